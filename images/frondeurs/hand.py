"""A hand of cards, with the tokens of its Faction."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from fronde.core.errors import DataError
from fronde.core.types import Json, Name
from fronde.games.frondeurs.data import ACTION_CARDS, FACTIONS, SEASON_CARDS
from fronde.texts import Words
from images import kit
from images.frondeurs.cards import CARD_H, CARD_W, GAP, card_back, card_face, does
from images.frondeurs.edition import in_its_edition
from images.frondeurs.geometry import ON_FACTION, SUITS
from images.frondeurs.panels import draw_pieces, held_tokens, reserve_text
from images.frondeurs.reading import when
from images.kit import Gap, Picture, Size
from images.manifest import Scene, View

HEAD, FOOT = 74, 62
COLUMNS = 2
"""More would make names smaller than nine pixels on a telephone."""


@in_its_edition
def hand(scene: Scene, words: Words, width: int, seat: str) -> Picture:
    """The cards of a seat as far as the view names them, with its tokens. Raises DataError for an unknown seat."""
    if seat not in FACTIONS:
        raise DataError(f"no seat {seat!r}")
    view = scene.view
    cards, back_count = _split((view.get("hands") or {}).get(seat, 0))
    aside, aside_backs = _split((view.get("laid_aside") or {}).get(seat, 0))
    faces = [(card, False) for card in cards] + [(card, True) for card in aside]
    backs = back_count + aside_backs
    count = max(1, len(faces) + bool(backs))
    rows, wide = -(-count // COLUMNS), GAP + COLUMNS * (CARD_W + GAP)
    with kit.sheet(width, wide, HEAD + rows * (CARD_H + GAP) + FOOT, "paper-deep") as image:
        _hand_head(image, scene, words, seat, wide)
        for place, (card, is_aside) in enumerate(faces):
            card_face(card, is_aside, words).on(image, *_card_at(place))
        if backs or not faces:
            text = words.say("picture-hidden", count=backs) if backs else words.say("picture-no-cards")
            card_back(seat, text).on(image, *_card_at(len(faces)))
        _hand_foot(image, view, words, seat, HEAD + rows * (CARD_H + GAP), wide)
        return kit.finish(image, hand_alt(scene, words, seat), width)


def _split(pile: Json) -> tuple[list[str], int]:
    """The cards that are named, and the number of hidden ones."""
    return ([], int(pile)) if isinstance(pile, int) else (list(pile), 0)


def _card_at(place: int) -> tuple[float, float]:
    return GAP + place % COLUMNS * (CARD_W + GAP), HEAD + place // COLUMNS * (CARD_H + GAP)


def _hand_head(image: Image.Image, scene: Scene, words: Words, seat: str, wide: float) -> None:
    on = ON_FACTION[seat]
    kit.panel(image, (0, 0, wide, HEAD - GAP), seat)
    kit.stamp(kit.icon(SUITS[seat], 40, on), seat).on(image, 14, 8)
    turn = when(scene.view, words)
    edge = wide - Gap.WIDE - kit.text_on(image, turn, wide - Gap.WIDE, 40, "name", Size.LABEL, on, seat, "r")
    x = 68 + kit.text_on(
        image, words.say("picture-hand-of", faction=Name("faction", seat)), 68, 42, "caps", Size.LEAD, on, seat
    )
    room = max(60, edge - x - Gap.BROAD)
    kit.text_on(image, scene.player_of(seat), x + Gap.WIDE, 42, "italic", Size.LEAD, on, seat, room=room)


def _hand_foot(image: Image.Image, view: View, words: Words, seat: str, top: float, wide: float) -> None:
    y = top + 36
    supply = f"{words.say('picture-supply')} {(view.get('supply') or {}).get(seat, 0)}"
    line = " · ".join(filter(None, (supply, reserve_text(view, words, seat))))
    edge = wide - Gap.WIDE - kit.text_on(image, line, wide - Gap.WIDE, y, "name", Size.BODY, "ink", "paper-deep", "r")
    x = Gap.WIDE + kit.text_on(image, words.say("picture-tokens"), Gap.WIDE, y, "caps", Size.BODY, "ink", "paper-deep")
    x += Gap.WIDE
    if pieces := held_tokens(view, words, seat):
        draw_pieces(image, pieces, x, y, "paper-deep", edge - x)
    else:
        kit.text_on(image, words.say("picture-no-tokens"), x, y, "italic", Size.BODY, "ink", "paper-deep")


def hand_alt(scene: Scene, words: Words, seat: str) -> str:
    """A hand in words."""
    view = scene.view
    text = _say_pile((view.get("hands") or {}).get(seat, 0), words) or words.say("picture-no-cards")
    whose = {"player": scene.player_of(seat), "faction": Name("faction", seat)}
    sentences = [words.say("picture-alt-hand", **whose, cards=text)]
    if aside := _say_pile((view.get("laid_aside") or {}).get(seat, 0), words):
        sentences.append(words.say("picture-alt-aside", cards=aside))
    tokens = _say_tokens(view, words, seat) or [words.say("picture-no-tokens")]
    sentences.append(words.say("picture-alt-tokens", tokens=tokens))
    return kit.shortest(lambda _: sentences)


def _say_pile(pile: Json, words: Words) -> str:
    """The cards of a pile, then the number of hidden ones; "" for none."""
    cards, backs = _split(pile)
    lines = [_say_card(words, card) for card in cards]
    return "; ".join([*lines, *([words.say("picture-hidden", count=backs)] if backs else [])])


def _say_card(words: Words, card: str) -> str:
    if card in SEASON_CARDS:
        return words.say("picture-alt-season-card", card=Name("card", card))
    data = ACTION_CARDS[card]
    args: Mapping[str, str] = {"a": does(words, data.a).lower(), "b": does(words, data.b).lower()}
    return words.say("picture-alt-card", card=Name("card", card), target=Name("target", data.target), **args)


def _say_tokens(view: View, words: Words, seat: str) -> list[str | Name]:
    tokens: list[str | Name] = []
    if crowns := int((view.get("crowns") or {}).get(seat, 0)):
        tokens.append(words.say("picture-alt-token-crown", count=crowns))
    if coins := (view.get("coins") or {}).get(seat):
        values = "+".join(map(str, coins)) if isinstance(coins, (list, tuple)) else str(coins)
        tokens.append(words.say("picture-alt-token-coins", values=values))
    tokens += [Name("space", m) for m, holder in (view.get("musketeers") or {}).items() if holder == seat]
    if (view.get("king") or {}).get("holder") == seat:
        tokens.append(words.say("picture-alt-token-king"))
    return tokens
