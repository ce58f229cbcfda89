"""Level 2: level 1 with more knowledge of the game. It also plays on from its best answers in many imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from fronde.bots.defaults import Value, find_opponents, find_table
from fronde.bots.lookahead import THROWS, LookaheadSearch, Worlds, apply_choice
from fronde.bots.quick import Candidate, Quick, Transition
from fronde.core.game import AnyGame
from fronde.core.opponents import Machine
from fronde.core.rng import Dice, LooseDice
from fronde.core.types import Action, Context, Decision

MOST_COMPARED = 4
"""Number of answers to compare: the best ones of level 1."""
LEAST = 4
"""Number of worlds after which the comparison may stop."""
SURE = 2.0
"""Standard errors by which another answer must be better than that of level 1."""
MOST_PLAYED = 100
"""The longest playout, in choices."""


class Rival:
    """An answer, its advantage over level 1's answer in each world, and the positions it leads to."""

    def __init__(self, one: Candidate) -> None:
        self.one = one
        self.better: list[float] = []
        self.transitions: list[Transition] = []

    def lead(self) -> float:
        """Its mean advantage in standard errors; 0 before the second world."""
        count = len(self.better)
        if count < 2:
            return 0.0
        mean = sum(self.better) / count
        spread = sqrt(sum((value - mean) ** 2 for value in self.better) / (count - 1))
        return mean / (spread / sqrt(count)) if spread else (mean > 0) * SURE - (mean < 0) * SURE

    def result(self) -> Candidate:
        """The answer with the positions it led to."""
        return self.one._replace(later=tuple(self.transitions))


class Thoughtful:
    """Evaluates answers as level 1 does, with the thoughtful opponent's knowledge of the game. Then it plays on from
    the best ones by rule of thumb for a turn or two, in the same worlds. It replaces level 1's answer only with one
    that is better by two standard errors. In a game without features it plays as level 1."""

    def __init__(self, game: AnyGame, iterations: int | None = None) -> None:
        self.game = game
        self.opponents = find_opponents(game, thoughtful=True)
        self.search = self.opponents.search
        self.quick = Quick(game, self.opponents, self.opponents.worth.prospects, find_table(game, "thoughtful"))
        self.iterations = self.search.iterations if iterations is None else iterations
        self.budget = 0.0

    def rank(self, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> list[Candidate]:
        """Every answer worth trying: the choice first, then the others, best first."""
        candidates = sorted(self.quick.weigh(decisions, worlds, dice), key=lambda one: -one.value)
        first, rivals = candidates[0], [Rival(one) for one in candidates[1:MOST_COMPARED]]
        if rivals and self.opponents.worth.names:
            best = self.compare(first, rivals, worlds, dice)
            return [*best, *(one for one in candidates if all(one.plan is not other.plan for other in best))]
        return candidates

    def compare(self, first: Candidate, rivals: list[Rival], worlds: Worlds, dice: Dice) -> list[Candidate]:
        """A better answer than level 1's, followed by level 1's, both with the positions they led to; empty if none is
        better. Stops early when no answer can still turn out better, when one is clearly better, or when the budget
        runs out."""
        value, base = self.quick.make_value(), Rival(first)
        dice, self.budget = LooseDice(dice.below(THROWS)), self.search.playouts
        for number in range(self.iterations):
            world, seed, before = worlds(dice), dice.below(THROWS), self.budget
            worth = self.play_on(world, base, seed, value)
            for rival in rivals:
                rival.better.append(self.play_on(world, rival, seed, value) - worth)
            if self.budget < before - self.budget:
                break
            if number + 1 >= LEAST:
                rivals = [rival for rival in rivals if rival.lead() > -SURE / 2]
                if not rivals or max(rival.lead() for rival in rivals) > 2 * SURE:
                    break
        best = max(rivals, key=Rival.lead, default=None)
        return [best.result(), base.result()] if best is not None and best.lead() > SURE else []

    def make_glance(self, value: Value, dice: Dice) -> Machine[Any]:
        """The game's machine that plays by rule of thumb; if it has none, a rough search."""
        if self.search.make_glance is not None:
            return self.search.make_glance(dice)
        look = LookaheadSearch(self.game, self.opponents, value, dice)

        def decide(state: object, decisions: Sequence[Decision]) -> tuple[Action, ...]:
            seat = next(d.seat for d in decisions if d.required)
            look.budget = self.search.glances
            actions = look.find_best(state, [d for d in decisions if d.seat == seat], before=1).actions
            self.budget -= self.search.glances - look.budget
            return actions

        return decide

    def play_on(self, world: object, rival: Rival, seed: int, value: Value) -> float:
        """The value of an answer a few turns later: play its plan as long as it is on offer, then by rule of thumb."""
        one = rival.one
        state, dice, seat = self.game.rules.copy(world), LooseDice(seed), one.plan.actions[0].seat
        glance, turns = self.make_glance(value, LooseDice(seed)), Turns(self.game, state, self.search.turns)

        def is_over() -> bool:
            return turns.over(state) and self.opponents.worth.is_resting(state, seat)

        count = self.follow(state, one.plan.actions, glance, dice, is_over, MOST_PLAYED)
        self.budget -= count
        rival.transitions.append(Transition(world, state, 1.0))
        return value(state, seat)

    def follow(
        self,
        state: object,
        plan: Sequence[Action],
        machine: Machine[Any],
        dice: Dice,
        is_over: Callable[[], bool],
        most: int,
    ) -> int:
        """Carry out a plan as long as it is on offer, then play on by a machine until `is_over`, the end of the game,
        or `most` choices; returns their number."""
        rest = list(plan)
        for count in range(most):
            decisions = self.game.rules.decisions(state)
            if not any(d.required for d in decisions) or (not rest and is_over()):
                return count
            action = rest.pop(0) if rest else machine(state, decisions)[0]
            if not any(d.seat == action.seat and set(action.picks) <= set(d.options) for d in decisions):
                rest, action = [], machine(state, decisions)[0]
            apply_choice(self.game.rules, state, action, Context(dice), lambda: machine, self.quick.sealed_answers)
        return most


class Turns:
    """Counts the turns that begin after a position, up to a limit."""

    def __init__(self, game: AnyGame, state: object, most: int) -> None:
        self.game = game
        self.remaining = most
        self.last = game.rules.turn(state)

    def over(self, state: object) -> bool:
        """Whether more turns than the limit have begun."""
        now = self.game.rules.turn(state)
        if now != self.last:
            self.last, self.remaining = now, self.remaining - 1
        return self.remaining < 0
