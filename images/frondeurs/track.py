"""The Season Track."""

from __future__ import annotations

from typing import Any

from PIL import Image

from fronde.games.frondeurs.data import ENDS_ON
from fronde.texts import Words
from images import kit
from images.frondeurs.geometry import TITLE
from images.kit import Gap, Point, Size

_SEASONS = ("spring", "summer", "fall", "winter")
FIRST_YEAR = 1648
TRACK_LEFT, TRACK_STEP = 490, 51
TRACK_TOP, TRACK_LOW = TITLE + 22, TITLE + 64


def track_box(box: int) -> tuple[int, int, int, int]:
    """A box of the Season Track, on the sheet; there is a little more room before every year."""
    left = TRACK_LEFT + TRACK_STEP * box + (box // 4) * Gap.TIGHT
    return left, TRACK_TOP, left + TRACK_STEP - Gap.TIGHT, TRACK_LOW


def draw_track(image: Image.Image, words: Words) -> None:
    """The Season Track with its years, and the rolls that end the game."""
    for box, _ in enumerate(ENDS_ON):
        left, top, right, low = track_box(box)
        if box % 4 == 0:
            kit.write(image, str(FIRST_YEAR + box // 4), left, TITLE + 16, "name", Size.NOTE, "ink", "ls")
        kit.panel(image, (left, top, right, low), "paper-light", "line", 1, 4)
        if ENDS_ON[box]:
            kit.put(image, kit.icon("die", 15, "ink"), *track_die(box))
        for text, x, y, role, size in track_lines(box, words):
            kit.write(image, text, x, y, role, size, "ink", "ms")


def track_words(words: Words) -> list[Any]:
    return [words.say("picture-title"), *(track_lines(box, words) for box in range(len(ENDS_ON)))]


def track_die(box: int) -> Point:
    """The position of the die in a box in which the game may end."""
    return track_box(box)[0] + 11, TITLE + 53


def track_lines(box: int, words: Words) -> list[tuple[str, float, float, kit.Role, float]]:
    """The texts in a box of the track: (text, its middle, baseline, role, size)."""
    left, _, right, _ = track_box(box)
    middle = (left + right) / 2
    season = words.say(f"picture-{_SEASONS[box % 4]}")
    if ends := ENDS_ON[box]:
        die = words.say("picture-die-one") if ends == 1 else words.say("picture-die", most=ends)
        return [(season, middle, TITLE + 39, "name", Size.NOTE), (die, left + 33, TITLE + 59, "bold", Size.NOTE)]
    return [(season, middle, TITLE + 49, "name", Size.LABEL)]
