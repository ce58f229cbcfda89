"""Options that a player may look for but that are not available; `refusals.py` gives the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fronde.core.types import Decision, OptionText, Text
from fronde.games.liberte.data import PROVINCE_IDS, REGION_OF
from fronde.games.liberte.model import State, has_cannon, is_faction_card, stacks_with_places
from fronde.games.liberte.names import text

Listing = Iterator[tuple[str, OptionText]]


def find_unavailable(state: State, decision: Decision) -> dict[str, OptionText]:
    """Unavailable options with their texts: cards in hand and open cards, provinces, and targets of a Special."""
    finder = FINDERS.get(decision.step)
    return {} if finder is None else {o: reads for o, reads in finder(state, decision) if o not in decision.options}


def find_plays(state: State, decision: Decision) -> Listing:
    """Uses of the player's cards at another time, and the open cards (3.2, 3.7, 4.1, 5.2)."""
    for card in state.hands[decision.seat]:
        kind = "place" if is_faction_card(card) else "special"
        yield f"{kind}:{card}", OptionText(text(f"option-{kind}", card=card))
        if has_cannon(card):
            yield f"cannon:{card}", OptionText(text("option-cannon", card=card))
    if decision.step == "choose-action":
        yield from find_open(state, decision)


def find_open(state: State, decision: Decision) -> Listing:
    """The open cards (5.2)."""
    for card in state.open:
        yield f"take:{card}", OptionText(text("option-take-open", card=card))


def find_provinces(state: State, decision: Decision) -> Listing:
    """Provinces where no block of the card can be placed (3.2 to 3.6)."""
    options = {option.split(":")[1] for option in decision.options}
    for place, province in enumerate(PROVINCE_IDS):
        if province not in options:
            yield f"blocks:{province}:1", OptionText(Text(f"province-{province}"), None, _region(place))


def _region(place: int) -> Text:
    return text("group-region", region=REGION_OF[place])


def find_unstruck(state: State, decision: Decision) -> Listing:
    """Stacks that a Special against blocks cannot affect, or displayed cards that one against cards cannot (4)."""
    kind = decision.options[0].partition(":")[0]
    if kind == "card":
        for seat, display in state.displays.items():
            for card in display:
                label = text("option-displayed", card=card, seat=seat)
                yield f"card:{card}", OptionText(label, None, text("group-display", seat=seat))
        return
    for place, stack in stacks_with_places(state):
        province = PROVINCE_IDS[place]
        label = text("closed-stack", province=province, seat=stack.seat)
        yield f"{kind}:{province}:{stack.seat}", OptionText(label, None, _region(place))


FINDERS: Mapping[str, Callable[[State, Decision], Listing]] = {
    "choose-action": find_plays,
    "go-on": find_plays,
    "take-second": find_open,
    "place-blocks": find_provinces,
    "special-target": find_unstruck,
}
"""The functions that find these options, by question."""
