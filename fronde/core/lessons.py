"""Reads lessons from `data/lessons.toml` of a game. Each lesson has a `key`, the learner's `seat`, the number of
`players`, a sparse `position`, the answers that solve it, and goals for the seat's view afterwards. The file's own
`position` holds what every lesson's position contains."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from pathlib import Path

from pydantic import Field

from fronde.core.components import Strict
from fronde.core.game import Lesson, View
from fronde.core.types import Json


class Goal(Strict):
    """A condition on the seat's view. `at` is a path of keys and numbers joined by slashes. The value there must equal
    `is`, be at least `least` and at most `most`, or, with `gone`, be absent or empty."""

    at: str
    value: Json = Field(None, alias="is")
    least: int | None = None
    most: int | None = None
    is_absent: bool = Field(False, alias="gone")

    def is_met(self, view: View) -> bool:
        """Whether the view meets this goal."""
        value: Json = reduce(_step_into, self.at.split("/"), view)
        if self.is_absent or value is None:
            return self.is_absent and not value
        if self.least is not None or self.most is not None:
            return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)
        return bool(value == self.value)


def _step_into(data: Json, key: str) -> Json:
    if isinstance(data, Mapping):
        return data.get(key)
    is_there = isinstance(data, Sequence) and key.isdecimal() and int(key) < len(data)
    return data[int(key)] if is_there else None


class LessonData(Strict):
    """A lesson as the file stores it."""

    key: str
    seat: str
    players: int
    solution: list[list[str]]
    goal: list[Goal] = Field(min_length=1)
    position: dict[str, Json]

    def freeze(self) -> Lesson:
        """Return the lesson in the form a game declares."""
        goals = tuple(self.goal)
        return Lesson(
            self.key, self.seat, self.players, self.position, tuple(map(tuple, self.solution)),
            lambda view: all(goal.is_met(view) for goal in goals),
        )  # fmt: skip


@cache
def find_lessons(path: Path) -> tuple[Lesson, ...]:
    """The lessons of a game in teaching order; empty if there is no file. Raises ValueError for an invalid file."""
    if not path.exists():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    common = data.get("position", {})
    lessons = [LessonData.model_validate(one) for one in data["lesson"]]
    return tuple(one.model_copy(update={"position": _join(common, one.position)}).freeze() for one in lessons)


def _join(common: Mapping[str, Json], own: Mapping[str, Json]) -> dict[str, Json]:
    """Merge a lesson's position into the position that all lessons of the file share."""
    both = {key: {**common[key], **own[key]} for key in common.keys() & own.keys() if isinstance(own[key], Mapping)}
    return {**common, **own, **both}
