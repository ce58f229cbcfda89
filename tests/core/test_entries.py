"""Fluent files are read an entry at a time, and say what they say as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from fronde import texts
from fronde.games import GAMES
from fronde.texts.entries import Bundle, parse, split

FILES = sorted(
    file for folder in (texts.FOLDER, *(g.title.texts for g in GAMES.values())) for file in folder.glob("*/*.ftl")
)

HARD = """\
# A comment
first = One { -term } and { second.form }, { COUNT(third) }
    goes on = here
    .form = { $kind ->
        [a] { fourth }
       *[b] not = that
}
## A heading

-term = the term
second =
    Two
    .form = of two { first }
third = Three
# Another
fourth = Four
broken =
"""


def entries(path: Path) -> dict[str, Message | Term]:
    """The messages and terms of a file, parsed as a whole."""
    body = FluentResource(path.read_text(encoding="utf-8")).body
    items = [entry for entry in body if isinstance(entry, Message | Term)]
    return {("-" if isinstance(entry, Term) else "") + entry.id.name: entry for entry in items}


def assert_same(path: Path, junk: set[str]) -> None:
    """Each entry alone is what it is in the whole file."""
    whole, alone = entries(path), split(path, path.stat().st_mtime_ns)
    assert alone.keys() - junk == whole.keys()
    for name, entry in whole.items():
        [same] = [one for one in parse(alone[name]).body if isinstance(one, Message | Term)]
        assert same.equals(entry, ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_every_entry_alone_is_what_it_is_in_its_file(path: Path) -> None:
    assert_same(path, set())


def test_comments_cases_and_what_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "hard.ftl"
    path.write_text(HARD, encoding="utf-8")
    assert_same(path, {"broken"})


def test_what_an_entry_mentions_is_there_with_it(tmp_path: Path) -> None:
    path = tmp_path / "hard.ftl"
    path.write_text(HARD, encoding="utf-8")
    bundle = Bundle("en", {"COUNT": lambda things: things})
    bundle.add_file(path)
    assert bundle.has_message("second") and not bundle.has_message("broken") and not bundle.has_message("nothing")
    text, errors = bundle.format_pattern(bundle.get_message("fourth").value, {})
    assert (text, errors) == ("Four", []), "it stands in the form of one that the second mentions"


def test_the_first_of_two_of_one_name_counts(tmp_path: Path) -> None:
    bundle = Bundle("en", {})
    for word in ("one", "two"):
        (tmp_path / f"{word}.ftl").write_text(f"same = {word}\n{word} = x\n", encoding="utf-8")
        bundle.add_file(tmp_path / f"{word}.ftl")
    assert bundle.has_message("same") and bundle.ids == {"same", "one", "two"}
    assert bundle.format_pattern(bundle.get_message("same").value)[0] == "one"
