"""Rochefort (6), by the numbers of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mousquetaires.table import LIFE, Table, at, board, mission


def lurk(seat: str = "porthos", place: str = "louvre", **position: Any) -> Table:
    """Milady is at the Louvre, and a musketeer too."""
    louvre = mission("provocation", "lubin")
    setup = {"place": at(**{seat: place}), "louvre": louvre, "destination": "louvre", **position}
    return Table(active=seat, **setup)


@pytest.mark.parametrize("attempt", ["challenge:louvre:panache", "duel:louvre:lubin"])
def test_6_1_an_attempt_brings_her_out(attempt: str) -> None:
    table = lurk()
    table.do(attempt)
    assert table.state.revealed and table.state.duel.foe == "rochefort" and table.steps() == ["fight"]
    assert "milady-revealed" in table.kinds() and not table.match.can_undo("porthos")


def test_6_1_not_arrivals_purchases_or_traps() -> None:
    table = lurk(place="paris", louvre=mission("provocation", "lubin", trap="beggars"), pistoles=9)
    table.do("move:louvre", "buy:pistol", "buy:done", "trap:louvre")
    assert not table.state.revealed and "beggars" in table.state.out_of_play


def test_6_1_all_see_where_she_is_not() -> None:
    table = lurk(destination="quest")
    table.do("challenge:louvre:panache")
    assert table.state.absent == ("louvre",) and table.steps() == ["play-cards"] and not table.state.revealed


def test_6_1_a_token_of_the_quest_brings_her_out_an_empty_path_does_not() -> None:
    tokens = board("-blank", *["red-2"] * 3, *["blank"] * 3, *["red-3"] * 3, *["red-4"] * 2)
    table = Table(active="porthos", place=at(porthos="quest"), board=tokens, destination="quest")
    table.do("inn:bedrooms")
    assert not table.state.revealed and table.state.path["porthos"] == "bedrooms" and table.steps() == ["act"]
    table.do("inn:bedrooms")
    assert table.state.revealed and not table.state.board[1].up


def test_6_1_not_the_secret_passage() -> None:
    table = Table(active="porthos", place=at(porthos="quest"), quest=4, epic=3, destination="quest")
    table.do("passage")
    assert table.state.column == 1 and not table.state.revealed


def test_6_2_cards_against_him_are_his_duels_own() -> None:
    table = lurk(hands={"porthos": ["combat", "panache", "panache"]})
    actions = table.state.action_points["porthos"]
    table.do("challenge:louvre:panache", "fight:combat", dice="LLLS SSSS", seat=None)
    table.until("play-cards")
    assert table.state.rochefort == 4 and table.hand("porthos") == ["panache", "panache"]
    assert table.state.action_points["porthos"] == actions - 1


def test_6_3_wounded_he_flees_and_the_attempt_goes_on() -> None:
    table = lurk()
    table.do("duel:louvre:lubin", "fight:none", dice="LLL SSSS")
    table.until("fight")
    assert table.state.is_home and table.state.duel.foe == "lubin" and table.state.rochefort == 4
    assert table.view()["milady"]["place"] == "milady-quarters"
    table.do("fight:none", dice="LLL SS")
    assert "lubin" in table.state.out_of_play
    table.do("challenge:louvre:panache")
    assert table.steps() == ["play-cards"]


def test_6_3_put_out_by_him_nothing_goes_on() -> None:
    table = lurk(seat="aramis", life={**LIFE, "aramis": 1})
    table.do("challenge:louvre:panache", "fight:none", dice="LLL XXSH")
    table.until("act")
    assert table.state.down == ("aramis",) and table.state.is_home and table.state.louvre.progress == ()


def test_6_4_unhurt_he_stays_and_meets_the_next() -> None:
    table = lurk(place="louvre", hands={"porthos": ["panache"]})
    table.do("challenge:louvre:panache", "fight:none", dice="HHL XXSH")
    table.until("act")
    assert table.state.life["porthos"] == 4 and "action-lost" in table.kinds()
    assert table.hand("porthos") == ["panache"] and table.state.action_points["porthos"] == 2
    table.do("challenge:louvre:panache")
    assert table.state.duel.where == "rochefort" and table.state.duel.stage == "cards"


def test_6_4_rochefort_comes_before_the_assassin() -> None:
    table = lurk(louvre=mission("provocation", "lubin", trap="assassin"))
    table.do("challenge:louvre:panache", "fight:none", dice="HHL XXSH")
    table.until("act")
    assert table.state.louvre.trap == "assassin" and table.state.life["porthos"] == 4


def test_6_5_athos_passes_and_nobody_learns_anything() -> None:
    for destination in ("louvre", "quest"):
        table = lurk(seat="athos", destination=destination, hands={"athos": ["panache"]})
        table.do("challenge:louvre:panache")
        assert table.steps() == ["play-cards"] and not table.state.revealed and table.state.absent == ()


def test_6_6_out_of_action_he_is_worth_one_for_all_once() -> None:
    table = lurk(rochefort=1)
    table.do("challenge:louvre:panache", "fight:none", dice="LLL SSSS")
    table.until("play-cards")
    assert table.state.rochefort == 0 and table.state.one_for_all == 1 and table.state.earned == ("rochefort",)
    again = lurk(rochefort=1, earned=["rochefort"])
    again.do("challenge:louvre:panache", "fight:none", dice="LLL SSSS")
    again.until("play-cards")
    assert again.state.one_for_all == 0


def test_6_6_without_him_she_cannot_go_where_she_needs_him() -> None:
    table = Table(rochefort=0)
    assert table.options("choose-destination") == {"dest:la-rochelle", "dest:richelieu", "dest:milady-quarters"}
    assert table.refusal("milady", "dest:paris", "no-rochefort") == "6.6"
    assert len(Table(rochefort=1).options("choose-destination")) == 6
