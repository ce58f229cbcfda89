"""A hand: the cards a musketeer plays from, or all that Milady holds, as far as the view names them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.mousquetaires.data import ADVENTURE, MILADY, MISSIONS, STRENGTH, TRAPS
from fronde.texts import Words
from images import kit
from images.kit import Colour, Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.header import draw_banner
from images.mousquetaires.inks import BLACK, CARDINAL, GREEN, KING, SEAT_COLOURS
from images.mousquetaires.measures import HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.people import say_gear, say_where
from images.mousquetaires.pieces import figure
from images.mousquetaires.reading import has_milady, part_of, person_of, player_of, team_of

COLUMNS, CARD_H, TITLE_H, FOOT = 4, 132.0, 46.0, 10.0
CARD_W = (RIGHT - LEFT + 10) / COLUMNS - 10
GROUNDS: dict[str, Colour] = {
    "skill": KING, "combat": CARDINAL, "character": GREEN, "treachery": CARDINAL, "paris": KING, "foe": BLACK,
    "trap": CARDINAL,
}  # fmt: skip
SIGNS = {
    "skill": "scroll", "combat": "sword", "character": "pawn", "treachery": "cards", "paris": "banner", "foe": "shield",
    "trap": "key-black", "back": "cards",
}  # fmt: skip


class Card(NamedTuple):
    """Cards of one kind: what they are, their name, how many, and what stands below."""

    kind: str
    name: str
    n: int
    note: str = ""


Group = tuple[str, list[Card]]


def hand(scene: Scene, words: Words, width: int, seat: str) -> Picture:
    """What a seat holds. Raises DataError for no seat."""
    if seat not in team_of(scene.view) and not (seat == MILADY and has_milady(scene.view)):
        raise DataError(f"no seat {seat!r}")
    groups = groups_of(scene.view, words, seat)
    height = HEADER + sum(map(_height_of, groups)) + FOOT
    with kit.sheet(width, WIDTH, height) as image:
        title = words.say("picture-named", seat=Name("seat", seat), player=player_of(scene, seat))
        under = _say_under(scene.view, words, seat)
        draw_banner(image, SEAT_COLOURS[seat], figure(seat, 66), LEFT + 46, title, under, Size.TITLE)
        top = float(HEADER)
        for group in groups:
            _draw_group(image, words, group, top)
            top += _height_of(group)
    return kit.finished(image, hand_alt(scene, words, seat), width)


def _height_of(group: Group) -> float:
    rows = -(-len(group[1]) // COLUMNS)
    return TITLE_H + (rows * (CARD_H + 10) or TITLE_H)


def groups_of(view: View, words: Words, seat: str) -> list[Group]:
    """The cards of a seat under their titles."""
    if seat != MILADY:
        cards = (view.get("hands") or {}).get(person_of(view, seat)["hand"], 0)
        return [(words.say("picture-hand-adventure"), list(_cards(words, "card", cards)))]
    milady = part_of(view, MILADY)
    groups = [
        (words.say("picture-hand-treachery"), list(_cards(words, "treachery", milady.get("treachery", 0)))),
        (words.say("picture-hand-paris"), list(_cards(words, "mission", milady.get("paris", 0)))),
    ]
    if (posts := milady.get("adversaries")) is not None:
        groups.append((words.say("picture-hand-posts"), [_tell(words, "post", post, 1) for post in posts]))
    return groups


def _cards(words: Words, kind: str, cards: int | Sequence[str]) -> Iterator[Card]:
    if isinstance(cards, int):
        yield from [Card("back", words.say("picture-hidden"), cards)] * bool(cards)
        return
    for card, n in Counter(cards).items():
        yield _tell(words, kind, card, n)


def _tell(words: Words, kind: str, card: str, n: int) -> Card:
    """Cards of one kind: of an adventure, of a mission, posted, or of treachery."""
    if kind == "card":
        return Card(ADVENTURE[card].kind, words.name(kind, card), n)
    if kind == "mission":
        return Card("paris", words.name(kind, card), n, words.say("picture-strength", n=MISSIONS[card].strength))
    if kind == "post":
        kind = "trap" if card in TRAPS else "foe"
        return Card(kind, words.name(kind, card), n, words.say("picture-strength", n=STRENGTH[card]))
    return Card(kind, words.name(kind, card), n)


def _say_under(view: View, words: Words, seat: str) -> str:
    """Where Milady is as far as the view knows; a musketeer's place, life and equipment."""
    if seat == MILADY:
        return say_where(view, words)
    person = person_of(view, seat)
    place = words.say(f"picture-place-{person['place']}") if person["place"] else ""
    lines = [place, words.say("picture-alt-life", life=person["life"]), *say_gear(view, words, seat)]
    return " · ".join(one for one in lines if one)


def _draw_group(image: Image.Image, words: Words, group: Group, top: float) -> None:
    title, cards = group
    kit.write(image, title, LEFT, top + 24, "bold", Size.LEAD, "ink", "lm")
    top += TITLE_H
    if not cards:
        kit.write(image, words.say("picture-none"), LEFT, top + 20, "italic", Size.LEAD, "ink-soft", "lm")
    for at, card in enumerate(cards):
        left = LEFT + at % COLUMNS * (CARD_W + 10)
        _draw_card(image, card, left, top + at // COLUMNS * (CARD_H + 10))


def _draw_card(image: Image.Image, card: Card, left: float, top: float) -> None:
    """A sign on its kind's ground, the name in two lines at most, and how many there are."""
    ground = GROUNDS.get(card.kind, BLACK)
    kit.panel(image, (left, top, left + CARD_W, top + CARD_H), "face", "line", 2, 10)
    kit.panel(image, (left, top, left + CARD_W, top + 50), ground, "line", 2, 10, (True, True, False, False))
    kit.put(image, kit.icon(SIGNS[card.kind], 34, "white"), left + 30, top + 25)
    if card.n > 1:
        kit.write(image, f"× {card.n}", left + CARD_W - 14, top + 25, "bold", Size.HEAD, "white", "rm")
    lines = _lines_of(card)
    for at, line in enumerate(lines):
        y = top + 92 + (at - (len(lines) - 1) / 2) * 28
        role: kit.Role = "italic" if line == card.note else "bold"
        kit.write(image, line, left + CARD_W / 2, y, role, kit.shrunk(line, "bold", Size.BODY, CARD_W - 12), "ink")


def _lines_of(card: Card) -> Sequence[str]:
    return [*kit.wrapped(card.name, "bold", Size.BODY, CARD_W - 16)[:2], *([card.note] if card.note else [])]


def hand_alt(scene: Scene, words: Words, seat: str) -> str:
    """The hand in words."""
    sentences = [
        f"{words.say('picture-named', seat=Name('seat', seat), player=player_of(scene, seat))}: "
        f"{_say_under(scene.view, words, seat)}."
    ]
    for title, cards in groups_of(scene.view, words, seat):
        text = ", ".join(_say_card(card) for card in cards) or words.say("picture-none")
        sentences.append(f"{title}: {text}.")
    return kit.shortest(lambda _: sentences)


def _say_card(card: Card) -> str:
    note = f" ({card.note})" if card.note else ""
    return f"{card.n} × {card.name}{note}"
