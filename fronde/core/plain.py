"""Plain data that is stored or passed between processes: the form of texts in it, and how it is written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from types import GenericAlias
from typing import Any, get_type_hints
from zlib import crc32

import orjson
from pydantic import ConfigDict, TypeAdapter, ValidationError

from fronde.core.types import Json, Name, Text


def write_json(value: Json, *, sort: bool = False) -> bytes:
    """Plain data as JSON. `sort`: sort the keys, so that the same data always gives the same bytes."""
    try:
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS if sort else 0)
    except TypeError:  # integers of more than 64 bits, characters that UTF-8 cannot encode
        return json.dumps(value, sort_keys=sort).encode()


def stamp_of(value: Json) -> int:
    """A checksum of plain data, with which a caller can later check whether the data has changed."""
    return crc32(write_json(value, sort=True))


def write_text(text: object) -> Json:
    """A Text, or an argument of one, as plain data."""
    if isinstance(text, Text):
        return {"text": text.id, "args": {key: write_text(value) for key, value in text.args.items()}}
    if isinstance(text, Name):
        return {"name": list(text)}
    return list(map(write_text, text)) if isinstance(text, list | tuple) else text


def read_text(data: Json) -> Json:
    """The inverse of `write_text`."""
    if isinstance(data, list):
        return list(map(read_text, data))
    if not isinstance(data, dict):
        return data
    if "name" in data:
        return Name(*data["name"])
    return Text(data["text"], {key: read_text(value) for key, value in data["args"].items()})


def find_misfits(kind: type, values: Mapping[str, object]) -> list[str]:
    """The names of those fields whose values do not have the type that the dataclass declares."""
    return [name for name, value in values.items() if not _fits(_type_of(kind, name), value)]


@cache
def _type_of(kind: type, name: str) -> TypeAdapter[object]:
    alone: Any = GenericAlias(tuple, get_type_hints(kind)[name])  # a bare dataclass accepts no configuration
    return TypeAdapter(alone, config=ConfigDict(strict=True, arbitrary_types_allowed=True))


def _fits(field: TypeAdapter[object], value: object) -> bool:
    try:
        field.validate_python((value,))
    except ValidationError:
        return False
    return True
