"""A store in memory: what it is given goes through JSON, so that nothing is shared with the table that gave it."""

from __future__ import annotations

import copy
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from fronde.core.types import Json
from fronde.host.notices.kinds import Notice, read_body
from fronde.host.store import (
    Change,
    ChannelConflict,
    Choice,
    Claim,
    DirectMessages,
    Following,
    GameResult,
    Member,
    Message,
    Move,
    Person,
    Plan,
    PostSpan,
    Rating,
    RepeatedClick,
    Scope,
    ServerSettings,
    StaleRevision,
    Standing,
    Stats,
    Status,
    TableRecord,
    TextReport,
    UnratedResults,
    Usage,
    Visit,
    find_outages,
    read_votes,
    write_votes,
)


@dataclass
class TableEntry:
    """One table on the imagined disk."""

    record: TableRecord
    moves: list[Move] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    visits: dict[int, int] = field(default_factory=dict)
    choice: int = 0
    result: GameResult | None = None
    signs: dict[int, int] = field(default_factory=dict)


class MemoryStore:
    """Fulfils `fronde.host.store.Store`. `fails` makes every commit raise OSError."""

    is_shared = False

    def __init__(self) -> None:
        self.tables: dict[int, TableEntry] = {}
        self.fails = False
        self.clicks: set[int | None] = set()
        self.people: dict[int, Person] = {}
        self.plans: dict[tuple[int, int], Plan] = {}
        self.guides: dict[tuple[int, str], Json] = {}
        self.tries: dict[tuple[int, str], bool] = {}
        self.last_beat: int | None = None
        self.away: list[tuple[int, int]] = []
        self.ratings: dict[str, dict[Member, Rating]] = {}
        self.rated: set[int] = set()

    async def create_table(
        self,
        record: TableRecord,
        notices: Sequence[Notice] = (),
        click: int | None = None,
        stands: Mapping[str, Message] | None = None,
    ) -> int:
        """Keep a new table."""
        if click in self.clicks:
            raise RepeatedClick("done")
        if await self.find_open_table(record.venue.channel) is not None:
            raise ChannelConflict("taken")
        entry = copy.deepcopy(record)
        entry.id = len(self.tables) + 1
        self.tables[entry.id] = TableEntry(entry, notices=list(notices))
        self.clicks |= {click} - {None}
        return entry.id

    async def load_plan(self, table: int, user: int) -> Plan:
        """What somebody keeps for their next turn."""
        return self.plans.get((table, user), Plan())

    async def change_plan(self, table: int, user: int, **parts: Any) -> None:
        """Keep a part of it."""
        self.plans[table, user] = replace(self.plans.get((table, user), Plan()), **parts)

    async def load_guide(self, user: int, game: str) -> Json:
        """How far somebody is in a guided game."""
        return self.guides.get((user, game))

    async def save_guide(self, user: int, game: str, progress: Json) -> None:
        """Keep it."""
        self.guides[user, game] = progress

    async def note_try(self, user: int, puzzle: str, is_solved: bool) -> None:
        """Keep somebody's first try."""
        self.tries.setdefault((user, puzzle), is_solved)

    async def find_tries(self, user: int) -> dict[str, bool]:
        """What somebody has tried."""
        return {puzzle: is_solved for (one, puzzle), is_solved in self.tries.items() if one == user}

    async def count_tries(self, puzzle: str) -> tuple[int, int]:
        """How people fared."""
        solutions = [is_solved for (_, one), is_solved in self.tries.items() if one == puzzle]
        return sum(solutions), len(solutions)

    async def drop_table(self, table: int) -> None:
        """Forget a table."""
        del self.tables[table]

    async def all_tables(self) -> list[int]:
        """Every table there is."""
        return list(self.tables)

    async def find_open_table(self, channel: int) -> int | None:
        """The open table of a channel."""
        entries = (k for k in self.tables.values() if k.record.venue.channel == channel and k.record.is_open)
        return next((entry.record.id for entry in entries), None)

    async def find_last_table(self, channel: int) -> int | None:
        """The newest table of a channel."""
        return max((k.record.id for k in self.tables.values() if k.record.venue.channel == channel), default=None)

    async def open_tables(self, user: int | None = None) -> list[int]:
        """All open tables, or those of a user."""
        every = [entry.record for entry in self.tables.values() if entry.record.is_open]
        return [record.id for record in every if user is None or record.find_player(user)]

    async def ended_tables(self, user: int, most: int) -> list[int]:
        """The tables of a user that are over, the last first."""
        every = [entry.record for entry in self.tables.values() if not entry.record.is_open]
        return [record.id for record in every if record.find_player(user)][: -most - 1 : -1]

    async def has_left(self, guild: int) -> bool:
        """Whether the bot was removed from a server."""
        return False

    async def find_queue(self, guild: int) -> int | None:
        """None: these tests have no queue."""
        return None

    async def leagues_of(self, guild: int) -> list[int]:
        """None: these tests have no league."""
        return []

    async def queues_of(self, user: int) -> list[int]:
        """Nobody waits."""
        return []

    async def add_report(self, user: int, report: TextReport) -> bool:
        """Nobody reports a text here."""
        return False

    async def list_reports(self) -> list[TextReport]:
        """Nobody reports a text here."""
        return []

    async def load_standings(self, table_ids: Collection[int]) -> dict[int, list[Standing]]:
        """The standings of the results that are stored."""
        return {}

    async def count_usage(self, since: int) -> Usage:
        """Nothing is counted here."""
        return Usage(0, 0, 0, 0, 0, 0, ())

    async def open_tables_of(self, guild: int) -> list[int]:
        """The open tables of a server."""
        every = [entry.record for entry in self.tables.values() if entry.record.is_open]
        return [record.id for record in every if record.venue.guild == guild]

    async def server_settings(self, guild: int) -> ServerSettings:
        """No server has set anything here."""
        return ServerSettings()

    async def set_server(self, guild: int, settings: object) -> None:
        """Nothing is asked for."""

    async def count_games(self) -> int:
        """The games that are played."""
        return sum(entry.record.status == "playing" for entry in self.tables.values())

    async def count_letters(self) -> tuple[int, int, int]:
        """Nothing waits here."""
        return 0, 0, 0

    async def list_claims(self) -> list[Claim]:
        """There is one process."""
        return []

    async def stuck_tables(self) -> list[tuple[int, int, str]]:
        """Nothing is given up."""
        return []

    async def find_post_span(self, message: int) -> PostSpan | None:
        """Nothing is posted here."""
        return None

    async def resting_tables(self, user: int) -> list[int]:
        """The games put to rest of a user."""
        resting = [entry.record for entry in self.tables.values() if entry.record.status == "resting"]
        return [record.id for record in resting if record.host == user or record.find_player(user)]

    async def tables_with_opponents(self) -> list[int]:
        """Games at which a machine plays."""
        playing = [entry.record for entry in self.tables.values() if entry.record.status == Status.PLAYING]
        return [record.id for record in playing if any(player.bot for player in record.players)]

    async def idle_tables(self, lobbies: int, games: int) -> list[int]:
        """The open tables nobody has touched since."""
        latest = {"lobby": lobbies, "playing": games}
        every = [entry.record for entry in self.tables.values() if entry.record.is_open]
        return [record.id for record in every if record.schedule.updated <= latest[record.status]]

    async def last_signs(self, table: int) -> tuple[int, dict[int, int]]:
        """When somebody last chose something, and when each was here."""
        entry = self.tables[table]
        return entry.choice, dict(entry.signs)

    async def count_open(self, host: int, guild: int | None) -> tuple[int, int]:
        """Open lobbies of a host, open tables of a server."""
        every = [entry.record for entry in self.tables.values() if entry.record.is_open]
        lobbies = [record for record in every if record.status == "lobby" and record.host == host]
        return len(lobbies), sum(record.venue.guild == guild for record in every)

    async def load_table(self, table: int, *, whole: bool = False) -> tuple[TableRecord, list[Move]] | None:
        """A table and its actions."""
        entry = self.tables.get(table)
        return None if entry is None else (copy.deepcopy(entry.record), list(entry.moves))

    async def whole_tables(self) -> list[int]:
        """Games that have ended, with more than their records."""
        records = [k.record for k in self.tables.values() if k.record.status in ("over", "ended")]
        return [record.id for record in records if record.progress.position is not None]

    async def shrink(self, record: TableRecord) -> None:
        """Keep the record alone."""
        entry = self.tables[record.id]
        entry.record.apply(position=None, opening=[])
        if 0 < entry.record.report.action_count == len(entry.moves):
            entry.record.apply(view=None)
        entry.moves = [replace(move, events=None) for move in entry.moves]

    async def list_choices(self, table: int) -> list[Choice]:
        """Every choice, the first at second 1, each a second after the last."""
        return [Choice(move.actor, move.seat, at) for at, move in enumerate(self.tables[table].moves, 1)]

    async def tables_without_result(self) -> list[int]:
        """The games that have ended without one."""
        numbers = {number for number, k in self.tables.items() if k.record.status not in ("lobby", "playing")}
        return sorted(number for number in numbers if self.tables[number].result is None and self.tables[number].moves)

    async def fill_result(self, record: TableRecord, result: GameResult) -> None:
        """Keep it if nothing has changed."""
        if (entry := self.tables[record.id]).record.revision == record.revision and entry.result is None:
            entry.result = copy.deepcopy(result)

    async def count_results(self) -> tuple[int, int]:
        """How many are missing or unreadable."""
        unreadable = [entry for entry in self.tables.values() if entry.result and entry.result.ending == "unreadable"]
        return len(await self.tables_without_result()), len(unreadable)

    async def load_ratings(self, game: str, members: Collection[Member]) -> dict[Member, Rating]:
        """Those of a game."""
        return {member: one for member, one in self.ratings.get(game, {}).items() if member in members}

    async def find_unrated_results(self, most: int) -> UnratedResults | None:
        """The games that are over, once each."""
        over = [(n, k.result) for n, k in self.tables.items() if k.result and k.result.is_rated and n not in self.rated]
        return UnratedResults(over[0][1].game, 0, dict(over[:1])) if over else None

    async def save_ratings(self, game: str, stamp: int, after: Mapping[int, Mapping[Member, Rating]]) -> bool:
        """Keep them."""
        for table, members in after.items():
            self.rated.add(table)
            self.ratings.setdefault(game, {}).update(members)
        return True

    async def load_stats(self, scope: Scope, viewer: int, guild: int | None) -> Stats:
        """Nobody asks here."""
        raise NotImplementedError

    async def commit(self, change: Change) -> None:
        """Write a change whole or not at all."""
        if self.fails:
            raise OSError("disk full")
        if change.click in self.clicks:
            raise RepeatedClick("done")
        entry = self.tables[change.table]
        if entry.record.revision != change.expected:
            raise StaleRevision("stale")
        if await self.find_open_table(change.values.get("channel", -1)) not in (None, change.table):
            raise ChannelConflict("taken")
        votes = write_votes(change.values.get("votes", {}))
        values = json.loads(json.dumps({**change.values, "votes": votes}))
        values["votes"] = read_votes(values["votes"]) if "votes" in change.values else entry.record.consent.votes
        entry.record.apply(**{**values, "status": Status(values.get("status", entry.record.status))})
        entry.record.revision += 1
        entry.record.players = copy.deepcopy(change.players or entry.record.players)
        if change.keep is not None:
            entry.moves = entry.moves[: change.keep]
        if change.moves and change.keep is None:
            entry.choice = change.values.get("updated", 0)
        here = [*change.visitors, *([] if change.witness is None else [change.witness])]
        entry.signs.update(dict.fromkeys(here, change.values.get("updated", 0)))
        entry.moves += [Move(**json.loads(json.dumps(asdict(move)))) for move in change.moves]
        if change.result is not None or change.keep is not None or "status" in values:
            entry.result = copy.deepcopy(change.result)
        self.clicks |= {change.click} - {None}
        await self.post(change.table, change.notices)

    async def find_revision(self, table: int) -> int | None:
        """The revision of a table."""
        return self.tables[table].record.revision if table in self.tables else None

    async def find_click(self, click: int) -> bool | None:
        """Whether a click has brought about a change; None if nothing is known of it."""
        return True if click in self.clicks else None

    async def close_click(self, click: int, table: int) -> bool:
        """Nobody else works on what is in memory."""
        return click in self.clicks

    async def post(self, table: int, notices: Sequence[Notice]) -> None:
        """Keep notices."""
        rows = [(n.kind, json.loads(json.dumps(n.body.write())), n.to) for n in notices]
        self.tables[table].notices += [Notice(read_body(kind, data), to) for kind, data, to in rows]

    async def post_everywhere(self, notice: Notice, click: int | None = None) -> list[int]:
        """Keep a notice for every open table."""
        tables = await self.open_tables()
        for table in tables:
            await self.post(table, [notice])
        return tables

    async def note_dm(self, table: int, user: int, dm: DirectMessages, locale: str | None = None) -> None:
        """Keep what is known of direct messages."""
        player = self.tables[table].record.find_player(user)
        assert player is not None
        player.dm, player.locale = dm, locale or player.locale

    async def note_visit(self, table: int, user: int, count: int) -> Visit:
        """Keep a visit."""
        before = self.tables[table].visits.get(user, 0)
        self.tables[table].visits[user] = count
        return Visit(before, await self.load_plan(table, user))

    async def note_trouble(self, table: int, trouble: str | None) -> None:
        """Keep why a channel cannot be written to."""
        self.tables[table].record.apply(trouble=trouble)

    async def load_person(self, user: int) -> Person:
        """What somebody has chosen."""
        return self.people.get(user, Person())

    async def load_languages(self) -> dict[int, str]:
        """The languages that people have chosen."""
        return {user: person.language for user, person in self.people.items() if person.language}

    async def save_person(self, user: int, person: Person) -> None:
        """Keep it."""
        self.people[user] = person

    async def tables_of(self, guild: int, *, resting: bool = False) -> list[int]:
        """The open tables of a server, and its games at rest."""
        every = [entry.record for entry in self.tables.values() if entry.record.venue.guild == guild]
        return [r.id for r in every if r.is_open or (resting and r.status == Status.RESTING)]

    async def follow(
        self, table: int, user: int, locale: str | None, count: int | None, now: int, click: int | None = None
    ) -> None:
        """Nobody follows here."""

    async def follows_of(self, user: int) -> list[int]:
        """Nobody follows here."""
        return []

    async def follows_due(self, before: int) -> list[Following]:
        """Nobody follows here."""
        return []

    async def post_digest(self, following: Following, notice: Notice, count: int, now: int, *, last: bool) -> None:
        """Nobody follows here."""

    async def offers_to(self, user: int) -> list[tuple[int, int]]:
        """Nobody asks here."""
        return []

    async def export_person(self, user: int) -> dict[str, Any]:
        """Nobody asks here."""
        return {}

    async def forget_person(self, user: int, name: str) -> list[int]:
        """Nobody asks here."""
        return []

    async def tables_due(self, now: int) -> list[int]:
        """The tables at which something is due."""
        every = [entry.record for entry in self.tables.values() if entry.record.is_open]
        return [record.id for record in every if record.schedule.due is not None and record.schedule.due <= now]

    async def timed_tables(self) -> list[int]:
        """No message stands anywhere here."""
        return []

    async def beat(self, now: int, gap: int) -> list[tuple[int, int]]:
        """Note a beat."""
        self.away, self.last_beat = find_outages(self.away, self.last_beat, now, gap), now
        return list(self.away)

    async def send_again(self, table: int) -> None:
        """Nothing is ever given up here."""
