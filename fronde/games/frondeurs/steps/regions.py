"""Questions too long to read at once: the region of the board first, then its Spaces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fronde.core.flow import Frame
from fronde.core.types import Action, Decision, Seat
from fronde.games.frondeurs.data import BOARD, FACTIONS, INDEX
from fronde.games.frondeurs.model import State
from fronde.games.frondeurs.steps.common import STEPS

CHOOSE_REGION = "choose-region"
MOST_OPTIONS = 60
"""Options put in one question; with more the region is asked first (ruling R180)."""


def region_of(option: str) -> str:
    """The region of the Space an option names last; "" for an option that names none."""
    slug = option.rpartition(":")[2]
    return BOARD.spaces[INDEX[slug]].region if slug in INDEX else ""


def step_of(decision: Decision) -> str:
    """The step a question belongs to, be it for its region or for the answer itself."""
    step: str = decision.about.get("whole", decision.step)
    return step


def put_in_parts(state: State, asked: Sequence[Decision]) -> list[Decision]:
    """The questions as they are put: a long one for its region, or for the Spaces of the region chosen."""
    return [put_part(state, d) if len(d.options) > MOST_OPTIONS else d for d in asked]


def put_part(state: State, decision: Decision) -> Decision:
    """A long question for the region; a Space alone in its region, and what is no Space, stand beside the regions."""
    parts: dict[str, list[str]] = {}
    for option in decision.options:
        parts.setdefault(region_of(option), []).append(option)
    elsewhere = parts.pop("", [])
    chosen = state.stack[-1].get(_memory(decision.seat))
    if chosen in parts:
        return replace(decision, options=(*parts[chosen], *elsewhere))
    options = [spaces[0] if len(spaces) == 1 else f"region:{region}" for region, spaces in parts.items()]
    args = {**decision.about, "whole": decision.step}
    return replace(decision, step=CHOOSE_REGION, options=(*options, *elsewhere), about=args)


def find_whole(state: State, seat: Seat) -> Decision | None:
    """The question on top of the stack to this seat with all its answers, whichever part of it is put."""
    top = state.stack[-1] if state.stack else None
    asked = STEPS[top["step"]].ask(state, top) if top else ()
    return next((d for d in asked if d.seat == seat), None)


def choose_region(state: State, action: Action) -> bool:
    """Remember the region an answer chooses, True; any other answer ends its question, and the region is forgotten."""
    frame: Frame = state.stack[-1]
    kind, _, region = action.picks[0].partition(":")
    if kind == "region":
        frame[_memory(action.seat)] = region
        return True
    frame.pop(_memory(action.seat), None)
    return False


def _memory(seat: Seat) -> str:
    """The key under which a frame remembers the region a seat chose."""
    return f"region_{FACTIONS.index(seat)}"
