"""What may be chosen on the board is legible on a telephone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from fronde.games.frondeurs.data import SPACES
from fronde.texts import words
from images import kit
from images.frondeurs import plates
from images.frondeurs.geometry import WHOLE
from images.kit import Box, Port

WORDS = words("en", "frondeurs")
SPREAD = ["lyon", "louvre", "aix", "bordeaux", "metz", "hotel-de-ville", "retz", "conde"]


@pytest.fixture
def layout(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Box, float]]:
    """The plates that are layout: name -> where, and the size of its letters."""
    result: dict[str, tuple[Box, float]] = {}

    def draw(image: Image.Image, name: str, box: Box, size: float, port: Port) -> None:
        result[name] = box, size

    monkeypatch.setattr(plates, "draw_plate", draw)
    return result


def lay(port: Port, picks: list[str]) -> None:
    """Lay the plates of some Spaces."""
    with kit.looking():
        plates.lay_plates(Image.new("P", (1, 1)), WORDS, port, picks, picks)


def test_on_the_whole_board_names_are_large_enough_and_lie_apart(layout: dict[str, tuple[Box, float]]) -> None:
    lay(WHOLE, SPREAD)
    assert set(layout) == {WORDS.name("space", space) for space in SPREAD}
    assert all(size * 390 / WHOLE.width >= 7.5 for _, size in layout.values()), "pixels on a telephone"
    assert not any(kit.meet(a, b) for (a, _), (b, _) in combinations(layout.values(), 2))


def test_a_part_of_the_board_shows_names_large_enough_by_itself(layout: dict[str, tuple[Box, float]]) -> None:
    lay(Port(0, 200, 700, 800), ["lyon", "bastille"])
    assert layout == {}


def test_where_a_hundred_may_be_chosen_the_board_is_not_hidden(layout: dict[str, tuple[Box, float]]) -> None:
    lay(WHOLE, list(SPACES))
    assert layout == {}
