"""What would follow a choice, tried on a copy: as far as it could be taken back, so that nothing unknown is told.

A *chain* is a few options that are chosen together, each an answer to a question that the one before may have led to.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from fronde.core.game import AnyGame
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Seat

Chain = tuple[str, ...]

MOST_TRIES = 400
"""Choices that are tried to find an order: all orders of five, or of more where some lead to the same position."""
MOST_COUNTED = 200
"""Choices that are tried to count how many go together: some 15 ms, for every menu somebody is shown."""
MOST_TOGETHER = 8
"""Answers that may be given together."""


class Outcome(NamedTuple):
    """A position a choice would lead to, and what is asked in it. `final`: something would be revealed or left to
    chance; `ended`: that, or another seat be asked, so that what is asked then is not known before."""

    state: object
    decisions: Sequence[Decision]
    ended: bool
    final: bool


def is_plain(decision: Decision) -> bool:
    """Whether a question takes one answer, in the open, that is carried out at once."""
    return decision.least == decision.most == 1 and not (decision.sealed or decision.draft or decision.first_come)


def find_question(decisions: Sequence[Decision], seat: Seat, option: str, steps: Collection[str]) -> Decision | None:
    """The plain question of a seat, of one of these steps, that the option answers."""
    mine = (d for d in decisions if d.seat == seat and d.step in steps and is_plain(d))
    return next((d for d in mine if option in d.options), None)


def try_out(
    game: AnyGame, state: object, decision: Decision, option: str, open_now: Sequence[Decision] | None = None
) -> Outcome:
    """What an option on offer would lead to. `open_now`: what is asked in the position, where that is known."""
    rules = game.rules
    waited = {d.seat for d in open_now or rules.decisions(state) if d.required} | {decision.seat}
    after, ctx = rules.copy(state), Context(Dice(0))
    rules.apply(after, Action(decision.seat, decision.step, (option,)), ctx)
    decisions = rules.decisions(after)
    calls = any(d.sealed or (d.required and d.seat not in waited) for d in decisions)
    is_mine = any(d.seat == decision.seat for d in decisions)
    final = not ctx.undoable or bool(ctx.rng.draws)
    return Outcome(after, decisions, calls or not is_mine or final, final)


def find_order(
    game: AnyGame, state: object, seat: Seat, steps: Collection[str], chains: Sequence[Chain]
) -> list[Chain]:
    """The chains in an order in which all can be carried out one after the other, what reveals something last; where
    there is none, in one in which most can, and then the rest. Of several orders the one that leaves the seat the most
    to choose along (`Speech.count_along`), and of those the one given."""
    search = _Search(game, seat, steps, chains, len(chains) + 1, MOST_TRIES)
    search.go_on(search.begin(state), ())
    return [*(chains[n] for n in search.best), *(c for n, c in enumerate(chains) if n not in search.best)]


def count_together(
    game: AnyGame, state: object, seat: Seat, steps: Collection[str], chains: Sequence[Chain], most: int
) -> int | None:
    """How many of the chains can be carried out one after the other, in whatever order; so many are `most`. None where
    patience ends before that is known."""
    search = _Search(game, seat, steps, chains, most, MOST_COUNTED)
    search.go_on(search.begin(state), ())
    return len(search.best) if search.tries > 0 or len(search.best) >= most else None


class _Search:
    """Every order of some chains, as long as there is patience and none has carried out `enough` of them; orders that
    lead to the same position count once."""

    def __init__(
        self, game: AnyGame, seat: Seat, steps: Collection[str], chains: Sequence[Chain], enough: int, tries: int
    ) -> None:
        self.game = game
        self.seat = seat
        self.steps = steps
        self.chains = chains
        self.enough = enough
        self.best: tuple[int, ...] = ()
        self.tries = tries
        self._worth = (0, -1)
        self._positions: dict[frozenset[int], list[Any]] = {}

    def begin(self, state: object) -> Outcome:
        """The position in which nothing is carried out yet."""
        return Outcome(state, self.game.rules.decisions(state), False, False)

    def go_on(self, before: Outcome, order: tuple[int, ...]) -> None:
        """Try each of the chains that are left."""
        for number in range(len(self.chains)):
            if number in order or self.tries <= 0 or len(self.best) >= self.enough:
                continue
            outcome = self._carry_out(before, self.chains[number])
            if outcome is None:
                continue
            longer = (*order, number)
            self._consider(longer, outcome)
            if not outcome.ended and self._is_new(outcome.state, longer):
                self.go_on(outcome, longer)

    def _carry_out(self, outcome: Outcome, chain: Chain) -> Outcome | None:
        """What a chain leads to; None where it cannot be carried out, or only as far as something is revealed."""
        for option in chain:
            question = find_question(outcome.decisions, self.seat, option, self.steps)
            if question is None or outcome.ended:
                return None
            self.tries -= 1
            outcome = try_out(self.game, outcome.state, question, option, outcome.decisions)
        return outcome

    def _consider(self, order: tuple[int, ...], outcome: Outcome) -> None:
        remaining = (
            0 if outcome.ended else count_along(self.game, outcome.state, outcome.decisions, self.seat, self.steps)
        )
        if (len(order), remaining) > self._worth:
            self._worth, self.best = (len(order), remaining), order

    def _is_new(self, state: object, order: tuple[int, ...]) -> bool:
        states = self._positions.setdefault(frozenset(order), [])
        if any(self.game.rules.is_same(state, other) for other in states):
            return False
        states.append(state)
        return True


def count_along(game: AnyGame, state: object, decisions: Sequence[Decision], seat: Seat, steps: Collection[str]) -> int:
    """How many answers the seat may give together to the questions of these steps."""
    mine = [d for d in decisions if d.seat == seat and d.step in steps and d.step in game.speech.along and is_plain(d)]
    return min(max((max(game.speech.count_along(state, d)) for d in mine), default=0), MOST_TOGETHER)
