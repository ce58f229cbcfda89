"""The board of Frondeurs et Frondeuses: real pictures, opened and measured."""

from __future__ import annotations

import asyncio
import copy
import io
import math
import os
import statistics
import subprocess
import sys
import time
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

import images
from fronde.core.errors import DataError
from fronde.games.frondeurs.data import BOARD, FACTIONS, SpaceData
from fronde.texts import words
from images import Scene, frondeurs, kit, store
from images.frondeurs import geometry, layers, pieces, reading
from tests.images.positions import render, view_of

pytestmark = pytest.mark.usefixtures("faction_inks")
WORDS = words(None, "frondeurs")


def name_of(space: SpaceData) -> str:
    return reading.short(WORDS, space.id)


def open_image(picture: images.Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


def overlap(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def changed_spaces(before: dict[str, Any], after: dict[str, Any]) -> dict[str, str]:
    return reading.changes(reading.marks(before), reading.marks(after))


def around(space: str, half: int = 44) -> tuple[int, int, int, int]:
    x, y = geometry.PLACES[space]
    return round(x) - half, round(y) - half, round(x) + half, round(y) + half


@pytest.mark.parametrize("width", [1600, 800])
def test_it_is_a_palette_png_of_the_width_asked_for_and_small(width: int) -> None:
    picture = render(view_of(), width=width)
    image = open_image(picture)
    assert (image.format, image.mode) == ("PNG", "P")
    assert image.size == (picture.width, picture.height) == (width, geometry.HEIGHT * width // 1600)
    assert len(picture.png) < 500 * 1024
    image.load()


def test_a_width_out_of_range_is_refused() -> None:
    with pytest.raises(DataError, match="pixels wide"):
        render(view_of(), width=10)


def test_every_space_has_a_place_on_the_board() -> None:
    assert set(geometry.PLACES) == set(BOARD.ids)
    for space in BOARD.spaces:
        for left, top, right, low in (
            geometry.body_box(space),
            geometry.name_box(space, name_of(space)),
        ):
            assert left > 10
            assert right < geometry.WIDTH - 10
            assert top > geometry.HEADER
            assert low < geometry.PANEL_TOP - 10


def test_no_name_overlaps_another_name_or_space() -> None:
    boxes = {s.id: (geometry.body_box(s), geometry.name_box(s, name_of(s))) for s in BOARD.spaces}
    overlaps = [(a, b) for a, b in combinations(boxes, 2) if any(overlap(x, y) for x in boxes[a] for y in boxes[b])]
    assert not overlaps


def test_no_line_passes_behind_a_space_it_does_not_lead_to() -> None:
    boxes = {s.id: (geometry.body_box(s), geometry.name_box(s, name_of(s))) for s in BOARD.spaces}
    for line in BOARD.connectors:
        for x, y in geometry.visible(line):
            inside = [
                s
                for s, both in boxes.items()
                if s not in (line.start, line.end) and any(b[0] <= x <= b[2] and b[1] <= y <= b[3] for b in both)
            ]
            assert not inside, (line.start, line.end, inside)


def test_every_line_is_seen_for_long_enough_to_tell_its_kind() -> None:
    for line in BOARD.connectors:
        assert len(geometry.visible(line)) * 2 >= 22, (line.start, line.end)


def test_a_name_box_is_as_wide_as_its_name_drawn() -> None:
    for space in BOARD.spaces:
        name = reading.short(WORDS, space.id)
        mask, _ = kit.text_mask(name, "name", geometry.NAME_SIZE)
        left, _, right, _ = mask.getbbox() or (0, 0, 0, 0)
        box = geometry.name_box(space, name_of(space))
        assert right - left <= box[2] - box[0] - 6


def test_what_changed_is_marked_and_nothing_else() -> None:
    before = view_of()
    after = copy.deepcopy(before)
    after["cubes"]["aix"] = ["retzist", 2]
    del after["cubes"]["conde"]
    after["cubes"]["louvre"] = ["cabalist", 3]
    plain, with_marks = open_image(render(after)), open_image(render(after, before=before))
    difference = ImageChops.difference(plain.convert("RGB"), with_marks.convert("RGB"))
    differing = {s for s in BOARD.ids if difference.crop(around(s)).getbbox()}
    assert set(changed_spaces(before, after)) <= differing
    assert {"aix", "conde", "louvre"} <= set(changed_spaces(before, after))
    assert len(differing) <= 6
    ring = kit.index("mark")
    x, y = geometry.PLACES["conde"]
    radius = geometry.AVATAR_BODY + 7
    on_ring = [
        with_marks.getpixel((round(x + radius * math.cos(a)), round(y + radius * math.sin(a)))) == ring
        for a in (math.radians(degrees) for degrees in range(200, 340, 5))
    ]
    assert sum(on_ring) > len(on_ring) / 2


def test_the_label_of_a_change_says_how_many_cubes() -> None:
    Marks = reading.Marks
    assert reading.cube_change(Marks("retzist", 2), Marks("retzist", 5)) == "+3"
    assert reading.cube_change(Marks("retzist", 5), Marks("retzist", 4)) == "−1"
    assert reading.cube_change(Marks("retzist", 2), Marks("cabalist", 1)) == "−2 +1"
    assert reading.cube_change(Marks("retzist", 2), Marks()) == "−2"
    assert reading.cube_change(Marks("retzist", 2), Marks("retzist", 2, is_arrested=True)) == ""


@pytest.mark.parametrize(
    "change",
    [
        {"arrests": []},
        {"king": {"holder": "retzist"}},
        {"army_commander": "carignano"},
        {"active": "cabalist"},
        {"season": 6},
        {"turn": 18},
        {"board_crowns": {}},
        {"board_coins": {}},
        {"musketeers": dict.fromkeys(("d-artagnan", "athos", "aramis", "porthos"), "board")},
        {"control": {}},
        {"over": True},
        {"action_deck": 3},
        {"supply": dict.fromkeys(FACTIONS, 79)},
        {"reserve": dict.fromkeys(FACTIONS, 9)},
        {"hands": dict.fromkeys(FACTIONS, 4)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_everything_public_is_in_the_picture(change: dict[str, Any]) -> None:
    assert render(view_of(**change)).png != render(view_of()).png


def test_what_a_seat_holds_in_hand_is_not_in_the_picture() -> None:
    public = render(view_of())
    for cards in (["a01", "a02", "s03"], ["a90", "a45", "s08"]):
        own = view_of(viewer="retzist", hands={**dict.fromkeys(FACTIONS, 3), "retzist": cards})
        own["laid_aside"] = {**dict.fromkeys(FACTIONS, 0), "retzist": []}
        assert render(own) == public


def test_the_same_view_gives_the_same_bytes() -> None:
    first = render(view_of(), before=view_of(season=4))
    layers._LAYERS.clear()
    assert render(view_of(), before=view_of(season=4)) == first


def test_any_part_of_a_view_may_be_missing() -> None:
    assert render({}).width == 1600


def test_the_alt_text_says_whose_turn_it_is_how_it_stands_and_what_changed() -> None:
    before = view_of()
    after = copy.deepcopy(before)
    after["cubes"]["aix"] = ["retzist", 2]
    alt = render(after, before=before).alt
    for part in ("Cy (Retzist) to move", "Summer 1649", "turn 17", "Condéean 28", "since turn 17", "Aix"):
        assert part in alt
    assert len(alt) <= 1024


def test_the_alt_text_never_grows_beyond_discords_limit() -> None:
    full = {s.id: [FACTIONS[i % 4], 9] for i, s in enumerate(BOARD.spaces)}
    long_names = dict.fromkeys(FACTIONS, "x" * 32)
    before = view_of(cubes={}, control={}, seats=long_names)
    view = view_of(cubes=full, control={s: v[0] for s, v in full.items()}, seats=long_names)
    for player in (long_names, dict.fromkeys(FACTIONS, "y" * 400)):
        assert len(render({**view, "seats": player}, before=before).alt) <= 1024


def test_type_stands_out_from_what_it_is_printed_on() -> None:
    grounds = [("ink", g) for g in ("paper", "paper-2", "paper-3", "paper-deep", "paper-light", "face")]
    grounds += [(geometry.ON_FACTION[f], f) for f in FACTIONS]
    grounds += [("on-mark", "mark"), ("white", "iron"), ("mark", "paper-light"), ("on-ink", "ink"), ("black", "gold")]
    grounds += [("ink", f"{f}-tint") for f in FACTIONS] + [("white", "retzist")]
    for style in kit.STYLES:
        with kit.looking(style):
            for ink, ground in grounds:
                assert kit.contrast(ink, ground) >= 4.5, (style, ink, ground)


def test_lines_stand_out_from_the_paper() -> None:
    for style in kit.STYLES:
        with kit.looking(style):
            for ink in ("line", "rose", "mark"):
                assert kit.contrast(ink, "paper-3") >= 3, (style, ink)


def test_factions_differ_in_more_than_colour() -> None:
    assert len(set(geometry.SUITS.values())) == 4
    letters = {WORDS.say(f"picture-letter-{f}") for f in FACTIONS}
    assert len(letters) == 4
    shapes = [pieces.seal(f, 3).convert("L").tobytes() for f in FACTIONS]
    assert len(set(shapes)) == 4


def test_without_the_font_packages_it_still_draws(tmp_path: Path) -> None:
    """In a process of its own: what is drawn with other letters is kept in many places."""
    draw = "import sys; sys.modules['fontpkg'] = None; from tests.images.positions import render, view_of; "
    draw += "sys.stdout.buffer.write(render(view_of()).png)"
    alone = {**os.environ, store.VARIABLE: str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", draw], cwd=Path(__file__).parents[2], env=alone, capture_output=True, check=True
    )
    assert Image.open(io.BytesIO(result.stdout)).size == (1600, geometry.HEIGHT)


async def test_who_asks_for_the_same_picture_at_once_shares_one_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    true = frondeurs.MANIFEST

    def counting(*args: Any) -> images.Picture:
        calls.append(args)
        return true.board(*args)

    monkeypatch.setattr(images, "_load", lambda module: replace(true, board=counting))
    monkeypatch.setattr(images, "_LAST", store.Shelf(1))
    pictures = await asyncio.gather(*(images.draw("frondeurs", Scene(view_of())) for _ in range(5)))
    assert len(calls) == 1
    assert len(set(map(id, pictures))) == 1
    await images.draw("frondeurs", Scene(view_of(turn=18)))
    assert len(calls) == 2
    assert not images._UNDER_WAY


async def test_one_who_stops_waiting_does_not_stop_the_others() -> None:
    first = asyncio.create_task(images.draw("frondeurs", Scene(view_of())))
    second = asyncio.create_task(images.draw("frondeurs", Scene(view_of())))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).width == 1600


async def test_the_loop_goes_on_while_pictures_are_drawn() -> None:
    """Loose, for a busy machine; `make bench` gives the figures."""
    await images.warm_up("frondeurs")
    late: list[float] = []

    async def ticker() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - start - 0.001)

    task = asyncio.create_task(ticker())
    for turn in range(10):
        await images.draw("frondeurs", Scene(view_of(turn=turn)))
    task.cancel()
    assert statistics.quantiles(late, n=100)[98] < 0.05
