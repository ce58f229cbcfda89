"""A record as a file: canonical text, and a digest that reveals any changed bit."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256

from fronde.core.types import Json


def canonical(record: Mapping[str, Json]) -> bytes:
    """The bytes of a record in its file; the same record always gives the same bytes."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def seal(record: Mapping[str, Json]) -> dict[str, Json]:
    """The record plus `digest`: the SHA-256 of everything else in it, in hexadecimal."""
    return {**record, "digest": sha256(canonical(record)).hexdigest()}
