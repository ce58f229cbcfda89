"""Opponents of every level at every game: they play to the end, by the rules, and by what their seat may know alone.

`python -m tests.bots.points` asks at a thousand points of every game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fronde.bots import LEVELS, choose
from fronde.bots.advice import advise
from fronde.bots.defaults import find_opponents
from fronde.bots.players import ask, open_actions
from fronde.bots.thoughtful import Thoughtful
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Setup
from fronde.games import GAMES
from tests.bots.points import Point, check_point, find_points
from tests.toy import TOY, SealBid

MEET = {
    "jeanne": {"sealed", "draft", "drafting", "out of turn", "several picks"},
    "mousquetaires": {"draft", "first_come", "out of turn"},
    "liberte": {"several picks"},
    "frondeurs": {"out of turn"},
    "richelieu": set(),
}
"""Kinds of questions each game puts, which opponents must be asked."""


@pytest.mark.parametrize("key", sorted(MEET))
def test_quick_ones_choose_lawfully_and_by_their_view_alone(key: str) -> None:
    kinds: set[str] = set()
    for number, point in enumerate(find_points(key, 24, seed=3, stride=17)):
        check_point(point, "quick", number)
        kinds |= point.kinds
    for number, point in enumerate(_points_of_kinds(key, MEET[key] - kinds)):
        check_point(point, "quick", number)


def _points_of_kinds(key: str, kinds: set[str]) -> list[Point]:
    """A point for each kind of question; fails where there is none among many."""
    points: dict[str, Point] = {}
    for point in find_points(key, 3000, seed=100, stride=1):
        for kind in point.kinds & kinds - points.keys():
            points[kind] = point._replace(match=point.match.copy())
        if len(points) == len(kinds):
            return list(points.values())
    raise AssertionError(f"{key}: never met {kinds - points.keys()}")


@pytest.mark.parametrize("key", sorted(MEET))
def test_thoughtful_ones_choose_lawfully_and_by_their_view_alone(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fronde.bots.thoughtful.LEAST", 2)
    for number, point in enumerate(find_points(key, 3, seed=5, stride=41)):
        bot = Thoughtful(point.match.game, iterations=3)
        world = point.match.resample(point.seat, Dice(1000 + number))
        actions = ask(bot, point.match, point.seat, Dice(number))
        assert actions == ask(bot, world, point.seat, Dice(number))
        for action in open_actions(point.match, actions):
            point.match.submit(action.seat, action.picks, action.step)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_brings_nothing_has_opponents_too(level: str) -> None:
    assert TOY.title.find_part("opponents") is None
    match, _ = Match.start(TOY, Setup("toy", ("Ann", "Bob", "Cid"), 4, {"bids": True}))
    for number in range(400):
        if match.over:
            break
        seat = match.pending_seats()[0]
        for action in open_actions(match, choose(match, seat, level, Dice(number))):
            match.submit(action.seat, action.picks, action.step)
    assert match.over


@pytest.mark.parametrize("key", ["richelieu"])
def test_quick_ones_play_to_the_end(key: str) -> None:
    game = GAMES[key]
    match, _ = Match.start(game, Setup(key, ("Ann", "Bob", "Cid"), 4))
    count = 0
    while not match.over:
        count += 1
        seat = match.pending_seats()[0]
        for action in open_actions(match, choose(match, seat, "quick", Dice(count))):
            match.submit(action.seat, action.picks, action.step)
    assert match.result is not None and count > 20


def test_other_dice_may_choose_otherwise() -> None:
    """Ties are broken by the dice, so that opponents cannot be foreseen."""
    match, _ = Match.start(TOY, Setup("toy", ("Ann", "Bob"), 1))
    seat = match.pending_seats()[0]
    assert len({choose(match, seat, "quick", Dice(seed)) for seed in range(12)}) > 1


def test_what_has_been_answered_is_not_answered_again() -> None:
    """A seat that has answered one of two sealed questions is asked for the other."""
    point = next(p for p in find_points("jeanne", 3000, stride=1) if "sealed" in p.kinds and _repeats_question(p))
    first = choose(point.match, point.seat, "quick", Dice(1))[0]
    point.match.submit(first.seat, first.picks, first.step)
    second = choose(point.match, point.seat, "quick", Dice(1))[0]
    assert second.step != first.step


def _repeats_question(point: Point) -> bool:
    return sum(d.sealed and not d.answered for d in point.match.decisions_of(point.seat)) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_sealed_answer_is_tried_out_with_those_of_all_others(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each in its own place: alone the answer of the second seat would be taken for that of the first."""
    match, _ = Match.start(TOY, Setup("toy", ("Ann", "Bob", "Cid"), 1, {"bids": True}))
    joint, alone, apply, together = [], [], TOY.rules.apply, TOY.rules.apply_together
    monkeypatch.setattr(TOY.rules, "apply", lambda *args: alone.append(args[1]) or apply(*args))
    monkeypatch.setattr(TOY.rules, "apply_together", lambda *args: joint.append(args[1]) or together(*args))
    advise(match, "blue", level, Dice(1))
    assert {tuple(action.seat for action in answers) for answers in joint} == {("red", "blue", "green")}
    assert len({answers[1].picks for answers in joint}) == 4, "each bid of that seat"
    assert all(action.step != "seal-bid" for action in alone)


def test_what_a_seat_has_sealed_already_goes_with_what_it_weighs(monkeypatch: pytest.MonkeyPatch) -> None:
    point = next(p for p in find_points("jeanne", 3000, stride=1) if "sealed" in p.kinds and _repeats_question(p))
    rules, joint = point.match.game.rules, []
    first = point.match.decisions_of(point.seat)[0]
    action = Action(point.seat, first.step, (first.options[-1],))
    point.match.submit(*action[::2], action.step)
    together = rules.apply_together
    monkeypatch.setattr(rules, "apply_together", lambda *args: joint.append(args[1]) or together(*args))
    advise(point.match, point.seat, "quick", Dice(1))
    assert joint and all(action in answers for answers in joint)


@pytest.mark.parametrize("level", LEVELS)
def test_a_machine_at_play_goes_by_what_its_seat_has_sealed_already(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = SealBid.ask

    def ask_twice(step: SealBid, state: Any, frame: Any) -> list[Any]:
        """The first seat chooses a colour beside its bid."""
        decisions = [*ask(step, state, frame)]
        colour = replace(decisions[0], step="choose-field", options=("field:1", "field:2")) if decisions else None
        return [*decisions, *([colour] if colour and decisions[0].seat == "red" else [])]

    monkeypatch.setattr(SealBid, "ask", ask_twice)
    match, _ = Match.start(TOY, Setup("toy", ("Ann", "Bob"), 1, {"bids": True}))
    match.submit("red", ("bid:3",), "seal-bid")
    joint: list[Any] = []
    monkeypatch.setattr(TOY.rules, "apply_together", lambda state, answers, ctx: joint.append(answers))
    choose(match, "red", level, Dice(1))
    assert joint and all(Action("red", "seal-bid", ("bid:3",)) in answers for answers in joint)


def test_choices_that_are_no_longer_on_offer_are_dropped() -> None:
    match, _ = Match.start(TOY, Setup("toy", ("Ann", "Bob"), 1))
    action = choose(match, match.pending_seats()[0], "quick", Dice(1))[0]
    stale = action._replace(picks=("none",))
    assert list(open_actions(match, (action, stale))) == [action]


@pytest.mark.parametrize("key", sorted(MEET))
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_builds_a_bounded_number_of_positions(key: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many answers there are, and however far they are followed: the bound is passed only by what ends a plan
    or a playout that has begun."""
    game, count = GAMES[key], 0
    apply = game.rules.apply

    def note(*args: object) -> None:
        nonlocal count
        count += 1
        apply(*args)  # type: ignore[arg-type]

    search = find_opponents(game, thoughtful=level == "thoughtful").search
    bound = 2 * search.positions if level == "quick" else 2 * (search.positions + search.playouts)
    for number, point in enumerate(find_points(key, 4, seed=11, stride=43)):
        with monkeypatch.context() as patch:
            patch.setattr(game.rules, "apply", note)
            count = 0
            choose(point.match, point.seat, level, Dice(number))
        assert count <= bound
