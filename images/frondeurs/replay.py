"""A game of Frondeurs et Frondeuses as a moving picture, one frame a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.core.types import Name
from fronde.games.frondeurs.data import FACTIONS
from fronde.texts import Words
from images import kit
from images.frondeurs.board import board_image
from images.frondeurs.edition import edition_of, in_edition
from images.frondeurs.geometry import WIDTH
from images.frondeurs.reading import total_of
from images.frondeurs.sides import ranked_factions, say_won_by
from images.manifest import Scene, View

WIDTHS = (900, 720, 560)
"""Widths tried, the largest that fits."""


def replay(scenes: Sequence[Scene], words: Words) -> bytes:
    """A GIF under 8 MiB, a frame a scene, what changed marked; the last frame stands longer."""

    def frames(width: int) -> Iterator[Image.Image]:
        for scene in scenes:
            with kit.looking(scale=width / WIDTH):
                yield board_image(scene, words)

    with in_edition(edition_of(scenes[-1].view)):
        return kit.moving_picture(frames, WIDTHS)


def replay_alt(scenes: Sequence[Scene], words: Words) -> str:
    """The replay in words: how long, who led when, how it ended."""
    first, last = scenes[0].view, scenes[-1].view
    leads = [_say_lead(scenes[at].view, faction, words) for at, faction in kit.find_leads(map(_totals, scenes))]
    order = ranked_factions(last) if last.get("over") else sorted(FACTIONS, key=lambda f: -total_of(last, f))
    scores = [f"{words.name('faction', f)} {total_of(last, f)} ({scenes[-1].player_of(f)})" for f in order]
    won = [say_won_by(scenes[-1], words)] if last.get("over") else []
    end = words.say("picture-alt-replay-end", scores=", ".join(scores))
    span = {key: Name("season", str(view.get("season", 0))) for key, view in (("from", first), ("to", last))}
    head = [*won, words.say("picture-alt-replay", count=len(scenes), **span)]
    return kit.with_list(head, leads, lambda text: words.say("picture-alt-replay-lead", leads=text), [end])


def _totals(scene: Scene) -> dict[str, int]:
    return {faction: total_of(scene.view, faction) for faction in FACTIONS}


def _say_lead(view: View, faction: str, words: Words) -> str:
    turn = words.say("picture-turn", turn=view.get("turn", 0))
    return f"{words.name('faction', faction)} {total_of(view, faction)} ({turn})"
