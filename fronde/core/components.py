"""The components of a game and the options of a table: strict models, and how components are read from files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from fronde.core.errors import DataError


class Strict(BaseModel):
    """Immutable data that refuses unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TableOptions(Strict):
    """The options of a table; every field has a default. Types are exact: "1" is refused for 1."""

    model_config = ConfigDict(strict=True)


class HasId(Protocol):
    """A component with an id."""

    @property
    def id(self) -> str: ...


Model = TypeVar("Model", bound=BaseModel)


def read_components(kind: type[Model], folder: Path, *files: str, **parts: str) -> Model:
    """The validated contents of `<file>.toml` files in a folder: the tables of `files` side by side, each file of
    `parts` under its name. Raises DataError for an invalid file."""

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
    """Raise ValueError if two components of a kind have the same id."""
    for kind in kinds:
        ids = [component.id for component in kind]
        if len(set(ids)) < len(ids):
            raise ValueError("an id stands twice")
