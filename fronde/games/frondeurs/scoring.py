"""Victory (8)."""

from __future__ import annotations

from fronde.core.types import Result, Seat
from fronde.games.frondeurs.data import BOARD, FACTIONS, TRACKS
from fronde.games.frondeurs.factions import RUNS
from fronde.games.frondeurs.model import MAZARINIST, NOBODY, SEATS, State, value_of

KING_BONUS = int(TRACKS.king["bonus"])
PENALTY = 5
TIE_BREAK = tuple(FACTIONS.index(f) for f in ("retzist", "cabalist", "condeean", "mazarinist"))
"""Who goes before whom where scores are tied and the King decides nothing (8.24, ruling R76)."""


def score_seat(state: State, seat: int) -> dict[str, int]:
    """Points of one seat were the game to end now (8.22, 8.23)."""
    items = {
        "pp": value_of(state, seat, BOARD.every, "pp"),
        "mp": value_of(state, seat, BOARD.every, "mp"),
        "midgame": state.midgame[seat] if state.midgame else 0,
        "king": KING_BONUS if state.king == seat != MAZARINIST else 0,
        "reserve": -PENALTY * state.reserve_uses[seat],
    }
    return {**items, "total": sum(items.values())}


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Points of every seat, item by item."""
    return {FACTIONS[seat]: score_seat(state, seat) for seat in SEATS}


def final_result(state: State) -> Result | None:
    """Ranking and scores once the game is over: high score, then the King in hand, then the order of 8.24. With other
    than four players each player stands under the Faction of his that counts."""
    if not state.over:
        return None
    scores = score_players(state)
    order = sorted(
        scores, key=lambda f: (-scores[f]["total"], not has_king(state, f), TIE_BREAK.index(FACTIONS.index(f)))
    )
    return Result(tuple(order), scores)


def has_king(state: State, faction: Seat) -> bool:
    """Whether the player of that Faction holds the King's Pawn in hand."""
    return state.king != NOBODY and state.runs[state.king] == state.runs[FACTIONS.index(faction)]


def score_players(state: State) -> dict[Seat, dict[str, int]]:
    """The final score of each player, or team, under a Faction of his (8.4, 8.6)."""
    scores = score_all(state)
    if state.options["teams"]:
        return lower_of_teams(state, scores)
    if len(state.players) == 2:
        return dict(lower_of_two(state, scores, player) for player in range(2))
    if len(state.players) == 3:
        thirds = better_of_two(state, scores)
        return {f: s for f, s in scores.items() if f in ("cabalist", "mazarinist")} | thirds
    return scores


def end_points(items: dict[str, int]) -> int:
    """What a Faction earns at the end of the game, adjustments included, mid-game points apart."""
    return items["total"] - items["midgame"]


def lower_of_two(state: State, scores: dict[Seat, dict[str, int]], player: int) -> tuple[Seat, dict[str, int]]:
    """Two players: the lower of a player's two scores counts, at mid-game and again at the end (8.42)."""
    now = [f for s, f in enumerate(FACTIONS) if state.runs[s] == player]
    then = [s for s in SEATS if RUNS[2][s] == player]
    midgame = min(state.midgame[s] for s in then) if state.midgame else 0
    counted = min(now, key=lambda f: end_points(scores[f]))
    end = end_points(scores[counted])
    return counted, {**scores[counted], "midgame": midgame, "total": midgame + end}


def better_of_two(state: State, scores: dict[Seat, dict[str, int]]) -> dict[Seat, dict[str, int]]:
    """Three players: the third keeps the higher score of Retzists and Condéeans each time (8.43, ruling R75); in a
    short game without mid-game scoring the higher PP and the higher MP (8.52)."""
    pair = ("condeean", "retzist")
    midgame = max(state.midgame[FACTIONS.index(f)] for f in pair) if state.midgame else 0
    counted = max(pair, key=lambda f: end_points(scores[f]))
    items = {**scores[counted], "midgame": midgame}
    if state.options["short_game"] == "end-scoring":
        items |= {kind: max(scores[f][kind] for f in pair) for kind in ("pp", "mp")}
    items["total"] = sum(n for kind, n in items.items() if kind != "total")
    own = pair[1] if state.dummy == FACTIONS.index(pair[0]) else pair[0]
    return {own: items}


def lower_of_teams(state: State, scores: dict[Seat, dict[str, int]]) -> dict[Seat, dict[str, int]]:
    """Teams: the lower total of a team's two Factions counts for both players (8.65, ruling R95)."""
    swapped = state.midgame is not None
    partner = {"mazarinist": "retzist" if swapped else "condeean", "cabalist": "condeean" if swapped else "retzist"}
    best = {}
    for primary, secondary in partner.items():
        counted = min((primary, secondary), key=lambda f: scores[f]["total"])
        best[primary] = {**scores[counted]}
    return best
