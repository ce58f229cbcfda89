"""The meaning of the signs on the board."""

from __future__ import annotations

from PIL import Image

from fronde.games.mousquetaires.data import SKILLS
from fronde.texts import Words
from images import kit
from images.kit import Ink, Size
from images.mousquetaires.inks import BLACK, CARDINAL

LINE, KEY_W, KEY_H, APART = 27.0, 24.0, 19.0, 12.0
KEYS: tuple[tuple[str, Ink, Ink, str], ...] = (
    ("upgrade", "face", "gold", ""), ("adversary", BLACK, "gold", "?"), ("trap", CARDINAL, "gold", "?"),
    ("changed", "face", "mark", ""),
)  # fmt: skip
"""The signs: (name, ground, edge, text on it)."""


def draw_legend(image: Image.Image, words: Words, left: float, right: float, y: float) -> None:
    """The codes of the skills on one line, and the signs on the line below."""
    skills = [(words.say("picture-code", skill=skill), words.name("skill", skill)) for skill in SKILLS]
    x = left
    for code, name in skills:
        x += kit.write(image, code, x, y, "bold", Size.LABEL, "ink", "lm") + 5
        x += kit.write(image, name, x, y, "text", Size.LABEL, "ink", "lm", right - x) + APART
    x, y = left, y + LINE
    for key, ground, edge, sign in KEYS:
        kit.panel(image, (x, y - KEY_H / 2, x + KEY_W, y + KEY_H / 2), ground, edge, 4, 5)
        kit.write(image, sign, x + KEY_W / 2, y, "bold", Size.NOTE, "white")
        text = words.say(f"picture-legend-{key}")
        x += KEY_W + 5
        x += kit.write(image, text, x, y, "text", Size.LABEL, "ink", "lm", right - x) + APART
