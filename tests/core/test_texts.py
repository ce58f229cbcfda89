"""Words: found by locale, by game; what has a name is named, and what somebody typed is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from fronde import texts
from fronde.core.errors import DataError
from fronde.core.types import Name, Text
from fronde.games import GAMES
from fronde.texts import best_locale, locales, words
from tests.toy import TOY, entitle, install_toy, retitle


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """English, and a German that lacks a message."""
    for name, lines in {
        "en": "hello = Hello { $seat }\ncount = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\n"
        'only = English\nlist-between = { ", " }\n',
        "de": "hello = Hallo { $seat }\ncount = { $n ->\n    [one] eine Karte\n   *[other] { $n } Karten\n }\n",
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "core.ftl").write_text(lines, encoding="utf-8")
    own = tmp_path / "game" / "en"
    own.mkdir(parents=True)
    (own / "game.ftl").write_text("seat-red = Red\nspace-lyon = Lyon\n    .short = L.\n", encoding="utf-8")
    (own / "more.ftl").write_text("more = More\n", encoding="utf-8")
    monkeypatch.setitem(GAMES, "game", entitle(TOY, retitle(TOY.title, key="game", texts=tmp_path / "game")))
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    monkeypatch.setattr(texts, "FOLDERS", [tmp_path])
    words.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def _forget_words() -> object:
    yield
    words.cache_clear()


def test_english_is_always_there() -> None:
    assert "en" in locales()
    assert best_locale(None) == best_locale("xx") == best_locale("en-GB") == "en"


def test_a_locale_its_parent_or_english(two_languages: Path) -> None:
    assert locales() == ["de", "en"]
    assert [best_locale(name) for name in ("de", "de-AT", "fr", None, "")] == ["de", "de", "en", "en", "en"]
    assert words("de-AT").say("hello", seat="x") == "Hallo x"
    assert words("fr").say("hello", seat="x") == "Hello x"


def test_what_is_missing_is_said_in_english(two_languages: Path) -> None:
    assert words("de").say("only") == "English"
    assert words("de", "game").name("seat", "red") == "Red"


def test_what_is_missing_everywhere_is_an_error(two_languages: Path) -> None:
    with pytest.raises(DataError, match="nothing"):
        words("de").say("nothing")
    with pytest.raises(DataError, match="hello"):
        words("de").say("hello")
    assert not words("de").has("nothing")


def test_what_somebody_typed_without_end_is_cut(two_languages: Path) -> None:
    text = words("en").say("hello", seat="x" * 100_000)
    assert len(text) == 6 + 1_000 and text.endswith("…")
    assert len(words("en").say("hello", seat=["y" * 300] * 100)) == 6 + 1_000


def test_numbers_choose_the_form(two_languages: Path) -> None:
    assert [words("de").say("count", n=n) for n in (1, 3)] == ["eine Karte", "3 Karten"]


def test_a_string_reads_as_it_is(two_languages: Path) -> None:
    english = words("en", "game")
    assert english.say("hello", seat="red") == "Hello red"
    assert english.say("hello", seat=["red", "seat", "seat-red"]) == "Hello red, seat, seat-red"
    assert english.say("hello", seat=Text("space-lyon.short")) == "Hello L."
    assert english.text(Text("space-lyon")) == "Lyon"


def test_a_name_is_what_its_kind_says_it_is(two_languages: Path) -> None:
    german = words("de", "game")
    assert german.say("hello", seat=Name("space", "lyon")) == "Hallo Lyon"
    assert german.say("hello", seat=[Name("seat", "red"), Name("space", "nowhere")]) == "Hallo Red, nowhere"


def test_a_game_may_have_several_files(two_languages: Path) -> None:
    assert words("en", "game").say("more") == "More"
    assert not words("en").has("more")
    assert {"hello", "more", "space-lyon"} <= words("en", "game").ids


def test_the_words_of_a_game_are_found_in_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toy(monkeypatch)
    assert words("en", "toy").say("game-name") == "Sixty Fields"
    assert words("de", "toy").say("error-stale") == words("en").say("error-stale")


def test_what_no_message_can_say_does_no_harm_until_one_says_it() -> None:
    english = words("en")
    assert english.say("error-stale", scores={"red": 3}) == english.say("error-stale")
    with pytest.raises(DataError):
        english.say("player-seat", mention={"red": 3}, seat="red")


def test_what_was_said_before_is_said_of_these_arguments_alone() -> None:
    """Sentences are kept: numbers and what reads like them, and the same words under other names, stay apart."""
    english = words("en")
    first = english.say("player-seat", mention="Ann", seat="Bob")
    assert (
        english.say("player-seat", mention="Bob", seat="Ann")
        != first
        == english.say("player-seat", seat="Bob", mention="Ann")
    )
    assert english.say("player-seat", mention="1", seat="Bob") == english.say("player-seat", mention=1, seat="Bob")
