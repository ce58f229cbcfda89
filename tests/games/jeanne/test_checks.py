"""The worked checks that came with the facts of the game, one test each."""

from __future__ import annotations

from typing import Any

from fronde.games.jeanne.battle import Stake, make_sides
from fronde.games.jeanne.steps.battle import begin_battle
from tests.games.jeanne.table import HOMES, Table, after_events, ends_after, field_battle, run, sea_battle, siege


def test_check_01_set_up() -> None:
    table = Table.set_up()
    table.default(6)
    table.do("third:none", "third:none")
    assert table.cities("third") - {"none"} == {"arras", "agen", "saintes", "perigueux", "bayonne"}


def test_check_02_income() -> None:
    cities = ["bourges", "tours", "nevers", "moulins", "orleans", "clermont", "melun"]
    position: dict[str, Any] = {
        "phase": "income",
        "owner": {**HOMES, **dict.fromkeys(cities, "france")},
        "works": {"bourges": "castle", "tours": "castle", "nevers": "fortress"},
    }
    plundered = Table(**position, plundered=["moulins"])
    assert plundered.view()["money"]["france"] == 10 and plundered.view()["plundered"] == []
    assert Table(**position, plundered=["moulins"], storm=True).view()["money"]["france"] == 5
    assert Table(**position, storm=True).view()["money"]["france"] == 6


def test_check_03_vote() -> None:
    war = Table(phase="vote")
    war.lay(navarre=["vote:war"], france=["vote:war"], flandres=["vote:war"])
    assert war.view()["war"] and set(war.view()["hands"].values()) == {6}
    peace = Table(5, phase="vote")
    peace.lay(france=["vote:war"], navarre=["vote:war"])
    assert not peace.view()["war"] and set(peace.view()["hands"].values()) == {4}


def test_check_04_buying() -> None:
    hand = ["ladders"] * 6
    table = Table(phase="buying", active="france", hands={"france": hand}, money={"france": 14})
    table.do("castle:bourges", "cards:4")
    assert len(table.hand("france")) == 10 and table.view()["money"]["france"] == 0
    full = Table(phase="buying", active="france", hands={"france": hand}, money={"france": 14})
    assert full.refusal("france", "cards:7", "hand-full") == "5.3"
    four = Table(4, phase="buying", active="angleterre", money={"angleterre": 14})
    four.do("castle:calais")
    assert four.view()["money"]["angleterre"] == 6


def test_check_05_fortress() -> None:
    table = Table(phase="buying", active="france", money={"france": 30})
    assert table.refusal("france", "fortress:bourges", "no-castle") == "5.5"
    table.do("castle:bourges")
    assert table.refusal("france", "fortress:bourges", "new-castle") == "5.5"
    later = Table(phase="buying", active="france", money={"france": 8}, works={"bourges": "castle"})
    later.do("fortress:bourges")
    assert later.view()["works"] == {"bourges": "fortress"} and later.view()["money"]["france"] == 0


def test_check_06_plain_battle() -> None:
    table = siege(influence={"angleterre": 2})
    table.do("attack:calais:arras")
    table.lay(angleterre=["cards:ram+sappers", "influence:2"], flandres=["card:sappers"], dice=(3, 4))
    data = table.last("battle-fought")
    assert (data["attack"]["total"], data["defence"]["total"], data["result"]) == (14, 11, "taken")
    view = table.view()
    assert table.owner("arras") == "angleterre" and view["used"]["angleterre"] == ["ram", "sappers"]
    assert view["discards"] == ["sappers"] and view["influence"]["angleterre"] == 0
    assert table.hand("angleterre") == [] == table.hand("flandres")


def test_check_07_tie() -> None:
    table = siege(
        hands={"angleterre": ["ladders", "ram"], "flandres": ["ram"]}, works={"arras": "castle"},
        heroes={"angleterre": True, "flandres": True},
    )  # fmt: skip
    table.do("attack:calais:arras")
    table.lay(angleterre=["cards:ladders+ram", "support:hero"], flandres=["card:ram", "support:hero"], dice=(4, 3))
    data = table.last("battle-fought")
    assert (data["attack"]["total"], data["defence"]["total"], data["result"]) == (13, 13, "tie")
    view = table.view()
    assert table.owner("arras") == "flandres" and view["discards"] == ["ladders", "ram", "ram"]
    assert not view["heroes"]["angleterre"] and not view["heroes"]["flandres"]


def test_check_08_mountain_and_landing() -> None:
    landing = siege(owner={"calais": "angleterre", "brest": "bretagne"}, hands={"angleterre": ["ram"] * 2})
    landing.do("attack:calais:brest")
    landing.lay(dice=(1, 1))
    assert landing.last("battle-fought")["defence"]["bonus"] == {"works": 2, "landing": 1}
    road = Table(
        owner={"dijon": "france", "besancon": "bourgogne"}, active="france", war=True, hands={"france": ["ram"] * 2}
    )
    road.do("expand:done", "attack:dijon:besancon")
    road.lay(dice=(1, 1))
    assert road.last("battle-fought")["defence"]["bonus"] == {"works": 2, "mountain": 1}


def _works(city: str, works: str, attack: Stake, defence: Stake | None = None) -> dict[str, int]:
    """What a city of Flanders gives its defender."""
    table = siege(owner={"calais": "angleterre", city: "flandres"}, works={city: works} if works else {})
    owner = table.state.owner
    frame = begin_battle(table.state, 2, 3, next(n for n, who in enumerate(owner) if who == 5), "road")
    return make_sides(table.state, frame, (attack, defence or Stake()), (1, 1))[1].bonus


def test_check_09_engineer() -> None:
    engineer = Stake(support="engineer")
    assert _works("arras", "fortress", engineer)["works"] == 4
    assert _works("arras", "fortress", engineer, engineer)["works"] == 6
    assert _works("arras", "castle", engineer)["works"] == 2
    assert _works("arras", "", engineer)["works"] == 0
    assert _works("arras", "", Stake(), engineer)["works"] == 2


def test_check_10_traitor() -> None:
    assert _works("clermont", "castle", Stake(support="traitor")) == {"works": 0, "mountain": 1}
    assert _works("clermont", "castle", Stake(support="traitor"), Stake(support="engineer"))["works"] == 0


def test_check_11_sign_of_god() -> None:
    hands = {"angleterre": ["ram", "ladders", "sign-of-god"], "flandres": ["ladders"]}
    table = siege(hands=hands, influence={"flandres": 3})
    table.do("attack:calais:arras")
    table.lay(angleterre=["cards:ladders+ram", "sign:ram"], flandres=["card:ladders", "influence:3"], dice=(5, 6))
    data = table.last("battle-fought")
    assert (data["attack"]["total"], data["defence"]["total"], data["result"]) == (16, 14, "taken")
    hands["flandres"] = ["ladders", "sign-of-god"]
    answered = siege(hands=hands, influence={"flandres": 3})
    answered.do("attack:calais:arras")
    answered.lay(
        angleterre=["cards:ladders+ram", "sign:ram"],
        flandres=["card:ladders", "influence:3", "sign:ladders"],
        dice=(5, 6),
    )
    data = answered.last("battle-fought")
    assert (data["attack"]["total"], data["defence"]["total"], data["result"]) == (16, 17, "held")


def test_check_12_retreat() -> None:
    table = siege(hands={"angleterre": ["ram", "sappers", "retreat", "retreat"], "flandres": ["cannon"]})
    table.do("attack:calais:arras")
    table.lay(angleterre=["cards:ram+sappers", "retreat:ram+sappers"], dice=(1, 6))
    assert table.last("battle-fought")["result"] == "held"
    assert table.hand("angleterre") == ["ram", "sappers"] and table.view()["discards"] == ["retreat", "retreat"]


def test_check_13_no_yellow() -> None:
    hands = {"angleterre": ["ram", "ram"], "flandres": ["retreat", "ambassador"]}
    table = siege(hands=hands, influence={"flandres": 1}, heroes={"flandres": True})
    table.do("attack:calais:arras")
    assert table.options("defence-cards") == {"card:none"}
    table.lay(flandres=["influence:1", "support:hero"], dice=(2, 5))
    assert table.last("battle-fought")["defence"]["total"] == 2 + 5 + 1 + 2
    alone = siege(hands={"angleterre": ["ram"], "flandres": []})
    assert alone.refusal("angleterre", "attack:calais:arras", "two-yellow") == "7.4.1"


def test_check_14_plunder() -> None:
    position: dict[str, Any] = {"hands": {"angleterre": ["plunderers"]}, "works": {"arras": "castle"}}
    table = siege(**position)
    table.do("plunder:arras", dice=[5])
    assert table.view()["money"]["angleterre"] == 2 and table.view()["plundered"] == ["arras"]
    vain = siege(**position)
    vain.do("plunder:arras", dice=[4])
    assert vain.view()["money"]["angleterre"] == 0 and vain.view()["plundered"] == []
    strong = siege(hands={"angleterre": ["plunderers"]}, works={"arras": "fortress"})
    assert strong.refusal("angleterre", "plunder:arras", "is-fortress") == "4.7"


def test_check_15_ambassador() -> None:
    position: dict[str, Any] = {"hands": {"angleterre": ["ambassador"], "flandres": ["ram", "ram"]}}
    rebels = siege(**position, works={"arras": "castle"})
    rebels.do("ambassador", dice=[2, 3])
    rebels.do("rebel:arras", dice=[5])
    assert rebels.owner("arras") == "angleterre" and rebels.view()["works"] == {"arras": "castle"}
    hero = siege(**position)
    hero.do("ambassador", dice=[4, 5])
    assert hero.view()["heroes"]["angleterre"]
    court = siege(**position)
    court.do("ambassador", dice=[6, 6])
    court.do("intrigue:flandres")
    assert court.last("card-lost") == {"seat": "angleterre", "rival_seat": "flandres", "card": "ram"}
    assert court.hand("flandres") == ["ram"]


def test_check_16_expansion() -> None:
    table = Table(owner={"bourges": "france", "nantes": "france"}, active="france")
    assert {"orleans", "nevers"} <= table.cities("expand") and "bayonne" in table.cities("sail")
    table.do("expand:orleans")
    assert table.refusal("france", "expand:chartres", "no-road") == "7.3.1"
    assert table.refusal("france", "sail:bayonne", "sea-alone") == "7.3.2"
    table.do("expand:nevers")
    assert "expand" not in table.steps()
    sea = Table(owner={"bourges": "france", "nantes": "france"}, active="france")
    sea.do("sail:bayonne")
    assert "expand" not in sea.steps() and sea.owner("bayonne") == "france"


def test_check_17_province() -> None:
    breton = dict.fromkeys(("brest", "rennes", "nantes"), "bretagne")
    assert Table(owner=breton).view()["due"]["bretagne"] == 1
    paris = dict.fromkeys(("paris", "compiegne", "melun"), "france")
    assert Table(owner=paris).view()["due"]["france"] == 2
    assert Table(owner={"paris": "france", "melun": "france"}).view()["due"]["france"] == 0


def test_check_18_influence() -> None:
    provinces = ["amiens", "le-mans", "bourges", "nevers", "moulins", "le-puy", "poitiers", "limoges"]
    owner = {**HOMES, **dict.fromkeys(provinces, "france")}
    table = Table(phase="points", owner=owner, influence={"france": 0})
    assert table.last("points-scored") != {} and table.view()["influence"]["france"] == 3
    assert table.view()["score"]["france"]["total"] == 7
    assert Table(phase="points", owner=owner, influence={"france": 5}).view()["influence"]["france"] == 6


def test_check_19_foreign_attack() -> None:
    for dice, owner in (((3, 1, 4), None), ((3, 1, 3), "foreign"), ((3, 4, 6), "foreign"), ((3, 3, 6), None)):
        assert after_events(*dice).owner("lyon") == owner, dice
    table = Table(
        owner={**HOMES, "lyon": "foreign", "macon": "bourgogne"}, active="bourgogne", war=True,
        hands={"bourgogne": ["ram", "ram"]}, works={"lyon": "castle"},
    )  # fmt: skip
    table.do("expand:done", "attack:macon:lyon")
    assert table.steps() == ["attack-cards"]
    table.lay(dice=(1, 6))
    data = table.last("battle-fought")
    assert data["defence"]["bonus"] == {"strength": 3} and data["defence"]["total"] == 9 and data["result"] == "tie"


def test_check_20_sea_battle() -> None:
    table = sea_battle(2, 3)
    data = table.last("duel-fought")
    assert [side["total"] for side in data["sides"]] == [8, 7] and data["winner_seat"] == "angleterre"
    view = table.view("angleterre")
    assert view["score"]["angleterre"]["duels"] == 1 and view["ruler"] == "angleterre"
    assert "sappers" in view["hands"]["angleterre"] and table.hand("bretagne") == []
    table.until("fight")


def test_check_21_field_battle() -> None:
    table = field_battle(6, 1, 6, 1, 1, 6)
    duels = {seat: items["duels"] for seat, items in table.match.score().items()}
    assert sorted(duels.values()) == [0, 0, 1, 1, 2, 2]


def test_check_22_plague() -> None:
    table = run("plague", round=4)
    assert table.view()["round"] == 5 and table.view()["plague_over"] and table.steps() == ["vote"] * 6
    assert not table.events_of("points-scored") and all(items["total"] == 0 for items in table.match.score().values())
    assert table.last("income-paid")["n"] == 1


def test_check_23_eliminated() -> None:
    owner = {city: seat for city, seat in HOMES.items() if seat != "flandres"} | {"gand": "angleterre"}
    table = Table(
        phase="income", owner=owner, works={"gand": "castle"}, starts={
            "navarre": ["pampelune"], "france": ["bourges"], "angleterre": ["calais"], "bretagne": ["brest"],
            "bourgogne": ["besancon"], "flandres": ["bruges", "gand", "bruxelles"],
        },
    )  # fmt: skip
    assert table.waited_for() == ["flandres"] and table.cities("return") == {"bruges", "gand", "bruxelles"}
    table.do("return:gand")
    assert table.owner("gand") == "flandres" and table.view()["works"] == {"gand": "castle"}
    assert table.view()["money"]["flandres"] == 2


def test_check_24_end() -> None:
    assert ends_after(8, 2) and not ends_after(8, 3) and ends_after(9, 4) and not ends_after(9, 5) and ends_after(10, 6)
    assert not ends_after(7, 1)
    table = Table(owner=HOMES, works={"bourges": "fortress"}, over=True, stack=[], **_whole(Table(owner=HOMES)))
    assert table.match.result is not None and table.match.result.winning_seats() == ("france",)
    assert table.match.result.tie_break == "fortresses"


def _whole(table: Table) -> dict[str, Any]:
    """All other keys of a position."""
    mine = {"owner", "works", "over", "stack", "random", "players", "options"}
    return {key: value for key, value in table.match.position().items() if key not in mine}
