"""Discord's HTTP interface, version 10, as far as discord.py and this bot use it: each route is a function."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.e2e.fake_discord.world import APPLICATION, BOT_USER, Json, Refusal, World


@dataclass(slots=True)
class Asked:
    """A request: what its path holds, its query, its JSON and the names and sizes of its files."""

    path: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Json = None
    files: list[tuple[str, int]] = field(default_factory=list)

    def number(self, name: str) -> int:
        """An id of the path. Raises Refusal."""
        if not self.path[name].isdecimal():
            raise Refusal(400, 50035, "Invalid Form Body")
        return int(self.path[name])


Handler = Callable[[World, Asked], Any]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, template: str) -> Callable[[Handler], Handler]:
    """The function answers this; what it gives is the JSON, None an empty answer."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))

    def keep(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return keep


def find(method: str, path: str) -> tuple[Handler, dict[str, str]]:
    """The function for a request, and what its path holds. Raises Refusal."""
    for known, pattern, handler in ROUTES:
        if known == method and (found := pattern.fullmatch(path)):
            return handler, found.groupdict()
    raise Refusal(404, 0, "404: Not Found")


# --- the application ---


@route("GET", "users/@me")
def _me(world: World, asked: Asked) -> Json:
    return BOT_USER


@route("GET", "(?:oauth2/)?applications/@me")
def _application(world: World, asked: Asked) -> Json:
    return {"id": APPLICATION, "name": "Fronde", "description": "", "icon": None, "flags": 0, "bot_public": True,
            "bot_require_code_grant": False, "verify_key": "", "summary": "", "owner": BOT_USER,
            "team": None}  # fmt: skip


@route("PUT", "applications/{application}/commands")
def _take_commands(world: World, asked: Asked) -> Json:
    world.commands = _numbered(asked.body)
    return world.commands


@route("GET", "applications/{application}/commands")
def _commands(world: World, asked: Asked) -> Json:
    return world.commands


@route("PUT", "applications/{application}/guilds/{guild}/commands")
def _take_trial_commands(world: World, asked: Asked) -> Json:
    if asked.number("guild") != world.guild:
        raise Refusal(403, 50001, "Missing Access")
    return _numbered(asked.body)


def _numbered(commands: list[Json]) -> list[Json]:
    given = {
        "description": "",
        "application_id": APPLICATION,
        "version": "1",
    }  # what stands in a menu has no description
    return [{**given, **c, "id": str(n)} for n, c in enumerate(commands, 1)]


# --- channels and their messages ---


@route("POST", "users/@me/channels")
def _open_dm(world: World, asked: Asked) -> Json:
    return world.open_dm(int(asked.body["recipient_id"])).json(world.guild)


@route("GET", "channels/{channel}")
def _channel(world: World, asked: Asked) -> Json:
    return world.find_channel(asked.number("channel")).json(world.guild)


@route("PATCH", "channels/{channel}")
def _change_channel(world: World, asked: Asked) -> Json:
    channel = world.find_channel(asked.number("channel"))
    if channel.locked:
        raise Refusal(403, 50013, "Missing Permissions")
    channel.archived = asked.body.get("archived", channel.archived)
    world.note(f"channel {channel.name} is {'archived' if channel.archived else 'open'}")
    return channel.json(world.guild)


@route("POST", "channels/{channel}/messages")
def _post(world: World, asked: Asked) -> Json:
    channel = world.find_channel(asked.number("channel"), writing=True, files=bool(asked.files))
    return world.post(channel, asked.body, asked.files).json()


@route("GET", "channels/{channel}/messages")
def _history(world: World, asked: Asked) -> Json:
    channel = world.find_channel(asked.number("channel"))
    where = {key: int(asked.query[key]) for key in ("around", "before", "after") if key in asked.query}
    limit = min(int(asked.query.get("limit", 50)), 100)
    return [message.json() for message in world.history(channel, limit, where)]


@route("GET", "channels/{channel}/messages/{message}")
def _message(world: World, asked: Asked) -> Json:
    return world.find_message(world.find_channel(asked.number("channel")), asked.number("message")).json()


@route("PATCH", "channels/{channel}/messages/{message}")
def _edit(world: World, asked: Asked) -> Json:
    channel = world.find_channel(asked.number("channel"), files=bool(asked.files))
    message = world.find_message(channel, asked.number("message"), changing=True)
    return world.change(message, asked.body, asked.files).json()


@route("DELETE", "channels/{channel}/messages/{message}")
def _delete(world: World, asked: Asked) -> None:
    channel = world.find_channel(asked.number("channel"))
    world.delete(world.find_message(channel, asked.number("message"), changing=True))


@route("GET", "channels/{channel}/messages/pins")
def _pins(world: World, asked: Asked) -> Json:
    shown = world.standing(world.find_channel(asked.number("channel")))
    return {"items": [{"message": m.json(), "pinned_at": m.json()["timestamp"]} for m in shown if m.pinned],
            "has_more": False}  # fmt: skip


@route("PUT", "channels/{channel}/(?:messages/)?pins/{message}")
def _pin(world: World, asked: Asked) -> None:
    channel = world.find_channel(asked.number("channel"), writing=True)
    world.find_message(channel, asked.number("message"), changing=True).pinned = True


@route("DELETE", "channels/{channel}/(?:messages/)?pins/{message}")
def _unpin(world: World, asked: Asked) -> None:
    channel = world.find_channel(asked.number("channel"), writing=True)
    world.find_message(channel, asked.number("message"), changing=True).pinned = False


@route("POST", "channels/{channel}/threads")
def _open_thread(world: World, asked: Asked) -> Json:
    world.find_channel(asked.number("channel"), writing=True)
    return world.add_thread(asked.body["name"], asked.number("channel")).json(world.guild)


# --- interactions ---


@route("POST", "interactions/{interaction}/{token}/callback")
def _answer(world: World, asked: Asked) -> Json:
    found = world.interactions.get(asked.path["token"])
    if found is None or found.id != asked.number("interaction"):
        raise Refusal(404, 10062, "Unknown interaction")
    kind = asked.body["type"]
    world.answer(found, kind, asked.body.get("data") or {}, asked.files)
    if "with_response" not in asked.query:
        return None
    told: dict[str, Json] = {"id": str(found.id), "type": found.kind, "response_message_loading": kind == 5}
    if found.answer is None:
        return {"interaction": told}
    told |= {"response_message_id": str(found.answer.id), "response_message_ephemeral": found.answer.to is not None}
    return {"interaction": told, "resource": {"type": kind, "message": found.answer.json()}}


@route("POST", "webhooks/{application}/{token}")
def _follow(world: World, asked: Asked) -> Json:
    return world.follow(world.find_interaction(asked.path["token"]), asked.body, asked.files).json()


@route("GET", "webhooks/{application}/{token}/messages/@original")
def _original(world: World, asked: Asked) -> Json:
    found = world.find_interaction(asked.path["token"])
    if found.answer is None:
        raise Refusal(404, 10008, "Unknown Message")
    return found.answer.json()


@route("PATCH", "webhooks/{application}/{token}/messages/@original")
def _change_answer(world: World, asked: Asked) -> Json:
    return world.change_answer(world.find_interaction(asked.path["token"]), asked.body, asked.files).json()


@route("DELETE", "webhooks/{application}/{token}/messages/@original")
def _delete_answer(world: World, asked: Asked) -> None:
    found = world.find_interaction(asked.path["token"])
    if found.answer is not None:
        world.delete(found.answer)
