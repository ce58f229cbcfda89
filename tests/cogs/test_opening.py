"""What players lay out before the first turn is one board, changed in place, and a small post that calls the next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.story import Place, is_turn, labels_of, pings_of, restart, text_of
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_pings import long_game


@pytest.fixture
def opening(monkeypatch: pytest.MonkeyPatch, toy: Any) -> None:
    """The toy, whose first round is laid out before the game begins; nobody has been here for some time."""
    monkeypatch.setattr("fronde.host.timekeeping.timing.Times.is_here", lambda *_, **__: False)
    monkeypatch.setattr(type(toy.rules), "is_opening", lambda rules, state: state.round == 1)


def boards(place: Place) -> list[Any]:
    """The posts that show what is laid out."""
    return [post for post in place.posts() if text_of(post).startswith("**The opening**")]


@pytest.mark.usefixtures("opening")
async def test_the_opening_is_one_board_and_a_call(simcord_env: Any, settings: Any) -> None:
    place = await long_game(simcord_env)
    [board], first = boards(place), place.posts()[-1]
    assert labels_of(board) == [] and labels_of(first) == ["Take your turn"]
    assert text_of(first).startswith("**Your turn**, <@") and len(pings_of(place)) == 1
    pings = pings_of(place)
    bot = await restart(place, settings)
    await play_round(place)
    [after], second = boards(place), place.posts()[-1]
    assert after.id == board.id and text_of(after) != text_of(board), "changed in place"
    assert first.id not in [post.id for post in place.posts()] and text_of(second).startswith("**Your turn**")
    assert pings_of(place) != pings and len(pings_of(place)) == 1, "the next"
    assert sum(map(is_turn, place.posts())) == 1
    with simcord_env._bot_scope():
        await bot.tables.show_again((await place.table()).id)
    await simcord_env.settle()
    first, second = boards(place)
    assert first.id == board.id != second.id, "shown once more"
    await bot.store.close()


@pytest.mark.usefixtures("opening")
async def test_when_the_opening_is_done_a_turn_post_follows(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    while (await place.table()).match.view(None)["round"] == 1:
        await play_round(place)
    [board] = boards(place)
    assert "the set-up is complete" in text_of(board)
    turns = [post for post in place.posts() if is_turn(post)]
    assert len(turns) == 1 and turns[0].id > board.id and labels_of(turns[0])[0] == "Take your turn"
    assert place.posts()[-1].id == turns[0].id, "the call is gone"
