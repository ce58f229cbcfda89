"""Below the lay-out: each seat's count of every region and symbol, its markers and discs."""

from __future__ import annotations

from PIL import Image

from fronde.games.richelieu.data import CATEGORIES, DISCS, MARKERS, PENALTY
from fronde.texts import Words
from images import kit
from images.kit import Gap, Size
from images.manifest import Scene, View
from images.outcome import total_of
from images.richelieu.inks import seat_ink
from images.richelieu.measures import BAR_H, CHIP_H, FIELD_H, LEFT, SEAT_H, TABLE_TOP, WIDTH, column_x
from images.richelieu.pieces import chip, disc, field, marker
from images.richelieu.reading import count_in, counts_of, has_card, seats_in


def draw_holdings(image: Image.Image, scene: Scene, words: Words) -> None:
    """A block for every seat. A filled field shows that the seat leads, a dashed one that it is level."""
    view, before = scene.view, scene.before
    seats = seats_in(view)
    for place, category in enumerate(CATEGORIES):
        kit.put(image, chip(category, words.name("category", category)), column_x(place), TABLE_TOP + CHIP_H / 2)
    counts = {seat: counts_of(view, seat) for seat in seats}
    new = view.get("counts") or {}
    old = new if before is None else before.get("counts") or {}
    for number, seat in enumerate(seats):
        top = TABLE_TOP + CHIP_H + 10 + number * SEAT_H
        _draw_bar(image, scene, words, seat, top)
        for place, category in enumerate(CATEGORIES):
            mine = counts[seat][category]
            best = max(counts[other][category] for other in seats if other != seat)
            look = "lead" if mine > best else "level" if mine == best and mine else "plain"
            note = "" if has_card(view, seat, category) else f"−{PENALTY}"
            gain = count_in(new, seat, category) - count_in(old, seat, category)
            change = f"+{gain}" if gain > 0 and not view.get("over") else ""
            piece = field(str(mine), note, look, seat, change)
            kit.put(image, piece, column_x(place), top + BAR_H + FIELD_H / 2)


def _draw_bar(image: Image.Image, scene: Scene, words: Words, seat: str, top: float) -> None:
    """A seat's line: its player, markers, discs and points."""
    view = scene.view
    active = view.get("active") == seat and not view.get("over")
    if active:
        kit.panel(image, (4, top - 5, WIDTH - 6, top + BAR_H + FIELD_H + 6), "gold", radius=12)
        kit.panel(image, (8, top - 1, WIDTH - 10, top + BAR_H + FIELD_H + 2), "paper-light", radius=10)
    middle = top + BAR_H / 2 - 2
    kit.put(image, marker(seat, 38), LEFT + 22, middle)
    name, who = words.name("seat", seat), scene.player_of(seat)
    x = LEFT + 62 + kit.write(image, name, LEFT + 52, middle, "caps", Size.LEAD, seat_ink(seat), "lm")
    kit.write(image, who, x, middle, "italic", Size.LEAD, "ink", "lm", 500 - x)
    _draw_markers(image, view, words, seat, 520, middle)
    _draw_discs(image, view, words, seat, 890, middle)
    score = total_of(view, seat)
    text = words.say("picture-points" if view.get("over") else "picture-now", points=kit.minus(score), count=abs(score))
    cards = len((view.get("collections") or {}).get(seat) or ())
    kit.write(image, words.say("picture-cards", count=cards), 1390, middle, "text", Size.BODY, "ink", "rm")
    kit.write(image, text, WIDTH - 22, middle, "bold", Size.HEAD, "ink", "rm")


def _draw_markers(image: Image.Image, view: View, words: Words, seat: str, x: float, y: float) -> None:
    """The markers in the stock and in the box; the others lie on cards."""
    x = float(x)
    for key in ("stock", "box"):
        x += kit.write(image, words.say(f"picture-{key}"), x, y, "text", Size.BODY, "ink", "lm") + Gap.ROOMY
        count = int((view.get(key) or {}).get(seat, MARKERS if key == "stock" else 0))
        if not count:
            kit.write(image, words.say("picture-none"), x - 8, y, "text", Size.BODY, "ink", "mm")
        for _ in range(count):
            kit.put(image, marker(seat, 32), x, y)
            x += 38
        x += 22 if not count else 6


def _draw_discs(image: Image.Image, view: View, words: Words, seat: str, x: float, y: float) -> None:
    """The discs of a seat, face down unless the viewer may see them."""
    x += kit.write(image, words.say("picture-discs"), x, y, "text", Size.BODY, "ink", "lm") + Gap.ROOMY
    discs = (view.get("held_discs") or {}).get(seat) or 0
    kinds = [""] * discs if isinstance(discs, int) else [DISCS[d].region or DISCS[d].symbol or "marker" for d in discs]
    if not kinds:
        kit.write(image, words.say("picture-none"), x - 8, y, "text", Size.BODY, "ink", "mm")
    for kind in kinds:
        kit.put(image, disc(kind, 38), x, y)
        x += 42
