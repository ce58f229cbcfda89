"""The cost of the current Turn and what it opens for rivals, shown before it ends. Messages, no sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fronde.core.types import Event, Seat, Text
from fronde.games.frondeurs.data import FACTIONS, INDEX, SPACES
from fronde.games.frondeurs.model import NOBODY, SEATS, State, empty_spaces, get_owner
from fronde.games.frondeurs.names import text
from fronde.games.frondeurs.steps.placing import find_reach

MOST_OPENED = 6
"""The most opened Spaces that are named."""
LEFT_BEHIND = {
    "cube-removed": "space", "cube-lifted": "space", "cubes-moved": "from_space", "prisoner-freed": "person",
}  # fmt: skip
"""Events that may leave a Space empty or free, with the key that names the Space."""


def sum_up_turn(state: State, events: Sequence[Event], seat: Seat) -> list[Text]:
    """What the Turn has cost the seat, the Spaces that rivals may enter because of it, and the Spaces that have lost
    Control."""
    costs, openings = find_costs(events, seat), find_openings(state, events, seat)
    spaces = find_exposed_spaces(state, events)
    lines = [text("sum-costs", costs=costs)] if costs else []
    if openings:
        more = max(len(openings) - MOST_OPENED, 0)
        lines.append(text("sum-opens", opened=openings[:MOST_OPENED], more=more))
    if spaces:
        lines.append(text("sum-exposed", space=spaces))
    return lines


def find_costs(events: Sequence[Event], seat: Seat) -> list[Text]:
    """What the seat has paid: cubes in addition to those it placed, tokens, forfeited placements, points for its
    box."""
    mine = [event for event in events if event.data.get("seat") == seat]
    counts = {
        "paid": sum(event.data.get("paid", 0) for event in mine),
        "lost": sum(event.data["n"] for event in mine if event.kind == "cube-removed"),
        "laid": sum(event.data["n"] for event in mine if event.kind == "reserve-added"),
        "forfeited": _count(mine, "placement-forfeited"),
        "left": sum(event.data["left"] for event in mine if event.kind == "setup-passed"),
        "crowns": _count(mine, "crown-used", "crown-given"),
        "box": _count(mine, "reserve-spent"),
    }
    costs = [text(f"spent-{name}", n=n) for name, n in counts.items() if n]
    coins = [event.data["value"] for event in mine if event.kind in ("coin-used", "coin-given")]
    costs += [text("spent-coin", n=value) for value in coins]
    musketeers = [name for event in mine if event.kind == "musketeer-used" for name in event.data["musketeer"]]
    return [*costs, *([text("spent-musketeers", musketeer=musketeers)] if musketeers else [])]


def _count(events: Iterable[Event], *kinds: str) -> int:
    return sum(event.kind in kinds for event in events)


def find_openings(state: State, events: Sequence[Event], seat: Seat) -> list[Text]:
    """The Spaces that lost cubes or were freed and are now empty, with the rivals who may place there at once."""
    entries = [event.data[LEFT_BEHIND[event.kind]] for event in events if event.kind in LEFT_BEHIND]
    ids = {space for entry in entries for space in ([entry] if isinstance(entry, str) else entry)}
    empty = empty_spaces(state)
    reaches = {rival: find_reach(state, rival) for rival in SEATS if FACTIONS[rival] != seat}
    openings = []
    for space in sorted(INDEX[space] for space in ids if empty >> INDEX[space] & 1):
        rivals = [FACTIONS[r] for r, reach in reaches.items() if (reach.free | reach.costly) >> space & 1]
        if rivals:
            openings.append(text("opened-to", space=SPACES[space], seat=rivals))
    return openings


def find_exposed_spaces(state: State, events: Sequence[Event]) -> list[str]:
    """The Spaces that lost Control but still have cubes, which can now be removed."""
    losses = dict.fromkeys(event.data["space"] for event in events if event.kind == "control-lost")
    return [space for space in losses if is_exposed(state, INDEX[space])]


def is_exposed(state: State, space: int) -> bool:
    """Whether a Space has cubes but is not Controlled."""
    owner = get_owner(state, space)
    return owner != NOBODY and not state.control[owner] >> space & 1
