"""Where the lay-out differs from the older view: cards that were taken, and markers that were put on cards."""

from __future__ import annotations

from fronde.texts import Words
from images.kit import Box
from images.manifest import BoardChange, Scene
from images.richelieu.alt import say_changes
from images.richelieu.measures import HEADER, PITCH_X, PITCH_Y, TABLE_TOP, WIDTH, column_x, row_y
from images.richelieu.reading import places_of

FIELD: Box = (0, HEADER, WIDTH, TABLE_TOP)


def find_changes(scene: Scene, words: Words) -> BoardChange:
    """The cells of those cards; none once the game is over, because the piles are then shown there."""
    view, before = scene.view, scene.before
    if before is None or view.get("over"):
        return BoardChange(WIDTH, FIELD, [], [])
    then, now = places_of(before), places_of(view)
    markers, old = view.get("markers") or {}, before.get("markers") or {}
    places = [then[card] for card in then if card not in now]
    places += [now[card] for card, seat in markers.items() if card in now and old.get(card) != seat]
    return BoardChange(WIDTH, FIELD, [_box_of(*place) for place in places], say_changes(scene, words))


def _box_of(row: int, column: int) -> Box:
    x, y = column_x(column), row_y(row)
    return x - PITCH_X / 2, y - PITCH_Y / 2, x + PITCH_X / 2, y + PITCH_Y / 2
