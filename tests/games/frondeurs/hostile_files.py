"""Board files that mean harm: each is deep, long or many in some way, strange in what it says, or noise. They are read
in a process of their own, as by `cogs.jobs.uploads`; `python -m tests.games.frondeurs.hostile_files 2000` reads so many
and tells the slowest (`make fuzz`)."""

from __future__ import annotations

import random
import resource
import sys
import time
from collections.abc import Callable, Iterator

from fronde.games.frondeurs.data import BOARD_TEXT
from fronde.tools.file_reader import Request, read_file

LARGEST = 256 * 1024
"""Bytes a file may have on Discord."""
ROOM = 1 << 30
"""Bytes of address space a reading process gets, so that a killer fails and harms nobody."""

MOST_SECONDS, MOST_BYTES = 2.0, 100_000_000
"""What any of them may take."""

Random = random.Random


def _path(chance: Random, parts: int) -> str:
    """A dotted key, its parts written in every way, with or without spaces around the dots."""
    keys = chance.choice((["a"], ["a", '"b.c"', "'d'", "a-1"], ['"\\u0041"']))
    return chance.choice((".", " . ", ".\t")).join(chance.choice(keys) for _ in range(parts))


def _many(chance: Random) -> int:
    """A number from a few to very many, small ones as likely as large ones."""
    return int(2 ** chance.uniform(1, 15))


def long_key(chance: Random) -> str:
    return f"{_path(chance, _many(chance))} = 1\n"


def long_header(chance: Random) -> str:
    opening, closing = chance.choice((("[", "]"), ("[[", "]]"), ("[ ", "\t]")))
    return f"{opening}{_path(chance, _many(chance))}{closing}\nx = 1\n"


def keys_in_tables(chance: Random) -> str:
    parts = chance.choice((3, 7, 8, 9, 60))
    return "".join(f"[{_path(chance, parts)}]\n{_path(chance, parts)} = 1\n" for _ in range(_many(chance) // 40 + 1))


def nest(chance: Random) -> str:
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


VALUES = (
    "9" * 900, "-" + "9" * 900, "1e999999", "-1E+400", "0x" + "f" * 900, "0b" + "1" * 900, "inf", "-inf", "nan", "+nan",
    "0.0", "-0.0", "1_000", "1979-05-27", "07:32:00.999999", "1979-05-27T07:32:00-23:59", "9999-99-99", "true", "[]",
    "{}", "''", '"\\u0000"', '"\\U0010FFFF"', '"\\uD800"', "'\u202e'", "[inf, nan]", "[1979-05-27]", "[[1], [2]]",
    "{pp = 1}",
)  # fmt: skip
"""Numbers no machine word holds, dates, what is no number, and letters nobody sees."""


def strange_values(chance: Random) -> str:
    """Our own board, some of its values others."""
    lines = BOARD_TEXT.splitlines()
    for _ in range(chance.choice((1, 5, 200))):
        at = chance.randrange(len(lines))
        key, sign, _ = lines[at].partition("=")
        lines[at] = f"{key}{sign} {chance.choice(VALUES)}" if sign else chance.choice(VALUES)
    return "\n".join(lines)


def changed_board(chance: Random) -> str:
    """Our own board with lines of it swapped, doubled or left out."""
    lines = BOARD_TEXT.splitlines()
    for _ in range(chance.choice((1, 3, 50))):
        one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        change = chance.choice(("swap", "double", "drop"))
        if change == "swap":
            lines[one], lines[other] = lines[other], lines[one]
        elif change == "double":
            lines.insert(other, lines[one])
        else:
            del lines[one]
    return "\n".join(lines)


def bad_text(chance: Random) -> bytes:
    """Our own board with bytes in it that are no UTF-8, or are in another encoding."""
    board = BOARD_TEXT[: chance.choice((300, 9_000))].encode(
        chance.choice(("utf-8", "utf-16", "utf-8-sig", "cp037")), "replace"
    )
    at = chance.randrange(len(board))
    return (
        board[:at]
        + chance.choice((b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x00", b"\xf4\x90\x80\x80", b"\r"))
        + board[at:]
    )


KINDS: tuple[Callable[[Random], str | bytes], ...] = (
    long_key, long_header, keys_in_tables, nest, long_line, many_keys, many_entries, many_items, long_string, noise,
    toml_noise, spoilt_board, strange_values, changed_board, bad_text,
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


def write_files(number: int) -> Iterator[tuple[str, bytes]]:
    """The killers, then so many generated files, each with its name."""
    yield from ((name, text.encode()) for name, text in KILLERS.items())
    for seed in range(number):
        kind = KINDS[seed % len(KINDS)]
        content = kind(Random(seed))
        yield f"{kind.__name__} {seed}", content if isinstance(content, bytes) else content.encode("utf-8", "replace")


def read_files(number: int) -> tuple[list[tuple[float, str]], int]:
    """Read them all as the lobby has it done. Gives the CPU seconds and the name of each, and by how many bytes the
    process grew at its largest. Raises whatever is no refusal."""
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    before, times = _peak(), []
    for name, content in write_files(number):
        began = time.process_time()
        answer = read_file(Request("frondeurs", "board", "hostile.toml"), content[:LARGEST])
        assert answer.value or answer.reason, name
        times.append((time.process_time() - began, name))
    return times, _peak() - before


def _peak() -> int:
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(number: int) -> int:
    """Read so many and tell the slowest. Gives 1 where one took more than it may."""
    times, grown = read_files(number)
    slowest, name = max(times)
    print(f"{len(times)} files: at most {slowest:.2f} s ({name}), and {grown / 1e6:.0f} MB")
    return int(slowest > MOST_SECONDS or grown > MOST_BYTES)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
