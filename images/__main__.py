"""The pictures of the documentation: `python -m images` writes docs/board.png and docs/pictures.png.

Both show one random game, the same every time.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from PIL import Image

import images
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.tools.play import play, player_dice
from images import kit

DOCS = Path(__file__).parent.parent / "docs"
GAME, SEED, NAMES = "frondeurs", 1653, ("Anne", "Bruno", "Claire", "Denis")
SHOWN_TURN = 40
"""The turn that is shown."""
COLUMNS, CELL, GAP = 3, 520, 16


def main() -> int:
    """Draw and write."""
    views, own = play_game()
    now = min(len(views) - 2, SHOWN_TURN)
    DOCS.mkdir(exist_ok=True)
    board = images.render(GAME, views[now], before=views[now - 1])
    (DOCS / "board.png").write_bytes(board.png)
    sheet = contact_sheet(list(cells(views, own, now)))
    sheet.save(DOCS / "pictures.png", "PNG", optimize=True)
    print(f"{DOCS / 'board.png'}\n{DOCS / 'pictures.png'}", file=sys.stderr)
    return 0


def play_game() -> tuple[list[dict[str, Any]], dict[int, dict[str, Any]]]:
    """What a spectator sees turn by turn in a random game, and what the first seat sees at the same moments."""
    match = Match.start(get_game(GAME), Setup(GAME, NAMES, SEED, {}))[0]
    views: list[dict[str, Any]] = []
    own: dict[int, dict[str, Any]] = {}
    for _ in play(match, player_dice(SEED)):
        view = match.view(None)
        if not views or view["turn"] != views[-1]["turn"]:
            own[len(views)] = match.view(view["active"])
            views.append(view)
    return [*views, match.view(None)], own


def cells(views: list[dict[str, Any]], own: Mapping[int, dict[str, Any]], now: int) -> Iterator[images.Picture]:
    """Every kind of picture there is."""
    view, before = views[now], views[now - 1]
    mine = own[now]
    seat = mine["viewer"]
    yield images.render(GAME, view, before=before)
    yield images.render(GAME, view, before=before, style="dark")
    yield images.render(GAME, view, before=views[now - 8])
    yield images.render(GAME, view, show="region:lower-left", before=before)
    yield images.render(GAME, view, show=f"reach:{seat}")
    yield images.render(GAME, view, show="targets:lyon,louvre,aix,bordeaux,metz,hotel-de-ville,retz")
    yield images.render(GAME, view, show="political")
    yield images.render(GAME, view, show="military", style="dark")
    yield images.render(GAME, mine, show=f"hand:{seat}")
    yield images.render(GAME, views[-1], show="score")


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
    return whole.quantize(256, dither=Image.Dither.NONE)


def opened(picture: images.Picture) -> Image.Image:
    """A picture at the width of a cell."""
    import io

    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return image.resize((CELL, round(image.height * CELL / image.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    raise SystemExit(main())
