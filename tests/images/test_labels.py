"""No line of text stands over another on any board, nor over its edge: boards of random games from opening to end.

As many boards of each title as the contract plays games; `FRONDE_CONTRACT_GAMES=200` looks at so many.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache

import pytest

import images
from fronde.core.match import Match
from fronde.games import GAMES, get_game
from fronde.host.archive.past import public
from fronde.testing.contract import GAMES_A_TEST
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice
from images import Scene, kit, store
from images.kit.lettering import legible
from tests.images.labels import Label, find_clipped_lines, find_overlaps, follow_text, labels_of, watch_pictures
from tests.images.positions import view_of

A_GAME = 40
"""Boards of one game, at most."""
NAMES = ("Al", "Maximiliane Weatherby-Fitzgerald", "Jo", "Wolfeschlegelstein", "Ottoline", "Bartholomew")


@cache
def boards(key: str, count: int) -> tuple[Scene, ...]:
    """So many of these."""
    return tuple(draw_boards(key, count))


def draw_boards(key: str, count: int) -> Iterator[Scene]:
    """Moments of random games, evenly from their beginning to their end, each with one before it."""
    game, seed = get_game(key), 3
    while count > 0:
        match = Match.start(game, make_setup(game, seed))[0]
        names = dict(zip(match.setup.players, NAMES, strict=False))
        views = [(0, match.view(None))]
        event_lists = [list(public(events)) for _, events in play(match, player_dice(seed))]
        some = min(count, A_GAME)
        at = [len(event_lists) * (n + 1) // some for n in range(some)]
        again = Match.start(game, make_setup(game, seed))[0]
        for number, _ in enumerate(play(again, player_dice(seed)), 1):
            if number in at:
                began, before = views[-1]
                views.append((number, again.view(None)))
                news = [event for came in event_lists[began:number] for event in came]
                yield Scene(views[-1][1], names, before, news)
        count, seed = count - some, seed + 1


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[int, int], list[Label]]]:
    """The pictures that are drawn from now on; pieces kept from before are forgotten, what is written on them too."""
    for name, module in list(sys.modules.items()):
        for thing in vars(module).values() if name.partition(".")[0] == "images" else ():
            clear = None if isinstance(thing, type) or thing is images._load else getattr(thing, "cache_clear", None)
            if callable(clear):
                clear()
    follow_text(monkeypatch)
    monkeypatch.setattr(images, "_LAST", store.Shelf(1))
    return watch_pictures(monkeypatch)


@pytest.mark.parametrize(
    ("key", "show", "locale"),
    [*((key, "board", locale) for key in GAMES for locale in ("en", "fr")), ("frondeurs", "reach", "en")],
)
def test_no_label_stands_over_another(
    key: str, show: str, locale: str, pictures: list[tuple[tuple[int, int], list[Label]]]
) -> None:
    pairs: dict[tuple[str, str], int] = {}
    seats = list(get_game(key).rules.seats(make_setup(get_game(key), 3)))
    for number, scene in enumerate(boards(key, GAMES_A_TEST)[:: 1 if locale == "en" else 4]):
        pictures.clear()
        whose = f":{seats[number % len(seats)]}" if show == "reach" else ""
        images.render(key, scene, show=f"{show}{whose}", locale=locale)
        [(size, labels), *_] = pictures
        assert len(labels) > 20
        for pair in [*find_overlaps(labels), *((text, "the edge") for text in find_clipped_lines(labels, size))]:
            pairs.setdefault(pair, number)
    assert not pairs, f"pairs, with the first board that has them: {pairs}"


def test_the_notes_of_a_panel_stand_beside_what_a_total_has_gained(
    pictures: list[tuple[tuple[int, int], list[Label]]],
) -> None:
    """The kind: “mid-game +30, King +10” over “+39”; with every note there is, and none of them cut."""
    items = {"pp": 39, "mp": 12, "midgame": 30, "king": 10, "reserve": -15, "total": 76}
    view = view_of(score=dict.fromkeys(view_of()["score"], items))
    before = view_of(score={seat: {**items, "total": 37} for seat in view["score"]})
    images.render("frondeurs", Scene(view, before=before))
    [(_, labels), *_] = pictures
    assert not list(find_overlaps(labels)) and sum(label.text == "+39" for label in labels) == 4
    notes = " ".join(label.text for label in labels)
    assert all(notes.count(note) == 4 for note in ("mid-game +30", "King +10", "−15"))


def test_an_overlap_is_found_wherever_it_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text written straight on a picture, and text on a piece that is stamped over it."""
    follow_text(monkeypatch)
    picture = kit.blank((400, 100), "paper")
    kit.text_on(picture, "mid-game", 20, 60, "text", 29, "ink", "paper")
    piece = kit.clear(80, 40)
    kit.write(piece, "+39", 40, 20, "bold", 29, "ink")
    kit.stamp(piece, "paper").on(picture, 60, 30)
    assert list(find_overlaps(labels_of(picture))) in ([("mid-game", "+39")], [("+39", "mid-game")])
    cut = picture.crop((40, 0, 400, 100)).convert("RGB").reduce(2)
    assert len(list(find_overlaps(labels_of(cut)))) == 1 and find_clipped_lines(labels_of(cut), cut.size) == [
        "mid-game"
    ]
    picture.paste(kit.blank((400, 100), "paper"), (0, 0))
    assert not labels_of(picture), "what is covered is not seen"


FRENCH = "Vive le Roi\u202f! Oui\u00a0: «\u202fun pour tous\u202f» … À l’Île\u202f; d’Épernon\u202f? Ça Œuf 1\u202f234"


@pytest.mark.parametrize("role", ["text", "name", "bold", "italic", "caps"])
def test_french_marks_are_in_every_font_and_stay_with_their_word(role: kit.Role) -> None:
    assert legible(FRENCH, role) == FRENCH
    assert kit.text_width("a\u202f!", role, 40) < kit.text_width("a !", role, 40)
    lines = kit.wrap(FRENCH, role, 20, 10)
    assert lines == [
        "Vive",
        "le",
        "Roi\u202f!",
        "Oui\u00a0:",
        "«\u202fun",
        "pour",
        "tous\u202f»",
        "…",
        "À",
        "l’Île\u202f;",
        "d’Épernon\u202f?",
        "Ça",
        "Œuf",
        "1\u202f234",
    ]


def test_an_alt_text_has_the_marks_of_its_language() -> None:
    alt = "Lyon: 2; Paris\u00a0: 3\u202f; 12:30"
    assert kit.typeset(alt, words("en")) == alt
    assert kit.typeset(alt, words("fr")) == "Lyon\u00a0: 2\u202f; Paris\u00a0: 3\u202f; 12:30"
    assert kit.typeset("Condé -6, La Mothe-H..", words("fr")) == "Condé −6, La Mothe-H."
    assert len(kit.typeset("a; " * 400, words("fr"))) == kit.ALT_LIMIT
