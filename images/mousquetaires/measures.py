"""Where things stand on the board, in units of a picture 1000 wide."""

from __future__ import annotations

from images.manifest import View
from images.mousquetaires.reading import team_of

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


def height_of(view: View) -> int:
    """How high the board is: a row for every musketeer."""
    return PEOPLE_TOP + len(team_of(view)) * PERSON_H + FOOT
