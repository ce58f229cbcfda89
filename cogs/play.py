"""What clicks and commands do at a table: the one way from an interaction to the match and back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import discord

import images
from cogs import history, news, panel, typed
from cogs.answers import Reply, sentence
from cogs.buttons import number, route, word
from cogs.errors import refusal
from cogs.layout import Part, picture, text
from cogs.outbox import FORBIDDEN, MISSING
from cogs.pictures import draw
from cogs.speech import reader
from cogs.tables import Table, Tables, read_events, tables_of
from db import DirectMessages, StaleRevision
from fronde.core.errors import IllegalAction, StaleDecision, TableError, UndoRefused
from fronde.core.game import Game
from fronde.core.types import Seat, Text
from fronde.texts import Words


async def open_panel(interaction: discord.Interaction, table_id: int, *, edit: bool = False) -> Reply:
    """The panel of whoever acts."""
    tables = tables_of(interaction)
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        table.get_match()
        _check_seated(table, interaction.user.id)
        note = await note_reader(interaction, tables, table, said)
        await tables.note_visit(table, interaction.user.id)
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
        note = await note_reader(interaction, tables, table, said)
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
        note = await note_reader(interaction, tables, table, said)
        seat = dict(enumerate(table.game.rules.seats(match.setup))).get(seat_number)
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


# --- looking, in the panel ---


@route("board", slow=True)
async def click_board(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """The board in the panel."""
    return await _look(interaction, arguments, lambda table, seat: "board")


@route("choices", slow=True)
async def click_choices(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """What may be chosen, shown on the board in the panel; the board alone where that is asked no more."""
    return await _look(interaction, arguments, lambda table, seat: panel.choices_shown(table, seat) or "board")


@route("reach", slow=True)
async def click_reach(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Where a seat can go, in the panel."""
    return await _look(interaction, arguments, lambda table, seat: f"reach:{seat}")


@route("hand", slow=True)
async def click_hand(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """A seat's cards in the panel of whoever runs it."""
    return await _look(interaction, arguments, lambda table, seat: f"hand:{seat}")


async def _look(interaction: discord.Interaction, arguments: list[str], pick: Callable[[Table, Seat], str]) -> Reply:
    """The panel with a picture of what one of the reader's seats sees; it goes with the next choice."""
    tables, table_id, user = tables_of(interaction), number(arguments, 0), interaction.user.id
    async with tables.hold(table_id) as table:
        said, game = reader(interaction, table.record.game), table.record.game
        _check_dealt(table)
        assert table.match is not None
        seats = table.game.rules.seats(table.match.setup)
        seat = seats[number(arguments, 1) % len(seats)] if arguments[1:] else panel.find_acting(table, user)
        if seat is None or seat not in table.seats_of(user):
            raise TableError(Text("error-not-at-table"))
        show, view = pick(table, seat), news.shown_now(table, seat)
        before = news.shown_before(table) if show == "board" else None
    drawn = await draw(game, view, before, said.locale, show=show)
    async with tables.hold(table_id) as table:  # drawn meanwhile without holding it up
        return Reply(panel.panel_parts(table, user, said, looking=True), [drawn], edit=True)


# --- looking, for anybody ---

LARGE = 2400
"""Pixels of the board to open in full."""
BOARDS = ("mine", "all", "large", "dark")
"""The ways to look at the board itself."""
VISIT = "visit"
"""The board with all that changed since the reader looked last."""


def pictures_offered(table: Table | None, game: Game[Any], user: int, said: Words) -> dict[str, str]:
    """What may be asked of `/board`, and how it reads: the board, what changed, where seats can go, one's own first,
    and what else the game has."""
    named = {name: said.say(f"board-view-{name}") for name in (*BOARDS, VISIT)}
    seats = list(table.game.rules.seats(table.match.setup)) if table is not None and table.match is not None else []
    mine = table.seats_of(user) if table is not None else []
    for seat in sorted(seats, key=lambda seat: seat not in mine):
        if images.has_view(game.key, f"reach:{seat}"):
            named[f"reach:{seat}"] = said.say("board-view-reach", seat=seat)
    offered = images.offered(game.key)
    return named | {show: said.say(f"view-{show.replace(':', '-')}") for show in offered}


async def board(interaction: discord.Interaction, table_id: int, whose: str) -> Reply:
    """The board now, as everybody or as one's own seat sees it, what changed since the last turn post marked; large,
    on dark ground, or another picture of the game. Raises TableError for a picture there is not."""
    tables, user = tables_of(interaction), interaction.user.id
    if whose == VISIT:
        return await since_visit(interaction, table_id)
    async with tables.hold(table_id) as table:
        said, game = reader(interaction, table.record.game), table.record.game
        _check_dealt(table)
        if whose not in pictures_offered(table, table.game, user, said):
            raise TableError(Text("error-no-picture"))
        await tables.note_visit(table, user)
        seat = panel.find_acting(table, user) if whose == "mine" else None
        view, before = news.shown_now(table, seat), news.shown_before(table)
        parts: list[Part] = [picture(), text(news.score_line(table, said)), text(panel.waiting_line(table, said))]
    show = "board" if whose in BOARDS else whose
    width = LARGE if whose == "large" else 1600
    style: images.Style = "dark" if whose == "dark" else "light"
    return Reply(parts, [await draw(game, view, before, said.locale, show=show, width=width, style=style)])


async def since_visit(interaction: discord.Interaction, table_id: int) -> Reply:
    """What changed since the reader was last here: told, and marked on the board."""
    tables = tables_of(interaction)
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        _check_dealt(table)
        since, past = await tables.note_visit(table, interaction.user.id), history.past_of(table)
    heading = said.say("since-visit" if since else "since-beginning")
    return await _show_changes(interaction, table_id, past, since, heading)


async def _show_changes(
    interaction: discord.Interaction, table_id: int, past: history.Past, since: int, heading: str
) -> Reply:
    """What happened after so many actions: the story of it, and the board with all that differs marked."""
    before, tables = await history.view_after(past, since), tables_of(interaction)
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        told = await _tell_actions(tables, table, interaction.user.id, said, since, None)
        view, score = table.view(None), news.score_line(table, said)
    parts = [picture(), text(heading), text(told or said.say("since-nothing")), text(score)]
    return Reply(parts, [await draw(past.game.key, view, before, said.locale)])


CHANGES = 14
"""Lines of what happened since somebody looked, or in a turn long past."""


async def _tell_actions(tables: Tables, table: Table, user: int, said: Words, first: int, end: int | None) -> str:
    """What some of the actions brought, as the reader may know it."""
    stored = (await tables.store.load_events(table.id))[first:end]
    events = [event for group in stored for event in read_events(group)]
    seat = panel.find_acting(table, user)
    lines = news.story(table, events, seat, said, CHANGES)
    if lines and len(table.seats_of(user)) > 1:
        lines.append(said.say("log-seat", seat=seat))
    return "\n".join(lines)


async def past_board(interaction: discord.Interaction, table_id: int, turn: int | None, changes: bool) -> Reply:
    """The board as a turn began and what then happened in it; with `changes` the board now, all that differs marked.
    Without a turn, what changed since the reader's last visit. Raises TableError for a turn there has not been."""
    if turn is None:
        return await since_visit(interaction, table_id)
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        _check_dealt(table)
        await tables.note_visit(table, user)
        past = history.past_of(table)
    moments = await history.find_moments(past)
    place = next((n for n, moment in enumerate(moments) if moment.turn == turn), None)
    if place is None:
        raise TableError(Text("error-no-turn", {"first": moments[0].turn, "last": moments[-1].turn}))
    then = moments[place]
    if changes:
        return await _show_changes(interaction, table_id, past, then.actions, said.say("since-turn", turn=turn))
    following = next((m.actions for m in moments[place + 1 :] if m.turn != turn), None)
    async with tables.hold(table_id) as table:
        told = await _tell_actions(tables, table, user, said, then.actions, following)
    parts = [picture(), text(said.say("past-board", turn=turn)), text(told)]
    before = moments[place - 1].view if place else None
    return Reply(parts, [await draw(past.game.key, then.view, before, said.locale)])


async def hand(interaction: discord.Interaction, table_id: int) -> Reply:
    """What the reader alone may know: each seat under its name, with a picture of its own."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        said, game = reader(interaction, table.record.game), table.record.game
        _check_dealt(table)
        _check_seated(table, user)
        note = await note_reader(interaction, tables, table, said)
        parts = [text(note), *news.hand_parts(table, user, said)]
        views = {seat: table.view(seat) for seat in table.seats_of(user)}
    return Reply(parts, [await draw(game, view, None, said.locale, show=f"hand:{s}") for s, view in views.items()])


async def score(interaction: discord.Interaction, table_id: int) -> Reply:
    """Every seat's score item by item."""
    async with tables_of(interaction).hold(table_id) as table:
        said = reader(interaction, table.record.game)
        _check_dealt(table)
        await tables_of(interaction).note_visit(table, interaction.user.id)
        return sentence("\n".join(news.score_details(table, said)))


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


async def note_reader(interaction: discord.Interaction, tables: Tables, table: Table, said: Words) -> str:
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
