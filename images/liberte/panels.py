"""The panels in the seas around France: the votes, the battle, blocks left, the counter-revolution, the cards."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from fronde.core.types import Name
from fronde.games.liberte.data import BATTLES, BLOCKS, FACTIONS, FIRST_SCORING_TURN, LANDSLIDE, TURN
from fronde.texts import Words
from images import kit
from images.kit import Box, Gap, Ink, Size
from images.kit.flat import lay, write
from images.liberte.cards import band
from images.liberte.inks import faction_ink
from images.liberte.measures import HEADER
from images.liberte.pieces import chip, mark_of, token
from images.liberte.reading import number, revolts_in, seats_in
from images.manifest import Scene, View

GROUND: Ink = "paper-light"
TRACK: Box = (16, HEADER + 14, 610, HEADER + 240)
BATTLE: Box = (1112, HEADER + 14, 1584, HEADER + 178)
SUPPLY: Box = (16, HEADER + 700, 332, HEADER + 986)
REVOLT: Box = (16, HEADER + 1230, 380, HEADER + 1376)
PILES: Box = (1380, HEADER + 700, 1584, HEADER + 880)


def draw_panels(image: Image.Image, scene: Scene, words: Words) -> None:
    """Every panel of the map."""
    view = scene.view
    draw_track(image, view, words)
    _draw_battle(image, view, words)
    draw_supply(image, view, words)
    draw_revolt(image, view, words)
    _draw_piles(image, view, words)


def _frame(image: Image.Image, box: Box, title: str, note: str = "") -> None:
    """A panel with a double edge and its title."""
    left, top, right, low = box
    kit.panel(image, box, GROUND, "ink-soft", 2, 10)
    kit.panel(image, (left + 5, top + 5, right - 5, low - 5), None, "paper-edge", 1.5, 6)
    wide = write(image, title, left + 16, top + 28, "caps", Size.BODY, "ink", GROUND)
    write(image, note, right - 16, top + 28, "italic", Size.LABEL, "ink-soft", GROUND, "r", right - left - wide - 50)


def gauge(image: Image.Image, box: Box, faction: str, share: float, ticks: int = 0) -> None:
    """A bar in a faction's colour and pattern, filled to a share, with ticks that divide it."""
    left, top, right, low = box
    kit.panel(image, box, "paper-deep", "ink", 2, 4)
    wide = (right - left - 6) * max(0.0, min(1.0, share))
    if wide >= 2:
        lay(image, band, faction, wide, low - top - 6, x=left + 3 + wide / 2, y=(top + low) / 2, ground="paper-deep")
        kit.panel(image, (left + 2 + wide, top + 3, left + 4 + wide, low - 3), "ink")
    for tick in range(1, ticks):
        x = left + 3 + (right - left - 6) * tick / ticks
        kit.panel(image, (x, low - 8, x + 0.6, low - 2), "ink-soft")


def draw_votes(image: Image.Image, words: Words, title: str, votes: Mapping[str, int]) -> None:
    """The votes of each faction towards a landslide."""
    left, top, _, _ = TRACK
    _frame(image, TRACK, title, words.say("picture-track-landslide", n=LANDSLIDE))
    for at, faction in enumerate(FACTIONS):
        y = top + 66 + 42 * at
        lay(image, chip, faction, 36.0, x=left + 36, y=y, ground=GROUND)
        gauge(image, (left + 62, y - 14, left + 372, y + 14), faction, votes.get(faction, 0) / LANDSLIDE, LANDSLIDE)
        write(image, str(votes.get(faction, 0)), left + 412, y, "bold", Size.HEAD, "ink", GROUND, "r")


def draw_track(image: Image.Image, view: View, words: Words) -> None:
    """The votes of the elections, the government, and the seats that are present."""
    left, top, _, _ = TRACK
    draw_votes(image, words, words.say("picture-track"), view.get("track") or {})
    for at, faction in enumerate(FACTIONS):
        y = top + 66 + 42 * at
        role = _role_of(view, faction)
        if role:
            ink: Ink = "rose" if role == "government" else "ink-soft"
            write(image, words.say(f"picture-{role}"), left + 424, y, "bold", Size.BODY, ink, GROUND, room=155)
    y = top + 194
    if not view.get("government"):
        write(image, words.say("picture-no-government"), left + 18, y, "italic", Size.BODY, "ink-soft", GROUND)
        return
    x = left + 18 + write(image, words.say("picture-presence"), left + 18, y, "name", Size.BODY, "ink", GROUND) + 10
    _draw_tokens(image, words, list(view.get("presence") or ()), x, y)


def _role_of(view: View, faction: str) -> str:
    return next((role for role in ("government", "opposition") if view.get(role) == faction), "")


def _draw_tokens(image: Image.Image, words: Words, seats: list[str], x: float, y: float) -> None:
    """Tokens in a row, or a note that there are none."""
    if not seats:
        write(image, words.say("picture-nobody"), x, y, "italic", Size.BODY, "ink-soft", GROUND)
    for at, seat in enumerate(seats):
        lay(image, token, seat, mark_of(words, seat), 38, x=x + 22 + 44 * at, y=y, ground=GROUND)


def _draw_battle(image: Image.Image, view: View, words: Words) -> None:
    """The battle of the turn with the tokens in its box, and the results of all battles."""
    left, top, right, _ = BATTLE
    now = TURN[view.get("turn") or 1]
    title = words.say("picture-no-battle")
    if now.battle:
        title = words.say("picture-battle", battle=Name("battle", now.battle), n=now.points)
    _frame(image, BATTLE, title)
    y = top + 70
    x = left + 18 + write(image, words.say("picture-battle-box"), left + 18, y, "name", Size.BODY, "ink", GROUND) + 8
    counts = [(seat, number(view, "battle_box", seat)) for seat in seats_in(view)]
    if not any(n for _, n in counts):
        write(image, "–", x, y, "bold", Size.BODY, "ink-soft", GROUND)
    step = min(72, (right - x - 10) / len(counts))
    for at, (seat, n) in enumerate((seat, n) for seat, n in counts if n):
        lay(image, token, seat, mark_of(words, seat), 31, x=x + at * step + 16, y=y, ground=GROUND)
        write(image, str(n), x + at * step + 34, y, "bold", Size.BODY, "ink", GROUND)
    leaders = {one["battle"]: one.get("leader") for one in view.get("battles") or ()}
    step = (right - left - 24) / len(BATTLES)
    for at, battle in enumerate(BATTLES):
        _draw_losses(image, words, battle, leaders.get(battle), left + 16 + at * step, top + 128)


def _draw_losses(image: Image.Image, words: Words, battle: str, leader: str | None, x: float, y: float) -> None:
    """The result of a battle: the leader's token, a white block if it was lost, a sword if it has not been fought
    yet."""
    if leader == "lost":
        lay(image, chip, "white", 30.0, x=x + 16, y=y, ground=GROUND)
    elif leader:
        lay(image, token, leader, mark_of(words, leader), 32, x=x + 16, y=y, ground=GROUND)
    else:
        lay(image, kit.icon, "sword", 26, "ink-soft", x=x + 16, y=y, ground=GROUND)
    write(image, words.name("battle", battle), x + 38, y - 10, "name", Size.LABEL, "ink", GROUND)
    state = "lost" if leader == "lost" else "led" if leader else "ahead"
    text = words.say(f"picture-battle-{state}", turn=BATTLES[battle].number)
    if state == "led" and leader:
        text = words.name("seat", leader)
    write(image, text, x + 38, y + 13, "italic", Size.NOTE, "ink-soft", GROUND)


def draw_supply(image: Image.Image, view: View, words: Words) -> None:
    """The blocks left of each colour: a gauge that empties."""
    left, top, right, low = SUPPLY
    _frame(image, SUPPLY, words.say("picture-supply"))
    for at, (faction, whole) in enumerate(zip(FACTIONS, BLOCKS, strict=True)):
        y = top + 82 + 64 * at
        rest = number(view, "supply", faction)
        lay(image, chip, faction, 46.0, x=left + 42, y=y, ground=GROUND)
        gauge(image, (left + 74, y - 18, right - 74, y + 18), faction, rest / whole)
        ink: Ink = "rose" if rest <= 3 else "ink"
        write(image, str(rest), right - 16, y, "bold", Size.TITLE, ink, GROUND, "r")
    waiting = int(view.get("waiting") or 0)
    note = words.say("picture-waiting", n=waiting) if waiting else words.say("picture-supply-hint")
    if view.get("last_round") and view.get("phase") == "action":
        note = words.say("picture-last-round")
    ink = "rose" if view.get("last_round") and view.get("phase") == "action" else "ink-soft"
    write(image, note, (left + right) / 2, low - 26, "italic", Size.LABEL, ink, GROUND, "m", right - left - 24)


@kit.cache(maxsize=16)
def lily(has_block: bool, size: float) -> Image.Image:
    """A fleur-de-lis: on a white block if it counts, otherwise small and faint."""
    image = kit.clear(size, size)
    x, y = kit.middle(image)
    if has_block:
        kit.put(image, kit.plates(size / 2, size / 2, (0, "black", 6), (2, faction_ink("white"), 4.5)), x, y)
        kit.put(image, kit.icon("fleur", size * 0.72, kit.INKS["rose"]), x, y)
    else:
        kit.put(image, kit.icon("fleur", size * 0.6, kit.blend("ink-soft", GROUND, 0.35)), x, y)
    return image


def draw_revolt(image: Image.Image, view: View, words: Words) -> None:
    """The state of the counter-revolution: a fleur-de-lis for each province it needs."""
    left, top, right, low = REVOLT
    count, _, target = revolts_in(view)
    _frame(image, REVOLT, words.say("picture-revolt"))
    step = (right - left - 36) / target
    for at in range(target):
        lay(image, lily, at < count, 42.0, x=left + 18 + step * (at + 0.5), y=top + 72, ground=GROUND)
    text = words.say("picture-revolt-count", n=count, needed=target)
    write(image, text, left + 18, low - 26, "bold", Size.LEAD, "ink", GROUND)
    if (view.get("turn") or 1) < FIRST_SCORING_TURN:
        note = words.say("picture-revolt-later")
        write(image, note, right - 16, low - 26, "italic", Size.LABEL, "ink-soft", GROUND, "r")


def _draw_piles(image: Image.Image, view: View, words: Words) -> None:
    """The number of cards in the deck and in the discard pile."""
    left, top, right, _ = PILES
    _frame(image, PILES, words.say("picture-cards"))
    deck = view.get("deck") or {"a": 0, "below": 0}
    lay(image, kit.icon, "cards", 40, "ink-soft", x=right - 40, y=top + 80, ground=GROUND)
    lines = [
        (words.say("picture-deck", n=deck["a"] + deck["below"]), Size.BODY, "ink"),
        (words.say("picture-deck-sets", **deck), Size.LABEL, "ink-soft"),
        (words.say("picture-discard", n=len(view.get("discard") or ())), Size.BODY, "ink"),
    ]
    for at, (line, size, ink) in enumerate(lines):
        write(image, line, left + 18, top + 68 + 38 * at, "name", size, ink, GROUND, room=right - left - 30 - Gap.WIDE)
