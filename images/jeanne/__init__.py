"""Pictures of Jeanne d'Arc 1429."""

from __future__ import annotations

from fronde.games.jeanne.data import PROVINCES
from images.jeanne import battle, board, changed, hand, reach, reading, regions, score
from images.jeanne.inks import INKS
from images.manifest import Manifest
from images.playback import replay_of

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
    offered=("score", "battle", *(f"region:{province}" for province in PROVINCES)),
    spots=reach.spots,
    choices=reach.choices,
    changed=changed.changed,
    replay=replay_of(
        board.frame,
        widths=(800, 640, 480),
        last=score.last_frame,
        order=reading.ranked,
        winners=reading.winners_of,
        when="picture-round",
        say_more=reading.say_rounds,
    ),
    inks=INKS,
)
