"""Who opens a round of dominoes, and with which tile."""

from __future__ import annotations

from rounds import Round
from tiles import Tile


def heaviest(hand: list[Tile], rule: str) -> Tile:
    """The heaviest double or else single, or the heaviest tile of all.

    Of two with equal pips the one with the higher half is the heavier.
    """

    def weight(tile: Tile) -> tuple[bool, int, int]:
        return tile.double and rule == "heaviest-double", tile.pips, max(tile)

    return max(hand, key=weight)


def by_weight(hands: list[list[Tile]], rule: str) -> int:
    """The seat that holds the heaviest tile."""
    tile = heaviest([tile for hand in hands for tile in hand], rule)
    return next(seat for seat, hand in enumerate(hands) if tile in hand)


def opener(rule: str, hands: list[list[Tile]], last: Round | None) -> int:
    """The seat that opens the round of these hands, after the last round."""
    if rule.startswith("heaviest"):
        return by_weight(hands, rule)
    if rule == "closer" and last is not None:
        return last.closer or 0
    if rule == "rotate" and last is not None:
        return (last.opener + 1) % len(hands)
    if rule == "lightest" and last is not None:
        return last.lightest()[0]
    return 0  # a lot, and nobody told us how it fell
