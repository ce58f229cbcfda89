"""The commands with options for tables and personal settings: /table, /seat, /clock, /review, /settings."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from cogs import ids
from cogs.commands.boards import place_board
from cogs.commands.channels import check_permissions
from cogs.commands.choices import find_tables, make_choices, offer, pace_choices
from cogs.commands.slash import at_table, slash
from cogs.messages.lobby import ANY, role_name
from cogs.messages.parts import PER_MENU
from cogs.messages.stats import PAGES
from cogs.panels import (
    analysis,
    care,
    clock,
    files,
    life,
    lobby,
    preferences,
    privacy,
    queue,
    rewinds,
    seating,
    solo,
    stats,
    tables,
    views,
)
from cogs.panels.replies import Asker, Reply, respond
from cogs.panels.stats import PERSON, SERVER, TITLE
from fronde.bots import LEVELS
from fronde.host.commands.seats import HandOver
from fronde.host.people.actors import User
from fronde.host.store import STATS
from fronde.host.table import get_lobby
from fronde.host.timekeeping.clocks import Late
from fronde.texts import locales

Turn = app_commands.Range[int, 0, 9999]
TIMES = ("bank", "turn", "most", "answer", "grace")
PINGS = make_choices("pings", ids.PINGS)
LANGUAGES = make_choices("language", [preferences.CLIENT, *locales()])


@slash("table new", pace=pace_choices(own=False))
async def new(
    interaction: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 1, 25] | None = None,
    pace: str | None = None,
) -> None:
    """Open a lobby."""
    await respond(interaction, lambda asker: lobby.open_table(asker, game, seats, pace), slow=True)


@slash(
    "play",
    company=make_choices("play-with", queue.COMPANY),
    level=make_choices("level", LEVELS),
    where=make_choices("play-place", solo.PLACES),
)
@app_commands.rename(company="with")
async def play(
    interaction: discord.Interaction,
    game: str | None = None,
    company: str | None = None,
    level: str | None = None,
    where: str | None = None,
) -> None:
    """Begin a game against bots, or wait for people to play with."""

    async def work(asker: Asker) -> Reply:
        if company == queue.PEOPLE:
            return await queue.find_people(asker, game)
        return await solo.offer(asker, game, level, where)

    await respond(interaction, work, slow=True)


@slash("table join")
async def join(interaction: discord.Interaction, role: str | None = None) -> None:
    """Take a seat in the lobby."""
    seat = None if role is None or role.strip().casefold() == ANY else role.strip().casefold()
    await at_table(interaction, lambda asker, table: lobby.join(asker, table, seat))


async def _find_roles(asker: Asker) -> dict[str, str]:
    async with asker.tables.hold(await asker.find_open()) as table:
        free, words = get_lobby(table).find_free(), asker.words(table.record.game)
    return {role: role_name(words, role) for role in free} | {ANY: role_name(words, None)}


join.autocomplete("role")(offer(_find_roles))


@slash("table board")
async def board(interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
    """Play on an uploaded board; without a file, on the game's own board."""
    await at_table(interaction, lambda asker, table: files.set_file(asker, table, file), slow=True)


@slash("review history")
async def history(interaction: discord.Interaction, turn: Turn | None = None, changes: bool = False) -> None:
    """Show the board at the start of an earlier turn, or what has changed since."""
    argument = views.write_turn(turn, changes)
    await at_table(
        interaction,
        lambda asker, table: views.past_board(asker, table, turn, changes),
        "history",
        argument,
        past=True,
        slow=True,
    )


@slash("table move")
async def move(interaction: discord.Interaction, table: str | None = None) -> None:
    """Move a table of the asker here; for a steward, any table whose home is this server."""

    async def work(asker: Asker) -> Reply:
        if asker.guild is not None:
            check_permissions(interaction)
        return await life.move_here(asker, None if table is None else ids.read_number([table]))

    await respond(interaction, work)


move.autocomplete("table")(offer(find_tables))


@slash("table end")
async def end(interaction: discord.Interaction, steward: bool = False) -> None:
    """End the table."""
    await at_table(interaction, lambda asker, table: life.end(asker, table, as_steward=steward))


@slash("table wake")
async def wake(interaction: discord.Interaction) -> None:
    """Resume an archived game."""

    async def work(asker: Asker) -> Reply:
        if asker.guild is not None:
            check_permissions(interaction)
        return await care.resume_here(asker)

    await respond(interaction, work)


@slash("seat replace")
async def replace(interaction: discord.Interaction, player: discord.User, by: discord.User | None = None) -> None:
    """Offer the seat of an absent player to a user, or to the first person who comes."""
    to = None if by is None else User(by.id, by.display_name)
    is_bot, is_member = by is not None and by.bot, by is None or isinstance(by, discord.Member)
    await at_table(interaction, lambda asker, table: care.replace(asker, table, player.id, to, is_bot, is_member))


@slash("seat hand-over")
async def hand_over(
    interaction: discord.Interaction, player: discord.User | None = None, anybody: bool = False
) -> None:
    """Offer the asker's seat to a user or to anyone, or withdraw the offer. Discord passes a Member for a user on the
    server, otherwise a User."""
    if anybody and player is None:
        await at_table(interaction, clock.ask_substitute)
        return
    offer = HandOver(None)
    if player is not None:
        to = User(player.id, player.display_name)
        offer = HandOver(to, player.bot, is_member=isinstance(player, discord.Member))
    await at_table(interaction, lambda asker, table: life.hand_over(asker, table, offer))


@slash("seat take")
async def take(interaction: discord.Interaction, player: discord.User | None = None) -> None:
    """Take a seat that a player offers."""
    by = None if player is None else player.id
    await at_table(interaction, lambda asker, table: life.take_seat(asker, table, by))


@slash("seat opponent", level=make_choices("level", LEVELS))
async def opponent(interaction: discord.Interaction, seat: str | None = None, level: str | None = None) -> None:
    """Add a bot to a lobby, or have one play for a player."""
    await at_table(interaction, lambda asker, table: seating.seat_or_give(asker, table, seat, level or LEVELS[0]))


opponent.autocomplete("seat")(offer(seating.suggest_seats))


@slash("clock pace", pace=pace_choices(own=True), late=make_choices("late-label", Late))
async def pace(
    interaction: discord.Interaction,
    pace: str,
    bank: str | None = None,
    turn: str | None = None,
    most: str | None = None,
    answer: str | None = None,
    grace: str | None = None,
    late: str | None = None,
) -> None:
    """Set how fast the table plays."""
    values = zip(TIMES, (bank, turn, most, answer, grace), strict=True)
    own = {name: value for name, value in values if value is not None}
    await at_table(interaction, lambda asker, table: clock.type_pace(asker, table, pace, own, late))


@slash("clock pause")
async def pause(interaction: discord.Interaction, until: str | None = None) -> None:
    """Vote to stop the table's clocks."""
    await at_table(interaction, lambda asker, table: clock.vote_pause(asker, table, True, until))


@slash("clock resume")
async def resume(interaction: discord.Interaction) -> None:
    """Vote to restart the table's clocks."""
    await at_table(interaction, lambda asker, table: clock.vote_pause(asker, table, False))


@slash("table rewind")
async def rewind(interaction: discord.Interaction, turn: Turn | None = None) -> None:
    """Propose that the table goes back to an earlier point of the game."""
    await at_table(interaction, lambda asker, table: rewinds.ask_back(asker, table, turn))


@slash("review analyse")
async def analyse(interaction: discord.Interaction, turn: Turn | None = None) -> None:
    """Open an analysis board."""
    place = views.write_turn(turn, False)
    await at_table(
        interaction, lambda asker, table: analysis.analyse(asker, table, turn), "analyse", place, past=True, slow=True
    )


@slash("review import")
async def import_record(interaction: discord.Interaction, file: discord.Attachment, turn: Turn | None = None) -> None:
    """Open the uploaded record of a finished game on an analysis board."""

    async def work(asker: Asker) -> Reply:
        return await place_board(asker, interaction, await analysis.import_record(asker, file, turn))

    await respond(interaction, work, slow=True)


@slash("stats")
async def show_stats(
    interaction: discord.Interaction, player: discord.User | None = None, game: str | None = None, server: bool = False
) -> None:
    """Show the statistics of the asker, another person, a title or this server."""
    whose = SERVER if server else TITLE if game and player is None else PERSON
    person = interaction.user.id if player is None else player.id
    await respond(interaction, lambda asker: stats.show(asker, PAGES[0], whose, person, game or ""), slow=True)


@slash("settings table", pings=PINGS, language=make_choices("language", locales()))
async def table_settings(
    interaction: discord.Interaction, pings: str | None = None, language: str | None = None
) -> None:
    """Set where the asker is pinged for one table, or the language of its public posts."""
    await at_table(interaction, lambda asker, table: preferences.set_table(asker, table, pings, language))


@slash("table list", which=make_choices("list-choice", tables.LISTS))
async def list_tables(interaction: discord.Interaction, which: str | None = None) -> None:
    """List tables: the asker's own, those of this server, and those with a free seat."""
    await respond(interaction, lambda asker: tables.list_tables(asker, which, partial(_may_see, interaction)))


def _may_see(interaction: discord.Interaction, channel: int) -> bool:
    """Whether the asker can see a channel of this server."""
    if channel == interaction.channel_id:
        return True
    target = interaction.guild and interaction.guild.get_channel_or_thread(channel)
    if not target or not isinstance(interaction.user, discord.Member):
        return False
    if isinstance(target, discord.Thread) and target.is_private():
        return False
    try:
        return target.permissions_for(interaction.user).view_channel
    except discord.ClientException:  # a thread whose parent channel is not cached
        return False


@slash("settings mine", pings=PINGS, stats=make_choices("stats-choice", STATS), language=LANGUAGES)
async def own_settings(
    interaction: discord.Interaction,
    pings: str | None = None,
    stats: str | None = None,
    ratings: bool | None = None,
    language: str | None = None,
) -> None:
    """Set where the asker is pinged for all tables, who sees their statistics, whether they play rated games, and in
    which language they read."""
    await respond(interaction, lambda asker: preferences.settle(asker, pings, None, None, stats, ratings, language))


@slash("settings hours")
async def hours(interaction: discord.Interaction, zone: str | None = None, quiet: str | None = None) -> None:
    """Set the asker's time zone and quiet hours for all tables."""
    await respond(interaction, lambda asker: preferences.settle(asker, None, zone, quiet))


@hours.autocomplete("zone")
async def _zones(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=zone, value=zone) for zone in preferences.suggest_zones(current)[:PER_MENU]]


@slash("settings holiday")
@app_commands.rename(begin="from")
async def holiday(
    interaction: discord.Interaction, begin: str | None = None, until: str | None = None, back: bool = False
) -> None:
    """Go on holiday, or come back."""
    await respond(interaction, lambda asker: preferences.take_holiday(asker, begin, until, back))


@slash("settings privacy", choice=make_choices("privacy-choice", privacy.CHOICES))
async def own_privacy(interaction: discord.Interaction, choice: str) -> None:
    """Export the data stored about the asker, or delete it."""
    await respond(interaction, lambda asker: privacy.choose(asker, choice))
