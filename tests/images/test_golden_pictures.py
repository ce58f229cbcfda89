"""Golden pictures of every game: each looks as it did."""

from __future__ import annotations

import pytest

from tests.images import golden
from tests.images.positions import render, view_of


@pytest.mark.parametrize("name", golden.PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    picture, image = golden.draw(name), golden.load(name)
    assert picture.size == image.size
    assert golden.difference(picture, image) < golden.TOLERANCE


def test_every_golden_picture_is_drawn_by_a_test() -> None:
    assert {file.stem for file in golden.FOLDER.glob("*.png")} == set(golden.PICTURES)


def test_the_tolerance_notices_a_missing_cube() -> None:
    view = view_of()
    whole = golden.small(render(view))
    del view["cubes"]["conde"]
    assert golden.difference(whole, golden.small(render(view))) > golden.TOLERANCE


def test_golden_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in golden.FOLDER.glob("*.png")) < 6 * 1024 * 1024
