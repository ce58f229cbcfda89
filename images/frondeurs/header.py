"""Above the board: whose turn it is, the Season, the decks."""

from __future__ import annotations

from PIL import Image

from fronde.core.types import Name
from fronde.games.frondeurs.data import ENDS_ON
from fronde.texts import Words
from images import kit
from images.frondeurs.geometry import ON_FACTION, SUITS, TITLE, WIDTH
from images.frondeurs.pieces import flat
from images.frondeurs.reading import short
from images.frondeurs.sides import winners_of, winning_sides
from images.frondeurs.track import TRACK_LEFT, track_box, track_die, track_lines
from images.kit import Gap, Ink, Size
from images.manifest import Scene, View
from images.outcome import say_tie_break, say_winner


def draw_header(image: Image.Image, scene: Scene, words: Words) -> None:
    """Whose turn it is, the Season, decks, prisoners."""
    view = scene.view
    _draw_season(image, int(view.get("season", 0)), words)
    _draw_mover(image, scene, words)
    low = TITLE + 87
    prisoners = _prisoners(view, words) or words.say("picture-no-prisoners")
    room = WIDTH - TRACK_LEFT - Gap.EVEN
    kit.text_on(image, prisoners, TRACK_LEFT, low, "name", Size.LABEL, "ink", "paper-deep", room=room)
    right = WIDTH - Gap.EVEN
    for text, y in ((_decks(view, words), 24), (_persons(scene, words), 50)):
        kit.text_on(image, text, right, y, "name", Size.BODY, "ink", "paper-deep", "r")


def _draw_season(image: Image.Image, box: int, words: Words) -> None:
    left, top, right, low = track_box(box)
    kit.panel(image, (left - Gap.HAIR, top - Gap.HAIR, right + Gap.HAIR, low + Gap.HAIR), "ink", None, 1, 5)
    if ENDS_ON[box]:
        x, y = track_die(box)
        flat("die", 15, "on-ink", "ink").on(image, x - 9.5, y - 9.5)
    for text, x, y, role, size in track_lines(box, words):
        kit.text_on(image, text, x, y, role, size, "on-ink", "ink", "m")


def _draw_mover(image: Image.Image, scene: Scene, words: Words) -> None:
    """The player to move, or the winner, large and in the colours of the Faction, so that it is found at once."""
    faction = _foremost(scene.view)
    colour: Ink = faction or "ink"
    ink: Ink = ON_FACTION[faction] if faction else "on-ink"
    top = TITLE + Gap.SNUG
    kit.panel(image, (10, top, 474, top + 82), colour, "ink", 2, 8)
    x = 26.0
    if faction:
        flat(SUITS[faction], 58, ink, colour).on(image, 20, top + 10)
        x = 94
    title, under = _headline(scene, words, faction)
    kit.text_on(image, title, x, top + 40, "bold", Size.TITLE, ink, colour, room=464 - x)
    kit.text_on(image, under, x, top + 70, "text", Size.LEAD, ink, colour, room=464 - x)


def _foremost(view: View) -> str | None:
    """The Faction that gives the header its colours: the active one, or the only winner."""
    if not view.get("over"):
        active = view.get("active")
        return active if active in SUITS else None
    sides = winning_sides(view)
    return sides[0].scorer if len(sides) == 1 else None


def _headline(scene: Scene, words: Words, faction: str | None) -> tuple[str, str]:
    """The large line of the header, and the line below it."""
    view = scene.view
    turn = words.say("picture-turn", turn=view.get("turn", 0))
    if view.get("over"):
        under = say_tie_break(view, words) or f"{words.say('picture-over')} · {turn}"
        return say_winner(scene, words, winners_of(view)), under
    if not faction:
        return words.say("picture-over"), turn
    return words.say("picture-to-move", name=scene.player_of(faction)), f"{words.name('faction', faction)} · {turn}"


def _decks(view: View, words: Words) -> str:
    parts = [
        words.say("picture-decks", action=view.get("action_deck", 0), season=view.get("season_deck", 0)),
        words.say("picture-discard-row", count=len(view.get("discard_row") or [])),
    ]
    return " · ".join(parts)


def _persons(scene: Scene, words: Words) -> str:
    """The turns since which changes are marked, and the commander of the army."""
    parts = [since(scene, words)]
    if commander := scene.view.get("army_commander"):
        person = "carignano" if commander == "carignano" else "conde"
        parts.append(words.say("picture-commander", person=Name("space", person)))
    return " · ".join(part for part in parts if part)


def since(scene: Scene, words: Words) -> str:
    """The turns in which the marked changes happened, if the views give them."""
    view, before = scene.view, scene.before
    if before is None or "turn" not in before:
        return ""
    first, last = int(before["turn"]), int(view.get("turn", 0)) - (0 if view.get("over") else 1)
    if last < first:
        return words.say("picture-since-now")
    return words.say("picture-since", turns=last - first + 1, first=first, last=last)


def _prisoners(view: View, words: Words) -> str:
    people = [
        short(words, a["person"]) + (f" ({short(words, a['fortress'])})" if a.get("fortress") else "")
        for a in view.get("arrests") or []
    ]
    return words.say("picture-prisoners", people=", ".join(people)) if people else ""
