"""Lays a package out in a folder as an installer would, offline: its files, and the metadata that names its entry
points."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from hatchling.builders.wheel import WheelBuilder

from fronde.tools.new_game import TEMPLATE


def install(target: Path, source: Path = TEMPLATE, *, editable: bool = False) -> None:
    """Install the package whose pyproject.toml lies in `source` into a folder, which then belongs on PYTHONPATH;
    `editable`: in a folder for `site.addsitedir`, and its files stay where they are."""
    with TemporaryDirectory() as folder:
        for wheel in WheelBuilder(str(source)).build(
            directory=folder, versions=["editable" if editable else "standard"]
        ):
            ZipFile(wheel).extractall(target)


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
