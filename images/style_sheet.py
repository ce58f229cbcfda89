"""The style sheet: the elements of every picture, drawn by the code of the pictures. `docs/style-sheet.png`; its
explanation is in `docs/style-sheet.md`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from PIL import Image

from fronde.games.frondeurs.data import FACTIONS
from fronde.texts import Words
from images import kit
from images.eyes import BLINDNESS, distance, seen_colour
from images.frondeurs.geometry import ON_FACTION, SUITS
from images.frondeurs.inks import INKS
from images.frondeurs.pieces import band, cube, put_shield, seal
from images.kit import Gap, Ink, Size, Style

WIDTH = 1400
LEFT, RIGHT = 40, WIDTH - 40
GROUNDS = ("paper", "paper-2", "paper-3", "paper-light", "paper-deep", "face")
TEXT_INKS = ("ink", "ink-soft", "line", "rose", "mark")
"""Inks for text and lines on paper."""
SIGNS = ("orange", "green", "purple", "blue", "gold", "iron", "silver", "grey", "paper-edge")
"""Inks for areas: borders, tokens, icons."""
ROLES: tuple[kit.Role, ...] = ("caps", "bold", "name", "text", "italic")
SAMPLE = "Mazarin 1648"


def scale_of(scale: type) -> list[tuple[str, int]]:
    """The steps of a scale by name, the smallest first."""
    steps = [(name, step) for name, step in vars(scale).items() if name.isupper()]
    return sorted(steps, key=lambda pair: pair[1])


def style_sheet(words: Words) -> Image.Image:
    """The sheet in both styles, side by side, in full colour."""
    sheets = [one_style(style, words) for style in kit.STYLES]
    whole = Image.new("RGB", (WIDTH * len(sheets), max(sheet.height for sheet in sheets)))
    for place, sheet in enumerate(sheets):
        whole.paste(sheet, (place * WIDTH, 0))
    return whole


def one_style(style: Style, words: Words) -> Image.Image:
    """The sheet in one style."""
    parts: Sequence[tuple[str, Callable[[Image.Image, float, Words], float]]] = (
        ("Papers and inks", _inks),
        ("Type", _type),
        ("Distances", _distances),
        ("Icons", _icons),
        ("Factions", _factions),
    )
    with kit.looking(style, 1.0, inks=INKS):
        image = Image.new("RGBA", (WIDTH, 2400), (*kit.rgb("paper"), 255))
        kit.write(image, f"Style sheet: {style}", LEFT, 56, "caps", Size.FIGURE, "ink", "lm")
        top = 132.0
        for title, draw in parts:
            kit.write(image, title, LEFT, top, "caps", Size.LEAD, "rose", "lm")
            kit.panel(image, (LEFT, top + 20, RIGHT, top + 21), "line")
            top = draw(image, top + 20 + Gap.ROOMY, words) + Gap.BROAD
        return image.crop((0, 0, WIDTH, round(top))).convert("RGB")


def _inks(image: Image.Image, top: float, words: Words) -> float:
    """Grounds with the contrast of ink on them, and inks with their contrast on paper."""
    wide = (RIGHT - LEFT) / 6
    for place, ground in enumerate(GROUNDS):
        x = LEFT + place * wide
        kit.panel(image, (x, top, x + wide - Gap.SNUG, top + 72), ground, "line", 1, 6)
        kit.write(image, ground, x + Gap.EVEN, top + 24, "name", Size.LABEL, "ink", "lm")
        kit.write(image, _ratio("ink", ground), x + Gap.EVEN, top + 52, "text", Size.LABEL, "ink", "lm")
    top += 72 + Gap.ROOMY
    for place, ink in enumerate(TEXT_INKS):
        x = LEFT + place * (RIGHT - LEFT) / len(TEXT_INKS)
        kit.write(image, f"{ink} {_ratio(ink, 'paper')}", x, top, "bold", Size.BODY, ink, "lm")
    top += Gap.BROAD
    wide = (RIGHT - LEFT) / len(SIGNS)
    for place, ink in enumerate(SIGNS):
        x = LEFT + place * wide
        kit.panel(image, (x, top, x + wide - Gap.SNUG, top + 36), ink, "ink", 1, 6)
        kit.write(image, ink, x, top + 52, "text", Size.NOTE, "ink", "lm")
    return top + 62


def _ratio(ink: Ink, ground: Ink) -> str:
    return f"{kit.contrast(ink, ground):.1f} : 1"


def _type(image: Image.Image, top: float, words: Words) -> float:
    """Every size with its name, and every role in one size."""
    x, y = float(LEFT), top
    for name, size in scale_of(Size):
        text = f"{name.lower()} {size}"
        width = kit.text_width(text, "bold", size)
        if x + width > RIGHT:
            x, y = LEFT, y + Size.GIANT
        kit.write(image, text, x, y + 44, "bold", size, "ink", "ls")
        x += width + Gap.ROOMY
    y += 88
    for place, role in enumerate(ROLES):
        x = LEFT + place * (RIGHT - LEFT) / len(ROLES)
        kit.write(image, SAMPLE, x, y, role, Size.LEAD, "ink", "lm")
        kit.write(image, role, x, y + 30, "text", Size.NOTE, "ink-soft", "lm")
    return y + 42


def _distances(image: Image.Image, top: float, words: Words) -> float:
    """Every distance at its true width."""
    steps = scale_of(Gap)
    for place, (name, gap) in enumerate(steps):
        x = LEFT + place * (RIGHT - LEFT) / len(steps)
        kit.panel(image, (x, top, x + gap, top + 36), "mark")
        kit.write(image, f"{name.lower()} {gap}", x + gap + Gap.SNUG, top + 18, "text", Size.LABEL, "ink", "lm")
    return top + 40


def _icons(image: Image.Image, top: float, words: Words) -> float:
    """Every icon with its name."""
    across = 9
    wide, high = (RIGHT - LEFT) / across, 96
    for place, name in enumerate(kit.ICONS):
        x, y = LEFT + (place % across + 0.5) * wide, top + place // across * high + 24
        kit.put(image, kit.icon(name, 46, "ink"), x, y)
        kit.write(image, name, x, y + 44, "text", Size.NOTE, "ink", "mm")
    return top + -(-len(kit.ICONS) // across) * high


def _factions(image: Image.Image, top: float, words: Words) -> float:
    """Colour, suit, letter and pattern of each faction; then the colours with each colour blindness, and the perceived
    distance of the two closest of them."""
    wide = (RIGHT - LEFT) / 4
    for place, faction in enumerate(FACTIONS):
        x = LEFT + place * wide
        letter = words.say(f"picture-letter-{faction}")
        piece = band(faction, 60, 116, "paper", letter)
        image.paste(piece.image.convert("RGB"), (round(x), round(top)), piece.mask)
        kit.write(image, words.name("faction", faction), x + 74, top + 18, "caps", Size.BODY, "ink", "lm")
        on = f"{_ratio(ON_FACTION[faction], faction)} · {SUITS[faction]}"
        kit.write(image, on, x + 74, top + 46, "text", Size.LABEL, "ink", "lm")
        kit.put(image, cube(faction, 2), x + 94, top + 88)
        kit.put(image, seal(faction, 3), x + 148, top + 88)
        put_shield(image, faction, x + 196, top + 88)
    top += 116 + Gap.ROOMY
    for blindness in BLINDNESS:
        colours = {faction: seen_colour(kit.rgb(faction), blindness) for faction in FACTIONS}
        for place, faction in enumerate(FACTIONS):
            x = LEFT + 150 + place * 150
            kit.panel(image, (x, top, x + 142, top + 34), colours[faction], "ink", 1, 6)
        nearest = min(distance(kit.rgb(a), kit.rgb(b), blindness) for a, b in combinations(FACTIONS, 2))
        kit.write(image, blindness, LEFT, top + 17, "name", Size.BODY, "ink", "lm")
        kit.write(image, f"nearest two {nearest:.0f} apart", LEFT + 150 + 4 * 150 + Gap.WIDE, top + 17, "text",
                  Size.LABEL, "ink", "lm")  # fmt: skip
        top += 34 + Gap.SNUG
    return top
