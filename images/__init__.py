"""Pictures of positions: RENDER = {game: draw(view, …)}. Everything is drawn from a view, never from a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentResource

from fronde.texts import Words, words
from images import frondeurs
from images.kit import Picture

__all__ = ["RENDER", "Picture", "render"]

RENDER: dict[str, Callable[[Mapping[str, Any], Words, Mapping[str, Any] | None, int], Picture]] = {
    "frondeurs": frondeurs.picture
}
"""One entry a game: (view, words, older view or None, width) to a picture."""


def render(
    game_key: str,
    view: Mapping[str, Any],
    *,
    before: Mapping[str, Any] | None = None,
    locale: str | None = None,
    width: int = 1600,
) -> Picture:
    """The board as this view knows it; what differs from `before` is marked. `width` in pixels."""
    return RENDER[game_key](view, _words(locale, game_key), before, width)


def _words(locale: str | None, game_key: str) -> Words:
    found = words(locale, game_key)
    if not found.has("picture-title"):
        from pathlib import Path

        text = (Path(__file__).parent / "alt_messages.ftl").read_text(encoding="utf-8")
        for bundle in found._bundles:
            bundle.add_resource(FluentResource(text))
    return found
