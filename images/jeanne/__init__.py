"""Pictures of Jeanne d'Arc 1429."""

from __future__ import annotations

from fronde.games.jeanne.data import PROVINCES
from images.jeanne import battle, board, changes, hand, reach, regions, score
from images.jeanne.inks import INKS
from images.manifest import Manifest

MANIFEST = Manifest(
    board=board.picture,
    views={
        "region": regions.region,
        "reach": reach.reach,
        "targets": reach.targets,
        "battle": battle.battle,
        "hand": hand.hand,
        "score": score.score,
    },
    on_offer=("score", "battle", *(f"region:{province}" for province in PROVINCES)),
    spots=reach.spots,
    choices=reach.choices,
    find_changes=changes.find_changes,
    inks=INKS,
)
