"""The eight places as stages, curtains above and boards below, with whoever stands there."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Colour, Size
from images.manifest import Scene, View
from images.mousquetaires.inks import BLUE_DIE, CARDINAL, KING, RED_DIE
from images.mousquetaires.measures import PLACES, STAGE_W, place_box
from images.mousquetaires.pieces import draw_absent, draw_die, figure, sign
from images.mousquetaires.reading import part_of, person_of, standing_in

OF_THE_CARDINAL = {"bastille", "richelieu", "milady-quarters"}
CURTAIN, FLOOR = 42.0, 26.0


def draw_stage(image: Image.Image, scene: Scene, words: Words) -> None:
    """All places, four to a row."""
    for place in PLACES:
        _draw_place(image, scene, words, place)


def _draw_place(image: Image.Image, scene: Scene, words: Words, place: str) -> None:
    left, top, right, low = box = place_box(place)
    cloth = CARDINAL if place in OF_THE_CARDINAL else KING
    kit.panel(image, box, "paper-light", "line", 2, 6)
    ghost = kit.blend("paper-edge", "paper-light", 0.5)
    kit.put(image, sign(place, 104, ghost), (left + right) / 2, top + 108)
    kit.panel(image, (left + 2, low - FLOOR, right - 2, low - 2), "paper-edge", None, 1, 4)
    kit.stroke(image, [(left + 3, low - FLOOR), (right - 3, low - FLOOR)], "line", 2)
    _draw_curtain(image, left, top, right, cloth)
    aside = _draw_aside(image, scene.view, place, right - 8, top + 22)
    _write_name(image, words.say(f"picture-place-{place}"), left + 6, right - 6 - aside, top + 22)
    _draw_company(image, scene, place, left, low)


def _draw_aside(image: Image.Image, view: View, place: str, right: float, y: float) -> float:
    """On the curtain's right end the dice both sides throw at La Rochelle as things are, or that Milady is not here;
    how wide that is."""
    if place in part_of(view, "milady").get("absent", ()):
        draw_absent(image, right - 20, y, 42)
        return 44
    if place != "la-rochelle":
        return 0
    siege = part_of(view, "siege")
    draw_die(image, right - 52, y, 32, BLUE_DIE, str(siege.get("blue", 0)))
    draw_die(image, right - 15, y, 32, RED_DIE, str(siege.get("red", 0)))
    return 72


def _write_name(image: Image.Image, name: str, left: float, right: float, y: float) -> None:
    """A place's name in the room there is on its curtain."""
    kit.write(image, name, (left + right) / 2, y, "bold", Size.LEAD, "white", room=right - left - 6, least=0)


def _draw_curtain(image: Image.Image, left: float, top: float, right: float, cloth: Colour) -> None:
    """A valance in nine scallops, and drapes at both sides."""
    wide = (right - left) / 9
    for at in range(9):
        scallop = kit.icon("coin", wide + 1, kit.blend(cloth, "black", 0.8))
        kit.put(image, scallop, left + wide * (at + 0.5), top + CURTAIN)
    kit.panel(image, (left, top, right, top + CURTAIN), cloth, None, 1, 6, (True, True, False, False))
    kit.stroke(image, [(left + 2, top + CURTAIN), (right - 2, top + CURTAIN)], "gold", 2)


def _draw_company(image: Image.Image, scene: Scene, place: str, left: float, low: float) -> None:
    """Musketeers in a place, and Milady where the view knows her, standing on the boards."""
    here = standing_in(scene.view, place)
    milady = part_of(scene.view, "milady").get("place") == place
    seats = [*here, *(["milady"] if milady else [])]
    if not seats:
        return
    rows = [seats] if len(seats) <= 3 else [seats[: len(seats) // 2], seats[len(seats) // 2 :]]
    size = min(78.0, (STAGE_W - 12) / len(rows[-1]) - 6) if len(rows) == 1 else 58.0
    for row, standing in enumerate(rows):
        y = low - FLOOR + 10 - size / 2 - (len(rows) - 1 - row) * (size + 4)
        step = (STAGE_W - 8) / len(standing)
        for at, seat in enumerate(standing):
            down = seat != "milady" and person_of(scene.view, seat)["down"]
            kit.put(image, figure(seat, size, _is_new(scene, seat, place), down), left + 4 + step * (at + 0.5), y)


def _is_new(scene: Scene, seat: str, place: str) -> bool:
    """Whether somebody has come here since the older view."""
    if scene.before is None:
        return False
    if seat == "milady":
        return part_of(scene.before, "milady").get("place") != place
    return bool(person_of(scene.before, seat)["place"] != place)
