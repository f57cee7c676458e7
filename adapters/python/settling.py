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
        hands = pips[: ended.closer] + pips[ended.closer + 1 :]
        gains[ended.closer] = points(together(hands, options), options)
    elif how != "none":
        winners = blocked_winners(ended, options)
        for seat in winners:
            gains[seat] = points(pot(pips, winners, options), options) // len(winners)
    return gains


def blocked_winners(ended: Round, options: Options) -> list[int]:
    """The lightest hands, in turn, of which equal ones may share."""
    lightest = ended.lightest()
    if len(lightest) == 1 or options["blocked-tie"] == "shared":
        return lightest
    return lightest[:1] if options["blocked-tie"] == "first" else []


def together(hands: list[int], options: Options) -> int:
    """Several hands, rounded one by one or their sum."""
    rounded = ROUNDING[options["round-hands"]]
    return rounded(sum(hands)) if options["round-what"] == "sum" else sum(map(rounded, hands))


def pot(pips: list[int], winners: list[int], options: Options) -> int:
    """What the lightest hands win: all the others, perhaps less their own, never below 0."""
    rounded = ROUNDING[options["round-hands"]]
    theirs = [hand for seat, hand in enumerate(pips) if seat not in winners]
    own = [pips[seat] for seat in winners]
    if options["blocked"] == "lightest-takes":
        return together(theirs, options)
    if options["blocked"] == "lightest-less-pips":
        return max(0, together(theirs, options) - sum(own))
    if options["round-what"] == "sum":
        return rounded(max(0, sum(theirs) - sum(own)))
    return max(0, together(theirs, options) - together(own, options))
