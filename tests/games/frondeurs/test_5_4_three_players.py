"""Three players and the Dummy (rulebook 5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.match import without_head
from fronde.core.rng import Dice
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import BOARD, FACTIONS, SEASON_CARDS, SWAP
from fronde.games.frondeurs.steps.turn import find_dummy_duty
from fronde.tools.play import choose, play, player_dice
from tests.games.frondeurs.table import Table, card, end_season, hold, season, seat_players, set_up_for, stack

AVATARS = (
    hold("condeean", "conde", n=3)
    | hold("cabalist", "duchesse-longueville", n=3)
    | hold("retzist", "retz", n=3)
    | hold("mazarinist", "mazarin", n=3)
)
RUNNERS = ["Bob", "Cleo", "Ann"]
"""Who runs the Dummy's Turns: the third player, the Mazarinist, the Cabalist (5.42)."""
PLACE, MOVE, REMOVE, HYBRID = card("A"), card("B"), card("C"), card("D")
LENS = season("battle", location="frontier-northeast")
GOVERNMENT = season("removal", scope="government")
NOLL = season("old-noll")
DEPRESSION = season("economic-depression", token="coin")


def dummys_turn(cards: tuple[str, ...] = (PLACE, REMOVE), *, runner: int = 0, **position: Any) -> Table:
    """The Dummy's Turn with these cards; `runner`: 0 the third player, 1 the Mazarinist, 2 the Cabalist."""
    hands = {"condeean": list(cards), **position.pop("hands", {})}
    return seat_players(3, "condeean", **{"cubes": AVATARS, "dummy_turns": runner, "hands": hands, **position})


def runner_now(table: Table) -> str:
    """The player who decides for the Dummy, as the host asks and as everybody sees."""
    dummy = table.match.view(None)["dummy"]
    assert table.match.view(None)["seats"][dummy] == table.match.player_of(dummy)
    return table.match.player_of(dummy)


def swap_factions(active: str = "cabalist", **position: Any) -> Table:
    """The Faction Swap played and the Turn over."""
    hands = {active: [SWAP, card("B")], **position.pop("hands", {})}
    table = seat_players(3, active, **{"cubes": AVATARS, "hands": hands, **position})
    end_season(table, SWAP)
    return table


# --- which Faction is the Dummy (5.41) ---


def test_5_41_the_condeeans_at_first() -> None:
    table = seat_players(3)
    assert table.match.view(None)["dummy"] == "condeean"


def test_5_41_after_the_swap_the_retzists_and_the_third_player_is_the_condeean() -> None:
    table = swap_factions()
    assert table.match.view(None)["dummy"] == "retzist"
    owners = {f: table.match.player_of(f) for f in FACTIONS if f != "retzist"}
    assert owners == {"condeean": "Bob", "cabalist": "Ann", "mazarinist": "Cleo"}


def test_5_41_the_trigger_is_that_of_two_players() -> None:
    table = seat_players(3, "cabalist", cubes=AVATARS, hands={"cabalist": [SWAP, card("B")]})
    table.do(f"card:{SWAP}", "stop")
    assert table.match.view(None)["dummy"] == "condeean"
    lines = [e.kind for e in table.end_turn()]
    assert lines.index("season-advanced") < lines.index("midgame-scored") < lines.index("factions-swapped")


@pytest.mark.parametrize("viewer", [*FACTIONS, None])
def test_5_42_after_the_swap_the_retzists_cards_lie_open_and_the_condeeans_no_longer(viewer: str | None) -> None:
    hands = {"retzist": [card("A", nth=1)], "condeean": [card("C", nth=1)]}
    table = swap_factions(hands=hands, active="mazarinist")
    assert table.active == "condeean"
    view = table.match.view(viewer)
    assert view["hands"]["retzist"] == list(table.hand("retzist")) == [card("A", nth=1)]
    assert view["hands"]["condeean"] == (list(table.hand("condeean")) if viewer == "condeean" else 2)
    event = table.events[-1]
    assert (event.kind, event.to) == ("cards-drawn", ("condeean",))


def test_5_42_the_cards_of_the_new_dummy_are_told_to_all() -> None:
    table = swap_factions(hands={"retzist": [card("A", nth=1), card("C", nth=1)]}, active="mazarinist")
    assert {"seat": "retzist", "card": [card("A", nth=1), card("C", nth=1)]} in table.events_of("cards-shown")


# --- the Dummy's cards (5.42) ---


@pytest.mark.parametrize("viewer", [*FACTIONS, None])
def test_5_42_the_dummys_hand_is_open_to_every_seat_and_spectator(viewer: str | None) -> None:
    table = dummys_turn()
    assert table.match.view(viewer)["hands"]["condeean"] == [PLACE, REMOVE]
    assert table.match.position()["hands"]["condeean"] == [PLACE, REMOVE]


def test_5_42_what_the_dummy_draws_is_told_to_all() -> None:
    table = dummys_turn((PLACE,))
    events = [e for e in table.events if e.kind == "cards-shown"]
    assert [(e.data["seat"], e.data["card"], e.to) for e in events] == [("condeean", [table.hand("condeean")[-1]], ())]
    assert not table.events_of("cards-drawn")


def test_5_42_a_season_card_it_draws_is_told_by_name() -> None:
    row = [card("B", "persons", nth=i) for i in range(4)]
    table = dummys_turn((PLACE,), discard_row=row, season_deck=[LENS])
    assert table.events_of("cards-shown")[-1]["card"] == [LENS]
    assert table.events_of("card-played")[-1]["card"] == LENS


def test_5_42_the_card_drawn_with_a_crown_is_shown_too() -> None:
    table = dummys_turn(cubes=AVATARS | hold("condeean", "conti", n=2))
    table.play(PLACE, "a", "conti")
    aside = list(table.cards_aside("condeean"))
    assert len(aside) == 1 and table.events_of("cards-shown")[-1]["card"] == aside
    assert all(table.match.view(viewer)["laid_aside"]["condeean"] == aside for viewer in (*FACTIONS, None))
    crown = next(e for e in table.events if e.kind == "crown-won")
    assert not crown.secret and not crown.to


@pytest.mark.parametrize("viewer", ["cabalist", "mazarinist", "retzist", None])
def test_5_42_dealing_again_what_is_hidden_keeps_the_dummys_cards(viewer: str | None) -> None:
    table = dummys_turn(hands={f: [card("F", nth=i)] for i, f in enumerate(FACTIONS[1:])})
    for seed in range(5):
        again = GAME.rules.resample(table.state, viewer, Dice(seed))
        GAME.rules.check(again)
        assert again.hands[0] == (PLACE, REMOVE)
        assert GAME.rules.view(again, viewer) == without_head(table.match.view(viewer))
    hands = {GAME.rules.resample(table.state, None, Dice(seed)).hands[1] for seed in range(9)}
    assert len(hands) > 1


# --- who runs it (5.42) ---


@pytest.mark.parametrize("seed", range(3))
def test_5_42_retzist_mazarinist_cabalist_in_turn_through_the_swap(seed: int) -> None:
    table = set_up_for(3, seed)
    dummies, runners = [], []
    for _, events in play(table.match, Dice(seed)):
        dummy = table.match.view(None)["dummy"]
        if any(e.kind == "turn-began" and e.data["seat"] == dummy for e in events):
            dummies.append(dummy)
            runners.append(runner_now(table))
    assert runners == [RUNNERS[i % 3] for i in range(len(runners))]
    assert dummies == sorted(dummies) and set(dummies) == {"condeean", "retzist"}


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_5_42_the_first_to_run_the_retzists_is_the_one_who_was_due(turns: int) -> None:
    table = swap_factions(dummy_turns=turns)
    assert table.active == "retzist"
    assert runner_now(table) == RUNNERS[turns % 3]


@pytest.mark.parametrize("runner", [0, 1, 2])
def test_5_42_whoever_runs_the_dummy_makes_all_its_decisions(runner: int) -> None:
    table = dummys_turn(runner=runner)
    assert runner_now(table) == RUNNERS[runner]
    assert {d.seat for d in table.decisions()} == {"condeean"}
    table.play(PLACE, "a")
    assert {table.match.player_of(d.seat) for d in table.decisions()} == {RUNNERS[runner]}


@pytest.mark.parametrize(("turns", "runner"), [(0, "Bob"), (1, "Bob"), (2, "Cleo"), (3, "Ann"), (4, "Bob")])
def test_5_42_between_its_turns_whoever_ran_the_last_decides(turns: int, runner: str) -> None:
    """Ruling R150; before its first Turn the third player, who has set it up."""
    hands = {"cabalist": [PLACE, REMOVE]}
    table = seat_players(3, "cabalist", cubes=AVATARS, hands=hands, dummy_turns=turns, musketeers={"athos": "condeean"})
    assert table.options("use-musketeer", "condeean") == {"musketeer:athos"}
    assert table.match.player_of("condeean") == runner


def test_5_42_after_the_swap_the_same_until_the_new_dummys_turn() -> None:
    table = swap_factions("mazarinist", dummy_turns=2, musketeers={"athos": "retzist"})
    assert table.active == "condeean" and table.match.view(None)["dummy"] == "retzist"
    assert runner_now(table) == "Cleo"
    assert "musketeer:athos" in table.options("use-musketeer", "retzist")


# --- a Turn like any other (5.42) ---


def test_5_42_the_dummy_spends_tokens_and_wins_them() -> None:
    table = dummys_turn(
        coins={"condeean": [2]}, crowns={"condeean": 1}, cubes=AVATARS | hold("condeean", "marseille", n=2)
    )
    assert {"crown", "coin:2:before", "coin:2:after"} <= table.options("play-card")
    table.play(PLACE, "a", "marseille")
    assert len(table.coins("condeean")) == 2


def test_5_42_the_dummy_wins_battles() -> None:
    table = seat_players(
        3, "cabalist", cubes=AVATARS | hold("condeean", "stenay"), hands={"cabalist": [LENS, PLACE]}, dummy_turns=2
    )
    table.do(f"card:{LENS}", "free-last")
    assert table.seat == "condeean" and table.match.player_of("condeean") == "Cleo"
    table.do("spend:4")
    assert table.cubes("frontier-northeast") == ("condeean", 4)


def test_5_42_the_affiliate_cube_is_the_dummys_as_anybodys() -> None:
    table = dummys_turn()
    assert "affiliate" in table.options("at-any-time")


# --- no removal of the Dummy's own pieces (5.43) ---

OWN = hold("condeean", "conti", "lenet", "tavannes")
RIVAL = hold("mazarinist", "anne-of-austria", "frontier-german")


def test_5_43_not_by_a_card() -> None:
    table = dummys_turn((REMOVE, PLACE), cubes=AVATARS | OWN | RIVAL)
    table.play(REMOVE, "a")
    assert table.spaces("remove-cubes") == {"anne-of-austria", "frontier-german"}
    table.refusal("space:conti")


def test_5_43_not_by_a_card_that_reaches_controlled_spaces() -> None:
    removal = card("C", controlled=True, target="persons")
    table = dummys_turn((removal, PLACE), cubes=AVATARS | OWN | RIVAL)
    table.play(removal, "a")
    assert not table.spaces("remove-cubes") & {"conde", "conti", "lenet", "tavannes"}


def test_5_43_not_by_the_second_half_of_a_hybrid() -> None:
    table = dummys_turn((HYBRID, PLACE), cubes=AVATARS | OWN | hold("retzist", "stenay"))
    table.play(HYBRID, "a", "conti", "conti")
    assert table.spaces("remove-cubes") == {"stenay"}


def test_5_43_a_card_that_could_only_remove_its_own_cannot_be_played_so() -> None:
    table = dummys_turn((REMOVE, PLACE), cubes=hold("condeean", "conde", n=3) | OWN)
    table.do(f"card:{REMOVE}")
    assert table.options("choose-action") == {"action:b"}


def test_5_43_not_by_the_affiliate_cube() -> None:
    table = dummys_turn(cubes=AVATARS | OWN | hold("mazarinist", "montrond"))
    table.do("affiliate")
    removable = table.spaces("affiliate-cube", kind="remove")
    assert removable == {"montrond"}


@pytest.mark.parametrize("name", ["athos", "aramis"])
def test_5_43_not_by_its_musketeers(name: str) -> None:
    cubes = AVATARS | hold("condeean", "conti", "capuchins") | hold("cabalist", "duc-longueville", "jesuits")
    table = dummys_turn(cubes=cubes, musketeers={name: "condeean"})
    table.do(f"musketeer:{name}")
    if name == "aramis":
        table.do("cubes")
    removable = table.spaces("musketeer-cubes", kind="remove")
    assert removable & {"duc-longueville", "jesuits"}
    assert not removable & {"conti", "capuchins"}


def test_5_43_nor_by_its_musketeers_in_anothers_turn() -> None:
    cubes = AVATARS | hold("condeean", "conti") | hold("cabalist", "duc-longueville")
    table = seat_players(
        3, "retzist", cubes=cubes, hands={"retzist": [PLACE, REMOVE]}, musketeers={"athos": "condeean"}, dummy_turns=2
    )
    table.do("musketeer:athos", seat="condeean")
    assert table.spaces("musketeer-cubes", "condeean", "remove") == {"duc-longueville"}


@pytest.mark.parametrize(("runner", "spared"), [(0, False), (1, True), (2, False)])
def test_5_43_nor_in_its_turn_by_the_musketeers_of_whoever_runs_it(runner: int, spared: bool) -> None:
    """Ruling R151: by any means."""
    cubes = AVATARS | hold("condeean", "conti") | hold("cabalist", "duc-longueville")
    table = dummys_turn(cubes=cubes, musketeers={"athos": "mazarinist"}, runner=runner)
    table.do("musketeer:athos", seat="mazarinist")
    assert "duc-longueville" in table.spaces("musketeer-cubes", "mazarinist", "remove")
    assert ("conti" not in table.spaces("musketeer-cubes", "mazarinist", "remove")) == spared


@pytest.mark.parametrize("dummy_turns", [1, 2, 3])
def test_5_43_in_ones_own_turn_anybody_may_attack_the_dummy(dummy_turns: int) -> None:
    """Ruling R151: also whoever ran it last."""
    cubes = AVATARS | OWN
    table = seat_players(3, "mazarinist", cubes=cubes, hands={"mazarinist": [REMOVE, PLACE]}, dummy_turns=dummy_turns)
    table.play(REMOVE, "a", "conti", "lenet")
    assert table.cubes("conti") is None and table.cubes("lenet") is None


def test_5_43_the_king_spares_the_dummy() -> None:
    table = dummys_turn(cubes=AVATARS | OWN, king={"holder": "condeean"})
    table.do("king-progress")
    spaces = table.spaces("king-progress")
    neighbours = {
        BOARD.ids[s]
        for s in range(len(BOARD.ids))
        for mine in ("conti", "lenet", "tavannes", "conde")
        if BOARD.lines[s] >> BOARD.index[mine] & 1
    }
    assert spaces and not spaces & {"conti", "lenet", "tavannes"} and not spaces & neighbours


def test_5_43_the_king_is_paid_for_with_placements_alone() -> None:
    cubes = AVATARS | OWN
    table = dummys_turn(cubes=cubes, king={"at": "lyon", "placed_by": "condeean", "turn": 0})
    assert "recover-king" not in table.options("at-any-time")
    table.play(PLACE, "a")
    table.do("recover-king")
    assert table.king == "condeean"
    assert len(table.on_board("condeean")) == 4


def test_5_43_no_liberation_which_would_empty_its_fortress() -> None:
    cubes = AVATARS | hold("condeean", "bastille", n=4)
    table = dummys_turn(cubes=cubes)
    table.do(f"card:{PLACE}")
    assert "liberate" not in table.options("choose-action")
    other = seat_players(
        3, "cabalist", cubes=AVATARS | hold("cabalist", "bastille", n=4), hands={"cabalist": [PLACE, REMOVE]}
    )
    other.do(f"card:{PLACE}")
    assert "liberate" in other.options("choose-action")


def test_5_43_old_noll_takes_none_of_its_cubes() -> None:
    cubes = AVATARS | hold("condeean", "frontier-german", n=2) | hold("cabalist", "frontier-italian", n=2)
    table = dummys_turn((NOLL, PLACE), cubes=cubes)
    table.do(f"card:{NOLL}", "free-last")
    assert table.cubes("frontier-german") == ("condeean", 3)
    assert table.cubes("frontier-italian") is None


def test_5_43_moving_its_cubes_about_is_no_removal() -> None:
    table = dummys_turn((MOVE, REMOVE), cubes=AVATARS | OWN)
    table.play(MOVE, "b")
    assert table.spaces("move-destination")


def test_5_43_losses_a_season_card_demands_are_paid_like_anybodys() -> None:
    """Ruling R152."""
    six = ("brienne", "la-garnache", "phelypeaux", "conseil-prive", "arret-union", "d-avaux")
    table = seat_players(
        3, "cabalist", cubes=AVATARS | hold("condeean", *six), hands={"cabalist": [GOVERNMENT, PLACE]}, dummy_turns=2
    )
    table.do(f"card:{GOVERNMENT}", "free-last")
    assert table.step == "lose-cubes" and table.seat == "condeean" and runner_now(table) == "Cleo"
    table.place(*six[:5])
    assert set(table.on_board("condeean")) == {"conde", "d-avaux"}


def test_5_43_forced_losses_take_its_cubes_without_asking() -> None:
    table = dummys_turn((GOVERNMENT, PLACE), cubes=AVATARS | hold("condeean", "brienne", "d-avaux"))
    table.do(f"card:{GOVERNMENT}", "free-last")
    assert set(table.on_board("condeean")) == {"conde"}


def test_5_43_in_a_depression_it_pays_with_a_coin_or_with_cubes() -> None:
    table = dummys_turn((DEPRESSION, PLACE), cubes=AVATARS | OWN, coins={"condeean": [2]})
    table.do(f"card:{DEPRESSION}", "free-last")
    assert table.options("season-price", "condeean") == {"coin:2", "pay"}


# --- what the Dummy must do (5.43) ---


def end_of_action(table: Table, *spaces: str) -> None:
    """Place with the first card and stop."""
    table.play(PLACE, "a", *spaces)
    if "stop" in table.options("place-cubes"):
        table.do("stop")


def test_5_43_the_affiliate_cube_must_be_used_before_the_turn_ends() -> None:
    table = dummys_turn()
    end_of_action(table, "conti", "conti", "lenet")
    assert table.step == "affiliate-cube" and "end-turn" not in table.options()
    table.do("place:montrond")
    assert table.step == "end-turn" and table.cubes("montrond") == ("condeean", 1)


def test_5_43_used_earlier_it_is_not_asked_again() -> None:
    table = dummys_turn()
    table.do("affiliate", "place:montrond")
    end_of_action(table, "conti", "conti", "lenet")
    assert table.step == "end-turn"


def test_5_43_not_possible_without_control_of_its_avatar() -> None:
    table = dummys_turn(cubes=AVATARS | hold("condeean", "conde", n=2))
    end_of_action(table, "conti", "conti", "lenet")
    assert table.step == "end-turn"


def test_5_43_used_in_the_turn_of_a_season_card_too() -> None:
    table = dummys_turn((LENS, PLACE))
    table.do(f"card:{LENS}", "free-last", "stop")
    assert table.step == "affiliate-cube"


def test_5_43_where_no_cube_can_be_placed_one_is_removed() -> None:
    affiliates = [space for space in BOARD.names(BOARD.affiliated[0]) if space != "conde"]
    table = dummys_turn(cubes=AVATARS | hold("mazarinist", *affiliates) | stack("condeean", 100))
    table.play(PLACE, "b", "charles-iv", "conde", "conde", "conde", "conde")
    assert table.options("affiliate-cube") == {f"remove:{space}" for space in affiliates}


def test_5_43_others_need_not_use_theirs() -> None:
    table = seat_players(3, "retzist", cubes=AVATARS, hands={"retzist": [PLACE, REMOVE]})
    end_of_action(table, "gondi", "gondi", "caumartin")
    assert table.step == "end-turn" and "affiliate" in table.options("at-any-time")


def box(table: Table, faction: str = "condeean") -> int:
    """Cubes laid away."""
    return int(table.match.view(None)["reserve"][faction])


def test_5_43_it_must_pay_into_the_spanish_box_where_the_action_allows() -> None:
    table = dummys_turn()
    end_of_action(table, "conti", "conti")
    table.do("place:montrond")
    assert (table.step, box(table)) == ("end-turn", 1)


@pytest.mark.parametrize("cards", [(REMOVE, PLACE), (MOVE, REMOVE)])
def test_5_43_a_removal_or_a_move_allows_it(cards: tuple[str, str]) -> None:
    table = dummys_turn(cards, cubes=AVATARS | RIVAL | OWN)
    table.do(f"card:{cards[0]}")
    if cards[0] == REMOVE:
        table.do("action:a", "space:anne-of-austria", "space:frontier-german")
    else:
        table.do("action:b", "space:conti", "space:tavannes", "go")
    table.do("place:montrond")
    assert (table.step, box(table)) == ("end-turn", 1)


def test_5_43_a_season_card_allows_it() -> None:
    table = dummys_turn((LENS, PLACE))
    table.do(f"card:{LENS}", "free-last", "stop", "place:montrond")
    assert box(table) == 1


def test_5_43_three_cubes_placed_do_not_allow_it() -> None:
    table = dummys_turn()
    end_of_action(table, "conti", "conti", "lenet")
    table.do("place:montrond")
    assert (table.step, box(table)) == ("end-turn", 0)


def test_5_43_a_token_forbids_it() -> None:
    table = dummys_turn(coins={"condeean": [1]})
    table.do("coin:1:after")
    end_of_action(table, "conti")
    table.do("stop", "place:montrond")
    assert (table.step, box(table)) == ("end-turn", 0)


def test_5_43_without_gold_and_exile_there_is_nothing_to_pay() -> None:
    table = dummys_turn(options={"gold_and_exile": False})
    end_of_action(table, "conti", "conti")
    table.do("place:montrond")
    assert (table.step, box(table)) == ("end-turn", 0)


def test_5_43_paid_before_the_action_it_is_not_asked_again() -> None:
    table = dummys_turn()
    table.play(PLACE, "a")
    table.do("reserve:add", "space:conti", "space:conti", "place:montrond")
    assert (table.step, box(table)) == ("end-turn", 1)


def test_5_43_how_many_cubes_is_the_runners_choice_one_at_least() -> None:
    """The Retzists, Dummy after the swap, with the lowest score: one to three (7.63)."""
    scores = {"condeean": 9, "cabalist": 8, "retzist": 1, "mazarinist": 7}
    table = seat_players(3, "retzist", cubes=AVATARS, hands={"retzist": [PLACE, REMOVE]}, midgame_pp=scores)
    end_of_action(table, "caumartin", "caumartin")
    table.do("place:gondi")
    assert table.options("add-reserve") == {"add:1", "add:2", "add:3"}
    table.do("add:1")
    assert (table.step, box(table, "retzist")) == ("end-turn", 1)


def test_5_43_the_swapped_dummy_pays_and_the_condeean_no_longer_must() -> None:
    table = seat_players(3, "condeean", cubes=AVATARS, hands={"condeean": [PLACE, REMOVE]}, midgame_pp={})
    end_of_action(table, "conti", "conti")
    assert table.step == "end-turn" and {"affiliate", "reserve:add"} <= table.options("at-any-time")


def test_5_43_the_dummy_contributes_and_never_spends() -> None:
    """Ruling R153: who must contribute cannot spend instead (7.64)."""
    table = dummys_turn(reserve={"condeean": 9})
    table.play(PLACE, "a")
    assert "reserve:add" in table.options("at-any-time")
    assert "reserve:spend" not in table.options("at-any-time")


def test_7_64_the_third_player_spends_what_the_dummy_laid_away() -> None:
    hands = {"condeean": [PLACE, REMOVE]}
    table = seat_players(3, "condeean", cubes=AVATARS, hands=hands, reserve={"condeean": 9}, midgame_pp={})
    table.play(PLACE, "a")
    assert "reserve:spend" in table.options("at-any-time") and table.match.player_of("condeean") == "Bob"


# --- in random games ---

DEMANDED = ("removal", "economic-depression", "battle")


@pytest.mark.parametrize("seed", range(6))
def test_5_43_in_random_games_its_runner_never_removes_its_cubes_and_never_shirks(seed: int) -> None:
    table = set_up_for(3, seed, setup_placement=bool(seed % 2))
    match, dice, count = table.match, player_dice(seed), 0
    while not match.over:
        dummy = match.view(None)["dummy"]
        decision, picks = choose(match.decisions, dice)
        its_turn = table.active == dummy and match.player_of(decision.seat) == match.player_of(dummy)
        duty = find_dummy_duty(match.state)
        events = match.submit(decision.seat, picks, decision.step)
        lost = [e for e in events if e.kind == "cube-removed" and e.data["seat"] == dummy]
        if (its_turn or decision.seat == dummy) and lost:
            assert SEASON_CARDS[match.state.play.card].kind in DEMANDED, match.log[-1]
        if its_turn and picks[0] == "end-turn":
            assert not duty
            count += 1
    assert count > 10
