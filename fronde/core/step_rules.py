"""Rules made of steps: what every game on the stack of `fronde.core.flow` would write again.

A game gives its steps, its options and how a table is laid out; asking, answering, forced choices, and taking up a
position with all its refusals are here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Generic, Protocol, Self, TypeVar

from pydantic import BaseModel, ValidationError

from fronde.core.codec import Line, ListOf, bad, impossible, read_map, show
from fronde.core.errors import InvariantError, PlayerError, PositionError, TableError
from fronde.core.flow import Frame, Step, settle
from fronde.core.game import Rules
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Json, Setup, Text

LIMIT = 10_000
"""Forced choices in a row after which they are taken to have no end."""
MISREAD = (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError)
"""What Python raises where a value is of another shape than was reckoned with."""
_PLAYERS = ListOf(Line(), 20)


class StepState(Protocol):
    """A position of such a game. `open_decisions` is a cache of its decisions, no part of the position: two positions
    that differ in nothing else are equal."""

    stack: list[Frame]
    open_decisions: tuple[Decision, ...] | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=StepState)
Options = TypeVar("Options", bound=BaseModel)


def copied(state: S, changing: Iterable[str]) -> S:
    """The same state, sharing nothing that changes: what it has under these names, and its stack."""
    new = object.__new__(type(state))
    mine = new.__dict__
    mine.update(state.__dict__)
    for name in changing:
        mine[name] = mine[name].copy()
    new.stack = [frame.copy() for frame in state.stack]
    return new


def refuse_players(setup: Setup, counts: Collection[int], rule: str) -> None:
    """Raise TableError for a number of players the game does not take."""
    if len(setup.players) not in counts:
        raise TableError(Text("setup-players", {"n": len(setup.players)}), rule)


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

    def forced(self, state: S, decisions: Sequence[Decision]) -> Action | None:
        """The answer that is taken unasked, where it is no choice and being spared it tells nobody anything."""
        return None

    def put(self, state: S, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """The questions of the step on top as they are put, with those that are open beside it."""
        return decisions

    def answer(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice: the step on top does, unless the question was one beside it."""
        frame = state.stack[-1]
        self.steps[frame["step"]].answer(state, frame, action, ctx)

    # --- before the game ---

    def options_schema(self) -> dict[str, Json]:
        """The JSON schema of the options, the same object each time."""
        return _schema(self.options)

    def fill_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """Every option in force. Raises TableError."""
        return self.read_options(options).model_dump()

    def read_options(self, options: Mapping[str, Json]) -> Options:
        """The options of a table, defaults filled in. Raises TableError naming the one that is wrong."""
        try:
            return self.options.model_validate(dict(options))
        except ValidationError as error:
            raise TableError(tell_option(error.errors()[0], _schema(self.options)["properties"])) from None

    # --- the game ---

    def setup(self, setup: Setup, ctx: Context) -> S:
        """The first position, somebody asked."""
        state = self.begin(setup, self.read_options(setup.options), ctx)
        self.run_on(state, ctx)
        return state

    def decisions(self, state: S) -> Sequence[Decision]:
        """Every question open now."""
        if state.open_decisions is None:
            self.run_on(state, Context(Dice(0)))
            assert state.open_decisions is not None
        return state.open_decisions

    def apply(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice, and whatever follows until somebody is asked again."""
        state.open_decisions = None
        self.answer(state, action, ctx)
        self.run_on(state, ctx)

    def apply_together(self, state: S, answers: Sequence[Action], ctx: Context) -> None:
        """Carry out all the answers before anything else happens."""
        state.open_decisions = None
        for action in answers:
            self.answer(state, action, ctx)
        self.run_on(state, ctx)

    def copy(self, state: S) -> S:
        """A copy for undo."""
        return state.copy()

    def is_same(self, state: S, other: S) -> bool:
        """By comparing the states, which is quicker than writing them down."""
        return state == other

    def run_on(self, state: S, ctx: Context) -> None:
        """Run on until somebody has a choice, and keep the questions."""
        for _ in range(LIMIT):
            decisions = settle(state, self.steps, ctx)
            forced = self.forced(state, decisions) if decisions and not decisions[0].sealed else None
            if forced is None:
                state.open_decisions = tuple(self.put(state, decisions)) if decisions else ()
                return
            ctx.take(forced)
            self.answer(state, forced, ctx)
        raise InvariantError(f"forced choices without an end: {state.stack}")

    # --- taking up a position ---

    def load(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """Take up a position, full or sparse. Raises PositionError."""
        state = self._lay_out(position, setup, ctx)
        try:
            self.run_on(state, ctx)
        except (InvariantError, *MISREAD) as error:
            raise bad("nowhere") from error
        return state

    def _lay_out(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """What a position says, before it runs on. Raises PositionError."""
        try:
            table = self.find_table(position, setup)
            state = self.take_up(position, table, self.read_options(table.options), ctx)
            self.check(state)
        except PositionError:
            raise
        except PlayerError as refusal:
            raise PositionError(refusal.reason, refusal.rule) from refusal
        except InvariantError as error:
            raise impossible(error) from error
        except MISREAD as error:
            raise bad("unfit") from error
        return state

    def find_table(self, position: Mapping[str, Json], setup: Setup) -> Setup:
        """The players that a position names, or those of the set-up; and its options, the others being those of the
        set-up. Raises PositionError."""
        players = _PLAYERS.read(position.get("players", setup.players), "players")
        options = read_map(position.get("options", {}), "options")
        return replace(setup, players=players, options={**setup.options, **options})


# --- why an option does not fit ---


@cache
def _schema(options: type[BaseModel]) -> dict[str, Json]:
    return options.model_json_schema()


def tell_option(wrong: Mapping[str, Any], schemas: Mapping[str, Mapping[str, Json]]) -> Text:
    """Why the options of a table are refused: what is wrong with one, and what it takes by its JSON schema. `wrong`:
    what pydantic says of the first."""
    name = str(wrong["loc"][0]) if wrong["loc"] else ""
    if wrong["type"] == "extra_forbidden":
        why = Text("setup-unknown-option", {"options": list(schemas)})
    elif name in schemas:
        why = Text("setup-wrong-value", {"given": show(wrong["input"]), "takes": tell_taken(schemas[name])})
    else:
        return Text("setup-options")
    return Text("setup-option", {"slug": name[:40], "why": why})


def tell_taken(schema: Mapping[str, Json]) -> Text:
    """What an option takes by its JSON schema."""
    if "anyOf" in schema:
        return Text("setup-takes-either", {"kinds": [tell_taken(kind) for kind in schema["anyOf"]]})
    if "enum" in schema:
        return Text("setup-takes-one-of", {"values": [show(value) for value in schema["enum"]]})
    if "minimum" in schema and "maximum" in schema:
        return Text("setup-takes-range", {"least": str(schema["minimum"]), "most": str(schema["maximum"])})
    if "minItems" in schema and "maxItems" in schema and "enum" in schema["items"]:
        edges = {"least": str(schema["minItems"]), "most": str(schema["maxItems"])}
        return Text("setup-takes-list", {**edges, "values": [show(value) for value in schema["items"]["enum"]]})
    return Text(f"setup-takes-{schema.get('type', 'other')}")
