"""The pages of the local table: the start page, and the bar above each page of simcord's.

A bar holds forms that ask the start page's server for a table, a second view or a fresh start. Each carries the token
of this process, since the pages have addresses (origins) of their own.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template
from typing import Any

from aiohttp import web
from simcord import Preview
from simcord.preview._server import PreviewServer


class Bar:
    """A newcomer's buttons: a table of each game, somebody else's view, a fresh start."""

    def __init__(self, home: str, token: str, games: Mapping[str, str], people: Sequence[str]) -> None:
        self.home = home
        self.token = token
        self.games = games
        self.people = people

    def html(self, place: str, who: str = "") -> str:
        """The bar above a place, as somebody sees it."""
        second = next(name for name in self.people[1:] if name != who)
        others = "".join(_button("who", name.lower(), name) for name in self.people if name != who)
        again = (
            f"<details><summary>Start again</summary><div>{_button('sure', 'yes', 'End it, deal anew')}</div></details>"
        )
        return (
            f'<nav class="table-bar" aria-label="The local table"><a href="{self.home}/">Fronde</a>'
            + '<button type="button" id="be-mover" hidden></button>'
            + self._form("deal", place, f"<span>Play</span>{self._games()}")
            + self._form("view", place, f"{_button('who', second.lower(), f'Be {second} too')}"
                         f"<details><summary>Others</summary><div>{others}</div></details>", "_blank")
            + self._form("again", place, again)
            + "</nav>"
        )  # fmt: skip

    def dealing(self, place: str) -> str:
        """The buttons of the games alone, for the start page."""
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

    def __init__(self, preview: Preview, port: int, bar: str) -> None:
        super().__init__(preview, port)
        self.bar = bar

    async def _static(self, request: web.Request) -> Any:
        if request.path in OWN:
            kind, text = OWN[request.path]
            return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)
        answer = await super()._static(request)
        if request.path == "/":
            head, body = '<link rel="stylesheet" href="/bar.css"></head>', f"<body>{self.bar}"
            page = answer.text.replace("</head>", head).replace("<body>", body)
            answer.text = page.replace("</body>", '<script src="/bar.js"></script></body>')
        return answer


HERE = Path(__file__).parent
OWN = {
    "/bar.css": ("text/css", (HERE / "bar.css").read_text(encoding="utf-8")),
    "/bar.js": ("application/javascript", (HERE / "bar.js").read_text(encoding="utf-8")),
}
"""Further files of the bar, by path: their type and text."""


def lobby_page(bar: Bar, channel: str) -> str:
    """The start page; its changing content comes from /state."""
    people = f"{html.escape(', '.join(bar.people[:-1]))} and {html.escape(bar.people[-1])}"
    page = Template((HERE / "lobby.html").read_text(encoding="utf-8"))
    return page.substitute(people=people, dealing=bar.dealing("table"), channel=channel)
