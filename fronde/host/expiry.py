"""What becomes of tables that nobody touches: lobbies close, games are put to rest, and wake again.

Time comes in as seconds since 1970. A table ages from the last thing anybody did at it, in table time
(`fronde.host.presence`); what is to become of it is said beforehand, once, and done later, once: either is a command
through the one door, and sweeping twice does it no second time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import Any, ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host import clocks
from fronde.host.actors import Actor, House
from fronde.host.announcements import present
from fronde.host.commands import Verdict, check_open, get_user
from fronde.host.presence import find_moment
from fronde.host.rights import Right
from fronde.host.store import Change, Notice, Status, TableRecord
from fronde.host.table import Broken, GameTable, Playing, Resting, Table
from fronde.host.tables import Tables
from fronde.host.timing import Times, stops_of, timing_of

DAY = 24 * 60 * 60
LOBBY, LOBBY_NOTICE = 7 * DAY, DAY
GAME, GAME_NOTICE = 60 * DAY, 7 * DAY
"""After so long untouched a lobby closes, or a game is put to rest; and how long before that it is said."""


# --- what is done to tables nobody touches ---


@dataclass(slots=True, frozen=True)
class Age:
    """What is due at a table that nobody has touched: it is said what will become of it, or that is done."""

    right: ClassVar[Right] = Right.NOBODY
    times: Times

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where nothing is due, and for a table that has ended."""
        record, now = table.record, self.times.now()
        if not record.is_open or not isinstance(actor, House):
            raise TableError(Text("error-ended"))
        warned_at = announced(record, now)
        end = _find_end(table, self.times, warned_at)
        if warned_at is None:
            if now < end - _notice(record):
                raise TableError(Text("error-not-due"))
            return _announce(table, end, now)
        if now < end:
            raise TableError(Text("error-not-due"))
        return _close(table) if record.status == Status.LOBBY else _lay_to_rest(table, self.times)


def _notice(record: TableRecord) -> int:
    return LOBBY_NOTICE if record.status == Status.LOBBY else GAME_NOTICE


def announced(record: TableRecord, now: float = inf) -> int | None:
    """When it was said what will become of a table, unless somebody has touched it since, or that moment is to come."""
    return record.warned if record.warned is not None and record.updated < record.warned <= now else None


def _find_end(table: Table, times: Times, warned_at: int | None) -> int:
    """When an open table closes, or is put to rest, if nobody touches it: never before it has been said."""
    record, since = table.record, times.now() if warned_at is None else warned_at
    span = LOBBY if record.status == Status.LOBBY else GAME
    return max(find_moment(table, times, record.updated, span), find_moment(table, times, since, _notice(record)))


def _announce(table: Table, end: int, now: int) -> Verdict:
    """To say something is not to touch the table."""
    record = table.record
    people = [p.user for p in record.players if p.user is not None]
    data = {"end": end, "lobby": record.status == Status.LOBBY, "ping": people}
    values = {"warned": now, "updated": record.updated}
    return Verdict(Change(table.id, record.revision, values, notices=[Notice("ageing", data=data)]), table)


def _close(table: Table) -> Verdict:
    notices = [Notice("closed"), Notice("expired")]
    change = Change(table.id, table.record.revision, {"status": Status.ENDED}, notices=notices)
    return Verdict(change, Broken(table.record, TableError(Text("error-ended"))))


def _lay_to_rest(table: Table, times: Times) -> Verdict:
    values: dict[str, Any] = {"status": Status.RESTING, "offers": {}, "hushed": {}}
    values["votes"] = {key: one for key, one in table.record.votes.items() if one}
    change = Change(table.id, table.record.revision, values, notices=[Notice("rested")])
    if isinstance(table, Playing):
        _run_clocks(table, change, times, False)
        return Verdict(change, Resting(table.record, table.match, table.untold))
    return Verdict(change, table)


def _run_clocks(table: GameTable, change: Change, times: Times, run: bool) -> None:
    """Let the clocks of a table stand, or run again, as in a pause."""
    timing = timing_of(table)
    if timing is None:
        return
    now, by_token = times.now(), dict(timing.clocks)
    for player in table.record.players:
        if (clock := by_token.get(player.token)) is not None:
            by_token[player.token] = (
                clocks.go_on(clock, now) if run else clocks.halt(clock, now, stops_of(player, times))
            )
    change.values["timing"] = replace(timing, clocks=by_token).write()


@dataclass(slots=True, frozen=True)
class KeepOpen:
    """Touch a table, so that it does not age."""

    right: ClassVar[Right] = Right.MEMBER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        check_open(table)
        record, user = table.record, get_user(actor)
        notices = [Notice("ageing-off", data={"player": user.name})] if announced(record) is not None else []
        return Verdict(Change(table.id, record.revision, notices=notices), table)


@dataclass(slots=True, frozen=True)
class Resume:
    """Go on with a game that was put to rest, in a channel of its home server or of where it was; of any other where
    that removed the bot, `stranded`."""

    right: ClassVar[Right] = Right.MEMBER
    channel: int
    guild: int
    times: Times
    locale: str | None = None
    stranded: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that does not rest, and in another server."""
        record, user = table.record, get_user(actor)
        if record.status != Status.RESTING:
            raise TableError(Text("error-not-resting"))
        if self.guild not in (record.home, record.guild) and not self.stranded:
            raise TableError(Text("error-resume-elsewhere"))
        people = [p.user for p in record.players if p.user is not None and p.user != user.id]
        values = {"status": Status.PLAYING, "channel": self.channel, "guild": self.guild, "trouble": None}
        change = Change(table.id, record.revision, {**values, "locale": self.locale or record.locale})
        change.visitors = [user.id, *people]  # nobody was waited for meanwhile
        change.notices.append(Notice("woken", data={"player": user.name, "ping": people}))
        if not isinstance(table, Resting):
            return Verdict(change, table)
        playing = Playing(record, table.match, table.untold)
        change.notices += present(playing)
        _run_clocks(playing, change, self.times, True)
        return Verdict(change, playing)


async def sweep(tables: Tables) -> list[Exception]:
    """Do what is due at all tables nobody touches; gives the faults of those where it could not be done."""
    now, faults = tables.times.now(), []
    for table_id in await tables.store.tables_untouched(now - LOBBY + LOBBY_NOTICE, now - GAME + GAME_NOTICE):
        try:
            await tables.run(table_id, House(), Age(tables.times))
        except TableError:
            continue
        except Exception as error:  # one table's fault leaves no other
            faults.append(error)
    return faults
