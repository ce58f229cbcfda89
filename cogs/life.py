"""The commands of a table's life: /table new, join, leave, start, options, board, history, hand-over, end."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import files, leaving, lobby, news, play
from cogs.answers import Reply, answer
from cogs.layout import PER_MENU
from cogs.speech import Translator, command_text, reader
from cogs.table import game_choices
from cogs.tables import roles_of, tables_of
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.games import get_game


class LifeCog(commands.GroupCog, group_name="table", group_description=command_text("command-table")):
    """/table …"""

    @app_commands.command(name="new", description=command_text("command-table-new"))
    @app_commands.describe(game=command_text("command-table-new.game"), seats=command_text("command-table-new.seats"))
    async def new(
        self, interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 1, 25] | None = None
    ) -> None:
        """Open a lobby."""
        await answer(interaction, lobby.open_table(interaction, game, seats))

    @app_commands.command(name="join", description=command_text("command-table-join"))
    @app_commands.describe(role=command_text("command-table-join.role"))
    async def join(self, interaction: discord.Interaction, role: str | None = None) -> None:
        """Sit down."""
        await answer(interaction, self._join(interaction, role))

    async def _join(self, interaction: discord.Interaction, role: str | None) -> Reply:
        return await lobby.join(interaction, await _find_here(interaction), _read_role(role))

    @join.autocomplete("role")
    async def _roles(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = await tables_of(interaction).store.find_open_table(interaction.channel_id or 0)
        if found is None:
            return []
        async with tables_of(interaction).hold(found) as table:
            record, said = table.record, reader(interaction, table.record.game)
            taken = {p.role for p in record.players}
            free = [r for r in roles_of(get_game(record.game), record.size, record.options) if r not in taken]
            named = {role: news.seat_name(said, role) for role in free} | {lobby.ANY: said.say("role-any")}
        fits = [(role, name) for role, name in named.items() if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=role) for role, name in fits[:PER_MENU]]

    @app_commands.command(name="leave", description=command_text("command-table-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Get up."""
        await answer(interaction, self._at_table(interaction, lobby.leave))

    @app_commands.command(name="start", description=command_text("command-table-start"))
    async def start(self, interaction: discord.Interaction) -> None:
        """Begin."""
        await answer(interaction, self._at_table(interaction, lobby.start))

    @app_commands.command(name="options", description=command_text("command-table-options"))
    async def options(self, interaction: discord.Interaction) -> None:
        """Show and change the options."""
        await answer(interaction, self._at_table(interaction, lobby.show_options))

    @app_commands.command(name="board", description=command_text("command-table-board"))
    @app_commands.describe(file=command_text("command-table-board.file"))
    async def board(self, interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
        """Play on a board of one's own, or on the game's again."""
        await answer(interaction, self._board(interaction, file), slow=True)

    async def _board(self, interaction: discord.Interaction, file: discord.Attachment | None) -> Reply:
        return await files.set_file(interaction, await _find_here(interaction), file)

    @app_commands.command(name="history", description=command_text("command-table-history"))
    @app_commands.describe(
        turn=command_text("command-table-history.turn"), changes=command_text("command-table-history.changes")
    )
    async def history(
        self,
        interaction: discord.Interaction,
        turn: app_commands.Range[int, 0, 9999] | None = None,
        changes: bool = False,
    ) -> None:
        """The board of a turn long past, or what has changed."""
        await answer(interaction, self._history(interaction, turn, changes), slow=True)

    async def _history(self, interaction: discord.Interaction, turn: int | None, changes: bool) -> Reply:
        return await play.past_board(interaction, await tables_of(interaction).find(interaction), turn, changes)

    @app_commands.command(name="end", description=command_text("command-table-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        """End the table."""
        await answer(interaction, self._at_table(interaction, leaving.end))

    @app_commands.command(name="hand-over", description=command_text("command-table-hand-over"))
    @app_commands.describe(player=command_text("command-table-hand-over.player"))
    async def hand_over(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Give one's seat to somebody."""
        await answer(interaction, self._hand_over(interaction, player))

    async def _hand_over(self, interaction: discord.Interaction, player: discord.User) -> Reply:
        return await leaving.hand_over(interaction, await _find_here(interaction), player)

    async def _at_table(self, interaction: discord.Interaction, what: Any) -> Reply:
        reply: Reply = await what(interaction, await _find_here(interaction))
        return reply


async def _find_here(interaction: discord.Interaction) -> int:
    """The open table of this channel. Raises TableError."""
    found = await tables_of(interaction).store.find_open_table(interaction.channel_id or 0)
    if found is None:
        raise TableError(Text("error-no-table-here"))
    return found


def _read_role(role: str | None) -> str | None:
    return None if role is None or role.strip().casefold() == lobby.ANY else role.strip().casefold()


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    await bot.tree.set_translator(Translator())
    app_commands.choices(game=game_choices())(LifeCog.new)
    await bot.add_cog(LifeCog(bot))
