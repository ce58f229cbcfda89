"""The leagues of a server: opening one, joining, seasons, and how they stand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

import discord

from cogs.messages.leagues import MOST_LINES, is_unplayed, name_of, standings_lines, standings_page, tell_terms
from cogs.messages.names import Markup, Words, channel_link
from cogs.messages.opponents import make_bot, names_of_opponents
from cogs.messages.parts import picture, text
from cogs.messages.pictures import draw_page
from cogs.messages.speech import MESSAGE, first_lines, game_title
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import PlayerError, TableError
from fronde.core.types import Text
from fronde.games import get_game
from fronde.host.commands.league import BeginSeason, Depart, EndSeason, Enter, Exclude, get_league
from fronde.host.matchmaking.designs import make_design
from fronde.host.matchmaking.fixtures import seat_substitutes
from fronde.host.matchmaking.leagues import Entrant, Fixture, League, Terms, check_terms, divide, finals_of
from fronde.host.people.rights import Right
from fronde.host.store import Venue

PACE = "daily"
"""The usual pace."""


async def _find(asker: Asker, game: str | None) -> int:
    """The league of a game here, or the only one. Raises TableError if there is none, or there are several."""
    guild, tables = asker.get_guild(), asker.tables
    if game is not None:
        found_id = await tables.find_league(guild, game)
        league_ids = [] if found_id is None else [found_id]
    else:
        league_ids = await tables.store.leagues_of(guild)
    if not league_ids:
        raise TableError(Text("error-league-none"))
    if len(league_ids) > 1:
        raise TableError(Text("error-league-several"))
    return league_ids[0]


async def _read(asker: Asker, league_id: int) -> League:
    async with asker.tables.hold(league_id) as table:
        return get_league(table).league


@handler(Right.ADMINISTRATOR, slash="league open", slow=True)
async def open_league(asker: Asker, terms: Terms) -> Reply:
    """Open a league here, or change its terms. Raises TableError for terms that are not possible, and where no threads
    of a text channel can open."""
    guild, channel = asker.get_guild(), asker.parent or asker.channel
    if not isinstance(asker.get_interaction().client.get_channel(channel), discord.TextChannel):
        raise TableError(Text("error-league-place"))
    language = (await asker.tables.store.server_settings(guild)).language or asker.guild_locale
    venue = Venue(channel, guild, guild, language)
    check_terms(terms, get_game(terms.game).title.player_counts)  # the search may take seconds
    games, spread = terms.seats * terms.blocks, await _find_spread(terms, [terms.size])
    await asker.tables.open_league(asker.user, venue, terms)
    words = asker.words(terms.game)
    about = {"title": game_title(words, terms.game), "size": terms.size, "games": games}
    line = words.say("league-open", **about, spread=words.say("league-spread", spread=spread))
    return _tell_lines([line, tell_terms(terms, words)], words)


async def _find_spread(terms: Terms, sizes: Sequence[int]) -> int:
    """By how many games the meetings of two people differ at most in divisions of these sizes. The search for their
    games may take seconds, so it runs beside everything else; a season finds it done."""
    designs = [await asyncio.to_thread(make_design, size, terms.seats, terms.blocks) for size in sorted(set(sizes))]
    return max((design.spread for design in designs), default=0)


@handler(Enter, slash="league join", slow=True)
async def join(asker: Asker, game: str | None) -> Reply:
    """Join a league. Raises TableError if the asker is in it, or it is full."""
    league_id = await _find(asker, game)
    await asker.tables.run(league_id, asker.user, Enter())
    league = await _read(asker, league_id)
    text_id = "league-joined-on" if league.is_on else "league-joined"
    words = asker.words()
    line = words.say(text_id, count=len(league.members))
    return _tell_lines([line, tell_terms(league.terms, words)], words)


@handler(Depart, slash="league leave", slow=True)
async def leave(asker: Asker, game: str | None) -> Reply:
    """Leave a league. Others play on at the asker's tables. Raises TableError if they are not in it."""
    await _replace(asker, game, Depart)
    return sentence(asker.words().say("league-left"))


@handler(Exclude, slash="league remove", slow=True)
async def remove(asker: Asker, game: str | None, user: int) -> Reply:
    """Replace a member who does not play. Raises TableError if they are not in the league."""
    await _replace(asker, game, partial(Exclude, user))
    return sentence(asker.words().say("league-removed"))


async def _replace(asker: Asker, game: str | None, make_command: Callable[[Entrant], Depart | Exclude]) -> None:
    """Run a command that ends a membership, and have those who replace the member take their seats at once; if that
    fails, the clock does it."""
    league_id = await _find(asker, game)
    words = asker.words((await _read(asker, league_id)).terms.game)
    bot = make_bot(words)
    await asker.tables.run(league_id, asker.user, make_command(bot))
    league = await _read(asker, league_id)
    if league.is_on:
        with suppress(PlayerError):  # a table has just ended
            await seat_substitutes(asker.tables, league, bot, names_of_opponents(words))


@handler(BeginSeason, slash="league begin", slow=True)
async def begin(asker: Asker, game: str | None) -> Reply:
    """Begin a season. Raises TableError if one is played, or too few people have joined."""
    league_id, tables = await _find(asker, game), asker.tables
    before = await _read(asker, league_id)
    sizes = [len(one) for one in divide(before.members, before.terms.size) if len(one) >= before.terms.seats]
    spread = await _find_spread(before.terms, sizes)
    await tables.run(league_id, asker.user, BeginSeason(tables.times.now(), tables.draw_chance().seed))
    league = await _read(asker, league_id)
    words = asker.words()
    about = {"season": league.season, "count": len(league.divisions), "ends": str(league.ends)}
    return sentence(words.say("league-begins", **about, spread=words.say("league-spread", spread=spread)))


@handler(EndSeason, slash="league close", slow=True)
async def close(asker: Asker, game: str | None, for_good: bool) -> Reply:
    """End a season now, or between seasons the league `for_good`. Raises TableError if none is played, or one is."""
    league_id = await _find(asker, game)
    await asker.tables.run(league_id, asker.user, EndSeason(for_good))
    return sentence(asker.words().say("league-deleted" if for_good else "league-closed"))


# --- how it stands ---


@handler(Right.ANYBODY, slash="league standings", slow=True)
async def show_standings(asker: Asker, game: str | None, division: int | None, season: int | None) -> Reply:
    """How a division stands, or stood at the end of a season, as a picture; in words if it is large, has no result, or
    cannot be drawn. Raises TableError if there is none."""
    league, words = await _read(asker, await _find(asker, game)), asker.words()
    finals = finals_of(league, season or league.season, division or _find_division(asker, league))
    began, ends = finals[0].began, finals[0].ends
    dates = [words.say("league-dates", began=str(began), ends=str(ends))] if began else []
    if len(finals) <= MOST_LINES and not is_unplayed(finals):
        asker.tables.pictures.take(asker.user.id)
        if (sheet := await draw_page(standings_page(league, finals, words), words.locale)) is not None:
            return Reply([*map(text, dates), picture()], [sheet])
    return _tell_lines([*standings_lines(league, finals, words), *dates], words)


def _find_division(asker: Asker, league: League) -> int:
    """The number of the asker's division, or of the first."""
    place = league.find_place(asker.user.id)
    return 1 if place is None else place[0] + 1


def _tell_lines(lines: Sequence[Markup], words: Words) -> Reply:
    """The lines, or as many as fit and how many more there are."""
    return Reply([text("\n".join(first_lines(lines, MESSAGE, words)))])


@handler(Right.ANYBODY, slash="league report", slow=True)
async def show_games(asker: Asker, game: str | None, division: int | None) -> Reply:
    """The games of a division. Raises TableError if there is none."""
    league, words = await _read(asker, await _find(asker, game)), asker.words()
    division = division or _find_division(asker, league)
    finals_of(league, league.season, division)
    title = game_title(words, league.terms.game)
    head = words.say("league-games", title=title, season=league.season, division=division)
    fixtures = [one for one in league.fixtures if one.division == division - 1]
    results = [_tell(league, one, words) for one in fixtures if one.finish]
    playing = [await _tell_open(asker, league, one, words) for one in fixtures if one.is_open]
    rest = len(fixtures) - len(results) - len(playing)
    return _tell_lines([head, *([words.say("league-rest", count=rest)] if rest else []), *playing, *results], words)


def _tell(league: League, fixture: Fixture, words: Words) -> Markup:
    order = sorted(range(len(fixture.places)), key=lambda seat: fixture.finish[seat])
    names = [(fixture.finish[seat], name_of(league.member_of(fixture, seat), words)) for seat in order]
    rows = [words.say("league-rank", rank=rank, player=name) for rank, name in names]
    return words.say("league-result", rows=Markup(" · ".join(rows)))


async def _tell_open(asker: Asker, league: League, fixture: Fixture, words: Words) -> Markup:
    async with asker.tables.hold(fixture.table or 0) as table:
        channel = table.record.venue.channel
    names = [name_of(league.member_of(fixture, seat), words) for seat in range(len(fixture.places))]
    return words.say("league-playing", people=names, channel=channel_link(channel))
