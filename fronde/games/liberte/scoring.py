"""The score, and who has won: by victory points, or by the points of a sudden end (9)."""

from __future__ import annotations

from collections.abc import Iterable

from fronde.core.types import Result, Seat
from fronde.games.liberte.data import CARDS, FACTIONS
from fronde.games.liberte.model import State, count_on_map, seats_of

VICTORY_ITEMS = ("battles", "provinces", "offices")
SUDDEN_ITEMS = ("sudden-votes", "sudden-map", "sudden-cards")
"""Items of the score: victory points, and what counts instead of them at a sudden end."""
COLOURS = {"landslide": "red", "counter-revolution": "white"}
"""The colour that counts at a sudden end (9.4, 9.7)."""


def card_points(cards: Iterable[str], colour: str | None = None) -> int:
    """Faction blocks of a colour, or of all, on some cards (R2)."""
    return sum(CARDS[card].value for card in cards if colour in (None, CARDS[card].faction))


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Points of every seat now: victory points; after a sudden end only what counts then (R35). Every item is always
    there, so that games can be compared."""
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
    """Red or white points of a seat by a sudden end: votes held after a landslide, blocks on the map, blocks on cards
    in hand and display (9.4, 9.7)."""
    colour = COLOURS[end]
    votes = state.votes[seat][FACTIONS.index("red")] if end == "landslide" else 0
    cards = (*state.hands[seat], *state.displays[seat])
    counted = (votes, count_on_map(state, seat, colour), card_points(cards, colour))
    return dict(zip(SUDDEN_ITEMS, counted, strict=True))


def rank(state: State) -> list[tuple[Seat, tuple[int, int]]]:
    """Seats from first to last with what decides: points, then card values (9.2, 9.4, 9.7). With equal keys a
    place is shared."""
    scores = score_all(state)
    keys = {seat: (-items["total"], -break_tie(state, seat)) for seat, items in scores.items()}
    return sorted(keys.items(), key=lambda pair: pair[1])


def break_tie(state: State, seat: Seat) -> int:
    """What breaks a tie: the value of all cards in the display after turn 4 (9.2, R36), the blocks of the colour on
    cards in hand and display after a sudden end."""
    if state.end in COLOURS:
        return count_sudden(state, seat, state.end)["sudden-cards"]
    return card_points(state.displays[seat])


def find_winners(state: State) -> list[Seat]:
    """The winner, or all who share the win."""
    ranking = rank(state)
    return [seat for seat, key in ranking if key == ranking[0][1]]


def tells_apart(state: State) -> str:
    """What decided the game: "points", "cards", or "shared" where nothing did."""
    first, second = (key for _, key in rank(state)[:2])
    return "points" if first[0] != second[0] else "cards" if first != second else "shared"


def final_result(state: State) -> Result | None:
    """Ranking and scores once the game is over; a shared first place is won by all who have it."""
    if not state.end:
        return None
    ranking = rank(state)
    keys = [key for _, key in ranking]
    places = {seat: keys.index(key) + 1 for seat, key in ranking}
    tie_break = None
    if tells_apart(state) == "cards":
        tie_break = "card-points" if state.end in COLOURS else "display"
    return Result(tuple(seat for seat, _ in ranking), score_all(state), places=places, tie_break=tie_break)
