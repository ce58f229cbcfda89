"""What is kept of a table, as plain data, and what a store has to do with it. `db` fulfils it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from hashlib import blake2b
from typing import Any, NamedTuple, NotRequired, Protocol, TypedDict, Unpack, get_type_hints

from fronde.core.errors import EngineError
from fronde.core.types import Json
from fronde.host.names import clean_name
from fronde.host.notices import Notice


class Status(StrEnum):
    """Where a table is in its life. The first two are open: there is one such table a channel."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ENDED = "ended"
    KEPT = "kept"
    """Rules changed so that it cannot go on."""
    RESTING = "resting"
    """Nobody touched the game for long; it goes on when somebody wakes it."""


class DirectMessages(StrEnum):
    """What is known of a player's direct messages."""

    UNASKED = "unasked"
    """The player has not acted at this table yet, so nothing is sent."""
    OPEN = "open"
    CLOSED = "closed"
    """Discord refused one; the player has not been told."""
    NOTED = "noted"
    """The player has been told; tried again only when the player acts."""


class Fault(StrEnum):
    """Why a notice was given up, or what ails the channel of a table."""

    MISSING = "missing"
    """The channel is gone."""
    FORBIDDEN = "forbidden"
    """The bot may not write there."""
    PICTURES = "pictures"
    """It may, but not attach files: the message stands there without its pictures."""
    CLOSED = "closed"
    """The reader takes no direct messages."""
    FAILED = "failed"
    """Discord, or we, could not make a message of it, however often tried."""
    KILLED = "killed"
    """Every attempt ended with the process."""


REMEMBERED = 400 * 24 * 60 * 60
"""Seconds for which it is kept when a table paused, and when the bot was away."""


def find_outages(outages: Iterable[Sequence[int]], last: int | None, now: int, gap: int) -> list[tuple[int, int]]:
    """When the bot was away, of what was known of it at its last beat. Where the clock of the machine has gone back,
    what it showed has not come yet."""
    new = [(last, now)] if last is not None and now - last > gap else []
    return [(begin, min(end, now)) for begin, end in (*outages, *new) if end > now - REMEMBERED and begin <= now]


class StaleRevision(EngineError):
    """Somebody else changed the table first; nothing was written."""


class StoreClosed(EngineError):
    """The process is stopping; nothing was written."""


class AlreadyDone(EngineError):
    """What this click asked for has been done; nothing was written."""


class ChannelTaken(EngineError):
    """The channel has an open table already."""


@dataclass(slots=True)
class Player:
    """Somebody at a table. `token` is what the game calls the player and never changes; `name` is what people read;
    `user` is None where nobody at Discord stands behind it: such a player is never written to."""

    user: int | None
    name: str
    token: str = ""
    role: str | None = None
    """The seat chosen in the lobby; None: any."""
    locale: str | None = None
    dm: DirectMessages = DirectMessages.OPEN
    salt: str = ""
    """What sitting down added to the table's chance: the number Discord gave the click."""
    rest: dict[str, Json] = field(default_factory=dict)
    """When the player's clocks stand (`fronde.host.hours.Rest`)."""
    pings: str | None = None
    """Where the player is pinged: "channel", "dm", "both" or "none"; None: in the channel."""
    orders: list[dict[str, Json]] = field(default_factory=list)
    """The player's standing orders (`fronde.host.commands.orders`)."""
    bot: str | None = None
    """The level of the opponent that plays these seats (`fronde.host.opponents`); None: no machine does."""
    owner: int | None = None
    """The user whose seats an opponent plays meanwhile, and who may take them back."""

    def __post_init__(self) -> None:
        self.name = clean_name(self.name, self.user or 0)


def mark_of(seed: int, user: int) -> str:
    """Stands for a user at a table, and tells nobody who lacks its seed which."""
    return blake2b(f"{seed}:{user}".encode(), digest_size=16).hexdigest()


class Epoch(TypedDict):
    """A stretch of a game under one version of the rules: it begins after so many actions, from a position, or from
    the set-up where there is none. `draws`, `events`: what happened without a choice when these rules took the game
    up, before that position; `met`: what its players met there (`fronde.core.traces.Trace`). Older releases kept
    none of the three."""

    version: int
    after: int
    position: dict[str, Json] | None
    draws: NotRequired[list[list[int]]]
    events: NotRequired[list[Json]]
    met: NotRequired[list[Json]]


class Vote(TypedDict, total=False):
    """An open vote (`fronde.host.votes`). Empty: it is over, and the table offers a seat by it."""

    about: dict[str, Json]
    by: list[Json]
    agreed: list[int]
    waiting: list[int]
    since: int
    lapses: int


def read_votes(stored: Json) -> dict[str, Vote]:
    """The votes that are stored as they should be: another keeps nothing else from being done at its table."""
    shape = {"about": dict, "by": list, "agreed": list, "waiting": list, "since": int}
    return {
        key: vote
        for key, vote in (stored.items() if isinstance(stored, dict) else ())
        if vote == {} or (isinstance(vote, dict) and all(isinstance(vote.get(k), kind) for k, kind in shape.items()))
    }


@dataclass(slots=True, frozen=True)
class Terms:
    """What the host has chosen for a table."""

    size: int
    options: dict[str, Json] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    """The options that were read from a file, and what it is called."""
    opponents: dict[str, Json] = field(default_factory=dict)
    """How machines play here (`fronde.host.opponents.Manner`); empty: as usual."""


@dataclass(slots=True, frozen=True)
class Venue:
    """Where a table is."""

    channel: int
    guild: int | None = None
    """The server where the table is now; None in direct messages."""
    home: int | None = None
    """The server whose stewards are the table's: where it was opened, or has moved by vote. None: it has none."""
    locale: str | None = None
    trouble: str | None = None
    """The Fault of the channel, None where all is well."""


@dataclass(slots=True, frozen=True)
class Chance:
    """What a table's dice fall from: a secret key in hexadecimal, which the players' salts are mixed with when the game
    starts; or no key and a fixed seed, for tests and demonstrations."""

    key: str = ""
    seed: int = 0
    salts: list[str] = field(default_factory=list)
    """The salts the seed was mixed from, in the order in which the players had sat down."""
    draws: list[list[int]] = field(default_factory=list)
    """The draws of seating and set-up: number, range, result."""


@dataclass(slots=True, frozen=True)
class Progress:
    """How far the game has come, beside its actions."""

    position: dict[str, Json] | None = None
    """The last settled one; None where it follows from the record."""
    settled: int = 0
    """The number of actions before the position."""
    sealed: list[list[str]] = field(default_factory=list)
    """The answers that wait for those of others."""
    opening: list[Json] = field(default_factory=list)
    """The events of the set-up."""
    epochs: list[Epoch] = field(default_factory=list)
    """The versions of the rules the game was played under, the last the present one."""
    rewinds: list[dict[str, Json]] = field(default_factory=list)
    """What the table took back (`fronde.host.commands.rewind`): after how many actions, by whom, the choices, their
    draws, and those that dealt anew."""
    action_revision: int = 0
    """The revision that the last action, or undo, made: an answer that is kept back makes no undo button old."""


@dataclass(slots=True, frozen=True)
class Report:
    """What the last turn post told the channel."""

    action_count: int = 0
    """The number of actions it and those before told of."""
    view: str | None = None
    """The public view it showed, as JSON text."""
    score: dict[str, int] | None = None
    """What every seat had when a post told it last."""
    turn: list[Json] | None = None
    """Whose turn it was: seat, user, number."""
    stretch: dict[str, Json] = field(default_factory=dict)
    """The stretch of the game that is on (`fronde.core.game.Rules.stretch`): its `number`, and the public `view` as
    it began; empty: none."""


@dataclass(slots=True, frozen=True)
class Consent:
    """What people at a table agree on, and do about seats."""

    votes: dict[str, Vote] = field(default_factory=dict)
    """What the table votes on, by key (`fronde.host.votes`); and which seats it offers, the vote being over:
    `offered:` and the user whose seat it is, or `agreed:` and before it who takes it, knowing another hand."""
    offers: dict[str, int] = field(default_factory=dict)
    """Seats that are offered: the user who offers theirs (as text) -> the user who may take it."""
    handovers: dict[str, list[str]] = field(default_factory=dict)
    """Who has handed a seat over (as text), or the mark of who is forgotten -> the tokens of those players: they know
    what they held, while the game is on."""


@dataclass(slots=True, frozen=True)
class Schedule:
    """The times of a table, in seconds since 1970."""

    timing: dict[str, Json] = field(default_factory=dict)
    """Its pace, clocks and pause (`fronde.host.timing.Timing`); empty: it has none."""
    due: int | None = None
    """When something happens next at it by itself."""
    silences: dict[str, int] = field(default_factory=dict)
    """The users (as text) who were not pinged since they had just done something there, and when that was
    (`fronde.host.pings`)."""
    warning: int | None = None
    """When it was said what becomes of a table nobody touches (`fronde.host.commands.life`)."""
    created: int = 0
    updated: int = 0


@dataclass(slots=True)
class TableRecord:
    """One table. Its groups never change in place: a copy of the record may hold the same ones."""

    game: str
    version: int
    host: int
    terms: Terms
    venue: Venue
    chance: Chance = field(default_factory=Chance)
    acting: int | None = None
    """The steward who acts as host in the place of `host`."""
    status: Status = Status.LOBBY
    progress: Progress = field(default_factory=Progress)
    report: Report = field(default_factory=Report)
    consent: Consent = field(default_factory=Consent)
    schedule: Schedule = field(default_factory=Schedule)
    revision: int = 0
    id: int = 0
    players: list[Player] = field(default_factory=list)
    damage: list[str] = field(default_factory=list)
    """What of its rows could not be read."""

    def apply(self, **values: Unpack[Patch]) -> None:
        """Take over the values of a change."""
        for name, value in values.items():
            if (group := GROUP_OF.get(name)) is None:
                setattr(self, name, value)
            else:
                setattr(self, group, replace(getattr(self, group), **{name: value}))

    def copy_with(self, **values: Unpack[Patch]) -> TableRecord:
        """The same record with other values."""
        record = replace(self)
        record.apply(**values)
        return record

    @property
    def is_open(self) -> bool:
        """Whether the table still holds its channel."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    @property
    def people(self) -> list[Player]:
        """Those at Discord, and former ones: no machine among them."""
        return [player for player in self.players if player.bot is None]

    def find_player(self, user: int) -> Player | None:
        """The player of that user, if any."""
        return next((player for player in self.players if player.user == user), None)

    def knows_another(self, user: int, token: str) -> bool:
        """Whether a user has played, or lends a machine, another seat of this game than that of a player."""
        own = [player.token for player in self.players if player.owner == user]
        handovers = self.consent.handovers
        past = [*handovers.get(str(user), ()), *handovers.get(mark_of(self.chance.seed, user), ())]
        return bool({*own, *past} - {token})

    def is_host(self, user: int) -> bool:
        """Whether a user is the host, or the steward who acts as one; while a machine plays on for the host, the first
        of those who still play."""
        if self.acting is not None:
            return user == self.acting
        is_lent = any(player.owner == self.host for player in self.players)
        playing = (player.user for player in self.players if player.user is not None)
        return user == self.host or (is_lent and user == next(playing, None))


GROUPS: Mapping[str, type] = {
    k: t for k, t in get_type_hints(TableRecord).items() if isinstance(t, type) and is_dataclass(t)
}
GROUP_OF = {part.name: group for group, kind in GROUPS.items() for part in fields(kind)}
"""The group of each value of a record that is in one."""


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
        "votes": dict[str, Vote], "offers": dict[str, int], "handovers": dict[str, list[str]],
        "timing": dict[str, Json], "due": int | None, "silences": dict[str, int], "warning": int | None, "updated": int,
    },
    total=False,
)  # fmt: skip
"""The values of a record that a change writes, a line or two a group, by their names there: one that is not written may
be written by another task meanwhile."""


@dataclass(slots=True, frozen=True)
class Move:
    """An accepted action: who chose (an actor's word), what, and the events it brought, as JSON; None where these come
    of the record again (`fronde.host.records`)."""

    number: int
    actor: str
    seat: str
    step: str
    picks: list[str]
    events: list[Json] | None
    draws: list[list[int]] = field(default_factory=list)
    """What it threw: number, range, result of each draw."""
    options: int | None = None
    digest: str | None = None
    """What its players met afterwards (`fronde.core.traces`); None where others were carried out together with it, the
    digest also between what begins and what cannot be taken back."""


COMMON = "call"
"""The slot of the message a user has once, and not for each table."""


@dataclass(slots=True, frozen=True)
class Message:
    """Where a message stands. `past`: what it is to read once another has taken its place; `timed`: what it says of
    time, as whoever writes it has it, so that this can be said anew."""

    channel: int
    message: int
    past: str | None = field(default=None, compare=False)
    timed: list[Json] | None = field(default=None, compare=False)


class PostSpan(NamedTuple):
    """What a post of a table tells of: its actions from the one after `first` to `end`."""

    table: int
    first: int
    end: int


@dataclass(slots=True)
class Change:
    """All that one accepted command writes: everything or nothing.

    `expected` is the revision it was made from. `players` is the new list, where it
    changed. Of the actions only the first `keep` stay, where that is said, and `moves` are appended; those in the place
    of others were made when these were. `reader`: the user who has now seen every action;
    `visitors`: users who are here now, whatever they have seen. `click`: what was done to
    bring it about, by a number that is written once.
    """

    table: int
    expected: int
    values: Patch = field(default_factory=Patch)
    players: list[Player] | None = None
    moves: list[Move] = field(default_factory=list)
    keep: int | None = None
    reader: int | None = None
    visitors: Sequence[int] = ()
    notices: list[Notice] = field(default_factory=list)
    click: int | None = None


@dataclass(slots=True, frozen=True)
class Person:
    """What somebody has chosen for all tables: where to be pinged, None where they leave that to each server, and when
    clocks stand, as players have it; and the games they are not coached in any more, having taken a turn of each or
    said so of all."""

    pings: str | None = None
    rest: dict[str, Json] = field(default_factory=dict)
    learned: list[str] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Plan:
    """What a player keeps for their next turn, for themselves alone: a note, and what they mean to choose
    (`fronde.host.reader.Intent`); empty: nothing."""

    note: str = ""
    intent: dict[str, Json] = field(default_factory=dict)


class Visit(NamedTuple):
    """Somebody looks at a table: how many actions they had seen when they were last here, before this visit, and what
    they keep for their next turn."""

    since: int
    plan: Plan


class Following(NamedTuple):
    """Somebody who follows a table without a seat, and how many actions they have been told of."""

    table: int
    user: int
    locale: str | None
    action_count: int


class Store(Protocol):
    """What the host asks of a store. Every method is one transaction."""

    async def create_table(
        self,
        record: TableRecord,
        notices: Sequence[Notice] = (),
        click: int | None = None,
        stands: Mapping[str, Message] | None = None,
    ) -> int:
        """Keep a new table, and where messages of it stand already, by slot; gives its id. Raises ChannelTaken,
        AlreadyDone."""

    async def all_tables(self) -> list[int]:
        """The ids of all tables there are."""

    async def drop_table(self, table: int) -> None:
        """Forget a table and all that is kept of it."""

    async def find_open_table(self, channel: int) -> int | None:
        """The id of the open table of a channel."""

    async def find_last_table(self, channel: int) -> int | None:
        """The id of the newest table of a channel, open or not."""

    async def open_tables(self, user: int | None = None) -> list[int]:
        """The ids of all open tables, or of those where a user sits."""

    async def tables_with_opponents(self) -> list[int]:
        """The ids of the games at which a machine plays."""

    async def open_tables_of(self, guild: int) -> list[int]:
        """The ids of the open tables whose home a server is."""

    async def server_settings(self, guild: int) -> dict[str, Json]:
        """What a server has set; empty: nothing."""

    async def set_server(self, guild: int, settings: Mapping[str, Any]) -> None:
        """Keep what a server sets."""

    async def count_games(self) -> int:
        """How many games are being played."""

    async def count_letters(self) -> tuple[int, int, int]:
        """How many messages wait, how many were given up, and the age in seconds of the oldest that waits."""

    async def stuck_tables(self) -> list[tuple[int, int, str]]:
        """The tables at which messages were given up: their ids, how many, and why the last was."""

    async def find_told(self, message: int) -> PostSpan | None:
        """What a turn post or a final post tells of; None for another message, and where that was taken back."""

    async def has_left(self, guild: int) -> bool:
        """Whether the bot was removed from a server."""

    async def resting_tables(self, user: int) -> list[int]:
        """The ids of the games put to rest where a user sits, or is the host."""

    async def tables_untouched(self, lobbies: int, games: int) -> list[int]:
        """The ids of the lobbies and games that nobody has touched since then."""

    async def last_signs(self, table: int) -> tuple[int, dict[int, int]]:
        """When somebody last chose something at a table (0: never), and by user when they were last here."""

    async def count_open(self, host: int, guild: int | None) -> tuple[int, int]:
        """How many lobbies a host has open, and how many open tables a server has."""

    async def load_table(self, table: int, *, whole: bool = False) -> tuple[TableRecord, list[Move]] | None:
        """A table and its actions in order as they are in one moment; None where there is no such table. Actions come
        without draws and traces, and events only with those the last turn post did not tell of, unless `whole`."""

    async def whole_tables(self) -> list[int]:
        """The tables whose game ended some time ago, that have nothing more to tell, and of which more is kept than
        the record."""

    async def shrink(self, record: TableRecord) -> None:
        """Give up what the record of a table brings about again, its position, its events and what it showed last, and
        where its messages stand: everything or nothing. Nothing is done where it is not as it was, or has something to
        tell."""

    async def commit(self, change: Change) -> None:
        """Write a change, everything or nothing. Raises StaleRevision where the table is at another revision,
        AlreadyDone where its click has brought about a change before, and ChannelTaken where it would move into a
        channel that has an open table."""

    async def is_done(self, click: int) -> bool:
        """Whether a click has brought about a change."""

    async def post(self, table: int, notices: Sequence[Notice]) -> None:
        """Keep notices that no change goes with."""

    async def post_everywhere(self, notice: Notice, click: int | None = None) -> list[int]:
        """Keep a notice for every open table; gives these. Raises AlreadyDone where the click has done so before."""

    async def note_dm(self, table: int, user: int, dm: DirectMessages, locale: str | None = None) -> None:
        """Keep what is known of a player's direct messages, and the language last seen."""

    async def note_visit(self, table: int, user: int, count: int) -> Visit:
        """Keep that a user has now seen so many actions."""

    async def note_trouble(self, table: int, trouble: str | None) -> None:
        """Keep why a channel cannot be written to."""

    async def load_person(self, user: int) -> Person:
        """What somebody has chosen for all tables."""

    async def save_person(self, user: int, person: Person) -> None:
        """Keep it."""

    async def load_plan(self, table: int, user: int) -> Plan:
        """What somebody keeps for their next turn at a table."""

    async def change_plan(self, table: int, user: int, **parts: Any) -> None:
        """Keep another `note` or another `intent` in the place of what was kept before, and the other part as it is."""

    async def follow(
        self, table: int, user: int, locale: str | None, count: int | None, now: int, click: int | None = None
    ) -> None:
        """Have somebody told of a table from so many actions on; None: no more. Raises AlreadyDone where the click has
        brought about a change before."""

    async def follows_of(self, user: int) -> list[int]:
        """The tables somebody follows."""

    async def follows_due(self, before: int) -> list[Following]:
        """Who follows a table at which something has been done since they were told last, if that was before then."""

    async def post_digest(self, following: Following, notice: Notice, count: int, now: int, *, last: bool) -> None:
        """Keep a digest, and that whoever follows has been told so far; the last one ends it."""

    async def tables_of(self, guild: int, *, resting: bool = False) -> list[int]:
        """The open tables of a server, and its games at rest."""

    async def offers_to(self, user: int) -> list[tuple[int, int]]:
        """The tables at which somebody is offered a seat, and whose."""

    async def export_person(self, user: int) -> dict[str, Json]:
        """All that is kept of somebody, as plain data: no game's secrets, and nothing of others."""

    async def forget_person(self, user: int, name: str) -> list[int]:
        """Make of somebody who plays nowhere a former player of that name, behind whom nobody stands, and keep nothing
        else; gives the tables this changed. Games stay as they were played. Raises StaleRevision for somebody who has
        sat down somewhere by now."""

    async def tables_due(self, now: int) -> list[int]:
        """The tables at which something happens by itself by now."""

    async def timed_tables(self) -> list[int]:
        """The games under way with messages that say until when there is time."""

    async def beat(self, now: int, gap: int) -> list[tuple[int, int]]:
        """Note that the bot is there, and give the times at which it was not: when no beat came for so many seconds."""

    async def send_again(self, table: int) -> None:
        """What was given up on its way to the channel of a table waits again, but for what a later notice has
        overtaken, and what killed the process each time."""
