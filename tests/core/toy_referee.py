"""`python -m tests.core.toy_referee`: the referee with the toy among its games, for tests over a real process."""

from __future__ import annotations

import sys

from fronde.games import GAMES
from fronde.tools import referee
from tests.toy import TOY

if __name__ == "__main__":
    GAMES[TOY.key] = TOY
    sys.exit(referee.run())
