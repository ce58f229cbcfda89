"""Pictures of Liberté."""

from __future__ import annotations

from fronde.games.liberte.data import REGIONS
from images.liberte import board, hand, maps, replay, score
from images.liberte.inks import INKS
from images.manifest import Manifest, Replay

MANIFEST = Manifest(
    board=board.picture,
    views={
        "region": maps.region,
        "elections": maps.elections,
        "revolt": maps.revolt,
        "hand": hand.hand,
        "display": hand.display,
        "score": score.score,
    },
    offered=("elections", "revolt", "display", "score", *(f"region:{region}" for region in REGIONS)),
    replay=Replay(replay.replay, replay.replay_alt),
    inks=INKS,
)
