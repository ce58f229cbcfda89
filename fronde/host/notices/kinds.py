"""Notices about a change, as data: the reader and the content, but not the form. `cogs` chooses words and places.

Every kind of notice has a class. A notice to a channel is made from the spectator's view and the public form of events.
A database stores the kind and the fields, under their names or those in `KEYS`; fields with their default value are
left out. A new field needs a default, since rows of older releases lack it.
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
"""Field -> the name under which a database stores it."""
KINDS: dict[str, type[Body]] = {}
"""Every kind of notice, by the name it has in a database."""
CALLS = ("turn", "go-on", "question", "opening-call")
"""Kinds of notices that ask seats something (`CallBody`)."""

Events = Sequence[Sequence[Json]]
"""Public events: [kind, data] of each."""
StoredText = Annotated[Text, PlainValidator(read_text), PlainSerializer(write_text)]
StoredScene = Annotated[Scene, PlainValidator(lambda it: it if isinstance(it, Scene) else Scene.from_json(it)),
                        PlainSerializer(Scene.to_json)]  # fmt: skip
Users = Annotated[Sequence[int], BeforeValidator(lambda users: [u[0] if isinstance(u, list) else u for u in users])]
"""Ids of users. In votes, older releases stored an id and a name for each."""


class Body(BaseModel):
    """The content of a notice. Once it reaches a reader, given-up notices of the kinds it `overtakes` need no delivery.
    `state`: it shows the current state of something; of several that nobody has tried to deliver, the last is enough.
    Its picture is out of date once a notice of a kind in `successors`, which shows a newer one, waits behind it."""

    model_config = ConfigDict(
        alias_generator=lambda name: KEYS.get(name, name), validate_by_name=True, defer_build=True
    )
    kind: ClassVar[str] = ""
    overtakes: ClassVar[Sequence[str]] = ()
    successors: ClassVar[Sequence[str]] = ()
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
    """A stored notice that cannot be read."""

    name: str


def read_body(kind: str, data: Mapping[str, Json]) -> Body:
    """The content of a stored notice of that kind; Unreadable if it cannot be read."""
    try:
        return KINDS[kind].model_validate(data)
    except (LookupError, TypeError, ValueError):
        return Unreadable(name=kind)


@dataclass(slots=True)
class Notice:
    """A message to people, as data: stored with the change it belongs to, written in words when it is delivered.

    `to`: the user who gets it by direct message; None for the channel. The store assigns `id`, which is never reused,
    and `nonce`, which is new to Discord: a message sent twice with it within minutes appears once. `attempts`: the
    number of earlier attempts. `failures`: those with a known result; the others ended with the process. `doubtful`: it
    was attempted and may already have arrived. `fault`: why it was once given up.
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
        """The kind, as stored in a database."""
        return self.body.name if isinstance(self.body, Unreadable) else self.body.kind


class Occupant(NamedTuple):
    """A Discord user, or None if no user plays, and a name."""

    user: int | None
    name: str


Cast = Mapping[Seat, Occupant]
"""The player of each seat."""


class PublicQuestion(NamedTuple):
    """The question to a seat in its public form: the text, and the number of options; 0 if that is not public."""

    seat: Seat
    prompt: StoredText
    option_count: int


class PlayerBody(Body):
    """Content about a player and seats. `ping`: the users it pings. `silent`: a direct message without a sound, because
    another message already pings the user."""

    player: str = ""
    seats: Sequence[Seat] = ()
    ping: Sequence[int] = ()
    silent: bool = False

    @property
    def asked_seats(self) -> Sequence[Seat]:
        """The seats it concerns, or asks."""
        return self.seats


class QuestionBody(PlayerBody):
    """Content that brings `questions` to a `seat`, or to several seats."""

    seat: Seat | None = None
    questions: Sequence[PublicQuestion] = ()

    @property
    def asked_seats(self) -> Sequence[Seat]:
        """The seats that are asked."""
        return self.seats if self.seat is None else [self.seat]


class CallBody(QuestionBody):
    """Content that asks seats something in a `turn`: their time begins with it. `first`: the first answer of any seat
    settles it for all. `holder`: the seat whose turn waits for them."""

    overtakes = (*CALLS, "happened")
    cast: Cast = {}
    first: bool = False
    holder: Seat | None = None
    turn: Turn | None = None


class StandingBody(Body):
    """The standing of a game: `score` by seat and item; `scored`, the totals in the last post; `nobodys`, the seats
    without a player."""

    cast: Cast
    nobodys: Sequence[Seat]
    score: Mapping[Seat, Mapping[str, int]]
    scored: Mapping[Seat, int] | None = None


class PositionBody(StandingBody):
    """A position. It reports the `actions` after the first number, up to and including the second."""

    scene: StoredScene
    actions: tuple[int, int] | None = None


class ForeignBody(Body):
    """Content for a user who need not play at the table, in the language `locale`."""

    locale: str | None


class VoteBody(PlayerBody):
    """A vote. `vote`: its key. `player`: who proposed it. `waiting`: the users who have not voted. `missing`: the
    number of users who must still agree. `lapses`: when it expires."""

    vote: str = ""
    waiting: Users = ()
    missing: int = 1
    lapses: int | None = None


# fmt: off
# --- the lobby ---
class LobbyPost(Body, kind="lobby", overtakes=("lobby", "begun"), state=True):
    """The current lobby."""
    anew: bool = False
class GameStart(LobbyPost, kind="begun"):
    """The lobby once the game has started."""
class LobbyEnd(LobbyPost, kind="closed"):
    """The lobby closed before a game began."""
class LobbyExpiry(Body, kind="expired"):
    """The lobby closed because it was inactive for a long time."""
class RematchCall(PlayerBody, kind="rematch"):
    """An invitation to the players of a finished game: a lobby for a rematch is open."""

# --- the queue ---
class QueuePost(Body, kind="queue", overtakes=("queue",), state=True):
    """Who waits for which game. `anew`: in another channel than before."""
    anew: bool = False
class QueueEnd(Body, kind="queue-closed", overtakes=("queue",)):
    """The server has no queue any more."""
class QueueCall(PlayerBody, kind="queue-call"):
    """A table can start once everybody called with this `number` has confirmed."""
    number: int = 0
class QueueCallUpdate(Body, kind="queue-confirmed"):
    """Somebody has confirmed the call with this `number`."""
    number: int
class QueueCallEnd(Body, kind="queue-over"):
    """A call for a `game` is over: its table "starts" in a `channel`; or somebody was "late", has "withdrawn", or the
    table could not be opened ("failed"), and `why`. `people`: who was called, or who plays; `absent`: who was late or
    has left the server."""
    number: int
    game: str
    how: str
    people: Sequence[Occupant]
    absent: Sequence[Occupant] = ()
    channel: int | None = None
    why: StoredText | None = None

# --- a league ---
class LeagueOpen(Body, kind="league-open"):
    """People can join a league."""
class LeagueBegin(Body, kind="league-begin"):
    """A season begins."""
    season: int
class LeagueGames(Body, kind="league-games"):
    """Games have opened: the number of each, and its channel."""
    season: int
    games: Sequence[tuple[int, int]]
class LeagueEnd(Body, kind="league-end"):
    """A season has ended."""
    season: int
class LeagueClosure(Body, kind="league-closure"):
    """A league of a game has ended for good."""
    game: str

# --- the game ---
class TurnPost(CallBody, PositionBody, kind="turn", successors=("turn", "over")):
    """The board, the score, the latest events, and the seats to act: one in its turn, or several."""
class Opening(PositionBody, kind="opening", overtakes=("opening",), successors=("opening",)):
    """The board during the set-up."""
    is_complete: bool
    anew: bool
class OpeningCall(CallBody, kind="opening-call"):
    """The call to the player who sets up next."""
    seat: Seat
    nobodys: Sequence[Seat] = ()
class Continuation(CallBody, kind="go-on"):
    """A turn that continues after others have answered, with these `events`."""
    seat: Seat
    events: Events = ()
class Question(CallBody, kind="question"):
    """A question to seats out of turn, after these `events`. To a user: their open questions."""
    events: Events = ()
class Happening(Body, kind="happened"):
    """An event with a post of its own (`Speech.apart`)."""
    scene: StoredScene
class Summary(StandingBody, kind="summary"):
    """The summary of a stretch of the game, from the `views` before and after it."""
    views: tuple[View, View]
class GameEnd(PositionBody, PlayerBody, kind="over",
              overtakes=(*CALLS, "opening", "happened", "vote", "vote-off", "vote-closed")):
    """The final post. Older releases stored no `result` and left it to the rules at the time of delivery. `rated`:
    whether the game counts for ratings, or why not; empty if the table did not choose them. `ratings`: for a seat of
    each player whose rating is shown, the points, their uncertainty, and the change."""
    result: Result | None = None
    rated: str = ""
    ratings: Mapping[Seat, tuple[int, int, int]] = {}
class NewRules(Body, kind="new-rules"):
    """The rules have changed. `lost`: the number of lost choices. `events`: those that the change caused."""
    lost: int
    events: Events = ()
class GameReplay(Body, kind="replay"):
    """The page of a game, turn by turn."""
class Retirement(Body, kind="kept"):
    """The game cannot continue under the changed rules."""

# --- votes ---
class EndVote(VoteBody, kind="vote", overtakes=("vote", "vote-off")):
    """A vote on ending the game."""
class EndVoteRefusal(PlayerBody, kind="vote-off", overtakes=EndVote.overtakes):
    """`player` does not want the game to end."""
class VoteEnd(Body, kind="vote-closed"):
    """The vote with this key is over: it was "carried", has "lapsed" (expired), or its subject is "gone"."""
    key: str
    how: str
class HostVote(VoteBody, kind="host-asked"):
    """A vote on a new host."""
    what: str
class MoveVote(VoteBody, kind="move-asked"):
    """A vote on moving to another server: ids of server and channel."""
    to: tuple[int, int]
class SwapVote(VoteBody, kind="swap"):
    """A vote on who plays for a player, by id and name, or a machine and its level; `why`: why that player is
    absent."""
    away: tuple[int, str]
    to: tuple[int, str]
    why: str = "away"
class PauseVote(VoteBody, kind="pause"):
    """A vote to stop the clocks `until` a moment ("pause-asked") or to restart them ("resume-asked"); or its result:
    "paused", "resumed"."""
    what: str
    until: int | None = None
    missing: int = 0
class RewindVote(VoteBody, kind="rewind"):
    """A vote ("asked") on going back to the start of a `turn`, `after` that many actions, without the `events` since
    then; or its result: "refused" or "done". `how`: "agreed", or by a "steward"."""
    what: str
    turn: int = 0
    after: int = 0
    events: Events = ()
    how: str = ""

# --- the table ---
class TableEnd(Body, kind="ended", overtakes=GameEnd.overtakes):
    """The players or a steward ended the game before it was over."""
class StewardNote(Body, kind="steward"):
    """A steward "ended" the table or has "taken-over" as host, the host is "back", or a player is "named" as host."""
    player: str
    what: str
class AgeWarning(PlayerBody, kind="ageing"):
    """What will happen to an inactive table, a `lobby` or a game, and when."""
    end: int
    lobby: bool
class AgeWarningEnd(PlayerBody, kind="ageing-off"):
    """The table is active again, so the warning no longer applies."""
class RestNote(Body, kind="rested"):
    """The game is archived because it was inactive."""
class Awakening(PlayerBody, kind="woken"):
    """The game was resumed from the archive."""
class Arrival(PlayerBody, kind="moved"):
    """The table has moved here from another channel."""
class Departure(PlayerBody, kind="moved-away"):
    """The table has moved from this channel, `at`, to another: ids of server and channel."""
    at: tuple[int | None, int]
    to: tuple[int, int]
class OperatorNote(Body, kind="operator"):
    """A message from the operator to all tables."""
    words: str
class ConferNote(Body, kind="confer"):
    """A side of the game may confer in private. `rooms`: a private thread can be opened for it."""
    rooms: bool
class TeamRoom(Body, kind="room"):
    """The private thread of a side. If it `opens`, it is created; if it exists, `comers` are added and `leavers`
    removed."""
    people: Sequence[int]
    comers: Sequence[int]
    leavers: Sequence[int]
    opens: bool

# --- seats ---
class SeatOffer(PlayerBody, kind="offered"):
    """The seats of user `by` are offered to a user, to ANYBODY, or as FORFEIT; `away`: why their player is absent."""
    by: int
    to: int
    away: str | None = None
class OfferEnd(PlayerBody, kind="offer-closed"):
    """An offer ends: "accepted", "declined", "withdrawn", or "returned" if the player is back."""
    by: int
    how: str
class Handover(QuestionBody, kind="handed-over"):
    """User `to` takes over the seats of the player who is `leaving`."""
    to: int
    leaving: str
class MachineNote(PlayerBody, kind="machine"):
    """A machine with this name and level plays for a player, the user `owner`."""
    owner: int | None
    name: str
    level: str
class AdviceNote(PlayerBody, kind="advice"):
    """Whether players may ask for a machine's advice."""
    allowed: bool
class HurryNote(Body, kind="hurried"):
    """Machines think for less time because too many wait."""

# --- time ---
class Reminder(PlayerBody, kind="remind"):
    """A reminder: half the time is used up ("half"), nearly all ("nudge"), or the game waits ("call"). `sealed`: the
    choice is secret. Older releases stored only `nudge`."""
    user: int
    sealed: bool
    what: str = ""
    nudge: bool = False
class LateNote(PlayerBody, kind="late"):
    """A user is late. `late`: what happens next, a value of `fronde.host.timekeeping.clocks.Late`."""
    user: int
    sealed: bool
    late: str
class ClockNote(PlayerBody, kind="clock"):
    """News of a player's clock: "resumed", "stand-in", "passed", "waited"; "extended", with the remaining `extensions`;
    or "away", from `begin` to `until`."""
    what: str
    sealed: bool = False
    extensions: int = 0
    begin: int | None = None
    until: int | None = None

# --- to one user ---
class QuestionUpdate(Body, kind="answered", overtakes=("question",)):
    """An update of the user's direct messages to their current questions. `is_over`: there are none, or the answer is
    visible in the channel. `click`: the click with which the user acted there, whose answer may already show this."""
    is_over: bool = False
    click: int | None = None
class HandPost(Body, kind="hand", overtakes=("hand",), state=True):
    """The user's current hand."""
class WaitingList(Body, kind="calls", state=True):
    """The tables that now wait for the user."""
class DeadlineUpdate(Body, kind="deadlines", state=True):
    """New deadlines, for all messages that show one. Also for a channel."""
class Whisper(Body, kind="whisper"):
    """Events that nobody else learns of, such as an offer."""
    events: Events
class OrderResult(Body, kind="obeyed"):
    """The picks of a standing order for a seat."""
    seat: Seat
    key: str
    labels: Sequence[StoredText | None] = ()
class SeatLoss(ForeignBody, kind="given"):
    """The seat now belongs to another player."""
class Digest(ForeignBody, kind="digest"):
    """What has happened at a table that the user follows."""
    events: Events
class Stranding(Body, kind="stranded"):
    """The bot was removed from the table's server. The table is kept `until` a moment. `knowledge`: what the user knows
    of the game."""
    server: str | None
    until: int
    knowledge: Json = None
class QueueLetter(ForeignBody, PlayerBody, kind="queue-letter"):
    """A table can start once the user has confirmed the call with this `number`."""
    number: int = 0
class LeagueLoss(ForeignBody, kind="league-loss"):
    """The user has lost their place in the league."""
class LeagueTrouble(ForeignBody, PlayerBody, kind="league-trouble"):
    """No game can open, and `why`; or the tables of some games are `lost`. Goes to the organiser."""
    why: StoredText | None = None
    lost: int = 0
class TurnLetter(PlayerBody, kind="call"):
    """A call to the player of these seats: it is their turn."""
class OrderFailure(OrderResult, kind="unable"):
    """A standing order could not answer for a seat."""
# fmt: on
