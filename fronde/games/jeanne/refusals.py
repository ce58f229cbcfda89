"""The reason why a choice is refused: one sentence and the number of a rule, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.types import Decision, PlayerRefusal, Seat
from fronde.games.jeanne.battle import is_thrown, stake_of
from fronde.games.jeanne.data import (
    AMBASSADOR,
    CITIES,
    CITIES_OF,
    CITY,
    KIND,
    NEIGHBOURS,
    PLUNDERERS,
    PORTS,
    POWERS,
    SIGN,
    TABLE,
)
from fronde.games.jeanne.model import (
    CASTLE,
    FOREIGN,
    FORTRESS,
    FREE,
    NOBODY,
    State,
    cities_of,
    count_retreats,
    has_marker,
    may_attack_again,
    player_index,
    price_of,
    reach_by_road,
    works_left,
    yellow_of,
)
from fronde.games.jeanne.names import refuse
from fronde.games.jeanne.view import active_of

Why = Callable[[State, int, str], PlayerRefusal]
"""Takes the position, the player and the rest of the option after its kind; returns the refusal."""


def explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    """Why `pick` is not an answer for this seat now."""
    kind, _, rest = pick.partition(":")
    if state.over:
        return refuse("over", None)
    if kind not in _EXPLAIN:
        return refuse("option", decision.rule if decision else None, slug=pick[:60])
    rule, steps, why = _EXPLAIN[kind]
    who, step = player_index(state, seat), state.stack[-1]["step"]
    if kind in _CITY_KINDS and rest not in CITY and pick not in _NO_CITY:
        return refuse("unknown-city", rule, slug=rest[:40])
    if kind in _TURN_KINDS and (refusal := explain_turn(state, who, rule)):
        return refusal
    if steps is not None and step not in steps:
        return refuse("moment", rule)
    if callable(why):
        return why(state, who, rest)
    *before, last = why
    if kind in _CITY_KINDS:
        return of_holder(state, who, rest, rule, *before) or of_city(last, rule, rest)
    return refuse(last, rule)


def explain_turn(state: State, who: int, rule: str) -> PlayerRefusal | None:
    """The refusal if the seat's own turn has not come, or another question is open; otherwise None."""
    active = active_of(state)
    if active >= 0 and active != who:
        return refuse("turn", rule, seat=state.seats[active])
    if active == who and state.stack[-1]["step"] not in ("expand", "fight", "buy", "rebel", "court-intrigue"):
        return refuse("waits", rule)
    return None


def of_city(reason: str, rule: str, id_: str, **args: object) -> PlayerRefusal:
    """A refusal that names a city."""
    return refuse(reason, rule, city=id_, **args)


def of_holder(state: State, who: int, id_: str, rule: str, *reasons: str) -> PlayerRefusal | None:
    """The first of the reasons that is true of the city, its holder and its works; None if none is."""
    owner = state.owner[CITY[id_]]
    true = {
        "own": owner == who,
        "not-yours": owner != who,
        "free": owner == FREE,
        "is-foreign": owner == FOREIGN,
        "is-fortress": state.works[CITY[id_]] == FORTRESS,
    }
    return next((of_city(reason, rule, id_) for reason in reasons if true[reason]), None)


# --- expansion and attack ---


def why_expand(state: State, who: int, id_: str) -> PlayerRefusal:
    """Why a free city cannot be occupied by road (7.3.1)."""
    frame = state.stack[-1]
    if id_ == "done":
        return refuse("moment", "7.3")
    if refusal := why_no_room(state, who, CITY[id_]):
        return refusal
    if frame["sailed"]:
        return refuse("sea-alone", "7.3.2")
    if len(frame["taken"]) >= TABLE.expansion.by_road:
        return refuse("two-cities", "7.3.1")
    return of_city("no-road", "7.3.1", id_)


def why_sail(state: State, who: int, id_: str) -> PlayerRefusal:
    """Why a free city cannot be occupied over sea (7.3.2)."""
    frame, city = state.stack[-1], CITY[id_]
    if refusal := why_no_room(state, who, city):
        return refusal
    if frame["taken"]:
        return refuse("sea-alone", "7.3.2")
    if reach_by_road(cities_of(state, who)) >> city & 1:
        return of_city("by-road", "7.3.1", id_)
    return of_city("no-port", "7.3.2", id_)


def why_no_room(state: State, who: int, city: int) -> PlayerRefusal | None:
    """Why a city cannot be occupied at all: it has a holder, or no garrison marker is left."""
    owner, id_ = state.owner[city], CITIES[city]
    if owner == who:
        return of_city("own", "7.3", id_)
    if owner == FOREIGN:
        return of_city("foreign", "7.3", id_)
    if owner != FREE:
        return of_city("held", "7.3", id_, seat=state.seats[owner])
    return None if has_marker(state, who) else refuse("no-marker", "7.3.3")


def why_attack(state: State, who: int, pair: str) -> PlayerRefusal:
    """Why an attack cannot be announced (7.4)."""
    source, _, city = pair.partition(":")
    for id_ in (source, city):
        if id_ not in CITY:
            return refuse("unknown-city", "7.4", slug=id_[:40])
    refusal = of_holder(state, who, source, "7.4.2", "not-yours") or why_no_target(state, who, city)
    if refusal:
        return refusal
    one, other = CITY[source], CITY[city]
    if not NEIGHBOURS[one] >> other & 1 and not PORTS >> one & PORTS >> other & 1:
        return of_city("no-way", "7.4.2", city, source_city=source)
    if state.attacked_from[who] >> one & 1:
        return of_city("source-used", "7.4.3", source)
    return refuse("attack-alone", "7.4")


def why_no_target(state: State, who: int, id_: str) -> PlayerRefusal | None:
    """Why a player cannot attack a city from anywhere now; None if possible."""
    city = CITY[id_]
    if refusal := of_holder(state, who, id_, "7.4", "own", "free"):
        return refusal
    if state.banned >> city & 1:
        return of_city("banned", "6.3.4", id_)
    if state.attacked[who] >> city & 1:
        return of_city("target-used", "7.4.3", id_)
    if not may_attack_again(state, who):
        return refuse("one-attack", "7.4.4")
    yellow = len(yellow_of(state.hands[who]))
    return refuse("two-yellow", "7.4.1", n=yellow) if yellow < TABLE.battle.attacker else None


def why_raid(state: State, who: int, id_: str) -> PlayerRefusal:
    """Why a city is no target of the long-range attack (6.4)."""
    return (id_ in CITY and why_no_target(state, who, id_)) or refuse("moment", "6.4")


def why_from(state: State, who: int, id_: str) -> PlayerRefusal:
    """Why a long-range attack cannot start there (6.4)."""
    return of_holder(state, who, id_, "6.4", "not-yours") or of_city("source-used", "7.4.3", id_)


# --- cards of one's own turn ---


def why_plunder(state: State, who: int, id_: str) -> PlayerRefusal:
    """Why a city cannot be plundered (4.7)."""
    if PLUNDERERS not in state.hands[who]:
        return no_card("plunderers", "4.7")
    refusal = of_holder(state, who, id_, "4.7", "own", "is-foreign", "is-fortress")
    return refusal or of_city("plundered", "4.7", id_)


def no_card(card: str, rule: str) -> PlayerRefusal:
    """The refusal for a card that the seat does not hold."""
    return refuse("no-card", rule, card=card)


def why_ambassador(state: State, who: int, _: str) -> PlayerRefusal:
    """Why the ambassador cannot be sent (4.8)."""
    return no_card("ambassador", "4.8") if AMBASSADOR not in state.hands[who] else refuse("moment", "4.8")


def why_intrigue(state: State, who: int, seat: str) -> PlayerRefusal:
    """Why this power cannot be the victim of an intrigue (4.8.4, 9.2)."""
    if refusal := why_no_rival(state, who, seat, "4.8.4"):
        return refusal
    can = state.seats[who] == "navarre" and state.options["navarre_intrigue"] and not state.intrigued
    return refuse("no-cards", "9.2") if can else refuse("intrigue-used", "9.2")


def why_no_rival(state: State, who: int, seat: str, rule: str) -> PlayerRefusal | None:
    """Why a power is not a rival: unknown, the player's own, or not in play."""
    if seat not in POWERS:
        return refuse("option", rule, slug=seat[:40])
    if seat == state.seats[who]:
        return refuse("yourself", rule)
    return None if seat in state.seats else refuse("no-player", rule, seat=seat)


# --- buying ---


def why_cards(state: State, who: int, count: str) -> PlayerRefusal:
    """Why that many cards cannot be bought (5.2, 5.3), or two cards cannot be committed (7.5.1)."""
    if state.stack[-1]["step"] in ("battle", "duel"):
        return why_pair(state, who, count)
    if not count.isdecimal() or not 0 < int(count) < 100:
        return refuse("option", "5.2", slug=count[:40])
    price, most = int(count) * TABLE.prices.card, TABLE.cards.hand
    if price > state.money[who]:
        return refuse("no-money", "5.2", n=price, money=state.money[who])
    return refuse("hand-full", "5.3", n=int(count), most=most)


def why_works(works: int, rule: str) -> Why:
    """Why no castle, or no fortress, can be built there (5.4, 5.5)."""
    is_castle = works == CASTLE

    def why(state: State, who: int, id_: str) -> PlayerRefusal:
        city = CITY[id_]
        if refusal := of_holder(state, who, id_, rule, "not-yours"):
            return refusal
        if state.works[city] != works - 1:
            return of_city("has-works" if is_castle else "no-castle", rule, id_)
        if is_castle and state.built[who]:
            return refuse("one-castle", rule)
        if not is_castle and any(castles >> city & 1 for castles in state.built):
            return of_city("new-castle", rule, id_)
        if not works_left(state, works):
            return refuse("no-works-left", "5.6")
        return refuse("no-money", "5.2", n=price_of(state, works), money=state.money[who])

    return why


# --- battles and duels ---


def why_pair(state: State, who: int, names: str) -> PlayerRefusal:
    """Why two cards cannot be committed together (7.5.1), or two where one is asked for."""
    frame, cards = state.stack[-1], names.split("+")
    if frame["step"] == "duel":
        return refuse("one-card", "6.5")
    if is_thrown(frame) or who not in (frame["attacker"], frame["defender"]):
        return refuse("moment", "7.5")
    if who != frame["attacker"]:
        return refuse("one-card", "7.5.2")
    for name in cards:
        if refusal := why_no_yellow(state, who, name):
            return refusal
        if cards.count(name) > state.hands[who].count(KIND[name]):
            return refuse("one-of-kind", "7.5.1", card=name)
    return refuse("two-cards", "7.5.1") if len(cards) != TABLE.battle.attacker else refuse("moment", "7.5")


def refuse_card(state: State, who: int, name: str) -> PlayerRefusal:
    """Why a card cannot be committed in a battle or a duel (7.5.2, 6.5)."""
    frame = state.stack[-1]
    if frame["step"] == "duel":
        if name == "none" and state.hands[who]:
            return refuse("one-of-hand", "6.5")
        return no_card(name, "6.5") if name in KIND else refuse("option", "6.5", slug=name[:40])
    if is_thrown(frame) or who not in (frame["attacker"], frame["defender"]):
        return refuse("moment", "7.5")
    if who == frame["attacker"]:
        return refuse("two-cards", "7.5.1")
    if name == "none":
        return refuse("one-yellow", "7.5.2")
    return why_no_yellow(state, who, name) or refuse("moment", "7.5")


def why_no_yellow(state: State, who: int, name: str) -> PlayerRefusal | None:
    """Why a card is not a usable yellow card: unknown, not held, or without points."""
    if KIND.get(name) not in state.hands[who]:
        return no_card(name, "7.5") if name in KIND else refuse("option", "7.5", slug=name[:40])
    return None if yellow_of((KIND[name],)) else refuse("not-yellow", "7.5.1", card=name)


def why_used_card(state: State, who: int, name: str) -> PlayerRefusal:
    """Why a card that has won cannot defend (7.7.2)."""
    if name not in KIND:
        return refuse("option", "7.7.2", slug=name[:40])
    refusal = refuse("not-used", "7.7.2", card=name)
    return refuse("defends-only", "7.7.2") if KIND[name] in state.used[who] else refusal


def why_influence(state: State, who: int, count: str) -> PlayerRefusal:
    """Why that much influence cannot be committed (7.5.5)."""
    if not count.isdecimal():
        return refuse("option", "7.5.5", slug=count[:40])
    return refuse("no-influence", "7.5.5", n=state.influence[who], most=TABLE.battle.influence)


def why_support(state: State, who: int, name: str) -> PlayerRefusal:
    """Why a red card or the hero cannot be committed (7.5.1, 7.5.2)."""
    if name == "hero" and not state.heroes[who]:
        return refuse("hero", "4.8.3")
    if name in ("engineer", "traitor") and KIND[name] not in state.hands[who]:
        return no_card(name, "7.5")
    if name in ("engineer", "traitor"):
        battle = state.stack[-1]
        against = NOBODY in (battle["attacker"], battle["defender"])
        return refuse("no-works-there", "4.4") if against else refuse("traitor-attacks", "4.4")
    return refuse("moment", "7.5")


def why_sign(state: State, who: int, name: str) -> PlayerRefusal:
    """Why no sign of God can be played (4.5, 7.6.1)."""
    return why_after(state, who, name, "4.5") or (
        no_card("sign-of-god", "4.5") if SIGN not in state.hands[who] else refuse("no-better", "7.6.1")
    )


def why_retreat(state: State, who: int, names: str) -> PlayerRefusal:
    """Why those cards cannot be taken back (4.6, 7.6.2)."""
    if refusal := why_after(state, who, names, "4.6"):
        return refusal
    retreats = count_retreats(state, who)
    if not retreats:
        return no_card("retreat", "4.6")
    return refuse("few-retreats" if len(names.split("+")) > retreats else "moment", "4.6", n=retreats)


def why_after(state: State, who: int, names: str, rule: str) -> PlayerRefusal | None:
    """The checks that signs and retreats share: they follow the dice, and concern committed cards."""
    frame, cards = state.stack[-1], [] if names == "none" else names.split("+")
    if who not in (frame["attacker"], frame["defender"]):
        return refuse("moment", rule)
    if not is_thrown(frame):
        return refuse("before-dice", rule)
    kinds = stake_of(state, frame, "attacker" if who == frame["attacker"] else "defender").cards
    for card in cards:
        if card not in KIND:
            return refuse("option", rule, slug=card[:40])
        if cards.count(card) > kinds.count(KIND[card]):
            return refuse("not-laid", rule, card=card)
    return None


# --- events and the rest ---


def why_seize(state: State, who: int, seat: str) -> PlayerRefusal:
    """Why this power does not lose cards (6.3.3)."""
    return why_no_rival(state, who, seat, "6.3.3") or refuse("moment", "6.3.3")


def why_place(rule: str) -> Why:
    """Why a garrison cannot be placed there (2.3, 2.4, 8.4)."""

    def why(state: State, who: int, id_: str) -> PlayerRefusal:
        if rule != "8.4" and id_ in CITY and state.owner[CITY[id_]] != FREE:
            return of_city("taken", rule, id_)
        return of_city("not-start" if rule != "2.4" else "no-road", rule, id_)

    return why


def why_first(state: State, who: int, event: str) -> PlayerRefusal:
    """Why this event cannot come first (6.1)."""
    return refuse("not-drawn", "6.1", event=event[:40])


def why_ban(state: State, who: int, id_: str) -> PlayerRefusal:
    """Why the Pope cannot forbid battles there (6.3.4)."""
    is_place = id_ in CITY or id_ in CITIES_OF
    return refuse("moment", "6.3.4") if is_place else refuse("option", "6.3.4", slug=id_[:40])


_BATTLE, _TURN = ("battle",), ("expand", "fight")
_ANY = (*_TURN, "buy")
_EXPLAIN: dict[str, tuple[str, tuple[str, ...] | None, Why | tuple[str, ...]]] = {
    "start": ("2.3", ("choose-start",), why_place("2.3")),
    "third": ("2.4", ("place-third",), why_place("2.4")),
    "return": ("8.4", ("return-city",), why_place("8.4")),
    "cards": ("5.2", ("buy", "battle", "duel"), why_cards),
    "castle": ("5.4", ("buy",), why_works(CASTLE, "5.4")),
    "fortress": ("5.5", ("buy",), why_works(FORTRESS, "5.5")),
    "buy": ("5.1", ("buy",), ("moment",)),
    "first": ("6.1", ("order-events",), why_first),
    "revolt": ("6.2.1", ("revolt",), ("tried",)),
    "treaty": ("6.3.1", ("choose-treaty",), ("not-lost",)),
    "seize": ("6.3.3", ("confiscate",), why_seize),
    **dict.fromkeys(("province", "city"), ("6.3.4", ("papal-ban",), why_ban)),
    "raid": ("6.4", ("long-range-attack",), why_raid),
    "from": ("6.4", ("raid-source",), why_from),
    "expand": ("7.3.1", ("expand",), why_expand),
    "sail": ("7.3.2", ("expand",), why_sail),
    "attack": ("7.4", _TURN, why_attack),
    "empty": ("7.3.3", ("move-garrison",), ("not-yours", "own")),
    "double": ("9.3", ("collect-income",), ("not-yours", "pays-nothing")),
    "end-turn": ("7.1", ("fight",), ("moment",)),
    "plunder": ("4.7", _TURN, why_plunder),
    "ambassador": ("4.8", _TURN, why_ambassador),
    "rebel": ("4.8.1", ("rebel",), ("own", "free", "is-foreign", "is-fortress")),
    "intrigue": ("4.8.4", (*_TURN, "court-intrigue"), why_intrigue),
    "card": ("7.5", ("battle", "duel"), refuse_card),
    "used": ("7.7.2", _BATTLE, why_used_card),
    "influence": ("7.5.5", ("battle", "duel"), why_influence),
    "support": ("7.5", _BATTLE, why_support),
    "sign": ("4.5", _BATTLE, why_sign),
    "retreat": ("4.6", _BATTLE, why_retreat),
    "vote": ("3.3", None, ("voting",)),
    "landing": ("6.6", None, ("not-ruler",)),
    **dict.fromkeys(("offer", "offer-to", "offer-give", "offer-ask", "offer-add"), ("7.2.1", _ANY, ("no-bargain",))),
}
"""By kind of option: its rule, the steps that ask for it (None: the reason is the same in all), and its explanation: a
function, or reasons about the city's holder followed by a last one that always applies."""
_CITY_KINDS = {
    "start", "third", "return", "castle", "fortress", "revolt", "treaty", "raid", "from", "expand", "sail", "plunder",
    "rebel", "empty", "double",
}  # fmt: skip
_NO_CITY = ("third:none", "raid:none", "expand:done")
_TURN_KINDS = {"expand", "sail", "attack", "end-turn", "plunder", "ambassador", "rebel", "offer-to", "offer-give"}
"""Kinds of options that are only possible in the seat's own turn."""
