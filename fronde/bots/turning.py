"""Turning points of a finished game: the choices of one player after which their chance to win fell most.

Every choice is first compared by value with the best alternative (`screen`). The most doubtful ones are then played on,
six at a time, both answers in the same imagined worlds (`play_out`), to the end of the next round: the chance to win
that is read there (`fronde.bots.chances`) varies less than the result of a game. A game without a file of chances is
played to its end. Limits are counts, not times. Each step is a small request, so that whoever answers it can do
something else in between.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, NamedTuple

from fronde.bots.advice import explain, is_only
from fronde.bots.chances import find_chances, find_share, find_slope
from fronde.bots.defaults import Value
from fronde.bots.lookahead import THROWS, Plan, find_question
from fronde.bots.players import hand_over_answers
from fronde.bots.quick import Candidate, Quick, own_part
from fronde.bots.thoughtful import Thoughtful
from fronde.core.match import Match
from fronde.core.offers import ANSWERING, COMPOSING
from fronde.core.opponents import Advice, Machine
from fronde.core.rng import Dice, LooseDice
from fronde.core.types import Action, Json, Seat

SAMPLES = 8
"""Imagined worlds in which every choice is compared by value."""
GLANCES = 4
"""Positions built for a choice of a game played on, where the game has no machine that plays by rule of thumb."""
MOST_DOUBTS, MOST_POINTS = 6, 3
"""The most choices to play on at a time, where the next follows as soon as one is decided; and to list."""
LEAST_GAMES = 24
"""Pairs of games before a choice is given up, or clear."""
MOST_ACTIONS, PER_REQUEST, LONGEST = 100_000, 1000, 4000
"""Choices made in all games together; in one request, beyond which no further world is begun; and in one game."""
LEAST_LOSS = 0.08
"""The smallest chance to win that a listed choice has lost."""
SURE, CLEAR = 3.0, 2.0
"""Standard errors: by which a listed choice must have lost; by which its loss must differ from the smallest before no
further games are needed."""


class Screening(NamedTuple):
    """How much less a choice is worth than the best alternative, as a chance to win, and the plans of both: the
    alternative first."""

    loss: float
    plans: Sequence[Sequence[Action]]


class Outcome(NamedTuple):
    """The share of the win after each of two plans, one pair for each world; and how many choices that took."""

    shares: Sequence[Sequence[float]]
    choices: int


@dataclass
class Doubt:
    """A choice that may have been a mistake: its key, the request about it, its plans, and the results so far."""

    key: int
    request: Mapping[str, Json]
    loss: float
    plans: Sequence[Json]
    shares: list[Sequence[float]] = field(default_factory=list)

    def find_loss(self) -> tuple[float, float]:
        """The mean loss of the chance to win, and its standard error."""
        losses = [better - own for better, own in self.shares]
        count = len(losses)
        mean = sum(losses) / max(count, 1)
        spread = sum((loss - mean) ** 2 for loss in losses) / max(count - 1, 1)
        return mean, sqrt(spread / max(count, 1))

    @property
    def is_open(self) -> bool:
        """Whether more games may still change the verdict."""
        mean, error = self.find_loss()
        hopeless, clear = mean + CLEAR * error < LEAST_LOSS, mean >= max(LEAST_LOSS + CLEAR * error, SURE * error)
        return len(self.shares) < LEAST_GAMES or not (hopeless or clear)

    @property
    def stands_out(self) -> bool:
        """Whether the choice certainly lost a good part of the chance to win."""
        return not self.is_open and self.find_loss()[0] >= LEAST_LOSS

    def describe(self, advice: Json) -> dict[str, Json]:
        """The turning point, as it is stored."""
        better, own = (sum(column) / len(self.shares) for column in zip(*self.shares, strict=True))
        error = self.find_loss()[1]
        counts = {"actions": self.key, "games": len(self.shares)}
        return {**counts, "better": better, "made": own, "error": error, "advice": advice}


def find_points(
    requests: Mapping[int, Mapping[str, Json]], most: int = MOST_ACTIONS
) -> Generator[dict[str, Json], Json, list[dict[str, Json]]]:
    """The turning points among some choices, the worst first. Yields one request after another for `look_back`, and
    must be sent each answer, or None to end the games. `requests`: what the seat knew before each choice, and the
    choice `made`, by a key."""
    doubts: list[Doubt] = []
    for key, request in requests.items():
        screening = yield {**request, "look": "screen"}
        if screening is not None and screening[0] > 0:
            doubts.append(Doubt(key, request, *screening))
    doubts.sort(key=lambda one: -one.loss)
    while most > 0 and (open_doubts := [one for one in doubts if one.is_open][:MOST_DOUBTS]):
        for one in open_doubts:
            number = len(one.shares)
            outcome = yield {**one.request, "look": "play", "plans": one.plans, "number": number}
            if outcome is None:
                most = 0
                break
            one.shares += outcome[0]
            most -= outcome[1]
    worst = sorted((one for one in doubts if one.stands_out), key=lambda one: -one.find_loss()[0])
    points = []
    for one in worst[:MOST_POINTS]:
        points.append(one.describe((yield {**one.request, "look": "explain", "plans": one.plans})))
    return points


def look_back(match: Match, seat: Seat, dice: Dice, request: Mapping[str, Json]) -> Screening | Outcome | Advice | None:
    """The answer to a request of `find_points`. `match`: what the seat knew before the choice."""
    if request["look"] == "screen":
        return screen(match, seat, read_action(request["made"]), dice)
    plans = [tuple(map(read_action, plan)) for plan in request["plans"]]
    if request["look"] == "play":
        dice = Dice(dice.below(THROWS) + request["number"])
        return play_out(match, seat, plans, dice, find_chances(match.game))
    return tell_apart(match, seat, plans, dice)


def read_action(data: Json) -> Action:
    """Read an action from JSON."""
    seat, step, picks = data
    return Action(seat, step, tuple(picks))


def _make_quick(match: Match, seat: Seat) -> Quick:
    """The part of the thoughtful opponent that evaluates, with more worlds, and without a liking for any answer."""
    bot = Thoughtful(match.game)
    quick = hand_over_answers(bot, match, seat)
    search = quick.opponents.search
    more = replace(search, samples=SAMPLES, positions=search.positions * SAMPLES // min(search.samples, SAMPLES))
    quick.opponents, quick.habit = replace(quick.opponents, search=more), 0.0
    return quick


def screen(match: Match, seat: Seat, choice: Action, dice: Dice) -> Screening | None:
    """How much less a choice is worth than the best alternative; None if there was none, or if it was an offer or a
    draft, which have no effect of their own."""
    decisions = [decision for decision in match.decisions_of(seat) if not decision.answered]
    if choice.step in (ANSWERING, COMPOSING) or not any(decision.required for decision in decisions):
        return None
    if find_question(decisions, choice).draft or is_only(decisions, choice):
        return None
    quick, loose = _make_quick(match, seat), LooseDice(dice.below(THROWS))
    look, world = quick.make_look(loose), match.imagine(seat, loose)
    options = look.find_candidates(world, decisions)
    others = [one for one in options if (one.step, set(one.picks)) != (choice.step, set(choice.picks))]
    if not others:
        return None
    first, *rest = quick.weigh_each(look, decisions, [choice, *others], lambda dice: match.imagine(seat, dice), world)
    best = max(rest, key=lambda one: one.value)
    loss = (best.value - first.value) * find_slope(match.game, match.state, seat)
    return Screening(loss, (own_part(best.plan) or best.plan.actions[:1], _own(first, choice)))


def _own(candidate: Candidate, choice: Action) -> tuple[Action, ...]:
    return own_part(candidate.plan) or (choice,)


def play_out(
    match: Match, seat: Seat, plans: Sequence[Sequence[Action]], dice: Dice, chance: Value | None = None
) -> Outcome:
    """The seat's share of the win after each plan, by games played on in the same worlds with the same dice: to their
    end, or with `chance`, which reads it, to the end of the next round."""
    bot, shares, count = Thoughtful(match.game), list[Sequence[float]](), 0
    bot.search = replace(bot.search, glances=GLANCES)
    hand_over_answers(bot, match, seat)
    is_resting, rules = bot.opponents.worth.is_resting, match.game.rules
    last = (rules.stretch(match.state) or 0) + 1
    while count < PER_REQUEST:
        world, seed, pair = match.imagine(seat, dice), dice.below(THROWS), list[float]()
        for plan in plans:
            state = rules.copy(world)

            def is_over(state: Any = state) -> bool:
                return chance is not None and (rules.stretch(state) or 0) > last and is_resting(state, seat)

            count += bot.follow(state, plan, _make_machine(bot, seed), LooseDice(seed), is_over, LONGEST)
            pair.append(_find_share(match, state, seat, chance))
        shares.append(pair)
    return Outcome(shares, count)


def _make_machine(bot: Thoughtful, seed: int) -> Machine[Any]:
    return bot.make_glance(bot.quick.make_value(), LooseDice(seed))


def _find_share(match: Match, state: object, seat: Seat, chance: Value | None) -> float:
    """The seat's share of the win in a game that is over; before, its chance, or an equal share without a map of
    chances."""
    if (result := match.game.rules.result(state)) is not None:
        return find_share(result, seat)
    return chance(state, seat) if chance else 1 / len(match.seats)


def tell_apart(match: Match, seat: Seat, plans: Sequence[Sequence[Action]], dice: Dice) -> Advice:
    """Why the first plan is better than the second, in the terms of advice."""
    quick = _make_quick(match, seat)
    better, own = (Candidate(0.0, Plan(0.0, tuple(plan), None, len(plan))) for plan in plans)
    advice = explain(quick, seat, lambda dice: match.imagine(seat, dice), dice, [(better, own)])
    return advice._replace(instead=own.plan.actions[0] if advice.reasons else None, ground="weighed")
