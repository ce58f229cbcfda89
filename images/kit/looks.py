"""How to draw: sizes of type, distances, and the look of the moment, its style and scale.

Measures are units: one pixel in a picture of the size it was designed for. `looking(style, scale)` says what inks have
which colours, light or dark, and how many pixels a unit is; everything that is drawn and kept knows both.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from typing import Any, Literal, NamedTuple, ParamSpec, Protocol, TypeVar, cast

Point = tuple[float, float]
Colour = tuple[int, int, int]


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


@dataclass(frozen=True, eq=False)
class Inks:
    """The inks a game has beside those of all, by name, light and dark, and which of all its pictures blend: an ink, a
    ground, and how many steps lie between."""

    light: Mapping[str, Colour] = field(default_factory=dict)
    dark: Mapping[str, Colour] = field(default_factory=dict)
    ramps: tuple[tuple[str, str, int], ...] = ()


NO_MORE = Inks()
"""For a game that draws with the inks of all."""


class Look(NamedTuple):
    """How to draw: colours, pixels a unit, and what tells one edition of a game's data from another."""

    style: Style = "light"
    scale: float = 1.0
    edition: str = ""
    inks: Inks = NO_MORE


PLAIN_LOOK = Look()
_LOOK: ContextVar[Look] = ContextVar("look", default=PLAIN_LOOK)
P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)


class CachedFunction(Protocol[P, R_co]):
    """A function whose answers are kept."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def cache_clear(self) -> None: ...


def look() -> Look:
    """How things are drawn now."""
    return _LOOK.get()


@contextlib.contextmanager
def looking(
    style: Style | None = None, scale: float | None = None, edition: str | None = None, inks: Inks | None = None
) -> Iterator[Look]:
    """Draw in this style, scale and edition for a while, with these inks; what is None stays as it is."""
    now = _LOOK.get()
    edition = now.edition if edition is None else edition
    token = _LOOK.set(Look(style or now.style, scale or now.scale, edition, inks or now.inks))
    try:
        yield _LOOK.get()
    finally:
        _LOOK.reset(token)


def cache(maxsize: int) -> Callable[[Callable[P, R_co]], CachedFunction[P, R_co]]:
    """An `lru_cache` for what is drawn: each look has its own."""

    def keep(function: Callable[P, R_co]) -> CachedFunction[P, R_co]:
        @lru_cache(maxsize=maxsize)
        def by_look(_: Look, args: Any, kwargs: Any) -> R_co:
            return function(*args, **dict(kwargs))

        @wraps(function)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R_co:
            return by_look(_LOOK.get(), args, tuple(kwargs.items()))

        wrapper.cache_clear = by_look.cache_clear  # type: ignore[attr-defined]
        return cast("CachedFunction[P, R_co]", wrapper)

    return keep


def pixels(units: float) -> int:
    """A length in pixels."""
    return round(units * look().scale)
