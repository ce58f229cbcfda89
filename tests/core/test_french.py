"""The French texts are whole, of today's English, in the words of docs/termes.csv and in French typography."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from tests import french, french_prose, pseudo


@pytest.mark.parametrize("domain", french.FOLDERS)
def test_french_has_no_fault(domain: str) -> None:
    assert list(french.find_faults(domain)) == []


def test_the_term_base_has_one_word_for_each_term() -> None:
    rows = french.read_terms()
    assert len(rows) >= 300
    assert {row["domain"] for row in rows} == set(french.FOLDERS)
    assert len({(row["domain"], row["english"]) for row in rows}) == len(rows)
    assert {row["gender"] for row in rows} <= {"m", "f", ""}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Piochez une carte du paquet.", "“paquet” is “pioche”"),
        ("L'hôtel", "a straight apostrophe"),
        ("Prêt ?", "no narrow space before"),
        ("À vous:", "no fixed space before :"),
        ("« Oui »", "no narrow space inside"),
        ("Une  carte", "two spaces"),
        ("Une carte .", "a space before"),
        ("Attendez...", "three dots"),
        ("Egalité.", "an unaccented capital"),
        ("Le coeur.", "oe for œ"),
        ("12345 points", "no space between thousands"),
        ("12 PV", "no fixed space before a unit"),
        ("Jusqu’au <t\u00a0:\ufffc:f>.", "a fixed space in"),
    ],
)
def test_a_planted_fault_is_found(line: str, fault: str) -> None:
    faults = [*french.find_bad_words("host", line), *french.find_bad_marks(line)]
    assert any(one.startswith(fault) for one in faults), faults


def test_typography_is_set_by_the_command() -> None:
    line = french.correct("C'est « **Vive le Roi** ! » : 12 345 points, à 12:30 avec `/table new: x`...")
    assert list(french.find_bad_marks(line)) == []
    assert "`/table new: x`" in line
    assert "12:30" in line


def test_code_and_moments_keep_their_characters_across_an_insertion() -> None:
    code = "Jusqu'au <t:{ $at }:f> : `/new game:{ $g }` ; { $x } ?"
    source = f"x = {code} {{ $n ->\n    [one] <t:{{ $at }}:R> !\n   *[other] non\n }} !\n"
    resource = FluentParser(with_spans=False).parse(source)
    (message,) = french.messages_of(resource).values()
    assert message.value is not None
    french.Corrector().visit(message.value)
    lines = list(french.sentences(message.value))
    assert not [fault for line in lines for fault in french.find_bad_marks(line)]
    assert "<t:\ufffc:f>\u00a0: `/new game:\ufffc`\u202f; \ufffc\u202f?" in lines[-1]


@pytest.mark.parametrize(
    ("place", "english", "french_text", "is_left"),
    [
        ("button-undo", "Undo", "Undo", True),
        ("button-undo", "Undo", "Annuler", False),
        ("city-bruges", "Bruges", "Bruges", False),
        ("picture-points", "{ $n } points", "{ $n } points", False),
        ("error-late", "You are late, { $seat }.", "You are late, { $seat }.", True),
    ],
)
def test_english_that_was_left_is_found(place: str, english: str, french_text: str, is_left: bool) -> None:
    one, other = (
        french.messages_of(FluentParser(with_spans=False).parse(f"x = {text}\n"))["x"].value
        for text in (english, french_text)
    )
    assert one is not None and other is not None
    assert french.is_english(place, one, other) is is_left


@pytest.mark.parametrize(
    ("variants", "faults"),
    [
        ("[one] une carte\n   *[other] { $n } cartes", ["une carte"]),
        ("[0] rien\n    [one] une carte\n   *[other] { $n } cartes", []),
        ("[one] { $n } carte\n   *[other] { $n } cartes", []),
    ],
)
def test_what_would_say_one_for_none_is_found(variants: str, faults: list[str]) -> None:
    source = f"x = Il reste {{ $n ->\n    {variants}\n }}.\n"
    pattern = french.messages_of(FluentParser(with_spans=False).parse(source))["x"].value
    assert pattern is not None
    assert list(french.find_uncovered(pattern)) == faults


def test_the_longer_language_is_a_third_longer_and_told_from_english() -> None:
    lines = ["You have three cards left in your hand.", "Choose a Space, or pass.", "Take your turn"]
    longer = [pseudo.OPEN + pseudo.lengthen(line) + pseudo.CLOSE for line in lines]
    assert sum(map(len, longer)) >= 1.35 * sum(map(len, lines))
    assert all(pseudo.is_english(line, ()) for line in lines) and not any(
        pseudo.is_english(line, ()) for line in longer
    )
    assert not pseudo.is_english(pseudo.lengthen("Give `/hand` to Ann at <t:1:R>"), ["Ann"])


def test_a_missing_program_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(french_prose, "PACKAGES", {"no-such-package": "1"})
    assert french_prose.find_missing().startswith("no-such-package 1 is missing")
    assert french_prose.find_missing().endswith("apt-get install no-such-package")
    monkeypatch.setattr("sys.argv", ["french"])
    assert french_prose.main() == 1


def test_every_exception_of_the_french_checks_has_a_reason() -> None:
    assert all(one.reason and (one.words or one.where) for one in french_prose.read_explanations())
