"""Pictures of Mousquetaires du Roy."""

from __future__ import annotations

from images.manifest import Manifest
from images.mousquetaires import board, changes, deeds, duel, hand, mission, questboard, score, siege
from images.mousquetaires.inks import INKS

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
    on_offer=("mission:paris", "mission:louvre", "quest", "siege", "duel", "score"),
    choices=deeds.choices,
    offers=mission.offers,
    find_changes=changes.find_changes,
    inks=INKS,
)
