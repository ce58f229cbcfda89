"""Normalises text that people typed quickly."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """The text in small letters, without accents and outer blanks, with straight apostrophes."""
    parts = unicodedata.normalize("NFKD", text.casefold().strip().replace("’", "'"))
    return "".join(c for c in parts if not unicodedata.combining(c))
