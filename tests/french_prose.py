"""What Debian's Grammalecte and hunspell find in the French that people read.

`python -m tests.french_prose` looks at every message with sample arguments, and at what the recorded games of each
title say: prompts, options, events, panels, alt texts. It prints what tests/data/french-exceptions.csv does not
explain. `--planted` looks for the faults of tests/data/french-faults.csv instead, put into copies of these sentences.
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import itertools
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatchcase
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import images
from cogs.messages import panel
from cogs.messages.hands import hand_lines
from cogs.messages.names import Words, words
from cogs.messages.parts import Part
from cogs.messages.stories import STORY, story, whole_story
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.types import Name
from fronde.games import GAMES, get_game
from fronde.host.store import Chance, Player, Status, TableRecord, Terms, Venue
from fronde.host.table import Playing
from images import Scene
from tests import corpus, french

PACKAGES = {"grammalecte-cli": "2.1.2", "hunspell": "1.7", "hunspell-fr-classical": "1:7.0"}
"""Debian's packages, and how their versions begin; Debian 12 has them."""
DATA = Path(__file__).parent / "data"
EXCEPTIONS, PLANTED = DATA / "french-exceptions.csv", DATA / "french-faults.csv"
LEAST_FOUND = 19
"""Of the 25 faults that `--planted` puts into real sentences."""
GAMES_READ = 50
PEOPLE = ("Anne", "Bastien", "Chloé", "David", "Élise", "Farid")
THINGS = ("Marc", "Bastien", "Victor", "David")
"""What stands for everything else: no elision or gender depends on it."""
A_MOMENT = 12
"""Choices of a recorded game between two at which a panel and a hand are read too."""
A_PICTURE = 150
"""The same of pictures, which take long to draw."""


# --- sentences: every message ---


class Uses(Visitor):
    """How a message uses its arguments."""

    def __init__(self, files: Sequence[Mapping[str, ast.Message]]) -> None:
        self.files = files
        self.arguments: dict[str, list[str]] = {}
        """Each argument with the keys of what it selects."""
        self.lists: set[str] = set()
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        for message in (one[node.id.name] for one in self.files if node.id.name in one):
            self.generic_visit(message)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first = node.arguments.positional[0]
        if isinstance(first, ast.VariableReference):
            (self.lists if node.id.name in ("LIST", "COUNT") else self.names).add(first.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [one.key.value if isinstance(one.key, ast.NumberLiteral) else one.key.name for one in node.variants]
            name = node.selector.id.name
            self.arguments.setdefault(name, []).extend(keys)
            if {"one", "0", "1", "2"} & set(keys):
                self.numbers.add(name)
        self.generic_visit(node)


COUNTS = (0, 1, 2, 5)
NUMBERS = re.compile(
    r"n|count|left|held|life|seats|size|days|dice|die|red|blue|white|paid|own|most|least|total|points|turn|at|year|number|row|column"
    r"|round|given|more|free|hurt|lost|money|skill|influence|minutes|problem|low|high|rest|all|needed|tokens|missing"
)
"""Arguments that are numbers, where the message does not show it."""


def render_messages(domain: str) -> Iterator[tuple[str, str]]:
    """Every French message of a domain with sample arguments, and its id."""
    to = words("fr", domain)
    folders = (french.FOLDERS[domain], french.FOLDERS["host"])
    files = [french.messages_of(french.read(path)) for one in folders for path in sorted((one / "fr").glob("*.ftl"))]
    for file in files[: len(list((folders[0] / "fr").glob("*.ftl")))]:
        for name, message in file.items():
            for place, pattern in french.patterns_of(message):
                if place.rpartition(".")[2] in ("gender", "number") or name.startswith(("form-", "list-", "mark-")):
                    continue
                uses = Uses(files)
                uses.visit(pattern)
                sizes = (4 if arg in uses.numbers | uses.lists else len(keys) for arg, keys in uses.arguments.items())
                for number in range(max([2 if uses.arguments else 1, *sizes])):
                    args = {arg: sample(to, uses, arg, number) for arg in uses.arguments}
                    yield place, to.say(place, **args)


def sample(to: Words, uses: Uses, arg: str, number: int) -> object:
    """A value of an argument for the trial of this number."""
    keys = uses.arguments[arg]
    if arg in uses.numbers:
        return COUNTS[number % len(COUNTS)]
    if keys:
        return keys[number % len(keys)]
    names = names_of(to, arg.rpartition("_")[2])
    if arg in uses.lists:
        return [*names, *PEOPLE][: max(1, COUNTS[number % len(COUNTS)])]
    if names:
        return names[number % len(names)]
    if arg in uses.names:
        return PEOPLE[number % 4]
    return 2 + number if NUMBERS.fullmatch(arg) else THINGS[number % 4]


NO_NAMES = {"rule", "event", "name", "label", "player", "channel", "person"}


def is_name(to: Words, message: str) -> bool:
    """Whether a message stands without arguments."""
    try:
        return bool(to.say(message))
    except DataError:
        return False


@cache
def names_of(to: Words, kind: str) -> list[Name]:
    """Some names of a kind, or of the kind of which this is the plural."""
    for prefix in (f"{kind}-", f"{kind.removesuffix('s')}-", f"{kind[:-3]}y-" if kind.endswith("ies") else "\0"):
        own = [one for one in sorted(to.ids) if one.startswith(prefix) and is_name(to, one)]
        if own and kind not in NO_NAMES:
            return [Name(prefix[:-1], one.removeprefix(prefix)) for one in own]
    return []


# --- sentences: recorded games ---


def read_games(key: str, count: int) -> Iterator[tuple[str, str]]:
    """What recorded games of a title say, and where it stands."""
    for record in islice(corpus.read(key), count):
        yield from read_game(key, record)


def read_game(key: str, record: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    game, to = get_game(key), words("fr", key)
    match = Match.replay(game, {**record, "actions": []})
    people = [
        Player(n, name, token) for n, (name, token) in enumerate(zip(PEOPLE, match.setup.players, strict=False), 1)
    ]
    table = TableRecord(
        key, game.title.version, 1, Terms(len(people)), Venue(1), Chance(seed=match.setup.seed), id=1,
        status=Status.PLAYING, players=people,
    )  # fmt: skip
    playing = Playing(table, match, [])
    for number, (seat, step, *picks) in enumerate(record["actions"]):
        for decision in match.decisions_of(seat):
            if decision.step == step:
                yield step, to.text(game.speech.prompt(match.state, decision))
                for option in decision.options:
                    parts = game.speech.describe(match.state, decision, option)
                    yield from ((step, to.text(part)) for part in (parts.label, parts.hint, parts.group) if part)
        events = match.submit(seat, tuple(picks), step)
        yield from (("event", line) for who in (None, seat) for line in whole_story(game, events, who, to))
        yield from (("story", line) for line in story(game, events, None, to, STORY))
        if number % A_MOMENT == 0 or match.over:
            yield from read_moment(playing, to)
        if number % A_PICTURE == A_PICTURE - 1 or match.over:
            yield from (("alt", alt) for alt in read_pictures(playing))


def read_moment(table: Playing, to: Words) -> Iterator[tuple[str, str]]:
    """What a player's panel, hand and board say now."""
    table.renew_questions()
    player = table.record.players[len(table.match.log) % len(table.record.players)]
    yield from (("panel", line) for line in texts_of(panel.panel_parts(table, player.user, to)))
    for seat in table.seats_of(player.user):
        yield from (("hand", line) for line in hand_lines(table, seat, to, 1800))


def texts_of(parts: Iterable[Part]) -> Iterator[str]:
    """Every text of the parts of a message."""
    for part in parts:
        yield from (part[key] for key in ("text", "label", "description", "placeholder") if part.get(key))


def read_pictures(table: Playing) -> Iterator[str]:
    """The alt texts of all pictures that the game offers now."""
    key = table.record.game
    names = {player.token: player.name for player in table.record.players}
    view = dict(table.match.view(table.seats[0]))
    before = {**view, "score": {}} if "score" not in view else view
    for show in ("board", "score", f"hand:{table.seats[0]}", *images.offered_pictures(key), *images.offers(key, view)):
        with contextlib.suppress(DataError):
            yield images.render(key, Scene(view, names, before), locale="fr", width=400, show=show).alt


# --- what the two programs find ---


class Fault(NamedTuple):
    """A fault in a sentence: the rule that found it, or `spelling`; the words; and what is said about them."""

    rule: str
    words: str
    place: str
    line: str
    about: str = ""


class Explanation(NamedTuple):
    """Faults that are none, by shell patterns: the rule, the words, the place or the sentence; and why it is none."""

    rule: str
    words: str
    where: str
    reason: str

    def fits(self, fault: Fault) -> bool:
        where = any(matches(text, self.where) for text in (fault.place, fault.line))
        return where and matches(fault.rule, self.rule) and matches(fault.words, self.words)


def matches(text: str, patterns: str) -> bool:
    """Whether one of the shell patterns fits, which are separated by bars; none fits everything."""
    return not patterns or any(fnmatchcase(text.casefold(), one.casefold()) for one in patterns.split("|"))


@cache
def read_explanations() -> tuple[Explanation, ...]:
    """The rows of the reviewed file."""
    with EXCEPTIONS.open(encoding="utf-8", newline="") as file:
        return tuple(Explanation(**row) for row in csv.DictReader(file))


MARKUP = re.compile(r"\*+|^(?:-#|#+|>|-)\s|\\(?=\W)|__")
EMOJI = re.compile(r"[\U0001f000-\U0001ffff\u2190-\u21ff\u2300-\u2bff\ufe0f·]+")
END = re.compile(r"(?<=[^\W_]{4}[.]) +(?=[A-ZÀ-Ý])")
ELISION = re.compile(r"^(?:[cdjlmnst]|(?:jus|lors|puis|quois)?qu)’", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]++(?:[-’][^\W\d_]++)*+(?!…)")
"""A word that is not cut off."""
ONE_OR_NONE = re.compile(r"\d+")


def sentences_of(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The distinct sentences of texts, each with where it stands. Numbers of two and more are the same."""
    first: dict[str, tuple[str, str]] = {}
    for place, text in pairs:
        for line in plain(text):
            key = ONE_OR_NONE.sub(lambda number: number[0] if number[0] in "01" else "2", line)
            first.setdefault(key, (line, place))
    return dict(first.values())


def plain(text: str) -> Iterator[str]:
    """The sentences of a text without markup; code, addresses and Discord's own marks become a name."""
    for line in text.splitlines():
        line = MARKUP.sub("", french.LITERAL.sub("Paris", line))
        for part in EMOJI.split(line):
            yield from filter(None, map(str.strip, END.split(part)))


def find_faults(lines: Mapping[str, str]) -> Iterator[Fault]:
    """What the two programs and our own typography find in sentences."""
    read = [line for line, place in lines.items() if not place.endswith((".words", "rules-noise", "bot-names"))]
    yield from (fault._replace(place=lines[fault.line]) for fault in check_grammar(read))
    yield from (fault._replace(place=lines[fault.line]) for fault in check_spelling(list(lines)))
    for line in read:
        yield from (Fault("typography", fault, lines[line], line) for fault in french.find_bad_marks(line))


def check_grammar(lines: Sequence[str]) -> Iterator[Fault]:
    """What Grammalecte finds."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        report = run(["grammalecte-cli", "-f", file.name, "-j"])
    for paragraph in json.loads(report)["data"]:
        line = lines[paragraph["iParagraph"] - 1]
        for one in paragraph["lGrammarErrors"]:
            yield Fault(one["sRuleId"], line[one["nStart"] : one["nEnd"]], "", line, one["sMessage"])


def check_spelling(lines: Sequence[str]) -> Iterator[Fault]:
    """The words that hunspell does not know."""
    where = {ELISION.sub("", word): line for line in reversed(lines) for word in WORD.findall(line)}
    unknown = run(["hunspell", "-i", "utf-8", "-d", "fr", "-l"], "\n".join(where)).split()
    yield from (Fault("spelling", word, "", where[word]) for word in dict.fromkeys(unknown) if word in where)


def run(command: list[str], text: str = "") -> str:
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


# --- the commands ---


def check_domain(domain: str, games: int) -> tuple[int, list[Fault]]:
    """The number of sentences of a domain, and all that is found in them."""
    pairs = itertools.chain(render_messages(domain), read_games(domain, games) if domain in GAMES else ())
    lines = sentences_of((f"{domain} {place}", text) for place, text in pairs)
    return len(lines), list(find_faults(lines))


def find_missing() -> str:
    """What to install before this can be run; empty if it is all there."""
    for package, version in PACKAGES.items():
        command = ["dpkg-query", "-W", "-f", "${Version}", package]
        has = subprocess.run(command, capture_output=True, text=True).stdout if shutil.which(command[0]) else ""
        if not has.startswith(version):
            packages = " ".join(PACKAGES)
            return (
                f"{package} {version} is missing (there is {has or 'none'}): on Debian 12, apt-get install {packages}"
            )
    return ""


def find_planted() -> int:
    """Put faults into copies of real sentences, one each; 1 if too few are found."""
    pairs = ((f"{domain} {place}", text) for domain in french.FOLDERS for place, text in render_messages(domain))
    lines, count = sentences_of(pairs), 0
    with PLANTED.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            line = next(line for line in lines if row["text"] in line)
            planted = line.replace(row["text"], row["fault"])
            before = {fault.rule for fault in find_faults({line: lines[line]})}
            new = [fault for fault in find_faults({planted: lines[line]}) if fault.rule not in before]
            is_found = any(not any(one.fits(fault) for one in read_explanations()) for fault in new)
            count += is_found
            print(f"{'found' if is_found else 'MISSED'}: {row['kind']}: {planted}")
    print(f"{count} found, of which {LEAST_FOUND} are needed")
    return int(count < LEAST_FOUND)


def main() -> int:
    """Check all domains, or the planted faults; 1 if something is unexplained, or too few are found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES_READ, help="recorded games of each title")
    parser.add_argument("--domain", choices=list(french.FOLDERS), action="append", help="this one alone")
    parser.add_argument("--planted", action="store_true", help="look for planted faults instead")
    args = parser.parse_args()
    if missing := find_missing():
        print(missing, file=sys.stderr)
        return 1
    if args.planted:
        return find_planted()
    domains = args.domain or list(french.FOLDERS)
    used, unexplained = set[Explanation](), 0
    with ProcessPoolExecutor(2) as pool:
        results = pool.map(check_domain, domains, itertools.repeat(args.games))
        for domain, (count, faults) in zip(domains, results, strict=True):
            reasons = [next((one for one in read_explanations() if one.fits(fault)), None) for fault in faults]
            used |= {one for one in reasons if one}
            new = [fault for fault, reason in zip(faults, reasons, strict=True) if reason is None]
            unexplained += len(new)
            for fault in new:
                print(f"{fault.place}: “{fault.words}” ({fault.rule}) {fault.about}\n    {fault.line}")
            print(f"{domain}: {count} sentences, {len(new)} unexplained of {len(faults)}", flush=True)
    idle = [] if args.domain or args.games < GAMES_READ else [one for one in read_explanations() if one not in used]
    print(*(f"explains nothing: {','.join(one)}" for one in idle), sep="\n")
    return int(unexplained > 0)


if __name__ == "__main__":
    sys.exit(main())
