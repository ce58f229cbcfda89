"""Reading a position that somebody hands in: whatever does not fit is told by the key it stands under."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from fronde.core.errors import InvariantError, PositionError
from fronde.core.types import Text

MISREAD = (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError)
"""What Python raises where a value is of another shape than its key takes."""
LONGEST = 40
"""Characters told of a value."""


@contextmanager
def reading(key: str) -> Iterator[None]:
    """Read what stands under a key. Raises PositionError: the key, and what is wrong with a value where that was told
    inside, else what the key takes (the game's message `position-takes-<key>`)."""
    takes = Text(f"position-takes-{key.replace('_', '-')}")
    try:
        yield
    except PositionError as error:
        raise about(key, error.reason, error.rule) from error
    except InvariantError as error:
        raise about(key, error.reason or takes) from error
    except MISREAD as error:
        raise about(key, takes) from error


def about(key: str, problem: Text, rule: str | None = None) -> PositionError:
    """A refusal of a position that names the key."""
    return PositionError(Text("error-position-key", {"slug": key, "problem": problem}), rule)


def read_number(value: Any, least: int, most: int) -> int:
    """A whole number between two others. Raises PositionError."""
    if type(value) is not int or not least <= value <= most:
        args = {"given": show(value), "least": str(least), "most": str(most)}
        raise PositionError(Text("error-position-number", args))
    return value


def read_truth(value: Any) -> bool:
    """True or false. Raises PositionError."""
    if not isinstance(value, bool):
        raise PositionError(Text("error-position-truth", {"given": show(value)}))
    return value


def read_list(value: Any) -> tuple[Any, ...]:
    """The members of a list. Raises TypeError, for `reading`."""
    if not isinstance(value, (list, tuple)):
        raise TypeError
    return tuple(value)


def read_table(value: Any) -> Mapping[str, Any]:
    """A table by its keys, which are texts. Raises TypeError, for `reading`."""
    if not isinstance(value, Mapping):
        raise TypeError
    return value


def show(value: Any) -> str:
    """A value as it stands in the JSON of a position, cut short."""
    shown = json.dumps(value, ensure_ascii=False, default=lambda _: "…")
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
