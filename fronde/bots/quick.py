"""Level 1: tries each answer, follows its effect, and evaluates the position."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from fronde.bots.chances import make_chances
from fronde.bots.defaults import QUICK, Value, find_opponents, make_value, read_habit, read_weights
from fronde.bots.lookahead import THROWS, LookaheadSearch, Plan, Worlds
from fronde.core.game import AnyGame
from fronde.core.opponents import Opponents, Prospects
from fronde.core.rng import Dice, LooseDice
from fronde.core.types import Action, Decision, Seat

LEVEL = "quick"


class Transition(NamedTuple):
    """The position after a choice, the one before it, and its likelihood. `is_certain`: whether the seat could foresee
    the whole way: no dice, no new card, no other seat's choice."""

    before: object
    after: object
    likely: float
    is_certain: bool = True


class Candidate(NamedTuple):
    """An answer: its mean value over some worlds, and its plan in the first of them. `later`: the positions it led to
    in all worlds, if the answer was chosen by playing on."""

    value: float
    plan: Plan
    later: tuple[Transition, ...] = ()


class Quick:
    """Tries the promising answers in a few imagined worlds, and takes the one with the highest mean value. It evaluates
    positions by the chance to win if it has `prospects`, else by weighted features."""

    def __init__(
        self,
        game: AnyGame,
        opponents: Opponents[Any] | None = None,
        prospects: Prospects[Any] | None = None,
        table: str = QUICK,
    ) -> None:
        self.game = game
        self.opponents = opponents or find_opponents(game)
        self.prospects = prospects
        self.value = make_chances(game, prospects) if prospects else None
        self.sealed_answers: Sequence[Action] = ()
        """The answers that the seat has already given to sealed questions."""
        self.opposing_seats: Collection[Seat] = ()
        """The seats for which it is bad what is good for the others (`Rules.conferring`)."""
        worth = self.opponents.worth
        self.weights = dict.fromkeys(prospects.ends, 1.0) if prospects else read_weights(game, worth, table)
        """The weight of each feature, or of the chance to win in each way."""
        self.habit = 0.0 if prospects else read_habit(game, table)

    def make_value(self) -> Value:
        """A value function for the positions of one choice."""
        return self.value or make_value(self.game, self.opponents.worth, self.weights)

    def rank(self, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> list[Candidate]:
        """Every answer worth trying: the choice first, with ties broken by the dice, then the others, best first.
        `decisions`: the seat's open questions, one of them required, or an offer to this seat."""
        candidates = self.weigh(decisions, worlds, dice)
        most = max(one.value for one in candidates)
        best = [one for one in candidates if one.value == most]
        return put_first(best[dice.below(len(best))], candidates)

    def weigh(self, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> list[Candidate]:
        """The value of every answer worth trying."""
        dice = LooseDice(dice.below(THROWS))
        look = self.make_look(dice)
        world = worlds(dice)
        if moves := self.opponents.search.find_plan(world, decisions, dice):
            return [Candidate(0.0, Plan(0.0, moves, world, len(moves)))]
        actions = look.find_candidates(world, decisions)
        if len(actions) == 1:
            return [Candidate(0.0, Plan(0.0, (actions[0],), world))]
        return self.weigh_each(look, decisions, actions, worlds, world)

    def make_look(self, dice: Dice) -> LookaheadSearch:
        """The search for one choice."""
        look = LookaheadSearch(self.game, self.opponents, self.make_value(), dice)
        look.sealed_answers = self.sealed_answers
        return look

    def weigh_each(
        self,
        look: LookaheadSearch,
        decisions: Sequence[Decision],
        actions: Sequence[Action],
        worlds: Worlds,
        world: object,
    ) -> list[Candidate]:
        """The mean value of each of these answers over some worlds. `world`: the first world."""
        first: list[Plan] = []
        values, samples = [0.0] * len(actions), 0
        search = self.opponents.search
        budget = float(search.positions)
        while samples < search.samples and (budget > 0 or not samples):
            world, seed = worlds(look.dice) if samples else world, look.dice.below(THROWS)
            look.budget = share = budget / (search.samples - samples)
            plans = look.try_each(world, decisions, actions, seed=seed)
            first = first or plans
            values = [value + plan.value for value, plan in zip(values, plans, strict=True)]
            budget, samples = budget - share + look.budget, samples + 1
        values[0] += self.habit * samples
        return [Candidate(value / samples, plan) for value, plan in zip(values, first, strict=True)]


def put_first(choice: Candidate, candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidate to choose, then the others, best first."""
    return [choice, *sorted((one for one in candidates if one is not choice), key=lambda one: -one.value)]


def own_part(plan: Plan) -> tuple[Action, ...]:
    """The choices of a plan up to the first that reveals something unknown."""
    return plan.actions[: plan.sure]
