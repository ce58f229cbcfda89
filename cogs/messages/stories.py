"""What happened and what the score is, in few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from cogs.messages.names import Markup, Words
from cogs.messages.speech import cut, speak
from fronde.core.game import Game
from fronde.core.types import Event, Name, Seat, Text
from fronde.host.notices import Events
from fronde.host.table import GameTable

STORY, BRIEF = 6, 3
"""Lines of the story in a turn post and in a question."""
LINE, WHOLE_LINE = 400, 1200
"""Characters of a line, and of a line when everything is told."""


def tell(game: Game[object], events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The events as a seat or everybody may know them. Consecutive equal lines become one line with a count."""
    groups = [(line, len(list(group))) for line, group in groupby(game.speech.story(events, seat))]
    return [line if n == 1 else Text("story-repeated", {"line": line, "n": n}) for line, n in groups]


def story(
    game: Game[object],
    events: Sequence[Event],
    seat: Seat | None,
    words: Words,
    longest: int,
    room: int = LINE,
    own: Seat | None = None,
) -> list[str]:
    """The events in at most `longest` lines of limited length. Says how many lines are left out: those of least weight,
    first of all what `own` has done, who reads it and knows that."""
    lines = tell(game, events, seat)
    if len(lines) <= longest:
        return [cut(speak(words, line), room) for line in lines]
    indices = sorted(sorted(range(len(lines)), key=weigh(lines, own), reverse=True)[: longest - 1])
    spoken = [cut(speak(words, lines[at]), room) for at in indices]  # words for these alone: they cost most
    first = next((place for place, at in enumerate(indices) if place != at), len(indices))
    spoken.insert(first, words.say("story-more", count=len(lines) - len(indices)))
    return spoken


def weigh(lines: Sequence[Text], own: Seat | None) -> Callable[[int], tuple[bool, bool, int, int]]:
    """How much the line at a place matters. What `own` did matters least, what no single seat did most; then rare
    lines, and lines near the beginning or the end."""
    often = Counter(line.id for line in lines)

    def weight(at: int) -> tuple[bool, bool, int, int]:
        seat = lines[at].args.get("seat")
        return seat != Name("seat", own or ""), seat is None, -often[lines[at].id], abs(2 * at + 1 - len(lines))

    return weight


def public_story(game: Game[object], events: Events, words: Words, longest: int, own: Seat | None = None) -> str:
    """The events of a notice, as everybody may know them."""
    return "\n".join(story(game, [Event(kind, data) for kind, data in events], None, words, longest, own=own))


def is_long(game: Game[object], events: Events, words: Words, longest: int) -> bool:
    """Whether the events need more lines than this, or more room in one of them."""
    lines = tell(game, [Event(kind, data) for kind, data in events], None)
    return len(lines) > longest or any(len(speak(words, line)) > LINE for line in lines)


class Score:
    """The score: each seat's total and its difference from `before`. A player `alone` has nobody to compare with, so
    there is no line."""

    def __init__(
        self,
        scores: Mapping[Seat, Mapping[str, int]],
        names: Mapping[Seat, str],
        nobodys: Sequence[Seat],
        before: Mapping[Seat, int] | None = None,
        *,
        alone: bool = False,
    ) -> None:
        self.scores = scores
        self.alone = alone
        self.before = before or {}
        self.names = names
        self.nobodys = nobodys

    @classmethod
    def of(cls, table: GameTable, before: Mapping[Seat, int] | None = None) -> Score:
        """The score of a table now."""
        names = {seat: table.player_of(seat).name for seat in table.seats}
        return cls(table.score, names, table.nobodys, before, alone=len(table.record.players) == 1)

    def line(self, words: Words) -> str:
        """Everybody's total and their gain or loss."""
        if self.alone:
            return ""
        totals = [
            self._say(words, "score-entry", seat, total=items["total"], change=self._change(seat, words))
            for seat, items in self.scores.items()
        ]
        return words.say("score-line", totals=Markup(" · ".join(totals)))

    def changes(self, words: Words) -> Markup:
        """The gains and losses of the seats that have any; empty if nothing changed."""
        changed = [(seat, self._change(seat, words)) for seat in self.scores]
        texts = [
            words.say("score-change", seat=Name("seat", seat), change=change) for seat, change in changed if change
        ]
        return Markup(" · ".join(texts))

    def _change(self, seat: Seat, words: Words) -> Markup:
        total = self.scores[seat]["total"]
        changed = total - self.before.get(seat, total)
        return words.say(f"score-{'gain' if changed > 0 else 'loss'}", n=abs(changed)) if changed else Markup()

    def details(self, words: Words) -> list[str]:
        """Every seat's score item by item, one line each."""
        return [
            self._say(words, "score-detail", seat, total=items["total"], items=score_items(items, words))
            for seat, items in self.scores.items()
        ]

    def _say(self, words: Words, message: str, seat: Seat, **args: object) -> str:
        if seat in self.nobodys:
            return words.say(f"{message}-nobody", seat=Name("seat", seat), **args)
        return words.say(message, player=self.names[seat], seat=Name("seat", seat), **args)


def score_items(items: Mapping[str, int], words: Words) -> Markup:
    """A score item by item, without zeros, each behind a dot."""
    entries = [(Name("score", key), n) for key, n in items.items() if key != "total" and n]
    return Markup("".join(f" · {words.say('score-item', name=name, n=n)}" for name, n in entries))


def speak_tie_break(words: Words, tie_break: str) -> str:
    """What decided between equal scores."""
    return words.say("over-tie-break", reason=Name("tie-break", tie_break))
