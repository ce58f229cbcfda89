"""Besiege the bot: `python -m tests.siege --kills 500`, or several on one PostgreSQL: `--processes 2`. Exit code 1
where something was lost or doubled."""

# Every bot reads this module when it starts, so what besieges it is imported where it is needed.

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any


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
    parser.add_argument("--processes", type=int, help="so many bots share a PostgreSQL of their own")
    parser.add_argument("--seconds", type=float, default=1200.0, help="how long these are besieged (default 1200)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="siege-") as folder:
        args.folder = args.folder or Path(folder)
        report, last = besiege_several(args) if args.processes else besiege_one(args)
    print(json.dumps(report, indent=1, ensure_ascii=False))
    if report["findings"]:
        print("\n".join(["", "What happened last:", *last]), file=sys.stderr)
        print(f"\nAgain: python -m tests.siege {' '.join(sys.argv[1:])} --seed {args.seed}", file=sys.stderr)
    return bool(report["findings"] or report.get("costs", {}).get("misses"))


def besiege_one(args: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """A siege; its report, and the last that happened."""
    from tests.siege.assault import Plan, besiege

    return besiege(Plan(args.folder, args.kills, args.seed, args.faults, args.pace, args.troubles))


def besiege_several(args: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """The same with several bots, and what they cost. Needs PostgreSQL."""
    from tests.db.postgres import create_database, find_programs, run_server
    from tests.siege import scale
    from tests.siege.costs import Measurement
    from tests.siege.databases import PostgresDatabase

    programs = find_programs()
    if programs is None:
        sys.exit("There is no PostgreSQL on this machine: apt install postgresql.")
    with run_server(programs) as server:
        create_database(server, "scale")
        database = PostgresDatabase(server, "scale")
        measurement = Measurement(args.folder, server, seconds=max(1.0, args.seconds / 80))
        report, last = scale.hold_out(scale.Plan(args.folder, database, args.seconds, args.processes, seed=args.seed))
        report["costs"] = measurement.measure()
        return report, last


if __name__ == "__main__":
    sys.exit(main())
