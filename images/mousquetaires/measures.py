"""Where things stand on the board, in units of a picture 1000 wide."""

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
TRACKS_TOP, TRACK_H = HEADER + 6, 62
STAGE_TOP = TRACKS_TOP + 4 * TRACK_H + 8
STAGE_W, STAGE_H = (RIGHT - LEFT - 3 * GAP) / 4, 196
MISSIONS_TOP = STAGE_TOP + 2 * (STAGE_H + GAP)
MISSION_W, MISSION_H = (RIGHT - LEFT - GAP) / 2, 240
QUEST_TOP = MISSIONS_TOP + MISSION_H + GAP
QUEST_W, QUEST_H = 640, 236
PURSE_TOP, PURSE_H = QUEST_TOP + QUEST_H + GAP, 50
PEOPLE_TOP, PERSON_H = PURSE_TOP + PURSE_H + 2, 84
FOOT = 10


def mission_box(where: str) -> Box:
    """A mission: that of Paris on the left, that of the Louvre on the right."""
    left = LEFT + MISSIONS_IN.index(where) * (MISSION_W + GAP)
    return left, MISSIONS_TOP, left + MISSION_W, MISSIONS_TOP + MISSION_H


def quest_box(top: float = QUEST_TOP) -> Box:
    """The quest board."""
    return LEFT, top, LEFT + QUEST_W, top + QUEST_H


def place_box(place: str) -> Box:
    """A place, four to a row."""
    row, column = divmod(PLACES.index(place), 4)
    left, top = LEFT + column * (STAGE_W + GAP), STAGE_TOP + row * (STAGE_H + GAP)
    return left, top, left + STAGE_W, top + STAGE_H


def height_of(view: View) -> int:
    """How high the board is: a row for every musketeer."""
    return PEOPLE_TOP + len(team_of(view)) * PERSON_H + FOOT
