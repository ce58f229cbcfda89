"""Options that a player may look for but that are not available; `refusals.py` gives the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fronde.core.types import Decision, OptionText, Text
from fronde.games.jeanne.data import ALL, AREA_OF, CITIES, NEIGHBOURS, PROVINCE_OF, each
from fronde.games.jeanne.model import CASTLE, FREE, NO_WORKS, State, cities_of, player_index
from fronde.games.jeanne.names import text

Listing = Iterator[tuple[str, int]]
"""Options, each with its city."""


def find_unavailable(state: State, decision: Decision) -> dict[str, OptionText]:
    """Unavailable options with their texts: cities that cannot be occupied, attacked, built in or plundered, and one
    more card than can be bought."""
    finder = FINDERS.get(decision.step)
    if finder is None:
        return {}
    who, cities = player_index(state, decision.seat), {option.rpartition(":")[2] for option in decision.options}
    texts = {o: _reads(o, city) for o, city in finder(state, who) if CITIES[city] not in cities}
    return texts | (find_cards(state, who, decision) if decision.step == "buy" else {})


def _reads(option: str, city: int) -> OptionText:
    kind = option.partition(":")[0]
    label = f"option-{kind}" if kind in ("castle", "fortress", "plunder") else "option-city"
    group = Text(f"group-{AREA_OF[PROVINCE_OF[city]]}")
    return OptionText(text(label, city=CITIES[city]), None, group)


def find_cards(state: State, who: int, decision: Decision) -> dict[str, OptionText]:
    """One card more than can be bought (5.2, 5.3)."""
    n = 1 + sum(option.startswith("cards:") for option in decision.options)
    return {f"cards:{n}": OptionText(text("option-buy-cards", n=n), None, Text("group-cards"))}


def find_others(kind: str) -> Callable[[State, int], Listing]:
    """All cities except the player's own."""
    return lambda state, who: ((f"{kind}:{CITIES[city]}", city) for city in each(~cities_of(state, who) & ALL))


def find_enemies(state: State, who: int) -> Listing:
    """The enemy cities, as attacks from a neighbouring own city if there is one (7.4.2)."""
    mine = cities_of(state, who)
    for city in each(~mine & ~cities_of(state, FREE) & ALL):
        source = next(iter([*each(NEIGHBOURS[city] & mine), *each(mine)]), None)
        if source is not None:
            yield f"attack:{CITIES[source]}:{CITIES[city]}", city


def find_sites(state: State, who: int) -> Listing:
    """The player's own cities, with the works that could be built there next (5.4, 5.5)."""
    for city in each(cities_of(state, who)):
        if state.works[city] in (NO_WORKS, CASTLE):
            yield f"{'castle' if state.works[city] == NO_WORKS else 'fortress'}:{CITIES[city]}", city


FINDERS: Mapping[str, Callable[[State, int], Listing]] = {
    "place-third": find_others("third"),
    "buy": find_sites,
    "expand": find_others("expand"),
    "fight": find_enemies,
    "play-plunderers": find_others("plunder"),
    "rebel": find_others("rebel"),
}
"""The functions that find these options, by question."""
