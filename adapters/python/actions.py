"""What players do and say, and how an action is turned down."""

from __future__ import annotations

from typing import Any, NamedTuple


class Refused(Exception):
    """An action is against the rules; the text is a code that says against which."""


class Action(NamedTuple):
    """One action of a player; what does not go with it is None."""

    player: int | None
    do: str
    piece: Any = None  # a tile or a card
    place: Any = None  # where a tile goes
    of: int | None = None  # the seat that muggins is called on
    said: bool | int | None = None  # True: whatever is due; a number; None: nothing


def is_right(said: bool | int | None, truth: int) -> bool:
    """Whether a player named the points in time, and rightly."""
    return said is True or (said is not None and said == truth)


def is_false(said: bool | int | None, truth: int) -> bool:
    """Whether a player named a number that is not the truth."""
    return said is not None and not is_right(said, truth)
