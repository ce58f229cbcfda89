"""Shields, works and signs: each drawn once, and distinguished by shape, pattern and letters too."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from images import kit
from images.jeanne.inks import CHARGE, FOREIGN, ON
from images.kit import Ink, Sheet, Size, Stamp

SHAPES: dict[str, str] = {
    "anchor": "O50 14 13 M44 24 L56 24 L56 84 C70 82 80 74 84 62 L74 64 L90 44 L98 70 L92 66 C88 86 70 98 50 98 "
    "C30 98 12 86 8 66 L2 70 L10 44 L26 64 L16 62 C20 74 30 82 44 84 Z M28 34 L72 34 L72 44 L28 44 Z",
    "peak": "M2 94 L38 16 L54 50 L66 32 L98 94 Z",
    "flame": "M52 0 C62 22 88 40 88 66 C88 88 70 100 50 100 C30 100 12 88 12 66 C12 50 24 42 28 26 C36 32 40 38 40 46 "
    "C50 34 54 18 52 0 Z",
    "cross": "M36 4 L64 4 L56 44 L96 36 L96 64 L56 56 L64 96 L36 96 L44 56 L4 64 L4 36 L44 44 Z",
    "swords": "M2 2 L18 6 L62 54 L54 62 L8 18 Z M98 2 L82 6 L20 72 L28 80 L92 18 Z M58 66 L74 50 L80 56 L72 64 L94 86 "
    "L86 94 L64 72 L64 80 L54 72 Z M42 66 L26 50 L20 56 L28 64 L6 86 L14 94 L36 72 L36 80 L46 72 Z",
    "dove": "M4 40 C24 44 36 40 44 26 C48 12 58 4 72 2 C70 16 70 26 64 34 C74 30 84 32 88 40 L98 44 L88 50 C86 72 66 "
    "84 40 78 L16 92 L22 74 C14 66 6 54 4 40 Z",
    "tower": "M14 6 L30 6 L30 18 L42 18 L42 6 L58 6 L58 18 L70 18 L70 6 L86 6 L86 36 L78 42 L78 96 L60 96 L60 76 "
    "C60 64 40 64 40 76 L40 96 L22 96 L22 42 L14 36 Z",
    "fort": "M0 30 L10 30 L10 38 L18 38 L18 30 L28 30 L28 46 L34 46 L34 12 L40 12 L40 20 L47 20 L47 12 L53 12 L53 20 "
    "L60 20 L60 12 L66 12 L66 46 L72 46 L72 30 L82 30 L82 38 L90 38 L90 30 L100 30 L100 96 L60 96 L60 78 "
    "C60 66 40 66 40 78 L40 96 L0 96 Z",
    "town": "M2 52 L22 30 L34 44 L34 30 L50 2 L66 30 L66 44 L78 30 L98 52 L94 52 L94 94 L56 94 L56 74 "
    "C56 66 44 66 44 74 L44 94 L6 94 L6 52 Z",
    "hourglass": "M14 2 L86 2 L86 14 L78 14 C78 36 62 42 58 50 C62 58 78 64 78 86 L86 86 L86 98 L14 98 L14 86 L22 86 "
    "C22 64 38 58 42 50 C38 42 22 36 22 14 L14 14 Z",
    "used": "M6 22 L52 8 L72 78 L26 94 Z M60 10 L92 20 L78 84 L74 82 Z",
    "cloud": "O28 46 20 O52 34 24 O74 48 18 M20 44 L80 44 L82 64 L18 64 Z M28 72 L36 72 L28 96 L20 96 Z "
    "M50 72 L58 72 L50 96 L42 96 Z M72 72 L80 72 L72 96 L64 96 Z",
    "skull": "M50 4 C78 4 92 22 90 46 C90 58 82 64 76 70 L76 92 L62 92 L62 84 L55 84 L55 92 L45 92 L45 84 L38 84 "
    "L38 92 L24 92 L24 70 C18 64 10 58 10 46 C8 22 22 4 50 4 Z",
}
_HOLES = {
    "anchor": "O50 14 6",
    "hourglass": "M30 14 L70 14 C69 26 64 32 60 36 L40 36 C36 32 31 26 30 14 Z",
    "used": "M22 40 L40 35 L57 30 C62 48 58 62 48 72 C36 68 26 58 22 40 Z",
    "skull": "O34 48 11 O66 48 11",
    "flame": "M50 52 C56 66 66 70 64 82 C60 94 40 94 36 82 C36 72 46 66 50 52 Z",
}


def sign(name: str, size: float, ink: Ink, outline: Ink | None = None) -> Image.Image:
    """A sign of this game, or an icon of the kit, as RGBA."""
    if name not in SHAPES:
        return kit.icon(name, size, ink, outline)
    return kit.sign((SHAPES[name], _HOLES.get(name, "")), size, ink)


@kit.cache(1024)
def sign_on(ground: Ink, name: str, size: float, ink: Ink) -> Stamp:
    """A sign on a ground of one colour."""
    return kit.stamp(sign(name, size, ink), ground)


# --- patterns ---


def pattern(seat: str, size: tuple[int, int], step: float) -> Image.Image:
    """A power's pattern as an L mask of this size in pixels, its lines `step` units apart: Navarre crossed lines,
    France dots, England level lines, Brittany crosses, Burgundy slanting lines, Flanders upright lines."""
    fine, scale = 2, kit.look().scale
    gap = max(4, round(step * scale * fine))
    thick = max(2, round(gap * 0.26))
    wide, high = size[0] * fine, size[1] * fine
    mask = Image.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(mask)
    if seat == "angleterre":
        for y in range(gap // 2, high, gap):
            draw.line((0, y, wide, y), 255, thick)
    elif seat == "flandres":
        for x in range(gap // 2, wide, gap):
            draw.line((x, 0, x, high), 255, thick)
    elif seat in ("bourgogne", "navarre", FOREIGN):
        for x in range(-high, wide + high, gap + gap // 3):
            draw.line((x, high, x + high, 0), 255, thick)
            if seat != "bourgogne":
                draw.line((x, 0, x + high, high), 255, thick)
    else:
        _strew(draw, seat, (wide, high), gap, thick)
    return mask.reduce(fine)


def _strew(draw: ImageDraw.ImageDraw, seat: str, size: tuple[int, int], gap: int, thick: int) -> None:
    """Dots or small crosses in rows, each row shifted against the one before."""
    for row, y in enumerate(range(gap // 2, size[1] + gap, gap)):
        for x in range(gap // 2 - row % 2 * (gap // 2), size[0] + gap, gap):
            if seat == "france":
                draw.ellipse((x - thick, y - thick, x + thick, y + thick), 255)
            else:
                draw.line((x, y - thick * 1.4, x, y + thick * 1.4), 255, thick)
                draw.line((x - thick * 1.4, y, x + thick * 1.4, y), 255, thick)


# --- shields ---


@kit.cache(512)
def shield(seat: str, size: float, letters: str = "") -> Image.Image:
    """A power's shield: its colour, its letters, and its pattern in the lower part."""
    mask = kit.icon_mask("shield", size)
    image = kit.icon("shield", size, seat, "black" if kit.look().style == "light" else "ink", 3).copy()
    foot = pattern(seat, mask.size, max(4.2, size / 9))
    below = Image.new("L", mask.size, 0)
    top = 0.56 if letters else 0.0
    below.paste(255, (0, round(mask.height * top), mask.width, mask.height))
    foot = ImageChops.multiply(ImageChops.multiply(foot, below), mask)
    image.paste((*kit.rgb(CHARGE[seat]), 255), (0, 0), foot)
    if letters:
        x, y = kit.middle(image)
        kit.write(image, letters, x, y - size * 0.15, "bold", size * 0.56, ON[seat])
    return image


@kit.cache(128)
def shield_on(ground: Ink, seat: str, size: float, letters: str = "") -> Stamp:
    """A power's shield on a ground of one colour."""
    return kit.stamp(shield(seat, size, letters), ground)


class _Marker(Sheet):
    """A sheet for rings around a city that leave the ground inside them as it is."""

    def ring(self, radius: float, ink: Ink | None) -> None:
        """A disc around the middle; without an ink, a hole."""
        a, b = self._at(-radius, -radius), self._at(radius, radius)
        self.draw.ellipse((*a, b[0] - 1, b[1] - 1), fill=(*kit.rgb("face"), 0) if ink is None else (*kit.rgb(ink), 255))

    def gap(self, angle: float, radius: float) -> None:
        """Cut a gap into a ring."""
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        a, b = self._at(x - 5, y - 5), self._at(x + 5, y + 5)
        self.draw.ellipse((*a, *b), fill=(*kit.rgb("face"), 0))


class CityState(NamedTuple):
    """The state of a city as its marker shows it."""

    owner: str = ""
    works: str = ""
    is_plundered: bool = False
    is_banned: bool = False
    has_changed: bool = False
    ring: str = ""
    """The ink of its ring, possibly followed by ":dashed"; "" for none."""


HALF = (46.0, 44.0)
"""Half the size of the box a marker is drawn in."""
DARK = kit.INKS["black"]


@kit.cache(1024)
def marker(stand: CityState, letters: str) -> Image.Image:
    """A city's marker: a town, a castle with one tower or a fortress with three, behind the shield of its holder."""
    sheet = _Marker(*HALF)
    if stand.has_changed or stand.ring:
        _draw_ring(sheet, stand)
    if stand.works:
        for tower in _TOWERS[stand.works]:
            _draw_tower(sheet, *tower)
        if not stand.owner:
            sheet.box(-5, 8, 5, 24, DARK, 4)
    else:
        draw_town(sheet, wide=bool(stand.owner))
    image = sheet.finish()
    x, y = kit.middle(image)
    if stand.owner == FOREIGN:
        kit.put(image, _foreigners(), x, y + (6 if stand.works else 2))
    elif stand.owner:
        kit.put(image, shield(stand.owner, 38 if stand.works else 42, letters), x, y + (8 if stand.works else 2))
    if stand.is_plundered:
        kit.put(image, badge("flame", "fire", "white", 24), x + 20, y + 18)
    if stand.is_banned:
        kit.put(image, badge("cross", "white", "rose", 24), x - 20, y + 18)
    return image


def draw_town(sheet: Sheet, *, wide: bool) -> None:
    """A church between houses; `wide`: with gaps, so that the houses are visible beside a shield."""
    aside = 5.0 if wide else 0.0
    for left, right, eaves, ridge in ((-22, -8, 2, -8), (7, 23, 1, -9)):
        shift = -aside if left < 0 else aside
        _draw_house(sheet, left + shift, right + shift, eaves, ridge, "roof")
    _draw_house(sheet, -8, 8, -5, -26 if wide else -24, "slate")
    sheet.box(-2.4, 3, 2.4, 14, DARK, 2)


def _draw_house(sheet: Sheet, left: float, right: float, eaves: float, ridge: float, roof: Ink) -> None:
    """The front of a house with its roof, in outline."""
    low, middle = 14.0, (left + right) / 2
    sheet.box(left - 0.5, eaves, right + 0.5, low + 1.5, DARK)
    sheet.polygon([(left - 4, eaves + 1.5), (middle, ridge - 2.5), (right + 4, eaves + 1.5)], DARK)
    sheet.box(left + 1, eaves, right - 1, low, "stone")
    sheet.polygon([(left - 1.4, eaves), (middle, ridge), (right + 1.4, eaves)], roof)


_TOWERS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "castle": ((-27, 2, 27, 25), (-15, -27, 15, 25)),
    "fortress": ((-22, 0, 22, 25), (-30, -14, -14, 26), (14, -14, 30, 26), (-14, -28, 14, 25)),
}
"""Walls and towers: left, top, right, low."""


def _draw_tower(sheet: Sheet, left: float, top: float, right: float, low: float) -> None:
    """A tower or wall with battlements, its shaded side on the right."""
    wide = right - left
    sheet.box(left - 1.8, top + 4, right + 1.8, low + 1.8, DARK)
    merlons = 5 if wide > 40 else 3 if wide > 20 else 2
    gap = wide / (merlons * 2 - 1)
    for at in range(merlons):
        x = left + at * 2 * gap
        sheet.box(x - 1.8, top - 1.8, x + gap + 1.8, top + 8, DARK)
        sheet.box(x, top, x + gap, top + 9, "stone")
    sheet.box(left, top + 6, right, low, "stone")
    sheet.box(right - wide * 0.24, top + 6, right, low, kit.blend(DARK, "stone", 0.33))


def _draw_ring(sheet: _Marker, stand: CityState) -> None:
    """A ring around a city that has changed or may be chosen or reached, dashed or solid."""
    ink, _, dashes = (stand.ring or "mark").partition(":")
    wide = 37.0 if stand.works else 33.0
    for radius, colour in ((wide, "face"), (wide - 1.2, ink), (wide - 5.6, "face"), (wide - 6.6, None)):
        sheet.ring(radius, colour)
    if dashes:
        for turn in range(10):
            sheet.gap(turn * math.pi / 5, wide - 3)


@kit.cache(8)
def _foreigners() -> Image.Image:
    """Foreign troops: a lozenge with a cross."""
    sheet = Sheet(24, 24)
    for reach, ink in ((23.0, kit.INKS["black"]), (20.5, "white"), (18.0, FOREIGN)):
        sheet.polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)], ink)
    image = sheet.finish()
    kit.put(image, sign("cross", 20, "white"), *kit.middle(image))
    return image


@kit.cache(64)
def badge(name: str, ground: Ink, ink: Ink, size: float = 22) -> Image.Image:
    """A sign on a small disc."""
    half = size / 2 + 1
    image = kit.discs((half, kit.INKS["black"]), (half - 1.5, ground))
    kit.put(image, sign(name, size * 0.72, ink), *kit.middle(image))
    return image


@kit.cache(64)
def die(pips: int, size: float, ground: Ink = "white", ink: Ink = "black") -> Image.Image:
    """A die with this number of pips; 0 for one that has not been rolled."""
    half = size / 2
    sheet = Sheet(half + 1, half + 1)
    sheet.box(-half, -half, half, half, kit.INKS["black"], size * 0.18)
    sheet.box(-half + 1.5, -half + 1.5, half - 1.5, half - 1.5, ground, size * 0.16)
    far = size * 0.26
    spots = {
        1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
        5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
        6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
    }  # fmt: skip
    for x, y in spots.get(pips, ()):
        sheet.disc(x * far, y * far, size * 0.1, ink)
    image = sheet.finish()
    if not pips:
        kit.write(image, "?", *kit.middle(image), "bold", size * 0.7, ink)
    return image


def double(size: float) -> Image.Image:
    """A crown with "×2", the sign of a province worth two throne points."""
    image = kit.clear(size * 2, size + 2)
    kit.panel(image, (0, 0, size * 2 - 1, size + 1), "face", "line", 1, size * 0.3)
    kit.put(image, kit.icon("crown", size * 0.76, "gold", "black", 2), size * 0.56, size * 0.5)
    kit.write(image, "×2", size * 1.46, size * 0.55, "bold", size * 0.8, "rose")
    return image


CARD = (150.0, 206.0)


@kit.cache(128)
def card(kind: str, name: str, value: int, yellow: bool, note: str = "") -> Image.Image:
    """A battle card: its name at the top, its value or its sign in the middle, a note on a strip."""
    image = kit.clear(*CARD)
    ground: Ink = "flandres" if yellow else "angleterre"
    kit.panel(image, (0, 0, CARD[0] - 1, CARD[1] - 1), kit.INKS["black"], None, 1, 12)
    kit.panel(image, (3, 3, CARD[0] - 4, CARD[1] - 4), "face", None, 1, 10)
    kit.panel(image, (3, 3, CARD[0] - 4, 52), ground, None, 1, 10, (True, True, False, False))
    ink: Ink = kit.INKS["black"] if yellow else "white"
    size = kit.shrink(name, "bold", Size.BODY, CARD[0] - 14, Size.NOTE)
    kit.write(image, name, CARD[0] / 2, 28, "bold", size, ink, room=CARD[0] - 10)
    if value:
        kit.write(image, str(value), CARD[0] / 2, 116, "bold", Size.GIANT, "ink")
    else:
        kit.put(image, sign(_CARD_SIGNS.get(kind, "star"), 76, "ink"), CARD[0] / 2, 112)
    if note:
        kit.panel(image, (3, CARD[1] - 36, CARD[0] - 4, CARD[1] - 4), "iron", None, 1, 10, (False, False, True, True))
        kit.write(image, note, CARD[0] / 2, CARD[1] - 20, "name", Size.LABEL, "white", room=CARD[0] - 12)
    return image


_CARD_SIGNS = {
    "engineer": "tower", "traitor": "key-silver", "sign-of-god": "cross", "retreat": "flag", "plunderers": "flame",
    "ambassador": "crown",
}  # fmt: skip


@kit.cache(16)
def card_back(note: str) -> Image.Image:
    """A card back with a note, for cards of which only the number is known."""
    image = kit.clear(*CARD)
    kit.panel(image, (0, 0, CARD[0] - 1, CARD[1] - 1), kit.INKS["black"], None, 1, 12)
    kit.panel(image, (3, 3, CARD[0] - 4, CARD[1] - 4), "paper-light", None, 1, 10)
    kit.panel(image, (12, 12, CARD[0] - 13, CARD[1] - 13), None, "line", 2, 6)
    kit.put(image, kit.icon("fleur", 76, kit.blend("ink", "paper-light", 0.35)), CARD[0] / 2, 88)
    kit.write(image, note, CARD[0] / 2, 166, "bold", Size.HEAD, "ink", room=CARD[0] - 26)
    return image
