"""A table that cannot be read, and what the bot does by itself for all tables: nothing is held up at the others."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from fronde.host.commands.lobby import Configure
from fronde.host.people.actors import User
from tests.cogs.story import Place, reply_text, text_of
from tests.cogs.test_ageing import time  # noqa: F401
from tests.cogs.test_clocks import DAY, HOUR, MINUTE, open_timed_game, pass_time, seldom  # noqa: F401
from tests.cogs.test_settings import letters

pytestmark = [
    pytest.mark.allow_discord_log_errors,
    pytest.mark.sqlite("PostgreSQL lets no damaged JSON in"),
]


async def two_tables(env: Any, pace: str = "brisk") -> tuple[Place, int]:
    """Ann and Bob sit at two tables that Cy follows; something has been done at both. Gives the place, at the second of
    them, and the id of the first, which cannot be read any more."""
    place = await open_timed_game(env, pace)
    bad_table, other = (await place.table()).id, place.guild.create_text_channel("other")
    ann, bob, cy, _ = place.people
    await play(place)
    await cy.slash(place.channel, "table follow")
    place.channel = other
    await ann.slash(other, "table new", game="toy", seats=2, pace=pace)
    await bob.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    await cy.slash(other, "table follow")
    await play(place)
    return place, bad_table


async def play(place: Place) -> None:
    """Whoever is asked chooses something."""
    table = await place.table()
    decision = next(d for d in table.match.decisions if d.required)
    await place.act_by_panel(decision.seat, decision.step, list(table.match.default(decision)))


async def break_table(place: Place, number: int, what: str = "players set rest = 'x'") -> None:
    """What is kept of that table makes no sense any more."""
    where = "id" if what.startswith("tables") else '"table"'
    query = f"update {what} where {where} = {number}"
    await place.bot.store._run(lambda c: c.execute(text(query)))
    place.bot.tables.forget(number)


@pytest.mark.parametrize("what", ["players set rest = 'x'", "tables set timing = '{\"x\": 1}'"])
async def test_clocks_digests_and_deadlines_of_the_others_go_on(
    simcord_env: Any, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    place, bad_table = await two_tables(simcord_env)
    await break_table(place, bad_table, what)
    place.bot.timekeeper.run_round.cancel()
    due = await place.bot.store.tables_due(2**62)
    assert due[0] == bad_table and len(due) == 2
    before = len(simcord_env.http_requests)
    await pass_time(place, 3 * HOUR)  # an outage
    edits = [r for r in simcord_env.http_requests[before:] if r.method == "PATCH" and str(place.channel.id) in r.path]
    assert edits, "deadlines are told anew"
    await pass_time(place, 50 * MINUTE)
    assert any(text_of(post).startswith("**Late**") for post in place.posts())
    await pass_time(place, DAY + HOUR)
    assert len(letters(place.people[2], "A digest")) >= 1
    assert f"of table {due[1]}" not in caplog.text


async def test_settings_reach_the_other_tables(simcord_env: Any) -> None:
    place, bad_table = await two_tables(simcord_env)
    await break_table(place, bad_table)
    ann = place.people[0]
    assert "by direct message" in reply_text(await ann.slash(place.channel, "settings mine", pings="dm"))
    assert (await place.table()).record.find_player(ann.id).pings == "dm"


async def test_the_others_age(simcord_env: Any, time: list[float]) -> None:  # noqa: F811
    place, bad_table = await two_tables(simcord_env)
    await break_table(place, bad_table)
    place.bot.tables.times.gap = 1000 * DAY  # the bot is always there
    time[0] += 54 * DAY
    with simcord_env._bot_scope():
        faults = await place.bot.tables.sweep()
    await simcord_env.settle()
    assert faults == [] and any("will be archived" in text_of(post) for post in place.posts())


async def test_the_machines_of_the_others_play_on(simcord_env: Any) -> None:
    place, bad_table = await two_tables(simcord_env)
    table = await place.table()
    players = 'players set bot = \'quick\', owner = "user", "user" = null'
    for one in (bad_table, table.id):
        await break_table(place, one, players)
    await break_table(place, bad_table)
    with simcord_env._bot_scope():
        await place.bot.opponents.begin()
    assert [key[0] for key in place.bot.opponents._playing] == [table.id]


async def test_an_answer_that_cannot_be_given_for_one_player_is_given_for_the_next(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All bid unseen, and nobody does in time."""
    place = Place(simcord_env)
    await place.open(3, start=False)
    ann, run = place.people[0], place.bot.tables.run
    await ann.slash(place.channel, "clock pace", pace="brisk")
    await place.bot.tables.run((await place.table()).id, User(ann.id, "Ann"), Configure({"bids": True}))
    await ann.slash(place.channel, "table start")
    table = await place.table()
    first, *others = [table.find_seats(player)[0] for player in table.record.players]

    async def refuse(table_id: int, actor: Any, command: Any) -> Any:
        assert getattr(command, "seat", None) != first, "a fault"
        return await run(table_id, actor, command)

    monkeypatch.setattr(place.bot.tables, "run", refuse)
    for minutes in (46, 7):
        await pass_time(place, minutes * MINUTE)
    seats = [action.seat for _, action in (await place.table()).match.held_answers]
    assert sorted(seats) == sorted(others)
