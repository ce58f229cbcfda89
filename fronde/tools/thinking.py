"""The process that thinks for opponents: asked by `cogs.thinkers`, one line of JSON after the other, until it is asked
no more. It gets a world as a seat may imagine it, no real position and no secret."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, BinaryIO

from fronde.bots import choose
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Setup
from fronde.games import get_game

NICE = 10
"""How far it gives way to everything else on the machine."""


def think(request: dict[str, Any]) -> list[Action]:
    """What an opponent does: the choices of `fronde.bots.choose` for what `fronde.host.opponents.imagine` asks."""
    setup = Setup(request["game"], tuple(request["players"]), 0, request["options"])
    match = Match.at(get_game(setup.game), setup, request["position"])[0]
    return list(choose(match, request["seat"], request["level"], Dice(request["dice"])))


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer line by line: choices, or the fault that came instead."""
    for line in requests:
        try:
            content, facts = json.dumps(think(json.loads(line))).encode(), {}
        except Exception as error:
            content, facts = b"[]", {"fault": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps({**facts, "bytes": len(content)}).encode() + b"\n" + content)
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything else prints is no answer
    serve(sys.stdin.buffer, answers)
    os._exit(0)
