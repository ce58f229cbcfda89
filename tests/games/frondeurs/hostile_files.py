"""Board files that mean harm: each is deep, long or many in some way, or noise. Run in a process of its own."""

from __future__ import annotations

import random
import resource
import time
from collections.abc import Callable, Iterator

from fronde.core.errors import FileRefused
from fronde.games.frondeurs.boards import read_board
from fronde.games.frondeurs.data import BOARD_TEXT

LARGEST = 256 * 1024
"""Bytes a file may have on Discord."""
ROOM = 1 << 30
"""Bytes of address space a reading process gets, so that a killer fails and harms nobody."""

Random = random.Random


def _path(chance: Random, parts: int) -> str:
    """A dotted key, its parts written in every way, with or without spaces around the dots."""
    written = chance.choice((["a"], ["a", '"b.c"', "'d'", "a-1"], ['"\\u0041"']))
    return chance.choice((".", " . ", ".\t")).join(chance.choice(written) for _ in range(parts))


def _many(chance: Random) -> int:
    """A number from a few to very many, small ones as likely as large ones."""
    return int(2 ** chance.uniform(1, 15))


def long_key(chance: Random) -> str:
    return f"{_path(chance, _many(chance))} = 1\n"


def long_header(chance: Random) -> str:
    left, right = chance.choice((("[", "]"), ("[[", "]]"), ("[ ", "\t]")))
    return f"{left}{_path(chance, _many(chance))}{right}\nx = 1\n"


def keys_in_tables(chance: Random) -> str:
    parts = chance.choice((3, 7, 8, 9, 60))
    return "".join(f"[{_path(chance, parts)}]\n{_path(chance, parts)} = 1\n" for _ in range(_many(chance) // 40 + 1))


def nested(chance: Random) -> str:
    """Lists and tables inside each other, in one line or in many, closed or left open."""
    opening, closing = chance.choice((("[", "]"), ("{a=", "}"), ("[{b=", "}]"), ("[\n", "\n]"), ("{a.b.c=[", "]}")))
    depth = _many(chance)
    return f"x = {opening * depth}1{closing * chance.choice((0, depth))}\n"


def long_line(chance: Random) -> str:
    piece = chance.choice(("1,", '"a",', "[],", "{},", "a", "\\n", '\\"', "'", "#", " ", "=", "1_", "a.b=1,"))
    start = chance.choice(("x = [", 'x = "', "x = {", "x = '", "x = ", "", "#", "["))
    return start + piece * _many(chance) + chance.choice(("]", '"', "}", "'", "")) + "\n"


def many_keys(chance: Random) -> str:
    line = chance.choice(
        ("k{} = 1\n", "a.b.k{} = 1\n", "k{} = {{}}\n", "[t{}]\n", "[[space]]\nk{}=1\n", "[space.k{}]\n")
    )
    return "".join(line.format(number) for number in range(_many(chance) // 4))


def many_entries(chance: Random) -> str:
    entry = chance.choice((
        "[[space]]\n", "[[connector]]\n", "[[space]]\nid = 'mazarin'\n", "[[connector]]\nfrom = 'x'\nto = 'y'\n",
        "[[space]]\nid = 'retz'\npp = [1, 2, 3]\nclasses = [1, 2, 3]\n", "[[space]]\n[space.source]\n",
    ))  # fmt: skip
    return entry * (_many(chance) // 8 + 1)


def many_items(chance: Random) -> str:
    item = chance.choice(("1,", "[],", "{},", "{a=1},", "'x',", "1979-05-27,", "1.5,"))
    row = item * chance.choice((9, 90)) + "\n"
    rows = row * (_many(chance) // 128 + 1)
    return (
        chance.choice(("space = [\n", "connector = [\n", "[[space]]\nid='retz'\nclasses = [\n", "x = [\n"))
        + rows
        + "]\n"
    )


def long_string(chance: Random) -> str:
    quotes = chance.choice(('"""', "'''"))
    line = chance.choice(("\\n", "\\u0041", '""a', "''a", "\\\n", "a.", "[", '\\"""')) * chance.choice((9, 90))
    return f"x = {quotes}\n" + f"{line}\n" * (_many(chance) // 64 + 1) + chance.choice((quotes, ""))


def noise(chance: Random) -> str:
    return chance.randbytes(_many(chance)).decode("utf-8", "replace")


def toml_noise(chance: Random) -> str:
    """Signs of TOML in no order."""
    return "".join(chance.choices([*"[]{}=.,#\"'\n\\ab1 ", '"""', "'''", "[[", "]]", "\r\n"], k=_many(chance)))


def spoilt_board(chance: Random) -> str:
    """The beginning of our own board with a piece of it once more or often elsewhere."""
    board = BOARD_TEXT[:9_000]
    start, to = chance.randrange(len(board)), chance.randrange(len(board))
    piece = board[start : start + chance.choice((1, 9, 99))]
    return board[:to] + piece * chance.choice((1, 30)) + board[to:]


KINDS: tuple[Callable[[Random], str], ...] = (
    long_key, long_header, keys_in_tables, nested, long_line, many_keys, many_entries, many_items, long_string, noise,
    toml_noise, spoilt_board,
)  # fmt: skip
KILLERS = {
    "a key of 32,000 parts": "a." * 32_000 + "a=1",
    "a header of 32,000 parts": "[" + "a." * 32_000 + "a]",
    "a header of a list": "[[" + "a . " * 16_000 + "a]]",
    "a quoted key": '"a".' * 16_000 + '"a"=1',
    "a key in a table in a line": "x = {" + "a." * 32_000 + "a=1}",
    "a table in a table": "x = " + "{a=" * 20_000 + "1" + "}" * 20_000,
    "a list in a list": "x = " + "[" * 60_000 + "]" * 60_000,
    "a list in a list over lines": "x = " + "[\n" * 9_000 + "]\n" * 900,
    "keys of 40 parts over many lines": "".join(f"k{n}{'.a' * 40} = 1\n" for n in range(2_600)),
    "as many faults as lines": "[[space]]\n" * 9_999,
    "the most keys": "".join(f"k{n} = 1\n" for n in range(9_999)),
    "the most deep keys": "".join(f"a{n}.b.c.d.e.f.g.h=1\n" for n in range(9_999)),
    "the most signs": ("}" * 999 + "\n") * 262,
    "wrong things in lists": "".join(f"[[space]]\nid='retz'\nclasses=[{'1,' * 480}]\n" for _ in range(250)),
}
"""What once took minutes or gigabytes, and the worst that every limit lets through."""


def write_files(number: int) -> Iterator[tuple[str, str]]:
    """The killers, then so many generated files, each with its name."""
    yield from KILLERS.items()
    for seed in range(number):
        kind = KINDS[seed % len(KINDS)]
        yield f"{kind.__name__} {seed}", kind(Random(seed))


def read_files(number: int) -> tuple[list[tuple[float, str]], int]:
    """Read them all as the lobby does. Gives the CPU seconds and the name of each, and by how many bytes the process
    grew at its largest. Raises whatever is no refusal."""
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    before, times = _peak(), []
    for name, text in write_files(number):
        began = time.process_time()
        try:
            read_board(text[:LARGEST], "hostile.toml")
        except FileRefused as refused:
            assert refused.faults
        times.append((time.process_time() - began, name))
    return times, _peak() - before


def _peak() -> int:
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
