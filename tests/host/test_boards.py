"""The board stands in the first post of every game and of every round, and what happened is told with it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tests.toy as toy_game
from fronde.core.flow import frame, queue
from fronde.games import GAMES, get_game
from fronde.host.notices.kinds import PositionBody
from fronde.host.table import Playing
from tests.host.conftest import PEOPLE, Club

CALLS = ("turn", "opening", "opening-call", "question", "go-on")
CONFIGURED: dict[str, list[dict[str, Any]]] = {"toy": [{"bids": True}, {"volunteer": True}]}


def cases() -> list[tuple[str, int, dict[str, Any]]]:
    """Each game with the fewest players, and with many."""
    keys = sorted({*GAMES, "toy"})
    counts = {
        key: (2, 4) if key == "toy" else (min(c := get_game(key).title.player_counts), min(max(c), len(PEOPLE)))
        for key in keys
    }
    return [(k, n, o) for k in keys for n in sorted({*counts[k]}) for o in CONFIGURED.get(k, [{}])]


@pytest.mark.parametrize(("game", "count", "options"), cases())
async def test_the_first_call_of_a_game_and_of_a_round_shows_the_board(
    house: Club, game: str, count: int, options: dict[str, Any]
) -> None:
    await house.open_with(game, count, options)
    dice, rounds, start, fresh = random.Random(5), set[Any](), 0, True
    for _ in range(400):
        table = await house.look()
        if not isinstance(table, Playing):
            break
        number = table.game.rules.stretch(table.match.state)
        fresh = fresh or number not in rounds
        rounds.add(number)
        notices = [n for n in house.store.tables[1].notices if n.to is None]
        calls = [n for n in notices[start:] if n.kind in CALLS]
        start = len(notices)
        if calls and fresh:
            assert isinstance(calls[0].body, PositionBody), (number, calls[0].kind)
            fresh = False
        decision = next(d for d in table.match.decisions if d.required and not table.match.find_sealed_answer(d))
        size = max(decision.least, min(1, decision.most))
        await house.act(table, decision, tuple(dice.sample(decision.options, size)))
    assert rounds


async def test_every_bid_of_two_sealed_rounds_in_a_row_is_told_in_public(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish = toy_game.SealBid.finish

    def finish_twice(step: Any, state: Any, frame_: Any, ctx: Any) -> None:
        finish(step, state, frame_, ctx)
        state.round = 1 - state.round  # the first time 0: once more
        if not state.round:
            queue(state, frame("seal-bid", bids=()))

    monkeypatch.setattr(toy_game.SealBid, "finish", finish_twice)
    await house.open_with("toy", 4, {"bids": True})
    for number in range(8):
        table = await house.table()
        decision = next(d for d in table.match.decisions if d.sealed and table.match.find_sealed_answer(d) is None)
        await house.act(table, decision, (f"bid:{number % 4}",))
    turns = [n for n in house.store.tables[1].notices if n.kind == "turn"]
    kinds = [event[0] for notice in turns for event in notice.body.scene.events]
    assert kinds.count("bid-opened") == 8 and PEOPLE[0].id in turns[0].body.ping
    table = await house.table()
    assert not any(decision.sealed for decision in table.match.decisions) and not table.recent()
