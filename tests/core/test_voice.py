"""The English texts as docs/voice.md has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.core.test_locales import ENGLISH, FOLDERS, SMALL, texts_of

ROOT = Path(__file__).parents[2]
TABLE = (ROOT / "docs" / "voice.md").read_text(encoding="utf-8").partition("## Instead of this, write that")[2]
PHRASES = re.findall(r"^\| (?!not \||---)([^|]+?) \|", TABLE.partition("\n## ")[0], re.MULTILINE)
FAULTS = re.compile(
    rf"\b(?i:{'|'.join(map(re.escape, PHRASES))})\b"
    r"|\b([a-z]+) \1\b"  # a word twice
    r"|[.,;:][.,;:!?]+|[!?][.!?]+|\s[.,;:!?](?=\s|$)"  # a mark twice, or after a space; a name may end in one
)


class Plain(Visitor):
    """The words of a pattern between what is put into it."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pieces.append(node.value.replace("\n", " "))


def find_faults(lines: str) -> Iterator[str]:
    """What the texts of a file say otherwise than the page: id, and the words."""
    for entry in FluentResource(lines).body:
        for name, pattern in texts_of(entry):
            (plain := Plain()).visit(pattern)
            yield from (f"{name}: {fault[0].strip()}" for piece in plain.pieces for fault in FAULTS.finditer(piece))


@pytest.mark.parametrize("folder", [*FOLDERS, SMALL], ids=lambda folder: folder.parent.name)
def test_texts_are_in_the_voice_of_the_bot(folder: Path) -> None:
    files = sorted((folder / ENGLISH).glob("*.ftl"))
    assert files and [fault for path in files for fault in find_faults(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("You are waited for.", "You are waited for"),
        ("Roles are drawn { $n ->\n   *[other] by lot\n }.", "by lot"),
        ("Take the\n    the card.", "the the"),
        ("Take { $card } , then end.", ","),
        ("Take { $card }..", ".."),
    ],
)
def test_faults_are_found(sentence: str, fault: str) -> None:
    assert list(find_faults(f"ask = {sentence}\n")) == [f"ask: {fault}"]
    assert not list(find_faults("ask = Unlawfully …?\n"))
