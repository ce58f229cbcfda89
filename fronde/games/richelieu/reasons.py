"""What people who ask for advice are told of what opponents see: each beside the mean of the others."""

from __future__ import annotations

from fronde.core.opponents import FeatureText

REASONS = {
    "sure": FeatureText(("sure",)),
    "expected": FeatureText(("expected", "late_expected")),
    "lead": FeatureText(("lead", "late_lead")),
    "missed": FeatureText(("missed",)),
    "markers": FeatureText(("markers",)),
    "paid": FeatureText(("paid",), good=False),
    "marked": FeatureText(("marked", "marked_at_end")),
    "discs": FeatureText(("discs",)),
    "threat": FeatureText(("threat", "threats"), good=False),
    "cards": FeatureText(("cards",)),
}
