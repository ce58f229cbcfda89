"""The offline Discord as plain data: its servers, channels, people and messages, to be written down and stood up again
with the ids they had."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import simcord
from simcord.backend import models

STORED = ("users", "guilds", "channels", "messages", "dm_channels", "commands")
"""What of simcord's backend is written down. Pictures are not: a message names its attachments, without their bytes."""


def freeze(env: simcord.Env) -> dict[str, Any]:
    """Everything people see, and what time it is."""
    backend = env.backend
    world = {name: _freeze(getattr(backend, name)) for name in STORED}
    bot = {"application": backend.application_id, "bot": backend.bot_user.id}
    return {"now": backend.clock.now().isoformat(), **bot, **world}


def thaw(env: simcord.Env, world: Mapping[str, Any], later: timedelta = timedelta(0)) -> None:
    """Stand a world up in an offline Discord that has not been started, so long after it was written down."""
    backend = env.backend
    for name in STORED:
        setattr(backend, name, _thaw(world[name]))
    backend.application_id, backend.bot_user = world["application"], backend.users[world["bot"]]
    backend.clock._epoch = datetime.fromisoformat(world["now"]).astimezone(UTC) + later
    messages = (number for by_id in backend.messages.values() for number in by_id)
    backend._reserved_ids.update(
        {backend.application_id, *backend.users, *backend.guilds, *backend.channels, *messages}
    )


def _freeze(value: Any) -> Any:
    """As JSON; of an object only what differs from its defaults, and a mapping without words as keys as pairs."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        data = {name: _freeze(one) for name, one in fields.items() if one != _default(value, name)}
        return {"is": type(value).__name__, **data}
    if isinstance(value, dict):
        if all(isinstance(key, str) for key in value) and "is" not in value:
            return {key: _freeze(one) for key, one in value.items()}
        return {"is": "pairs", "of": [[_freeze(key), _freeze(one)] for key, one in value.items()]}
    if isinstance(value, (set, frozenset)):
        return {"is": "set", "of": sorted(_freeze(one) for one in value)}
    if isinstance(value, tuple):
        return {"is": "tuple", "of": [_freeze(one) for one in value]}
    if isinstance(value, list):
        return [_freeze(one) for one in value]
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _default(value: Any, name: str) -> Any:
    field = next(field for field in dataclasses.fields(value) if field.name == name)
    factory = field.default_factory
    return factory() if factory is not dataclasses.MISSING else field.default


def _thaw(value: Any) -> Any:
    if isinstance(value, list):
        return [_thaw(one) for one in value]
    if not isinstance(value, dict):
        return value
    kind = value.get("is")
    if kind == "pairs":
        return {_thaw(key): _thaw(one) for key, one in value["of"]}
    if kind in ("set", "tuple"):
        items = [_thaw(one) for one in value["of"]]
        return tuple(items) if kind == "tuple" else frozenset(items)
    fields = {name: _thaw(one) for name, one in value.items() if name != "is"}
    return fields if kind is None else getattr(models, kind)(**fields)
