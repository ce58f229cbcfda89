"""Random games to look at choice by choice: whole ones for every number of players, and the beginnings of games from
positions where questions are asked that chance seldom reaches."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import FACTIONS
from fronde.tools.play import make_setup, play, player_dice
from tests.games.frondeurs.table import PLAYERS, card, hold, season, stack

Position = Mapping[str, Any]

WHOLE: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (4, {}), (3, {}), (2, {}), (4, {"teams": True}), (3, {"short_game": "end-scoring"}),
)  # fmt: skip
"""Players and options of the games played to their end."""
HOMES = {space: cubes for faction in FACTIONS for space, cubes in stack(faction, 6).items()}
PRISONERS = [
    {"person": "conti", "fortress": "vincennes"},
    {"person": "gondi", "fortress": "vincennes"},
    {"person": "mole", "fortress": "saint-germain"},
]
PLAIN = [card("A", "all"), card("C", "all")]
OTHERS = dict(zip(FACTIONS, ("D", "E", "B", "F"), strict=True))


def holding(**hands: list[str]) -> dict[str, list[str]]:
    """Hands for all four, nothing special in those not named."""
    return {f: hands.get(f, [card(set_, "all")]) for f, set_ in OTHERS.items()}


STARTS: Mapping[str, Position] = {
    "musketeers": {
        "active": "retzist",
        "cubes": HOMES,
        "musketeers": {"d-artagnan": "retzist", "porthos": "retzist", "athos": "cabalist", "aramis": "mazarinist"},
        "hands": holding(retzist=[card("A", "all"), card("A", "all", nth=1)]),
    },
    "a-block": {
        "active": "condeean",
        "cubes": HOMES,
        "musketeers": {"d-artagnan": "cabalist", "porthos": "mazarinist", "athos": "retzist", "aramis": "retzist"},
        "hands": holding(condeean=PLAIN),
        "king": {"at": "lyon", "placed_by": "condeean", "turn": 0},
    },
    "aramis-and-porthos": {
        "active": "retzist",
        "cubes": HOMES,
        "musketeers": {"aramis": "retzist", "porthos": "retzist"},
        "hands": holding(retzist=PLAIN),
    },
    "old-noll": {
        "active": "retzist",
        "cubes": HOMES,
        "musketeers": {"d-artagnan": "condeean", "porthos": "cabalist", "athos": "mazarinist"},
        "hands": holding(retzist=[season("old-noll"), card("A", "all")]),
    },
    "frontier": {
        "active": "retzist",
        "cubes": HOMES | hold("retzist", "frontier-german", "frontier-italian", "frontier-spanish", n=2),
        "hands": holding(retzist=[season("old-noll"), card("A", "all")]),
    },
    "arrests": {
        "active": "cabalist",
        "cubes": HOMES,
        "hands": holding(cabalist=[season("arrest", extra=1), card("A", "all")]),
        "arrests": PRISONERS,
    },
    "attack": {
        "active": "retzist",
        "cubes": hold("retzist", "retz", n=4) | hold("cabalist", "gondi", n=2),
        "hands": holding(retzist=PLAIN),
    },
    "depression": {
        "active": "cabalist",
        "cubes": HOMES | hold("retzist", "lyon", "gondi") | hold("mazarinist", "seguier", "brienne"),
        "coins": {"retzist": [2, 3], "mazarinist": [2]},
        "crowns": {"retzist": 1},
        "hands": holding(cabalist=[season("economic-depression", token="coin"), card("A", "all")]),
    },
    "prisons": {
        "active": "condeean",
        "cubes": hold("condeean", "vincennes", "saint-germain", n=4) | hold("condeean", "louvre") | stack("retzist", 3),
        "arrests": PRISONERS,
        "hands": holding(condeean=[card("C", "all")]),
    },
    "empty-supply": {
        "active": "retzist",
        "cubes": hold("retzist", "retz", n=97) | hold("retzist", "lyon", "gondi", "caumartin"),
        "hands": holding(retzist=[card("A", "all"), card("A", "all", nth=1)]),
    },
    "reserves": {
        "active": "mazarinist",
        "cubes": HOMES,
        "reserve": dict.fromkeys(FACTIONS, 6),
        "midgame_pp": {"condeean": 20, "cabalist": 15, "retzist": 10, "mazarinist": 5},
        "hands": holding(mazarinist=PLAIN),
    },
}  # fmt: skip
"""Sparse positions by what they bring about."""


def begin(name: str, seed: int = 1) -> Match:
    """A match for four from one of the starts."""
    position = json.loads(json.dumps(STARTS[name]))
    return Match.at(GAME, Setup("frondeurs", PLAYERS, seed, {}), position)[0]


def each_position(match: Match, seed: int, most: int = 20_000) -> Iterator[Match]:
    """The match before every choice of a random game, until it is over or so many are made."""
    yield match
    for _ in play(match, player_dice(seed), most):
        yield match


def whole_games(seed: int = 1) -> Iterator[Match]:
    """Every position of a random game for each number of players."""
    for players, options in WHOLE:
        yield from each_position(Match.start(GAME, make_setup(GAME, seed, options, players))[0], seed)


def beginnings(seeds: int, most: int) -> Iterator[Match]:
    """Every position of the first choices from each start."""
    for name in STARTS:
        for seed in range(seeds):
            yield from each_position(begin(name, seed), seed, most)
