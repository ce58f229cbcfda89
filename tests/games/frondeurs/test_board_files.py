"""Board files of one's own: every fault with its line, and games on a changed board (docs/boards.md, ruling R190)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from fronde.core.errors import FileRefusal, PositionError, TableError
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games.frondeurs import GAME, boards
from fronde.games.frondeurs.boards import find_faults, read_board
from fronde.games.frondeurs.data import (
    BOARD,
    BOARD_TEXT,
    INDEX,
    STATED,
    Board,
    BoardFile,
    board_of,
    names_of,
    plain_board,
)
from fronde.texts import words
from fronde.tools.fuzz import check_json, check_replay
from fronde.tools.play import play, player_dice

WORDS = words("en", "frondeurs")
PLAYERS = ("Ann", "Bob", "Cy", "Dee")


class File:
    """A board file to be spoilt: our own, line by line."""

    def __init__(self) -> None:
        self.lines = BOARD_TEXT.splitlines()

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def start(self, *keys: str) -> int:
        """The index of the header of the Space or line whose entry holds these lines one after the other."""
        for at, _ in enumerate(self.lines):
            if self.lines[at].startswith("[[") and self.lines[at + 1 : at + 1 + len(keys)] == list(keys):
                return at
        raise AssertionError(f"no such entry: {keys}")

    def space(self, id_: str) -> int:
        return self.start(f'id = "{id_}"')

    def connector(self, start: str, end: str) -> int:
        return self.start(f'from = "{start}"', f'to = "{end}"')

    def set(self, at: int, key: str, value: str | None) -> int:
        """Give a key of the entry at a header another value, or take it out; its line number, the header's when out."""
        end = next((i for i in range(at + 1, len(self.lines)) if self.lines[i].startswith("[")), len(self.lines))
        indexes = [i for i in range(at, end) if self.lines[i].startswith(f"{key} = ")]
        if value is None:
            del self.lines[indexes[0]]
            return at + 1
        line = f"{key} = {value}"
        if not indexes:
            self.lines.insert(at + 2, line)
            return at + 3
        self.lines[indexes[0]] = line
        return indexes[0] + 1

    def add(self, *lines: str) -> int:
        """Write lines at the end; the number of the first."""
        self.lines += lines
        return len(self.lines) - len(lines) + 1

    def faults(self) -> list[tuple[int, str]]:
        """Line and kind of every fault, each of which reads."""
        faults = find_faults(self.text)
        for fault in faults:
            sentence = WORDS.text(fault.text)
            assert sentence.endswith((".", "…")) and "{" not in sentence and "  " not in sentence
        assert [f.line for f in faults] == sorted(f.line for f in faults)
        return [(fault.line, fault.text.id.removeprefix("board-fault-")) for fault in faults]


def spoilt(space: str, key: str, value: str | None) -> tuple[int, list[tuple[int, str]]]:
    """The line of a key changed in a Space, and the faults that come of it."""
    file = File()
    line = file.set(file.space(space), key, value)
    return line, file.faults()


# --- our own file ---


def test_our_own_board_has_no_fault() -> None:
    assert File().faults() == []
    board = board_of({"board": read_board(BOARD_TEXT, "board.toml")})
    tables = [field.name for field in fields(Board) if field.name not in ("spaces", "connectors")]
    assert all(getattr(board, name) == getattr(BOARD, name) for name in tables)
    assert [s.model_copy(update={"source": {}}) for s in BOARD.spaces] == list(board.spaces)


def test_our_own_board_names_a_source_for_every_datum() -> None:
    assert all(space.source and line.source for space in BOARD.spaces for line in BOARD.connectors)
    keys = {"space", "classes", "affiliates", "peers", "control", "pp", "mp", "crowns", "coins", "xy"}
    assert all(keys <= set(space.source) for space in BOARD.spaces)


def test_a_file_of_ones_own_needs_no_source_and_no_place() -> None:
    file = File()
    file.lines = [line for line in file.lines if not line.startswith(("xy = ", "source = "))]
    assert file.faults() == []
    assert board_of({"board": read_board(file.text, "mine.toml")}).spaces[0].xy == BOARD.spaces[0].xy


def test_only_what_the_rulebook_states_can_contradict_a_file() -> None:
    """No datum of ours marked as reconstructed stands in stated.toml."""
    sources = {space.id: space.source for space in BOARD.spaces}
    for fact in STATED.value:
        assert not sources[fact.space].get(fact.field, "").startswith("reconstructed")
    for members in STATED.members:
        for space in members.spaces:
            assert "reconstructed" not in sources[space][members.field].split(";")[0].split(":")[0]


# --- TOML and shapes ---


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[[space]]\nid = \n", (2, "syntax")),
        ('[[space]]\nid = "retz"\nid = "retz"\n', (3, "syntax")),
        ("a = " + "[" * 50, (1, "file-shape-depth")),
        ("a = " + "9" * 5000, (1, "file-shape-line-length")),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text: str, fault: tuple[int, str]) -> None:
    assert [(f.line, f.text.id.removeprefix("board-fault-")) for f in find_faults(text)] == [fault]


def test_an_empty_file_lacks_everything() -> None:
    kinds = [f.text.id for f in find_faults("")]
    assert kinds.count("board-fault-no-table") == 2
    assert kinds.count("board-fault-missing-space") == len(BOARD.spaces)


def test_a_key_there_is_not_is_told() -> None:
    file = File()
    line = file.set(file.space("retz"), "crown", "1")
    connector = file.set(file.connector("retz", "caumartin"), "colour", '"blue"')
    assert file.faults() == [(line, "unknown-key"), (connector, "unknown-key")]


def test_a_key_outside_every_table_is_told() -> None:
    file = File()
    file.lines.insert(0, 'title = "mine"')
    assert file.faults() == [(1, "unknown-key")]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("control", '"three"'),
        ("control", "-1"),
        ("control", "101"),
        ("control", "3.0"),
        ("control", "true"),
        ("pp", "2"),
        ("pp", "[1, 2, 3]"),
        ("mp", '["1", "2"]'),
        ("crowns", "-1"),
        ("coins", "[]"),
        ("gender", '"x"'),
        ("border", '"red"'),
        ("classes", '["duke"]'),
        ("classes", '"town"'),
        ("peers", '["key-7"]'),
        ("affiliates", '["frondeur"]'),
        ("avatar_of", '"nobody"'),
        ("xy", "[5000, 0]"),
        ("kind", '"place"'),
    ],
)
def test_a_wrong_value_is_told_with_what_it_may_be(key: str, value: str) -> None:
    line, faults = spoilt("gondi", key, value)
    assert faults == [(line, "value")]


def test_a_line_is_what_an_editor_counts() -> None:
    """A comment may hold what Python takes for the end of a line, and lines may end as they do on Windows."""
    file = File()
    file.lines.insert(0, "# \u2028 \x85")
    line = file.set(file.space("gondi"), "control", "-1")
    assert file.faults() == [(line, "value")]
    assert [fault.line for fault in find_faults("\ufeff" + file.text.replace("\n", "\r\n"))] == [line]


@pytest.mark.parametrize("key", ["kind", "control", "pp"])
def test_a_key_left_out_is_told_at_its_space(key: str) -> None:
    line, faults = spoilt("gondi", key, None)
    assert faults == [(line, "no-key")]


def test_every_fault_is_told_at_once_in_order() -> None:
    file = File()
    lines = [
        file.set(file.space("gondi"), "control", '"three"'),
        file.set(file.connector("retz", "caumartin"), "type", '"wavy"'),
        file.set(file.space("mazarin"), "pp", "[1]"),
    ]
    assert file.faults() == [(line, "value") for line in sorted(lines)]


# --- Spaces ---


def test_an_unknown_space_and_the_one_that_is_missing_for_it() -> None:
    file = File()
    line = file.set(file.space("gondi"), "id", '"gondy"')
    assert file.faults() == [(1, "missing-space"), (line, "unknown-space")]


def test_a_space_twice() -> None:
    file = File()
    first = file.space("gondi") + 1
    at = file.space("gondi")
    line = file.add(*file.lines[at : file.lines.index("[space.source]", at)])
    faults = find_faults(file.text)
    assert [(f.line, f.text.id) for f in faults] == [(line + 1, "board-fault-space-twice")]
    assert f"line {first}" in WORDS.text(faults[0].text)


def test_2_22_persons_and_institutions_are_those_of_the_gazetteer() -> None:
    line, faults = spoilt("lyon", "kind", '"person"')
    assert (line, "kind") in faults


@pytest.mark.parametrize(("space", "value"), [("gondi", None), ("lyon", '"f"')])
def test_2_43_persons_have_a_gender_and_institutions_none(space: str, value: str | None) -> None:
    line, faults = spoilt(space, "gender", value)
    assert (line, "gender") in faults


def test_2_23_border_and_class_go_together() -> None:
    line, faults = spoilt("lyon", "border", '"green"')
    assert faults == [(line, "border")]
    file = File()
    at = file.set(file.space("orleans"), "border", None)
    classes = next(i + 1 for i in range(at, len(file.lines)) if file.lines[i].startswith("classes"))
    assert file.faults() == [(classes, "border")]


def test_2_5_every_space_has_an_icon() -> None:
    file = File()
    at = file.space("lyon")
    for key, value in (("pp", "[0, 0]"), ("mp", "[0, 0]")):
        file.set(at, key, value)
    for key in ("affiliates", "peers", "crowns", "coins"):
        if getattr(BOARD.spaces[INDEX["lyon"]], key):
            file.set(at, key, None)
    file.set(at, "control", "3")
    assert (at + 1, "no-icon") in file.faults()


@pytest.mark.parametrize(("token", "other"), [("crowns", "coins"), ("coins", "crowns")])
def test_2_54_no_reward_where_nobody_can_have_control(token: str, other: str) -> None:
    file = File()
    stated = {fact.space for fact in STATED.value}
    rich = next(s for s in BOARD.spaces if getattr(s, token) and not getattr(s, other) and s.id not in stated)
    at = file.space(rich.id)
    file.set(at, "control", "0")
    line = next(i for i in range(at, len(file.lines)) if file.lines[i].startswith(f"{token} = ")) + 1
    assert file.faults() == [(line, "never-won")]


def test_2_45_a_peer_icon_alone_joins_nothing() -> None:
    file = File()
    line = file.set(file.space("gondi"), "peers", '["key-gold"]')
    assert file.faults() == [(line, "lonely-icon")]


def test_2_453_a_key_joins_a_person_to_a_fortress() -> None:
    file = File()
    file.set(file.space("gondi"), "peers", '["key-gold"]')
    file.set(file.space("lyon"), "peers", '["key-gold"]')
    town = next(i + 1 for i in range(file.space("lyon"), len(file.lines)) if file.lines[i].startswith("peers"))
    assert file.faults() == [(town, "key-place")]


def test_2_453_a_key_needs_a_fortress() -> None:
    file = File()
    for person in ("gondi", "caumartin"):
        file.set(file.space(person), "peers", '["key-gold"]')
    first = min(file.space("gondi"), file.space("caumartin"))
    line = next(i for i in range(first, len(file.lines)) if file.lines[i].startswith("peers")) + 1
    assert file.faults() == [(line, "key-alone")], "told where the key stands first"


def test_2_452_five_surintendants() -> None:
    file = File()
    peers = json.dumps([p for p in BOARD.spaces[INDEX["d-avaux"]].peers if p != "surintendant"])
    file.set(file.space("d-avaux"), "peers", peers)
    assert file.faults() == [(1, "surintendants")]


@pytest.mark.parametrize(
    ("space", "key", "value", "fault"),
    [
        ("metz", "classes", '["orange"]', "lacks"),
        ("metz", "classes", '["fortress"]', "lacks"),
        ("lyon", "classes", '["town", "fortress", "orange"]', "icon-too-much"),
        ("conde", "classes", '["avatar", "marechal", "huguenot", "orange"]', "icon-too-much"),
        ("carignano", "peers", "[]", "lacks"),
        ("retz", "affiliates", "[]", "lacks"),
        ("parlement-paris", "control", "5", "stated"),
        ("conde", "mp", "[1, 1]", "stated"),
        ("retz", "avatar_of", None, "stated"),
        ("retz", "avatar_of", '"cabalist"', "stated"),
        ("gondi", "avatar_of", '"retzist"', "no-avatar"),
        ("parlement-paris", "avatar_of", '"retzist"', "no-avatar"),
        ("parlement-paris", "pp", "[3, 3]", "dual"),
        ("parlement-paris", "pp", "[6, 3]", "dual-order"),
        ("gondi", "pp", "[1, 2]", "not-dual"),
    ],
)
def test_what_the_rulebook_states_of_a_space(space: str, key: str, value: str | None, fault: str) -> None:
    line, faults = spoilt(space, key, value)
    assert (line, fault) in faults


def test_a_class_and_its_icon_go_together() -> None:
    line, faults = spoilt("phelypeaux", "peers", '["spanish"]')
    assert (line, "icon-class") in faults
    file = File()
    file.set(file.space("phelypeaux"), "peers", "[]")
    at = file.space("phelypeaux")
    classes = next(i + 1 for i in range(at, len(file.lines)) if file.lines[i].startswith("classes"))
    assert (classes, "icon-class") in file.faults(), "without its icon it is the class that is told"


@pytest.mark.parametrize(("key", "printed"), [("crowns", 10), ("coins", 15)])
def test_4_12_crowns_and_coins_are_counted(key: str, printed: int) -> None:
    file = File()
    file.set(file.space("gondi"), key, str(getattr(BOARD.spaces[INDEX["gondi"]], key) + 1))
    assert file.faults() == [(1, "total")]
    (fault,) = find_faults(file.text)
    assert f"{printed + 1}" in WORDS.text(fault.text) and f"not {printed}" in WORDS.text(fault.text)


# --- lines ---


def connector(start: str, end: str, kind: str) -> Sequence[str]:
    return ("[[connector]]", f'from = "{start}"', f'to = "{end}"', f'type = "{kind}"')


@pytest.mark.parametrize(
    ("start", "end", "kind", "offset", "fault"),
    [
        ("retz", "nowhere", "solid", 2, "unknown-space"),
        ("nowhere", "retz", "solid", 1, "unknown-space"),
        ("retz", "retz", "solid", 0, "line-to-itself"),
        ("retz", "caumartin", "solid", 0, "line-twice"),
        ("caumartin", "retz", "solid", 0, "line-twice"),
        ("caumartin", "retz", "dashed", 0, "line-differs"),
        ("gondi", "anne-of-austria", "lovers", 1, "lovers-reversed"),
        ("gondi", "lyon", "lovers", 1, "lovers"),
    ],
)
def test_a_wrong_line_is_told(start: str, end: str, kind: str, offset: int, fault: str) -> None:
    file = File()
    line = file.add(*connector(start, end, kind))
    assert file.faults() == [(line + offset, fault)]


def test_two_arrows_against_each_other_are_one_dashed_line() -> None:
    file = File()
    file.add(*connector("gondi", "metz", "arrow"))
    line = file.add(*connector("metz", "gondi", "arrow"))
    assert file.faults() == [(line, "line-differs")]


def test_2_42_an_arrow_may_stand_where_the_rulebook_names_no_line() -> None:
    file = File()
    file.add(*connector("gondi", "metz", "arrow"))
    assert file.faults() == []


@pytest.mark.parametrize(("kind", "fault"), [("arrow", "one-way"), ("dashed", "line-type")])
def test_6_6_10_a_line_the_rulebook_names_is_of_its_type_and_both_ways(kind: str, fault: str) -> None:
    file = File()
    line = file.set(file.connector("retz", "caumartin"), "type", f'"{kind}"')
    assert file.faults() == [(line, fault)]


def test_7_53_a_line_the_rulebook_names_is_missed() -> None:
    file = File()
    at = file.connector("louvre", "d-artagnan")
    end = next(i for i in range(at + 1, len(file.lines)) if file.lines[i].startswith("[["))
    del file.lines[at:end]
    assert file.faults() == [(1, "no-line")]


def test_no_sentence_of_a_fault_is_left_unsaid() -> None:
    source = Path(boards.__file__).read_text(encoding="utf-8")
    kinds = {id_.removeprefix("board-fault-") for id_ in WORDS.ids if id_.startswith("board-fault-")}
    assert len(kinds) > 30 and all(f'"{kind}"' in source for kind in kinds)


# --- from a file to an option ---


def test_a_file_refused_tells_its_faults_line_by_line() -> None:
    file = File()
    for id_ in ("gondi", "caumartin", "lyon", "metz", "orleans", "dijon", "aix", "marseille", "bordeaux", "mole"):
        file.set(file.space(id_), "control", "-1")
    with pytest.raises(FileRefusal) as refusal:
        read_board(file.text, "mine.toml")
    text = WORDS.text(refusal.value.reason)
    assert len(refusal.value.faults) == 10
    assert text.startswith("This board file has 10 faults:\nmine.toml:") and text.count("\nmine.toml:") == 8
    assert text.endswith("and 2 more.") and "{" not in text
    assert all(WORDS.text(line).startswith("mine.toml:") for line in refusal.value.faults)


def test_the_host_finds_the_option_a_file_sets() -> None:
    option = GAME.title.option_files["board"](BOARD_TEXT, "mine.toml")
    assert set(option) == {"space", "connector"}
    assert "source" not in json.dumps(option)
    assert GAME.rules.fill_options({"board": option})["board"] == option
    assert GAME.rules.fill_options({})["board"] is None


@pytest.mark.parametrize("board", [{}, {"space": 5, "connector": []}, {"space": [5], "connector": [None]}, {"x": 1}])
def test_a_board_that_is_none_is_refused_with_a_sentence(board: Any) -> None:
    for ask in (lambda: GAME.rules.fill_options({"board": board}), lambda: start(board)):
        with pytest.raises(TableError) as refusal:
            ask()
        assert WORDS.text(refusal.value.reason).startswith("You cannot play on this board: ")
    with pytest.raises(PositionError):
        Match.at(GAME, Setup("frondeurs", PLAYERS, 1), {"options": {"board": board}})


def test_a_board_in_another_order_is_the_same_option() -> None:
    plain = read_board(BOARD_TEXT, "")
    turned = {**plain, "space": plain["space"][::-1]}
    assert GAME.rules.fill_options({"board": turned})["board"] == plain


# --- games on another board ---


def another_board() -> dict[str, Any]:
    """Our board with other values, one line more, one less, one arrowed, and Crowns and Coins elsewhere."""
    plain = plain_board(BoardFile(space=BOARD.spaces, connector=BOARD.connectors))
    spaces = {space["id"]: space for space in plain["space"]}
    crowned = next(s for s in plain["space"] if s.get("crowns") == 1)
    coined = next(s for s in plain["space"] if s.get("coins", 0))
    spaces["gondi"] |= {"crowns": crowned.pop("crowns"), "pp": [5, 5], "control": 1}
    spaces["caumartin"] |= {"coins": coined.pop("coins"), "mp": [4, 4]}
    spaces["orleans"]["control"] = 0
    spaces["retz"]["control"] = 4
    spaces["metz"]["affiliates"] = ["retzist"]
    pairs = {frozenset((line.start, line.end)) for line in STATED.line}
    free = [c for c in plain["connector"] if frozenset((c["from"], c["to"])) not in pairs and c["type"] == "solid"]
    plain["connector"].remove(free[0])
    free[1]["type"] = "arrow"
    plain["connector"].append({"from": "gondi", "to": "metz", "type": "solid"})
    return GAME.rules.fill_options({"board": plain})["board"]  # type: ignore[no-any-return]


ANOTHER = another_board()


def start(board: Any, seed: int = 1, players: int = 4, **options: Any) -> Match:
    """A match on a board, None: ours."""
    settings = options if board is None else {**options, "board": board}
    return Match.start(GAME, Setup("frondeurs", PLAYERS[:players], seed, settings))[0]


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 3), (3, 2), (4, 4)])
def test_a_game_on_another_board_plays_to_its_end(seed: int, players: int) -> None:
    match = start(ANOTHER, seed, players)
    for number, _ in enumerate(play(match, player_dice(seed))):
        if number % 25 == 0:
            GAME.rules.check(match.state)
            check_json(match)
    assert match.over
    check_replay(match)


def test_the_position_follows_the_board_of_its_options() -> None:
    match = start(ANOTHER)
    view = match.view(None)
    crowns = {s["id"]: s["crowns"] for s in ANOTHER["space"] if "crowns" in s}
    assert view["board_crowns"] == crowns and crowns["gondi"]
    assert view["control"] == {"conde": "condeean", "duchesse-longueville": "cabalist", "mazarin": "mazarinist"}
    assert board_of(view["options"]) is match.state.board is match.copy().state.board
    again = check_json(match)
    assert again.state.board is match.state.board
    assert "metz" in names_of(match.state.board.free[INDEX["gondi"]])
    assert "metz" not in names_of(BOARD.free[INDEX["gondi"]])


def test_matches_on_two_boards_leave_each_other_alone() -> None:
    """Played in turns, each is what it is when played by itself."""

    def alone(board: Any) -> str:
        match = start(board, 5)
        for _ in play(match, player_dice(5), 300):
            pass
        return json.dumps(match.position())

    apart = [alone(ANOTHER), alone(None)]
    both = [start(ANOTHER, 5), start(None, 5)]
    games = [play(match, player_dice(5), 300) for match in both]
    for _ in range(300):
        for game in games:
            next(game, None)
    assert [json.dumps(match.position()) for match in both] == apart
    assert apart[0] != apart[1]


def test_a_record_keeps_its_board_when_the_file_is_gone() -> None:
    match = start(ANOTHER, 6)
    for _ in play(match, player_dice(6), 60):
        pass
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["board"] == ANOTHER
    assert Match.replay(GAME, record).position() == match.position()


def test_a_table_on_our_own_board_keeps_no_board() -> None:
    match = start(None)
    assert "board" not in match.position()["options"]
    assert match.state.board is BOARD
    other = Match.start(GAME, Setup("frondeurs", PLAYERS, 1, {"board": None}))[0]
    assert other.position() == match.position()
