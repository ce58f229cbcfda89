"""The result of a game, from data that every game has: the seats of its players, the scores, and the rules' own
result."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from statistics import median

from fronde.core.plugins import find_luck
from fronde.core.types import Result, Seat
from fronde.games import GAMES, get_game
from fronde.host.archive.records import is_record, play_record, rebuild_table
from fronde.host.people.actors import Clock, Machine, User
from fronde.host.people.opponents import Manner
from fronde.host.store import (
    TOGETHER,
    Change,
    Choice,
    Ending,
    GameResult,
    Move,
    Player,
    RatingStatus,
    Standing,
    Status,
    TableRecord,
)
from fronde.host.table import BrokenTable, GameTable, Table, build_table, options_of, read_events, roles_of
from fronde.host.timekeeping.timing import timing_of

ENDINGS: Mapping[Status, Ending] = {
    Status.OVER: Ending.RULES,
    Status.ENDED: Ending.UNKNOWN,
    Status.KEPT: Ending.RETIRED,
    Status.RESTING: Ending.ABANDONED,
}
"""The ending of a game by its status, if no command states it."""
LONGEST_ID = 20
"""One more than the digits of a user's id; the mark of a user who was forgotten is longer."""
STEWARD = "steward"
"""How a steward takes a game back (`fronde.host.commands.rewind`)."""


Throws = Mapping[Seat, Sequence[int]]
"""For each seat, the value of every die that the LUCK of the game finds."""


def result_of(
    table: Table,
    choices: Sequence[Choice],
    ending: Ending,
    end: int,
    throws: Throws,
    change: Change | None = None,
) -> GameResult:
    """The result of the game in its current state, after a change that is not stored yet."""
    record, match = table.record, table.match if isinstance(table, GameTable) else None
    players = change.players if change and change.players else record.players
    version = change.values.get("version", record.version) if change else record.version
    timing, venue = timing_of(table), record.venue
    rating = rating_status(record)
    standings = [_find_standing(table, player, choices, throws) for player in players]
    if rating != RatingStatus.OFF and isinstance(table, GameTable):
        standings = _add_beginnings(table, players, standings)
    return GameResult(
        record.game, version, ending,
        guild=venue.guild if venue.home is None else venue.home,
        pace=timing.pace.key if timing else None,
        options=options_of(record) if match else record.terms.options,
        scores={seat: dict(items) for seat, items in match.score().items()} if match else {},
        size=len(players), people=sum(player.bot is None for player in players), choices=len(choices),
        began=choices[0].at if choices else record.schedule.created, ended=end,
        standings=standings, rated=rating,
    )  # fmt: skip


def rating_status(record: TableRecord) -> RatingStatus:
    """Whether the game of a table counts for ratings if it ends by its rules."""
    if not Manner.of(record).rated:
        return RatingStatus.OFF
    back = any(rewind["how"] == STEWARD for rewind in record.progress.rewinds)
    return RatingStatus.STEWARD if back else RatingStatus.ON


def _add_beginnings(table: GameTable, players: Sequence[Player], standings: Sequence[Standing]) -> list[Standing]:
    """The standings with what a rating needs: who began where, and who plays together."""
    roles, sides, weights = roles_of(table.record), _find_sides(table, players), table.game.title.weights
    starters = [_find_starter(table.record, player) for player in players]
    are_machines = [
        starter is None and player.bot is not None and not one.replaced
        for one, starter, player in zip(standings, starters, players, strict=True)
    ]
    return [
        replace(
            one, starter=starter, start=role, side=side, weights=weights if is_machine else None,
            has_left=not is_machine and (one.person != starter or one.has_left or (starter is None and one.replaced)),
        )
        for one, starter, role, side, is_machine in zip(standings, starters, roles, sides, are_machines, strict=True)
    ]  # fmt: skip


def _find_starter(record: TableRecord, player: Player) -> int | None:
    """The user who had the seats of a player first. None for a machine, and for a user who was forgotten since."""
    former = [user for user, tokens in record.consent.handovers.items() if player.token in tokens]
    first = former[0] if former else str(player.owner if player.user is None else player.user)
    return int(first) if first.isdecimal() and len(first) < LONGEST_ID else None


def _find_sides(table: GameTable, players: Sequence[Player]) -> list[int]:
    """A number for each player, which those share who win and lose together."""
    result = table.match.result
    if result is not None and result.winners is not None and len(set(result.winners)) in (0, len(table.seats)):
        return [TOGETHER] * len(players)
    partners = result.partners.values() if result else ()
    teams = [table.people(seats) for seats in (table.game.rules.conferring(table.match.setup), *partners) if seats]
    numbers = {player.token: number for number, player in enumerate(players)}
    for team in teams:
        numbers |= dict.fromkeys((one.token for one in team), min(numbers[one.token] for one in team))
    return [numbers[player.token] for player in players]


def _find_standing(table: Table, player: Player, choices: Sequence[Choice], throws: Throws) -> Standing:
    match = table.match if isinstance(table, GameTable) else None
    result, scores = (match.result, match.score()) if match else (None, {})
    places = find_places(result) if result else {}
    seats = sorted(table.find_seats(player), key=lambda seat: places.get(seat, len(places) + 1))
    own = [n for n, one in enumerate(choices, 1) if one.seat in seats]
    by_machine = [n for n in own if choices[n - 1].actor == Machine.word]
    role, dice = next(iter(seats), player.role), [value for seat in seats for value in throws.get(seat, ())]
    return Standing(
        player.owner if player.user is None else player.user, seats, role,
        place=places.get(role) if role else None,
        is_winner=result is not None and any(seat in result.winning_seats() for seat in seats),
        score=scores.get(role or "", {}).get("total"),
        bot=player.bot, bot_from=next(iter(by_machine), None),
        replaced=any(player.token in tokens for tokens in table.record.consent.handovers.values()),
        wait=find_wait(seats, choices),
        has_left=player.bot is not None or _has_left(seats, choices),
        dice=len(dice), pips=sum(dice),
    )  # fmt: skip


def _has_left(seats: Collection[Seat], choices: Sequence[Choice]) -> bool:
    """Whether a machine made the last choice of these seats, or it or the clock all choices the last two times that
    they were asked, others in between: once alone somebody may be a little late. Answers in secret are stored together
    under the actor of the last one, so they prove nothing."""
    proofs = [
        one for n, one in enumerate(choices)
        if one.seat not in seats or all(
            other.seat in seats or (other.actor, other.at) != (one.actor, one.at)
            for other in (*choices[max(n - 1, 0) : n], *choices[n + 1 : n + 2])
        )
    ]  # fmt: skip
    runs = [[one.actor for one in run] for is_own, run in groupby(proofs, lambda one: one.seat in seats) if is_own]
    if runs and runs[-1][-1] == Machine.word:
        return True
    return len(runs) > 1 and {*runs[-2], *runs[-1]} <= {Clock.word, Machine.word}


def find_places(result: Result) -> dict[Seat, int]:
    """The place of every seat; partners share one.

    >>> find_places(Result(("blue", "red"), {}, partners={"blue": ("blue", "green")}))
    {'blue': 1, 'green': 1, 'red': 2}
    """
    return {own: result.place(seat) for seat in result.ranking for own in result.partners.get(seat, (seat,))}


def find_wait(seats: Collection[Seat], choices: Sequence[Choice]) -> int | None:
    """The median time, in seconds, from a choice of another seat to one that a person made for these seats. None if
    there is none.

    >>> find_wait(["red"], [Choice("user", "blue", 10), Choice("user", "red", 15), Choice("user", "red", 99)])
    5
    """
    pairs = [(one.at, next) for one, next in pairwise(choices) if one.seat not in seats and next.seat in seats]
    waits = [max(0, choice.at - since) for since, choice in pairs if choice.actor == User.word]
    return round(median(waits)) if waits else None


def find_throws(record: TableRecord, moves: Sequence[Move]) -> Throws:
    """The dice of a game that ended by its rules. Raises any error of a record that cannot be replayed."""
    luck = find_luck(get_game(record.game).title) if record.game in GAMES else None
    throws: dict[Seat, list[int]] = {}
    if luck is not None:
        event_lists = [move.events for move in moves if move.events is not None]
        groups = event_lists if len(event_lists) == len(moves) else play_record(record, moves).events
        for event in (event for events in groups for event in read_events(events)):
            for seat, value in luck.find(event):
                throws.setdefault(seat, []).append(value)
    return throws


def choices_after(choices: Sequence[Choice], change: Change, now: int) -> list[Choice]:
    """The choices of a game after a change."""
    return [*choices[: change.keep], *(Choice(move.actor, move.seat, now) for move in change.moves)]


def rebuild_result(record: TableRecord, moves: Sequence[Move], choices: Sequence[Choice]) -> GameResult:
    """The result of a game that ended earlier. If the game cannot be read, the result says so."""
    ending = ENDINGS[record.status]
    end = choices[-1].at if choices and ending == Ending.RULES else record.schedule.updated
    try:
        throws = find_throws(record, moves) if ending == Ending.RULES else {}
        return result_of(_rebuild_table(record, moves), choices, ending, end, throws)
    except Exception as fault:  # damaged rows and other rules may fail in any way
        record.apply(timing={})
        return result_of(BrokenTable(record, fault), choices, Ending.UNREADABLE, end, {})


def _rebuild_table(record: TableRecord, moves: Sequence[Move]) -> Table:
    """The table of a game that ended, with its game unless other rules retired it. Raises its fault."""
    table = build_table(record, moves)
    if isinstance(table, BrokenTable) and is_record(record):
        table = rebuild_table(record, moves)
    if record.damage or (isinstance(table, BrokenTable) and record.status != Status.KEPT):
        raise table.fault if isinstance(table, BrokenTable) else ValueError("damaged")
    return table
