"""What is Milady's alone and what is the musketeers': for every seat and for spectators, by view, words, time and
what is dealt again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import ITEMS, SKILLS, STRENGTH, TRAPS
from fronde.testing.contract import read_openly
from fronde.tools.play import choose
from tests.games.mousquetaires.table import MUSKETEERS, WORDS, Table, at, board, mission, setup_of

OTHERS = (None, *MUSKETEERS)
HIDDEN = {"paris": mission("plot", "jussac", trap="nemesis", up=False), "place": at(dartagnan="louvre")}


def worlds(table: Table, seat: str | None, count: int = 60) -> list[Any]:
    """Positions that seat could not tell from this one."""
    return [table.match.resample(seat, Dice(number)).state for number in range(count)]


@pytest.mark.parametrize("seat", OTHERS)
def test_where_milady_is_is_hers_alone(seat: str | None) -> None:
    table = Table(active="athos", destination="quest", **HIDDEN)
    assert table.view(seat)["milady"]["place"] is None
    assert {world.destination for world in worlds(table, seat)} == {
        "paris", "louvre", "quest", "la-rochelle", "richelieu", "milady-quarters",
    }  # fmt: skip


def test_what_all_know_of_where_she_is_they_still_know() -> None:
    table = Table(active="porthos", destination="quest", absent=["louvre", "richelieu"])
    assert {w.destination for w in worlds(table, "athos")} == {"paris", "quest", "la-rochelle", "milady-quarters"}
    public = Table(active="porthos", destination="quest", shown=True)
    assert {w.destination for w in worlds(public, None, 10)} == {"quest"}


@pytest.mark.parametrize("place", ["paris", "louvre", "quest", "la-rochelle", "richelieu", "milady-quarters"])
def test_milady_is_asked_at_her_reveal_wherever_she_is(place: str) -> None:
    table = Table(active="athos", destination=place, place=at(aramis="louvre"))
    table.rest()
    assert table.waited_for() == ["milady"] and table.steps() == ["reveal"]


@pytest.mark.parametrize("seat", OTHERS)
def test_posted_cards_keep_their_backs_and_shields(seat: str | None) -> None:
    table = Table(active="athos", **HIDDEN)
    assert table.view(seat)["missions"]["paris"]["posted"] is None
    posts = {(world.paris.posted, world.paris.trap) for world in worlds(table, seat)}
    assert len(posts) > 10
    for posted, trap in posts:
        assert [STRENGTH[card] for card in posted] == [2] and trap in TRAPS and STRENGTH[trap] == 1


def test_milady_sees_all_of_hers_and_no_hand() -> None:
    table = Table(active="athos", destination="quest", **HIDDEN)
    view = table.view("milady")
    assert view["milady"]["place"] == "quest" and view["missions"]["paris"]["posted"] == ["jussac"]
    assert all(space["token"] for space in view["quest"]["board"])
    assert set(view["hands"].values()) == {5}
    hands = {json.dumps(world.hands) for world in worlds(table, "milady", 20)}
    assert len(hands) == 20 and {world.paris for world in worlds(table, "milady", 5)} == {table.state.paris}


def test_musketeers_see_each_others_hands_and_spectators_none() -> None:
    table = Table(active="athos", hands={"porthos": ["kitty"]})
    assert table.view("athos")["hands"]["porthos"] == ["kitty"]
    assert table.view()["hands"]["porthos"] == 1 and table.view("milady")["hands"]["porthos"] == 1


@pytest.mark.parametrize("seat", OTHERS)
def test_tokens_are_dealt_again_and_blanks_stay_four(seat: str | None) -> None:
    table = Table.set_up()
    table.do(*["token:blank"] * 3, "token:snare", "token:red-4")
    boards = [world.board for world in worlds(table, seat)]
    assert len({tuple(space.token for space in board) for board in boards}) > 20
    assert {sum(space.token == "blank" for space in board) for board in boards} >= {0, 1, 2}
    for world in worlds(table, seat, 10):
        assert len(world.reserve) + sum(space.token != "blank" for space in world.board) == 19


def test_tokens_turned_up_stay() -> None:
    table = Table(active="athos", quest=4, column=1)
    for world in worlds(table, "porthos", 10):
        assert world.board[:6] == table.state.board[:6] and sorted(s.token for s in world.board[6::3]) == sorted(
            s.token for s in table.state.board[6::3]
        )


def test_in_galleries_laid_again_a_challenge_is_the_first_of_every_column() -> None:
    table = Table(active="athos", quest=4)
    boards = {world.board for world in worlds(table, "porthos", 20)}
    for layout in boards:
        assert {space.token for space in layout[::3]} == set(SKILLS)
        assert sorted(space.token for space in layout) == sorted(space.token for space in table.state.board)
    assert len({layout[3::3] for layout in boards}) > 3 and len({layout[4::3] for layout in boards}) > 3


def test_who_lies_face_down_on_the_way_back_is_not_told_by_the_option() -> None:
    table = Table(active="athos", place=at(athos="quest"), quest=3, board=board("red-4", "red-3", "fixed-2s"))
    for pick in ("return:0", "fight:none"):
        possible = [table.state, *worlds(table, "athos", 8)]
        assert len({state.board[0].token for state in possible}) > 2
        assert len({repr(GAME.speech.describe(state, table.find(pick), pick)) for state in possible}) == 1
        table.do(pick)
    face_up = Table(active="athos", place=at(athos="quest"), quest=3, board=board("+red-4", "red-2", "red-3"))
    assert "to be hurt" in face_up.hint("return:0")


def test_how_many_tokens_are_unseen_tells_nothing_while_they_are_laid() -> None:
    table = Table.set_up()
    before = table.view("athos")["quest"]["unseen"]
    for token in ("blank", "snare", "blank", "red-4"):
        table.do(f"token:{token}")
        assert table.view("athos")["quest"]["unseen"] == before == {**before, "blank": 4, "snare": 2, "red-2": 4}


def test_treachery_is_dealt_again() -> None:
    table = Table(treachery=["balm", "ambush"])
    assert len({world.treachery for world in worlds(table, "athos")}) > 10
    assert {world.treachery for world in worlds(table, "milady", 5)} == {("ambush", "balm")}


def test_private_lines() -> None:
    table = Table(
        active="athos",
        destination="quest",
        treachery=["balm"],
        paris_hand=["plot", "watch"],
        hands={"athos": ["kitty"]},
    )
    private_texts = {seat: GAME.speech.private_text(table.view(seat), seat) for seat in ("athos", "milady")}
    assert [WORDS.text(text) for text in private_texts["athos"]] == ["Hand: Kitty"]
    place, treachery, paris, adversaries = [WORDS.text(text) for text in private_texts["milady"]]
    assert (place, treachery) == ("You are on the quest for the jewels.", "Treachery: Balm")
    assert paris == "Paris cards: Plot and The Watch in the rue des Fossoyeurs"
    assert adversaries.startswith("To post: Boisrenard, Lubin,") and adversaries.endswith(
        "Assassin, Spies and Informers"
    )


def test_after_she_hid_all_know_that_she_is_not_at_la_rochelle() -> None:
    table = Table(active="athos", destination="quest", siege_cards=["combat"], time=12)
    table.rest()
    assert "la-rochelle" in {world.destination for world in worlds(table, "aramis")}
    table.do("reveal:hide", dice="SSSS S")
    assert table.steps() == ["sacrifice"]
    assert {world.destination for world in worlds(table, "aramis")} == {
        "paris", "louvre", "quest", "richelieu", "milady-quarters",
    }  # fmt: skip


BUYING: dict[str, Any] = {"active": "athos", "pistoles": 12, "gear": {"athos": ["upgrade-nobility", "upgrade-panache"]}}
HANDS = (["combat", "double-combat"], ["combat", "combat"], ["combat", "kitty"])
"""Of the same size: of two kinds that pay for a manoeuvre, and of one."""


def openly(table: Table) -> list[Any]:
    """What everybody may know of what is asked."""
    match = table.match
    return [match.waiting_for(), *(read_openly(match, seat) for seat in match.waiting_for())]


@pytest.mark.parametrize("item", ["improved-manoeuvre", "upgrade-gallantry"])
def test_what_is_asked_of_a_buyer_tells_nothing_of_his_hand(item: str) -> None:
    histories: list[list[Any]] = []
    for hand in HANDS:
        table = Table(**BUYING, hands={"athos": hand})
        questions = [openly(table)]
        table.do(f"buy:{item}")
        while table.steps() != ["act"]:
            questions.append(openly(table))
            pick = next(d.options[0] for d in table.match.decisions if d.required and d.seat == "athos")
            table.do("buy:done" if "buy:done" in table.options("buy-more") else pick)
        histories.append([*questions, openly(table)])
    assert histories[0] == histories[1] == histories[2] and len(histories[0]) > 2


def test_whether_he_may_buy_again_tells_nothing_of_his_hand() -> None:
    """Nothing but a manoeuvre is left that he could pay for, with a card that he has or has not."""
    stock = dict.fromkeys(ITEMS, 0) | {"pistol": 1, "improved-manoeuvre": 1}
    for hand in (["combat", "combat"], ["kitty", "panache"]):
        table = Table(active="athos", pistoles=12, stock=stock, hands={"athos": hand})
        table.do("buy:pistol")
        assert table.steps() == ["buy-more"] and ("buy:improved-manoeuvre" in table.options("buy-more")) == (
            "combat" in hand
        )
    nothing = Table(active="athos", pistoles=12, stock=stock, hands={"athos": []})
    nothing.do("buy:pistol")
    assert nothing.steps() == ["act"]


@pytest.mark.parametrize("seat", [None, "milady"])
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("picks", [("buy:improved-manoeuvre",), ("buy:upgrade-gallantry", "replace:upgrade-panache")])
def test_in_every_world_a_buyer_can_pay(picks: tuple[str, ...], hand: list[str], seat: str | None) -> None:
    table, item = Table(**BUYING, hands={"athos": hand}), picks[0].partition(":")[2]
    table.do(*picks)
    assert table.steps() == ["pay-card"]
    cards = set()
    for number in range(25):
        world = table.match.resample(seat, Dice(number))
        GAME.rules.check(world.state)
        (decision,) = [d for d in world.decisions if d.required]
        assert (decision.step, decision.about) == ("pay-card", {"item": item})
        cards.add(world.state.hands["athos"])
        world.submit("athos", [decision.options[-1]], "pay-card")
        assert item in world.state.gear["athos"]
    assert len(cards) > 3


@pytest.mark.parametrize("seed", range(2))
def test_all_over_a_game(seed: int) -> None:
    """At any moment what a seat sees and is asked is the same in a world dealt again."""
    match, dice, count = Match.start(GAME, setup_of(6 - seed, seed))[0], Dice(seed), 0
    while not match.over:
        decision, picks = choose(match.decisions, dice)
        match.submit(decision.seat, picks, decision.step)
        count += 1
        if count % 12 == 0:
            for seat in (None, *match.seats):
                twin = match.resample(seat, Dice(count))
                GAME.rules.check(twin.state)
                assert twin.view(seat) == match.view(seat) and twin.waiting_for() == match.waiting_for()
                if seat:
                    assert twin.decisions_of(seat) == match.decisions_of(seat)
