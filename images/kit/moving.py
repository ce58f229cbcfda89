"""Moving pictures: a GIF that stores of each frame only the difference from the one before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

from fronde.core.errors import DataError

MOST_BYTES = 8 * 1024 * 1024 - 1024
FRAME_MS, LAST_MS = 900, 6000
FREE = 255
"""The index no palette uses: pixels unchanged from the frame before."""


def moving_picture(draw: Callable[[int], Iterable[Image.Image]], widths: Iterable[int]) -> bytes:
    """A GIF under 8 MiB of the frames, drawn at the first of some widths at which it fits; the last frame stays longer.

    `draw` yields the frames in order, in one palette of at most 255 colours; only two are kept at a time. Raises
    DataError if it fits at no width.
    """
    for width in widths:
        moving = _encode(draw(width))
        if moving is not None:
            return moving
    raise DataError("a moving picture that fits in no width")


def in_one_palette(draw: Callable[[int], Image.Image], count: int) -> Iterator[Image.Image]:
    """`count` frames of one size, in one palette. Full-colour frames are reduced to 255 colours, chosen from a few of
    them, which are drawn twice, so that not all have to be kept in full colour."""
    first = draw(0)
    if first.mode == "P":
        yield first
        yield from map(draw, range(1, count))
        return
    samples = [first, *(draw(at * (count - 1) // 3) for at in range(1, 4))]
    width, height = samples[0].size
    whole = Image.new("RGB", (width, height * len(samples)))
    for place, sample in enumerate(samples):
        whole.paste(sample, (0, place * height))
    palette = whole.quantize(FREE, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    for at in range(count):
        yield draw(at).quantize(palette=palette, dither=Image.Dither.NONE)


def _encode(frames: Iterable[Image.Image]) -> bytes | None:
    """The GIF: of each frame only the box that differs from the one before, with unchanged pixels transparent. None
    once it grows too large."""
    out = bytearray()
    before: Image.Image | None = None
    image, place = None, (0, 0)
    for frame in frames:
        out += _header(frame) if before is None else _frame(image, place, FRAME_MS)
        if len(out) > MOST_BYTES:
            return None
        image, place = (frame, (0, 0)) if before is None else _difference(before, frame)
        before = frame
    out += _frame(image, place, LAST_MS) + b";"
    return bytes(out) if len(out) <= MOST_BYTES else None


def _header(frame: Image.Image) -> bytes:
    """The beginning of the file: the size, 256 colours, and an endless loop."""
    first = Image.new("P", frame.size)
    first.putpalette((frame.getpalette() or []) + [0] * (768 - len(frame.getpalette() or [])))
    return b"".join(getheader(first, info={"loop": 0})[0])


def _frame(image: Image.Image | None, place: tuple[int, int], duration: int) -> bytes:
    """A piece of a frame as stored in the file."""
    if image is None:
        return b""
    return b"".join(getdata(image, place, duration=duration, disposal=1, transparency=FREE))


def _difference(before: Image.Image, frame: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The differing box and its position; one pixel for equal frames."""
    change = ImageChops.difference(_as_numbers(before), _as_numbers(frame))
    box = change.getbbox() or (0, 0, 1, 1)
    image = frame.crop(box)
    image.paste(FREE, (0, 0), change.crop(box).point([255] + [0] * 255))
    return image, box[:2]


def _as_numbers(frame: Image.Image) -> Image.Image:
    """A frame's indices as an image of their own."""
    return Image.frombytes("L", frame.size, frame.tobytes())
