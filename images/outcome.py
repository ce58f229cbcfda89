"""The scores and winners of any game, read from the standard head of a view (`Match.view`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from fronde.core.types import Name
from fronde.texts import Words
from images import kit
from images.manifest import Scene, View, read

Side = str | Sequence[str]
"""A seat that plays for itself, or all seats scored as one player or one team."""


def is_over(view: View) -> bool:
    """Whether the game is over; a view without a head then has `winners`."""
    over = read(view, "over")
    return "winners" in view if over is None else bool(over)


def scores_of(view: View | None) -> Mapping[str, Mapping[str, int]]:
    """The score of each seat, item by item; a game may store it under `score` instead."""
    own = (view or {}).get("score") or {}
    has_items = own and isinstance(own, Mapping) and all(isinstance(items, Mapping) for items in own.values())
    return own if has_items else read(view, "scores") or {}


def points_of(view: View | None, seat: str, item: str) -> int:
    """A seat's points for one item of its score."""
    return int((scores_of(view).get(seat) or {}).get(item, 0))


def total_of(view: View | None, seat: str) -> int:
    """All points of a seat."""
    return points_of(view, seat, "total")


def rank_seats(
    view: View, seats: Iterable[str] | None = None, tie_break: Callable[[str], Any] = lambda seat: 0
) -> list[str]:
    """The seats: winners first, then by points, then by the value of `tie_break`, the smallest first."""
    seats = (read(view, "seats") or ()) if seats is None else seats
    winners = read(view, "winners") or ()
    return sorted(seats, key=lambda seat: (seat not in winners, -total_of(view, seat), tie_break(seat)))


def winners_of(view: View, seats: Iterable[str] | None = None) -> list[str]:
    """The winners of a finished game, in the order of `seats`; several can share the first place."""
    winners = read(view, "winners") or ()
    return [seat for seat in (rank_seats(view) if seats is None else seats) if seat in winners]


def say_scores(scene: Scene, words: Words, seats: Iterable[str]) -> str:
    """The points of some seats with their players, in one line."""
    totals = {seat: kit.minus(total_of(scene.view, seat)) for seat in seats}
    return ", ".join(f"{words.name('seat', seat)} {n} ({scene.player_of(seat)})" for seat, n in totals.items())


def say_items(view: View, words: Words, seats: Iterable[str]) -> Iterator[str]:
    """The score of each seat item by item, one sentence per seat."""
    for seat in seats:
        items = [
            words.say("outcome-item", name=words.name("score", item), points=points)
            for item, points in (scores_of(view).get(seat) or {}).items()
            if points and item != "total"
        ]
        yield words.say("outcome-items", seat=Name("seat", seat), items=", ".join(items) or "0")


def foremost(view: View, winners: Sequence[str]) -> str | None:
    """The seat that gives a header its colour: the active seat, or the only winner of a finished game."""
    if not is_over(view):
        return view.get("active")
    return winners[0] if len(winners) == 1 else None


def people_of(scene: Scene, side: Side) -> list[str]:
    """The names of a side's players, each once; a dummy has no player."""
    seats = (side,) if isinstance(side, str) else side
    return list(dict.fromkeys(scene.player_of(seat) for seat in seats if seat != scene.view.get("dummy")))


def say_winner(scene: Scene, words: Words, winners: Sequence[Side]) -> str:
    """The winners, in few words."""
    people = [person for side in winners for person in people_of(scene, side)]
    return words.say("outcome-won", who=" & ".join(people), count=len(people))


def say_under(view: View, words: Words, note: str) -> str:
    """The line below the winners: a note, and the reason if a tie was broken."""
    return " · ".join(part for part in (note, say_tie_break(view, words)) if part)


def say_tie_break(view: View, words: Words) -> str:
    """The criterion that broke the tie for the first place, or ""."""
    tie_break = read(view, "tie_break")
    return words.say("outcome-tie-break", what=Name("tie-break", tie_break)) if tie_break else ""


def say_winners(scene: Scene, words: Words, winners: Sequence[Side]) -> str:
    """The winners with their seats, and the criterion that broke a tie, as one sentence."""
    sides = []
    for side in winners:
        seats = [Name("seat", seat) for seat in ((side,) if isinstance(side, str) else side)]
        sides.append(words.say("outcome-side", people=" & ".join(people_of(scene, side)), seats=seats))
    count = sum(len(people_of(scene, side)) for side in winners)
    sentence = words.say("outcome-won", who=" & ".join(sides), count=count)
    return words.say("outcome-sentence", parts=[part for part in (sentence, say_tie_break(scene.view, words)) if part])
