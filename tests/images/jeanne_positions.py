"""Positions the pictures of Jeanne d'Arc 1429 are tried on."""

from __future__ import annotations

from typing import Any

from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games.jeanne import GAME
from fronde.games.jeanne.data import CITIES
from images.jeanne.inks import SEATS

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fritz")
_CITIES = {
    "france": ["bourges", "paris", "orleans", "tours", "nevers"],
    "angleterre": ["bordeaux", "calais", "amiens", "rouen", "bayonne"],
    "bretagne": ["brest", "rennes", "nantes", "angers", "saumur"],
    "bourgogne": ["besancon", "dijon", "macon", "moulins"],
    "flandres": ["bruges", "gand", "bruxelles", "reims"],
    "navarre": ["pampelune", "caen", "orthez", "foix"],
    "foreign": ["lyon"],
}
_OWNER = {city: seat for seat, cities in _CITIES.items() for city in cities}
_WORKS = {
    "paris": "fortress",
    "bordeaux": "castle",
    "brest": "fortress",
    "dijon": "castle",
    "metz": "castle",
    "lyon": "castle",
}
BATTLE: dict[str, Any] = {
    "result": "taken",
    "city": "amiens", "way": "road", "source_city": "paris", "attacker_seat": "france", "defender_seat": "angleterre",
    "attack": {"seat": "france", "cards": ["cannon", "ram"], "influence": 2, "support": "engineer", "die": 3,
               "bonus": {}, "sign": "cannon", "saved": [], "total": 21},
    "defence": {"seat": "angleterre", "cards": ["sappers"], "influence": 0, "support": "none", "die": 6,
                "bonus": {"works": 2, "mountain": 1}, "sign": None, "saved": ["sappers"], "total": 14},
}  # fmt: skip


def view_of(**other: Any) -> dict[str, Any]:
    """A spectator's view in the middle of a game, a battle under way."""
    start = dict(Match.start(GAME, Setup("jeanne", PEOPLE, 3))[0].view(None))
    provinces = {
        "france": ["nivernais"], "bretagne": ["bretagne", "anjou"], "bourgogne": ["bourbonnais"],
        "flandres": ["flandres"], "navarre": ["navarre", "foix-bearn"], "angleterre": ["picardie"],
    }  # fmt: skip
    view = {
        **start, "round": 8, "phase": "turns", "active": "france", "turn": 31, "order": list(reversed(SEATS)),
        "war": True, "events": ["revolt", "sea-battle"], "ruler": "angleterre", "banned": ["foix"], "owner": _OWNER,
        "works": _WORKS, "plundered": ["bordeaux", "metz"], "money": dict(zip(SEATS, range(3, 30, 4), strict=False)),
        "influence": dict(zip(SEATS, range(6), strict=True)), "garrisons": dict.fromkeys(SEATS, 15),
        "hands": dict(zip(SEATS, range(2, 13, 2), strict=True)),
        "used": {"france": ["sappers"], "navarre": ["ram", "ram"]},
        "discards": ["ram", "cannon"], "deck": 31, "heroes": {seat: seat in ("france", "bourgogne") for seat in SEATS},
        "battle": {key: BATTLE[key] for key in ("city", "way", "source_city", "attacker_seat", "defender_seat")},
        "provinces": provinces, "due": {seat: len(provinces[seat]) for seat in SEATS},
        "gained": dict.fromkeys(SEATS, 0),
        "rounds": {seat: [n // 4, 1, n % 3, 0, 0, n % 2, 1] for n, seat in zip((6, 9, 4, 2, 8, 3), SEATS, strict=True)},
        "score": {
            seat: {"provinces": n, "duels": n % 2, "total": n + n % 2}
            for n, seat in zip((6, 11, 4, 2, 8, 3), SEATS, strict=True)
        },
    }  # fmt: skip
    view["score"]["angleterre"] = {"provinces": 4, "duels": 1, "total": 5}
    return {**view, **other}


def fullest() -> dict[str, Any]:
    """Everything that can stand on the map at once: every city held, all works, all plunder, a wide ban."""
    owner = {city: (*SEATS, "foreign")[place % 7] for place, city in enumerate(CITIES)}
    works = {city: "fortress" if place < 20 else "castle" for place, city in enumerate(CITIES) if place % 2 == 0}
    return view_of(owner=owner, works=works, plundered=list(CITIES[::6]), banned=list(CITIES[9:12]),
                   truce=True, storm=True, plague_over=True)  # fmt: skip


def tied_end() -> dict[str, Any]:
    """A game that is over, its tie broken by castles."""
    score = {seat: {"provinces": 3, "duels": 0, "total": 3} for seat in SEATS}
    score["france"] = {"provinces": 11, "duels": 1, "total": 12}
    score["angleterre"] = {"provinces": 9, "duels": 3, "total": 12}
    rounds = {seat: [1, 0, 0, 1, 0, 0, 1, 0, 0] for seat in SEATS}
    rounds["france"], rounds["angleterre"] = [1, 2, 1, 0, 3, 1, 2, 1, 1], [0, 1, 1, 2, 2, 0, 2, 2, 2]
    return view_of(
        over=True,
        phase="over",
        active=None,
        battle=None,
        round=9,
        score=score,
        rounds=rounds,
        winners=["angleterre"],
        tie_break="castles",
    )
