"""The commands of a game under way: /turn, /do, /undo, and what anybody may ask to see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.choices import PATIENCE, game_choices, suggest, to_choices
from cogs.messages.speech import command_text
from cogs.panels import game_log, lessons, moves, plans, views
from cogs.panels.replies import Asker, Reply, answer, asker_of
from fronde.core.errors import TableError


async def _at_table(
    interaction: discord.Interaction,
    what: str,
    work: Callable[[Asker, int], Awaitable[Reply]],
    *,
    typed: str = "",
    slow: bool = False,
) -> None:
    """Answer what concerns the table that is meant; where several may be, `what` is done at the one that is chosen."""

    async def work_at_table(asker: Asker) -> Reply:
        return await work(asker, await asker.find_table(what, typed))

    await answer(interaction, work_at_table, slow=slow)


class PlayCog(commands.Cog):
    """Playing and looking. Every answer is for the reader alone."""

    @app_commands.command(name="turn", description=command_text("command-turn"))
    async def turn(self, interaction: discord.Interaction) -> None:
        """The panel."""
        await _at_table(interaction, "turn", moves.open_panel)

    @app_commands.command(name="do", description=command_text("command-do"))
    @app_commands.describe(choice=command_text("command-do.choice"))
    async def do(self, interaction: discord.Interaction, choice: str) -> None:
        """Any decision in words alone."""
        await _at_table(interaction, "do", lambda asker, table: moves.type_choice(asker, table, choice), typed=choice)

    @do.autocomplete("choice")
    async def _suggest(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, current)

    @app_commands.command(name="plan", description=command_text("command-plan"))
    async def plan(self, interaction: discord.Interaction) -> None:
        """What I mean to choose, and my note."""
        await _at_table(interaction, "plan", plans.show)

    @app_commands.command(name="note", description=command_text("command-note"))
    async def note(self, interaction: discord.Interaction) -> None:
        """A note for myself."""
        await _at_table(interaction, "plan", plans.open_form)

    @app_commands.command(name="undo", description=command_text("command-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """My last step."""
        await _at_table(interaction, "undo", moves.undo)

    @app_commands.command(name="hand", description=command_text("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """My private things."""
        await _at_table(interaction, "hand", views.hand, slow=True)

    @app_commands.command(name="board", description=command_text("command-board"))
    @app_commands.describe(view=command_text("command-board.view"))
    async def board(self, interaction: discord.Interaction, view: str = "mine") -> None:
        """The board now."""
        await _at_table(
            interaction, "board", lambda asker, table: views.board(asker, table, view), typed=view, slow=True
        )

    @board.autocomplete("view")
    async def _boards(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        asker = asker_of(interaction)
        try:
            async with asker.tables.hold(await asker.find_table()) as table:
                game = table.record.game
                names = views.pictures_offered(table, game, asker.user.id, asker.words(game))
        except TableError:
            return []
        return to_choices(names, current)

    @app_commands.command(name="score", description=command_text("command-score"))
    async def score(self, interaction: discord.Interaction) -> None:
        """The score now."""
        await _at_table(interaction, "score", views.score)

    @app_commands.command(name="log", description=command_text("command-log"))
    @app_commands.describe(about=command_text("command-log.about"))
    async def log(self, interaction: discord.Interaction, about: app_commands.Range[str, 1, 100] | None = None) -> None:
        """What happened, or what concerned one thing alone."""
        await _at_table(
            interaction, "log", lambda asker, table: game_log.log(asker, table, about), typed=about or "", slow=True
        )

    @log.autocomplete("about")
    async def _things(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        asker = asker_of(interaction)
        try:
            async with asyncio.timeout(PATIENCE):
                return to_choices(await game_log.suggest(asker, await asker.find_table()), current)
        except (TableError, TimeoutError):
            return []

    @app_commands.command(name="rules", description=command_text("command-rules"))
    @app_commands.describe(find=command_text("command-rules.find"), game=command_text("command-rules.game"))
    async def rules(
        self,
        interaction: discord.Interaction,
        find: app_commands.Range[str, 1, 100] | None = None,
        game: str | None = None,
    ) -> None:
        """A rule by number or word; how to play where nothing is asked."""
        await answer(interaction, lambda asker: views.rules(asker, find, game))

    @app_commands.command(name="learn", description=command_text("command-learn"))
    @app_commands.describe(game=command_text("command-learn.game"))
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Lessons."""

        async def work(asker: Asker) -> Reply:
            return await lessons.list_lessons(asker, game or await views.game_here(asker))

        await answer(interaction, work)

    @app_commands.command(name="help", description=command_text("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """What there is to do, and how."""
        await answer(interaction, views.help_page)


@app_commands.context_menu(name=command_text("menu-explain"))
async def explain(interaction: discord.Interaction, message: discord.Message) -> None:
    """What a turn post tells of."""
    await answer(interaction, lambda asker: views.explain(asker, message.id), slow=True)


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    bot.tree.add_command(explain)
    app_commands.choices(game=game_choices())(PlayCog.rules)
    app_commands.choices(game=game_choices())(PlayCog.learn)
    await bot.add_cog(PlayCog())
