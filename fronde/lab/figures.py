"""Shares and means with their 95 % intervals, as the tools print them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

Z95 = 1.959964
"""Standard deviations on either side of the mean that contain 95 %."""


def share(hits: float, of: int) -> dict[str, float]:
    """A share with Wilson's 95 % interval; the interval of an empty sample is 0 to 1."""
    if not of:
        return {"count": 0, "share": 0.0, "low": 0.0, "high": 1.0}
    p, z = hits / of, Z95**2 / of
    middle, half = (p + z / 2) / (1 + z), sqrt(p * (1 - p) * z + z * z / 4) / (1 + z)
    return {"count": hits, "share": p, "low": max(middle - half, 0.0), "high": min(middle + half, 1.0)}


def mean(values: Sequence[float]) -> dict[str, float]:
    """A mean with its normal 95 % interval; for a single value the interval is that value."""
    middle = fmean(values)
    half = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": middle, "low": middle - half, "high": middle + half}


def tell_share(figure: Mapping[str, float]) -> str:
    """A share and its interval as a cell of a table."""
    return f"{100 * figure['share']:.1f} % [{100 * figure['low']:.1f}, {100 * figure['high']:.1f}]"


def tell_mean(figure: Mapping[str, float]) -> str:
    """A mean and its interval as a cell of a table."""
    return f"{figure['mean']:.2f} [{figure['low']:.2f}, {figure['high']:.2f}]"
