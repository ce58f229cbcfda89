"""Income (3.1, 3.2), war or peace (3.3 to 3.5), the deal (4.1)."""

from __future__ import annotations

import pytest

from tests.games.jeanne.table import Table

WORKS = {"bourges": "castle", "tours": "castle", "nevers": "fortress"}
OTHERS = {
    "pampelune": "navarre", "calais": "angleterre", "brest": "bretagne", "dijon": "bourgogne", "bruges": "flandres"
}  # fmt: skip
CITIES = ["bourges", "tours", "nevers", "moulins", "orleans", "clermont", "melun"]


def rich(**position: object) -> Table:
    """France with four garrisons, two castles and a fortress before income."""
    return Table(phase="income", owner={**OTHERS, **dict.fromkeys(CITIES, "france")}, works=WORKS, **position)


def test_3_1_garrisons_castles_fortresses_pay() -> None:
    assert rich().view()["money"]["france"] == 4 + 4 + 3


def test_3_2_a_plundered_city_pays_nothing_and_the_marker_goes() -> None:
    table = rich(plundered=["moulins", "nevers"])
    assert table.view()["money"]["france"] == 3 + 4 and table.view()["plundered"] == []


def test_3_1_what_was_kept_is_added() -> None:
    assert rich(money={"france": 5}).view()["money"]["france"] == 16


def test_3_3_votes_are_cast_unseen_and_shown_at_once() -> None:
    table = rich()
    assert table.steps() == ["vote"] * 6
    before = table.view("navarre")
    table.match.submit("france", ["vote:war"])
    assert table.waited_for() == list(table.state.seats) and table.view("navarre") == before
    table.match.submit("france", ["vote:peace"])
    table.lay(france=["vote:peace"])
    assert table.last("status-voted")["peace_seats"] == list(table.state.seats)


@pytest.mark.parametrize(
    ("seats", "votes", "war"),
    [(6, 3, True), (6, 2, False), (5, 3, True), (5, 2, False), (4, 2, True), (3, 2, True), (3, 1, False)],
)
def test_3_4_half_the_votes_make_war(seats: int, votes: int, war: bool) -> None:
    table = Table(seats, phase="vote")
    fighters = list(table.state.seats)[:votes]
    table.lay(**{seat: ["vote:war"] for seat in fighters})
    assert table.view()["war"] is war
    assert len(table.last("status-voted")["war_seats"]) == votes


def test_3_4_war_six_cards_two_events_3_5_peace_four_and_one() -> None:
    for war, cards, events in ((True, 6, 2), (False, 4, 1)):
        table = Table(phase="cards", war=war)
        assert set(table.view()["hands"].values()) == {cards}
        assert len(table.last("events-drawn")["events"]) == events


def test_4_1_only_the_owner_learns_which_cards() -> None:
    table = Table(phase="cards", war=True)
    draws = [event for event in table.events if event.kind == "cards-drawn"]
    assert len(draws) == 6
    for event in draws:
        assert "cards" not in event.data and event.to == (event.data["seat"],)
        assert sorted(event.secret["cards"]) == sorted(table.hand(event.data["seat"])) and event.data["n"] == 6


def test_6_3_2_a_truce_is_kept_without_a_vote() -> None:
    table = Table(phase="vote", truce=True, war=True)
    assert "vote" not in table.steps() and table.events_of("truce-kept") and not table.view()["war"]
    assert not table.view()["truce"]


def test_6_2_4_bad_weather_halves_the_income_rounded_up() -> None:
    assert rich(storm=True).view()["money"]["france"] == 6
    assert rich(storm=True, plundered=["moulins"]).view()["money"]["france"] == 5
    assert not rich(storm=True).view()["storm"]
