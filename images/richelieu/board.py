"""The table of Richelieu: the lay-out, and below it each seat's count of every region and symbol; at the end of the
game, all cards taken."""

from __future__ import annotations

from PIL import Image

from fronde.core.types import Name
from fronde.games.richelieu.data import CARDS, COLUMNS
from fronde.texts import Words
from images import kit
from images.kit import Gap, Picture, Size
from images.manifest import Scene, View
from images.outcome import foremost, say_under, say_winner, total_of
from images.richelieu.alt import alt_text
from images.richelieu.cards import CODE, card_face, cell, take_ring, taken_card
from images.richelieu.holdings import draw_holdings
from images.richelieu.inks import BLACK, SEAT_COLOURS
from images.richelieu.legend import draw_legend
from images.richelieu.measures import HEADER, LEFT, WIDTH, column_x, height_of, row_y
from images.richelieu.pieces import disc, marker
from images.richelieu.piles import draw_piles
from images.richelieu.reading import code_of, rows_of, seats_in, takers, winners_of


def draw_table(scene: Scene, words: Words) -> Image.Image:
    """The whole picture, in full colour."""
    view = scene.view
    image = Image.new("RGBA", (WIDTH, height_of(view)), (*kit.rgb("paper"), 255))
    _draw_header(image, scene, words)
    if view.get("over"):
        draw_piles(image, view)
    else:
        _draw_layout(image, view, scene.before, words)
    draw_holdings(image, scene, words)
    draw_legend(image, view, words)
    return image


def _draw_header(image: Image.Image, scene: Scene, words: Words) -> None:
    """Whose turn it is, or who has won, in that seat's colour; the number of cards left, or the score."""
    view, over = scene.view, bool(scene.view.get("over"))
    kit.panel(image, (0, 0, WIDTH, HEADER - 8), "paper-deep")
    seat = foremost(view, winners_of(view))
    ground = SEAT_COLOURS.get(seat or "", BLACK)
    kit.panel(image, (12, 10, 760, HEADER - 18), ground, "ink", 2, 10)
    if seat in SEAT_COLOURS:
        kit.put(image, marker(seat, 58), 54, 46)
    title, under = _headline(scene, words)
    kit.write(image, title, 98, 44, "bold", Size.HEAD, "white", "ls", 640)
    kit.write(image, under, 98, 73, "text", Size.BODY, "white", "ls", 640)
    remaining = sum(card is not None for row in rows_of(view) for card in row)
    scores = " : ".join(kit.minus(total_of(view, seat)) for seat in seats_in(view))
    right = scores if over else words.say("picture-left", count=remaining)
    kit.write(image, right, WIDTH - Gap.ROOMY, 47, "bold", Size.TITLE if over else Size.HEAD, "ink", "rm")
    kit.write(image, words.say("picture-title"), 812, 47, "caps", Size.TITLE, "ink", "lm")


def _headline(scene: Scene, words: Words) -> tuple[str, str]:
    """The large line of the header, and the line below it."""
    view, seat = scene.view, scene.view.get("active")
    if view.get("over"):
        return say_winner(scene, words, winners_of(view)), say_under(view, words, words.say("picture-over"))
    turn = words.say("picture-turn", seat=Name("seat", seat or ""), turn=view.get("turn", 0))
    return words.say("picture-to-move", name=scene.player_of(seat)), turn


def _draw_layout(image: Image.Image, view: View, before: View | None, words: Words) -> None:
    for column in range(COLUMNS):
        kit.write(image, str(column + 1), column_x(column), HEADER + 11, "bold", CODE, "ink-soft")
    takeable, marks = set(view.get("takeable") or ()), view.get("markers") or {}
    old_marks = marks if before is None else before.get("markers") or {}
    old_rows, discs = rows_of(before), view.get("discs") or {}
    has = takers(view)
    for row, cards in enumerate(rows_of(view)):
        kit.write(image, str(row + 1), LEFT / 2 - 2, row_y(row), "bold", CODE, "ink-soft")
        for column, card in enumerate(cards):
            x, y = column_x(column), row_y(row)
            if card is None:
                old_card = old_rows[row][column]
                if old_card in has:
                    data = CARDS[str(old_card)]
                    kit.put(image, taken_card(data, code_of(words, data.region), has[str(old_card)]), x, y)
                else:
                    kit.put(image, cell(), x, y)
                continue
            if card in takeable:
                kit.put(image, take_ring(), x, y)
            is_raised = card in discs or card in marks
            kit.put(image, card_face(CARDS[card], code_of(words, CARDS[card].region), is_raised), x, y)
            if card in discs:
                kit.put(image, disc("", 42), x - 26, y + 47)
            if card in marks:
                new = old_marks.get(card) != marks[card]
                kit.put(image, marker(marks[card], 42, new), x + 26, y + 47)


def table_image(scene: Scene, words: Words, width: int) -> Image.Image:
    """The whole picture at any width, without transparency."""
    with kit.looking(scale=1.0):
        image = draw_table(scene, words).convert("RGB")
    height = round(image.height * width / WIDTH)
    return image if width == WIDTH else image.resize((width, height), Image.Resampling.LANCZOS)


def picture(scene: Scene, words: Words, width: int) -> Picture:
    """The finished picture at any width."""
    return kit.finish(table_image(scene, words, width), alt_text(scene, words), width)
