"""The pictures of the documentation: `python -m images` writes docs/board.png, docs/pictures.png and
docs/style-sheet.png.

The first two show one game played by dice with a liking for placing cubes, the same every time.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PIL import Image

import images
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Json, Setup
from fronde.games import get_game
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD
from fronde.texts import words
from images import Scene, kit
from images.style_sheet import style_sheet

DOCS = Path(__file__).parent.parent / "docs"
GAME, SEED, NAMES = "frondeurs", 1653, ("Anne", "Bruno", "Claire", "Denis")
SHOWN_TURN = 40
"""The turn that is shown."""
COLUMNS, CELL, GAP = 3, 520, kit.Gap.WIDE


def main() -> int:
    """Draw and write."""
    views, own = play_game()
    now = min(len(views) - 2, SHOWN_TURN)
    DOCS.mkdir(exist_ok=True)
    board = images.render(GAME, Scene(views[now], before=views[now - 1]))
    (DOCS / "board.png").write_bytes(board.png)
    sheet = contact_sheet(list(cells(views, own, now)))
    sheet.save(DOCS / "pictures.png", "PNG", optimize=True)
    styles = style_sheet(words(None, GAME)).quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    styles.save(DOCS / "style-sheet.png", "PNG", optimize=True)
    sys.stderr.write("".join(f"{DOCS / name}.png\n" for name in ("board", "pictures", "style-sheet")))
    return 0


SHUNNED = ("stop", "end-turn", "remove:", "king-progress", "liberate", "reserve-add", "add:")
"""What is chosen only where there is nothing else: the board is to fill."""


def choose(options: Sequence[str], dice: Dice, card: str | None) -> str:
    """An option: one that places where there is one; of a Space worth more, twice as often."""
    if "action:a" in options and card in ACTION_CARDS:
        return "action:a" if ACTION_CARDS[card].a.action in ("place", "hybrid") else "action:b"
    liked = [o for o in options if not o.startswith(SHUNNED)] or list(options)
    worthy = [o for o in liked if (s := BOARD.index.get(o.rpartition(":")[2])) is not None and worth(s) > 2]
    return dice.shuffled(liked + worthy * 2)[0]


def worth(space: int) -> int:
    """A Space's points."""
    return max(BOARD.spaces[space].pp) + max(BOARD.spaces[space].mp)


def play_game() -> tuple[list[dict[str, Json]], dict[int, dict[str, Json]]]:
    """What a spectator sees turn by turn in a random game, and what the first seat sees at the same moments."""
    match = Match.start(get_game(GAME), Setup(GAME, NAMES, SEED, {}))[0]
    views: list[dict[str, Json]] = []
    own: dict[int, dict[str, Json]] = {}
    dice = Dice(SEED)
    while not match.over:
        decisions = [d for d in match.decisions if d.required] or list(match.decisions)
        decision = dice.shuffled(decisions)[0]
        view = match.view(None)
        pick = choose(decision.options, dice, view.get("card_in_play"))
        picks = [pick] if decision.least < 2 else dice.shuffled(decision.options)[: decision.least]
        match.submit(decision.seat, picks, decision.step)
        view = match.view(None)
        if not views or view["turn"] != views[-1]["turn"]:
            own[len(views)] = match.view(view["active"])
            views.append(view)
    return [*views, match.view(None)], own


def cells(views: list[dict[str, Json]], own: Mapping[int, dict[str, Json]], now: int) -> Iterator[images.Picture]:
    """Every kind of picture there is."""
    scene, mine = Scene(views[now]), Scene(own[now])
    changed = Scene(views[now], before=views[now - 1])
    yield images.render(GAME, changed)
    yield images.render(GAME, changed, style="dark")
    yield images.render(GAME, Scene(views[now], before=views[now - 8]))
    yield images.render(GAME, changed, show="region:lower-left")
    yield images.render(GAME, scene, show="reach:cabalist")
    yield images.render(GAME, scene, show="targets:lyon,louvre,aix,bordeaux,metz,hotel-de-ville,retz")
    yield images.render(GAME, scene, show="political")
    yield images.render(GAME, scene, show="military", style="dark")
    yield images.render(GAME, mine, show=f"hand:{mine.view['viewer']}")
    yield images.render(GAME, Scene(views[-1]), show="score")


def contact_sheet(pictures: list[images.Picture]) -> Image.Image:
    """Pictures in columns, each as low in the shortest one as it fits."""
    tops = [GAP] * COLUMNS
    placed = []
    for picture in pictures:
        column = min(range(COLUMNS), key=lambda c: tops[c])
        small = opened(picture)
        placed.append((small, GAP + column * (CELL + GAP), tops[column]))
        tops[column] += small.height + GAP
    sheet = kit.blank((GAP + COLUMNS * (CELL + GAP), max(tops)), "ink")
    whole = Image.new("RGB", sheet.size, kit.rgb("line"))
    for small, x, y in placed:
        whole.paste(small, (x, y))
    return whole.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def opened(picture: images.Picture) -> Image.Image:
    """A picture at the width of a cell."""
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return image.resize((CELL, round(image.height * CELL / image.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    raise SystemExit(main())
