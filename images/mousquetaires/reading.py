"""Reads a view of Mousquetaires du Roy."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.types import Json, Name
from fronde.games.mousquetaires.data import MILADY, MUSKETEERS, SKILLS
from fronde.games.mousquetaires.fencing import Arms
from fronde.texts import Words
from images.manifest import Scene, View, read

MISSIONS_IN = ("paris", "louvre")
ALL = tuple(MUSKETEERS)[:4]
"""The musketeers in the picture of an empty view."""
NO_TRACKS: dict[str, dict[str, Json]] = {
    "time": {"at": 1, "last": 14, "dice": 1, "held": False},
    "siege": {"at": 0, "most": 6, "treachery": -3, "epic": 3, "marks": []},
    "honour": {"lost": 0, "most": 9},
    "louvre": {"at": 1, "last": 4, "warning": 3, "quick": 2},
    "constance": {"at": 0, "most": 6},
    "rochefort": {"life": 5, "most": 5},
}
NOBODY: dict[str, Json] = {
    "place": "", "path": "", "life": 0, "most": 0, "down": False, "gear": [], "skills": dict.fromkeys(SKILLS, 0),
    "hand": "", "barred": False,
}  # fmt: skip


def team_of(view: View) -> tuple[str, ...]:
    """The musketeers in play."""
    return tuple(view.get("team") or ALL)


def person_of(view: View | None, seat: str) -> Mapping[str, Json]:
    """The entry of a musketeer in a view; an empty one if there is none."""
    person: Mapping[str, Json] = ((view or {}).get("musketeers") or {}).get(seat) or NOBODY
    return person


def arms_of(view: View, seat: str) -> Arms:
    """A musketeer's equipment and manoeuvres at the start of a duel."""
    person = person_of(view, seat)
    gear, manoeuvres = person["gear"], tuple(tuple(one) for one in person.get("manoeuvres", ()))
    return Arms(manoeuvres, "armor" in gear, "pistol" in gear, "toledo-sword" in gear)


def track_of(view: View | None, name: str) -> Mapping[str, Json]:
    """The entry of a track in a view; its starting position if the view is empty."""
    track: Mapping[str, Json] = ((view or {}).get("tracks") or NO_TRACKS)[name]
    return track


def mission_of(view: View | None, where: str) -> Mapping[str, Json] | None:
    """The mission of Paris or the Louvre; None if there is none."""
    mission: Mapping[str, Json] | None = ((view or {}).get("missions") or {}).get(where)
    return mission


def part_of(view: View | None, name: str) -> Mapping[str, Json]:
    """A part of a view by its key: "quest", "siege" or "milady"; empty if the view does not have it."""
    part: Mapping[str, Json] = (view or {}).get(name) or {}
    return part


def has_milady(view: View) -> bool:
    """Whether a player runs Milady."""
    return MILADY in (view.get("seats") or {})


def player_of(scene: Scene, seat: str) -> str:
    """The name of the player who runs a seat; "" if there is none."""
    player = (scene.view.get("seats") or {}).get(seat)
    return scene.name_of(player) if player else ""


def count_cards(view: View, seat: str) -> int:
    """The number of cards in the hand that a musketeer plays from."""
    cards = (view.get("hands") or {}).get(person_of(view, seat)["hand"], 0)
    return cards if isinstance(cards, int) else len(cards)


def count(cards: Json) -> int:
    """The number of cards, whether they are listed or only counted."""
    return cards if isinstance(cards, int) else len(cards or ())


def standing_in(view: View, place: str) -> list[str]:
    """The musketeers at a place."""
    return [seat for seat in team_of(view) if person_of(view, seat)["place"] == place]


def winners_of(view: View) -> list[str]:
    """The winners; none if the musketeers lose and no player runs Milady."""
    return list(read(view, "winners") or ())


def count_boards(view: View) -> int:
    """The number of completed quest boards."""
    return int(part_of(view, "quest").get("n", 1)) - 1


def to_move(view: View) -> list[str]:
    """The seats that may act now, as far as everyone can see."""
    phase, active = view.get("phase"), view.get("active")
    if view.get("over"):
        return []
    if phase in ("milady", "reveal", "setup"):
        return [MILADY] if has_milady(view) else []
    return [active] if active else list(view.get("waiting") or ())


def say_to_move(scene: Scene, words: Words) -> str:
    """The players to move, with the seat if there is only one; the phase if nobody is to move."""
    seats, phase = to_move(scene.view), str(scene.view.get("phase") or "setup")
    if not seats:
        return words.say(f"picture-phase-{phase}")
    people = list(dict.fromkeys(player_of(scene, seat) for seat in seats))
    if len(seats) == 1:
        return words.say("picture-to-move", name=people[0], seat=Name("seat", seats[0]))
    return words.say("picture-may-begin", names=", ".join(people), count=len(people))


def say_end(scene: Scene, words: Words) -> str:
    """The winners and their side, or that the musketeers have lost."""
    winners = winners_of(scene.view)
    if not winners:
        return words.say("picture-lost")
    people = dict.fromkeys(player_of(scene, seat) for seat in winners)
    return words.say("picture-won", names=", ".join(people), side="milady" if MILADY in winners else "musketeers")
