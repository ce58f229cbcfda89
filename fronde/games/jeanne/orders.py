"""Standing orders: answers that players give in advance, from what their seat knows."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.game import OrderKind, View
from fronde.core.types import Decision, Json
from fronde.games.jeanne.steps.battle import ALLOW, FORBID
from fronde.games.jeanne.steps.common import points_in


def settle_landings(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Allow all landings, forbid all, or forbid only those at own ports."""
    mine = view["owner"].get(decision.about["city"]) == view["viewer"]
    forbids = settings["which"] == "all" or (settings["which"] == "mine" and mine)
    return (FORBID if forbids else ALLOW,)


def defend(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Defend with the weakest or the strongest card, a fixed amount of influence, and nothing else."""
    if decision.about.get("defender_seat") != view["viewer"]:
        return None
    if decision.step == "defence-cards":
        legal = sorted((option for option in decision.options if option != "card:none"), key=points_in)
        return (legal[-1 if settings["card"] == "strongest" else 0],) if legal else decision.options
    if decision.step == "battle-influence":
        return (f"influence:{min(settings['influence'], len(decision.options) - 1)}",)
    return decision.options[:1]


ORDERS = (
    OrderKind(
        "landings",
        ("forbid-landing",),
        settle_landings,
        {"which": {"type": "string", "enum": ["none", "mine", "all"], "default": "mine"}},
        ends="round",
    ),
    OrderKind(
        "defence",
        ("defence-cards", "battle-influence", "battle-support", "play-sign", "play-retreat"),
        defend,
        {
            "card": {"type": "string", "enum": ["weakest", "strongest"], "default": "weakest"},
            "influence": {"type": "integer", "minimum": 0, "maximum": 5, "default": 0},
        },
        ends="round",
    ),
)
