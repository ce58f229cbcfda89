"""Icons: vector paths in a square of 100, drawn in any size and colour."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw, ImageFilter

from images.kit.colours import Ink
from images.kit.looks import Point, cache, look
from images.kit.sheets import paint

_TOKEN = re.compile(r"[MLCZO]|-?\d+(?:\.\d+)?")


def flatten(path: str) -> Iterator[list[Point]]:
    """The closed outlines of a path: M x y, L x y, C (a cubic curve), Z, and O x y r (a circle)."""
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


def _mirror(path: str) -> str:
    """The path mirrored left to right in the box 100 wide."""
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
    f"{_PETAL} {_mirror(_PETAL)} M27 60 L73 60 L73 68 L27 68 Z "
    f"M43 68 L57 68 C60 82 55 91 50 100 C45 91 40 82 43 68 Z {_FOOT} {_mirror(_FOOT)}",
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
    "scroll": "M20 4 L84 4 C96 6 96 24 84 26 L82 26 L82 76 L92 76 C98 80 98 96 84 98 L20 98 C4 96 6 76 18 74 L18 26 "
    "C6 24 6 6 20 4 Z",
    "bonnet": "M10 76 C6 36 28 6 60 8 C84 8 100 26 96 46 C93 58 79 58 77 48 C75 40 68 40 66 44 C78 52 86 64 88 76 Z "
    "M6 81 L92 81 L92 97 L6 97 Z",
    "trousers": "M20 2 L80 2 L90 98 L58 98 L50 40 L42 98 L10 98 Z",
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
    "scroll": "M32 36 L70 36 L70 43 L32 43 Z M32 54 L70 54 L70 61 L32 61 Z",
    "bonnet": "O32 50 8",
    "trousers": "M28 14 L72 14 L73 20 L27 20 Z M30 28 L35 28 L27 92 L21 92 Z M65 28 L70 28 L79 92 L73 92 Z",
}
_SPOKES: dict[str, str] = {"army": "M41 46 L47 46 L47 90 L41 90 Z M22 65 L66 65 L66 71 L22 71 Z O44 68 7"}


@cache(maxsize=1024)
def icon_mask(name: str, size: float) -> Image.Image:
    """An icon's shape, `size` units high and wide, with a margin of 2 pixels, as an L mask."""
    layers = ICONS.get(name, ""), _HOLES.get(name, ""), _SPOKES.get(name, "")
    return shape_mask(layers, size, 8 if size * look().scale <= 40 else 4)


def shape_mask(layers: Sequence[str], size: float, fine: int) -> Image.Image:
    """Paths as an L mask, `size` units high and wide, with a margin of 2 pixels, drawn `fine` times too large: the
    first path is filled, the second cut out of it, the third filled again."""
    size *= look().scale
    box = math.ceil(size) + 4
    mask = Image.new("L", (box * fine, box * fine), 0)
    draw = ImageDraw.Draw(mask)
    scale, shift = size / 100 * fine, (box - size) / 2 * fine
    for path, ink in zip(layers, (255, 0, 255), strict=False):
        for outline in flatten(path):
            draw.polygon([(x * scale + shift, y * scale + shift) for x, y in outline], fill=ink)
    return mask.reduce(fine)


@cache(maxsize=2048)
def icon(name: str, size: float, ink: Ink, outline: Ink | None = None, weight: int = 3) -> Image.Image:
    """An icon in colour, with an optional outline, as RGBA."""
    mask = icon_mask(name, size)
    if outline is None:
        return paint(mask, ink)
    image = paint(mask.filter(ImageFilter.MaxFilter(_odd(weight * look().scale))), outline)
    image.alpha_composite(paint(mask, ink))
    return image


@cache(maxsize=512)
def sign(layers: tuple[str, ...], size: float, ink: Ink) -> Image.Image:
    """A game's own icon in one colour, as RGBA. `layers`: the paths that `shape_mask` takes."""
    return paint(shape_mask(layers, size, 6), ink)


def _odd(size: float) -> int:
    return max(3, 2 * round((size - 1) / 2) + 1)
