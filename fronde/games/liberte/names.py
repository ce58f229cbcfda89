"""The names of ids in texts, by the key under which questions, events and refusals give them."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.game import name_ids
from fronde.core.sentences import Sentences
from fronde.core.types import Json, Name

NAMES: Mapping[str, str] = {
    **dict.fromkeys(("seat", "seats", "order", "winners", "rivals", "passing", "level", "others", "presence"), "seat"),
    **dict.fromkeys(("card", "cards", "special"), "card"),
    **dict.fromkeys(("province", "provinces"), "province"),
    **dict.fromkeys(("faction", "factions", "opposition"), "faction"),
    **dict.fromkeys(("region", "where"), "region"),
    **{kind: kind for kind in ("colour", "battle", "office", "effect")},
    "symbols": "symbol",
}
text, refuse = Sentences(NAMES).text, Sentences(NAMES).refuse


def with_names(data: Mapping[str, Json]) -> dict[str, object]:
    """The data of a question or event as arguments of a text, with the colour of a faction, and whether a seat
    loses what it removes."""
    args = name_ids(data, NAMES)
    args |= {key: "yes" if value else "no" for key, value in data.items() if isinstance(value, bool)}
    if "owner_seat" in data and "seat" in data:
        args["own"] = "yes" if data["owner_seat"] == data["seat"] else "no"
    return {**args, "colour": Name("colour", data["faction"])} if isinstance(data.get("faction"), str) else args
