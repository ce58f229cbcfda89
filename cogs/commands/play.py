"""The commands with options for a game in progress: /do, and those that show something."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.commands.choices import make_choices, offer, offer_options
from cogs.commands.slash import COMMANDS, at_table, slash
from cogs.messages.speech import OPTION, command_text
from cogs.panels import game_log, guides, moves, plans, puzzles, reports, solo, views
from cogs.panels.replies import Asker, Reply, respond

Query = app_commands.Range[str, 1, 100]
Note = app_commands.Range[str, 1, plans.LONGEST_NOTE]
Sentence = app_commands.Range[str, 1, OPTION]
Remark = app_commands.Range[str, 1, reports.LONGEST_REMARK]


@slash("do")
async def do(interaction: discord.Interaction, choice: str) -> None:
    """Answer any question by a typed choice."""
    await at_table(interaction, lambda asker, table: moves.type_choice(asker, table, choice), "do", choice)


do.autocomplete("choice")(offer_options())


@slash("note")
async def note(interaction: discord.Interaction, words: Note | None = None) -> None:
    """Write a private note, in a form without `words`. If the asker first has to choose a table, no form can follow, so
    the plan opens instead."""
    if words is None:
        await at_table(interaction, plans.open_form, "plan")
    else:
        await at_table(interaction, lambda asker, table: plans.write_note(asker, table, words), "note", words)


@slash("board")
async def board(interaction: discord.Interaction, view: str = "mine") -> None:
    """Show the current board."""
    await at_table(interaction, lambda asker, table: views.board(asker, table, view), "board", view, slow=True)


board.autocomplete("view")(offer(views.suggest))


@slash("log")
async def log(interaction: discord.Interaction, about: Query | None = None) -> None:
    """Show the log, or only the entries about one name."""
    await at_table(interaction, lambda asker, table: game_log.log(asker, table, about), "log", about or "", slow=True)


log.autocomplete("about")(offer(game_log.suggest))


@slash("rules")
async def rules(interaction: discord.Interaction, find: Query | None = None, game: str | None = None) -> None:
    """Show a rule by number or word; without a search, how to play."""
    await respond(interaction, lambda asker: views.rules(asker, find, game))


@slash("learn", what=make_choices("learn-what", ("guide", "puzzle")))
async def learn(interaction: discord.Interaction, game: str | None = None, what: str = "guide") -> None:
    """Begin the guided game of a game or go on with it, or give a puzzle of it."""

    async def work(asker: Asker) -> Reply:
        here = game or await views.game_here(asker)
        if what == "puzzle":
            return await puzzles.next_puzzle(asker, game or puzzles.find_game(here))
        return await guides.learn(asker, here)

    await respond(interaction, work, slow=True)


@slash("help")
async def help_or_report(
    interaction: discord.Interaction, text: Sentence | None = None, remark: Remark | None = None
) -> None:
    """Show what can be done here; or report a text of the bot, without the form."""
    if text is None and remark is None:
        await respond(interaction, solo.help_page)
        return
    fields = {"text": [text or ""], "remark": [remark or ""]}
    await respond(interaction, lambda asker: reports.keep(asker, 0, fields, is_form=False), slow=True)


@app_commands.context_menu(name=command_text("menu-explain"))
async def explain(interaction: discord.Interaction, message: discord.Message) -> None:
    """Explain a turn post in full."""
    await respond(interaction, lambda asker: views.explain(asker, message.id), slow=True)


COMMANDS["menu-explain"] = explain


@app_commands.context_menu(name=command_text("menu-report"))
async def report(interaction: discord.Interaction, message: discord.Message) -> None:
    """Report a text of the bot that reads badly."""
    lines = reports.read_lines(message) if message.author == interaction.client.user else []
    await respond(interaction, lambda asker: reports.open_form(asker, message.id, lines))


COMMANDS["menu-report"] = report
