"""The log of a game, turn by turn under headings, in pages; or only the lines about one player or Space."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from zlib import crc32

from cogs.messages.names import Markup, Words
from cogs.messages.speech import cut, speak
from cogs.messages.stories import WHOLE_LINE, tell
from fronde.core.game import TURN_BEGAN
from fronde.core.types import Event, Name, Seat, Text
from fronde.host.archive.past import Beginning
from fronde.host.table import GameTable

PAGE = 3200
"""Maximum characters per page."""
Chapter = tuple[Beginning | None, list[Text]]
"""A turn and its lines. The turn is None for everything before the first turn that can be identified."""


def make_chapters(
    table: GameTable, turns: Sequence[Beginning], groups: Sequence[Sequence[Event]], seat: Seat | None
) -> list[Chapter]:
    """The events of each turn, as a seat or a spectator may know them. `groups` are the events of the set-up, then
    those of each action."""
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
    """The number of events before the last event that begins a turn; the number of all events if none does."""
    return next((n for n in reversed(range(len(events))) if events[n].kind == TURN_BEGAN), len(events))


def names_in(line: Text) -> Iterator[Name]:
    """The names in a line, without empty ones."""
    for value in line.args.values():
        for part in value if isinstance(value, list | tuple) and not isinstance(value, Name | Text) else [value]:
            if isinstance(part, Name):
                yield from [part] if part.id else []
            elif isinstance(part, Text):
                yield from names_in(part)


def keep_lines(chapters: Sequence[Chapter], about: Name) -> list[Chapter]:
    """The lines that contain a name."""
    return [(turn, [line for line in lines if about in names_in(line)]) for turn, lines in chapters]


def mark_of(name: Name) -> int:
    """The number that identifies a name in the id of a button."""
    return crc32(f"{name.kind}:{name.id}".encode())


def make_pages(
    table: GameTable, chapters: Sequence[Chapter], words: Words, breathe: Callable[[], object]
) -> list[list[str]]:
    """The paragraphs of each page, one per turn under its heading. A turn that continues on the next page repeats the
    heading there. Calls `breathe` between turns so that other tasks can run."""
    pages: list[list[str]] = []
    room = 0
    for turn, lines in chapters:
        breathe()
        heading = head_of(table, turn, words)
        texts = [cut(speak(words, line), WHOLE_LINE) for line in lines]
        paragraph: list[str] = []
        for line in texts:
            length = len(line) + 1 + (0 if paragraph else len(heading) + 1)
            if length > room:
                pages.append([])
                paragraph, room = [], PAGE
                length = len(line) + len(heading) + 2
            if not paragraph:
                paragraph = [heading]
                pages[-1].append("")
            paragraph.append(line)
            pages[-1][-1] = "\n".join(paragraph)
            room -= length
    return pages


def head_of(table: GameTable, turn: Beginning | None, words: Words) -> Markup:
    """The heading of a turn: its number and whose turn it is."""
    if turn is None:
        return words.say("log-before")
    if turn.seat is None:
        return words.say("log-turn", turn=turn.turn)
    if turn.seat in table.nobodys:
        return words.say("log-turn-nobody", turn=turn.turn, seat=Name("seat", turn.seat))
    return words.say(
        "log-turn-of", turn=turn.turn, player=table.player_of(turn.seat).name, seat=Name("seat", turn.seat)
    )
