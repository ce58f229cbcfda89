"""The source of a game's pictures, a `Scene`, and the list of its pictures, a `Manifest`."""

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
    """Where a board differs from the older view of its scene: places on a board `width` units wide, the most important
    to players first, and sentences about the changes there. They are in a `field` of the board, and nothing outside it
    is shown; `most`: the greatest width of the part that shows them, as a share of the board."""

    width: float
    field: Box
    boxes: Sequence[Box]
    sentences: Sequence[str]
    most: float = 0.5


DrawBoard = Callable[[Scene, Words, int], Picture]
"""(scene, words, width in pixels) -> the picture."""
DrawView = Callable[[Scene, Words, int, str], Picture]
"""Like DrawBoard, with the part of the picture's name after the colon. Raises DataError if that names nothing."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """The pictures a game has."""

    board: DrawBoard
    views: Mapping[str, DrawView] = field(default_factory=dict)
    """The pictures other than the board, by the part of their name before the colon."""
    on_offer: tuple[str, ...] = ()
    """The pictures that any player may ask for; the game's texts name them: `view-<picture>`, with ":" written as
    "-"."""
    spots: Callable[[View], Mapping[str, tuple[float, float] | None]] | None = None
    """The places on the board of a view that its picture "targets" can show, and their positions, as shares of the
    board's width: places far apart are shown in several parts. None for a place that is wide itself; None instead of
    the function if there is no such picture."""
    choices: Callable[[View, Sequence[str]], str | None] | None = None
    """Replaces the picture "targets": the picture for a seat's view and the options of a question; None for a question
    without one."""
    offers: Callable[[View], Mapping[str, Text]] | None = None
    """Further pictures of a position, besides `on_offer`, that any player may ask for, with their labels."""
    find_changes: Callable[[Scene, Words], BoardChange] | None = None
    """The content of the picture "changed", the part of the board shown beside it; None if there is no such part."""
    inks: Inks = NO_MORE
    """The inks used in addition to the common ones."""
