"""A program that is wrong on purpose: it rounds every hand down.

It shows what the suite says of a mistake. See the README of the project.
"""
import muggins
import settling

settling.ROUNDING["nearest"] = settling.down
muggins.main()
