"""What people are told of a change, as data: for whom and never how. `cogs` puts it into words and places.

There is a class for every kind of notice. What goes to a channel is made from the spectator's view and the public form
of events. A database keeps the kind, and the fields under their names or those of `KEYS`, except where they have their
default: a new field needs one, since rows of an older release lack it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer, PlainValidator

from fronde.core.game import View
from fronde.core.plain import read_text, write_text
from fronde.core.scene import Scene
from fronde.core.types import Json, Result, Seat, Text, Turn

KEYS = {
    "events": "told", "questions": "asked", "is_complete": "done", "holder": "held", "leavers": "gone",
    "is_over": "gone", "knowledge": "known", "leaving": "from", "begin": "from", "extensions": "left",
}  # fmt: skip
"""The fields that a database keeps under another name."""
KINDS: dict[str, type[Body]] = {}
"""Every kind of notice, by the name a database has for it."""
CALLS = ("turn", "go-on", "question", "opening-call")
"""Kinds that ask seats something (`Call`)."""

Events = Sequence[Sequence[Json]]
"""What happened, [kind, data] of each event."""
StoredText = Annotated[Text, PlainValidator(read_text), PlainSerializer(write_text)]
StoredScene = Annotated[Scene, PlainValidator(lambda it: it if isinstance(it, Scene) else Scene.from_json(it)),
                        PlainSerializer(Scene.to_json)]  # fmt: skip
Users = Annotated[Sequence[int], BeforeValidator(lambda users: [u[0] if isinstance(u, list) else u for u in users])]
"""Ids of users; older releases kept an id and a name of each in a vote."""


class Body(BaseModel):
    """What a notice tells. Those of the kinds it `overtakes`, given up before, need not be told once it has reached the
    same reader. A `state` shows something as it stands: of several that nobody has tried to deliver yet the last says
    it all. Its picture is out of date once one of the kinds `redrawn_by` waits behind it: it shows the same newer."""

    model_config = ConfigDict(
        alias_generator=lambda name: KEYS.get(name, name), validate_by_name=True, defer_build=True
    )
    kind: ClassVar[str] = ""
    overtakes: ClassVar[Sequence[str]] = ()
    redrawn_by: ClassVar[Sequence[str]] = ()
    state: ClassVar[bool] = False

    def __init_subclass__(cls, kind: str = "", **traits: Sequence[str] | bool) -> None:
        for name, value in {"kind": kind, **traits}.items():
            setattr(cls, name, value)
        if kind:
            KINDS[kind] = cls

    def write(self) -> dict[str, Json]:
        """The fields as plain data."""
        return self.model_dump(by_alias=True, exclude_defaults=True)


class Unreadable(Body):
    """A notice of some kind that a database has and nobody can read."""

    name: str


def read_body(kind: str, stored: Mapping[str, Json]) -> Body:
    """What was stored, by its kind."""
    try:
        return KINDS[kind].model_validate(stored)
    except (LookupError, TypeError, ValueError):
        return Unreadable(name=kind)


@dataclass(slots=True)
class Notice:
    """Something people must be told: written with the change it tells of, put into words when it is delivered.

    `to` is the user who gets it by direct message, None for the channel. The store gives `id`, never twice the same,
    and `nonce`, a word Discord has not seen from us: a message sent twice with it within minutes appears once.
    `attempts` counts those begun before, `failures` those of them whose end we saw: the others ended with the process.
    `doubtful`: it was attempted, and may have arrived already. `fault`: why it was given up once.
    """

    body: Body
    to: int | None = None
    nonce: str = ""
    attempts: int = 0
    failures: int = 0
    doubtful: bool = False
    fault: str | None = None
    id: int = 0
    table: int = 0

    @property
    def kind(self) -> str:
        """Its kind, as a database names it."""
        return self.body.name if isinstance(self.body, Unreadable) else self.body.kind


class Occupant(NamedTuple):
    """Somebody, None where nobody at Discord stands behind it, and the name."""

    user: int | None
    name: str


Cast = Mapping[Seat, Occupant]
"""Who plays what."""


class PublicQuestion(NamedTuple):
    """What a seat is asked, as everybody may know it: how it reads, and among how many options, 0 where that is not
    said."""

    seat: Seat
    prompt: StoredText
    option_count: int


class About(Body):
    """What names whom it is about, with the seats. `ping`: the users it pings; `silent`: a direct message that reaches
    a phone without a sound, as another place pings already."""

    player: str = ""
    seats: Sequence[Seat] = ()
    ping: Sequence[int] = ()
    silent: bool = False

    @property
    def called(self) -> Sequence[Seat]:
        """The seats it is about, or that it asks."""
        return self.seats


class Asking(About):
    """What brings `questions` to a `seat`, or to several seats."""

    seat: Seat | None = None
    questions: Sequence[PublicQuestion] = ()

    @property
    def called(self) -> Sequence[Seat]:
        return self.seats if self.seat is None else [self.seat]


class Call(Asking):
    """Asks seats something, in that `turn`: their time begins with it. `first`: one of several seats may answer, and
    that settles it for all; `holder`: the seat whose turn waits for them."""

    overtakes = (*CALLS, "happened")
    cast: Cast = {}
    first: bool = False
    holder: Seat | None = None
    turn: Turn | None = None


class Standing(Body):
    """How a game stands: `score` by seat and item, `scored` the totals told last; nobody plays the `nobodys`."""

    cast: Cast
    nobodys: Sequence[Seat]
    score: Mapping[Seat, Mapping[str, int]]
    scored: Mapping[Seat, int] | None = None


class Position(Standing):
    """A position: it tells of the actions from the one after the first number to the second."""

    scene: StoredScene
    actions: tuple[int, int] | None = None


class Foreign(Body):
    """To a user who need not play, and reads that language."""

    locale: str | None


class Vote(About):
    """A vote, by its key: `player` has proposed it, these users have not voted, and so many are `missing`. `lapses`:
    until when it is open."""

    vote: str = ""
    waiting: Users = ()
    missing: int = 1
    lapses: int | None = None


# fmt: off
# --- the lobby ---
class LobbyPost(Body, kind="lobby", overtakes=("lobby", "begun"), state=True):
    """The lobby as it stands."""
    anew: bool = False
class GameStart(LobbyPost, kind="begun"):
    """The lobby once the game is on."""
class LobbyEnd(LobbyPost, kind="closed"):
    """The lobby closes before a game has begun."""
class LobbyExpiry(Body, kind="expired"):
    """Nobody has touched the lobby for long: it has closed."""
class RematchCall(About, kind="rematch"):
    """A lobby is open for who played it."""

# --- the game ---
class TurnPost(Call, Position, kind="turn", redrawn_by=("turn", "over")):
    """The board, the score, what has happened, and whom the game waits for: one seat in its turn, or several."""
class Opening(Position, kind="opening", overtakes=("opening",), redrawn_by=("opening",)):
    """The board while players lay out what they begin with."""
    is_complete: bool
    anew: bool
class OpeningCall(Call, kind="opening-call"):
    """Who lays out next."""
    seat: Seat
    nobodys: Sequence[Seat] = ()
class Continuation(Call, kind="go-on"):
    """The turn goes on after others have answered: `events`."""
    seat: Seat
    events: Events = ()
class Question(Call, kind="question"):
    """A question to seats out of turn, after these `events`; to a user: what is then still asked."""
    events: Events = ()
class Happening(Body, kind="happened"):
    """What the game tells by itself (`Speech.apart`)."""
    scene: StoredScene
class Summary(Standing, kind="summary"):
    """What a stretch of the game has brought: the `views` before and after it."""
    views: tuple[View, View]
class GameEnd(Position, About, kind="over",
              overtakes=(*CALLS, "opening", "happened", "vote", "vote-off", "vote-closed")):
    """The final post; older releases left the `result` to the rules of whoever tells it."""
    result: Result | None = None
class NewRules(Body, kind="new-rules"):
    """The rules have changed: so many choices are `lost`, and `events` happened because of that."""
    lost: int
    events: Events = ()
class GameReplay(Body, kind="replay"):
    """The game as a moving picture."""
class Retirement(Body, kind="kept"):
    """The rules have changed so that the game cannot go on."""

# --- votes ---
class EndVote(Vote, kind="vote", overtakes=("vote", "vote-off")):
    """A vote on ending the game."""
class EndVoteRefusal(About, kind="vote-off", overtakes=EndVote.overtakes):
    """`player` does not want the game to end."""
class VoteEnd(Body, kind="vote-closed"):
    """The vote of that key is over: it was "carried", has "lapsed", or its subject is "gone"."""
    key: str
    how: str
class HostVote(Vote, kind="host-asked"):
    """A vote on another host."""
    what: str
class MoveVote(Vote, kind="move-asked"):
    """A vote on going on in another server: its id and that of the channel."""
    to: tuple[int, int]
class SwapVote(Vote, kind="swap"):
    """A vote on who, or what level of machine, plays on for somebody, by id and name; why that player is gone."""
    away: tuple[int, str]
    to: tuple[int, str]
    why: str = "away"
class PauseVote(Vote, kind="pause"):
    """A vote on stopping the clocks `until` then, or on running them: "pause-asked", "resume-asked"; or its result:
    "paused", "resumed"."""
    what: str
    until: int | None = None
    missing: int = 0
class RewindVote(Vote, kind="rewind"):
    """A vote ("asked") on going back to the beginning of a `turn`, `after` so many actions, without the `events` since
    then; or that it was "refused", or "done": `how` ("agreed", by a "steward")."""
    what: str
    turn: int = 0
    after: int = 0
    events: Events = ()
    how: str = ""

# --- the table ---
class TableEnd(Body, kind="ended", overtakes=GameEnd.overtakes):
    """The game has ended before it was over."""
class StewardNote(Body, kind="steward"):
    """A steward has "ended" the table or "taken-over", the host is "back", or a player is "named" as host."""
    player: str
    what: str
class AgeWarning(About, kind="ageing"):
    """What becomes of a table nobody touches, a `lobby` or a game, and when."""
    end: int
    lobby: bool
class AgeWarningEnd(About, kind="ageing-off"):
    """Somebody has touched the table after all."""
class RestNote(Body, kind="rested"):
    """The game rests, as nobody touched it."""
class Awakening(About, kind="woken"):
    """The game goes on after a rest."""
class Arrival(About, kind="moved"):
    """The table has come from another channel."""
class Departure(About, kind="moved-away"):
    """The table has gone from this channel, `at`, to another: the id of the server and of the channel."""
    at: tuple[int | None, int]
    to: tuple[int, int]
class OperatorNote(Body, kind="operator"):
    """The words of the operator, to all."""
    words: str
class ConferNote(Body, kind="confer"):
    """A side of the game may confer unheard; `rooms`: a private thread can be opened for it."""
    rooms: bool
class TeamRoom(Body, kind="room"):
    """The private thread of a side: it `opens`, or where it stands, `comers` come into it and `leavers` go."""
    people: Sequence[int]
    comers: Sequence[int]
    leavers: Sequence[int]
    opens: bool

# --- seats ---
class SeatOffer(About, kind="offered"):
    """The seats of `by` are offered to a user, to ANYBODY, or as FORFEIT; why they are `away`."""
    by: int
    to: int
    away: str | None = None
class OfferEnd(About, kind="offer-closed"):
    """An offer ends: "accepted", "declined", "withdrawn", or "returned" where the player is back."""
    by: int
    how: str
class Handover(Asking, kind="handed-over"):
    """A user plays on for somebody, who is `leaving`."""
    to: int
    leaving: str
class MachineNote(About, kind="machine"):
    """A machine of that name and level plays on for the player, the user `owner`."""
    owner: int | None
    name: str
    level: str
class AdviceNote(About, kind="advice"):
    """Whether people may ask what a machine would do."""
    allowed: bool
class HurryNote(Body, kind="hurried"):
    """Machines think less, since too many wait."""

# --- time ---
class Reminder(About, kind="remind"):
    """Half the time is gone ("half"), or nearly all ("nudge"), or the game waits ("call"). `sealed`: what is chosen is
    unseen. Older releases kept `nudge` alone."""
    user: int
    sealed: bool
    what: str = ""
    nudge: bool = False
class LateNote(About, kind="late"):
    """A user is late, and what becomes of it: a `fronde.host.clocks.Late`."""
    user: int
    sealed: bool
    late: str
class ClockNote(About, kind="clock"):
    """What became of a clock: "resumed", "stand-in", "passed", "waited"; "extended", and how many `extensions` there
    are still; "away" from `begin` to `until`."""
    what: str
    sealed: bool = False
    extensions: int = 0
    begin: int | None = None
    until: int | None = None

# --- to one user ---
class QuestionUpdate(Body, kind="answered", overtakes=("question",)):
    """What stands in direct messages is brought up to what is asked now. `is_over`: nothing is, or the answer in the
    channel shows it; `click`: by it whoever acted there may see it already."""
    is_over: bool = False
    click: int | None = None
class HandPost(Body, kind="hand", overtakes=("hand",), state=True):
    """The user's hand as it stands."""
class WaitingList(Body, kind="calls", state=True):
    """Which tables wait for the user, as it is now."""
class DeadlineUpdate(Body, kind="deadlines", state=True):
    """Until when there is time, anew, wherever a message says so; to a channel too."""
class Whisper(Body, kind="whisper"):
    """What nobody else learns, an offer perhaps."""
    events: Events
class OrderResult(Body, kind="obeyed"):
    """A standing order has picked these for a seat."""
    seat: Seat
    key: str
    labels: Sequence[StoredText | None] = ()
class SeatLoss(Foreign, kind="given"):
    """The seat is another's now."""
class Digest(Foreign, kind="digest"):
    """What has happened at a table the user follows."""
    events: Events
class Stranding(Body, kind="stranded"):
    """The bot was removed from the server of the table, which is kept until then; what the user knows of the game."""
    server: str | None
    until: int
    knowledge: Json = None
class TurnLetter(About, kind="call"):
    """It is the turn of these seats."""
class OrderFailure(OrderResult, kind="unable"):
    """A standing order could not answer for a seat."""
# fmt: on
