"""The reasons that advice gives for a choice, from the features of the bots, each compared with the mean of the
rivals."""

from __future__ import annotations

from fronde.core.opponents import FeatureText, name_features

REASONS = {
    **name_features("sure", "missed", "markers", "discs", "cards"),
    "paid": FeatureText(("paid",), good=False),
    "expected": FeatureText(("expected", "late_expected")),
    "majority-lead": FeatureText(("lead", "late_lead")),
    "marked": FeatureText(("marked", "marked_at_end")),
    "threat": FeatureText(("threat", "threats"), good=False),
}
