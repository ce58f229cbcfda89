"""A record as a file: canonical text, and a digest that no changed bit survives."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256

from fronde.core.types import Json


def canonical(record: Mapping[str, Json]) -> bytes:
    """A record as it is written to a file, always with the same bytes."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def seal(record: Mapping[str, Json]) -> dict[str, Json]:
    """The record with the SHA-256 of all the rest of it, in hexadecimal, under `digest`."""
    return {**record, "digest": sha256(canonical(record)).hexdigest()}
