"""Standing orders: what a player may leave word of, so as not to be asked."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.game import OrderKind, View
from fronde.core.types import Decision, Json


def let_pass(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Let d'Artagnan block nothing this Turn (7.53)."""
    return ("allow-turn",)


ORDERS = (OrderKind("let-pass", ("block-placement",), let_pass, ends="round"),)
