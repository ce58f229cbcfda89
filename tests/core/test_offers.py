"""Offers between players: composed unseen, seen by two, carried out at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from fronde.core.errors import NotYourTurn, RuleViolation, StaleDecision, UndoRefusal
from fronde.core.match import Match
from fronde.core.offers import A_TURN
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Setup
from fronde.texts import words
from fronde.tools.fuzz import check_json, check_replay
from tests.toy import State, Toy, ToyRules

OTHERS = ("blue", "green", None)


@pytest.fixture
def match(toy: Toy) -> Match:
    """A game of three, each with one token."""
    start = Match.start(toy, Setup("toy", ("Ann", "Bob", "Cid"), 1, {"trade": True}))[0]
    return Match.at(toy, start.setup, {**start.position(), "tokens": {"red": 1, "blue": 1, "green": 1}})[0]


def steps(match: Match, seat: str) -> list[str]:
    return [d.step for d in match.decisions_of(seat)]


def compose(match: Match, *picks: str) -> None:
    for pick in picks or ("offer-to:blue", "offer-give:token", "offer-ask:card"):
        assert match.submit("red", [pick]) == []


def send(match: Match) -> None:
    compose(match)
    match.submit("red", ["offer:send"])


def end_turn(match: Match) -> list[str]:
    """Red's turn, to its end: what is told of it to some alone."""
    match.submit("red", ["field:1"])
    match.submit("red", [match.view("red")["hands"]["red"][0]], "stake-cards")
    match.submit("red", ["chance:hold"])
    return [event.kind for event in match.submit("blue", ["claim:allow"]) if event.is_hidden]


def views_of(match: Match, *seats: str | None) -> list[Any]:
    """All that some seats are shown, asked and may take back."""
    views: list[Any] = []
    for seat in seats:
        mine = [] if seat is None else [match.decisions_of(seat), match.can_undo(seat)]
        views += [match.view(seat), *mine]
    return [*views, match.waiting_for(), match.log[:]]


def test_it_is_composed_step_by_step_beside_the_question_of_the_turn(match: Match) -> None:
    assert steps(match, "red") == ["choose-field", "offer-to"]
    compose(match, "offer-to:blue")
    assert steps(match, "red") == ["choose-field", "offer-give"]
    compose(match, "offer-give:token", "offer-ask:card")
    assert steps(match, "red") == ["choose-field", "offer-send", "offer-drop"]
    assert match.view("red")["offer"] == {
        "seat": "red", "partner_seat": "blue", "given": "token", "asked": "card", "sent": False
    }  # fmt: skip


def test_composing_changes_nothing_for_anybody_else(match: Match) -> None:
    match.submit("red", ["field:1"])
    before = views_of(match, *OTHERS)
    assert match.can_undo("red")
    for pick in ("offer-to:blue", "offer-give:token", "offer-ask:card", "offer:drop"):
        compose(match, pick)
        assert views_of(match, *OTHERS) == before and match.can_undo("red")
        check_json(match)
        check_replay(match)
    assert match.held_answers == [] and match.view("red")["offer"] is None


def test_a_draft_stays_while_its_seat_and_others_do_something_else(match: Match) -> None:
    compose(match, "offer-to:blue", "offer-give:token")
    match.submit("red", ["field:1"])
    assert match.view("red")["offer"]["given"] == "token" and len(match.log) == 1
    assert "offer-ask" in steps(match, "red") and "stake-cards" in steps(match, "red")
    again = Match.resume(
        match.game, match.setup, match.position(), match.log, [], match.revision, [a for _, a in match.held_answers]
    )
    assert again.decisions == match.decisions and again.view("red") == match.view("red")


def test_undo_takes_back_a_draft_step_by_step_and_only_then_the_choice_before(match: Match) -> None:
    match.submit("red", ["field:1"])
    before = views_of(match, *OTHERS)
    compose(match)
    revision = match.revision
    for step, pick in (
        ("offer-ask", "offer-ask:card"),
        ("offer-give", "offer-give:token"),
        ("offer-to", "offer-to:blue"),
    ):
        assert match.can_undo("red") and match.undo("red") == Action("red", step, (pick,))
        assert step in steps(match, "red") and views_of(match, *OTHERS) == before
        assert not any(map(match.can_undo, ("blue", "green")))
        check_json(match)
        check_replay(match)
    assert match.held_answers == [] and match.revision == revision + 3
    assert match.undo("red").step == "choose-field" and match.log == []


def test_undo_drops_a_draft_where_nothing_else_can_be_taken_back(match: Match) -> None:
    """Nothing is logged yet, or somebody else has chosen since: a draft is nobody else's business."""
    compose(match, "offer-to:blue")
    match.undo("red")
    assert match.held_answers == [] and not match.can_undo("red")
    for pick in ("field:1", match.view("red")["hands"]["red"][0], "chance:hold"):
        match.submit("red", [pick])
    compose(match, "offer-to:blue")
    assert match.can_undo("red") and match.undo("red").step == "offer-to"
    assert not match.can_undo("red"), "Blue is asked"


def test_a_draft_that_fits_no_more_is_forgotten(match: Match) -> None:
    compose(match)
    end_turn(match)
    assert match.held_answers == [] and match.view("red")["offer"] is None and "offer-send" not in steps(match, "red")


class Brief(ToyRules):
    """The toy; offers are made before a field is chosen, and not after."""

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        return decisions if state.stack[-1]["step"] == "stake-cards" else super().put(state, decisions)


@pytest.mark.parametrize("step_count", [1, 2, 3])
def test_a_draft_that_no_longer_fits_ends_undo(toy: Toy, step_count: int) -> None:
    """A choice that could be taken back, had it not swept a draft away: nobody could bring that back with it."""
    match = Match.start(replace(toy, rules=Brief()), Setup("toy", ("Ann", "Bob", "Cid"), 1, {"trade": True}))[0]
    match.submit("red", ["field:1"])
    assert match.can_undo("red") and match.undo("red").step == "choose-field", "without a draft it is taken back"
    compose(match, *("offer-to:blue", "offer-give:token", "offer-ask:card")[:step_count])
    match.submit("red", ["field:1"])
    assert match.held_answers == [] and match.view("red")["offer"] is None
    assert match.is_settled and not match.can_undo("red")
    before = match.position()
    with pytest.raises(UndoRefusal) as refusal:
        match.undo("red")
    assert refusal.value.reason.id == "error-undo-revealed" and match.position() == before
    check_json(match)
    check_replay(match)


def test_what_is_sent_is_logged_whole_and_seen_by_two(match: Match) -> None:
    compose(match)
    before = views_of(match, "green", None)[:-1]
    (event,) = match.submit("red", ["offer:send"])
    assert [action.step for action in match.log] == ["offer-to", "offer-give", "offer-ask", "offer-send"]
    assert match.held_answers == [] and match.is_settled
    assert views_of(match, "green", None)[:-1] == before
    assert event.kind == "offer-made" and event.reaches("red") and event.reaches("blue")
    assert not event.reaches("green") and not event.reaches(None) and event.data_for("green") == {}
    assert match.view("blue")["offer"]["sent"] and steps(match, "blue")[0] == "answer-offer"
    assert match.waiting_for() == ["red"] and steps(match, "red") == ["choose-field", "offer-drop"]
    check_json(match)
    check_replay(match)


def test_accepting_carries_out_both_halves_at_once_and_ends_undo(match: Match) -> None:
    send(match)
    match.submit("red", ["field:1"])
    assert match.can_undo("red")
    card = match.view("blue")["hands"]["blue"][0]
    events = match.submit("blue", [f"offer:accept:{card}"])
    assert [(event.kind, event.reaches("green")) for event in events] == [
        ("offer-accepted", True), ("card-swapped", False)
    ]  # fmt: skip
    assert match.view(None)["tokens"] == {"red": 0, "blue": 2, "green": 1} and card in match.view("red")["hands"]["red"]
    assert match.is_settled and match.view("blue")["offer"] is None
    match.game.rules.check(match.state)


def test_declining_and_withdrawing_tell_the_two_alone(match: Match) -> None:
    for seat, pick, kind in (
        ("blue", "offer:decline", "offer-declined"),
        ("red", "offer:drop", "offer-withdrawn"),
    ):
        send(match)
        (event,) = match.submit(seat, [pick])
        assert event.kind == kind and event.is_hidden and event.to == ("red", "blue")
        assert match.view("red")["offer"] is None and "answer-offer" not in steps(match, "blue")


def test_one_is_open_at_a_time_and_three_may_be_sent_in_a_turn(match: Match) -> None:
    for number in range(A_TURN):
        send(match)
        assert "offer-to" not in steps(match, "red")
        match.submit("blue", ["offer:decline"])
        assert ("offer-to" in steps(match, "red")) == (number < A_TURN - 1)
    with pytest.raises(RuleViolation):
        match.submit("red", ["offer-to:blue"])


def test_it_lapses_with_the_turn(match: Match) -> None:
    send(match)
    assert end_turn(match) == ["offer-lapsed"]
    with pytest.raises((NotYourTurn, StaleDecision, RuleViolation)):
        match.submit("blue", ["offer:decline"])
    assert steps(match, "blue")[:2] == ["choose-field", "offer-to"] and match.state.offers_sent == 0


def test_only_whose_turn_it_is_may_offer_and_only_what_there_is(match: Match) -> None:
    assert "offer-to" not in steps(match, "blue")
    position = {**match.position(), "tokens": {"blue": 1}}
    assert steps(Match.at(match.game, match.setup, position)[0], "red") == ["choose-field"]


def test_another_deal_hides_it_from_whom_it_does_not_concern(match: Match) -> None:
    send(match)
    for number in range(5):
        for seat in ("green", None):
            twin = match.resample(seat, Dice(number))
            assert twin.state.offer is None and twin.view(seat) == match.view(seat)
        for seat in ("red", "blue"):
            assert match.resample(seat, Dice(number)).view(seat)["offer"] == match.view(seat)["offer"]
    drafting = Match.start(match.game, match.setup)[0]
    compose(drafting)
    assert drafting.resample("blue", Dice(1)).held_answers == []
    assert len(drafting.resample("red", Dice(1)).held_answers) == 3


def test_every_question_and_option_reads_as_a_sentence(match: Match) -> None:
    english, speech, lines = words("en", "toy"), match.game.speech, []
    for pick in ("offer-to:blue", "offer-give:token", "offer-ask:card", "offer:send"):
        decision = next(d for d in match.decisions_of("red") if pick in d.options)
        label = speech.describe(match.state, decision, pick).label
        lines += [english.text(speech.prompt(match.state, decision)), english.text(label)]
        match.submit("red", [pick])
    answer = match.decisions_of("blue")[0]
    lines += [english.text(speech.prompt(match.state, answer))]
    lines += [english.text(speech.describe(match.state, answer, option).label) for option in answer.options[:2]]
    assert lines[:3] == ["Who gets your offer?", "Make Blue an offer", "What do you give Blue?"]
    assert lines[6:9] == ["a token for a card: send it to Blue?", "Send the offer", "Red offers a token for a card."]
    assert lines[10].startswith("Accept, giving Card ")


@pytest.mark.parametrize("answer", [["red", "offer-give", "offer-give:token"], ["blue", "offer-to", "offer-to:red"]])
def test_a_position_with_a_draft_that_cannot_be_is_refused(match: Match, answer: list[str]) -> None:
    with pytest.raises(Exception, match="error-position-sealed"):
        Match.at(match.game, match.setup, json.loads(json.dumps({**match.position(), "sealed": [answer]})))
