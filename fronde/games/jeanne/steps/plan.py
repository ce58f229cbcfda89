"""The phases of a round (1.5)."""

from __future__ import annotations

from fronde.core.flow import Frame, Step, frame, queue
from fronde.core.types import Context
from fronde.games.jeanne.model import NOWHERE, State
from fronde.games.jeanne.steps.buying import plan_buying

PHASES = ("income", "vote", "cards", "buying", "order", "events", "intervention", "turns", "points")
"""The phases at which a round, and so a sparse position, may begin; eliminated players return before the first."""


def plan_round(state: State, phase: str = PHASES[0]) -> list[Frame]:
    """The frames of the rest of a round from a phase on (1.5)."""
    everybody = tuple(range(len(state.seats)))
    missing = [frame("return-city", who=who) for who in everybody if who not in state.owner]
    parts = {
        "income": [*missing, frame("collect-income", doubled=NOWHERE)],
        "vote": [frame("vote", votes=())],
        "cards": [frame("deal-cards")],
        "buying": plan_buying(state, state.order),
        "order": [frame("draw-order")],
        "events": [frame("draw-events")],
        "intervention": [frame("intervene")],
        "turns": [frame("play-turns")],
        "points": [frame("score-round")],
    }
    frames = [one for name in PHASES[PHASES.index(phase) :] for one in parts[name]]
    return [*frames, frame("end-round")]


class BeginRound(Step[State], once=True):
    """Queue the eight phases of a round (1.5)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.gained = [0] * len(state.seats)
        ctx.emit("round-began", round=state.round)
        queue(state, *plan_round(state))
