"""How to draw: sizes of type, distances, and the look of the moment, its style and scale.

Measures are units: one pixel in a picture of the size it was designed for. `looking(style, scale)` says what inks have
which colours, light or dark, and how many pixels a unit is; everything that is drawn and kept knows both.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Any, Literal, NamedTuple, ParamSpec, Protocol, TypeVar, cast

Point = tuple[float, float]


class Size:
    """The sizes of type, in units: every step a fifth larger than the one before."""

    FINE = 14
    NOTE = 17
    LABEL = 20
    BODY = 24
    LEAD = 29
    HEAD = 35
    TITLE = 42
    FIGURE = 50
    GIANT = 72


class Gap:
    """The distances between things, in units."""

    HAIR = 2
    TIGHT = 4
    SNUG = 8
    EVEN = 12
    WIDE = 16
    ROOMY = 24
    BROAD = 32


Style = Literal["light", "dark"]


class Look(NamedTuple):
    """How to draw: colours, pixels a unit, and what tells one edition of a game's data from another."""

    style: Style = "light"
    scale: float = 1.0
    edition: str = ""


PLAIN_LOOK = Look()
_LOOK: ContextVar[Look] = ContextVar("look", default=PLAIN_LOOK)
P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)


class Kept(Protocol[P, R_co]):
    """A function whose answers are kept."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def cache_clear(self) -> None: ...


def look() -> Look:
    """How things are drawn now."""
    return _LOOK.get()


@contextlib.contextmanager
def looking(style: Style | None = None, scale: float | None = None, edition: str | None = None) -> Iterator[Look]:
    """Draw in this style, scale and edition for a while; what is None stays as it is."""
    now = _LOOK.get()
    token = _LOOK.set(Look(style or now.style, scale or now.scale, now.edition if edition is None else edition))
    try:
        yield _LOOK.get()
    finally:
        _LOOK.reset(token)


def kept(maxsize: int) -> Callable[[Callable[P, R_co]], Kept[P, R_co]]:
    """An `lru_cache` for what is drawn: each look has its own."""

    def keep(function: Callable[P, R_co]) -> Kept[P, R_co]:
        @lru_cache(maxsize=maxsize)
        def by_look(_: Look, args: Any, kwargs: Any) -> R_co:
            return function(*args, **dict(kwargs))

        @wraps(function)
        def asked(*args: P.args, **kwargs: P.kwargs) -> R_co:
            return by_look(_LOOK.get(), args, tuple(kwargs.items()))

        asked.cache_clear = by_look.cache_clear  # type: ignore[attr-defined]
        return cast("Kept[P, R_co]", asked)

    return keep


def pixels(units: float) -> int:
    """A length in pixels."""
    return round(units * look().scale)
