"""The functions of Fluent files for names and lists, so that a language with cases, articles and genders needs no code.

A name is the value of its message, `space-louvre = le Louvre`. Its other forms are attributes, such as
`.of = du Louvre` or `.gender = masculine`. `{ $space }` alone inserts an argument unchanged; these functions do more:

- `FORM($space, "of")`: that form of a name. If it has none, or somebody typed it: the message `form-of` with `$name`,
  if the language has one, else the name unchanged. Of a list: that form of each.
- `GENDER($seat)`: its `.gender`, "other" if it has none; of a list the gender that all share, else "other".
- `LIST($seats)`, `LIST($seats, style: "or")`: joined by the message `list-and` or `list-or` before the last; a
  list without function is joined by `list-between` throughout. A repeated name appears once: “Terror ×2”.
- `COUNT($seats)`: the length of a list, to select a plural form.
- `INITIAL($name)`: the first letter, small and without accent, as a selector: “d’Ann”, “de Bob”.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from fluent.runtime.types import fluent_number

from fronde.core.spelling import fold

LONGEST = 1_000
"""Maximum characters of an argument."""
NO_GENDER = "other"


class NameText(str):
    """A name as an argument of a text; `message` is the id of the message with its forms."""

    __slots__ = ("message",)
    message: str

    def __new__(cls, text: str, message: str) -> NameText:
        instance = super().__new__(cls, text)
        instance.message = message
        return instance


class ListText(str):
    """Several names as an argument of a text: joined, and separately in `parts`."""

    __slots__ = ("parts",)
    parts: tuple[str, ...]

    def __new__(cls, text: str, parts: tuple[str, ...]) -> ListText:
        new = super().__new__(cls, cut(text))
        new.parts = parts
        return new


class Finder(Protocol):
    """The lookup of messages in one language."""

    def has(self, message: str) -> bool: ...

    def say(self, message: str, /, **args: object) -> str: ...

    def form(self, message: str, form: str) -> str | None: ...


def cut(text: str) -> str:
    """A text, cut to a length that Fluent accepts: it takes at most 2,500 characters."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def list_up(things: Iterable[object], words: Finder) -> ListText:
    """Several names or texts joined into a list."""
    parts = tuple(thing if isinstance(thing, str) else str(thing) for thing in things)
    return ListText(words.say("list-between").join(name_once(parts)) if len(parts) > 1 else "".join(parts), parts)


def name_once(parts: Sequence[str]) -> list[str]:
    """The parts of a list, with a repeated name once, and its count."""
    often: Counter[str] = Counter(part for part in parts if isinstance(part, NameText))
    firsts = [part for at, part in enumerate(parts) if often[part] < 2 or part not in parts[:at]]
    return [f"{part} ×{often[part]}" if often[part] > 1 else part for part in firsts]


def make_functions(words: Finder) -> dict[str, Callable[..., Any]]:
    """The functions available to the texts of one language."""

    def form(thing: str, name: str) -> str:
        if isinstance(thing, ListText):
            return list_up((form(part, name) for part in thing.parts), words)
        text = words.form(thing.message, name) if isinstance(thing, NameText) else None
        if text is not None and isinstance(thing, NameText):
            return NameText(text, thing.message)
        return cut(words.say(f"form-{name}", name=thing)) if words.has(f"form-{name}") else thing

    def gender(thing: str) -> str:
        if isinstance(thing, ListText):
            genders = {gender(part) for part in thing.parts}
            return genders.pop() if len(genders) == 1 else NO_GENDER
        return (words.form(thing.message, "gender") if isinstance(thing, NameText) else None) or NO_GENDER

    def join(things: str, style: str = "and") -> str:
        *most, last = name_once(parts_of(things)) or [""]
        return cut(words.say("list-between").join(most) + words.say(f"list-{style}") + last) if most else last

    return {
        "FORM": form,
        "GENDER": gender,
        "LIST": join,
        "COUNT": lambda things: fluent_number(len(parts_of(things))),
        "INITIAL": lambda name: fold(name[:1])[:1],
    }


def parts_of(things: str) -> tuple[str, ...]:
    """The parts of a list; a single value is a list of one."""
    return things.parts if isinstance(things, ListText) else (things,)
