"""Machines play on for people, and people take their seats back, whatever is being decided meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Seat, Text
from fronde.host.actors import Actor
from fronde.host.announcements import ask_openly, change_room
from fronde.host.commands import ANYBODY, FORFEIT, Verdict, close_offer, get_user, kept_back, new_player, vote
from fronde.host.opponents import find_name
from fronde.host.presence import AWAY, UNKNOWN, Presence
from fronde.host.rights import Right, rights_at
from fronde.host.store import Change, DirectMessages, Notice, Player, TableRecord
from fronde.host.table import Playing, Table, get_playing
from fronde.host.votes import Motion, Poll

MACHINE = 1
"""Stands for the user who is to play on, where that is a machine, in what a table votes on: nobody else there."""

LEAST = 2
"""Players who together may decide for another who is there: what one of them wants is nobody's consent."""


@dataclass(slots=True, frozen=True)
class GiveSeat:
    """Have a machine play on in the place of a player, by their token. Players do so for themselves; the host and
    stewards for who is away or has gone, and for a seat on offer to anybody; for any other it takes all other players,
    at least two where nobody is late. Whoever it is of may take it back at any time, and is the host again who was."""

    right: ClassVar[Right] = Right.MEMBER
    token: str
    level: str
    names: Sequence[str]
    presence: Presence = UNKNOWN
    user: int | None = None
    """Whose seat it is, once that is voted on."""

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for who has no part in the table, for a seat no person holds, and the last of them; and
        where one player alone would decide for another who is there."""
        playing, user = get_playing(table), get_user(actor)
        record = playing.record
        leaving = self._find_leaving(record)
        decides = Right.HOST | Right.STEWARD
        if user.id == leaving.user or (rights_at(record, user) & decides and self._is_left(playing, leaving)):
            return self._give(playing, leaving, user.id)
        if leaving.user is None:
            raise TableError(Text("error-host-only"))
        motion = replace(self, user=leaving.user).motion(playing)
        electors = motion.poll((), None).electors
        if user.id not in electors:
            raise TableError(Text("error-not-at-table"))
        if len(electors) < LEAST and not self._is_gone(playing, leaving):
            raise TableError(Text("error-seat-theirs", {"player": leaving.name, "days": AWAY // (24 * 60 * 60)}))
        return vote(playing, motion, user)

    def _find_leaving(self, record: TableRecord) -> Player:
        """Who plays there now. Raises TableError where that is nobody, or nobody else does anywhere."""
        leaving = next((p for p in record.people if p.token == self.token), None)
        if leaving is None:
            raise TableError(Text("error-no-seat"))
        if not [p for p in record.people if p.user is not None and p is not leaving]:
            raise TableError(Text("error-nobody"))
        return leaving

    def _is_left(self, table: Playing, player: Player) -> bool:
        """Whether a seat waits for somebody: its player is away or has gone, or it is on offer to anybody."""
        offered = table.record.offers.get(str(player.user)) in (ANYBODY, FORFEIT)
        return player.user is None or offered or player in self.presence.find_away(table)

    def _is_gone(self, table: Playing, player: Player) -> bool:
        """Whether one other player may decide alone, where no more are left: as `Replace` has it."""
        return self._is_left(table, player) or self.presence.why_gone(table, player) is not None

    def motion(self, table: Table) -> Motion:
        """It takes all others who are there, at least two where nobody is late; another level pings nobody again.
        Raises TableError for a seat that is another's now, or the last person's."""
        playing, leaving = get_playing(table), self._find_leaving(table.record)
        if leaving.user is None or leaving.user != self.user:
            raise TableError(Text("error-offer-gone"))
        key, about = f"swap:{self.user}", {"to": [MACHINE, self.level], "token": self.token}
        data = {"to": about["to"], "away": [self.user, leaving.name], "seats": playing.seats_held(leaving)}
        data |= {"ping": []} if key in table.record.votes else {}

        def poll(voters: Collection[int], by: int | None) -> Poll:
            away = [p for p in self.presence.find_away(table) if p.user not in voters]
            others = [p for p in table.record.people if p is not leaving and p not in away]
            electors = [p.user for p in others if p.user is not None]
            return Poll(electors, max(1 if self._is_gone(playing, leaving) else LEAST, len(electors)))

        question = Notice("swap", data=data)
        return Motion(key, about, question, lambda by: self._give(playing, leaving, None), poll)

    def _give(self, table: Playing, leaving: Player, user: int | None) -> Verdict:
        """What was being composed unseen is dropped: nobody else knows of it."""
        record, seats, key = table.record, table.seats_held(leaving), str(leaving.user)
        name = find_name(record, self.names)
        machine = Player(None, name, leaving.token, leaving.role, bot=self.level, owner=leaving.user)
        drop_drafts(table, seats)
        closed = close_offer(table, leaving, "accepted").change
        values: dict[str, Any] = {"sealed": kept_back(table.match), **closed.values}
        if record.turn and record.turn[1] == leaving.user:
            values["turn"] = [record.turn[0], None, *record.turn[2:]]
        data: dict[str, Any] = {"player": leaving.name, "owner": leaving.user, "name": name, "level": self.level}
        data |= {"seats": seats, "ping": [] if leaving.user in (None, user) else [leaving.user]}
        notices = [Notice("machine", data=data), *(closed.notices if key in record.offers else [])]
        if leaving.user is not None:
            notices.append(Notice("given", to=leaving.user, data={"locale": leaving.locale}))
        notices += change_room(table, leaving, machine)
        players = [machine if p is leaving else p for p in record.players]
        return Verdict(Change(table.id, record.revision, values, players=players, notices=notices), table)


def drop_drafts(table: Playing, seats: Sequence[Seat]) -> None:
    """Take back what is being composed unseen for these seats."""
    for seat in seats:
        while any(decision.draft and action.seat == seat for decision, action in table.match.sealed):
            table.match.undo(seat)


@dataclass(slots=True, frozen=True)
class TakeBack:
    """Play again oneself, in the place of the machine that did so meanwhile: on from wherever it is."""

    right: ClassVar[Right] = Right.LENDER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for whose seat no machine plays, and who has another by now."""
        playing, user = get_playing(table), get_user(actor)
        record = playing.record
        machine = next((p for p in record.players if p.owner == user.id), None)
        if machine is None:
            raise TableError(Text("error-nothing-to-take-back"))
        if record.find_player(user.id) is not None:
            raise TableError(Text("error-hand-over-yours"))
        dm = DirectMessages.UNASKED
        coming = replace(new_player(user, machine.role), token=machine.token, dm=dm)
        seats = playing.seats_held(machine)
        values: dict[str, Any] = {}
        if record.turn and record.turn[0] in seats and record.turn[1] is None:
            values["turn"] = [record.turn[0], user.id, *record.turn[2:]]
        players = [coming if p is machine else p for p in record.players]
        data = {"from": machine.name, "to": user.id, "seats": seats, "ping": [], "asked": ask_openly(playing, seats)}
        notices = [Notice("handed-over", data=data), *change_room(playing, machine, coming)]
        return Verdict(Change(table.id, record.revision, values, players=players, notices=notices), playing)
