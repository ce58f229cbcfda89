"""Pictures for messages, drawn off the event loop. A picture that fails never holds anything up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import images
from cogs.errors import log_incident

log = logging.getLogger("fronde.cogs")


async def draw(
    game: str,
    view: Mapping[str, Any] | None,
    before: Mapping[str, Any] | None,
    locale: str | None,
    *,
    show: str = "board",
    width: int = 1600,
    style: images.Style = "light",
) -> images.Picture | None:
    """The board, or the picture `show` names, as that view knows it; None where there is none, or drawing failed."""
    if view is None or not images.has_view(game, show):
        return None
    try:
        return await images.draw(game, view, before=before, locale=locale, show=show, width=width, style=style)
    except asyncio.CancelledError:
        raise
    except Exception as error:
        log_incident(error, f"picture of {game}")
        return None
