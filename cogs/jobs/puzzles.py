"""Posts a puzzle a day in the channels that ask for one."""

from __future__ import annotations

from typing import Any

import discord

from cogs.messages.names import words
from cogs.messages.parts import build, files_of, uploads
from cogs.messages.pictures import draw
from cogs.messages.puzzles import Position, daily_parts, puzzle_shot, set_up
from cogs.outbox import forums
from fronde.bots.puzzles import find_puzzles
from fronde.games import GAMES, get_game
from fronde.host.timekeeping.hours import DAY


async def post_puzzles(bot: Any) -> list[Exception]:
    """Post today's puzzle on each server that wants it and has not had it. A failure does not post it again, for the
    message may have arrived. Returns the failures."""
    day, faults = bot.tables.times.now() // DAY, list[Exception]()
    for guild, settings in (await bot.store.puzzles_due(day)).items():
        channel = bot.get_channel(settings.puzzles)
        if not isinstance(channel, discord.TextChannel) or not _may_post(channel):
            continue
        locale = settings.language or str(channel.guild.preferred_locale)
        try:
            position = find_daily(day, locale)
            if position is not None and await bot.store.claim_puzzle(guild, day):
                await _post(channel, position, locale)
        except Exception as error:  # a fault on one server must not affect others
            faults.append(error)
    return faults


def _may_post(channel: discord.TextChannel) -> bool:
    rights = forums.rights_in(channel)
    return all(getattr(rights, name) for name in forums.IN_CHANNEL)


def find_daily(day: int, locale: str) -> Position | None:
    """The puzzle of a day, of another game every day. None if no game has puzzles."""
    games = [key for key in sorted(GAMES) if find_puzzles(get_game(key))]
    if not games:
        return None
    game = get_game(games[day % len(games)])
    puzzles = list(find_puzzles(game).values())
    number = day // len(games) % len(puzzles)
    return set_up(game, puzzles[number], (number + 1, len(puzzles)), words(locale, game.key))


async def _post(channel: discord.TextChannel, position: Position, locale: str) -> None:
    attachments = uploads([await draw(puzzle_shot(position), locale)])
    parts = daily_parts(position, words(locale, position.game.key))
    await channel.send(view=build(parts, attachments)["view"], files=files_of(attachments))
