"""Above the map: whose turn it is or who has won, and what is going on."""

from __future__ import annotations

from PIL import Image

from fronde.core.types import Json, Name
from fronde.games.jeanne.words import tell_opening
from fronde.texts import Words
from images import kit
from images.jeanne.geometry import HEADER, WIDTH
from images.jeanne.inks import ON, SEATS
from images.jeanne.pieces import shield, sign
from images.jeanne.reading import letters_of, mover_of, round_of, winners_of
from images.kit import Gap, Ink, Size
from images.manifest import Scene, View
from images.outcome import say_under, say_winner

SPLIT = 1130
"""Where what is said of the round begins."""


def draw_header(image: Image.Image, scene: Scene, words: Words) -> None:
    """The strip above the map."""
    seat = _foremost(scene)
    ground: Ink = seat or "ink"
    ink: Ink = ON[seat] if seat else "on-ink"
    kit.panel(image, (10, 10, SPLIT - 14, HEADER - 10), ground, "ink", 3, 10)
    x = 34.0
    if seat:
        piece = shield(seat, 92, letters_of(seat, words))
        kit.panel(image, (16, 16, 126, HEADER - 16), "paper-light", None, 1, 8)
        kit.stamp(piece, "paper-light").on(image, 71 - piece.width / 2 / kit.look().scale, 20)
        x = 146
    title, under = headline(scene, words)
    room = SPLIT - 34 - x
    kit.text_on(image, title, x, 66, "bold", Size.FIGURE, ink, ground, room=room, least=Size.HEAD)
    kit.text_on(image, under, x, 106, "text", Size.LEAD, ink, ground, room=room)
    _draw_round(image, scene.view, words)


def _draw_round(image: Image.Image, view: View, words: Words) -> None:
    """The round, and whether it is war."""
    status = status_of(view)
    kit.text_on(image, words.say("picture-title"), WIDTH - Gap.WIDE, 50, "caps", Size.HEAD, "ink", "paper-deep", "r")
    text = words.say("picture-round", round=round_of(view))
    if status:
        text = f"{text} · {words.say(f'picture-{status}')}"
    wide = kit.text_on(image, text, WIDTH - Gap.WIDE, 104, "bold", Size.HEAD, "ink", "paper-deep", "r")
    if status:
        piece = sign("swords" if status == "war" else "dove", 44, "rose" if status == "war" else "blue")
        kit.stamp(piece, "paper-deep").on(image, WIDTH - Gap.WIDE - wide - 62, 70)


def status_of(view: View) -> str:
    """ "war" or "peace", "" before it is known."""
    if not view or view.get("over") or view.get("phase") in ("setup", "income", "vote"):
        return ""
    return "war" if view.get("war") else "peace"


def _foremost(scene: Scene) -> str | None:
    """The power in whose colours a header is: whose turn it is, or the only one that has won."""
    if scene.view.get("over"):
        winners = winners_of(scene.view)
        return winners[0] if len(winners) == 1 else None
    mover = mover_of(scene)
    return mover if mover in SEATS else None


def headline(scene: Scene, words: Words) -> tuple[str, str]:
    """What the header says large, and below it."""
    view, seat = scene.view, _foremost(scene)
    if view.get("over"):
        return say_winner(scene, words, winners_of(view)), say_under(view, words, words.say("picture-over"))
    phase = words.say(f"picture-phase-{view.get('phase') or 'setup'}")
    title = words.say("picture-to-move", name=scene.player_of(seat)) if seat else phase
    return title, say_battle(view, words) or (f"{words.name('seat', seat)} · {phase}" if seat else "")


def say_battle(view: View, words: Words) -> str:
    """Who attacks whom and where, or who duels with whom; "" where nobody does."""
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
