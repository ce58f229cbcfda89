"""Shared by the steps: ids of options, and changes with their events."""

from __future__ import annotations

from collections.abc import Iterable

from fronde.core.codec import FieldType, Index, Word
from fronde.core.types import Context
from fronde.games.liberte.data import CARDS, FACTIONS, PROVINCE_IDS, SEATS
from fronde.games.liberte.model import State, in_order, without

PASS, END_TURN, DECK, DECLINE = "pass", "end-turn", "take:deck", "decline"
CARD = Word(CARDS, "position-unknown-card")
SEAT = Word(SEATS, "position-unknown-seat")
FACTION = Word(FACTIONS, "position-unknown-faction")
PLACE: FieldType[int] = Index(PROVINCE_IDS, "position-unknown-province")
"""Cards, seats, factions and provinces, as field types of frames."""


# --- the deck (1.5, 2.7, 2.8) ---


def can_draw(state: State) -> bool:
    """Whether a card can be drawn, from the deck or after shuffling the discards."""
    return bool(state.deck or state.discard)


def draw(state: State, ctx: Context) -> str | None:
    """Draw the top card; an empty deck is made from the shuffled discards. None if there is no card (R3)."""
    ctx.no_undo()
    if not state.deck and state.discard:
        state.pool, state.discard = in_order(state.discard), ()
        state.deck = tuple(ctx.rng.shuffle(state.pool))
        ctx.emit("deck-shuffled", n=len(state.deck))
    if not state.deck:
        return None
    card, state.deck = state.deck[0], state.deck[1:]
    return card


def draw_to_hand(state: State, seat: str, ctx: Context) -> None:
    """Draw a card into a hand, which only its owner sees."""
    card = draw(state, ctx)
    if card is not None:
        state.hands[seat] = in_order((*state.hands[seat], card))
        ctx.emit("card-drawn", {"card": card}, (seat,), seat=seat)


def take_open(state: State, seat: str, card: str, ctx: Context) -> str | None:
    """Take an open card into a hand, and fill its place at once. Returns the card turned over, None if there is
    none."""
    place = state.open.index(card)
    state.hands[seat] = in_order((*state.hands[seat], card))
    ctx.emit("card-taken", seat=seat, card=card)
    new = draw(state, ctx)
    state.open = (*state.open[:place], *(() if new is None else (new,)), *state.open[place + 1 :])
    if new is not None:
        ctx.emit("card-opened", card=new)
    return new


def discard_from_hand(state: State, seat: str, cards: Iterable[str], ctx: Context) -> None:
    """Discard cards from a hand to the open discards (R38)."""
    cards = in_order(cards)
    state.hands[seat] = without(state.hands[seat], *cards)
    state.discard += cards
    ctx.emit("cards-discarded", seat=seat, cards=list(cards))
