"""What the pictures of a game are made from, a `Scene`, and what pictures it has, its `Manifest`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fronde.core.game import View as View
from fronde.core.scene import Scene as Scene
from fronde.core.scene import read as read
from fronde.core.types import Text
from fronde.texts import Words
from images.kit import NO_MORE, Box, Inks, Picture


class BoardChange(NamedTuple):
    """Where a board differs from the older view of its scene: places on a board `width` units wide, what is dearest to
    players first, and in sentences what became of them. They lie in a `field` of it, and nothing beside that is to be
    shown; `most`: how wide the part may be that shows them, as a share of the board."""

    width: float
    field: Box
    boxes: Sequence[Box]
    sentences: Sequence[str]
    most: float = 0.5


DrawBoard = Callable[[Scene, Words, int], Picture]
"""(scene, words, width in pixels) -> the picture."""
DrawView = Callable[[Scene, Words, int, str], Picture]
"""The same, and what stands after the colon of its name. Raises DataError where that names nothing."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as a moving picture, a frame a scene, each with the one before it as its `before`."""

    movie: Callable[[Sequence[Scene], Words], bytes]
    """A GIF under 8 MiB."""
    alt: Callable[[Sequence[Scene], Words], str]
    """What it shows, in at most 1,024 characters."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """The pictures a game has."""

    board: DrawBoard
    views: Mapping[str, DrawView] = field(default_factory=dict)
    """Other pictures than the board, by what stands before the colon of their name."""
    offered: tuple[str, ...] = ()
    """Those anybody may ask for; the game's texts name them: `view-<picture>`, ":" as "-"."""
    spots: Callable[[View], Mapping[str, tuple[float, float] | None]] | None = None
    """The places on the board of a view that its picture "targets" can show, and where they lie, as shares of the
    board's width: where they are far apart they are shown part by part. None for a place that is wide itself; None
    where there is no such picture."""
    choices: Callable[[View, Sequence[str]], str | None] | None = None
    """Instead of that: the picture for a seat's view and the options of a question; None for a question without."""
    offers: Callable[[View], Mapping[str, Text]] | None = None
    """Pictures of a position that anybody may ask for beside those `offered` of each, and how they read."""
    changed: Callable[[Scene, Words], BoardChange] | None = None
    """What the part of the board has to hold that is shown beside it as "changed"; None where it has no such part."""
    replay: Replay | None = None
    inks: Inks = NO_MORE
    """What it draws with beside the inks of all."""
