"""The stored data of a table, as plain data, and the interface of a store. `db` implements it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from hashlib import blake2b
from typing import Any, ClassVar, NamedTuple, NotRequired, Protocol, TypedDict, TypeVar, Unpack, get_type_hints

from pydantic.dataclasses import dataclass as pydantic_dataclass

from fronde.core.errors import EngineError
from fronde.core.plain import stamp_of
from fronde.core.types import Json, Seat
from fronde.host.notices.kinds import Events, Notice, Occupant
from fronde.host.people.names import clean_name

S = TypeVar("S", bound="Subject")


class Status(StrEnum):
    """The stage of a table's life. The first two are open: a channel has at most one open table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ENDED = "ended"
    KEPT = "kept"
    """The rules changed so that the game cannot continue."""
    RESTING = "resting"
    """The game is archived, since it was inactive for a long time. Someone may resume it."""
    QUEUE = "queue"
    """No game: people wait here for others (`fronde.host.matchmaking.queue`). It does not occupy its channel."""
    LEAGUE = "league"
    """No game either: people play seasons of a game (`fronde.host.matchmaking.leagues`)."""


GAMELESS = (Status.QUEUE, Status.LEAGUE)
"""Tables that are no game. They do not end, and a channel may have several."""


class Ending(StrEnum):
    """Why a game ended."""

    RULES = "rules"
    """The rules ended it."""
    VOTE = "vote"
    STEWARD = "steward"
    HOST = "host"
    """The table could not be loaded, and the host ended it."""
    ABANDONED = "abandoned"
    """It was archived after long inactivity. If someone resumes it, the result is deleted."""
    RETIRED = "retired"
    """The rules changed so that it could not continue."""
    UNKNOWN = "unknown"
    """People ended it before results were stored."""
    UNREADABLE = "unreadable"
    """It ended before results were stored, and can no longer be read."""


class RatingStatus(StrEnum):
    """Whether a game counts for the ratings of its players, or why not."""

    OFF = "off"
    """Its table did not choose ratings, or it ended before there were any."""
    ON = "on"
    """It counts if it ended by its rules."""
    STEWARD = "steward"
    """A steward who decides alone took it back to an earlier turn."""


class DirectMessages(StrEnum):
    """Whether direct messages reach a player."""

    UNASKED = "unasked"
    """The player has not acted at this table yet, so nothing is sent."""
    OPEN = "open"
    CLOSED = "closed"
    """Discord refused one. The player has not been informed yet."""
    NOTED = "noted"
    """The player has been informed. The bot tries again only when they act."""


class Fault(StrEnum):
    """Why a notice was given up, or the problem of a table's channel."""

    MISSING = "missing"
    """The channel is gone."""
    FORBIDDEN = "forbidden"
    """The bot may not write there."""
    PICTURES = "pictures"
    """The bot may write there but not attach files: the message is posted without its pictures."""
    CLOSED = "closed"
    """The reader accepts no direct messages."""
    FAILED = "failed"
    """Every attempt to make or send the message failed, at Discord or in the bot."""
    KILLED = "killed"
    """The process ended during every attempt."""


REMEMBERED = 400 * 24 * 60 * 60
"""Seconds for which the pauses of a table and the outages of the bot are stored."""


def find_outages(outages: Iterable[Sequence[int]], last: int | None, now: int, gap: int) -> list[tuple[int, int]]:
    """The outages of the bot: stored ones, and the time since its last beat if that is longer than `gap`. If the
    computer's clock was set back, times in the future are left out."""
    new = [(last, now)] if last is not None and now - last > gap else []
    return [(begin, min(end, now)) for begin, end in (*outages, *new) if end > now - REMEMBERED and begin <= now]


class StaleRevision(EngineError):
    """Another process or task changed the table first. Nothing was written."""


class ClosedStore(EngineError):
    """The process is stopping. Nothing was written."""


class RepeatedClick(EngineError):
    """This click has already taken effect, or another process has refused it. Nothing was written."""


class ChannelConflict(EngineError):
    """The channel already has an open table."""


@dataclass(slots=True)
class Player:
    """A player of a table. `token` is the player's id in the game and never changes; people read `name`. `user` is None
    if no Discord user plays: such a player gets no messages."""

    user: int | None
    name: str
    token: str = ""
    role: str | None = None
    """The seat chosen in the lobby. None: any seat."""
    locale: str | None = None
    dm: DirectMessages = DirectMessages.OPEN
    salt: str = ""
    """The player's contribution to the table's seed: the number that Discord gave the click by which they joined."""
    rest: dict[str, Json] = field(default_factory=dict)
    """The player's times of rest (`fronde.host.timekeeping.hours.Rest`)."""
    pings: str | None = None
    """Where the player is pinged: "channel", "dm", "both" or "none". None: in the channel."""
    orders: list[dict[str, Json]] = field(default_factory=list)
    """The player's standing orders (`fronde.host.commands.orders`)."""
    bot: str | None = None
    """The level of the opponent that plays these seats (`fronde.host.people.opponents`). None: a person plays them."""
    owner: int | None = None
    """The user whose seats an opponent plays for now. They may take them back."""
    since: int = 0
    """The number of choices in the game before the user took these seats over."""

    def __post_init__(self) -> None:
        self.name = clean_name(self.name, self.user or 0)


def mark_of(seed: int, user: int) -> str:
    """A pseudonym for a user at a table. Nobody can trace it back to the user without the table's seed."""
    return blake2b(f"{seed}:{user}".encode(), digest_size=16).hexdigest()


class Epoch(TypedDict):
    """A part of a game under one version of the rules. It begins after action number `after`, from `position`, or from
    the set-up if that is None. `draws` and `events` list what happened without a choice when these rules took over,
    before that position. `met` is the trace at that position (`fronde.core.traces.Trace`). Older releases stored none
    of these three."""

    version: int
    after: int
    position: dict[str, Json] | None
    draws: NotRequired[list[list[int]]]
    events: NotRequired[list[Json]]
    met: NotRequired[list[Json]]


@pydantic_dataclass(frozen=True)
class Subject:
    """The subject of a vote, of one `kind`. A vote on another subject is another vote. `of`: the user or the channel it
    concerns."""

    kind: ClassVar[str]
    of: int | None = None

    @property
    def key(self) -> str:
        """The key of the vote among those of a table."""
        return self.kind if self.of is None else f"{self.kind}:{self.of}"


# fmt: off
@pydantic_dataclass(frozen=True)
class EndSubject(Subject):
    """Ending the game."""
    kind = "end"
@pydantic_dataclass(frozen=True)
class PauseSubject(Subject):
    """Stopping the clocks `until` a moment, or restarting them."""
    kind = "pause"
    stand: bool = field(kw_only=True)
    until: int | None = None
@pydantic_dataclass(frozen=True)
class HostSubject(Subject):
    """User `of` as the new host."""
    kind = "host"
@pydantic_dataclass(frozen=True)
class MoveSubject(Subject):
    """Moving to channel `of`, on the server `guild`."""
    kind = "move"
    guild: int = field(kw_only=True)
    locale: str | None = None
@pydantic_dataclass(frozen=True)
class SwapSubject(Subject):
    """The new player for user `of`: the id and name of a user, or a machine and its level. `token`: the player for whom
    a machine plays."""
    kind = "swap"
    to: tuple[int, str] = field(kw_only=True)
    token: str | None = None
@pydantic_dataclass(frozen=True)
class RewindSubject(Subject):
    """Going back to the start of a `turn`, `after` that many actions. `mark`: the point of the game when it was
    proposed. `events`: those to be undone. `tokens`: the players who must agree."""
    kind = "back"
    after: int = field(kw_only=True)
    turn: int = field(kw_only=True)
    mark: int = field(kw_only=True)
    events: Events = field(kw_only=True)
    tokens: list[str] = field(kw_only=True)
# fmt: on


@pydantic_dataclass(frozen=True)
class Vote:
    """An open vote (`fronde.host.people.votes`): who proposed it, who agreed, who has not voted, when it opened, and
    when it expires."""

    subject: Subject
    by: Occupant
    agreed: list[int]
    waiting: list[int]
    since: int | None = None
    lapses: int | None = None


Votes = Mapping[str, Vote | None]
"""The votes of a table by key. None marks a vote that has passed: the table now offers a seat."""
SUBJECTS = {kind.kind: kind for kind in Subject.__subclasses__()}
EVENTS = "told"
"""The name under which a database stores the events of a subject."""


def read_votes(data: Json) -> Votes:
    """The stored votes that are well-formed. A malformed vote is dropped, so that the rest of its table can be used."""
    votes: dict[str, Vote | None] = {}
    for key, one in data.items() if isinstance(data, dict) else ():
        with suppress(LookupError, TypeError, ValueError, AttributeError):
            votes[key] = None if one == {} else _read_vote(key, one)
    return votes


def _read_vote(key: str, data: dict[str, Json]) -> Vote:
    (kind, _, of), rest = key.partition(":"), dict(data)
    about = {"events" if name == EVENTS else name: value for name, value in rest.pop("about").items()}
    return Vote(subject=SUBJECTS[kind](of=int(of) if of else None, **about), **rest)


def write_votes(votes: Votes) -> dict[str, Json]:
    """The votes as plain data."""
    return {key: {} if one is None else _write_vote(one) for key, one in votes.items()}


def _write_vote(vote: Vote) -> dict[str, Json]:
    rest = {name: value for name, value in asdict(vote).items() if value is not None}
    about = {name: value for name, value in rest.pop("subject").items() if name != "of" and value is not None}
    return {"about": {EVENTS if name == "events" else name: value for name, value in about.items()}, **rest}


@dataclass(slots=True, frozen=True)
class Terms:
    """The host's choices for a table."""

    size: int
    options: dict[str, Json] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    """Options that were read from a file -> the name of the file."""
    opponents: dict[str, Json] = field(default_factory=dict)
    """How machines play here (`fronde.host.people.opponents.Manner`). Empty: the defaults."""


@dataclass(slots=True, frozen=True)
class Venue:
    """Where a table is played."""

    channel: int
    guild: int | None = None
    """The server where the table is now. None in direct messages."""
    home: int | None = None
    """The server whose stewards look after the table: the one where it opened, or to which a vote moved it. None: no
    such server."""
    locale: str | None = None
    trouble: str | None = None
    """The Fault of the channel. None: no fault."""


@dataclass(slots=True, frozen=True)
class Chance:
    """The source of a table's dice: a secret key in hexadecimal, mixed with the players' salts when the game starts;
    or, for tests and demonstrations, no key and a fixed seed."""

    key: str = ""
    seed: int = 0
    salts: list[str] = field(default_factory=list)
    """The salts that were mixed into the seed, in the order in which the players joined."""
    draws: list[list[int]] = field(default_factory=list)
    """The draws of seating and set-up: number, range and result of each."""


@dataclass(slots=True, frozen=True)
class Progress:
    """The progress of the game, apart from its actions."""

    position: dict[str, Json] | None = None
    """The last settled position, as stored. None in the record of a loaded game, whose match holds it."""
    settled: int = 0
    """The number of actions before the position."""
    sealed: list[list[str]] = field(default_factory=list)
    """The held-back answers."""
    opening: list[Json] = field(default_factory=list)
    """The events of the set-up."""
    epochs: list[Epoch] = field(default_factory=list)
    """The parts of the game by version of the rules. The last is the current one."""
    rewinds: list[dict[str, Json]] = field(default_factory=list)
    """The rewinds of the table (`fronde.host.commands.rewind`): the last action kept, how it was decided, the undone
    choices, their draws, and the draws of the new deal."""
    action_revision: int = 0
    """The revision of the last action or undo. An answer that is held back does not change it, so undo buttons stay
    valid."""


@dataclass(slots=True, frozen=True)
class Report:
    """The contents of the last turn post."""

    action_count: int = 0
    """The number of actions reported by this post and all before it."""
    view: str | None = None
    """The public view it showed, as JSON text."""
    score: dict[str, int] | None = None
    """The score of every seat in the last post that showed it."""
    turn: list[Json] | None = None
    """Whose turn it was: seat, user, number."""
    stretch: dict[str, Json] = field(default_factory=dict)
    """The current stretch of the game (`fronde.core.game.Rules.stretch`): its `number`, and the public `view` at its
    start. Empty: no stretch."""


@dataclass(slots=True, frozen=True)
class Consent:
    """The decisions that the people at a table make together, and the offers of seats."""

    votes: Votes = field(default_factory=dict)
    """The votes of the table, by key (`fronde.host.people.votes`). After a vote on a seat, None marks the offer:
    `offered:` and the user who gives up the seat, or `agreed:`, the user who takes it although they know another hand,
    and the user who gives it up."""
    offers: dict[str, int] = field(default_factory=dict)
    """Seats on offer: the user who offers theirs (as text) -> the user who may take it."""
    handovers: dict[str, list[str]] = field(default_factory=dict)
    """The user who passed on a seat (as text; their mark once they are forgotten) -> the tokens of those players. While
    the game lasts, that user still knows those hands."""

    def find_subject(self, kind: type[S], of: int | None = None) -> S | None:
        """The subject of an open vote of a kind, about a user or a channel; None if there is no such vote."""
        subjects = (vote.subject for vote in self.votes.values() if vote is not None)
        return next((one for one in subjects if isinstance(one, kind) and one.of == of), None)


@dataclass(slots=True, frozen=True)
class Schedule:
    """The times of a table, in seconds since 1970."""

    timing: dict[str, Json] = field(default_factory=dict)
    """Pace, clocks and pause (`fronde.host.timekeeping.timing.Timing`). Empty: no clocks."""
    due: int | None = None
    """When the next event happens at the table without a command."""
    silences: dict[str, int] = field(default_factory=dict)
    """The users (as text) who were not pinged because they had just acted there -> when that was
    (`fronde.host.notices.pings`)."""
    warning: int | None = None
    """When people were warned that an inactive table expires (`fronde.host.commands.life`)."""
    created: int = 0
    updated: int = 0


@dataclass(slots=True)
class TableRecord:
    """One table. Its groups are never changed in place, so copies of the record may share them."""

    game: str
    version: int
    host: int
    terms: Terms
    venue: Venue
    chance: Chance = field(default_factory=Chance)
    acting: int | None = None
    """The steward who acts as host instead of `host`."""
    status: Status = Status.LOBBY
    progress: Progress = field(default_factory=Progress)
    report: Report = field(default_factory=Report)
    consent: Consent = field(default_factory=Consent)
    schedule: Schedule = field(default_factory=Schedule)
    revision: int = 0
    id: int = 0
    players: list[Player] = field(default_factory=list)
    queue: dict[str, Json] = field(default_factory=dict)
    """The people who wait here, if it is a queue (`fronde.host.matchmaking.queue.Queue`)."""
    league: dict[str, Json] = field(default_factory=dict)
    """Who plays whom, if it is a league (`fronde.host.matchmaking.leagues.League`)."""
    damage: list[str] = field(default_factory=list)
    """The columns of its rows that could not be read."""

    def apply(self, **values: Unpack[Patch]) -> None:
        """Apply the values of a change to this record."""
        for name, value in values.items():
            if (group := GROUP_OF.get(name)) is None:
                setattr(self, name, value)
            else:
                setattr(self, group, replace(getattr(self, group), **{name: value}))

    def copy_with(self, **values: Unpack[Patch]) -> TableRecord:
        """A copy of the record with other values."""
        record = replace(self)
        record.apply(**values)
        return record

    @property
    def terms_stamp(self) -> int:
        """A number for the settings that a host makes before the game."""
        return stamp_of([self.terms.size, self.terms.options, self.schedule.timing])

    @property
    def is_open(self) -> bool:
        """Whether the table still occupies its channel."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    @property
    def people(self) -> list[Player]:
        """All players except machines: Discord users and former ones."""
        return [player for player in self.players if player.bot is None]

    def find_player(self, user: int) -> Player | None:
        """The player of a user, or None."""
        return next((player for player in self.players if player.user == user), None)

    def knows_another(self, user: int, token: str) -> bool:
        """Whether a user knows another hand of this game than that of player `token`: one they have played, or one that
        a machine plays for them."""
        own = [player.token for player in self.players if player.owner == user]
        handovers = self.consent.handovers
        past = [*handovers.get(str(user), ()), *handovers.get(mark_of(self.chance.seed, user), ())]
        return bool({*own, *past} - {token})

    def is_host(self, user: int) -> bool:
        """Whether a user is the host, or the steward who acts as host. While a machine plays for the host, the first
        user who still plays is the host."""
        if self.acting is not None:
            return user == self.acting
        is_lent = any(player.owner == self.host for player in self.players)
        playing = (player.user for player in self.players if player.user is not None)
        return user == self.host or (is_lent and user == next(playing, None))


GROUPS: Mapping[str, type] = {
    k: t for k, t in get_type_hints(TableRecord).items() if isinstance(t, type) and is_dataclass(t)
}
GROUP_OF = {part.name: group for group, kind in GROUPS.items() for part in fields(kind)}
"""A value of a record -> the group that contains it."""


Patch = TypedDict(  # noqa: UP013
    "Patch",
    {
        "version": int, "host": int, "acting": int | None, "status": Status,
        "size": int, "options": dict[str, Json], "files": dict[str, str], "opponents": dict[str, Json],
        "channel": int, "guild": int | None, "home": int | None, "locale": str | None, "trouble": str | None,
        "seed": int, "salts": list[str], "draws": list[list[int]],
        "position": dict[str, Json] | None, "settled": int, "sealed": list[list[str]], "opening": list[Json],
        "epochs": list[Epoch], "rewinds": list[dict[str, Json]], "action_revision": int,
        "action_count": int, "view": str | None, "score": dict[str, int] | None, "turn": list[Json] | None,
        "stretch": dict[str, Json],
        "votes": Votes, "offers": dict[str, int], "handovers": dict[str, list[str]],
        "timing": dict[str, Json], "due": int | None, "silences": dict[str, int], "warning": int | None, "updated": int,
        "queue": dict[str, Json], "league": dict[str, Json],
    },
    total=False,
)  # fmt: skip
"""The values of a record that a change writes, by name, one or two lines a group. A value that is missing is not
written, so another task may write it meanwhile."""


@dataclass(slots=True, frozen=True)
class Move:
    """An accepted action: who chose (an actor's word), what, and the events it caused, as JSON. `events` is None if
    they are computed from the record again (`fronde.host.archive.records`)."""

    number: int
    actor: str
    seat: str
    step: str
    picks: list[str]
    events: list[Json] | None
    draws: list[list[int]] = field(default_factory=list)
    """Number, range and result of each draw of the action."""
    options: int | None = None
    digest: str | None = None
    """The trace after the action (`fronde.core.traces`). None for an action that was carried out together with a later
    one. `digest` is None too if more than one action can be undone, unless the game is over."""


COMMON = "call"
"""The slot of the one message that a user has for all tables."""


@dataclass(slots=True, frozen=True)
class Message:
    """The place of a message. `past`: its text once a newer message replaces it. `timed`: the part that depends on
    time, in the format of the code that writes it, so that it can be updated."""

    channel: int
    message: int
    past: str | None = field(default=None, compare=False)
    timed: list[Json] | None = field(default=None, compare=False)


class PostSpan(NamedTuple):
    """The actions of a table that a post reports: those after `first`, up to and including `end`."""

    table: int
    first: int
    end: int


class Choice(NamedTuple):
    """The actor (as a word) of a choice, its seat, and the time."""

    actor: str
    seat: str
    at: int


TOGETHER = -1
"""The side of players who all win or lose together, against the game."""


@dataclass(slots=True, frozen=True)
class Standing:
    """A player in the result of a game. `person`: the user, or the one whose seat a machine plays; None for any other
    machine, and for a former player. `seats`: their seats at the end, best first; `role`: the first of them. `place`
    counts from 1, and several may share it; None if the game did not end by its rules. `bot`: the level of the machine
    that played at the end. `bot_from`: the number of the first choice a machine made for these seats. `replaced`: the
    player changed during the game. `wait`: the median time from the choice of another player to theirs, in seconds.
    `dice`: the number of dice that the LUCK of the game finds for these seats; `pips`: the sum of their values.

    For ratings: `starter`, the user who had the seats when the game began, None for a machine; `start`, the role they
    began in; `has_left`, that user does not play at the end; `side`, a number that players who win and lose together
    share, `TOGETHER` if all do; `weights`, the version of a machine."""

    person: int | None
    seats: list[str]
    role: str | None = None
    place: int | None = None
    is_winner: bool = False
    score: int | None = None
    bot: str | None = None
    bot_from: int | None = None
    replaced: bool = False
    wait: int | None = None
    starter: int | None = None
    start: Seat | None = None
    has_left: bool = False
    side: int | None = None
    weights: str | None = None
    dice: int = 0
    pips: int = 0

    @property
    def began_with_stranger(self) -> bool:
        """Whether a person who was forgotten since had the seats when a rated game began."""
        return self.start is not None and self.starter is None and (self.bot is None or self.has_left)


@dataclass(slots=True, frozen=True)
class GameResult:
    """The result of a game. `guild`: its home server. `pace`: the key of a pace, or None. `scores`: seat -> item ->
    points. `size`: the number of players, `people`: the number of people among them at the end. `choices`: their
    number. The `standings` are in the order of the table's players."""

    game: str
    version: int
    ending: Ending
    guild: int | None
    pace: str | None
    options: dict[str, Json]
    scores: dict[str, dict[str, int]]
    size: int
    people: int
    choices: int
    began: int
    ended: int
    standings: list[Standing]
    rated: RatingStatus = RatingStatus.OFF

    @property
    def is_rated(self) -> bool:
        """Whether it counts for ratings."""
        return self.rated == RatingStatus.ON and self.ending == Ending.RULES


class Rating(NamedTuple):
    """How strong a person, a role or a task is in a game, as a normal distribution, and after how many rated games
    (`fronde.host.archive.ratings`)."""

    mu: float
    sigma: float
    games: int


SHOWN_FROM = 5
"""Rated games after which a rating is shown."""
Member = int | str
"""Who or what has a rating in a game: a person by id, or a role or task by name."""


class UnratedResults(NamedTuple):
    """Results of a game without ratings, by table in order, and a number that changes with any rated result."""

    game: str
    stamp: int
    results: dict[int, GameResult]


@dataclass(slots=True)
class Change:
    """All that one accepted command writes, in one transaction.

    `expected` is the revision it is based on. `players` is the new list, if it changed. If `keep` is set, only the
    first `keep` actions stay; `moves` are appended, and those that replace removed ones keep their times. `witness`:
    the user who has now seen every action; `visitors`: users who are here now, whatever they have seen. `click`: the
    number of the click that caused the change; it is written only once. `ending`: why the game ends, if a command ends
    it before its rules do. `result`: the result of the game; without one, a change of the status or of earlier actions
    deletes the stored result.
    """

    table: int
    expected: int
    values: Patch = field(default_factory=Patch)
    players: list[Player] | None = None
    moves: list[Move] = field(default_factory=list)
    keep: int | None = None
    witness: int | None = None
    visitors: Sequence[int] = ()
    notices: list[Notice] = field(default_factory=list)
    click: int | None = None
    ending: Ending | None = None
    result: GameResult | None = None


SHOWN, NEVER = "shown", "never"
"""The settings of people who let others see their statistics, and of people who want none."""
STATS = ("mine", SHOWN, NEVER)
"""A person's possible settings for their statistics. The first is the default: they alone see them."""


@dataclass(slots=True, frozen=True)
class Person:
    """A person's settings for all tables. `pings`: where they are pinged; None: each server decides. `rest`: when their
    clocks stand still, as in `Player`. `learned`: the games without tips, because they have played a turn of the game
    or declined tips for all games. `stats`: who may see their statistics, a key of `STATS`; None: they alone.
    `ratings`: False if they want none. `language`: in which they read the bot; None: in that of their Discord."""

    pings: str | None = None
    rest: dict[str, Json] = field(default_factory=dict)
    learned: list[str] = field(default_factory=list)
    stats: str | None = None
    ratings: bool | None = None
    language: str | None = None

    @property
    def can_be_rated(self) -> bool:
        """Whether they may sit at a rated table: they want ratings, and to be known in results."""
        return self.ratings is not False and self.stats != NEVER


@dataclass(slots=True, frozen=True)
class ServerSettings:
    """What a server wants: the only `channel` for tables, or a `forum`, or `threads`; the only `role` that may open
    one; the role of a `steward`; where players are pinged; in which language the bot speaks; whether it shows `stats`,
    and has `ratings`; the channel of the `queue`, in which people wait for others to play with; how many tables its
    `leagues` may have open at a time; the channel that gets `puzzles`, one every day. None: not set."""

    channel: int | None = None
    role: int | None = None
    steward: int | None = None
    threads: bool | None = None
    forum: int | None = None
    pings: str | None = None
    language: str | None = None
    stats: bool | None = None
    ratings: bool | None = None
    queue: int | None = None
    leagues: int | None = None
    puzzles: int | None = None

    def write(self) -> dict[str, Json]:
        """The settings that are set, as plain data."""
        return {name: value for name, value in asdict(self).items() if value is not None}


@dataclass(slots=True, frozen=True)
class Plan:
    """What a player keeps for themselves: for their next turn, a note, and the choice they intend
    (`fronde.host.reader.Intent`); after the game, its `turning` points, with the stamp of the game. Empty: none."""

    note: str = ""
    intent: dict[str, Json] = field(default_factory=dict)
    turning: dict[str, Json] = field(default_factory=dict)


class Visit(NamedTuple):
    """A visit of a user to a table: the number of actions they had seen at the end of their previous visit, and their
    plan for their next turn."""

    since: int
    plan: Plan


class Following(NamedTuple):
    """A user who follows a table without a seat, and the number of actions they know of."""

    table: int
    user: int
    locale: str | None
    action_count: int


class Scope(NamedTuple):
    """The games to count: those of a person, of a title, of a server, or those that fit all of the given ones."""

    person: int | None = None
    game: str | None = None
    guild: int | None = None


class Tally(NamedTuple):
    """Games and wins with the same key, such as a role of a game."""

    key: tuple[str, ...]
    games: int
    wins: int


class PersonRow(NamedTuple):
    """A row about another person. In the statistics of one person: the games together, and in how many of them the
    subject came ahead of this person, and behind. In those of all people: their games, wins and other games. `name`:
    their latest name."""

    name: str
    games: int
    ahead: int
    behind: int


class LongGame(NamedTuple):
    """A long game: its number of choices, and when it began and ended."""

    game: str
    choices: int
    began: int
    ended: int


class Throws(NamedTuple):
    """The dice of a game: how many were rolled, and the sum of their values."""

    game: str
    dice: int
    pips: int


class Reign(NamedTuple):
    """A title: since when a person has been the last winner of a game in a role. `holder`: their name, None if they are
    not shown; `is_subject`: they are the person whose statistics these are."""

    game: str
    role: str
    holder: str | None
    is_subject: bool
    since: int


class Rank(NamedTuple):
    """The rating of a person in a game, with the name they last used; or of a role or task, with its own."""

    name: str
    game: str
    rating: Rating


@dataclass(slots=True, frozen=True)
class Stats:
    """Statistics. Only games with at least two people that ended by their rules count, and only for those who played to
    the end; `apart`: games of one person, alone or against machines; `unfinished`: other games. `places`: place ->
    games. `games`, `roles`, `sizes`: by game; by game and role; by number of players. `waits`: the quartiles of the
    usual time to answer, in seconds. `reigns`: the holders of the titles of a server and those before them, the last
    first. `ratings`: the best first; `handicaps`: those of the roles and tasks of a title.
    `throws`: the dice of those who kept their seats, by game, solo games too; the most dice first. `name`: what the
    person last called themselves."""

    name: str
    total: Tally
    apart: Tally
    unfinished: int
    places: dict[int, int]
    games: list[Tally]
    roles: list[Tally]
    sizes: list[Tally]
    people: list[PersonRow]
    waits: tuple[int, int, int] | None
    longest: list[LongGame]
    reigns: list[Reign]
    ratings: list[Rank]
    handicaps: list[Rank]
    throws: list[Throws]


class Usage(NamedTuple):
    """How the bot fares with people. Of the lobbies opened since a moment: how many there were, in how many a game
    began, and how many of those ended by their rules. How many people have begun a first, a second and a fifth game.
    `gaps`: how often a player's choice followed that of another on the same day, a day later and so on; the last number
    is for all longer waits."""

    opened: int
    filled: int
    finished: int
    first: int
    second: int
    fifth: int
    gaps: tuple[int, ...]


class TextReport(NamedTuple):
    """A report about a text: the time, the language, the ids of the messages that it may be, the sentence if the person
    sent it, and their remark."""

    at: int
    locale: str
    messages: Sequence[str]
    line: str
    remark: str


MOST_REPORTS = 10
"""The most reports about texts from one person within a day."""


class Claim(NamedTuple):
    """What a process of several works for: a shard of so many, and the seconds since it has last said so. `shard` None:
    it waits until another ends its claims."""

    process: str
    shard: int | None
    total: int
    age: float


class Store(Protocol):
    """The storage the host needs, which `db/store.py` is. Every method is one transaction. `is_shared`: other processes
    may change tables."""

    is_shared: bool

    async def create_table(
        self,
        record: TableRecord,
        notices: Sequence[Notice] = (),
        click: int | None = None,
        stands: Mapping[str, Message] | None = None,
    ) -> int:
        """Store a new table and the messages it already has, by slot. Returns its id. Raises ChannelConflict or
        RepeatedClick."""

    async def all_tables(self) -> list[int]:
        """The ids of all tables."""

    async def drop_table(self, table: int) -> None:
        """Delete a table and everything stored with it."""

    async def find_open_table(self, channel: int) -> int | None:
        """The id of the open table of a channel."""

    async def find_last_table(self, channel: int) -> int | None:
        """The id of the newest table of a channel, open or not."""

    async def open_tables(self, user: int | None = None) -> list[int]:
        """The ids of all open tables, or of those where `user` has a seat."""

    async def tables_with_opponents(self) -> list[int]:
        """The ids of the games in which a machine plays."""

    async def open_tables_of(self, guild: int) -> list[int]:
        """The ids of the open tables whose home is a server."""

    async def find_queue(self, guild: int) -> int | None:
        """The id of the queue of a server."""

    async def leagues_of(self, guild: int) -> list[int]:
        """The ids of the leagues of a server, the oldest first."""

    async def queues_of(self, user: int) -> list[int]:
        """The ids of the queues in which a user waits."""

    async def server_settings(self, guild: int) -> ServerSettings:
        """The settings of a server."""

    async def set_server(self, guild: int, settings: ServerSettings) -> None:
        """Store the settings of a server."""

    async def count_games(self) -> int:
        """The number of games in progress."""

    async def count_letters(self) -> tuple[int, int, int]:
        """The number of waiting messages, the number of given-up ones, and the age in seconds of the oldest waiting
        one."""

    async def list_claims(self) -> list[Claim]:
        """What each process works for, by shard; then those that wait. Empty if there can be only one process."""

    async def stuck_tables(self) -> list[tuple[int, int, str]]:
        """The tables where messages were given up: id, number of messages, and one of the faults."""

    async def find_post_span(self, message: int) -> PostSpan | None:
        """The actions that a turn post or final post reports. None for any other message, or if those actions were
        undone."""

    async def has_left(self, guild: int) -> bool:
        """Whether the bot was removed from a server."""

    async def resting_tables(self, user: int) -> list[int]:
        """The ids of the archived games where a user has a seat or is the host."""

    async def ended_tables(self, user: int, most: int) -> list[int]:
        """The ids of the finished games where a user had a seat, the last ones first."""

    async def idle_tables(self, lobbies: int, games: int) -> list[int]:
        """The ids of the lobbies and games without activity since these two moments."""

    async def last_signs(self, table: int) -> tuple[int, dict[int, int]]:
        """When the last action at a table was made (0: never), and when each user was last here."""

    async def count_open(self, host: int, guild: int | None) -> tuple[int, int]:
        """The number of open lobbies of a host, and of open tables in a server."""

    async def load_table(self, table: int, *, whole: bool = False) -> tuple[TableRecord, list[Move]] | None:
        """A table and its actions in order, read at one moment. None if there is no such table. Unless `whole`, actions
        come without draws and traces, and with events only if the last turn post did not report them."""

    async def whole_tables(self) -> list[int]:
        """The tables whose game ended some time ago, whose outbox is empty, and that are stored in full, not only as a
        record."""

    async def shrink(self, record: TableRecord) -> None:
        """Delete what follows from the record of a table (position, events, last view), and the locations of its
        messages. All or nothing. Does nothing if the table has changed or its outbox is not empty."""

    async def list_choices(self, table: int) -> list[Choice]:
        """Every choice of a game, in order."""

    async def tables_without_result(self) -> list[int]:
        """The ids of the games that have ended or are archived and have no stored result, or one in which the dice are
        not counted."""

    async def load_standings(self, table_ids: Collection[int]) -> dict[int, list[Standing]]:
        """The places and scores of those of these tables that have a result, in the order of their players."""

    async def fill_result(self, record: TableRecord, result: GameResult) -> None:
        """Store the result of a game that ended earlier. Does nothing if the table has changed. If it has a result in
        which the dice are not counted, stores those."""

    async def count_results(self) -> tuple[int, int]:
        """The number of games that have ended and have no result yet, and the number of those that could not be
        read."""

    async def load_ratings(self, game: str, members: Collection[Member]) -> dict[Member, Rating]:
        """The present ratings in a game of those members that have one."""

    async def find_unrated_results(self, most: int) -> UnratedResults | None:
        """The first results of a game without ratings, at most so many. None if every rated result has them."""

    async def save_ratings(self, game: str, stamp: int, after: Mapping[int, Mapping[Member, Rating]]) -> bool:
        """Store ratings after results, by table in order. Does nothing, and returns False, if a rated result was stored
        or deleted since `stamp`."""

    async def count_usage(self, since: int) -> Usage:
        """How the bot has fared since a moment."""

    async def add_report(self, user: int, report: TextReport) -> bool:
        """Store a user's report about a text; False if they have made `MOST_REPORTS` within a day."""

    async def list_reports(self) -> list[TextReport]:
        """All reports about texts, the newest first."""

    async def load_stats(self, scope: Scope, viewer: int, guild: int | None) -> Stats:
        """The statistics of a scope for a viewer, with the titles of a server. Others are named if they let people see
        their statistics, and to a viewer who looks at their own games."""

    async def commit(self, change: Change) -> None:
        """Write a change, all or nothing. Raises StaleRevision if the table is at another revision, RepeatedClick if
        the click has already caused a change or been refused, and ChannelConflict if the table would move to a channel
        with an open table."""

    async def find_revision(self, table: int) -> int | None:
        """The stored revision of a table. None if there is no such table."""

    async def find_click(self, click: int) -> bool | None:
        """Whether a click has caused a change; False if it was refused, None if neither is known."""

    async def close_click(self, click: int, table: int) -> bool:
        """Keep a refused click from causing a change in any process. Returns whether it has caused one already."""

    async def post(self, table: int, notices: Sequence[Notice]) -> None:
        """Store notices that belong to no change."""

    async def post_everywhere(self, notice: Notice, click: int | None = None) -> list[int]:
        """Store a notice for every open table. Returns the ids of these tables. Raises RepeatedClick if the click has
        already done this."""

    async def note_dm(self, table: int, user: int, dm: DirectMessages, locale: str | None = None) -> None:
        """Store whether direct messages reach a player, and their latest language."""

    async def note_visit(self, table: int, user: int, count: int) -> Visit:
        """Store that a user has now seen the first `count` actions."""

    async def note_trouble(self, table: int, trouble: str | None) -> None:
        """Store the fault of a channel, or None."""

    async def load_person(self, user: int) -> Person:
        """A person's settings for all tables."""

    async def load_languages(self) -> dict[int, str]:
        """The languages that people have chosen, by user."""

    async def save_person(self, user: int, person: Person) -> None:
        """Store a person's settings."""

    async def load_plan(self, table: int, user: int) -> Plan:
        """A person's plan for their next turn at a table."""

    async def change_plan(self, table: int, user: int, **parts: Any) -> None:
        """Replace the `note`, the `intent` or both of a plan; the other part stays."""

    async def load_guide(self, user: int, game: str) -> Json:
        """A user's progress in the guided game of a game (`fronde.host.guides.Progress`); None if they have none."""

    async def save_guide(self, user: int, game: str, progress: Json) -> None:
        """Store it in place of the earlier one."""

    async def note_try(self, user: int, puzzle: str, is_solved: bool) -> None:
        """Store a user's first try at a puzzle. Later ones change nothing."""

    async def find_tries(self, user: int) -> dict[str, bool]:
        """The puzzles that a user has tried, and whether they solved each at the first try."""

    async def count_tries(self, puzzle: str) -> tuple[int, int]:
        """How many people solved a puzzle at their first try, and how many tried."""

    async def follow(
        self, table: int, user: int, locale: str | None, count: int | None, now: int, click: int | None = None
    ) -> None:
        """Let a user follow a table from action `count` on. None: stop following. Raises RepeatedClick if the click has
        already caused a change."""

    async def follows_of(self, user: int) -> list[int]:
        """The tables that a user follows."""

    async def follows_due(self, before: int) -> list[Following]:
        """The followers whose last digest was sent before `before`, of tables with new actions since then."""

    async def post_digest(self, following: Following, notice: Notice, count: int, now: int, *, last: bool) -> None:
        """Store a digest, and that the follower now knows of the first `count` actions. `last`: they stop following."""

    async def tables_of(self, guild: int, *, resting: bool = False) -> list[int]:
        """The open tables in a server; with `resting`, also its archived games."""

    async def offers_to(self, user: int) -> list[tuple[int, int]]:
        """The tables at which a user is offered a seat, each with the user who offers it."""

    async def export_person(self, user: int) -> dict[str, Json]:
        """All stored data of a user, as plain data, without the secrets of any game and without data of others."""

    async def forget_person(self, user: int, name: str) -> list[int]:
        """Turn a user who has no seat in a running game into a former player called `name`, and delete all other data
        about them. Returns the tables this changed; games keep their records. Raises StaleRevision if they have taken a
        seat meanwhile."""

    async def tables_due(self, now: int) -> list[int]:
        """The tables with something due by `now`."""

    async def timed_tables(self) -> list[int]:
        """The games in progress with messages that show a deadline."""

    async def beat(self, now: int, gap: int) -> list[tuple[int, int]]:
        """Record that the bot is running. Returns the outages of the bot: gaps between beats longer than `gap`
        seconds."""

    async def send_again(self, table: int) -> None:
        """Put the given-up notices for a table's channel back in the queue, except those that a later notice replaces
        and those that ended the process in every attempt."""
