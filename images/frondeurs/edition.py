"""Which edition of the board a picture of Frondeurs et Frondeuses is drawn of: that of its table.

Tables may differ in values, lines, Crowns and classes; the Spaces and their order are the same on every board. What
needs no more than those may use the shipped BOARD; everything else asks `edition()`.
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
"""By the id of a board; the board is kept so that the id stays its own."""


def edition() -> Board:
    """The board of the picture that is being drawn."""
    return _EDITION.get()


def space_of(space: str) -> SpaceData:
    """A Space as it is on that board."""
    board = edition()
    return board.spaces[board.index[space]]


@contextmanager
def in_edition(board: Board) -> Iterator[None]:
    """Draw this board for a while; what is kept of it is kept apart from what is kept of others."""
    token = _EDITION.set(board)
    try:
        with kit.looking(edition=fingerprint(board)):
            yield
    finally:
        _EDITION.reset(token)


def fingerprint(board: Board) -> str:
    """What tells a board from others of another content; "" for the shipped one."""
    if board is BOARD:
        return ""

    def make() -> tuple[Board, str]:
        return board, sha256(repr((board.spaces, board.connectors)).encode()).hexdigest()[:16]

    return _PRINTS.get(id(board), make)[1]


def edition_of(view: View) -> Board:
    """The board of the table a view is of."""
    return data.board_of(view.get("options") or {})


def in_its_edition(draw: Callable[Concatenate[Scene, P], T]) -> Callable[Concatenate[Scene, P], T]:
    """A function of a scene done on its table's board."""

    @wraps(draw)
    def draw_edition(scene: Scene, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with in_edition(edition_of(scene.view)):
            return draw(scene, *args, **kwargs)

    return draw_edition
