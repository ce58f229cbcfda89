"""Pictures of Richelieu."""

from __future__ import annotations

from images.manifest import Manifest
from images.richelieu import board, changed, score

MANIFEST = Manifest(
    board=board.picture,
    views={"score": score.score},
    offered=("score",),
    changed=changed.changed,
)
