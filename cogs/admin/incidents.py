"""Logs errors under an incident id, and Discord outages in one line."""

from __future__ import annotations

import logging
import secrets
import traceback

import discord

from cogs.admin.metrics import ERRORS
from cogs.discord_errors import UNREACHABLE

log = logging.getLogger("fronde.cogs")


def log_incident(error: BaseException, where: str) -> str:
    """Log an error under a new id and return the id. The error's message is left out: it may contain secrets of a
    seat."""
    incident = secrets.token_hex(4)
    ERRORS.labels(type(error).__name__).inc()
    trace = "".join(traceback.format_tb(error.__traceback__))
    log.error("Incident %s at %s: %s\n%s", incident, where, type(error).__name__, trace)
    return incident


OUTAGES = (*UNREACHABLE, discord.GatewayNotFound, discord.ConnectionClosed, discord.DiscordServerError)
"""Errors that discord.py logs with a stack trace while Discord cannot be reached, though it reconnects by itself."""


class OutageFilter(logging.Filter):
    """Shortens discord.py's report of an outage to one line without a trace, because the outage is not the bot's
    fault."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten the record of an outage. Returns True: every record is logged."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, OUTAGES):
            record.msg = f"{record.getMessage()} ({type(error).__name__})"
            record.args, record.exc_info, record.exc_text = (), None, None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


OUTAGE_FILTER = OutageFilter()


def shorten_outage_logs() -> None:
    """Make discord.py report outages in one line each."""
    for name in ("discord.client", "discord.shard", "discord.gateway"):
        logging.getLogger(name).addFilter(OUTAGE_FILTER)
