"""What a player may plan while others play: what will be asked of them, as far as they can know, and whether what they
meant to choose is still possible. It tells nobody anything, and binds nobody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fronde.core.ahead import find_question, is_plain, try_out
from fronde.core.match import Match
from fronde.core.types import Decision, PlayerRefusal, Seat
from fronde.host.analysing import stand_apart
from fronde.host.deals import find_dice
from fronde.host.storing import Plan
from fronde.host.table import Dealt, Playing

MOST_ANSWERS = 400
"""Answers of others that are imagined."""


@dataclass(slots=True, frozen=True)
class Intent:
    """What a seat means to choose: the answer to a question of a step, and then to those it leads to. `labels`: how it
    read; `answered`: how many questions of that step the seat had answered by then."""

    seat: Seat
    step: str
    picks: tuple[str, ...]
    then: tuple[str, ...]
    labels: list[str]
    answered: int

    @classmethod
    def of(cls, plan: Plan) -> Intent | None:
        """What is meant by a plan; None where that is only a note."""
        held = plan.intent
        return cls(**{**held, "picks": tuple(held["picks"]), "then": tuple(held["then"])}) if held else None

    def write(self) -> dict[str, Any]:
        """As JSON."""
        told = {"seat": self.seat, "step": self.step, "picks": list(self.picks), "then": list(self.then)}
        return {**told, "labels": self.labels, "answered": self.answered}


def count_answers(match: Match, seat: Seat, step: str) -> int:
    """How many questions of a step a seat has answered."""
    return sum((action.seat, action.step) == (seat, step) for action in match.log)


def deal_as_known(table: Dealt, seat: Seat) -> Match:
    """The game as a seat knows it, what is hidden from it dealt anew, the same however often it is asked for: nobody
    learns by it that something was done unseen."""
    return table.match.resample(seat, find_dice(table, seat))


def is_theirs(match: Match, seat: Seat) -> bool:
    """Whether a seat is asked in a turn of its own, or while it is nobody's in particular."""
    asked = any(d.required and d.seat == seat and match.find_sealed(d) is None for d in match.decisions)
    return asked and match.turn.seat in (seat, None)


def foresee(table: Dealt, match: Match, seats: Sequence[Seat]) -> Playing | None:
    """The game as it will come to one of some seats if everybody does what a clock would choose for them; None where it
    is over before. `match` is played on: one of `deal_as_known`."""
    for _ in range(MOST_ANSWERS):
        if match.over:
            return None
        if any(is_theirs(match, seat) for seat in seats):
            return stand_apart(table.record, match)
        asked = next(d for d in match.decisions if d.required and match.find_sealed(d) is None)
        match.carry_out(asked.seat, match.default(asked), asked.step)
    return None


def find_hindrance(table: Playing, decision: Decision, intent: Intent) -> PlayerRefusal | None:
    """Why what was meant cannot be chosen now that it is asked; None where it can. Raises nothing."""
    game, state = table.game, table.match.state
    for pick in intent.picks:
        if pick not in decision.options:
            return game.speech.explain(state, intent.seat, decision, pick)
    if not is_plain(decision):
        return None
    tried, steps = try_out(game, state, decision, intent.picks[0]), _steps_led_to(table, decision.step)
    for option in intent.then:
        question = None if tried.ended else find_question(tried.asked, intent.seat, option, steps)
        if question is None:
            asked = next((d for d in tried.asked if d.seat == intent.seat and d.step in steps), None)
            return game.speech.explain(tried.state, intent.seat, asked, option)
        tried = try_out(game, tried.state, question, option)
    return None


def _steps_led_to(table: Playing, step: str) -> frozenset[str]:
    leads: Mapping[str, frozenset[str]] = table.game.speech.leads
    return leads.get(step, frozenset())


def find_meant(table: Playing, intent: Intent) -> Sequence[Decision]:
    """The questions of a seat that what was meant would answer."""
    return [one.decision for one in table.asked.get(intent.seat, ()) if one.decision.step == intent.step]


def is_spent(table: Dealt, intent: Intent) -> bool:
    """Whether the question has been answered since."""
    return count_answers(table.match, intent.seat, intent.step) > intent.answered
