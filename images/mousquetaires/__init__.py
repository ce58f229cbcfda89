"""Pictures of Mousquetaires du Roy."""

from __future__ import annotations

from images.manifest import Manifest, Replay
from images.mousquetaires import board, replay, score

MANIFEST = Manifest(
    board=board.picture,
    views={"score": score.score},
    offered=("score",),
    replay=Replay(replay.replay, replay.replay_alt),
)
