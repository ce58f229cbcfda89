"""The position as plain JSON, complete or sparse, and its invariants. RULES.md documents the keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from fronde.core.codec import (
    Bits,
    FieldType,
    Flag,
    Index,
    Keys,
    Later,
    ListBy,
    ListOf,
    MapOf,
    Maybe,
    Number,
    Record,
    T,
    Word,
    bad,
    read_fields,
    read_map,
    refuse_twice,
    require,
    require_all_cards,
)
from fronde.core.rng import Dice
from fronde.core.types import Context, Json, Name
from fronde.games.frondeurs.data import (
    ACTION_CARDS,
    ARREST_PAIRS,
    COIN_VALUES,
    CUBES,
    FACTIONS,
    LAST_SEASON,
    MUSKETEERS,
    SEASON_CARDS,
    SPACES,
    SWAP,
    TRACKS,
    board_of,
)
from fronde.games.frondeurs.factions import (
    CONDEEAN,
    RETZIST,
    expected_runs,
    is_swapped,
    seat_players,
    swap_factions,
)
from fronde.games.frondeurs.model import (
    MUSKETEER_SPACES,
    NOBODY,
    SEATS,
    Play,
    State,
    add_cubes,
    arrest,
    away_musketeers,
    get_owner,
    is_season,
    starting_arrests,
)
from fronde.games.frondeurs.steps import STEPS
from fronde.games.frondeurs.steps.common import CARD, CUBE_COUNT, SEAT, SPACE, SPACE_SET
from fronde.games.frondeurs.steps.setup import Options, build_season_deck, deal_coins
from fronde.games.frondeurs.steps.turn import start_turn

CROWNS = int(TRACKS.tokens["crowns"])
MOST_POINTS = 1000
HOLDER = Index(FACTIONS, nowhere=None)
"""A Faction, or null for none."""
OWNERS = ListBy(MUSKETEERS, Index(FACTIONS, nowhere="board"), NOBODY)
"""The holder of each Musketeer."""
CARDS = ListOf(CARD)
COINS = ListOf(Number(1, max(COIN_VALUES)))


class Arrest(NamedTuple):
    """A Person Under Arrest, and the Fortress that is the prison; None for Spain."""

    person: int
    fortress: int | None = None


class Standing(FieldType[tuple[int, int]]):
    """The cubes in a Space: `[faction, cubes]`."""

    def read(self, value: Json, key: str) -> tuple[int, int]:
        if not isinstance(value, (list, tuple)) or len(value) != 2:
            raise bad("takes-cubes", key=key)
        return SEAT.read(value[0], key), Number(1, 255).read(value[1], key)


def for_each(item: FieldType[T], empty: T) -> ListBy[T]:
    """A field with a value for each Faction; empty values are omitted."""
    return ListBy(FACTIONS, item, empty, keep=False)


PLAY = Record(
    Play,
    {
        "card": Word({"", *ACTION_CARDS, *SEASON_CARDS}, "position-unknown-card"),
        "token": Word({"", "crown", "coin-before", "coin-after"}),
        "coin": Number(0, max(COIN_VALUES)),
        "action": Word({"", "a", "b", "liberate", "last-resort", "season"}),
        "placed": Number(),
        "executed": Number(),
        "once": SPACE_SET,
        "twice": SPACE_SET,
        "cap": CUBE_COUNT,
        "bonus": Flag(),
        "started": Flag(),
        "done": Flag(),
    },
    {"done": "is_complete"},
)
# --- writing ---


def by_seat(values: Iterable[T], keep: Callable[[T], bool] = bool) -> dict[str, Json]:
    """A value for each Faction, with tuples as lists; values for which `keep` is false are omitted."""
    pairs = zip(FACTIONS, values, strict=True)
    return {f: list(v) if isinstance(v, tuple) else v for f, v in pairs if keep(v)}


def dump_cubes(state: State) -> dict[str, list[Json]]:
    """`{space: [faction, cubes]}`."""
    return {SPACES[s]: [FACTIONS[get_owner(state, s)], n] for s, n in enumerate(state.count) if n}


def dump_king(state: State) -> dict[str, Json]:
    """The holder of the King's Pawn, or its Space and the seat that placed it."""
    if state.king != NOBODY:
        return {"holder": FACTIONS[state.king]}
    return {"at": SPACES[state.king_at], "placed_by": FACTIONS[state.king_by]}


def dump_arrests(state: State) -> list[dict[str, Json]]:
    """Every Person Under Arrest, and the Fortress."""
    return [
        {"person": SPACES[p], "fortress": None if f is None else SPACES[f]} for p, f in sorted(state.arrests.items())
    ]


KEYS = Keys(
    STEPS,
    {
        "active": SEAT,
        "season": Number(0, LAST_SEASON),
        "hands": for_each(CARDS, ()),
        "laid_aside": for_each(CARDS, ()),
        "discard_row": CARDS,
        "action_deck": CARDS,
        "season_deck": CARDS,
        "spent_actions": CARDS,
        "spent_seasons": CARDS,
        "box_seasons": CARDS,
        "runs": ListOf(Number(0, len(FACTIONS) - 1), len(FACTIONS), "position-takes-runs"),
        "dummy": HOLDER,
        "dummy_turns": Number(),
        "crowns": for_each(Number(0, CROWNS), 0),
        "coins": for_each(COINS, ()),
        "new_crowns": for_each(Number(0, CROWNS), 0),
        "new_coins": for_each(COINS, ()),
        "box_coins": COINS,
        "spent_coins": COINS,
        "spent_crowns": Number(0, CROWNS),
        "board_crowns": MapOf(SPACE, Number(1, CROWNS)),
        "board_coins": MapOf(SPACE, COINS),
        "musketeers": OWNERS,
        "new_musketeers": Bits(MUSKETEERS),
        "musketeer_users": Bits(FACTIONS),
        "allow_all": Bits(FACTIONS),
        "army_commander": SPACE,
        "reserve": for_each(CUBE_COUNT, 0),
        "reserve_uses": for_each(Number(0, MOST_POINTS), 0),
        "midgame_pp": Maybe(ListBy(FACTIONS, Number(0, MOST_POINTS), 0)),
        "block_credit": HOLDER,
        "turn": Number(),
        "plays_left": Number(),
        "marker_moved": Number(),
        **dict.fromkeys(
            (
                "roll_due", "swap_due", "affiliate_used", "token_used", "bonus_used", "has_placed", "king_privilege",
                "king_recovered", "over",
            ),
            Flag(),
        ),
        **dict.fromkeys(("blocked", "allowed", "moved_prisoners"), SPACE_SET),
        "play": PLAY,
    },
    {"army_commander": "commander", "midgame_pp": "midgame", "laid_aside": "crown_cards"},
    {"cubes": dump_cubes, "king": lambda state: dump_king(state) | {"turn": state.king_turn}, "arrests": dump_arrests},
)  # fmt: skip
"""The keys of a position with their fields; the last are those that combine several values."""
CUBES_AT = MapOf(SPACE, Standing(), "position-takes-cubes")
ARREST = Record(Arrest, {"person": SPACE, "fortress": Later(Maybe(SPACE))})
ARRESTS = ListOf(ARREST, other="position-takes-arrests")
AT_HAND = {"holder": SEAT, "turn": Later(Number(NOBODY))}
ON_BOARD = {"at": SPACE, "placed_by": SEAT, "turn": Later(Number(NOBODY))}


def keys(state: State) -> Keys:
    """The keys of a position."""
    return KEYS


# --- reading ---


def read_board(view: Mapping[str, Json]) -> State:
    """What lies on the board, from a view, which hides the values of the Coins. All else is empty."""
    state = State(tuple(view["players"]), view["options"], board_of(view["options"]))
    state.musketeers = OWNERS.read(view["musketeers"], "musketeers")
    _load_cubes(state, CUBES_AT.read(view["cubes"], "cubes"))
    _load_arrests(state, ARRESTS.read(view["arrests"], "arrests"))
    state.board_crowns = {SPACES.index(space): n for space, n in view["board_crowns"].items()}
    state.board_coins = {SPACES.index(space): (0,) * n for space, n in view["board_coins"].items()}
    return state


def fill_in(state: State, position: Mapping[str, Json], ctx: Context) -> None:
    """Set up what the keys alone do not: cubes, King and arrests, and the rest of a sparse position, which is at the
    start of the named seat's Turn."""
    state.midgame = None if state.midgame is None else tuple(state.midgame)
    if state.commander not in state.board.costly:
        raise bad("commander", key="army_commander", space=Name("space", SPACES[state.commander]))
    _load_cubes(state, CUBES_AT.read(position.get("cubes", {}), "cubes"))
    if "king" in position:
        _load_king(state, position["king"])
    _load_arrests(state, ARRESTS.read(position["arrests"], "arrests") if "arrests" in position else None)
    if "stack" not in position:
        _fill_in_turn(state, position, ctx.rng)


def _load_cubes(state: State, cubes: Mapping[int, tuple[int, int]]) -> None:
    away = away_musketeers(state)
    for space, (seat, n) in cubes.items():
        if away >> space & 1:
            raise bad("musketeer-away", key="cubes")
        add_cubes(state, seat, space, n)
        if state.on_board[seat] > CUBES:
            raise bad("too-many-cubes", key="cubes", seat=Name("seat", FACTIONS[seat]))


def _load_king(state: State, value: Json) -> None:
    """Read the holder of the King's Pawn, or its Space."""
    fields = read_map(value, "king", "position-takes-king")
    if "holder" not in fields and "at" not in fields:
        raise bad("takes-king", key="king")
    king = read_fields(AT_HAND if "holder" in fields else ON_BOARD, fields, "king")
    state.king_turn = king.get("turn", NOBODY)
    state.king = king.get("holder", NOBODY)
    state.king_at, state.king_by = king.get("at", NOBODY), king.get("placed_by", NOBODY)


def _load_arrests(state: State, arrests: tuple[Arrest, ...] | None) -> None:
    """Put Persons Under Arrest; None: as at set-up."""
    for person, fortress in starting_arrests().items() if arrests is None else arrests:
        if person in state.arrests or state.board.spaces[person].kind != "person":
            raise bad("arrest", key="arrests", space=Name("space", SPACES[person]))
        if fortress is not None and not state.board.classes["fortress"] >> fortress & 1:
            raise bad("arrest", key="arrests", space=Name("space", SPACES[fortress]))
        arrest(state, person, fortress)


def _fill_in_turn(state: State, position: Mapping[str, Json], rng: Dice) -> None:
    """Complete a sparse position: rewards where no Faction has Control, the unnamed cards in an order from the seed,
    and the start of the Turn."""
    seat_players(state)
    if state.midgame is not None and is_swapped(state):
        swap_factions(state)
    state.runs = expected_runs(state)
    cards = [*state.discard_row, *(c for hand in (*state.hands, *state.crown_cards) for c in hand)]
    cards += (*state.action_deck, *state.season_deck, *state.spent_actions, *state.spent_seasons)
    refuse_twice(cards)
    if state.midgame is not None and SWAP not in cards:
        state.spent_seasons += (SWAP,)
        cards.append(SWAP)
    rest = [c for c in rng.shuffle(ACTION_CARDS) if c not in cards]
    state.action_deck = (*state.action_deck, *rest)
    seasons = [c for c in build_season_deck(Options(**state.options), rng) if c not in cards]
    state.season_deck = (*state.season_deck, *seasons)
    state.box_seasons = tuple(sorted(set(SEASON_CARDS) - {*cards, *state.season_deck}))
    _lay_out_rewards(state, position, rng)
    start_turn(state, state.active)


def _lay_out_rewards(state: State, position: Mapping[str, Json], rng: Dice) -> None:
    """Set the Crowns and Coins on the board: those in the position, or those printed in Spaces that no Faction
    Controls."""
    control = state.control[0] | state.control[1] | state.control[2] | state.control[3]
    crowns = sum(state.crowns)
    if "board_crowns" not in position:
        by_space = {i: space.crowns for i, space in enumerate(state.board.spaces) if space.crowns}
        state.board_crowns = {i: n for i, n in by_space.items() if not control >> i & 1}
        while sum(state.board_crowns.values()) + crowns > CROWNS:
            state.board_crowns.popitem()
    state.spent_crowns = CROWNS - crowns - sum(state.board_crowns.values())
    coin_counts = Counter([*state.spent_coins, *(v for coins in state.coins for v in coins)])
    coin_counts.update(v for coins in state.board_coins.values() for v in coins)
    rest = list((Counter(COIN_VALUES) - coin_counts).elements())
    if "board_coins" in position:
        state.box_coins = tuple(sorted(rest))
        return
    deal_coins(state, rng.shuffle(rest))
    for space in [s for s in state.board_coins if control >> s & 1]:
        state.box_coins += state.board_coins.pop(space)


# --- what can never be ---


def check(state: State) -> None:
    """Check that every component is in exactly one place. Raises InvariantError."""
    _check_cubes(state)
    _check_cards(state)
    _check_tokens(state)
    _check_players(state)


def _check_cubes(state: State) -> None:
    union = 0
    for seat in SEATS:
        require(not union & state.occupancy[seat], "two-colours")
        union |= state.occupancy[seat]
        spaces = [s for s in range(len(SPACES)) if state.occupancy[seat] >> s & 1]
        require(all(state.count[s] for s in spaces), "no-cube")
        require(
            sum(state.count[s] for s in spaces) == state.on_board[seat], "miscounted", seat=Name("seat", FACTIONS[seat])
        )
        require(
            state.on_board[seat] + state.reserve[seat] <= CUBES,
            "too-many-cubes",
            seat=Name("seat", FACTIONS[seat]),
            n=CUBES,
        )
        control = sum(1 << s for s in spaces if state.count[s] >= state.board.needed[seat][s])
        require(control == state.control[seat], "control", seat=Name("seat", FACTIONS[seat]))
    require(sum(state.count) == sum(state.on_board), "unowned")
    require(not union & away_musketeers(state) & MUSKETEER_SPACES, "musketeer-away")


def _check_cards(state: State) -> None:
    decks = (state.action_deck, state.season_deck, state.discard_row, state.spent_actions, state.spent_seasons)
    piles = (*decks, state.box_seasons, *state.hands, *state.crown_cards)
    require_all_cards([card for pile in piles for card in pile], {*ACTION_CARDS, *SEASON_CARDS})
    require(all(is_season(c) for c in (*state.season_deck, *state.spent_seasons)), "action-misplaced")
    require(
        not any(is_season(c) for c in (*state.action_deck, *state.discard_row, *state.spent_actions)),
        "season-misplaced",
    )


def _check_tokens(state: State) -> None:
    require(
        sum(state.crowns) + sum(state.board_crowns.values()) + state.spent_crowns == CROWNS and state.spent_crowns >= 0,
        "crowns",
        n=CROWNS,
    )
    coins = Counter([*state.box_coins, *state.spent_coins])
    for values in (*state.coins, *state.board_coins.values()):
        coins.update(values)
    require(coins == Counter(COIN_VALUES), "coins")
    require(len(state.arrests) <= ARREST_PAIRS, "arrests-many", n=ARREST_PAIRS)
    require(state.arrested == sum(1 << p for p in state.arrests), "arrests")
    require((state.king == NOBODY) == (state.king_at != NOBODY), "king")


def _check_players(state: State) -> None:
    require(state.midgame is None or state.options["short_game"] != "end-scoring", "midgame")
    dummy = NOBODY if len(state.players) != 3 else CONDEEAN if state.midgame is None else RETZIST
    require(state.dummy == dummy, "dummy")
    require(len(state.runs) == len(FACTIONS), "runs-missing")
    require(state.runs == expected_runs(state), "runs")
