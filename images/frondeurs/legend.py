"""The legend: the meaning of lines, borders and icons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from fronde.texts import Words
from images import kit
from images.frondeurs.geometry import HEIGHT, PANEL_TOP, PEERS, WIDTH
from images.frondeurs.pieces import change_ring, cube, faded_cube, king_pawn, musketeer_token, put_shield, seal, token
from images.kit import Gap, Ink, Sheet, Size

LEGEND = (
    "free", "dashed", "lovers", "avatar", "governor", "government", "town", "frontier", "orange", "fortress",
    "pp", "mp", "need", "never", "influence", "control", "changed", "gone", "crown", "coin", "token", "king",
    "marechal", "huguenot", "spanish", "musketeer", "army", "surintendant", "keys", "affiliate", "commander",
    "arrest", "prisoners", "hand", "season-cards", "supply", "gold", "exile", "die",
)  # fmt: skip
"""The entries of the legend, in order."""
_LEGEND_TOP, _LEGEND_ROW, _LEGEND_GAP, _LEAST = PANEL_TOP + 214, 32, Gap.WIDE, 14


def draw_legend(image: Image.Image, words: Words) -> None:
    """The meaning of lines, borders and icons, in as many rows as needed; closer together if these are too many."""
    entries = [(legend_piece(key), words.say(f"picture-key-{key}")) for key in LEGEND]
    tries = ((size, gap) for size in range(Size.NOTE, _LEAST - 1, -1) for gap in (_LEGEND_GAP, Gap.SNUG, Gap.TIGHT))
    for size, gap in tries:
        places = _lay_out(entries, size, gap)
        if places[-1][1] <= HEIGHT - _LEGEND_ROW / 2:
            break
    for (piece, text), (x, y) in zip(entries, places, strict=True):
        wide = kit.middle(piece)[0] * 2
        kit.put(image, piece, x + wide / 2, y)
        kit.write(image, text, x + wide + Gap.TIGHT, y, "text", size, "ink", "lm")


def _lay_out(entries: Sequence[tuple[Image.Image, str]], size: float, gap: float) -> list[tuple[float, float]]:
    """Where each entry begins, row by row."""
    x, y, places = float(Gap.EVEN), float(_LEGEND_TOP + 14), []
    for piece, text in entries:
        wide = kit.middle(piece)[0] * 2 + Gap.TIGHT + kit.text_width(text, "text", size)
        if x + wide > WIDTH - Gap.SNUG:
            x, y = float(Gap.EVEN), y + _LEGEND_ROW
        places.append((x, y))
        x += wide + gap
    return places


def legend_piece(key: str) -> Image.Image:
    """The sample of a legend entry."""
    if key in ("free", "dashed", "lovers"):
        return _line_sample(key)
    if key in _BORDER_SAMPLES:
        return _border_sample(key)
    peer = {"army": "army-commander", "keys": "key-red"}.get(key, key)
    if peer in PEERS:
        shape, colour, edge = PEERS[peer]
        return kit.icon(shape, 18, colour, "paper-light" if colour == edge else edge)
    if key in _ICON_SAMPLES:
        return kit.icon(*_ICON_SAMPLES[key])
    return _piece_sample(key)


_BORDER_SAMPLES: dict[str, tuple[Ink, Ink]] = {
    "governor": ("green", "face"),
    "government": ("purple", "face"),
    "town": ("blue", "face"),
    "frontier": ("gold", "face"),
    "orange": ("orange", "orange"),
    "avatar": ("retzist", "face"),
}
_ICON_SAMPLES: dict[str, tuple[str, float, Ink, Ink | None]] = {
    "pp": ("fleur", 18, "ink", None),
    "mp": ("flag", 18, "ink", None),
    "arrest": ("ball", 18, "iron", "ink"),
    "crown": ("crown", 20, "gold", "black"),
    "commander": ("banner", 20, "gold", "black"),
    "hand": ("cards", 20, "ink", None),
    "season-cards": ("star", 18, "rose", None),
    "supply": ("cube", 18, "ink", None),
    "gold": ("chest", 20, "ink", None),
    "die": ("die", 18, "ink", None),
    "exile": ("hat", 22, "retzist", "paper-light"),
}


def _line_sample(key: str) -> Image.Image:
    image = kit.clear(46, 22)
    points = [(1.0 + step, 11.0) for step in range(44)]
    if key == "lovers":
        kit.stroke(image, points[:23], "rose", 3.4)
        kit.stroke(image, points[23:], "rose", 3, dash=(6, 5))
        kit.put(image, kit.icon("hearts", 15, "rose"), 22, 11)
    else:
        kit.stroke(image, points, "line", 3.2, dash=(8, 6) if key == "dashed" else None)
    return image


def _border_sample(key: str) -> Image.Image:
    ring, ground = _BORDER_SAMPLES[key]
    sheet = Sheet(11, 11)
    sheet.disc(0, 0, 10, "ink")
    sheet.disc(0, 0, 9, ring)
    if ring != ground:
        sheet.disc(0, 0, 6, "ink")
        sheet.disc(0, 0, 5, ground)
    return sheet.finish()


def _shrink(piece: Image.Image, share: float) -> Image.Image:
    size = int(piece.width * share), int(piece.height * share)
    return piece.resize(size, Image.Resampling.LANCZOS)


_PIECES: dict[str, Callable[[], Image.Image]] = {
    "influence": lambda: cube("retzist", 2),
    "control": lambda: seal("retzist", 3),
    "changed": lambda: _shrink(change_ring(True, 12), 0.5),
    "gone": lambda: faded_cube("retzist", 2),
    "coin": lambda: token("coin", 1),
    "token": musketeer_token,
    "king": lambda: _shrink(king_pawn("retzist"), 0.75),
}


def _piece_sample(key: str) -> Image.Image:
    if key in _PIECES:
        return _PIECES[key]()
    sheet = Sheet(12, 11)
    if key == "fortress":
        sheet.box(-9, -9, 9, 9, "ink")
        sheet.box(-8, -8, 8, 8, "orange")
        for sx, sy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            sheet.polygon([(sx * 8, sy * 8), (sx * 2, sy * 8), (sx * 8, sy * 2)], "ink")
        return sheet.finish()
    if key == "affiliate":
        image = kit.clear(22, 22)
        put_shield(image, "retzist", 11, 11)
        return image
    sheet.disc(0, 0, 9.5, "iron" if key == "prisoners" else "ink")
    image = sheet.finish()
    text, ink = {"need": ("4", "on-ink"), "never": ("∞", "on-ink"), "prisoners": ("1", "white")}[key]
    kit.write(image, text, *kit.middle(image), "bold", Size.FINE, ink)
    return image
