"""What a clock chooses for a sleeping player: legal, cheap, always the same, and it brings every game to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Decision, Event
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.steps.moving import GO
from fronde.games.frondeurs.words import VERBS
from fronde.tools.play import make_setup
from tests.games.frondeurs.table import Table, card, hold, moving, placing, removing, season, stack
from tests.games.frondeurs.walks import WHOLE, beginnings, whole_games

RULES = GAME.rules
SPENDS = ("crown", "coin:", "cancel:", "musketeer:", "block", "help", "reserve:spend")
"""How answers begin that spend a token."""
EASY = {
    "end-turn", "stop", "go", "allow", "decline", "let-pass", "keep-block", "pay", "forfeit", "spend:0", "add:1",
    "free-first", "release",
}  # fmt: skip
"""What is chosen wherever it is offered."""
LONGEST_TURN = 40
"""Choices of one Turn, everybody's."""
RETZ = hold("retzist", "retz", n=3)


def is_token(option: str) -> bool:
    return option.startswith(SPENDS)


def default(table: Table, seat: str | None = None) -> str:
    """What the clock chooses for the seat waited for."""
    decision = next(d for d in table.match.decisions if d.required and seat in (None, d.seat))
    (pick,) = table.match.default(decision)
    return pick


# --- at every question ---


def check(match: Match, decision: Decision) -> None:
    (pick,) = RULES.default(match.state, decision)
    assert pick in decision.options
    assert RULES.default(RULES.copy(match.state), decision) == (pick,)
    assert EASY.isdisjoint(decision.options) or pick in EASY, decision
    if decision.required and not all(map(is_token, decision.options)):
        assert not is_token(pick), decision


def test_it_is_lawful_and_spends_no_token_where_anything_else_will_do() -> None:
    questions, offered = set(), set()
    for number, match in enumerate(chain(whole_games(1), whole_games(2), beginnings(20, 30))):
        for decision in match.decisions:
            is_new = decision.step not in questions or EASY.intersection(decision.options) - offered
            if is_new or number % 3 == 0:
                check(match, decision)
                offered.update(decision.options)
            questions.add(decision.step)
    assert offered >= EASY
    assert questions == {step for steps in VERBS.values() for step in steps}


def test_it_is_chosen_from_what_that_seat_may_know() -> None:
    for number, match in enumerate(chain(whole_games(2), beginnings(4, 30))):
        for decision in match.decisions if number % 7 == 0 else ():
            other = RULES.resample(match.state, decision.seat, Dice(number))
            assert RULES.default(other, decision) == RULES.default(match.state, decision)


# --- alone to the end ---


def sleep_through(match: Match) -> list[Event]:
    """Play a game by the clock alone; no Turn may go on for ever."""
    events: list[Event] = []
    choices = Counter[int]()
    while not match.over:
        decision = next(d for d in match.decisions if d.required)
        choices[match.turn.number or 0] += 1
        assert choices[match.turn.number or 0] <= LONGEST_TURN, decision
        events += match.submit(decision.seat, match.default(decision), decision.step)
    return events


@pytest.mark.parametrize(("players", "options"), WHOLE)
def test_defaults_alone_end_every_turn_and_every_game(players: int, options: Mapping[str, Any]) -> None:
    for seed in range(2):
        events = sleep_through(Match.start(GAME, make_setup(GAME, seed, options, players))[0])
        kinds = {event.kind for event in events}
        assert not kinds & {"crown-used", "coin-used", "musketeer-used", "placement-blocked", "king-placed"}


def test_a_game_begun_by_others_is_ended_by_the_clock_too() -> None:
    for number, match in enumerate(beginnings(1, 12)):
        if number % 5 == 0:
            sleep_through(match.copy())


# --- what it is, question by question ---


def test_opening_cubes_are_left_in_the_supply() -> None:
    assert default(Table.set_up()) == "stop"


def test_a_card_is_played_without_a_token_and_its_first_action_taken() -> None:
    cards = [card("A", "all"), card("C", "all")]
    table = Table("retzist", cubes=RETZ, hands={"retzist": cards}, coins={"retzist": [1]}, crowns={"retzist": 1})
    assert default(table) == f"card:{cards[0]}"
    table.do(f"card:{cards[0]}")
    assert default(table) == "action:a"


def test_some_portion_is_done_where_one_stands_already_and_then_no_more() -> None:
    table = placing("retzist", RETZ)
    assert default(table) == "space:retz"
    table.place("gondi")
    assert default(table) == "stop"


def test_6_49_a_connection_that_costs_is_the_last_resort() -> None:
    table = placing("retzist", RETZ, target="institutions")
    step = table.decisions("place-cubes")[0]
    cheap = default(table)
    table.do(cheap)
    assert table.events_of("cube-placed")[-1]["paid"] == 0 and len(step.options) > 1


def test_a_rivals_cube_is_removed_before_an_own_one() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "lyon"))
    assert default(table) == "space:lyon"
    table = removing("retzist", hold("retzist", "retz", n=3) | hold("retzist", "lyon", n=2))
    assert default(table) == "space:lyon", "neither the last cube there nor Control goes"


def test_a_move_stays_among_ones_own_and_ends_as_soon_as_it_may() -> None:
    table = moving("retzist", hold("retzist", "retz", "gondi", n=2))
    assert default(table) in ("space:retz", "space:gondi")
    table.do(default(table))
    while table.step == "move-cubes":
        last = default(table)
        assert (last == GO) == (GO in table.options("move-cubes"))
        table.do(last)
    assert table.events_of("cubes-moved")[0]["n"] == 1


def test_6_63_cubes_that_cost_a_connection_are_moved_last() -> None:
    """Though it is another cube that would be missed least where it stood."""
    cubes = hold("retzist", "villeroy", "vincennes", "carignano", "metz") | hold("retzist", "lyon", n=2)
    table = moving("retzist", cubes | hold("retzist", "milices-paris", n=3))
    table.place("mazarin")
    assert table.spaces("move-cubes") == {"villeroy", "lyon"} and default(table) == "space:villeroy"


def test_6_63_a_move_ends_where_no_connection_has_to_be_paid() -> None:
    table = moving("retzist", RETZ)
    table.do(default(table))
    while table.step == "move-cubes":
        table.do(default(table))
    (moved,) = table.events_of("cubes-moved")
    assert moved["paid"] == 0


def test_2_46_the_affiliate_cube_is_placed_beside_ones_own() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), card("C")]})
    table.do("affiliate")
    assert {"place:retz", "place:gaston", "remove:retz"} <= table.options("affiliate-cube")
    assert default(table) == "place:retz"


def test_7_53_a_placement_is_let_pass_and_porthos_kept() -> None:
    table = placing("retzist", RETZ, musketeers={"d-artagnan": "cabalist", "porthos": "cabalist"})
    table.place("gondi")
    assert (table.seat, default(table)) == ("cabalist", "allow")


def test_9_23_cubes_are_paid_rather_than_a_token_and_the_cheapest_first() -> None:
    hard = season("economic-depression", token="coin")
    cubes = RETZ | hold("retzist", "lyon", n=2) | hold("retzist", "gondi", "caumartin")
    table = Table("retzist", cubes=cubes, hands={"retzist": [hard, card("A")]}, coins={"retzist": [2, 3]})
    table.do(f"card:{hard}", "free-last")
    assert default(table) == "pay"
    table.do("pay")
    assert default(table) == "space:lyon", "there a second cube stays"


def test_9_25_where_only_a_token_can_go_it_is_the_least() -> None:
    hard = season("economic-depression", token="coin")
    cubes = stack("mazarinist", 6) | hold("retzist", "retz")
    table = Table("mazarinist", cubes=cubes, hands={"mazarinist": [hard, card("A")]}, coins={"retzist": [3, 2]})
    table.do("free-last")
    assert default(table, "retzist") == "coin:2"


def test_9_24_old_noll_is_let_pass() -> None:
    table = Table(
        "retzist",
        cubes=RETZ,
        hands={"retzist": [season("old-noll"), card("A")]},
        musketeers={"athos": "cabalist"},
        options={"gold_and_exile": False},
    )
    table.do("free-last")
    assert (table.seat, default(table)) == ("cabalist", "let-pass")


def test_7_41_the_king_goes_where_he_strikes_least() -> None:
    table = Table("mazarinist", cubes=stack("mazarinist", 3) | RETZ)
    table.do("king-progress")
    before = sum(sum(table.on_board(faction).values()) for faction in ("mazarinist", "retzist"))
    table.do(default(table))
    assert sum(sum(table.on_board(faction).values()) for faction in ("mazarinist", "retzist")) == before


def test_8_11_a_battle_won_is_not_pressed() -> None:
    lens = season("battle", location="frontier-northeast")
    table = Table("retzist", cubes=RETZ | hold("retzist", "metz"), hands={"retzist": [lens, card("A")]}, arrests=[])
    table.do("free-last")
    assert (table.step, default(table)) == ("battle-cubes", "spend:0")


def test_the_turn_is_ended() -> None:
    table = placing("retzist", RETZ)
    table.place("gondi")
    table.do("stop")
    assert default(table) == "end-turn"
