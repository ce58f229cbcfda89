"""What the decks hold (rulebook 9.1, 9.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, SEASON_CARDS, TARGETS

ACTIONS = [(c, a) for c in ACTION_CARDS.values() for a in (c.a, c.b)]


def test_9_12_cards_by_target() -> None:
    counts = Counter(c.target for c in ACTION_CARDS.values())
    assert counts == {"all": 16, "persons": 26, "institutions": 26, "green-blue": 11, "purple": 11}


@pytest.mark.parametrize("kind", ["place", "remove", "move", "hybrid"])
def test_9_12_every_kind_of_action_meets_every_target(kind: str) -> None:
    assert {c.target for c, a in ACTIONS if a.action == kind} == set(TARGETS)


def test_9_13_thirty_place_four_and_fifteen_place_three() -> None:
    assert Counter(a.cubes for _, a in ACTIONS if a.action == "place") == {4: 30, 3: 15}


def test_9_14_forty_five_remove_two_and_twelve_of_them_reach_controlled_spaces() -> None:
    removes = [(c, a) for c, a in ACTIONS if a.action == "remove"]
    assert len(removes) == 45 and all(a.cubes == 2 for _, a in removes)
    reaching = Counter((c.set, c.target) for c, a in removes if a.controlled)
    assert len(reaching) == 12 and set(reaching.values()) == {1}
    assert {target for _, target in reaching} == set(TARGETS) - {"all"}


def test_9_15_thirty_place_two_then_remove_one() -> None:
    hybrids = [a for _, a in ACTIONS if a.action == "hybrid"]
    assert len(hybrids) == 30
    assert all((a.place, a.remove, a.controlled) == (2, 1, False) for a in hybrids)


def test_6_61_the_sixty_options_left_move_up_to_four() -> None:
    moves = [a for _, a in ACTIONS if a.action == "move"]
    assert len(moves) == 60 and all(a.cubes == 4 for a in moves)


def test_9_2_the_season_deck_by_kind() -> None:
    assert Counter(c.kind for c in SEASON_CARDS.values()) == {
        "battle": 10,
        "removal": 5,
        "economic-depression": 2,
        "arrest": 2,
        "old-noll": 1,
        "faction-swap": 1,
    }


def test_9_22_battles_name_a_frontier_zone_or_a_fortress() -> None:
    places = [BOARD.index[c.location or ""] for c in SEASON_CARDS.values() if c.kind == "battle"]
    allowed = BOARD.classes["frontier"] | BOARD.classes["fortress"]
    assert all(allowed >> place & 1 for place in places)
    assert BOARD.classes["frontier"] == BOARD.classes["frontier"] & sum(1 << p for p in set(places))


def test_9_22_lens_gives_four_cubes_in_the_northeast() -> None:
    lens = next(iter(SEASON_CARDS.values()))
    assert (lens.location, lens.cubes) == ("frontier-northeast", 4)


def test_9_23_five_cards_remove_cubes_three_of_them_from_five_spaces() -> None:
    removals = {c.scope: c.spaces for c in SEASON_CARDS.values() if c.kind == "removal"}
    assert removals == {"affiliate": 5, "government": 5, "province+governor": 5, "town": None, "huguenot": None}


def test_9_25_one_depression_asks_for_a_coin_and_one_for_a_crown() -> None:
    depressions = [(c.token, c.cubes) for c in SEASON_CARDS.values() if c.kind == "economic-depression"]
    assert sorted(depressions) == [("coin", 3), ("crown", 3)]


def test_9_26_who_is_arrested() -> None:
    arrests = [c for c in SEASON_CARDS.values() if c.kind == "arrest"]
    assert [(c.arrest, c.extra) for c in arrests] == [
        (("p-broussel", "n-blancmesnil"), 1),
        (("conde", "conti", "duc-longueville"), 0),
    ]
