"""Recounts of open votes after every command, since the current table determines who may vote and how many must agree.
A vote that passes is carried out. One that has expired, or whose subject is gone, is closed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.base import Verdict
from fronde.host.commands.clock import VotePause
from fronde.host.commands.life import End, MoveTo, NameHost
from fronde.host.commands.rewind import Back, back_motion
from fronde.host.commands.seats import ANYBODY, MACHINE_USER, GiveSeat, Replace
from fronde.host.people.actors import Actor, User
from fronde.host.people.rights import Right
from fronde.host.people.votes import Motion, carry, close, count, find_lapse, has_lapsed
from fronde.host.store import (
    EndSubject,
    HostSubject,
    MoveSubject,
    PauseSubject,
    RewindSubject,
    Subject,
    SwapSubject,
    Vote,
)
from fronde.host.table import Table
from fronde.host.timekeeping.presence import Presence
from fronde.host.timekeeping.timing import Times


@dataclass(slots=True, frozen=True)
class Recount:
    """Recount one vote. `names`: names for machines. `back`: the position if the game goes back."""

    right: ClassVar[Right] = Right.NOBODY
    key: str
    times: Times
    presence: Presence
    names: Sequence[str]
    back: Back | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if nothing changes. A recount does not count as activity: the table ages as before."""
        vote = table.record.consent.votes.get(self.key)
        verdict = self._count(table, vote) if vote and table.record.is_open else None
        if verdict is None:
            raise TableError(Text("error-not-due"))
        verdict.change.values["updated"] = table.record.schedule.updated
        return verdict

    def _count(self, table: Table, vote: Vote) -> Verdict | None:
        try:
            if has_lapsed(table, vote, self.times):
                return Verdict(close(table, self.key, "lapsed"), table)
            motion = replace(self._read(table, vote.subject), subject=vote.subject)
            change = count(table, motion)
            if change is None:
                return carry(table, motion, vote.by)
            now = change.values["votes"][self.key]
            if now is not None and (now.agreed or not vote.agreed):
                is_new = now != vote or vote.lapses != find_lapse(table, vote, self.times)
                return Verdict(change, table) if is_new else None
        except TableError:
            pass
        return Verdict(close(table, self.key, "gone"), table)

    def _read(self, table: Table, subject: Subject) -> Motion:
        """The motion of the vote. Raises TableError if it is no longer possible."""
        match subject:
            case RewindSubject():
                return back_motion(table, subject, self.back)
            case PauseSubject():
                return VotePause(self.times, subject.stand, subject.until).motion(table)
            case MoveSubject(of=int(channel)):
                return MoveTo(channel, subject.guild, subject.locale).motion(table)
            case HostSubject(of=int(user)):
                return NameHost(user).motion(table)
            case SwapSubject(of=int(user), to=(to, name), token=str(token)) if to == MACHINE_USER:
                return GiveSeat(token, name, self.names, self.presence, user).motion(table)
            case SwapSubject(of=int(user), to=(to, name)) if to != MACHINE_USER:
                return Replace(user, None if to == ANYBODY else User(to, name), self.presence).motion(table)
            case EndSubject():
                return End(presence=self.presence).motion(table)
        raise TableError(Text("error-vote-gone"))
