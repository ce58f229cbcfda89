"""Advice about the map: the provinces that a choice would win, tie or lose if they voted now, and the rivals it lets
pass. All of it is public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fronde.core.opponents import Change
from fronde.core.types import Name, Seat
from fronde.games.liberte.data import PROVINCE_IDS, TURN
from fronde.games.liberte.model import State, find_stack, highest_stacks
from fronde.games.liberte.steps.elections import points_at_stake
from fronde.games.liberte.turn_sum import find_growth


def find_changes(before: State, after: State, seat: Seat) -> list[Change]:
    """What a choice changed for a seat: the results in the provinces it touched, those with most points first; the lead
    in the Battle Box; and rivals who can now pass the seat's stack with one card. Empty if the turn or the results
    changed."""
    if before.turn != after.turn or after.results != before.results:
        return []
    places = [place for place, stacks in enumerate(before.map) if stacks != after.map[place]]
    places.sort(key=lambda place: -points_at_stake(after, place))
    changes = [change for place in places for change in _find_votes(before, after, place, seat)]
    return [*changes, *_find_battle(before, after, seat), *_find_openings(before, after, places, seat)]


def _find_votes(before: State, after: State, place: int, seat: Seat) -> Iterator[Change]:
    province = Name("province", PROVINCE_IDS[place])
    old, now = _find_highest(before, place), _find_highest(after, place)
    rivals = tuple(one for one in old if one != seat)
    if now == (seat,) != old:
        yield Change("wins-from" if rivals else "wins", province, seats=rivals)
    elif now == old == (seat,):
        margin = _find_margin(after, place, seat) - _find_margin(before, place, seat)
        if margin:
            yield Change("secures" if margin > 0 else "shakes", province, margin > 0)
    elif seat in now and seat not in old:
        yield Change("levels", province, seats=tuple(one for one in now if one != seat))
    elif seat in old and seat not in now:
        yield Change("loses", province, False, now)
    elif seat in old and now != old:
        yield Change("shares", province, False, tuple(one for one in now if one != seat))
    elif len(old) == 1 and old != now:
        yield Change("unseats", province, seats=old)
    elif len(now) == 1 and old != now:
        yield Change("yields", province, False, now)


def _find_highest(state: State, place: int) -> tuple[Seat, ...]:
    return tuple(sorted(stack.seat for stack in highest_stacks(state.map[place])))


def _find_margin(state: State, place: int, seat: Seat) -> int:
    own = find_stack(state, place, seat)
    return (own.n if own else 0) - max((stack.n for stack in state.map[place] if stack.seat != seat), default=0)


def _find_battle(before: State, after: State, seat: Seat) -> Iterator[Change]:
    battle = TURN[after.turn].battle
    if battle and _leads(after, seat) and not _leads(before, seat):
        yield Change("battle", Name("battle", battle))


def _leads(state: State, seat: Seat) -> bool:
    return state.battle_box[seat] > max(n for other, n in state.battle_box.items() if other != seat)


def _find_openings(before: State, after: State, places: Sequence[int], seat: Seat) -> Iterator[Change]:
    for place in places:
        passing = _find_passing(after, place, seat)
        if seats := tuple(one for one in passing if one not in _find_passing(before, place, seat)):
            yield Change("opens", Name("province", PROVINCE_IDS[place]), False, seats)


def _find_passing(state: State, place: int, seat: Seat) -> list[Seat]:
    """The rivals behind or level with the seat's stack who may pass it with one card."""
    own = find_stack(state, place, seat)
    if own is None:
        return []
    behind = [stack for stack in state.map[place] if stack.seat != seat and stack.n <= own.n]
    return [stack.seat for stack in behind if stack.n + find_growth(state, place, stack) > own.n]
