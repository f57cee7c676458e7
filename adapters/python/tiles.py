"""Domino tiles."""

from __future__ import annotations

import re
from typing import NamedTuple


class Tile(NamedTuple):
    """A domino. On the table, the order of the halves says how the tile lies."""

    left: int
    right: int

    def __str__(self) -> str:
        return f"{self.left}|{self.right}"

    @property
    def low(self) -> Tile:
        """The tile with its lower half first, as it is named off the table."""
        return Tile(min(self), max(self))

    @property
    def double(self) -> bool:
        return self.left == self.right

    @property
    def pips(self) -> int:
        return self.left + self.right


def read_tile(text: str) -> Tile:
    """Read a tile such as 3|6, and put its lower half first."""
    if not re.fullmatch(r"\d{1,2}\|\d{1,2}", text, re.ASCII):
        raise ValueError(f"{text!r} is no tile")
    return Tile(*map(int, text.split("|"))).low


def whole_set(highest: int) -> list[Tile]:
    """Every tile of a set, which is named by its highest double."""
    return [Tile(low, high) for high in range(highest + 1) for low in range(high + 1)]


def hand_size(sizes: str, players: int) -> int:
    """How many tiles each player is dealt; sizes are for two, three and four."""
    return int(sizes.split("/")[players - 2]) if players <= 4 else 5
