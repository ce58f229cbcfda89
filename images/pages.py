"""A page of figures: tiles with a number each, and lists with columns of numbers and a bar per row. It belongs to no
game and has no texts of its own: the caller provides them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image

from fronde.core.types import Json
from images import kit
from images.kit import Gap, Ink, Picture, Size
from images.kit.flat import lay, write

WIDE = 800
"""The width in units: the smallest type is twelve pixels high on a phone."""
MARGIN, HEAD, TITLE, TILE, ROW, NOTE = 28, 124, 62, 124, 68, 32
COLUMN, TILES_A_ROW = 132, 4
GROUND: Ink = "paper-deep"


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure with its label below."""

    figure: str
    label: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list: its name, its value in each column, a smaller `note` below the name, and the filled share of
    its bar, from 0 to 1; None: no bar."""

    name: str
    values: Sequence[str]
    note: str = ""
    share: float | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a page, with a title: tiles, or a list with the names of its columns."""

    title: str
    tiles: Sequence[Tile] = ()
    columns: Sequence[str] = ()
    rows: Sequence[Row] = ()

    @property
    def height(self) -> float:
        """The height in units."""
        rows = sum(ROW + (NOTE if row.note else 0) for row in self.rows)
        return (TITLE if self.title else 0) + -(-len(self.tiles) // TILES_A_ROW) * TILE + rows


@dataclass(frozen=True, slots=True)
class Page:
    """A page with a title and a line below it."""

    title: str
    under: str
    blocks: Sequence[Block] = field(default_factory=list)

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Page:
        """Read what `dataclasses.asdict` returns."""
        blocks = [
            Block(b["title"], [Tile(**t) for t in b["tiles"]], b["columns"], [Row(**r) for r in b["rows"]])
            for b in data["blocks"]
        ]
        return cls(data["title"], data["under"], blocks)


def draw(page: Page, width: int) -> Picture:
    """The page, `width` pixels wide, with all of its figures as alt text."""
    height = HEAD + sum(block.height for block in page.blocks) + MARGIN
    with kit.looking(scale=width / WIDE):
        image = kit.blank((kit.pixels(WIDE), kit.pixels(height)), GROUND)
        lay(image, kit.icon, "fleur", 60, "rose", x=MARGIN + 26, y=HEAD / 2 - 6, ground=GROUND)
        room = WIDE - 96 - MARGIN
        write(image, page.title, 96, 44, "bold", Size.TITLE, "ink", GROUND, room=room)
        write(image, page.under, 96, 90, "italic", Size.BODY, "ink-soft", GROUND, room=room)
        top: float = HEAD
        for block in page.blocks:
            _draw_block(image, block, top)
            top += block.height
        return kit.finish(image, alt_of(page), width)


def alt_of(page: Page) -> str:
    """The page in words: as many rows of each list as there is room for."""

    def say(longest: int) -> Iterator[str]:
        yield f"{page.title}. {page.under}."
        for block in page.blocks:
            entries = [f"{tile.label} {tile.figure}" for tile in block.tiles]
            entries += [_say_row(row, block.columns) for row in block.rows[:longest]]
            yield f"{block.title}: {'; '.join(entries)}." if block.title else f"{'; '.join(entries)}."

    return kit.shortest(lambda longest: list(say(longest)))


def _say_row(row: Row, columns: Sequence[str]) -> str:
    name = f"{row.name} ({row.note})" if row.note else row.name
    values = ", ".join(f"{column} {value}" for value, column in zip(row.values, columns, strict=True))
    return f"{name}: {values}" if values else name


def _draw_block(image: Image.Image, block: Block, top: float) -> None:
    if block.title:
        room = WIDE - 2 * MARGIN - COLUMN * len(block.columns)
        write(image, block.title, MARGIN, top + 32, "caps", Size.LEAD, "ink", GROUND, room=room)
        for x, column in zip(_columns(block.columns), block.columns, strict=True):
            write(image, column, x, top + 34, "italic", Size.BODY, "ink-soft", GROUND, "r", COLUMN - Gap.SNUG)
        top += TITLE
    for number, tile in enumerate(block.tiles):
        _draw_tile(image, tile, number, min(len(block.tiles), TILES_A_ROW), top)
    for row in block.rows:
        _draw_row(image, row, top)
        top += ROW + (NOTE if row.note else 0)


def _columns(columns: Sequence[str]) -> list[float]:
    """The right edge of each column."""
    return [WIDE - MARGIN - Gap.WIDE - COLUMN * (len(columns) - 1 - number) for number in range(len(columns))]


def _draw_tile(image: Image.Image, tile: Tile, number: int, across: int, top: float) -> None:
    wide = (WIDE - 2 * MARGIN + Gap.EVEN) / across
    left, top = MARGIN + number % TILES_A_ROW * wide, top + number // TILES_A_ROW * TILE
    right, room = left + wide - Gap.EVEN, wide - Gap.EVEN - 2 * Gap.SNUG
    kit.panel(image, (left, top, right, top + TILE - Gap.EVEN), "face", "paper-edge", 2, 10)
    size = kit.shrink(tile.figure, "bold", Size.FIGURE, room, Size.BODY)
    write(image, tile.figure, (left + right) / 2, top + 42, "bold", size, "ink", "face", "m", room)
    size = kit.shrink(tile.label, "name", Size.BODY, room, Size.LABEL)
    write(image, tile.label, (left + right) / 2, top + 88, "name", size, "ink-soft", "face", "m", room)


def _draw_row(image: Image.Image, row: Row, top: float) -> None:
    """A row in a panel, with its bar, if any, along the lower edge."""
    right, low = WIDE - MARGIN, top + ROW + (NOTE if row.note else 0) - Gap.SNUG
    kit.panel(image, (MARGIN, top, right, low), "paper-light", "paper-edge", 1, 8)
    room, middle = right - MARGIN - 2 * Gap.WIDE - COLUMN * len(row.values), top + 25
    write(image, row.name, MARGIN + Gap.WIDE, middle, "name", Size.LEAD, "ink", "paper-light", room=room)
    for x, value in zip(_columns(row.values), row.values, strict=True):
        write(image, value, x, middle, "bold", Size.LEAD, "ink", "paper-light", "r", COLUMN - Gap.SNUG)
    if row.note:
        across = right - MARGIN - 2 * Gap.WIDE
        write(image, row.note, MARGIN + Gap.WIDE, top + 59, "italic", Size.BODY, "ink-soft", "paper-light", room=across)
    if row.share is not None:
        left, wide = MARGIN + Gap.WIDE, right - MARGIN - 2 * Gap.WIDE
        kit.panel(image, (left, low - 9, left + wide, low - 4), "paper-edge", radius=2)
        if row.share > 0:
            kit.panel(image, (left, low - 9, left + wide * min(1, row.share), low - 4), "mark", radius=2)
