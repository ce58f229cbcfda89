"""What the steps share: how a question is put, and the ids of what is not a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fronde.core.codec import Word
from fronde.core.flow import Frame, Step
from fronde.core.types import Decision
from fronde.games.richelieu.data import CARDS
from fronde.games.richelieu.model import State

END_TURN, PASS, USE_DISC = "end-turn", "pass", "disc:marker-back"
CARD = Word(CARDS, "position-unknown-card")
"""A card, as frames remember it."""
STEPS: dict[str, RichelieuStep] = {}
"""Every step by name; filled where the chapters are joined."""


class RichelieuStep(Step[State]):
    """A step of this game; the active seat is asked."""

    def question(
        self, state: State, step: str, options: Iterable[str], rule: str, *, required: bool = True, **args: Any
    ) -> Decision:
        """One question to the active seat."""
        return Decision(state.active, step, tuple(options), rule, required=required, about=args)


def add_steps(*steps: RichelieuStep) -> None:
    """Join steps to the game."""
    STEPS.update((step.name, step) for step in steps)


def prefixed(prefix: str, cards: Iterable[str]) -> list[str]:
    """Option ids for some cards."""
    return [f"{prefix}:{card}" for card in cards]


def begin_step(frame: Frame, step: str) -> None:
    """Turn a frame into that of another step; what it remembered is gone."""
    frame.clear()
    frame["step"] = step
