"""Pebbles: each in turn takes one to three pebbles from a heap; whoever takes the last wins.

A game as a stranger would write it: a package of its own that this house finds by its entry point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from fronde.core.codec import FrameOf, Keys, Line, ListBy, ListOf, Number, StackOf
from fronde.core.errors import InvariantError, TableError
from fronde.core.flow import Frame, Step, frame
from fronde.core.game import Game, Speech, Title
from fronde.core.rng import Dice
from fronde.core.step_rules import StepRules
from fronde.core.types import Action, Context, Decision, OptionText, Result, Seat, Setup, Text, Turn

SEATS = ("flint", "slate", "chalk")
MOST = 3
TITLE = Title(
    key="pebbles",
    name="Pebbles",
    version=1,
    player_counts=(2, 3),
    texts=Path(__file__).parent / "texts",
    pictures="pebbles.pictures",
    verbs={"take": ("take-pebbles",)},
    opponents="pebbles.opponents",
)


class Options(BaseModel):
    """What a table may choose."""

    model_config = ConfigDict(extra="forbid", strict=True)

    heap: int = Field(default=12, ge=7, le=30, description="1.1: how many pebbles there are")


@dataclass
class State:
    """The whole position; nothing is hidden."""

    players: tuple[str, ...]
    heap: int
    pebbles_of: list[int]
    active: int = 0
    turn: int = 1
    stack: list[Frame] = field(default_factory=lambda: [frame("take-pebbles")])
    open_decisions: tuple[Decision, ...] | None = field(default=None, compare=False)

    def copy(self) -> State:
        """The same, sharing nothing that changes."""
        stack = [frame_.copy() for frame_ in self.stack]
        return State(self.players, self.heap, self.pebbles_of[:], self.active, self.turn, stack, self.open_decisions)


class TakePebbles(Step[State]):
    """One to three pebbles (1.2)."""

    name, rule = "take-pebbles", "1.2"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = tuple(f"take:{n}" for n in range(1, min(MOST, state.heap) + 1))
        return (
            [Decision(SEATS[state.active], self.name, options, self.rule, about={"n": state.heap})] if options else []
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        n = int(action.picks[0].partition(":")[2])
        state.heap -= n
        state.pebbles_of[state.active] += n
        ctx.emit("pebbles-taken", seat=action.seat, n=n)
        if state.heap:
            state.active = (state.active + 1) % len(state.players)
            state.turn += 1

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        ctx.emit("heap-emptied", seat=SEATS[state.active])


STEPS: dict[str, Step[State]] = {"take-pebbles": TakePebbles()}


def keys_of(seats: Sequence[Seat]) -> Keys:
    """What stands under each key of a position."""
    return Keys(
        {
            "players": ListOf(Line()),
            "heap": Number(0, 30),
            "taken": ListBy(seats, Number(0, 30), 0),
            "active": Number(0, len(seats) - 1),
            "turn": Number(1, 30),
            "stack": StackOf(FrameOf(STEPS)),
        },
        {"taken": "pebbles_of"},
    )


class PebblesRules(StepRules[State, Options]):
    """The rules."""

    steps = STEPS
    options = Options

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """A seat for every player."""
        return SEATS[: len(setup.players)]

    def begin(self, setup: Setup, options: Options, ctx: Context) -> State:
        """The heap laid out."""
        if len(setup.players) not in TITLE.player_counts:
            raise TableError(Text("setup-players", {"n": len(setup.players)}), "1.1")
        return State(setup.players, options.heap, [0] * len(setup.players))

    def take_up(self, position: Mapping[str, Any], setup: Setup, options: Options, ctx: Context) -> State:
        """The state of a position."""
        state = self.begin(setup, options, ctx)
        active = position.get("active")
        data = {**position, "active": SEATS.index(active)} if isinstance(active, str) else position
        keys_of(self.seats(setup)).read(data, state, ("options", "random"))
        return state

    def forced(self, state: State, decisions: Sequence[Decision]) -> Action | None:
        """The last pebble is taken unasked (1.3)."""
        (only,) = decisions
        return Action(only.seat, only.step, only.options) if len(only.options) == 1 else None

    def turn(self, state: State) -> Turn:
        """Whose turn it is."""
        return Turn(SEATS[state.active], state.turn)

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """Who sits there."""
        return state.players[SEATS.index(seat)]

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """All there is, for all."""
        return {**self.dump(state), "active": SEATS[state.active], "over": not state.stack}

    def score(self, state: State) -> dict[Seat, dict[str, int]]:
        """Pebbles taken, which decide nothing."""
        return {SEATS[who]: {"pebbles": n, "total": n} for who, n in enumerate(state.pebbles_of)}

    def result(self, state: State) -> Result | None:
        """Whoever took the last pebble has won."""
        if state.stack:
            return None
        last = SEATS[state.active]
        return Result((last, *(seat for seat in self.score(state) if seat != last)), self.score(state))

    def check(self, state: State) -> None:
        """Raise InvariantError where the heap is empty and yet somebody is asked, or the other way round."""
        if bool(state.heap) != bool(state.stack):
            raise InvariantError("the heap and the game do not end together")

    def resample(self, state: State, seat: Seat | None, rng: Dice) -> State:
        """Nothing is hidden."""
        return state.copy()

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position."""
        return keys_of(SEATS[: len(state.players)]).write(state)


class PebblesSpeech(Speech[State]):
    """How it is told; the rest is as every game tells it."""

    first_steps = ("1-1", "1-2")

    def describe(self, state: State, decision: Decision, option: str) -> OptionText:
        """How many."""
        return OptionText(Text("option-take", {"n": int(option.partition(":")[2])}))


GAME = Game(TITLE, PebblesRules(), PebblesSpeech())
