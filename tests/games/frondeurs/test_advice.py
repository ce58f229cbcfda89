"""What people who ask for advice are told of the board."""

from __future__ import annotations

from fronde.games.frondeurs.model import State
from tests.bots.advice import ask, read_changes
from tests.games.frondeurs.table import Table, hold, placing, removing


def after(table: Table, *spaces: str, seat: str = "retzist") -> list[str]:
    """What is told of a choice of Spaces."""
    before: State = table.state.copy()
    table.place(*spaces)
    return read_changes("frondeurs", before, table.state, seat)


def test_influence_is_told_by_the_space_and_control_for_itself() -> None:
    assert after(placing("retzist", hold("retzist", "retz", n=3)), "caumartin") == ["gains Influence at Caumartin"]
    assert after(placing("retzist", hold("retzist", "gondi", n=2)), "gondi") == ["gains Control of Arch. Gondi"]
    assert after(placing("retzist", hold("retzist", "gondi", n=1)), "gondi") == ["strengthens Arch. Gondi"]


def test_a_space_set_free_is_told_with_the_rivals_it_is_opened_to() -> None:
    cubes = hold("retzist", "retz", n=3) | hold("cabalist", "caumartin")
    others = hold("mazarinist", "charlotte-chevreuse")
    assert after(removing("retzist", cubes | others), "caumartin") == [
        "drives the Cabalist out of Caumartin",
        "-opens Caumartin to the Mazarinist",
    ]
    assert after(removing("retzist", cubes | hold("cabalist", "charlotte-chevreuse")), "caumartin") == [
        "drives the Cabalist out of Caumartin",
        "-reopens Caumartin to the Cabalist",
    ]


def test_control_that_ends_is_told_with_whose_it_was() -> None:
    cubes = hold("retzist", "retz", n=3) | hold("cabalist", "gondi", n=3)
    table = removing("retzist", cubes, "persons", controlled=True)
    before: State = table.state.copy()
    table.place("gondi")
    assert read_changes("frondeurs", before, table.state, "retzist") == ["ends the Cabalist’s Control of Arch. Gondi"]
    assert read_changes("frondeurs", before, table.state, "cabalist") == ["-gives up Control of Arch. Gondi"]


def test_what_a_move_leaves_is_told_and_whom_it_is_open_to() -> None:
    cubes = hold("retzist", "caumartin") | hold("cabalist", "charlotte-chevreuse") | hold("retzist", "retz", n=3)
    before = Table("retzist", cubes=cubes).state
    outcome = Table("retzist", cubes=hold("cabalist", "charlotte-chevreuse") | hold("retzist", "retz", n=3)).state
    assert read_changes("frondeurs", before, outcome, "retzist") == [
        "-gives up Caumartin",
        "-opens Caumartin to the Cabalist",
    ]
    two = Table("retzist", cubes=cubes | hold("retzist", "caumartin", n=2)).state
    assert read_changes("frondeurs", two, before, "retzist") == [
        "-leaves only one cube at Caumartin, next to the Cabalist"
    ]
    with_rival = Table("retzist", cubes=cubes | hold("cabalist", "caumartin")).state
    assert read_changes("frondeurs", with_rival, before, "retzist") == ["takes Caumartin from the Cabalist"]


def test_musketeers_are_told_by_their_names() -> None:
    after = Table("retzist", musketeers={"athos": "retzist"}).state
    none = Table("retzist").state
    assert read_changes("frondeurs", none, after, "retzist") == ["wins Athos"]
    assert read_changes("frondeurs", after, none, "retzist") == ["-gives away Athos"]


def test_advice_names_the_space_its_owner_and_whom_it_is_opened_to() -> None:
    cubes = hold("mazarinist", "caumartin") | hold("cabalist", "charlotte-chevreuse", n=2)
    table = removing("retzist", hold("retzist", "retz", n=3) | cubes)
    advice, lines = ask(table.match, "retzist")
    assert advice.actions[0].picks == ("space:caumartin",)
    assert lines[1] == "-# This choice drives the Mazarinist out of Caumartin, but opens Caumartin to the Cabalist."
    assert (
        lines[2].startswith("-# Compared with **Mme Chevreuse**: ")
        and "fewer point for the other Factions together" in lines[2]
    )
