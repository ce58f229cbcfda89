"""The story and the score of a game in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from cogs.messages.names import Markup, Words
from cogs.messages.speech import clip, cut, speak
from fronde.core.game import Game
from fronde.core.types import Event, Name, Seat, Text
from fronde.host.notices.kinds import Events
from fronde.host.table import GameTable

STORY, BRIEF = 6, 3
"""Lines of the story in a turn post and in a question."""
LINE, HEADLINE, WHOLE_LINE = 400, 1000, 1200
"""Maximum characters of a line, of a headline, and of a line of the full story."""


def tell(game: Game[object], events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The sentences about events, as a seat or everyone may know them. Consecutive equal lines become one line with a
    count."""
    return _count_equal(game.speech.story(events, seat))


def _count_equal(lines: Sequence[Text]) -> list[Text]:
    groups = [(line, len(list(group))) for line, group in groupby(lines)]
    return [line if n == 1 else Text("story-repeated", {"line": line, "n": n}) for line, n in groups]


def story(
    game: Game[object], events: Sequence[Event], seat: Seat | None, words: Words, longest: int, more: str = "story-more"
) -> list[str]:
    """A summary of the events without dice: in at most `longest` lines of limited length, or one line for each headline
    if there are more of them. What happened before the first headline is above it, all other lines below the headlines.
    If something is left out, the message `more` says how much, unless all are headlines."""
    lines = tell(game, events, seat)
    if len(lines) <= longest:
        texts = [_speak(words, line) for line in lines]
        if all(len(line) <= LINE for line in texts):
            return texts
    rules = game.speech.headlines.find_rules(events)
    kinds = dict.fromkeys(rule for rule in rules if rule)
    headlines = [line for rule in kinds if (line := _tell_headline(game, rule, events, rules, seat, words))]
    first = next((number for number, rule in enumerate(rules) if rule), len(events))
    before = tell(game, events[:first], seat)
    after = [event for event, rule in zip(events[first:], rules[first:], strict=True) if not rule]
    rest, room = [*before, *tell(game, after, seat)], longest - len(headlines)
    if room <= 0:
        return headlines
    most = room if len(rest) <= room else room - 1
    places = sorted(sorted(range(len(rest)), key=weigh(rest), reverse=True)[:most])
    others = [cut(_speak(words, rest[at]), LINE) for at in places]
    above = sum(at < len(before) for at in places)
    count = [words.say(more, count=len(rest) - most)] if len(rest) > room else []
    return [*others[:above], *headlines, *others[above:], *count]


def _tell_headline(
    game: Game[object], rule: str, events: Sequence[Event], rules: Sequence[str], seat: Seat | None, words: Words
) -> str:
    """All events of a headline in one line."""
    own = [event for event, its_rule in zip(events, rules, strict=True) if its_rule == rule]
    tell_own = game.speech.headlines.tell
    lines = tell_own(rule, own, seat) if tell_own else game.speech.story(own, seat)
    return clip(" ".join(_speak(words, line) for line in _count_equal(lines)), HEADLINE)


def _speak(words: Words, line: Text) -> str:
    return speak(words, shorten(words, line))


def shorten(words: Words, line: Text) -> Text:
    """The text of a summary: the message `short-<id>`, which leaves out dice and other details, if there is one."""
    short = f"short-{line.id}"
    args = {key: _shorten_argument(words, value) for key, value in line.args.items()}
    return Text(short if words.has(short) else line.id, args)


def _shorten_argument(words: Words, value: object) -> object:
    if isinstance(value, Text):
        return shorten(words, value)
    return [_shorten_argument(words, part) for part in value] if isinstance(value, list) else value


def weigh(lines: Sequence[Text]) -> Callable[[int], tuple[bool, int, int]]:
    """A function that returns the importance of the line at a position: lines about no single seat matter most, then
    rare ones, then those near the beginning or the end."""
    often = Counter(line.id for line in lines)

    def weight(at: int) -> tuple[bool, int, int]:
        return lines[at].args.get("seat") is None, -often[lines[at].id], abs(2 * at + 1 - len(lines))

    return weight


def whole_story(game: Game[object], events: Sequence[Event], seat: Seat | None, words: Words) -> list[str]:
    """The full story in every detail, in as many lines as it needs."""
    return [cut(speak(words, line), WHOLE_LINE) for line in tell(game, events, seat)]


def public_story(game: Game[object], events: Events, words: Words, longest: int) -> str:
    """The public story of a notice's events."""
    return "\n".join(story(game, _read(events), None, words, longest))


def leaves_out(game: Game[object], events: Events, words: Words, longest: int) -> bool:
    """Whether a summary of the events in this number of lines leaves something out."""
    return public_story(game, events, words, longest) != "\n".join(whole_story(game, _read(events), None, words))


def _read(events: Events) -> list[Event]:
    return [Event(kind, data) for kind, data in events]


class Score:
    """The score: each seat's total and its difference from `before`. With `alone`, a player without rivals, the line is
    empty."""

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
        """The current score of a table."""
        names = {seat: table.player_of(seat).name for seat in table.seats}
        return cls(table.score, names, table.nobodys, before, alone=len(table.record.players) == 1)

    def line(self, words: Words) -> str:
        """The totals of all seats, with their gains or losses."""
        if self.alone:
            return ""
        totals = [
            self._say(words, "score-entry", seat, total=items["total"], change=self._change(seat, words))
            for seat, items in self.scores.items()
        ]
        return words.say("score-line", totals=Markup(" · ".join(totals)))

    def changes(self, words: Words) -> Markup:
        """The gains and losses of the seats; empty if nothing has pairs."""
        pairs = [(seat, self._change(seat, words)) for seat in self.scores]
        texts = [words.say("score-change", seat=Name("seat", one), change=change) for one, change in pairs if change]
        return Markup(" · ".join(texts))

    def _change(self, seat: Seat, words: Words) -> Markup:
        total = self.scores[seat]["total"]
        difference = total - self.before.get(seat, total)
        return words.say(f"score-{'gain' if difference > 0 else 'loss'}", n=abs(difference)) if difference else Markup()

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
