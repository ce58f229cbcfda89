"""A game as a page to keep: the log lines, the score and the board of each step in one HTML file (`images/replay`)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import images
from cogs.admin.incidents import log_incident
from cogs.messages.chapters import Chapter, head_of, make_chapters
from cogs.messages.names import Words, plain
from cogs.messages.parts import Upload
from cogs.messages.pictures import breathe
from cogs.messages.speech import cut, game_title, speak
from cogs.messages.stories import WHOLE_LINE, score_items, tell
from fronde.core.errors import TableError
from fronde.core.records import canonical
from fronde.core.types import Event, Json, Name, Seat, Text
from fronde.host.archive.past import Beginning, Moment, Past, find_moments, find_turns, past_of
from fronde.host.archive.records import record_of
from fronde.host.table import FinishedTable, GameTable, opening_of
from fronde.host.tables import Tables
from images import Scene

WORDS = (
    "bare", "chart", "coarse", "first", "hands", "keys", "last", "next", "none", "previous", "quiet", "rounds",
    "score", "slider", "turns", "zoom",
)  # fmt: skip
"""The words of the page itself: messages `replay-<word>`."""
MARKS = re.compile(r"(?<!\\)\*\*|^-# |^#+ ")
"""Discord's marks for bold, small and large type."""


class Chronicle(NamedTuple):
    """The contents of a replay page, as `seat` or everyone may know them. `groups`: the events of the set-up, then
    those of each action. `past`: None if only older rules could replay the game. `record`: the record of a finished
    game."""

    table: GameTable
    past: Past | None
    groups: Sequence[Sequence[Event]]
    seat: Seat | None
    record: str | None


async def load_chronicle(tables: Tables, table: GameTable, seat: Seat | None = None) -> Chronicle:
    """The chronicle of a table. The caller must hold the table. Raises StaleDecision."""
    groups = [opening_of(table.record), *await tables.load_events(table)]
    record = None
    if isinstance(table, FinishedTable):
        record = canonical(record_of(table.record, await tables.load_moves(table.record))).decode()
    try:
        past = past_of(table)
    except TableError:
        past = None
    return Chronicle(table, past, groups, seat, record)


async def make_replay(chronicle: Chronicle, words: Words) -> Upload | None:
    """The page of a game, without boards if they cannot be drawn; None if there is nothing to tell."""
    record = chronicle.table.record
    try:
        story, scenes = await asyncio.to_thread(tell_game, chronicle, words)
        try:
            content = await images.draw_replay(record.game, story, scenes, chronicle.record, words.locale)
        except Exception as error:
            log_incident(error, f"replay of {record.game}")
            content = images.replay.write({**story, "note": "bare"}, [], None, chronicle.record)
    except Exception as error:
        log_incident(error, f"replay of {record.game}")
        return None
    return Upload(f"{record.game}-{record.id}.html", content, "")


class Step(NamedTuple):
    """A step of the page: its turn (None: before the first one), its lines, and the position after it."""

    turn: Beginning | None
    lines: Sequence[Text]
    end: Moment


def tell_game(chronicle: Chronicle, words: Words) -> tuple[dict[str, Json], list[Scene]]:
    """The words of the page as plain data, and the scene of each step."""
    table, texts, steps = chronicle.table, dict[str, int](), _make_steps(chronicle)
    names = table.names
    story = {
        "lang": words.locale,
        "title": plain(game_title(words, table.record.game)),
        "people": _say_people(chronicle, words),
        "words": {word: words.say(f"replay-{word}") for word in WORDS},
        "seats": [_say_seat(table, seat, words) for seat in table.seats],
        "steps": [_write_step(chronicle, step, words, texts) for step in steps],
        "texts": list(texts),
    }
    return story, [Scene(step.end.view, names, events=step.end.events) for step in steps]


def _make_steps(chronicle: Chronicle) -> list[Step]:
    """Yield a step for the position before the first turn, then one for every turn."""
    table, past, groups, seat = chronicle[:4]
    if past is None:
        now = Moment(0, len(groups) - 1, table.view(seat), [])
        return [Step(turn, lines, now) for turn, lines in make_chapters(table, [], groups, seat)]
    moments = find_moments(past, breathe, seat, hands=isinstance(table, FinishedTable))
    turns, ends = find_turns(past, breathe), {moment.actions: moment for moment in moments}
    first = groups[0] if past.after else []  # under newer rules the set-up belongs to what came before
    chapters: list[Chapter] = make_chapters(table, turns, [first, *groups[1:]], seat)
    if chapters[0][0] is not None:
        chapters.insert(0, (None, tell(table.game, groups[0], seat)))
    closing = [turn.actions for turn in turns] + [len(past.log)]
    steps = [Step(turn, lines, ends[at]) for (turn, lines), at in zip(chapters, closing, strict=True)]
    return steps if len(steps) < 2 or steps[-1].lines or steps[-1].end.actions > steps[-2].end.actions else steps[:-1]


def _write_step(chronicle: Chronicle, step: Step, words: Words, texts: dict[str, int]) -> dict[str, Json]:
    """A step as data for the page. `texts`: repeated lines, with their numbers."""
    table, turn = chronicle.table, step.turn
    scores: Mapping[Seat, Mapping[str, int]] = step.end.view["head"]["scores"]
    start = chronicle.past is not None and not chronicle.past.after and turn is None
    result: dict[str, Json] = {
        "id": "start" if turn is None else f"t{turn.turn}",
        "head": _strip_marks(words.say("replay-start") if start else head_of(table, turn, words)),
        "short": _strip_marks(words.say("replay-start") if turn is None else words.say("log-turn", turn=turn.turn)),
        "lines": [_strip_marks(cut(speak(words, line), WHOLE_LINE)) for line in step.lines],
        "totals": [scores[seat]["total"] for seat in table.seats],
        "items": [_strip_marks(score_items(scores[seat], words)).removeprefix(" · ") for seat in table.seats],
        "round": step.end.stretch,
    }
    if step.end.hands:
        hands = [[_strip_marks(speak(words, line)) for line in step.end.hands[seat]] for seat in table.seats]
        result["hands"] = [[texts.setdefault(line, len(texts)) for line in lines] for lines in hands]
    return result


def _say_people(chronicle: Chronicle, words: Words) -> str:
    people = _strip_marks(words.say("replay-people", people=[player.name for player in chronicle.table.record.players]))
    if chronicle.seat is None:
        return people
    return f"{people} · {_strip_marks(words.say('log-seat', seat=Name('seat', chronicle.seat)))}"


def _say_seat(table: GameTable, seat: Seat, words: Words) -> str:
    if seat in table.nobodys:
        return plain(words.name("seat", seat))
    return plain(words.say("log-player", player=table.player_of(seat).name, seat=Name("seat", seat)))


def _strip_marks(text: str) -> str:
    """A sentence for Discord as plain text."""
    return plain(MARKS.sub("", text))
