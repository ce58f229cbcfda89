"""Pictures of Liberté."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.games.liberte.data import PROVINCES, REGIONS
from images.liberte import board, changed, hand, maps, score
from images.liberte.geography import geography
from images.liberte.inks import INKS
from images.liberte.measures import WIDTH
from images.manifest import Manifest, View


def spots(_: View) -> Mapping[str, tuple[float, float]]:
    """The position of each province's name on the board."""
    rooms = geography().rooms
    return {name: (rooms[name].name[0] / WIDTH, rooms[name].name[1] / WIDTH) for name in PROVINCES}


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
    spots=spots,
    changed=changed.changed,
    inks=INKS,
)
