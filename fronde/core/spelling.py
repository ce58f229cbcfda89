"""Letters as somebody types them who is in a hurry."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """Small letters without accents, straight apostrophes, no blanks around."""
    parts = unicodedata.normalize("NFKD", text.casefold().strip().replace("’", "'"))
    return "".join(c for c in parts if not unicodedata.combining(c))
