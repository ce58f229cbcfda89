"""Sparse positions for every phase, whole ones, and impossible ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fronde.games.jeanne.data import CITIES
from fronde.games.jeanne.steps.plan import PHASES
from fronde.tools.fuzz import check_json
from tests.games.jeanne.table import HOMES, WORDS, Table, after_events, cannot_be, run, siege

STEP_OF = {"income": "vote", "vote": "vote", "buying": "buy", "turns": "expand"}


@pytest.mark.parametrize("phase", PHASES)
def test_a_sparse_position_begins_any_phase(phase: str) -> None:
    table = Table(phase=phase, owner=HOMES, money={"navarre": 2})
    assert table.match.waiting_for()
    if phase in STEP_OF:
        assert table.steps()[0] == STEP_OF[phase]
    check_json(table.match)


def test_nothing_given_everybody_stands_where_he_begins() -> None:
    view = Table().view()
    assert view["owner"] == {
        "pampelune": "navarre", "rouen": "navarre", "bourges": "france", "clermont": "france", "calais": "angleterre",
        "bordeaux": "angleterre", "brest": "bretagne", "rennes": "bretagne", "besancon": "bourgogne",
        "dijon": "bourgogne", "bruges": "flandres", "gand": "flandres",
    }  # fmt: skip
    assert view["active"] == "navarre" and view["phase"] == "turns" and view["deck"] == 74


def test_the_rest_of_the_cards_are_in_the_deck() -> None:
    table = Table(hands={"france": ["ram", "traitor"]}, used={"france": ["ram"]}, discards=["cannon"])
    assert table.view()["deck"] == 70 and table.hand("france") == ["ram", "traitor"]


def test_a_battle_under_way_survives_and_its_sealed_answers_too() -> None:
    table = siege(hands={"angleterre": ["ram", "ram", "sappers"], "flandres": ["ram"]})
    table.do("attack:calais:arras", "cards:ram+ram")
    again = check_json(table.match)
    assert [answer.picks for _, answer in again.held_answers] == [("cards:ram+ram",)]
    assert again.view(None)["battle"] == {
        "city": "arras", "way": "road", "source_city": "calais", "attacker_seat": "angleterre",
        "defender_seat": "flandres",
    }  # fmt: skip


def make_offer(partner: str, gift: str, price: str) -> dict[str, Any]:
    """An offer of France."""
    return {"offer": {"seat": "france", "partner": partner, "given": gift, "asked": price, "sent": bool(price)}}


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({"owner": {"atlantis": "france"}}, "there is no city"),
        ({"owner": {"paris": "spain"}}, "has no seat"),
        ({"hands": {"france": ["pike"]}}, "there is no card"),
        ({"used": {"france": ["traitor"]}}, "only yellow cards"),
        ({"hands": {"france": ["traitor"] * 4}}, "do not add up to the 74 cards"),
        ({"deck": ["ram"]}, "do not add up to the 74 cards"),
        ({"events": ["flood"]}, "there is no event"),
        ({"events": ["truce", "treaty"]}, "more events than a round has"),
        ({"events": ["truce", "truce"], "war": True}, "more events than a round has"),
        ({"phase": "lunch"}, "a round has no phase"),
        ({"order": ["france"]}, "of this position must list all 6 seats"),
        ({"round": 11}, "“round”"),
        ({"influence": {"france": 7}}, "“influence”"),
        ({"plundered": ["paris", "metz", "nancy", "tours", "brest", "nantes", "lyon", "aix", "foix", "agen", "caen"]},
         "more than 10"),
        ({"built": {"france": ["bourges", "clermont"]}}, "more than one castle"),
        ({"starts": {"france": []}}, "one to three"),
        ({"by_round": {"france": [1]}, "round": 2}, "not the same number of rounds for every seat"),
        ({"by_round": {seat: [1, 0] for seat in HOMES.values()}, "round": 2}, "more rounds than have ended"),
        (make_offer("france", "", ""), "two seats"),
        (make_offer("navarre", "city:x", ""), "two seats"),
        (make_offer("navarre", "promise", "city:paris"), "two seats"),
    ],
)  # fmt: skip
def test_positions_that_cannot_be_are_refused_in_words(position: dict[str, Any], text: str) -> None:
    assert text in cannot_be(**position)


def test_a_position_of_an_older_version_knows_nothing_of_the_rounds_before() -> None:
    table = Table(owner=HOMES, round=4)
    old = {key: value for key, value in table.match.position().items() if key != "by_round"}
    assert Table(**old).view()["rounds"] == {seat: [] for seat in HOMES.values()}


def test_an_offer_may_be_composed_so_far_and_is_sent_whole() -> None:
    for gift in ("", "promise", "city:bourges"):
        Table(owner=HOMES, active="france", money={"navarre": 3}, **make_offer("navarre", gift, ""))
    half = make_offer("navarre", "promise", "")["offer"]
    assert "two seats" in cannot_be(active="france", offer={**half, "sent": True})
    assert "two seats" in cannot_be(active="france", offer={**half, "given": "", "asked": "money:1"})


def test_a_view_counts_the_markers_that_are_left() -> None:
    view = Table(owner=HOMES, plundered=["paris"], works={"metz": "castle", "calais": "fortress"}).view()
    assert (view["castles"], view["fortresses"], view["plunder"]) == (18, 9, 9)
    assert view["garrisons"] == dict.fromkeys(HOMES.values(), 19)


def test_markers_run_out_in_positions_too() -> None:
    assert "more than 20 garrisons" in cannot_be(owner=dict.fromkeys(CITIES[:21], "france"))
    assert "than there are markers" in cannot_be(works=dict.fromkeys(CITIES[:21], "castle"))
    assert "than there are markers" in cannot_be(works=dict.fromkeys(CITIES[:11], "fortress"))


def whole(**changed: Any) -> dict[str, Any]:
    """A whole position in the middle of a battle, some of it changed."""
    table = siege()
    table.do("attack:calais:arras")
    return {**table.match.position(), **changed}


@pytest.mark.parametrize(
    "change",
    [
        {"owner": {"calais": "angleterre", "arras": "france", "bruges": "flandres"}},
        {"hands": {"flandres": ["sappers"], "france": ["ram", "sappers"]}},
    ],
)
def test_a_battle_must_fit_the_map_and_the_hand(change: dict[str, Any]) -> None:
    assert "does not match the holder of the city" in cannot_be(**whole(**change))


def test_frames_name_players_there_are() -> None:
    position = whole()
    position["stack"][-1]["attacker"] = 5
    assert "a battle in" in cannot_be(**position)
    besieged = siege(seats=3, owner={"calais": "angleterre", "bruges": "navarre"}, hands={"angleterre": ["ram", "ram"]})
    besieged.do("attack:calais:bruges")
    for side in ("attacker", "defender"):
        three = besieged.match.position()
        three["stack"][-1][side] = 4
        assert "names a player" in cannot_be(3, **three)
    buying = Table(3, phase="buying", owner={"calais": "angleterre"}, money={"angleterre": 2}).match.position()
    buying["stack"][-1]["left"] = [5]
    assert "names a player" in cannot_be(3, **buying)
    position = Table(3, owner={"calais": "angleterre"}).match.position()
    position["stack"][1] = {"step": "take-turn", "who": 5}
    assert "names a player" in cannot_be(3, **position)


def test_a_turn_needs_somebody_active_and_a_landing_a_ruler() -> None:
    position = siege().match.position()
    assert "“active” names nobody" in cannot_be(**{**position, "active": None})
    table = siege(owner={"calais": "angleterre", "brest": "bretagne"}, ruler="flandres")
    table.do("attack:calais:brest")
    assert "“ruler” names nobody" in cannot_be(**{**table.match.position(), "ruler": None})


def test_duels_are_between_different_players() -> None:
    table = Table(phase="events", war=True, events=["treaty", "field-battle"], owner=HOMES,
                  hands={seat: ["ram"] for seat in HOMES.values()})  # fmt: skip
    table.do("first:treaty")
    position = table.match.position()
    position["stack"][-1]["pairs"] = [[1, 1]]
    assert "different players" in cannot_be(**position)
    position = siege().match.position()
    position["stack"] = position["stack"][1:]
    assert "the end of the round" in cannot_be(**position)


IN_EVENTS: dict[str, dict[str, Any]] = {
    "revolt": {"dice": [3]},
    "treaty": {"lost_before": {"navarre": ["bourges", "calais"]}},
    "confiscation": {"hands": {"france": ["ram"], "bretagne": ["ram"]}},
    "papal-intervention": {},
    "long-range-attack": {"hands": {"navarre": ["ram", "ram"]}},
    "sea-battle": {"hands": {"angleterre": ["ram"], "bretagne": ["ram"]}},
}


@pytest.mark.parametrize("event", IN_EVENTS)
def test_whatever_an_event_asks_is_asked_among_the_events(event: str) -> None:
    position = dict(IN_EVENTS[event])
    table = Table(phase="events", war=True, owner=HOMES, events=["truce", event],
                  **{key: value for key, value in position.items() if key != "dice"})  # fmt: skip
    assert table.steps() == ["order-events"] and table.view()["phase"] == "events"
    table.do("first:truce", dice=position.get("dice", ()))
    assert table.view()["phase"] == "events" and table.steps() != ["order-events"]


@pytest.mark.parametrize(
    ("table", "phase"),
    [
        (Table.set_up, "setup"),
        (lambda: Table(phase="vote", owner=HOMES), "vote"),
        (lambda: Table(phase="buying", owner=HOMES, money={"navarre": 2}), "buying"),
        (siege, "turns"),
        (lambda: Table(owner=HOMES), "turns"),
    ],
)
def test_a_view_says_which_phase_it_is(table: Any, phase: str) -> None:
    assert table().view()["phase"] == phase


def test_a_battle_belongs_to_the_phase_it_comes_in() -> None:
    table = siege()
    table.do("attack:calais:arras")
    assert table.view()["phase"] == "turns"
    raid = run("long-range-attack", hands={"navarre": ["ram", "ram"]})
    raid.do("raid:calais")
    assert raid.view()["phase"] == "events" and raid.view()["battle"]["way"] == "raid"
    foreign = after_events(3, owner={**HOMES, "lyon": "france"}, hands={"france": ["ram"]})
    assert foreign.view()["phase"] == "intervention" and foreign.view()["battle"]["foreigner"] == "savoy"


def test_a_game_that_is_over_is_seen_as_one() -> None:
    view = Table(owner=HOMES, over=True).view()
    assert (view["phase"], view["active"], view["battle"], view["duels"]) == ("over", None, None, None)


def test_somebody_is_active_only_where_it_is_somebodys_turn() -> None:
    table = Table(phase="events", war=True, events=["truce", "treaty"], active="france", owner=HOMES)
    assert table.view()["active"] is None and table.match.turn.seat is None
    assert Table(owner=HOMES, active="france").match.turn == ("france", 1)


def test_an_event_under_way_is_one_that_was_drawn() -> None:
    table = Table(owner=HOMES, war=True, events=["treaty", "papal-intervention"], phase="events")
    position = table.match.position()
    assert Table(**position).match.position() == position
    assert WORDS.say("position-never-events") in cannot_be(**{**position, "events": ["treaty"]})


# --- battles that can never be ---

HANDS = {"angleterre": ["ladders", "cannon", "sign-of-god", "retreat"], "flandres": ["cannon", "engineer", "retreat"]}


def announced(**position: Any) -> Table:
    """England attacks Arras, nothing is laid yet."""
    table = siege(**{"hands": HANDS, "heroes": {"angleterre": True}, "influence": {"flandres": 4}, **position})
    table.do("attack:calais:arras")
    return table


def chances_before_reroll(*picks: str) -> Table:
    """The dice of that battle are thrown, England has 12 and Flanders 14; then these choices."""
    table = announced()
    table.lay(dice=(1, 4), after=False, angleterre=["support:hero"], flandres=["influence:2", "support:engineer"])
    table.do(*picks)
    return table


def saved() -> Table:
    """England has played a sign of God, and Flanders, which is behind, a retreat."""
    return chances_before_reroll("sign:cannon", "sign:none", "retreat:cannon")


def landing() -> Table:
    """England lands at Brest, and Flanders rules the sea."""
    table = siege(owner={"calais": "angleterre", "brest": "bretagne", "bruges": "flandres"}, ruler="flandres")
    table.do("attack:calais:brest")
    return table


def raided() -> Table:
    """Navarre attacks Calais from afar."""
    table = run("long-range-attack", hands={"navarre": ["ram", "ram"]})
    table.do("raid:calais")
    return table


def invaded() -> Table:
    """Savoy attacks Lyon, whose lord has a card to lay."""
    return after_events(3, owner={**HOMES, "lyon": "france"}, hands={"france": ["ram"]})


def full() -> Table:
    """England has won Arras with all its markers on the map."""
    cities = [city for city in CITIES if city not in ("calais", "arras", "bruges")]
    owner = {"bruges": "flandres", "arras": "flandres", **dict.fromkeys(["calais", *cities[:19]], "angleterre")}
    table = siege(owner=owner, hands={"angleterre": ["cannon", "cannon"]})
    table.do("attack:calais:arras")
    table.lay(dice=(6, 1))
    return table


@pytest.mark.parametrize(
    ("begin", "change", "never"),
    [
        (announced, {"source": "bruges"}, "attack"),
        (announced, {"source": None}, "frame"),
        (announced, {"city": "bruges"}, "attack"),
        (announced, {"city": "paris"}, "battle"),
        (announced, {"way": "landing"}, "attack"),
        (announced, {"way": "raid"}, "attack"),
        (announced, {"foreigner": "savoy"}, "attack"),
        (announced, {"attacker": -1}, "attack"),
        (announced, {"attacker": 1}, "attack"),
        (announced, {"defender": 1}, "battle"),
        (announced, {"dice": [3, 3]}, "thrown"),
        (announced, {"answers": [["flandres", "battle-influence", "influence:1"]]}, "thrown"),
        (announced, {"active": "france"}, "attack"),
        (announced, {"attacked": {}}, "attack"),
        (announced, {"attacked_from": {}}, "attack"),
        (announced, {"attacked_from": {"angleterre": ["calais", "paris"]}, "war": False}, "attack"),
        (announced, {"banned": ["arras"]}, "attack"),
        (raided, {"attacker": 1}, "attack"),
        (raided, {"way": "road"}, "attack"),
        (invaded, {"foreigner": ""}, "attack"),
        (invaded, {"foreigner": "empire"}, "attack"),
        (invaded, {"way": "fleet"}, "attack"),
        (invaded, {"source": "calais"}, "attack"),
        (invaded, {"banned": ["lyon"]}, "attack"),
        (landing, {"way": "road"}, "attack"),
        (landing, {"who": 1}, "landing"),
        (landing, {"city": "bruges"}, "landing"),
        (landing, {"ruler": "angleterre"}, "landing"),
        (full, {"who": 1}, "moved"),
        (full, {"city": "bruges"}, "moved"),
        (full, {"active": "france"}, "moved"),
        (chances_before_reroll, {"dice": [1]}, "thrown"),
        (chances_before_reroll, {"influence": {"flandres": 6}}, "thrown"),
        (chances_before_reroll, {"heroes": {}}, "thrown"),
        (chances_before_reroll, ("angleterre", "attack-cards", ""), "cards"),
        (chances_before_reroll, ("angleterre", "attack-cards", "card:cannon+ladders"), "thrown"),
        (chances_before_reroll, ("angleterre", "battle-support", ""), "thrown"),
        (chances_before_reroll, ("angleterre", "battle-support", "influence:0"), "thrown"),
        (chances_before_reroll, ("angleterre", "battle-influence", "influence:0"), "thrown"),
        (chances_before_reroll, ("angleterre", "defence-cards", "card:none"), "cards"),
        (chances_before_reroll, ("angleterre", "play-sign", "sign:ladders"), "thrown"),
        (chances_before_reroll, ("angleterre", "play-retreat", "retreat:none"), "thrown"),
        (chances_before_reroll, ("flandres", "defence-cards", "cards:cannon"), "thrown"),
        (chances_before_reroll, ("flandres", "battle-influence", ""), "thrown"),
        (chances_before_reroll, ("flandres", "battle-influence", "influence:6"), "thrown"),
        (chances_before_reroll, ("flandres", "battle-support", "support:traitor"), "thrown"),
        (chances_before_reroll, ("flandres", "play-sign", "sign:none"), "thrown"),
        (chances_before_reroll, ("france", "play-sign", "sign:none"), "thrown"),
        (saved, {"dice": [6, 1]}, "thrown"),
        (saved, ("angleterre", "play-sign", "sign:sappers"), "thrown"),
        (saved, ("angleterre", "play-sign", "retreat:none"), "thrown"),
        (saved, ("flandres", "play-sign", ""), "thrown"),
        (saved, ("flandres", "play-retreat", "retreat:ladders"), "thrown"),
    ],
)  # fmt: skip
def test_7_4_to_7_7_a_battle_that_can_never_be_is_refused(
    begin: Callable[[], Table], change: dict[str, Any] | tuple[str, str, str], never: str
) -> None:
    """A change names fields of what is on top of the stack or of the position, or who answered what."""
    position = begin().match.position()
    assert Table(**position).match.position() == position
    top = position["stack"][-1]
    if isinstance(change, tuple):
        seat, step, option = change
        others = [answer for answer in top["answers"] if answer[:2] != [seat, step]]
        change = {"answers": [*others, *([[seat, step, option]] if option else [])]}
    for name, value in change.items():
        frame = next((frame for frame in reversed(position["stack"]) if name in frame), position)
        frame[name] = value
    assert cannot_be(**position).endswith(WORDS.say(f"position-never-{never}", n=74))


def test_7_5_a_battle_is_fought_once_and_before_anything_else() -> None:
    position = announced().match.position()
    *below, battle = position["stack"]
    for stack in ([*below, battle, battle], [below[0], battle, *below[1:]]):
        assert WORDS.say("position-never-end") in cannot_be(**{**position, "stack": stack})
