"""The edition of the board in a picture of Frondeurs et Frondeuses: that of its table.

Tables may differ in values, lines, Crowns and classes; the Spaces and their order are the same on every board. Code
that needs only those may use the shipped BOARD; everything else calls `current_board()`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from hashlib import sha256
from typing import Concatenate, ParamSpec, TypeVar

from fronde.games.frondeurs import data
from fronde.games.frondeurs.data import BOARD, Board, SpaceData
from images import kit
from images.manifest import Scene, View
from images.store import Shelf

P = ParamSpec("P")
T = TypeVar("T")

_EDITION: ContextVar[Board] = ContextVar("edition", default=BOARD)
_PRINTS: Shelf[tuple[Board, str]] = Shelf(64)
"""Fingerprints by the id of a board. The board is kept too, so that no other object gets its id."""


def current_board() -> Board:
    """The board of the current picture."""
    return _EDITION.get()


def space_of(space: str) -> SpaceData:
    """A Space on that board."""
    board = current_board()
    return board.spaces[board.index[space]]


@contextmanager
def in_edition(board: Board) -> Iterator[None]:
    """Draw this board during the block; its drawings are cached separately from those of other boards."""
    token = _EDITION.set(board)
    try:
        with kit.looking(edition=fingerprint(board)):
            yield
    finally:
        _EDITION.reset(token)


def fingerprint(board: Board) -> str:
    """A hash that distinguishes a board from boards with other content; "" for the shipped one."""
    if board is BOARD:
        return ""

    def make() -> tuple[Board, str]:
        return board, sha256(repr((board.spaces, board.connectors)).encode()).hexdigest()[:16]

    return _PRINTS.get(id(board), make)[1]


def edition_of(view: View) -> Board:
    """The board of the table that a view shows."""
    return data.board_of(view.get("options") or {})


def in_its_edition(draw: Callable[Concatenate[Scene, P], T]) -> Callable[Concatenate[Scene, P], T]:
    """Make a function of a scene run with its table's board."""

    @wraps(draw)
    def draw_edition(scene: Scene, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with in_edition(edition_of(scene.view)):
            return draw(scene, *args, **kwargs)

    return draw_edition
