"""Settings of a drawing: sizes of type, distances, and the current look, which is mainly style and scale.

Measures are units: one pixel in a picture at its design size. `looking(style, scale)` sets the colours of the inks,
light or dark, and the pixels per unit; the cache of drawings depends on both.
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
    """The sizes of type, in units, in steps of about a fifth; GIANT is two steps above FIGURE."""

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
    """A game's own inks by name, light and dark, and the blends its pictures use: an ink, a ground, and the number of
    steps between them."""

    light: Mapping[str, Colour] = field(default_factory=dict)
    dark: Mapping[str, Colour] = field(default_factory=dict)
    ramps: tuple[tuple[str, str, int], ...] = ()


NO_MORE = Inks()
"""For a game that uses only the common inks."""


class Look(NamedTuple):
    """The settings of a drawing: colours, pixels per unit, a text that distinguishes editions of a game's data, and
    whether the PNG is `is_packed`; one that the program reads again at once is not."""

    style: Style = "light"
    scale: float = 1.0
    edition: str = ""
    inks: Inks = NO_MORE
    is_packed: bool = True


PLAIN_LOOK = Look()
_LOOK: ContextVar[Look] = ContextVar("look", default=PLAIN_LOOK)
P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)


class CachedFunction(Protocol[P, R_co]):
    """A function with cached results."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def cache_clear(self) -> None: ...


def look() -> Look:
    """The current look."""
    return _LOOK.get()


@contextlib.contextmanager
def looking(
    style: Style | None = None,
    scale: float | None = None,
    edition: str | None = None,
    inks: Inks | None = None,
    is_packed: bool | None = None,
) -> Iterator[Look]:
    """Draw in this style, scale and edition, with these inks, packed or not, during the block; None leaves a setting
    unchanged."""
    now = _LOOK.get()
    edition = now.edition if edition is None else edition
    is_packed = now.is_packed if is_packed is None else is_packed
    token = _LOOK.set(Look(style or now.style, scale or now.scale, edition, inks or now.inks, is_packed))
    try:
        yield _LOOK.get()
    finally:
        _LOOK.reset(token)


def cache(maxsize: int) -> Callable[[Callable[P, R_co]], CachedFunction[P, R_co]]:
    """An `lru_cache` for drawings, separate for each look."""

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
