"""What opponents make of this game."""

from __future__ import annotations

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.cube_estimates import CONNECTION, count_chance_of_end, find_far, points_of
from fronde.games.frondeurs.data import FACTIONS, each
from fronde.games.frondeurs.model import count_supply
from fronde.games.frondeurs.opponents import (
    BY_QUICK,
    BY_THOUGHTFUL,
    MANY,
    MOST_TRIED,
    Features,
    is_idle,
    is_reserve_open,
    weigh_cube,
)
from fronde.games.frondeurs.steps.common import space_of
from fronde.games.frondeurs.steps.moving import GO
from fronde.games.frondeurs.steps.placing import find_reach
from fronde.games.frondeurs.steps.reserve import find_reserve_uses
from fronde.tools.play import make_setup, play, player_dice


def play_some(choices: int) -> Match:
    """A game of four, some choices on."""
    match, _ = Match.start(GAME, make_setup(GAME, 5, count=4))
    for _ in play(match, player_dice(5), choices):
        pass
    return match


def test_points_are_those_of_the_score() -> None:
    state = play_some(150).state
    totals = {seat: items["total"] for seat, items in GAME.rules.score(state).items()}
    read = Features()
    for seat in FACTIONS:
        points, rivals, best, *_ = read(state, seat)
        others = [total for other, total in totals.items() if other != seat]
        assert (points, rivals, best) == (totals[seat], sum(others), max(others))


def test_what_is_remembered_changes_nothing_that_is_read() -> None:
    match, remembers = play_some(60), Features()
    for _ in play(match, player_dice(9), 40):
        assert remembers(match.state, "retzist") == Features()(match.state, "retzist")


def test_of_what_follows_the_cube_foreseen_to_bring_most_is_tried_alone() -> None:
    match, count = play_some(0), 0
    for _ in play(match, player_dice(5), 200):
        decision = next((d for d in match.decisions if d.required), None)
        if (
            decision is None
            or decision.step not in ("setup-cubes", "place-cubes")
            or len(decision.options) <= MOST_TRIED
        ):
            continue
        first, (later,) = (BY_QUICK.candidates(match.state, [decision], Dice(1), before) for before in (0, 1))
        foresee = BY_QUICK.foresee(match.state, decision)
        assert len(first) >= MOST_TRIED and foresee(later.picks[0]) == max(map(foresee, decision.options))
        count += 1
    assert count > 3


def test_thoughtful_ones_try_the_cubes_that_bring_most_and_follow_the_best() -> None:
    match, count = play_some(0), 0
    for _ in play(match, player_dice(5), 200):
        decision = next((d for d in match.decisions if d.required), None)
        if decision is None or decision.step != "place-cubes" or len(decision.options) <= MANY:
            continue
        first, later = (BY_THOUGHTFUL.candidates(match.state, [decision], Dice(1), before) for before in (0, 1))
        foresee = BY_THOUGHTFUL.foresee(match.state, decision)
        brings = sorted(map(foresee, decision.options), reverse=True)
        assert [foresee(one.picks[0]) for one in first] == brings[:MANY]
        assert [foresee(one.picks[0]) for one in later] == brings[:1]
        count += 1
    assert count > 3


def test_at_the_end_of_a_turn_what_may_be_done_at_any_time_is_tried_beside_it() -> None:
    match = play_some(0)
    for _ in play(match, player_dice(5), 400):
        decision = next((d for d in match.decisions if d.required), None)
        if decision is None or decision.step != "end-turn":
            continue
        actions = BY_QUICK.candidates(match.state, match.decisions, Dice(1), 0)
        free = [d for d in match.decisions if d.seat == decision.seat and not d.required]
        assert sum(map(is_idle, actions)) == 1 and len(actions) == 1 + sum(len(d.options) for d in free)
        if free:
            return
    raise AssertionError("nothing could be done at the end of any Turn")


@pytest.mark.parametrize(
    ("season", "moved", "row", "chance"),
    [
        (5, 1, 0, 0),
        (16, 0, 0, 0),
        (16, 1, 0, 1 / 6),
        (17, 1, 0, 2 / 6),
        (17, 0, 4, 2 / 6),
        (19, 1, 0, 1),
        (19, 0, 1, 0),
    ],
)
def test_how_likely_the_end_is_shows_in_the_season_and_the_discard_row(
    season: int, moved: int, row: int, chance: float
) -> None:
    state = play_some(0).state
    state.season, state.marker_moved, state.discard_row = season, moved, ("a01",) * row
    assert count_chance_of_end(state) == pytest.approx(chance)


def test_whether_the_box_is_open_is_seen_as_the_rules_have_it() -> None:
    match, cases = play_some(0), set()
    for _ in play(match, player_dice(5), 400):
        state = match.state
        if match.over or next(d for d in match.decisions if d.required).step != "end-turn":
            continue
        seat = state.active
        is_open = is_reserve_open(state, seat)
        assert (is_open and count_supply(state, seat) > 0) == ("reserve:add" in find_reserve_uses(state, seat))
        cases.add(is_open)
    assert cases == {True, False}


def test_part_of_what_a_cube_brings_is_left_where_its_connection_takes_another() -> None:
    match, cases = play_some(0), set()
    for _ in play(match, player_dice(5), 300):
        decision = next((d for d in match.decisions if d.required), None)
        if decision is None or decision.step != "place-cubes" or decision.about["source"] != "card":
            continue
        state, seat = match.state, FACTIONS.index(decision.seat)
        by, free = BY_THOUGHTFUL.by, find_reach(state, seat).free
        foresee = by.estimate_placement(state, seat, decision)
        for option in decision.options:
            if ":" in option:
                near = free >> space_of(option) & 1
                worth = by.worth_of_cube(state, seat, space_of(option), find_far(state, seat))
                assert foresee(option) == worth * (1 if near else CONNECTION)
                cases.add(near)
    assert cases == {0, 1}


def test_cubes_before_the_first_turn_go_where_they_bring_most_unlooked() -> None:
    match = play_some(0)
    decision = match.decisions[0]
    (action,) = BY_QUICK.plan(match.state, [decision], Dice(1))
    assert decision.step == action.step == "setup-cubes" and set(action.picks) < set(decision.options)
    assert action.picks != ("stop",)
    match = play_some(150)
    assert BY_QUICK.plan(match.state, match.decisions, Dice(1)) == ()


def test_how_surely_points_are_held_grows_with_cubes_and_is_whole_with_control() -> None:
    state, by = play_some(150).state, BY_THOUGHTFUL.by
    total = 0
    for seat in range(len(FACTIONS)):
        for space in each(state.occupancy[seat]):
            needed = state.board.needed[seat][space]
            worth = [by.worth_of_cubes(state, seat, space, count) for count in range(needed + 2)]
            assert worth[0] == 0.0 and worth[needed] == worth[needed + 1]
            if needed > 2 and points_of(state, space):
                assert worth[1] < worth[2] < worth[needed]
                total += 1
    assert total > 3


def test_a_thoughtful_seat_takes_the_cube_of_a_move_it_misses_least_and_no_more_than_pay() -> None:
    match, cases = play_some(0), set()
    for _ in play(match, player_dice(5), 800):
        decision = next((d for d in match.decisions if d.required), None)
        if decision is None or decision.step != "move-cubes":
            continue
        state, seat, by = match.state, FACTIONS.index(decision.seat), BY_THOUGHTFUL.by
        cubes = {
            o: state.count[space_of(o)] - decision.about["picked"].count(o[6:]) for o in decision.options if ":" in o
        }
        loses = {o: -by.worth_of_more(state, seat, space_of(o), count, -1) for o, count in cubes.items()}
        pick = weigh_cube(by, state, seat, decision)
        assert pick in decision.options
        if pick == GO:
            cases.add("go")
        else:
            assert loses[pick] == min(loses.values())
            cases.add("more" if GO in decision.options else "cube")
    assert {"go", "cube"} <= cases
