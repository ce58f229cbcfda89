"""Pictures in a language a third longer than English: no line is over another or an edge, and no English is left.

A golden picture of each kind that is quick to draw; `FRONDE_CONTRACT_GAMES=10` draws all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fronde.testing.contract import GAMES_A_TEST
from tests import pseudo
from tests.images import golden
from tests.images.labels import find_clipped_lines, find_overlaps
from tests.images.legible import Pictures, forget_pieces
from tests.images.positions import render, view_of

SAMPLE = ("board", "hand", "score", "richelieu-score", "jeanne-battle", "liberte", "mousquetaires-duel")
DRAWN = golden.PICTURES if GAMES_A_TEST >= 10 else SAMPLE
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Dee", "Eve", "Fay", "Fritz", "Cy", "At", "dA", "Ar", "Po", "Mi")
"""People, and the letters of the musketeers and Milady, which are the same in every language."""


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Pictures]:
    """The pictures that are drawn from now on."""
    pseudo.install(monkeypatch, tmp_path)
    yield forget_pieces(monkeypatch)
    monkeypatch.undo()
    pseudo.forget()


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_has_room_for_a_longer_language(name: str, pictures: Pictures) -> None:
    arguments = dict(golden.PICTURES[name])
    picture = render(arguments.pop("view", None) or view_of(), **arguments, locale=pseudo.LOCALE)
    [(size, labels), *_] = pictures
    assert any(pseudo.OPEN in label.text for label in labels)
    assert list(find_overlaps(labels)) == []
    if "region" not in name:  # there the names of neighbours go over the edge in English, too
        assert find_clipped_lines(labels, size) == []
    assert [text for text in (*(one.text for one in labels), picture.alt) if pseudo.is_english(text, NAMES)] == []
