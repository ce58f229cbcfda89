"""Checks of the French texts: what is missing, words that docs/termes.csv forbids, typography, and changed English.

`python -m tests.french` lists the faults; with `--write` it first sets the spaces and apostrophes of the typography,
and the hash of the English text above every French one that has none. `--write ID …` also renews the hash of those.
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from fronde import texts
from fronde.core.spelling import fold
from fronde.games import GAMES

TERMS = Path(__file__).parents[1] / "docs" / "termes.csv"
FOLDERS = {"host": texts.FOLDER, **{key: game.title.texts for key, game in GAMES.items()}}
NARROW, FIXED = "\u202f", "\u00a0"
HOLE = "\ufffc"
"""Stands for what a text inserts."""
INSERTION = "\ue002"
"""The same while a text is corrected."""
STAMP = re.compile(r"en: ([0-9a-f]{8})")
LITERAL = re.compile(r"`[^`]*`|<[^<>]*>|https?://\S+|:[a-z_]+:|\d:\d\d")
"""Code, Discord's markup, addresses, emoji and times of day: they keep their own characters."""

SAME = {
    "names of people and places": re.compile(
        r"(?:battle|bot-names|card|category|city|foe|foreigner|hero|musketeer|picture-code|place|province|region|score"
        r"|seat|space)\b"
    ),
    "titles of the games": re.compile(r"game-name$|picture-title$"),
    "numbers of rules": re.compile(r"rule-.*\.also$"),
}
"""Messages that may be the same in both languages, by reason."""
COGNATES = frozenset({
    "action", "aragon", "aramis", "artagnan", "assassin", "athos", "bastille", "bot", "bretagne", "bruges", "club",
    "collections", "combat", "conde", "confiscation", "constance", "copies", "dartagnan", "des", "division", "double",
    "duel", "duels", "essarts", "flandre", "forum", "france", "gaston", "guillotine", "inactive", "influence", "item",
    "la", "louvre", "lys", "menu", "milady", "mousquetaires", "navarre", "null", "opposition", "option", "options",
    "panache", "paris", "pistole", "pistoles", "point", "points", "port", "porthos", "pp", "province", "provinces",
    "richelieu", "rochefort", "rochelle", "roy", "sabotage", "score", "table", "total", "vieux-colombier", "vote",
})  # fmt: skip
"""Words that are names, or the same in both languages."""

NEVER_NONE: frozenset[str] = frozenset({
    "ask-expand", "ask-musketeer-cubes", "ask-place-marker", "ask-revolt", "ask-sacrifice", "ask-use-disc",
    "board-refused", "deed-coins-won", "deed-crown-won", "error-too-often", "event-cards-bought",
    "event-cards-drawn", "event-coins-won", "event-crown-won", "event-deck-shuffled", "event-epic-gained",
    "event-foe-wounded", "event-one-for-all-earned", "event-reinforced", "event-revolt-spread",
    "event-rochefort-wounded", "event-treachery-drawn", "event-wounded", "hint-ban-province", "hint-reinforce",
    "host-asked", "move-asked", "next-time", "option-add", "option-coin-after", "option-coin-before",
    "outcome-drives-out", "outcome-last", "outcome-last-of-control", "outcome-prison", "outcome-towards",
    "pause-asked", "picture-alt-token-crown", "play-players", "prize-coins", "prize-crowns", "queue-calling",
    "refused-few-epic", "refused-passage-first", "refused-stock-first", "refused-too-dear", "resume-asked",
    "short-told-blood-both", "short-told-blood-own", "spent-cards", "spent-crowns", "spent-forfeited", "spent-life",
    "spent-pistoles", "sum-costs", "sum-left", "sum-points", "summary-quest", "swap-call", "told-blood-both",
    "told-blood-own", "told-hand-draws", "told-saved",
})  # fmt: skip
"""Texts whose number is one or more by the rules, so that they need no form for none."""

TYPOGRAPHY = {
    "a straight apostrophe or quotation mark": re.compile(r"['\"]"),
    "no narrow space before ; ! ?": re.compile(rf"(?<![{NARROW};!?\ufffc…]|\*)[;!?]|(?<=…)[;!?]|{HOLE}[;!?]"),
    "no fixed space before :": re.compile(rf"(?<![{FIXED}*]):|(?<![{FIXED}])\*\*:"),
    "no narrow space inside « »": re.compile(rf"«(?!{NARROW})|(?<!{NARROW})»"),
    "no fixed space before a unit": re.compile(rf"[\d{HOLE}] (?:%|(?:P[MPV]|[KMG]io)\b)"),
    "two spaces": re.compile(r"(?<=\S)  +(?=\S)"),
    "a space before , or .": re.compile(rf"(?<=\w)[ {FIXED}{NARROW}]+[,.](?!\w)"),
    "three dots for …": re.compile(r"\.\.\."),
    "an unaccented capital": re.compile(
        r"\b(?:E(?:tat|cole|pée|tape|galité|change|vénement|tes|tre|chec|glise|quipe|lection|migration|puration|cu)"
        r")\w*\b|\b(?:Ca|Ages?|Iles?)\b|(?:^|[.!?] )A (?![\d–])"
    ),
    "oe for œ": re.compile(r"\b(?:c|s|n|v)oeur?\w*|\boeu\w*", re.IGNORECASE),
    "no space between thousands": re.compile(r"(?<![\d.,–-])(?!1[0-9]{3}\b|20\d\d\b)\d{4,}(?!\d)"),
}


@cache
def read_terms() -> tuple[dict[str, str], ...]:
    """The rows of the term base."""
    with TERMS.open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


@cache
def forbidden_words(domain: str) -> list[tuple[re.Pattern[str], str]]:
    """The words that a domain's texts must not use, and what they say instead. A game may use a word that is forbidden
    to all if it is a term of its own."""
    own = {row["french"].casefold() for row in read_terms() if row["domain"] == domain}
    pairs = []
    for row in (row for row in read_terms() if row["domain"] in {"host", domain}):
        for word in filter(None, row["avoid"].split("|")):
            if not any(term.startswith(word.casefold()) for term in own):
                pairs.append((re.compile(rf"\b{word}(?:e?s|x)?\b", re.IGNORECASE), row["french"]))
    return pairs


def hash_of(entry: ast.Message) -> str:
    """The hash of a message with its attributes, without its comment."""
    bare = ast.Message(entry.id, entry.value, entry.attributes)
    return sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:8]


def read(path: Path) -> ast.Resource:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


def messages_of(resource: ast.Resource) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def sentences(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern with a hole for whatever it inserts, then that of each variant inside."""
    line = ""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            line += part.value
            continue
        inner = part.expression
        if isinstance(inner, ast.StringLiteral):
            line += inner.parse()["value"]
            continue
        line += HOLE
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from sentences(variant.value)
    yield line


def patterns_of(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def find_bad_words(domain: str, line: str) -> Iterator[str]:
    """The forbidden words of a line outside code, and what to write."""
    plain = LITERAL.sub(HOLE, line)
    for word, instead in forbidden_words(domain):
        if hit := word.search(plain):
            yield f"“{hit[0]}” is “{instead}”"


def find_bad_marks(line: str) -> Iterator[str]:
    """The typographical faults of a line."""
    for code in LITERAL.findall(line):
        if FIXED in code or NARROW in code:
            yield f"a fixed space in {code!r}"
    plain = LITERAL.sub(HOLE, line)
    for fault, mark in TYPOGRAPHY.items():
        if hit := mark.search(plain):
            yield f"{fault}: …{plain[max(0, hit.start() - 12) : hit.end() + 8]!r}"


ONE = re.compile(r"\b(?:une?|1|derni\w+|seule?)\b")


def find_uncovered(pattern: ast.Pattern) -> Iterator[str]:
    """Variants for one that would be read for none too, since French counts 0 as singular: they say “une carte”, and
    there is no variant for 0."""
    for part in pattern.elements:
        select = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(select, ast.SelectExpression):
            keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in select.variants}
            for variant in select.variants:
                line = next(iter([*sentences(variant.value)][::-1]))
                is_one = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
                if is_one and "0" not in keys and ONE.search(line) and not shows(variant.value, select.selector):
                    yield line
                yield from find_uncovered(variant.value)


def shows(pattern: ast.Pattern, number: ast.InlineExpression) -> bool:
    """Whether a text inserts the number by which it is chosen."""
    return any(isinstance(part, ast.Placeable) and part.expression.equals(number) for part in pattern.elements)


def is_english(place: str, english: ast.Pattern, french: ast.Pattern) -> bool:
    """Whether a French text is its English, although no name and no word of both languages explains that."""
    lines = list(sentences(french))
    if lines != list(sentences(english)) or any(reason.match(place) for reason in SAME.values()):
        return False
    words = re.findall(r"[a-z]{2,}(?:-[a-z]+)*", fold(LITERAL.sub(" ", " ".join(lines)).replace("’", " ")))
    return not COGNATES.issuperset(words)


def find_faults(domain: str) -> Iterator[str]:
    """The faults of a domain's French texts, as `file: message: fault`."""
    folder = FOLDERS[domain]
    for path in sorted((folder / texts.FALLBACK).glob("*.ftl")):
        french = folder / "fr" / path.name
        if not french.exists():
            yield f"{path.name}: no French file"
            continue
        english, own = messages_of(read(path)), messages_of(read(french))
        for name in english.keys() - own.keys():
            yield f"{path.name}: {name}: missing"
        for name, message in own.items():
            stamp = STAMP.search(message.comment.content or "") if message.comment else None
            if name in english and (stamp is None or stamp[1] != hash_of(english[name])):
                yield f"{path.name}: {name}: its English has changed"
            originals = dict(patterns_of(english[name])) if name in english else {}
            for place, pattern in patterns_of(message):
                if place in originals and is_english(place, originals[place], pattern):
                    yield f"{path.name}: {place}: is English"
                if place not in NEVER_NONE:
                    yield from (f"{path.name}: {place}: 0 reads “{line}”" for line in find_uncovered(pattern))
                for line in sentences(pattern):
                    faults = [*find_bad_words(domain, line), *find_bad_marks(line)]
                    yield from (f"{path.name}: {place}: {fault}" for fault in faults)


def correct(line: str) -> str:
    """A line with the spaces, apostrophes and dots of French typography."""
    literals: list[str] = []

    def keep(match: re.Match[str]) -> str:
        literals.append(match[0])
        return f"\ue000{len(literals) - 1}\ue001"

    line = LITERAL.sub(keep, line)
    line = line.replace("'", "’").replace("...", "…")
    line = re.sub(rf"(?<=[^\s;!?(\ue001])[ {FIXED}{NARROW}]*(\*\*)?[ {FIXED}{NARROW}]*([;!?]+)", rf"\1{NARROW}\2", line)
    line = re.sub(rf"(?<=\ue001)[ {FIXED}{NARROW}]+([;!?]+)", rf"{NARROW}\1", line)
    line = re.sub(rf"(?<=[^\s(])[ {FIXED}{NARROW}]*(\*\*)?[ {FIXED}{NARROW}]*:", rf"\1{FIXED}:", line)
    line = re.sub(rf"«[ {FIXED}{NARROW}]*", f"«{NARROW}", line)
    line = re.sub(rf"[ {FIXED}{NARROW}]*»", f"{NARROW}»", line)
    line = re.sub(r"(?<=\d) (?=\d{3}\b)", NARROW, line)
    line = re.sub(r"(?<=[\d\ue002]) (?=%|(?:P[MPV]|[KMG]io)\b)", FIXED, line)
    return re.sub("\ue000(\\d+)\ue001", lambda match: literals[int(match[1])], line)


class Corrector:
    """Corrects the texts of a pattern in place, as one line, since a code or a moment may span an insertion."""

    def visit(self, pattern: ast.Pattern) -> None:
        texts = [part.value if isinstance(part, ast.TextElement) else INSERTION for part in pattern.elements]
        lines = iter(correct("".join(texts)).split(INSERTION))
        line = next(lines)
        for part in pattern.elements:
            if isinstance(part, ast.TextElement):
                part.value = line
                continue
            line = next(lines)
            if isinstance(part.expression, ast.SelectExpression):
                for variant in part.expression.variants:
                    self.visit(variant.value)


def write(domain: str, renewed: set[str]) -> None:
    """Correct the typography of a domain's French files, and stamp them with the hashes of their English."""
    folder = FOLDERS[domain]
    for path in sorted((folder / "fr").glob("*.ftl")):
        resource, english = read(path), messages_of(read(folder / texts.FALLBACK / path.name))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                sys.exit(f"{path}: this is no message: {(entry.content or '').strip()[:60]}")
        for message in messages_of(resource).values():
            for _, pattern in patterns_of(message):
                Corrector().visit(pattern)
            if message.id.name in english:
                stamp(message, hash_of(english[message.id.name]), message.id.name in renewed)
        path.write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def stamp(message: ast.Message, english: str, renew: bool) -> None:
    """Put the hash of the English text above a French one that has none, or that is to be renewed."""
    if message.comment is None:
        message.comment = ast.Comment(f"en: {english}")
    elif renew or not STAMP.search(message.comment.content or ""):
        rest = STAMP.sub("", message.comment.content or "").strip()
        message.comment.content = f"{rest}\nen: {english}".strip()


def main(arguments: list[str]) -> int:
    domains = [domain for domain in FOLDERS if (FOLDERS[domain] / "fr").exists()]
    if "--write" in arguments:
        for domain in domains:
            write(domain, set(arguments))
    faults: list[Any] = [fault for domain in domains for fault in find_faults(domain)]
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
