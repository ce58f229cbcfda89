"""The time of a table: its pace, its players' clocks and its pause, and how they follow the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from fronde.core.types import Seat
from fronde.host.deals import is_waited_openly
from fronde.host.people.actors import Actor
from fronde.host.store import REMEMBERED, Change, Player
from fronde.host.table import GameTable, Playing, Table
from fronde.host.timekeeping import clocks
from fronde.host.timekeeping.clocks import Clock, Demand, Late, Pace, Stage, Stops
from fronde.host.timekeeping.hours import MINUTE, Rest, Span, merge

GAP = 120
"""Seconds without a beat after which the bot counts as away."""


HERE, MOST_NOTED = 5 * MINUTE, 10_000
"""Seconds for which a user counts as present after an action; and the number of actions in memory above which old ones
are dropped."""


class Times:
    """The current time, in seconds since 1970, and the outages of the bot: stored ones (`outages`), and the time since
    its last beat if that is longer than `gap` seconds."""

    def __init__(self, now: Callable[[], int], gap: int = GAP) -> None:
        self.now = now
        self.gap = gap
        self.outages: list[Span] = []
        self.beat: int | None = None
        self._acts: dict[tuple[int, int, bool], int] = {}

    def note_act(self, user: int, table: int, private: bool) -> None:
        """Record that a user acts at a table, in its channel or in direct messages."""
        now = self.now()
        if len(self._acts) > MOST_NOTED:
            self._acts = {key: at for key, at in self._acts.items() if at > now - HERE}
        self._acts[user, table, private] = now

    def is_here(self, user: int, table: int, private: bool) -> bool:
        """Whether a user has just acted at a table, in this place, and so sees news without a ping. False for everyone
        if `now` is 0."""
        return self.now() > 0 and 0 <= self.now() - self._acts.get((user, table, private), -HERE) < HERE

    def find_outages(self) -> list[Span]:
        """The outages of the bot, in order. Includes the time until now if it has not yet recorded its return."""
        now = self.now()
        return [*self.outages, *([(self.beat, now)] if self.beat is not None and now - self.beat > self.gap else [])]

    def stops(self, rest: Rest) -> Stops:
        """The spans in which the clocks of a player with these rest times do not run."""
        away = self.find_outages()

        def since(moment: int) -> Iterator[Span]:
            return merge(rest.spans(moment), [span for span in away if span[1] > moment])

        return since


@dataclass(frozen=True, slots=True)
class Pause:
    """Whether the clocks are stopped by vote of the table. `until`: a moment; None: until the table votes to
    continue."""

    on: bool = False
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Timing:
    """A table's pace, and during the game its players' clocks by token. `pauses`: begin and end of each pause by vote,
    past or planned. The last has no end if the table must vote to continue."""

    pace: Pace
    clocks: Mapping[str, Clock] = field(default_factory=dict)
    pause: Pause = Pause()
    pauses: tuple[tuple[int, int | None], ...] = ()

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Timing | None:
        """Read what `write` returns. None for a table without clocks."""
        if not data:
            return None
        by_token = {token: Clock.read(clock) for token, clock in data["clocks"].items()}
        on, until = data["pause"]
        pauses = tuple((begin, end) for begin, end in data.get("pauses", ()))
        return cls(Pace.read(data["pace"]), by_token, Pause(on, until), pauses)

    def write(self) -> dict[str, Any]:
        """As JSON."""
        by_token = {token: clock.write() for token, clock in self.clocks.items()}
        pause, pauses = [self.pause.on, self.pause.until], [list(span) for span in self.pauses]
        return {"pace": self.pace.write(), "clocks": by_token, "pause": pause, "pauses": pauses}

    def stand(self, now: int, until: int | None) -> Timing:
        """The same timing, paused from now on."""
        pauses = [(begin, end) for begin, end in self.pauses if end is not None and end > now - REMEMBERED]
        return replace(self, pause=Pause(True, until), pauses=(*pauses, (now, until)))

    def go_on(self, now: int) -> Timing:
        """The same timing, with the current pause ended."""
        pauses = (*self.pauses[:-1], *((begin, now) for begin, _ in self.pauses[-1:]))
        return replace(self, pause=Pause(), pauses=pauses)


def timing_of(table: Table) -> Timing | None:
    """The timing of a table, or None if it has no clocks. Older releases did not store when a current pause began: it
    counts from the last change of the table."""
    timing = Timing.read(table.record.schedule.timing)
    if timing is not None and timing.pause.on and not timing.pauses:
        timing = replace(timing, pauses=((table.record.schedule.updated, timing.pause.until),))
    return timing


def stops_of(player: Player, times: Times) -> Stops:
    """The spans in which a player's clocks do not run."""
    return times.stops(Rest.read(player.rest))


def owes(table: GameTable, player: Player) -> bool:
    """Whether a player owes an answer. While all choose in secret, nobody else may learn this."""
    return any(d.required for seat in table.find_seats(player) for d in table.match.decisions_of(seat))


def is_sealed(table: GameTable) -> bool:
    """Whether nobody may learn who is late: the table chooses in secret now, or the question would reveal a hand."""
    return any(decision.sealed for decision in table.match.decisions) or not is_waited_openly(table)


# --- clocks follow the game ---


def keep_time(table: Table, change: Change, actor: Actor, times: Times, *, is_undo: bool = False) -> None:
    """Add the clocks to a change that opens other questions or changes the players."""
    if not isinstance(table, Playing) or (timing := timing_of(table)) is None:
        return
    turn = change.values.get("turn", table.record.report.turn)
    people = table.record.players if change.players is None else change.players
    before, now, by_token = {player.token: player for player in table.record.players}, times.now(), {}
    for player in people:
        clock = timing.clocks.get(player.token)
        if clock is not None and "epochs" in change.values:  # a new epoch counts answers from the start
            clock = replace(clock, answer=None)
        if clock is not None and _whose(player) != _whose(before[player.token]):
            clock = clocks.change_player(clock, timing.pace, now, stops_of(before[player.token], times))
        if player.user is not None:
            demand = _demand_for(table, player, turn, actor, is_undo)
            clock = clock or Clock(timing.pace.bank)
            stops = stops_of(player, times)
            clock = clocks.follow(clock, timing.pace, demand, now, stops, is_paused=timing.pause.on)
        elif clock is not None:
            clock = clocks.lend(clock, now, stops_of(before[player.token], times))
        if clock is not None:
            by_token[player.token] = clock
    change.values["timing"] = replace(timing, clocks=by_token).write()


def _whose(player: Player) -> int | None:
    """The user whose time a seat uses: for a machine, the player for whom it plays."""
    return player.owner if player.user is None else player.user


def _demand_for(table: Playing, player: Player, turn: list[Any] | None, actor: Actor, is_undo: bool) -> Demand:
    mine, owing = table.find_seats(player), table.seats_owing(player)
    is_theirs = turn is not None and turn[0] in mine
    waits = None if not owing else "turn" if is_theirs and turn is not None and turn[0] in owing else "answer"
    answers = sum(action.seat in mine for action in table.match.log)
    key = f"{turn[0]}:{turn[2]}" if is_theirs and turn is not None else None
    at_hand = actor.user_id is not None and actor.user_id == player.user
    return Demand(key, waits, str(answers), at_hand, is_undo, is_sealed(table))


def find_call(table: GameTable, player: Player, now: int) -> int:
    """The moment when a player's time begins if they are informed of a question now. A player who is not pinged is
    called later."""
    return max(now, min(table.record.schedule.silences.get(str(player.user), -HERE), now) + HERE)


def halt_clocks(table: Table, timing: Timing, times: Times) -> dict[str, Clock]:
    """The clocks of a table, stopped from now on."""
    players = [player for player in table.record.players if player.token in timing.clocks]
    return {p.token: clocks.halt(timing.clocks[p.token], times.now(), stops_of(p, times)) for p in players}


def run_clocks(table: GameTable, timing: Timing, now: int) -> dict[str, Clock]:
    """The clocks of a table, running again from now on, or once their players are called."""
    players = [player for player in table.record.players if player.token in timing.clocks]
    return {p.token: clocks.go_on(timing.clocks[p.token], find_call(table, p, now)) for p in players}


def find_due(table: GameTable, people: Sequence[Player], timing: Timing, times: Times) -> int | None:
    """When the next event of a clock of a table is due."""
    if timing.pause.on:
        return timing.pause.until
    moments = []
    for player in people:
        clock = timing.clocks.get(player.token)
        if clock is None:
            continue
        if is_forfeit(table, player, timing):
            return times.now()
        moments.append(clocks.find_due(clock, stops_of(player, times)))
    return min((moment for moment in moments if moment is not None), default=None)


def is_forfeit(table: GameTable, player: Player, timing: Timing) -> bool:
    """Whether a player's answers now come by default or from a machine."""
    clock = timing.clocks.get(player.token)
    if clock is None or clock.wait is None or timing.pause.on:
        return False
    return timing.pace.late in (Late.PASS, Late.STAND_IN) and clock.wait.stage == Stage.OUT and owes(table, player)


def has_stand_in(table: GameTable, player: Player) -> bool:
    """Whether a machine answers now for a player whose time and grace are used up."""
    timing = timing_of(table)
    return timing is not None and timing.pace.late == Late.STAND_IN and is_forfeit(table, player, timing)


def has_run_out(table: Table, player: Player) -> bool:
    """Whether a player's time and grace are used up and they have not chosen since, as far as everyone may know."""
    timing = timing_of(table)
    clock = None if timing is None else timing.clocks.get(player.token)
    return clock is not None and clock.has_run_out


# --- how it reads ---


def find_deadlines(table: Table, times: Times) -> dict[Seat, int]:
    """The deadline of each seat that owes an answer, as if informed now. Empty during a pause."""
    timing = timing_of(table)
    if timing is None or timing.pause.on or not isinstance(table, Playing):
        return {}
    deadlines = {}
    for seat in table.match.waiting_for():
        player = table.player_of(seat)
        clock = timing.clocks.get(player.token)
        if clock is not None:
            call = find_call(table, player, times.now())
            deadlines[seat] = clocks.find_deadline(clock, call, stops_of(player, times))
    return {seat: moment for seat, moment in deadlines.items() if moment is not None}
