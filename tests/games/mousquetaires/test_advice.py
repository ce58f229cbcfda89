"""What people who ask for advice are told of the table."""

from __future__ import annotations

from tests.bots.advice import ask, read_changes
from tests.games.mousquetaires.table import Table, at, board, mission


def tell_changes(seat: str = "athos", **parts: tuple[object, object]) -> list[str]:
    """What is told of two positions that differ in some parts."""
    states = [Table(active="athos", **{name: both[n] for name, both in parts.items()}).state for n in (0, 1)]
    return read_changes("mousquetaires", *states, seat)


def posted(*foes: str, card: str = "chancellor", **more: object) -> dict[str, object]:
    """A mission of the Louvre."""
    return mission(card, *foes, **more)


def test_missions_are_told_by_their_names() -> None:
    two = posted(card="queens-letter")
    assert tell_changes(louvre=(two, {**two, "done": ["nobility"]})) == ["advances The Queen’s letter"]
    assert tell_changes(louvre=(two, posted())) == ["completes The Queen’s letter"]
    assert tell_changes(louvre=(two, posted()), seat="milady") == ["-lets the musketeers complete The Queen’s letter"]
    assert tell_changes(place=(at(athos="paris"), at(athos="louvre")), louvre=(two, two)) == [
        "reaches The Queen’s letter"
    ]


def test_adversaries_are_named_only_where_they_lie_open() -> None:
    before, after = posted("jussac", "lubin"), posted("lubin")
    assert tell_changes(louvre=(before, after)) == ["beats Jussac"]
    assert tell_changes(louvre=({**before, "up": False}, after)) == []


def test_the_quest_is_told_by_its_board_and_no_token_by_its_name() -> None:
    down, up = board("red-2", "red-3", "red-4"), board("-red-2", "red-3", "red-4")
    assert tell_changes(quest=(3, 3), board=(down, up)) == ["clears a space on the board “Return to Paris”"]


def test_whoever_is_worse_off_is_named_for_both_sides() -> None:
    life = {"dartagnan": 3, "athos": 3, "aramis": 3, "porthos": 5}
    assert tell_changes(life=(life, {**life, "aramis": 1})) == ["-leaves Aramis with one life point"]
    assert tell_changes(life=(life, {**life, "aramis": 1}), seat="milady") == ["leaves Aramis with one life point"]
    assert tell_changes(life=({**life, "aramis": 1}, life)) == ["heals Aramis"]
    fallen = {**life, "porthos": 0}
    here = (at(porthos="vieux-colombier"),) * 2
    assert tell_changes(place=here, life=(life, fallen), down=([], ["porthos"])) == ["-puts Porthos out of action"]
    assert tell_changes(place=here, life=(fallen, life), down=(["porthos"], []), seat="milady") == [
        "-lets Porthos stand up again"
    ]


def test_advice_names_the_mission_and_what_it_brings() -> None:
    hands = {"athos": ["nobility"] * 3}
    table = Table(active="athos", place=at(athos="louvre"), louvre=posted(), hands=hands, pistoles=0)
    advice, lines = ask(table.match, "athos")
    assert advice.actions[0].picks == ("challenge:louvre:nobility",)
    assert lines[1] == "-# This choice very probably completes The Chancellor’s search."
    assert lines[2] == (
        "-# By rule of thumb: the bot can overcome this challenge, and the reward is worth more than the cards."
    )
