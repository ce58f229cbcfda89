"""The toy as a game tells more of itself: verbs, rules to look up, whose turn it is, a board of one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from fronde.core.errors import PlayerError
from fronde.core.types import Context, Json, Seat, Setup, Text
from fronde.texts import Words
from tests.toy import SEATS, State, Toy

TURN_STEPS = ("choose-field", "stake-cards", "take-chance", "answer-claim")


class BoardRefused(PlayerError):
    """A board of one's own has faults."""

    def __init__(self, reason: Text, faults: list[Text]) -> None:
        super().__init__(reason)
        self.faults = faults


def read_board(text: str, filename: str) -> Json:
    """A board of the toy: a line for every field, each in capitals. Raises BoardRefused with every line that is not."""
    lines = text.splitlines()
    wrong = [(number, line) for number, line in enumerate(lines, 1) if not line.isupper()]
    faults = [Text("toy-error-line", {"line": number, "found": line}) for number, line in wrong]
    if faults:
        raise BoardRefused(Text("toy-error-board", {"file": filename}), faults)
    return {"fields": lines}


class HostedToy(Toy):
    """The toy with everything a game may tell the host beside the protocol."""

    option_files: Mapping[str, Callable[[str, str], Json]] = {"board": read_board}

    verbs: Mapping[str, tuple[str, ...]] = {
        "place": ("choose-field",),
        "lay": ("stake-cards",),
        "die": ("take-chance",),
        "claim": ("answer-claim",),
        "discard": ("discard-card",),
        "token": ("spend-token",),
    }

    def rules(self, words: Words, find: str | None) -> list[tuple[str, str, str]]:
        """The rules with a word or a number in them."""
        every = [("1.1", "Fields", "Choose a free field."), ("1.2", "Stakes", "Lay one or two cards on it.")]
        asked = (find or "").casefold()
        return [rule for rule in every if asked in rule[0] or asked in rule[2].casefold()]

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

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """The toy's view, with whose turn it is."""
        top: dict[str, Any] = state.stack[-1] if state.stack else {}
        active = SEATS[top["who"]] if top.get("step") in TURN_STEPS else None
        return {**super().view(state, seat), "active": active}


def _without_board(options: Mapping[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in options.items() if name != "board"}


HOSTED = HostedToy()
