"""The alt text of Richelieu's pictures."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.types import Name, Text
from fronde.games.richelieu.data import CATEGORIES, SEATS
from fronde.games.richelieu.names import text
from fronde.texts import Words
from images import kit
from images.manifest import Scene, View
from images.outcome import say_items, say_winners, total_of
from images.richelieu.reading import (
    counts_of,
    ends_of,
    number_of,
    places_of,
    rank_seats,
    rows_of,
    seats_in,
    winners_of,
)  # fmt: skip


def alt_text(scene: Scene, words: Words) -> str:
    """The table in at most 1,024 characters; the last sentences are left out if there is too little room."""
    sentences = _alt_over(scene, words) if scene.view.get("over") else _alt_play(scene, words)
    return kit.shortest(lambda _: sentences)


def _alt_play(scene: Scene, words: Words) -> list[str]:
    view = scene.view
    seat = view.get("active") or SEATS[0]
    remaining = sum(card is not None for row in rows_of(view) for card in row)
    args = {"turn": view.get("turn", 0), "player": scene.player_of(seat), "count": remaining}
    sentences = [words.text(text("picture-alt-turn", seat=seat, **args)), *say_changes(scene, words)]
    takeable = list(view.get("takeable") or ())
    ends = takeable or ends_of(view)
    cards = "; ".join(_alt_end(view, card, words) for card in ends)
    sentences.append(words.say("picture-alt-take" if takeable else "picture-alt-ends", cards=cards))
    sentences.append(_alt_counts(view, words))
    if own := (view.get("held_discs") or {}).get(view.get("viewer")):
        sentences.append(words.say("picture-alt-own", discs=[Name("disc", name) for name in own]))
    stocks = [_tell_stock(view, seat) for seat in seats_in(view)]
    sentences.append(words.say("picture-alt-stock", seats=stocks))
    sentences += _alt_inside(view, words, set(ends))
    scores = [text("picture-alt-points", seat=s, points=total_of(view, s)) for s in seats_in(view)]
    return [*sentences, words.say("picture-alt-score", scores=scores), *_alt_behind(view, words)]


def _tell_stock(view: View, seat: str) -> Text:
    numbers = {key: number_of(view, key, seat) for key in ("stock", "box")}
    return text("picture-alt-stocked", seat=seat, **numbers)


def _alt_behind(view: View, words: Words) -> Iterator[str]:
    """The cards next to the ends, one sentence per row."""
    for number, row in enumerate(rows_of(view)):
        cards = [card for card in row if card is not None][1:-1]
        if cards:
            text = "; ".join(words.say(f"card-{card}") for card in dict.fromkeys((cards[0], cards[-1])))
            yield words.say("picture-alt-behind", row=number + 1, cards=text)


def _alt_end(view: View, card: str, words: Words) -> str:
    row, column = places_of(view)[card]
    cards = [c for c, other in enumerate(rows_of(view)[row]) if other is not None]
    side = "only" if len(cards) == 1 else "left" if column == cards[0] else "right"
    owner, lies = (view.get("markers") or {}).get(card), card in (view.get("discs") or {})
    with_: object = ""
    if owner:
        with_ = text("picture-alt-with-both" if lies else "picture-alt-with-marker", seat=owner)
    elif lies:
        with_ = Text("picture-alt-with-disc")
    return words.text(text("picture-alt-end", row=row + 1, side=side, card=card, **{"with": with_}))


def _alt_counts(view: View, words: Words) -> str:
    seats = seats_in(view)
    counts = {seat: counts_of(view, seat) for seat in seats}
    numbers = {category: [counts[seat][category] for seat in seats] for category in CATEGORIES}
    lines = [
        words.text(text("picture-alt-count", category=category, numbers="–".join(map(str, row))))
        for category, row in numbers.items()
        if any(row)
    ]
    if not lines:
        return words.say("picture-alt-nothing")
    names = "–".join(words.name("seat", seat) for seat in seats)
    return words.say("picture-alt-counts", seats=names, counts=", ".join(lines))


def _alt_inside(view: View, words: Words, ends: set[str]) -> list[str]:
    """Markers and discs on the cards that are not mentioned yet."""
    places, sentences = places_of(view), []
    marks = {c: s for c, s in (view.get("markers") or {}).items() if c not in ends and c in places}
    lines = [
        words.text(text("picture-alt-marker", seat=s, row=places[c][0] + 1, column=places[c][1] + 1, card=c))
        for c, s in marks.items()
    ]
    if lines:
        sentences.append(words.say("picture-alt-markers", places="; ".join(lines)))
    discs = [places[c] for c in view.get("discs") or {} if c not in ends and c in places]
    spots = [words.say("picture-alt-place", row=row + 1, column=column + 1) for row, column in sorted(discs)]
    if spots:
        sentences.append(words.say("picture-alt-discs", places=", ".join(spots)))
    return sentences


def say_changes(scene: Scene, words: Words) -> list[str]:
    """What has been taken and marked since the older view, in one sentence; none if nothing has."""
    changes = _alt_changes(scene.view, scene.before, words)
    return [words.say("picture-alt-since", changes="; ".join(changes))] if changes else []


def _alt_changes(view: View, before: View | None, words: Words) -> list[str]:
    if before is None:
        return []
    changes = []
    for seat in seats_in(view):
        old = (before.get("collections") or {}).get(seat) or []
        new = [card for card in (view.get("collections") or {}).get(seat) or [] if card not in old]
        if new:
            cards = " + ".join(words.say(f"card-{card}") for card in new)
            changes.append(words.say("picture-alt-took", seat=Name("seat", seat), cards=cards))
    places, old_marks = places_of(view), before.get("markers") or {}
    for card, seat in (view.get("markers") or {}).items():
        if old_marks.get(card) != seat and card in places:
            row, column = places[card]
            where = words.say("picture-alt-place", row=row + 1, column=column + 1)
            changes.append(words.say("picture-alt-marked", seat=Name("seat", seat), places=where))
    return changes


def _alt_over(scene: Scene, words: Words) -> list[str]:
    sentences = [words.say("picture-alt-over", won=_say_winners(scene, words)), _alt_final(scene, words)]
    return [*sentences, *say_items(scene.view, words, rank_seats(scene.view)), _alt_counts(scene.view, words)]


def _say_winners(scene: Scene, words: Words) -> str:
    return say_winners(scene, words, winners_of(scene.view))


def _alt_final(scene: Scene, words: Words) -> str:
    scores = [text("picture-alt-points", seat=s, points=total_of(scene.view, s)) for s in rank_seats(scene.view)]
    return words.say("picture-alt-final", scores=scores)


def score_alt(scene: Scene, words: Words) -> str:
    """The score sheet in words."""
    view = scene.view
    if view.get("over"):
        first = [_say_winners(scene, words), _alt_final(scene, words)]
    else:
        scores = [text("picture-alt-points", seat=s, points=total_of(view, s)) for s in rank_seats(view)]
        first = [words.say("picture-alt-score-now", turn=view.get("turn", 0), scores=scores)]
    return kit.shortest(lambda _: [*first, *say_items(view, words, rank_seats(view)), _alt_counts(view, words)])
