"""Pictures for messages, drawn off the event loop. A picture that fails never holds anything up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import images
from cogs import history
from cogs.errors import log_incident
from cogs.layout import Upload

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
        scene = scene_of(view, before)
        return await images.draw(game, scene, locale=locale, show=show, width=width, style=style)
    except asyncio.CancelledError:
        raise
    except Exception as error:
        log_incident(error, f"picture of {game}")
        return None


def scene_of(view: Mapping[str, Any], before: Mapping[str, Any] | None) -> images.Scene:
    """What is drawn of a view whose players have their names already, with what it was told beside it."""
    shown = {key: value for key, value in view.items() if key != "told"}
    return images.Scene(shown, before=before, told=view.get("told") or ())


async def draw_replay(game: str, past: history.Past, locale: str | None) -> Upload | None:
    """A game as a moving picture, a frame a turn and one for the end; None where drawing failed."""
    try:
        moments = await history.find_moments(past)
        scenes = [scene_of(moment.view, None) for moment in moments]
        moving = await images.draw_replay(game, scenes, locale)
        return Upload("replay.gif", moving, await asyncio.to_thread(images.replay_alt, game, scenes, locale))
    except asyncio.CancelledError:
        raise
    except Exception as error:
        log_incident(error, f"replay of {game}")
        return None
