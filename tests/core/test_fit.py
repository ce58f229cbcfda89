"""`python -m fronde lab fit`: weights by self-play, held to others, written where opponents read them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fronde.__main__ import main
from fronde.bots.defaults import find_opponents, read_weights
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.lab.fit import find_outcome, regress
from fronde.tools.play import play_out
from tests.toy import move_data


def make_rows(weights: tuple[float, ...], count: int) -> list[tuple[tuple[float, ...], float]]:
    """What features of random numbers come to by some weights."""
    dice = Dice(1)
    rows = [tuple(float(dice.below(20)) for _ in weights) for _ in range(count)]
    return [(row, 7 + sum(a * b for a, b in zip(row, weights, strict=True))) for row in rows]


def test_what_came_of_weights_tells_the_weights() -> None:
    rows = make_rows((2.0, -0.5, 0.0), 200)
    assert regress(rows, (0.0, 0.0, 0.0), 0.0) == pytest.approx([2.0, -0.5, 0.0])


def test_weights_are_held_to_others_the_more_the_greater_the_ridge() -> None:
    rows, anchor = make_rows((2.0, -0.5), 100), (1.0, 1.0)
    near, far = regress(rows, anchor, 0.1), regress(rows, anchor, 1000.0)
    assert 1.0 < near[0] < 2.0 and -0.5 < near[1] < 1.0
    assert far == pytest.approx(anchor, abs=0.01)


def test_a_feature_that_never_changes_is_worth_nothing() -> None:
    rows = [((1.0, value), 3 * value) for value in (1.0, 2.0, 5.0)]
    assert regress(rows, (0.0, 0.0), 0.001)[0] == 0.0


def test_outcomes_are_leads_or_wins() -> None:
    match, _ = Match.start(get_game("richelieu"), Setup("richelieu", ("Ann", "Bob"), 3))
    play_out(match, Dice(1))
    leads = [find_outcome(match, seat, "margin") for seat in match.seats]
    assert leads[0] == -leads[1] and abs(leads[0]) == abs(
        match.score()["richelieu"]["total"] - match.score()["queen"]["total"]
    )
    assert match.result is not None
    wins = {seat: find_outcome(match, seat, "win") for seat in match.seats}
    assert wins == {seat: float(seat in match.result.winning_seats()) for seat in match.seats} and any(wins.values())


def test_weights_are_fitted_and_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = move_data(monkeypatch, "richelieu", tmp_path)
    path.write_text("# Ours.\n\n[quick]\nsure = 0.5\n\n[other]\nsure = 1.0\nhabit = 0.25\n")
    args = ["lab", "fit", "--game", "richelieu", "--games", "6", "--seed", "9", "--hold", "other"]
    assert main([*args, "--write"]) == 0
    data = tomllib.loads(capsys.readouterr().out)
    content = tomllib.loads(path.read_text())
    assert content == {"quick": data["quick"], "other": {"sure": 1.0, "habit": 0.25}} and data["quick"]["habit"] == 0.25
    assert len(data["quick"]) > 6 and "--games 6 --seed 9" in path.read_text()
    narrow = [*args, "--of", "quick", "--positions"]
    tables = []
    for positions in ("1", "150", "150"):
        assert main([*narrow, positions]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] != tables[1] == tables[2]
    assert main(args) == 0 and tomllib.loads(capsys.readouterr().out)["quick"].keys() == data["quick"].keys()
    assert main([*args, "--into", "fitted", "--write"]) == 0
    with pytest.raises(SystemExit, match="a b is no name of a table"):
        main([*args, "--into", "a b", "--write"])
    both = tomllib.loads(path.read_text())
    assert both == {**content, "fitted": data["quick"]} and "--ridge 0.003 --into fitted\n" in path.read_text()


def test_a_weight_for_what_is_no_feature_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    move_data(monkeypatch, "richelieu", tmp_path).write_text("[quick]\ncharm = 1.0\n")
    game = get_game("richelieu")
    with pytest.raises(DataError, match="no feature charm"):
        read_weights(game, find_opponents(game).worth, "quick")


@pytest.mark.parametrize("key", ["frondeurs", "jeanne", "liberte", "mousquetaires", "richelieu"])
def test_every_game_of_ours_reads_as_many_features_as_it_names(key: str) -> None:
    game = get_game(key)
    worth = find_opponents(game).worth
    names = tuple(f"Player {n}" for n in range(game.title.player_counts[0]))
    match, _ = Match.start(game, Setup(key, names, 2))
    assert worth.make_features is not None
    features = worth.make_features()
    assert {len(features(match.state, seat)) for seat in match.seats} == {len(worth.names)}
    assert len(set(worth.names)) == len(worth.names) and any(read_weights(game, worth, "quick").values())
