"""What a seat may know of the position, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.types import Json, Seat
from fronde.games.frondeurs.data import FACTIONS, SPACES, each
from fronde.games.frondeurs.factions import player_name
from fronde.games.frondeurs.model import NOBODY, SEATS, State, count_supply, is_season
from fronde.games.frondeurs.position import KEYS, by_seat, dump_arrests, dump_cubes, dump_king
from fronde.games.frondeurs.scoring import Side, find_sides, score_all


def everything(_: object) -> bool:
    """Keep every value, zeros included."""
    return True


def to_move(state: State) -> int:
    """The seat whose Turn it is; during set-up the seat that places."""
    return int(state.stack[-1]["seat"]) if state.stack and not state.turn else state.active


def build_view(state: State, seat: Seat | None) -> dict[str, Json]:
    """The table as a seat sees it (None: a spectator). It has the keys of a sparse position; hands of others, decks and
    Coins on the board are counts. The function is long because it is one table with a line for each key."""
    scores = score_all(state)
    return {
        "game": "frondeurs",
        **_build_own(state, seat),
        "players": list(state.players),
        "seats": {f: player_name(state, s) for s, f in enumerate(FACTIONS)},
        "dummy": None if state.dummy == NOBODY else FACTIONS[state.dummy],
        "options": dict(state.options),
        "active": FACTIONS[to_move(state)],
        "turn": state.turn,
        "season": state.season,
        "over": state.over,
        "cubes": dump_cubes(state),
        "control": {SPACES[s]: FACTIONS[o] for o in SEATS for s in each(state.control[o])},
        "supply": {f: count_supply(state, s) for s, f in enumerate(FACTIONS)},
        "season_cards": {f: sum(map(is_season, c)) for f, c in zip(FACTIONS, state.hands, strict=True)},
        "discard_row": list(state.discard_row),
        "spent_actions": list(state.spent_actions),
        "spent_seasons": list(state.spent_seasons),
        "action_deck": len(state.action_deck),
        "season_deck": len(state.season_deck),
        "crowns": by_seat(state.crowns, everything),
        "coins": by_seat(state.coins, everything),
        "new_crowns": by_seat(state.new_crowns, everything),
        "new_coins": by_seat(state.new_coins, everything),
        "board_crowns": {SPACES[s]: n for s, n in sorted(state.board_crowns.items())},
        "board_coins": {SPACES[s]: len(v) for s, v in sorted(state.board_coins.items())},
        "musketeers": KEYS.show(state, "musketeers"),
        "king": dump_king(state),
        "arrests": dump_arrests(state),
        "army_commander": SPACES[state.commander],
        "reserve": by_seat(state.reserve, everything),
        "reserve_uses": by_seat(state.reserve_uses, everything),
        "midgame_pp": None if state.midgame is None else by_seat(state.midgame, everything),
        "card_in_play": state.play.card,
        "score": scores,
        "sides": [_tell_side(side) for side in find_sides(state, scores)],
    }


def _tell_side(side: Side) -> dict[str, Json]:
    return {"shown": side.head, "counted": side.counted, "factions": list(side.factions), "items": side.items}


def view_beside(public: Mapping[str, Json], state: State, seat: Seat) -> dict[str, Json]:
    """The view of a seat, made from the public view of the same position."""
    return {**public, **_build_own(state, seat)}


def _build_own(state: State, seat: Seat | None) -> dict[str, Json]:
    """The part of the view that depends on the viewer."""
    return {
        "viewer": seat,
        "hands": show_cards(state, state.hands, seat),
        "laid_aside": show_cards(state, state.crown_cards, seat),
    }


def show_cards(state: State, piles: Sequence[tuple[str, ...]], seat: Seat | None) -> dict[Seat, list[str] | int]:
    """Each Faction's cards: a list for its own seat, and for all if it is the Dummy (5.42), otherwise a count."""
    return {
        f: list(cards) if f == seat or s == state.dummy else len(cards)
        for s, (f, cards) in enumerate(zip(FACTIONS, piles, strict=True))
    }
