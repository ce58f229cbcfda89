"""What can be done about a table's time: its pace is set, somebody is told, time passes, somebody takes a day more, the
table pauses. Commands like those of `fronde.host.commands`; each carries what time it is."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Seat, Text
from fronde.host import clocks
from fronde.host.actors import Actor
from fronde.host.announcements import deadlines_of
from fronde.host.clocks import Late, Pace, Stage
from fronde.host.commands import (
    ANYBODY,
    FORFEIT,
    Act,
    Verdict,
    change_lobby,
    check_open,
    close_offer,
    get_user,
    is_offered_by_table,
    not_offered,
    vote,
    without,
)
from fronde.host.hours import Rest
from fronde.host.orders import OrderAnswer, find_late
from fronde.host.pings import call_later, remind
from fronde.host.rights import Right
from fronde.host.store import Change, Notice, Player
from fronde.host.table import OpenQuestion, Playing, Table, get_lobby, get_playing
from fronde.host.timing import Times, Timing, find_call, is_forfeit, is_sealed, owes, stops_of, timing_of
from fronde.host.votes import Motion, close, majority, people_of


def get_timing(table: Table) -> Timing:
    """The time of a table. Raises TableError for one without clocks."""
    timing = timing_of(table)
    if timing is None:
        raise TableError(Text("error-no-clock"))
    return timing


# --- before the game ---


@dataclass(slots=True, frozen=True)
class SetPace:
    """Set how fast the table plays; None: without clocks."""

    right: ClassVar[Right] = Right.HOST
    pace: Pace | None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for times nobody can play by."""
        lobby = get_lobby(table)
        if self.pace is not None:
            self.pace.check()
        timing = {} if self.pace is None else Timing(self.pace).write()
        return change_lobby(lobby, timing=timing)


# --- time passes ---


@dataclass(slots=True, frozen=True)
class Tell:
    """Those who run these seats have been told what is asked of them, or that they are `late`: their clocks run."""

    right: ClassVar[Right] = Right.NOBODY
    times: Times
    seats: Collection[Seat]
    late: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where no clock is to run."""
        playing, timing = get_playing(table), get_timing(table)
        by_token = dict(timing.clocks)
        for player in playing.people([seat for seat in self.seats if seat in playing.seats]):
            if player.token in by_token:
                since, paused = self.times.now(), timing.pause.on
                since = since if self.late else find_call(playing, player, since)
                by_token[player.token] = clocks.tell(by_token[player.token], since, late=self.late, paused=paused)
        if by_token == timing.clocks:
            raise TableError(Text("error-no-clock"))
        values = {"timing": replace(timing, clocks=by_token).write(), "updated": playing.record.updated}
        return Verdict(Change(playing.id, playing.record.revision, values), playing)


@dataclass(slots=True, frozen=True)
class Tick:
    """What is due happens: reminders go out, grace begins and ends, a pause ends. Nobody touches the table by it.
    `visits`: when users last looked at it."""

    right: ClassVar[Right] = Right.NOBODY
    times: Times
    visits: Mapping[int, int]

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended. Votes are counted after every command."""
        check_open(table)
        change = Change(table.id, table.record.revision, {"updated": table.record.updated})
        if isinstance(table, Playing):
            call_later(table, change, self.times, self.visits)
            if (timing := timing_of(table)) is not None:
                change.values["timing"] = self._pass_time(table, timing, change).write()
        return Verdict(change, table)

    def _pass_time(self, playing: Playing, timing: Timing, change: Change) -> Timing:
        """The clocks as they are now; who has to hear of it is told."""
        timing = _end_pause(playing, timing, change, self.times.now())
        by_token = dict(timing.clocks)
        for player in playing.record.players:
            if player.token in by_token:
                stops = stops_of(player, self.times)
                clock, stage = clocks.advance(by_token[player.token], timing.pace, self.times.now(), stops)
                by_token[player.token] = clock
                if stage is not None and owes(playing, player):
                    _signal(playing, player, timing.pace, stage, change)
        return replace(timing, clocks=by_token)


def _end_pause(table: Playing, timing: Timing, change: Change, now: int) -> Timing:
    """Where a pause was until a moment that is past, the clocks run again from that moment on."""
    until = timing.pause.until
    if not timing.pause.on or until is None or now < until:
        return timing
    change.notices += [Notice("clock", data={"what": "resumed"}), *deadlines_of(table)]
    by_token = {token: clocks.go_on(clock, until) for token, clock in timing.clocks.items()}
    return replace(timing.go_on(until), clocks=by_token)


def _signal(table: Playing, player: Player, pace: Pace, stage: Stage, change: Change) -> None:
    """Tell of a stage that a clock has come to. Who is late with what is chosen unseen is told to nobody else."""
    sealed, seats = is_sealed(table), [s for s in table.match.waiting_for() if s in table.seats_held(player)]
    data = {"seats": seats, "player": player.name, "user": player.user, "sealed": sealed}
    if stage in (Stage.HALF, Stage.NUDGED):
        change.notices += remind(table, player, "half" if stage == Stage.HALF else "nudge")
    elif stage == Stage.LATE:
        ping = [] if sealed else [player.user]
        change.notices.append(Notice("late", data={**data, "late": pace.late, "grace": pace.grace, "ping": ping}))
    elif stage == Stage.OUT and pace.late == Late.STAND_IN:
        change.notices.append(Notice("clock", data={**data, "what": "stand-in"}))
    elif stage == Stage.OUT and pace.late == Late.OPEN:
        offer_to_all(table, player, FORFEIT, change)
    elif stage == Stage.OUT and (pace.late == Late.PASS or not sealed):
        what = "passed" if pace.late == Late.PASS else "waited"
        change.notices.append(Notice("clock", data={**data, "what": what}))


def offer_to_all(table: Playing, player: Player, to: int, change: Change) -> None:
    """A seat is on offer to whoever takes it; until then its player plays on."""
    data = {"player": player.name, "by": player.user, "to": to, "ping": [], "seats": table.seats_held(player)}
    change.values["offers"] = {**table.record.offers, str(player.user): to}
    change.notices.append(Notice("offered", data=data))


def end_forfeit(table: Table, actor: Actor, change: Change) -> None:
    """Whoever chooses again keeps the seat that was free since their time was gone, or that the others offer, and a
    vote on it ends."""
    record, player, key = table.record, table.record.find_player(actor.user or 0), str(actor.user)
    if not change.moves or player is None:
        return
    by_table = is_offered_by_table(record, player.user or 0)
    if record.offers.get(key) == FORFEIT or by_table:
        closed = close_offer(table, player, "returned" if by_table else "withdrawn").change
        change.values |= closed.values
        change.notices += closed.notices
    if f"swap:{key}" in record.votes:
        change.values["votes"] = without(change.values.get("votes", record.votes), f"swap:{key}")
        change.notices += close(table, f"swap:{key}", "gone").notices


# --- what people do about it ---


@dataclass(slots=True, frozen=True)
class Extend:
    """Take a day more for what one is asked now."""

    right: ClassVar[Right] = Right.PLAYER
    times: Times

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where nothing is asked, and where none is left."""
        playing, timing, user = get_playing(table), get_timing(table), get_user(actor)
        player = playing.record.find_player(user.id)
        assert player is not None
        if is_sealed(playing):
            raise TableError(Text("error-extend-sealed"))
        stops, now = stops_of(player, self.times), self.times.now()
        longer = clocks.extend(timing.clocks[player.token], now, stops, paused=timing.pause.on)
        data = {"what": "extended", "player": player.name, "left": longer.extensions}
        data["seats"] = [s for s in playing.match.waiting_for() if s in playing.seats_held(player)]
        values = {"timing": replace(timing, clocks={**timing.clocks, player.token: longer}).write()}
        notices = [Notice("clock", data=data), *deadlines_of(playing)]
        return Verdict(Change(playing.id, playing.record.revision, values, notices=notices), playing)


@dataclass(slots=True, frozen=True)
class AskSubstitute:
    """Ask for somebody to take one's seat, whoever comes first, and play on until then."""

    right: ClassVar[Right] = Right.PLAYER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where it is asked already."""
        playing, user = get_playing(table), get_user(actor)
        player = playing.record.find_player(user.id)
        assert player is not None
        if playing.record.offers.get(str(user.id)) == ANYBODY:
            raise TableError(Text("error-substitute-asked"))
        votes = not_offered(playing.record.votes, user.id)
        change = Change(playing.id, playing.record.revision, {"votes": votes})
        offer_to_all(playing, player, ANYBODY, change)
        return Verdict(change, playing)


@dataclass(slots=True, frozen=True)
class VotePause:
    """Agree that the clocks stand, or to their going on: done once more than half of the people do. `until`: a moment
    at which they go on by themselves."""

    right: ClassVar[Right] = Right.PLAYER
    times: Times
    stand: bool = True
    until: int | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for somebody without a seat, and where it is so already."""
        playing, user = get_playing(table), get_user(actor)
        about = playing.record.votes.get("pause", {}).get("about", {})
        joins = self.stand and self.until is None and about.get("stand")
        return vote(playing, (replace(self, until=about["until"]) if joins else self).motion(playing), user)

    def motion(self, table: Table) -> Motion:
        """It takes more than half of the people who play. Raises TableError where it is so already, and for a moment
        that is past."""
        playing, timing = get_playing(table), get_timing(table)
        if timing.pause.on == self.stand:
            raise TableError(Text("error-paused" if self.stand else "error-not-paused"))
        if self.until is not None and self.until <= self.times.now():
            raise TableError(Text("error-moment-past"))
        question = Notice("pause", data={"what": "pause-asked" if self.stand else "resume-asked", "until": self.until})

        def decide(by: Sequence[Any]) -> Verdict:
            data = {"what": "paused" if self.stand else "resumed", "player": by[1], "until": self.until}
            notices = [Notice("pause", data={**data, "waiting": [], "ping": []}), *deadlines_of(playing)]
            values = {"timing": self._decide(playing, timing, self.until).write()}
            return Verdict(Change(table.id, table.record.revision, values, notices=notices), table)

        about = {"stand": self.stand, "until": self.until}
        return Motion("pause", about, question, decide, lambda voters, by: majority(people_of(table.record)))

    def _decide(self, table: Playing, timing: Timing, until: int | None) -> Timing:
        now, by_token = self.times.now(), {}
        for player in table.record.players:
            if (clock := timing.clocks.get(player.token)) is not None:
                stops = stops_of(player, self.times)
                since = find_call(table, player, now)
                by_token[player.token] = clocks.halt(clock, now, stops) if self.stand else clocks.go_on(clock, since)
        return replace(timing.stand(now, until) if self.stand else timing.go_on(now), clocks=by_token)


@dataclass(slots=True, frozen=True)
class SetRest:
    """When one's clocks stand, from now on: quiet hours, holidays; and where one is pinged. None: as before. `span`:
    the table hears of a holiday."""

    right: ClassVar[Right] = Right.PLAYER
    times: Times
    rest: Rest | None = None
    pings: str | None = None
    span: tuple[int, int] | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Refuses nothing."""
        record, user = table.record, get_user(actor)
        player = record.find_player(user.id)
        assert player is not None
        rest = player.rest if self.rest is None else self.rest.write()
        new = replace(player, rest=rest, pings=self.pings or player.pings)
        people = [new if one is player else one for one in record.players]
        change = Change(table.id, record.revision, players=people)
        timing = timing_of(table)
        if isinstance(table, Playing) and timing is not None and player.token in timing.clocks:
            stops = stops_of(player, self.times)
            settled = clocks.settle(timing.clocks[player.token], self.times.now(), stops)
            change.values["timing"] = replace(timing, clocks={**timing.clocks, player.token: settled}).write()
            if self.span is not None:
                data = {"what": "away", "player": player.name, "from": self.span[0], "until": self.span[1]}
                change.notices.append(Notice("clock", data=data))
            change.notices += deadlines_of(table) if self.rest is not None and owes(table, player) else []
        return Verdict(change, table)


# --- for whoever is too late ---


def find_forfeit(table: Table, attempts: Sequence[Act | OrderAnswer] = ()) -> Act | OrderAnswer | None:
    """The answer that is to be given now for somebody whose time and grace are gone, by a standing order or by default;
    None where there is none but what was `attempts`, or a machine is to give it."""
    timing = timing_of(table)
    if timing is None or not isinstance(table, Playing):
        return None
    for player in table.record.players:
        if is_forfeit(table, player, timing):
            answer: Act | OrderAnswer | None = find_late(table, player)
            if answer is None and timing.pace.late != Late.STAND_IN:
                question = next(one for one in _questions_of(table, player) if one.decision.required)
                picks = table.match.default(question.decision)
                answer = Act(question.decision.seat, question.decision.step, picks, question.stamp, question.place)
            if answer is not None and answer not in attempts:
                return answer
    return None


def _questions_of(table: Playing, player: Player) -> list[OpenQuestion]:
    return [question for seat in table.seats_held(player) for question in table.questions[seat]]
