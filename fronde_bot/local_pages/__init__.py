"""The pages of the local table: the start page, and the bar above each page of simcord's.

The forms of both ask the start page's server for a table, a guided game, a second view or a fresh start. Each has the
token of this process, since the pages have addresses (origins) of their own.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from typing import Any

import simcord
from aiohttp import web
from simcord import Preview
from simcord.preview._server import PreviewServer

from fronde import texts
from fronde.core.types import Text
from fronde_bot.local_pages.client import translate

TABLE = "table"
"""The key of the channel's page, among those of threads and of people's messages."""


@dataclass(frozen=True)
class Offer:
    """A game on the start page. `facts`: players, minutes and weight; `pitch`: one sentence about it."""

    key: str
    title: str
    facts: str
    pitch: str
    has_guide: bool


@dataclass
class Place:
    """A page of the local table: a channel, a thread or a person's direct messages."""

    key: str
    title: Text
    channel: simcord.ChannelHandle
    viewers: Sequence[simcord.MemberActor | simcord.UserHandle]
    port: int = 0
    who: str = ""
    """The name of the person whose view it is. Empty for a shared view."""
    preview: Any = None
    acts: int = field(default=0)

    @property
    def url(self) -> str:
        """The address of the page. It contains the secret that opens it."""
        return str(self.preview.url)


class Bar:
    """The buttons of every page: a game against bots, a table, a guided game, somebody else's view, a fresh start.

    `words`: the texts in the language of the browser that was at the start page last.
    """

    def __init__(self, home: str, token: str, people: Sequence[str]) -> None:
        self.home = home
        self.token = token
        self.people = people
        self.games: Callable[[], Sequence[Offer]] = tuple
        self.words = texts.words()

    @property
    def client_locale(self) -> str:
        """The language of the pages under the name it has at Discord."""
        return "en-US" if self.words.locale == texts.FALLBACK else self.words.locale

    def as_html(self, message: str, **args: object) -> str:
        """A text of the pages as HTML."""
        line = html.escape(self.words.say(message, **args))
        return CODE.sub(r"<code>\1</code>", BOLD.sub(r"<b>\1</b>", line))

    def html(self, place: str, who: str = "") -> str:
        """The bar above a place, in the view of person `who`."""
        others = "".join(_button("who", name.lower(), name) for name in self.people if name != who)
        again = _button("sure", "yes", self.words.say("local-again-sure"))
        calls = json.dumps([texts.words(locale).say(f"button-{what}") for locale in texts.locales() for what in CALLS])
        mover = f'data-calls="{html.escape(calls)}" data-label="{self.as_html("local-be", name=NAME)}"'
        home, other = self.as_html("local-all"), f"<summary>{self.as_html('local-other')}</summary>"
        return (
            f'<nav class="table-bar" aria-label="{self.as_html("local-page")}"><a href="{self.home}/">{home}</a>'
            f'<button type="button" id="be-mover" {mover} hidden></button>'
            f'<details id="bar-menu"><summary>{self.as_html("local-menu")}</summary><div>'
            + self._form("view", place, f"<details>{other}{others}</details>", "_blank")
            + self._form("again", place, f"<details><summary>{self.as_html('local-again')}</summary>{again}</details>")
            + "</div></details></nav>"
        )

    def welcome(self, place: str, who: str = "") -> str:
        """The text of an empty channel, or of the empty direct messages of `who`."""
        if who and place == who.lower():
            return f"<p>{self.as_html('local-empty-direct', who=who)}</p>"
        begin = "".join(_button("what", what, self.words.say("button-begin", what=what)) for what in BEGINNINGS)
        return (
            f"<h2>{self.as_html('local-empty')}</h2><p>{self.as_html('local-empty-note')}</p>"
            + self._form("begin", place, begin)
            + f"<p>{self.as_html('local-commands')}</p>"
        )

    def cards(self) -> str:
        """The games on the start page. The first is marked as the one to start with."""
        return "".join(self._card(offer, number == 0) for number, offer in enumerate(self.games()))

    def _card(self, offer: Offer, is_first: bool) -> str:
        title, board = html.escape(offer.title), self.as_html("local-board", title=offer.title)
        forms = "".join(
            self._form(path, TABLE, self._card_button(path, offer))
            for path in ("play", "deal", "learn")
            if path != "learn" or offer.has_guide
        )
        start = f'<p class="start">{self.as_html("local-start")}</p>' if is_first else ""
        return (
            f'<article class="game"><img src="/cover/{offer.key}" alt="{board}" width="640" height="400">'
            f'<div>{start}<h2>{title}</h2><p class="facts">{html.escape(offer.facts)}</p>'
            f'<p>{html.escape(offer.pitch)}</p><div class="acts">{forms}</div></div></article>'
        )

    def _card_button(self, path: str, offer: Offer) -> str:
        label = self.words.say(f"local-{path}")
        return _button("game", offer.key, label, self.words.say("local-button", button=label, title=offer.title))

    def _form(self, action: str, place: str, inside: str, target: str = "_self") -> str:
        inputs = "".join(
            f'<input type="hidden" name="{name}" value="{html.escape(value)}">'
            for name, value in (("token", self.token), ("place", place))
        )
        return f'<form method="post" action="{self.home}/{action}" target="{target}">{inputs}{inside}</form>'


CALLS = ("turn", "answer")
"""The buttons of a post that calls somebody. A post keeps its language, so they are sought in every language."""
BEGINNINGS = ("play", "table", "learn")
"""The buttons of /help that an empty channel shows, as `button-begin` names them."""
BOLD, CODE = re.compile(r"\*\*(.+?)\*\*"), re.compile(r"`(.+?)`")
NAME = "@"
"""Stands for a person's name in a text that the page completes."""


def _button(name: str, value: str, label: str, reading: str = "") -> str:
    """A button that sends a value. `reading`: its name for a screen reader, where the label alone is not clear."""
    aria = f' aria-label="{html.escape(reading)}"' if reading else ""
    return f'<button name="{name}" value="{html.escape(value)}"{aria}>{html.escape(label)}</button>'


class BarredServer(PreviewServer):
    """simcord's server of one page, with the bar above it and our text in an empty channel."""

    _STATIC_FILES = {**PreviewServer._STATIC_FILES, "/bar.css": "bar.css", "/bar.js": "bar.js"}

    def __init__(self, preview: Preview, port: int, bar: Bar, place: Place) -> None:
        super().__init__(preview, port)
        self.bar, self.place = bar, place

    def _find_changes(self) -> dict[str, str]:
        """What takes the place of which parts of simcord's page."""
        key, who, title = self.place.key, self.place.who, self.bar.words.text(self.place.title)
        viewing, welcome = self.bar.as_html("local-viewing"), self.bar.welcome(key, who)
        return {
            '<html lang="en">': f'<html lang="{self.bar.words.locale}">',
            "<title>SimCord Preview<": f"<title>{html.escape(title)} · Fronde<",
            "</head>": '<link rel="stylesheet" href="/bar.css"></head>',
            "<body>": f"<body>{self.bar.html(key, who)}",
            ">Viewing as": f">{viewing}",
            'aria-label="Viewing as"': f'aria-label="{viewing}"',
            EMPTY: f'<div id="channel-empty" class="channel-empty" hidden>{welcome}</div>',
            "</body>": '<script src="/bar.js"></script></body>',
        }

    async def _static(self, request: web.Request) -> Any:
        if request.path in OWN:
            kind, text = OWN[request.path]
            return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)
        answer = await super()._static(request)
        if request.path == "/":
            for former, ours in self._find_changes().items():
                answer.text = answer.text.replace(former, ours)
        if answer.content_type in ("text/html", "application/javascript"):
            answer.text = translate(answer.text, self.bar.words)
        return answer


EMPTY = '<p id="channel-empty" class="channel-empty" hidden>No messages in this channel.</p>'
HERE = Path(__file__).parent
OWN = {
    "/bar.css": ("text/css", (HERE / "bar.css").read_text(encoding="utf-8")),
    "/bar.js": ("application/javascript", (HERE / "bar.js").read_text(encoding="utf-8")),
}
"""Further files of the bar, by path: their type and text."""


def lobby_page(bar: Bar, channel: str) -> str:
    """The HTML of the start page; its changing content comes from /state."""
    me, *others = bar.people
    labels = {name: bar.words.say(f"local-{name}") for name in ("viewing", "play", "deal", "learn")}
    args = {**labels, "me": me, "others": others, "channel": channel}
    plain = {name: bar.words.say(f"local-{name}") for name in SCRIPT}
    return Page((HERE / "lobby.html").read_text(encoding="utf-8")).substitute(
        {name: bar.as_html(f"local-{name}", **args) for name in PARTS},
        lang=bar.words.locale,
        cards=bar.cards(),
        script=json.dumps(plain).replace("<", "\\u003c"),
    )


class Page(Template):
    """A page with `$name` in place of each text; the name of a text may contain hyphens."""

    idpattern = "[a-z]+(?:-[a-z]+)*"


PARTS = ("page", "intro", "where", "starting", "private", "private-note", "how", "how-people", "how-buttons",
         "how-commands", "tools", "thread", "thread-note", "restart", "end")  # fmt: skip
"""The texts of the start page."""
SCRIPT = ("nothing", "stopped", "moment", "restarting", "restarted", "lost", "thread-name", "thread-example")
"""The texts that its script shows."""
