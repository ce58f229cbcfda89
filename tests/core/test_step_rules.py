"""Rules made of steps: options, forced choices, and what is said where a position cannot be loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from fronde.core.errors import InvariantError, PositionError, TableError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.step_rules import describe_schema, tell_option
from fronde.core.types import Action, Context, Decision, Setup, Text
from fronde.texts import words
from tests.toy import State, Toy, ToyRules

SETUP = Setup("toy", ("Ann", "Bob"), 1)


class Forcing(ToyRules):
    """The toy, its first option taken unasked as often as `times` says."""

    times = 1

    def find_forced_action(self, state: State, decisions: Sequence[Decision]) -> Action | None:
        if not self.times:
            return None
        self.times -= 1
        return Action(decisions[0].seat, decisions[0].step, decisions[0].options[:1])


def test_a_forced_choice_is_taken_unasked_and_told(toy: Toy) -> None:
    rules, ctx = Forcing(), Context(Dice(1))
    state = rules.setup(SETUP, ctx)
    assert ctx.forced_actions == [Action("red", "choose-field", ("field:0",))]
    assert [d.step for d in rules.decisions(state) if d.required] == ["stake-cards"]


def test_forced_choices_without_an_end_are_an_invariant_error(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Forcing()
    rules.times = -1
    monkeypatch.setattr(Forcing, "answer", lambda *_: None)
    with pytest.raises(InvariantError, match="without an end"):
        rules.setup(SETUP, Context(Dice(1)))


def test_questions_are_worked_out_once_and_again_after_a_copy_without_them(toy: Toy) -> None:
    rules = toy.rules
    state = rules.setup(SETUP, Context(Dice(1)))
    decisions = rules.decisions(state)
    assert rules.decisions(state) is decisions and rules.copy(state) == state
    state.open_decisions = None
    assert rules.decisions(state) == decisions


def test_options_are_filled_in_and_a_wrong_one_is_named(toy: Toy) -> None:
    assert toy.rules.fill_options({"rounds": 3}) == {**toy.rules.fill_options({}), "rounds": 3}
    with pytest.raises(TableError) as refusal:
        toy.rules.fill_options({"rounds": 11})
    assert refusal.value.reason.id == "setup-option" and refusal.value.reason.args["slug"] == "rounds"
    assert words("en").text(refusal.value.reason) == (
        "The option “rounds” does not fit: 11 is not a whole number from 1 to 10."
    )


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (
            {"speed": 3},
            "The option “speed” does not fit: there is no such option. The options are rounds, tokens, bids,",
        ),
        ({"tokens": 1}, "1 is not true or false."),
        ({"ending": "x" * 100}, f'"{"x" * 38}… is not "points", "together" or "hunt".'),
    ],
)
def test_a_wrong_option_is_told_with_what_it_takes(toy: Toy, options: Mapping[str, Any], text: str) -> None:
    with pytest.raises(TableError) as refusal:
        toy.rules.fill_options(options)
    assert text in words("en").text(refusal.value.reason)


def test_what_an_option_takes_is_told_by_its_schema() -> None:
    schema = {"anyOf": [{"type": "object"}, {"type": "null"}]}
    assert words("en").text(describe_schema(schema)) == "a table of names, each with a value or null"
    for kind in ("boolean", "integer", "number", "string", "array"):
        assert words("en").text(describe_schema({"type": kind}))
    assert words("en").text(describe_schema({"$ref": "#/$defs/Own"})) == "a value of the right kind"


def test_options_that_do_not_go_together_are_told_without_a_name() -> None:
    wrong = {"type": "value_error", "loc": (), "msg": "", "input": {}}
    assert tell_option(wrong, {}) == Text("setup-options")


def test_a_stack_that_leads_nowhere_is_refused(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise InvariantError("no end in sight")

    monkeypatch.setattr(ToyRules, "run_on", fail)
    with pytest.raises(PositionError) as refusal:
        Match.at(toy, SETUP, {})
    assert refusal.value.reason.id == "position-nowhere"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"players": "Ann"}, "position-not-list"),
        ({"players": [1, 2]}, "position-not-line"),
        ({"players": ["Ann"]}, "setup-players"),
        ({"options": []}, "position-not-map"),
        ({"options": {"rounds": 0}}, "setup-option"),
        ({"hands": {"red": ["card:a1", "card:a1"]}}, "position-impossible"),
        ({"random": "x"}, "position-not-dice"),
        ({"random": 7}, "position-not-dice"),
        ({"random": "ab" * 32 + ".01"}, "position-not-dice"),
    ],
)
def test_a_position_that_does_not_fit_says_why(toy: Toy, position: Mapping[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refusal:
        Match.at(toy, SETUP, position)
    assert refusal.value.reason.id == reason
    assert words("en", "toy").text(refusal.value.reason)


@pytest.mark.parametrize("error", [KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError])
def test_whatever_else_goes_wrong_is_a_refusal_too(
    toy: Toy, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(ToyRules, "fill_in", fail)
    with pytest.raises(PositionError) as refusal:
        Match.at(toy, SETUP, {})
    assert refusal.value.reason.id == "position-unfit"


def test_a_position_may_name_its_own_players(toy: Toy) -> None:
    match = Match.at(toy, SETUP, {"players": ["Cid", "Dee"]})[0]
    assert match.player_of("red") == "Cid"
