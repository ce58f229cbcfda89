"""Actions on bots, for clicks and commands: add one to a lobby, give it a seat, take the seat back."""

from __future__ import annotations

from cogs import ids
from cogs.messages.lobby import role_name
from cogs.messages.names import Words
from cogs.messages.opponents import opponent_parts, write_choice
from cogs.panels.handlers import first, handler, is_yes
from cogs.panels.replies import Asker, Reply, run_and_say, sentence
from fronde.bots import LEVELS
from fronde.core.errors import TableError
from fronde.core.types import Name, Text
from fronde.host.commands.base import Command
from fronde.host.commands.lobby import AddOpponent, RemoveOpponent, SetMachines
from fronde.host.commands.seats import GiveSeat, TakeBack
from fronde.host.people.rights import Right
from fronde.host.store import Player
from fronde.host.table import Lobby, Playing, get_lobby, get_playing


@handler(Right.ANYBODY, clicks=ids.ShowOpponents)
async def show(asker: Asker, table_id: int, *, edit: bool = False) -> Reply:
    """Show the bots in a lobby. The host can change them."""
    async with asker.tables.hold(table_id) as table:
        lobby = get_lobby(table)
        return Reply(opponent_parts(lobby, asker.user.id, asker.words(table.record.game)), edit=edit)


@handler(AddOpponent, clicks={ids.SeatOpponent: lambda id, picks: (id.table, first(picks))})
async def add(asker: Asker, table_id: int, choice: str) -> Reply:
    """Add a bot to a lobby. `choice`: its level, and for a certain role a colon and the role."""
    level, _, role = choice.partition(":")
    async with asker.tables.hold(table_id) as table:
        names = asker.tables.around.name_machines(table.record)
    return await _change(asker, table_id, AddOpponent(check_level(level), names, role or None))


@handler(RemoveOpponent, clicks={ids.UnseatOpponent: lambda id, picks: (id.table, first(picks))})
async def remove(asker: Asker, table_id: int, name: str) -> Reply:
    """Remove the bot of that name."""
    return await _change(asker, table_id, RemoveOpponent(name))


@handler(SetMachines, clicks={ids.SetPlay: lambda id, picks: (id.table, first(picks))})
async def set_pace(asker: Asker, table_id: int, pace: str) -> Reply:
    """Set how fast bots play at this table."""
    return await _change(asker, table_id, SetMachines(pace))


@handler(SetMachines, clicks={ids.SetRoom: lambda id, picks: (id.table, is_yes(id.answer))})
async def set_room(asker: Asker, table_id: int, makes: bool) -> Reply:
    """Set whether bots give up their seats to people who join a full table."""
    return await _change(asker, table_id, SetMachines(makes_room=makes))


async def give(asker: Asker, table_id: int, token: str, level: str) -> Reply:
    """Have a bot play for the player with this token, or agree to that."""
    presence = await asker.tables.find_presence(table_id)
    async with asker.tables.hold(table_id) as table:
        names = asker.tables.around.name_machines(table.record)
    command = GiveSeat(token, check_level(level), names, presence)
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    words, machine = asker.words(record.game), next(p for p in record.players if p.token == token)
    if machine.bot is None:
        return sentence(words.say("machine-vote", player=machine.name))
    return sentence(words.say("machine-plays", name=machine.name))


async def give_by_user(asker: Asker, table_id: int, user: int, level: str) -> Reply:
    """Agree that a bot plays for this user, as proposed to the table. Raises TableError if the user no longer plays."""
    async with asker.tables.hold(table_id) as table:
        player = table.record.find_player(user)
    if player is None:
        raise TableError(Text("error-offer-gone"))
    return await give(asker, table_id, player.token, level)


@handler(TakeBack, clicks=ids.TakeBack, slash="seat take-back")
async def take_back(asker: Asker, table_id: int) -> Reply:
    """Take the asker's seat back from the bot that plays for them."""
    return await run_and_say(asker, table_id, TakeBack(), "taken-back")


@handler(AddOpponent, GiveSeat, slash="seat opponent")
async def seat_or_give(asker: Asker, table_id: int, seat: str | None, level: str) -> Reply:
    """Add a bot to a lobby, in a role or any; in a game, have one play for the player whose token is `seat`."""
    async with asker.tables.hold(table_id) as table:
        is_lobby = isinstance(table, Lobby)
    if is_lobby:
        return await add(asker, table_id, write_choice(check_level(level), seat))
    if seat is None:
        raise TableError(Text("error-which-seat"))
    return await give(asker, table_id, seat, level)


async def suggest_seats(asker: Asker) -> dict[str, str]:
    """The seats for a bot, as value -> label: the free roles of a lobby, or the players of a game by token."""
    async with asker.tables.hold(await asker.find_open()) as table:
        words = asker.words(table.record.game)
        if isinstance(table, Lobby):
            return {role: role_name(words, role) for role in table.find_free()}
        playing = get_playing(table)
        return {player.token: _plays(playing, player, words) for player in playing.record.people}


def _plays(table: Playing, player: Player, words: Words) -> str:
    seats = [Name("seat", seat) for seat in table.find_seats(player)]
    return words.say("seat-held", player=player.name, seats=seats)


async def _change(asker: Asker, table_id: int, command: Command) -> Reply:
    await asker.tables.run(table_id, asker.user, command)
    return await show(asker, table_id, edit=True)


def check_level(level: str) -> str:
    """The level itself. Raises TableError if it is unknown."""
    if level not in LEVELS:
        raise TableError(Text("error-no-option"))
    return level
