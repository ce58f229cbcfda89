"""The private information of a player, shown to that player alone."""

from __future__ import annotations

from collections.abc import Collection

from cogs.ids import OpenPanel
from cogs.messages.names import Words, channel_link
from cogs.messages.parts import Part, button, picture, row, text
from cogs.messages.speech import clip_lines, game_title, speak
from fronde.core.types import Name, Seat, Text
from fronde.host.table import GameTable

LONGEST = 1800
"""Maximum characters of a hand."""


def hand_lines(
    table: GameTable, seat: Seat, words: Words, longest: int, options: Collection[str] = frozenset()
) -> list[str]:
    """The hand of a seat, one line per item, without the cards that are already listed as `options`."""
    texts = [line for line in table.private_texts(seat) if not _is_offered(line, options)]
    return clip_lines([f"- {speak(words, line)}" for line in texts], longest)


def _is_offered(line: Text, options: Collection[str]) -> bool:
    """Whether a line names a single item that has an option of its own. Lines with counts stay."""
    names = [value for value in line.args.values() if isinstance(value, Name)]
    counts = any(isinstance(value, int) for value in line.args.values())
    return not counts and len(names) == 1 and any(option.endswith(f":{names[0].id}") for option in options)


def hand_parts(table: GameTable, user: int, words: Words) -> list[Part]:
    """A player's private information: each seat under its own name, with its picture below."""
    seats = table.seats_of(user)
    names = [Name("seat", seat) for seat in seats]
    parts = [text(words.say("hand-title", title=game_title(words, table.record.game), seats=names))]
    for number, seat in enumerate(seats):
        lines = hand_lines(table, seat, words, LONGEST // len(seats)) or [words.say("hand-empty")]
        heading = [words.say("panel-seat", seat=Name("seat", seat))] if len(seats) > 1 else []
        parts += [text("\n".join([*heading, *lines])), picture(number)]
    return parts


def hand_message(table: GameTable, user: int, words: Words) -> list[Part]:
    """The private message of a table for one player."""
    channel = words.say("hand-channel", channel=channel_link(table.record.venue.channel))
    open_panel = row(button(OpenPanel(table.id).button, words.say("button-panel")))
    return [*hand_parts(table, user, words), text(channel), open_panel]
