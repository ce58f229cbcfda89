"""The static layer of a board, and the overlays a view puts on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image, ImageDraw

from fronde.games.frondeurs.data import SpaceData
from fronde.texts import Words
from images import kit, store
from images.frondeurs.background import draw_static
from images.frondeurs.edition import current_board
from images.frondeurs.geometry import PLACES, WHOLE, boxes_of, radius
from images.frondeurs.legend import LEGEND
from images.frondeurs.margin import frame_boxes
from images.frondeurs.reading import PLAIN, Marks, short
from images.frondeurs.spaces import OVERLAY, overlay
from images.frondeurs.track import track_words
from images.kit import Port, Tile


@dataclass(slots=True)
class Layer:
    """The static part of a board in one language, look and port, in the palette; and the overlays cut to fit it."""

    names: Mapping[str, str]
    flat: Image.Image
    port: Port
    visible: frozenset[str]
    """The Spaces shown."""
    bodies: Image.Image
    """Their shapes, as a mask."""
    tiles: store.Shelf[Tile] = field(default_factory=lambda: store.Shelf(1500))


_LAYERS: store.Shelf[Layer] = store.Shelf(8)


def layer(words: Words, port: Port = WHOLE) -> Layer:
    """The static layer: kept in memory, read from the disk, or drawn."""
    key = (words.locale, kit.look(), port)

    def make() -> Layer:
        names = {s.id: short(words, s.id) for s in current_board().spaces}
        key_texts = [words.say(f"picture-key-{name}") for name in LEGEND] if port == WHOLE else []
        space_ids = frozenset(s.id for s in current_board().spaces if all(map(port.holds, boxes_of(s, names[s.id]))))
        parts = [key, names, current_board().spaces, current_board().connectors, key_texts, track_words(words)]
        flat = store.kept_picture(Path(__file__).parent, parts, lambda: draw_static(words, port, space_ids))
        return Layer(names, flat, port, space_ids, spaces_mask(flat.size, port, space_ids, names))

    return _LAYERS.get(key, make)


Loss = tuple[str, int] | None


def tile(board: Layer, space: SpaceData, what: Marks, change: str | None, loss: Loss, target: str = "") -> Tile:
    """An overlay converted to the palette over the board beneath it, and the pixel of its upper left corner."""

    def make() -> Tile:
        piece = overlay(space, what, change, board.names[space.id], loss, target)
        x, y = board.port.at(*PLACES[space.id])
        return kit.cut_tile(piece, board.flat, kit.pixels(x - OVERLAY[0] / 2), kit.pixels(y - OVERLAY[1] / 2))

    return board.tiles.get((space.id, what, change, loss, target), make)


def lay_pieces(
    image: Image.Image,
    board: Layer,
    standing: Mapping[str, Marks],
    changes: Mapping[str, str],
    then: Mapping[str, Marks],
    targets: Mapping[str, str] | None = None,
) -> None:
    """Draw everything a view puts on Spaces: changes ringed and labelled, removed cubes faded, targets ringed."""
    rings = targets or {}
    for space in current_board().spaces:
        if space.id in board.visible and (space.id in standing or space.id in changes or space.id in rings):
            now, old = standing.get(space.id, PLAIN), then.get(space.id, PLAIN)
            loss = (old.owner, old.cubes) if space.id in changes and old.owner and old.owner != now.owner else None
            piece, x, y = tile(board, space, now, changes.get(space.id), loss, rings.get(space.id, ""))
            piece.at_pixel(image, x, y)


def keep_frame(image: Image.Image, board: Layer) -> None:
    """Restore the frame where something was drawn across it."""
    if deep := kit.pixels(board.port.frame):
        for left, top, right, low in frame_boxes(*image.size, deep):
            box = round(left), round(top), round(right), round(low)
            image.paste(board.flat.crop(box), box)


def spaces_mask(
    size: tuple[int, int], port: Port, spaces: Collection[str], names: Mapping[str, str], margin: float = 0
) -> Image.Image:
    """The shapes of Spaces with their names and values, as a mask for a picture of that port."""
    mask = Image.new("1", size, 0)
    draw = ImageDraw.Draw(mask)
    for space in (s for s in current_board().spaces if s.id in spaces):
        for left, top, right, low in boxes_of(space, names[space.id]):
            a, b = port.at(left, top), port.at(right, low)
            draw.rounded_rectangle((*map(kit.pixels, a), *map(kit.pixels, b)), kit.pixels(12), fill=1)
        x, y = port.at(*PLACES[space.id])
        r = radius(space) + margin + 2
        box = (kit.pixels(x - r), kit.pixels(y - r), kit.pixels(x + r), kit.pixels(y + r))
        draw.rounded_rectangle(box, kit.pixels(r if space.kind == "person" else 12), fill=1)
    return mask
