"""Plain data as it is stored and handed from one process to another: texts, and how all of it is written."""

from __future__ import annotations

import json
from typing import Any

import orjson

from fronde.core.types import Json, Name, Text


def write_json(value: Json, *, sort: bool = False) -> bytes:
    """Plain data as JSON, its keys in the order of their letters where it is to be the same for the same data."""
    try:
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS if sort else 0)
    except TypeError:  # numbers of more than 64 bits, letters that UTF-8 does not have
        return json.dumps(value, sort_keys=sort).encode()


def write_text(text: Any) -> Json:
    """A Text, or an argument of one, as plain data."""
    if isinstance(text, Text):
        return {"text": text.id, "args": {key: write_text(value) for key, value in text.args.items()}}
    if isinstance(text, Name):
        return {"name": list(text)}
    return list(map(write_text, text)) if isinstance(text, list | tuple) else text


def read_text(stored: Json) -> Any:
    """The same again."""
    if isinstance(stored, list):
        return list(map(read_text, stored))
    if not isinstance(stored, dict):
        return stored
    if "name" in stored:
        return Name(*stored["name"])
    return Text(stored["text"], {key: read_text(value) for key, value in stored["args"].items()})
