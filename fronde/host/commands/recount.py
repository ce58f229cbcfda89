"""Recounts of open votes after every command, since the current table decides who may vote and how many must agree. A
vote that passes is carried out. One that has lapsed, or whose subject is gone, is closed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Json, Text
from fronde.host.actors import Actor, User
from fronde.host.commands.base import Verdict
from fronde.host.commands.clock import VotePause
from fronde.host.commands.life import End, MoveTo, NameHost
from fronde.host.commands.rewind import BACK, Back, back_motion
from fronde.host.commands.seats import ANYBODY, MACHINE, GiveSeat, Replace
from fronde.host.presence import Presence
from fronde.host.rights import Right
from fronde.host.store import Vote
from fronde.host.table import Table
from fronde.host.timing import Times
from fronde.host.votes import Motion, carry, close, count, find_lapse, has_lapsed

UNREADABLE = (LookupError, TypeError, ValueError, AttributeError)
"""Errors raised when reading a damaged vote."""


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
        """Raises TableError if nothing changes. A recount does not count as a touch: the table ages as before."""
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
            motion = replace(self._read(table, vote["about"]), about=vote["about"])
            change = count(table, motion)
            if change is None:
                return carry(table, motion, vote["by"])
            now = change.values["votes"][self.key]
            if now["agreed"] or not vote["agreed"]:
                is_new = now != vote or vote.get("lapses") != find_lapse(table, vote, self.times)
                return Verdict(change, table) if is_new else None
        except (TableError, *UNREADABLE):
            pass
        return Verdict(close(table, self.key, "gone"), table)

    def _read(self, table: Table, about: dict[str, Json]) -> Motion:
        """The motion of the vote. Raises TableError if it is no longer possible."""
        kind, _, of = self.key.partition(":")
        if kind == BACK:
            return back_motion(table, about, self.back)
        if kind == "end":
            return End(presence=self.presence).motion(table)
        if kind == "pause":
            return VotePause(self.times, **about).motion(table)
        if kind == "move":
            return MoveTo(int(of), **about).motion(table)
        if kind == "host":
            return NameHost(int(of)).motion(table)
        to, name = about["to"]
        if to == MACHINE:
            return GiveSeat(about["token"], name, self.names, self.presence, int(of)).motion(table)
        return Replace(int(of), None if to == ANYBODY else User(to, name), self.presence).motion(table)
