"""A release, into dist/: `make release`. Sdist, wheel, a list of what the bot is made of (CycloneDX), and the notes.

All of it is made of the last commit and bears its time. It is made twice, in two folders, and has to be the same bytes.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from tests.docs.test_changelog import ENTRIES, PROJECT, RULES, RUNNING, read_rules
from tests.test_requirements import HASHED, ROOT

VERSION: str = PROJECT["version"]
NAME = f"fronde-{VERSION}"
DIST = ROOT / "dist"
ELSEWHERE = {"audioop-lts": "PSF-2.0", "uvloop": "MIT License"}
"""The licences of packages that only some systems install, so that the list is the same wherever it is made."""


class Refusal(Exception):
    """Why there is no release, in one sentence."""


def git(*arguments: str) -> str:
    """What git says of this checkout. Raises Refusal if it cannot."""
    result = subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True)
    if result.returncode:
        raise Refusal(f"A release is made in a git checkout: {result.stderr.strip()}.")
    return result.stdout.strip()


def check() -> None:
    """Raises Refusal where a release would not be what the last commit and the changelog say."""
    if changes := git("status", "--porcelain", "--", "."):
        files = ", ".join(line.split(maxsplit=1)[1] for line in changes.splitlines())
        raise Refusal(f"The tree has changes that are not committed: {files}.")
    if (newest := ENTRIES[0].split()[0]) != VERSION:
        raise Refusal(f"The newest entry of CHANGELOG.md is {newest}, but pyproject.toml has version {VERSION}.")
    if not ENTRIES[0].partition(RUNNING)[2].strip():
        raise Refusal(f"Entry {VERSION} of CHANGELOG.md does not say what happens to running games.")
    if git("tag", "--list", f"v{VERSION}") and git("rev-parse", f"v{VERSION}^{{commit}}") != git("rev-parse", "HEAD"):
        raise Refusal(f"Version {VERSION} is tagged already: raise it in pyproject.toml.")
    if missing := [f"{game} {rules}" for game, rules in RULES.items() - read_rules(ENTRIES[0]).items()]:
        raise Refusal(f"Entry {VERSION} of CHANGELOG.md lacks these rules versions: {', '.join(sorted(missing))}.")


def build(source: Path, target: str, folder: Path) -> Path:
    """The sdist or the wheel of a source tree, built by hatchling. Raises Refusal if it fails."""
    before = {*folder.iterdir()}
    command = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder))
    epoch = {"SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct")}
    result = subprocess.run(command, cwd=source, env=os.environ | epoch, capture_output=True, text=True)
    if result.returncode:
        raise Refusal(f"hatchling builds no {target}:\n{result.stderr}")
    [path] = {*folder.iterdir()} - before
    return path


def read_licenses(package: str) -> list[License]:
    """What a package says of its licence. Raises Refusal where it is not installed here."""
    if package in ELSEWHERE:
        return [LicenseFactory().make_from_string(ELSEWHERE[package])]
    try:
        about: dict[str, Any] = metadata(package).json
    except PackageNotFoundError:
        raise Refusal(f"Install requirements-dev.lock: {package} is not here, which tells its licence.") from None
    line = about.get("license_expression") or about.get("license") or ""
    classifiers = [text.rpartition(" :: ")[2] for text in about.get("classifier", []) if text[:10] == "License ::"]
    names = [line] if line and "\n" not in line else classifiers
    return [LicenseFactory().make_from_string(name) for name in names]


def make_component(name: str, version: str, **more: Any) -> Component:
    purl = PackageURL("pypi", name=name, version=version)
    return Component(name=name, version=version, purl=purl, bom_ref=str(purl), **more)


def read_component(pin: str, hashes: str) -> Component:
    """A package of the lock, with the hash of each of its files."""
    name, version = pin.split("==")
    files = [HashType(alg=HashAlgorithm.SHA_256, content=one) for one in re.findall(r"sha256:(\w+)", hashes)]
    return make_component(name, version, licenses=read_licenses(name), hashes=files)


def list_components() -> str:
    """requirements.lock as CycloneDX JSON: each package, and what brings it along. No clock and no chance in it."""
    licence = LicenseFactory().make_from_string(PROJECT["license"])
    bot = make_component("fronde", VERSION, type=ComponentType.APPLICATION, licenses=[licence])
    matches = [*HASHED.finditer((ROOT / "requirements.lock").read_text(encoding="utf-8"))]
    components = [read_component(one["pin"], one["hashes"]) for one in matches]
    parents = {"requirements.txt": bot} | {component.name: component for component in components}
    bom = Bom(metadata=BomMetaData(component=bot), components=components)
    for one, component in zip(matches, components, strict=True):
        for parent in re.findall(r"(?:via|  ) (?:-r )?(\S+)$", one["via"], re.MULTILINE):
            bom.register_dependency(parents[parent], [component])
    document = json.loads(JsonV1Dot6(bom).output_as_string())
    del document["serialNumber"], document["metadata"]["timestamp"]
    return json.dumps(document, indent=1) + "\n"


def make(folder: Path) -> dict[str, bytes]:
    """The files of the release, made in an empty folder: name -> content. The wheel is built from the sdist."""
    (dist := folder / "dist").mkdir()
    git("archive", "--format=tar", f"--output={folder / 'commit.tar'}", "HEAD")
    shutil.unpack_archive(folder / "commit.tar", folder / "commit")
    sdist = build(folder / "commit", "sdist", dist)
    shutil.unpack_archive(sdist, folder / "sdist")
    build(folder / "sdist" / NAME, "wheel", dist)
    (dist / f"{NAME}.cdx.json").write_text(list_components(), encoding="utf-8")
    (dist / f"{NAME}.md").write_text(f"# Fronde {ENTRIES[0].strip()}\n", encoding="utf-8")
    return {path.name: path.read_bytes() for path in sorted(dist.iterdir())}


def main() -> int:
    try:
        check()
        with TemporaryDirectory() as first, TemporaryDirectory() as second:
            files, again = make(Path(first)), make(Path(second))
        if different := [name for name in files if files[name] != again[name]]:
            raise Refusal(f"Built twice, these are not the same bytes: {', '.join(different)}.")
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    DIST.mkdir(exist_ok=True)
    for name, content in files.items():
        (DIST / name).write_bytes(content)
        print(sha256(content).hexdigest(), f"dist/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
