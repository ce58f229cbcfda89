"""Advice about the board: the Spaces that a choice wins and loses, and those that it opens to rivals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fronde.core.opponents import Change
from fronde.core.types import Name, Seat
from fronde.games.frondeurs.data import FACTIONS, MUSKETEERS, SPACES, Spaces, each
from fronde.games.frondeurs.model import (
    MUSKETEER_SPACES,
    NOBODY,
    SEATS,
    State,
    adjacent,
    empty_spaces,
    get_owner,
    occupied_spaces,
)
from fronde.games.frondeurs.steps.placing import find_reach


def find_changes(before: State, after: State, seat: Seat) -> list[Change]:
    """What a choice changed for a seat: Control and Influence gained and lost, Musketeers won and used, and Spaces
    opened to rivals. Each group lists the Spaces with most points first."""
    who = FACTIONS.index(seat)
    return [*_find_gains(before, after, who), *_find_losses(before, after, who), *_find_openings(before, after, who)]


def _find_gains(before: State, after: State, who: int) -> Iterator[Change]:
    gains, control = after.occupancy[who] & ~before.occupancy[who], after.control[who] & ~before.control[who]
    yield from _name("controls", _rank(after, control))
    for space in _rank(after, gains & ~control):
        owner = get_owner(before, space)
        yield Change("gains" if owner == NOBODY else "takes", _space(space), seats=_seats(owner))
    more = after.occupancy[who] & before.occupancy[who] & ~control
    yield from _name("strengthens", [one for one in _rank(after, more) if after.count[one] > before.count[one]])
    for which in _find_musketeers(before, after, who):
        yield Change("musketeer", Name("musketeer", MUSKETEERS[which]))
    for rival in SEATS:
        if rival != who:
            yield from _name("drives", _rank(after, before.occupancy[rival] & ~after.occupancy[rival] & ~gains), rival)
            losses = before.control[rival] & ~after.control[rival] & after.occupancy[rival]
            yield from _name("ends", _rank(after, losses), rival)


def _find_losses(before: State, after: State, who: int) -> Iterator[Change]:
    losses = before.occupancy[who] & ~after.occupancy[who]
    gains = MUSKETEER_SPACES & sum(1 << after.board.musketeers[one] for one in _find_musketeers(before, after, who))
    for space in _rank(after, losses & ~gains):
        yield Change("loses", _space(space), good=False)
    for space in _rank(after, before.control[who] & ~after.control[who] & ~losses):
        yield Change("loosens", _space(space), good=False)
    for which in _find_musketeers(after, before, who):
        yield Change("spends", Name("musketeer", MUSKETEERS[which]), good=False)


def _find_openings(before: State, after: State, who: int) -> Iterator[Change]:
    """Spaces that lost their last cube, with the rivals who may place there at once; and the seat's own Spaces reduced
    to one cube, with the rivals in an Adjacent Space."""
    vacant = occupied_spaces(before) & empty_spaces(after)
    thin = after.occupancy[who] & ~after.control[who] & before.occupancy[who] & _singles(after) & ~_singles(before)
    rivals = [rival for rival in SEATS if rival != who]
    reach = {rival: find_reach(after, rival) for rival in rivals}
    for space in _rank(after, vacant):
        if able := [rival for rival in rivals if (reach[rival].free | reach[rival].costly) >> space & 1]:
            word = "reopens" if able == [get_owner(before, space)] else "opens"
            yield Change(word, _space(space), False, _seats(*able))
    beside = {rival: adjacent(after, after.occupancy[rival]) for rival in rivals}
    for space in _rank(after, thin):
        if able := [rival for rival in rivals if beside[rival] >> space & 1]:
            yield Change("thins", _space(space), False, _seats(*able))


def _singles(state: State) -> Spaces:
    return sum(1 << space for space in each(occupied_spaces(state)) if state.count[space] == 1)


def _find_musketeers(before: State, after: State, who: int) -> list[int]:
    """The Musketeers that a seat acquired."""
    return [which for which, owner in enumerate(after.musketeers) if owner == who != before.musketeers[which]]


def _rank(state: State, spaces: Spaces) -> list[int]:
    """The Spaces of a set, those with most points first."""
    data = state.board.spaces
    return sorted(each(spaces), key=lambda space: -data[space].pp[0] - data[space].mp[0])


def _name(word: str, spaces: Sequence[int], *rivals: int) -> Iterator[Change]:
    for space in spaces:
        yield Change(word, _space(space), seats=_seats(*rivals))


def _space(space: int) -> Name:
    return Name("space", SPACES[space])


def _seats(*seats: int) -> tuple[Seat, ...]:
    return tuple(FACTIONS[seat] for seat in seats if seat != NOBODY)
