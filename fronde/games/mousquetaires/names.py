"""The names of ids in texts, by the key under which questions, events and refusals give them."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.sentences import Sentences

NAMES: Mapping[str, str] = {
    **dict.fromkeys(("seat", "seats"), "seat"),
    **dict.fromkeys(("place", "absent"), "place"),
    **dict.fromkeys(("foe", "foes"), "foe"),
    **dict.fromkeys(("trap", "traps"), "trap"),
    **dict.fromkeys(("treachery", "treacheries"), "treachery"),
    **dict.fromkeys(("card", "cards"), "card"),
    **dict.fromkeys(("token", "tokens"), "token"),
    **{kind: kind for kind in ("mission", "item", "skill", "path", "quest", "face")},
}
SENTENCES = Sentences(NAMES)
readable, text, refuse = SENTENCES.readable, SENTENCES.text, SENTENCES.refuse
