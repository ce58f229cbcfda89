"""The position and its basic queries and changes. Nothing here emits events or asks a player.

Players are numbers in the printed order of their powers (`State.seats`), cities are indices on the map, sets of cities
are ints, battle cards are indices of their kinds; a hand is a sorted tuple of these.
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
"""The holder of a free city, of a foreign one; and no player."""
NOWHERE = -1
"""No city."""
NO_WORKS, CASTLE, FORTRESS = 0, 1, 2
Cards = tuple[int, ...]


@dataclass
class State(StepState):
    """The complete position, without the dice. Hidden parts: the hands of others, and the deck.

    Lists have an entry for each player, or for each city.
    """

    seats: tuple[Seat, ...]

    round: int = 1
    order: tuple[int, ...] = ()
    """Order of play; that of the set-up until the first draw."""
    active: int = NOBODY
    """The player whose turn it is, or who is buying."""
    turn: int = 0
    """The number of turns begun so far."""
    war: bool = False
    truce: bool = False
    """Whether the next status is peace without a vote (6.3.2)."""
    storm: bool = False
    """Whether the next income is halved (6.2.4)."""
    plague_over: bool = False
    """Whether the plague has come, so that its counter is out of the game (6.2.3)."""
    events: tuple[str, ...] = ()
    """Events drawn this round, in the order in which they are carried out."""

    owner: list[int] = field(default_factory=lambda: [FREE] * len(CITIES))
    cities: list[int] = field(default_factory=lambda: [0] * (FOREIGN + 1) + [ALL])
    """The cities of each player, of foreign powers, and last the free ones: the inverse of `owner`."""
    works: list[int] = field(default_factory=lambda: [NO_WORKS] * len(CITIES))
    plundered: int = 0
    banned: int = 0
    """Cities where the Pope forbids battles this round (6.3.4)."""
    starts: list[int] = field(default_factory=list)
    """Starting cities of each player (8.4)."""
    lost: list[int] = field(default_factory=list)
    lost_before: list[int] = field(default_factory=list)
    """Cities taken from each player this round, and in the round before (6.3.1)."""
    built: list[int] = field(default_factory=list)
    """Castles that each player has built this round (5.4, 5.5)."""

    money: list[int] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)
    province_points: list[int] = field(default_factory=list)
    duel_points: list[int] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    """Throne points of each player this round (8.2)."""
    by_round: list[tuple[int, ...]] = field(default_factory=list)
    """Throne points of each player in every finished round, the latest last."""

    hands: list[Cards] = field(default_factory=list)
    used: list[Cards] = field(default_factory=list)
    """Yellow cards that won a battle this round and can now only defend (7.7.2)."""
    deck: Cards = ()
    """Cards to draw from, sorted; a draw takes a random one."""
    discards: Cards = ()
    heroes: list[bool] = field(default_factory=list)
    """Whether each player's hero is active (4.8.3)."""

    attacked_from: list[int] = field(default_factory=list)
    attacked: list[int] = field(default_factory=list)
    """Cities that each player has attacked from, and attacked, this round (7.4.3)."""
    ruler: int = NOBODY
    """The ruler of the sea this round (6.6)."""
    retreated: bool = False
    """Whether France has used its retreat of this round (9.5)."""
    intrigued: bool = False
    """Whether Navarre has used the intrigue of this turn (9.2)."""

    offer: Offer | None = None
    offers_sent: int = 0
    over: bool = False


EACH = {
    **dict.fromkeys(("by_round", "hands", "used"), ()),
    **dict.fromkeys(("starts", "lost", "lost_before", "built", "money", "influence"), 0),
    **dict.fromkeys(("province_points", "duel_points", "gained", "attacked_from", "attacked"), 0),
    "heroes": False,
}
"""The initial value for each player in the lists by player."""


def new_state(players: tuple[str, ...], options: dict[str, Json], seats: tuple[Seat, ...]) -> State:
    """An empty table: no money, influence or cards (2.5)."""
    state = State(players, options, seats, order=tuple(range(len(seats))))
    for name, empty in EACH.items():
        setattr(state, name, [empty] * len(seats))
    return state


# --- players ---


def player_index(state: State, seat: Seat) -> int:
    """The number of a seat's player."""
    return state.seats.index(seat)


def others(state: State, who: int) -> list[int]:
    """The other players, in the printed order."""
    return [other for other in range(len(state.seats)) if other != who]


def add_influence(state: State, who: int, points: int) -> int:
    """Give influence, up to the limit (8.3). Returns the points gained."""
    before = state.influence[who]
    state.influence[who] = min(before + points, TABLE.pieces.influence)
    return state.influence[who] - before


# --- cities ---


def cities_of(state: State, who: int) -> int:
    """The cities of a player, of foreign powers (FOREIGN), or the free ones (FREE)."""
    return state.cities[who]


def give_city(state: State, city: int, who: int) -> None:
    """Change the holder of a city."""
    state.cities[state.owner[city]] &= ~(1 << city)
    state.cities[who] |= 1 << city
    state.owner[city] = who


def find_holdings(owners: list[int]) -> list[int]:
    """The cities of each holder, from the holder of each city."""
    holders = (*range(FOREIGN + 1), FREE)
    return [bits(city for city, owner in enumerate(owners) if owner == who) for who in holders]


def has_marker(state: State, who: int) -> bool:
    """Whether a player has a garrison marker left (7.3.3)."""
    return state.cities[who].bit_count() < TABLE.pieces.garrisons


def defence_of(state: State, city: int) -> int:
    """The number that a revolt, a rebellion or plunderers must beat: by works, 0 for a free city (ruling R26), 3 for a
    foreign power (ruling R31)."""
    owner = state.owner[city]
    if owner == FREE:
        return TABLE.defence.free
    return STRENGTH if owner == FOREIGN else DEFENCE[state.works[city]]


def income_of(state: State, city: int) -> int:
    """The money a city pays its holder (3.1, 3.2)."""
    return 0 if state.plundered >> city & 1 else INCOME[state.works[city]]


def income(state: State, who: int, bonus_city: int = NOWHERE) -> int:
    """The money a player's cities pay now. With the variant for Flanders, `bonus_city`, or else the richest, pays twice
    (3.1, 9.3). Bad weather halves the total (6.2.4)."""
    sums = {city: INCOME[state.works[city]] for city in each(cities_of(state, who) & ~state.plundered)}
    due = sum(sums.values())
    if sums and state.options["flanders_income"] and state.seats[who] == "flandres":
        due += sums.get(bonus_city, max(sums.values()))
    return (due + 1) // 2 if state.storm else due


def reach_by_road(cities: int) -> int:
    """The cities connected by road to any of a set."""
    neighbours = 0
    for city in each(cities):
        neighbours |= NEIGHBOURS[city]
    return neighbours


def full_provinces(state: State, who: int) -> list[str]:
    """The provinces a player holds completely (1.2)."""
    others = ~cities_of(state, who)
    return [province for province, cities in CITIES_OF.items() if not cities & others]


def throne_points(state: State, who: int) -> int:
    """The throne points of a player's provinces now (8.1)."""
    return sum(POINTS[province] for province in full_provinces(state, who))


def count_works(state: State, who: int, works: int) -> int:
    """The number of a player's castles, or fortresses."""
    return sum(state.works[city] == works for city in each(cities_of(state, who)))


def works_left(state: State, works: int) -> int:
    """Markers of castles, or of fortresses, that are not on the map; a fortress keeps the castle under it (5.6)."""
    markers = TABLE.pieces.castles if works == CASTLE else TABLE.pieces.fortresses
    return markers - sum(one >= works for one in state.works)


def can_be_marked(state: State, city: int) -> bool:
    """Whether a plunder marker can be placed on a city."""
    return not state.plundered >> city & 1 and state.plundered.bit_count() < TABLE.pieces.plunder


# --- buying (5) ---


def price_of(state: State, works: int) -> int:
    """The price of a castle or a fortress, by the number of players (5.2)."""
    prices = TABLE.prices
    if len(state.seats) <= prices.few:
        return prices.castle_for_few if works == CASTLE else prices.fortress_for_few
    return prices.castle if works == CASTLE else prices.fortress


def most_cards_to_buy(state: State, who: int) -> int:
    """The most cards a player can pay for and hold, and that are available (5.2, 5.3)."""
    remaining = len(state.deck) + len(state.discards)
    return max(min(state.money[who] // TABLE.prices.card, TABLE.cards.hand - len(state.hands[who]), remaining), 0)


def cities_for_castle(state: State, who: int) -> int:
    """Cities where a player may build a castle: one a round, on a garrison (5.4, 5.6)."""
    if state.money[who] < price_of(state, CASTLE) or state.built[who] or not works_left(state, CASTLE):
        return 0
    return bits(city for city in each(cities_of(state, who)) if state.works[city] == NO_WORKS)


def cities_for_fortress(state: State, who: int) -> int:
    """Cities where a player may build a fortress: on a castle built in an earlier round (5.5, 5.6)."""
    if state.money[who] < price_of(state, FORTRESS) or not works_left(state, FORTRESS):
        return 0
    new = bits(city for castles in state.built for city in each(castles))
    return bits(city for city in each(cities_of(state, who) & ~new) if state.works[city] == CASTLE)


# --- cards (4) ---


def draw_card(state: State, rng: Dice) -> int | None:
    """Draw a random card of the deck; if it is empty, the discards become the deck. None if there is no card at all."""
    if not state.deck:
        state.deck, state.discards = tuple(sorted(state.discards)), ()
    if not state.deck:
        return None
    at = rng.below(len(state.deck))
    card = state.deck[at]
    state.deck = state.deck[:at] + state.deck[at + 1 :]
    return card


def draw_cards(state: State, who: int, count: int, rng: Dice) -> list[int]:
    """Draw cards into a hand. Returns the cards drawn."""
    cards = [card for _ in range(count) if (card := draw_card(state, rng)) is not None]
    state.hands[who] = tuple(sorted((*state.hands[who], *cards)))
    return cards


def without(cards: Cards, removals: Iterable[int]) -> Cards:
    """Cards without those removed, each of which must be among them."""
    rest = list(cards)
    for card in removals:
        rest.remove(card)
    return tuple(rest)


def discard(state: State, who: int, cards: Iterable[int]) -> None:
    """Discard cards of a hand."""
    batch = tuple(cards)
    state.hands[who] = without(state.hands[who], batch)
    state.discards = tuple(sorted((*state.discards, *batch)))


def yellow_of(cards: Iterable[int]) -> Cards:
    """The yellow cards among some cards."""
    return tuple([card for card in cards if card in _YELLOW])


_YELLOW = frozenset(YELLOW)


def sum_of(cards: Iterable[int]) -> int:
    """Battle points of some cards (4.2)."""
    return sum([VALUES[card] for card in cards])


def pick_any(cards: Cards, rng: Dice) -> int:
    """A random card."""
    return cards[rng.below(len(cards))]


def count_retreats(state: State, who: int) -> int:
    """Retreats a player may play in a battle: cards, and in a variant France's own one each round (4.6, 9.5)."""
    free = state.options["france_retreat"] and state.seats[who] == "france" and not state.retreated
    return sum(card == RETREAT for card in state.hands[who]) + bool(free)


def count_counters(state: State) -> tuple[str, ...]:
    """The event counters to draw from (6.1)."""
    return tuple(counter for counter in COUNTERS if counter != "plague") if state.plague_over else COUNTERS


# --- attacking (7.4) ---


def may_attack_again(state: State, who: int) -> bool:
    """Whether a player has an attack left: always in war, once a round in peace (7.4.4). Each attack starts from a
    different city."""
    return state.war or state.attacked_from[who].bit_count() < TABLE.battle.attacks_in_peace


def can_attack(state: State, who: int) -> bool:
    """Whether a player can attack: with two yellow cards and an attack left (7.4.1, 7.4.4). Only that player knows."""
    return len(yellow_of(state.hands[who])) >= TABLE.battle.attacker and may_attack_again(state, who)


def enemies_of(state: State, who: int) -> int:
    """Cities of other players and of foreign powers."""
    return ALL & ~state.cities[FREE] & ~state.cities[who]


def find_targets(state: State, who: int) -> int:
    """Enemy cities that a player may still attack this round (7.4.3, 6.3.4)."""
    return enemies_of(state, who) & ~state.attacked[who] & ~state.banned


def find_sources(state: State, who: int) -> int:
    """Own cities from which a player may still attack this round (7.4.3)."""
    return cities_of(state, who) & ~state.attacked_from[who]


def find_attacks(state: State, who: int) -> Iterator[tuple[int, int]]:
    """Every attack by road or by landing that a player may announce, whatever the cards: (from, to) (7.4.2)."""
    targets = find_targets(state, who)
    ports = targets & PORTS
    for source in each(find_sources(state, who)):
        reach = targets & NEIGHBOURS[source]
        if PORTS >> source & 1:
            reach |= ports
        for city in each(reach):
            yield source, city


def way_of(source: int, city: int) -> Literal["road", "landing"]:
    """The kind of an attack in a turn."""
    return "landing" if is_landing(source, city) else "road"


def is_landing(source: int, city: int) -> bool:
    """Whether an attack between two cities goes over sea: no road connects them."""
    return not NEIGHBOURS[source] >> city & 1
