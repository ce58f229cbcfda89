"""The rule of thumb of thoughtful bots: as in `planner.py` with other values, and with additional ones for how late the
game is, or how near a side is to its end (table `strategy` of `data/opponents.toml`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games.mousquetaires.data import TRACKS
from fronde.games.mousquetaires.greedy import EARLY
from fronde.games.mousquetaires.model import State, find_mission, team
from fronde.games.mousquetaires.planner import FILE, Planner, read_figures, read_plan

MORE = {
    # musketeers: the Louvre, La Rochelle, drawing and buying later on; La Rochelle where it is nearly lost; the Plot
    # for each honour lost
    "louvre_late": 0.0, "siege_late": 0.0, "draw_late": 0.0, "buy_late": 0.0, "siege_danger": 0.0, "plot_honour": 0.0,
    # going where fellows are, for each of them; going to La Rochelle
    "together": 0.0, "go:la-rochelle": 0.0,
    # Milady: Dead End later on
    "dead-end_late": 0.0,
    # being at the quest by its board, at the Louvre by the Queen's honour, in Paris by what is done of the mission
    "visit:quest_board": 0.0, "visit:louvre_shame": 0.0, "visit:paris_done": 0.0,
}  # fmt: skip
"""The additional values, with their defaults."""
MIDDLE = 2
"""The quest board at which Milady's preference for the quest is not changed."""
SHAME, STEEP = 4, 5
"""Honour lost from which the Queen is near her fall, and the divisor of the squared excess."""
DANGER = -2
"""The space of La Rochelle below which it is in danger."""
DECISIVE = 100.0
"""The value of ending the game at once."""


@cache
def read_strategy(path: Path) -> Mapping[str, float]:
    """The values in the table `strategy`, and the plan's for those it omits. Raises DataError for an unknown value."""
    return read_figures(path, "strategy", {**read_plan(path), **MORE})


def count_late_turns(state: State) -> int:
    """Turns since the quest became urgent, negative before."""
    return state.time - EARLY


def queens_danger(state: State) -> float:
    """How near the Queen is to her fall, 0 if she is safe."""
    return max(state.honour - SHAME, 0) ** 2 / STEEP


def siege_danger(state: State) -> int:
    """How near La Rochelle is to its fall, 0 if it is safe."""
    return int(max(DANGER - state.siege, 0)) ** 2


class Strategist(Planner):
    """A thoughtful bot."""

    def __init__(self, dice: Dice, worths: Mapping[str, float] | None = None) -> None:
        super().__init__(dice, worths if worths is not None else read_strategy(FILE))

    # --- musketeers ---

    def mission_worth(self, state: State, where: str) -> float:
        """Adjusts the Louvre by how late the game is, and the Plot by the Queen's honour."""
        worth, mission = super().mission_worth(state, where), find_mission(state, where)
        if mission is None:
            return worth
        if where == "louvre":
            return worth + self.worths["louvre_late"] * count_late_turns(state)
        return worth + self.worths["plot_honour"] * (state.honour - SHAME) * (mission.card == "plot")

    def siege_worth(self, state: State, seat: Seat) -> float:
        """Adjusts La Rochelle by how late the game is, and by its danger."""
        more = self.worths["siege_late"] * count_late_turns(state) + self.worths["siege_danger"] * siege_danger(state)
        return super().siege_worth(state, seat) + more

    def action_worth(self, state: State, seat: Seat, option: str) -> float:
        """Adjusts drawing and buying by how late the game is, and moves by the musketeers at the destination."""
        worths, worth = self.worths, super().action_worth(state, seat, option)
        kind, _, rest = option.partition(":")
        if kind in ("draw", "buy"):
            return worth + worths[f"{kind}_late"] * count_late_turns(state)
        if kind == "move" and worth > 0:
            fellows = sum(state.place[one] == rest for one in team(state) if one != seat)
            return worth + worths["together"] * fellows + worths.get(f"go:{rest}", 0.0)
        return worth

    # --- Milady ---

    def treachery_worth(self, state: State, card: str) -> float:
        """Adjusts a card by how late the game is; Slander is best if it wins the game."""
        worth = super().treachery_worth(state, card)
        if card == "slander" and state.honour == TRACKS.honour - 1 and not state.one_for_all:
            return worth + DECISIVE
        return worth + self.worths.get(f"{card}_late", 0.0) * count_late_turns(state)

    def destination_worth(self, state: State, place: str) -> float:
        """Adjusts a place by what is at stake there."""
        worths, worth = self.worths, super().destination_worth(state, place)
        if place == "paris" and state.paris is not None:
            duels = state.paris.token if state.paris.card == "plot" else 0
            return worth + worths["visit:paris_done"] * (len(state.paris.progress) + duels)
        if place == "louvre":
            return worth + worths["visit:louvre_shame"] * queens_danger(state)
        return worth + worths["visit:quest_board"] * (state.quest - MIDDLE) * (place == "quest")
