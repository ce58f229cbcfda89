"""What every board is drawn with: palette, paper, fonts, icons as vector paths, stamps.

A picture is drawn in palette mode. Whatever needs smooth edges is made once in full colour, laid over the ground it
will stand on, brought to the palette, and kept as a `Stamp`; a picture is then nothing but pasting.

Measures are units: one pixel in a picture of the size it was designed for. `looking(style, scale)` says what inks have
which colours, light or dark, and how many pixels a unit is; everything that is drawn and kept knows both.
"""

from __future__ import annotations

import contextlib
import io
import itertools
import math
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Any, Literal, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from PIL import Image, ImageDraw, ImageFilter, ImageFont

Colour = tuple[int, int, int]
Point = tuple[float, float]
Ink = Colour | str
"""A colour, or its name in INKS."""
Role = Literal["text", "name", "bold", "italic", "caps"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: PNG bytes, its alt text (at most 1,024 characters), its size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


# --- Scales ---------------------------------------------------------------------------------------------------------


class Size:
    """The sizes of type, in units: every step a fifth larger than the one before."""

    FINE = 14
    NOTE = 17
    LABEL = 20
    BODY = 24
    LEAD = 29
    HEAD = 35
    TITLE = 42
    FIGURE = 50
    GIANT = 72


class Gap:
    """The distances between things, in units."""

    HAIR = 2
    TIGHT = 4
    SNUG = 8
    EVEN = 12
    WIDE = 16
    ROOMY = 24
    BROAD = 32


# --- Looks -----------------------------------------------------------------------------------------------------------

Style = Literal["light", "dark"]


class Look(NamedTuple):
    """How to draw: colours, pixels a unit, and what tells one edition of a game's data from another."""

    style: Style = "light"
    scale: float = 1.0
    edition: str = ""


PLAIN_LOOK = Look()
_LOOK: ContextVar[Look] = ContextVar("look", default=PLAIN_LOOK)
P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)


class Kept(Protocol[P, R_co]):
    """A function whose answers are kept."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def cache_clear(self) -> None: ...


def look() -> Look:
    """How things are drawn now."""
    return _LOOK.get()


@contextlib.contextmanager
def looking(style: Style | None = None, scale: float | None = None, edition: str | None = None) -> Iterator[Look]:
    """Draw in this style, scale and edition for a while; what is None stays as it is."""
    now = _LOOK.get()
    token = _LOOK.set(Look(style or now.style, scale or now.scale, now.edition if edition is None else edition))
    try:
        yield _LOOK.get()
    finally:
        _LOOK.reset(token)


def kept(maxsize: int) -> Callable[[Callable[P, R_co]], Kept[P, R_co]]:
    """An `lru_cache` for what is drawn: each look has its own."""

    def keep(function: Callable[P, R_co]) -> Kept[P, R_co]:
        @lru_cache(maxsize=maxsize)
        def by_look(_: Look, args: Any, kwargs: Any) -> R_co:
            return function(*args, **dict(kwargs))

        @wraps(function)
        def asked(*args: P.args, **kwargs: P.kwargs) -> R_co:
            return by_look(_LOOK.get(), args, tuple(kwargs.items()))

        asked.cache_clear = by_look.cache_clear  # type: ignore[attr-defined]
        return cast("Kept[P, R_co]", asked)

    return keep


# --- Palette ---------------------------------------------------------------------------------------------------------

INKS: dict[str, Colour] = {
    "paper": (241, 230, 206),
    "paper-2": (238, 226, 200),
    "paper-3": (235, 222, 194),
    "paper-light": (249, 242, 225),
    "paper-deep": (231, 216, 184),
    "paper-edge": (206, 183, 138),
    "face": (253, 249, 238),
    "ink": (38, 29, 20),
    "ink-soft": (92, 74, 54),
    "line": (112, 92, 66),
    "white": (255, 255, 255),
    "black": (38, 29, 20),
    "on-ink": (255, 255, 255),
    "on-mark": (255, 255, 255),
    "orange": (236, 160, 74),
    "green": (46, 110, 62),
    "purple": (112, 58, 128),
    "blue": (42, 98, 166),
    "gold": (222, 172, 36),
    "rose": (176, 40, 84),
    "iron": (70, 74, 80),
    "silver": (190, 196, 202),
    "grey": (128, 130, 134),
    "mark": (0, 110, 103),
    "condeean": (33, 31, 30),
    "cabalist": (28, 74, 152),
    "retzist": (170, 34, 30),
    "mazarinist": (232, 184, 28),
    "condeean-tint": (208, 202, 194),
    "cabalist-tint": (200, 215, 238),
    "retzist-tint": (243, 205, 196),
    "mazarinist-tint": (250, 232, 168),
}
"""The light style: old paper. "black" and "white" are the same in every style; "on-ink" and "on-mark" are what is
written on those two."""

DARK: dict[str, Colour] = {
    **INKS,
    "paper": (34, 31, 29),
    "paper-2": (37, 34, 31),
    "paper-3": (40, 36, 33),
    "paper-light": (54, 49, 44),
    "paper-deep": (25, 23, 22),
    "paper-edge": (84, 74, 58),
    "face": (66, 60, 54),
    "ink": (240, 229, 206),
    "ink-soft": (176, 160, 134),
    "line": (158, 139, 108),
    "orange": (190, 112, 40),
    "green": (98, 178, 112),
    "purple": (178, 124, 200),
    "blue": (104, 160, 226),
    "rose": (236, 112, 156),
    "mark": (72, 208, 192),
    "on-ink": (30, 26, 22),
    "on-mark": (20, 26, 26),
    "condeean": (14, 13, 13),
    "cabalist": (40, 92, 180),
    "retzist": (184, 42, 36),
    "condeean-tint": (96, 92, 88),
    "cabalist-tint": (40, 62, 104),
    "retzist-tint": (106, 44, 40),
    "mazarinist-tint": (112, 92, 32),
}
"""The dark style: the same inks by candlelight."""
STYLES: dict[Style, dict[str, Colour]] = {"light": INKS, "dark": DARK}


def rgb(ink: Ink) -> Colour:
    """A colour by name in the style of the moment, or itself."""
    return STYLES[_LOOK.get().style][ink] if isinstance(ink, str) else ink


def blend(a: Ink, b: Ink, share: float) -> Colour:
    """`share` of a over b."""
    return _blended(rgb(a), rgb(b), share)


def _blended(one: Colour, two: Colour, share: float) -> Colour:
    return (
        round(one[0] * share + two[0] * (1 - share)),
        round(one[1] * share + two[1] * (1 - share)),
        round(one[2] * share + two[2] * (1 - share)),
    )


def contrast(a: Ink, b: Ink) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    one, two = sorted((_luminance(rgb(a)), _luminance(rgb(b))))
    return (two + 0.05) / (one + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


_RAMPS: tuple[tuple[str, str, int], ...] = (
    ("ink", "paper", 7),
    ("ink", "face", 7),
    ("ink", "paper-deep", 4),
    ("ink", "orange", 4),
    ("black", "mazarinist", 5),
    ("on-ink", "ink", 6),
    ("on-mark", "mark", 4),
    ("ink", "mazarinist-tint", 3),
    ("ink", "condeean-tint", 3),
    ("ink", "cabalist-tint", 3),
    ("ink", "retzist-tint", 3),
    ("black", "gold", 3),
    ("ink", "paper-light", 4),
    ("ink", "condeean", 3),
    ("ink", "silver", 3),
    ("white", "condeean", 6),
    ("white", "cabalist", 6),
    ("white", "retzist", 6),
    ("white", "mark", 5),
    ("line", "paper", 6),
    ("ink-soft", "paper", 5),
    ("ink-soft", "face", 4),
    ("rose", "paper", 5),
    ("rose", "face", 3),
    ("mark", "paper", 5),
    ("iron", "face", 3),
    ("iron", "orange", 3),
    ("orange", "paper", 3),
    ("orange", "face", 3),
    ("green", "paper", 3),
    ("green", "face", 3),
    ("purple", "paper", 3),
    ("purple", "face", 3),
    ("blue", "paper", 3),
    ("blue", "face", 3),
    ("gold", "paper", 3),
    ("gold", "face", 3),
    ("cabalist", "face", 4),
    ("cabalist", "paper", 4),
    ("cabalist", "orange", 3),
    ("retzist", "face", 4),
    ("retzist", "paper", 4),
    ("retzist", "orange", 3),
    ("mazarinist", "face", 4),
    ("mazarinist", "paper", 4),
    ("mazarinist", "orange", 3),
    ("condeean", "orange", 3),
    ("paper-edge", "paper", 4),
    ("paper-deep", "paper", 3),
    ("silver", "iron", 3),
)


@dataclass(frozen=True, slots=True)
class _Palette:
    """The at most 255 colours of a style; every picture of every game uses these. The 256th stays free."""

    colours: list[Colour]
    flat: bytes
    image: Image.Image


@lru_cache(maxsize=2)
def _palette_of(style: Style) -> _Palette:
    inks = STYLES[style]
    found = dict.fromkeys(inks.values())
    for fore, ground, steps in _RAMPS:
        for step in range(1, steps + 1):
            found.setdefault(_blended(inks[fore], inks[ground], step / (steps + 1)))
    colours = list(found)[:255]
    flat = bytes(c for colour in colours for c in colour) + bytes(colours[0]) * (256 - len(colours))
    image = Image.new("P", (1, 1))
    image.putpalette(flat)
    return _Palette(colours, flat, image)


def palette() -> list[Colour]:
    """The colours of the style of the moment."""
    return _palette_of(_LOOK.get().style).colours


def _flat() -> bytes:
    return _palette_of(_LOOK.get().style).flat


def index(ink: Ink) -> int:
    """The palette's nearest colour."""
    return _nearest(_LOOK.get().style, rgb(ink))


@lru_cache(maxsize=8192)
def _nearest(style: Style, want: Colour) -> int:
    colours = _palette_of(style).colours
    return min(range(len(colours)), key=lambda i: sum((a - b) ** 2 for a, b in zip(colours[i], want, strict=True)))


def to_palette(image: Image.Image) -> Image.Image:
    """A full-colour image in the palette, nearest colour, no dither."""
    return image.convert("RGB").quantize(palette=_palette_of(_LOOK.get().style).image, dither=Image.Dither.NONE)


def to_palette_by_bands(image: Image.Image, height: int = 40) -> Image.Image:
    """The same for a large image, in bands: no single call keeps other threads waiting."""
    whole = blank(image.size, "paper")
    for top in range(0, image.height, height):
        band = image.crop((0, top, image.width, min(top + height, image.height)))
        whole.paste(to_palette(band), (0, top))
    return whole


def scaled(image: Image.Image, width: int) -> Image.Image:
    """A palette picture at another width, smoothly, in bands."""
    height = round(image.height * width / image.width)
    whole = blank((width, height), "paper")
    step = 20
    ratio = image.height / height
    for top in range(0, height, step):
        low = min(top + step, height)
        first, last = max(0, int(top * ratio) - 8), min(image.height, math.ceil(low * ratio) + 8)
        band = image.crop((0, first, image.width, last)).convert("RGB")
        box = (0, top * ratio - first, image.width, low * ratio - first)
        whole.paste(to_palette(band.resize((width, low - top), Image.Resampling.LANCZOS, box=box)), (0, top))
    return whole


def blank(size: tuple[int, int], ink: Ink) -> Image.Image:
    """An empty picture in the palette."""
    image = Image.new("P", size, index(ink))
    image.putpalette(_flat())
    return image


LARGE = 4_000_000
"""Pixels beyond which a picture is packed more tightly, and more slowly."""
MOST_BYTES = 500 * 1024


@lru_cache(maxsize=8)
def _coarse(style: Style, apart: int) -> list[int]:
    """For each index of the palette one of a like colour, from a few: every ink, and what differs by more than that."""
    colours = _palette_of(style).colours
    table: list[int] = []
    kept_ones: list[int] = []
    inks = set(STYLES[style].values())
    for place, colour in enumerate(colours):
        near = min(kept_ones, key=lambda other: math.dist(colour, colours[other]), default=place)
        if colour in inks or not kept_ones or math.dist(colour, colours[near]) > apart:
            near = place
            kept_ones.append(place)
        table.append(near)
    return table + [0] * (256 - len(table))


def encode(image: Image.Image) -> bytes:
    """The PNG of a palette picture, under 500 KiB: large ones are packed harder, with fewer colours where they must."""
    large = image.width * image.height >= LARGE
    packed = _packed(image, 3) if not large else b""
    if packed and len(packed) < MOST_BYTES:
        return packed
    style = _LOOK.get().style
    for apart, level in ((22, 7), (36, 9), (60, 9)):
        packed = _packed(image.point(_coarse(style, apart)), level)
        if len(packed) < MOST_BYTES:
            break
    return packed


def _packed(image: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()


def paper(size: tuple[int, int], seed: int = 1643) -> Image.Image:
    """A sheet of old paper in full colour: broad, faint stains in three tones, always the same.

    A large one is plain: stains would cost it a fifth of its size.
    """
    if size[0] * size[1] >= LARGE:
        return Image.new("RGBA", size, (*rgb("paper"), 255))
    chance = random.Random(seed)
    grain = 90 * _LOOK.get().scale
    cells = (int(size[0] / grain) + 2, int(size[1] / grain) + 2)
    noise = Image.frombytes("L", cells, bytes(chance.randrange(256) for _ in range(cells[0] * cells[1])))
    tones = [rgb(name) for name in ("paper", "paper-2", "paper-3")]
    tables = [[tones[0 if v < 150 else 1 if v < 196 else 2][channel] for v in range(256)] for channel in range(3)]
    sheet = Image.new("RGBA", size)
    step = 50
    for top in range(0, size[1], step):
        low = min(top + step, size[1])
        box = (0.0, top / grain, size[0] / grain, low / grain)
        band = noise.resize((size[0], low - top), Image.Resampling.BICUBIC, box=box)
        sheet.paste(Image.merge("RGB", [band.point(table) for table in tables]).convert("RGBA"), (0, top))
    return sheet


def pixels(units: float) -> int:
    """A length in pixels."""
    return round(units * _LOOK.get().scale)


def middle(image: Image.Image) -> Point:
    """The middle of an image, in units."""
    scale = _LOOK.get().scale
    return image.width / 2 / scale, image.height / 2 / scale


def clear(width: float, height: float) -> Image.Image:
    """An empty sheet of so many units, transparent."""
    return Image.new("RGBA", (pixels(width), pixels(height)), (0, 0, 0, 0))


def panel(
    image: Image.Image,
    box: tuple[float, float, float, float],
    ink: Ink | None,
    edge: Ink | None = None,
    width: float = 1,
    radius: float = 0,
    corners: tuple[bool, bool, bool, bool] | None = None,
) -> None:
    """A box in units, filled, with an edge and round corners where asked for, on a palette or a full-colour image."""

    def paint(colour: Ink | None) -> Any:
        if colour is None:
            return None
        return index(colour) if image.mode == "P" else (*rgb(colour), 255)

    left, top, right, low = map(pixels, box)
    ImageDraw.Draw(image).rounded_rectangle(
        (left, top, max(left, right), max(top, low)),
        pixels(radius),
        fill=paint(ink),
        outline=paint(edge),
        width=max(1, pixels(width)),
        corners=corners,
    )


# --- Fonts -----------------------------------------------------------------------------------------------------------

_FAMILIES: dict[Role, tuple[str, int, str]] = {
    "text": ("EB Garamond", 500, "normal"),
    "name": ("EB Garamond", 600, "normal"),
    "bold": ("EB Garamond", 700, "normal"),
    "italic": ("EB Garamond", 500, "italic"),
    "caps": ("Cinzel", 700, "normal"),
}
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@lru_cache(maxsize=128)
def font(role: Role, size: float) -> Font:
    """A font by its use; Pillow's own where the package is missing or cannot be read."""
    family, weight, style = _FAMILIES[role]
    try:
        import fontpkg  # type: ignore[import-untyped]

        path = fontpkg.path(family, weight=weight, style=style, nearest=True)
        found = ImageFont.truetype(str(path), round(size))
    except Exception:
        return ImageFont.load_default(size * 0.86)
    with contextlib.suppress(OSError):
        found.set_variation_by_axes([weight])
    return found


_FINE = 4


@lru_cache(maxsize=4096)
def text_width(text: str, role: Role, size: float) -> float:
    """How wide a line of text is, in pixels."""
    return float(font(role, size * _FINE).getlength(text)) / _FINE


@kept(maxsize=4096)
def text_mask(text: str, role: Role, size: float) -> tuple[Image.Image, int]:
    """A line of text as an L mask, and the baseline's height in it; the text starts 2 pixels in.

    Written four times too large and reduced: letters then stand as far apart as they were drawn to, not on whole
    pixels.
    """
    size *= _LOOK.get().scale
    face = font(role, size * _FINE)
    rise, fall = math.ceil(size * 0.95), math.ceil(size * 0.4)
    width = math.ceil(text_width(text, role, size)) + 6
    image = Image.new("L", (width * _FINE, (rise + fall) * _FINE), 0)
    ImageDraw.Draw(image).text((2 * _FINE, rise * _FINE), text, font=face, fill=255, anchor="ls")
    return image.reduce(_FINE).point(_FIRMER), rise


_FIRMER = [min(255, round(255 * (v / 255) ** 0.8)) for v in range(256)]
"""Small type reduced comes out thin; this gives it back its weight."""


@lru_cache(maxsize=64)
def cap_height(role: Role, size: float) -> float:
    """How high a capital stands, in pixels."""
    _, top, _, low = font(role, size * _FINE).getbbox("H", anchor="ls")
    return (low - top) / _FINE


def fit(text: str, role: Role, size: float, width: float) -> str:
    """The text, cut with an ellipsis where it is wider than `width`."""
    if text_width(text, role, size) <= width:
        return text
    while text and text_width(text + "…", role, size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, role: Role, size: float, width: float) -> list[str]:
    """A text in lines no wider than `width`, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, role, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


# --- Vector paths ----------------------------------------------------------------------------------------------------

_TOKEN = re.compile(r"[MLCZO]|-?\d+(?:\.\d+)?")


def flatten(path: str) -> Iterator[list[Point]]:
    """The closed outlines of a path: M x y, L x y, C (cubic), Z, and O x y r (a circle)."""
    tokens = iter(_TOKEN.findall(path))
    outline: list[Point] = []
    command = ""
    pending: list[float] = []
    need = {"M": 2, "L": 2, "C": 6, "O": 3}
    for token in tokens:
        if token.isalpha():
            if token in "MZO" and outline:
                yield outline
                outline = []
            command, pending = token, []
            continue
        pending.append(float(token))
        if len(pending) < need[command]:
            continue
        if command == "O":
            x, y, r = pending
            yield [(x + r * math.cos(a * math.pi / 24), y + r * math.sin(a * math.pi / 24)) for a in range(48)]
        elif command == "C":
            outline.extend(_cubic(outline[-1], pending))
        else:
            outline.append((pending[0], pending[1]))
        pending = []
    if outline:
        yield outline


def _cubic(start: Point, c: Sequence[float]) -> Iterator[Point]:
    for step in range(1, 11):
        t = step / 10
        u = 1 - t
        a, b, d, e = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield a * start[0] + b * c[0] + d * c[2] + e * c[4], a * start[1] + b * c[1] + d * c[3] + e * c[5]


def _mirrored(path: str) -> str:
    """The same path, left and right exchanged in the 100 wide box."""
    out, x_next = [], True
    for token in _TOKEN.findall(path):
        if token.isalpha():
            out.append(token)
            x_next = True
        else:
            out.append(f"{100 - float(token):g}" if x_next else token)
            x_next = not x_next
    return " ".join(out)


_PETAL = "M42 60 C38 40 24 24 10 32 C-2 40 2 58 15 59 C20 58 20 53 16 50 C26 46 33 54 36 62 Z"
_FOOT = "M41 68 C38 82 30 88 20 85 C26 80 30 75 32 68 Z"
_KEY = "M42 46 L94 46 L94 66 L86 66 L86 55 L78 55 L78 66 L70 66 L70 55 L42 55 Z"

ICONS: dict[str, str] = {
    "fleur": "M50 0 C67 22 69 40 57 60 L43 60 C31 40 33 22 50 0 Z "
    f"{_PETAL} {_mirrored(_PETAL)} M27 60 L73 60 L73 68 L27 68 Z "
    f"M43 68 L57 68 C60 82 55 91 50 100 C45 91 40 82 43 68 Z {_FOOT} {_mirrored(_FOOT)}",
    "flag": "M14 2 L24 2 L24 100 L14 100 Z M24 6 C44 -4 60 18 94 8 L80 33 L94 58 C60 66 44 44 24 54 Z",
    "spades": "M50 2 C56 26 94 40 94 64 C94 84 68 88 56 72 C56 84 62 93 72 98 L28 98 C38 93 44 84 44 72 "
    "C32 88 6 84 6 64 C6 40 44 26 50 2 Z",
    "hearts": "M50 97 C18 68 3 50 5 30 C8 6 40 2 50 28 C60 2 92 6 95 30 C97 50 82 68 50 97 Z",
    "clubs": "O50 25 23 O25 58 23 O75 58 23 O50 48 13 M45 50 L55 50 C55 80 62 92 72 98 L28 98 C38 92 45 80 45 50 Z",
    "diamonds": "M50 0 C60 20 74 38 90 50 C74 62 60 80 50 100 C40 80 26 62 10 50 C26 38 40 20 50 0 Z",
    "baton": "M9 77 L77 9 L91 23 L23 91 Z M4 84 L16 72 L28 84 L16 96 Z M72 16 L84 4 L96 16 L84 28 Z",
    "huguenot": "M50 42 L30 0 L50 10 L70 0 Z M50 38 L92 18 L82 38 L92 58 Z M50 34 L70 76 L50 66 L30 76 Z "
    "M50 38 L8 58 L18 38 L8 18 Z M45 66 L55 66 L55 80 L45 80 Z O50 88 11",
    "spanish": "M4 16 L16 4 L50 38 L84 4 L96 16 L62 50 L96 84 L84 96 L50 62 L16 96 L4 84 L38 50 Z "
    "M22 38 L38 22 L44 28 L28 44 Z M78 38 L62 22 L56 28 L72 44 Z M22 62 L38 78 L44 72 L28 56 Z "
    "M78 62 L62 78 L56 72 L72 56 Z",
    "sword": "M98 2 L92 20 L40 72 L28 60 L80 8 Z M14 48 L22 44 L56 78 L52 86 L46 84 L16 54 Z "
    "M28 62 L38 72 L20 90 L10 80 Z O10 90 9",
    "army": "M2 50 L72 12 L84 34 L22 68 Z M80 8 L92 30 L86 34 L74 12 Z O44 68 27",
    "purse": "M30 6 L44 14 L50 4 L56 14 L70 6 L61 28 L39 28 Z M36 32 L64 32 C96 54 98 98 50 98 C2 98 4 54 36 32 Z",
    "key-white": f"O24 50 23 {_KEY}",
    "key-silver": f"M24 24 L50 50 L24 76 L-2 50 Z {_KEY}",
    "key-red": f"M4 30 L44 30 L44 70 L4 70 Z {_KEY}",
    "key-green": f"O14 50 14 O34 36 14 O34 64 14 {_KEY}",
    "key-black": f"M16 22 L32 22 L32 42 L44 42 L44 58 L32 58 L32 78 L16 78 L16 58 L0 58 L0 42 L16 42 Z {_KEY}",
    "key-grey": f"M2 72 L24 22 L46 72 Z {_KEY}",
    "shield": "M6 4 L94 4 L94 50 C94 76 72 92 50 100 C28 92 6 76 6 50 Z",
    "crown": "M10 86 L2 26 L28 50 L50 10 L72 50 L98 26 L90 86 Z O2 22 7 O50 8 8 O98 22 7",
    "coin": "O50 50 48",
    "ball": "O64 66 33 O13 13 13 O32 32 13",
    "pawn": "M18 100 L18 88 C30 84 38 70 40 52 L30 48 L40 42 L28 14 L42 28 L50 8 L58 28 L72 14 L60 42 L70 48 L60 52 "
    "C62 70 70 84 82 88 L82 100 Z O50 6 6",
    "banner": "M20 0 L30 0 L30 100 L20 100 Z M30 4 L98 4 L84 28 L98 52 L30 52 Z",
    "cards": "M6 22 L52 8 L72 78 L26 94 Z M60 10 L92 20 L78 84 L74 82 Z",
    "star": "M50 2 L61 38 L98 38 L68 60 L80 97 L50 74 L20 97 L32 60 L2 38 L39 38 Z",
    "cube": "M50 2 L94 24 L94 76 L50 98 L6 76 L6 24 Z",
    "die": "M8 8 L92 8 L92 92 L8 92 Z",
    "hat": "M0 44 C2 34 20 29 32 28 C33 12 40 6 50 6 C60 6 67 12 68 28 C80 29 98 34 100 44 C98 54 76 58 50 58 C24 58 "
    "2 54 0 44 Z M16 54 L20 56 L18 70 L14 70 Z M84 54 L80 56 L82 70 L86 70 Z M8 70 L24 70 L27 84 L5 84 Z "
    "M76 70 L92 70 L95 84 L73 84 Z M4 86 L12 86 L11 98 L3 98 Z M14 86 L19 86 L19 98 L13 98 Z M21 86 L28 86 L30 98 "
    "L21 98 Z M72 86 L79 86 L79 98 L70 98 Z M81 86 L86 86 L87 98 L81 98 Z M88 86 L96 86 L97 98 L89 98 Z",
    "chest": "M4 44 C4 16 24 14 50 14 C76 14 96 16 96 44 Z M4 48 L40 48 L40 62 L60 62 L60 48 L96 48 L96 92 L4 92 Z "
    "M44 44 L56 44 L56 58 L44 58 Z",
}
_HOLES: dict[str, str] = {
    "die": "O28 28 9 O72 28 9 O50 50 9 O28 72 9 O72 72 9",
    "hat": "M33 33 C42 37 58 37 67 33 L68 38 C58 42 42 42 32 38 Z",
    "army": "O44 68 17",
    "key-white": "O24 50 12",
    "key-silver": "M24 40 L34 50 L24 60 L14 50 Z",
    "key-red": "M15 41 L33 41 L33 59 L15 59 Z",
    "key-grey": "M17 62 L24 46 L31 62 Z",
    "ball": "O13 13 6 O32 32 5",
    "cube": "M48 50 L52 50 L52 96 L48 96 Z M9 29 L11 25 L52 48 L48 51 Z M91 29 L89 25 L48 48 L52 51 Z",
    "crown": "M16 72 L84 72 L83 77 L17 77 Z",
}
_SPOKES: dict[str, str] = {"army": "M41 46 L47 46 L47 90 L41 90 Z M22 65 L66 65 L66 71 L22 71 Z O44 68 7"}


@kept(maxsize=1024)
def icon_mask(name: str, size: float) -> Image.Image:
    """An icon's shape, `size` units high and wide with a margin of 2 pixels, as an L mask."""
    size *= _LOOK.get().scale
    fine = 8 if size <= 40 else 4
    box = math.ceil(size) + 4
    mask = Image.new("L", (box * fine, box * fine), 0)
    draw = ImageDraw.Draw(mask)
    scale, shift = size / 100 * fine, (box - size) / 2 * fine
    for paths, ink in ((ICONS, 255), (_HOLES, 0), (_SPOKES, 255)):
        for outline in flatten(paths.get(name, "")):
            draw.polygon([(x * scale + shift, y * scale + shift) for x, y in outline], fill=ink)
    return mask.reduce(fine)


@kept(maxsize=2048)
def icon(name: str, size: float, ink: Ink, outline: Ink | None = None, weight: int = 3) -> Image.Image:
    """An icon in colour, with an outline where one is asked for, as RGBA."""
    mask = icon_mask(name, size)
    image = Image.new("RGBA", mask.size, (*rgb(ink), 0))
    if outline is None:
        image.putalpha(mask)
        return image
    around = mask.filter(ImageFilter.MaxFilter(_odd(weight * _LOOK.get().scale)))
    image = Image.new("RGBA", mask.size, (*rgb(outline), 0))
    image.putalpha(around)
    inner = Image.new("RGBA", mask.size, (*rgb(ink), 255))
    inner.putalpha(mask)
    image.alpha_composite(inner)
    return image


def _odd(size: float) -> int:
    return max(3, 2 * round((size - 1) / 2) + 1)


# --- Full-colour drawing, for what is made once ----------------------------------------------------------------------


class Sheet:
    """A small transparent sheet drawn four times too large, so that edges come out smooth. The origin is its middle."""

    def __init__(self, half_width: float, half_height: float, fine: int = 4) -> None:
        self.scale = _LOOK.get().scale
        across, down = math.ceil(half_width * self.scale), math.ceil(half_height * self.scale)
        self.half = (across / self.scale, down / self.scale)
        self.fine = fine
        self.unit = fine * self.scale
        self.large = Image.new("RGBA", (across * 2 * fine, down * 2 * fine), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.large)

    def _at(self, x: float, y: float) -> Point:
        return (x + self.half[0]) * self.unit, (y + self.half[1]) * self.unit

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        a, b = self._at(x - radius, y - radius), self._at(x + radius, y + radius)
        self.draw.ellipse((*a, b[0] - 1, b[1] - 1), fill=(*rgb(ink), 255))

    def box(self, left: float, top: float, right: float, bottom: float, ink: Ink, radius: float = 0) -> None:
        a, b = self._at(left, top), self._at(right, bottom)
        self.draw.rounded_rectangle((*a, b[0] - 1, b[1] - 1), radius * self.unit, fill=(*rgb(ink), 255))

    def polygon(self, points: Iterable[Point], ink: Ink) -> None:
        self.draw.polygon([self._at(x, y) for x, y in points], fill=(*rgb(ink), 255))

    def line(self, points: Iterable[Point], ink: Ink, width: float) -> None:
        self.draw.line([self._at(x, y) for x, y in points], fill=(*rgb(ink), 255), width=round(width * self.unit))

    def done(self) -> Image.Image:
        """The sheet at its true size, RGBA."""
        return self.large.reduce(self.fine)


def resampled(points: Sequence[Point], step: float) -> list[Point]:
    """The same course with points at even distances."""
    out = [points[0]]
    rest = step
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        at = rest
        while at <= length and length > 0:
            out.append((ax + (bx - ax) * at / length, ay + (by - ay) * at / length))
            at += step
        rest = at - length
    return out


def rounded(points: Sequence[Point], radius: float) -> list[Point]:
    """The same course with its corners turned in curves that begin `radius` before them."""
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        start = _towards(corner, before, radius)
        end = _towards(corner, after, radius)
        for step in range(9):
            t = step / 8
            u = 1 - t
            out.append(
                (
                    u * u * start[0] + 2 * u * t * corner[0] + t * t * end[0],
                    u * u * start[1] + 2 * u * t * corner[1] + t * t * end[1],
                )
            )
    return [*out, points[-1]]


def _towards(a: Point, b: Point, length: float) -> Point:
    share = min(0.5, length / (math.dist(a, b) or 1))
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def crossings(one: Sequence[Point], other: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The pieces of `one` on which it crosses `other`, each centred on the crossing and 2 pixels long."""
    for a, b in itertools.pairwise(one):
        dx, dy = b[0] - a[0], b[1] - a[1]
        for c, d in itertools.pairwise(other):
            c_side = dx * (c[1] - a[1]) - dy * (c[0] - a[0])
            d_side = dx * (d[1] - a[1]) - dy * (d[0] - a[0])
            if c_side * d_side >= 0:
                continue
            ex, ey = d[0] - c[0], d[1] - c[1]
            a_side, b_side = ex * (a[1] - c[1]) - ey * (a[0] - c[0]), ex * (b[1] - c[1]) - ey * (b[0] - c[0])
            if a_side * b_side >= 0:
                continue
            share = a_side / (a_side - b_side)
            x, y, length = a[0] + dx * share, a[1] + dy * share, math.hypot(dx, dy)
            yield (x - dx / length, y - dy / length), (x + dx / length, y + dy / length)


def middle_of(before: Point, after: Point, length: float) -> list[Point]:
    """The straight piece of `length` through two points, about their middle."""
    x, y = (before[0] + after[0]) / 2, (before[1] + after[1]) / 2
    dx, dy = after[0] - before[0], after[1] - before[1]
    half = length / 2 / (math.hypot(dx, dy) or 1)
    return [(x - dx * half, y - dy * half), (x + dx * half, y + dy * half)]


def stroke(
    image: Image.Image, points: Sequence[Point], ink: Ink, width: float, dash: tuple[float, float] | None = None
) -> None:
    """A smooth line on a full-colour image, whole or in dashes; its ends are round."""
    fine = 4
    scale = _LOOK.get().scale
    points, width = [(x * scale, y * scale) for x, y in points], width * scale
    dash = dash and (dash[0] * scale, dash[1] * scale)
    margin = math.ceil(width) + 2
    left, top = (math.floor(min(p[i] for p in points)) - margin for i in (0, 1))
    right, low = (math.ceil(max(p[i] for p in points)) + margin for i in (0, 1))
    mask = Image.new("L", ((right - left) * fine, (low - top) * fine), 0)
    draw = ImageDraw.Draw(mask)
    for run in _dashes(points, dash):
        course = [((x - left) * fine, (y - top) * fine) for x, y in run]
        draw.line(course, fill=255, width=round(width * fine), joint="curve")
        for x, y in (course[0], course[-1]):
            r = width * fine / 2
            draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), fill=255)
    image.paste((*rgb(ink), 255), (left, top), mask.reduce(fine))


def _dashes(points: Sequence[Point], dash: tuple[float, float] | None) -> list[list[Point]]:
    if dash is None:
        return [list(points)]
    fine = resampled(points, 1.0)
    on, off = dash
    count = max(1, round((len(fine) + off) / (on + off)))
    period = (len(fine) + off) / count
    runs = []
    for k in range(count):
        run = fine[round(k * period) : round(k * period + period - off)]
        if len(run) > 1:
            runs.append(run)
    return runs


def arrow_head(image: Image.Image, points: Sequence[Point], ink: Ink, size: float = 9) -> None:
    """The head of an arrow at a line's end."""
    (ax, ay), (bx, by) = points[-6], points[-1]
    angle = math.atan2(by - ay, bx - ax)
    sheet = Sheet(size + 3, size + 3)
    sheet.polygon([(size * math.cos(angle + a), size * math.sin(angle + a)) for a in (0.0, 2.5, -2.5)], ink)
    put(image, sheet.done(), bx, by)


def put(image: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    """Lay an RGBA piece on an RGBA image with its middle at (x, y), cut off at the edges."""
    scale = _LOOK.get().scale
    left, top = round(x * scale - piece.width / 2), round(y * scale - piece.height / 2)
    if left >= image.width or top >= image.height or left + piece.width <= 0 or top + piece.height <= 0:
        return
    crop = (max(0, -left), max(0, -top))
    if crop != (0, 0):
        piece = piece.crop((*crop, piece.width, piece.height))
    image.alpha_composite(piece, (max(0, left), max(0, top)))


def write(
    image: Image.Image, text: str, x: float, y: float, role: Role, size: float, ink: Ink, anchor: str = "mm"
) -> None:
    """Write a line on a full-colour image: "l", "m" or "r" of the line at x, its baseline ("s") or the middle of its
    capitals ("m") at y."""
    mask, rise = text_mask(text, role, size)
    if anchor[1] == "m":
        y += cap_height(role, size) / 2
    x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * text_width(text, role, size)
    piece = Image.new("RGBA", mask.size, (*rgb(ink), 0))
    piece.putalpha(mask)
    scale = _LOOK.get().scale
    left, top = round(x * scale) - 2, round(y * scale) - rise
    if left + mask.width <= 0 or top + mask.height <= 0 or left >= image.width or top >= image.height:
        return
    crop = (max(0, -left), max(0, -top), mask.width, mask.height)
    image.alpha_composite(piece.crop(crop), (max(0, left), max(0, top)))


def faded(image: Image.Image, share: float = 0.34) -> Image.Image:
    """A palette picture in which only `share` of every colour is left on the paper."""
    table = [index(blend(colour, "paper", share)) for colour in palette()]
    return image.point(table + [table[0]] * (256 - len(table)))


# --- Stamps: palette pieces ready to paste ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stamp:
    """A piece in the palette with the mask of the pixels that belong to it, None for all of them."""

    image: Image.Image
    mask: Image.Image | None = None

    def on(self, picture: Image.Image, x: float, y: float) -> None:
        """Paste with the left upper corner at (x, y)."""
        scale = _LOOK.get().scale
        self.at_pixel(picture, round(x * scale), round(y * scale))

    def at_pixel(self, picture: Image.Image, x: int, y: int) -> None:
        """The same, in pixels."""
        at = (x, y)
        if self.mask is None:
            picture.paste(self.image, at)
        else:
            picture.paste(self.image, at, self.mask)


_OPAQUE = [0] * 6 + [255] * 250


def stamp(piece: Image.Image, ground: Image.Image | Ink) -> Stamp:
    """An RGBA piece over the ground it will stand on (an image of its size, or one colour)."""
    under = ground if isinstance(ground, Image.Image) else Image.new("RGBA", piece.size, (*rgb(ground), 255))
    whole = Image.alpha_composite(under if under.mode == "RGBA" else under.convert("RGBA"), piece)
    return Stamp(to_palette(whole), piece.getchannel("A").point(_OPAQUE).convert("1"))


@kept(maxsize=4096)
def text_stamp(text: str, role: Role, size: float, ink: Ink, ground: Ink) -> tuple[Stamp, int]:
    """A line of text for one ground, and the baseline's height in it."""
    mask, rise = text_mask(text, role, size)
    strip = mask.point(_ramp(ink, ground))
    piece = Image.frombytes("P", strip.size, strip.tobytes())
    piece.putpalette(_flat())
    return Stamp(piece, mask.point(_OPAQUE).convert("1")), rise


@kept(maxsize=256)
def _ramp(ink: Ink, ground: Ink) -> list[int]:
    """For each of 256 strengths of ink over ground, the palette's index."""
    steps = [index(blend(ink, ground, step / 16)) for step in range(17)]
    return [steps[(value + 8) // 16] for value in range(256)]


def text_on(
    picture: Image.Image,
    text: str,
    x: float,
    y: float,
    role: Role,
    size: float,
    ink: Ink,
    ground: Ink,
    anchor: str = "l",
) -> float:
    """Write on a palette picture: (x, y) is the baseline's left end, middle ("m") or right end ("r"). The width."""
    piece, rise = text_stamp(text, role, size, ink, ground)
    width = text_width(text, role, size)
    scale = _LOOK.get().scale
    left = x - (width if anchor == "r" else width / 2 if anchor == "m" else 0)
    piece.at_pixel(picture, round(left * scale) - 2, round(y * scale) - rise)
    return width
