"""Above the map: whose turn it is or who has won, and the current battle."""

from __future__ import annotations

from PIL import Image

from fronde.core.types import Json, Name
from fronde.games.jeanne.words import tell_opening
from fronde.texts import Words
from images import kit
from images.jeanne.geometry import HEADER, WIDTH
from images.jeanne.inks import ON, SEATS
from images.jeanne.pieces import shield_on, sign_on
from images.jeanne.reading import letters_of, mover_of, round_of, status_of, winners_of
from images.jeanne.rounds import STATUS_SIGNS, draw_rounds
from images.kit import Gap, Ink, Size
from images.manifest import Scene, View
from images.outcome import say_under, say_winner

SPLIT = 760
"""The left edge of the part about the round."""


def draw_header(image: Image.Image, scene: Scene, words: Words) -> None:
    """The strip above the map: the active power, the title, the rounds."""
    seat = _foremost(scene)
    ground: Ink = seat or "ink"
    ink: Ink = ON[seat] if seat else "on-ink"
    kit.panel(image, (10, 10, SPLIT - 14, HEADER - 10), ground, "ink", 3, 10)
    x = 34.0
    if seat:
        piece = shield_on("paper-light", seat, 112, letters_of(seat, words))
        kit.panel(image, (16, 16, 146, HEADER - 16), "paper-light", None, 1, 8)
        piece.on(image, 81 - piece.image.width / 2 / kit.look().scale, 22)
        x = 166
    title, under = headline(scene, words)
    room = SPLIT - 34 - x
    kit.text_on(image, title, x, 76, "bold", Size.FIGURE, ink, ground, room=room, least=Size.HEAD)
    kit.text_on(image, under, x, 122, "text", Size.LEAD, ink, ground, room=room, least=Size.LABEL)
    _draw_round(image, scene.view, words)
    draw_rounds(image, scene.view, words, (SPLIT, 62, WIDTH - 10, HEADER - 10))


def _draw_round(image: Image.Image, view: View, words: Words) -> None:
    """The title between lilies; the round, and whether it is war."""
    lily = sign_on("paper-deep", "fleur", 34, "rose")
    lily.on(image, SPLIT, 14)
    wide = kit.text_on(image, words.say("picture-title"), SPLIT + 46, 46, "caps", Size.HEAD, "ink", "paper-deep")
    lily.on(image, SPLIT + wide + 54, 14)
    status, right = status_of(view), WIDTH - Gap.WIDE
    text = words.say("picture-over" if view.get("over") else "picture-round", round=round_of(view))
    if status:
        text = f"{text} · {words.say(f'picture-{status}')}"
    wide = kit.text_on(image, text, right, 47, "bold", Size.HEAD, "ink", "paper-deep", "r")
    if status:
        sign_on("paper-deep", STATUS_SIGNS[status][0], 40, STATUS_SIGNS[status][1]).on(image, right - wide - 54, 12)


def _foremost(scene: Scene) -> str | None:
    """The power that gives the header its colours: the active one, or the only winner."""
    if scene.view.get("over"):
        winners = winners_of(scene.view)
        return winners[0] if len(winners) == 1 else None
    mover = mover_of(scene)
    return mover if mover in SEATS else None


def headline(scene: Scene, words: Words) -> tuple[str, str]:
    """The large line of the header, and the line below it."""
    view, seat = scene.view, _foremost(scene)
    if view.get("over"):
        return say_winner(scene, words, winners_of(view)), say_under(view, words, words.say("picture-over"))
    phase = words.say(f"picture-phase-{view.get('phase') or 'setup'}")
    title = words.say("picture-to-move", name=scene.player_of(seat)) if seat else phase
    return title, say_battle(view, words) or (f"{words.name('seat', seat)} · {phase}" if seat else "")


def say_battle(view: View, words: Words) -> str:
    """The attack or duel under way in words; "" for none."""
    battle: Json = view.get("battle")
    if battle:
        return words.text(tell_opening(battle))
    duels: Json = view.get("duels")
    if not duels:
        return ""
    pairs = [
        words.say("told-pair", seat=Name("seat", one), rival_seat=Name("seat", two)) for one, two in duels["pairs"]
    ]
    return words.say("picture-duels", event=Name("counter", duels["event"]), pairs="; ".join(pairs))
