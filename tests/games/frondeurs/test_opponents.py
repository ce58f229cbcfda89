"""What opponents make of this game."""

from __future__ import annotations

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.opponents import MOST_TRIED, NARROW, Features, find_candidates, is_idle
from fronde.tools.play import make_setup, play, player_dice


def played(choices: int) -> Match:
    """A game of four, some choices on."""
    match, _ = Match.start(GAME, make_setup(GAME, 5, count=4))
    for _ in play(match, player_dice(5), choices):
        pass
    return match


def test_points_are_those_of_the_score() -> None:
    state = played(150).state
    totals = {seat: items["total"] for seat, items in GAME.rules.score(state).items()}
    read = Features()
    for seat in FACTIONS:
        points, rivals, best, *_ = read(state, seat)
        others = [total for other, total in totals.items() if other != seat]
        assert (points, rivals, best) == (totals[seat], sum(others), max(others))


def test_what_is_remembered_changes_nothing_that_is_read() -> None:
    match, remembers = played(60), Features()
    for _ in play(match, player_dice(9), 40):
        assert remembers(match.state, "retzist") == Features()(match.state, "retzist")


def test_what_follows_is_tried_more_roughly() -> None:
    match, met = played(0), 0
    for _ in play(match, player_dice(5), 200):
        asked = next((d for d in match.decisions if d.required), None)
        if asked is None or asked.step not in ("setup-cubes", "place-cubes") or len(asked.options) <= MOST_TRIED:
            continue
        first, later = (find_candidates(match.state, [asked], Dice(1), before) for before in (0, 1))
        assert NARROW >= len(later) > 0 and len(first) >= MOST_TRIED and set(later) <= set(first)
        met += 1
    assert met > 3


def test_at_the_end_of_a_turn_what_may_be_done_at_any_time_is_tried_beside_it() -> None:
    match = played(0)
    for _ in play(match, player_dice(5), 400):
        asked = next((d for d in match.decisions if d.required), None)
        if asked is None or asked.step != "end-turn":
            continue
        found = find_candidates(match.state, match.decisions, Dice(1), 0)
        free = [d for d in match.decisions if d.seat == asked.seat and not d.required]
        assert sum(map(is_idle, found)) == 1 and len(found) == 1 + sum(len(d.options) for d in free)
        if free:
            return
    raise AssertionError("nothing could be done at the end of any Turn")
