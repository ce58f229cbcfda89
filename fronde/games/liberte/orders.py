"""Standing orders: answers that players give in advance, to be asked less often (R40)."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.game import OrderKind, View
from fronde.core.types import Decision, Json
from fronde.games.liberte.data import CARDS, PROVINCES, REGIONS
from fronde.games.liberte.steps.common import DECLINE
from fronde.games.liberte.steps.ties import TIES

WHOLE_COUNTRY = "everywhere"


def save_for_first_place(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Advance no card unless first place in the government is at stake."""
    return None if decision.about.get("office") == "first" else (DECLINE,)


def save_low_cards(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Advance no card unless one of at least the given value can be advanced."""
    values = [CARDS[option.partition(":")[2]].value for option in decision.options if option.startswith("advance:")]
    return None if max(values, default=0) >= settings["value"] else (DECLINE,)


def give_up_provinces(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Advance no card in a province, in those of a region, or in any."""
    province = PROVINCES[decision.about["province"]]
    return (DECLINE,) if settings["where"] in (WHOLE_COUNTRY, province.region, province.id) else None


ORDERS = (
    OrderKind("first-place-only", TIES, save_for_first_place, ends="turn"),
    OrderKind(
        "high-cards-only",
        TIES,
        save_low_cards,
        settings={"value": {"type": "integer", "minimum": 2, "maximum": 3, "default": 3}},
        ends="turn",
    ),
    OrderKind(
        "give-up-provinces",
        ("province-tie",),
        give_up_provinces,
        settings={"where": {"enum": [WHOLE_COUNTRY, *REGIONS, *PROVINCES], "default": WHOLE_COUNTRY}},
        ends="turn",
    ),
)
