"""Above and below the board: whose turn it is, the season, what is left in the decks, a panel for each Faction."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from fronde.games.frondeurs.data import ENDS_ON, FACTIONS, MUSKETEERS
from fronde.texts import Words
from images import kit
from images.frondeurs_board import TRACK_LEFT, track_box, track_die, track_lines
from images.frondeurs_geometry import ON_FACTION, PANEL_TOP, SUITS, TITLE, WIDTH
from images.frondeurs_pieces import lay_pattern
from images.frondeurs_reading import View, player_of, short, signed, total_of
from images.kit import Gap, Ink, Sheet, Size, Stamp

CARD_WIDTH, CARD_TOP, CARD_HEIGHT = 388, PANEL_TOP + Gap.SNUG, 190
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
        kit.write(image, letter, width / 2, 90, "caps", Size.LEAD, ON_FACTION[faction])
    return kit.stamp(image, ground)


# --- Above the board -------------------------------------------------------------------------------------------------


def draw_header(image: Image.Image, view: View, before: View | None, words: Words) -> None:
    """Whose turn it is, the Season, decks, prisoners."""
    _draw_season(image, int(view.get("season", 0)), words)
    _draw_mover(image, view, words)
    low = TITLE + 87
    prisoners = _prisoners(view, words) or words.say("picture-no-prisoners")
    line = kit.fit(prisoners, "name", Size.LABEL, WIDTH - TRACK_LEFT - Gap.EVEN)
    kit.text_on(image, line, TRACK_LEFT, low, "name", Size.LABEL, "ink", "paper-deep")
    right = WIDTH - Gap.EVEN
    for text, y in ((_decks(view, words), 24), (_persons(view, before, words), 50)):
        kit.text_on(image, text, right, y, "name", Size.BODY, "ink", "paper-deep", "r")


def _draw_season(image: Image.Image, box: int, words: Words) -> None:
    left, top, right, low = track_box(box)
    kit.panel(image, (left - Gap.HAIR, top - Gap.HAIR, right + Gap.HAIR, low + Gap.HAIR), "ink", None, 1, 5)
    if ENDS_ON[box]:
        x, y = track_die(box)
        flat("die", 15, "on-ink", "ink").on(image, x - 9.5, y - 9.5)
    for text, x, y, role, size in track_lines(box, words):
        kit.text_on(image, text, x, y, role, size, "on-ink", "ink", "m")


def _draw_mover(image: Image.Image, view: View, words: Words) -> None:
    """The player to move, in the colours of the Faction: what is looked for first."""
    active = view.get("active")
    playing = not view.get("over") and active in SUITS
    colour: Ink = str(active) if playing else "ink"
    ink: Ink = ON_FACTION[str(active)] if playing else "on-ink"
    top = TITLE + Gap.SNUG
    kit.panel(image, (10, top, 474, top + 82), colour, "ink", 2, 8)
    x = 26.0
    if playing:
        flat(SUITS[str(active)], 58, ink, colour).on(image, 20, top + 10)
        x = 94
    title = words.say("picture-over") if not playing else words.say("picture-to-move", name=player_of(view, active))
    title = kit.fit(title, "bold", Size.TITLE, 464 - x)
    kit.text_on(image, title, x, top + 40, "bold", Size.TITLE, ink, colour)
    faction = words.name("faction", str(active)) + " · " if playing else ""
    text = faction + words.say("picture-turn", turn=view.get("turn", 0))
    kit.text_on(image, text, x, top + 70, "text", Size.LEAD, ink, colour)


def _decks(view: View, words: Words) -> str:
    parts = [
        words.say("picture-decks", action=view.get("action_deck", 0), season=view.get("season_deck", 0)),
        words.say("picture-discard-row", count=len(view.get("discard_row") or [])),
    ]
    return " · ".join(parts)


def _persons(view: View, before: View | None, words: Words) -> str:
    """What changed since when, and who commands the army."""
    parts = [since(view, before, words)]
    if commander := view.get("army_commander"):
        person = "carignano" if commander == "carignano" else "conde"
        parts.append(words.say("picture-commander", person=short(words, person)))
    return " · ".join(part for part in parts if part)


def since(view: View, before: View | None, words: Words) -> str:
    """In which turns happened what is marked, where the views say."""
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


# --- Below the board -------------------------------------------------------------------------------------------------


def draw_cards(image: Image.Image, view: View, before: View | None, words: Words) -> None:
    """A panel for each Faction."""
    for place, faction in enumerate(FACTIONS):
        _draw_card(image, view, before, words, faction, place)


def _draw_card(image: Image.Image, view: View, before: View | None, words: Words, faction: str, place: int) -> None:
    """One Faction's panel: total, items of the score, cards and cubes, tokens."""
    left, top = 10 + place * (CARD_WIDTH + 9), CARD_TOP
    on: Ink = "paper-light"
    right, low = left + CARD_WIDTH, top + CARD_HEIGHT
    if view.get("active") == faction and not view.get("over"):
        kit.panel(image, (left - 6, top - 6, right + 6, low + 6), "mark", None, 1, 12)
    kit.panel(image, (left, top, right, low), on, "ink", 2, 8)
    letter = words.say(f"picture-letter-{faction}")
    band(faction, BAND - 2, CARD_HEIGHT - 3, on, letter).on(image, left + 2, top + 2)
    score = (view.get("score") or {}).get(faction) or {}
    total = int(score.get("total", 0))
    edge = right - Gap.EVEN
    wide = kit.text_on(image, minus(total), edge, top + 60, "bold", Size.GIANT, "ink", on, "r")
    if before is not None and (change := total - total_of(before, faction)):
        kit.text_on(image, signed(change), edge, top + 94, "bold", Size.LEAD, "mark", on, "r")
    x = left + BAND + Gap.EVEN
    name, size = words.name("faction", faction), float(Size.LEAD)
    while size > Size.LABEL and kit.text_width(name, "caps", size) > edge - x - wide - Gap.SNUG:
        size -= 1
    kit.text_on(image, name, x, top + 34, "caps", size, "ink", on)
    player = kit.fit(player_of(view, faction), "italic", Size.LEAD, edge - x - wide - Gap.SNUG)
    kit.text_on(image, player, x, top + 66, "italic", Size.LEAD, "ink", on)
    _score_items(image, words, score, x, top + 102)
    draw_pieces(image, held_cards(view, faction), x, top + 138, on)
    draw_pieces(image, held_tokens(view, words, faction), x, top + 174, on, edge - x)


def minus(points: int) -> str:
    """A number with a minus as wide as its digits."""
    return str(points).replace("-", "−")


def _score_items(image: Image.Image, words: Words, score: Mapping[str, Any], x: float, y: float) -> None:
    on: Ink = "paper-light"
    for key, shape in (("pp", "fleur"), ("mp", "flag")):
        flat(shape, 24, "ink", on).on(image, x - 2, y - 22)
        x += 27 + kit.text_on(image, str(score.get(key, 0)), x + 27, y, "bold", Size.LEAD, "ink", on) + Gap.EVEN
    parts = [
        words.say(f"picture-{name}", points=signed(int(score[key])))
        for key, name in (("midgame", "mid-game"), ("king", "king-bonus"), ("reserve", "reserve-cost"))
        if score.get(key)
    ]
    for row, text in enumerate(wrapped_in_two(", ".join(parts), 140)):
        kit.text_on(image, text, x, y - (9 if len(parts) > 1 else 1) + row * 17, "text", Size.NOTE, "ink", on)


def wrapped_in_two(text: str, width: float) -> list[str]:
    """A note in at most two lines."""
    return kit.wrapped(text, "text", Size.NOTE, width)[:2] if text else []


Piece = tuple[str, Ink, str]
"""An icon, its ink, the text beside it."""


def held_cards(view: View, faction: str) -> list[Piece]:
    """Cards in hand, Season Cards among them, cubes in the Supply, and the box of Spanish Gold or Exile once used."""
    pieces: list[Piece] = [
        ("cards", "ink", str(count_of((view.get("hands") or {}).get(faction, 0)))),
        ("star", "rose", str((view.get("season_cards") or {}).get(faction, 0))),
        ("cube", "ink", str((view.get("supply") or {}).get(faction, 0))),
    ]
    box = int((view.get("reserve") or {}).get(faction, 0))
    uses = int((view.get("reserve_uses") or {}).get(faction, 0))
    if box or uses:
        text = f"{box} ({uses}×)" if uses else str(box)
        pieces.append(("hat", "retzist", text) if faction == "mazarinist" else ("chest", "ink", text))
    return pieces


def held_tokens(view: View, words: Words, faction: str) -> list[Piece]:
    """Crowns, coins, Musketeers, the King: (icon, ink, text beside it)."""
    pieces: list[Piece] = []
    if crowns := int((view.get("crowns") or {}).get(faction, 0)):
        pieces.append(("crown", "gold", str(crowns) if crowns > 1 else ""))
    if coins := (view.get("coins") or {}).get(faction):
        pieces.append(("coin", "gold", "+".join(map(str, coins)) if isinstance(coins, (list, tuple)) else str(coins)))
    tokens = view.get("musketeers") or {}
    pieces += [("sword", "iron", short(words, m)) for m in MUSKETEERS if tokens.get(m) == faction]
    if (view.get("king") or {}).get("holder") == faction:
        pieces.append(("pawn", "gold", ""))
    return pieces


def draw_pieces(
    image: Image.Image, pieces: Sequence[Piece], x: float, y: float, on: Ink, width: float = math.inf
) -> float:
    """Icons in a row with what stands beside them; names are cut short where the row is too long. Where it ends."""
    texts = [text for _, _, text in pieces]
    if sum(30 + Gap.EVEN + kit.text_width(text, "text", Size.BODY) for text in texts) > width:
        texts = [text if text[:1].isdigit() else text[:3] for text in texts]
    for (shape, colour, _), text in zip(pieces, texts, strict=True):
        edge: Ink | None = None if colour in ("ink", "rose") else "ink"
        flat(shape, 24, colour, on, edge).on(image, x - 2, y - 22)
        x += 30
        if text:
            x += kit.text_on(image, text, x, y, "text", Size.BODY, "ink", on)
        x += Gap.EVEN
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
