"""What may be chosen is legible on a telephone, in every title; all questions of 50 games: `legible.py`."""

from __future__ import annotations

import pytest

from fronde.games import GAMES
from tests.images.labels import Label
from tests.images.legible import LEAST, ROUNDING, find_sizes, forget_pieces, measure

PICTURES = 1
"""Pictures of a kind, since each is drawn from nothing."""
KINDS = {
    "frondeurs": {"targets", "hand"},
    "jeanne": {"targets", "hand"},
    "liberte": {"targets", "hand", "open"},
    "mousquetaires": {"deeds", "hand", "board"},
    "richelieu": {"board"},
}


@pytest.mark.parametrize("key", GAMES)
def test_the_names_of_all_options_can_be_read_on_a_telephone(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = list(find_sizes(key, forget_pieces(monkeypatch), [2], PICTURES))
    assert {sight.show.partition(":")[0] for sight, _ in sizes} == KINDS[key]
    assert not [(sight, size) for sight, size in sizes if size < LEAST - ROUNDING]


def test_a_name_is_as_large_as_its_smallest_word_where_that_is_largest() -> None:
    labels = [Label("La Rochelle", 0, 0, 9, 9, 12.0), Label("Rochelle", 0, 0, 9, 9, 8.0)]
    assert measure("la rochelle", labels) == 12.0
    assert measure("La Rochelle in flames", labels) == 0.0
