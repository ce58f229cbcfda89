"""Challenges, duels and traps (4), by the numbers of RULES.md."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import FOES, MISSIONS, MUSKETEERS, STRENGTH
from fronde.games.mousquetaires.fencing import BLUE_FACES, RED_FACES, Arms, is_drawn, shows, strike
from fronde.games.mousquetaires.model import is_mission_done
from fronde.games.mousquetaires.odds import (
    best_red,
    best_sword,
    chances_again,
    chances_down,
    chances_of,
    shares_of,
    throws,
)
from tests.games.mousquetaires.table import LIFE, WORDS, Table, at, mission

PLAIN = Arms((("lys", "lys", "lys"),))
ODDS = {
    3: (".551 .055 .211 .183", ".255 .255 .300 .190", ".084 .575 .263 .078"),
    4: (".811 .000 .145 .044", ".575 .084 .263 .078", ".296 .296 .327 .080"),
    5: (".924 .000 .072 .004", ".790 .029 .167 .013", ".565 .135 .273 .027"),
    6: (".966 .000 .034 .000", ".885 .025 .089 .001", ".734 .083 .180 .003"),
}
"""The table of the facts: blue dice -> against two, three, four red ones: foe, musketeer, both, nobody hurt."""


def fight(foe: str, dice: str = "", cards: str = "fight:none", *, seat: str = "athos", **position: Any) -> Table:
    """A duel at the Louvre, another adversary beside where the mission has strength for one."""
    fits = STRENGTH[foe] < MISSIONS["chancellor"].strength
    louvre = mission("chancellor", foe, *(["lubin" if foe == "boisrenard" else "boisrenard"] if fits else []))
    table = Table(active=seat, place=at(**{seat: "louvre"}), louvre=louvre, **position)
    table.do(f"duel:louvre:{foe}")
    if dice:
        table.do(cards, dice=dice)
    return table


def test_4_1_an_upgrade_counts_and_cards_are_lost_in_vain() -> None:
    there = {"active": "athos", "place": at(athos="louvre"), "louvre": mission("chancellor", "lubin")}
    table = Table(**there, hands={"athos": ["nobility"]}, gear={"athos": ["upgrade-nobility"]})
    table.do("challenge:louvre:nobility")
    assert table.options("play-cards") == {"play:0", "play:1"} and table.hint("play:1") == "overcomes the challenge"
    assert "1 short" in table.hint("play:0")
    assert table.refusal("athos", "play:2", "play-cards") == "4.1"
    table.do("play:0")
    assert table.hand("athos") == ["nobility"] and table.state.louvre.progress == ()


def test_4_1_the_level_is_raised_by_the_message_and_by_traps() -> None:
    table = Table(
        active="porthos", paris=mission("queens-message", "lubin"), place=at(porthos="louvre"),
        louvre=mission("merlaison", "laffemas", trap="courtesan"),
    )  # fmt: skip
    levels = {one["skill"]: one["level"] for one in table.view()["missions"]["louvre"]["challenges"]}
    assert levels == {"gallantry": 6 + 3}
    courtesan = Table(louvre=mission("duchess", "lubin", trap="courtesan")).view()["missions"]["louvre"]["challenges"]
    assert {one["skill"]: one["level"] for one in courtesan} == {"gallantry": 6, "panache": 5}
    informers = Table(louvre=mission("duchess", trap="informers")).view()["missions"]["louvre"]["challenges"]
    assert [one["level"] for one in informers] == [6, 6]


def test_4_2_dice_of_both_sides() -> None:
    table = fight("felton", "LLL SSSS")
    (one,) = table.state.duel.rounds
    assert (len(one.blue), len(one.red)) == (3, 4) and all(m.combat == 3 for m in MUSKETEERS.values())
    assert table.state.duel.foe_loss == 1


def test_4_3_combat_cards_are_dice_and_are_discarded() -> None:
    table = fight("lubin", hands={"athos": ["combat", "combat", "double-combat", "nobility"]})
    assert table.options("fight") == {
        "fight:none", "fight:combat", "fight:combat+combat", "fight:double-combat", "fight:combat+double-combat",
    }  # fmt: skip
    assert table.refusal("athos", "fight:nobility", "combat-cards") == "4.3"
    table.do("fight:combat+double-combat", dice="LLLSSS HH")
    assert len(table.state.duel.rounds[0].blue) == 6 and table.hand("athos") == ["nobility", "combat"]


def test_4_3_previews_are_exact() -> None:
    table = fight("cavois", hands={"athos": ["combat"]})
    assert table.hint("fight:none") == "with 3 dice, 35% to hurt him, 84% to be hurt · he has 2 life points"
    assert table.hint("fight:combat") == "with 4 dice, 62% to hurt him, 62% to be hurt · he has 2 life points"
    armed = fight("cavois", hands={"athos": ["combat"]}, gear={"athos": ["armor", "toledo-sword"]})
    assert armed.hint("fight:combat") != table.hint("fight:combat")


@pytest.mark.parametrize("dice", ODDS)
def test_4_3_chances_without_anything_are_those_of_the_facts(dice: int) -> None:
    for foe, row in zip(("red-2", "red-3", "red-4"), ODDS[dice], strict=True):
        chances = chances_of(dice, foe, PLAIN)
        assert sum(chances) == pytest.approx(1)
        for share, text in zip(chances, row.split(), strict=True):
            assert share == pytest.approx(float(text), abs=0.0006)


@cache
def reckon(blue: int, red: int, sword: bool, reroll: bool) -> tuple[float, float]:
    """How likely both are hurt, by hand, die by die, against an adversary who may throw one again; each throws a die
    again where he is the better off for it, of equals the kindest to him, as the rules tell it and not as the program
    does."""
    ends = []
    for own in product(BLUE_FACES, repeat=blue):
        for theirs in product(RED_FACES, repeat=red):
            ways = [answered(own, theirs, sword, reroll)]
            for at_ in range(blue if sword else 0):
                again = [answered((*own[:at_], face, *own[at_ + 1 :]), theirs, False, reroll) for face in BLUE_FACES]
                ways.append(average(again))
            ends.append(max(ways, key=lambda end: (round(end[0] - end[1], 9), -end[1])))
    return average(ends)


def answered(own: tuple[str, ...], theirs: tuple[str, ...], sword: bool, reroll: bool) -> tuple[float, float]:
    """The same once the sword has been used or not."""
    ways = [losses(own, theirs, sword, reroll)]
    for at_ in range(len(theirs) if reroll else 0):
        again = [losses(own, (*theirs[:at_], face, *theirs[at_ + 1 :]), sword, False) for face in RED_FACES]
        ways.append(average(again))
    return min(ways, key=lambda end: (round(end[0] - end[1], 9), end[0]))


def losses(own: tuple[str, ...], theirs: tuple[str, ...], sword: bool, reroll: bool) -> tuple[float, float]:
    """The same once the dice lie, three lys or three crosses before all else."""
    if own.count("lys") >= 3 or theirs.count("cross") >= 3:
        return float(own.count("lys") >= 3), float(theirs.count("cross") >= 3)
    hit, hurt = own.count("sword") > theirs.count("shield"), theirs.count("sword") > own.count("shield")
    if hit or hurt or not (own or theirs):
        return float(hit), float(hurt)
    counts = max(len(own) - 1, 0), max(len(theirs) - 1, 0)
    return reckon(*counts, sword, reroll) if any(counts) else (0.0, 0.0)


def average(ends: list[tuple[float, float]]) -> tuple[float, float]:
    """Each as likely as the next."""
    return sum(end[0] for end in ends) / len(ends), sum(end[1] for end in ends) / len(ends)


@pytest.mark.parametrize("sword", [False, True])
def test_4_3_chances_with_dice_thrown_again_are_exact(sword: bool) -> None:
    for dice in (2, 3):
        chances = chances_of(dice, "biscarat", PLAIN._replace(sword=sword))
        assert (chances.blood, chances.wound) == pytest.approx(reckon(dice, 3, sword, True))


def test_4_3_in_a_duel_under_way_the_chances_are_those_of_what_is_left_to_throw_again() -> None:
    for own, theirs in (("SHL", "SHX"), ("HHL", "HHX"), ("LLS", "XXS")):
        blue = tuple({"S": "sword", "H": "shield", "L": "lys"}[face] for face in own)
        red = tuple({"S": "sword", "H": "shield", "X": "cross"}[face] for face in theirs)
        for sword, reroll in product((True, False), repeat=2):
            arms = PLAIN._replace(sword=sword)
            first_chances = chances_again(blue, red, "biscarat", arms, False, reroll, red_die=False, face="")
            assert (first_chances.blood, first_chances.wound) == pytest.approx(answered(blue, red, sword, reroll))
            lies = chances_again(blue, red, "biscarat", arms, False, reroll, red_die=True, face="")
            assert (lies.blood, lies.wound) == pytest.approx(losses(blue, red, sword, reroll))
        again = average([answered((face, *blue[1:]), red, False, True) for face in BLUE_FACES])
        chances = chances_again(
            blue, red, "biscarat", PLAIN._replace(sword=True), False, True, red_die=False, face=blue[0]
        )
        assert (chances.blood, chances.wound) == pytest.approx(again)
        hers = average([losses(blue, (face, *red[1:]), True, False) for face in RED_FACES])
        chances = chances_again(
            blue, red, "biscarat", PLAIN._replace(sword=True), False, True, red_die=True, face=red[0]
        )
        assert (chances.blood, chances.wound) == pytest.approx(hers)


def test_4_3_of_a_token_face_down_every_one_unseen_is_reckoned() -> None:
    shares = shares_of({"blank": 2, "snare": 1, "red-2": 3}, 4)
    assert shares == {"blank": 0.5, "snare": 0.125, "red-2": 0.375}
    duel, chances = chances_of(4, "red-2", PLAIN), chances_down(4, shares, PLAIN)
    assert chances == pytest.approx((0.375 * duel.foe, 0.375 * duel.own + 0.125, 0.375 * duel.both,
                                   0.375 * duel.nobody + 0.5))  # fmt: skip
    assert shares_of({"red-4": 3, "snare": 1}, 3) == {"red-4": 0.75, "snare": 0.25}


def test_4_3_everything_a_musketeer_has_helps_and_every_ability_hurts() -> None:
    plain = chances_of(3, "red-3", PLAIN)
    for arms in (PLAIN._replace(armour=True), PLAIN._replace(pistol=True), PLAIN._replace(sword=True),
                 Arms((("lys", "lys", "sword"),))):  # fmt: skip
        chances = chances_of(3, "red-3", arms)
        assert chances.blood - chances.wound > plain.blood - plain.wound
    for foe in ("bernajoux", "jussac", "biscarat", "cahusac"):
        chances = chances_of(3, foe, PLAIN)
        assert chances.blood - chances.wound < plain.blood - plain.wound
    assert chances_of(3, "lubin", PLAIN._replace(pistol=True)) == chances_of(3, "lubin", PLAIN)


def test_4_3_the_best_die_to_throw_again() -> None:
    assert best_sword(("lys", "lys", "shield"), ("cross", "cross", "cross"), "jussac", PLAIN._replace(sword=True),
                      True, False) == "shield"  # fmt: skip
    assert best_sword(("lys", "lys", "lys"), ("sword",), "red-3", PLAIN._replace(sword=True), True, False) == ""
    assert best_red(("shield",) * 3, ("cross", "cross", "shield"), "biscarat", PLAIN, True) == "shield"
    assert best_red(("shield",) * 3, ("cross", "cross", "cross"), "biscarat", PLAIN, True) == ""


def test_4_3_every_throw_is_counted() -> None:
    for n in range(7):
        assert sum(share for _, share in throws(n, ("sword", "shield", "lys"))) == pytest.approx(1)


@pytest.mark.parametrize(
    ("dice", "manoeuvre", "counts"),
    [("sword lys lys", "lys lys sword", True), ("lys lys", "lys lys lys", False),
     ("lys lys lys lys", "lys lys lys", True), ("lys sword sword", "lys lys sword", False),
     ("sword sword sword", "", False)],
)  # fmt: skip
def test_4_4_three_dice_show_it_whatever_the_others(dice: str, manoeuvre: str, counts: bool) -> None:
    assert shows(dice.split(), manoeuvre.split()) == counts


def test_4_4_a_manoeuvre_takes_nothing_in_return() -> None:
    assert strike(("lys",) * 3, ("sword",) * 3, FOES["red-3"], PLAIN, first=True) == (1, 0)
    assert strike(("sword",) * 3, ("cross",) * 3, FOES["red-3"], PLAIN, first=True) == (0, 1)


def test_4_5_every_sword_that_is_not_cancelled() -> None:
    assert strike(
        ("sword", "sword", "lys"), ("sword", "sword", "sword", "shield"), FOES["red-4"], PLAIN, first=True
    ) == (1, 3)
    table = fight("felton", "SSL SSSH")
    assert table.state.down == ("athos",) and "felton" in table.state.out_of_play


def test_4_6_a_die_fewer_each_round_until_there_are_none() -> None:
    table = fight("lubin", "HHH HH HH H H")
    assert [(len(r.blue), len(r.red)) for r in table.state.duel.rounds] == [(3, 2), (2, 1), (1, 0)]
    assert table.view()["duel"]["over"] and not fight("lubin").view()["duel"]["over"]
    assert table.state.duel.stage == "over" and "lubin" in table.state.louvre.posted


def test_4_6_a_fixed_result_stays_and_ends_with_the_musketeers_dice() -> None:
    assert is_drawn(0, 3, is_fixed=True) and not is_drawn(1, 0, is_fixed=True) and not is_drawn(0, 3, is_fixed=False)
    assert strike((), (), FOES["fixed-2s"], PLAIN, first=False) == (0, 2)
    board = ["+fixed-1s2h", *["red-2"] * 3, *["blank"] * 4, *["red-3"] * 4]
    spaces = [{"token": t.lstrip("+"), "up": t[0] == "+", "gone": False} for t in board]
    table = Table(active="athos", place=at(athos="quest"), board=spaces)
    table.do("inn:bedrooms", "fight:none", dice="HHL HL H")
    assert [r.extra for r in table.state.duel.rounds] == [(0, 0, 1, 2)] * 3
    assert table.state.duel.own_loss == table.state.duel.foe_loss == 0 and not table.state.board[0].is_empty


def test_4_7_out_of_action() -> None:
    table = fight("felton", "LHL SSSS", life={**LIFE, "athos": 1})
    assert table.state.down == ("athos",) and table.state.place["athos"] == "vieux-colombier"
    assert "athos" in table.state.turns_over and table.state.active == ""


@pytest.mark.parametrize(("foe", "pistoles", "epic"), [("boisrenard", 1, 0), ("biscarat", 0, 1), ("felton", 0, 2),
                                                       ("la-houdiniere", 1, 1)])  # fmt: skip
def test_4_8_rewards(foe: str, pistoles: int, epic: int) -> None:
    table = fight(foe)
    before = table.state.pistoles
    table.do("fight:none", dice="LLL SSSS")
    table.until("act")
    assert (table.state.pistoles - before, table.state.epic) == (pistoles, epic) and foe in table.state.out_of_play


def test_4_8_cavois_keeps_his_loss() -> None:
    table = fight("cavois", "LLL SSSS")
    assert table.state.cavois == 1 and "cavois" in table.state.louvre.posted
    table.do("duel:louvre:cavois", "fight:none", dice="LLL SSSS")
    assert "cavois" in table.state.out_of_play and table.state.pistoles > 3


def trapped(trap: str, seat: str = "dartagnan", **position: Any) -> Table:
    """A musketeer in Paris, where nothing is left but a trap."""
    challenges = position.pop("done", ["nobility"])
    paris = mission("watch", trap=trap, done=challenges, target=position.pop("target", ""))
    return Table(active=seat, place=at(**{seat: "paris"}), paris=paris, **position)


def test_4_9_beggars() -> None:
    table = trapped("beggars", pistoles=2)
    table.do("trap:paris")
    assert table.state.pistoles == 0 and "beggars" in table.state.out_of_play and table.state.paris is None
    assert trapped("beggars", pistoles=1).refusal("dartagnan", "trap:paris", "trap-beggars") == "4.9"


def test_4_9_spies() -> None:
    table = trapped("spies", hands={"dartagnan": ["combat", "kitty"]})
    table.do("trap:paris")
    (question,) = [decision for decision in table.match.decisions if decision.step == "pay-spies"]
    twice = GAME.speech.explain(table.state, "dartagnan", question, "pay:combat+combat")
    assert twice.rule == "4.9" and "Combat" in WORDS.text(twice.reason)
    table.do("pay:combat+kitty")
    assert table.hand("dartagnan") == [] and table.state.paris is None and table.state.action_points["dartagnan"] == 2
    poor = trapped("spies", hands={"dartagnan": ["combat"]})
    assert poor.refusal("dartagnan", "trap:paris", "trap-spies") == "4.9"


def test_4_9_nemesis_asks_for_the_one_who_is_named() -> None:
    assert trapped("nemesis", target="athos").refusal("dartagnan", "trap:paris", "trap-nemesis") == "4.9"
    table = trapped("nemesis", seat="athos", target="athos")
    table.do("trap:paris")
    assert table.state.paris is None and "nemesis" in table.state.out_of_play


def test_4_9_nemesis_is_named_when_he_is_turned_up() -> None:
    hidden = mission("watch", "lubin", trap="nemesis", up=False)
    table = Table(active="athos", paris=hidden, place=at(dartagnan="louvre"), destination="richelieu")
    table.do("move:paris")
    assert table.waited_for() == ["milady"] and table.steps() == ["name-musketeer"]
    lines = table.sentences(table.do("name:porthos"))
    assert "Nemesis" in lines[0] and "Porthos" in lines[0]
    assert table.state.paris.target == "porthos" and table.state.active == "athos"


def test_4_9_the_assassin_strikes_once() -> None:
    louvre = mission("chancellor", "lubin", trap="assassin")
    table = Table(active="athos", place=at(athos="louvre"), louvre=louvre, hands={})
    table.do("challenge:louvre:nobility")
    assert table.state.life["athos"] == 2 and "assassin" in table.state.out_of_play and table.steps() == ["play-cards"]
    table.do("play:0", "challenge:louvre:nobility")
    assert table.state.life["athos"] == 2
    last = Table(active="athos", place=at(athos="louvre"), louvre=louvre, life={**LIFE, "athos": 1})
    last.do("duel:louvre:lubin")
    assert last.state.down == ("athos",) and last.state.duel is None and "lubin" in last.state.louvre.posted


def test_4_9_passive_traps_go_with_the_mission() -> None:
    for trap in ("courtesan", "informers"):
        table = trapped(trap, done=[])
        assert table.refusal("dartagnan", "trap:paris", "no-obstacle") == "4.9"
        table.state.paris = table.state.paris._replace(progress=("nobility",))
        assert is_mission_done(table.state, "paris")
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin", done=["nobility"],
                  trap="informers"))  # fmt: skip
    table.do("duel:louvre:lubin", "fight:none", dice="LLL SS")
    assert "informers" in table.state.out_of_play


def test_4_10_abilities_in_a_duel() -> None:
    assert strike(("sword", "lys", "lys"), ("cross",) * 2, FOES["jussac"], PLAIN, first=True) == (0, 0)
    assert strike(("sword", "lys", "lys"), ("cross",) * 2, FOES["jussac"], PLAIN, first=False) == (1, 0)
    assert strike(("lys", "lys"), ("cross",) * 2, FOES["cahusac"], PLAIN, first=True) == (0, 1)
    assert strike(("shield",) * 3, ("cross", "cross", "sword"), FOES["bernajoux"], PLAIN, first=True) == (0, 1)
    table = fight("la-houdiniere", hands={"athos": ["combat", "combat", "double-combat"]})
    assert table.options("fight") == {"fight:none", "fight:combat", "fight:double-combat"}
    assert table.refusal("athos", "fight:combat+combat", "one-combat") == "4.10"
    other = fight("lubin", hands={"athos": ["combat"]})
    assert other.refusal("athos", "fight:combat+combat", "combat-cards") == "4.3"


def test_4_10_biscarat_throws_a_die_again() -> None:
    table = fight("biscarat", "HHL SXX")
    assert table.waited_for() == ["milady"] and table.options("reroll-red") == {"red:keep", "red:sword", "red:cross"}
    assert table.refusal("milady", "red:shield", "no-such-die") == "4.2"
    table.do("red:sword", dice="X")
    assert table.state.life["athos"] == 2 and table.state.duel.rounds[0].red == ("cross",) * 3


def test_4_10_the_henchman_comes_back_and_felton_helps_at_la_rochelle() -> None:
    table = fight("henchman", "LLL SSS")
    assert "henchman" not in table.state.out_of_play and "henchman" not in table.state.louvre.posted
    assert "henchman" in table.view("milady")["milady"]["adversaries"]
    assert Table(louvre=mission("chancellor", "felton")).view()["siege"]["red"] == 2


def test_4_11_aramis_once_a_turn() -> None:
    table = fight("felton", seat="aramis", hands={"aramis": ["kitty", "combat"]})
    table.do("any:kitty")
    assert not [option for option in table.options("fight") if option.startswith("any:")]
    table.do("fight:combat", dice="LLLSS SSSS")
    assert len(table.state.duel.rounds[0].blue) == 5 and table.hand("aramis") == [] and table.state.helped
    assert not [o for o in fight("felton", hands={"athos": ["kitty"]}).options("fight") if o.startswith("any:")]


def test_4_11_he_is_not_asked_for_a_card_where_none_is_missing() -> None:
    for skill, is_missing in (("panache", True), ("erudition", False)):
        table = Table(
            active="aramis", place=at(aramis="louvre"), louvre=mission("kings-suspicion", "lubin"),
            gear={"aramis": ["upgrade-erudition"]}, hands={"aramis": ["kitty"]},
        )  # fmt: skip
        table.do(f"challenge:louvre:{skill}")
        assert ("any:kitty" in table.options("play-cards")) == is_missing and table.state.louvre.progress == (
            () if is_missing else ("erudition",)
        )


def order(**position: Any) -> Table:
    """Tréville may give an order."""
    return Table(6, active="treville", **position)


def test_4_12_trevilles_order() -> None:
    table = order(done=["athos"])
    assert {"order:athos", "order:dartagnan"} <= table.options("act")
    lines = table.sentences(table.do("order:athos"))
    assert lines == ["M. de Tréville orders Athos to act."]
    assert table.steps() == ["obey"] and table.waited_for() == ["athos"] and "end-turn" not in table.options("obey")
    assert table.find("decline").rule == "4.12"
    table.do("move:paris")
    assert (
        table.state.place["athos"] == "paris"
        and table.state.action_points["treville"] == 2
        and table.state.active == "treville"
    )
    assert table.refusal("treville", "order:porthos", "ordered") == "4.12"


def test_4_12_he_may_decline_and_nobody_else_gives_orders() -> None:
    table = order()
    table.do("order:porthos", "decline")
    assert table.state.action_points["treville"] == 2 and table.state.action_points["porthos"] == 3
    assert Table(active="athos").refusal("athos", "order:porthos", "not-treville") == "4.12"
    down = order(down=["athos"], life={**LIFE, "treville": 3, "athos": 0})
    assert down.refusal("treville", "order:athos", "is-down") == "4.12"
