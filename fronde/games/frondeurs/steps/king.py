"""The King's Progress (7.4)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Number
from fronde.core.flow import Frame
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs.changes import remove, strike
from fronde.games.frondeurs.data import FACTIONS, SPACES, Spaces
from fronde.games.frondeurs.model import NOBODY, State
from fronde.games.frondeurs.steps.common import SEAT, FrondeStep, seat_of, space_of, space_options
from fronde.games.frondeurs.steps.placing import count_placeable_cubes
from fronde.games.frondeurs.steps.removing import protected_spaces

PRICE = 2
FORFEIT = "forfeit"


def find_king_spaces(state: State, seat: int) -> Spaces:
    """Spaces where the King may go (7.43), except those where the seat would lose its last cube (6.54), or the Dummy
    any cube (5.43)."""
    spaces = state.board.every & ~state.board.closed_to_king & ~state.arrested
    if seat == state.dummy:
        mine = state.occupancy[seat]
        return sum(1 << s for s in range(len(SPACES)) if spaces >> s & 1 and not mine & (state.board.lines[s] | 1 << s))
    if state.occupancy[seat].bit_count() > state.board.most_targets:
        return spaces
    return sum(1 << s for s in range(len(SPACES)) if spaces >> s & 1 and leaves_a_cube(state, seat, s))


def leaves_a_cube(state: State, seat: int, space: int) -> bool:
    """Whether the seat still has a cube on the board after the King comes to the Space."""
    mine = state.occupancy[seat]
    loss = state.count[space] if mine >> space & 1 else 0
    return state.on_board[seat] == 0 or state.on_board[seat] > loss + (mine & state.board.lines[space]).bit_count()


class KingProgress(FrondeStep):
    """Place the King's Pawn and remove cubes (7.41). Frame: `seat`."""

    rule = "7.41"
    memory = {"seat": SEAT}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        options = space_options(find_king_spaces(state, seat)) if state.king == seat else []
        return (self.question(FACTIONS[seat], options),) if options else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        seat, space = seat_of(frame), space_of(action.picks[0])
        state.stack.pop()
        state.king, state.king_at, state.king_by = NOBODY, space, seat
        state.king_turn = state.turn
        state.king_privilege = not state.has_placed
        state.token_used = True
        ctx.emit("king-placed", seat=FACTIONS[seat], space=SPACES[space])
        strike(state, space, ctx)


def can_recover_king(state: State, seat: int) -> bool:
    """Whether the seat may take the King's Pawn back (7.44): at no cost with Influence in his Space; the seat that
    placed him, from its next Turn on, if it can pay."""
    if state.king != NOBODY:
        return False
    if seat != state.king_by:
        return bool(state.occupancy[seat] >> state.king_at & 1)
    if seat != state.active or state.turn <= state.king_turn:
        return False
    removable = 0 if seat == state.dummy else max(state.on_board[seat] - 1, 0)
    return count_forfeits(state, seat) + removable >= PRICE


def find_forfeits(state: State, seat: int) -> list[Frame]:
    """The placements of this Turn, begun or waiting, with cubes that could be forfeited for the King, the next one
    first."""
    return [
        frame
        for frame in reversed(state.stack)
        if frame["step"] == "place-cubes" and frame["seat"] == seat and count_placeable_cubes(state, frame) > 0
    ]


def count_forfeits(state: State, seat: int) -> int:
    """The number of placements that could be forfeited for the King."""
    return sum(count_placeable_cubes(state, frame) for frame in find_forfeits(state, seat))


def recover_king(state: State, seat: int, ctx: Context) -> None:
    """Give the King's Pawn to a player, who cannot place it again this Turn (7.45)."""
    state.king, state.king_at, state.king_by = seat, NOBODY, NOBODY
    state.king_recovered = True
    state.king_privilege = False
    ctx.emit("king-recovered", seat=FACTIONS[seat])


class PayForKing(FrondeStep):
    """Pay two cubes, each as a forfeited placement or an own cube removed (7.44). Frame: `seat`, `left`. If everything
    available has to be paid, each question has only one answer (ruling R181)."""

    rule = "7.44"
    memory = {"seat": SEAT, "left": Number(0, PRICE)}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if not frame["left"]:
            return ()
        seat = seat_of(frame)
        options = space_options(state.occupancy[seat] & ~protected_spaces(state, seat))
        forfeits = count_forfeits(state, seat)
        if forfeits:
            options.append(FORFEIT)
        if len(options) == 2 and forfeits + state.on_board[seat] - 1 == frame["left"]:
            options.pop(0)
        return (self.question(FACTIONS[seat], options, space=SPACES[state.king_at], price=PRICE, left=frame["left"]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        frame["left"] -= 1
        if action.picks[0] != FORFEIT:
            remove(state, space_of(action.picks[0]), ctx)
            return
        placing = find_forfeits(state, seat_of(frame))[0]
        placing["cubes"] = count_placeable_cubes(state, placing) - 1
        state.play.executed += 1
        state.play.started = True
        ctx.emit("placement-forfeited", seat=FACTIONS[seat_of(frame)])

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        recover_king(state, seat_of(frame), ctx)
