"""The words of simcord's page, which imitates the Discord client, in the language of the pages.

simcord has them in English, as literals of its scripts and its HTML. What a player can meet is listed here; the tools
for developers are out of sight.
"""

from __future__ import annotations

import re

from fronde.texts import Words

LITERALS: dict[str, tuple[str, ...]] = {
    "only-you": ('"Only you can see this"',),
    "used": ("`${invoker} used `",),
    "app": ('"APP"',),
    "edited": ('"(edited)"', '" (edited)"'),
    "edited-at": ("`Edited ${absoluteTime(message.edited_timestamp, options)}`",),
    "thinking": ('"Thinking…"',),
    "reply": ('"Reply"',),
    "edit": ('"Edit"',),
    "delete": ('"Delete"',),
    "pin": ('"Pin"',),
    "unpin": ('"Unpin"',),
    "actions": ('`Actions for ${message.author?.name || "message"}`',),
    "delete-sure": ('"Delete this message? This cannot be undone."',),
    "page": ('"Preview viewport"',),
    "dialog": ('"Dialog"',),
    "earlier": (">Load earlier messages<",),
    "newer": (">Newer messages<",),
    "latest": (">New messages · jump to latest<",),
    "write": ("`Message ${channel.glyph}${channel.name}`",),
    "write-command": ('"You can use application commands here"',),
    "send": ('"Send"', ">Send<"),
    "save": ('"Save"',),
    "enter": ("`${sendLabel} message (Enter)`",),
    "edit-message": ('"Edit message"',),
    "editing": ("`Editing message ${state.editTargetId}`",),
    "replying": (
        '`Replying to ${reply.author?.name || "Unknown author"}: ${String(reply.excerpt || "").slice(0, 100)}`',
    ),
    "cancel-edit": ('"Cancel edit"',),
    "cancel-reply": ('"Cancel reply"',),
    "cancel": ('"Cancel"',),
    "submit": ('"Submit"',),
    "close": ('"Close modal"',),
    "form-note": (
        '`This form will be submitted to ${modal.application_name || "this application"}. '
        "Do not share passwords or other sensitive information.`",
    ),
    "required": ('"This field is required."',),
    "too-short": ("`Enter at least ${component.min_length} characters.`",),
    "too-long": ("`Enter no more than ${component.max_length} characters.`",),
    "choose-some": ('"Choose at least one value."',),
    "choose-one": ('"Choose one option."',),
    "choose-valid": ('"Choose an available option."', '"Enter a valid value."'),
    "too-few": (
        "`Choose at least ${minimum} value(s).`",
        '`Choose at least ${minimum} option${minimum === 1 ? "" : "s"}.`',
    ),
    "too-many": ("`Choose no more than ${maximum} value(s).`", "`Choose no more than ${maximum} options.`"),
    "selected": ("`${selected.length} selected. Choose ${minimum}–${maximum} options.`",),
    "choose-file": ('"Choose a valid file."', '"Choose file"'),
    "files": ("`Upload up to ${component.max_values ?? 1} files, 10 MiB per file.`",),
    "drop": ('"Drop files here or "',),
    "browse": ('"browse"',),
    "file-too-large": ('"File exceeds the 10 MiB per-file limit."', '"Uploads exceed the 25 MiB aggregate limit."'),
    "file-type": ('"This file type is not allowed."',),
    "remove": ("`Remove ${file.name}`", "`Remove ${value.file.name}`", "`Remove ${option.name} option`"),
    "select": ('"Select an option"',),
    "select-several": ('"Select one or more options"',),
    "clear": ('"Clear selection"',),
    "search": ('"Search options"',),
    "previous": ('"Previous"',),
    "next": ('"Next"',),
    "apply": ('"Apply"',),
    "tick": ('"SimCord selection draft"', '"SimCord selection draft actions"'),
    "loading": ('"Loading options"', '"Loading commands"'),
    "none": ('"No matching options"', '"No available options"', '"No options match"', '"Options unavailable"'),
    "failed": ('"Loading options failed"', '"Commands are unavailable"'),
    "more-commands": ('"Some commands are not shown"',),
    "commands": ('"COMMANDS"', '"Application commands"'),
    "members": ('"MEMBERS"',),
    "roles": ('"ROLES"',),
    "channels": ('"CHANNELS"',),
    "matching": (
        "`OPTIONS MATCHING ${current.toUpperCase()}`",
        "`OPTIONS MATCHING ${field.value.toUpperCase()}`",
        "`OPTIONS MATCHING ${input.value.toUpperCase()}`",
    ),
    "optional": ("`+${optional} optional`",),
    "more": ('"more"',),
    "show-commands": ("`Show ${identity.name} commands`",),
    "command": ("`Command /${currentDraft().invocation}`",),
    "leave-command": ('"Exit command mode"',),
    "command-gone": ('"This command is no longer available. Exit command mode to continue."',),
    "missing": ("`${missing.length} required options missing`",),
    "out-of-range": ('"Value is outside the allowed range."', '"Value length is outside the allowed range."'),
    "is-required": ('", required"',),
    "unknown": ('"Unknown author"',),
    "used-alone": ('"Used "',),
    "count": ("`${matches.length} commands`",),
    "missing-there": ("`/${entry.invocation}; ${required.length} required options missing`",),
    "dropped": ('`Dropped values for ${currentDraft().droppedOptions.join(", ")} because the command changed.`',),
    "option-gone": ('"One or more selected options are no longer available."',),
    "wait": ('"Wait for the current action to finish before applying."',),
    "lost": ('"Connection lost; polling will continue."', '"Connection interrupted; trying again…"'),
    "back": ('"Connection restored."',),
    "ended": (
        '"Preview session ended."',
        '"Preview session closed."',
        '"Preview session is unavailable. Reload the active Preview URL."',
    ),
}
"""By the name of our text (`local-client-…`): the literals that it replaces. The values a literal inserts are the
arguments `$a`, `$b` and `$c` of the text."""
VALUE = re.compile(r"\$\{[^}]*\}")
ARGUMENTS = "abc"


def translate(page: str, words: Words) -> str:
    """A script or page of simcord's with our words in place of its own."""
    for name, literals in LITERALS.items():
        for literal in literals:
            if literal in page:
                page = page.replace(literal, _write(literal, name, words))
    return page


def _write(literal: str, name: str, words: Words) -> str:
    """Our text between the quotes (or tags) and outer spaces of a literal."""
    inside = literal[1:-1]
    text = words.say(f"local-client-{name}", **dict(zip(ARGUMENTS, VALUE.findall(inside), strict=False)))
    return literal[0] + inside.replace(inside.strip(), text) + literal[-1]
