"""A table in memory: a lobby, a game in progress, a game that is finished or archived, or a table that cannot be
loaded."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

from fronde.core.errors import PlayerError, TableError
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.plain import write_json
from fronde.core.types import Action, Decision, Event, Json, Name, Seat, Setup, Text, Turn
from fronde.games import get_game
from fronde.host.matchmaking.leagues import League
from fronde.host.matchmaking.leagues import read as read_league
from fronde.host.matchmaking.queue import Queue
from fronde.host.notices.kinds import Notice
from fronde.host.store import Change, Move, Patch, Player, Status, TableRecord

T = TypeVar("T")


class Table:
    """The base of all tables: a table with its record. The subclasses are the stages of its life."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record

    @property
    def id(self) -> int:
        """The table's id."""
        return self.record.id

    @property
    def game(self) -> Game[Any]:
        """The game of the table. Raises UnknownGame."""
        return get_game(self.record.game)

    def find_seats(self, player: Player) -> list[Seat]:
        """The seats a player has now, in turn order; empty if no game is in progress."""
        return []

    def players_with(self, old: Player, new: Player) -> list[Player]:
        """The players, with `new` in place of `old`."""
        return [new if player is old else player for player in self.record.players]

    def change(
        self, values: Patch | None = None, notices: Sequence[Notice] = (), players: list[Player] | None = None
    ) -> Change:
        """A change to the current revision of the table."""
        return Change(self.id, self.record.revision, values or {}, players, notices=[*notices])


class Lobby(Table):
    """A table where people take seats and choose options."""

    @property
    def roles(self) -> tuple[Seat, ...]:
        """The seats in play, given the options and the chosen roles."""
        return roles_of(self.record)

    @property
    def missing(self) -> int:
        """The number of players the table still lacks."""
        return self.record.terms.size - len(self.record.players)

    def find_free(self, player: Player | None = None) -> list[Seat]:
        """The roles that nobody but `player` has chosen, including those that a choice would add."""
        others = replace(self.record, players=[p for p in self.record.players if p is not player])
        free = [role for role in roles_of(others) if role not in _picks(others)]
        return [*free, *_find_beside(others, options_of(others))]

    def check_role(self, role: Seat | None, player: Player | None = None) -> None:
        """Raise TableError if a role is unknown or a player other than `player` has it."""
        holder = next((p for p in self.record.players if p.role == role and p is not player), None)
        if role is not None and holder is not None:
            raise TableError(Text("error-role-taken", {"seat": Name("seat", role), "player": holder.name}))
        if role is not None and role not in (free := self.find_free(player)):
            roles = dict.fromkeys((*self.roles, *free))
            raise TableError(Text("error-unknown-role", {"seat": [Name("seat", one) for one in roles]}))


class GameTable(Table):
    """A table whose game has begun. `untold`: the events of every action since the last turn post."""

    def __init__(self, record: TableRecord, match: Match, untold: list[list[Event]]) -> None:
        super().__init__(record)
        self.match = match
        self.untold = untold
        self._cache: dict[Any, Any] = {}
        self._cache_revision = -1

    def once(self, key: Any, find: Callable[[], T]) -> T:
        """A value computed once for each revision of the match. Callers must not change it."""
        if self._cache_revision != self.match.revision:
            self._cache, self._cache_revision = {}, self.match.revision
        if key not in self._cache:
            self._cache[key] = find()
        value: T = self._cache[key]
        return value

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in turn order."""
        return self.match.seats

    def seats_of(self, user: int) -> list[Seat]:
        """The seats a user has now, in turn order."""
        player = self.record.find_player(user)
        return [] if player is None else self.find_seats(player)

    def find_seats(self, player: Player) -> list[Seat]:
        """The seats a player has now, in turn order."""
        tokens = self.once("tokens", lambda: {seat: self.match.player_of(seat) for seat in self.seats})
        return [seat for seat in self.seats if tokens[seat] == player.token]

    def seats_owing(self, player: Player) -> list[Seat]:
        """The seats of a player that owe the game an answer."""
        return [seat for seat in self.match.waiting_for() if seat in self.find_seats(player)]

    def player_of(self, seat: Seat) -> Player:
        """The player who has a seat now."""
        token = self.match.player_of(seat)
        return next(player for player in self.record.players if player.token == token)

    def people(self, seats: Sequence[Seat]) -> list[Player]:
        """The players who have these seats, without duplicates."""
        return list({p.token: p for p in map(self.player_of, seats)}.values())

    @property
    def team(self) -> list[Player]:
        """The players of a side that may confer without the others. Empty if that side is a single player."""
        people = self.people(self.game.rules.conferring(self.match.setup))
        return people if 1 < len(people) < len(self.record.players) else []

    @property
    def nobodys(self) -> tuple[Seat, ...]:
        """The seats without a player, which the players run one after the other."""
        return self.game.rules.nobodys(self.match.state)

    @property
    def names(self) -> dict[str, str]:
        """The token of each player, as used in views -> their name."""
        return {player.token: player.name for player in self.record.players}

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """The view of a seat, or of a spectator if `seat` is None. Built once for each revision; callers must not
        change it."""
        public = None if seat is None else self.view(None)
        return self.once(("view", seat), lambda: self.match.view(seat, public))

    @property
    def score(self) -> dict[Seat, dict[str, int]]:
        """The current score, by seat and item."""
        return self.once("score", self.match.score)

    def private_texts(self, seat: Seat) -> list[Text]:
        """The private information of a seat, one text per line."""
        return self.game.speech.private_text(self.view(seat), seat)

    @property
    def last_view(self) -> dict[str, Json] | None:
        """The public view of the last turn post."""
        return None if self.record.report.view is None else dict(json.loads(self.record.report.view))

    def write_public_view(self) -> str:
        """The public view as the JSON text that `last_view` reads from the record."""
        return write_json(self.view(None)).decode()

    def recent(self) -> list[Event]:
        """The events since the last turn post."""
        return [event for events in self.untold for event in events]

    def leave_out(self, seats: Collection[Seat], groups: Sequence[Sequence[Event]], end: int) -> list[Event]:
        """The events of the actions up to number `end`, without the actions of these seats. Of those only headlines
        about other seats remain. `groups`: the events of each action; groups before the first action are set-up."""
        events: list[Event] = []
        for number, group in enumerate(groups, end - len(groups)):
            mover = self.match.log[number].seat if number >= 0 else None
            rules = self.game.speech.headlines.find_rules(group)
            is_own = [
                mover in seats and (not rule or e.data.get("seat") == mover)
                for e, rule in zip(group, rules, strict=True)
            ]
            events += [event for event, own in zip(group, is_own, strict=True) if not own]
        return events


class OpenQuestion(NamedTuple):
    """An open question of a seat, number `place` among the seat's questions of that step. The `stamp` shows whether a
    panel still shows this question. It is computed from the question and the seat's own answers, so neither a restart
    nor any action of other players, public or secret, makes a panel stale."""

    decision: Decision
    place: int
    stamp: int


class Playing(GameTable):
    """A game in progress. By user: `suggestions`, the last suggestions while they typed, as option -> stamp of its
    question; `readings`, the number of actions after which they last read the news; `watching`, the turn and seat
    whose options they want to see, and which part of them; `novices`, whether they are new to the game, if known.
    `starters`: the users who have made a choice in a turn of their own."""

    def __init__(self, record: TableRecord, match: Match, untold: list[list[Event]]) -> None:
        super().__init__(record, match, untold)
        self.questions: dict[Seat, list[OpenQuestion]] = {}
        self.suggestions: dict[int, dict[str, int]] = {}
        self.readings: dict[int, int] = {}
        self.watching: dict[int, tuple[Turn, Seat, int]] = {}
        self.novices: dict[int, bool] = {}
        self.starters: set[int] = set()
        self.renew_questions()

    def renew_questions(self) -> None:
        """Recompute which questions are open."""
        counts = Counter(action.seat for action in self.match.log)
        self.questions = {seat: self._ask(seat, counts[seat]) for seat in self.seats}

    def _ask(self, seat: Seat, count: int) -> list[OpenQuestion]:
        actions = [action for _, action in self.match.held_answers if action.seat == seat]
        places: Counter[str] = Counter()
        questions = []
        for decision in self.match.decisions_of(seat):
            stamp = crc32(repr((decision, count, actions)).encode())
            questions.append(OpenQuestion(decision, places[decision.step], stamp))
            places[decision.step] += 1
        return questions

    def find_question(self, seat: Seat, step: str, place: int) -> OpenQuestion | None:
        """The question that a button identifies, or None."""
        return next((a for a in self.questions.get(seat, ()) if a.decision.step == step and a.place == place), None)

    def undo_stamp(self, user: int) -> int:
        """A stamp that shows whether an undo button of this user is still valid. It is computed from the last action at
        the table and the user's drafts, and from the seed, so that nobody can count secret actions of others."""
        seats = self.seats_of(user)
        drafts = [action for decision, action in self.match.held_answers if decision.draft and action.seat in seats]
        text = repr((self.record.chance.seed, self.record.progress.action_revision, drafts))
        return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")

    def questions_of(self, user: int) -> list[OpenQuestion]:
        """The open questions of a user's seats, the required ones first."""
        mine = [question for seat in self.seats_of(user) for question in self.questions[seat]]
        return sorted(mine, key=lambda question: not question.decision.required)


class FinishedTable(GameTable):
    """A game that is over: it reached its end, or the table ended it."""


class Resting(GameTable):
    """An archived game. Its secrets stay secret."""


class QueueTable(Table):
    """A queue: people wait here for others to play with."""

    @property
    def queue(self) -> Queue:
        """The people who wait."""
        return Queue.read(self.record.queue)


class LeagueTable(Table):
    """A league: people play seasons of a game here."""

    @property
    def league(self) -> League:
        """Who plays whom. Raises ValueError, KeyError, TypeError or AttributeError if it cannot be read."""
        return read_league(self.record.league)


class BrokenTable(Table):
    """A table that cannot be loaded. `fault`: the reason. People can still end it."""

    def __init__(self, record: TableRecord, fault: Exception) -> None:
        super().__init__(record)
        self.fault = fault


def options_of(record: TableRecord) -> dict[str, Json]:
    """The options of a table. In a lobby: those of the host and of the chosen roles. In a game: those of the host,
    completed by those of the rules under which it began."""
    if record.status == Status.LOBBY:
        options = record.terms.options
        for role in _picks(record):
            options = {**options, **_find_beside(record, options).get(role, {})}
        return options
    return get_game(record.game).title.options_of(record.version, record.terms.options)


def setup_of(record: TableRecord) -> Setup:
    """The set-up of a table's game. Raises UnknownGame."""
    return Setup(record.game, tuple(p.token for p in record.players), record.chance.seed, options_of(record))


KINDS: Mapping[Status, type[GameTable]] = {Status.PLAYING: Playing, Status.RESTING: Resting}
"""The class of a game by its status. Any other status means FinishedTable."""


def _build_league(record: TableRecord) -> Table:
    try:
        read_league(record.league)
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        return BrokenTable(record, fault)
    return LeagueTable(record)


def build_table(record: TableRecord, moves: Sequence[Move]) -> Table:
    """The table with this record and these actions."""
    if record.status == Status.LOBBY:
        return Lobby(record)
    if record.status == Status.QUEUE:
        return QueueTable(record)
    if record.status == Status.LEAGUE:
        return _build_league(record)
    if record.status == Status.KEPT:
        return BrokenTable(record, TableError(Text("error-kept")))
    if record.progress.position is None:
        return BrokenTable(record, TableError(Text("error-ended")))
    try:
        match = _resume(record, moves)
        table = KINDS.get(record.status, FinishedTable)(record, match, find_untold(record, moves))
        if not [table.player_of(seat) for seat in table.seats]:
            raise ValueError("nobody plays")
    except Exception as error:  # damaged rows may break a game in any way; people can still end its table
        return BrokenTable(record, error)
    record.apply(position=None)
    return table


def find_untold(record: TableRecord, moves: Sequence[Move]) -> list[list[Event]]:
    """The events of every action since the last turn post. Before the first post, the events of the set-up come
    first."""
    untold = [read_events(move.events or ()) for move in moves if move.number > record.report.action_count]
    return untold if record.report.view is not None else [read_events(record.progress.opening), *untold]


def opening_of(record: TableRecord) -> list[Event]:
    """The events before the first choice."""
    return [*read_events(record.progress.opening), *events_of_rule_change(record, 0)]


def events_of_rule_change(record: TableRecord, actions: int) -> list[Event]:
    """The events of a change of rules after action number `actions`."""
    epochs = [epoch for epoch in record.progress.epochs if epoch["after"] == actions]
    return [event for epoch in epochs for event in read_events(epoch.get("events", []))]


def _resume(record: TableRecord, moves: Sequence[Move]) -> Match:
    game = get_game(record.game)
    same = {word: word for m in moves for word in (m.seat, m.step, *m.picks)}  # keep each word in memory once
    log = [Action(same[m.seat], same[m.step], tuple(same[p] for p in m.picks)) for m in moves]
    before, after = log[: record.progress.settled], log[record.progress.settled :]
    answers = [Action(seat, step, tuple(picks)) for seat, step, *picks in record.progress.sealed]
    return Match.resume(game, setup_of(record), record.progress.position or {}, before, after, record.revision, answers)


def get_lobby(table: Table) -> Lobby:
    """The table as a lobby. Raises TableError if its game has begun or the table has ended."""
    if isinstance(table, Lobby):
        return table
    raise TableError(Text("error-started" if table.record.status == Status.PLAYING else "error-ended"))


def get_game_table(table: Table) -> GameTable:
    """The table as one with a position. Raises TableError for a lobby, and the fault of a broken table."""
    if isinstance(table, GameTable):
        return table
    raise table.fault if isinstance(table, BrokenTable) else TableError(Text("error-not-started"))


def get_playing(table: Table) -> Playing:
    """The table as a game in progress. Raises TableError for any other table, and the fault of a broken table."""
    game = get_game_table(table)
    if isinstance(game, Playing):
        return game
    raise TableError(Text("error-resting" if isinstance(game, Resting) else "error-ended"))


def check_seat(table: GameTable, user: int) -> None:
    """Raise TableError if a user has no seat."""
    if not table.seats_of(user):
        raise TableError(Text("error-not-at-table"))


def find_acting(table: GameTable, user: int) -> Seat | None:
    """The seat with which a user acts first: one with an open question, otherwise any of theirs. None without a
    seat."""
    seats = [one.decision.seat for one in table.questions_of(user)] if isinstance(table, Playing) else []
    return next(iter([*seats, *table.seats_of(user)]), None)


def check_size(size: int, counts: Sequence[int]) -> None:
    """Raise TableError if a number of players is not among `counts`."""
    if size not in counts:
        lines = [str(n) for n in sorted(counts)]
        raise TableError(Text("error-player-count", {"title": Text("game-name"), "counts": lines}))


def find_sizes(record: TableRecord) -> tuple[int, ...]:
    """The possible numbers of players at a table, in order. If its options do not fit, all numbers the game allows."""
    game = get_game(record.game)
    try:
        return tuple(sorted(game.player_counts(record.terms.options)))
    except PlayerError:
        return tuple(sorted(game.title.player_counts))


def roles_of(record: TableRecord) -> tuple[Seat, ...]:
    """The seats in play in a lobby, given its options and the chosen roles."""
    return get_game(record.game).rules.roles(_plan_of(record, options_of(record)))


def _picks(record: TableRecord) -> list[Seat]:
    return [player.role for player in record.players if player.role is not None]


def _find_beside(record: TableRecord, options: Mapping[str, Json]) -> Mapping[Seat, Mapping[str, Json]]:
    return get_game(record.game).rules.roles_beside(_plan_of(record, options), _picks(record))


def _plan_of(record: TableRecord, options: Mapping[str, Json]) -> Setup:
    return Setup(record.game, tuple(f"{n}" for n in range(record.terms.size)), 0, options)


def write_events(events: Sequence[Event]) -> list[Json]:
    """Events as JSON."""
    return [[e.kind, dict(e.data), dict(e.secret), list(e.to), e.is_hidden] for e in events]


def read_events(rows: Sequence[Json]) -> list[Event]:
    """Events from JSON."""
    return [Event(kind, data, secret, tuple(to), *rest) for kind, data, secret, to, *rest in rows]
