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
    found: dict[tuple[str, str], int] = field(default_factory=dict)

    def add(self, kind: str, what: str) -> None:
        """Something is wrong."""
        if (kind, what) not in self.found:
            self.found[kind, what] = self.kill
            self.tell(f"--- found at kill {self.kill}: {kind}: {what[:1500]}")

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
