"""A match with cards as the conversation tells it: set up, carry out, show."""

from __future__ import annotations

from typing import Any

from actions import Action, Refused
from cards import Deal, Match, read_card, whole_deck
from options import complete


def set_up(params: dict[str, Any]) -> Match:
    """Set up a match as the request says; raise Refused for a bad deal."""
    players = params["players"]
    options = complete(params["ruleset"], params.get("options", {}), players)
    deals = []
    for dealt in params["rounds"]:
        hands = [list(map(read_card, hand)) for hand in dealt["hands"]]
        deals.append(Deal(hands, list(map(read_card, dealt["stock"]))))
    if len(params["scores"]) != players:
        raise Refused("bad-deal")
    dealer = params["rounds"][0].get("dealer", players - 1)
    return Match(options, params["scores"], dealer, deals)


def read_action(action: dict[str, Any]) -> Action:
    card = read_card(action["card"]) if "card" in action else None
    of, said = action.get("of"), action.get("claim")
    return Action(action.get("player"), action["do"], card, None, of, said)


def holds(match: Match, condition: str | None, player: int | None) -> bool:
    """Whether an action with a condition is to be carried out."""
    if condition == "turn":
        return match.turn is not None and match.turn == player
    if condition == "stack":
        return match.state == "playing" and bool(match.pile)
    return condition != "playing" or match.state == "playing"


def show(match: Match) -> dict[str, Any]:
    """Everything that can be seen of the game now."""
    return {
        "turn": match.turn,
        "total": match.total,
        "pile": match.pile.copy(),
        "last": match.last,
        "hands": [hand.copy() for hand in match.hands],
        "stock": len(match.stock),
        "dealer": match.dealer,
        "legal": legal(match),
        "awards": match.awards,
        "scores": match.scores.copy(),
        "open": match.open(),
        "round": match.state,
        "winner": match.winner,
    }


def legal(match: Match) -> list[dict[str, Any]]:
    """All that the seat on turn may do; nothing once the round is over."""
    if match.turn is None:
        return []
    plays = [{"do": "play", "card": card} for card in match.fitting(match.turn)]
    return plays or [{"do": "go"}]


def shuffle(params: dict[str, Any]) -> dict[str, Any]:
    """Deal the whole deck by chance, the same for the same seed."""
    from random import Random  # takes a while to load, and is wanted here only

    players = params["players"]
    options = complete(params["ruleset"], params.get("options", {}), players)
    cards = whole_deck()
    Random(params["seed"]).shuffle(cards)
    hands = [[cards.pop() for _ in range(options["hand"])] for _ in range(players)]
    return {"hands": hands, "stock": cards, "dealer": players - 1}
