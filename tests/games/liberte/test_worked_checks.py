"""Twenty cases worked by hand from the rulebook, its examples among them. Card ids are those of data/cards.toml."""

from __future__ import annotations

from fronde.games.liberte.data import CARDS
from tests.games.liberte.table import Table, many
from tests.games.liberte.test_8_government import count

PARIS = "ile-de-france"


def test_check_1_set_up_of_four() -> None:
    state = Table.set_up(4).state
    assert sum(map(len, state.hands.values())) == 28 and len(state.open) == 3
    assert [CARDS[card].set for card in state.deck] == ["A"] * 26 + ["B"] * 53
    assert tuple(state.supply.values()) == (22, 26, 28)
    assert Table(turn=2, phase="turn").supply() == (24, 28, 30)


def test_check_2_valmy() -> None:
    """Example of the rules: Christie, Joshua, Max."""
    table = Table(turn=2, phase="battle", battle_box={"amber": 1, "green": 2, "violet": 3},
                  displays={"amber": [32], "green": [78]})  # fmt: skip
    assert table.points("amber", "green", "violet") == [0, 4, 0] and 78 not in table.discard()
    assert set(table.state.battle_box.values()) == {0}


def test_check_3_a_battle_tie_broken() -> None:
    table = Table(turn=2, phase="battle", battle_box={"amber": 2, "green": 2}, displays={"amber": [84], "green": [83]})
    table.do("advance:c84", "advance:c83")
    assert table.points("amber", "green") == [0, 4] and table.discard() == [84, 83]


def test_check_4_a_battle_tie_unbroken() -> None:
    table = Table(turn=2, phase="battle", battle_box={"amber": 2, "green": 2}, displays={"amber": [83], "green": [32]})
    white = table.supply()[0]
    table.do("advance:c83", "advance:c32")
    assert table.points("amber", "green") == [0, 0] and table.discard() == [83, 32]
    assert table.supply()[0] == white - 1 and list(table.state.battles.values()) == ["lost"]


def test_check_5_normandie() -> None:
    """Example 1 of the rules; a tie with a card in Paris stops the elections to look."""
    table = Table(turn=2, phase="elections", displays={"amber": [71]}, provinces={
        "normandie": "amber red 3, green blue 2, violet blue 2", PARIS: "amber red 3, green red 3"})  # fmt: skip
    assert table.votes("amber") == (0, 0, 1) and table.track() == (0, 0, 1)
    assert table.stacks("normandie") == "amber red 2, green blue 2, violet blue 2"


def test_check_6_paris() -> None:
    """Example 2 of the rules."""
    table = Table(turn=2, phase="elections", displays={"amber": [71], "green": [15]}, provinces={
        PARIS: "amber red 3, green red 3, violet white 1", "provence": "amber red 1, green red 1"})  # fmt: skip
    table.do("advance:c71", "decline")
    assert table.step == "province-tie" and table.votes("amber") == (0, 0, 3) and table.track() == (0, 0, 3)
    assert table.stacks(PARIS) == "" and table.discard() == [71]
    assert table.supply() == (24, 28, 30 - 3 - 2)


def test_check_7_a_tie_outside_paris_unbroken() -> None:
    table = Table(turn=2, phase="elections", displays={"amber": [13, 20], "green": [17, 1]},
                  provinces={"bretagne": "amber white 2, green blue 2, violet red 1"})  # fmt: skip
    table.do("advance:c13", "advance:c17")
    assert table.events_of("province-split") and table.discard()[:2] == [13, 17], "there is no second pass"
    assert table.stacks("bretagne") == "" and not table.events_of("province-elected")


def test_check_8_a_tie_outside_paris_broken() -> None:
    table = Table(turn=2, phase="elections", displays={"amber": [13], "green": [19, 1]}, provinces={
        "bretagne": "amber white 2, green blue 2, violet red 1", "provence": "violet red 1, green blue 1"})  # fmt: skip
    table.do("advance:c13", "advance:c19")
    assert table.votes("green") == (0, 1, 0) and table.track() == (0, 1, 0)
    assert table.supply() == (24, 28 - 1 - 1, 30 - 1)


def test_check_9_a_second_pass_in_paris() -> None:
    table = Table(turn=2, phase="elections", displays={"amber": [17, 1], "green": [21, 5, 13]}, provinces={
        PARIS: "amber blue 2, green white 2", "provence": "amber white 1, green white 1"})  # fmt: skip
    table.do("advance:c17", "advance:c21", "advance:c1", "decline")
    assert table.votes("amber") == (0, 2, 0) and table.supply()[0] == 24 - 2 and table.discard() == [17, 21, 1]


def test_check_10_paris_without_a_tie() -> None:
    table = Table(turn=2, phase="elections", provinces={PARIS: "amber red 2, green blue 1, violet white 1"})
    assert table.events_of("provinces-voted") == [{"white": 0, "blue": 0, "red": 2}]
    assert table.stacks(PARIS) == "green blue 1, violet white 1"


def test_check_11_placing_limits() -> None:
    provinces = {"maine": "amber red 2, green blue 3, violet white 1"}
    table = Table(turn=2, hands={"amber": [65, 8, 7]}, provinces=provinces)
    table.do("place:c65")
    assert {o for o in table.options("blocks") if o.startswith("maine")} == {"maine:1"}
    table = Table(turn=2, hands={"amber": [8]}, provinces=provinces)
    table.do("place:c8")
    assert table.refusal("blocks:maine:1", reason="other-colour") == "3.5"
    table = Table(turn=2, hands={"amber": [7]}, provinces=provinces)
    table.do("place:c7", "blocks:maine:1")
    assert table.stacks("maine").startswith("amber red 3")
    table = Table(turn=2, active="black", hands={"black": [7]}, provinces=provinces)
    table.do("place:c7")
    assert table.refusal("blocks:maine:1", reason="province-full") == "3.5"


def test_check_12_a_short_supply() -> None:
    blue = many("green", "blue", "champagne", "lorraine", "alsace", "bourgogne", "berry", "limousin", "auvergne",
                "lyonnais", "provence")  # fmt: skip
    table = Table(turn=2, hands={"amber": [19]}, provinces=blue)
    assert table.supply()[1] == 1
    table.do("place:c19", "blocks:picardie:1")
    assert table.supply()[1] == 0 and table.events_of("supply-exhausted")
    table.do("discard", "end-turn", "pass", "pass", "pass")
    assert table.events_of("action-phase-ended") == [{"rounds": 1, "why": "supply"}]


def test_check_13_a_second_card() -> None:
    table = Table(turn=2, hands={"amber": [23, 5, 7, 24]})
    table.do("place:c23", "blocks:champagne:1", "discard")
    assert table.refusal("place:c7", reason="second-region") == "3.8"
    table.do("place:c5")
    assert table.options("blocks") == {"lorraine:1", "alsace:1", "franche-comte:1", "bourgogne:1"}
    table = Table(turn=2, hands={"amber": [23, 24]})
    table.do("cannon:c24", "discard")
    assert table.refusal("place:c23", reason="no-second") == "3.8"


def test_check_14_taking() -> None:
    table = Table(hands={"amber": list(range(1, 10))}, open=[30, 50, 40], deck=[90])
    table.do("take", "discard:c1 discard:c2", "take:c30")
    assert len(table.hand("amber")) == 8 and table.options() == {"take:c90", "end-turn"}
    table.do("take:c90")
    assert len(table.hand("amber")) == 9 and table.discard() == [1, 2]


def test_check_15_no_extension() -> None:
    white = many("violet", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "picardie")
    table = Table(turn=2, government="white", hands={"green": [10], "violet": [50]},
                  provinces=white)  # fmt: skip
    assert table.supply()[0] == 3
    table = Table(turn=2, government="white", hands={"green": [5], "violet": [50]},
                  provinces=white | {"berry": "black white 2"})  # fmt: skip
    table.do("pass", "place:c5", "blocks:champagne:1", "discard", "end-turn")
    assert table.supply()[0] == 0
    table.do("special:c50", "block:berry:black", "end-turn")
    assert table.supply()[0] == 1 and table.seat == "black"
    table.do("pass")
    assert table.events_of("action-phase-ended") == [{"rounds": 1, "why": "supply"}]


def test_check_16_terror() -> None:
    provinces = {"alsace": "amber red 1, green white 3", "berry": "green white 2"}
    table = Table(turn=3, hands={"amber": [105]}, provinces=provinces, displays={"green": [72]}, government="red",
                  presence=["amber"])  # fmt: skip
    table.do("special:c105")
    assert table.refusal("stack:berry:green", reason="no-red-stack") == "4.7"
    white = table.supply()[0]
    table.do("stack:alsace:green", "card:c72")
    assert table.supply()[0] == white + 3 and table.cards_out_of_play() == [72]
    table = Table(turn=3, hands={"amber": [105]}, provinces=provinces, government="red", presence=["green"])
    assert table.refusal("special:c105", reason="no-red-presence") == "4.7"


def test_check_17_display_purge_and_guillotine() -> None:
    for card, room in ((14, True), (15, False)):
        table = Table(turn=2, hands={"amber": [card]}, displays={"amber": [8, 9, 11, 12]})
        table.do(f"place:c{card}", "blocks:picardie:2", *(["blocks:flandre:1"] if card == 15 else []))
        assert (table.step == "keep-card") is room
    table = Table(turn=2, hands={"amber": [99, 101]}, displays={"green": [15, 14, 3]}, government="red",
                  presence=["amber"])  # fmt: skip
    table.do("special:c99")
    assert table.refusal("card:c3", reason="wrong-card") == "4.5"
    table.do("card:c15")
    assert table.cards_out_of_play() == [15]
    table = Table(turn=2, hands={"amber": [101]}, displays={"green": [15, 3]}, government="red", presence=["amber"])
    table.do("special:c101", "card:c3")
    assert table.discard() == [3, 101]


def test_check_18_a_government_tie_and_its_points() -> None:
    votes = {"amber": {"red": 4, "blue": 9}, "green": {"red": 4}, "violet": {"red": 1, "white": 8}}
    table = count(votes, turn=2, displays={"amber": [17, 3], "green": [15, 29]})
    table.do("advance:c17", "advance:c15")
    assert table.state.government == "red" and table.track() == (7, 8, 9) and table.state.opposition == "blue"
    table.do("advance:c3", "advance:c29")
    first = {event["office"]: (event["seats"], event["n"]) for event in table.events_of("office-won")}
    assert first == {"first": (["green"], 5), "second": (["amber"], 2), "opposition": (["amber"], 3)}
    table = count(votes, turn=2, displays={})
    assert table.state.government == "red", "by precedence"
    assert [table.score(seat)["offices"] for seat in ("amber", "green", "violet")] == [3 + 3, 3, 2]
    table = count({"amber": {"red": 5}, "green": {"blue": 2}, "violet": {"blue": 2}})
    assert table.points("green", "violet") == [2, 2]


def test_check_19_landslide() -> None:
    red = many("amber", "red", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", n=1)
    red |= many("green", "red", "picardie", "orleanais", "champagne", "lorraine", "alsace", "franche-comte",
                "bourgogne", "berry", n=1)  # fmt: skip
    red |= {PARIS: "amber red 3"}
    rest = {"limousin": "violet blue 3, amber red 2", "auvergne": "violet blue 3, amber red 2, green red 2",
            "lyonnais": "violet blue 3, green red 2", "saintonge": "violet blue 3, green red 2"}  # fmt: skip
    table = Table(turn=3, phase="elections", provinces=red | rest, hands={"amber": [15], "green": [71]},
                  displays={"amber": [14], "green": [4]}, points={"violet": [12, 0, 0]})  # fmt: skip
    amber, green = table.score("amber"), table.score("green")
    assert (amber["sudden-votes"], amber["sudden-map"], amber["sudden-cards"], amber["total"]) == (9, 4, 5, 18)
    assert (green["sudden-votes"], green["sudden-map"], green["sudden-cards"], green["total"]) == (8, 6, 4, 18)
    assert table.winners() == ("amber",)


def test_check_20_counter_revolution() -> None:
    lilies = many("green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", n=2)
    table = Table(turn=2, provinces=lilies, battles={"valmy": "lost"}, hands={"amber": [11]})
    table.do("place:c11", "blocks:normandie:1", "discard", "end-turn")
    assert not table.over
    table = Table(turn=2, phase="elections", provinces=lilies, battles={"valmy": "lost"})
    assert table.over and table.state.turn == 3
    ones = many("green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", n=1)
    assert not Table(turn=2, phase="elections", provinces=ones, battles={"valmy": "lost"}).over
    level = lilies | {"flandre": "green white 2, amber red 2"}
    assert not Table(turn=3, phase="turn", provinces=level, battles={"valmy": "lost"}, hands={"amber": [1]}).over
    for turn, points in ((2, 0), (3, 2)):
        table = Table(turn=turn, phase="elections", provinces={"vendee": "amber red 1"})
        assert table.score("amber")["provinces"] == points
