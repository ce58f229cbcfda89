"""What a library says of a fault, in its own English, reaches nobody: every answer is a sentence of ours."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fronde.core.uploads import TOML_FAULTS, tell_toml_fault
from fronde.texts import words
from fronde.tools import board
from fronde.tools.input_errors import tell_file_fault
from fronde.tools.referee import Referee
from tests.core.test_tools import run
from tests.toy import Toy

WORDS = words("en")
NO_TOML = {
    "value": ("a = ", "a = 1\nb = x\n"),
    "date": ("a = 2020-02-30\n", "a = 2020-02-30T10:00:00\n"),
    "string": ('a = "x', "a = 'x", 'a = """x', "a = '''x"),
    "character": ("a = 'x\n'", 'a = "\x01"', "# \x01"),
    "escape": ('a = "\\q"', 'a = "\\u12"', 'a = "\\ud800"'),
    "list": ("a = [1", "a = [1 2]"),
    "inline-table": ("a = {b = 1",),
    "twice": ("a = 1\na = 2\n", "[a]\n[a]\n", "a = {b = 1, b = 2}", "[a]\nb = 1\n[[a]]\n", "a = {b = 1}\na.c = 2\n"),
    "equals": ("a\n", "a 1\n"),
    "header": ("[a\n", "[[a]\n"),
    "line-end": ("a = 1 b = 2\n",),
    "key": ("= 1\n", "[]\n", "a = 1\n!\n"),
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, each in NO_TOML.items() for text in each])
def test_what_is_no_toml_is_told_in_words_of_ours(name: str, text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    fault = tell_toml_fault(text, error.value)
    assert fault.problem.id == f"file-toml-{name}", error.value
    assert str(error.value).partition(" (at")[0] not in WORDS.text(fault.problem)


def test_every_fault_of_toml_has_its_words() -> None:
    assert {*TOML_FAULTS.values()} == set(NO_TOML)
    line, problem = tell_toml_fault("a = 1\n\nb = 2\n", ValueError("something nobody has thought of"))
    assert (line, WORDS.text(problem)) == (3, "this is not valid TOML.")


NO_JSON = {
    b"garbage": "it is invalid from character 1 on",
    b'{"op": }': "it is invalid from character 8 on",
    b'{"op": "new"} {}': "it is invalid from character 15 on",
    b'{"seed": NaN}': "it contains an invalid or too large number",
    b'{"seed": 1e999}': "it contains an invalid or too large number",
    b'{"seed": ' + b"9" * 5000 + b"}": "it contains an invalid or too large number",
    b"\xff": "it is not UTF-8, or contains half a character",
    b'{"op": "\\ud800"}': "it is not UTF-8, or contains half a character",
    b"[" * 100_000: "its brackets are nested too deep",
}


@pytest.mark.parametrize("line", NO_JSON, ids=lambda line: repr(line[:20]))
def test_what_is_no_json_is_told_in_words_of_ours(line: bytes) -> None:
    assert reason(line) == f"This line is not a JSON object in UTF-8: {NO_JSON[line]}."


def reason(request: bytes | dict[str, Any]) -> str:
    """Why the referee refuses a request."""
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    error = json.loads(Referee().answer(line))["error"]
    return str(error["reason"])


NEW: dict[str, Any] = {"op": "new", "game": "toy", "players": ["Ann", "Bob"]}


@pytest.mark.parametrize(
    ("request_", "problem"),
    [
        ([], "(request): it has to be a table of names, each with a value"),
        ({"op": "new"}, "(game): it is missing"),
        ({**NEW, "game": 1}, "(game): it has to be text"),
        ({**NEW, "players": 3}, "(players): it has to be a list"),
        ({**NEW, "players": ["Ann", None]}, "(players.1): it has to be text"),
        ({**NEW, "seed": "x"}, "(seed): it has to be a whole number"),
        ({**NEW, "seed": 1.5}, "(seed): it has to be a whole number"),
        ({**NEW, "options": 1}, "(options): it has to be a table of names, each with a value"),
        ({"op": "replay", "record": 1}, "(record): it has to be a table of names, each with a value"),
    ],
)
def test_a_request_of_the_wrong_shape_is_told_in_words_of_ours(toy: Toy, request_: Any, problem: str) -> None:
    assert reason(json.dumps(request_).encode()) == f"The request cannot be read {problem}."


@pytest.mark.parametrize(("op", "label"), [(None, "null"), (1, "1"), ([], "[]"), ("dance", "dance")])
def test_a_request_there_is_not_is_named_as_it_was_written(op: Any, label: str) -> None:
    assert reason({"op": op}).startswith(f"There is no request called “{label}”; the requests are games, new, ")


def test_a_file_that_cannot_be_read_or_written_is_told_in_words_of_ours(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "latin.toml").write_bytes(b"a = '\xe9'")
    for file in ("none.toml", ".", "latin.toml", "latin.toml/x"):
        assert run(board, "check", str(tmp_path / file)) == 2
    lines = [line.rpartition(" cannot be read: ")[2] for line in capsys.readouterr().err.splitlines()]
    assert lines == [
        "there is no such file or folder.", "it is a folder.", "it is not UTF-8.", "there is no such file or folder.",
    ]  # fmt: skip
    assert WORDS.text(tell_file_fault(PermissionError(13, "Permission denied"))) == "access to it is forbidden"
    assert WORDS.text(tell_file_fault(ValueError("embedded null byte"))) == "the system does not allow it"


def test_no_answer_carries_what_an_exception_says() -> None:
    """What an exception says goes to the log, or to whoever runs a tool: nothing that players get is made of it."""
    pattern = re.compile(r"str\((?:error|problem|fault|refusal)\)|\[\"msg\"\]|\{(?:error|refusal)\}|\.strerror")
    for top in ("cogs", "images/frondeurs", "images/richelieu", "fronde/host", "fronde/games", "fronde/core"):
        for path in Path(top).rglob("*.py"):
            for line in path.read_text(encoding="utf-8").splitlines():
                assert not pattern.search(line) or any(phrase in line for phrase in EXEMPT), f"{path}: {line}"


EXEMPT = ("DataError(", "ReplayError(", "FAULTS.append(", "faults.append(", "startswith(begins)", "column", 'text = f"')
"""Faults of ours and of installed games, which are logged, and how `uploads` reads what the parser says."""
