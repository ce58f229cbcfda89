"""9.2: what each Season Card does. Battles and campaigns: test_7_3_battles.py; what all have in common: 6.34."""

from __future__ import annotations

from collections import Counter

import pytest

from fronde.games.frondeurs.data import SEASON_CARDS
from fronde.texts import words
from tests.games.frondeurs.table import Table, card, hold, season, stack

PLACE = card("A")
MORE = card("A", nth=1)
REMOVE = card("C")
SALON = season("removal", scope="affiliate")
GREVE = season("removal", scope="government")
JACQUERIE = season("removal", scope="province+governor")
EMEUTES = season("removal", scope="town")
HUGUENOTS = season("removal", scope="huguenot")
COIN = season("economic-depression", token="coin")
CROWN = season("economic-depression", token="crown")
NOLL = season("old-noll")
PRINCES = season("arrest", extra=0)
PARLEMENTAIRES = season("arrest", extra=1)
SWAP = season("faction-swap")

CONDE = hold("condeean", "conde", n=3)
DUCHESS = hold("cabalist", "duchesse-longueville", n=3)
RETZ = hold("retzist", "retz", n=3)
MAZARIN = hold("mazarinist", "mazarin", n=3)
HOMES = CONDE | DUCHESS | RETZ | MAZARIN
ZONES = ("frontier-northeast", "frontier-german", "frontier-italian", "frontier-spanish")


def draw_season(card_: str, active: str = "condeean", timing: str = "free-last", **position: object) -> Table:
    """The card played by the active seat, its effect first."""
    table = Table(active, **{"hands": {active: [card_, PLACE]}, "cubes": HOMES, **position})
    table.do(f"card:{card_}")
    if timing:
        table.do(timing)
    return table


def count_losses(table: Table, faction: str, spaces: tuple[str, ...]) -> int:
    """How many of some Spaces with one cube each have lost it."""
    return sum(table.cubes(s) != (faction, 1) for s in spaces)


def test_9_2_there_are_twenty_one_of_them() -> None:
    kinds = Counter(c.kind for c in SEASON_CARDS.values())
    assert kinds == {
        "battle": 10,
        "removal": 5,
        "economic-depression": 2,
        "arrest": 2,
        "faction-swap": 1,
        "old-noll": 1,
    }


@pytest.mark.parametrize("name", [c for c in SEASON_CARDS if c != SWAP])
def test_9_21_the_active_player_declares_when_his_free_cubes_come(name: str) -> None:
    table = draw_season(name, timing="", arrests=[])
    assert table.options("season-timing") == {"free-first", "free-last"}
    table.do("free-first")
    assert table.step == "place-cubes" and table.seat == "condeean"


@pytest.mark.parametrize("name", list(SEASON_CARDS))
def test_9_21_every_card_moves_the_marker_one_box(name: str) -> None:
    table = Table(cubes=HOMES, hands={"condeean": [name, PLACE]}, arrests=[], season=5)
    table.do(f"card:{name}")
    if name != SWAP:
        table.do("free-first")
    table.do("stop")
    while table.step != "end-turn":
        table.do(sorted(table.options(table.step))[-1], seat=table.seat)
    table.end_turn()
    assert table.state.season == 6


# --- cards that take cubes (9.23) ---

PURPLE = ("brienne", "la-garnache", "d-avaux", "conseil-en-haut", "conseil-prive", "dominicans", "jesuits")
GREEN = ("nemours", "vendome", "elbeuf", "harcourt", "languedoc", "normandie", "conti")
SHIELDS = ("mole", "talon", "seguier", "tavannes", "lenet", "gondi", "ormee")
TOWNS = ("orleans", "aix", "marseille", "dijon", "lyon", "bordeaux")
REFORMED = ("phelypeaux", "la-rochelle", "la-force", "languedoc", "turenne", "tarente", "rohan-chabot")


@pytest.mark.parametrize(("name", "spaces"), [(SALON, SHIELDS), (GREVE, PURPLE), (JACQUERIE, GREEN)])
def test_9_23_one_cube_from_each_of_five_spaces(name: str, spaces: tuple[str, ...]) -> None:
    table = draw_season(name, cubes=HOMES | hold("condeean", *spaces))
    owed = table.decisions("lose-cubes", "condeean")[0]
    assert owed.about["left"] == 5
    for space in spaces[:5]:
        table.do(f"space:{space}", seat="condeean")
    assert count_losses(table, "condeean", spaces) == 5
    assert not table.decisions("lose-cubes", "condeean")


@pytest.mark.parametrize(("name", "spaces"), [(EMEUTES, TOWNS), (HUGUENOTS, REFORMED)])
def test_9_23_one_cube_from_every_space(name: str, spaces: tuple[str, ...]) -> None:
    table = draw_season(name, cubes=HOMES | hold("retzist", *spaces, n=4))
    assert all(table.cubes(s) == ("retzist", 3) for s in spaces)


def test_9_23_five_different_spaces_never_two_cubes_of_one() -> None:
    """Ruling R39."""
    table = draw_season(GREVE, cubes=HOMES | hold("condeean", *PURPLE, n=2))
    table.do("space:brienne")
    assert "space:brienne" not in table.options("lose-cubes", "condeean")
    assert table.refusal("space:brienne", seat="condeean") == "9.23"


def test_9_23_with_fewer_than_five_all_of_them() -> None:
    """Ruling R39: without a choice nobody is asked."""
    table = draw_season(GREVE, cubes=HOMES | hold("retzist", "brienne", "dominicans", n=3))
    assert table.cubes("brienne") == table.cubes("dominicans") == ("retzist", 2)
    assert table.step == "place-cubes"


def test_9_23_other_spaces_lose_nothing() -> None:
    table = draw_season(GREVE, cubes=HOMES | hold("retzist", "mole", "lyon", "conti"))
    assert table.on_board("retzist") == {"retz": 3, "mole": 1, "lyon": 1, "conti": 1}


def test_9_23_the_salon_strikes_every_factions_shields_avatars_too() -> None:
    """A Space "with Affiliate Icons", whosesoever they are."""
    table = draw_season(SALON)
    assert [table.cubes(a) for a in ("conde", "duchesse-longueville", "retz", "mazarin")] == [
        ("condeean", 2), ("cabalist", 2), ("retzist", 2), ("mazarinist", 2),
    ]  # fmt: skip


def test_9_23_huguenot_unrest_reaches_condes_avatar() -> None:
    table = draw_season(HUGUENOTS)
    assert table.cubes("conde") == ("condeean", 2)


def test_9_23_everyone_pays() -> None:
    cubes = (
        HOMES
        | hold("condeean", "lyon")
        | hold("cabalist", "dijon")
        | hold("retzist", "aix")
        | hold("mazarinist", "orleans")
    )
    table = draw_season(EMEUTES, cubes=cubes)
    assert all(table.cubes(s) is None for s in ("lyon", "dijon", "aix", "orleans"))


def test_9_23_all_who_choose_choose_at_once() -> None:
    cubes = HOMES | hold("condeean", *PURPLE[:4]) | hold("retzist", *GREEN)
    cubes |= hold("mazarinist", "d-epernon", "troisvilles", "rochefoucauld")
    table = draw_season(JACQUERIE, active="retzist", cubes=cubes, musketeers={"athos": "mazarinist"})
    assert table.match.waiting_for() == ["retzist", "mazarinist"]
    table.do("pay", seat="mazarinist")
    assert table.cubes("d-epernon") is None
    assert table.match.waiting_for() == ["retzist"]


def test_9_23_the_last_cube_on_the_board_is_spared() -> None:
    """6.54, ruling R39."""
    table = draw_season(EMEUTES, cubes=CONDE | hold("retzist", "lyon") | hold("mazarinist", "aix", "dijon"))
    assert table.cubes("lyon") == ("retzist", 1)
    assert (table.step, table.seat) == ("lose-cubes", "mazarinist")
    table.do("space:aix")
    assert table.on_board("mazarinist") == {"dijon": 1}


def test_9_23_a_musketeer_cancels_ones_own_losses_alone() -> None:
    cubes = HOMES | hold("retzist", "lyon") | hold("mazarinist", "aix")
    table = draw_season(EMEUTES, cubes=cubes, musketeers={"porthos": "retzist"})
    assert table.options("season-price") == {"cancel:porthos", "pay"}
    table.do("cancel:porthos")
    assert table.cubes("lyon") == ("retzist", 1) and table.cubes("aix") is None
    assert table.musketeer("porthos") is None, "he is in his Space again"
    assert "A Musketeer goes back to his Space" in words("en", "frondeurs").say("coach-season-price")


def test_9_23_or_its_holder_pays_and_keeps_him() -> None:
    table = draw_season(EMEUTES, cubes=HOMES | hold("retzist", "lyon"), musketeers={"porthos": "retzist"})
    table.do("pay")
    assert table.cubes("lyon") is None and table.musketeer("porthos") == "retzist"


def test_9_23_one_of_several_musketeers_may_be_chosen() -> None:
    tokens = {"porthos": "retzist", "athos": "retzist"}
    table = draw_season(EMEUTES, cubes=HOMES | hold("retzist", "lyon"), musketeers=tokens)
    table.do("cancel:athos")
    assert table.musketeer("porthos") == "retzist" and table.musketeer("athos") is None


def test_9_23_to_cancel_is_not_the_turns_one_use_of_a_musketeer() -> None:
    """5.22 x speaks of special effects (ruling R143)."""
    tokens = {"porthos": "retzist", "athos": "retzist"}
    table = draw_season(EMEUTES, cubes=HOMES | hold("retzist", "lyon"), musketeers=tokens)
    table.do("cancel:porthos")
    assert table.options("use-musketeer", "retzist") == {"musketeer:athos"}


def test_9_23_who_owes_nothing_is_not_asked() -> None:
    table = draw_season(EMEUTES, musketeers={"porthos": "retzist"})
    assert table.step == "place-cubes"


def test_9_23_the_free_cubes_may_make_more_to_lose() -> None:
    table = draw_season(EMEUTES, timing="free-first")
    table.place("lyon", "lyon")
    assert table.cubes("lyon") == ("condeean", 1)


def test_9_23_nothing_is_refused_to_pay_but_ones_own() -> None:
    table = draw_season(GREVE, cubes=HOMES | hold("condeean", *PURPLE[:6]) | hold("retzist", "jesuits"))
    assert table.refusal("space:jesuits", seat="condeean") == "9.23"
    assert table.refusal("space:conde", seat="condeean") == "9.23"


# --- Old Noll (9.24) ---


def test_9_24_the_active_player_places_one_cube_in_each_empty_zone() -> None:
    table = draw_season(NOLL)
    assert all(table.cubes(zone) == ("condeean", 1) for zone in ZONES)


def test_9_24_or_takes_two_off() -> None:
    table = draw_season(
        NOLL, cubes=HOMES | hold("retzist", "frontier-german", n=5) | hold("retzist", "frontier-italian")
    )
    assert table.cubes("frontier-german") == ("retzist", 3)
    assert table.cubes("frontier-italian") is None
    assert table.cubes("frontier-spanish") == ("condeean", 1)


def test_9_24_as_he_chooses_for_each() -> None:
    table = draw_season(NOLL, cubes=HOMES | hold("condeean", *ZONES, n=2))
    table.do("place:frontier-northeast", "remove:frontier-german", "place:frontier-italian", "place:frontier-spanish")
    assert [table.cubes(z) for z in ZONES] == [("condeean", 3), None, ("condeean", 3), ("condeean", 3)]


def test_9_24_he_must_do_as_much_as_he_can() -> None:
    """1.53, ruling R146: the card says removes two or places one, not up to."""
    table = draw_season(NOLL, cubes=HOMES | hold("condeean", *ZONES, n=2))
    assert table.options("old-noll") == {"place:frontier-northeast", "remove:frontier-northeast"}


def test_9_24_nobody_else_takes_part() -> None:
    table = draw_season(NOLL, cubes=HOMES | hold("cabalist", "frontier-german", n=3))
    assert {d.seat for d in table.decisions() if d.required} == {"condeean"}


def test_9_24_the_active_players_last_cube_stays() -> None:
    table = draw_season(NOLL, cubes=hold("condeean", "frontier-northeast", n=2) | RETZ)
    table.do("remove:frontier-northeast")
    assert table.cubes("frontier-northeast") == ("condeean", 1)


def test_9_24_any_other_player_may_cancel_the_whole_card() -> None:
    """Rulings R38 and R92: the free cubes and the marker stay."""
    table = draw_season(NOLL, musketeers={"aramis": "mazarinist"}, season=4)
    assert (table.step, table.seat) == ("cancel-old-noll", "mazarinist")
    table.do("cancel:aramis")
    assert all(table.cubes(zone) is None for zone in ZONES)
    assert table.musketeer("aramis") is None
    table.do("space:lyon", "space:lyon", "end-turn")
    assert table.cubes("lyon") == ("condeean", 2) and table.state.season == 5


def test_9_24_asked_in_turn_order_one_after_the_other() -> None:
    tokens = {"athos": "condeean", "aramis": "mazarinist", "porthos": "cabalist"}
    table = draw_season(NOLL, active="retzist", cubes=HOMES, musketeers=tokens)
    order = []
    while table.step == "cancel-old-noll":
        order.append(table.seat)
        table.do("let-pass")
    assert order == ["mazarinist", "condeean", "cabalist"]
    assert table.cubes("frontier-german") == ("retzist", 1)


def test_9_24_the_first_to_cancel_ends_the_asking() -> None:
    tokens = {"aramis": "mazarinist", "porthos": "cabalist"}
    table = draw_season(NOLL, active="retzist", musketeers=tokens)
    table.do("cancel:aramis")
    assert table.step == "place-cubes" and table.musketeer("porthos") == "cabalist"


def test_9_24_the_active_player_does_not_cancel_it() -> None:
    """Ruling R38: the card says any OTHER player."""
    table = draw_season(NOLL, musketeers={"aramis": "condeean"})
    assert table.step == "place-cubes" and table.cubes("frontier-german") == ("condeean", 1)


# --- Economic Depressions (9.25) ---


def test_9_25_three_cubes_from_anywhere() -> None:
    table = draw_season(COIN, cubes=HOMES | hold("condeean", "lyon", n=4))
    table.do("space:lyon", "space:lyon", "space:conde", seat="condeean")
    assert table.on_board("condeean") == {"conde": 2, "lyon": 2}


def test_9_25_everyone_from_his_own() -> None:
    table = draw_season(COIN, cubes={s: (f, 6) for s, (f, _) in HOMES.items()})
    assert [table.supply(f) for f in ("condeean", "cabalist", "retzist", "mazarinist")] == [97] * 4


@pytest.mark.parametrize(("name", "token"), [(COIN, "coin:3"), (CROWN, "crown")])
def test_9_25_or_the_token_the_card_names(name: str, token: str) -> None:
    tokens = {"coins": {"retzist": [3]}, "crowns": {"retzist": 1}, "board_crowns": {}}
    table = draw_season(name, cubes=HOMES | hold("retzist", "lyon"), **tokens)
    assert table.options("season-price", "retzist") == {token, "pay"}
    table.do(token, seat="retzist")
    assert table.on_board("retzist") == {"retz": 3, "lyon": 1}
    assert (table.crowns("retzist"), table.coins("retzist")) == ((1, ()) if name == COIN else (0, (3,)))


def test_9_25_the_coin_is_of_ones_choice() -> None:
    table = draw_season(COIN, cubes=HOMES | hold("retzist", "lyon"), coins={"retzist": [1, 4, 4]})
    assert table.options("season-price", "retzist") == {"coin:1", "coin:4", "pay"}
    table.do("coin:1", seat="retzist")
    assert table.coins("retzist") == (4, 4)


def test_9_25_a_musketeer_cancels_it_too() -> None:
    table = draw_season(COIN, cubes=HOMES | hold("retzist", "lyon"), musketeers={"athos": "retzist"})
    table.do("cancel:athos", seat="retzist")
    assert table.on_board("retzist") == {"retz": 3, "lyon": 1}


def test_9_25_who_has_fewer_than_four_cubes_gives_what_he_can() -> None:
    """6.54: the last one stays."""
    table = draw_season(COIN)
    assert table.cubes("retz") == ("retzist", 1)


def test_9_25_who_cannot_remove_three_gives_the_token_if_he_has_one() -> None:
    """Ruling R97."""
    table = draw_season(COIN, coins={"retzist": [2]})
    assert table.coins("retzist") == () and table.cubes("retz") == ("retzist", 3)


def test_9_25_or_chooses_between_tokens() -> None:
    """Ruling R97."""
    table = draw_season(COIN, coins={"retzist": [2, 4]}, musketeers={"porthos": "retzist"})
    assert table.options("season-price", "retzist") == {"coin:2", "coin:4", "cancel:porthos"}


def test_9_25_with_nothing_on_the_board_the_token_goes() -> None:
    table = draw_season(COIN, cubes=CONDE, coins={"retzist": [2]})
    assert table.coins("retzist") == ()


def test_9_25_a_coin_won_this_turn_cannot_be_given() -> None:
    """5.22 vii: nothing is used in the Turn it was won; the Crown likewise."""
    for name, tokens in ((COIN, {"board_coins": {"lyon": [2]}}), (CROWN, {"board_crowns": {"lyon": 1}})):
        table = draw_season(name, timing="free-first", cubes=HOMES | hold("condeean", "lyon", n=2), **tokens)
        table.place("lyon", "lyon")
        assert table.control("lyon") == "condeean"
        assert not table.decisions("season-price", "condeean")
        assert table.decisions("lose-cubes", "condeean")


@pytest.mark.parametrize("name", [COIN, CROWN])
def test_9_25_giving_a_token_beside_a_new_one_leaves_the_turn_in_order(name: str) -> None:
    """A second card follows: the new token is still not to be used, the old one is gone."""
    table = Table(
        cubes=HOMES | hold("condeean", "lyon", n=2),
        hands={"condeean": [name, PLACE, MORE]},
        crowns={"condeean": 2},
        coins={"condeean": [2]},
        board_coins={"lyon": [2]} if name == COIN else {},
        board_crowns={"lyon": 1} if name == CROWN else {},
    )
    table.do("crown", f"card:{name}", "free-first", "space:lyon", "space:lyon")
    table.do("coin:2" if name == COIN else "crown", seat="condeean")
    while table.step in ("lose-cubes", "season-price"):
        table.do(sorted(table.options(table.step, table.seat))[-1], seat=table.seat)
    assert table.step == "play-card"
    assert (
        "coin:2:before" not in table.options("play-card") if name == COIN else "crown" not in table.options("play-card")
    )


# --- arrests (9.26) ---


def test_9_26_the_princes() -> None:
    table = draw_season(PRINCES, arrests=[])
    table.do("fortress:vincennes", "fortress:vincennes", "fortress:vincennes")
    assert set(table.prisoners()) == {"conde", "conti", "duc-longueville"}


def test_9_26_condes_arrest_makes_carignano_commander() -> None:
    table = draw_season(PRINCES, arrests=[])
    table.do("fortress:vincennes", "fortress:vincennes", "fortress:vincennes")
    assert table.events_of("commander-changed")
    assert table.match.position()["army_commander"] == "carignano"


def test_9_26_even_when_he_is_under_arrest_already() -> None:
    """Ruling R137."""
    table = draw_season(PRINCES, arrests=[{"person": "conde", "fortress": "metz"}])
    table.do("fortress:vincennes", "fortress:vincennes")
    assert table.prisoners()["conde"] == "metz"
    assert table.match.position()["army_commander"] == "carignano"


def test_9_26_the_parlementaires_and_one_more() -> None:
    table = draw_season(PARLEMENTAIRES, arrests=[])
    assert table.step == "arrest-third"
    table.do("person:seguier", "fortress:louvre", "fortress:louvre", "fortress:metz")
    assert table.prisoners() == {"p-broussel": "louvre", "n-blancmesnil": "louvre", "seguier": "metz"}


@pytest.mark.parametrize(
    "person",
    [
        "conde",
        "conti",
        "duc-longueville",
        "anne-of-austria",
        "schomberg",
        "gaston",
        "retz",
        "athos",
        "dominicans",
        "rantzau",
    ],
)
def test_9_26_the_third_is_a_person_of_one_or_two_points_and_free(person: str) -> None:
    """Not on the other card, not worth more or nothing, no Institution, not Under Arrest (ruling R62)."""
    table = draw_season(PARLEMENTAIRES)
    assert table.refusal(f"person:{person}") == "9.26"


def test_9_26_nor_one_already_under_arrest() -> None:
    table = draw_season(PARLEMENTAIRES, arrests=[{"person": "seguier", "fortress": "metz"}])
    assert table.refusal("person:seguier") == "9.26"


def test_9_26_he_must_name_one() -> None:
    """1.53, 7.22."""
    table = draw_season(PARLEMENTAIRES, arrests=[])
    assert all(o.startswith("person:") for o in table.options("arrest-third"))


def test_9_26_the_third_is_not_freed_for_want_of_tokens() -> None:
    arrests = [{"person": p, "fortress": "metz"} for p in ("rantzau", "beaufort", "mole", "talon")]
    table = draw_season(PARLEMENTAIRES, arrests=arrests)
    table.do("person:seguier")
    assert table.spaces("make-room", kind="person") == {"rantzau", "beaufort", "mole", "talon"}
    table.do("person:mole", "person:talon", "person:rantzau", "fortress:metz", "fortress:metz", "fortress:metz")
    assert set(table.prisoners()) == {"beaufort", "p-broussel", "n-blancmesnil", "seguier"}


def test_9_26_cubes_there_stay() -> None:
    table = draw_season(PRINCES, cubes=HOMES | hold("retzist", "conti", n=3), arrests=[])
    table.do("fortress:metz", "fortress:metz", "fortress:metz")
    assert table.cubes("conti") == ("retzist", 3) and table.cubes("conde") == ("condeean", 3)


def test_9_26_free_cubes_placed_first_may_go_to_those_about_to_be_arrested() -> None:
    table = draw_season(PRINCES, timing="free-first", arrests=[])
    table.place("conti", "duc-longueville")
    table.do("fortress:metz", "fortress:metz", "fortress:metz")
    assert table.cubes("conti") == ("condeean", 1)


def test_9_26_placed_last_they_may_not() -> None:
    table = draw_season(PRINCES, arrests=[])
    table.do("fortress:metz", "fortress:metz", "fortress:metz")
    assert table.refusal("space:conti") == "7.21"


def test_9_26_no_musketeer_cancels_an_arrest() -> None:
    table = draw_season(PRINCES, arrests=[], musketeers={"aramis": "condeean", "athos": "cabalist"})
    assert table.step == "imprison" and not table.options("season-price")


# --- Faction Swap (9.27) ---


def test_9_27_political_points_are_scored_after_the_free_cubes() -> None:
    table = Table(cubes=HOMES | hold("retzist", "palatine"), hands={"condeean": [SWAP, PLACE]}, season=7)
    table.do(f"card:{SWAP}", "space:brienne", "space:mole")
    assert table.state.midgame is None
    table.end_turn()
    scores = {"condeean": 3, "cabalist": 0, "retzist": 4, "mazarinist": 0}
    assert table.match.position()["midgame_pp"] == scores
    assert table.events_of("midgame-scored") == [{"scores": scores}]


def test_9_27_at_the_end_of_the_turn_once_the_marker_has_moved() -> None:
    """5.33, ruling R74."""
    table = Table(cubes=HOMES, hands={"condeean": [SWAP, PLACE]}, season=7)
    table.do(f"card:{SWAP}", "stop", "affiliate", "place:lenet")
    kinds = [e.kind for e in table.end_turn()]
    assert kinds.index("season-advanced") < kinds.index("midgame-scored")
    assert table.match.position()["midgame_pp"]["condeean"] == 3


def test_9_27_the_card_is_done_where_no_free_cube_can_follow() -> None:
    table = Table("retzist", cubes=stack("retzist", 100), hands={"retzist": [SWAP, PLACE]})
    play = table.match.position()["play"]
    assert (table.step, table.supply("retzist")) == ("end-turn", 0)
    assert (play["card"], play["started"], play["done"]) == (SWAP, True, True)


def test_9_27_only_political_points_count() -> None:
    table = Table(cubes=HOMES | hold("retzist", "frontier-german", "dunkerque"), hands={"condeean": [SWAP, PLACE]})
    table.do(f"card:{SWAP}", "stop", "end-turn")
    assert table.match.position()["midgame_pp"]["retzist"] == 0


def test_9_27_control_counts_at_the_spaces_of_two_values() -> None:
    """8.22."""
    cubes = HOMES | hold("retzist", "parlement-paris", n=6) | hold("mazarinist", "conseil-en-haut")
    table = Table(cubes=cubes, hands={"condeean": [SWAP, PLACE]})
    table.do(f"card:{SWAP}", "stop", "end-turn")
    scores = table.match.position()["midgame_pp"]
    assert (scores["retzist"], scores["mazarinist"]) == (6, 3)


def test_9_27_they_count_again_at_the_end() -> None:
    """8.23."""
    table = Table(cubes=HOMES | hold("retzist", "palatine"), hands={"condeean": [SWAP, PLACE]})
    table.do(f"card:{SWAP}", "stop", "end-turn")
    assert table.score("retzist")["midgame"] == 4 and table.score("retzist")["total"] == 8


def test_9_27_with_four_players_nobody_changes_faction() -> None:
    table = Table(cubes=HOMES, hands={"condeean": [SWAP, PLACE]})
    before = table.match.view(None)["seats"]
    table.do(f"card:{SWAP}", "stop", "end-turn")
    assert table.match.view(None)["seats"] == before


def test_9_27_an_action_card_played_with_a_crown_comes_before_the_scoring() -> None:
    table = Table(cubes=HOMES, hands={"condeean": [SWAP, PLACE, MORE]}, crowns={"condeean": 1})
    table.do("crown", f"card:{SWAP}", "stop")
    table.play(PLACE, "a", "lenet")
    table.do("stop", "end-turn")
    assert table.match.position()["midgame_pp"]["condeean"] == 3


def test_9_27_contributions_to_gold_follow_from_it() -> None:
    """7.63."""
    cubes = HOMES | hold("retzist", "palatine") | hold("mazarinist", "mole")
    table = Table(cubes=cubes, hands={"condeean": [SWAP, PLACE], "cabalist": [MORE, REMOVE]})
    table.do(f"card:{SWAP}", "space:brienne", "stop", "end-turn")
    table.play(MORE, "a")
    table.do("reserve:add")
    assert table.options("add-reserve") == {"add:1", "add:2", "add:3"}


# --- nobody is asked what does not matter ---


def test_9_21_an_arrest_with_an_empty_supply_asks_nobody_when() -> None:
    """Ruling R183."""
    table = Table("retzist", cubes=stack("retzist", 100), hands={"retzist": [PRINCES, card("A")]}, arrests=[])
    assert table.step == "imprison" and table.events_of("card-played")


def test_9_23_who_has_one_way_to_pay_pays_unasked_while_others_choose() -> None:
    cubes = HOMES | hold("condeean", *PURPLE[:6]) | hold("cabalist", PURPLE[6])
    table = draw_season(GREVE, cubes=cubes)
    assert table.match.waiting_for() == ["condeean"] and table.cubes(PURPLE[6]) is None
    assert table.events_of("cube-removed") == [{"seat": "cabalist", "space": PURPLE[6], "n": 1, "now": 0}]


def test_9_25_all_seats_choose_at_once_and_in_any_order() -> None:
    extra = {"condeean": "dijon", "cabalist": "lyon", "retzist": "gondi", "mazarinist": "anne-of-austria"}
    cubes = HOMES | {space: (faction, 3) for faction, space in extra.items()}
    positions = []
    for order in (list(extra), list(reversed(extra))):
        table = draw_season(COIN, cubes=cubes)
        assert sorted(table.match.waiting_for()) == sorted(extra)
        for seat in order:
            table.do(*[f"space:{extra[seat]}"] * 3, seat=seat)
        positions.append(table.match.position())
    assert positions[0] == positions[1]
