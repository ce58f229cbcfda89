"""The position and its basic queries and changes. Nothing here emits events or asks a player.

Seats, cards and factions are ids; a province is its index in the order of the elections, from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fronde.core.step_rules import StepState
from fronde.core.types import Json
from fronde.games.liberte.data import (
    ALL_PLACES,
    BLOCKS,
    CARD_PLACE,
    CARDS,
    DISPLAY,
    DISPLAY_SANS_CULOTTES,
    FACTIONS,
    FIRST_SCORING_TURN,
    FLEURS_DE_LIS,
    MOST_BLOCKS,
    MOST_STACKS,
    PLACES_OF,
    REVOLTS,
    SEATS,
    TOKENS,
    WAITING,
)

LOST = "lost"
"""The leader of a battle that nobody won (6.4)."""
NO_POINTS = (0, 0, 0)
NO_VOTES = (0, 0, 0)
UNDECIDED, SMALL, ALL = "", "small", "all"
"""What a seat has decided for the rest of these provincial elections: nothing; to advance cards only in Paris and
provinces with points; to advance no card (R40)."""


class Stack(NamedTuple):
    """Blocks of one faction in a province, one to three, with the control token of a seat."""

    seat: str
    faction: str
    n: int


class ProvinceResult(NamedTuple):
    """The result of a province: the elected faction and seat with their votes ("" and 0 if a tie was not broken), and
    whether there was a tie."""

    province: int
    faction: str
    seat: str
    votes: int
    tied: bool


@dataclass
class State(StepState):
    """The complete position, without the dice. Hidden parts: the hands of others, the order of the deck, and what
    others have decided in `holding`."""

    turn: int = 1
    round: int = 0
    """The number of rounds begun in this action phase."""
    order: tuple[str, ...] = ()
    active: str = SEATS[0]
    moves: int = 0
    """The number of turns of seats in this game: each is an action, or the refreshing of a hand."""
    passes: int = 0
    """The number of passes in this round."""
    last_round: bool = False
    """Whether a supply has run out, so that this round is the last (5.5)."""

    map: list[tuple[Stack, ...]] = field(default_factory=lambda: [()] * len(ALL_PLACES))
    supply: dict[str, int] = field(default_factory=dict)
    waiting: bool = False
    """Whether blocks are still set aside until turn 2 (1.6)."""

    deck: tuple[str, ...] = ()
    """The top card first."""
    pool: tuple[str, ...] = ()
    """The cards from which the deck was last shuffled, which is public: set B, later a pile of discards (R3)."""
    open: tuple[str, ...] = ()
    playing: str = ""
    """The card being played, between the hand and a display or pile."""
    discard: tuple[str, ...] = ()
    out_of_play: tuple[str, ...] = ()
    """Cards removed from the game."""
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    displays: dict[str, tuple[str, ...]] = field(default_factory=dict)

    points: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """Points of each seat from battles, from provinces, and from votes."""
    battle_box: dict[str, int] = field(default_factory=dict)
    battles: dict[str, str] = field(default_factory=dict)
    """For each battle fought, the seat that led the army, or "lost"."""
    lost_blocks: int = 0
    """White blocks on lost battles (6.4)."""

    government: str | None = None
    opposition: str | None = None
    presence: tuple[str, ...] = ()
    presence_tokens: tuple[str, ...] = ()
    """The seats of `presence` that had a token to show it (R8)."""
    track: dict[str, int] = field(default_factory=dict)
    votes: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """Votes (blocks) that each seat has from these elections, by faction."""
    results: tuple[ProvinceResult, ...] = ()
    """The results of the last elections, or of the current ones so far."""
    holding: dict[str, str] = field(default_factory=dict)
    """What each seat has decided not to advance cards for in the rest of these provincial elections; only that seat
    knows."""

    end: str = ""
    """How the game ended: "turns", "landslide" or "counter-revolution"; "" before."""


def new_state(players: tuple[str, ...], options: dict[str, Json]) -> State:
    """A table with blocks only, and every seat in clockwise order."""
    state = State(players, options)
    state.order = seats_of(state)
    state.supply = dict(zip(FACTIONS, BLOCKS, strict=True))
    state.track = dict.fromkeys(FACTIONS, 0)
    for seat in state.order:
        state.hands[seat], state.displays[seat], state.battle_box[seat] = (), (), 0
        state.points[seat], state.votes[seat], state.holding[seat] = NO_POINTS, NO_VOTES, UNDECIDED
    return state


# --- seats and cards ---


def seats_of(state: State) -> tuple[str, ...]:
    """The seats in clockwise order."""
    return SEATS[: len(state.players)]


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of their numbers, as unordered piles are stored."""
    return tuple(sorted(cards, key=CARD_PLACE.__getitem__))


def without(cards: Sequence[str], *removals: str) -> tuple[str, ...]:
    """The cards without some of them."""
    return tuple(card for card in cards if card not in removals)


def total_points(state: State, seat: str) -> int:
    """The victory points of a seat."""
    return sum(state.points[seat])


def can_keep(display: Sequence[str], card: str) -> bool:
    """Whether a display has room for the card just played: four cards, or five with a sans-culottes among them
    (3.9)."""
    with_sans_culottes = any("sans-culottes" in CARDS[own].symbols for own in (*display, card))
    return len(display) < (DISPLAY_SANS_CULOTTES if with_sans_culottes else DISPLAY)


def is_faction_card(card: str) -> bool:
    """Whether a card is a Personality or a Club."""
    return CARDS[card].kind != "special"


def has_cannon(card: str) -> bool:
    """Whether a card may place a token in the Battle Box."""
    return "cannon" in CARDS[card].symbols


def is_general(card: str) -> bool:
    """Whether a card makes its owner eligible to lead a battle."""
    return "general" in CARDS[card].symbols


# --- the map ---


def free_tokens(state: State, seat: str) -> int:
    """A seat's control tokens that are not in use (R8)."""
    on_map = sum(stack.seat == seat for stacks in state.map for stack in stacks)
    return TOKENS - on_map - state.battle_box[seat] - (seat in state.presence_tokens)


def room_for(state: State, seat: str, faction: str, place: int, *, token: bool) -> int:
    """The number of blocks of a faction that a seat may add in a province by the placement rules (3.5); `token`:
    whether the seat has one for a new stack. The supply is not considered."""
    stacks = state.map[place]
    for stack in stacks:
        if stack.seat == seat:
            return MOST_BLOCKS - stack.n if stack.faction == faction else 0
    return MOST_BLOCKS if token and len(stacks) < MOST_STACKS else 0


def find_rooms(state: State, seat: str, faction: str, places: Iterable[int]) -> list[tuple[int, int]]:
    """Those of the provinces where a seat may place blocks, each with their number; empty if the supply is empty."""
    if not state.supply[faction]:
        return []
    token = free_tokens(state, seat) > 0
    rooms = ((place, room_for(state, seat, faction, place, token=token)) for place in places)
    return [(place, room) for place, room in rooms if room]


def reach_of(card: str) -> tuple[int, ...]:
    """The provinces that a card reaches: those of its region, or all (3.2)."""
    region = CARDS[card].region
    return ALL_PLACES if region is None else PLACES_OF[region]


def find_stack(state: State, place: int, seat: str) -> Stack | None:
    """The stack of a seat in a province, None if there is none."""
    return next((stack for stack in state.map[place] if stack.seat == seat), None)


def stacks_with_places(state: State) -> Iterator[tuple[int, Stack]]:
    """Every stack on the map, with its province."""
    for place, stacks in enumerate(state.map):
        for stack in stacks:
            yield place, stack


def highest_stacks(stacks: Sequence[Stack]) -> list[Stack]:
    """The highest stacks of a province; more than one is a tie (7.3)."""
    most = max((stack.n for stack in stacks), default=0)
    return [stack for stack in stacks if stack.n == most]


def count_on_map(state: State, seat: str, faction: str) -> int:
    """The number of blocks of a faction that a seat controls on the map."""
    return sum(s.n for stacks in state.map for s in stacks if s.seat == seat and s.faction == faction)


# --- the changes everything is made of ---


def add_blocks(state: State, seat: str, faction: str, place: int, n: int) -> None:
    """Add blocks from the supply to a seat's stack, or begin a new one."""
    own = find_stack(state, place, seat)
    if own is None:
        state.map[place] += (Stack(seat, faction, n),)
    else:
        new = own._replace(n=own.n + n)
        state.map[place] = tuple(new if stack is own else stack for stack in state.map[place])
    state.supply[faction] -= n


def take_blocks(state: State, place: int, seat: str, n: int) -> Stack:
    """Remove blocks from a seat's stack; the token leaves with the last. Returns the stack before. The caller decides
    where the blocks go."""
    own = find_stack(state, place, seat)
    assert own is not None
    rest = own._replace(n=own.n - n)
    state.map[place] = tuple(rest if s is own else s for s in state.map[place] if s is not own or rest.n)
    return own


def score(state: State, seat: str, item: int, n: int) -> None:
    """Add victory points for a seat: item 0 from battles, 1 from provinces, 2 from votes."""
    points = list(state.points[seat])
    points[item] += n
    state.points[seat] = (points[0], points[1], points[2])


BATTLE, PROVINCE, OFFICE = range(3)
"""The indices of these items."""


# --- the counter-revolution (9.5) ---


def is_white(stacks: Sequence[Stack]) -> bool:
    """Whether white controls a province: no other stack is as high as its highest (R32)."""
    return bool(stacks) and all(stack.faction == "white" for stack in highest_stacks(stacks))


def count_lost_battles(state: State) -> int:
    """The number of battles lost so far."""
    return sum(leader == LOST for leader in state.battles.values())


def find_revolts(state: State) -> list[int]:
    """The provinces with a fleur-de-lis that white controls."""
    return [place for place in FLEURS_DE_LIS if is_white(state.map[place])]


def is_counter_revolution(state: State) -> bool:
    """Whether there is a counter-revolution: seven white provinces with a fleur-de-lis, counting lost battles, in turn
    3 or 4."""
    return state.turn >= FIRST_SCORING_TURN and len(find_revolts(state)) + count_lost_battles(state) >= REVOLTS


# --- blocks that lie apart ---


def count_waiting(state: State) -> int:
    """Blocks of each colour set aside until turn 2."""
    return WAITING if state.waiting else 0


def owed_blocks(state: State) -> int:
    """White blocks still missing on lost battles (6.4)."""
    return count_lost_battles(state) - state.lost_blocks
