"""What people do about opponents, by click or by command alike: have them sit down, take over a seat, give it back."""

from __future__ import annotations

from cogs.messages.names import words
from cogs.messages.opponents import names_of_opponents, opponent_parts
from cogs.replies import Asker, Reply
from fronde.bots import LEVELS
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands import Command
from fronde.host.opponents import AddOpponent, RemoveOpponent, SetManner
from fronde.host.table import get_lobby


async def show(asker: Asker, table_id: int, *, edit: bool = False) -> Reply:
    """Which machines sit in a lobby; the host may change that."""
    async with asker.tables.hold(table_id) as table:
        lobby = get_lobby(table)
        return Reply(opponent_parts(lobby, asker.user.id, asker.words(table.record.game)), edit=edit)


async def add(asker: Asker, table_id: int, chosen: str) -> Reply:
    """Have a machine sit down: its level, and behind a colon its role."""
    level, _, role = chosen.partition(":")
    async with asker.tables.hold(table_id) as table:
        names = names_of_opponents(words(table.record.locale, table.record.game))
    return await _change(asker, table_id, AddOpponent(check_level(level), names, role or None))


async def remove(asker: Asker, table_id: int, name: str) -> Reply:
    """Have the machine of that name get up."""
    return await _change(asker, table_id, RemoveOpponent(name))


async def set_pace(asker: Asker, table_id: int, pace: str) -> Reply:
    """How fast machines play here."""
    return await _change(asker, table_id, SetManner(pace=pace))


async def _change(asker: Asker, table_id: int, command: Command) -> Reply:
    await asker.tables.run(table_id, asker.user, command)
    return await show(asker, table_id, edit=True)


def check_level(level: str) -> str:
    """The level. Raises TableError for one there is not."""
    if level not in LEVELS:
        raise TableError(Text("error-no-option"))
    return level
