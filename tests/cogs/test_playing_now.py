"""`/play`: a game against bots at once, in every game with at most three interactions until somebody decides."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult

from fronde.bots import LEVELS
from fronde.games import GAMES
from fronde.host.table import Playing
from tests.cogs.story import Place, ids_of, is_turn, labels_of, reply_text, walk
from tests.cogs.test_mousquetaires import count_posts
from tests.cogs.test_opponents import hurry

MOST = 3
"""Interactions until the first decision, the command among them."""


class Newcomer:
    """Ann, who wants to play at once: what she does is counted."""

    def __init__(self, env: Any) -> None:
        self.place = Place(env)
        hurry(self.place.bot)
        self.ann, self.count = self.place.people[0], 0

    async def type(self, **options: str) -> InteractionResult:
        """The command."""
        self.count += 1
        return await self.ann.slash(self.place.channel, "play", **options)

    async def pick(self, reply: InteractionResult, game: str) -> InteractionResult:
        """A game of the list."""
        self.count += 1
        menu = next(one for one in ids_of(reply.response) if one.startswith("s:play:"))
        return await self.ann.select(reply.response, [game], custom_id=menu)

    async def press(self, reply: InteractionResult, label: str) -> InteractionResult:
        """A button of its page."""
        self.count += 1
        return await self.ann.click(reply.response, label=label)

    async def table(self, channel: int) -> Any:
        """The table that stands in a channel."""
        async with self.place.bot.tables.hold(await self.place.bot.store.find_last_table(channel)) as table:
            return table

    async def decide(self, reply: InteractionResult, channel: int) -> int:
        """Answer what is asked below a reply, as the panel there offers it: it counts. Gives how often the table had
        changed before."""
        table = await self.table(channel)
        assert isinstance(table, Playing)
        decision = next(d for d in table.match.decisions if table.player_of(d.seat).user == self.ann.id and d.required)
        before, panel = table.record.revision, SimpleNamespace(response=reply.followups[-1])
        await self.place.pick(
            self.ann, panel, table, decision.seat, decision.step, list(decision.options[: decision.least or 1])
        )
        assert (await self.table(channel)).record.revision > before
        return before


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_three_interactions_lead_to_the_first_decision_of_every_game(simcord_env: Any, game: str) -> None:
    ann = Newcomer(simcord_env)
    page = await ann.pick(await ann.type(), game)
    start = await ann.press(page, "In this channel, quick bots")
    assert ann.count == MOST and "begins in this channel" in reply_text(start)
    table = await ann.table(ann.place.channel.id)
    assert table.record.game == game and len(table.record.players) == GAMES[game].title.player_counts[0]
    assert [player.bot for player in table.record.players if player.user is None] == ["quick"] * (
        len(table.record.players) - 1
    )
    assert await ann.decide(start, ann.place.channel.id) > 1, "with these seeds bots have played before"


@pytest.mark.parametrize("game", ["richelieu", "toy"])
async def test_options_of_the_command_answer_all_at_once(simcord_env: Any, game: str) -> None:
    ann = Newcomer(simcord_env)
    start = await ann.type(game=game, level="thoughtful", where="here")
    assert ann.count == 1
    await ann.decide(start, ann.place.channel.id)
    table = await ann.table(ann.place.channel.id)
    assert {player.bot for player in table.record.players} == {None, "thoughtful"}


async def test_the_panel_follows_as_soon_as_the_bots_have_played(simcord_env: Any) -> None:
    ann = Newcomer(simcord_env)
    ann.place.bot.opponents.sleep = asyncio.sleep
    start = await ann.type(game="richelieu", level="quick", where="here")
    assert len(start.followups) == 1 and await ann.decide(start, ann.place.channel.id) > 1


async def test_an_option_that_is_given_is_not_asked_again(simcord_env: Any) -> None:
    ann = Newcomer(simcord_env)
    page = await ann.pick(await ann.type(level="thoughtful"), "richelieu")
    assert labels_of(page.response) == ["In this channel, thoughtful bots", "In private, thoughtful bots"]
    page = await ann.type(game="richelieu", where="private")
    assert labels_of(page.response) == [f"In private, {level} bots" for level in LEVELS]


async def test_the_list_shows_every_game_with_its_picture_and_what_it_takes(simcord_env: Any) -> None:
    ann = Newcomer(simcord_env)
    reply = await ann.type()
    assert "**Richelieu** · 2 to 4 players · 30 minutes · light\n" in reply_text(reply)
    assert "**Frondeurs et Frondeuses** · 2 to 4 players · three hours · heavy\n" in reply_text(reply)
    sections = [part for part in walk(reply.response.components) if part["type"] == discord.ComponentType.section.value]
    assert len(sections) == len(GAMES) - 1 == len(reply.response.attachments), "all but the toy have pictures"
    for number, (part, file) in enumerate(zip(sections, reply.response.attachments, strict=True)):
        beside = part["accessory"]
        assert beside["type"] == discord.ComponentType.thumbnail.value and 0 < len(beside["description"]) <= 1024
        assert file.filename == ("board.png" if not number else f"picture-{number + 1}.png")
    assert ann.place.posts() == [], "nobody else sees it"
    page = await ann.pick(reply, "liberte")
    assert "1789 to 1799" in reply_text(page) and len(page.response.attachments) == 1
    assert "Harder: looks further ahead" in reply_text(page) and "Anyone who manages threads" in reply_text(page)


async def test_help_begins_with_a_button_for_each_way_to_begin(simcord_env: Any) -> None:
    ann = Newcomer(simcord_env)
    place, person = ann.place, ann.ann
    page = await person.slash(place.channel, "help")
    first = page.response.components[0]
    assert [one["label"] for one in first["components"]] == [
        *("Play now against bots", "Open a table", "Learn a game", "Report a text")
    ]

    async def choose(label: str, game: str) -> InteractionResult:
        games = (await person.click(page.response, label=label)).followups[-1]
        return await person.select(games, [game], custom_id=next(one for one in ids_of(games) if one[0] == "s"))

    game = await choose("Play now against bots", "richelieu")
    assert "In this channel, quick bots" in labels_of(game.response)
    assert "### Liberté: " in reply_text(await choose("Learn a game", "liberte"))
    await choose("Open a table", "richelieu")
    assert (await ann.table(place.channel.id)).record.game == "richelieu" and place.find_post("1 of 2")
    page = await person.user.slash("help")
    assert "channel" in reply_text(await person.user.click(page.response, label="Open a table"))


async def test_in_private_nothing_is_said_in_the_channel(simcord_env: Any) -> None:
    ann = Newcomer(simcord_env)
    start = await ann.press(await ann.pick(await ann.type(), "richelieu"), "In private, quick bots")
    [thread] = ann.place.channel.threads
    assert f"begins in <#{thread.id}>" in reply_text(start) and thread._channel.type == 12
    members = ann.place.env.backend.get_thread(thread.id).thread_members
    assert {int(member) for member in members} == {ann.ann.id, ann.place.bot.user.id}
    assert count_posts(ann.place) == 0 and any(map(is_turn, thread.history()))
    await ann.decide(start, thread.id)
    bob = ann.place.people[1]
    assert "Richelieu" not in reply_text(await bob.slash(ann.place.channel, "table list", which="here"))


async def test_where_there_can_be_no_private_thread_none_is_offered(simcord_env: Any) -> None:
    ann = Newcomer(simcord_env)
    strict = {ann.place.guild.me: discord.PermissionOverwrite(create_private_threads=False)}
    ann.place.channel = ann.place.guild.create_text_channel("strict", overwrites=strict)
    page = await ann.pick(await ann.type(), "richelieu")
    assert labels_of(page.response) == [f"In this channel, {level} bots" for level in LEVELS]
    refusal = await ann.type(game="richelieu", level="quick", where="private")
    assert "I can't open a private thread here" in reply_text(refusal) and not ann.place.channel.threads


async def test_a_refusal_leaves_nothing_behind(simcord_env: Any) -> None:
    ann = Newcomer(simcord_env)
    await ann.place.open(2)
    count = len(ann.place.posts())
    page = await ann.pick(await ann.type(), "richelieu")
    assert "already" in reply_text(await ann.press(page, "In this channel, quick bots"))
    assert len(ann.place.posts()) == count and not ann.place.channel.threads
    start = await ann.press(page, "In private, quick bots")
    assert "begins in" in reply_text(start), "the page still leads on"
    direct = reply_text(await ann.ann.user.slash("play"))
    assert "channel" in direct and "Richelieu" not in direct
