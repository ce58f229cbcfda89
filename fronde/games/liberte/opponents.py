"""The bots' knowledge of this game: a rough forecast of the elections, and other assets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.opponents import Explanation, Opponents, Search, Worth
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.liberte.advice import find_changes
from fronde.games.liberte.data import FACTIONS, LANDSLIDE, REVOLTS, TURNS
from fronde.games.liberte.forecast import LONG, expect_battle, expect_offices, foresee
from fronde.games.liberte.greedy import Bot
from fronde.games.liberte.model import (
    State,
    count_lost_battles,
    count_on_map,
    free_tokens,
    is_general,
    seats_of,
    total_points,
)
from fronde.games.liberte.prospects import PROSPECTS
from fronde.games.liberte.reasons import MAXIMS, REASONS
from fronde.games.liberte.scoring import card_points
from fronde.games.liberte.view import phase_of

MOST_PLACES, NARROW = 8, 2
"""The most provinces or targets to try for a card, those with the highest quick estimates; the second number applies
after earlier choices."""
TRIED_OUT = frozenset({"choose-action", "go-on", "place-blocks", "special-target", "terror-card"})
FOLLOWED = frozenset({"place-blocks", "special-target", "terror-card"})
"""Questions during the play of a card."""

NAMES = (
    "points", "best_points", "mean_points", "offices", "best_offices", "mean_offices", "stakes", "mean_stakes",
    "battle", "mean_battle", "votes", "mean_votes", "governing", "level", "blocks", "hand", "hand_value", "display",
    "display_value", "generals", "tokens", "white_near", "red_near", "turns", "late_offices", "late_hand_value",
    "soon_offices", "soon_rivals", "soon_stakes", "soon_battle",
)  # fmt: skip


def read_features(state: State, seat: Seat) -> tuple[float, ...]:
    """The values of the features in `NAMES`: points, expected points of the elections and of the battle, for the seat,
    the best rival and the mean of the rivals; the seat's assets; and how near a sudden end is that the seat would
    win."""
    seats = seats_of(state)
    others = [other for other in seats if other != seat]
    forecast = foresee(state)
    offices, governs = expect_offices(forecast.votes)
    points = {one: total_points(state, one) for one in seats}
    best = max(others, key=lambda one: points[one] + offices[one])
    battle = {one: expect_battle(state, one) for one in seats}
    votes = {one: sum(forecast.votes[one]) for one in seats}
    hand, display = state.hands[seat], state.displays[seat]
    colours = [count_on_map(state, seat, faction) for faction in FACTIONS]
    revolt = (forecast.revolts + count_lost_battles(state)) / REVOLTS if state.turn > 1 else 0.0
    reds = sum(own[FACTIONS.index("red")] for own in forecast.votes.values()) / LANDSLIDE
    late = state.turn / TURNS
    soon = max(1 - min(state.supply.values()) / LONG, 0)

    def mean(values: Mapping[Seat, float]) -> float:
        return sum(values[other] for other in others) / len(others)

    return (
        points[seat], points[best], mean(points), offices[seat], offices[best], mean(offices),
        forecast.stakes[seat], mean(forecast.stakes), battle[seat], mean(battle), votes[seat], mean(votes),
        sum(likely * own for likely, own in zip(governs, forecast.votes[seat], strict=True)),
        forecast.level[seat], sum(colours), len(hand), card_points(hand), len(display), card_points(display),
        sum(map(is_general, display)), free_tokens(state, seat),
        revolt**2 * colours[FACTIONS.index("white")], reds**4 * forecast.votes[seat][FACTIONS.index("red")],
        TURNS - state.turn, late * offices[seat], late * card_points(hand),
        soon * offices[seat], soon * mean(offices), soon * (forecast.stakes[seat] - mean(forecast.stakes)),
        soon * battle[seat],
    )  # fmt: skip


def is_resting(state: State, seat: Seat) -> bool:
    """Whether the phase is one for actions or refreshing hands, or the game is over."""
    return bool(state.end) or phase_of(state) in ("action", "refresh")


def find_candidates(state: State, decisions: Sequence[Decision], dice: Dice, before: int) -> list[Action]:
    """The bot's own choice, and for some questions other promising actions, provinces and targets."""
    bot = Bot(dice)
    bot.taste = dict.fromkeys(FACTIONS, 1.0)
    habit = bot.decide(state, decisions)[0]
    if habit.step not in TRIED_OUT:
        return [habit]
    decision = next(d for d in decisions if d.required)
    options: Sequence[str] = decision.options
    if decision.step not in ("choose-action", "go-on"):
        options = _find_best(bot, state, decision, NARROW if before else MOST_PLACES)
    candidates = dict.fromkeys([*habit.picks, *options])
    return [Action(habit.seat, habit.step, (option,)) for option in candidates]


def _find_best(bot: Bot, state: State, decision: Decision, most: int) -> Sequence[str]:
    """The provinces or targets with the highest quick estimates."""
    worth = bot.worth(state, decision.seat)

    def weigh(option: str) -> float:
        if decision.step != "place-blocks":
            return 0.0 if option == "spare" else bot.strike_gain(state, decision.seat, option, worth)
        return bot.place_gain(state, decision.seat, option)

    return sorted(decision.options, key=weigh, reverse=True)[:most]


def find_follow(state: State, decision: Decision, option: str) -> Sequence[Decision]:
    """The remaining questions about the card being played."""
    return [d for d in state.open_decisions or () if d.required and d.seat == decision.seat and d.step in FOLLOWED]


OPPONENTS: Opponents[State] = Opponents(
    Worth(
        NAMES,
        lambda: read_features,
        is_resting=is_resting,
        prospects=PROSPECTS,
    ),
    Search(find_candidates, find_follow=find_follow, make_glance=lambda dice: Bot(dice).decide),
    Explanation(REASONS, MAXIMS, find_changes=find_changes),
)
