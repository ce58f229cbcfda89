"""The names of ids in texts, by the key under which questions, events and refusals give them."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.sentences import Sentences

NAMES: Mapping[str, str] = {
    **{kind: kind for kind in ("seat", "card", "disc", "side", "region")},
    **dict.fromkeys(("category", "won", "lost"), "category"),
}
text, refuse = Sentences(NAMES).text, Sentences(NAMES).refuse
