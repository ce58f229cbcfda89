"""Set-up (1), and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from fronde.core.errors import PlayerError
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games.liberte import GAME
from fronde.games.liberte.data import CARDS, FLEURS_DE_LIS, PLACES_OF, PRINTINGS, PROVINCES, SEATS, TOKENS, Card
from tests.games.liberte.table import Table

BY_PRINTING = pytest.mark.parametrize(
    "cards", [[CARDS[id_] for id_ in one.cards] for one in PRINTINGS.values()], ids=list(PRINTINGS)
)


def test_1_1_the_map_is_27_provinces_in_six_regions() -> None:
    assert [p.number for p in PROVINCES.values()] == list(range(1, 28))
    assert next(iter(PROVINCES)) == "normandie" and list(PROVINCES)[7] == "ile-de-france"
    assert sorted(map(len, PLACES_OF.values())) == [4, 4, 4, 5, 5, 5]
    assert len(FLEURS_DE_LIS) == 14 and [p.id for p in PROVINCES.values() if p.paris] == ["ile-de-france"]
    assert {p.id: p.points for p in PROVINCES.values() if p.points} == {
        "vendee": 2, "lyonnais": 1, "guyenne": 1, "languedoc": 1,
    }  # fmt: skip


@BY_PRINTING
def test_1_2_the_cards_are_57_and_53(cards: list[Card]) -> None:
    assert Counter(card.set for card in cards) == {"A": 57, "B": 53}
    assert Counter(card.kind for card in cards) == {"personality": 78, "club": 12, "special": 20}
    assert Counter(card.effect for card in cards if card.effect) == {
        "bread-shortage": 4, "emigration": 2, "religious-problems": 2, "guillotine": 2, "purge": 4, "terror": 6,
    }  # fmt: skip
    threes = Counter((card.set, card.faction) for card in cards if card.value == 3)
    assert threes == {
        ("A", "white"): 4, ("A", "blue"): 2, ("A", "red"): 2, ("B", "white"): 3, ("B", "blue"): 3, ("B", "red"): 3,
    }  # fmt: skip
    assert Counter(c.region for c in cards if c.kind == "personality") == dict.fromkeys(PLACES_OF, 13)


@BY_PRINTING
def test_1_2_set_a_favours_white_and_blue_and_set_b_red(cards: list[Card]) -> None:
    blocks = Counter[tuple[str, str | None]]()
    for card in cards:
        blocks[card.set, card.faction] += card.value
    assert blocks["A", "red"] < min(blocks["A", "white"], blocks["A", "blue"])
    assert blocks["B", "red"] > max(blocks["B", "white"], blocks["B", "blue"])


@BY_PRINTING
def test_1_3_every_club_has_a_cannon_and_generals_are_eleven(cards: list[Card]) -> None:
    assert all(card.symbols == ("cannon",) for card in cards if card.kind == "club")
    assert Counter(card.set for card in cards if "general" in card.symbols) == {"A": 2, "B": 9}
    assert CARDS["c71"].faction == "red" and CARDS["c71"].value == 3 and "sans-culottes" in CARDS["c71"].symbols


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_1_4_the_start_player_is_drawn_and_the_others_follow_clockwise(count: int) -> None:
    first = {Table.set_up(count, seed).state.order for seed in range(60)}
    assert len(first) == count
    seats = SEATS[:count]
    assert first == {(*seats[n:], *seats[:n]) for n in range(count)}
    table = Table.set_up(count, 5)
    assert table.seat == table.state.order[0] and table.step == "choose-action"


@pytest.mark.parametrize("count", [0, 1, 2, 7])
def test_1_4_three_to_six_play(count: int) -> None:
    with pytest.raises(PlayerError) as refusal:
        Match.start(GAME, Setup("liberte", tuple(f"p{n + 1}" for n in range(count)), 1))
    assert refusal.value.rule == "1.4"


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_1_5_seven_of_set_a_each_and_the_rest_above_set_b(count: int) -> None:
    state = Table.set_up(count).state
    assert all(len(hand) == 7 for hand in state.hands.values())
    lines = [*(card for hand in state.hands.values() for card in hand), *state.open]
    assert {CARDS[card].set for card in lines} == {"A"} and len(state.open) == 3
    above = 57 - 7 * count - 3
    assert [CARDS[card].set for card in state.deck] == ["A"] * above + ["B"] * 53


def test_1_6_two_of_each_colour_wait() -> None:
    table = Table.set_up()
    assert table.supply() == (22, 26, 28) and table.match.view(None)["waiting"] == 2


def test_1_7_everything_begins_at_nothing() -> None:
    table = Table.set_up()
    assert table.points(*SEATS[:4]) == [0] * 4 and table.track() == (0, 0, 0)
    assert table.match.view(None)["tokens"] == dict.fromkeys(SEATS[:4], TOKENS) and TOKENS == 18
