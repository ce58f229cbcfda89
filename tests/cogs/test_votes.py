"""A vote shows until when it is open and says how it ends; a table moves to another server, and gets another host."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from cogs.ids import AgreeToMove, NameHost
from fronde.host.commands.clock import Tick
from fronde.host.commands.life import MoveTo
from fronde.host.notices.kinds import Notice, StewardNote
from fronde.host.people.actors import House, User
from fronde.host.people.votes import LAPSE
from fronde.host.store import Change
from fronde.host.timekeeping.hours import DAY
from tests.cogs.story import Place, ids_of, labels_of, pings_of, reply_text, text_of, walk


@pytest.fixture
def time(simcord_env: Any) -> list[int]:
    """The time at the tables, to be set."""
    now = [1_900_000_000]
    simcord_env.bot.tables.times.now = lambda: now[0]
    simcord_env.bot.tables.times.beat = now[0]
    return now


async def test_a_vote_says_until_when_it_is_open_and_that_it_has_lapsed(simcord_env: Any, time: list[int]) -> None:
    place = Place(simcord_env)
    await place.open(3)
    await place.people[0].slash(place.channel, "table end")
    vote = place.find_post("wants to end this game")
    assert f"<t:{time[0] + LAPSE}:R>" in text_of(vote) and labels_of(vote) == ["End the game", "Play on"]
    time[0] += 7 * DAY
    place.bot.tables.times.beat = time[0]
    assert await place.bot.store.tables_due(time[0]) == [1]
    with simcord_env._bot_scope():
        await place.bot.tables.run(1, House(), Tick(place.bot.tables.times, {}))
    await simcord_env.settle()
    assert place.find_post("The vote on ending the game has expired").id != vote.id
    notice = next(post for post in place.posts() if post.id == vote.id)
    assert "has expired" in text_of(notice) and labels_of(notice) == []


async def test_two_who_give_their_seats_to_machines_leave_the_pause_to_the_others(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, dee = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=4, pace="daily")
    for person in (bob, cy, dee):
        await person.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    await ann.slash(place.channel, "clock pause")
    for person in (bob, cy):
        await person.click(place.find_post("A pause?"), label="Pause")
    assert "The table is paused" in text_of(place.find_post("The table is paused"))
    await ann.slash(place.channel, "clock resume")
    await bob.click(place.find_post("Resume?"), label="Resume")
    assert "already agreed" in reply_text(await bob.click(place.find_post("Resume?"), label="Resume"))
    for person in (cy, dee):
        token = next(p.token for p in (await place.table()).record.players if p.user == person.id)
        await person.slash(place.channel, "seat opponent", seat=token, level="quick")
    assert place.find_post("The table resumes") and not labels_of(place.find_post("Resume?"))
    assert "is not paused" in reply_text(await ann.slash(place.channel, "clock resume"))


def to_another_server(place: Place, count: int = 3) -> tuple[Any, list[Any]]:
    """The players are on another server too, with the bot: a channel there, and they."""
    guild = place.env.create_guild("Elsewhere")
    return guild.create_text_channel("new-home"), [guild.add_member(person.user) for person in place.people[:count]]


async def test_a_table_moves_to_another_server_and_home_by_the_same_vote(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(3)
    old, (new, there) = place.channel, to_another_server(place)
    ann, bob, cy = place.people[:3]
    text = reply_text(await there[0].slash(new, "table move"))
    link = f"https://discord.com/channels/{new.guild.id}/{new.id}"
    assert link in text and "more than half" in text
    vote = place.find_post("Move to another server?")
    assert link in text_of(vote) and "<t:" in text_of(vote) and pings_of(place) == {bob.id, cy.id}
    assert ids_of(vote) and AgreeToMove(1, new.id).button in " ".join(ids_of(vote))
    assert "already agreed" in reply_text(await ann.click(vote, label="I agree"))
    await bob.click(vote, label="I agree")
    assert not list(new.history())
    vote = place.find_post("Move to another server?")
    assert f"is now in {link}" in reply_text(await cy.click(vote, label="I agree"))
    assert vote.id not in [post.id for post in place.posts()], "nobody is asked any more"
    posts = list(new.history())
    assert "Sixty Fields" in text_of(posts[0]) and "Your turn" in text_of(posts[-1])
    notice = place.find_post(f"continues in {link}")
    assert notice.id == place.posts()[-1].id and "Ann" in text_of(notice)
    assert not [post for post in place.posts() if "Your turn" in text_of(post) or "Take your turn" in labels_of(post)]
    assert any(text_of(post).startswith("**") and "continues in" in text_of(post) for post in place.posts()[:-1])
    assert (await place.bot.store.load_table(1))[0].venue.trouble is None
    await bob.slash(old, "table move")
    vote = next(m for m in reversed(list(new.history())) if "Move to another server?" in text_of(m))
    for person in (there[0], there[2]):
        await person.click(vote, label="I agree")
    assert (await place.table()).record.venue.channel == old.id and "Your turn" in text_of(place.posts()[-1])
    assert "continues in" in text_of(list(new.history())[-1])


@pytest.mark.parametrize("how", ["deleted", "removed", "forbidden"])
async def test_a_table_stays_where_it_is_while_the_bot_cannot_write_where_it_is_to_go(
    simcord_env: Any, how: str
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    old, (new, there) = place.channel, to_another_server(place, 2)
    await there[0].slash(new, "table move")
    if how == "deleted":
        simcord_env.backend.delete_channel(new.id)
    elif how == "removed":
        simcord_env.backend.remove_guild(new.guild.id)
    else:
        silent, me = discord.Permissions(send_messages=True).value, simcord_env.backend.bot_user.id
        with simcord_env._bot_scope():
            simcord_env.backend.set_overwrite(new.id, Overwrite(me, OverwriteType.MEMBER, 0, silent))
    await simcord_env.settle()
    text = reply_text(await place.people[1].click(place.find_post("Move to another server?"), label="I agree"))
    assert "stays where it is" in text and (await place.table()).record.venue.channel == old.id


async def test_a_table_moves_into_a_thread_that_was_archived_meanwhile(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    new, there = to_another_server(place, 2)
    with simcord_env._bot_scope():
        thread = await place.bot.get_channel(new.id).create_thread(name="t", type=discord.ChannelType.public_thread)
    [room] = new.threads
    await there[0].slash(room, "table move")
    with simcord_env._bot_scope():
        await thread.edit(archived=True)
    await simcord_env.settle()
    assert place.bot.get_channel(thread.id) is None
    await place.people[1].click(place.find_post("Move to another server?"), label="I agree")
    record, _ = await place.bot.store.load_table(1)
    assert (record.venue.channel, record.venue.trouble) == (thread.id, None)


async def test_a_channel_that_is_gone_holds_no_move_up(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    new, there = to_another_server(place, 2)
    simcord_env.backend.delete_channel(place.channel.id)
    with simcord_env._bot_scope():
        for person in there:
            await place.bot.tables.run(1, User(person.id, "Ann"), MoveTo(new.id, new.guild.id))
    await simcord_env.settle()
    assert "Your turn" in text_of(list(new.history())[-1])
    assert (await place.bot.store.load_table(1))[0].venue.trouble is None


async def test_players_name_a_host_in_the_place_of_a_steward(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(3)
    ann, bob, cy, dee = place.people
    record = (await place.table()).record
    await place.bot.store.commit(Change(1, record.revision, {"acting": dee.id}))
    place.bot.tables.forget(1)
    async with place.bot.tables.hold(1) as table:
        with simcord_env._bot_scope():
            await place.bot.tables.post(table, [Notice(StewardNote(player="Dee", what="taken-over"))])
    await simcord_env.settle()
    post = place.posts()[-1]
    menu = next(c for c in walk(post.components) if c.get("type") == 3)
    assert {option["label"] for option in menu["options"]} == {"Ann", "Bob", "Cy"}
    assert "no seat" in reply_text(await dee.select(post, [str(ann.id)], custom_id=menu["custom_id"]))
    await bob.select(post, [str(cy.id)], custom_id=menu["custom_id"])
    vote = place.find_post("Another host?")
    assert NameHost(1, cy.id).button in " ".join(ids_of(vote)) and "wants Cy to be the host" in text_of(vote)
    assert pings_of(place) == {ann.id, cy.id}
    await cy.click(vote, label="I agree")
    assert vote.id not in [post.id for post in place.posts()]
    record = (await place.table()).record
    assert (record.host, record.acting) == (cy.id, None) and "Cy is now the host" in text_of(place.posts()[-1])
