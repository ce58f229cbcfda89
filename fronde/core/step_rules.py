"""Rules made of steps: what every game on the stack of `fronde.core.flow` would write again.

A game gives its steps, its options and how a table is laid out; asking, answering, forced choices, and taking up a
position with all its refusals are here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Generic, Protocol, Self, TypeVar

from pydantic import BaseModel, ValidationError

from fronde.core.codec import Line, ListOf, bad
from fronde.core.errors import InvariantError, PlayerError, PositionError, TableError
from fronde.core.flow import Frame, Step, settle
from fronde.core.game import Rules
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Json, Setup, Text

LIMIT = 10_000
"""Forced choices in a row after which they are taken to have no end."""
_PLAYERS = ListOf(Line(), 20)


class StepState(Protocol):
    """A position of such a game. `asked` holds the questions settled on: no part of the position, only kept so as not
    to be worked out twice."""

    stack: list[Frame]
    asked: tuple[Decision, ...] | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=StepState)
Options = TypeVar("Options", bound=BaseModel)


class StepRules(Rules[S], Generic[S, Options]):
    """The rules of a game made of steps. `steps`: every step by name; `options`: what a table may choose, every field
    with a default."""

    steps: Mapping[str, Step[S]]
    options: type[Options]

    # --- what a game adds ---

    @abstractmethod
    def begin(self, setup: Setup, options: Options, ctx: Context) -> S:
        """The table laid out, the first steps on its stack. Raises TableError where players or options do not fit."""

    @abstractmethod
    def take_up(self, position: Mapping[str, Json], setup: Setup, options: Options, ctx: Context) -> S:
        """The state of a position, full or sparse, for the players and options it names or those of the set-up. Raises
        PositionError; any error of a value that does not fit becomes one."""

    def forced(self, state: S, asked: Sequence[Decision]) -> Action | None:
        """The answer that is taken unasked, where it is no choice and being spared it tells nobody anything."""
        return None

    def put(self, state: S, asked: Sequence[Decision]) -> Sequence[Decision]:
        """The questions of the step on top as they are put, with those that are open beside it."""
        return asked

    def answer(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice: the step on top does, unless the question was one beside it."""
        frame = state.stack[-1]
        self.steps[frame["step"]].answer(state, frame, action, ctx)

    # --- before the game ---

    def options_schema(self) -> dict[str, Json]:
        """The JSON schema of the options."""
        return self.options.model_json_schema()

    def fill_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """Every option in force. Raises TableError."""
        return self.read_options(options).model_dump()

    def read_options(self, options: Mapping[str, Json]) -> Options:
        """The options of a table, defaults filled in. Raises TableError naming the one that is wrong."""
        try:
            return self.options.model_validate(dict(options))
        except ValidationError as error:
            wrong = error.errors()[0]
            why = {"slug": ".".join(map(str, wrong["loc"])), "why": wrong["msg"]}
            raise TableError(Text("setup-option", why)) from None

    # --- the game ---

    def setup(self, setup: Setup, ctx: Context) -> S:
        """The first position, somebody asked."""
        state = self.begin(setup, self.read_options(setup.options), ctx)
        self.run_on(state, ctx)
        return state

    def decisions(self, state: S) -> Sequence[Decision]:
        """Every question open now."""
        if state.asked is None:
            self.run_on(state, Context(Dice(0)))
            assert state.asked is not None
        return state.asked

    def apply(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice, and whatever follows until somebody is asked again."""
        state.asked = None
        self.answer(state, action, ctx)
        self.run_on(state, ctx)

    def copy(self, state: S) -> S:
        """A copy for undo."""
        return state.copy()

    def run_on(self, state: S, ctx: Context) -> None:
        """Run on until somebody has a choice, and keep the questions."""
        for _ in range(LIMIT):
            asked = settle(state, self.steps, ctx)
            forced = self.forced(state, asked) if asked and not asked[0].sealed else None
            if forced is None:
                state.asked = tuple(self.put(state, asked)) if asked else ()
                return
            ctx.take(forced)
            self.answer(state, forced, ctx)
        raise InvariantError(f"forced choices without an end: {state.stack}")

    # --- taking up a position ---

    def load(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """Take up a position, full or sparse. Raises PositionError."""
        try:
            table = self.find_table(position, setup)
            state = self.take_up(position, table, self.read_options(table.options), ctx)
            self.check(state)
            self.run_on(state, ctx)
        except PositionError:
            raise
        except PlayerError as refusal:
            raise PositionError(refusal.reason, refusal.rule) from refusal
        except InvariantError as error:
            raise bad("impossible", problem=error.reason or str(error)) from error
        except (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
            raise bad("unfit") from error
        return state

    def find_table(self, position: Mapping[str, Json], setup: Setup) -> Setup:
        """The players and options that a position names, or those of the set-up. Raises PositionError."""
        players = _PLAYERS.read(position.get("players", setup.players), "players")
        options = position.get("options", setup.options)
        if not isinstance(options, Mapping):
            raise bad("not-map", key="options", given=str(options)[:40])
        return replace(setup, players=players, options=options)
