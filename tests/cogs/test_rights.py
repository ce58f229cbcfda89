"""Whose right it is: every way in has one declaration, and who lacks its right changes nothing, wherever they ask."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.results import InteractionResult

import fronde.host
from cogs.admin.stewards import MOST_KNOWN
from cogs.clicks import CHOICES
from cogs.ids import Id
from cogs.messages.names import words
from cogs.messages.speech import command_text
from cogs.panels.handlers import HANDLERS, Handler, handler
from db import find_file
from fronde.games import GAMES
from fronde.host.commands.base import Command
from fronde.host.commands.life import TakeOver
from fronde.host.commands.play import Act
from fronde.host.commands.seats import AnswerOffer, GiveSeat, HandOver
from fronde.host.people.actors import User
from fronde.host.people.rights import REFUSALS, Right
from fronde.host.store import Change
from tests.cogs.story import Place, ids_of, labels_of, reply_text, text_of
from tests.cogs.test_opponents import hurry
from tests.cogs.test_servers import add_administrator

# --- one declaration for everything ---


def named_ids() -> list[type[Id]]:
    """Every kind of id a button, a menu or a form of ours may have."""
    kinds, stack = [], [Id]
    while stack:
        kind = stack.pop()
        stack += kind.__subclasses__()
        if "name" in vars(kind) and kind.__module__.startswith("cogs."):
            kinds.append(kind)
    return kinds


def names_of(tree: Any) -> list[str]:
    """What may be typed or chosen, by the names actions declare: a game's verbs do what `/do` does."""
    names = {MENU_NAMES.get(menu.name, menu.name) for kind in MENUS for menu in tree.get_commands(type=kind)}
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            root = command.root_parent
            names.add("do" if root is not None and root.name in GAMES else command.qualified_name)
    return sorted(names)


MENUS = (discord.AppCommandType.message, discord.AppCommandType.user)
MENU_NAMES = {str(command_text(name)): name for name in ("menu-explain", "menu-report")}


def host_commands() -> list[Any]:
    """Every class of the host that judges."""
    classes = set()
    for module in pkgutil.walk_packages(fronde.host.__path__, "fronde.host."):
        classes |= {one for one in vars(importlib.import_module(module.name)).values() if hasattr(one, "judge")}
    return sorted(classes - {Command}, key=lambda one: one.__name__)


def find_gaps(
    kinds: Sequence[Any], names: Sequence[str], commands: Sequence[Any], actions: Sequence[Handler]
) -> list[str]:
    """What no action declares, or more than one does, or what there is not; and what nobody may do, or asks for."""
    gaps = [f"{one.__name__}: no right" for one in commands if not isinstance(getattr(one, "right", None), Right)]
    run = {command for one in actions for command in one.commands}
    people = {one for one in commands if getattr(one, "right", Right.ANYBODY) != Right.NOBODY}
    gaps += [f"{one.__name__}: {'never' if one in people else 'not for people to'} run" for one in run ^ people]
    lists: list[tuple[Sequence[Any], list[Any]]] = [
        (kinds, [kind for one in actions for kind in (*one.clicks, *one.forms)]),
        (names, [name for one in actions for name in one.slash]),
    ]
    for there, claims in lists:
        gaps += [f"{one}: {claims.count(one)} actions" for one in there if claims.count(one) != 1]
        gaps += [f"{one}: there is none" for one in claims if one not in there]
    gaps += [
        f"{one.check_and_run.__name__}: nothing leads there"
        for one in actions
        if not (one.clicks or one.forms or one.slash or one.choices)
    ]
    return gaps + [f"{one.check_and_run.__name__}: nobody may" for one in actions if one.right == Right.NOBODY]


async def test_everything_people_may_do_is_declared_once(simcord_env: Any) -> None:
    kinds, names, commands = named_ids(), names_of(simcord_env.bot.tree), host_commands()
    assert len(kinds) > 60 and len(names) > 40 and len(commands) > 30
    assert find_gaps(kinds, names, commands, HANDLERS) == []
    assert len({kind.name for kind in kinds}) == len(kinds)


async def test_what_is_not_declared_is_found(simcord_env: Any) -> None:
    tree, kinds, commands = simcord_env.bot.tree, named_ids(), host_commands()

    @app_commands.command(name="cheat")
    async def cheat(interaction: discord.Interaction) -> None:
        """Look at every hand."""

    tree.get_command("fronde").add_command(cheat)
    tree.add_command(app_commands.ContextMenu(name="Peek", callback=_peek))
    cheating = type("Cheat", (Id,), {"name": "cheat"})
    judging = type("Judge", (), {"judge": lambda self, table, actor: None})
    assert sorted(find_gaps([*kinds, cheating], names_of(tree), [*commands, judging], HANDLERS)) == [
        "<class 'tests.cogs.test_rights.Cheat'>: 0 actions", "Judge: never run", "Judge: no right",
        "Peek: 0 actions", "fronde cheat: 0 actions",
    ]  # fmt: skip
    twice = replace(next(one for one in HANDLERS if one.clicks), right=Right.NOBODY, slash=("nowhere",))
    assert len(find_gaps(kinds, names_of(tree), commands, [*HANDLERS, twice])) >= 5


ANYBODYS = {
    "life": "answer_offer take_seat",
    "lobby": "join open_table show_options",
    "analysis": "analyse choose take_back turn_page walk_to",
    "boards": "place_board",
    "game_log": "log turn_page",
    "clicks": "choose_table",
    "files": "export export_here",
    "tables": "follow list_tables unfollow",
    "guides": "again choose go_on learn look open_page read_rule tell_why undo",
    "views": "board explain past_board rules score since_visit whole_turn",
    "privacy": "choose forget",
    "leagues": "join leave show_games show_standings",
    "puzzles": "answer hint next_puzzle open_puzzle solve try_puzzle",
    "queue": "change_terms confirm find_people leave take_ticket",
    "rewinds": "look_back",
    "solo": "begin choose_game help_page list_games offer show_game",
    "stats": "show",
    "seating": "show",
    "preferences": "keep_form open_form settle take_holiday",
    "reports": "keep open_empty open_form",
}
"""What anybody may do, or try: to look, to learn, to sit down, and to say what concerns themselves alone."""


async def test_what_anybody_may_do_is_listed(simcord_env: Any) -> None:
    by_module: dict[str, list[str]] = {}
    for one in HANDLERS:
        if one.right & Right.ANYBODY:
            by_module.setdefault(one.check_and_run.__module__.rpartition(".")[2], []).append(one.check_and_run.__name__)
    assert {file: " ".join(sorted(names)) for file, names in by_module.items()} == ANYBODYS


async def _peek(interaction: discord.Interaction, message: discord.Message) -> None:
    """Look at a hand."""


def test_a_server_s_right_is_one_alone_and_a_table_is_named_where_its_right_is_checked() -> None:
    for right in (Right.NOBODY, Right.HOST, Right.ADMINISTRATOR | Right.OPERATOR, Right.ANYBODY | Right.OPERATOR):
        with pytest.raises(AssertionError):
            handler(right)(_nothing)


async def _nothing(asker: Any) -> Any:
    """Do nothing."""


# --- everybody everywhere ---


class Club(Place):
    """A table that was opened on one server and has gone on to another: of Ann, its host, Bob, Dee, who took Cy's seat,
    and a machine that plays for Eli. People of every other kind look on, members of both servers."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__(env, ("Ann", "Bob", "Cy", "Eli", "Dee", "Stranger"))
        hurry(self.bot)
        self.other, self.members = env.create_guild("Another club"), list[Any]()
        manages = discord.Permissions(manage_channels=True)
        self.managers = self.guild.create_role("managers", permissions=manages)
        self.stewards = self.guild.create_role("stewards")
        self.elsewhere = self.other.create_role("managers", permissions=manages)
        self.add("Steward", home=self.managers)
        self.add("Role", home=self.stewards)
        self.add("Elsewhere", away=self.elsewhere)
        self.add("Keeper")
        self.add("Warden")
        self.members += [self.other.add_member(person.user) for person in self.people[: -len(self.members)]]
        """The same people on the other server."""
        self.abroad = self.other.create_text_channel("abroad")
        self.lobby, self.forum = self.guild.create_text_channel("lobby"), self.guild.create_forum_channel("forum")
        for channel in (self.channel, self.lobby, self.forum, self.abroad):
            self.let(channel, "Keeper", discord.Permissions(manage_channels=True))
            self.let(channel, "Warden", discord.Permissions.all_channel() & ~discord.Permissions(manage_channels=True))

    def __getitem__(self, name: str) -> Any:
        return next(person for person in self.people if name in (person.user.global_name, person.name))

    def user(self, name: str) -> User:
        """Somebody as the table knows them."""
        return User(self[name].id, name)

    def add(self, name: str, home: Any = None, away: Any = None) -> Any:
        """Somebody more, with a role on either server."""
        user = self.env.create_user(name.lower(), global_name=name)
        self.people.append(self.guild.add_member(user, roles=[home] if home else []))
        self.members.append(self.other.add_member(user, roles=[away] if away else []))
        return self.people[-1]

    def let(self, channel: Any, name: str, may: discord.Permissions) -> None:
        """Have an overwrite of a channel allow somebody something."""
        with self.env._bot_scope():
            self.env.backend.set_overwrite(channel.id, Overwrite(self[name].id, OverwriteType.MEMBER, may.value, 0))

    async def begin(self) -> None:
        """Play until everybody is what they are to be."""
        await self.open(4)
        self.people.append(add_administrator(self))
        await self["Eve"].slash(self.channel, "fronde setup", steward=self.stewards)
        cy, dee, eli = map(self.user, ("Cy", "Dee", "Eli"))
        seat = (await self.table()).record.find_player(eli.id).token
        for user, command in (
            (cy, HandOver(dee)),
            (dee, AnswerOffer(cy.id, True)),
            (eli, GiveSeat(seat, "quick", ("Ada",))),
        ):
            await self.do(user, command)
        await self.bring(self.abroad, self.other)
        with self.env._bot_scope():
            thread = await self.bot.get_channel(self.abroad.id).create_thread(
                name="thread", type=discord.ChannelType.public_thread
            )
            post = (await self.bot.get_channel(self.forum.id).create_thread(name="post", content="A post")).thread
        self.rooms = {self.abroad.id: self.other, self.lobby.id: self.guild, thread.id: self.other, post.id: self.guild}

    async def bring(self, room: Any, server: Any) -> None:
        """The table goes on in a channel of another server, and its home stays."""
        values = {"channel": room.id, "guild": server.id}
        with self.env._bot_scope():
            await self.bot.store.commit(Change(1, (await self.table()).record.revision, values))
            self.bot.tables.forget(1)
            await self.bot.tables.show_again(1)
        await self.env.settle()

    async def do(self, user: User, command: Any) -> None:
        """Somebody does something at the table."""
        with self.env._bot_scope():
            await self.bot.tables.run(1, user, command)
        await self.env.settle()

    async def click(self, clicks: Sequence[tuple[str, int | None, str]]) -> list[str]:
        """What each of these is told: somebody, in a channel or in direct messages, clicks something of that id."""
        env, results = self.env, []
        for name, room, custom_id in clicks:
            user = self[name].user
            channel = user.dm_channel.id if room is None else room
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.STRING_SELECT}
            data["values"], kind = ["1"], InteractionType.MESSAGE_COMPONENT
            if custom_id.startswith("m:"):
                data, kind = {"custom_id": custom_id, "components": []}, InteractionType.MODAL_SUBMIT
            record, payload = interactions.base_payload(
                env.backend, type=kind, channel_id=channel,
                guild_id=None if room is None else self.rooms[room].id, user_id=user.id, data=data,
            )  # fmt: skip
            source = env.backend.get_message(channel, self.message_in(channel))
            payload["message"] = dict(serializers.message_payload(env.backend, source))
            record.source_message_id = source.id
            env.backend.emit("INTERACTION_CREATE", payload)
            results.append(InteractionResult(env, record))
        await env.settle()
        answers = [[one for one in (result.response, *result.followups) if one and one.ephemeral] for result in results]
        return ["\n".join(map(text_of, answer)) for answer in answers]

    def message_in(self, channel: int) -> int:
        """A message of the bot there."""
        own = self.env.backend.bot_user.id
        message_ids = [m.id for m in self.env.backend.messages[channel].values() if m.author_id == own]
        return message_ids[0] if message_ids else self.env.backend.create_message(channel, own, "Here I am").id

    async def touch(self, person: Any) -> bool:
        """Whether somebody may do in direct messages what takes a seat or a steward."""
        if person not in self.people:
            self.people.append(person)
        [text] = await self.click([(person.name, None, "b:keep:1")])
        assert text in (refusal(Right.MEMBER), words(None, "toy").say("kept-open"))
        return text != refusal(Right.MEMBER)

    def count_requests(self, person: Any) -> int:
        """How often the home server was asked of somebody."""
        path = f"/guilds/{self.guild.id}/members/{person.id}"
        return sum(one.path == path for one in self.env.http_requests)

    async def forget(self, person: Any) -> None:
        """Somebody has the bot forget them."""
        reply = await person.slash(self.channel, "settings privacy", choice="forget")
        assert "forgotten" in reply_text(await person.click(reply.response, custom_id=f"b:forget:{person.id}"))

    async def choose(self) -> None:
        """Whoever is asked answers as a clock would."""
        table = await self.table()
        decision = next(one for one in table.match.decisions if one.required)
        act = Act(decision.seat, decision.step, table.match.default(decision))
        await self.do(User(table.player_of(decision.seat).user, "Somebody"), act)

    async def state(self) -> Any:
        """What nobody may change who has no right to."""
        record = (await self.table()).record
        return (
            record.revision,
            list(record.players),
            record.host,
            record.acting,
            record.consent.votes,
            record.venue.channel,
        )

    async def table(self) -> Any:
        """The table."""
        async with self.bot.tables.hold(1) as table:
            return table


def id_of(kind: type[Id], seat: int) -> Id:
    """An id that can be read, of the table and that seat."""
    defaults = {"answer": "yes", "what": "pause", "seat": seat}
    kwargs = {one.name: defaults.get(one.name, 1 if "int" in str(one.type) else "x") for one in fields(kind)}
    return kind(**kwargs)


def _is_of_table(kind: type[Id]) -> bool:
    """Whether the ids of a kind concern a table."""
    return "table" in {field.name for field in fields(kind)}


AT_TABLE_RIGHTS = {
    **dict.fromkeys(("turn", "note", "do", "undo", "order", "plan", "hand"), Right.PLAYER),
    **dict.fromkeys(("analyse", "board", "export", "history", "log", "score"), Right.ANYBODY),
    **dict.fromkeys(("move", "resume"), Right.MEMBER),
}
"""What is asked for of who chooses among tables, and whose right it is."""


def ways_in(seat: int = 0) -> dict[str, Right]:
    """The ids of clicks and forms that concern the table, and whose right each is."""
    rights = {id_of(kind, seat).menu: one.right for one in HANDLERS for kind in one.clicks if _is_of_table(kind)}
    rights |= {id_of(kind, seat).form: one.right for one in HANDLERS for kind in one.forms if _is_of_table(kind)}
    return {**rights, **{f"s:table:{what}": right for what, right in AT_TABLE_RIGHTS.items()}}


BEFORE = {
    "Ann": Right.PLAYER | Right.HOST,
    "Bob": Right.PLAYER,
    "Dee": Right.PLAYER,
    "Cy": Right.NOBODY,
    "Eli": Right.LENDER,
    "Stranger": Right.NOBODY,
    "Steward": Right.STEWARD,
    "Role": Right.STEWARD,
    "Elsewhere": Right.NOBODY,
    "Keeper": Right.NOBODY,
    "Warden": Right.NOBODY,
}
"""What everybody is at the table, besides anybody."""
AFTER = BEFORE | {"Ann": Right.PLAYER | Right.FORMER_HOST, "Role": Right.HOST | Right.STEWARD}
"""When Role acts as host in Ann's place."""
ENDED = AFTER | {"Role": Right.NOBODY}
"""When Role is no steward any more."""


def refusal(right: Right) -> str:
    """What is said to whoever lacks a right."""
    return words(None, "toy").say(REFUSALS.get(right, "error-not-at-table"))


async def check_refusals(club: Club, rights: Mapping[str, Right], people: Iterable[str]) -> None:
    """Whoever lacks a right is told so, in the same words everywhere, and changes nothing."""
    before = await club.state()
    for custom_id, right in ways_in().items():
        if right & Right.ANYBODY:
            continue
        clicks = [
            (name, room, custom_id) for name in people if not rights[name] & right for room in (*club.rooms, None)
        ]
        lines = await club.click(clicks)
        wrong = {one: text for one, text in zip(clicks, lines, strict=True) if text != refusal(right)}
        assert not wrong, wrong
        assert await club.state() == before, custom_id


async def check_grants(club: Club, rights: Mapping[str, Right], people: Iterable[str], database: Path) -> None:
    """Whoever has a right is told of anything but the lack of it; each tries it as things are now."""
    now, snapshot = sqlite3.connect(database), sqlite3.connect(":memory:")
    now.backup(snapshot)
    before, rooms = await club.state(), itertools.cycle((*club.rooms, None))
    for name in people:
        seats = (await club.table()).seats_of(club[name].id)
        for custom_id, right in ways_in((await club.table()).seats.index(seats[0]) if seats else 0).items():
            if rights[name] & right or (not rights[name] and right & Right.ANYBODY):
                [text] = await club.click([(name, next(rooms), custom_id)])
                assert text != refusal(right) or right & Right.ANYBODY, (name, custom_id)
                if await club.state() != before:
                    snapshot.backup(now)
                    club.bot.tables.forget(1)
    now.close()


@pytest.mark.sqlite("the file is put back as it was")
async def test_a_right_is_the_table_s_wherever_it_is_asked_for(simcord_env: Any, database_url: str) -> None:
    assert {word: one.right for word, (one, _) in CHOICES.items()} == AT_TABLE_RIGHTS
    club, database = Club(simcord_env), find_file(database_url)
    assert database is not None
    await club.begin()
    await check_refusals(club, BEFORE, BEFORE)
    await check_grants(club, BEFORE, ("Ann", "Bob", "Eli", "Stranger", "Steward", "Role"), database)
    await club.do(club.user("Role"), TakeOver())
    changes = [name for name in BEFORE if BEFORE[name] != AFTER[name]]
    await check_refusals(club, AFTER, changes)
    await check_grants(club, AFTER, changes, database)
    simcord_env.backend.remove_member_role(club.guild.id, club["Role"].id, club.stewards.id)
    await simcord_env.advance_time(61)
    await check_refusals(club, ENDED, ["Role"])


OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "do": {"choice": "x"},
    "table end": {"steward": True},
    "table move": {"table": "1"},
    "clock pace": {"pace": "daily"},
    "table rewind": {"turn": 0},
    "settings table": {"pings": "channel"},
}
"""What goes with a command that wants it."""
ABOVE = ("do", "hand", "note", "order", "plan", "turn", "undo")
"""Commands that in a thread mean the table of the channel above."""
OWN = ("table wake", "league begin", "league close", "league remove")
"""Commands that mean one's own tables, wherever they are, or a league of the server."""


async def test_a_typed_command_asks_for_the_same_right_as_a_click(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.begin()
    before, [thread] = await club.state(), list(club.abroad.threads)
    people = {"seat hand-over": {"player": club["Bob"].user}, "seat replace": {"player": club["Bob"].user}}
    attempts = 0
    for name, right in sorted((name, one.right) for one in HANDLERS for name in one.slash):
        if right in (Right.ADMINISTRATOR, Right.OPERATOR) or right & Right.ANYBODY or name in OWN:
            continue
        for who in (who for who in BEFORE if not BEFORE[who] & right):
            for channel in (club.abroad, thread) if name in ABOVE else (club.abroad,):
                person = next(one for one in club.members if one.id == club[who].id)
                result = await person.slash(channel, name, **{**OPTIONS.get(name, {}), **people.get(name, {})})
                assert reply_text(result) == refusal(right), (name, who)
                attempts += 1
    assert attempts > 150 and await club.state() == before


# --- what was found, as it was done ---


async def test_who_may_only_manage_a_room_of_their_own_is_no_steward(simcord_env: Any) -> None:
    """A member without a seat or role has only an overwrite *Manage Channels* on a room of their own."""
    club = Club(simcord_env)
    await club.open(2)
    room, keeper, posts = club.guild.create_text_channel("room"), club["Keeper"], [text_of(m) for m in club.posts()]
    club.let(room, "Keeper", discord.Permissions(manage_channels=True))
    assert await keeper.autocomplete(room, "table move", "table", "") == []
    assert reply_text(await keeper.slash(room, "table move", table="1")) == refusal(Right.MEMBER)
    assert [text_of(m) for m in club.posts()] == posts
    assert "no game" in reply_text(await keeper.slash(room, "seat take-over"))
    assert "no game" in reply_text(await keeper.slash(room, "table end"))
    assert "here now" in reply_text(await club["Ann"].slash(room, "table move"))
    assert (await club.table()).record.venue.channel == room.id
    for steward in (False, True):
        assert reply_text(await keeper.slash(room, "table end", steward=steward)) == refusal(Right.MEMBER)
    assert reply_text(await keeper.slash(room, "seat take-over")) == refusal(Right.STEWARD)
    record = (await club.table()).record
    assert record.is_open and record.acting is None and record.host == club["Ann"].id


async def test_on_a_server_of_one_s_own_one_is_no_steward_of_a_table_brought_there(simcord_env: Any) -> None:
    """A player brings the game to a server of their own; so does a friend without a seat manage that server."""
    club = Club(simcord_env)
    await club.open(2)
    bob = club["Bob"]
    own = simcord_env.create_guild("Bob's", owner=bob.user)
    managing = own.create_role("managers", permissions=discord.Permissions(manage_channels=True, manage_guild=True))
    friend = own.add_member(simcord_env.create_user("friend"), roles=[managing])
    owner, room = _member(own, bob.user), own.create_text_channel("room")
    await club.bring(room, own)
    for _ in range(6):
        await club.choose()
    log = list((await club.table()).match.log)
    assert reply_text(await owner.slash(room, "table end", steward=True)) == refusal(Right.STEWARD)
    assert reply_text(await owner.slash(room, "seat take-over")) == refusal(Right.STEWARD)
    assert reply_text(await friend.slash(room, "table rewind", turn=0)) == refusal(Right.MEMBER)
    assert reply_text(await friend.slash(room, "seat take-over")) == refusal(Right.STEWARD)
    assert reply_text(await friend.slash(room, "table end")) == refusal(Right.MEMBER)
    assert await friend.autocomplete(room, "table move", "table", "") == []
    table = await club.table()
    assert table.record.is_open and table.match.log == log and table.record.host == club["Ann"].id
    steward = club["Steward"]
    assert [one["value"] for one in await steward.autocomplete(club.lobby, "table move", "table", "")] == ["1"]
    assert "here now" in reply_text(await steward.slash(club.lobby, "table move", table="1"))
    assert (await club.table()).record.venue.guild == club.guild.id


# --- who is a steward ---


async def test_a_server_is_asked_once_a_minute_and_what_it_takes_away_counts_then(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.begin()
    steward, role = club["Steward"], club["Role"]
    assert await club.touch(steward) and await club.touch(role) and await club.touch(steward)
    assert [club.count_requests(one) for one in (steward, role)] == [1, 1]
    for one, power in ((steward, club.managers), (role, club.stewards)):
        simcord_env.backend.remove_member_role(club.guild.id, one.id, power.id)
    await simcord_env.advance_time(61)
    assert not await club.touch(steward) and not await club.touch(role)
    assert [club.count_requests(one) for one in (steward, role)] == [2, 2]
    simcord_env.backend.add_member_role(club.guild.id, steward.id, club.managers.id)
    assert reply_text(await steward.slash(club.lobby, "table move", table="1")) != refusal(Right.MEMBER)
    assert club.count_requests(steward) == 2, "what they do on the home server brings what they are there along"
    assert await club.touch(steward)
    club.guild.remove_member(steward)
    await simcord_env.advance_time(61)
    assert not await club.touch(steward), "who has left the server looks after nothing there"


async def test_the_owner_and_administrators_are_stewards_and_who_manages_the_server_alone_is_none(
    simcord_env: Any,
) -> None:
    club = Club(simcord_env)
    await club.begin()
    for permission, is_steward in (("administrator", True), ("manage_guild", False), ("manage_messages", False)):
        role = club.guild.create_role(permission, permissions=discord.Permissions(**{permission: True}))
        assert await club.touch(club.add(permission, home=role)) == is_steward, permission
    assert await club.touch(_member(club.guild, club.guild.owner))


async def test_the_role_of_stewards_is_what_the_server_says_now(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.begin()
    role, eve = club["Role"], club["Eve"]
    assert f"<@&{club.stewards.id}>" in reply_text(await eve.slash(club.lobby, "fronde setup"))
    assert await club.touch(role)
    assert "Stewards, who look after the tables: anyone who manages all channels." in reply_text(
        await eve.slash(club.lobby, "fronde setup", reset=True)
    )
    assert not await club.touch(role)
    text = reply_text(await eve.slash(club.lobby, "fronde setup", steward=club.guild.default_role))
    assert "members with" not in text and not await club.touch(club["Stranger"]), "everybody is no role to name"
    await eve.slash(club.lobby, "fronde setup", steward=club.stewards)
    assert await club.touch(role)
    simcord_env.backend.delete_role(club.guild.id, club.stewards.id)
    assert not await club.touch(role)


@pytest.mark.parametrize("how", ["fails", "unavailable", "gone"])
async def test_where_the_home_cannot_be_asked_nobody_is_a_steward_and_players_play_on(
    simcord_env: Any, how: str
) -> None:
    club = Club(simcord_env)
    await club.begin()
    if how == "fails":
        simcord_env.inject_error("GET", "/guilds/*/members/*", status=503, times=None)
    elif how == "unavailable":
        simcord_env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), "unavailable": True})
    else:
        with simcord_env._bot_scope():
            await club.bot.get_guild(club.guild.id).leave()
    await simcord_env.settle()
    unknown = words(None, "toy").say("error-steward-unknown")
    for name in ("Steward", "Role", "Elsewhere", "Stranger"):
        [text] = await club.click([(name, None, "b:keep:1")])
        assert text == unknown, name
    member = next(one for one in club.members if one.id == club["Steward"].id)
    assert reply_text(await member.slash(club.abroad, "seat take-over")) == unknown
    before = (await club.table()).record.revision
    for name in ("Ann", "Bob"):
        [text] = await club.click([(name, club.abroad.id, "b:end:1:yes")])
        assert text == words(None, "toy").say("vote-counted")
    record = (await club.table()).record
    assert record.revision == before + 2 and record.is_open


async def test_no_table_is_opened_in_direct_messages(simcord_env: Any) -> None:
    club = Club(simcord_env)
    assert "channel" in reply_text(await club["Ann"].user.slash("table new", game="toy"))
    assert await club.bot.store.open_tables() == []


async def test_what_a_server_or_the_bot_wants_is_no_matter_of_channels(simcord_env: Any) -> None:
    """Administrators may let anybody see a command; its right stays what it is."""
    club = Club(simcord_env)
    await club.begin()
    before = await club.bot.store.server_settings(club.guild.id)
    command = next(one for one in await _commands(club) if one.name == "fronde")
    club.guild.set_command_permissions(command.id, {club.guild.default_role: True})
    for name in ("Keeper", "Warden", "Steward", "Role", "Ann", "Stranger"):
        text = reply_text(await club[name].slash(club.lobby, "fronde setup", steward=club.managers))
        assert text == words(None).say("error-administrators"), name
        for operating in ({"name": "fronde status"}, {"name": "fronde tell", "words": "hello"}):
            options = dict(operating)
            text = reply_text(await club[name].slash(club.lobby, options.pop("name"), **options))
            assert text == words(None).say("error-owner-only"), name
    assert await club.bot.store.server_settings(club.guild.id) == before


async def _commands(club: Club) -> Any:
    with club.env._bot_scope():
        return await club.bot.tree.fetch_commands()


def _member(server: Any, user: Any) -> Any:
    """The owner of a server as a member of it."""
    return MemberActor(server._env, server, user)


# --- the host returns ---


async def test_the_host_returns_by_the_button_in_the_channel(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.open(2, start=False)
    ann, steward, lobby = club["Ann"], club["Steward"], club.posts()[0]
    assert "act as the host" in reply_text(await steward.slash(club.channel, "seat take-over"))
    post = club.posts()[-1]
    assert labels_of(post) == ["Return as host"] and "Ann can return as host at any time" in text_of(post)
    assert reply_text(await club["Bob"].click(post, label="Return as host")) == refusal(Right.FORMER_HOST)
    reply = await ann.slash(club.channel, "table options")
    assert not any(one.startswith("s:") for one in ids_of(reply.response)), "the acting host sets them"
    reply = await steward.slash(club.channel, "table options")
    assert any(one.startswith("s:option") for one in ids_of(reply.response))
    for person, is_host in ((ann, False), (steward, True)):
        reply = await person.click(club.posts()[0], label="Add a bot")
        assert any("bot-pace" in one for one in ids_of(reply.response)) == is_host
    assert reply_text(await ann.slash(club.channel, "clock pace", pace="daily")) == refusal(Right.HOST)
    assert reply_text(await ann.slash(club.channel, "seat opponent")) == refusal(Right.HOST)
    assert refusal(Right.HOST) not in reply_text(await steward.slash(club.channel, "clock pace", pace="daily"))
    simcord_env.backend.remove_member_role(club.guild.id, steward.id, club.managers.id)
    assert reply_text(await steward.slash(club.channel, "clock pace", pace="brisk")) == refusal(Right.HOST)
    assert "the host again" in reply_text(await ann.click(post, label="Return as host"))
    assert "is the host of this table again" in text_of(club.posts()[-1])
    assert club.posts()[0].id == lobby.id and post.id not in [m.id for m in club.posts()]
    assert refusal(Right.HOST) not in reply_text(await ann.slash(club.channel, "clock pace", pace="brisk"))


async def test_a_host_for_whom_a_machine_plays_returns_too(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.begin()
    ann, token = club.user("Ann"), (await club.table()).record.find_player(club["Ann"].id).token
    await club.do(ann, GiveSeat(token, "quick", ("Ada",)))
    await club.do(replace(club.user("Role"), click=None), TakeOver())
    post = list(club.abroad.history())[-1]
    member = next(one for one in club.members if one.id == ann.id)
    assert (await club.table()).seats_of(ann.id) == []
    assert "the host again" in reply_text(await member.click(post, label="Return as host"))
    record = (await club.table()).record
    assert record.acting is None and record.host == ann.id


async def test_a_host_returns_from_the_options_where_the_announcement_is_left_behind(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.open(2)
    ann = club["Ann"]
    assert "act as the host" in reply_text(await club["Steward"].slash(club.channel, "seat take-over"))
    assert "here now" in reply_text(await club["Bob"].slash(club.lobby, "table move"))
    reply = await ann.slash(club.lobby, "table options")
    others = await club["Bob"].slash(club.lobby, "table options")
    assert "Return as host" in labels_of(reply.response) and "Return as host" not in labels_of(others.response)
    assert "the host again" in reply_text(await ann.click(reply.response, label="Return as host"))
    again = await ann.slash(club.lobby, "table options")
    assert (await club.table()).record.acting is None and "Return as host" not in labels_of(again.response)


async def test_to_forget_whoever_acts_brings_the_host_back_and_a_forgotten_host_is_succeeded(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.open(3)
    ann, steward = club["Ann"], club["Steward"]
    await club.do(club.user("Steward"), TakeOver())
    await club.forget(steward)
    record = (await club.table()).record
    assert (record.acting, record.host) == (None, ann.id)
    token = record.find_player(ann.id).token
    await club.do(club.user("Ann"), GiveSeat(token, "quick", ("Ada",)))
    await club.do(club.user("Steward"), TakeOver())
    await club.forget(ann)
    record = (await club.table()).record
    assert record.acting == steward.id and record.host in (club["Bob"].id, club["Cy"].id)
    heir = next(one for one in club.people if one.id == record.host)
    post = club.find_post("now acts as host of the table")
    assert reply_text(await ann.click(post, label="Return as host")) == refusal(Right.FORMER_HOST)
    assert "the host again" in reply_text(await heir.click(post, label="Return as host"))


async def test_no_more_answers_about_stewards_are_kept_than_may_be(simcord_env: Any, simcord_bot: Any) -> None:
    for user in range(MOST_KNOWN + 5):
        simcord_bot.stewards.note(None, user, 1)
    assert len(simcord_bot.stewards._cache) == MOST_KNOWN
    assert (MOST_KNOWN + 4, 1) in simcord_bot.stewards._cache and (4, 1) not in simcord_bot.stewards._cache
