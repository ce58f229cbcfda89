"""Reads the settings, opens the database, loads the cogs, runs. Knows no rule and no SQL."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
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
from pathlib import Path
from typing import Any, Literal, cast

import discord
from discord.ext import commands
from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

import cogs
import db
import images
from cogs.admin.alarm import Alarm
from cogs.admin.incidents import log_incident
from cogs.admin.redaction import JsonFormatter, RedactingFormatter, quieten
from cogs.discord_errors import UNREACHABLE, will_pass
from cogs.intake import Answers, Tree
from cogs.priorities import GARBAGE
from fronde.core.errors import EngineError
from fronde.core.types import Json
from fronde.host.epochs import Finding, check_tables
from fronde.host.quotas import Quotas
from fronde.host.tables import Tables
from fronde.texts import words

log = logging.getLogger("fronde")

DATABASE_DEFAULT = "sqlite+aiosqlite:///fronde.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CODEC = "utf-8-sig"
"""Of `.env`: UTF-8, with the mark some editors put first, or without."""
LAYOUT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
POLITELY = 1.0
"""Seconds that Discord has to answer a goodbye."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds between attempts to reach Discord at the start: the first doubles until the longest."""
LONGEST_STOP = 4.5
"""Seconds after which the process ends, whatever a thread of it still does: nothing but copies and pictures, which are
made anew, is lost by it."""
STEADY = 600.0
"""Seconds after which a bot that Discord loses has been there, and begins anew with the first pause."""
LOCAL_PACKAGES = ("simcord", "markdown_it", "linkify_it", "regex")

HELP = f"""\
Fronde hosts rules-enforced historical board games in a Discord channel.

  with DISCORD_TOKEN     the bot on Discord: log in, open the database, offer the slash commands
  without a token        the local table: the same bot, games and database in your browser, at
                         http://127.0.0.1:8765, with four simulated people you act as; nothing
                         leaves this computer. It needs pip install 'fronde[local]'; `make play`
                         in a checkout installs that by itself.

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
  FORGET_AFTER    days after which a server that put the bot out is forgotten (default 30)

.env.example explains each of them; README.md tells how to put the bot on your own server.
`python -m fronde --help` lists the tools that need no Discord: referee, fuzz, bench."""


class Unreachable(Exception):
    """Discord is not there, or not well: what time heals."""


class StartError(Exception):
    """Why the bot cannot run: one sentence for whoever starts it, who gets exit code 2 with it."""


@contextlib.contextmanager
def explaining(what: str) -> Iterator[None]:
    """Whatever goes wrong meanwhile is told in one sentence. Raises StartError."""
    try:
        yield
    except Exception as error:  # there are as many kinds as libraries
        reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
        raise StartError(f"{what}: {reason.splitlines()[0].rstrip('.')}.") from error


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

    @property
    def quotas(self) -> Quotas:
        """How much one person or one server may have or ask for."""
        each = (self.lobbies_per_user, self.tables_per_server, self.uploads_per_minute, self.pictures_per_minute)
        return Quotas(*each)

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper_case(cls, value: Any) -> Any:
        return value.strip().upper() if isinstance(value, str) else value

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
    """Raise StartError for a line that is no setting, OSError or UnicodeDecodeError where nothing can be read: what is
    passed over may be the token, and another program starts without it."""
    if os.path.lexists(path):
        with path.open(encoding=CODEC) as file:
            for line in parse_stream(file):
                if line.error or (line.key is not None and line.value is None):
                    raise StartError(f"Line {line.original.line} of .env is no setting (a missing quotation mark?).")


def read_settings() -> Settings:
    """The settings. Raises StartError that names the setting at fault, never its value where that is secret."""
    try:
        check_env_file(Path(".env"))
        return Settings()
    except ValidationError as error:
        fault = error.errors()[0]
        name = str(fault["loc"][0]).upper()
        prefix = "" if name in ("DISCORD_TOKEN", "DATABASE_URL") else f"{fault['input']!r} will not do: "
        reason = fault["msg"].removeprefix("Value error, ").replace("Input should", "it should", 1)
        raise StartError(f"The setting {name} is wrong: {prefix}{reason}.") from error
    except (SettingsError, OSError, UnicodeError) as error:
        raise StartError(f"The settings cannot be read from .env: {error}.") from error


class FrondeBot(commands.AutoShardedBot):
    """The bot on Discord and at the local table alike. Asks for no privileged intent and mentions nobody by default."""

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
        )
        self.settings = settings
        self.tables: Tables
        self.stewards: Any
        self.answers = Answers()
        self.delivery: Any = None  # cogs.outbox.delivery, which is loaded with the rest of the cogs
        self.timekeeper: Any = None
        self.opponents: Any = None
        self.housekeeping: Any = None
        self.watch: Any = None
        self.alarm: Alarm | None = None
        self.store = db.Store(settings.database_url, alone=True, clock=lambda: discord.utils.utcnow().timestamp())
        self.sync_always = False
        self.resends = False
        """Whether it sends once more what was given up for good, as soon as it is there."""
        self.started = int(discord.utils.utcnow().timestamp())
        self._greeted = False

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
        """Keep a copy of a SQLite database for this day, and of those the last; gives why it is suspicious."""
        url, day = self.settings.database_url, discord.utils.utcnow().strftime("%Y-%m-%d")
        if db.find_file(url) is not None:
            try:
                with explaining("The database is suspicious"):
                    await asyncio.to_thread(db.back_up_daily, url, day, self.settings.backups)
            except StartError as error:
                return str(error)
        return None

    async def open_store(self) -> None:
        """Open the database and bring its tables up to date. Raises StartError."""
        with explaining(f"The database {hide_password(self.settings.database_url)} (DATABASE_URL) cannot be used"):
            await self.store.open()

    async def on_ready(self) -> None:
        """Say once where the bot sits and what it found."""
        if self._greeted:
            return
        self._greeted = True
        try:
            games = await self.store.count_games()
        except EngineError:  # it is being stopped
            return
        log.info("%s sits in %s and found %s.", self.user, _count(len(self.guilds), "server"), _count(games, "game"))
        if self.resends:
            await self.delivery.retry_all()

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: there are no text commands."""

    async def repost(self) -> None:
        """Post the present state of every open table again, where Discord has lost it, and send once more whatever was
        given up."""
        for fault in await self.tables.post_again():
            log_incident(fault, "a table that cannot be shown")
        if self.delivery is not None:
            await self.delivery.retry_all()

    async def sync_commands(self) -> None:
        """Tell Discord the slash commands, where they differ from those told last time; SYNC_GUILD alone, where no
        server has them yet, since beside those for all they would stand there twice. Raises StartError."""
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
        described = await tree.describe()
        text = f"{self.application_id}:{_fingerprint(described)}"
        if self.sync_always or await self.store.get_meta("commands") != text:
            await tree.tell(described)
            await self.store.set_meta("commands", text)

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
        """Take back the commands of the last SYNC_GUILD, which would stand there beside the global ones."""
        last = await self.store.get_meta("trial_server")
        if not last or (trial is not None and str(trial.id) == last):
            return
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            await self.tree.sync(guild=discord.Object(int(last)))
        await self.store.set_meta("trial_server", "")

    async def close(self) -> None:
        """Leave Discord and close the database, after what is being answered and sent; told so twice, at once."""
        every = (self.answers, self.timekeeper, self.opponents, self.delivery, self.housekeeping, self.watch)
        parts = [part for part in every if part is not None]
        try:
            await asyncio.gather(*(part.close() for part in parts))
            await self._leave()
        finally:
            for part in parts:
                part.cancel()
            await self.store.close()
            if self.alarm is not None:
                await self.alarm.close_down()

    async def _leave(self) -> None:
        """Leave Discord, whether it answers or not."""
        leaving = asyncio.ensure_future(super().close())
        try:
            await asyncio.wait({leaving}, timeout=POLITELY)
            if not leaving.done():
                await self.http.close()  # which ends what waits for an answer
                await asyncio.wait({leaving}, timeout=POLITELY)
        finally:
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)


def _fingerprint(described: list[dict[str, Json]]) -> str:
    """A hash of every command as Discord would get it."""
    return hashlib.sha256(json.dumps(described, sort_keys=True, default=str).encode()).hexdigest()


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks: no warning that it cannot


def create_bot(settings: Settings) -> FrondeBot:
    """The bot, not yet started. (Under simcord: `simcord.run(bot, shard_count=1)`.)"""
    return FrondeBot(settings)


async def run_on_discord(settings: Settings, token: str, *, resends: bool = False) -> None:
    """Run until stopped; while Discord cannot be reached, try again, ever more seldom. Raises StartError."""
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
    """Run until stopped, or until Discord is gone. Raises StartError, Unreachable."""
    async with create_bot(settings) as bot:
        bot.resends = resends
        running = asyncio.ensure_future(_start(bot, token))
        try:
            await asyncio.wait({running})
        finally:
            try:
                await bot.close()
            finally:  # discord.py, while it connects, hears only of the second of these that it is to stop
                running.cancel()
                await asyncio.wait({running})
                await bot.store.close()
        running.result()


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
            "`pip install 'fronde[local]'`, or in a checkout `make play`."
        )
    logging.disable(logging.WARNING)  # simcord makes a trial client as it is imported, and discord.py warns of it
    from fronde_bot import local_table

    logging.disable(logging.NOTSET)
    try:
        await local_table.serve(settings, create_bot)
    except local_table.PortTaken as error:
        raise StartError(f"Port {settings.local_port} cannot be used ({error}): set another LOCAL_PORT.") from error


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Do the work; SIGINT and SIGTERM cancel it, and what it opened is closed, within seconds."""
    task = asyncio.ensure_future(work)

    def stop() -> None:
        end = threading.Timer(LONGEST_STOP, os._exit, (0,))
        end.daemon = True
        end.start()
        task.cancel()

    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # no signal handlers on Windows' loop
            asyncio.get_running_loop().add_signal_handler(name, stop)
    try:
        await task
    except asyncio.CancelledError:
        log.info("Stopped. Every game is kept.")


def quickest_loop() -> Callable[[Coroutine[Any, Any, None]], None]:
    """What runs a coroutine to its end: uvloop where it is installed, as everywhere but on Windows."""
    with contextlib.suppress(ImportError):
        return importlib.import_module("uvloop").run  # type: ignore[no-any-return]
    return asyncio.run


def rarely_collect() -> None:
    """Look for garbage that refers to itself less often, and never in what has been imported, which stays: every look
    holds up all that people wait for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def token_of(settings: Settings) -> str:
    """The token with which the bot goes to Discord; empty: it opens the local table."""
    return settings.discord_token.get_secret_value().strip() if settings.discord_token else ""


def is_local() -> bool:
    """Whether a start opens the local table: `make play` installs what that needs."""
    try:
        return not token_of(read_settings())
    except StartError:
        return False


def secrets_of(settings: Settings) -> list[str]:
    """The words of the settings that no log may hold."""
    hidden = (settings.discord_token, settings.error_webhook)
    return [*(each.get_secret_value().strip() for each in hidden if each), str(settings.fronde_seed or "")]


def start_logging(settings: Settings) -> None:
    """Log to standard error, and no secret; libraries speak up only when something is wrong, unless everything is asked
    for."""
    handler = logging.StreamHandler()
    formatter = JsonFormatter if settings.log_format == "json" else RedactingFormatter
    layout = "%(message)s" if settings.log_format == "json" else LAYOUT
    handler.setFormatter(formatter(layout, secrets_of(settings)))
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    quieten()
    if settings.log_level == "INFO":
        for library in ("discord", "alembic"):
            logging.getLogger(library).setLevel(logging.WARNING)


def tell_finding(finding: Finding) -> str:
    """A line on a stored game that was looked at."""
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
    """Say of every stored game what becomes of it under the rules there are now, and the first difference; and which
    letters are stuck. A SQLite file is looked at in a copy, a bot may have it open meanwhile. Gives 0, or 1 where the
    file is damaged or a game plays otherwise though its rules have the same version. Raises StartError."""
    faults = 0
    with explaining(f"The database {hide_password(settings.database_url)} cannot be read"):
        async with db.looked_at(settings.database_url) as store:
            if (damage := await store.find_damage()) is not None:
                faults += 1
                print(f"The file is damaged: {damage}.")
            async for finding in check_tables(store):
                faults += finding.is_changed
                print(tell_finding(finding))
            await _tell_letters(store)
    print("Nothing plays otherwise." if not faults else f"{_count(faults, 'fault')} found.")
    return 1 if faults else 0


async def _tell_letters(store: db.Store) -> None:
    waiting, _, oldest = await store.count_letters()
    if waiting:
        print(f"{_count(waiting, 'message')} still to be sent, the oldest waiting for {oldest // 60} minutes.")
    for table, count, fault in await store.stuck_tables():
        print(f"Table {table}: {_count(count, 'message')} given up ({fault}).")


def back_up(settings: Settings, file: Path) -> int:
    """Copy the database to a file, a bot may have it open meanwhile. Raises StartError."""
    with explaining(f"No copy of {hide_password(settings.database_url)} can be made"):
        db.back_up_to(settings.database_url, file)
    print(f"Copied to {file}.")
    return 0


def restore(settings: Settings, file: Path) -> int:
    """Put a copy in the place of the database; what was there is kept as it is. Raises StartError."""
    with explaining(f"{file} cannot be put in the place of {hide_password(settings.database_url)}"):
        path = db.restore_from(settings.database_url, file)
    print(f"{file} is the database now." + (f" What was there before is kept as {path}." if path else ""))
    return 0


TASKS = {
    "check": "look at every stored game, without changing it: does it play as it was played?",
    "resend": "run, and send once more whatever was given up, what ended the process too",
    "backup": "copy the SQLite database to a file, while a bot runs or not",
    "restore": "put such a copy in its place, while no bot runs; what was there is kept as it is",
}
"""What else the command does, and what it says of itself."""
FILE_TASKS = {"backup": back_up, "restore": restore}


def build_parser() -> argparse.ArgumentParser:
    """The command line. `--data` may stand before the task or after it."""
    place = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    place.add_argument(
        "--data", type=Path, metavar="DIR", help="work in this directory instead: settings, games, copies"
    )
    parser = argparse.ArgumentParser(
        description=HELP, parents=[place], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = parser.add_subparsers(dest="task", metavar="TASK")
    for name, what in TASKS.items():
        task = tasks.add_parser(name, help=what, parents=[place])
        if name in FILE_TASKS:
            task.add_argument("file", type=lambda name: Path(name).absolute())
    return parser


def enter(folder: Path) -> None:
    """Work in this folder from now on. Raises StartError."""
    try:
        os.chdir(folder)
    except OSError as error:
        raise StartError(f"The directory {folder} (--data) cannot be used: {error.strerror}.") from error


def main(argv: list[str] | None = None) -> int:
    """Run the bot or the local table. Gives the exit code: 0, or 2 with one sentence on standard error."""
    args = build_parser().parse_args(argv)
    task = args.task
    try:
        enter(getattr(args, "data", Path()))
        settings = read_settings()
        if task in FILE_TASKS:
            return FILE_TASKS[task](settings, args.file)
        if task == "check":
            return asyncio.run(check(settings))
        start_logging(settings)
        log.info("Fronde runs in %s; its games are in %s.", Path.cwd(), hide_password(settings.database_url))
        if settings.fronde_seed is not None:
            log.warning("FRONDE_SEED is set: whoever knows it foresees the dice and shuffles of every new table.")
        if token := token_of(settings):
            rarely_collect()
            with images.drawn_apart():
                quickest_loop()(until_stopped(run_on_discord(settings, token, resends=task == "resend")))
        else:
            asyncio.run(until_stopped(run_local(settings)))
    except StartError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        pass
    return 0


def hide_password(url: str) -> str:
    """A database URL that may be shown."""
    return re.sub(r"(?<=://)([^:/@]*):.*@", r"\1:***@", url)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
