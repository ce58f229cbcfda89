"""Before the game: people and machines take seats, the host sets up the table, and the game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import ClassVar, Unpack

from fronde.core.errors import StaleDecision, TableError
from fronde.core.match import Match
from fronde.core.rng import SEATING, Dice, mix
from fronde.core.types import Json, Seat, Setup, Text
from fronde.host.commands.base import Verdict, check_open, get_user
from fronde.host.commands.play import epoch_of
from fronde.host.notices import kinds
from fronde.host.notices.announcements import NOTHING_YET, add_notices, invite
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import Actor, User
from fronde.host.people.opponents import PACES, Manner, find_name
from fronde.host.people.rights import Right
from fronde.host.store import Patch, Player, Status, TableRecord
from fronde.host.table import (
    BrokenTable,
    Lobby,
    Playing,
    Table,
    check_size,
    find_sizes,
    get_lobby,
    options_of,
    roles_of,
    write_events,
)
from fronde.host.timekeeping.clocks import Pace
from fronde.host.timekeeping.timing import Timing

# --- who sits there ---


@dataclass(slots=True, frozen=True)
class Join:
    """Take a seat, in a role or in any. A player who already has one changes their role. At a full table a machine
    makes room for a newcomer if the host allows that: the one with the role, otherwise one without a role, otherwise
    any."""

    right: ClassVar[Right] = Right.ANYBODY
    role: Seat | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the role is unknown or taken, or the table is full."""
        lobby, user = get_lobby(table), get_user(actor)
        record = lobby.record
        player = record.find_player(user.id)
        leaving = None if player is not None or lobby.missing else self._find_leaving(record)
        lobby.check_role(self.role, player or leaving)
        if player is None:
            return change_lobby(lobby, [*(p for p in record.players if p is not leaving), new_player(user, self.role)])
        if player.role == self.role:
            raise TableError(Text("error-joined"))
        again = replace(new_player(user, self.role), salt=player.salt)
        return change_lobby(lobby, lobby.players_with(player, again))

    def _find_leaving(self, record: TableRecord) -> Player:
        """The machine that makes room for a newcomer. Raises TableError if there is none."""
        machines = [player for player in record.players if player.bot is not None]
        if not machines or not Manner.of(record).makes_room:
            raise TableError(Text("error-full-opponents" if machines else "error-full"))
        matches = [player for player in machines if self.role is not None and player.role == self.role]
        return [*machines, *(player for player in machines if player.role is None), *matches][-1]


@dataclass(slots=True, frozen=True)
class Leave:
    """Give up a seat. If the host leaves, the next player becomes the host. If the last person leaves, the table
    closes."""

    right: ClassVar[Right] = Right.PLAYER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError once the game has begun."""
        if table.record.status == Status.PLAYING:
            raise TableError(Text("error-leave-started"))
        lobby, user = get_lobby(table), get_user(actor)
        record = lobby.record
        players = [p for p in record.players if p.user != user.id]
        people = [p.user for p in players if p.user is not None]
        if not people:
            return close_lobby(lobby)
        return change_lobby(lobby, players, host=record.host if record.host != user.id else people[0])


@dataclass(slots=True, frozen=True)
class AddOpponent:
    """Add a machine, in a role or in any, under the first of `names` that is free here."""

    right: ClassVar[Right] = Right.HOST
    level: str
    names: Sequence[str]
    role: Seat | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the table is full, or the role is unknown or taken."""
        lobby = get_lobby(table)
        if not lobby.missing:
            raise TableError(Text("error-full"))
        lobby.check_role(self.role)
        machine = Player(None, find_name(lobby.record, self.names), role=self.role, bot=self.level)
        return change_lobby(lobby, [*lobby.record.players, machine])


@dataclass(slots=True, frozen=True)
class RemoveOpponent:
    """Remove the machine of that name."""

    right: ClassVar[Right] = Right.HOST
    name: str

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if no machine has that name."""
        lobby = get_lobby(table)
        players = [p for p in lobby.record.players if p.bot is None or p.name != self.name]
        if len(players) == len(lobby.record.players):
            raise TableError(Text("error-no-opponent"))
        return change_lobby(lobby, players)


# --- how they will play ---


@dataclass(slots=True, frozen=True)
class Configure:
    """Set options. `files`: option -> file name, for options read from a file. None restores the game's default.
    Players whose role depends on a changed option lose it, and so do players whose role would override the change."""

    right: ClassVar[Right] = Right.HOST
    options: Mapping[str, Json]
    files: Mapping[str, str | None] = field(default_factory=dict)

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises PlayerError for an invalid value."""
        lobby = get_lobby(table)
        options = _merge_options(lobby.record.terms.options, self.options)
        lobby.game.rules.fill_options(options)
        record = lobby.record.copy_with(options=options, files=_merge_options(lobby.record.terms.files, self.files))
        stands = options_of(record)
        if any(stands.get(name) != options.get(name) for name in self.options):
            record.players = _fit_roles(replace(record, players=[]), record.players)
        return change_lobby(lobby, _fit_roles(record, record.players), options=options, files=record.terms.files)


@dataclass(slots=True, frozen=True)
class Resize:
    """Set the number of players. A player whose role does not exist at that number loses the role."""

    right: ClassVar[Right] = Right.HOST
    size: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the number does not fit the game and its options, or is smaller than the number of
        players with a seat."""
        lobby = get_lobby(table)
        record = lobby.record
        check_size(self.size, find_sizes(record))
        if self.size < len(record.players):
            raise TableError(Text("error-seated", {"count": len(record.players)}))
        return change_lobby(lobby, _fit_roles(record.copy_with(size=self.size), record.players), size=self.size)


def _merge_options(old: Mapping[str, Json], new: Mapping[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in {**old, **new}.items() if value is not None}


def _fit_roles(record: TableRecord, players: Sequence[Player]) -> list[Player]:
    """The players, without roles that do not exist in this lobby."""
    roles = roles_of(record)
    return [player if player.role in roles else replace(player, role=None) for player in players]


@dataclass(slots=True, frozen=True)
class SetPace:
    """Set the pace of the table. None: without clocks."""

    right: ClassVar[Right] = Right.HOST
    pace: Pace | None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for times that are too short or too long."""
        lobby = get_lobby(table)
        if self.pace is not None:
            self.pace.check()
        return change_lobby(lobby, timing={} if self.pace is None else Timing(self.pace).write())


Term = Configure | Resize | SetPace
"""The commands that a host can combine before the game."""


@dataclass(slots=True, frozen=True)
class Arrange:
    """Carry out several of these changes, or none if one of them is refused. `stamp`: that of the settings they start
    from."""

    right: ClassVar[Right] = Right.HOST
    changes: Sequence[Term]
    stamp: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the settings have changed, and PlayerError for an invalid value."""
        lobby = get_lobby(table)
        if lobby.record.terms_stamp != self.stamp:
            raise StaleDecision(Text("error-stale-form"))
        values, players = Patch(), lobby.record.players
        for one in self.changes:
            record = replace(lobby.record.copy_with(**values), players=players)
            change = one.judge(Lobby(record), actor).change
            values |= change.values
            players = change.players or players
        return change_lobby(lobby, players, **values)


@dataclass(slots=True, frozen=True)
class SetMachines:
    """Set how fast machines play here, or whether they make room for people at a full table. None: unchanged."""

    right: ClassVar[Right] = Right.HOST
    pace: str | None = None
    makes_room: bool | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for an unknown pace, or once the game has begun."""
        lobby = get_lobby(table)
        if self.pace not in (None, *PACES):
            raise TableError(Text("error-no-option"))
        values = {name: value for name, value in asdict(self).items() if value is not None}
        return change_lobby(lobby, opponents=replace(Manner.of(lobby.record), **values).write())


@dataclass(slots=True, frozen=True)
class SetAdvice:
    """Set whether players may ask for the advice of a machine, also during the game. The table is informed."""

    right: ClassVar[Right] = Right.HOST
    is_allowed: bool

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended, or whose game is rated."""
        check_open(table)
        if self.is_allowed and Manner.of(table.record).rated:
            raise TableError(Text("error-rated-advice"))
        opponents = replace(Manner.of(table.record), advice=self.is_allowed).write()
        notice = Notice(kinds.AdviceNote(player=get_user(actor).name, allowed=self.is_allowed))
        return Verdict(table.change({"opponents": opponents}, [*show_lobby(table), notice]), table)


@dataclass(slots=True, frozen=True)
class SetRating:
    """Set whether the game will count for the ratings of its players. That ends advice."""

    right: ClassVar[Right] = Right.HOST
    is_rated: bool

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError once the game has begun."""
        lobby = get_lobby(table)
        manner = Manner.of(lobby.record)
        advice = manner.advice and not self.is_rated
        return change_lobby(lobby, opponents=replace(manner, rated=self.is_rated, advice=advice).write())


# --- the start ---


@dataclass(slots=True, frozen=True)
class Start:
    """Start the game. `rooms`: whether a private thread can be opened in this channel."""

    right: ClassVar[Right] = Right.PLAYER | Right.HOST
    rooms: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if players are missing or options do not fit."""
        lobby = get_lobby(table)
        record = lobby.record
        if lobby.missing:
            raise TableError(Text("error-missing", {"count": lobby.missing}))
        if not record.people:
            raise TableError(Text("error-nobody"))
        check_size(record.terms.size, find_sizes(record))
        salts = [player.salt for player in record.people]
        key, seed = record.chance.key, record.chance.seed
        values: Patch = {"salts": salts, "seed": mix(key, salts) if key else seed}
        seating = Dice(values["seed"], SEATING)
        players = seat_players(lobby, seating)
        values["options"] = options_of(record)
        setup = Setup(lobby.game.key, tuple(p.token for p in players), values["seed"], values["options"])
        match, events = Match.start(lobby.game, setup)
        values |= {"status": Status.PLAYING, "version": lobby.game.title.version}
        values["action_revision"] = record.revision + 1
        values["draws"] = [list(draw) for draw in (*seating.draws, *match.rng.draws)]
        values["epochs"] = [epoch_of(match, None)]
        playing = Playing(replace(record.copy_with(**values), players=players), match, [events])
        values |= {"position": match.position(), "opening": write_events(events)}
        change = table.change(values, [Notice(kinds.GameStart()), *invite(playing, rooms=self.rooms)], players)
        change.visitors = [player.user for player in players if player.user is not None]
        add_notices(playing, NOTHING_YET, change, Actor())
        return Verdict(change, playing, events)


def seat_players(lobby: Lobby, dice: Dice) -> list[Player]:
    """The players in the game's order: chosen roles first, the rest assigned at random. Each gets a token (p1, p2,
    ...), the only name by which the game knows them."""
    record = lobby.record
    by_role = {p.role: p for p in record.players if p.role in lobby.roles}
    others = dice.shuffle(p for p in record.players if p.role not in lobby.roles)
    order = [by_role.get(role) or others.pop() for role in lobby.roles]
    return [replace(player, token=f"p{number}") for number, player in enumerate(order, 1)]


# --- what others need of it ---


def new_player(user: User, role: Seat | None = None) -> Player:
    """A user as a player."""
    salt = "" if user.salt is None else str(user.salt)
    return Player(user.id, user.name, role=role, locale=user.locale, salt=salt)


def change_lobby(lobby: Lobby, players: list[Player] | None = None, **values: Unpack[Patch]) -> Verdict:
    """A change of the lobby's players or settings. Its post is renewed."""
    return Verdict(lobby.change(values, [Notice(kinds.LobbyPost())], players), lobby)


def close_lobby(lobby: Table, *notices: Notice) -> Verdict:
    """Close the lobby before a game has begun. `notices` add details."""
    change = lobby.change({"status": Status.ENDED}, [Notice(kinds.LobbyEnd()), *notices])
    return Verdict(change, BrokenTable(lobby.record, TableError(Text("error-ended"))))


def show_lobby(table: Table) -> list[Notice]:
    """The notice that posts a lobby again. Empty for a game."""
    return [Notice(kinds.LobbyPost())] if isinstance(table, Lobby) else []
