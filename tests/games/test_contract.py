"""`python -m fronde contract` names what is wrong with a stranger's game, each fault with its file and line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.games.test_stranger import installed, run

__all__ = ["installed"]
GAME, TEXTS, PICTURES = "__init__.py", "texts/en/pebbles.ftl", "pictures.py"


class Flaw(NamedTuple):
    """A text in a file of the game, what stands there instead, the line where the fault lies, and what is said of it;
    the file of that line where it is another."""

    file: str
    old: str
    new: str
    at: str
    says: str
    blames: str = ""


FLAWS = {
    "texts and pictures": (
        Flaw(TEXTS, "reason-fours =", "reason-threes = { $n\nreason-fours =", "reason-threes", "no Fluent"),
        Flaw(TEXTS, "seat-slate = Slate\n", "", 'SEATS = ("flint"', "no text seat-slate", GAME),
        Flaw(TEXTS, "    .help = How many stones there are.\n", "", "heap: int = Field", "heap.help", GAME),
        Flaw(TEXTS, "verb-take = Take stones.", "verb-takes = Take.", 'verbs={"take"', "no text verb-take", GAME),
        Flaw(TEXTS, "[one] One stone\n", f"[one] {'one ' * 40}\n", "option-take =", "1 to 80 characters"),
        Flaw(TEXTS, "{ $seat } has taken", "{ $who } has taken", "event-heap-emptied", "who"),
        Flaw(PICTURES, 'scene.view["heap"]', 'scene.view["heaps"]', '"heaps"', "KeyError"),
    ),
    "options and ends": (
        Flaw(GAME, 'f"take:{n}"', 'f"Take:{n}"', "def ask", "'Take:1' is no id that a button can carry"),
        Flaw(GAME, "seat=action.seat, n=n)", "seat=action.seat, n=n, all={1})", '"stones-taken"', "not plain data"),
        Flaw(GAME, "self.score(state))", 'self.score(state), winners=("nobody",))', "def result", "nobody"),
    ),
    "play": (
        Flaw(GAME, '"total": n}', '"total": n + 1}', "def score", "the total is not the sum"),
        Flaw(GAME, 'emit("heap-emptied"', 'emit("heap-cleared"', '"heap-cleared"', "no text event-heap-cleared"),
        Flaw(
            GAME, "    def check(self", "    def default(self, *_):\n        return ('take:9',)\n\n    def check(self",
            "def default", "('take:9',) is refused",
        ),
        Flaw("opponents.py", "state.heap == 0", "state.heaps == 0", "state.heaps", "AttributeError"),
    ),
    "positions": (Flaw(GAME, "bool(state.stack)", "bool(state.heap - 1)", "bool(state.heap - 1)", "end"),),
    "import": (Flaw(GAME, "MOST = 3", "MOST = three", "MOST = three", "NameError"),),
}  # fmt: skip


def contract(folder: Path) -> tuple[int, str]:
    result = run(folder, "-m", "fronde", "contract", "--game", "pebbles")
    return result.returncode, result.stdout + result.stderr


def plant(game: Path, flaw: Flaw) -> None:
    source = (game / flaw.file).read_text(encoding="utf-8")
    assert source.count(flaw.old) == 1, flaw.old
    (game / flaw.file).write_text(source.replace(flaw.old, flaw.new), encoding="utf-8")


def find_place(game: Path, flaw: Flaw) -> str:
    path = game / (flaw.blames or flaw.file)
    lines = path.read_text(encoding="utf-8").splitlines()
    return f"{path}:{next(number for number, line in enumerate(lines, 1) if flaw.at in line)}: "


@pytest.mark.parametrize("flaws", FLAWS.values(), ids=FLAWS)
def test_each_fault_is_named_with_file_and_line(installed: Path, flaws: tuple[Flaw, ...]) -> None:
    for flaw in flaws:
        plant(installed / "pebbles", flaw)
    code, output = contract(installed)
    assert code == 1, output
    for flaw in flaws:
        place = find_place(installed / "pebbles", flaw)
        assert re.search(f"^{re.escape(place)}.*{re.escape(flaw.says)}", output, re.M), f"{flaw}\n{output}"
    assert all(line.startswith(str(installed)) for line in output.splitlines()[:-1])


def test_a_whole_game_has_no_fault_and_one_that_is_not_there_is_told(installed: Path) -> None:
    assert contract(installed) == (0, "pebbles keeps the contract\n")
    result = run(installed, "-m", "fronde", "contract", "--game", "marbles")
    assert result.returncode == 2 and "No game marbles is installed" in result.stderr and "pebbles" in result.stderr
