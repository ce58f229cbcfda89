"""What opponents make of this game: offers, Milady's plan, and one set of weights for both sides."""

from __future__ import annotations

from pathlib import Path

import pytest

from fronde.bots import choose
from fronde.bots.defaults import find_side
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.games.mousquetaires.data import PARIS, TRACKS
from fronde.games.mousquetaires.opponents import OPPONENTS
from fronde.games.mousquetaires.planner import FILE, Planner, hardness, read_plan
from fronde.games.mousquetaires.strategist import MORE, Strategist, read_strategy
from fronde.tools.play import make_setup
from tests.games.mousquetaires.table import Table
from tests.games.mousquetaires.test_greedy import HERE


def test_an_opponent_asks_a_fellow_for_the_card_a_challenge_lacks() -> None:
    table = Table(**HERE, hands={"athos": ["nobility", "gallantry"], "aramis": ["nobility", "combat"]})
    actions = choose(table.match, "athos", "quick", Dice(1))
    assert [action.picks[0] for action in actions] == [
        "offer-to:aramis", "offer-give:thing:gallantry", "offer-ask:thing:nobility", "offer:send",
    ]  # fmt: skip


def test_an_opponent_answers_what_it_is_offered_where_it_is_asked() -> None:
    table = Table(**HERE, hands={"athos": ["nobility", "gallantry"], "aramis": ["nobility", "combat"]})
    for action in choose(table.match, "athos", "quick", Dice(1)):
        table.match.submit(action.seat, action.picks, action.step)
    (answer,) = choose(table.match, "aramis", "quick", Dice(1))
    assert answer.picks == ("offer:accept",)


def test_what_is_good_for_musketeers_is_bad_for_milady() -> None:
    table = Table(**HERE)
    assert OPPONENTS.worth.make_features is not None
    features = OPPONENTS.worth.make_features()
    ours, hers = features(table.state, "athos"), features(table.state, "milady")
    assert ours == tuple(-value for value in hers) and any(ours)


def test_milady_is_a_side_of_her_own() -> None:
    game = get_game("mousquetaires")
    assert find_side(game, make_setup(game, 0, count=6)) == {"milady"}
    alone = make_setup(game, 0, count=1)
    assert find_side(game, alone) == set(game.rules.seats(alone)) and "milady" not in find_side(game, alone)


def test_a_figure_there_is_not_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "opponents.toml"
    file.write_text("[plan]\ncourage = 1.0\n", encoding="utf-8")
    with pytest.raises(DataError, match="courage"):
        read_plan(file)


def test_milady_begins_with_a_card_that_hurts_and_keeps_hard_tokens_from_the_inn() -> None:
    figures = read_plan(FILE)
    match, _ = Match.start(get_game("mousquetaires"), Setup("mousquetaires", tuple("abcde"), 5))
    milady = Planner(Dice(1))
    while match.pending_seats()[0] == "milady" and match.state.phase == "setup":
        (action,) = milady.decide(match.state, match.decisions_of("milady"))
        match.submit(action.seat, action.picks, action.step)
    board_hardness = [hardness(space.token) for space in match.state.board]
    reserve_hardness = [hardness(token) for token in match.state.reserve]
    assert figures[f"play:{match.state.paris.card}"] == max(figures[f"play:{card}"] for card in PARIS)
    assert sum(board_hardness) / len(board_hardness) < sum(reserve_hardness) / len(reserve_hardness)


def test_a_strategy_that_weighs_nothing_more_is_the_plan() -> None:
    game = get_game("mousquetaires")
    match, _ = Match.start(game, Setup("mousquetaires", tuple("abcde"), 7))
    plain = {**read_plan(FILE), **MORE}
    for number in range(120):
        seat = match.pending_seats()[0]
        decisions = [decision for decision in match.decisions_of(seat) if not decision.answered]
        (action, *_) = Planner(Dice(number)).decide(match.state, decisions)
        assert Strategist(Dice(number), plain).decide(match.state, decisions)[0] == action
        match.submit(action.seat, action.picks, action.step)


def test_a_figure_no_strategy_has_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "opponents.toml"
    file.write_text("[plan]\n[strategy]\ncourage = 1.0\n", encoding="utf-8")
    with pytest.raises(DataError, match="courage"):
        read_strategy(file)


def test_slander_is_worth_most_where_it_ends_the_game() -> None:
    table = Table(**HERE)
    milady = Strategist(Dice(1))
    table.state.honour, table.state.one_for_all = TRACKS.honour - 1, 0
    assert milady.treachery_worth(table.state, "slander") > 50
    table.state.one_for_all = 1
    assert milady.treachery_worth(table.state, "slander") < 50
