"""The measures of the board, in units of a picture 1000 wide."""

from __future__ import annotations

from images.kit import Box
from images.manifest import View
from images.mousquetaires.reading import MISSIONS_IN, team_of

PLACES = (
    "paris", "louvre", "quest", "la-rochelle", "vieux-colombier", "bastille", "richelieu", "milady-quarters",
)  # fmt: skip
WIDTH = 1000
LEFT, RIGHT, GAP = 14, WIDTH - 14, 8
HEADER = 104
"""The height of the header of a picture other than the board."""
BANNER_H = 84
"""The height of the header of the board."""
HALF = (RIGHT - LEFT - GAP) / 2
TIME_Y, TRACK_H = 111.0, 42.0
SIEGE_TOP, SIEGE_LOW, CAUSEWAY_Y, CAUSEWAY_H = 142, 272, 229.0, 84
"""La Rochelle; the middle of its track; the height of the track with the text below it."""
SKYLINE_TOP, SKYLINE_LOW = 278, 392
"""The scenery of Paris and the Louvre."""
SIDE_TRACK_Y = 414.0
"""The middle of the tracks below them: Constance and the Queen's honour."""
MISSIONS_TOP, MISSIONS_LOW = 436, 612
STREET_TOP, STREET_LOW, HOUSE_W = 618, 758, 208
"""The houses of both sides."""
QUEST_TOP, QUEST_W, QUEST_H = 764, 640, 218
VIGNETTE_W = 124
"""The width of the picture of a quest, on which the people on the quest stand."""
MILADY_LEFT, QUARTERS_TOP, QUARTERS_LOW, MILADY_LOW = LEFT + QUEST_W + GAP, 660, 768, QUEST_TOP + QUEST_H
PEOPLE_TOP, PERSON_H = 988, 102
CARD_H, FOOT = PERSON_H - 6, 6


def mission_box(where: str) -> Box:
    """The box of a mission: Paris on the left, the Louvre on the right."""
    left = LEFT + MISSIONS_IN.index(where) * (HALF + GAP)
    return left, MISSIONS_TOP, left + HALF, MISSIONS_LOW


def quest_box(top: float = QUEST_TOP) -> Box:
    """The box of the quest board."""
    return LEFT, top, LEFT + QUEST_W, top + QUEST_H


def milady_box() -> Box:
    """The box of Milady's side."""
    return MILADY_LEFT, STREET_TOP, RIGHT, MILADY_LOW


def place_box(place: str) -> Box:
    """The box of a place with its scenery and the people there."""
    if place in MISSIONS_IN:
        left, _, right, _ = mission_box(place)
        return left, SKYLINE_TOP, right, SKYLINE_LOW
    if place == "la-rochelle":
        return LEFT, SIEGE_TOP, RIGHT, SIEGE_LOW
    if place == "quest":
        return quest_box()
    if place == "milady-quarters":
        return MILADY_LEFT, QUARTERS_TOP, RIGHT, QUARTERS_LOW
    left = LEFT + (PLACES.index(place) - PLACES.index("vieux-colombier")) * (HOUSE_W + GAP)
    return left, STREET_TOP, left + HOUSE_W, STREET_LOW


def company_box(place: str) -> Box:
    """The box in which the people at a place stand, with their feet on its lower edge."""
    left, top, right, low = place_box(place)
    if place == "la-rochelle":
        return 474, top + 2, 872, 204
    if place == "quest":
        return left + 4, top + 46, left + VIGNETTE_W, low - 6
    return left + 8, top + 44, right - 8, low - 4


def person_box(at: int, top: float = PEOPLE_TOP) -> Box:
    """The box of a musketeer, two to a row."""
    left, y = LEFT + at % 2 * (HALF + GAP), top + at // 2 * PERSON_H
    return left, y, left + HALF, y + CARD_H


def purse_box(view: View) -> Box:
    """The box of the shared resources and the legend: next to the last musketeer, or in a row of its own."""
    left, top, _, low = person_box(len(team_of(view)))
    return left, top, RIGHT, low


def height_of(view: View) -> int:
    """The height of the board."""
    return PEOPLE_TOP + (len(team_of(view)) // 2 + 1) * PERSON_H + FOOT
