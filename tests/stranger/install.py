"""Lays a package out in a folder as an installer would, offline: its modules, and the metadata that names its entry
points."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from fronde.tools.new_game import TEMPLATE


def install(target: Path, source: Path = TEMPLATE) -> None:
    """Install the package whose pyproject.toml lies in `source` into a folder, which then belongs on PYTHONPATH."""
    described = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
    project = described["project"]
    for package in described["tool"]["setuptools"]["packages"]:
        shutil.copytree(source / package, target / package, ignore=shutil.ignore_patterns("__pycache__"))
    write_metadata(target, project["name"], project["version"], project["entry-points"])


def write_metadata(target: Path, name: str, version: str, entry_points: dict[str, dict[str, str]]) -> None:
    """Say in a folder that a package is installed there, and what its entry points are, by group."""
    metadata = target / f"{name.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    groups = [
        f"[{group}]\n" + "".join(f"{point} = {value}\n" for point, value in points.items())
        for group, points in entry_points.items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
