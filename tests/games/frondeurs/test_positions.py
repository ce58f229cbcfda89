"""Positions loaded and stored: what a sparse one is filled up with, what is refused and why, what can never be."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from fronde.core.errors import InvariantError, PositionError
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games.frondeurs import GAME, position
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, COIN_VALUES, GUISE, SEASON_CARDS, SWAP
from fronde.games.frondeurs.model import NOBODY, State
from fronde.games.frondeurs.steps import STEPS
from fronde.texts import words
from tests.games.frondeurs.table import PLAYERS, Table, card, hold, moving, placing, seat_players, set_up_for
from tests.games.frondeurs.walks import beginnings

LYON, AIX, ATHOS = BOARD.index["lyon"], BOARD.index["aix"], BOARD.index["athos"]
CROWNS = 10
WORDS = words("en", "frondeurs")
FACTIONS = '"cabalist", "condeean", "mazarinist", "retzist"'
MUSKETEERS = '"aramis", "athos", "d-artagnan", "porthos"'
STANDING = 'give a table of Spaces, each with a Faction and a number: ["retzist", 2].'
KING = "give the King’s “holder”, or his Space in “at” and the Faction that placed him in “placed_by”."


def whole(**change: Any) -> dict[str, Any]:
    """A whole position in the middle of a Turn, as JSON, with something changed."""
    table = Table("retzist", cubes=hold("retzist", "retz", n=3), crowns={"retzist": 1}, coins={"retzist": [1, 2]})
    position: dict[str, Any] = json.loads(json.dumps(table.match.position()))
    return position | change


def refusal(data: dict[str, Any], players: int = 4) -> str:
    """Why a position is refused, as it reads."""
    with pytest.raises(PositionError) as error:
        Match.at(GAME, Setup("frondeurs", PLAYERS[:players], 1, {}), data)
    return WORDS.text(error.value.reason)


# --- what can never be ---


def twice(state: State) -> None:
    state.discard_row = (state.action_deck[0],)


def lost(state: State) -> None:
    state.action_deck = state.action_deck[1:]


def unknown(state: State) -> None:
    state.spent_actions = ("a99",)


def season_in(pile: str) -> Callable[[State], None]:
    def change(state: State) -> None:
        card, state.season_deck = state.season_deck[0], state.season_deck[1:]
        setattr(state, pile, (*getattr(state, pile), card))

    return change


def action_in(pile: str) -> Callable[[State], None]:
    def change(state: State) -> None:
        card, state.action_deck = state.action_deck[0], state.action_deck[1:]
        setattr(state, pile, (*getattr(state, pile), card))

    return change


def two_colours(state: State) -> None:
    state.occupancy[3] |= state.occupancy[2]


def without_cubes(state: State) -> None:
    state.count[BOARD.index["retz"]] = 0


def miscounted(state: State) -> None:
    state.on_board[2] += 1


def too_many(state: State) -> None:
    state.reserve[2] = 100 - state.on_board[2] + 1


def control_without_cubes(state: State) -> None:
    state.control[2] |= 1 << LYON


def control_forgotten(state: State) -> None:
    state.control[2] = 0


def unowned(state: State) -> None:
    state.count[LYON] = 1


def musketeer_away(state: State) -> None:
    state.count[ATHOS], state.occupancy[2], state.musketeers[1] = 1, state.occupancy[2] | 1 << ATHOS, 0
    state.on_board[2] += 1
    state.control[2] |= (1 << ATHOS) * (BOARD.needed[2][ATHOS] <= 1)


def a_crown_more(state: State) -> None:
    state.crowns[0] += 1


def crowns_owed(state: State) -> None:
    state.crowns[0] += state.spent_crowns + 1
    state.spent_crowns = -1


def a_coin_more(state: State) -> None:
    state.coins[0] = (1,)


def a_coin_of_the_board(state: State) -> None:
    state.board_coins[LYON] = (9, 9)


def five_arrests(state: State) -> None:
    for person in ("conde", "conti", "retz"):
        state.arrests[BOARD.index[person]] = BOARD.index["vincennes"]
        state.arrested |= 1 << BOARD.index[person]


def arrest_forgotten(state: State) -> None:
    state.arrested &= ~(1 << GUISE)


def king_nowhere(state: State) -> None:
    state.king = NOBODY


def king_twice(state: State) -> None:
    state.king_at = LYON


def midgame_left_out(state: State) -> None:
    state.options["short_game"], state.midgame = "end-scoring", (1, 2, 3, 4)


def dummy_of_four(state: State) -> None:
    state.dummy = 0


def wrong_hands(state: State) -> None:
    state.runs = (1, 0, 2, 3)


COINS = "the Coins held, on the board, spent and left in the game box do not match those of the game."
NEVER = [
    (two_colours, "in “cubes” one Space has cubes of two colours."),
    (without_cubes, "in “cubes” a Space is held without a cube."),
    (miscounted, "the cubes of Retzist in “cubes” are not counted correctly."),
    (too_many, "Retzist has more than 100 cubes in “cubes” and “reserve” together."),
    (control_without_cubes, "the Control of Retzist does not match its cubes."),
    (control_forgotten, "the Control of Retzist does not match its cubes."),
    (unowned, "in “cubes” there are cubes in a Space that nobody holds."),
    (musketeer_away, "in “cubes” there are cubes at a Musketeer whose token is away."),
    (lost, "a card is missing."),
    (unknown, "a card is missing."),
    (twice, "this card is in more than one place: "),
    (season_in("action_deck"), "a Season Card is in “action_deck”, “discard_row” or “spent_actions”."),
    (season_in("discard_row"), "a Season Card is in “action_deck”, “discard_row” or “spent_actions”."),
    (season_in("spent_actions"), "a Season Card is in “action_deck”, “discard_row” or “spent_actions”."),
    (action_in("season_deck"), "an Action Card is in “season_deck” or “spent_seasons”."),
    (action_in("spent_seasons"), "an Action Card is in “season_deck” or “spent_seasons”."),
    (a_crown_more, "the Crowns held, on the board and spent do not add up to 10."),
    (crowns_owed, "the Crowns held, on the board and spent do not add up to 10."),
    (a_coin_more, COINS),
    (a_coin_of_the_board, COINS),
    (five_arrests, "in “arrests” there are more people than pairs of tokens (4)."),
    (arrest_forgotten, "in “arrests” the people Under Arrest are not counted correctly."),
    (king_nowhere, "the King is nowhere, or in two places."),
    (king_twice, "the King is nowhere, or in two places."),
    (midgame_left_out, "“midgame_pp” has points, but the game has no mid-game scoring."),
    (dummy_of_four, "“dummy” names the wrong Faction."),
    (wrong_hands, "“runs” gives a Faction to the wrong player."),
]


@pytest.mark.parametrize(("change", "problem"), NEVER, ids=lambda v: v if isinstance(v, str) else v.__name__)
def test_what_the_components_do_not_allow_is_noticed(change: Callable[[State], None], problem: str) -> None:
    state = Table("retzist", cubes=hold("retzist", "retz", n=3)).state
    GAME.rules.check(state)
    change(state)
    with pytest.raises(InvariantError) as error:
        GAME.rules.check(state)
    assert error.value.reason is not None and WORDS.text(error.value.reason).startswith(problem)


def test_of_the_cards_the_one_in_two_places_is_named() -> None:
    state = Table("retzist", cubes=hold("retzist", "retz", n=3)).state
    doubled = state.action_deck[0]
    state.spent_actions += (doubled,)
    with pytest.raises(InvariantError) as error:
        GAME.rules.check(state)
    assert error.value.reason is not None
    text = f"this card is in more than one place: {WORDS.say(f'card-{doubled}')}."
    assert WORDS.text(error.value.reason) == re.sub(r"([.!?…])\.$", r"\1", text)


def test_3_12_a_hundred_cubes_on_the_board_and_in_the_box_are_just_possible() -> None:
    table = Table("retzist", cubes=hold("retzist", "retz", n=60), reserve={"retzist": 40})
    assert table.supply("retzist") == 0
    assert refusal({"cubes": hold("retzist", "retz", n=60), "reserve": {"retzist": 41}}) == (
        "That position is impossible: Retzist has more than 100 cubes in “cubes” and “reserve” together."
    )


# --- refused, and why ---


@pytest.mark.parametrize(
    ("position", "key", "problem"),
    [
        ({"cubes": {"atlantis": ["retzist", 1]}}, "cubes", "there is no Space \"atlantis\" on the board."),
        ({"army_commander": "retz"}, "army_commander", f"{WORDS.say('space-retz.full')} cannot command the army."),
        ({"cubes": {"retz": ["retzist", 101]}}, "cubes", "Retzist would have more than 100 cubes."),
        ({"cubes": {"athos": ["retzist", 1]}, "musketeers": {"athos": "retzist"}}, "cubes",
         "there are cubes at a Musketeer whose token a player holds."),
        ({"musketeers": {"milady": "board"}}, "musketeers", f"\"milady\" is not one of {MUSKETEERS}."),
        ({"active": "x" * 500}, "active", f"\"{'x' * 38}… is not one of {FACTIONS}."),
        ({"discard_row": ["a99"]}, "discard_row", "there is no card \"a99\"."),
        ({"arrests": [{"person": "lyon", "fortress": "vincennes"}]}, "arrests", "Lyon cannot be arrested like this."),
        ({"arrests": [{"person": "conti", "fortress": "lyon"}]}, "arrests", "Lyon cannot be arrested like this."),
        ({"arrests": [{"person": "conti"}, {"person": "conti"}]}, "arrests",
         f"{WORDS.say('space-conti.full')} cannot be arrested like this."),
        ({"cubes": {"lyon": ["retzist"]}}, "cubes", STANDING),
        ({"cubes": []}, "cubes", STANDING),
        ({"king": {}}, "king", KING),
        ({"king": "retzist"}, "king", KING),
        ({"runs": 1}, "runs", "give the place of each Faction’s player in “players”, counted from 0."),
        ({"arrests": [{}]}, "arrests", "its field “person” is missing."),
        ({"arrests": {}}, "arrests",
         "give a list of tables, each with a “person” and a “fortress”, which may be null."),
    ],
    ids=str,
)  # fmt: skip
def test_a_position_refused_names_the_key_and_what_is_wrong(position: dict[str, Any], key: str, problem: str) -> None:
    assert refusal(position) == f"“{key}” of this position: {problem}"


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ({"hands": {"retzist": ["a01"]}, "laid_aside": {"cabalist": ["a01"]}}, "a01"),
        ({"spent_seasons": ["s01"], "season_deck": ["s01"]}, "s01"),
        ({"spent_actions": ["a01"], "action_deck": ["a01"]}, "a01"),
    ],
    ids=str,
)
def test_a_card_named_twice_is_refused(position: dict[str, Any], card: str) -> None:
    assert refusal(position) == f"This position has {WORDS.name('card', card)} in two places."


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("season", 0, 20), ("dummy_turns", 0, 10**6)],
)
def test_a_number_is_taken_within_its_bounds_only(name: str, least: int, most: int) -> None:
    for value in (least, most):
        assert seat_players(3, "cabalist", **{name: value}).match.position()[name] == value
    for wrong in (least - 1, most + 1, True, 1.0, "1", None):
        problem = f"{json.dumps(wrong)} is not a whole number from {least} to {most}."
        assert refusal({name: wrong}, 3) == f"“{name}” of this position: {problem}"


@pytest.mark.parametrize(("name", "most"), [("crowns", CROWNS), ("reserve", 100), ("reserve_uses", 1000)])
def test_a_number_of_a_faction_is_taken_within_its_bounds_only(name: str, most: int) -> None:
    assert Table(**{name: {"retzist": most}}).match.position()[name] == {"retzist": most}
    for wrong in (-1, most + 1, True, "1", None):
        assert refusal({name: {"retzist": wrong}}).endswith(f"is not a whole number from 0 to {most}.")
    assert refusal({name: {"jesuit": 1}}) == f'“{name}” of this position: "jesuit" is not one of {FACTIONS}.'


def test_points_at_mid_game_are_taken_up_to_a_thousand() -> None:
    assert Table(midgame_pp={"retzist": 1000}).state.midgame == (0, 0, 1000, 0)
    assert refusal({"midgame_pp": {"retzist": 1001}}).endswith("1001 is not a whole number from 0 to 1000.")


def test_a_space_holds_a_cube_at_least_and_no_more_than_there_are() -> None:
    for wrong in (0, -1, 256):
        assert refusal({"cubes": {"lyon": ["retzist", wrong]}}).endswith("is not a whole number from 1 to 255.")


def test_a_key_there_is_not_is_refused() -> None:
    assert refusal({"weather": "fair"}) == "A position of this game has no key “weather”."


def test_what_can_never_be_says_what() -> None:
    most = [max(COIN_VALUES)] * 9
    assert refusal({"coins": {"retzist": most}}) == f"That position is impossible: {COINS}"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"over": 0}, "0 is neither true nor false"),
        ({"has_placed": None}, "null is neither true nor false"),
        ({"turn": True}, "true is not a whole number from 0 to 1000000"),
        ({"plays_left": -1}, "-1 is not a whole number from 0 to 1000000"),
        ({"dummy_turns": 10**6 + 1}, "1000001 is not a whole number from 0 to 1000000"),
        ({"runs": [0, 1, 2, 4]}, "4 is not a whole number from 0 to 3"),
        ({"new_crowns": {"retzist": 11}}, "11 is not a whole number from 0 to 10"),
        ({"new_musketeers": ["milady"]}, f'"milady" is not one of {MUSKETEERS}'),
        ({"musketeer_users": ["jesuit"]}, f'"jesuit" is not one of {FACTIONS}'),
        ({"blocked": ["atlantis"]}, 'there is no Space "atlantis" on the board'),
        ({"block_credit": "jesuit"}, f'"jesuit" is not one of {FACTIONS}'),
        ({"king": {"holder": "jesuit"}}, f'"jesuit" is not one of {FACTIONS}'),
        ({"king": {"at": "lyon"}}, "its field “placed_by” is missing"),
        ({"play": {"card": "a01"}}, "its field “token” is missing"),
        ({"stack": [{"step": "dance"}]}, 'this game has no step "dance"'),
        ({"stack": [{"step": "play-card"}]}, "its field “seat” is missing"),
        (
            {"stack": [{"step": "play-card", "seat": "retzist", "region_2": "upper-left"}]},
            "a field “region_2” is not allowed",
        ),
    ],
    ids=str,
)
def test_a_whole_position_with_one_wrong_value_is_refused(change: dict[str, Any], problem: str) -> None:
    assert refusal(whole(**change)) == f"“{next(iter(change))}” of this position: {problem}."


def test_a_whole_position_needs_a_player_for_every_faction() -> None:
    text = "That position is impossible: “runs” does not give every Faction a player."
    assert refusal(whole(runs=[0, 1, 2])) == text


def test_a_whole_position_needs_every_key() -> None:
    for key in position.KEYS.types:
        if key != "stack":
            text = refusal({name: value for name, value in whole().items() if name != key})
            assert text.startswith(f"“{key}” is missing from this position")


def test_a_whole_position_is_taken_up_as_it_was() -> None:
    change = {
        "turn": 7,
        "plays_left": 2,
        "marker_moved": 1,
        "roll_due": True,
        "swap_due": True,
        "affiliate_used": True,
        "token_used": True,
        "bonus_used": True,
        "has_placed": True,
        "king_privilege": True,
        "king_recovered": True,
        "allow_all": ["cabalist", "mazarinist"],
        "new_crowns": {"retzist": 1},
        "new_coins": {"retzist": [2]},
        "new_musketeers": ["athos", "porthos"],
        "musketeer_users": ["cabalist", "mazarinist"],
        "block_credit": "condeean",
        "blocked": ["lyon"],
        "allowed": ["aix"],
        "moved_prisoners": ["guise"],
        "king": {"at": "lyon", "placed_by": "cabalist", "turn": 5},
    }
    position = whole(**change)
    match = Match.at(GAME, Setup("frondeurs", PLAYERS, 1, {}), position)[0]
    assert json.loads(json.dumps(match.position())) == position
    assert match.state.new_musketeers == 0b1010 and match.state.musketeer_users == 0b1010
    assert (match.state.king, match.state.king_at, match.state.king_by, match.state.king_turn) == (NOBODY, LYON, 1, 5)
    assert match.state.blocked == 1 << LYON and match.state.allowed == 1 << AIX


EACH = 12
"""Positions with the same steps under way that are written and read."""


def test_every_step_under_way_is_written_and_read_again() -> None:
    """A step that remembered something it does not declare could not be written."""
    remembered = Counter[tuple[str, ...]]()
    for match in beginnings(14, 30):
        position = match.position()
        steps = tuple(frame["step"] for frame in position["stack"])
        remembered[steps] += 1
        if remembered[steps] <= EACH:
            again = Match.at(GAME, match.setup, json.loads(json.dumps(position)))[0]
            assert again.state == match.state and list(again.decisions) == list(match.decisions)
    asking = {name for name, step in STEPS.items() if step.rule is not None}
    assert {step for steps in remembered for step in steps} >= asking - {
        "setup-cubes", "begin-turn", "announce-swap", "score-battle", "begin-losses", "season-losses",
    }  # fmt: skip


# --- what a sparse position leaves out ---


def test_an_empty_position_is_an_empty_board_at_the_start_of_the_first_turn() -> None:
    table = Table.__new__(Table)
    table.match, table.events = Match.at(GAME, Setup("frondeurs", PLAYERS, 1, {}), {})
    assert (table.active, table.step, table.state.season, table.king) == ("condeean", "play-card", 0, "mazarinist")
    assert not any(table.state.count) and table.state.midgame is None and table.state.commander == BOARD.index["conde"]
    assert table.prisoners() == {"rantzau": "bastille", "beaufort": "vincennes", "guise": None}
    assert {table.musketeer(m) for m in ("d-artagnan", "athos", "aramis", "porthos")} == {None}
    assert [e.kind for e in table.events] == ["turn-began", "cards-drawn"]


def test_cards_that_are_named_are_nowhere_else() -> None:
    table = Table(
        hands={"condeean": ["a01", "a02"], "retzist": ["a03", "s03"]},
        laid_aside={"retzist": ["a04"]},
        discard_row=["a05"],
        action_deck=["a06", "a07"],
        season_deck=["s04", "s05"],
        spent_actions=["a08"],
        spent_seasons=["s06"],
    )
    state = table.state
    assert state.action_deck[:2] == ("a06", "a07") and state.season_deck[:2] == ("s04", "s05")
    assert (state.spent_actions, state.spent_seasons, state.discard_row) == (("a08",), ("s06",), ("a05",))
    assert table.cards_aside("retzist") == ("a04",)
    assert len(state.action_deck) == len(ACTION_CARDS) - 6 and len(state.season_deck) == len(SEASON_CARDS) - 2
    assert state.box_seasons == ()


def test_cards_not_named_follow_in_an_order_the_seed_decides() -> None:
    first, again, other = (Table(seed=seed, action_deck=["a06"], season_deck=["s04"]).state for seed in (1, 1, 2))
    assert first.action_deck == again.action_deck != other.action_deck
    assert first.season_deck == again.season_deck != other.season_deck
    assert sorted(first.action_deck) == sorted(set(ACTION_CARDS) - set(first.hands[0]))


def test_9_27_a_position_past_mid_game_has_seen_the_faction_swap() -> None:
    state = Table(midgame_pp={"retzist": 3}).state
    assert SWAP in state.spent_seasons and SWAP not in state.season_deck
    other = Table(midgame_pp={"retzist": 3}, hands={"retzist": [SWAP]}).state
    assert SWAP not in other.spent_seasons, "a position may name it elsewhere"
    assert SWAP in Table().state.season_deck


@pytest.mark.parametrize("players", [2, 3])
def test_5_33_a_position_past_mid_game_has_its_factions_swapped(players: int) -> None:
    before, after = seat_players(players).state, seat_players(players, midgame_pp={"retzist": 3}).state
    assert before.runs[1] == after.runs[1] and before.runs[3] == after.runs[3]
    assert (before.dummy, after.dummy) == ((NOBODY, NOBODY) if players == 2 else (0, 2))
    if players == 2:
        assert (before.runs[0], before.runs[2]) == (after.runs[2], after.runs[0])


def test_8_5_a_short_game_leaves_the_other_season_cards_in_the_box() -> None:
    state = Table(options={"short_game": "end-scoring"}).state
    assert sorted((*state.season_deck, *state.box_seasons)) == sorted(SEASON_CARDS)
    assert state.box_seasons == tuple(sorted(state.box_seasons)) and len(state.season_deck) == 8


def test_6_81_rewards_wait_where_nobody_has_control() -> None:
    state = Table("retzist", cubes=hold("retzist", "lyon", "gondi", "chevreuse", n=9)).state
    assert not {LYON, BOARD.index["gondi"]} & set(state.board_coins)
    assert BOARD.index["chevreuse"] not in state.board_crowns
    assert len(state.board_crowns) == 9 and state.spent_crowns == 1
    assert sum(map(len, state.board_coins.values())) == 12
    everywhere = Counter([*state.box_coins, *(v for values in state.board_coins.values() for v in values)])
    assert everywhere == Counter(COIN_VALUES)


def test_4_12_every_icon_nobody_controls_has_its_coins_and_crowns() -> None:
    state = Table().state
    assert {s: len(v) for s, v in state.board_coins.items()} == {
        i: space.coins for i, space in enumerate(BOARD.spaces) if space.coins
    }
    assert state.board_crowns == {i: space.crowns for i, space in enumerate(BOARD.spaces) if space.crowns}
    assert len(state.box_coins) == len(COIN_VALUES) - 15 and state.spent_crowns == 0


def test_crowns_held_are_missing_on_the_board() -> None:
    state = Table(crowns={"retzist": 3, "cabalist": 1}).state
    assert sum(state.board_crowns.values()) == 6 and state.spent_crowns == 0


def test_rewards_named_are_those_on_the_board() -> None:
    state = Table(board_crowns={"conti": 1}, board_coins={"lyon": [4, 4]}, coins={"retzist": [4, 3]}).state
    assert state.board_crowns == {BOARD.index["conti"]: 1} and state.spent_crowns == 9
    assert state.board_coins == {LYON: (4, 4)}
    coins = Counter(COIN_VALUES) - Counter([4, 4, 4, 3])
    assert state.box_coins == tuple(sorted(coins.elements()))
    for wrong in (0, 11):
        assert refusal({"board_crowns": {"conti": wrong}}).endswith("is not a whole number from 1 to 10.")


def test_a_coin_named_that_there_is_not_is_refused() -> None:
    assert refusal({"board_coins": {"lyon": [9, 9]}}).startswith("“board_coins” of this position: 9 is not")
    assert refusal({"board_coins": {"lyon": [max(COIN_VALUES)] * 9}}) == f"That position is impossible: {COINS}"


def test_the_position_keeps_nothing_it_need_not() -> None:
    position = set_up_for(4).match.position()
    for name in ("crowns", "coins", "new_crowns", "new_coins", "reserve", "reserve_uses", "hands", "laid_aside"):
        assert position[name] == {}
    assert Table(midgame_pp={"retzist": 3}).match.position()["midgame_pp"] == {
        "condeean": 0,
        "cabalist": 0,
        "retzist": 3,
        "mazarinist": 0,
    }


def test_the_position_names_everything_by_id() -> None:
    position = whole()
    assert position["game"] == "frondeurs" and position["cubes"] == {"retz": ["retzist", 3]}
    assert position["king"] == {"holder": "mazarinist", "turn": -1}
    assert position["musketeers"] == dict.fromkeys(("d-artagnan", "athos", "aramis", "porthos"), "board")
    assert position["arrests"] == [
        {"person": "rantzau", "fortress": "bastille"},
        {"person": "guise", "fortress": None},
        {"person": "beaufort", "fortress": "vincennes"},
    ]
    assert position["army_commander"] == "conde" and position["stack"] == [{"step": "play-card", "seat": "retzist"}]


def test_steps_under_way_name_spaces_and_seats_by_id() -> None:
    """Each as the step remembers it, and as it is read again."""
    gold = Table(
        "cabalist",
        cubes=hold("cabalist", "duchesse-longueville", n=3),
        hands={"cabalist": [card("A"), card("C")]},
        reserve={"cabalist": 5},
    )
    gold.play(card("A"), "a")
    gold.do("reserve:spend", "space:charles-iv")
    assert under_way(gold)["visited"] == ["charles-iv"] and under_way(gold)["seat"] == "cabalist"
    athos = Table("retzist", cubes=hold("retzist", "retz", n=3), musketeers={"athos": "retzist"})
    athos.do("musketeer:athos", "place:conti")
    assert under_way(athos)["space"] == "conti" and athos.match.position()["stack"][-2]["used"] == ["conti"]
    move = moving("retzist", hold("retzist", "retz", n=4) | hold("cabalist", "gondi", n=2))
    move.place("gondi", "retz", "retz", "retz")
    if move.step == "move-cubes":
        move.do("go")
    assert (under_way(move)["start"], under_way(move)["barred"]) == ("gondi", ["retz"])
    placed = placing("retzist", hold("retzist", "retz", n=3))
    placed.place("gondi", "gondi", "caumartin")
    assert placed.match.position()["play"]["twice"] == ["gondi"]
    assert set(placed.match.position()["play"]["once"]) == {"gondi", "caumartin"}
    for table in (gold, athos, move, placed):
        position = json.loads(json.dumps(table.match.position()))
        assert Match.at(GAME, table.match.setup, position)[0].position() == table.match.position()


def test_a_placement_with_nothing_below_it_asks_for_a_cube() -> None:
    """Only a position says so: in a game a step waits below, and of a hybrid Action its Remove half (6.24)."""
    position = placing("retzist", hold("retzist", "retz", n=3)).match.position()
    alone = json.loads(json.dumps({**position, "stack": position["stack"][-1:]}))
    match = Match.at(GAME, Setup("frondeurs", PLAYERS, 1, {}), alone)[0]
    (decision,) = [d for d in match.decisions if d.step == "place-cubes"]
    assert decision.options and "stop" not in decision.options


def under_way(table: Table) -> dict[str, Any]:
    """The step on top, as the position has it."""
    top: dict[str, Any] = table.match.position()["stack"][-1]
    return top


AT_REST: dict[str, Any] = {
    "turn": 0, "plays_left": 0, "season": 0, "marker_moved": 0, "dummy_turns": 0, "spent_crowns": 0,
    "roll_due": False, "swap_due": False, "affiliate_used": False, "token_used": False, "bonus_used": False,
    "has_placed": False, "king_privilege": False, "king_recovered": False, "allow_all": [], "over": False,
    "blocked": [], "allowed": [], "moved_prisoners": [], "new_musketeers": [], "musketeer_users": [],
    "hands": {}, "laid_aside": {}, "discard_row": [], "spent_actions": [], "spent_seasons": [], "spent_coins": [],
    "box_seasons": [], "crowns": {}, "coins": {}, "new_crowns": {}, "new_coins": {}, "reserve": {}, "reserve_uses": {},
    "midgame_pp": None, "block_credit": None, "dummy": None, "runs": [0, 1, 2, 3],
    "king": {"holder": "mazarinist", "turn": -1}, "army_commander": "conde",
    "musketeers": dict.fromkeys(("d-artagnan", "athos", "aramis", "porthos"), "board"),
    "cubes": {
        "conde": ["condeean", 3], "duchesse-longueville": ["cabalist", 3], "retz": ["retzist", 3],
        "mazarin": ["mazarinist", 3],
    },
    "play": {
        "card": "", "token": "", "coin": 0, "action": "", "placed": 0, "executed": 0, "once": [], "twice": [],
        "cap": 100, "bonus": False, "started": False, "done": False,
    },
}  # fmt: skip


def test_4_12_a_new_game_has_nothing_done_yet() -> None:
    position = json.loads(json.dumps(set_up_for(4).match.position()))
    assert {name: position[name] for name in AT_REST} == AT_REST
    assert [frame["step"] for frame in position["stack"]] == ["end-setup", *["setup-cubes"] * 16]


def test_5_22_a_new_turn_has_nothing_done_yet() -> None:
    """Whatever the last Turn left behind, but for what is won and kept."""
    table = Table(
        "retzist",
        cubes=hold("retzist", "retz", n=3) | hold("condeean", "conde", n=3) | hold("retzist", "gondi", n=2),
        hands={"retzist": [card("A"), card("B")], "mazarinist": [card("A", nth=1), card("C")]},
        board_coins={"gondi": [2]},
    )
    table.play(card("A"), "a", "gondi", "caumartin")
    table.do("stop", "affiliate", "place:gondi", "end-turn")
    position = table.match.position()
    changed = {name for name in AT_REST if position[name] != AT_REST[name]}
    assert changed == {"turn", "plays_left", "hands", "discard_row", "coins", "cubes"}
    assert (position["turn"], position["plays_left"], position["coins"]) == (2, 1, {"retzist": [2]})
