"""The tables in memory: loaded when touched, let go when idle, changed only under their lock and only with the disk."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.ext import commands

from cogs import news
from cogs.errors import log_incident
from cogs.history import with_names
from cogs.outbox import Outbox
from db import Change, DirectMessages, Letter, Move, Player, Status, Store, TableRecord
from fronde.core.errors import FrondeError, PlayerError, StaleDecision, TableError
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Event, Seat, Setup, Text
from fronde.games import get_game

IDLE = 15 * 60
"""Seconds after which a table nobody touched is let go."""


class Table:
    """One table: its record, and while it is played its match.

    `untold` holds the events of every action since the last turn post; `asked` every open question with the revision
    since which it stands, so that a panel of one player stays good while others answer theirs.
    """

    def __init__(self, record: TableRecord, moves: Sequence[Move] = ()) -> None:
        self.record = record
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.untold: list[list[Event]] = [read_events(m.events) for m in moves if m.number > record.told]
        self.fault: Exception | None = None
        self.match = self._resume(record, moves) if record.position is not None else None
        record.position = None
        self.asked: dict[tuple[Seat, str], tuple[Decision, int]] = {}
        self.renew_asked(None)

    def _resume(self, record: TableRecord, moves: Sequence[Move]) -> Match | None:
        """The match; None, and the fault kept, where it cannot be taken up: such a table can still be ended."""
        try:
            return _resume(record, moves)
        except FrondeError as error:
            self.fault = error
        except Exception as error:
            log_incident(error, f"table {record.id}, action {len(moves)}")
            self.fault = error
        return None

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    @property
    def game(self) -> Game[Any]:
        """What is played. Raises UnknownGame."""
        return get_game(self.record.game)

    def get_match(self) -> Match:
        """The match. Raises TableError where none is on."""
        if self.record.status == Status.LOBBY:
            raise TableError(Text("error-not-started"))
        if self.fault is not None and self.record.status == Status.PLAYING:
            raise self.fault
        if self.match is None or self.record.status == Status.ENDED:
            raise TableError(Text("error-ended"))
        return self.match

    def seats_of(self, user: int) -> list[Seat]:
        """The seats a user runs now, in turn order."""
        player, match = self.record.find_player(user), self.match
        if player is None or match is None:
            return []
        return [seat for seat in match.game.rules.seats(match.setup) if match.player_of(seat) == player.token]

    def player_of(self, seat: Seat) -> Player:
        """Who runs a seat now."""
        assert self.match is not None
        token = self.match.player_of(seat)
        return next(player for player in self.record.players if player.token == token)

    @property
    def dummy(self) -> Seat | None:
        """The seat that belongs to nobody and is played by one after the other, where a game has one."""
        return next(iter(self.match.game.rules.nobodys(self.match.state)), None) if self.match else None

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know, with the names people go by now."""
        assert self.match is not None
        return with_names(self.match.view(seat), {p.token: p.name for p in self.record.players})

    def renew_asked(self, actor: Seat | None) -> None:
        """Note which questions stand, and since when; those of whoever acted are new."""
        old, self.asked = self.asked, {}
        for decision in self.match.decisions if self.match else ():
            key = (decision.seat, decision.step)
            before = old.get(key)
            kept = before is not None and before[0] == decision and decision.seat != actor
            self.asked[key] = (decision, before[1] if kept and before else self.record.revision)


class Tables:
    """All tables of this process."""

    def __init__(self, bot: commands.Bot, store: Store, seed: int | None) -> None:
        self.store = store
        self.seed = seed
        self.outbox = Outbox(bot, self)
        self._tables: dict[int, Table] = {}
        self._loading = asyncio.Lock()

    # --- finding ---

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[Table]:
        """The table, and nobody else has it meanwhile. Raises TableError where there is none."""
        while True:
            table = await self._get(table_id)
            async with table.lock:
                if self._tables.get(table_id) is table:
                    table.touched = time.monotonic()
                    try:
                        yield table
                    except PlayerError as error:
                        error.game = table.record.game  # type: ignore[attr-defined]  # whose words it needs
                        raise
                    return

    async def _get(self, table_id: int) -> Table:
        async with self._loading:
            table = self._tables.get(table_id)
            if table is None:
                self._let_go_idle()
                found = await self.store.load_table(table_id)
                if found is None:
                    raise TableError(Text("error-no-table"))
                table = self._tables[table_id] = Table(*found)
        return table

    def _let_go_idle(self) -> None:
        late = time.monotonic() - IDLE
        for key in [key for key, t in self._tables.items() if t.touched < late and not t.lock.locked()]:
            del self._tables[key]

    async def reload(self, table_id: int) -> Table:
        """The table as the disk has it, for reading only."""
        self.forget(table_id)
        return await self._get(table_id)

    def forget(self, table_id: int) -> None:
        """Drop what is in memory; the next touch reads the disk."""
        self._tables.pop(table_id, None)

    async def find(self, interaction: discord.Interaction) -> int:
        """The table somebody means: the channel's; in direct messages the one game that waits for them.

        Raises TableError where there is none, or not one.
        """
        if interaction.guild_id is None:
            return await self._find_waiting(interaction.user.id)
        channel = interaction.channel_id or 0
        found = await self.store.find_open_table(channel) or await self.store.find_last_table(channel)
        if found is None:
            raise TableError(Text("error-no-table-here"))
        return found

    async def _find_waiting(self, user: int) -> int:
        mine = await self.store.open_tables(user)
        if len(mine) == 1:
            return mine[0]
        waiting = []
        for table_id in mine:
            async with self.hold(table_id) as table:
                owed = table.match.waiting_for() if table.match else []
                if set(owed) & set(table.seats_of(user)):
                    waiting.append(table_id)
        if len(waiting) != 1:
            raise TableError(Text("error-several-tables" if mine else "error-no-table-of-yours"))
        return waiting[0]

    # --- changing; all of it while holding the table ---

    async def commit(self, table: Table, change: Change) -> None:
        """Write a change; only then is it so. Memory is dropped where the disk refuses. Raises StaleRevision."""
        try:
            await self.store.commit(change)
        except BaseException:
            self.forget(table.id)
            raise
        for name, value in change.values.items():
            if name != "position":
                setattr(table.record, name, value)
        if change.players is not None:
            table.record.players = change.players
        table.record.revision = change.expected + 1
        self.outbox.kick(table.id)

    async def start(self, table: Table, announce: Callable[[Table], Letter]) -> None:
        """Begin the game the lobby agreed on; what `announce` says of it goes out first. Raises PlayerError where
        options do not fit."""
        record = table.record
        seated = seat_players(table.game, record)
        setup = Setup(record.game, tuple(p.token for p in seated), record.seed, record.options)
        match, events = Match.start(table.game, setup)
        try:
            record.players, table.match, table.untold = seated, match, [events]
            values: dict[str, Any] = {"status": Status.PLAYING, "version": table.game.title.version}
            values |= {"position": match.position(), "opening": write_events(events)}
            change = Change(table.id, record.revision, values, players=seated, letters=[announce(table)])
            news.tell(table, news.Glance([], {}), change, actor=None)
        except BaseException:
            self.forget(table.id)
            raise
        await self._commit_match(table, change, None)

    async def act(
        self, table: Table, user: int, seat: Seat, picks: Sequence[str], step: str, *, direct: bool = False
    ) -> list[Event]:
        """Carry out a choice and keep it; gives what happened. `direct`: it was made in direct messages.

        Raises PlayerError and changes nothing where it is refused.
        """
        match = table.get_match()
        before = news.glance(table)
        events = match.submit(seat, picks, step)
        try:
            action = match.log[-1]
            move = Move(len(match.log), user, seat, action.step, list(action.picks), write_events(events))
            change = Change(table.id, table.record.revision, move=move)
            if match.settled:
                change.values |= {"position": match.position(), "settled": len(match.log)}
            table.untold.append(events)
            news.tell(table, before, change, actor=user, spared=user if direct else None)
        except BaseException:
            self.forget(table.id)
            raise
        await self._commit_match(table, change, seat)
        return events

    async def undo(self, table: Table, user: int) -> None:
        """Take back the user's last choice. Raises UndoRefused."""
        match = table.get_match()
        seats = table.seats_of(user)
        before = news.glance(table)
        last = match.log[-1].seat if match.log else None
        seat = last if last in seats else seats[0]
        match.undo(seat)
        try:
            gone = len(match.log) + 1
            change = Change(table.id, table.record.revision, undone=gone)
            change.values["told"] = min(table.record.told, len(match.log))
            del table.untold[-1:]
            news.tell(table, before, change, actor=user)
        except BaseException:
            self.forget(table.id)
            raise
        await self._commit_match(table, change, seat)

    async def _commit_match(self, table: Table, change: Change, actor: Seat | None) -> None:
        await self.commit(table, change)
        if table.match is not None:
            table.match.revision = table.record.revision
        if "shown" in change.values:
            table.untold = []
        table.renew_asked(actor)

    def check_fresh(self, table: Table, seat: Seat, step: str, since: int) -> Decision:
        """The question a panel showed. Raises StaleDecision where it is no longer the one asked."""
        found = table.asked.get((seat, step))
        if found is None or found[1] != since:
            raise StaleDecision(Text("error-stale"))
        return found[0]

    async def note_dm(self, table: Table, player: Player, dm: DirectMessages, locale: str | None = None) -> None:
        """Remember whether a player can be written to."""
        player.dm, player.locale = dm, locale or player.locale
        await self.store.note_dm(table.id, player.user, dm, locale)

    async def note_visit(self, table: Table, user: int) -> int:
        """Remember that a user looks at a table now; gives how many actions there were when they looked last."""
        done = len(table.match.log) if table.match else 0
        return min(await self.store.note_visit(table.id, user, done), done)

    async def post(self, table: Table, letters: Sequence[Letter]) -> None:
        """Tell something no change goes with."""
        await self.store.post(table.id, letters)
        self.outbox.kick(table.id)

    def draw_seed(self) -> int:
        """The seed of a new table, 63 bits."""
        return secrets.randbits(63) if self.seed is None else self.seed

    async def repost(self) -> None:
        """Post what every open table shows now once more, at the end of its channel."""
        for table_id in await self.store.open_tables():
            try:
                async with self.hold(table_id) as table:
                    if table.fault is None:
                        await self.post(table, [*news.present(table), *news.every_hand(table)])
            except PlayerError:
                continue


def _resume(record: TableRecord, moves: Sequence[Move]) -> Match:
    game = get_game(record.game)
    if game.title.version != record.version:
        raise TableError(Text("error-version"))
    setup = Setup(record.game, tuple(p.token for p in record.players), record.seed, record.options)
    same = {word: word for m in moves for word in (m.seat, m.step, *m.picks)}  # each word once in memory
    log = [Action(same[m.seat], same[m.step], tuple(same[p] for p in m.picks)) for m in moves]
    before, after = log[: record.settled], log[record.settled :]
    return Match.resume(game, setup, record.position or {}, before, after, record.revision)


def seat_players(game: Game[Any], record: TableRecord) -> list[Player]:
    """The players in the game's order: roles as chosen, the rest by the seed; each with a token of its own."""
    roles = roles_of(game, record.size, record.options)
    chosen = {p.role: p for p in record.players if p.role in roles}
    others = Dice(record.seed).shuffled(p for p in record.players if p.role not in roles)
    order = [chosen.get(role) or others.pop() for role in roles]
    taken: set[str] = set()
    seated = []
    for player in order:
        token = player.name if player.name not in taken else f"{player.name} {len(taken) + 1}"
        taken.add(token)
        seated.append(Player(player.user, player.name, token, player.role, player.locale, player.dm))
    return seated


def roles_of(game: Game[Any], size: int, options: Mapping[str, Any]) -> tuple[Seat, ...]:
    """The seats there are with that many players."""
    return game.rules.roles(Setup(game.key, tuple(f"{n}" for n in range(size)), 0, options))


def write_events(events: Sequence[Event]) -> list[Any]:
    """Events as JSON."""
    return [[e.kind, dict(e.data), dict(e.secret), list(e.to)] for e in events]


def read_events(stored: Sequence[Any]) -> list[Event]:
    """Events from JSON."""
    return [Event(kind, data, secret, tuple(to)) for kind, data, secret, to in stored]


def tables_of(interaction: discord.Interaction) -> Tables:
    """The tables of the bot that got this interaction."""
    found: Tables = interaction.client.tables  # type: ignore[attr-defined]
    return found


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.tables = Tables(bot, bot.store, bot.settings.fronde_seed)
    bot.add_listener(bot.tables.outbox.resume, "on_ready")
