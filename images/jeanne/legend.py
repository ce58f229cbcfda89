"""The legend: signs of the map over England, where nobody fights, and signs of the powers below their panels."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.geometry import HEADER, HEIGHT, KEY, LEGEND, WIDTH
from images.jeanne.inks import FOREIGN
from images.jeanne.pieces import CityState, badge, double, marker, pattern, sign
from images.jeanne.reading import letters_of
from images.kit import Gap, Ink, Size, Stamp

BOX = (LEGEND[0], HEADER + LEGEND[1], LEGEND[2], HEADER + LEGEND[3])
KEYS = (
    "free", "castle", "fortress", "garrison", "whole",
    "port", "mountain", "double", "foreign", "ground",
    "plundered", "banned", "changed", "battle", "road",
)  # fmt: skip
COLUMNS, ROW = 5, 50.0
OF_POWERS: tuple[tuple[str, str, Ink], ...] = (
    ("points", "crown", "gold"), ("due", "hourglass", "ink-soft"), ("money", "purse", "gold"),
    ("income", "", "ink-soft"), ("influence", "star", "purple"), ("hand", "cards", "ink-soft"),
    ("used", "used", "ink-soft"), ("hero", "flag", "rose"), ("cities", "town", "iron"), ("castles", "tower", "iron"),
    ("fortresses", "fort", "iron"), ("garrisons", "shield", "line"), ("best", "", "ink"), ("end", "die", "ink"),
)  # fmt: skip
"""The signs of the panels and the rounds: key, icon, ink."""


def draw_legend(image: Image.Image, words: Words) -> None:
    """The signs of the map in three rows, and those of the powers at the bottom of the board."""
    _legend(words).on(image, BOX[0], BOX[1])
    _strip(words).on(image, 0, HEIGHT - KEY)


@kit.cache(8)
def _legend(words: Words) -> Stamp:
    sheet = kit.clear(BOX[2] - BOX[0], BOX[3] - BOX[1])
    wide, high = BOX[2] - BOX[0] - 1, BOX[3] - BOX[1] - 1
    kit.panel(sheet, (0, 0, wide, high), "paper-light", "ink", 3, 10)
    kit.panel(sheet, (5, 5, wide - 5, high - 5), None, "line", 1, 7)
    columns = [{key: words.say(f"picture-key-{key}") for key in KEYS[at::COLUMNS]} for at in range(COLUMNS)]
    for size in (Size.LABEL, Size.NOTE, Size.FINE):
        rooms = [max(kit.text_width(text, "name", size) for text in texts.values()) + 46 for texts in columns]
        gap = (wide - 24 - sum(rooms)) / (COLUMNS - 1)
        if gap >= Gap.TIGHT:
            break
    x = 12.0
    for texts, room in zip(columns, rooms, strict=True):
        for row, (key, text) in enumerate(texts.items()):
            y = 6 + (row + 0.5) * ROW
            kit.put(sheet, _piece(key, words), x + 21, y)
            kit.write(sheet, text, x + 46, y, "name", size, "ink", "lm")
        x += room + gap
    return kit.stamp(sheet, "paper-light")


@kit.cache(8)
def _strip(words: Words) -> Stamp:
    """Signs with their meanings, in as many rows as needed."""
    sheet = kit.clear(WIDTH, KEY)
    x, y = float(Gap.EVEN), 20.0
    for key, icon, ink in OF_POWERS:
        text = words.say(f"picture-key-{key}")
        shade = "silver" if ink == "iron" and kit.look().style == "dark" else ink
        piece = sign(icon, 24, shade) if icon else _sample(key, letters_of("france", words))
        wide = kit.middle(piece)[0] * 2
        room = wide + Gap.TIGHT + kit.text_width(text, "name", Size.LABEL)
        if x + room > WIDTH - Gap.SNUG:
            x, y = float(Gap.EVEN), y + 36
        kit.put(sheet, piece, x + wide / 2, y)
        kit.write(sheet, text, x + wide + Gap.TIGHT, y, "name", Size.LABEL, "ink", "lm")
        x += room + Gap.WIDE
    return kit.stamp(sheet, "paper-deep")


def _sample(key: str, letters: str) -> Image.Image:
    """The sample of an income, or of the largest gain of a round."""
    image = kit.clear(28 if key == "income" else 58, 28)
    if key == "best":
        kit.panel(image, (0, 2, 26, 26), "france", "ink", 1, 4)
        kit.write(image, letters, 13, 14, "bold", Size.NOTE, "white")
    kit.write(
        image, "+7" if key == "income" else "+2", kit.middle(image)[0] * 2 - 14, 14, "bold", Size.LABEL, "ink-soft"
    )
    return image


def _piece(key: str, words: Words) -> Image.Image:
    """The sample of a legend entry, small enough for its row."""
    letters = letters_of("france", words)
    image = marker(CityState("france"), letters) if key == "garrison" else _PIECES[key]()
    box = image.getbbox() or (0, 0, 1, 1)
    image = image.crop(box)
    most = kit.pixels(42)
    if max(image.size) > most:
        share = most / max(image.size)
        image = image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)
    return image


def _ground(whole: bool) -> Image.Image:
    """A sample of an area that is held, as part of a province or as a whole one."""
    image = kit.clear(40, 32)
    kit.panel(image, (0, 0, 39, 31), "france-tint", "france" if whole else "wash", 4, 3)
    if whole:
        image.paste((*kit.blend("france", "france-tint", 1 / 3), 255), (0, 0), pattern("france", image.size, 11))
    return image


def _road() -> Image.Image:
    image = kit.clear(42, 16)
    kit.stroke(image, [(2.0, 8.0), (40.0, 8.0)], "ink-soft", 9)
    kit.stroke(image, [(2.0, 8.0), (40.0, 8.0)], "road", 6)
    return image


_PIECES: dict[str, Callable[[], Image.Image]] = {
    "free": lambda: marker(CityState(), ""),
    "castle": lambda: marker(CityState(works="castle"), ""),
    "fortress": lambda: marker(CityState(works="fortress"), ""),
    "foreign": lambda: marker(CityState(FOREIGN), ""),
    "plundered": lambda: badge("flame", "fire", "white", 30),
    "banned": lambda: badge("cross", "white", "rose", 30),
    "port": lambda: sign("anchor", 28, "blue"),
    "mountain": lambda: sign("peak", 28, "ink-soft"),
    "changed": lambda: marker(CityState(has_changed=True), ""),
    "battle": lambda: badge("swords", "face", "rose", 36),
    "ground": lambda: _ground(False),
    "whole": lambda: _ground(True),
    "double": lambda: double(24),
    "road": _road,
}
