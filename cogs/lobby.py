"""The lobby and the life of a table: /table new, join, leave, start, options, hand-over, end."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import news, options
from cogs.answers import Reply, answer, sentence
from cogs.buttons import menu_id, press_id, route
from cogs.layout import PER_MENU, Part, button, menu, row, text
from cogs.speech import Translator, command_text, game_title, plain, reader
from cogs.tables import Table, roles_of, tables_of
from db import AMEND, EDIT, NEW, Change, ChannelTaken, DirectMessages, Letter, Player, Status, TableRecord
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.games import GAMES, get_game
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


def _lobby_texts(record: TableRecord) -> list[Part]:
    said = _channel_words(record)
    lines = [said.say("lobby-player", player=plain(p.name), role=_role_name(said, p.role)) for p in record.players]
    pitch = [said.say(message) for message in ("game-pitch", "game-players") if said.has(message)]
    return [
        text(said.say("lobby-title", title=game_title(said, record.game))),
        text("\n".join(pitch)),
        text("\n".join(options.option_lines(record, said))),
        text("\n".join([said.say("lobby-players", count=len(record.players), size=record.size), *lines])),
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


def _check_lobby(table: Table) -> TableRecord:
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
    size = seats or max(game.player_counts)
    if size not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise TableError(Text("error-player-count", {"title": game_title(said, key), "counts": counts}))
    record = TableRecord(
        channel=interaction.channel_id,
        guild=interaction.guild_id,
        locale=str(interaction.guild_locale) if interaction.guild_locale else None,
        game=key,
        version=game.version,
        host=interaction.user.id,
        size=size,
        seed=tables.draw_seed(),
        options=options.defaults(game),
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
        record, said = _check_lobby(table), reader(interaction, table.record.game)
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
        await _change_lobby(interaction, table, players if seated else [*players, newcomer])
        return sentence(said.say("joined", role=_role_name(said, role)))


async def leave(interaction: discord.Interaction, table_id: int) -> Reply:
    """Get up again; a host who leaves hands the table on, the last to leave closes it."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        if table.record.status == Status.PLAYING:
            raise TableError(Text("error-leave-started"))
        record, said = _check_lobby(table), reader(interaction, table.record.game)
        if record.find_player(user) is None:
            raise TableError(Text("error-not-at-table"))
        players = [p for p in record.players if p.user != user]
        if not players:
            await _end(interaction, table)
            return sentence(said.say("table-closed"))
        host = record.host if record.host != user else players[0].user
        await _change_lobby(interaction, table, players, host=host)
        return sentence(said.say("left"))


async def _change_lobby(
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
        record, said = _check_lobby(table), reader(interaction, table.record.game)
        if record.find_player(user) is None:
            raise TableError(Text("error-not-at-table"))
        missing = record.size - len(record.players)
        if missing:
            raise TableError(Text("error-missing", {"count": missing}))
        begun = Letter(
            AMEND, {"parts": [*_lobby_texts(record), text(_channel_words(record).say("lobby-begun"))]}, "lobby"
        )
        await tables.start(table, [begun])
        return sentence(said.say("started"))


async def show_options(interaction: discord.Interaction, table_id: int) -> Reply:
    """The options; the host may change them while the game has not begun."""
    async with tables_of(interaction).hold(table_id) as table:
        record, said = table.record, reader(interaction, table.record.game)
        may_change = record.status == Status.LOBBY and record.host == interaction.user.id
        return Reply(options.option_parts(record, said, may_change))


async def change_option(interaction: discord.Interaction, table_id: int, name: str, chosen: str) -> Reply:
    """Set one option."""
    async with tables_of(interaction).hold(table_id) as table:
        record, said = _check_lobby(table), reader(interaction, table.record.game)
        if record.host != interaction.user.id:
            raise TableError(Text("error-host-only"))
        changed = {**record.options, name: options.read_choice(get_game(record.game), name, chosen)}
        await _change_lobby(interaction, table, options=changed)
        return Reply(options.option_parts(record, said, True), edit=True)


# --- the end of a table, and handing over ---


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
            await _end(interaction, table)
            return sentence(said.say("table-closed"))
        if record.find_player(user) is None:
            raise TableError(Text("error-not-at-table"))
        return await _vote(interaction, table, said, agrees)


async def _vote(interaction: discord.Interaction, table: Table, said: Words, agrees: bool) -> Reply:
    tables, record, user = tables_of(interaction), table.record, interaction.user.id
    everybody = [p.user for p in record.players]
    votes = [*(v for v in record.votes if v in everybody and v != user), user] if agrees else []
    if len(votes) == len(everybody):
        await _end(interaction, table)
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


async def _end(interaction: discord.Interaction, table: Table) -> None:
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


# --- buttons ---


@route("join")
async def click_join(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Join, any role."""
    return await join(interaction, int(arguments[0]), None)


@route("role")
async def click_role(interaction: discord.Interaction, arguments: list[str], chosen: list[str]) -> Reply:
    """Join in a role."""
    return await join(interaction, int(arguments[0]), None if chosen[0] == ANY else chosen[0])


@route("leave")
async def click_leave(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Leave."""
    return await leave(interaction, int(arguments[0]))


@route("start")
async def click_start(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Start."""
    return await start(interaction, int(arguments[0]))


@route("options")
async def click_options(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """Options."""
    return await show_options(interaction, int(arguments[0]))


@route("option")
async def click_option(interaction: discord.Interaction, arguments: list[str], chosen: list[str]) -> Reply:
    """One option set."""
    return await change_option(interaction, int(arguments[0]), arguments[1], chosen[0])


@route("end")
async def click_end(interaction: discord.Interaction, arguments: list[str], _: list[str]) -> Reply:
    """A vote on ending the table."""
    return await end(interaction, int(arguments[0]), arguments[1] == "yes")


# --- commands ---


class LobbyCog(commands.GroupCog, group_name="table", group_description=command_text("command-table")):
    """/table …"""

    @app_commands.command(name="new", description=command_text("command-table-new"))
    @app_commands.describe(game=command_text("command-table-new.game"), seats=command_text("command-table-new.seats"))
    async def new(
        self, interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 1, 25] | None = None
    ) -> None:
        """Open a lobby."""
        await answer(interaction, open_table(interaction, game, seats))

    @new.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        said = reader(interaction)
        titles = {key: game_title(said, key) for key in GAMES}
        fits = [key for key, name in titles.items() if current.casefold() in name.casefold() or current in key]
        return [app_commands.Choice(name=titles[key], value=key) for key in fits[:PER_MENU]]

    @app_commands.command(name="join", description=command_text("command-table-join"))
    @app_commands.describe(role=command_text("command-table-join.role"))
    async def join(self, interaction: discord.Interaction, role: str | None = None) -> None:
        """Sit down."""
        await answer(interaction, self._join(interaction, role))

    async def _join(self, interaction: discord.Interaction, role: str | None) -> Reply:
        return await join(interaction, await _find_here(interaction), _read_role(role))

    @join.autocomplete("role")
    async def _roles(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = await tables_of(interaction).store.find_open_table(interaction.channel_id or 0)
        if found is None:
            return []
        async with tables_of(interaction).hold(found) as table:
            record, said = table.record, reader(interaction, table.record.game)
            taken = {p.role for p in record.players}
            free = [r for r in roles_of(get_game(record.game), record.size, record.options) if r not in taken]
            named = {role: news.seat_name(said, role) for role in free} | {ANY: said.say("role-any")}
        fits = [(role, name) for role, name in named.items() if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=role) for role, name in fits[:PER_MENU]]

    @app_commands.command(name="leave", description=command_text("command-table-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Get up."""
        await answer(interaction, self._at_table(interaction, leave))

    @app_commands.command(name="start", description=command_text("command-table-start"))
    async def start(self, interaction: discord.Interaction) -> None:
        """Begin."""
        await answer(interaction, self._at_table(interaction, start))

    @app_commands.command(name="options", description=command_text("command-table-options"))
    async def options(self, interaction: discord.Interaction) -> None:
        """Show and change the options."""
        await answer(interaction, self._at_table(interaction, show_options))

    @app_commands.command(name="end", description=command_text("command-table-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        """End the table."""
        await answer(interaction, self._at_table(interaction, end))

    @app_commands.command(name="hand-over", description=command_text("command-table-hand-over"))
    @app_commands.describe(player=command_text("command-table-hand-over.player"))
    async def hand_over(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Give one's seat to somebody."""
        await answer(interaction, self._hand_over(interaction, player))

    async def _hand_over(self, interaction: discord.Interaction, player: discord.User) -> Reply:
        return await hand_over(interaction, await _find_here(interaction), player)

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
    return None if role is None or role.strip().casefold() == ANY else role.strip().casefold()


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.tree.set_translator(Translator())
    await bot.add_cog(LobbyCog(bot))
