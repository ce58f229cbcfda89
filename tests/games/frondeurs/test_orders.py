"""Standing orders: what they answer, and where they leave the question to their owner."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.types import Decision
from fronde.games.frondeurs.opponents import BY_QUICK
from fronde.games.frondeurs.orders import ORDERS
from tests.games.frondeurs.test_board_files import ANOTHER, start

OPENING, PLACEMENTS, LOSSES = ORDERS


def test_7_53_every_placement_is_allowed_but_at_one_space() -> None:
    options = ("allow", "block", "allow-turn")
    decision = Decision("retz", "block-placement", options, "7.53", about={"space": "milices-paris"})
    assert PLACEMENTS.answer({}, decision, {"except": "nowhere"}) == ("allow",)
    assert PLACEMENTS.answer({}, decision, {"except": "bordeaux"}) == ("allow",)
    assert PLACEMENTS.answer({}, decision, {"except": "milices-paris"}) is None


def test_9_23_the_next_card_that_costs_enough_is_cancelled() -> None:
    options = ("cancel:athos", "cancel:porthos", "coin:1", "pay")
    decision = Decision("retz", "season-price", options, "9.23", about={"card": "s5", "left": 2})
    assert LOSSES.answer({}, decision, {"cubes": 2}) == ("cancel:athos",) and LOSSES.ends == "once"
    assert LOSSES.answer({}, decision, {"cubes": 3}) is None
    assert (
        LOSSES.answer(
            {}, Decision("retz", "season-price", ("coin:1", "pay"), "9.23", about=decision.about), {"cubes": 1}
        )
        is None
    )


@pytest.mark.parametrize(("board", "players"), [(None, 4), (None, 3), (None, 2), (ANOTHER, 4)])
def test_4_12_opening_cubes_go_where_the_quick_opponent_would_place_them(board: Any, players: int) -> None:
    match = start(board, 1, players)
    while match.game.rules.is_opening(match.state):
        [decision] = match.decisions
        picks = OPENING.answer(match.view(decision.seat), decision, {})
        if picks != ("stop",):
            foresee = BY_QUICK.foresee(match.state, decision)
            assert foresee(picks[0]) == max(map(foresee, decision.options))
        match.submit(decision.seat, picks, decision.step)
    assert min(match.state.on_board) >= 3 + 6, "hardly a cube pays for a connection"
