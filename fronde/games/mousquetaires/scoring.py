"""The score in quest boards, and the winner (9.1 to 9.5)."""

from __future__ import annotations

from fronde.core.types import Result, Seat
from fronde.games.mousquetaires.data import MILADY
from fronde.games.mousquetaires.model import State, team

QUESTS_IN_ALL = 4


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Each musketeer's score is the number of completed quest boards, Milady's is the number of the others."""
    boards = state.quest - 1
    counts = {seat: QUESTS_IN_ALL - boards if seat == MILADY else boards for seat in state.seats}
    return {seat: {"quests": n, "total": n} for seat, n in counts.items()}


def final_result(state: State) -> Result | None:
    """All musketeers win, or Milady wins; nobody wins if the musketeers lose and no player plays her. None until the
    game is over."""
    if not state.end:
        return None
    musketeers, milady = team(state), tuple(seat for seat in state.seats if seat == MILADY)
    winners, losers = (musketeers, milady) if state.end == "quest" else (milady, musketeers)
    ranking = (*winners, *losers)
    places = {seat: 1 if seat in winners or not winners else 1 + len(winners) for seat in ranking}
    return Result(ranking, score_all(state), places=places, winners=winners)
