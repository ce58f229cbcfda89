"""What people who ask for advice are told of what opponents see: each beside the mean of the others."""

from __future__ import annotations

from fronde.core.opponents import FeatureText, name_features

REASONS = {
    **name_features("sure", "missed", "markers", "discs", "cards"),
    "paid": FeatureText(("paid",), good=False),
    "expected": FeatureText(("expected", "late_expected")),
    "lead": FeatureText(("lead", "late_lead")),
    "marked": FeatureText(("marked", "marked_at_end")),
    "threat": FeatureText(("threat", "threats"), good=False),
}
