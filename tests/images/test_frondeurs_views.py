"""Every other picture of Frondeurs et Frondeuses, and what all of them promise: size, words, colours, no overlap."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import images
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.games.frondeurs.data import BOARD, FACTIONS
from fronde.games.frondeurs.steps.placing import find_reach
from fronde.texts import words
from fronde.tools.play import play, player_dice
from images import Scene, kit, store
from images.eyes import BLINDNESS, distance
from images.frondeurs import (
    arrows,
    geometry,
    header,
    layers,
    legend,
    margin,
    reach,
    reading,
    regions,
    score,
    scoring_maps,
    sides,
    spaces,
)
from images.frondeurs.edition import current_board
from images.frondeurs.inks import INKS
from tests.images import golden
from tests.images.positions import NAMES, fullest, render, view_of

pytestmark = pytest.mark.usefixtures("faction_inks")
WORDS = words(None, "frondeurs")
SHOWS = [
    "board",
    *(f"region:{name}" for name in regions.REGIONS),
    *(f"reach:{faction}" for faction in FACTIONS),
    "political",
    "military",
    "targets:lyon,louvre,aix",
    "targets:",
    *(f"hand:{faction}" for faction in FACTIONS),
    "score",
]
DATA_CROSSINGS = 102
"""How often the lines cross where the Spaces stand as in the board's data."""


@pytest.fixture(autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Layers kept in a folder of the tests' own."""
    monkeypatch.setenv(store.VARIABLE, str(tmp_path_factory.getbasetemp() / "layers"))


def own_view() -> dict[str, Any]:
    hands: dict[str, Any] = {**dict.fromkeys(FACTIONS, 3), "retzist": ["a01", "a30", "s01"]}
    return view_of(viewer="retzist", hands=hands, laid_aside={**dict.fromkeys(FACTIONS, 0), "retzist": ["a88"]})


def open_image(picture: images.Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


def name_of(space: str) -> str:
    return reading.short(WORDS, space)


# --- every view ---


@pytest.mark.parametrize("style", kit.STYLES)
@pytest.mark.parametrize("show", SHOWS)
def test_every_view_is_a_small_picture_with_an_alt_text(show: str, style: kit.Style) -> None:
    before = view_of(cubes={}, control={}, turn=3)
    for view in (own_view(), {}) if style == "light" else (fullest(),):
        picture = render(view, show=show, style=style, before=before if view else None, width=800)
        assert open_image(picture).size == (picture.width, picture.height)
        assert picture.width == 800
        assert 40 < len(picture.alt) <= 1024


@pytest.mark.parametrize("show", SHOWS)
def test_every_view_of_the_fullest_board_stays_under_500_kib(show: str) -> None:
    picture = render(fullest(), show=show, before=view_of(cubes={}, control={}, turn=3))
    assert open_image(picture).size == (picture.width, picture.height)
    assert len(picture.png) < 500 * 1024 and 40 < len(picture.alt) <= 1024


@pytest.mark.parametrize("style", kit.STYLES)
def test_the_2400_pixel_version_stays_under_500_kib(style: kit.Style) -> None:
    picture = render(fullest(), before=view_of(), width=2400, style=style)
    assert picture.width == 2400
    assert len(picture.png) < 500 * 1024


def test_the_dark_style_is_dark_and_leaves_the_light_one_alone() -> None:
    light = render(view_of())
    dark = render(view_of(), style="dark")
    mean = [sum(i * n for i, n in enumerate(open_image(p).convert("L").histogram())) for p in (light, dark)]
    assert mean[1] < mean[0] / 2
    assert render(view_of()) == light


@pytest.mark.parametrize("show", ["nothing", "region:nowhere", "reach:nobody", "hand:nobody", "targets:atlantis"])
def test_a_view_there_is_not_is_refused(show: str) -> None:
    with pytest.raises(DataError):
        render(view_of(), show=show)


# --- alt texts ---


def alt(show: str, view: dict[str, Any] | None = None, **other: Any) -> str:
    return render(view or view_of(), show=show, width=400, **other).alt


def test_the_alt_text_of_a_region_says_who_holds_what_and_what_changed() -> None:
    after = view_of()
    after["cubes"] = {**after["cubes"], "villeroy": ["retzist", 2]}
    text = alt("region:upper-left", after, before=view_of(turn=9))
    for part in ("Upper left", "Cy (Retzist) to move", "Changed since turn 9: Villeroy", "Empty:"):
        assert part in text


def test_the_alt_text_of_a_reach_names_the_spaces_and_what_they_are_worth() -> None:
    text = alt("reach:retzist")
    assert "Free to enter:" in text
    assert "One more cube to enter:" in text
    assert "MP" in text


def test_the_alt_text_of_targets_names_each() -> None:
    assert "2 Spaces to choose" in (text := alt("targets:lyon,louvre"))
    assert all(name_of(space) in text for space in ("lyon", "louvre"))


def test_the_alt_text_of_a_map_says_totals_holders_and_what_is_open() -> None:
    text = alt("military")
    for part in ("Military Points: Condéean 22", "Retzist:", "Still open:"):
        assert part in text


def test_the_alt_text_of_a_hand_tells_the_cards_the_view_names_and_no_others() -> None:
    text = alt("hand:retzist", own_view())
    for part in ("Vive le Roi! (any Space: place 4, or move 4)", "Battle of Lens (Season Card)", "Set aside:"):
        assert part in text
    assert "3 hidden cards" in alt("hand:cabalist", own_view())
    assert render(own_view(), show="hand:cabalist") == render(view_of(), show="hand:cabalist")


def order(view: dict[str, Any]) -> list[str]:
    return [side.scorer for side in sides.rank_sides(view)]


def test_the_score_sheet_goes_by_total_and_settles_ties_as_the_rules_do() -> None:
    scores = {f: {"pp": 1, "mp": 1, "total": t} for f, t in zip(FACTIONS, (20, 30, 20, 31), strict=True)}
    assert order(view_of(score=scores)) == ["mazarinist", "cabalist", "retzist", "condeean"]
    king = view_of(score=scores, king={"holder": "condeean"}, over=True)
    assert order(king) == ["mazarinist", "cabalist", "condeean", "retzist"]
    assert "Final score" in alt("score", king)


def test_who_has_won_comes_first_and_with_a_side_all_its_factions() -> None:
    scores = {f: {"pp": 1, "mp": 1, "total": t} for f, t in zip(FACTIONS, (20, 30, 20, 31), strict=True)}
    data = view_of(score=scores, winners=["condeean"], over=True)
    assert order(data) == ["condeean", "mazarinist", "cabalist", "retzist"]
    teams = view_of(over=True, sides=golden._SIDES, winners=["cabalist"])
    assert sides.ranked_factions(teams)[:2] == ["cabalist", "condeean"]
    assert alt("score", teams).startswith("Bob & Ann (Cabalist, Condéean) win. Final score")


def play_random(players: int, seed: int, **options: Any) -> Match:
    """A random game of so many players, to its end."""
    match = Match.start(get_game("frondeurs"), Setup("frondeurs", tuple("ABCD"[:players]), seed, options))[0]
    for _ in play(match, player_dice(seed)):
        pass
    return match


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (3, {"short_game": "end-scoring"}), (4, {"teams": True}), (4, {})]
)
def test_the_score_sheet_says_what_the_result_says(players: int, options: dict[str, Any]) -> None:
    for seed in (3, 8):
        match = play_random(players, seed, **options)
        view, result = match.view(None), match.game.rules.result(match.state)
        assert result
        ranking = sides.rank_sides(view)
        assert [dict(side.items) for side in ranking] == [dict(result.scores[seat]) for seat in result.ranking]
        picture = render(view, show="score")
        assert len(ranking) == len(result.ranking)
        for side in ranking:
            assert reading.players_of(Scene(view), side.factions) in picture.alt
            assert kit.minus(side.items["total"]) in picture.alt


def test_nobody_plays_the_dummy_on_the_score_sheet() -> None:
    for seed in (3, 8):
        view = play_random(3, seed).view(None)
        scene, players = Scene(view, dict(zip(FACTIONS, "ABCD", strict=True))), dict[str, str]()
        for side in sides.rank_sides(view):
            columns = [column for column, _ in score._list_scores(scene, WORDS, side)]
            assert columns[0].total == side.total, "what counts comes first"
            players |= dict(zip(side.factions, [one.player for one in columns[-len(side.factions) :]], strict=True))
        assert players == {
            faction: "" if faction == view["dummy"] else scene.player_of(faction) for faction in FACTIONS
        }


def test_the_alt_text_of_the_board_says_what_counts_where_a_player_has_two_factions() -> None:
    assert "What counts: " in render(play_random(2, 3).view(None), width=400).alt
    assert "What counts: " not in render(play_random(4, 3).view(None), width=400).alt


# --- what changed over many turns ---


def test_many_turns_later_the_picture_and_its_alt_text_say_since_when() -> None:
    before = view_of(turn=9, cubes={}, control={})
    before["score"] = {**before["score"], "retzist": {**before["score"]["retzist"], "total": 21}}
    text = render(view_of(), before=before, width=400).alt
    assert f"{len(BOARD.spaces) // 2} Spaces changed since turn 9: " in text
    assert "Retzist 28 (Cy, +7)" in text
    assert header.since(Scene(view_of(), before=before), WORDS) == "Marked: turns 9 to 16"
    assert header.since(Scene(view_of(), before=view_of(turn=16)), WORDS) == "Marked: turn 16"
    assert header.since(Scene(view_of(), before=view_of()), WORDS) == "Marked: this turn"
    assert header.since(Scene(view_of(over=True), before=view_of(turn=16)), WORDS) == "Marked: turns 16 to 17"


# --- what is right ---


@pytest.fixture(scope="module")
def game() -> Iterator[list[tuple[dict[str, Any], Match]]]:
    """A random game, turn by turn."""
    match = Match.start(get_game("frondeurs"), Setup("frondeurs", tuple(NAMES.values()), 7, {}))[0]
    turns = [(match.view(None), match.state.copy())]
    for _ in play(match, player_dice(7)):
        view = match.view(None)
        if view["turn"] != turns[-1][0]["turn"]:
            turns.append((view, match.state.copy()))
    yield [*turns, (match.view(None), match.state.copy())]


def test_the_reach_shown_is_the_one_the_rules_allow(game: list[tuple[dict[str, Any], Any]]) -> None:
    for view, state in game[::5]:
        for seat, faction in enumerate(FACTIONS):
            if state.blocked and seat == state.active:
                continue
            rules = find_reach(state, seat)
            own, free, costly = reach.find_reach(view, faction)
            assert free == set(BOARD.names(rules.free)) - own
            assert costly == set(BOARD.names(rules.costly)) - own


def region_layer(name: str) -> tuple[kit.Port, frozenset[str]]:
    port = regions.region_port(WORDS, name)
    return port, layers.layer(WORDS, port).visible


@pytest.mark.parametrize("name", regions.REGIONS)
def test_every_line_that_leaves_a_region_is_labelled_with_where_it_goes(name: str) -> None:
    port, visible = region_layer(name)
    left, top, right, low = port.inner
    assert visible >= {s.id for s in BOARD.spaces if s.region == name}
    for line in BOARD.connectors:
        for start, end in ((line.start, line.end), (line.end, line.start)):
            x, y = geometry.PLACES[end]
            if start in visible and end not in visible and not (left < x < right and top < y < low):
                assert end in {e.to for e in margin.exits_of(line, port, visible)}, (start, end)


@pytest.mark.parametrize("name", regions.REGIONS)
def test_names_of_what_is_half_in_a_region_lie_on_no_space(name: str) -> None:
    port, visible = region_layer(name)
    stubs = margin.half_shown_names(port, visible, WORDS)
    for space in (s for s in BOARD.spaces if s.id in visible):
        left, top, right, low = geometry.body_box(space)
        body = left + (0 if any(space.pp) else 22), top, right - (0 if any(space.mp) else 22), low
        for box in (body, geometry.name_box(space, name_of(space.id))):
            assert not any(kit.meet(stub, box) for stub in stubs.values()), space.id


def test_labels_on_an_edge_do_not_meet_and_stay_on_it() -> None:
    labels = [(10.0, 80.0), (12.0, 60.0), (300.0, 100.0), (310.0, 100.0), (590.0, 90.0)]
    centres = margin.spread(labels, 0, 600)
    edges = [(c - w / 2, c + w / 2) for c, (_, w) in zip(centres, labels, strict=True)]
    assert all(a[1] <= b[0] for a, b in pairwise(edges))
    assert edges[0][0] >= 0
    assert edges[-1][1] <= 600
    assert centres[2] + centres[3] == 610


def test_a_small_reach_is_shown_large_and_a_wide_one_on_the_whole_board() -> None:
    near = view_of(cubes={"retz": ["retzist", 5], "hotel-de-ville": ["retzist", 1]}, control={})
    own, free, costly = reach.find_reach(near, "retzist")
    assert reach.reach_port(WORDS, own | free | costly).width < geometry.WIDTH
    assert reach.reach_port(WORDS, set(BOARD.ids)) == geometry.WHOLE
    assert reach.reach_port(WORDS, set()) == geometry.WHOLE


def test_a_map_adds_up_to_the_score(game: list[tuple[dict[str, Any], Any]]) -> None:
    for view, _ in game[::9]:
        standing = reading.marks(view)
        for kind in ("pp", "mp"):
            for faction in FACTIONS:
                faction_spaces = [s for s in BOARD.spaces if s.id in standing and standing[s.id].owner == faction]
                total = sum(scoring_maps.points_of(s, standing[s.id], kind) for s in faction_spaces)
                assert total == view["score"][faction][kind], (kind, faction)


STANDS = {"aix": ["retzist", 3], "lyon": ["retzist", 1]}
MOVED = {"aix": ["retzist", 1], "lyon": ["retzist", 3]}


def test_cubes_get_the_arrows_that_the_events_tell() -> None:
    events = [
        ["cubes-moved", {"seat": "retzist", "from_space": ["aix", "lyon"], "to_space": "metz"}],
        ["cubes-placed", {"seat": "retzist", "space": "lyon", "n": 1}],
    ]
    before = view_of(cubes=STANDS)
    after = view_of(cubes=MOVED, turn=before["turn"] + 1)
    assert reading.find_moves(Scene(after, before=before, events=events)) == {
        ("aix", "metz"): "retzist",
        ("lyon", "metz"): "retzist",
    }
    assert not reading.find_moves(Scene(after, before=before))
    with_arrows, without = (render(after, before=before, events=t) for t in (events, []))
    assert with_arrows.png != without.png


def test_the_king_and_prisoners_get_arrows_from_where_they_were() -> None:
    before = view_of(arrests=[{"person": "rantzau", "fortress": "bastille"}, {"person": "guise", "fortress": None}])
    after = view_of(
        king={"at": "aix", "placed_by": "condeean"},
        arrests=[{"person": "rantzau", "fortress": "vincennes"}, {"person": "guise", "fortress": None},
                 {"person": "beaufort", "fortress": "bastille"}],
    )  # fmt: skip
    assert reading.find_moves(Scene(after, before=before)) == {
        ("lyon", "aix"): "gold",
        ("bastille", "vincennes"): "iron",
        ("beaufort", "bastille"): "iron",
    }


def test_no_arrow_leaves_the_board_and_its_head_is_to_be_seen() -> None:
    heads = []
    for start, end in permutations(BOARD.ids[::7], 2):
        course = arrows._arrow(start, end)
        left, top, right, low = kit.bounds(course)
        assert left > 0
        assert right < geometry.WIDTH
        assert top > geometry.HEADER
        assert low < geometry.PANEL_TOP
        if geometry.count_hidden_points(course[-5:], (start, end)) > 2:
            heads.append((start, end))
    assert len(heads) < 0.1 * len(BOARD.ids[::7]) ** 2, heads


# --- overlaps and crossings ---


def count_crossings() -> int:
    """How often lines are seen to cross on the board; what lies under a Space's edge is not seen."""
    paths = [geometry.visible(line)[3:-3][::3] + geometry.visible(line)[-4:-3] for line in current_board().connectors]
    boxes = [kit.bounds(points) for points in paths]
    return sum(
        len(list(kit.crossings(paths[a], paths[b])))
        for a in range(len(paths))
        for b in range(a)
        if kit.meet(boxes[a], boxes[b])
    )


def test_lines_cross_less_often_than_in_the_data() -> None:
    places = {s.id: (float(s.xy[0]), float(s.xy[1])) for s in BOARD.spaces}
    straight = [(line, [places[line.start], places[line.end]]) for line in BOARD.connectors]
    in_data = sum(
        len(list(kit.crossings(p, q)))
        for (a, p), (b, q) in combinations(straight, 2)
        if not {a.start, a.end} & {b.start, b.end}
    )
    assert in_data == DATA_CROSSINGS
    assert count_crossings() < in_data


def test_nothing_on_the_fullest_board_lies_on_another_spaces_name() -> None:
    """Every cube, token, ring, badge and ghost, at 1600 pixels."""
    names = {s.id: geometry.name_box(s, name_of(s.id)) for s in BOARD.spaces}
    for place, space in enumerate(BOARD.spaces):
        what = reading.marks(fullest())[space.id]
        change = "−9 +9" if place % 2 else "+12"
        piece = spaces.overlay(space, what, change, name_of(space.id), ("retzist", 12))
        box = piece.getchannel("A").getbbox()
        assert box
        x, y = geometry.PLACES[space.id]
        left, top = x - piece.width / 2, y - piece.height / 2
        for other, (a, b, c, d) in names.items():
            if other == space.id:
                continue
            part = piece.crop((round(a - left), round(b - top), round(c - left), round(d - top)))
            if (
                part.width > 0
                and part.height > 0
                and kit.meet((a, b, c, d), (left, top, left + piece.width, top + piece.height))
            ):
                solid = part.getchannel("A").point([0] * 64 + [255] * 192)
                assert not solid.getbbox(), (space.id, other)


def test_the_fullest_board_is_as_full_as_can_be() -> None:
    sums = dict.fromkeys(FACTIONS, 0)
    for owner, count in fullest()["cubes"].values():
        sums[owner] += count
    assert set(sums.values()) == {100}
    assert len(fullest()["cubes"]) == len(BOARD.spaces)


def test_the_legend_explains_every_sign() -> None:
    keys = set(legend.LEGEND)
    assert {"crown", "coin", "king", "token", "changed", "gone", "avatar", "commander", "prisoners"} <= keys
    for key in keys:
        assert legend.legend_piece(key).getbbox()
        assert WORDS.has(f"picture-key-{key}")


# --- colours ---


@pytest.mark.parametrize("style", kit.STYLES)
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_factions_look_different_to_everybody(style: kit.Style, blindness: str) -> None:
    inks = kit.all_inks(style, INKS)
    for a, b in combinations(FACTIONS, 2):
        assert distance(inks[a], inks[b], blindness) > 25, (a, b)


# --- the cache on disk ---


def test_a_layer_is_drawn_once_and_then_read_from_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(store.VARIABLE, str(tmp_path))
    layers._LAYERS.clear()
    first = render(view_of())
    assert len(list(tmp_path.glob("*.png"))) == 1
    layers._LAYERS.clear()
    monkeypatch.setattr(layers, "draw_static", lambda *_: pytest.fail("drawn again"))
    assert render(view_of()) == first


@pytest.mark.parametrize("fault", ["no folder", "a file", "rubbish"])
def test_a_cache_that_does_not_work_does_no_harm(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "cache"
    if fault == "a file":
        folder.write_text("not a folder")
    monkeypatch.setenv(store.VARIABLE, "" if fault == "no folder" else str(folder))
    layers._LAYERS.clear()
    first = render(view_of())
    if fault == "rubbish":
        for file in folder.glob("*.png"):
            file.write_bytes(b"rubbish")
        layers._LAYERS.clear()
        assert render(view_of()) == first
    layers._LAYERS.clear()
