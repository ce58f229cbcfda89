"""Pieces and text on pictures, in the palette over a ground of one colour, or in full colour."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from images import kit
from images.kit import Box, Ink, Role, Stamp
from images.kit.lettering import fit_text


@kit.cache(maxsize=1024)
def _make_stamp(make: Callable[..., Image.Image], args: tuple[object, ...], ground: Ink) -> Stamp:
    return kit.stamp(make(*args), ground)


def lay(image: Image.Image, make: Callable[..., Image.Image], *args: object, x: float, y: float, ground: Ink) -> None:
    """Paste the piece that `make` draws from these arguments with its middle at (x, y) on a ground."""
    if image.mode != "P":
        kit.put(image, make(*args), x, y)
        return
    piece, scale = _make_stamp(make, args, ground), kit.look().scale
    size = piece.image.size
    piece.at_pixel(image, round(x * scale - size[0] / 2), round(y * scale - size[1] / 2))


def write(
    image: Image.Image,
    text: str,
    x: float,
    y: float,
    role: Role,
    size: float,
    ink: Ink,
    ground: Ink,
    anchor: str = "l",
    room: float | None = None,
    least: float | None = None,
) -> float:
    """Write with the middle of the capitals at y, left of it ("l"), around it ("m") or right of it ("r"). `room` and
    `least`: as in `kit.lettering.fit_text`. Returns the width."""
    text, size = fit_text(text, role, size, room, least)
    if image.mode != "P":
        return kit.write(image, text, x, y, role, size, ink, anchor + "m")
    return kit.text_on(image, text, x, y + kit.cap_height(role, size) / 2, role, size, ink, ground, anchor)


def draw_plate(image: Image.Image, text: str, box: Box, size: float, role: Role = "bold") -> None:
    """A name on a plate."""
    left, top, right, low = box
    kit.panel(image, box, "paper-light", "ink", size * 0.06, size * 0.25)
    middle = (top + low) / 2 + kit.cap_height(role, size) / 2
    kit.text_on(image, text, (left + right) / 2, middle, role, size, "ink", "paper-light", "m")
