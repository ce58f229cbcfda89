"""The shape of an uploaded TOML file: what is refused before it is parsed, and where; and what is not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from fronde.core import uploads
from fronde.core.uploads import check_toml_shape
from fronde.texts import words

ROOT = Path(__file__).parents[2]
OURS = [path for folder in ("fronde", "images") for path in sorted((ROOT / folder).rglob("*.toml"))]


def find_fault(text: str) -> tuple[int, str] | None:
    """The line and the kind of the fault, if there is one."""
    faults = check_toml_shape(text)
    assert len(faults) <= 1
    return next(((line, problem.id.removeprefix("file-shape-")) for line, problem in faults), None)


def dots(parts: int) -> str:
    return ".".join("a" * parts)


AT_THE_LIMIT = {
    "characters": ("#" * 99 + "\n") * 5_000,
    "lines": "\n" * uploads.MOST_LINES,
    "line-length": f"# {'x' * (uploads.LONGEST_LINE - 2)}\n",
    "tables": "[[a]]\n" * uploads.MOST_TABLES,
    "keys": ("a = [{b = 1},{c = 1}, {d=1}]\n") * (uploads.MOST_KEYS // 4),
    "key-depth": f"[{dots(8)}]\n{dots(8)} = 1.5\n",
    "key-length": f"[{'h' * 200}]\n{'k' * 200} = 1\n",
    "depth": "a = [[[[{b = [[[1.5]]]}]]]]",
    "items": f"a = [{'1,' * 300}\n{'1,' * 300}\n{'1,' * 400}]\n",
}
BEYOND = {
    "characters": (1, ("#" * 99 + "\n") * 5_000 + "\n"),
    "lines": (10_001, "\n" * (uploads.MOST_LINES + 1)),
    "line-length": (2, f"\n# {'x' * (uploads.LONGEST_LINE - 1)}\n"),
    "tables": (2_001, "[[a]]\n" * (uploads.MOST_TABLES + 1)),
    "keys": (5_001, ("a = [{b = 1},{c = 1}, {d=1}]\n") * 6_000),
    "key-depth": (2, f"\n{dots(9)} = 1"),
    "key-length": (1, f"{'k' * 201} = 1\n"),
    "depth": (1, "a = [[[[{b = [[[{}]]]}]]]]"),
    "items": (3, f"a = [{'1,' * 300}\n{'1,' * 300}\n{'1,' * 401}]\n"),
}


@pytest.mark.parametrize("kind", AT_THE_LIMIT)
def test_every_limit_is_the_last_that_may_be(kind: str) -> None:
    assert find_fault(AT_THE_LIMIT[kind]) is None
    assert find_fault(BEYOND[kind][1]) == (BEYOND[kind][0], kind)


@pytest.mark.parametrize("kind", BEYOND)
def test_every_fault_is_a_sentence(kind: str) -> None:
    (fault,) = check_toml_shape(BEYOND[kind][1])
    text = words("en").text(fault.problem)
    assert text.endswith(".") and any(letter.isdigit() for letter in text) and "{" not in text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, f"a . {' . '.join('b' * 8)} = 1"),
        (1, f"[ a.\t{dots(8)} ]"),
        (1, f"[[{dots(9)}]]"),
        (1, f'"a"."b".\'c\'.{dots(6)} = 1'),
        (1, f"a = {{ x = 1, {dots(9)} = 2 }}"),
        (3, f"a = [\n1, # ]\n{{ {dots(9)} = 2 }}]"),
        (3, f'a = """\n"" \\""" ""{dots(9)}"""""\n{dots(9)} = 1'),
        (3, f"a = '''\n'' \\'''\n{dots(9)} = 1"),
        (3, f'a = "#"\nb = \'"\'\n{dots(9)} = 1'),
        (2, f'a = "\\\\"\n{dots(9)} = 1'),
        (2, f"# '''\n{dots(9)} = 1"),
        (2, f'a = "\n{dots(9)} = 1'),
        (2, f"[x\n{dots(9)} = 1"),
    ],
)
def test_a_deep_key_is_found_wherever_it_stands(line: int, text: str) -> None:
    assert find_fault(text) == (line, "key-depth")


@pytest.mark.parametrize(
    "text",
    [
        f'"{dots(90)}" = 1\n["{dots(90)}"]',
        f"# {dots(90)} {'[' * 90}",
        f'a = "{dots(90)} {"[" * 90} {"," * 90}"',
        f"a = '{dots(90)} {'[' * 90}'",
        f'a = """\n{dots(90)}\n"" {"[" * 90} \\""" {"{" * 90}"""""\nb = 1',
        f"a = '''\n{dots(90)}\n'' {'[' * 90}'''''\nb = 1",
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]",
        "a.a.a.b = 1\n" * 900,
        "[a.b]\r\nc = [\r\n  [1, 2], # one\r\n  [3, 4],\r\n]\r\n" * 90,
        f'a = "{"x" * 900}"',
    ],
)
def test_what_is_not_meant_is_not_counted(text: str) -> None:
    assert find_fault(text) is None


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_files_of_ours_are_far_from_every_limit(path: Path) -> None:
    assert find_fault(path.read_text(encoding="utf-8")) is None


@pytest.mark.parametrize("sign", [*"\"'#[]{}=.,\n\\a", '"""', "'''", "\\\n", '""', "''"])
@pytest.mark.parametrize("start", ["", 'a = """', "a = '''", 'a = "', "a = ["])
def test_the_look_is_linear(start: str, sign: str) -> None:
    """A file twenty times as long takes about twenty times as long, not four hundred times."""
    line = (sign * 200)[:200]
    times = []
    for lines in (50, 1_000):
        began = time.process_time()
        check_toml_shape(start + "\n".join([line] * lines))
        times.append(time.process_time() - began)
    assert times[1] < 1 and times[1] < 80 * max(times[0], 0.005)
