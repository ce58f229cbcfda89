"""Events (6.1 to 6.7), the order of play (5.7 to 5.9), foreign interventions (6.8, 6.9)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.jeanne.data import FOREIGNERS
from tests.games.jeanne.table import HOMES, WORDS, Table, after_events, field_battle, run, sea_battle

RICH = {**HOMES, "arras": "flandres", "gand": "flandres"}


def test_5_7_the_order_is_drawn_5_9_and_the_first_gains_influence() -> None:
    table = Table(phase="order", war=True)
    data = table.last("order-drawn")
    assert sorted(data["seats"]) == sorted(HOMES.values()) == sorted(table.view()["order"])
    assert data["seat"] == data["seats"][0] and table.view()["influence"][data["seat"]] == 1
    assert Table(phase="order", influence=dict.fromkeys(HOMES.values(), 6)).last("order-drawn")["n"] == 0


def test_5_8_never_first_twice() -> None:
    firsts = {Table(3, seed, phase="order", round=2).last("order-drawn")["seat"] for seed in range(40)}
    assert firsts == {"angleterre", "bourgogne"}
    firsts = {Table(3, seed, phase="order", round=1).last("order-drawn")["seat"] for seed in range(40)}
    assert "navarre" in firsts


def test_6_1_the_first_player_draws_one_in_peace_two_in_war() -> None:
    assert len(Table(phase="events", war=False).last("events-drawn")["events"]) == 1
    assert len(Table(phase="events", war=True).last("events-drawn")["events"]) == 2


def test_6_1_the_first_player_orders_two() -> None:
    table = Table(phase="events", war=True, events=["bad-weather", "truce"], owner=HOMES)
    assert table.steps() == ["order-events"] and table.waited_for() == ["navarre"]
    assert table.refusal("navarre", "first:plague", "not-drawn") == "6.1"
    table.do("first:truce")
    assert [data["event"] for data in table.events_of("event-began")] == ["truce", "bad-weather"]


def test_6_1_two_alike_need_no_order() -> None:
    table = Table(phase="events", war=True, events=["revolt", "revolt"], owner=HOMES)
    assert table.steps() == ["revolt"]


def test_6_1_the_plague_once_gone_is_not_drawn_again() -> None:
    events = [Table(seed=seed, phase="events", plague_over=True, war=True).last("events-drawn") for seed in range(60)]
    assert not any("plague" in data["events"] for data in events)


def test_6_2_1_a_revolt_takes_a_step_from_cities_named_one_by_one() -> None:
    table = run("revolt", 2, owner=RICH, works={"arras": "castle", "gand": "fortress"})
    assert table.waited_for() == ["navarre"] and table.cities("revolt") == set(RICH)
    table.do("revolt:arras", dice=[5])
    assert table.view()["works"] == {"arras": "", "gand": "fortress"} or table.view()["works"] == {"gand": "fortress"}
    assert table.owner("arras") == "flandres" and table.refusal("navarre", "revolt:arras", "tried") == "6.2.1"
    table.do("revolt:gand", dice=[6])
    assert table.view()["works"]["gand"] == "fortress" and "revolt" not in table.steps()


@pytest.mark.parametrize(("die", "free"), [(2, False), (3, True)])
def test_6_2_1_a_garrison_that_rises_is_a_free_city(die: int, free: bool) -> None:
    table = run("revolt", 1, owner=RICH)
    table.do("revolt:arras", dice=[die])
    assert (table.owner("arras") is None) is free and table.view()["plundered"] == []
    assert table.last("revolt-tried")["defence"] == 2


@pytest.mark.parametrize(("die", "owner"), [(3, "foreign"), (4, None)])
def test_6_2_1_a_foreign_city_stands_at_three(die: int, owner: str | None) -> None:
    table = run("revolt", 1, owner={**HOMES, "lyon": "foreign"})
    table.do("revolt:lyon", dice=[die])
    assert table.owner("lyon") == owner


def test_6_2_1_no_more_cities_than_there_are() -> None:
    table = run("revolt", 6, owner=dict(list(HOMES.items())[:2]))
    table.do("revolt:bourges", dice=[1, 1])
    assert len(table.events_of("revolt-tried")) == 2 and "revolt" not in table.steps()


def test_6_2_2_companies_plunder_what_they_waste() -> None:
    table = run("companies", 2, owner=RICH)
    table.do("revolt:arras", dice=[6])
    table.do("revolt:gand", dice=[1])
    assert table.owner("arras") is None and table.view()["plundered"] == ["arras"] and table.owner("gand") == "flandres"


def test_6_2_3_the_plague_ends_the_round_and_its_second_event() -> None:
    table = Table(phase="events", war=True, events=["truce", "plague"], owner=HOMES, hands={"france": ["ram"]})
    table.do("first:plague")
    assert table.view()["round"] == 2 and not table.view()["truce"] and not table.events_of("foreigners-came")
    assert table.hand("france") == [] and table.view()["deck"] == 74 and table.steps() == ["vote"] * 6


@pytest.mark.parametrize(("round_", "die", "over"), [(7, 1, False), (8, 2, True), (8, 3, False), (10, 6, True)])
def test_6_2_3_a_plague_ends_the_game_where_the_round_would(round_: int, die: int, over: bool) -> None:
    assert run("plague", die, round=round_).match.over is over


def test_6_2_4_bad_weather_waits_for_the_next_income() -> None:
    assert run("bad-weather").view()["storm"]


def test_6_3_1_a_treaty_brings_back_what_was_taken() -> None:
    lost = {"navarre": ["arras", "gand"]}
    table = run("revolt", 1, owner=RICH, events=["revolt", "treaty"], lost_before=lost)
    table.until("order-events") if "order-events" in table.steps() else None
    assert table.steps() == ["choose-treaty"] and table.cities("treaty") == {"arras", "gand"}
    assert table.refusal("navarre", "treaty:bruges", "not-lost") == "6.3.1"
    table.do("treaty:gand")
    assert table.owner("gand") == "navarre" and table.owner("arras") == "flandres"
    assert table.events_of("city-restored") == [{"seat": "navarre", "city": "gand"}]


def test_6_3_1_a_free_city_comes_back_too_and_one_is_not_asked_for() -> None:
    table = run("truce", events=["treaty", "truce"], lost_before={"navarre": ["tours"]})
    assert table.owner("tours") == "navarre" and "choose-treaty" not in table.steps()


def test_6_3_1_nothing_taken_nothing_back() -> None:
    table = run("truce", lost={"navarre": ["bourges"]}, lost_before={"navarre": ["pampelune"], "france": ["calais"]})
    assert table.events_of("event-void") and table.owner("bourges") == "france"


def test_6_3_2_a_truce_makes_the_next_round_peace() -> None:
    assert run("truce").view()["truce"]


@pytest.mark.parametrize(("count", "lost"), [(7, 2), (6, 1), (1, 1)])
def test_6_3_3_confiscation(count: int, lost: int) -> None:
    table = run("confiscation", hands={"france": ["ram"] * count, "flandres": ["ladders"]})
    assert table.cities("seize") == {"france", "angleterre", "bretagne", "bourgogne", "flandres"}
    assert table.refusal("navarre", "seize:navarre", "yourself") == "6.3.3"
    table.do("seize:france")
    assert len(table.hand("france")) == count - lost and table.view()["discards"] == ["ram"] * lost


def test_6_3_3_where_one_alone_holds_a_card_another_may_still_be_named() -> None:
    table = run("confiscation", hands={"france": ["ram"]})
    assert table.steps() == ["confiscate"], "nothing is taken unasked"
    (event,) = table.do("seize:flandres")[:1]
    assert table.hand("france") == ["ram"] and table.view()["discards"] == []
    text = table.match.game.speech.event_text(event, None)
    assert text is not None and WORDS.text(text) == "Flanders has no card to give up."


def test_6_3_3_nobody_with_cards() -> None:
    assert run("confiscation", hands={"navarre": ["ram"]}).events_of("event-void")[-1]["event"] == "confiscation"


@pytest.mark.parametrize(("pick", "cities"), [("province:normandie", ["caen", "cherbourg"]), ("city:paris", ["paris"])])
def test_6_3_4_the_pope_bans_a_province_or_a_city(pick: str, cities: list[str]) -> None:
    table = run("papal-intervention", owner=RICH)
    assert len(table.options("papal-ban")) == 37 + 60
    assert (
        table.refusal("navarre", "city:nowhere", "option")
        == "6.3.4"
        == table.refusal("navarre", "province:x", "option")
    )
    assert table.refusal("navarre", "province:calais", "moment") == "6.3.4"
    table.do(pick)
    assert table.view()["banned"] == cities


def test_6_3_4_nobody_fights_there_but_plunderers_come() -> None:
    table = Table(
        owner=RICH, active="angleterre", war=True, banned=["arras"],
        hands={"angleterre": ["ram", "ram", "plunderers", "ambassador"]},
    )  # fmt: skip
    table.do("expand:done")
    assert table.refusal("angleterre", "attack:calais:arras", "banned") == "6.3.4"
    table.do("plunder:arras", dice=[3])
    assert table.view()["plundered"] == ["arras"]
    table.do("ambassador", dice=[1, 1])
    table.do("rebel:arras", dice=[6])
    assert table.owner("arras") == "angleterre"


def test_6_3_4_foreign_powers_turn_back() -> None:
    table = after_events(3, banned=["lyon"])
    assert table.last("foreigners-turned")["why"] == "banned" and table.owner("lyon") is None


def raid(**position: Any) -> Table:
    """Navarre draws the long-range attack; Besançon lies far, in mountains."""
    usual: dict[str, Any] = {
        "owner": {**HOMES, "rouen": "navarre"}, "hands": {"navarre": ["ram", "ram"], "bourgogne": ["ram"]}
    }  # fmt: skip
    return run("long-range-attack", **{**usual, **position})


def test_6_4_any_enemy_city_from_any_own_one() -> None:
    table = raid()
    assert table.cities("raid") == {"bourges", "calais", "brest", "besancon", "bruges", "none"}
    table.do("raid:besancon")
    assert table.cities("from") == {"pampelune", "rouen"}
    table.do("from:rouen")
    assert set(table.waited_for()) == {"navarre", "bourgogne"}
    table.lay(dice=(6, 1))
    data = table.last("battle-fought")
    assert data["defence"]["bonus"] == {"works": 2} and table.owner("besancon") == "navarre"
    assert table.view()["attacked_from"]["navarre"] == ["rouen"]


def test_6_4_it_is_no_duty_and_tells_nothing_of_the_hand() -> None:
    weak = raid(hands={"navarre": ["ram", "traitor"]})
    assert weak.options("long-range-attack") == {"raid:none"} and weak.waited_for() == ["navarre"]
    weak.do("raid:none")
    assert weak.events_of("raid-declined") == [{"seat": "navarre"}]


def test_6_4_who_has_declined_it_has_declined_it() -> None:
    table = Table(phase="events", war=True, owner=HOMES, events=["long-range-attack", "papal-intervention"])
    table.do("first:long-range-attack", "raid:none")
    assert table.steps() == ["papal-ban"] and not table.match.can_undo("navarre")


def test_6_4_it_is_the_one_attack_of_a_peace() -> None:
    table = Table(
        owner={**RICH, "orthez": "france"}, active="navarre", hands={"navarre": ["ram"] * 4},
        attacked_from={"navarre": ["pampelune"]},
    )  # fmt: skip
    table.until("fight")
    assert table.refusal("navarre", "attack:pampelune:orthez", "one-attack") == "7.4.4"


def test_6_4_no_target_no_question() -> None:
    table = run("long-range-attack", owner={"pampelune": "navarre"}, hands={"navarre": ["ram"] * 2})
    assert table.events_of("event-void")[-1]["event"] == "long-range-attack"


def test_6_5_the_two_with_most_ports_duel() -> None:
    table = sea_battle(1, 6)
    assert table.last("duels-drawn")["duels"] == [["angleterre", "bretagne"]]
    data = table.last("duel-fought")
    assert data["winner_seat"] == "bretagne" and table.view()["ruler"] == "bretagne"
    assert table.match.score()["bretagne"]["duels"] == 1 == table.view()["gained"]["bretagne"]
    assert table.view("angleterre")["hands"]["angleterre"] == [] and "ram" in table.hand("bretagne")
    assert table.view()["influence"]["angleterre"] == 0


def test_6_5_level_nobody_wins_and_both_cards_go() -> None:
    table = sea_battle(1, 3)
    assert table.last("duel-fought")["winner_seat"] is None and table.view()["ruler"] is None
    assert table.view()["discards"] == ["ram", "sappers"] and table.match.score()["bretagne"]["duels"] == 0


def test_6_5_any_battle_card_may_be_laid_and_one_must() -> None:
    ports = {**HOMES, "bordeaux": "angleterre", "nantes": "bretagne"}
    hands = {"angleterre": ["traitor", "ram"], "bretagne": []}
    table = run("sea-battle", owner=ports, hands=hands, influence={"bretagne": 6})
    assert table.options("duel-card") == {"card:traitor", "card:ram"}
    assert table.options("duel-influence") == {f"influence:{n}" for n in range(6)}
    table.lay(dice=(1, 1), angleterre=["card:traitor"], bretagne=["influence:5"])
    assert [side["total"] for side in table.last("duel-fought")["sides"]] in ([1, 6], [6, 1])
    assert table.hand("angleterre") == ["ram"]


def test_6_5_why_a_card_cannot_be_laid_in_a_duel() -> None:
    ports = {**HOMES, "bordeaux": "angleterre", "nantes": "bretagne"}
    table = run("sea-battle", owner=ports, hands={"angleterre": ["traitor", "engineer"], "bretagne": ["ram"]})
    assert table.refusal("angleterre", "card:none", "one-of-hand") == "6.5"
    assert table.refusal("angleterre", "card:ram", "no-card") == "6.5"
    assert table.refusal("angleterre", "card:pike", "option") == "6.5"
    assert table.refusal("angleterre", "cards:traitor+engineer", "one-card") == "6.5"


def test_6_5_equals_by_lot_and_one_fleet_is_none() -> None:
    pairs = set()
    for seed in range(20):
        table = Table(seed=seed, owner=HOMES, war=True, events=["treaty", "sea-battle"], phase="events",
                      hands={seat: ["ram"] for seat in HOMES.values()})  # fmt: skip
        table.do("first:treaty")
        pairs.add(frozenset(table.view()["duels"]["pairs"][0]))
    assert len(pairs) == 3
    alone = run("sea-battle", owner={"pampelune": "navarre", "calais": "angleterre", "bordeaux": "angleterre"})
    assert alone.events_of("event-void")[-1]["event"] == "sea-battle"


def landing(**position: Any) -> Table:
    """England about to land at Brest while somebody rules the sea."""
    usual: dict[str, Any] = {
        "owner": {"calais": "angleterre", "brest": "bretagne", "bruges": "flandres"}, "active": "angleterre",
        "war": True, "ruler": "flandres", "hands": {"angleterre": ["ram", "ram"], "bretagne": ["ram"]},
    }  # fmt: skip
    table = Table(**{**usual, **position})
    table.do("expand:done", "attack:calais:brest")
    return table


def test_6_6_the_ruler_forbids_a_landing_and_the_attack_is_spent() -> None:
    table = landing()
    assert table.waited_for() == ["flandres"]
    table.do("landing:forbid")
    view = table.view()
    assert table.owner("brest") == "bretagne" and view["attacked_from"]["angleterre"] == ["calais"]
    assert table.refusal("angleterre", "attack:calais:brest", "target-used") == "7.4.3"
    assert table.hand("angleterre") == ["ram", "ram"] and not table.events_of("battle-fought")
    peace = landing(war=False)
    peace.do("landing:forbid")
    assert peace.options("fight") == {"end-turn"}


def test_6_6_the_ruler_lets_it_pass_or_lands_unasked() -> None:
    table = landing()
    table.do("landing:allow")
    assert set(table.waited_for()) == {"angleterre", "bretagne"}
    assert set(landing(ruler="angleterre").waited_for()) == {"angleterre", "bretagne"}
    assert landing(ruler="bretagne").waited_for() == ["bretagne"]


def test_6_6_expansion_over_sea_is_free() -> None:
    table = Table(owner={"calais": "angleterre", "bruges": "flandres"}, active="angleterre", ruler="flandres")
    table.do("sail:brest")
    assert table.owner("brest") == "angleterre"


def test_6_7_two_camps_and_pairs_by_lot() -> None:
    table = field_battle(6, 1, 6, 1, 1, 6)
    pairs, scores = table.last("duels-drawn")["duels"], table.match.score()
    assert sorted(seat for pair in pairs for seat in pair) == sorted(HOMES.values())
    camp = sorted(pair[0] for pair in pairs)
    assert sorted(table.last("camp-won")["seats"]) == camp
    assert [scores[pair[0]]["duels"] for pair in pairs] == [2, 2, 1] and scores[pairs[2][1]]["duels"] == 1


def test_6_7_level_camps_gain_no_more() -> None:
    table = field_battle(6, 1, 1, 6, 3, 3)
    assert table.events_of("camps-level") and sum(items["duels"] for items in table.match.score().values()) == 2


@pytest.mark.parametrize(("seats", "duels"), [(3, 1), (4, 2), (5, 2)])
def test_6_7_an_odd_player_stays_out(seats: int, duels: int) -> None:
    table = field_battle(6, 1, 6, 1, seats=seats)
    assert len(table.events_of("duel-fought")) == duels
    points = sorted(items["duels"] for items in table.match.score().values())
    assert points == [0] * (seats - duels) + [2] * duels


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", [1, 3, 4, 6])
def test_6_8_dice_name_power_and_city(first: int, second: int) -> None:
    row = FOREIGNERS[first - 1]
    table = after_events(*((first, second) if len(row.cities) > 1 else (first,)))
    data = table.last("foreigners-came")
    assert data["foreigner"] == row.id and len(data["dice"]) == min(len(row.cities), 2)
    assert data["city"] == row.cities[(second - 1) * len(row.cities) // 6 if len(row.cities) > 1 else 0]


def test_6_8_a_player_defends_as_ever() -> None:
    table = after_events(4, 2, hands={"bourgogne": ["ram", "engineer"]}, influence={"bourgogne": 1})
    assert table.waited_for() == ["bourgogne"] and not table.options("battle-support")
    table.lay(dice=(2, 1), bourgogne=["influence:1"])
    data = table.last("battle-fought")
    assert data["attack"]["bonus"] == {"strength": 3} and data["attack"]["total"] == 5
    assert data["defence"]["bonus"] == {"works": 2, "mountain": 1} and data["defence"]["total"] == 9
    assert table.owner("besancon") == "bourgogne" and table.view()["used"]["bourgogne"] == ["ram"]


def test_6_8_a_city_that_falls_is_foreign_and_its_cards_are_lost() -> None:
    table = after_events(6, 5, hands={"bretagne": ["ladders"]}, works={"brest": "castle"})
    table.lay(dice=(6, 1))
    data = table.last("battle-fought")
    assert data["way"] == "fleet" and data["defence"]["bonus"] == {"works": 4, "landing": 1}
    assert data["result"] == "tie" and table.owner("brest") == "bretagne"
    table = after_events(6, 5, hands={"bretagne": ["ladders"]})
    table.lay(dice=(6, 1))
    assert table.owner("brest") == "foreign" and table.view()["discards"] == ["ladders"]
    assert table.events_of("power-fell") == [{"seat": "bretagne"}] and table.view()["lost"]["bretagne"] == ["brest"]


def test_6_8_who_holds_nothing_is_not_asked() -> None:
    table = after_events(4, 1, 6, 1)
    assert "battle-fought" in [event.kind for event in table.events]


def test_6_9_foreign_powers_leave_their_own_alone() -> None:
    table = after_events(3, owner={**HOMES, "lyon": "foreign"})
    assert table.last("foreigners-turned")["why"] == "theirs"


def test_6_9_a_foreign_city_falls_with_its_works() -> None:
    table = Table(
        owner={**HOMES, "lyon": "foreign", "grenoble": "france"}, active="france", war=True,
        hands={"france": ["cannon", "cannon", "engineer", "traitor"]}, works={"lyon": "fortress"},
    )  # fmt: skip
    table.do("expand:done", "attack:grenoble:lyon")
    assert table.steps() == ["attack-cards"]
    table.lay(dice=(1, 6))
    assert table.last("battle-fought")["defence"]["total"] == 9
    assert table.owner("lyon") == "france" and table.view()["works"]["lyon"] == "fortress"


def test_6_2_1_a_clock_names_what_is_hardest_to_stir_up() -> None:
    table = run("revolt", 1, owner=RICH, works={"gand": "fortress"})
    (decision,) = table.match.decisions
    assert table.match.default(decision) == ("revolt:gand",)
