"""Opponents: machines that play seats of a table. They have rows of their own among its players, act by the one door,
and are never written to, asked for consent, or host.

What a machine is asked leaves here as a world its seat could not tell from the real one (`imagine`): who works out the
answer, wherever that is, never has the position. Its answer comes back as `Play` and is refused where the seat sees
anything else by then, or is asked anything else; so nothing is answered twice, and a restart asks again for the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from math import ceil
from typing import Any, ClassVar, NamedTuple

from fronde.core.errors import StaleDecision, TableError
from fronde.core.offers import ANSWERING
from fronde.core.rng import KEYS, Dice
from fronde.core.types import Action, Json, Seat, Text
from fronde.host.actors import Actor, Machine
from fronde.host.commands import Act, Verdict, change_lobby, check_open, get_user
from fronde.host.rights import Right
from fronde.host.store import Change, Notice, Player, TableRecord
from fronde.host.table import Lobby, Playing, Table, get_lobby
from fronde.host.timing import has_stand_in

PACES: Mapping[str, tuple[float, float]] = {"soon": (1.0, 0.3), "calm": (5.0, 1.5)}
"""By pace the seconds from when a seat is asked until its opponent answers, and from one of its answers to the next.
What is worked out more slowly comes a whole number of them later: so nobody learns by the clock how hard a choice
was."""


STAND_IN = "quick"
"""How well a machine plays for somebody whose time is gone."""


def find_rest(seconds: float, gap: float) -> float:
    """Seconds more until an answer is due that took so many to work out."""
    return gap * max(1, ceil(seconds / gap)) - seconds


@dataclass(frozen=True, slots=True)
class Manner:
    """What machines do at a table: the `pace` at which they play, whether people may ask them for `advice`, and whether
    they get up in the lobby for people who come to a full table (`commands.makes_room`)."""

    pace: str = "soon"
    advice: bool = False
    makes_room: bool = True

    @classmethod
    def of(cls, record: TableRecord) -> Manner:
        """That of a table."""
        return cls(**record.opponents)

    def write(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


# --- what is asked of them ---


class AnswerRequest(NamedTuple):
    """An answer a machine is to give: the player by token, the seat, how well it plays, and the questions by their
    stamps, as the seat sees them at a revision of the table. `step`: of the one question it is about, where that is an
    offer, which nobody waits for."""

    token: str
    seat: Seat
    level: str
    stamps: tuple[int, ...]
    view: Mapping[str, Json]
    revision: int
    step: str | None = None

    @property
    def actor(self) -> Machine:
        """Whoever answers."""
        return Machine(self.token)

    def is_open(self, table: Table) -> bool:
        """Whether the same is asked of the same, who sees the same: whatever others have done unseen."""
        if not isinstance(table, Playing):
            return False
        if _find_level(table, table.player_of(self.seat)) != self.level or _stamps(table, self.seat) != self.stamps:
            return False
        return table.match.revision == self.revision or table.view(self.seat) == self.view


def find_wanted(table: Table) -> AnswerRequest | None:
    """The answer a machine of the table owes first; None where none does. What the first answer settles for all, a
    machine leaves to people, where any are asked."""
    if not isinstance(table, Playing):
        return None
    seats = table.match.pending_seats()
    people = [seat for seat in seats if _find_level(table, table.player_of(seat)) is None]
    for seat in seats:
        player = table.player_of(seat)
        level = _find_level(table, player)
        if level is not None and not (people and _is_first_come(table, seat)):
            return AnswerRequest(
                player.token, seat, level, _stamps(table, seat), table.view(seat), table.match.revision
            )
    return None


def find_offered(table: Table) -> AnswerRequest | None:
    """The answer to an offer that has been made to a machine; None where there is none. Who plays for somebody whose
    time is gone answers none: that can wait for them."""
    if not isinstance(table, Playing):
        return None
    for seat in table.seats:
        player = table.player_of(seat)
        if player.bot is not None and table.find_question(seat, ANSWERING, 0) is not None:
            snapshot = _stamps(table, seat), table.view(seat), table.match.revision
            return AnswerRequest(player.token, seat, player.bot, *snapshot, ANSWERING)
    return None


def is_from_machine(table: Playing, request: AnswerRequest) -> bool:
    """Whether it is a machine that has made the offer."""
    offered = table.find_question(request.seat, ANSWERING, 0)
    return offered is not None and table.player_of(offered.decision.about["seat"]).bot is not None


def _is_first_come(table: Playing, seat: Seat) -> bool:
    """Whether another's answer settles what this seat is asked."""
    return all(one.decision.first_come for one in table.questions[seat] if one.decision.required)


def _find_level(table: Playing, player: Player) -> str | None:
    """How well a machine plays the seats of a player now; None where none does."""
    return STAND_IN if player.bot is None and has_stand_in(table, player) else player.bot


def _stamps(table: Playing, seat: Seat) -> tuple[int, ...]:
    return tuple(question.stamp for question in table.questions[seat])


def imagine(table: Playing, seat: Seat, level: str, step: str | None = None) -> dict[str, Json]:
    """All that a machine gets which is asked what to do in a seat, of a step or at all, as JSON: a world dealt by dice
    of its own. Both come of the table's secret and of what this seat has chosen so far, so that whoever is asked once
    more says the same."""
    match = table.match
    actions = [action for action in match.log if action.seat == seat]
    sealed_answers = [action for _, action in match.sealed if action.seat == seat]
    text = repr((table.record.seed, table.id, seat, len(actions), sealed_answers))
    dice = Dice(int.from_bytes(blake2b(text.encode()).digest(), "big"))
    world = match.resample(seat, dice)
    return {
        "game": match.game.key, "players": list(world.setup.players), "options": dict(world.setup.options),
        "position": world.position(), "seat": seat, "level": level, "dice": dice.below(KEYS),
        "step": step,
    }  # fmt: skip


def answer_by_default(table: Playing, request: AnswerRequest) -> Action:
    """What is chosen where the machine fails."""
    every = (one.decision for one in table.questions[request.seat])
    decisions = (one for one in every if (one.step == request.step if request.step else one.required))
    decision = next(one for one in decisions if table.match.find_sealed(one) is None)
    return Action(request.seat, decision.step, table.match.default(decision))


@dataclass(slots=True, frozen=True)
class Play:
    """Give the answer of a machine."""

    right: ClassVar[Right] = Right.NOBODY
    request: AnswerRequest
    answer: Action

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision where it is asked no more, or sees anything else; IllegalAction."""
        if not self.request.is_open(table) or self.answer.seat != self.request.seat:
            raise StaleDecision(Text("error-stale"))
        return Act(*self.answer).judge(table, actor)


# --- in the lobby ---


@dataclass(slots=True, frozen=True)
class AddOpponent:
    """Have a machine sit down, in a role or anywhere, under the first of some names that nobody has here."""

    right: ClassVar[Right] = Right.HOST
    level: str
    names: Sequence[str]
    role: Seat | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a full table, and a role that is taken or unknown."""
        lobby = get_lobby(table)
        if not lobby.missing:
            raise TableError(Text("error-full"))
        lobby.check_role(self.role)
        machine = Player(None, find_name(lobby.record, self.names), role=self.role, bot=self.level)
        return change_lobby(lobby, [*lobby.record.players, machine])


@dataclass(slots=True, frozen=True)
class RemoveOpponent:
    """Have the machine of that name get up."""

    right: ClassVar[Right] = Right.HOST
    name: str

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where there is none of that name."""
        lobby = get_lobby(table)
        players = [p for p in lobby.record.players if p.bot is None or p.name != self.name]
        if len(players) == len(lobby.record.players):
            raise TableError(Text("error-no-opponent"))
        return change_lobby(lobby, players)


def find_name(record: TableRecord, names: Sequence[str]) -> str:
    """The first of these that nobody at the table has."""
    in_use = {player.name for player in record.players}
    free = [name for name in names if name not in in_use]
    return free[0] if free else f"{names[0]} {len(record.players) + 1}"


@dataclass(slots=True, frozen=True)
class SetPlay:
    """How fast machines play here."""

    right: ClassVar[Right] = Right.HOST
    pace: str

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a pace there is not."""
        lobby = get_lobby(table)
        if self.pace not in PACES:
            raise TableError(Text("error-no-option"))
        return change_lobby(lobby, opponents=replace(Manner.of(lobby.record), pace=self.pace).write())


@dataclass(slots=True, frozen=True)
class SetRoom:
    """Whether machines get up for people who come to a full table."""

    right: ClassVar[Right] = Right.HOST
    makes: bool

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError once the game has begun."""
        lobby = get_lobby(table)
        return change_lobby(lobby, opponents=replace(Manner.of(lobby.record), makes_room=self.makes).write())


@dataclass(slots=True, frozen=True)
class SetAdvice:
    """Whether people may ask what a machine would do in their place. The table hears of it."""

    right: ClassVar[Right] = Right.HOST
    allowed: bool

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        check_open(table)
        record, user = table.record, get_user(actor)
        values = {"opponents": replace(Manner.of(record), advice=self.allowed).write()}
        notices = [Notice("lobby")] if isinstance(table, Lobby) else []
        notices.append(Notice("advice", data={"player": user.name, "allowed": self.allowed}))
        return Verdict(Change(table.id, record.revision, values, notices=notices), table)
