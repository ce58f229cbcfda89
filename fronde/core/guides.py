"""Reads the guided game of `data/guide.toml` of a game: its chapters, each with the learner's `seat`, where it starts
(`players`, `options`, a sparse `position`), when it ends, and the steps of the guide."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path

from pydantic import Field

from fronde.core.components import Strict
from fronde.core.game import Chapter, GuideStep, View
from fronde.core.types import Json


def read_condition(text: str) -> Callable[[View], bool]:
    """A condition on a seat's view: a path of keys and numbers joined by slashes, then `>=` or `<=` and a number. What
    is not in the view counts as 0, a list as its length, and true or a text as 1. Raises ValueError for any other
    text."""
    path, sign, number = text.split()
    if sign not in (">=", "<="):
        raise ValueError(f"{text!r} has no >= or <=")
    keys, factor = path.split("/"), 1 if sign == ">=" else -1
    bound = factor * int(number)

    def is_met(view: View) -> bool:
        value: Json = reduce(_step_into, keys, view)
        size = value if isinstance(value, int) else len(value) if isinstance(value, list) else bool(value)
        return factor * size >= bound

    return is_met


def _step_into(data: Json, key: str) -> Json:
    if isinstance(data, Mapping):
        return data.get(key)
    is_there = isinstance(data, Sequence) and key.isdecimal() and int(key) < len(data)
    return data[int(key)] if is_there else None


class StepData(Strict):
    """A step as the file stores it; `when` is a condition (`read_condition`)."""

    key: str
    ask: list[str] = []
    after: list[str] = []
    when: str | None = None

    def freeze(self) -> GuideStep:
        """Return the step in the form a game declares. Raises ValueError for an invalid condition."""
        when = (lambda view: True) if self.when is None else read_condition(self.when)
        return GuideStep(self.key, frozenset(self.ask), frozenset(self.after), when)


class ChapterData(Strict):
    """A chapter as the file stores it; `until` is a condition (`read_condition`)."""

    seat: str
    players: int
    options: dict[str, Json] = {}
    position: dict[str, Json] | None = None
    until: str | None = None
    show: str = "board"
    steps: list[StepData] = Field(alias="step", min_length=1)

    def freeze(self) -> Chapter:
        """Return the chapter in the form a game declares. Raises ValueError for an invalid condition."""
        steps = tuple(step.freeze() for step in self.steps)
        until = (lambda view: False) if self.until is None else read_condition(self.until)
        return Chapter(self.seat, self.players, steps, self.options, self.position, until, self.show)


@cache
def find_guide(path: Path) -> tuple[Chapter, ...]:
    """The chapters of a guided game; empty if there is no file. Raises ValueError for an invalid file."""
    if not path.exists():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(ChapterData.model_validate(one).freeze() for one in data["chapter"])
