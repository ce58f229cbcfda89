"""Victory and scoring (rulebook 8.1 to 8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.frondeurs.data import BOARD, FACTIONS, SWAP, SpaceData
from fronde.games.frondeurs.model import State
from fronde.games.frondeurs.scoring import TIE_BREAK, final_result
from fronde.games.frondeurs.steps.seasons import score_orange
from fronde.texts import words
from tests.games.frondeurs.table import Table, card, hold, season

ROW = [card("B", "persons", nth=i) for i in range(4)]


def score(faction: str, item: str, **position: Any) -> int:
    """One item of a Faction's score at a position."""
    return Table(**position).score(faction)[item]


# --- values (8.22) ---


@pytest.mark.parametrize("space", BOARD.spaces, ids=lambda s: s.id)
def test_8_22_influence_scores_every_space(space: SpaceData) -> None:
    table = Table(cubes=hold("retzist", space.id), arrests=[])
    points = table.score("retzist")
    assert (points["pp"], points["mp"]) == (space.pp[0], space.mp[0])


def test_8_22_control_adds_nothing_to_an_ordinary_space() -> None:
    assert score("retzist", "pp", cubes=hold("retzist", "gondi")) == 2
    assert score("retzist", "pp", cubes=hold("retzist", "gondi", n=9)) == 2


DUAL = [
    ("parlement-paris", "pp", 6),
    ("conseil-en-haut", "pp", 5),
    ("arret-union", "pp", 4),
    ("erzhog", "mp", 5),
]


@pytest.mark.parametrize(("space", "item", "control"), DUAL)
def test_8_22_four_spaces_are_worth_more_with_control(space: str, item: str, control: int) -> None:
    data = next(s for s in BOARD.spaces if s.id == space)
    low, high = getattr(data, item)
    assert score("retzist", item, cubes=hold("retzist", space, n=control - 1)) == low
    assert score("retzist", item, cubes=hold("retzist", space, n=control)) == high > low


def test_8_22_pp_and_mp_are_added_up_apart() -> None:
    points = Table(cubes=hold("retzist", "gondi", "milices-paris", "lyon")).score("retzist")
    assert (points["pp"], points["mp"]) == (2 + 0 + 2, 0 + 4 + 2)


def test_8_22_nothing_for_an_opponents_space() -> None:
    assert score("cabalist", "pp", cubes=hold("retzist", "gondi")) == 0


def test_8_21_spaces_under_arrest_are_never_scored() -> None:
    cubes = hold("cabalist", "beaufort", n=3)
    points = Table(cubes=cubes).score("cabalist")
    assert (points["pp"], points["mp"]) == (0, 0)
    assert score("cabalist", "pp", cubes=cubes, arrests=[]) == 3


def test_7_24_a_fortress_with_prisoners_scores() -> None:
    assert score("retzist", "mp", cubes=hold("retzist", "bastille")) == 5


# --- mid-game (8.21, 9.27) ---


def swap(cubes: dict[str, object], **more: Any) -> Table:
    """The Retzist plays the Faction Swap and ends the Turn."""
    table = Table("retzist", cubes=cubes, hands={"retzist": [card("A"), SWAP]}, **more)
    table.do(f"card:{SWAP}")
    return table


def test_8_21_the_faction_swap_scores_pp_alone() -> None:
    table = swap(hold("retzist", "gondi", "milices-paris") | hold("cabalist", "palatine"))
    table.do("stop")
    table.end_turn()
    assert table.match.position()["midgame_pp"] == {"condeean": 0, "cabalist": 4, "retzist": 2, "mazarinist": 0}


def test_8_21_no_faction_changes_hands_with_four_players() -> None:
    table = swap(hold("retzist", "gondi"))
    before = {f: table.match.player_of(f) for f in FACTIONS}
    table.do("stop")
    table.end_turn()
    assert {f: table.match.player_of(f) for f in FACTIONS} == before


def test_9_27_scoring_comes_after_the_active_player_could_place_and_after_the_marker_moved() -> None:
    table = swap(hold("retzist", "retz", n=3))
    table.place("palatine", "conti")
    assert table.match.position()["midgame_pp"] is None
    table.end_turn()
    kinds = [e.kind for e in table.events]
    assert kinds.index("season-advanced") < kinds.index("midgame-scored")
    assert table.match.position()["midgame_pp"]["retzist"] == 7


def test_8_21_mid_game_dual_values_and_arrests_count_as_at_the_end() -> None:
    table = swap(hold("retzist", "parlement-paris", n=6) | hold("cabalist", "beaufort"))
    table.do("stop")
    table.end_turn()
    points = table.match.position()["midgame_pp"]
    assert (points["retzist"], points["cabalist"]) == (6, 0)


def test_8_23_mid_game_points_are_kept_and_added() -> None:
    table = swap(hold("retzist", "gondi"))
    table.do("stop")
    table.end_turn()
    points = table.score("retzist")
    assert (points["pp"], points["midgame"], points["total"]) == (2, 2, 4)


# --- bonus and penalty (8.23) ---


@pytest.mark.parametrize("faction", ["condeean", "cabalist", "retzist"])
def test_8_23_the_king_in_hand_is_worth_ten(faction: str) -> None:
    assert score(faction, "king", king={"holder": faction}) == 10


def test_8_23_nothing_for_the_mazarinist() -> None:
    assert score("mazarinist", "king", king={"holder": "mazarinist"}) == 0


def test_8_23_nothing_while_the_king_is_on_the_board() -> None:
    table = Table(king={"at": "lyon", "placed_by": "retzist"})
    assert all(table.score(f)["king"] == 0 for f in FACTIONS)


def test_8_23_five_points_less_for_each_use_of_gold_or_exile() -> None:
    table = Table(reserve_uses={"cabalist": 2, "mazarinist": 1})
    assert table.score("cabalist")["reserve"] == -10
    assert table.score("mazarinist")["reserve"] == -5
    assert table.score("retzist")["reserve"] == 0


def test_8_23_cubes_in_the_boxes_cost_nothing() -> None:
    assert score("cabalist", "reserve", reserve={"cabalist": 9}) == 0


def test_8_23_the_total_is_the_sum_of_its_items() -> None:
    table = Table(
        cubes=hold("retzist", "gondi", "bastille"),
        midgame_pp={"retzist": 7},
        king={"holder": "retzist"},
        reserve_uses={"retzist": 1},
    )
    assert table.score("retzist") == {"pp": 3, "mp": 5, "midgame": 7, "king": 10, "reserve": -5, "total": 20}


# --- who wins (8.11, 8.24) ---


def ranking(cubes: dict[str, object], **more: Any) -> tuple[str, ...]:
    """Seats from first to last were the game over at a position."""
    state: State = Table(cubes=cubes, **more).state
    state.over = True
    result = final_result(state)
    assert result is not None
    return result.ranking


def test_8_11_high_score_wins() -> None:
    order = ranking(hold("mazarinist", "bastille") | hold("retzist", "gondi") | hold("cabalist", "palatine"))
    assert order == ("mazarinist", "cabalist", "retzist", "condeean")


def test_8_11_no_result_while_the_game_goes_on() -> None:
    assert Table().match.result is None


@pytest.mark.parametrize("holder", ["condeean", "cabalist", "retzist"])
def test_8_24_of_tied_scores_the_king_wins(holder: str) -> None:
    rivals = {f: 10 for f in FACTIONS if f != holder}
    assert ranking({}, king={"holder": holder}, midgame_pp=rivals)[0] == holder


def test_8_24_the_mazarinist_with_the_king_wins_a_tie_too() -> None:
    assert ranking({}, king={"holder": "mazarinist"})[0] == "mazarinist"


def test_8_24_without_the_king_retzist_cabalist_condeean_mazarinist() -> None:
    order = ranking({}, king={"at": "lyon", "placed_by": "retzist"})
    assert order == ("retzist", "cabalist", "condeean", "mazarinist")


def test_8_24_the_king_of_a_lower_score_decides_nothing() -> None:
    order = ranking({}, king={"holder": "mazarinist"}, midgame_pp={"cabalist": 10, "retzist": 10})
    assert order == ("retzist", "cabalist", "mazarinist", "condeean")


def test_8_24_the_cabalist_beats_the_condeean() -> None:
    order = ranking({}, king={"at": "lyon", "placed_by": "retzist"}, midgame_pp={"condeean": 9, "cabalist": 9})
    assert order[:2] == ("cabalist", "condeean")


def decided_by(midgame: dict[str, int], king: dict[str, str]) -> tuple[str | None, tuple[str, ...]]:
    """What decided the first place where the board is worth the same to all, and who has won."""
    table = Table(cubes={}, king=king, midgame_pp=midgame)
    table.state.over = True
    result = final_result(table.state)
    assert result is not None
    return result.tie_break, result.winning_seats()


ON_BOARD = {"at": "lyon", "placed_by": "retzist"}


@pytest.mark.parametrize(
    ("midgame", "king", "decided"),
    [
        ({}, {"holder": "mazarinist"}, ("king", ("mazarinist",))),
        ({f: 10 for f in FACTIONS if f != "cabalist"}, {"holder": "cabalist"}, ("king", ("cabalist",))),
        ({}, ON_BOARD, ("order", ("retzist",))),
        ({"cabalist": 10, "condeean": 10}, ON_BOARD, ("order", ("cabalist",))),
        ({"cabalist": 10, "retzist": 10}, {"holder": "mazarinist"}, ("order", ("retzist",))),
        ({"cabalist": 10, "retzist": 9, "condeean": 9}, ON_BOARD, (None, ("cabalist",))),
        ({"cabalist": 10}, {"holder": "mazarinist"}, (None, ("cabalist",))),
    ],
)
def test_8_24_the_result_says_what_decided_the_first_place(
    midgame: dict[str, int], king: dict[str, str], decided: tuple[str | None, tuple[str, ...]]
) -> None:
    assert decided_by(midgame, king) == decided


def test_8_24_what_decided_has_words() -> None:
    english = words("en", "frondeurs")
    assert english.say("tie-break-king") == "the King’s Pawn in hand"
    names = [english.say(f"seat-{FACTIONS[seat]}") for seat in TIE_BREAK]
    assert english.say("tie-break-order") == f"the order of rule 8.24 ({', '.join(names)})"


# --- scoring for cards (8.3) ---


def test_8_31_orange_spaces_are_fortresses_and_marechals() -> None:
    orange = {s.id for i, s in enumerate(BOARD.spaces) if BOARD.orange >> i & 1}
    fortresses = {s.id for s in BOARD.spaces if "fortress" in s.classes}
    marechals = {s.id for s in BOARD.spaces if "marechal" in s.peers}
    assert orange == (fortresses | marechals) - {"conde"}
    assert len(orange) == 21


def test_8_31_only_military_points_of_orange_spaces_count() -> None:
    table = Table(cubes=hold("retzist", "bastille", "frontier-german", "gondi") | hold("cabalist", "turenne", "erzhog"))
    assert dict(zip(FACTIONS, score_orange(table.state), strict=True)) == {
        "condeean": 0, "cabalist": 5, "retzist": 5, "mazarinist": 0,
    }  # fmt: skip


def test_8_31_a_marechal_under_arrest_does_not_count() -> None:
    table = Table(cubes=hold("retzist", "rantzau"))
    assert score_orange(table.state) == [0, 0, 0, 0]


def test_8_31_scores_for_cards_are_not_kept() -> None:
    lens = season("battle", location="frontier-northeast")
    table = Table("retzist", cubes=hold("retzist", "bastille"), hands={"retzist": [card("A"), lens]})
    before = table.score("retzist")
    table.do(f"card:{lens}", "free-last", "spend:0", "stop")
    assert table.events_of("battle-won")[0]["scores"]["retzist"] == 5
    assert table.score("retzist") == before


def test_8_32_the_conde_avatar_is_no_orange_space() -> None:
    assert not BOARD.orange >> BOARD.index["conde"] & 1
    assert score_orange(Table(cubes=hold("condeean", "conde", n=3)).state) == [0, 0, 0, 0]
