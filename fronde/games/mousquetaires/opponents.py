"""The bots' knowledge of this game: the quest, every track, and the musketeers' assets. What is good for them is bad
for Milady, so that one set of weights serves both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fronde.core.opponents import Explanation, Opponents, Search, Worth
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.mousquetaires.advice import find_changes
from fronde.games.mousquetaires.data import MILADY, QUESTS, STRENGTH, TRACKS
from fronde.games.mousquetaires.model import (
    State,
    blue_siege_dice,
    combat_of,
    open_challenges,
    open_foes,
    red_siege_dice,
    team,
)
from fronde.games.mousquetaires.planner import Planner
from fronde.games.mousquetaires.reasons import MAXIMS, REASONS
from fronde.games.mousquetaires.strategist import Strategist

NEAR = 0.8
"""Actions are tried if their quick estimate is at most this much below the best."""
TRIED_OUT = frozenset({"act", "obey", "name-musketeer", "reveal", "sacrifice"})
"""Questions whose answers are tried. Treachery is not among them, because most of it takes effect beyond the search."""
STEPS_BETWEEN_ATTEMPTS = frozenset(
    {"act", "obey", "choose-destination", "place-paris", "treachery", "run-turn", "end-turn"}
)
"""Steps at which no attempt or duel is in progress."""

NAMES = (
    "won", "quest", "cleared", "late_quest", "time", "honour", "near_shame", "siege", "near_defeat", "siege_dice",
    "pistoles", "epic", "one_for_all", "life", "weak", "down", "gear", "cards", "combat", "rochefort", "treachery",
    "louvre", "paris", "foes", "louvre_time", "acts", "plot", "kidnapped", "strangled", "held", "paris_hand", "lost",
)  # fmt: skip


def read_features(state: State, seat: Seat) -> tuple[float, ...]:
    """The values of the features in `NAMES` for the musketeers; negative for Milady."""
    sign = -1.0 if seat == MILADY else 1.0
    return tuple(sign * value for value in _read_team(state))


def _read_team(state: State) -> tuple[float, ...]:
    """The values of the features in `NAMES`, in order. The function is long because it is one table with a line for
    each feature."""
    musketeers = team(state)
    life = [state.life[one] for one in musketeers]
    progress = state.quest - 1 + _cleared_share(state)
    late = state.time / len(TRACKS.time)
    hands = [card for hand in state.hands.values() for card in hand]
    mission = state.paris.card if state.paris else ""
    return (
        state.end == "quest",
        state.quest - 1,
        _cleared_share(state),
        late * progress,
        state.time,
        state.honour,
        max(state.honour - TRACKS.honour + 3, 0) ** 2,
        state.siege,
        max(-state.siege - TRACKS.siege + 3, 0) ** 2,
        blue_siege_dice(state) - red_siege_dice(state),
        state.pistoles,
        state.epic,
        state.one_for_all,
        sum(life),
        life.count(1),
        len(state.down),
        sum(map(len, state.gear.values())),
        len(hands),
        combat_of(hands),
        TRACKS.rochefort - state.rochefort,
        len(state.treachery),
        _count_obstacles(state, "louvre"),
        _count_obstacles(state, "paris"),
        sum(STRENGTH[card] for one in (state.paris, state.louvre) if one for card in one.posted),
        state.louvre_at,
        sum(state.action_points[one] for one in musketeers if one not in state.turns_over),
        mission == "plot",
        mission == "constance-kidnapped",
        state.paris.token**2 if state.paris and mission == "constance-kidnapped" else 0,
        mission == "constance-held",
        len(state.paris_hand),
        bool(state.end) and state.end != "quest",
    )


def _cleared_share(state: State) -> float:
    """The share of the quest board that is done, from 0 to 1."""
    if state.quest == 2:
        return len(state.passed) / (len(QUESTS.passage) + 1)
    return sum(space.is_empty for space in state.board) / len(state.board) if state.board else 0.0


def _count_obstacles(state: State, where: str) -> float:
    """The number of challenges and foes left at a place."""
    return len(open_challenges(state, where)) + len(open_foes(state, where))


def is_resting(state: State, seat: Seat) -> bool:
    """Whether no attempt or duel is in progress."""
    return bool(state.end) or state.stack[-1]["step"] in STEPS_BETWEEN_ATTEMPTS


def find_plan(state: State, decisions: Sequence[Decision], dice: Dice) -> tuple[Action, ...]:
    """An offer to another musketeer for the one card that a challenge lacks; empty if none helps."""
    question = next((decision for decision in decisions if decision.required), None)
    return Planner(dice).find_trade(state, question, decisions) if question is not None else ()


def find_candidates(bot: Planner, state: State, decisions: Sequence[Decision]) -> list[Action]:
    """The bot's own choice, and for some questions the other promising options."""
    habit = bot.decide(state, [decision for decision in decisions if decision.step != "offer-to"])[0]
    if habit.step not in TRIED_OUT:
        return [habit]
    question = next(d for d in decisions if d.step == habit.step and d.seat == habit.seat)
    options: Sequence[str] = question.options
    if habit.step in ("act", "obey"):
        worth = {option: bot.action_worth(state, habit.seat, option) for option in options}
        options = [option for option in options if worth[option] > max(worth.values()) - NEAR]
    candidates = dict.fromkeys([*habit.picks, *options])
    return [Action(habit.seat, habit.step, (option,)) for option in candidates]


QUICK: Opponents[State] = Opponents(
    Worth(NAMES, lambda: read_features, is_resting=is_resting),
    Search(
        lambda state, decisions, dice, before: find_candidates(Planner(dice), state, decisions),
        find_plan=find_plan,
        make_glance=lambda dice: Planner(dice).decide,
        samples=2,
    ),
    Explanation(REASONS, MAXIMS, find_changes),
)
THOUGHTFUL = replace(
    QUICK,
    search=replace(
        QUICK.search,
        find_candidates=lambda state, decisions, dice, before: find_candidates(Strategist(dice), state, decisions),
        make_glance=lambda dice: Strategist(dice).decide,
        iterations=8,
        playouts=300,
        turns=2,
    ),
)
"""Thoughtful bots: the same features with the values of `strategist.py`."""
OPPONENTS = replace(QUICK, thoughtful=THOUGHTFUL)
