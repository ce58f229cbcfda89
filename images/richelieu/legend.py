"""The meaning of frames and fields."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Gap, Size
from images.manifest import View
from images.richelieu.inks import SEAT_COLOURS, SEAT_TINTS
from images.richelieu.measures import FOOT, LEFT
from images.richelieu.pieces import disc, marker, swatch
from images.richelieu.reading import seats_in


def draw_legend(image: Image.Image, view: View, words: Words) -> None:
    """The legend along the lower edge."""
    y = image.height - FOOT / 2 - 1
    x = float(LEFT)
    seat = seats_in(view)[0]
    entries: list[tuple[str, Image.Image]] = [
        ("key-scores" if view.get("over") else "key-lead", swatch(SEAT_COLOURS[seat], SEAT_COLOURS[seat])),
        ("key-level", swatch("paper-light", SEAT_COLOURS[seat], is_dashed=True)),
    ]
    if not view.get("over"):
        entries = [
            ("key-take", swatch("paper", "gold")),
            ("key-taken", swatch(SEAT_TINTS[seat], SEAT_COLOURS[seat])),
            ("key-disc", disc("", 30)),
            ("key-marker", marker(seat, 28)),
            ("key-new", marker(seat, 24, True)),
            *entries,
        ]
    for key, piece in entries:
        kit.put(image, piece, x + 18, y)
        x += 42 + kit.write(image, words.say(f"picture-{key}"), x + 42, y, "text", Size.BODY, "ink", "lm") + Gap.ROOMY
    kit.write(image, words.say("picture-key-missing"), x, y, "bold", Size.BODY, "rose", "lm")
