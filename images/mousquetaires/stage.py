"""The names of the eight places on their scenery, and the people there."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Box, Size
from images.manifest import Scene
from images.mousquetaires.inks import BLUE_DIE, CARDINAL, KING, RED_DIE
from images.mousquetaires.measures import GAP, PLACES, company_box, place_box
from images.mousquetaires.pieces import draw_absent, draw_die, figure
from images.mousquetaires.reading import part_of, person_of, standing_in

OF_THE_CARDINAL = {"bastille", "richelieu", "milady-quarters"}
NAMELESS = "quest"
"""The place that has its name in its own header."""
RIBBON_H, TAIL = 34.0, 14.0
LARGEST, APART = 62.0, 4.0


def ribbon_box(words: Words, place: str) -> Box:
    """The box of the ribbon with a place's name, in its upper left corner."""
    left, top, right, _ = place_box(place)
    name = words.say(f"picture-place-{place}")
    wide = min(kit.text_width(name, "bold", Size.LEAD) + 20, right - left - GAP - TAIL)
    return left, top + 6, left + wide, top + 6 + RIBBON_H


def draw_names(image: Image.Image, words: Words) -> None:
    """The name of every place on a ribbon in the colour of its side."""
    for place in PLACES:
        if place != NAMELESS:
            _draw_ribbon(image, words, place)


def _draw_ribbon(image: Image.Image, words: Words, place: str) -> None:
    left, top, right, low = ribbon_box(words, place)
    middle, half, reach = (top + low) / 2, RIBBON_H / 2, right + TAIL - left
    sheet = kit.Sheet(reach / 2 + 2, half + 2)
    for inset, ink in ((0.0, "ink"), (2.0, CARDINAL if place in OF_THE_CARDINAL else KING)):
        edge, tip = reach / 2 - inset, reach / 2 - TAIL - inset * 0.4
        sheet.polygon([(-edge, inset - half), (edge - inset, inset - half), (tip, 0), (edge - inset, half - inset),
                       (-edge, half - inset)], ink)  # fmt: skip
    kit.put(image, sheet.finish(), left + reach / 2, middle)
    name = words.say(f"picture-place-{place}")
    kit.write(image, name, left + 10, middle, "bold", Size.LEAD, "white", "lm", right - left - 10, Size.BODY)


def draw_stage(image: Image.Image, scene: Scene, words: Words) -> None:
    """The people at each place, the places where Milady is known not to be, and the dice of both sides at La Rochelle
    now."""
    for place in PLACES:
        _draw_company(image, scene, place)
        if place in part_of(scene.view, "milady").get("absent", ()):
            _, top, right, _ = company_box(place)
            draw_absent(image, right - 20, top + 20, 40)
    _, top, right, low = ribbon_box(words, "la-rochelle")
    siege, y = part_of(scene.view, "siege"), (top + low) / 2
    for x, ink, key in ((right + 42, BLUE_DIE, "blue"), (right + 78, RED_DIE, "red")):
        draw_die(image, x, y, 32, ink, str(siege.get(key, 0)))


def _draw_company(image: Image.Image, scene: Scene, place: str) -> None:
    """The musketeers at a place, and Milady if the view shows her there; those on a path of the inn are left out."""
    people = [seat for seat in standing_in(scene.view, place) if not person_of(scene.view, seat)["path"]]
    if part_of(scene.view, "milady").get("place") == place:
        people.append("milady")
    if not people:
        return
    left, top, right, low = company_box(place)
    most = max(1, min(len(people), int((right - left) / 54)))
    rows = [people[at : at + most] for at in range(0, len(people), most)]
    size = min(LARGEST, (right - left) / most - APART, (low - top) / len(rows) - APART)
    for row, line in enumerate(rows):
        y = low - size / 2 - (len(rows) - 1 - row) * (size + APART)
        step = min((right - left) / len(line), 1.5 * LARGEST)
        first = (left + right - step * (len(line) - 1)) / 2
        for at, seat in enumerate(line):
            down = seat != "milady" and person_of(scene.view, seat)["down"]
            kit.put(image, figure(seat, size, _is_new(scene, seat, place), down), first + step * at, y)


def _is_new(scene: Scene, seat: str, place: str) -> bool:
    """Whether a person has come to a place since the older view."""
    if scene.before is None:
        return False
    if seat == "milady":
        return part_of(scene.before, "milady").get("place") != place
    return bool(person_of(scene.before, seat)["place"] != place)
