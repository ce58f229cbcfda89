"""What every game's pictures have in common: scenes, manifests, who has won; and that nothing shared names a game."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import images
from fronde import games
from fronde.core.errors import DataError, UnknownGame
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import GAMES, get_game
from fronde.games.frondeurs.data import BOARD
from fronde.games.jeanne.data import CITY
from fronde.games.liberte.data import PROVINCES
from fronde.texts import words
from fronde.tools.play import make_setup
from images import Scene, kit, store
from tests.images.positions import view_of
from tests.toy import TOY, Toy, entitle, install_toy, retitle

FOLDER = Path(images.__file__).parent
TOKENS = ("player-1", "player-2", "player-3", "player-4")
PEOPLE = ("Ann", "Bob", "Cy", "Dee")
DRAWN = [key for key in GAMES if get_game(key).title.find_part("pictures") is not None]
"""The games that have pictures."""


def first_view(key: str, players: tuple[str, ...]) -> dict[str, Any]:
    """What everybody sees of a game before the first choice."""
    count = get_game(key).title.player_counts[0]
    return dict(Match.start(get_game(key), Setup(key, players[:count], 3))[0].view(None))


def fewer(data: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in keys}


# --- no game is named ---


def test_nothing_that_games_share_names_one() -> None:
    common_files = [FOLDER / "__init__.py", FOLDER / "manifest.py", FOLDER / "store.py", *(FOLDER / "kit").glob("*.py")]
    assert len(common_files) > 10
    seats = {seat for game in map(get_game, GAMES) for seat in game.rules.seats(make_setup(game, 0))}
    for file in common_files:
        source = file.read_text(encoding="utf-8").lower()
        assert not [key for key in {*GAMES, *seats} - kit.INKS.keys() if key in source], file


@pytest.mark.parametrize("key", GAMES)
def test_a_layer_on_disk_is_drawn_anew_when_the_games_data_change(key: str) -> None:
    data = {file for file in (Path(games.__file__).parent / key / "data").glob("*.*") if file.is_file()}
    assert data and data <= set(store._sources_of(FOLDER / key))


# --- scenes ---


def test_a_scene_survives_being_stored() -> None:
    scene = Scene(view_of(), {"player-1": "Ann"}, view_of(turn=3), [["cubes-placed", {"space": "aix", "n": 1}]])
    assert Scene.from_json(json.loads(json.dumps(scene.to_json()))) == scene
    assert Scene.from_json(json.loads(json.dumps(Scene({"turn": 1}).to_json()))) == Scene({"turn": 1}, events=[])


@pytest.mark.parametrize("key", DRAWN)
def test_people_go_by_the_names_they_have_now(key: str) -> None:
    tokens, people = first_view(key, TOKENS), first_view(key, PEOPLE)
    picture = images.render(key, Scene(tokens, dict(zip(TOKENS, PEOPLE, strict=True))), width=800)
    assert picture == images.render(key, Scene(people), width=800)
    assert images.render(key, Scene(tokens), width=800).png != picture.png


def test_a_player_called_like_a_seat_changes_no_seat() -> None:
    names = dict.fromkeys(("Ann", "retzist", "condeean"), "Zoe")
    alt = images.render("frondeurs", Scene(view_of(), names), width=400).alt
    assert "Condéean 28 (Zoe)" in alt and "Cy (Retzist) to move" in alt


def test_what_was_told_is_taken_from_the_scene_and_not_from_the_view() -> None:
    events = [["cubes-moved", {"seat": "retzist", "from_space": ["aix"], "to_space": "metz"}]]
    plain = images.render("frondeurs", Scene(view_of(), before=view_of()), width=800)
    assert images.render("frondeurs", Scene({**view_of(), "told": events}, before=view_of()), width=800) == plain
    assert images.render("frondeurs", Scene(view_of(), before=view_of(), events=events), width=800) != plain


# --- manifests ---


@pytest.mark.parametrize("key", DRAWN)
def test_everything_a_game_offers_is_drawn_and_has_a_name(key: str) -> None:
    shows, game_words = images.offered_pictures(key), words(None, key)
    assert images.has_view(key, "board") and shows
    scene = Scene(first_view(key, PEOPLE))
    for show in shows:
        assert images.has_view(key, show)
        assert images.render(key, scene, show=show, width=400).width == 400
        assert game_words.say(f"view-{show.replace(':', '-')}")


@pytest.mark.parametrize("key", DRAWN)
def test_a_picture_there_is_not_is_refused(key: str) -> None:
    assert not images.has_view(key, "nonsense")
    with pytest.raises(DataError, match="no picture"):
        images.render(key, Scene({}), show="nonsense")


def test_only_options_that_name_a_place_are_targets() -> None:
    options = ["place:lyon", "swap:aix:lyon", "stop", "card:a01"]
    assert images.targets_of("frondeurs", view_of(), options) == "targets:lyon,aix"
    assert images.targets_of("frondeurs", view_of(), ["stop"]) is None
    assert images.targets_of("richelieu", {}, ["card:1"]) is None


@pytest.mark.parametrize(
    ("key", "many", "few"),
    [
        ("frondeurs", sorted(BOARD.index), ["lyon", "aix"]),
        ("liberte", sorted(PROVINCES), ["maine", "anjou"]),
        ("jeanne", sorted(CITY), ["calais", "bayonne"]),
    ],
)
def test_choices_that_lie_far_apart_are_shown_part_by_part(key: str, many: list[str], few: list[str]) -> None:
    manifest, view = images.find_manifest(key), first_view(key, PEOPLE)
    assert manifest is not None and manifest.spots is not None
    parts = [
        part.removeprefix("targets:").split(",") for part in images.parts_of(key, view, f"targets:{','.join(many)}")
    ]
    spots = {place: spot for place, spot in manifest.spots(view).items() if spot is not None}
    assert sorted(place for part in parts for place in part) == many and 2 < len(parts) < 9, "each once"
    for part in parts:
        for ways in zip(*(spots[place] for place in part), strict=True):
            assert len(part) <= 3 or max(ways) - min(ways) <= images.WIDEST_PART
    together = f"targets:{','.join(few)}"
    assert images.parts_of(key, view, together) == [together], "a few stand in one picture"
    assert images.parts_of(key, view, "board") == ["board"]


def has_nothing(key: str) -> None:
    """Assert that a game has no picture of any kind."""
    assert images.find_manifest(key) is None
    assert not images.has_view(key, "board")
    assert images.offered_pictures(key) == () and images.targets_of(key, {}, ["place:lyon"]) is None
    with pytest.raises(DataError):
        images.render(key, Scene({}))


def test_a_game_need_not_have_pictures(toy: Toy) -> None:
    has_nothing(toy.key)


def test_a_game_s_title_says_where_its_pictures_are(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toy(monkeypatch, entitle(TOY, retitle(TOY.title, {"pictures": "images.richelieu"})))
    assert images.find_manifest(TOY.key) is images.find_manifest("richelieu")


def test_pictures_that_cannot_be_loaded_are_none_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(images, "FAULTS", {})
    install_toy(monkeypatch, entitle(TOY, retitle(TOY.title, {"pictures": "no.such.pictures"})))
    assert images.find_manifest(TOY.key) is None and not images.has_view(TOY.key, "board")
    assert "no.such.pictures cannot be loaded" in images.FAULTS["no.such.pictures"]


@pytest.mark.parametrize(
    "source",
    [
        "", "raise SystemExit", "raise KeyboardInterrupt", "raise MemoryError", "(", "MANIFEST = None",
        "from images.manifest import Manifest\nMANIFEST = Manifest(board=7)",
        "from images.manifest import Manifest\nMANIFEST = Manifest(board=print, views=None)",
        "from images.manifest import Manifest\nMANIFEST = Manifest(board=print, on_offer=7)",
    ],
)  # fmt: skip
def test_pictures_broken_in_any_way_are_none_and_told(
    source: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "torn_pictures.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "torn_pictures", raising=False)
    images._load.cache_clear()
    monkeypatch.setattr(images, "FAULTS", {})
    install_toy(monkeypatch, entitle(TOY, retitle(TOY.title, {"pictures": "torn_pictures"})))
    assert images.find_manifest(TOY.key) is None and not images.has_view(TOY.key, "board")
    assert images.FAULTS["torn_pictures"].startswith("The pictures torn_pictures cannot be loaded: ")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        images.has_view("nonsense", "board")


# --- who has won ---


def over(key: str, **data: Any) -> Scene:
    """A game in which everybody has as many points, over, with what its view tells of the end."""
    view = {**first_view(key, PEOPLE), "over": True, **data}
    view["score"] = {seat: {"total": 7} for seat in view["score"]}
    return Scene(fewer(view, "sides"))


SHOWS = ("board", "score")
LAST = {
    "frondeurs": ("mazarinist", "Dee (Mazarinist)"),
    "richelieu": ("queen", "Bob (Queen)"),
    "liberte": ("green", "Bob (Green)"),
}
"""The seat that would come last of equals, and its player as an alt text names both."""


def alt(scene: Scene, key: str, show: str) -> str:
    return images.render(key, scene, show=show, width=400).alt


@pytest.mark.parametrize("show", SHOWS)
@pytest.mark.parametrize("key", LAST)
def test_the_alt_text_names_who_has_won_first_and_what_broke_the_tie(key: str, show: str) -> None:
    seat, name = LAST[key]
    assert alt(over(key, winners=[seat], tie_break="drawn-lot"), key, show).startswith(
        f"{name} wins, tie-break: drawn-lot. "
    )
    text = alt(over(key, winners=[seat], tie_break=None), key, show)
    assert text.startswith(f"{name} wins. ")
    rest = text.partition(" wins. ")[2]
    first = rest.index(name.partition(" (")[2].rstrip(")") + " 7")
    others = [words(None, key).name("seat", other) for other in over(key).view["score"] if other != seat]
    assert all(first < rest.index(f"{other} 7") for other in others), "the winner's score comes first too"


@pytest.mark.parametrize("show", SHOWS)
@pytest.mark.parametrize("key", LAST)
def test_everybody_may_lose_and_several_may_win(key: str, show: str) -> None:
    assert alt(over(key, winners=[]), key, show).startswith("Nobody wins. ")
    two = list(over(key).view["score"])[:2]
    text = alt(over(key, winners=two), key, show).partition(". ")[0]
    assert text.endswith(" win") and "Ann (" in text and "Bob (" in text and " & " in text


@pytest.mark.parametrize("show", SHOWS)
@pytest.mark.parametrize("key", LAST)
def test_the_final_pictures_show_the_winner_and_the_tie_break(key: str, show: str) -> None:
    seat, _ = LAST[key]
    pictures = [
        images.render(key, over(key, **outcome), show=show, width=800).png
        for outcome in (
            {"winners": [seat]},
            {"winners": [seat], "tie_break": "drawn-lot"},
            {"winners": []},
            {"winners": list(over(key).view["score"])[:2]},
        )
    ]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("own", [{}, {"seats": ["red", "blue"], "score": {"red": 3}, "over": "not yet"}])
def test_a_game_with_a_board_alone_has_the_score_sheet_of_all(own: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    install_toy(monkeypatch, entitle(TOY, retitle(TOY.title, {"pictures": "images.plain"})))
    monkeypatch.setattr(images, "_load", lambda module: images.Manifest(board=print))
    assert images.has_view(TOY.key, "score")
    view = {**Match.start(TOY, make_setup(TOY, 1))[0].view(None), **own}
    people = dict(zip(view["head"]["seats"].values(), PEOPLE, strict=False))
    text = alt(Scene(view, people), TOY.key, "score")
    assert text.startswith("Points now: ") and all(person in text for person in people.values())
    head = {**view["head"], "over": True, "winners": ["blue"]}
    over = {**view, "head": head, "over": own.get("over", True), "winners": ["blue"], "tie_break": None}
    name = people[view["head"]["seats"]["blue"]]
    assert alt(Scene(over, people, before=view), TOY.key, "score").startswith(f"{name} (Blue) wins. At the end: Blue ")
    assert images.render(TOY.key, Scene({}), show="score", width=400).width == 400


# --- inks ---


@pytest.mark.parametrize("style", kit.STYLES)
@pytest.mark.parametrize("key", DRAWN)
def test_a_game_s_inks_add_to_those_of_all_and_leave_one_index_free(key: str, style: kit.Style) -> None:
    manifest = images.find_manifest(key)
    assert manifest is not None
    assert not set(manifest.inks.light) & set(kit.INKS) and set(manifest.inks.dark) == set(manifest.inks.light)
    with kit.looking(style, inks=manifest.inks):
        assert len(kit.palette()) <= 255 and {*kit.all_inks(style, manifest.inks).values()} <= {*kit.palette()}
