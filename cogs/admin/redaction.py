"""Keeps secrets out of logs at every level: tokens, seeds, passwords, and the messages that libraries log."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Collection, Iterator
from datetime import UTC, datetime

from fronde.core.types import Json
from fronde.host.tables import CURRENT

TALKATIVE = {
    "discord": logging.INFO,
    "discord.client": logging.WARNING,
    "discord.gateway": logging.WARNING,
    "discord.http": logging.WARNING,
    "discord.state": logging.WARNING,
    "discord.webhook": logging.WARNING,
    "discord.webhook.async_": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "sqlalchemy.engine": logging.WARNING,
}
"""Loggers that log whole messages and statements, including hands, below this level."""

HIDDEN = "***"
SECRET_NAME = r"((?:token|password|secret|key)[\"']?\s*[:=]\s*)"
PATTERNS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"), rf"\1{HIDDEN}"),
    (re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), HIDDEN),
    (re.compile(r"\baW50ZXJhY3Rpb246[\w+/=-]+"), HIDDEN),
    (re.compile(r"(\b(?:Bot|Bearer)\s+)[\w.-]{20,}"), rf"\1{HIDDEN}"),
    (
        re.compile(r"((?:token|password|secret|key)[\"']?\s*[:=]\s*)(\"[^\"]*\"|'[^']*'|[^\s,}\])&]+)", re.I),
        rf"\1{HIDDEN}",
    ),
    (re.compile(r"((?:seed|random)[\"']?\s*[:=]\s*)-?\d+", re.I), rf"\1{HIDDEN}"),
    (re.compile(r"(://[^:/@\s]*:)[^\s]*@"), rf"\1{HIDDEN}@"),
)
"""Patterns of secrets and their replacements: an address of a webhook or interaction, a token of a bot or an
interaction, a header, a named secret, a seed, a password."""


def redact(text: str, secrets: Collection[str] = ()) -> str:
    """The text without anything with which a person could act as the bot or foresee a game. `secrets`: further words to
    remove."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    for pattern, replacement in PATTERNS:
        text = pattern.sub(replacement, text)
    return text


class RedactingFormatter(logging.Formatter):
    """Formats a record, including its traceback, with its secrets redacted."""

    def __init__(self, layout: str, secrets: Collection[str] = ()) -> None:
        super().__init__(layout)
        self.secrets = tuple(_find_long(secrets))

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        return redact(super().format(record), self.secrets)


class JsonFormatter(RedactingFormatter):
    """Formats a record as a line of JSON, with its table and the table's revision, if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON, with its secrets redacted."""
        data: dict[str, Json] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": super().format(record),
        }
        if (hold := CURRENT.get()) is not None:
            data |= {"table": hold[0], "revision": hold[1]}
        return json.dumps(data)


def _find_long(secrets: Collection[str]) -> Iterator[str]:
    """The secrets of six or more characters: a shorter one, such as a short seed, could match ordinary words or
    dates."""
    return (secret for secret in secrets if len(secret) >= 6)


def limit_library_logs() -> None:
    """Raise the log levels of libraries that log the data they send and store."""
    for name, level in TALKATIVE.items():
        logging.getLogger(name).setLevel(max(level, logging.getLogger(name).level))
