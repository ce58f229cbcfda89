"""Level 1: one step ahead, and what follows it, over what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fronde.bots.bringing import Value, find_opponents, make_value, read_habit, read_weights
from fronde.bots.contract import Worlds
from fronde.bots.looking import THROWS, Looking, Plan
from fronde.core.game import Game, View
from fronde.core.opponents import Opponents
from fronde.core.rng import Dice, LooseDice
from fronde.core.types import Action, Decision

LEVEL = "quick"


class Sight(NamedTuple):
    """A position, the one it came of, and how likely that was. `known`: whether nothing came between that its seat
    cannot know: no die, no card turned up, no choice of another."""

    before: Any
    after: Any
    likely: float
    known: bool = True


class Weighed(NamedTuple):
    """An answer, what it is worth on average over the worlds looked at, and what came of it in the first of them;
    `later`: where it led to in others, if it was played on and that has decided."""

    value: float
    plan: Plan
    later: tuple[Sight, ...] = ()


class Quick:
    """Tries the answers worth trying in a few imagined worlds, and takes what is worth most there on average.
    `value`: what it weighs positions by; without one by features, each at its weight."""

    def __init__(self, game: Game[Any], brought: Opponents[Any] | None = None, value: Value | None = None) -> None:
        self.game = game
        self.brought = brought or find_opponents(game)
        self.value = value
        self.held: Sequence[Action] = ()
        """What the seat has answered to sealed questions already."""
        self.weights = read_weights(self.brought, self.brought.table)
        self.habit = 0.0 if value else read_habit(self.brought, self.brought.table)

    def make_value(self) -> Value:
        """What weighs the positions of one choice."""
        return self.value or make_value(self.game, self.brought, self.weights)

    def choose(self, view: View, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> tuple[Action, ...]:
        """The best answer, ties by the dice, and what is sure to follow it."""
        return own_part(self.rank(decisions, worlds, dice)[0].plan)

    def rank(self, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> list[Weighed]:
        """Every answer worth trying, the one that is chosen first, then the best."""
        weighed = self.weigh(decisions, worlds, dice)
        most = max(one.value for one in weighed)
        best = [one for one in weighed if one.value == most]
        return put_first(best[dice.below(len(best))], weighed)

    def weigh(self, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> list[Weighed]:
        """What every answer worth trying is worth."""
        dice = LooseDice(dice.below(THROWS))
        look = self.make_look(dice)
        world = worlds(dice)
        if planned := self.brought.find_plan(world, decisions, dice):
            return [Weighed(0.0, Plan(0.0, planned, world, len(planned)))]
        actions = look.find_candidates(world, decisions)
        if len(actions) == 1:
            return [Weighed(0.0, Plan(0.0, (actions[0],), world))]
        return self.weigh_each(look, decisions, actions, worlds, world)

    def make_look(self, dice: Dice) -> Looking:
        """What looks ahead for one choice."""
        look = Looking(self.game, self.brought, self.make_value(), dice)
        look.held = self.held
        return look

    def weigh_each(
        self, look: Looking, decisions: Sequence[Decision], actions: Sequence[Action], worlds: Worlds, world: Any
    ) -> list[Weighed]:
        """What each of some answers is worth, in that world first."""
        first: list[Plan] = []
        values, seen = [0.0] * len(actions), 0
        left = float(self.brought.positions)
        while seen < self.brought.samples and (left > 0 or not seen):
            world, thrown = worlds(look.dice) if seen else world, look.dice.below(THROWS)
            look.left = share = left / (self.brought.samples - seen)
            plans = look.try_each(world, decisions, actions, thrown=thrown)
            first = first or plans
            values = [value + plan.value for value, plan in zip(values, plans, strict=True)]
            left, seen = left - share + look.left, seen + 1
        values[0] += self.habit * seen
        return [Weighed(value / seen, plan) for value, plan in zip(values, first, strict=True)]


def put_first(chosen: Weighed, weighed: Sequence[Weighed]) -> list[Weighed]:
    """The chosen answer, and then the others, the best first."""
    return [chosen, *sorted((one for one in weighed if one is not chosen), key=lambda one: -one.value)]


def own_part(plan: Plan) -> tuple[Action, ...]:
    """The choices of a plan that can be made one after the other without learning anything."""
    return plan.actions[: plan.sure]
