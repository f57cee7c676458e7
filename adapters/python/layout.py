"""The tiles on the table: how they join, where one can go on, and what counts."""

from __future__ import annotations

from typing import Iterator, NamedTuple

from options import Options
from tiles import Tile

OPPOSITE = {"left": "right", "right": "left", "up": "down", "down": "up"}
ACROSS = {"left": ("up", "down"), "right": ("up", "down")}
ACROSS |= {"up": ("left", "right"), "down": ("left", "right")}


class Place(NamedTuple):
    """Where a tile can be laid: the end, the tile lying there, its free half."""

    end: str | None
    on: Tile | None
    pip: int | None


class Piece(NamedTuple):
    """A tile on the table, seen from where its branch begins.

    The opening tile points to the right, its lower half to the left. A double
    has four sides: two in line with its branch, and two arms across.
    """

    tile: Tile  # the inner half first
    way: str  # where the outer half points

    @property
    def line(self) -> tuple[str, str]:
        """The outer side and the inner one."""
        return self.way, OPPOSITE[self.way]

    def pip(self, side: str) -> int:
        return self.tile.left if side == OPPOSITE[self.way] else self.tile.right


class Layout:
    """What lies on the table. It never changes: laying a tile makes another one."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.pieces: list[Piece] = []  # in the order in which they were laid
        self.joined: dict[tuple[int, str], int] = {}  # piece and side, the piece there

    def with_tile(self, tile: Tile, place: Place | None) -> Layout | None:
        """Lay a tile, or return None where it does not fit; the first has no place."""
        laid, new = Layout(self.options), len(self.pieces)
        if place is None and not self.pieces:
            laid.pieces = [Piece(tile, "right")]
            return laid
        found = self._find(place) if place else None
        if found is None or place.pip not in tile:
            return None
        on, side = found
        laid.pieces = [*self.pieces, Piece(Tile(place.pip, tile.pips - place.pip), side)]
        laid.joined = {**self.joined, (on, side): new, (new, OPPOSITE[side]): on}
        return laid

    def places(self) -> list[Place]:
        """Where one can go on. The free sides of one double are one place."""
        found: dict[tuple[Tile, int], Place] = {}
        for _, place in self._free_sides():
            found.setdefault((place.on, place.pip), place)
        return list(found.values())

    def counted(self) -> list[tuple[Tile, int]]:
        """What counts, each with its pips: free halves of singles, and doubles."""
        contributions = []
        for number, piece in enumerate(self.pieces):
            count = self._double if piece.tile.double else self._single
            contributions += [(piece.tile.low, pips) for pips in count(number, piece)]
        return contributions

    def sum(self) -> int:
        return sum(pips for _, pips in self.counted())

    def line(self) -> list[Tile]:
        """The line from left to right, without arms, each tile as it lies."""
        if not self.pieces:
            return []
        left, right = self._branch(0, "left"), self._branch(0, "right")
        return [Tile(*reversed(tile)) for tile in reversed(left)] + [self.pieces[0].tile] + right

    def arms(self) -> list[tuple[Tile, list[list[Tile]]]]:
        """Every spinner with its two arms, outward, the inner halves first."""
        return [
            (piece.tile, [self._branch(number, side) for side in ACROSS[piece.way]])
            for number, piece in enumerate(self.pieces)
            if self._is_spinner(number)
        ]

    # Sides

    def _is_spinner(self, number: int) -> bool:
        which = self.options["spinner"]
        if which == "none" or not self.pieces[number].tile.double:
            return False
        earlier = any(piece.tile.double for piece in self.pieces[:number])
        return which == "every-double" or not earlier

    def _free(self, number: int, sides: tuple[str, ...]) -> list[str]:
        return [side for side in sides if (number, side) not in self.joined]

    def _bare_arms(self, number: int) -> list[str]:
        """The arms of a spinner that are open, and that nobody has played on."""
        piece = self.pieces[number]
        at_once = self.options["spinner-arms"] == "at-once"
        if not self._is_spinner(number) or (self._free(number, piece.line) and not at_once):
            return []
        return self._free(number, ACROSS[piece.way])

    def _free_sides(self) -> Iterator[tuple[int, Place]]:
        """Every side that a tile can join, by the number of its piece."""
        for number, piece in enumerate(self.pieces):
            for side in self._free(number, piece.line) + self._bare_arms(number):
                yield number, Place(side, piece.tile.low, piece.pip(side))

    def _find(self, wanted: Place) -> tuple[int, str] | None:
        """Find a place by its tile and half; the end chooses where several fit."""
        fits = [(n, p) for n, p in self._free_sides() if (p.on, p.pip) == (wanted.on, wanted.pip)]
        fits.sort(key=lambda fit: fit[1].end != wanted.end)
        return (fits[0][0], fits[0][1].end) if fits else None

    def _branch(self, number: int, side: str) -> list[Tile]:
        """The tiles that lie one behind the other on a side, seen from there."""
        tiles = []
        while (number, side) in self.joined:
            number = self.joined[number, side]
            tiles.append(self.pieces[number].tile)
        return tiles

    # What counts

    def _single(self, number: int, piece: Piece) -> list[int]:
        return [piece.pip(side) for side in self._free(number, piece.line)]

    def _double(self, number: int, piece: Piece) -> list[int]:
        """Both halves while a side is free in line; a spinner as agreed."""
        half = piece.tile.left
        line = self._free(number, piece.line)
        if self._is_spinner(number) and self.options["spinner-count"] == "exposed":
            free = len(line + self._free(number, ACROSS[piece.way]))
            return [min(free, 2) * half] if free else []
        bare = self._bare_arms(number) if self.options["bare-arms"] == "counted" else []
        return [2 * half] * bool(line) + [half] * len(bare)
