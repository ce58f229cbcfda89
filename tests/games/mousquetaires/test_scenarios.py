"""Scenes worked out by hand from the rulebook alone, each of several rules at once, then played."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.mousquetaires.data import TREACHERY_DECK
from tests.games.mousquetaires.table import LIFE, MUSKETEERS, Table, at, board, mission

ALONE = {"milady": "nobody"}
CARD = {"one_for_all": 1, "earned": ["siege"]}
COLOMBIER = "vieux-colombier"


def deck(*first: str) -> list[str]:
    """The treachery deck with some cards on top."""
    rest = list(TREACHERY_DECK)
    for card in first:
        rest.remove(card)
    return [*first, *rest]


def at_louvre(*posted: str, card: str = "provocation", seat: str = "porthos", **more: Any) -> Table:
    """Somebody at the Louvre before what is posted there; Milady elsewhere unless said."""
    extras = {key: more.pop(key) for key in ("trap", "done", "target") if key in more}
    place = at(**{seat: "louvre", **more.pop("place", {})})
    louvre = mission(card, *posted, **extras)
    return Table(**{"active": seat, "place": place, "louvre": louvre, "destination": "richelieu", **more})


def on_quest(quest: int, *tokens: str, seat: str = "athos", **more: Any) -> Table:
    """Somebody on the way to the jewels."""
    return Table(active=seat, quest=quest, place=at(**{seat: "quest"}), destination="richelieu",
                 **({"board": board(*tokens)} if tokens else {}), **more)  # fmt: skip


# --- Milady's phase ---


def test_an_ambush_on_the_last_life_point_costs_the_turn_but_not_the_next() -> None:
    table = Table(treachery=["ambush"], life={**LIFE, "porthos": 1}, hands={})
    table.do("dest:richelieu", "treachery:ambush", "name:porthos")
    assert (table.state.life["porthos"], table.state.place["porthos"]) == (5, COLOMBIER)
    assert "porthos" not in table.waited_for() and len(table.hand("porthos")) == 1
    table.rest()
    table.do("reveal:hide")
    table.until("choose-destination")
    table.do("dest:richelieu")
    assert "porthos" in table.waited_for(), "with no treachery in hand she can only draw"


def test_the_bastille_by_treachery_may_be_left_in_the_same_turn_by_the_den_only_in_the_next() -> None:
    table = Table(treachery=["imprisoned"])
    table.do("dest:quest", "treachery:imprisoned", "name:aramis", "bribe", "move:paris")
    assert (
        table.state.place["aramis"] == "paris"
        and table.state.action_points["aramis"] == 1
        and table.state.pistoles == 5
    )
    den = Table(active="athos", destination="quest", gear={"athos": ["thoroughbred"]})
    den.do("move:richelieu")
    assert den.state.place["athos"] == "bastille" and "athos" in den.state.turns_over and not den.state.active


def test_conscripts_and_emergency_by_how_many_play() -> None:
    for players, each, budget in ((5, 2, 8), (4, 3, 8), (6, 2, 10)):
        table = Table(players, treachery=["conscripts"])
        table.do("dest:quest", "treachery:conscripts")
        assert set(table.state.action_points.values()) == {each}
        hurried = Table(players, treachery=["emergency"])
        hurried.do("dest:quest", "treachery:emergency")
        assert hurried.state.budget == budget and set(hurried.state.action_points.values()) == {each + 1}


def test_dead_end_held_before_it_is_played_and_undone_after() -> None:
    early = Table(treachery=["dead-end"], time=6, **CARD)
    early.do("dest:quest")
    early.do("one-for-all:time", seat="athos")
    early.do("treachery:dead-end")
    assert early.state.time == 6 and "time-held" in early.kinds()
    undone = Table(treachery=["dead-end"], time=6, **CARD)
    undone.do("dest:quest", "treachery:dead-end")
    undone.do("one-for-all:time", seat="athos")
    undone.rest()
    undone.do("reveal:hide")
    undone.until("choose-destination")
    assert undone.state.time == 6 and undone.state.turn == 2


def test_slander_brings_the_queen_to_the_end_and_one_for_all_back_by_two() -> None:
    for answer, honour, end in (("save:yes", 7, ""), ("save:no", 9, "honour")):
        table = Table(treachery=["slander"], honour=8, **CARD)
        table.do("dest:quest", "treachery:slander")
        assert table.steps() == ["save-queen"] * 4
        table.do(answer, seat="aramis")
        assert (table.state.honour, table.state.end) == (honour, end)
    lost = Table(treachery=["slander"], honour=8)
    lost.do("dest:quest", "treachery:slander")
    assert lost.state.end == "honour"


def test_sabotage_takes_equipment_for_good_and_leaves_upgrades() -> None:
    gear = {"aramis": ["armor", "upgrade-panache", "improved-manoeuvre"], "athos": ["pistol", "toledo-sword"]}
    table = Table(treachery=["sabotage"], gear=gear)
    table.do("dest:quest", "treachery:sabotage")
    assert table.options("name-musketeer") == {"name:aramis", "name:athos"}
    table.do("name:aramis")
    assert set(table.state.gear["aramis"]) == {"upgrade-panache", "improved-manoeuvre"}
    assert table.state.stock["armor"] == 1 and table.state.gear["athos"] == ("pistol", "toledo-sword")


def test_isolation_forbids_every_trade_this_turn_and_none_the_next() -> None:
    table = Table(treachery=["isolation"], place=at(athos="paris"), hands={"athos": ["combat"]})
    table.do("dest:quest", "treachery:isolation", "draw")
    assert not table.options("offer-to") and "begin" not in table.options("act")
    table.rest()
    table.do("reveal:hide")
    table.until("choose-destination")
    assert not table.state.isolated


def test_a_new_paris_card_sends_everybody_home_but_those_beaten_and_the_trap() -> None:
    table = Table(
        paris_hand=["watch"], cavois=1, gone=["lubin"],
        paris=mission("constance-kidnapped", "henchman", trap="beggars", done=["erudition"], token=4),
    )  # fmt: skip
    table.do("dest:quest", "paris:watch")
    assert table.state.paris.card == "watch" and table.state.paris.token == 0 and "beggars" in table.state.out_of_play
    assert table.view()["tracks"]["constance"]["at"] == 0 and table.state.cavois == 1
    assert "post:lubin" not in table.options("post") and "post:beggars" not in table.options("post")
    assert "post:henchman" in table.options("post")


def test_reinforcements_twice_felton_and_smugglers_add_up_beyond_six() -> None:
    table = Table(treachery=["reinforcements"], time=12, paris=mission("smugglers", "boisrenard"),
                  louvre=mission("chancellor", "felton"))  # fmt: skip
    table.do("dest:quest", "treachery:reinforcements")
    assert table.view()["siege"]["red"] == 4 + 1 + 1 + 2


# --- the musketeers' phase ---


def test_a_horse_three_actions_and_two_things_for_one_of_them() -> None:
    table = Table(active="athos", gear={"athos": ["thoroughbred"]}, pistoles=12, hands={"athos": ["kitty"]})
    table.do("move:paris", "move:louvre", "draw")
    assert table.state.action_points["athos"] == 1
    table.do("buy:pistol", "buy:armor")
    assert table.state.pistoles == 12 - 2 - 2 and table.state.gear["athos"] == ("thoroughbred", "pistol", "armor")
    assert "athos" in table.state.turns_over


def test_what_is_replaced_leaves_the_game_and_nobody_has_two_alike() -> None:
    gear = ["thoroughbred", "pistol", "armor"]
    table = Table(active="athos", gear={"athos": gear}, pistoles=12)
    table.do("buy:toledo-sword", "replace:pistol", "buy:done")
    assert "pistol" not in table.state.gear["athos"] and table.state.stock["pistol"] == 1
    assert table.refusal("athos", "buy:armor") == "3.10"


def test_a_balm_needs_no_room_and_heals_two_at_most_to_full() -> None:
    gear = {"porthos": ["thoroughbred", "pistol", "armor"]}
    for before, after in ((1, 3), (4, 5)):
        table = Table(active="porthos", gear=gear, life={**LIFE, "porthos": before}, pistoles=12)
        table.do("buy:balm", "buy:done")
        assert table.state.life["porthos"] == after and table.state.stock["balm"] == 1
        assert table.state.gear["porthos"] == ("thoroughbred", "pistol", "armor")


def test_upgrades_are_paid_with_cards_and_never_traded() -> None:
    hands = {"athos": ["combat", "kitty"], "porthos": ["combat"]}
    table = Table(active="athos", place=at(porthos=COLOMBIER), hands=hands, pistoles=12)
    table.do("buy:improved-manoeuvre", "pay:combat", "buy:upgrade-panache")
    assert table.hand("athos") == [] and table.state.discards.count("combat") == 1
    table.do("offer-to:porthos")
    assert table.options("offer-give") == {"offer-give:thing:nothing"}


def test_a_trade_costs_the_one_who_offers_and_only_where_it_is_accepted() -> None:
    hands = {"athos": ["kitty", "combat"], "porthos": ["panache"]}
    table = Table(active="athos", place=at(porthos=COLOMBIER), hands=hands, gear={"athos": ["pistol"]})
    table.do("offer-to:porthos", "offer-give:thing:kitty", "offer-ask:thing:panache", "offer:send", "offer:decline")
    assert table.state.action_points["athos"] == 3 and table.hand("athos") == ["combat", "kitty"]
    table.do("offer-to:porthos", "offer-give:thing:kitty", "offer-ask:thing:panache", "offer:send", "offer:accept")
    table.do("offer-to:porthos", "offer-give:thing:pistol", "offer-ask:thing:nothing", "offer:send", "offer:accept")
    assert (table.state.action_points["athos"], table.state.action_points["porthos"]) == (2, 3)
    assert table.hand("athos") == ["panache", "combat"] and table.state.gear["porthos"] == ("pistol",)


def test_bassompierre_comes_from_anywhere_and_is_one_of_three() -> None:
    table = Table(active="athos", place=at(athos="paris"), siege_cards=["combat", "double-combat"],
                  hands={"athos": ["bassompierre"], "aramis": ["combat"]})  # fmt: skip
    table.do("character:bassompierre")
    assert table.view()["siege"]["blue"] == 1 + 2 + 1
    table.do("end-turn")
    assert not any(option.startswith("reinforce:") for option in table.options("act", "aramis"))


def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    hands = {seat: [] for seat in MUSKETEERS}
    table = Table(active="athos", hands=hands)
    state = table.state
    state.discards, state.deck = state.deck, ()
    table.do("draw")
    assert len(table.state.deck) == 45 and table.state.discards == () and len(table.hand("athos")) == 1


def test_a_wounded_musketeer_gives_and_takes_where_he_lies() -> None:
    table = Table(active="athos", down=["aramis"], life={**LIFE, "aramis": 0}, place=at(aramis=COLOMBIER),
                  gear={"aramis": ["armor"]}, hands={})  # fmt: skip
    table.do("offer-to:aramis", "offer-give:thing:nothing", "offer-ask:thing:armor", "offer:send", "offer:accept")
    assert table.state.gear["athos"] == ("armor",) and "aramis" not in table.waited_for()


# --- challenges, duels, traps ---


def test_a_challenge_lost_costs_cards_and_action_one_met_is_met_exactly() -> None:
    paris = mission("queens-message", "lubin")
    lost = at_louvre("laffemas", paris=paris, hands={"porthos": ["panache"] * 2})
    (test,) = lost.view()["missions"]["louvre"]["challenges"]
    assert test["level"] == 6 + 1 + 1
    lost.do("challenge:louvre:panache", "play:2")
    assert lost.state.louvre.progress == () and lost.hand("porthos") == [] and lost.state.action_points["porthos"] == 2
    exact = at_louvre("lubin", hands={"porthos": ["panache"] * 2})
    exact.do("challenge:louvre:panache")
    assert exact.options("play-cards") == {"play:0", "play:1"}, "5 and 1 reach 6; no card more is asked"
    exact.do("play:1")
    assert exact.state.louvre.progress == ("panache",) and exact.hand("porthos") == ["panache"]


@pytest.mark.parametrize(
    ("foe", "dice", "hits", "hurt", "pistoles", "epic"),
    [
        ("boisrenard", "SHL HX", 0, 0, 0, 0),  # his shield parries the sword; nothing threatens
        ("lubin", "SSL HX", 1, 0, 1, 0),
        ("brisemont", "SHH SS", 1, 0, 1, 0),
        ("henchman", "SHH SSX", 1, 0, 1, 0),
        ("bernajoux", "SSS XXS", 0, 1, 0, 0),  # his manoeuvre is two crosses and a sword
        ("jussac", "SHH HSX", 0, 0, 0, 0),
        ("jussac", "SSS HSX", 1, 1, 2, 0),  # a shield besides in the first round: 3 − 2
        ("cahusac", "LLS SXH", 0, 2, 0, 0),  # a sword besides
        ("laffemas", "LLL SSS", 1, 0, 2, 0),
        ("la-houdiniere", "SSH HXX", 1, 0, 1, 1),
        ("felton", "LLL XXXS", 1, 1, 0, 2),
        ("cavois", "SSS HXSS", 2, 2, 3, 0),
    ],
)
def test_a_round_against_every_adversary(foe: str, dice: str, hits: int, hurt: int, pistoles: int, epic: int) -> None:
    table = at_louvre(foe, seat="athos", life={**LIFE, "athos": 3}, pistoles=0)
    table.do(f"duel:louvre:{foe}", "fight:none", dice=f"{dice} HH HH")
    first = table.state.duel.rounds[0]
    assert (first.foe_loss, first.own_loss) == (hits, hurt)
    if hits or hurt:
        assert (table.state.pistoles, table.state.epic) == (pistoles, epic)
        assert (foe in table.state.out_of_play) == (bool(pistoles or epic) and foe != "henchman")


def test_biscarat_throws_a_die_again_after_the_sword() -> None:
    table = at_louvre("biscarat", "lubin", seat="athos", gear={"athos": ["toledo-sword"]})
    table.do("duel:louvre:biscarat", "fight:none", dice="SHL HHX")
    assert table.steps() == ["reroll"]
    table.do("reroll:lys", dice="S")
    assert table.steps() == ["reroll-red"] and table.state.duel.blue_dice.count("sword") == 2
    table.do("red:cross", dice="H")
    assert (table.state.duel.rounds[0].foe_loss, table.state.duel.rounds[0].own_loss) == (0, 0)


def test_the_henchman_pays_and_may_come_again_where_he_was_beaten() -> None:
    table = at_louvre("henchman", seat="athos", done=["panache"], pistoles=0)
    table.do("duel:louvre:henchman", "fight:none", dice="LLL SSS")
    assert table.state.pistoles == 1 and "henchman" not in table.state.out_of_play and "mission-done" in table.kinds()
    assert "post:henchman" in table.options("post")


def test_the_pistol_counts_once_and_never_against_lubin() -> None:
    for foe, extra in (("boisrenard", (1, 0, 0, 0)), ("lubin", (0, 0, 0, 0))):
        table = at_louvre(foe, seat="athos", gear={"athos": ["pistol"]})
        table.do(f"duel:louvre:{foe}", "fight:none", dice="HHL HX HL H")
        rounds = table.state.duel.rounds
        assert rounds[0].extra == extra and all(one.extra == (0, 0, 0, 0) for one in rounds[1:])


def test_both_fall_he_is_paid_for_and_the_musketeer_lies_down() -> None:
    table = at_louvre("felton", seat="athos", life={**LIFE, "athos": 1})
    table.do("duel:louvre:felton", "fight:none", dice="SHL SSXX")
    assert table.state.epic == 2 and "felton" in table.state.out_of_play
    assert table.state.down == ("athos",) and table.state.place["athos"] == COLOMBIER and not table.state.active


@pytest.mark.parametrize("trap", ["courtesan", "beggars", "nemesis", "assassin", "spies", "informers"])
def test_every_trap_lets_the_mission_be_done_or_not(trap: str) -> None:
    """Obstacles stand in the way of the end, the others do not; all are gone with the mission."""
    target = {"target": "porthos"} if trap == "nemesis" else {}
    table = at_louvre(
        trap=trap, pistoles=2, hands={"porthos": ["panache"] * 2 + ["kitty"] * 1 + ["combat"] * 2}, **target
    )
    table.do("challenge:louvre:panache", f"play:{1 + (trap == 'informers')}")
    obstacle = trap in ("beggars", "nemesis", "spies")
    assert ("mission-done" in table.kinds()) != obstacle and (trap in table.state.out_of_play) != obstacle
    assert table.state.life["porthos"] == 5 - (trap == "assassin")
    if not obstacle:
        return
    table.do("trap:louvre")
    if trap == "spies":
        table.do("pay:combat+combat")
    assert "mission-done" in table.kinds() and trap in table.state.out_of_play
    assert table.state.pistoles == (0 if trap == "beggars" else 2)


def test_nemesis_gives_way_to_nobody_but_whom_she_named() -> None:
    table = at_louvre(trap="nemesis", target="athos", done=["panache"], place={"athos": "louvre"})
    assert "trap:louvre" not in table.options("act")
    table.do("end-turn", "trap:louvre")
    assert "mission-done" in table.kinds()


def test_the_assassin_may_end_an_attempt_before_it_begins() -> None:
    table = at_louvre("lubin", trap="assassin", seat="athos", life={**LIFE, "athos": 1})
    table.do("duel:louvre:lubin")
    assert table.state.down == ("athos",) and table.state.duel is None and "lubin" not in table.state.out_of_play


def test_aramis_adds_any_card_once_a_turn_to_a_duel_or_a_challenge_not_at_la_rochelle() -> None:
    table = at_louvre(
        "lubin", "boisrenard", card="duchess", seat="aramis", hands={"aramis": ["kitty", "gallantry", "la-porte"]}
    )
    table.do("challenge:louvre:gallantry", "any:kitty", "play:1")
    assert table.state.louvre.progress == ("gallantry",)
    table.do("duel:louvre:lubin")
    assert not any(option.startswith("any:") for option in table.options("fight"))
    siege = Table(active="aramis", hands={"aramis": ["kitty"]})
    assert not any(option.startswith("reinforce:") for option in siege.options("act"))


# --- Rochefort, the den, the reveal ---


def test_rochefort_unhurt_meets_everybody_but_athos_until_he_bleeds() -> None:
    table = at_louvre("lubin", destination="louvre", place={"athos": "louvre", "aramis": "louvre"},
                      hands={"porthos": ["panache"]})  # fmt: skip
    table.do("challenge:louvre:panache", "fight:none", dice="HHL XXSH")
    table.do("red:keep")
    assert table.state.life["porthos"] == 4 and table.state.revealed and table.hand("porthos") == ["panache"]
    table.do("end-turn")
    table.do("duel:louvre:lubin", seat="athos")
    assert table.state.duel.foe == "lubin"
    table.do("fight:none", dice="LLL SS")
    table.do("end-turn")
    table.do("challenge:louvre:panache", seat="aramis")
    assert table.state.duel.foe == "rochefort"
    table.do("fight:none", dice="LLL SSSH")
    table.do("red:keep")
    assert table.state.is_home and table.steps() == ["play-cards"]
    table.do("play:0")
    table.do("end-turn")
    table.rest()
    assert "reveal" not in table.steps()


def test_milady_found_in_the_den_draws_nothing_and_the_musketeer_goes_on() -> None:
    table = Table(active="athos", destination="richelieu", treachery=["ambush"], gear={"athos": ["thoroughbred"]})
    table.do("move:richelieu")
    assert table.state.revealed and table.state.action_points["athos"] == 3
    table.do("move:paris")
    table.rest()
    table.until("choose-destination")
    assert table.state.treachery == ("ambush",)


def test_in_the_den_unfound_she_takes_one_of_her_choice_or_draws_to_three() -> None:
    for option, count in (("reveal:take", 2), ("reveal:refill", 3)):
        table = Table(active="athos", destination="richelieu", treachery=["ambush"])
        table.rest()
        table.do(option)
        if option == "reveal:take":
            table.do("take:emergency")
            assert "emergency" in table.state.treachery
        assert len(table.state.treachery) == count


def test_a_paris_card_taken_in_her_quarters_is_laid_in_the_next_turn() -> None:
    table = Table(active="athos", destination="milady-quarters", paris=mission("watch", "jussac"))
    table.rest()
    table.do("reveal:take", "paris:plot")
    table.until("choose-destination")
    table.do("dest:quest", "paris:plot")
    assert table.state.paris.card == "plot" and "post" in table.steps()


# --- La Rochelle and the end of the turn ---


def test_la_rochelle_won_pays_each_space_once_and_stops_at_the_end() -> None:
    table = Table(active="athos", siege=2, siege_cards=["double-combat"] * 3, destination="quest")
    table.rest()
    table.do("reveal:hide", dice="H SSSSSS")
    assert (table.state.siege, table.state.epic, table.state.one_for_all) == (6, 1, 1)
    table.until("choose-destination")
    table.do("dest:quest", "treachery:draw")
    table.rest()
    table.do("reveal:hide", dice="S SSSSSS")
    assert (table.state.siege, table.state.epic, table.state.one_for_all) == (6, 1, 1)


def test_a_life_given_may_be_the_last_and_saves_la_rochelle() -> None:
    for answer, siege, end in (("sacrifice:yes", -5, ""), ("sacrifice:no", -6, "siege")):
        table = Table(active="athos", siege=-4, time=4, destination="quest", siege_marks=["treachery"],
                      life={**LIFE, "aramis": 1})  # fmt: skip
        table.rest()
        table.do("reveal:hide", dice="SS")
        table.do(answer)
        assert (table.state.siege, table.state.end) == (siege, end)
        assert ("aramis" in table.state.down) == (answer == "sacrifice:yes")


def test_without_milady_what_would_give_her_treachery_gives_nothing() -> None:
    table = Table(
        4, active="athos", options=ALONE, siege=-2, time=10, place=at(aramis="paris"), louvre_at=3,
        paris=mission("constance-held", "lubin"), louvre=mission("chancellor", "jussac", "boisrenard"),
    )  # fmt: skip
    table.rest()
    assert not table.state.treachery and "treachery-drawn" not in table.kinds()
    assert "mission-failed" in table.kinds() and table.state.honour >= 2


def test_the_message_raises_the_louvre_and_is_gone_with_the_card() -> None:
    table = Table(active="dartagnan", paris=mission("queens-message", done=["nobility"]), hands={}, destination="quest")
    before = table.view()["missions"]["louvre"]["challenges"][0]["level"]
    table.do("challenge:paris:gallantry")
    assert table.state.paris is None
    assert table.view()["missions"]["louvre"]["challenges"][0]["level"] == before - 1


def test_time_then_louvre_then_paris_and_the_first_end_counts() -> None:
    table = Table(active="athos", time=13, honour=8, louvre_at=2, louvre=mission("chancellor", "jussac"),
                  paris=mission("plot", "felton"), destination="quest", place=at(aramis="paris"))  # fmt: skip
    table.rest()
    table.do("reveal:hide")
    assert table.state.end == "time" and table.state.honour == 8


def test_a_louvre_mission_left_to_fail_costs_three_honour_in_three_turns() -> None:
    table = Table(
        active="athos", louvre=mission("chancellor", "jussac", "boisrenard"), destination="quest", treachery=[],
        place=at(aramis="paris"), paris=mission("smugglers", "lubin"),
    )  # fmt: skip
    lost = []
    for _ in range(3):
        table.rest()
        table.do("reveal:hide")
        table.until("choose-destination")
        lost.append(table.state.honour)
        table.do("dest:quest")
        if "treachery" in table.steps():
            table.do("treachery:draw")
    assert lost == [0, 1, 3] and table.state.louvre_at == 1 and "jussac" not in table.state.out_of_play


# --- the quest ---


def test_the_inn_goes_stage_by_stage_and_two_cards_are_the_reward() -> None:
    tokens = ["-blank", "-red-2", "-blank", "snare", *["red-2"] * 2, "red-3", "blank", *["red-3"] * 3, "blank"]
    table = on_quest(1, *tokens, path={"athos": "bedrooms"}, hands={}, gear={"athos": ["armor"]})
    table.do("inn:bedrooms")
    assert table.state.quest == 2 and table.state.life["athos"] == 2 and len(table.hand("athos")) == 2
    assert table.state.board == () and table.state.path["athos"] == "" and table.state.place["athos"] == "quest"


def test_leaving_the_inn_costs_the_way_back_in() -> None:
    tokens = ["-blank", "red-2", "red-4", "snare", *["red-2"] * 3, "blank", *["red-3"] * 2, "blank", "blank"]
    table = on_quest(1, *tokens, path={"athos": "bedrooms"}, gear={"athos": ["thoroughbred"]}, hands={})
    table.do("move:paris", "move:quest", "inn:bedrooms")
    assert table.state.action_points["athos"] == 1 and not table.state.board[1].up
    table.do("inn:bedrooms")
    assert table.state.board[1].up and table.steps() == ["fight"]


def test_epic_tokens_ease_each_board_in_its_own_way() -> None:
    inn = on_quest(1, epic=2, board=board(*["red-2"] * 4, *["blank"] * 4, *["red-3"] * 4))
    inn.do("scout", "space:1 space:5 space:9")
    assert (
        inn.state.epic == 1
        and inn.state.action_points["athos"] == 3
        and sum(space.up for space in inn.state.board) == 3
    )
    sea = on_quest(2, epic=2, hands={"athos": []})
    sea.do("challenge:quest:nobility", "ease")
    assert sea.state.passed == ("nobility",) and sea.state.epic == 1
    back = on_quest(3, "red-2", "red-3", "red-4", epic=5)
    back.do("return:0", "fight:none")
    assert back.options("add-epic") == {f"epic:{n}" for n in range(4)}
    hall = on_quest(4, epic=3, column=1)
    hall.do("passage")
    assert hall.state.column == 2 and hall.state.epic == 0 and hall.state.action_points["athos"] == 2


def test_the_third_board_is_met_from_left_to_right_and_fixed_results_stay() -> None:
    table = on_quest(3, "fixed-1s2h", "red-2", "snare", gear={"athos": ["armor"]})
    assert "return:1" not in table.options("act")
    table.do("return:0", "fight:none", dice="SLL SL H")
    assert len(table.state.duel.rounds) == 3 and (table.state.duel.foe_loss, table.state.duel.own_loss) == (0, 0)
    assert not table.state.board[0].is_empty and "return:0" in table.options("act")


def test_the_last_chamber_wins_in_the_middle_of_a_turn_however_dark_all_else_is() -> None:
    table = on_quest(4, epic=3, column=3, time=13, honour=8, siege=-5, siege_marks=["treachery"])
    table.do("passage")
    assert table.state.end == "quest" and table.match.over and table.state.honour == 8


# --- how many play, harder, and together ---


@pytest.mark.parametrize(
    ("players", "options", "hands", "actions", "time"),
    [
        (6, {}, [5] * 5, 3, 3), (5, {}, [5] * 4, 3, 1), (4, {}, [7] * 3, 4, 1), (3, {}, [9] * 2, 3, 1),
        (2, {}, [9], 3, 1), (1, {}, [9], 3, 1), (2, ALONE, [9] * 2, 3, 1), (3, ALONE, [7] * 3, 4, 1),
        (4, ALONE, [5] * 4, 3, 1), (5, ALONE, [5] * 5, 3, 3),
    ],
)  # fmt: skip
def test_hands_actions_and_the_clock_by_how_many_play(
    players: int, options: dict[str, Any], hands: list[int], actions: int, time: int
) -> None:
    table = Table.set_up(players, **options)
    draw_count = int(table.state.players == ("p1",))
    assert [len(hand) for hand in table.state.hands.values()] == [hand + draw_count for hand in hands]
    while "act" not in table.steps():
        table.default()
    assert table.state.time == time + ("dead-end" in table.state.treachery_discards)
    assert max(table.state.action_points.values()) == actions - table.state.conscripted
    assert ("treville" in table.state.place) == (len(hands) == 5)


def test_treville_orders_once_a_turn_whoever_stands_and_may_be_jailed() -> None:
    table = Table(6, active="treville", done=["porthos"], place=at(treville=COLOMBIER, porthos="bastille"), pistoles=3)
    table.do("order:porthos", "bribe")
    assert table.state.place["porthos"] == COLOMBIER and table.state.action_points["treville"] == 2
    assert table.state.active == "treville" and not any(o.startswith("order:") for o in table.options("act"))


def test_on_a_mortal_quest_the_last_one_barred_ends_the_game() -> None:
    tokens = ["red-4"] * 3 + ["red-3"] * 4 + ["snare"] + ["blank"] * 4
    table = on_quest(1, *tokens, seat="porthos", life={**LIFE, "porthos": 1}, options={"mortal_quest": True},
                     banned=["dartagnan", "athos"])  # fmt: skip
    table.do("inn:bedrooms", "fight:none", dice="HHH SSSS")
    assert table.state.banned == ("dartagnan", "athos", "porthos") and not table.state.end
    assert "porthos" in table.state.down
    last = on_quest(1, *tokens, seat="porthos", life={**LIFE, "porthos": 1}, options={"mortal_quest": True},
                    banned=["dartagnan", "athos", "aramis"])  # fmt: skip
    last.do("inn:bedrooms", "fight:none", dice="LHH SSSS")
    assert last.state.end == "elimination"


def test_together_she_never_goes_to_la_rochelle_before_two_cards_lie_there_nor_home_but_without_rochefort() -> None:
    for cards, places in (([], {"paris", "louvre", "quest"}), (["combat"], {"paris", "louvre", "quest"}),
                          (["combat"] * 2, {"paris", "louvre", "quest", "la-rochelle"})):  # fmt: skip
        destinations = set()
        for seed in range(14):
            table = Table(4, seed, active="dartagnan", siege_cards=cards, options=ALONE, place=at(aramis="paris"),
                          treachery_deck=deck("isolation"))  # fmt: skip
            table.rest()
            assert table.state.revealed
            destinations.add(table.state.destination)
        assert destinations == places


def test_together_a_balm_is_drawn_over_while_rochefort_is_whole_and_heals_him_once_he_is_not() -> None:
    for rochefort, healed, top in ((5, 5, "slander"), (1, 4, "balm")):
        table = Table(4, active="dartagnan", options=ALONE, rochefort=rochefort, treachery_deck=deck("balm", "slander"),
                      place=at(aramis="paris"))  # fmt: skip
        table.rest()
        assert table.state.rochefort == healed
        assert [event.data["treachery"] for event in table.events if event.kind == "treachery-played"] == [top]
