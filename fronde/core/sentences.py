"""Texts in which the ids of one game become names: a reusable part for the words of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fronde.core.game import name_ids
from fronde.core.types import Json, PlayerRefusal, Text

NONE = "told-none"
"""The message of an empty list, in games that use `Sentences.readable`."""


class Sentences(NamedTuple):
    """The texts of one game. `names`: key -> the kind of thing its ids name (`Speech.names`)."""

    names: Mapping[str, str]

    def readable(self, data: Mapping[str, Json]) -> dict[str, object]:
        """The data of a question or event as arguments of a text. An empty list becomes `told-none`, a bool "yes" or
        "no"."""
        return {key: _readable(value) for key, value in name_ids(data, self.names).items()}

    def text(self, message: str, /, **args: object) -> Text:
        """A Text whose ids become names."""
        return Text(message, name_ids(args, self.names))

    def refuse(self, reason: str, rule: str | None, /, **args: object) -> PlayerRefusal:
        """A refusal with the message `refused-<reason>`."""
        return PlayerRefusal(self.text(f"refused-{reason}", **args), rule)


def _readable(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return Text(NONE) if value == [] else value


def join(texts: Sequence[Text], message: str = "told-join") -> Text:
    """Join several texts into one, with a message that takes `first` and `rest`. Raises ValueError if there are
    none."""
    *others, whole = texts
    for one in reversed(others):
        whole = Text(message, {"first": one, "rest": whole})
    return whole
