"""A match of dominoes: the scores over several rounds, and the muggins call."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import openers
import settling
from actions import Action, Refused, is_false, is_right
from layout import Layout
from options import Options
from rounds import Round
from tiles import Tile, whole_set


class Deal(NamedTuple):
    """What chance decides of a round."""

    hands: list[list[Tile]]
    boneyard: list[Tile]
    opener: int | None  # None: the rules say who opens


class Match:
    """Scores, and the rounds in which they are made.

    Points that were not announced, where they have to be, are open for a
    while: they can be called, and what becomes of them is an option.
    """

    def __init__(self, options: Options, scores: list[int], deals: list[Deal]) -> None:
        self.options = options
        self.scores = list(scores)
        first, *self.later = deals
        self.round = self._dealt(first, options["opener"], None)
        self.winner: int | None = None
        self.awards = [0] * len(scores)  # what the last action brought, by seat
        self.settled: list[int] | None = None  # only where it ended the round
        self.open: tuple[int, int] | None = None  # a seat and its points

    def act(self, action: Action) -> None:
        """Carry out one action, or raise Refused and leave the position as it was."""
        self.awards, self.settled = [0] * len(self.scores), None
        if self.winner is not None:
            raise Refused("match-over")
        if action.do == "deal":
            return self._deal()
        if action.do == "call":
            return self._call(action)
        if self.round.state != "playing":
            raise Refused("round-over")
        if action.player != self.round.seat:
            raise Refused("not-your-turn")

        if action.do == "play":
            self._play(action)
        elif action.do == "draw":
            self.round.check_draw()
            self._go_on(self.round.draw)
        elif action.do == "pass":
            self.round.check_pass()
            self._go_on(self.round.pass_turn)
        else:
            raise Refused("unspecified")
        if self.winner is None and self.round.end_if_over():
            self._settle()

    # Rounds

    def _dealt(self, deal: Deal, rule: str, last: Round | None) -> Round:
        """Set up a round, which is opened as the deal or else the rule says."""
        if len(deal.hands) != len(self.scores) or not possible(deal, self.options):
            raise Refused("bad-deal")
        if rule == "heaviest":  # as in the first round, if that is decided by weight
            by_lot = self.options["opener"] == "lot"
            rule = "heaviest-double" if by_lot else self.options["opener"]
        seat, lead = deal.opener, None
        if seat is None:
            seat = openers.opener(rule, deal.hands, last)
            if self.options["lead"] == "that-tile" and rule.startswith("heaviest"):
                lead = openers.heaviest(deal.hands[seat], rule)
        if not 0 <= seat < len(deal.hands) or not deal.hands[seat]:
            raise Refused("bad-deal")
        return Round(self.options, deal.hands, deal.boneyard, seat, lead)

    def _deal(self) -> None:
        if self.round.state == "playing":
            raise Refused("round-not-over")
        if not self.later:
            raise Refused("round-over")
        went_out = self.round.state == "domino"
        rule = self.options["next-opener" if went_out else "after-block"]
        dealt = self._dealt(self.later[0], rule, self.round)
        self._close_window()
        if self.winner is None:
            self.later.pop(0)
            self.round = dealt

    def _settle(self) -> None:
        """Settle the hands; with a floor nobody falls, or falls further, below 0."""
        gains = settling.settlement(self.round, self.options)
        if self.options["floor"] == "zero":
            gains = [max(gain, min(0, -score)) for gain, score in zip(gains, self.scores)]
        self.settled = gains
        self.scores = [score + gain for score, gain in zip(self.scores, gains)]
        gainers = [seat for seat, gain in enumerate(gains) if gain > 0]
        self._look_for_winner(gainers if self._wins_at_once() else range(len(gains)))

    # Turns

    def _play(self, action: Action) -> None:
        after = self.round.check_play(action.piece, action.place)
        wrong = self._has_to_announce() and is_false(action.said, scoring(after))
        if wrong and self.options["wrong-announcement"] == "refused":
            raise Refused("wrong-announcement")
        self._close_window()
        if self.winner is None:
            seat = self.round.seat
            self.round.lay(action.piece, after)
            self._award(seat, action.said, after)

    def _go_on(self, move: Callable[[], None]) -> None:
        """Draw or pass, which closes the window unless that waits for a tile."""
        if self.options["call-window"] == "next-action":
            self._close_window()
        if self.winner is None:
            move()

    def _award(self, seat: int, said: bool | int | None, laid: Layout) -> None:
        """Credit what a placement is worth, or leave it open."""
        pips = scoring(laid)
        due = settling.points(pips, self.options)
        if not self._has_to_announce() or is_right(said, pips):
            self._credit(seat, due)
        elif is_false(said, pips) and self.options["wrong-announcement"] == "penalty":
            opponent = (seat + 1) % len(self.scores)
            self._credit(opponent, settling.points(int(said), self.options))
        elif self.options["call"] == "announce-only":  # nobody can call, so they stand
            self._credit(seat, due)
        elif due:
            self.open = seat, due

    def _credit(self, seat: int, points: int) -> None:
        """Give points, which may win the match on the spot."""
        self.awards[seat] += points
        self.scores[seat] += points
        if points and (self._wins_at_once() or self.round.state != "playing"):
            self._look_for_winner([seat] if self._wins_at_once() else range(len(self.scores)))
        if self.winner is not None:
            self.round.stop()

    def _wins_at_once(self) -> bool:
        return self.options["target-when"] == "at-once"

    def _look_for_winner(self, seats: range | list[int]) -> None:
        """Of those who have reached the target, the highest wins; equals play on."""
        reached = [seat for seat in seats if self.scores[seat] >= self.options["target"]]
        best = max((self.scores[seat] for seat in reached), default=0)
        first = [seat for seat in reached if self.scores[seat] == best]
        if len(first) == 1:
            self.winner, self.open = first[0], None

    # The muggins call

    def _has_to_announce(self) -> bool:
        return self.options["call"] != "off"

    def _call(self, action: Action) -> None:
        """Take, or take away, what somebody else did not announce."""
        if self.open is None or self.open[0] != action.of or action.player == action.of:
            raise Refused("nothing-to-call")
        (_, points), self.open = self.open, None
        if self.options["call"] == "steal":
            self._credit(action.player, points)

    def _close_window(self) -> None:
        """Nobody called in time."""
        if self.open is None:
            return
        (seat, points), self.open = self.open, None
        if self.options["uncalled"] == "stands":
            self._credit(seat, points)


def scoring(laid: Layout) -> int:
    """The pips that score, and that have to be announced: the sum of the ends, or none of it."""
    ends = laid.sum()
    return ends if ends % 5 == 0 else 0


def possible(deal: Deal, options: Options) -> bool:
    """Whether all tiles are of the set, each there only once, and somebody holds one."""
    tiles = [tile for heap in [*deal.hands, deal.boneyard] for tile in heap]
    known = set(whole_set(options["set"]))
    return any(deal.hands) and len(set(tiles)) == len(tiles) and known.issuperset(tiles)
