"""The single entry point to the tables. One task at a time holds a table. It is loaded from the store on first use,
dropped from memory when idle, and changed only together with the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import partial
from weakref import WeakValueDictionary

from fronde.core.errors import PlayerError, StaleDecision, TableError, words_of
from fronde.core.types import Event, Json, Text
from fronde.games import get_game
from fronde.host.analysis import Analysis
from fronde.host.archive.epochs import is_outdated
from fronde.host.archive.past import past_of
from fronde.host.archive.records import is_record, may_shrink, play_record, write_knowledge
from fronde.host.archive.upkeep import fill_result, rate_missing
from fronde.host.commands.base import Command, Verdict
from fronde.host.commands.consequences import add_consequences, with_settings
from fronde.host.commands.league import ChangeTerms
from fronde.host.commands.life import GAME, GAME_NOTICE, LOBBY, LOBBY_NOTICE, Age
from fronde.host.commands.lobby import new_player
from fronde.host.commands.orders import find_order_answer, find_unable
from fronde.host.commands.queue import Place
from fronde.host.commands.recount import Recount
from fronde.host.commands.rewind import Back, find_back
from fronde.host.loading import load_moves, take_up
from fronde.host.matchmaking.leagues import League, check_terms
from fronde.host.matchmaking.leagues import Terms as LeagueTerms
from fronde.host.matchmaking.leagues import write as write_league
from fronde.host.notices import kinds
from fronde.host.notices.announcements import hand, list_questions, open_letters, repost_notices
from fronde.host.notices.kinds import Notice
from fronde.host.notices.tips import is_new
from fronde.host.people.actors import Actor, House, Order, User
from fronde.host.people.opponents import Manner
from fronde.host.people.quotas import HOUR, Quotas, Rate
from fronde.host.people.rights import Right, check_right, needs_steward
from fronde.host.people.votes import has_lapsed
from fronde.host.store import (
    Chance,
    ChannelConflict,
    ClosedStore,
    DirectMessages,
    Fault,
    Message,
    Move,
    Patch,
    Player,
    Rating,
    RepeatedClick,
    RewindSubject,
    Schedule,
    StaleRevision,
    Status,
    Store,
    TableRecord,
    Terms,
    Venue,
    Visit,
)
from fronde.host.surroundings import Surroundings
from fronde.host.table import (
    GameTable,
    LeagueTable,
    Playing,
    Resting,
    Table,
    check_size,
    events_of_rule_change,
    get_playing,
    read_events,
)
from fronde.host.timekeeping.clocks import Pace
from fronde.host.timekeeping.presence import Presence
from fronde.host.timekeeping.timing import Times, Timing

UNWRITABLE = (Fault.MISSING, Fault.FORBIDDEN)
"""Faults of a channel that prevent opening a table there."""
MOST_OBEYED, MOST_RECOUNTS = 100, 10
"""Maximum number of answers that standing orders give in a row; and of recounts because another vote passed."""
MOST_TRIES = 10
"""Maximum number of times that a command is judged because another process changes the table first."""
FRESH = 0.1
"""Seconds for which a table in memory counts as current if other processes may change it. It may be older only for who
reads: a change is stored only at the stored revision."""
IDLE = 15 * 60.0
"""Seconds without use after which a table is dropped from memory."""


@dataclass(slots=True, frozen=True)
class Opening:
    """A request to open a table in a channel. `size` None: the game's usual number of players. `pace` None: no clocks.
    `options` and `files`: as in `Terms`. `starter`: a message in the channel that the lobby replaces."""

    game: str
    channel: int
    guild: int | None = None
    locale: str | None = None
    size: int | None = None
    pace: Pace | None = None
    options: Mapping[str, Json] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)
    guests: tuple[int, ...] = ()
    """The users to invite: in a rematch, the players of the finished game."""
    machines: tuple[Player, ...] = ()
    """Machines that have seats from the beginning."""
    companions: tuple[User, ...] = ()
    """Other people who have agreed to play: they sit down with the opener."""
    key: str = ""
    """The secret of the dice, if it has been fixed before."""
    opponents: Mapping[str, Json] = field(default_factory=dict)
    """How machines play there (`fronde.host.people.opponents.Manner`)."""
    starter: int | None = None


CURRENT: ContextVar[tuple[int, int] | None] = ContextVar("held", default=None)
"""The table that the current task held last, and its revision. For the log."""


class _Entry:
    """A table in memory and the lock that guards it."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.last_use = self.last_check = now


class Tables:
    """All tables of this process. `uploads`, `pictures` and `calls` limit how often people request these. `analyses`:
    the analysis boards, by user, or by thread for a shared board."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        draw_chance: Callable[[], Chance],
        quotas: Quotas | None = None,
        now: Callable[[], int] = lambda: 0,
        around: Surroundings | None = None,
    ) -> None:
        """`clock`: monotonic seconds. `draw_chance`: makes the chance of a new table. `now`: seconds since 1970; 0
        means that no clock ever runs out."""
        self.store, self.around = store, around or Surroundings()
        self._clock, self.draw_chance = clock, draw_chance
        self.times = Times(now)
        self.analyses: dict[int, Analysis] = {}
        self.languages: dict[int, str] = {}
        """The languages that people have chosen, by user: every answer needs its own at once."""
        self._entries: dict[int, _Entry] = {}
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening = asyncio.Lock()
        self.quotas = quotas or Quotas()
        self._rating = asyncio.Lock()
        self.uploads = Rate(self.quotas.uploads, clock)
        self.pictures = Rate(self.quotas.pictures, clock)
        self.calls = Rate(self.quotas.calls, clock, HOUR)

    @property
    def table_count(self) -> int:
        """The number of tables in memory."""
        return len(self._entries)

    # --- finding ---

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[Table]:
        """Hold a table, so that no other task changes it meanwhile. Raises TableError if it does not exist."""
        while True:
            entry = await self._load(table_id)
            async with entry.lock:
                if self._entries.get(table_id) is entry and await self._is_current(entry):
                    entry.last_use = self._clock()
                    CURRENT.set((table_id, entry.table.record.revision))
                    with words_of(entry.table.record.game):
                        yield entry.table
                    return

    async def _is_current(self, entry: _Entry, *, fresh: float = FRESH) -> bool:
        """Whether a table in memory is the stored one, as far as was seen within `fresh` seconds. If another process
        has changed it, the table is dropped from memory."""
        if not self.store.is_shared or self._clock() - entry.last_check < fresh:
            return True
        record = entry.table.record
        if await self.store.find_revision(record.id) != record.revision:
            self.forget(record.id)
            return False
        entry.last_check = self._clock()
        return True

    async def _load(self, table_id: int) -> _Entry:
        if (entry := self._entries.get(table_id)) is not None:
            return entry
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            entry = self._entries.get(table_id)
            if entry is None:
                late = self._clock() - IDLE
                for key in [key for key, p in self._entries.items() if p.last_use < late and not p.lock.locked()]:
                    del self._entries[key]
                try:
                    table = await take_up(self.store, self.times, self.around, table_id)
                except (StaleRevision, StaleDecision):  # another process has changed it
                    table = await take_up(self.store, self.times, self.around, table_id)
                entry = self._entries[table_id] = _Entry(table, self._clock())
        return entry

    def forget(self, table_id: int) -> None:
        """Drop a table from memory. The next use reads the store."""
        self._entries.pop(table_id, None)

    async def find_here(self, channel: int, *, open_only: bool = False) -> int:
        """The table of a channel: the open one, otherwise the newest. Raises TableError if there is none."""
        table_id = await self.store.find_open_table(channel)
        if table_id is None and not open_only:
            table_id = await self.store.find_last_table(channel)
        if table_id is None:
            raise TableError(Text("error-no-table-here"))
        return table_id

    async def find_open(self, channel: int) -> int | None:
        """The open table of a channel, or None."""
        return await self.store.find_open_table(channel)

    async def find_waiting(self, user: int) -> list[int]:
        """The tables that a user probably means: those that wait for them, otherwise all where they have a seat. Raises
        TableError if there is none."""
        mine = await self.find_mine(user)
        return await self.find_asking(user) or mine

    async def find_asking(self, user: int) -> list[int]:
        """The tables that wait for a user."""
        waiting = []
        for table_id in await self.store.open_tables(user):
            async with self.hold(table_id) as table:
                if isinstance(table, Playing) and set(table.match.pending_seats()) & set(table.seats_of(user)):
                    waiting.append(table_id)
        return waiting

    async def find_mine(self, user: int) -> list[int]:
        """The open tables where a user has a seat. Raises TableError if there is none."""
        mine = await self.store.open_tables(user)
        if not mine:
            raise TableError(Text("error-no-table-of-yours"))
        return mine

    async def load_moves(self, record: TableRecord) -> list[Move]:
        """Every action of a held table, with everything stored about it. Raises StaleDecision if another process has
        changed the table."""
        try:
            return await load_moves(self.store, record)
        except StaleDecision:
            self.forget(record.id)
            raise

    async def load_events(self, table: GameTable) -> list[list[Event]]:
        """The events of every action of a held table, including those that changes of rules caused. Raises
        StaleDecision as `load_moves` does."""
        moves = await self.load_moves(table.record)
        if any(move.events is None for move in moves):
            again = await asyncio.to_thread(play_record, table.record, moves)
            return [read_events(events) for events in again.events]
        return [[*read_events(move.events or ()), *events_of_rule_change(table.record, move.number)] for move in moves]

    # --- changing ---

    async def open(self, actor: User, opening: Opening) -> Table:
        """Open a lobby. The opener is its host and first player. If the channel refuses the lobby's post, the lobby is
        deleted. Raises TableError, UnknownGame, StaleDecision."""
        size = await self.check_opening(actor, opening)
        game = get_game(opening.game)
        with words_of(game.key):
            now, people = self.times.now(), (new_player(user) for user in (actor, *opening.companions))
            newcomers = [await with_settings(self.store, one, opening.guild) for one in people]
            record = TableRecord(
                game.key, game.title.version, actor.id,
                Terms(size, dict(opening.options), dict(opening.files), dict(opening.opponents)),
                Venue(opening.channel, opening.guild, opening.guild, opening.locale),
                Chance(opening.key) if opening.key else self.draw_chance(),
                schedule=Schedule(Timing(opening.pace).write() if opening.pace else {}, created=now, updated=now),
                players=[*newcomers, *opening.machines],
            )  # fmt: skip
            game.rules.fill_options(record.terms.options)
            starter = None if opening.starter is None else Message(opening.channel, opening.starter)
            async with self._opening:
                await self._check_room(actor, opening)
                if opening.guests:
                    self.calls.take(actor.id)
                try:
                    stands = {"lobby": starter} if starter else {}
                    record.id = await self.store.create_table(record, _announce(actor, opening), actor.click, stands)
                except ChannelConflict:
                    await self._check_new(actor)
                    raise TableError(Text("error-channel-taken")) from None
                except RepeatedClick:
                    raise await self._explain_click(actor) from None
            self.around.wake(record.id)
            await self.around.wait_for_channel(record.id)
            async with self.hold(record.id) as table:
                if table.record.venue.trouble in UNWRITABLE:
                    self.forget(record.id)
                    await self.store.drop_table(record.id)
                    raise TableError(Text("error-cannot-post"))
                return table

    async def open_queue(self, guild: int, channel: int, locale: str | None) -> None:
        """Have the queue of a server in this channel: a new one, or the one it has."""
        async with self._opening:
            queue = await self.store.find_queue(guild)
            if queue is not None:
                await self.run(queue, House(), Place(channel, locale))
                return
            now = self.times.now()
            record = TableRecord(
                "", 0, 0, Terms(0), Venue(channel, guild, guild, locale), status=Status.QUEUE,
                schedule=Schedule(created=now, updated=now),
            )  # fmt: skip
            self.around.wake(await self.store.create_table(record, [Notice(kinds.QueuePost())]))

    async def open_league(self, host: User, venue: Venue, terms: LeagueTerms) -> int:
        """Open a league of a server, or change the terms of its league of that game; its id. Raises TableError for
        impossible terms, and if a season is played; or UnknownGame."""
        check_terms(terms, get_game(terms.game).title.player_counts)
        async with self._opening:  # else two at once would each open one
            return await self._open_league(host, venue, terms)

    async def _open_league(self, host: User, venue: Venue, terms: LeagueTerms) -> int:
        if (old := await self.find_league(venue.guild or 0, terms.game)) is not None:
            await self.run(old, House(), ChangeTerms(terms, venue.channel, host.id))
            return old
        now = self.times.now()
        record = TableRecord(
            "", 0, host.id, Terms(0), venue, status=Status.LEAGUE, schedule=Schedule(created=now, updated=now),
            league=write_league(League(terms)),
        )  # fmt: skip
        try:
            league_id = await self.store.create_table(record, [Notice(kinds.LeagueOpen())], click=host.click)
            self.around.wake(league_id)
            return league_id
        except RepeatedClick:
            raise await self._explain_click(host) from None

    async def find_league(self, guild: int, game: str) -> int | None:
        """The league of a game on a server."""
        for table_id in await self.store.leagues_of(guild):
            async with self.hold(table_id) as table:
                if isinstance(table, LeagueTable) and table.league.terms.game == game:
                    return table_id
        return None

    async def check_opening(self, actor: User, opening: Opening) -> int:
        """The number of players at a new table. Raises TableError, UnknownGame or StaleDecision if it cannot be opened
        in any channel."""
        await self._check_new(actor)
        title = get_game(opening.game).title
        with words_of(title.key):
            size = opening.size or title.player_counts[0]
            check_size(size, title.player_counts)
            await self._check_room(actor, opening)
        return size

    async def _check_room(self, actor: User, opening: Opening) -> None:
        self.quotas.check_room(*await self.store.count_open(actor.id, opening.guild))

    async def run(self, table_id: int, actor: Actor, command: Command) -> Verdict:
        """Run a command: store its change and have its notices delivered. Votes that have lapsed are counted before it;
        after it votes are counted again and standing orders run. Returns its verdict, whose table is no longer held:
        votes, orders and other actors may have changed it since. Raises PlayerError if it is refused; then nothing
        changes. Raises StaleDecision if other processes are always faster."""
        actor = await self._with_rights(table_id, actor, command.right)
        if actor.user_id is not None:
            self.times.note_act(actor.user_id, table_id, actor.private)
        try:
            await self.recount(table_id, due=True)
            verdict = await self._run(table_id, actor, command)
            await self._follow_up(verdict.table)
        finally:
            self.around.wake(table_id)  # last: nobody is called for a question that a standing order answers
        return verdict

    async def _follow_up(self, table: Table) -> None:
        """Recount votes and run standing orders after a command, which has been carried out: their faults are only
        logged."""
        try:
            await self.recount(table.id)
            if any(player.orders for player in table.record.players):
                await self.run_orders(table.id)
        except ClosedStore:
            raise
        except Exception as error:
            self.around.log(error, f"the votes and orders of table {table.id}")

    async def check_right(self, table_id: int, actor: Actor, right: Right) -> None:
        """Raise TableError if an actor lacks a right at a table, or StaleDecision if their click has already taken
        effect."""
        if right & Right.ANYBODY:
            return
        actor = await self._with_rights(table_id, actor, right)
        async with self.explain_repetition(actor, table_id), self.hold(table_id) as table:
            check_right(table.record, actor, right)

    async def _with_rights(self, table_id: int, actor: Actor, right: Right) -> Actor:
        """The actor, with the answer of the table's home server if a right may depend on it. This may take a while, so
        it happens before the table is held."""
        if not isinstance(actor, User) or not right & (Right.STEWARD | Right.HOST):
            return actor
        async with self.hold(table_id) as table:
            home, matters = table.record.venue.home, needs_steward(table.record, actor, right)
        if home is None or not matters:
            return actor
        return replace(actor, steward=await self.around.find_steward(actor.id, home), home=home)

    async def recount(self, table_id: int, *, due: bool = False) -> None:
        """Recount the open votes of a table, or only those that are `due`, until nothing changes."""
        for _ in range(MOST_RECOUNTS):
            async with self.hold(table_id) as table:
                open_votes = [(key, vote) for key, vote in table.record.consent.votes.items() if vote]
                keys = [key for key, vote in open_votes if not due or has_lapsed(table, vote, self.times)]
            if not any([await self._recount(table_id, key) for key in keys]):
                return

    async def _recount(self, table_id: int, key: str) -> bool:
        """Recount one vote. Returns whether that changed anything."""
        presence = await self.find_presence(table_id)
        async with self.hold(table_id) as table:
            subject = table.record.consent.find_subject(RewindSubject)
            recount = Recount(key, self.times, presence, self.around.name_machines(table.record))
        with suppress(PlayerError):
            try:
                await self._run(table_id, House(), recount)
            except StaleDecision:
                if subject is None or key != subject.key:
                    raise
                back = await self.find_back(table_id, subject.after, subject.turn)
                await self._run(table_id, House(), replace(recount, back=back))
            return True
        return False

    async def find_presence(self, table_id: int) -> Presence:
        """The presence of people at a table."""
        signs = await self.store.last_signs(table_id)
        return Presence(self.times.now(), *signs, self.times.find_outages())

    async def is_stranded(self, table_id: int) -> bool:
        """Whether the bot was removed from the server of a table."""
        async with self.hold(table_id) as table:
            guild = table.record.venue.guild
        return guild is not None and await self.store.has_left(guild)

    async def find_back(self, table_id: int, after: int, turn: int) -> Back:
        """The point to which a game goes back: after action number `after`. Replays the game in a thread. Raises
        TableError."""
        async with self.hold(table_id) as table:
            playing = get_playing(table)
            past, draw_count, revision = past_of(playing), playing.match.rng.draw_count, playing.match.revision
            moves = await self.load_moves(playing.record)
        return await asyncio.to_thread(find_back, past, after, turn, draw_count, revision, moves)

    async def run_orders(self, table_id: int) -> None:
        """Give the answers that standing orders can give now."""
        count = 0
        try:
            while count < MOST_OBEYED and await self._run_order(table_id):
                count += 1
        except PlayerError:  # somebody was faster
            return
        finally:
            if count:
                self.around.wake(table_id)

    async def _run_order(self, table_id: int) -> bool:
        """Let one order answer or skip a question. Returns whether there was one."""
        async with self.hold(table_id) as table:
            command = find_unable(table) or find_order_answer(table)
        if command is not None:
            await self._run(table_id, Order(command.owner), command)
        return command is not None

    async def _run(self, table_id: int, actor: Actor, command: Command) -> Verdict:
        """Run a command at the table as it is stored: if another process was faster, the command is judged again. If
        the change cannot be stored, the table is dropped from memory."""
        for _ in range(MOST_TRIES):
            with suppress(StaleRevision):
                async with self.hold(table_id) as table:
                    entry = self._entries[table_id]
                    try:
                        questions = list_questions(table)
                        verdict = await self._judge(entry, actor, command)
                        await add_consequences(self.store, self.times, verdict, table, questions, actor)
                        await self.store.commit(verdict.change)
                    except StaleRevision:
                        self.forget(table_id)
                        raise
                    except RepeatedClick:
                        self.forget(table_id)
                        raise await self._explain_click(actor) from None
                    except ChannelConflict:
                        await self._check_new(actor, table_id)
                        raise TableError(Text("error-channel-taken")) from None
                    except BaseException:
                        if isinstance(table, GameTable) and table.match.revision != table.record.revision:
                            self.forget(table_id)
                        raise
                    return replace(verdict, table=await self._update_memory(entry, verdict))
        raise StaleDecision(Text("error-stale"))

    async def _judge(self, entry: _Entry, actor: Actor, command: Command) -> Verdict:
        """The verdict on a command at a held table. Raises StaleRevision if it is refused because another process has
        changed the table."""
        try:
            check_right(entry.table.record, actor, command.right)
            return command.judge(entry.table, actor)
        except PlayerError as refusal:
            if not await self._is_current(entry, fresh=0.0):
                raise StaleRevision("the table in memory was out of date") from refusal
            await self._check_new(actor, entry.table.id)
            raise

    async def _update_memory(self, entry: _Entry, verdict: Verdict) -> Table:
        """Apply a stored change to the table in memory. Returns that table: the verdict's own, or one loaded again if
        its rules changed while it rested."""
        change, table = verdict.change, verdict.table
        values: Patch = {**change.values, "position": table.record.progress.position}
        table.record.apply(**values)
        if change.players is not None:
            table.record.players = change.players
        table.record.revision = change.expected + 1
        if isinstance(table, GameTable):
            table.match.revision = table.record.revision
            if "view" in change.values:
                untold_count = len(table.match.log) - table.record.report.action_count
                table.untold = table.untold[len(table.untold) - untold_count :]
        if "status" in change.values and Manner.of(table.record).rated:
            with suppress(Exception):  # the game is over anyway; the next daily round tries again
                await self.rate()
        entry.table, entry.last_check = table, self._clock()
        if is_outdated(table.record):
            try:
                entry.table = await take_up(self.store, self.times, self.around, table.id)
            except BaseException:
                self.forget(table.id)
                raise
        self.around.note_change(entry.table)
        return entry.table

    @asynccontextmanager
    async def explain_repetition(self, actor: Actor, table_id: int) -> AsyncIterator[None]:
        """In this context, a refused action whose click has already taken effect raises StaleDecision, which says so.
        The store prevents a second effect: it writes the click together with its change."""
        try:
            yield
        except PlayerError:
            await self._check_new(actor, table_id)
            raise

    async def _check_new(self, actor: Actor, refused_at: int | None = None) -> None:
        """Raise StaleDecision if the actor's click has already taken effect. `refused_at`: the table that refuses it
        now, so that no other process that hears it later carries it out."""
        if actor.click is None:
            return
        if refused_at is not None and self.store.is_shared:
            is_done = await self.store.close_click(actor.click, refused_at)
        else:
            is_done = bool(await self.store.find_click(actor.click))
        if is_done:
            raise StaleDecision(Text("error-already-done"))

    async def _explain_click(self, actor: Actor) -> StaleDecision:
        """The refusal of a click that has taken effect before, or that another process has refused."""
        is_done = actor.click is None or await self.store.find_click(actor.click)
        return StaleDecision(Text("error-already-done" if is_done else "error-stale"))

    # --- people at a table, beside the game ---

    async def greet_user(self, table: GameTable, user: User) -> list[Text]:
        """Record that a user is here, and their language. Returns notes for them: that messages do not reach them or
        the channel. A player who has never had a direct message now gets their hand."""
        player, notes = table.record.find_player(user.id), []
        if player is not None:
            if player.dm == DirectMessages.CLOSED:
                notes.append(Text("note-dm-closed"))
                await self.note_dm(table, user.id, DirectMessages.NOTED, user.locale)
            elif player.dm == DirectMessages.UNASKED:
                await self.note_dm(table, user.id, DirectMessages.OPEN, user.locale)
                await self.post(table, [hand(player)])
            elif player.locale != user.locale:
                await self.note_dm(table, user.id, player.dm, user.locale)
        if isinstance(table, Playing) and player is not None and user.id not in table.novices:
            table.novices[user.id] = is_new(await self.store.load_person(user.id), table.record.game)
        if (trouble := table.record.venue.trouble) is not None:
            notes.append(Text(f"note-channel-{trouble}"))
            if trouble != Fault.PICTURES:  # the text arrived; another attempt at every click is too much
                await self.send_again(table)
        return notes

    async def stop_coaching(self, table: Table, user: int, game: str) -> None:
        """Record that a user has learned a game, or wants no tips in any (`EVERY_GAME`)."""
        if isinstance(table, Playing):
            table.novices[user] = False
        person = await self.store.load_person(user)
        await self.store.save_person(user, replace(person, learned=sorted({*person.learned, game})))

    async def set_language(self, user: User, language: str | None) -> None:
        """Store in which language a person reads the bot. None: in that of their client, `user.locale`. Their direct
        messages follow."""
        person = await self.store.load_person(user.id)
        await self.store.save_person(user.id, replace(person, language=language))
        self.languages.pop(user.id, None)
        if language is not None:
            self.languages[user.id] = language
        for table_id in await self.store.open_tables(user.id):
            async with self.hold(table_id) as table:
                if (player := table.record.find_player(user.id)) is not None:
                    await self.note_dm(table, user.id, player.dm, language or user.locale)

    async def note_dm(self, table: Table, user: int, dm: DirectMessages, locale: str | None = None) -> None:
        """Record whether direct messages reach a player."""
        player = table.record.find_player(user)
        if player is not None:
            player.dm, player.locale = dm, locale or player.locale
            await self.store.note_dm(table.id, user, dm, locale)

    async def note_visit(self, table: GameTable, user: int) -> Visit:
        """Record that a user looks at a table now. Returns the visit."""
        count = len(table.match.log)
        visit = await self.store.note_visit(table.id, user, count)
        return visit._replace(since=min(visit.since, count))

    async def note_trouble(self, table: Table, trouble: str | None) -> None:
        """Record the fault of the channel, or that there is none."""
        table.record.apply(trouble=trouble)
        await self.store.note_trouble(table.id, trouble)

    async def post(self, table: Table, notices: Sequence[Notice]) -> None:
        """Send notices that belong to no change."""
        await self.store.post(table.id, notices)
        self.around.wake(table.id)

    async def tell_stranding(self, table_id: int, server: str | None, until: int) -> None:
        """Inform everyone at a table, and everyone for whom a machine plays there, that the bot was removed from its
        server. They learn how long the table is kept, and get what they know of the game."""
        for _ in range(MOST_TRIES):
            with suppress(StaleDecision):  # another process was faster
                return await self._tell_stranding(table_id, server, until)

    async def _tell_stranding(self, table_id: int, server: str | None, until: int) -> None:
        async with self.hold(table_id) as table:
            history = await self.load_events(table) if isinstance(table, Playing | Resting) else []
            notices = []
            users = (player.user or player.owner for player in table.record.players)
            for user in dict.fromkeys(user for user in users if user is not None):
                plays = table.record.find_player(user) is not None
                knowledge = (
                    write_knowledge(table, user, history) if plays and isinstance(table, Playing | Resting) else None
                )
                notices.append(Notice(kinds.Stranding(server=server, until=until, knowledge=knowledge), user))
            await self.post(table, notices)

    async def show_again(self, table_id: int) -> None:
        """Post the current state of a table again, with undelivered notices for its channel."""
        async with self.hold(table_id) as table:
            await self.post(table, repost_notices(table))
            await self.send_again(table)

    async def send_again(self, table: Table) -> None:
        """Retry the given-up notices for the channel."""
        await self.store.send_again(table.id)
        self.around.wake(table.id)

    # --- all tables ---

    async def post_again(self) -> list[Exception]:
        """Post the current state of every open table again. Returns the errors of tables where that failed."""
        return await _try_each(await self.store.open_tables(), self._post_again)

    async def _post_again(self, table_id: int) -> None:
        async with self.hold(table_id) as table:
            await self.post(table, [*repost_notices(table), *open_letters(table)])

    async def shrink(self) -> list[Exception]:
        """Shrink games that ended some time ago to their records if that is safe. Returns the errors."""
        return await _try_each(await self.store.whole_tables(), self._shrink)

    async def _shrink(self, table_id: int) -> None:
        entry = await self.store.load_table(table_id, whole=True)
        if entry and is_record(entry[0]) and await asyncio.to_thread(may_shrink, *entry):
            await self.store.shrink(entry[0])

    async def fill_results(self) -> list[Exception]:
        """Store the result of every game that ended before results were stored. Returns the errors. Games with a stored
        result are skipped."""
        return await _try_each(await self.store.tables_without_result(), partial(fill_result, self.store))

    async def rate(self) -> None:
        """Compute the ratings that are missing."""
        async with self._rating:
            await rate_missing(self.store)

    async def find_rating(self, person: int, game: str) -> Rating | None:
        """The rating of a person in a game. None before their first rated game, and if they want none."""
        if not (await self.store.load_person(person)).can_be_rated:
            return None
        return (await self.store.load_ratings(game, [person])).get(person)

    async def sweep(self) -> list[Exception]:
        """Carry out what is due at all inactive tables. Returns the errors. Running it again repeats nothing."""
        now = self.times.now()
        table_ids = await self.store.idle_tables(now - LOBBY + LOBBY_NOTICE, now - GAME + GAME_NOTICE)
        return await _try_each(table_ids, self._age)

    async def _age(self, table_id: int) -> None:
        with suppress(TableError):
            await self.run(table_id, House(), Age(self.times))


async def _try_each(table_ids: Sequence[int], work: Callable[[int], Awaitable[None]]) -> list[Exception]:
    """Run some work for each table. Returns the errors. An error at one table does not stop the others."""
    faults: list[Exception] = []
    for table_id in table_ids:
        try:
            await work(table_id)
        except Exception as error:
            faults.append(error)
    return faults


def _announce(actor: User, opening: Opening) -> list[Notice]:
    """The posts of a new table in its channel."""
    call = Notice(kinds.RematchCall(player=actor.name, ping=opening.guests))
    return [Notice(kinds.LobbyPost()), *([call] if opening.guests else [])]
