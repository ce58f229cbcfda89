"""Pictures of Mousquetaires du Roy."""

from __future__ import annotations

from images.manifest import Manifest, Replay
from images.mousquetaires import board, changed, deeds, duel, hand, mission, questboard, replay, score, siege

MANIFEST = Manifest(
    board=board.picture,
    views={
        "deeds": deeds.deeds,
        "mission": mission.mission,
        "quest": questboard.quest,
        "siege": siege.siege,
        "duel": duel.duel,
        "hand": hand.hand,
        "score": score.score,
    },
    offered=("mission:paris", "mission:louvre", "quest", "siege", "duel", "score"),
    events={duel.EVENT: "duel:told"},
    choices=deeds.choices,
    offers=mission.offers,
    changed=changed.changed,
    replay=Replay(replay.replay, replay.replay_alt),
)
