"""`make release`, run in a repository of its own that has the files of this one. No network."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.test_changelog import ENTRIES, PROJECT, RULES, RUNNING
from tests.docs.test_links import SKIPPED
from tests.test_requirements import ROOT, find_pins

pytest.importorskip("cyclonedx", reason="cyclonedx-python-lib is not installed (make installs requirements-dev.lock)")
if not shutil.which("git"):
    pytest.skip("git is not installed", allow_module_level=True)

NAME = f"fronde-{PROJECT['version']}"
FILES = {f"{NAME}.tar.gz", f"{NAME}-py3-none-any.whl", f"{NAME}.cdx.json", f"{NAME}.md"}
LARGEST = ("corpus", "golden", "pictures")
CHANCE = """
import uuid
from pathlib import Path
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data): Path(self.root, "fronde", "chance.txt").write_text(str(uuid.uuid4()))
"""
HOOK = "[tool.hatch.build.hooks.custom]\n"


def git(repository: Path, *arguments: str) -> str:
    command = ["git", "-c", "user.name=Test", "-c", "user.email=test@localhost", *arguments]
    environment = os.environ | {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    return subprocess.run(
        command, cwd=repository, env=environment, check=True, capture_output=True, text=True
    ).stdout  # fmt: skip


def release(repository: Path) -> tuple[int, str, dict[str, bytes]]:
    """Exit code, standard error, and what is in dist/ after it."""
    command = [sys.executable, "-m", "tests.release"]
    result = subprocess.run(command, cwd=repository, capture_output=True, text=True, timeout=120)
    return result.returncode, result.stderr, {path.name: path.read_bytes() for path in repository.glob("dist/*")}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with one commit: this checkout as it is, committed or not, without its largest folders."""
    repository = tmp_path_factory.mktemp("release") / "repository"
    shutil.copytree(ROOT, repository, ignore=shutil.ignore_patterns(*SKIPPED, *LARGEST, "__pycache__", "*.db*"))
    git(repository, "init", "--quiet")
    git(repository, "add", "--all")
    git(repository, "commit", "--quiet", "--message", "First")
    return repository


@pytest.fixture
def repository(copy: Path) -> Path:
    """It, as it was at first."""
    git(copy, "reset", "--quiet", "--hard", git(copy, "rev-list", "--max-parents=0", "HEAD").strip())
    git(copy, "clean", "--quiet", "--force", "-dx")
    return copy


def test_a_release_is_the_last_commit_whole_and_nothing_private(repository: Path) -> None:
    (repository / ".env").write_text("DISCORD_TOKEN=secret\n")
    (repository / "fronde.db").write_text("games\n")
    code, errors, files = release(repository)
    assert (code, errors) == (0, "") and files.keys() == FILES
    with tarfile.open(repository / "dist" / f"{NAME}.tar.gz") as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
        times = {member.mtime for member in sdist}
    assert times == {int(git(repository, "log", "-1", "--format=%ct"))}
    assert names == {*git(repository, "ls-files", "-z").rstrip("\0").split("\0"), "PKG-INFO"}
    assert files[f"{NAME}.md"].decode() == f"# Fronde {ENTRIES[0].strip()}\n"
    check_components(files[f"{NAME}.cdx.json"].decode())


def check_components(text: str) -> None:
    """The lock, whole, by CycloneDX's own schema; another process, whose sets have another order, writes the same."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    from tests.release import ELSEWHERE, list_components

    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    assert text == list_components()
    assert "serialNumber" not in text and "timestamp" not in text
    document, lock = json.loads(text), (ROOT / "requirements.lock").read_text(encoding="utf-8")
    components = document["components"]
    assert {one["name"]: one["version"] for one in components} == find_pins("requirements.lock")
    hashes = [digest["content"] for one in components for digest in one["hashes"]]
    assert sorted(hashes) == sorted(re.findall(r"sha256:(\w+)", lock))
    assert all("licenses" in one for one in components)
    assert set(re.findall(r"^(\S+)==\S+ ;", lock, re.MULTILINE)) == ELSEWHERE.keys(), "on every system the same"
    needs = {one["ref"]: one.get("dependsOn", []) for one in document["dependencies"]}
    bot = needs[document["metadata"]["component"]["bom-ref"]]
    assert {re.split("[/@]", one)[1] for one in bot} == find_pins("requirements.txt").keys()
    assert {one for some in needs.values() for one in some} == {one["bom-ref"] for one in components}


def lock_another(repository: Path) -> str:
    path = repository / "requirements.lock"
    path.write_text(path.read_text().replace("\nmako==", "\nmakeshift==", 1))
    return "Install requirements-dev.lock: makeshift is not here, which tells its licence.\n"


def raise_version(repository: Path) -> str:
    path = repository / "pyproject.toml"
    path.write_text(path.read_text().replace(f'version = "{PROJECT["version"]}"', 'version = "99.0.0"', 1))
    return f"The newest entry of CHANGELOG.md is {PROJECT['version']}, but pyproject.toml has version 99.0.0.\n"


def forget_rules(repository: Path) -> str:
    path = repository / "CHANGELOG.md"
    game, rules = sorted(RULES.items())[2]
    path.write_text(path.read_text().replace(f"| {game} | {rules} |", f"| {game} | {rules - 1} |", 1))
    return f"Entry {PROJECT['version']} of CHANGELOG.md lacks these rules versions: {game} {rules}.\n"


def forget_games(repository: Path) -> str:
    path = repository / "CHANGELOG.md"
    path.write_text(path.read_text().replace(RUNNING, "\n### Games\n", 1))
    return f"Entry {PROJECT['version']} of CHANGELOG.md does not say what happens to running games.\n"


def build_by_chance(repository: Path) -> str:
    (repository / "hatch_build.py").write_text(CHANCE)
    path = repository / "pyproject.toml"
    path.write_text(path.read_text() + HOOK)
    return f"Built twice, these are not the same bytes: {NAME}-py3-none-any.whl, {NAME}.tar.gz.\n"


@pytest.mark.parametrize("change", [raise_version, forget_rules, forget_games, build_by_chance, lock_another])
def test_there_is_no_release_but_one_sentence(repository: Path, change: Callable[[Path], str]) -> None:
    sentence = change(repository)
    git(repository, "add", "--all")
    git(repository, "commit", "--quiet", "--message", "Second")
    assert release(repository) == (1, sentence, {})


def test_no_version_is_released_twice(repository: Path) -> None:
    git(repository, "tag", f"v{PROJECT['version']}")
    git(repository, "commit", "--quiet", "--allow-empty", "--message", "Second")
    sentence = f"Version {PROJECT['version']} is tagged already: raise it in pyproject.toml.\n"
    assert release(repository) == (1, sentence, {})


def test_what_is_not_committed_is_not_released(repository: Path) -> None:
    with (repository / "README.md").open("a") as page:
        page.write("\n")
    (repository / "new.txt").touch()
    sentence = "The tree has changes that are not committed: README.md, new.txt.\n"
    assert release(repository) == (1, sentence, {})
    shutil.rmtree(repository / ".git")
    code, sentence, files = release(repository)
    assert (code, files) == (1, {}) and sentence.startswith("A release is made in a git checkout: ")
