"""The queue: from `/play with: people` to the table that starts, or does not, once people have confirmed."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.ids import SaveSetup
from cogs.jobs import calls
from cogs.messages.names import words
from cogs.messages.queue import list_parts
from cogs.messages.speech import MESSAGE
from cogs.outbox import posting
from cogs.panels import solo
from fronde.core.rng import commitment
from fronde.host.matchmaking.queue import Queue, Ticket
from fronde.host.store import Chance, Person, ServerSettings
from fronde.host.table import Lobby, Playing
from tests.cogs.story import Place, click_at_once, forge, ids_of, labels_of, pings_of, reply_text, restart, text_of
from tests.cogs.test_servers import add_administrator
from tests.db.test_ratings import rated_game
from tests.db.test_results import end

MINUTES = 60


def find_id(page: Any, name: str) -> str:
    """The id of a menu or button in a reply."""
    return next(one for one in ids_of(page.response) if one.startswith(name))


class Club(Place):
    """A server with a queue in a channel of its own."""

    async def furnish(self) -> Club:
        """Eve, who manages the server, names the channel."""
        self.eve = add_administrator(self)
        self.table_channel, self.channel = self.channel, self.guild.create_text_channel("find-a-game")
        await self.eve.slash(self.table_channel, "fronde setup", queue=self.channel)
        return self

    async def find_people(self, person: Any, pace: str = "brisk", sizes: str = "3", fill: str = "never") -> Any:
        """The page on which somebody has chosen their terms."""
        page = await person.slash(self.channel, "play", **{"with": "people", "game": "toy"})
        for name, values in (("seek-pace", [pace]), ("seek-sizes", sizes.split(".")), ("seek-fill", [fill])):
            page = await person.select(page.response, values, custom_id=find_id(page, f"s:{name}"))
        return page

    async def wait(self, *people: Any, pace: str = "brisk", sizes: str = "3", fill: str = "never") -> Any:
        """They take a ticket each, by the button at the end of that page; gives the reply to the last."""
        id = f"b:seek:toy:{pace}:{sizes}:{fill}"
        replies = [await click_at_once(self.env, [(person, self.list, id, None)]) for person in people]
        return replies[-1][0]

    async def confirm(self, *people: Any) -> Any:
        """They confirm the newest call; gives the reply to the last."""
        for person in people:
            reply = await person.click(self.find_post("A table is ready"), label="I'm here")
        return reply

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and a look of the clock."""
        await self.env.advance_time(seconds + 31)

    async def waiting(self) -> list[str]:
        """Who waits, in order."""
        async with self.bot.tables.hold(await self.bot.store.find_queue(self.guild.id)) as table:
            return [one.name for one in sorted(table.queue.tickets, key=lambda one: one.place)]

    @property
    def list(self) -> Any:
        """The list of who waits."""
        return self.find_post("Find people to play with")

    async def allow(self, **rights: bool) -> None:
        """Give the bot these rights in the channel, or deny them."""
        with self.env._bot_scope():
            overwrite = discord.PermissionOverwrite(**rights)
            await self.bot.get_channel(self.channel.id).set_permissions(self.guild.me, overwrite=overwrite)
        await self.env.settle()

    async def table_below(self, number: int = 0) -> Any:
        """The table in a thread of the channel."""
        async with self.bot.tables.hold(await self.bot.store.find_open_table(self.channel.threads[number].id)) as table:
            return table


def count_posts(club: Club) -> int:
    """How many messages the bot has posted in the channel."""
    path = f"/channels/{club.channel.id}/messages"
    return sum(r.method == "POST" and r.path == path for r in club.env.http_requests)


# --- to a table ---


async def test_people_who_wait_and_confirm_have_a_table(simcord_env: Any, settings: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, dee = club.people
    first = club.list
    assert "Nobody is waiting yet" in text_of(first)
    page = await club.find_people(ann)
    assert "I'll call you in <#" in reply_text(await ann.click(page.response, label="Join the queue"))
    await club.wait(bob)
    assert "Ann, for 3 players" in text_of(club.list) and "**Sixty Fields** · brisk · 2 waiting" in text_of(club.list)
    assert count_posts(club) == 1, "the list is changed, not posted anew"
    assert "A table is ready" in reply_text(await club.wait(cy))
    call = club.find_post("A table is ready")
    assert pings_of(club) == {ann.id, bob.id, cy.id} and labels_of(call) == ["I'm here", "Leave the queue"]
    assert "3 people have to confirm" in text_of(club.list)
    assert "is for others" in reply_text(await club.confirm(dee))
    assert "when Bob and Cy have" in reply_text(await club.confirm(ann))
    assert "confirmed already" in reply_text(await club.confirm(ann))
    await restart(club, settings)
    await club.confirm(bob)
    here = club.find_post("A table is ready")
    assert f"Here: <@{ann.id}> and <@{bob.id}>. Missing: <@{cy.id}>" in text_of(here) and here.id == call.id
    thread = call.id
    assert f"Your table has started in <#{thread}>" in reply_text(await club.confirm(cy))
    assert f"**Sixty Fields** has started in <#{thread}> · Ann, Bob and Cy" in text_of(
        here := club.find_post("has started")
    )
    assert [one.id for one in club.channel.threads] == [thread] and labels_of(here) == [] and here.id == call.id
    table = await club.table_below()
    record = table.record
    assert isinstance(table, Playing) and {p.user for p in record.players} == {ann.id, bob.id, cy.id}
    assert (record.host, record.terms.size, record.venue.home) == (ann.id, 3, club.guild.id)
    assert record.schedule.timing["pace"]["key"] == "brisk" and len(set(record.chance.salts)) == 3
    assert await club.waiting() == [] and "Nobody is waiting yet" in text_of(club.list) and club.list.id == first.id


async def test_the_dice_are_promised_before_anybody_confirms(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    club.bot.tables.draw_chance = lambda: Chance("ab" * 32)
    await club.wait(*club.people[:3])
    assert commitment("ab" * 32) in text_of(club.find_post("A table is ready"))
    club.bot.tables.draw_chance = lambda: Chance("cd" * 32)
    await club.confirm(*club.people[:3])
    assert (await club.table_below()).record.chance.key == "ab" * 32


async def test_whoever_confirmed_is_first_if_another_did_not(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, dee = club.people
    await club.wait(ann, bob, cy)
    late = next(one for one in ids_of(club.find_post("A table is ready")) if one.startswith("b:here:"))
    await club.confirm(bob, cy)
    await club.pass_time(2 * MINUTES)
    assert "Ann did not confirm. Bob and Cy are first in the queue" in text_of(club.find_post("did not start"))
    assert await club.waiting() == ["Bob", "Cy"] and club.channel.threads == []
    forge(simcord_env, club.list, late)
    assert "is over" in reply_text(await bob.click(club.list, custom_id=late)), "an old button of theirs"
    await club.wait(ann, dee)
    assert {p.id for p in (bob, cy, ann)} == pings_of(club), "Ann waits again, behind those who were here"
    assert await club.waiting() == ["Bob", "Cy", "Ann", "Dee"]


async def test_a_click_after_the_time_of_a_call_is_late_even_before_the_clock_looks(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    await club.wait(*club.people[:3])
    await club.confirm(*club.people[:2])
    now = club.bot.tables.times.now
    club.bot.tables.times.now = lambda: now() + 2 * MINUTES
    assert "is over" in reply_text(await club.confirm(club.people[2]))
    assert club.channel.threads == [] and await club.waiting() == ["Ann", "Bob"]


async def test_a_table_is_filled_with_bots_for_those_who_want_that(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann = club.people[0]
    assert "From <t:" in reply_text(await club.wait(ann, sizes="2.3", fill="soon"))
    await club.pass_time(10 * MINUTES)
    assert "A bot takes the empty seat" in text_of(club.find_post("A table is ready"))
    await club.confirm(ann)
    players = (await club.table_below()).record.players
    assert [p.bot for p in players if p.user is None] == ["quick"] and len(players) == 2


# --- whatever happens meanwhile ---


async def test_a_start_that_is_cut_off_goes_on_after_a_restart_and_starts_one_table(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await Club(simcord_env).furnish()
    people = club.people[:3]
    await club.wait(*people)

    def cut_off(*args: Any, **more: Any) -> None:
        raise ConnectionError("cut off")

    for name in ("_open_thread", "_start_in"):
        with monkeypatch.context() as patch:
            patch.setattr(calls.Starter, name, cut_off)
            await (club.confirm(*people) if name == "_open_thread" else club.pass_time(0))
        assert await club.waiting() == ["Ann", "Bob", "Cy"], "no ticket is lost"
    with monkeypatch.context() as patch:
        patch.setattr(calls, "Start", cut_off)
        await club.pass_time(0)
        assert isinstance(await club.table_below(), Lobby)
    with monkeypatch.context() as patch:
        patch.setattr(calls, "Finish", cut_off)
        await club.pass_time(0)
    assert await club.waiting() == ["Ann", "Bob", "Cy"] and isinstance(await club.table_below(), Playing)
    await restart(club, settings)
    await club.pass_time(0)
    assert len(club.channel.threads) == 1 and len(await club.bot.store.open_tables()) == 1
    assert isinstance(await club.table_below(), Playing) and await club.waiting() == []
    assert club.find_post("has started in") and club.posts()[-1].type == discord.MessageType.thread_created


async def test_people_who_click_at_once_are_all_heard(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    pages = [(person, await club.find_people(person)) for person in club.people[:3]]
    take = [next(one for one in ids_of(page.response) if one.startswith("b:seek:")) for _, page in pages]
    await click_at_once(
        simcord_env, [(person, page.response, id, None) for (person, page), id in zip(pages, take, strict=True)]
    )
    call = club.find_post("A table is ready")
    here = next(one for one in ids_of(call) if one.startswith("b:here:"))
    await click_at_once(simcord_env, [(person, call, here, None) for person in club.people[:3]])
    assert len(club.channel.threads) == 1 and isinstance(await club.table_below(), Playing)


async def test_who_leaves_the_queue_or_the_server_plays_nowhere(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, dee = club.people
    await club.wait(ann, bob, cy)
    await club.confirm(ann)
    assert "left the queue" in reply_text(await bob.click(club.find_post("A table is ready"), label="Leave the queue"))
    assert "someone has left the queue" in text_of(club.find_post("did not start"))
    assert "aren't in the queue" in reply_text(await bob.click(club.list, label="Leave the queue"))
    await club.wait(dee)
    await club.confirm(ann, dee)
    club.guild.remove_member(ann)
    await club.confirm(cy)
    assert "Ann did not confirm" in text_of(club.find_post("did not start"))
    assert await club.waiting() == ["Cy", "Dee"] and club.channel.threads == []


async def test_the_server_is_full_or_the_bot_may_open_no_thread(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    club.bot.tables.quotas = replace(club.bot.tables.quotas, tables=1)
    ann, bob, cy, _ = club.people
    await club.wait(ann, bob)
    await ann.slash(club.table_channel, "table new", game="toy")
    assert "already has 1 open game" in reply_text(await club.wait(cy))
    await club.pass_time(0)
    assert await club.waiting() == ["Ann", "Bob"] and len(club.posts()) == 1
    await ann.slash(club.table_channel, "table end")
    await club.wait(cy)
    await club.allow(create_public_threads=False)
    await club.confirm(ann, bob, cy)
    assert "open threads" in text_of(club.find_post("did not start"))
    assert await club.waiting() == ["Ann", "Bob", "Cy"]
    await club.pass_time(0)
    assert "did not start" in text_of(club.posts()[-1]), "nobody is called again at once"


async def test_who_has_as_many_lobbies_as_one_may_have_plays_and_another_is_host(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    club.bot.tables.quotas = replace(club.bot.tables.quotas, lobbies=1)
    ann, bob, cy, _ = club.people
    await club.wait(ann, bob, cy)
    await ann.slash(club.table_channel, "table new", game="toy")
    await club.confirm(ann, bob, cy)
    record = (await club.table_below()).record
    assert record.host == bob.id and {p.user for p in record.players} == {ann.id, bob.id, cy.id}
    assert "already have 1 open lobb" in reply_text(await club.wait(ann))


async def test_nobody_can_wait_where_the_bot_cannot_write(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await club.wait(ann, bob)
    await club.allow(send_messages=False)
    assert "I can't write in the channel" in reply_text(await club.wait(cy))
    other = club.guild.create_text_channel("games")
    await club.eve.slash(club.table_channel, "fronde setup", queue=other)
    club.channel = other
    assert "Ann, for 3 players" in text_of(club.list), "nobody has lost their ticket"


async def test_a_call_in_progress_moves_with_the_queue(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    people = club.people[:3]
    await club.wait(*people)
    call, list = club.find_post("A table is ready"), club.list
    other = club.guild.create_text_channel("games")
    await club.eve.slash(club.table_channel, "fronde setup", queue=other)
    assert list.id not in [m.id for m in club.posts()]
    assert "3 people have to confirm" in text_of(next(iter(other.history())))
    await club.confirm(*people)
    assert [thread.id for thread in club.channel.threads] == [call.id], "below the call"


async def test_the_list_is_posted_anew_if_discord_makes_its_change_wait(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await Club(simcord_env).furnish()
    monkeypatch.setattr(posting, "SIGN_PATIENCE", 0)
    work, first = club.bot.http.request, club.list

    async def request(route: Any, **kwargs: Any) -> Any:
        if route.method == "PATCH" and route.channel_id == club.channel.id:
            await asyncio.get_running_loop().create_future()
        return await work(route, **kwargs)

    monkeypatch.setattr(club.bot.http, "request", request)
    await club.wait(club.people[0])
    assert [first.id in [m.id for m in club.posts()], len(club.posts())] == [False, 1]
    assert "Ann, for 3 players" in text_of(club.list)


# --- settings of people and servers ---


@pytest.mark.parametrize("choice", ["dm", "none", "both"])
async def test_nobody_is_pinged_where_they_do_not_want_it(simcord_env: Any, choice: str) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await bob.slash(club.channel, "settings mine", pings=choice)
    await club.wait(ann, bob, cy)
    assert pings_of(club) == {ann.id, cy.id} | ({bob.id} if choice == "both" else set())
    letters = [text_of(m) for m in bob.user.dm_channel.history()] if choice != "none" else []
    assert [f"/channels/{club.guild.id}/{club.channel.id}" in one for one in letters] == (
        [] if choice == "none" else [True]
    )
    await club.confirm(ann, bob, cy)
    assert isinstance(await club.table_below(), Playing)


async def test_whom_no_message_reaches_is_pinged_in_the_channel(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await bob.slash(club.channel, "settings mine", pings="dm")
    path = f"/channels/{bob.user.dm_channel.id}/messages"
    simcord_env.inject_error("POST", path, status=403, code=50007, times=None)
    await club.wait(ann, bob, cy)
    assert pings_of(club) == {bob.id} and len(club.posts()) == 2
    await club.confirm(ann, bob, cy)
    assert isinstance(await club.table_below(), Playing)


async def test_nobody_is_called_in_their_quiet_hours(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await ann.slash(club.channel, "settings hours", zone="UTC", quiet="23:00-0:10")
    assert "quiet hours" in reply_text(await club.wait(ann, pace="daily"))
    await club.wait(bob, cy, pace="daily")
    assert len(club.posts()) == 1
    await club.pass_time(10 * MINUTES)
    assert "A table is ready" in text_of(club.posts()[-1])


async def test_tickets_are_exported_and_forgotten(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await club.wait(ann, bob, cy)
    await club.confirm(ann)
    reply = await ann.slash(club.channel, "settings privacy", choice="export")
    data = json.loads(await reply.response.attachments[0].read())
    assert [(one["game"], one["guild"], one["confirmed"]) for one in data["tickets"]] == [("toy", club.guild.id, True)]
    assert str(bob.id) not in json.dumps(data)
    sure = await ann.slash(club.channel, "settings privacy", choice="forget")
    await ann.click(sure.response, label="Forget me")
    assert await club.waiting() == ["Bob", "Cy"] and "someone has left" in text_of(club.find_post("did not start"))
    async with club.bot.tables.hold(await club.bot.store.find_queue(club.guild.id)) as table:
        assert str(ann.id) not in repr(table.record)


async def test_where_a_server_has_no_queue_that_is_said(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "MOST_SHOWN", 0)  # it takes seconds to draw them all
    club = Place(simcord_env)
    eve, ann = add_administrator(club), club.people[0]
    assert "/fronde setup queue:" in reply_text(await ann.slash(club.channel, "play", **{"with": "people"}))
    assert "Find people" not in labels_of((await ann.slash(club.channel, "play", game="toy")).response)
    assert "Find people" not in labels_of((await ann.slash(club.channel, "help")).response)
    await eve.slash(club.channel, "fronde setup", queue=club.guild.create_text_channel("find-a-game"))
    page = await ann.click((await ann.slash(club.channel, "play")).response, label="Find people")
    page = await ann.select(page.response, ["toy"], custom_id=find_id(page, "s:people"))
    await ann.click(page.response, label="Join the queue")
    page = await ann.click((await ann.slash(club.channel, "play", game="toy")).response, label="Find people")
    assert labels_of(page.response) == ["Change my terms", "Leave the queue"]
    await eve.slash(club.channel, "fronde setup", reset=True)
    assert "/fronde setup queue:" in reply_text(await ann.click(page.response, label="Change my terms"))


async def test_who_may_open_no_table_cannot_have_one_opened(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    players = club.guild.create_role("players")
    await club.eve.slash(club.table_channel, "fronde setup", role=players)
    assert f"<@&{players.id}>" in reply_text(await club.wait(club.people[0]))
    assert await club.waiting() == []


FORGED = ("toy:brisk:9:soon", "toy:never:3:soon", "toy:brisk:x:soon", "toy:brisk::soon", "no:brisk:3:soon")


@pytest.mark.parametrize("terms", FORGED)
async def test_forged_terms_are_refused(simcord_env: Any, terms: str) -> None:
    club = await Club(simcord_env).furnish()
    forge(simcord_env, club.list, f"b:seek:{terms}")
    await club.people[0].click(club.list, custom_id=f"b:seek:{terms}")
    assert await club.waiting() == []


def test_the_settings_of_a_server_fit_into_an_id() -> None:
    most = 2**64 - 1
    settings = ServerSettings(most, most, most, True, most, "channel", "pt-BR", False, False, most, 50, most)
    id = SaveSetup.make(settings, 2**32 - 1, sure=True)
    assert SaveSetup.read(id.button.split(":")[2:]).read_settings() == (settings, 2**32 - 1)


def test_a_long_list_says_how_many_more_wait() -> None:
    tickets = tuple(Ticket(n, f"Person {n}", "toy", "brisk", (2,), "never", 0, 0) for n in range(200))
    parts = list_parts(Queue(tickets), words(None, None))
    body = next(str(part["text"]) for part in parts if "Person 0" in str(part.get("text")))
    count = sum(line.startswith("- Person") for line in body.splitlines())
    assert body.endswith(f"and {200 - count} more") and "200 waiting" in body and len(body) < MESSAGE


async def test_a_ticket_knows_the_rating_of_its_owner(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, *_ = club.people
    await end(club.bot.store, rated_game(ann.id, 1, ended=10), 1)
    await club.bot.tables.rate()
    await club.wait(ann, bob)
    async with club.bot.tables.hold(await club.bot.store.find_queue(club.guild.id)) as table:
        ratings = {one.user: one.rating for one in table.queue.tickets}
    assert ratings[ann.id] > 0 and ratings[bob.id] is None
    await club.bot.store.save_person(ann.id, Person(ratings=False))
    assert await club.bot.tables.find_rating(ann.id, "toy") is None, "who wants none is not matched by one"


async def test_a_call_ends_and_keeps_its_tickets_if_its_thread_is_somebody_elses(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, dee = club.people
    await club.wait(ann, bob, cy)
    call = club.find_post("A table is ready")
    with club.env._bot_scope():
        await club.bot.get_channel(club.channel.id).get_partial_message(call.id).create_thread(name="mine")
    await club.env.settle()
    await dee.slash(club.channel.threads[0], "table new", game="toy", seats=2)
    await club.confirm(ann, bob, cy)
    assert await club.waiting() == ["Ann", "Bob", "Cy"]
    assert [player.name for player in (await club.table_below()).record.players] == ["Dee"]


async def test_a_call_that_discord_refuses_for_good_ends(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await club.wait(ann, bob, cy)
    path = f"/channels/{club.channel.id}/messages/{club.find_post('A table is ready').id}/threads"
    simcord_env.inject_error("POST", path, status=400, code=160006, times=None)
    await club.confirm(ann, bob, cy)
    assert await club.waiting() == ["Ann", "Bob", "Cy"]
    sure = await ann.slash(club.channel, "settings privacy", choice="forget")
    assert "forgotten" in reply_text(await ann.click(sure.response, label="Forget me"))


async def test_a_lobby_that_somebody_left_before_its_start_is_not_said_to_have_started(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await club.wait(ann, bob, cy)

    def cut_off(*args: Any, **more: Any) -> None:
        raise ConnectionError("cut off")

    with monkeypatch.context() as patch:
        patch.setattr(calls, "Start", cut_off)
        await club.confirm(ann, bob, cy)
    lobby = next(m for m in reversed(list(club.channel.threads[0].history())) if "At the table" in text_of(m))
    await bob.click(lobby, label="Leave")
    await club.pass_time(0)
    assert isinstance(await club.table_below(), Lobby)
    assert await club.waiting() == ["Ann", "Bob", "Cy"], "they are called again, to another table"
    assert not [post for post in club.posts() if "has started in" in text_of(post)]


async def test_nobody_waits_on_a_server_that_put_the_bot_out(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob, cy, _ = club.people
    await club.wait(ann, bob, cy)

    async def cut_off(*args: Any) -> None:
        raise ConnectionError("cut off")

    with monkeypatch.context() as patch:
        patch.setattr(calls.Starter, "_open_thread", cut_off)
        await club.confirm(ann, bob, cy)
    assert await club.waiting() == ["Ann", "Bob", "Cy"]
    simcord_env.backend.remove_guild(club.guild.id)
    await simcord_env.settle()
    assert await club.waiting() == []
