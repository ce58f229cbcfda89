"""The musketeers' phase and what is done in it at once (3), by the numbers of RULES.md."""

from __future__ import annotations

import pytest

from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import ADVENTURE_DECK, ITEMS
from fronde.games.mousquetaires.model import skill_of
from tests.games.mousquetaires.table import LIFE, MUSKETEERS, Table, at, mission

TOGETHER = {"active": "athos", "place": at(athos="paris")}
"""Athos with d'Artagnan in Paris."""


def test_3_1_three_actions_and_four_with_three_musketeers() -> None:
    assert set(Table(active="athos").state.action_points.values()) == {3}
    assert set(Table(4, active="athos").state.action_points.values()) == {4}
    table = Table(active="athos")
    table.do("draw", "draw", "draw")
    assert "athos" in table.state.turns_over and table.state.active == ""


def test_3_2_anybody_may_begin_and_then_acts_alone() -> None:
    table = Table()
    table.do("dest:paris", "treachery:draw")
    assert table.waited_for() == list(MUSKETEERS) and all(d.first_come for d in table.match.decisions if d.required)
    table.do("draw", seat="porthos")
    assert table.waited_for() == ["porthos"]
    table.refusal("athos", "draw")
    table.do("end-turn")
    assert table.waited_for() == ["dartagnan", "athos", "aramis"]
    table.do("end-turn", seat="athos")
    table.do("end-turn", seat="aramis")
    (last,) = [d for d in table.match.decisions if d.required]
    assert last.seat == "dartagnan" and not last.first_come


def test_3_3_draw_and_shuffle_the_discards() -> None:
    discards = list(ADVENTURE_DECK)
    discards.remove("kitty")
    table = Table(active="athos", deck=["kitty"], discards=discards, hands={})
    events = table.do("draw")
    assert table.hand("athos") == ["kitty"] and not table.match.can_undo("athos")
    assert table.sentences(events, "porthos") == ["Athos draws Kitty."]
    assert table.sentences(events, "milady") == table.sentences(events) == ["Athos draws a card."]
    table.do("draw")
    assert len(table.hand("athos")) == 2 and not table.state.discards


def test_3_4_anywhere_but_the_bastille_and_miladys_quarters() -> None:
    table = Table(active="athos")
    moves = {option for option in table.options("act") if option.startswith("move:")}
    assert moves == {"move:paris", "move:louvre", "move:quest", "move:la-rochelle", "move:richelieu"}
    assert table.refusal("athos", "move:bastille", "no-way") == "3.4"
    assert table.refusal("athos", "move:vieux-colombier", "already-there") == "3.4"
    table.do("move:quest")
    assert table.state.place["athos"] == "quest" and table.state.action_points["athos"] == 2
    assert table.match.can_undo("athos")


def trade(table: Table, gift: str, price: str) -> None:
    """An offer to d'Artagnan, sent."""
    table.do("offer-to:dartagnan", f"offer-give:thing:{gift}", f"offer-ask:thing:{price}", "offer:send")


def test_3_5_one_action_for_as_much_as_both_like() -> None:
    table = Table(
        **TOGETHER, hands={"athos": ["combat", "kitty"], "dartagnan": ["nobility"]}, gear={"athos": ["pistol"]}
    )
    trade(table, "combat", "nobility")
    assert table.state.action_points["athos"] == 3 and "offer:accept" in table.options("answer-offer", "dartagnan")
    table.do("offer:accept")
    assert table.hand("athos") == ["nobility", "kitty"] and table.hand("dartagnan") == ["combat"]
    assert table.state.action_points["athos"] == 2
    trade(table, "pistol", "nothing")
    table.do("offer:accept")
    assert table.state.gear["dartagnan"] == ("pistol",) and table.state.action_points["athos"] == 2
    table.do("draw")
    trade(table, "kitty", "nothing")
    table.do("offer:accept")
    assert table.state.action_points["athos"] == 0 and table.steps() == ["act"] and table.options("act") == {"end-turn"}


def test_3_5_a_refused_offer_costs_nothing_and_tells_nobody() -> None:
    table = Table(**TOGETHER, hands={"athos": ["combat"], "dartagnan": ["nobility"]})
    trade(table, "combat", "nobility")
    assert table.view("dartagnan")["offer"] is not None and table.view("porthos")["offer"] is None
    events = table.do("offer:decline")
    assert table.state.action_points["athos"] == 3 and not table.sentences(events, "milady")


def test_3_5_what_is_traded_is_seen_by_fellow_musketeers_alone() -> None:
    table = Table(**TOGETHER, hands={"athos": ["combat"], "dartagnan": ["nobility"]})
    trade(table, "combat", "nothing")
    events = table.do("offer:accept")
    assert "gives Combat to d’Artagnan" in " ".join(table.sentences(events, "porthos"))
    assert "gives d’Artagnan a card" in " ".join(table.sentences(events, "milady"))


def test_3_5_only_in_one_place_and_with_room() -> None:
    table = Table(active="athos", hands={"athos": ["combat"], "dartagnan": ["combat"]})
    assert not table.options("offer-to")
    table = Table(**TOGETHER, gear={"athos": ["pistol"], "dartagnan": ["pistol"]})
    assert table.refusal("athos", "offer-to:porthos", None)
    trade(table, "pistol", "nothing")
    assert table.options("answer-offer") == {"offer:decline"}


@pytest.mark.parametrize(("price", "fits"), [("pistol", True), ("kitty", False)])
def test_3_5_whoever_is_full_can_but_exchange(price: str, fits: bool) -> None:
    full = {"athos": ["thoroughbred"], "dartagnan": ["armor", "pistol", "toledo-sword"]}
    table = Table(active="athos", place=at(athos="paris"), gear=full, hands={"dartagnan": ["kitty"]})
    trade(table, "thoroughbred", price)
    assert ("offer:accept" in table.options("answer-offer", "dartagnan")) == fits


def test_3_5_upgrades_stay_and_a_shared_hand_is_no_trade() -> None:
    table = Table(**TOGETHER, gear={"athos": ["upgrade-panache", "pistol"]}, hands={})
    decision = table.find("offer-to:dartagnan")
    for other, why in (("porthos", "refused-not-here"), ("richelieu", "refused-option")):
        refusal = GAME.speech.explain(table.state, "athos", decision, f"offer-to:{other}")
        assert (refusal.reason.id, refusal.rule) == (why, "3.5")
    table.do("offer-to:dartagnan")
    assert table.options("offer-give") == {"offer-give:thing:pistol"} | (
        {"offer-give:thing:nothing"} & table.options("offer-give"))  # fmt: skip
    two = Table(2, active="dartagnan", place=at(athos="paris"), hands={"dartagnan": ["combat"]})
    assert not two.options("offer-to")


def test_3_5_begin_without_an_action() -> None:
    table = Table(place=at(athos="paris"), treachery=["slander"])
    table.do("dest:paris", "treachery:slander")
    assert "begin" in table.options("act", "athos") and "begin" not in table.options("act", "aramis")
    table.do("begin", seat="athos")
    assert table.state.active == "athos" and table.state.action_points["athos"] == 3 and table.options("offer-to")


def test_3_6_characters() -> None:
    cards = ["des-essarts", "buckingham", "bassompierre", "kitty", "la-porte"]
    table = Table(4, active="athos", hands={"athos": cards}, honour=3, destination="louvre")
    pistoles = table.state.pistoles
    table.do("character:des-essarts", "character:buckingham", "character:la-porte")
    assert (table.state.pistoles, table.state.epic, table.state.honour) == (pistoles + 3, 1, 1)
    events = table.do("character:kitty")
    assert table.state.location_is_public and table.view()["milady"]["place"] == "louvre" and not table.state.revealed
    assert "Milady is at the Louvre" in " ".join(table.sentences(events))


def test_3_6_bassompierre_is_laid_at_la_rochelle_from_anywhere() -> None:
    table = Table(active="athos", hands={"athos": ["bassompierre"]}, siege_cards=["combat"])
    table.do("character:bassompierre")
    assert table.state.siege_cards == ("combat", "bassompierre") and table.view()["siege"]["blue"] == 2
    full = Table(active="athos", hands={"athos": ["bassompierre"]}, siege_cards=["combat"] * 3)
    assert full.refusal("athos", "character:bassompierre", "siege-full") == "3.7"


def test_3_7_three_combat_cards_at_most() -> None:
    hands = {"aramis": ["combat", "combat", "double-combat", "nobility"], "athos": ["combat"]}
    table = Table(active="aramis", hands=hands)
    assert table.refusal("aramis", "reinforce:nobility", "no-combat") == "3.7"
    table.do("reinforce:combat", "reinforce:double-combat", "reinforce:combat")
    assert len(table.state.siege_cards) == 3 and table.view()["siege"]["blue"] == 4
    table = Table(active="aramis", hands=hands, siege_cards=["combat"] * 3)
    assert table.refusal("aramis", "reinforce:combat", "siege-full") == "3.7"
    assert Table(active="athos", hands=hands).refusal("athos", "reinforce:combat", "not-at-siege") == "3.7"


def test_3_8_and_3_9_only_where_one_is() -> None:
    table = Table(active="athos", louvre=mission("chancellor", "lubin"))
    assert table.refusal("athos", "challenge:louvre:nobility", "elsewhere") == "3.8"
    assert table.refusal("athos", "duel:louvre:lubin", "elsewhere") == "3.9"
    table.do("move:louvre")
    assert {"challenge:louvre:nobility", "duel:louvre:lubin"} <= table.options("act")
    assert table.refusal("athos", "challenge:louvre:panache", "no-challenge") == "3.8"
    assert table.refusal("athos", "duel:louvre:felton", "no-foe") == "3.9"


def test_3_8_a_challenge_costs_an_action() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin"), hands={})
    table.do("challenge:louvre:nobility", "play:0")
    assert table.state.action_points["athos"] == 2 and "challenge-lost" in table.kinds()


def test_3_9_a_duel_costs_an_action() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin"))
    table.do("duel:louvre:lubin", "fight:none", dice="LLL SS")
    assert table.state.action_points["athos"] == 2 and "lubin" in table.state.out_of_play


def test_3_10_two_items_in_one_action() -> None:
    table = Table(active="athos", pistoles=9)
    table.do("buy:armor")
    assert table.steps() == ["buy-more"]
    table.do("buy:pistol")
    assert table.state.gear["athos"] == ("pistol", "armor") and table.state.action_points["athos"] == 2
    assert table.state.pistoles == 9 - ITEMS["armor"].price - ITEMS["pistol"].price and table.state.stock["armor"] == 1
    table.do("buy:toledo-sword", "buy:done")
    assert table.state.action_points["athos"] == 1


def test_3_10_never_two_alike_never_on_credit_never_out_of_nothing() -> None:
    table = Table(
        active="athos", pistoles=2, gear={"athos": ["armor"]}, stock={"pistol": 0, "armor": 1, "thoroughbred": 2}
    )
    assert table.refusal("athos", "buy:armor", "two-alike") == "3.10"
    assert table.refusal("athos", "buy:pistol", "sold-out") == "3.10"
    assert table.refusal("athos", "buy:thoroughbred", "too-dear") == "3.10"
    assert table.refusal("athos", "buy:crown", "unknown-item") == "3.10"


def test_3_10_without_room_one_is_replaced_and_leaves_the_game() -> None:
    table = Table(active="athos", pistoles=9, gear={"athos": ["thoroughbred", "pistol", "armor"]})
    table.do("buy:toledo-sword")
    assert table.options("replace-item") == {"replace:thoroughbred", "replace:pistol", "replace:armor"}
    assert table.refusal("athos", "replace:balm", "not-owned") == "3.10"
    table.do("replace:pistol", "buy:done")
    assert table.state.gear["athos"] == ("thoroughbred", "armor", "toledo-sword") and table.state.stock["pistol"] == 1


def test_3_11_a_thoroughbred_moves_for_nothing_once_a_turn() -> None:
    table = Table(active="athos", gear={"athos": ["thoroughbred"]})
    table.do("move:paris")
    assert table.state.action_points["athos"] == 3
    table.do("move:louvre")
    assert table.state.action_points["athos"] == 2
    table = Table(active="athos", gear={"athos": ["thoroughbred"]}, left={"athos": 1})
    table.do("draw")
    assert table.state.active == "athos" and "draw" not in table.options("act")
    table.do("move:quest")
    assert "athos" in table.state.turns_over


def test_3_12_balm_heals_two_at_once() -> None:
    table = Table(active="porthos", life={**LIFE, "porthos": 2})
    table.do("buy:balm")
    assert table.state.life["porthos"] == 4 and table.state.stock["balm"] == 1 and not table.state.gear["porthos"]
    assert Table(active="athos").refusal("athos", "buy:balm", "unhurt") == "3.12"


def test_3_12_upgrades_cost_a_card() -> None:
    table = Table(active="athos", hands={"athos": ["combat", "kitty"]}, pistoles=5)
    table.do("buy:upgrade-gallantry")
    assert table.options("pay-card") == {"pay:combat", "pay:kitty"}
    table.do("pay:kitty")
    assert skill_of(table.state, "athos", "gallantry") == 3 and "kitty" in table.state.discards
    table.do("buy:improved-manoeuvre")
    assert table.hand("athos") == [] and "pay-card" not in [action.step for action in table.match.log[2:]]
    assert "improved-manoeuvre" in table.state.gear["athos"]
    assert Table(active="athos", hands={}).refusal("athos", "buy:improved-manoeuvre", "no-card-for") == "3.12"


def test_3_12_room_is_made_before_a_card_is_paid() -> None:
    gear = ["upgrade-nobility", "upgrade-panache"]
    table = Table(active="athos", gear={"athos": gear}, hands={"athos": ["combat", "kitty"]}, pistoles=9)
    table.do("buy:upgrade-gallantry", "replace:upgrade-panache")
    assert table.steps() == ["pay-card"] and table.view()["musketeers"]["athos"]["gear"] == ["upgrade-nobility"]
    table.match.undo("athos")
    assert table.steps() == ["replace-item"] and table.state.gear["athos"] == tuple(gear)
    table.do("replace:upgrade-panache", "pay:kitty", "buy:done")
    assert table.state.gear["athos"] == ("upgrade-nobility", "upgrade-gallantry") and table.hand("athos") == ["combat"]
    assert table.state.stock["upgrade-panache"] == 1 and table.state.action_points["athos"] == 2


@pytest.mark.parametrize("down", [("athos",), ("athos", "porthos")])
def test_3_13_the_wounded_stand_up_and_that_is_their_turn(down: tuple[str, ...]) -> None:
    place = at(**dict.fromkeys(down, "vieux-colombier"))
    table = Table(down=list(down), life={**LIFE, **dict.fromkeys(down, 0)}, place=place, hands={})
    table.do("dest:paris", "treachery:draw")
    assert not table.state.down and table.state.life == LIFE
    assert [len(table.hand(seat)) for seat in down] == [1] * len(down)
    assert not set(down) & set(table.waited_for())


def test_3_11_a_die_kept_that_ends_the_duel_is_not_taken_back() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin", "jussac"),
                  gear={"athos": ["toledo-sword"]})  # fmt: skip
    table.do("duel:louvre:lubin", "fight:none", dice="LLL SS")
    table.do("reroll:keep")
    assert table.match.is_settled and "duel-ended" in table.kinds() and not table.match.can_undo("athos")
