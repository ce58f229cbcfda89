"""The components' files: read once, and refused where they could not be a board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from fronde.core.components import read_components
from fronde.core.errors import DataError
from fronde.games.frondeurs import GAME, data
from fronde.games.frondeurs.data import (
    BOARD,
    FACTIONS,
    SEASON_CARDS,
    TRACKS,
    ActionCard,
    ActionData,
    BoardFile,
    ConnectorData,
    SeasonCard,
    SpaceData,
    build_board,
    each,
    names_of,
    set_of,
)

FILE = BoardFile(space=BOARD.spaces, connector=BOARD.connectors)
CONNECTOR = BOARD.connectors[0].model_dump(by_alias=True)


def test_the_board_is_built_from_its_file() -> None:
    assert build_board(FILE) == BOARD


def test_a_space_named_twice_is_refused() -> None:
    with pytest.raises(DataError, match="twice"):
        build_board(BoardFile(space=(*BOARD.spaces, BOARD.spaces[0]), connector=()))


def test_a_board_on_which_a_faction_has_no_avatar_is_refused() -> None:
    spaces = tuple(s.model_copy(update={"avatar_of": None}) if s.id == "retz" else s for s in BOARD.spaces)
    with pytest.raises(DataError, match=r"no Avatar: \['retzist'\]"):
        build_board(BoardFile(space=spaces, connector=()))


@pytest.mark.parametrize("end", ["from", "to"])
def test_a_line_to_no_space_is_refused(end: str) -> None:
    line = ConnectorData(**{**CONNECTOR, end: "atlantis"})
    with pytest.raises(DataError, match=r"connector .*atlantis.*: no such Space"):
        build_board(BoardFile(space=BOARD.spaces, connector=(line,)))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("id", "Lyon"), ("id", "ly on"), ("kind", "town"), ("control", -1), ("control", 101), ("border", "red"),
        ("gender", "x"), ("avatar_of", "jesuit"), ("pp", (1,)), ("mp", None), ("no_such", 1),
    ],
)  # fmt: skip
def test_a_space_with_a_wrong_datum_is_refused(name: str, value: object) -> None:
    lyon = BOARD.spaces[BOARD.index["lyon"]].model_dump()
    assert SpaceData(**lyon) == BOARD.spaces[BOARD.index["lyon"]]
    with pytest.raises(ValidationError):
        SpaceData(**{**lyon, name: value})


def test_a_space_needs_no_more_than_what_every_space_has() -> None:
    bare = SpaceData(id="x", kind="person", control=100, pp=(0, 0), mp=(0, 0), xy=(1, 1), source={})
    assert (bare.gender, bare.avatar_of, bare.border, bare.crowns, bare.coins) == (None, None, None, 0, 0)
    assert bare.classes == bare.affiliates == bare.peers == ()


def test_components_are_frozen() -> None:
    with pytest.raises(ValidationError):
        BOARD.spaces[0].id = "x"  # type: ignore[misc]


def test_a_card_names_only_what_it_does() -> None:
    move = ActionData(action="move")
    assert (move.cubes, move.place, move.remove, move.controlled) == (0, 0, 0, False)
    noll = next(c for c in SEASON_CARDS.values() if c.kind == "old-noll")
    assert (noll.location, noll.cubes, noll.scope, noll.spaces, noll.token) == (None, 0, None, None, None)
    assert (noll.arrest, noll.extra, noll.army_commander) == ((), 0, None)
    with pytest.raises(ValidationError):
        SeasonCard(id="s99", kind="plague", source="")  # type: ignore[arg-type]
    with pytest.raises(ValidationError):
        ActionCard(id="a99", set="A", target="nobody", a={"action": "move"}, b={"action": "move"})  # type: ignore[arg-type]


def test_a_file_that_does_not_fit_is_refused_and_says_where(tmp_path: Path) -> None:
    text = (Path(data.__file__).parent / "tracks.toml").read_text(encoding="utf-8")
    (tmp_path / "tracks.toml").write_text(f'{text}\n[[season]]\nbox = "first"\n', encoding="utf-8")
    with pytest.raises(DataError, match="season"):
        read_components(data._Tracks, tmp_path, "tracks")


def test_a_set_of_spaces_is_listed_in_board_order() -> None:
    assert list(each(0b10110)) == [1, 2, 4] and list(each(0)) == []
    assert set_of(["lyon", "lyon", "aix"]) == 1 << BOARD.index["lyon"] | 1 << BOARD.index["aix"]
    assert names_of(set_of(reversed(BOARD.ids))) == list(BOARD.ids)
    assert BOARD.every == set_of(BOARD.ids)


def test_every_datum_has_its_source() -> None:
    for space in BOARD.spaces:
        assert space.source and all(space.source.values())
    assert all(line.source for line in BOARD.connectors)
    assert all(entry.source for entry in (*TRACKS.season, *TRACKS.arrest))
    assert all(card.source for card in SEASON_CARDS.values())


def test_what_is_offered_to_others_is_there() -> None:
    assert [name for name in data.__all__ if not hasattr(data, name)] == []
    assert len(data.__all__) == len(set(data.__all__))


# --- the game as the host sees it ---


def test_every_option_says_by_which_rule_it_is_there() -> None:
    properties = GAME.rules.options_schema()["properties"]
    assert set(properties) == set(GAME.rules.fill_options({}))
    numbers = {name: re.match(r"\d\.\d+", value["description"]) for name, value in properties.items()}
    assert {name: match and match[0] for name, match in numbers.items()} == {
        "setup_placement": "4.12",
        "faction_swap": "4.12",
        "arrest_before_swap": "4.12",
        "card_order": "9.3",
        "short_game": "8.5",
        "teams": "8.6",
        "gold_and_exile": "7.6",
        "board": None,
    }


def test_the_game_is_for_two_to_four_most_often_four() -> None:
    assert (GAME.key, GAME.title.version, GAME.title.player_counts) == ("frondeurs", 7, (4, 3, 2))
    assert FACTIONS == ("condeean", "cabalist", "retzist", "mazarinist")
