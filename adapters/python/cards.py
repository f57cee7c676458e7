"""Muggins with playing cards: one running total, and stacks that go up to a limit."""

from __future__ import annotations

import re
from typing import NamedTuple

from actions import Action, Refused, is_false, is_right
from options import Options

RANKS, SUITS = "A23456789TJQK", "CDHS"
POINTS_FOR_LIMIT = 2
POINTS_FOR_LAST = 1


def value(card: str) -> int:
    """What a card adds to the total: tens and pictures ten, an ace one."""
    return min(RANKS.index(card[0]) + 1, 10)


def read_card(text: str) -> str:
    """Check a card such as TC."""
    if not re.fullmatch(f"[{RANKS}][{SUITS}]", text):
        raise ValueError(f"{text!r} is no card")
    return text


def whole_deck() -> list[str]:
    return [rank + suit for suit in SUITS for rank in RANKS]


class Deal(NamedTuple):
    """What chance decides of a round."""

    hands: list[list[str]]
    stock: list[str]  # the first is drawn first


class Unclaimed(NamedTuple):
    """Points that their player has not claimed yet."""

    seat: int
    points: int
    card: int  # how many cards had been played when they arose
    action: int  # how many cards and goes


class Match:
    """Scores, hands, stock and pile; what the players do changes them."""

    def __init__(self, options: Options, scores: list[int], dealer: int, deals: list[Deal]) -> None:
        self.options = options
        self.scores = list(scores)
        self.winner: int | None = None
        self.awards = [0] * len(scores)  # what the last action brought, by seat
        self.later = list(deals)
        self._begin(dealer)

    @property
    def turn(self) -> int | None:
        return self.seat if self.state == "playing" else None

    @property
    def total(self) -> int:
        return sum(map(value, self.pile))

    def fitting(self, seat: int) -> list[str]:
        """The cards that the seat could play."""
        room = self.options["limit"] - self.total
        return [card for card in self.hands[seat] if value(card) <= room]

    def open(self) -> list[int]:
        """The points of each seat that can still be claimed or called."""
        points = [0] * len(self.scores)
        for item in self.unclaimed:
            points[item.seat] += item.points
        return points

    def act(self, action: Action) -> None:
        """Carry out one action, or raise Refused and leave the position as it was."""
        self.awards = [0] * len(self.scores)
        if self.winner is not None:
            raise Refused("match-over")
        anytime = {"deal": self._deal, "claim": self._claim, "call": self._call}
        if action.do in anytime:
            return anytime[action.do](action)
        if self.state != "playing":
            raise Refused("round-over")
        if action.player != self.seat:
            raise Refused("not-your-turn")
        on_turn = {"play": self._play, "go": self._go}
        if action.do not in on_turn:
            raise Refused("unspecified")
        on_turn[action.do](action)

    # Rounds

    def _begin(self, dealer: int) -> None:
        """Deal the next round; the seat after the dealer leads."""
        deal = self.later[0]
        if len(deal.hands) != len(self.scores) or not possible(deal):
            raise Refused("bad-deal")
        self.later.pop(0)
        self.dealer = dealer
        self.hands = [list(hand) for hand in deal.hands]
        self.stock = list(deal.stock)
        self.state = "playing"  # then played-out or stopped
        self.cards = self.actions = 0  # played, and done on turn, in this round
        self.unclaimed: list[Unclaimed] = []
        self._clear()
        self.seat = self._after(dealer)

    def _deal(self, action: Action) -> None:
        if self.state == "playing":
            raise Refused("round-not-over")
        if not self.later:
            raise Refused("round-over")
        self._begin((self.dealer + 1) % len(self.scores))

    def _clear(self) -> None:
        """Begin a stack."""
        self.pile: list[str] = []
        self.last: int | None = None  # who played the last card of the pile
        self.claimed = False  # whether a claim came with it
        self.gone: set[int] = set()  # who said go since then

    def _after(self, seat: int) -> int:
        """The next seat that holds cards."""
        players = len(self.hands)
        turns = [(seat + n) % players for n in range(1, players + 1)]
        return next(seat for seat in turns if self.hands[seat])

    def _draw(self) -> None:
        if self.stock:
            self.hands[self.seat].append(self.stock.pop(0))

    # Turns

    def _play(self, action: Action) -> None:
        seat, card = self.seat, action.piece
        if card not in self.hands[seat]:
            raise Refused("not-in-hand")
        if card not in self.fitting(seat):
            raise Refused("over-limit")
        total = self.total + value(card)
        worth = self._worth(total)
        self._check_word(action, worth)

        self.cards += 1
        self._count_action()
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.last, self.claimed, self.gone = seat, is_right(action.said, worth), set()
        later = total == self.options["limit"] and self.options["limit-paid"] == "at-close"
        self._award(seat, 0 if later else worth, self.claimed)
        if self.winner is None:
            self._refill()
            self._end_if_over()
        if self.winner is None and self.state == "playing":
            self.seat = self._after(seat)

    def _go(self, action: Action) -> None:
        seat = self.seat
        if self.fitting(seat):
            raise Refused("must-play")
        holders = {other for other, hand in enumerate(self.hands) if hand}
        closes = holders <= self.gone | {seat}
        due = self._due_at_close() if closes and self.last == seat else 0
        self._check_word(action, due)

        self._count_action()
        self.gone.add(seat)
        if self.options["go-draw"] == "yes":
            self._draw()
        if closes:
            self._close(is_right(action.said, due))
        if self.winner is None:
            self.seat = self._after(seat)

    def _count_action(self) -> None:
        """Count an action of the seat on turn; the windows that it ends lapse."""
        self.actions += 1
        self.unclaimed = [
            one for one in self.unclaimed if self._claimable(one) or self._callable(one)
        ]

    def _refill(self) -> None:
        """Draw behind a card, as agreed."""
        short = len(self.hands[self.seat]) < self.options["hand"]
        if {"up-to-hand": short, "one-a-play": True, "none": False}[self.options["refill"]]:
            self._draw()

    def _end_if_over(self) -> None:
        """Close the stack at the limit, and end the round when no hand holds a card."""
        at_limit = self.total == self.options["limit"]
        if at_limit and self.options["at-limit"] == "at-once":
            self._close(self.claimed)
        if self.winner is not None or any(self.hands):
            return
        if self.pile and (at_limit or self.options["last-stack"] == "pays"):
            self._pay_last(self.claimed)
        if self.winner is None:
            self.state = "played-out"  # the pile stays as it lies

    def _close(self, claimed: bool) -> None:
        """Close the stack: who played its last card is paid, and it begins anew."""
        self._pay_last(claimed)
        self._clear()

    # Points

    def _worth(self, total: int) -> int:
        """What a card is worth that makes the total, at once or at the close."""
        if total == self.options["limit"]:
            return POINTS_FOR_LIMIT
        return total if total % 5 == 0 else 0

    def _due_at_close(self) -> int:
        """What the last card of a stack is worth; at the limit never twice."""
        if self.total == self.options["limit"]:
            return POINTS_FOR_LIMIT if self.options["limit-paid"] == "at-close" else 0
        return POINTS_FOR_LAST

    def _last_needs_claim(self) -> bool:
        """The points for the limit need one; the point for last only if it can be called."""
        return self.total == self.options["limit"] or self.options["last-call"] == "on"

    def _pay_last(self, claimed: bool) -> None:
        """Pay for the last card of the stack; for the limit the claim may be made on the hit."""
        at_limit = self.total == self.options["limit"]
        own = (claimed and self.seat == self.last) or (self.claimed and at_limit)
        self._award(self.last, self._due_at_close(), own or not self._last_needs_claim())

    def _award(self, seat: int, points: int, claimed: bool) -> None:
        """Credit points, or leave them to be claimed."""
        if claimed or self.options["claim"] == "automatic":
            self._credit(seat, points)
        elif points:
            self.unclaimed.append(Unclaimed(seat, points, self.cards, self.actions))

    def _credit(self, seat: int, points: int) -> None:
        """Give points, which may win the match on the spot."""
        self.awards[seat] += points
        self.scores[seat] += points
        if points and self.scores[seat] >= self.options["target"]:
            self.winner, self.unclaimed = seat, []
            self.state = "stopped"

    # Claims and calls

    def _check_word(self, action: Action, due: int) -> None:
        """Refuse a false claim, where it is not simply taken for none."""
        refuses = self.options["wrong-announcement"] == "refused"
        if refuses and self.options["claim"] == "by-word" and is_false(action.said, due):
            raise Refused("wrong-announcement")

    def _claim(self, action: Action) -> None:
        """Take all that the player can still claim, which is until the next card."""
        own = [one for one in self.unclaimed if one.seat == action.player]
        taken = list(filter(self._claimable, own))
        if not taken:
            raise Refused("nothing-to-claim")
        self._take(taken, action.player)

    def _call(self, action: Action) -> None:
        """Take all that another player has left open."""
        theirs = [one for one in self.unclaimed if one.seat == action.of]
        taken = list(filter(self._callable, theirs))
        if not taken or action.player == action.of:
            raise Refused("nothing-to-call")
        self._take(taken, action.player)

    def _take(self, taken: list[Unclaimed], seat: int) -> None:
        self.unclaimed = [one for one in self.unclaimed if one not in taken]
        self._credit(seat, sum(one.points for one in taken))

    def _claimable(self, one: Unclaimed) -> bool:
        """Whether the own player may claim: until the next card is played."""
        return self.cards == one.card

    def _callable(self, one: Unclaimed) -> bool:
        """Whether an opponent may call now, by the cards played since."""
        since = self.cards - one.card
        allowed = {
            "either": since <= 1,
            "next-card": since == 0,
            "late": since == 1,
            "next-action": self.actions == one.action,
        }
        return self.options["call"] == "steal" and allowed[self.options["call-window"]]


def possible(deal: Deal) -> bool:
    """Whether each card is there only once, and somebody holds one."""
    cards = [card for heap in [*deal.hands, deal.stock] for card in heap]
    return any(deal.hands) and len(set(cards)) == len(cards)
