"""The position, and the small questions asked of it. Nothing here tells a story or asks a player.

Players are numbers in the printed order of their powers (`State.seats`), cities their places on the map, sets of cities
ints, battle cards the places of their kinds; a hand is a sorted tuple of these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from fronde.core.offers import Offer
from fronde.core.rng import Dice
from fronde.core.step_rules import StepState
from fronde.core.types import Json, Seat
from fronde.games.jeanne.data import (
    ALL,
    CITIES,
    CITIES_OF,
    COUNTERS,
    DEFENCE,
    INCOME,
    NEIGHBOURS,
    POINTS,
    PORTS,
    RETREAT,
    STRENGTH,
    TABLE,
    VALUES,
    YELLOW,
    bits,
    each,
)

FREE, FOREIGN, NOBODY = -1, 6, -1
"""Who holds a city that is no player's; and no player."""
NOWHERE = -1
"""No city."""
NO_WORKS, CASTLE, FORTRESS = 0, 1, 2
Cards = tuple[int, ...]


@dataclass
class State(StepState):
    """Everything there is to know of a game, the dice apart. Hidden: hands but one's own, and the deck.

    A list has a place for each player, or for each city.
    """

    seats: tuple[Seat, ...]

    round: int = 1
    order: tuple[int, ...] = ()
    """Order of play; until it is first drawn that of the set-up."""
    active: int = NOBODY
    """Whose turn it is, or who buys."""
    turn: int = 0
    """Turns begun so far."""
    war: bool = False
    truce: bool = False
    """The next status is peace without a vote (6.3.2)."""
    storm: bool = False
    """The next income is halved (6.2.4)."""
    plague_over: bool = False
    """The plague has come and its counter is out of the game (6.2.3)."""
    events: tuple[str, ...] = ()
    """Events drawn in this round, in the order they are carried out."""

    owner: list[int] = field(default_factory=lambda: [FREE] * len(CITIES))
    cities: list[int] = field(default_factory=lambda: [0] * (FOREIGN + 1) + [ALL])
    """The cities each player holds, a foreign power, and last nobody: `owner` read the other way."""
    works: list[int] = field(default_factory=lambda: [NO_WORKS] * len(CITIES))
    plundered: int = 0
    banned: int = 0
    """Cities the Pope lets nobody fight for in this round (6.3.4)."""
    starts: list[int] = field(default_factory=list)
    """Cities each player began with (8.4)."""
    lost: list[int] = field(default_factory=list)
    lost_before: list[int] = field(default_factory=list)
    """Cities taken from each player in this round and in the one before (6.3.1)."""
    built: list[int] = field(default_factory=list)
    """Castles each player has built in this round (5.4, 5.5)."""

    money: list[int] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)
    province_points: list[int] = field(default_factory=list)
    duel_points: list[int] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    """Throne points of each player in this round (8.2)."""
    by_round: list[tuple[int, ...]] = field(default_factory=list)
    """Throne points of each player in every round that is over, the latest last."""

    hands: list[Cards] = field(default_factory=list)
    used: list[Cards] = field(default_factory=list)
    """Yellow cards that have won a battle in this round and only defend (7.7.2)."""
    deck: Cards = ()
    """Cards to draw from, sorted: each draw takes any of them."""
    discards: Cards = ()
    heroes: list[bool] = field(default_factory=list)
    """Whether each player's hero is active (4.8.3)."""

    attacked_from: list[int] = field(default_factory=list)
    attacked: list[int] = field(default_factory=list)
    """Cities each player has attacked from, and attacked, in this round (7.4.3)."""
    ruler: int = NOBODY
    """The ruler of the sea in this round (6.6)."""
    retreated: bool = False
    """France has used its retreat of this round (9.5)."""
    intrigued: bool = False
    """Navarre has used the intrigue of this turn (9.2)."""

    offer: Offer | None = None
    offers_sent: int = 0
    over: bool = False


EACH = {
    **dict.fromkeys(("by_round", "hands", "used"), ()),
    **dict.fromkeys(("starts", "lost", "lost_before", "built", "money", "influence"), 0),
    **dict.fromkeys(("province_points", "duel_points", "gained", "attacked_from", "attacked"), 0),
    "heroes": False,
}
"""What each player begins with in the lists that have a place for each."""


def new_state(players: tuple[str, ...], options: dict[str, Json], seats: tuple[Seat, ...]) -> State:
    """A table with nothing on it: no money, no influence, no cards (2.5)."""
    state = State(players, options, seats, order=tuple(range(len(seats))))
    for name, empty in EACH.items():
        setattr(state, name, [empty] * len(seats))
    return state


# --- players ---


def who_is(state: State, seat: Seat) -> int:
    """The number of a seat."""
    return state.seats.index(seat)


def others(state: State, who: int) -> list[int]:
    """The other players, in the printed order."""
    return [other for other in range(len(state.seats)) if other != who]


def add_influence(state: State, who: int, points: int) -> int:
    """Give influence, at most up to the limit (8.3). Gives what was gained."""
    before = state.influence[who]
    state.influence[who] = min(before + points, TABLE.pieces.influence)
    return state.influence[who] - before


# --- cities ---


def cities_of(state: State, who: int) -> int:
    """The cities somebody holds, a foreign power, or nobody."""
    return state.cities[who]


def give_city(state: State, city: int, who: int) -> None:
    """Let somebody hold a city from now on."""
    state.cities[state.owner[city]] &= ~(1 << city)
    state.cities[who] |= 1 << city
    state.owner[city] = who


def find_holdings(owners: list[int]) -> list[int]:
    """Who holds what, of who holds each city."""
    holders = (*range(FOREIGN + 1), FREE)
    return [bits(city for city, owner in enumerate(owners) if owner == who) for who in holders]


def has_marker(state: State, who: int) -> bool:
    """Whether a player has a garrison marker left (7.3.3)."""
    return state.cities[who].bit_count() < TABLE.pieces.garrisons


def defence_of(state: State, city: int) -> int:
    """What a revolt, a rebellion or plunderers must beat: works, 0 for a free city (ruling R26), 3 for a foreign power
    (ruling R31)."""
    owner = state.owner[city]
    if owner == FREE:
        return TABLE.defence.free
    return STRENGTH if owner == FOREIGN else DEFENCE[state.works[city]]


def income_of(state: State, city: int) -> int:
    """What a city pays its holder (3.1, 3.2)."""
    return 0 if state.plundered >> city & 1 else INCOME[state.works[city]]


def income(state: State, who: int, doubled: int = NOWHERE) -> int:
    """What a player's cities pay now; the one that is `doubled`, or else the richest, twice where Flanders plays so
    (3.1, 9.3), half of it after bad weather (6.2.4)."""
    sums = {city: INCOME[state.works[city]] for city in each(cities_of(state, who) & ~state.plundered)}
    due = sum(sums.values())
    if sums and state.options["flanders_income"] and state.seats[who] == "flandres":
        due += sums.get(doubled, max(sums.values()))
    return (due + 1) // 2 if state.storm else due


def reach_by_road(cities: int) -> int:
    """The cities roads lead to from some cities."""
    neighbours = 0
    for city in each(cities):
        neighbours |= NEIGHBOURS[city]
    return neighbours


def full_provinces(state: State, who: int) -> list[str]:
    """The provinces a player holds whole (1.2)."""
    others = ~cities_of(state, who)
    return [province for province, cities in CITIES_OF.items() if not cities & others]


def throne_points(state: State, who: int) -> int:
    """What a player's provinces are worth now (8.1)."""
    return sum(POINTS[province] for province in full_provinces(state, who))


def count_works(state: State, who: int, works: int) -> int:
    """How many castles, or fortresses, a player holds."""
    return sum(state.works[city] == works for city in each(cities_of(state, who)))


def works_left(state: State, works: int) -> int:
    """Markers of castles, or of fortresses, not on the map; a fortress keeps the castle it stands on (5.6)."""
    markers = TABLE.pieces.castles if works == CASTLE else TABLE.pieces.fortresses
    return markers - sum(one >= works for one in state.works)


def can_be_marked(state: State, city: int) -> bool:
    """Whether a plunder marker can be laid on a city."""
    return not state.plundered >> city & 1 and state.plundered.bit_count() < TABLE.pieces.plunder


# --- buying (5) ---


def price_of(state: State, works: int) -> int:
    """What a castle or a fortress costs, by the number of players (5.2)."""
    prices = TABLE.prices
    if len(state.seats) <= prices.few:
        return prices.castle_for_few if works == CASTLE else prices.fortress_for_few
    return prices.castle if works == CASTLE else prices.fortress


def most_cards_to_buy(state: State, who: int) -> int:
    """How many cards a player can pay and hold (5.2, 5.3), as far as there are any."""
    remaining = len(state.deck) + len(state.discards)
    return max(min(state.money[who] // TABLE.prices.card, TABLE.cards.hand - len(state.hands[who]), remaining), 0)


def cities_for_castle(state: State, who: int) -> int:
    """Where a player may build a castle: one a round, on a garrison (5.4, 5.6)."""
    if state.money[who] < price_of(state, CASTLE) or state.built[who] or not works_left(state, CASTLE):
        return 0
    return bits(city for city in each(cities_of(state, who)) if state.works[city] == NO_WORKS)


def cities_for_fortress(state: State, who: int) -> int:
    """Where a player may build a fortress: on a castle that is older than this round (5.5, 5.6)."""
    if state.money[who] < price_of(state, FORTRESS) or not works_left(state, FORTRESS):
        return 0
    new = bits(city for built in state.built for city in each(built))
    return bits(city for city in each(cities_of(state, who) & ~new) if state.works[city] == CASTLE)


# --- cards (4) ---


def draw_card(state: State, rng: Dice) -> int | None:
    """Any card of the deck, made anew of the discards where it is empty; None where there is no card at all."""
    if not state.deck:
        state.deck, state.discards = tuple(sorted(state.discards)), ()
    if not state.deck:
        return None
    at = rng.below(len(state.deck))
    card = state.deck[at]
    state.deck = state.deck[:at] + state.deck[at + 1 :]
    return card


def draw_cards(state: State, who: int, count: int, rng: Dice) -> list[int]:
    """Draw cards into a hand; gives those drawn."""
    cards = [card for _ in range(count) if (card := draw_card(state, rng)) is not None]
    state.hands[who] = tuple(sorted((*state.hands[who], *cards)))
    return cards


def without(cards: Cards, removals: Iterable[int]) -> Cards:
    """Cards less some of them, each of which is there."""
    rest = list(cards)
    for card in removals:
        rest.remove(card)
    return tuple(rest)


def discard(state: State, who: int, cards: Iterable[int]) -> None:
    """Cards of a hand to the discards."""
    batch = tuple(cards)
    state.hands[who] = without(state.hands[who], batch)
    state.discards = tuple(sorted((*state.discards, *batch)))


def yellow_of(cards: Iterable[int]) -> Cards:
    """The yellow ones of some cards."""
    return tuple([card for card in cards if card in _YELLOW])


_YELLOW = frozenset(YELLOW)


def sum_of(cards: Iterable[int]) -> int:
    """Battle points of some cards (4.2)."""
    return sum([VALUES[card] for card in cards])


def pick_any(cards: Cards, rng: Dice) -> int:
    """One of some cards by lot."""
    return cards[rng.below(len(cards))]


def count_retreats(state: State, who: int) -> int:
    """Retreats a player may play in a battle: cards, and in a variant France's own one a round (4.6, 9.5)."""
    free = state.options["france_retreat"] and state.seats[who] == "france" and not state.retreated
    return sum(card == RETREAT for card in state.hands[who]) + bool(free)


def count_counters(state: State) -> tuple[str, ...]:
    """The event counters to draw from (6.1)."""
    return tuple(counter for counter in COUNTERS if counter != "plague") if state.plague_over else COUNTERS


# --- attacking (7.4) ---


def may_attack_again(state: State, who: int) -> bool:
    """In war always, in peace once a round (7.4.4); each attack was made from another city."""
    return state.war or state.attacked_from[who].bit_count() < TABLE.battle.attacks_in_peace


def can_attack(state: State, who: int) -> bool:
    """Whether a player may attack at all: two yellow cards, an attack left (7.4.1, 7.4.4). Known to that player
    alone."""
    return len(yellow_of(state.hands[who])) >= TABLE.battle.attacker and may_attack_again(state, who)


def enemies_of(state: State, who: int) -> int:
    """Cities another player or a foreign power holds."""
    return ALL & ~state.cities[FREE] & ~state.cities[who]


def find_targets(state: State, who: int) -> int:
    """Enemy cities this player may still attack in this round (7.4.3, 6.3.4)."""
    return enemies_of(state, who) & ~state.attacked[who] & ~state.banned


def find_sources(state: State, who: int) -> int:
    """Own cities this player may still attack from in this round (7.4.3)."""
    return cities_of(state, who) & ~state.attacked_from[who]


def find_attacks(state: State, who: int) -> Iterator[tuple[int, int]]:
    """Every attack by road or by landing a player may announce, as far as cards allow any: (from, to) (7.4.2)."""
    targets = find_targets(state, who)
    ports = targets & PORTS
    for source in each(find_sources(state, who)):
        reach = targets & NEIGHBOURS[source]
        if PORTS >> source & 1:
            reach |= ports
        for city in each(reach):
            yield source, city


def way_of(source: int, city: int) -> Literal["road", "landing"]:
    """How an attack comes that somebody's turn allows."""
    return "landing" if is_landing(source, city) else "road"


def is_landing(source: int, city: int) -> bool:
    """Whether an attack from one city on another comes over sea: where no road joins them."""
    return not NEIGHBOURS[source] >> city & 1
