"""Once a stretch of a game is over everybody is told what it brought."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fronde.core.types import Text
from tests.cogs.story import Place, restart, text_of
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_pings import long_game


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch, toy: Any) -> None:
    """The toy, whose rounds are summed up."""

    def sum_up(speech: Any, before: Any, now: Any) -> list[Text]:
        count = len(now["fields"]) - len(before["fields"])
        return [Text("event-round-begun", {"round": now["round"]}), Text("toy-field", {"number": count})]

    monkeypatch.setattr(type(toy.rules), "stretch", lambda rules, state: state.round)
    monkeypatch.setattr(type(toy.speech), "sum_up", sum_up)


def summaries(place: Place) -> list[str]:
    """The posts that sum up."""
    return [text_of(post) for post in place.posts() if text_of(post).startswith("**Round ")]


@pytest.mark.usefixtures("rounds")
async def test_a_stretch_that_is_over_is_summed_up_once(simcord_env: Any, settings: Any) -> None:
    place = await long_game(simcord_env)
    assert summaries(place) == [], "nothing is over yet"
    bot = await restart(place, settings)
    while (await place.table()).match.view(None)["round"] < 3:
        await play_round(place)
    lines = summaries(place)
    assert [post.split("\n")[0] for post in lines] == [
        "**Round 2 begins.** · Sixty Fields",
        "**Round 3 begins.** · Sixty Fields",
    ]
    assert all(post.endswith("Field 2") for post in lines), "of that round alone"
    posts = [text_of(post) for post in place.posts()]
    last = next(n for n, post in enumerate(posts) if post == lines[-1])
    assert any("Your turn" in post for post in posts[last:]), "the turn post stands below"
    check_totals(posts)
    await bot.store.close()


TOTAL = re.compile(r"\((Red|Blue)\) \*\*(−?\d+)\*\*(?: \(([+−]\d+)\))?")


def check_totals(posts: list[str]) -> None:
    """What stands behind each total is how much it differs from the total that was told before, in whatever post."""
    before, changes = dict[str, int](), 0
    for post in posts:
        for seat, total, change in TOTAL.findall(post):
            now, differs = (int((n or "0").replace("−", "-")) for n in (total, change))
            assert now - before.setdefault(seat, now) == differs, (post, before)
            before[seat] = now
            changes += bool(differs)
    assert changes > 3


@pytest.mark.usefixtures("rounds")
async def test_a_stretch_that_is_taken_back_is_not_summed_up(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    while (await place.table()).match.view(None)["round"] < 2:
        await play_round(place)
    assert (await place.table()).record.report.stretch["number"] == 2 and len(summaries(place)) == 1
    host = place.people[0]
    await host.slash(place.channel, "table rewind", turn=0)
    other = next(p for p in place.people[:2] if p is not host)
    await other.click(place.find_post("Go back?"), label="Go back")
    table = await place.table()
    assert table.match.view(None)["round"] == 1 and table.record.report.stretch["number"] == 1
    assert len(summaries(place)) == 1
