"""Puzzles: those that the games bring, and how they are made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from fronde.bots.puzzles import Puzzle, find_puzzles, read_puzzles
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action
from fronde.games import GAMES, get_game
from fronde.lab import puzzles as lab
from fronde.lab.runs import start
from fronde.lab.sparring import make_player, take_turn
from fronde.tools.thinker import read_answer

EVERY = [(key, one) for key in sorted(GAMES) for one in find_puzzles(get_game(key)).values()]
SAMPLE = 4
"""One puzzle in this many is asked of the quick opponent again."""


def load_all() -> Iterator[tuple[AnyGame, Puzzle, Match]]:
    """Every puzzle at its position."""
    for key, one in EVERY:
        yield get_game(key), one, one.load(get_game(key))


def test_no_puzzle_is_of_older_rules() -> None:
    stale = [f"{key} {one.key}" for key, one in EVERY if one.version != get_game(key).title.version]
    assert not stale, f"`python -m fronde lab puzzles` makes others in place of {', '.join(stale)}"


def test_every_puzzle_loads_and_its_solution_is_the_best_of_its_legal_answers() -> None:
    assert EVERY
    for game, one, match in load_all():
        (question,) = [decision for decision in match.decisions_of(one.seat) if decision.step == one.step]
        name = f"{game.key} {one.key}"
        assert (question.least, question.most, question.required) == (1, 1, True), name
        assert set(one.chances) <= set(question.options) and len(one.chances) >= lab.FEWEST, name
        assert one.margin >= lab.LEAST_MARGIN and [*one.chances.values()] == sorted(one.chances.values())[::-1], name
        for other, why in one.why.items():
            advice = read_answer(why)
            assert other in one.chances and advice.actions[0].picks == (one.solution,), name
            assert advice.reasons or advice.effects or other != one.second, f"{name} gives no reason"
        after = match.copy()
        after.submit(one.seat, (one.solution,), one.step)


def test_half_of_a_games_puzzles_are_not_what_the_quick_opponent_plays() -> None:
    for key in {key for key, _ in EVERY}:
        every = find_puzzles(get_game(key)).values()
        assert 2 * sum(one.solution not in one.quick for one in every) >= len(every), key
    for _, one, match in [*load_all()][::SAMPLE]:
        assert lab.ask_quick(match, one.seat) == list(one.quick)


def test_the_command_goes_on_from_its_file_and_drops_puzzles_of_older_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, path = get_game("richelieu"), tmp_path / "puzzles.json"
    monkeypatch.setattr(lab, "find_path", lambda game: path)
    monkeypatch.setattr(lab, "MOST_TRIED", 1)
    args = SimpleNamespace(game="richelieu", seed=700_000, games=1, players=None, aim=1)
    some = next(iter(find_puzzles(game).values()))
    stale = replace(some, version=0)
    lab.write_puzzles(path, 700_000, [stale, some])
    assert lab.run(args) == 0  # type: ignore[arg-type]
    assert read_puzzles(path) == (700_000, [stale, some]), "there are enough, so nothing is written"
    args.aim = 3
    assert lab.run(args) == 1  # type: ignore[arg-type]
    following, puzzles = read_puzzles(path)
    assert following == 700_001 and puzzles[0] == some and stale not in puzzles


def test_a_question_is_given_up_unless_one_answer_is_clearly_best() -> None:
    wins = {"a": [True] * 30 + [False] * 10, "b": [True] * 10 + [False] * 30, "c": [False] * 40}
    lead = lab.find_lead(wins)
    assert (lead.best, lead.second, lead.margin) == ("a", "b", 0.5) and lead.is_clear
    assert not lab.find_lead({**wins, "b": [True] * 29 + [False] * 11}).is_clear


def test_a_question_that_has_to_be_answered_may_stand_beside_optional_ones() -> None:
    match, dice = start(get_game("frondeurs"), 1), Dice(1)
    while True:
        seat = match.pending_seats()[0]
        question, open_questions = lab.find_puzzling(match, seat), match.decisions_of(seat)
        if question is not None and len(open_questions) > 1:
            break
        take_turn(match, seat, make_player("random", match.game, dice))
    assert [one for one in open_questions if one.required] == [question]


@pytest.mark.parametrize("favourites", [(0, 0), (0, 1)])
def test_both_sets_of_as_many_games_must_agree_on_the_best_answer(
    favourites: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = get_game("richelieu")
    some = next(iter(find_puzzles(game).values()))
    match = some.load(game)
    (question,) = match.decisions_of(some.seat)
    plans = {pick: [Action(some.seat, some.step, (pick,))] for pick in some.chances}
    sets: list[lab.Wins] = []

    def play(idea: lab.Idea, wins: lab.Wins, dice: Dice) -> None:
        if all(wins is not one for one in sets):
            sets.append(wins)
        best = [*plans][favourites[len(sets) - 1]]
        for pick in plans:
            wins[pick].append(pick == best)

    monkeypatch.setattr(lab, "play_world", play)
    idea = lab.Idea(match, some.actions, question, plans)
    puzzle = lab.make_puzzle(idea, some.seed, lab.play_none(idea), plain=True)
    assert [lab.count_games(one) for one in sets] == [lab.LEAST, lab.LEAST]
    same = favourites[0] == favourites[1]
    assert (puzzle is not None) == same and (puzzle is None or puzzle.solution == next(iter(plans)))
