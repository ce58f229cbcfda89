"""Where tables live: posts of a forum with their tags, and the sign that is pinned and shows the turn."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType
from simcord.http.router import RequestContext

from tests.cogs.story import Place, labels_of, reply_text, text_of
from tests.cogs.test_delivery import refuse
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_panel import mover
from tests.cogs.test_servers import add_administrator
from tests.cogs.test_whole_game import play_on

NO_PINS = discord.PermissionOverwrite(pin_messages=False, manage_messages=False)


@pytest.fixture(autouse=True)
def owners_may_edit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has opened a thread may change it, as on Discord; the offline one asks for the right to manage channels."""
    check = RequestContext.require_channel_permissions

    def require(ctx: RequestContext, channel_id: int, *names: str) -> Any:
        channel = ctx.backend.get_channel(channel_id)
        own = ctx.method == "PATCH" and channel.is_thread and channel.owner_id == ctx.backend.bot_user.id
        return check(ctx, channel_id, *(() if own else names))

    monkeypatch.setattr(RequestContext, "require_channel_permissions", require)


def forum_of(place: Place, **overwrite: bool) -> Any:
    """A forum for tables, and what the bot may and may not do in it."""
    forum = place.guild.create_forum_channel("tables")
    allow, deny = discord.PermissionOverwrite(**overwrite).pair()
    with place.env._bot_scope():
        place.env.backend.set_overwrite(
            forum.id, Overwrite(place.guild.me.id, OverwriteType.MEMBER, allow.value, deny.value)
        )
    return forum


def tags_of(forum: Any, post: Any) -> list[str]:
    """What a post of a forum is tagged."""
    names = {int(tag["id"]): tag["name"] for tag in forum._channel.available_tags}
    return sorted(names[tag] for tag in post._channel.applied_tags)


def change(place: Place, channel: Any, **values: Any) -> None:
    """Somebody changes a channel."""
    with place.env._bot_scope():
        place.env.backend.edit_channel(channel.id, values)


def count_requests(place: Place, method: str, end: str) -> int:
    """How many requests of a kind went to a path that ends so, or has it in it."""
    return sum(r.method == method and end in r.path for r in place.env.http_requests)


# --- a forum ---


async def test_each_table_has_a_post_in_the_forum_that_begins_with_its_lobby_and_tells_how_it_stands(
    simcord_env: Any,
) -> None:
    place = Place(simcord_env)
    eve, ann, bob = add_administrator(place), *place.people[:2]
    forum = forum_of(place, manage_channels=True)
    text = reply_text(await eve.slash(place.channel, "fronde setup", forum=forum))
    assert f"<#{forum.id}>" in text and "The forum lacks" not in text
    assert [tag["name"] for tag in forum._channel.available_tags] == ["open seat", "playing", "over"]
    assert "is open in <#" in reply_text(await ann.slash(place.channel, "table new", game="toy", seats=2))
    [post] = forum.threads
    assert post.name == "Sixty Fields · Ann" and place.posts() == []
    [lobby] = post.history()
    assert "At the table: 1 of 2" in text_of(lobby) and "Join" in labels_of(lobby)
    assert tags_of(forum, post) == ["open seat"]
    await bob.click(lobby, label="Join")
    assert tags_of(forum, post) == []
    place.channel = post
    await ann.click(next(iter(post.history())), label="Start")
    assert tags_of(forum, post) == ["playing"] and "turn of **" in text_of(place.posts()[0])
    assert count_requests(place, "PUT", "/pins/") == 0, "a post begins with its sign"
    await play_on(place, random.Random(1))
    assert tags_of(forum, post) == ["over"] and "Game over" in text_of(place.posts()[0])


async def test_other_tags_stay_and_those_the_forum_lacks_are_done_without(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve, ann, bob = add_administrator(place), *place.people[:2]
    forum = forum_of(place, manage_channels=False)
    tags = [
        {"id": "5", "name": "Open Seat", "moderated": False, "emoji_id": None, "emoji_name": None},
        {"id": "6", "name": "house", "moderated": False, "emoji_id": None, "emoji_name": None},
    ]
    change(place, forum, available_tags=tags)
    text = reply_text(await eve.slash(place.channel, "fronde setup", forum=forum))
    assert "The forum lacks these tags: playing and over." in text
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    [post] = forum.threads
    assert tags_of(forum, post) == ["Open Seat"]
    change(place, post, applied_tags=[5, 6])
    await bob.click(next(iter(post.history())), label="Join")
    await ann.slash(post, "table start")
    assert tags_of(forum, post) == ["house"]


async def test_where_the_forum_is_closed_to_the_bot_it_goes_without_and_says_so(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve, ann = add_administrator(place), place.people[0]
    forum = forum_of(place, send_messages=False)
    reply = await eve.slash(place.channel, "fronde setup", forum=forum)
    assert "Nothing is saved yet.** I'm not allowed to send messages" in reply_text(reply)
    assert "Nothing is saved" in reply_text(await eve.click(reply.response, label="Check again"))
    assert "Nothing is saved" not in reply_text(await eve.click(reply.response, label="Save it anyway"))
    text = reply_text(await ann.slash(place.channel, "table new", game="toy"))
    assert "is open." in text and "has a forum" in text
    assert forum.threads == [] and "At the table" in text_of(place.posts()[-1])


async def test_a_table_that_is_refused_leaves_no_post_behind(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve, ann = add_administrator(place), place.people[0]
    forum = forum_of(place)
    await eve.slash(place.channel, "fronde setup", forum=forum)
    assert "is a game for" in reply_text(await ann.slash(place.channel, "table new", game="toy", seats=9))
    assert forum.threads == [] and count_requests(place, "POST", "/threads") == 0


async def test_who_may_not_delete_a_thread_without_a_table_puts_it_away(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env, is_invited=True)
    eve, ann = add_administrator(place), place.people[0]
    await eve.slash(place.channel, "fronde setup", threads=True)
    refuse(monkeypatch, place.bot, lambda route, kwargs: route.path.endswith("/messages"), (403, 50013), 9)
    assert "can't write here" in reply_text(await ann.slash(place.channel, "table new", game="toy"))
    [thread] = place.channel.threads
    assert thread._channel.thread_metadata.archived and list(thread.history()) == []


# --- the sign ---


async def test_the_sign_is_pinned_once_and_shows_every_turn_without_a_word(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    await place.open(2)
    [sign] = place.channel.pinned_messages()
    turn = place.posts()[-1]
    assert sign.id == place.posts()[0].id and "turn of **" in text_of(sign)
    assert f"/{place.channel.id}/{turn.id}" in text_of(sign) and "Take your turn" in labels_of(sign)
    promise = next(line for line in text_of(sign).splitlines() if "SHA" in line or "seed" in line)
    before, turns = len(place.posts()), text_of(turn)
    await play_round(place)
    [sign] = place.channel.pinned_messages()
    assert f"/{place.channel.id}/{place.posts()[-1].id}" in text_of(sign) and text_of(place.posts()[-1]) != turns
    assert len(place.posts()) == before + 1 and promise in text_of(sign)
    assert count_requests(place, "PUT", "/pins/") == 1
    ann, bob = place.people[:2]
    await ann.slash(place.channel, "table end")
    await bob.slash(place.channel, "table end")
    assert place.channel.pinned_messages() == [] and "ended" in text_of(place.posts()[0])


async def test_without_the_right_to_pin_the_lobby_stays_as_it_was(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    place.channel = place.guild.create_text_channel("plain", overwrites={place.guild.me: NO_PINS})
    await place.open(2)
    lobby = text_of(place.posts()[0])
    await play_round(place)
    assert text_of(place.posts()[0]) == lobby and count_requests(place, "PUT", "/pins/") == 0


async def test_a_bot_that_does_not_know_its_rights_yet_pins_nothing_and_plays(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env, is_invited=True)
    monkeypatch.setattr(discord.Guild, "me", None)
    await place.open(2)
    assert place.channel.pinned_messages() == [] and "Your turn" in text_of(place.posts()[-1])


@pytest.mark.usefixtures("elsewhere")
async def test_a_sign_that_cannot_be_changed_holds_no_turn_up(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env, is_invited=True)
    await place.open(2)
    sign = place.channel.pinned_messages()[0]
    before = text_of(sign)

    def changes_sign(route: Any, kwargs: Any) -> bool:
        return route.method == "PATCH" and str(sign.id) in route.url

    with monkeypatch.context() as patch:
        failures = refuse(patch, place.bot, changes_sign, (429, 30046), 99)
        await play_round(place)
    assert failures and "Your turn" in text_of(place.posts()[-1])
    assert text_of(place.channel.pinned_messages()[0]) == before
    await play_round(place)
    assert str(place.posts()[-1].id) in text_of(place.channel.pinned_messages()[0]), "the next turn mends it"


async def test_a_sign_that_was_deleted_is_missed_by_nobody(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    await place.open(2)
    simcord_env.backend.delete_message(place.channel.id, place.channel.pinned_messages()[0].id)
    await play_round(place)
    before = len(simcord_env.http_requests)
    await play_round(place)
    here = f"/channels/{place.channel.id}/"
    edits = [r for r in simcord_env.http_requests[before:] if r.method == "PATCH" and here in r.path]
    assert len(edits) == 1, "the last turn is put past"


async def test_the_sign_tells_no_time_that_could_go_stale(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    ann, bob = place.people[:2]
    await ann.slash(place.channel, "table new", game="toy", seats=2, pace="daily")
    await bob.slash(place.channel, "table join")
    await ann.slash(place.channel, "table start")
    person, _ = await mover(place)
    before, sign = text_of(place.posts()[-1]), text_of(place.channel.pinned_messages()[0])
    assert "Time until" in before and "Time until" not in sign and "turn of **" in sign
    await person.slash(place.channel, "clock extend")
    assert text_of(place.channel.pinned_messages()[0]) == sign
    assert await place.bot.store.find_failures() == [] and await place.bot.store.tables_with_notices() == []


async def test_a_table_that_moves_takes_its_sign_along(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    await place.open(2)
    old, place.channel = place.channel, place.guild.create_text_channel("new-home")
    await place.people[0].slash(place.channel, "table move")
    assert old.pinned_messages() == [] and f"continues in <#{place.channel.id}>" in text_of(next(iter(old.history())))
    await play_round(place)
    [sign] = place.channel.pinned_messages()
    assert sign.id == place.posts()[0].id and str(place.posts()[-1].id) in text_of(sign)


# --- who is pinged where ---


async def test_a_server_says_where_those_are_pinged_who_have_not_chosen(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    eve, (ann, bob, *_) = add_administrator(place), place.people
    assert "mine`: in the channel" in reply_text(await eve.slash(place.channel, "fronde setup"))
    assert "mine`: by direct message" in reply_text(await eve.slash(place.channel, "fronde setup", pings="dm"))
    assert "Pings: as each server sets it" in reply_text(await ann.slash(place.channel, "settings mine"))
    await bob.slash(place.channel, "settings mine", pings="both")
    await place.open(2)
    table = await place.table()
    assert {p.user: p.pings for p in table.record.players} == {ann.id: "dm", bob.id: "both"}
