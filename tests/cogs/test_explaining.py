"""*Explain this*: what a post tells of, to whoever asks, with the rules by which it was done."""

from __future__ import annotations

from typing import Any

import discord

from cogs.messages.names import words
from cogs.panels import views
from tests.cogs.story import Place, reply_text, restart, text_of
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_panel import mover

EXPLAIN = "Explain this"


async def test_a_turn_post_is_explained_to_whoever_asks_with_its_rules(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    await place.open(2)
    await play_round(place)
    first, last = (m for m in place.posts() if text_of(m).startswith(("Turn of", "**Your turn")))
    cy = place.people[2]
    text = reply_text(await cy.context_menu(place.channel, EXPLAIN, last))
    assert "wants Field" in text and "lays one card" in text
    assert "has begun" not in text and "Round 1 begins" in reply_text(
        await cy.context_menu(place.channel, EXPLAIN, first)
    )
    [sign] = place.channel.pinned_messages()
    assert reply_text(await cy.context_menu(place.channel, EXPLAIN, sign)) == text, "the sign shows the last turn"
    bot = await restart(place, settings)
    assert reply_text(await cy.context_menu(place.channel, EXPLAIN, last)) == text
    await bot.store.close()


async def test_a_reader_learns_what_only_that_seat_may_know_and_no_other(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    await play_round(place)
    post = place.posts()[-1]
    mine, others = [
        reply_text(await one.context_menu(place.channel, EXPLAIN, post)) for one in (person, place.people[2])
    ]
    assert "face down" in others and mine != others


async def test_another_message_gets_a_clear_sentence(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann = place.people[0]
    await ann.send(place.channel, "Whose turn is it?")
    await simcord_env.settle()
    for message in (place.posts()[0], place.posts()[-1]):
        assert "only my own posts" in reply_text(await ann.context_menu(place.channel, EXPLAIN, message))


async def test_what_was_taken_back_is_explained_no_more(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await play_round(place)
    post, ann = place.posts()[-1], place.people[0]
    assert "wants Field" in reply_text(await ann.context_menu(place.channel, EXPLAIN, post))
    role = place.guild.create_role("boss", permissions=discord.Permissions(manage_channels=True))
    boss = place.guild.add_member(simcord_env.create_user("boss"), roles=[role])
    await boss.slash(place.channel, "table rewind", turn=0)
    assert "was taken back" in reply_text(await ann.context_menu(place.channel, EXPLAIN, post))


async def test_a_turn_is_explained_by_the_rules_of_what_was_done_in_it(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    decision = (await place.table()).match.decisions[0]
    await place.act_by_panel(decision.seat, "take-card", [decision.options[0]])
    while (step := (await place.table()).match.decisions[0]).seat == decision.seat:
        await place.act_by_panel(step.seat, step.step, ["end-turn"])
    text = reply_text(await place.people[3].context_menu(place.channel, EXPLAIN, place.posts()[-1]))
    assert "The rules behind it" in text and "**3.2 " in text and "**3.1 " in text, text


def test_rules_for_which_there_is_no_room_are_named() -> None:
    lines = views._tell_rules(["4.12", "6.43", "6.5", "5.1", "7.53", "6.42", "6.41", "8.24"], words(None, "frondeurs"))
    assert sum(map(len, lines)) < 2000 and lines[-1].startswith("-# More rules: ") and "8.24" in lines[-1]
