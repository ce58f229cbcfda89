"""The rights at a table. A right follows from a user's role at the table, not from the place where they act."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Flag, auto

from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.people.actors import Actor, User
from fronde.host.store import TableRecord


class Right(Flag):
    """The roles of a user at a table. If a command names several, any one suffices. If it names none, only the table
    itself acts: its clocks, orders and machines."""

    NOBODY = 0
    ANYBODY = auto()
    PLAYER = auto()
    """Has a seat at the table."""
    LENDER = auto()
    """Has lent a seat to a machine."""
    HOST = auto()
    """Is the host, or the steward who acts as host."""
    FORMER_HOST = auto()
    """Is the host in whose place a steward acts."""
    STEWARD = auto()
    """Looks after the tables of the home server, by a permission on that whole server or by a role."""
    ADMINISTRATOR = auto()
    """May manage the server where they act. Gives no right at a table."""
    OPERATOR = auto()
    """Runs the bot. Gives no right at a table."""
    MEMBER = PLAYER | HOST | STEWARD


REFUSALS: Mapping[Right, str] = {
    Right.HOST: "error-host-only",
    Right.STEWARD: "error-steward-only",
    Right.HOST | Right.STEWARD: "error-organiser-only",
    Right.LENDER: "error-nothing-to-take-back",
    Right.FORMER_HOST: "error-host-not-former",
    Right.PLAYER | Right.LENDER: "error-rematch",
}
"""The text for a missing right. For any other right it says that the user has no seat at the table."""


def rights_at(record: TableRecord, user: User) -> Right:
    """All roles of a user at a table. A steward who acts as host counts as host only while they are still a steward."""
    checks = {
        Right.PLAYER: record.find_player(user.id) is not None,
        Right.LENDER: any(player.owner == user.id for player in record.players),
        Right.HOST: record.is_host(user.id) and (record.acting in (None, record.host) or bool(user.steward)),
        Right.FORMER_HOST: record.acting is not None and record.host == user.id,
        Right.STEWARD: bool(user.steward),
    }
    rights = Right.ANYBODY
    for right, holds in checks.items():
        rights |= right if holds else Right.NOBODY
    return rights


def needs_steward(record: TableRecord, user: User, right: Right) -> bool:
    """Whether a right depends on the user being a steward of the table's home server."""
    matters = Right.STEWARD in right or (Right.HOST in right and record.acting == user.id)
    return record.venue.home is not None and matters


def check_right(record: TableRecord, actor: Actor, right: Right) -> None:
    """Raise TableError if a user lacks a right, StaleDecision if the table has since moved to another home. Clocks,
    orders and machines are not checked here: commands check them."""
    if not isinstance(actor, User):
        return
    if actor.home not in (None, record.venue.home):  # the table has moved since the actor's home server was asked
        raise StaleDecision(Text("error-stale"))
    if rights_at(record, actor) & right:
        return
    if needs_steward(record, actor, right) and actor.steward is None:
        raise TableError(Text("error-steward-unknown"))
    raise TableError(Text(REFUSALS.get(right, "error-not-at-table")))


def check_steward(user: User) -> None:
    """Raise TableError unless a user is known to be a steward of the table's home server."""
    if not user.steward:
        raise TableError(Text("error-steward-unknown" if user.steward is None else "error-steward-only"))
