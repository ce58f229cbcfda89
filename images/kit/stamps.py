"""Stamps: pieces converted to the palette over their ground, ready to paste."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from images.kit.colours import Ink, rgb
from images.kit.looks import look
from images.kit.palettes import to_palette


@dataclass(frozen=True, slots=True)
class Stamp:
    """A piece in the palette with the mask of its pixels, None for all of them."""

    image: Image.Image
    mask: Image.Image | None = None

    def on(self, picture: Image.Image, x: float, y: float) -> None:
        """Paste with the upper left corner at (x, y)."""
        scale = look().scale
        self.at_pixel(picture, round(x * scale), round(y * scale))

    def at_pixel(self, picture: Image.Image, x: int, y: int) -> None:
        """Paste with the upper left corner at a pixel."""
        at = (x, y)
        if self.mask is None:
            picture.paste(self.image, at)
        else:
            picture.paste(self.image, at, self.mask)


OPAQUE = [0] * 6 + [255] * 250


def stamp(piece: Image.Image, ground: Image.Image | Ink) -> Stamp:
    """Convert an RGBA piece over its ground (an image of its size, or one colour) to a stamp."""
    under = ground if isinstance(ground, Image.Image) else Image.new("RGBA", piece.size, (*rgb(ground), 255))
    whole = Image.alpha_composite(under if under.mode == "RGBA" else under.convert("RGBA"), piece)
    return Stamp(to_palette(whole), piece.getchannel("A").point(OPAQUE).convert("1"))


Tile = tuple[Stamp, int, int]
"""A stamp, and the pixel of its upper left corner."""


def cut_tile(piece: Image.Image, picture: Image.Image, left: int = 0, top: int = 0) -> Tile:
    """The visible part of an RGBA piece over the picture behind it. (left, top): the pixel of the piece's corner."""
    box = piece.getbbox() or (0, 0, 1, 1)
    piece, left, top = piece.crop(box), left + box[0], top + box[1]
    return stamp(piece, picture.crop((left, top, left + piece.width, top + piece.height))), left, top


def lay_over(picture: Image.Image, piece: Image.Image, left: int = 0, top: int = 0) -> None:
    """Draw an RGBA piece on a palette picture. (left, top): the pixel of the piece's corner."""
    tile, x, y = cut_tile(piece, picture, left, top)
    tile.at_pixel(picture, x, y)
