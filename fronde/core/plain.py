"""Texts as plain data, as they are stored and handed from one process to another."""

from __future__ import annotations

from typing import Any

from fronde.core.types import Json, Name, Text


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
