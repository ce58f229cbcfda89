"""Short games (rulebook 8.5)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.rng import Dice
from fronde.games.frondeurs.data import BOARD, FACTIONS, SEASON_CARDS, SWAP
from fronde.tools.play import play
from tests.games.frondeurs.table import (
    Table,
    card,
    end_season,
    final,
    hold,
    season,
    seat_players,
    set_up_for,
)

END, MIDGAME = "end-scoring", "midgame-scoring"
LENS = season("battle", location="frontier-northeast")
RETZ = hold("retzist", "retz", n=3)
ON_BOARD = {"at": "lyon", "placed_by": "retzist"}
both = pytest.mark.parametrize("form", [END, MIDGAME])
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def last_season(players: int, form: str, card_: str = SWAP, **position: Any) -> Table:
    """The eighth Season Card of a short game played by the Cabalist, and that Turn over."""
    options = {"short_game": form, **position.pop("options", {})}
    hands = {"cabalist": [card_, card("B")]}
    table = seat_players(
        players, "cabalist", season=7, hands=hands, **{"king": ON_BOARD, "options": options, **position}
    )
    end_season(table, card_)
    return table


def worth_apart(pp: dict[str, int], mp: dict[str, int]) -> dict[str, tuple[str, int]]:
    """Cubes in Spaces worth Political Points alone, and in others worth Military Points alone."""
    cubes: dict[str, tuple[str, int]] = {}
    for goals, kind, other in ((pp, "pp", "mp"), (mp, "mp", "pp")):
        remaining = dict(goals)
        pure = [s for s in BOARD.spaces if getattr(s, kind)[0] and not getattr(s, other)[0]]
        for space in sorted(pure, key=lambda s: -getattr(s, kind)[0]):
            faction, value = max(remaining, key=lambda f: remaining[f]), getattr(space, kind)[0]
            if value <= remaining[faction]:
                cubes[space.id] = (faction, 1)
                remaining[faction] -= value
        assert not any(remaining.values()), f"no Spaces for {remaining} {kind}"
    return cubes


def score_short_game(players: int, pp: dict[str, int], mp: dict[str, int], **more: Any) -> Table:
    """A short game of the first kind over, with Political and Military Points apart."""
    table = last_season(players, END, cubes=worth_apart(pp, mp), arrests=[], **more)
    assert {f: table.score(f)["pp"] for f in FACTIONS} == dict.fromkeys(FACTIONS, 0) | pp
    assert {f: table.score(f)["mp"] for f in FACTIONS} == dict.fromkeys(FACTIONS, 0) | mp
    return table


# --- the deck (8.52, 8.53) ---


@every_count
@pytest.mark.parametrize(("form", "at"), [(END, 7), (MIDGAME, 3)])
def test_8_52_8_53_seven_cards_and_the_swap_under_all_or_under_the_third(players: int, form: str, at: int) -> None:
    for seed in range(10):
        table = set_up_for(players, seed, short_game=form)
        deck = table.state.season_deck
        assert (len(deck), deck.index(SWAP), len(set(deck))) == (8, at, 8)
        assert {*deck, *table.state.box_seasons} == set(SEASON_CARDS) and len(table.state.box_seasons) == 13


@both
def test_8_52_8_53_the_seven_are_any_in_any_order(form: str) -> None:
    decks = {set_up_for(4, seed, short_game=form).state.season_deck for seed in range(12)}
    assert len(decks) == 12
    assert {c for deck in decks for c in deck} > {SWAP} and len({c for deck in decks for c in deck}) > 17


@both
@pytest.mark.parametrize("viewer", [*FACTIONS, None])
def test_8_52_8_53_nobody_knows_which_cards_stay_in_the_box(form: str, viewer: str | None) -> None:
    table = set_up_for(4, short_game=form)
    view = table.match.view(viewer)
    assert view["season_deck"] == 8 and "box_seasons" not in view


@pytest.mark.parametrize("order", ["historical", "historical-exact"])
@both
def test_8_51_9_3_in_historical_order_the_swap_keeps_its_place(order: str, form: str) -> None:
    """Ruling R161."""
    for seed in range(10):
        deck = set_up_for(2, seed, short_game=form, card_order=order).state.season_deck
        assert (len(deck), deck.index(SWAP)) == (8, 3 if form == MIDGAME else 7)
        rest = [c for c in deck if c not in (SWAP, "s02", "s08")]
        assert rest == sorted(rest) and "s02" in (deck[:3])


@both
def test_8_51_4_12_condes_arrest_may_lie_above_the_swap(form: str) -> None:
    """Ruling R161."""
    for seed in range(10):
        deck = set_up_for(4, seed, short_game=form, arrest_before_swap=True).state.season_deck
        at = 3 if form == MIDGAME else 7
        assert (len(deck), len(set(deck)), deck[at], deck[at - 1]) == (8, 8, SWAP, "s08")


# --- the end (8.51) ---


@every_count
@both
def test_8_51_the_game_ends_as_the_marker_enters_spring_1650(players: int, form: str) -> None:
    table = last_season(players, form, LENS)
    assert table.match.over and table.state.season == 8
    assert table.events_of("game-ended") == [{"why": "short"}]
    assert "end-rolled" not in {e.kind for e in table.events}


@both
def test_8_51_not_before(form: str) -> None:
    options = {"short_game": form}
    table = seat_players(4, "cabalist", season=6, hands={"cabalist": [LENS, card("B")]}, options=options)
    end_season(table, LENS)
    assert not table.match.over and table.active == "retzist"


def test_8_51_the_long_game_goes_on() -> None:
    table = seat_players(4, "cabalist", season=7, hands={"cabalist": [LENS, card("B")]})
    end_season(table, LENS)
    assert not table.match.over


@every_count
@both
def test_8_51_eight_season_cards_are_played(players: int, form: str) -> None:
    table = set_up_for(players, 5, short_game=form)
    for _ in play(table.match, Dice(5)):
        pass
    assert (table.state.season, len(table.state.spent_seasons), table.state.season_deck) == (8, 8, ())
    assert (table.state.midgame is not None) == (form == MIDGAME)


# --- the first form (8.52) ---


@every_count
def test_8_52_the_swap_card_merely_ends_the_game(players: int) -> None:
    table = last_season(players, END, cubes=RETZ)
    assert table.match.over and table.match.position()["midgame_pp"] is None
    assert not {"midgame-scored", "factions-swapped"} & {e.kind for e in table.events}
    assert table.match.view(None)["dummy"] == ("condeean" if players == 3 else None)


def test_8_52_the_active_player_conducts_his_activities_first() -> None:
    hands = {"cabalist": [SWAP, card("B")]}
    cubes = hold("cabalist", "duchesse-longueville", n=3)
    table = seat_players(4, "cabalist", season=7, hands=hands, cubes=cubes, options={"short_game": END})
    table.do(f"card:{SWAP}")
    table.place("palatine", "nemours")
    table.do("affiliate", "place:rochefoucauld", "end-turn")
    assert table.match.over and set(table.on_board("cabalist")) > {"palatine", "nemours", "rochefoucauld"}
    assert table.match.result is not None
    assert table.match.result.scores["cabalist"]["pp"] == 4 + 1 + 3


def test_8_52_political_and_military_points_are_scored_once_at_the_end() -> None:
    table = score_short_game(4, {"cabalist": 4, "retzist": 6}, {"cabalist": 5})
    assert final(table) == {"cabalist": 9, "retzist": 6, "condeean": 0, "mazarinist": 0}


def test_8_52_two_players_keep_the_lower_of_their_first_pairs() -> None:
    pp = {"condeean": 9, "cabalist": 6, "retzist": 12, "mazarinist": 7}
    mp = {"condeean": 3, "cabalist": 9, "retzist": 2, "mazarinist": 2}
    assert final(score_short_game(2, pp, mp)) == {"retzist": 14, "mazarinist": 9}


def test_8_52_the_third_player_takes_the_higher_of_each_kind() -> None:
    pp = {"condeean": 5, "cabalist": 9, "retzist": 12, "mazarinist": 7}
    mp = {"condeean": 15, "cabalist": 10, "retzist": 6, "mazarinist": 2}
    table = score_short_game(3, pp, mp)
    assert final(table) == {"retzist": 27, "cabalist": 19, "mazarinist": 9}
    assert table.match.player_of("retzist") == "Bob"


@pytest.mark.parametrize("holder", ["condeean", "retzist"])
def test_8_52_the_king_counts_in_either_hand(holder: str) -> None:
    """Ruling R156."""
    table = score_short_game(3, {"condeean": 5, "retzist": 12}, {"condeean": 15, "retzist": 6}, king={"holder": holder})
    assert final(table)["retzist"] == 37


def test_8_52_every_use_of_gold_counts() -> None:
    """Ruling R156."""
    table = score_short_game(
        3, {"condeean": 5, "retzist": 12}, {"condeean": 15, "retzist": 6}, reserve_uses={"retzist": 2}
    )
    assert final(table)["retzist"] == 17


# --- the second form (8.53) ---


@every_count
def test_8_53_mid_game_is_scored_and_the_factions_swapped_as_in_the_long_game(players: int) -> None:
    options = {"short_game": MIDGAME}
    hands = {"cabalist": [SWAP, card("B")]}
    table = seat_players(
        players, "cabalist", season=3, hands=hands, cubes=RETZ | hold("retzist", "gondi"), options=options
    )
    end_season(table, SWAP)
    assert not table.match.over and table.match.position()["midgame_pp"]["retzist"] == 2
    assert bool(table.events_of("factions-swapped")) == (players < 4)
    assert table.match.view(None)["dummy"] == ("retzist" if players == 3 else None)


def test_8_53_both_scores_are_added_up() -> None:
    midgame = {"condeean": 1, "cabalist": 2, "retzist": 3, "mazarinist": 4}
    cubes = worth_apart({"cabalist": 5, "condeean": 6}, {"retzist": 7, "mazarinist": 8})
    position: dict[str, Any] = {"cubes": cubes, "arrests": [], "midgame_pp": midgame}
    assert final(last_season(4, MIDGAME, LENS, **position)) == {
        "mazarinist": 12, "retzist": 10, "cabalist": 7, "condeean": 7,
    }  # fmt: skip
    assert final(last_season(2, MIDGAME, LENS, **position)) == {"retzist": 8, "cabalist": 7}
    assert final(last_season(3, MIDGAME, LENS, **position)) == {"mazarinist": 12, "condeean": 10, "cabalist": 7}


# --- Gold and Exile (8.54) ---


def can_lay_away(**options: Any) -> bool:
    """Whether the Cabalist may lay a cube away with a card that places two."""
    cubes = hold("cabalist", "duchesse-longueville", n=3)
    table = seat_players(4, "cabalist", cubes=cubes, hands={"cabalist": [card("A"), card("C")]}, options=options)
    table.play(card("A"), "a")
    return "reserve:add" in table.options()


@both
def test_8_54_gold_and_exile_are_off_unless_asked_for(form: str) -> None:
    assert set_up_for(3, short_game=form).match.view(None)["options"]["gold_and_exile"] is False
    assert not can_lay_away(short_game=form)
    assert can_lay_away(short_game=form, gold_and_exile=True)
    assert not can_lay_away(short_game=form, gold_and_exile=False)


def test_8_54_in_the_long_game_they_are_on_unless_refused() -> None:
    assert can_lay_away() and can_lay_away(short_game="no")
    assert not can_lay_away(gold_and_exile=False)
