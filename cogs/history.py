"""Older positions: the stored choices played again in a thread of their own, seen as everybody saw them then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.types import Action, Event, Setup, Turn

if TYPE_CHECKING:
    from cogs.tables import Table


@dataclass(slots=True, frozen=True)
class Past:
    """What a game is played again from; `names` tells the names people go by now."""

    game: Game[Any]
    setup: Setup
    log: tuple[Action, ...]
    names: Mapping[str, str]


@dataclass(slots=True, frozen=True)
class Moment:
    """A position as everybody saw it: in which turn, and after how many actions. The view's `told` is what happened
    since the moment before: [kind, data] of each event."""

    turn: int
    actions: int
    view: dict[str, Any]


def with_names(view: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """A view whose `players` and `seats` tell the names people go by now."""
    if isinstance(view.get("players"), list):
        view["players"] = [names.get(p, p) for p in view["players"]]
    if isinstance(view.get("seats"), dict):
        view["seats"] = {seat: names.get(p, p) for seat, p in view["seats"].items()}
    return view


def past_of(table: Table) -> Past:
    """The past of a table whose game has begun."""
    match = table.match
    assert match is not None
    return Past(table.game, match.setup, tuple(match.log), {p.token: p.name for p in table.record.players})


async def find_moments(past: Past) -> list[Moment]:
    """The beginning of every turn, the first position being the first, and where the game stands last."""
    return await asyncio.to_thread(_find_moments, past)


async def view_after(past: Past, actions: int) -> dict[str, Any]:
    """The position after so many actions."""
    return await asyncio.to_thread(_view_after, past, actions)


def _play(past: Past, actions: int) -> Iterator[tuple[Match, list[Event]]]:
    """The match at its beginning and after each of so many actions, with what happened."""
    match, events = Match.start(past.game, past.setup)
    yield match, events
    for action in past.log[:actions]:
        events = match.submit(action.seat, action.picks, action.step)
        time.sleep(0)  # lets the event loop's thread in, which would otherwise wait its turn for 5 ms
        yield match, events


def _find_moments(past: Past) -> list[Moment]:
    found: list[Moment] = []
    told: list[Event] = []
    last = None
    for done, (match, events) in enumerate(_play(past, len(past.log))):
        view = match.view(None)
        told += events
        turn = match.turn
        if not found or done == len(past.log) or _turn_key(turn) != last:
            number = len(found) if turn.number is None else turn.number
            shown = view | {"told": [[event.kind, dict(event.data)] for event in told]}
            found.append(Moment(number, done, with_names(shown, past.names)))
            told, last = [], _turn_key(turn)
    return found


def _turn_key(turn: Turn) -> Any:
    """What changes with every turn: its number where the game counts turns, else whose turn it is."""
    return turn.seat if turn.number is None else turn.number


def _view_after(past: Past, actions: int) -> dict[str, Any]:
    *_, (match, _) = _play(past, actions)
    return with_names(match.view(None), past.names)
