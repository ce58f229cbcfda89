"""What people do in a lobby, by click or command: open one, sit down, set its options, start its game."""

from __future__ import annotations

from dataclasses import replace

from cogs import ids
from cogs.commands.channels import place_for
from cogs.messages import options
from cogs.messages.forms import Fields
from cogs.messages.lobby import ANY, PACE, SIZE, role_name, settings_parts, terms_form
from cogs.messages.names import channel_link
from cogs.messages.pace import NONE
from cogs.messages.questions import tell_refusal
from cogs.messages.speech import game_title
from cogs.panels.clock import find_pace
from cogs.panels.handlers import handler, is_yes
from cogs.panels.replies import Asker, Reply, run_and_say, sentence
from cogs.panels.servers import check_opening
from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Seat, Text
from fronde.games import get_game
from fronde.host.commands.lobby import Arrange, Configure, Join, Leave, Resize, SetPace, SetRating, Start, Term
from fronde.host.commands.play import Confer
from fronde.host.people.rights import Right
from fronde.host.store import Player, TableRecord
from fronde.host.table import Lobby, get_lobby, options_of
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import OWN
from fronde.host.timekeeping.timing import Timing


def opening(asker: Asker, game: str, seats: int | None, pace: str | None = None) -> Opening:
    """The request to open a table in this channel. Raises TableError in direct messages, and for an unknown pace."""
    return Opening(game, asker.channel, asker.get_guild(), asker.guild_locale, seats, find_pace(pace or NONE))


@handler(Right.ANYBODY, slash="table new")
async def open_table(asker: Asker, game: str, seats: int | None, pace: str | None = None) -> Reply:
    """Open a lobby with the asker as host and first player, in the place that the server's settings name. Raises
    TableError if no table can be opened."""
    draft = opening(asker, game, seats, pace)
    await asker.tables.check_opening(asker.user, draft)
    async with place_for(asker.get_interaction(), asker, draft) as (place, homeless):
        await asker.tables.open(asker.user, place)
    words = asker.words(game)
    title = game_title(words, game)
    if place.channel != asker.channel:
        return sentence(words.say("table-opened-in", title=title, channel=channel_link(place.channel)))
    lines = [words.say("table-opened-alone" if seats == 1 else "table-opened", title=title)]
    if seats != 1 and get_game(game).can_be_played_alone:
        lines.append(words.say("table-alone", game=game))
    return sentence("\n".join([*lines, *([words.say("table-opened-homeless")] if homeless else [])]))


@handler(Right.PLAYER | Right.LENDER, clicks=ids.Rematch)
async def rematch(asker: Asker, table_id: int) -> Reply:
    """Open a lobby for the players of a finished game, with its options, pace and bots; or join the lobby for it that
    this channel already has. Raises TableError while the game is in progress."""
    here = await asker.tables.find_open(asker.channel)
    async with asker.tables.hold(table_id) as table:
        record = table.record
        users = tuple(user for p in record.players if (user := p.user or p.owner) is not None)
        if record.is_open:
            raise TableError(Text("error-rematch-early"))
    if here is not None:
        return await _sit_down_again(asker, here, record.game)
    guild, timing = asker.get_guild(), Timing.read(record.schedule.timing)
    settings = await asker.tables.store.server_settings(guild)
    await check_opening(asker, settings)
    locale = settings.language or asker.guild_locale
    people = tuple(dict.fromkeys(user for user in users if user != asker.user.id))
    machines = tuple(Player(None, p.name, bot=p.bot) for p in record.players if p.bot and p.owner is None)
    opening = Opening(
        record.game, asker.channel, guild, locale, record.terms.size, timing.pace if timing else None,
        options_of(record), record.terms.files, people, machines=machines, opponents=record.terms.opponents,
    )  # fmt: skip
    lobby = get_lobby(await asker.tables.open(asker.user, opening))
    words = asker.words(record.game)
    key = "table-opened" if lobby.missing else "table-opened-full"
    return sentence(words.say(key, title=game_title(words, record.game), alone=len(lobby.record.people)))


async def _sit_down_again(asker: Asker, table_id: int, game: str) -> Reply:
    """Join the lobby that another player has opened. Raises TableError if it is not a lobby for this game."""
    async with asker.tables.hold(table_id) as table:
        if not isinstance(table, Lobby) or table.record.game != game:
            raise TableError(Text("error-channel-taken"))
    return await join(asker, table_id, None)


@handler(
    Join,
    clicks={
        ids.JoinTable: lambda id, picks: (id.table, None),
        ids.ChooseRole: lambda id, picks: (id.table, None if picks[:1] in ([], [ANY]) else picks[0]),
    },
    slash="table join",
)
async def join(asker: Asker, table_id: int, role: Seat | None) -> Reply:
    """Join a lobby in a role, or in any if `role` is None."""
    verdict = await asker.tables.run(table_id, asker.user, Join(role))
    words = asker.words(verdict.table.record.game)
    return sentence(words.say("joined", role=role_name(words, role)))


@handler(Leave, clicks=ids.LeaveTable, slash="table leave")
async def leave(asker: Asker, table_id: int) -> Reply:
    """Leave a lobby."""
    record = (await asker.tables.run(table_id, asker.user, Leave())).table.record
    return sentence(asker.words(record.game).say("left" if record.is_open else "table-closed"))


@handler(Start, clicks=ids.StartTable, slash="table start")
async def start(asker: Asker, table_id: int) -> Reply:
    """Start the game once the lobby is full."""
    return await run_and_say(asker, table_id, Start(asker.rooms), "started")


@handler(Confer, clicks=ids.Confer)
async def confer(asker: Asker, table_id: int) -> Reply:
    """Open a private thread for the asker's side."""
    return await run_and_say(asker, table_id, Confer(), "confer-opening")


@handler(Right.ANYBODY, clicks=ids.ShowOptions, slash="table options")
async def show_options(asker: Asker, table_id: int) -> Reply:
    """Show the options. The host can change them until the game begins."""
    async with asker.tables.hold(table_id) as table:
        record = table.record
        return Reply(settings_parts(record, asker.user.id, asker.words(record.game)))


@handler(Configure, clicks={ids.SetOption: lambda id, picks: (id.table, id.option, picks)})
async def set_option(asker: Asker, table_id: int, name: str, picks: list[str]) -> Reply:
    """Set one option of the game."""
    async with asker.tables.hold(table_id) as table:
        game, before = get_lobby(table).game, dict(table.record.terms.options)
        value = options.read_choice(game, name, picks, game.rules.fill_options(before).get(name))
    record = (await asker.tables.run(table_id, asker.user, Configure({name: value}))).table.record
    words = asker.words(record.game)
    text = options.tell_changed_options(record, before, [name], words)
    return Reply(settings_parts(record, asker.user.id, words, text), edit=True)


@handler(Configure, Resize, SetPace, clicks=ids.OpenTerms)
async def open_terms(asker: Asker, table_id: int) -> Reply:
    """The form that changes several settings of a lobby at once. If it cannot be opened, the menus."""
    async with asker.tables.hold(table_id) as table:
        record = get_lobby(table).record
    words = asker.words(record.game)
    parts = settings_parts(record, asker.user.id, words, words.say("note-again"))
    return Reply(parts, edit=True, form=terms_form(record, words))


@handler(Arrange, forms={ids.SetTerms: lambda id, fields: (id.table, id.stamp, fields)})
async def set_terms(asker: Asker, table_id: int, stamp: int, fields: Fields) -> Reply:
    """Make all changes of the form, or none. If the settings have changed since it was opened, show them."""
    async with asker.tables.hold(table_id) as table:
        record = get_lobby(table).record
        before, words = dict(record.terms.options), asker.words(record.game)
        changes = _read_terms(record, fields)
    try:
        if changes:
            record = (await asker.tables.run(table_id, asker.user, Arrange(changes, stamp))).table.record
    except StaleDecision as error:
        parts = settings_parts(record, asker.user.id, words, tell_refusal(error, words))
        return Reply(parts, edit=True)
    names = [name for change in changes if isinstance(change, Configure) for name in change.options]
    line = options.tell_changed_options(record, before, names, words)
    return Reply(settings_parts(record, asker.user.id, words, line), edit=True)


def _read_terms(record: TableRecord, fields: Fields) -> list[Term]:
    """The changes that a form asks for. Raises TableError for an unknown value."""
    new_options = options.read_options(record, fields)
    changes: list[Term] = [Configure(new_options)] if new_options else []
    if SIZE in fields and (size := ids.read_number(fields[SIZE])) != record.terms.size:
        changes.append(Resize(size))
    timing, (key,) = Timing.read(record.schedule.timing), fields.get(PACE) or [OWN]
    if key not in (OWN, NONE if timing is None else timing.pace.key):
        pace = find_pace(key)
        changes.append(SetPace(replace(pace, late=timing.pace.late) if pace and timing else pace))
    return changes


@handler(Resize, clicks={ids.SetSize: lambda id, picks: (id.table, ids.read_number(picks))})
async def set_size(asker: Asker, table_id: int, size: int) -> Reply:
    """Set the number of players."""
    record = (await asker.tables.run(table_id, asker.user, Resize(size))).table.record
    return Reply(settings_parts(record, asker.user.id, asker.words(record.game)), edit=True)


@handler(SetRating, clicks={ids.SetRating: lambda id, picks: (id.table, is_yes(id.answer))})
async def set_rating(asker: Asker, table_id: int, is_rated: bool) -> Reply:
    """Have the game count for ratings, or not."""
    record = (await asker.tables.run(table_id, asker.user, SetRating(is_rated))).table.record
    return Reply(settings_parts(record, asker.user.id, asker.words(record.game)), edit=True)
