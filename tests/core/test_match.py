"""Match, seen through the toy: what is checked, what is refused, what can be taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fronde.core.errors import (
    IllegalAction,
    NotYourTurn,
    PlayerError,
    PositionError,
    ReplayError,
    RuleViolation,
    StaleDecision,
    UndoRefusal,
)
from fronde.core.match import Match, without_head
from fronde.core.types import Action, Context, Decision, Event, Setup
from tests.toy import SEATS, State, Toy, ToyRules


def begin(toy: Toy, players: int = 3, seed: int = 1, **options: Any) -> Match:
    return Match.start(toy, Setup("toy", ("Ann", "Bob", "Cid", "Dee")[:players], seed, options))[0]


def hand(match: Match, seat: str) -> list[str]:
    cards: list[str] = match.view(seat)["hands"][seat]
    return cards


def claim(match: Match, seat: str, field: str = "field:0") -> None:
    match.submit(seat, [field])
    match.submit(seat, [hand(match, seat)[0]])
    match.submit(seat, ["chance:hold"])


def to_the_end_of_the_round(match: Match) -> None:
    for number, seat in enumerate(match.game.rules.seats(match.setup)):
        claim(match, seat, f"field:{number}")
        match.submit(match.waiting_for()[0], ["claim:allow"])


def test_a_start_tells_its_events_and_asks_the_first_seat(toy: Toy) -> None:
    match, events = Match.start(toy, Setup("toy", ("Ann", "Bob"), 1))
    assert [event.kind for event in events] == ["round-begun"]
    assert match.waiting_for() == ["red"]
    assert match.player_of("red") == "Ann"
    assert not match.over and match.result is None and match.is_settled and match.revision == 0
    assert [d.required for d in match.decisions_of("red")] == [True, False]
    assert len(match.decisions_of("red")[0].options) == 60


def test_a_choice_needs_no_step_where_its_picks_tell_which_question_they_answer(toy: Toy) -> None:
    match = begin(toy)
    assert [event.kind for event in match.submit("red", ["token:draw"])] == ["token-spent", "card-drawn"]
    match.submit("red", ["field:7"])
    assert match.log == [Action("red", "spend-token", ("token:draw",)), Action("red", "choose-field", ("field:7",))]
    assert match.revision == 2


def test_a_seat_that_is_not_asked_is_refused(toy: Toy) -> None:
    match = begin(toy, tokens=False)
    with pytest.raises(NotYourTurn):
        match.submit("blue", ["field:7"])
    with pytest.raises(NotYourTurn):
        match.submit("nobody", ["field:7"])


def test_a_question_nobody_waits_for_can_be_answered_out_of_turn(toy: Toy) -> None:
    match = begin(toy)
    assert match.waiting_for() == ["red"]
    match.submit("green", ["token:draw"])
    assert match.waiting_for() == ["red"]
    with pytest.raises(NotYourTurn):
        match.submit("green", ["token:draw"])


def test_a_stale_step_is_told_from_an_illegal_choice(toy: Toy) -> None:
    match = begin(toy)
    match.submit("red", ["field:7"], "choose-field")
    with pytest.raises(StaleDecision):
        match.submit("red", ["field:8"], "choose-field")
    with pytest.raises(RuleViolation) as refusal:
        match.submit("red", ["card:z9"], "stake-cards")
    assert refusal.value.rule == "1.2"


def test_the_game_explains_why_an_option_is_missing(toy: Toy) -> None:
    match = begin(toy, tokens=False)
    claim(match, "red", "field:3")
    match.submit("blue", ["claim:allow"])
    with pytest.raises(RuleViolation) as refusal:
        match.submit("blue", ["field:3"])
    assert (refusal.value.reason.id, refusal.value.rule) == ("toy-error-field-taken", "1.1")


@pytest.mark.parametrize("count", [0, 3])
def test_too_few_or_too_many_picks_are_refused(toy: Toy, count: int) -> None:
    match = begin(toy)
    match.submit("red", ["field:7"])
    before = match.position()
    with pytest.raises(RuleViolation) as refusal:
        match.submit("red", hand(match, "red")[:count])
    assert refusal.value.reason.id == "error-count"
    assert match.position() == before and match.revision == 1


def test_the_same_pick_twice_is_refused(toy: Toy) -> None:
    match = begin(toy)
    match.submit("red", ["field:7"])
    with pytest.raises(RuleViolation):
        match.submit("red", hand(match, "red")[:1] * 2)
    match.submit("red", hand(match, "red")[:2])
    assert len(hand(match, "red")) == 1


def test_several_seats_may_owe_a_choice_at_once_and_answer_in_any_order(toy: Toy) -> None:
    match = begin(toy, tokens=False)
    to_the_end_of_the_round(match)
    assert match.waiting_for() == ["red", "blue", "green"]
    match.submit("green", hand(match, "green")[:1])
    assert match.waiting_for() == ["red", "blue"]
    match.submit("red", hand(match, "red")[:1])
    match.submit("blue", hand(match, "blue")[:1])
    assert match.view(None)["round"] == 2


# --- undo ---


def test_undo_takes_back_ones_own_choices_one_by_one(toy: Toy) -> None:
    match = begin(toy)
    first = match.position()
    match.submit("red", ["field:7"])
    second = match.position()
    match.submit("red", hand(match, "red")[:2])
    assert not match.is_settled
    assert match.undo("red").step == "stake-cards"
    assert match.position() == second
    assert match.undo("red") == Action("red", "choose-field", ("field:7",))
    assert match.position() == first and match.is_settled and match.log == []
    assert match.revision == 4, "a revision never comes again"


def test_undo_ends_where_dice_moved(toy: Toy) -> None:
    match = begin(toy)
    match.submit("red", ["field:7"])
    match.submit("red", hand(match, "red")[:1])
    match.submit("red", ["chance:roll"])
    assert match.is_settled and not match.can_undo("red")
    with pytest.raises(UndoRefusal) as refusal:
        match.undo("red")
    assert refusal.value.reason.id == "error-undo-revealed"


def test_undo_ends_where_another_seat_has_to_answer(toy: Toy) -> None:
    match = begin(toy)
    claim(match, "red")
    assert match.waiting_for() == ["blue"] and match.is_settled
    with pytest.raises(UndoRefusal):
        match.undo("red")


def test_undo_is_not_ended_by_a_seat_that_had_to_answer_anyway(toy: Toy) -> None:
    match = begin(toy, tokens=False)
    to_the_end_of_the_round(match)
    match.submit("red", hand(match, "red")[:1])
    assert match.can_undo("red")
    match.submit("blue", hand(match, "blue")[:1])
    with pytest.raises(UndoRefusal) as refusal:
        match.undo("red")
    assert refusal.value.reason.id == "error-undo-others"
    match.undo("blue")
    match.undo("red")
    assert match.waiting_for() == ["red", "blue", "green"]


def test_who_has_chosen_nothing_has_nothing_to_undo(toy: Toy) -> None:
    match = begin(toy)
    match.submit("red", ["field:7"])
    with pytest.raises(UndoRefusal) as refusal:
        match.undo("blue")
    assert refusal.value.reason.id == "error-undo-nothing"


# --- records and positions ---


def test_a_record_replays_from_set_up_or_position(toy: Toy) -> None:
    match = begin(toy)
    claim(match, "red")
    assert Match.replay(toy, match.record()).position() == match.position()
    assert Match.replay(toy, match.record(), 1).log == match.log[:1]
    again = Match.at(toy, match.setup, match.position())[0]
    assert again.log == []
    again.submit("blue", ["claim:contest"])
    record = json.loads(json.dumps(again.record()))
    assert Match.replay(toy, record).position() == again.position()


def test_an_empty_position_is_a_position_and_not_a_set_up(toy: Toy) -> None:
    match = Match.at(toy, Setup("toy", ("Ann", "Bob"), 1), {})[0]
    assert match.record()["position"] == {}
    assert Match.replay(toy, match.record()).position() == match.position()


def test_a_record_that_does_not_replay_names_the_choice(toy: Toy) -> None:
    match = begin(toy)
    claim(match, "red")
    record = match.record()
    record["actions"][1] = ["red", "stake-cards", "card:z9"]
    with pytest.raises(ReplayError) as refusal:
        Match.replay(toy, record)
    assert refusal.value.number == 1
    assert isinstance(refusal.value.__cause__, IllegalAction)


def test_a_match_put_away_has_the_same_log_undo_and_revision(toy: Toy) -> None:
    match = begin(toy)
    position = json.loads(json.dumps(match.position()))
    match.submit("red", ["field:7"])
    match.submit("red", hand(match, "red")[:2])
    match.undo("red")
    match.submit("red", hand(match, "red")[:1])
    again = Match.resume(toy, match.setup, position, [], match.log, match.revision)
    assert again.log == match.log and again.revision == match.revision == 4
    for _ in range(2):
        assert again.position() == match.position()
        assert again.undo("red") == match.undo("red")
    assert again.is_settled and match.is_settled


def test_a_position_at_which_nobody_is_asked_is_refused(toy: Toy) -> None:
    match = begin(toy)
    with pytest.raises(PositionError):
        Match.at(toy, match.setup, {**match.position(), "stack": []})
    with pytest.raises(PositionError):
        Match.at(toy, match.setup, {**match.position(), "over": True})


@pytest.mark.parametrize(
    "position",
    [
        {"nonsense": 1},
        {"active": "purple"},
        {"hands": {"red": ["card:a1"], "blue": ["card:a1"]}},
        {"hands": {"red": ["card:z9"]}},
        {"deck": ["card:a1", "card:a1"]},
        {"owner": {"field:60": "red"}},
        {"round": True},
    ],
)
def test_a_sparse_position_that_cannot_be_is_refused(toy: Toy, position: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        Match.at(toy, Setup("toy", ("Ann", "Bob"), 1), position)


def test_a_sparse_position_begins_the_turn_of_its_seat(toy: Toy) -> None:
    match, events = Match.at(
        toy, Setup("toy", ("Ann", "Bob"), 1), {"active": "blue", "hands": {"blue": ["card:a1"]}, "deck": ["card:b2"]}
    )
    assert match.waiting_for() == ["blue"]
    assert hand(match, "blue")[:2] == ["card:a1", "card:b2"] and len(hand(match, "blue")) == 3
    assert [event.kind for event in events] == ["round-begun", "card-drawn", "card-drawn"]


def test_a_copy_is_apart_down_to_its_undo(toy: Toy) -> None:
    match = begin(toy)
    match.submit("red", ["field:7"])
    twin, before = match.copy(), match.position()
    twin.undo("red")
    twin.submit("red", ["field:9"])
    assert match.position() == before
    match.undo("red")
    assert match.position()["owner"] == {} and match.log == [] and len(twin.log) == 1


def test_a_game_that_fails_half_way_changes_nothing(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(toy)
    before, log = match.position(), match.log[:]

    def fail(state: State, action: Action, ctx: Context) -> None:
        ctx.rng.die()
        state.owner[0] = 1
        raise ZeroDivisionError

    monkeypatch.setattr(ToyRules, "apply", staticmethod(fail))
    with pytest.raises(ZeroDivisionError):
        match.submit("red", ["field:7"])
    assert match.position() == before and match.log == log and match.revision == 0 and match.is_settled


def test_a_choice_of_none_where_none_is_allowed(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(toy)
    match.decisions = [
        Decision("red", "choose-field", ("field:1",), least=1),
        Decision("red", "maybe", ("x",), least=0),
    ]
    assert match.find_decision("red", ()).step == "maybe"
    assert match.find_decision("red", ("field:1",)).step == "choose-field"


# --- small things ---


def test_an_event_has_two_forms() -> None:
    event = Event("card-drawn", {"seat": "red"}, {"card": "card:a1"}, ("red",))
    assert event.data_for("red") == {"seat": "red", "card": "card:a1"}
    assert event.data_for("blue") == event.data_for(None) == {"seat": "red"}


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_wrong_number_of_players_is_refused(toy: Toy, players: int) -> None:
    with pytest.raises(PlayerError):
        Match.start(toy, Setup("toy", ("Ann",) * players, 1))


def test_a_finished_match_has_a_result_and_no_questions(toy: Toy) -> None:
    match = begin(toy, 2, rounds=1, tokens=False)
    to_the_end_of_the_round(match)
    for seat in SEATS[:2]:
        match.submit(seat, hand(match, seat)[:1])
    assert match.over and not match.decisions and not match.waiting_for()
    assert match.result is not None and match.result.scores == match.score()
    with pytest.raises(NotYourTurn):
        match.submit("red", ["field:7"])


# --- several at once, and how it ends ---


def test_the_first_to_come_settles_who_begins(toy: Toy) -> None:
    match = begin(toy, volunteer=True, tokens=False)
    assert match.waiting_for() == ["red", "blue", "green"] and all(d.first_come for d in match.decisions)
    match.submit("blue", ["go:right"])
    assert match.waiting_for() == ["blue"] and match.can_undo("blue")
    with pytest.raises(NotYourTurn):
        match.submit("green", ["go:left"])
    match.undo("blue")
    match.submit("green", ["go:left"])
    assert match.waiting_for() == ["green"]


def test_a_seat_may_owe_two_answers_of_one_kind(toy: Toy) -> None:
    match = begin(toy, marks=True)
    upper, lower = match.decisions_of("red")
    assert upper.step == lower.step and not set(upper.options) & set(lower.options)
    with pytest.raises(RuleViolation) as refusal:
        match.submit("red", ["field:1", "field:31"], "mark-fields")
    assert refusal.value.reason.id == "error-two-questions"
    match.submit("red", ["field:31"], "mark-fields")
    assert [d.options[0] for d in match.decisions_of("red")] == ["field:0"]
    match.submit("red", ["field:1"], "mark-fields")
    assert match.view(None)["marks"] == ["field:31", "field:1"] and match.decisions[0].step == "choose-field"


def end_game(toy: Toy, owner: dict[str, str], **options: Any) -> Match:
    """A game of three that is over, with the fields won."""
    match = Match.start(toy, Setup("toy", ("Ann", "Bob", "Cid"), 1, {"tokens": False, **options}))[0]
    return Match.at(toy, match.setup, {**match.position(), "owner": owner, "stack": [], "over": True})[0]


ONE_EACH = {"field:6": "red", "field:13": "blue", "field:20": "green"}
"""Seven points for each seat."""


@pytest.mark.parametrize(
    ("ending", "owner", "winners", "tie_break"),
    [
        ("points", {"field:6": "blue"}, ["blue"], None),
        ("points", ONE_EACH, ["red"], "turn-order"),
        ("together", {"field:6": "blue"}, [], None),
        ("together", {**ONE_EACH, "field:27": "red"}, ["red", "blue", "green"], None),
        ("hunt", {"field:6": "red"}, ["red"], None),
        ("hunt", {"field:6": "blue"}, ["blue", "green"], None),
    ],
)
def test_all_may_win_or_none_or_one_against_the_rest(
    toy: Toy, ending: str, owner: dict[str, str], winners: list[str], tie_break: str | None
) -> None:
    match = end_game(toy, owner, ending=ending)
    assert match.result is not None and list(match.result.winning_seats()) == winners
    for seat in (None, "red"):
        assert (match.view(seat)["winners"], match.view(seat)["tie_break"]) == (winners, tie_break)


def test_every_view_has_one_head(toy: Toy) -> None:
    match, _ = Match.start(toy, Setup(toy.key, ("Ann", "Bob", "Cy"), 1))
    public = match.view(None)
    seats = {"red": "Ann", "blue": "Bob", "green": "Cy"}
    head = {"over": False, "winners": [], "turn": match.turn.number, "seats": seats, "scores": match.score()}
    assert public["head"] == head == match.view("red")["head"] == match.view("red", public)["head"]
    assert without_head(public) == toy.rules.view(match.state, None)
    match = end_game(toy, ONE_EACH, ending="points")
    assert match.view(None)["head"]["over"] and match.view(None)["head"]["winners"] == ["red"]


def test_who_can_play_may_depend_on_the_options(toy: Toy) -> None:
    assert toy.player_counts({}) == (2, 3, 4) and toy.player_counts({"ending": "hunt"}) == (3, 4)
    with pytest.raises(PlayerError):
        begin(toy, 2, ending="hunt")


def test_a_default_is_the_cheapest_card_and_no_chance(toy: Toy) -> None:
    match = begin(toy)
    match.submit("red", ["field:7"])
    stake, chance = match.decisions[0], Decision("red", "take-chance", ("chance:roll", "chance:hold"))
    assert match.default(stake) == (min(hand(match, "red"), key=lambda card: card[-1]),)
    assert match.default(chance) == ("chance:hold",)


def test_what_is_done_tells_the_forced_choices_too(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    def spend(rules: ToyRules, state: State, decisions: list[Decision]) -> Action | None:
        return (
            Action(decisions[0].seat, decisions[0].step, decisions[0].options[:1])
            if decisions[0].step == "take-chance"
            else None
        )

    monkeypatch.setattr(ToyRules, "find_forced_action", spend)
    match = begin(toy)
    match.submit("red", ["field:7"])
    (result,) = match.carry_out("red", hand(match, "red")[:1])
    assert result.action == match.log[-1] and result.forced_actions == (Action("red", "take-chance", ("chance:roll",)),)
    assert [event.kind for event in result.events] == ["cards-staked", "die-thrown"]
