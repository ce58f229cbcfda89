"""Set-up (1), by the numbers of RULES.md."""

from __future__ import annotations

import pytest

from fronde.core.match import Match
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import FIGHTING, ITEMS, LOUVRE, POSTABLE, TRACKS
from fronde.games.mousquetaires.model import in_hand
from tests.games.mousquetaires.table import HOME, LIFE, Table


def test_1_1_tracks_begin_where_nothing_is_lost() -> None:
    state = Table.set_up().state
    assert (state.time, state.siege, state.honour, state.louvre_at, state.rochefort) == (1, 0, 0, 1, 5)
    assert (len(TRACKS.time), TRACKS.honour, TRACKS.siege, TRACKS.constance) == (13, 9, 6, 6)
    assert [TRACKS.time.count(n) for n in (1, 2, 3, 4)] == [3, 3, 3, 4]


def test_1_1_the_first_turn_begins_once_all_is_laid_out() -> None:
    assert GAME.rules.stretch(Table.set_up().state) is None and GAME.rules.stretch(Table(turn=3).state) == 3


def test_1_2_the_arsenal_has_two_of_each() -> None:
    state = Table.set_up().state
    assert set(state.stock) == set(ITEMS) and set(state.stock.values()) == {2}
    assert Table.set_up(6).state.stock["toledo-sword"] == 1


def test_1_3_milady_holds_everything_and_three_treachery_cards() -> None:
    table = Table.set_up()
    assert in_hand(table.state) == list(POSTABLE) and len(table.state.treachery) == 3
    assert table.state.reserve == FIGHTING
    assert table.view("milady")["milady"]["treachery"] == list(table.state.treachery)
    assert table.view("athos")["milady"]["treachery"] == 3 and table.view()["milady"]["adversaries"] is None


def test_1_4_milady_lays_eight_adversaries_and_four_blanks() -> None:
    table = Table.set_up()
    assert table.steps() == ["lay-tokens"] and table.waited_for() == ["milady"]
    table.do(*["token:red-4"] * 3, *["token:red-3"] * 4, "token:snare")
    assert table.options("lay-tokens") == {"token:blank", "token:rest"}
    assert table.refusal("milady", "token:red-2", "token-here") == "8.1"
    table.do(*["token:blank"] * 4)
    board = table.state.board
    assert len(board) == 12 and not any(space.up or space.is_empty for space in board)
    assert [space.token for space in board[:8]] == [*["red-4"] * 3, *["red-3"] * 4, "snare"]
    assert len(table.state.reserve) == 11 and table.steps() == ["first-paris"]


def test_1_4_the_rest_may_be_left_to_chance() -> None:
    table = Table.set_up()
    table.do("token:snare", "token:rest")
    tokens = [space.token for space in table.state.board]
    assert tokens[0] == "snare" and tokens.count("blank") == 4 and len(tokens) == 12
    assert not table.match.can_undo("milady")


def test_1_4_by_chance_a_blank_is_as_likely_on_one_space_as_on_the_next() -> None:
    counts = [0] * 12
    for seed in range(120):
        for n, space in enumerate(Table.set_up(1, seed).state.board):
            counts[n] += space.token == "blank"
    assert sum(counts) == 4 * 120
    assert all(130 < sum(counts[path : path + 4]) < 190 for path in (0, 4, 8)), counts


def test_1_7_milady_sees_both_missions_before_she_posts() -> None:
    table = Table.set_up()
    table.do("token:rest", "paris:watch")
    assert table.state.louvre is not None and table.find("post:lubin").about["place"] == "paris"
    while table.steps() == ["post"] and table.match.decisions[0].about["place"] == "paris":
        table.default()
    assert table.match.decisions[0].about["place"] == "louvre"


def test_1_7_a_game_that_version_1_began_turns_up_one_louvre_card_too() -> None:
    table = Table.set_up()
    table.do("token:rest")
    position = table.match.position()
    position["stack"].insert(-1, {"step": "next-louvre"})
    old = Table.set_up()
    old.match, _ = Match.at(GAME, table.match.setup, position)
    old.do("paris:watch")
    old.until("choose-destination")
    assert len(old.state.louvre_deck) == 7 and old.state.louvre.posted


def test_1_5_musketeers_at_their_places() -> None:
    state = Table.set_up().state
    assert state.place == HOME and state.life == LIFE and not any(state.gear.values())
    six = Table.set_up(6).state
    assert six.place["treville"] == "vieux-colombier" and six.gear["treville"] == ("toledo-sword",)


@pytest.mark.parametrize(
    ("players", "hands", "cards"), [(1, 1, 9), (2, 1, 9), (3, 2, 9), (4, 3, 7), (5, 4, 5), (6, 5, 5)]
)
def test_1_6_hands(players: int, hands: int, cards: int) -> None:
    table = Table.set_up(players)
    if players > 1:
        assert [len(hand) for hand in table.state.hands.values()] == [cards] * hands
    else:
        assert [len(hand) for hand in table.state.hands.values()] == [cards + 1]  # the first turn has begun


def test_1_7_the_first_missions() -> None:
    table = Table.set_up()
    table.do("token:rest")
    assert len(table.options("first-paris")) == 6
    table.do("paris:queens-message")
    assert table.steps() == ["post"] and table.state.paris.card == "queens-message"
    while table.state.louvre is None:
        table.default()
    assert table.state.louvre.card in LOUVRE and len(table.state.louvre_deck) == 7
    table.until("choose-destination")
    assert table.state.turn == 1 and table.state.phase == "milady"
    assert table.state.paris.up and table.state.louvre.up  # d'Artagnan and Porthos stand there
