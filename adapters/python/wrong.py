"""A program that is wrong on purpose: it rounds every hand down.

It shows what the suite says of a mistake. See the README of the project.
"""
import muggins


def rounded_down(hand):
    return sum(tile.pips for tile in hand) // 5 * 5


muggins.settlement = rounded_down
muggins.main()
