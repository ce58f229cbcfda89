"""What is asked, in a line: how a question reads, and among how many choices it is put."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.messages.names import Said, Words
from cogs.messages.speech import clip, speak
from cogs.messages.stories import LINE
from fronde.core.plain import read_text
from fronde.core.types import Name, Text

MOST_ASKED = 3
"""Questions that are named."""


def asked_line(prompt: Text, count: int, said: Words) -> Said:
    """A question; among so many choices, unless that is 0."""
    return said.say("call-asked", prompt=Said(clip(speak(said, prompt), LINE)), count=count)


def open_lines(asked: Sequence[Any], said: Words) -> list[str]:
    """Questions as `fronde.host.deals.write_open_questions` gives them; by name where not all are asked the same."""
    named: dict[str, list[Name]] = {}
    for seat, prompt, count in asked:
        named.setdefault(asked_line(read_text(prompt), count, said), []).append(Name("seat", seat))
    if len({tuple(seats) for seats in named.values()}) == 1:
        return list(named)[:MOST_ASKED]
    lines = [said.say("call-asked-of", seats=seats, asked=Said(line)) for line, seats in named.items()]
    return list(lines[:MOST_ASKED])
