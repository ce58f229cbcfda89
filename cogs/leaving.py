"""How a table ends before its game does, and how a seat changes hands."""

from __future__ import annotations

from typing import Any

import discord

from cogs import news
from cogs.answers import Reply, sentence
from cogs.buttons import number, press_id, route, word
from cogs.layout import button, row, text
from cogs.speech import plain, reader
from cogs.tables import Table, tables_of
from db import AMEND, EDIT, NEW, Change, DirectMessages, Letter, Player, Status
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.texts import Words, words


async def end(interaction: discord.Interaction, table_id: int, agrees: bool = True) -> Reply:
    """End a table: the host in the lobby, everybody together in a game."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        record, said = table.record, reader(interaction, table.record.game)
        if not record.is_open:
            raise TableError(Text("error-ended"))
        if record.status == Status.LOBBY:
            if user != record.host:
                raise TableError(Text("error-host-only"))
            await end_table(interaction, table)
            return sentence(said.say("table-closed"))
        if record.find_player(user) is None:
            raise TableError(Text("error-not-at-table"))
        return await _vote(interaction, table, said, agrees)


async def _vote(interaction: discord.Interaction, table: Table, said: Words, agrees: bool) -> Reply:
    tables, record, user = tables_of(interaction), table.record, interaction.user.id
    everybody = [p.user for p in record.players]
    votes = [*(v for v in record.votes if v in everybody and v != user), user] if agrees else []
    if len(votes) == len(everybody):
        await end_table(interaction, table)
        return sentence(said.say("table-closed"))
    if agrees and votes == record.votes:
        raise TableError(Text("error-voted"))
    letters = [_vote_letter(table, votes, interaction.user.display_name, agrees, first=not record.votes)]
    await tables.commit(table, Change(table.id, record.revision, {"votes": votes}, letters=letters))
    return sentence(said.say("vote-counted" if agrees else "vote-refused"))


def _vote_letter(table: Table, votes: list[int], name: str, agrees: bool, first: bool) -> Letter:
    record, said = table.record, news.channel_words(table)
    if not agrees:
        return Letter(AMEND, {"parts": [text(said.say("vote-off", player=plain(name)))]}, "vote")
    waiting = [p for p in record.players if p.user not in votes]
    named = [news.mention(p) for p in waiting]
    parts = [
        text(said.say("vote-call", player=plain(name), people=named)),
        row(
            button(press_id("end", table.id, "yes"), said.say("button-end-yes"), "bad"),
            button(press_id("end", table.id, "no"), said.say("button-end-no")),
        ),
    ]
    ping = [p.user for p in waiting] if first else []
    return Letter(NEW if first else EDIT, {"parts": parts, "ping": ping}, "vote")


async def end_table(interaction: discord.Interaction, table: Table) -> None:
    """The table is over without a winner; its channel is free."""
    said, playing = news.channel_words(table), table.record.status == Status.PLAYING
    closing = {"parts": [text(said.say("table-ended", title=news.title(table, said)))]}
    letters = [Letter(NEW, closing), Letter(AMEND, closing, "vote")] if playing else [Letter(EDIT, closing, "lobby")]
    change = Change(table.id, table.record.revision, {"status": Status.ENDED, "votes": []}, letters=letters)
    await tables_of(interaction).commit(table, change)


async def hand_over(interaction: discord.Interaction, table_id: int, to: discord.User | discord.Member) -> Reply:
    """Give one's seat to somebody, who plays on from here."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        record, said = table.record, reader(interaction, table.record.game)
        if record.status != Status.PLAYING:
            raise TableError(Text("error-hand-over-lobby" if record.status == Status.LOBBY else "error-ended"))
        leaving = record.find_player(user)
        if leaving is None:
            raise TableError(Text("error-not-at-table"))
        if to.bot:
            raise TableError(Text("error-hand-over-bot"))
        if record.find_player(to.id) is not None:
            raise TableError(Text("error-hand-over-seated", {"player": plain(to.display_name)}))
        coming = Player(to.id, to.display_name[:80], leaving.token, leaving.role, None, DirectMessages.UNASKED)
        players = [coming if p.user == user else p for p in record.players]
        letters = _hand_over_letters(table, leaving, coming)
        values: dict[str, Any] = {"host": to.id if record.host == user else record.host, "votes": []}
        if record.turn and record.turn[1] == user:
            values["turn"] = [record.turn[0], to.id, *record.turn[2:]]
        await tables.commit(table, Change(table.id, record.revision, values, players=players, letters=letters))
        return sentence(said.say("handed-over", player=plain(coming.name)))


def _hand_over_letters(table: Table, leaving: Player, coming: Player) -> list[Letter]:
    said = news.channel_words(table)
    seats = [news.seat_name(said, seat) for seat in table.seats_of(leaving.user)]
    told = said.say("hand-over-told", player=plain(leaving.name), mention=news.mention(coming), seats=seats)
    open_panel = row(button(press_id("turn", table.id), said.say("button-panel"), "main"))
    gone = {"parts": [text(words(leaving.locale, table.record.game).say("hand-given"))]}
    return [
        Letter(NEW, {"parts": [text(told), open_panel], "ping": [coming.user]}),
        Letter(AMEND, gone, f"hand:{leaving.user}", leaving.user),
        Letter(AMEND, gone, f"ask:{leaving.user}", leaving.user),
    ]


@route("end")
async def click_end(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """A vote on ending the table."""
    return await end(interaction, number(arguments, 0), word(arguments, 1) == "yes")
