"""Messages as plain data, and how they become Discord components.

A message is a list of parts, each JSON: a text, a picture, a row of buttons or a menu. What is stored in the outbox,
shown in a panel or sent to a player is all made of them, and every limit of Discord is kept here.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.messages.speech import BUTTON, MESSAGE, OPTION, clip
from images import Picture

Part = dict[str, Any]

PER_ROW, PER_MENU, MOST_PARTS, ALT = 5, 25, 38, 1024
"""Buttons a row, options a menu, components a message (of 40), characters of an alt text."""

LEAST_MARK = 2**30
"""Marks lie between this and twice as much: what Discord itself numbers components with begins at 1."""

STYLES = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}


@dataclass(slots=True, frozen=True)
class Upload:
    """A file a message shows, its name telling nothing of what is on it; or, without an alt text, hands out."""

    name: str
    data: bytes
    alt: str


def uploads(drawn: Sequence[Picture | None]) -> list[Upload | None]:
    """Pictures as files, each at its place; None where there is none."""
    names = ["board.png", *(f"picture-{number}.png" for number in range(2, len(drawn) + 1))]
    return [Upload(name, p.png, p.alt) if p else None for name, p in zip(names, drawn, strict=False)]


def text(words: str) -> Part:
    """A paragraph."""
    return {"text": words}


def picture(number: int = 0) -> Part:
    """Where the picture of that number stands, if there is one."""
    return {"picture": True, "number": number}


def attachment() -> Part:
    """Where the file stands that the message hands out."""
    return {"attachment": True}


def button(id: str, label: str, style: str = "plain") -> dict[str, str]:
    """A button for `row`; `id` is made by `cogs.ids`."""
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
    chosen: str | None = None,
) -> Part:
    """A menu of up to 25 options, each a value, a label and a description."""
    return {
        "menu": id,
        "placeholder": placeholder,
        "options": [list(o) for o in options],
        "least": least,
        "most": most,
        "chosen": chosen,
    }


def count_parts(part: Part) -> int:
    """How many of Discord's components a part takes."""
    return 1 + len(part["buttons"]) if "buttons" in part else 2 if "menu" in part or "picture" in part else 1


def build(parts: Sequence[Part], shown: Sequence[Upload | None] = (), mark: int | None = None) -> ui.LayoutView:
    """The components. The view listens to nothing: clicks go to the routes. A `mark` becomes the first component's id,
    which nobody sees and Discord gives back with the message (`find_mark`)."""
    view = ui.LayoutView(timeout=None)
    room, budget = MESSAGE, MOST_PARTS
    for part in parts:
        budget -= count_parts(part)
        if budget < 0:
            break
        if "text" in part:
            said = clip(part["text"], max(room, 1)).strip()
            room -= len(said)
            if said and room > 0:
                view.add_item(ui.TextDisplay(said))
        elif "picture" in part and (file := _find_upload(part, shown)) is not None:
            item = discord.MediaGalleryItem(f"attachment://{file.name}", description=clip(file.alt, ALT))
            view.add_item(ui.MediaGallery(item))
        elif "attachment" in part and (handed := next((f for f in shown if f and not f.alt), None)) is not None:
            view.add_item(ui.File(f"attachment://{handed.name}"))
        elif "buttons" in part:
            view.add_item(ui.ActionRow(*(_button(b) for b in part["buttons"][:PER_ROW])))
        elif "menu" in part:
            view.add_item(ui.ActionRow(_menu(part)))
    for first in view.children[:1]:
        first.id = mark
    view.stop()
    return view


def find_mark(message: discord.Message) -> int | None:
    """The mark a message of ours bears."""
    ids = [getattr(component, "id", None) for component in message.components]
    return next((id for id in ids if id is not None and id >= LEAST_MARK), None)


def files_of(shown: Sequence[Upload | None]) -> list[discord.File]:
    """The files to send."""
    return [
        discord.File(io.BytesIO(f.data), f.name, description=clip(f.alt, ALT) or None) for f in shown if f is not None
    ]


def _find_upload(part: Part, shown: Sequence[Upload | None]) -> Upload | None:
    number = part.get("number", 0)
    return shown[number] if number < len(shown) else None


def _button(data: dict[str, str]) -> ui.Button[Any]:
    label = clip(data["label"], BUTTON) or "–"
    return ui.Button(style=STYLES[data["style"]], label=label, custom_id=data["id"])


def _menu(part: Part) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=clip(label, OPTION) or "–",
            value=value,
            description=clip(hint, OPTION) or None,
            default=value == part["chosen"],
        )
        for value, label, hint in part["options"][:PER_MENU]
    ]
    return ui.Select(
        custom_id=part["menu"],
        placeholder=clip(part["placeholder"], 150),
        options=options,
        min_values=min(part["least"], len(options)),
        max_values=min(part["most"], len(options)),
    )
