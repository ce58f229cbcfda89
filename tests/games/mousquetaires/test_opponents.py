"""What opponents make of this game: offers, and one set of weights for both sides."""

from __future__ import annotations

from fronde.bots import choose
from fronde.core.rng import Dice
from fronde.games.mousquetaires.opponents import OPPONENTS, find_sides
from tests.games.mousquetaires.table import Table
from tests.games.mousquetaires.test_bots import HERE


def test_an_opponent_asks_a_fellow_for_the_card_a_challenge_lacks() -> None:
    table = Table(**HERE, hands={"athos": ["nobility", "gallantry"], "aramis": ["nobility", "combat"]})
    chosen = choose(table.match, "athos", "quick", Dice(1))
    assert [action.picks[0] for action in chosen] == [
        "offer-to:aramis", "offer-give:thing:gallantry", "offer-ask:thing:nobility", "offer:send",
    ]  # fmt: skip


def test_an_opponent_answers_what_it_is_offered_where_it_is_asked() -> None:
    table = Table(**HERE, hands={"athos": ["nobility", "gallantry"], "aramis": ["nobility", "combat"]})
    for action in choose(table.match, "athos", "quick", Dice(1)):
        table.match.submit(action.seat, action.picks, action.step)
    (answer,) = choose(table.match, "aramis", "quick", Dice(1))
    assert answer.picks == ("offer:accept",)


def test_what_is_good_for_musketeers_is_bad_for_milady() -> None:
    table = Table(**HERE)
    assert OPPONENTS.make_features is not None
    features = OPPONENTS.make_features()
    ours, hers = features(table.state, "athos"), features(table.state, "milady")
    assert ours == tuple(-value for value in hers) and any(ours)


def test_milady_is_a_side_of_her_own() -> None:
    assert find_sides(("milady", "athos", "aramis")) == ["milady"]
    assert find_sides(("athos", "aramis")) == ("athos", "aramis")
