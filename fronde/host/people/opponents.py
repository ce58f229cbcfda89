"""Opponents: machines that play seats of a table. They are stored among its players and act through `Tables.run`. They
get no messages, have no vote, and are never the host.

A machine gets a world that its seat cannot distinguish from the real one (`imagine`), never the position. Its answer
returns as the command `Play`, which is refused if the seat meanwhile sees or is asked anything else. So no question is
answered twice, and after a restart the same request is made again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from math import ceil
from typing import Any, NamedTuple

from fronde.core.offers import ANSWERING
from fronde.core.rng import KEYS, Dice
from fronde.core.types import Action, Json, Seat
from fronde.host.people.actors import Machine
from fronde.host.store import Player, TableRecord
from fronde.host.table import Playing, Table
from fronde.host.timekeeping.timing import has_stand_in

PACES: Mapping[str, tuple[float, float]] = {"soon": (1.0, 0.3), "calm": (5.0, 1.5)}
"""By pace: the seconds from a question to the opponent's answer, and from one of its answers to the next. A slower
answer is delayed to a whole multiple of the latter, so that its timing does not reveal how hard the choice was."""

STAND_IN = "quick"
"""The level of a machine that plays for a player whose time is used up."""


def find_rest(seconds: float, gap: float) -> float:
    """The remaining seconds until an answer is due that took `seconds` to compute."""
    return gap * max(1, ceil(seconds / gap)) - seconds


@dataclass(frozen=True, slots=True)
class Manner:
    """The behaviour of machines at a table: the `pace` at which they play, whether people may ask them for `advice`,
    and whether they give up their seats in a full lobby for people. Also whether the game is `rated`, which rules out
    advice."""

    pace: str = "soon"
    advice: bool = False
    makes_room: bool = True
    rated: bool = False

    @classmethod
    def of(cls, record: TableRecord) -> Manner:
        """The behaviour of machines at a table."""
        return cls(**record.terms.opponents)

    def write(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


# --- what is asked of them ---


class AnswerRequest(NamedTuple):
    """A request for an answer of a machine: the token of its player, the seat, the level, the stamps of the questions,
    and the seat's view at a revision of the table. `step`: the step of an offer, which nobody waits for; None: any
    step."""

    token: str
    seat: Seat
    level: str
    stamps: tuple[int, ...]
    view: Mapping[str, Json]
    revision: int
    step: str | None = None

    @property
    def actor(self) -> Machine:
        """The actor that gives the answer."""
        return Machine(self.token)

    def is_open(self, table: Table) -> bool:
        """Whether the same machine still has the same questions and view. Secret actions of others do not matter."""
        if not isinstance(table, Playing):
            return False
        if _find_level(table, table.player_of(self.seat)) != self.level or _stamps(table, self.seat) != self.stamps:
            return False
        return table.match.revision == self.revision or table.view(self.seat) == self.view


def find_request(table: Table) -> AnswerRequest | None:
    """The first answer that a machine of the table owes, or None. A question that the first answer settles for all is
    left to people, if any are asked."""
    if not isinstance(table, Playing):
        return None
    seats = table.match.pending_seats()
    people = [seat for seat in seats if _find_level(table, table.player_of(seat)) is None]
    for seat in seats:
        player = table.player_of(seat)
        level = _find_level(table, player)
        if level is not None and not (people and _is_first_come(table, seat)):
            return _ask(table, seat, level)
    return None


def find_offer_answer(table: Table) -> AnswerRequest | None:
    """The answer to an offer to a machine, or None. A machine that plays for a player whose time is used up answers no
    offer: that can wait for the player."""
    if not isinstance(table, Playing):
        return None
    for seat in table.seats:
        player = table.player_of(seat)
        if player.bot is not None and table.find_question(seat, ANSWERING, 0) is not None:
            return _ask(table, seat, player.bot, ANSWERING)
    return None


def _ask(table: Playing, seat: Seat, level: str, step: str | None = None) -> AnswerRequest:
    token, view = table.player_of(seat).token, table.view(seat)
    return AnswerRequest(token, seat, level, _stamps(table, seat), view, table.match.revision, step)


def is_from_machine(table: Playing, request: AnswerRequest) -> bool:
    """Whether a machine made the offer."""
    offer = table.find_question(request.seat, ANSWERING, 0)
    return offer is not None and table.player_of(offer.decision.about["seat"]).bot is not None


def _is_first_come(table: Playing, seat: Seat) -> bool:
    """Whether the answer of another seat would settle the question to this seat."""
    return all(one.decision.first_come for one in table.questions[seat] if one.decision.required)


def _find_level(table: Playing, player: Player) -> str | None:
    """The level of the machine that plays a player's seats now, or None."""
    return STAND_IN if player.bot is None and has_stand_in(table, player) else player.bot


def _stamps(table: Playing, seat: Seat) -> tuple[int, ...]:
    return tuple(question.stamp for question in table.questions[seat])


def imagine(table: Playing, seat: Seat, level: str, step: str | None = None) -> dict[str, Json]:
    """All the data with which a machine chooses for a seat, in `step` or in any, as JSON: a world dealt by separate
    dice, and the machine's own dice. Both follow from the table's secret and the seat's choices so far, so the same
    request gets the same answer."""
    match = table.match
    actions = [action for action in match.log if action.seat == seat]
    sealed_answers = [action for _, action in match.held_answers if action.seat == seat]
    text = repr((table.record.chance.seed, table.id, seat, len(actions), sealed_answers))
    dice = Dice(int.from_bytes(blake2b(text.encode()).digest(), "big"))
    world = match.resample(seat, dice)
    return {
        "game": match.game.key, "players": list(world.setup.players), "options": dict(world.setup.options),
        "position": world.position(), "seat": seat, "level": level, "dice": dice.below(KEYS),
        "step": step,
    }  # fmt: skip


def answer_by_default(table: Playing, request: AnswerRequest) -> Action:
    """The answer that replaces a failed one."""
    every = (one.decision for one in table.questions[request.seat])
    decisions = (one for one in every if (one.step == request.step if request.step else one.required))
    decision = next(one for one in decisions if table.match.find_sealed_answer(one) is None)
    return Action(request.seat, decision.step, table.match.default(decision))


def find_name(record: TableRecord, names: Sequence[str]) -> str:
    """The first of `names` that nobody at the table has; if all are in use, the first with a number."""
    in_use = {player.name for player in record.players}
    free = [name for name in names if name not in in_use]
    return free[0] if free else f"{names[0]} {len(record.players) + 1}"
