"""Standing orders: what they answer, and where they leave the question to their owner."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.frondeurs.orders import ORDERS

PLACEMENTS, LOSSES = ORDERS


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
