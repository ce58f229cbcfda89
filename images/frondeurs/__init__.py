"""Pictures of Frondeurs et Frondeuses."""

from __future__ import annotations

from collections.abc import Mapping

from images.frondeurs import board, changes, hand, reach, regions, score, scoring_maps
from images.frondeurs.edition import edition_of
from images.frondeurs.geometry import PLACES, WIDTH
from images.frondeurs.inks import INKS
from images.manifest import Manifest, View


def spots(view: View) -> Mapping[str, tuple[float, float]]:
    """The position of each Space on the board, with the Space's id."""
    return {space: (PLACES[space][0] / WIDTH, PLACES[space][1] / WIDTH) for space in edition_of(view).index}


MANIFEST = Manifest(
    board=board.picture,
    views={
        "region": regions.region,
        "reach": reach.reach,
        "political": scoring_maps.political,
        "military": scoring_maps.military,
        "targets": reach.targets,
        "hand": hand.hand,
        "score": score.score,
    },
    on_offer=("political", "military", "score", *(f"region:{name}" for name in regions.REGIONS)),
    spots=spots,
    find_changes=changes.find_changes,
    inks=INKS,
)
