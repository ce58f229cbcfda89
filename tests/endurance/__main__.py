"""`make endurance`: 200 tables at once, the same in a storm of limits, the memory of 100 games; as JSON, exit code 1
where a promise is broken."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from tests.e2e.fake_discord import Faults
from tests.endurance.games import PATIENCE, measure_memory
from tests.load import Load
from tests.siege import players

LATEST = 3.0
"""Seconds within which Discord wants a first answer."""
A_MINUTE = 60.0
"""Seconds within which every table has its board, and every player their hand."""


def crowd(tables: int, share: float) -> dict[str, float]:
    """So many tables whose posts are all due at once, and people who answer; `share` of all requests meets a limit."""
    with tempfile.TemporaryDirectory() as folder:
        load = Load(Path(folder), "frondeurs", tables=tables, rate=10.0, seconds=20.0, patience=600.0)
        load.loopback.faults = Faults(share, kinds={"429": 5, "429-global": 1})
        drained = asyncio.run(load.measure())
    slowest = max(
        interaction.callback_at - interaction.sent
        for interaction in load.world.interactions.values()
        if interaction.callback_at
    )
    limited = sum(load.loopback.faults.count.values())
    answers = {"clicks": len(load.times), "slowest_answer_s": round(slowest, 3), "limited": limited}
    return {"tables": tables, **answers, "posted_s": load.posted, "drained_s": drained}


def main() -> int:
    """Measure, and say whether it holds."""
    parser = argparse.ArgumentParser(prog="python -m tests.endurance", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("only", nargs="?", choices=["tables", "storm", "memory"])
    args = parser.parse_args()
    report: dict[str, dict[str, float]] = {}
    if args.only in (None, "tables"):
        report["tables"] = crowd(args.tables, 0.0)
    if args.only in (None, "storm"):
        report["storm"] = crowd(args.tables // 4, 0.3)
    if args.only in (None, "memory"):
        players.PATIENCE = PATIENCE
        report["memory"] = asyncio.run(measure_memory(args.games // 5, args.games))
    broken = [name for name, figures in report.items() if figures.get("slowest_answer_s", 0) > LATEST]
    broken += [name for name, figures in report.items() if name == "tables" and figures["posted_s"] > A_MINUTE]
    broken += [name for name, figures in report.items() if figures.get("growth", 0) > 0.1]
    print(json.dumps({**report, "broken": broken}, indent=1))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
