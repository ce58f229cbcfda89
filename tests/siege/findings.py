"""What a siege found, each thing once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Findings:
    """Kinds of faults, what exactly, and at which kill each was found first. `tell` is given a line on each."""

    kill: int = 0
    tell: Callable[[str], object] = lambda line: None
    first_kills: dict[tuple[str, str], int] = field(default_factory=dict)

    def add(self, kind: str, what: str) -> None:
        """Something is wrong."""
        if (kind, what) not in self.first_kills:
            self.first_kills[kind, what] = self.kill
            self.tell(f"--- found at kill {self.kill}: {kind}: {what[:4000]}")

    def __bool__(self) -> bool:
        return bool(self.first_kills)

    @property
    def counts(self) -> dict[str, int]:
        """How many of each kind."""
        return dict(sorted(Counter(kind for kind, _ in self.first_kills).items()))

    def listed(self, most: int = 5) -> list[dict[str, Any]]:
        """The first of each kind."""
        counts: Counter[str] = Counter()
        listed = []
        for (kind, what), kill in self.first_kills.items():
            counts[kind] += 1
            if counts[kind] <= most:
                listed.append({"kind": kind, "kill": kill, "what": what[:1500]})
        return listed
