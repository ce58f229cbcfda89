"""The summary of twelve cards in a few lines, from the public views before the first was taken and after the last."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.game import View
from fronde.core.types import Text
from fronde.games.richelieu.data import CATEGORIES, COLUMNS
from fronde.games.richelieu.model import State
from fronde.games.richelieu.names import text


def count_stretch(state: State) -> int:
    """The number of groups of twelve cards taken before this turn; a row has twelve."""
    return (sum(map(len, state.collections.values())) - len(state.picks)) // COLUMNS


def sum_up(before: View, now: View) -> list[Text]:
    """The numbers of cards taken and left, then the cards each seat took, and the majorities it gained and lost. What
    has not changed is omitted."""
    remaining = sum(card is not None for row in now["rows"] for card in row)
    heading = text("summary-cards", n=sum(map(len, now["collections"].values())), left=remaining)
    return [heading, *tell_gains(before, now), *tell_majorities(before, now)]


def tell_gains(before: View, now: View) -> Iterator[Text]:
    """The number of cards each seat has taken."""
    gains = {seat: len(cards) - len(before["collections"][seat]) for seat, cards in now["collections"].items()}
    if counts := [text("summary-count", seat=seat, n=n) for seat, n in gains.items() if n]:
        yield text("summary-taken", counts=counts)


def tell_majorities(before: View, now: View) -> Iterator[Text]:
    """The regions and symbols in which each seat gained a majority, and those in which it lost one."""
    for seat in now["seats"]:
        then, current = before["score"][seat], now["score"][seat]
        gains = [one for one in CATEGORIES if current[one] and not then[one]]
        losses = [one for one in CATEGORIES if then[one] and not current[one]]
        if gains or losses:
            kind = "both" if gains and losses else "won" if gains else "lost"
            yield text(f"summary-{kind}", seat=seat, won=gains, lost=losses)
