"""Pictures of Liberté."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.games.liberte.data import PROVINCES, REGIONS
from images.liberte import board, changes, hand, maps, score
from images.liberte.geography import geography
from images.liberte.inks import INKS
from images.liberte.measures import WIDTH
from images.manifest import Manifest, View


def spots(_: View) -> Mapping[str, tuple[float, float]]:
    """The position of each province's name on the board."""
    rooms = geography().rooms
    return {name: (rooms[name].name[0] / WIDTH, rooms[name].name[1] / WIDTH) for name in PROVINCES}


def choices(view: View, options: Sequence[str]) -> str | None:
    """The picture of these options: the provinces they name, else the open cards where one may be taken."""
    slugs = [slug for option in options for slug in option.split(":")[1:]]
    if places := [slug for slug in slugs if slug in PROVINCES]:
        return f"targets:{','.join(dict.fromkeys(places))}"
    return "open" if set(slugs) & set(view.get("open") or ()) else None


MANIFEST = Manifest(
    board=board.picture,
    views={
        "region": maps.region,
        "elections": maps.elections,
        "revolt": maps.revolt,
        "targets": maps.targets,
        "hand": hand.hand,
        "display": hand.display,
        "open": hand.open_cards,
        "score": score.score,
    },
    on_offer=("elections", "revolt", "display", "score", *(f"region:{region}" for region in REGIONS)),
    spots=spots,
    choices=choices,
    find_changes=changes.find_changes,
    inks=INKS,
)
