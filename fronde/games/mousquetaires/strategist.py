"""The rule of thumb of thoughtful opponents: the plan of `planner.py` by other figures, and a few more, which say what
counts the more the later it is, or the nearer one side is to its end (table `strategy` of `data/opponents.toml`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fronde.core.errors import DataError
from fronde.core.rng import Dice
from fronde.core.types import Decision, Seat
from fronde.games.mousquetaires.bots import EARLY
from fronde.games.mousquetaires.data import DEN, HOME, QUESTS, STRENGTH, TRACKS
from fronde.games.mousquetaires.model import (
    State,
    actions_left,
    conspirators,
    find_mission,
    hand_of,
    next_stage,
    open_challenges,
    path_spaces,
    team,
)
from fronde.games.mousquetaires.planner import FILE, Planner, read_plan

MORE = {
    # a mission that lacks one thing; less for each it lacks; the Louvre and the Plot the more, the nearer the Queen is
    # to her fall; missions and La Rochelle from the fifth turn on, and where La Rochelle is nearly lost
    "finishing": 0.0, "remaining": 0.0, "louvre_shame": 0.0, "plot_honour": 0.0, "plot_shame": 0.0, "louvre_late": 0.0,
    "paris_late": 0.0, "siege_late": 0.0, "siege_danger": 0.0,
    # a step of the second, the third, the fourth board; each stage cleared of the path of the inn that is furthest
    "quest:2": 0.0, "quest:3": 0.0, "quest:4": 0.0, "front": 0.0,
    # drawing and buying from the fifth turn on, drawing and going somewhere with the last action; going where fellows
    # are, to the quest, to La Rochelle
    "draw_late": 0.0, "buy_late": 0.0, "draw_last": 0.0, "move_last": 0.0, "together": 0.0, "go:quest": 0.0,
    "go:la-rochelle": 0.0,
    # whoever is on his last life point and meets somebody face down
    "unknown_weak": 0.0,
    # Milady: treachery by how near its end is
    "slander_shame": 0.0, "dead-end_late": 0.0, "reinforcements_danger": 0.0, "conscripts_late": 0.0,
    "emergency_late": 0.0, "imprisoned_quest": 0.0, "treachery_late": 0.0,
    # where she goes: the quest by its board, the Louvre by the Queen's honour, a mission by what is done of it; den
    # and home later
    "visit:quest_board": 0.0, "visit:louvre_shame": 0.0, "visit:paris_done": 0.0, "visit:louvre_done": 0.0,
    "den_late": 0.0, "home_late": 0.0, "weak": 0.0,
    # whom she names: who is on the quest, who holds cards; what is there of a Paris card when she has another
    "jail_quest": 0.0, "jail_cards": 0.0, "kept_done": 0.0, "play_late:plot": 0.0, "play_late:kidnapped": 0.0,
}  # fmt: skip
"""What is weighed beside what the plan does, and where nothing else is said."""
SHAME = 4
"""Honour lost from which on the Queen is near her fall."""
DANGER = -2
"""Where La Rochelle is in danger."""


def read_strategy(path: Path) -> Mapping[str, float]:
    """The figures of the table `strategy`, the plan's where it names none. Raises DataError for a figure there is
    not."""
    return _read(path)


@cache
def _read(path: Path) -> Mapping[str, float]:
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("strategy", {})
    known = {**read_plan(path), **MORE}
    if unknown := found.keys() - known.keys():
        raise DataError(f"{path.name}: no figure {', '.join(sorted(unknown))}")
    return {**known, **found}


def late(state: State) -> int:
    """Turns of the clock since the quest began to press, less than nothing before."""
    return state.time - EARLY


def shame(state: State) -> float:
    """How near the Queen is to her fall."""
    return float(max(state.honour - SHAME, 0) ** 2) / 5


def danger(state: State) -> float:
    """How near La Rochelle is to its fall."""
    return float(max(DANGER - state.siege, 0) ** 2)


def count_lacking(state: State, where: str) -> int:
    """How many things a mission lacks, those face down too."""
    mission = find_mission(state, where)
    if mission is None:
        return 0
    more = conspirators(state) if where == "paris" else 0
    return len(open_challenges(state, where)) + len(mission.posted) + bool(mission.trap) + more


class Strategist(Planner):
    """One machine."""

    def __init__(self, dice: Dice, worths: Mapping[str, float] | None = None) -> None:
        super().__init__(dice, worths if worths is not None else read_strategy(FILE))

    # --- musketeers ---

    def mission_worth(self, state: State, where: str) -> float:
        """More where it is nearly done, and where it presses."""
        worths, worth = self.worths, super().mission_worth(state, where)
        if where == "quest":
            return worth + (worths[f"quest:{state.quest}"] if state.quest > 1 else 0.0)
        mission = find_mission(state, where)
        if mission is None:
            return worth
        lacking = count_lacking(state, where)
        worth += worths["finishing"] * (lacking == 1) - worths["remaining"] * lacking
        if where == "louvre":
            return worth + worths["louvre_shame"] * shame(state) + worths["louvre_late"] * late(state)
        if mission.card == "plot":
            worth += worths["plot_honour"] * (state.honour - SHAME) + worths["plot_shame"] * shame(state)
        return worth + worths["paris_late"] * late(state)

    def plain_worth(self, state: State, seat: Seat, what: str) -> float:
        """More for the path of the inn that is furthest."""
        worth = super().plain_worth(state, seat, what)
        kind, _, path = what.partition(":")
        if kind == "inn":
            gone = {one: sum(state.board[n].gone for n in path_spaces(one)) for one in QUESTS.paths}
            worth += self.worths["front"] * (gone[path] == max(gone.values()))
            if state.life[seat] == 1 and not state.board[next_stage(state, path)].up:
                worth += self.worths["unknown_weak"]
        return worth

    def siege_worth(self, state: State, seat: Seat) -> float:
        """More later, and where it is in danger."""
        worths = self.worths
        return (
            super().siege_worth(state, seat)
            + worths["siege_late"] * late(state)
            + worths["siege_danger"] * danger(state)
        )

    def action_worth(self, state: State, seat: Seat, option: str) -> float:
        """By how late it is, what the last action is good for, and who is there."""
        worths, worth = self.worths, super().action_worth(state, seat, option)
        kind, _, rest = option.partition(":")
        last = actions_left(state, seat) == 1
        if kind == "draw":
            return worth + worths["draw_late"] * late(state) + worths["draw_last"] * last
        if kind == "buy":
            return worth + worths["buy_late"] * late(state)
        if kind == "move" and worth > 0:
            there = sum(state.place[one] == rest for one in team(state) if one != seat)
            worth += worths["move_last"] * last + worths["together"] * there + worths.get(f"go:{rest}", 0.0)
        return worth

    # --- Milady ---

    def treachery_worth(self, state: State, card: str) -> float:
        """By how late it is and how near an end."""
        worths, worth = self.worths, super().treachery_worth(state, card)
        if card == "draw":
            return worth + worths["treachery_late"] * late(state)
        if card == "slander" and state.honour == TRACKS.honour - 1 and not state.one_for_all:
            return worth + 100
        more = {
            "slander": worths["slander_shame"] * shame(state),
            "dead-end": worths["dead-end_late"] * late(state),
            "reinforcements": worths["reinforcements_danger"] * danger(state),
            "conscripts": worths["conscripts_late"] * late(state),
            "emergency": worths["emergency_late"] * late(state),
            "imprisoned": worths["imprisoned_quest"] * ("quest" in state.place.values()),
        }
        return worth + more.get(card, 0.0)

    def destination_worth(self, state: State, place: str) -> float:
        """By what is at stake there."""
        worths, worth = self.worths, super().destination_worth(state, place)
        if place in ("paris", "louvre"):
            mission = find_mission(state, place)
            done = len(mission.done) + mission.token * (mission.card == "plot") if mission else 0
            worth += worths[f"visit:{place}_done"] * done
        if place in ("paris", "louvre", "quest"):
            worth += worths["weak"] * sum(state.place[one] == place and state.life[one] == 1 for one in team(state))
        if place == "louvre":
            return worth + worths["visit:louvre_shame"] * shame(state)
        if place == "quest":
            return worth + worths["visit:quest_board"] * (state.quest - 2)
        if place in (DEN, HOME):
            return worth + worths["den_late" if place == DEN else "home_late"] * late(state)
        return worth

    def play_worth(self, state: State, card: str) -> float:
        """The Plot and Constance by how late it is; one that lies there by what is done of it."""
        worths, worth = self.worths, super().play_worth(state, card)
        if card == "none" and state.paris is not None:
            left = sum(STRENGTH[one] for one in state.paris.posted)
            worth += worths["kept_done"] * (left == 0)
            card = state.paris.card
        if card == "plot":
            worth += worths["play_late:plot"] * late(state)
        if card == "constance-kidnapped":
            worth += worths["play_late:kidnapped"] * late(state)
        return worth

    def choose_name_musketeer(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Who is on the quest, or holds cards, the sooner; the weakest for a wound."""
        seats = [option.partition(":")[2] for option in decision.options]
        if decision.about.get("treachery") == "ambush":
            return self.best(decision.options, [-float(state.life[seat]) for seat in seats])
        worths = self.worths
        liked = [
            len(state.gear[seat])
            + state.life[seat]
            + worths["jail_quest"] * (state.place[seat] == "quest")
            + worths["jail_cards"] * len(hand_of(state, seat))
            for seat in seats
        ]
        return self.best(decision.options, liked)
