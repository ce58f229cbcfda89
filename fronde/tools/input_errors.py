"""Translates a library's errors about a file, a line of JSON or a data shape into our own texts."""

from __future__ import annotations

import json
from collections.abc import Mapping

from fronde.core.types import Json, Text

_FILES = (
    (FileNotFoundError, "missing"),
    (PermissionError, "forbidden"),
    (IsADirectoryError, "folder"),
    (NotADirectoryError, "missing"),
    (UnicodeDecodeError, "encoding"),
)
_SHAPES = {
    "missing": "missing",
    "string_type": "text",
    "string_too_short": "text",
    "int_type": "number",
    "int_parsing": "number",
    "int_from_float": "number",
    "bool_type": "flag",
    "list_type": "list",
    "dict_type": "table",
    "model_type": "table",
}
"""Pydantic's error type -> the message `shape-fault-<word>`."""


def tell_file_fault(error: Exception) -> Text:
    """The reason a file cannot be read or written, as a sentence."""
    return Text("file-fault-" + next((name for kind, name in _FILES if isinstance(error, kind)), "other"))


def tell_json_fault(error: Exception) -> Text:
    """The reason a line is not JSON, as a sentence."""
    if isinstance(error, UnicodeError):
        return Text("json-fault-encoding")
    if isinstance(error, RecursionError):
        return Text("json-fault-depth")
    if isinstance(error, json.JSONDecodeError):
        return Text("json-fault-place", {"n": str(error.pos + 1)})
    return Text("json-fault-number")


def tell_shape_fault(wrong: Mapping[str, Json]) -> Text:
    """The text for one of pydantic's errors."""
    return Text(f"shape-fault-{_SHAPES.get(wrong['type'], 'other')}")
