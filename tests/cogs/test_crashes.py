"""A crash anywhere loses no acknowledged action and posts nothing twice."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from fronde.host.commands.play import Act
from fronde.host.people.actors import User
from fronde.host.store import Chance, Change, StaleRevision
from fronde.host.tables import Tables
from tests.cogs.story import Place, count_turns, pings_of, reply_text, restart, text_of
from tests.cogs.test_panel import mover


async def to_the_claim(place: Place, seat: str) -> Any:
    """Up to the choice after which the channel is told something; gives it."""
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    table = await place.table()
    await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    return next(d for d in (await place.table()).match.decisions if d.step == "answer-claim")


async def test_killed_between_commit_and_send_it_is_posted_once(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    _, seat = await mover(place)
    claim = await to_the_claim(place, seat)
    monkeypatch.setattr(place.bot.tables.around, "wake", lambda table_id: None)
    assert (await place.act_by_panel(claim.seat, "answer-claim", ["claim:allow"])).acknowledged
    boards = count_turns(place.posts())
    bot = await restart(place, settings)
    await simcord_env.settle()
    assert count_turns(place.posts()) == boards + 1
    assert (await place.table()).match.view(None)["fields"] == {"field:3": seat}
    assert await bot.store.tables_with_notices() == []
    await bot.store.close()
    bot = await restart(place, settings)
    assert count_turns(place.posts()) == boards + 1
    await bot.store.close()


@pytest.mark.parametrize("readable", [True, False])
async def test_killed_between_send_and_note_it_is_found_again(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    """Discord shows a message once however often it comes with its nonce, for some minutes; after that, and in simcord,
    what was posted is found by its mark. Where history may not be read, nonces are compared."""
    place = Place(simcord_env)
    await place.open(2)
    _, seat = await mover(place)
    claim = await to_the_claim(place, seat)
    boards = count_turns(place.posts())
    deliver = place.bot.store.note_delivery

    async def killed(notice: Any, *stands: Any) -> None:
        if notice.kind == "turn":
            raise asyncio.CancelledError  # what ends the worker without its being tried again
        await deliver(notice, *stands)

    monkeypatch.setattr(place.bot.store, "note_delivery", killed)
    await place.act_by_panel(claim.seat, "answer-claim", ["claim:allow"])
    if not readable:
        path = f"/channels/{place.channel.id}/messages"
        simcord_env.inject_error("GET", path, status=403, code=50013, times=None)
    bot = await restart(place, settings)
    await simcord_env.settle()
    assert await bot.store.tables_with_notices() == []
    if readable:
        assert count_turns(place.posts()) == boards + 1
    else:
        turns = [r.json for r in simcord_env.http_requests if r.method == "POST" and "Your turn" in str(r.json)]
        first, again = turns[-2:]
        assert first["nonce"] == again["nonce"] and first["enforce_nonce"] and again["enforce_nonce"]
        assert first["components"] == again["components"], "a late post shows the same turn"
    await bot.store.close()


@pytest.mark.allow_discord_log_errors
async def test_a_commit_that_fails_is_not_acknowledged_and_not_applied(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    with monkeypatch.context() as patch:

        async def full(change: Any) -> None:
            raise OSError("disk full")

        patch.setattr(place.bot.store, "commit", full)
        assert "went wrong on my side" in reply_text(await person.slash(place.channel, "do", choice="field:3"))
    match = (await place.table()).match
    assert match.log == [] and match.decisions_of(seat)[0].step == "choose-field"
    assert "wants Field 4" in reply_text(await person.slash(place.channel, "do", choice="field:3"))


@pytest.mark.sqlite("it is copied")
@pytest.mark.allow_discord_log_errors
async def test_on_a_full_disk_nothing_is_acknowledged_and_all_goes_on_once_there_is_room(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    store, (person, _) = place.bot.store, await mover(place)

    async def ask(pragma: str) -> int:
        return int(await store._run(lambda c: c.exec_driver_sql(f"pragma {pragma}").scalar()))

    await store._run(lambda c: c.exec_driver_sql("create table ballast (b)"))
    filling = "create trigger fills after insert on actions begin insert into ballast values (zeroblob(100000)); end"
    await store._run(lambda c: c.exec_driver_sql(filling))
    before, posts = await everything(place), len(place.posts())
    await ask(f"max_page_count = {await ask('page_count') + 5}")
    for _ in range(2):
        assert "went wrong on my side" in reply_text(await person.slash(place.channel, "do", choice="field:3"))
        assert await everything(place) == before and len(place.posts()) == posts
    await ask("max_page_count = 100000")
    assert "wants Field 4" in reply_text(await person.slash(place.channel, "do", choice="field:3"))
    assert (await everything(place))[1] == before[1] + 1


async def everything(place: Place) -> tuple[Any, int]:
    """What a table is in memory, and its revision on the disk, which has to be the one in memory."""
    table = await place.table()
    row = await place.bot.store.load_table(table.id)
    assert row is not None and row[0].revision == table.match.revision
    return (table.match.position(), list(table.match.log)), row[0].revision


async def test_two_processes_never_both_apply(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    panel = await person.slash(place.channel, "turn")
    table = await place.table()
    await place.bot.store.commit(Change(table.id, table.record.revision, {"votes": {}}))
    with pytest.raises(StaleRevision):
        await place.bot.store.commit(Change(table.id, table.record.revision, {"votes": {}}))
    result = await place.pick(person, panel, await place.table(), seat, "spend-token", ["token:draw"])
    assert "settled" not in text_of(result.response), "what the panel showed is still what is asked"
    assert [action.step for action in (await place.table()).match.log] == ["spend-token"]
    assert "wants Field 4" in reply_text(await person.slash(place.channel, "do", choice="field:3"))


async def test_what_another_process_has_chosen_is_not_chosen_twice(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    other = Tables(place.bot.store, time.monotonic, Chance)
    await other.run((await place.table()).id, User(person.id, person.name), Act(seat, "choose-field", ("field:3",)))
    assert "settled" in reply_text(await person.slash(place.channel, "do", choice="field:3"))
    assert [action.step for action in (await place.table()).match.log] == ["choose-field"]


async def test_tables_are_let_go_when_idle_and_come_back(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    _, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    first = await place.table()
    place.bot.tables._entries[first.id].last_use = float("-inf")
    other = place.guild.create_text_channel("other")
    await place.people[2].slash(other, "table new", game="toy")
    again = await place.table()
    assert again is not first and again.match.position() == first.match.position()
    assert again.untold == first.untold and again.match.can_undo(seat)


async def test_repost_shows_every_open_table_again(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    other = place.guild.create_text_channel("other")
    await place.people[2].slash(other, "table new", game="toy")
    with simcord_env._bot_scope():
        await place.bot.repost()
    await simcord_env.settle()
    assert "Your turn" in text_of(place.posts()[-1]) and len(place.posts()) == 3
    assert sum("At the table" in text_of(m) for m in other.history()) == 2
    assert pings_of(place) == set(), "nobody is pinged twice"
