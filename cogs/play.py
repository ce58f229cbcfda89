"""What clicks and commands do at a table: the one way from an interaction to the match and back."""

from __future__ import annotations

from collections.abc import Collection

import discord

import images
from cogs import news, panel, typed
from cogs.answers import Reply, sentence
from cogs.buttons import number, route, word
from cogs.errors import refusal
from cogs.layout import Part, picture, text
from cogs.outbox import FORBIDDEN, MISSING
from cogs.pictures import draw
from cogs.speech import reader
from cogs.tables import Table, Tables, tables_of
from db import DirectMessages, StaleRevision
from fronde.core.errors import IllegalAction, StaleDecision, TableError, UndoRefused
from fronde.core.types import Text
from fronde.texts import Words


async def open_panel(interaction: discord.Interaction, table_id: int, *, edit: bool = False) -> Reply:
    """The panel of whoever acts."""
    tables = tables_of(interaction)
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        table.get_match()
        _check_seated(table, interaction.user.id)
        note = await note_visit(interaction, tables, table, said)
        return Reply(panel.panel_parts(table, interaction.user.id, said, note), edit=edit)


async def choose(
    interaction: discord.Interaction, typed_text: str, steps: Collection[str] | None = None, game: str | None = None
) -> Reply:
    """Answer by a typed choice: an option's id or label. `steps` narrows it to a verb of `game`."""
    tables = tables_of(interaction)
    table_id = await tables.find(interaction)
    async with tables.hold(table_id) as table:
        said, user = reader(interaction, table.record.game), interaction.user.id
        table.get_match()
        if game is not None and game != table.record.game:
            raise TableError(Text("error-other-game", {"game": table.record.game}))
        note = await note_visit(interaction, tables, table, said)
        seat, step, picks = typed.find_picks(table, user, typed_text, said, steps)
        events = await tables.act(table, user, seat, picks, step)
        done = "\n".join([note, *news.story(table, events, seat, said, news.STORY)])
        return Reply(panel.panel_parts(table, user, said, done.strip() or said.say("done")))


@route("turn")
async def click_turn(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """`Take your turn`, `Answer`: the panel, for whoever clicks."""
    return await open_panel(interaction, number(arguments, 0))


@route("pick")
async def click_pick(interaction: discord.Interaction, arguments: list[str], chosen: list[str]) -> Reply:
    """An option: a button that names it, or a menu."""
    table_id, since, seat_number = [number(arguments, n) for n in range(3)]
    step, option = word(arguments, 3), arguments[4:]
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        match = table.get_match()
        _check_seated(table, user)
        note = await note_visit(interaction, tables, table, said)
        seat = dict(enumerate(table.game.seats(match.setup))).get(seat_number)
        try:
            if seat not in table.seats_of(user):
                raise StaleDecision(Text("error-stale"))
            decision = tables.check_fresh(table, seat, step, since)
            picks = [decision.options[number(option or chosen, n)] for n in range(len(option or chosen))]
            await tables.act(table, user, seat, picks, step, direct=interaction.guild_id is None)
        except IllegalAction as error:
            note = f"{note}\n{refusal(error, said)}"
        except StaleRevision:
            return await _after_conflict(interaction, tables, table_id, said)
        return Reply(panel.panel_parts(table, user, said, note.strip()), edit=True)


@route("page")
async def click_page(interaction: discord.Interaction, arguments: list[str], chosen: list[str]) -> Reply:
    """A page of a long list of options."""
    table_id, step = number(arguments, 0), word(arguments, 3)
    async with tables_of(interaction).hold(table_id) as table:
        said = reader(interaction, table.record.game)
        table.get_match()
        _check_seated(table, interaction.user.id)
        opened = panel.Opened(number(arguments, 2), step, number(chosen, 0))
        return Reply(panel.panel_parts(table, interaction.user.id, said, opened=opened), edit=True)


@route("undo")
async def click_undo(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Undo in a panel; a panel that is old undoes nothing."""
    return await undo(interaction, number(arguments, 0), number(arguments, 1))


async def undo(interaction: discord.Interaction, table_id: int, revision: int | None = None) -> Reply:
    """Take back one's last choice; with a revision, only where nothing has changed since."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        table.get_match()
        _check_seated(table, user)
        try:
            if revision is not None and revision != table.record.revision:
                raise StaleDecision(Text("error-stale"))
            await tables.undo(table, user)
            notice = said.say("undone")
        except (UndoRefused, StaleDecision) as error:
            notice = refusal(error, said)
        except StaleRevision:
            return await _after_conflict(interaction, tables, table_id, said)
        return Reply(panel.panel_parts(table, user, said, notice), edit=True)


@route("board", slow=True)
async def click_board(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """A look at the board from the panel."""
    return await board(interaction, number(arguments, 0), "mine")


LARGE = 2400
"""Pixels of the board to open in full."""
BOARDS = ("mine", "all", "large", "dark")
"""The ways to look at the board itself."""


async def board(interaction: discord.Interaction, table_id: int, whose: str) -> Reply:
    """The board now, as everybody or as one's own seat sees it, what changed since the last turn post marked; large,
    on dark ground, or another picture of the game. Raises TableError for a picture there is not."""
    async with tables_of(interaction).hold(table_id) as table:
        said = reader(interaction, table.record.game)
        _check_dealt(table)
        if whose not in (*BOARDS, *images.OFFERED.get(table.record.game, ())):
            raise TableError(Text("error-no-picture"))
        seats = table.seats_of(interaction.user.id) if whose == "mine" else []
        view, before, game = table.view(seats[0] if seats else None), news.shown_before(table), table.record.game
        parts: list[Part] = [picture(), text(news.score_line(table, said)), text(panel.waiting_line(table, said))]
    show = "board" if whose in BOARDS else whose
    width, style = (LARGE if whose == "large" else 1600), ("dark" if whose == "dark" else "light")
    return Reply(parts, await draw(game, view, before, said.locale, show=show, width=width, style=style))


async def hand(interaction: discord.Interaction, table_id: int) -> Reply:
    """What the reader alone may know."""
    tables = tables_of(interaction)
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        _check_dealt(table)
        _check_seated(table, interaction.user.id)
        note = await note_visit(interaction, tables, table, said)
        parts = [text(note), *news.hand_parts(table, interaction.user.id, said)]
        seats, game = table.seats_of(interaction.user.id), table.record.game
        view, show = table.view(seats[0]), f"hand:{seats[0]}"
    drawn = await draw(game, view, None, said.locale, show=show) if len(seats) == 1 else None
    return Reply([*parts, picture()] if drawn else parts, drawn)


async def score(interaction: discord.Interaction, table_id: int) -> Reply:
    """Every seat's score item by item."""
    async with tables_of(interaction).hold(table_id) as table:
        said = reader(interaction, table.record.game)
        _check_dealt(table)
        assert table.match is not None
        lines = [
            said.say(
                "score-detail",
                player=table.player_of(seat).name,
                seat=seat,
                total=items["total"],
                items=news.score_items(items, said),
            )
            for seat, items in table.match.score().items()
        ]
        return sentence("\n".join(lines))


def _check_dealt(table: Table) -> None:
    if table.match is None:
        table.get_match()


def _check_seated(table: Table, user: int) -> None:
    """Raise TableError for somebody who has no seat."""
    if not table.seats_of(user):
        raise TableError(Text("error-not-at-table"))


async def _after_conflict(interaction: discord.Interaction, tables: Tables, table_id: int, said: Words) -> Reply:
    """Another process was faster: show what is asked now."""
    table = await tables.reload(table_id)
    return Reply(panel.panel_parts(table, interaction.user.id, said, said.say("error-stale")), edit=True)


async def note_visit(interaction: discord.Interaction, tables: Tables, table: Table, said: Words) -> str:
    """What a player who acts has to hear: messages that could not reach them. Remembers their language."""
    player = table.record.find_player(interaction.user.id)
    notes = []
    if player is not None:
        locale = str(interaction.locale)
        if player.dm == DirectMessages.CLOSED:
            notes.append(said.say("note-dm-closed"))
            await tables.note_dm(table, player, DirectMessages.NOTED, locale)
        elif player.dm == DirectMessages.UNASKED:
            await tables.note_dm(table, player, DirectMessages.OPEN, locale)
            await tables.post(table, [news.hand_letter(table, player)])
        elif player.locale != locale:
            await tables.note_dm(table, player, player.dm, locale)
    if table.record.trouble in (MISSING, FORBIDDEN):
        notes.append(said.say(f"note-channel-{table.record.trouble}"))
    return "\n".join(notes)
