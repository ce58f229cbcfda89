"""La Rochelle, the end of a turn and One for all (7), by the numbers of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.mousquetaires.data import TRACKS, TREACHERY_DECK
from tests.games.mousquetaires.table import LIFE, Table, at, mission

LAST = len(TRACKS.time)
CARD = {"one_for_all": 1, "earned": ["siege"]}


def end(dice: str = "", **position: Any) -> Table:
    """All have acted; these dice fall at La Rochelle, red ones first."""
    setup = {"destination": "milady-quarters", "driven": True, "paris": None, "place": at(aramis="paris"), **position}
    table = Table(active="athos", **setup)
    while "act" in table.steps():
        table.do("end-turn", dice=dice if len(table.steps()) == 1 else "")
    return table


def test_3_1_a_view_tells_who_may_begin_while_nobody_acts() -> None:
    table = Table()
    assert table.view()["waiting"] == []
    table.do("dest:paris", "treachery:draw")
    assert table.view()["waiting"] == ["dartagnan", "athos", "aramis", "porthos"]
    table.do("draw", seat="athos")
    assert table.view()["waiting"] == []
    table.do("end-turn")
    assert table.view()["waiting"] == ["dartagnan", "aramis", "porthos"]


def last_throw(table: Table) -> Any:
    """What was thrown at La Rochelle."""
    return next(event.data for event in table.events if event.kind == "siege-thrown")


@pytest.mark.parametrize(
    ("time", "more", "dice"),
    [(1, {}, 1), (4, {}, 2), (9, {}, 3), (12, {}, 4), (1, {"reinforced": 2}, 3),
     (1, {"paris": mission("smugglers", "lubin")}, 2), (1, {"louvre": mission("chancellor", "felton")}, 2)],
)  # fmt: skip
def test_7_1_red_dice(time: int, more: dict[str, Any], dice: int) -> None:
    assert len(last_throw(end(time=time, **more))["red"]) == dice


@pytest.mark.parametrize(
    ("cards", "dice"),
    [([], 0), (["combat"], 1), (["double-combat", "combat"], 3), (["double-combat"] * 3, 6),
     (["double-combat", "double-combat", "bassompierre"], 5)],
)  # fmt: skip
def test_7_1_blue_dice(cards: list[str], dice: int) -> None:
    assert len(last_throw(end(siege_cards=cards))["blue"]) == dice


def test_7_1_felton_is_seen_when_he_throws() -> None:
    hidden = mission("chancellor", "felton", up=False)
    before = Table(active="athos", louvre=hidden, place=at(porthos="paris"), destination="paris")
    assert before.view("athos")["siege"]["red"] == 1 and before.view("milady")["siege"]["red"] == 2
    table = end(louvre=hidden, place=at(porthos="paris", aramis="paris"))
    assert table.state.louvre.up and "posts-turned-up" in table.kinds()


def test_7_2_each_musketeer_there_may_give_one_life() -> None:
    place = at(athos="la-rochelle")
    table = end("SSSS", time=12, place=place, life={**LIFE, "aramis": 1})
    assert table.waited_for() == ["athos"]
    table.do("sacrifice:yes")
    assert table.waited_for() == ["aramis"]
    assert table.view()["siege"]["throw"] == {"blue": [], "red": ["sword"] * 4, "given": ["athos"]}
    table.do("sacrifice:yes")
    assert table.state.life["athos"] == 2 and "aramis" in table.state.down and table.state.siege == -2


def test_7_2_nobody_is_asked_without_red_swords() -> None:
    assert "sacrifice" not in end("HXHX", time=12, place=at(athos="la-rochelle")).steps()


@pytest.mark.parametrize(("dice", "cards", "moved"), [("S", [], -1), ("HS", ["combat"], 1), ("SH", ["combat"], -1),
                                                       ("SS", ["combat"], 0)])  # fmt: skip
def test_7_3_by_the_difference(dice: str, cards: list[str], moved: int) -> None:
    assert end(dice, siege_cards=cards).state.siege == moved


def test_7_4_the_first_time_it_reaches_or_passes_a_space() -> None:
    three = ["double-combat"] * 3
    table = end("H" + "SSSSSS", siege=1, siege_cards=three)
    assert table.state.siege == 6 and table.state.epic == 1 and table.state.one_for_all == 1
    assert table.state.siege_marks == ("epic", "one-for-all")
    assert table.view()["tracks"]["siege"]["marks"] == ["epic", "one-for-all"]
    again = end("H" + "SSSSSS", siege=1, siege_cards=three, siege_marks=["epic", "one-for-all"])
    assert again.state.epic == 0 and again.state.one_for_all == 0
    back = end("HX" + "SS", time=4, siege=-4, siege_cards=["double-combat"], treachery=["ambush"])
    assert back.state.siege == -2 and back.state.siege_marks == ()


def test_7_5_the_time_token() -> None:
    table = end("H", time=3)
    assert table.state.time == 4 and table.state.turn == 2
    assert end("H", time=3, held=True).state.time == 3


def test_7_6_the_third_space_costs_one_the_last_two_more() -> None:
    there = mission("chancellor", "lubin", trap="spies")
    assert end("H", louvre=there).state.honour == 0
    assert end("H", louvre=there, louvre_at=2).state.honour == 1
    table = end("H", louvre=there, louvre_at=3, treachery=["ambush"])
    assert table.state.honour == 2 and table.state.louvre_at == 1 and len(table.state.treachery) == 2
    assert "spies" in table.state.out_of_play and "mission-failed" in table.kinds()
    everything = end("H", louvre=there, louvre_at=3, treachery=list(TREACHERY_DECK))
    assert sorted(everything.state.treachery) == sorted(TREACHERY_DECK), "there is nothing left to draw"


@pytest.mark.parametrize(
    ("card", "kind"),
    [("constance-held", "treachery-drawn"), ("plot", "honour-lost"), ("watch", "pistoles-lost"), ("smugglers", "")],
)
def test_7_7_the_paris_card_takes_its_toll(card: str, kind: str) -> None:
    table = end("H", paris=mission(card, "lubin"))
    assert (kind in table.kinds()) == bool(kind) and ("paris-struck" in table.kinds()) == bool(kind)


def test_7_8_at_any_moment_by_anybody() -> None:
    table = Table(**CARD, honour=3)
    uses = {"one-for-all:time", "one-for-all:honour", "one-for-all:epic"}
    assert table.steps() == ["choose-destination"] and table.options("one-for-all", "porthos") == uses
    assert not table.options("one-for-all", "milady")
    table.do("one-for-all:epic", seat="porthos")
    assert table.state.epic == 2 and table.state.one_for_all == 0 and not table.options("one-for-all")


def test_7_8_the_clock_and_the_queen() -> None:
    table = Table(active="athos", one_for_all=2, earned=["siege", "rochefort"], honour=1)
    table.do("one-for-all:time", seat="aramis")
    assert table.state.clock_stops and "one-for-all:time" not in table.options()
    table.do("one-for-all:honour", seat="aramis")
    assert table.state.honour == 0


def test_7_8_not_while_the_table_is_laid() -> None:
    assert not Table.set_up(easier=True).options("one-for-all")


def test_7_9_asked_before_time_runs_out() -> None:
    table = end("H", time=LAST, **CARD)
    assert table.steps() == ["hold-time"] * 4 and table.state.time == LAST
    table.do("hold:yes", seat="athos")
    assert table.state.time == LAST and not table.match.over and table.state.one_for_all == 0
    lost = end("H", time=LAST, **CARD)
    lost.do("hold:no", seat="athos")
    assert lost.state.end == "time"


def test_7_9_dead_end_is_undone_until_somebody_has_acted() -> None:
    table = Table(time=4, **CARD, treachery=["dead-end"])
    table.do("dest:paris", "treachery:dead-end", "draw")
    table.do("one-for-all:time", seat="porthos")
    assert table.state.time == 5 and table.state.clock_stops
    last = Table(time=LAST, **CARD, treachery=["dead-end"])
    last.do("dest:paris", "treachery:dead-end")
    assert last.steps() == ["hold-time"] * 4
    last.do("hold:yes", seat="athos")
    assert last.state.time == LAST and "act" in last.steps()


def test_7_9_the_queen_falls_where_nobody_helps() -> None:
    table = end("H", louvre=mission("chancellor", "lubin"), louvre_at=3, honour=8, **CARD)
    assert table.options("one-for-all", "aramis") == {"one-for-all:honour", "one-for-all:epic"}  # the clock has moved
    table.do("save:no", seat="aramis")
    assert table.state.end == "honour"
