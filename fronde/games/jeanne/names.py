"""The names of ids in texts, by the key under which questions, events and refusals give them."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.sentences import Sentences

NAMES: Mapping[str, str] = {
    **dict.fromkeys(("seat", "seats"), "seat"),
    **dict.fromkeys(("city", "cities", "won", "lost"), "city"),
    **dict.fromkeys(("province", "provinces"), "province"),
    **dict.fromkeys(("card", "cards"), "card"),
    **dict.fromkeys(("event", "events"), "counter"),
    "foreigner": "foreigner",
    "hero": "hero",
}
SENTENCES = Sentences(NAMES)
readable, text, refuse = SENTENCES.readable, SENTENCES.text, SENTENCES.refuse
