"""What only one player may know, for that player alone."""

from __future__ import annotations

from collections.abc import Collection

from cogs.ids import OpenPanel
from cogs.messages.names import Words, channel_link
from cogs.messages.parts import Part, button, picture, row, text
from cogs.messages.speech import clip_lines, game_title, speak
from fronde.core.types import Name, Seat, Text
from fronde.host.table import Dealt

LONGEST = 1800
"""Characters of a hand."""


def hand_lines(
    table: Dealt, seat: Seat, said: Words, longest: int, offered: Collection[str] = frozenset()
) -> list[str]:
    """What a seat holds, a line each; but a card that is among the options offered is told there, and not twice."""
    held = [line for line in table.private_texts(seat) if not _is_offered(line, offered)]
    return clip_lines([f"- {speak(said, line)}" for line in held], longest)


def _is_offered(line: Text, offered: Collection[str]) -> bool:
    """Whether a line tells of one thing alone, which may be chosen by its own option. A count of things stays."""
    named = [value for value in line.args.values() if isinstance(value, Name)]
    counts = any(isinstance(value, int) for value in line.args.values())
    return not counts and len(named) == 1 and any(option.endswith(f":{named[0].id}") for option in offered)


def hand_parts(table: Dealt, user: int, said: Words) -> list[Part]:
    """A player's private things, seat by seat, each under its own name, its picture below."""
    seats = table.seats_of(user)
    named = [Name("seat", seat) for seat in seats]
    parts = [text(said.say("hand-title", title=game_title(said, table.record.game), seats=named))]
    for number, seat in enumerate(seats):
        lines = hand_lines(table, seat, said, LONGEST // len(seats)) or [said.say("hand-empty")]
        heading = [said.say("panel-seat", seat=Name("seat", seat))] if len(seats) > 1 else []
        parts += [text("\n".join([*heading, *lines])), picture(number)]
    return parts


def hand_message(table: Dealt, user: int, said: Words) -> list[Part]:
    """The one private message of a table."""
    channel = said.say("hand-channel", channel=channel_link(table.record.channel))
    open_panel = row(button(OpenPanel(table.id).button, said.say("button-panel")))
    return [*hand_parts(table, user, said), text(channel), open_panel]
