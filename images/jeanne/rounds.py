"""The track of the rounds: the gains of finished ones, the current one, and the rolls that end the game in the last
ones."""

from __future__ import annotations

from PIL import Image

from fronde.games.jeanne.data import END_DICE, TABLE
from fronde.texts import Words
from images import kit
from images.jeanne.inks import ON
from images.jeanne.pieces import sign_on
from images.jeanne.reading import letters_of, round_of, rounds_of, status_of
from images.kit import Box, Ink, Size
from images.manifest import View

STATUS_SIGNS: dict[str, tuple[str, Ink]] = {"war": ("swords", "rose"), "peace": ("dove", "blue")}
"""The sign of war and of peace, with its ink."""
BEST = 2
"""The most powers with the largest gain whose letters fit into a round's cell."""


def draw_rounds(image: Image.Image, view: View, words: Words, box: Box) -> None:
    """Draw one cell per round."""
    left, top, right, low = box
    wide, past = (right - left) / TABLE.end.rounds, rounds_of(view)
    for number in range(1, TABLE.end.rounds + 1):
        x = left + (number - 1) * wide
        _draw_cell(image, view, words, number, (x, top, x + wide - 5, low))
        if number in past:
            _draw_best(image, words, past[number], (x, top, x + wide - 5, low))


def _draw_cell(image: Image.Image, view: View, words: Words, number: int, box: Box) -> None:
    """The number of a round; below it, whether it is the last or may be."""
    left, top, right, low = box
    now, over = round_of(view), bool(view.get("over"))
    ground, ink = _inks_of(number, now, over)
    kit.panel(image, box, ground, "ink" if number == now else "line", 3 if number == now else 2, 8)
    size, x = (Size.LEAD, left + 10) if number < now or over else (Size.HEAD, left + 14)
    kit.text_on(image, str(number), x, top + 38, "bold", size, ink, ground)
    if number == now and (status := status_of(view)):
        sign_on(ground, STATUS_SIGNS[status][0], 30, "black").on(image, right - 38, top + 10)
    if number < now or over or (number == now and number not in END_DICE and number < TABLE.end.rounds):
        return
    is_last = number == TABLE.end.rounds
    if is_last or number in END_DICE:
        text = words.say("picture-last") if is_last else words.say("picture-end-die", low=END_DICE[number])
        sign_on(ground, "die" if not is_last else "flag", 18, ink).on(image, left + 6, low - 29)
        kit.text_on(image, text, left + 30, low - 12, "name", Size.LABEL, ink, ground, room=right - left - 34)


def _inks_of(number: int, now: int, over: bool) -> tuple[Ink, Ink]:
    if number == now and not over:
        return "orange", "black"
    return ("paper-light", "ink") if number <= now else ("face", "ink")


def _draw_best(image: Image.Image, words: Words, points: dict[str, int], box: Box) -> None:
    """The powers with the largest gain of a finished round, and that gain: a field in the colours of each, with letters
    if there are few."""
    left, top, right, low = box
    most = max(points.values(), default=0)
    best = [seat for seat, gain in points.items() if gain == most and most]
    text = kit.with_sign(most) if best else "–"
    kit.text_on(image, text, right - 8, top + 34, "bold", Size.BODY, "ink-soft", "paper-light", "r")
    wide = (right - left - 12) / max(1, len(best))
    for place, seat in enumerate(best):
        x = left + 6 + place * wide
        kit.panel(image, (x, low - 38, x + wide - 2, low - 7), seat, "ink", 1, 4)
        if len(best) <= BEST:
            code = letters_of(seat, words)
            kit.text_on(image, code, x + wide / 2 - 1, low - 14, "bold", Size.LABEL, ON[seat], seat, "m")
