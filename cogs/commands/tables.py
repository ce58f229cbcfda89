"""The commands of a table's life: /table new, join, leave, start, options, board, history, move and the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs import ids
from cogs.commands.channels import check_permissions, place_for
from cogs.commands.choices import game_choices, pace_choices, suggest_tables, to_choices
from cogs.commands.translation import Translator, speaks_others
from cogs.messages.lobby import ANY, role_name
from cogs.messages.speech import command_text
from cogs.panels import care, clock, files, moves, seating, views
from cogs.panels.replies import Asker, Reply, answer, asker_of
from fronde.bots import LEVELS
from fronde.core.errors import TableError
from fronde.host.actors import User
from fronde.host.commands import HandOver
from fronde.host.table import get_lobby

LEVEL_CHOICES = [app_commands.Choice(name=command_text(f"level-{one}"), value=one) for one in LEVELS]


async def at_table(interaction: discord.Interaction, work: Callable[[Asker, int], Awaitable[Reply]]) -> None:
    """Answer what concerns the open table of this channel."""
    await answer(interaction, lambda asker: _with_table(asker, work))


async def _with_table(asker: Asker, work: Callable[[Asker, int], Awaitable[Reply]]) -> Reply:
    return await work(asker, await asker.tables.find_here(asker.channel, open_only=True))


class LifeCog(commands.GroupCog, group_name="table", group_description=command_text("command-table")):
    """/table …"""

    @app_commands.command(name="new", description=command_text("command-table-new"))
    @app_commands.describe(
        game=command_text("command-table-new.game"),
        seats=command_text("command-table-new.seats"),
        pace=command_text("command-table-new-pace"),
    )
    @app_commands.choices(pace=pace_choices(own=False))
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 25] | None = None,
        pace: str | None = None,
    ) -> None:
        """Open a lobby."""

        async def work(asker: Asker) -> Reply:
            draft = moves.opening(asker, game, seats, pace)
            await asker.tables.check_opening(asker.user, draft)
            async with place_for(interaction, asker, draft) as (opening, homeless):
                return await moves.open_table(asker, opening, homeless)

        await answer(interaction, work, slow=True)

    @app_commands.command(name="join", description=command_text("command-table-join"))
    @app_commands.describe(role=command_text("command-table-join.role"))
    async def join(self, interaction: discord.Interaction, role: str | None = None) -> None:
        """Sit down."""
        await at_table(interaction, lambda asker, table: moves.join(asker, table, _read_role(role)))

    @join.autocomplete("role")
    async def _roles(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        asker = asker_of(interaction)
        try:
            async with asker.tables.hold(await asker.tables.find_here(asker.channel, open_only=True)) as table:
                free, words = get_lobby(table).find_free(), asker.words(table.record.game)
        except TableError:
            return []
        return to_choices({role: role_name(words, role) for role in free} | {ANY: role_name(words, None)}, current)

    @app_commands.command(name="leave", description=command_text("command-table-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Get up."""
        await at_table(interaction, moves.leave)

    @app_commands.command(name="start", description=command_text("command-table-start"))
    async def start(self, interaction: discord.Interaction) -> None:
        """Begin."""
        await at_table(interaction, moves.start)

    @app_commands.command(name="options", description=command_text("command-table-options"))
    async def options(self, interaction: discord.Interaction) -> None:
        """Show and change the options."""
        await at_table(interaction, moves.show_options)

    @app_commands.command(name="board", description=command_text("command-table-board"))
    @app_commands.describe(file=command_text("command-table-board.file"))
    async def board(self, interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
        """Play on a board of one's own, or on the game's again."""

        async def work(asker: Asker) -> Reply:
            return await _with_table(asker, lambda asker, table: files.set_file(asker, table, file))

        await answer(interaction, work, slow=True)

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

        async def work(asker: Asker) -> Reply:
            table_id = await asker.find_table("history", views.write_turn(turn, changes))
            return await views.past_board(asker, table_id, turn, changes)

        await answer(interaction, work, slow=True)

    @app_commands.command(name="export", description=command_text("command-table-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """The record of a game that is over."""
        await answer(interaction, files.export_here)

    @app_commands.command(name="move", description=command_text("command-table-move"))
    @app_commands.describe(table=command_text("command-table-move.table"))
    async def move(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Bring one's table here; a steward, any whose home this server is."""

        async def work(asker: Asker) -> Reply:
            if asker.guild is not None:
                check_permissions(interaction)
            return await moves.move_here(asker, None if table is None else ids.read_number([table]))

        await answer(interaction, work)

    @move.autocomplete("table")
    async def _tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await suggest_tables(asker_of(interaction), current)

    @app_commands.command(name="end", description=command_text("command-table-end"))
    @app_commands.describe(steward=command_text("command-table-end.steward"))
    async def end(self, interaction: discord.Interaction, steward: bool = False) -> None:
        """End the table."""
        await at_table(interaction, lambda asker, table: moves.end(asker, table, as_steward=steward))

    @app_commands.command(name="resume", description=command_text("command-table-resume"))
    async def resume(self, interaction: discord.Interaction) -> None:
        """Let the clocks here run again, or go on with a game that was put to rest."""

        async def work(asker: Asker) -> Reply:
            if (paused := await care.find_paused(asker)) is not None:
                return await clock.vote_pause(asker, paused, False)
            if asker.guild is not None:
                check_permissions(interaction)
            return await care.resume_here(asker)

        await answer(interaction, work)

    @app_commands.command(name="take-over", description=command_text("command-table-take-over"))
    async def take_over(self, interaction: discord.Interaction) -> None:
        """Act as host, as a steward of the table's home server."""
        await at_table(interaction, care.take_over)

    @app_commands.command(name="replace", description=command_text("command-table-replace"))
    @app_commands.describe(
        player=command_text("command-table-replace.player"), by=command_text("command-table-replace.by")
    )
    async def replace(
        self, interaction: discord.Interaction, player: discord.User, by: discord.User | None = None
    ) -> None:
        """Offer the seat of somebody who is gone to another, or to whoever comes first."""
        to = None if by is None else User(by.id, by.display_name)
        is_bot, is_member = by is not None and by.bot, by is None or isinstance(by, discord.Member)
        await at_table(interaction, lambda asker, table: care.replace(asker, table, player.id, to, is_bot, is_member))

    @app_commands.command(name="hand-over", description=command_text("command-table-hand-over"))
    @app_commands.describe(
        player=command_text("command-table-hand-over.player"), anybody=command_text("command-table-hand-over-anybody")
    )
    async def hand_over(
        self, interaction: discord.Interaction, player: discord.User | None = None, anybody: bool = False
    ) -> None:
        """Offer one's seat to somebody; Discord gives a Member for who is on the server, and a User for who is not."""
        if anybody and player is None:
            await at_table(interaction, clock.ask_substitute)
            return
        offer = HandOver(None)
        if player is not None:
            to = User(player.id, player.display_name)
            offer = HandOver(to, player.bot, is_member=isinstance(player, discord.Member))
        await at_table(interaction, lambda asker, table: moves.hand_over(asker, table, offer))

    @app_commands.command(name="opponent", description=command_text("command-table-opponent"))
    @app_commands.describe(
        seat=command_text("command-table-opponent.seat"), level=command_text("command-table-opponent.level")
    )
    @app_commands.choices(level=LEVEL_CHOICES)
    async def opponent(
        self, interaction: discord.Interaction, seat: str | None = None, level: str | None = None
    ) -> None:
        """Have a machine sit down, or play on for somebody."""
        await at_table(interaction, lambda asker, table: seating.seat_or_give(asker, table, seat, level or LEVELS[0]))

    @opponent.autocomplete("seat")
    async def _seats(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return to_choices(await seating.suggest_seats(asker_of(interaction)), current)
        except TableError:
            return []

    @app_commands.command(name="take-back", description=command_text("command-table-take-back"))
    async def take_back(self, interaction: discord.Interaction) -> None:
        """Play again oneself what a machine plays meanwhile."""
        await at_table(interaction, seating.take_back)


def _read_role(role: str | None) -> str | None:
    return None if role is None or role.strip().casefold() == ANY else role.strip().casefold()


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    if speaks_others():
        await bot.tree.set_translator(Translator())
    app_commands.choices(game=game_choices())(LifeCog.new)
    await bot.add_cog(LifeCog())
