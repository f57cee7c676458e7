#!/usr/bin/env python3
"""Muggins, a domino game for two to four seats, behind a JSON conversation.

The file has three parts, from the inside out, and each knows only those above:

1. the rules:   Round (one round on the table) and Match (scores over rounds);
2. the adapter: a request in, what was shown after every action out;
3. the loop:    JSON-RPC 2.0, one object a line on stdin and stdout.
"""

from __future__ import annotations

import json
import random
import re
import sys
import traceback
from typing import Any, NamedTuple


# -------- 1. The rules ------------------------------------------------

HIGHEST_PIP = 6  # of the double-six set
HAND_SIZE = {2: 7, 3: 5, 4: 5}  # by number of players


class Tile(NamedTuple):
    """A domino. In a line, the order of the halves says how the tile lies."""

    left: int
    right: int

    def __str__(self) -> str:
        return f"{self.left}|{self.right}"

    @property
    def low(self) -> Tile:
        """The tile with its lower half first, as it is named off the line."""
        return Tile(min(self), max(self))

    @property
    def double(self) -> bool:
        return self.left == self.right

    @property
    def pips(self) -> int:
        return self.left + self.right


class Place(NamedTuple):
    """Where a tile can be laid: the end, the tile lying there, its free half."""

    end: str | None
    on: Tile | None
    pip: int | None


class Refused(Exception):
    """An action is against the rules; the text is a code that says against which."""


class Round:
    """Hands, table and turn; lay, draw and pass_turn do all or raise Refused."""

    def __init__(self, hands: list[list[Tile]], boneyard: list[Tile], opener: int | None) -> None:
        tiles = [tile for pile in [*hands, boneyard] for tile in pile]  # may be short of a set
        if len(set(tiles)) < len(tiles) or any(max(tile) > HIGHEST_PIP for tile in tiles):
            raise Refused("bad-deal")
        if opener is not None and (not 0 <= opener < len(hands) or not hands[opener]):
            raise Refused("bad-deal")
        self.hands = [list(hand) for hand in hands]
        self.boneyard = list(boneyard)
        self.line: list[Tile] = []  # left to right, each tile as it lies
        self.seat = opener  # whose turn it is, or was when the round ended
        self.state = "playing"  # then domino, blocked or stopped
        self.closer: int | None = None  # the seat that went out

    @property
    def turn(self) -> int | None:
        return self.seat if self.state == "playing" else None

    def places(self) -> list[Place]:
        """The two ends of the line; none before the first tile is laid."""
        if not self.line:
            return []
        first, last = self.line[0], self.line[-1]
        return [Place("left", first.low, first.left), Place("right", last.low, last.right)]

    def ends(self) -> list[Place]:
        """The places that differ: the two sides of a lone double are one end."""
        lone_double = len(self.line) == 1 and self.line[0].double
        return self.places()[1:] if lone_double else self.places()

    def plays(self, seat: int) -> list[tuple[Tile, Place | None]]:
        """All that the seat could lay; the opening tile has no place."""
        hand = self.hands[seat]
        if not self.line:
            return [(tile, None) for tile in hand]
        return [(tile, end) for tile in hand for end in self.ends() if end.pip in tile]

    def counted(self) -> list[tuple[Tile, int]]:
        """What counts: of a double both halves, of another tile the free half."""
        return [(on, on.pips if on.double else pip) for _, on, pip in self.ends()]

    def sum(self) -> int:
        return sum(pips for _, pips in self.counted())

    # What the seat on turn can do

    def lay(self, tile: Tile, place: Place | None) -> int:
        """Lay a tile and pass the turn on; return the points it is worth."""
        hand = self.hands[self.seat]
        if tile not in hand:
            raise Refused("not-in-hand")
        if place not in (self.places() or [None]) or (place and place.pip not in tile):
            raise Refused("no-match")  # an empty table has no ends
        if place is None:
            self.line.append(tile)
        elif place.end == "left":
            self.line.insert(0, Tile(tile.pips - place.pip, place.pip))
        else:
            self.line.append(Tile(place.pip, tile.pips - place.pip))
        hand.remove(tile)
        if not hand:
            self.closer = self.seat
        self._next()
        ends = self.sum()
        return ends if ends % 5 == 0 else 0

    def draw(self) -> None:
        """Take the next tile of the boneyard; the turn stays."""
        if self.plays(self.seat):
            raise Refused("must-play")
        if not self.boneyard:
            raise Refused("boneyard-empty")
        self.hands[self.seat].append(self.boneyard.pop(0))

    def pass_turn(self) -> None:
        """Give up the turn, with nothing to play and nothing to draw."""
        if self.plays(self.seat):
            raise Refused("must-play")
        if self.boneyard:
            raise Refused("must-draw")
        self._next()

    # How it ends

    def end_if_over(self) -> bool:
        """End the round if a hand was played out, or if it is blocked."""
        if self.closer is not None:
            self.state = "domino"
        elif self.line and not self.boneyard and not any(map(self.plays, range(len(self.hands)))):
            self.state = "blocked"
        return self.state != "playing"

    def stop(self) -> None:
        """End the round because the match was won in the middle of it."""
        self.state, self.closer = "stopped", None

    def _next(self) -> None:
        self.seat = (self.seat + 1) % len(self.hands)


def shuffled(players: int, chance: random.Random) -> tuple[list[list[Tile]], list[Tile]]:
    """Deal the whole set by chance: the hands, and the boneyard."""
    tiles = [Tile(low, high) for high in range(HIGHEST_PIP + 1) for low in range(high + 1)]
    chance.shuffle(tiles)
    hands = [[tiles.pop() for _ in range(HAND_SIZE[players])] for _ in range(players)]
    return hands, tiles


def settlement(hand: list[Tile]) -> int:
    """What a hand costs its holder: its pips, rounded to the nearest five."""
    return (sum(tile.pips for tile in hand) + 2) // 5 * 5


class Match:
    """The scores, and the rounds in which they are made."""

    def __init__(self, scores: list[int], target: int, floor: str, rounds: list[Round]) -> None:
        sizes = {len(each.hands) for each in rounds}
        if not 2 <= len(scores) <= 4 or sizes != {len(scores)}:
            raise Refused("bad-deal")
        self.scores = list(scores)
        self.target = target
        self.floor = floor  # none or zero
        self.round, *self.later = rounds
        self.winner: int | None = None
        self.awards = [0] * len(scores)  # what the last action brought, by seat
        self.settled: list[int] | None = None  # only where it ended the round

    def act(self, player: int | None, do: str, tile: Tile | None, place: Place | None) -> None:
        """Carry out one action, or raise Refused and leave the position as it was."""
        self.awards, self.settled = [0] * len(self.scores), None
        if self.winner is not None:
            raise Refused("match-over")
        if do == "deal":
            return self._deal()
        if self.round.state != "playing":
            raise Refused("round-over")
        if player != self.round.seat:
            raise Refused("not-your-turn")

        if do == "play":
            self._award(player, self.round.lay(tile, place))
        elif do == "draw":
            self.round.draw()
        elif do == "pass":
            self.round.pass_turn()
        else:
            raise Refused("unspecified")

        if self.winner is None and self.round.end_if_over():
            self._settle()

    def _deal(self) -> None:
        if self.round.state == "playing":
            raise Refused("round-not-over")
        if not self.later:
            raise Refused("round-over")
        closer, self.round = self.round.closer, self.later.pop(0)
        if self.round.seat is None:  # no lot was drawn: whoever went out opens
            self.round.seat = closer or 0

    def _award(self, seat: int, points: int) -> None:
        """Credit a placement, which may win the match on the spot."""
        self.awards[seat] = points
        self.scores[seat] += points
        if points and self.scores[seat] >= self.target:
            self.winner = seat
            self.round.stop()

    def _settle(self) -> None:
        """Take from everyone what is left in the own hand, below 0 only without a floor."""
        costs = [settlement(hand) for hand in self.round.hands]
        if self.floor == "zero":
            costs = [min(cost, max(score, 0)) for cost, score in zip(costs, self.scores)]
        self.settled = [-cost for cost in costs]
        self.scores = [a + b for a, b in zip(self.scores, self.settled)]


# -------- 2. The adapter ----------------------------------------------

CLAIM = {
    "ruleset": "muggins",
    "players": [2, 3, 4],
    "options": {"target": "any", "floor": ["none", "zero"]},
    "covers": ["line", "award", "turn", "draw", "round", "settle", "match", "view"],
    "takes": ["hands", "boneyard", "opener", "scores", "lots"],
}


def hello(params: dict[str, Any]) -> dict[str, Any]:
    """Say who this is, and what it claims to play."""
    about = {"name": "muggins-python", "version": "0.1.0", "language": "Python"}
    return {"protocol": 1, **about, "methods": ["play", "shuffle"], "plays": [CLAIM]}


def play(params: dict[str, Any]) -> dict[str, Any]:
    """Play a whole game, and show the position before and after every action."""
    if params["ruleset"] != "muggins":
        return {"unable": "other"}
    try:
        match = read_match(params)
    except Refused as refusal:
        return {"refused": str(refusal)}
    return {"trace": [show(match)] + [step(match, action) for action in params["actions"]]}


def shuffle(params: dict[str, Any]) -> dict[str, Any]:
    """Deal one round of our own, the same for the same seed."""
    if params["ruleset"] != "muggins":
        raise ValueError("another ruleset")
    hands, boneyard = shuffled(params["players"], random.Random(params["seed"]))
    return {"hands": [list(map(str, hand)) for hand in hands], "boneyard": list(map(str, boneyard))}


def step(match: Match, action: dict[str, Any]) -> dict[str, Any]:
    """Carry out one action, and return its entry in the trace."""
    if action.get("if") == "playing" and match.round.state != "playing":
        return {"skipped": True}
    try:
        tile, place = read_tile(action.get("tile")), read_place(action)
        match.act(action.get("player"), action["do"], tile, place)
    except Refused as refusal:
        return {"refused": str(refusal), **show(match)}
    return show(match)


def show(match: Match) -> dict[str, Any]:
    """Everything that can be seen of the game now."""
    now = match.round
    hands = [list(map(str, hand)) for hand in now.hands]
    position = {
        "turn": now.turn,
        "line": list(map(str, now.line)),
        "counted": [{"tile": str(tile.low), "pips": pips} for tile, pips in now.counted()],
        "sum": now.sum(),
        "awards": match.awards,
        "scores": match.scores.copy(),
        "hands": hands,
        "boneyard": len(now.boneyard),
        "legal": legal(now),
        "round": now.state,
        "closer": now.closer,
        "winner": match.winner,
    }
    if match.settled is not None:
        position["settled"] = match.settled
    if now.turn is not None:  # what that player sees of the tiles off the table
        held = {"hand": hands[now.turn], "sizes": list(map(len, hands))}
        position["view"] = {"seat": now.turn, **held, "boneyard": len(now.boneyard)}
    return position


def legal(now: Round) -> list[dict[str, Any]]:
    """All that the seat on turn may do; nothing once the round is over."""
    if now.turn is None:
        return []
    moves = []
    for tile, place in now.plays(now.turn):
        move: dict[str, Any] = {"do": "play", "tile": str(tile)}
        if place is not None:
            move.update(end=place.end, on=str(place.on), pip=place.pip)
        moves.append(move)
    return moves or [{"do": "draw"} if now.boneyard else {"do": "pass"}]


def read_match(params: dict[str, Any]) -> Match:
    """Set up a match as the request says; raise Refused for a bad deal."""
    players = params["players"]
    if len(params["scores"]) != players:
        raise Refused("bad-deal")
    options = params.get("options", {})
    target = options.get("target", 250 if players == 2 else 200)
    rounds: list[Round] = []
    for deal in params["rounds"]:
        opener = deal.get("opener", None if rounds else 0)
        if deal.get("lots"):
            opener = deal["lots"][-1][0]  # on whom the last lot fell
        *hands, boneyard = [[*map(read_tile, pile)] for pile in [*deal["hands"], deal["boneyard"]]]
        rounds.append(Round(hands, boneyard, opener))
    return Match(params["scores"], target, options.get("floor", "none"), rounds)


def read_place(action: dict[str, Any]) -> Place | None:
    """Read where an action lays its tile; None where it names no place."""
    place = Place(action.get("end"), read_tile(action.get("on")), action.get("pip"))
    return place if any(part is not None for part in place) else None


def read_tile(text: str | None) -> Tile | None:
    """Read a tile such as 3|6, and put its lower half first."""
    if text is None:
        return None
    if not re.fullmatch(r"\d{1,2}\|\d{1,2}", text, re.ASCII):
        raise ValueError(f"{text!r} is no tile")
    return Tile(*map(int, text.split("|"))).low


# -------- 3. The loop -------------------------------------------------

METHODS = {"hello": hello, "play": play, "shuffle": shuffle}
PARSE_ERROR, INVALID_REQUEST, UNKNOWN_METHOD, INVALID_PARAMS = -32700, -32600, -32601, -32602


def error(number: Any, code: int, message: str) -> dict[str, Any]:
    """The answer to a request that went wrong."""
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


def answer(line: bytes) -> dict[str, Any]:
    """Answer one line of input."""
    try:
        request = json.loads(line.decode("utf-8"))  # takes a \r at the end too
    except (ValueError, RecursionError) as problem:
        return error(None, PARSE_ERROR, f"no JSON: {problem}")
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        return error(None, INVALID_REQUEST, "no request")
    number, method = request.get("id"), request["method"]
    if method not in METHODS:
        return error(number, UNKNOWN_METHOD, f"unknown method {method}")
    try:
        result = METHODS[method](request.get("params", {}))
    except (AttributeError, KeyError, TypeError, ValueError) as problem:
        traceback.print_exc()  # on stderr, which is free
        return error(number, INVALID_PARAMS, f"cannot read the request: {problem!r}")
    return {"jsonrpc": "2.0", "id": number, "result": result}


def main() -> None:
    """Answer line by line until the input ends."""
    for line in sys.stdin.buffer:  # bytes, so that no locale changes anything
        sys.stdout.buffer.write(json.dumps(answer(line)).encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
