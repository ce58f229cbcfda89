"""The pictures of Liberté: the map, what stands on it, what is told in words, and what must never be told."""

from __future__ import annotations

import io
import math
import tomllib
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

import images
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.liberte import GAME, scoring
from fronde.games.liberte.data import FACTIONS, PROVINCES, REGIONS, SEATS
from fronde.texts import words
from fronde.tools.play import play
from images import Scene, kit
from images.liberte import cards, chart, inks, maps, measures, panels, patterns, reading, score
from images.liberte.geography import ABROAD, FILE, geography
from tests.games.liberte.table import Table, many, setup_of

WORDS = words("en", "liberte")
LILIES = [name for name, province in PROVINCES.items() if province.fleur_de_lis]


def draw_picture(view: dict[str, Any], before: dict[str, Any] | None = None, **data: Any) -> kit.Picture:
    """A picture of a view."""
    return images.render("liberte", Scene(view, before=before), **{"width": 1600, **data})


def pixels(picture: kit.Picture) -> Image.Image:
    """The picture as an image, opened."""
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def play_some(seats: int, choices: int, seed: int = 1) -> Match:
    """A match after so many random choices."""
    match = Match.start(GAME, setup_of(seats, seed))[0]
    for _ in play(match, Dice(seed), choices):
        pass
    return match


def fullest() -> dict[str, Any]:
    """Three stacks in every province, three open cards, five cards in six displays: more than there are pieces for."""
    view = dict(Table.set_up(6).match.view(None))
    stacks = [{"seat": SEATS[n % 6], "faction": FACTIONS[n % 3], "n": 1 + n % 3} for n in range(81)]
    view["provinces"] = {name: stacks[3 * at : 3 * at + 3] for at, name in enumerate(PROVINCES)}
    view["displays"] = {seat: [f"c{7 + 5 * at + n}" for n in range(5)] for at, seat in enumerate(SEATS)}
    return view


# --- the map ---


def test_every_town_lies_in_the_province_that_was_grown_from_it() -> None:
    data = tomllib.loads((FILE.parent / "france.toml").read_text("utf-8"))
    size = (measures.WIDTH, measures.MAP_H)
    assert list(data["towns"]) == list(PROVINCES)
    inside = 0
    for name, towns in data["towns"].items():
        mask = chart.area_mask([name], chart.WHOLE, size)
        inside += sum(mask.getpixel(tuple(map(round, measures.project(*town)))) == 255 for town in towns)
    assert inside >= 0.95 * sum(map(len, data["towns"].values())), "a few lie where borders wind, or others pull"


def test_areas_fill_the_kingdom_without_overlap_and_every_region_is_in_one_piece() -> None:
    size = (measures.WIDTH // 4, measures.MAP_H // 4)
    with kit.looking(scale=0.25):
        whole = sum(chart.area_mask([name], chart.WHOLE, size).histogram()[255] for name in PROVINCES)
        kingdom = chart.area_mask(PROVINCES, chart.WHOLE, size).histogram()[255]
    assert kingdom <= whole < 1.08 * kingdom, "only their edges, a pixel wide here, are of two"
    beside = {frozenset(border.between) for border in geography().borders if ABROAD not in border.between}
    for region in REGIONS:
        inside = {name for name, province in PROVINCES.items() if province.region == region}
        reach = {min(inside)}
        for _ in inside:
            reach |= {name for pair in beside if pair & reach for name in pair if name in inside}
        assert reach == inside


def overlap(one: measures.Box, other: measures.Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_in_the_fullest_case_no_two_stacks_or_names_overlap() -> None:
    rooms = geography().rooms
    assert not [pair for pair in combinations(rooms, 2) if overlap(rooms[pair[0]].box, rooms[pair[1]].box)]
    wide, high = measures.STACK_W / 2, measures.STACK_H / 2
    for name, room in rooms.items():
        left, top, right, low = room.box
        for count in (1, 2, 3):
            stacks = [(x - wide, y - high, x + wide, y + high) for x, y in room.slots(count)]
            assert len(stacks) == count and not [pair for pair in combinations(stacks, 2) if overlap(*pair)], name
            for box in stacks:
                assert left <= box[0] and box[2] <= right and box[3] <= low + 0.5
                assert box[1] >= top + measures.NAME_H, "the name stands above"


def test_stacks_stand_in_their_province() -> None:
    size = (measures.WIDTH, measures.MAP_H)
    for name, room in geography().rooms.items():
        own = chart.area_mask([name], chart.WHOLE, size)
        others = chart.area_mask([other for other in PROVINCES if other != name], chart.WHOLE, size)
        for count in (1, 2):
            assert all(own.getpixel((round(x), round(y))) for x, y in room.slots(count)), name
        box = tuple(map(round, room.box))
        assert others.crop(box).histogram()[255] < 0.2 * math.prod(measures.ROOM_SHAPES[room.shape]), name


def test_panels_lie_in_the_sea() -> None:
    land = chart.area_mask(PROVINCES, chart.WHOLE, (measures.WIDTH, measures.MAP_H))
    boxes = [panels.TRACK, panels.BATTLE, panels.SUPPLY, panels.REVOLT, panels.PILES]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    for left, top, right, low in boxes:
        box = (left, top - measures.HEADER, right, low - measures.HEADER)
        assert land.crop(tuple(map(round, box))).getbbox() is None
        assert not [room for room in geography().rooms.values() if overlap(room.box, box)]


def test_nothing_is_told_by_colour_alone() -> None:
    marks = {WORDS.say(f"seat-{seat}.mark") for seat in SEATS}
    assert len(marks) == len(SEATS)
    for signs, of in ((inks.SIGNS, FACTIONS), (inks.FACTION_PATTERNS, FACTIONS), (inks.SEAT_PATTERNS, SEATS),
                     (inks.REGION_PATTERNS, REGIONS)):  # fmt: skip
        assert set(signs) == set(of) and len(set(signs.values())) == len(signs)
    assert set(cards.SYMBOL_ICONS) == {symbol for card in cards.CARDS.values() for symbol in card.symbols}
    masks = [patterns.pattern_mask(name, 60, 60, 9, 2).tobytes() for name in set(inks.SEAT_PATTERNS.values())]
    assert len(set(masks)) == len(masks)


@pytest.mark.parametrize("style", kit.STYLES)
def test_letters_can_be_read_on_every_ground(style: kit.Style) -> None:
    with kit.looking(style, inks=inks.INKS):
        for seat, ink in inks.ON_SEAT.items():
            assert kit.contrast(ink, inks.SEAT_INKS[seat]) > 4.5, seat
        for faction, ink in inks.ON_FACTION.items():
            assert kit.contrast(ink, inks.faction_ink(faction)) > 4.5, faction
        for ground in (*inks.REGION_INKS.values(), *(f"won-{what}" for what in (*FACTIONS, "tied", "none"))):
            assert kit.contrast("ink", ground) > 4.5, ground


# --- the board ---


@pytest.mark.parametrize("style", kit.STYLES)
def test_the_fullest_board_is_small_enough_to_post(style: kit.Style) -> None:
    picture = draw_picture(fullest(), style=style)
    assert (picture.width, picture.height) == pixels(picture).size == (1600, measures.height_of(6))
    assert len(picture.png) < 500 * 1024 and 100 < len(picture.alt) <= 1024
    assert all(name.partition(" (")[0] in picture.alt for name in (WORDS.name("province", id_) for id_ in PROVINCES))
    for show in ("revolt", "display"):
        assert len(draw_picture(fullest(), show=show, style=style).png) < 500 * 1024


@pytest.mark.parametrize("seats", [3, 6])
def test_every_view_is_drawn(seats: int) -> None:
    for choices in (0, 2000):
        view = play_some(seats, choices).view(None)
        for show in ("board", "elections", "revolt", "display", "score"):
            picture = draw_picture(view, show=show, width=390)
            assert pixels(picture).width == picture.width == 390 and 50 < len(picture.alt) <= 1024, show


def test_an_empty_view_warms_up() -> None:
    assert draw_picture({}).height == measures.height_of(4)


def test_where_and_what_stands_is_told_in_words() -> None:
    table = Table(turn=2, active="amber", hands={"amber": [7, 23]}, government="red", opposition="blue",
                  presence=["violet"], provinces={"maine": "amber red 2, green blue 3", "berry": "black white 1"},
                  displays={"green": [20]}, battle_box={"amber": 2, "green": 1})  # fmt: skip
    view = table.match.view(None)
    alt = draw_picture(view).alt
    assert alt.startswith("Liberté, turn 2 (1792), round ") and "p1 (Amber) to move." in alt
    for text in (
        "Blocks left: white {white}, blue {blue}, red {red}.".format(**view["supply"]),
        "Stacks (owner’s letter, colour, blocks): Maine Ar2 Gb3, Berry Bw1.",
        "Government Radicals, opposition Moderates, presence Violet.",
        "Battle Box of Valmy, 4 VP: Amber 2, Green 1.",
        "Counter-revolution 0 of 7.",
        "Amber: hand 2, display 0, free tokens",
        "Display of Green: Jacques Necker.",
    ):
        assert text in alt, text
    assert "Amber 0 (p1)" in alt and alt.index("Player order") < alt.index("Blocks left")


def test_what_changed_is_told_and_ringed() -> None:
    table = Table(turn=2, active="amber", hands={"amber": [7, 23]}, provinces={"maine": "amber red 1"})
    before = table.match.view(None)
    after = {**before, "provinces": {**before["provinces"], "maine": [{"seat": "amber", "faction": "red", "n": 3}]}}
    assert "Since then: Maine Amber +2 red." in draw_picture(after, before).alt
    assert (
        draw_picture(after, before).png != draw_picture(after).png
        and draw_picture(after, after).png == draw_picture(after).png
    )
    assert "Since then" not in draw_picture(after, before, show="region:est", width=320).alt
    assert "Maine Amber +2 red" in draw_picture(after, before, show="region:ouest", width=320).alt


def test_a_stack_that_is_gone_leaves_its_ghost() -> None:
    before = Table(turn=2, provinces={"maine": "amber red 3"}).match.view(None)
    after = {**before, "provinces": {**before["provinces"], "maine": []}}
    assert "Since then: Maine Amber −3 red." in draw_picture(after, before).alt
    assert draw_picture(after, before).png != draw_picture(after).png


def test_provinces_that_may_be_chosen_are_told_and_all_else_is_pale() -> None:
    view = Table(turn=2, active="amber", hands={"amber": [7]}, provinces={"maine": "amber red 1"}).match.view("amber")
    show = images.targets_of("liberte", view, ["blocks:maine:1", "blocks:anjou:1", "pass", "place:c7"])
    assert show == "targets:maine,anjou"
    assert "You can choose: Maine Amber 1 red; Anjou (nobody there)." in draw_picture(view, show=show, width=400).alt
    far = {"bretagne", "alsace", "provence"}
    picture = draw_picture(view, show=f"targets:{','.join(sorted(far))}")
    pale = {name for name in PROVINCES if ground_of(picture, name) == inks.LIGHT["won-none"]}
    assert pale == set(PROVINCES) - far, "they lie too far apart for less than the whole map"


def test_provinces_that_lie_together_are_shown_large() -> None:
    port = maps.port_around(["maine", "anjou"])
    for name in ("maine", "anjou"):
        (left, top), (right, low) = (port.at(*geography().rooms[name].box[at : at + 2]) for at in (0, 2))
        assert 0 <= left < right <= port.width and 0 <= top < low <= port.height
    assert port.width < measures.WIDTH * 0.4
    assert maps.port_around(PROVINCES).width > measures.WIDTH * maps.WIDEST


# --- regions ---


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_shows_all_its_provinces_and_tells_them(region: str) -> None:
    view, port = fullest(), maps.port_of(region)
    alt = draw_picture(view, show=f"region:{region}", width=320).alt
    for name, province in PROVINCES.items():
        if province.region == region:
            left, top, right, low = geography().rooms[name].box
            x, y = port.at(left, top)
            assert x >= 0 and y >= 0 and port.left + port.width >= right and port.top + port.height >= low
            text = WORDS.name("province", name)
            assert f"{text} " in alt and (not province.points or f"{province.points} VP" in alt)


@pytest.mark.parametrize(
    "show", ["region:nonsense", "hand:nonsense", "display:nonsense", "targets:nonsense", "targets:"]
)
def test_a_part_there_is_not_is_refused(show: str) -> None:
    with pytest.raises(DataError):
        draw_picture(fullest(), show=show)


# --- elections and sudden ends ---


def ground_of(picture: kit.Picture, province: str) -> tuple[int, ...]:
    """The colour that most of a province has in a map of the whole."""
    mask = chart.area_mask([province], chart.WHOLE, (measures.WIDTH, measures.MAP_H))
    image = pixels(picture).crop((0, measures.HEADER, measures.WIDTH, measures.HEADER + measures.MAP_H))
    image.putalpha(mask)
    colours = image.getcolors(1 << 20) or []
    return tuple(max((n, colour[:3]) for n, colour in colours if colour[3])[1])


def test_the_map_of_elections_tells_who_returned_whom_and_what_was_tied() -> None:
    results = [
        {"province": "normandie", "faction": "red", "seat": "green", "votes": 1, "tied": False},
        {"province": "bretagne", "faction": "", "seat": "", "votes": 0, "tied": True},
        {"province": "ile-de-france", "faction": "blue", "seat": "amber", "votes": 3, "tied": True},
        {"province": "languedoc", "faction": "white", "seat": "violet", "votes": 1, "tied": False},
    ]
    view = {**Table.set_up().match.view(None), "phase": "elections", "results": results}
    picture = draw_picture(view, show="elections")
    for sentence in (
        "Elected red: Normandie Green.",
        "Elected blue: Paris (Île-de-France) Amber with 3 votes.",
        "Elected white: Languedoc Violet.",
        "Tied, nobody elected: Bretagne.",
        "No vote from Maine, Anjou",
    ):
        assert sentence in picture.alt
    grounds = {"normandie": "red", "bretagne": "tied", "ile-de-france": "blue", "languedoc": "white", "berry": "none"}
    for province, what in grounds.items():
        assert ground_of(picture, province) == inks.LIGHT[f"won-{what}"], province
    assert "no election" in draw_picture({**view, "results": []}, show="elections").alt


@pytest.mark.parametrize("show", ["board", "elections"])
def test_the_province_that_votes_now_is_ringed(show: str) -> None:
    tie = {"berry": "amber red 1, green red 1"}
    view = Table(turn=2, phase="elections", provinces=tie, displays={"amber": [14]}).match.view(None)
    assert view["province"] == "berry"
    for province, has_ring in (("berry", True), ("alsace", False)):
        xs, ys = zip(*geography().areas[province], strict=True)
        box = (min(xs) - 5, min(ys) - 5 + measures.HEADER, max(xs) + 5, max(ys) + 5 + measures.HEADER)
        colours = {colour: n for n, colour in pixels(draw_picture(view, show=show)).crop(box).getcolors(1 << 20) or []}
        assert (colours.get(kit.rgb("mark"), 0) > 500) is has_ring


def test_the_watch_tells_what_the_royalists_hold_and_how_red_would_vote() -> None:
    provinces = {**many("amber", "white", *LILIES[:5], n=1), **many("green", "red", "ile-de-france", "berry", n=2)}
    view = Table(turn=3, provinces=provinces, hands={}).match.view(None)
    picture = draw_picture(view, show="revolt")
    assert "Royalists hold 5 of 7" in picture.alt and "red 3; a landslide takes 17 red votes" in picture.alt
    assert "Held: " + ", ".join(WORDS.name("province", name) for name in LILIES[:5]) + "." in picture.alt
    assert reading.votes_now(view) == {"white": 5, "blue": 0, "red": 3}
    for name in PROVINCES:
        assert (ground_of(picture, name) == inks.LIGHT["won-white"]) == (name in LILIES[:5])


def test_a_tie_gives_no_vote() -> None:
    view = Table(turn=3, provinces={"maine": "amber white 2, green white 2", "berry": "amber red 1"}).match.view(None)
    assert reading.votes_now(view) == {"white": 0, "blue": 0, "red": 1}


# --- hands ---


def test_a_hand_is_shown_from_its_own_view_alone() -> None:
    table = Table(turn=2, active="amber", hands={"amber": [71, 23], "green": [20]}, displays={"amber": [45]})
    own, others = table.match.view("amber"), [table.match.view(seat) for seat in (None, "green")]
    alt = draw_picture(own, show="hand:amber", width=800).alt
    assert "Jean-Paul Marat: red 3" in alt and "Comte de Mirabeau" in alt
    for view in others:
        picture = draw_picture(view, show="hand:amber", width=800)
        assert "Marat" not in picture.alt and "2 cards, face down" in picture.alt and "Comte de Mirabeau" in picture.alt
        assert picture.png != draw_picture(own, show="hand:amber", width=800).png


def test_nothing_hidden_is_in_any_picture() -> None:
    match = play_some(4, 60)
    for seat in (None, "amber"):
        again = GAME.rules.view(GAME.rules.resample(match.state, seat, Dice(9)), seat)
        for show in ("board", "display", *(f"hand:{other}" for other in SEATS[:4])):
            assert draw_picture(match.view(seat), show=show, width=640) == draw_picture(again, show=show, width=640)


def test_every_name_of_a_card_is_written_whole_in_a_display() -> None:
    room = (measures.WIDTH - 520 - 10) / 5 - 8 - 56 - 8
    for card, data in cards.CARDS.items():
        size, lines, at = cards.fit_name(WORDS.name("card", card), room, len(data.symbols) * 28)
        assert len(lines) <= 3
        for place, line in enumerate(lines):
            width = len(data.symbols) * 28 if place == at else 0
            assert kit.text_width(line, "bold", size) <= room - width, card


# --- score ---


@pytest.mark.parametrize(("end", "items"), [("turns", "VICTORY_ITEMS"), ("landslide", "SUDDEN_ITEMS")])
def test_the_score_sheet_has_what_counts_at_that_end(end: str, items: str) -> None:
    view = {**play_some(3, 20).view(None), "end": end, "over": True, "winners": ["green"], "tie_break": "display"}
    assert score.items_of(view) == getattr(scoring, items)
    alt = draw_picture(view, show="score", width=800).alt
    assert alt.startswith("p2 (Green) wins, tie-break: the value of the display (9.2).")
