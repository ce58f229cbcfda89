"""Reports of texts that read badly: a person picks the sentence, the bot finds the ids of its message."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterator

import discord

from cogs import ids
from cogs.messages.forms import Fields, choose, label, make_form, tick, write
from cogs.messages.links import unlink_commands
from cogs.messages.names import plain, words
from cogs.messages.parts import PER_MENU, Upload, attachment, text
from cogs.messages.speech import OPTION, clip
from cogs.messages.stories import whole_story
from cogs.panels.handlers import first, handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.people.rights import Right
from fronde.host.store import TextReport
from fronde.texts.search import find_messages

MOST_MESSAGES, LONGEST_REMARK, LEAST_LETTERS = 3, 500, 3
"""The most ids in a report; the longest remark, in characters; and the fewest letters of a sentence to choose."""


def read_lines(message: discord.Message) -> list[str]:
    """The sentences and labels of a message that a person may report."""
    lines = (clip(plain(line.strip()), OPTION) for text in _read_texts(message) for line in text.split("\n"))
    return list(dict.fromkeys(line for line in lines if sum(map(str.isalpha, line)) >= LEAST_LETTERS))[:PER_MENU]


def _read_texts(message: discord.Message) -> Iterator[str]:
    yield message.content
    for item in discord.ui.LayoutView.from_message(message).walk_children() if message.components else ():
        if isinstance(item, discord.ui.TextDisplay):
            yield unlink_commands(item.content)
        elif isinstance(item, discord.ui.Button):
            yield item.label or ""
        elif isinstance(item, discord.ui.Select):
            yield item.placeholder or ""
            yield from (part or "" for option in item.options for part in (option.label, option.description))


@handler(Right.ANYBODY, slash="menu-report")
async def open_form(asker: Asker, message: int, lines: list[str]) -> Reply:
    """The form for a report about one of these lines of a message. Raises TableError if there are none."""
    if not lines:
        raise TableError(Text("error-no-text"))
    return _open(asker, ids.KeepReport(message), choose("text", [(line, line, "") for line in lines]))


@handler(Right.ANYBODY, clicks=ids.WriteReport)
async def open_empty(asker: Asker) -> Reply:
    """The form for a report about a sentence that the person copies."""
    return _open(asker, ids.KeepReport(0), write("text", "", OPTION))


def _open(asker: Asker, id: ids.KeepReport, field: discord.ui.Item[discord.ui.Modal]) -> Reply:
    own = asker.words()
    fields = [
        label(own.say("report-text"), field),
        label(own.say("report-remark"), write("remark", "", LONGEST_REMARK, long=True)),
        label(own.say("report-send"), tick("send", [("yes", own.say("report-send-yes"), "")])),
    ]
    return Reply([text(own.say("report-again"))], form=make_form(id, own.say("menu-report"), fields))


@handler(Right.ANYBODY, forms={ids.KeepReport: lambda id, fields: (id.message, fields)}, slow=True)
async def keep(asker: Asker, message: int, fields: Fields, *, is_form: bool = True) -> Reply:
    """Store a report: the ids of the messages, the remark, and the sentence itself only if the form says so. Raises
    TableError without a sentence or a remark, beyond the limit of a day, and without a form for an unknown sentence."""
    line, remark = (unlink_commands(first(fields.get(key, [])).strip()) for key in ("text", "remark"))
    if not line or not remark:
        raise TableError(Text("error-report-empty"))
    asker.tables.pictures.take(asker.user.id)  # the search takes as long as a picture
    if (
        span := await asker.tables.store.find_post_span(message)
    ) is not None:  # said again, its sentences are in the list
        async with asker.hold_game(span.table) as (game, _):
            groups = (await asker.tables.load_events(game))[span.first : span.end]
            events = [event for group in groups for event in group]
            whole_story(game.game, events, None, words(game.record.venue.locale, game.record.game))
    candidates = await asyncio.to_thread(find_messages, line)
    if not (candidates or is_form):
        raise TableError(Text("error-report-unknown"))
    keys = dict.fromkeys(one.key for one in candidates)
    report = TextReport(
        asker.tables.times.now(),
        candidates[0].locale if candidates else asker.words().locale,
        list(keys)[:MOST_MESSAGES],
        clip(line, OPTION) if fields.get("send") else "",
        remark[:LONGEST_REMARK],
    )
    if not await asker.tables.store.add_report(asker.user.id, report):
        raise TableError(Text("error-many-reports"))
    return sentence(asker.words().say("report-kept", count=len(report.messages)))


def _make_inert(value: str) -> str:
    """A value that no spreadsheet takes for a formula."""
    return f"'{value}" if value.startswith(("=", "+", "-", "@")) else value


@handler(Right.OPERATOR, slash="fronde reports")
async def list_reports(asker: Asker) -> Reply:
    """All reports as a file, the newest first."""
    reports = await asker.tables.store.list_reports()
    file = io.StringIO()
    rows = csv.writer(file)
    rows.writerow(TextReport._fields)
    rows.writerows(
        [_make_inert(str(value)) for value in one._replace(messages=" ".join(one.messages))] for one in reports
    )
    upload = Upload("reports.csv", file.getvalue().encode(), "")
    answer = asker.words().say("reports", count=len(reports))
    return Reply([text(answer), attachment()], file=upload) if reports else sentence(answer)
