"""Clicks: which button or menu leads to which handler. Clicks survive a restart, because the id contains all they
need."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import discord
from discord.ext import commands

from cogs import ids
from cogs.intake import may_answer
from cogs.messages.forms import Fields
from cogs.panels import (
    advice,
    analysis,
    care,
    clock,
    files,
    game_log,
    guides,
    life,
    lobby,
    moves,
    orders,
    plans,
    preferences,
    privacy,
    puzzles,
    queue,
    reports,
    rewinds,
    seating,
    solo,
    stats,
    tables,
    turning,
    views,
)
from cogs.panels.handlers import HANDLERS, Handler, handler
from cogs.panels.replies import Asker, Reply, respond
from fronde.core.errors import TableError
from fronde.core.types import Json, Text
from fronde.host.people.rights import Right


@handler(Right.ANYBODY, clicks={ids.ChooseTable: lambda id, picks: (id, ids.read_number(picks))}, slow=True)
async def choose_table(asker: Asker, id: ids.ChooseTable, table_id: int) -> Reply:
    """Run the handler at the chosen table, with the text typed earlier. Raises TableError for an unknown one."""
    if id.what not in CHOICES:
        raise TableError(Text("error-old-button"))
    one, read = CHOICES[id.what]
    return replace(await one.check_and_run(asker, table_id, *read(id.argument)), edit=True)


class Route(NamedTuple):
    """The handler that an id leads to, and a function that makes its arguments."""

    kind: type[ids.Id]
    take: Callable[[Any, Any], tuple[object, ...]]
    handler: Handler


BESIDE = (
    advice, analysis, care, clock, files, game_log, guides, life, lobby, moves, orders, plans, preferences, privacy,
    puzzles, queue, reports, rewinds, seating, solo, stats, tables, turning, views,
)  # fmt: skip
"""Files imported only because they declare handlers for clicks."""
ROUTES = {kind.name: Route(kind, take, one) for one in HANDLERS for kind, take in one.clicks.items()}
"""The routes of buttons and menus by the name of their id."""
FORMS = {kind.name: Route(kind, take, one) for one in HANDLERS for kind, take in one.forms.items()}
"""The routes of forms by the name of their id."""
CHOICES = {word: (one, read) for one in HANDLERS for word, read in one.choices.items()}
"""The handlers after the choice of a table, by the word in the id, each with a function that reads the typed text."""


ID = re.compile(r"(?s)([bs]:(?P<rest>.*?)(:~\d{10})?|m:(?P<form>.*))")
"""The pattern of the ids of our buttons, menus and forms. Ids of buttons and menus in a message may end with a mark."""


async def hear(interaction: discord.Interaction) -> None:
    """Answer a click, a menu choice or a submitted form by its id alone. So the bot never parses a message, and no
    click depends on the memory of one process. An outdated or forged id is refused with a sentence."""
    data: Json = interaction.data or {}
    match = ID.fullmatch(str(data.get("custom_id", "")))
    if match is None or not await may_answer(interaction):
        return
    routes, read = (ROUTES, read_values) if match["form"] is None else (FORMS, read_fields)
    name, *arguments = (match["rest"] or match["form"] or "").split(":")
    route = routes.get(name)

    async def run(asker: Asker) -> Reply:
        if route is None:
            raise TableError(Text("error-old-button"))
        values = read(data)
        return await route.handler.check_and_run(asker, *route.take(route.kind.read(arguments), values))

    await respond(interaction, run, slow=route is not None and route.handler.slow)


def read_values(data: Mapping[str, Json]) -> list[str]:
    """The values chosen in a menu. Raises TableError for any other data."""
    values = data.get("values") or []
    if isinstance(values, list) and all(isinstance(one, str) for one in values):
        return values
    raise TableError(Text("error-odd-form"))


def read_fields(data: Mapping[str, Json]) -> Fields:
    """The fields of a form. Raises TableError for any other data."""
    try:
        parts = [part.get("component") or part["components"][0] for part in data["components"]]
        fields = {part["custom_id"]: part.get("values") or [part.get("value") or ""] for part in parts}
        if all(isinstance(one, str) for values in fields.values() for one in (*values, "")):
            return {name: [one for one in values if one] for name, values in fields.items() if isinstance(name, str)}
    except (AttributeError, LookupError, TypeError):
        pass
    raise TableError(Text("error-odd-form"))


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    bot.add_listener(hear, "on_interaction")
