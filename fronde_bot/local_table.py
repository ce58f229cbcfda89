"""The local table: the same bot in a browser, on an offline Discord (simcord), with six people to act as.

`OfflineDiscord` is the only class that uses private names of simcord, whose version is pinned for this reason; other
code asks it for places and people. Ids are the same at every start, so a stored game finds its channel and its players
again.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
import hmac
import json
import logging
import os
import re
import secrets
import sys
import time
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import simcord
from aiohttp import web
from aiohttp.typedefs import Handler
from simcord.enums import SELECT_TYPES
from simcord.preview import _action_plans, _component_projection

from cogs.messages.links import unlink_commands
from cogs.messages.names import words
from cogs.messages.speech import game_title
from cogs.panels import solo
from fronde import texts
from fronde.bots import LEVELS
from fronde.core.types import Json, Text
from fronde.games import GAMES, get_game
from fronde.texts import FALLBACK, Words
from fronde_bot.local_pages import BEGINNINGS, TABLE, Bar, BarredServer, Offer, Place, lobby_page

log = logging.getLogger("fronde.local")

PEOPLE = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay")
EARLIER = 4
"""The number of people in earlier versions. The others are created last, so the ids in stored games stay valid."""
DEALT = 4
"""The number of people at a table opened by a button, as far as the game allows."""
CHANNEL = "the-table"
FOUNDED = dt.datetime(2026, 1, 1, tzinfo=dt.UTC)
THREADS = "local_threads"
TICK = 0.5
LONGEST_STEP = 60.0
HASTE = 10
"""How many times faster bots answer than on Discord: here nothing is shown before they have."""

BotMaker = Callable[[Any], Any]


class PortConflict(Exception):
    """The page cannot be served at its port."""


class OfflineDiscord:
    """simcord with a page for every place at once, today's date, and ids that are the same at every start.

    These private names of simcord 3.2.1 are used here and in `local_pages`, nowhere else: `run._env`, `Env._preview`,
    `Env._bot_scope`, `Preview._action`, `_pages`, `_closed`, `_server`, the keys of a page's menus, and the backend's
    clock and id counter.
    """

    _closed = True  # stands in `env._preview`: env.preview() then allows another one

    def __init__(self, bot: Any, bar: Bar | None = None) -> None:
        _tell_menus_apart()
        self.bar = bar or Bar("", "", PEOPLE)
        self._session = simcord.run(bot, check_errors=False, settle_timeout=120, shard_count=1)
        self.env = self._session._env
        self.places: dict[str, Place] = {}
        self.lock = asyncio.Lock()
        self._build()

    def _build(self) -> None:
        """The server, its channel and its people, created before the bot connects and in this order, for the ids."""
        env = self.env
        self._visible, env.backend.visible_commands = env.backend.visible_commands, self._list  # type: ignore[method-assign]
        env.backend.clock._epoch = FOUNDED
        env.backend.bot_user.name = "Fronde"
        host, *others = [env.create_user(name.lower(), global_name=name) for name in PEOPLE[:EARLIER]]
        self.guild = env.create_guild("Local table", owner=host)
        self.channel = self.guild.create_text_channel(CHANNEL)
        self.people = [self.guild.add_member(user) for user in (host, *others)]
        for person in self.people:
            env.backend.get_dm_channel(person.id)
        for name in PEOPLE[EARLIER:]:
            self.people.append(self.guild.add_member(env.create_user(name.lower(), global_name=name)))
            env.backend.get_dm_channel(self.people[-1].id)
        # Only now, and before the bot starts: if the clock is set later, every task loop catches up for months.
        env.backend.clock._epoch = dt.datetime.now(dt.UTC)

    async def __aenter__(self) -> OfflineDiscord:
        await self._session.__aenter__()
        simcord.interactions.base_payload = self._speak
        return self

    async def __aexit__(self, *error: object) -> None:
        simcord.interactions.base_payload = PAYLOAD
        for place in self.places.values():
            await place.preview.close()
        try:
            await self.end_bot()
        finally:
            await self._session.__aexit__(*error)

    def _mark_action_dispatched(self) -> None:
        for place in self.places.values():
            place.preview._mark_action_dispatched()

    async def open(self, place: Place) -> None:
        """Serve a page for the place, at its own port if that is free."""
        try:
            place.preview = await self._serve(place, place.port)
        except OSError:
            place.preview = await self._serve(place, 0)
        self.places[place.key] = place

    async def _serve(self, place: Place, port: int) -> Any:
        self.env._preview = None
        locale = self.bar.client_locale
        preview: Any = self.env.preview(
            place.channel, viewers=place.viewers, layout="channel", port=port, locale=locale
        )
        preview._server = BarredServer(preview, port, self.bar, place)
        try:
            await preview.__aenter__()
        finally:
            self.env._preview = self  # type: ignore[assignment]  # stands in for the one preview simcord knows
        act = preview._action

        async def one_at_a_time(*args: object) -> object:  # simcord refuses overlapping operations
            async with self.lock:
                return await act(*args)

        preview._action = one_at_a_time
        return preview

    def _speak(self, *args: Any, **kwargs: Any) -> tuple[Any, dict[str, object]]:
        """What simcord sends the bot of a click or command: people and server in the language of the pages, options
        under the names they have in the code."""
        data, locale = kwargs["data"], self.bar.words.locale
        command = self.env.backend.find_command(data["name"], kwargs["guild_id"]) if "name" in data else None
        kwargs["data"] = _delocalize([data], [command], locale)[0] if command else data
        interaction, payload = PAYLOAD(*args, **kwargs)
        here = dict.fromkeys(payload.keys() & {"locale", "guild_locale"}, self.bar.client_locale)
        return interaction, {**payload, **here}

    def _list(self, **of: Any) -> list[Json]:
        """The commands that a page offers, in the language of the pages, which simcord does not do."""
        return [_localize(command, self.bar.words.locale) for command in self._visible(**of)]

    async def refresh(self, everything: bool) -> None:
        """Show the changes on all pages. A page that has just acted has refreshed itself; another refresh would make
        its next quick click stale."""
        for place in list(self.places.values()):
            if place.preview._closed:  # somebody chose "End preview session" there
                place.acts = 0
                await self.open(place)
                continue
            acts = sum(page.last_sequence for page in place.preview._pages.values())
            if everything or acts == place.acts:
                await place.preview.refresh()
            place.acts = acts

    def has_closed_page(self) -> bool:
        """Whether a person has closed the session of a page."""
        return any(place.preview._closed for place in self.places.values())

    def threads(self) -> list[simcord.ChannelHandle]:
        """The threads of the channel."""
        return list(self.channel.threads)

    def recreate_thread(self, thread_id: int, name: str) -> None:
        """Recreate an earlier thread under its id. Only before the bot starts."""
        backend = self.env.backend
        if thread_id in backend.channels:
            return
        backend.reserve_id(thread_id)
        backend.create_thread(self.channel.id, name, backend.bot_user.id, message_id=thread_id, broadcast=False)
        for person in self.people:
            backend.add_thread_member(thread_id, person.id)

    async def make_thread(self, name: str) -> int:
        """Open a thread as the first person. Returns its id."""
        backend = self.env.backend
        with self.env._bot_scope():
            thread = backend.create_thread(self.channel.id, name, self.people[0].id)
            for person in self.people[1:]:
                backend.add_thread_member(thread.id, person.id)
        return int(thread.id)

    async def deal(self, channel: simcord.ChannelHandle, game: str, seats: int) -> None:
        """Let this number of people join a game and start it, with the same commands as on Discord."""
        host, *others = self.people[:seats]
        await host.slash(channel, "table new", game=game, seats=seats)
        for person in others:
            await person.slash(channel, "table join")
        await host.slash(channel, "table start")

    async def play(self, channel: simcord.ChannelHandle, game: str) -> None:
        """Start a game against bots for the first person, with the same command as on Discord."""
        await self.people[0].slash(channel, "play", game=game, level=LEVELS[0], where=solo.HERE)

    async def learn(self, channel: simcord.ChannelHandle, game: str) -> None:
        """Begin a guided game for the first of the people."""
        await self.people[0].slash(channel, "learn", game=game)

    async def begin(self, channel: simcord.ChannelHandle, person: simcord.MemberActor, label: str) -> None:
        """Click a button of the answer to /help."""
        reply = await person.slash(channel, "help")
        assert reply.response is not None, "help always answers"
        await person.click(reply.response, label=label)

    async def end(self, channel: simcord.ChannelHandle, users: Sequence[int | None]) -> None:
        """End the table of a channel, with the votes of these people."""
        for person in self.people:
            if person.id in users:
                await person.slash(channel, "table end")

    def last_words(self, place: Place) -> str:
        """The beginning of the last message at the place, or "" if there is none."""
        messages = self.env.backend.messages.get(place.channel.id, {})
        posts = [message for message in messages.values() if not message.flags & EPHEMERAL]
        line = _first_line(max(posts, key=lambda message: message.id), self.bar.words) if posts else ""
        return MENTION.sub(self._name, line)

    def _name(self, mention: re.Match[str]) -> str:
        """The name of a mentioned user."""
        names = {str(person.id): name for person, name in zip(self.people, PEOPLE, strict=True)}
        return names.get(mention[1], mention[0])

    async def end_bot(self) -> None:
        """Let the bot finish its work and close its database: simcord itself would interrupt it."""
        with self.env._bot_scope():
            task = asyncio.ensure_future(self.env.bot.close())
        await task

    async def run_as_bot(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run a function as the bot, and wait until everything that follows from it is done."""
        with self.env._bot_scope():
            task = asyncio.ensure_future(work())
        await self.env.settle()
        await task

    def count_messages(self) -> int:
        """The number of requests the bot has sent to Discord so far."""
        return len(self.env.http_requests)


def _tell_menus_apart() -> None:
    """Make a page identify menus by their custom_id too, not by their position alone.

    A page remembers the choice in a menu by this key. Without the custom_id, the next menu of an edited message already
    has the option of the same value selected, and selecting it again does nothing.
    """
    _component_projection._control_key = _with_custom_id(CONTROL_KEY)
    _action_plans._component_key = _with_custom_id(COMPONENT_KEY)


def _with_custom_id(key_of: Callable[..., str | None]) -> Callable[..., str | None]:
    """A function that returns a component's key (None if it has none), with the custom_id appended for a menu of a
    message."""

    def find_key(*of: object) -> str | None:
        key = key_of(*of)
        component = next(each for each in of if isinstance(each, dict))
        if key and key.startswith("message:") and component["type"] in SELECT_TYPES:
            return f"{key}:{component['custom_id']}"
        return key

    return find_key


def _localize(spec: Json, locale: str) -> Json:
    """A command, option or choice with the name and the description that Discord shows in a language."""
    own = {key: (spec.get(f"{key}_localizations") or {}).get(locale, spec[key]) for key in TRANSLATED & spec.keys()}
    below = {key: [_localize(each, locale) for each in spec[key]] for key in ("options", "choices") if spec.get(key)}
    return {**spec, **own, **below}


def _delocalize(options: list[Json], specs: list[Json], locale: str) -> list[Json]:
    """The options of a command (or the command itself) under the names that its specification has in the code."""
    by_name = {_localize(spec, locale)["name"]: spec for spec in specs} | {spec["name"]: spec for spec in specs}
    return [
        {**option, "name": (spec := by_name[option["name"]])["name"]}
        | ({"options": _delocalize(option["options"], spec["options"], locale)} if option.get("options") else {})
        for option in options
    ]


TRANSLATED = {"name", "description"}
PAYLOAD = simcord.interactions.base_payload
CONTROL_KEY, COMPONENT_KEY = _component_projection._control_key, _action_plans._component_key
EPHEMERAL = 1 << 6
MENTION = re.compile(r"<@(\d+)>")


def _first_line(message: Any, own: Words) -> str:
    """The first words of a message, from the first of its parts that has text."""
    texts: list[str] = [message.content or ""]

    def walk(components: Json) -> None:
        for component in components or ():
            texts.append(str(component.get("content") or ""))
            walk(component.get("components"))

    for embed in message.embeds or ():
        texts += [str(embed.get("title") or ""), str(embed.get("description") or "")]
    walk(message.components)
    text = next((text for text in texts if text.strip()), own.say("local-picture") if message.attachments else "")
    line = unlink_commands(text.strip().splitlines()[0].strip("#_ ")).replace("**", "") if text.strip() else ""
    return line if len(line) <= 90 else line[:89] + "…"


class LocalTable:
    """The bot, its offline Discord, the start page, and the clock."""

    def __init__(self, settings: Any, create_bot: BotMaker) -> None:
        self.settings = settings
        self.create_bot = create_bot
        self.restart_request = asyncio.Event()
        self.notes = 0
        self.threads: dict[int, str] = {}
        self.bar = Bar(f"http://127.0.0.1:{settings.local_port}", secrets.token_urlsafe(16), PEOPLE)

    def new_bot(self) -> Any:
        """A bot for this Discord. It does not remember which commands it has sent, so it sends them at every start."""
        bot = self.create_bot(self.settings)
        bot.sync_always = True
        return bot

    async def run(self) -> None:
        """Serve until cancelled. Raises PortConflict, and any error that keeps the bot from starting."""
        runner = await self.serve_lobby()
        self.bot = self.new_bot()
        try:
            await self.bot.open_store()
            self.discord = OfflineDiscord(self.bot, self.bar)
            await self.recreate_threads()
            async with self.discord:
                self.hurry_bots()
                await self.discord.run_as_bot(self.bot.repost)
                await self.open_places()
                self.announce()
                await self.tick_for_ever()
        finally:
            await runner.cleanup()
            await self.bot.store.close()  # if it never connected to Discord

    def hurry_bots(self) -> None:
        """Shorten the delay before bots answer."""
        self.bot.opponents.sleep = lambda seconds: asyncio.sleep(seconds / HASTE)

    async def open_places(self) -> None:
        """Open the channel, all direct messages, and the existing threads."""
        offline, port, title = self.discord, self.settings.local_port, _title("place-table", name=CHANNEL)
        self.bar.games = lambda: [_offer(key, self.bar.words.locale) for key in solo.sort_games()]
        await offline.open(Place(TABLE, title, offline.channel, offline.people, port + 1))
        for number, person in enumerate(offline.people):
            name = PEOPLE[number]
            await offline.open(
                Place(
                    name.lower(),
                    _title("messages", who=name),
                    person.user.dm_channel,
                    [person.user],
                    (port + 2 + number) % 65536,
                    name,
                )
            )
        await self.open_threads()

    async def recreate_threads(self) -> None:
        """Recreate the threads of earlier starts, because they may contain games."""
        data = await self.bot.store.get_meta(THREADS)
        self.threads = {int(key): name for key, name in json.loads(data or "{}").items()}
        for thread_id, name in self.threads.items():
            self.discord.recreate_thread(thread_id, name)

    async def open_threads(self) -> None:
        """Open a page for every new thread, and record the thread for the next start."""
        for thread in self.discord.threads():
            key = f"thread-{thread.id}"
            if key not in self.discord.places:
                title = _title("place-thread", name=str(thread.name))
                await self.discord.open(Place(key, title, thread, self.discord.people))
            if thread.id not in self.threads:
                self.threads[thread.id] = str(thread.name)
                await self.bot.store.set_meta(THREADS, json.dumps(self.threads))

    async def tick_for_ever(self) -> None:
        """Advance time, show what the bot posts, and restart it on request, forever."""
        last, faults = time.time(), 0
        self.notes = self.discord.count_messages()
        while True:
            await asyncio.sleep(TICK)
            now = time.time()
            async with self.discord.lock:
                if self.restart_request.is_set():
                    await self.restart()
                try:
                    await self.tick(min(max(now - last, 0.0), LONGEST_STEP))
                except (TimeoutError, simcord.SetupError) as error:
                    log.error("The bot is busy and does not come to rest: %s", error)
            last = now
            for fault in self.discord.env.errors_since(faults):
                faults += 1
                log.error("The bot raised %r", fault)

    async def tick(self, seconds: float) -> None:
        """Advance time by these seconds, and show the changes."""
        before = self.discord.count_messages()
        await self.discord.env.advance_time(seconds)
        await self.open_threads()
        now = self.discord.count_messages()
        if now != self.notes or self.discord.has_closed_page():
            by_itself, self.notes = now != before, now
            await self.discord.refresh(everything=by_itself)

    async def restart(self) -> None:
        """Replace the bot with a new one, as if its process had been stopped and started again."""
        await self.discord.end_bot()
        self.bot = self.new_bot()
        await self.discord.env.restart_bot(self.bot)
        self.hurry_bots()
        await self.discord.refresh(everything=True)
        self.restart_request.clear()
        log.info("The bot has been restarted.")

    def announce(self) -> None:
        """Print the address of the table, and open it if there is a browser."""
        url = f"http://127.0.0.1:{self.settings.local_port}/"
        print(
            f"There is no DISCORD_TOKEN, so this is the local table: open {url} in a browser. Ctrl-C stops it; "
            "games are kept.",
            flush=True,
        )
        if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(url)

    # --- the start page ----------------------------------------------------------------------------------------------

    async def serve_lobby(self) -> web.AppRunner:
        """Serve the start page. Raises PortConflict."""
        app = web.Application(middlewares=[_only_from_here])
        app.router.add_get("/", self.show_lobby)
        app.router.add_get("/state", self.show_state)
        app.router.add_get("/cover/{game}", self.show_cover)
        app.router.add_post("/restart", self.take_restart)
        app.router.add_post("/thread", self.take_thread)
        for path, work in FORMS.items():
            app.router.add_post(path, partial(self.take_form, work))
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", self.settings.local_port).start()
        except OSError as error:
            await runner.cleanup()
            raise PortConflict(os.strerror(error.errno).lower() if error.errno else str(error)) from error
        return runner

    async def show_lobby(self, request: web.Request) -> web.Response:
        """The page itself, from now on in the language of the browser; its changing content comes from /state."""
        self.bar.words = texts.words(_read_language(request.headers.get("Accept-Language", "")))
        for place in self.discord.places.values() if hasattr(self, "discord") else ():
            place.preview.locale = self.bar.client_locale
        return web.Response(
            content_type="text/html", text=lobby_page(self.bar, CHANNEL), headers={"Cache-Control": "no-store"}
        )

    async def show_state(self, request: web.Request) -> web.Response:
        """Every place with its address and its last message, as JSON."""
        offline: OfflineDiscord | None = getattr(self, "discord", None)
        title = self.bar.words.text
        places = [
            {"key": place.key, "title": title(place.title), "url": place.url, "last": offline.last_words(place)}
            for offline in ([offline] if offline else [])
            for place in offline.places.values()
            if not place.preview._closed
        ]
        return web.json_response({"places": places}, headers={"Cache-Control": "no-store"})

    async def show_cover(self, request: web.Request) -> web.Response:
        """The picture of a game."""
        game = request.match_info["game"]
        cover = await solo.draw_cover(game, words(self.bar.words.locale, game)) if game in GAMES else None
        if cover is None:
            raise self.refuse("no-picture", web.HTTPNotFound)
        return web.Response(content_type="image/png", body=cover.png, headers={"Cache-Control": "no-cache"})

    async def take_restart(self, request: web.Request) -> web.Response:
        """Restart the bot. Answers when that is done."""
        self.restart_request.set()
        while self.restart_request.is_set():
            await asyncio.sleep(0.1)
        return web.json_response({})

    async def take_thread(self, request: web.Request) -> web.Response:
        """Open a thread for another game, named by the text of the request."""
        name = (await request.text()).strip()[:100]
        if not name:
            raise self.refuse("no-name")
        async with self.discord.lock:
            await self.discord.make_thread(name)
            await self.open_threads()
        return web.json_response({"name": name})

    # --- the bar -----------------------------------------------------------------------------------------------------

    async def take_form(self, work: FormWork, request: web.Request) -> web.Response:
        """Run the action of a bar's button, and redirect to the place that shows the result."""
        form = {key: str(value) for key, value in (await request.post()).items()}
        if not hmac.compare_digest(form.get("token", ""), self.bar.token):
            raise self.refuse("old-page", web.HTTPForbidden)
        place = self.discord.places.get(form.get("place", "")) if hasattr(self, "discord") else None
        if place is None:
            raise self.refuse("not-ready", web.HTTPServiceUnavailable)
        async with self.discord.lock:
            there = await work(self, place, form)
            await self.discord.refresh(everything=True)
        raise web.HTTPSeeOther(there.url)

    async def take_play(self, place: Place, form: dict[str, str]) -> Place:
        """Start a game against bots here, or in a new thread if a game is running here."""
        there = await self.find_room(place, game := self.read_game(form))
        await self.discord.play(there.channel, game)
        return there

    async def take_deal(self, place: Place, form: dict[str, str]) -> Place:
        """Start a game with people at every seat here, or in a new thread if a game is running here."""
        there = await self.find_room(place, game := self.read_game(form))
        counts = get_game(game).title.player_counts
        await self.discord.deal(there.channel, game, min(counts, key=lambda count: (abs(count - DEALT), count)))
        return there

    async def take_learn(self, place: Place, form: dict[str, str]) -> Place:
        """Begin a guided game here."""
        there = self.find_home(place)
        await self.discord.learn(there.channel, self.read_game(form))
        return there

    async def take_begin(self, place: Place, form: dict[str, str]) -> Place:
        """Click a button of /help in an empty channel, as the person whose page it is."""
        what, person = form.get("what", ""), place.viewers[0]
        if what not in BEGINNINGS or not isinstance(person, simcord.MemberActor):
            raise self.refuse("no-button")
        await self.discord.begin(place.channel, person, self.bar.words.say("button-begin", what=what))
        return place

    async def take_view(self, place: Place, form: dict[str, str]) -> Place:
        """The same place in another person's view, on a separate page."""
        who = next((n for n, name in enumerate(PEOPLE) if name.lower() == form.get("who")), None)
        if who is None:
            raise self.refuse("no-person")
        home, name = self.find_home(place), PEOPLE[who]
        key = f"{home.key}-as-{name.lower()}"
        if key not in self.discord.places:
            viewers = [home.viewers[who], *(other for other in home.viewers if other is not home.viewers[who])]
            title = _title("place-as", place=home.title, who=name)
            await self.discord.open(Place(key, title, home.channel, viewers, who=name))
        return self.discord.places[key]

    async def take_again(self, place: Place, form: dict[str, str]) -> Place:
        """End the game here, with the votes of all players, and start it again."""
        home = self.find_home(place)
        number = await self.bot.store.find_last_table(home.channel.id)
        if number is None:
            raise self.refuse("no-table")
        async with self.bot.tables.hold(number) as table:
            record, users = table.record, [player.user for player in table.record.players]
        if record.is_open:
            await self.discord.end(home.channel, users)
        if None in users:
            await self.discord.play(home.channel, record.game)
        else:
            await self.discord.deal(home.channel, record.game, record.terms.size)
        return home

    def read_game(self, form: dict[str, str]) -> str:
        """The game a form names. Raises HTTPBadRequest."""
        if (game := form.get("game", "")) not in GAMES:
            raise self.refuse("no-game")
        return game

    def refuse(self, why: str, kind: type[web.HTTPError] = web.HTTPBadRequest) -> web.HTTPError:
        """A refusal in the language of the pages."""
        return kind(text=self.bar.words.say(f"local-{why}"))

    def find_home(self, place: Place) -> Place:
        """The channel or thread of a place; for direct messages, the channel."""
        places = self.discord.places
        return next((home for key, home in places.items() if home.channel is place.channel and _is_home(key)),
                    places[TABLE])  # fmt: skip

    async def find_room(self, place: Place, game: str) -> Place:
        """The channel or thread of a place if no game is running there, or else a new thread."""
        home = self.find_home(place)
        if await self.bot.tables.find_open(home.channel.id) is None:
            return home
        name = f"{game_title(words(self.bar.words.locale, game), game)} {len(self.threads) + 2}"
        return await self.open_thread(await self.discord.make_thread(name))

    async def open_thread(self, thread_id: int) -> Place:
        """The page of a thread."""
        await self.open_threads()
        return self.discord.places[f"thread-{thread_id}"]


FormWork = Callable[[LocalTable, Place, dict[str, str]], Awaitable[Place]]
FORMS: dict[str, FormWork] = {
    "/play": LocalTable.take_play,
    "/deal": LocalTable.take_deal,
    "/learn": LocalTable.take_learn,
    "/begin": LocalTable.take_begin,
    "/view": LocalTable.take_view,
    "/again": LocalTable.take_again,
}
"""The actions of the pages' buttons, by name. Their pages have other origins, so they send the token of this
process."""


def _title(kind: str, **args: object) -> Text:
    """The name of a place."""
    return Text(f"local-{kind}", args)


def _offer(game: str, locale: str) -> Offer:
    """The entry of a game on the start page."""
    own = words(locale, game)
    pitch = own.say("game-pitch") if own.has("game-pitch") else ""
    return Offer(game, game_title(own, game), solo.tell_facts(game, own), pitch, bool(get_game(game).rules.guide))


def _read_language(header: str) -> str:
    """The first language of an Accept-Language header that there is; English if there is none."""
    names = (part.split(";")[0].strip().split("-")[0] for part in header.split(","))
    return next((name for name in names if name in texts.locales()), FALLBACK)


def _is_home(key: str) -> bool:
    return (key == TABLE or key.startswith("thread-")) and "-as-" not in key


@web.middleware
async def _only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests from other sites in the same browser: the addresses of the places are secret."""
    hosts = {f"127.0.0.1:{request.url.port}", f"localhost:{request.url.port}"}
    origin = request.headers.get("Origin")
    foreign = origin is not None and origin.removeprefix("http://") not in hosts and request.path not in FORMS
    if request.host not in hosts or foreign:
        raise web.HTTPForbidden(text="The local table is only for this computer.")
    response: web.StreamResponse = await handler(request)
    return response


async def serve(settings: Any, create_bot: BotMaker) -> None:
    """Serve the local table until cancelled. Raises PortConflict, and any error that keeps the bot from starting."""
    await LocalTable(settings, create_bot).run()
