"""The options of a table (rulebook 4.12 step 14, 5.3, 5.4, 7.6, 8.5, 8.6, 9.3), and random games with all of them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from fronde.core.errors import PositionError, TableError
from fronde.core.match import Match, without_head
from fronde.core.rng import Dice
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import FACTIONS, SEASON_CARDS, SWAP
from fronde.games.frondeurs.model import State
from fronde.texts import words
from fronde.tools.fuzz import check_json, check_replay, check_waiting
from fronde.tools.play import choose, option_values, player_dice
from tests.games.frondeurs.table import Table, season, seat_players, set_up_for

PRINCES = season("arrest", army_commander="carignano")
PARLEMENTAIRES = season("arrest", extra=1)
SEEDS = range(40)
DEFAULTS = {
    "setup_placement": True, "faction_swap": "eighth", "arrest_before_swap": False, "card_order": "shuffled",
    "short_game": "no", "teams": False, "gold_and_exile": True,
}  # fmt: skip
VALUES = [(n, v) for n, spec in GAME.rules.options_schema()["properties"].items() for v in option_values(spec)]
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def decks(players: int = 4, **options: Any) -> list[tuple[str, ...]]:
    """The Season Decks of many seeds."""
    return [set_up_for(players, seed, **options).state.season_deck for seed in SEEDS]


def refusal(players: int, **options: Any) -> TableError:
    """Why a table with these options is refused; its sentence reads."""
    with pytest.raises(TableError) as error:
        set_up_for(players, **options)
    sentence = words("en", "frondeurs").text(error.value.reason)
    assert sentence.endswith(".") and "{" not in sentence
    return error.value


# --- every value, and no other ---


def test_options_left_out_take_their_defaults() -> None:
    assert set_up_for(4).match.view(None)["options"] == DEFAULTS
    assert {n: spec["default"] for n, spec in GAME.rules.options_schema()["properties"].items()} == {
        **DEFAULTS,
        "board": None,
    }


@pytest.mark.parametrize(("name", "value"), VALUES, ids=lambda v: str(v))
@every_count
def test_every_value_is_taken_or_refused_for_a_reason(players: int, name: str, value: Any) -> None:
    if (name, value, players) in [("teams", True, 2), ("teams", True, 3), ("faction_swap", "unseeded", 3)]:
        refusal(players, **{name: value})
        return
    table = set_up_for(players, **{name: value})
    assert table.match.view(None)["options"][name] == value
    assert table.match.position()["options"][name] == value
    check_json(table.match)


BAD = [
    ("setup_placement", "yes"), ("setup_placement", 1), ("faction_swap", "seventh"), ("faction_swap", 8),
    ("arrest_before_swap", None), ("card_order", "alphabetical"), ("short_game", True), ("short_game", None),
    ("teams", 2), ("gold_and_exile", "off"), ("no_such_option", True),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), BAD, ids=lambda v: str(v))
def test_a_value_that_does_not_fit_is_refused_and_named(name: str, value: Any) -> None:
    error = refusal(4, **{name: value})
    assert error.reason.args["slug"] == name
    assert words("en", "frondeurs").text(error.reason).startswith(f"The option “{name}” does not fit: ")


def test_4_12_unseeded_is_refused_with_three_players() -> None:
    assert refusal(3, faction_swap="unseeded").rule == "4.12"
    assert [set_up_for(n, faction_swap="unseeded").step for n in (2, 4)] == ["setup-cubes"] * 2


@pytest.mark.parametrize("players", [2, 3])
def test_8_61_teams_are_refused_with_fewer_than_four(players: int) -> None:
    assert refusal(players, teams=True).rule == "8.61"


def test_a_position_with_options_that_do_not_fit_is_refused() -> None:
    with pytest.raises(PositionError):
        seat_players(4, options={"card_order": "alphabetical"})


# --- where the Faction Swap lies (4.12, step 14) ---


@every_count
def test_4_12_eighth_by_default(players: int) -> None:
    deals = decks(players)
    assert {deck.index(SWAP) for deck in deals} == {7}
    assert all(sorted(deck) == sorted(SEASON_CARDS) for deck in deals)


@every_count
def test_4_12_sixth_to_tenth_each_about_as_often(players: int) -> None:
    places = Counter(
        set_up_for(players, seed, faction_swap="sixth-to-tenth").state.season_deck.index(SWAP) for seed in range(200)
    )
    assert set(places) == {5, 6, 7, 8, 9} and min(places.values()) > 20


@pytest.mark.parametrize("players", [2, 4])
def test_4_12_unseeded_it_lies_anywhere(players: int) -> None:
    places = {set_up_for(players, seed, faction_swap="unseeded").state.season_deck.index(SWAP) for seed in range(200)}
    assert places == set(range(21))


@pytest.mark.parametrize("swap", ["eighth", "sixth-to-tenth", "unseeded"])
def test_4_12_condes_arrest_immediately_above_it_wherever_it_lies(swap: str) -> None:
    for deck in decks(faction_swap=swap, arrest_before_swap=True):
        assert deck[deck.index(SWAP) - 1] == PRINCES and deck.index(SWAP) > 0
        assert sorted(deck) == sorted(SEASON_CARDS)
        if swap != "unseeded":
            assert deck.index(SWAP) in ([7] if swap == "eighth" else range(5, 10))


def test_4_12_without_the_option_condes_arrest_lies_anywhere() -> None:
    assert len({deck.index(PRINCES) for deck in decks()}) > 10


# --- the historical order (9.3) ---

LISTED = [
    "s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11", "s12", "s13", "s14", "s15", "s16",
    "s17", "s18", "s19", "s20", "s21",
]  # fmt: skip


def test_9_3_the_list_names_the_cards_in_their_order() -> None:
    english = words("en", "frondeurs")
    names = [english.say(f"card-{card}") for card in LISTED]
    for place, part in ((0, "Lens"), (2, "Grève"), (8, "Swap"), (9, "Palatine"), (13, "Barcelona"), (20, "Noll")):
        assert part in names[place]
    assert (LISTED.index(PARLEMENTAIRES), LISTED.index(PRINCES), LISTED.index(SWAP)) == (1, 7, 8)


@every_count
def test_9_3_without_its_seeding_the_cards_lie_as_listed(players: int) -> None:
    assert set(decks(players, card_order="historical-exact")) == {tuple(LISTED)}


@every_count
def test_9_3_seeded_the_parlementaires_lie_in_the_top_three_and_the_pair_sixth_to_eighth(players: int) -> None:
    deals = decks(players, card_order="historical")
    assert {deck.index(PARLEMENTAIRES) for deck in deals} == {0, 1, 2}
    assert {deck.index(PRINCES) for deck in deals} == {5, 6, 7}
    rest = [card for card in LISTED if card not in (PARLEMENTAIRES, PRINCES, SWAP)]
    for deck in deals:
        assert deck[deck.index(PRINCES) + 1] == SWAP
        assert [card for card in deck if card in rest] == rest


@pytest.mark.parametrize("swap", ["eighth", "sixth-to-tenth", "unseeded"])
@pytest.mark.parametrize("arrest", [False, True])
def test_9_3_its_own_seeding_goes_before_that_of_4_12(swap: str, arrest: bool) -> None:
    """Ruling R162."""
    deals = decks(card_order="historical", faction_swap=swap, arrest_before_swap=arrest)
    assert {(deck.index(SWAP), deck[deck.index(SWAP) - 1]) for deck in deals} == {(n, PRINCES) for n in (6, 7, 8)}


# --- set-up without placement (4.12, step 11) ---


@every_count
def test_4_12_no_placement_leaves_three_cubes_each_and_the_first_turn(players: int) -> None:
    table = set_up_for(players, setup_placement=False)
    assert all(sum(table.on_board(f).values()) == 3 for f in FACTIONS)
    assert (table.step, table.seat) == ("play-card", "condeean")


# --- positions ---


@pytest.mark.parametrize(
    ("players", "change"),
    [
        (2, {"runs": [1, 0, 1, 0]}), (2, {"dummy": "condeean"}), (3, {"dummy": None}), (3, {"dummy": "retzist"}),
        (3, {"runs": [1, 1, 1, 2]}), (3, {"runs": [2, 0, 1, 2]}), (4, {"runs": [2, 1, 0, 3]}),
    ],
    ids=str,
)  # fmt: skip
def test_a_position_with_a_faction_in_the_wrong_hands_is_refused(players: int, change: dict[str, Any]) -> None:
    table = set_up_for(players)
    position = json.loads(json.dumps(table.match.position()))
    Match.at(GAME, table.match.setup, position)
    with pytest.raises(PositionError):
        Match.at(GAME, table.match.setup, position | change)


def test_a_position_scored_at_mid_game_in_a_game_without_it_is_refused() -> None:
    with pytest.raises(PositionError):
        seat_players(2, midgame_pp={"retzist": 3}, options={"short_game": "end-scoring"})


# --- what everybody knows of the deck ---


def dealt_again(**options: Any) -> list[tuple[str, ...]]:
    """Season Decks a spectator could not tell from the one there is."""
    state = set_up_for(4, **options).state
    return [GAME.rules.resample(state, None, Dice(seed)).season_deck for seed in range(60)]


@pytest.mark.parametrize("options", [{}, {"short_game": "end-scoring"}, {"short_game": "midgame-scoring"}], ids=str)
def test_a_faction_swap_that_lies_where_all_know_it_stays_there(options: dict[str, Any]) -> None:
    at = set_up_for(4, **options).state.season_deck.index(SWAP)
    deals = dealt_again(**options)
    assert {deck.index(SWAP) for deck in deals} == {at} and len(set(deals)) > 50


def test_one_that_lies_sixth_to_tenth_may_be_anywhere_there() -> None:
    assert {deck.index(SWAP) for deck in dealt_again(faction_swap="sixth-to-tenth")} == {5, 6, 7, 8, 9}
    deals = dealt_again(faction_swap="sixth-to-tenth", arrest_before_swap=True)
    assert {(deck.index(SWAP), deck[deck.index(SWAP) - 1]) for deck in deals} == {(n, PRINCES) for n in range(5, 10)}


def test_one_not_seeded_may_be_anywhere_and_the_order_of_history_is_known() -> None:
    assert len({deck.index(SWAP) for deck in dealt_again(faction_swap="unseeded")}) > 12
    assert set(dealt_again(card_order="historical-exact")) == {tuple(LISTED)}


def worlds_after_draws(draw_count: int, seat: str | None = None, **options: Any) -> list[State]:
    """The deals a seat could not tell apart once so many Season Cards are drawn, each Faction in turn the next."""
    state = set_up_for(4, **options).state.copy()
    for number in range(draw_count):
        state.hands[number % 4] += (state.season_deck[number],)
    state.season_deck = state.season_deck[draw_count:]
    return [GAME.rules.resample(state, seat, Dice(seed)) for seed in range(60)]


def find_card(state: State, card: str) -> int | None:
    """The place of a card in the Season Deck; None in a hand."""
    assert (card in state.season_deck) != any(card in hand for hand in state.hands)
    return state.season_deck.index(card) if card in state.season_deck else None


def test_a_faction_swap_that_was_drawn_never_comes_back() -> None:
    assert {find_card(state, SWAP) for state in worlds_after_draws(7)} == {0}
    assert {find_card(state, SWAP) for state in worlds_after_draws(8)} == {None}
    short = worlds_after_draws(4, short_game="midgame-scoring")
    assert {find_card(state, SWAP) for state in short} == {None}
    assert all(len(state.box_seasons) == len(SEASON_CARDS) - 8 for state in short)


def test_a_faction_swap_that_may_have_been_drawn_is_in_a_hand_or_where_it_can_lie() -> None:
    states = worlds_after_draws(7, faction_swap="sixth-to-tenth")
    assert {find_card(state, SWAP) for state in states} == {None, 0, 1, 2}


def test_the_arrest_lies_just_above_or_was_drawn_before() -> None:
    for faction_swap, places in (("sixth-to-tenth", {None, 0, 1, 2}), ("unseeded", {None, *range(14)})):
        states = worlds_after_draws(7, faction_swap=faction_swap, arrest_before_swap=True)
        where = {(find_card(state, PRINCES), find_card(state, SWAP)) for state in states}
        assert where <= {(None, None), (None, 0), *((n, n + 1) for n in range(13))}
        assert {swap for _, swap in where} <= places and len(where) > 3


def test_the_order_of_history_may_be_any_of_its_seedings_that_fits_what_was_seen() -> None:
    assert len({state.season_deck for state in worlds_after_draws(0, card_order="historical")}) == 9
    for state in worlds_after_draws(8, FACTIONS[0], card_order="historical"):
        assert len({card for hand in state.hands for card in hand if card in SEASON_CARDS}) == 8
        assert list(state.season_deck) == [card for card in LISTED if card in state.season_deck]


def test_of_a_position_set_up_by_hand_nobody_knows_where_anything_lies() -> None:
    """Its last card is drawn while the others lie in the order of 9.3."""
    mine = seat_players(4, options={"card_order": "historical-exact"}, hands={"condeean": [LISTED[-1]]})
    assert len({GAME.rules.resample(mine.state, "condeean", Dice(seed)).season_deck for seed in range(9)}) == 9


# --- random games ---

SHORT, MIDGAME = {"short_game": "end-scoring"}, {"short_game": "midgame-scoring"}
GAMES: list[tuple[int, dict[str, Any]]] = [
    *((n, {}) for n in (2, 3, 4)),
    (3, {"faction_swap": "sixth-to-tenth"}), (4, {"faction_swap": "unseeded"}), (2, SHORT), (4, MIDGAME),
    (2, {"card_order": "historical"}), (4, {**MIDGAME, "card_order": "historical-exact", "gold_and_exile": True}),
    (3, {**SHORT, "arrest_before_swap": True, "setup_placement": False}),
    (3, {**MIDGAME, "gold_and_exile": True, "arrest_before_swap": True}),
    (4, {"teams": True}), (4, {"teams": True, "gold_and_exile": False}), (4, {"teams": True, **MIDGAME}),
]  # fmt: skip
"""Each number of players and each set of options once; `make fuzz` plays many more."""
every_game = pytest.mark.parametrize(
    ("seed", "players", "options"),
    [(seed, *game) for seed, game in enumerate(GAMES)],
    ids=[f"{n}-{'-'.join(f'{k}={v}' for k, v in o.items()) or 'plain'}-{i}" for i, (n, o) in enumerate(GAMES)],
)


def begin(seed: int, players: int, options: dict[str, Any]) -> Table:
    return set_up_for(players, seed, **options)


@every_game
def test_random_games_hold_together(seed: int, players: int, options: dict[str, Any]) -> None:
    table = begin(seed, players, options)
    match, dice = table.match, player_dice(seed)
    while not match.over:
        decision, picks = choose(match.decisions, dice)
        number = len(match.log)
        before = json.dumps(match.position()) if number % 9 == 0 else None
        match.submit(decision.seat, picks, decision.step)
        GAME.rules.check(match.state)
        check_waiting(match)
        if before is not None and match.can_undo(decision.seat):
            match.undo(decision.seat)
            assert json.dumps(match.position()) == before
            match.submit(decision.seat, picks, decision.step)
        if number % 40 == 0:
            check_json(match)
            deal_again(match, seed)
    check_json(match)
    deal_again(match, seed)
    check_replay(match)
    assert match.result is not None
    sides = 2 if options.get("teams") else players
    assert len(match.result.ranking) == len(match.result.scores) == sides
    assert [f for f in match.result.ranking if f != match.view(None)["dummy"]] == list(match.result.ranking)
    assert len({match.player_of(f) for f in match.result.ranking}) == sides
    totals = [match.result.scores[f]["total"] for f in match.result.ranking]
    assert totals == sorted(totals, reverse=True)


def deal_again(match: Match, seed: int) -> None:
    """What a seat cannot see changes nothing it is shown; the Dummy's cards stay."""
    dummy, result = match.view(None)["dummy"], match.result
    ended = {"winners": list(result.winning_seats()), "tie_break": result.tie_break} if result else {}
    for number, viewer in enumerate((*FACTIONS, None)):
        again = GAME.rules.resample(match.state, viewer, Dice(seed * 5 + number))
        GAME.rules.check(again)
        assert {**GAME.rules.view(again, viewer), **ended} == without_head(match.view(viewer))
        if dummy:
            assert again.hands[FACTIONS.index(dummy)] == match.state.hands[FACTIONS.index(dummy)]
        for faction in FACTIONS:
            hand = match.view(viewer)["hands"][faction]
            assert isinstance(hand, list) == (faction in (viewer, dummy))
