"""What of this game's RULES.md the tests of every game do not hold: it is complete."""

from __future__ import annotations

from tests.games.documented import rows, rulings


def test_every_rule_and_ruling_stands_in_its_place() -> None:
    assert list(rows("jeanne")) == sorted(rows("jeanne"))
    assert rulings("jeanne") == [f"R{n}" for n in range(1, 60)]
