"""The part of a board that has changed, beside the whole of it."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

import images
from fronde.core.match import Match
from fronde.games import GAMES, get_game
from fronde.host.archive.past import public
from fronde.texts import words
from fronde.tools.play import make_setup
from images import NothingToShow, Scene, crop, kit
from images.crop import find_window
from images.frondeurs.geometry import boxes_of
from tests.images.positions import view_of

CUT = [key for key in GAMES if images.has_view(key, "changed")]
FIELD = (0.0, 100.0, 1600.0, 1500.0)


def turns(key: str, count: int) -> Iterator[Scene]:
    """Turns of a random game, each as its post would show it."""
    match, _ = Match.start(get_game(key), make_setup(get_game(key), 5))
    before, events, last, dice = match.view(None), list[Any](), match.turn, random.Random(8)
    while count and not match.over:
        question = dice.choice([decision for decision in match.decisions if decision.required])
        events += match.submit(question.seat, tuple(dice.sample(question.options, question.least)), question.step)
        if match.turn != last:
            view = match.view(None)
            yield Scene(view, {}, before, public(events))
            before, events, last, count = view, [], match.turn, count - 1


def open_image(picture: images.Picture) -> Image.Image:
    """A picture as it is seen."""
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize("key", CUT)
def test_what_changed_in_a_turn_is_cut_out_square_and_told(key: str) -> None:
    count = 0
    for scene in turns(key, 6):
        change = images.find_manifest(key).find_changes(scene, words(None, key))  # type: ignore[misc, union-attr]
        if not change.boxes:
            with pytest.raises(NothingToShow):
                images.render(key, scene, show="changed")
            continue
        part = images.render(key, scene, show="changed")
        whole = images.render(key, scene)
        assert abs(part.width - part.height) <= 1 and 400 < part.width <= whole.width * change.most + 1
        assert (
            Image.open(io.BytesIO(part.png)).size == (part.width, part.height)
            and len(part.png) < kit.encoding.MOST_BYTES
        )
        assert 0 < len(part.alt) <= kit.ALT_LIMIT and part.alt != whole.alt
        count += 1
    assert count, "something has changed in some turn"


@pytest.mark.parametrize("key", CUT)
def test_a_part_says_how_many_changes_it_leaves_out(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kind: a block removed far from the others, a card taken at the other end of the lay-out."""
    notes: list[str] = []
    monkeypatch.setattr(crop, "_note", lambda part, note: notes.append(note) or part)
    board = kit.finish(kit.blank((1600, 1600), "ink"), "", 1600)
    game_words, some = words(None, key), 0
    for scene in turns(key, 30):
        change = images.find_manifest(key).find_changes(scene, game_words)  # type: ignore[misc, union-attr]
        if not change.boxes:
            continue
        notes.clear()
        alt = crop.cut_out(board, change, 1600, game_words).alt
        scale = 1600 / change.width
        boxes = [tuple(side * scale for side in box) for box in change.boxes]
        field = tuple(side * scale for side in change.field)
        left, top, right, low = find_window(boxes, field, 448, change.most * 1600)  # type: ignore[arg-type]
        count = sum(b[0] > left - 1 and b[1] > top - 1 and b[2] < right + 1 and b[3] < low + 1 for b in boxes)
        assert count or len(boxes) == 1
        missing = len(boxes) - count
        assert notes == ([game_words.say("picture-elsewhere", n=missing)] if missing else [])
        assert alt.startswith(notes[0]) if notes else "elsewhere" not in alt
        some += missing > 0
    assert some or key in ("mousquetaires", "jeanne"), "some turn changes more than has room"


def test_every_game_but_a_strangers_may_show_it() -> None:
    assert len(CUT) == 5 and not images.has_view("frondeurs", "changes")


def test_the_part_is_that_of_the_board_around_the_spaces_that_changed() -> None:
    before, now = view_of(), view_of()
    now["cubes"] = {**now["cubes"], "lyon": ["retzist", 5]}
    scene = Scene(now, before=before)
    part, whole = images.render("frondeurs", scene, show="changed"), images.render("frondeurs", scene)
    body, name = boxes_of(images.frondeurs.edition.space_of("lyon"), "Lyon")
    middle = (body[0] + body[2]) / 2, (body[1] + name[3]) / 2
    left = round(min(max(middle[0] - part.width / 2, 0), 1600 - part.width))
    board, first = open_image(whole), open_image(part).crop((0, 0, part.width, 1)).tobytes()
    beneath = (board.crop((left, y, left + part.width, y + 1)).tobytes() for y in range(board.height - part.height))
    rows = [y for y, row in enumerate(beneath) if row == first]
    assert any(y < middle[1] < y + part.height for y in rows), "it is cut out of the board, around Lyon"
    assert "Lyon" in part.alt


def test_nothing_is_shown_where_nothing_changed() -> None:
    for scene in (Scene(view_of()), Scene(view_of(), before=view_of())):
        with pytest.raises(NothingToShow):
            images.render("frondeurs", scene, show="changed")


async def test_the_process_that_draws_says_so_too() -> None:
    with images.draw_apart():
        with pytest.raises(NothingToShow):
            await images.draw("frondeurs", Scene(view_of(), before=view_of()), show="changed")
        before = view_of(cubes={"lyon": ["retzist", 1]})
        part = await images.draw("frondeurs", Scene(view_of(), before=before), show="changed")
        assert part == images.render("frondeurs", Scene(view_of(), before=before), show="changed")


def test_the_board_is_drawn_once_for_both(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, names = Scene(view_of(turn=99), before=view_of(cubes={})), []
    manifest = images.find_manifest("frondeurs")
    assert manifest is not None
    monkeypatch.setattr(
        images.frondeurs.board, "board_image", lambda *_: names.append(1) or kit.blank((1600, 1864), "ink")
    )
    images.render("frondeurs", scene)
    images.render("frondeurs", scene, show="changed")
    assert names == [1]


@pytest.mark.parametrize(
    ("boxes", "inside", "side"),
    [
        ([(10, 110, 60, 160)], 1, 448),
        ([(700, 700, 760, 760), (1100, 1000, 1150, 1060)], 2, 514),
        ([(10, 110, 60, 160), (1500, 1400, 1560, 1460), (1400, 1300, 1450, 1350)], 2, 448),
        ([(100, 200, 1500, 1400)], 0, 800),
    ],
    ids=["at the edge", "both", "the more", "too large"],
)
def test_a_part_holds_as_much_as_has_room(boxes: list[Any], inside: int, side: int) -> None:
    left, top, right, low = find_window(boxes, FIELD, 448, 800)
    assert FIELD[0] <= left and FIELD[1] <= top and right <= FIELD[2] and low <= FIELD[3]
    assert abs(right - left - side) <= 1 and abs(low - top - side) <= 1
    visible = [box for box in boxes if left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= low]
    assert len(visible) == inside


def test_what_is_wider_than_asked_for_is_made_smaller() -> None:
    scene = Scene(view_of(), before=view_of(cubes={}))
    assert images.render("frondeurs", scene, show="changed", width=400).width == 400
    assert crop.LEAST * 1600 > 400
