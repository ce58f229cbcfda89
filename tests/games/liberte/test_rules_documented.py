"""What of RULES.md and texts the tests of every game do not hold: they are complete, and nothing is left over."""

from __future__ import annotations

import re

from fronde.core.match import Match
from fronde.games.liberte import GAME
from fronde.games.liberte.data import SEATS
from fronde.games.liberte.position import keys_for
from fronde.texts import words
from fronde.tools.play import make_setup
from tests.games.documented import find_undescribed_keys, folder_of, rows, rulings

WORDS = words("en", "liberte")


def test_every_rule_and_ruling_there_is_stands_there() -> None:
    assert list(rows("liberte")) == sorted(rows("liberte")) and len(rows("liberte")) == 67
    assert rulings("liberte") == [f"R{n}" for n in range(1, 46)]


def test_every_key_of_a_view_is_described_beside_it() -> None:
    described = (folder_of("liberte") / "view.py").read_text(encoding="utf-8").partition("from __future__")[0]
    view = Match.start(GAME, make_setup(GAME, 1))[0].view(None)
    assert [key for key in view if f"`{key}`" not in described] == []


def test_every_text_that_is_there_is_used() -> None:
    """Whatever the game may ask, tell or refuse has words; no word is left over."""
    code = "".join(path.read_text(encoding="utf-8") for path in folder_of("liberte").rglob("*.py"))
    refusals = {id_.removeprefix("refused-") for id_ in WORDS.ids if id_.startswith("refused-")}
    reasons = set(re.findall(r'(?:refuse|always)\(\s*"([a-z-]+)"', code)) | {"no-red-presence", "one-card"}
    assert reasons == refusals
    events = {id_.removeprefix("event-").removesuffix("-own") for id_ in WORDS.ids if id_.startswith("event-")}
    kinds = set(re.findall(r'emit\(\s*"([a-z-]+)"', code)) | {"opposition-formed"}
    assert events == kinds | {f"ended-by-{end}" for end in ("turns", "landslide", "counter-revolution")}
    never = {
        id_.removeprefix("position-never-")
        for id_ in {*WORDS.ids} - {*words("en").ids}
        if id_.startswith("position-never-")
    }
    assert {name for name in never if f'"{name}"' not in code} == set()


def test_every_key_of_a_sparse_position_is_described() -> None:
    assert find_undescribed_keys("liberte", keys_for(SEATS).all) == []
