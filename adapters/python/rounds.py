"""One round of dominoes: hands, boneyard, table and turn."""

from __future__ import annotations

from actions import Refused
from layout import Layout, Place
from options import Options
from tiles import Tile


class Round:
    """A round; lay, draw and pass_turn take what was found to be allowed before."""

    def __init__(
        self,
        options: Options,
        hands: list[list[Tile]],
        boneyard: list[Tile],
        opener: int,
        lead: Tile | None = None,
    ) -> None:
        self.options = options
        self.hands = [list(hand) for hand in hands]
        self.boneyard = list(boneyard)  # the first is drawn first
        self.opener = opener
        self.lead = lead  # the tile that has to be led, if one has to be
        self.layout = Layout(options)
        self.seat = opener  # whose turn it is, or was when the round ended
        self.drawn: Tile | None = None  # the last tile drawn in this turn
        self.state = "playing"  # then domino, blocked or stopped
        self.closer: int | None = None  # the seat that went out

    @property
    def turn(self) -> int | None:
        return self.seat if self.state == "playing" else None

    @property
    def left_to_draw(self) -> int:
        return max(0, len(self.boneyard) - self.options["reserve"])

    def pips(self) -> list[int]:
        """What is left in each hand."""
        return [sum(tile.pips for tile in hand) for hand in self.hands]

    def lightest(self) -> list[int]:
        """The seats with the fewest pips, in turn from the one that opened."""
        players, pips = len(self.hands), self.pips()
        turns = [(self.opener + n) % players for n in range(players)]
        return [seat for seat in turns if pips[seat] == min(pips)]

    # What is allowed

    def plays(self) -> list[tuple[Tile, Place | None]]:
        """All that the seat on turn may lay; the opening tile has no place."""
        if not self.layout.pieces:
            return [(tile, None) for tile in self.hands[self.seat] if self.lead in (None, tile)]
        fits = self._fits(self.seat)
        if self.drawn in [tile for tile, _ in fits]:  # then this very tile must be played
            return [(tile, place) for tile, place in fits if tile == self.drawn]
        return fits

    def may_draw(self) -> bool:
        try:
            self.check_draw()
        except Refused:
            return False
        return True

    def check_play(self, tile: Tile, place: Place | None) -> Layout:
        """Return the layout with the tile laid, or raise Refused."""
        if tile not in self.hands[self.seat]:
            raise Refused("not-in-hand")
        after = self.layout.with_tile(tile, place)
        if after is None:
            raise Refused("no-match")
        if tile not in [one for one, _ in self.plays()]:
            raise Refused("must-play-drawn" if self.layout.pieces else "must-play")
        return after

    def check_draw(self) -> None:
        plays = self.plays()
        if plays and (self.options["draw"] != "while-able" or not self.layout.pieces):
            raise Refused("must-play")  # the opener has to lead in any case
        if self.drawn in [tile for tile, _ in plays]:
            raise Refused("must-play-drawn")
        if not self.left_to_draw or self.options["draw"] == "none":
            raise Refused("boneyard-empty")
        if self.options["draw"] == "one-then-pass" and self.drawn is not None:
            raise Refused("unspecified")

    def check_pass(self) -> None:
        if self.plays():
            raise Refused("must-play")
        if self.may_draw():
            raise Refused("must-draw")

    # What the seat on turn does

    def lay(self, tile: Tile, after: Layout) -> None:
        """Lay a tile, which makes the layout another one, and pass the turn on."""
        self.layout = after
        self.hands[self.seat].remove(tile)
        if not self.hands[self.seat]:
            self.closer = self.seat
        self.pass_turn()

    def draw(self) -> None:
        """Take the next tile of the boneyard; the turn stays."""
        self.drawn = self.boneyard.pop(0)
        self.hands[self.seat].append(self.drawn)

    def pass_turn(self) -> None:
        self.drawn = None
        self.seat = (self.seat + 1) % len(self.hands)

    # How it ends

    def end_if_over(self) -> bool:
        """End the round if a hand was played out, or if it is blocked."""
        if self.closer is not None:
            self.state = "domino"
        elif self._blocked():
            self.state = "blocked"
        return self.state != "playing"

    def stop(self) -> None:
        """End the round because an award or a call won the match, even where it was over."""
        self.state, self.closer = "stopped", None

    def _blocked(self) -> bool:
        """Nobody can play, and there is nothing to draw."""
        can_draw = self.left_to_draw and self.options["draw"] != "none"
        stuck = not any(self._fits(seat) for seat in range(len(self.hands)))
        return bool(self.layout.pieces) and not can_draw and stuck

    def _fits(self, seat: int) -> list[tuple[Tile, Place]]:
        places = self.layout.places()
        return [(tile, end) for tile in self.hands[seat] for end in places if end.pip in tile]
