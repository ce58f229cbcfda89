"""A whole game as one HTML file that opens from disk: the board of every step, its log lines and its score.

The caller provides the words as plain data. A board is cut into tiles. A tile is stored once, in the sheet of the step
that shows it first; a step lists the places where it differs from the step before.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from html import escape
from pathlib import Path
from time import thread_time

from PIL import Image, ImageChops

from fronde.core.types import Json
from images.kit import Picture
from images.manifest import Scene

MOST_BYTES = 4_000_000
"""The most bytes of a page: less than half of the size that Discord lets people upload in any channel."""
MOST_SECONDS = 10.0
"""The most CPU seconds to draw every board in, or one per round: writing the page takes up to half as long again."""
TILE, COLUMNS = 32, 32
"""The side of a tile in pixels, and the number of tiles in a row of a sheet."""
TEMPLATE = Path(__file__).with_name("page.html")
Draw = Callable[[Scene], Picture]


@dataclass(frozen=True, slots=True)
class Board:
    """The board of a step: its size in pixels, its alt text, its new tiles in their palette (None: full colour), and
    each changed place with its tile."""

    size: tuple[int, int]
    alt: str
    tiles: Sequence[Image.Image]
    palette: Sequence[int] | None
    cells: Sequence[tuple[int, int]]

    def to_json(self, scale: int) -> dict[str, Json]:
        """The board as the page reads it, reduced by `scale`: places and tiles as differences from the one before, the
        sheet as a URL that contains the image."""
        columns = [list(column) for column in zip(*self.cells, strict=True)] or [[], []]
        cells = [[b - a for a, b in zip([0, *column], column, strict=False)] for column in columns]
        width, height = (-(-pixels // scale) for pixels in self.size)
        sheet = self._write_sheet(scale) if self.tiles else ""
        return {"width": width, "height": height, "alt": self.alt, "cells": cells, "count": len(self.tiles),
                "sheet": sheet}  # fmt: skip

    def _write_sheet(self, scale: int) -> str:
        """The new tiles in rows, as the URL of an image: exact, or reduced and coarser."""
        size = min(len(self.tiles), COLUMNS) * TILE, -(-len(self.tiles) // COLUMNS) * TILE
        sheet = Image.new(self.tiles[0].mode, size)
        for number, tile in enumerate(self.tiles):
            sheet.paste(tile, (number % COLUMNS * TILE, number // COLUMNS * TILE))
        if self.palette is not None:
            sheet.putpalette(self.palette)
            sheet = sheet.convert("RGB")
        out = io.BytesIO()
        if scale == 1:
            sheet.save(out, "WEBP", lossless=True, method=2, quality=50)
        else:
            sheet.reduce(scale).save(out, "WEBP", method=2, quality=60)
        return f"data:image/webp;base64,{base64.b64encode(out.getvalue()).decode()}"


@dataclass(slots=True)
class Cutter:
    """Cuts one board after another into tiles."""

    numbers: dict[tuple[str, bytes], int] = field(default_factory=dict)
    grid: dict[int, int] = field(default_factory=dict)
    before: Image.Image | None = None
    palette: list[int] | None = None

    def cut(self, picture: Picture) -> Board:
        """A board, as its difference from the one before."""
        image = self._read(picture.png)
        first, tiles, cells = len(self.numbers), list[Image.Image](), list[tuple[int, int]]()
        if self.before is None or self.before.size != image.size:
            self.grid = {}
        for place, box in _find_changed_tiles(self.before, image):
            tile = image.crop(box)
            number = self.numbers.setdefault((tile.mode, tile.tobytes()), len(self.numbers))
            if number == first + len(tiles):
                tiles.append(tile)
            if self.grid.get(place) != number:
                cells.append((place, number))
                self.grid[place] = number
        self.before = image
        return Board(image.size, picture.alt, tiles, self.palette if image.mode == "L" else None, cells)

    def _read(self, content: bytes) -> Image.Image:
        """The image: as palette indexes if it has the palette of the first one, otherwise in full colour."""
        image = Image.open(io.BytesIO(content))
        palette = image.getpalette() if image.mode == "P" else None
        self.palette = self.palette or palette
        if palette is None or palette != self.palette:
            return image.convert("RGB")
        return Image.frombytes("L", image.size, image.tobytes())


def _find_changed_tiles(
    before: Image.Image | None, image: Image.Image
) -> Iterator[tuple[int, tuple[int, int, int, int]]]:
    """The tiles that may differ, row by row, each with its place and its box."""
    across, down = (-(-pixels // TILE) for pixels in image.size)
    flags: Sequence[int] = [1] * (across * down)
    if before is not None and (before.mode, before.size) == (image.mode, image.size):
        mask = reduce(ImageChops.lighter, ImageChops.difference(before, image).split())
        for share in (8, TILE // 8):  # one pixel in 64, then one in 16, is left of the mean after rounding
            mask = mask.point([0] + [255] * 255).reduce(share)
        flags = mask.tobytes()
    for place in (place for place, differs in enumerate(flags) if differs):
        left, top = place % across * TILE, place // across * TILE
        yield place, (left, top, left + TILE, top + TILE)


def write(story: Mapping[str, Json], scenes: Sequence[Scene], draw: Draw | None, record: str | None) -> bytes:
    """The page in at most `MOST_BYTES`: every board sharp; otherwise every board coarser; otherwise, or if that takes
    too long, one board per round; otherwise no board.

    `story`: the words (see `cogs/messages/replay.py`). `scenes`: the scene of each step. `draw`: draws a board, None
    if the game has none. `record`: the record of a finished game as JSON.
    """
    every, rounds = list(range(len(scenes))), _ends_of_rounds(story["steps"])
    for places in (every, rounds):
        results = _draw_boards([scenes[place] for place in places], draw) if draw else []
        if results is None:
            continue
        boards = dict(zip(places, results, strict=False))
        for scale in (1, 2):
            note = "rounds" if len(places) < len(scenes) else "coarse" if scale > 1 else ""
            page = _assemble(_add_boards(story, boards, scale, note if boards else ""), record)
            if len(page) <= MOST_BYTES:
                return page
    return _assemble(_add_boards(story, {}, 1, "bare"), record)


def _ends_of_rounds(steps: Sequence[Mapping[str, Json]]) -> list[int]:
    """The first step, and the last step of every round."""
    following = [*(step["round"] for step in steps[1:]), object()]
    return [n for n, step in enumerate(steps) if n == 0 or step["round"] != following[n]]


def _draw_boards(scenes: Sequence[Scene], draw: Draw) -> list[Board] | None:
    """The boards one after the other, each with its changes from the one before marked; None if that takes too long."""
    boards, cutter, before, begin = list[Board](), Cutter(), None, thread_time()
    for scene in scenes:
        if thread_time() - begin > MOST_SECONDS:
            return None
        boards.append(cutter.cut(draw(replace(scene, before=before))))
        before = scene.view
    return boards


def _add_boards(story: Mapping[str, Json], boards: Mapping[int, Board], scale: int, note: str) -> dict[str, Json]:
    steps = [
        {**step, "board": boards[n].to_json(scale) if n in boards else None} for n, step in enumerate(story["steps"])
    ]
    return {**story, "steps": steps, "tile": TILE // scale, "columns": COLUMNS, "note": note or story.get("note", "")}


def _assemble(story: Mapping[str, Json], record: str | None) -> bytes:
    """The file. Its policy allows only the template's own script and style, by their hashes. The record comes with the
    SHA-256 of the rest of the page."""
    page = TEMPLATE.read_text(encoding="utf-8")
    for name in ("style", "script"):
        inside = page.partition(f"<{name}>")[2].partition(f"</{name}>")[0]
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        page = page.replace(f"${name}-hash", f"sha256-{digest}")
    head, tail = page.replace("$lang", story["lang"]).replace("$title", escape(story["title"])).split("$record")
    head = head.replace("$game", _inert(json.dumps(story, separators=(",", ":"), ensure_ascii=False)))
    if record is None:
        return f"{head}null{tail}".encode()
    digest = hashlib.sha256(f"{head}{tail}".encode()).hexdigest()
    return f'{head}{{"page":"{digest}","record":{_inert(record)}}}{tail}'.encode()


def _inert(data: str) -> str:
    """JSON that neither opens nor closes an element of a page."""
    return data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
