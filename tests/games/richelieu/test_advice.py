"""What people who ask for advice are told of the cards."""

from __future__ import annotations

from tests.bots.advice import ask, read_changes
from tests.games.richelieu.table import Table, cards_of


def tell_changes(table: Table, *picks: str, seat: str = "richelieu") -> list[str]:
    """What is told of a seat's choices."""
    before = table.state.copy()
    table.do(*picks)
    return read_changes("richelieu", before, table.state, seat)


def test_majorities_are_told_by_who_leads() -> None:
    one, two, *rest = cards_of("anjou")
    row = [one, *cards_of("bourgogne"), two]
    uncovered = "-uncovers Bourgogne (2 shields) for Queen"
    level = Table(rows=[row], collections={"queen": rest[:2]}, active="richelieu")
    assert tell_changes(level, f"card:{one}") == ["ties for the lead in Anjou", uncovered]
    ahead = Table(rows=[row], collections={"queen": rest[:1]}, active="richelieu")
    assert tell_changes(ahead, f"card:{one}") == ["takes the lead in Anjou", uncovered]
    further = Table(rows=[row], collections={"richelieu": rest[:1]}, active="richelieu")
    safe = "makes your majority in Anjou safe from everything but discs"
    assert tell_changes(further, f"card:{one}") == [safe, uncovered]
    behind = Table(rows=[row], collections={"queen": rest}, active="richelieu")
    assert tell_changes(behind, f"card:{one}") == ["spares you the penalty for Anjou", uncovered]


def test_who_is_overtaken_loses_the_lead() -> None:
    one, two, *rest = cards_of("anjou")
    table = Table(rows=[[one, *cards_of("bourgogne"), two]], collections={"queen": rest[:1]}, active="richelieu")
    assert tell_changes(table, f"card:{one}", seat="queen")[:1] == ["-loses the lead in Anjou"]


def test_advice_names_the_majority_and_the_card_it_leaves_to_the_next() -> None:
    table = Table(rows=[[31, 32, 1], [4, 2]], active="richelieu")
    advice, lines = ask(table.match, "richelieu")
    assert advice.actions[0].picks == ("card:31",)
    assert lines[1] == (
        "-# This choice, with a good one after it, makes your majority in Anjou"
        " and crosses safe from everything but discs and takes the lead in swords."
    )
    assert lines[2].startswith("-# Compared with **Row 1 right: Bourgogne (2 shields)**: ")
    assert "less risk of having no card of a region or symbol" in lines[2]
