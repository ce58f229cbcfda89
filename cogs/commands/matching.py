"""Typed choices: which options fit the text typed so far, and which option a complete text means."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from cogs.messages.names import Words
from cogs.messages.names import words as words_of
from cogs.messages.questions import show_options
from cogs.messages.speech import OPTION, clip, speak
from fronde.core.errors import NotYourTurn, RuleViolation, StaleDecision, TableError
from fronde.core.spelling import fold
from fronde.core.types import Text
from fronde.host.commands.play import Act
from fronde.host.reader import Choice, Reader
from fronde.host.table import OpenQuestion, Playing
from fronde.texts import FALLBACK

MOST_CHOICES, LAST = 25, 9
"""Maximum number of suggestions; and the rank of unavailable options, after all others."""
_ID = re.compile(r"[a-z0-9][a-z0-9_-]*(:[a-z0-9_-]+)+")


def questions_for(table: Playing, user: int, steps: Collection[str] | None) -> list[OpenQuestion]:
    """The questions a user may answer, of these steps or of all. Required ones come first."""
    return [question for question in table.questions_of(user) if steps is None or question.decision.step in steps]


def suggest(
    table: Playing, user: int, text: str, words: Words, steps: Collection[str] | None = None
) -> list[tuple[str, str]]:
    """Up to 25 options that fit the typed text, as pairs of name and value; labels that begin with the text come first.
    The value is the option's id, preceded by the earlier picks if the question takes several. The table remembers
    which question each value belongs to, so that a late choice cannot answer another question."""
    matches: list[tuple[int, str, str]] = []
    stamps: dict[str, int] = {}
    table.suggestions[user], reader = stamps, Reader(table)
    for decision, _, stamp in questions_for(table, user, steps):
        before, last = _split_text(text) if decision.most > 1 else ("", text)
        picks = {part.strip() for part in before.split(",")}
        for option in show_options(reader, decision, words):
            rank, value = _rank(option, fold(last)), before + option.id
            if rank is not None and option.id not in picks and len(value) <= OPTION:
                matches.append((rank, _name(before, option), value))
                stamps.setdefault(value, stamp)
    if text.strip():
        matches += _suggest_closed_options(reader, questions_for(table, user, steps), fold(text), words)
    matches.sort(key=lambda one: one[0])
    return [(name, value) for _, name, value in matches[:MOST_CHOICES]]


def _suggest_closed_options(
    reader: Reader, questions: Sequence[OpenQuestion], text: str, words: Words
) -> list[tuple[int, str, str]]:
    """Unavailable options whose label contains the typed text, with the reason. They rank after all others."""
    matches: list[tuple[int, str, str]] = []
    for decision, _, _ in questions:
        for option, reads in reader.closed_options(decision).items():
            label = speak(words, reads.label)
            if text in fold(label) and len(matches) < MOST_CHOICES:
                reason = speak(words, reader.refusal(decision, option).reason)
                matches.append((LAST, words.say("suggest-why", label=label, reason=reason), option))
    return matches


def _split_text(text: str) -> tuple[str, str]:
    """The text up to the last comma, before which earlier picks are complete, and the text after it."""
    before, comma, last = text.rpartition(",")
    return (f"{before.strip()}, " if comma else ""), last.strip()


def _name(before: str, option: Choice[str]) -> str:
    name = f"{option.label} — {option.hint}" if option.hint else option.label
    return clip(f"{before}{name}", OPTION)


def _rank(option: Choice[str], text: str) -> int | None:
    label = fold(option.label)
    if label.startswith(text) or option.id == text:
        return 0
    if text in label or text in option.id:
        return 1
    return 2 if text in fold(option.hint) else None


def read_choice(table: Playing, user: int, text: str, words: Words, steps: Collection[str] | None = None) -> Act:
    """The answer that a text means: ids or complete labels in the reader's language or in English, several separated
    by commas.

    Raises StaleDecision if the text was suggested for a question that is no longer open, NotYourTurn if the user has
    nothing to decide (of these steps), RuleViolation with the game's reason for an option that is not on offer,
    TableError for any other text and for a user without a seat.
    """
    questions, stamp = questions_for(table, user, steps), table.suggestions.pop(user, {}).get(text)
    if stamp is not None and stamp not in [question.stamp for question in table.questions_of(user)]:
        raise StaleDecision(Text("error-stale"))
    if not questions:
        _refuse_nothing(table, user, steps)
    reader = Reader(table)
    for decision, place, now in questions:
        languages = (words, *(words_of(locale, table.record.game) for locale in (words.locale, FALLBACK)))
        for language in dict.fromkeys(languages if stamp in (None, now) else ()):
            options = show_options(reader, decision, language)
            picks = _match_all(options, [text]) or _match_all(options, text.split(","))
            if picks is not None:
                return Act(decision.seat, decision.step, tuple(picks), now, place)
    raise _text_error(reader, questions, text.strip(), words)


def _match_all(options: Sequence[Choice[str]], texts: Sequence[str]) -> list[str] | None:
    """The id of the option that each text means. None if a text means none."""
    ids = []
    for text in texts:
        key = fold(text)
        hit = next((o.id for o in options if text.strip() == o.id), None)
        hit = hit or next((o.id for o in options if key in (fold(o.label), fold(_name("", o)))), None)
        if hit is None:
            return None
        ids.append(hit)
    return ids


def _refuse_nothing(table: Playing, user: int, steps: Collection[str] | None) -> None:
    if not table.seats_of(user):
        raise TableError(Text("error-not-at-table"))
    if steps is not None and questions_for(table, user, None):
        raise NotYourTurn(Text("error-verb-not-asked"))
    raise NotYourTurn(Text("error-nothing-now"))


def _text_error(
    reader: Reader, questions: Sequence[OpenQuestion], text: str, words: Words
) -> RuleViolation | TableError:
    """The error for a text that answers no question: the reason if it names an unavailable option, else that there is
    no such choice."""
    for decision, _, _ in questions:
        closed_options = reader.closed_options(decision).items()
        matches = (option for option, reads in closed_options if fold(speak(words, reads.label)) == fold(text))
        if (option := next(matches, None)) is not None:
            return RuleViolation(*reader.refusal(decision, option))
    if _ID.fullmatch(text):
        return RuleViolation(*reader.refusal(questions[0].decision, text))
    return TableError(Text("error-no-such-choice", {"typed": clip(text, 60)}))
