"""Preparing for play (rulebook 4.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from fronde.core.errors import TableError, UndoRefusal
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import BOARD, COIN_VALUES, FACTIONS, SEASON_CARDS, SWAP
from tests.games.frondeurs.table import PLAYERS, Table, season

AVATARS = {
    "condeean": "conde",
    "cabalist": "duchesse-longueville",
    "retzist": "retz",
    "mazarinist": "mazarin",
}
PRINCES = season("arrest", army_commander="carignano")
PARLEMENTAIRES = season("arrest", extra=1)


def set_up_all(table: Table) -> Table:
    """Place every set-up cube in the Avatar."""
    while table.step == "setup-cubes":
        table.place(AVATARS[table.seat])
    return table


def test_4_12_the_season_marker_starts_in_spring_1648() -> None:
    assert Table.set_up().state.season == 0


def test_4_12_every_reward_icon_bears_its_token() -> None:
    state = Table.set_up().state
    assert {BOARD.ids[s]: n for s, n in state.board_crowns.items()} == {
        s.id: s.crowns for s in BOARD.spaces if s.crowns
    }
    assert {BOARD.ids[s]: len(v) for s, v in state.board_coins.items()} == {
        s.id: s.coins for s in BOARD.spaces if s.coins
    }


def test_4_12_fifteen_coins_are_dealt_and_sixteen_stay_in_the_box() -> None:
    state = Table.set_up().state
    values_out = [v for values in state.board_coins.values() for v in values]
    assert (len(values_out), len(state.box_coins)) == (15, 16)
    assert Counter(values_out) + Counter(state.box_coins) == Counter(COIN_VALUES)


def test_4_12_coin_values_are_random() -> None:
    deals = {tuple(Table.set_up(seed).state.board_coins.values()) for seed in range(5)}
    assert len(deals) == 5


@pytest.mark.parametrize("seat", [*FACTIONS, None])
def test_4_12_nobody_sees_the_value_of_a_coin_before_it_is_won(seat: str | None) -> None:
    view = Table.set_up().match.view(seat)
    assert view["board_coins"]["lyon"] == 2
    assert all(isinstance(n, int) for n in view["board_coins"].values())
    assert "box_coins" not in view


def test_4_12_four_musketeers_stand_on_the_board_and_troisvilles_is_none() -> None:
    table = Table.set_up()
    assert [table.musketeer(m) for m in ("d-artagnan", "athos", "aramis", "porthos")] == [None] * 4
    assert "musketeer" not in next(s for s in BOARD.spaces if s.id == "troisvilles").classes


def test_4_12_rantzau_beaufort_and_guise_start_under_arrest() -> None:
    assert Table.set_up().prisoners() == {"rantzau": "bastille", "beaufort": "vincennes", "guise": None}


def test_4_12_conde_is_army_commander_and_the_mazarinist_has_the_king() -> None:
    table = Table.set_up()
    assert table.match.position()["army_commander"] == "conde"
    assert table.king == "mazarinist"


def test_4_12_three_cubes_on_every_avatar() -> None:
    table = Table.set_up()
    assert {f: table.on_board(f) for f in FACTIONS} == {f: {a: 3} for f, a in AVATARS.items()}


def test_4_12_cubes_are_placed_two_by_two_in_reverse_turn_order_to_ten() -> None:
    table = Table.set_up()
    order = []
    while table.step == "setup-cubes":
        order.append(table.seat)
        table.place(AVATARS[table.seat])
    pairs = [f for _ in range(3) for f in ("mazarinist", "retzist", "cabalist", "condeean") for _ in range(2)]
    assert order == [*pairs, "mazarinist", "retzist", "cabalist", "condeean"]
    assert all(sum(table.on_board(f).values()) == 10 for f in FACTIONS)


def test_4_12_placement_at_set_up_obeys_adjacency_and_arrest() -> None:
    table = Table.set_up()
    assert table.seat == "mazarinist"
    assert table.refusal("space:gondi") == "6.48"
    table.place("anne-of-austria", "anne-of-austria")
    table.do("stop")
    assert table.seat == "cabalist"
    assert table.refusal("space:beaufort") == "7.21"


def test_4_12_connection_costs_come_out_of_the_ten() -> None:
    table = Table.set_up()
    table.place("lyon")
    assert table.seat == "retzist"
    assert table.on_board("mazarinist") == {"mazarin": 3, "lyon": 1}
    set_up_all(table)
    assert sum(table.on_board("mazarinist").values()) == 9


def test_4_12_a_dashed_line_cannot_be_paid_with_the_last_cube_of_the_round() -> None:
    table = Table.set_up()
    table.place("mazarin")
    assert table.refusal("space:lyon") == "6.49"


def test_4_12_an_opponents_space_is_closed_at_set_up() -> None:
    table = Table.set_up()
    table.place("anne-of-austria", "villeroy")
    table.place("gondi", "retz")
    table.place("nemours", "palatine")
    table.place("conti", "conde")
    assert table.seat == "mazarinist"
    table.place("mazarin", "mazarin")
    assert table.refusal("space:mazarin") == "6.43"


def test_4_12_cubes_of_a_round_may_be_taken_back_until_their_player_says_that_they_stand() -> None:
    table = Table.set_up()
    table.do("space:anne-of-austria", "space:villeroy")
    assert (table.seat, table.options()) == ("mazarinist", {"stop"}), "ruling R186"
    assert not table.events_of("setup-passed") and table.match.count_undoable("mazarinist") == 2
    table.match.undo("mazarinist")
    table.do("space:anne-of-austria", "stop")
    assert table.seat == "retzist" and not table.events_of("setup-passed")
    with pytest.raises(UndoRefusal):
        table.match.undo("mazarinist")


def test_4_12_the_last_cube_of_the_opening_may_be_taken_back_before_cards_are_dealt() -> None:
    table = Table.set_up()
    while sum(table.on_board("condeean").values()) < 9:
        table.place(AVATARS[table.seat])
    table.place(*(AVATARS[s] for s in ("mazarinist", "retzist", "cabalist")))
    table.do("space:conde")
    assert table.step == "setup-cubes" and not table.hand("condeean")
    table.match.undo("condeean")
    assert table.cubes("conde") == ("condeean", 9)
    table.do("space:conti", "stop")
    assert table.step == "play-card" and table.cubes("conti") == ("condeean", 1)


def test_4_12_cubes_left_over_are_told() -> None:
    table = Table.set_up()
    table.do("space:anne-of-austria", "stop")
    assert [dict(data) for data in table.events_of("setup-passed")] == [{"seat": "mazarinist", "left": 1}]


def test_4_12_placement_is_skipped_by_option() -> None:
    table = Table.set_up(setup_placement=False)
    assert (table.step, table.active) == ("play-card", "condeean")
    assert all(table.supply(f) == 97 for f in FACTIONS)


def test_4_12_control_at_set_up_wins_tokens_and_the_crowns_card_waits_for_the_first_turn_to_end() -> None:
    table = Table.set_up()
    while table.step == "setup-cubes":
        table.place(
            "conti" if table.seat == "condeean" and table.cubes("conti") != ("condeean", 3) else AVATARS[table.seat]
        )
    assert table.crowns("condeean") == 1
    assert len(table.cards_aside("condeean")) == 1
    assert len(table.hand("condeean")) == 2
    waiting = table.cards_aside("condeean")[0]
    assert f"card:{waiting}" not in table.options()

    table.do(next(o for o in sorted(table.options("play-card")) if o.startswith("card:")))
    finish(table)
    table.end_turn()
    assert waiting in table.hand("condeean")


def finish(table: Table) -> None:
    """Whatever the card in play asks, until the Turn may end."""
    while table.step != "end-turn":
        options = sorted(table.match.decisions[0].options)
        table.do("stop" if "stop" in options else options[0])


def test_4_12_tokens_won_at_set_up_cannot_be_used_in_it() -> None:
    table = Table.set_up()
    while table.step == "setup-cubes" and not table.coins("retzist"):
        table.place("gondi" if table.seat == "retzist" else AVATARS[table.seat])
    assert len(table.coins("retzist")) == 1
    while table.step == "setup-cubes":
        assert not table.options("play-card") and not table.options("at-any-time")
        table.place(AVATARS[table.seat])


def test_4_12_a_crown_won_at_set_up_can_be_used_in_the_first_turn() -> None:
    table = Table.set_up()
    while table.step == "setup-cubes":
        table.place(
            "conti" if table.seat == "condeean" and table.cubes("conti") != ("condeean", 3) else AVATARS[table.seat]
        )
    assert "crown" in table.options("play-card")


def test_4_12_one_action_card_is_dealt_to_each_and_drawing_comes_before_playing() -> None:
    table = set_up_all(Table.set_up())
    assert [len(table.hand(f)) for f in FACTIONS] == [2, 1, 1, 1]
    assert len(table.state.action_deck) == 90 - 5


def test_4_12_the_faction_swap_lies_eighth() -> None:
    for seed in range(6):
        deck = Table.set_up(seed).state.season_deck
        assert (len(deck), deck.index(SWAP)) == (21, 7)


def test_4_12_the_advanced_rule_hides_it_sixth_to_tenth() -> None:
    places = {Table.set_up(seed, faction_swap="sixth-to-tenth").state.season_deck.index(SWAP) for seed in range(60)}
    assert places == {5, 6, 7, 8, 9}


def test_4_12_unseeded_it_may_lie_anywhere() -> None:
    places = {Table.set_up(seed, faction_swap="unseeded").state.season_deck.index(SWAP) for seed in range(60)}
    assert min(places) < 5 and max(places) > 9


@pytest.mark.parametrize("swap", ["eighth", "sixth-to-tenth"])
def test_4_12_condes_arrest_may_lie_right_above_it(swap: str) -> None:
    for seed in range(10):
        deck = Table.set_up(seed, faction_swap=swap, arrest_before_swap=True).state.season_deck
        at = deck.index(SWAP)
        assert deck[at - 1] == PRINCES and sorted(deck) == sorted(SEASON_CARDS)
        assert at == 7 if swap == "eighth" else 5 <= at <= 9


def test_9_3_the_historical_order_seeds_the_arrests_and_the_swap() -> None:
    rest = [c for c in SEASON_CARDS if c not in (PRINCES, PARLEMENTAIRES, SWAP)]
    for seed in range(20):
        deck = Table.set_up(seed, card_order="historical").state.season_deck
        at = deck.index(PRINCES)
        assert 5 <= at <= 7 and deck[at + 1] == SWAP
        assert deck.index(PARLEMENTAIRES) < 3
        assert [c for c in deck if c in rest] == rest


def test_4_12_decks_are_shuffled() -> None:
    decks = {Table.set_up(seed).state.action_deck for seed in range(5)}
    assert len(decks) == 5


def test_1_21_one_player_or_five_and_an_unknown_option_are_refused() -> None:
    for players in (PLAYERS[:1], (*PLAYERS, "Eve")):
        with pytest.raises(TableError):
            Match.start(GAME, Setup("frondeurs", players, 1))
    with pytest.raises(TableError):
        Match.start(GAME, Setup("frondeurs", PLAYERS, 1, {"no_such_option": True}))
