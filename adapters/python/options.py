"""What can be varied: the options of each ruleset, and what they are by default."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]  # a value for every option of a ruleset

DOMINOES: dict[str, list[Any]] = {  # what every option can be; `target` is any number
    "set": [6, 9, 12, 15, 18],
    "spinner": ["none", "first-double", "every-double"],
    "spinner-arms": ["both-sides", "at-once"],
    "spinner-count": ["line", "exposed"],
    "bare-arms": ["uncounted", "counted"],
    "hand": ["7/5/5", "7/7/5", "5/5/5", "7/7/7", "9/7/5", "7/6/5"],
    "reserve": [0, 1, 2],
    "draw": ["until-playable", "while-able", "one-then-pass", "none"],
    "opener": ["lot", "heaviest-double", "heaviest-tile"],
    "next-opener": ["closer", "heaviest", "rotate"],
    "after-block": ["lot", "heaviest", "rotate", "lightest"],
    "lead": ["any", "that-tile"],
    "unit": ["pip", "five"],
    "call": ["off", "announce-only", "forfeit", "steal"],
    "uncalled": ["stands", "lost"],
    "call-window": ["next-action", "next-placement"],
    "wrong-announcement": ["refused", "ignored", "penalty"],
    "settle": ["own-subtracted", "closer-takes", "none"],
    "round-hands": ["nearest", "up", "down", "none"],
    "round-what": ["each-hand", "sum"],
    "blocked": [
        "own-subtracted",
        "lightest-difference",
        "lightest-less-pips",
        "lightest-takes",
        "pairwise",
        "none",
    ],
    "blocked-tie": ["nobody", "shared", "first"],
    "target-when": ["at-once", "round-end"],
    "target-tie": ["highest-then-play-on"],
    "floor": ["none", "zero"],
}

CARDS: dict[str, list[Any]] = {
    "limit": [31, 21],
    "hand": [5, 7],
    "refill": ["up-to-hand", "one-a-play", "none"],
    "go-draw": ["yes", "no"],
    "at-limit": ["goes-round", "at-once"],
    "limit-paid": ["on-hit", "at-close"],
    "last-stack": ["pays", "pays-not"],
    "claim": ["by-word", "automatic"],
    "call": ["steal", "off"],
    "last-call": ["off", "on"],
    "call-window": ["either", "next-card", "late", "next-action"],
    "wrong-announcement": ["refused", "ignored"],
}

KNOWN = {"muggins": DOMINOES, "hoyle": DOMINOES, "cards": CARDS}

HOYLE: Options = {  # where hoyle differs from the first value of a row
    "hand": "7/7/5",
    "opener": "heaviest-double",
    "next-opener": "heaviest",
    "after-block": "heaviest",
    "call": "forfeit",
    "settle": "closer-takes",
    "blocked": "lightest-difference",
}


def target(ruleset: str, players: int) -> int:
    """The points that win a match where nothing else is agreed."""
    for_two, for_more = {"muggins": (250, 200), "hoyle": (200, 150), "cards": (61, 61)}[ruleset]
    return for_two if players == 2 else for_more


def complete(ruleset: str, named: Options, players: int) -> Options:
    """Add to the options that a request names what the others are by default."""
    defaults = {name: values[0] for name, values in KNOWN[ruleset].items()}
    if ruleset == "hoyle":
        defaults.update(HOYLE)
    return {**defaults, "target": target(ruleset, players), **named}


def claim(ruleset: str, players: list[int], covers: str, takes: str) -> dict[str, Any]:
    """Claim a ruleset with all that can be varied."""
    options = {"target": "any", **KNOWN[ruleset]}
    return {
        "ruleset": ruleset,
        "players": players,
        "options": options,
        "covers": covers.split(),
        "takes": takes.split(),
    }
