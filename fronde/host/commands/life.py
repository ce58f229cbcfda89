"""The life of a table: its acting host, its channel, its end, and inactivity.

A table ages from the last action of anyone there, in table time (`fronde.host.timekeeping.presence`). One post
announces what will happen. Later it happens, once: a lobby closes, or a game is archived until someone resumes it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar, Unpack

from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.base import Verdict, check_open, get_user
from fronde.host.commands.lobby import close_lobby, show_lobby
from fronde.host.notices import kinds
from fronde.host.notices.announcements import repost_notices
from fronde.host.notices.kinds import Notice, Occupant
from fronde.host.people.actors import Actor, House, User
from fronde.host.people.rights import Right, check_steward, rights_at
from fronde.host.people.votes import Motion, Poll, carry, majority, people_of, vote, without
from fronde.host.store import Ending, EndSubject, HostSubject, MoveSubject, Patch, Status, TableRecord
from fronde.host.table import BrokenTable, FinishedTable, Playing, Resting, Table
from fronde.host.timekeeping.hours import DAY
from fronde.host.timekeeping.presence import UNKNOWN, Presence, find_moment
from fronde.host.timekeeping.timing import Times, halt_clocks, run_clocks, timing_of

LOBBY, LOBBY_NOTICE = 7 * DAY, DAY
GAME, GAME_NOTICE = 60 * DAY, 7 * DAY
"""Seconds of inactivity after which a lobby closes or a game is archived; and how long before that a post announces
it."""


# --- the end ---


@dataclass(slots=True, frozen=True)
class End:
    """End a table. In a lobby the host decides. In a game all players must agree, or more than half of the others if
    the table waits for an absent player. A steward ends it at once, with `as_steward` even if they have a seat there;
    the table is informed."""

    right: ClassVar[Right] = Right.MEMBER
    agrees: bool = True
    as_steward: bool = False
    presence: Presence = UNKNOWN

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the user may not end the table."""
        check_open(table)
        record, user = table.record, get_user(actor)
        if self.as_steward:
            check_steward(user)
        if record.status == Status.LOBBY:
            return self._close(table, user)
        if not self.agrees and record.find_player(user.id) is None:
            raise TableError(Text("error-not-at-table"))
        if isinstance(table, BrokenTable) and user.id == record.host and record.find_player(user.id) is None:
            return self._end(table, Ending.HOST)
        if self.as_steward or record.find_player(user.id) is None:
            check_steward(user)
            return self._end(table, Ending.STEWARD, Notice(kinds.StewardNote(player=user.name, what="ended")))
        motion = self.motion(table)
        if self.agrees:
            return vote(table, motion, user)
        votes, notice = (
            without(record.consent.votes, motion.subject.key),
            Notice(kinds.EndVoteRefusal(player=user.name)),
        )
        return Verdict(table.change({"votes": votes}, [notice]), table)

    def _close(self, lobby: Table, user: User) -> Verdict:
        if not self.agrees:
            raise TableError(Text("error-not-started"))
        is_told = self.as_steward or lobby.record.acting not in (None, lobby.record.host)
        if Right.HOST in rights_at(lobby.record, user) and not is_told:
            return close_lobby(lobby)
        if not user.steward:
            raise TableError(Text("error-host-only"))
        return close_lobby(lobby, Notice(kinds.StewardNote(player=user.name, what="ended")))

    def _end(self, table: Table, ending: Ending, *notices: Notice) -> Verdict:
        change = table.change(
            {"status": Status.ENDED, "votes": {}, "handovers": {}}, [*notices, Notice(kinds.TableEnd())]
        )
        change.ending = ending
        after = FinishedTable(table.record, table.match, table.untold) if isinstance(table, Playing) else table
        return Verdict(change, after)

    def motion(self, table: Table) -> Motion:
        """All who are present must agree, or more than half of them if a player is absent."""

        def poll(voters: Collection[int], by: int | None) -> Poll:
            away = [p.user for p in self.presence.find_away(table) if p.user not in voters]
            electors = [user for user in people_of(table.record) if user not in away]
            return majority(electors) if away else Poll(electors, len(electors))

        return Motion(EndSubject(), kinds.EndVote(), lambda by: self._end(table, Ending.VOTE), poll)


# --- the host ---


@dataclass(slots=True, frozen=True)
class TakeOver:
    """Act as host in place of the host, as a steward. The table is informed."""

    right: ClassVar[Right] = Right.STEWARD

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the table has ended or the user is already the host."""
        check_open(table)
        record, user = table.record, get_user(actor)
        if record.is_host(user.id):
            raise TableError(Text("error-host-already"))
        is_back = record.host == user.id
        return _change_host(table, user.name, "back" if is_back else "taken-over", acting=None if is_back else user.id)


@dataclass(slots=True, frozen=True)
class ReturnAsHost:
    """Become the host again while a steward acts as host. The table is informed."""

    right: ClassVar[Right] = Right.FORMER_HOST

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        check_open(table)
        return _change_host(table, get_user(actor).name, "back", acting=None)


@dataclass(slots=True, frozen=True)
class NameHost:
    """Make a player the new host while a steward acts as host. More than half of the people who play must agree."""

    right: ClassVar[Right] = Right.PLAYER
    host: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if no steward acts as host, or the new host does not play."""
        return vote(table, self.motion(table), get_user(actor))

    def motion(self, table: Table) -> Motion:
        """More than half must agree. Raises TableError if no steward acts as host, or the new host does not play."""
        check_open(table)
        record, player = table.record, table.record.find_player(self.host)
        if record.acting is None:
            raise TableError(Text("error-host-not-acting"))
        if player is None:
            raise TableError(Text("error-host-no-player"))

        return Motion(
            HostSubject(self.host), kinds.HostVote(what=player.name),
            lambda by: _change_host(table, player.name, "named", host=self.host, acting=None),
            lambda voters, by: majority(people_of(record)),
        )  # fmt: skip


def _change_host(table: Table, name: str, what: str, **values: Unpack[Patch]) -> Verdict:
    return Verdict(table.change(values, [Notice(kinds.StewardNote(player=name, what=what)), *show_lobby(table)]), table)


# --- the channel ---


@dataclass(slots=True, frozen=True)
class MoveTo:
    """Move the table to another channel, even if its own is gone, and post everything there again. If the new server is
    neither its home nor its current one, more than half of the other people who play must agree, and that server
    becomes its home. If the bot was removed from the old server (`is_stranded`), it moves without a vote, and its home
    stays the same."""

    right: ClassVar[Right] = Right.MEMBER
    channel: int
    guild: int
    locale: str | None = None
    is_stranded: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        user, motion = get_user(actor), self.motion(table)
        alone = self.is_stranded or self.guild in (table.record.venue.home, table.record.venue.guild)
        return carry(table, motion, Occupant(user.id, user.name)) if alone else vote(table, motion, user)

    def motion(self, table: Table) -> Motion:
        """More than half of the others must agree; without others it passes. Raises TableError for a table that has
        ended."""
        check_open(table)
        record, to = table.record, (self.guild, self.channel)

        def poll(voters: Collection[int], by: int | None) -> Poll:
            others = [user for user in people_of(record) if user != by]
            return majority(others) if others else Poll([], 0)

        def move(by: Occupant) -> Verdict:
            values: Patch = {"channel": self.channel, "guild": self.guild, "locale": self.locale or record.venue.locale}
            values["votes"] = {key: one and replace(one, waiting=[]) for key, one in record.consent.votes.items()}
            if self.guild not in (record.venue.home, record.venue.guild) and not self.is_stranded:
                values |= {"home": self.guild, "acting": None}
            ping = [user for user in people_of(record) if user != by.user]
            notices = [Notice(kinds.Arrival(player=by.name, ping=ping)), *repost_notices(table)]
            if self.guild != record.venue.guild and not self.is_stranded:
                departure = kinds.Departure(player=by.name, at=(record.venue.guild, record.venue.channel), to=to)
                notices.insert(0, Notice(departure))
            return Verdict(table.change(values, notices), table)

        subject = MoveSubject(self.channel, guild=self.guild, locale=self.locale)
        return Motion(subject, kinds.MoveVote(to=to), move, poll)


@dataclass(slots=True, frozen=True)
class SetLanguage:
    """Set the language of the table's public posts, from the next one on."""

    right: ClassVar[Right] = Right.HOST
    locale: str

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        check_open(table)
        return Verdict(table.change({"locale": self.locale}), table)


# --- tables that nobody touches ---


@dataclass(slots=True, frozen=True)
class Age:
    """Carry out what is due at an inactive table: announce what will happen to it, or make it happen."""

    right: ClassVar[Right] = Right.NOBODY
    times: Times

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if nothing is due or the table has ended."""
        record, now = table.record, self.times.now()
        if not record.is_open or not isinstance(actor, House):
            raise TableError(Text("error-ended"))
        is_lobby, warned_at = record.status == Status.LOBBY, find_warning(record, now)
        span, notice = (LOBBY, LOBBY_NOTICE) if is_lobby else (GAME, GAME_NOTICE)
        since = now if warned_at is None else warned_at
        last_update = record.schedule.updated
        end = max(find_moment(table, self.times, last_update, span), find_moment(table, self.times, since, notice))
        if now < (end - notice if warned_at is None else end):
            raise TableError(Text("error-not-due"))
        if warned_at is not None:
            return close_lobby(table, Notice(kinds.LobbyExpiry())) if is_lobby else self._rest(table)
        warning = kinds.AgeWarning(end=end, lobby=is_lobby, ping=people_of(record))
        values: Patch = {"warning": now, "updated": record.schedule.updated}  # the warning does not touch the table
        return Verdict(table.change(values, [Notice(warning)]), table)

    def _rest(self, table: Table) -> Verdict:
        """Archive the game. Its clocks stop as in a pause."""
        values: Patch = {"status": Status.RESTING, "offers": {}, "silences": {}}
        values["votes"] = {key: one for key, one in table.record.consent.votes.items() if one}
        change = table.change(values, [Notice(kinds.RestNote())])
        if not isinstance(table, Playing):
            return Verdict(change, table)
        if (timing := timing_of(table)) is not None:
            change.values["timing"] = replace(timing, clocks=halt_clocks(table, timing, self.times)).write()
        return Verdict(change, Resting(table.record, table.match, table.untold))


def find_warning(record: TableRecord, now: float = inf) -> int | None:
    """The moment when a post announced what will happen to an inactive table. None if there was activity since, or the
    moment is in the future."""
    warning, last_update = record.schedule.warning, record.schedule.updated
    return warning if warning is not None and last_update < warning <= now else None


@dataclass(slots=True, frozen=True)
class KeepOpen:
    """Mark a table as active, so that it does not age."""

    right: ClassVar[Right] = Right.MEMBER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        check_open(table)
        off = Notice(kinds.AgeWarningEnd(player=get_user(actor).name))
        return Verdict(table.change(notices=[off] if find_warning(table.record) is not None else []), table)


@dataclass(slots=True, frozen=True)
class Resume:
    """Resume an archived game in a channel of its home server or of the server where it was; if the bot was removed
    there (`is_stranded`), of any server."""

    right: ClassVar[Right] = Right.MEMBER
    channel: int
    guild: int
    times: Times
    locale: str | None = None
    is_stranded: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the table is not archived, or for a channel in another server."""
        record, user = table.record, get_user(actor)
        if record.status != Status.RESTING:
            raise TableError(Text("error-not-resting"))
        if self.guild not in (record.venue.home, record.venue.guild) and not self.is_stranded:
            raise TableError(Text("error-resume-elsewhere"))
        others = [one for one in people_of(record) if one != user.id]
        values: Patch = {"status": Status.PLAYING, "channel": self.channel, "guild": self.guild}
        values |= {"trouble": None, "locale": self.locale or record.venue.locale}
        change = table.change(values, [Notice(kinds.Awakening(player=user.name, ping=others))])
        change.visitors = [user.id, *others]  # while the game rested, it waited for nobody
        if not isinstance(table, Resting):
            return Verdict(change, table)
        playing = Playing(record, table.match, table.untold)
        change.notices += repost_notices(playing)
        if (timing := timing_of(playing)) is not None:
            change.values["timing"] = replace(timing, clocks=run_clocks(playing, timing, self.times.now())).write()
        return Verdict(change, playing)
