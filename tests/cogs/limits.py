"""The limits of Discord that a message of ours could break, walked over a payload. Needs no file beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

COMPONENTS_V2 = 1 << 15
BUTTON, ROW, MENU, TEXT_DISPLAY, LABEL, RADIO, BOXES = 2, 1, 3, 10, 18, 21, 22


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too."""
    for component in components or []:
        yield component
        yield from walk(component.get("components"))


def find_breaches(method: str, path: str, body: Any) -> list[str]:
    """What a request breaks, a sentence each."""
    if path.endswith("/commands") and isinstance(body, list):
        return list(_command_breaches(body))
    data = body.get("data") if isinstance(body, dict) and path.endswith("/callback") else body
    if not isinstance(data, dict):
        return []
    if "title" in data and "custom_id" in data:
        return [f"{method} {path}: {breach}" for breach in _modal_breaches(data)]
    if "choices" in data:
        return list(_choice_breaches(data["choices"]))
    return [f"{method} {path}: {breach}" for breach in _message_breaches(data)]


def _modal_breaches(data: dict[str, Any]) -> Iterator[str]:
    """A form has a short title and up to five labelled fields."""
    if not 1 <= len(data["title"]) <= 45 or not 1 <= len(data["custom_id"]) <= 100:
        yield f"title or id of a form: {data['title']}"
    if not 1 <= len(data["components"]) <= 5:
        yield "a form has one to five fields"
    for part in data["components"]:
        field = part["component"]
        if part["type"] != LABEL or not 1 <= len(part["label"]) <= 45:
            yield f"label of a field: {part}"
        if field["type"] in (RADIO, BOXES) and not (field["type"] == RADIO) < len(field["options"]) <= 10:
            yield f"a list of {len(field['options'])} entries"
        for option in field.get("options") or []:
            if not option["label"] or max(len(option["label"]), len(option.get("description") or "")) > 100:
                yield f"entry {option}"
        if len(part.get("description") or "") > 100:
            yield f"hint of a field: {part}"
        if len(field.get("value") or "") > field.get("max_length", 4000):
            yield "a field holds more than it takes"


def _choice_breaches(choices: list[dict[str, Any]]) -> Iterator[str]:
    if len(choices) > 25:
        yield f"{len(choices)} choices"
    for choice in choices:
        if not 1 <= len(choice["name"]) <= 100 or not 1 <= len(str(choice["value"])) <= 100:
            yield f"choice {choice}"


def _message_breaches(data: dict[str, Any]) -> Iterator[str]:
    if len(data.get("content") or "") > 2000:
        yield "content too long"
    if len(str(data.get("nonce") or "")) > 25:
        yield "nonce too long"
    parts = list(walk(data.get("components")))
    yield from _form_breaches(data)
    if parts and (data.get("flags") or 0) & COMPONENTS_V2:
        if len(parts) > 40:
            yield f"{len(parts)} components"
        if sum(len(p.get("content", "")) for p in parts if p["type"] == TEXT_DISPLAY) > 4000:
            yield "text too long"
    ids = [p["custom_id"] for p in parts if p.get("custom_id")]
    if len(ids) != len(set(ids)) or any(len(i) > 100 for i in ids):
        yield f"custom ids {ids}"
    for part in parts:
        yield from _part_breaches(part)


def _form_breaches(data: dict[str, Any]) -> Iterator[str]:
    """A layout has no content, a classic message rows alone, and what pings is one and says whom."""
    components, mentions = data.get("components") or [], (data.get("allowed_mentions") or {}).get("users") or []
    if (data.get("flags") or 0) & COMPONENTS_V2:
        if data.get("content") or data.get("embeds"):
            yield "a layout with content"
        if mentions:
            yield f"a layout pings {mentions}: the notification says nothing"
        return
    if len(components) > 5 or any(part["type"] != ROW for part in components):
        yield "a classic message has up to five rows and nothing else"
    if missing := [user for user in mentions if f"<@{user}>" not in (data.get("content") or "")[:CALL]]:
        yield f"pings {missing} without naming them at the beginning"


CALL = 300
"""Characters, raw mentions among them, within which a message that pings says whom."""


def _part_breaches(part: dict[str, Any]) -> Iterator[str]:
    if part["type"] == ROW and not 1 <= len(part["components"]) <= 5:
        yield "a row needs one to five buttons"
    if part["type"] == ROW and len(part["components"]) > 1 and any(c["type"] == MENU for c in part["components"]):
        yield "a menu fills its row"
    if part["type"] == BUTTON and not 1 <= len(part.get("label") or "") <= 80:
        yield f"label of a button: {part}"
    if part["type"] == MENU:
        options = part["options"]
        if not 1 <= len(options) <= 25 or len({o["value"] for o in options}) != len(options):
            yield f"options of a menu: {part}"
        if not 0 <= part["min_values"] <= part["max_values"] <= len(options):
            yield f"counts of a menu: {part}"
        if len(part.get("placeholder") or "") > 150:
            yield "placeholder too long"
        for option in options:
            long = max(len(option["label"]), len(option["value"]), len(option.get("description") or ""))
            if not option["label"] or long > 100:
                yield f"option {option}"
    for item in part.get("items") or []:
        if len(item.get("description") or "") > 1024:
            yield "alt text too long"


def _command_breaches(commands: list[dict[str, Any]]) -> Iterator[str]:
    if len(commands) > 100:
        yield f"{len(commands)} commands"
    for command in commands:
        if len(command.get("options") or []) > 25:
            yield f"{command['name']}: too many options or subcommands"
        if count_characters(command) > 8000:
            yield f"{command['name']}: too many characters"
        for node in [command, *walk_options(command)]:
            if not 1 <= len(node["name"]) <= 32 or not 1 <= len(node.get("description", "x")) <= 100:
                yield f"{command['name']}: name or description of {node['name']}"
            if len(node.get("choices") or []) > 25:
                yield f"{command['name']}: choices of {node['name']}"


def walk_options(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every option and subcommand below a command."""
    for option in node.get("options") or []:
        yield option
        yield from walk_options(option)


def count_characters(node: dict[str, Any]) -> int:
    """Names, descriptions and values, each in its longest language, as Discord counts a command."""
    total = sum(count_characters(one) for key in ("options", "choices") for one in node.get(key) or [])
    total += len(str(node.get("value", "")))
    for key in ("name", "description"):
        translations = (node.get(f"{key}_localizations") or {}).values()
        total += max(map(len, [node.get(key) or "", *translations]))
    return total
