"""The position as plain JSON, whole or sparse, and what can never be (the keys are documented in RULES.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

from fronde.core.errors import InvariantError, PositionError
from fronde.core.positions import about, read_list, read_number, read_table, read_truth, reading, show
from fronde.core.rng import Dice
from fronde.core.types import Text
from fronde.games.frondeurs.data import (
    ACTION_CARDS,
    ARREST_PAIRS,
    COIN_VALUES,
    CUBES,
    FACTIONS,
    INDEX,
    LAST_SEASON,
    MUSKETEERS,
    SEASON_CARDS,
    SPACES,
    SWAP,
    TRACKS,
    Spaces,
    board_of,
    names_of,
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
    arrest,
    away_musketeers,
    get_owner,
    is_season,
    put,
    starting_arrests,
)
from fronde.games.frondeurs.steps import STEPS
from fronde.games.frondeurs.steps.setup import Options, build_season_deck, deal_coins
from fronde.games.frondeurs.steps.turn import start_turn

CROWNS = int(TRACKS.tokens["crowns"])
_PLAIN = (
    "turn", "plays_left", "marker_moved", "roll_due", "swap_due", "affiliate_used", "token_used", "bonus_used",
    "has_placed", "king_privilege", "king_recovered", "spent_crowns", "over",
)  # fmt: skip
_CARD_PILES = ("action_deck", "season_deck", "spent_actions", "spent_seasons", "box_seasons")
_COIN_PILES = ("box_coins", "spent_coins")
_SPACE_SETS = ("blocked", "allowed", "moved_prisoners")
WHOLE = (
    *_CARD_PILES, *_COIN_PILES, "dummy_turns", "runs", "board_crowns", "board_coins", "new_crowns", "new_coins",
    "new_musketeers", "musketeer_users", "allow_all", "block_credit", "dummy", *_PLAIN, *_SPACE_SETS, "play",
)  # fmt: skip
"""What a whole position, one with a `stack`, has beside the keys of a sparse one."""
MOST = 1_000_000
"""No number of a position that is merely counted up is greater."""
V = TypeVar("V")


# --- writing ---


def by_seat(values: Iterable[Any], keep: Callable[[Any], bool] = bool) -> dict[str, Any]:
    """A value for each Faction, tuples as lists, those not worth keeping left out."""
    pairs = zip(FACTIONS, values, strict=True)
    return {f: list(v) if isinstance(v, tuple) else v for f, v in pairs if keep(v)}


def dump_cubes(state: State) -> dict[str, list[Any]]:
    """`{space: [faction, cubes]}`."""
    return {SPACES[s]: [FACTIONS[get_owner(state, s)], n] for s, n in enumerate(state.count) if n}


def dump_king(state: State) -> dict[str, Any]:
    """Who holds the King's Pawn, or where it stands and who placed it."""
    if state.king != NOBODY:
        return {"holder": FACTIONS[state.king]}
    return {"at": SPACES[state.king_at], "placed_by": FACTIONS[state.king_by]}


def dump_arrests(state: State) -> list[dict[str, Any]]:
    """Everyone Under Arrest, and where."""
    return [
        {"person": SPACES[p], "fortress": None if f is None else SPACES[f]} for p, f in sorted(state.arrests.items())
    ]


def dump_musketeers(state: State) -> dict[str, str]:
    """Who holds each Musketeer's token."""
    return {m: "board" if h == NOBODY else FACTIONS[h] for m, h in zip(MUSKETEERS, state.musketeers, strict=True)}


def dump(state: State) -> dict[str, Any]:
    """The whole position; `load` takes it up exactly as it was."""
    return {
        "game": "frondeurs",
        "players": list(state.players),
        "options": dict(state.options),
        "active": FACTIONS[state.active],
        "season": state.season,
        "cubes": dump_cubes(state),
        "hands": by_seat(state.hands),
        "laid_aside": by_seat(state.laid_aside),
        "discard_row": list(state.discard_row),
        "action_deck": list(state.action_deck),
        "season_deck": list(state.season_deck),
        "spent_actions": list(state.spent_actions),
        "spent_seasons": list(state.spent_seasons),
        "box_seasons": list(state.box_seasons),
        "runs": list(state.runs),
        "dummy": None if state.dummy == NOBODY else FACTIONS[state.dummy],
        "dummy_turns": state.dummy_turns,
        "crowns": by_seat(state.crowns),
        "coins": by_seat(state.coins),
        "new_crowns": by_seat(state.new_crowns),
        "new_coins": by_seat(state.new_coins),
        "box_coins": list(state.box_coins),
        "spent_coins": list(state.spent_coins),
        "board_crowns": {SPACES[s]: n for s, n in sorted(state.board_crowns.items())},
        "board_coins": {SPACES[s]: list(v) for s, v in sorted(state.board_coins.items())},
        "musketeers": dump_musketeers(state),
        "new_musketeers": [m for i, m in enumerate(MUSKETEERS) if state.new_musketeers >> i & 1],
        "musketeer_users": [f for i, f in enumerate(FACTIONS) if state.musketeer_users >> i & 1],
        "allow_all": [f for i, f in enumerate(FACTIONS) if state.allow_all >> i & 1],
        "king": dump_king(state) | {"turn": state.king_turn},
        "arrests": dump_arrests(state),
        "army_commander": SPACES[state.commander],
        "reserve": by_seat(state.reserve),
        "reserve_uses": by_seat(state.reserve_uses),
        "midgame_pp": None if state.midgame is None else by_seat(state.midgame, lambda _: True),
        "block_credit": None if state.block_credit == NOBODY else FACTIONS[state.block_credit],
        **{name: getattr(state, name) for name in _PLAIN},
        **{name: names_of(getattr(state, name)) for name in _SPACE_SETS},
        "play": _dump_frame({f.name: getattr(state.play, f.name) for f in fields(Play)}),
        "stack": [_dump_frame(frame) for frame in state.stack],
    }


_SETS = {"origins", "used", "visited", "zones", "barred", "once", "twice"}
_SPACES = {"space", "to", "start", "fortress"}
_SEATS = {"seat", "user"}


def _dump_frame(frame: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _dump_value(key, value) for key, value in frame.items()}


def _dump_value(key: str, value: Any) -> Any:
    if key in _SETS:
        return names_of(value)
    if key in _SPACES:
        return SPACES[value]
    if key in _SEATS:
        return FACTIONS[value]
    if key == "others":
        return [FACTIONS[v] for v in value]
    if key == "taken":
        return [names_of(v) for v in value]
    if key in ("picked", "names"):
        return [SPACES[v] for v in value]
    return list(value) if isinstance(value, tuple) else value


def _load_value(key: str, value: Any) -> Any:
    if key in _SETS:
        return _space_set(value)
    if key in _SPACES:
        return _space(value)
    if key in _SEATS:
        return _faction(value)
    if key == "others":
        return tuple(map(_faction, read_list(value)))
    if key == "taken":
        return tuple(map(_space_set, read_list(value)))
    if key in ("picked", "names"):
        return tuple(map(_space, read_list(value)))
    return tuple(value) if isinstance(value, list) else value


# --- reading ---


def bad(problem: str, /, **args: Any) -> PositionError:
    """A refusal of a position."""
    return PositionError(Text(f"position-{problem}", args))


def load(position: Mapping[str, Any], players: tuple[str, ...], options: Options, rng: Dice) -> State:
    """A whole position exactly as it was, or a sparse one at the start of the named seat's Turn. Raises PositionError
    where it names what there is not, or cannot arise from the components."""
    state = _load_common(position, players, options)
    if "stack" in position:
        _load_rest(state, position)
    else:
        _fill_in(state, position, rng)
    try:
        check(state)
    except InvariantError as error:
        raise bad("impossible", problem=error.reason) from error
    return state


def _load_common(position: Mapping[str, Any], players: tuple[str, ...], options: Options) -> State:
    """What a whole position and a sparse one have in common."""
    chosen = options.chosen()
    state = State(players, chosen, board_of(chosen))
    with reading("active"):
        state.active = _faction(position.get("active", FACTIONS[0]))
    with reading("season"):
        state.season = read_number(position.get("season", 0), 0, LAST_SEASON)
    with reading("musketeers"):
        away = _load_musketeers(state, position.get("musketeers", {}))
    with reading("cubes"):
        _load_cubes(state, position.get("cubes", {}), away)
    _load_cards_and_tokens(state, position)
    with reading("midgame_pp"):
        midgame = position.get("midgame_pp")
        state.midgame = None if midgame is None else tuple(_numbers(midgame, 1000))
    with reading("king"):
        _load_king(state, position.get("king", {"holder": TRACKS.king["holder"]}))
    with reading("arrests"):
        _load_arrests(state, position.get("arrests"))
    with reading("army_commander"):
        state.commander = _space(position.get("army_commander", SPACES[state.commander]))
        if state.commander not in state.board.costly:
            raise bad("commander", space=SPACES[state.commander])
    return state


def _load_cubes(state: State, cubes: Any, away: Spaces) -> None:
    """Cubes into Spaces; none with a Musketeer who is away."""
    for id_, found in read_table(cubes).items():
        faction, number = read_list(found)
        seat, space = _faction(faction), _space(id_)
        put(state, seat, space, read_number(number, 1, 255))
        if state.on_board[seat] > CUBES:
            raise bad("too-many-cubes", seat=FACTIONS[seat])
        if away >> space & 1:
            raise bad("musketeer-away")


def _load_cards_and_tokens(state: State, position: Mapping[str, Any]) -> None:
    """Hands, what is laid open, and what every Faction has of tokens."""
    for key in ("hands", "laid_aside"):
        with reading(key):
            setattr(state, key, _by_faction(position.get(key, {}), _cards, ()))
    with reading("discard_row"):
        state.discard_row = _cards(position.get("discard_row", ()))
    with reading("crowns"):
        state.crowns = _numbers(position.get("crowns", {}), CROWNS)
    with reading("coins"):
        state.coins = _by_faction(position.get("coins", {}), _coins, ())
    with reading("reserve"):
        state.reserve = _numbers(position.get("reserve", {}), CUBES)
    with reading("reserve_uses"):
        state.reserve_uses = _numbers(position.get("reserve_uses", {}), 1000)


# What one value of a position may be; each raises PositionError, or what `reading` tells by its key.


def _faction(value: Any) -> int:
    if value not in FACTIONS:
        raise bad("unknown-faction", slug=show(value))
    return FACTIONS.index(value)


def _space(value: Any) -> int:
    if not isinstance(value, str) or value not in INDEX:
        raise bad("unknown-space", slug=show(value))
    return INDEX[value]


def _space_set(value: Any) -> Spaces:
    return sum(1 << space for space in {_space(id_) for id_ in read_list(value)})


def _musketeer(value: Any) -> int:
    if value not in MUSKETEERS:
        raise bad("unknown-musketeer", slug=show(value))
    return MUSKETEERS.index(value)


def _cards(value: Any) -> tuple[str, ...]:
    cards = read_list(value)
    for card in cards:
        if not isinstance(card, str) or (card not in ACTION_CARDS and card not in SEASON_CARDS):
            raise bad("unknown-card", slug=show(card))
    return cards


def _coins(value: Any) -> tuple[int, ...]:
    return tuple(read_number(coin, min(COIN_VALUES), max(COIN_VALUES)) for coin in read_list(value))


def _by_faction(values: Any, read: Callable[[Any], V], default: V) -> list[V]:
    given = {_faction(faction): read(value) for faction, value in read_table(values).items()}
    return [given.get(seat, default) for seat in SEATS]


def _numbers(values: Any, most: int) -> list[int]:
    return _by_faction(values, lambda value: read_number(value, 0, most), 0)


def _flags(value: Any, read: Callable[[Any], int]) -> int:
    """A bit for each member of a list."""
    return sum(1 << member for member in {read(each) for each in read_list(value)})


def _load_musketeers(state: State, holders: Any) -> Spaces:
    """Who holds whom; gives the Spaces of those who are away."""
    for name, holder in read_table(holders).items():
        state.musketeers[_musketeer(name)] = NOBODY if holder == "board" else _faction(holder)
    return away_musketeers(state)


def _load_king(state: State, king: Any) -> None:
    state.king_turn = read_number(read_table(king).get("turn", NOBODY), NOBODY, MOST)
    if "holder" in king:
        state.king = _faction(king["holder"])
    else:
        state.king = NOBODY
        state.king_at = _space(king["at"])
        state.king_by = _faction(king["placed_by"])


def _load_arrests(state: State, arrests: Any) -> None:
    pairs = starting_arrests().items() if arrests is None else _read_arrests(arrests)
    for person, fortress in pairs:
        if person in state.arrests or state.board.spaces[person].kind != "person":
            raise bad("arrest", space=SPACES[person])
        if fortress is not None and not state.board.classes["fortress"] >> fortress & 1:
            raise bad("arrest", space=SPACES[fortress])
        arrest(state, person, fortress)


def _read_arrests(arrests: Any) -> list[tuple[int, int | None]]:
    entries = [read_table(entry) for entry in read_list(arrests)]
    return [(_space(a["person"]), None if a.get("fortress") is None else _space(a["fortress"])) for a in entries]


def _load_rest(state: State, position: Mapping[str, Any]) -> None:
    """What a whole position says beside a sparse one."""
    for key in WHOLE:
        if key not in position:
            raise about(key, Text("error-position-missing"))
    _load_piles(state, position)
    for key in ("board_crowns", "board_coins"):
        with reading(key):
            setattr(state, key, _on_board(key, position[key]))
    with reading("new_crowns"):
        state.new_crowns = _numbers(position["new_crowns"], CROWNS)
    with reading("new_coins"):
        state.new_coins = _by_faction(position["new_coins"], _coins, ())
    with reading("new_musketeers"):
        state.new_musketeers = _flags(position["new_musketeers"], _musketeer)
    for key in ("musketeer_users", "allow_all"):
        with reading(key):
            setattr(state, key, _flags(position[key], _faction))
    for key in ("block_credit", "dummy"):
        with reading(key):
            setattr(state, key, NOBODY if position[key] is None else _faction(position[key]))
    for key in _PLAIN:
        with reading(key):
            setattr(state, key, _like(getattr(state, key), position[key]))
    for key in _SPACE_SETS:
        with reading(key):
            setattr(state, key, _space_set(position[key]))
    with reading("play"):
        state.play = Play(**{key: _load_value(key, value) for key, value in read_table(position["play"]).items()})
    with reading("stack"):
        state.stack = [_load_frame(entry) for entry in read_list(position["stack"])]


def _load_piles(state: State, position: Mapping[str, Any]) -> None:
    """Decks, what has gone out of the game, and who runs whom."""
    for key in _CARD_PILES:
        with reading(key):
            setattr(state, key, _cards(position[key]))
    for key in _COIN_PILES:
        with reading(key):
            setattr(state, key, _coins(position[key]))
    with reading("dummy_turns"):
        state.dummy_turns = read_number(position["dummy_turns"], 0, MOST)
    with reading("runs"):
        runs = read_list(position["runs"])
        state.runs = tuple(read_number(player, 0, len(state.players) - 1) for player in runs)
        if len(runs) != len(FACTIONS):
            raise bad("never-runs-missing")


def _load_frame(entry: Any) -> dict[str, Any]:
    """A step under way, and what it remembers. Raises KeyError where there is no such step."""
    frame = {key: _load_value(key, value) for key, value in read_table(entry).items()}
    return frame | {"step": STEPS[frame["step"]].name}


def _on_board(key: str, value: Any) -> dict[int, Any]:
    """Crowns or Coins still to be won, by Space."""
    read: Callable[[Any], Any] = _coins if key == "board_coins" else lambda n: read_number(n, 1, CROWNS)
    return {_space(space): read(found) for space, found in read_table(value).items()}


def _like(sample: int, value: Any) -> int:
    """A number or a truth, as the sample is one."""
    return read_truth(value) if isinstance(sample, bool) else read_number(value, 0, MOST)


def _fill_in(state: State, position: Mapping[str, Any], rng: Dice) -> None:
    """Everything a sparse position leaves out: rewards where nobody has Control yet, the cards not named in an order
    the seed decides, and the Turn about to begin."""
    seat_players(state)
    with reading("dummy_turns"):
        state.dummy_turns = read_number(position.get("dummy_turns", 0), 0, MOST)
    if state.midgame is not None and is_swapped(state):
        swap_factions(state)
    state.runs = expected_runs(state)
    piles = {}
    for key in ("action_deck", "season_deck", "spent_actions", "spent_seasons"):
        with reading(key):
            piles[key] = _cards(position.get(key, ()))
    named = [c for cards in (state.discard_row, *state.hands, *state.laid_aside, *piles.values()) for c in cards]
    _refuse_twice(named)
    state.spent_actions, state.spent_seasons = piles["spent_actions"], piles["spent_seasons"]
    if state.midgame is not None and SWAP not in named:
        state.spent_seasons += (SWAP,)
        named.append(SWAP)
    rest = [c for c in rng.shuffled(ACTION_CARDS) if c not in named]
    state.action_deck = (*piles["action_deck"], *rest)
    seasons = [c for c in build_season_deck(Options(**state.options), rng) if c not in named]
    state.season_deck = (*piles["season_deck"], *seasons)
    state.box_seasons = tuple(sorted(set(SEASON_CARDS) - {*named, *state.season_deck}))
    _lay_out_rewards(state, position, rng)
    start_turn(state, state.active)


def _refuse_twice(named: list[str]) -> None:
    for card, times in Counter(named).items():
        if times > 1:
            raise bad("card-twice", card=card)


def _lay_out_rewards(state: State, position: Mapping[str, Any], rng: Dice) -> None:
    controlled = state.control[0] | state.control[1] | state.control[2] | state.control[3]
    open_ = [i for i in range(len(SPACES)) if not controlled >> i & 1]
    held = sum(state.crowns)
    crowns = {i: state.board.spaces[i].crowns for i in open_ if state.board.spaces[i].crowns}
    while sum(crowns.values()) + held > CROWNS:
        crowns.popitem()
    if "board_crowns" in position:
        with reading("board_crowns"):
            crowns = _on_board("board_crowns", position["board_crowns"])
    state.board_crowns = crowns
    state.spent_crowns = CROWNS - held - sum(crowns.values())
    left = list((Counter(COIN_VALUES) - Counter(v for coins in state.coins for v in coins)).elements())
    if "board_coins" in position:
        with reading("board_coins"):
            state.board_coins = _on_board("board_coins", position["board_coins"])
        named = Counter(v for coins in state.board_coins.values() for v in coins)
        state.box_coins = tuple(sorted((Counter(left) - named).elements()))
        return
    deal_coins(state, rng.shuffled(left))
    for space in [s for s in state.board_coins if controlled >> s & 1]:
        state.box_coins += state.board_coins.pop(space)


# --- what can never be ---


def require(holds: bool, problem: str, /, **args: Any) -> None:
    """Raise InvariantError unless the condition holds; `position-never-<problem>` says what is wrong."""
    if not holds:
        raise InvariantError(Text(f"position-never-{problem}", args))


def check(state: State) -> None:
    """Every component is somewhere, once. Raises InvariantError."""
    _check_cubes(state)
    _check_cards(state)
    _check_tokens(state)
    _check_players(state)


def _check_cubes(state: State) -> None:
    seen = 0
    for seat in SEATS:
        require(not seen & state.held[seat], "two-colours")
        seen |= state.held[seat]
        spaces = [s for s in range(len(SPACES)) if state.held[seat] >> s & 1]
        require(all(state.count[s] for s in spaces), "no-cube")
        require(sum(state.count[s] for s in spaces) == state.on_board[seat], "miscounted", seat=FACTIONS[seat])
        require(state.on_board[seat] + state.reserve[seat] <= CUBES, "too-many-cubes", seat=FACTIONS[seat], n=CUBES)
        control = sum(1 << s for s in spaces if state.count[s] >= state.board.needed[seat][s])
        require(control == state.control[seat], "control", seat=FACTIONS[seat])
    require(sum(state.count) == sum(state.on_board), "unowned")
    require(not seen & away_musketeers(state) & MUSKETEER_SPACES, "musketeer-away")


def _check_cards(state: State) -> None:
    cards = Counter(
        [*state.action_deck, *state.season_deck, *state.discard_row, *state.spent_actions, *state.spent_seasons]
        + [*state.box_seasons]
        + [c for pile in (*state.hands, *state.laid_aside) for c in pile]
    )
    require(set(cards) == {*ACTION_CARDS, *SEASON_CARDS}, "card-missing")
    require(max(cards.values()) == 1, "card-twice", card=[card for card, times in cards.items() if times > 1])
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
    require(state.runs == expected_runs(state), "runs")
