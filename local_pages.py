"""The pages of the local table: the first one, and the bar that stands above each page of simcord's.

A bar holds forms that ask the first page's server for a table, a second view or a fresh start; each carries the token
of this process, since the pages have addresses (origins) of their own.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Any

from aiohttp import web
from simcord.preview._server import PreviewServer


class Bar:
    """What a newcomer needs, as buttons: a table of each game, somebody else's view, a fresh start."""

    def __init__(self, home: str, token: str, games: Mapping[str, str], people: Sequence[str]) -> None:
        self.home = home
        self.token = token
        self.games = games
        self.people = people

    def html(self, place: str, who: str = "") -> str:
        """The bar above a place, seen by somebody."""
        second = next(name for name in self.people[1:] if name != who)
        others = "".join(_button("who", name.lower(), name) for name in self.people if name != who)
        again = (
            f"<details><summary>Start again</summary><div>{_button('sure', 'yes', 'End it, deal anew')}</div></details>"
        )
        return (
            f'<nav class="table-bar" aria-label="The local table"><a href="{self.home}/">Fronde</a>'
            + self._form("deal", place, f"<span>Play</span>{self._games()}")
            + self._form("view", place, f"{_button('who', second.lower(), f'Be {second} too')}"
                         f"<details><summary>Others</summary><div>{others}</div></details>", "_blank")
            + self._form("again", place, again)
            + "</nav>"
        )  # fmt: skip

    def dealing(self, place: str) -> str:
        """The games alone, for the first page."""
        return self._form("deal", place, self._games())

    def _games(self) -> str:
        return "".join(_button("game", key, title) for key, title in self.games.items())

    def _form(self, action: str, place: str, inside: str, target: str = "_self") -> str:
        hidden = "".join(
            f'<input type="hidden" name="{name}" value="{html.escape(value)}">'
            for name, value in (("token", self.token), ("place", place))
        )
        return f'<form method="post" action="{self.home}/{action}" target="{target}">{hidden}{inside}</form>'


def _button(name: str, value: str, label: str) -> str:
    return f'<button name="{name}" value="{html.escape(value)}">{html.escape(label)}</button>'


class BarredServer(PreviewServer):
    """simcord's server of a place, with the bar above its page."""

    _STATIC_FILES = {**PreviewServer._STATIC_FILES, "/bar.css": "bar.css", "/bar.js": "bar.js"}

    def __init__(self, preview: Any, port: int, bar: str) -> None:
        super().__init__(preview, port)
        self.bar = bar

    async def _static(self, request: Any) -> Any:
        if request.path in OWN:
            kind, text = OWN[request.path]
            return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)
        answer = await super()._static(request)
        if request.path == "/":
            head, body = '<link rel="stylesheet" href="/bar.css"></head>', f"<body>{self.bar}"
            page = answer.text.replace("</head>", head).replace("<body>", body)
            answer.text = page.replace("</body>", '<script src="/bar.js"></script></body>')
        return answer


BAR_CSS = """
.table-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; padding: 7px 12px; flex: none;
  background: #1e1f22; border-bottom: 1px solid #3f4147; font-size: 14px; line-height: 20px; position: relative;
  z-index: 10000; }
.table-bar > a { color: #f0b132; font-weight: 700; text-decoration: none; }
.table-bar > a:hover { text-decoration: underline; }
.table-bar form { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin: 0; }
.table-bar form:last-child { margin-left: auto; }
.table-bar span { color: #b5bac1; }
.table-bar button, .table-bar summary { font: inherit; border: 0; border-radius: 6px; padding: 4px 10px; color: #fff;
  background: #4e5058; cursor: pointer; list-style: none; white-space: nowrap; }
.table-bar summary::-webkit-details-marker { display: none; }
.table-bar summary::after { content: " ▾"; color: #b5bac1; }
.table-bar [name="game"] { background: #5865f2; }
.table-bar [name="sure"] { background: #d22d39; }
.table-bar button:hover, .table-bar summary:hover { filter: brightness(1.2); }
.table-bar details { position: relative; }
.table-bar details > div { position: absolute; top: calc(100% + 6px); right: 0; display: grid; gap: 4px; padding: 6px;
  background: #2b2d31; border: 1px solid #3f4147; border-radius: 8px; box-shadow: 0 6px 20px #0008; }
@media (max-width: 600px) {
  .preview-toolbar .preview-brand, #capture-open, #inspector-toggle, #action-status { display: none; }
  .preview-shell { --toolbar-height: 52px; }
  .table-bar { gap: 6px 10px; padding: 6px 8px; }
  .table-bar form:nth-of-type(1) { order: 3; width: 100%; }
  .table-bar form:nth-of-type(1) span { display: none; }
  .table-bar form:nth-of-type(1) button { flex: 1; overflow: hidden; text-overflow: ellipsis; }
}
"""

BAR_JS = """
// As in Discord: a channel opens at its last message; a field that suggests does so before one types; and what begins
// with "/" is a command, never said.
const empty = field => field.matches(".command-option-input[aria-autocomplete]") && !field.value;
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !empty(target) || target.dataset.asked) return;
  target.dataset.asked = "yes";
  setTimeout(() => { if (target.isConnected && empty(target)) target.dispatchEvent(new Event("input")); });
});
const list = document.getElementById("channel-message-list");
const show = () => list.lastElementChild?.scrollIntoView({ block: "start" });
const opening = new MutationObserver(show);
opening.observe(list, { childList: true, subtree: true });
const opened = () => opening.disconnect();
for (const act of ["wheel", "pointerdown", "keydown"]) addEventListener(act, opened, { once: true });
setTimeout(opened, 4000);
const box = document.getElementById("channel-composer-input"), form = document.getElementById("channel-composer");
const isCommand = () => box.isConnected && /^\\/\\S/.test(box.value);
function choose(event) {
  event.preventDefault(); event.stopImmediatePropagation();
  box.focus();
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true }));
}
box.addEventListener("keydown", event => {
  if (event.key === "Enter" && !event.shiftKey && isCommand()) choose(event);
}, true);
form.addEventListener("submit", event => { if (isCommand()) choose(event); }, true);
"""

OWN = {"/bar.css": ("text/css", BAR_CSS), "/bar.js": ("application/javascript", BAR_JS)}
"""What the bar needs besides the page: by path its type and text."""


def lobby_page(bar: Bar, channel: str) -> str:
    """The first page; what changes on it comes from /state."""
    people = bar.people
    return f"""<!doctype html>
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
  .dms {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0 .8rem; }}
  button {{ font: inherit; background: #4e5058; color: #fff; border: 0; border-radius: 6px; padding: .4rem .9rem;
            cursor: pointer; }} button:hover {{ background: #6d6f78; }} button:disabled {{ opacity: .5; }}
  .games form {{ display: flex; flex-wrap: wrap; gap: .6rem; }}
  .games button {{ background: #5865f2; padding: .6rem 1.2rem; }}
  footer {{ color: #949ba4; margin-top: 2rem; font-size: .9rem; }}
</style></head><body>
<h1>The local table</h1>
<p>This is the real bot with its real database; only Discord is played by this computer, and so are
{html.escape(", ".join(people[:-1]))} and {html.escape(people[-1])}, all by you. Nothing leaves this computer.</p>
<h2>Play</h2>
<div class="games">{bar.dealing("table")}</div>
<p>Four people sit down and the game begins, in <b>#{channel}</b>. Whose turn it is stands there: be that player
under <b>Viewing as</b>, and press <b>Take your turn</b>. What only one player may see lies in that player's messages
below.</p>
<p>Or do it all as on Discord: type <code>/</code> and choose, such as <code>/table new</code>, and press <b>Join</b> as
each of them.</p>
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
