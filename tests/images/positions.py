"""Positions the pictures are tried on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import images
from fronde.games.frondeurs.data import BOARD, FACTIONS, MUSKETEERS

NAMES = dict(zip(FACTIONS, ["Ann", "Bob", "Cy", "Dee"], strict=True))


def render(
    view: Mapping[str, Any],
    *,
    game: str = "frondeurs",
    before: Mapping[str, Any] | None = None,
    events: Sequence[Sequence[Any]] = (),
    names: Mapping[str, str] | None = None,
    **data: Any,
) -> images.Picture:
    """A picture of a view."""
    return images.render(game, images.Scene(view, names or {}, before, events), **data)


def view_of(**other: Any) -> dict[str, Any]:
    """A spectator's view in the middle of a game."""
    cubes: dict[str, list[Any]] = {}
    control = {}
    for place, space in enumerate(BOARD.spaces):
        if place % 2:
            faction = space.avatar_of or FACTIONS[place // 2 % 4]
            cubes[space.id] = [faction, 1 + place % 7]
            if space.control and not space.avatar_of and 1 + place % 7 >= space.control:
                control[space.id] = faction
    score = {"pp": 11, "mp": 22, "midgame": 0, "king": 0, "reserve": -5, "total": 28}
    view: dict[str, Any] = {
        "game": "frondeurs",
        "viewer": None,
        "active": "retzist",
        "season": 5,
        "turn": 17,
        "over": False,
        "players": ["Ann", "Bob", "Cy", "Dee"],
        "seats": dict(NAMES),
        "cubes": cubes,
        "control": control,
        "hands": dict.fromkeys(FACTIONS, 3),
        "season_cards": dict.fromkeys(FACTIONS, 1),
        "laid_aside": dict.fromkeys(FACTIONS, 0),
        "discard_row": ["a01", "a02"],
        "action_deck": 44,
        "season_deck": 9,
        "crowns": {"condeean": 1, "cabalist": 0, "retzist": 2, "mazarinist": 0},
        "coins": {"condeean": [], "cabalist": [1], "retzist": [2, 3], "mazarinist": []},
        "board_crowns": {s.id: s.crowns for s in BOARD.spaces if s.crowns},
        "board_coins": {s.id: s.coins for s in BOARD.spaces if s.coins},
        "musketeers": {"d-artagnan": "board", "athos": "board", "aramis": "retzist", "porthos": "cabalist"},
        "king": {"at": "lyon", "placed_by": "condeean"},
        "arrests": [
            {"person": "rantzau", "fortress": "bastille"},
            {"person": "guise", "fortress": None},
            {"person": "beaufort", "fortress": "vincennes"},
        ],
        "army_commander": "conde",
        "reserve": dict.fromkeys(FACTIONS, 2),
        "reserve_uses": {"condeean": 1, "cabalist": 0, "retzist": 0, "mazarinist": 0},
        "midgame_pp": None,
        "supply": dict.fromkeys(FACTIONS, 80),
        "score": {f: dict(score) for f in FACTIONS},
        "options": {},
    }
    return {**view, **other}


def fullest() -> dict[str, Any]:
    """As much as can stand on the board at once: 100 cubes of each colour placed, every token out, four prisoners."""
    reserve = dict.fromkeys(FACTIONS, 100)
    cubes: dict[str, list[Any]] = {}
    for place, space in enumerate(BOARD.spaces):
        faction = space.avatar_of or FACTIONS[place % 4]
        cubes[space.id] = [faction, 1]
        reserve[faction] -= 1
    for place, space in enumerate(BOARD.spaces):
        faction = cubes[space.id][0]
        more = min(reserve[faction], 11 if place % 3 else 2)
        cubes[space.id][1] += more
        reserve[faction] -= more
    for faction, rest in reserve.items():
        first = next(s for s in cubes if cubes[s][0] == faction)
        cubes[first][1] += rest
    control = {s.id: cubes[s.id][0] for s in BOARD.spaces if s.control and cubes[s.id][1] >= s.control}
    fortresses = [s.id for s in BOARD.spaces if "fortress" in s.classes][:4]
    people = ["rantzau", "guise", "beaufort", "gondi"]
    return view_of(
        cubes=cubes,
        control=control,
        supply=dict.fromkeys(FACTIONS, 0),
        musketeers=dict.fromkeys(MUSKETEERS, "board"),
        arrests=[{"person": p, "fortress": f} for p, f in zip(people, fortresses, strict=True)],
    )
