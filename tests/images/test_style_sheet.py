"""The style sheet's promises: scales, icons, contrast, and a page that shows all of it."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from fronde.games.frondeurs.data import FACTIONS
from fronde.texts import words
from images import kit
from images.frondeurs.inks import INKS
from images.kit import Gap, Size
from images.style_sheet import GROUNDS, SIGNS, TEXT_INKS, scale_of, style_sheet

IMAGES = Path(kit.__file__).parents[1]
EXPECTED = {
    "fleur", "flag", "crown", "coin", "ball", "hearts", "sword", "hat", "baton", "shield",
    "spades", "clubs", "diamonds", "pawn", "die", "key-white", "key-red",
}  # fmt: skip


def test_every_size_of_type_is_about_a_fifth_larger_than_the_one_before() -> None:
    sizes = [size for _, size in scale_of(Size)]
    steps = [b / a for a, b in pairwise(sizes[:-1])]
    assert all(1.15 <= step <= 1.25 for step in steps), steps
    assert sizes[-1] >= 1.2 * sizes[-2]


def test_no_drawing_writes_in_a_size_of_its_own() -> None:
    own = re.compile(r'"(?:text|name|bold|italic|caps)", \d')
    problems = [
        (file.name, line.strip())
        for file in sorted(IMAGES.rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if own.search(line) and "font(" not in line
    ]
    assert not problems


def test_every_size_and_distance_is_used_by_a_drawing() -> None:
    drawings = "".join(
        file.read_text(encoding="utf-8")
        for file in IMAGES.rglob("*.py")
        if file.parent.name != "kit" and file.name != "style_sheet.py"
    )
    for scale, name in ((Size, "Size"), (Gap, "Gap")):
        idle = [step for step, _ in scale_of(scale) if not re.search(rf"\b{name}\.{step}\b", drawings)]
        assert not idle, name


def test_every_icon_the_games_need_is_a_path_that_draws_something_of_its_own() -> None:
    assert set(kit.ICONS) >= EXPECTED
    masks = {name: kit.icon_mask(name, 48).tobytes() for name in kit.ICONS}
    assert len(set(masks.values())) == len(masks)
    assert all(any(mask) for mask in masks.values())


@pytest.mark.parametrize("style", kit.STYLES)
def test_what_writes_on_paper_can_be_read_on_it(style: kit.Style) -> None:
    with kit.looking(style):
        for ink in TEXT_INKS:
            assert kit.contrast(ink, "paper") >= 4.5, ink
        for ground in GROUNDS:
            assert kit.contrast("ink", ground) >= 4.5, ground


def test_every_ink_is_on_the_sheet() -> None:
    sheet_inks = {*GROUNDS, *TEXT_INKS, *SIGNS}
    rest = {ink for ink in kit.INKS if ink not in sheet_inks}
    assert rest == {"white", "black", "on-ink", "on-mark"}
    assert set(INKS.light) == {f"{faction}{tint}" for faction in FACTIONS for tint in ("", "-tint")}


def test_the_sheet_is_drawn_in_both_styles() -> None:
    sheet = style_sheet(words(None, "frondeurs"))
    light, dark = (sheet.getpixel((sheet.width * share // 4, 4)) for share in (1, 3))
    with kit.looking("light"):
        assert light == kit.rgb("paper")
    with kit.looking("dark"):
        assert dark == kit.rgb("paper")
