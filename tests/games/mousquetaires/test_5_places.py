"""Places (5), by the numbers of RULES.md."""

from __future__ import annotations

import pytest

from fronde.games.mousquetaires.data import TREACHERY_DECK
from tests.games.mousquetaires.table import LIFE, Table, at, mission


def reveal(place: str, **position: object) -> Table:
    """All have acted, and Milady is asked at a place."""
    table = Table(active="athos", destination=place, **position)
    table.rest()
    return table


def test_5_1_a_paris_card_of_her_choice() -> None:
    table = reveal("milady-quarters", paris=mission("watch", "lubin"))
    table.do("reveal:take")
    assert len(table.options("take-paris")) == 5 and "paris:watch" not in table.options("take-paris")
    assert table.refusal("milady", "paris:watch", "paris-gone") == "2.2"
    assert table.refusal("milady", "paris:chancellor", "paris-not") == "2.2"
    events = table.do("paris:plot")
    assert table.state.paris_hand == ("plot",)
    assert table.sentences(events, "athos")[0] == "Milady takes a Paris card of her choice."
    assert table.view("athos")["milady"]["paris"] == 1 and table.view("milady")["milady"]["paris"] == ["plot"]


def test_5_1_musketeers_cannot_go_there() -> None:
    assert Table(active="athos").refusal("athos", "move:milady-quarters", "no-way") == "3.4"


def test_5_2_any_treachery_card_or_as_many_as_are_missing() -> None:
    table = reveal("richelieu", treachery=["ambush"])
    assert table.options("reveal") == {"reveal:hide", "reveal:take", "reveal:refill"}
    table.do("reveal:take")
    assert table.options("take-treachery") == {f"take:{card}" for card in TREACHERY_DECK}
    table.do("take:balm")
    assert table.state.treachery == ("ambush", "balm") and len(table.state.treachery_deck) == 13
    table = reveal("richelieu", treachery=["ambush"])
    table.do("reveal:refill")
    assert len(table.state.treachery) == 3


def test_5_2_a_musketeer_who_does_not_find_her_is_in_the_bastille() -> None:
    table = Table(active="athos", destination="paris")
    table.do("move:richelieu")
    assert table.state.place["athos"] == "bastille" and "athos" in table.state.turns_over and table.state.active == ""
    assert table.state.absent == ("richelieu",) and not table.state.revealed


def test_5_2_athos_finds_her_too() -> None:
    table = Table(active="athos", destination="richelieu")
    table.do("move:richelieu")
    assert table.state.revealed and table.state.action_points["athos"] == 2


def test_5_3_those_who_lie_there_may_be_traded_with() -> None:
    table = Table(active="athos", down=["porthos"], life={**LIFE, "porthos": 0}, place=at(porthos="vieux-colombier"),
                  hands={"porthos": ["combat"]})  # fmt: skip
    table.do("offer-to:porthos", "offer-give:thing:nothing", "offer-ask:thing:combat", "offer:send", "offer:accept")
    assert table.hand("athos") == ["combat"]


def test_5_4_bribe_or_fight() -> None:
    table = Table(active="athos", place=at(athos="bastille"), pistoles=0)
    assert not any(option.startswith("move:") for option in table.options("act"))
    assert table.refusal("athos", "move:paris", "jailed") == "5.4"
    assert table.refusal("athos", "bribe", "no-pistole") == "5.4"
    assert Table(active="athos").refusal("athos", "escape", "not-jailed") == "5.4"
    table.do("escape", "fight:none", dice="LLL SSS")
    assert table.state.place["athos"] == "vieux-colombier" and table.state.duel.foe == "guard"
    assert table.state.action_points["athos"] == 2 and table.state.active == "athos"


def test_5_4_other_actions_are_open_in_the_bastille() -> None:
    table = Table(active="athos", place=at(athos="bastille"), hands={"athos": ["des-essarts"]})
    assert {"draw", "character:des-essarts", "buy:pistol", "bribe"} <= table.options("act")


@pytest.mark.parametrize(
    ("more", "is_over"),
    [({"posted": ["lubin"]}, False), ({"trap": "spies"}, False), ({}, True)],
)
def test_5_5_only_when_everything_is_dealt_with(more: dict[str, object], is_over: bool) -> None:
    paris = mission("watch", **{"done": ["nobility"], "trap": "beggars", **more})
    table = Table(active="dartagnan", place=at(dartagnan="paris"), paris=paris, pistoles=5)
    if paris["trap"] == "beggars":
        table.do("trap:paris")
    assert (table.state.paris is None) == is_over
    assert is_over == ("mission-done" in table.kinds())


def test_5_6_the_plot_asks_for_three_duels() -> None:
    table = Table(active="dartagnan", paris=mission("plot", "felton"), place=at(dartagnan="paris"))
    assert {"duel:paris:felton", "duel:paris:conspirator"} <= table.options("act")
    table.do("duel:paris:conspirator", "fight:none", dice="LLS SSS")
    assert table.state.paris.token == 1
    table.do("duel:paris:conspirator", "fight:none", dice="LLS SSS")
    assert table.state.paris.token == 2 and "duel:paris:conspirator" not in table.options("act")
    table.do("duel:paris:felton", "fight:none", dice="LLS SSSS")
    assert table.state.paris is None


def test_5_7_quickly_done_for_epic_tokens() -> None:
    for space, epic in ((1, 2), (2, 2), (3, 0)):
        table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor"), louvre_at=space,
                      hands={"athos": ["nobility"] * 2})  # fmt: skip
        table.do("challenge:louvre:nobility", "play:2")
        assert table.state.epic == epic and table.state.louvre_at == 1


def test_5_7_no_card_left_no_mission() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor"), louvre_deck=[],
                  hands={"athos": ["nobility"] * 2}, driven=True)  # fmt: skip
    table.do("challenge:louvre:nobility", "play:2")
    assert table.state.louvre is None and table.steps() == ["act"]
    table.rest()
    table.until("choose-destination")
    assert table.state.louvre_at == 1 and table.state.honour == 0
