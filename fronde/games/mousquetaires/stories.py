"""Reports of events in a few lines: one for a musketeer's turn, one for a duel, one for the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from fronde.core.sentences import join
from fronde.core.types import Event, Seat, Text
from fronde.games.mousquetaires.words import event_text

UNTOLD = frozenset({"turn-ended", "turn-taken-up", "duel-begun"})
"""Events that reports omit, because others imply them."""
ALONE = frozenset({"duel-ended", "game-began"})
"""Events with a line of their own."""
CLOCKS = frozenset(
    {
        "milady-hid", "siege-thrown", "siege-moved", "time-moved", "time-held", "louvre-moved", "paris-struck",
        "constance-strangled",
    }
)  # fmt: skip
"""Events at the end of a turn, which share a line."""
HEADLINES: Mapping[str, frozenset[str]] = {
    "7.5": frozenset({
        "turn-began", "time-moved", "time-held", "louvre-moved", "siege-moved", "dead-end-undone",
    }),
    "4.7": frozenset({
        "wounded", "put-out", "stood-up", "jailed", "escaped", "snared", "assassin-struck", "life-given",
        "equipment-lost",
    }),
    "3.9": frozenset({
        "duel-ended", "foe-beaten", "foe-wounded", "rochefort-wounded", "rochefort-healed", "milady-driven",
        "action-lost",
    }),
    "9.1": frozenset({
        "honour-lost", "honour-regained", "epic-gained", "one-for-all-earned", "board-completed", "chamber-passed",
        "token-cleared", "ended-by-quest", "ended-by-time", "ended-by-siege", "ended-by-honour", "ended-by-constance",
        "ended-by-elimination",
    }),
    "5.5": frozenset({"mission-begun", "mission-failed", "mission-done", "constance-strangled"}),
    "2.4": frozenset({
        "treachery-played", "milady-revealed", "milady-shown", "one-for-all-played", "nemesis-named",
    }),
}  # fmt: skip
SENTENCES = 6
"""The most sentences in a line."""


def tell(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The events in a few lines, as a seat or a spectator may read them."""
    story = [event for event in events if event.kind not in UNTOLD]
    lines: list[Text] = []
    for _, group in groupby(story, key=chapter_of()):
        sentences = [one for event in group if (one := event_text(event, seat)) is not None]
        lines += join_sentences(sentences)
    return lines


def chapter_of() -> Callable[[Event], tuple[str, object]]:
    """A function that returns the group of an event: the musketeer it concerns, a duel with its consequences, or the
    end of a turn."""
    chapter: tuple[str, object] = ("", 0)

    def find(event: Event) -> tuple[str, object]:
        nonlocal chapter
        kind, who = event.kind, event.data.get("seat")
        if kind in ALONE or kind == "turn-began":
            chapter = (kind, id(event))
        elif kind in CLOCKS:
            chapter = ("clocks", 0)
        elif who is not None and chapter[0] != "clocks":
            chapter = ("of", who)
        elif chapter[0] in ALONE:
            chapter = ("outcome", id(event))
        return chapter

    return find


def join_sentences(sentences: Sequence[Text]) -> Iterator[Text]:
    """The sentences joined into lines of at most `SENTENCES`."""
    for first in range(0, len(sentences), SENTENCES):
        yield join(sentences[first : first + SENTENCES], "told-sentences")
