"""The two discs that return a marker (5.3)."""

from __future__ import annotations

from fronde.core.types import Context, Decision
from fronde.games.richelieu.model import State, can_use_disc, spend_disc
from fronde.games.richelieu.steps.common import USE_DISC


def ask_disc(state: State) -> list[Decision]:
    """The optional question about using a marker back, for a seat that can; empty for others."""
    if not can_use_disc(state, state.active):
        return []
    args = {"n": state.box[state.active]}
    return [Decision(state.active, "use-disc", (USE_DISC,), "5.3", required=False, about=args)]


def use_disc(state: State, ctx: Context) -> None:
    """Turn the disc face up, and take a marker out of the box."""
    disc = spend_disc(state, state.active)
    ctx.no_undo()
    ctx.emit("disc-used", seat=state.active, disc=disc)
