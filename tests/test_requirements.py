"""What we run is within the ranges of pyproject.toml, and the locks hold all of it, each file by its hash."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads(TEXT)
BOT: list[str] = PYPROJECT["project"]["dependencies"]
LOCAL: list[str] = PYPROJECT["project"]["optional-dependencies"]["local"]
DEV: list[str] = PYPROJECT["dependency-groups"]["dev"]
BY_DATE = {"tzdata", "regex"}
"""What is numbered by the date: no number tells that it breaks."""
LOCKS = ("requirements.lock", "requirements-dev.lock")
HASHED = re.compile(
    r"^(?P<pin>\S+==\S+)[^\n]*\\\n(?P<hashes>(?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)(?P<via>(?: +#.*\n)+)",
    re.MULTILINE,
)


def find_pins(file: str) -> dict[str, str]:
    """Package -> version, as a file pins them."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line.removesuffix("\\").strip()) for line in lines if re.match(r"\S+==", line)]
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in pins}


def find_needs(packages: Iterable[str]) -> set[str]:
    """These packages and all they bring along on this machine."""
    keys: set[str] = set()
    waiting = [Requirement(package) for package in packages]
    while waiting:
        one = waiting.pop()
        key = f"{canonicalize_name(one.name)}{sorted(one.extras)}"
        if key in keys:
            continue
        keys.add(key)
        try:
            requirements = [Requirement(line) for line in requires(one.name) or []]
        except PackageNotFoundError:
            continue
        extras = one.extras or {""}
        waiting += [r for r in requirements if r.marker is None or any(r.marker.evaluate({"extra": e}) for e in extras)]
    return {key.split("[")[0] for key in keys}


def test_each_file_of_requirements_has_its_purpose() -> None:
    assert {path.name for path in ROOT.glob("*require*")} == {"requirements.txt", *LOCKS}


@pytest.mark.parametrize(
    ("file", "ranges"), [("requirements.txt", BOT), (LOCKS[0], BOT), (LOCKS[1], [*BOT, *LOCAL, *DEV])]
)
def test_what_we_run_is_within_the_ranges(file: str, ranges: list[str]) -> None:
    pins = find_pins(file)
    outside = [one for one in map(Requirement, ranges) if pins[canonicalize_name(one.name)] not in one.specifier]
    assert len(ranges) > 10 and not outside, "run make lock"


def test_only_direct_dependencies_have_a_version_of_ours() -> None:
    assert find_pins("requirements.txt").keys() == {canonicalize_name(Requirement(one).name) for one in BOT}


def test_every_file_pins_the_same_versions() -> None:
    direct, lock, everything = map(find_pins, ("requirements.txt", *LOCKS))
    assert direct.items() <= lock.items() <= everything.items(), "run make lock"


def test_a_range_has_a_beginning_an_end_and_a_reason() -> None:
    for line in (*BOT, *LOCAL):
        one = Requirement(line)
        operators = {part.operator for part in one.specifier}
        assert operators in ({">=", "<"}, {"=="}, {">="} if one.name in BY_DATE else {"=="}), line
    for line in (*BOT, *LOCAL, *DEV):
        assert re.search(rf'^    "{re.escape(line)}", *# \S', TEXT, re.MULTILINE), f"no reason: {line}"


def test_the_wheel_of_the_tests_is_built_as_any_other() -> None:
    assert set(PYPROJECT["build-system"]["requires"]) < set(DEV)


@pytest.mark.parametrize(("lock", "packages"), [(LOCKS[0], BOT), (LOCKS[1], [*BOT, *LOCAL, *DEV])])
def test_a_lock_has_all_that_is_brought_along_by_hash(lock: str, packages: list[str]) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    matches = [(Requirement(one["pin"]), one["hashes"]) for one in HASHED.finditer(text)]
    counts = {canonicalize_name(pin.name): hashes.count("--hash") for pin, hashes in matches}
    assert find_needs(packages) <= find_pins(lock).keys() == counts.keys(), "run make lock"
    compiled = [counts[name] for name in ("aiohttp", "pillow", "pydantic-core")]
    assert min(compiled) > 20, "the files of every system, not only of this one"


def test_make_installs_by_hash() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = re.findall(r"\$\(PIP\) (.*)", makefile)
    assert sorted(commands) == sorted(f"--require-hashes -r {file}" for file in ("$@.txt", *LOCKS))


def test_make_picks_of_the_lock_what_the_local_table_needs() -> None:
    [names] = re.findall(r"^LOCAL = (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(names.split("|")) == find_needs(LOCAL) - find_pins("requirements.lock").keys()
