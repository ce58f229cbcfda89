"""The colours of people, sides, dice and scenery. Text on the colours of people and sides is white in every style."""

from __future__ import annotations

from images.kit import Colour, Inks

BLACK: Colour = (38, 29, 20)
KING: Colour = (34, 62, 126)
"""The ribbons on the King's places."""
CARDINAL: Colour = (146, 26, 44)
"""The ribbons on the Cardinal's places."""
SEAT_COLOURS: dict[str, Colour] = {
    "dartagnan": (30, 84, 150),
    "athos": (88, 48, 116),
    "aramis": (20, 104, 84),
    "porthos": (142, 84, 14),
    "treville": (60, 64, 72),
    "milady": (146, 26, 44),
    "rochefort": (52, 34, 30),
}
BLUE_DIE: Colour = (36, 92, 170)
RED_DIE: Colour = (184, 36, 40)
GREEN: Colour = (40, 104, 58)
_PEOPLE: dict[str, Colour] = {**SEAT_COLOURS, "king": KING, "blue-die": BLUE_DIE, "red-die": RED_DIE, "oak": GREEN}
_LIGHT: dict[str, Colour] = {
    **_PEOPLE,
    "sky": (222, 231, 226),
    "sea": (182, 208, 208),
    "sea-line": (92, 136, 148),
    "land": (226, 214, 176),
    "road": (219, 190, 140),
    "stone": (236, 228, 212),
    "shade": (204, 194, 176),
    "roof": (178, 90, 58),
    "slate": (96, 108, 128),
    "wood": (116, 130, 72),
    "night": (92, 52, 72),
    "cleared": (219, 226, 209),
}
_DARK: dict[str, Colour] = {
    **_LIGHT,
    "sky": (38, 46, 56),
    "sea": (26, 46, 58),
    "sea-line": (92, 126, 142),
    "land": (60, 56, 42),
    "road": (96, 76, 48),
    "stone": (122, 114, 102),
    "shade": (88, 82, 74),
    "roof": (126, 62, 42),
    "slate": (66, 76, 94),
    "wood": (72, 84, 48),
    "night": (58, 34, 48),
    "cleared": (62, 67, 55),
}
INKS = Inks(
    _LIGHT,
    _DARK,
    (
        *(("white", ink, 3) for ink in _PEOPLE),
        *(("black", ink, 1) for ink in ("stone", "roof", "slate", "wood", "road", "night", "sky", "land")),
        *(("ink", ground, 3) for ground in ("land", "sea", "stone")),
        ("sea-line", "sea", 2), ("oak", "face", 5), ("king", "face", 4), ("milady", "face", 4), ("wood", "land", 1),
        ("stone", "sky", 1), ("gold", "king", 1), ("gold", "milady", 1),
    ),
)  # fmt: skip
