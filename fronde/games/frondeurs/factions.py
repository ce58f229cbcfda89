"""Who runs which Faction: two, three and four players, teams, the Dummy, the Faction Swap (4.2, 5.3, 5.4, 8.6)."""

from __future__ import annotations

from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.model import NOBODY, State

CONDEEAN, CABALIST, RETZIST, MAZARINIST = range(4)
ROLES = {2: (CABALIST, MAZARINIST), 3: (CABALIST, RETZIST, MAZARINIST), 4: (CONDEEAN, CABALIST, RETZIST, MAZARINIST)}
"""By number of players: the Factions that players choose, in turn order. A player's number is an index into this
tuple."""

RUNS = {2: (1, 0, 0, 1), 3: (1, 0, 1, 2), 4: (0, 1, 2, 3)}
"""By number of players: the player who runs each Faction at the start (5.31, 4.22)."""

DUMMY_RUNNERS = (1, 2, 0)
"""Three players: who runs the Dummy's Turns, in rotation: Retzist, Mazarinist, Cabalist (5.42)."""


def role_names(players: int) -> tuple[str, ...]:
    """The Factions that players choose from, by the number of players."""
    return tuple(FACTIONS[seat] for seat in ROLES[players])


def seat_players(state: State) -> None:
    """Give every Faction its player; with three players, the Condéeans become the Dummy after set-up (4.22)."""
    state.runs = RUNS[len(state.players)]
    state.dummy = CONDEEAN if len(state.players) == 3 else NOBODY


def player_name(state: State, seat: int) -> str:
    """The player who runs a Faction now."""
    return state.players[state.runs[seat]]


def pass_dummy_on(state: State) -> None:
    """Begin the Dummy's Turn: the next player in the rotation runs it, and decides for it until its next Turn
    (5.42)."""
    runs = list(state.runs)
    runs[state.dummy] = DUMMY_RUNNERS[state.dummy_turns % 3]
    state.runs = tuple(runs)
    state.dummy_turns += 1


def runs_dummy(state: State, seat: int) -> bool:
    """Whether a seat acts for the player who runs the Dummy: always for the Dummy itself; in the Dummy's Turn for every
    Faction of that player (5.43)."""
    if seat == state.dummy:
        return True
    return state.dummy != NOBODY and state.active == state.dummy and state.runs[seat] == state.runs[state.dummy]


def expected_runs(state: State) -> tuple[int, ...]:
    """The player who should run each Faction, from the number of players, the Faction Swap, and the Dummy's rotation
    (5.33, 5.42)."""
    condeean, cabalist, retzist, mazarinist = RUNS[len(state.players)]
    if state.midgame is not None and is_swapped(state):
        condeean, retzist = retzist, condeean
    runs = [condeean, cabalist, retzist, mazarinist]
    if state.dummy != NOBODY:
        runs[state.dummy] = DUMMY_RUNNERS[(state.dummy_turns - 1) % 3] if state.dummy_turns else RUNS[3][CONDEEAN]
    return tuple(runs)


def is_swapped(state: State) -> bool:
    """Whether the Faction Swap exchanges Condéeans and Retzists between players: with fewer than four players, and in
    teams (5.33, 5.41, 8.62)."""
    return len(state.players) < 4 or bool(state.options["teams"])


def swap_factions(state: State) -> None:
    """Exchange Condéeans and Retzists between their players; with three players the Dummy becomes the Retzists (5.33,
    5.41)."""
    condeean, cabalist, retzist, mazarinist = state.runs
    state.runs = (retzist, cabalist, condeean, mazarinist)
    if state.dummy != NOBODY:
        state.dummy = RETZIST
