"""Chances to win: how a game may end and who wins then, fitted by self-play, read from what a seat sees."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fronde.__main__ import main
from fronde.bots.chances import dot, find_chances, make_chances, read_table, share_out
from fronde.bots.defaults import find_opponents, has_sides
from fronde.bots.thoughtful import Thoughtful
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.opponents import Prospects
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.lab.chances import Case, fit_choice
from fronde.tools.play import play, play_out, player_dice
from tests.toy import move_data

LIBERTE = get_game("liberte")


def find_prospects() -> Prospects[Any]:
    prospects = find_opponents(LIBERTE).worth.prospects
    assert prospects is not None
    return prospects


def start(seed: int) -> Match:
    return Match.start(LIBERTE, Setup("liberte", ("Ann", "Bob", "Cid", "Dot"), seed))[0]


def test_what_came_tells_what_each_feature_is_worth() -> None:
    dice, weights, cases = Dice(1), (0.5, -1.0, 0.0), []
    for _ in range(3000):
        rows = [[float(dice.below(5)) for _ in weights] for _ in range(3)]
        likely, point = share_out([dot(row, weights) for row in rows]), dice.below(1000) / 1000
        came = 0 if point < likely[0] else 1 if point < likely[0] + likely[1] else 2
        cases.append(Case(rows, [float(number == came) for number in range(3)]))
    assert fit_choice(cases) == pytest.approx(weights, abs=0.08)


def test_a_feature_all_have_alike_is_worth_nothing() -> None:
    cases = [Case([[1.0, 2.0], [1.0, 0.0]], (1.0, 0.0)), Case([[3.0, 0.0], [3.0, 1.0]], (0.0, 1.0))]
    none, some = fit_choice(cases)
    assert none == 0.0 < some


def test_every_end_shows_as_much_as_it_names_at_every_stage() -> None:
    prospects, match, stages = find_prospects(), start(4), set()
    table = read_table(LIBERTE.title.folder / "data" / "prospects.toml", prospects)
    for number, _ in enumerate(play(match, player_dice(4))):
        if number % 20 or match.over:
            continue
        for place, seat in enumerate(match.seats):
            view = prospects.read(match.state, seat)
            stages.add(view.stage)
            assert view.own == place and view.stage in table and len(view.ends) == len(prospects.ends)
            for end, names in zip(view.ends, prospects.ends.values(), strict=True):
                assert len(end.signs) == len(names.signs)
                assert [len(row) for row in end.standing] == [len(names.standing)] * len(match.seats)
    assert len(stages) > 1


def test_chances_are_chances_and_a_game_that_is_over_is_won_or_lost() -> None:
    match, weigh = start(5), make_chances(LIBERTE, find_prospects())
    for number, _ in enumerate(play(match, player_dice(5))):
        if number % 25 == 0:
            assert all(0.0 <= weigh(match.state, seat) <= 1.0 for seat in match.seats)
    play_out(match, Dice(1))
    assert match.result is not None
    winners = match.result.winning_seats()
    assert [weigh(match.state, seat) for seat in match.seats] == [
        (seat in winners) / len(winners) for seat in match.seats
    ]


def test_only_the_thoughtful_opponent_weighs_chances() -> None:
    match = start(6)
    value = Thoughtful(LIBERTE).quick.make_value()
    assert value(match.state, "amber") == make_chances(LIBERTE, find_prospects())(match.state, "amber")
    richelieu = get_game("richelieu")
    assert Thoughtful(richelieu).quick.value is None


def test_chances_are_fitted_and_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = move_data(monkeypatch, "liberte", tmp_path)
    shutil.copy(LIBERTE.title.folder / "data" / "opponents.toml", weights)
    path = weights.with_name("prospects.toml")
    assert main(["lab", "chances", "--game", "liberte", "--greedy", "3", "--quick", "1", "--seed", "9", "--write"]) == 0
    data = tomllib.loads(capsys.readouterr().out)
    assert data == tomllib.loads(path.read_text()) and data["turn-1"]["turns"]["standing"]
    assert "--greedy 3 --quick 1 --seed 9" in path.read_text()
    assert read_table(path, find_prospects()).keys() == data.keys()


def test_without_prospects_the_lead_and_the_round_tell_the_chances(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = move_data(monkeypatch, "richelieu", tmp_path)
    shutil.copy(LIBERTE.title.folder.with_name("richelieu") / "data" / "opponents.toml", weights)
    game = get_game("richelieu")
    assert find_chances(game) is None
    call = ["lab", "chances", "--game", "richelieu", "--greedy", "0", "--quick", "4", "--seed", "9"]
    assert main([*call, "--write"]) == 0
    data = tomllib.loads(capsys.readouterr().out)
    assert data["any"]["any"]["standing"].keys() == {"lead", "late_lead"} and find_chances(game)
    assert main([*call, "--check"]) == 0
    tenths = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert sum(float(share) * int(count) for _, _, share, _, count in tenths) / sum(
        int(row[-1]) for row in tenths
    ) == pytest.approx(50, abs=1), "one of two wins"


@pytest.mark.parametrize("key", ["frondeurs", "jeanne", "mousquetaires", "richelieu"])
def test_the_chances_of_all_sides_add_up_to_one(key: str) -> None:
    game = get_game(key)
    match, _ = Match.start(game, Setup(key, tuple(f"p{n}" for n in range(game.player_counts({})[0])), 4))
    chance, sides = find_chances(game), has_sides(game)
    assert chance is not None
    for number, _ in enumerate(play(match, player_dice(4))):
        seats = match.seats[:2] if sides else match.seats
        if number % 20 == 0 and not match.over:
            assert sum(chance(match.state, seat) for seat in seats) == pytest.approx(1)
    shares = {seat: chance(match.state, seat) for seat in match.seats}
    assert match.result is not None
    assert {seat for seat, share in shares.items() if share} == set(match.result.winning_seats())
    assert set(shares.values()) == {0.0, 1.0} if sides else sum(shares.values()) == pytest.approx(1)


def test_a_weight_for_what_is_no_feature_is_told(tmp_path: Path) -> None:
    path = tmp_path / "prospects.toml"
    path.write_text("[turn-1.landslide.signs]\ncharm = 1.0\n")
    with pytest.raises(DataError, match="no feature charm"):
        read_table(path, find_prospects())
