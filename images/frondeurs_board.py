"""The printed board of Frondeurs et Frondeuses, and what a view adds to it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from fronde.games.frondeurs.data import ENDS_ON, ConnectorData, SpaceData
from fronde.texts import Words
from images import kit, store
from images.frondeurs_edition import edition
from images.frondeurs_geometry import (
    HEADER,
    HEIGHT,
    PANEL_TOP,
    PEERS,
    PLACES,
    TITLE,
    WHOLE,
    WIDTH,
    Port,
    apart,
    body_box,
    bounds,
    name_box,
    radius,
    visible,
)
from images.frondeurs_pieces import (
    OVERLAY,
    change_ring,
    cube,
    draw_body,
    draw_trim,
    ghost,
    king_pawn,
    musketeer_token,
    overlay,
    put_shield,
    seal,
    token,
)
from images.frondeurs_reading import PLAIN, Marks, short
from images.kit import Ink, Point, Sheet, Stamp

# --- The static layer ------------------------------------------------------------------------------------------------

Tile = tuple[Stamp, int, int]


@dataclass(slots=True)
class Layer:
    """What never changes in one language, look and port, in the palette; and the overlays cut to fit it."""

    names: Mapping[str, str]
    flat: Image.Image
    port: Port
    tiles: OrderedDict[tuple[Any, ...], Tile] = field(default_factory=OrderedDict)
    lock: threading.Lock = field(default_factory=threading.Lock)


MOST_LAYERS, TILES = 8, 1500
_LAYERS: OrderedDict[tuple[Any, ...], Layer] = OrderedDict()
_LAYERS_LOCK = threading.Lock()
_FOLDER = Path(__file__).parent
_SOURCES = [_FOLDER / "kit.py", *sorted(_FOLDER.glob("frondeurs_*"))]


def layer(words: Words, port: Port = WHOLE) -> Layer:
    """The static layer: kept in memory, else read from the disk, else drawn."""
    key = (words.locale, kit.look(), port)
    with _LAYERS_LOCK:
        if key not in _LAYERS:
            names = {s.id: short(words, s.id) for s in edition().spaces}
            printed = [words.say(f"picture-key-{name}") for name in LEGEND] if port == WHOLE else []
            parts = [key, names, edition().spaces, edition().connectors, printed, _track_words(words)]
            flat = store.kept_picture(store.fingerprint(_SOURCES, parts), lambda: draw_static(words, port))
            _LAYERS[key] = Layer(names, flat, port)
            if len(_LAYERS) > MOST_LAYERS:
                _LAYERS.popitem(last=False)
        _LAYERS.move_to_end(key)
        return _LAYERS[key]


def draw_static(words: Words, port: Port) -> Image.Image:
    """Paper, lines and Spaces, on the whole sheet the frame, the track and the legend too; in the palette."""
    image = kit.paper((kit.pixels(port.width), kit.pixels(port.height)))
    if port == WHOLE:
        draw_frame(image)
    draw_connectors(image, port)
    for space in edition().spaces:
        if port.holds(*PLACES[space.id], 120):
            kit.put(image, draw_body(space.id), *port.at(*PLACES[space.id]))
            kit.put(image, draw_trim(space.id, short(words, space.id)), *port.at(*PLACES[space.id]))
    if port == WHOLE:
        draw_title(image, words)
        draw_track(image, words)
        draw_legend(image, words)
    return kit.to_palette_by_bands(image)


def draw_frame(image: Image.Image) -> None:
    """A double rule around the board, a fleur-de-lys in each corner."""
    kit.panel(image, (0, 0, WIDTH, HEADER - 6), "paper-deep")
    kit.panel(image, (0, PANEL_TOP, WIDTH, HEIGHT), "paper-deep")
    left, top, right, low = 3, HEADER - 3, WIDTH - 4, PANEL_TOP - 4
    kit.panel(image, (left, top, right, low), None, "line", 3)
    kit.panel(image, (left + 5, top + 5, right - 5, low - 5), None, "paper-edge", 1)
    for x in (left + 17, right - 17):
        for y in (top + 18, low - 18):
            kit.put(image, kit.icon("fleur", 22, "line"), x, y)


def draw_title(image: Image.Image, words: Words) -> None:
    """The name of the game between two fleurs-de-lys."""
    text = words.say("picture-title")
    kit.put(image, kit.icon("fleur", 34, "rose"), 32, TITLE / 2 + 3)
    kit.write(image, text, 58, TITLE / 2 + 4, "caps", 40, "ink", "lm")
    kit.put(image, kit.icon("fleur", 34, "rose"), 84 + kit.text_width(text, "caps", 40), TITLE / 2 + 3)


KINDS = ("solid", "dashed", "arrow", "lovers")


def draw_connectors(image: Image.Image, port: Port) -> None:
    """All lines, each of its kind; where two cross, the later one passes over the earlier through a gap."""
    drawn: list[tuple[tuple[float, float, float, float], list[Point]]] = []
    for line in sorted(edition().connectors, key=lambda c: KINDS.index(c.type)):
        points = [port.at(*point) for point in visible(line)]
        coarse = [*points[::10], points[-1]]
        box = bounds(coarse)
        if box[2] < -20 or box[3] < -20 or box[0] > port.width + 20 or box[1] > port.height + 20:
            continue
        for other, course in drawn:
            if not apart(box, other):
                for before, after in kit.crossings(coarse, course):
                    kit.stroke(image, kit.middle_of(before, after, 18), "paper", 9)
        drawn.append((box, coarse))
        draw_connector(image, line, points)


def draw_connector(image: Image.Image, line: ConnectorData, points: Sequence[Point], ink: Ink = "line") -> None:
    """One line of its kind: whole, dashed, with an arrow's head, or rose with a heart."""
    if line.type == "solid":
        kit.stroke(image, points, ink, 3.4)
    elif line.type == "dashed":
        kit.stroke(image, points, ink, 3.0, dash=(8, 6))
    elif line.type == "arrow":
        kit.stroke(image, points, ink, 3.0, dash=(8, 6))
        kit.arrow_head(image, points, ink)
    else:
        middle = len(points) // 2
        kit.stroke(image, points[: middle + 1], "rose", 3.4)
        kit.stroke(image, points[middle:], "rose", 3.0, dash=(6, 5))
        kit.put(image, kit.icon("hearts", 17, "rose", "paper", 7), *points[middle])


# --- Season track and legend -----------------------------------------------------------------------------------------

_SEASONS = ("spring", "summer", "fall", "winter")
TRACK_LEFT, TRACK_STEP = 432, 55.2


def track_box(box: int) -> tuple[int, int, int, int]:
    """A box of the Season Track, on the sheet."""
    left = TRACK_LEFT + TRACK_STEP * box
    return round(left), TITLE + 8, round(left + TRACK_STEP - 4), TITLE + 58


def draw_track(image: Image.Image, words: Words) -> None:
    """The Season Track with the numbers that end the game."""
    for box, _ in enumerate(ENDS_ON):
        kit.panel(image, track_box(box), "paper-light", "line", 1, 4)
        for text, y, role, size in track_lines(box, words):
            left, _top, right, _low = track_box(box)
            kit.write(image, text, (left + right) / 2, y, role, size, "ink", "ms")


def _track_words(words: Words) -> list[Any]:
    return [words.say("picture-title"), *(track_lines(box, words) for box in range(len(ENDS_ON)))]


def track_lines(box: int, words: Words) -> list[tuple[str, float, kit.Role, float]]:
    """What stands in a box of the track: (text, baseline, role, size)."""
    lines: list[tuple[str, float, kit.Role, float]] = [
        (words.say(f"picture-{_SEASONS[box % 4]}"), TITLE + 23, "name", 14),
        (str(1648 + box // 4), TITLE + 38, "text", 14),
    ]
    if ends := ENDS_ON[box]:
        die = words.say("picture-die-one") if ends == 1 else words.say("picture-die", most=ends)
        lines.append((die, TITLE + 53, "bold", 14))
    return lines


LEGEND = (
    "free", "dashed", "lovers", "avatar", "governor", "government", "town", "frontier", "orange", "fortress",
    "pp", "mp", "need", "never", "influence", "control", "changed", "gone", "crown", "coin", "token", "king",
    "marechal", "huguenot", "spanish", "musketeer", "army", "surintendant", "keys", "affiliate", "commander",
    "arrest", "prisoners",
)  # fmt: skip
"""The entries of the legend, in order."""
_LEGEND_TOP, _LEGEND_ROW, _LEGEND_GAP = PANEL_TOP + 190, 31, 17


def draw_legend(image: Image.Image, words: Words) -> None:
    """What lines, borders and icons mean, in as many rows as it takes."""
    x, y = 12.0, float(_LEGEND_TOP + 14)
    for key in LEGEND:
        piece = legend_piece(key)
        text = words.say(f"picture-key-{key}")
        wide = kit.middle(piece)[0] * 2
        needed = wide + 5 + kit.text_width(text, "text", 17)
        if x + needed > WIDTH - 8:
            x, y = 12.0, y + _LEGEND_ROW
        kit.put(image, piece, x + wide / 2, y)
        kit.write(image, text, x + wide + 5, y, "text", 17, "ink", "lm")
        x += needed + _LEGEND_GAP


def legend_piece(key: str) -> Image.Image:
    """The sample a legend entry explains."""
    if key in ("free", "dashed", "lovers"):
        return _line_sample(key)
    if key in _BORDER_SAMPLES:
        return _border_sample(key)
    peer = {"army": "army-commander", "keys": "key-red"}.get(key, key)
    if peer in PEERS:
        shape, colour, edge = PEERS[peer]
        return _icon_sample(shape, 18, colour, "paper-light" if colour == edge else edge)
    if key in _ICON_SAMPLES:
        return _icon_sample(*_ICON_SAMPLES[key])
    return _piece_sample(key)


_BORDER_SAMPLES: dict[str, tuple[Ink, Ink]] = {
    "governor": ("green", "face"),
    "government": ("purple", "face"),
    "town": ("blue", "face"),
    "frontier": ("gold", "face"),
    "orange": ("orange", "orange"),
    "avatar": ("retzist", "face"),
}
_ICON_SAMPLES: dict[str, tuple[str, float, Ink, Ink | None]] = {
    "pp": ("fleur", 18, "ink", None),
    "mp": ("flag", 18, "ink", None),
    "arrest": ("ball", 18, "iron", "ink"),
    "crown": ("crown", 20, "gold", "black"),
    "commander": ("banner", 20, "gold", "black"),
}


def _icon_sample(shape: str, size: float, ink: Ink, edge: Ink | None) -> Image.Image:
    return kit.icon(shape, size, ink, edge)


def _line_sample(key: str) -> Image.Image:
    image = kit.clear(46, 22)
    points = [(1.0 + step, 11.0) for step in range(44)]
    if key == "lovers":
        kit.stroke(image, points[:23], "rose", 3.4)
        kit.stroke(image, points[23:], "rose", 3, dash=(6, 5))
        kit.put(image, kit.icon("hearts", 15, "rose"), 22, 11)
    else:
        kit.stroke(image, points, "line", 3.2, dash=(8, 6) if key == "dashed" else None)
    return image


def _border_sample(key: str) -> Image.Image:
    ring, ground = _BORDER_SAMPLES[key]
    sheet = Sheet(11, 11)
    sheet.disc(0, 0, 10, "ink")
    sheet.disc(0, 0, 9, ring)
    if ring != ground:
        sheet.disc(0, 0, 6, "ink")
        sheet.disc(0, 0, 5, ground)
    return sheet.done()


def _piece_sample(key: str) -> Image.Image:
    if key == "influence":
        return cube("retzist", 2)
    if key == "control":
        return seal("retzist", 3)
    if key == "changed":
        ring = change_ring(True, 12)
        return ring.resize((ring.width // 2, ring.height // 2), Image.Resampling.LANCZOS)
    if key == "gone":
        return ghost("retzist", 2)
    if key == "coin":
        return token("coin", 1)
    if key == "token":
        return musketeer_token()
    if key == "king":
        pawn = king_pawn("retzist")
        return pawn.resize((pawn.width * 3 // 4, pawn.height * 3 // 4), Image.Resampling.LANCZOS)
    sheet = Sheet(12, 11)
    if key == "fortress":
        sheet.box(-9, -9, 9, 9, "ink")
        sheet.box(-8, -8, 8, 8, "orange")
        for sx, sy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            sheet.polygon([(sx * 8, sy * 8), (sx * 2, sy * 8), (sx * 8, sy * 2)], "ink")
        return sheet.done()
    if key == "affiliate":
        image = kit.clear(22, 22)
        put_shield(image, "retzist", 11, 11)
        return image
    sheet.disc(0, 0, 9.5, "iron" if key == "prisoners" else "ink")
    image = sheet.done()
    text, ink = {"need": ("4", "on-ink"), "never": ("∞", "on-ink"), "prisoners": ("1", "white")}[key]
    kit.write(image, text, *kit.middle(image), "bold", 15, ink)
    return image


# --- What a view adds ------------------------------------------------------------------------------------------------

Gone = tuple[str, int] | None


def tile(board: Layer, space: SpaceData, what: Marks, change: str | None, gone: Gone, target: str = "") -> Tile:
    """An overlay brought to the palette over the board beneath it, and where its upper left corner goes, in pixels."""
    key = (space.id, what, change, gone, target)
    with board.lock:
        if found := board.tiles.get(key):
            board.tiles.move_to_end(key)
            return found
    piece = overlay(space, what, change, board.names[space.id], gone, target)
    box = piece.getbbox() or (0, 0, 1, 1)
    x, y = board.port.at(*PLACES[space.id])
    left = kit.pixels(x - OVERLAY[0] / 2) + box[0]
    top = kit.pixels(y - OVERLAY[1] / 2) + box[1]
    piece = piece.crop(box)
    under = board.flat.crop((left, top, left + piece.width, top + piece.height)).convert("RGBA")
    made = kit.stamp(piece, under), left, top
    with board.lock:
        board.tiles[key] = made
        if len(board.tiles) > TILES:
            board.tiles.popitem(last=False)
    return made


def lay_pieces(
    image: Image.Image,
    board: Layer,
    standing: Mapping[str, Marks],
    changed: Mapping[str, str],
    then: Mapping[str, Marks],
    targets: Mapping[str, str] | None = None,
) -> None:
    """Everything a view puts on Spaces, what changed ringed and labelled, cubes that left as ghosts, targets ringed."""
    rings = targets or {}
    for space in edition().spaces:
        if (space.id in standing or space.id in changed or space.id in rings) and board.port.holds(
            *PLACES[space.id], 90
        ):
            now, was = standing.get(space.id, PLAIN), then.get(space.id, PLAIN)
            gone = (was.owner, was.cubes) if space.id in changed and was.owner and was.owner != now.owner else None
            piece, x, y = tile(board, space, now, changed.get(space.id), gone, rings.get(space.id, ""))
            piece.at_pixel(image, x, y)


def spaces_mask(board: Layer, spaces: Collection[str], margin: float = 0) -> Image.Image:
    """The shapes of Spaces with their names and values, as a mask of a picture of that port."""
    mask = Image.new("1", board.flat.size, 0)
    draw = ImageDraw.Draw(mask)
    for space in (s for s in edition().spaces if s.id in spaces):
        for left, top, right, low in (body_box(space), name_box(space, board.names[space.id])):
            a, b = board.port.at(left, top), board.port.at(right, low)
            draw.rounded_rectangle((*map(kit.pixels, a), *map(kit.pixels, b)), kit.pixels(12), fill=1)
        x, y = board.port.at(*PLACES[space.id])
        r = radius(space) + margin + 2
        box = (kit.pixels(x - r), kit.pixels(y - r), kit.pixels(x + r), kit.pixels(y + r))
        draw.rounded_rectangle(box, kit.pixels(r if space.kind == "person" else 12), fill=1)
    return mask
