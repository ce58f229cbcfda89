"""A duel round by round: the dice of both sides, each cancelled sword opposite the shield that cancels it, manoeuvres
in gold, the wounds, and the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from fronde.core.types import Json, Name, Text
from fronde.games.mousquetaires.data import FOES
from fronde.games.mousquetaires.fencing import extra_of, shows
from fronde.texts import Words
from images import kit
from images.kit import Colour, Ink, Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.inks import BLACK, BLUE_DIE, CARDINAL, GREEN, KING, RED_DIE, SEAT_COLOURS
from images.mousquetaires.measures import HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.pieces import CROSS, figure
from images.mousquetaires.reading import arms_of, person_of, player_of

ROW, OUTCOME, FOOT = 92.0, 62.0, 12.0
LINE, MOST_LINES = 28.0, 3
"""The height of a line below a name, and the greatest number of such lines."""
STEP = 68.0
"""The distance between the middles of two dice, if there is room for it."""
MIDDLE = WIDTH / 2
TALL = 36.0
"""Half the distance between the two sides' panels."""
ICONS = {"sword": "sword", "shield": "shield", "lys": "fleur"}
FENCING = ("pistol", "armor", "toledo-sword", "improved-manoeuvre")
"""The equipment that counts in a duel."""
EVENT = "duel-ended"
SIDES = ("nobody", "own", "foe", "both")
Duel = Mapping[str, Json]
"""A duel as a view stores it, or one of its rounds."""


class Face(NamedTuple):
    """A face of a die, or a sword or shield in addition to the dice (`is_added`). `is_cancelled`: a shield or a
    manoeuvre makes it useless; `gold`: it is part of a manoeuvre; `counts`: it hits, cancels a sword, or is part of a
    manoeuvre."""

    face: str
    is_added: bool = False
    is_cancelled: bool = False
    gold: bool = False
    counts: bool = False


def duel(scene: Scene, words: Words, width: int, which: str) -> Picture:
    """The duel under way, or the last one of this turn; for `which` "told" the last one in the events of the scene. If
    there is none, the picture says so."""
    data = find_post_span(scene) if which == "told" else scene.view.get("duel") or {}
    if not data:
        return _no_duel(words, width)
    rounds, sides = rounds_of(scene.view, data), sides_of(scene, words, data)
    head = 74 + LINE * max(1, *(len(side.lines) for side in sides))
    low = head + max(1, len(rounds)) * ROW
    with kit.sheet(width, WIDTH, low + OUTCOME + FOOT) as image:
        _draw_sides(image, sides, head)
        for at, one in enumerate(rounds):
            _draw_round(image, scene.view, words, data, one, at, head + at * ROW)
        if not rounds:
            kit.write(image, words.say("picture-no-dice"), MIDDLE, head + ROW / 2, "italic", Size.LEAD, "ink-soft")
        _draw_outcome(image, words, data, low)
    return kit.finish(image, duel_alt(scene, words, data), width)


def find_post_span(scene: Scene) -> Duel:
    """The last finished duel in the events of the scene, as a view stores it; empty if there is none."""
    duels = [data for kind, data in scene.events if kind == EVENT]
    return {**duels[-1], "over": True} if duels else {}


def rounds_of(view: View, data: Duel) -> list[Duel]:
    """The finished rounds of a duel, and after them the one under way with its current dice, marked "open"."""
    rounds = list(data.get("rounds") or ())
    dice = data.get("dice") or {}
    if data and not data["over"] and (dice.get("blue") or dice.get("red")):
        extra = extra_of(FOES[data["foe"]], arms_of(view, data["seat"]), first=not rounds)
        rounds.append({**dice, "extra": extra, "hurt": 0, "struck": 0, "open": True})
    return rounds


def name_foe(words: Words, data: Duel) -> str:
    """The name of the adversary, or a phrase for an unknown one while he is face down."""
    return words.name("foe", data["foe"]) if data["foe"] else words.say("picture-foe-unknown")


def _foe_of(data: Duel) -> Name | Text:
    """The same name as an argument of a text."""
    return Name("foe", data["foe"]) if data["foe"] else Text("picture-foe-unknown")


def say_outcome(words: Words, data: Duel) -> str:
    """Who has been hurt so far, and the life points lost."""
    side = side_of(data)
    if side == "nobody" and not data["over"]:
        return words.say("picture-duel-open")
    names = {"seat": Name("seat", data["seat"]), "foe": _foe_of(data)}
    return words.say(f"picture-blood-{side}", **names, hurt=data["hurt"], struck=data["struck"])


def side_of(data: Duel) -> str:
    """Who has been hurt: "nobody", "own", "foe" or "both"."""
    return SIDES[bool(data["hurt"]) + 2 * bool(data["struck"])]


# --- the two sides ---


class Side(NamedTuple):
    """One side of a duel: a seat or foe ("" if face down), its name, and the lines below the name."""

    who: str
    name: str
    lines: list[str]


def _no_duel(words: Words, width: int) -> Picture:
    """A picture that says that there is no duel."""
    with kit.sheet(width, WIDTH, HEADER) as image:
        kit.panel(image, (LEFT, 10, RIGHT, HEADER - 10), KING, "ink", 2, 10)
        kit.write(image, words.say("picture-no-duel"), MIDDLE, HEADER / 2, "bold", Size.LEAD, "white")
    return kit.finish(image, f"{words.say('picture-no-duel')}.", width)


def sides_of(scene: Scene, words: Words, data: Duel) -> tuple[Side, Side]:
    """The musketeer with his player and equipment, and his adversary with dice and ability."""
    seat, foe = data["seat"], data["foe"] or ""
    own = [player_of(scene, seat), say_arms(scene.view, words, data)]
    return (
        Side(seat, words.name("seat", seat), _wrap(own, seat)),
        Side(foe, kit.capital(name_foe(words, data)), _wrap(say_foe(words, foe), foe)),
    )


def _wrap(texts: Sequence[str], who: str) -> list[str]:
    lines = [line for text in texts if text for line in kit.wrap(text, "text", Size.BODY, _room(who))]
    return lines[:MOST_LINES]


def _room(who: str) -> float:
    """The room for a side's lines; a shield takes part of the panel."""
    return MIDDLE - TALL - LEFT - (108 if who in SEAT_COLOURS else 28)


def _draw_sides(image: Image.Image, sides: tuple[Side, Side], head: float) -> None:
    """The musketeer on the left, his adversary on the right, crossed swords between them."""
    y = (head - 4) / 2
    kit.panel(image, (0, 0, WIDTH, head - 6), "paper-deep")
    swords = kit.icon("sword", 58, "ink")
    kit.put(image, swords.transpose(Image.Transpose.FLIP_LEFT_RIGHT), MIDDLE, y)
    kit.put(image, swords, MIDDLE, y)
    for side, edge, way in ((sides[0], LEFT, 1), (sides[1], RIGHT, -1)):
        inner = MIDDLE - way * TALL
        box = (min(edge, inner), 10, max(edge, inner), head - 12)
        kit.panel(image, box, SEAT_COLOURS.get(side.who, BLACK), "ink", 2, 10)
        if side.who in SEAT_COLOURS:
            kit.put(image, figure(side.who, 74), edge + way * 48, y)
        _write_side(image, side, edge + way * (96 if side.who in SEAT_COLOURS else 16), "l" if way > 0 else "r")


def _write_side(image: Image.Image, side: Side, x: float, anchor: str) -> None:
    room = _room(side.who)
    kit.write(image, side.name, x, 36, "bold", Size.HEAD, "white", f"{anchor}m", room, Size.BODY)
    for at, line in enumerate(side.lines):
        kit.write(image, line, x, 70 + at * LINE, "text", Size.BODY, "white", f"{anchor}m")


def say_arms(view: View, words: Words, data: Duel) -> str:
    """The cards that a musketeer has committed, and his equipment that counts in a duel."""
    cards = [words.name("card", card) for card in data["cards"]]
    gear = [words.name("item", item) for item in person_of(view, data["seat"]).get("gear", ()) if item in FENCING]
    return ", ".join([*cards, *gear])


def say_foe(words: Words, foe: str) -> list[str]:
    """An adversary's number of dice, unless he has a fixed result, and his ability; nothing for an unknown one."""
    if foe not in FOES:
        return []
    lines = [words.say("picture-foe-dice", n=FOES[foe].dice)] if FOES[foe].result is None else []
    return [*lines, *([words.say(f"picture-ability-{FOES[foe].ability}")] if FOES[foe].ability else [])]


# --- the rounds ---


def faces_of(view: View, data: Duel, one: Duel) -> tuple[list[Face], list[Face]]:
    """The faces of the musketeer and of his adversary in a round, the dice of each before what is added to them."""
    extra = one["extra"]
    blue = [*one["blue"], *["sword"] * extra[0], *["shield"] * extra[1]]
    red = [*one["red"], *["sword"] * extra[2], *["shield"] * extra[3]]
    own = next((m for m in person_of(view, data["seat"]).get("manoeuvres", ()) if shows(one["blue"], m)), ())
    theirs = FOES[data["foe"]].manoeuvre if data["foe"] and shows(one["red"], FOES[data["foe"]].manoeuvre) else ()
    manoeuvre = bool(own or theirs)
    return (
        _mark(blue, len(one["blue"]), red, own, manoeuvre),
        _mark(red, len(one["red"]), blue, theirs, manoeuvre),
    )


def _mark(faces: Sequence[str], dice: int, against: Sequence[str], gold: Sequence[str], manoeuvre: bool) -> list[Face]:
    """Faces with their effects: if a manoeuvre is shown, only its dice count; otherwise each shield cancels a sword."""
    quota, results = Counter(gold), []
    shields, swords = against.count("shield"), against.count("sword")
    for at, face in enumerate(faces):
        golden = at < dice and quota[face] > 0
        quota[face] -= golden
        if golden or manoeuvre:
            results.append(Face(face, at >= dice, not golden, golden, golden))
            continue
        is_cancelled, cancels = face == "sword" and shields > 0, face == "shield" and swords > 0
        shields -= face == "sword"
        swords -= face == "shield"
        results.append(Face(face, at >= dice, is_cancelled, False, cancels or (face == "sword" and not is_cancelled)))
    return results


def arrange(own: Sequence[Face], theirs: Sequence[Face]) -> tuple[list[Face], list[Face]]:
    """Both sides from the middle outwards: manoeuvres, cancelled swords opposite the shields that cancel them, hits,
    and last the faces without effect."""
    blue = sorted(own, key=lambda face: _rank(face, "shield"))
    return blue, sorted(theirs, key=lambda face: _rank(face, "sword"))


def _rank(face: Face, nearest: str) -> int:
    if face.gold:
        return 0
    if face.is_cancelled if face.face == "sword" else face.face == "shield" and face.counts:
        return int(face.face != nearest)
    return 2 if face.counts else 3


def _draw_round(image: Image.Image, view: View, words: Words, data: Duel, one: Duel, at: int, top: float) -> None:
    y = top + ROW / 2
    kit.panel(image, (LEFT, top + 2, RIGHT, top + ROW - 4), "paper-light", "gold" if one.get("open") else "line", 2, 8)
    blue, red = arrange(*faces_of(view, data, one))
    step = min(STEP, (MIDDLE - 66 - LEFT - 8) / max(len(blue), len(red), 1))
    for side, faces, ink in ((-1, blue, BLUE_DIE), (1, red, RED_DIE)):
        for place, face in enumerate(faces):
            draw_face(image, face, MIDDLE + side * (66 + (place + 0.5) * step), y, step - 6, ink)
    kit.write(image, words.say("picture-round", n=at + 1), MIDDLE, y - 20, "bold", Size.BODY, "ink")
    if one["hurt"]:
        _draw_blood(image, one["hurt"], MIDDLE - 32, y + 16)
    if one["struck"]:
        _draw_blood(image, one["struck"], MIDDLE + 32, y + 16)
    if not (one["hurt"] or one["struck"]):
        key = "picture-as-it-stands" if one.get("open") else "picture-parried"
        kit.write(image, words.say(key), MIDDLE, y + 16, "italic", Size.LABEL, "ink-soft")


def _draw_blood(image: Image.Image, n: int, x: float, y: float) -> None:
    """Life points lost in a round, on the loser's side."""
    kit.write(image, kit.minus(-n), x - 14, y, "bold", Size.LEAD, "rose")
    kit.put(image, kit.icon("hearts", 28, "rose"), x + 14, y)


def draw_face(image: Image.Image, face: Face, x: float, y: float, size: float, ink: Colour) -> None:
    """A die as a square, an addition to the dice as a disc: pale if it has no effect, struck through if cancelled, with
    a gold edge if part of a manoeuvre."""
    half, pale = size / 2, not face.counts
    ground = kit.blend(ink, "paper-light", 0.25) if pale else ink
    edge, width = ("gold", 6) if face.gold else (BLACK, 2)
    kit.panel(image, (x - half, y - half, x + half, y + half), ground, edge, width, half if face.is_added else 8)
    sign: Ink = "ink" if pale else "white"
    if face.face == "cross":
        piece = kit.sign((CROSS,), size * 0.62, sign)
    else:
        piece = kit.icon(ICONS[face.face], size * 0.62, sign)
    kit.put(image, piece, x, y)
    if face.is_cancelled:
        kit.stroke(image, [(x - half + 6, y - half + 6), (x + half - 6, y + half - 6)], CARDINAL, 5)


# --- the outcome ---


OUTCOMES: Mapping[str, Colour] = {"foe": GREEN, "own": CARDINAL, "both": BLACK, "nobody": KING}


def _draw_outcome(image: Image.Image, words: Words, data: Duel, top: float) -> None:
    """Who has been hurt; at the end of the duel on the colour of its outcome."""
    ground: Ink = OUTCOMES[side_of(data)] if data["over"] else "paper-deep"
    kit.panel(image, (LEFT, top + 4, RIGHT, top + OUTCOME), ground, "ink", 2, 10)
    text, y = kit.capital(say_outcome(words, data)), top + 4 + (OUTCOME - 4) / 2
    ink: Ink = "white" if data["over"] else "ink"
    kit.write(image, text, MIDDLE, y, "bold", Size.LEAD, ink, room=RIGHT - LEFT - 40)


def duel_alt(scene: Scene, words: Words, data: Duel) -> str:
    """The duel in words: both sides, who has been hurt, every round, the musketeer's equipment."""
    title = words.say("picture-duel", seat=Name("seat", data["seat"]), foe=_foe_of(data))
    sentences = [words.say("picture-alt-duel", duel=title, outcome=say_outcome(words, data))]
    if arms := say_arms(scene.view, words, data):
        sentences.append(words.say("picture-alt-arms", seat=Name("seat", data["seat"]), arms=arms))
    rounds = [_say_round(scene.view, words, data, one, at) for at, one in enumerate(rounds_of(scene.view, data))]
    return kit.shortest(lambda _: [sentences[0], *rounds, *sentences[1:]])


def _say_round(view: View, words: Words, data: Duel, one: Duel, at: int) -> str:
    own, theirs = faces_of(view, data, one)
    blue, red = (_say_faces(words, side) for side in (own, theirs))
    text = words.say("picture-alt-round", n=at + 1, blue=blue, red=red, hurt=one["hurt"], struck=one["struck"])
    gold = SIDES[any(face.gold for face in own) + 2 * any(face.gold for face in theirs)]
    if gold != "nobody":
        names = {"seat": Name("seat", data["seat"]), "foe": _foe_of(data)}
        return f"{text} {words.say(f'picture-alt-manoeuvre-{gold}', **names)}"
    parries = [sum(face.is_cancelled for face in side) for side in (own, theirs)]
    if not any(parries):
        return text
    return f"{text} {words.say('picture-alt-parried', own=parries[0], foe=parries[1])}"


def _say_faces(words: Words, faces: Sequence[Face]) -> str:
    counts = Counter(face.face for face in faces)
    return ", ".join(f"{n} {_name_faces(words, face, n)}" for face, n in counts.items()) or words.say("picture-none")


def _name_faces(words: Words, face: str, count: int) -> str:
    """The name of a face, in the plural for more than one if the language has a plural form here."""
    return (words.form(f"face-{face}", "many") if count > 1 else None) or words.name("face", face)
