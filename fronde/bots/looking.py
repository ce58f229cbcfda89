"""Looking ahead: what comes of an answer, as far as it has to be followed, and what that is worth.

A position looked at may be changed by nobody else; what is tried out is tried on copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Any, NamedTuple

from fronde.bots.bringing import Value
from fronde.core.game import Game
from fronde.core.opponents import Opponents
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Seat

MOST_TRIED = 60
"""Answers to one question that are tried out; of more than these so many by chance."""
MOST_FOLLOWED = 60
"""Choices after which a position is weighed though it does not rest."""
THROWS = 1 << 30
"""How many dice there are to try things out with."""
APART = 1 << 40
"""How far apart the draws of a key are that break ties and those that fall where dice are thrown."""
ENOUGH = 0.01
"""By how much doing something must beat doing nothing."""


class Plan(NamedTuple):
    """Some choices one after the other, the position they lead to, and its worth to whoever makes the first. `sure`:
    so many of them are that seat's own, and nothing unknown comes between."""

    value: float
    actions: tuple[Action, ...]
    state: Any
    sure: int = 1


class Looking:
    """Looks ahead in one game by a value; its dice break ties, others are thrown. `wide`: it tries as much of what
    follows as of the first choice, and so knows what to choose next; else what follows is tried roughly, and chosen
    anew when it is due."""

    def __init__(
        self, game: Game[Any], brought: Opponents[Any], value: Value, dice: Dice, *, wide: bool = False
    ) -> None:
        self.wide = wide
        self.game = game
        self.brought = brought
        self.value = value
        self.dice = dice
        self.throws = dice.copy()
        self.throws.drawn += APART

    def find_candidates(self, state: Any, decisions: Sequence[Decision], before: int = 0) -> Sequence[Action]:
        """The answers worth trying; `before`: how many choices lie before them."""
        if self.brought.find_candidates is not None:
            return self.brought.find_candidates(state, decisions, self.dice, 0 if self.wide else before)
        return find_answers(next((d for d in decisions if d.required), decisions[0]), self.dice)

    def find_best(self, state: Any, decisions: Sequence[Decision], before: int = 0) -> Plan:
        """The best answer to some questions, and what it brings about."""
        actions = self.find_candidates(state, decisions, before)
        plans = [self.try_out(state, find_question(decisions, action), action, before) for action in actions]
        best = self.pick_best(plans)
        return best if self.wide or len(plans) == 1 else best._replace(sure=0)

    def pick_best(self, plans: Sequence[Plan]) -> Plan:
        """The plan of the highest value, ties by the dice; doing nothing unless something is better."""
        idle = next((plan for plan in plans if self.brought.is_idle(plan.actions[0])), None)
        if idle is not None and len(plans) > 1:
            best = self.pick_best([plan for plan in plans if plan is not idle])
            return best if best.value > idle.value else idle
        most = max(plan.value for plan in plans)
        level = [plan for plan in plans if plan.value == most]
        return level[self.dice.below(len(level))] if len(level) > 1 else level[0]

    def try_out(self, state: Any, decision: Decision, action: Action, before: int = 0) -> Plan:
        """What comes of one answer."""
        if self.brought.is_idle(action):
            return Plan(self.value(state, action.seat) + ENOUGH, (action,), state)
        after, sure = self.carry_out(state, action)
        actions, known = [action], 1
        value: float | None = None
        while follow := self.brought.find_follow(after, decision, "".join(action.picks[:1])):
            plan, own = self.find_best(after, follow, before + 1), follow[0].seat == action.seat
            known += plan.sure if sure and own else 0
            sure = sure and own and plan.sure == len(plan.actions)
            actions += plan.actions
            after, value = plan.state, plan.value if own else None
        if value is None:
            self.settle(after, action.seat)
            value = self.value(after, action.seat)
        return Plan(value, tuple(actions), after, known)

    def carry_out(self, state: Any, action: Action) -> tuple[Any, bool]:
        """The position after an answer, and whether nothing unknown came of it."""
        after, context = self.game.rules.copy(state), Context(Dice(self.throws.below(THROWS)))
        self.game.rules.apply(after, action, context)
        return after, context.undoable and not context.rng.draws

    def settle(self, state: Any, seat: Seat) -> None:
        """Play on by rule of thumb until the position can be weighed."""
        if self.brought.make_glance is None or self.brought.is_resting(state, seat):
            return
        glance, dice = self.brought.make_glance(self.throws), Dice(self.throws.below(THROWS))
        for _ in range(MOST_FOLLOWED):
            asked = self.game.rules.decisions(state)
            if not any(d.required for d in asked) or self.brought.is_resting(state, seat):
                return
            self.game.rules.apply(state, glance(state, asked)[0], Context(dice))


def find_question(decisions: Sequence[Decision], action: Action) -> Decision:
    """The question an answer belongs to."""
    return next(d for d in decisions if d.step == action.step and set(action.picks) <= set(d.options))


def find_answers(decision: Decision, dice: Dice) -> list[Action]:
    """Every answer to a question, or as many as can be tried, by chance."""
    sizes = range(decision.least, min(decision.most, len(decision.options)) + 1)
    every = (picks for size in sizes for picks in combinations(decision.options, size))
    found = list(islice(every, MOST_TRIED + 1))
    if len(found) > MOST_TRIED:
        found = [_draw(decision, sizes, dice) for _ in range(MOST_TRIED)]
    return [Action(decision.seat, decision.step, picks) for picks in found]


def _draw(decision: Decision, sizes: range, dice: Dice) -> tuple[str, ...]:
    return tuple(dice.shuffled(decision.options)[: sizes[dice.below(len(sizes))]])
