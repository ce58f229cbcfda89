"""What a siege found, each thing once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Findings:
    """Kinds of faults, what exactly, and at which kill each was found first."""

    kill: int = 0
    found: dict[tuple[str, str], int] = field(default_factory=dict)

    def add(self, kind: str, what: str) -> None:
        """Something is wrong."""
        self.found.setdefault((kind, what), self.kill)

    def __bool__(self) -> bool:
        return bool(self.found)

    @property
    def counts(self) -> dict[str, int]:
        """How many of each kind."""
        return dict(sorted(Counter(kind for kind, _ in self.found).items()))

    def listed(self, most: int = 5) -> list[dict[str, Any]]:
        """The first of each kind."""
        shown: Counter[str] = Counter()
        listed = []
        for (kind, what), kill in self.found.items():
            shown[kind] += 1
            if shown[kind] <= most:
                listed.append({"kind": kind, "kill": kill, "what": what[:1500]})
        return listed
