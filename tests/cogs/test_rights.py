"""Whose right it is: every way in has one declaration, and who lacks its right changes nothing, wherever they ask."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands

import fronde.host
from cogs.actions import ACTIONS, Action, action
from cogs.ids import Id
from cogs.messages.speech import command_text
from fronde.games import GAMES
from fronde.host.commands import Command
from fronde.host.rights import Right

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
