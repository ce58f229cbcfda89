"""Reports of events in a few lines: events of all players together, and an attack with its battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.types import Event, Seat, Text
from fronde.games.jeanne.names import readable, text
from fronde.games.jeanne.words import event_text

_UNTOLD = {"turn-ended", "turn-began", "buying-ended", "raid-declined", "event-began"}
"""Events that reports omit, because others imply them."""
_RETOLD: Mapping[str, tuple[str, ...]] = {
    "attack-announced": ("battle-rolled", "battle-fought", "landing-forbidden"),
    "battle-rolled": ("battle-rolled", "battle-fought"),
}
"""For kinds of events, the later ones that repeat them."""
HEADLINES: Mapping[str, frozenset[str]] = {
    "8.5": frozenset({"round-began", "end-rolled", "game-ended"}),
    "3.3": frozenset({"status-voted", "truce-kept", "truce-agreed"}),
    "7.5": frozenset({"attack-announced", "battle-rolled", "battle-fought", "landing-forbidden"}),
    "6.8": frozenset({"militia-fought"}),
    "6.7": frozenset({"duel-fought", "camp-won", "camps-level", "sea-ruled"}),
    "6.1": frozenset({
        "city-freed", "city-wasted", "works-lost", "plague-struck", "storm-came", "city-restored", "cards-confiscated",
        "ban-spoken",
    }),
    "4.8": frozenset({"rebellion-tried", "card-lost"}),
    "8.4": frozenset({"power-fell", "power-returned"}),
    "8.1": frozenset({"points-scored"}),
}  # fmt: skip
_MERGED = {"income-paid", "points-scored", "cards-drawn", "city-joined"}
"""Events of one kind that share a line."""


def tell(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The events in a few lines: consecutive events of all players share one, and an attack is reported with its battle
    once that is resolved."""
    last = {event.kind: at for at, event in enumerate(events)}
    lines: list[Text] = []
    run: list[Event] = []
    for at, event in enumerate(events):
        if run and event.kind != run[0].kind:
            lines += _tell_run(run, seat)
            run = []
        if event.kind in _MERGED:
            run.append(event)
        elif event.kind in _UNTOLD or any(last.get(kind, -1) > at for kind in _RETOLD.get(event.kind, ())):
            continue
        elif (line := event_text(event, seat)) is not None:
            lines.append(line)
    return [*lines, *_tell_run(run, seat)]


def _tell_run(run: Sequence[Event], seat: Seat | None) -> list[Text]:
    if len(run) < 2:
        return [line for event in run if (line := event_text(event, seat)) is not None]
    kind = run[0].kind
    texts = [Text(f"told-one-{kind}", readable(event.data)) for event in run]
    own = [event_text(event, seat) for event in run if event.secret and seat in event.to]
    return [text(f"told-{kind}", told=texts), *(line for line in own if line is not None)]
