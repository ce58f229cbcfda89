"""Above and below the board: whose turn it is, the season, what is left in the decks, a panel for each Faction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from fronde.games.frondeurs.data import FACTIONS, MUSKETEERS
from fronde.texts import Words
from images import kit
from images.frondeurs_board import TRACK_LEFT, track_box, track_lines
from images.frondeurs_geometry import ON_FACTION, PANEL_TOP, SUITS, TITLE, WIDTH
from images.frondeurs_pieces import lay_pattern
from images.frondeurs_reading import View, player_of, short
from images.kit import Ink, Sheet, Stamp

CARD_WIDTH, CARD_TOP, CARD_HEIGHT = 388, PANEL_TOP + 8, 170
BAND = 60


@kit.kept(maxsize=256)
def flat(name: str, size: float, ink: Ink, ground_ink: Ink, outline: Ink | None = None) -> Stamp:
    """An icon on one colour."""
    return kit.stamp(kit.icon(name, size, ink, outline), ground_ink)


@kit.kept(maxsize=64)
def band(faction: str, width: float, height: float, ground: Ink, letter: str = "") -> Stamp:
    """A Faction's band: its colour, pattern, suit and letter; round on the left."""
    image = kit.clear(width, height)
    kit.panel(image, (0, 0, width - 1, height - 1), faction, None, 1, 7, (True, False, False, True))
    lay_pattern(image, faction, 0.2, 9)
    sheet = Sheet(27, 27)
    sheet.disc(0, 0, 26, faction)
    kit.put(image, sheet.done(), width / 2, min(height / 2, 34))
    kit.put(image, kit.icon(SUITS[faction], 42, ON_FACTION[faction]), width / 2, min(height / 2, 34))
    if letter:
        sheet = Sheet(27, 17)
        sheet.box(-26, -16, 26, 16, faction, 8)
        kit.put(image, sheet.done(), width / 2, 90)
        kit.write(image, letter, width / 2, 90, "caps", 30, ON_FACTION[faction])
    return kit.stamp(image, ground)


# --- Above the board -------------------------------------------------------------------------------------------------


def draw_header(image: Image.Image, view: View, before: View | None, words: Words, caption: str = "") -> None:
    """Whose turn it is, the Season, decks, prisoners."""
    _draw_season(image, int(view.get("season", 0)), words)
    _draw_mover(image, view, words)
    line = kit.fit(_prisoners(view, words) or words.say("picture-no-prisoners"), "name", 20, WIDTH - TRACK_LEFT - 12)
    kit.text_on(image, line, TRACK_LEFT, TITLE + 81, "name", 20, "ink", "paper-deep")
    right = WIDTH - 12
    kit.text_on(image, _decks(view, words), right, 25, "name", 20, "ink", "paper-deep", "r")
    kit.text_on(image, caption or _persons(view, before, words), right, 49, "name", 20, "ink", "paper-deep", "r")


def _draw_season(image: Image.Image, box: int, words: Words) -> None:
    left, top, right, low = track_box(box)
    kit.panel(image, (left - 2, top - 2, right + 2, low + 2), "ink", None, 1, 5)
    for text, y, role, size in track_lines(box, words):
        kit.text_on(image, text, (left + right) / 2, y, role, size, "on-ink", "ink", "m")


def _draw_mover(image: Image.Image, view: View, words: Words) -> None:
    active = view.get("active")
    playing = not view.get("over") and active in SUITS
    colour: Ink = str(active) if playing else "ink"
    ink: Ink = ON_FACTION[str(active)] if playing else "on-ink"
    top = TITLE + 8
    kit.panel(image, (10, top, 418, top + 76), colour, "ink", 2, 8)
    if playing:
        flat(SUITS[str(active)], 52, ink, colour).on(image, 20, top + 10)
    title = words.say("picture-over") if not playing else words.say("picture-to-move", name=player_of(view, active))
    kit.text_on(image, kit.fit(title, "bold", 32, 320), 86, top + 36, "bold", 32, ink, colour)
    faction = words.name("faction", str(active)) + " · " if playing else ""
    kit.text_on(image, faction + words.say("picture-turn", turn=view.get("turn", 0)), 86, top + 64, "text", 23, ink,
                colour)  # fmt: skip


def _decks(view: View, words: Words) -> str:
    parts = [
        words.say("picture-decks", action=view.get("action_deck", 0), season=view.get("season_deck", 0)),
        words.say("picture-discard-row", count=len(view.get("discard_row") or [])),
    ]
    return " · ".join(parts)


def _persons(view: View, before: View | None, words: Words) -> str:
    """What changed since when, and who commands the army."""
    parts = [since(view, before, words)] if before is not None else []
    if commander := view.get("army_commander"):
        person = "carignano" if commander == "carignano" else "conde"
        parts.append(words.say("picture-commander", person=short(words, person)))
    return " · ".join(part for part in parts if part)


def since(view: View, before: View | None, words: Words) -> str:
    """Since which turn changes are marked, where the views say."""
    if before is None or "turn" not in before:
        return ""
    return words.say("picture-since", turn=before["turn"])


def _prisoners(view: View, words: Words) -> str:
    people = [
        short(words, a["person"]) + (f" ({short(words, a['fortress'])})" if a.get("fortress") else "")
        for a in view.get("arrests") or []
    ]
    return words.say("picture-prisoners", people=", ".join(people)) if people else ""


# --- Below the board -------------------------------------------------------------------------------------------------


def draw_cards(image: Image.Image, view: View, before: View | None, words: Words) -> None:
    """A panel for each Faction."""
    for place, faction in enumerate(FACTIONS):
        _draw_card(image, view, before, words, faction, place)


def _draw_card(image: Image.Image, view: View, before: View | None, words: Words, faction: str, place: int) -> None:
    """One Faction's panel: score, its items, hand and tokens."""
    left, top = 10 + place * (CARD_WIDTH + 9), CARD_TOP
    on: Ink = "paper-light"
    right, low = left + CARD_WIDTH, top + CARD_HEIGHT
    if view.get("active") == faction and not view.get("over"):
        kit.panel(image, (left - 5, top - 5, right + 5, low + 5), "mark", None, 1, 11)
    kit.panel(image, (left, top, right, low), on, "ink", 2, 8)
    letter = words.say(f"picture-letter-{faction}")
    band(faction, BAND - 2, CARD_HEIGHT - 3, on, letter).on(image, left + 2, top + 2)
    score = (view.get("score") or {}).get(faction) or {}
    total = int(score.get("total", 0))
    kit.text_on(image, minus(total), right - 12, top + 46, "bold", 54, "ink", on, "r")
    if before is not None:
        old = int(((before.get("score") or {}).get(faction) or {}).get("total", total))
        if old != total:
            aside = right - 24 - kit.text_width(minus(total), "bold", 54)
            kit.text_on(image, signed(total - old), aside, top + 44, "bold", 25, "mark", on, "r")
    x = left + BAND + 12
    kit.text_on(image, words.name("faction", faction), x, top + 30, "caps", 25, "ink", on)
    kit.text_on(image, kit.fit(player_of(view, faction), "italic", 23, 220), x, top + 57, "italic", 23, "ink", on)
    _score_items(image, words, score, x, top + 85)
    _holdings(image, view, words, faction, x, top + 112)


def minus(points: int) -> str:
    """A number with a minus as wide as its digits."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """A number with its sign."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def _score_items(image: Image.Image, words: Words, score: Mapping[str, Any], x: float, y: float) -> None:
    on: Ink = "paper-light"
    for key, shape in (("pp", "fleur"), ("mp", "flag")):
        flat(shape, 19, "ink", on).on(image, x - 2, y - 18)
        x += 22 + kit.text_on(image, str(score.get(key, 0)), x + 22, y, "bold", 22, "ink", on) + 14
    parts = [
        words.say(f"picture-{name}", points=signed(int(score[key])))
        for key, name in (("midgame", "mid-game"), ("king", "king-bonus"), ("reserve", "reserve-cost"))
        if score.get(key)
    ]
    kit.text_on(image, kit.fit(", ".join(parts), "text", 18, 200), x, y, "text", 18, "ink", on)


def held_tokens(view: View, words: Words, faction: str) -> list[tuple[str, Ink, str]]:
    """Crowns, coins, Musketeers, the King: (icon, ink, text beside it)."""
    pieces: list[tuple[str, Ink, str]] = []
    if crowns := int((view.get("crowns") or {}).get(faction, 0)):
        pieces.append(("crown", "gold", str(crowns) if crowns > 1 else ""))
    if coins := (view.get("coins") or {}).get(faction):
        pieces.append(("coin", "gold", "+".join(map(str, coins)) if isinstance(coins, (list, tuple)) else str(coins)))
    tokens = view.get("musketeers") or {}
    pieces += [("sword", "iron", short(words, m)) for m in MUSKETEERS if tokens.get(m) == faction]
    if (view.get("king") or {}).get("holder") == faction:
        pieces.append(("pawn", "gold", ""))
    return pieces


def draw_tokens(image: Image.Image, pieces: list[tuple[str, Ink, str]], x: float, y: float, on: Ink) -> float:
    """Tokens in a row; where it ends."""
    for shape, colour, text in pieces:
        flat(shape, 20, colour, on, "ink").on(image, x - 2, y - 19)
        x += 24
        if text:
            x += kit.text_on(image, text, x, y, "text", 18, "ink", on)
        x += 10
    return x


def reserve_text(view: View, words: Words, faction: str) -> str:
    """The Spanish Gold or Exile box, "" where it was never used."""
    box = int((view.get("reserve") or {}).get(faction, 0))
    uses = int((view.get("reserve_uses") or {}).get(faction, 0))
    if not box and not uses:
        return ""
    name = words.say("picture-exile" if faction == "mazarinist" else "picture-spanish-gold") + f" {box}"
    return words.say("picture-uses", box=name, times=uses) if uses else name


def count_of(cards: Any) -> int:
    """How many cards there are, be they named or counted."""
    return cards if isinstance(cards, int) else len(cards)


def _holdings(image: Image.Image, view: View, words: Words, faction: str, x: float, y: float) -> None:
    """Three lines: cards and supply; crowns, coins, Musketeers, the King; the gold box."""
    on: Ink = "paper-light"
    at = x
    for text in (
        f"{words.say('picture-hand')} {count_of((view.get('hands') or {}).get(faction, 0))}",
        f"{words.say('picture-season-cards')} {(view.get('season_cards') or {}).get(faction, 0)}",
        f"{words.say('picture-supply')} {(view.get('supply') or {}).get(faction, 0)}",
    ):
        at += kit.text_on(image, text, at, y, "text", 19, "ink", on) + 16
    draw_tokens(image, held_tokens(view, words, faction), x, y + 27, on)
    kit.text_on(image, reserve_text(view, words, faction), x, y + 49, "text", 17, "ink", on)
