"""Explains the choice of an opponent: its comparison with the next best choice, and the effects on the board as far as
its seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import inf
from typing import Any

from fronde.bots.chances import make_ways
from fronde.bots.defaults import LEAD, make_features, names_of
from fronde.bots.lookahead import THROWS, LookaheadSearch, Plan, Worlds, find_answers, find_question, is_answer
from fronde.bots.players import find_bot, hand_over_answers
from fronde.bots.quick import Candidate, Quick, Transition, own_part
from fronde.core.match import Match
from fronde.core.opponents import Advice, Change, Effect, Explanation, Ground, Reason, name_features
from fronde.core.rng import Dice, LooseDice
from fronde.core.types import Action, Context, Decision, Name, Seat

WORLDS = 40
"""The number of imagined worlds in which a choice is carried out, to separate its certain effects from its possible
ones."""
MOST_FOR, MOST_AGAINST = 2, 1
"""Maximum number of reasons for and against the choice in an advice, and of good and bad effects."""
MOST_THINGS = 4
"""Maximum number of names in one effect."""
SLIGHT = 0.2
"""Threshold of relevance. Reasons weaker than this part of the strongest one are omitted. So are effects shared with
the next best choice, unless the choice makes them more likely by more than this."""
LEAST_CHANCE, EXACT = 0.5, 1e-9
"""Differences below which two choices are worth the same: percent of a chance to win, or of other worth."""
PROBABLE = 0.5
"""An effect at least this likely is called probable."""
Likely = dict[Change, float]


def advise(match: Match, seat: Seat, level: str, dice: Dice, against: Sequence[Action] = ()) -> Advice:
    """What an opponent does in that seat, which owes an answer, and why. `against`: choices with which its own is
    compared, instead of with its second choice, unless they are the same."""
    bot, again = find_bot(match.game, level), dice.copy()
    quick = hand_over_answers(bot, match, seat)
    explanation = quick.opponents.explanation
    decisions = [decision for decision in match.decisions_of(seat) if not decision.answered]

    def worlds(draw_count: Dice) -> Any:
        return match.imagine(seat, draw_count)

    ranking: Sequence[Candidate] = bot.rank(decisions, worlds, dice)
    actions, is_ranked = own_part(ranking[0].plan), len(ranking) > 1
    if not is_ranked:
        if is_only(decisions, actions[0]):
            return Advice(actions, ground="only")
        ranking = try_others(quick, decisions, worlds, again, actions[0])
    maxim = "" if is_ranked else find_maxim(explanation, actions[0])
    if len(ranking) < 2:
        return Advice(actions, ground="thumb", maxim=maxim)
    pairs = find_pairs(ranking, against)
    advice = explain(quick, seat, worlds, again, pairs, is_ranked=is_ranked)._replace(actions=actions, maxim=maxim)
    first, other = pairs[0]
    is_close = against and first.value - other.value < SLIGHT * (first.value - ranking[-1].value)
    return advice._replace(ground="close") if is_close else advice


def explain(
    quick: Quick,
    seat: Seat,
    worlds: Worlds,
    dice: Dice,
    pairs: Sequence[tuple[Candidate, Candidate]],
    *,
    is_ranked: bool = True,
) -> Advice:
    """The first of two answers as advice, with what speaks for it over the other, and its effects. Of several pairs, it
    is the first for which a reason is found, or the last. `is_ranked`: whether the first answer was chosen by value."""
    explanation = quick.opponents.explanation
    for first, other in pairs:
        plans = first.plan.actions, other.plan.actions
        sights, beside = replay_plans(quick, seat, worlds, dice.copy(), plans)
        differences = compare(quick, seat, first.later or sights, other.later or beside)
        if reasons := find_reasons(quick, seat, differences):
            break
    own, others = find_changes(explanation, seat, sights), find_changes(explanation, seat, beside)
    effects = find_effects(own, others, is_certain=all(sight.is_certain for sight in sights))
    ground, is_named = judge(quick, differences, is_ranked, are_alike(own, others))
    instead = other.plan.actions[0] if reasons or is_named else None
    further = any(action.seat == seat for action in first.plan.actions[1:])
    actions = own_part(first.plan)
    return Advice(actions, instead, tuple(reasons), tuple(effects), further, bool(first.later), ground)


def find_pairs(ranking: Sequence[Candidate], against: Sequence[Action]) -> list[tuple[Candidate, Candidate]]:
    """The candidates to compare: the first with the second, or with the choices `against`. The latter are compared
    alone first; then with what is planned after them, if they were among the candidates, for some choices have no
    effect of their own."""
    first, second, *rest = ranking
    if not against or set(against) <= set(first.plan.actions):
        return [(first, second)]
    same = next((one for one in (second, *rest) if [*against] == [one.plan.actions[0]]), None)
    other = same or Candidate(-inf, Plan(0.0, tuple(against), None))
    later = first.later if same else ()
    alone = [one.plan._replace(actions=one.plan.actions[: len(against)]) for one in (first, other)]
    pair = Candidate(first.value, alone[0], later), Candidate(other.value, alone[1], other.later)
    return [pair, (first, same)] if same else [pair]


def find_maxim(explanation: Explanation[Any], action: Action) -> str:
    """The game's word for the rule of thumb behind an answer; empty if there is none."""
    kind = action.picks[0].partition(":")[0] if action.picks else ""
    return explanation.maxims.get(f"{action.step}-{kind}") or explanation.maxims.get(action.step, "")


def is_only(decisions: Sequence[Decision], action: Action) -> bool:
    """Whether there is no alternative: the question has one answer, and no optional question is open."""
    question = find_question(decisions, action)
    return question.least >= len(question.options) and all(decision.required for decision in decisions)


def judge(quick: Quick, differences: Mapping[str, float], is_ranked: bool, alike: bool) -> tuple[Ground, bool]:
    """The ground of a choice, and whether to name the next best choice although no reason supports the first. That is
    so if the two are worth about the same, or if the comparison of both prefers the other. `alike`: whether both have
    the same effects."""
    more, least = sum_up(quick, differences), LEAST_CHANCE if quick.prospects else EXACT
    if not is_ranked:
        return "thumb", alike and abs(more) < least
    return ("close", True) if more <= -least else ("weighed", more < least)


def try_others(
    quick: Quick, decisions: Sequence[Decision], worlds: Worlds, dice: Dice, choice: Action
) -> Sequence[Candidate]:
    """An answer chosen by rule of thumb, then all others to its question, best first. Empty for a draft, which has no
    effects yet. Other seats' simultaneous sealed answers follow the rule of thumb."""
    question = find_question(decisions, choice)
    if question.draft:
        return ()
    dice = LooseDice(dice.below(THROWS))
    others = [action for action in find_answers(question, dice) if set(action.picks) != set(choice.picks)]
    first, *rest = quick.weigh_each(quick.make_look(dice), decisions, [choice, *others], worlds, worlds(dice))
    return [first, *sorted(rest, key=lambda one: -one.value)]


def replay_plans(
    quick: Quick, seat: Seat, worlds: Worlds, dice: Dice, plans: Sequence[Sequence[Action]]
) -> list[list[Transition]]:
    """For each plan, the positions after its first choice and those of its later choices that are still on offer. All
    plans get the same worlds and dice, in enough worlds that an effect which depends on chance does not seem
    certain."""
    draw = LooseDice(dice.below(THROWS))
    look, outcomes = quick.make_look(draw), [list[Transition]() for _ in plans]
    for _ in range(WORLDS):
        world, seed = worlds(draw), draw.below(THROWS)
        for sights, actions in zip(outcomes, plans, strict=True):
            look.throws = LooseDice(seed)
            sights += _carry_out(look, seat, world, actions)
    return outcomes


def _carry_out(look: LookaheadSearch, seat: Seat, world: object, actions: Sequence[Action]) -> list[Transition]:
    if outcomes := look.search.find_outcomes(world, actions[0]):
        return [Transition(world, after, likely, is_certain=False) for likely, after in outcomes]
    state, is_certain = look.game.rules.copy(world), True
    for action in actions:
        if look.search.is_idle(action) or not any(is_answer(action, d) for d in look.game.rules.decisions(state)):
            break
        context, draw_count = Context(look.throws), look.throws.draw_count
        is_joint = look.apply(state, action, context)
        is_certain = is_certain and context.undoable and look.throws.draw_count == draw_count and not is_joint
    count = look.settle(state, seat)
    return [Transition(world, state, 1.0, is_certain and not count)]


# --- what is compared ---


def compare(quick: Quick, seat: Seat, sights: Sequence[Transition], beside: Sequence[Transition]) -> dict[str, float]:
    """The mean difference between the positions after two choices, by name: of each feature, or of the chance to win in
    each way, in percent."""
    less = read_average(quick, seat, beside)
    return {name: more - less[name] for name, more in read_average(quick, seat, sights).items()}


def read_average(quick: Quick, seat: Seat, sights: Sequence[Transition]) -> dict[str, float]:
    """The mean values over some positions, weighted by likelihood."""
    read, sums = _make_reader(quick), dict[str, float]()
    for sight in sights:
        for name, value in read(sight.after, seat).items():
            sums[name] = sums.get(name, 0.0) + sight.likely * value
    total = sum(sight.likely for sight in sights)
    return {name: value / total for name, value in sums.items()}


def _make_reader(quick: Quick) -> Callable[[Any, Seat], Mapping[str, float]]:
    if prospects := quick.prospects:
        ways = make_ways(quick.game, prospects)
        return lambda state, seat: {end: 100 * way for end, way in zip(prospects.ends, ways(state, seat), strict=True)}
    features, names = make_features(quick.game, quick.opponents.worth), names_of(quick.opponents.worth)
    return lambda state, seat: dict(zip(names, features(state, seat), strict=True))


def sum_up(quick: Quick, differences: Mapping[str, float]) -> float:
    """The advantage of the first choice over the other: the sum of the differences."""
    return sum(quick.weights[name] * more for name, more in differences.items())


def find_reasons(quick: Quick, seat: Seat, differences: Mapping[str, float]) -> list[Reason]:
    """The strongest reasons, those for the choice first. Empty if the choice is not worth more than the other, or if no
    reason supports it."""
    if sum_up(quick, differences) <= 0:
        return []
    explanation, prospects = quick.opponents.explanation, quick.prospects
    topics = explanation.reasons if quick.opponents.worth.names else name_features(LEAD)
    topics = name_features(*prospects.ends) if prospects else topics
    sign, digits = -1 if seat in quick.opposing_seats else 1, 0 if prospects else 1
    reasons: list[tuple[float, Reason]] = []
    for name, one in topics.items():
        weight = sum(quick.weights[feature] * differences[feature] for feature in one.features)
        more = differences[one.features[0]]
        if weight * more * (1 if one.good else -1) > 0:  # else a fitted weight corrects another: no reason for people
            reasons.append((weight, Reason(name, round(sign * more, digits), weight > 0)))
    strong = SLIGHT * max((abs(weight) for weight, _ in reasons), default=0.0)
    reasons = sorted((one for one in reasons if abs(one[0]) >= strong and one[1].more), key=lambda one: -abs(one[0]))
    speaking = [reason for _, reason in reasons if reason.speaks_for][:MOST_FOR]
    against = [reason for _, reason in reasons if not reason.speaks_for][:MOST_AGAINST]
    return [*speaking, *against] if speaking else []


# --- effects on the board ---


def find_effects(own: Likely, other: Likely, *, is_certain: bool = True) -> list[Effect]:
    """The effects that this choice has and the other lacks, or all its effects if there are none of these; those good
    for the seat first. `is_certain`: whether nothing unknown intervenes."""
    differing = {change: likely for change, likely in own.items() if likely > other.get(change, 0.0) + SLIGHT}
    changes = differing or own
    common = {change for change in changes if 0 < other.get(change, 0.0) <= own[change] + SLIGHT} - differing.keys()
    effects = group(changes, is_certain=is_certain, common=common)
    good, bad = ([effect for effect in effects if effect.good == is_good] for is_good in (True, False))
    return [*good[:MOST_FOR], *bad[:MOST_AGAINST]]


def are_alike(own: Likely, other: Likely) -> bool:
    """Whether two choices have the same effects with about the same likelihood."""
    return all(abs(own.get(change, 0.0) - other.get(change, 0.0)) <= SLIGHT for change in {**own, **other})


def find_changes(explanation: Explanation[Any], seat: Seat, sights: Sequence[Transition]) -> Likely:
    """The likelihood of each change, from 0 to 1."""
    total = sum(sight.likely for sight in sights)
    chances: Likely = {}
    for sight in sights:
        for change in explanation.find_changes(sight.before, sight.after, seat):
            chances[change] = chances.get(change, 0.0) + sight.likely / total
    return chances


def group(changes: Likely, *, is_certain: bool = True, common: Collection[Change] = ()) -> list[Effect]:
    """Group changes that read alike into effects. `is_certain`: whether nothing unknown intervenes. `common`: changes
    that the next best choice brings too."""
    groups: dict[tuple[str, tuple[Seat, ...], bool, str, bool], list[Change]] = {}
    for change, likely in changes.items():
        key = change.word, change.seats, change.good, _chance(likely, is_certain), change in common
        groups.setdefault(key, []).append(change)
    return [
        Effect(word, _name(alike), seats, good, chance, max(len(alike) - MOST_THINGS, 0), is_shared)
        for (word, seats, good, chance, is_shared), alike in groups.items()
    ]


def _chance(likely: float, is_certain: bool) -> str:
    if likely > 1 - EXACT:
        return "sure" if is_certain else "likely"
    return "probable" if likely >= PROBABLE else "possible"


def _name(changes: Sequence[Change]) -> tuple[Name, ...]:
    return tuple(one.thing for one in changes[:MOST_THINGS])
