"""A battle as two hands of cards: the cards of both sides, the dice and the sums; of a battle under way, the
opponents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from fronde.core.types import Json, Name
from fronde.games.jeanne.data import KIND, TABLE, VALUES, YELLOW
from fronde.games.jeanne.words import tell_opening
from fronde.texts import Words
from images import kit
from images.jeanne.framing import HEAD, draw_title
from images.jeanne.inks import FOREIGN, ON
from images.jeanne.pieces import CARD, card, card_back, die, shield
from images.jeanne.reading import last_battle, letters_of, name_side, side_of
from images.kit import Gap, Ink, Picture, Size
from images.manifest import Scene

SHEET, SIDE = 1200.0, 590.0
ROW = 44.0
SIDES = ("attack", "defence")
ROLES = {"attack": "attacker", "defence": "defender"}


def battle(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The battle under way, with its cards once the dice are rolled; otherwise the last one in the events, or a note
    that there is none."""
    data: Mapping[str, Json] = scene.view.get("battle") or last_battle(scene) or {}
    rows = max((len(list(parts_of(data[side], words))) for side in SIDES if side in data), default=0)
    height = HEAD + (216 if not data else 116 + CARD[1] + 24 + rows * ROW + (128 if rows else 20) + 70)
    with kit.sheet(width, SHEET, height, "paper-deep") as image:
        title = (
            words.say("picture-battle-for", city=Name("city", data["city"])) if data else words.say("picture-no-battle")
        )
        draw_title(image, scene, words, title, words.text(tell_opening(data)) if data else "")
        if data:
            for place, side in enumerate(SIDES):
                _draw_side(image, scene, words, data, side, 6 + place * (SIDE + 8), height - 70)
        _draw_foot(image, words, data, height - 36)
        return kit.finish(image, battle_alt(scene, words), width)


def parts_of(side: Mapping[str, Json], words: Words) -> Iterator[tuple[str, int]]:
    """The parts of a side's sum with their names, the die last."""
    if side["cards"]:
        yield words.say("picture-part-cards"), sum(VALUES[KIND[one]] for one in side["cards"])
    if side["influence"]:
        yield words.say("picture-part-influence"), side["influence"]
    if side["support"] == "hero":
        yield words.say("picture-part-hero"), TABLE.battle.hero
    for name, n in side["bonus"].items():
        yield words.say(f"picture-part-{name}"), n
    if side["sign"]:
        yield words.say("picture-part-sign"), VALUES[KIND[side["sign"]]]
    yield words.say("picture-part-die"), side["die"]


def _draw_side(
    image: Image.Image, scene: Scene, words: Words, data: Mapping[str, Json], side: str, left: float, low: float
) -> None:
    seat = data.get(f"{ROLES[side]}_seat") or FOREIGN
    top, play = HEAD, data.get(side)
    wins = play is not None and "result" in data and _wins(data, side)
    kit.panel(image, (left, top, left + SIDE - 8, low), "face" if wins else "paper-light", "ink", 2, 12)
    ground: Ink = "face" if wins else "paper-light"
    if wins:
        kit.panel(image, (left + 3, top + 3, left + SIDE - 11, low - 3), None, "orange", 6, 10)
    kit.stamp(shield(seat, 88, letters_of(seat, words)), ground).on(image, left + 14, top + 14)
    name = name_side(data, ROLES[side], words)
    kit.text_on(image, name, left + 120, top + 54, "bold", Size.TITLE, "ink", ground, room=SIDE - 150)
    who = scene.player_of(seat) if seat != FOREIGN else ""
    under = " · ".join(part for part in (words.say(f"picture-{side}"), who) if part)
    kit.text_on(image, under, left + 120, top + 90, "italic", Size.LEAD, "ink-soft", ground, room=SIDE - 150)
    _draw_cards(image, words, play, seat, left + 22, top + 116, ground)
    if play is None:
        return
    y = top + 116 + CARD[1] + 24
    for text, n in parts_of(play, words):
        kit.text_on(image, text, left + 26, y + 30, "text", Size.HEAD, "ink", ground)
        if text == words.say("picture-part-die"):
            kit.stamp(die(n, 34, "white", "black"), ground).on(image, left + SIDE - 110, y + 2)
        kit.text_on(image, str(n), left + SIDE - 34, y + 30, "bold", Size.HEAD, "ink", ground, "r")
        y += ROW
    box = (left + 20, low - 112, left + SIDE - 28, low - 16)
    kit.panel(image, box, seat, "ink", 2, 10)
    kit.text_on(image, words.say("picture-sum"), box[0] + 24, low - 50, "caps", Size.TITLE, ON[seat], seat)
    kit.text_on(image, str(play["total"]), box[2] - 24, low - 40, "bold", Size.GIANT, ON[seat], seat, "r")


def _wins(data: Mapping[str, Json], side: str) -> bool:
    ahead = int(data["attack"]["total"]) > int(data["defence"]["total"])
    return ahead is (side == "attack")


def _draw_cards(
    image: Image.Image, words: Words, play: Mapping[str, Json] | None, seat: str, x: float, y: float, ground: Ink
) -> None:
    """The cards of a side, or a card back while they are secret."""
    pieces = []
    if play is None:
        pieces = [] if seat == FOREIGN else [card_back("?")]
    else:
        for kind in play["cards"]:
            note = words.say("picture-saved") if kind in play["saved"] else ""
            pieces.append(card(kind, words.name("card", kind), VALUES[KIND[kind]], KIND[kind] in YELLOW, note))
        if play["support"] in KIND:
            pieces.append(card(play["support"], words.name("card", play["support"]), 0, False))
        if play["sign"]:
            pieces.append(card("sign-of-god", words.name("card", "sign-of-god"), 0, False))
    step = min(CARD[0] + 12, (SIDE - 44 - CARD[0]) / max(1, len(pieces) - 1))
    for place, piece in enumerate(pieces):
        kit.stamp(piece, ground).on(image, x + place * step, y)
    if not pieces:
        kit.text_on(image, words.say("picture-no-cards-laid"), x + 4, y + 110, "italic", Size.HEAD, "ink-soft", ground)


def _draw_foot(image: Image.Image, words: Words, data: Mapping[str, Json], y: float) -> None:
    """The result of the battle, or a note that everything is still secret."""
    x, room, text = float(Gap.ROOMY), SHEET - 2 * Gap.ROOMY, say_end(data, words)
    kit.text_on(image, text, x, y + 10, "bold", Size.HEAD, "ink", "paper-deep", room=room)


def say_end(data: Mapping[str, Json], words: Words) -> str:
    """The result of a battle; or a note that both sides are choosing their cards in secret, or may still play some."""
    if not data:
        return words.say("picture-no-battle-yet")
    if "attack" not in data:
        return words.say("picture-secret")
    if "result" not in data:
        return words.say("picture-thrown")
    attack, defence = data["attack"]["total"], data["defence"]["total"]
    how = "tie" if attack == defence else "taken" if attack > defence else "held"
    sides = {role: side_of(data, role) for role in ROLES.values()}
    return words.say(f"told-{how}", city=Name("city", data["city"]), **sides)


def battle_alt(scene: Scene, words: Words) -> str:
    """The battle in words: the opponents, the cards and sum of each side, and the result."""
    under_way: Json = scene.view.get("battle")
    data: Mapping[str, Json] = under_way or last_battle(scene) or {}
    if not data:
        return f"{words.say('picture-no-battle')}. {say_end(data, words)}"
    sentences = [words.text(tell_opening(data))]
    for side in SIDES if "attack" in data else ():
        name, parts = name_side(data, ROLES[side], words), [words.name("card", kind) for kind in data[side]["cards"]]
        parts += [words.name("card", data[side]["support"])] if data[side]["support"] in KIND else []
        parts += [f"{text} {n}" for text, n in parts_of(data[side], words)]
        sentences.append(words.say(f"picture-alt-{side}", name=name, parts=", ".join(parts), total=data[side]["total"]))
    return kit.shortest(lambda _: [*sentences, say_end(data, words)])
