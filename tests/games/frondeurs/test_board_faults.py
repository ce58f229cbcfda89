"""How the faults of a board file read: which Space, which key, what it takes, which rule (ruling R190)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from fronde.core.errors import TableError
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.boards import find_faults
from fronde.games.frondeurs.data import BOARD, STATED
from tests.games.frondeurs.test_board_files import WORDS, File, connector


def sentences(file: File) -> list[str]:
    """What is said of a file, fault by fault."""
    return [WORDS.text(fault.text) for fault in find_faults(file.text)]


def spoilt(space: str, key: str, value: str | None) -> list[str]:
    """What is said of our own file with one key of one Space changed, or left out."""
    file = File()
    file.set(file.space(space), key, value)
    return sentences(file)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[[space]]\nid = \nkind = "person"\ncontrol = 3\n', 2),
        ('[[space]]\nid = "retz"\nid = "retz"\n\n\n', 3),
        ("\n\na = [1,\n2\n", 4),
    ],
)
def test_what_is_no_toml_is_told_where_it_stops_to_be(text: str, line: int) -> None:
    (fault,) = find_faults(text)
    assert fault.line == line
    assert re.fullmatch(r"this is not TOML: [^()]+\.", WORDS.text(fault.text))


@pytest.mark.parametrize(("text", "line"), [('[[space]]\nid = "retz', 2), ('[[space]]\nid = "retz\n', 2), ("a", 1)])
def test_a_file_that_stops_too_early_is_told_by_its_last_line(text: str, line: int) -> None:
    assert [fault.line for fault in find_faults(text)] == [line]


@pytest.mark.parametrize(
    ("key", "value", "takes"),
    [
        ("control", '"three"', "a whole number from 0 to 100"),
        ("crowns", "-1", "a whole number from 0 to 100"),
        ("coins", "1.5", "a whole number from 0 to 100"),
        ("pp", "2", "two whole numbers, such as [2, 2]: the first for Influence, the second for Control"),
        ("mp", "[1]", "two whole numbers, such as [2, 2]: the first for Influence, the second for Control"),
        ("xy", "[5000, 0]", "two whole numbers, [0, 0] to [1000, 700]"),
        ("kind", '"place"', "one of: person, institution"),
        ("gender", '"x"', "one of: m, f"),
        ("border", '"red"', "one of: green, purple, blue, yellow"),
        ("avatar_of", '"nobody"', "one of: condeean, cabalist, retzist, mazarinist"),
        ("affiliates", '["frondeur"]', "a list of these: condeean, cabalist, retzist, mazarinist"),
        (
            "classes",
            '["duke"]',
            "a list of these: avatar, musketeer, province, governor, town, government, frontier, fortress, marechal, "
            "religious-order, huguenot, spanish, orange",
        ),
        (
            "peers",
            '["key-7"]',
            "a list of these: marechal, musketeer, spanish, huguenot, army-commander, surintendant, key-…",
        ),
    ],
)
def test_a_wrong_value_says_what_would_do(key: str, value: str, takes: str) -> None:
    assert spoilt("gondi", key, value) == [f"“{key}” cannot be {value}; it must be {takes}.".replace("….", "…")]


def test_an_id_that_is_none_says_that_it_takes_a_text() -> None:
    assert "“id” cannot be 5; it must be a text in quotation marks." in spoilt("gondi", "id", "5")


def test_a_line_of_a_type_there_is_not_says_which_there_are() -> None:
    file = File()
    file.set(file.connector("retz", "caumartin"), "type", '"wavy"')
    assert sentences(file) == ['“type” cannot be "wavy"; it must be one of: solid, dashed, arrow, lovers.']


def test_a_long_value_is_shown_by_its_beginning() -> None:
    (text,) = spoilt("gondi", "crowns", f'"{"x" * 80}"')
    assert text == f'“crowns” cannot be "{"x" * 59}; it must be a whole number from 0 to 100.'


@pytest.mark.parametrize(
    ("space", "key", "value", "text"),
    [
        ("gondi", "crown", "1", "“crown” does not exist here."),
        ("gondi", "kind", None, "“kind” is missing."),
        ("gondi", "id", '"gondy"', "there is no Space “gondy”; board.toml, which `board show` writes, has every id."),
        ("gondi", "id", '"gondy"', "the Space Arch. Gondi (id “gondi”) is missing."),
        ("lyon", "kind", '"person"', "Lyon is not of the kind “person” (rule 2.22 and the gazetteer)."),
        ("gondi", "gender", None, "Arch. Gondi needs a gender, “f” or “m” (rule 2.43)."),
        ("lyon", "gender", '"f"', "Lyon is an Institution and has no gender (rule 2.43)."),
        (
            "lyon",
            "border",
            '"green"',
            "the border of Lyon does not match its classes; they need: blue (rule 2.23).",
        ),
        (
            "gondi",
            "border",
            '"blue"',
            "the border of Arch. Gondi does not match its classes; they need: - (rule 2.23).",
        ),
        (
            "gondi",
            "peers",
            '["key-gold"]',
            "only Arch. Gondi has the Peer icon “key-gold”, so it connects nothing (rule 2.45).",
        ),
        ("metz", "classes", '["orange"]', "Metz does not have “fortress” among its classes (rule 10.3)."),
        ("lyon", "classes", '["town", "orange"]', "Lyon must not have “orange” (rule 8.31)."),
        ("parlement-paris", "control", "5", "“control” of Parl. de Paris must be 6 (rule 6.6.10)."),
        ("conde", "mp", "[1, 1]", "“mp” of Condé must be [0, 0] (rule 8.32)."),
        ("retz", "avatar_of", None, '“avatar_of” of Retz must be "retzist" (rule 2.3).'),
        ("gondi", "avatar_of", '"retzist"', "Arch. Gondi is nobody’s Avatar (rule 2.3)."),
        (
            "parlement-paris",
            "pp",
            "[3, 3]",
            "Parl. de Paris must be worth more pp with Control than with Influence: "
            "give two different numbers (rule 2.53).",
        ),
        (
            "parlement-paris",
            "pp",
            "[6, 3]",
            "Parl. de Paris has two pp numbers, and the lower must come first (rule 2.53).",
        ),
        (
            "gondi",
            "pp",
            "[1, 2]",
            "Arch. Gondi must have the same pp with Influence and with Control: give one number (rule 2.53).",
        ),
        (
            "phelypeaux",
            "peers",
            "[]",
            "Phélypeaux has “huguenot” only as a class or only as a Peer icon; it needs both (rule 2.45).",
        ),
    ],
)
def test_a_fault_of_a_space_names_it_and_the_rule(space: str, key: str, value: str | None, text: str) -> None:
    assert text in spoilt(space, key, value)


def test_2_452_only_one_institution_is_joined_to_the_surintendants() -> None:
    text = "Lyon must not have “surintendant” (rule 2.452)."
    assert text in spoilt("lyon", "peers", '["surintendant"]')
    assert not any("does not have" in line for line in sentences(File()))


def test_2_452_too_few_surintendants_are_counted() -> None:
    peers = [peer for peer in BOARD.spaces[BOARD.index["d-avaux"]].peers if peer != "surintendant"]
    faults = spoilt("d-avaux", "peers", str(peers).replace("'", '"'))
    assert faults == ["4 Persons have the icon “surintendant”, not 5 (rule 2.452)."]


def test_2_453_a_key_is_for_persons_and_fortresses() -> None:
    file = File()
    for space in ("gondi", "lyon"):
        file.set(file.space(space), "peers", '["key-gold"]')
    assert "Lyon has “key-gold” but is neither a Person nor a Fortress (rule 2.453)." in sentences(file)
    file = File()
    for space in ("gondi", "caumartin"):
        file.set(file.space(space), "peers", '["key-gold"]')
    assert sentences(file) == ["“key-gold” does not connect a Person to a Fortress (rule 2.453)."]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            ("retz", "nowhere", "solid"),
            "there is no Space “nowhere”; board.toml, which `board show` writes, has every id.",
        ),
        (("retz", "retz", "solid"), "this line leads from Retz to itself."),
        (
            ("gondi", "anne-of-austria", "lovers"),
            "a Lovers’ Lane leads from the woman to the man, so Anne must be named first (rule 2.43).",
        ),
        (
            ("gondi", "lyon", "lovers"),
            "Arch. Gondi and Lyon are not a woman and a man, so no Lovers’ Lane can connect them (rule 2.43).",
        ),
    ],
)
def test_a_fault_of_a_line_names_both_ends(line: Sequence[str], text: str) -> None:
    file = File()
    start, end, kind = line
    file.add(*connector(start, end, kind))
    assert sentences(file) == [text]


def test_a_line_drawn_twice_says_where_it_stands_already() -> None:
    file = File()
    first = file.connector("retz", "caumartin") + 1
    file.add(*connector("caumartin", "retz", "solid"))
    assert sentences(file) == [f"Caumartin and Retz are already connected, on line {first}."]
    file = File()
    file.add(*connector("caumartin", "retz", "dashed"))
    assert sentences(file) == [
        f"Caumartin and Retz are already connected, on line {first}, by a line of the type “solid”; there can be "
        "only one line between two Spaces."
    ]


def test_a_line_the_rulebook_names_says_which_types_it_may_have() -> None:
    file = File()
    file.set(file.connector("retz", "caumartin"), "type", '"dashed"')
    assert sentences(file) == [
        "the line between Retz and Caumartin has the wrong type; it must be: solid (rule 6.6.10)."
    ]
    file.set(file.connector("retz", "caumartin"), "type", '"arrow"')
    assert sentences(file) == ["the line between Retz and Caumartin is not one-way (rule 6.6.10)."]


def test_a_board_that_is_none_tells_its_first_fault_and_how_many_more() -> None:
    with pytest.raises(TableError) as refusal:
        GAME.rules.fill_options({"board": {"space": [5], "connector": []}})
    others = ("the table of lines", "the Surintendants")
    more = len(others) + len(BOARD.spaces) + len(STATED.line)
    assert WORDS.text(refusal.value.reason) == (
        f"You cannot play on this board: this is not a table with keys. More faults: {more}."
    )
