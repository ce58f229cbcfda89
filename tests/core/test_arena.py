"""`python -m fronde lab arena`: duplicate deals, verdicts, records that are gone on from, and a few games played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fronde.__main__ import main
from fronde.games import GAMES, get_game
from fronde.lab import arena
from fronde.lab.seatings import exchange, find_seatings
from tests.toy import TOY


def meet(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The figures of one meeting."""
    assert main(["lab", "arena", *arguments, "--json"]) == 0
    (figures,) = json.loads(capsys.readouterr().out)
    assert isinstance(figures, dict)
    return figures


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_kind_sits_in_every_seat_as_often_as_the_other(players: int) -> None:
    seatings = find_seatings(get_game("richelieu"), players, {}, 0)
    assert len(set(seatings)) == len(seatings) == {2: 2, 3: 6, 4: 6}[players]
    assert seatings[1::2] == [exchange(seating) for seating in seatings[::2]]
    assert all(sum(seating[seat] for seating in seatings) == len(seatings) / 2 for seat in range(players))


def test_of_many_seatings_some_take_turns() -> None:
    seatings = [seating for deal in range(10) for seating in find_seatings(get_game("jeanne"), 6, {}, deal)]
    assert len(seatings) == 60 and len(set(seatings)) == 20 and all(sum(seating) == 3 for seating in seatings)


def test_sides_that_differ_meet_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY.rules), "conferring", lambda self, setup: self.seats(setup)[1:])
    assert find_seatings(TOY, 3, {}, 0) == [(True, False, False), (False, True, True)]


@pytest.mark.parametrize(
    ("whole", "sets", "verdict"),
    [
        ((0.56, 0.66), (0.6, 0.62), "stronger"),
        ((0.56, 0.66), (0.49, 0.73), "inconclusive"),
        ((0.48, 0.58), (0.53, 0.53), "inconclusive"),
        ((0.30, 0.40), (0.3, 0.4), "weaker"),
    ],
)
def test_a_verdict_needs_both_sets_of_seeds(
    whole: tuple[float, float], sets: tuple[float, float], verdict: str
) -> None:
    assert arena.judge({"low": whole[0], "high": whole[1]}, [{"share": one} for one in sets]) == verdict


def test_the_quick_opponent_beats_the_greedy_machine(capsys: pytest.CaptureFixture[str]) -> None:
    figures = meet(capsys, "quick", "greedy", "--game", "richelieu", "--games", "12")
    assert figures["games"] == 12 and figures["players"] == 2 and figures["par"] == 0.5
    assert figures["verdict"] == "stronger"
    assert all(0 <= cost["median"] <= cost["p99"] <= cost["max"] for cost in figures["cost_ms"])


def test_equals_are_told_apart_by_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    figures = meet(capsys, "random", "random", "--game", "richelieu", "--games", "16")
    assert figures["verdict"] == "inconclusive" and figures["won"]["low"] < 0.5 < figures["won"]["high"]


def test_a_record_is_gone_on_from(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    args = ("greedy", "random", "--game", "richelieu", "--games", "8")
    whole = meet(capsys, *args, "--record", str(record))
    lines = record.read_text().splitlines()
    assert len(lines) == 8
    record.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20])
    again = meet(capsys, *args, "--record", str(record))
    assert again["won"] == whole["won"] and again["sets"] == whole["sets"]
    before = record.read_text()
    assert meet(capsys, *args, "--record", str(record))["won"] == whole["won"] and record.read_text() == before


def test_it_tells_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "arena", "random", "greedy", "--game", "richelieu", "--games", "4"]) == 0
    output = capsys.readouterr()
    rows = output.out.splitlines()
    assert rows[0] == "richelieu, 2 players: random against greedy, 4 games" and "par 50 %" in rows[1]
    assert len(rows) == 5 and "random: 4 of 4" not in rows and output.err.endswith("4 of 4\n")


def test_who_cannot_meet_is_told() -> None:
    with pytest.raises(SystemExit, match="can meet"):
        main(["lab", "arena", "quick"])
    assert "richelieu" in GAMES
