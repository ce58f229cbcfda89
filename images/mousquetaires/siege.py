"""La Rochelle by itself: the token on its track, the cards there, the dice of both sides and their sources, and the
last roll with the life points given for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from fronde.core.types import Json, Name
from fronde.games.mousquetaires.data import ADVENTURE, MISSIONS, TABLE
from fronde.texts import Words
from images import kit
from images.kit import Colour, Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.duel import Face, draw_face
from images.mousquetaires.inks import BLUE_DIE, GREEN, KING, RED_DIE
from images.mousquetaires.measures import CAUSEWAY_H, HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.mission import draw_head
from images.mousquetaires.pieces import draw_die, draw_hearts, figure
from images.mousquetaires.reading import MISSIONS_IN, mission_of, part_of, person_of, standing_in, track_of
from images.mousquetaires.tracks import draw_siege

PLACE = "la-rochelle"
CARD_H, SIDE_H, THROW_H, COMPANY_H, FOOT = 96.0, 64.0, 84.0, 76.0, 12.0
STEP = 68.0


def siege(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """La Rochelle now, with the last roll if there has been one."""
    view = scene.view
    throws = throws_of(view)
    cards_top = HEADER + CAUSEWAY_H
    sides_top = cards_top + CARD_H + 8
    throw_top = sides_top + 2 * SIDE_H + 6
    low = throw_top + (46 + len(throws) * THROW_H if throws else 0)
    with kit.sheet(width, WIDTH, low + COMPANY_H + FOOT) as image:
        draw_head(image, words.say("picture-place-la-rochelle"), say_dice(view, words), PLACE)
        draw_siege(image, scene, words, HEADER + 28)
        _draw_cards(image, words, part_of(view, "siege").get("cards") or (), cards_top)
        for at, (ink, parts) in enumerate(((BLUE_DIE, blue_parts(view, words)), (RED_DIE, red_parts(view, words)))):
            _draw_side(image, list(parts), ink, sides_top + at * SIDE_H)
        if throws:
            kit.write(image, say_throw(view, words), LEFT + 4, throw_top + 22, "bold", Size.LEAD, "ink", "lm")
        for at, (ink, faces) in enumerate(throws):
            _draw_throw(image, faces, ink, throw_top + 46 + at * THROW_H)
        _draw_company(image, view, words, low)
    return kit.finish(image, siege_alt(view, words), width)


def say_dice(view: View, words: Words) -> str:
    """The number of dice that both sides would roll now."""
    data = part_of(view, "siege")
    return words.say("picture-siege-dice", blue=data.get("blue", 0), red=data.get("red", 0))


# --- sources of dice ---


def blue_parts(view: View, words: Words) -> Iterator[tuple[str, int]]:
    """The sources of the musketeers' dice, each with its number of dice: the cards."""
    for card in part_of(view, "siege").get("cards") or ():
        yield words.name("card", card), max(ADVENTURE[card].value, 1)


def red_parts(view: View, words: Words) -> Iterator[tuple[str, int]]:
    """The sources of Milady's dice: the clock, a Paris mission, Felton if the view names him, Reinforcements."""
    yield words.say("picture-siege-clock"), int(track_of(view, "time").get("dice", 0))
    paris = mission_of(view, "paris")
    if paris is not None and MISSIONS[paris["mission"]].continuous == "siege-die":
        yield words.name("mission", paris["mission"]), 1
    if any("felton" in (one["posted"] or ()) for where in MISSIONS_IN if (one := mission_of(view, where))):
        yield words.name("foe", "felton"), 1
    if "reinforcements" in (view.get("effects") or ()):
        yield words.name("treachery", "reinforcements"), TABLE.reinforcements


# --- drawing ---


def _draw_cards(image: Image.Image, words: Words, cards: Sequence[str], top: float) -> None:
    """The cards at La Rochelle, and a field for each card that there is still room for."""
    wide = (RIGHT - LEFT - 16) / TABLE.most_siege_cards
    for at in range(TABLE.most_siege_cards):
        left = LEFT + at * (wide + 8)
        y = top + CARD_H / 2
        if at >= len(cards):
            kit.panel(image, (left, top, left + wide, top + CARD_H), "paper-deep", "line", 2, 10)
            text = words.say("picture-siege-room")
            kit.write(image, text, left + wide / 2, y, "italic", Size.BODY, "ink-soft")
            continue
        ground: Colour = GREEN if ADVENTURE[cards[at]].kind == "character" else KING
        kit.panel(image, (left, top, left + wide, top + CARD_H), ground, "ink", 2, 10)
        kit.put(image, kit.icon("sword", 44, "white"), left + 36, y)
        kit.write(image, words.name("card", cards[at]), left + 66, y, "bold", Size.BODY, "white", "lm", wide - 78)


def _draw_side(image: Image.Image, parts: Sequence[tuple[str, int]], ink: Colour, top: float) -> None:
    """The number of a side's dice, and their sources."""
    y, total = top + SIDE_H / 2, sum(n for _, n in parts)
    kit.panel(image, (LEFT, top + 2, RIGHT, top + SIDE_H - 4), "paper-light", "line", 2, 8)
    draw_die(image, LEFT + 36, y - 1, 42, ink, str(total))
    text = " + ".join(f"{name} {n}" for name, n in parts if n) or "–"
    kit.write(image, text, LEFT + 74, y - 1, "text", Size.BODY, "ink", "lm", RIGHT - LEFT - 100)


def throws_of(view: View) -> list[tuple[Colour, list[Face]]]:
    """The dice of both sides in the last roll: (colour, faces), swords first. A red sword is cancelled for each life
    point given. Empty if there has been no roll."""
    throw: Mapping[str, Json] | None = part_of(view, "siege").get("throw")
    if throw is None:
        return []
    lives, sides = len(throw["given"]), []
    for ink, faces, cancel_count in ((BLUE_DIE, throw["blue"], 0), (RED_DIE, throw["red"], lives)):
        swords = faces.count("sword")
        sword_faces = [Face("sword", is_cancelled=at < cancel_count, counts=at >= cancel_count) for at in range(swords)]
        sides.append((ink, [*sword_faces, *(Face(face) for face in faces if face != "sword")]))
    return sides


def _draw_throw(image: Image.Image, faces: Sequence[Face], ink: Colour, top: float) -> None:
    y, step = top + THROW_H / 2, min(STEP, (RIGHT - LEFT - 110) / max(1, len(faces)))
    kit.panel(image, (LEFT, top + 2, RIGHT, top + THROW_H - 4), "paper-light", "line", 2, 8)
    kit.write(image, str(sum(face.counts for face in faces)), LEFT + 30, y - 1, "bold", Size.HEAD, "ink")
    kit.put(image, kit.icon("sword", 34, "ink"), LEFT + 66, y - 1)
    for at, face in enumerate(faces):
        draw_face(image, face, LEFT + 110 + (at + 0.5) * step, y - 1, step - 6, ink)


def _draw_company(image: Image.Image, view: View, words: Words, top: float) -> None:
    """The musketeers at La Rochelle, who may give life points, with their life."""
    here = standing_in(view, PLACE)
    if not here:
        text = words.say("picture-nobody-at-siege")
        kit.write(image, text, LEFT + 4, top + COMPANY_H / 2, "italic", Size.BODY, "ink-soft", "lm")
    step = min((RIGHT - LEFT) / max(1, len(here)), 260.0)
    for at, seat in enumerate(here):
        x, person = LEFT + at * step, person_of(view, seat)
        kit.put(image, figure(seat, 62), x + 34, top + COMPANY_H / 2)
        heart = min(28.0, (step - 80) / person["most"])
        draw_hearts(image, x + 86, top + COMPANY_H / 2, person["life"], person["most"], heart, heart)


# --- in words ---


def say_throw(view: View, words: Words) -> str:
    """The result of the last roll: the swords of both sides, the life points given, and the difference."""
    throw = part_of(view, "siege")["throw"]
    blue, red = throw["blue"].count("sword"), throw["red"].count("sword")
    by = blue - red + len(throw["given"])
    return words.say("picture-siege-throw", blue=blue, red=red, given=len(throw["given"]), by=kit.with_sign(by))


def siege_alt(view: View, words: Words) -> str:
    """La Rochelle in words."""
    track = track_of(view, "siege")
    cards = [words.name("card", card) for card in part_of(view, "siege").get("cards") or ()]
    red = ", ".join(f"{name} {n}" for name, n in red_parts(view, words))
    sentences = [
        words.say("picture-alt-siege-track", at=kit.minus(track["at"]), most=track["most"]),
        f"{say_dice(view, words)}: {red}.",
        words.say("picture-alt-siege-cards", cards=", ".join(cards) or words.say("picture-none")),
    ]
    if part_of(view, "siege").get("throw") is not None:
        sentences.append(f"{say_throw(view, words)}.")
        if seats := part_of(view, "siege")["throw"]["given"]:
            sentences.append(words.say("picture-alt-given", seats=[Name("seat", seat) for seat in seats]))
    here = [words.name("seat", seat) for seat in standing_in(view, PLACE)]
    nobody = words.say("picture-nobody-at-siege")
    sentences.append(f"{words.say('picture-alt-there', people=', '.join(here)) if here else nobody}.")
    return kit.shortest(lambda _: sentences)
