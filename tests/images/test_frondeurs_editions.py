"""A table with a board of its own gets pictures of that board: its lines, values and classes, and nobody else's."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fronde.games.frondeurs import data
from fronde.games.frondeurs.data import BOARD, Board, ConnectorData
from images import store
from images.frondeurs import geometry, layers, reach, reading
from images.frondeurs.edition import current_board, fingerprint, in_edition
from tests.images.positions import render, view_of

OWN = {"board": "own"}
"""The options of the table with the other board."""


def changed_board(**lines: Any) -> Board:
    """The shipped board with Louvre worth 9 PP, Lyon a fortress, without the line Mazarin-Lyon; `add`: more lines."""
    file = tomllib.loads((Path(data.__file__).parent / "board.toml").read_text(encoding="utf-8"))
    for space in file["space"]:
        if space["id"] == "louvre":
            space["pp"] = [9, 9]
        if space["id"] == "lyon":
            space["classes"] = [*space.get("classes", ()), "fortress"]
    file["connector"] = [c for c in file["connector"] if (c["from"], c["to"]) != ("mazarin", "lyon")]
    file["connector"] += [{"from": a, "to": b, "type": kind, "source": "test"} for a, b, kind in lines.get("add", ())]
    return data.build_board(data.BoardFile.model_validate(file))


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    board = changed_board(add=[("villeroy", "aix", "solid")])
    monkeypatch.setattr(data, "board_of", lambda options: board if options == OWN else BOARD)
    yield board
    layers._LAYERS.clear()


def own_table(**other: Any) -> dict[str, Any]:
    return view_of(options=OWN, **other)


SHOWS = ["board", "region:upper-left", "political", "reach:cabalist", "targets:louvre"]


@pytest.mark.parametrize("show", SHOWS)
def test_a_table_s_own_board_is_drawn_and_the_next_table_gets_its_own_again(own: Board, show: str) -> None:
    view = {"cubes": {"villeroy": ["cabalist", 2]}, "control": {}}
    plain = render(view_of(**view), show=show)
    own_picture = render(own_table(**view), show=show)
    assert own_picture.png != plain.png
    assert render(view_of(**view), show=show) == plain
    assert render(own_table(**view), show=show) == own_picture
    assert current_board() is BOARD


def test_the_layer_kept_on_disk_is_of_one_board(own: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(store.VARIABLE, str(tmp_path))
    layers._LAYERS.clear()
    plain = render(view_of())
    assert render(own_table()).png != plain.png
    assert len(list(tmp_path.glob("*.png"))) == 2


def test_boards_of_equal_content_are_one_edition() -> None:
    assert fingerprint(BOARD) == ""
    assert fingerprint(changed_board()) == fingerprint(changed_board()) != ""
    assert fingerprint(changed_board(add=[("villeroy", "aix", "solid")])) != fingerprint(changed_board())


def test_reach_goes_along_the_lines_of_the_table_s_board(own: Board) -> None:
    cubes = {"villeroy": ["cabalist", 2]}
    assert "aix" in reach.find_reach(own_table(cubes=cubes), "cabalist")[1]
    assert "aix" not in reach.find_reach(view_of(cubes=cubes), "cabalist")[1]
    text = render(own_table(cubes=cubes), show="reach:cabalist", width=400).alt
    assert "Free to enter: " in text
    assert "Aix" in text


def test_the_map_and_its_alt_text_give_the_values_of_the_table_s_board(own: Board) -> None:
    view = {"cubes": {"louvre": ["retzist", 1]}, "control": {}}
    assert "Louvre 9" in render(own_table(**view), show="political", width=400).alt
    assert "Louvre 1" in render(view_of(**view), show="political", width=400).alt


def test_lists_begin_with_what_is_worth_most_on_the_table_s_board(own: Board) -> None:
    with in_edition(own):
        assert reading.sort_by_worth(BOARD.ids)[0].id == "louvre"
    assert reading.sort_by_worth(BOARD.ids)[0].id != "louvre"


def line(start: str, end: str) -> ConnectorData:
    return ConnectorData.model_validate({"from": start, "to": end, "type": "solid", "source": "test"})


def test_a_line_no_other_board_has_goes_from_space_to_space_in_a_curve_past_the_others() -> None:
    for start, end in (("villeroy", "aix"), ("vincennes", "surintendant-des-finances"), ("mazarin", "lenet")):
        course = geometry.curve(line(start, end))
        assert course[0] == geometry.PLACES[start]
        assert course[-1] == geometry.PLACES[end]
    straight = geometry._bend_curve("vincennes", "surintendant-des-finances", 0)
    curve = geometry.curve(line("vincennes", "surintendant-des-finances"))
    ends = "vincennes", "surintendant-des-finances"
    assert geometry.count_hidden_points(curve, ends) < geometry.count_hidden_points(straight, ends)


def test_a_line_that_runs_the_other_way_keeps_its_course() -> None:
    for start, end in (("mazarin", "lyon"), ("mazarin", "gaston")):
        there, back = geometry.curve(line(start, end)), geometry.curve(line(end, start))
        assert there == back[::-1]
