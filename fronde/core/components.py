"""The components of a game and the options of a table: strict models, and the files the components are read from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from fronde.core.errors import DataError


class Strict(BaseModel):
    """Data that holds nothing it has no field for, and never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TableOptions(Strict):
    """What a table may choose, every field with a default. A value is of its very type: no "1" for 1."""

    model_config = ConfigDict(strict=True)


class HasId(Protocol):
    """A component with an id."""

    @property
    def id(self) -> str: ...


Model = TypeVar("Model", bound=BaseModel)


def read_components(kind: type[Model], folder: Path, *files: str, **parts: str) -> Model:
    """What stands in `<file>.toml` in a folder, validated: the tables of `files` side by side, each file of `parts`
    under its name. Raises DataError where a file is wrong."""

    def read(file: str) -> dict[str, Any]:
        return tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))

    data = {name: read(file) for name, file in parts.items()}
    for file in files:
        data |= read(file)
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        raise DataError(str(error)) from error


def check_ids(*kinds: Iterable[HasId]) -> None:
    """Raise ValueError where two components of a kind have one id."""
    for kind in kinds:
        ids = [component.id for component in kind]
        if len(set(ids)) < len(ids):
            raise ValueError("an id stands twice")
