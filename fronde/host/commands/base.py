"""What a command is. Each judges itself: it is refused, or it returns a verdict with the change to store. It changes
nothing but the match; `fronde.host.tables` drops the match from memory when the change cannot be stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, NamedTuple, Protocol

from fronde.core.errors import TableError
from fronde.core.types import Action, Event, PlayerRefusal, Seat, Text
from fronde.host.actors import Actor, User
from fronde.host.rights import Right
from fronde.host.store import Change, Player, Status
from fronde.host.table import Table


class Command(Protocol):
    """What can be done at a table. `right`: who may do it, which is checked before the command judges."""

    right: ClassVar[Right]

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """The result, not stored yet. Raises PlayerError where the command is refused."""


class Halt(NamedTuple):
    """Why part of a joint choice was not carried out: `rest` holds the options that remain. `refused` gives a reason
    for each of them that does not follow from another; otherwise `waiting` holds the seats that have to answer first,
    or is empty where something was revealed."""

    rest: tuple[str, ...]
    refused: Mapping[str, PlayerRefusal] = MappingProxyType({})
    waiting: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Verdict:
    """The result of a lawful command: the change to store, the table after it, and what happened. `seat`: the one that
    acted; `forced`: choices that the game made because there was only one; `undone`: the action taken back; `stopped`:
    why only part was done."""

    change: Change
    table: Table
    events: list[Event] = field(default_factory=list)
    seat: Seat | None = None
    forced: list[Action] = field(default_factory=list)
    undone: Action | None = None
    stopped: Halt | None = None


def get_user(actor: Actor) -> User:
    """The actor as a person at Discord. Raises TableError for any other."""
    if not isinstance(actor, User):
        raise TableError(Text("error-not-at-table"))
    return actor


def get_player(table: Table, actor: Actor) -> Player:
    """The player that the actor is at this table. Raises TableError for an actor without a seat."""
    player = table.record.find_player(get_user(actor).id)
    if player is None:
        raise TableError(Text("error-not-at-table"))
    return player


def check_open(table: Table) -> None:
    """Raise TableError for a table that has ended, or rests."""
    if not table.record.is_open:
        raise TableError(Text("error-resting" if table.record.status == Status.RESTING else "error-ended"))
