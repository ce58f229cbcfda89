"""A table in memory: a lobby, a game under way, a game that is finished or rests, or a table that cannot be loaded."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
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
from fronde.host.notices import Notice
from fronde.host.store import Change, Move, Patch, Player, Status, TableRecord

T = TypeVar("T")


class Table:
    """What every table has: its record. The subclasses are the stages of its life."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    @property
    def game(self) -> Game[Any]:
        """What is played. Raises UnknownGame."""
        return get_game(self.record.game)

    def seats_held(self, player: Player) -> list[Seat]:
        """The seats a player has now, in turn order; none where no game is on."""
        return []

    def players_with(self, old: Player, new: Player) -> list[Player]:
        """The players with a new one in the place of another."""
        return [new if player is old else player for player in self.record.players]

    def change(
        self, values: Patch | None = None, notices: Sequence[Notice] = (), players: list[Player] | None = None
    ) -> Change:
        """A change of the table as it stands."""
        return Change(self.id, self.record.revision, values or {}, players, notices=[*notices])


class Lobby(Table):
    """People sit down and agree on options."""

    @property
    def roles(self) -> tuple[Seat, ...]:
        """The seats that play, by the options and the chosen roles."""
        return roles_of(self.record)

    @property
    def missing(self) -> int:
        """The number of players still missing."""
        return self.record.terms.size - len(self.record.players)

    def find_free(self, seated: Player | None = None) -> list[Seat]:
        """The roles that nobody but `seated` has chosen, with those that a choice would add."""
        others = replace(self.record, players=[p for p in self.record.players if p is not seated])
        free = [role for role in roles_of(others) if role not in _picks(others)]
        return [*free, *_find_beside(others, options_of(others))]

    def check_role(self, role: Seat | None, seated: Player | None = None) -> None:
        """Raise TableError for a role that is unknown, or that another than `seated` has."""
        holder = next((p for p in self.record.players if p.role == role and p is not seated), None)
        if role is not None and holder is not None:
            raise TableError(Text("error-role-taken", {"seat": Name("seat", role), "player": holder.name}))
        if role is not None and role not in (free := self.find_free(seated)):
            roles = dict.fromkeys((*self.roles, *free))
            raise TableError(Text("error-unknown-role", {"seat": [Name("seat", one) for one in roles]}))


class GameTable(Table):
    """A table whose game has begun. `untold` holds the events of every action since the last turn post."""

    def __init__(self, record: TableRecord, match: Match, untold: list[list[Event]]) -> None:
        super().__init__(record)
        self.match = match
        self.untold = untold
        self._cache: dict[Any, Any] = {}
        self._cache_revision = -1

    def once(self, key: Any, find: Callable[[], T]) -> T:
        """A value that is computed once in each revision of the match, and must not be changed."""
        if self._cache_revision != self.match.revision:
            self._cache, self._cache_revision = {}, self.match.revision
        if key not in self._cache:
            self._cache[key] = find()
        value: T = self._cache[key]
        return value

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in turn order."""
        return self.match.seats

    def seats_of(self, user: int) -> list[Seat]:
        """The seats a user has now, in turn order."""
        player = self.record.find_player(user)
        return [] if player is None else self.seats_held(player)

    def seats_held(self, player: Player) -> list[Seat]:
        """The seats a player has now, in turn order."""
        tokens = self.once("tokens", lambda: {seat: self.match.player_of(seat) for seat in self.seats})
        return [seat for seat in self.seats if tokens[seat] == player.token]

    def seats_owing(self, player: Player) -> list[Seat]:
        """The seats of a player from which the game waits for an answer."""
        return [seat for seat in self.match.waiting_for() if seat in self.seats_held(player)]

    def player_of(self, seat: Seat) -> Player:
        """The player who has a seat now."""
        token = self.match.player_of(seat)
        return next(player for player in self.record.players if player.token == token)

    def people(self, seats: Sequence[Seat]) -> list[Player]:
        """The players who have these seats, each once."""
        return list({p.token: p for p in map(self.player_of, seats)}.values())

    @property
    def team(self) -> list[Player]:
        """The players of a side that may confer where the others do not hear it; none where one player is that side."""
        people = self.people(self.game.rules.conferring(self.match.setup))
        return people if 1 < len(people) < len(self.record.players) else []

    @property
    def nobodys(self) -> tuple[Seat, ...]:
        """The seats that belong to nobody, which the players play in turns."""
        return self.game.rules.nobodys(self.match.state)

    @property
    def names(self) -> dict[str, str]:
        """The names of the players by the tokens in views."""
        return {player.token: player.name for player in self.record.players}

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What a seat, or everybody, may know: built once a revision; it must not be changed."""
        public = None if seat is None else self.view(None)
        return self.once(("view", seat), lambda: self.match.view(seat, public))

    @property
    def score(self) -> dict[Seat, dict[str, int]]:
        """The score now, by seat and item."""
        return self.once("score", self.match.score)

    def private_texts(self, seat: Seat) -> list[Text]:
        """What only this seat may know, one text a line."""
        return self.game.speech.private_text(self.view(seat), seat)

    @property
    def last_view(self) -> dict[str, Json] | None:
        """The public view of the last turn post."""
        return None if self.record.report.view is None else dict(json.loads(self.record.report.view))

    def write_shown(self) -> str:
        """The public view as `shown` reads it from the record."""
        return write_json(self.view(None)).decode()

    def recent(self) -> list[Event]:
        """What happened since the last turn post."""
        return [event for events in self.untold for event in events]


class OpenQuestion(NamedTuple):
    """An open question of a seat, number `place` among its questions of that step. The `stamp` tells whether a panel
    still shows this question: it is made of the question and of the seat's own answers so far, so that neither what
    others do, openly or unseen, nor a restart makes a panel stale."""

    decision: Decision
    place: int
    stamp: int


class Playing(GameTable):
    """A game under way. By user, `suggested` holds the last suggestions while they typed: for each option the stamp of
    its question; `greeted` after how many actions they last read what happened; `watching` the turn in which they want
    to see what may be chosen, and which part of it; `coached` whether they are new to the game, as far as known.
    `starters`: the users who have chosen in a turn of their own."""

    def __init__(self, record: TableRecord, match: Match, untold: list[list[Event]]) -> None:
        super().__init__(record, match, untold)
        self.questions: dict[Seat, list[OpenQuestion]] = {}
        self.suggested: dict[int, dict[str, int]] = {}
        self.greeted: dict[int, int] = {}
        self.watching: dict[int, tuple[Turn, int]] = {}
        self.coached: dict[int, bool] = {}
        self.starters: set[int] = set()
        self.renew_questions()

    def renew_questions(self) -> None:
        """Note which questions are open."""
        answered = Counter(action.seat for action in self.match.log)
        self.questions = {seat: self._ask(seat, answered[seat]) for seat in self.seats}

    def _ask(self, seat: Seat, answered: int) -> list[OpenQuestion]:
        actions = [action for _, action in self.match.sealed if action.seat == seat]
        places: Counter[str] = Counter()
        questions = []
        for decision in self.match.decisions_of(seat):
            stamp = crc32(repr((decision, answered, actions)).encode())
            questions.append(OpenQuestion(decision, places[decision.step], stamp))
            places[decision.step] += 1
        return questions

    def find_question(self, seat: Seat, step: str, place: int) -> OpenQuestion | None:
        """A question by what its button carries."""
        return next((a for a in self.questions.get(seat, ()) if a.decision.step == step and a.place == place), None)

    def undo_stamp(self, user: int) -> int:
        """The stamp that tells whether an undo button of this user is fresh: made of the last action at the table and
        of the user's drafts; and of the seed, so that nobody can count what others do unseen."""
        seats = self.seats_of(user)
        drafts = [action for decision, action in self.match.sealed if decision.draft and action.seat in seats]
        text = repr((self.record.chance.seed, self.record.progress.action_revision, drafts))
        return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")

    def questions_of(self, user: int) -> list[OpenQuestion]:
        """The open questions of a user's seats, required ones first."""
        mine = [question for seat in self.seats_of(user) for question in self.questions[seat]]
        return sorted(mine, key=lambda question: not question.decision.required)


class Finished(GameTable):
    """A game that is over, at its end or because the table ended it."""


class Resting(GameTable):
    """A game that rests, since nobody touched it; its secrets stay secret."""


class Broken(Table):
    """A table that cannot be loaded, and why; people can still end it."""

    def __init__(self, record: TableRecord, fault: Exception) -> None:
        super().__init__(record)
        self.fault = fault


def options_of(record: TableRecord) -> dict[str, Json]:
    """The options of a table: those of the host and, in a lobby, of the chosen roles; in a game the others are those of
    the rules under which it began."""
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
"""The class of a game by its status; any other is finished."""


def take_up(record: TableRecord, moves: Sequence[Move]) -> Table:
    """The table of a record and its actions."""
    if record.status == Status.LOBBY:
        return Lobby(record)
    if record.status == Status.KEPT:
        return Broken(record, TableError(Text("error-kept")))
    if record.progress.position is None:
        return Broken(record, TableError(Text("error-ended")))
    try:
        match = _resume(record, moves)
        table = KINDS.get(record.status, Finished)(record, match, find_untold(record, moves))
        if not [table.player_of(seat) for seat in table.seats]:
            raise ValueError("nobody plays")
    except Exception as error:  # damaged rows may do anything to a game; its table can still be ended
        return Broken(record, error)
    record.apply(position=None)
    return table


def find_untold(record: TableRecord, moves: Sequence[Move]) -> list[list[Event]]:
    """The events of every action since the last turn post; before the first, those of the set-up too."""
    untold = [read_events(move.events or ()) for move in moves if move.number > record.report.action_count]
    return untold if record.report.view is not None else [read_events(record.progress.opening), *untold]


def opening_of(record: TableRecord) -> list[Event]:
    """The events before the first choice."""
    return [*read_events(record.progress.opening), *came_after(record, 0)]


def came_after(record: TableRecord, actions: int) -> list[Event]:
    """The events that followed after so many actions when the game went on under other rules."""
    epochs = [epoch for epoch in record.progress.epochs if epoch["after"] == actions]
    return [event for epoch in epochs for event in read_events(epoch.get("events", []))]


def _resume(record: TableRecord, moves: Sequence[Move]) -> Match:
    game = get_game(record.game)
    same = {word: word for m in moves for word in (m.seat, m.step, *m.picks)}  # each word once in memory
    log = [Action(same[m.seat], same[m.step], tuple(same[p] for p in m.picks)) for m in moves]
    before, after = log[: record.progress.settled], log[record.progress.settled :]
    sealed = [Action(seat, step, tuple(picks)) for seat, step, *picks in record.progress.sealed]
    return Match.resume(game, setup_of(record), record.progress.position or {}, before, after, record.revision, sealed)


def get_lobby(table: Table) -> Lobby:
    """The table as a lobby. Raises TableError where its game has begun, or it has ended."""
    if isinstance(table, Lobby):
        return table
    raise TableError(Text("error-started" if table.record.status == Status.PLAYING else "error-ended"))


def get_dealt(table: Table) -> GameTable:
    """The table as one with a position to look at. Raises TableError for a lobby, and a broken table's fault."""
    if isinstance(table, GameTable):
        return table
    raise table.fault if isinstance(table, Broken) else TableError(Text("error-not-started"))


def get_playing(table: Table) -> Playing:
    """The table as a game under way. Raises TableError where none is on, and a broken table's fault."""
    dealt = get_dealt(table)
    if isinstance(dealt, Playing):
        return dealt
    raise TableError(Text("error-resting" if isinstance(dealt, Resting) else "error-ended"))


def check_seated(table: GameTable, user: int) -> None:
    """Raise TableError for a user without a seat."""
    if not table.seats_of(user):
        raise TableError(Text("error-not-at-table"))


def find_acting(table: GameTable, user: int) -> Seat | None:
    """The seat for which a user acts first: one that is asked, else any of theirs; None for a user without a seat."""
    seats = [one.decision.seat for one in table.questions_of(user)] if isinstance(table, Playing) else []
    return next(iter([*seats, *table.seats_of(user)]), None)


def check_size(size: int, counts: Sequence[int]) -> None:
    """Raise TableError for a number of players that is none of these."""
    if size not in counts:
        lines = [str(n) for n in sorted(counts)]
        raise TableError(Text("error-player-count", {"title": Text("game-name"), "counts": lines}))


def find_sizes(record: TableRecord) -> tuple[int, ...]:
    """The possible numbers of players at a table, in order; where its options do not fit, all of the game's."""
    game = get_game(record.game)
    try:
        return tuple(sorted(game.player_counts(record.terms.options)))
    except PlayerError:
        return tuple(sorted(game.title.player_counts))


def roles_of(record: TableRecord) -> tuple[Seat, ...]:
    """The seats that play in a lobby, by its options and the chosen roles."""
    return get_game(record.game).rules.roles(_plan_of(record, options_of(record)))


def _picks(record: TableRecord) -> list[Seat]:
    return [player.role for player in record.players if player.role is not None]


def _find_beside(record: TableRecord, options: Mapping[str, Json]) -> Mapping[Seat, Mapping[str, Json]]:
    return get_game(record.game).rules.roles_beside(_plan_of(record, options), _picks(record))


def _plan_of(record: TableRecord, options: Mapping[str, Json]) -> Setup:
    return Setup(record.game, tuple(f"{n}" for n in range(record.terms.size)), 0, options)


def write_events(events: Sequence[Event]) -> list[Json]:
    """Events as JSON."""
    return [[e.kind, dict(e.data), dict(e.secret), list(e.to), e.hidden] for e in events]


def read_events(stored: Sequence[Json]) -> list[Event]:
    """Events from JSON."""
    return [Event(kind, data, secret, tuple(to), *hidden) for kind, data, secret, to, *hidden in stored]
