"""What a game's author may set: every field, method and key of a file, and how many of them real games set.

`python -m tests.knobs` prints the figures; docs/adding-a-game.md names the parts.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DECLARED = {
    "fronde/core/game.py": ("Title", "Measure", "Stretch", "Balance", "OrderKind", "Rules", "Speech"),
    "fronde/core/step_rules.py": ("StepRules",),
    "fronde/core/flow.py": ("Step",),
    "fronde/core/offers.py": ("Offers",),
    "fronde/core/lessons.py": ("Goal", "LessonData"),
    "fronde/core/opponents.py": "*",
    "images/manifest.py": ("Replay", "Manifest"),
}
"""File -> the classes an author fills in or derives from; "*": all of them."""
GAMES = {"smallest": ["tests/stranger/pebbles"], "typical": ["fronde/games/richelieu", "images/richelieu"],
         "largest": ["fronde/games/frondeurs", "images/frondeurs"]}  # fmt: skip


def list_knobs() -> set[str]:
    """`Class.name` of everything an author may set."""
    return {f"{kind.name}.{name}" for kind in _classes() for name in _members(kind)} - _final()


def _classes() -> Iterator[ast.ClassDef]:
    for file, names in DECLARED.items():
        for node in ast.parse((ROOT / file).read_text()).body:
            if isinstance(node, ast.ClassDef) and (names == "*" or node.name in names):
                yield node


def _members(kind: ast.ClassDef) -> Iterator[str]:
    for node in kind.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif isinstance(node, ast.FunctionDef) and not any("property" in ast.unparse(d) for d in node.decorator_list):
            name = node.name
        else:
            continue
        if not name.startswith("_") and name != "model_config":
            yield name


def _final() -> set[str]:
    """What `StepRules`, `Offers` and `Title` do for every game, so that no author writes it."""
    steps = {kind.name: set(_members(kind)) for kind in _classes()}
    done = {f"Rules.{name}" for name in steps["Rules"] & steps["StepRules"]}
    own = {f"StepRules.{name}" for name in steps["Rules"] & steps["StepRules"]}
    helpers = {"StepRules.run_on", "StepRules.find_table", "StepRules.read_options", "Title.options_of"}
    offers = {f"Offers.{name}" for name in ("ask", "answer", "end_turn", "view", "resample", "describe", "is_step")}
    return (done & set()) | own | helpers | offers


def count_set(folders: list[str]) -> int:
    """How many of them a game sets: by keyword, by method, by attribute or in a file of lessons."""
    names = {knob.partition(".")[2] for knob in list_knobs()}
    found: set[str] = set()
    for path in (path for folder in folders for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg)
            elif isinstance(node, ast.ClassDef):
                found.update(_names_in(node))
    return len(names & found)


def _names_in(kind: ast.ClassDef) -> Iterator[str]:
    for node in kind.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        for target in node.targets if isinstance(node, ast.Assign) else ():
            yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))


if __name__ == "__main__":
    figures = {"knobs": len(list_knobs()), **{size: count_set(folders) for size, folders in GAMES.items()}}
    json.dump(figures, sys.stdout, indent=2)
    print()
