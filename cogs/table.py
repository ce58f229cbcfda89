"""The commands of a game under way: /turn, /do, /undo, and what anybody may ask to see."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import accumulate
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import news, panel, play, typed
from cogs.answers import Reply, answer, sentence
from cogs.layout import PER_MENU
from cogs.speech import MESSAGE, OPTION, clip, clip_lines, command_text, reader
from cogs.tables import read_events, tables_of
from fronde.core.errors import PlayerError, TableError
from fronde.core.game import Game
from fronde.core.rulebook import find_passages
from fronde.core.types import Text
from fronde.games import GAMES, get_game

LOG_LINES = 60
AUTOCOMPLETE_PATIENCE = 2.0
"""Seconds; a list that comes later is of no use."""


async def suggest(
    interaction: discord.Interaction, current: str, steps: Collection[str] | None = None, game: str | None = None
) -> list[app_commands.Choice[str]]:
    """What may be chosen now and fits what is typed; nothing where there is no table or no time."""
    try:
        async with asyncio.timeout(AUTOCOMPLETE_PATIENCE):
            tables = tables_of(interaction)
            async with tables.hold(await tables.find(interaction)) as table:
                table.get_match()
                if game not in (None, table.record.game):
                    return []
                said = reader(interaction, table.record.game)
                return typed.suggest(table, interaction.user.id, current, said, steps)
    except (PlayerError, TimeoutError):
        return []


class TableCog(commands.Cog):
    """Playing and looking. Every answer is for the reader alone."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    async def repost(self) -> None:
        """Post what every open table shows now once more."""
        await self.bot.tables.repost()

    @app_commands.command(name="turn", description=command_text("command-turn"))
    async def turn(self, interaction: discord.Interaction) -> None:
        """The panel."""
        await answer(interaction, self._turn(interaction))

    async def _turn(self, interaction: discord.Interaction) -> Reply:
        return await play.open_panel(interaction, await tables_of(interaction).find(interaction))

    @app_commands.command(name="do", description=command_text("command-do"))
    @app_commands.describe(choice=command_text("command-do.choice"))
    async def do(self, interaction: discord.Interaction, choice: str) -> None:
        """Any decision in words alone."""
        await answer(interaction, play.choose(interaction, choice))

    @do.autocomplete("choice")
    async def _suggest(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, current)

    @app_commands.command(name="undo", description=command_text("command-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """My last step."""
        await answer(interaction, self._undo(interaction))

    async def _undo(self, interaction: discord.Interaction) -> Reply:
        return await play.undo(interaction, await tables_of(interaction).find(interaction))

    @app_commands.command(name="hand", description=command_text("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """My private things."""
        await answer(interaction, self._hand(interaction), slow=True)

    async def _hand(self, interaction: discord.Interaction) -> Reply:
        return await play.hand(interaction, await tables_of(interaction).find(interaction))

    @app_commands.command(name="board", description=command_text("command-board"))
    @app_commands.describe(view=command_text("command-board.view"))
    async def board(self, interaction: discord.Interaction, view: str = "mine") -> None:
        """The board now."""
        await answer(interaction, self._board(interaction, view), slow=True)

    @board.autocomplete("view")
    async def _boards(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        tables = tables_of(interaction)
        try:
            async with tables.hold(await tables.find(interaction)) as table:
                said = reader(interaction, table.record.game)
                named = play.pictures_offered(table, table.game, interaction.user.id, said)
        except TableError:
            return []
        fits = [(show, title) for show, title in named.items() if current.casefold() in title.casefold()]
        return [app_commands.Choice(name=clip(title, OPTION), value=show) for show, title in fits[:PER_MENU]]

    async def _board(self, interaction: discord.Interaction, view: str) -> Reply:
        return await play.board(interaction, await tables_of(interaction).find(interaction), view)

    @app_commands.command(name="score", description=command_text("command-score"))
    async def score(self, interaction: discord.Interaction) -> None:
        """The score now."""
        await answer(interaction, self._score(interaction))

    async def _score(self, interaction: discord.Interaction) -> Reply:
        return await play.score(interaction, await tables_of(interaction).find(interaction))

    @app_commands.command(name="log", description=command_text("command-log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """What happened."""
        await answer(interaction, self._log(interaction))

    async def _log(self, interaction: discord.Interaction) -> Reply:
        tables = tables_of(interaction)
        table_id = await tables.find(interaction)
        async with tables.hold(table_id) as table:
            said = reader(interaction, table.record.game)
            if table.match is None:
                table.get_match()
            await tables.note_visit(table, interaction.user.id)
            seats = table.seats_of(interaction.user.id)
            stored = [table.record.opening, *await tables.store.load_events(table_id)]
            events = [event for group in stored for event in read_events(group)]
            reads = panel.find_acting(table, interaction.user.id)
            lines = news.story(table, events, reads, said, LOG_LINES)
            if len(seats) > 1:
                lines.append(said.say("log-seat", seat=reads))
        return sentence("\n".join(clip_lines(lines, MESSAGE - 100)) or said.say("log-empty"))

    @app_commands.command(name="rules", description=command_text("command-rules"))
    @app_commands.describe(find=command_text("command-rules.find"), game=command_text("command-rules.game"))
    async def rules(
        self,
        interaction: discord.Interaction,
        find: app_commands.Range[str, 1, 100] | None = None,
        game: str | None = None,
    ) -> None:
        """A rule by number or word; how to play where nothing is asked."""
        await answer(interaction, self._rules(interaction, find, game))

    async def _rules(self, interaction: discord.Interaction, find: str | None, wanted: str | None) -> Reply:
        game = get_game(wanted) if wanted else await _game_here(interaction)
        said = reader(interaction, game.key)
        passages = find_passages(said, find, game.speech.first_steps)
        if not passages and not find:
            raise TableError(Text("error-no-rules", {"game": game.key}))
        found = [said.say("rule-line", number=number, title=title, rule=rule) for number, title, rule in passages]
        kept = [line for line, length in zip(found, accumulate(map(len, found)), strict=True) if length < MESSAGE - 100]
        return sentence("\n".join(kept) or said.say("rules-none", find=find or ""))


def game_choices() -> list[app_commands.Choice[str]]:
    """The games on offer, to choose one."""
    return [app_commands.Choice(name=command_text("game-name", key), value=key) for key in list(GAMES)[:PER_MENU]]


async def _game_here(interaction: discord.Interaction) -> Game[Any]:
    """The game of the table here; where there is none, the first on offer."""
    tables = tables_of(interaction)
    try:
        async with tables.hold(await tables.find(interaction)) as table:
            return table.game
    except TableError:
        return next(iter(GAMES.values()))


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    app_commands.choices(game=game_choices())(TableCog.rules)
    await bot.add_cog(TableCog(bot))
