"""Where the board differs from the older view: Spaces whose cubes, Control or pieces have changed, and both ends of
each move."""

from __future__ import annotations

from fronde.games.frondeurs.data import BOARD
from fronde.texts import Words
from images import kit
from images.frondeurs.alt import intro, say_changes
from images.frondeurs.edition import in_its_edition, space_of
from images.frondeurs.geometry import HEADER, PANEL_TOP, WIDTH, boxes_of
from images.frondeurs.reading import changes, find_moves, marks, short
from images.kit import Box
from images.manifest import BoardChange, Scene

FIELD: Box = (0, HEADER, WIDTH, PANEL_TOP)
LONGEST = 12
"""The most Spaces that the sentence names."""


@in_its_edition
def find_changes(scene: Scene, words: Words) -> BoardChange:
    """The Spaces that have changed, in the order of the gazetteer."""
    if scene.before is None:
        return BoardChange(WIDTH, FIELD, [], [])
    spaces = dict.fromkeys(changes(marks(scene.before), marks(scene.view)))
    spaces |= dict.fromkeys(end for ends in find_moves(scene) for end in ends)
    boxes = [kit.around(boxes_of(space_of(s), short(words, s))) for s in spaces if s in BOARD.index]
    return BoardChange(WIDTH, FIELD, boxes, [intro(scene, words), *say_changes(scene, BOARD.ids, words, LONGEST)])
