"""Milady as far as the view knows her, the musketeers' shared resources, and each of them: life, skills, equipment,
cards."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from fronde.core.types import Json, Name
from fronde.games.mousquetaires.data import MILADY, SKILLS
from fronde.texts import Words
from images import kit
from images.kit import Box, Ink, Size
from images.manifest import Scene, View
from images.mousquetaires.inks import SEAT_COLOURS
from images.mousquetaires.legend import draw_legend
from images.mousquetaires.measures import (
    HALF,
    MILADY_LEFT,
    MILADY_LOW,
    PEOPLE_TOP,
    QUARTERS_LOW,
    QUARTERS_TOP,
    RIGHT,
    STREET_TOP,
    person_box,
    purse_box,
)
from images.mousquetaires.pieces import draw_hearts, figure, question_mark
from images.mousquetaires.reading import count, count_cards, has_milady, part_of, person_of, player_of, team_of
from images.mousquetaires.tracks import draw_rochefort

LINE = 25.0
GEAR_LINE = 20.0
MOST_LINES = 4
"""The greatest number of lines below Milady."""
PURSE_STEP = 46.0
PURSE: tuple[tuple[str, Ink], ...] = (("coin", "gold"), ("star", "purple"), ("sword", "iron"))
SKILL_W = 57.0


def draw_milady(image: Image.Image, scene: Scene, words: Words) -> None:
    """Milady's side below her quarters: where she is as far as the view knows, the number of her cards, her effects
    that last, and Rochefort's life."""
    left, milady = MILADY_LEFT + 12.0, part_of(scene.view, "milady")
    name = words.name("seat", MILADY)
    if has_milady(scene.view):
        name = words.say("picture-named", seat=name, player=player_of(scene, MILADY))
    kit.write(image, name, left, (STREET_TOP + QUARTERS_TOP) / 2, "bold", Size.BODY, "white", "lm", RIGHT - left - 12)
    place, y = milady.get("place"), QUARTERS_LOW + 40
    kit.put(image, figure(MILADY, 66) if place else question_mark(66), left + 32, y)
    lines = kit.wrap(say_where(scene.view, words), "bold", Size.BODY, RIGHT - left - 82)[:3]
    for at, line in enumerate(lines):
        kit.write(image, line, left + 74, y + (at - (len(lines) - 1) / 2) * LINE, "bold", Size.BODY, "ink", "lm")
    texts = [words.say("picture-treachery", n=count(milady.get("treachery", 0))), *say_more(scene.view, words)]
    for size in (Size.BODY, Size.LABEL):
        more = [line for text in texts for line in kit.wrap(text, "text", size, RIGHT - left - 12)]
        if len(more) <= MOST_LINES:
            break
    for at, line in enumerate(more[:MOST_LINES]):
        kit.write(image, line, left, QUARTERS_LOW + 92 + at * LINE, "text", size, "ink", "lm")
    draw_rochefort(image, scene, words, left, RIGHT - 12, MILADY_LOW - 22)


def say_where(view: View, words: Words) -> str:
    """Where Milady is; or that she is in hiding, or is about to choose a place."""
    milady = part_of(view, "milady")
    if place := milady.get("place"):
        return words.say("picture-milady-at", place=Name("place", str(place)))
    if view.get("phase") in ("setup", "milady") or not milady:
        return words.say("picture-milady-nowhere")
    return words.say("picture-milady-hidden")


def say_more(view: View, words: Words) -> list[str]:
    """The places where Milady is known not to be, the number of Paris cards in her hand, and effects that last."""
    lines = []
    if absent := part_of(view, "milady").get("absent"):
        places = ", ".join(words.say(f"picture-place-{place}") for place in absent)
        lines.append(words.say("picture-milady-absent", places=places))
    if paris := count(part_of(view, "milady").get("paris", 0)):
        lines.append(words.say("picture-paris-cards", n=paris))
    if effects := list(view.get("effects") or ()):
        lines.append(words.say("picture-effects", cards=", ".join(words.name("treachery", one) for one in effects)))
    return lines


def draw_purse(image: Image.Image, scene: Scene, words: Words) -> None:
    """Pistoles, epic tokens and One for all, which all musketeers share; the legend below or beside them."""
    left, top, right, low = purse_box(scene.view)
    kit.panel(image, (left, top, right, low), "paper-light", "line", 2, 8)
    is_wide = right - left > HALF
    middle, y = (left + right) / 2 if is_wide else left, top + 48 if is_wide else top + 23
    texts, old = say_purse(scene.view, words), say_purse(scene.before or scene.view, words)
    room, size = (HALF if is_wide else right - left) - 20 - len(PURSE) * PURSE_STEP, float(Size.BODY)
    while sum(kit.text_width(text, "bold", size) for text in texts) > room:
        size -= 1
    x = left + 24.0
    for (icon, colour), text, before in zip(PURSE, texts, old, strict=True):
        kit.put(image, kit.icon(icon, 28, colour, "ink", 2), x, y)
        x += PURSE_STEP + kit.write(image, text, x + 19, y, "bold", size, "ink" if text == before else "mark", "lm")
    draw_legend(image, words, middle + 12, right - 12, top + (34 if is_wide else 54))


def say_purse(view: View, words: Words) -> list[str]:
    """The number of pistoles, of epic tokens, and of One for all cards."""
    keys = ("pistoles", "epic", "one_for_all")
    return [words.say(f"picture-{key.replace('_', '-')}", n=int(view.get(key) or 0)) for key in keys]


def draw_people(image: Image.Image, scene: Scene, words: Words, top: float = PEOPLE_TOP) -> None:
    """A card for every musketeer, two to a row."""
    for at, seat in enumerate(team_of(scene.view)):
        _draw_person(image, scene, words, seat, person_box(at, top))


def _draw_person(image: Image.Image, scene: Scene, words: Words, seat: str, box: Box) -> None:
    """A musketeer's card: shield, name, skills, life, actions and cards left, player, equipment."""
    view, person, (left, top, right, low) = scene.view, person_of(scene.view, seat), box
    active, old = view.get("active") == seat and not view.get("over"), person_of(scene.before or view, seat)
    has_changed = any(person[key] != old[key] for key in ("life", "gear", "down"))
    edge: Ink = "mark" if has_changed else "gold" if active else "line"
    kit.panel(image, box, "face" if active else "paper-light", edge, 5 if edge != "line" else 2, 8)
    kit.panel(image, (left, top, left + 10, low), SEAT_COLOURS[seat], None, 1, 6, (True, False, False, True))
    kit.put(image, figure(seat, 58, False, person["down"]), left + 44, (top + low) / 2)
    x, skills = left + 80, right - 8 - SKILL_W * len(SKILLS)
    name = words.name("seat", seat)
    kit.write(image, name, x, top + 21, "bold", Size.LEAD, "ink", "lm", skills - x - 4, Size.LABEL)
    for at, skill in enumerate(SKILLS):
        _draw_skill(image, words, person, skill, skills + at * SKILL_W, top + 21)
    draw_hearts(image, x + 12, top + 47, person["life"], person["most"], 24, 26)
    kit.write(image, say_state(view, words, seat), x + 142, top + 47, "text", Size.BODY, "ink", "lm", right - x - 150)
    kit.write(image, player_of(scene, seat), x, top + 77, "italic", Size.BODY, "ink-soft", "lm", 132)
    _draw_gear(image, words, view, seat, (x + 142, top + 78, right - 8))


def say_state(view: View, words: Words, seat: str) -> str:
    """The actions that a musketeer has left, or that his turn is over, and the number of his cards; or that he is out
    of action."""
    remaining, cards = (view.get("left") or {}).get(seat, 0), count_cards(view, seat)
    if person_of(view, seat)["down"]:
        return words.say("picture-down")
    if remaining:
        return words.say("picture-actions-cards", n=remaining, cards=cards)
    is_complete = seat in (view.get("done") or ()) and not view.get("over")
    return words.say("picture-turn-done" if is_complete else "picture-cards", cards=cards)


def _draw_skill(
    image: Image.Image, words: Words, person: Mapping[str, Json], skill: str, left: float, y: float
) -> None:
    """A skill: its code and value, with a gold edge if it is upgraded."""
    better = f"upgrade-{skill}" in person["gear"]
    box = (left + 2, y - 15, left + SKILL_W - 2, y + 15)
    kit.panel(image, box, "face", "gold" if better else "paper-edge", 4 if better else 2, 6)
    kit.write(image, words.say("picture-code", skill=skill), left + 7, y, "text", Size.LABEL, "ink-soft", "lm")
    kit.write(image, str(person["skills"][skill]), left + SKILL_W - 7, y, "bold", Size.BODY, "ink", "rm")


def say_gear(view: View, words: Words, seat: str) -> list[str]:
    """The equipment of a musketeer without upgrades of skills, and whether he is barred from the quest."""
    person = person_of(view, seat)
    items = [words.name("item", item) for item in person["gear"] if not item.startswith("upgrade-")]
    return [*items, *([words.say("picture-barred")] if person["barred"] else [])]


def _draw_gear(image: Image.Image, words: Words, view: View, seat: str, at: tuple[float, float, float]) -> None:
    """A musketeer's equipment on at most two lines; `at`: their left end, their middle and their right end."""
    (left, y, right), gear = at, say_gear(view, words, seat)
    if not gear:
        kit.write(image, words.say("picture-no-gear"), left, y, "italic", Size.LABEL, "ink-soft", "lm")
        return
    text, size = ", ".join(gear), float(Size.LABEL)
    while len(lines := kit.wrap(text, "bold", size, right - left)) > 2 and size > Size.FINE:
        size -= 1
    for row, line in enumerate(lines[:2]):
        kit.write(image, line, left, y + (row - (len(lines[:2]) - 1) / 2) * GEAR_LINE, "bold", size, "ink", "lm")
