"""Pictures of Richelieu."""

from __future__ import annotations

from images.manifest import Manifest
from images.playback import replay_of
from images.richelieu import board, changed, reading, score

MANIFEST = Manifest(
    board=board.picture,
    views={"score": score.score},
    offered=("score",),
    changed=changed.changed,
    replay=replay_of(board.table_image, order=reading.ranked, winners=reading.winners_of),
)
