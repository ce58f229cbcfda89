"""Where the board differs from the older view: places that people have entered or left, missions, the quest, and
musketeers whose life has changed; and what is there now, in words."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.types import Name
from fronde.texts import Words
from images.kit import Box
from images.manifest import BoardChange, Scene
from images.mousquetaires.alt import say_changes, say_mission, say_quest
from images.mousquetaires.measures import (
    PLACES,
    SIEGE_TOP,
    WIDTH,
    company_box,
    height_of,
    mission_box,
    person_box,
    place_box,
    quest_box,
)
from images.mousquetaires.people import say_where
from images.mousquetaires.reading import MISSIONS_IN, mission_of, part_of, person_of, team_of

MOST = 0.8
"""The greatest width of the part shown, as a share of the board. The letters of the board are large enough for it."""


def find_changes(scene: Scene, words: Words) -> BoardChange:
    """The boxes of changed missions and of the quest, then of places, then of people; none without an older view."""
    missions = map(mission_box, _find_missions(scene))
    boxes = [] if scene.before is None else [*missions, *_quest(scene), *_places(scene), *_people(scene)]
    field = (0.0, float(SIEGE_TOP), float(WIDTH), float(height_of(scene.view)))
    return BoardChange(WIDTH, field, boxes, list(_say(scene, words)) if boxes else [], MOST)


def _say(scene: Scene, words: Words) -> Iterator[str]:
    """The moves and changes of life; then each changed mission and the quest in full; then where Milady is, if that has
    changed."""
    yield from say_changes(scene, words)
    for where in _find_missions(scene):
        place = Name("place", where)
        yield say_mission(scene.view, words, where) or words.say("summary-no-mission", place=place)
    if part_of(scene.view, "quest") != part_of(scene.before, "quest"):
        yield say_quest(scene.view, words)
    if part_of(scene.view, "milady").get("place") != part_of(scene.before, "milady").get("place"):
        yield f"{say_where(scene.view, words)}."


def _find_missions(scene: Scene) -> list[str]:
    return [where for where in MISSIONS_IN if mission_of(scene.view, where) != mission_of(scene.before, where)]


def _quest(scene: Scene) -> Iterator[Box]:
    if part_of(scene.view, "quest") != part_of(scene.before, "quest"):
        yield quest_box()


def _places(scene: Scene) -> Iterator[Box]:
    """The places that musketeers and Milady have entered, then those they have left, each once."""
    moves = [(person_of(scene.view, s)["place"], person_of(scene.before, s)["place"]) for s in team_of(scene.view)]
    milady = [part_of(view, "milady").get("place") or "" for view in (scene.view, scene.before)]
    ways = [*moves, (milady[0], milady[1])]
    for place in dict.fromkeys([*(new for new, old in ways if new != old), *(old for new, old in ways if new != old)]):
        if place in PLACES:
            yield company_box(place) if place == "la-rochelle" else place_box(place)


def _people(scene: Scene) -> Iterator[Box]:
    for at, seat in enumerate(team_of(scene.view)):
        if person_of(scene.view, seat)["life"] != person_of(scene.before, seat)["life"]:
            yield person_box(at)
