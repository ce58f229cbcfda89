"""RULES.md against the rulebook's numbers, the code and the tests.

`python -m tests.games.frondeurs.test_rules_documented` fills the last column of its table from the names of the tests:
`test_6_43_...` proves 6.43. What else stands in that column is kept while it exists.
"""

from __future__ import annotations

import re
from functools import cache

from tests.games.documented import HERE, REFERENCE, find_missing, folder_of, names_in, rows, rulings

RULES = folder_of("frondeurs") / "RULES.md"

NUMBERS = """
1.1 1.2 1.21 1.22 1.23 1.3 1.4 1.5 1.51 1.52 1.53 1.54 1.55 1.56 1.57 1.6 1.61 1.62 1.63 1.64
2.1 2.11 2.12 2.13 2.2 2.21 2.22 2.22-bis 2.23 2.25 2.26 2.3 2.4 2.41 2.42 2.43 2.431 2.44 2.45 2.451 2.452 2.453 2.454
2.46 2.461 2.462 2.5 2.51 2.52 2.53 2.54 2.6 2.61 2.62 2.63 2.64 2.65
3.1 3.11 3.12 3.2 3.21 3.22 3.23 3.24 3.3 3.31 3.32 3.33 3.34
4.1 4.11 4.12 4.12-(1) 4.12-(2) 4.12-(3) 4.12-(4) 4.12-(4-bis) 4.12-(5) 4.12-(6) 4.12-(11) 4.12-(12) 4.12-(13)
4.12-(14) 4.12-(14-i) 4.12-(14-ii) 4.12-(14-iii) 4.12-(14-iv) 4.12-(15) 4.2 4.21 4.22
5.1 5.11 5.12 5.13 5.14 5.2 5.21 5.22 5.22-i 5.22-ii 5.22-iii 5.22-iv 5.22-v 5.22-vi 5.22-vii 5.22-viii 5.22-ix 5.22-x
5.22-xi 5.22-xii 5.22-xiii 5.3 5.31 5.32 5.33 5.4 5.41 5.42 5.43 5.44
6.1 6.11 6.12 6.13 6.14 6.15 6.16 6.2 6.21 6.22 6.23 6.24 6.3 6.31 6.32 6.33 6.34
6.4 6.41 6.42 6.43 6.44 6.45 6.46 6.47 6.48 6.49 6.4.10 6.4.11 6.4.12 6.4.13 6.4.14
6.5 6.51 6.52 6.52-bis 6.53 6.54 6.55 6.56 6.6 6.61 6.62 6.63 6.64 6.65 6.66 6.67 6.68 6.69 6.6.10
6.7 6.71 6.8 6.81 6.82 6.84 6.85 6.86
7.1 7.11 7.12 7.2 7.21 7.22 7.23 7.24 7.25 7.26 7.27 7.28 7.3 7.31 7.32 7.33 7.4 7.41 7.43 7.44 7.45 7.46
7.5 7.51 7.51-bis 7.52 7.53 7.6 7.61 7.62 7.63 7.64 7.65 7.66 7.67 7.68
8.1 8.11 8.12 8.2 8.21 8.22 8.23 8.24 8.3 8.31 8.32 8.4 8.41 8.42 8.421 8.43 8.5 8.51 8.52 8.53 8.54
8.6 8.61 8.62 8.63 8.64 8.65 8.7 8.71
9.1 9.11 9.12 9.13 9.14 9.15 9.2 9.21 9.22 9.23 9.24 9.25 9.26 9.27 9.3
"""
"""Every numbered rule and step of sections 1 to 9, in the order of the rulebook; "bis" where it uses a number twice."""

LAST_RULING = 96
"""R1 to R96 came with the facts of the game; later ones are ours."""


def numbers() -> list[str]:
    return [number.replace("-", " ") for number in NUMBERS.split()]


# --- the table ---


def test_every_numbered_rule_stands_in_the_table_in_order() -> None:
    assert list(rows("frondeurs")) == numbers()


def test_a_rule_with_tests_of_its_name_links_them() -> None:
    """Where this fails: `python -m tests.games.frondeurs.test_rules_documented`."""
    assert [number for number in find_tests() if rows("frondeurs")[number].tests == "–"] == []


def test_every_ruling_that_came_with_the_facts_stands_there() -> None:
    assert {f"R{n}" for n in range(1, LAST_RULING + 1)} <= set(rulings("frondeurs"))


# --- filling the last column ---


@cache
def find_tests() -> dict[str, list[tuple[str, str]]]:
    """Rule -> (file, test) of every test named after it, by the longest number that fits its name."""
    prefixes = {
        re.sub(r"[ .]", "_", number): number for number in numbers() if "(" not in number and "bis" not in number
    }
    tests: dict[str, list[tuple[str, str]]] = {}
    for path in sorted((HERE / "frondeurs").glob("test_[1-9]*.py")):
        for name in sorted(names_in(path)):
            fitting = [p for p in prefixes if name.startswith(f"test_{p}_")]
            if fitting:
                tests.setdefault(prefixes[max(fitting, key=len)], []).append((path.name, name))
    return tests


def describe_tests(number: str, now: str) -> str:
    """The last cell of a row: a file's tests by their common beginning, or one by name; what stood there otherwise is
    kept while it exists."""
    prefix = "test_" + re.sub(r"[ .]", "_", number) + "_"
    others = [
        f"`{file}::{name}`"
        for file, name in REFERENCE.findall(now)
        if not name.startswith(prefix) and not find_missing("frondeurs", f"`{file}::{name}`")
    ]
    by_file: dict[str, list[str]] = {}
    for file, name in find_tests().get(number, ()):
        by_file.setdefault(file, []).append(name)
    own = [f"`{file}::{names[0] if len(names) == 1 else prefix + '*'}`" for file, names in by_file.items()]
    return ", ".join([*own, *(k for k in others if k not in own)]) or "–"


def fill() -> None:
    """Write the last column anew."""
    lines = RULES.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        if re.match(r"\| [1-9]\.", line):
            number, says, where, tests = (cell.strip() for cell in line.strip("|").split("|"))
            lines[at] = f"| {number} | {says} | {where} | {describe_tests(number, tests)} |"
    RULES.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    fill()
