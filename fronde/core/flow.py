"""A stack of named steps as plain data: the steps that the game is carrying out.

The top frame asks first. A frame is a dict with the name of its step under "step" and the values that the step
remembers. These are only ints, strings and tuples, so that a shallow copy of every frame copies the stack.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from fronde.core.codec import FieldType
from fronde.core.errors import InvariantError
from fronde.core.types import Action, Context, Decision, Json, Seat

Frame = dict[str, Json]


class HasStack(Protocol):
    """A position with a stack of frames."""

    stack: list[Frame]


S = TypeVar("S", bound=HasStack)


class Step(Generic[S]):
    """One named step. `ask` returns the open questions, `answer` takes one answer, and `finish` runs when no question
    is open.

    A subclass sets its rule; its `name` is the class name in small letters with hyphens. `finish` must remove the frame
    from the stack or replace it. For a class declared with `once=True` the frame is already off the stack when `answer`
    or `finish` is called.
    """

    name: ClassVar[str]
    rule: str | None = None
    memory: Mapping[str, FieldType[Any]] = {}
    """The fields of this step's frames beside its name. Positions contain no other fields."""
    once = False
    """Whether the step is answered once: its frame is removed before `answer` or `finish`."""

    def __init_subclass__(cls, *, once: bool = False) -> None:
        super().__init_subclass__()
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        cls.once = cls.once or once

    def question(
        self,
        seat: Seat,
        options: Iterable[str],
        /,
        *,
        step: str | None = None,
        rule: str | None = None,
        least: int = 1,
        most: int = 1,
        required: bool = True,
        sealed: bool = False,
        first_come: bool = False,
        **about: Json,
    ) -> Decision:
        """A question of this step. `about`: what it concerns; other arguments as in `Decision`."""
        return Decision(
            seat, step or self.name, tuple(options), rule or self.rule, least, most, required, about, sealed, first_come
        )

    def ask(self, state: S, frame: Frame) -> Sequence[Decision]:
        """The open questions; empty if the step has nothing to ask."""
        return ()

    def answer(self, state: S, frame: Frame, action: Action, ctx: Context) -> None:
        """Carry out a choice that `ask` offered. Raises InvariantError where a step that asks nothing is answered."""
        raise InvariantError(f"{self.name} asks nothing")

    def finish(self, state: S, frame: Frame, ctx: Context) -> None:
        """End the step; called when it has nothing left to ask."""
        if not self.once:
            state.stack.pop()


def call(state: HasStack, step: str, **memory: Json) -> None:
    """Begin a step now; the step below waits until it ends."""
    state.stack.append({"step": step, **memory})


def queue(state: HasStack, *frames: Frame) -> None:
    """Begin several steps, to run in the order given."""
    state.stack.extend(reversed(frames))


def frame(step: str, **memory: Json) -> Frame:
    """A frame for `queue`."""
    return {"step": step, **memory}


def begin_step(frame: Frame, step: str, **memory: Json) -> None:
    """Turn a frame into a frame of another step, without the fields of the first."""
    frame.clear()
    frame.update(step=step, **memory)


def option_ids(kind: str, ids: Iterable[str]) -> list[str]:
    """Option ids of one kind."""
    return [f"{kind}:{id_}" for id_ in ids]


def name_of(option: str) -> str:
    """The part of an option id after its kind."""
    return option.partition(":")[2]


def settle(state: S, steps: Mapping[str, Step[S]], ctx: Context, limit: int = 10_000) -> Sequence[Decision]:
    """Run every step that has nothing to ask until one asks or the stack is empty. Returns the open questions. Raises
    InvariantError after `limit` steps."""
    for _ in range(limit):
        if not state.stack:
            return ()
        top = state.stack[-1]
        step = steps[top["step"]]
        decisions = step.ask(state, top)
        if decisions:
            return decisions
        if step.once:
            state.stack.pop()
        step.finish(state, top, ctx)
    raise InvariantError(f"no end in sight: {state.stack}")


def find_steps(*chapters: ModuleType) -> dict[str, Any]:
    """An instance of each Step class that these modules define, by name. Imported classes do not count."""
    return own_steps(*(chapter.__name__ for chapter in chapters))


def own_steps(*modules: str) -> dict[str, Step[S]]:
    """The same for modules of these names, as far as they are loaded."""
    kinds: list[type[Step[S]]] = [Step]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {kind.name: kind() for kind in kinds if kind.__module__ in modules}
