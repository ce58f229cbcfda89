"""The toy as a game tells more of itself: verbs, rules to look up, whose turn it is, a board of one's own."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from fronde.core.errors import FileRefusal
from fronde.core.game import Game
from fronde.core.types import Context, Json, Setup, Text, Turn
from tests.toy import SEATS, TITLE, State, ToyRules, ToySpeech

TURN_STEPS = ("choose-field", "stake-cards", "take-chance", "answer-claim")


def _endlessly() -> None:
    while True:
        pass


GREED: dict[str, Callable[[], object]] = {
    "ALL MEMORY": lambda: [bytearray(1 << 20) for _ in range(1 << 14)],
    "ALL TIME": _endlessly,
    "ALL SLEEP": lambda: time.sleep(60),
    "A FAULT": lambda: 1 // 0,
    "A FLOOD": lambda: print("{}" * 9_000),
}
"""What reading a file does that begins with such a line."""


def read_board(text: str, filename: str) -> Json:
    """A board of the toy: a line for every field, each in capitals. Raises FileRefusal with every line that is not."""
    lines = text.splitlines()
    if lines[:1] and lines[0] in GREED:
        GREED[lines[0]]()
    wrong = [(number, line) for number, line in enumerate(lines, 1) if not line.isupper()]
    faults = [Text("toy-error-line", {"line": number, "found": line}) for number, line in wrong]
    if faults:
        raise FileRefusal(Text("toy-error-board", {"file": filename}), tuple(faults))
    return {"fields": lines}


VERBS = {
    "place": ("choose-field",),
    "lay": ("stake-cards",),
    "die": ("take-chance",),
    "claim": ("answer-claim",),
    "discard": ("discard-card",),
    "token": ("spend-token",),
}


class HostedRules(ToyRules):
    """The toy's rules with a board of one's own, and whose turn it is."""

    title = replace(TITLE, verbs=VERBS, option_files={"board": read_board})

    def options_schema(self) -> dict[str, Json]:
        """The toy's options, and the board."""
        schema = super().options_schema()
        board = {"type": "object", "default": None, "title": "Board"}
        return {**schema, "properties": {**schema["properties"], "board": board}}

    def fill_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """The options, defaults filled in."""
        return {**super().fill_options(_without_board(options)), "board": options.get("board")}

    def setup(self, setup: Setup, ctx: Context) -> State:
        """The first position; the board makes no difference."""
        return super().setup(replace(setup, options=_without_board(setup.options)), ctx)

    def turn(self, state: State) -> Turn:
        """Whose turn it is; nobody's while all discard."""
        top: dict[str, Any] = state.stack[-1] if state.stack else {}
        return Turn(SEATS[top["who"]] if top.get("step") in TURN_STEPS else None)


def _without_board(options: Mapping[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in options.items() if name != "board"}


HOSTED = Game(HostedRules(), ToySpeech())
