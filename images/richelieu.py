"""The table of Richelieu: the lay-out, below it what each seat has of every region and symbol; at the end the sheet.

All measures are pixels of a picture 1600 wide. Everything stands in twelve columns: those of the lay-out, and under
them the nine regions and three symbols. Which seat leads is told by a filled field, who is level by a dashed one.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from PIL import Image, ImageDraw

from fronde.core.types import Text
from fronde.games.richelieu.data import (
    CARDS,
    CATEGORIES,
    COLUMNS,
    DISCS,
    IN_ALL,
    MARKERS,
    PENALTY,
    REGIONS,
    ROWS,
    SEATS,
    SHAPES,
    SYMBOLS,
    Card,
)
from fronde.texts import Words
from images import kit
from images.kit import Colour, Gap, Ink, Picture, Sheet, Size

View = Mapping[str, Any]

WIDTH = 1600
HEADER = 100
LEFT, PITCH_X, PITCH_Y = 52, 128, 164
CARD_W, CARD_H = 116, 150
GRID_TOP = HEADER + 34
TABLE_TOP = GRID_TOP + ROWS * PITCH_Y + 12
CHIP_H, BAR_H, FIELD_H = 70, 48, 74
SEAT_H = BAR_H + FIELD_H + 14
FOOT = 46
ALT_LIMIT = 1024

COLOURS: dict[str, Colour] = {
    "purple": (118, 62, 140),
    "blue": (46, 104, 178),
    "orange": (232, 134, 44),
    "yellow": (246, 206, 62),
    "turquoise": (22, 148, 146),
    "green": (66, 128, 56),
    "grey": (140, 146, 152),
    "red": (196, 52, 48),
    "brown": (120, 80, 48),
}
"""The colours of the regions, by their names in the game's data."""
LIGHT = {"orange", "yellow", "grey"}
"""Colours written on in black; the others are written on in white."""
BLACK, IRON = kit.INKS["ink"], kit.INKS["iron"]
"""What is black or iron in every style: cards, discs and markers look the same by day and by night."""
SEAT_COLOURS: dict[str, Colour] = {
    "richelieu": (150, 20, 44),
    "queen": (22, 50, 118),
    "gaston": (28, 92, 60),
    "conde": (40, 38, 40),
}
SEAT_TINTS: dict[str, Colour] = {
    "richelieu": (246, 214, 214),
    "queen": (206, 218, 244),
    "gaston": (208, 232, 214),
    "conde": (216, 212, 206),
}

SHAPE_PATHS: dict[str, str] = {
    "sword": "M50 0 L58 12 L56 62 L44 62 L42 12 Z M20 62 L80 62 L80 72 L20 72 Z M45 72 L55 72 L55 90 L45 90 Z O50 93 8",
    "cross": "M39 2 L61 2 L61 28 L88 28 L88 50 L61 50 L61 98 L39 98 L39 50 L12 50 L12 28 L39 28 Z",
    "tower": "M12 4 L30 4 L30 16 L41 16 L41 4 L59 4 L59 16 L70 16 L70 4 L88 4 L88 34 L77 42 L77 84 L90 84 L90 98 "
    "L60 98 L60 76 C60 62 40 62 40 76 L40 98 L10 98 L10 84 L23 84 L23 42 L12 34 Z",
    "hat": "M2 54 C2 46 16 42 29 40 C29 20 38 12 50 12 C62 12 71 20 71 40 C84 42 98 46 98 54 C98 63 74 68 50 68 "
    "C26 68 2 63 2 54 Z M14 66 L20 67 L20 84 L14 84 Z M80 67 L86 66 L86 84 L80 84 Z O17 89 8 O83 89 8",
    "shield": kit.ICONS["shield"],
    "crown": kit.ICONS["crown"],
    "lily": kit.ICONS["fleur"],
    "star": kit.ICONS["star"],
}


# --- Pieces: each drawn once -----------------------------------------------------------------------------------------


@kit.kept(256)
def shape(name: str, size: float, ink: Ink) -> Image.Image:
    """A symbol, shield or marker's sign in one colour, RGBA."""
    fine = 6
    box = math.ceil(size) + 4
    mask = Image.new("L", (box * fine, box * fine), 0)
    draw = ImageDraw.Draw(mask)
    scale, shift = size / 100 * fine, (box - size) / 2 * fine
    for outline in kit.flatten(SHAPE_PATHS[name]):
        draw.polygon([(x * scale + shift, y * scale + shift) for x, y in outline], fill=255)
    image = Image.new("RGBA", (box, box), (*kit.rgb(ink), 0))
    image.putalpha(mask.reduce(fine))
    return image


def colour_of(category: str) -> Colour:
    """The colour of a region; symbols stand on iron."""
    return COLOURS[REGIONS[category].colour] if category in REGIONS else IRON


def ink_on(category: str) -> Ink:
    """What is written in on that colour."""
    return BLACK if category in REGIONS and REGIONS[category].colour in LIGHT else "white"


@kit.kept(128)
def card_face(card: Card, code: str, raised: bool) -> Image.Image:
    """A card: its region's colour and letters, the number of all its shields, its shields and symbol; `raised` leaves
    room below for a marker and a disc."""
    ground, ink = colour_of(card.region), ink_on(card.region)
    w, h = CARD_W / 2, CARD_H / 2
    sheet = Sheet(w, h)
    sheet.box(-w, -h, w, h, BLACK, 10)
    sheet.box(-w + 2, -h + 2, w - 2, h - 2, ground, 9)
    sheet.box(-w + 7, -h + 42, w - 7, h - 7, kit.blend("white", ground, 0.87), 6)
    image = sheet.done()
    kit.write(image, code, 11, 23, "caps", Size.LEAD, ink, "lm")
    kit.write(image, str(IN_ALL[card.region]), CARD_W - 11, 23, "bold", Size.LEAD, ink, "rm")
    signs = signs_of(card)
    size = 48 if len(signs) > 1 else 58 if not raised else 50
    for number, name in enumerate(signs):
        x = w + (number - (len(signs) - 1) / 2) * 50
        kit.put(image, _sign(name, size, ground, ink), x, 72 if raised else 93)
    return image


def signs_of(card: Card) -> list[str]:
    """What stands on a card: its shields, then its symbol."""
    return ["shield"] * card.shields + ([card.symbol] if card.symbol else [])


def _sign(name: str, size: float, ground: Colour, on: Ink) -> Image.Image:
    """A shield in the region's colour, or a symbol in ink."""
    if name != "shield":
        return shape(name, size, BLACK)
    image = shape("shield", size, BLACK).copy()
    kit.put(image, shape("shield", size - 5, ground), image.width / 2, image.height / 2)
    kit.put(image, shape("shield", size * 0.42, on), image.width / 2, image.height / 2 - 1)
    return image


@kit.kept(64)
def marker(seat: str, size: int, new: bool = False) -> Image.Image:
    """A property marker: a square with the seat's sign; a halo where it is new."""
    half, halo = size / 2, 6 if new else 0
    sheet = Sheet(half + halo + 1, half + halo + 1)
    if new:
        sheet.box(-half - 6, -half - 6, half + 6, half + 6, BLACK, 10)
        sheet.box(-half - 5, -half - 5, half + 5, half + 5, "gold", 9)
    sheet.box(-half, -half, half, half, BLACK, 6)
    sheet.box(-half + 1.5, -half + 1.5, half - 1.5, half - 1.5, "white", 5)
    sheet.box(-half + 4, -half + 4, half - 4, half - 4, SEAT_COLOURS[seat], 3)
    image = sheet.done()
    kit.put(image, shape(SHAPES[seat], size * 0.62, "white"), image.width / 2, image.height / 2)
    return image


@kit.kept(8)
def empty_marker(size: int) -> Image.Image:
    """The place of a marker that is not in stock."""
    half = size / 2
    sheet = Sheet(half + 1, half + 1)
    sheet.box(-half, -half, half, half, "line", 6)
    sheet.box(-half + 1.5, -half + 1.5, half - 1.5, half - 1.5, "paper-light", 5)
    return sheet.done()


@kit.kept(64)
def disc(kind: str, size: int) -> Image.Image:
    """A disc: face down where `kind` is empty, else with what it shows."""
    half = size / 2
    sheet = Sheet(half + 1, half + 1)
    ground: Ink = kit.INKS["ink-soft"] if not kind else IRON if kind in SYMBOLS else "gold"
    if kind in REGIONS:
        ground = colour_of(kind)
    sheet.disc(0, 0, half, BLACK)
    sheet.disc(0, 0, half - 1.5, "white")
    sheet.disc(0, 0, half - 3.5, ground)
    image = sheet.done()
    x = image.width / 2
    if not kind:
        kit.write(image, "?", x, x, "bold", size * 0.62, "white")
    elif kind in SYMBOLS:
        kit.put(image, shape(kind, size * 0.56, "white"), x, x)
    elif kind in REGIONS:
        kit.put(image, shape("shield", size * 0.56, ink_on(kind)), x, x)
    else:
        kit.put(image, empty_marker(round(size * 0.46)), x, x)
    return image


@kit.kept(4)
def take_ring(width: int = CARD_W, height: int = CARD_H) -> Image.Image:
    """The frame of a card that may be taken."""
    w, h = width / 2, height / 2
    sheet = Sheet(w + 9, h + 9)
    sheet.box(-w - 8, -h - 8, w + 8, h + 8, BLACK, 16)
    sheet.box(-w - 6, -h - 6, w + 6, h + 6, "gold", 14)
    image = sheet.done()
    hole = Sheet(w + 9, h + 9)
    hole.box(-w + 1, -h + 1, w - 1, h - 1, "white", 9)
    image.paste((0, 0, 0, 0), (0, 0), hole.done().getchannel("A"))
    return image


@kit.kept(64)
def ghost(card: Card, code: str, seat: str) -> Image.Image:
    """Where a card lay that was taken since the last picture, and who took it."""
    w, h = CARD_W / 2, CARD_H / 2
    sheet = Sheet(w, h)
    sheet.box(-w, -h, w, h, SEAT_COLOURS[seat], 10)
    sheet.box(-w + 4, -h + 4, w - 4, h - 4, SEAT_TINTS[seat], 7)
    image = sheet.done()
    signs = signs_of(card)
    kit.write(image, code, CARD_W / 2, 26, "caps", Size.LEAD, BLACK)
    for number, name in enumerate(signs):
        x = CARD_W / 2 + (number - (len(signs) - 1) / 2) * 40
        kit.put(image, _sign(name, 34, colour_of(card.region), ink_on(card.region)), x, 66)
    kit.put(image, marker(seat, 44), CARD_W / 2, 116)
    return image


@kit.kept(1)
def cell() -> Image.Image:
    """An empty cell."""
    w, h = CARD_W / 2, CARD_H / 2
    sheet = Sheet(w, h)
    sheet.box(-w, -h, w, h, kit.blend("paper-edge", "paper", 0.5), 10)
    sheet.box(-w + 2, -h + 2, w - 2, h - 2, kit.blend("paper-deep", "paper", 0.5), 9)
    return sheet.done()


@kit.kept(256)
def chip(category: str, name: str) -> Image.Image:
    """The head of a column of the table: region or symbol, and how many there are in all."""
    w, h = (PITCH_X - 6) / 2, CHIP_H / 2
    sheet = Sheet(w, h)
    sheet.box(-w, -h, w, h, BLACK, 8)
    sheet.box(-w + 2, -h + 2, w - 2, h - 2, colour_of(category), 7)
    image = sheet.done()
    ink = ink_on(category)
    size = 23.0
    while kit.text_width(name, "bold", size) > 2 * w - 10:
        size -= 1
    kit.write(image, name, w, 18, "bold", size, ink)
    kit.put(image, shape(category if category in SYMBOLS else "shield", 28, ink), w - 18, 49)
    kit.write(image, str(IN_ALL[category]), w + 15, 49, "bold", Size.HEAD, ink)
    return image


@kit.kept(512)
def field(number: str, note: str, look: str, seat: str, change: str) -> Image.Image:
    """A field of the table: how many a seat has, and whether it leads, is level, or is without a card."""
    w, h = (PITCH_X - 6) / 2, FIELD_H / 2
    sheet = Sheet(w, h)
    edge: Ink = SEAT_COLOURS[seat] if look in ("lead", "level") else "paper-edge"
    sheet.box(-w, -h, w, h, edge, 8)
    inset = 3 if look in ("lead", "level") else 1.5
    sheet.box(-w + inset, -h + inset, w - inset, h - inset, SEAT_COLOURS[seat] if look == "lead" else "paper-light", 6)
    image = sheet.done()
    ink: Ink = "white" if look == "lead" else "ink"
    if look == "level":
        draw = ImageDraw.Draw(image)
        for x in range(14, image.width - 12, 20):
            draw.rectangle((x, 0, x + 8, 3), fill=(*kit.rgb("paper"), 255))
            draw.rectangle((x, image.height - 4, x + 8, image.height), fill=(*kit.rgb("paper"), 255))
    if number == "0" and note:
        kit.write(image, note, w, h, "bold", Size.HEAD, "rose")
    else:
        at = w - 18 if note or change else w
        kit.write(image, number, at, h, "bold", Size.FIGURE, ink)
        if note:
            kit.write(
                image, note, w + 28, h + (12 if change else 0), "bold", Size.BODY, "rose" if look != "lead" else "white"
            )
    if change:
        half = kit.text_width(change, "bold", Size.BODY) / 2 + 6
        badge = Sheet(half, 13)
        badge.box(-half, -13, half, 13, BLACK, 12)
        badge.box(-half + 1.5, -11.5, half - 1.5, 11.5, "gold", 11)
        piece = badge.done()
        kit.write(piece, change, piece.width / 2, piece.height / 2, "bold", Size.BODY, BLACK)
        kit.put(image, piece, image.width - piece.width / 2 - 6, 18)
    return image


# --- The picture -----------------------------------------------------------------------------------------------------


def seats_in(view: View) -> tuple[str, ...]:
    """The seats of a view in turn order; two where it is empty."""
    return tuple(seat for seat in SEATS if seat in (view.get("seats") or {})) or SEATS[:2]


def height_of(view: View) -> int:
    """How high the picture is: a block for every seat."""
    return TABLE_TOP + CHIP_H + 10 + len(seats_in(view)) * SEAT_H + FOOT


def column_x(column: int) -> float:
    """The middle of a column."""
    return LEFT + PITCH_X * (column + 0.5)


def row_y(row: int) -> float:
    """The middle of a row of the lay-out."""
    return GRID_TOP + PITCH_Y * (row + 0.5)


def rows_of(view: View | None) -> list[list[str | None]]:
    """Four rows of twelve cells."""
    return list((view or {}).get("rows") or [[None] * COLUMNS for _ in range(ROWS)])


def takers(view: View) -> dict[str, str]:
    """Card taken -> the seat that has it."""
    return {card: seat for seat, cards in (view.get("collections") or {}).items() for card in cards}


def code_of(words: Words, region: str) -> str:
    """Two letters for a region."""
    return words.say(f"picture-code-{region}")


def player(view: View, seat: str | None) -> str:
    """The name of whoever plays a seat."""
    return str((view.get("seats") or {}).get(seat) or seat or "")


def draw_table(view: View, words: Words, before: View | None) -> Image.Image:
    """The whole picture."""
    image = Image.new("RGBA", (WIDTH, height_of(view)), (*kit.rgb("paper"), 255))
    _draw_header(image, view, words)
    if view.get("over"):
        _draw_collections(image, view, words)
    else:
        _draw_layout(image, view, words, before)
    _draw_scores(image, view, words, before)
    _draw_legend(image, view, words)
    return image


def _draw_header(image: Image.Image, view: View, words: Words) -> None:
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, HEADER - 8), fill=kit.rgb("paper-deep"))
    active, over = view.get("active"), bool(view.get("over"))
    winners = winners_of(view) if over else []
    seat = (winners[0] if len(winners) == 1 else None) if over else active
    ground = SEAT_COLOURS.get(seat or "", BLACK)
    draw.rounded_rectangle((12, 10, 760, HEADER - 18), 10, fill=kit.rgb(ground), outline=kit.rgb("ink"), width=2)
    if seat in SEAT_COLOURS:
        kit.put(image, marker(seat, 58), 54, 46)
    if over:
        title = words.say("picture-won", name=player(view, seat)) if seat else words.say("picture-shared")
        under = words.say("picture-over")
    else:
        title = words.say("picture-to-move", name=player(view, active))
        under = words.say("picture-turn", seat=active or "", turn=view.get("turn", 0))
    kit.write(image, kit.fit(title, "bold", Size.HEAD, 640), 98, 44, "bold", Size.HEAD, "white", "ls")
    kit.write(image, under, 98, 73, "text", Size.BODY, "white", "ls")
    left = sum(card is not None for row in rows_of(view) for card in row)
    scores = " : ".join(str(_total(view, seat)).replace("-", "−") for seat in seats_in(view))
    right = scores if over else words.say("picture-left", count=left)
    kit.write(image, right, WIDTH - Gap.ROOMY, 47, "bold", Size.TITLE if over else Size.HEAD, "ink", "rm")
    kit.write(image, words.say("picture-title"), 812, 47, "caps", Size.TITLE, "ink", "lm")


def winners_of(view: View) -> list[str]:
    """Who has won a game that is over: most points, then fewest cards."""
    score, cards = view.get("score") or {}, view.get("collections") or {}
    keys = {seat: (-int(score[seat]["total"]), len(cards.get(seat, ()))) for seat in score}
    return [seat for seat, key in keys.items() if key == min(keys.values())]


def _draw_layout(image: Image.Image, view: View, words: Words, before: View | None) -> None:
    for column in range(COLUMNS):
        kit.write(image, str(column + 1), column_x(column), HEADER + 12, "bold", Size.BODY, "ink-soft")
    takeable, marks = set(view.get("takeable") or ()), view.get("markers") or {}
    old_marks = marks if before is None else before.get("markers") or {}
    gone, discs = rows_of(before), view.get("discs") or {}
    has = takers(view)
    for row, cards in enumerate(rows_of(view)):
        kit.write(image, str(row + 1), LEFT / 2 - 2, row_y(row), "bold", Size.HEAD, "ink-soft")
        for column, card in enumerate(cards):
            x, y = column_x(column), row_y(row)
            if card is None:
                taken = gone[row][column]
                if taken in has:
                    data = CARDS[str(taken)]
                    kit.put(image, ghost(data, code_of(words, data.region), has[str(taken)]), x, y)
                else:
                    kit.put(image, cell(), x, y)
                continue
            if card in takeable:
                kit.put(image, take_ring(), x, y)
            raised = card in discs or card in marks
            kit.put(image, card_face(CARDS[card], code_of(words, CARDS[card].region), raised), x, y)
            if card in discs:
                kit.put(image, disc("", 42), x - 26, y + 47)
            if card in marks:
                new = old_marks.get(card) != marks[card]
                kit.put(image, marker(marks[card], 42, new), x + 26, y + 47)


def _draw_collections(image: Image.Image, view: View, words: Words) -> None:
    """The final sheet: every card each seat has taken, in the column of its region or symbol."""
    seats = seats_in(view)
    each = (ROWS * PITCH_Y + 30) / len(seats)
    for number, seat in enumerate(seats):
        top = HEADER + 8 + number * each
        draw = ImageDraw.Draw(image)
        draw.rounded_rectangle(
            (4, top, WIDTH - 6, top + each - 8), 10, fill=(*SEAT_TINTS[seat], 255), outline=SEAT_COLOURS[seat], width=3
        )
        kit.put(image, marker(seat, 38), LEFT / 2 + 3, top + 28)
        cards = (view.get("collections") or {}).get(seat) or []
        held = (view.get("held_discs") or {}).get(seat) or []
        for place, category in enumerate(CATEGORIES):
            mine = [CARDS[c] for c in sorted(cards) if category in (CARDS[c].region, CARDS[c].symbol)]
            mine_discs = [d for d in held if category in (DISCS[d].region, DISCS[d].symbol)]
            _draw_pile(image, category, mine, mine_discs, column_x(place), top + 10, each - 30)


def _draw_pile(
    image: Image.Image, category: str, cards: Sequence[Card], discs: Sequence[str], x: float, top: float, room: float
) -> None:
    """Cards of one column, one under the other, and its disc."""
    count = len(cards) + len(discs)
    step = min(39.0, (room - 34) / max(count - 1, 1))
    for number, card in enumerate(cards):
        kit.put(image, strip(card, category in SYMBOLS), x, top + 20 + number * step)
    for number, name in enumerate(discs):
        kit.put(
            image, disc(DISCS[name].region or DISCS[name].symbol or "", 36), x, top + 20 + (len(cards) + number) * step
        )


@kit.kept(128)
def strip(card: Card, small: bool) -> Image.Image:
    """A card of a collection, only its upper edge seen."""
    w = 34 if small else 54
    ground = colour_of(card.region)
    sheet = Sheet(w, 18)
    sheet.box(-w, -18, w, 18, "ink", 6)
    sheet.box(-w + 1.5, -16.5, w - 1.5, 16.5, ground, 5)
    image = sheet.done()
    ink = ink_on(card.region)
    signs = [str(card.symbol)] if small else signs_of(card)
    for number, name in enumerate(signs):
        at = w + (number - (len(signs) - 1) / 2) * 34
        kit.put(image, shape(name, 25, ink), at, 18)
    return image


def counts_of(view: View, seat: str) -> dict[str, int]:
    """What a seat has of everything as far as the view knows: its own discs with it, where they are seen."""
    counts = dict.fromkeys(CATEGORIES, 0) | dict((view.get("counts") or {}).get(seat) or {})
    held = (view.get("held_discs") or {}).get(seat)
    if isinstance(held, (list, tuple)) and not view.get("over"):
        for name in held:
            category = DISCS[name].region or DISCS[name].symbol
            if category:
                counts[category] += 1
    return counts


def has_card(view: View, seat: str, category: str) -> bool:
    """Whether a seat has a card of a region or symbol."""
    cards = (view.get("collections") or {}).get(seat) or ()
    return any(category in (CARDS[card].region, CARDS[card].symbol) for card in cards)


def _draw_scores(image: Image.Image, view: View, words: Words, before: View | None) -> None:
    seats = seats_in(view)
    for place, category in enumerate(CATEGORIES):
        kit.put(image, chip(category, words.name("category", category)), column_x(place), TABLE_TOP + CHIP_H / 2)
    counts = {seat: counts_of(view, seat) for seat in seats}
    shown = view.get("counts") or {}
    old = shown if before is None else before.get("counts") or {}
    for number, seat in enumerate(seats):
        top = TABLE_TOP + CHIP_H + 10 + number * SEAT_H
        _draw_bar(image, view, words, seat, top)
        for place, category in enumerate(CATEGORIES):
            mine = counts[seat][category]
            best = max(counts[other][category] for other in seats if other != seat)
            look = "lead" if mine > best else "level" if mine == best and mine else "plain"
            note = "" if has_card(view, seat, category) else f"−{PENALTY}"
            gain = _count(shown, seat, category) - _count(old, seat, category)
            change = f"+{gain}" if gain > 0 and not view.get("over") else ""
            piece = field(str(mine), note, look, seat, change)
            kit.put(image, piece, column_x(place), top + BAR_H + FIELD_H / 2)


def _count(counts: Mapping[str, Mapping[str, int]], seat: str, category: str) -> int:
    return int((counts.get(seat) or {}).get(category, 0))


def seat_ink(seat: str) -> Colour:
    """A seat's colour as it can be read on paper."""
    shades = (kit.blend(SEAT_COLOURS[seat], "ink", share) for share in (1, 0.8, 0.6, 0.45, 0.3))
    return next((shade for shade in shades if kit.contrast(shade, "paper-light") >= 4.5), kit.rgb("ink"))


def _draw_bar(image: Image.Image, view: View, words: Words, seat: str, top: float) -> None:
    """A seat's line: who plays it, its markers, its discs, its points."""
    draw = ImageDraw.Draw(image)
    active = view.get("active") == seat and not view.get("over")
    if active:
        draw.rounded_rectangle((4, top - 5, WIDTH - 6, top + BAR_H + FIELD_H + 6), 12, fill=kit.rgb("gold"))
        draw.rounded_rectangle((8, top - 1, WIDTH - 10, top + BAR_H + FIELD_H + 2), 10, fill=kit.rgb("paper-light"))
    middle = top + BAR_H / 2 - 2
    kit.put(image, marker(seat, 38), LEFT + 22, middle)
    name = words.name("seat", seat)
    kit.write(image, name, LEFT + 52, middle, "caps", Size.LEAD, seat_ink(seat), "lm")
    x = LEFT + 62 + kit.text_width(name, "caps", Size.LEAD)
    who = kit.fit(player(view, seat), "italic", Size.LEAD, 500 - x)
    kit.write(image, who, x, middle, "italic", Size.LEAD, "ink", "lm")
    _draw_markers(image, view, words, seat, 520, middle)
    _draw_discs(image, view, words, seat, 890, middle)
    score = int(((view.get("score") or {}).get(seat) or {}).get("total", 0))
    points = f"{score}".replace("-", "−")
    told = words.say("picture-points" if view.get("over") else "picture-now", points=points, count=abs(score))
    cards = len((view.get("collections") or {}).get(seat) or ())
    kit.write(image, words.say("picture-cards", count=cards), 1390, middle, "text", Size.BODY, "ink", "rm")
    kit.write(image, told, WIDTH - 22, middle, "bold", Size.HEAD, "ink", "rm")


def _draw_markers(image: Image.Image, view: View, words: Words, seat: str, x: float, y: float) -> None:
    """Stock and box; what is in neither lies on cards."""
    x = float(x)
    for key in ("stock", "box"):
        text = words.say(f"picture-{key}")
        kit.write(image, text, x, y, "text", Size.BODY, "ink", "lm")
        x += kit.text_width(text, "text", Size.BODY) + Gap.ROOMY
        count = int((view.get(key) or {}).get(seat, MARKERS if key == "stock" else 0))
        if not count:
            kit.write(image, words.say("picture-none"), x - 8, y, "text", Size.BODY, "ink", "mm")
        for _ in range(count):
            kit.put(image, marker(seat, 32), x, y)
            x += 38
        x += 22 if not count else 6


def _draw_discs(image: Image.Image, view: View, words: Words, seat: str, x: float, y: float) -> None:
    """The discs in front of a seat: face down, or as the viewer may see them."""
    text = words.say("picture-discs")
    kit.write(image, text, x, y, "text", Size.BODY, "ink", "lm")
    x += kit.text_width(text, "text", Size.BODY) + Gap.ROOMY
    held = (view.get("held_discs") or {}).get(seat) or 0
    kinds = [""] * held if isinstance(held, int) else [DISCS[d].region or DISCS[d].symbol or "marker" for d in held]
    if not kinds:
        kit.write(image, words.say("picture-none"), x - 8, y, "text", Size.BODY, "ink", "mm")
    for kind in kinds:
        kit.put(image, disc(kind, 38), x, y)
        x += 42


def _draw_legend(image: Image.Image, view: View, words: Words) -> None:
    """What frames and fields mean."""
    y = image.height - FOOT / 2 - 1
    x = float(LEFT)
    seat = seats_in(view)[0]
    entries: list[tuple[str, Image.Image]] = [
        ("key-scores" if view.get("over") else "key-lead", _swatch(SEAT_COLOURS[seat], SEAT_COLOURS[seat])),
        ("key-level", _swatch("paper-light", SEAT_COLOURS[seat], dashed=True)),
    ]
    if not view.get("over"):
        entries = [
            ("key-take", _swatch("paper", "gold")),
            ("key-taken", _swatch(SEAT_TINTS[seat], SEAT_COLOURS[seat])),
            ("key-disc", disc("", 30)),
            ("key-marker", marker(seat, 28)),
            ("key-new", marker(seat, 24, True)),
            *entries,
        ]
    for key, piece in entries:
        kit.put(image, piece, x + 18, y)
        text = words.say(f"picture-{key}")
        kit.write(image, text, x + 42, y, "text", Size.BODY, "ink", "lm")
        x += 42 + kit.text_width(text, "text", Size.BODY) + Gap.ROOMY
    kit.write(image, words.say("picture-key-missing"), x, y, "bold", Size.BODY, "rose", "lm")


@kit.kept(32)
def _swatch(fill: Ink, edge: Ink, dashed: bool = False) -> Image.Image:
    sheet = Sheet(18, 15)
    sheet.box(-17, -14, 17, 14, edge, 5)
    sheet.box(-13, -10, 13, 10, fill, 3)
    if dashed:
        for x in (-8, 4):
            sheet.box(x, -15, x + 5, -10, "paper")
            sheet.box(x, 10, x + 5, 15, "paper")
    return sheet.done()


# --- Alt text --------------------------------------------------------------------------------------------------------


def alt_text(view: View, before: View | None, words: Words) -> str:
    """The picture in at most 1,024 characters; what matters least is left out first."""
    sentences = _alt_over(view, words) if view.get("over") else _alt_play(view, before, words)
    while len(text := " ".join(sentences)) > ALT_LIMIT and len(sentences) > 1:
        sentences.pop()
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def _alt_play(view: View, before: View | None, words: Words) -> list[str]:
    active = view.get("active") or SEATS[0]
    left = sum(card is not None for row in rows_of(view) for card in row)
    sentences = [
        words.say("picture-alt-turn", turn=view.get("turn", 0), player=player(view, active), seat=active, count=left)
    ]
    if changes := _alt_changes(view, before, words):
        sentences.append(words.say("picture-alt-since", changes="; ".join(changes)))
    takeable = list(view.get("takeable") or ())
    ends = takeable or _ends(view)
    cards = "; ".join(_alt_end(view, card, words) for card in ends)
    sentences.append(words.say("picture-alt-take" if takeable else "picture-alt-ends", cards=cards))
    sentences.append(_alt_counts(view, words))
    if own := (view.get("held_discs") or {}).get(view.get("viewer")):
        sentences.append(words.say("picture-alt-own", discs=[Text(f"disc-{name}") for name in own]))
    stocks = [Text("picture-alt-stocked", {"seat": s, "stock": _of(view, "stock", s), "box": _of(view, "box", s)})
              for s in seats_in(view)]  # fmt: skip
    sentences.append(words.say("picture-alt-stock", seats=stocks))
    sentences += _alt_inside(view, words, set(ends))
    scores = [Text("picture-alt-points", {"seat": s, "points": _total(view, s)}) for s in seats_in(view)]
    return [*sentences, words.say("picture-alt-score", scores=scores), *_alt_behind(view, words)]


def _alt_behind(view: View, words: Words) -> Iterator[str]:
    """The cards next to the ends, a row a sentence."""
    for number, row in enumerate(rows_of(view)):
        cards = [card for card in row if card is not None][1:-1]
        if cards:
            told = "; ".join(words.say(f"card-{card}") for card in dict.fromkeys((cards[0], cards[-1])))
            yield words.say("picture-alt-behind", row=number + 1, cards=told)


def _of(view: View, key: str, seat: str) -> int:
    return int((view.get(key) or {}).get(seat, 0))


def _total(view: View, seat: str) -> int:
    return int(((view.get("score") or {}).get(seat) or {}).get("total", 0))


def _ends(view: View) -> list[str]:
    found: list[str] = []
    for row in rows_of(view):
        cards = [card for card in row if card is not None]
        found += dict.fromkeys([cards[0], cards[-1]]) if cards else []
    return found


def _places(view: View | None) -> dict[str, tuple[int, int]]:
    return {card: (r, c) for r, row in enumerate(rows_of(view)) for c, card in enumerate(row) if card is not None}


def _alt_end(view: View, card: str, words: Words) -> str:
    row, column = _places(view)[card]
    cards = [c for c, other in enumerate(rows_of(view)[row]) if other is not None]
    side = "only" if len(cards) == 1 else "left" if column == cards[0] else "right"
    owner, lies = (view.get("markers") or {}).get(card), card in (view.get("discs") or {})
    with_: Any = ""
    if owner:
        with_ = Text("picture-alt-with-both" if lies else "picture-alt-with-marker", {"seat": owner})
    elif lies:
        with_ = Text("picture-alt-with-disc")
    return words.say("picture-alt-end", row=row + 1, side=side, card=card, **{"with": with_})


def _alt_counts(view: View, words: Words) -> str:
    seats = seats_in(view)
    counts = {seat: counts_of(view, seat) for seat in seats}
    told = [
        words.say("picture-alt-count", category=category, numbers="–".join(str(counts[s][category]) for s in seats))
        for category in CATEGORIES
        if any(counts[seat][category] for seat in seats)
    ]
    if not told:
        return words.say("picture-alt-nothing")
    names = "–".join(words.name("seat", seat) for seat in seats)
    return words.say("picture-alt-counts", seats=names, counts=", ".join(told))


def _alt_inside(view: View, words: Words, told: set[str]) -> list[str]:
    """Markers and discs on cards that are not told already."""
    places, sentences = _places(view), []
    marks = {c: s for c, s in (view.get("markers") or {}).items() if c not in told and c in places}
    lines = [
        words.say("picture-alt-marker", seat=s, row=places[c][0] + 1, column=places[c][1] + 1, card=c)
        for c, s in marks.items()
    ]
    if lines:
        sentences.append(words.say("picture-alt-markers", places="; ".join(lines)))
    discs = [places[c] for c in view.get("discs") or {} if c not in told and c in places]
    spots = [words.say("picture-alt-place", row=row + 1, column=column + 1) for row, column in sorted(discs)]
    if spots:
        sentences.append(words.say("picture-alt-discs", places=", ".join(spots)))
    return sentences


def _alt_changes(view: View, before: View | None, words: Words) -> list[str]:
    if before is None:
        return []
    changes = []
    for seat in seats_in(view):
        old = (before.get("collections") or {}).get(seat) or []
        new = [card for card in (view.get("collections") or {}).get(seat) or [] if card not in old]
        if new:
            cards = [Text(f"card-{card}") for card in new]
            changes.append(words.say("picture-alt-took", seat=seat, cards=_semicolons(cards, words)))
    places, old_marks = _places(view), before.get("markers") or {}
    for card, seat in (view.get("markers") or {}).items():
        if old_marks.get(card) != seat and card in places:
            row, column = places[card]
            where = words.say("picture-alt-place", row=row + 1, column=column + 1)
            changes.append(words.say("picture-alt-marked", seat=seat, places=where))
    return changes


def _semicolons(texts: Iterable[Text], words: Words) -> str:
    return " + ".join(words.text(text) for text in texts)


def _alt_over(view: View, words: Words) -> list[str]:
    winners = winners_of(view)
    told = words.say("picture-won", name=player(view, winners[0])) if len(winners) == 1 else words.say("picture-shared")
    scores = [Text("picture-alt-points", {"seat": s, "points": _total(view, s)}) for s in seats_in(view)]
    sentences = [words.say("picture-alt-over", winner=told), words.say("picture-alt-final", scores=scores)]
    for seat in seats_in(view):
        items = [
            words.say("picture-alt-item", name=words.name("score", item), points=points)
            for item, points in ((view.get("score") or {}).get(seat) or {}).items()
            if points and item != "total"
        ]
        sentences.append(words.say("picture-alt-items", seat=seat, items=", ".join(items)))
    return [*sentences, _alt_counts(view, words)]


# --- The way out -----------------------------------------------------------------------------------------------------


def picture(view: View, words: Words, before: View | None, width: int) -> Picture:
    """The finished picture at any width."""
    with kit.looking(scale=1.0):
        image = draw_table(view, words, before).convert("RGB")
    if width != WIDTH:
        image = image.resize((width, round(image.height * width / WIDTH)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=3)
    return Picture(out.getvalue(), alt_text(view, before, words), image.width, image.height)
