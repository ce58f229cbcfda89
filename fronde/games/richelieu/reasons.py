"""What people who ask for advice are told of what opponents see: each beside the mean of the others."""

from __future__ import annotations

from fronde.core.opponents import Told

REASONS = {
    "sure": Told(("sure",)),
    "expected": Told(("expected", "late_expected")),
    "lead": Told(("lead", "late_lead")),
    "missed": Told(("missed",)),
    "markers": Told(("markers",)),
    "paid": Told(("paid",), good=False),
    "marked": Told(("marked", "marked_at_end")),
    "discs": Told(("discs",)),
    "threat": Told(("threat", "threats"), good=False),
    "cards": Told(("cards",)),
}
