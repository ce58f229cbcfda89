"""What is asked, in a line: how a question reads, and among how many choices it is put."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.messages.names import Markup, Words
from cogs.messages.speech import clip, speak
from cogs.messages.stories import LINE
from fronde.core.plain import read_text
from fronde.core.types import Name, Text

MOST_ASKED = 3
"""Questions that are named."""


def asked_line(prompt: Text, count: int, words: Words) -> Markup:
    """A question; among so many choices, unless that is 0."""
    return words.say("call-asked", prompt=Markup(clip(speak(words, prompt), LINE)), count=count)


def open_lines(questions: Sequence[Any], words: Words) -> list[str]:
    """Questions as `fronde.host.deals.write_open_questions` gives them; by name where not all are asked the same."""
    seats_by_line: dict[str, list[Name]] = {}
    for seat, prompt, count in questions:
        seats_by_line.setdefault(asked_line(read_text(prompt), count, words), []).append(Name("seat", seat))
    if len({tuple(seats) for seats in seats_by_line.values()}) == 1:
        return list(seats_by_line)[:MOST_ASKED]
    lines = [words.say("call-asked-of", seats=seats, asked=Markup(line)) for line, seats in seats_by_line.items()]
    return list(lines[:MOST_ASKED])
