"""Standing orders: answers that players give in advance, from what their seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fronde.core.game import OrderKind, View
from fronde.core.types import Decision, Json
from fronde.games.frondeurs.cube_estimates import CubeEstimates
from fronde.games.frondeurs.data import FACTIONS, SPACES
from fronde.games.frondeurs.position import read_board
from fronde.games.frondeurs.steps.common import STOP

NOWHERE = "nowhere"
"""The setting for no exception."""


def allow_placements(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Allow every placement that d'Artagnan could block (7.53 ii), except in one Space."""
    return None if decision.about["space"] == settings["except"] else ("allow",)


def cancel_losses(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Cancel with a Musketeer the next Season Card that costs at least the given number of cubes (9.23)."""
    ways = [option for option in decision.options if option.startswith("cancel:")]
    return (ways[0],) if ways and decision.about["left"] >= settings["cubes"] else None


def place_best(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...]:
    """Place a cube of the set-up where it gains most (4.12, step 11); with none left, end the placement."""
    foresee = read_estimates().estimate_placement(read_board(view), FACTIONS.index(decision.seat), decision)
    return (max((option for option in decision.options if option != STOP), key=foresee, default=STOP),)


@cache
def read_estimates() -> CubeEstimates:
    """The estimates of the quick opponent."""
    return CubeEstimates.read("hand")


ORDERS = (
    OrderKind("opening", ("setup-cubes",), place_best, ends="opening"),
    OrderKind(
        "placements",
        ("block-placement",),
        allow_placements,
        settings={"except": {"type": "string", "enum": [NOWHERE, *SPACES], "default": NOWHERE}},
        ends="turn",
    ),
    OrderKind(
        "losses",
        ("season-price",),
        cancel_losses,
        settings={"cubes": {"type": "integer", "minimum": 1, "maximum": 4, "default": 2}},
        ends="once",
    ),
)
