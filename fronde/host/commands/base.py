"""The interface of commands. Each command judges itself: it is refused, or it returns a verdict with the change to
store. It changes only the match. If the change cannot be stored, `fronde.host.tables` drops the match from memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, NamedTuple, Protocol

from fronde.core.errors import TableError
from fronde.core.types import Action, Event, PlayerRefusal, Seat, Text
from fronde.host.people.actors import Actor, User
from fronde.host.people.rights import Right
from fronde.host.store import Change, Player, Status
from fronde.host.table import Table


class Command(Protocol):
    """An action on a table. `right`: who may do it, checked before the command judges."""

    right: ClassVar[Right]

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """The verdict, which is not stored yet. Raises PlayerError if the command is refused."""


class Halt(NamedTuple):
    """Why part of a joint choice was not carried out. `rest`: the remaining options. `refusals`: option -> its reason,
    without reasons that follow from another one. If that is empty, `waiting` holds the seats that must answer first; if
    that is empty too, something was revealed."""

    rest: tuple[str, ...]
    refusals: Mapping[str, PlayerRefusal] = MappingProxyType({})
    waiting: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Verdict:
    """The result of an accepted command: the change to store, the table after it, and its events. `seat`: the seat that
    acted. `forced_actions`: choices the game made because there was only one. `undone_action`: the undone action.
    `halt`: why only part was carried out."""

    change: Change
    table: Table
    events: list[Event] = field(default_factory=list)
    seat: Seat | None = None
    forced_actions: list[Action] = field(default_factory=list)
    undone_action: Action | None = None
    halt: Halt | None = None


def get_user(actor: Actor) -> User:
    """The actor as a Discord user. Raises TableError for any other actor."""
    if not isinstance(actor, User):
        raise TableError(Text("error-not-at-table"))
    return actor


def get_player(table: Table, actor: Actor) -> Player:
    """The actor's player at this table. Raises TableError if they have no seat."""
    player = table.record.find_player(get_user(actor).id)
    if player is None:
        raise TableError(Text("error-not-at-table"))
    return player


def check_open(table: Table) -> None:
    """Raise TableError if a table has ended or is archived."""
    if not table.record.is_open:
        raise TableError(Text("error-resting" if table.record.status == Status.RESTING else "error-ended"))
