"""The pictures of Jeanne d'Arc 1429: places and areas, room for everything, what is told, and what must never be."""

from __future__ import annotations

import io
import itertools
import json
import math
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

import images
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games.jeanne import GAME
from fronde.games.jeanne.data import CITIES, CITIES_OF, KINDS, NEIGHBOURS, PORTS, PROVINCE_OF, PROVINCES, each
from fronde.texts import words
from fronde.tools.play import play
from images import Scene, kit
from images.jeanne import geometry, header, lettering, reach, reading
from images.jeanne.areas import areas
from images.jeanne.inks import CHARGE, INKS, ON, SEATS
from images.jeanne.pieces import CityState, marker, pattern, shield
from images.jeanne.plates import find_plates
from tests.images.jeanne_positions import BATTLE, PEOPLE, fullest, tied_end, view_of

WORDS = words("en", "jeanne")
WIDTH = 400


def draw_picture(view: dict[str, Any], show: str = "board", width: int = WIDTH, **scene: Any) -> kit.Picture:
    return images.render("jeanne", Scene(view, **scene), show=show, width=width)


def open_image(picture: kit.Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


@pytest.fixture(autouse=True)
def game_inks() -> Iterator[None]:
    """What is drawn piece by piece is drawn as a picture of this game is."""
    with kit.looking(inks=INKS):
        yield


def test_the_opening_says_who_is_to_move_in_its_header_and_in_words() -> None:
    """While the first garrisons are placed nobody has the turn; with nothing told only what the board tells is said."""
    for count in (3, 5, 6):
        match, scene_events = Match.start(GAME, Setup("jeanne", PEOPLE[:count], 2))[0], list[list[Any]]()
        while GAME.rules.is_opening(match.state):
            [decision] = match.decisions
            scene = Scene(match.view(None), dict(zip(PEOPLE, PEOPLE, strict=True)), events=scene_events)
            assert reading.mover_of(scene) == decision.seat or (decision.step == "place-third" and not scene_events)
            who = PEOPLE[GAME.rules.seats(match.setup).index(decision.seat)]
            assert header.headline(scene, WORDS)[0] == f"{who} to move"
            assert (
                f": {who} ({WORDS.name('seat', decision.seat)}) to move."
                in draw_picture(match.view(None), events=scene_events).alt
            )
            events = match.submit(decision.seat, decision.options[-max(decision.least, 1) :], decision.step)
            scene_events = [[event.kind, dict(event.data)] for event in events if event.reaches(None)]
        assert reading.mover_of(Scene(match.view(None), events=scene_events)) is None or match.turn.seat


# --- the map ---


def test_every_city_stands_in_the_area_of_its_province_and_every_area_is_on_the_map() -> None:
    image = areas(geometry.WHOLE)
    assert {number for _, number in image.getcolors() or ()} == set(range(len(PROVINCES) + 1))
    for city, province in zip(CITIES, PROVINCE_OF, strict=True):
        x, y = (round(v) for v in geometry.PLACES[city])
        assert image.getpixel((x, y)) == 1 + PROVINCES.index(province), city


def test_the_borders_of_two_cities_are_the_same_from_either_side() -> None:
    corners = [set(ground) for ground in geometry.grounds()]
    for one, other in itertools.combinations(range(len(CITIES)), 2):
        edge = geometry._edges().get((one, other))
        if edge:
            assert set(edge[1:-1]) <= corners[one] and set(edge[1:-1]) <= corners[other]


def test_roads_lead_from_city_to_city_and_through_no_other() -> None:
    courses = geometry.roads()
    assert len(courses) == 101
    for course in courses:
        ends = {min(CITIES, key=lambda c: math.dist(geometry.PLACES[c], end)) for end in (course[0], course[-1])}
        assert len(ends) == 2
        for city in set(CITIES) - ends:
            assert min(math.dist(geometry.PLACES[city], point) for point in kit.resample(course, 5)) > 24, (city, ends)


def test_names_and_markers_have_room_where_everything_stands_at_once() -> None:
    labels = lettering.city_labels(WORDS)
    markers = {city: lettering.marker_box(city) for city in CITIES}
    assert set(labels) == set(CITIES)
    for one, other in itertools.combinations(CITIES, 2):
        assert not lettering.overlap(labels[one].box, labels[other].box), (one, other)
        (left, top), (right, low) = geometry.PLACES[one], geometry.PLACES[other]
        assert abs(left - right) >= 60 or abs(top - low) >= 57, (one, other)
    for city, label in labels.items():
        assert geometry.WHOLE.shows(*label.box[:2]) and geometry.WHOLE.shows(*label.box[2:])
        for other, box in markers.items():
            assert lettering.overlap(label.box, box) < 40, (city, other)


def test_province_names_stand_in_their_province_and_on_no_other_name() -> None:
    labels, cities = lettering.province_labels(WORDS), lettering.city_labels(WORDS)
    assert set(labels) == set(PROVINCES)
    image = areas(geometry.WHOLE)
    for province, label in labels.items():
        assert image.getpixel((round(label.x), round(label.y))) == 1 + PROVINCES.index(province), province
        assert sum(inside(spot, other.box) for spot in label.spots for other in cities.values()) <= 1, province


def inside(spot: kit.Point, box: kit.Box) -> bool:
    return box[0] < spot[0] < box[2] and box[1] < spot[1] < box[3]


def test_no_name_lies_across_a_border() -> None:
    """A province's name stands whole in it; a city's is elsewhere with an end of it at most."""
    for province, label in lettering.province_labels(WORDS).items():
        assert {lettering.province_at(*spot) for spot in label.spots} == {province}
    for city, label in lettering.city_labels(WORDS).items():
        assert lettering.count_points_outside(label, PROVINCE_OF[CITIES.index(city)]) <= 2, city
        assert not any(lettering.overlap(label.box, box) for box in (geometry.LEGEND, geometry.CHRONICLE))


def test_the_names_of_all_options_can_be_read_on_a_telephone() -> None:
    """Nine pixels at a width of 390, in the part that a panel shows, for every question of a game."""
    match, parts = Match.start(GAME, Setup("jeanne", PEOPLE, 5))[0], set[str]()
    for _ in play(match, Dice(5)):
        for decision in match.decisions:
            show = images.targets_of("jeanne", {}, decision.options)
            parts |= set(images.parts_of("jeanne", {}, show) if show else ())
    everywhere = f"targets:{','.join((*PROVINCES, *CITIES))}"
    assert len(parts) > 100
    for part in [*parts, *images.parts_of("jeanne", {}, everywhere)]:
        check_names(part.removeprefix("targets:").split(","))


def check_names(names: list[str]) -> None:
    """That the names of what may be chosen are legible where it is shown, and stand apart."""
    cities, provinces = [name for name in names if name in CITIES], [name for name in names if name not in CITIES]
    port = reach.find_port(WORDS, [*cities, *(city for name in provinces for city in reading.cities_in(name))])
    plates = find_plates(WORDS, port, cities, provinces)
    sizes = {plate.text: plate.size for plate in plates}
    for city in cities:
        assert sizes.get(WORDS.name("city", city), lettering.CITY_SIZE) * 390 / port.width >= 9, (city, names)
    for province in provinces:
        assert sizes[WORDS.name("province", province).upper()] * 390 / port.width >= 9, (province, names)
    for one, other in itertools.combinations(plates, 2):
        assert not kit.meet(one.box, other.box)
    assert all(port.holds(plate.box) for plate in plates)


def test_a_plate_without_room_covers_the_printed_name() -> None:
    few, port = list(CITIES)[:12], kit.Port(0, 0, 2000, 120)
    names = [WORDS.name("city", city) for city in few]
    assert sorted(plate.text for plate in find_plates(WORDS, port, few, ())) == sorted(names)


def test_a_powers_name_is_no_province_to_choose() -> None:
    assert images.targets_of("jeanne", {}, ["offer-to:bretagne", "seize:navarre"]) is None
    assert images.targets_of("jeanne", {}, ["province:bretagne", "city:brest"]) == "targets:bretagne,brest"


@pytest.mark.parametrize("works", ["", "castle", "fortress"])
def test_what_stands_on_a_city_fits_in_the_room_it_has(works: str) -> None:
    piece = marker(CityState("france", works, True, True), "Fr")
    left, top, right, low = piece.getbbox() or (0, 0, 0, 0)
    assert right - left <= geometry.MARKER[0] + 4 and low - top <= geometry.MARKER[1] + 4


# --- signs ---


def test_no_two_powers_have_the_same_letters_pattern_or_colour() -> None:
    assert len({reading.letters_of(seat, WORDS) for seat in SEATS}) == len(SEATS)
    assert len({pattern(seat, (60, 60), 8).tobytes() for seat in SEATS}) == len(SEATS)
    for style in kit.STYLES:
        with kit.looking(style):
            assert all(kit.contrast(ON[seat], seat) >= 4.5 for seat in SEATS)
            assert all(kit.contrast(CHARGE[seat], seat) >= 2.2 for seat in SEATS)
            assert all(kit.contrast("ink", f"{seat}-tint") >= 4.5 for seat in SEATS)


def test_drawing_a_shield_changes_no_other() -> None:
    plain = shield("france", 40, "Fr").tobytes()
    shield("france", 40, "")
    shield.cache_clear()
    assert shield("france", 40, "Fr").tobytes() == plain


def test_garrison_castle_and_fortress_differ_by_shape() -> None:
    shapes = {
        marker(CityState("france", works), "Fr").getchannel("A").tobytes() for works in ("", "castle", "fortress")
    }
    shapes |= {
        marker(CityState(), "").getchannel("A").tobytes(),
        marker(CityState("foreign"), "").getchannel("A").tobytes(),
    }
    assert len(shapes) == 5


# --- the board ---


@pytest.mark.parametrize("style", kit.STYLES)
def test_the_fullest_board_has_its_size_and_is_small(style: kit.Style) -> None:
    picture = images.render("jeanne", Scene(fullest(), before=view_of()), width=1600, style=style)
    assert open_image(picture).size == (picture.width, picture.height) == (1600, geometry.HEIGHT)
    assert len(picture.png) < 500 * 1024 and 100 < len(picture.alt) <= 1024


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_every_position_of_a_random_game_is_drawn(count: int) -> None:
    match = Match.start(GAME, Setup("jeanne", PEOPLE[:count], count))[0]
    for number, _ in enumerate(play(match, Dice(count), 260)):
        if number % 130 == 0:
            for seat in (None, *list(match.setup.players and GAME.rules.seats(match.setup))[:1]):
                picture = draw_picture(dict(match.view(seat)))
                assert 100 < len(picture.alt) <= 1024 and picture.width == WIDTH


def test_an_empty_view_warms_up() -> None:
    assert draw_picture({}).width == WIDTH


def test_the_alt_text_says_what_the_board_shows() -> None:
    view = view_of()
    alt = draw_picture(view, before={**view, "owner": {**view["owner"], "paris": "bourgogne"}}).alt
    assert alt.startswith(
        "Jeanne d’Arc 1429, Round 8, War: Bob (France) to move. France attacks Amiens (England) from Paris."
    )
    assert "England 5 (Cleo)" in alt and "Whole provinces: France Nivernais" in alt
    assert "Changed: Paris (France, fortress)" in alt
    assert "Ruler of the sea: England." in alt and "No battles for Foix." in alt
    assert "Foreign troops in Lyon" in alt and "Events: Revolt, Sea battle." in alt
    assert "Plundered: Bordeaux, Metz." in alt and "Free cities with works: Metz (castle)." in alt
    assert "France holds Paris (fortress)" in alt and "England holds Bordeaux (castle)" in alt


@pytest.mark.parametrize(
    "other",
    [
        {"owner": {}}, {"works": {}}, {"plundered": []}, {"banned": []}, {"ruler": None}, {"provinces": {}},
        {"round": 9}, {"war": False}, {"active": "navarre"}, {"money": {}}, {"influence": {}}, {"garrisons": {}},
        {"hands": {}}, {"score": {}}, {"heroes": {}}, {"events": []}, {"battle": None}, {"truce": True},
        {"storm": True}, {"plague_over": True}, {"due": {}}, {"used": {}},
    ],
    ids=lambda other: next(iter(other)),
)  # fmt: skip
def test_each_of_these_shows_on_the_board(other: dict[str, Any]) -> None:
    assert draw_picture(view_of(**other)).png != draw_picture(view_of()).png


# --- other pictures ---


def test_a_province_is_told_with_its_cities() -> None:
    alt = draw_picture(view_of(), "region:nivernais").alt
    assert "Nivernais: one throne point a round · held whole by France. Nevers: France." in alt
    assert "2 throne points a round" in draw_picture(view_of(), "region:ile-de-france").alt
    with pytest.raises(DataError, match="no province"):
        draw_picture(view_of(), "region:cornwall")


def test_where_a_power_can_go_follows_roads_and_ports() -> None:
    view = view_of()
    own, free, sea, strike = reading.find_reach(view, "angleterre")
    assert {view["owner"][city] for city in own} == {"angleterre"}
    assert not {*free, *sea} & set(view["owner"]) and set(strike) <= set(view["owner"]) - set(own)
    for city in free:
        assert any(CITIES[near] in own for near in each(NEIGHBOURS[CITIES.index(city)]))
    assert sea and all(PORTS >> CITIES.index(city) & 1 for city in sea)
    assert "foix" not in {*strike, *reading.find_reach(view, "navarre")[3]}, "the Pope forbids it"
    after = {**view, "attacked_from": {"angleterre": own}}
    assert not reading.find_reach(after, "angleterre")[3]
    alt = draw_picture(view, "reach:angleterre").alt
    assert f"{len(free)} free by road (green), {len(sea)} by sea" in alt and "Cities to attack: " in alt
    with pytest.raises(DataError, match="no power"):
        draw_picture(view, "reach:castile")


def test_options_name_cities_and_provinces() -> None:
    options = ["attack:amiens:paris", "city:rouen", "province:anjou", "end-turn"]
    show = images.targets_of("jeanne", view_of(), options)
    assert show == "targets:amiens,paris,rouen,anjou"
    alt = draw_picture(view_of(), show).alt
    assert "To choose from: " in alt and "Angers" in alt and "Saumur" in alt
    with pytest.raises(DataError, match="no city"):
        draw_picture(view_of(), "targets:atlantis")


def test_a_battle_fought_is_told_with_cards_dice_and_sums() -> None:
    alt = draw_picture(view_of(battle=None), "battle", events=[["battle-fought", BATTLE]]).alt
    assert alt.startswith("France attacks Amiens (England) from Paris. ")
    assert "France attacks: Cannon, Ram, Engineer, Cards 10, Influence 2, Sign of God 6, Die 3 = 21." in alt
    assert "England defends: Sappers, Cards 5, Works 2, Mountains 1, Die 6 = 14." in alt
    assert alt.endswith("France takes Amiens.")


def test_a_battle_under_way_shows_no_card() -> None:
    picture = draw_picture(view_of(), "battle", events=[["battle-fought", BATTLE]])
    assert picture == draw_picture(view_of(), "battle")
    assert "in secret" in picture.alt and not any(WORDS.name("card", kind) in picture.alt for kind in KINDS)
    assert draw_picture(view_of(battle=None), "battle").alt.startswith("No battle.")


def test_a_hand_is_shown_as_far_as_the_view_names_it() -> None:
    own = draw_picture(view_of(hands={"france": ["cannon", "cannon", "retreat"]}), "hand:france").alt
    assert "2 × Cannon" in own and "1 × Retreat" in own
    backs = draw_picture(view_of(hands={"france": 3}), "hand:france").alt
    assert "3 cards unseen" in backs and "Cannon" not in backs
    assert "Cards that have won and can only defend: 1 × Sappers" in own
    with pytest.raises(DataError, match="no seat"):
        draw_picture(view_of(), "hand:castile")


def test_the_score_is_told_item_by_item_winner_first() -> None:
    alt = draw_picture(tied_end(), "score").alt
    assert alt.startswith("Cleo (England) wins, tie-break: more castles (8.6). ")
    assert "Provinces 9" in alt and alt.index("England 12") < alt.index("France 12")


@pytest.mark.parametrize(
    ("data", "rounds"),
    [
        ({"round": 3, "rounds": {"france": [2, 1], "navarre": [0, 4]}}, {1: (2, 0), 2: (1, 4)}),
        ({"round": 9, "over": True, "rounds": {"france": [2, 1], "navarre": [0, 4]}}, {8: (2, 0), 9: (1, 4)}),
        ({"round": 1, "rounds": {"france": [], "navarre": []}}, {}),
        ({}, {}),
    ],
)
def test_rounds_are_numbered_from_the_last_that_is_over(data: dict[str, Any], rounds: dict[int, Any]) -> None:
    result = reading.rounds_of(data)
    assert {number: (points["france"], points["navarre"]) for number, points in result.items()} == rounds


def test_the_score_shows_and_tells_points_by_round() -> None:
    sheet, bare = draw_picture(tied_end(), "score"), draw_picture({**tied_end(), "rounds": {}}, "score")
    assert "Throne points round by round: England 0 1 1 2 2 0 2 2 2; France 1 2 1 0 3 1 2 1 1;" in sheet.alt
    assert "round by round" not in bare.alt and sheet.height > bare.height + 9 * 12


# --- secrets ---


def test_no_picture_is_drawn_from_what_a_view_does_not_hold() -> None:
    match = Match.start(GAME, Setup("jeanne", PEOPLE, 7))[0]
    for number, _ in enumerate(play(match, Dice(7), 300)):
        if number % 100 == 99:
            for seat in (None, "france"):
                view = json.loads(json.dumps(match.view(seat)))
                again = dict(GAME.rules.view(GAME.rules.resample(match.state, seat, Dice(9)), seat))
                for show in ("board", "score", "battle", "hand:navarre"):
                    assert draw_picture(view, show) == draw_picture({**view, **again}, show)


def test_sealed_choices_and_hands_change_no_public_picture() -> None:
    match = Match.start(GAME, Setup("jeanne", PEOPLE, 1))[0]
    for _ in play(match, Dice(1)):
        if match.decisions[0].step == "vote":
            break
    before = draw_picture(dict(match.view(None)))
    vote = next(decision for decision in match.decisions if decision.step == "vote")
    match.submit(vote.seat, ("vote:war",), "vote")
    assert draw_picture(dict(match.view(None))) == before
    own = dict(match.view("france"))
    hand = own["hands"]["france"]
    public = {**own, "hands": {**own["hands"], "france": len(hand)}}
    assert draw_picture(own).png == draw_picture(public).png and draw_picture(own).alt == draw_picture(public).alt


def test_all_provinces_are_drawn_somewhere() -> None:
    assert {show for show in images.offered_pictures("jeanne") if show.startswith("region:")} == {
        f"region:{p}" for p in CITIES_OF
    }


def test_a_battle_whose_dice_are_thrown_shows_both_sides_and_no_winner() -> None:
    battle = {key: value for key, value in BATTLE.items() if key != "result"}
    alt = draw_picture(view_of(battle=battle), "battle").alt
    assert "France attacks: Cannon, Ram, Engineer, Cards 10, Influence 2, Sign of God 6, Die 3 = 21." in alt
    assert alt.endswith("The dice are rolled: Signs of God and Retreats can follow.")
    assert (
        draw_picture(view_of(battle=None), "battle", events=[["battle-fought", BATTLE]]).png
        != draw_picture(view_of(battle=battle), "battle").png
    )
