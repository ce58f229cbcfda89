"""Options that a player may look for but that are not available: too expensive, in another place, unsuitable for a
mission, or not open to Milady. Nothing posted face down is named. `refusals.py` gives the reasons."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.types import Decision, OptionText, Seat, Text
from fronde.games.mousquetaires import words
from fronde.games.mousquetaires.data import ADVENTURE, BASTILLE, DESTINATIONS, ITEMS, REACHABLE, TRAPS
from fronde.games.mousquetaires.model import (
    State,
    actions_left,
    find_mission,
    hand_of,
    in_hand,
    open_challenges,
    open_foes,
    team,
)
from fronde.games.mousquetaires.steps.musketeers import BRIBE, PASSAGE, SCOUT
from fronde.games.mousquetaires.view import hide_posts

SCENES = ("paris", "louvre", "quest")
"""The places with challenges and adversaries."""


def find_unavailable(state: State, decision: Decision) -> dict[str, OptionText]:
    """Unavailable options with their texts, as the seat sees them: cards posted face down are left out, because they
    may raise the level of a challenge. What is in another place has a group of its own."""
    visible_state, texts = hide_posts(state, decision.seat), {}
    for option in dict.fromkeys(_look_for(state, decision)):
        if option not in decision.options:
            reads = words.describe(visible_state, decision, option)
            is_away = is_elsewhere(state, decision.seat, option)
            texts[option] = reads._replace(group=Text("group-elsewhere")) if is_away else reads
    return texts


def is_elsewhere(state: State, seat: Seat, option: str) -> bool:
    """Whether the option is a challenge, an adversary or a trap in another place than the musketeer's."""
    kind, _, rest = option.partition(":")
    return kind in ("challenge", "duel", "trap") and rest.partition(":")[0] != state.place[seat]


def _look_for(state: State, decision: Decision) -> list[str]:
    if decision.step in ("act", "obey") and (decision.step == "obey" or actions_left(state, decision.seat) > 0):
        ways = (f"move:{place}" for place in REACHABLE if place != state.place[decision.seat])
        return [*_deeds(state, decision.seat), *ways, *(f"buy:{item}" for item in ITEMS)]
    if decision.step == "buy-more":
        return [f"buy:{item}" for item in ITEMS]
    if decision.step == "post":
        return [f"post:{card}" for card in in_hand(state)]
    if decision.step == "choose-destination":
        return [f"dest:{place}" for place in DESTINATIONS]
    if decision.step == "name-musketeer":
        return [f"name:{other}" for other in team(state)]
    return []


def _deeds(state: State, seat: Seat) -> Iterator[str]:
    """Visible challenges, adversaries and traps in any place, cards of the musketeer's hand, and actions paid with
    tokens."""
    for where in SCENES:
        yield from (f"challenge:{where}:{skill}" for skill in open_challenges(state, where))
        mission = find_mission(state, where)
        secrets = mission.posted if mission is not None and not mission.up else ()
        yield from (f"duel:{where}:{foe}" for foe, slot in open_foes(state, where) if slot < 0 and foe not in secrets)
        if mission is not None and mission.up and mission.trap and TRAPS[mission.trap].kind == "obstacle":
            yield f"trap:{where}"
    kinds = {"combat": "reinforce", "character": "character"}
    hand = ((ADVENTURE[card].kind, card) for card in sorted(set(hand_of(state, seat))))
    yield from (f"{kinds[kind]}:{card}" for kind, card in hand if kind in kinds)
    if state.quest == 4 and state.place[seat] == "quest":
        yield PASSAGE
    if state.quest == 1:
        yield SCOUT
    if state.place[seat] == BASTILLE:
        yield BRIBE
