"""The cost of a musketeer's current turn, the musketeers still to act, and what the end of the turn brings; shown
before it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fronde.core.types import Event, Seat, Text
from fronde.games.mousquetaires.data import ITEMS, MILADY, MISSIONS, TRACKS
from fronde.games.mousquetaires.model import State, actions_left, actions_of, milady_of, waiting
from fronde.games.mousquetaires.names import text
from fronde.games.mousquetaires.steps.musketeers import BEGGARS, SPIES

BEGINNINGS = ("turn-began", "turn-ended")
"""Events after which another turn begins."""
BRIBE = 1
"""Pistoles to leave the Bastille (5.4)."""
WOUNDS = ("snared", "assassin-struck")
"""Events that each cost a life point."""


def sum_up_turn(state: State, events: Sequence[Event], seat: Seat) -> list[Text]:
    """The actions, pistoles, cards and life points used, and what comes next, from public knowledge: musketeers who
    have not acted, the time and Louvre tokens, Milady."""
    if seat == MILADY or seat != state.active:
        return []
    start = max((n for n, event in enumerate(events, 1) if event.kind in BEGINNINGS), default=0)
    mine = [event for event in events[start:] if event.data.get("seat") == seat]
    return [*tell_costs(state, mine, seat), *tell_waiting(state, seat), tell_clocks(state), tell_milady(state)]


# --- what it has cost ---


def tell_costs(state: State, mine: Sequence[Event], seat: Seat) -> Iterator[Text]:
    """The actions used, the costs, and the actions left."""
    amounts = {"pistoles": count_pistoles(mine), "cards": count_cards(mine), "life": count_wounds(mine)}
    costs = [text(f"spent-{name}", n=n) for name, n in amounts.items() if n]
    actions = actions_of(state) - state.action_points[seat]
    yield text("sum-costs", costs=[text("spent-actions", n=actions, all=actions_of(state)), *costs])
    if remaining := actions_left(state, seat):
        yield text("sum-left", n=remaining)


def count_pistoles(mine: Sequence[Event]) -> int:
    """Pistoles paid for items, traps and guards (3.10, 4.9, 5.4)."""
    price = sum(ITEMS[event.data["item"]].price for event in mine if event.kind == "item-bought")
    beggars = sum(event.kind == "trap-cleared" for event in mine if event.data.get("trap") == "beggars")
    return int(price) + BEGGARS * beggars + BRIBE * sum(event.kind == "guards-bribed" for event in mine)


def count_cards(mine: Sequence[Event]) -> int:
    """Adventure cards played, placed, paid or handed over."""
    plays: int = sum(event.kind in ("character-played", "card-traded") for event in mine)
    plays += sum(event.data["card"] != "bassompierre" for event in mine if event.kind == "reinforced")
    challenges: int = sum(event.data["n"] for event in mine if event.kind in ("challenge-won", "challenge-lost"))
    duels = sum(len(event.data["cards"]) for event in mine if event.kind == "duel-ended")
    spies = sum(event.kind == "trap-cleared" for event in mine if event.data.get("trap") == "spies")
    purchases = sum(bool(ITEMS[event.data["item"]].cost) for event in mine if event.kind == "item-bought")
    return plays + challenges + duels + SPIES * spies + purchases


def count_wounds(mine: Sequence[Event]) -> int:
    """Life points lost (4.7)."""
    duel_wounds = sum(event.data["hurt"] for event in mine if event.kind == "duel-ended")
    return int(duel_wounds) + sum(event.kind in WOUNDS for event in mine)


# --- what comes next ---


def tell_waiting(state: State, seat: Seat) -> Iterator[Text]:
    """The other musketeers who have not had their turn."""
    if others := [other for other in waiting(state) if other != seat]:
        yield text("sum-waiting", seats=others)


def tell_clocks(state: State) -> Text:
    """The effects of the end of the turn: time, the Louvre's mission, the Paris card (7.5 to 7.7)."""
    coming = [tell_time(state)]
    if state.louvre is not None:
        at = state.louvre_at + 1
        key = "warning" if at == TRACKS.louvre_warning else "fails" if at >= TRACKS.louvre else "moves"
        draws = "yes" if milady_of(state) else "no"
        coming.append(text(f"next-louvre-{key}", n=at, most=TRACKS.louvre, draws=draws))
    effect = MISSIONS[state.paris.card].end if state.paris else ""
    if state.paris is not None and effect and (milady_of(state) or effect != "draw-treachery"):
        coming.append(text(f"next-paris-{effect}", mission=state.paris.card))
    return text("sum-next", coming=coming)


def tell_time(state: State) -> Text:
    """The next space of the time token, with its red dice at La Rochelle."""
    if state.clock_stops:
        return Text("next-time-held")
    if state.time >= len(TRACKS.time):
        return Text("next-time-out")
    return text("next-time", n=state.time + 1, most=len(TRACKS.time) + 1, dice=TRACKS.time[state.time])


def tell_milady(state: State) -> Text:
    """Where Milady is, or where she is not, and Rochefort's life points."""
    if state.is_home or state.rochefort <= 0:
        return Text("sum-milady-gone")
    if state.revealed or state.location_is_public:
        return text("sum-milady-there", life=state.rochefort, place=state.destination)
    message = "sum-milady-elsewhere" if state.absent else "sum-milady-hidden"
    return text(message, life=state.rochefort, absent=list(state.absent))
