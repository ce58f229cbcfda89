"""Rules made of steps: the code that every game on the stack of `fronde.core.flow` shares.

A game supplies its steps, its options, the keys of its positions and its set-up. This module supplies questions,
answers, forced choices, and the reading and writing of positions with all refusals.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import Any, Generic, Self, TypeVar, final

from pydantic import BaseModel, ValidationError

from fronde.core.codec import Keys, Line, ListOf, bad, impossible_position, read_map, show
from fronde.core.errors import InvariantError, PlayerError, PositionError, TableError
from fronde.core.flow import Frame, Step, own_steps, settle
from fronde.core.game import Chapter, Rules
from fronde.core.guides import find_guide
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Json, Seat, Setup, Text, Turn

LIMIT = 10_000
"""Consecutive forced choices after which the engine assumes an endless loop."""
MISREAD = (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError)
"""Errors that Python raises for a value of an unexpected shape."""
_PLAYERS = ListOf(Line(), 20)


@dataclass
class StepState:
    """A position of a game made of steps. Every mutable field, such as a list or a dict, must have a default
    factory."""

    players: tuple[str, ...]
    options: dict[str, Any]
    stack: list[Frame] = field(default_factory=list, kw_only=True)
    open_decisions: tuple[Decision, ...] | None = field(default=None, kw_only=True, repr=False, compare=False)
    """A cache of the decisions. It is not part of the position and does not affect equality."""

    @final
    def copy(self) -> Self:
        """A copy that shares nothing mutable."""
        kind: Any = type(self)
        new: Self = object.__new__(kind)
        mine = new.__dict__
        mine.update(self.__dict__)
        for name in _find_changing(kind):
            mine[name] = mine[name].copy()
        new.stack = [frame.copy() for frame in self.stack]
        return new

    @final
    def copy_anew(self) -> Self:
        """A copy to modify directly, as for a new deal; it has no cached decisions."""
        new = self.copy()
        new.open_decisions = None
        return new


@cache
def _find_changing(state: type[StepState]) -> tuple[str, ...]:
    """The mutable fields of a state, except the stack."""
    return tuple(one.name for one in fields(state) if one.default_factory is not MISSING and one.name != "stack")


S = TypeVar("S", bound=StepState)
Options = TypeVar("Options", bound=BaseModel)


class StepRules(Rules[S], Generic[S, Options]):
    """The rules of a game made of steps. `steps`: every step by name, by default those of the module that defines the
    rules. `options`: the model of the table's options, every field with a default. `players_rule`: the section on the
    number of players. All games of steps share the final methods."""

    steps: Mapping[str, Step[S]]
    options: type[Options]
    players_rule: str | None = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "steps"):
            cls.steps = own_steps(cls.__module__)

    # --- what a game adds ---

    @abstractmethod
    def new_state(self, players: tuple[str, ...], options: dict[str, Any]) -> S:
        """An empty table for these players and complete options."""

    @abstractmethod
    def begin(self, state: S, ctx: Context) -> None:
        """Set up the table and put the first steps on its stack."""

    @abstractmethod
    def keys(self, state: S) -> Keys:
        """The keys of a position."""

    def fill_in(self, state: S, position: Mapping[str, Json], ctx: Context) -> None:
        """Read those parts of a position, full or sparse, that the declared keys do not cover; its `options` are
        complete. By default a sparse position gets the usual set-up. Raises PositionError; the caller turns errors
        about misfit values into one."""
        if "stack" not in position:
            self.begin(state, ctx)

    def find_misfit(self, players: int, options: Options) -> TableError | None:
        """Why this number of players cannot play with these options; None if they can. By default only the title
        decides."""
        if players in self.title.player_counts:
            return None
        return TableError(Text("setup-players", {"n": players}), self.players_rule)

    @final
    def find_forced_action(self, state: S, decisions: Sequence[Decision]) -> Action | None:
        """The answer to a single required question with a single option, which needs no asking. None for any other
        questions, and for a question that is asked alone."""
        only = decisions[0]
        if len(decisions) > 1 or len(only.options) > 1 or not only.least or not only.required:
            return None
        if self.is_asked_alone(state, only):
            return None
        return Action(only.seat, only.step, only.options)

    def put(self, state: S, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """The questions of the top step in the form in which they are shown, plus those open beside it."""
        return decisions

    def answer(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice in the top step. A game that asks other questions overrides this to answer those."""
        frame = state.stack[-1]
        step = self.steps[frame["step"]]
        if step.once:
            state.stack.pop()
        step.answer(state, frame, action, ctx)

    # --- before the game ---

    @property
    @final
    def guide(self) -> tuple[Chapter, ...]:
        """The guided game of `data/guide.toml` in the folder of the game."""
        return find_guide(self.title.folder / "data" / "guide.toml")

    @final
    def options_schema(self) -> dict[str, Json]:
        """The JSON schema of the options; every call returns the same object."""
        return _schema(self.options)

    @final
    def fill_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """All options, defaults filled in. Raises TableError."""
        return self.read_options(options).model_dump()

    @final
    def read_options(self, options: Mapping[str, Json]) -> Options:
        """The options of a table, defaults filled in. Raises TableError, which names the wrong option."""
        try:
            return self.options.model_validate(dict(options))
        except ValidationError as error:
            raise TableError(tell_option(error.errors()[0], _schema(self.options)["properties"])) from None

    @final
    def takes(self, players: int, options: Mapping[str, Json]) -> bool:
        """Whether this number of players can play with these options."""
        return self.find_misfit(players, self.read_options(options)) is None

    # --- the game ---

    @final
    def setup(self, setup: Setup, ctx: Context) -> S:
        """The first position, with its questions open. Raises TableError if players or options do not fit."""
        state = self.make_table(setup, self.read_options(setup.options))
        self.begin(state, ctx)
        self.run_on(state, ctx)
        return state

    @final
    def make_table(self, setup: Setup, options: Options) -> S:
        """An empty table. Raises TableError if players or options do not fit."""
        if misfit := self.find_misfit(len(setup.players), options):
            raise misfit
        return self.new_state(setup.players, options.model_dump())

    @final
    def decisions(self, state: S) -> Sequence[Decision]:
        """All open questions."""
        if state.open_decisions is None:
            self.run_on(state, Context(Dice(0)))
            assert state.open_decisions is not None
        return state.open_decisions

    def apply(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice and everything that follows until a seat has a choice again."""
        state.open_decisions = None
        self.answer(state, action, ctx)
        self.run_on(state, ctx)

    @final
    def apply_together(self, state: S, answers: Sequence[Action], ctx: Context) -> None:
        """Carry out all answers, then run on."""
        state.open_decisions = None
        for action in answers:
            self.answer(state, action, ctx)
        self.run_on(state, ctx)

    @final
    def copy(self, state: S) -> S:
        """A copy for undo."""
        return state.copy()

    @final
    def is_same(self, state: S, other: S) -> bool:
        """Compare the states directly, which is faster than comparing their dumps."""
        return state == other

    @final
    def run_on(self, state: S, ctx: Context) -> None:
        """Run on until a seat has a choice, and cache the questions. Raises InvariantError if forced choices never
        end."""
        for _ in range(LIMIT):
            decisions = settle(state, self.steps, ctx)
            action = self.find_forced_action(state, decisions) if decisions and not decisions[0].sealed else None
            if action is None:
                state.open_decisions = tuple(self.put(state, decisions)) if decisions else ()
                return
            ctx.take(action)
            self.answer(state, action, ctx)
        raise InvariantError(f"forced choices without an end: {state.stack}")

    # --- questions to the position ---

    def turn(self, state: S) -> Turn:
        """The seat under the key `active`, and the number under the key `turn`."""
        keys = self.keys(state)
        return Turn(keys.show(state, "active") or None, keys.show(state, "turn"))

    def player_of(self, setup: Setup, state: S, seat: Seat) -> str:
        """The player of a seat, given that players sit in turn order."""
        return state.players[self.seats(setup).index(seat)]

    def check(self, state: S) -> None:
        """Raise InvariantError for an impossible position. By default every position that its keys accept is
        possible."""

    # --- views and storage ---

    def view(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """The whole position, in a game that hides nothing."""
        return self.dump(state)

    def resample(self, state: S, seat: Seat | None, rng: Dice) -> S:
        """The same position, for a game that hides nothing. Raises InvariantError if the game overrides `view`."""
        if type(self).view is not StepRules.view:
            raise InvariantError("what a view hides has to be dealt again: resample is missing")
        return self.copy(state)

    @final
    def dump(self, state: S) -> dict[str, Json]:
        """The whole position as plain JSON."""
        header = {"game": self.title.key, "players": list(state.players), "options": dict(state.options)}
        return {**header, **self.keys(state).write(state)}

    @final
    def load(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """The state of a full or sparse position. Raises PositionError."""
        state = self._read_state(position, setup, ctx)
        try:
            self.run_on(state, ctx)
        except (InvariantError, *MISREAD) as error:
            raise bad("nowhere") from error
        return state

    def _read_state(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """The state of a position before it runs on. Raises PositionError."""
        try:
            table = self._find_table(position, setup)
            state = self.make_table(table, self.read_options(table.options))
            self.keys(state).read(position, state)
            self.fill_in(state, {**position, "options": table.options}, ctx)
            self.check(state)
        except PositionError:
            raise
        except PlayerError as refusal:
            raise PositionError(refusal.reason, refusal.rule) from refusal
        except InvariantError as error:
            raise impossible_position(error) from error
        except MISREAD as error:
            raise bad("unfit") from error
        return state

    def _find_table(self, position: Mapping[str, Json], setup: Setup) -> Setup:
        """The set-up with the players and options that a position names; the set-up supplies what is missing. Raises
        PositionError."""
        players = _PLAYERS.read(position.get("players", setup.players), "players")
        options = read_map(position.get("options", {}), "options")
        return replace(setup, players=players, options={**setup.options, **options})


def first_of(seats: Sequence[Seat]) -> staticmethod[[Setup], tuple[Seat, ...]]:
    """A `Rules.seats` that takes one seat per player from the start of these, in turn order."""
    return staticmethod(lambda setup: tuple(seats[: len(setup.players)]))


# --- why an option does not fit ---


@cache
def _schema(options: type[BaseModel]) -> dict[str, Json]:
    return options.model_json_schema()


def tell_option(wrong: Mapping[str, Any], schemas: Mapping[str, Mapping[str, Json]]) -> Text:
    """Why a table's options are refused: the fault of one of them, and what its JSON schema accepts. `wrong`:
    pydantic's first error."""
    name = str(wrong["loc"][0]) if wrong["loc"] else ""
    if wrong["type"] == "extra_forbidden":
        why = Text("setup-unknown-option", {"options": list(schemas)})
    elif name in schemas:
        why = Text("setup-wrong-value", {"given": show(wrong["input"]), "takes": describe_schema(schemas[name])})
    else:
        return Text("setup-options")
    return Text("setup-option", {"slug": name[:40], "why": why})


def describe_schema(schema: Mapping[str, Json]) -> Text:
    """The values that an option accepts by its JSON schema."""
    if "anyOf" in schema:
        return Text("setup-takes-either", {"kinds": [describe_schema(kind) for kind in schema["anyOf"]]})
    if "enum" in schema:
        return Text("setup-takes-one-of", {"values": [show(value) for value in schema["enum"]]})
    if "minimum" in schema and "maximum" in schema:
        return Text("setup-takes-range", {"least": str(schema["minimum"]), "most": str(schema["maximum"])})
    if "minItems" in schema and "maxItems" in schema and "enum" in schema["items"]:
        edges = {"least": str(schema["minItems"]), "most": str(schema["maxItems"])}
        return Text("setup-takes-list", {**edges, "values": [show(value) for value in schema["items"]["enum"]]})
    return Text(f"setup-takes-{schema.get('type', 'other')}")
