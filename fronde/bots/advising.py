"""Why an opponent would choose what it does: what there would be to see after its choice, beside the next best one, by
what its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fronde.bots.bringing import LEAD, find_opponents, make_features, make_value, names_of, read_weights
from fronde.bots.contract import Worlds
from fronde.bots.looking import THROWS, Looking, find_answers, find_question
from fronde.bots.playing import choose
from fronde.bots.quick import LEVEL, Quick
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.opponents import Advice, Reason, Told
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat

WORLDS = 8
"""Imagined worlds over which is averaged what comes of a choice."""
MOST_FOR, MOST_AGAINST = 2, 1
"""Reasons that are told, what speaks for the choice and what speaks against it."""
SLIGHT = 0.2
"""What weighs less than this part of the strongest reason is not told."""
LEADS = {LEAD: Told((LEAD,))}
"""What is told of a game that names nothing to see: the lead in the score."""


def advise(match: Match, seat: Seat, level: str, dice: Dice) -> Advice:
    """What an opponent does in that seat, which owes an answer, and why."""
    game, throws = match.game, dice.copy()
    actions = choose(match, seat, level, dice)
    asked = [decision for decision in match.decisions_of(seat) if not decision.answered]

    def worlds(drawn: Dice) -> Any:
        return match.imagine(seat, drawn)

    found = [(one.value, one.plan.actions[0]) for one in Quick(game).weigh(asked, worlds, throws)]
    weighed = len(found) > 1
    other = find_other(found if weighed else try_others(game, asked, worlds, throws, actions[0]), actions[0])
    if other is None:
        return Advice(actions)
    reasons = find_reasons(game, seat, compare(game, asked, worlds, throws, actions[0], other))
    return Advice(actions, other, tuple(reasons)) if weighed or reasons else Advice(actions)


def find_other(found: Sequence[tuple[float, Action]], chosen: Action) -> Action | None:
    """Of answers with their values the best but the chosen one; None where there is no other."""
    others = [one for one in found if one[1] != chosen]
    return max(others, key=lambda one: one[0])[1] if others else None


def try_others(
    game: Game[Any], asked: Sequence[Decision], worlds: Worlds, dice: Dice, chosen: Action
) -> list[tuple[float, Action]]:
    """All other answers to a question that level 1 answers by rule of thumb, with their values; none where what comes
    of one alone cannot be seen."""
    question = find_question(asked, chosen)
    if question.sealed or question.draft:
        return []
    look, world = _look(game, dice), worlds(dice)
    others = [action for action in find_answers(question, dice) if action != chosen]
    look.left = float(find_opponents(game).positions)
    plans = look.try_each(world, asked, others, thrown=dice.below(THROWS)) if others else []
    return [(plan.value, plan.actions[0]) for plan in plans]


def _look(game: Game[Any], dice: Dice) -> Looking:
    brought = find_opponents(game)
    return Looking(game, brought, make_value(game, brought, read_weights(brought, LEVEL)), dice)


def compare(
    game: Game[Any], asked: Sequence[Decision], worlds: Worlds, dice: Dice, first: Action, other: Action
) -> dict[str, float]:
    """By how much more of each feature there is after the one choice than after the other, on average."""
    brought, look = find_opponents(game), _look(game, dice)
    features, names = make_features(game, brought), names_of(brought)
    sums = [0.0] * len(names)
    for _ in range(WORLDS):
        look.left = float(brought.positions)
        plans = look.try_each(worlds(dice), asked, (first, other), thrown=dice.below(THROWS))
        rows = [features(plan.state, first.seat) for plan in plans]
        sums = [total + one - two for total, one, two in zip(sums, *rows, strict=True)]
    return {name: total / WORLDS for name, total in zip(names, sums, strict=True)}


def find_reasons(game: Game[Any], seat: Seat, differences: dict[str, float]) -> list[Reason]:
    """What weighs most of what may be told, what speaks for the choice first; nothing where all in all more speaks
    against it."""
    brought = find_opponents(game)
    weights, sign = read_weights(brought, LEVEL), -1 if brought.is_mirrored(seat) else 1
    if sum(weights[name] * more for name, more in differences.items()) <= 0:
        return []
    found: list[tuple[float, Reason]] = []
    for name, told in (brought.reasons if brought.names else LEADS).items():
        weight = sum(weights[one] * differences[one] for one in told.features)
        more = differences[told.features[0]]
        if weight * more * (1 if told.good else -1) > 0:  # else a fitted weight mends another: no reason for people
            found.append((weight, Reason(name, round(sign * more, 1), weight > 0)))
    strong = SLIGHT * max((abs(weight) for weight, _ in found), default=0.0)
    found = sorted((one for one in found if abs(one[0]) >= strong and one[1].more), key=lambda one: -abs(one[0]))
    speaking = [reason for _, reason in found if reason.speaks_for][:MOST_FOR]
    against = [reason for _, reason in found if not reason.speaks_for][:MOST_AGAINST]
    return [*speaking, *against] if speaking else []
