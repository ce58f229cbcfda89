"""The effects in force this round, in a cartouche on the sea, as high as its lines need."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from fronde.core.types import Name
from fronde.texts import Words
from images import kit
from images.jeanne.geometry import CHRONICLE, HEADER
from images.jeanne.pieces import sign_on
from images.jeanne.reading import events_of, status_of
from images.jeanne.rounds import STATUS_SIGNS
from images.kit import Ink, Size
from images.manifest import View

LEFT, LOW, WIDE = CHRONICLE[0], HEADER + CHRONICLE[3], CHRONICLE[2] - CHRONICLE[0]
HEAD, ROW, MOST = 64.0, 36.0, 7
COUNTERS = {
    "revolt": "flame", "companies": "swords", "plague": "skull", "long-range-attack": "army", "treaty": "dove",
    "truce": "dove", "confiscation": "cards", "papal-intervention": "cross", "bad-weather": "cloud",
    "sea-battle": "anchor", "field-battle": "swords",
}  # fmt: skip


def draw_chronicle(image: Image.Image, view: View, words: Words) -> None:
    """War or peace, and the effects of this round."""
    notes = list(_notes(view, words))[:MOST]
    if not notes:
        return
    top = LOW - HEAD - len(notes) * ROW - 12
    kit.panel(image, (LEFT, top, LEFT + WIDE, LOW), "paper-light", "ink", 3, 12)
    kit.panel(image, (LEFT + 7, top + 7, LEFT + WIDE - 7, LOW - 7), None, "line", 1, 8)
    status, x = status_of(view), LEFT + 24
    if status:
        sign_on("paper-light", STATUS_SIGNS[status][0], 40, STATUS_SIGNS[status][1]).on(image, x, top + 14)
        x += 56
    title = words.say(f"picture-now-{status}") if status else words.say("picture-now")
    kit.text_on(image, title, x, top + 48, "caps", Size.LEAD, "ink", "paper-light", room=LEFT + WIDE - 20 - x)
    for row, (icon, text, ink) in enumerate(notes):
        y = top + HEAD + 26 + row * ROW
        sign_on("paper-light", icon, 30, ink).on(image, LEFT + 20, y - 26)
        kit.text_on(
            image, text, LEFT + 64, y, "name", Size.LEAD, "ink", "paper-light", room=WIDE - 80, least=Size.LABEL
        )


def _notes(view: View, words: Words) -> Iterator[tuple[str, str, Ink]]:
    """The effects of this round: the sign, the text, the sign's ink."""
    for event in events_of(view):
        yield COUNTERS[event], words.name("counter", event), "ink"
    if ruler := view.get("ruler"):
        yield "anchor", words.say("picture-ruler", seat=Name("seat", ruler)), "blue"
    if view.get("truce") and not view.get("over"):
        yield "dove", words.say("picture-truce"), "blue"
    if view.get("storm") and not view.get("over"):
        yield "cloud", words.say("picture-storm"), "ink-soft"
    if view.get("plague_over") and not view.get("over"):
        yield "skull", words.say("picture-plague-over"), "ink-soft"
    if "deck" in view and not view.get("over"):
        text = words.say("picture-deck", deck=view["deck"], discards=len(view.get("discards") or ()))
        yield "cards", text, "ink-soft"
