"""Predicts the result of a choice on a copy of the position, and only as far as undo would reach, so that nothing
hidden leaks.

A *chain* is a few options chosen together. Each one answers an open question, or one that the option before it leads
to.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from fronde.core.game import AnyGame
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Seat

Chain = tuple[str, ...]


class Course(NamedTuple):
    """A chain, and the steps whose questions it answers."""

    chain: Chain
    steps: frozenset[str]


MOST_TRIES = 400
"""Maximum number of choices tried to find an order: enough for all orders of five chains, or of more if some lead to
the same position."""
MOST_COUNTED = 200
"""Maximum number of choices tried to count how many chains fit together: about 15 ms, for every menu that is shown."""
MOST_TOGETHER = 8
"""Maximum number of answers given together."""


class Outcome(NamedTuple):
    """The position after a choice and its open questions. `final`: the choice reveals something or uses chance.
    `is_end`: it does that, or another seat must choose, or this seat has no question, so the next questions cannot be
    shown in advance."""

    state: object
    decisions: Sequence[Decision]
    is_end: bool
    final: bool


def is_plain(decision: Decision) -> bool:
    """Whether a question takes exactly one answer, openly, and applies it at once."""
    return decision.least == decision.most == 1 and not (decision.sealed or decision.draft or decision.first_come)


def find_question(decisions: Sequence[Decision], seat: Seat, option: str, steps: Collection[str]) -> Decision | None:
    """The seat's plain question in one of these steps that has the option; else None."""
    mine = (d for d in decisions if d.seat == seat and d.step in steps and is_plain(d))
    return next((d for d in mine if option in d.options), None)


def try_out(
    game: AnyGame, state: object, decision: Decision, option: str, open_now: Sequence[Decision] | None = None
) -> Outcome:
    """The outcome of an open option. `open_now`: the position's open questions, if the caller has them."""
    rules = game.rules
    asked_seats = {d.seat for d in open_now or rules.decisions(state) if d.required} | {decision.seat}
    after, ctx = rules.copy(state), Context(Dice(0))
    rules.apply(after, Action(decision.seat, decision.step, (option,)), ctx)
    decisions = rules.decisions(after)
    calls = any(d.sealed or (d.required and d.seat not in asked_seats) for d in decisions)
    is_mine = any(d.seat == decision.seat for d in decisions)
    final = not ctx.undoable or bool(ctx.rng.draws)
    return Outcome(after, decisions, calls or not is_mine or final, final)


def find_order(
    game: AnyGame, state: object, seat: Seat, courses: Sequence[Course], closable: Collection[str] = ()
) -> list[Course]:
    """The courses in an order in which all can be carried out one after the other, any that reveals something last,
    and one that ends a turn after all others. If there is none: an order for as many as possible, then the rest. Among
    such orders, one that leaves the seat most to choose along (`Speech.count_along`), and among those the first tried,
    starting with the given order. `closable`: steps that may be ended on the way, where the question of a course comes
    only after them; their ends are added."""
    search = _Search(game, seat, courses, len(courses) + 1, MOST_TRIES, closable)
    search.go_on(search.begin(state), (), ())
    return [*search.path, *(course for n, course in enumerate(courses) if n not in search.best)]


def count_together(
    game: AnyGame, state: object, seat: Seat, steps: Collection[str], chains: Sequence[Chain], most: int
) -> int | None:
    """The number of chains that can be carried out one after the other, in any order, up to `most`. None if MOST_TRIES
    is reached before this is certain."""
    search = _Search(game, seat, [Course(chain, frozenset(steps)) for chain in chains], most, MOST_COUNTED)
    search.go_on(search.begin(state), (), ())
    return len(search.best) if search.tries > 0 or len(search.best) >= most else None


class _Search:
    """A search over every order of some courses until the tries run out or `enough` of them are carried out. Orders
    that lead to the same position count once. `path`: the best order, with the ends of steps that it needs."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        courses: Sequence[Course],
        enough: int,
        tries: int,
        closable: Collection[str] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.steps = frozenset[str]().union(*(course.steps for course in courses))
        self.courses = courses
        self.closable = frozenset(closable)
        self.enough = enough
        self.best: tuple[int, ...] = ()
        self.path: tuple[Course, ...] = ()
        self.tries = tries
        self._worth = (0, -1)
        self._positions: dict[frozenset[int], list[Any]] = {}

    def begin(self, state: object) -> Outcome:
        """The outcome before any chain."""
        return Outcome(state, self.game.rules.decisions(state), False, False)

    def go_on(self, before: Outcome, order: tuple[int, ...], path: tuple[Course, ...]) -> None:
        """Try each remaining course."""
        for number, course in enumerate(self.courses):
            if number in order or self.tries <= 0 or len(self.best) >= self.enough or self._ends_early(course, order):
                continue
            start, ends = self._end_steps(before, course)
            outcome = self._carry_out(start, course)
            if outcome is None:
                continue
            longer, further = (*order, number), (*path, *ends, course)
            self._consider(longer, further, outcome)
            if not outcome.is_end and self._is_new(outcome.state, longer):
                self.go_on(outcome, longer, further)

    def _ends_early(self, course: Course, order: tuple[int, ...]) -> bool:
        """Whether a course ends a turn before something else that was chosen, which would be lost. Counting asks only
        how many fit."""
        is_count = self.enough <= len(self.courses)
        return not is_count and course.chain[-1] in self.game.speech.ending and len(order) + 1 < len(self.courses)

    def _end_steps(self, outcome: Outcome, course: Course) -> tuple[Outcome, list[Course]]:
        """The outcome once the steps before the question of a course have ended, each with its one closing option."""
        ends: list[Course] = []
        while find_question(outcome.decisions, self.seat, course.chain[0], course.steps) is None:
            end = None if outcome.is_end or self.tries <= 0 else self._find_end(outcome, course)
            if end is None:
                break
            ends.append(end)
            outcome = self._carry_out(outcome, end) or outcome
        return outcome, ends

    def _find_end(self, outcome: Outcome, course: Course) -> Course | None:
        """The one option that ends a step without which the question of a course does not come."""
        steps = self.closable - course.steps
        question = next((d for d in outcome.decisions if d.seat == self.seat and d.step in steps and d.required), None)
        if question is None or not is_plain(question):
            return None
        ends = [option for option in question.options if option in self.game.speech.closing]
        if len(ends) != 1 or len(question.options) == 1:
            return None
        return Course((ends[0],), frozenset({question.step}))

    def _carry_out(self, outcome: Outcome, course: Course) -> Outcome | None:
        """The outcome of a course; None if it cannot be carried out, or if something is revealed before its last
        option."""
        for option in course.chain:
            question = find_question(outcome.decisions, self.seat, option, course.steps)
            if question is None or outcome.is_end:
                return None
            self.tries -= 1
            outcome = try_out(self.game, outcome.state, question, option, outcome.decisions)
        return outcome

    def _consider(self, order: tuple[int, ...], path: tuple[Course, ...], outcome: Outcome) -> None:
        remaining = (
            0 if outcome.is_end else count_along(self.game, outcome.state, outcome.decisions, self.seat, self.steps)
        )
        if (len(order), remaining) > self._worth:
            self._worth, self.best, self.path = (len(order), remaining), order, path

    def _is_new(self, state: object, order: tuple[int, ...]) -> bool:
        states = self._positions.setdefault(frozenset(order), [])
        if any(self.game.rules.is_same(state, other) for other in states):
            return False
        states.append(state)
        return True


def count_along(game: AnyGame, state: object, decisions: Sequence[Decision], seat: Seat, steps: Collection[str]) -> int:
    """The number of answers the seat may give together to questions of these steps, at most MOST_TOGETHER."""
    mine = [d for d in decisions if d.seat == seat and d.step in steps and d.step in game.speech.along and is_plain(d)]
    return min(max((max(game.speech.count_along(state, d)) for d in mine), default=0), MOST_TOGETHER)
