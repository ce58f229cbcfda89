"""Checks the requests a bot sends against Discord's own OpenAPI file, and rules that file leaves out."""

from __future__ import annotations

import json
import pathlib
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import jsonschema
import jsonschema_rs

SPEC = pathlib.Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
"""Discord's published file, where it lies beside the repository."""

COMPONENTS_V2 = 1 << 15
METHODS = ("get", "post", "put", "patch", "delete")
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": r"^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}
"""Discord takes ids as numbers too, and discord.py sends some that way."""
OVERWRITE = "/channels/{channel_id}/permissions/{overwrite_id}"
RIGHTS = {"type": ["string", "null"], "pattern": r"^(0|[1-9][0-9]*)$"}
"""Discord's documentation has rights be texts, which the file calls integers in this one place."""


@dataclass
class Route:
    """One operation of the file, its body's schema and, once used, what says whether one fits."""

    segments: list[str]
    body: Any
    fits_body: Callable[[Any], bool] | None = None

    def fits(self, segments: list[str]) -> bool:
        """Whether a request of as many segments is for this route."""
        return all(t.startswith("{") or t == s for t, s in zip(self.segments, segments, strict=True))

    @property
    def literals(self) -> int:
        """How many segments are no parameters: the most literal route wins."""
        return sum(not t.startswith("{") for t in self.segments)


class DiscordSpec:
    """Discord's OpenAPI file."""

    def __init__(self, path: pathlib.Path) -> None:
        self.doc = json.loads(path.read_text())
        self.doc["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
        _body_schema(self.doc["paths"][OVERWRITE]["put"])["properties"].update(allow=RIGHTS, deny=RIGHTS)
        self.routes: dict[tuple[str, int], list[Route]] = defaultdict(list)
        """Those of a method and a number of segments."""
        for path, operations in self.doc["paths"].items():
            segments = path.strip("/").split("/")
            for method in operations.keys() & set(METHODS):
                route = Route(segments, _body_schema(operations[method]))
                self.routes[method.upper(), len(segments)].append(route)
        self.validators = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"oneOf": self._check_one_of})

    def check(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request, a line each."""
        segments = path.split("?")[0].strip("/").split("/")
        possible = self.routes.get((method, len(segments)), ())
        route = max((r for r in possible if r.fits(segments)), key=lambda r: r.literals, default=None)
        if route is None:
            return [f"{method} {path}: not a route in Discord's OpenAPI file"]
        problems = self._check_body(route, body) if body is not None and route.body is not None else []
        problems += [f"{where}: {what}" for where, what in extra_rules(path, body)]
        return [f"{method} {path}: {problem}" for problem in problems]

    def _check_body(self, route: Route, body: Any) -> list[str]:
        """Whether a body fits is seen two hundred times as fast as what is wrong with one that does not."""
        schema = {**route.body, "components": self.doc["components"]}
        if route.fits_body is None:
            route.fits_body = jsonschema_rs.Draft202012Validator(schema).is_valid
        if route.fits_body(json.loads(json.dumps(body))):
            return []
        leaves = [_deepest(error) for error in self.validators(schema).iter_errors(body)]
        return [f"{'/'.join(map(str, leaf.absolute_path)) or '(body)'}: {_describe(leaf)}" for leaf in leaves]

    def _check_one_of(self, validator: Any, schemas: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
        """As `oneOf`; but where a component fits the one schema for its type, the dozen others are not looked into."""
        possible = [one for one in schemas if self._may_fit(one, instance)]
        if sum(not any(validator.descend(instance, one)) for one in possible) != 1:
            yield from jsonschema.Draft202012Validator.VALIDATORS["oneOf"](validator, schemas, instance, schema)

    def _may_fit(self, schema: Any, instance: Any) -> bool:
        """Whether the schema is not one for components of another type."""
        if not isinstance(instance, dict) or "type" not in instance:
            return True
        target = self.doc["components"]["schemas"].get(schema.get("$ref", "").rpartition("/")[2], schema)
        types = target.get("properties", {}).get("type", {}).get("enum")
        return types is None or instance["type"] in types


def _body_schema(operation: Any) -> Any:
    return operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")


@lru_cache(maxsize=1)
def load_spec() -> DiscordSpec | None:
    """The checker; None where the file is absent."""
    return DiscordSpec(SPEC) if SPEC.exists() else None


def check_all(spec: DiscordSpec, requests: Sequence[Any]) -> list[str]:
    """What is wrong with all of `env.http_requests`."""
    return [problem for r in requests for problem in spec.check(r.method, r.path, r.json)]


def _describe(error: Any) -> str:
    if error.validator in ("maxLength", "minLength", "maxItems", "minItems"):
        return f"length {len(error.instance)} breaks {error.validator}={error.validator_value}"
    return error.message if len(error.message) < 160 else f"breaks {error.validator}={str(error.validator_value)[:80]}"


def _deepest(error: Any) -> Any:
    """Of the alternatives of a component or callback, the error in the one whose `type` fits."""
    while error.validator in ("oneOf", "anyOf") and error.context:
        branches: dict[Any, list[Any]] = {}
        for inner in error.context:
            branches.setdefault(inner.relative_schema_path[0], []).append(inner)
        fitting = [errors for errors in branches.values() if not any(map(_is_wrong_type, errors))]
        pool = min(fitting, key=len) if fitting else error.context
        error = max(pool, key=lambda e: len(e.absolute_path))
    return error


def _is_wrong_type(error: Any) -> bool:
    path = list(error.relative_path)
    return path == ["type"] or (error.validator == "type" and not path)


# --- what the file does not say ---


def extra_rules(path: str, body: Any) -> Iterator[tuple[str, str]]:
    """Documented limits that the OpenAPI file does not, or cannot, say."""
    if isinstance(body, list) and path.endswith("/commands"):
        for command in body:
            if command.get("type", 1) == 1 and not re.fullmatch(r"[-_\w]{1,32}", command["name"]):
                yield command["name"], "not a legal slash command name"
            if command.get("type", 1) == 1 and command["name"] != command["name"].lower():
                yield command["name"], "capitals in a slash command name"
        return
    data = body.get("data") if isinstance(body, dict) and path.endswith("/callback") else body
    if not isinstance(data, dict):
        return
    if isinstance(data.get("content"), str) and len(data["content"]) > 2000:
        yield "content", f"{len(data['content'])} characters; a bot may send 2000"
    if isinstance(data.get("components"), list) and "title" not in data:
        for problem in _component_rules(data["components"], bool((data.get("flags") or 0) & COMPONENTS_V2)):
            yield "components", problem


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components or []:
        yield component
        yield from _walk(component.get("components"))
        if isinstance(component.get("accessory"), dict):
            yield component["accessory"]


def _component_rules(components: list[dict[str, Any]], is_v2: bool) -> Iterator[str]:
    every = list(_walk(components))
    if is_v2 and len(every) > 40:
        yield "more than 40 components"
    if not is_v2 and (len(components) > 5 or any(c.get("type") != 1 for c in components)):
        yield "without the components-v2 flag, five action rows at most and nothing else"
    ids = [c["custom_id"] for c in every if c.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield "duplicate custom_id"
    for component in every:
        inner = component.get("components") or []
        if component.get("type") == 1 and len(inner) > 1 and any(c.get("type") in (3, 5, 6, 7, 8) for c in inner):
            yield "a menu needs a row of its own"
        if component.get("type") == 2 and not (component.get("label") or component.get("emoji")):
            yield "a button needs a label or an emoji"
        values = [option.get("value") for option in component.get("options") or []]
        if len(values) != len(set(values)):
            yield "duplicate value in a menu"
