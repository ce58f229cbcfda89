"""Pictures of Richelieu."""

from __future__ import annotations

from images.manifest import Manifest
from images.richelieu import board, changes, score

MANIFEST = Manifest(
    board=board.picture,
    views={"score": score.score},
    on_offer=("score",),
    find_changes=changes.find_changes,
)
