"""The position as plain JSON, whole or sparse, and what can never be (the keys are documented in RULES.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from fronde.core.errors import InvariantError, PlayerError, PositionError
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
    board_of,
    names_of,
    set_of,
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
from fronde.games.frondeurs.steps.setup import Options, build_season_deck, deal_coins
from fronde.games.frondeurs.steps.turn import start_turn

CROWNS = int(TRACKS.tokens["crowns"])
_PLAIN = (
    "turn", "plays_left", "marker_moved", "roll_due", "swap_due", "affiliate_used", "token_used", "bonus_used",
    "has_placed", "king_privilege", "king_recovered", "allow_all", "spent_crowns", "over",
)  # fmt: skip
_PILES = (
    "action_deck", "season_deck", "spent_actions", "spent_seasons", "box_seasons", "box_coins", "spent_coins", "runs",
)  # fmt: skip
_SPACE_SETS = ("blocked", "allowed", "moved_prisoners")


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
    if key == "taken":
        return [names_of(v) for v in value]
    if key in ("picked", "names"):
        return [SPACES[v] for v in value]
    return list(value) if isinstance(value, tuple) else value


def _load_value(key: str, value: Any) -> Any:
    if key in _SETS:
        return set_of(value)
    if key in _SPACES:
        return INDEX[value]
    if key in _SEATS:
        return FACTIONS.index(value)
    if key == "taken":
        return tuple(set_of(v) for v in value)
    if key in ("picked", "names"):
        return tuple(INDEX[v] for v in value)
    return tuple(value) if isinstance(value, list) else value


# --- reading ---


def bad(problem: str, /, **args: Any) -> PositionError:
    """A refusal of a position."""
    return PositionError(Text(f"position-{problem}", args))


def load(position: Mapping[str, Any], players: tuple[str, ...], options: Options, rng: Dice) -> State:
    """A whole position exactly as it was, or a sparse one at the start of the named seat's Turn. Raises PositionError
    where it names what there is not, or cannot arise from the components."""
    try:
        state = _load_common(position, players, options, rng)
        if "stack" in position:
            _load_rest(state, position)
        else:
            _fill_in(state, position, rng)
        check(state)
    except PlayerError:
        raise
    except InvariantError as error:
        raise bad("impossible", problem=str(error)) from error
    except (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise bad("unreadable", problem=f"{type(error).__name__}: {error}"[:120]) from error
    return state


def _load_common(position: Mapping[str, Any], players: tuple[str, ...], options: Options, rng: Dice) -> State:
    chosen = options.chosen()
    state = State(players, chosen, board_of(chosen))
    state.active = FACTIONS.index(position.get("active", FACTIONS[0]))
    state.season = _number(position.get("season", 0), 0, LAST_SEASON)
    away = _load_musketeers(state, position.get("musketeers", {}))
    for id_, (faction, cubes) in position.get("cubes", {}).items():
        if id_ not in INDEX:
            raise bad("unknown-space", space=id_)
        seat = FACTIONS.index(faction)
        put(state, seat, INDEX[id_], _number(cubes, 1, 255))
        if state.on_board[seat] > CUBES:
            raise bad("too-many-cubes", seat=faction)
    if away & (state.held[0] | state.held[1] | state.held[2] | state.held[3]):
        raise bad("musketeer-away")
    state.hands = _load_hands(position.get("hands", {}))
    state.laid_aside = _load_hands(position.get("laid_aside", {}))
    state.discard_row = tuple(position.get("discard_row", ()))
    state.crowns = _numbers(position.get("crowns", {}), CROWNS)
    state.coins = [tuple(v) for v in _by_faction(position.get("coins", {}), ())]
    state.reserve = _numbers(position.get("reserve", {}), CUBES)
    state.reserve_uses = _numbers(position.get("reserve_uses", {}), 1000)
    midgame = position.get("midgame_pp")
    state.midgame = None if midgame is None else tuple(_numbers(midgame, 1000))
    _load_king(state, position.get("king", {"holder": TRACKS.king["holder"]}))
    _load_arrests(state, position.get("arrests"))
    state.commander = INDEX[position.get("army_commander", SPACES[state.commander])]
    if state.commander not in state.board.costly:
        raise bad("unknown-space", space=position["army_commander"])
    return state


def _number(value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{value!r} is not a number from {least} to {most}")
    return value


def _like(sample: int, value: Any) -> int:
    """A number or a truth, as the sample is one. Raises ValueError."""
    if isinstance(sample, bool):
        if not isinstance(value, bool):
            raise ValueError(f"{value!r} is neither true nor false")
        return value
    return _number(value, 0, 1_000_000)


def _by_faction(values: Mapping[str, Any], default: Any) -> list[Any]:
    for faction in values:
        FACTIONS.index(faction)
    return [values.get(f, default) for f in FACTIONS]


def _numbers(values: Mapping[str, Any], most: int) -> list[int]:
    return [_number(v, 0, most) for v in _by_faction(values, 0)]


def _load_hands(hands: Mapping[str, Any]) -> list[tuple[str, ...]]:
    return [tuple(cards) for cards in _by_faction(hands, ())]


def _load_musketeers(state: State, holders: Mapping[str, str]) -> int:
    for name, holder in holders.items():
        state.musketeers[MUSKETEERS.index(name)] = NOBODY if holder == "board" else FACTIONS.index(holder)
    return away_musketeers(state)


def _load_king(state: State, king: Mapping[str, Any]) -> None:
    state.king_turn = king.get("turn", NOBODY)
    if "holder" in king:
        state.king = FACTIONS.index(king["holder"])
    else:
        state.king = NOBODY
        state.king_at = INDEX[king["at"]]
        state.king_by = FACTIONS.index(king["placed_by"])


def _load_arrests(state: State, arrests: Any) -> None:
    pairs = starting_arrests().items() if arrests is None else _read_arrests(arrests)
    for person, fortress in pairs:
        if person in state.arrests or state.board.spaces[person].kind != "person":
            raise bad("arrest", space=SPACES[person])
        if fortress is not None and not state.board.classes["fortress"] >> fortress & 1:
            raise bad("arrest", space=SPACES[fortress])
        arrest(state, person, fortress)


def _read_arrests(arrests: Any) -> list[tuple[int, int | None]]:
    return [(INDEX[a["person"]], None if a.get("fortress") is None else INDEX[a["fortress"]]) for a in arrests]


def _load_rest(state: State, position: Mapping[str, Any]) -> None:
    """What a whole position says beside a sparse one."""
    for name in _PILES:
        setattr(state, name, tuple(position[name]))
    state.dummy = NOBODY if position["dummy"] is None else FACTIONS.index(position["dummy"])
    state.dummy_turns = _number(position["dummy_turns"], 0, 1_000_000)
    require(len(state.runs) == len(FACTIONS), "not every Faction has a player")
    for player in state.runs:
        _number(player, 0, len(state.players) - 1)
    state.board_crowns = {INDEX[s]: n for s, n in position["board_crowns"].items()}
    state.board_coins = {INDEX[s]: tuple(v) for s, v in position["board_coins"].items()}
    state.new_crowns = _numbers(position["new_crowns"], CROWNS)
    state.new_coins = [tuple(v) for v in _by_faction(position["new_coins"], ())]
    state.new_musketeers = sum(1 << MUSKETEERS.index(m) for m in position["new_musketeers"])
    state.musketeer_users = sum(1 << FACTIONS.index(f) for f in position["musketeer_users"])
    credit = position["block_credit"]
    state.block_credit = NOBODY if credit is None else FACTIONS.index(credit)
    for name in _PLAIN:
        setattr(state, name, _like(getattr(state, name), position[name]))
    for name in _SPACE_SETS:
        setattr(state, name, set_of(position[name]))
    state.play = Play(**{key: _load_value(key, value) for key, value in position["play"].items()})
    state.stack = [{key: _load_value(key, value) for key, value in frame.items()} for frame in position["stack"]]


def _fill_in(state: State, position: Mapping[str, Any], rng: Dice) -> None:
    """Everything a sparse position leaves out: rewards where nobody has Control yet, the cards not named in an order
    the seed decides, and the Turn about to begin."""
    seat_players(state)
    state.dummy_turns = _number(position.get("dummy_turns", 0), 0, 1_000_000)
    if state.midgame is not None and is_swapped(state):
        swap_factions(state)
    state.runs = expected_runs(state)
    named = [*state.discard_row, *(c for hand in (*state.hands, *state.laid_aside) for c in hand)]
    for pile in ("action_deck", "season_deck", "spent_actions", "spent_seasons"):
        named += position.get(pile, ())
    _refuse_wrong_cards(named)
    state.spent_actions = tuple(position.get("spent_actions", ()))
    state.spent_seasons = tuple(position.get("spent_seasons", ()))
    if state.midgame is not None and SWAP not in named:
        state.spent_seasons += (SWAP,)
        named.append(SWAP)
    rest = [c for c in rng.shuffled(ACTION_CARDS) if c not in named]
    state.action_deck = (*position.get("action_deck", ()), *rest)
    seasons = [c for c in build_season_deck(Options(**state.options), rng) if c not in named]
    state.season_deck = (*position.get("season_deck", ()), *seasons)
    state.box_seasons = tuple(sorted(set(SEASON_CARDS) - {*named, *state.season_deck}))
    _lay_out_rewards(state, position, rng)
    start_turn(state, state.active)


def _refuse_wrong_cards(named: list[str]) -> None:
    for card, times in Counter(named).items():
        if card not in ACTION_CARDS and card not in SEASON_CARDS:
            raise bad("unknown-card", slug=str(card))
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
        crowns = {INDEX[s]: _number(n, 1, CROWNS) for s, n in position["board_crowns"].items()}
    state.board_crowns = crowns
    state.spent_crowns = CROWNS - held - sum(crowns.values())
    left = list((Counter(COIN_VALUES) - Counter(v for coins in state.coins for v in coins)).elements())
    if "board_coins" in position:
        state.board_coins = {INDEX[s]: tuple(v) for s, v in position["board_coins"].items()}
        named = Counter(v for coins in state.board_coins.values() for v in coins)
        state.box_coins = tuple(sorted((Counter(left) - named).elements()))
        return
    deal_coins(state, rng.shuffled(left))
    for space in [s for s in state.board_coins if controlled >> s & 1]:
        state.box_coins += state.board_coins.pop(space)


# --- what can never be ---


def require(holds: bool, problem: str) -> None:
    """Raise InvariantError unless the condition holds."""
    if not holds:
        raise InvariantError(problem)


def check(state: State) -> None:
    """Every component is somewhere, once. Raises InvariantError."""
    _check_cubes(state)
    _check_cards(state)
    _check_tokens(state)
    _check_players(state)


def _check_cubes(state: State) -> None:
    seen = 0
    for seat in SEATS:
        require(not seen & state.held[seat], "cubes of two colours in one Space")
        seen |= state.held[seat]
        spaces = [s for s in range(len(SPACES)) if state.held[seat] >> s & 1]
        require(all(state.count[s] for s in spaces), "a Space held without a cube")
        require(sum(state.count[s] for s in spaces) == state.on_board[seat], f"{FACTIONS[seat]}: cubes miscounted")
        require(state.on_board[seat] + state.reserve[seat] <= CUBES, f"{FACTIONS[seat]}: more than {CUBES} cubes")
        control = sum(1 << s for s in spaces if state.count[s] >= state.board.needed[seat][s])
        require(control == state.control[seat], f"{FACTIONS[seat]}: Control misjudged")
    require(sum(state.count) == sum(state.on_board), "cubes in a Space nobody holds")
    require(not seen & away_musketeers(state) & MUSKETEER_SPACES, "cubes with a Musketeer whose token is away")


def _check_cards(state: State) -> None:
    cards = Counter(
        [*state.action_deck, *state.season_deck, *state.discard_row, *state.spent_actions, *state.spent_seasons]
        + [*state.box_seasons]
        + [c for pile in (*state.hands, *state.laid_aside) for c in pile]
    )
    require(set(cards) == {*ACTION_CARDS, *SEASON_CARDS}, "a card is missing or unknown")
    require(max(cards.values()) == 1, "a card is in two places")
    require(all(is_season(c) for c in (*state.season_deck, *state.spent_seasons)), "an Action Card among the Seasons")
    require(
        not any(is_season(c) for c in (*state.action_deck, *state.discard_row, *state.spent_actions)),
        "a Season Card among the Actions",
    )


def _check_tokens(state: State) -> None:
    require(
        sum(state.crowns) + sum(state.board_crowns.values()) + state.spent_crowns == CROWNS and state.spent_crowns >= 0,
        f"the Crowns are not {CROWNS}",
    )
    coins = Counter([*state.box_coins, *state.spent_coins])
    for values in (*state.coins, *state.board_coins.values()):
        coins.update(values)
    require(coins == Counter(COIN_VALUES), "the Coins are not those of the box")
    require(len(state.arrests) <= ARREST_PAIRS, f"more than {ARREST_PAIRS} pairs of Arrest Tokens")
    require(state.arrested == sum(1 << p for p in state.arrests), "arrests miscounted")
    require((state.king == NOBODY) == (state.king_at != NOBODY), "the King is nowhere, or in two places")


def _check_players(state: State) -> None:
    require(
        state.midgame is None or state.options["short_game"] != "end-scoring", "mid-game scored in a game without it"
    )
    dummy = NOBODY if len(state.players) != 3 else CONDEEAN if state.midgame is None else RETZIST
    require(state.dummy == dummy, "the wrong Faction is the Dummy")
    require(state.runs == expected_runs(state), "a Faction is run by the wrong player")
