"""Reads the settings, opens the database, loads the cogs and runs the bot. Knows no rules and no SQL."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ctypes
import gc
import hashlib
import importlib.util
import json
import logging
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any, Literal, cast

import discord
from discord.ext import commands
from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict, SettingsError

import cogs
import db
import images
from cogs.admin.alarm import Alarm
from cogs.admin.incidents import log_incident
from cogs.admin.redaction import JsonFormatter, RedactingFormatter, limit_library_logs
from cogs.discord_errors import UNREACHABLE, will_pass
from cogs.intake import Answers, Tree
from cogs.messages.links import learn_commands, list_commands
from cogs.priorities import GARBAGE
from fronde.core.errors import EngineError
from fronde.core.types import Json
from fronde.host.archive.epochs import Finding, check_tables
from fronde.host.people.quotas import Quotas
from fronde.host.tables import Tables
from fronde.texts import words

log = logging.getLogger("fronde")

DATABASE_DEFAULT = "sqlite+aiosqlite:///fronde.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CODEC = "utf-8-sig"
"""The encoding of `.env`: UTF-8, with or without the mark that some editors put first."""
LAYOUT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
POLITELY = 1.0
"""Seconds that Discord has to close the connection properly."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds between attempts to reach Discord at the start: the first pause, which is doubled each time, and the
longest."""
LONGEST_STOP = 4.5
"""Seconds after which the process ends even if its threads are still busy. Only copies and pictures are lost, and they
are made again."""
STEADY = 600.0
"""Seconds after which a connection counts as stable: when a stable one is lost, the pauses start again with the
first."""
MOST_SHARDS = 1000
"""The most shards; Discord wants one for every 2,500 servers at most."""
MMAP_THRESHOLD, LARGE = -3, 128 * 1024
"""The parameter of glibc's `mallopt` for the size in bytes from which a block has memory of its own, and that size."""
LOCAL_PACKAGES = ("simcord", "markdown_it", "linkify_it", "regex")

HELP = f"""\
Fronde hosts rules-enforced historical board games in a Discord channel.

  with DISCORD_TOKEN     the bot on Discord: log in, open the database, offer the slash commands
  without a token        the local table: the same bot, games and database in your browser, at
                         http://127.0.0.1:8765, with six simulated people you act as; nothing
                         leaves this computer. An installed Fronde needs its extra for this:
                         'fronde-….whl[local]'; `make play` in a checkout installs that by itself.

Ctrl-C or SIGTERM stops it at any moment. No game is lost: start it again and play on.

settings, from the environment or from a file .env in the working directory (--data):
  DISCORD_TOKEN   the bot's token, from https://discord.com/developers/applications
  DATABASE_URL    where the games lie (default {DATABASE_DEFAULT}:
                  the file fronde.db in the working directory; made when it is missing)
  LOG_LEVEL       DEBUG, INFO, WARNING, ERROR or CRITICAL (default INFO)
  SYNC_GUILD      id of one server that gets the commands at once, for trying things out;
                  without it they go to every server
  FRONDE_SEED     every new table uses this seed: for tests and demonstrations
  LOCAL_PORT      port of the local table's page (default 8765)
  LOBBIES_PER_USER, TABLES_PER_SERVER
                  open lobbies one person may have (default 5), open games of a server (50)
  UPLOADS_PER_MINUTE, PICTURES_PER_MINUTE
                  files one person may hand in (default 3), pictures to ask for (20)
  METRICS_PORT, METRICS_ADDRESS
                  where /healthz, /readyz and /metrics answer (default: nowhere; 127.0.0.1)
  LOG_FORMAT      text, or json: a line of JSON each (default text)
  ERROR_WEBHOOK   a Discord webhook that is told of errors (default: none)
  BACKUPS         daily copies of a SQLite database that are kept beside it (default 7; 0: none)
  FORGET_AFTER    days after which a server that removed the bot is forgotten (default 30)
  COUNT_USAGE     whether the status counts games and newcomers (default true)
  SHARD_COUNT, SHARD_IDS
                  for several processes on one PostgreSQL: in how many shards Discord divides the
                  servers, and which of them this process serves, as in 0,2 or 4-7 (default: all)

docs/operating.md explains each of them; README.md tells how to put the bot on your own server.
`python -m fronde --help` lists the tools that need no Discord: referee, fuzz, bench."""


class Unreachable(Exception):
    """Discord cannot be reached or does not work; a later attempt may succeed."""


class StartError(Exception):
    """The reason the bot cannot run, in one sentence for its operator. The exit code is 2."""


@contextlib.contextmanager
def explaining(what: str) -> Iterator[None]:
    """Turn any error in the block into a StartError of one sentence."""
    try:
        yield
    except Exception as error:  # every library raises its own kinds
        reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
        raise StartError(f"{what}: {reason.splitlines()[0].rstrip('.')}.") from error


def explaining_database(settings: Settings) -> contextlib.AbstractContextManager[None]:
    """The same for errors of the database."""
    return explaining(f"The database {name_database(settings.database_url)} (DATABASE_URL) cannot be used")


class Settings(BaseSettings):
    """The settings, from the environment or `.env`; an empty value counts as not set."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding=CODEC, env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = DATABASE_DEFAULT
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"] = "INFO"
    sync_guild: int | None = Field(default=None, gt=0)
    fronde_seed: int | None = None
    local_port: int = Field(default=8765, ge=1, le=65535)
    lobbies_per_user: int = Field(default=Quotas().lobbies, ge=1)
    tables_per_server: int = Field(default=Quotas().tables, ge=1)
    uploads_per_minute: int = Field(default=Quotas().uploads, ge=1)
    pictures_per_minute: int = Field(default=Quotas().pictures, ge=1)
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_address: str = "127.0.0.1"
    log_format: Literal["text", "json"] = "text"
    error_webhook: SecretStr | None = None
    backups: int = Field(default=7, ge=0)
    forget_after: int = Field(default=30, ge=1)
    count_usage: bool = True
    shard_count: int | None = Field(default=None, ge=1, le=MOST_SHARDS)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None

    @property
    def share(self) -> db.Share:
        """The part of all servers that this process serves."""
        count = self.shard_count or 1
        return db.Share(count, self.shard_ids or tuple(range(count)))

    @property
    def quotas(self) -> Quotas:
        """The limits on what one person or one server may have or request."""
        each = (self.lobbies_per_user, self.tables_per_server, self.uploads_per_minute, self.pictures_per_minute)
        return Quotas(*each)

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper_case(cls, value: Any) -> Any:
        return value.strip().upper() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _read_shards(cls, value: object, info: ValidationInfo) -> object:
        count = info.data.get("shard_count")
        if not isinstance(value, str):
            return value
        if count is None:
            raise ValueError("it needs SHARD_COUNT")
        spans = [part.split("-") for part in value.split(",")]
        ends = [end.strip() for span in spans for end in span]
        if max(map(len, spans)) <= 2 and all(end.isdecimal() and int(end) < count for end in ends):
            ranges = [range(int(span[0]), int(span[-1]) + 1) for span in spans]
            if all(ranges):
                shards = tuple(sorted(set().union(*ranges)))
                if len(shards) < count and str(info.data.get("database_url")).startswith("sqlite"):
                    raise ValueError("SQLite has one process, which serves every shard")
                return shards
        raise ValueError(f"it should name shards from 0 to {count - 1}, as in 0,2 or 4-7")

    @field_validator("discord_token")
    @classmethod
    def _is_one_line(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not value.get_secret_value().strip().isprintable():
            raise ValueError("it should be a single line")
        return value

    @field_validator("database_url")
    @classmethod
    def _has_async_driver(cls, value: str) -> str:
        scheme, separator, _ = value.partition("://")
        if not separator:
            raise ValueError(f"should look like {DATABASE_DEFAULT}")
        if scheme in DRIVERS:
            raise ValueError(f"should start with {DRIVERS[scheme]}:// instead of {scheme}://")
        return value


def check_env_file(path: Path) -> None:
    """Raise StartError for a line that is no setting, OSError or UnicodeDecodeError if the file cannot be read. A line
    must not be skipped: it may hold the token, and without it the local table would start instead."""
    if os.path.lexists(path):
        with path.open(encoding=CODEC) as file:
            for line in parse_stream(file):
                if line.error or (line.key is not None and line.value is None):
                    raise StartError(f"Line {line.original.line} of .env is no setting (a missing quotation mark?).")


def read_settings(url: str | None = None) -> Settings:
    """The settings; `url`: another DATABASE_URL. Raises StartError that names the invalid setting, but never the value
    of a secret one."""
    try:
        check_env_file(Path(".env"))
        return Settings() if url is None else Settings(database_url=url)
    except ValidationError as error:
        fault = error.errors()[0]
        name = str(fault["loc"][0]).upper()
        prefix = "" if name in ("DISCORD_TOKEN", "DATABASE_URL") else f"{fault['input']!r} will not do: "
        reason = fault["msg"].removeprefix("Value error, ").replace("Input should", "it should", 1)
        raise StartError(f"The setting {name} is wrong: {prefix}{reason}.") from error
    except (SettingsError, OSError, UnicodeError) as error:
        raise StartError(f"The settings cannot be read from .env: {error}.") from error


class FrondeBot(commands.AutoShardedBot):
    """The bot, both on Discord and at the local table. Requests no privileged intent and mentions nobody by default."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            tree_cls=Tree,
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            shard_count=settings.shard_count,
            shard_ids=settings.shard_ids,  # type: ignore[arg-type]  # None: all
        )
        self.settings = settings
        self.tables: Tables
        self.stewards: Any
        self.answers = Answers()
        self.delivery: Any = None  # cogs.outbox.delivery, loaded with the rest of the cogs
        self.claimant: Any = None
        self.timekeeper: Any = None
        self.opponents: Any = None
        self.turning: Any = None
        self.housekeeping: Any = None
        self.watch: Any = None
        self.alarm: Alarm | None = None
        self.store = db.Store(
            settings.database_url, alone=True, clock=lambda: discord.utils.utcnow().timestamp(), share=settings.share
        )
        self.sync_always = False
        self.resends = False
        """Whether it retries given-up notices once it is connected."""
        self.start_time = int(discord.utils.utcnow().timestamp())
        self.refusal: EngineError | None = None
        """Why the database can no longer be used."""
        self._has_greeted = False

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, sync the commands. Raises StartError."""
        self._raise_alarms()
        await self.open_store()
        for name in cogs.EXTENSIONS:
            await self._load(name)
        await self.sync_commands()

    async def _load(self, name: str) -> None:
        try:
            await self.load_extension(name)
        except commands.ExtensionFailed as error:
            where = f"{self.settings.metrics_address}:{self.settings.metrics_port}"
            is_port = isinstance(error.original, OSError) and self.settings.metrics_port is not None
            what = f"Nothing can listen at {where} (METRICS_PORT)" if is_port else f"{name} cannot be loaded"
            with explaining(what):
                raise error.original from error

    def _raise_alarms(self) -> None:
        if self.settings.error_webhook is not None:
            layout = RedactingFormatter(LAYOUT, secrets_of(self.settings))
            self.alarm = Alarm(self.settings.error_webhook.get_secret_value(), layout)
            self.alarm.start()

    async def back_up(self) -> str | None:
        """Make today's copy of a SQLite database and keep only the newest ones. Returns why the database looks damaged,
        or None."""
        url, day = self.settings.database_url, discord.utils.utcnow().strftime("%Y-%m-%d")
        if db.find_file(url) is not None:
            try:
                with explaining("The database looks damaged"):
                    await asyncio.to_thread(db.back_up_daily, url, day, self.settings.backups)
            except StartError as error:
                return str(error)
        return None

    async def open_store(self) -> None:
        """Open the database and bring its tables up to date. Raises StartError."""
        with explaining_database(self.settings):
            await self.store.open()

    async def on_ready(self) -> None:
        """Log the first connection: the bot's servers and what it found there."""
        if self._has_greeted:
            return
        self._has_greeted = True
        try:
            games = await self.store.count_games()
        except EngineError:  # the bot is stopping
            return
        log.info("%s sits in %s and found %s.", self.user, _count(len(self.guilds), "server"), _count(games, "game"))
        if self.resends:
            await self.delivery.retry_all()

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: there are no text commands."""

    async def repost(self) -> None:
        """Post the current state of every open table again if Discord has lost it, and retry all given-up notices."""
        for fault in await self.tables.post_again():
            log_incident(fault, "a table that cannot be shown")
        if self.delivery is not None:
            await self.delivery.retry_all()

    async def sync_commands(self) -> None:
        """Send Discord the slash commands if they have changed since the last time; of several processes only one that
        serves shard 0 does. With SYNC_GUILD they go to that server alone, and only if there are no global ones, since
        both would appear there. Texts link commands by the ids that Discord gives the global ones. Raises
        StartError."""
        if 0 not in self.settings.share.shards:
            await self._link_commands()
            return
        trial = discord.Object(self.settings.sync_guild) if self.settings.sync_guild else None
        if trial is not None and await self.tree.fetch_commands():
            log.warning(
                "SYNC_GUILD is set, but every server has the commands already; they are kept up to date everywhere."
            )
            trial = None
        await self._leave_trial_server(trial)
        if trial is not None:
            self.tree.copy_global_to(guild=trial)
            await self._sync_trial_server(trial)
            return
        tree = cast(Tree, self.tree)
        payload = await tree.describe()
        text = f"{self.application_id}:{_fingerprint(payload)}"
        if self.sync_always or await self.store.get_meta("commands") != text:
            await tree.tell(payload)
            await self.store.set_meta("commands", text)
        await self._link_commands()

    async def _link_commands(self) -> None:
        """Link the commands that texts name by the ids they have at Discord, if it tells them."""
        assert self.application_id is not None, "it is signed in"
        with contextlib.suppress(discord.DiscordException, *UNREACHABLE):
            learn_commands(list_commands(await self.http.get_global_commands(self.application_id)))

    async def _sync_trial_server(self, trial: discord.Object) -> None:
        try:
            await self.tree.sync(guild=trial)
        except (discord.Forbidden, discord.NotFound) as error:
            raise StartError(
                f"The bot may not put commands on server {trial.id} (SYNC_GUILD): invite it there first, with the "
                "scopes bot and applications.commands."
            ) from error
        await self.store.set_meta("trial_server", str(trial.id))

    async def _leave_trial_server(self, trial: discord.Object | None) -> None:
        """Delete the commands of the last SYNC_GUILD, which would appear there beside the global ones."""
        last = await self.store.get_meta("trial_server")
        if not last or (trial is not None and str(trial.id) == last):
            return
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            await self.tree.sync(guild=discord.Object(int(last)))
        await self.store.set_meta("trial_server", "")

    async def close(self) -> None:
        """Leave Discord and close the database, after the current answers and messages are finished; at once if called
        twice."""
        every = (
            self.answers, self.timekeeper, self.opponents, self.turning, self.delivery, self.housekeeping, self.watch,
            self.claimant,
        )  # fmt: skip
        parts = [part for part in every if part is not None]
        try:
            await asyncio.gather(*(part.close() for part in parts))
            await self._leave()
        finally:
            for part in parts:
                part.cancel()
            learn_commands({})
            await self.store.close()
            if self.alarm is not None:
                await self.alarm.close_down()

    def give_up(self, refusal: EngineError) -> None:
        """Stop, since the database can no longer be used."""
        self.refusal, self._ending = refusal, asyncio.ensure_future(self.close())

    async def _leave(self) -> None:
        """Leave Discord, even if it does not answer."""
        leaving = asyncio.ensure_future(super().close())
        try:
            await asyncio.wait({leaving}, timeout=POLITELY)
            if not leaving.done():
                await self.http.close()  # this ends whatever waits for an answer
                await asyncio.wait({leaving}, timeout=POLITELY)
        finally:
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)


def _fingerprint(payload: list[dict[str, Json]]) -> str:
    """A hash of every command in Discord's format."""
    return hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks, so no warning that it cannot


def create_bot(settings: Settings) -> FrondeBot:
    """The bot, not yet started. (Under simcord: `simcord.run(bot, shard_count=1)`.)"""
    return FrondeBot(settings)


async def run_on_discord(settings: Settings, token: str, *, resends: bool = False) -> None:
    """Run until stopped. While Discord is out of reach, try again after ever longer pauses. Raises StartError."""
    pause, clock = FIRST_PAUSE, asyncio.get_running_loop().time
    while True:
        began = clock()
        try:
            await _run_once(settings, token, resends)
            return
        except Unreachable as error:
            pause = FIRST_PAUSE if clock() - began > STEADY else pause
            log.warning("Discord cannot be reached (%s); the next attempt is in %.0f seconds.", error, pause)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _run_once(settings: Settings, token: str, resends: bool) -> None:
    """Run until stopped, or until the connection to Discord is lost. Raises StartError, Unreachable."""
    async with create_bot(settings) as bot:
        bot.resends = resends
        running = asyncio.ensure_future(_start(bot, token))
        try:
            await asyncio.wait({running})
        finally:
            try:
                await bot.close()
            finally:  # while discord.py connects, only the second of these stops it
                running.cancel()
                await asyncio.wait({running})
                await bot.store.close()
        running.result()
        if bot.refusal is not None:
            with explaining_database(settings):
                raise bot.refusal


async def _start(bot: FrondeBot, token: str) -> None:
    """Run the bot. Raises StartError, Unreachable."""
    try:
        await bot.start(token)
    except discord.LoginFailure as error:
        raise StartError(
            "Discord refuses DISCORD_TOKEN: copy it again from the Bot page of your application at "
            "https://discord.com/developers/applications."
        ) from error
    except (*UNREACHABLE, discord.GatewayNotFound) as error:
        raise Unreachable(type(error).__name__) from error
    except discord.HTTPException as error:
        if will_pass(error):
            raise Unreachable(f"it answers {error.status}") from error
        raise StartError(f"Discord refuses to start the bot: {error}.") from error
    except discord.ConnectionClosed as error:
        raise StartError(f"Discord closed the connection for good: {error}.") from error


async def run_local(settings: Settings) -> None:
    """Serve the local table until stopped. Raises StartError."""
    if not all(importlib.util.find_spec(name) for name in LOCAL_PACKAGES):
        raise StartError(
            "There is no DISCORD_TOKEN, and the local table needs packages that are not installed: "
            "install the wheel once more with its extra, "
            "'fronde-….whl[local]', or in a checkout run `make play`."
        )
    logging.disable(logging.WARNING)  # importing simcord makes a trial client, of which discord.py warns
    from fronde_bot import local_table

    logging.disable(logging.NOTSET)
    try:
        await local_table.serve(settings, create_bot)
    except local_table.PortConflict as error:
        raise StartError(f"Port {settings.local_port} cannot be used ({error}): set another LOCAL_PORT.") from error


async def run_until_signal(work: Coroutine[Any, Any, None]) -> None:
    """Run the work. SIGINT and SIGTERM cancel it, and it closes what it opened within seconds."""
    task = asyncio.ensure_future(work)

    def stop() -> None:
        end = threading.Timer(LONGEST_STOP, os._exit, (0,))
        end.daemon = True
        end.start()
        task.cancel()

    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows' loop has no signal handlers
            asyncio.get_running_loop().add_signal_handler(name, stop)
    try:
        await task
    except asyncio.CancelledError:
        log.info("Stopped. Every game is kept.")


def quickest_loop() -> Callable[[Coroutine[Any, Any, None]], None]:
    """The function that runs a coroutine to its end: uvloop's if it is installed, which it is except on Windows."""
    with contextlib.suppress(ImportError):
        return importlib.import_module("uvloop").run  # type: ignore[no-any-return]
    return asyncio.run


def rarely_collect() -> None:
    """Collect garbage cycles less often, and never among imported objects, which stay in memory: every collection
    delays all answers."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def return_memory() -> None:
    """Have every large block, such as a picture, returned to the system as soon as it is free. glibc would keep them
    for later ones, and after a hundred pictures 40 MB lie between smaller blocks that are in use. Other libraries have
    no such setting."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)


def token_of(settings: Settings) -> str:
    """The Discord token; empty to open the local table."""
    return settings.discord_token.get_secret_value().strip() if settings.discord_token else ""


def is_local() -> bool:
    """Whether starting the program opens the local table. `make play` installs its requirements."""
    try:
        return not token_of(read_settings())
    except StartError:
        return False


def secrets_of(settings: Settings) -> list[str]:
    """The values of the settings that must not appear in a log."""
    secrets = (settings.discord_token, settings.error_webhook)
    return [*(each.get_secret_value().strip() for each in secrets if each), str(settings.fronde_seed or "")]


def start_logging(settings: Settings) -> None:
    """Log to standard error, without secrets; libraries log only problems, unless the level asks for everything."""
    handler = logging.StreamHandler()
    formatter = JsonFormatter if settings.log_format == "json" else RedactingFormatter
    layout = "%(message)s" if settings.log_format == "json" else LAYOUT
    handler.setFormatter(formatter(layout, secrets_of(settings)))
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    limit_library_logs()
    if settings.log_level == "INFO":
        for library in ("discord", "alembic"):
            logging.getLogger(library).setLevel(logging.WARNING)


def tell_finding(finding: Finding) -> str:
    """The line of the report on one checked game."""
    record, sorting = finding.record, finding.sorting
    speaker = words(None, record.game)
    if sorting is None:
        fate = speaker.say("check-unknown")
    else:
        difference = speaker.text(sorting.difference.what) if sorting.difference else ""
        fate = speaker.say(f"check-{sorting.fate}", settled=record.progress.settled, difference=difference)
    title = speaker.say("game-name") if speaker.has("game-name") else record.game
    about = {"title": title, "table": str(record.id), "version": str(record.version)}
    return speaker.say("check-finding", **about, count=finding.actions, fate=fate)


async def check(settings: Settings) -> int:
    """Print for every stored game how it continues under the current rules, with the first difference, and the stuck
    messages. A SQLite file is checked in a copy, so a bot may have it open meanwhile. Returns 0, or 1 if the file is
    damaged or a game plays differently under the same version of its rules. Raises StartError."""
    faults = 0
    with explaining(f"The database {name_database(settings.database_url)} cannot be read"):
        async with db.open_copy(settings.database_url) as store:
            if (damage := await store.find_damage()) is not None:
                faults += 1
                print(f"The file is damaged: {damage}.")
            async for finding in check_tables(store):
                faults += finding.is_changed
                print(tell_finding(finding))
            await _tell_letters(store)
    print(f"{_count(faults, 'fault') if faults else 'No fault'} found in {name_database(settings.database_url)}.")
    return 1 if faults else 0


async def _tell_letters(store: db.Store) -> None:
    waiting, _, oldest = await store.count_letters()
    if waiting:
        print(f"{_count(waiting, 'message')} still to be sent, the oldest waiting for {oldest // 60} minutes.")
    for table, count, fault in await store.stuck_tables():
        print(f"Table {table}: {_count(count, 'message')} given up ({fault}).")


def back_up(settings: Settings, file: Path) -> int:
    """Copy the database to a file. A bot may have it open meanwhile. Raises StartError."""
    with explaining(f"No copy of {name_database(settings.database_url)} can be made"):
        db.back_up_to(settings.database_url, file)
    print(f"Copied {name_database(settings.database_url)} to {file}.")
    return 0


def restore(settings: Settings, file: Path) -> int:
    """Replace the database with a copy; the old database is kept. Raises StartError."""
    with explaining(f"{file} cannot be put in the place of {name_database(settings.database_url)}"):
        path = db.restore_from(settings.database_url, file)
    aside = f" What was there before is kept as {path}." if path else ""
    print(f"Restored {name_database(settings.database_url)} from {file}.{aside}")
    return 0


async def move(settings: Settings, url: str) -> int:
    """Copy the database into another one. Returns 0, or 1 if they are not the same afterwards. Raises StartError."""
    source, target = name_database(settings.database_url), name_database(url)
    with explaining(f"{source} cannot be copied into {target}"):
        is_same = await db.move_to(settings.database_url, url, print)
    if is_same:
        print(f"Copied {source} into {target}. Before you start the bot, set DATABASE_URL to the new one.")
    else:
        print(f"{target} is NOT a copy of {source}. No bot starts on it: make it empty, and repeat this.")
    return 0 if is_same else 1


TASKS = {
    "check": "look at every stored game, without changing it: does it play as it was played?",
    "resend": "run, and send once more whatever was given up, including what ended the process",
    "backup": "copy the SQLite database to a file, while a bot runs or not",
    "restore": "put such a copy in its place, while no bot runs; what was there is kept as it is",
    "move-to": "copy the database into an empty one, from SQLite to PostgreSQL or back, while no bot runs",
}
"""The other subcommands, with their help."""
FILE_TASKS = {"backup": back_up, "restore": restore}


def build_parser() -> argparse.ArgumentParser:
    """The parser of the command line. `--data` may come before the subcommand or after it."""
    place = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    place.add_argument(
        "--data", type=Path, metavar="DIR", help="work in this directory instead: settings, games, copies"
    )
    parser = argparse.ArgumentParser(
        description=HELP,
        parents=[place],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Fronde {find_version()}")
    tasks = parser.add_subparsers(dest="task", metavar="TASK")
    for name, what in TASKS.items():
        task = tasks.add_parser(name, help=what, parents=[place])
        if name in FILE_TASKS:
            task.add_argument("file", type=lambda name: Path(name).absolute())
        if name == "move-to":
            task.add_argument("url", metavar="DATABASE_URL")
    return parser


def find_version() -> str:
    """The installed version; None for a checkout."""
    try:
        return version("fronde")
    except PackageNotFoundError:
        return "(a checkout)"


def enter(folder: Path) -> None:
    """Make this folder the working directory. Raises StartError."""
    try:
        os.chdir(folder)
    except OSError as error:
        raise StartError(f"The directory {folder} (--data) cannot be used: {error.strerror}.") from error


def main(argv: list[str] | None = None) -> int:
    """Run the bot or the local table. Returns the exit code: 0, or 2 with one sentence on standard error."""
    args = build_parser().parse_args(argv)
    task = args.task
    try:
        enter(getattr(args, "data", Path()))
        settings = read_settings()
        if task in FILE_TASKS:
            return FILE_TASKS[task](settings, args.file)
        if task == "check":
            return asyncio.run(check(settings))
        if task == "move-to":
            return asyncio.run(move(settings, read_settings(args.url).database_url))
        start_logging(settings)
        log.info("Fronde runs in %s; its games are in %s.", Path.cwd(), name_database(settings.database_url))
        if settings.fronde_seed is not None:
            log.warning("FRONDE_SEED is set: whoever knows it foresees the dice and shuffles of every new table.")
        if token := token_of(settings):
            rarely_collect()
            return_memory()
            with images.draw_apart():
                quickest_loop()(run_until_signal(run_on_discord(settings, token, resends=task == "resend")))
        elif task == "resend":
            raise StartError("There is no DISCORD_TOKEN: nothing can be sent once more without it.")
        else:
            asyncio.run(run_until_signal(run_local(settings)))
    except StartError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def name_database(url: str) -> str:
    """Where the games are: the whole path of a file, since the folder may be that of `--data`; otherwise the URL with
    its password hidden."""
    with contextlib.suppress(Exception):  # whoever opens the database says what is wrong with its URL
        if (file := db.find_file(url)) is not None:
            return str(file)
    return re.sub(r"(?<=://)([^:/@]*):.*@", r"\1:***@", url)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
