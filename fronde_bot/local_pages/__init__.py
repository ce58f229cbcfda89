"""The pages of the local table: the start page, and the bar above each page of simcord's.

The forms of both ask the start page's server for a table, a guided game, a second view or a fresh start. Each has the
token of this process, since the pages have addresses (origins) of their own.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any

from aiohttp import web
from simcord import Preview
from simcord.preview._server import PreviewServer

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


class Bar:
    """The buttons of every page: a game against bots, a table, a guided game, somebody else's view, a fresh start."""

    def __init__(self, home: str, token: str, people: Sequence[str]) -> None:
        self.home = home
        self.token = token
        self.people = people
        self.games: list[Offer] = []

    def html(self, place: str, who: str = "") -> str:
        """The bar above a place, in the view of person `who`. Its script moves the tools of simcord's page into it."""
        others = "".join(_button("who", name.lower(), name) for name in self.people if name != who)
        again = _button("sure", "yes", "End this game and start it again")
        return (
            f'<nav class="table-bar" aria-label="The local table"><a href="{self.home}/">All games</a>'
            '<button type="button" id="be-mover" hidden></button><details id="bar-menu"><summary>Menu</summary><div>'
            + self._form(
                "view", place, f"<details><summary>Another player’s page</summary>{others}</details>", "_blank"
            )
            + self._form("again", place, f"<details><summary>Start again</summary>{again}</details>")
            + '<details id="bar-tools"><summary>Tools</summary></details></div></details></nav>'
        )

    def welcome(self, place: str, who: str = "") -> str:
        """The text of an empty channel, or of the empty direct messages of `who`."""
        if who and place == who.lower():
            return f"<p>What the bot tells {who} alone appears here.</p>"
        return (
            "<h2>Nobody is playing here yet</h2><p>Play alone against bots, open a table for several people, or learn "
            "a game with a guide.</p>"
            + self._form("begin", place, "".join(_button("what", label, label) for label in BEGINNINGS))
            + "<p>Every command is also behind <kbd>/</kbd> in the field below.</p>"
        )  # fmt: skip

    def cards(self) -> str:
        """The games on the start page. The first is marked as the one to start with."""
        return "".join(self._card(offer, number == 0) for number, offer in enumerate(self.games))

    def _card(self, offer: Offer, is_first: bool) -> str:
        title = html.escape(offer.title)
        labels = [("play", "Play against bots"), ("deal", "Sit at every seat")]
        labels += [("learn", "Learn")] if offer.has_guide else []
        forms = "".join(
            self._form(path, TABLE, _button("game", offer.key, label, f"{label}: {offer.title}"))
            for path, label in labels
        )
        start = '<p class="start">Start here</p>' if is_first else ""
        return (
            f'<article class="game"><img src="/cover/{offer.key}" alt="The board of {title}" width="640" height="400">'
            f'<div>{start}<h2>{title}</h2><p class="facts">{html.escape(offer.facts)}</p>'
            f'<p>{html.escape(offer.pitch)}</p><div class="acts">{forms}</div></div></article>'
        )

    def _form(self, action: str, place: str, inside: str, target: str = "_self") -> str:
        hidden = "".join(
            f'<input type="hidden" name="{name}" value="{html.escape(value)}">'
            for name, value in (("token", self.token), ("place", place))
        )
        return f'<form method="post" action="{self.home}/{action}" target="{target}">{hidden}{inside}</form>'


BEGINNINGS = ("Play now against bots", "Open a table", "Learn a game")
"""The buttons of /help, as an empty channel shows them."""


def _button(name: str, value: str, label: str, spoken: str = "") -> str:
    """A button that sends a value. `spoken`: its name for a screen reader, where the label alone is not clear."""
    aria = f' aria-label="{html.escape(spoken)}"' if spoken else ""
    return f'<button name="{name}" value="{html.escape(value)}"{aria}>{html.escape(label)}</button>'


class BarredServer(PreviewServer):
    """simcord's server of one page, with the bar above it and our text in an empty channel."""

    _STATIC_FILES = {**PreviewServer._STATIC_FILES, "/bar.css": "bar.css", "/bar.js": "bar.js"}

    def __init__(self, preview: Preview, port: int, title: str, bar: str, welcome: str) -> None:
        super().__init__(preview, port)
        self.changes = {
            "<title>SimCord Preview<": f"<title>{html.escape(title)} · Fronde<",
            "</head>": '<link rel="stylesheet" href="/bar.css"></head>',
            "<body>": f"<body>{bar}",
            EMPTY: f'<div id="channel-empty" class="channel-empty" hidden>{welcome}</div>',
            "</body>": '<script src="/bar.js"></script></body>',
        }

    async def _static(self, request: web.Request) -> Any:
        if request.path in OWN:
            kind, text = OWN[request.path]
            return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)
        answer = await super()._static(request)
        if request.path == "/":
            for former, ours in self.changes.items():
                answer.text = answer.text.replace(former, ours)
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
    people = f"{html.escape(', '.join(bar.people[:-1]))} and {html.escape(bar.people[-1])}"
    page = Template((HERE / "lobby.html").read_text(encoding="utf-8"))
    return page.substitute(people=people, games=bar.cards(), channel=channel)
