"""Positions: what a sparse one leaves out, every phase, and what is impossible."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fronde.core.errors import InvariantError, PositionError
from fronde.core.match import Match
from fronde.games.liberte import GAME
from fronde.games.liberte.data import SEATS
from fronde.games.liberte.position import keys_for
from fronde.texts import words
from fronde.tools.recheck import recheck
from tests import corpus
from tests.games.liberte.table import Table, cannot_be, many, setup_of


def test_an_empty_position_is_turn_1_with_hands_dealt() -> None:
    match = Match.at(GAME, setup_of(), {})[0]
    assert match.waiting_for() == ["amber"] and all(len(hand) == 7 for hand in match.state.hands.values())
    assert len(match.state.open) == 3 and match.state.supply == {"white": 22, "blue": 26, "red": 28}
    assert len({tuple(Match.at(GAME, setup_of(seed=n), {})[0].state.deck) for n in range(5)}) == 5


def test_without_a_deck_set_a_lies_above_set_b() -> None:
    table = Table(hands={"amber": [71]}, open=[90])
    assert table.match.view(None)["deck"] == {"a": 57, "below": 51}


def test_a_deck_named_lies_above_the_rest() -> None:
    table = Table(hands={"amber": [1]}, deck=[71, 2], open=[90, 91, 92])
    assert table.state.deck[:2] == ("c71", "c2") and len(table.state.deck) == 106
    assert table.match.view(None)["deck"]["a"] == 0, "it counts as shuffled as it lies"


def test_numbers_and_ids_serve_as_cards() -> None:
    assert Table(hands={"amber": [71, "c72"]}).hand("amber") == [71, 72]


@pytest.mark.parametrize(("phase", "step"), [
    ("turn", "refresh-discard"), ("refresh", "refresh-discard"), ("action", "choose-action"), ("battle", "battle-tie"),
    ("elections", "province-tie"), ("government", "government-tie"),
])  # fmt: skip
def test_every_phase_can_be_begun(phase: str, step: str) -> None:
    values: dict[str, Any] = {"turn": 2, "phase": phase, "hands": {s: [n] for n, s in enumerate(
        ("amber", "green", "violet", "black"), 1)}, "displays": {"amber": [32, 17], "green": [78, 18]}}  # fmt: skip
    if phase == "battle":
        values["battle_box"] = {"amber": 1, "green": 1}
    provinces = {"berry": "amber blue 1, green blue 1"} if phase in ("elections", "battle") else {}
    table = Table(provinces=provinces, **values)
    assert table.step == step and table.state.turn == 2
    position = json.loads(json.dumps(table.match.position()))
    assert Match.at(GAME, setup_of(), position)[0].position() == table.match.position()


def test_the_refresh_begins_with_the_active_seat() -> None:
    table = Table(turn=2, phase="refresh", active="violet", hands={"violet": [1], "black": [2]})
    assert table.seat == "violet"


def test_a_round_goes_on_after_the_active_seat() -> None:
    table = Table(active="black")
    table.do("pass")
    assert table.seat == "amber" and table.state.round == 2


def test_track_and_tokens_of_presence_follow_from_the_rest() -> None:
    table = Table(turn=2, government="red", presence=["amber"], hands={"amber": [1]})
    assert table.state.presence_tokens == ("amber",)
    table = Table(turn=2, phase="government", votes={"amber": {"red": 3, "blue": 3}}, displays={"green": [1]})
    assert table.track() == (0, 3, 3)


def test_what_a_table_leaves_out_is_nothing() -> None:
    position = {
        "track": {"red": 5},
        "battle_box": {"green": 2},
        "points": {"violet": [1, 2, 3]},
        "holding": {"black": "all"},
    }
    table = Table(turn=2, votes={"amber": {"blue": 1}}, displays={"green": [1]}, **position)
    assert table.track() == (0, 0, 5) and table.state.battle_box == {"amber": 0, "green": 2, "violet": 0, "black": 0}
    assert table.points("amber", "violet") == [0, 6] and table.votes("green") == (0, 0, 0)
    assert table.state.holding == {"amber": "", "green": "", "violet": "", "black": "all"}
    assert table.display("green") == [1] and table.display("amber") == [] and table.hand("black") == []


def test_a_whole_position_is_taken_up_exactly() -> None:
    table = Table(turn=2, hands={"amber": [23, 24, 5]}, provinces={"maine": "green red 2"}, displays={"green": [15]})
    table.do("place:c23")
    position = json.loads(json.dumps(table.match.position()))
    again = Match.at(GAME, setup_of(), position)[0]
    assert again.position() == table.match.position() and again.decisions == table.match.decisions
    assert position["game"] == "liberte" and list(position) == [key for key in keys_for(SEATS).all if key in position]
    assert position["playing"] == "c23" and position["stack"][-1]["step"] == "place-blocks"


TOO_MUCH_RED = many("amber", "red", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "picardie",
                    "orleanais", "champagne", "lorraine")  # fmt: skip


WHITE = many("green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "alsace", "flandre", n=1)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"hands": {"amber": [1, 1]}}, "This position has Société de 1789 in two places"),
        ({"hands": {"amber": [1]}, "displays": {"green": [1]}}, "this card is in more than one place: Société de 1789"),
        ({"hands": {"amber": [130]}}, "there is no card 130"),
        ({"hands": {"amber": [True]}}, "there is no card true"),
        ({"hands": {"copper": [1]}}, "no seat \"copper\" at this table"),
        ({"open": [1, 2, 3, 4]}, "more than 3 cards are “open”"),
        ({"displays": {"amber": [50]}}, "the display of Amber has more than 5 cards, or a Special"),
        ({"displays": {"amber": [1, 2, 3, 4, 5, 6]}}, "the display of Amber has more than 5 cards"),
        ({"provinces": {"berry": "amber red 1, green red 1, violet red 1, black red 1"}}, "more than 3 stacks"),
        ({"provinces": {"berry": "amber red 1, amber blue 1"}}, "or two stacks of the same seat"),
        ({"provinces": {"berry": "amber red 4"}}, "4 is not a whole number from 1 to 3"),
        ({"provinces": {"berry": "amber pink 1"}}, "no faction \"pink\""),
        ({"provinces": {"paris": "amber red 1"}}, "no province \"paris\""),
        ({"provinces": TOO_MUCH_RED}, "more red blocks"),
        ({"battle_box": {"amber": 18}, "provinces": {"berry": "amber red 1"}}, "Amber has more than 18 control tokens"),
        ({"battles": {"valmy": "amber"}, "lost_blocks": 1},
         "“lost_blocks” is higher than the number of lost battles"),
        ({"order": ["amber", "green", "violet"]}, "“order” of this position: it must name every seat exactly once"),
        ({"order": ["amber", "amber", "violet", "black"]}, "must name every seat exactly once"),
        ({"presence_tokens": ["amber"]}, "a seat that is not in “presence”"),
        ({"presence": ["amber", "amber"]}, "one of the two names a seat twice"),
        ({"points": {"amber": [1, 2]}}, "is not a list of three numbers"),
        ({"points": {"amber": [100, 100, 0]}}, "Amber has more “points” than can be scored"),
        ({"results": [{"province": "berry", "faction": "", "seat": "", "votes": 0, "tied": True}] * 2},
         "a province is listed twice"),
        ({"turn": 5}, "5 is not a whole number from 1 to 4"),
        ({"phase": "night"}, "“phase” of this position"),
        ({"active": "copper"}, "no seat"),
        ({"players": ["Ann"]}, "is for three to six players; there are 1"),
        ({"rows": []}, "no key"),
        ({"playing": 1}, "“playing” names a card that is not being played"),
        ({"displays": {"amber": [1, 2, 3, 4, 5]}},
         "the display of Amber has more than 4 cards and no sans-culottes among them"),
        ({"turn": 3, "provinces": WHITE},
         "white provinces and lost battles add up to 7, so the counter-revolution has already ended"),
        ({"turn": 4, "provinces": dict(list(WHITE.items())[2:]), "battles": {"valmy": "lost", "fleurus": "lost"},
          "phase": "battle"},
         "white provinces and lost battles add up to 7, so the counter-revolution has already ended"),
        ({"phase": "battle"}, "in turn 1 hands are not refreshed, the Battle Box is empty"),
        ({"phase": "refresh"}, "in turn 1 hands are not refreshed"),
        ({"battle_box": {"amber": 1}}, "and there is no battle"),
        ({"turn": 2, "battles": {"fleurus": "green"}}, "“battles” has Fleurus, which is fought in"),
        ({"deck": [71, 1, 90], "pool": [90, 71], "open": [30]}, "a card that is listed in “pool” lies above a card"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    assert why in cannot_be(**position)


def whole(**changed: Any) -> dict[str, Any]:
    """A whole position with a tie in it, changed."""
    table = Table(turn=2, phase="elections", provinces={"berry": "amber blue 1, green blue 1"},
                  displays={"amber": [17], "green": [18]})  # fmt: skip
    return {**json.loads(json.dumps(table.match.position())), **changed}


def get_refusal(position: dict[str, Any]) -> str:
    rest = {key: value for key, value in position.items() if key not in ("provinces", "votes")}
    sparse = {"provinces": {}, **rest}
    if "provinces" in position:
        sparse["provinces"] = {p: ", ".join(f"{s['seat']} {s['faction']} {s['n']}" for s in stacks)
                              for p, stacks in position["provinces"].items()}  # fmt: skip
    return cannot_be(**sparse, votes={s: dict(zip(("white", "blue", "red"), v, strict=True)) for s, v in
                     position["votes"].items()})  # fmt: skip


def frames(**changed: Any) -> list[dict[str, Any]]:
    """The stack of that position with its tie changed."""
    *below, top = whole()["stack"]
    return [*below, {**top, **changed}]


@pytest.mark.parametrize("stack", [
    [{"step": "begin-turn"}, {"step": "end-of-turn"}], [{"step": "hold-elections"}],
    frames(seats=["amber", "violet"]), frames(seats=["amber", "amber"]), frames(seats=["copper", "amber"]),
    frames(bids=[{"seat": "black", "card": "c17"}]), frames()[:1] + frames()[2:], frames(at=6),
])  # fmt: skip
def test_a_stack_that_cannot_be_is_refused(stack: list[dict[str, Any]]) -> None:
    assert "is where it cannot be" in get_refusal(whole(stack=stack)) or "no seat" in get_refusal(whole(stack=stack))


def test_an_end_leaves_nothing_to_do() -> None:
    assert "“stack” must be empty if “end” is given" in get_refusal(whole(end="turns"))
    assert "“stack” must be empty if “end” is given" in get_refusal(whole(stack=[]))


def test_a_fifth_card_and_a_counter_revolution_not_yet_looked_for_can_be() -> None:
    """R13, R33: with a sans-culottes; before a card is resolved, in elections, as a turn begins, and before turn 3."""
    assert Table(displays={"amber": [1, 2, 3, 4, 44]}).display("amber") == [1, 2, 3, 4, 44]
    assert Table(turn=2, provinces=WHITE, hands={"amber": [1]}).step == "choose-action"
    assert Table(turn=4, phase="elections", provinces=WHITE).state.end == "turns"
    assert Table(turn=3, phase="turn", provinces=WHITE).state.end == "counter-revolution"
    table = Table(turn=3, provinces=dict(list(WHITE.items())[1:]), hands={"amber": [5]})
    table.do("place:c5", "blocks:normandie:1")
    position = json.loads(json.dumps(table.match.position()))
    assert Match.at(GAME, setup_of(), position)[0].position() == position


def test_a_card_is_played_where_one_is() -> None:
    table = Table(hands={"amber": [10, 50]})
    table.do("place:c10")
    position = json.loads(json.dumps(table.match.position()))
    hands = {**position["hands"], "amber": ["c10"]}
    assert "names a card that is not being played" in get_refusal({**position, "playing": "c50", "hands": hands})


def test_what_a_fault_of_ours_would_do_is_noticed() -> None:
    """A position that `load` never makes, since the supply is what lies nowhere else."""
    table = Table()
    table.state.supply["red"] -= 1
    with pytest.raises(InvariantError) as error:
        GAME.rules.check(table.state)
    assert error.value.reason is not None
    assert "the supply does not fit" in words("en", "liberte").text(error.value.reason)


def test_a_position_tells_its_printing_by_the_cards_it_names() -> None:
    """R45: whole positions of before have no such option."""
    assert Table(hands={"amber": [28]}).state.options["printing"] == "first"
    assert Table(hands={"amber": [114]}).state.options["printing"] == "second"
    assert Table(hands={"amber": [1]}).state.options["printing"] == "second"
    old = Table.set_up(4, printing="first").match.position()
    del old["options"]["printing"]
    assert Match.at(GAME, setup_of(4), old)[0].position()["options"]["printing"] == "first"


@pytest.mark.parametrize(("printing", "card"), [("first", 114), ("second", 28)])
def test_a_printing_that_was_chosen_has_no_cards_of_the_other(printing: str, card: int) -> None:
    with pytest.raises(PositionError):
        Table(options={"printing": printing}, hands={"amber": [card]})
    with pytest.raises(PositionError):
        Table(hands={"amber": [28, 114]})


def test_a_game_begun_before_there_were_two_printings_plays_as_it_was_played() -> None:
    """R45: draws, questions and views are the same; of one begun now with nothing chosen they are not."""
    recorded = next(one for one in corpus.read("liberte") if one["options"] == {"printing": "first"})
    assert recheck({**recorded, "options": {}, "version": 2}) is None
    assert recheck({**recorded, "options": {}}) is not None
