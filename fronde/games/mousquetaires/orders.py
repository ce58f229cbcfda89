"""Standing orders: answers that players give in advance, from what their seat knows."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.game import OrderKind, View
from fronde.core.types import Decision, Json
from fronde.games.mousquetaires.fencing import Arms
from fronde.games.mousquetaires.odds import best_sword
from fronde.games.mousquetaires.steps.duels import KEEP
from fronde.games.mousquetaires.steps.milady import HIDE
from fronde.games.mousquetaires.steps.siege import NO, YES

NEVER = "never"


def give_life(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """At La Rochelle, give a life point if red swords are ahead and enough life points are left."""
    about, keep = decision.about, settings["keep"]
    gives = keep != NEVER and about["life"] > keep and about["n"] > about["own"]
    return (YES if gives else NO,)


def play_in_need(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Play One for all, or not, if the game is lost without it."""
    return (f"{decision.options[0].partition(':')[0]}:{settings['play']}",)


def throw_again(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Reroll the die with the best exact probabilities, if that helps."""
    about, person = decision.about, view["musketeers"][decision.seat]
    arms = Arms(tuple(map(tuple, person["manoeuvres"])), "armor" in person["gear"], "pistol" in person["gear"], True)
    blue, red, first = tuple(about["blue"]), tuple(about["red"]), about["round"] == 1
    face = best_sword(blue, red, about["foe"], arms, first, view["duel"]["reroll"])
    return (f"reroll:{face}" if face else KEEP,)


def hide(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Milady does not show herself unless she must."""
    return (HIDE,) if HIDE in decision.options else None


ORDERS = (
    OrderKind(
        "give-life",
        ("sacrifice",),
        give_life,
        {"keep": {"enum": [NEVER, 1, 2, 3, 4], "default": 2}},
        ends="round",
    ),
    OrderKind(
        "in-need",
        ("hold-time", "save-queen"),
        play_in_need,
        {"play": {"enum": ["yes", "no"], "default": "yes"}},
        ends="round",
    ),
    OrderKind("best-die", ("reroll",), throw_again, ends="round"),
    OrderKind("stay-hidden", ("reveal",), hide, ends="round"),
)
