"""Why a choice is refused: one sentence and the rule's number."""

from __future__ import annotations

from fronde.core.types import Decision, PlayerRefusal, Seat, Text
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, FACTIONS, SEASON_CARDS
from fronde.games.frondeurs.model import (
    NOBODY,
    State,
    adjacent,
    away_musketeers,
    get_owner,
    is_season,
    occupied,
    reach_free,
)
from fronde.games.frondeurs.steps.removing import spared


def explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    """Why `pick` is no answer to the question."""
    rule = decision.rule if decision else None
    kind, _, slug = pick.partition(":")
    if (
        decision
        and state.stack
        and state.stack[-1]["step"] == decision.step
        and kind == "space"
        and slug in BOARD.index
    ):
        found = explain_space(state, FACTIONS.index(seat), decision.step, BOARD.index[slug])
        if found:
            return found
    if kind == "card" and decision and decision.step == "play-card":
        return explain_card(state, FACTIONS.index(seat), slug, rule)
    return PlayerRefusal(Text("refused-option", {"slug": pick[:60]}), rule)


def refuse(reason: str, rule: str, space: int, /, **args: object) -> PlayerRefusal:
    """A refusal about a Space."""
    return PlayerRefusal(Text(f"refused-{reason}", {"space": Text(f"space-{BOARD.ids[space]}.short"), **args}), rule)


def explain_space(state: State, seat: int, step: str, space: int) -> PlayerRefusal | None:
    """Why a Space is closed to the cube to be placed, removed or moved."""
    if step in ("place-cubes", "setup-cubes"):
        return explain_placement(state, seat, space)
    if step == "remove-cubes":
        return explain_removal(state, seat, space)
    if step in ("move-destination", "move-cubes"):
        return explain_move(state, seat, step, space)
    return None


def explain_bans(state: State, space: int) -> PlayerRefusal | None:
    """Bans on the Space itself (7.21, 7.52)."""
    if state.arrested >> space & 1:
        return refuse("arrested", "7.21", space)
    if away_musketeers(state) >> space & 1:
        return refuse("musketeer-away", "7.52", space)
    return None


def explain_placement(state: State, seat: int, space: int) -> PlayerRefusal | None:
    """Why no cube can be placed there (6.43 to 6.49)."""
    if banned := explain_bans(state, space):
        return banned
    frame, bit = state.stack[-1], 1 << space
    owner = get_owner(state, space)
    if owner not in (NOBODY, seat):
        return refuse("occupied", "6.43", space, seat=FACTIONS[owner])
    if state.blocked & bit:
        return refuse("blocked", "7.53", space)
    if frame["source"] == "last-resort":
        return refuse("not-empty", "6.4.13", space)
    if frame["source"] != "coin" and state.play.twice & bit:
        return refuse("two-cubes", "6.46", space)
    if not BOARD.targets[frame["target"]] & bit:
        return refuse("class", "6.44", space, target=Text(f"target-{frame['target']}"))
    if not adjacent(state, state.held[seat]) & bit:
        return refuse("not-adjacent", "6.48", space)
    if not reach_free(state, state.held[seat]) & bit:
        return refuse("connection", "6.49", space)
    return None


def explain_removal(state: State, seat: int, space: int) -> PlayerRefusal | None:
    """Why no cube can be removed there (6.5)."""
    frame, bit = state.stack[-1], 1 << space
    owner = get_owner(state, space)
    if owner == NOBODY:
        return refuse("no-cube", "6.51", space)
    if not BOARD.targets[frame["target"]] & bit:
        return refuse("class", "6.22", space, target=Text(f"target-{frame['target']}"))
    if spared(state, seat) & bit:
        return refuse("last-cube", "6.54", space)
    if not frame["anywhere"] and not (adjacent(state, state.held[seat]) | state.held[seat]) & bit:
        return refuse("not-adjacent-removal", "6.52", space)
    if owner != seat and state.control[owner] & bit:
        return refuse("controlled", "6.54", space, seat=FACTIONS[owner])
    return None


def explain_move(state: State, seat: int, step: str, space: int) -> PlayerRefusal | None:
    """Why the Move cannot end, or begin, there (6.6)."""
    frame, bit = state.stack[-1], 1 << space
    if step == "move-cubes":
        if not state.held[seat] & bit:
            return refuse("no-own-cube", "6.61", space)
        targets = BOARD.targets[frame["target"]]
        if not targets & (bit | 1 << frame["to"]):
            return refuse("class", "6.69", space, target=Text(f"target-{frame['target']}"))
        to = Text(f"space-{BOARD.ids[frame['to']]}.short")
        return refuse("no-way", "6.62", space, to=to)
    if banned := explain_bans(state, space):
        return banned
    owner = get_owner(state, space)
    if owner not in (NOBODY, seat) and state.control[owner] & bit:
        return refuse("move-controlled", "6.67", space, seat=FACTIONS[owner])
    if not (adjacent(state, state.held[seat]) | state.held[seat]) & bit:
        return refuse("not-adjacent-move", "6.62", space)
    targets = BOARD.targets[frame["target"]]
    if not targets & (bit | state.held[seat]):
        return refuse("class", "6.69", space, target=Text(f"target-{frame['target']}"))
    if owner not in (NOBODY, seat) and occupied(state) & bit:
        return refuse("outnumbered", "6.67", space, n=state.count[space])
    return refuse("move-price", "6.63", space)


def explain_card(state: State, seat: int, card: str, rule: str | None) -> PlayerRefusal:
    """Why a card cannot be played (5.22 iv, 6.32)."""
    if card not in ACTION_CARDS and card not in SEASON_CARDS:
        return PlayerRefusal(Text("refused-unknown-card", {"slug": card[:40]}), rule)
    if card not in state.hands[seat]:
        return PlayerRefusal(Text("refused-not-held", {"slug": card}), "6.14")
    if any(map(is_season, state.hands[seat])) and not is_season(card):
        return PlayerRefusal(Text("refused-season-first", {"card": card}), "6.32")
    return PlayerRefusal(Text("refused-nothing-to-do", {"card": card}), "5.22")
