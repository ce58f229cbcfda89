"""`python -m images.liberte.grow` writes borders.json: the areas of the provinces, grown from their towns up to the
coast.

Every cell of a grid within the coast belongs to the province of the nearest town; a little noise makes the borders wind
like rivers and hills. Cells cut off from their province go to a neighbouring one. The file contains each border between
two areas once, so that neighbours share it, and the room for stacks and name in each province. The noise has fixed
seeds: the same file is written every time.
"""

from __future__ import annotations

import json
import math
import random
import tomllib
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from images import kit
from images.kit import Box
from images.liberte.measures import MAP_H, ROOM_SHAPES, WIDTH, project

FOLDER = Path(__file__).parent
STEP = 4
"""Units per cell."""
ACROSS, DOWN = WIDTH // STEP, MAP_H // STEP
SEA = -1
NOISE = ((70, 13.0), (28, 5.0))
"""The wavelength and strength of each noise, in units."""
SEEDS = (1789, 1793)

Cell = tuple[int, int]
Grid = dict[Cell, int]


def main() -> None:
    """Compute the map and write it."""
    data = tomllib.loads((FOLDER / "france.toml").read_text(encoding="utf-8"))
    grid = grow(data)
    names = list(data["towns"])
    borders = [
        {"between": [names[a] if a != SEA else "" for a in sides], "course": [[round(x), round(y)] for x, y in course]}
        for sides, course in find_borders(grid)
    ]
    rooms = find_rooms(grid, names)
    text = json.dumps({"borders": borders, "rooms": rooms}, separators=(",", ":"))
    (FOLDER / "borders.json").write_text(text.replace('{"between"', '\n{"between"') + "\n", encoding="utf-8")


# --- areas ---


def grow(data: dict[str, dict[str, list[list[float]]]]) -> Grid:
    """The number of the province of each cell within the coast."""
    towns = [
        (number, *project(*town), float(data["pull"].get(name, 1)))  # type: ignore[arg-type]
        for number, (name, places) in enumerate(data["towns"].items())
        for town in places
    ]
    winds = [[(_noise(seed + place, grain), force) for place, (grain, force) in enumerate(NOISE)] for seed in SEEDS]
    grid: Grid = {}
    for cell in _cells_within([project(*point) for point in data["coast"]]):
        x, y = (
            cell[axis] * STEP + STEP / 2 + sum(force * noise[cell] for noise, force in winds[axis]) for axis in (0, 1)
        )
        grid[cell] = min(towns, key=lambda town: math.hypot(x - town[1], y - town[2]) / town[3])[0]
    return _in_one_piece(grid)


def _cells_within(coast: Sequence[tuple[float, float]]) -> Iterator[Cell]:
    mask = Image.new("1", (ACROSS, DOWN))
    ImageDraw.Draw(mask).polygon([(x / STEP, y / STEP) for x, y in coast], fill=1)
    for y in range(DOWN):
        for x in range(ACROSS):
            if mask.getpixel((x, y)):
                yield x, y


def _noise(seed: int, grain: float) -> dict[Cell, float]:
    """Smooth noise from -1 to 1 per cell, with waves `grain` units long."""
    grain /= STEP
    size = (int(ACROSS / grain) + 2, int(DOWN / grain) + 2)
    chance = random.Random(seed)
    small = Image.frombytes("L", size, bytes(chance.randrange(256) for _ in range(size[0] * size[1])))
    large = small.resize((ACROSS, DOWN), Image.Resampling.BICUBIC).load()
    assert large is not None
    return {(x, y): float(large[x, y]) / 127.5 - 1 for y in range(DOWN) for x in range(ACROSS)}  # type: ignore[arg-type]


def _around(cell: Cell) -> Iterator[Cell]:
    x, y = cell
    yield from ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))


def _in_one_piece(grid: Grid) -> Grid:
    """The grid with every piece cut off from the largest one of its province given to a neighbour."""
    pieces: dict[int, list[set[Cell]]] = defaultdict(list)
    cells: set[Cell] = set()
    for cell, number in grid.items():
        if cell not in cells:
            piece = set(_flood(grid, cell))
            cells |= piece
            pieces[number].append(piece)
    for group in pieces.values():
        for piece in sorted(group, key=len)[:-1]:
            beside = Counter(grid[n] for c in piece for n in _around(c) if n in grid and n not in piece)
            for cell in piece:
                if beside:
                    grid[cell] = beside.most_common(1)[0][0]
                else:
                    del grid[cell]
    return grid


def _flood(grid: Grid, start: Cell) -> Iterator[Cell]:
    waiting, cells = deque([start]), {start}
    while waiting:
        cell = waiting.popleft()
        yield cell
        for other in _around(cell):
            if other not in cells and grid.get(other) == grid[start]:
                cells.add(other)
                waiting.append(other)


# --- borders ---


def find_borders(grid: Grid) -> Iterator[tuple[tuple[int, int], list[tuple[float, float]]]]:
    """Every border between two areas, smoothed, from one point where three areas meet to the next: (both sides,
    line)."""
    edges: dict[Cell, dict[Cell, tuple[int, int]]] = defaultdict(dict)
    for x, y in {n for cell in grid for n in (cell, *_around(cell))}:
        here = grid.get((x, y), SEA)
        for other, ends in (((x + 1, y), ((x + 1, y), (x + 1, y + 1))), ((x, y + 1), ((x, y + 1), (x + 1, y + 1)))):
            there = grid.get(other, SEA)
            if here != there:
                sides = (min(here, there), max(here, there))
                edges[ends[0]][ends[1]] = edges[ends[1]][ends[0]] = sides
    knots = {corner for corner, ways in edges.items() if len(ways) != 2 or len(set(ways.values())) > 1}
    past_edges: set[frozenset[Cell]] = set()
    for knot in sorted(knots):
        for way, sides in sorted(edges[knot].items()):
            if frozenset((knot, way)) not in past_edges:
                course = [knot, way]
                past_edges.add(frozenset(course))
                while course[-1] not in knots:
                    ahead = next(corner for corner in edges[course[-1]] if corner != course[-2])
                    past_edges.add(frozenset((course[-1], ahead)))
                    course.append(ahead)
                yield sides, _smooth([(px * STEP, py * STEP) for px, py in course])


def _smooth(course: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A stepped line smoothed, with its ends kept and a third of its points."""
    for _ in range(5):
        inner = [
            tuple((a[i] + 2 * b[i] + c[i]) / 4 for i in (0, 1))
            for a, b, c in zip(course, course[1:], course[2:], strict=False)
        ]
        course = [course[0], *inner, course[-1]]  # type: ignore[list-item]
    return [*course[:-1:3], course[-1]]


# --- room for stacks ---


def find_rooms(grid: Grid, names: Sequence[str]) -> dict[str, list[str | int]]:
    """For each province the shape of its stacks, and the middle of the box for them and the name. The province with the
    least room chooses first; no two boxes overlap."""
    table = [_sums(grid, number) for number in range(len(names))]
    any_land = _sums_of(set(grid))
    offers = {name: _offers(table[number], any_land) for number, name in enumerate(names)}
    rooms: dict[str, list[str | int]] = {}
    boxes: list[Box] = []
    for name in sorted(offers, key=lambda one: offers[one][0][0]):
        for _, shape, x, y in offers[name]:
            wide, high = ROOM_SHAPES[shape]
            box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            if not any(kit.meet(box, other) for other in boxes):
                boxes.append(box)
                rooms[name] = [shape, x, y]
                break
    return {name: rooms[name] for name in names}


def _sums(grid: Grid, number: int) -> list[list[int]]:
    return _sums_of({cell for cell, owner in grid.items() if owner == number})


def _sums_of(cells: Iterable[Cell]) -> list[list[int]]:
    """For each corner of the grid, the number of these cells to the left of and above it."""
    have = set(cells)
    sums = [[0] * (ACROSS + 1)]
    for y in range(DOWN):
        row, run = [0], 0
        for x in range(ACROSS):
            run += (x, y) in have
            row.append(sums[-1][x + 1] + run)
        sums.append(row)
    return sums


def _count(sums: list[list[int]], left: int, top: int, right: int, low: int) -> int:
    return sums[low][right] - sums[top][right] - sums[low][left] + sums[top][left]


def _offers(own: list[list[int]], land: list[list[int]]) -> list[tuple[float, str, int, int]]:
    """The possible boxes for stacks and name, the best first: (worth; shape; middle). The worth is the share of the box
    inside the province, with sea weighted 0.6, less a penalty for other areas nearby."""
    offers = []
    for shape, (wide, high) in ROOM_SHAPES.items():
        across, down = math.ceil(wide / STEP), math.ceil(high / STEP)
        for top in range(12, DOWN - down - 12):
            for left in range(12, ACROSS - across - 12):
                mine = _count(own, left, top, left + across, top + down)
                if mine < 0.6 * across * down:
                    continue
                sea = across * down - _count(land, left, top, left + across, top + down)
                worth = 8 * (mine + 0.6 * sea) / (across * down)
                for margin in (3, 6, 9):
                    box = (left - margin, top - margin, left + across + margin, top + down + margin)
                    size = (across + 2 * margin) * (down + 2 * margin)
                    french = _count(land, *box)
                    worth -= (french - _count(own, *box) + 0.5 * (size - french)) / size
                middle = round((left + across / 2) * STEP), round((top + down / 2) * STEP)
                offers.append((round(worth, 4), shape, *middle))
    return sorted(offers, key=lambda one: -one[0] + (0.2 if one[1] != "row" else 0))


if __name__ == "__main__":
    main()
