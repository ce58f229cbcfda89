"""Try mutants of a game against its tests: `python -m tests.mutation --help`."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from time import monotonic
from typing import Any

from fronde.games import GAMES, get_game
from tests.mutation.mutants import Mutant, sample

TESTS = Path("tests/games")
NO_RULES = ("balance.py", "greedy.py")
"""Files of a game that say how machines play it: weights that no test can tell."""
GOLDEN = TESTS / "test_golden_games.py"
LAST = [
    Path("tests/core/test_texts.py"),
    *(TESTS / f"test_{name}.py" for name in ("dealing_anew", "every_game", "reach")),
]
LEFT_OUT = ("test_rules_documented.py", "test_balance.py", "test_at_a_table.py")
"""Tests of other files than the game's rules, and of the game on Discord."""
HUNG = 1800
"""Seconds by the clock after which even a sleeping mutant is given up; a busy one ends itself (`plugin.SECONDS`)."""


def find_files(key: str) -> list[Path]:
    """The files of a game that hold its rules and how they are told."""
    return [path for path in get_game(key).title.folder.resolve().rglob("*.py") if path.name not in NO_RULES]


@cache
def find_nearest(key: str) -> dict[str, list[str]]:
    """File of a game -> the tests most likely to notice a fault in it, as `nearest.toml` beside its tests says."""
    file = TESTS / key / "nearest.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def staged_tests(key: str, file: str) -> list[list[Path]]:
    """The tests of a mutant of that file in the order to try them, so that most are killed within seconds."""
    rules = [path for path in sorted((TESTS / key).glob("test_*.py")) if path.name not in LEFT_OUT]
    near = [TESTS / key / f"test_{name}.py" for name in find_nearest(key).get(file, ())]
    return [[GOLDEN], near, [*(path for path in rules if path not in near), *LAST]]


def choose_once(key: str) -> str:
    """Which of the tests of every game are run: those of this one; of those that play three games of it, the first."""
    others = [other for other in (*GAMES, "toy") if other != key]
    return " and ".join(f"not {name}" for name in (*others, f"[1-{key}", f"[2-{key}"))


def try_out(mutant: Mutant, key: str) -> dict[str, Any]:
    """Run a game's tests on a mutant until one fails: what became of it, by which test, in how many seconds."""
    began = monotonic()
    file = str(mutant.path.relative_to(get_game(key).title.folder.resolve()))
    fate, by = "survived", ""
    for tests in staged_tests(key, file):
        if fate == "survived" and tests:
            fate, by = run(tests, choose_once(key), mutant)
    return {
        "key": mutant.key,
        "fate": fate,
        "by": by,
        "seconds": round(monotonic() - began, 1),
        "file": file,
        "place": mutant.place,
        "line": mutant.line,
        "operator": mutant.operator,
        "change": mutant.change,
    }


def refuse_failing_tests(key: str) -> None:
    """Raise SystemExit where a game's tests fail without any mutant: they would kill every one."""
    for tests in staged_tests(key, ""):
        fate, by = run(tests, choose_once(key)) if tests else ("survived", "")
        if fate != "survived":
            raise SystemExit(f"This test fails without a mutant: {by or fate}")


def run(tests: list[Path], selection: str, mutant: Mutant | None = None) -> tuple[str, str]:
    """("killed", "timeout" or "survived", the test that failed); of the tests only those chosen, as `-k` takes it."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    command += ["-p", "no:randomly", "-p", "tests.mutation.plugin", "-k", selection, *map(str, tests)]
    environment = {**os.environ, "PYTHONHASHSEED": "0", **({"MUTANT_FILE": str(mutant.path)} if mutant else {})}
    code = mutant.code if mutant else ""
    try:
        result = subprocess.run(
            command, input=code, env=environment, capture_output=True, text=True, timeout=HUNG, check=False
        )
    except subprocess.TimeoutExpired:
        return "timeout", ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", result.stdout, re.MULTILINE)
    fate = "survived" if result.returncode == 0 else "timeout" if result.returncode < 0 else "killed"
    return fate, failed[1] if failed else ""


def try_all(mutants: list[Mutant], key: str, store: Path, jobs: int, again: bool) -> list[dict[str, Any]]:
    """The result of each. What the store has is not tried again, unless it survived and that is asked for."""
    results = {}
    if store.exists():
        results = {r["key"]: r for r in map(json.loads, store.read_text(encoding="utf-8").splitlines())}
    open_ = [m for m in mutants if m.key not in results or (again and results[m.key]["fate"] == "survived")]
    store.parent.mkdir(exist_ok=True)
    with ThreadPoolExecutor(jobs) as pool, store.open("a", encoding="utf-8") as file:
        for number, result in enumerate(pool.map(partial(try_out, key=key), open_), 1):
            results[result["key"]] = result
            file.write(json.dumps(result) + "\n")
            file.flush()
            place = f"{result['file']}:{result['line']}"
            print(f"{number}/{len(open_)} {result['fate']:8} {result['seconds']:6} s  {place}", flush=True)
    return [results[m.key] for m in mutants]


def table(results: list[dict[str, Any]], by: Callable[[dict[str, Any]], str]) -> list[str]:
    """Lines of how many were tried and killed, by something."""
    totals, killed = Counter(map(by, results)), Counter(by(r) for r in results if r["fate"] != "survived")
    return [f"{killed[name]:5} of {totals[name]:4}  {name}" for name in sorted(totals)]


def report(results: list[dict[str, Any]], key: str, population: int, seed: int) -> str:
    """The whole run as text."""
    fates = Counter(r["fate"] for r in results)
    survivors = sorted((r for r in results if r["fate"] == "survived"), key=lambda r: (r["file"], r["line"]))
    lines = [
        f"{len(results)} of {population} mutants of {key}, seed {seed}",
        f"killed {fates['killed']}, without end and so killed {fates['timeout']}, survived {fates['survived']}: "
        f"{100 * (1 - fates['survived'] / len(results)):.1f} % killed",
        "\nKilled, by file",
        *table(results, lambda r: str(r["file"])),
        "\nKilled, by operator",
        *table(results, lambda r: str(r["operator"])),
        "\nSurvived",
        *(f"{r['key']} {r['file']}:{r['line']} {r['place']} ({r['operator']})\n{r['change']}\n" for r in survivors),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Try a sample, and write the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(GAMES), help="the game whose rules are changed")
    parser.add_argument("--count", type=int, default=300, help="mutants to try (300)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--jobs", type=int, default=2, help="at a time (2)")
    parser.add_argument("--again", action="store_true", help="try those once more that survived before")
    parser.add_argument("--report", type=Path, help="the report's file; on standard output where none is named")
    args = parser.parse_args()
    refuse_failing_tests(args.game)
    mutants, population = sample(find_files(args.game), args.count, args.seed)
    results = try_all(mutants, args.game, Path(".cache/mutants.jsonl"), args.jobs, args.again)
    text = report(results, args.game, population, args.seed)
    if args.report:
        args.report.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
