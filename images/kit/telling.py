"""What the pictures of several titles say alike, each in its own texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fronde.core.types import Name
from fronde.texts import Words
from images.kit.wording import shortest


def say_replay(words: Words, frames: int, won: list[str], leads: list[str], end: list[str], **span: Any) -> str:
    """A moving picture in words: who won, how long it is, who led when, how it ended."""

    def say(longest: int) -> list[str]:
        led = [words.say("picture-alt-replay-lead", leads="; ".join(leads[-longest:]))] if leads else []
        return [*won, words.say("picture-alt-replay", count=frames, **span), *led, *end]

    return shortest(say)


def say_items(view: Mapping[str, Any], seats: Iterable[str], words: Words) -> Iterator[str]:
    """What each seat scores, item by item, a seat a sentence."""
    for seat in seats:
        items = [
            words.say("picture-alt-item", name=words.name("score", item), points=points)
            for item, points in ((view.get("score") or {}).get(seat) or {}).items()
            if points and item != "total"
        ]
        yield words.say("picture-alt-items", seat=Name("seat", seat), items=", ".join(items) or "0")


def say_tie_break(view: Mapping[str, Any], words: Words) -> str:
    """What broke the tie of first place, "" where there was none."""
    decided = view.get("tie_break")
    return words.say("picture-tie-break", **{"tie-break": Name("tie-break", decided)}) if decided else ""
