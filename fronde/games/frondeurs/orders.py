"""Standing orders: what a player may leave word of, so as not to be asked, from what that seat may know alone."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.game import OrderKind, View
from fronde.core.types import Decision, Json
from fronde.games.frondeurs.data import SPACES

NOWHERE = "nowhere"
"""Stands for the Space at which one would be asked, where there is none."""


def let_pass(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Let d'Artagnan block nothing, or nothing but at one Space (7.53)."""
    if settings["except"] == NOWHERE:
        return ("allow-turn",)
    return None if decision.about["space"] == settings["except"] else ("allow",)


def cancel_losses(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Cancel with a Musketeer the next Season Card that costs at least so many cubes (9.23)."""
    ways = [option for option in decision.options if option.startswith("cancel:")]
    return (ways[0],) if ways and decision.about["left"] >= settings["cubes"] else None


ORDERS = (
    OrderKind(
        "let-pass",
        ("block-placement",),
        let_pass,
        settings={
            "type": "object",
            "properties": {"except": {"type": "string", "enum": [NOWHERE, *SPACES], "default": NOWHERE}},
        },
        ends="round",
    ),
    OrderKind(
        "losses",
        ("season-price",),
        cancel_losses,
        settings={
            "type": "object",
            "properties": {"cubes": {"type": "integer", "minimum": 1, "maximum": 4, "default": 2}},
        },
        ends="once",
    ),
)
