"""The pieces on the board: heraldic figures, hearts, rings and dice."""

from __future__ import annotations

from PIL import Image, ImageChops

from images import kit
from images.kit import Ink
from images.mousquetaires.inks import BLACK, SEAT_COLOURS

LETTERS = {
    "dartagnan": "dA", "athos": "At", "aramis": "Ar", "porthos": "Po", "treville": "Tr", "milady": "Mi",
    "rochefort": "Ro",
}  # fmt: skip
LOZENGE = "M50 0 L94 50 L50 100 L6 50 Z"
CROSS = "M40 4 L60 4 L60 30 L88 30 L88 50 L60 50 L60 96 L40 96 L40 50 L12 50 L12 30 L40 30 Z"
CHECK = "M6 54 L22 38 L42 60 L80 12 L96 26 L44 92 Z"
_ROWS = "M0 62 L100 62 L100 68 L0 68 Z M0 75 L100 75 L100 81 L0 81 Z M0 88 L100 88 L100 94 L0 94 Z"
_PALES = " ".join(f"M{x} 60 L{x + 6} 60 L{x + 6} 100 L{x} 100 Z" for x in range(10, 100, 14))
_BENDS = " ".join(f"M{x} 60 L{x + 8} 60 L{x + 48} 100 L{x + 40} 100 Z" for x in range(-44, 100, 18))
_DOTS = " ".join(f"O{x} {y} 4" for y in (66, 78, 90) for x in range(14 + (y == 78) * 7, 100, 14))
_CHECKS = " ".join(
    f"M{x} {y} L{x + 10} {y} L{x + 10} {y + 10} L{x} {y + 10} Z"
    for row, y in enumerate((60, 70, 80, 90))
    for x in range(row % 2 * 10, 100, 20)
)
PATTERNS = {
    "dartagnan": _BENDS, "athos": _PALES, "aramis": _DOTS, "porthos": _ROWS, "treville": _CHECKS,
    "milady": "", "rochefort": "",
}  # fmt: skip
"""The pattern below the letters of each figure, so that figures differ in more than colour."""
PLACE_PATHS = {
    "paris": "M6 98 L6 22 L14 22 L14 14 L24 14 L24 22 L34 22 L34 40 L66 40 L66 22 L76 22 L76 14 L86 14 L86 22 L94 22 "
    "L94 98 L62 98 L62 78 C62 62 38 62 38 78 L38 98 Z",
    "louvre": kit.ICONS["crown"],
    "quest": "M26 8 L74 8 L96 36 L50 96 L4 36 Z",
    "la-rochelle": kit.ICONS["army"],
    "vieux-colombier": "M50 4 L98 44 L86 44 L86 96 L60 96 L60 66 L40 66 L40 96 L14 96 L14 44 L2 44 Z",
    "bastille": "M4 6 L18 6 L18 16 L28 16 L28 6 L42 6 L42 40 L58 40 L58 6 L72 6 L72 16 L82 16 L82 6 L96 6 L96 98 "
    "L62 98 L62 74 C62 60 38 60 38 74 L38 98 L4 98 Z",
    "richelieu": kit.ICONS["hat"],
    "milady-quarters": kit.ICONS["fleur"],
}
_HOLES = {
    "paris": "O50 54 9 M16 34 L24 34 L24 60 L16 60 Z M76 34 L84 34 L84 60 L76 60 Z",
    "quest": "M30 14 L70 14 L78 32 L22 32 Z M24 40 L76 40 L50 76 Z",
    "bastille": "M18 30 L26 30 L26 48 L18 48 Z M74 30 L82 30 L82 48 L74 48 Z",
}


def sign(name: str, size: float, ink: Ink) -> Image.Image:
    """The sign of a place, a check mark, or an icon of the kit."""
    if name == "check":
        return kit.sign((CHECK,), size, ink)
    if name in PLACE_PATHS and PLACE_PATHS[name] not in kit.ICONS.values():
        return kit.sign((PLACE_PATHS[name], _HOLES.get(name, "")), size, ink)
    same = next((icon for icon, path in kit.ICONS.items() if path == PLACE_PATHS.get(name)), name)
    return kit.icon(same, size, ink)


@kit.cache(256)
def figure(seat: str, size: float, new: bool = False, down: bool = False) -> Image.Image:
    """A musketeer or Rochefort as a shield, Milady as a lozenge: letters over a pattern. It has a halo if `new`; it is
    pale, with dark letters, if `down`."""
    path = LOZENGE if seat == "milady" else kit.ICONS["shield"]
    ground, halo = SEAT_COLOURS[seat], 8 if new else 0
    image = kit.clear(size + halo + 4, size + halo + 4)
    x, y = kit.middle(image)
    if new:
        kit.put(image, kit.paint(kit.shape_mask([path], size + 14, 4), "mark"), x, y)
    kit.put(image, kit.paint(kit.shape_mask([path], size, 4), BLACK), x, y)
    kit.put(image, kit.paint(kit.shape_mask([path], size * 0.95, 4), "white"), x, y)
    field = kit.shape_mask([path], size * 0.86, 4)
    kit.put(image, kit.paint(field, kit.blend(ground, "white", 0.3) if down else ground), x, y)
    if PATTERNS[seat]:
        lines = ImageChops.multiply(field, kit.shape_mask([PATTERNS[seat]], size * 0.86, 4))
        kit.put(image, kit.paint(lines, kit.blend(ground, "white", 0.1 if down else 0.3)), x, y)
    letters = y if seat == "milady" else y - size * 0.17
    kit.write(image, LETTERS[seat], x, letters, "bold", size * 0.42, BLACK if down else "white")
    return image


def question_mark(size: float) -> Image.Image:
    """A lozenge with a question mark, for Milady in an unknown place."""
    image = kit.clear(size + 4, size + 4)
    x, y = kit.middle(image)
    kit.put(image, kit.paint(kit.shape_mask([LOZENGE], size, 4), BLACK), x, y)
    kit.put(image, kit.paint(kit.shape_mask([LOZENGE], size * 0.9, 4), "paper-light"), x, y)
    kit.write(image, "?", x, y, "bold", size * 0.46, "ink")
    return image


def draw_absent(image: Image.Image, x: float, y: float, size: float) -> None:
    """A lozenge struck through: Milady is not here."""
    kit.put(image, kit.paint(kit.shape_mask([LOZENGE], size, 4), "line"), x, y)
    kit.put(image, kit.paint(kit.shape_mask([LOZENGE], size * 0.8, 4), "paper-light"), x, y)
    kit.write(image, "Mi", x, y, "bold", size * 0.42, "ink")
    half = size * 0.42
    kit.stroke(image, [(x - half, y + half), (x + half, y - half)], "rose", 3)


def draw_hearts(image: Image.Image, left: float, y: float, life: int, most: int, size: float, step: float) -> None:
    """Life points: filled hearts for those left, empty ones for those lost."""
    for at in range(most):
        ink: Ink = "rose" if at < life else "paper-edge"
        kit.put(image, kit.icon("hearts", size, ink), left + at * step, y)
        if at >= life:
            kit.put(image, kit.icon("hearts", size * 0.66, "paper-light"), left + at * step, y - 1)


def draw_tick(image: Image.Image, x: float, y: float, size: float, is_complete: bool, ground: Ink) -> None:
    """A ring, ticked if something is complete."""
    kit.put(image, kit.icon("coin", size, "green" if is_complete else "line"), x, y)
    if is_complete:
        kit.put(image, sign("check", size * 0.62, ground), x, y)
    else:
        kit.put(image, kit.icon("coin", size * 0.76, ground), x, y)


def draw_die(image: Image.Image, x: float, y: float, size: float, ink: Ink, text: str) -> None:
    """A die in a colour with a number or a letter."""
    half = size / 2
    kit.panel(image, (x - half, y - half, x + half, y + half), ink, BLACK, 2, size * 0.2)
    kit.write(image, text, x, y, "bold", size * 0.74, "white")
