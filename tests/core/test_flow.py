"""The stack of steps, with three steps that do nothing but say where they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from fronde.core.errors import InvariantError
from fronde.core.flow import Frame, Step, call, frame, queue, settle
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision


@dataclass
class Place:
    stack: list[Frame] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


class Ask(Step[Place]):
    rule = "1"

    def ask(self, state: Place, frame: Frame) -> Sequence[Decision]:
        return [Decision("red", self.name, ("yes", "no"), self.rule)] if frame["times"] else []

    def answer(self, state: Place, frame: Frame, action: Action, ctx: Context) -> None:
        frame["times"] -= 1


class Note(Step[Place]):
    def finish(self, state: Place, frame: Frame, ctx: Context) -> None:
        state.log.append(frame["text"])
        super().finish(state, frame, ctx)


class Calls(Step[Place]):
    def finish(self, state: Place, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        call(state, "note", text="called")


class Forever(Step[Place]):
    def finish(self, state: Place, frame: Frame, ctx: Context) -> None:
        """Never leaves the stack."""


STEPS: dict[str, Step[Place]] = {step.name: step for step in (Ask(), Note(), Calls(), Forever())}


def run(state: Place) -> Sequence[Decision]:
    return settle(state, STEPS, Context(Dice(0)))


def test_queued_steps_are_taken_in_the_order_given() -> None:
    state = Place()
    queue(state, frame("note", text="one"), frame("calls"), frame("note", text="two"))
    assert run(state) == ()
    assert state.log == ["one", "called", "two"]
    assert state.stack == []


def test_a_step_that_asks_holds_the_ones_below() -> None:
    state = Place()
    queue(state, frame("ask", times=2), frame("note", text="after"))
    (decision,) = run(state)
    assert (decision.seat, decision.step, decision.options, decision.rule) == ("red", "ask", ("yes", "no"), "1")
    for _ in range(2):
        assert state.log == []
        STEPS["ask"].answer(state, state.stack[-1], Action("red", "ask", ("yes",)), Context(Dice(0)))
        run(state)
    assert state.log == ["after"]


def test_a_called_step_comes_before_the_one_that_waits() -> None:
    state = Place()
    queue(state, frame("ask", times=1))
    call(state, "note", text="first")
    assert len(run(state)) == 1
    assert state.log == ["first"]


def test_a_step_without_an_end_is_an_invariant_error() -> None:
    state = Place([frame("forever")])
    with pytest.raises(InvariantError, match="forever"):
        run(state)


def test_a_step_that_asks_nothing_takes_no_answer() -> None:
    state = Place()
    with pytest.raises(InvariantError, match="note"):
        STEPS["note"].answer(state, {"step": "note"}, Action("red", "note", ("yes",)), Context(Dice(0)))
