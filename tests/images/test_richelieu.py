"""The picture of Richelieu: what is in it, what it must never tell, and its alt text."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from PIL import Image

import images
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games.richelieu import GAME
from fronde.games.richelieu.data import CARDS, CATEGORIES
from fronde.texts import words
from fronde.tools.play import play
from images import Scene, kit
from images import sheet as sheets
from images.richelieu import board, inks, measures, reading, score
from tests.games.richelieu.table import Table, finish_game

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
WORDS = words("en", "richelieu")
ROWS = [[35, 32, 31], [41, 42, 43], [33, 37, 38], [44, 39, 4]]


def draw_picture(view: dict[str, Any], before: dict[str, Any] | None = None, width: int = 1600) -> kit.Picture:
    """The picture of a view."""
    return board.picture(Scene(view, before=before), WORDS, width)


def pixels(picture: kit.Picture) -> Image.Image:
    """The picture as an image, opened."""
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def play_some(seats: int, choices: int, seed: int = 1) -> Match:
    """A match after so many random choices."""
    match = Match.start(GAME, Setup("richelieu", PLAYERS[:seats], seed))[0]
    for _ in play(match, Dice(seed), choices):
        pass
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("choices", [0, 25, 60, 400])
def test_every_view_is_drawn_in_one_size(seats: int, choices: int) -> None:
    match = play_some(seats, choices)
    height = measures.height_of(match.view(None))
    for seat in (None, *GAME.rules.seats(match.setup)):
        width = 400 if seat else 1600
        picture = draw_picture(match.view(seat), width=width)
        image = pixels(picture)
        assert image.size == (picture.width, picture.height) == (width, round(height * width / 1600))
        assert 100 < len(picture.alt) <= 1024 and len(picture.png) < 600_000


@pytest.mark.parametrize("width", [320, 390, 800, 3200])
def test_any_width(width: int) -> None:
    picture = draw_picture(play_some(2, 30).view(None), width=width)
    assert pixels(picture).width == picture.width == width


def test_an_empty_view_warms_up() -> None:
    assert draw_picture({}).width == 1600


def test_cards_that_may_be_taken_are_framed_and_no_others() -> None:
    match = play_some(2, 0)
    image = pixels(draw_picture(match.view(None)))
    gold = kit.rgb("gold")
    frames = set()
    for card, (row, column) in match.state.cells.items():
        x, y = measures.column_x(column) - measures.CARD_W / 2 - 4, measures.row_y(row)
        if image.getpixel((round(x), round(y))) == gold:
            frames.add(card)
    assert frames == set(match.view(None)["takeable"]) and len(frames) == 8


def test_a_disc_face_down_looks_the_same_whatever_it_is() -> None:
    one, other = (Table(rows=ROWS, discs={32: name}).match for name in ("anjou", "marker-back-1"))
    for seat in (None, "richelieu", "queen"):
        assert draw_picture(one.view(seat)).png == draw_picture(other.view(seat)).png


def test_what_another_holds_changes_nothing() -> None:
    one, other = (Table(rows=ROWS, held_discs={"queen": [name]}).match for name in ("anjou", "sword"))
    for seat in (None, "richelieu"):
        assert draw_picture(one.view(seat)) == draw_picture(other.view(seat))
    assert draw_picture(one.view("queen")).png != draw_picture(other.view("queen")).png


def test_own_discs_are_told_to_their_owner_alone() -> None:
    match = Table(rows=ROWS, held_discs={"queen": ["anjou"]}).match
    assert "Disc of Anjou" in draw_picture(match.view("queen")).alt
    assert "Disc of Anjou" not in draw_picture(match.view(None)).alt + draw_picture(match.view("richelieu")).alt


def test_alt_text_of_a_turn() -> None:
    table = Table(rows=ROWS, markers={33: "queen", 39: "richelieu"}, discs={4: "anjou", 32: "sword"})
    alt = draw_picture(table.match.view(None)).alt
    assert alt.startswith("Richelieu, turn 1: Ann (Richelieu) to move, 12 cards left.")
    assert "row 3 left Anjou (shield + tower) with Queen’s marker" in alt
    assert "row 4 right Bourgogne (shield + sword) with a disc" in alt
    assert "Markers inside: Richelieu row 4 column 2 Bretagne (1 shield)." in alt
    assert "Discs inside: row 1 column 2." in alt
    assert "Richelieu 2 and 0, Queen 2 and 0" in alt
    assert "Behind the ends of row 2: Picardie (shield + cross)." in alt


def test_alt_text_says_what_changed() -> None:
    table = Table(rows=ROWS)
    before = table.match.view(None)
    table.do("card:31", "card:32", "place:41")
    after = table.match.view(None)
    alt = draw_picture(after, before).alt
    assert (
        "Since then: Richelieu took Anjou (shield + sword) + Anjou (shield + cross); "
        "Richelieu marked row 2 column 1." in alt
    )
    assert draw_picture(after, before).png != draw_picture(after).png


def end_game() -> Table:
    """A game that is over; the Queen has a disc besides her cards, and more points."""
    everything = [int(card) for card in CARDS]
    return finish_game({"richelieu": everything[::2], "queen": everything[1::2]}, held_discs={"queen": ["bourgogne"]})


@pytest.mark.parametrize("show", ["board", "score"])
def test_the_final_pictures_name_the_winner_and_every_item(show: str) -> None:
    scores, view = end_game().match.score(), {**end_game().match.view(None), "winners": ["queen"]}
    alt = images.render("richelieu", Scene(view), show=show, width=400).alt
    assert alt.startswith("Bob (Queen) wins. ")
    assert f"Queen {scores['queen']['total']}, Richelieu {scores['richelieu']['total']}" in alt
    for category in CATEGORIES:
        for seat in ("richelieu", "queen"):
            if scores[seat][category]:
                assert f"{WORDS.name('score', category)} {scores[seat][category]}" in alt


# --- the score sheet ---


def sheet(view: dict[str, Any], before: dict[str, Any] | None = None, **data: Any) -> kit.Picture:
    """The score sheet of a view, a pixel a unit."""
    return images.render("richelieu", Scene(view, before=before), show="score", **{"width": sheets.SHEET, **data})


def cells(view: dict[str, Any], seat: str) -> list[bool]:
    """Of every region and symbol in order, whether the field of a seat is filled with its colour."""
    image = pixels(sheet(view))
    seats = reading.rank_seats(view)
    left, _ = sheets.place_columns(len(seats))[seats.index(seat)]
    top = sheets.HEAD + sheets.SEAT_HEAD + sheets.SIGN
    tops = [top + row * score.ROW for row in range(len(CATEGORIES))]
    return [image.getpixel((round(left) + 14, top + 10)) == inks.SEAT_COLOURS[seat] for top in tops]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("choices", [0, 40, 400])
def test_the_score_sheet_fills_exactly_what_scores(seats: int, choices: int) -> None:
    view = play_some(seats, choices, seed=2).view(None)
    for seat, items in view["score"].items():
        assert cells(view, seat) == [items[category] > 0 for category in CATEGORIES]


@pytest.mark.parametrize("style", kit.STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_is_small_and_has_an_alt_text(seats: int, style: kit.Style) -> None:
    for choices in (0, 60, 400):
        picture = sheet(play_some(seats, choices).view(None), style=style, width=1600)
        assert pixels(picture).size == (picture.width, picture.height)
        assert picture.width == 1600 and len(picture.png) < 500 * 1024
        assert 100 < len(picture.alt) <= 1024


def test_the_score_sheet_says_how_it_stands_and_what_has_changed() -> None:
    match = play_some(2, 30, seed=3)
    view, totals = match.view(None), {seat: items["total"] for seat, items in match.score().items()}
    first, last = sorted(totals, key=lambda seat: -totals[seat])
    assert reading.rank_seats(view) == [first, last]
    first_line, last_line = (f"{WORDS.name('seat', seat)} {totals[seat]}".replace("-", "−") for seat in (first, last))
    assert f"at turn {view['turn']}: {first_line}, {last_line}." in sheet(view).alt
    assert (
        sheet(view, before=play_some(2, 20, seed=3).view(None)).png != sheet(view).png == sheet(view, before=view).png
    )


def test_the_score_sheet_counts_no_disc_that_is_face_down() -> None:
    one, other = (Table(rows=ROWS, held_discs={"queen": [name]}).match for name in ("anjou", "sword"))
    for seat in (None, "richelieu"):
        assert sheet(one.view(seat)) == sheet(other.view(seat))


def test_no_disc_is_drawn_from_what_a_view_does_not_hold() -> None:
    match = play_some(3, 40)
    for seat in (None, "richelieu", "queen", "gaston"):
        view = json.loads(json.dumps(match.view(seat)))
        again = GAME.rules.resample(match.state, seat, Dice(9))
        assert draw_picture(view) == draw_picture(GAME.rules.view(again, seat))


def test_every_region_has_letters_of_its_own_and_ink_that_can_be_read() -> None:
    codes = {reading.code_of(WORDS, region) for region in CATEGORIES[:9]}
    assert len(codes) == 9
    for category in CATEGORIES:
        assert kit.contrast(inks.ink_on(category), inks.colour_of(category)) > 3
