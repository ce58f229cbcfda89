"""Pictures of Richelieu."""

from __future__ import annotations

from images.manifest import Manifest, Replay
from images.richelieu import board, changed, replay, score

MANIFEST = Manifest(
    board=board.picture,
    views={"score": score.score},
    offered=("score",),
    changed=changed.changed,
    replay=Replay(replay.replay, replay.replay_alt),
)
