"""The record of a game that somebody hands in: it is one that can be opened, or it is refused in a sentence."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.records import seal
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.host.analysis import Walk, open_past, past_of_record
from fronde.host.archive.past import find_moments
from fronde.tools.file_reader import Answer, read_record


def make_record() -> dict[str, Any]:
    """A game of Richelieu some choices long, by default, without its digest."""
    match = Match.start(get_game("richelieu"), Setup("richelieu", ("p1", "p2"), 5))[0]
    for _ in range(8):
        decision = next(d for d in match.decisions if d.required)
        match.submit(decision.seat, match.default(decision), decision.step)
    return {key: value for key, value in match.record().items() if key != "digest"}


def read(**changes: Any) -> Answer:
    """What reading makes of the record, so changed and sealed again."""
    answer = read_record(json.dumps(seal({**make_record(), **changes})))
    json.dumps(asdict(answer), allow_nan=False)  # as the process hands it back
    return answer


def test_a_record_in_order_is_opened() -> None:
    record, past = past_of_record(read().get_value())  # type: ignore[arg-type]
    moments = find_moments(past, lambda: None)
    board = open_past(Walk(record, past, [(moment.turn, moment.actions) for moment in moments], len(moments) - 1))
    assert [action.seat for action in board.playing.match.log] == [seat for seat, *_ in make_record()["actions"]]


BEGIN = {"version": 1, "after": 0, "position": None}


@pytest.mark.parametrize(
    "changes",
    [
        {"extra": float("nan")},
        {"extra": 1e999},
        {"options": None},
        {"options": [["a", 1]]},
        {"players": "ab"},
        {"players": [{"a": 1}, "p2"]},
        {"players": ["p1", "p1"]},
        {"players": []},
        {"epochs": [{**BEGIN, "after": None}]},
        {"epochs": [{**BEGIN, "after": -1}]},
        {"epochs": [{**BEGIN, "after": 99}]},
        {"actions": [[["p1"], "take-card", "x"]]},
        {"actions": [[1e999, "take-card"]], "epochs": [{**BEGIN, "after": 1}]},
    ],
)
def test_what_cannot_be_opened_is_no_record(changes: dict[str, Any]) -> None:
    assert read(**changes).reason["text"] == "error-no-record"


def test_choices_that_do_not_bring_about_their_draws_are_named() -> None:
    record = make_record()
    assert read(draws=record["draws"][:-1]).reason["text"] == "error-record-otherwise"
    assert read(actions=record["actions"][:-1], traces=[[1, "abcdef"]] * 7).reason["args"] == {"number": 1}
