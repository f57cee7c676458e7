#!/usr/bin/env python3
"""Muggins, with dominoes and with cards, behind a JSON conversation.

This file is the conversation: JSON-RPC 2.0, one object a line on stdin and
stdout. A request for a game goes to the table of its ruleset (domino_table,
card_table), which sets up a match, carries out actions and shows what can be
seen. Behind the tables are the games (dominoes, cards), which know nothing of
the conversation.
"""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any

import card_table
import cards
import domino_table
import dominoes
from actions import Refused
from options import claim

Match = dominoes.Match | cards.Match

TABLES: dict[str, ModuleType] = {
    "muggins": domino_table,
    "hoyle": domino_table,
    "cards": card_table,
}

TOPICS = "line award turn draw round settle match call view"
DEALS = "hands boneyard opener scores lots"
CLAIM = claim("muggins", [2, 3, 4], TOPICS, DEALS)
HOYLE_CLAIM = claim("hoyle", [2, 3, 4, 5], TOPICS, DEALS)
CARD_TOPICS = "line award turn draw round match call"
CARD_CLAIM = claim("cards", [2, 3, 4], CARD_TOPICS, "hands stock dealer scores")


def hello(params: dict[str, Any]) -> dict[str, Any]:
    """Say who this is, and what it claims to play."""
    about = {"name": "muggins-python", "version": "0.2.0", "language": "Python"}
    plays = [CLAIM, HOYLE_CLAIM, CARD_CLAIM]
    return {"protocol": 1, **about, "methods": ["play", "shuffle"], "plays": plays}


def play(params: dict[str, Any]) -> dict[str, Any]:
    """Play a whole game, and show the position before and after every action."""
    if params["ruleset"] not in TABLES:
        return {"unable": "other"}
    table = TABLES[params["ruleset"]]
    try:
        match = table.set_up(params)
    except Refused as refusal:
        return {"refused": str(refusal)}
    return {"trace": [show(match)] + [step(table, match, action) for action in params["actions"]]}


def step(table: ModuleType, match: Match, action: dict[str, Any]) -> dict[str, Any]:
    """Carry out one action, and return its entry in the trace."""
    if not table.holds(match, action.get("if"), action.get("player")):
        return {"skipped": True}
    try:
        match.act(table.read_action(action))
    except Refused as refusal:
        return {"refused": str(refusal), **show(match)}
    return show(match)


def show(match: Match) -> dict[str, Any]:
    """Everything that can be seen of a game now."""
    table = card_table if isinstance(match, cards.Match) else domino_table
    return table.show(match)


def shuffle(params: dict[str, Any]) -> dict[str, Any]:
    """Deal one round of our own."""
    return TABLES[params["ruleset"]].shuffle(params)


METHODS = {"hello": hello, "play": play, "shuffle": shuffle}
PARSE_ERROR, INVALID_REQUEST, UNKNOWN_METHOD, INVALID_PARAMS = -32700, -32600, -32601, -32602


def error(number: Any, code: int, message: str) -> dict[str, Any]:
    """The answer to a request that went wrong."""
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


def answer(line: bytes) -> dict[str, Any]:
    """Answer one line of input."""
    try:
        request = json.loads(line.decode("utf-8"))  # takes a \r at the end too
    except (ValueError, RecursionError) as problem:
        return error(None, PARSE_ERROR, f"no JSON: {problem}")
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        return error(None, INVALID_REQUEST, "no request")
    number, method = request.get("id"), request["method"]
    if method not in METHODS:
        return error(number, UNKNOWN_METHOD, f"unknown method {method}")
    try:
        result = METHODS[method](request.get("params", {}))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as problem:
        import traceback  # takes a while to load, and is wanted here only

        traceback.print_exc()  # on stderr, which is free
        return error(number, INVALID_PARAMS, f"cannot read the request: {problem!r}")
    return {"jsonrpc": "2.0", "id": number, "result": result}


def main() -> None:
    """Answer line by line until the input ends."""
    for line in sys.stdin.buffer:  # bytes, so that no locale changes anything
        sys.stdout.buffer.write(json.dumps(answer(line)).encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
