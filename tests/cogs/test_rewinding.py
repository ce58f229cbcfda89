"""A game goes back: by consent, alone by whoever runs the server; dealt anew, and the record shows it."""

from __future__ import annotations

import json
import re
from typing import Any

import discord
import pytest

from fronde.core.errors import TableError
from fronde.host.archive.records import record_of
from fronde.host.commands.lobby import Configure, Start
from fronde.host.commands.play import Act
from fronde.host.commands.rewind import AnswerBack
from fronde.host.people.actors import User
from fronde.tools.verify import find_fault
from tests.cogs.story import Place, labels_of, pings_of, reply_text, restart, text_of
from tests.cogs.test_panel import mover
from tests.stored import moves_of


async def some_turns(env: Any, most: int = 6) -> Place:
    """A game of two in which some choices were made, draws among them."""
    place = Place(env)
    await place.open(2)
    for _ in range(most):
        table = await place.table()
        decision = next(d for d in table.match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, list(table.match.default(decision)))
    return place


async def test_a_committed_turn_is_taken_back_by_who_it_touched(simcord_env: Any, settings: Any) -> None:
    place = await some_turns(simcord_env)
    table = await place.table()
    log, draw_count = list(table.match.log), table.match.rng.draw_count
    asker = place.person(table.player_of(log[-1].seat).user)
    other = next(p for p in place.people[:2] if p is not asker)
    assert "I have asked the table" in reply_text(await asker.slash(place.channel, "table rewind"))
    vote = place.find_post("Go back?")
    assert pings_of(place) == {other.id} and labels_of(vote) == ["Show what is taken back", "Go back", "Play on"]
    assert "This would be taken back" in text_of(vote) and "Blue wants Field" in text_of(vote)
    reply = await other.click(vote, label="Show what is taken back")
    assert re.search(r"\*\*Turn \d+\*\*\n.*Blue wants Field", reply_text(reply), re.DOTALL), reply_text(reply)
    assert "As turn" in reply_text(reply)
    assert "not needed" in reply_text(await asker.click(vote, label="Go back"))
    assert list((await place.table()).match.log) == log
    await other.click(vote, label="Go back")
    back = await place.table()
    assert len(back.match.log) < len(log) and back.match.log == log[: len(back.match.log)]
    assert back.match.rng.draw_count >= draw_count, "no draw is made twice"
    lines = [text_of(post) for post in place.posts()]
    assert any("goes back** to the start of turn" in words and "the table agreed" in words for words in lines)
    await restart(place, settings)
    again = await place.table()
    assert again.match.position() == back.match.position() and again.match.log == back.match.log
    await place.act_by_panel(*(await mover(place))[1:], *_answer(await place.table()))
    record = record_of(again.record, await moves_of(place.bot.store, again.id))
    assert find_fault(json.loads(json.dumps(record))) is None
    assert [one["how"] for one in record["rewinds"]] == ["agreed"] and record["rewinds"][0]["actions"]
    await place.bot.store.close()


def _answer(table: Any) -> tuple[str, list[str]]:
    decision = next(d for d in table.match.decisions if d.required)
    return decision.step, list(table.match.default(decision))


async def test_a_refusal_or_a_move_ends_the_question(simcord_env: Any) -> None:
    place = await some_turns(simcord_env)
    table = await place.table()
    asker = place.person(table.player_of(table.match.log[-1].seat).user)
    other = next(p for p in place.people[:2] if p is not asker)
    await asker.slash(place.channel, "table rewind")
    vote = place.find_post("Go back?")
    await other.click(vote, label="Play on")
    assert "wants to play on" in text_of(place.find_post("wants to play on"))
    await asker.slash(place.channel, "table rewind")
    vote = place.find_post("Go back?")
    _, seat = await mover(place)
    await place.act_by_panel(seat, *_answer(await place.table()))
    text = "The vote on going back is off"
    assert text in text_of(place.find_post(text)) and text in text_of(next(m for m in place.posts() if m.id == vote.id))
    with place.env._bot_scope(), pytest.raises(TableError, match="rewind-gone"):
        await place.bot.tables.run(1, User(other.id, "Bob"), AnswerBack(True, 0))


@pytest.mark.usefixtures("elsewhere")
async def test_only_the_host_with_all_or_a_stranger_who_runs_the_server(simcord_env: Any) -> None:
    place = await some_turns(simcord_env)
    table = await place.table()
    host = place.person(table.record.host)
    guest = next(p for p in place.people[:2] if p is not host)
    cy = place.people[2]
    assert "Only the host" in reply_text(await guest.slash(place.channel, "table rewind", turn=0))
    assert "no seat" in reply_text(await cy.slash(place.channel, "table rewind", turn=0))
    assert "no seat" in reply_text(await cy.slash(place.channel, "table rewind"))
    await host.slash(place.channel, "table rewind", turn=0)
    assert pings_of(place) == {guest.id} and (await place.table()).match.log
    role = place.guild.create_role("boss", permissions=discord.Permissions(manage_channels=True))
    boss = place.guild.add_member(simcord_env.create_user("boss"), roles=[role])
    assert "no such turn" in reply_text(await boss.slash(place.channel, "table rewind", turn=999))
    assert "has gone back" in reply_text(await boss.slash(place.channel, "table rewind", turn=0))
    assert "who does not play" in text_of(place.find_post("goes back** to the start of turn 0"))
    back = await place.table()
    assert back.match.log == [] and back.record.progress.rewinds[0]["how"] == "steward"
    assert "Your turn" in text_of(place.posts()[-1]) and pings_of(place)


async def test_what_is_done_unseen_neither_ends_the_question_nor_is_told_of(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    tables, host = place.bot.tables, User(place.people[0].id, "Ann")
    await tables.run(1, host, Configure({"trade": True}))
    await tables.run(1, host, Start())

    async def offer() -> None:
        table = await place.table()
        seat = table.match.waiting_for()[0]
        to = next(f"offer-to:{one}" for one in table.seats if one != seat)
        choices = [("offer-to", to), ("offer-give", "offer-give:token"), ("offer-ask", "offer-ask:card")]
        for step, pick in [*choices, ("offer-send", "offer:send")]:
            await tables.run(1, User(table.player_of(seat).user, "X"), Act(seat, step, (pick,)))

    await offer()
    role = place.guild.create_role("boss", permissions=discord.Permissions(manage_channels=True))
    boss = place.guild.add_member(simcord_env.create_user("boss"), roles=[role])
    assert "no turn to go back to" in reply_text(await boss.slash(place.channel, "table rewind", turn=0))
    begins = (await place.table()).match.turn.seat
    while (await place.table()).match.turn.seat == begins:
        decision = next(d for d in (await place.table()).match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, list((await place.table()).match.default(decision)))
    asker = place.person((await place.table()).player_of(begins).user)
    assert "I have asked the table" in reply_text(await asker.slash(place.channel, "table rewind"))
    vote = place.find_post("Go back?")
    await offer()
    other = next(p for p in place.people[:2] if p is not asker)
    await other.click(vote, label="Go back")
    assert (await place.table()).match.log == []
    assert not re.search(r"\d+ choices?", text_of(place.find_post("goes back")))


@pytest.mark.usefixtures("elsewhere")
async def test_a_game_that_went_back_goes_back_further_and_shows_all_its_turns(simcord_env: Any) -> None:
    place = await some_turns(simcord_env, 14)
    role = place.guild.create_role("boss", permissions=discord.Permissions(manage_channels=True))
    boss = place.guild.add_member(simcord_env.create_user("boss"), roles=[role])
    opening = reply_text(await boss.slash(place.channel, "review history", turn=0))
    for turn in (2, 1, 0):
        assert "has gone back" in reply_text(await boss.slash(place.channel, "table rewind", turn=turn))
        table = await place.table()
        assert len(table.record.progress.rewinds) == 3 - turn and "As turn 0 began" in opening
        if turn:
            assert reply_text(await boss.slash(place.channel, "review history", turn=0)) == opening, (
                "what was before is shown"
            )
    assert (await place.table()).match.log == []
    assert [epoch["after"] for epoch in (await place.table()).record.progress.epochs] == [0, 0]
    for _ in range(4):
        decision = next(d for d in (await place.table()).match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, list((await place.table()).match.default(decision)))
    table = await place.table()
    record = record_of(table.record, await moves_of(place.bot.store, table.id))
    assert find_fault(json.loads(json.dumps(record))) is None
