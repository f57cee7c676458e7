"""A match of dominoes as the conversation tells it: set up, carry out, show."""

from __future__ import annotations

from typing import Any

from actions import Action, Refused
from dominoes import Deal, Match
from layout import Place
from options import Options, complete
from rounds import Round
from tiles import Tile, hand_size, read_tile, whole_set


def set_up(params: dict[str, Any]) -> Match:
    """Set up a match as the request says; raise Refused for a bad deal."""
    options = complete(params["ruleset"], params.get("options", {}), params["players"])
    deals = []
    for dealt in params["rounds"]:
        opener = dealt.get("opener")
        if dealt.get("lots"):
            opener = dealt["lots"][-1][0]  # on whom the last lot fell
        hands = [list(map(read_tile, hand)) for hand in dealt["hands"]]
        deals.append(Deal(hands, list(map(read_tile, dealt["boneyard"])), opener))
    if len(params["scores"]) != params["players"]:
        raise Refused("bad-deal")
    return Match(options, params["scores"], deals)


def read_action(action: dict[str, Any]) -> Action:
    tile = read_tile(action["tile"]) if "tile" in action else None
    place, of = read_place(action), action.get("of")
    return Action(action.get("player"), action["do"], tile, place, of, action.get("announce"))


def read_place(action: dict[str, Any]) -> Place | None:
    """Read where an action lays its tile; None where it names no place."""
    on = read_tile(action["on"]) if "on" in action else None
    place = Place(action.get("end"), on, action.get("pip"))
    return place if any(part is not None for part in place) else None


def holds(match: Match, condition: str | None, player: int | None) -> bool:
    """Whether an action with a condition is to be carried out."""
    return condition != "playing" or match.round.state == "playing"


def show(match: Match) -> dict[str, Any]:
    """Everything that can be seen of the game now."""
    now, layout = match.round, match.round.layout
    position = {
        "turn": now.turn,
        "line": strings(layout.line()),
        "arms": {str(double): list(map(strings, two)) for double, two in layout.arms()},
        "counted": [{"tile": str(tile), "pips": pips} for tile, pips in layout.counted()],
        "sum": layout.sum(),
        "awards": match.awards,
        "scores": match.scores.copy(),
        "hands": list(map(strings, now.hands)),
        "boneyard": len(now.boneyard),
        "legal": legal(now),
        "round": now.state,
        "closer": now.closer,
        "winner": match.winner,
        "open": open_points(match),
    }
    if match.settled is not None:
        position["settled"] = match.settled
    if now.turn is not None:
        position["view"] = view(now, now.turn)
    return position


def open_points(match: Match) -> list[int]:
    """The points of each seat that can be called."""
    seat, points = match.open or (0, 0)
    return [points if seat == one else 0 for one in range(len(match.scores))]


def view(now: Round, seat: int) -> dict[str, Any]:
    """What a player sees of the tiles that are not on the table."""
    hand, sizes = strings(now.hands[seat]), list(map(len, now.hands))
    return {"seat": seat, "hand": hand, "sizes": sizes, "boneyard": len(now.boneyard)}


def legal(now: Round) -> list[dict[str, Any]]:
    """All that the seat on turn may do; nothing once the round is over."""
    if now.turn is None:
        return []
    moves = []
    for tile, place in now.plays():
        move: dict[str, Any] = {"do": "play", "tile": str(tile)}
        if place is not None:
            move.update(end=place.end, on=str(place.on), pip=place.pip)
        moves.append(move)
    if now.may_draw():
        moves.append({"do": "draw"})
    return moves or [{"do": "pass"}]


def shuffle(params: dict[str, Any]) -> dict[str, Any]:
    """Deal the whole set by chance, the same for the same seed."""
    from random import Random  # takes a while to load, and is wanted here only

    players = params["players"]
    options = complete(params["ruleset"], params.get("options", {}), players)
    tiles = strings(whole_set(options["set"]))
    Random(params["seed"]).shuffle(tiles)
    size = hand_size(options["hand"], players)
    hands = [[tiles.pop() for _ in range(size)] for _ in range(players)]
    return {"hands": hands, "boneyard": tiles}  # also what is held in reserve


def strings(tiles: list[Tile]) -> list[str]:
    return list(map(str, tiles))
