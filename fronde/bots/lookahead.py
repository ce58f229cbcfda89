"""The search of an opponent: it carries out an answer and its consequences on a copy of the position, and evaluates the
position it leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, islice
from typing import Any, NamedTuple

from fronde.bots.defaults import Value
from fronde.core.game import AnyGame, Rules
from fronde.core.opponents import Machine, Opponents
from fronde.core.rng import Dice, LooseDice
from fronde.core.types import Action, Context, Decision, Seat

MOST_TRIED = 60
"""Maximum number of answers tried for one question; if there are more, a random sample of this size is tried."""
MOST_FOLLOWED = 60
"""Number of choices after which a position is evaluated even if it is not at rest."""
THROWS = 1 << 62
"""The number of seeds for trial dice."""
BOUNDLESS = 1e12
"""A budget of positions without a limit."""
ENOUGH = 0.01
"""The value by which an action must exceed that of doing nothing."""
Worlds = Callable[[Dice], Any]
"""Deals a position that the seat cannot distinguish from the real one; the caller may change it."""


class Plan(NamedTuple):
    """Choices in order, the position they lead to, and its value to the seat of the first choice. `sure`: the number of
    the seat's own choices at the beginning, before anything unknown is revealed."""

    value: float
    actions: tuple[Action, ...]
    state: object
    sure: int = 1


class Walk:
    """An intermediate position of a search, with the choices so far. `certain`: the number of the first seat's own
    choices before anything unknown was revealed; it stops growing once `sure` is false."""

    __slots__ = ("actions", "certain", "seat", "state", "sure")

    def __init__(self, state: object, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.actions: list[Action] = []
        self.certain = 0
        self.sure = True

    def note(self, action: Action, sure: bool) -> None:
        """Add a choice. `sure`: whether it revealed nothing unknown."""
        self.sure = self.sure and action.seat == self.seat
        self.certain += self.sure
        self.sure = self.sure and sure
        self.actions.append(action)

    def go(self, plan: Plan) -> float:
        """Append a plan and move to its position; returns its value."""
        self.sure = self.sure and plan.actions[0].seat == self.seat
        self.certain += plan.sure if self.sure else 0
        self.sure = self.sure and plan.sure == len(plan.actions)
        self.actions += plan.actions
        self.state = plan.state
        return plan.value


class LookaheadSearch:
    """Looks ahead in one game with a value function. `dice` break ties, and `throws` are the dice of the trials.

    `wide`: it tries as many answers to later questions as to the first, so its plan can be carried out. Otherwise it
    tries later ones only roughly, and the opponent chooses again when they are due. `sealed_answers`: the seat's
    answers to open sealed questions. `budget`: the number of positions it may still build. Answers share it evenly, and
    the unused part of one goes to the next. Without a budget it follows only the first answer to each question, until a
    position can be evaluated.
    """

    def __init__(
        self,
        game: AnyGame,
        opponents: Opponents[Any],
        value: Value,
        dice: Dice,
        *,
        wide: bool = False,
    ) -> None:
        self.wide = wide
        self.budget: float = BOUNDLESS
        self.game = game
        self.search = opponents.search
        self.is_resting = opponents.worth.is_resting
        self.value = value
        self.dice = dice
        self.throws: Dice = LooseDice(dice.below(THROWS))
        self.sealed_answers: Sequence[Action] = ()

    def apply(self, state: object, action: Action, context: Context) -> bool:
        """Carry out an answer. An answer to a sealed question is applied together with the others' answers by rule of
        thumb. Returns whether the question was sealed."""
        make = self.search.make_glance
        glance = None if make is None else lambda: make(self.throws)
        return apply_choice(self.game.rules, state, action, context, glance, self.sealed_answers)

    def find_candidates(self, state: object, decisions: Sequence[Decision], before: int = 0) -> Sequence[Action]:
        """The answers worth trying. `before`: the number of choices before them."""
        if self.search.find_candidates is not None:
            return self.search.find_candidates(state, decisions, self.dice, 0 if self.wide else before)
        return find_answers(next((d for d in decisions if d.required), decisions[0]), self.dice)

    def find_best(self, state: object, decisions: Sequence[Decision], before: int = 0) -> Plan:
        """The plan of the best answer to some questions."""
        return self.choose_best(state, decisions, self.find_candidates(state, decisions, before), before)

    def choose_best(self, state: object, decisions: Sequence[Decision], actions: Sequence[Action], before: int) -> Plan:
        """The plan of the best of some answers; with a short budget, only of the first ones."""
        plans = self.try_each(state, decisions, actions[: max(int(min(self.budget / 2, len(actions))), 1)], before)
        best = self.pick_best(plans)
        return best if self.wide or len(actions) == 1 else best._replace(sure=0)

    def try_each(
        self, state: object, decisions: Sequence[Decision], actions: Sequence[Action], before: int = 0, seed: int = 0
    ) -> list[Plan]:
        """The plan of each of these answers. `seed`: if not 0, every answer gets the same dice."""
        plans, budget = [], self.budget
        for number, action in enumerate(actions):
            if seed:
                self.throws = LooseDice(seed)
            self.budget = share = budget / (len(actions) - number)
            plans.append(self.try_out(state, find_question(decisions, action), action, before))
            budget -= share - self.budget
        self.budget = budget
        return plans

    def pick_best(self, plans: Sequence[Plan]) -> Plan:
        """The plan with the highest value; the dice break ties. Doing nothing wins unless another plan is better."""
        idle = next((plan for plan in plans if self.search.is_idle(plan.actions[0])), None)
        if idle is not None and len(plans) > 1:
            best = self.pick_best([plan for plan in plans if plan is not idle])
            return best if best.value > idle.value else idle
        most = max(plan.value for plan in plans)
        level = [plan for plan in plans if plan.value == most]
        return level[self.dice.below(len(level))] if len(level) > 1 else level[0]

    def try_out(self, state: object, decision: Decision, action: Action, before: int = 0) -> Plan:
        """The plan of one answer. Its value is an expectation if the game computes the outcomes."""
        if self.search.is_idle(action):
            return Plan(self.value(state, action.seat) + ENOUGH, (action,), state)
        if outcomes := self.search.find_outcomes(state, action):
            self.budget -= len(outcomes)
            mean = sum(likely * self.value(after, action.seat) for likely, after in outcomes)
            return Plan(mean, (action,), outcomes[0][1])
        walk = Walk(self.game.rules.copy(state), action.seat)
        value = self.carry_out(walk, decision, action, before)
        if value is None:
            self.settle(walk.state, action.seat)
            value = self.value(walk.state, action.seat)
        return Plan(value, tuple(walk.actions), walk.state, walk.certain)

    def carry_out(self, walk: Walk, decision: Decision, action: Action, before: int) -> float | None:
        """Carry out an answer and the questions that follow from it. Returns the value of the position to its seat if a
        later plan supplies it, else None. A question with one candidate is answered without a comparison."""
        self.budget -= 1
        context, draw_count = Context(self.throws), self.throws.draw_count
        is_joint = self.apply(walk.state, action, context)
        walk.note(action, context.undoable and self.throws.draw_count == draw_count and not is_joint)
        value: float | None = None
        while follow := self.search.find_follow(walk.state, decision, "".join(action.picks[:1])):
            actions = self.find_candidates(walk.state, follow, before + 1)
            if len(actions) == 1 and not self.search.is_idle(actions[0]):
                value = self.carry_out(walk, find_question(follow, actions[0]), actions[0], before + 1)
            else:
                value = walk.go(self.choose_best(walk.state, follow, actions, before + 1))
            value = value if follow[0].seat == action.seat else None
        return value

    def settle(self, state: object, seat: Seat) -> int:
        """Play on by rule of thumb until the position can be evaluated; returns the number of choices."""
        if self.search.make_glance is None or self.is_resting(state, seat):
            return 0
        glance = self.search.make_glance(self.throws)
        for count in range(MOST_FOLLOWED):
            decisions = self.game.rules.decisions(state)
            if not any(d.required for d in decisions) or self.is_resting(state, seat):
                return count
            self.budget -= 1
            self.apply(state, glance(state, decisions)[0], Context(self.throws))
        return MOST_FOLLOWED


def apply_choice(
    rules: Rules[Any],
    state: object,
    action: Action,
    context: Context,
    make_glance: Callable[[], Machine[Any]] | None,
    actions: Sequence[Action] = (),
) -> bool:
    """Carry out an answer. The rules get an answer to a sealed question together with all others: those in `actions`,
    and for the rest a machine's choice by rule of thumb (`make_glance`), or without a machine the default. Returns
    whether the question was sealed."""
    questions = [decision for decision in rules.decisions(state) if decision.sealed]
    if not any(is_answer(action, decision) for decision in questions):
        rules.apply(state, action, context)
        return False
    all_actions, glance, answers = [action, *actions], make_glance and make_glance(), list[Action]()
    for decision in questions:
        answer = next((one for one in all_actions if is_answer(one, decision)), None)
        if answer is None:
            picks = rules.default(state, decision) if glance is None else glance(state, [decision])[0].picks
            answer = Action(decision.seat, decision.step, picks)
        answers.append(answer)
    rules.apply_together(state, answers, context)
    return True


def is_answer(action: Action, decision: Decision) -> bool:
    """Whether the action answers that question."""
    return (action.seat, action.step) == (decision.seat, decision.step) and set(action.picks) <= set(decision.options)


def find_question(decisions: Sequence[Decision], action: Action) -> Decision:
    """The question that the action answers."""
    return next(d for d in decisions if d.step == action.step and set(action.picks) <= set(d.options))


def find_answers(decision: Decision, dice: Dice) -> list[Action]:
    """Every answer to a question, or a random sample of `MOST_TRIED`."""
    sizes = range(decision.least, min(decision.most, len(decision.options)) + 1)
    every = (picks for size in sizes for picks in combinations(decision.options, size))
    answers = list(islice(every, MOST_TRIED + 1))
    if len(answers) > MOST_TRIED:
        answers = [_draw(decision, sizes, dice) for _ in range(MOST_TRIED)]
    return [Action(decision.seat, decision.step, picks) for picks in answers]


def _draw(decision: Decision, sizes: range, dice: Dice) -> tuple[str, ...]:
    return tuple(dice.shuffle(decision.options)[: sizes[dice.below(len(sizes))]])
