"""What a search for the turning points of a finished game needs to know: each choice of a player, and what their seat
knew before it. The search itself is `fronde.bots.turning`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from hashlib import blake2b

from fronde.core.match import Match
from fronde.core.types import Json
from fronde.host.archive.past import Past, replay
from fronde.host.people.actors import User
from fronde.host.people.opponents import imagine
from fronde.host.table import GameTable, Playing


def stamp_of(past: Past) -> str:
    """A hash of the game as it was played, by which stored turning points are known to be about it."""
    text = repr((past.game.key, past.game.title.version, past.after, past.log))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def matches_before(past: Past, actions: Collection[int], breathe: Callable[[], object]) -> Iterator[tuple[int, Match]]:
    """The match before each of these actions, by number; it changes with the next. Leaves out those under older
    rules."""
    if actions:
        for number, (match, _) in enumerate(replay(past, max(actions), breathe), past.after):
            if number in actions:
                yield number, match


def list_requests(
    table: GameTable, past: Past, user: int, actors: Sequence[str], breathe: Callable[[], object]
) -> dict[int, dict[str, Json]]:
    """A request about each choice of a user, by the number of actions before it: a world as the seat may have imagined
    it then, never the real position, and the choice that was `made`. `actors`: the word of who made each choice, for
    clocks, orders and machines chose too; and others had the user's seats before a hand-over."""
    player, requests = table.record.find_player(user), dict[int, dict[str, Json]]()
    if player is None:
        return requests
    by_people = [number for number, actor in enumerate(actors) if actor == User.word and number >= player.since]
    for number, match in matches_before(past, by_people, breathe):
        choice = past.log[number]
        if match.player_of(choice.seat) != player.token:
            continue
        requests[number] = {**imagine(Playing(table.record, match, []), choice.seat, ""), "made": choice}
    return requests
