"""Moving pictures: a GIF of frames, of each only what differs from the one before."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence

from PIL import Image, ImageChops

from fronde.core.errors import DataError

MOST_BYTES = 8 * 1024 * 1024 - 1024
FRAME_MS, LAST_MS = 900, 6000
FREE = 255
"""The index no palette uses: pixels that stay as they are in the frame before."""


def moving_picture(draw: Callable[[int], Iterable[Image.Image]], widths: Iterable[int]) -> bytes:
    """A GIF under 8 MiB of the frames drawn at the first of some widths at which it fits; the last one stands longer.

    `draw` gives them all, in one palette of at most 255 colours. Raises DataError where none of the widths will do.
    """
    for width in widths:
        moving = _encode(list(draw(width)))
        if len(moving) <= MOST_BYTES:
            return moving
    raise DataError("a moving picture that fits in no width")


def in_one_palette(draw: Callable[[int], Image.Image], count: int) -> Iterator[Image.Image]:
    """So many frames drawn in full colour, all of one size, brought to 255 colours; those are found in a few of them,
    which are drawn twice, so that not all have to be kept in full colour."""
    samples = [draw(at * (count - 1) // 3) for at in range(4)]
    width, height = samples[0].size
    whole = Image.new("RGB", (width, height * len(samples)))
    for place, sample in enumerate(samples):
        whole.paste(sample, (0, place * height))
    palette = whole.quantize(FREE, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    for at in range(count):
        yield draw(at).quantize(palette=palette, dither=Image.Dither.NONE)


def _encode(frames: Sequence[Image.Image]) -> bytes:
    """The GIF: of each frame only the pixels that differ from the one before, the others left transparent."""
    shown = [frames[0], *(_difference(a, b) for a, b in itertools.pairwise(frames))]
    out = io.BytesIO()
    durations = [FRAME_MS] * (len(shown) - 1) + [LAST_MS]
    shown[0].save(
        out, "GIF", save_all=True, append_images=shown[1:], duration=durations, loop=0, disposal=1,
        transparency=FREE, optimize=False,
    )  # fmt: skip
    return out.getvalue()


def _difference(before: Image.Image, frame: Image.Image) -> Image.Image:
    a, b = (Image.frombytes("L", i.size, i.tobytes()) for i in (before, frame))
    same = ImageChops.difference(a, b).point([255] + [0] * 255)
    left = frame.copy()
    left.paste(FREE, (0, 0), same)
    return left
