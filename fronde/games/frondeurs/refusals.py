"""The reason why a choice is refused: one sentence and the number of a rule, from what the seat may know.
`space_refusals.py` explains why a Space is not a legal answer."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.types import Decision, PlayerRefusal, Seat, Text
from fronde.games.frondeurs.data import ACTION_CARDS, FACTIONS, INDEX, SEASON_CARDS
from fronde.games.frondeurs.model import State, is_season
from fronde.games.frondeurs.names import refuse, text
from fronde.games.frondeurs.space_refusals import CLOSED, is_asked_for
from fronde.games.frondeurs.steps.any_time import ask_any_time
from fronde.games.frondeurs.steps.common import STEPS

NOT_NOW = {
    "action": "6.21", "add": "7.63", "affiliate": "2.46", "allow": "7.53", "allow-turn": "7.53", "block": "7.53",
    "block-porthos": "7.53", "cancel": "9.23", "coin": "6.82", "crown": "6.82", "cubes": "7.53", "decline": "7.53",
    "discard": "6.4.13", "end-turn": "5.22", "faction": "7.53", "forfeit": "7.44", "free-first": "9.21",
    "free-last": "9.21", "go": "6.61", "help": "7.53", "keep-block": "7.53", "king-progress": "7.41",
    "let-pass": "9.24", "liberate": "7.25", "move": "7.27", "move-prisoners": "7.27", "musketeer": "5.22",
    "pay": "9.23", "recover-king": "7.44", "release": "7.53", "reserve": "7.62", "spend": "7.32", "stop": "5.22",
}  # fmt: skip
"""The rule that says when an option can be chosen, by the kind of option."""
ALIKE = {
    "allow": "block", "allow-turn": "block", "block-porthos": "block", "decline": "help", "free-first": "free",
    "free-last": "free", "cubes": "aramis", "release": "aramis", "move": "move-prisoners", "let-pass": "cancel",
    "forfeit": "recover-king",
}  # fmt: skip
"""Kinds of options that are explained in the words of another kind."""
STOPPED_LATER = ("place-cubes", "remove-cubes", "spend-reserve")
"""Questions that may be ended early, after some portion of the Action is done."""
SPACE_KINDS = ("space", "place", "remove", "person", "fortress")


def explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    """Why `pick` does not answer the question, or, without a question, why it cannot be chosen now."""
    open_ = find_open(state)
    mine = [d for d in open_ if d.seat == seat]
    rule = decision.rule if decision and decision.rule else "5.22"
    if not mine:
        return explain_waiting(state, open_)
    if other := next((d for d in mine if pick in d.options), None):
        return refuse("open", other.rule, slug=pick)
    decisions = [decision, *mine] if decision in mine else mine
    kind, _, slug = pick.partition(":")
    if kind in SPACE_KINDS:
        return explain_space(state, decisions, kind, slug) or PlayerRefusal(explain_unasked_space(slug), rule)
    if kind in ("card", "discard") and slug:
        return explain_card(state, FACTIONS.index(seat), kind, slug, decisions)
    return explain_choice(state, decisions, kind, pick, rule)


def find_open(state: State) -> Sequence[Decision]:
    """Every open question of every seat; computed if the position does not store it."""
    if state.open_decisions is not None or not state.stack:
        return state.open_decisions or ()
    top = state.stack[-1]
    return [*STEPS[top["step"]].ask(state, top), *ask_any_time(state)]


def explain_waiting(state: State, open_: Sequence[Decision]) -> PlayerRefusal:
    """The refusal for a seat that has nothing to decide: another seat has to choose first, or the game is over."""
    if not open_:
        return refuse("over", "8.11")
    return refuse("not-asked", "5.22", seat=open_[0].seat)


# --- Spaces ---


def explain_space(state: State, decisions: Sequence[Decision], kind: str, slug: str) -> PlayerRefusal | None:
    """Why a Space does not answer the first question about Spaces of this kind; None if there is no such question."""
    question = next((d for d in decisions if is_asked_for(d.step, kind)), None)
    if question is None or slug not in INDEX:
        return None
    seat = FACTIONS.index(question.seat)
    return CLOSED[question.step](state, seat, state.stack[-1], kind, INDEX[slug]) or PlayerRefusal(
        text("refused-space", space=slug), question.rule or "5.22"
    )


def explain_unasked_space(slug: str) -> Text:
    """The text for a Space that no question asks for now, or that does not exist."""
    if slug in INDEX:
        return text("refused-no-space-asked", space=slug)
    return text("refused-unknown-space", slug=slug[:40])


# --- cards (5.22 iv, 6.14, 6.32) ---


def explain_card(state: State, seat: int, kind: str, card: str, decisions: Sequence[Decision]) -> PlayerRefusal:
    """Why a card cannot be played, or discarded for one cube."""
    if card not in ACTION_CARDS and card not in SEASON_CARDS:
        return refuse("unknown-card", "5.22", slug=card[:40])
    if card not in state.hands[seat]:
        return explain_absent(state, seat, card)
    if all(d.step != "play-card" for d in decisions):
        reason = "cards-played" if state.play.is_complete and not state.plays_left else "card-later"
        return refuse(reason, "5.22", card=card)
    if not is_season(card) and sum(map(is_season, state.hands[seat])) >= state.plays_left:
        return refuse("season-first", "6.32", card=card)
    if kind == "discard":
        return refuse("discard", NOT_NOW["discard"])
    return refuse("nothing-to-do", "5.22", card=card)


def explain_absent(state: State, seat: int, card: str) -> PlayerRefusal:
    """Where a card is that the seat does not hold, from what the seat may know."""
    if card in state.crown_cards[seat]:
        return refuse("laid-aside", "6.85", card=card)
    if card in (*state.discard_row, *state.spent_actions, *state.spent_seasons):
        return refuse("card-spent", "6.31", card=card)
    return refuse("not-held", "6.14", card=card)


# --- everything else ---


def explain_choice(state: State, decisions: Sequence[Decision], kind: str, pick: str, rule: str) -> PlayerRefusal:
    """Why another option cannot be chosen: too many cubes, an Action without effect, or the wrong moment."""
    first = decisions[0]
    if kind in ("add", "spend") and any(o.startswith(f"{kind}:") for o in first.options):
        return refuse("number", rule, n=first.about["left"])
    if first.step == "choose-action" and kind == "action":
        return refuse("action-idle", "5.22")
    if first.step == "season-price" and kind in ("coin", "crown", "cancel"):
        return refuse("ransom", rule, card=first.about["card"])
    if kind in NOT_NOW and (kind != "stop" or first.step in STOPPED_LATER):
        return explain_moment(state, first.seat, kind)
    return refuse("option", rule)


def explain_moment(state: State, seat: Seat, kind: str) -> PlayerRefusal:
    """Why something cannot be done at this moment."""
    active = seat == FACTIONS[state.active]
    if kind == "reserve" and active and (state.token_used or state.play.token):
        return refuse("reserve-token", "7.66")
    if kind == "king-progress" and active and state.king_recovered:
        return refuse("king-recovered", "7.45")
    return refuse(ALIKE.get(kind, kind), NOT_NOW[kind])
