"""Names as people choose them, and what is kept of them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fronde.host.people.actors import User
from fronde.host.people.names import DROPPED, LONGEST_NAME, MOST_MARKS, UNSEEN, clean_name
from fronde.host.store import Player


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=60), st.integers(0, 2**63 - 1))
def test_whatever_somebody_is_called_can_be_seen_and_stays_on_its_line(name: str, number: int) -> None:
    result = clean_name(name, number)
    assert 1 <= len(result) <= LONGEST_NAME and result == result.strip() and "  " not in result
    assert not UNSEEN.search(result) and not {unicodedata.category(letter) for letter in result} & {
        *DROPPED,
        "Zl",
        "Zp",
    }
    assert unicodedata.category(result[0])[0] != "M", "a mark stands on a letter"
    assert clean_name(result, number) == result, "cleaned once, it is clean"
    assert User(number, name).name == Player(number, name).name == result


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ann", "Ann"),
        ("  Ann\n\tLee ", "Ann Lee"),
        ("", "#4711"),
        ("\u200b\u3164\u2800\ufe0f", "#4711"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("A\u2066n\u200dn", "Ann"),
        ("𝕬𝖓𝖓", "Ann"),
        ("＜＠123＞", "<@123>"),
        ("Zo\u0308e", "Zöe"),
        ("太郎 😀", "太郎 😀"),
        ("Дмитрий", "Дмитрий"),
        ("\u0301\u0302Ann", "Ann"),
        ("x" * 90, "x" * LONGEST_NAME),
    ],
)
def test_what_is_kept_of_a_name(name: str, expected: str) -> None:
    assert clean_name(name, 104_711) == expected


def test_a_flood_of_accents_is_dammed() -> None:
    assert len(clean_name("A" + "\u0316" * 30 + "nn", 1)) == 3 + MOST_MARKS
