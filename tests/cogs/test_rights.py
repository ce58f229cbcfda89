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
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.results import InteractionResult

import fronde.host
from cogs.actions import ACTIONS, Action, action
from cogs.clicks import AT_TABLE
from cogs.ids import Id
from cogs.messages.names import words
from cogs.messages.speech import command_text
from db import find_file
from fronde.games import GAMES
from fronde.host.actors import User
from fronde.host.commands import AnswerOffer, Command, HandOver, MoveTo, TakeOver
from fronde.host.rights import REFUSALS, Right
from fronde.host.substitutes import GiveSeat
from tests.cogs.story import Place, said, text_of
from tests.cogs.test_opponents import hurry
from tests.cogs.test_servers import add_administrator

# --- one declaration for everything ---


def named_ids() -> list[type[Id]]:
    """Every kind of id a button, a menu or a form of ours may have."""
    found, left = [], [Id]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if "name" in vars(kind) and kind.__module__.startswith("cogs."):
            found.append(kind)
    return found


def names_of(tree: Any) -> list[str]:
    """What may be typed or chosen, by the names actions declare: a game's verbs do what `/do` does."""
    found = {EXPLAIN.get(menu.name, menu.name) for kind in MENUS for menu in tree.get_commands(type=kind)}
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            root = command.root_parent
            found.add("do" if root is not None and root.name in GAMES else command.qualified_name)
    return sorted(found)


MENUS = (discord.AppCommandType.message, discord.AppCommandType.user)
EXPLAIN = {str(command_text("menu-explain")): "menu-explain"}


def host_commands() -> list[Any]:
    """Every class of the host that judges."""
    found = set()
    for module in pkgutil.iter_modules(fronde.host.__path__, "fronde.host."):
        found |= {one for one in vars(importlib.import_module(module.name)).values() if hasattr(one, "judge")}
    return sorted(found - {Command}, key=lambda one: one.__name__)


def find_gaps(
    kinds: Sequence[Any], names: Sequence[str], commands: Sequence[Any], actions: Sequence[Action]
) -> list[str]:
    """What no action declares, or more than one does, or what there is not; and what nobody may do, or asks for."""
    gaps = [f"{one.__name__}: no right" for one in commands if not isinstance(getattr(one, "right", None), Right)]
    run = {command for one in actions for command in one.commands}
    people = {one for one in commands if getattr(one, "right", Right.ANYBODY) != Right.NOBODY}
    gaps += [f"{one.__name__}: {'never' if one in people else 'not for people to'} run" for one in run ^ people]
    lists: list[tuple[Sequence[Any], list[Any]]] = [
        (kinds, [kind for one in actions for kind in one.clicks]),
        (names, [name for one in actions for name in one.slash]),
    ]
    for there, declared in lists:
        gaps += [f"{one}: {declared.count(one)} actions" for one in there if declared.count(one) != 1]
        gaps += [f"{one}: there is none" for one in declared if one not in there]
    gaps += [f"{one.work.__name__}: nothing leads there" for one in actions if not one.clicks and not one.slash]
    return gaps + [f"{one.work.__name__}: nobody may" for one in actions if one.right == Right.NOBODY]


async def test_everything_people_may_do_is_declared_once(simcord_env: Any) -> None:
    kinds, names, commands = named_ids(), names_of(simcord_env.bot.tree), host_commands()
    assert len(kinds) > 60 and len(names) > 40 and len(commands) > 30
    assert find_gaps(kinds, names, commands, ACTIONS) == []
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
    assert sorted(find_gaps([*kinds, cheating], names_of(tree), [*commands, judging], ACTIONS)) == [
        "<class 'tests.cogs.test_rights.Cheat'>: 0 actions", "Judge: never run", "Judge: no right",
        "Peek: 0 actions", "fronde cheat: 0 actions",
    ]  # fmt: skip
    twice = replace(ACTIONS[0], right=Right.NOBODY, slash=("nowhere",))
    assert len(find_gaps(kinds, names_of(tree), commands, [*ACTIONS, twice])) >= 5


async def _peek(interaction: discord.Interaction, message: discord.Message) -> None:
    """Look at a hand."""


def test_a_server_s_right_is_one_alone_and_a_table_is_named_where_its_right_is_checked() -> None:
    for right in (Right.NOBODY, Right.HOST, Right.ADMINISTRATOR | Right.OPERATOR, Right.ANYBODY | Right.OPERATOR):
        with pytest.raises(AssertionError):
            action(right)(_nothing)


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
        return next(person for person in self.people if person.user.global_name == name)

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
        await add_administrator(self).slash(self.channel, "fronde setup", steward=self.stewards)
        cy, dee, ann, eli = map(self.user, ("Cy", "Dee", "Ann", "Eli"))
        seat = (await self.table()).record.find_player(eli.id).token
        for user, command in (
            (cy, HandOver(dee)),
            (dee, AnswerOffer(cy.id, True)),
            (eli, GiveSeat(seat, "quick", ("Ada",))),
            (ann, MoveTo(self.abroad.id, self.other.id)),
        ):
            await self.do(user, command)
        with self.env._bot_scope():
            thread = await self.bot.get_channel(self.abroad.id).create_thread(
                name="thread", type=discord.ChannelType.public_thread
            )
            post = (await self.bot.get_channel(self.forum.id).create_thread(name="post", content="A post")).thread
        self.rooms = {self.abroad.id: self.other, self.lobby.id: self.guild, thread.id: self.other, post.id: self.guild}

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
            data = {"custom_id": custom_id, "component_type": ComponentType.STRING_SELECT, "values": ["1"]}
            record, payload = interactions.base_payload(
                env.backend, type=InteractionType.MESSAGE_COMPONENT, channel_id=channel,
                guild_id=None if room is None else self.rooms[room].id, user_id=user.id, data=data,
            )  # fmt: skip
            stored = env.backend.get_message(channel, self.message_in(channel))
            payload["message"] = dict(serializers.message_payload(env.backend, stored))
            record.source_message_id = stored.id
            env.backend.emit("INTERACTION_CREATE", payload)
            results.append(InteractionResult(env, record))
        await env.settle()
        answers = [[one for one in (result.response, *result.followups) if one and one.ephemeral] for result in results]
        return ["\n".join(map(text_of, answer)) for answer in answers]

    def message_in(self, channel: int) -> int:
        """A message of the bot there."""
        own = self.env.backend.bot_user.id
        found = [m.id for m in self.env.backend.messages[channel].values() if m.author_id == own]
        return found[0] if found else self.env.backend.create_message(channel, own, "Here I am").id

    async def state(self) -> Any:
        """What nobody may change who has no right to."""
        record = (await self.table()).record
        return record.revision, list(record.players), record.host, record.acting, record.votes, record.channel

    async def table(self) -> Any:
        """The table."""
        async with self.bot.tables.hold(1) as table:
            return table


def id_of(kind: type[Id], seat: int) -> str:
    """An id that can be read, of the table and that seat."""
    known = {"answer": "yes", "what": "pause", "seat": seat}
    given = {one.name: known.get(one.name, 1 if "int" in str(one.type) else "x") for one in fields(kind)}
    return kind(**given).menu


AT_TABLE_RIGHTS = {
    **dict.fromkeys(("turn", "do", "undo", "order", "plan", "hand"), Right.PLAYER),
    **dict.fromkeys(("board", "score", "log", "history"), Right.ANYBODY),
    **dict.fromkeys(("move", "resume"), Right.MEMBER),
}
"""What is asked for of who chooses among tables, and whose right it is."""


def ways_in(seat: int = 0) -> dict[str, Right]:
    """The ids of clicks that concern the table, and whose right each is."""
    kinds = {kind: one.right for one in ACTIONS for kind in one.clicks if "table" in {f.name for f in fields(kind)}}
    found = {id_of(kind, seat): right for kind, right in kinds.items()}
    return {**found, **{f"s:table:{what}": right for what, right in AT_TABLE_RIGHTS.items()}}


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


ELSEWHERE = ("s:table:move", "s:table:resume")
"""What is refused to everybody in direct messages: a table needs a channel."""


def refusal(right: Right, custom_id: str = "", room: int | None = 0) -> str:
    """What is said to whoever lacks a right."""
    key = REFUSALS.get(right, "error-not-at-table")
    return words(None, "toy").say("error-only-in-channel" if room is None and custom_id in ELSEWHERE else key)


async def check_refused(club: Club, held: Mapping[str, Right], people: Iterable[str]) -> None:
    """Whoever lacks a right is told so, in the same words everywhere, and changes nothing."""
    before = await club.state()
    for custom_id, right in ways_in().items():
        if right & Right.ANYBODY:
            continue
        tried = [(name, room, custom_id) for name in people if not held[name] & right for room in (*club.rooms, None)]
        told = await club.click(tried)
        wrong = {one: told for one, told in zip(tried, told, strict=True) if told != refusal(right, custom_id, one[1])}
        assert not wrong, wrong
        assert await club.state() == before, custom_id


async def check_granted(club: Club, held: Mapping[str, Right], people: Iterable[str], database: Path) -> None:
    """Whoever has a right is told of anything but the lack of it; each tries it as things are now."""
    now, kept = sqlite3.connect(database), sqlite3.connect(":memory:")
    now.backup(kept)
    before, rooms = await club.state(), itertools.cycle((*club.rooms, None))
    for name in people:
        seats = (await club.table()).seats_of(club[name].id)
        for custom_id, right in ways_in((await club.table()).seats.index(seats[0]) if seats else 0).items():
            if held[name] & right or (not held[name] and right & Right.ANYBODY):
                [told] = await club.click([(name, next(rooms), custom_id)])
                assert told != refusal(right) or right & Right.ANYBODY, (name, custom_id)
                if await club.state() != before:
                    kept.backup(now)
                    club.bot.tables.forget(1)
    now.close()


@pytest.mark.usefixtures("only_sqlite")
async def test_a_right_is_the_table_s_wherever_it_is_asked_for(simcord_env: Any, database_url: str) -> None:
    assert set(AT_TABLE_RIGHTS) == set(AT_TABLE)
    club, database = Club(simcord_env), find_file(database_url)
    assert database is not None
    await club.begin()
    await check_refused(club, BEFORE, BEFORE)
    await check_granted(club, BEFORE, ("Ann", "Bob", "Eli", "Stranger", "Steward", "Role"), database)
    await club.do(club.user("Role"), TakeOver())
    changed = [name for name in BEFORE if BEFORE[name] != AFTER[name]]
    await check_refused(club, AFTER, changed)
    await check_granted(club, AFTER, changed, database)
    simcord_env.backend.remove_member_role(club.guild.id, club["Role"].id, club.stewards.id)
    await simcord_env.advance_time(61)
    await check_refused(club, ENDED, ["Role"])


OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "do": {"choice": "x"},
    "table end": {"steward": True},
    "table move": {"table": "1"},
    "table pace": {"pace": "daily"},
    "table rewind": {"turn": 0},
    "table settings": {"pings": "channel"},
}
"""What goes with a command that wants it."""
ABOVE = ("do", "hand", "note", "order", "plan", "turn", "undo")
"""Commands that in a thread mean the table of the channel above."""


async def test_a_typed_command_asks_for_the_same_right_as_a_click(simcord_env: Any) -> None:
    club = Club(simcord_env)
    await club.begin()
    before, [thread] = await club.state(), list(club.abroad.threads)
    people = {"table hand-over": {"player": club["Bob"].user}, "table replace": {"player": club["Bob"].user}}
    tried = 0
    for name, right in sorted((name, one.right) for one in ACTIONS for name in one.slash):
        if right in (Right.ADMINISTRATOR, Right.OPERATOR) or right & Right.ANYBODY:
            continue
        for who in (who for who in BEFORE if not BEFORE[who] & right):
            for channel in (club.abroad, thread) if name in ABOVE else (club.abroad,):
                person = next(one for one in club.members if one.id == club[who].id)
                result = await person.slash(channel, name, **{**OPTIONS.get(name, {}), **people.get(name, {})})
                assert said(result) == refusal(right), (name, who)
                tried += 1
    assert tried > 150 and await club.state() == before
