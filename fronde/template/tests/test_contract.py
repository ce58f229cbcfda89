"""Run with `python -m unittest` where the package is installed."""

from __future__ import annotations

import unittest

from fronde.testing import find_faults


class ContractTest(unittest.TestCase):
    """The contract of every game."""

    def test_nothing_is_wrong(self) -> None:
        """Each fault is printed as file, line and problem."""
        self.assertEqual([str(fault) for fault in find_faults("pebbles")], [])
