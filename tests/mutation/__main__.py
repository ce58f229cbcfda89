"""Try mutants of Frondeurs et Frondeuses against its tests: `python -m tests.mutation --help`."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

from tests.mutation.mutants import Mutant, sample

GAME = Path("fronde/games/frondeurs").resolve()
RULES = Path("tests/games/frondeurs")
GOLDEN = [RULES / "test_golden_games.py"]
NEAR = {
    "__init__.py": ("decisions", "options", "positions", "board_files"),
    "boards.py": ("board_files", "board_faults"),
    "changes.py": ("events", "6_rewards"),
    "data/__init__.py": ("data", "2_board", "board_files"),
    "data/board.py": ("data", "2_board", "board_files"),
    "factions.py": ("5_3_two_players", "5_4_three_players"),
    "hints.py": ("hints", "decisions", "words"),
    "model.py": ("positions", "2_board", "7_5_musketeers"),
    "position.py": ("positions",),
    "refusals.py": ("refusals", "decisions"),
    "rules.py": ("rules_search",),
    "scoring.py": ("8_victory", "8_4_fewer_players_scoring", "8_6_teams"),
    "steps/affiliates.py": ("5_turn", "refusals"),
    "steps/any_time.py": ("decisions", "7_5_musketeers"),
    "steps/arrests.py": ("7_2_arrests",),
    "steps/forced.py": ("decisions",),
    "steps/king.py": ("7_4_king",),
    "steps/moving.py": ("6_moving",),
    "steps/musketeers.py": ("7_5_musketeers",),
    "steps/placing.py": ("6_placing",),
    "steps/removing.py": ("6_removing",),
    "steps/reserve.py": ("7_6_gold_and_exile",),
    "steps/seasons.py": ("9_season_cards", "7_3_battles"),
    "steps/setup.py": ("4_setup", "options"),
    "steps/turn.py": ("5_turn", "6_3_seasons", "8_5_short_game"),
    "view.py": ("views",),
    "words.py": ("words", "events"),
}
"""File of the game -> the tests most likely to notice a fault in it."""
LAST = [RULES / "test_rules_search.py", Path("tests/core/test_texts.py"), Path("tests/games/test_every_game.py")]
LEFT_OUT = [RULES / "test_rules_documented.py"]
"""Tests of other files than the game's code."""
ONCE = "not richelieu and not toy and not [1-frondeurs and not [2-frondeurs"
"""Of the tests of every game only those of this one, and of those that play three games of it the first."""
HUNG = 1800
"""Seconds by the clock after which even a sleeping mutant is given up; a busy one ends itself (`plugin.SECONDS`)."""


def staged_tests(file: str) -> list[list[Path]]:
    """The tests of a mutant of that file in the order to try them, so that most are killed within seconds."""
    near = [RULES / f"test_{name}.py" for name in NEAR.get(file, ())]
    others = [t for t in sorted(RULES.glob("test_*.py")) if t not in (*GOLDEN, *near, *LAST, *LEFT_OUT)]
    return [GOLDEN, near, [*others, *(t for t in LAST if t not in near)]]


def try_out(mutant: Mutant) -> dict[str, Any]:
    """Run the tests on a mutant until one fails: what became of it, by which test, in how many seconds."""
    began = monotonic()
    file = str(mutant.path.relative_to(GAME))
    fate, by = "survived", ""
    for tests in staged_tests(file):
        if fate == "survived" and tests:
            fate, by = run(mutant, tests)
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


def run(mutant: Mutant, tests: list[Path]) -> tuple[str, str]:
    """("killed", "timeout" or "survived", the test that failed)."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    command += ["-p", "no:randomly", "-p", "tests.mutation.plugin", "-k", ONCE, *map(str, tests)]
    environment = {**os.environ, "MUTANT_FILE": str(mutant.path), "PYTHONHASHSEED": "0"}
    try:
        done = subprocess.run(
            command, input=mutant.code, env=environment, capture_output=True, text=True, timeout=HUNG, check=False
        )
    except subprocess.TimeoutExpired:
        return "timeout", ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    fate = "survived" if done.returncode == 0 else "timeout" if done.returncode < 0 else "killed"
    return fate, failed[1] if failed else ""


def try_all(mutants: list[Mutant], store: Path, jobs: int, again: bool) -> list[dict[str, Any]]:
    """What becomes of each. What the store has is not tried again, unless it survived and that is asked for."""
    known = {}
    if store.exists():
        known = {r["key"]: r for r in map(json.loads, store.read_text(encoding="utf-8").splitlines())}
    open_ = [m for m in mutants if m.key not in known or (again and known[m.key]["fate"] == "survived")]
    store.parent.mkdir(exist_ok=True)
    with ThreadPoolExecutor(jobs) as pool, store.open("a", encoding="utf-8") as file:
        for number, result in enumerate(pool.map(try_out, open_), 1):
            known[result["key"]] = result
            file.write(json.dumps(result) + "\n")
            file.flush()
            place = f"{result['file']}:{result['line']}"
            print(f"{number}/{len(open_)} {result['fate']:8} {result['seconds']:6} s  {place}", flush=True)
    return [known[m.key] for m in mutants]


def table(results: list[dict[str, Any]], by: Callable[[dict[str, Any]], str]) -> list[str]:
    """Lines of how many were tried and killed, by something."""
    tried, killed = Counter(map(by, results)), Counter(by(r) for r in results if r["fate"] != "survived")
    return [f"{killed[name]:5} of {tried[name]:4}  {name}" for name in sorted(tried)]


def report(results: list[dict[str, Any]], population: int, seed: int) -> str:
    """The whole run as text."""
    fates = Counter(r["fate"] for r in results)
    survivors = sorted((r for r in results if r["fate"] == "survived"), key=lambda r: (r["file"], r["line"]))
    lines = [
        f"{len(results)} of {population} mutants of fronde/games/frondeurs, seed {seed}",
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
    parser.add_argument("--count", type=int, default=300, help="mutants to try (300)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--jobs", type=int, default=2, help="at a time (2)")
    parser.add_argument("--again", action="store_true", help="try those once more that survived before")
    parser.add_argument("--report", type=Path, help="the report's file; on standard output where none is named")
    given = parser.parse_args()
    mutants, population = sample(GAME.rglob("*.py"), given.count, given.seed)
    results = try_all(mutants, Path(".cache/mutants.jsonl"), given.jobs, given.again)
    text = report(results, population, given.seed)
    if given.report:
        given.report.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
