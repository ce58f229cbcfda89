"""Set-up (1) and the options of a table."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from fronde.core.components import TableOptions
from fronde.core.rng import Dice
from fronde.core.types import Context
from fronde.games.liberte.data import FACTIONS, HAND, OPEN, PRINTINGS, WAITING
from fronde.games.liberte.model import State, in_order
from fronde.games.liberte.steps.turn import queue_turn


class Options(TableOptions):
    """The options of a table."""

    printing: Literal["second", "first"] = Field("second", description="R45: which cards are in the box")
    unled_battles_are_lost: bool = Field(True, description="R20: a battle nobody is eligible to lead is lost")


def lay_out(state: State, ctx: Context) -> None:
    """Set up the table, deal the cards and draw the first player (1.4 to 1.7)."""
    set_blocks_aside(state)
    deal(state, ctx.rng)
    first = ctx.rng.below(len(state.players))
    state.order = (*state.order[first:], *state.order[:first])
    state.active = state.order[0]
    queue_turn(state, "action-rounds")
    ctx.emit("game-began", order=list(state.order), cards=list(state.open))


def set_blocks_aside(state: State) -> None:
    """Set two blocks of each colour aside until turn 2 (1.6)."""
    state.waiting = True
    for faction in FACTIONS:
        state.supply[faction] -= WAITING


def deal(state: State, rng: Dice) -> None:
    """Deal seven cards of set A to each seat, put the rest above set B, and open three (1.5)."""
    printing = PRINTINGS[state.options["printing"]]
    below = tuple(rng.shuffle(printing.set_b))
    above = tuple(rng.shuffle(printing.set_a))
    for seat in state.hands:
        state.hands[seat], above = in_order(above[:HAND]), above[HAND:]
    state.open, above = above[:OPEN], above[OPEN:]
    state.deck, state.pool = above + below, printing.set_b
