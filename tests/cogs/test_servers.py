"""What a server's administrators set, and what whoever runs the bot may ask."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
import sqlalchemy

from tests.cogs.story import Place, reply_text, restart, text_of
from tests.cogs.test_delivery import is_post, refuse
from tests.cogs.test_opponents import hurry


def add_administrator(place: Place) -> Any:
    """Somebody who manages the server."""
    role = place.guild.create_role("admins", permissions=discord.Permissions(manage_guild=True))
    return place.guild.add_member(place.env.create_user("eve", global_name="Eve"), roles=[role])


async def test_a_server_says_where_and_by_whom_tables_are_opened(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve, ann = add_administrator(place), place.people[0]
    players = place.guild.create_role("players")
    bob = place.guild.add_member(simcord_env.create_user("rob", global_name="Rob"), roles=[players])
    home = place.guild.create_text_channel("games")
    assert "Anyone can open tables" in reply_text(await eve.slash(place.channel, "fronde setup"))
    text = reply_text(await eve.slash(place.channel, "fronde setup", channel=home, role=players))
    assert f"<#{home.id}>" in text and f"<@&{players.id}>" in text
    assert f"<#{home.id}>" in reply_text(await ann.slash(place.channel, "table new", game="toy"))
    assert f"<@&{players.id}>" in reply_text(await ann.slash(home, "table new", game="toy"))
    assert "is open" in reply_text(await bob.slash(home, "table new", game="toy"))
    assert "any channel" in reply_text(await eve.slash(place.channel, "fronde setup", reset=True))
    assert "is open" in reply_text(await ann.slash(place.channel, "table new", game="toy"))


async def test_a_table_is_brought_only_where_tables_may_be_opened(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    eve, ann = add_administrator(place), place.people[0]
    home, other = (place.guild.create_text_channel(name) for name in ("games", "elsewhere"))
    await eve.slash(place.channel, "fronde setup", channel=home, language="en")
    assert f"<#{home.id}>" in reply_text(await ann.slash(other, "table move"))
    with simcord_env._bot_scope():
        async with place.bot.tables.hold(1) as table:
            table.record.apply(guild=1)
    players = place.guild.create_role("players")
    await eve.slash(place.channel, "fronde setup", role=players)
    assert f"<@&{players.id}>" in reply_text(await ann.slash(home, "table move")), (
        "from another server it is a new one here"
    )
    with simcord_env._bot_scope():
        async with place.bot.tables.hold(1) as table:
            table.record.apply(guild=place.guild.id)
    assert "here now" in reply_text(await ann.slash(home, "table move"))


async def test_where_a_server_wants_it_a_game_has_a_thread_of_its_own(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve, ann, bob = add_administrator(place), *place.people[:2]
    await eve.slash(place.channel, "fronde setup", threads=True)
    assert "is open in <#" in reply_text(await ann.slash(place.channel, "table new", game="toy"))
    assert "is open in <#" in reply_text(await bob.slash(place.channel, "table new", game="toy")), (
        "two under one channel"
    )
    first, second = place.channel.threads
    assert first.name == "Sixty Fields · Ann" and "At the table" in text_of(list(first.history())[-1])
    assert second.name == "Sixty Fields · Bob" and not any("At the table" in text_of(m) for m in place.posts())
    assert "have a seat" in reply_text(await bob.slash(first, "table join"))
    await ann.slash(first, "table start")
    assert "Your turn" in text_of(list(first.history())[-1])


async def test_a_thread_goes_again_where_no_table_comes_of_it(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve, ann = add_administrator(place), place.people[0]
    await eve.slash(place.channel, "fronde setup", threads=True)
    assert "is a game for" in reply_text(await ann.slash(place.channel, "table new", game="toy", seats=9))
    assert list(place.channel.threads) == []


async def test_without_the_right_to_open_threads_it_goes_without(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve = add_administrator(place)
    await eve.slash(place.channel, "fronde setup", threads=True)
    rights = discord.PermissionOverwrite(create_public_threads=False)
    channel = place.guild.create_text_channel("plain", overwrites={place.guild.me: rights})
    assert "is open." in reply_text(await place.people[0].slash(channel, "table new", game="toy"))
    assert channel.threads == [] and len(list(channel.history())) == 1


async def test_a_server_speaks_the_language_it_chose(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve = add_administrator(place)
    assert "In public I speak: Français" in reply_text(await eve.slash(place.channel, "fronde setup", language="fr"))
    await place.people[0].slash(place.channel, "table new", game="toy")
    assert (await place.table()).record.venue.locale == "fr"


async def test_only_whoever_runs_the_bot_sees_how_it_fares_and_speaks_at_every_table(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    eve = add_administrator(place)
    await place.open(2)
    place.bot.owner_id = 1
    for command in ({"name": "fronde status"}, {"name": "fronde tell", "words": "hello"}):
        name = command.pop("name")
        assert "the person who runs this bot" in reply_text(await eve.slash(place.channel, name, **command))
    place.bot.owner_id = eve.id
    with monkeypatch.context() as patch:
        refuse(patch, place.bot, is_post(place), (403, 50013), 1)
        with simcord_env._bot_scope():
            await place.bot.tables.show_again(1)
        await simcord_env.settle()
    text = reply_text(await eve.slash(place.channel, "fronde status"))
    assert "1 of them with a game under way" in text and "Copies" not in text
    assert "1 lobby opened, 1 of them filled, 0 of those games finished" in text and "2 people have begun" in text
    place.bot.settings.count_usage = False
    assert "filled" not in reply_text(await eve.slash(place.channel, "fronde status"))
    assert "Table 1: 1 message given up (forbidden)" in text
    place.bot.housekeeping.suspicion = "The database looks damaged: 2 tables of fronde.db.daily-2026-01-01 are missing."
    assert "2 tables of fronde.db.daily-2026-01-01 are missing" in reply_text(
        await eve.slash(place.channel, "fronde status")
    )
    assert "Posted at 1 table" in reply_text(
        await eve.slash(place.channel, "fronde tell", words="Down at **noon** @everyone")
    )
    post = text_of(place.find_post("A message from the person who runs this bot"))
    assert "\\*\\*noon" in post
    await place.people[0].slash(place.channel, "table end")
    await place.people[1].click(place.find_post("A vote"), label="End the game")
    assert "Results of older games" not in reply_text(await eve.slash(place.channel, "fronde status"))
    await place.bot.store._run(lambda c: c.execute(sqlalchemy.text("update results set ending = 'unreadable'")))
    assert "one game cannot be read" in reply_text(await eve.slash(place.channel, "fronde status"))


async def test_a_word_to_all_is_said_once_however_often_it_is_delivered(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    eve = add_administrator(place)
    await place.open(2)
    place.bot.owner_id = eve.id
    payloads, emit = [], simcord_env.backend.emit

    def note(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            payloads.append(payload)
        return emit(event, payload, *rest, **more)

    simcord_env.backend.emit = note
    await eve.slash(place.channel, "fronde tell", words="Down at noon")
    bot = await restart(place, settings)
    bot.owner_id = eve.id
    emit("INTERACTION_CREATE", payloads[-1])
    await simcord_env.settle()
    assert sum("Down at noon" in text_of(post) for post in place.posts()) == 1
    await bot.store.close()


# --- the bot is removed from a server ---


async def test_whoever_plays_on_a_server_that_removes_the_bot_is_told_at_once_with_what_their_seats_know(
    simcord_env: Any,
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob = place.people[:2]
    other = simcord_env.create_guild("Elsewhere")
    refuge = other.create_text_channel("refuge")
    member = other.add_member(ann.user)
    await simcord_env.settle()
    simcord_env.backend.remove_guild(place.guild.id)
    await simcord_env.settle()
    for person in (ann, bob):
        letter = next(m for m in person.user.dm_channel.history() if "removed from The club" in text_of(m))
        (file,) = letter.attachments
        data = json.loads(await file.read())
        assert list(data["seats"]) == (await place.table()).seats_of(person.id), "what their own seats know"
    export = await ann.user.slash("review export")
    assert "your own seat knows" in reply_text(export)
    assert "here now" in reply_text(await member.slash(refuge, "table move"))
    place.channel = refuge
    assert (await place.table()).record.venue.guild == other.id


async def test_for_whom_a_machine_plays_is_told_too_and_how_to_wake_a_game_that_rests(simcord_env: Any) -> None:
    place = Place(simcord_env)
    hurry(place.bot)
    await place.open(3)
    cy = place.people[2]
    token = (await place.table()).record.find_player(cy.id).token
    await cy.slash(place.channel, "seat opponent", seat=token, level="quick")
    simcord_env.backend.remove_guild(place.guild.id)
    await simcord_env.settle()
    letter = next(m for m in cy.user.dm_channel.history() if "removed from The club" in text_of(m))
    assert not letter.attachments and "`/table wake` if the game is archived" in text_of(letter)


async def test_a_server_that_removed_the_bot_while_it_was_away_is_noticed_at_the_next_start(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann = place.people[0]
    place.bot.remove_listener(place.bot.housekeeping.note_removal, "on_guild_remove")
    simcord_env.backend.remove_guild(place.guild.id)
    await simcord_env.settle()
    assert not [m for m in ann.user.dm_channel.history() if "removed from" in text_of(m)]
    for _ in range(2):
        await place.bot.housekeeping.clear_away()
        await simcord_env.settle()
    assert len([m for m in ann.user.dm_channel.history() if "removed from the server" in text_of(m)]) == 1, "once"
