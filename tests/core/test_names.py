"""Names in a language with cases, articles and genders: French, written in Fluent files alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fronde import texts
from fronde.core.errors import DataError
from fronde.core.game import name_ids
from fronde.core.types import Name, Text
from fronde.games import GAMES
from fronde.texts import Words, words
from tests.toy import TOY, entitle, retitle

FRENCH = """
list-between = { ", " }
list-and = { " et " }
list-or = { " ou " }
list-nor = { " ni " }
form-of =
    { INITIAL($name) ->
        [a] d’{ $name }
        [e] d’{ $name }
       *[other] de { $name }
    }
leaves = { $seat } part { FORM($space, "of") }.
arrested =
    { GENDER($person) ->
        [feminine] { $person } est arrêtée.
       *[other] { $person } est arrêté.
    }
freed =
    { COUNT($people) ->
        [one] { LIST($people) } est { GENDER($people) ->
            [feminine] libérée
           *[other] libéré
        }
       *[other] { LIST($people) } sont { GENDER($people) ->
            [feminine] libérées
           *[other] libérés
        }
    }.
goes = { $player } joue { LIST($spaces, style: "or") }.
news = Nouvelles { LIST(FORM($spaces, "of")) }.
row = { $spaces }
wrong = { LIST($spaces, style: "xor") }
none = Pas { LIST(FORM($spaces, "of"), style: "nor") }.
"""
GAME = """
space-louvre = le Louvre
    .of = du Louvre
space-rochelle = La Rochelle
    .gender = feminine
space-anjou = Anjou
space-halles = les Halles
    .of = des Halles
person-anne = Anne
    .gender = feminine
person-gaston = Gaston
    .gender = masculine
person-marie = Marie
    .gender = feminine
"""
ENGLISH = """
space-lyon = Lyon
    .of = of Lyon in English
"""


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Words]:
    """A game's French, and a Space that has an English name alone."""
    for path, lines in {"host/fr": FRENCH, "game/fr": GAME, "game/en": ENGLISH}.items():
        (tmp_path / path).mkdir(parents=True)
        (tmp_path / path / "core.ftl").write_text(lines, encoding="utf-8")
    monkeypatch.setitem(GAMES, "game", entitle(TOY, retitle(TOY.title, key="game", texts=tmp_path / "game")))
    monkeypatch.setattr(texts, "FOLDERS", [tmp_path / "host", *texts.FOLDERS])
    monkeypatch.setattr(texts, "locales", lambda: ["en", "fr"])
    words.cache_clear()
    yield words("fr", "game")
    words.cache_clear()


def spaces(*ids: str) -> list[Name]:
    return [Name("space", id_) for id_ in ids]


@pytest.mark.parametrize(
    ("space", "text"),
    [
        (Name("space", "louvre"), "Ann part du Louvre."),
        (Name("space", "halles"), "Ann part des Halles."),
        (Name("space", "rochelle"), "Ann part de La Rochelle."),
        (Name("space", "anjou"), "Ann part d’Anjou."),
        (Name("space", "lyon"), "Ann part of Lyon in English."),
        (Name("space", "nowhere"), "Ann part de nowhere."),
        ("Élise", "Ann part d’Élise."),
        ("Bob", "Ann part de Bob."),
        ("", "Ann part de ."),
    ],
)
def test_a_name_is_said_in_its_case_with_its_article(french: Words, space: Name | str, text: str) -> None:
    assert french.say("leaves", seat="Ann", space=space) == text


def test_words_agree_with_the_gender_of_a_name(french: Words) -> None:
    lines = [french.say("arrested", person=Name("person", id_)) for id_ in ("anne", "gaston")]
    assert lines == ["Anne est arrêtée.", "Gaston est arrêté."]
    assert french.say("arrested", person="Ann") == "Ann est arrêté."


@pytest.mark.parametrize(
    ("people", "text"),
    [
        (["anne"], "Anne est libérée."),
        (["gaston"], "Gaston est libéré."),
        (["anne", "marie"], "Anne et Marie sont libérées."),
        (["anne", "gaston", "marie"], "Anne, Gaston et Marie sont libérés."),
    ],
)
def test_words_agree_with_all_of_a_list(french: Words, people: list[str], text: str) -> None:
    assert french.say("freed", people=[Name("person", id_) for id_ in people]) == text


def test_a_list_is_joined_as_the_language_does(french: Words) -> None:
    three = spaces("anjou", "louvre", "lyon")
    assert french.say("goes", player="Ann", spaces=three) == "Ann joue Anjou, le Louvre ou Lyon."
    assert french.say("news", spaces=three[:2]) == "Nouvelles d’Anjou et du Louvre."
    assert french.say("news", spaces=three[1]) == "Nouvelles du Louvre."
    assert french.say("none", spaces=[*spaces("halles"), "Bob"]) == "Pas des Halles ni de Bob."
    assert french.say("row", spaces=three) == "Anjou, le Louvre, Lyon"
    assert french.say("row", spaces=[]) == french.say("goes", player="", spaces=[])[6:-1] == ""
    with pytest.raises(DataError, match="list-xor"):
        french.say("wrong", spaces=three)


def test_a_name_is_said_once_in_a_list_and_ends_a_sentence_once() -> None:
    english = words("en", "frondeurs")
    riots, court = Name("card", "a01"), Name("space", "mothe-houdancourt")
    assert english.text(Text("event-card-played", {"seat": Name("seat", "retzist"), "card": riots})).endswith("le Roi!")
    assert english.name(*court).endswith(".") and not english.say("summary-king-at", space=court).endswith("..")
    args = {"seat": Name("seat", "retzist"), "to_space": court, "from_space": [court, court], "n": 2, "paid": 0}
    assert english.say("event-cubes-moved", **args).endswith(f"from {english.name(*court)} ×2.")
    plain = ["Ann.", "Ann."]
    assert english.say("event-cubes-moved", **{**args, "from_space": plain}).endswith("from Ann. and Ann."), "no names"


def test_a_list_without_end_is_cut(french: Words) -> None:
    assert len(french.say("news", spaces=["x" * 300] * 100)) == len("Nouvelles .") + 1_000


def test_ids_become_names_under_the_keys_a_game_declares() -> None:
    data = {"seat": "red", "from_space": ["lyon", "metz"], "player": "seat", "n": 3, "to_space": None}
    assert name_ids(data, {"seat": "seat", "from_space": "space", "to_space": "space"}) == {
        **data, "seat": Name("seat", "red"), "from_space": spaces("lyon", "metz"),
    }  # fmt: skip
    text = Text("x", name_ids({"seat": "red"}, {}))
    assert text.args == {"seat": "red"}
