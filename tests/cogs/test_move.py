"""A table whose channel is lost goes on in another; who sits at several tables is asked which one is meant."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.errors import TableError
from fronde.host.commands.life import MoveTo
from fronde.host.people.actors import User
from tests.cogs.story import Place, count_turns, pings_of, reply_text, text_of, walk
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_panel import mover


async def two_tables(env: Any) -> tuple[Place, Any]:
    """Ann and Bob play at two tables, in two channels; in both somebody is to move."""
    place = Place(env)
    await place.open(2)
    first, other = place.channel, place.guild.create_text_channel("other")
    place.channel = other
    await place.open(2)
    place.channel = first
    return place, other


def menu_of(result: Any) -> dict[str, Any]:
    """The menu of an answer."""
    return next(c for c in walk(result.response.components) if c.get("type") == 3)


async def test_a_table_of_a_deleted_channel_goes_on_in_another(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob = place.people[:2]
    table = await place.table()
    simcord_env.backend.delete_channel(place.channel.id)
    place.channel = place.guild.create_text_channel("new-home")
    decision = table.match.decisions[0]
    mover_id = table.player_of(decision.seat).user
    await place.person(mover_id).user.slash("do", choice=decision.options[0])
    assert "here now" in reply_text(await ann.slash(place.channel, "table move"))
    posts = [text_of(m) for m in place.posts()]
    assert "Ann has moved the table here" in posts[0] and "Your turn" in posts[-1]
    assert (await place.table()).match.log and (await place.table()).record.venue.trouble is None
    await play_round(place)
    assert "Your turn" in text_of(place.posts()[-1])
    await ann.slash(place.channel, "table end")
    assert "closed" in reply_text(await bob.slash(place.channel, "table end"))


async def test_who_is_told_of_a_lost_channel_is_told_what_to_do(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    simcord_env.backend.delete_channel(place.channel.id)
    with simcord_env._bot_scope():
        await place.bot.tables.show_again(1)
    await simcord_env.settle()
    person, _ = await mover(place)
    words = reply_text(await person.user.slash("turn"))
    assert "is gone" in words and "/table move" in words


@pytest.mark.usefixtures("elsewhere")
async def test_a_lobby_moves_too_and_its_players_are_called(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    ann, bob = place.people[:2]
    place.channel = place.guild.create_text_channel("other")
    assert "here now" in reply_text(await bob.slash(place.channel, "table move"))
    assert "At the table: 2 of 2" in text_of(place.posts()[-1]) and len(place.posts()) == 2
    await ann.click(place.posts()[-1], label="Start")
    assert "Your turn" in text_of(place.posts()[-1])
    assert pings_of(place) and len(place.posts()) == 3


async def test_a_table_moves_only_for_its_players_and_only_where_there_is_room(simcord_env: Any) -> None:
    place, other = await two_tables(simcord_env)
    ann, _, cy = place.people[:3]
    third = place.guild.create_text_channel("third")
    assert "You have no table" in reply_text(await cy.slash(third, "table move"))
    reply = await ann.slash(third, "table move")
    assert "Which one?" in reply_text(reply)
    await cy.slash(third, "table new", game="toy")
    late = await ann.select(reply.response, ["1"], custom_id=menu_of(reply)["custom_id"])
    assert "already a game in this channel" in reply_text(late)
    assert "already a game in this channel" in reply_text(await ann.slash(third, "table move"))
    assert (await place.table()).record.venue.channel == place.channel.id
    assert "shown here again" in reply_text(await ann.slash(other, "table move"))
    assert count_turns(other.history()) == 2
    assert "needs a channel" in reply_text(await ann.user.slash("table move"))
    with pytest.raises(TableError, match="not-at-table"):
        await place.bot.tables.run(1, User(cy.id, "Cy"), MoveTo(5, 6))


async def test_one_of_several_tables_is_moved(simcord_env: Any) -> None:
    place, _ = await two_tables(simcord_env)
    ann = place.people[0]
    place.channel = place.guild.create_text_channel("third")
    reply = await ann.slash(place.channel, "table move")
    await ann.select(reply.response, ["1"], custom_id=menu_of(reply)["custom_id"])
    assert (await place.table()).id == 1 and "Your turn" in text_of(place.posts()[-1])


async def test_who_plays_at_several_tables_chooses_in_direct_messages(simcord_env: Any) -> None:
    place, _ = await two_tables(simcord_env)
    person, _ = await mover(place)
    decision = (await place.table()).match.decisions[0]
    for command, options, words in (
        ("turn", {}, "Choose a free field"),
        ("hand", {}, "Sixty Fields"),
        ("score", {}, "tokens 2"),
        ("log", {}, "Round 1 begins"),
        ("do", {"choice": decision.options[0]}, "wants Field 1"),
        ("undo", {}, "taken back"),
    ):
        reply = await person.user.slash(command, **options)
        menu = menu_of(reply)
        assert "Which one?" in reply_text(reply)
        assert menu["options"][0]["description"].startswith("with ")
        answer = await person.user.select(reply.response, ["1"], custom_id=menu["custom_id"])
        assert words in text_of(answer.response), (command, text_of(answer.response))
