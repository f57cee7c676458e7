"""Dominoes by the rules of some house, which the claim does not name.

Whoever goes out takes the other hands, they are rounded up, and the target is
looked at when a round is over. `muggins diagnose` finds that out. See the README of the project.
"""
import muggins
import options

HOUSE = {"settle": "closer-takes", "round-hands": "up", "target-when": "round-end"}

for name, value in HOUSE.items():
    options.DOMINOES[name] = [value]

muggins.CLAIM["options"] = {"target": "any"}


def hello(params):
    """Claim the main form, and say nothing of its options."""
    return {**SAYS(params), "name": "muggins-house", "plays": [muggins.CLAIM]}


SAYS = muggins.METHODS["hello"]
muggins.METHODS["hello"] = hello
muggins.main()
