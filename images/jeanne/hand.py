"""A hand of battle cards, grouped by kind, with the other possessions of its power."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.jeanne.data import KIND, KINDS, VALUES, YELLOW
from fronde.texts import Words
from images import kit
from images.jeanne.framing import HEAD, draw_title
from images.jeanne.panels import draw_signs, holdings_of, purse_of
from images.jeanne.pieces import CARD, card, card_back, sign
from images.jeanne.reading import hand_of, number_of, seats_of, used_cards
from images.kit import Picture, Size
from images.manifest import Scene, View

COLUMNS, STEP, FOOT = 2, CARD[0] + 292, 72.0
SHEET = COLUMNS * STEP + 18
ROW = CARD[1] + 18


def hand(scene: Scene, words: Words, width: int, seat: str) -> Picture:
    """The cards of a seat as far as the view names them. Raises DataError for an unknown seat."""
    if seat not in seats_of(scene.view):
        raise DataError(f"no seat {seat!r}")
    rows = max(1, -(-_count_pieces(scene.view, seat) // COLUMNS))
    with kit.sheet(width, SHEET, HEAD + rows * ROW + FOOT, "paper-deep") as image:
        pieces = _pieces(scene.view, words, seat)
        title = words.say("picture-hand-of", seat=Name("seat", seat))
        draw_title(image, scene, words, title, scene.player_of(seat), seat)
        for place, (piece, count, use) in enumerate(pieces):
            x, y = 18 + place % COLUMNS * STEP, HEAD + 8 + place // COLUMNS * ROW
            kit.stamp(piece, "paper-deep").on(image, x, y)
            _draw_use(image, count, use, x + CARD[0] + 16, y)
        if not pieces:
            kit.text_on(image, words.say("picture-no-cards"), 30, HEAD + 110, "italic", Size.HEAD, "ink", "paper-deep")
        _draw_foot(image, scene.view, words, seat, HEAD + rows * ROW)
        return kit.finish(image, hand_alt(scene, words, seat), width)


def _count_pieces(view: View, seat: str) -> int:
    cards, back_count = hand_of(view, seat)
    return len(set(cards)) + bool(back_count) + len(set(used_cards(view, seat)))


def _draw_use(image: Image.Image, count: str, use: str, x: float, y: float) -> None:
    """The number of a card, and its effect, beside it."""
    kit.text_on(image, count, x, y + 38, "bold", Size.TITLE, "ink", "paper-deep")
    for row, line in enumerate(kit.wrap(kit.capital(use), "name", Size.LEAD, STEP - CARD[0] - 34)):
        kit.text_on(image, line, x, y + 76 + row * 31, "name", Size.LEAD, "ink", "paper-deep")


def _pieces(view: View, words: Words, seat: str) -> list[tuple[Image.Image, str, str]]:
    """One card of every kind, with its number and effect; then hidden cards, and cards that only defend."""
    cards, back_count = hand_of(view, seat)
    pieces = [(_card(kind, words), f"× {n}", words.say(f"card-use-{kind}")) for kind, n in _tally(cards)]
    if back_count:
        pieces.append((card_back(str(back_count)), "", words.say("picture-hidden", count=back_count)))
    note, use = words.say("picture-defends"), words.say("picture-defends-use")
    return pieces + [(_card(kind, words, note), f"× {n}", use) for kind, n in _tally(used_cards(view, seat))]


def _card(kind: str, words: Words, note: str = "") -> Image.Image:
    return card(kind, words.name("card", kind), VALUES[KIND[kind]], KIND[kind] in YELLOW, note)


def _tally(cards: list[str]) -> list[tuple[str, int]]:
    return sorted(Counter(cards).items(), key=lambda item: KINDS.index(item[0]))


def _draw_foot(image: Image.Image, view: View, words: Words, seat: str, top: float) -> None:
    """The power's possessions, each sign with its number, and its hero if still in play."""
    y = top + 44
    signs = [*purse_of(view, seat), *holdings_of(view, seat)]
    x = draw_signs(image, signs, 24, y, "paper-deep", Size.HEAD)
    if (view.get("heroes") or {}).get(seat):
        kit.stamp(sign("flag", 32, "rose"), "paper-deep").on(image, x, y - 28)
        hero = words.name("hero", seat)
        kit.text_on(image, hero, x + 40, y - 2, "name", Size.BODY, "rose", "paper-deep", room=SHEET - x - 56)


def hand_alt(scene: Scene, words: Words, seat: str) -> str:
    """A hand in words."""
    view = scene.view
    kinds, back_count = hand_of(view, seat)
    cards = [_say(kind, n, words) for kind, n in _tally(kinds)]
    cards += [words.say("picture-hidden", count=back_count)] if back_count else []
    text = "; ".join(cards) or words.say("picture-no-cards")
    sentences = [words.say("picture-alt-hand", seat=Name("seat", seat), player=scene.player_of(seat), cards=text)]
    if past_cards := used_cards(view, seat):
        sentences.append(
            words.say("picture-alt-used", cards="; ".join(_say(k, n, words) for k, n in _tally(past_cards)))
        )
    numbers = {key: number_of(view, key, seat) for key in ("money", "influence", "garrisons")}
    sentences.append(words.say("picture-alt-purse", **numbers))
    if (view.get("heroes") or {}).get(seat):
        sentences.append(words.say("picture-alt-hero", hero=Name("hero", seat)))
    return kit.shortest(lambda _: sentences)


def _say(kind: str, n: int, words: Words) -> str:
    return f"{n} × {words.name('card', kind)} ({words.say(f'card-use-{kind}')})"
