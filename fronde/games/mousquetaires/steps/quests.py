"""The four quest boards (8.2 to 8.8): paths of the inn, tokens cleared, chambers passed, boards completed."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, Step, call
from fronde.core.types import Action, Context, Decision, Seat
from fronde.games.mousquetaires.data import QUESTS
from fronde.games.mousquetaires.model import State, next_stage, path_spaces, team, turn_up
from fronde.games.mousquetaires.steps.common import WHO, draw_adventure, end_game, wound
from fronde.games.mousquetaires.steps.setup import open_column


class ScoutTokens(Step[State]):
    """Choose the three tokens of the inn to turn up for an epic token (8.3). Frame: `who`."""

    rule = "8.3"
    memory = {"who": WHO}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        spaces = [f"space:{n + 1}" for n, space in enumerate(state.board) if not space.up]
        count = min(QUESTS.scouted, len(spaces))
        if count == len(spaces):
            return ()
        return (Decision(frame["who"], self.name, tuple(spaces), self.rule, count, count, about={"n": count}),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self._show(state, [int(pick.partition(":")[2]) - 1 for pick in action.picks], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        self._show(state, [n for n, space in enumerate(state.board) if not space.up], ctx)

    @staticmethod
    def _show(state: State, slots: Sequence[int], ctx: Context) -> None:
        state.stack.pop()
        ctx.no_undo()
        for slot in sorted(slots):
            turn_up(state, slot)
        ctx.emit("tokens-shown", tokens=[state.board[slot].token for slot in sorted(slots)])


def meets_token_at_once(state: State, seat: Seat, path: str) -> bool:
    """Whether a musketeer who takes a path meets its next token at once: if already on the path, or if no stage is
    cleared (8.2, ruling R31)."""
    return state.path[seat] == path or next_stage(state, path) == path_spaces(path).start


def enter_path(state: State, seat: Seat, path: str, ctx: Context) -> None:
    """Move a musketeer to the rightmost empty space of a path (8.2)."""
    state.path[seat] = path
    ctx.emit("path-entered", seat=seat, path=path)


def clear_token(state: State, seat: Seat, slot: int, ctx: Context) -> None:
    """Clear a token; this may complete the board (8.2, 8.5, 8.6)."""
    turn_up(state, slot, is_cleared=True)
    ctx.emit("token-cleared", seat=seat, token=state.board[slot].token)
    if state.quest == 1:
        path = QUESTS.paths[slot // QUESTS.stages]
        if next_stage(state, path) < 0:
            complete_board(state, seat, ctx)
    elif state.quest == 3 and all(space.is_empty for space in state.board):
        complete_board(state, seat, ctx)
    elif state.quest == 4:
        first = 3 * state.column
        if all(state.board[n].is_empty for n in (first + 1, first + 2)):
            pass_column(state, seat, ctx)


def spring_snare(state: State, seat: Seat, slot: int, ctx: Context) -> None:
    """Resolve a snare: it costs a life point despite any armour, and is cleared (8.1)."""
    ctx.emit("snared", seat=seat)
    clear_token(state, seat, slot, ctx)
    if not state.end:
        wound(state, seat, 1, ctx)


def pass_column(state: State, seat: Seat, ctx: Context) -> None:
    """Complete a chamber: its other tokens are cleared and the next chamber opens; after the last the musketeers win
    (8.6, 9.1)."""
    for slot in range(3 * state.column, 3 * state.column + 3):
        turn_up(state, slot, is_cleared=True)
    state.column += 1
    ctx.emit("chamber-passed", seat=seat, n=state.column)
    if state.column == QUESTS.columns:
        state.quest = 5
        end_game(state, "quest", ctx)
    else:
        open_column(state, ctx)


def complete_board(state: State, seat: Seat, ctx: Context) -> None:
    """Complete the quest board: the musketeer draws two cards, its tokens leave the game face up, and the next board is
    set up at once (8.8)."""
    unmet = [space.token for space in state.board if not space.up]
    ctx.emit("board-completed", seat=seat, quest=str(state.quest), tokens=unmet)
    state.quest += 1
    state.board = ()
    for one in team(state):
        state.path[one] = ""
    draw_adventure(state, seat, QUESTS.reward, ctx)
    call(state, "lay-tokens")
