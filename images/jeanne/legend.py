"""The key of the map, printed over England, where nobody fights."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.geometry import HEADER
from images.jeanne.inks import FOREIGN
from images.jeanne.pieces import Stand, badge, marker, pattern, sign
from images.kit import Size, Stamp

BOX = (14.0, HEADER + 12.0, 756.0, HEADER + 158.0)
KEYS = (
    "free", "garrison", "castle", "fortress", "foreign", "plundered", "banned", "whole", "port", "mountain", "changed",
    "battle",
)  # fmt: skip
COLUMN, ROW = 184.0, 46.0


def draw_legend(image: Image.Image, words: Words) -> None:
    """All signs of the map in three rows."""
    _legend(words).on(image, BOX[0], BOX[1])


@kit.cache(8)
def _legend(words: Words) -> Stamp:
    sheet = kit.clear(BOX[2] - BOX[0], BOX[3] - BOX[1])
    kit.panel(sheet, (0, 0, BOX[2] - BOX[0] - 1, BOX[3] - BOX[1] - 1), "paper-light", "line", 2, 10)
    for number, key in enumerate(KEYS):
        x, y = 6 + number % 4 * COLUMN, 6 + number // 4 * ROW
        kit.put(sheet, _piece(key), x + 24, y + 22)
        text = words.say(f"picture-key-{key}")
        kit.write(sheet, text, x + 48, y + 22, "text", Size.LABEL, "ink", "lm", COLUMN - 52)
    return kit.stamp(sheet, "paper-light")


def _piece(key: str) -> Image.Image:
    """What a line of the key explains, small enough for its row."""
    image = {
        "free": lambda: marker(Stand(), ""),
        "garrison": lambda: marker(Stand("france"), ""),
        "castle": lambda: marker(Stand("france", "castle"), ""),
        "fortress": lambda: marker(Stand("france", "fortress"), ""),
        "foreign": lambda: marker(Stand(FOREIGN), ""),
        "plundered": lambda: badge("flame", "fire", "white", 26),
        "banned": lambda: badge("cross", "white", "rose", 26),
        "port": lambda: sign("anchor", 26, "blue"),
        "mountain": lambda: sign("peak", 26, "ink-soft"),
        "changed": lambda: marker(Stand(changed=True), ""),
        "battle": lambda: badge("swords", "face", "rose", 34),
        "whole": _ground,
    }[key]()
    box = image.getbbox() or (0, 0, 1, 1)
    image = image.crop(box)
    most = kit.pixels(40)
    if max(image.size) > most:
        share = most / max(image.size)
        image = image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)
    return image


def _ground() -> Image.Image:
    """A piece of a province that is held whole."""
    image = kit.clear(38, 32)
    kit.panel(image, (0, 0, 37, 31), "france-tint", "france", 4, 3)
    lines = pattern("france", image.size, 11)
    image.paste((*kit.rgb("france"), 255), (0, 0), lines)
    return image
