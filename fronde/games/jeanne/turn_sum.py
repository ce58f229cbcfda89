"""The cost of the current turn, the points of its provinces, and the cities open to attack; shown before it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from fronde.core.types import Event, Json, Name, Seat, Text
from fronde.games.jeanne.data import CITIES, TABLE, bits, each
from fronde.games.jeanne.model import (
    State,
    cities_of,
    defence_of,
    find_attacks,
    full_provinces,
    may_attack_again,
    player_index,
    throne_points,
)
from fronde.games.jeanne.names import text

MOST_OPEN = 6
"""The most cities named as open to attack."""
SENT = {"city-plundered": "plunderers", "ambassador-sent": "ambassador"}
"""Events that show that a red card was played."""


def sum_up_turn(state: State, events: Sequence[Event], seat: Seat) -> list[Text]:
    """Cards, influence and money the turn has cost the seat, its complete provinces, and its cities that rivals may
    still attack this round."""
    who = player_index(state, seat)
    if who != state.active:
        return []
    battles = [e.data for e in events if e.kind == "battle-fought" and e.data.get("attacker_seat") == seat]
    return [
        *tell_costs(state, events, battles, seat),
        *tell_points(state, who),
        *tell_open(state, who),
    ]


# --- what it has cost ---


def tell_costs(
    state: State, events: Sequence[Event], battles: Sequence[Mapping[str, Json]], seat: Seat
) -> Iterator[Text]:
    """The costs of battles, missions and bargains; in a separate line the cards that won and can now only defend
    (7.7)."""
    mine = [event for event in events if event.data.get("seat") == seat]
    cards = [SENT[event.kind] for event in mine if event.kind in SENT]
    for battle in battles:
        cards += find_lost_cards(battle)
    retreats = sum(len(battle["attack"]["saved"]) for battle in battles)
    own = seat == "france" and state.options["france_retreat"]  # its own Retreat is no card and is used first (9.5)
    cards += ["retreat"] * (retreats - own)
    costs: list[Name | Text] = [Name("card", card) for card in cards]
    if influence := sum(battle["attack"]["influence"] for battle in battles):
        costs.append(text("spent-influence", n=influence))
    if any(battle["attack"]["support"] == "hero" and battle["result"] != "taken" for battle in battles):
        costs.append(Name("hero", seat))
    if money := sum(event.data["n"] for event in mine if event.kind == "money-paid"):
        costs.append(text("spent-money", n=money))
    if costs:
        yield text("sum-costs", costs=costs)
    if gains := [
        card for battle in battles if battle["result"] == "taken" for card in find_yellow_cards(battle["attack"])
    ]:
        yield text("sum-guards", cards=list(gains))


def find_lost_cards(battle: Mapping[str, Json]) -> list[str]:
    """The cards a battle has cost its attacker: yellow cards unless it was won, a red card, and a sign of God."""
    attack = battle["attack"]
    losses = [] if battle["result"] == "taken" else find_yellow_cards(attack)
    losses += [attack["support"]] if attack["support"] in ("engineer", "traitor") else []
    return [*losses, *(["sign-of-god"] if attack["sign"] else [])]


def find_yellow_cards(side: Mapping[str, Json]) -> list[str]:
    """The committed yellow cards of a side that were not taken back."""
    return list((Counter(side["cards"]) - Counter(side["saved"])).elements())


# --- what it brings ---


def tell_points(state: State, who: int) -> Iterator[Text]:
    """The seat's complete provinces, and their points at the end of the round (8.1)."""
    yield text("sum-points", n=throne_points(state, who), provinces=full_provinces(state, who))


# --- what it leaves to others ---


def tell_open(state: State, who: int) -> Iterator[Text]:
    """The seat's cities that later players can attack this round, the weakest first, each with its defence and those
    players. Their hands are hidden, but the number of their cards is public."""
    threats = find_threats(state, who, cities_of(state, who))
    openings = []
    for city in sorted(threats, key=lambda city: (defence_of(state, city), city)):
        openings.append(text("opened-to", city=CITIES[city], n=defence_of(state, city), seats=threats[city]))
    if openings:
        more = max(len(openings) - MOST_OPEN, 0)
        yield text("sum-opens", opened=openings[:MOST_OPEN], more=more)


def find_threats(state: State, who: int, cities: int) -> dict[int, list[Seat]]:
    """For each of these cities that players after `who` can attack, their seats."""
    threats: dict[int, list[Seat]] = {}
    for rival in find_next(state, who):
        for city in each(bits(city for _, city in find_attacks(state, rival)) & cities):
            threats.setdefault(city, []).append(state.seats[rival])
    return threats


def find_next(state: State, who: int) -> list[int]:
    """The players whose turn of this round is still to come and who have enough cards for an attack (7.4)."""
    after = state.order[state.order.index(who) + 1 :]
    able = (other for other in after if len(state.hands[other]) >= TABLE.battle.attacker)
    return [other for other in able if may_attack_again(state, other)]
