"""The first steps of a person: the help, the games on offer, and a quick game against bots, up to the first
question."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from cogs import ids
from cogs.commands.channels import place_for
from cogs.messages.names import Markup, Words, channel_link
from cogs.messages.opponents import names_of_opponents
from cogs.messages.parts import PER_MENU, Part, button, menu, picture, row, rows, text, thumbnail
from cogs.messages.pictures import Shot, draw
from cogs.messages.speech import game_title
from cogs.panels import guides, lobby, moves
from cogs.panels.handlers import first, handler
from cogs.panels.replies import Asker, Reply
from cogs.panels.seating import check_level
from cogs.panels.servers import find_queue, get_queue_id
from fronde.bots import LEVELS
from fronde.core.errors import TableError
from fronde.core.match import Match
from fronde.core.rulebook import find_weight
from fronde.core.types import Setup, Text
from fronde.games import GAMES, get_game
from fronde.host.commands.lobby import Start
from fronde.host.people.rights import Right
from fronde.host.store import Player
from fronde.host.tables import Opening
from images import Picture, Scene

HERE, PRIVATE = "here", "private"
PLACES = (HERE, PRIVATE)
"""The possible places of such a table: this channel, or a private thread below it."""
OPEN = "any"
"""Placeholder in an id for a level or place that is not chosen yet."""
MOST_SHOWN = 10
"""Maximum number of games listed with a picture. The menu includes the others."""
COVER = 640
"""Width in pixels of a game's picture."""
COVERS: dict[tuple[str, str], Picture] = {}
"""The pictures of games, by game and language. Each is drawn once."""


CHOOSERS: Mapping[str, ids.Id] = {
    "play": ids.PickGame(OPEN, OPEN),
    "table": ids.ChooseGame("table"),
    "learn": ids.ChooseGame("learn"),
    "people": ids.FindPeople(),
}
"""The menus in which a game is chosen, by purpose, in the order of the buttons."""


@handler(Right.ANYBODY, slash="help")
async def help_page(asker: Asker) -> Reply:
    """A button for each way to begin, then the available actions and the games on offer."""
    words = asker.words()
    games = [asker.words(key).say("game-name") for key in sort_games()]
    ways = [what for what in CHOOSERS if what != "people" or await find_queue(asker) is not None]
    buttons = [button(ids.ListGames(what).button, words.say("button-begin", what=what)) for what in ways]
    buttons.append(button(ids.WriteReport().button, words.say("button-report")))
    return Reply([row(buttons[0] | {"style": "main"}, *buttons[1:]), text(words.say("help-page", games=games))])


@handler(Right.ANYBODY, clicks=ids.ListGames, slow=True)
async def list_games(asker: Asker, what: str) -> Reply:
    """The games, for a purpose in `CHOOSERS`. Raises TableError for another, and in direct messages for all but
    learning."""
    if what not in CHOOSERS:
        raise TableError(Text("error-old-button"))
    if what == "people":
        await get_queue_id(asker)
    elif what != "learn":
        asker.get_guild()
    return await _list_games(asker, what, CHOOSERS[what])


@handler(Right.ANYBODY, clicks={ids.ChooseGame: lambda id, picks: (id.what, id.game or first(picks))}, slow=True)
async def choose_game(asker: Asker, what: str, game: str) -> Reply:
    """Open a table of the game, learn it, or offer it against bots. Raises TableError for any other purpose."""
    if what == "table":
        return await lobby.open_table(asker, game, None)
    if what == "play":
        return replace(await show_game(asker, game, OPEN, OPEN), edit=False)
    if what != "learn":
        raise TableError(Text("error-old-button"))
    return await guides.learn(asker, game)


@handler(Right.ANYBODY, slash="play")
async def offer(asker: Asker, game: str | None, level: str | None, place: str | None) -> Reply:
    """Offer the games, or the named game, to play against bots. If game, level and place are all given, start it.
    Raises TableError in direct messages."""
    asker.get_guild()
    if game is None:
        return await _list_games(asker, "play", ids.PickGame(level or OPEN, place or OPEN))
    if level is None or place is None:
        return await show_game(asker, game, level or OPEN, place or OPEN)
    return await begin(asker, game, level, place)


async def _list_games(asker: Asker, what: str, chooser: ids.Id) -> Reply:
    keys = sort_games()[:PER_MENU]
    covers = [await draw_cover(key, asker.words(key)) for key in keys[:MOST_SHOWN]]
    thumbnails = [thumbnail(describe(key, asker.words(key)), number) for number, key in enumerate(keys[:MOST_SHOWN])]
    facts = [tell_facts(key, asker.words(key)) for key in keys]
    facts[0] = asker.words().say("play-first", facts=Markup(facts[0]))
    options = [(key, game_title(asker.words(), key), line) for key, line in zip(keys, facts, strict=True)]
    choice = menu(chooser.menu, asker.words().say("play-choose"), options)
    others = await _offer_people(asker, ids.FindPeople()) if what == "play" else []
    return Reply([text(asker.words().say("games-title", what=what)), *thumbnails, choice, *others], covers)


async def _offer_people(asker: Asker, id: ids.Id) -> list[Part]:
    """A button for those who want to play with people, if this server has a queue."""
    if await find_queue(asker) is None:
        return []
    return [row(button(id.button, asker.words().say("button-begin", what="people")))]


@handler(Right.ANYBODY, clicks={ids.PickGame: lambda id, picks: (first(picks), id.level, id.place)}, slow=True)
async def show_game(asker: Asker, game: str, level: str, place: str) -> Reply:
    """A game, and the buttons that start it. Raises TableError for an unknown game."""
    title, words = get_game(game).title, asker.words(game)
    levels = [one for one in LEVELS if level in (OPEN, one)]
    places = [one for one in PLACES if place in (OPEN, one) and (one == HERE or asker.rooms or place == one)]
    buttons = [
        button(ids.PlayNow(game, one, where).button, _label(one, where, words), "main")
        for where in places
        for one in levels
    ]
    lines = [words.say("play-level", level=one, how=words.say(f"level-{one}.strength")) for one in levels]
    lines += [words.say("play-private")] if PRIVATE in places else []
    how = words.say("play-bots", count=title.player_counts[0] - 1)
    parts: list[Part] = [picture(), text(describe(game, words)), text("\n".join([how, *lines])), *rows(buttons)]
    parts += await _offer_people(asker, ids.FindPeople(game))
    return Reply(parts, [await draw_cover(game, words)], edit=True)


def _label(level: str, place: str, words: Words) -> str:
    return words.say("button-play", level=words.name("level", level), place=place)


@handler(Right.ANYBODY, clicks=ids.PlayNow, slow=True)
async def begin(asker: Asker, game: str, level: str, place: str) -> Reply:
    """Open a table with bots and start the game. The panel follows once the asker has a question. Raises TableError if
    no table can be opened."""
    if place not in PLACES:
        raise TableError(Text("error-no-option"))
    opening = _lay_table(asker, game, check_level(level))
    await asker.tables.check_opening(asker.user, opening)
    async with place_for(asker.get_interaction(), asker, opening, private=place == PRIVATE) as (opening, _):
        table = await asker.tables.open(asker.user, opening)
        user = replace(asker.user, click=None)  # the click has already been used to open the table
        await asker.tables.run(table.id, user, Start(asker.rooms and opening.channel == asker.channel))
    words, is_here = asker.words(game), int(opening.channel == asker.channel)
    title, channel = game_title(words, game), channel_link(opening.channel)
    return Reply(
        [text(words.say("play-begun", title=title, channel=channel, here=is_here))],
        edit=True,
        until=partial(_wait_for_post, asker, table.id),
        then=lambda again: moves.open_panel(again, table.id),
    )


async def _wait_for_post(asker: Asker, table_id: int) -> None:
    """Wait until the bots have played and the channel shows it, so that the panel is below the post."""
    await asker.tables.around.wait_for_machines(table_id)
    await asker.tables.around.wait_for_channel(table_id)


def _lay_table(asker: Asker, game: str, level: str) -> Opening:
    """A request for a table of the usual size, with bots on every seat but one."""
    opening = lobby.opening(asker, game, get_game(game).title.player_counts[0])
    names = names_of_opponents(asker.words(game))[: (opening.size or 1) - 1]
    return replace(opening, machines=tuple(Player(None, name, bot=level) for name in names))


# --- the description of a game ---


def sort_games() -> list[str]:
    """The games on offer, the shortest first, since it is the one to start with."""
    return sorted(GAMES, key=lambda key: GAMES[key].title.minutes or sys.maxsize)


def describe(game: str, words: Words) -> str:
    """The title and the facts of a game, and a sentence about it."""
    line = words.say("play-game", title=game_title(words, game), facts=Markup(tell_facts(game, words)))
    return "\n".join([line, *([words.say("game-pitch")] if words.has("game-pitch") else [])])


def tell_facts(game: str, words: Words) -> str:
    """The number of players, the duration and the difficulty of a game, from its Title and the number of its rules."""
    title = get_game(game).title
    facts = [words.say("play-players", least=min(title.player_counts), most=max(title.player_counts))]
    facts += [words.say("play-minutes", minutes=title.minutes)] if title.minutes else []
    return " · ".join([*facts, words.name("weight", find_weight(words))])


async def draw_cover(game: str, words: Words) -> Picture | None:
    """The board at the start of the game. None if the game has no picture."""
    key = game, words.locale
    if key not in COVERS:
        shot = Shot(game, _set_up(game, words), width=COVER)
        if (cover := await draw(shot, words.locale)) is None:
            return None
        COVERS[key] = cover
    return COVERS[key]


def _set_up(game: str, words: Words) -> Scene:
    definition, names = get_game(game), names_of_opponents(words)
    tokens = tuple(f"p{number}" for number in range(1, definition.title.player_counts[0] + 1))
    match = Match.start(definition, Setup(game, tokens, 1, {}))[0]
    return Scene(match.view(None), dict(zip(tokens, names, strict=False)))
