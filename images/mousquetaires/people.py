"""Milady as far as she is known, what the musketeers share, and each of them: life, skills, equipment, cards."""

from __future__ import annotations

from PIL import Image

from fronde.core.types import Name
from fronde.games.mousquetaires.data import MILADY, SKILLS
from fronde.texts import Words
from images import kit
from images.kit import Ink, Size
from images.manifest import Scene, View
from images.mousquetaires.inks import CARDINAL, SEAT_COLOURS
from images.mousquetaires.measures import (
    GAP,
    LEFT,
    PEOPLE_TOP,
    PERSON_H,
    PURSE_H,
    PURSE_TOP,
    QUEST_H,
    QUEST_TOP,
    QUEST_W,
    RIGHT,
)
from images.mousquetaires.missions import HEAD
from images.mousquetaires.pieces import draw_hearts, figure, unseen
from images.mousquetaires.reading import count, count_cards, has_milady, part_of, person_of, player_of, team_of

LINE = 28.0


def draw_milady(image: Image.Image, scene: Scene, words: Words) -> None:
    """Where she is as far as the view knows, how many cards she has, and what lasts of her treachery."""
    left, milady = LEFT + QUEST_W + GAP, part_of(scene.view, "milady")
    kit.panel(image, (left, QUEST_TOP, RIGHT, QUEST_TOP + QUEST_H), "paper-light", "line", 2, 8)
    kit.panel(image, (left, QUEST_TOP, RIGHT, QUEST_TOP + HEAD), CARDINAL, "line", 2, 8, (True, True, False, False))
    name = words.name("seat", MILADY)
    if has_milady(scene.view):
        name = words.say("picture-named", seat=name, player=player_of(scene, MILADY))
    kit.write(image, name, left + 14, QUEST_TOP + HEAD / 2, "bold", Size.BODY, "white", "lm", RIGHT - left - 24)
    place = milady.get("place")
    kit.put(image, figure(MILADY, 76) if place else unseen(76), left + 52, QUEST_TOP + HEAD + 48)
    lines = kit.wrapped(say_where(scene.view, words), "bold", Size.BODY, RIGHT - left - 112)[:3]
    for at, line in enumerate(lines):
        y = QUEST_TOP + HEAD + 48 + (at - (len(lines) - 1) / 2) * 27
        kit.write(image, line, left + 98, y, "bold", Size.BODY, "ink", "lm")
    texts = [words.say("picture-treachery", n=count(milady.get("treachery", 0))), *say_more(scene.view, words)]
    more = [line for text in texts for line in kit.wrapped(text, "text", Size.BODY, RIGHT - left - 24)][:4]
    for at, line in enumerate(more):
        y = QUEST_TOP + HEAD + 102 + at * LINE
        kit.write(image, line, left + 14, y, "text", Size.BODY, "ink", "lm")


def say_where(view: View, words: Words) -> str:
    """Where Milady is, or that she hides."""
    milady = part_of(view, "milady")
    if place := milady.get("place"):
        return words.say("picture-milady-at", place=Name("place", str(place)))
    if view.get("phase") in ("setup", "milady") or not milady:
        return words.say("picture-milady-nowhere")
    return words.say("picture-milady-hidden")


def say_more(view: View, words: Words) -> list[str]:
    """Where she has been found not to be, Paris cards in her hand, and effects that last."""
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
    """Pistoles, epic tokens and One for all, which all musketeers share."""
    y, x = PURSE_TOP + PURSE_H / 2, LEFT + 22.0
    signs = (("coin", "gold"), ("star", "purple"), ("sword", "iron"))
    old = say_purse(scene.before or scene.view, words)
    for (icon, colour), text, before in zip(signs, say_purse(scene.view, words), old, strict=True):
        kit.put(image, kit.icon(icon, 36, colour, "ink", 2), x, y)
        ink = "ink" if text == before else "mark"
        x += 28 + kit.write(image, text, x + 28, y, "bold", Size.LEAD, ink, "lm") + 48


def say_purse(view: View, words: Words) -> list[str]:
    """Pistoles, epic tokens, One for all."""
    keys = ("pistoles", "epic", "one_for_all")
    return [words.say(f"picture-{key.replace('_', '-')}", n=int(view.get(key) or 0)) for key in keys]


def draw_people(image: Image.Image, scene: Scene, words: Words, top: float = PEOPLE_TOP) -> None:
    """A row for every musketeer."""
    for at, seat in enumerate(team_of(scene.view)):
        _draw_person(image, scene, words, seat, top + at * PERSON_H)


def _draw_person(image: Image.Image, scene: Scene, words: Words, seat: str, top: float) -> None:
    view, person = scene.view, person_of(scene.view, seat)
    low, active = top + PERSON_H - 6, view.get("active") == seat and not view.get("over")
    old = person_of(scene.before or view, seat)
    changed = any(person[key] != old[key] for key in ("life", "gear", "down"))
    edge: Ink = "mark" if changed else "gold" if active else "line"
    kit.panel(image, (LEFT, top, RIGHT, low), "face" if active else "paper-light", edge, 5 if edge != "line" else 2, 8)
    kit.panel(image, (LEFT, top, LEFT + 10, low), SEAT_COLOURS[seat], None, 1, 6, (True, False, False, True))
    y = (top + low) / 2
    kit.put(image, figure(seat, 62, False, person["down"]), LEFT + 48, y)
    kit.write(image, words.name("seat", seat), LEFT + 88, y - 15, "bold", Size.LEAD, "ink", "lm", 216)
    kit.write(image, player_of(scene, seat), LEFT + 88, y + 18, "italic", Size.BODY, "ink-soft", "lm", 216)
    draw_hearts(image, LEFT + 322, y - 16, person["life"], person["most"], 29, 32)
    kit.write(image, say_state(view, words, seat), LEFT + 308, y + 18, "text", Size.BODY, "ink", "lm")
    _draw_skills(image, words, view, seat, y)
    _draw_gear(image, words, view, seat, y)


def say_state(view: View, words: Words, seat: str) -> str:
    """What a musketeer has left to do, and his cards."""
    remaining, cards = (view.get("left") or {}).get(seat, 0), count_cards(view, seat)
    if person_of(view, seat)["down"]:
        return words.say("picture-down")
    if remaining:
        return words.say("picture-actions-cards", n=remaining, cards=cards)
    is_complete = seat in (view.get("done") or ()) and not view.get("over")
    return words.say("picture-turn-done" if is_complete else "picture-cards", cards=cards)


def _draw_skills(image: Image.Image, words: Words, view: View, seat: str, y: float) -> None:
    """Four skills by two letters, those with an upgrade edged in gold."""
    person = person_of(view, seat)
    for at, skill in enumerate(SKILLS):
        x, better = LEFT + 520 + at * 56, f"upgrade-{skill}" in person["gear"]
        kit.panel(image, (x, y - 31, x + 52, y + 31), "face", "gold" if better else "paper-edge", 4 if better else 2, 6)
        code = words.say("picture-code", skill=skill)
        kit.write(image, code, x + 26, y - 15, "text", Size.LABEL, "ink-soft")
        kit.write(image, str(person["skills"][skill]), x + 26, y + 13, "bold", Size.LEAD, "ink")


def say_gear(view: View, words: Words, seat: str) -> list[str]:
    """Equipment and manoeuvre of a musketeer, without upgrades of skills, and whether he is barred from the quest."""
    person = person_of(view, seat)
    items = [words.name("item", item) for item in person["gear"] if not item.startswith("upgrade-")]
    return [*items, *([words.say("picture-barred")] if person["barred"] else [])]


def _draw_gear(image: Image.Image, words: Words, view: View, seat: str, y: float) -> None:
    gear = say_gear(view, words, seat)
    if not gear:
        kit.write(image, words.say("picture-no-gear"), LEFT + 760, y, "italic", Size.LABEL, "ink-soft", "lm")
        return
    lines = kit.wrapped(", ".join(gear), "bold", Size.LABEL, RIGHT - LEFT - 774)[:3]
    for at, line in enumerate(lines):
        kit.write(image, line, LEFT + 760, y + (at - (len(lines) - 1) / 2) * 24, "bold", Size.LABEL, "ink", "lm")
