"""What stands in direct messages is what is asked, whatever was lost on the way there, and however it was settled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from fronde.host.commands.lobby import Configure
from fronde.host.notices.kinds import Notice, TurnLetter
from fronde.host.notices.pings import remind
from fronde.host.people.actors import User
from fronde.host.table import Playing
from tests.cogs.story import Place, ids_of, text_of
from tests.cogs.test_delivery_kills import rise
from tests.cogs.test_panel import mover
from tests.cogs.test_pings import long_game


def letters(person: Any) -> list[Any]:
    """What stands in somebody's direct messages and can be answered, or asks for an answer."""
    messages = [] if person.user.dm_channel is None else person.user.dm_channel.history()
    return [m for m in messages if "A question for you" in text_of(m) or any(":pick:" in i for i in ids_of(m))]


async def assert_question(place: Place, person: Any) -> None:
    """All that can be answered there is asked, and what says that something is asked says so rightly."""
    table = await place.table()
    questions = table.questions_of(person.id) if isinstance(table, Playing) else []
    stamps = {str(one.stamp) for one in questions if not one.decision.answered}
    for letter in letters(person):
        letter_stamps = {i.split(":")[3] for i in ids_of(letter) if ":pick:" in i}
        assert letter_stamps <= stamps, text_of(letter)
        assert "A question for you" not in text_of(letter) or any(one.decision.required for one in questions)


async def claim(place: Place, patch: pytest.MonkeyPatch | None = None) -> Any:
    """Somebody claims a field, and another is asked whether they contest it; gives who. With a patch the message
    arrives, and we hear of an error."""
    _, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    table = await place.table()
    await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    [other] = [p for p in place.people[:2] if p.id != table.player_of(seat).user]
    if patch is not None:
        place.bot.delivery.first_pause = 1000.0
        lose(patch, place, other)
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    assert len(letters(other)) == 1
    return other


def lose(patch: pytest.MonkeyPatch, place: Place, person: Any) -> None:
    """What is posted to somebody privately arrives, and the connection breaks before we hear of it, once."""
    work, losses = place.bot.http.request, []

    async def request(route: Any, **kwargs: Any) -> Any:
        response = await work(route, **kwargs)
        private = person.user.dm_channel is not None and route.channel_id == person.user.dm_channel.id
        if private and route.method == "POST" and not losses:
            losses.append(route)
            raise aiohttp.ServerDisconnectedError
        return response

    patch.setattr(place.bot.http, "request", request)


async def answer(place: Place, person: Any) -> Any:
    """What is asked, and what somebody may say to it."""
    table = await place.table()
    [decision] = [d for d in table.match.decisions if d.required]
    assert table.player_of(decision.seat).user == person.id
    return decision


async def in_the_channel(place: Place, person: Any) -> None:
    decision = await answer(place, person)
    await place.act_by_panel(decision.seat, decision.step, ["claim:allow"])


async def typed_to_the_bot(place: Place, person: Any) -> None:
    await person.user.slash("do", choice="claim:allow")


async def where_it_stands(place: Place, person: Any) -> None:
    [letter] = letters(person)
    decision = await answer(place, person)
    end = f":{decision.options.index('claim:allow')}"
    buttons = [i for i in ids_of(letter) if f":{decision.step}:" in i]
    await person.user.click(letter, custom_id=next(i for i in buttons if i.endswith(end)))


async def where_it_stands_unseen(place: Place, person: Any) -> None:
    """The answer is taken, and what it would have changed there stays as it was."""

    async def lost(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.InteractionResponse, "edit_message", lost)
        await where_it_stands(place, person)


async def by_the_end_of_the_table(place: Place, person: Any) -> None:
    for voter in place.people[:2]:
        await voter.slash(place.channel, "table end")


async def by_going_back(place: Place, person: Any) -> None:
    host, other = place.people[:2]
    await host.slash(place.channel, "table rewind", turn=0)
    await other.click(place.find_post("Go back?"), label="Go back")
    assert not (await place.table()).match.log


WAYS = (
    in_the_channel, typed_to_the_bot, where_it_stands, where_it_stands_unseen, by_the_end_of_the_table, by_going_back
)  # fmt: skip


@pytest.mark.parametrize("lost", ["nothing", "its answer", "the process"])
@pytest.mark.parametrize("settle", WAYS, ids=lambda way: way.__name__)
async def test_a_question_goes_with_what_is_asked(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, settle: Callable[[Place, Any], Awaitable[None]], lost: str
) -> None:
    place = await long_game(simcord_env)
    with monkeypatch.context() as patch:
        other = await claim(place, None if lost == "nothing" else patch)
        if lost == "the process" and settle is not by_going_back:  # its vote has to be posted
            place.bot.delivery.cancel()
        await settle(place, other)
        if lost == "the process":
            await rise(place)
    for lane in place.bot.delivery._resting:
        lane.pause.cancel()
    await simcord_env.settle()
    assert await place.bot.store.tables_with_notices() == []
    await assert_question(place, other)


async def test_who_has_chosen_unseen_is_asked_no_more(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    ann, bob = place.people[:2]
    await place.bot.tables.run(1, User(ann.id, "Ann"), Configure({"bids": True}))
    for person in (ann, bob):
        await person.slash(place.channel, "turn")  # they can be written to
    await ann.click(place.find_post("At the table"), label="Start")
    for person in (ann, bob):
        await assert_question(place, person)
    await bob.slash(place.channel, "do", choice=(await place.table()).match.decisions[0].options[0])
    assert not letters(bob)
    await assert_question(place, ann)


async def test_a_reminder_goes_with_what_it_reminds_of(simcord_env: Any) -> None:
    """Of what is chosen unseen people are reminded by direct message, whether or not they are called there."""
    place = Place(simcord_env)
    await place.open(2, start=False)
    ann, bob = place.people[:2]
    await place.bot.tables.run(1, User(ann.id, "Ann"), Configure({"bids": True}))
    await ann.click(place.find_post("At the table"), label="Start")
    table = await place.table()
    decision = table.match.decisions_of(table.seats_of(bob.id)[0])[0]
    with simcord_env._bot_scope():
        await place.bot.tables.post(table, remind(table, table.record.find_player(bob.id), "call"))
    await simcord_env.settle()
    reminders = [m for m in bob.user.dm_channel.history() if "still missing" in text_of(m)]
    assert len(reminders) == 1
    await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
    assert reminders[0].id not in [m.id for m in bob.user.dm_channel.history()]


async def test_nothing_is_told_to_who_was_asked_nothing_there(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await long_game(simcord_env)
    _, seat = await mover(place)
    monkeypatch.setattr(place.bot.store, "note_delivery", AsyncMock(wraps=place.bot.store.note_delivery))
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    table = await place.table()
    await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    kinds = [call.args[0].kind for call in place.bot.store.note_delivery.call_args_list]
    assert kinds == ["hand"]


async def test_a_call_that_arrived_unknown_is_the_one_that_other_tables_are_told_in(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another table calls meanwhile and tells of the first as well: one message stands, and names both."""
    place = Place(simcord_env)
    ann = place.people[0]
    await place.open(2)
    other = place.guild.create_text_channel("other")
    place.channel = other
    await place.open(2)
    tables = await place.bot.store.open_tables(ann.id)
    calls = []
    for number in tables:
        async with place.bot.tables.hold(number) as table:
            seat = next(seat for seat in table.match.waiting_for())
            calls.append((table, Notice(TurnLetter(seats=[seat]), table.player_of(seat).user)))
    assert calls[0][1].to == calls[1][1].to, "it is the turn of the same person at both"
    person = place.person(calls[0][1].to)
    place.bot.delivery.first_pause = 1000.0
    with monkeypatch.context() as patch:
        lose(patch, place, person)
        for table, call in calls:
            with simcord_env._bot_scope():
                await place.bot.tables.post(table, [call])
            await simcord_env.settle()
    for lane in place.bot.delivery._resting:
        lane.pause.cancel()
    await simcord_env.settle()
    assert await place.bot.store.tables_with_notices() == []
    [letter] = [m for m in person.user.dm_channel.history() if "Your turn" in text_of(m)]
    assert len([i for i in ids_of(letter) if i.startswith("b:turn:")]) == 2
