"""Pictures for messages, drawn in threads. A picture that fails delays nothing."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import images
from cogs.admin.incidents import log_incident
from cogs.admin.metrics import PICTURES
from images import Page, Picture, Scene, Style


@dataclass(slots=True, frozen=True)
class Shot:
    """A picture to draw of a scene."""

    game: str
    scene: Scene
    show: str = "board"
    width: int = 1600
    style: Style = "light"


async def draw(shot: Shot, locale: str | None) -> Picture | None:
    """The picture; None if the game has none of that name, there is nothing to show, or drawing failed."""
    if not images.has_view(shot.game, shot.show):
        return None
    try:
        picture = await images.draw(
            shot.game, shot.scene, locale=locale, show=shot.show, width=shot.width, style=shot.style
        )
    except asyncio.CancelledError:
        raise
    except images.NothingToShow:
        return None
    except Exception as error:
        log_incident(error, f"picture of {shot.game}")
        return None
    PICTURES.inc()
    return picture


async def draw_page(page: Page, locale: str | None) -> Picture | None:
    """A page of figures in a language; None if drawing failed."""
    try:
        sheet = await images.draw_page(page, locale)
    except asyncio.CancelledError:
        raise
    except Exception as error:
        log_incident(error, "a page of figures")
        return None
    PICTURES.inc()
    return sheet


def breathe() -> None:
    """Let the event loop's thread run, which would otherwise wait 5 ms for its turn."""
    time.sleep(0)
