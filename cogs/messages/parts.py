"""Messages as plain data, and their conversion to Discord components.

A message is a list of parts, each JSON: a text, a picture, a row of buttons or a menu. Outbox, panels and direct
messages all use them, and this file enforces all limits of Discord.

There are two forms. *Layout* (Components V2) keeps the parts in order, but its push notification is empty. *Classic*
has all text first, as `content`, which a locked phone shows; then the pictures, then the rows. So messages that ping
are classic. A classic message may be changed into a layout, never back.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ComponentType, ui

from cogs.messages.links import link_commands
from cogs.messages.names import plain
from cogs.messages.speech import BUTTON, CONTENT, MESSAGE, OPTION, clip, fit
from images import Picture

Part = dict[str, Any]
Component = dict[str, Any]
"""A component in Discord's format."""

PER_ROW, PER_MENU, MOST_PARTS, ALT = 5, 25, 38, 1024
"""Limits: buttons in a row, options in a menu, components in a layout (of Discord's 40), characters of an alt text."""
MOST_ROWS = 5
"""Maximum rows of a classic message; a menu fills one."""

LEAST_MARK, MOST_EDITS = 2**30, 10**9
"""Marks are between LEAST_MARK and twice that, because Discord itself numbers components from 1. Numbers of edits are
lower, so that they cannot be mistaken for marks."""
MARKED = re.compile(r":~(\d{10})$")
"""A mark behind the custom_id of a button or menu. A lower number there makes Discord treat a menu as new."""

STYLES = {
    "main": ButtonStyle.primary.value,
    "plain": ButtonStyle.secondary.value,
    "good": ButtonStyle.success.value,
    "bad": ButtonStyle.danger.value,
}
ROW, BUTTON_KIND, MENU_KIND, TEXT_KIND, GALLERY, FILE, SECTION, THUMBNAIL = (
    kind.value
    for kind in (
        ComponentType.action_row,
        ComponentType.button,
        ComponentType.string_select,
        ComponentType.text_display,
        ComponentType.media_gallery,
        ComponentType.file,
        ComponentType.section,
        ComponentType.thumbnail,
    )
)


@dataclass(slots=True, frozen=True)
class Upload:
    """A file in a message. Its name reveals nothing about its content. Without an alt text it is a file to download."""

    name: str
    data: bytes
    alt: str


def uploads(pictures: Sequence[Picture | None]) -> list[Upload | None]:
    """Pictures as files, at the same positions; None where there is no picture."""
    names = ["board.png", *(f"picture-{number}.png" for number in range(2, len(pictures) + 1))]
    return [Upload(name, p.png, p.alt) if p else None for name, p in zip(names, pictures, strict=False)]


def text(words: str) -> Part:
    """A paragraph."""
    return {"text": words}


def thumbnail(words: str, number: int) -> Part:
    """A paragraph, with the small picture of that number beside it, if there is such a picture."""
    return {"text": words, "thumbnail": number}


def picture(number: int = 0) -> Part:
    """The position of the picture of that number, if there is such a picture."""
    return {"picture": True, "number": number}


def attachment() -> Part:
    """The position of the message's downloadable file."""
    return {"attachment": True}


def button(id: str, label: str, style: str = "plain") -> dict[str, str]:
    """A button for `row`; `id` comes from `cogs.ids`."""
    return {"id": id, "label": label, "style": style}


def row(*buttons: dict[str, str]) -> Part:
    """A row of up to five buttons."""
    return {"buttons": list(buttons)}


def rows(buttons: Sequence[dict[str, str]]) -> list[Part]:
    """As many rows as the buttons need."""
    return [row(*buttons[start : start + PER_ROW]) for start in range(0, len(buttons), PER_ROW)]


def menu(
    id: str,
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
    least: int = 1,
    most: int = 1,
    current: str | Sequence[str] | None = None,
) -> Part:
    """A menu of up to 25 options, each a value, a label and a description; `current` is selected."""
    return {
        "menu": id,
        "placeholder": placeholder,
        "options": [list(o) for o in options],
        "least": least,
        "most": most,
        "chosen": current,
    }


def count_parts(part: Part) -> int:
    """The number of Discord components that a part takes."""
    if "buttons" in part:
        return 1 + len(part["buttons"])
    return 3 if "thumbnail" in part else 2 if "menu" in part or "picture" in part else 1


def is_row(part: Part) -> bool:
    """Whether a part is a row of buttons, or a menu."""
    return "buttons" in part or "menu" in part


class ReadyView(ui.LayoutView):
    """Components ready to send. They have no callbacks, since clicks go to the routes; otherwise discord.py would
    convert them to objects and back."""

    def __init__(self, components: list[Component], *, classic: bool) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.classic = classic
        self.stop()

    def to_components(self) -> list[Component]:
        """The components to send."""
        return self.components

    def has_components_v2(self) -> bool:
        """Whether the message is a layout."""
        return bool(self.components) and not self.classic


def build(
    parts: Sequence[Part],
    attachments: Sequence[Upload | None] = (),
    mark: int | None = None,
    *,
    classic: bool = False,
    edit: int | None = None,
) -> dict[str, Any]:
    """The arguments of discord.py for a message without its files: `content` and `view`, each None if absent. A `mark`,
    invisible to users, comes back with the message. `edit`: the number of the edit, if the layout is already posted."""
    if not classic:
        return {"content": None, "view": ReadyView(build_layout(parts, attachments, mark, edit), classic=False)}
    action_rows = build_rows(parts, mark)
    return {"content": join_texts(parts), "view": ReadyView(action_rows, classic=True) if action_rows else None}


def join_texts(parts: Sequence[Part]) -> str:
    """The text of a classic message. If it is too long, the longest paragraphs are cut at the end."""
    paragraphs = [words for part in parts if (words := part.get("text", "").strip())]
    return "\n".join(fit(paragraphs, CONTENT - len(paragraphs)))


def build_rows(parts: Sequence[Part], mark: int | None = None) -> list[Component]:
    """The rows of a classic message, with the `mark` in the custom_id of the last one."""
    action_rows = [_row(part) for part in parts if is_row(part)][:MOST_ROWS]
    if action_rows and mark is not None:
        last = action_rows[-1]["components"][-1]
        last["custom_id"] = f"{last['custom_id']}:~{mark}"
    return action_rows


def build_layout(
    parts: Sequence[Part], attachments: Sequence[Upload | None] = (), mark: int | None = None, edit: int | None = None
) -> list[Component]:
    """The components of a layout, with the `mark` as the id of the first. In an `edit` every menu gets a new id, since
    Discord shows the old selection in a menu whose id it knows."""
    components: list[Component] = []
    texts = iter(_fit_paragraphs([part["text"].strip() for part in parts if "text" in part]))
    budget = MOST_PARTS
    for part in parts:
        budget -= count_parts(part)
        if budget < 0:
            break
        if "text" in part:
            if text := next(texts):
                components.append(_paragraph(text, part, attachments))
        elif "picture" in part and (file := _find_upload(part.get("number", 0), attachments)):
            item = {"media": {"url": f"attachment://{file.name}"}, "description": clip(file.alt, ALT)}
            components.append({"type": GALLERY, "items": [item]})
        elif "attachment" in part and (upload := next((f for f in attachments if f and not f.alt), None)) is not None:
            components.append({"type": FILE, "file": {"url": f"attachment://{upload.name}"}})
        elif is_row(part):
            components.append(_row(part))
    if components and mark is not None:
        components[0]["id"] = mark
    if edit is not None:
        for menu in (item for one in components if one["type"] == ROW for item in one["components"]):
            if menu["type"] == MENU_KIND:
                menu["custom_id"] = f"{menu['custom_id']}:~{edit % MOST_EDITS:010}"
    return components


def _fit_paragraphs(paragraphs: Sequence[str]) -> list[str]:
    """The paragraphs as far as there is room for them, with links of commands if there is room for all of these."""
    with_links = [link_commands(paragraph) for paragraph in paragraphs]
    return with_links if sum(map(len, with_links)) <= MESSAGE else fit(paragraphs, MESSAGE)


def _paragraph(text: str, part: Part, attachments: Sequence[Upload | None]) -> Component:
    component = {"type": TEXT_KIND, "content": text}
    if "thumbnail" not in part or (file := _find_upload(part["thumbnail"], attachments)) is None:
        return component
    beside = {"type": THUMBNAIL, "media": {"url": f"attachment://{file.name}"}, "description": clip(file.alt, ALT)}
    return {"type": SECTION, "components": [component], "accessory": beside}


def find_mark(message: discord.Message) -> int | None:
    """The mark of one of our messages."""
    for component in _flatten(message.components):
        number = getattr(component, "id", None) or 0
        if number >= LEAST_MARK:
            return int(number)
        match = MARKED.search(getattr(component, "custom_id", None) or "")
        if match and int(match[1]) >= LEAST_MARK:
            return int(match[1])
    return None


def _flatten(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _flatten(getattr(component, "children", ()))


def files_of(attachments: Sequence[Upload | None]) -> list[discord.File]:
    """The files to send."""
    return [
        discord.File(io.BytesIO(f.data), f.name, description=clip(f.alt, ALT) or None)
        for f in attachments
        if f is not None
    ]


def _find_upload(number: int, attachments: Sequence[Upload | None]) -> Upload | None:
    return attachments[number] if number < len(attachments) else None


def _row(part: Part) -> Component:
    """The buttons of a row, or its one menu."""
    items = [_menu(part)] if "menu" in part else [_button(data) for data in part["buttons"][:PER_ROW]]
    return {"type": ROW, "components": items}


def _button(data: dict[str, str]) -> Component:
    label = clip(plain(data["label"]), BUTTON) or "–"
    return {"type": BUTTON_KIND, "style": STYLES[data["style"]], "label": label, "custom_id": data["id"]}


def _menu(part: Part) -> Component:
    current = part["chosen"] or ()
    ticks = (current,) if isinstance(current, str) else current
    options = [_option(option, ticks) for option in part["options"][:PER_MENU]]
    return {
        "type": MENU_KIND,
        "custom_id": part["menu"],
        "placeholder": clip(plain(part["placeholder"]), 150),
        "options": options,
        "min_values": min(part["least"], len(options)),
        "max_values": min(part["most"], len(options)),
    }


def _option(option: Sequence[str], ticks: Sequence[str]) -> Component:
    value, label, hint = option
    component = {"label": clip(plain(label), OPTION) or "–", "value": value, "default": value in ticks}
    if text := clip(plain(hint), OPTION):
        component["description"] = text
    return component
