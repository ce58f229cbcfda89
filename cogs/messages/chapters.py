"""What happened in a game turn by turn, under headings, page by page; or of one thing alone, a player or a Space."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from zlib import crc32

from cogs.messages.names import Markup, Words
from cogs.messages.speech import cut, speak
from cogs.messages.stories import WHOLE_LINE, tell
from fronde.core.game import TURN_BEGAN
from fronde.core.types import Event, Name, Seat, Text
from fronde.host.past import Beginning
from fronde.host.table import GameTable

PAGE = 3200
"""Characters of a page."""
Chapter = tuple[Beginning | None, list[Text]]
"""A turn, None for what was before the first that can be told apart, and what happened in it, a line each."""


def make_chapters(
    table: GameTable, turns: Sequence[Beginning], groups: Sequence[Sequence[Event]], seat: Seat | None
) -> list[Chapter]:
    """What happened in each turn as a seat or a spectator may know it; `groups` are the events of the set-up, and then
    of each action."""
    bounds = [turn.actions + 1 if turn.actions else 0 for turn in turns]
    starts: list[tuple[Beginning | None, int]] = [*zip(turns, bounds, strict=True)]
    if not bounds or bounds[0]:
        starts.insert(0, (None, 0))
    ends = [*(start for _, start in starts[1:]), len(groups)]
    chapters = list[Chapter]()
    opening: list[Event] = []
    for (turn, start), end in zip(starts, ends, strict=True):
        *whole, last = [opening, *map(list, groups[start:end])]
        over = len(last) if end == len(groups) else find_beginning(last)
        events, opening = [event for group in [*whole, last[:over]] for event in group], last[over:]
        chapters.append((turn, tell(table.game, events, seat)))
    return chapters


def find_beginning(events: Sequence[Event]) -> int:
    """How many of the events come before the last with which a turn begins: all where none does."""
    return next((n for n in reversed(range(len(events))) if events[n].kind == TURN_BEGAN), len(events))


def names_in(line: Text) -> Iterator[Name]:
    """Every thing a line names; a name that stands for nothing is left out."""
    for value in line.args.values():
        for part in value if isinstance(value, list | tuple) and not isinstance(value, Name | Text) else [value]:
            if isinstance(part, Name):
                yield from [part] if part.id else []
            elif isinstance(part, Text):
                yield from names_in(part)


def keep_lines(chapters: Sequence[Chapter], about: Name) -> list[Chapter]:
    """The lines that name a thing."""
    return [(turn, [line for line in lines if about in names_in(line)]) for turn, lines in chapters]


def mark_of(name: Name) -> int:
    """A number that stands for a thing in the id of a button."""
    return crc32(f"{name.kind}:{name.id}".encode())


def make_pages(
    table: GameTable, chapters: Sequence[Chapter], words: Words, breathe: Callable[[], object]
) -> list[list[str]]:
    """The paragraphs of each page, a turn each with its heading, which stands again where a turn goes on overleaf.
    `breathe` is called between turns, to let others work."""
    pages: list[list[str]] = []
    room = 0
    for turn, lines in chapters:
        breathe()
        heading = _head(table, turn, words)
        spoken = [cut(speak(words, line), WHOLE_LINE) for line in lines]
        paragraph: list[str] = []
        for line in spoken:
            needed = len(line) + 1 + (0 if paragraph else len(heading) + 1)
            if needed > room:
                pages.append([])
                paragraph, room = [], PAGE
                needed = len(line) + len(heading) + 2
            if not paragraph:
                paragraph = [heading]
                pages[-1].append("")
            paragraph.append(line)
            pages[-1][-1] = "\n".join(paragraph)
            room -= needed
    return pages


def _head(table: GameTable, turn: Beginning | None, words: Words) -> Markup:
    """The heading of a turn: its number, and whose it is."""
    if turn is None:
        return words.say("log-before")
    if turn.seat is None:
        return words.say("log-turn", turn=turn.turn)
    if turn.seat in table.nobodys:
        return words.say("log-turn-nobody", turn=turn.turn, seat=Name("seat", turn.seat))
    return words.say(
        "log-turn-of", turn=turn.turn, player=table.player_of(turn.seat).name, seat=Name("seat", turn.seat)
    )
