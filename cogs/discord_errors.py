"""The meaning of Discord's errors: whether a message is retried, or why it is given up.

A message is given up only if Discord names a reason that does not go away with time, or after too many refusals while
Discord can be reached. All other errors are temporary: an outage, a proxy's error page, a renewed token, a rate limit.
"""

from __future__ import annotations

import asyncio
from json import JSONDecodeError

import aiohttp
import discord

from fronde.host.store import Fault

UNREACHABLE = (aiohttp.ClientError, OSError, asyncio.TimeoutError, JSONDecodeError)
"""Errors if Discord gives no answer or an incomplete one."""
MOST_REFUSALS = 6
"""Consecutive refusals of a message, while Discord can be reached and without one of the reasons below, before it is
given up."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
CANNOT_DM, CANNOT_DM_EITHER, INVALID_RECIPIENT = 50007, 50278, 50033
DM_TOO_FAST, TOO_LARGE = 40003, 40005
ARCHIVED, THREAD_LOCKED = 50083, 160005

LOCKED = (MISSING_ACCESS, MISSING_PERMISSIONS)

CHANNEL = {
    UNKNOWN_CHANNEL: Fault.MISSING,
    **dict.fromkeys((*LOCKED, ARCHIVED, THREAD_LOCKED), Fault.FORBIDDEN),
}
DIRECT = dict.fromkeys(
    (*LOCKED, UNKNOWN_CHANNEL, UNKNOWN_USER, CANNOT_DM, CANNOT_DM_EITHER, INVALID_RECIPIENT), Fault.CLOSED
)
"""The reasons for giving up, and their meaning in a channel and in direct messages."""


def find_fault(error: Exception, to: int | None, refusals: int) -> Fault | None:
    """The reason to give up a message after this number of earlier refusals; None to try it again."""
    if isinstance(error, discord.HTTPException):
        fault = (CHANNEL if to is None else DIRECT).get(error.code)
        if fault is not None:
            return fault
    return Fault.FAILED if refusals >= MOST_REFUSALS - 1 and not will_pass(error) else None


def will_pass(error: Exception) -> bool:
    """Whether the error is unrelated to the message."""
    if not isinstance(error, discord.HTTPException):
        return isinstance(error, (*UNREACHABLE, discord.DiscordException))
    is_proxy = error.code == 0 and error.status in (403, 404)  # not from Discord, but from a proxy in front of it
    return error.status >= 500 or error.status in (401, 408, 429) or error.code == DM_TOO_FAST or is_proxy


def is_about_files(error: discord.HTTPException) -> bool:
    """Whether the same message may succeed without its files."""
    return error.code in (*LOCKED, TOO_LARGE) or error.status == 413
