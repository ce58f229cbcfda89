"""The process that computes the choices of opponents. `cogs.jobs.thinkers` sends requests, one line of JSON each. A
request contains a world as a seat may imagine it, never the real position or a secret."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Mapping
from typing import BinaryIO

from fronde.bots import advise, choose
from fronde.bots.turning import look_back, read_action
from fronde.core.match import Match
from fronde.core.opponents import Advice, Effect, Reason
from fronde.core.rng import Dice
from fronde.core.types import Action, Json, Name, Seat, Setup
from fronde.games import get_game


def think(request: dict[str, Json]) -> list[Action]:
    """An opponent's choices (`fronde.bots.choose`) for a request from `fronde.host.people.opponents.imagine`."""
    return list(choose(*_read_request(request), request.get("step")))


def think_aloud(request: dict[str, Json]) -> Advice:
    """The choices with their reasons (`fronde.bots.advise`)."""
    return advise(*_read_request(request), [read_action(one) for one in request.get("against", ())])


def _read_request(request: Mapping[str, Json]) -> tuple[Match, Seat, str, Dice]:
    setup = Setup(request["game"], tuple(request["players"]), 0, request["options"])
    match = Match.at(get_game(setup.game), setup, request["position"])[0]
    return match, request["seat"], request["level"], Dice(request["dice"])


def read_answer(data: Json) -> Advice:
    """The answer in a line that `serve` wrote."""
    actions, instead, reasons, effects, *rest = data
    return Advice(
        tuple(map(read_action, actions)),
        instead and read_action(instead),
        tuple(Reason(*one) for one in reasons),
        tuple(map(_read_effect, effects)),
        *rest,
    )


def _read_effect(data: Json) -> Effect:
    word, things, seats, *rest = data
    return Effect(word, tuple(Name(*thing) for thing in things), tuple(seats), *rest)


def answer(request: dict[str, Json]) -> Json:
    """The answer to a request: only the choices, or with `aloud` the reasons too; with `look`, that of
    `fronde.bots.turning`."""
    if "look" in request:
        match, seat, _, dice = _read_request(request)
        return look_back(match, seat, dice, request)
    return think_aloud(request) if request.get("aloud") else Advice(tuple(think(request)))


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer line by line, or with the fault that occurred."""
    for line in requests:
        try:
            content, facts = json.dumps(answer(json.loads(line))).encode(), {}
        except Exception as error:
            content, facts = b"[]", {"fault": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps({**facts, "bytes": len(content)}).encode() + b"\n" + content)
        answers.flush()


if __name__ == "__main__":
    gc.freeze()  # imports stay alive: collecting garbage among them takes longer than most choices
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # output of anything else must not mix with the answers
    serve(sys.stdin.buffer, answers)
    os._exit(0)
