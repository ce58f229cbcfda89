"""Reports of events in a few lines: one for the cards of a turn, then one for each consequence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.types import Event, Seat, Text
from fronde.games.richelieu.names import text
from fronde.games.richelieu.words import event_text

_UNTOLD = {"turn-began"}


def tell(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The events of a turn in a few lines: one for the cards taken, then one for each consequence."""
    lines: list[Text] = []
    run: list[Event] = []
    after: list[Event] = []
    for event in events:
        if event.kind == "card-taken" and run and event.data["seat"] == run[0].data["seat"]:
            run.append(event)
        elif run and event.kind in _BETWEEN:
            after.append(event)
        else:
            lines += _tell_gains(run, after, seat)
            run, after = [event] if event.kind == "card-taken" else [], []
            if not run and event.kind not in _UNTOLD:
                lines.append(event_text(event, seat))
    return [*lines, *_tell_gains(run, after, seat)]


HEADLINES: Mapping[str, frozenset[str]] = {
    "3.1": frozenset({"card-taken"}),
    "4.7": frozenset({"player-stopped"}),
    "6.1": frozenset({"discs-shown", "game-ended"}),
}
_BETWEEN = {"marker-paid", "marker-returned", "disc-taken", "disc-used"}
"""Events that may occur between the two cards of a turn."""


def _tell_gains(events: Sequence[Event], after: Sequence[Event], seat: Seat | None) -> list[Text]:
    if not events:
        return []
    cards = [text("told-card", **{key: e.data[key] for key in ("card", "row", "side")}) for e in events]
    return [text("told-taken", seat=events[0].data["seat"], cards=cards), *(event_text(e, seat) for e in after)]
