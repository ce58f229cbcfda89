"""What a value of a position may be: a type for each kind of value, all of them `FieldType`.

A type of your own derives from `FieldType` and raises `bad(problem)` for a value that does not fit.
"""

from __future__ import annotations

from fronde.core.codec import EachOf, FieldType, Flag, ListOf, MapOf, Maybe, Number, Record, Word, bad

__all__ = ["EachOf", "FieldType", "Flag", "ListOf", "MapOf", "Maybe", "Number", "Record", "Word", "bad"]
