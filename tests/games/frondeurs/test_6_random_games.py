"""Placements and removals offered in random games, against a plain reading of 6.4 and 6.5 from the printed board."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import BOARD, FACTIONS, SpaceData

SPACES = {s.id: s for s in BOARD.spaces}


@cache
def links(commander: str) -> dict[str, dict[str, int]]:
    """From every Space, the Spaces next to it and what entering them costs (2.42 to 2.454), read off the connectors."""
    graph: dict[str, dict[str, int]] = {id_: {} for id_ in SPACES}

    def link(a: str, b: str, cost: int) -> None:
        graph[a][b] = min(cost, graph[a].get(b, 1))

    for line in BOARD.connectors:
        link(line.start, line.end, 0 if line.type in ("solid", "lovers") else 1)
        if line.type != "arrow":
            link(line.end, line.start, 0 if line.type == "solid" else 1)
    for a in BOARD.spaces:
        for b in BOARD.spaces:
            if a.id != b.id and any(joins(icon, a, b, commander) for icon in {*a.peers} & {*b.peers}):
                link(a.id, b.id, 1)
    return graph


def joins(icon: str, a: SpaceData, b: SpaceData, commander: str) -> bool:
    """Whether an icon two Spaces share leads from the one to the other (2.45 to 2.454)."""
    if icon in ("marechal", "musketeer", "spanish", "huguenot"):
        return True
    if icon == "army-commander":
        return a.id == commander and b.kind == "institution"
    return a.kind == "person" and b.kind == "institution"


def in_class(space: str, target: str) -> bool:
    """Whether a Space is of the class a card names (9.12)."""
    data = SPACES[space]
    if target in ("persons", "institutions"):
        return f"{data.kind}s" == target
    if target == "purple":
        return data.border == "purple"
    return target == "all" or data.border in ("green", "blue")


class Plain:
    """The position as plain JSON, and the rules read off it."""

    def __init__(self, match: Match, seat: str) -> None:
        self.position: dict[str, Any] = match.position()
        self.seat = seat
        self.cubes = {space: (who, n) for space, (who, n) in self.position["cubes"].items()}
        self.mine = {space for space, (who, _) in self.cubes.items() if who == seat}
        self.shut = {a["person"] for a in self.position["arrests"]}
        self.away = {m for m, holder in self.position["musketeers"].items() if holder != "board"}
        self.links = links(self.position["army_commander"])

    def price(self, space: str) -> int | None:
        """What a first cube in an empty Space pays; None where it is not Adjacent."""
        costs = [self.links[m][space] for m in self.mine - self.shut if space in self.links[m]]
        return min(costs) if costs else None

    def places(self, frame: dict[str, Any], play: dict[str, Any]) -> set[str]:
        """Where a card's next cube may go (6.43 to 6.49)."""
        supply = 100 - sum(self.cubes[s][1] for s in self.mine) - self.position["reserve"].get(self.seat, 0)
        remaining = min(frame["cubes"], supply) if play["placed"] < play["cap"] else 0
        spaces = set()
        for space in SPACES:
            if space in self.shut | self.away or space in self.position["blocked"] or space in play["twice"]:
                continue
            if not in_class(space, frame["target"]) or (space in self.cubes and space not in self.mine):
                continue
            cost = 0 if space in self.mine else self.price(space)
            if cost is not None and remaining > cost:
                spaces.add(space)
        return spaces

    def removals(self, frame: dict[str, Any]) -> set[str]:
        """Where a cube may be removed from (6.51 to 6.54)."""
        spaces = set()
        for space, (who, n) in self.cubes.items():
            near = space in self.mine or self.price(space) is not None
            data = SPACES[space]
            controlled = 0 < data.control <= n and data.avatar_of in (None, who)
            last = who == self.seat and sum(self.cubes[s][1] for s in self.mine) == 1
            if not in_class(space, frame["target"]) or last:
                continue
            if not frame["anywhere"] and (not near or space in self.shut):
                continue
            if who == self.seat or not controlled or frame["controlled"]:
                spaces.add(space)
        return spaces


@pytest.mark.parametrize("seed", range(6))
def test_6_44_and_6_54_every_legal_space_is_offered_and_no_other(seed: int) -> None:
    match, _ = Match.start(GAME, Setup("frondeurs", ("Ann", "Bob", "Cleo", "Dan"), seed))
    dice = Dice(seed)
    compared = 0
    while not match.over:
        decision = match.decisions[dice.below(len(match.decisions))]
        frame = match.position()["stack"][-1]
        options = {o.removeprefix("space:") for o in match.decisions[0].options if o.startswith("space:")}
        plain = Plain(match, match.decisions[0].seat)
        kingless = plain.position["king"].get("holder") or not plain.position["king_privilege"]
        if frame["step"] == "place-cubes" and frame["source"] == "card" and not frame.get("origins") and kingless:
            assert options == plain.places(frame, plain.position["play"]), (seed, len(match.log))
            compared += 1
        elif frame["step"] == "remove-cubes":
            assert options == plain.removals(frame), (seed, len(match.log))
            compared += 1
        match.submit(decision.seat, [decision.options[dice.below(len(decision.options))]])
    assert compared > 50
    assert set(match.score()) == set(FACTIONS)
