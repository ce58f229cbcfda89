"""Preparation (2) and what there is (1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import get_args

import pytest

import images
from fronde.core.errors import PlayerError, TableError
from fronde.core.match import Match
from fronde.games.jeanne import GAME
from fronde.games.jeanne.data import (
    BOX,
    CITIES,
    COUNTERS,
    DECK,
    JOINING,
    KINDS,
    MEASURED,
    NEIGHBOURS,
    PORTS,
    POWERS,
    PROVINCES,
    VALUES,
    Measurement,
)
from fronde.games.jeanne.steps.setup import Power
from fronde.lab.balance import Task, play_one
from tests.games.jeanne.table import WORDS, Table, setup_of

FIRST = {
    "navarre": ("pampelune", {"rouen", "caen"}),
    "france": ("bourges", {"clermont", "montpellier"}),
    "angleterre": ("calais", {"bordeaux", "bayonne"}),
    "bretagne": ("brest", {"rennes", "nantes"}),
    "bourgogne": ("besancon", {"dijon", "macon"}),
}


def test_1_2_provinces_have_one_to_three_cities() -> None:
    sizes = Counter(Counter(city.province for city in BOX.map.city).values())
    assert sizes == {1: 22, 2: 7, 3: 8} and len(PROVINCES) == 37
    assert {p.id: p.points for p in BOX.map.province if p.points != 1} == {"ile-de-france": 2}


def test_1_3_the_map_is_whole_and_every_city_can_be_reached() -> None:
    assert len(CITIES) == 60 and len(BOX.map.roads.pairs) == 101
    assert all(2 <= neighbours.bit_count() <= 6 for neighbours in NEIGHBOURS)
    assert PORTS.bit_count() == 12 and sum(city.mountain for city in BOX.map.city) == 8
    reached, todo = {0}, [0]
    while todo:
        near = NEIGHBOURS[todo.pop()]
        new = {n for n in range(60) if near >> n & 1} - reached
        reached |= new
        todo += new
    assert len(reached) == 60


def test_1_4_the_pieces() -> None:
    pieces = BOX.table.pieces
    assert (pieces.garrisons, pieces.castles, pieces.fortresses, pieces.plunder, pieces.influence) == (
        20,
        20,
        10,
        10,
        6,
    )
    assert len(DECK) == 74 and Counter(COUNTERS)["revolt"] == 2 and len(COUNTERS) == 12 and len(set(COUNTERS)) == 11


def test_4_2_yellow_cards_count_three_to_six() -> None:
    yellow = {KINDS[n]: value for n, value in enumerate(VALUES) if value}
    assert yellow == {"ladders": 3, "ram": 4, "sappers": 5, "cannon": 6}


def test_1_5_the_phases_in_their_order() -> None:
    table = Table(phase="income", options={}, active="navarre")
    kinds = [event.kind for event in table.events]
    assert kinds.index("income-paid") < len(kinds) and table.steps() == ["vote"] * 6
    table.lay()
    for _ in range(20):
        if "buy" not in table.steps():
            break
        table.default()
    table.until("fight")
    order = [
        "status-voted",
        "cards-drawn",
        "buying-ended",
        "order-drawn",
        "events-drawn",
        "foreigners-came",
        "turn-began",
    ]
    kinds = [event.kind for event in table.events]
    assert sorted(map(kinds.index, order)) == list(map(kinds.index, order))
    table.until("vote")
    kinds = [event.kind for event in table.events]
    assert kinds.index("points-scored") < kinds.index("round-began")


def test_2_1_the_powers_are_six() -> None:
    assert list(POWERS) == ["navarre", "france", "angleterre", "bretagne", "bourgogne", "flandres"]


def test_2_2_garrisons_are_placed_in_the_printed_order() -> None:
    table, seats = Table.set_up(), []
    while table.steps() == ["choose-start"]:
        seats += table.waited_for()
        table.default()
    assert seats == list(POWERS)
    assert table.view()["order"] == list(POWERS)


def test_2_3_where_powers_begin() -> None:
    table = Table.set_up()
    for fixed, choices in FIRST.values():
        assert table.cities("start") == choices and table.owner(fixed) == table.waited_for()[0]
        table.default()
    assert table.cities("start") == {"bruges", "gand", "bruxelles"} and table.waited_for() == ["flandres"]
    assert table.refusal("flandres", "start:bruges") is not None
    table.do("start:gand start:bruges")
    assert (table.owner("gand"), table.owner("bruges"), table.owner("bruxelles")) == ("flandres", "flandres", None)


def test_2_4_the_third_garrison_by_road_never_over_sea() -> None:
    table = Table.set_up()
    table.default(6)
    assert table.steps() == ["place-third"] and table.waited_for() == ["navarre"]
    table.do("third:none", "third:none")
    assert table.cities("third") == {"arras", "agen", "saintes", "perigueux", "bayonne", "none"}
    assert table.refusal("angleterre", "third:cherbourg", "no-road") == "2.4"
    table.do("third:arras")
    assert table.owner("arras") == "angleterre" and table.view()["starts"]["angleterre"] == [
        "calais",
        "arras",
        "bordeaux",
    ]


def test_2_4_a_third_garrison_is_no_duty() -> None:
    table = Table.set_up()
    table.default(6)
    table.do("third:none")
    assert table.events_of("third-declined") == [{"seat": "navarre"}] and len(table.view()["starts"]["navarre"]) == 2


def test_2_5_nobody_begins_with_anything() -> None:
    view = Table.set_up().view("france")
    assert set(view["money"].values()) == set(view["influence"].values()) == {0}
    assert view["hands"]["france"] == [] and not any(view["heroes"].values())
    assert not any(view[key] for key in ("retreated", "intrigued", "war", "truce", "storm", "plague_over", "over"))
    assert not any(view[key] for key in ("events", "ruler", "banned", "works", "plundered", "discards", "offer"))
    assert not any(any(view[key].values()) for key in ("used", "lost", "lost_before", "built", "attacked", "rounds"))


@pytest.mark.parametrize(("seats", "playing"), [(3, 3), (4, 4), (5, 5), (6, 6)])
def test_9_1_three_to_six_play(seats: int, playing: int) -> None:
    table = Table.set_up(seats)
    assert len(table.view()["seats"]) == playing
    if seats == 3:
        assert list(table.view()["seats"]) == ["navarre", "angleterre", "bourgogne"]
        assert table.owner("brest") is None


@pytest.mark.parametrize(
    ("option", "seats"),
    [("crowns", ["france", "angleterre", "bourgogne"]), ("north", ["angleterre", "bourgogne", "flandres"])],
)
def test_9_1_who_plays_where_not_all_do(option: str, seats: list[str]) -> None:
    assert list(Table.set_up(3, powers=option).view()["seats"]) == seats


SETS = [list(powers) for count in (3, 4, 5) for powers in combinations(POWERS, count)]


def test_9_1_there_are_forty_one_sets_of_fewer_than_six() -> None:
    assert [sum(len(powers) == count for powers in SETS) for count in (3, 4, 5)] == [20, 15, 6]
    assert set(get_args(Power)) == set(POWERS)


@pytest.mark.parametrize("powers", SETS, ids="-".join)
def test_9_1_any_powers_play_in_the_printed_order_and_the_others_are_free_cities(powers: list[str]) -> None:
    table = Table.set_up(len(powers), powers=powers[::-1])
    assert list(table.view()["seats"]) == table.view()["order"] == powers
    assert set(table.view()["owner"].values()) <= set(powers)
    again, _ = Match.at(GAME, setup_of(len(powers), powers=powers[::-1]), table.match.position())
    assert again.position() == table.match.position()
    assert images.render("jeanne", images.Scene(table.view(powers[0])), locale="en").png


@pytest.mark.parametrize(
    ("seats", "powers", "text"),
    [
        (3, ["france", "bretagne"], "list of 3 to 6 different values"),
        (3, ["france", "bretagne", "france"], "list of 3 to 6 different values"),
        (3, ["france", "bretagne", "castile"], "crowns or north or a list of 3 to 6"),
        (4, ["france", "bretagne", "flandres"], "The number of powers chosen is 3, but there are 4 players"),
        (3, ["france", "bretagne", "flandres", "navarre"], "The number of powers chosen is 4, but there are 3 players"),
        (3, "france", "list of 3 to 6"),
    ],
)
def test_9_1_one_power_for_each_player(seats: int, powers: object, text: str) -> None:
    with pytest.raises(TableError) as refusal:
        Match.start(GAME, setup_of(seats, powers=powers))
    assert text in WORDS.text(refusal.value.reason).replace("“", "").replace("”", "").replace('"', "")
    with pytest.raises(PlayerError):
        Match.at(GAME, setup_of(seats, powers=powers), {"active": "france"})


@pytest.mark.parametrize("powers", SETS[::10], ids="-".join)
def test_9_1_machines_play_any_powers_to_the_end(powers: list[str]) -> None:
    played = play_one(Task("jeanne", 7, {"powers": powers}, len(powers), "quick"))
    assert played.seats == tuple(powers) and played.winners and set(played.winners) <= set(powers)


def test_9_1_a_power_that_is_picked_takes_the_place_of_one_that_is_not() -> None:
    setup = setup_of(3)
    beside = GAME.rules.roles_beside(setup, ["bourgogne"])
    assert beside == {
        "france": {"powers": ["navarre", "france", "bourgogne"]},
        "bretagne": {"powers": ["navarre", "bretagne", "bourgogne"]},
        "flandres": {"powers": ["navarre", "bourgogne", "flandres"]},
    }
    assert not GAME.rules.roles_beside(setup, ["navarre", "angleterre", "bourgogne"])
    assert not GAME.rules.roles_beside(setup_of(6), [])


def test_9_1_what_was_measured_of_a_set_adds_up() -> None:
    assert MEASURED and all(list(powers) in SETS for powers in (row.powers for row in MEASURED.values()))
    for row in MEASURED.values():
        assert row.games >= 60 and len(row.wins) == len(row.powers) and sum(row.wins) >= row.games


def test_9_1_the_lobby_says_whether_a_set_is_suggested_and_how_even_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    three = ("france", "bretagne", "flandres")
    even = Measurement(powers=three, games=60, seed=1, wins=(14, 32, 14))
    monkeypatch.setitem(MEASURED, frozenset(three), even)

    def read_lines(players: int, **options: object) -> list[str]:
        return [WORDS.text(text) for text in GAME.speech.tell_table(players, GAME.rules.fill_options(options))]

    assert read_lines(3, powers=["flandres", "france", "bretagne"]) == [
        "Evenly matched: in 60 games between bots, Brittany won 53%, France won 23% and Flanders won 23%; "
        "an even share is 33%."
    ]
    for wins in ((11, 32, 17), (13, 33, 14)):
        monkeypatch.setitem(MEASURED, frozenset(three), even.model_copy(update={"wins": wins}))
        assert read_lines(3, powers=list(three))[0].startswith("Lopsided: in 60 games between bots, Brittany won 5")
    assert read_lines(4)[0] == "This is the suggested set for 4 players." == read_lines(4, powers=list(JOINING[4]))[0]
    monkeypatch.delitem(MEASURED, frozenset(three))
    assert read_lines(3, powers=list(three)) == [] == read_lines(6)
