"""The log: the game turn by turn, in pages. It can be limited to one name."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cogs import ids
from cogs.messages.chapters import Chapter, keep_lines, make_chapters, make_pages, mark_of, names_in
from cogs.messages.names import Words, plain
from cogs.messages.parts import Part, button, row, text
from cogs.messages.pictures import breathe
from cogs.messages.speech import OPTION, game_title
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import TableError
from fronde.core.spelling import fold
from fronde.core.types import Event, Name, Seat, Text
from fronde.host.archive.past import Past, find_turns, past_of
from fronde.host.people.rights import Right
from fronde.host.table import GameTable, find_acting, get_game_table, opening_of


@handler(Right.ANYBODY, slash="log", choices={"log": lambda argument: (argument,)})
async def log(asker: Asker, table_id: int, about: str | None = None) -> Reply:
    """The newest page of the log, as the asker may know it. `about`: an id or name, to which the log is limited. Raises
    TableError if the log does not mention it."""
    chapters = await _load(asker, table_id)
    async with asker.tables.hold(table_id) as table:
        await asker.tables.note_visit(get_game_table(table), asker.user.id)
        words = asker.words(table.record.game)
        name = None if not about else _find_name(_name_things(get_game_table(table), chapters, words), about)
    return await _show(asker, table_id, chapters, name, None)


@handler(Right.ANYBODY, clicks=ids.LogPage, slow=True)
async def turn_page(asker: Asker, table_id: int, page: int, mark: int | None) -> Reply:
    """Another page of the log. `mark`: the number of the name that the log is limited to."""
    chapters = await _load(asker, table_id)
    about = None
    if mark is not None:
        about = next((name for name in _names_of(chapters) if mark_of(name) == mark), None)
        if about is None:
            raise TableError(Text("error-old-button"))
    return replace(await _show(asker, table_id, chapters, about, page), edit=True)


async def suggest(asker: Asker) -> dict[str, str]:
    """The names that the log can be limited to: the seats, then all names it mentions, the latest first."""
    table_id = await asker.find_table()
    chapters = await _load(asker, table_id, by_turns=False)
    async with asker.tables.hold(table_id) as table:
        return dict(_name_things(get_game_table(table), chapters, asker.words(table.record.game)))


# --- the content ---


async def _load(asker: Asker, table_id: int, *, by_turns: bool = True) -> list[Chapter]:
    """The chapters of the log, one per turn. With `by_turns` False it is a single chapter, which is faster."""
    async with asker.tables.hold(table_id) as table:
        game = get_game_table(table)
        groups = [opening_of(table.record), *await asker.tables.load_events(game)]
        seat, past = find_acting(game, asker.user.id), _find_past(game) if by_turns else None
    return await asyncio.to_thread(_make, game, past, groups, seat)


def _find_past(table: GameTable) -> Past | None:
    """The game's past, from which the turns are found. None if only older rules could replay it."""
    try:
        return past_of(table)
    except TableError:
        return None


def _make(table: GameTable, past: Past | None, groups: Sequence[Sequence[Event]], seat: Seat | None) -> list[Chapter]:
    turns = [] if past is None else find_turns(past, breathe)
    return make_chapters(table, turns, groups, seat)


def _names_of(chapters: Sequence[Chapter]) -> list[Name]:
    """All names in the log, the latest first."""
    lines = [line for _, lines in reversed(chapters) for line in reversed(lines)]
    return list(dict.fromkeys(name for line in lines for name in names_in(line)))


def _name_things(table: GameTable, chapters: Sequence[Chapter], words: Words) -> Mapping[str, str]:
    """The names that the log can be limited to, by id."""
    seats = [Name("seat", seat) for seat in table.seats]
    names = {_id(name): words.name(*name) for name in [*seats, *_names_of(chapters)] if len(_id(name)) <= OPTION}
    for seat in table.seats:
        if seat not in table.nobodys:
            player = table.player_of(seat).name
            names[f"seat:{seat}"] = words.say("log-player", player=player, seat=Name("seat", seat))
    return names


def _id(name: Name) -> str:
    return f"{name.kind}:{name.id}"


def _find_name(names: Mapping[str, str], about: str) -> Name:
    """The name with that id or text, else the first that contains the text. Raises TableError if there is none."""
    query = fold(about)
    fits = [key for key, label in names.items() if key == about or fold(plain(label)) == query]
    fits += [key for key, label in names.items() if query in fold(plain(label))]
    if not query or not fits:
        raise TableError(Text("error-log-about", {"about": about[:OPTION]}))
    return Name(*fits[0].split(":", 1))


# --- the text ---


async def _show(
    asker: Asker, table_id: int, chapters: Sequence[Chapter], about: Name | None, page: int | None
) -> Reply:
    async with asker.hold_game(table_id) as (game, words):
        seat = find_acting(game, asker.user.id)
        several = seat is not None and len(game.seats_of(asker.user.id)) > 1
    selection = chapters if about is None else keep_lines(chapters, about)
    pages = await asyncio.to_thread(make_pages, game, selection, words, breathe)
    if not pages:
        return sentence(words.say("log-empty" if about is None else "log-nothing", about=about or ""))
    here = len(pages) - 1 if page is None else min(page, len(pages) - 1)
    title = words.say("log-title", title=game_title(words, game.record.game), page=here + 1, pages=len(pages))
    notes = [] if about is None else [words.say("log-about", about=about)]
    notes += [words.say("log-seat", seat=Name("seat", str(seat)))] if several else []
    heading = text("\n".join([title, *notes]))
    return Reply([heading, *map(text, pages[here]), *_turner(table_id, here, len(pages), about, words)])


def _turner(table_id: int, page: int, pages: int, about: Name | None, words: Words) -> list[Part]:
    """Buttons to the first, previous, next and last page, without those that lead nowhere new."""
    mark = None if about is None else mark_of(about)
    last = pages - 1
    ways = [("first", 0, page > 1), ("earlier", page - 1, page > 0)]
    ways += [("later", page + 1, page < last), ("newest", last, page < last - 1)]
    buttons = [
        button(ids.LogPage(table_id, target, mark).button, words.say(f"button-log-{name}"))
        for name, target, fits in ways
        if fits
    ]
    return [row(*buttons)] if buttons else []
