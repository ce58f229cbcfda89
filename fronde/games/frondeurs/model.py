"""The position and its basic queries and changes. Nothing here emits events or asks a player.

Seats are numbers 0 to 3 in turn order (`FACTIONS`), Spaces are numbers in board order (`SPACES`), sets of Spaces are
ints (`Spaces`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fronde.core.step_rules import StepState
from fronde.core.types import Json
from fronde.games.frondeurs.data import (
    ARREST_PAIRS,
    BOARD,
    CONDE,
    CUBES,
    FACTIONS,
    INDEX,
    MUSKETEERS,
    SPACES,
    TRACKS,
    Board,
    Spaces,
    board_of,
    set_of,
)

SEATS = range(4)
NOBODY = -1
MAZARINIST = FACTIONS.index("mazarinist")
HAND = 2
"""Cards in hand after drawing at the start of a Turn, including the one to be played (ruling R9)."""
MUSKETEER_SPACES: Spaces = set_of(MUSKETEERS)


@dataclass(slots=True)
class Play:
    """The effects of one played card so far. All values are ints and strings, so that copying the fields copies the
    object."""

    card: str = ""
    token: str = ""
    """The token discarded with it: "", "crown", "coin-before" or "coin-after"."""
    coin: int = 0
    action: str = ""
    """"" before one is chosen, then "a" or "b" for an Action, "liberate", "last-resort", or "season"."""
    placed: int = 0
    """Cubes placed by the card and its Coin, which Spanish Gold and Exile count (7.62, 7.63)."""
    executed: int = 0
    """Cubes placed, removed, moved or forfeited by the Action, of which at least one is required (5.22 iv)."""
    once: Spaces = 0
    twice: Spaces = 0
    """Spaces in which this card has placed one cube, and those with two (6.46)."""
    cap: int = CUBES
    """The most cubes it may place: 2 if Gold or Exile was used before it (7.62)."""
    bonus: bool = False
    """Whether Gold or Exile was used with it, which is allowed once for each card."""
    started: bool = False
    is_complete: bool = False

    def copy(self) -> Play:
        """An independent copy."""
        return Play(
            self.card, self.token, self.coin, self.action, self.placed, self.executed,
            self.once, self.twice, self.cap, self.bonus, self.started, self.is_complete,
        )  # fmt: skip


@dataclass
class State(StepState):
    """The complete position, without the dice. Hidden parts: hands, decks, the values of Coins on the board."""

    board: Board = field(default=BOARD, repr=False, compare=False)
    """The board that the options define; copies share it, and it is not stored with the position."""

    runs: tuple[int, ...] = ()
    """The player who runs each Faction (5.3, 5.4)."""
    dummy: int = NOBODY
    """With three players, the Faction without an owner; its cards are open (5.4)."""
    dummy_turns: int = 0

    # the board
    count: bytearray = field(default_factory=lambda: bytearray(len(SPACES)))
    occupancy: list[Spaces] = field(default_factory=lambda: [0] * 4)
    control: list[Spaces] = field(default_factory=lambda: [0] * 4)
    on_board: list[int] = field(default_factory=lambda: [0] * 4)
    board_crowns: dict[int, int] = field(default_factory=dict)
    board_coins: dict[int, tuple[int, ...]] = field(default_factory=dict)
    arrests: dict[int, int | None] = field(default_factory=dict)
    """The Fortress of each Person Under Arrest, None for Guise (7.2)."""
    arrested: Spaces = 0
    commander: int = CONDE
    season: int = 0

    # cards
    hands: list[tuple[str, ...]] = field(default_factory=lambda: [()] * 4)
    crown_cards: list[tuple[str, ...]] = field(default_factory=lambda: [()] * 4)
    """Cards drawn with a Crown, held aside until the end of the owner's Turn (6.85)."""
    action_deck: tuple[str, ...] = ()
    season_deck: tuple[str, ...] = ()
    """Top card first."""
    discard_row: tuple[str, ...] = ()
    spent_actions: tuple[str, ...] = ()
    spent_seasons: tuple[str, ...] = ()
    box_seasons: tuple[str, ...] = ()
    """Season Cards that a short game leaves in the box, unseen (8.5)."""

    # tokens
    crowns: list[int] = field(default_factory=lambda: [0] * 4)
    coins: list[tuple[int, ...]] = field(default_factory=lambda: [()] * 4)
    spent_coins: tuple[int, ...] = ()
    box_coins: tuple[int, ...] = ()
    """Coins not dealt at set-up."""
    spent_crowns: int = 0
    new_crowns: list[int] = field(default_factory=lambda: [0] * 4)
    new_coins: list[tuple[int, ...]] = field(default_factory=lambda: [()] * 4)
    """Tokens won this Turn, which cannot be used in it (5.22 vii)."""
    musketeers: list[int] = field(default_factory=lambda: [NOBODY] * 4)
    """The holder of each Musketeer; NOBODY: the token is on the board."""
    new_musketeers: int = 0
    king: int = MAZARINIST
    king_at: int = NOBODY
    king_by: int = NOBODY
    """The holder of the King's Pawn, or its Space and the seat that placed it there (7.4)."""
    king_turn: int = NOBODY
    """The Turn in which the Pawn was placed; its owner may pay for it in a later one (7.44)."""
    reserve: list[int] = field(default_factory=lambda: [0] * 4)
    """Cubes in the Spanish Gold boxes, and in the Exile box for the Mazarinist (7.6)."""
    reserve_uses: list[int] = field(default_factory=lambda: [0] * 4)
    midgame: tuple[int, ...] | None = None

    # the Turn
    active: int = 0
    turn: int = 0
    plays_left: int = 0
    marker_moved: int = 0
    """Boxes the Season Marker has to advance at the end of this Turn (6.34)."""
    roll_due: bool = False
    swap_due: bool = False
    affiliate_used: bool = False
    token_used: bool = False
    """Whether the Active Player has used a Musketeer or the King this Turn (7.66)."""
    bonus_used: bool = False
    has_placed: bool = False
    king_privilege: bool = False
    """Whether the King was placed this Turn before any cube, which opens his Space to placement and movement (7.41)."""
    king_recovered: bool = False
    musketeer_users: int = 0
    """Seats that have used a Musketeer this Turn, one bit each (ruling R90)."""
    blocked: Spaces = 0
    allowed: Spaces = 0
    """Spaces that d'Artagnan has closed to the Active Player this Turn, and Spaces where he has allowed a placement
    (7.53)."""
    allow_all: int = 0
    """Seats that allow every placement of this Turn, one bit each."""
    block_credit: int = NOBODY
    """The seat that may block once more without a token, thanks to Porthos (7.53)."""
    moved_prisoners: Spaces = 0
    play: Play = field(default_factory=Play)

    over: bool = False


# --- who is where ---


def get_owner(state: State, space: int) -> int:
    """The seat with cubes in the Space, or NOBODY."""
    bit = 1 << space
    for seat in SEATS:
        if state.occupancy[seat] & bit:
            return seat
    return NOBODY


def occupied_spaces(state: State) -> Spaces:
    """Every Space that holds a cube."""
    a, b, c, d = state.occupancy
    return a | b | c | d


def count_supply(state: State, seat: int) -> int:
    """Cubes in a Faction's Supply: a hundred, less those on the board and in the box (3.12)."""
    return CUBES - state.on_board[seat] - state.reserve[seat]


def closed_spaces(state: State) -> Spaces:
    """Spaces closed to placement: Under Arrest (7.21), and Musketeers whose token is held (7.52)."""
    return state.arrested | away_musketeers(state)


def away_musketeers(state: State) -> Spaces:
    """Musketeer Spaces whose token is held by a seat (7.52)."""
    away = 0
    for which, holder in enumerate(state.musketeers):
        if holder != NOBODY:
            away |= 1 << state.board.musketeers[which]
    return away


def empty_spaces(state: State) -> Spaces:
    """Spaces without cubes that are open to placement."""
    return state.board.every & ~occupied_spaces(state) & ~closed_spaces(state)


def rival_cubes(state: State, seat: int) -> Spaces:
    """Spaces with cubes of other seats."""
    return occupied_spaces(state) & ~state.occupancy[seat]


def rival_control(state: State, seat: int) -> Spaces:
    """Spaces that other seats Control."""
    control = 0
    for other in SEATS:
        if other != seat:
            control |= state.control[other]
    return control


# --- adjacency (2.4, 6.48) ---


def reach(table: tuple[Spaces, ...], start: Spaces) -> Spaces:
    """The union of the rows of a table for a set of Spaces."""
    union = 0
    while start:
        lowest = start & -start
        union |= table[lowest.bit_length() - 1]
        start ^= lowest
    return union


def reach_free(state: State, start: Spaces) -> Spaces:
    """Spaces that are Adjacent at no cost. Spaces Under Arrest are neither entered nor left (7.21)."""
    return reach(state.board.free, start & ~state.arrested) & ~state.arrested


def reach_costly(state: State, start: Spaces) -> Spaces:
    """Spaces that are Adjacent for one more cube. Spaces Under Arrest are neither entered nor left (7.21)."""
    return reach(state.board.costly[state.commander], start & ~state.arrested) & ~state.arrested


def adjacent(state: State, start: Spaces) -> Spaces:
    """Spaces Adjacent to any of a set."""
    return reach_free(state, start) | reach_costly(state, start)


def find_entries(state: State, space: int) -> tuple[Spaces, Spaces]:
    """(Spaces from which this one is entered at no cost, those from which it takes one more cube)."""
    if state.arrested >> space & 1:
        return 0, 0
    free = state.board.free_into[space]
    return free & ~state.arrested, state.board.costly_into[state.commander][space] & ~free & ~state.arrested


# --- cards, tokens, arrests ---


def is_season(card: str) -> bool:
    """Whether a card is a Season Card."""
    return card[0] == "s"


def hand_limit(state: State, seat: int) -> int:
    """Cards held at the start of a Turn: two, and one for each Crown (6.85, ruling R9)."""
    return HAND + state.crowns[seat]


def usable_crowns(state: State, seat: int) -> int:
    """The number of Crowns that were not won this Turn (6.82)."""
    return state.crowns[seat] - state.new_crowns[seat]


def usable_coins(state: State, seat: int) -> list[int]:
    """The different values of Coins that were not won this Turn, lowest first (6.82)."""
    coins = list(state.coins[seat])
    for value in state.new_coins[seat]:
        coins.remove(value)
    return sorted(set(coins))


def holds_usable(state: State, seat: int, musketeer: int) -> bool:
    """Whether the seat may discard this Musketeer now: it holds it, and did not win it this Turn (7.51)."""
    return state.musketeers[musketeer] == seat and not state.new_musketeers >> musketeer & 1


def usable_musketeers(state: State, seat: int) -> list[int]:
    """The Musketeers that the seat may discard to cancel what a Season Card demands."""
    return [m for m in range(4) if holds_usable(state, seat, m)]


def count_free_pairs(state: State) -> int:
    """Unused pairs of Arrest Tokens; Guise's single token also takes a pair (ruling R59)."""
    return ARREST_PAIRS - len(state.arrests)


def prisoners_at(state: State, fortress: int) -> list[int]:
    """Persons held in a Fortress, in board order."""
    return sorted(p for p, f in state.arrests.items() if f == fortress)


def can_use_affiliates(state: State, seat: int) -> bool:
    """Whether the seat Controls its Avatar, which gives it the affiliate cube (5.22 xi, ruling R40)."""
    return bool(state.control[seat] >> state.board.avatars[seat] & 1)


# --- the changes everything is made of ---


def add_cubes(state: State, seat: int, space: int, cubes: int = 1) -> bool:
    """Add cubes of a seat to a Space that is empty or its own. Returns whether this gains Control."""
    bit = 1 << space
    state.count[space] += cubes
    state.occupancy[seat] |= bit
    state.on_board[seat] += cubes
    if state.count[space] >= state.board.needed[seat][space] and not state.control[seat] & bit:
        state.control[seat] |= bit
        return True
    return False


def remove_cubes(state: State, space: int, cubes: int = 1) -> int:
    """Return cubes of a Space to their owner's Supply. Returns the owner."""
    owner = get_owner(state, space)
    bit = 1 << space
    remaining = state.count[space] - cubes
    state.count[space] = remaining
    state.on_board[owner] -= cubes
    if remaining < state.board.needed[owner][space]:
        state.control[owner] &= ~bit
    if not remaining:
        state.occupancy[owner] &= ~bit
    return owner


def arrest(state: State, person: int, fortress: int | None) -> None:
    """Put a Person Under Arrest (7.23)."""
    state.arrests[person] = fortress
    state.arrested |= 1 << person


def release(state: State, person: int) -> None:
    """End a Person's arrest (7.25)."""
    del state.arrests[person]
    state.arrested &= ~(1 << person)


# --- values ---


def value_of(state: State, seat: int, spaces: Spaces, kind: str) -> int:
    """PP or MP of a seat over a set of Spaces (8.21, 8.22). Influence is enough; some Spaces are worth more with
    Control; Spaces Under Arrest count nothing."""
    influence, more, dual = state.board.values[kind]
    mine = state.occupancy[seat] & spaces & ~state.arrested
    control = mine & dual & state.control[seat]
    return influence.of(mine) + (more.of(control) if control else 0)


def starting_arrests() -> dict[int, int | None]:
    """The Persons Under Arrest at set-up, and their Fortresses (4.12)."""
    return {INDEX[a.person]: INDEX[a.fortress] if a.fortress else None for a in TRACKS.arrest}


def new_state(players: tuple[str, ...], options: dict[str, Json]) -> State:
    """An empty board. The position stores the option `board` only for a custom board."""
    choices = {name: value for name, value in options.items() if name != "board" or value is not None}
    return State(players, choices, board_of(choices))
