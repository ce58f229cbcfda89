"""What is logged when something breaks, and under which id."""

from __future__ import annotations

import logging
import secrets
import traceback

log = logging.getLogger("fronde.cogs")


def log_incident(error: BaseException, where: str) -> str:
    """Log an error under an id and give the id. Its message is left out: it may hold what only one seat may know."""
    incident = secrets.token_hex(4)
    trace = "".join(traceback.format_tb(error.__traceback__))
    log.error("Incident %s at %s: %s\n%s", incident, where, type(error).__name__, trace)
    return incident
