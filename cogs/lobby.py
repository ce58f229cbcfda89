"""The lobby: its post, and joining, leaving, starting and the options."""

from __future__ import annotations

from typing import Any

import discord

from cogs import leaving, news, options
from cogs.answers import Reply, sentence
from cogs.buttons import menu_id, number, press_id, route, word
from cogs.layout import PER_MENU, Part, button, menu, row, text
from cogs.speech import game_title, plain, reader
from cogs.tables import Table, roles_of, tables_of
from db import AMEND, EDIT, Change, ChannelTaken, Letter, Player, Status, TableRecord
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.games import get_game
from fronde.texts import Words, words

ANY = "any"
NEEDED = ("view_channel", "send_messages", "attach_files")


# --- the lobby post ---


def lobby_letter(table: Table, kind: str = EDIT) -> Letter:
    """The lobby post as it should stand now."""
    return Letter(kind, {"parts": lobby_parts(table.record)}, "lobby")


def lobby_parts(record: TableRecord) -> list[Part]:
    """The lobby: the game, its options, who sits where, what is missing, and the buttons."""
    said = _channel_words(record)
    roles = roles_of(get_game(record.game), record.size, record.options)
    missing = record.size - len(record.players)
    state = said.say("lobby-missing", count=missing) if missing else said.say("lobby-full")
    return [*_lobby_texts(record), text(state), *_lobby_controls(record, said, roles)]


def _lobby_texts(record: TableRecord, *, begun: bool = False) -> list[Part]:
    said = _channel_words(record)
    lines = [said.say("lobby-player", player=plain(p.name), role=_role_name(said, p.role)) for p in record.players]
    pitch = [said.say(message) for message in ("game-pitch", "game-players") if said.has(message)]
    seated = [said.say("lobby-players", count=len(record.players), size=record.size), *lines]
    return [
        text(said.say("lobby-title", title=game_title(said, record.game))),
        text("\n".join(pitch)),
        text("\n".join(options.option_lines(record, said))),
        *([] if begun else [text("\n".join(seated))]),
    ]


def _channel_words(record: TableRecord) -> Words:
    return words(record.locale, record.game)


def _lobby_controls(record: TableRecord, said: Words, roles: tuple[str, ...]) -> list[Part]:
    taken = {p.role for p in record.players}
    free = [(role, news.seat_name(said, role), _role_hint(said, role)) for role in roles if role not in taken]
    choices = [*free[: PER_MENU - 1], (ANY, said.say("role-any"), "")]
    return [
        menu(menu_id("role", record.id), said.say("lobby-role"), choices),
        row(
            button(press_id("join", record.id), said.say("button-join"), "good"),
            button(press_id("leave", record.id), said.say("button-leave")),
            button(press_id("start", record.id), said.say("button-start"), "main"),
            button(press_id("options", record.id), said.say("button-options")),
        ),
    ]


def _role_name(said: Words, role: str | None) -> str:
    return news.seat_name(said, role) if role else said.say("role-any")


def _role_hint(said: Words, role: str) -> str:
    return said.say(f"seat-{role}.role") if said.has(f"seat-{role}.role") else ""


# --- what people do in it ---


def check_lobby(table: Table) -> TableRecord:
    """The record of a table that has not begun. Raises TableError."""
    if table.record.status == Status.PLAYING:
        raise TableError(Text("error-started"))
    if table.record.status != Status.LOBBY:
        raise TableError(Text("error-ended"))
    return table.record


async def open_table(interaction: discord.Interaction, key: str, seats: int | None) -> Reply:
    """Open a lobby in this channel, its opener the host and first player."""
    tables, said = tables_of(interaction), reader(interaction, key)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise TableError(Text("error-only-in-channel"))
    _check_permissions(interaction)
    game = get_game(key)
    size = seats or game.title.player_counts[0]
    if size not in game.title.player_counts:
        counts = ", ".join(map(str, game.title.player_counts))
        raise TableError(Text("error-player-count", {"title": game_title(said, key), "counts": counts}))
    record = TableRecord(
        channel=interaction.channel_id,
        guild=interaction.guild_id,
        locale=str(interaction.guild_locale) if interaction.guild_locale else None,
        game=key,
        version=game.title.version,
        host=interaction.user.id,
        size=size,
        seed=tables.draw_seed(),
        players=[_new_player(interaction)],
    )
    try:
        table_id = await tables.store.create_table(record)
    except ChannelTaken:
        raise TableError(Text("error-channel-taken")) from None
    async with tables.hold(table_id) as table:
        await tables.post(table, [lobby_letter(table)])
    return sentence(said.say("table-opened", title=game_title(said, key)))


def _check_permissions(interaction: discord.Interaction) -> None:
    """Raise TableError naming what the bot may not do here."""
    granted = interaction.app_permissions
    names = [*NEEDED, "send_messages_in_threads"] if isinstance(interaction.channel, discord.Thread) else NEEDED
    missing = [name for name in names if not getattr(granted, name)]
    if missing:
        raise TableError(Text("error-permissions", {"permission": missing}))


def _new_player(interaction: discord.Interaction, role: str | None = None) -> Player:
    user = interaction.user
    return Player(user.id, user.display_name[:80], role=role, locale=str(interaction.locale))


async def join(interaction: discord.Interaction, table_id: int, role: str | None) -> Reply:
    """Sit down, in a role or anywhere; for somebody who sits already, change the role."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        record, said = check_lobby(table), reader(interaction, table.record.game)
        roles = roles_of(get_game(record.game), record.size, record.options)
        if role is not None and role not in roles:
            raise TableError(Text("error-unknown-role", {"seat": list(roles)}))
        holder = next((p for p in record.players if role is not None and p.role == role and p.user != user), None)
        if holder is not None:
            raise TableError(Text("error-role-taken", {"seat": role, "player": holder.name}))
        seated = record.find_player(user)
        if seated is not None and seated.role == role:
            raise TableError(Text("error-joined"))
        if seated is None and len(record.players) >= record.size:
            raise TableError(Text("error-full"))
        newcomer = _new_player(interaction, role)
        players = [newcomer if p.user == user else p for p in record.players]
        await change_lobby(interaction, table, players if seated else [*players, newcomer])
        return sentence(said.say("joined", role=_role_name(said, role)))


async def leave(interaction: discord.Interaction, table_id: int) -> Reply:
    """Get up again; a host who leaves hands the table on, the last to leave closes it."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        if table.record.status == Status.PLAYING:
            raise TableError(Text("error-leave-started"))
        record, said = check_lobby(table), reader(interaction, table.record.game)
        if record.find_player(user) is None:
            raise TableError(Text("error-not-at-table"))
        players = [p for p in record.players if p.user != user]
        if not players:
            await leaving.end_table(interaction, table)
            return sentence(said.say("table-closed"))
        host = record.host if record.host != user else players[0].user
        await change_lobby(interaction, table, players, host=host)
        return sentence(said.say("left"))


async def change_lobby(
    interaction: discord.Interaction, table: Table, players: list[Player] | None = None, **values: Any
) -> None:
    """Keep a change of the lobby, and show it."""
    record = table.record
    shown = {name: getattr(record, name) for name in ("players", *values)}
    for name, value in {**values, "players": players or record.players}.items():
        setattr(record, name, value)
    letter = lobby_letter(table)
    for name, value in shown.items():
        setattr(record, name, value)
    change = Change(table.id, record.revision, values, players=players, letters=[letter])
    await tables_of(interaction).commit(table, change)


async def start(interaction: discord.Interaction, table_id: int) -> Reply:
    """Begin, when everybody is there."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        record, said = check_lobby(table), reader(interaction, table.record.game)
        if record.find_player(user) is None:
            raise TableError(Text("error-not-at-table"))
        missing = record.size - len(record.players)
        if missing:
            raise TableError(Text("error-missing", {"count": missing}))
        await tables.start(table, _begun_letter)
        return sentence(said.say("started"))


def _begun_letter(table: Table) -> Letter:
    """The lobby post once the game is on: who plays what."""
    said = news.channel_words(table)
    lines = [said.say("lobby-begun")]
    for player in table.record.players:
        seats = [news.seat_name(said, seat) for seat in table.seats_of(player.user) if seat != table.dummy]
        lines.append(said.say("lobby-runs", player=plain(player.name), seats=seats))
    if table.dummy is not None:
        lines.append(said.say("lobby-nobody", seat=table.dummy))
    return Letter(AMEND, {"parts": [*_lobby_texts(table.record, begun=True), text("\n".join(lines))]}, "lobby")


async def show_options(interaction: discord.Interaction, table_id: int) -> Reply:
    """The options; the host may change them while the game has not begun."""
    async with tables_of(interaction).hold(table_id) as table:
        record, said = table.record, reader(interaction, table.record.game)
        may_change = record.status == Status.LOBBY and record.host == interaction.user.id
        return Reply(options.option_parts(record, said, may_change))


async def change_option(interaction: discord.Interaction, table_id: int, name: str, chosen: str) -> Reply:
    """Set one option."""
    async with tables_of(interaction).hold(table_id) as table:
        record, said = check_lobby(table), reader(interaction, table.record.game)
        if record.host != interaction.user.id:
            raise TableError(Text("error-host-only"))
        changed = {**record.options, name: options.read_choice(get_game(record.game), name, chosen)}
        await change_lobby(interaction, table, options=changed)
        return Reply(options.option_parts(record, said, True), edit=True)


# --- buttons ---


@route("join")
async def click_join(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Join, any role."""
    return await join(interaction, number(arguments, 0), None)


@route("role")
async def click_role(interaction: discord.Interaction, arguments: list[str], chosen: list[str]) -> Reply:
    """Join in a role."""
    return await join(interaction, number(arguments, 0), None if chosen[0] == ANY else chosen[0])


@route("leave")
async def click_leave(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Leave."""
    return await leave(interaction, number(arguments, 0))


@route("start")
async def click_start(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Start."""
    return await start(interaction, number(arguments, 0))


@route("options")
async def click_options(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Options."""
    return await show_options(interaction, number(arguments, 0))


@route("option")
async def click_option(interaction: discord.Interaction, arguments: list[str], chosen: list[str]) -> Reply:
    """One option set."""
    return await change_option(interaction, number(arguments, 0), word(arguments, 1), chosen[0])
