"""The local table: the very same bot in a browser, on an offline Discord (simcord), with four people to act as.

`OfflineDiscord` is the only place that leans on private names of simcord, which is pinned for it; the rest asks it for
places and people. Ids are the same at every start, so that a stored game finds its channel and its players again.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
import html
import json
import logging
import os
import sys
import time
import webbrowser
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import simcord
from aiohttp import web
from simcord.enums import SELECT_TYPES
from simcord.preview import _action_plans, _component_projection

log = logging.getLogger("fronde.local")

PEOPLE = ("Ann", "Bob", "Cy", "Dee")
CHANNEL = "the-table"
FOUNDED = dt.datetime(2026, 1, 1, tzinfo=dt.UTC)
THREADS = "local_threads"
TICK = 0.5
LONGEST_STEP = 60.0

BotMaker = Callable[[Any], Any]


class PortTaken(Exception):
    """The page cannot be served at the port it should have."""


@dataclass
class Place:
    """A page of the local table: a channel, a thread or somebody's direct messages."""

    key: str
    title: str
    channel: Any
    viewers: list[Any]
    port: int = 0
    preview: Any = None
    acted: int = field(default=0)

    @property
    def url(self) -> str:
        """Where the page is; holds the secret that opens it."""
        return str(self.preview.url)


class OfflineDiscord:
    """simcord with a page for every place at once, today's date, and ids that are the same at every start.

    All that is private in simcord 3.2.1 is used here and nowhere else: `run._env`, `Env._preview`, `Env._bot_scope`,
    `Preview._action`, `_pages`, `_closed`, the keys of a page's menus, and the backend's clock and id counter.
    """

    _closed = True  # stands in `env._preview`: env.preview() then allows another one

    def __init__(self, bot: Any) -> None:
        _tell_menus_apart()
        self._session = simcord.run(bot, check_errors=False, settle_timeout=120, shard_count=1)
        self.env = self._session._env
        self.places: dict[str, Place] = {}
        self.lock = asyncio.Lock()
        self._build()

    def _build(self) -> None:
        """The server, its channel and its people; made before the bot comes and in this order, for the ids."""
        env = self.env
        env.backend.clock._epoch = FOUNDED
        env.backend.bot_user.name = "Fronde"
        host, *others = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        self.guild = env.create_guild("Local table", owner=host)
        self.channel = self.guild.create_text_channel(CHANNEL)
        self.people = [self.guild.add_member(user) for user in (host, *others)]
        for person in self.people:
            env.backend.get_dm_channel(person.id)
        # Only now, and before the bot starts: a clock set later makes every task loop catch up for months.
        env.backend.clock._epoch = dt.datetime.now(dt.UTC)

    async def __aenter__(self) -> OfflineDiscord:
        await self._session.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        for place in self.places.values():
            await place.preview.close()
        await self._session.__aexit__(*error)

    def _mark_action_dispatched(self) -> None:
        for place in self.places.values():
            place.preview._mark_action_dispatched()

    async def open(self, place: Place) -> None:
        """Serve a page for the place, at its port where that is free."""
        try:
            place.preview = await self._serve(place, place.port)
        except OSError:
            place.preview = await self._serve(place, 0)
        self.places[place.key] = place

    async def _serve(self, place: Place, port: int) -> Any:
        self.env._preview = None
        preview: Any = self.env.preview(place.channel, viewers=place.viewers, layout="channel", port=port)
        try:
            await preview.__aenter__()
        finally:
            self.env._preview = self  # type: ignore[assignment]  # stands in for the one preview simcord knows
        act = preview._action

        async def one_at_a_time(*args: Any) -> Any:  # simcord refuses overlapping operations
            async with self.lock:
                return await act(*args)

        preview._action = one_at_a_time
        return preview

    async def refresh(self, everything: bool) -> None:
        """Show what changed. A page that just acted has done so itself; again would make its next quick click stale."""
        for place in list(self.places.values()):
            if place.preview._closed:  # somebody chose "End preview session" there
                place.acted = 0
                await self.open(place)
                continue
            acted = sum(page.last_sequence for page in place.preview._pages.values())
            if everything or acted == place.acted:
                await place.preview.refresh()
            place.acted = acted

    def any_closed(self) -> bool:
        """Whether somebody has ended a page's session."""
        return any(place.preview._closed for place in self.places.values())

    def threads(self) -> list[Any]:
        """The threads of the channel."""
        return list(self.channel.threads)

    def found_thread(self, thread_id: int, name: str) -> None:
        """Make a thread again that was there before, under its id. Only before the bot starts."""
        backend = self.env.backend
        if thread_id in backend.channels:
            return
        backend.reserve_id(thread_id)
        backend.create_thread(self.channel.id, name, backend.bot_user.id, message_id=thread_id, broadcast=False)
        for person in self.people:
            backend.add_thread_member(thread_id, person.id)

    async def make_thread(self, name: str) -> None:
        """A new thread, opened by the first of the people."""
        backend = self.env.backend
        with self.env._bot_scope():
            thread = backend.create_thread(self.channel.id, name, self.people[0].id)
            for person in self.people[1:]:
                backend.add_thread_member(thread.id, person.id)

    def last_words(self, place: Place) -> str:
        """The beginning of what stands last at the place, or nothing."""
        messages = self.env.backend.messages.get(place.channel.id, {})
        shown = [message for message in messages.values() if not message.flags & EPHEMERAL]
        return _first_line(max(shown, key=lambda message: message.id)) if shown else ""

    async def run_as_bot(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in the bot's own name, and wait until all that follows from it is done."""
        with self.env._bot_scope():
            task = asyncio.ensure_future(work())
        await self.env.settle()
        await task

    def said(self) -> int:
        """How often the bot has spoken to Discord so far."""
        return len(self.env.http_requests)


def _tell_menus_apart() -> None:
    """Have a page know a menu by its custom_id too, not by its place alone.

    The page remembers by that key what was chosen in a menu: without this the next menu of an edited message has the
    option of the same value chosen already, and choosing it again does nothing.
    """
    _component_projection._control_key = _with_custom_id(CONTROL_KEY)
    _action_plans._component_key = _with_custom_id(COMPONENT_KEY)


def _with_custom_id(key_of: Callable[..., str | None]) -> Callable[..., str | None]:
    """A function that gives a component's key (None: not to be used), with the custom_id behind a menu of a message."""

    def find_key(*of: Any) -> str | None:
        key = key_of(*of)
        component = next(each for each in of if isinstance(each, dict))
        if key and key.startswith("message:") and component["type"] in SELECT_TYPES:
            return f"{key}:{component['custom_id']}"
        return key

    return find_key


CONTROL_KEY, COMPONENT_KEY = _component_projection._control_key, _action_plans._component_key
EPHEMERAL = 1 << 6


def _first_line(message: Any) -> str:
    """The first words of a message, wherever in it they stand."""
    found: list[str] = [message.content or ""]

    def walk(components: Any) -> None:
        for component in components or ():
            found.append(str(component.get("content") or ""))
            walk(component.get("components"))

    for embed in message.embeds or ():
        found += [str(embed.get("title") or ""), str(embed.get("description") or "")]
    walk(message.components)
    text = next((text for text in found if text.strip()), "a picture" if message.attachments else "")
    line = text.strip().splitlines()[0].strip("#*_ ") if text.strip() else ""
    return line if len(line) <= 90 else line[:89] + "…"


class LocalTable:
    """The bot, its offline Discord, the page that leads to both, and the passing of time."""

    def __init__(self, settings: Any, create_bot: BotMaker) -> None:
        self.settings = settings
        self.create_bot = create_bot
        self.restart_wanted = asyncio.Event()
        self.restarts = 0
        self.shown = 0
        self.threads: dict[int, str] = {}

    def new_bot(self) -> Any:
        """A bot for this Discord, which forgets the commands it was told and so is told them every time."""
        bot = self.create_bot(self.settings)
        bot.sync_always = True
        return bot

    async def run(self) -> None:
        """Serve until cancelled. Raises PortTaken, and whatever keeps the bot from starting."""
        runner = await self.serve_lobby()
        self.bot = self.new_bot()
        try:
            await self.bot.open_store()
            self.discord = OfflineDiscord(self.bot)
            await self.found_threads()
            async with self.discord:
                await self.discord.run_as_bot(self.bot.repost)
                await self.open_places()
                self.announce()
                await self.tick_for_ever()
        finally:
            await runner.cleanup()
            await self.bot.store.close()  # simcord does not call bot.close()

    async def open_places(self) -> None:
        """The channel, everybody's direct messages, and the threads there are."""
        offline, port = self.discord, self.settings.local_port
        await offline.open(Place("table", f"#{CHANNEL}", offline.channel, offline.people, port + 1))
        for number, person in enumerate(offline.people):
            name = PEOPLE[number]
            await offline.open(
                Place(
                    name.lower(),
                    f"{name}'s messages",
                    person.user.dm_channel,
                    [person.user],
                    (port + 2 + number) % 65536,
                )
            )
        await self.open_threads()

    async def found_threads(self) -> None:
        """Make the threads of earlier starts again: a game may be played in one."""
        stored = await self.bot.store.get_meta(THREADS)
        self.threads = {int(key): name for key, name in json.loads(stored or "{}").items()}
        for thread_id, name in self.threads.items():
            self.discord.found_thread(thread_id, name)

    async def open_threads(self) -> None:
        """A page for every thread that is new, and a note of it for the next start."""
        for thread in self.discord.threads():
            key = f"thread-{thread.id}"
            if key not in self.discord.places:
                await self.discord.open(Place(key, f"Thread: {thread.name}", thread, self.discord.people))
            if thread.id not in self.threads:
                self.threads[thread.id] = thread.name
                await self.bot.store.set_meta(THREADS, json.dumps(self.threads))

    async def tick_for_ever(self) -> None:
        """Let time pass, show what the bot says, and restart it when that is asked for."""
        last, faults = time.time(), 0
        self.shown = self.discord.said()
        while True:
            await asyncio.sleep(TICK)
            now = time.time()
            async with self.discord.lock:
                if self.restart_wanted.is_set():
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
        """Let so much time pass, and show what is new."""
        before = self.discord.said()
        await self.discord.env.advance_time(seconds)
        await self.open_threads()
        now = self.discord.said()
        if now != self.shown or self.discord.any_closed():
            by_itself, self.shown = now != before, now
            await self.discord.refresh(everything=by_itself)

    async def restart(self) -> None:
        """Put a new bot in the place of this one, as if its process had been stopped and started again."""
        old, self.bot = self.bot, self.new_bot()
        try:
            await self.discord.env.restart_bot(self.bot)
        finally:
            await old.store.close()
        await self.discord.refresh(everything=True)
        self.restarts += 1
        self.restart_wanted.clear()
        log.info("The bot has been restarted.")

    def announce(self) -> None:
        """Say where the table is, and open it where there is a browser."""
        url = f"http://127.0.0.1:{self.settings.local_port}/"
        print(
            f"There is no DISCORD_TOKEN, so this is the local table: open {url} in a browser. Ctrl-C stops it; "
            "games are kept.",
            flush=True,
        )
        if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(url)

    # --- the page ----------------------------------------------------------------------------------------------------

    async def serve_lobby(self) -> web.AppRunner:
        """Serve the page that leads everywhere. Raises PortTaken."""
        app = web.Application(middlewares=[_only_from_here])
        app.router.add_get("/", self.show_lobby)
        app.router.add_get("/state", self.show_state)
        app.router.add_post("/restart", self.take_restart)
        app.router.add_post("/thread", self.take_thread)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", self.settings.local_port).start()
        except OSError as error:
            await runner.cleanup()
            raise PortTaken(os.strerror(error.errno).lower() if error.errno else str(error)) from error
        return runner

    async def show_lobby(self, request: web.Request) -> web.Response:
        """The page itself; what changes on it comes from /state."""
        return web.Response(content_type="text/html", text=LOBBY, headers={"Cache-Control": "no-store"})

    async def show_state(self, request: web.Request) -> web.Response:
        """Every place with its address and what stands last there; `restarts` counts the bot's restarts."""
        offline: OfflineDiscord | None = getattr(self, "discord", None)
        places = [
            {"key": place.key, "title": place.title, "url": place.url, "last": offline.last_words(place)}
            for offline in ([offline] if offline else [])
            for place in offline.places.values()
            if not place.preview._closed
        ]
        return web.json_response({"places": places, "restarts": self.restarts}, headers={"Cache-Control": "no-store"})

    async def take_restart(self, request: web.Request) -> web.Response:
        """Restart the bot; answers when that is done."""
        self.restart_wanted.set()
        while self.restart_wanted.is_set():
            await asyncio.sleep(0.1)
        return web.json_response({"restarts": self.restarts})

    async def take_thread(self, request: web.Request) -> web.Response:
        """Open a thread of the name that is sent as text, for one more game."""
        name = (await request.text()).strip()[:100]
        if not name:
            raise web.HTTPBadRequest(text="A thread needs a name.")
        async with self.discord.lock:
            await self.discord.make_thread(name)
            await self.open_threads()
        return web.json_response({"name": name})


@web.middleware
async def _only_from_here(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuse what another page in the same browser may send: the places' addresses are secrets."""
    hosts = {f"127.0.0.1:{request.url.port}", f"localhost:{request.url.port}"}
    origin = request.headers.get("Origin")
    if request.host not in hosts or (origin is not None and origin.removeprefix("http://") not in hosts):
        raise web.HTTPForbidden(text="The local table is only for this computer.")
    response: web.StreamResponse = await handler(request)
    return response


async def serve(settings: Any, create_bot: BotMaker) -> None:
    """Serve the local table until cancelled. Raises PortTaken, and whatever keeps the bot from starting."""
    await LocalTable(settings, create_bot).run()


LOBBY = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fronde: the local table</title>
<style>
  :root {{ color-scheme: dark; }}
  body {{ font: 16px/1.5 system-ui, sans-serif; background: #1e1f22; color: #dbdee1; margin: 0 auto; max-width: 46rem;
         padding: 2rem 1rem; }}
  h1 {{ font-size: 1.6rem; margin: 0 0 .2rem; }} h2 {{ font-size: 1rem; margin: 1.8rem 0 .5rem; color: #b5bac1; }}
  p, ol {{ margin: .4rem 0; }} ol {{ padding-left: 1.4rem; }}
  code {{ background: #111214; border-radius: 4px; padding: .1em .35em; white-space: nowrap; }}
  a.place {{ display: block; background: #2b2d31; border: 1px solid #3f4147; border-radius: 8px; padding: .7rem 1rem;
             margin: .5rem 0; color: inherit; text-decoration: none; }}
  a.place:hover, a.place:focus {{ border-color: #5865f2; }}
  a.place b {{ color: #fff; }} a.place small {{ display: block; color: #949ba4; min-height: 1.5em; }}
  a.new small {{ color: #f0b132; }}
  .dms {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 0 .8rem; }}
  button {{ font: inherit; background: #4e5058; color: #fff; border: 0; border-radius: 6px; padding: .4rem .9rem;
            cursor: pointer; }} button:hover {{ background: #6d6f78; }} button:disabled {{ opacity: .5; }}
  footer {{ color: #949ba4; margin-top: 2rem; font-size: .9rem; }}
</style></head><body>
<h1>The local table</h1>
<p>This is the real bot with its real database; only Discord is played by this computer, and so are
{", ".join(html.escape(name) for name in PEOPLE[:-1])} and {PEOPLE[-1]}, all by you. Nothing leaves this computer.</p>
<h2>First time here</h2>
<ol>
  <li>Open <b>#{CHANNEL}</b> below. Under <b>Viewing as</b> you choose who you are.</li>
  <li>As {PEOPLE[0]}, type <code>/table new</code> and the first letters of a game, and send it: a lobby appears.</li>
  <li>Be {PEOPLE[1]}, {PEOPLE[2]} and {PEOPLE[3]} in turn: <b>Join</b>; then, as {PEOPLE[0]}: <b>Start</b>.</li>
  <li>Whose turn it is stands in the channel. Be that player and press <b>Take your turn</b>, or type
      <code>/do</code>.</li>
  <li>What only one player may see lies in that player's messages below.</li>
</ol>
<h2>The channel</h2><div id="channel">Starting…</div>
<p><button id="thread">Open a thread</button> for one more game: a channel or thread holds one at a time.</p>
<h2>Direct messages</h2><div id="dms" class="dms"></div>
<h2>The bot</h2>
<p><button id="restart">Stop and restart the bot</button> <span id="news" role="status"></span></p>
<footer>Stop everything with Ctrl-C in the terminal. Games are kept, by this button and by Ctrl-C alike: after the next
start the present state of every open game is posted again.</footer>
<script>
const cards = {{}};
function card(place) {{
  let link = cards[place.key];
  if (!link) {{
    link = cards[place.key] = document.createElement("a");
    link.className = "place"; link.id = "place-" + place.key; link.target = "fronde-" + place.key;
    link.append(document.createElement("b"), document.createElement("small"));
    link.addEventListener("click", () => link.classList.remove("new"));
    const home = /^(table|thread-)/.test(place.key) ? "channel" : "dms";
    document.getElementById(home).append(link);
  }}
  const [name, last] = link.children;
  if (last.textContent && last.textContent !== place.last) link.classList.add("new");
  link.href = place.url; name.textContent = place.title; last.textContent = place.last || "nothing yet";
}}
async function look() {{
  try {{
    const state = await (await fetch("/state")).json();
    if (state.places.length && !cards.table) document.getElementById("channel").textContent = "";
    state.places.forEach(card);
    if (news.textContent.startsWith("The bot has stopped")) news.textContent = "";
  }} catch (error) {{ news.textContent = "The bot has stopped. Start it again in the terminal."; }}
  setTimeout(look, 1500);
}}
const news = document.getElementById("news"), button = document.getElementById("restart");
button.addEventListener("click", async () => {{
  button.disabled = true; news.textContent = "Restarting…";
  try {{ const done = await (await fetch("/restart", {{method: "POST"}})).json();
        news.textContent = "Restarted (" + done.restarts + "). Every old button still works."; }}
  catch (error) {{ news.textContent = "The bot did not come back; see the terminal."; }}
  button.disabled = false;
}});
document.getElementById("thread").addEventListener("click", async () => {{
  const name = prompt("What should the thread be called?", "second game");
  if (name) await fetch("/thread", {{method: "POST", body: name}});
}});
look();
</script></body></html>"""
