"""requirements.lock, which `make play` installs by hash, is what requirements.txt and constraints.txt say."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
HASHED = re.compile(
    r"^(?P<pin>\S+==\S+)[^\n]*\\\n(?P<hashes>(?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def pins(file: str) -> dict[str, str]:
    """Package -> version, as a file pins them."""
    lines = (line.split("#")[0].strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines())
    requirements = [Requirement(line) for line in lines if "==" in line]
    return {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in requirements}


def locked() -> dict[str, tuple[str, int]]:
    """Package -> version and number of hashes, as the lock has them."""
    matches = HASHED.finditer((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    entries = [(Requirement(one["pin"]), one["hashes"].count("--hash")) for one in matches]
    return {canonicalize_name(one.name): (str(one.specifier).removeprefix("=="), count) for one, count in entries}


def needed(packages: Iterable[str]) -> set[str]:
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


def test_the_lock_has_the_versions_that_are_pinned() -> None:
    versions, others, lock = pins("requirements.txt"), pins("constraints.txt"), locked()
    assert len(versions) > 10 and set(versions) <= set(lock), "run make lock"
    assert {name: version for name, (version, _) in lock.items()} == {
        name: versions.get(name) or others.get(name) for name in lock
    }, "run make lock"


def test_the_lock_has_all_that_is_brought_along() -> None:
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    direct = (line.split("#")[0].strip() for line in text.splitlines() if "==" in line)
    assert needed(direct) <= set(locked()), "run make lock"


def test_every_line_of_the_lock_has_hashes() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert len(re.findall(r"^\S+==", text, re.MULTILINE)) == len(locked())
    compiled = [count for name, (_, count) in locked().items() if name in ("aiohttp", "pillow", "pydantic-core")]
    assert min(compiled) > 20, "the files of every system, not only of this one"


def test_make_play_installs_the_lock_and_nothing_unhashed() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    rule = makefile.split("$(VENV)/.bot: requirements.lock")[1].split("\n\n")[0]
    assert "--require-hashes -r requirements.lock" in rule
