"""What the hands that are left bring or cost at the end of a round."""

from __future__ import annotations

from options import Options
from rounds import Round


def nearest(pips: int) -> int:
    return (pips + 2) // 5 * 5


def up(pips: int) -> int:
    return (pips + 4) // 5 * 5


def down(pips: int) -> int:
    return pips // 5 * 5


def unrounded(pips: int) -> int:
    return pips


ROUNDING = {"nearest": nearest, "up": up, "down": down, "none": unrounded}


def points(pips: int, options: Options) -> int:
    """Pips as points, of which five pips may make only one."""
    return pips // 5 if options["unit"] == "five" else pips


def settlement(ended: Round, options: Options) -> list[int]:
    """The points that each seat gains or, below 0, loses when a round has ended."""
    how = options["settle" if ended.state == "domino" else "blocked"]
    rounded = ROUNDING[options["round-hands"]]
    pips = ended.pips()
    gains = [0] * len(pips)
    if how == "own-subtracted":
        gains = [-points(rounded(own), options) for own in pips]
    elif how == "pairwise":
        for seat, own in enumerate(pips):
            gains[seat] = points(sum(rounded(n - own) for n in pips if n > own), options)
    elif how == "closer-takes":
        gains[ended.closer] = points(others(pips, ended.closer, options), options)
    elif how != "none":
        winners = blocked_winners(ended, options)
        for seat in winners:
            gains[seat] = points(difference(pips, seat, options), options) // len(winners)
    return gains


def blocked_winners(ended: Round, options: Options) -> list[int]:
    """The lightest hands, in turn, of which equal ones may share."""
    lightest = ended.lightest()
    if len(lightest) == 1 or options["blocked-tie"] == "shared":
        return lightest
    return lightest[:1] if options["blocked-tie"] == "first" else []


def others(pips: list[int], seat: int, options: Options) -> int:
    """The hands of all others, rounded one by one or together."""
    rounded = ROUNDING[options["round-hands"]]
    hands = pips[:seat] + pips[seat + 1 :]
    return rounded(sum(hands)) if options["round-what"] == "sum" else sum(map(rounded, hands))


def difference(pips: list[int], seat: int, options: Options) -> int:
    """What the lightest hand wins: the hands of the others, perhaps less its own."""
    rounded = ROUNDING[options["round-hands"]]
    theirs, own, less = others(pips, seat, options), pips[seat], options["blocked"]
    if less == "lightest-takes":
        return theirs
    if less == "lightest-less-pips":
        return theirs - own
    if options["round-what"] == "sum":
        return rounded(sum(pips) - 2 * own)
    return theirs - rounded(own)
