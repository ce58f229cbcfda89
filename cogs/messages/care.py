"""Posts about tables nobody touches, players who are away, and who looks after a server's tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cogs.ids import AgreeToSwap, KeepTable, NameHost, OpenPanel, ReturnAsHost, TakeBack
from cogs.messages.modes import ASIDE, SIGN, Manner, Post
from cogs.messages.names import Markup, Words, mention
from cogs.messages.parts import button, menu, row, text
from cogs.messages.pinned import sign_off
from cogs.messages.speech import describe, game_title
from fronde.host.commands.seats import ANYBODY, MACHINE
from fronde.host.table import Table

AGEING = "ageing"
"""The slot of the word that a table nobody touches is to close or to rest."""
ACTING = "acting"
"""The slot of the word that a steward acts as host."""


def moment(at: int) -> Markup:
    """A moment as everybody's own clock shows it, and how far it is off."""
    return Markup(f"<t:{at}:F> (<t:{at}:R>)")


def _ageing(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    key = "ageing-lobby" if data["lobby"] else "ageing-game"
    details = text(words.say(key, **describe(data, table, words), end=moment(data["end"])))
    keep = row(button(KeepTable(table.id).button, words.say("button-keep"), "main"))
    return [Post(Manner.REPLACE, AGEING, [details, keep], ping=data["ping"], classic=True)]


def _ageing_off(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    return [Post(Manner.AMEND, AGEING, [text(words.say("ageing-off", player=data["player"]))], classic=True)]


def _expired(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    return [Post(Manner.DROP, AGEING), Post(Manner.NEW, None, [text(words.say("expired"))])]


def _rested(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    details = text(words.say("rested", title=game_title(words, table.record.game)))
    drops = [Post(Manner.DROP, slot) for slot in (AGEING, ASIDE)]
    return [*drops, Post(Manner.PAST, "turn"), sign_off(table, words, [details]), Post(Manner.NEW, None, [details])]


def _woken(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    line = words.say("woken", **describe(data, table, words))
    panel = row(button(OpenPanel(table.id).button, words.say("button-panel"), "main"))
    return [Post(Manner.NEW, SIGN, [text(line), panel], ping=data["ping"], classic=True, pins=True)]


def _steward(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    host = next((p.name for p in table.record.players if p.user == table.record.host), words.say("host-away"))
    line = text(words.say(f"steward-{data['what']}", player=data["player"], host=host))
    posts = [Post(Manner.DROP, AGEING), Post(Manner.DROP, ACTING)]
    if data["what"] == "taken-over":
        back = row(button(ReturnAsHost(table.id).button, words.say("button-host-back")))
        players = [(str(p.user), p.name, "") for p in table.record.players if p.user not in (None, table.record.acting)]
        other = [menu(NameHost(table.id).menu, words.say("host-choose"), players[:25])] if players else []
        return [*posts, Post(Manner.NEW, ACTING, [line, back, *other], classic=True)]
    ended = [] if table.record.is_open else [sign_off(table, words, [line])]
    return [*posts, *ended, Post(Manner.NEW, None, [line])]


def _swap(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    (away, leaving), (to, coming) = data["away"], data["to"]
    coming, key = (words.name("level", coming), "swap-opponent") if to == MACHINE else (coming, "swap-call")
    args = {"to": coming, "away": leaving, "why": data.get("why", "away"), "missing": data.get("missing", 1)}
    line = words.say(key, **describe(data, table, words), **args, anybody=int(to == ANYBODY))
    agree = row(button(AgreeToSwap(table.id, away, to).button, words.say("button-swap-yes"), "good"))
    manner = Manner.REPLACE if data["ping"] else Manner.EDIT
    return [Post(manner, f"swap:{away}", [text(line), agree], ping=data["ping"], classic=True)]


def _machine(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """A machine plays on for somebody, who may take the seat back."""
    args = {"mention": mention(data["owner"] or 0), "name": data["name"], "level": words.name("level", data["level"])}
    key = "machine-told" if data["ping"] else "machine-asked"
    line = words.say(key, **describe(data, table, words), **args)
    back = [row(button(TakeBack(table.id).button, words.say("button-take-back")))] if data["owner"] else []
    return [Post(Manner.NEW, None, [text(line), *back], ping=data["ping"], classic=True)]


def _advice(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    key = "advice-on-told" if data["allowed"] else "advice-off-told"
    return [Post(Manner.NEW, None, [text(words.say(key, **describe(data, table, words)))])]


def _hurried(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    return [Post(Manner.NEW, None, [text(words.say("hurried-told"))])]


def _operator(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    return [Post(Manner.NEW, None, [text(words.say("operator", words=data["words"]))])]


PUBLIC: Mapping[str, Callable[[Mapping[str, Any], Table, Words], list[Post]]] = {
    "ageing": _ageing, "ageing-off": _ageing_off, "expired": _expired, "rested": _rested, "woken": _woken,
    "steward": _steward, "swap": _swap, "machine": _machine, "advice": _advice,
    "hurried": _hurried, "operator": _operator,
}  # fmt: skip
