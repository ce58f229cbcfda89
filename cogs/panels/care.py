"""Actions for inactive tables, and for tables that a player or the host has left."""

from __future__ import annotations

from cogs import ids
from cogs.panels import seating
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, SeveralTables, run_and_say, sentence
from cogs.panels.servers import check_coming
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.life import KeepOpen, NameHost, Resume, ReturnAsHost, TakeOver
from fronde.host.commands.seats import ANYBODY, MACHINE_USER, GiveSeat, Replace
from fronde.host.people.actors import User
from fronde.host.store import Status, SwapSubject


@handler(KeepOpen, clicks=ids.KeepTable)
async def keep_open(asker: Asker, table_id: int) -> Reply:
    """Mark a table as active, so that it is not archived or closed."""
    return await run_and_say(asker, table_id, KeepOpen(), "kept-open")


@handler(TakeOver, slash="seat take-over")
async def take_over(asker: Asker, table_id: int) -> Reply:
    """Act as host of a table, as a steward."""
    return await run_and_say(asker, table_id, TakeOver(), "taken-over")


@handler(ReturnAsHost, clicks=ids.ReturnAsHost)
async def return_as_host(asker: Asker, table_id: int) -> Reply:
    """Become the host again while a steward acts as host."""
    return await run_and_say(asker, table_id, ReturnAsHost(), "host-back")


@handler(Replace, slash="seat replace")
async def replace(asker: Asker, table_id: int, away: int, to: User | None, is_bot: bool, is_member: bool) -> Reply:
    """Offer the seat of player `away` to user `to`, or to the first person who comes if it is None; or agree to
    that."""
    command = Replace(away, to, await asker.tables.find_presence(table_id), is_bot, is_member)
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    key, name = "swap-offered" if str(away) in record.consent.offers else "swap-asked", "" if to is None else to.name
    return sentence(asker.words(record.game).say(key, player=name, anybody=int(to is None)))


@handler(Replace, GiveSeat, clicks=ids.AgreeToSwap)
async def agree_to_swap(asker: Asker, table_id: int, away: int, to: int) -> Reply:
    """Agree to the proposal that `to` plays for player `away`. Raises TableError if it is no longer open."""
    async with asker.tables.hold(table_id) as table:
        subject = table.record.consent.find_subject(SwapSubject, away)
    if subject is None or subject.to[0] != to or table.record.status != Status.PLAYING:
        raise TableError(Text("error-offer-gone"))
    if to == MACHINE_USER:
        return await seating.give_by_user(asker, table_id, away, subject.to[1])
    coming = None if to == ANYBODY else User(*subject.to)
    return await replace(asker, table_id, away, coming, False, True)


@handler(NameHost, clicks={ids.NameHost: lambda id, picks: (id.table, id.user or ids.read_number(picks))})
async def name_host(asker: Asker, table_id: int, user: int) -> Reply:
    """Vote for a player as the new host while a steward acts as host."""
    return await run_and_say(asker, table_id, NameHost(user), "vote-noted")


@handler(Resume, slash="table wake")
async def resume_here(asker: Asker) -> Reply:
    """Resume an archived game of the asker in this channel. Raises TableError if there is none, and SeveralTables if
    there are several."""
    table_ids = await asker.tables.store.resting_tables(asker.user.id)
    if not table_ids:
        raise TableError(Text("error-no-resting"))
    if len(table_ids) > 1:
        raise SeveralTables(table_ids, "resume")
    return await resume(asker, table_ids[0])


@handler(Resume, choices="resume")
async def resume(asker: Asker, table_id: int) -> Reply:
    """Resume an archived game in the asker's channel. Raises TableError if the server or the game does not allow it."""
    guild, locale, is_stranded = await check_coming(asker, table_id)
    reply = await run_and_say(
        asker, table_id, Resume(asker.channel, guild, asker.tables.times, locale, is_stranded), "resumed"
    )
    asker.tables.forget(table_id)  # reload it: its rules may have been fixed meanwhile
    return reply
