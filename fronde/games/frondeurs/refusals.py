"""Why a choice is refused: one sentence and the rule's number."""

from __future__ import annotations

from fronde.core.types import Decision, PlayerRefusal, Seat, Text
from fronde.games.frondeurs.data import ACTION_CARDS, FACTIONS, GUISE, INDEX, SEASON_CARDS, SPACES
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

NOT_NOW = {
    "reserve": "7.62", "king-progress": "7.41", "recover-king": "7.44", "affiliate": "2.46", "move-prisoners": "7.27",
    "musketeer": "5.22", "crown": "6.82", "coin": "6.82", "end-turn": "5.22", "stop": "5.22", "liberate": "7.25",
    "discard": "6.4.13",
}  # fmt: skip
"""What may be chosen at certain moments only -> the rule that says when."""


def explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    """Why `pick` is no answer to the question."""
    kind, _, slug = pick.partition(":")
    step = decision.step if decision else ""
    top = state.stack[-1]["step"] if state.stack else ""
    on_space = step == top and slug in INDEX
    if on_space and (found := explain_space(state, FACTIONS.index(seat), step, kind, INDEX[slug])):
        return found
    if kind == "card" and step == "play-card":
        return explain_card(state, FACTIONS.index(seat), slug, decision.rule if decision else None)
    if kind in NOT_NOW and not (kind == "stop" and step not in ("place-cubes", "remove-cubes")):
        return explain_moment(state, seat, kind)
    return PlayerRefusal(Text("refused-option", {"slug": pick[:60]}), decision.rule if decision else None)


def explain_moment(state: State, seat: Seat, kind: str) -> PlayerRefusal:
    """Why something cannot be done at this moment."""
    active = seat == FACTIONS[state.active]
    if kind == "reserve" and active and (state.token_used or state.play.token):
        return PlayerRefusal(Text("refused-reserve-token"), "7.66")
    if kind == "king-progress" and active and state.king_recovered:
        return PlayerRefusal(Text("refused-king-recovered"), "7.45")
    return PlayerRefusal(Text(f"refused-{kind}"), NOT_NOW[kind])


def refuse(reason: str, rule: str | None, space: int, /, **args: object) -> PlayerRefusal:
    """A refusal about a Space."""
    return PlayerRefusal(Text(f"refused-{reason}", {"space": Text(f"space-{SPACES[space]}.short"), **args}), rule)


def explain_space(state: State, seat: int, step: str, kind: str, space: int) -> PlayerRefusal | None:
    """Why a Space is closed to what the step does there."""
    if kind == "person" and step == "make-room" and space == GUISE:
        return refuse("guise", "7.28", space)
    if kind != "space":
        return None
    if step == "king-progress":
        closed = (state.board.closed_to_king | state.arrested) >> space & 1
        return refuse("king", "7.43", space) if closed else refuse("last-cube", "6.54", space)
    if step == "spend-reserve":
        return explain_bans(state, space) or refuse("price", "7.64", space)
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
    if not state.board.targets[frame["target"]] & bit:
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
    if not state.board.targets[frame["target"]] & bit:
        return refuse("class", "6.22", space, target=Text(f"target-{frame['target']}"))
    if state.dummy != NOBODY and spared(state, seat) & state.held[state.dummy] & bit:
        return refuse("dummy", "5.43", space)
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
        targets = state.board.targets[frame["target"]]
        if not targets & (bit | 1 << frame["to"]):
            return refuse("class", "6.69", space, target=Text(f"target-{frame['target']}"))
        to = Text(f"space-{SPACES[frame['to']]}.short")
        return refuse("no-way", "6.62", space, to=to)
    if banned := explain_bans(state, space):
        return banned
    owner = get_owner(state, space)
    if owner not in (NOBODY, seat) and state.control[owner] & bit:
        return refuse("move-controlled", "6.67", space, seat=FACTIONS[owner])
    if not (adjacent(state, state.held[seat]) | state.held[seat]) & bit:
        return refuse("not-adjacent-move", "6.62", space)
    targets = state.board.targets[frame["target"]]
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
