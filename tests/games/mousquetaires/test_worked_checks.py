"""The 24 cases worked by hand that came with the facts of the game, by their numbers.

Where the study of balance changed a skill or a level (docs/balance.md), the cards played change with it.
"""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.mousquetaires.data import (
    ADVENTURE_DECK,
    ADVERSARIES,
    DESTINATIONS,
    ITEMS,
    LOUVRE,
    PARIS,
    TABLE,
    TOKENS,
    TRACKS,
    TRAPS,
    TREACHERY_DECK,
)
from fronde.games.mousquetaires.fencing import Arms, shows, strike
from fronde.games.mousquetaires.model import manoeuvres_of
from tests.games.mousquetaires.table import Table, at, mission

PLAIN = Arms((("lys", "lys", "lys"),))


def louvre(*posted: str, seat: str = "athos", card: str = "chancellor", **more: Any) -> Table:
    """A musketeer at the Louvre, whose mission is known."""
    hands = more.pop("hands", {})
    place = more.pop("place", at(**{seat: "louvre"}))
    return Table(active=seat, place=place, louvre=mission(card, *posted), hands=hands, **more)


def test_1_deck_sums() -> None:
    references = 8
    cards = (ADVENTURE_DECK, ADVERSARIES, TRAPS, TREACHERY_DECK, PARIS, LOUVRE, DESTINATIONS)
    assert sum(map(len, cards)) + TABLE.one_for_all + references == 110
    tokens, markers, hearts, validation, epic = sum(t.count for t in TOKENS.values()), 6, 6, 5, 6
    assert tokens == 27
    assert tokens + markers + hearts + sum(item.stock for item in ITEMS.values()) + validation + epic == 70


def test_2_a_challenge_with_two_cards_and_with_one() -> None:
    table = louvre("lubin", hands={"athos": ["nobility", "nobility"]})
    actions = table.state.action_points["athos"]
    table.do("challenge:louvre:nobility", "play:2")
    assert table.state.louvre.progress == ("nobility",) and table.hand("athos") == []
    assert table.state.discards.count("nobility") == 2 and table.state.action_points["athos"] == actions - 1
    table = louvre("lubin", hands={"athos": ["nobility"]})
    table.do("challenge:louvre:nobility", "play:1")
    assert table.state.louvre.progress == () and table.hand("athos") == []


def test_3_laffemas() -> None:
    table = louvre("laffemas", "lubin", hands={"athos": ["nobility"] * 3})
    table.do("challenge:louvre:nobility")
    (decision,) = [d for d in table.match.decisions if d.required]
    assert decision.about == {"place": "louvre", "skill": "nobility", "level": 8, "n": 3, "own": 5, "held": 3}
    table.do("play:3")
    assert table.state.louvre.progress == ("nobility",)
    table = louvre("laffemas", "lubin", hands={"athos": ["nobility"] * 3})
    table.do("duel:louvre:laffemas", "fight:none", dice="LLL SSS")
    table.do("challenge:louvre:nobility")
    assert [d.about["level"] for d in table.match.decisions if d.required] == [7]


def test_4_aramis() -> None:
    hands = {"aramis": ["gallantry", "gallantry", "kitty", "combat"]}
    table = louvre("lubin", seat="aramis", card="merlaison", hands=hands)
    table.do("challenge:louvre:gallantry", "any:kitty", "play:2")
    assert table.state.louvre.progress == ("gallantry",) and table.hand("aramis") == ["combat"]
    table.do("duel:louvre:lubin")
    assert not any(option.startswith("any:") for option in table.options("fight"))


def test_5_both_hit() -> None:
    table = Table(
        active="dartagnan", place=at(dartagnan="louvre"), louvre=mission("provocation", "cavois"),
        hands={"dartagnan": ["combat"]}, life={"dartagnan": 1, "athos": 3, "aramis": 3, "porthos": 5},
    )  # fmt: skip
    pistoles = table.state.pistoles
    blue, red = ("sword", "sword", "shield", "lys"), ("sword", "sword", "shield")
    arms = Arms((("lys", "lys", "sword"),))
    assert strike(blue, red, ADVERSARIES["cavois"], arms, first=True) == (1, 1)
    table.do("duel:louvre:cavois", "fight:combat", dice="SSHL SSHX")
    assert table.state.cavois == 1 and "cavois" in table.state.louvre.posted and table.state.pistoles == pistoles
    assert table.state.down == ("dartagnan",) and table.state.place["dartagnan"] == "vieux-colombier"


def test_6_manoeuvre_over_swords() -> None:
    table = louvre("bernajoux", "lubin", seat="porthos")
    pistoles = table.state.pistoles
    table.do("duel:louvre:bernajoux", "fight:none", dice="LLL SSS")
    assert table.state.louvre.posted == ("lubin",) and "bernajoux" in table.state.out_of_play
    assert table.state.life["porthos"] == 5 and table.state.pistoles == pistoles + 2


def test_7_two_manoeuvres() -> None:
    table = louvre("jussac", "lubin")
    pistoles = table.state.pistoles
    table.do("duel:louvre:jussac", "fight:none", dice="LLL XXX")
    assert (
        table.state.life["athos"] == 2 and "jussac" in table.state.out_of_play and table.state.pistoles == pistoles + 2
    )


def test_8_dartagnans_pair() -> None:
    table = Table(gear={"dartagnan": ["improved-manoeuvre"], "porthos": ["improved-manoeuvre"]})
    manoeuvres = {seat: manoeuvres_of(table.state, seat) for seat in ("dartagnan", "porthos")}
    for seat, dice, counts in (
        ("dartagnan", ("lys", "lys", "shield"), True), ("dartagnan", ("lys", "sword", "lys"), True),
        ("porthos", ("lys", "lys", "shield"), True), ("porthos", ("lys", "lys", "sword"), False),
        ("porthos", ("lys", "lys", "lys"), False),
    ):  # fmt: skip
        assert any(shows(dice, one) for one in manoeuvres[seat]) == counts, (seat, dice)


def test_9_pistol() -> None:
    foe = ADVERSARIES["boisrenard"]
    armed = PLAIN._replace(pistol=True)
    blue, red = ("shield", "shield", "lys"), ("shield", "cross")
    assert strike(blue, red, foe, armed, first=True) == (0, 0)
    assert strike(blue, ("cross", "cross"), foe, armed, first=True) == (1, 0)
    assert strike(blue, ("cross", "cross"), foe, armed, first=False) == (0, 0)
    assert strike(blue, ("cross", "cross"), ADVERSARIES["lubin"], armed, first=True) == (0, 0)
    table = louvre("boisrenard", "lubin", gear={"athos": ["pistol"]})
    table.do("duel:louvre:boisrenard", "fight:none", dice="HHL HX HL S")
    assert [r.extra[0] for r in table.state.duel.rounds[:2]] == [1, 0]
    assert (table.state.duel.rounds[0].own_loss, table.state.duel.rounds[0].foe_loss) == (0, 0)


def test_10_armour_without_dice() -> None:
    foe = ADVERSARIES["felton"]
    assert strike((), ("sword",), foe, PLAIN._replace(armour=True), first=False) == (0, 0)
    assert strike((), ("sword",), foe, PLAIN, first=False) == (0, 1)
    table = louvre("felton", gear={"athos": ["armor"]})
    table.do("duel:louvre:felton", "fight:none", dice="HHL SXXH HH SXX L HX S")
    assert [len(r.blue) for r in table.state.duel.rounds] == [3, 2, 1, 0]
    assert (table.state.duel.foe_loss, table.state.duel.own_loss, table.state.life["athos"]) == (0, 0, 3)
    assert "felton" in table.state.louvre.posted


def test_11_dice_limit() -> None:
    table = louvre("cavois", hands={"athos": ["double-combat", "double-combat"]})
    table.do("duel:louvre:cavois", "fight:double-combat+double-combat")
    assert len(table.state.duel.rounds[0].blue) == 6


def test_12_toledo_sword() -> None:
    table = louvre("jussac", "lubin", gear={"athos": ["toledo-sword"]})
    table.do("duel:louvre:jussac", "fight:none", dice="LLH XXX")
    assert table.steps() == ["reroll"]
    table.do("reroll:shield", dice="L")
    assert table.state.life["athos"] == 2 and "jussac" in table.state.out_of_play


def siege(dice: str, sacrifice: str = "", **position: Any) -> Table:
    """The end of a turn: all have acted, both sides have thrown these dice at La Rochelle, red ones first."""
    table = Table(active="athos", destination="milady-quarters", driven=True, **{"paris": None, **position})
    while "act" in table.steps():
        table.do("end-turn", dice=dice if len(table.steps()) == 1 else "")
    if sacrifice:
        table.do(sacrifice)
    return table


def test_13_la_rochelle() -> None:
    table = siege("SSSHH", time=5, siege_cards=["combat", "double-combat"], louvre=mission("chancellor", "lubin"))
    throw = table.state.siege_throw
    assert throw is not None and (len(throw.red), len(throw.blue)) == (2, 3)
    assert table.steps() == ["sacrifice"] and table.waited_for() == ["aramis"]
    table.do("sacrifice:yes")
    assert table.state.life["aramis"] == 2 and table.state.siege == 0


def test_14_la_rochelle_marks() -> None:
    table = siege("SS", place=at(aramis="paris"), time=5, siege=-2, treachery=["ambush"])
    assert table.state.siege == -4 and len(table.state.treachery) == 2
    table = siege("SS", place=at(aramis="paris"), time=5, siege=-2, treachery=["ambush"], siege_marks=["treachery"])
    assert table.state.siege == -4 and len(table.state.treachery) == 1
    assert siege("SS", place=at(aramis="paris"), time=5, siege=-4).state.end == "siege"


def test_15_louvre_ignored() -> None:
    quiet = {"place": at(aramis="paris"), "paris": None, "louvre": mission("chancellor", "lubin", trap="beggars")}
    table = siege("H", **quiet)
    assert (table.state.louvre_at, table.state.honour) == (2, 0)
    table = siege("H", louvre_at=2, **quiet)
    assert (table.state.louvre_at, table.state.honour) == (3, 1)
    table = siege("H", louvre_at=3, honour=1, treachery=["ambush"], **quiet)
    assert table.state.honour == 3 and len(table.state.treachery) == 2
    assert table.state.louvre_at == 1 and table.state.louvre.card != "chancellor"
    assert "beggars" in table.state.out_of_play and "lubin" not in table.state.out_of_play
    assert "post" in table.steps()


def test_16_louvre_quick() -> None:
    table = louvre(card="chancellor", louvre_at=2, hands={"athos": ["nobility"] * 2})
    table.do("challenge:louvre:nobility", "play:2")
    assert table.state.epic == 2 and table.state.louvre_at == 1 and table.steps() == ["post"]
    assert table.state.louvre.card != "chancellor"
    table.until("act")
    table.until("reveal")
    table.until("choose-destination")
    assert table.state.louvre_at == 2


@pytest.mark.parametrize(("dice", "end"), [("SSHX", "constance"), ("SHHX", "")])
def test_17_strangling(dice: str, end: str) -> None:
    table = siege("H" + dice, place=at(aramis="paris"), paris=mission("constance-kidnapped", "lubin", token=4))
    assert table.state.end == end
    assert end or table.state.paris.token == 5


def test_18_holding_the_clock() -> None:
    table = Table(time=4, one_for_all=1, earned=["siege"], treachery=["dead-end"])
    table.do("dest:paris", "treachery:dead-end")
    assert table.state.time == 5
    table.do("one-for-all:time", seat="athos")
    assert table.state.time == 4 and table.state.one_for_all == 0
    table.until("reveal")
    table.do("reveal:hide")
    table.until("choose-destination")
    assert table.state.time == 4 and TRACKS.time[4 - 1] == 2


def test_19_saving_the_queen() -> None:
    table = siege("H", place=at(aramis="paris"), louvre_at=3, honour=8, one_for_all=1, earned=["siege"],
                  louvre=mission("chancellor", "lubin"))  # fmt: skip
    assert table.steps() == ["save-queen"] * 4 and table.state.honour == 9
    table.do("save:yes", seat="porthos")
    assert table.state.honour == 7 and not table.match.over and table.state.one_for_all == 0


ROCHEFORT = {
    "active": "porthos",
    "destination": "paris",
    "place": at(porthos="paris"),
    "paris": mission("watch", "lubin"),
}
"""Milady lies in wait in Paris."""


def test_20_rochefort_wounded() -> None:
    table = Table(**ROCHEFORT, hands={"porthos": [*["nobility"] * 5, "combat"]})
    table.do("challenge:paris:nobility")
    assert table.state.revealed and table.steps() == ["fight"] and table.state.duel.foe == "rochefort"
    table.do("fight:combat", dice="SSSH SSHX")
    table.do("red:keep")
    assert (table.state.rochefort, table.state.life["porthos"]) == (3, 4) and table.state.is_home
    assert table.steps() == ["play-cards"]
    table.do("play:5")
    assert table.state.paris.progress == ("nobility",) and table.state.action_points["porthos"] == 2
    table.rest()
    assert "reveal" not in table.steps()


def test_21_rochefort_unhurt() -> None:
    table = Table(**{**ROCHEFORT, "place": at(porthos="paris", athos="paris")}, hands={"porthos": ["nobility"] * 5})
    table.do("challenge:paris:nobility", "fight:none", dice="HHH HHHH HH HHH H HH H")
    table.until("act")
    assert "action-lost" in table.kinds() and len(table.hand("porthos")) == 5
    assert table.state.action_points["porthos"] == 2 and table.state.revealed and not table.state.is_home
    table.do("end-turn", seat="porthos")
    table.do("challenge:paris:nobility", seat="athos")
    assert table.steps() == ["play-cards"]


def test_22_bastille() -> None:
    jail = {"active": "athos", "place": at(athos="bastille")}
    table = Table(**jail, pistoles=1)
    table.do("bribe")
    assert table.state.place["athos"] == "vieux-colombier" and table.state.pistoles == 0
    assert table.state.action_points["athos"] == 2 and table.state.active == "athos"
    table = Table(**jail)
    table.do("escape", "fight:none", dice="HHH SSS HH SS H S")
    assert table.state.place["athos"] == "vieux-colombier" and table.state.life["athos"] == 3
    table = Table(**jail)
    table.do("escape", "fight:none", dice="LHL SSX")
    assert table.state.life["athos"] == 2 and table.state.active == "athos"
    table = Table(**jail, hands={"athos": []}, life={"dartagnan": 3, "athos": 1, "aramis": 3, "porthos": 5})
    table.do("escape", "fight:none", dice="LSL SSX")
    assert table.state.life["athos"] == 3 and not table.state.down and len(table.hand("athos")) == 1
    assert "athos" in table.state.turns_over and table.state.place["athos"] == "vieux-colombier"


def test_23_posting() -> None:
    table = Table.set_up()
    table.do("token:rest", "paris:plot")
    assert "post:felton" in table.options("post") and "post:beggars" in table.options("post")
    table.do("post:beggars")
    assert "post:bernajoux" in table.options("post") and "post:nemesis" not in table.options("post")
    assert table.refusal("milady", "post:nemesis", "one-trap") == "2.3"
    table.do("post:bernajoux")
    assert table.state.louvre is not None


def test_24_galleries() -> None:
    table = Table(active="athos", quest=4, epic=3, place=at(athos="quest"))
    first = [n for n in (1, 2) if table.state.board[n].token != "snare"]
    table.do("passage")
    assert table.state.column == 1 and table.state.epic == 0 and all(space.is_empty for space in table.state.board[:3])
    assert all(space.up for space in table.state.board[3:6]) and first
    table = Table(active="athos", quest=4, column=3, epic=3, place=at(athos="quest"))
    table.do("passage")
    assert table.state.end == "quest" and table.match.result.winning_seats() == (
        "dartagnan",
        "athos",
        "aramis",
        "porthos",
    )
