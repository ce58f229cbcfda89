"""The services that tables need of the process around them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fronde.core.errors import EngineError
from fronde.core.opponents import Advice
from fronde.core.types import Action, Json
from fronde.host.archive.epochs import Fate
from fronde.host.store import TableRecord
from fronde.host.table import Table


async def _no_steward(user: int, server: int) -> bool | None:
    return False


async def _can_post(channel: int) -> bool:
    return True


async def _cannot_think(request: Mapping[str, Json]) -> Any:
    raise EngineError("nothing thinks here")


async def _do_nothing(*ids: int) -> None:
    pass


def _raise(error: Exception, where: str) -> None:
    raise error


@dataclass(slots=True)
class Surroundings:
    """The services that tables need of the process around them. By default there is no Discord and no machine."""

    wake: Callable[[int], object] = lambda table: None
    """Called with the id of a table whose outbox has something to deliver."""
    log: Callable[[Exception, str], object] = _raise
    """Logs an error that must not undo what has been stored, and where it happened."""
    wait_for_channel: Callable[[int], Awaitable[None]] = _do_nothing
    """Returns when the channel of a table has its notices, or cannot get them now."""
    start_full_calls: Callable[[int], Awaitable[None]] = _do_nothing
    """Starts the tables of a queue whose people have all confirmed."""
    open_fixture: Callable[[int, int], Awaitable[int | None]] = _do_nothing
    """Opens the table of a league's game, by its number. Returns its channel; None if it cannot open now."""
    wait_for_machines: Callable[[int], Awaitable[None]] = _do_nothing
    """Returns when no machine owes an answer at a table."""
    note_change: Callable[[Table], object] = lambda table: None
    """Called with a table that changed."""
    tell_fate: Callable[[int, Fate], object] = lambda table, fate: None
    """Called with a stored game that could not continue unchanged."""
    find_steward: Callable[[int, int], Awaitable[bool | None]] = _no_steward
    """Whether a user is a steward of a server; None if that cannot be determined."""
    can_post: Callable[[int], Awaitable[bool]] = _can_post
    """Whether a channel can be written to."""
    name_machines: Callable[[TableRecord], Sequence[str]] = lambda record: ("Bot",)
    """Names for machines."""
    think: Callable[[Mapping[str, Json]], Awaitable[list[Action]]] = _cannot_think
    """Chooses for a machine (`fronde.host.people.opponents.imagine`). Raises EngineError on failure."""
    think_aloud: Callable[[Mapping[str, Json]], Awaitable[Advice]] = _cannot_think
    """The same choice with its reasons."""
    look_back: Callable[[int, int], Awaitable[None]] = _do_nothing
    """Finds the turning points of a user at a table, and stores them (`fronde.host.archive.turning`). Returns when it
    is done, or cannot be done now."""
