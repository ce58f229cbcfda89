"""7.3, 8.3 and 9.22: Frontier Zones, the Army Commander, battles and campaigns."""

from __future__ import annotations

import pytest

from tests.games.frondeurs.table import Table, card, hold, season

PLACE = card("A")
LENS = season("battle", location="frontier-northeast", cubes=4)
ITALY = season("battle", location="frontier-italian")
FLANDERS = season("battle", location="frontier-northeast", cubes=3)
MONTROND = season("battle", location="montrond")
PRINCES = season("arrest", extra=0)
ZONES = ("frontier-northeast", "frontier-german", "frontier-italian", "frontier-spanish")

CONDE = hold("condeean", "conde", n=3)
STRONG = CONDE | hold("condeean", "turenne")
"""Five orange MP."""
RETZ = hold("retzist", "retz", n=3)


def battle(card_: str = LENS, active: str = "condeean", **position: object) -> Table:
    """The battle resolved first, the free cubes after it."""
    table = Table(active, hands={active: [card_, PLACE]}, **position)
    table.do(f"card:{card_}", "free-last")
    return table


# --- Frontier Zones (7.31) ---


def test_7_31_a_zone_is_an_ordinary_institution() -> None:
    table = Table(cubes=CONDE | hold("condeean", "erzhog"), hands={"condeean": [card("A", "institutions"), PLACE]})
    table.play(card("A", "institutions"), "a", "frontier-northeast", "frontier-northeast")
    assert table.cubes("frontier-northeast") == ("condeean", 2)


def test_7_31_the_commanders_icon_leads_to_every_zone_for_a_cube_more() -> None:
    table = Table(cubes=CONDE, hands={"condeean": [PLACE, card("C")]})
    table.play(PLACE, "a")
    assert set(ZONES) <= table.spaces("place-cubes")
    table.place("frontier-italian")
    assert table.cubes("frontier-italian") == ("condeean", 1)
    assert table.decisions("place-cubes")[0].about["left"] == 2


def test_7_31_it_does_not_join_zone_to_zone() -> None:
    table = Table(
        cubes=RETZ | hold("retzist", "frontier-italian"), active="retzist", hands={"retzist": [PLACE, card("C")]}
    )
    table.play(PLACE, "a")
    assert not set(ZONES) - {"frontier-italian"} & table.spaces("place-cubes")
    assert table.refusal("space:frontier-german") == "6.48"


def test_7_31_nor_lead_from_a_zone_to_the_commander() -> None:
    table = Table(
        cubes=RETZ | hold("retzist", "frontier-italian"), active="retzist", hands={"retzist": [PLACE, card("C")]}
    )
    table.play(PLACE, "a")
    assert table.refusal("space:conde") == "6.48"


# --- the Army Commander (7.33) ---


def test_7_33_conde_begins_as_commander() -> None:
    assert Table.set_up().match.position()["army_commander"] == "conde"


def test_7_33_his_arrest_makes_carignano_commander_for_good() -> None:
    table = Table(cubes=CONDE, hands={"condeean": [PRINCES, PLACE]}, arrests=[])
    table.do(f"card:{PRINCES}", "free-last", "fortress:metz", "fortress:metz", "fortress:metz")
    assert table.match.position()["army_commander"] == "carignano"


def test_7_33_a_liberated_conde_leads_no_army() -> None:
    table = Table(cubes=CONDE, hands={"condeean": [PLACE, card("C")]}, arrests=[], army_commander="carignano")
    table.play(PLACE, "a")
    assert not set(ZONES) & table.spaces("place-cubes")
    assert table.refusal("space:frontier-italian") == "6.48"


def test_7_33_carignanos_icon_works_only_when_he_commands() -> None:
    cubes = hold("mazarinist", "mazarin", n=3) | hold("mazarinist", "carignano")
    hands = {"mazarinist": [PLACE, card("C")]}
    before = Table("mazarinist", cubes=cubes, hands=hands)
    before.play(PLACE, "a")
    assert "frontier-northeast" not in before.spaces("place-cubes")
    after = Table("mazarinist", cubes=cubes, hands=hands, army_commander="carignano")
    after.play(PLACE, "a")
    assert {"frontier-northeast", "frontier-spanish"} <= after.spaces("place-cubes")


def test_7_33_the_other_arrest_card_leaves_conde_in_command() -> None:
    other = season("arrest", extra=1)
    table = Table(cubes=CONDE, hands={"condeean": [other, PLACE]}, arrests=[])
    table.do(f"card:{other}", "free-last", "person:brienne", "fortress:metz", "fortress:metz", "fortress:metz")
    assert table.match.position()["army_commander"] == "conde"


# --- who wins (7.32, 8.31) ---


@pytest.mark.parametrize(
    ("name", "zone", "cubes"),
    [
        ("s01", "frontier-northeast", 4),
        ("s05", "frontier-spanish", 3),
        ("s11", "frontier-german", 4),
        ("s12", "frontier-italian", 3),
        ("s13", "frontier-spanish", 3),
        ("s14", "frontier-spanish", 4),
        ("s15", "frontier-northeast", 3),
        ("s16", "la-rochelle", 3),
        ("s17", "montrond", 4),
        ("s18", "bastille", 4),
    ],
)
def test_7_32_the_highest_orange_score_places_the_cards_cubes_in_its_space(name: str, zone: str, cubes: int) -> None:
    """Rulings R33 to R36."""
    table = battle(name, cubes=STRONG)
    assert (table.step, table.seat) == ("battle-cubes", "condeean")
    table.do(f"spend:{cubes}")
    assert table.cubes(zone) == ("condeean", cubes)


def test_7_32_the_winner_need_not_be_the_active_player() -> None:
    table = battle(cubes=CONDE | RETZ | hold("retzist", "turenne"))
    assert table.seat == "retzist"
    table.do("spend:4")
    assert table.cubes("frontier-northeast") == ("retzist", 4)
    assert (table.step, table.seat) == ("place-cubes", "condeean")


def test_7_32_scores_of_all_are_told() -> None:
    table = battle(cubes=STRONG | RETZ | hold("retzist", "saint-germain", "charleville"))
    scores = {"condeean": 5, "cabalist": 0, "retzist": 4, "mazarinist": 0}
    assert table.events_of("battle-won")[0]["scores"] == scores


def test_7_32_a_tie_has_no_winner() -> None:
    """1.57, ruling R57."""
    table = battle(cubes=CONDE | RETZ | hold("retzist", "saint-germain") | hold("condeean", "louvre"))
    assert table.events_of("battle-tied") and table.step == "place-cubes"
    assert table.cubes("frontier-northeast") is None


def test_7_32_nor_has_a_board_without_orange_points() -> None:
    table = battle(cubes=CONDE | RETZ)
    assert table.events_of("battle-tied")


def test_8_31_only_orange_spaces_count() -> None:
    """Conti, Tavannes and a Frontier Zone bring Military Points, none of them orange."""
    cubes = CONDE | hold("condeean", "conti", "tavannes", "frontier-german", n=3) | RETZ | hold("retzist", "vincennes")
    table = battle(cubes=cubes)
    assert table.seat == "retzist"


def test_8_31_influence_is_enough() -> None:
    table = battle(cubes=CONDE | hold("condeean", "montrond") | RETZ | hold("retzist", "vincennes", n=3))
    assert table.seat == "condeean"


def test_8_32_condes_marshal_icon_counts_for_nothing() -> None:
    assert battle(cubes=CONDE).events_of("battle-tied")


def test_8_31_a_marshal_under_arrest_does_not_count() -> None:
    cubes = STRONG | RETZ | hold("retzist", "vincennes")
    table = battle(cubes=cubes, arrests=[{"person": "turenne", "fortress": "metz"}])
    assert table.seat == "retzist"


def test_8_31_a_fortress_with_prisoners_does() -> None:
    cubes = CONDE | hold("condeean", "bastille") | RETZ | hold("retzist", "dunkerque")
    assert battle(cubes=cubes).seat == "condeean"


def test_7_32_battle_scores_are_not_kept() -> None:
    table = battle(cubes=STRONG)
    before = table.score("condeean")["total"]
    table.do("spend:0")
    assert table.score("condeean")["total"] == before
    assert table.state.midgame is None


# --- what the winner does (7.32, 9.22) ---


def test_7_32_the_winner_may_use_fewer_cubes_or_none() -> None:
    """Ruling R58."""
    table = battle(cubes=STRONG)
    assert table.options("battle-cubes") == {f"spend:{n}" for n in range(5)}
    table.do("spend:0")
    assert table.cubes("frontier-northeast") is None


def test_7_32_opposing_cubes_are_taken_off_first_one_for_one() -> None:
    table = battle(cubes=STRONG | hold("mazarinist", "frontier-northeast", n=2) | hold("mazarinist", "mazarin"))
    table.do("spend:4")
    assert table.cubes("frontier-northeast") == ("condeean", 2)


def test_7_32_all_cubes_may_be_spent_on_removals() -> None:
    table = battle(
        FLANDERS, cubes=STRONG | hold("mazarinist", "frontier-northeast", n=3) | hold("mazarinist", "mazarin")
    )
    table.do("spend:3")
    assert table.cubes("frontier-northeast") is None


def test_7_32_control_does_not_protect_them() -> None:
    table = battle(
        FLANDERS, cubes=STRONG | hold("mazarinist", "frontier-northeast", n=6) | hold("mazarinist", "mazarin")
    )
    table.do("spend:3")
    assert table.cubes("frontier-northeast") == ("mazarinist", 3)


def test_7_32_some_of_them_may_be_left() -> None:
    table = battle(cubes=STRONG | hold("mazarinist", "frontier-northeast", n=2) | hold("mazarinist", "mazarin"))
    table.do("spend:1")
    assert table.cubes("frontier-northeast") == ("mazarinist", 1)


def test_7_32_a_rivals_last_cube_may_go() -> None:
    table = battle(cubes=STRONG | hold("mazarinist", "frontier-northeast"))
    table.do("spend:1")
    assert table.on_board("mazarinist") == {}


def test_7_32_the_two_cube_limit_does_not_hold() -> None:
    """6.47."""
    table = battle(cubes=STRONG | hold("condeean", "frontier-northeast", n=2))
    table.do("spend:4")
    assert table.cubes("frontier-northeast") == ("condeean", 6)


def test_7_32_the_supply_is_a_hard_limit() -> None:
    """6.4.11: what cannot be taken is lost; removals cost no cube."""
    cubes = hold("condeean", "conde", n=97) | hold("condeean", "turenne") | hold("mazarinist", "frontier-northeast")
    table = battle(cubes=cubes | hold("mazarinist", "mazarin"))
    assert table.options("battle-cubes") == {"spend:0", "spend:1", "spend:2", "spend:3"}
    table.do("spend:3")
    assert table.supply("condeean") == 0


def test_7_32_control_won_so_claims_what_lies_there() -> None:
    """5.22 vii, 6.81."""
    cubes = STRONG | hold("condeean", "louvre") | hold("retzist", "montrond") | RETZ
    table = battle(MONTROND, cubes=cubes, board_coins={"montrond": [3]})
    table.do("spend:4")
    assert table.control("montrond") == "condeean"
    assert table.coins("condeean") == (3,)


def test_7_32_no_adjacency_is_needed() -> None:
    table = battle(ITALY, cubes=RETZ | hold("retzist", "vincennes"))
    table.do("spend:3")
    assert table.control("frontier-italian") == "retzist"


@pytest.mark.parametrize(("first", "winner"), [("free-first", "condeean"), ("free-last", "retzist")])
def test_7_32_the_free_cubes_come_before_or_after_the_score(first: str, winner: str) -> None:
    table = Table(cubes=CONDE | RETZ | hold("retzist", "saint-germain"), hands={"condeean": [LENS, PLACE]})
    table.do(f"card:{LENS}", first)
    if first == "free-first":
        table.do("space:montrond", "stop")
    assert (table.step, table.seat) == ("battle-cubes", winner)


def test_7_32_free_cubes_may_join_those_of_the_battle() -> None:
    table = battle(cubes=STRONG)
    table.do("spend:4", "space:frontier-northeast", "space:frontier-northeast")
    assert table.cubes("frontier-northeast") == ("condeean", 6)


def test_7_32_the_card_is_discarded_once_resolved() -> None:
    table = battle(cubes=CONDE)
    table.do("stop")
    assert table.state.spent_seasons == (LENS,)
    assert table.step == "end-turn"
