"""The machines that measure the balance of the game: what they trade, and with whom."""

from __future__ import annotations

from typing import Any

from fronde.core.rng import Dice
from fronde.games.mousquetaires.greedy import Bot
from fronde.lab.balance import decide
from fronde.lab.sparring import seat_machine
from tests.games.mousquetaires.table import Table, at, mission

HERE: dict[str, Any] = {
    "active": "athos", "place": at(athos="louvre", aramis="louvre", porthos="quest"),
    "louvre": mission("chancellor", "felton"), "destination": "milady-quarters", "pistoles": 0,
}  # fmt: skip


def run(table: Table, most: int) -> list[str]:
    """What machines choose, each for its own seats, one after the other."""
    bots = {player: seat_machine(Bot(Dice(number)).decide) for number, player in enumerate(table.match.setup.players)}
    picks: list[str] = []
    while len(picks) < most:
        for action in decide(table.match, bots):
            table.events += table.match.submit(action.seat, action.picks, action.step)
            picks.append(action.picks[0])
    return picks


def test_the_card_a_challenge_lacks_is_asked_of_a_fellow_who_hands_it_over() -> None:
    table = Table(**HERE, hands={"athos": ["nobility", "gallantry"], "aramis": ["nobility", "combat"]})
    assert run(table, 7) == [
        "offer-to:aramis", "offer-give:thing:gallantry", "offer-ask:thing:nobility", "offer:send", "offer:accept",
        "challenge:louvre:nobility", "play:2",
    ]  # fmt: skip
    assert table.state.louvre.progress == ("nobility",) and table.hand("aramis") == ["gallantry", "combat"]


def test_who_can_use_a_card_himself_where_he_is_keeps_it() -> None:
    table = Table(**HERE, hands={"athos": ["nobility"], "aramis": ["nobility"] * 4})
    assert run(table, 5)[:2] == ["offer-to:aramis", "offer-give:thing:nothing"]
    assert "offer-declined" in table.kinds() and table.hand("aramis") == ["nobility"] * 4
    assert table.state.offers_sent == 1


def test_nothing_is_asked_for_without_an_action_to_use_it_or_a_fellow_who_has_it() -> None:
    few = Table(**HERE, left={"athos": 1}, hands={"athos": ["nobility"], "aramis": ["nobility"]})
    none = Table(**HERE, hands={"athos": ["nobility"], "aramis": ["combat"]})
    enough = Table(**HERE, hands={"athos": ["nobility"] * 2, "aramis": ["nobility"]})
    for table in (few, none, enough):
        assert not run(table, 1)[0].startswith("offer-")


def test_a_machine_that_is_offered_something_answers_before_the_game_goes_on() -> None:
    table = Table(**HERE, hands={"athos": ["nobility"], "aramis": ["nobility"]})
    run(table, 4)
    seats: list[str] = []

    def answer(state: Any, decisions: Any) -> Any:
        seats.extend(decision.seat for decision in decisions)
        return Bot(Dice(1)).decide(state, decisions)

    bots = dict.fromkeys(table.match.setup.players, seat_machine(answer))
    assert decide(table.match, bots)[0].seat == "aramis" and set(seats) == {"aramis"}, "asked of nobody else's affairs"
