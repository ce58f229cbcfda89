"""The score and the winner: by victory points, or by the points of a sudden end (9)."""

from __future__ import annotations

from collections.abc import Iterable

from fronde.core.ranking import Keys, find_decider, rank
from fronde.core.types import Result, Seat
from fronde.games.liberte.data import CARDS, FACTIONS
from fronde.games.liberte.model import State, count_on_map, seats_of

VICTORY_ITEMS = ("battles", "provinces", "offices")
SUDDEN_ITEMS = ("sudden-votes", "sudden-map", "sudden-cards")
"""Items of the score: victory points, and those that replace them at a sudden end."""
COLOURS = {"landslide": "red", "counter-revolution": "white"}
"""The colour that counts at each sudden end (9.4, 9.7)."""


def card_points(cards: Iterable[str], colour: str | None = None) -> int:
    """Faction blocks of one colour, or of all, on some cards (R2)."""
    return sum(CARDS[card].value for card in cards if colour in (None, CARDS[card].faction))


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Current points of every seat, by item: victory points, or after a sudden end only what counts there (R35). Every
    item is always present, so that games can be compared."""
    scores: dict[Seat, dict[str, int]] = {}
    for seat in seats_of(state):
        items = dict.fromkeys((*VICTORY_ITEMS, *SUDDEN_ITEMS), 0)
        if state.end in COLOURS:
            items |= count_sudden(state, seat, state.end)
        else:
            items |= dict(zip(VICTORY_ITEMS, state.points[seat], strict=True))
        scores[seat] = {**items, "total": sum(items.values())}
    return scores


def count_sudden(state: State, seat: Seat, end: str) -> dict[str, int]:
    """Red or white points of a seat at a sudden end: votes after a landslide, blocks on the map, and blocks on cards in
    hand and display (9.4, 9.7)."""
    colour = COLOURS[end]
    votes = state.votes[seat][FACTIONS.index("red")] if end == "landslide" else 0
    cards = (*state.hands[seat], *state.displays[seat])
    counts = (votes, count_on_map(state, seat, colour), card_points(cards, colour))
    return dict(zip(SUDDEN_ITEMS, counts, strict=True))


def find_keys(state: State) -> Keys:
    """The values for the ranking: points, then the tie-break (9.2, 9.4, 9.7)."""
    return {seat: (items["total"], break_tie(state, seat)) for seat, items in score_all(state).items()}


def break_tie(state: State, seat: Seat) -> int:
    """The tie-break: after turn 4 the value of all cards in the display (9.2, R36), after a sudden end the blocks of
    the colour on cards in hand and display."""
    if state.end in COLOURS:
        return count_sudden(state, seat, state.end)["sudden-cards"]
    return card_points(state.displays[seat])


def final_result(state: State) -> Result | None:
    """Ranking and scores, None until the game is over. All players with a shared first place win."""
    if not state.end:
        return None
    keys, words = find_keys(state), ("points", "card-points" if state.end in COLOURS else "display")
    why = find_decider(keys, words)
    return rank(keys, score_all(state), why if why == words[1] else None)
