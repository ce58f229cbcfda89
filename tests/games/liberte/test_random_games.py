"""Random games of every size, with every invariant; and what is offered against a plain reading of the rulebook."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Event
from fronde.games.liberte import GAME
from fronde.games.liberte.data import CARDS, PROVINCES
from fronde.tools.fuzz import check_json, check_replay, check_waiting
from fronde.tools.play import choose
from tests.games.liberte.table import setup_of

BLOCKS = {"white": 24, "blue": 28, "red": 30}


class Plain:
    """The position as plain JSON, and the rulebook read off it."""

    def __init__(self, match: Match) -> None:
        self.position: dict[str, Any] = match.position()
        self.seat = self.position["active"]
        self.hand = self.position["hands"][self.seat]
        self.frame = self.position["stack"][-1]
        self.stacks = [(p, s) for p, stacks in self.position["provinces"].items() for s in stacks]

    def tokens(self) -> int:
        """Free control tokens (3.6)."""
        used = sum(stack["seat"] == self.seat for _, stack in self.stacks)
        used += self.position["battle_box"][self.seat] + (self.seat in self.position["presence_tokens"])
        return 18 - used

    def supply(self, faction: str) -> int:
        """Blocks of a colour that lie nowhere."""
        n = BLOCKS[faction] - sum(s["n"] for _, s in self.stacks if s["faction"] == faction)
        n -= 2 * self.position["waiting"] + self.position["lost_blocks"] * (faction == "white")
        return n - sum(v[["white", "blue", "red"].index(faction)] for v in self.position["votes"].values())

    def room(self, card: str, province: str) -> int:
        """Blocks of a card that a province takes (3.5)."""
        faction, stacks = CARDS[card].faction, self.position["provinces"][province]
        own = [stack for stack in stacks if stack["seat"] == self.seat]
        if own:
            return 3 - own[0]["n"] if own[0]["faction"] == faction else 0
        return 3 if len(stacks) < 3 and self.tokens() else 0

    def rooms(self, card: str, region: str | None) -> dict[str, int]:
        """The provinces of a region, or all, that take blocks of a card."""
        if not self.supply(CARDS[card].faction or ""):
            return {}
        rooms = {p: self.room(card, p) for p in PROVINCES if region in (None, PROVINCES[p].region)}
        return {province: n for province, n in rooms.items() if n}

    def can_strike(self, card: str) -> bool:
        """Whether a Special may be played (4)."""
        effect, government = CARDS[card].effect, self.position["government"]
        displayed = [CARDS[c] for cards in self.position["displays"].values() for c in cards]
        people = [c for c in displayed if c.kind == "personality"]
        factions = {stack["faction"] for _, stack in self.stacks}
        present = self.seat in self.position["presence"]
        return {
            "bread-shortage": bool(factions) if government is None else government in factions,
            "religious-problems": bool(factions & {"blue", "red"}),
            "emigration": any(c.faction == "white" for c in people),
            "guillotine": bool(people),
            "purge": present and bool(displayed),
            "terror": present and government == "red" and "red" in factions,
        }[effect or ""]

    def actions(self) -> set[str]:
        """What may be done in an action (3, 4, 5)."""
        own = [card for card in self.hand if CARDS[card].kind != "special"]
        is_under_way = self.frame["played"] or self.frame["special"]
        actions = set() if self.frame["special"] else {
            f"special:{c}" for c in self.hand if CARDS[c].kind == "special" and self.can_strike(c)
        }  # fmt: skip
        if not self.frame["played"]:
            actions |= {f"place:{card}" for card in own}
            if self.position["turn"] > 1 and self.tokens():
                actions |= {f"cannon:{card}" for card in own if "cannon" in CARDS[card].symbols}
        elif region := self.frame["region"]:
            ones = [card for card in own if CARDS[card].value == 1 and CARDS[card].region in (None, region)]
            actions |= {f"place:{card}" for card in ones if self.rooms(card, region)}
        if is_under_way:
            return actions | {"end-turn"}
        if len(self.hand) >= 9:
            return actions | {"take", "pass"}
        drawable = {"take:deck"} if self.position["deck"] or self.position["discard"] else set()
        return actions | {f"take:{card}" for card in self.position["open"]} | drawable | {"pass"}

    def placings(self) -> dict[str, int]:
        """The provinces that take blocks now, and how many."""
        card = self.position["playing"]
        rooms = self.rooms(card, self.frame["region"] or CARDS[card].region)
        return {p: min(n, self.frame["left"], self.supply(CARDS[card].faction or "")) for p, n in rooms.items()}

    def tied(self) -> set[str]:
        """The seats with the highest stacks where a tie is open (7.4)."""
        stacks = self.position["provinces"][self.frame["province"]]
        return {stack["seat"] for stack in stacks if stack["n"] == max(s["n"] for s in stacks)}


def compare(match: Match) -> None:
    """What is offered is what the rulebook allows, no more and no less."""
    plain, decision = Plain(match), match.decisions[0]
    options = set(decision.options)
    if decision.step in ("choose-action", "go-on"):
        assert options == plain.actions()
    if decision.step == "place-blocks":
        most = plain.placings()
        assert options == {f"blocks:{p}:{n}" for p in most for n in range(1, most[p] + 1)} and len(most) > 1
    if decision.step == "province-tie":
        stacks = plain.position["provinces"][plain.frame["province"]]
        colour = next(s["faction"] for s in stacks if s["seat"] == decision.seat)
        cards = {c for c in plain.position["displays"][decision.seat] if CARDS[c].faction == colour}
        assert decision.seat in plain.tied()
        assert {o.partition(":")[2] for o in options if o.startswith("advance:")} <= cards
    assert len({d.seat for d in match.decisions}) == 1


def check_points(events: list[Event]) -> None:
    """Votes held give what the rulebook gives for them (8.4, 8.7)."""
    for event in events:
        if event.kind == "office-won":
            each = {"first": (5, 3), "second": (2, 1), "opposition": (3, 2)}[event.data["office"]]
            assert event.data["n"] == each[len(event.data["seats"]) > 1]


def play_one(seed: int) -> list[Event]:
    """One game, looked at after every choice."""
    count, dice = 3 + seed % 4, Dice(seed)
    match, history = Match.start(GAME, setup_of(count, seed, unled_battles_are_lost=seed % 3 > 0))
    while not match.over:
        check_waiting(match)
        compare(match)
        decision, picks = choose(match.decisions, dice)
        events = match.submit(decision.seat, picks, decision.step)
        check_points(events)
        history += events
    check_json(match)
    check_replay(match)
    return history


@pytest.mark.parametrize("seed", range(6))
def test_games_played_at_random_keep_every_rule(seed: int) -> None:
    counts = Counter(event.kind for event in play_one(seed))
    assert sum(counts[kind] for kind in counts if kind.startswith("ended-by-")) == counts["game-began"] == 1
    assert counts["government-formed"] == counts["government-seated"] <= counts["elections-began"] <= 4
