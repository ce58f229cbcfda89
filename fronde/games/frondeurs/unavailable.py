"""Options that a player may look for but that are not available; `refusals.py` gives the reasons."""

from __future__ import annotations

from functools import cache

from fronde.core.types import Decision, OptionText, Text
from fronde.games.frondeurs.data import FACTIONS, SPACES
from fronde.games.frondeurs.model import State
from fronde.games.frondeurs.names import text
from fronde.games.frondeurs.space_refusals import CLOSED, KINDS


def find_unavailable(state: State, decision: Decision) -> dict[str, OptionText]:
    """The Spaces that a question about Spaces does not offer, or the cards in hand that cannot be played, with their
    texts."""
    if decision.step == "play-card":
        hand = [f"card:{card}" for card in state.hands[FACTIONS.index(decision.seat)]]
        return {o: OptionText(text("card-name", card=o[5:])) for o in hand if o not in decision.options}
    if decision.step not in CLOSED:
        return {}
    fortresses, options, texts = state.board.classes["fortress"], frozenset(decision.options), {}
    for kind in KINDS.get(decision.step, ("space",)):
        for number, (slug, space) in enumerate(zip(SPACES, state.board.spaces, strict=True)):
            option = f"{kind}:{slug}"
            if option in options or (kind == "fortress" and not fortresses >> number & 1):
                continue
            if kind == "person" and space.kind != "person":
                continue
            texts[option] = _read_space(kind, slug, space.region)
    return texts


@cache
def _read_space(kind: str, slug: str, region: str) -> OptionText:
    """The text of a Space as an option of a kind."""
    label = text(f"option-{kind}", space=slug) if kind in ("place", "remove") else Text(f"space-{slug}")
    return OptionText(label, None, Text(f"region-{region}"))
