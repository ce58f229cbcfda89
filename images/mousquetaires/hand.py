"""A hand: the cards that a musketeer plays from and his equipment, or everything that Milady holds, as far as the view
names it; each card with its effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.mousquetaires.data import ADVENTURE, MILADY, MISSIONS, SKILLS, STRENGTH, TRAPS
from fronde.texts import Words
from images import kit
from images.kit import Colour, Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.duel import say_foe
from images.mousquetaires.header import draw_banner
from images.mousquetaires.inks import BLACK, CARDINAL, GREEN, KING, SEAT_COLOURS
from images.mousquetaires.measures import HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.people import say_gear, say_where
from images.mousquetaires.pieces import figure
from images.mousquetaires.reading import has_milady, part_of, person_of, player_of, team_of

COLUMNS, TITLE_H, FOOT = 3, 46.0, 10.0
HEAD, LINE, MOST_LINES = 42.0, 27.0, 3
CARD_W = (RIGHT - LEFT + 10) / COLUMNS - 10
GROUNDS: dict[str, Colour] = {
    "skill": KING, "combat": CARDINAL, "character": GREEN, "treachery": CARDINAL, "paris": KING, "foe": BLACK,
    "trap": CARDINAL, "item": GREEN, "token": BLACK,
}  # fmt: skip
SIGNS = {
    "skill": "scroll", "combat": "sword", "character": "pawn", "treachery": "cards", "paris": "banner", "foe": "shield",
    "trap": "key-black", "back": "cards", "item": "chest", "token": "die",
}  # fmt: skip


LEAST = 23.5
"""The smallest size of a name: nine pixels on a telephone."""
FEWEST_NOTES = 5
"""The list length at and below which an alt text leaves out the effects of cards."""


class Card(NamedTuple):
    """Equal cards: their kind, name, number and effect."""

    kind: str
    name: str
    n: int
    note: str = ""


Group = tuple[str, list[Card]]


def hand(scene: Scene, words: Words, width: int, seat: str) -> Picture:
    """The cards and equipment of a seat. Raises DataError if there is no such seat."""
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
    return kit.finish(image, hand_alt(scene, words, seat), width)


def _height_of(group: Group) -> float:
    rows = -(-len(group[1]) // COLUMNS)
    return TITLE_H + (rows * (_card_height(group) + 10) or TITLE_H)


def _card_height(group: Group) -> float:
    """The height of the cards of a group: that of the card with the most lines."""
    return _head_height(group) + 14 + LINE * max((len(_lines_of(card)) for card in group[1]), default=0)


def _head_height(group: Group) -> float:
    """The height of the heads of a group's cards: a long name takes two lines."""
    return HEAD + LINE * (max((len(_names_of(card)) for card in group[1]), default=1) - 1)


def _names_of(card: Card) -> Sequence[str]:
    return kit.wrap(card.name, "bold", LEAST, CARD_W - (118 if card.n > 1 else 56))[:2]


def groups_of(view: View, words: Words, seat: str) -> list[Group]:
    """The cards of a seat in groups: (title, cards)."""
    if seat != MILADY:
        cards = (view.get("hands") or {}).get(person_of(view, seat)["hand"], 0)
        gear = [_tell(words, "item", item, 1) for item in person_of(view, seat)["gear"]]
        adventure = (words.say("picture-hand-adventure"), list(_cards(words, "card", cards)))
        return [adventure, *([(words.say("picture-hand-gear"), gear)] if gear else [])]
    milady = part_of(view, MILADY)
    groups = [
        (words.say("picture-hand-treachery"), list(_cards(words, "treachery", milady.get("treachery", 0)))),
        (words.say("picture-hand-paris"), list(_cards(words, "mission", milady.get("paris", 0)))),
    ]
    if (posts := milady.get("adversaries")) is not None:
        groups.append((words.say("picture-hand-posts"), [_tell(words, "post", post, 1) for post in posts]))
    if tokens := milady.get("reserve"):
        groups.append((words.say("picture-hand-tokens"), list(_cards(words, "token", tokens))))
    return groups


def _cards(words: Words, kind: str, cards: int | Sequence[str]) -> Iterator[Card]:
    if isinstance(cards, int):
        yield from [Card("back", words.say("picture-hidden"), cards)] * bool(cards)
        return
    for card, n in Counter(cards).items():
        yield _tell(words, kind, card, n)


def _tell(words: Words, kind: str, card: str, n: int) -> Card:
    """Equal cards of a kind: "card" (adventure), "mission", "post", "item", "token" or "treachery"."""
    if kind == "card":
        return Card(ADVENTURE[card].kind, words.name(kind, card), n, _say_adventure(words, card))
    if kind == "mission":
        toll = words.say(f"picture-toll-{card}")
        return Card("paris", words.name(kind, card), n, f"{_say_strength(words, MISSIONS[card].strength)} · {toll}")
    if kind == "post":
        kind = "trap" if card in TRAPS else "foe"
        more = [words.say(f"picture-trap-{card}")] if card in TRAPS else say_foe(words, card)
        return Card(kind, words.name(kind, card), n, " · ".join([_say_strength(words, STRENGTH[card]), *more]))
    if kind == "item":
        key = "upgrade" if card.startswith("upgrade-") else card
        return Card(kind, words.name(kind, card), n, words.say(f"picture-item-{key}"))
    if kind == "token":
        key = "challenge" if card in SKILLS else card if card in ("snare", "blank") else "adversary"
        return Card(kind, words.name(kind, card), n, words.say(f"picture-token-{key}"))
    return Card(kind, words.name(kind, card), n, words.say(f"hint-treachery-{card}"))


def _say_strength(words: Words, n: int) -> str:
    return words.say("picture-strength", n=n)


def _say_adventure(words: Words, card: str) -> str:
    """The effect of an adventure card."""
    data = ADVENTURE[card]
    if data.kind == "character":
        return words.say(f"hint-character-{card}")
    return words.say(f"picture-card-{data.kind}", n=max(data.value, 1), skill=Name("skill", card))


def _say_under(view: View, words: Words, seat: str) -> str:
    """Milady's place as far as the view knows it; a musketeer's place, life and equipment."""
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
    high, head = _card_height(group), _head_height(group)
    for at, card in enumerate(cards):
        left = LEFT + at % COLUMNS * (CARD_W + 10)
        _draw_card(image, card, left, top + at // COLUMNS * (high + 10), high, head)


def _draw_card(image: Image.Image, card: Card, left: float, top: float, high: float, head: float) -> None:
    """A card: its sign, name and number on the colour of its kind, and its effect below."""
    ground, right = GROUNDS.get(card.kind, BLACK), left + CARD_W
    kit.panel(image, (left, top, right, top + high), "face", "line", 2, 10)
    kit.panel(image, (left, top, right, top + head), ground, "line", 2, 10, (True, True, False, False))
    y, names = top + head / 2, _names_of(card)
    kit.put(image, kit.icon(SIGNS[card.kind], 28, "white"), left + 24, y)
    if card.n > 1:
        kit.write(image, f"× {card.n}", right - 12, y, "bold", Size.LEAD, "white", "rm")
    for at, line in enumerate(names):
        kit.write(image, line, left + 46, y + (at - (len(names) - 1) / 2) * LINE, "bold", LEAST, "white", "lm")
    for at, line in enumerate(_lines_of(card)):
        kit.write(image, line, left + 12, top + head + 21 + at * LINE, "text", Size.BODY, "ink", "lm")


def _lines_of(card: Card) -> Sequence[str]:
    return kit.wrap(kit.capital(card.note), "text", Size.BODY, CARD_W - 20)[:MOST_LINES] if card.note else []


def hand_alt(scene: Scene, words: Words, seat: str) -> str:
    """The hand in words."""
    sentences = [
        f"{words.say('picture-named', seat=Name('seat', seat), player=player_of(scene, seat))}: "
        f"{_say_under(scene.view, words, seat)}."
    ]
    groups = groups_of(scene.view, words, seat)

    def say(longest: int) -> list[str]:
        texts = (", ".join(_say_card(card, longest > FEWEST_NOTES) for card in cards) for _, cards in groups)
        pairs = zip(groups, texts, strict=True)
        return [*sentences, *(f"{title}: {text or words.say('picture-none')}." for (title, _), text in pairs)]

    return kit.shortest(say)


def _say_card(card: Card, has_note: bool) -> str:
    return f"{card.n} × {card.name}" + (f" ({card.note})" if card.note and has_note else "")
