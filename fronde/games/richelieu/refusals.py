"""The reason why a choice is refused: one sentence and the number of a rule."""

from __future__ import annotations

from fronde.core.types import Decision, PlayerRefusal, Seat
from fronde.games.richelieu.data import CARDS, MOST_SHIELDS
from fronde.games.richelieu.model import (
    State,
    can_use_disc,
    count_shields,
    is_first_move,
    is_laid,
    may_be_second,
    side_of,
)
from fronde.games.richelieu.names import refuse
from fronde.games.richelieu.steps.common import END_TURN, PASS, USE_DISC


def explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    """Why `pick` does not answer the question."""
    kind, _, card = pick.partition(":")
    if kind in ("card", "place", "lift") and card not in CARDS:
        return refuse("unknown-card", None, slug=card[:40])
    if decision and decision.step == "pay-marker" and pick != USE_DISC:
        return refuse("pay-first", "4.4", card=state.stack[-1]["card"])
    if decision and decision.step == "put-marker" and kind != "place":
        return refuse("put-down", "4.3", card=state.stack[-1]["card"])
    if kind == "card":
        return explain_card(state, card)
    if kind in ("place", "lift"):
        return explain_marker(state, seat, kind, card)
    if pick == USE_DISC:
        return refuse("no-disc" if not can_use_disc(state, seat) else "disc-later", "5.3")
    if pick in (END_TURN, PASS):
        return refuse("must-take", "3.1")
    return refuse("option", decision.rule if decision else None, slug=pick[:60])


def explain_card(state: State, card: str) -> PlayerRefusal:
    """Why a card cannot be taken now (3, 4.7)."""
    if not is_laid(state, card):
        return refuse("gone", "3.2", card=card)
    if state.picks and is_first_move(state):
        return refuse("first-move", "3.4")
    if len(state.picks) > 1:
        return refuse("third-card", "3.1")
    if state.picks and not may_be_second(state, card):
        return explain_second(state, card)
    if side_of(state, card) == "inner":
        return refuse("inner", "3.2", card=card)
    return refuse("cannot-pay", "4.7", card=card, owner_seat=state.marks.get(card, ""))


def explain_second(state: State, card: str) -> PlayerRefusal:
    """Why a card cannot be taken after the first one (3.3)."""
    first = state.picks[0]
    if CARDS[first].region != CARDS[card].region:
        return refuse("other-region", "3.3", card=card, region=CARDS[first].region)
    return refuse("too-many-shields", "3.3", n=count_shields((first, card)), most=MOST_SHIELDS)


def explain_marker(state: State, seat: Seat, kind: str, card: str) -> PlayerRefusal:
    """Why a marker cannot be placed on a card, or lifted from it (4.1 to 4.3)."""
    if not state.picks:
        return refuse("take-first", "4.1")
    if not is_laid(state, card):
        return refuse("gone", "4.2", card=card)
    if kind == "lift":
        if state.marks.get(card) != seat:
            return refuse("not-your-marker", "4.3", card=card)
        return refuse("stock-first", "4.3", n=state.stock[seat])
    if card in state.marks:
        return refuse("marked", "4.2", card=card, owner_seat=state.marks[card])
    return refuse("no-marker", "4.3")
