"""Finished pictures: a PNG small enough to post."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image

from images.kit.looks import look
from images.kit.palettes import coarse, resize
from images.kit.sheets import LARGE

MOST_BYTES = 500 * 1024


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: PNG bytes, its alt text (at most 1,024 characters), its size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


def finish(image: Image.Image, alt: str, width: int, level: int = 3) -> Picture:
    """The PNG of a picture: one in the palette is scaled to `width`, one in full colour keeps its width and loses its
    transparency. `level`: the compression level for a picture that is not large."""
    if image.mode != "P":
        return Picture(pack(image.convert("RGB")), alt, image.width, image.height)
    if image.width != width:
        image = resize(image, width)
    return Picture(encode(image, level), alt, image.width, image.height)


def encode(image: Image.Image, level: int = 3) -> bytes:
    """The PNG of a palette picture, under 500 KiB: large ones are compressed harder, with fewer colours if
    necessary."""
    now = look()
    if not now.is_packed:
        return pack(image.point(coarse(now.style, now.inks, 22)))
    large = image.width * image.height >= LARGE
    png = pack(image, level) if not large else b""
    if png and len(png) < MOST_BYTES:
        return png
    for apart, level in ((22, 7), (36, 9), (60, 9)):
        png = pack(image.point(coarse(now.style, now.inks, apart)), level)
        if len(png) < MOST_BYTES:
            break
    return png


def pack(image: Image.Image, level: int = 3) -> bytes:
    """The PNG of any picture; a BMP, which takes a tenth of the time, if the look is not `is_packed`."""
    out = io.BytesIO()
    if look().is_packed:
        image.save(out, "PNG", compress_level=level)
    else:
        image.save(out, "BMP")
    return out.getvalue()
