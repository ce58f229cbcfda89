"""Moving a marker is offered, never owed (4.3); and what the slash group calls it."""

from __future__ import annotations

from fronde.games.richelieu import GAME
from tests.games.richelieu.table import Table
from tests.games.richelieu.test_4_markers import ROWS


def test_4_3_nobody_waits_for_a_marker_to_be_moved() -> None:
    table = Table(rows=ROWS, markers={36: "richelieu", 42: "richelieu", 8: "richelieu", 39: "queen"})
    table.do("card:35")
    required = {decision.step: decision.required for decision in table.match.decisions}
    assert required["move-marker"] is False and True in required.values()


def test_the_verbs_of_the_slash_group() -> None:
    assert set(GAME.title.verbs) == {"take", "pay", "marker", "move", "disc", "end"}
    assert GAME.title.verbs["move"] == ("move-marker",)
