"""Figures follow what wins."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

import pytest

from fronde.__main__ import main
from fronde.core.rng import Dice
from fronde.games import get_game
from fronde.games.mousquetaires.balance import BALANCE
from fronde.games.mousquetaires.planner import PLANS, read_plan
from fronde.lab import follow
from fronde.lab.follow import MODES, Follower, merge
from tests.toy import move_data

QUICK = BALANCE.figures["quick"]


def test_a_figure_goes_the_way_that_wins() -> None:
    side, dice = Follower({"bold": 1.0, "idle": 0.0}), Dice(3)
    for _ in range(3000):
        figures = side.move(dice)
        side.learn(MODES[0], figures["bold"] > side.figures["bold"], 0.008)
    assert side.figures["bold"] > 2.0
    assert abs(side.figures["idle"]) < 0.3


def test_both_sides_follow_and_the_same_games_lead_to_the_same_figures() -> None:
    game = get_game("mousquetaires")
    one, again = (list(follow.follow(game, QUICK, range(5, 7), 5))[-1] for _ in range(2))
    assert [side.figures for side in one] == [side.figures for side in again]
    assert one[0].figures != one[1].figures


def test_each_side_looks_at_figures_of_its_own() -> None:
    game = get_game("mousquetaires")
    milady, musketeers = list(follow.follow(game, QUICK, range(5, 7), 5))[-1]
    assert "den" in milady.reads - musketeers.reads and "siege" in musketeers.reads - milady.reads


def test_a_figure_is_taken_of_the_side_that_has_looked_at_it() -> None:
    first = {"own": 1.0, "other": 2.0, "both": 3.0, "neither": 4.0}
    one, other = Follower(first), Follower(first)
    one.figures, other.figures = dict.fromkeys(first, 10.0), dict.fromkeys(first, 20.0)
    one.reads, other.reads = {"own", "both"}, {"other", "both"}
    assert merge(first, (one, other)) == {"own": 10.0, "other": 20.0, "both": 15.0, "neither": 4.0}


@pytest.mark.parametrize(("level", "table"), [("quick", "plan"), ("thoughtful", "strategy")])
def test_figures_are_followed_and_written(
    level: str, table: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = move_data(monkeypatch, "mousquetaires", tmp_path)
    path.write_text("[plan]\nden = 2.0\n\n[strategy]\nden = 3.0\n")
    assert (
        main(["lab", "follow", "--game", "mousquetaires", "--level", level, "--games", "3", "--seed", "9", "--write"])
        == 0
    )
    data, content = tomllib.loads(capsys.readouterr().out), tomllib.loads(path.read_text())
    assert data[table] == content[table] and content.keys() == {"plan", "strategy"}
    assert f"--level {level} --games 3 --seed 9" in path.read_text()
    if level == "quick":
        assert content["strategy"] == {"den": 3.0} and read_plan(path).keys() == PLANS.keys() == content["plan"].keys()


def test_a_game_without_a_plan_is_refused() -> None:
    args = argparse.Namespace(game="jeanne", level="quick", games=1, players=None, seed=1)
    with pytest.raises(SystemExit, match="no plan"):
        follow.run(args)
