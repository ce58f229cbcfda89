"""Names and prose of the code, as docs/style.md has them."""

from __future__ import annotations

import ast
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STYLE = (ROOT / "docs" / "style.md").read_text()
FOLDERS = ("fronde", "cogs", "images", "db", "fronde_bot", "tests")
FILES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")) + sorted(ROOT.glob("*.py"))
TEXTS = [
    path
    for pattern in ("*.md", "*.toml", "Makefile", "en/*.ftl")
    for places in (ROOT.glob(pattern), *((ROOT / folder).rglob(pattern) for folder in (*FOLDERS, "docs")))
    for path in sorted(places)
    if path.name not in ("style.md", "voice.md")
]
"""Documents, and what else has comments to read, besides the pages that list phrases."""
BANNED = frozenset(" ".join(re.findall(r"^  > (.*)$", STYLE, re.M)).split())
PHRASES = re.findall(r'"([^"]+)"', STYLE.partition("Not used: ")[2].partition("\n\n")[0])
IRREGULAR = re.compile(
    r"beaten|become|bent|bidden|bought|broken|built|burnt|caught|crept|eaten|fallen|felt|fled|flown|forbidden|"
    r"foreseen|forgotten|frozen|grown|heard|hidden|lain|learnt|led|lent|lost|meant|overcome|overtaken|proven|redrawn|"
    r"ridden|risen|sent|shaken|slain|sold|sought|spelt|spoken|stolen|stuck|sunk|swept|sworn|taught|thought|torn|"
    r"understood|undone|unseen|withdrawn|woken|worn"
)
"""Participles without "-ed" that the page does not list."""
NO_PARTICIPLES = {"need", "seed", "deed", "speed", "feed", "embed", "succeed", "proceed", "exceed"}
EXEMPT = {
    "fronde/core/flow.py": {"required", "sealed"},  # arguments named as the fields of `Decision`
    "fronde/games/richelieu/steps/turn.py": {"Stopped"},  # the class name of a step is its id in positions
    "fronde/host/store.py": {"met"},  # a key of stored JSON
    "fronde_bot/local_table.py": {"_closed", "_mark_action_dispatched"},  # names of simcord
}
HISTORY = ("fronde/games", "images", "tests/games", "tests/images")
"""Where Python speaks of people of history."""
MEN = re.compile(r"\b(King|Condé|Rochefort|Cavois|Tréville|[Mm]usketeers?|d'Artagnan|Athos|Aramis|Porthos)\b")
"""Names by which a sentence of a document shows that it speaks of no player."""
CODE = re.compile(r'```.*?```|`[^`]*`|"[^"\n]*"', re.S)
"""Code, and quotations of the printed rules."""
SENTENCE_END = re.compile(r"[.?!]\*?\s+|\n\s*\n\s*|\n\s*(?=[-|#])")
DIRECTION = "left"
AUXILIARIES = {"is", "are", "be", "was", "has", "had", "can"}
PARTICLES = {"as", "aside", "away", "back", "before", "after", "by", "down", "for", "from", "in", "next", "of", "off"}
PARTICLES |= {"on", "out", "over", "to", "together", "twice", "up"}
"""What may follow a participle without making it an adjective."""
LINES_AN_ANY = 50
"""Lines for each `Any`: 20 in 1,000."""


def find_names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name a file gives to something of its own: line, name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr


def find_fields(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every field that a class declares: line, name."""
    for node in ast.walk(tree):
        for part in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                yield part.lineno, part.target.id


def read_last_word(name: str) -> str:
    """The word that a name ends in, particles apart: "told" of `find_told`, "given" of `notice_given_up`. Empty where
    it may be a participle: after `is_` it says whether, and constants may stand for a stored id."""
    words = [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name)]
    is_sentence = name.startswith("test_") or not AUXILIARIES.isdisjoint(words[:-1])
    while words and words[-1] in PARTICLES:
        words.pop()
    return "" if name.isupper() or is_sentence or not words else words[-1]


def is_banned(name: str) -> bool:
    """Whether a name is a participle that docs/style.md lists, or ends in one."""
    return read_last_word(name) in BANNED - {DIRECTION}


def is_participle(name: str) -> bool:
    """Whether a name is any other participle, or ends in one."""
    word = read_last_word(name)
    return bool(IRREGULAR.fullmatch(word)) or (word.endswith("ed") and len(word) > 3 and word not in NO_PARTICIPLES)


def test_the_page_names_what_it_bans() -> None:
    assert len(BANNED) > 30 and {"told", "said", "kept", DIRECTION} <= BANNED
    assert len(PHRASES) > 10 and "is waited for" in PHRASES
    assert {path.suffix for path in TEXTS} == {".md", ".toml", "", ".ftl"}


@pytest.mark.parametrize("folder", ["fronde", "cogs", "images", "db", "fronde_bot", "tests", "."])
def test_no_name_is_a_participle(folder: str) -> None:
    wrong = []
    for path in FILES:
        place = path.relative_to(ROOT).as_posix()
        if (place.partition("/")[0] if "/" in place else ".") != folder:
            continue
        wrong += [
            f"{place}:{line} {name}"
            for line, name in ((0, path.stem), *find_names(ast.parse(path.read_text())))
            if is_banned(name) and name not in EXEMPT.get(place, ())
        ]
    assert wrong == []


def test_no_name_outside_tests_is_any_other_participle() -> None:
    """Fields apart, which are keys of records and positions. Tests keep to the list of the page."""
    trees = {path: ast.parse(path.read_text()) for path in FILES if "tests" not in path.relative_to(ROOT).parts}
    fields = {name for tree in trees.values() for _, name in find_fields(tree)}
    wrong = []
    for path, tree in trees.items():
        place = path.relative_to(ROOT).as_posix()
        attributes = {(n.lineno, n.attr) for n in ast.walk(tree) if isinstance(n, ast.Attribute) and n.attr in fields}
        names = {(0, path.stem), *find_names(tree)} - {*find_fields(tree), *attributes}
        exempt = EXEMPT.get(place, ())
        wrong += [f"{place}:{line} {name}" for line, name in names if is_participle(name) and name not in exempt]
    assert wrong == []


@cache
def find_prose(path: Path) -> list[tuple[int, str]]:
    """Comments and docstrings of Python; sentences of a document, or of another file's comments: line, text."""
    if path.suffix != ".py":
        return find_sentences(path)
    with tokenize.open(path) as file:
        return [
            (token.start[0], " ".join(token.string.split()))
            for token in tokenize.generate_tokens(file.readline)
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""'))
        ]


def find_sentences(path: Path) -> list[tuple[int, str]]:
    """Sentences of a document, or of another file's comments, without code and quotations: first line, text."""
    text = path.read_text()
    if path.suffix != ".md":
        comment = re.compile(r"^#+(.*)" if path.suffix == ".ftl" else r"(?:^|\s)#+(.*)")
        text = "\n".join(match[1] if (match := comment.search(line)) else "" for line in text.splitlines())
    text = CODE.sub(lambda match: "\n" * match[0].count("\n"), text)
    ends = [0, *(match.end() for match in SENTENCE_END.finditer(text)), len(text)]
    return [(text.count("\n", 0, start) + 1, " ".join(text[start:end].split())) for start, end in pairwise(ends)]


@pytest.mark.parametrize("phrase", PHRASES)
def test_no_prose_has_an_archaic_phrase(phrase: str) -> None:
    pattern = re.compile(rf"\b{re.escape(phrase)}\b", re.I)
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in FILES + TEXTS
        if path != Path(__file__)
        for line, text in find_prose(path)
        if pattern.search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("word", ["he", "his", "him", "himself"])
def test_a_player_is_they(word: str) -> None:
    shared = [path for path in FILES if not path.relative_to(ROOT).as_posix().startswith(HISTORY)]
    pattern = re.compile(rf"\b{word}\b", re.I)
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in shared + TEXTS
        for line, text in find_prose(path)
        if pattern.search(text) and not MEN.search(text)
    ]
    assert wrong == []


def count_anys(path: Path) -> int:
    """How often a file falls back on `Any`, imports apart."""
    names = (getattr(node, "id", None) or getattr(node, "attr", None) for node in ast.walk(ast.parse(path.read_text())))
    return sum(name == "Any" for name in names)


def test_hardly_anything_is_any() -> None:
    """One `Any` for every 50 lines that a file begins; a package of 100 lines or more has no more in all."""
    lines, anys = Counter[str](), Counter[str]()
    for path in FILES:
        place = path.relative_to(ROOT).as_posix()
        if place.startswith("tests/"):
            continue
        count, length = count_anys(path), len(path.read_text().splitlines())
        assert count <= -(-length // LINES_AN_ANY), f"{place}: {count} in {length} lines"
        lines[path.parent.as_posix()] += length
        anys[path.parent.as_posix()] += count
    wrong = [package for package, length in lines.items() if 100 <= length < anys[package] * LINES_AN_ANY]
    assert wrong == []
