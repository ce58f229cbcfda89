"""Every document leads where it says: links, anchors, files, modules and targets of the Makefile. No network."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from fronde.games import GAMES

ROOT = Path(__file__).parents[2]
SKIPPED = {".git", ".venv", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", "build", "dist"}
PLACES = [path for top in ROOT.iterdir() if top.name not in SKIPPED for path in (top, *top.rglob("*"))]
PAGES = sorted(path for path in PLACES if path.suffix == ".md")
NAMES = frozenset(f"/{path.relative_to(ROOT).as_posix()}" for path in PLACES)
MOST_BYTES = 300_000
"""Of a picture."""
RUNTIME = frozenset({"fronde.db.lock", "report.txt"})
"""Files that a tool writes."""
FILE = re.compile(r"[\w.-]+(?:/[\w.-]+)*\.(?:py|md|toml|ftl|txt|lock|service|yaml|png|json|gz)|(?:[\w-]+/)+")
ADDRESS = re.compile(r"\w+:")


@cache
def read(page: Path) -> list[Token]:
    """Everything of a page, in a row: blocks, and what stands in them."""
    tokens = MarkdownIt("commonmark").enable("table").parse(page.read_text(encoding="utf-8"))
    return [one for token in tokens for one in (token, *(token.children or ()))]


def find_links(page: Path) -> Iterator[str]:
    """Where the links and pictures of a page lead, those of HTML too, but for the web."""
    for token in read(page):
        targets = [token.attrGet("href"), token.attrGet("src")]
        if token.type in ("html_inline", "html_block"):
            targets += re.findall(r'(?:href|src)="([^"]+)"', token.content)
        yield from (unquote(str(target)) for target in targets if target and not ADDRESS.match(str(target)))


@cache
def find_anchors(page: Path) -> frozenset[str]:
    """The anchors of a page's headings, as the host of the repository makes them."""
    tokens, anchors, counts = read(page), set(), Counter[str]()
    for heading, inside in pairwise(tokens):
        if heading.type == "heading_open":
            text = "".join(child.content for child in inside.children or ())
            anchor = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            anchors.add(f"{anchor}-{counts[anchor]}" if counts[anchor] else anchor)
            counts[anchor] += 1
    return frozenset(anchors)


def find_code(page: Path) -> Iterator[str]:
    """What a page sets as code, line by line."""
    for token in read(page):
        if token.type in ("code_inline", "fence"):
            yield from token.content.splitlines()


def name(page: Path) -> str:
    """A page as a test names it."""
    return page.relative_to(ROOT).as_posix()


def test_the_pages_are_found() -> None:
    names = {name(page) for page in PAGES}
    assert {"README.md", "CONTRIBUTING.md", "docs/operating.md", "fronde/games/jeanne/RULES.md"} <= names
    assert "#looking-after-a-server" in list(find_links(ROOT / "docs/operating.md")), "anchors are among the links"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_and_anchor_leads_somewhere(page: Path) -> None:
    lost = []
    for link in find_links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in find_anchors(target)):
            lost.append(link)
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_file_named_exists(page: Path) -> None:
    """A file may be named by the end of its path, such as `core/match.py`."""
    files = {code.split("::")[0] for code in find_code(page)}
    names = {file for file in files if FILE.fullmatch(file)} - RUNTIME
    assert [file for file in sorted(names) if not any(one.endswith("/" + file.rstrip("/")) for one in NAMES)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_module_and_target_named_exists(page: Path) -> None:
    code = "\n".join(find_code(page))
    modules = set(re.findall(r"python -m ([\w.]+)", code))
    targets = set(re.findall(r"^make ([a-z][a-z-]*)", code, re.M))
    declared = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert [one for one in sorted(modules) if find_spec(one) is None] == []
    assert targets <= declared


def test_the_first_page_is_short_and_shows_every_game() -> None:
    page = ROOT / "README.md"
    assert len(page.read_text(encoding="utf-8").splitlines()) <= 150
    assert {f"docs/pictures/{game}.png" for game in GAMES} <= set(find_links(page))


def test_every_picture_is_small_enough_for_a_page() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "docs").rglob("*.png")}
    assert len(sizes) > 10 and max(sizes.values()) <= MOST_BYTES, sizes


@pytest.mark.parametrize(("english", "french"), [("privacy.md", "confidentialite.md"), ("terms.md", "conditions.md")])
def test_the_french_pages_keep_up_with_the_english_ones(english: str, french: str) -> None:
    """Each has the same rows, numbered points and list items."""
    kinds = [
        Counter(re.findall(r"^(?:\||\d+\.|- |#+)", (ROOT / "docs" / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in (english, french)
    ]
    assert kinds[0] == kinds[1]
