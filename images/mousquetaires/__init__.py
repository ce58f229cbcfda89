"""Pictures of Mousquetaires du Roy."""

from __future__ import annotations

from images.manifest import Manifest, Replay
from images.mousquetaires import board, changed, duel, hand, replay, score

MANIFEST = Manifest(
    board=board.picture,
    views={"duel": duel.duel, "hand": hand.hand, "score": score.score},
    offered=("score", "duel"),
    changed=changed.changed,
    replay=Replay(replay.replay, replay.replay_alt),
)
