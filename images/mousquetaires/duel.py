"""A duel as a strip: both sides' dice round by round, swords cancelled by a shield struck out, manoeuvres in gold, who
bled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PIL import Image

from fronde.core.types import Name
from fronde.games.mousquetaires.data import FOES
from fronde.games.mousquetaires.fencing import shows
from fronde.texts import Words
from images import kit
from images.kit import Colour, Ink, Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.inks import BLACK, BLUE_DIE, CARDINAL, KING, RED_DIE, SEAT_COLOURS
from images.mousquetaires.measures import HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.pieces import CROSS, figure, painted
from images.mousquetaires.reading import person_of, player_of

ROW, FOOT = 92.0, 12.0
STEP = 68.0
"""From one die to the next where there is room."""
MIDDLE = WIDTH / 2
ICONS = {"sword": "sword", "shield": "shield", "lys": "fleur"}
NO_EXTRA = (0, 0, 0, 0)


class Face(NamedTuple):
    """What a die shows, or what is added to dice; whether it was cancelled, and whether it is of a manoeuvre."""

    face: str
    added: bool = False
    cancelled: bool = False
    gold: bool = False


def duel(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The duel under way, or the last one of this turn; else that there is none."""
    told: Mapping[str, Any] = scene.view.get("duel") or {}
    rounds = rounds_of(told)
    height = HEADER + (max(1, len(rounds)) * ROW if told else 0) + FOOT
    with kit.looking(scale=width / WIDTH):
        image = kit.paper((width, kit.pixels(height)))
        _draw_head(image, scene, words, told)
        for at, one in enumerate(rounds):
            _draw_round(image, scene.view, words, told, one, at)
        if told and not rounds:
            kit.write(image, words.say("picture-no-dice"), MIDDLE, HEADER + ROW / 2, "italic", Size.LEAD, "ink-soft")
        image = image.convert("RGB")
    return Picture(kit.pack(image), duel_alt(scene, words), image.width, image.height)


def rounds_of(told: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The rounds that have been fought, and the dice of the one under way."""
    rounds = list(told.get("rounds") or ())
    dice = told.get("dice") or {}
    if told and not told["over"] and (dice.get("blue") or dice.get("red")):
        rounds.append({**dice, "extra": NO_EXTRA, "hurt": 0, "struck": 0, "open": True})
    return rounds


def name_foe(words: Words, told: Mapping[str, Any]) -> str:
    """The adversary, unknown while he lies face down."""
    return words.name("foe", told["foe"]) if told["foe"] else words.say("picture-foe-unknown")


def say_outcome(words: Words, told: Mapping[str, Any]) -> str:
    """Who has bled so far."""
    side = ("nobody", "own", "foe", "both")[bool(told["hurt"]) + 2 * bool(told["struck"])]
    if side == "nobody" and not told["over"]:
        return words.say("picture-duel-open")
    names = {"seat": Name("seat", told["seat"]), "foe": name_foe(words, told)}
    return words.say(f"picture-blood-{side}", **names, hurt=told["hurt"], struck=told["struck"])


def _draw_head(image: Image.Image, scene: Scene, words: Words, told: Mapping[str, Any]) -> None:
    ground: Colour = SEAT_COLOURS[told["seat"]] if told else KING
    kit.panel(image, (0, 0, WIDTH, HEADER - 4), "paper-deep")
    kit.panel(image, (LEFT, 10, RIGHT, HEADER - 10), ground, "ink", 2, 10)
    x = LEFT + 18.0
    if told:
        kit.put(image, figure(told["seat"], 66), LEFT + 46, HEADER / 2)
        x = LEFT + 92
    foe = told.get("foe") or ""
    room = RIGHT - x - (110 if foe == "rochefort" else 16)
    title, under = words.say("picture-no-duel"), ""
    if told:
        title = words.say("picture-duel", seat=Name("seat", told["seat"]), foe=name_foe(words, told))
        cards = ", ".join(words.name("card", card) for card in told["cards"])
        parts = [player_of(scene, told["seat"]), say_outcome(words, told), cards]
        under = " · ".join(part for part in parts if part)
    size = float(Size.TITLE)
    while size > Size.LEAD and kit.text_width(title, "bold", size) > room:
        size -= 1
    kit.write(image, kit.fit(title, "bold", size, room), x, 38, "bold", size, "white", "lm")
    kit.write(image, kit.fit(under, "text", Size.BODY, room), x, 76, "text", Size.BODY, "white", "lm")
    if foe == "rochefort":
        kit.put(image, figure(foe, 66), RIGHT - 50, HEADER / 2)


def faces_of(view: View, told: Mapping[str, Any], one: Mapping[str, Any]) -> tuple[list[Face], list[Face]]:
    """The musketeer's dice and his adversary's of a round, what is added to them behind."""
    extra = one["extra"]
    blue = [*one["blue"], *["sword"] * extra[0], *["shield"] * extra[1]]
    red = [*one["red"], *["sword"] * extra[2], *["shield"] * extra[3]]
    own = next((m for m in person_of(view, told["seat"]).get("manoeuvres", ()) if shows(one["blue"], m)), ())
    theirs = FOES[told["foe"]].manoeuvre if told["foe"] and shows(one["red"], FOES[told["foe"]].manoeuvre) else ()
    manoeuvre = bool(own or theirs)
    return (
        _mark(blue, len(one["blue"]), red.count("shield"), own, manoeuvre),
        _mark(red, len(one["red"]), blue.count("shield"), theirs, manoeuvre),
    )


def _mark(faces: Sequence[str], dice: int, shields: int, gold: Sequence[str], manoeuvre: bool) -> list[Face]:
    """Faces with what became of them: with a manoeuvre shown nothing else counts, else shields cancel swords."""
    wanted, found = Counter(gold), []
    for at, face in enumerate(faces):
        golden = at < dice and wanted[face] > 0
        wanted[face] -= golden
        cancelled = not golden and (manoeuvre or (face == "sword" and shields > 0))
        shields -= face == "sword" and not manoeuvre
        found.append(Face(face, at >= dice, cancelled, golden))
    return found


def _draw_round(
    image: Image.Image, view: View, words: Words, told: Mapping[str, Any], one: Mapping[str, Any], at: int
) -> None:
    top = HEADER + at * ROW
    y = top + ROW / 2
    kit.panel(image, (LEFT, top + 2, RIGHT, top + ROW - 4), "paper-light", "gold" if one.get("open") else "line", 2, 8)
    blue, red = faces_of(view, told, one)
    step = min(STEP, (MIDDLE - 66 - LEFT - 8) / max(len(blue), len(red), 1))
    for side, faces, ink in ((-1, blue, BLUE_DIE), (1, red, RED_DIE)):
        for place, face in enumerate(faces):
            _draw_face(image, face, MIDDLE + side * (66 + (place + 0.5) * step), y, step - 6, ink)
    kit.write(image, words.say("picture-round", n=at + 1), MIDDLE, y - 20, "bold", Size.BODY, "ink")
    if one["hurt"]:
        _draw_blood(image, one["hurt"], MIDDLE - 36, y + 16)
    if one["struck"]:
        _draw_blood(image, one["struck"], MIDDLE + 36, y + 16)
    if not (one["hurt"] or one["struck"] or one.get("open")):
        kit.write(image, words.say("picture-parried"), MIDDLE, y + 16, "italic", Size.LABEL, "ink-soft")


def _draw_blood(image: Image.Image, n: int, x: float, y: float) -> None:
    """Life points lost, on the side of whoever lost them."""
    kit.write(image, kit.minus(-n), x - 14, y, "bold", Size.LEAD, "rose")
    kit.put(image, kit.icon("hearts", 28, "rose"), x + 14, y)


def _draw_face(image: Image.Image, face: Face, x: float, y: float, size: float, ink: Colour) -> None:
    """A die, or round what is added; pale and struck out where cancelled, in gold where part of a manoeuvre."""
    half = size / 2
    ground = kit.blend(ink, "paper-light", 0.25) if face.cancelled else ink
    edge, width = ("gold", 6) if face.gold else (BLACK, 2)
    kit.panel(image, (x - half, y - half, x + half, y + half), ground, edge, width, half if face.added else 8)
    sign: Ink = "ink" if face.cancelled else "white"
    if face.face == "cross":
        piece = painted(kit.shape_mask([CROSS], size * 0.62, 6), sign)
    else:
        piece = kit.icon(ICONS[face.face], size * 0.62, sign)
    kit.put(image, piece, x, y)
    if face.cancelled:
        kit.stroke(image, [(x - half + 6, y - half + 6), (x + half - 6, y + half - 6)], CARDINAL, 5)


def duel_alt(scene: Scene, words: Words) -> str:
    """The duel in words: who against whom, every round, who bled."""
    told: Mapping[str, Any] = scene.view.get("duel") or {}
    if not told:
        return f"{words.say('picture-no-duel')}."
    sentences = [
        words.say("picture-alt-duel", duel=words.say("picture-duel", seat=Name("seat", told["seat"]),
                                                     foe=name_foe(words, told)), outcome=say_outcome(words, told)),
        *(_say_round(scene.view, words, told, one, at) for at, one in enumerate(rounds_of(told))),
    ]  # fmt: skip
    return kit.shortest(lambda _: sentences)


def _say_round(view: View, words: Words, told: Mapping[str, Any], one: Mapping[str, Any], at: int) -> str:
    blue, red = (_say_faces(words, side) for side in faces_of(view, told, one))
    return words.say("picture-alt-round", n=at + 1, blue=blue, red=red, hurt=one["hurt"], struck=one["struck"])


def _say_faces(words: Words, faces: Sequence[Face]) -> str:
    counted = Counter(face.face for face in faces)
    return ", ".join(f"{n} {words.name('face', face)}" for face, n in counted.items()) or words.say("picture-none")
