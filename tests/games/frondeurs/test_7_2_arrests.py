"""7.2: arrests, prisons, liberation, the moving of prisoners, the Duke of Guise. The cards themselves: 9.26."""

from __future__ import annotations

from tests.games.frondeurs.table import Table, card, hold, season, stack

PLACE = card("A")
HYBRID = card("D")
ANYWHERE = card("C")
PRINCES = season("arrest", extra=0)
PARLEMENTAIRES = season("arrest", extra=1)
TOWNS = season("removal", scope="town")
LENS = season("battle", location="frontier-northeast")


def prisoner(person: str, fortress: str | None = "metz") -> dict[str, str | None]:
    return {"person": person, "fortress": fortress}


RETZ = hold("retzist", "retz", n=3)
CONDE = hold("condeean", "conde", n=3)
CONDE_HAND = {"condeean": [PLACE, HYBRID]}


def in_order_of_arrest(table: Table, *fortresses: str) -> None:
    """Choose a prison for each Person in turn."""
    table.do(*(f"fortress:{fortress}" for fortress in fortresses))


# --- what arrest blocks (7.21) ---


def test_7_21_adjacency_is_not_traced_into_a_space_under_arrest() -> None:
    table = Table(cubes=CONDE, hands=CONDE_HAND, arrests=[prisoner("tavannes")])
    table.play(PLACE, "a")
    assert table.refusal("space:tavannes") == "7.21"
    assert "lenet" in table.spaces("place-cubes")


def test_7_21_nor_out_of_it() -> None:
    table = Table(cubes=CONDE | hold("condeean", "gaston"), hands=CONDE_HAND, arrests=[prisoner("gaston")])
    table.play(PLACE, "a")
    assert not {"aix", "orleans", "mademoiselle", "hotel-de-ville"} & table.spaces("place-cubes")
    assert table.refusal("space:orleans") == "6.48"


def test_7_21_nor_by_peer_icons() -> None:
    cubes = CONDE | hold("condeean", "gaston")
    free = Table(cubes=cubes, hands=CONDE_HAND, arrests=[])
    free.play(PLACE, "a")
    jailed = Table(cubes=cubes, hands=CONDE_HAND, arrests=[prisoner("conde"), prisoner("phelypeaux")])
    jailed.play(PLACE, "a")
    huguenots = {"la-rochelle", "la-force", "turenne", "rohan-chabot"}
    assert huguenots <= free.spaces("place-cubes") and not huguenots & jailed.spaces("place-cubes")
    assert jailed.refusal("space:phelypeaux") == "7.21"


def test_7_21_an_arrested_avatar_alone_leaves_the_last_resort() -> None:
    table = Table(cubes=CONDE, hands=CONDE_HAND, arrests=[prisoner("conde")])
    assert table.options("play-card") == {f"discard:{PLACE}", f"discard:{HYBRID}"}


def test_7_21_an_arrested_commander_leads_to_no_frontier_zone() -> None:
    table = Table(cubes=CONDE | hold("condeean", "tavannes"), hands=CONDE_HAND, arrests=[prisoner("conde")])
    table.play(PLACE, "a")
    assert not [s for s in table.spaces("place-cubes") if s.startswith("frontier")]


def test_7_21_no_cube_joins_ones_own_in_a_space_under_arrest() -> None:
    table = Table(cubes=CONDE | hold("condeean", "tavannes"), hands=CONDE_HAND, arrests=[prisoner("tavannes")])
    table.play(PLACE, "a")
    assert table.refusal("space:tavannes") == "7.21"


def test_7_21_the_affiliate_cube_is_not_placed_there_but_may_be_taken_off() -> None:
    table = Table(
        cubes=CONDE | hold("cabalist", "conti", n=3), hands=CONDE_HAND, arrests=[prisoner("conti"), prisoner("lenet")]
    )
    table.do("affiliate")
    assert "lenet" not in table.spaces("affiliate-cube", kind="place")
    table.do("remove:conti")
    assert table.cubes("conti") == ("cabalist", 2)


def test_7_21_ones_affiliate_right_outlives_the_arrest_of_ones_avatar() -> None:
    """Ruling R42: arrest blocks access to the Space, not its owner's ability."""
    table = Table(cubes=CONDE, hands=CONDE_HAND, arrests=[prisoner("conde")])
    table.do("affiliate", "place:tavannes")
    assert table.cubes("tavannes") == ("condeean", 1)


def test_7_21_cubes_there_remain_and_can_be_removed() -> None:
    table = Table(
        cubes=CONDE | hold("retzist", "gaston", n=2),
        hands={"condeean": [ANYWHERE, PLACE]},
        arrests=[prisoner("gaston")],
    )
    table.play(ANYWHERE, "a", "gaston", "gaston")
    assert table.cubes("gaston") is None
    assert table.prisoners() == {"gaston": "metz"}


def test_7_21_a_removal_by_adjacency_does_not_reach_there() -> None:
    """Ruling R46."""
    table = Table(cubes=CONDE | hold("retzist", "conti", "lenet"), hands=CONDE_HAND, arrests=[prisoner("conti")])
    table.play(HYBRID, "a", "tavannes", "tavannes")
    assert table.refusal("space:conti") == "6.52"
    table.place("lenet")


def test_7_21_a_season_card_takes_cubes_from_there() -> None:
    card_ = season("removal", scope="huguenot")
    table = Table(
        cubes=CONDE | hold("retzist", "turenne", "retz"),
        hands={"condeean": [card_, PLACE]},
        arrests=[prisoner("turenne")],
    )
    table.do(f"card:{card_}", "free-last")
    assert table.cubes("turenne") is None


def test_7_21_a_space_under_arrest_scores_nothing() -> None:
    board = RETZ | hold("retzist", "turenne", "conti", n=3)
    free = Table(cubes=board, arrests=[]).score("retzist")
    jailed = Table(cubes=board, arrests=[prisoner("turenne")]).score("retzist")
    assert (free["pp"] - jailed["pp"], free["mp"] - jailed["mp"]) == (2, 5)


def test_7_21_nor_at_mid_game() -> None:
    swap = season("faction-swap")
    table = Table(cubes=RETZ | hold("retzist", "conti"), hands={"condeean": [swap, PLACE]}, arrests=[prisoner("conti")])
    table.do(f"card:{swap}", "stop", "end-turn")
    assert table.events_of("midgame-scored")[0]["scores"]["retzist"] == 0


def test_7_21_cubes_under_arrest_do_not_move_and_none_move_in() -> None:
    table = Table(
        cubes=CONDE | hold("condeean", "tavannes", "lenet"),
        hands=CONDE_HAND,
        arrests=[prisoner("tavannes"), prisoner("conti")],
    )
    table.play(PLACE, "b")
    assert table.refusal("space:conti") == "7.21"
    table.place("lenet")
    assert table.spaces("move-cubes") == {"conde"}
    assert table.refusal("space:tavannes") == "7.21"


def test_7_21_the_displaced_find_no_refuge_there() -> None:
    cubes = RETZ | hold("retzist", "marchands-paris", n=4) | hold("mazarinist", "dominicans", n=2)
    for arrests, refuge in (([], ("mazarinist", 2)), ([prisoner("gondi")], None)):
        table = Table("retzist", cubes=cubes, hands={"retzist": [PLACE, HYBRID]}, arrests=arrests)
        table.play(PLACE, "b", "dominicans", *["marchands-paris"] * 4)
        assert table.cubes("dominicans") == ("retzist", 3)
        assert table.cubes("gondi") == refuge


def test_7_21_cubes_of_spanish_gold_do_not_enter() -> None:
    table = Table(
        cubes=CONDE, hands=CONDE_HAND, reserve={"condeean": 6}, arrests=[prisoner("lenet"), prisoner("gaston")]
    )
    table.play(PLACE, "a")
    table.do("reserve:spend")
    assert "lenet" not in table.spaces("spend-reserve")
    table.place("charles-iv")
    assert "gaston" not in table.spaces("spend-reserve")


# --- set-up and prisons (7.22 to 7.24) ---


def test_7_22_three_persons_begin_under_arrest() -> None:
    assert Table.set_up().prisoners() == {"rantzau": "bastille", "beaufort": "vincennes", "guise": None}


def test_7_23_the_arrested_are_marked_with_the_fortress_that_holds_them() -> None:
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=[])
    table.do(f"card:{PRINCES}", "free-last")
    in_order_of_arrest(table, "metz", "bastille", "stenay")
    assert table.prisoners() == {"conde": "metz", "conti": "bastille", "duc-longueville": "stenay"}


def test_7_24_one_fortress_may_hold_several() -> None:
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=[])
    table.do(f"card:{PRINCES}", "free-last")
    in_order_of_arrest(table, "metz", "metz", "metz")
    assert set(table.prisoners().values()) == {"metz"}


def test_7_24_a_prison_goes_on_as_an_ordinary_space() -> None:
    table = Table(
        cubes=CONDE | hold("condeean", "montrond"), hands=CONDE_HAND, arrests=[prisoner("gaston", "montrond")]
    )
    table.play(PLACE, "a", "montrond", "orleans")
    assert table.cubes("montrond") == ("condeean", 2)
    assert table.cubes("orleans") == ("condeean", 1)
    assert table.score("condeean")["mp"] >= 5


# --- liberation because there are no tokens (7.25) ---


def test_7_25_with_tokens_enough_nobody_is_freed() -> None:
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=[prisoner("gaston")])
    table.do(f"card:{PRINCES}", "free-last")
    in_order_of_arrest(table, "metz", "metz", "metz")
    assert "gaston" in table.prisoners()


def test_7_25_the_active_player_frees_prisoners_until_the_tokens_suffice() -> None:
    arrests = [prisoner("gaston"), prisoner("rantzau"), prisoner("beaufort"), prisoner("seguier")]
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=arrests)
    table.do(f"card:{PRINCES}", "free-last")
    assert (table.step, table.seat) == ("make-room", "condeean")
    table.do("person:gaston", "person:seguier")
    assert table.step == "make-room"
    table.do("person:beaufort")
    in_order_of_arrest(table, "metz", "metz", "metz")
    assert set(table.prisoners()) == {"rantzau", "conde", "conti", "duc-longueville"}


def test_7_25_at_the_start_one_pair_is_free_and_both_french_prisoners_must_go() -> None:
    """Guise's single token blocks a pair (ruling R59), and without Don Carlos he cannot be chosen (7.28)."""
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]})
    table.do(f"card:{PRINCES}", "free-last")
    assert table.step == "imprison"
    assert set(table.prisoners()) == {"guise"}


def test_7_25_the_only_prisoner_who_can_go_is_freed_unasked() -> None:
    arrests = [prisoner("conde"), prisoner("conti"), prisoner("rantzau"), prisoner("guise", None)]
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=arrests)
    table.do(f"card:{PRINCES}", "free-last")
    assert table.step == "imprison" and "rantzau" not in table.prisoners()
    table.do("fortress:metz")
    assert set(table.prisoners()) == {"conde", "conti", "guise", "duc-longueville"}


def test_7_25_nobody_named_on_the_card_is_freed_for_it() -> None:
    arrests = [prisoner("conde"), prisoner("gaston"), prisoner("rantzau"), prisoner("beaufort")]
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=arrests)
    table.do(f"card:{PRINCES}", "free-last")
    assert table.spaces("make-room", kind="person") == {"gaston", "rantzau", "beaufort"}
    table.do("person:gaston", "person:rantzau")
    in_order_of_arrest(table, "stenay", "stenay")
    assert table.prisoners() == {"conde": "metz", "beaufort": "metz", "conti": "stenay", "duc-longueville": "stenay"}


def test_7_25_a_freed_space_works_again_at_once() -> None:
    arrests = [prisoner("gaston"), prisoner("rantzau"), prisoner("beaufort"), prisoner("seguier")]
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=arrests)
    table.do(f"card:{PRINCES}", "free-last", "person:gaston", "person:seguier", "person:beaufort")
    in_order_of_arrest(table, "metz", "metz", "metz")
    table.place("gaston")
    assert table.cubes("gaston") == ("condeean", 1)


# --- liberation from a Fortress (7.25) ---

JAILER = CONDE | hold("condeean", "metz", n=4)


def test_7_25_the_controller_of_a_fortress_forfeits_his_card_and_his_cubes_there() -> None:
    table = Table(cubes=JAILER, hands=CONDE_HAND, arrests=[prisoner("gaston"), prisoner("seguier", "stenay")])
    table.do(f"card:{PLACE}", "liberate", "fortress:metz")
    assert table.prisoners() == {"seguier": "stenay"}
    assert table.cubes("metz") is None
    assert table.step == "end-turn"
    assert PLACE in table.state.discard_row


def test_7_25_opening_a_prison_is_what_the_card_does() -> None:
    table = Table(cubes=JAILER, hands=CONDE_HAND, arrests=[prisoner("gaston"), prisoner("seguier")])
    table.do(f"card:{PLACE}", "liberate", "fortress:metz")
    play = table.match.position()["play"]
    assert (play["action"], play["started"], play["executed"], play["placed"]) == ("liberate", True, 1, 0)


def test_7_25_he_frees_as_many_as_he_likes_one_at_least() -> None:
    table = Table(cubes=JAILER, hands=CONDE_HAND, arrests=[prisoner("gaston"), prisoner("seguier"), prisoner("mole")])
    table.do(f"card:{PLACE}", "liberate", "fortress:metz")
    assert "stop" not in table.options("liberate-prisoners")
    table.do("person:seguier", "stop")
    assert set(table.prisoners()) == {"gaston", "mole"}


def test_7_25_a_card_that_could_do_nothing_else_may_be_forfeited() -> None:
    table = Table(cubes=JAILER, hands={"condeean": [card("A", "purple"), PLACE]}, arrests=[prisoner("gaston")])
    assert f"card:{card('A', 'purple')}" in table.options("play-card")
    table.do(f"card:{card('A', 'purple')}")
    assert "liberate" in table.options("choose-action")


def test_7_25_influence_alone_frees_nobody() -> None:
    table = Table(cubes=CONDE | hold("condeean", "metz", n=3), hands=CONDE_HAND, arrests=[prisoner("gaston")])
    table.do(f"card:{PLACE}")
    assert table.refusal("liberate") == "7.25"


def test_7_25_a_season_card_is_never_forfeited_for_it() -> None:
    table = Table(cubes=JAILER, hands={"condeean": [LENS, PLACE]}, arrests=[prisoner("gaston")])
    table.do(f"card:{LENS}")
    assert "liberate" not in table.options()


def test_7_25_guise_sits_in_no_fortress() -> None:
    table = Table(cubes=JAILER, hands=CONDE_HAND, arrests=[prisoner("guise", None)])
    table.do(f"card:{PLACE}")
    assert table.refusal("liberate") == "7.25"


def test_7_25_liberation_never_costs_the_last_cube() -> None:
    """6.54: nobody removes their own last cube from the board (ruling R130)."""
    table = Table(cubes=hold("condeean", "metz", n=4), hands=CONDE_HAND, arrests=[prisoner("gaston")])
    table.do(f"card:{PLACE}")
    assert table.refusal("liberate") == "7.25"


def test_7_25_a_forfeited_card_places_nothing_so_that_gold_stays_open() -> None:
    table = Table(cubes=JAILER, hands=CONDE_HAND, arrests=[prisoner("gaston")])
    table.do(f"card:{PLACE}", "liberate", "fortress:metz", "reserve:add")
    assert table.state.reserve[0] == 1


def test_7_25_a_coin_played_with_it_keeps_its_cubes() -> None:
    """The card's effect is forfeited, not the token's (ruling R148)."""
    table = Table(cubes=JAILER, hands=CONDE_HAND, arrests=[prisoner("gaston")], coins={"condeean": [2]})
    table.do("coin:2:after", f"card:{PLACE}", "liberate", "fortress:metz", "space:tavannes", "space:tavannes")
    assert table.cubes("tavannes") == ("condeean", 2)


def test_7_25_one_fortress_a_card() -> None:
    cubes = JAILER | hold("condeean", "stenay", n=3)
    table = Table(cubes=cubes, hands=CONDE_HAND, arrests=[prisoner("gaston"), prisoner("mole", "stenay")])
    table.do(f"card:{PLACE}", "liberate", "fortress:stenay")
    assert table.prisoners() == {"gaston": "metz"} and table.cubes("metz") == ("condeean", 4)
    assert table.step == "end-turn"


def test_7_26_the_active_player_names_the_prisons() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [PRINCES, PLACE]}, arrests=[])
    table.do(f"card:{PRINCES}", "free-last")
    fortresses = {"louvre", "saint-germain", "vincennes", "la-rochelle", "metz", "stenay", "charleville", "dunkerque"}
    assert table.spaces("imprison", kind="fortress") == fortresses | {"montrond", "bastille"}
    assert (table.seat, table.decisions("imprison")[0].about["person"]) == ("retzist", "conde")
    assert table.refusal("fortress:bordeaux") == "7.26"


# --- moving prisoners (7.27) ---

ROAD = JAILER | hold("condeean", "stenay", n=3) | hold("condeean", "charleville")


def test_7_27_prisoners_travel_between_two_controlled_fortresses_joined_by_influence() -> None:
    table = Table(cubes=ROAD, hands=CONDE_HAND, arrests=[prisoner("gaston")])
    table.do("move-prisoners", "move:gaston:stenay")
    assert table.prisoners() == {"gaston": "stenay"}
    assert table.supply("condeean") == 100 - 11


def test_7_27_any_number_of_them() -> None:
    table = Table(cubes=ROAD, hands=CONDE_HAND, arrests=[prisoner("gaston"), prisoner("mole"), prisoner("guise", None)])
    table.do("move-prisoners", "move:gaston:stenay", "move-prisoners", "move:mole:stenay")
    assert table.prisoners() == {"gaston": "stenay", "mole": "stenay", "guise": None}


def test_7_27_at_any_point_of_the_turn() -> None:
    table = Table(cubes=ROAD, hands=CONDE_HAND, arrests=[prisoner("gaston")])
    table.play(PLACE, "a", "tavannes")
    table.do("move-prisoners", "move:gaston:stenay", "stop")
    assert table.step == "end-turn"


def test_7_27_not_without_control_of_the_destination() -> None:
    table = Table(cubes=JAILER | hold("condeean", "stenay", n=2) | hold("condeean", "charleville"), hands=CONDE_HAND,
                  arrests=[prisoner("gaston")])  # fmt: skip
    assert "move-prisoners" not in table.options()


def test_7_27_not_without_control_of_the_prison() -> None:
    table = Table(
        cubes=CONDE | hold("condeean", "stenay", "metz", n=3) | hold("condeean", "charleville"),
        hands=CONDE_HAND,
        arrests=[prisoner("gaston")],
    )
    assert "move-prisoners" not in table.options()


def test_7_27_not_across_a_gap() -> None:
    table = Table(cubes=JAILER | hold("condeean", "stenay", n=3), hands=CONDE_HAND, arrests=[prisoner("gaston")])
    assert "move-prisoners" not in table.options()


def test_7_27_not_through_a_space_under_arrest() -> None:
    cubes = JAILER | hold("condeean", "frontier-german") | hold("condeean", "turenne") | hold("condeean", "stenay", n=3)
    free = Table(cubes=cubes, hands=CONDE_HAND, arrests=[prisoner("gaston")])
    free.do("move-prisoners", "move:gaston:stenay")
    barred = Table(cubes=cubes, hands=CONDE_HAND, arrests=[prisoner("gaston"), prisoner("turenne", "bastille")])
    assert "move-prisoners" not in barred.options()


def test_7_27_the_path_follows_arrows_from_the_prison_on() -> None:
    """6.48, ruling R139: Mademoiselle's key leads into the Bastille, not out of it."""
    cubes = CONDE | hold("condeean", "montrond", "bastille", n=4) | hold("condeean", "orleans", "mademoiselle")
    table = Table(cubes=cubes, hands=CONDE_HAND, arrests=[prisoner("mole", "montrond"), prisoner("talon", "bastille")])
    table.do("move-prisoners")
    assert table.events_of("prisoner-moved") == [{"person": "mole", "fortress": "bastille"}], "the one way there is"


def test_7_27_each_prisoner_once_a_turn() -> None:
    """Ruling R98."""
    table = Table(cubes=ROAD, hands=CONDE_HAND, arrests=[prisoner("gaston")])
    table.do("move-prisoners", "move:gaston:stenay")
    assert "move-prisoners" not in table.options()


def test_7_27_only_in_ones_own_turn() -> None:
    table = Table("cabalist", cubes=ROAD | hold("cabalist", "duchesse-longueville", n=3), arrests=[prisoner("gaston")])
    assert "move-prisoners" not in table.options(seat="condeean")


# --- the Duke of Guise (7.28) ---


def test_7_28_guise_goes_free_for_want_of_tokens_only_with_influence_at_don_carlos() -> None:
    cubes = CONDE | hold("condeean", "don-carlos")
    table = Table(cubes=cubes, hands={"condeean": [PRINCES, PLACE]})
    table.do(f"card:{PRINCES}", "free-last")
    assert table.spaces("make-room", kind="person") == {"rantzau", "beaufort", "guise"}
    table.do("person:guise", "person:rantzau")
    in_order_of_arrest(table, "metz", "metz", "metz")
    assert set(table.prisoners()) == {"beaufort", "conde", "conti", "duc-longueville"}


def test_7_28_without_it_he_cannot_be_chosen() -> None:
    arrests = [prisoner("guise", None), prisoner("rantzau"), prisoner("beaufort")]
    table = Table("retzist", cubes=RETZ, hands={"retzist": [PARLEMENTAIRES, PLACE]}, arrests=arrests)
    table.do(f"card:{PARLEMENTAIRES}", "free-last", "person:brienne")
    assert table.step == "imprison" and set(table.prisoners()) == {"guise"}


def test_7_28_arrested_again_in_france_he_is_a_prisoner_like_others() -> None:
    """Ruling R138."""
    arrests = [prisoner("guise"), prisoner("rantzau"), prisoner("beaufort"), prisoner("mole")]
    table = Table("retzist", cubes=RETZ, hands={"retzist": [PRINCES, PLACE]}, arrests=arrests)
    table.do(f"card:{PRINCES}", "free-last")
    assert "guise" in table.spaces("make-room", kind="person")
    fortress = Table(cubes=JAILER, hands=CONDE_HAND, arrests=[prisoner("guise")])
    fortress.do(f"card:{PLACE}", "liberate", "fortress:metz")
    assert fortress.prisoners() == {}


def test_7_28_the_free_cubes_may_win_don_carlos_first() -> None:
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]})
    table.do(f"card:{PRINCES}", "free-first", "space:don-carlos", "stop")
    assert "guise" in table.spaces("make-room", kind="person")


def test_7_21_a_space_emptied_by_stacking_keeps_its_arrest() -> None:
    table = Table(cubes=stack("condeean", 3) | hold("retzist", "gaston"), hands={"condeean": [ANYWHERE, PLACE]},
                  arrests=[prisoner("gaston")])  # fmt: skip
    table.play(ANYWHERE, "a", "gaston")
    table.do("stop")
    assert table.prisoners() == {"gaston": "metz"}
