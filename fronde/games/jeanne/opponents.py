"""The bots' knowledge of this game: the points that provinces will score, rivals in the way, and the likely results of
attacks. Cards only count in the round in which they were dealt (7.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from fronde.core.offers import ANSWERING
from fronde.core.opponents import Explanation, Opponents, Search, Worth
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.jeanne.advice import find_changes
from fronde.games.jeanne.data import CITIES_OF, NEIGHBOURS, POINTS, each
from fronde.games.jeanne.forecast import foresee
from fronde.games.jeanne.greedy import Bot, weigh_attack, weigh_place, weigh_purchase, weigh_raid
from fronde.games.jeanne.model import (
    CASTLE,
    FORTRESS,
    FREE,
    NO_WORKS,
    NOBODY,
    State,
    can_attack,
    cities_of,
    count_works,
    find_attacks,
    income,
    is_landing,
    player_index,
    sum_of,
    yellow_of,
)
from fronde.games.jeanne.reasons import MAXIMS, REASONS
from fronde.games.jeanne.steps.diplomacy import PROMISE
from fronde.games.jeanne.steps.turn import read_attack

ROUNDS = 10
MOST_TRIED = 6
"""The most attacks, cities or purchases to try: those with the highest quick estimates."""
UNSETTLED = frozenset({"battle", "move-garrison", "forbid-landing", "duel", "raid-source", "rebel", "court-intrigue"})
"""Steps whose result will soon be known."""
FEATURES = {
    "fight": weigh_attack,
    "long-range-attack": weigh_raid,
    "expand": weigh_place,
    "choose-start": weigh_place,
    "place-third": weigh_place,
    "buy": weigh_purchase,
}
"""Questions whose answers are tried, with their quick estimates; others are answered by them alone."""

NAMES = (
    "total", "best_total", "mean_total", "due", "best_due", "mean_due", "near", "mean_near", "income", "mean_income",
    "money", "mean_money", "influence", "cities", "castles", "fortresses", "exposed", "guarded", "harried",
    "cards", "strength", "reds", "used", "ahead", "heroes",
)  # fmt: skip


def read_features(state: State, seat: Seat) -> tuple[float, ...]:
    """The values of the features in `NAMES`: throne points, points due from complete provinces, progress in others, for
    the seat, its best rival and the mean of the rivals. Cards count while the seat's turn of this round is still to
    come."""
    who = player_index(state, seat)
    rounds = rounds_left(state)
    rows = [_read_player(state, one, rounds) for one in range(len(state.seats))]
    rivals = [row for one, row in enumerate(rows) if one != who]
    best = max(rivals, key=lambda row: row[0] + row[1])
    mean = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
    total, due, near, incomes, money = rows[who]
    hand, cities = state.hands[who], cities_of(state, who)
    exposure, guard = _count_exposed_points(state, who)
    active = _turn_to_come(state, who)
    return (
        total, best[0], mean[0], due, best[1], mean[1], near, mean[2], incomes, mean[3],
        money, mean[4], state.influence[who], cities.bit_count(),
        count_works(state, who, CASTLE) * rounds / ROUNDS, count_works(state, who, FORTRESS) * rounds / ROUNDS,
        exposure * rounds / ROUNDS, guard * rounds / ROUNDS, exposure * (not hand),
        len(yellow_of(hand)), sum_of(hand), len(hand) - len(yellow_of(hand)), len(state.used[who]),
        active * sum_of(hand), state.heroes[who],
    )  # fmt: skip


def read_carefully(state: State, seat: Seat) -> tuple[float, ...]:
    """The same; in the seat's own turn, `ahead` only counts while another attack is possible."""
    who, features = player_index(state, seat), read_features(state, seat)
    if state.active == who and state.stack[-1]["step"] == "fight" and not _may_go_on(state, who):
        return (*features[:-2], 0.0, features[-1])
    return features


def _may_go_on(state: State, who: int) -> bool:
    return can_attack(state, who) and next(find_attacks(state, who), None) is not None


def rounds_left(state: State) -> int:
    """How often provinces will still be scored, if the game lasts to the final round."""
    is_scored = len(state.by_round) and len(state.by_round[0]) >= state.round
    return 0 if state.over else ROUNDS - state.round + 1 - bool(is_scored)


def _read_player(state: State, who: int, rounds: int) -> tuple[float, ...]:
    """Throne points, those due, those in progress, future income, money."""
    whole, near = _read_provinces(cities_of(state, who))
    total = state.province_points[who] + state.duel_points[who]
    return total, whole * rounds, near * rounds, income(state, who) * max(rounds - 1, 0), state.money[who]


@lru_cache(maxsize=1 << 14)
def _read_provinces(mine: int) -> tuple[float, float]:
    """For a set of cities: throne points of complete provinces, and a part of those in progress."""
    whole = near = 0.0
    for province, cities in CITIES_OF.items():
        count, size = (cities & mine).bit_count(), cities.bit_count()
        if count == size:
            whole += POINTS[province]
        elif count:
            near += POINTS[province] * (count / size) ** 2
    return whole, near


def _count_exposed_points(state: State, who: int) -> tuple[float, float]:
    """Throne points of complete provinces for each city next to an enemy: cities without works, and with works."""
    mine = cities_of(state, who)
    enemies = ~mine & ~cities_of(state, FREE)
    exposure = guard = 0.0
    for province, cities in CITIES_OF.items():
        if cities & ~mine:
            continue
        for city in each(cities):
            if NEIGHBOURS[city] & enemies:
                if state.works[city] == NO_WORKS:
                    exposure += POINTS[province]
                else:
                    guard += POINTS[province]
    return exposure, guard


def _turn_to_come(state: State, who: int) -> bool:
    """Whether a player's turn of this round is current or still to come."""
    if state.active == who:
        return True
    return any(frame["step"] in ("play-turns", "take-turn") and frame.get("who", who) == who for frame in state.stack)


def is_resting(state: State, seat: Seat) -> bool:
    """Whether no result is still open."""
    return not any(frame["step"] in UNSETTLED for frame in state.stack)


def find_candidates(state: State, decisions: Sequence[Decision], dice: Dice, before: int) -> list[Action]:
    """The bot's own choice, and for some questions the other promising options. Offers are evaluated, except those with
    promises, which bind nobody and mean nothing to a bot."""
    if decisions[0].step == ANSWERING:
        question = decisions[0]
        options = question.options[:1] if PROMISE in question.about.values() else question.options
        return [Action(question.seat, ANSWERING, (option,)) for option in options]
    habit = Bot(dice).decide(state, decisions)[0]
    weigh = FEATURES.get(habit.step)
    if weigh is None or len(habit.picks) != 1:
        return [habit]
    who = player_index(state, habit.seat)
    decision = next(d for d in decisions if d.step == habit.step and d.seat == habit.seat)
    legal = [option for option in decision.options if not will_be_forbidden(state, who, option)]
    ranking = sorted(legal, key=lambda option: -weigh(state, who, option))
    idle = [option for option in legal if weigh(state, who, option) == 0.0]
    habits = [option for option in habit.picks if option in legal]
    candidates = dict.fromkeys([*habits, *_one_a_target(ranking)[:MOST_TRIED], *idle[-1:]])
    return [Action(habit.seat, habit.step, (option,)) for option in candidates]


def will_be_forbidden(state: State, who: int, option: str) -> bool:
    """Whether the option is a landing at a city of the ruler of the sea, who would forbid it (6.6)."""
    if state.ruler in (NOBODY, who) or not option.startswith("attack:"):
        return False
    source, city = read_attack(option)
    return state.owner[city] == state.ruler and is_landing(source, city)


def _one_a_target(options: Sequence[str]) -> list[str]:
    """The first option for each city to attack, and the first purchase of cards."""
    firsts: dict[tuple[str, str], str] = {}
    for option in options:
        kind, _, rest = option.partition(":")
        firsts.setdefault((kind, rest.rpartition(":")[2]), option)
    return list(firsts.values())


QUICK: Opponents[State] = Opponents(
    Worth(NAMES, lambda: read_features, is_resting=is_resting),
    Search(find_candidates, make_glance=lambda dice: Bot(dice).decide, samples=3, positions=50),
    Explanation(REASONS, MAXIMS, find_changes=find_changes),
)
THOUGHTFUL = Opponents(
    replace(QUICK.worth, make_features=lambda: read_carefully),
    replace(QUICK.search, find_outcomes=foresee, samples=4, positions=600, iterations=8, playouts=400, turns=0),
    QUICK.explanation,
)
"""Thoughtful bots: the same features with other weights, and attacks evaluated for every roll of the dice."""
OPPONENTS = replace(QUICK, thoughtful=THOUGHTFUL)
