"""Clicks: which button or menu leads where. They survive a restart, because their id holds everything they need."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

import discord
from discord.ext import commands

from cogs import ids
from cogs.intake import may_answer
from cogs.panels import (
    advice,
    analysis,
    care,
    clock,
    files,
    game_log,
    lessons,
    moves,
    orders,
    plans,
    privacy,
    rewinds,
    seating,
    solo,
    tables,
    views,
)
from cogs.panels.actions import ACTIONS, Action, Take, action
from cogs.panels.replies import Asker, Reply, answer
from fronde.core.errors import TableError
from fronde.core.types import Json, Text
from fronde.host.rights import Right


@action(Right.ANYBODY, clicks={ids.ChooseTable: lambda id, picks: (id, ids.read_number(picks))}, slow=True)
async def choose_table(asker: Asker, id: ids.ChooseTable, table_id: int) -> Reply:
    """Do the requested action at the chosen table, with the text that was typed."""
    work = AT_TABLE.get(id.what)
    if work is None:
        raise TableError(Text("error-old-button"))
    return replace(await work(asker, table_id, id.argument), edit=True)


AT_TABLE: Mapping[str, Callable[[Asker, int, str], Awaitable[Reply]]] = {
    "turn": lambda asker, table, typed: moves.open_panel(asker, table),
    "do": lambda asker, table, typed: moves.type_choice(asker, table, typed),
    "undo": lambda asker, table, typed: moves.undo(asker, table),
    "order": lambda asker, table, typed: orders.show(asker, table),
    "plan": lambda asker, table, typed: plans.show(asker, table),
    "hand": lambda asker, table, typed: views.hand(asker, table),
    "board": lambda asker, table, typed: views.board(asker, table, typed),
    "score": lambda asker, table, typed: views.score(asker, table),
    "log": lambda asker, table, typed: game_log.log(asker, table, typed),
    "history": lambda asker, table, typed: views.past_board(asker, table, *views.read_turn(typed)),
    "export": lambda asker, table, typed: files.export(asker, table),
    "move": lambda asker, table, typed: moves.move(asker, table),
    "resume": lambda asker, table, typed: care.resume(asker, table),
}
"""The actions available at a table chosen among several, with the text that was typed."""


class Route(NamedTuple):
    """Where an id leads, and which of its arguments are passed on."""

    kind: type[ids.Id]
    take: Take
    action: Action

    async def follow(self, asker: Asker, arguments: list[str], picks: list[str]) -> Reply:
        """Carry out the id. Raises TableError for one that no version of ours made so."""
        return await self.action.work(asker, *self.take(self.kind.read(arguments), picks))


BESIDE = (advice, analysis, tables, lessons, clock, privacy, rewinds, seating, solo)
"""The other files that declare actions for clicks, besides those named above."""
ROUTES = {kind.name: Route(kind, take, one) for one in ACTIONS for kind, take in one.clicks.items()}
"""The routes by the name of an id."""


async def follow(interaction: discord.Interaction, id: str, data: Mapping[str, Json]) -> None:
    """Answer a click by its route. An id that no version of ours knows any more, or ever made, gets a sentence."""
    name, *arguments = id.split(":")
    route = ROUTES.get(name)

    async def work(asker: Asker) -> Reply:
        if route is None:
            raise TableError(Text("error-old-button"))
        return await route.follow(asker, arguments, read_chosen(data))

    await answer(interaction, work, slow=route is not None and route.action.slow)


ID = re.compile(r"(?s)([bs]:(?P<rest>.*?)(:~\d{10})?|m:(?P<form>.*))")
"""The id of one of our buttons, menus or forms. In a message the first two may have a mark at the end."""


async def hear(interaction: discord.Interaction) -> None:
    """Answer a click, a choice or a sent form by its id alone. So no message is ever parsed, and no click depends on
    the memory of one process."""
    data: Json = interaction.data or {}
    match = ID.fullmatch(str(data.get("custom_id", "")))
    if match is None or not await may_answer(interaction):
        return
    await follow(interaction, match["rest"] if match["form"] is None else match["form"], data)


def read_chosen(data: Mapping[str, Json]) -> list[str]:
    """The choices in a menu, or the text in each field of a form. Raises TableError for anything else."""
    try:
        if "components" not in data:
            values = data.get("values") or []
        else:
            fields = [part.get("component") or part["components"][0] for part in data["components"]]
            values = [field.get("value") or "" for field in fields]
        if isinstance(values, list) and all(isinstance(one, str) for one in values):
            return values
    except (AttributeError, LookupError, TypeError):
        pass
    raise TableError(Text("error-odd-form"))


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    bot.add_listener(hear, "on_interaction")
