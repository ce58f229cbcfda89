"""Besiege the bot: `python -m tests.siege --kills 500`. Exit code 1 where something was lost or doubled."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from tests.siege.assault import Plan, besiege


def main() -> int:
    """Run a siege and print its report."""
    parser = argparse.ArgumentParser(prog="python -m tests.siege", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often the bot is killed (default 50)")
    parser.add_argument("--seed", type=int, default=1, help="what the script of play, kills and faults is drawn from")
    parser.add_argument(
        "--faults", type=float, default=0.25, help="share of Discord's answers that fail (default 0.25)"
    )
    parser.add_argument("--pace", type=float, default=0.02, help="what a second of waiting takes (default 0.02)")
    parser.add_argument(
        "--troubles", type=float, default=0.4, help="share of lives in which channels go, rights change (default 0.4)"
    )
    parser.add_argument("--folder", type=Path, help="where the database and the bot's log are kept")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="siege-") as folder:
        plan = Plan(args.folder or Path(folder), args.kills, args.seed, args.faults, args.pace, args.troubles)
        report, last = besiege(plan)
    print(json.dumps(report, indent=1, ensure_ascii=False))
    if report["findings"]:
        print("\n".join(["", "What happened last:", *last]), file=sys.stderr)
        print(f"\nAgain: python -m tests.siege --seed {args.seed} --kills {args.kills}", file=sys.stderr)
    return bool(report["findings"])


if __name__ == "__main__":
    sys.exit(main())
