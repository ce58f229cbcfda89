"""What of RULES.md and texts the tests of every game do not hold: they are complete, and nothing is left over."""

from __future__ import annotations

import re

from fronde.games.richelieu.data import SEATS
from fronde.games.richelieu.position import keys_for
from fronde.texts import words
from tests.games.documented import find_undescribed_keys, folder_of, rows, rulings

WORDS = words("en", "richelieu")


def test_every_rule_and_ruling_stands_in_its_place() -> None:
    assert list(rows("richelieu")) == sorted(rows("richelieu"))
    assert rulings("richelieu") == [f"R{n}" for n in range(1, 31)]


def test_every_text_that_is_there_is_used() -> None:
    """Whatever the game may ask, tell or refuse has words; no word is left over."""
    code = "".join(path.read_text(encoding="utf-8") for path in folder_of("richelieu").rglob("*.py"))
    refusals = {id_.removeprefix("refused-") for id_ in WORDS.ids if id_.startswith("refused-")}
    reasons = set(re.findall(r'refuse\(\s*"([a-z-]+)"', code)) | {"no-disc", "disc-later"}
    assert reasons == refusals
    events = {id_.removeprefix("event-").removesuffix("-own") for id_ in WORDS.ids if id_.startswith("event-")}
    assert events == set(re.findall(r'emit\(\s*"([a-z-]+)"', code))


def test_every_key_of_a_sparse_position_is_described() -> None:
    assert find_undescribed_keys("richelieu", keys_for(SEATS).all) == []
