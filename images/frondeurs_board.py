"""The printed board of Frondeurs et Frondeuses, and what a view adds to it."""

from __future__ import annotations

import itertools
import threading
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

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
    Box,
    Port,
    apart,
    bounds,
    boxes_of,
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
from images.kit import Gap, Ink, Point, Sheet, Size, Stamp

# --- The static layer ------------------------------------------------------------------------------------------------

Tile = tuple[Stamp, int, int]


@dataclass(slots=True)
class Layer:
    """What never changes in one language, look and port, in the palette; and the overlays cut to fit it."""

    names: Mapping[str, str]
    flat: Image.Image
    port: Port
    shown: frozenset[str]
    """The Spaces that are in it."""
    bodies: Image.Image
    """Their shapes, as a mask."""
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
            shown = frozenset(s.id for s in edition().spaces if port.shows(s, names[s.id]))
            parts = [key, names, edition().spaces, edition().connectors, printed, _track_words(words)]
            flat = store.kept_picture(store.fingerprint(_SOURCES, parts), lambda: draw_static(words, port, shown))
            bodies = spaces_mask(flat.size, port, shown, names)
            _LAYERS[key] = Layer(names, flat, port, shown, bodies)
            if len(_LAYERS) > MOST_LAYERS:
                _LAYERS.popitem(last=False)
        _LAYERS.move_to_end(key)
        return _LAYERS[key]


def draw_static(words: Words, port: Port, shown: Collection[str]) -> Image.Image:
    """Paper, lines and Spaces, on the whole sheet the frame, the track and the legend too; in the palette."""
    image = kit.paper((kit.pixels(port.width), kit.pixels(port.height)))
    if port == WHOLE:
        draw_frame(image)
    exits = draw_connectors(image, port, shown)
    for space in edition().spaces:
        if space.id in shown:
            kit.put(image, draw_body(space.id), *port.at(*PLACES[space.id]))
            kit.put(image, draw_trim(space.id, short(words, space.id)), *port.at(*PLACES[space.id]))
    if port == WHOLE:
        draw_title(image, words)
        draw_track(image, words)
        draw_legend(image, words)
    elif port.frame:
        draw_stubs(image, port, shown, words)
        draw_neatline(image, port, exits, words)
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
    kit.write(image, text, 58, TITLE / 2 + 4, "caps", Size.TITLE, "ink", "lm")
    kit.put(image, kit.icon("fleur", 34, "rose"), 84 + kit.text_width(text, "caps", Size.TITLE), TITLE / 2 + 3)


KINDS = ("solid", "dashed", "arrow", "lovers")


def draw_connectors(image: Image.Image, port: Port, shown: Collection[str]) -> list[Exit]:
    """The lines of the Spaces shown, each of its kind; where two cross, the later one passes over the earlier through a
    gap. Gives where lines leave the picture."""
    drawn: list[tuple[Box, list[Point]]] = []
    exits: list[Exit] = []
    for line in sorted(edition().connectors, key=lambda c: KINDS.index(c.type)):
        if not {line.start, line.end} & set(shown):
            continue
        exits += exits_of(line, port, shown)
        points = [port.at(*point) for point in course_of(line, shown)]
        coarse = [*points[::10], points[-1]]
        box = bounds(coarse)
        for other, course in drawn:
            if not apart(box, other):
                for before, after in kit.crossings(coarse, course):
                    kit.stroke(image, kit.middle_of(before, after, 18), "paper", 9)
        drawn.append((box, coarse))
        draw_connector(image, line, points)
    return exits


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


# --- The frame of a part of the board ---------------------------------------------------------------------------------

FRAME = 38
"""How wide it is: lines that leave the picture are told there where they go."""
EXIT_SIZE = Size.NOTE
_EXIT_LINE = 13
"""How far from the outer edge the names on the frame stand."""


class Exit(NamedTuple):
    """Where a line leaves the picture: which edge, how far along it, and the Space it goes to."""

    edge: str
    along: float
    to: str


def exits_of(line: ConnectorData, port: Port, shown: Collection[str]) -> list[Exit]:
    """Where a line passes the edge of a port, seen from each end that is shown."""
    if not port.frame:
        return []
    left, top, right, low = port.inner
    found = []
    course = course_of(line, shown)
    for points, start, end in ((course, line.start, line.end), (course[::-1], line.end, line.start)):
        out = next(((x, y) for x, y in points if not (left < x < right and top < y < low)), None)
        if start in shown and out is not None:
            x, y = port.at(*out)
            edge = min(
                (abs(out[0] - left), "left"), (abs(out[0] - right), "right"),
                (abs(out[1] - top), "top"), (abs(out[1] - low), "low"),
            )[1]  # fmt: skip
            found.append(Exit(edge, x if edge in ("top", "low") else y, end))
    return found


def course_of(line: ConnectorData, shown: Collection[str]) -> list[Point]:
    """The part of a line that is drawn: from edge to edge of its Spaces, to the very middle of one that is left out."""
    points = visible(line)
    first = [] if line.start in shown else [PLACES[line.start]]
    last = [] if line.end in shown else [PLACES[line.end]]
    return kit.resampled([*first, *points, *last], 2) if first or last else points


def stubs_of(port: Port, shown: Collection[str], words: Words) -> dict[str, Box]:
    """The Spaces that are half in a picture and to which lines lead, and where on the sheet their bare names stand."""
    left, top, right, low = port.inner
    ends = [(line.start, line.end) for line in edition().connectors if {line.start, line.end} & set(shown)]
    found = {}
    for space in {end for both in ends for end in both} - set(shown):
        x, y = PLACES[space]
        if left < x < right and top < y < low:
            half = kit.text_width(short(words, space), "italic", EXIT_SIZE) / 2 + 7
            x = min(max(x, left + half + Gap.TIGHT), right - half - Gap.TIGHT)
            y = min(max(y, top + Gap.WIDE), low - Gap.WIDE)
            found[space] = x - half, y - 12, x + half, y + 12
    return found


def draw_stubs(image: Image.Image, port: Port, shown: Collection[str], words: Words) -> None:
    """Those names."""
    for space, (left, top, right, low) in sorted(stubs_of(port, shown, words).items()):
        a, b = port.at(left, top), port.at(right, low)
        kit.panel(image, (*a, *b), "paper-deep", "line", 1, 10)
        kit.write(image, short(words, space), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, "italic", EXIT_SIZE, "ink")


def draw_neatline(image: Image.Image, port: Port, exits: Sequence[Exit], words: Words) -> None:
    """The frame, a rule inside it, and along it the names of the Spaces to which lines leave."""
    width, height, deep = port.width, port.height, port.frame
    for box in frame_boxes(width, height, deep):
        kit.panel(image, box, "paper-deep")
    kit.panel(image, (deep, deep, width - deep, height - deep), None, "line", 2)
    for edge in ("top", "low", "left", "right"):
        length = width if edge in ("top", "low") else height
        groups = merged(exits, edge)
        texts = [short(words, group[0].to) for group in groups]
        wanted = [
            (sum(e.along for e in group) / len(group), kit.text_width(text, "name", EXIT_SIZE) + Gap.SNUG)
            for group, text in zip(groups, texts, strict=True)
        ]
        centres = spread(wanted, Gap.TIGHT, length - Gap.TIGHT)
        for group, text, centre in zip(groups, texts, centres, strict=True):
            _draw_exits(image, port, group, text, centre)


def frame_boxes(width: float, height: float, deep: float) -> list[Box]:
    """The four sides of a frame."""
    return [
        (0, 0, width, deep), (0, height - deep, width, height), (0, 0, deep, height), (width - deep, 0, width, height),
    ]  # fmt: skip


def merged(exits: Sequence[Exit], edge: str) -> list[list[Exit]]:
    """The exits of an edge in order, those side by side to one Space together."""
    ordered = sorted((e for e in exits if e.edge == edge), key=lambda e: e.along)
    return [list(group) for _, group in itertools.groupby(ordered, key=lambda e: e.to)]


def spread(wanted: Sequence[tuple[float, float]], first: float, last: float) -> list[float]:
    """Where labels of some widths stand between two ends, in order, none over another, each as near as can be to where
    it is wanted: labels that would meet become one block about the mean of their places."""
    blocks: list[list[tuple[float, float]]] = []
    for label in wanted:
        blocks.append([label])
        while len(blocks) > 1 and _left_end(blocks[-1], first, last) < sum(
            (_left_end(blocks[-2], first, last), *(width for _, width in blocks[-2]))
        ):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    centres = []
    for block in blocks:
        at = _left_end(block, first, last)
        for _, width in block:
            centres.append(at + width / 2)
            at += width
    return centres


def _left_end(block: Sequence[tuple[float, float]], first: float, last: float) -> float:
    """Where a block of labels begins so that they stand, on the mean, where they are wanted."""
    before = [sum(width for _, width in block[:place]) for place in range(len(block))]
    wanted = sum(at - width / 2 - gone for (at, width), gone in zip(block, before, strict=True)) / len(block)
    return max(first, min(wanted, last - sum(width for _, width in block)))


def _draw_exits(image: Image.Image, port: Port, exits: Sequence[Exit], text: str, centre: float) -> None:
    """A name on the frame, tied to where lines leave; read from below, at the left upwards, at the right downwards."""
    edge = exits[0].edge
    label = kit.clear(kit.text_width(text, "name", EXIT_SIZE) + 8, EXIT_SIZE + 8)
    kit.write(label, text, *kit.middle(label), "name", EXIT_SIZE, "ink")
    turned = {"left": Image.Transpose.ROTATE_90, "right": Image.Transpose.ROTATE_270}
    if edge in turned:
        label = label.transpose(turned[edge])

    def on_edge(along: float, from_outside: float) -> Point:
        far = (port.height if edge == "low" else port.width) - from_outside
        across = from_outside if edge in ("top", "left") else far
        return (along, across) if edge in ("top", "low") else (across, along)

    for one in exits:
        kit.stroke(image, [on_edge(one.along, port.frame), on_edge(centre, _EXIT_LINE + 11)], "line", 1.6)
    kit.put(image, label, *on_edge(centre, _EXIT_LINE))


# --- Season track and legend -----------------------------------------------------------------------------------------

_SEASONS = ("spring", "summer", "fall", "winter")
FIRST_YEAR = 1648
TRACK_LEFT, TRACK_STEP = 490, 51
TRACK_TOP, TRACK_LOW = TITLE + 22, TITLE + 64


def track_box(box: int) -> tuple[int, int, int, int]:
    """A box of the Season Track, on the sheet; a little more room before every year."""
    left = TRACK_LEFT + TRACK_STEP * box + (box // 4) * Gap.TIGHT
    return left, TRACK_TOP, left + TRACK_STEP - Gap.TIGHT, TRACK_LOW


def draw_track(image: Image.Image, words: Words) -> None:
    """The Season Track, its years above it, with the numbers that end the game."""
    for box, _ in enumerate(ENDS_ON):
        left, top, right, low = track_box(box)
        if box % 4 == 0:
            kit.write(image, str(FIRST_YEAR + box // 4), left, TITLE + 16, "name", Size.NOTE, "ink", "ls")
        kit.panel(image, (left, top, right, low), "paper-light", "line", 1, 4)
        if ENDS_ON[box]:
            kit.put(image, kit.icon("die", 15, "ink"), *track_die(box))
        for text, x, y, role, size in track_lines(box, words):
            kit.write(image, text, x, y, role, size, "ink", "ms")


def _track_words(words: Words) -> list[Any]:
    return [words.say("picture-title"), *(track_lines(box, words) for box in range(len(ENDS_ON)))]


def track_die(box: int) -> Point:
    """Where the die stands in a box of the track in which the game may end."""
    return track_box(box)[0] + 11, TITLE + 53


def track_lines(box: int, words: Words) -> list[tuple[str, float, float, kit.Role, float]]:
    """What stands in a box of the track: (text, its middle, baseline, role, size)."""
    left, _, right, _ = track_box(box)
    middle = (left + right) / 2
    season = words.say(f"picture-{_SEASONS[box % 4]}")
    if ends := ENDS_ON[box]:
        die = words.say("picture-die-one") if ends == 1 else words.say("picture-die", most=ends)
        return [(season, middle, TITLE + 39, "name", Size.NOTE), (die, left + 33, TITLE + 59, "bold", Size.NOTE)]
    return [(season, middle, TITLE + 49, "name", Size.LABEL)]


LEGEND = (
    "free", "dashed", "lovers", "avatar", "governor", "government", "town", "frontier", "orange", "fortress",
    "pp", "mp", "need", "never", "influence", "control", "changed", "gone", "crown", "coin", "token", "king",
    "marechal", "huguenot", "spanish", "musketeer", "army", "surintendant", "keys", "affiliate", "commander",
    "arrest", "prisoners", "hand", "season-cards", "supply", "gold", "exile", "die",
)  # fmt: skip
"""The entries of the legend, in order."""
_LEGEND_TOP, _LEGEND_ROW, _LEGEND_GAP = PANEL_TOP + 214, 32, Gap.WIDE


def draw_legend(image: Image.Image, words: Words) -> None:
    """What lines, borders and icons mean, in as many rows as it takes."""
    x, y = float(Gap.EVEN), float(_LEGEND_TOP + 14)
    for key in LEGEND:
        piece = legend_piece(key)
        text = words.say(f"picture-key-{key}")
        wide = kit.middle(piece)[0] * 2
        needed = wide + Gap.TIGHT + kit.text_width(text, "text", Size.NOTE)
        if x + needed > WIDTH - Gap.SNUG:
            x, y = float(Gap.EVEN), y + _LEGEND_ROW
        kit.put(image, piece, x + wide / 2, y)
        kit.write(image, text, x + wide + Gap.TIGHT, y, "text", Size.NOTE, "ink", "lm")
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
    "hand": ("cards", 20, "ink", None),
    "season-cards": ("star", 18, "rose", None),
    "supply": ("cube", 18, "ink", None),
    "gold": ("chest", 20, "ink", None),
    "die": ("die", 18, "ink", None),
    "exile": ("hat", 22, "retzist", "paper-light"),
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
    kit.write(image, text, *kit.middle(image), "bold", Size.FINE, ink)
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
        if space.id in board.shown and (space.id in standing or space.id in changed or space.id in rings):
            now, was = standing.get(space.id, PLAIN), then.get(space.id, PLAIN)
            gone = (was.owner, was.cubes) if space.id in changed and was.owner and was.owner != now.owner else None
            piece, x, y = tile(board, space, now, changed.get(space.id), gone, rings.get(space.id, ""))
            piece.at_pixel(image, x, y)


def keep_frame(image: Image.Image, board: Layer) -> None:
    """Lay the frame over what was drawn across it."""
    if deep := kit.pixels(board.port.frame):
        for left, top, right, low in frame_boxes(*image.size, deep):
            box = round(left), round(top), round(right), round(low)
            image.paste(board.flat.crop(box), box)


def spaces_mask(
    size: tuple[int, int], port: Port, spaces: Collection[str], names: Mapping[str, str], margin: float = 0
) -> Image.Image:
    """The shapes of Spaces with their names and values, as a mask of a picture of that port."""
    mask = Image.new("1", size, 0)
    draw = ImageDraw.Draw(mask)
    for space in (s for s in edition().spaces if s.id in spaces):
        for left, top, right, low in boxes_of(space, names[space.id]):
            a, b = port.at(left, top), port.at(right, low)
            draw.rounded_rectangle((*map(kit.pixels, a), *map(kit.pixels, b)), kit.pixels(12), fill=1)
        x, y = port.at(*PLACES[space.id])
        r = radius(space) + margin + 2
        box = (kit.pixels(x - r), kit.pixels(y - r), kit.pixels(x + r), kit.pixels(y + r))
        draw.rounded_rectangle(box, kit.pixels(r if space.kind == "person" else 12), fill=1)
    return mask
