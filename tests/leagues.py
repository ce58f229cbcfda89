"""Leagues in full: `python -m tests.leagues` plays a season of 28 people of whom some leave through the bot, at every
pace, then calculates 10,000 seasons of random fields. The suite does both on a smaller scale."""

from __future__ import annotations

import os
import sys

import pytest

from fronde.host.timekeeping.clocks import PACES

SEASON = "tests/cogs/test_leagues.py::test_a_season_ends_whoever_leaves"
FIELDS = "tests/host/test_leagues.py::test_random_fields_with_drop_outs_keep_the_bounds"

if __name__ == "__main__":
    os.environ |= {"LEAGUE_PEOPLE": "28", "LEAGUE_PACES": " ".join(PACES), "LEAGUE_FIELDS": "10000"}
    sys.exit(pytest.main(["-q", "-s", "-p", "no:cacheprovider", *(sys.argv[1:] or [SEASON, FIELDS])]))
