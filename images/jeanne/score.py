"""The score sheet: throne points item by item and round by round, and the criteria that break ties."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.texts import Words
from images import kit, sheet
from images.jeanne.alt import intro
from images.jeanne.inks import ON
from images.jeanne.pieces import shield
from images.jeanne.reading import (
    count_works,
    letters_of,
    number_of,
    rank_seats,
    round_of,
    rounds_of,
    say_rounds,
    winners_of,
)
from images.kit import Picture
from images.manifest import Scene, View
from images.outcome import is_over, points_of, say_scores, say_winners, total_of

ROUND, CAPTION = 48.0, 40.0
"""The heights of a round's row, small because there may be ten, and of a caption."""
PLAIN = ("bretagne", "bourgogne")
"""The powers whose colour is no edge on paper, in one of the styles."""
Rows = Sequence[tuple[str, dict[str, int]]]
"""Rows of a sheet: the name of an item, and each seat's number."""


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the first power leftmost."""
    view, seats, winners = scene.view, rank_seats(scene.view), winners_of(scene.view)
    sign = (shield, winners[0], 74, letters_of(winners[0], words)) if is_over(view) and len(winners) == 1 else ()
    note = words.say("picture-over" if is_over(view) else "picture-round", round=round_of(view))
    title = sheet.make_title(scene, words, note, words.say("outcome-score-final"), sign)
    columns = [
        sheet.make_column(
            scene, words, seat, colour=seat, text=ON[seat], edge="ink" if seat in PLAIN else seat,
            tint=f"{seat}-tint", sign=(shield, seat, 50, letters_of(seat, words)),
        )
        for seat in seats
    ]  # fmt: skip
    rows = [_row(*row, seats) for row in items_of(view, words)]
    return sheet.draw(words, width, score_alt(scene, words), title, columns, rows, _make_details(view, words, seats))


def _row(name: str, numbers: dict[str, int], seats: Sequence[str], high: float = ROUND) -> sheet.Row:
    return sheet.make_row(name, [numbers.get(seat, 0) for seat in seats], high=high)


def _make_details(view: View, words: Words, seats: Sequence[str]) -> list[sheet.Row]:
    """The throne points by round, and the criteria that break ties."""
    rounds = [_row(words.say("picture-round", round=n), points, seats) for n, points in rounds_of(view).items()]
    by_round = [sheet.Row(words.say("picture-by-round"), high=CAPTION), *rounds] if rounds else []
    ties = [_row(*row, seats) for row in ties_of(view, words)]
    return [*by_round, sheet.Row(words.say("picture-ties"), high=CAPTION), *ties]


def items_of(view: View, words: Words) -> Rows:
    """The items of the throne points so far; before the end also the points due this round."""
    seats = rank_seats(view)
    rows = [
        (words.name("score", item), {s: points_of(view, s, item) for s in seats}) for item in ("provinces", "duels")
    ]
    if view.get("over"):
        return rows
    due = {seat: number_of(view, "due", seat) for seat in seats}
    return [*rows, (words.say("picture-due"), due)]


def ties_of(view: View, words: Words) -> Rows:
    """The criteria that break ties of throne points, the first one first (8.6)."""
    seats = rank_seats(view)
    provinces = {seat: len((view.get("provinces") or {}).get(seat) or ()) for seat in seats}
    return [
        (words.say("picture-fortresses"), {seat: count_works(view, seat, "fortress") for seat in seats}),
        (words.say("picture-provinces"), provinces),
        (words.say("picture-castles"), {seat: count_works(view, seat, "castle") for seat in seats}),
        (words.say("picture-money"), {seat: number_of(view, "money", seat) for seat in seats}),
    ]


def score_alt(scene: Scene, words: Words) -> str:
    """The sheet in words: the winners or the current ranking, item by item."""
    view = scene.view
    rows = [*items_of(view, words), *ties_of(view, words)]
    begin = say_winners(scene, words, winners_of(view)) if view.get("over") else intro(scene, words)
    sentences = [begin]
    for seat in rank_seats(view):
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
    return [begin, words.say("picture-alt-points", scores=say_scores(scene, words, rank_seats(scene.view)))]
