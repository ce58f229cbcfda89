"""The components of Richelieu: read from the TOML files here, validated once, then frozen.

Cards, discs, regions and seats have ids; a cell of the lay-out is a row and a column from 0.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Literal

from pydantic import Field, model_validator

from fronde.core.components import Strict, check_ids, read_components

Cell = tuple[int, int]
"""A cell of the lay-out: row and column, from 0."""
Symbol = Literal["sword", "cross", "tower"]

SYMBOLS: tuple[Symbol, ...] = ("sword", "cross", "tower")
"""The three symbols, in the order of their scoring (6.5)."""


class Region(Strict):
    """One of the nine regions; `number` is the total of shields on its cards."""

    id: str = Field(pattern=r"^[a-z]+$")
    colour: str
    number: int = Field(ge=1)
    source: dict[str, str]


class Card(Strict):
    """A playing card: shields of a region, and a symbol or none."""

    id: str = Field(pattern=r"^\d\d$")
    region: str
    shields: Literal[1, 2]
    symbol: Symbol | None = None
    source: str
    """A key of the sources in the file."""


class Disc(Strict):
    """A round disc: a shield of a region, a symbol, or a marker back."""

    id: str = Field(pattern=r"^[a-z0-9-]+$")
    kind: Literal["shield", "symbol", "marker-back"]
    region: str | None = None
    symbol: Symbol | None = None
    source: str


class SeatData(Strict):
    """A role at the table and the shape of its markers."""

    id: str = Field(pattern=r"^[a-z]+$")
    marker: str
    source: str


class _Layout(Strict):
    rows: int
    columns: int
    source: str


class _DiscCells(Strict):
    cells: tuple[Cell, ...]
    source: str


class _Markers(Strict):
    each: int
    source: str


class _Taking(Strict):
    cards: int
    shields: int
    cards_at_first: int
    source: str


class _Scoring(Strict):
    penalty: int
    source: str


class _Variant(Strict):
    rows: int
    source: str


class _TableFile(Strict):
    layout: _Layout
    disc_cells: _DiscCells
    markers: _Markers
    taking: _Taking
    scoring: _Scoring
    variant: _Variant
    seat: tuple[SeatData, ...]
    disc: tuple[Disc, ...]


class Components(Strict):
    """All components, with a check that they fit together."""

    table: _TableFile
    region: tuple[Region, ...]
    card: tuple[Card, ...]
    sources: dict[str, str]

    @model_validator(mode="after")
    def _adds_up(self) -> Components:
        names = {region.id for region in self.region}
        check_ids(self.region, self.card, self.table.disc, self.table.seat)
        if len(self.card) != self.table.layout.rows * self.table.layout.columns:
            raise ValueError("the cards do not fill the lay-out")
        for region in self.region:
            if sum(card.shields for card in self.card if card.region == region.id) != region.number:
                raise ValueError(f"{region.id}: the shields are not {region.number}")
        if {card.region for card in self.card} != names:
            raise ValueError("a card of no region")
        if {card.source for card in self.card} | {"count"} != set(self.sources):
            raise ValueError("a card from nowhere")
        symbols = Counter(card.symbol for card in self.card if card.symbol)
        if symbols != dict.fromkeys(SYMBOLS, len(names)):
            raise ValueError(f"the symbols are {symbols}")
        if any(card.symbol and card.shields > 1 for card in self.card):
            raise ValueError("a symbol beside two shields")
        discs = Counter(disc.region or disc.symbol or disc.kind for disc in self.table.disc)
        if discs != {**dict.fromkeys((*names, *SYMBOLS), 1), "marker-back": 2}:
            raise ValueError("the discs are not nine shields, three symbols and two markers back")
        cells = self.table.disc_cells.cells
        inside = all(1 <= r <= self.table.layout.rows and 1 <= c <= self.table.layout.columns for r, c in cells)
        if not inside or len(set(cells)) != len(cells):
            raise ValueError("a disc lies outside the lay-out, or two on one card")
        return self


_BOX = read_components(Components, Path(__file__).parent, "regions", "cards", table="table")

REGIONS = {region.id: region for region in _BOX.region}
CARDS = {card.id: card for card in _BOX.card}
DISCS = {disc.id: disc for disc in _BOX.table.disc}
MARKERS_BACK = tuple(disc.id for disc in DISCS.values() if disc.kind == "marker-back")
SEATS = tuple(seat.id for seat in _BOX.table.seat)
"""All seats in turn order; a game with two players uses the first two."""
PLAYER_COUNTS: tuple[int, ...] = (2, 3, 4)
"""The possible numbers of players, that of the rule sheet first (9.1)."""
SHAPES = {seat.id: seat.marker for seat in _BOX.table.seat}
"""The shape of each seat's markers."""
ROWS, COLUMNS = _BOX.table.layout.rows, _BOX.table.layout.columns
DISC_CELLS: tuple[Cell, ...] = tuple((row - 1, column - 1) for row, column in _BOX.table.disc_cells.cells)
MARKERS = _BOX.table.markers.each
MOST_CARDS, MOST_SHIELDS = _BOX.table.taking.cards, _BOX.table.taking.shields
CARDS_AT_FIRST = _BOX.table.taking.cards_at_first
PENALTY = _BOX.table.scoring.penalty
ROWS_OF_VARIANT = _BOX.table.variant.rows
CATEGORIES: tuple[str, ...] = (*REGIONS, *SYMBOLS)
"""All regions and symbols, in the order of their scoring (6.2, 6.5)."""
IN_ALL = {region.id: region.number for region in REGIONS.values()} | {symbol: len(REGIONS) for symbol in SYMBOLS}
"""The total of shields or symbols on all cards."""
