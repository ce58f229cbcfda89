"""Moving pictures are made frame by frame: however long the game, two frames are in memory."""

from __future__ import annotations

import io
import weakref
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from fronde.core.errors import DataError
from images.kit import moving
from images.kit.moving import FRAME_MS, LAST_MS, moving_picture


def make_frame(number: int, width: int = 40) -> Image.Image:
    """A frame of few colours, a dot on it that wanders."""
    frame = Image.new("P", (width, 30), 7)
    frame.putpalette([n * 3 % 256 for n in range(3 * 60)])
    frame.paste(number % 50 + 8, (number % width, 3, number % width + 4, 9))
    return frame


def test_every_frame_reads_as_it_was_drawn_and_the_last_stands_longer() -> None:
    frames = [make_frame(n) for n in (0, 1, 1, 5, 6)]
    movie = Image.open(io.BytesIO(moving_picture(lambda _: iter(frames), [40])))
    durations = []
    for number, frame in enumerate(frames):
        movie.seek(number)
        durations.append(movie.info["duration"])
        image = ImageChops.difference(movie.convert("RGB"), frame.convert("RGB"))
        assert image.getbbox() is None, number
    assert durations == [FRAME_MS] * 4 + [LAST_MS], "a frame a turn, though nothing changes in it"
    assert movie.info["loop"] == 0


def test_no_more_than_two_frames_are_kept() -> None:
    references: list[weakref.ref[Image.Image]] = []
    most = 0

    def frames(width: int) -> Iterator[Image.Image]:
        nonlocal most
        for number in range(100):
            frame = make_frame(number, width)
            references.append(weakref.ref(frame))
            most = max(most, sum(one() is not None for one in references))
            yield frame

    assert moving_picture(frames, [40])
    assert most <= 3


def test_too_large_it_is_made_narrower_and_drawn_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    widths: list[int] = []

    def frames(width: int) -> Iterator[Image.Image]:
        for number in range(30):
            widths.append(width)
            yield make_frame(number, width)

    monkeypatch.setattr(moving, "MOST_BYTES", len(moving_picture(frames, [40])) + 10)
    widths.clear()
    movie = Image.open(io.BytesIO(moving_picture(frames, [4000, 40])))
    assert movie.width == 40 and widths.count(4000) < 30 == widths.count(40)
    with pytest.raises(DataError):
        moving_picture(frames, [4000])
