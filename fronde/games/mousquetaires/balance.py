"""The statistics that `python -m fronde lab balance` counts in this game, and the bots that play it. The last event of
a game shows how it ended."""

from __future__ import annotations

from fronde.core.game import Balance, Figures, Measure, count_events
from fronde.games.mousquetaires.greedy import Bot
from fronde.games.mousquetaires.model import State
from fronde.games.mousquetaires.planner import FILE, PLANS, Planner, read_plan
from fronde.games.mousquetaires.strategist import MORE, Strategist, read_strategy

BALANCE: Balance[State] = Balance(
    measures=(
        Measure("turns", count_events("turn-began"), nobodys=True),
        Measure("boards completed", count_events("board-completed")),
        Measure("chambers passed", count_events("chamber-passed")),
        Measure("duels", count_events("duel-ended")),
        Measure("foes beaten", count_events("foe-beaten")),
        Measure("challenges won", count_events("challenge-won")),
        Measure("put out", count_events("put-out")),
        Measure("missions done", count_events("mission-done"), nobodys=True),
        Measure("missions failed", count_events("mission-failed"), nobodys=True),
        Measure("honour lost", count_events("honour-lost", "n"), nobodys=True),
        Measure("treachery played", count_events("treachery-played"), nobodys=True),
        Measure("Rochefort wounded", count_events("rochefort-wounded", "n"), nobodys=True),
    ),
    make_bot=lambda dice: Bot(dice).decide,
    figures={
        "quick": Figures("plan", PLANS, read_plan(FILE), lambda dice, figures: Planner(dice, figures).decide),
        "thoughtful": Figures(
            "strategy",
            {**read_plan(FILE), **MORE},
            read_strategy(FILE),
            lambda dice, figures: Strategist(dice, figures).decide,
        ),
    },
)
