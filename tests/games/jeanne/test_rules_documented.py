"""What of this game's RULES.md the tests of every game do not hold: it is complete."""

from __future__ import annotations

from fronde.games.jeanne.data import POWERS
from fronde.games.jeanne.position import keys_for
from tests.games.documented import find_undescribed_keys, rows, rulings


def test_every_rule_and_ruling_stands_in_its_place() -> None:
    assert list(rows("jeanne")) == sorted(rows("jeanne"))
    assert rulings("jeanne") == [f"R{n}" for n in range(1, 60)]


def test_every_key_of_a_sparse_position_is_described() -> None:
    assert find_undescribed_keys("jeanne", keys_for(tuple(POWERS)).all) == []
