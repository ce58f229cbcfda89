"""Level 1: one step ahead over what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Any

from fronde.bots.contract import Worlds
from fronde.core.game import Game, View
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision

MOST_TRIED = 60
"""Answers to one question that are tried out; of more than these so many by chance."""


class Quick:
    """Tries every answer to the first question that waits in an imagined world, and takes what leads by most there."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: View, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> tuple[Action, ...]:
        """The best answer, ties by the dice."""
        decision = next(d for d in decisions if d.required)
        tried = _find_answers(decision, dice)
        if len(tried) > 1:
            world, thrown = worlds(dice), dice.below(1 << 30)
            values = [self._try_out(world, decision, picks, thrown) for picks in tried]
            tried = [picks for picks, value in zip(tried, values, strict=True) if value == max(values)]
        return (Action(decision.seat, decision.step, tried[dice.below(len(tried))]),)

    def _try_out(self, world: Any, decision: Decision, picks: tuple[str, ...], thrown: int) -> int:
        """By how many points the seat leads the best of the others after an answer."""
        after = self.game.rules.copy(world)
        self.game.rules.apply(after, Action(decision.seat, decision.step, picks), Context(Dice(thrown)))
        totals = {seat: items["total"] for seat, items in self.game.rules.score(after).items()}
        own = totals.pop(decision.seat)
        return own - max(totals.values(), default=0)


def _find_answers(decision: Decision, dice: Dice) -> list[tuple[str, ...]]:
    """The answers worth trying out: all, or as many as can be tried."""
    sizes = range(decision.least, min(decision.most, len(decision.options)) + 1)
    found = list(islice((picks for size in sizes for picks in combinations(decision.options, size)), MOST_TRIED + 1))
    if len(found) <= MOST_TRIED:
        return found
    return [_draw(decision, sizes, dice) for _ in range(MOST_TRIED)]


def _draw(decision: Decision, sizes: range, dice: Dice) -> tuple[str, ...]:
    return tuple(dice.shuffled(decision.options)[: sizes[dice.below(len(sizes))]])
