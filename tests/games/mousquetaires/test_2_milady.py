"""Milady's phase and her Reveal (2), by the numbers of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.mousquetaires.data import STRENGTH, TREACHERY
from fronde.games.mousquetaires.model import best_filling
from tests.games.mousquetaires.table import LIFE, Table, at, mission


def play(card: str, **position: Any) -> Table:
    """Milady plays a treachery card."""
    table = Table(treachery=[card], **position)
    table.do("dest:milady-quarters", f"treachery:{card}")
    return table


def reveal(place: str, **position: Any) -> Table:
    """All have acted, and Milady is asked at a place."""
    table = Table(active="athos", destination=place, **position)
    table.rest()
    return table


def test_2_1_she_chooses_unseen() -> None:
    table = Table()
    assert len(table.options("choose-destination")) == 6
    events = table.do("dest:quest")
    assert table.view("milady")["milady"]["place"] == "quest"
    assert table.view("athos")["milady"]["place"] is None and table.view()["milady"]["place"] is None
    assert table.sentences(events, "athos") == ["Milady places her location card face down."]
    assert "quest" in table.sentences(events, "milady")[0]


def test_2_1_a_place_she_has_no_card_for() -> None:
    assert Table().refusal("milady", "dest:bastille", "not-for-milady") == "2.1"


def test_2_2_a_new_paris_card_sweeps_the_old() -> None:
    table = Table(paris=mission("constance-kidnapped", "lubin", trap="spies", done=["erudition"], token=4),
                  paris_hand=["watch"], place=at(dartagnan="louvre"))  # fmt: skip
    table.do("dest:louvre")
    assert table.options("place-paris") == {"paris:watch", "paris:none"}
    table.do("paris:watch")
    state = table.state
    assert state.paris.card == "watch" and state.paris.token == 0 and not state.paris.progress
    assert "spies" in state.out_of_play and "lubin" not in state.out_of_play and "post:lubin" in table.options("post")
    assert state.paris_hand == ()


def test_2_2_or_none() -> None:
    table = Table(paris=mission("watch", "lubin"), paris_hand=["plot"])
    table.do("dest:louvre", "paris:none")
    assert table.state.paris.card == "watch" and table.steps() == ["treachery"]


@pytest.mark.parametrize(
    ("strength", "posted", "hand", "best"),
    [
        (3, [], ["felton"], 3), (3, [], ["lubin", "jussac"], 3), (3, [], ["beggars", "nemesis", "lubin"], 2),
        (4, ["lubin"], ["jussac", "spies"], 4), (2, [], ["felton"], 0), (3, ["beggars"], ["nemesis", "jussac"], 3),
        (3, ["beggars"], ["nemesis"], 1),
    ],
)  # fmt: skip
def test_2_3_the_exact_strength_or_as_much_as_can_be(
    strength: int, posted: list[str], hand: list[str], best: int
) -> None:
    assert best_filling(strength, posted, hand) == best


def test_2_3_cards_that_would_not_lead_to_the_exact_strength_are_refused() -> None:
    out_of_play = [card for card in STRENGTH if card not in ("felton", "jussac", "lubin", "beggars")]
    table = Table(paris_hand=["plot"], louvre=None, gone=out_of_play, place=at(dartagnan="louvre"))
    table.do("dest:paris", "paris:plot")
    assert table.options("post") == {"post:felton", "post:jussac", "post:lubin", "post:beggars"}
    table.do("post:jussac")
    assert table.options("post") == {"post:lubin", "post:beggars"}
    assert table.refusal("milady", "post:felton", "strength") == "2.3"
    assert table.refusal("milady", "post:cavois", "not-held") == "2.3"


def test_2_3_posts_lie_face_down_until_a_musketeer_stands_there() -> None:
    table = Table(paris_hand=["watch"], louvre=None, place=at(dartagnan="louvre", athos="vieux-colombier"))
    table.do("dest:paris", "paris:watch", "post:jussac", "treachery:draw")
    mission_view = table.view("athos")["missions"]["paris"]
    assert mission_view["posted"] is None and mission_view["backs"] == [{"trap": False, "strength": 2}]
    assert table.view("milady")["missions"]["paris"]["posted"] == ["jussac"]
    events = table.do("move:paris", seat="athos")
    assert table.view()["missions"]["paris"]["posted"] == ["jussac"]
    assert "Jussac" in table.sentences(events)[-1] and not table.match.can_undo("athos")


def test_2_4_one_card_is_drawn_or_played() -> None:
    table = Table(treachery=["slander"])
    table.do("dest:paris")
    assert table.options("treachery") == {"treachery:draw", "treachery:slander"}
    events = table.do("treachery:draw")
    assert len(table.state.treachery) == 2 and set(table.steps()) == {"act"}
    assert table.sentences(events, "athos") == ["Milady draws a treachery card."]


def test_2_4_played_cards_are_shuffled_when_the_deck_runs_out() -> None:
    rest = [card for card, n in TREACHERY.items() for _ in range(n)]
    rest.remove("slander")
    table = Table(treachery=["slander"], treachery_deck=[], treachery_discards=rest)
    table.do("dest:paris", "treachery:draw")
    assert (
        len(table.state.treachery) == 2 and len(table.state.treachery_deck) == 13 and not table.state.treachery_discards
    )


def test_2_5_reinforcements() -> None:
    table = play("reinforcements")
    assert table.view()["siege"]["red"] == 1 + 2 and table.view()["effects"] == ["reinforcements"]


def test_2_5_conscripts() -> None:
    assert set(play("conscripts").state.action_points.values()) == {2}


def test_2_5_sent_to_the_bastille() -> None:

    table = play("imprisoned", place=at(porthos="bastille"))
    assert "name:porthos" not in table.options()
    assert table.refusal("milady", "name:porthos", "in-bastille") == "2.5"
    table.do("name:athos")
    assert table.state.place["athos"] == "bastille" and "escape" in table.options("act", "athos")


def test_2_5_ambush_puts_out_and_he_stands_up_in_the_same_turn() -> None:
    table = play("ambush", life={**LIFE, "athos": 1}, hands={})
    table.do("name:athos")
    state = table.state
    assert state.life["athos"] == 3 and not state.down and "athos" in state.turns_over and len(table.hand("athos")) == 1
    assert state.place["athos"] == "vieux-colombier" and "athos" not in table.waited_for()


def test_2_5_nobody_who_is_down_is_named() -> None:
    table = play("ambush", life={**LIFE, "aramis": 0}, down=["aramis"], place=at(aramis="vieux-colombier"))
    assert table.options("name-musketeer") == {"name:dartagnan", "name:athos", "name:porthos"}
    assert table.refusal("milady", "name:aramis", "is-down") == "2.5"


def test_2_5_dead_end() -> None:
    assert play("dead-end", time=4).state.time == 5
    assert play("dead-end", time=13).state.end == "time"


def test_2_5_isolation() -> None:
    table = play("isolation", place=at(athos="paris"))
    assert "begin" not in table.options("act")
    table.do("draw", seat="athos")
    assert not table.options("offer-to")


@pytest.mark.parametrize(("players", "budget"), [(5, 8), (4, 8), (6, 10)])
def test_2_5_emergency_is_a_limit_all_share(players: int, budget: int) -> None:
    table = play("emergency", players=players)
    assert table.state.budget == budget and table.view()["budget"] == budget
    for _ in range(budget):
        table.do("draw")
        if table.state.active and table.options("act") == {"end-turn"}:
            table.do("end-turn")
    assert table.state.budget == 0 and "act" not in table.steps()


def test_2_5_balm() -> None:
    healed = play("balm", rochefort=1)
    assert healed.state.rochefort == 4 and "rochefort-healed" in healed.kinds()
    assert play("balm", rochefort=4).state.rochefort == 5


def test_2_5_slander_and_cutpurses() -> None:
    assert play("slander", honour=2).state.honour == 3
    assert play("cutpurses", pistoles=5).state.pistoles == 3
    assert play("cutpurses", pistoles=1).state.pistoles == 0


def test_2_5_sabotage() -> None:
    table = play("sabotage", gear={"athos": ["pistol", "armor"], "porthos": ["upgrade-panache"]})
    assert table.waited_for() == ["athos"] and table.options("lose-equipment") == {"lose:pistol", "lose:armor"}
    table.do("lose:armor")
    assert table.state.gear["athos"] == ("pistol",) and table.state.stock["armor"] == 1
    assert "no-effect" in play("sabotage").kinds()


def test_2_6_she_may_stay_hidden() -> None:
    table = reveal("paris")
    assert table.waited_for() == ["milady"] and table.options("reveal") == {"reveal:hide", "reveal:show"}
    table.do("reveal:hide")
    assert not table.state.revealed and "milady-hid" in table.kinds()


def test_2_6_at_la_rochelle_she_must_and_puts_a_combat_card_away() -> None:
    table = reveal("la-rochelle", siege_cards=["combat", "bassompierre"])
    assert table.options("reveal") == {"reveal:show", "reveal:combat"}
    events = table.do("reveal:combat")
    assert [e.kind for e in events][:2] == ["milady-revealed", "siege-card-lost"]
    assert table.state.siege_cards == ("bassompierre",) and "combat" in table.state.discards


def test_2_6_once_found_she_acts_no_more() -> None:
    table = Table(active="athos", destination="richelieu")
    table.do("move:richelieu")
    assert table.state.revealed and table.state.place["athos"] == "richelieu" and table.state.active == "athos"
    table.rest()
    assert "reveal" not in table.steps()
