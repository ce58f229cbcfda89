"""What can be done at a table. Each command judges itself: it is refused, or it gives the change to keep, what people
are told of it, and the table as it is from then on. Nothing is changed before the change is kept but the match, which
whoever keeps it drops where that fails (`fronde.host.tables`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from fronde.core.errors import StaleDecision, TableError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Event, Seat, Setup, Text
from fronde.host.actors import Actor, User
from fronde.host.storing import Change, DirectMessages, Move, Notice, Player, Status, TableRecord
from fronde.host.table import (
    Broken,
    Finished,
    Lobby,
    Playing,
    Table,
    check_seated,
    get_lobby,
    get_playing,
    write_events,
)
from fronde.host.telling import NOTHING_YET, glance, present, tell

LONGEST_NAME = 80
"""Characters of a name that are kept."""


@dataclass(slots=True)
class Verdict:
    """A lawful command: the change to keep, and then the table and what happened. `seat`: the one that acted."""

    change: Change
    table: Table
    events: list[Event] = field(default_factory=list)
    seat: Seat | None = None
    taken: list[Action] = field(default_factory=list)


# --- before the game ---


@dataclass(slots=True, frozen=True)
class Join:
    """Sit down, in a role or anywhere; whoever sits already changes the role."""

    role: Seat | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a role that is taken or unknown, and a full table."""
        lobby, user = get_lobby(table), get_user(actor)
        record = lobby.record
        if self.role is not None and self.role not in lobby.roles:
            raise TableError(Text("error-unknown-role", {"seat": list(lobby.roles)}))
        held = (p for p in record.players if self.role is not None and p.role == self.role and p.user != user.id)
        if (holder := next(held, None)) is not None:
            raise TableError(Text("error-role-taken", {"seat": self.role, "player": holder.name}))
        seated = record.find_player(user.id)
        if seated is not None and seated.role == self.role:
            raise TableError(Text("error-joined"))
        if seated is None and not lobby.missing:
            raise TableError(Text("error-full"))
        newcomer = new_player(user, self.role)
        players = [newcomer if p.user == user.id else p for p in record.players]
        return _change_lobby(lobby, players if seated else [*players, newcomer])


@dataclass(slots=True, frozen=True)
class Leave:
    """Get up again; a host who leaves hands the table on, the last to leave closes it."""

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for somebody who does not sit there."""
        if table.record.status == Status.PLAYING:
            raise TableError(Text("error-leave-started"))
        lobby, user = get_lobby(table), get_user(actor)
        record = lobby.record
        if record.find_player(user.id) is None:
            raise TableError(Text("error-not-at-table"))
        players = [p for p in record.players if p.user != user.id]
        people = [p.user for p in players if p.user is not None]
        if not people:
            return _close(lobby)
        return _change_lobby(lobby, players, host=record.host if record.host != user.id else people[0])


@dataclass(slots=True, frozen=True)
class Configure:
    """Set options, what comes from a file with the file's name under `files`; None goes back to the game's own."""

    options: Mapping[str, Any]
    files: Mapping[str, str | None] = field(default_factory=dict)

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a guest, PlayerError for a value that does not fit."""
        lobby = get_lobby(table)
        if lobby.record.host != actor.user:
            raise TableError(Text("error-host-only"))
        options = _merged(lobby.record.options, self.options)
        lobby.game.rules.fill_options(options)
        return _change_lobby(lobby, options=options, files=_merged(lobby.record.files, self.files))


def _merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in {**old, **new}.items() if value is not None}


@dataclass(slots=True, frozen=True)
class Start:
    """Begin, when everybody is there."""

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where players are missing or options do not fit."""
        lobby = get_lobby(table)
        if actor.user is None or lobby.record.find_player(actor.user) is None:
            raise TableError(Text("error-not-at-table"))
        if lobby.missing:
            raise TableError(Text("error-missing", {"count": lobby.missing}))
        seated = seat_players(lobby)
        setup = Setup(lobby.game.key, tuple(p.token for p in seated), lobby.record.seed, lobby.record.options)
        match, events = Match.start(lobby.game, setup)
        acted = lobby.record.revision + 1
        record = replace(lobby.record, status=Status.PLAYING, players=seated, acted=acted)
        playing = Playing(record, match, [events])
        values: dict[str, Any] = {"status": Status.PLAYING, "version": lobby.game.title.version}
        values |= {"position": match.position(), "opening": write_events(events), "acted": acted}
        change = Change(record.id, record.revision, values, players=seated, notices=[Notice("begun")])
        tell(playing, NOTHING_YET, change, Actor())
        return Verdict(change, playing, events)


def seat_players(lobby: Lobby) -> list[Player]:
    """The players in the game's order: roles as chosen, the rest by the seed; each with a token of its own."""
    record = lobby.record
    chosen = {p.role: p for p in record.players if p.role in lobby.roles}
    others = Dice(record.seed).shuffled(p for p in record.players if p.role not in lobby.roles)
    order = [chosen.get(role) or others.pop() for role in lobby.roles]
    taken: set[str] = set()
    seated = []
    for player in order:
        named = (player.name if n == 1 else f"{player.name} {n}" for n in count(1))
        token = next(name for name in named if name not in taken)
        taken.add(token)
        seated.append(replace(player, token=token))
    return seated


def new_player(user: User, role: Seat | None = None) -> Player:
    """Somebody who sits down."""
    return Player(user.id, user.name[:LONGEST_NAME], role=role, locale=user.locale)


def _change_lobby(lobby: Lobby, players: list[Player] | None = None, **values: Any) -> Verdict:
    change = Change(lobby.id, lobby.record.revision, values, players=players, notices=[Notice("lobby")])
    return Verdict(change, lobby)


def _close(lobby: Lobby) -> Verdict:
    change = Change(lobby.id, lobby.record.revision, {"status": Status.ENDED}, notices=[Notice("closed")])
    return Verdict(change, Broken(lobby.record, TableError(Text("error-ended"))))


# --- in the game ---


@dataclass(slots=True, frozen=True)
class Act:
    """Answer a question. With a `stamp`, the question is the one a panel showed: of that step the seat's at that
    `place`, with that stamp."""

    seat: Seat
    step: str
    picks: tuple[str, ...]
    stamp: int | None = None
    place: int = 0

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction."""
        playing = get_playing(table)
        actor.check_seat(playing, self.seat)
        if self.stamp is not None:
            check_fresh(playing, self.seat, self.step, self.place, self.stamp)
        match, before = playing.match, glance(playing)
        done = match.carry_out(self.seat, self.picks, self.step)
        moves = [_move(len(match.log) - len(done) + n, actor, *one[:2]) for n, one in enumerate(done, 1)]
        values: dict[str, Any] = {"sealed": _kept_back(match)}
        change = Change(playing.id, playing.record.revision, values, moves=moves, seen=actor.user)
        if done:
            change.values["acted"] = change.expected + 1
        if match.settled and done:
            change.values |= {"position": settled_position(match), "settled": len(match.log)}
        playing.untold += [list(one.events) for one in done]
        tell(playing, before, change, actor)
        events = [event for one in done for event in one.events]
        return Verdict(change, _after(playing), events, self.seat, [a for one in done for a in one.taken])


def _after(playing: Playing) -> Table:
    return Finished(playing.record, playing.match, playing.untold) if playing.match.over else playing


def _move(number: int, actor: Actor, action: Action, events: tuple[Event, ...]) -> Move:
    return Move(number, actor.word, action.seat, action.step, list(action.picks), write_events(events))


def _kept_back(match: Match) -> list[list[str]]:
    """The answers that wait for others', or for the rest of a draft."""
    return [[a.seat, a.step, *a.picks] for _, a in match.sealed]


def settled_position(match: Match) -> dict[str, Any]:
    """The position without the sealed answers, which are kept beside it."""
    return {key: value for key, value in match.position().items() if key != "sealed"}


def check_fresh(table: Playing, seat: Seat, step: str, place: int, stamp: int) -> None:
    """Raise StaleDecision where what a panel showed is no longer what is asked."""
    asked = table.find_asked(seat, step, place)
    if asked is None or asked.stamp != stamp:
        raise StaleDecision(Text("error-stale"))


@dataclass(slots=True, frozen=True)
class Undo:
    """Take back one's last choice; with a revision, only where nobody has acted since."""

    revision: int | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises UndoRefused, StaleDecision."""
        playing, user = get_playing(table), get_user(actor)
        check_seated(playing, user.id)
        if self.revision is not None and self.revision != playing.record.acted:
            raise StaleDecision(Text("error-stale"))
        match, seats, before = playing.match, playing.seats_of(user.id), glance(playing)
        last = match.log[-1].seat if match.log else None
        seat = last if last in seats else seats[0]
        match.undo(seat)
        values = {"told": min(playing.record.told, len(match.log)), "sealed": _kept_back(match)}
        values["acted"] = playing.record.revision + 1
        change = Change(playing.id, playing.record.revision, values, undone=len(match.log) + 1)
        del playing.untold[-1:]
        tell(playing, before, change, actor)
        return Verdict(change, playing, seat=seat)


# --- how a table ends before its game does, and how a seat changes hands ---


@dataclass(slots=True, frozen=True)
class End:
    """End a table: the host in the lobby; in a game it is a vote, and the last to agree ends it."""

    agrees: bool = True

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for somebody who may not."""
        record = table.record
        if not record.is_open:
            raise TableError(Text("error-ended"))
        if isinstance(table, Lobby):
            if not self.agrees:
                raise TableError(Text("error-not-started"))
            if actor.user != record.host:
                raise TableError(Text("error-host-only"))
            return _close(table)
        user = get_user(actor)
        if record.find_player(user.id) is None:
            raise TableError(Text("error-not-at-table"))
        return self._vote(table, user)

    def _vote(self, table: Table, user: User) -> Verdict:
        record = table.record
        everybody = [p.user for p in record.players if p.user is not None]
        agreed = [*(v for v in record.votes if v in everybody and v != user.id), user.id]
        votes = agreed if self.agrees else []
        if len(votes) == len(everybody):
            change = Change(table.id, record.revision, {"status": Status.ENDED, "votes": []})
            change.notices.append(Notice("ended"))
            return Verdict(change, _ended(table))
        if self.agrees and votes == record.votes:
            raise TableError(Text("error-voted"))
        waiting = [[p.user, p.name] for p in record.players if p.user is not None and p.user not in votes]
        told = {"player": user.name, "waiting": waiting, "ping": [] if record.votes else [u for u, _ in waiting]}
        notice = Notice("vote" if self.agrees else "vote-off", data=told)
        return Verdict(Change(table.id, record.revision, {"votes": votes}, notices=[notice]), table)


def _ended(table: Table) -> Table:
    return Finished(table.record, table.match, table.untold) if isinstance(table, Playing) else table


@dataclass(slots=True, frozen=True)
class HandOver:
    """Give one's seat to somebody, who plays on from here."""

    to: User
    is_bot: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError outside a game, for somebody without a seat, and for who cannot take it."""
        record, user = table.record, get_user(actor)
        if record.status != Status.PLAYING:
            raise TableError(Text("error-hand-over-lobby" if record.status == Status.LOBBY else "error-ended"))
        leaving = record.find_player(user.id)
        if leaving is None:
            raise TableError(Text("error-not-at-table"))
        if self.is_bot:
            raise TableError(Text("error-hand-over-bot"))
        if record.find_player(self.to.id) is not None:
            raise TableError(Text("error-hand-over-seated", {"player": self.to.name}))
        coming = replace(new_player(self.to, leaving.role), token=leaving.token, dm=DirectMessages.UNASKED)
        return self._hand_over(table, record, leaving, coming)

    def _hand_over(self, table: Table, record: TableRecord, leaving: Player, coming: Player) -> Verdict:
        players = [coming if p.token == leaving.token else p for p in record.players]
        seats = table.seats_of(leaving.user or 0) if isinstance(table, Playing) else []
        told = {"from": leaving.name, "to": coming.user, "seats": seats, "ping": [coming.user]}
        values: dict[str, Any] = {"host": coming.user if record.host == leaving.user else record.host, "votes": []}
        if record.turn and record.turn[1] == leaving.user:
            values["turn"] = [record.turn[0], coming.user, *record.turn[2:]]
        given = Notice("given", to=leaving.user, data={"locale": leaving.locale})
        notices = [Notice("handed-over", data=told), given]
        return Verdict(Change(table.id, record.revision, values, players=players, notices=notices), table)


@dataclass(slots=True, frozen=True)
class MoveTo:
    """Bring the table into another channel, whatever became of its own: all is shown there anew, and a vote begins
    anew."""

    channel: int
    guild: int
    locale: str | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended, and for somebody who does not sit there."""
        record, user = table.record, get_user(actor)
        if not record.is_open:
            raise TableError(Text("error-ended"))
        if record.host != user.id and record.find_player(user.id) is None:
            raise TableError(Text("error-not-at-table"))
        people = [p.user for p in record.players if p.user not in (None, user.id)]
        moved = Notice("moved", data={"player": user.name, "ping": people})
        values: dict[str, Any] = {"channel": self.channel, "guild": self.guild, "votes": []}
        values["locale"] = self.locale or record.locale
        return Verdict(Change(table.id, record.revision, values, notices=[moved, *present(table)]), table)


def get_user(actor: Actor) -> User:
    """The actor as somebody at Discord. Raises TableError for who is none."""
    if not isinstance(actor, User):
        raise TableError(Text("error-not-at-table"))
    return actor


Command = Join | Leave | Configure | Start | Act | Undo | End | HandOver | MoveTo
