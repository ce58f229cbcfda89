"""Random games of every form, with every invariant; and what is offered against a plain reading of the sheet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Event
from fronde.games.richelieu import GAME
from fronde.games.richelieu.data import CARDS, CATEGORIES, DISCS
from fronde.tools.fuzz import check_json, check_replay, check_waiting
from fronde.tools.play import choose
from tests.games.richelieu.table import setup_of

BLOCKS, GAMES_A_BLOCK = 30, 10
"""Three hundred games."""


class Plain:
    """The position as plain JSON, and the sheet read off it."""

    def __init__(self, match: Match) -> None:
        self.position: dict[str, Any] = match.position()
        self.seat = self.position["active"]
        self.rows = [[card for card in row if card] for row in self.position["rows"]]
        self.layout = [card for row in self.rows for card in row]
        self.marks = self.position["markers"]
        self.picks = self.position["taken"]

    def can_pay(self) -> bool:
        return self.position["stock"][self.seat] > 0 or self.seat in self.marks.values()

    def cards(self) -> set[str]:
        """The cards that may be taken (3.1 to 3.4, 4.7)."""
        ends = {card for row in self.rows if row for card in (row[0], row[-1])}
        candidates = {c for c in ends if self.marks.get(c) in (None, self.seat) or self.can_pay()}
        if not self.picks:
            return candidates
        if len(self.picks) == 2 or len(self.layout) == 47:
            return set()
        first = CARDS[self.picks[0]]
        return {c for c in candidates if CARDS[c].region == first.region and CARDS[c].shields == first.shields == 1}

    def last_turn(self) -> bool:
        empty = sum(not row for row in self.rows)
        return empty >= (3 if self.position["options"]["three_rows"] else 4)

    def places(self) -> set[str]:
        """Where a marker may be placed, if there is one in stock (4.1, 4.2)."""
        free = {card for card in self.layout if card not in self.marks}
        return free if self.position["stock"][self.seat] and not self.last_turn() else set()

    def lifts(self) -> set[str]:
        """The markers that may be moved (4.3)."""
        mine = {card for card, seat in self.marks.items() if seat == self.seat}
        free = [card for card in self.layout if card not in self.marks]
        return mine if not self.position["stock"][self.seat] and free and not self.last_turn() else set()


def offers_of(match: Match, kind: str) -> set[str]:
    """The choices of a kind on offer."""
    options = [option for decision in match.decisions for option in decision.options]
    return {option.partition(":")[2] for option in options if option.startswith(f"{kind}:")}


def compare(match: Match) -> None:
    """What is offered is what the sheet allows, no more and no less."""
    plain, step = Plain(match), match.position()["stack"][-1]["step"]
    if step in ("take-card", "go-on"):
        assert offers_of(match, "card") == plain.cards()
    if step == "go-on":
        assert offers_of(match, "place") == plain.places()
        assert offers_of(match, "lift") == plain.lifts()
    assert match.waiting_for() == [plain.seat]


def plain_score(position: dict[str, Any]) -> dict[str, int]:
    """Totals of a finished game, counted from the cards and discs of each seat (6)."""
    counts: dict[str, Counter[str]] = {}
    totals: dict[str, int] = {}
    for seat, cards in position["collections"].items():
        counts[seat] = Counter()
        for card in (CARDS[card] for card in cards):
            counts[seat][card.region] += card.shields
            counts[seat][card.symbol or ""] += 1
        totals[seat] = -5 * sum(not counts[seat][category] for category in CATEGORIES)
    for seat, discs in position["held_discs"].items():
        counts[seat].update(DISCS[disc].region or DISCS[disc].symbol or "" for disc in discs)
    for category in CATEGORIES:
        best = max(count[category] for count in counts.values())
        leaders = [seat for seat, count in counts.items() if count[category] == best]
        if len(leaders) == 1:
            totals[leaders[0]] += best
    return totals


def play_one(seed: int) -> list[Event]:
    """One game, looked at after every choice."""
    seats, dice = 2 + seed % 3 * (seed % 2), Dice(seed)
    match, events = Match.start(GAME, setup_of(seats, seed, three_rows=seed % 5 == 0))
    while not match.over:
        check_waiting(match)
        compare(match)
        decision, picks = choose(match.decisions, dice)
        events += match.submit(decision.seat, picks, decision.step)
        GAME.rules.check(match.state)
    check_json(match)
    check_replay(match)
    assert {seat: items["total"] for seat, items in match.score().items()} == plain_score(match.position())
    return events


@pytest.mark.parametrize("block", range(BLOCKS))
def test_games_played_at_random_keep_every_rule(block: int) -> None:
    for seed in range(block * GAMES_A_BLOCK, (block + 1) * GAMES_A_BLOCK):
        counts = Counter(event.kind for event in play_one(seed))
        assert counts["game-ended"] == counts["game-began"] == 1
        assert counts["card-taken"] <= len(CARDS)
        assert counts["disc-used"] <= 2


def test_4_7_the_stop_is_met_and_left_again() -> None:
    kinds = Counter(event.kind for seed in range(60) for event in play_one(seed))
    assert kinds["player-stopped"] and kinds["disc-used"] and kinds["marker-moved"] and kinds["turn-passed"]
