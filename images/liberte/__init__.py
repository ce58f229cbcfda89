"""Pictures of Liberté."""

from __future__ import annotations

from collections.abc import Collection

from fronde.games.liberte.data import PROVINCES, REGIONS
from images.liberte import board, changed, hand, maps, replay, score
from images.liberte.inks import INKS
from images.manifest import Manifest, Replay, View


def places(_: View) -> Collection[str]:
    """The provinces."""
    return PROVINCES


MANIFEST = Manifest(
    board=board.picture,
    views={
        "region": maps.region,
        "elections": maps.elections,
        "revolt": maps.revolt,
        "targets": maps.targets,
        "hand": hand.hand,
        "display": hand.display,
        "score": score.score,
    },
    offered=("elections", "revolt", "display", "score", *(f"region:{region}" for region in REGIONS)),
    places=places,
    changed=changed.changed,
    replay=Replay(replay.replay, replay.replay_alt),
    inks=INKS,
)
