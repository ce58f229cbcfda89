"""Sealed questions: several seats choose at once, and nobody learns who has chosen, or what, before all have."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from fronde.core.errors import InvariantError, PositionError, ReplayError, RuleViolation, UndoRefusal
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Setup
from fronde.tools.fuzz import check_json, check_replay
from tests.toy import SealBid, State, Toy, ToyRules

SEATS = ("red", "blue", "green")


@pytest.fixture
def match(toy: Toy) -> Match:
    return Match.start(toy, Setup("toy", ("Ann", "Bob", "Cid"), 1, {"bids": True}))[0]


def bid(match: Match, seat: str, value: int) -> list[str]:
    return [event.kind for event in match.submit(seat, [f"bid:{value}"])]


def test_answers_are_kept_back_until_the_last_and_logged_in_the_order_of_the_seats(match: Match) -> None:
    assert bid(match, "green", 3) == [] and bid(match, "red", 1) == []
    assert match.log == [] and match.waiting_for() == list(SEATS) and match.view("green")["step"] == "seal-bid"
    results = match.carry_out("blue", ["bid:0"])
    assert [one.action.seat for one in results] == list(SEATS) == [action.seat for action in match.log]
    assert [event.kind for one in results[:-1] for event in one.events] == [], "they are one act"
    assert [event.kind for event in results[-1].events] == [*["bid-opened"] * 3, "bid-won"]
    assert match.held_answers == [] and match.view(None)["tokens"] == {"red": 1, "blue": 1, "green": 2}


def test_each_may_change_his_mind_and_sees_what_he_has_chosen(match: Match) -> None:
    bid(match, "red", 1)
    (question,) = match.decisions_of("red")
    assert question.answered and not question.required
    assert match.find_sealed_answer(match.decisions[0]) == Action("red", "seal-bid", ("bid:1",))
    bid(match, "red", 2)
    assert [answer.picks for _, answer in match.held_answers] == [("bid:2",)] and match.revision == 2
    assert not match.decisions_of("blue")[0].answered and match.decisions_of("blue")[0].required


def test_a_wrong_answer_leaves_the_one_before(match: Match) -> None:
    bid(match, "red", 1)
    for picks in ([], ["bid:9"], ["bid:1", "bid:2"]):
        with pytest.raises(RuleViolation):
            match.submit("red", picks)
    assert match.find_sealed_answer(match.decisions[0]) == Action("red", "seal-bid", ("bid:1",)) and match.revision == 1


def test_they_stand_in_position_and_record_in_an_order_that_tells_nothing(match: Match) -> None:
    bid(match, "green", 3)
    bid(match, "red", 1)
    answers = [["red", "seal-bid", "bid:1"], ["green", "seal-bid", "bid:3"]]
    assert match.position()["sealed"] == match.record()["sealed"] == answers
    again = check_json(match)
    assert again.held_answers == match.held_answers and again.revision == 0
    check_replay(match)
    bid(again, "blue", 0)
    bid(match, "blue", 0)
    assert again.position() == match.position() and "sealed" not in match.position() and "sealed" not in match.record()
    check_replay(again)
    assert Match.replay(match.game, match.record(), 2).held_answers[1][1].seat == "blue", "in the midst of them"


def test_they_are_put_away_and_taken_up_again(match: Match) -> None:
    start = json.loads(json.dumps(match.position()))
    bid(match, "blue", 2)
    answers = [answer for _, answer in match.held_answers]
    for again in (
        Match.resume(match.game, match.setup, start, [], [], match.revision, answers),
        Match.resume(match.game, match.setup, match.position(), [], [], match.revision),
        Match.resume(match.game, match.setup, match.position(), [], [], match.revision, answers),
    ):
        assert again.held_answers == match.held_answers and again.revision == 1
    assert Match.resume(match.game, match.setup, match.position(), [], [], 1, []).held_answers == []


def test_a_log_that_has_them_all_replaces_those_of_the_position(match: Match) -> None:
    bid(match, "blue", 2)
    bid(match, "red", 2)
    position = match.position()
    bid(match, "blue", 0)
    bid(match, "red", 0)
    bid(match, "green", 1)
    again = Match.resume(match.game, match.setup, position, [], match.log, match.revision)
    assert again.position() == match.position() and again.log == match.log


def test_undo_ends_where_they_are_asked_and_where_they_are_opened(toy: Toy) -> None:
    match = Match.start(toy, Setup("toy", ("Ann", "Bob"), 1, {"bids": True, "marks": True, "rounds": 1}))[0]
    bid(match, "red", 1)
    assert match.is_settled
    with pytest.raises(UndoRefusal) as refusal:
        match.undo("red")
    assert refusal.value.reason.id == "error-undo-nothing"
    bid(match, "blue", 1)
    assert match.is_settled and not match.can_undo("red") and not match.can_undo("blue")
    match.submit("red", ["field:1"])
    assert match.can_undo("red")
    match.undo("red")
    assert match.is_settled


class Asking(ToyRules):
    """The toy; beside sealed bids a token may be spent."""

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        spend = [Decision("gold", "spend-token", ("token:draw",), required=False)]
        return [*decisions, *spend] if decisions[0].sealed and state.tokens[3] else super().put(state, decisions)


def test_another_action_meanwhile_leaves_them_and_cannot_be_taken_back(toy: Toy) -> None:
    game = replace(toy, rules=Asking())
    match = Match.start(game, Setup("toy", ("Ann", "Bob", "Cid", "Dee"), 1, {"bids": True}))[0]
    bid(match, "red", 1)
    match.submit("gold", ["token:draw"])
    assert len(match.held_answers) == 1 and match.is_settled and len(match.log) == 1
    again = Match.resume(game, match.setup, match.position(), match.log, [], match.revision)
    assert again.held_answers == match.held_answers


class Twice(ToyRules):
    """The toy; after the bids of all blue is asked for two more beside what else is asked."""

    def __init__(self, first: str, second: str) -> None:
        self.bids = (first, second)

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        decisions = super().put(state, decisions)
        if decisions[0].sealed:
            return decisions
        bids = [(option, f"{option}:no") for option in self.bids]
        return [
            *decisions,
            *(Decision("blue", "bid-more", bid, sealed=True, about={"n": n}) for n, bid in enumerate(bids)),
        ]


def test_two_sealed_questions_that_one_answer_answers_are_refused(toy: Toy) -> None:
    """The second could never be answered, and the others never go on: the error names seat and step."""
    setup = Setup("toy", ("Ann", "Bob"), 1, {"bids": True})
    match = Match.start(replace(toy, rules=Twice("more", "more")), setup)[0]
    bid(match, "red", 1)
    before = match.position()
    for _ in range(2):
        with pytest.raises(InvariantError, match=r"^blue is asked two sealed questions of step bid-more "):
            bid(match, "blue", 3)
        assert match.position() == before and match.log == [] and match.pending_seats() == ["blue"]
    match = Match.start(replace(toy, rules=Twice("more", "again")), setup)[0]
    bid(match, "red", 1)
    bid(match, "blue", 3)
    assert [d.options[0] for d in match.decisions_of("blue") if d.sealed] == ["more", "again"]
    match.submit("blue", ["again"])
    assert [d.answered for d in match.decisions_of("blue") if d.sealed] == [False, True]


class Together(ToyRules):
    """The toy; notes which answers reach it, and how."""

    def __init__(self) -> None:
        self.alone: list[Action] = []
        self.joint: list[list[Action]] = []

    def apply(self, state: State, action: Action, ctx: Context) -> None:
        self.alone.append(action)
        super().apply(state, action, ctx)

    def apply_together(self, state: State, answers: Sequence[Action], ctx: Context) -> None:
        self.joint.append([*answers])
        super().apply_together(state, answers, ctx)


def test_sealed_answers_reach_the_rules_together(toy: Toy) -> None:
    """However they come: from people, from a record, from where a match was put away."""
    rules = Together()
    game, setup = replace(toy, rules=rules), Setup("toy", ("Ann", "Bob"), 1, {"bids": True})
    match = Match.start(game, setup)[0]
    bid(match, "blue", 3)
    bid(match, "red", 1)
    Match.replay(game, match.record())
    Match.resume(game, setup, Match.start(game, setup)[0].position(), [], match.log, match.revision)
    assert rules.joint == [[Action("red", "seal-bid", ("bid:1",)), Action("blue", "seal-bid", ("bid:3",))]] * 3
    assert rules.alone == []


def test_a_fault_in_the_joint_act_changes_nothing(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(toy, Setup("toy", ("Ann", "Bob"), 1, {"bids": True}))[0]
    bid(match, "red", 3)
    before = match.position()
    monkeypatch.setattr(SealBid, "finish", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        bid(match, "blue", 3)
    assert match.position() == before and match.log == [] and len(match.held_answers) == 1


@pytest.mark.parametrize(
    "rows",
    [
        5,
        {},
        "x",
        [["red"]],
        [[]],
        ["red"],
        [["red", "seal-bid", "bid:9"]],
        [["red", "seal-bid", ["bid:1"]]],
        [["gold", "seal-bid", "bid:1"]],
        [["red", "choose-field", "field:1"]],
        [[seat, "seal-bid", "bid:1"] for seat in SEATS],
        [["red", "seal-bid", "bid:1"]] * 2,
    ],
)
def test_sealed_answers_that_fit_no_question_are_refused(match: Match, rows: Any) -> None:
    with pytest.raises(PositionError):
        Match.at(match.game, match.setup, {**match.position(), "sealed": rows})


def test_a_record_whose_sealed_answers_fit_no_question_does_not_replay(match: Match) -> None:
    with pytest.raises(ReplayError):
        Match.replay(match.game, {**match.record(), "sealed": [["gold", "seal-bid", "bid:1"]]})


def test_a_copy_is_apart(match: Match) -> None:
    bid(match, "red", 1)
    twin = match.copy()
    bid(twin, "red", 2)
    bid(twin, "blue", 2)
    assert [answer.picks for _, answer in match.held_answers] == [("bid:1",)] and len(twin.held_answers) == 2


def test_another_deal_keeps_ones_own_answer_and_makes_up_those_of_others(match: Match) -> None:
    bid(match, "red", 1)
    bid(match, "blue", 2)
    seat_groups: set[tuple[str, ...]] = set()
    for number in range(40):
        twin = match.resample("red", Dice(number))
        assert twin.find_sealed_answer(twin.decisions[0]) == Action("red", "seal-bid", ("bid:1",))
        assert twin.log == [] and check_json(twin).held_answers == twin.held_answers
        seat_groups.add(tuple(action.seat for _, action in twin.held_answers))
    assert seat_groups == {("red",), ("red", "blue"), ("red", "green")}, "all but one at most"
    others = {tuple(a.seat for _, a in match.resample("green", Dice(n)).held_answers) for n in range(60)}
    assert ("red", "blue") in {tuple(sorted(o, key=SEATS.index)) for o in others} and () in others


class Pairs(ToyRules):
    """The toy, two bids each."""

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        return [replace(d, least=2, most=2) if d.sealed else d for d in decisions]


def test_an_answer_of_several_picks_may_be_changed_too(toy: Toy) -> None:
    match = Match.start(replace(toy, rules=Pairs()), Setup("toy", ("Ann", "Bob"), 1, {"bids": True}))[0]
    for picks in (["bid:1", "bid:2"], ["bid:3", "bid:0"]):
        match.submit("red", picks)
        assert [answer.picks for _, answer in match.held_answers] == [tuple(picks)]
    match.submit("blue", ["bid:1", "bid:0"])
    assert match.log[0].picks == ("bid:3", "bid:0") and match.held_answers == []


def test_two_sealed_questions_of_one_seat_are_both_kept_in_the_order_they_were_asked(match: Match) -> None:
    first = match.decisions[0]
    second = replace(first, options=("bid:7",))
    match.decisions = [first, second]
    assert match._in_order([(second, Action("red", "seal-bid", ("bid:7",))), (first, first_answer())]) == [
        (first, first_answer()), (second, Action("red", "seal-bid", ("bid:7",)))
    ]  # fmt: skip


def first_answer() -> Action:
    return Action("red", "seal-bid", ("bid:1",))


def test_undo_ends_when_a_sealed_question_opens(toy: Toy) -> None:
    """The last discard of a round, which could be taken back, if bids were not asked for after it."""
    for bids in (False, True):
        start = Match.start(toy, Setup("toy", ("Ann", "Bob"), 1, {"bids": bids, "marks": True}))[0]
        stack = [{"step": "end-round"}, {"step": "discard-card", "answered": []}]
        match = Match.at(toy, start.setup, {**start.position(), "tokens": {}, "stack": stack})[0]
        for seat in ("blue", "red"):
            match.submit(seat, match.decisions_of(seat)[0].options[:1])
        assert match.decisions[0].step == ("seal-bid" if bids else "mark-fields")
        assert match.can_undo("red") != bids and match.is_settled == bids
