"""The score sheet: a column per power, throne points item by item and round by round, and the criteria that break
ties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.alt import intro
from images.jeanne.framing import HEAD, draw_title
from images.jeanne.inks import ON
from images.jeanne.pieces import shield
from images.jeanne.reading import (
    count_works,
    letters_of,
    number_of,
    ranked,
    rounds_of,
    say_rounds,
    winners_of,
)
from images.kit import Ink, Picture, Size
from images.manifest import Scene, View
from images.outcome import points_of, say_scores, say_under, say_winner, say_winners, total_of

SHEET, NAMES = 1200.0, 268.0
COLUMN_HEAD, ROW, TOTAL, CAPTION = 176.0, 56.0, 112.0, 32.0
ROUND = 44.0
"""The height of a round's row, small because there may be ten."""
Rows = Sequence[tuple[str, dict[str, int]]]
"""Rows of a sheet: the name of an item, and each seat's number."""


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the first power leftmost."""
    with kit.looking(scale=width / SHEET):
        return kit.finished(sheet_image(scene, words), score_alt(scene, words), width)


def items_of(view: View, words: Words) -> Rows:
    """The items of the throne points so far; before the end also the points due this round."""
    seats = ranked(view)
    rows = [
        (words.name("score", item), {s: points_of(view, s, item) for s in seats}) for item in ("provinces", "duels")
    ]
    if view.get("over"):
        return rows
    due = {seat: number_of(view, "due", seat) for seat in seats}
    return [*rows, (words.say("picture-due"), due)]


def ties_of(view: View, words: Words) -> Rows:
    """The criteria that break ties of throne points, the first one first (8.6)."""
    seats = ranked(view)
    provinces = {seat: len((view.get("provinces") or {}).get(seat) or ()) for seat in seats}
    return [
        (words.say("picture-fortresses"), {seat: count_works(view, seat, "fortress") for seat in seats}),
        (words.say("picture-provinces"), provinces),
        (words.say("picture-castles"), {seat: count_works(view, seat, "castle") for seat in seats}),
        (words.say("picture-money"), {seat: number_of(view, "money", seat) for seat in seats}),
    ]


def height_of(view: View, words: Words) -> float:
    """The height of a sheet, in units."""
    rows, rounds = len(items_of(view, words)) + len(ties_of(view, words)), len(rounds_of(view))
    low = CAPTION + rounds * ROUND if rounds else 0.0
    return HEAD + COLUMN_HEAD + TOTAL + CAPTION + rows * ROW + low + 12


def sheet_image(scene: Scene, words: Words) -> Image.Image:
    """The sheet at the current scale, in the palette."""
    view = scene.view
    image = kit.blank((kit.pixels(SHEET), kit.pixels(height_of(view, words))), "paper-deep")
    title, note, winner = words.say("outcome-score-now"), words.say("picture-title"), None
    if view.get("over"):
        winners = winners_of(view)
        title, note = say_winner(scene, words, winners), say_under(view, words, words.say("outcome-score-final"))
        winner = winners[0] if len(winners) == 1 else None
    draw_title(image, scene, words, title, note, winner)
    y = _draw_heads(image, scene, words, HEAD)
    for name, numbers in items_of(view, words):
        y = _draw_row(image, view, name, numbers, y, kit.signed if name == words.say("picture-due") else str)
    y = _draw_totals(image, scene, words, y)
    if rounds := rounds_of(view):
        y = _draw_caption(image, words.say("picture-by-round"), y)
        for number, points in rounds.items():
            y = _draw_row(image, view, words.say("picture-round", round=number), points, y, kit.signed, ROUND)
    y = _draw_caption(image, words.say("picture-ties"), y)
    for name, numbers in ties_of(view, words):
        y = _draw_row(image, view, name, numbers, y, str)
    return image


def _columns(view: View) -> Iterator[tuple[str, float, float]]:
    """Each seat with the edges of its column."""
    seats = ranked(view)
    wide = (SHEET - NAMES - 12) / len(seats)
    for place, seat in enumerate(seats):
        yield seat, NAMES + place * wide + 3, NAMES + (place + 1) * wide - 3


def _draw_heads(image: Image.Image, scene: Scene, words: Words, top: float) -> float:
    for seat, left, right in _columns(scene.view):
        kit.panel(image, (left, top, right, top + COLUMN_HEAD - 8), "paper-light", "ink", 2, 10)
        kit.panel(image, (left + 2, top + 2, right - 2, top + 14), seat, None, 1, 8, (True, True, False, False))
        middle = (left + right) / 2
        piece = shield(seat, 76, letters_of(seat, words))
        kit.stamp(piece, "paper-light").on(image, middle - piece.width / 2 / kit.look().scale, top + 18)
        name = kit.fit(words.name("seat", seat), "bold", Size.BODY, right - left - 8)
        kit.text_on(image, name, middle, top + 124, "bold", Size.BODY, "ink", "paper-light", "m")
        player = kit.fit(scene.player_of(seat), "italic", Size.BODY, right - left - 10)
        kit.text_on(image, player, middle, top + 152, "italic", Size.BODY, "ink-soft", "paper-light", "m")
    return top + COLUMN_HEAD


def _draw_row(
    image: Image.Image,
    view: View,
    name: str,
    numbers: dict[str, int],
    y: float,
    say: type[str] | object,
    high: float = ROW,
) -> float:
    """A row; the highest number is filled."""
    low = y + high / 2 + 8
    most = max(numbers.values(), default=0)
    size = kit.shrunk(name, "name", Size.LEAD, NAMES - 28, Size.LABEL)
    kit.text_on(image, kit.fit(name, "name", size, NAMES - 22), 18, low, "name", size, "ink", "paper-deep")
    for seat, left, right in _columns(view):
        number, best = numbers.get(seat, 0), numbers.get(seat, 0) == most and most > 0
        ground: Ink = f"{seat}-tint" if best else "paper-light"
        edge: Ink = ("ink" if seat == "bretagne" else seat) if best else "paper-edge"
        kit.panel(image, (left, y, right, y + high - 8), ground, edge, 3 if best else 1, 8)
        text = kit.signed(number) if say is kit.signed and number else str(number)
        role: kit.Role = "bold" if number else "text"
        kit.text_on(image, text, (left + right) / 2, low, role, Size.HEAD, "ink", ground, "m")
    return y + high


def _draw_totals(image: Image.Image, scene: Scene, words: Words, y: float) -> float:
    """The total throne points, filled for winners, and their changes."""
    view, winners = scene.view, winners_of(scene.view)
    name = words.name("score", "total")
    size = kit.shrunk(name, "caps", Size.TITLE, NAMES - 28, Size.BODY)
    kit.text_on(image, name, 18, y + 64, "caps", size, "ink", "paper-deep")
    for seat, left, right in _columns(view):
        filled = seat in winners
        ground: Ink = seat if filled else "face"
        ink: Ink = ON[seat] if filled else "ink"
        kit.panel(image, (left, y, right, y + TOTAL - 12), ground, "ink", 3, 10)
        change = total_of(view, seat) - total_of(scene.before, seat) if scene.before else 0
        low = y + (66 if change else 74)
        kit.text_on(image, str(total_of(view, seat)), (left + right) / 2, low, "bold", Size.GIANT, ink, ground, "m")
        if change:
            text = kit.signed(change)
            kit.text_on(image, text, (left + right) / 2, y + 92, "bold", Size.BODY, ink, ground, "m")
    return y + TOTAL


def _draw_caption(image: Image.Image, text: str, y: float) -> float:
    kit.text_on(image, text, 18, y + 24, "italic", Size.BODY, "ink-soft", "paper-deep")
    return y + CAPTION


def score_alt(scene: Scene, words: Words) -> str:
    """The sheet in words: the winners or the current ranking, item by item."""
    view = scene.view
    rows = [*items_of(view, words), *ties_of(view, words)]
    begin = say_winners(scene, words, winners_of(view)) if view.get("over") else intro(scene, words)
    sentences = [begin]
    for seat in ranked(view):
        items = ", ".join(f"{name} {numbers[seat]}" for name, numbers in rows)
        sentences.append(
            words.say(
                "picture-alt-items",
                seat=words.name("seat", seat),
                points=total_of(view, seat),
                player=scene.player_of(seat),
                items=items,
            )
        )
    rounds = say_rounds(view, words)
    return kit.shortest(lambda longest: [*(sentences if longest > 5 else _short(scene, words, begin)), *rounds])


def _short(scene: Scene, words: Words, begin: str) -> list[str]:
    return [begin, words.say("picture-alt-points", scores=say_scores(scene, words, ranked(scene.view)))]
