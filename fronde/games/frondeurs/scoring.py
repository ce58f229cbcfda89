"""Victory (8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fronde.core.types import Result, Seat
from fronde.games.frondeurs.data import FACTIONS, TRACKS
from fronde.games.frondeurs.factions import RUNS
from fronde.games.frondeurs.model import MAZARINIST, NOBODY, SEATS, State, value_of

KING_BONUS = int(TRACKS.king["bonus"])
PENALTY = 5
TIE_BREAK = tuple(FACTIONS.index(f) for f in ("retzist", "cabalist", "condeean", "mazarinist"))
"""The order of Factions whose scores are tied, if the King decides nothing (8.24, ruling R76)."""
THIRD_PLAYERS: tuple[Seat, ...] = ("condeean", "retzist")
"""The two Factions that score for the third of three players (8.43)."""


def score_seat(state: State, seat: int) -> dict[str, int]:
    """Points of one seat if the game ended now (8.22, 8.23), by item."""
    items = {
        "pp": value_of(state, seat, state.board.every, "pp"),
        "mp": value_of(state, seat, state.board.every, "mp"),
        "midgame": state.midgame[seat] if state.midgame else 0,
        "king": KING_BONUS if state.king == seat != MAZARINIST else 0,
        "reserve": -PENALTY * state.reserve_uses[seat],
    }
    return add_total(items)


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Points of every seat, by item."""
    return {FACTIONS[seat]: score_seat(state, seat) for seat in SEATS}


class Side(NamedTuple):
    """The final score of one player or team."""

    head: Seat
    """The Faction that names the side in the result: the one whose score counts; with three players the player's own,
    in teams the Primary, which never changes hands (ruling R157)."""
    counted: Seat
    """The Faction whose score counts and settles ties (8.24, ruling R155)."""
    factions: tuple[Seat, ...]
    """Every Faction that scores for the side; holding the King counts for any of them (ruling R154)."""
    items: dict[str, int]


def final_result(state: State) -> Result | None:
    """Ranking and scores, None until the game is over: the higher score, then the holder of the King, then the order of
    8.24."""
    if not state.over:
        return None
    holder = FACTIONS[state.king] if state.king != NOBODY else None
    order = sorted(
        find_sides(state, score_all(state)),
        key=lambda side: (-side.items["total"], holder not in side.factions, rank_in_tie(side.counted)),
    )
    partners = {side.head: side.factions for side in order} if state.options["teams"] else {}
    return Result(
        tuple(side.head for side in order),
        {side.head: side.items for side in order},
        partners,
        tie_break=name_tie_break(order, holder),
    )


def name_tie_break(order: Sequence[Side], holder: Seat | None) -> str | None:
    """The tie-break between the first two sides: "king" if the first holds it, "order" for that of 8.24, None if their
    scores differ."""
    first, second = order[:2]
    if first.items["total"] != second.items["total"]:
        return None
    return "king" if holder in first.factions else "order"


def rank_in_tie(faction: Seat) -> int:
    """The place of a Faction among those tied, if the King decides nothing; 0 is first (8.24)."""
    return TIE_BREAK.index(FACTIONS.index(faction))


def find_sides(state: State, scores: dict[Seat, dict[str, int]]) -> list[Side]:
    """The final score of each player or team, from the points of every seat (8.2, 8.4, 8.6)."""
    if state.options["teams"]:
        return [lower_of_team(state, scores, primary) for primary in ("cabalist", "mazarinist")]
    if len(state.players) == 2:
        return [lower_of_two(state, scores, player) for player in range(2)]
    alone = [Side(f, f, (f,), items) for f, items in scores.items()]
    if len(state.players) == 3:
        return [better_of_two(state, scores), *(side for side in alone if side.head not in THIRD_PLAYERS)]
    return alone


def end_points(items: dict[str, int]) -> int:
    """The points a Faction scores at the end of the game, adjustments included, without mid-game points."""
    return items["total"] - items["midgame"]


def lower_of_two(state: State, scores: dict[Seat, dict[str, int]], player: int) -> Side:
    """Two players: the lower of a player's two scores counts, at mid-game and at the end (8.42)."""
    now = tuple(f for s, f in enumerate(FACTIONS) if state.runs[s] == player)
    then = [s for s in SEATS if RUNS[2][s] == player]
    midgame = min(state.midgame[s] for s in then) if state.midgame else 0
    lower = min(now, key=lambda f: (end_points(scores[f]), rank_in_tie(f)))
    return Side(lower, lower, now, add_total({**scores[lower], "midgame": midgame}))


def better_of_two(state: State, scores: dict[Seat, dict[str, int]]) -> Side:
    """Three players: the third player scores the higher of Retzists and Condéeans, at mid-game and at the end (8.43,
    ruling R75); in a short game without mid-game scoring the higher PP, the higher MP, and the adjustments of both
    (8.52, ruling R156)."""
    own = next(f for f in THIRD_PLAYERS if FACTIONS.index(f) != state.dummy)
    pair = [scores[f] for f in THIRD_PLAYERS]
    if state.options["short_game"] == "end-scoring":
        items = {kind: max(s[kind] for s in pair) for kind in ("pp", "mp", "midgame")}
        items |= {kind: sum(s[kind] for s in pair) for kind in ("king", "reserve")}
        return Side(own, own, THIRD_PLAYERS, add_total(items))
    better = max(THIRD_PLAYERS, key=lambda f: (end_points(scores[f]), -rank_in_tie(f)))
    midgame = max(s["midgame"] for s in pair)
    return Side(own, better, THIRD_PLAYERS, add_total({**scores[better], "midgame": midgame}))


def lower_of_team(state: State, scores: dict[Seat, dict[str, int]], primary: Seat) -> Side:
    """Teams: the lower total of a team's two Factions counts (8.65, ruling R95)."""
    is_swapped = state.midgame is not None
    secondary = "retzist" if (primary == "mazarinist") == is_swapped else "condeean"
    lower = min((primary, secondary), key=lambda f: (scores[f]["total"], rank_in_tie(f)))
    return Side(primary, lower, (primary, secondary), scores[lower])


def add_total(items: dict[str, int]) -> dict[str, int]:
    """The items with their sum as "total"."""
    parts = {kind: points for kind, points in items.items() if kind != "total"}
    return {**parts, "total": sum(parts.values())}
