"""Discord's HTTP interface, version 10, as far as discord.py and this bot use it: each route is a function."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.e2e.fake_discord.gateway import guild_json
from tests.e2e.fake_discord.world import APPLICATION, BOT_USER, Json, Refusal, World

LOADING = 1 << 7
"""The flag of an answer that is put off."""


@dataclass(slots=True)
class RestCall:
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


Handler = Callable[[World, RestCall], Any]
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
    for route_method, pattern, handler in ROUTES:
        if route_method == method and (match := pattern.fullmatch(path)):
            return handler, match.groupdict()
    raise Refusal(404, 0, "404: Not Found")


# --- the application ---


@route("GET", "users/@me")
def _me(world: World, request: RestCall) -> Json:
    return BOT_USER


@route("GET", "(?:oauth2/)?applications/@me")
def _application(world: World, request: RestCall) -> Json:
    return {"id": APPLICATION, "name": "Fronde", "description": "", "icon": None, "flags": 0, "bot_public": True,
            "bot_require_code_grant": False, "verify_key": "", "summary": "", "owner": BOT_USER,
            "team": None}  # fmt: skip


@route("PUT", "applications/{application}/commands")
def _take_commands(world: World, request: RestCall) -> Json:
    world.commands = _number_commands(request.body)
    return world.commands


@route("GET", "applications/{application}/commands")
def _commands(world: World, request: RestCall) -> Json:
    return world.commands


@route("GET", "guilds/{guild}")
def _guild(world: World, request: RestCall) -> Json:
    number = request.number("guild")
    if number not in {world.guild, *world.servers}:
        raise Refusal(404, 10004, "Unknown Guild")
    return guild_json(number, world.servers.get(number, []))


@route("PUT", "applications/{application}/guilds/{guild}/commands")
def _take_trial_commands(world: World, request: RestCall) -> Json:
    if request.number("guild") not in {world.guild, *world.servers}:
        raise Refusal(403, 50001, "Missing Access")
    return _number_commands(request.body)


def _number_commands(commands: list[Json]) -> list[Json]:
    defaults = {
        "description": "",
        "application_id": APPLICATION,
        "version": "1",
    }  # what stands in a menu has no description
    return [{**defaults, **c, "id": str(n)} for n, c in enumerate(commands, 1)]


# --- channels and their messages ---


@route("POST", "users/@me/channels")
def _open_dm(world: World, request: RestCall) -> Json:
    return world.open_dm(int(request.body["recipient_id"])).json()


@route("GET", "channels/{channel}")
def _channel(world: World, request: RestCall) -> Json:
    return world.find_channel(request.number("channel")).json()


@route("PATCH", "channels/{channel}")
def _change_channel(world: World, request: RestCall) -> Json:
    channel = world.find_channel(request.number("channel"))
    if channel.locked:
        raise Refusal(403, 50013, "Missing Permissions")
    channel.archived = request.body.get("archived", channel.archived)
    world.note(f"channel {channel.name} is {'archived' if channel.archived else 'open'}")
    return channel.json()


@route("POST", "channels/{channel}/messages")
def _post(world: World, request: RestCall) -> Json:
    channel = world.find_channel(request.number("channel"), writing=True, files=bool(request.files))
    return world.post(channel, request.body, request.files).json()


@route("GET", "channels/{channel}/messages")
def _history(world: World, request: RestCall) -> Json:
    channel = world.find_channel(request.number("channel"))
    where = {key: int(request.query[key]) for key in ("around", "before", "after") if key in request.query}
    limit = min(int(request.query.get("limit", 50)), 100)
    return [message.json() for message in world.history(channel, limit, where)]


@route("GET", "channels/{channel}/messages/{message}")
def _message(world: World, request: RestCall) -> Json:
    return world.find_message(world.find_channel(request.number("channel")), request.number("message")).json()


@route("PATCH", "channels/{channel}/messages/{message}")
def _edit(world: World, request: RestCall) -> Json:
    channel = world.find_channel(request.number("channel"), files=bool(request.files))
    message = world.find_message(channel, request.number("message"), changing=True)
    return world.change(message, request.body, request.files).json()


@route("DELETE", "channels/{channel}/messages/{message}")
def _delete(world: World, request: RestCall) -> None:
    channel = world.find_channel(request.number("channel"))
    world.delete(world.find_message(channel, request.number("message"), changing=True))


@route("GET", "channels/{channel}/messages/pins")
def _pins(world: World, request: RestCall) -> Json:
    messages = world.standing(world.find_channel(request.number("channel")))
    return {"items": [{"message": m.json(), "pinned_at": m.json()["timestamp"]} for m in messages if m.pinned],
            "has_more": False}  # fmt: skip


@route("PUT", "channels/{channel}/(?:messages/)?pins/{message}")
def _pin(world: World, request: RestCall) -> None:
    channel = world.find_channel(request.number("channel"), writing=True)
    world.find_message(channel, request.number("message"), changing=True).pinned = True


@route("DELETE", "channels/{channel}/(?:messages/)?pins/{message}")
def _unpin(world: World, request: RestCall) -> None:
    channel = world.find_channel(request.number("channel"), writing=True)
    world.find_message(channel, request.number("message"), changing=True).pinned = False


@route("POST", "channels/{channel}/threads")
def _open_thread(world: World, request: RestCall) -> Json:
    world.find_channel(request.number("channel"), writing=True)
    return world.add_thread(request.body["name"], request.number("channel")).json()


# --- interactions ---


@route("POST", "interactions/{interaction}/{token}/callback")
def _answer(world: World, request: RestCall) -> Json:
    interaction = world.interactions.get(request.path["token"])
    if interaction is None or interaction.id != request.number("interaction"):
        raise Refusal(404, 10062, "Unknown interaction")
    kind = request.body["type"]
    world.answer(interaction, kind, request.body.get("data") or {}, request.files)
    if "with_response" not in request.query:
        return None
    data: dict[str, Json] = {"id": str(interaction.id), "type": interaction.kind, "response_message_loading": kind == 5}
    if interaction.answer is None:
        return {"interaction": data}
    data |= {
        "response_message_id": str(interaction.answer.id),
        "response_message_ephemeral": interaction.answer.to is not None,
    }
    return {"interaction": data, "resource": {"type": kind, "message": interaction.answer.json()}}


@route("POST", "webhooks/{application}/{token}")
def _follow(world: World, request: RestCall) -> Json:
    return world.follow(world.find_interaction(request.path["token"]), request.body, request.files).json()


@route("GET", "webhooks/{application}/{token}/messages/@original")
def _original(world: World, request: RestCall) -> Json:
    interaction = world.find_interaction(request.path["token"])
    if interaction.answer is None:
        raise Refusal(404, 10008, "Unknown Message")
    data = interaction.answer.json()
    if interaction.callback == 5 and not interaction.is_visible:
        data["flags"] |= LOADING
    return data


@route("PATCH", "webhooks/{application}/{token}/messages/@original")
def _change_answer(world: World, request: RestCall) -> Json:
    return world.change_answer(world.find_interaction(request.path["token"]), request.body, request.files).json()


@route("DELETE", "webhooks/{application}/{token}/messages/@original")
def _delete_answer(world: World, request: RestCall) -> None:
    interaction = world.find_interaction(request.path["token"])
    if interaction.answer is not None:
        world.delete(interaction.answer)
        interaction.is_visible = True  # what was put off is complete: the clicked message says the rest
