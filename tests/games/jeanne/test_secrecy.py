"""Nobody learns from time, text, undo or log whether or how another has chosen before all have; and what is dealt again
is the same world to whoever cannot see it."""

from __future__ import annotations

import json

import pytest

from fronde.core.match import Match, without_head
from fronde.core.rng import Dice
from fronde.games.jeanne import GAME
from fronde.games.jeanne.data import KIND, YELLOW
from fronde.tools.play import choose
from tests.games.jeanne.table import HOMES, Table, setup_of, siege

HANDS = {"angleterre": ["ram", "ram", "sappers", "traitor"], "flandres": ["cannon", "engineer"], "france": ["ladders"]}


def battle() -> Table:
    """England attacks Arras."""
    table = siege(hands=HANDS, influence={"angleterre": 3, "flandres": 2})
    table.do("attack:calais:arras")
    return table


@pytest.mark.parametrize("seat", ["angleterre", "flandres"])
def test_7_5_one_side_laid_changes_nothing_for_anybody_else(seat: str) -> None:
    table = battle()
    others = [other for other in (None, *table.state.seats) if other != seat]
    before = [json.dumps(table.view(other)) for other in others]
    decisions = [table.match.decisions_of(other) for other in others if other]
    log, waited = list(table.match.log), table.waited_for()
    for decision in [d for d in table.match.decisions if d.seat == seat]:
        assert table.match.submit(seat, [decision.options[-1]], decision.step) == []
        assert [json.dumps(table.view(other)) for other in others] == before
        assert [table.match.decisions_of(other) for other in others if other] == decisions
        assert (table.match.log, table.waited_for()) == (log, waited)
        assert not any(table.match.can_undo(other) for other in others if other)


def test_7_5_a_side_may_change_its_mind_until_the_other_has_laid() -> None:
    table = battle()
    table.do("cards:ram+sappers", "cards:ram+ram")
    assert [action.picks for _, action in table.match.held_answers] == [("cards:ram+ram",)]


def test_7_5_nothing_of_a_battle_can_be_undone() -> None:
    table = battle()
    assert not table.match.can_undo("angleterre")
    table.lay(dice=(1, 1))
    assert not any(table.match.can_undo(seat) for seat in table.state.seats)


@pytest.mark.parametrize("seat", [None, "angleterre", "flandres", "navarre"])
def test_what_is_dealt_again_is_canonical(seat: str | None) -> None:
    """Two worlds a seat cannot tell apart give one and the same world, byte for byte, with the same dice."""
    one = Table(owner=HOMES, hands={"angleterre": ["ram", "ram"], "flandres": ["cannon"], "navarre": []})
    other = Table(owner=HOMES, hands={"angleterre": ["ram", "ram"], "flandres": ["traitor"], "navarre": []})
    if seat == "flandres" or seat is None:
        other = Table(owner=HOMES, hands={"angleterre": ["cannon", "ladders"], "flandres": ["cannon"], "navarre": []})
    for number in range(5):
        worlds = [GAME.rules.resample(table.state, seat, Dice(number)) for table in (one, other)]
        assert json.dumps(GAME.rules.dump(worlds[0])) == json.dumps(GAME.rules.dump(worlds[1]))
        assert GAME.rules.view(worlds[0], seat) == without_head(one.view(seat))


def test_what_is_dealt_again_knows_that_an_attacker_holds_two_yellow_cards() -> None:
    table = battle()
    for number in range(30):
        twin = table.match.resample("flandres", Dice(number))
        hand = twin.state.hands[2]
        assert sum(card in YELLOW for card in hand) >= 2 and len(hand) == 4
        assert twin.state.hands[5] == tuple(sorted(KIND[card] for card in HANDS["flandres"]))
    hands = {table.match.resample("flandres", Dice(number)).state.hands[2] for number in range(30)}
    assert len(hands) > 5


def test_hidden_cards_are_dealt_again_all_over_games() -> None:
    """At any moment every seat's view, questions and refusals are the same in a world dealt again."""
    for seed in range(2):
        match, dice, count = Match.start(GAME, setup_of(6 - seed, seed))[0], Dice(seed), 0
        while not match.over:
            decision, picks = choose(match.decisions, dice)
            match.submit(decision.seat, picks, decision.step)
            count += 1
            if count % 40 == 0:
                for seat in (None, *match.seats):
                    twin = match.resample(seat, Dice(count))
                    GAME.rules.check(twin.state)
                    assert twin.view(seat) == match.view(seat)
                    if seat:
                        assert twin.decisions_of(seat) == match.decisions_of(seat)
