"""The reason why a choice is refused: one sentence and the number of a rule, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.types import Decision, Name, PlayerRefusal, Seat, Text
from fronde.games.mousquetaires.data import (
    ADVENTURE,
    BASTILLE,
    DESTINATIONS,
    FOES,
    GUARDED,
    ITEMS,
    MISSIONS,
    MUSKETEERS,
    PLACES,
    POSTABLE,
    QUESTS,
    REACHABLE,
    SKILLS,
    STRENGTH,
    TABLE,
    TRAPS,
    TREACHERY,
)
from fronde.games.mousquetaires.model import (
    State,
    actions_left,
    find_mission,
    get_mission,
    hand_of,
    in_hand,
    items_in,
    open_challenges,
    team,
)
from fronde.games.mousquetaires.names import refuse
from fronde.games.mousquetaires.steps.arsenal import payable
from fronde.games.mousquetaires.steps.trade import partners_of

Explainer = Callable[[State, Seat, Decision, str], PlayerRefusal]

MOST_SHOWN = 60
"""The most characters shown of an unknown id."""


def explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    """Why `pick` does not answer the question."""
    kind, _, rest = pick.partition(":")
    if decision is None:
        return refuse("not-asked", None)
    if decision.step in ("act", "obey") and kind in ACTIONS and seat in team(state):
        return explain_action(state, seat, kind, rest)
    if kind == "any" and decision.step in ("fight", "play-cards"):
        return _any(state, seat, rest)
    explainer = BY_STEP.get(decision.step)
    if explainer is None or kind != explainer[0]:
        return refuse("option", decision.rule, slug=pick[:MOST_SHOWN])
    return explainer[1](state, seat, decision, rest)


# --- actions ---


def explain_action(state: State, seat: Seat, kind: str, rest: str) -> PlayerRefusal:
    """Why a musketeer cannot take that action now."""
    costs = kind not in ("begin", "scout", "order", "move")
    if costs and actions_left(state, seat) <= 0 and state.active in (seat, ""):
        return refuse("no-actions", "3.1")
    return ACTIONS[kind](state, seat, rest)


def _move(state: State, seat: Seat, place: str) -> PlayerRefusal:
    if place not in PLACES:
        return refuse("unknown-place", "3.4", slug=place[:MOST_SHOWN])
    if state.place[seat] == BASTILLE:
        return refuse("jailed", "5.4")
    if place == state.place[seat]:
        return refuse("already-there", "3.4", place=place)
    if place not in REACHABLE:
        return refuse("no-way", "3.4", place=place)
    return refuse("barred", "9.8") if seat in state.banned else refuse("no-actions", "3.1")


def _card(state: State, seat: Seat, card: str, rule: str) -> PlayerRefusal | None:
    if card not in ADVENTURE:
        return refuse("unknown-card", rule, slug=card[:MOST_SHOWN])
    return None if card in hand_of(state, seat) else refuse("not-in-hand", rule, card=card)


def _character(state: State, seat: Seat, card: str) -> PlayerRefusal:
    if (refusal := _card(state, seat, card, "3.6")) is not None:
        return refusal
    if ADVENTURE[card].kind != "character":
        return refuse("no-character", "3.6", card=card)
    return refuse("siege-full", "3.7", n=TABLE.most_siege_cards)


def _reinforce(state: State, seat: Seat, card: str) -> PlayerRefusal:
    if (refusal := _card(state, seat, card, "3.7")) is not None:
        return refusal
    if ADVENTURE[card].kind != "combat":
        return refuse("no-combat", "3.7", card=card)
    if state.place[seat] != "la-rochelle":
        return refuse("not-at-siege", "3.7")
    return refuse("siege-full", "3.7", n=TABLE.most_siege_cards)


def _elsewhere(where: str, rule: str) -> PlayerRefusal:
    if where not in PLACES:
        return refuse("unknown-place", rule, slug=where[:MOST_SHOWN])
    return refuse("elsewhere", rule, place=where)


def _challenge(state: State, seat: Seat, rest: str) -> PlayerRefusal:
    where, _, skill = rest.partition(":")
    if skill not in SKILLS:
        return refuse("option", "3.8", slug=rest[:MOST_SHOWN])
    if where != state.place[seat]:
        return _elsewhere(where, "3.8")
    if skill in open_challenges(state, where):
        return refuse("no-actions", "3.1")
    return refuse("no-challenge", "3.8", skill=skill)


def _duel(state: State, seat: Seat, rest: str) -> PlayerRefusal:
    where, _, foe = rest.partition(":")
    if where != state.place[seat]:
        return _elsewhere(where, "3.9")
    if foe == "de-wardes" and state.quest == 2:
        return refuse("passage-first", "8.4", n=len(QUESTS.passage) - len(state.passed))
    return refuse("no-foe", "3.9", foe=foe) if foe in FOES else refuse("option", "3.9", slug=rest[:MOST_SHOWN])


def _quest(state: State, seat: Seat, rest: str) -> PlayerRefusal:
    return _elsewhere("quest", "8.2") if state.place[seat] != "quest" else refuse("other-board", "8.2")


def _passage(state: State, seat: Seat, rest: str) -> PlayerRefusal:
    if state.quest != 4 or state.place[seat] != "quest":
        return _quest(state, seat, rest)
    return refuse("few-epic", "8.7", n=QUESTS.secret_passage, epic=state.epic)


def _trap(state: State, seat: Seat, where: str) -> PlayerRefusal:
    mission = find_mission(state, where)
    if where != state.place[seat]:
        return _elsewhere(where, "4.9")
    if mission is None or not mission.trap or TRAPS[mission.trap].kind != "obstacle":
        return refuse("no-obstacle", "4.9")
    if mission.trap == "nemesis":
        return refuse("trap-nemesis", "4.9", seat=mission.target)
    return refuse(f"trap-{mission.trap}", "4.9")


def _bastille(state: State, seat: Seat, rest: str) -> PlayerRefusal:
    return refuse("not-jailed", "5.4") if state.place[seat] != BASTILLE else refuse("no-pistole", "5.4")


def _order(state: State, seat: Seat, other: str) -> PlayerRefusal:
    if seat != "treville":
        return refuse("not-treville", "4.12")
    if state.ordered:
        return refuse("ordered", "4.12")
    if other in state.down:
        return refuse("is-down", "4.12", seat=other)
    return refuse("no-actions", "3.1") if other in team(state) else refuse("option", "4.12", slug=other[:MOST_SHOWN])


def _scout(state: State, seat: Seat, rest: str) -> PlayerRefusal:
    return refuse("other-board", "8.3") if state.quest != 1 else refuse("few-epic", "8.3", n=1, epic=state.epic)


def _buy(state: State, seat: Seat, item: str) -> PlayerRefusal:
    if item not in ITEMS:
        return refuse("unknown-item", "3.10", slug=item[:MOST_SHOWN])
    data = ITEMS[item]
    if item in state.gear[seat]:
        return refuse("two-alike", "3.10", item=item)
    if not state.stock[item]:
        return refuse("sold-out", "3.10", item=item)
    if state.pistoles < data.price:
        return refuse("too-dear", "3.10", item=item, n=data.price, pistoles=state.pistoles)
    if item == "balm" and state.life[seat] == MUSKETEERS[seat].life:
        return refuse("unhurt", "3.12")
    if data.cost and not payable(state, seat, item):
        return refuse("no-card-for", "3.12", item=item, what=Text(f"told-cost-{data.cost}"))
    return refuse("no-actions", "3.1")


def _plain(reason: str, rule: str) -> Callable[[State, Seat, str], PlayerRefusal]:
    return lambda state, seat, rest: refuse(reason, rule)


ACTIONS: dict[str, Callable[[State, Seat, str], PlayerRefusal]] = {
    "move": _move,
    "draw": _plain("no-deck", "3.3"),
    "character": _character,
    "reinforce": _reinforce,
    "challenge": _challenge,
    "duel": _duel,
    "inn": _quest,
    "return": _quest,
    "passage": _passage,
    "trap": _trap,
    "bribe": _bastille,
    "escape": _bastille,
    "order": _order,
    "scout": _scout,
    "begin": _plain("no-partner", "3.5"),
    "end-turn": _plain("obeying", "4.12"),
    "decline": _plain("not-obeying", "4.12"),
    "buy": _buy,
}
"""The function that explains why an action is impossible, by its kind."""


# --- other questions ---


def _dest(state: State, seat: Seat, decision: Decision, place: str) -> PlayerRefusal:
    if place in GUARDED:
        return refuse("no-rochefort", "6.6", place=place)
    if place in PLACES and place not in DESTINATIONS:
        return refuse("not-for-milady", "2.1", place=place)
    return refuse("unknown-place", "2.1", slug=place[:MOST_SHOWN])


def _post(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    if card not in POSTABLE:
        return refuse("unknown-card", "2.3", slug=card[:MOST_SHOWN])
    name = Name("trap" if card in TRAPS else "foe", card)
    if card not in in_hand(state):
        return refuse("not-held", "2.3", what=name)
    mission = get_mission(state, decision.about["place"])
    if card in TRAPS and mission.trap:
        return refuse("one-trap", "2.3")
    return refuse("strength", "2.3", what=name, n=STRENGTH[card], left=decision.about["n"])


def _paris(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    is_past = card in MISSIONS and card in state.paris_discards
    return refuse("paris-gone", "2.2", mission=card) if is_past else refuse("paris-not", "2.2")


def _treachery(state: State, seat: Seat, decision: Decision, card: str) -> PlayerRefusal:
    if card in TREACHERY:
        return refuse("no-treachery", decision.rule, treachery=card)
    return refuse("option", decision.rule, slug=card[:MOST_SHOWN])


def _name_refusal(state: State, seat: Seat, decision: Decision, other: str) -> PlayerRefusal:
    if other not in team(state):
        return refuse("option", decision.rule, slug=other[:MOST_SHOWN])
    if other in state.down:
        return refuse("is-down", decision.rule, seat=other)
    reason = "in-bastille" if state.place[other] == BASTILLE else "no-equipment"
    return refuse(reason, decision.rule, seat=other)


def _token(state: State, seat: Seat, decision: Decision, token: str) -> PlayerRefusal:
    if token in (*SKILLS, *FOES, "snare", "blank"):
        return refuse("token-here", "8.1", token=token)
    return refuse("option", "8.1", slug=token[:MOST_SHOWN])


def _play(state: State, seat: Seat, decision: Decision, n: str) -> PlayerRefusal:
    about = decision.about
    return refuse("play-cards", "4.1", n=about["n"], held=about["held"], skill=about["skill"])


def _any(state: State, seat: Seat, card: str) -> PlayerRefusal:
    """Why a card cannot be used by Aramis's power (4.11)."""
    if seat != "aramis":
        return refuse("not-aramis", "4.11")
    return _card(state, seat, card, "4.11") or refuse("helped", "4.11")


def _pay(state: State, seat: Seat, decision: Decision, cards: str) -> PlayerRefusal:
    """Why cards cannot be discarded for an item, or for the Spies (3.12, 4.9)."""
    rule = "4.9" if decision.step == "pay-spies" else "3.12"
    names = cards.split("+")
    missing = [card for card in names if names.count(card) > hand_of(state, seat).count(card)]
    if missing:
        return _card(state, seat, missing[0], rule) or refuse("one-of-kind", rule, card=missing[0])
    return refuse("pay-combat" if rule == "3.12" else "pay-two", rule)


def _fight(state: State, seat: Seat, decision: Decision, cards: str) -> PlayerRefusal:
    if decision.about.get("foe") == "la-houdiniere" and "+" in cards:
        return refuse("one-combat", "4.10")
    if all(card in ADVENTURE for card in cards.split("+")):
        return refuse("combat-cards", "4.3", n=TABLE.most_dice)
    return refuse("option", "4.3", slug=cards[:MOST_SHOWN])


def _partner(state: State, seat: Seat, decision: Decision, other: str) -> PlayerRefusal:
    if other in team(state) and other not in partners_of(state, seat):
        return refuse("not-here", "3.5", seat=other)
    return refuse("option", "3.5", slug=other[:MOST_SHOWN])


def _replace(state: State, seat: Seat, decision: Decision, item: str) -> PlayerRefusal:
    if item in ITEMS and item not in items_in(state, seat, ITEMS[item].slot):
        return refuse("not-owned", decision.rule, item=item)
    return refuse("option", decision.rule, slug=item[:MOST_SHOWN])


BY_STEP: dict[str, tuple[str, Explainer]] = {
    "choose-destination": ("dest", _dest),
    "post": ("post", _post),
    "first-paris": ("paris", _paris),
    "take-paris": ("paris", _paris),
    "place-paris": ("paris", _paris),
    "treachery": ("treachery", _treachery),
    "take-treachery": ("take", _treachery),
    "name-musketeer": ("name", _name_refusal),
    "lay-tokens": ("token", _token),
    "play-cards": ("play", _play),
    "fight": ("fight", _fight),
    "pay-card": ("pay", _pay),
    "pay-spies": ("pay", _pay),
    "reroll": ("reroll", lambda state, seat, decision, face: refuse("no-such-die", decision.rule)),
    "reroll-red": ("red", lambda state, seat, decision, face: refuse("no-such-die", decision.rule)),
    "offer-to": ("offer-to", _partner),
    "lose-equipment": ("lose", _replace),
    "replace-item": ("replace", _replace),
    "buy-more": ("buy", lambda state, seat, decision, item: _buy(state, seat, item)),
}
"""By question: the kind of its ids, and the function that explains why another id of that kind does not answer it."""
