"""Which choices stand out, from games played on; and that a search knows only what the seat knew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from fronde.bots.chances import find_chances
from fronde.bots.turning import LEAST_GAMES, MOST_DOUBTS, find_points, play_out, screen
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Setup
from fronde.games import get_game
from fronde.lab.turning import Task, find_twice
from tests.toy import install_toy


def search(games: Mapping[int, Sequence[Sequence[float]]], most: int = 1_000_000) -> tuple[list[int], list[str]]:
    """The keys of the turning points if every request to play on a choice gets these games, and the requests."""
    steps, reply, requests = find_points({key: {"key": key} for key in games}, most), None, list[str]()
    while True:
        try:
            request = steps.send(reply)
        except StopIteration as end:
            return [point["actions"] for point in end.value], requests
        requests.append(f"{request['look']} {request['key']}")
        reply = {
            "screen": [float(request["key"]), [[], []]], "play": [games[request["key"]], 1000], "explain": "why",
        }[request["look"]]  # fmt: skip


WIN, SAME, LOSS = [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]


def test_choices_that_lost_a_good_part_of_the_chance_stand_out_the_worst_first() -> None:
    games = {1: [WIN, SAME, SAME], 2: [SAME], 3: [WIN, SAME], 4: [WIN, LOSS], 5: [WIN, WIN, SAME], 6: [LOSS]}
    points, requests = search(games)
    assert points == [5, 3, 1]
    assert requests.count("play 2") == requests.count("play 6") == LEAST_GAMES, "what is certain is not played on"
    assert requests.count("play 4") > requests.count("play 5")


def test_the_most_doubtful_choices_are_played_on_first_and_only_so_far() -> None:
    points, requests = search({key: [SAME] for key in range(10)})
    plays = [one for one in requests if one.startswith("play")]
    assert points == [] and "screen 0" in requests and "play 0" not in plays
    assert plays[:MOST_DOUBTS] == [f"play {9 - n}" for n in range(MOST_DOUBTS)]
    assert plays[-1] == "play 1", "once some are decided, the others follow"
    points, requests = search({1: [WIN, LOSS, WIN]}, most=5000)
    assert len(requests) == 6, "the limit ends a search without a verdict"


def test_without_an_answer_the_games_end() -> None:
    search = find_points({1: {"key": 1}, 2: {"key": 2}})
    assert next(search)["look"] == search.send([1.0, [[], []]])["look"] == "screen"
    assert search.send([2.0, [[], []]])["look"] == "play"
    assert search.send([[WIN] * 100, 1000])["look"] == "play"
    assert search.send(None)["look"] == "explain", "what is clear already is kept"


@pytest.mark.parametrize("key", ["frondeurs", "jeanne", "mousquetaires", "richelieu"])
def test_games_played_on_end_with_the_next_round_and_tell_the_chance_there(key: str) -> None:
    game = get_game(key)
    chance, lasts = find_chances(game), list[int | None]()
    assert chance is not None
    match, _ = Match.start(game, Setup(key, tuple(f"p{n}" for n in range(game.player_counts({})[0])), 5))
    while game.rules.stretch(match.state) is None:
        decision = next(d for d in match.decisions if d.required)
        match.submit(decision.seat, match.default(decision), decision.step)

    def read(state: object, seat: str) -> float:
        lasts.append(game.rules.stretch(state))
        return chance(state, seat)

    decision = next(d for d in match.decisions if d.required and match.find_sealed_answer(d) is None)
    choice = Action(decision.seat, decision.step, match.default(decision))
    outcome = play_out(match.resample(decision.seat, Dice(1)), decision.seat, [(choice,)], Dice(2), read)
    now = game.rules.stretch(match.state) or 0
    assert lasts and set(lasts) == {now + 2} and all(0 < one < 1 for (one,) in outcome.shares)


def test_a_turning_point_recurs_with_other_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toy(monkeypatch)
    first, second = find_twice(Task("toy", 2, "random", 2, 20_000))
    assert first.points == second.points == [17] and first.seconds > 0
    assert [one.points for one in find_twice(Task("toy", 4, "random", 2, 20_000))] == [[], []]


@pytest.mark.parametrize("key", ["frondeurs", "jeanne", "liberte", "mousquetaires", "richelieu"])
def test_a_choice_is_compared_with_the_best_alternative(key: str) -> None:
    game = get_game(key)
    count = game.player_counts({})[0]
    match, _ = Match.start(game, Setup(key, tuple(f"p{n}" for n in range(count)), 3))
    losses = 0
    while losses < 5:
        decision = next(d for d in match.decisions if d.required and match.find_sealed_answer(d) is None)
        choice = Action(decision.seat, decision.step, match.default(decision))
        result = screen(match.resample(decision.seat, Dice(1)), decision.seat, choice, Dice(2))
        if result is not None:
            losses += 1
            better, own = result.plans
            assert own[0] == choice and better[0].seat == choice.seat and better[0] != choice
        match.submit(choice.seat, choice.picks, choice.step)
