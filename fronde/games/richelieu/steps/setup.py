"""Set-up (2) and the options of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from fronde.core.components import TableOptions
from fronde.core.flow import frame
from fronde.core.rng import Dice
from fronde.core.types import Context
from fronde.games.richelieu.data import CARDS, COLUMNS, DISC_CELLS, DISCS, ROWS
from fronde.games.richelieu.model import Layout, State, seats_of


class Options(TableOptions):
    """The options of a table."""

    three_rows: bool = Field(False, description="8.1: the game ends when three of the four rows are empty")
    first: Literal["random", "richelieu", "queen"] = Field("random", description="2.4: who makes the first move")


def deal(state: State, ctx: Context) -> None:
    """Set up the table and choose the first player (2.1 to 2.4)."""
    state.rows = deal_rows(ctx.rng.shuffle(CARDS))
    deal_discs(state, ctx.rng.shuffle(DISCS))
    state.active = first_seat(state, ctx.rng)
    state.stack = [frame("begin-turn")]
    ctx.emit("game-began", seat=state.active)


def deal_rows(cards: Sequence[str]) -> Layout:
    """Deal cards into rows from the top, each from the left (2.1)."""
    return tuple(tuple(cards[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS))


def deal_discs(state: State, discs: Sequence[str]) -> None:
    """Put a face-down disc on the card of each marked cell, and the rest into the box, unseen (2.2)."""
    cards = [card for row, column in DISC_CELLS if (card := state.layout[row][column]) is not None]
    state.discs = dict(zip(cards, discs, strict=False))
    state.unused = tuple(sorted(discs[len(cards) :]))


def first_seat(state: State, rng: Dice) -> str:
    """The first seat; the players' ages are not asked (2.4, ruling R5)."""
    seats, first = seats_of(state), state.options["first"]
    return seats[rng.below(len(seats))] if first == "random" else str(first)
