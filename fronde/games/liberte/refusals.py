"""The reason why a choice is refused: one sentence and the number of a rule, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.types import Decision, PlayerRefusal, Seat
from fronde.games.liberte.data import CARDS, MANY, MOST_BLOCKS, MOST_STACKS, PLACE, PLACES_OF, REGION_OF
from fronde.games.liberte.model import (
    State,
    find_stack,
    free_tokens,
    has_cannon,
    is_faction_card,
    is_general,
    reach_of,
)
from fronde.games.liberte.names import refuse
from fronde.games.liberte.steps.actions import BATTLES_FROM, DISCARD, DISCARD_AND_END, KEEP, KEEP_AND_END
from fronde.games.liberte.steps.common import DECK, END_TURN, PASS, can_draw
from fronde.games.liberte.steps.specials import RULES, meets_prerequisite
from fronde.games.liberte.steps.ties import TIES

Explainer = Callable[[State, Seat, Decision, str], PlayerRefusal]


def always(reason: str, rule: str | None = None) -> Explainer:
    """A function that always gives the same reason, with this rule or that of the question."""
    return lambda state, seat, decision, rest: refuse(reason, rule or decision.rule)


def explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    """Why `pick` does not answer the question."""
    kind, _, rest = pick.partition(":")
    if kind in OF_A_CARD and rest not in CARDS and not (kind in ("take", "discard") and rest in ("deck", "rest", "")):
        return refuse("unknown-card", None, slug=rest[:40])
    if kind in ("blocks", "block", "stack") and rest.partition(":")[0] not in PLACE:
        return refuse("unknown-province", None, slug=rest.partition(":")[0][:40])
    if decision is None:
        return refuse("not-asked", None)
    explainer = BY_KIND.get(kind)
    if explainer is None or decision.step not in explainer[0]:
        return refuse("option", decision.rule, slug=pick[:60])
    return explainer[1](state, seat, decision, rest)


# --- an action (3.1 to 5.4) ---


def explain_place(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    """Why a card cannot be played for its blocks (3.2, 3.8)."""
    if card not in state.hands[seat]:
        return refuse("not-in-hand", "3.2", card=card)
    if not is_faction_card(card):
        return refuse("is-special", "3.2", card=card)
    region = state.stack[-1]["region"]
    if not region:
        return refuse("no-second", "3.8")
    if CARDS[card].value != 1:
        return refuse("second-value", "3.8", card=card)
    if CARDS[card].region not in (None, region):
        return refuse("second-region", "3.8", card=card, region=region)
    return refuse("second-room", "3.8", region=region)


def explain_cannon(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    """Why a card cannot place a token in the Battle Box (3.7)."""
    if card not in state.hands[seat]:
        return refuse("not-in-hand", "3.7", card=card)
    if not has_cannon(card):
        return refuse("no-cannon", "3.7", card=card)
    if state.turn < BATTLES_FROM:
        return refuse("no-battle", "3.7")
    if state.stack[-1]["played"]:
        return refuse("cannon-second", "3.8")
    return refuse("no-token", "3.6")


def explain_special(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    """Why a Special cannot be played (4.1 to 4.7)."""
    effect = CARDS[card].effect
    if card not in state.hands[seat]:
        return refuse("not-in-hand", "4.1", card=card)
    if effect is None:
        return refuse("no-special", "4.1", card=card)
    if state.stack[-1]["special"]:
        return refuse("one-special", "4.1")
    if not meets_prerequisite(state, seat, effect):
        return refuse("no-presence" if effect == "purge" else "no-red-presence", RULES[effect], card=card)
    return refuse("no-target", RULES[effect], card=card)


def explain_take(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    """Why a card cannot be taken (5.1 to 5.3)."""
    if decision.step == "go-on":
        return refuse("take-or-play", "3.1")
    if f"take:{card}" != DECK and card in CARDS and card not in state.open:
        return refuse("not-open", "5.2", card=card)
    if decision.step == "take-second":
        return refuse("second-taken", "5.3")
    if decision.step == "choose-action" and len(state.hands[seat]) >= MANY:
        return refuse("discard-first", "5.1", n=len(state.hands[seat]))
    if not card:
        return refuse("take-which", "5.2")
    return refuse("no-deck" if not can_draw(state) else "one-card", "5.2")


# --- placing, keeping, discarding ---


def explain_blocks(state: State, seat: Seat, decision: Decision, rest: str) -> PlayerRefusal:
    """Why blocks cannot go into a province (3.3 to 3.6)."""
    province, _, count = rest.partition(":")
    place, card = PLACE[province], CARDS[state.playing]
    region = state.stack[-1]["region"] or card.region
    if place not in (PLACES_OF[region] if region else reach_of(card.id)):
        return refuse("out-of-reach", "3.2", province=province, region=region or REGION_OF[place])
    own = find_stack(state, place, seat)
    if own and own.faction != card.faction:
        return refuse("other-colour", "3.5", province=province, colour=own.faction)
    if own and own.n == MOST_BLOCKS:
        return refuse("stack-full", "3.5", province=province, n=MOST_BLOCKS)
    if own is None and len(state.map[place]) == MOST_STACKS:
        return refuse("province-full", "3.5", province=province, n=MOST_STACKS)
    if own is None and not free_tokens(state, seat):
        return refuse("no-token-stack", "3.6", province=province)
    if count.isdecimal() and int(count[:3]) > decision.about["n"]:
        return refuse("blocks-left", "3.4", n=decision.about["n"])
    return refuse("how-many", "3.4", province=province)


def explain_keeping(state: State, seat: Seat, decision: Decision, rest: str) -> PlayerRefusal:
    """Why the card cannot be kept or discarded yet (3.4)."""
    return refuse("place-first", "3.4", n=decision.about["n"])


def explain_discard(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    """Why a card cannot be discarded."""
    if decision.step == "place-blocks":
        return explain_keeping(state, seat, decision, card)
    if card:
        return refuse("not-in-hand", decision.rule, card=card)
    return refuse("option", decision.rule, slug="discard")


# --- Specials ---


def explain_target(state: State, seat: Seat, decision: Decision, rest: str) -> PlayerRefusal:
    """Why blocks cannot be removed there (4.2, 4.4, 4.7)."""
    province, _, owner = rest.partition(":")
    stack = find_stack(state, PLACE[province], owner)
    if stack is None:
        return refuse("no-stack", decision.rule, province=province, owner_seat=owner)
    if CARDS[state.playing].effect == "terror":
        return refuse("no-red-stack", "4.7", province=province)
    return refuse("wrong-colour", decision.rule, card=state.playing, colour=stack.faction)


def explain_displayed_card(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    """Why a card cannot be removed (4.3, 4.5 to 4.7)."""
    if not any(card in display for display in state.displays.values()):
        return refuse("not-displayed", decision.rule, card=card)
    return refuse("wrong-card", decision.rule, card=card, special=state.playing)


# --- ties ---


def explain_advance(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    """Why a card cannot be advanced (6.3, 7.4, 8.2, 8.5)."""
    if card not in state.displays[seat]:
        return refuse("not-your-display", decision.rule, card=card)
    if decision.step == "battle-tie" and not is_general(card):
        return refuse("not-general", "6.3", card=card)
    if decision.step != "battle-tie" and CARDS[card].faction not in tie_colours(state, seat, decision):
        return refuse("wrong-faction", decision.rule, card=card)
    return refuse("too-low", decision.rule, card=card, n=CARDS[card].value)


def tie_colours(state: State, seat: Seat, decision: Decision) -> list[str]:
    """The factions whose cards may be advanced."""
    about = decision.about
    if "province" in about:
        stack = find_stack(state, PLACE[about["province"]], seat)
        return [stack.faction] if stack else []
    return list(about.get("factions", (about.get("faction"),)))


ACTION = ("choose-action", "go-on")
BY_KIND: dict[str, tuple[tuple[str, ...], Explainer]] = {
    "place": (("go-on", "choose-action"), explain_place),
    "cannon": (ACTION, explain_cannon),
    "special": (ACTION, explain_special),
    "take": ((*ACTION, "take-card", "take-second", "refresh-draw"), explain_take),
    PASS: (("go-on",), always("pass-late", "5.4")),
    END_TURN: (("choose-action",), always("nothing-done", "3.1")),
    "blocks": (("place-blocks",), explain_blocks),
    **dict.fromkeys((KEEP, KEEP_AND_END, DISCARD_AND_END), (("place-blocks",), explain_keeping)),
    DISCARD: (("place-blocks", "discard-two", "refresh-discard"), explain_discard),
    **dict.fromkeys(("block", "stack"), (("special-target",), explain_target)),
    "card": (("special-target", "terror-card"), explain_displayed_card),
    **dict.fromkeys(("advance", "last"), (TIES, explain_advance)),
    **dict.fromkeys(("decline-small", "decline-all"), (TIES, always("decline-here"))),
}
"""By kind of id: the questions it could answer, and the function that explains why it does not."""
OF_A_CARD = ("place", "cannon", "special", "take", "discard", "card", "advance", "last")
