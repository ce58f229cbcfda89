"""`python -m fronde lab balance` for any game: greedy machines, and the table of what each seat makes of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fronde.__main__ import main
from fronde.bots.defaults import make_value
from fronde.bots.greedy import Greedy
from fronde.bots.lookahead import MOST_TRIED, LookaheadSearch, find_answers
from fronde.core.errors import InvariantError
from fronde.core.game import Balance, Measure
from fronde.core.match import Match
from fronde.core.opponents import Opponents, Worth
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Setup
from fronde.games import GAMES, get_game
from fronde.lab import balance
from fronde.lab.figures import mean, share
from fronde.tools.play import play
from tests.core.toy_referee import FIRM_TOY
from tests.toy import TOY, State, Toy, entitle, retitle

BALANCE: Balance[State] = Balance(
    (
        Measure("claims", lambda e: (e.data["seat"], 1) if e.kind == "field-won" else None),
        Measure("dice", lambda e: (None, 1) if e.kind == "die-thrown" else None, share=True, nobodys=True),
    )
)
"""What the toy would count."""


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch, toy: Toy) -> None:
    """Both toys; the first counts something."""
    monkeypatch.setitem(GAMES, "toy", entitle(TOY, retitle(TOY.title, {"balance": __name__})))
    monkeypatch.setitem(GAMES, FIRM_TOY.key, FIRM_TOY)


def figures_of(capsys: pytest.CaptureFixture[str], key: str, *arguments: str) -> dict[str, Any]:
    """What the tool prints of one game as JSON."""
    assert main(["lab", "balance", "--game", key, "--json", *arguments]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)[key]
    return figures


def test_a_game_that_brings_nothing_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    figures = figures_of(capsys, "richelieu", "--games", "4")
    assert figures["games"] == 4 and figures["measures"] == {}
    assert list(figures["wins"]) == ["richelieu", "queen"] and list(figures["wins_by_bot"]) == ["Bot 1", "Bot 2"]
    assert sum(figures["winners_per_game"].values()) == sum(figures["tie_breaks"].values()) == 4
    assert figures["ends"] == {"game-ended": 4}
    totals = figures["score"]["total"]
    assert all(one["low"] < one["mean"] < one["high"] for one in totals.values())


def test_the_number_of_players_is_the_usual_one_or_as_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(figures_of(capsys, "toy", "--games", "1")["wins"]) == 2
    assert len(figures_of(capsys, "toy", "--games", "1", "--players", "4")["wins_by_bot"]) == 4


def test_every_game_is_measured_where_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for key in reversed(list(GAMES)):  # so that they come back in their order
            if "toy" not in key:
                patch.delitem(GAMES, key)
        assert main(["lab", "balance", "--games", "2"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row for row in rows if "toy" in row] == ["firm-toy", "toy"]
    for name in ("games won", "score: fields", "score: total", "claims", "dice", "winners a game", "decided ties"):
        assert any(row.startswith(name) for row in rows), name
    assert rows[-1].split() == ["ended", "with", "game-ended:", "2"]


def test_a_record_is_gone_on_from(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record, args = tmp_path / "games.jsonl", ("--options", '{"rounds": 3}', "--games")
    whole = figures_of(capsys, "toy", *args, "6")
    half = figures_of(capsys, "toy", *args, "3", "--seed", "3", "--record", str(record))
    with record.open("a") as file:
        file.write('{"task": ["toy 1')
    with pytest.MonkeyPatch.context() as patch:
        seeds: list[int] = []
        play_one = balance.play_one
        patch.setattr(balance, "play_one", lambda task: seeds.append(task.seed) or play_one(task))
        assert figures_of(capsys, "toy", *args, "6", "--record", str(record)) == whole != half
        assert seeds == [0, 1, 2]
    assert figures_of(capsys, "toy", *args, "3", "--seed", "3", "--record", str(record)) == half
    assert len(record.read_text().splitlines()) == 6


def test_it_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "--game", "toy", "--games", "3"]) == 0
    assert capsys.readouterr().err == "\rtoy: 1 of 3\rtoy: 2 of 3\rtoy: 3 of 3\n"


def test_a_game_counts_what_it_declares(capsys: pytest.CaptureFixture[str]) -> None:
    games = [balance.play_one(balance.Task("toy", seed, {"rounds": 3})) for seed in range(4)]
    figures = figures_of(capsys, "toy", "--games", "4", "--options", '{"rounds": 3}')
    claims, dice = figures["measures"]["claims"], figures["measures"]["dice"]
    assert sum(one["mean"] for one in claims.values()) == 6 and set(claims) == {"red", "blue"}
    throws = sum(game.counted[1].total() for game in games)
    assert {name: one["count"] for name, one in dice.items()} == {"red": 0, "blue": 0, "nobody": throws}
    assert throws > 0 and dice["nobody"]["share"] == 1
    assert figures["choices_per_game"]["mean"] == sum(game.choices for game in games) / 4


def test_shared_wins_and_ties_are_counted() -> None:
    """Two seats that share a win have both won; what decided stands by its word."""
    together = [balance.play_one(balance.Task("firm-toy", seed, {"ending": "together"})) for seed in range(12)]
    figures = balance.measure(Balance(), together)
    wins = figures["winners_per_game"].get("2", 0)
    assert figures["winners_per_game"] == {str(n): count for n, count in ((2, wins), (0, 12 - wins)) if count}
    assert {one["count"] for one in [*figures["wins"].values(), *figures["wins_by_bot"].values()]} == {wins}
    single = [balance.play_one(balance.Task("firm-toy", seed, {"rounds": 1})) for seed in range(90)]
    ties = sum(len({items["total"] for items in game.scores.values()}) == 1 for game in single)
    figures = balance.measure(Balance(), single)
    assert 0 < ties == figures["tie_breaks"]["turn-order"] and figures["tie_breaks"]["none"] == 90 - ties


def test_every_machine_plays_every_seat() -> None:
    first = [balance.play_one(balance.Task("toy", seed, players=3)) for seed in range(3)]
    assert [game.bots for game in first] == [("Bot 1", "Bot 2", "Bot 3")] * 3
    for seed, game in enumerate(first):
        seat = game.seats.index(game.winners[0])
        assert game.winning_bots == (f"Bot {(seat + seed) % 3 + 1}",)


def test_the_same_seed_plays_the_same_game() -> None:
    for task in (balance.Task("toy", 5, {"bids": True}), balance.Task("richelieu", 5)):
        assert balance.play_one(task) == balance.play_one(task)


def test_a_greedy_machine_beats_a_random_player() -> None:
    wins = 0
    for seed in range(20):
        game, dice = get_game("richelieu"), Dice(seed)
        players = ("greedy", "random") if seed % 2 else ("random", "greedy")
        match = Match.start(game, Setup(game.key, players, seed))[0]
        machine = Greedy(game, Dice(seed))
        while not match.over:
            if match.player_of(match.waiting_for()[0]) == "greedy":
                (action,) = machine.decide(match.state, match.decisions)
                match.submit(action.seat, action.picks, action.step)
            else:
                next(play(match, dice))
        assert match.result is not None
        wins += match.player_of(match.result.winning_seats()[0]) == "greedy"
    assert wins >= 16


def test_a_greedy_machine_takes_what_leads_by_most() -> None:
    match = Match.start(TOY, Setup("toy", ("Ann", "Bob"), 3, {"tokens": False}))[0]
    match.submit("red", ["field:6"])
    match.submit("red", [match.decisions[0].options[0]])
    match.submit("red", ["chance:hold"])
    machine = Greedy(TOY, Dice(1))
    contest = Action("blue", "answer-claim", ("claim:contest",))
    look, decision = (
        LookaheadSearch(TOY, Opponents(), make_value(TOY, Worth(), {"lead": 1.0}), Dice(1)),
        match.decisions[0],
    )
    answers = [Action("blue", "answer-claim", (pick,)) for pick in decision.options]
    values = {answer.picks[0]: look.try_out(match.state, decision, answer).value for answer in answers}
    assert values["claim:allow"] == -7
    action = machine.decide(match.state, match.decisions)[0]
    assert (action == contest) is (values["claim:contest"] > -7)


def test_a_greedy_machine_does_not_see_what_its_seat_does_not() -> None:
    """Two deals its seat cannot tell apart are played alike, whatever the cards of the other are."""
    match = Match.start(TOY, Setup("toy", ("Ann", "Bob"), 3))[0]
    other = TOY.rules.resample(match.state, "red", Dice(9))
    assert TOY.rules.dump(other) != TOY.rules.dump(match.state)
    for seed in range(20):
        actions = [Greedy(TOY, Dice(seed)).decide(state, match.decisions) for state in (match.state, other)]
        assert actions[0] == actions[1]


def test_of_many_answers_some_are_tried() -> None:
    few = Decision("red", "some", tuple("abcde"), least=1, most=2)
    many = Decision("red", "some", tuple(f"o{n}" for n in range(30)), least=2, most=4)
    assert len(find_answers(few, Dice(1))) == len(set(find_answers(few, Dice(1)))) == 15
    actions = find_answers(many, Dice(1))
    assert len(actions) == MOST_TRIED and {len(action.picks) for action in actions} == {2, 3, 4}


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "LONGEST", 3)
    with pytest.raises(InvariantError, match="toy, seed 1: no end after 4 choices"):
        balance.play_one(balance.Task("toy", 1))


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (100, 400, 0.2101, 0.2947)]
)
def test_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    figure = share(hits, of)
    assert (figure["low"], figure["high"]) == pytest.approx((low, high), abs=1e-4)


def test_the_normal_interval_of_a_mean() -> None:
    figure = mean([1, 2, 3, 4])
    assert figure["mean"] == 2.5
    assert figure["high"] - figure["mean"] == pytest.approx(1.959964 * 1.290994 / 2, abs=1e-5)
    assert mean([3]) == {"mean": 3, "low": 3, "high": 3}
