"""`python -m fronde lab climb`: weights moved by chance, and then the way that wins."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fronde.__main__ import main
from fronde.bots.defaults import find_opponents, find_weights, read_weights
from fronde.bots.quick import Quick
from fronde.core.rng import Dice
from fronde.games import get_game
from fronde.lab.climb import Climb, Climber, climb, find_effects, move, play_climb
from fronde.lab.sparring import Player, seat_bot
from tests.toy import move_data

LIBERTE = get_game("liberte")
WEIGHTS = read_weights(LIBERTE, find_opponents(LIBERTE).worth, "quick")


def test_what_wins_is_climbed_and_what_may_be_chance_is_left() -> None:
    ways = [(1, 1, 1.0), (-1, -1, 0.0), (1, -1, 1.0), (-1, 1, 0.0)] * 10
    effects = find_effects([Climber({"courage": way, "colour": other}, share) for way, other, share in ways])
    assert effects["courage"][0] == pytest.approx(0.5) and effects["courage"][1] > 4
    assert effects["colour"] == pytest.approx((0.0, 0.0))
    assert climb({"courage": 2.0, "colour": -3.0}, effects) == pytest.approx({"courage": 3.0, "colour": -3.0})
    estimates = {"courage": (0.1, 9.0), "colour": (-0.02, -2.5), "cloth": (0.01, 1.0)}
    assert climb({"courage": -2.0, "colour": 4.0, "cloth": 5.0}, estimates) == {
        "courage": -3.0,
        "colour": 3.0,
        "cloth": 5.0,
    }


def test_two_of_four_are_quick_and_moved_against_each_other_the_same_of_the_same_seed() -> None:
    one, other = (play_climb(Climb("liberte", 11, 4, WEIGHTS, "greedy")) for _ in range(2))
    assert one == other and len(one) == 2
    first, second = (climber.ways for climber in one)
    assert first.keys() == second.keys() == WEIGHTS.keys()
    assert {first[name] * second[name] for name in first} == {-1} and set(first.values()) == {1, -1}
    assert play_climb(Climb("liberte", 12, 4, WEIGHTS, "greedy"))[0].ways != first


def test_all_are_quick_where_that_is_asked_for_and_one_wins() -> None:
    richelieu = get_game("richelieu")
    weights = read_weights(richelieu, find_opponents(richelieu).worth, "hand")
    climbers = play_climb(Climb("richelieu", 11, 2, weights, "quick"))
    assert len(climbers) == 2 and sum(one.share for one in climbers) == 1


def test_opponents_play_by_the_weights_they_climb_with(monkeypatch: pytest.MonkeyPatch) -> None:
    weights: list[dict[str, float]] = []

    def seat(bot: Quick, dice: Dice) -> Player:
        weights.append(bot.weights)
        return seat_bot(bot, dice)

    monkeypatch.setattr("fronde.lab.climb.seat_bot", seat)
    climbers = play_climb(Climb("liberte", 11, 4, WEIGHTS, "greedy"))
    assert weights == [move(WEIGHTS, climber.ways) for climber in climbers]
    assert move({"sure": -2.0, "out": 4.0}, {"sure": 1, "out": -1}) == {"sure": -3.0, "out": 2.0}


def test_weights_are_climbed_with_and_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = move_data(monkeypatch, "richelieu", tmp_path)
    path.write_text("[quick]\nsure = 0.5\n\n[other]\nsure = 1.0\ndiscs = 0.25\n")
    args = ["lab", "climb", "--game", "richelieu", "--from", "other", "--games", "8", "--rounds", "2", "--seed", "9"]
    lines = []
    for more in (["--jobs", "2"], ["--write"]):
        assert main([*args, *more]) == 0
        lines.append(capsys.readouterr().out)
    assert lines[0] == lines[1] and lines[0].count("# Round") == 2
    content = tomllib.loads(path.read_text())
    assert content == {**tomllib.loads(lines[0]), "other": {"sure": 1.0, "discs": 0.25}}
    assert content["quick"].keys() == {"sure", "discs"} and content["quick"] != content["other"]
    assert "--from other --beside greedy --games 8 --rounds 2 --seed 9\n" in path.read_text()


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["--game", "mousquetaires"], "mousquetaires brings no weights that all its seats have"),
        (["--game", "liberte", "--from", "nosuch"], "opponents.toml has no table nosuch"),
        (["--game", "liberte", "--games", "0"], "nothing to learn"),
        (["--game", "liberte", "--rounds", "0"], "nothing to learn"),
        (["--game", "liberte"], "begin --from another"),
    ],
)
def test_what_cannot_be_climbed_with_is_refused_and_nothing_is_written(args: list[str], text: str) -> None:
    path = find_weights(get_game(args[1]))
    assert path is not None
    before = path.read_bytes()
    with pytest.raises(SystemExit, match=text):
        main(["lab", "climb", *args, "--write"])
    assert path.read_bytes() == before
