"""What goes wrong between a bot and Discord, by chance: requests that are refused, delayed, carried out and not
answered, answered with half an answer."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field

KINDS = {
    "reset": 2,  # the connection is reset before anything happened
    "reset-after": 3,  # it was carried out, and the answer is lost
    "hang-up-after": 2,  # the same, the connection closed in good order
    "500": 2,
    "502": 2,
    "503": 2,
    "502-after": 2,  # carried out, and a gateway on the way says it was not
    "401": 1,
    "403": 1,  # code 0: not a person's or a server's wish, something on the way
    "400": 1,
    "408": 1,
    "429": 2,
    "429-global": 1,
    "cut": 2,  # carried out, and the answer breaks off
    "half-json": 2,  # carried out, and the answer is whole but no JSON
    "delay": 3,
}
"""Each fault and how often it comes beside the others."""

SPARED = re.compile(r"users/@me$|gateway/bot$|oauth2/|applications/")
"""Requests a bot starts with: it tells whoever starts it what is wrong, and ends."""


@dataclass
class Faults:
    """A share `rate` of all requests fails, of the `kinds` in their proportion."""

    rate: float = 0.0
    rng: random.Random = field(default_factory=lambda: random.Random(0))
    kinds: dict[str, int] = field(default_factory=lambda: dict(KINDS))
    count: Counter[str] = field(default_factory=Counter)

    def draw(self, path: str) -> str | None:
        """What goes wrong with a request to that path; None for nothing."""
        if SPARED.search(path) or self.rng.random() >= self.rate:
            return None
        kind = self.rng.choices(list(self.kinds), list(self.kinds.values()))[0]
        self.count[kind] += 1
        return kind

    def pause(self) -> float:
        """Seconds of a delay."""
        return self.rng.uniform(0.02, 0.3)
