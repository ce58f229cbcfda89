"""Texts for questions, options and events: message ids and their arguments, no sentences."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.types import Decision, Event, Json, OptionText, Seat, Text
from fronde.games.richelieu.data import CARDS, DISCS, IN_ALL
from fronde.games.richelieu.model import State, count_each, is_first_move, seats_of, side_of
from fronde.games.richelieu.names import text
from fronde.games.richelieu.steps.common import END_TURN

VERBS: Mapping[str, tuple[str, ...]] = {
    "take": ("take-card", "second-card"),
    "pay": ("pay-marker",),
    "marker": ("place-marker", "put-marker"),
    "move": ("move-marker",),
    "disc": ("use-disc",),
    "end": ("end-turn", "stopped"),
}
"""The questions that each verb of the slash group answers."""

ALONG: Mapping[str, frozenset[str]] = {"take-card": frozenset({"second-card", "end-turn"})}
"""The first card may be chosen together with the second, or with the end of the turn."""
CLOSING = frozenset({END_TURN})
ASKED_ALONE = frozenset({"end-turn", "stopped", "take-card", "pay-marker"})
"""Questions that are asked even with one answer (R22, R30)."""
SECRETS: Mapping[str, str] = dict.fromkeys(("stopped", "pay-marker", "use-disc"), "size")
NOTHING = Text("hint-nothing")


def count_along(state: State, decision: Decision) -> tuple[int, int]:
    """The numbers of options and of answers that can be chosen at once: two cards a turn (3.3), one in the first move
    of the game (3.4)."""
    return (1, 1) if is_first_move(state) else (2, 2)


def prompt(state: State, decision: Decision) -> Text:
    """The text of a question."""
    first = decision.step == "take-card" and is_first_move(state)
    return text(f"ask-{decision.step}{'.first' if first else ''}", **decision.about)


# --- options ---


def describe(state: State, decision: Decision, option: str) -> OptionText:
    """The label, hint and group of an option."""
    kind, _, rest = option.partition(":")
    if kind == "card":
        return OptionText(label_end(state, rest), card_hint(state, decision.seat, rest))
    if kind == "place":
        return OptionText(label_cell(state, rest), place_hint(state, decision.seat, rest), _row_group(state, rest))
    if kind == "lift":
        return OptionText(label_cell(state, rest), place_hint(state, decision.seat, rest))
    if kind == "pay":
        if rest == "stock":
            return OptionText(Text("option-pay-stock"), text("hint-pay-stock", n=state.stock[decision.seat]))
        return OptionText(label_cell(state, rest), Text("hint-pay-card"))
    if option == END_TURN and decision.step == "end-turn":
        return OptionText(Text("option-end-turn"), Text("hint-end-turn"))
    return OptionText(Text(f"option-{option.replace(':', '-')}"), Text(f"hint-{option.replace(':', '-')}"))


def label_end(state: State, card: str) -> Text:
    """The label of a card at an end of a row."""
    row, _ = state.cells[card]
    return text("option-card", row=row + 1, side=side_of(state, card), card=card)


def label_cell(state: State, card: str) -> Text:
    """The label of a card anywhere in the lay-out."""
    row, column = state.cells[card]
    return text("option-cell", row=row + 1, column=column + 1, card=card)


def _row_group(state: State, card: str) -> Text:
    return text("group-row", row=state.cells[card][0] + 1)


def card_hint(state: State, seat: Seat, card: str) -> Text:
    """The count that a card would give in its region and symbol, the best rival's, and the price and disc of the
    card."""
    owner = state.marks.get(card)
    cost = NOTHING if owner is None else Text("hint-own-marker" if owner == seat else "hint-costs")
    return text("hint-card", **_see_card(state, seat, card, CARDS[card].shields, 1), price=cost)


def place_hint(state: State, seat: Seat, card: str) -> Text:
    """The current counts in a card's region and symbol, and whether it has a disc or is at an end."""
    end = NOTHING if side_of(state, card) == "inner" else Text("hint-end")
    return text("hint-place", **_see_card(state, seat, card, 0, 0), end=end)


def _see_card(state: State, seat: Seat, card: str, shields: int, symbols: int) -> dict[str, Text]:
    data = CARDS[card]
    return {
        "region_standing": standing(state, seat, data.region, shields),
        "symbol_standing": _also(state, seat, data.symbol, symbols),
        "disc_there": Text("hint-disc") if card in state.discs else NOTHING,
    }


def _also(state: State, seat: Seat, symbol: str | None, more: int) -> Text:
    if symbol is None:
        return NOTHING
    return text("hint-also", symbol_standing=standing(state, seat, symbol, more))


def standing(state: State, seat: Seat, category: str, more: int) -> Text:
    """The seat's count in a category, its own discs included, the count with `more`, and the best rival's public
    count."""
    mine = count_each(state, seat, with_discs=True)[category]
    rivals = {other: count_each(state, other, with_discs=False)[category] for other in seats_of(state) if other != seat}
    best = max(rivals, key=lambda other: rivals[other])
    args = {"category": category, "all": IN_ALL[category], "mine": mine, "then": mine + more}
    args |= {"best_seat": best, "best": rivals[best]}
    return text("standing-then" if more else "standing-now", **args)


# --- events ---


def event_text(event: Event, seat: Seat | None) -> Text:
    """The text of an event for a seat."""
    data = event.data_for(seat)
    if event.kind == "marker-paid":
        if data["source"] == "stock":
            return text("event-marker-paid", **data)
        return text("event-marker-paid.card", **data, from_card=data["source"])
    if event.kind == "disc-used":
        del data["disc"]  # the two of a kind read alike
    if event.kind == "game-ended":
        return text(f"event-game-ended.{data['why']}", **data)
    own = seat is not None and seat in event.to
    return text(f"event-{event.kind}{'-own' if own else ''}", **data)


def private_text(view: Mapping[str, Json], seat: Seat) -> list[Text]:
    """The discs a seat holds in private, one line each."""
    discs = view["held_discs"][seat]
    return [text("private-disc", disc=disc, what=Text(f"disc-use-{DISCS[disc].kind}")) for disc in discs]
