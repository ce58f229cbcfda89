"""What can be done at a table. Each command judges itself: it is refused, or it gives the change to keep, what people
are told of it, and the table as it is from then on. Nothing is changed before the change is kept but the match, which
whoever keeps it drops where that fails (`fronde.host.tables`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol

from fronde.core.ahead import Chain, find_order, find_question
from fronde.core.errors import RuleViolation, StaleDecision, TableError
from fronde.core.match import ActionResult, Match
from fronde.core.rng import SEATING, Dice, mix
from fronde.core.traces import See, trace
from fronde.core.types import Action, Event, PlayerRefusal, Seat, Setup, Text
from fronde.host.actors import Actor, User
from fronde.host.announcements import NOTHING_YET, Glance, ask_openly, change_room, glance, invite, present, tell
from fronde.host.presence import AWAY, UNKNOWN, Presence
from fronde.host.reader import Reader
from fronde.host.rights import Right, check_steward, rights_at
from fronde.host.store import Change, DirectMessages, Epoch, Move, Notice, Player, Status, TableRecord
from fronde.host.table import (
    Broken,
    Finished,
    Lobby,
    Playing,
    Table,
    check_size,
    find_sizes,
    get_lobby,
    get_playing,
    options_of,
    roles_of,
    write_events,
)
from fronde.host.votes import Motion, Poll, close, count, majority, people_of


class Command(Protocol):
    """What can be done at a table; `right`: who may, which is checked before it judges."""

    right: ClassVar[Right]

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """What comes of it, nothing being kept yet. Raises PlayerError where it is refused."""


@dataclass(slots=True)
class Verdict:
    """A lawful command: the change to keep, and then the table and what happened. `seat`: the one that acted; `forced`:
    forced choices made unasked; `undone`: what it took back; `stopped`: why not all was done."""

    change: Change
    table: Table
    events: list[Event] = field(default_factory=list)
    seat: Seat | None = None
    forced: list[Action] = field(default_factory=list)
    undone: Action | None = None
    stopped: Halt | None = None


# --- before the game ---


@dataclass(slots=True, frozen=True)
class Join:
    """Sit down, in a role or anywhere; whoever sits already changes the role. Where every seat is taken, a machine gets
    up for a newcomer, if the host has machines make room: the one that has the role, else one that has none."""

    right: ClassVar[Right] = Right.ANYBODY
    role: Seat | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a role that is taken or unknown, and a full table."""
        lobby, user = get_lobby(table), get_user(actor)
        record = lobby.record
        seated = record.find_player(user.id)
        leaving = None if seated is not None or lobby.missing else self._find_leaving(record)
        lobby.check_role(self.role, seated or leaving)
        if seated is not None and seated.role == self.role:
            raise TableError(Text("error-joined"))
        newcomer = new_player(user, self.role)
        players = [
            replace(newcomer, salt=p.salt) if p.user == user.id else p for p in record.players if p is not leaving
        ]
        return change_lobby(lobby, players if seated else [*players, newcomer])

    def _find_leaving(self, record: TableRecord) -> Player:
        """The machine that gets up for a newcomer. Raises TableError where none does."""
        machines = [player for player in record.players if player.bot is not None]
        if not machines or not makes_room(record):
            raise TableError(Text("error-full-opponents" if machines else "error-full"))
        matches = [player for player in machines if self.role is not None and player.role == self.role]
        return [*machines, *(player for player in machines if player.role is None), *matches][-1]


def makes_room(record: TableRecord) -> bool:
    """Whether machines get up in a lobby for people who come to a full table."""
    return bool(record.opponents.get("makes_room", True))


@dataclass(slots=True, frozen=True)
class Leave:
    """Get up again; a host who leaves hands the table on, the last to leave closes it."""

    right: ClassVar[Right] = Right.PLAYER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for somebody who does not sit there."""
        if table.record.status == Status.PLAYING:
            raise TableError(Text("error-leave-started"))
        lobby, user = get_lobby(table), get_user(actor)
        record = lobby.record
        players = [p for p in record.players if p.user != user.id]
        people = [p.user for p in players if p.user is not None]
        if not people:
            return _close(lobby)
        return change_lobby(lobby, players, host=record.host if record.host != user.id else people[0])


@dataclass(slots=True, frozen=True)
class Configure:
    """Set options, what comes from a file with the file's name under `files`; None goes back to the game's own. Whoever
    has a role that goes with others, or would change what is set, has any from then on."""

    right: ClassVar[Right] = Right.HOST
    options: Mapping[str, Any]
    files: Mapping[str, str | None] = field(default_factory=dict)

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises PlayerError for a value that does not fit."""
        lobby = get_lobby(table)
        options = _merged(lobby.record.options, self.options)
        lobby.game.rules.fill_options(options)
        record = replace(lobby.record, options=options, files=_merged(lobby.record.files, self.files))
        stands = options_of(record)
        if any(stands.get(name) != options.get(name) for name in self.options):
            record.players = fit_roles(replace(record, players=[]), record.players)
        return change_lobby(lobby, fit_roles(record, record.players), options=options, files=record.files)


def fit_roles(record: TableRecord, players: Sequence[Player]) -> list[Player]:
    """The players of a lobby as it is to be: whoever has a role that is no more has any."""
    roles = roles_of(record)
    return [player if player.role in roles else replace(player, role=None) for player in players]


@dataclass(slots=True, frozen=True)
class Resize:
    """Lay the table for so many people. Whoever has a role that goes with another number has any from then on."""

    right: ClassVar[Right] = Right.HOST
    size: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a number that does not go with the game and its options, and one below that of the
        people who sit there."""
        lobby = get_lobby(table)
        record = lobby.record
        check_size(self.size, find_sizes(record))
        if self.size < len(record.players):
            raise TableError(Text("error-seated", {"count": len(record.players)}))
        return change_lobby(lobby, fit_roles(replace(record, size=self.size), record.players), size=self.size)


def _merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in {**old, **new}.items() if value is not None}


@dataclass(slots=True, frozen=True)
class Start:
    """Begin, when everybody is there. `rooms`: whether a private thread can be opened in this channel."""

    right: ClassVar[Right] = Right.PLAYER | Right.HOST
    rooms: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where players are missing or options do not fit."""
        lobby = get_lobby(table)
        if lobby.missing:
            raise TableError(Text("error-missing", {"count": lobby.missing}))
        if not lobby.record.people:
            raise TableError(Text("error-nobody"))
        check_size(lobby.record.size, find_sizes(lobby.record))
        values = mix_chance(lobby.record)
        seating = Dice(values["seed"], SEATING)
        seated = seat_players(lobby, seating)
        values["options"] = options_of(lobby.record)
        setup = Setup(lobby.game.key, tuple(p.token for p in seated), values["seed"], values["options"])
        match, events = Match.start(lobby.game, setup)
        values |= {"status": Status.PLAYING, "version": lobby.game.title.version, "acted": lobby.record.revision + 1}
        values["draws"] = [list(draw) for draw in (*seating.draws, *match.rng.draws)]
        values["epochs"] = [epoch_of(match, None)]
        record = replace(lobby.record, players=seated, **values)
        playing = Playing(record, match, [events])
        values |= {"position": match.position(), "opening": write_events(events)}
        change = Change(record.id, record.revision, values, players=seated, notices=[Notice("begun")])
        change.notices += invite(playing, rooms=self.rooms)
        change.visitors = [player.user for player in seated if player.user is not None]
        tell(playing, NOTHING_YET, change, Actor())
        return Verdict(change, playing, events)


def mix_chance(record: TableRecord) -> dict[str, Any]:
    """The seed of a table that starts, and the salts it is mixed from."""
    salts = [player.salt for player in record.people]
    return {"salts": salts, "seed": mix(record.key, salts) if record.key else record.seed}


def seat_players(lobby: Lobby, dice: Dice) -> list[Player]:
    """The players in the game's order: roles as chosen, the rest as the dice fall; each with a token, p1, p2 ..., that
    the game knows him by, and nothing else of him."""
    record = lobby.record
    by_role = {p.role: p for p in record.players if p.role in lobby.roles}
    others = dice.shuffled(p for p in record.players if p.role not in lobby.roles)
    order = [by_role.get(role) or others.pop() for role in lobby.roles]
    return [replace(player, token=f"p{number}") for number, player in enumerate(order, 1)]


def new_player(user: User, role: Seat | None = None) -> Player:
    """Somebody who sits down."""
    salt = "" if user.salt is None else str(user.salt)
    return Player(user.id, user.name, role=role, locale=user.locale, salt=salt)


def change_lobby(lobby: Lobby, players: list[Player] | None = None, **values: Any) -> Verdict:
    """The lobby with other players, or other values, and shown so."""
    change = Change(lobby.id, lobby.record.revision, values, players=players, notices=[Notice("lobby")])
    return Verdict(change, lobby)


def _close(lobby: Table) -> Verdict:
    change = Change(lobby.id, lobby.record.revision, {"status": Status.ENDED}, notices=[Notice("closed")])
    return Verdict(change, Broken(lobby.record, TableError(Text("error-ended"))))


# --- in the game ---


@dataclass(slots=True, frozen=True)
class Act:
    """Answer a question. With a `stamp`, the question is the one a panel showed: of that step the seat's at that
    `place`, with that stamp."""

    right: ClassVar[Right] = Right.PLAYER
    seat: Seat
    step: str
    picks: tuple[str, ...]
    stamp: int | None = None
    place: int = 0

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction."""
        playing = get_playing(table)
        actor.check_seat(playing, self.seat)
        if self.stamp is not None:
            check_fresh(playing, self.seat, self.step, self.place, self.stamp)
        before = glance(playing)
        return _acted(playing, before, playing.match.carry_out(self.seat, self.picks, self.step), actor, self.seat)


class Halt(NamedTuple):
    """Why not all that was chosen together was carried out: options that are `rest`; why each is refused that others
    do not follow from, else the seats that have to answer first, or, where there is none, something that was
    revealed."""

    rest: tuple[str, ...]
    refused: Mapping[str, PlayerRefusal] = MappingProxyType({})
    waiting: tuple[Seat, ...] = ()


@dataclass(slots=True, frozen=True)
class ActTogether:
    """Answer a question and those that follow it: `chains` of options that were chosen at once, in an order in which
    all are lawful, if there is one. Each is a choice of its own, all are one change. It stops at a refusal, where
    another seat has to answer, and where something is revealed."""

    right: ClassVar[Right] = Right.PLAYER
    seat: Seat
    step: str
    chains: tuple[Chain, ...]
    stamp: int
    place: int = 0

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction where nothing can be carried out, or more is chosen than may be at once."""
        playing = get_playing(table)
        actor.check_seat(playing, self.seat)
        check_fresh(playing, self.seat, self.step, self.place, self.stamp)
        before, steps = glance(playing), self._find_steps(playing)
        chains = find_order(playing.game, Reader(playing).imagine(self.seat), self.seat, steps, self.chains)
        results, stopped = self._carry_out(playing.match, chains, steps)
        verdict = _acted(playing, before, results, actor, self.seat)
        verdict.stopped = stopped
        return verdict

    def _find_steps(self, playing: Playing) -> frozenset[str]:
        """The steps whose questions may be answered together with this one."""
        reader, question = Reader(playing), playing.find_question(self.seat, self.step, self.place)
        assert question is not None
        most = reader.most(question.decision)
        if not 1 <= len(self.chains) <= most:
            raise RuleViolation(Text("error-count", {"least": 1, "most": most}), question.decision.rule)
        return reader.steps(question.decision)

    def _carry_out(
        self, match: Match, chains: Sequence[Chain], steps: frozenset[str]
    ) -> tuple[list[ActionResult], Halt | None]:
        """What was done, and why not the rest."""
        options, results, owed = (
            [option for chain in chains for option in chain],
            list[ActionResult](),
            match.waiting_for(),
        )
        rule: str | None = None
        for number, option in enumerate(options):
            rest = tuple(options[number:])
            if results and match.settled:
                return results, Halt(rest, waiting=tuple(s for s in match.waiting_for() if s not in owed))
            question = find_question(match.decisions, self.seat, option, steps)
            if question is None:
                begins = {option, *(chain[0] for chain in chains)}
                refused = {one: self._explain(match, one, steps, rule) for one in rest if one in begins}
                if not results:
                    raise RuleViolation(*refused[option])
                return results, Halt(rest, refused)
            results += match.carry_out(self.seat, (option,), question.step)
            rule = question.rule
        return results, None

    def _explain(self, match: Match, option: str, steps: frozenset[str], rule: str | None) -> PlayerRefusal:
        """Why an option is refused in the position that was come to, where the question of that `rule` may be
        over."""
        decision = next((d for d in match.decisions if d.seat == self.seat and d.step in steps), None)
        if decision is None:
            return PlayerRefusal(Text("error-used-up"), rule)
        return match.explain(self.seat, decision, option)


def _acted(playing: Playing, before: Glance, results: Sequence[ActionResult], actor: Actor, seat: Seat) -> Verdict:
    """The change that answers bring about, those kept back among them."""
    match = playing.match
    values: dict[str, Any] = {"sealed": kept_back(match)}
    moves = moves_of(match, results, actor.word, playing.view)
    change = Change(playing.id, playing.record.revision, values, moves=moves, reader=actor.user)
    if results:
        change.values["acted"] = change.expected + 1
    if match.settled and results:
        change.values["settled"], change.values["position"] = match.last_settled()
    playing.untold += [list(one.events) for one in results]
    events = [event for one in results for event in one.events]
    tell(playing, before, change, actor, events)
    return Verdict(change, stands(playing), events, seat, [a for one in results for a in one.forced])


def stands(playing: Playing) -> Table:
    """The table of a game as it stands now: it may be over."""
    return Finished(playing.record, playing.match, playing.untold) if playing.match.over else playing


def moves_of(match: Match, results: Sequence[ActionResult], word: str, see: See | None = None) -> list[Move]:
    """What is kept of the actions just carried out, signed with an actor's word: what the players now meet stands with
    the last of them. `see`: where views are to be had cheaper than from the match."""
    first = len(match.log) - len(results) + 1
    moves = [
        Move(
            number, word, one.action.seat, one.action.step, list(one.action.picks), write_events(one.events),
            [list(draw) for draw in one.draws],
        )
        for number, one in enumerate(results, first)
    ]  # fmt: skip
    return [*moves[:-1], replace(moves[-1], **trace(match, see)._asdict())] if moves else []


def epoch_of(match: Match, position: dict[str, Any] | None) -> Epoch:
    """The epoch of a match that stands where it begins: at a position, or after the set-up."""
    return Epoch(version=match.game.title.version, after=len(match.log), position=position, met=list(trace(match)))


def kept_back(match: Match) -> list[list[str]]:
    """The answers that wait for others', or for the rest of a draft."""
    return [[a.seat, a.step, *a.picks] for _, a in match.sealed]


def check_fresh(table: Playing, seat: Seat, step: str, place: int, stamp: int) -> None:
    """Raise StaleDecision where what a panel showed is no longer what is asked."""
    question = table.find_question(seat, step, place)
    if question is None or question.stamp != stamp:
        raise StaleDecision(Text("error-stale"))


@dataclass(slots=True, frozen=True)
class Undo:
    """Take back the last step of one's draft, or one's last choice, or `everything` that may be; with a stamp, only
    what a panel showed it for."""

    right: ClassVar[Right] = Right.PLAYER
    stamp: int | None = None
    everything: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises UndoRefused, StaleDecision."""
        playing, user = get_playing(table), get_user(actor)
        if self.stamp is not None and self.stamp != playing.undo_stamp(user.id):
            raise StaleDecision(Text("error-stale"))
        match, before = playing.match, glance(playing)
        seat, logged = _find_undoing(playing, user), len(match.log)
        undone = match.undo(seat)
        while self.everything and match.can_undo(seat):
            match.undo(seat)
        change = Change(playing.id, playing.record.revision, {"sealed": kept_back(match)})
        if steps_back := logged - len(match.log):
            change.keep = len(match.log)
            change.values |= {"told": min(playing.record.told, change.keep), "acted": change.expected + 1}
            del playing.untold[-steps_back:]
        tell(playing, before, change, actor)
        return Verdict(change, playing, seat=seat, undone=None if self.everything else undone)


def _find_undoing(table: Playing, user: User) -> Seat:
    """The seat a user takes something back for: one that drafts, else the one that chose last, else any of theirs."""
    seats, match = table.seats_of(user.id), table.match
    drafting = [decision.seat for decision, _ in match.sealed if decision.draft and decision.seat in seats]
    last = [action.seat for action in match.log[-1:] if action.seat in seats]
    return [*drafting, *last, *seats][0]


# --- how a table ends before its game does, and how a seat changes hands ---


def vote(table: Table, motion: Motion, user: User) -> Verdict:
    """Agree to a motion, and carry it out where that is enough. Raises TableError."""
    change, by = count(table, motion, user), table.record.votes.get(motion.key, {}).get("by", [user.id, user.name])
    return carry(table, motion, by) if change is None else Verdict(change, table)


def carry(table: Table, motion: Motion, by: Sequence[Any]) -> Verdict:
    """Carry out a motion, of the id and name of who proposed it: it is not voted on any more, and its post goes."""
    verdict: Verdict = motion.carry_out(by)
    votes = verdict.change.values.get("votes", table.record.votes)
    verdict.change.values["votes"] = without(votes, motion.key)
    if motion.key in table.record.votes and ":" in motion.key:
        verdict.change.notices.insert(0, Notice("vote-closed", data={"key": motion.key, "how": "carried"}))
    return verdict


@dataclass(slots=True, frozen=True)
class End:
    """End a table: the host in the lobby; in a game it is a vote, and the last to agree ends it; of the others more
    than half suffice where the table waits for somebody who is away. A steward ends it at once, `as_steward` where they
    sit at it themselves; the table hears of it."""

    right: ClassVar[Right] = Right.MEMBER
    agrees: bool = True
    as_steward: bool = False
    presence: Presence = UNKNOWN

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for somebody who may not."""
        check_open(table)
        record, user = table.record, get_user(actor)
        if self.as_steward:
            check_steward(user)
        if record.status == Status.LOBBY:
            return self._close(table, user)
        if not self.agrees and record.find_player(user.id) is None:
            raise TableError(Text("error-not-at-table"))
        if isinstance(table, Broken) and user.id == record.host and record.find_player(user.id) is None:
            return self._end(table, [Notice("ended")])
        if self.as_steward or record.find_player(user.id) is None:
            check_steward(user)
            return self._end(table, [_said_openly(user, "ended"), Notice("ended")])
        return self._vote(table, user)

    def _close(self, lobby: Table, user: User) -> Verdict:
        if not self.agrees:
            raise TableError(Text("error-not-started"))
        is_told = self.as_steward or lobby.record.acting not in (None, lobby.record.host)
        if Right.HOST in rights_at(lobby.record, user) and not is_told:
            return _close(lobby)
        if not user.steward:
            raise TableError(Text("error-host-only"))
        verdict = _close(lobby)
        verdict.change.notices.append(_said_openly(user, "ended"))
        return verdict

    def _end(self, table: Table, notices: list[Notice]) -> Verdict:
        values = {"status": Status.ENDED, "votes": {}, "seen": {}}
        return Verdict(Change(table.id, table.record.revision, values, notices=notices), _ended(table))

    def _vote(self, table: Table, user: User) -> Verdict:
        motion = self.motion(table)
        if self.agrees:
            return vote(table, motion, user)
        votes, notice = without(table.record.votes, motion.key), Notice("vote-off", data={"player": user.name})
        return Verdict(Change(table.id, table.record.revision, {"votes": votes}, notices=[notice]), table)

    def motion(self, table: Table) -> Motion:
        """It takes all who are there; more than half of them where somebody is away."""

        def poll(voters: Collection[int], by: int | None) -> Poll:
            away = [p.user for p in self.presence.find_away(table) if p.user not in voters]
            electors = [user for user in people_of(table.record) if user not in away]
            return majority(electors) if away else Poll(electors, len(electors))

        return Motion("end", {}, Notice("vote"), lambda by: self._end(table, [Notice("ended")]), poll)


def _said_openly(user: User, what: str) -> Notice:
    """That a steward has "ended" the table or "taken-over"; and that the host is "back" in the place of one."""
    return Notice("steward", data={"player": user.name, "what": what})


@dataclass(slots=True, frozen=True)
class TakeOver:
    """Act as host in the place of the host, as a steward; the table hears of it."""

    right: ClassVar[Right] = Right.STEWARD

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended, and for who is the host already."""
        check_open(table)
        record, user = table.record, get_user(actor)
        if record.is_host(user.id):
            raise TableError(Text("error-host-already"))
        return _set_acting(table, user, None if record.host == user.id else user.id)


@dataclass(slots=True, frozen=True)
class ReturnAsHost:
    """Be the host again, in whose place a steward acts; the table hears of it."""

    right: ClassVar[Right] = Right.FORMER_HOST

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        check_open(table)
        return _set_acting(table, get_user(actor), None)


def _set_acting(table: Table, user: User, acting: int | None) -> Verdict:
    notices = [_said_openly(user, "back" if acting is None else "taken-over")]
    notices += [Notice("lobby")] if isinstance(table, Lobby) else []
    return Verdict(Change(table.id, table.record.revision, {"acting": acting}, notices=notices), table)


def _ended(table: Table) -> Table:
    return Finished(table.record, table.match, table.untold) if isinstance(table, Playing) else table


ANYBODY, FORFEIT = 0, -1
"""Stand for the user a seat is offered to, where whoever comes first may take it: since its player asks for somebody,
or since the player's time is gone, and until the player chooses again."""


@dataclass(slots=True, frozen=True)
class HandOver:
    """Offer one's seat to somebody, and to nobody else any more; to None takes the offer back. The seat stays one's own
    until somebody has taken it (`AnswerOffer`); an offer ends with its answer, or with the table. Whoever knows another
    hand of the game gets the offer once all agree."""

    right: ClassVar[Right] = Right.PLAYER
    to: User | None
    is_bot: bool = False
    is_member: bool = True
    """Whether `to` is on the table's server."""

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError outside a game, for somebody without a seat, and for who cannot take it."""
        leaving = _check_may_leave(table, get_user(actor).id)
        record, key = table.record, f"swap:{leaving.user}"
        called = record.votes.get(key, {}).get("by", [None])[0] == leaving.user
        ended = close(table, key, "gone") if called else None  # their own vote, by a new word of theirs
        if self.to is None:
            if ended is None and str(leaving.user) not in record.offers:
                raise TableError(Text("error-no-offer"))
            return close_offer(table, leaving, "withdrawn") if ended is None else Verdict(ended, table)
        check_taker(record, self.to, is_bot=self.is_bot, is_member=self.is_member)
        if record.knows_another(self.to.id, leaving.token):
            assert leaving.user is not None
            return vote(table, Replace(leaving.user, self.to, UNKNOWN).motion(get_playing(table)), get_user(actor))
        change = ended or Change(table.id, record.revision, {"votes": record.votes})
        change.values["offers"] = {**record.offers, str(leaving.user): self.to.id}
        change.values["votes"] = not_offered(change.values["votes"], leaving.user)
        data = {"player": leaving.name, "by": leaving.user, "to": self.to.id, "ping": [self.to.id]}
        change.notices.append(Notice("offered", data={**data, "seats": _seats_held(table, leaving)}))
        return Verdict(change, table)


def _agreed(away: int | None, taker: int) -> str:
    """The key under which it stands that all agree to somebody taking a seat."""
    return f"agreed:{taker}:{away}"


def check_taker(record: TableRecord, to: User, *, is_bot: bool, is_member: bool) -> None:
    """Raise TableError for who cannot take a seat: bots, who is not on the table's server, and who has one."""
    if is_bot:
        raise TableError(Text("error-hand-over-bot"))
    if not is_member:
        raise TableError(Text("error-hand-over-stranger", {"player": to.name}))
    if record.find_player(to.id) is not None:
        raise TableError(Text("error-hand-over-seated", {"player": to.name}))


@dataclass(slots=True, frozen=True)
class AnswerOffer:
    """Take the seat that the user `by` offers, or the table in place of one who is away, and play on from here; or not.
    Where they are back by now, the table's offer ends."""

    right: ClassVar[Right] = Right.ANYBODY
    by: int
    accepts: bool
    presence: Presence = UNKNOWN

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where nothing is offered any more, for who is not meant, and who has a seat by now."""
        record, user = table.record, get_user(actor)
        if not record.is_open or str(self.by) not in record.offers:
            raise TableError(Text("error-offer-gone"))
        to_all = record.offers[str(self.by)] in (ANYBODY, FORFEIT)
        if record.offers[str(self.by)] != user.id and not (to_all and self.accepts):
            raise TableError(Text("error-offer-other"))
        leaving = _check_may_leave(table, self.by)
        if not self.accepts:
            return close_offer(table, leaving, "declined")
        if is_offered_by_table(record, self.by) and self.presence.why_gone(table, leaving) is None:
            return close_offer(table, leaving, "returned")
        if record.find_player(user.id) is not None:
            raise TableError(Text("error-hand-over-yours"))
        is_agreed = not to_all and _agreed(self.by, user.id) in record.votes
        if record.knows_another(user.id, leaving.token) and not is_agreed:
            raise TableError(Text("error-seat-seen"))
        coming = replace(new_player(user, leaving.role), token=leaving.token, dm=DirectMessages.UNASKED)
        return self._hand_over(table, record, leaving, coming)

    def _hand_over(self, table: Table, record: TableRecord, leaving: Player, coming: Player) -> Verdict:
        players = [coming if p.token == leaving.token else p for p in record.players]
        seats = _seats_held(table, leaving)
        data: dict[str, Any] = {"from": leaving.name, "to": coming.user, "seats": seats, "ping": [coming.user]}
        data["asked"] = ask_openly(table, seats) if isinstance(table, Playing) else []
        values: dict[str, Any] = {"host": coming.user if record.host == leaving.user else record.host}
        tokens = {*record.seen.get(str(leaving.user), ()), leaving.token}
        values["seen"] = {**record.seen, str(leaving.user): sorted(tokens)}
        if record.turn and record.turn[1] == leaving.user:
            values["turn"] = [record.turn[0], coming.user, *record.turn[2:]]
        verdict = close_offer(table, leaving, "accepted")
        verdict.change.values |= values
        verdict.change.players = players
        notice = Notice("given", to=leaving.user, data={"locale": leaving.locale})
        verdict.change.notices += [Notice("handed-over", data=data), notice, *change_room(table, leaving, coming)]
        return verdict


def is_offered_by_table(record: TableRecord, user: int) -> bool:
    """Whether the others offer somebody's seat, not that player, whatever else they vote on about it meanwhile."""
    return str(user) in record.offers and f"offered:{user}" in record.votes


def _check_may_leave(table: Table, user: int) -> Player:
    """The player a user is in a game under way. Raises TableError."""
    record = table.record
    if record.status != Status.PLAYING:
        raise TableError(Text("error-hand-over-lobby" if record.status == Status.LOBBY else "error-ended"))
    leaving = record.find_player(user)
    if leaving is None:
        raise TableError(Text("error-not-at-table"))
    return leaving


def _seats_held(table: Table, player: Player) -> list[Seat]:
    return table.seats_held(player) if isinstance(table, Playing) else []


def close_offer(table: Table, leaving: Player, how: str) -> Verdict:
    """An offer ends: "accepted", "declined", "withdrawn", or "returned" where who was away is back."""
    record, key = table.record, str(leaving.user)
    data = {"player": leaving.name, "by": leaving.user, "how": how}
    notice = Notice("offer-closed", data=data)
    values = {"offers": without(record.offers, key), "votes": not_offered(record.votes, leaving.user)}
    return Verdict(Change(table.id, record.revision, values, notices=[notice]), table)


def not_offered(votes: Mapping[str, Any], user: int | None) -> dict[str, Any]:
    """The votes of a table without what it agreed to about an offer of a user's seat."""
    kinds = ("offered", "agreed")
    return {k: v for k, v in votes.items() if k.partition(":")[0] not in kinds or k.rpartition(":")[2] != str(user)}


def without(mapping: Mapping[str, Any], key: str) -> dict[str, Any]:
    """What is held, but for one key."""
    return {name: value for name, value in mapping.items() if name != key}


@dataclass(slots=True, frozen=True)
class Replace:
    """Offer the seat of somebody who is away, or whose time has run out, to another, or with `to` None to whoever comes
    first. More than half of the other players do, or a steward; of one who is away the host does alone. The seat stays
    theirs until it is taken, and if they play on before. To somebody who knows another hand of the game any seat may be
    offered, if all others agree, and whoever holds it."""

    right: ClassVar[Right] = Right.MEMBER
    away: int
    to: User | None
    presence: Presence
    is_bot: bool = False
    is_member: bool = True

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for who has no part in the table, for a player who is not gone, and who cannot come."""
        playing, user = get_playing(table), get_user(actor)
        knows = self._knows_another(playing.record)
        if self.away == user.id and not knows:
            raise TableError(Text("error-not-away", {"days": AWAY // (24 * 60 * 60)}))
        motion, is_host = self.motion(playing), Right.HOST in rights_at(playing.record, user)
        if knows:
            if playing.record.find_player(user.id) is None:
                raise TableError(Text("error-not-at-table"))
            return vote(playing, motion, user)
        if user.steward or (is_host and self._why_gone(playing) == "away"):
            return carry(playing, motion, [])
        if user.id not in motion.poll([user.id], None).electors:
            raise TableError(Text("error-not-at-table"))
        return vote(playing, motion, user)

    def _why_gone(self, table: Table) -> str | None:
        leaving = table.record.find_player(self.away)
        return None if leaving is None else self.presence.why_gone(table, leaving)

    def _knows_another(self, record: TableRecord) -> bool:
        leaving = record.find_player(self.away)
        return self.to is not None and leaving is not None and record.knows_another(self.to.id, leaving.token)

    def motion(self, table: Table) -> Motion:
        """It takes more than half of the others who are not gone; for who knows another hand all. Raises TableError for
        a player who is not gone, and who cannot come."""
        record, leaving, knows = table.record, table.record.find_player(self.away), self._knows_another(table.record)
        why = "known" if knows else self._why_gone(table)
        if leaving is None or why is None:
            raise TableError(Text("error-not-away", {"days": AWAY // (24 * 60 * 60)}))
        if self.to is not None:
            check_taker(record, self.to, is_bot=self.is_bot, is_member=self.is_member)
        about = {"to": [ANYBODY if self.to is None else self.to.id, _name_of(self.to)]}
        seats = _seats_held(table, leaving)
        question = Notice("swap", data={**about, "away": [self.away, leaving.name], "seats": seats, "why": why})

        def poll(voters: Collection[int], by: int | None) -> Poll:
            if knows:
                electors = [user for user in people_of(record) if user != by]
                return Poll(electors, len(electors))
            others = [p for p in record.players if p is not leaving]
            there = [p for p in others if p.user in voters or self.presence.why_gone(table, p) is None]
            return majority([p.user for p in there if p.user is not None])

        def offer(by: Sequence[Any]) -> Verdict:
            to = FORFEIT if self.to is None else self.to.id
            data = {"player": leaving.name, "by": self.away, "to": to, "seats": seats}
            data |= {} if knows else {"away": why}
            notice = Notice("offered", data={**data, "ping": [] if self.to is None else [to]})
            values: dict[str, Any] = {"offers": {**record.offers, str(self.away): to}}
            mark = _agreed(self.away, to) if knows else f"offered:{self.away}"
            values["votes"] = {**not_offered(record.votes, self.away), mark: {}}
            return Verdict(Change(table.id, record.revision, values, notices=[notice]), table)

        return Motion(f"swap:{self.away}", about, question, offer, poll)


def _name_of(user: User | None) -> str:
    return "" if user is None else user.name


@dataclass(slots=True, frozen=True)
class MoveTo:
    """Bring the table into another channel, whatever became of its own: all is shown there anew. Into a server that is
    neither its home nor where it is, more than half of the other people who play do, and it is its home then; from a
    server that removed the bot, `stranded`, any of them does, and its home stays."""

    right: ClassVar[Right] = Right.MEMBER
    channel: int
    guild: int
    locale: str | None = None
    stranded: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a table that has ended."""
        user, motion = get_user(actor), self.motion(table)
        alone = self.stranded or self.guild in (table.record.home, table.record.guild)
        return carry(table, motion, [user.id, user.name]) if alone else vote(table, motion, user)

    def motion(self, table: Table) -> Motion:
        """It takes more than half of the others; nobody, where there are none. Raises TableError for a table that has
        ended."""
        check_open(table)
        record, to = table.record, [self.guild, self.channel]

        def poll(voters: Collection[int], by: int | None) -> Poll:
            others = [user for user in people_of(record) if user != by]
            return majority(others) if others else Poll([], 0)

        def move(by: Sequence[Any]) -> Verdict:
            values: dict[str, Any] = {"channel": self.channel, "guild": self.guild}
            values["locale"] = self.locale or record.locale
            values["votes"] = {key: {**one, "waiting": []} if one else one for key, one in record.votes.items()}
            if self.guild not in (record.home, record.guild) and not self.stranded:
                values |= {"home": self.guild, "acting": None}
            ping = [user for user in people_of(record) if user != by[0]]
            notices = [Notice("moved", data={"player": by[1], "ping": ping}), *present(table)]
            if self.guild != record.guild and not self.stranded:
                data = {"player": by[1], "at": [record.guild, record.channel], "to": to}
                notices.insert(0, Notice("moved-away", data=data))
            return Verdict(Change(table.id, record.revision, values, notices=notices), table)

        about, question = {"guild": self.guild, "locale": self.locale}, Notice("move-asked", data={"to": to})
        return Motion(f"move:{self.channel}", about, question, move, poll)


@dataclass(slots=True, frozen=True)
class NameHost:
    """Have a player be the host from now on, where a steward acts as host: more than half of the people who play do."""

    right: ClassVar[Right] = Right.PLAYER
    host: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where no steward acts as host, and for one who does not play."""
        return vote(table, self.motion(table), get_user(actor))

    def motion(self, table: Table) -> Motion:
        """It takes more than half. Raises TableError where no steward acts as host, and for one who does not play."""
        check_open(table)
        record, player = table.record, table.record.find_player(self.host)
        if record.acting is None:
            raise TableError(Text("error-host-not-acting"))
        if player is None:
            raise TableError(Text("error-host-no-player"))

        def name(by: Sequence[Any]) -> Verdict:
            notices = [Notice("steward", data={"player": player.name, "what": "named"})]
            notices += [Notice("lobby")] if isinstance(table, Lobby) else []
            values = {"host": self.host, "acting": None}
            return Verdict(Change(table.id, record.revision, values, notices=notices), table)

        question = Notice("host-asked", data={"what": player.name})
        return Motion(f"host:{self.host}", {}, question, name, lambda voters, by: majority(people_of(record)))


def check_open(table: Table) -> None:
    """Raise TableError for a table that has ended, or rests."""
    if not table.record.is_open:
        raise TableError(Text("error-resting" if table.record.status == Status.RESTING else "error-ended"))


def get_user(actor: Actor) -> User:
    """The actor as somebody at Discord. Raises TableError for who is none."""
    if not isinstance(actor, User):
        raise TableError(Text("error-not-at-table"))
    return actor
