"""The clocks of a game: time passes; players extend their time, set their rest, or vote for a pause. Each command
carries the time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Json, Seat, Text
from fronde.host.commands.base import Verdict, check_open, get_player, get_user
from fronde.host.commands.orders import Obey, find_late
from fronde.host.commands.play import Act
from fronde.host.commands.seats import FORFEIT, offer_seat
from fronde.host.notices import kinds
from fronde.host.notices.announcements import deadlines_of
from fronde.host.notices.kinds import Notice, Occupant
from fronde.host.notices.pings import call_later, remind
from fronde.host.people.actors import Actor
from fronde.host.people.rights import Right
from fronde.host.people.votes import Motion, majority, people_of, vote
from fronde.host.store import Change, Patch, PauseSubject, Player
from fronde.host.table import Playing, Table, get_playing
from fronde.host.timekeeping import clocks
from fronde.host.timekeeping.clocks import Late, Pace, Stage
from fronde.host.timekeeping.hours import Rest
from fronde.host.timekeeping.timing import (
    Times,
    Timing,
    find_call,
    halt_clocks,
    is_forfeit,
    is_sealed,
    owes,
    run_clocks,
    stops_of,
    timing_of,
)

# --- time passes ---


@dataclass(slots=True, frozen=True)
class StartClocks:
    """Start the clocks of these seats: their players have been informed of the question, or that they are `late`."""

    right: ClassVar[Right] = Right.NOBODY
    times: Times
    seats: Collection[Seat]
    late: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if no clock has to start."""
        playing, timing = get_playing(table), _get_timing(table)
        by_token, now, is_paused = dict(timing.clocks), self.times.now(), timing.pause.on
        for player in playing.people([seat for seat in self.seats if seat in playing.seats]):
            if player.token in by_token:
                since = now if self.late else find_call(playing, player, now)
                by_token[player.token] = clocks.start_clock(
                    by_token[player.token], since, late=self.late, is_paused=is_paused
                )
        if by_token == timing.clocks:
            raise TableError(Text("error-no-clock"))
        values: Patch = {"timing": replace(timing, clocks=by_token).write(), "updated": playing.record.schedule.updated}
        return Verdict(playing.change(values), playing)


def _get_timing(table: Table) -> Timing:
    timing = timing_of(table)
    if timing is None:
        raise TableError(Text("error-no-clock"))
    return timing


@dataclass(slots=True, frozen=True)
class Tick:
    """Carry out what is due: send reminders, begin and end graces, end a pause. It does not count as activity at the
    table. `visits`: when users last looked at it."""

    right: ClassVar[Right] = Right.NOBODY
    times: Times
    visits: Mapping[int, int]

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended. Votes are recounted after every command."""
        check_open(table)
        change = table.change({"updated": table.record.schedule.updated})
        if isinstance(table, Playing):
            call_later(table, change, self.times, self.visits)
            if (timing := timing_of(table)) is not None:
                change.values["timing"] = self._pass_time(table, timing, change).write()
        return Verdict(change, table)

    def _pass_time(self, playing: Playing, timing: Timing, change: Change) -> Timing:
        """Bring the clocks up to date, and add notices for their players."""
        now = self.times.now()
        timing = _end_pause(playing, timing, change, now)
        by_token = dict(timing.clocks)
        for player in playing.record.players:
            if player.token in by_token:
                stops = stops_of(player, self.times)
                by_token[player.token], stage = clocks.advance(by_token[player.token], timing.pace, now, stops)
                if stage is not None and owes(playing, player):
                    _signal(playing, player, timing.pace, stage, change)
        return replace(timing, clocks=by_token)


def _end_pause(table: Playing, timing: Timing, change: Change, now: int) -> Timing:
    """If the end of a pause has passed, the clocks run again from that moment."""
    until = timing.pause.until
    if not timing.pause.on or until is None or now < until:
        return timing
    change.notices += [Notice(kinds.ClockNote(what="resumed")), *deadlines_of(table)]
    by_token = {token: clocks.go_on(clock, until) for token, clock in timing.clocks.items()}
    return replace(timing.go_on(until), clocks=by_token)


def _signal(table: Playing, player: Player, pace: Pace, stage: Stage, change: Change) -> None:
    """Announce the stage that a clock has reached. While all choose in secret, nobody else learns who is late."""
    is_secret = is_sealed(table)
    about: dict[str, Json] = {"seats": table.seats_owing(player), "player": player.name, "sealed": is_secret}
    if stage in (Stage.HALF, Stage.NUDGED):
        change.notices += remind(table, player, "half" if stage == Stage.HALF else "nudge")
    elif stage == Stage.LATE and player.user is not None:
        ping = [] if is_secret else [player.user]
        change.notices.append(Notice(kinds.LateNote(**about, user=player.user, late=pace.late, ping=ping)))
    elif stage == Stage.OUT and pace.late == Late.STAND_IN:
        change.notices.append(Notice(kinds.ClockNote(**about, what="stand-in")))
    elif stage == Stage.OUT and pace.late == Late.OPEN:
        offer_seat(table, player, FORFEIT, change)
    elif stage == Stage.OUT and (pace.late == Late.PASS or not is_secret):
        what = "passed" if pace.late == Late.PASS else "waited"
        change.notices.append(Notice(kinds.ClockNote(**about, what=what)))


def find_forfeit(table: Table, attempts: Sequence[Act | Obey] = ()) -> Act | Obey | None:
    """The next answer, by a standing order or by default, for a player whose time and grace are used up. None if all
    such answers are among the `attempts` so far, or if a machine gives them."""
    timing = timing_of(table)
    if timing is None or not isinstance(table, Playing):
        return None
    for player in table.record.players:
        if is_forfeit(table, player, timing):
            answer: Act | Obey | None = find_late(table, player)
            if answer is None and timing.pace.late != Late.STAND_IN:
                questions = (one for seat in table.find_seats(player) for one in table.questions[seat])
                question = next(one for one in questions if one.decision.required)
                picks = table.match.default(question.decision)
                answer = Act(question.decision.seat, question.decision.step, picks, question.stamp, question.place)
            if answer is not None and answer not in attempts:
                return answer
    return None


# --- what people do about it ---


@dataclass(slots=True, frozen=True)
class Extend:
    """Take an extra day for the current question."""

    right: ClassVar[Right] = Right.PLAYER
    times: Times

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if there is no question, all choose in secret, or no extension is left."""
        playing, timing, player = get_playing(table), _get_timing(table), get_player(table, actor)
        if is_sealed(playing):
            raise TableError(Text("error-extend-sealed"))
        stops, now = stops_of(player, self.times), self.times.now()
        longer = clocks.extend(timing.clocks[player.token], now, stops, is_paused=timing.pause.on)
        note = kinds.ClockNote(what="extended", player=player.name, extensions=longer.extensions)
        note.seats = playing.seats_owing(player)
        values: Patch = {"timing": replace(timing, clocks={**timing.clocks, player.token: longer}).write()}
        return Verdict(playing.change(values, [Notice(note), *deadlines_of(playing)]), playing)


@dataclass(slots=True, frozen=True)
class VotePause:
    """Vote to stop the clocks or to restart them. More than half of the people must agree. `until`: the moment at which
    they restart without a vote."""

    right: ClassVar[Right] = Right.PLAYER
    times: Times
    stand: bool = True
    until: int | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the clocks are already stopped, or already run."""
        playing, user = get_playing(table), get_user(actor)
        open_vote = playing.record.consent.find_subject(PauseSubject)
        joins = self.stand and self.until is None
        until = open_vote.until if joins and open_vote is not None and open_vote.stand else self.until
        return vote(playing, replace(self, until=until).motion(playing), user)

    def motion(self, table: Table) -> Motion:
        """More than half of the people who play must agree. Raises TableError if the clocks are already stopped, or
        already run, or if `until` is past."""
        playing, timing, now = get_playing(table), _get_timing(table), self.times.now()
        if timing.pause.on == self.stand:
            raise TableError(Text("error-paused" if self.stand else "error-not-paused"))
        if self.until is not None and self.until <= now:
            raise TableError(Text("error-moment-past"))
        question = kinds.PauseVote(what="pause-asked" if self.stand else "resume-asked", until=self.until)

        def decide(by: Occupant) -> Verdict:
            result = kinds.PauseVote(what="paused" if self.stand else "resumed", player=by.name, until=self.until)
            notices = [Notice(result), *deadlines_of(playing)]
            if self.stand:
                new = replace(timing.stand(now, self.until), clocks=halt_clocks(playing, timing, self.times))
            else:
                new = replace(timing.go_on(now), clocks=run_clocks(playing, timing, now))
            return Verdict(table.change({"timing": new.write()}, notices), table)

        subject = PauseSubject(stand=self.stand, until=self.until)
        return Motion(subject, question, decide, lambda voters, by: majority(people_of(table.record)))


@dataclass(slots=True, frozen=True)
class SetRest:
    """Set the player's rest (quiet hours, holidays) and where they are pinged, from now on. None: unchanged. `span`: a
    holiday to announce to the table."""

    right: ClassVar[Right] = Right.PLAYER
    times: Times
    rest: Rest | None = None
    pings: str | None = None
    span: tuple[int, int] | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError only for a user without a seat."""
        player, timing = get_player(table, actor), timing_of(table)
        rest = player.rest if self.rest is None else self.rest.write()
        new = replace(player, rest=rest, pings=self.pings or player.pings)
        change = table.change(players=table.players_with(player, new))
        if isinstance(table, Playing) and timing is not None and player.token in timing.clocks:
            stops = stops_of(player, self.times)
            clock = clocks.settle(timing.clocks[player.token], self.times.now(), stops)
            change.values["timing"] = replace(timing, clocks={**timing.clocks, player.token: clock}).write()
            if self.span is not None:
                begin, until = self.span
                note = kinds.ClockNote(what="away", player=player.name, begin=begin, until=until)
                change.notices.append(Notice(note))
            change.notices += deadlines_of(table) if self.rest is not None and owes(table, player) else []
        return Verdict(change, table)
