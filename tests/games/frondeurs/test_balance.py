"""The greedy player of Frondeurs et Frondeuses, and what `python -m fronde lab balance` counts in its games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, NamedTuple

import pytest

from fronde.__main__ import main
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Event
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.balance import BALANCE
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.greedy import Judge
from fronde.lab import balance
from fronde.lab.sparring import make_machine
from fronde.tools.play import make_setup, play, player_dice
from tests.games.frondeurs.table import Table, card, hold, season

SHORT = {"short_game": "midgame-scoring", "gold_and_exile": True}
"""A game of eight Seasons has everything a bot can meet, in a third of the time."""


class Run(NamedTuple):
    """One run of the tool: what it printed, and the games behind it."""

    figures: dict[str, Any]
    games: list[balance.GameOutcome]


@pytest.fixture(scope="module")
def ran() -> Iterator[Run]:
    """Four games, one with each bot in each seat."""
    games: list[balance.GameOutcome] = []
    play_one, printed = balance.play_one, StringIO()

    def record(task: balance.Task) -> balance.GameOutcome:
        games.append(play_one(task))
        return games[-1]

    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed):
        patch.setattr(balance, "play_one", record)
        assert (
            main(["lab", "balance", "--game", "frondeurs", "--games", "4", "--options", json.dumps(SHORT), "--json"])
            == 0
        )
    yield Run(json.loads(printed.getvalue())["frondeurs"], games)


def test_the_tool_prints_every_figure_as_json(ran: Run) -> None:
    figures = ran.figures
    assert figures["games"] == 4
    assert sum(row["count"] for row in figures["wins"].values()) == 4
    assert sum(row["count"] for row in figures["wins_by_bot"].values()) == 4
    assert set(figures["score"]) == {"pp", "mp", "midgame", "king", "reserve", "total"}
    measures = figures["measures"]
    assert list(measures) == [
        "battle cards won", "battle cards a game", "crowns won", "coins won", "musketeers won",
    ]  # fmt: skip
    assert set(measures["coins won"]) == set(FACTIONS)
    assert set(measures["battle cards won"]) == set(measures["battle cards a game"]) == {*FACTIONS, "nobody"}
    assert sum(row["share"] for row in measures["battle cards won"].values()) == pytest.approx(1)
    for shares in (figures["wins"], figures["wins_by_bot"], measures["battle cards won"]):
        assert all(0 <= f["low"] <= f["share"] <= f["high"] <= 1 for f in shares.values())
    means = [*figures["score"].values(), *(measures[name] for name in list(measures)[1:])]
    assert all(f["low"] <= f["mean"] <= f["high"] for row in means for f in row.values())


def test_the_table_has_a_row_for_every_figure(ran: Run) -> None:
    rows = list(balance.tell(balance.measure(BALANCE, ran.games)))
    assert rows[0].startswith("4 games, ")
    for name in ("games won", "score: pp", "score: total", "battle cards won", "battle cards a game", "coins won"):
        assert any(row.startswith(name) for row in rows), name
    assert all(faction in rows[1] for faction in FACTIONS)


def test_games_are_whole_and_counted(ran: Run) -> None:
    for game in ran.games:
        assert set(game.scores) == set(FACTIONS) and len(game.winners) == 1 and game.winners[0] in FACTIONS
        assert 0 < game.counted[0].total() <= 10 and game.counted[0] == game.counted[1]
        assert all(
            items["total"] == sum(n for item, n in items.items() if item != "total") for items in game.scores.values()
        )


def test_the_same_seed_plays_the_same_game(ran: Run) -> None:
    assert balance.play_one(balance.Task("frondeurs", 2, SHORT)) == ran.games[2]


@pytest.mark.parametrize(
    ("name", "event", "expected"),
    [
        ("battle cards won", Event("battle-won", {"seat": "retzist"}), ("retzist", 1)),
        ("battle cards won", Event("battle-tied", {}), (None, 1)),
        ("battle cards a game", Event("battle-tied", {}), (None, 1)),
        ("crowns won", Event("crown-won", {"seat": "cabalist", "n": 2}), ("cabalist", 2)),
        ("coins won", Event("coins-won", {"seat": "condeean", "values": [1, 3, 3]}), ("condeean", 3)),
        ("musketeers won", Event("musketeer-won", {"seat": "retzist"}), ("retzist", 1)),
        ("musketeers won", Event("crown-won", {"seat": "retzist", "n": 1}), None),
        ("battle cards won", Event("crown-won", {"seat": "retzist", "n": 1}), None),
    ],
)
def test_what_an_event_counts_for(name: str, event: Event, expected: tuple[str | None, int] | None) -> None:
    (measure,) = (one for one in BALANCE.measures if one.name == name)
    assert measure.find(event) == expected


def test_bots_beat_random_players_by_far(ran: Run) -> None:
    greedy = [items["pp"] + items["mp"] for game in ran.games for items in game.scores.values()]
    at_random = []
    for seed in range(4):
        match = Match.start(GAME, make_setup(GAME, seed, SHORT, 4))[0]
        list(play(match, player_dice(seed)))
        at_random += [items["pp"] + items["mp"] for items in GAME.rules.score(match.state).values()]
    assert sum(greedy) > 1.5 * sum(at_random)


def test_what_a_seat_cannot_see_changes_nothing_it_thinks() -> None:
    match = Match.start(GAME, make_setup(GAME, 7, count=4))[0]
    looked = 0
    for _ in play(match, player_dice(7), 250):
        seat = match.waiting_for()[0] if not match.over else ""
        step = next((d.step for d in match.decisions if d.required), "")
        if step not in ("play-card", "choose-action") or match.state.turn % 7:
            continue
        other = GAME.rules.resample(match.state, seat, Dice(match.state.turn))
        decisions = [match.decisions, GAME.rules.decisions(other)]
        actions = [
            make_machine(GAME, Dice(1))(state, decisions)[0]
            for state, decisions in zip((match.state, other), decisions, strict=True)
        ]
        assert actions[0] == actions[1]
        looked += 1
    assert looked > 3


def test_a_bot_takes_the_better_space() -> None:
    table = Table(
        "retzist", cubes=hold("retzist", "retz", n=3), hands={"retzist": [card("A", "all"), card("A", "all", nth=1)]}
    )
    picks = {pick for a in make_machine(GAME, Dice(1))(table.state, table.match.decisions) for pick in a.picks}
    assert "space:parlement-paris" in picks
    assert not {"space:capuchins", "space:retz"} & picks


def test_a_bot_finds_the_best_space_of_all() -> None:
    """The free cubes of a Season Card may go anywhere, and no Space is worth more than the one the bot takes."""
    lens = season("battle", location="frontier-northeast")
    hands = {"retzist": [lens, card("A")]}
    table = Table("retzist", cubes=hold("retzist", "retz", n=3), hands=hands, arrests=[])
    table.do("free-first")
    action = make_machine(GAME, Dice(1))(table.state, table.match.decisions)[0]
    values = {}
    for pick in table.options("place-cubes") - {"stop"}:
        branch = table.match.copy()
        branch.submit(action.seat, [pick], action.step)
        values[pick] = Judge()(branch.state, "retzist")
    assert len(values) > 60 and values[action.picks[0]] == max(values.values())


def test_a_bot_ends_its_turn_once_there_is_nothing_to_gain() -> None:
    table = Table("retzist", cubes=hold("retzist", "gondi"), hands={"retzist": [card("A", "all"), card("C", "all")]})
    machine = make_machine(GAME, Dice(1))
    steps = []
    while table.state.turn == 1 and len(steps) < 40:
        for action in machine(table.state, table.match.decisions):
            table.match.submit(action.seat, action.picks, action.step)
            steps.append(action.step)
    assert steps[-1] == "end-turn" and steps.count("end-turn") == 1
