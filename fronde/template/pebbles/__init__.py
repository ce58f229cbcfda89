"""Pebbles: the players take turns to take one to three stones from a heap; the player who takes the last one wins.

An independent package, which Fronde finds by its entry point.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pydantic import Field

from fronde.api import (
    Action,
    Context,
    Decision,
    Frame,
    Game,
    Json,
    Keys,
    Result,
    Seat,
    Speech,
    Step,
    StepRules,
    StepState,
    TableOptions,
    Title,
    call,
    fields,
    first_of,
    require,
)

SEATS = ("flint", "slate", "chalk")
MOST = 3
TITLE = Title(__name__, version=1, player_counts=(2, 3), verbs={"take": ("take-stones",)})


class Options(TableOptions):
    """The options of a table."""

    heap: int = Field(default=12, ge=7, le=30, description="1.1: how many stones there are")


@dataclass
class State(StepState):
    """The whole position; nothing is hidden."""

    heap: int = 0
    stones: dict[Seat, int] = field(default_factory=dict)
    active: Seat = SEATS[0]
    turn: int = 1


class TakeStones(Step[State]):
    """One to three stones (1.2)."""

    rule = "1.2"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = [f"take:{n}" for n in range(1, min(MOST, state.heap) + 1)]
        return [self.question(state.active, options, n=state.heap)] if options else []

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        n = int(action.picks[0].partition(":")[2])
        state.heap -= n
        state.stones[state.active] += n
        ctx.emit("stones-taken", seat=action.seat, n=n)
        if state.heap:
            seats = list(state.stones)
            state.active = seats[(seats.index(state.active) + 1) % len(seats)]
            state.turn += 1

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        ctx.emit("heap-emptied", seat=state.active)


class HeapRules(StepRules[State, Options]):
    """The rules."""

    title = TITLE
    options = Options
    seats = first_of(SEATS)
    players_rule = "1.1"

    def new_state(self, players: tuple[str, ...], options: dict[str, Json]) -> State:
        """A full heap, and no stones taken."""
        return State(players, options, options["heap"], dict.fromkeys(SEATS[: len(players)], 0))

    def begin(self, state: State, ctx: Context) -> None:
        """The first turn."""
        call(state, "take-stones")

    def keys(self, state: State) -> Keys:
        """The fields of a position, by key."""
        seats, number = tuple(state.stones), fields.Number(0, 30)
        stones, turn = fields.EachOf(seats, number, 0), fields.Number(1, 30)
        return Keys(self.steps, {"heap": number, "stones": stones, "active": fields.Word(seats), "turn": turn})

    def score(self, state: State) -> dict[Seat, dict[str, int]]:
        """The stones that each seat has taken. They do not decide the game."""
        return {seat: {"stones": n, "total": n} for seat, n in state.stones.items()}

    def result(self, state: State) -> Result | None:
        """The player who took the last stone wins."""
        if state.stack:
            return None
        others = (seat for seat in state.stones if seat != state.active)
        return Result((state.active, *others), self.score(state))

    def check(self, state: State) -> None:
        """Refuse a position in which the heap is empty and the game is not over, or the reverse."""
        require(bool(state.heap) == bool(state.stack), "end")


GAME = Game(HeapRules(), Speech())
