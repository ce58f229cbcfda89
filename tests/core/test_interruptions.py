"""`python -m fronde lab interruptions`: how often the toy waits for somebody anew, and how many clicks it takes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fronde.__main__ import main
from fronde.core.game import Balance, Stretch
from fronde.games import GAMES
from fronde.lab.balance import Task
from fronde.lab.interruptions import count_game, summarise
from tests.toy import TOY, State, Toy, entitle, retitle

FIRST, LATER, CLICKS = "calls in the first round", "calls in a later round", "clicks a round"


def find_round(state: State) -> tuple[int, str | None]:
    """The round, which tells what kind it is only once somebody has a field in it."""
    field_count = sum(owner >= 0 for owner in state.owner)
    is_under_way = field_count % len(state.players) > 0
    return state.round, (FIRST if state.round == 1 else LATER) if is_under_way else None


def find_turn(state: State) -> tuple[int, str] | None:
    """The turns of a round; its discards are none of it."""
    return None if state.stack[-1]["step"] == "discard-card" else (state.round, CLICKS)


BALANCE: Balance[State] = Balance(
    stretches=(Stretch(find_round, {FIRST: 2, LATER: 1}), Stretch(find_turn, {CLICKS: 9}, clicks=True))
)
"""What the toy would count."""


@pytest.fixture(autouse=True)
def counting_toy(monkeypatch: pytest.MonkeyPatch, toy: Toy) -> None:
    """The toy, which declares what is counted."""
    monkeypatch.setitem(GAMES, "toy", entitle(TOY, retitle(TOY.title, {"balance": __name__})))


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What the tool prints."""
    assert main(["lab", "interruptions", "--game", *arguments]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    return figures


def test_who_is_asked_on_is_not_called_again() -> None:
    """Red has a turn, blue answers and has the next at once; red answers, and blue last, both discard."""
    counts = count_game(Task("toy", 1))
    assert counts[FIRST] == [2, 2] and counts[LATER] == [2, 2]


def test_who_has_answered_unseen_is_called_for_what_comes_next() -> None:
    """Red has bid and waits for blue: its turn calls it back. Blue goes on from its discard to its bid."""
    counts = count_game(Task("toy", 2, {"bids": True}))
    assert counts[FIRST] == [3, 3] and sorted(counts[LATER]) == [2, 3]


def test_a_long_list_takes_two_clicks() -> None:
    """Each turn: two for one of sixty fields, one each for the cards, the chance and the neighbour's answer."""
    assert count_game(Task("toy", 3))[CLICKS] == [10, 10]


def test_the_tool_tells_every_kind_against_its_aim(capsys: pytest.CaptureFixture[str]) -> None:
    figures = run_json(capsys, "toy", "--games", "2", "--seed", "5")
    assert (figures["game"], figures["games"]) == ("toy", 2)
    assert figures["kinds"] == {
        FIRST: {"aim": 2, "counted": 4, "median": 2, "mean": 2, "p90": 2, "max": 2, "above_aim": 0},
        LATER: {"aim": 1, "counted": 4, "median": 2, "mean": 2, "p90": 2, "max": 2, "above_aim": 4},
        CLICKS: {"aim": 9, "counted": 4, "median": 10, "mean": 10, "p90": 10, "max": 10, "above_aim": 4},
    }


def test_a_game_that_declares_nothing_is_not_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_json(capsys, "richelieu", "--games", "1")["kinds"] == {}


def test_a_summary_of_figures() -> None:
    assert summarise([4, 1, 1, 2, 3, 1, 1, 9, 1, 1], 3) == {
        "aim": 3, "counted": 10, "median": 1, "mean": 2.4, "p90": 4, "max": 9, "above_aim": 2,
    }  # fmt: skip
