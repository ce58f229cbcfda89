"""Removing Cubes (6.5)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag
from fronde.core.flow import Frame
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.frondeurs.changes import remove
from fronde.games.frondeurs.data import FACTIONS, Spaces
from fronde.games.frondeurs.factions import runs_dummy
from fronde.games.frondeurs.model import State, adjacent, occupied_spaces, rival_control
from fronde.games.frondeurs.steps.common import (
    CUBE_COUNT,
    SEAT,
    STOP,
    TARGET,
    FrondeStep,
    seat_of,
    space_of,
    space_options,
)


def find_removals(state: State, seat: int, target: str, anywhere: bool, ends_control: bool) -> Spaces:
    """Spaces from which a cube may be removed: of the card's class (ruling R47), Adjacent unless `anywhere` (6.52),
    Controlled by a rival only if `ends_control` (6.54), never the seat's last cube (6.54)."""
    spaces = occupied_spaces(state) & state.board.targets[target]
    if not anywhere:
        mine = state.occupancy[seat]
        spaces &= adjacent(state, mine) | mine & ~state.arrested
    if not ends_control:
        spaces &= ~rival_control(state, seat)
    return spaces & ~protected_spaces(state, seat)


def protected_spaces(state: State, seat: int) -> Spaces:
    """Spaces from which the seat may not remove: that of its last cube on the board (6.54), and the Dummy's, if the
    player who runs the Dummy acts in its Turn with any Faction (5.43, ruling R151)."""
    mine = state.occupancy[seat] if state.on_board[seat] == 1 else 0
    return mine | state.occupancy[state.dummy] if runs_dummy(state, seat) else mine


def about_removing(state: State, frame: Frame) -> dict[str, Json]:
    """The facts about a Remove: its card and the class it names, the cubes left, and its limits."""
    details = {name: frame[name] for name in ("target", "anywhere", "controlled")}
    return {"card": state.play.card, **details, "left": frame["cubes"]}


class RemoveCubes(FrondeStep):
    """Remove cubes one by one. Frame: `seat`, `cubes` left, `target`, `anywhere`, `controlled`."""

    rule = "6.5"
    memory = {"seat": SEAT, "cubes": CUBE_COUNT, "target": TARGET, "anywhere": Flag(), "controlled": Flag()}
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if not frame["cubes"]:
            return ()
        seat = seat_of(frame)
        spaces = find_removals(state, seat, frame["target"], frame["anywhere"], frame["controlled"])
        if not spaces:
            return ()
        options = space_options(spaces)
        if state.play.executed:
            options.append(STOP)
        return (self.question(FACTIONS[seat], options, **about_removing(state, frame)),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.play.started = True
        if action.picks[0] == STOP:
            state.stack.pop()
            return
        remove(state, space_of(action.picks[0]), ctx)
        frame["cubes"] -= 1
        state.play.executed += 1
