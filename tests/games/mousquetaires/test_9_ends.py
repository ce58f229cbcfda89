"""The end, how many play, variants, and the game without Milady (9), by the numbers of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.errors import PlayerError
from fronde.core.match import Match
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import TRACKS, TREACHERY_DECK
from fronde.games.mousquetaires.model import holder_of, team
from tests.games.mousquetaires.table import LIFE, MUSKETEERS, WORDS, Table, at, mission, setup_of

ALONE = {"milady": "nobody"}


def end(dice: str, **position: Any) -> Table:
    """All have acted; these dice fall, red ones of La Rochelle first."""
    setup = {"destination": "milady-quarters", "driven": True, "paris": None, "place": at(aramis="paris"), **position}
    table = Table(active="athos", **setup)
    while "act" in table.steps():
        table.do("end-turn", dice=dice if len(table.steps()) == 1 else "")
    return table


def check_win(table: Table, cause: str, *winners: str) -> None:
    """The game is over for that reason, and these have won."""
    assert table.state.end == cause and table.match.over and not table.match.decisions
    result = table.match.result
    assert result is not None and result.winning_seats() == winners
    assert table.events[-1].kind == f"ended-by-{cause}"
    assert set(result.ranking) == set(table.state.seats)
    assert [result.place(seat) for seat in winners] == [1] * len(winners)


def test_9_1_the_fourth_chamber_wins_at_once() -> None:
    table = Table(active="athos", quest=4, column=3, epic=3, place=at(athos="quest"))
    table.do("passage")
    check_win(table, "quest", *MUSKETEERS)
    assert table.match.score()["athos"] == {"quests": 4, "total": 4} and table.match.score()["milady"]["total"] == 0
    assert table.match.result.place("milady") == 5


def test_9_2_time() -> None:
    check_win(end("H", time=len(TRACKS.time)), "time", "milady")


def test_9_3_la_rochelle() -> None:
    table = end("SS", time=4, siege=-4)
    check_win(table, "siege", "milady")
    assert table.state.siege == -6 and table.match.score()["milady"]["quests"] == 4


def test_9_4_the_queen() -> None:
    check_win(end("H", louvre=mission("chancellor", "lubin"), louvre_at=3, honour=7), "honour", "milady")


def test_9_5_constance() -> None:
    check_win(end("HSSSS", paris=mission("constance-kidnapped", "lubin", token=2)), "constance", "milady")


SEATS = {
    1: MUSKETEERS, 2: ("milady", *MUSKETEERS), 3: ("milady", *MUSKETEERS),
    4: ("milady", "dartagnan", "athos", "porthos"), 5: ("milady", *MUSKETEERS), 6: ("milady", *MUSKETEERS, "treville"),
}  # fmt: skip


@pytest.mark.parametrize("players", SEATS)
def test_9_6_seats_hands_and_who_plays_whom(players: int) -> None:
    table = Table.set_up(players)
    state = table.state
    assert state.seats == SEATS[players]
    players_of = {seat: table.match.player_of(seat) for seat in state.seats}
    assert set(players_of.values()) == set(state.players)
    assert len(GAME.rules.roles(table.match.setup)) == players
    for seat in team(state):
        assert players_of[seat] == players_of[holder_of(state, seat)]
    if players == 3:
        assert players_of["dartagnan"] == players_of["porthos"] != players_of["athos"] == players_of["aramis"]


def test_9_6_one_hand_draws_a_card_each_turn_and_knows_no_isolation() -> None:
    table = Table.set_up(2)
    cards = (*table.state.treachery, *table.state.treachery_deck)
    assert "isolation" not in cards and len(cards) == len(TREACHERY_DECK) - 1
    table.until("choose-destination")
    assert len(table.state.hands["dartagnan"]) == 10


def test_9_6_six() -> None:
    table = Table.set_up(6)
    assert table.state.time == 3 and len(table.state.treachery) == 5
    table.until("take-paris")
    table.do("paris:" + next(iter(table.options("take-paris"))).partition(":")[2])
    table.until("choose-destination")
    assert len(table.state.paris_hand) == 2


@pytest.mark.parametrize("absent", MUSKETEERS)
def test_9_6_who_stays_away(absent: str) -> None:
    assert absent not in Table.set_up(4, absent=absent).state.seats


@pytest.mark.parametrize(
    ("players", "options"), [(6, ALONE), (7, {}), (5, {"absent": "athos"}), (1, {"absent": "athos"})]
)
def test_9_6_what_does_not_go_together(players: int, options: dict[str, Any]) -> None:
    setup = setup_of(6, **options)
    players_ = tuple(f"p{n}" for n in range(players))
    with pytest.raises(PlayerError) as refusal:
        Match.start(GAME, type(setup)("mousquetaires", players_, 1, options))
    assert refusal.value.rule == "9.6" and WORDS.text(refusal.value.reason)


def test_9_7_easier() -> None:
    table = Table.set_up(easier=True)
    assert table.state.one_for_all == 1 and table.state.earned == ("start",)


def mortal(*banned: str, **options: Any) -> Table:
    """Porthos, with one life point, meets an adversary of the inn."""
    setup = {
        "banned": list(banned),
        "place": at(porthos="quest"),
        "life": {**LIFE, "porthos": 1},
        "destination": "paris",
    }
    return Table(active="porthos", options={"mortal_quest": True, **options}, **setup)


def test_9_8_who_falls_on_the_quest_may_not_go_back() -> None:
    table = mortal()
    while "porthos" not in table.state.down:
        path = next(o for o in sorted(table.options("act")) if o.startswith("inn:"))
        table.do(path)
        if "fight" in table.steps():
            table.do("fight:none", dice="HHHSSSSHHSSSHSS")
        if table.state.active != "porthos":
            break
    if "porthos" in table.state.down:
        assert table.state.banned == ("porthos",) and "quest-barred" in table.kinds()
    barred = Table(active="athos", banned=["athos"], options={"mortal_quest": True})
    assert barred.refusal("athos", "move:quest", "barred") == "9.8"


def test_9_8_if_that_is_everybody_milady_wins() -> None:
    from fronde.core.rng import Dice
    from fronde.core.types import Context
    from fronde.games.mousquetaires.steps.common import wound

    table = mortal("dartagnan", "athos", "aramis")
    ctx = Context(Dice(1))
    wound(table.state, "porthos", 1, ctx)
    assert table.state.end == "elimination" and ctx.events[-1].kind == "ended-by-elimination"
    plain = Table(active="porthos", place=at(porthos="quest"), life={**LIFE, "porthos": 1})
    wound(plain.state, "porthos", 1, Context(Dice(1)))
    assert plain.state.banned == () and not plain.state.end


def test_9_8_rochefort_may_be_the_one_who_ends_it() -> None:
    table = Table(active="porthos", options={"mortal_quest": True}, banned=["dartagnan", "athos", "aramis"],
                  place=at(porthos="quest"), life={**LIFE, "porthos": 1}, destination="quest")  # fmt: skip
    table.do("inn:bedrooms", "fight:none", dice="SHL SSSS")
    table.do("red:keep")
    check_win(table, "elimination", "milady")


def test_9_9_athos_the_brave() -> None:
    setup = {"place": at(athos="louvre"), "louvre": mission("chancellor", "lubin"), "destination": "louvre"}
    table = Table(active="athos", options={"brave_athos": True}, **setup)
    table.do("challenge:louvre:nobility")
    assert table.state.duel.foe == "rochefort"


# --- without Milady ---


def together(players: int = 4, **options: Any) -> Table:
    """A game without Milady, from its set-up."""
    return Table.set_up(players, **{**ALONE, **options})


@pytest.mark.parametrize(("players", "musketeers"), [(1, 4), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_9_6_without_milady(players: int, musketeers: int) -> None:
    table = together(players)
    assert len(table.state.seats) == musketeers and "milady" not in table.state.seats
    assert set(table.steps()) == {"act"} and len(table.waited_for()) == musketeers


def test_9_10_where_she_is_is_drawn_and_seen() -> None:
    places = {together().state.destination, *(Table.set_up(4, seed, **ALONE).state.destination for seed in range(12))}
    assert places == {"paris", "louvre", "quest"} and together().state.revealed
    later = set()
    for seed in range(16):
        table = Table(4, seed, active="dartagnan", siege_cards=["combat", "combat"], options=ALONE)
        table.rest()
        later.add(table.state.destination)
    assert "la-rochelle" in later


def test_9_10_once_shuffled_in_her_card_of_la_rochelle_stays_in_the_deck() -> None:
    """Also when one of the two cards that opened it is put away."""
    later = set()
    for seed in range(16):
        table = Table(4, seed, active="dartagnan", siege_cards=["combat", "combat"], destination="la-rochelle",
                      revealed=True, options=ALONE, place=at(aramis="paris"))  # fmt: skip
        table.rest()
        assert len(table.state.siege_cards) == 1 and "siege-card-lost" in table.kinds()
        assert table.view()["tracks"]["siege"]["marks"] == ["card"]
        later.add(table.state.destination)
    assert "la-rochelle" in later
    for seed in range(16):
        table = Table(4, seed, active="dartagnan", siege_cards=["combat"], options=ALONE)
        table.rest()
        assert table.state.destination != "la-rochelle"


def test_9_10_with_somebody_as_milady_there_is_no_such_card() -> None:
    table = Table(active="athos", destination="la-rochelle", siege_cards=["combat", "combat"])
    table.rest()
    table.do("reveal:combat")
    table.until("choose-destination")
    assert "dest:la-rochelle" in table.options("choose-destination") and not table.state.siege_marks


def test_9_10_from_the_fourth_board_on_she_is_on_the_quest_while_rochefort_can_be() -> None:
    for rochefort, place in ((5, "quest"), (0, "milady-quarters")):
        table = Table(4, active="dartagnan", quest=4, rochefort=rochefort, options=ALONE, place=at(aramis="paris"),
                      treachery_deck=["isolation", *sorted(c for c in TREACHERY_DECK if c != "isolation")])  # fmt: skip
        table.rest()
        assert (table.state.destination, table.state.is_home) == (place, not rochefort)


def test_9_11_a_treachery_card_each_turn() -> None:
    table = together()
    assert [kind for kind in table.kinds() if kind == "treachery-played"] and not table.state.treachery
    deck = ["balm", "slander", *sorted((*[c for c in TREACHERY_DECK if c not in ("balm", "slander")], "balm"))]
    table = Table(4, active="dartagnan", options=ALONE, treachery_deck=deck, place=at(aramis="paris"))
    table.rest()
    assert table.state.treachery_discards == ("balm", "slander") and table.state.honour >= 1
    other = Table(
        4, active="dartagnan", options=ALONE, paris=mission("constance-held", "lubin"), place=at(aramis="paris")
    )
    other.rest()
    assert not other.state.treachery


def test_9_12_a_new_paris_card_the_turn_after_one_is_done() -> None:
    table = Table(4, active="dartagnan", options=ALONE, place=at(aramis="paris"))
    table.rest()
    assert table.state.paris is not None and table.state.paris.up


def test_9_13_chance_names_musketeers_and_posts() -> None:
    deck = ["ambush", *sorted((*[c for c in TREACHERY_DECK if c != "ambush"], "ambush"))]
    table = Table(4, active="dartagnan", options=ALONE, treachery_deck=deck, place=at(aramis="paris"))
    table.rest()
    assert "musketeer-named" in table.kinds() and sum(table.state.life.values()) in (13, 14)
    for seed in range(5):
        state = Table.set_up(4, seed, **ALONE).state
        assert len(state.board) == 12 and state.paris.up and state.louvre.up


def test_9_13_she_throws_a_die_again_where_that_helps_her() -> None:
    table = Table(4, active="porthos", options=ALONE, place=at(porthos="louvre"), destination="louvre", revealed=True,
                  louvre=mission("provocation", "biscarat"))  # fmt: skip
    table.do("challenge:louvre:panache", "fight:none", dice="LLL XXHH S")
    assert "red-rerolled" in table.kinds()
    assert (table.state.life["porthos"], table.state.rochefort) == (4, 4)


def test_9_13_at_la_rochelle_a_combat_card_is_put_away() -> None:
    table = Table(4, active="dartagnan", options=ALONE, place=at(aramis="paris"), destination="la-rochelle",
                  revealed=True, siege_cards=["combat", "bassompierre"])  # fmt: skip
    table.rest()
    assert table.state.siege_cards == ("bassompierre",)
