"""Texts for questions, options and events: message ids and their arguments, no sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from fronde.core.offers import ADDING, ANSWERING, COMPOSING, name_parts
from fronde.core.types import Decision, Event, Json, Name, OptionText, Seat, Text
from fronde.games.jeanne.battle import AFTER_DICE, bonuses
from fronde.games.jeanne.data import (
    AREA_OF,
    CITIES,
    CITIES_OF,
    CITY,
    JOINING,
    KIND,
    MEASURED,
    MOUNTAINS,
    POINTS,
    PORTS,
    POWERS,
    PROVINCE_OF,
    STRENGTH,
    TABLE,
    VALUES,
)
from fronde.games.jeanne.model import (
    CASTLE,
    FOREIGN,
    FORTRESS,
    FREE,
    State,
    cities_of,
    defence_of,
    income_of,
    player_index,
    price_of,
    way_of,
)
from fronde.games.jeanne.names import readable, text
from fronde.games.jeanne.steps.battle import begin_battle
from fronde.games.jeanne.steps.cards import loot_of
from fronde.games.jeanne.steps.common import points_in
from fronde.games.jeanne.steps.setup import seats_for
from fronde.games.jeanne.steps.turn import read_attack

VERBS: Mapping[str, tuple[str, ...]] = {
    "place": ("choose-start", "place-third", "return-city", "double-income"),
    "vote": ("vote",),
    "buy": ("buy",),
    "event": ("order-events", "revolt", "choose-treaty", "confiscate", "papal-ban", "long-range-attack", "raid-source"),
    "duel": ("duel-card", "duel-influence"),
    "expand": ("expand",),
    "attack": ("fight",),
    "battle": ("attack-cards", "defence-cards", "battle-influence", "battle-support", *AFTER_DICE, "move-garrison"),
    "landing": ("forbid-landing",),
    "plunder": ("play-plunderers",),
    "mission": ("play-ambassador", "rebel", "court-intrigue", "navarre-intrigue"),
    "offer": (*COMPOSING, ADDING),
    "answer": (ANSWERING,),
}
"""The questions that each verb of the slash group answers."""

ALONG: Mapping[str, frozenset[str]] = {step: frozenset({step}) for step in ("buy", "expand")}
"""Questions that may be answered several times at once: purchases and expansion, each with the option that ends it."""
CLOSING = frozenset({"buy:done", "expand:done"})
ASKED_ALONE = frozenset(
    {"fight", "long-range-attack", "attack-cards", "defence-cards", "duel-card", "play-sign", "play-retreat"}
)
"""Questions that are asked even with one answer (R50, R51)."""
SECRETS: Mapping[str, str] = {
    **dict.fromkeys(
        ("duel-card", "long-range-attack", "play-ambassador", "play-plunderers", "expand", "play-sign", "play-retreat"),
        "size",
    ),
    **dict.fromkeys(("attack-cards", "defence-cards", "battle-influence", "battle-support", "fight"), "question"),
}
"""Questions that depend on a hand: other players must not learn the number of options ("size"), or the question
itself."""
NOTHING = Text("hint-nothing")


def _word(value: Json) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def holder_of(state: State, city: int) -> Text:
    """The holder of a city and its strength."""
    owner, defence = state.owner[city], defence_of(state, city)
    if owner == FREE:
        return Text("hint-free")
    if owner == FOREIGN:
        return text("hint-foreign", n=STRENGTH)
    return text("hint-held", seat=state.seats[owner], n=defence)


# --- questions ---


def prompt(state: State, decision: Decision) -> Text:
    """The text of a question."""
    about = decision.about
    if decision.step in ("attack-cards", "defence-cards"):
        return text(f"ask-{decision.step}", battle=tell_opening(about), works=tell_strength(about))
    if decision.step in AFTER_DICE:
        sums = {name: about[name] for name in ("attack_total", "defence_total")}
        result = Text(f"told-{about['result']}", _naming(about))
        return text(f"ask-{decision.step}", city=about["city"], result=result, **sums)
    if decision.step in ("battle-influence", "battle-support"):
        return text(f"ask-{decision.step}", city=about["city"])
    if decision.step in (*COMPOSING, ADDING, ANSWERING):
        return Text(f"ask-{decision.step}", name_parts(about, thing))
    if decision.step == "fight":
        about = {**about, "n": len(decision.options) - 1}
    return Text(f"ask-{decision.step}", readable({key: value for key, value in about.items() if key != "sums"}))


def tell_opening(about: Mapping[str, Json]) -> Text:
    """The text of an attack: both sides, the city, and the kind of attack."""
    return Text(f"told-attack-{about['way']}", _naming(about))


def _naming(about: Mapping[str, Json]) -> dict[str, object]:
    """The names of a battle's cities and of its two sides."""
    sides = {side: about.get(f"{side}_seat") for side in ("attacker", "defender")}
    foreigner = Name("foreigner", about["foreigner"]) if "foreigner" in about else Text("told-foreigners")
    names = {name: about[name] for name in ("city", "source_city") if name in about}
    return {**readable(names), **{side: Name("seat", seat) if seat else foreigner for side, seat in sides.items()}}


def tell_strength(about: Mapping[str, Json]) -> list[Text]:
    """The points the city gives its defender, item by item."""
    items = [(name, about[name]) for name in ("works", "mountain", "landing", "strength") if about.get(name)]
    return [text(f"part-{name}", n=n) for name, n in items] or [Text("told-none")]


EVEN = (0.6, 1.6)
"""A set of powers is balanced if each power wins between these multiples of an equal share (`docs/balance.md`)."""


def tell_table(players: int, options: Mapping[str, Json]) -> list[Text]:
    """Whether the powers in play are the suggested set, and their results in bot games."""
    seats = seats_for(players, dict(options))
    is_suggestion = players < len(POWERS) and set(seats) == set(JOINING[players])
    texts = [text("table-suggested", n=players)] if is_suggestion else []
    if (record := MEASURED.get(frozenset(seats))) is None:
        return texts
    ranks = sorted(zip(record.wins, record.powers, strict=True), reverse=True)
    is_even = all(EVEN[0] <= wins * players / record.games <= EVEN[1] for wins, _ in ranks)
    shares = [text("told-share", seat=seat, n=round(100 * n / record.games)) for n, seat in ranks]
    about = {"n": record.games, "even": round(100 / players), "shares": shares}
    return [*texts, Text("table-even" if is_even else "table-lopsided", about)]


def count_along(state: State, decision: Decision) -> tuple[int, int]:
    """The numbers of options and of answers that can be chosen at once: each purchase, or as many cities as may be
    occupied, and the option that ends them."""
    count = len(decision.options) - 1 if decision.step == "buy" else int(decision.about["n"])
    return count, count + 1


# --- options ---


def describe(state: State, decision: Decision, option: str) -> OptionText:
    """The label, hint and group of an option."""
    kind, _, rest = option.partition(":")
    if decision.step in (*COMPOSING, ADDING, ANSWERING):
        return describe_offer(option)
    if decision.step == "papal-ban":
        return describe_ban(state, kind, rest)
    if option in _WORDS:
        word = option.replace(":", "-")
        return OptionText(text(f"option-{word}", hero=decision.seat), Text(f"hint-{word}"), Text("group-end"))
    if kind in _DESCRIBE:
        return _DESCRIBE[kind](state, decision, rest)
    if rest in CITY:
        return describe_city(state, decision, kind, rest)
    hand = text("hint-hand", n=len(state.hands[player_index(state, rest)]))
    return OptionText(text(f"option-{kind}", seat=rest), hand)


_WORDS = (
    "end-turn", "expand:done", "buy:done", "third:none", "raid:none", "vote:war", "vote:peace", "ambassador",
    "landing:allow", "landing:forbid", "card:none", "support:none", "support:engineer", "support:traitor",
    "support:hero", "sign:none", "retreat:none",
)  # fmt: skip
"""Options with a label and a hint of their own."""


def describe_city(state: State, decision: Decision, kind: str, id_: str) -> OptionText:
    """A city as an option, with the consequence of choosing it."""
    city, seat = CITY[id_], decision.seat
    hints: dict[str, Callable[[], Text]] = {
        "castle": lambda: text("hint-castle", n=price_of(state, CASTLE), defence=TABLE.defence.castle),
        "fortress": lambda: text("hint-fortress", n=price_of(state, FORTRESS), defence=TABLE.defence.fortress),
        "plunder": lambda: hint_plunder(state, city),
        **dict.fromkeys(
            ("revolt", "rebel"),
            lambda: text("hint-beat", holder=holder_of(state, city), n=defence_of(state, city)),
        ),
        **dict.fromkeys(("raid", "treaty", "return"), lambda: holder_of(state, city)),
        "double": lambda: text("hint-double", n=income_of(state, city)),
    }
    hint = hints[kind]() if kind in hints else province_hint(state, seat, city)
    group = f"group-{kind}" if kind in ("castle", "fortress", "sail") else f"group-{AREA_OF[PROVINCE_OF[city]]}"
    label = f"option-{kind}" if kind in _CITY_LABELS else "option-city"
    return OptionText(text(label, city=id_), hint, Text(group))


def hint_plunder(state: State, city: int) -> Text:
    """The number a roll must beat, and the money."""
    free = "-free" * (state.owner[city] == FREE)
    return text(f"hint-plunder{free}", holder=holder_of(state, city), n=loot_of(state, city))


_CITY_LABELS = ("castle", "fortress", "sail", "plunder", "raid")


def province_hint(state: State, seat: Seat, city: int) -> Text:
    """The progress of a province with a city, and whether the city has a port or is in mountains."""
    province = PROVINCE_OF[city]
    cities = CITIES_OF[province]
    mine = cities & (cities_of(state, player_index(state, seat)) | 1 << city)
    counts = {"mine": mine.bit_count(), "all": cities.bit_count(), "lacking": (cities ^ mine).bit_count()}
    args = {"province": province, "n": POINTS[province], **counts}
    port = Text("hint-port") if PORTS >> city & 1 else NOTHING
    mountain = Text("hint-mountain") if MOUNTAINS >> city & 1 else NOTHING
    return text("hint-province", **args, port=port, mountain=mountain)


def describe_ban(state: State, kind: str, id_: str) -> OptionText:
    """A province or a city where battles may be forbidden."""
    province = id_ if kind == "province" else PROVINCE_OF[CITY[id_]]
    group = Text(f"group-{AREA_OF[province]}")
    if kind == "city":
        return OptionText(text("option-city", city=id_), holder_of(state, CITY[id_]), group)
    hint = text("hint-ban-province", n=CITIES_OF[province].bit_count())
    return OptionText(text("option-province", province=id_), hint, group)


def _attack(state: State, decision: Decision, rest: str) -> OptionText:
    source, city = read_attack(f"attack:{rest}")
    way = way_of(source, city)
    counts = bonuses(state, begin_battle(state, player_index(state, decision.seat), source, city, way))
    mountain = text("hint-mountain-bonus", n=counts["mountain"]) if "mountain" in counts else NOTHING
    landing = text("hint-landing-bonus", n=counts["landing"]) if "landing" in counts else NOTHING
    hint = text("hint-attack", holder=holder_of(state, city), mountain=mountain, landing=landing)
    kind = "landing" if way == "landing" else "attack"
    label = text(f"option-{kind}", city=CITIES[city], source_city=CITIES[source])
    return OptionText(label, hint, text("group-source", city=CITIES[source]))


def _cards(state: State, decision: Decision, rest: str) -> OptionText:
    if decision.step == "buy":
        return OptionText(
            text("option-buy-cards", n=int(rest)),
            text("hint-buy-cards", n=int(rest) * TABLE.prices.card),
            Text("group-cards"),
        )
    return _stake_text("cards", decision, rest)


def _stake_text(kind: str, decision: Decision, names: str) -> OptionText:
    """Cards for a battle or duel, with the totals they make with any die and the known bonuses."""
    option, cards = f"{kind}:{names}", names.split("+")
    low, high = decision.about["sums"][option]
    hint = text("hint-cards", n=points_in(option), low=low, high=high)
    return OptionText(text(f"option-{kind}", cards=cards), hint)


def _influence(state: State, decision: Decision, rest: str) -> OptionText:
    remaining = state.influence[player_index(state, decision.seat)] - int(rest)
    return OptionText(text("option-influence", n=int(rest)), text("hint-influence", n=remaining))


def _sign(state: State, decision: Decision, rest: str) -> OptionText:
    side = "attack" if decision.seat == decision.about.get("attacker_seat") else "defence"
    total = decision.about[f"{side}_total"] + VALUES[KIND[rest]]
    return OptionText(text("option-sign", card=rest), text("hint-sign", n=total))


def _retreat(state: State, decision: Decision, rest: str) -> OptionText:
    cards = rest.split("+")
    return OptionText(text("option-retreat", cards=cards), text("hint-retreat", n=len(cards)))


def _first(state: State, decision: Decision, rest: str) -> OptionText:
    return OptionText(text("option-first", event=rest), Text(f"hint-event-{rest}"))


_DESCRIBE: dict[str, Callable[[State, Decision, str], OptionText]] = {
    "attack": _attack,
    "cards": _cards,
    "card": lambda state, decision, rest: _stake_text("card", decision, rest),
    "used": lambda state, decision, rest: _stake_text("used", decision, rest),
    "influence": _influence,
    "sign": _sign,
    "retreat": _retreat,
    "first": _first,
}


# --- offers ---


def thing(id_: str) -> Text:
    """The text of what is offered or requested."""
    if "+" in id_:
        return text("thing-both", things=[thing(one) for one in id_.split("+")])
    kind, _, rest = id_.partition(":")
    if kind == "money":
        return text("thing-money", n=int(rest))
    return text("thing-city", city=rest) if kind == "city" else Text("thing-promise")


def describe_offer(option: str) -> OptionText:
    """The label and group of an option in an offer."""
    kind, _, rest = option.partition(":")
    if kind == "offer":
        return OptionText(Text(f"option-offer-{rest}"))
    if kind == "offer-to":
        return OptionText(text("option-offer-to", seat=rest))
    side = ""
    if kind == ADDING:
        side, _, rest = rest.partition(":")
    word = rest.partition(":")[0]
    group = Text(f"group-offer-{word}", group_of_sums(int(rest.partition(":")[2])) if word == "money" else {})
    label = text(f"option-{kind}{'-' * bool(side)}{side}", thing=thing(rest))
    return OptionText(label, None, Text(f"group-offer-add-{side}", group.args) if side else group)


def group_of_sums(n: int) -> dict[str, int]:
    """The range of sums under whose heading a sum is listed: twenty to a group."""
    low = (n - 1) // SUMS_A_GROUP * SUMS_A_GROUP + 1
    return {"low": low, "high": low + SUMS_A_GROUP - 1}


SUMS_A_GROUP = 20


# --- events ---


def event_text(event: Event, seat: Seat | None) -> Text | None:
    """The text of an event for a seat; None if the seat learns nothing of it."""
    if not event.reaches(seat):
        return None
    data = event.data_for(seat)
    if event.kind in _TELL:
        return _TELL[event.kind](data)
    if event.kind.startswith("offer-"):
        return Text(f"event-{event.kind}", name_parts(data, thing))
    if event.kind in _BY_WORD:
        return Text(f"event-{event.kind}.{_word(data[_BY_WORD[event.kind]])}", readable(data))
    if event.kind in _BY_NONE and data[_BY_NONE[event.kind]] in (0, "none"):
        return Text(f"event-{event.kind}.none", readable(data))
    own = bool(event.secret) and seat in event.to
    return Text(f"event-{event.kind}{'-own' if own else ''}", readable(data))


def _tell_roll(data: Mapping[str, Json]) -> Text:
    sides = {name: tell_side(data[name]) for name in ("attack", "defence")}
    totals = {f"{name}_total": data[name]["total"] for name in sides}
    saves = {f"{name}_saved": _tell_saved_cards(data[name]) for name in sides}
    return text("event-battle-rolled", opening=tell_opening(data), **sides, **totals, **saves)


def _tell_saved_cards(side: Mapping[str, Json]) -> Text:
    return text("told-saved", seat=side["seat"], cards=side["saved"]) if side["saved"] else NOTHING


def _tell_battle(data: Mapping[str, Json]) -> Text:
    result = Text(f"told-{data['result']}", _naming(data))
    return text("event-battle-fought", battle=_tell_roll(data), result=result)


def tell_side(side: Mapping[str, Json]) -> list[Text]:
    """All points of a side, item by item."""
    parts = [text("part-card", card=card, n=VALUES[KIND[card]]) for card in side["cards"]]
    if side["influence"]:
        parts.append(text("part-influence", n=side["influence"]))
    if side["support"] == "hero":
        parts.append(text("part-hero", hero=side["seat"], n=TABLE.battle.hero))
    elif side["support"] != "none":
        parts.append(Text(f"part-{side['support']}"))
    parts += [text(f"part-{name}", n=n) for name, n in side["bonus"].items()]
    parts.append(text("part-die", n=side["die"]))
    if side["sign"] is not None:
        parts.append(text("part-sign", card=side["sign"], n=VALUES[KIND[side["sign"]]]))
    return parts


def _tell_duel_card(card: str) -> Text:
    return Text("told-no-card") if card == "none" else text("part-card", card=card, n=VALUES[KIND[card]])


def _tell_duel(data: Mapping[str, Json]) -> Text:
    sides = [text("told-duellist", **side | {"card": _tell_duel_card(side["card"])}) for side in data["sides"]]
    event = data["event"]
    if data["winner_seat"] is None:
        return text("event-duel-fought.level", event=event, sides=sides)
    return text("event-duel-fought", event=event, sides=sides, seat=data["winner_seat"])


def _tell_pairs(data: Mapping[str, Json]) -> Text:
    pairs = [text("told-pair", seat=one, rival_seat=other) for one, other in data["duels"]]
    return text("event-duels-drawn", event=data["event"], pairs=pairs)


def _tell_ban(data: Mapping[str, Json]) -> Text:
    kind = "province" if "province" in data else "city"
    return Text(f"event-ban-spoken.{kind}", readable(data))


_TELL: dict[str, Callable[[Mapping[str, Json]], Text]] = {
    "battle-fought": _tell_battle,
    "battle-rolled": _tell_roll,
    "attack-announced": lambda data: text("event-attack-announced", opening=tell_opening(data)),
    "duel-fought": _tell_duel,
    "duels-drawn": _tell_pairs,
    "ban-spoken": _tell_ban,
    "ambassador-sent": lambda data: text(
        f"event-ambassador-sent.{data['mission']}", **readable(data), hero=data["seat"]
    ),
}

_BY_WORD = {
    "status-voted": "war", "revolt-tried": "success", "city-plundered": "success", "rebellion-tried": "success",
    "mission-void": "mission", "works-built": "works", "works-lost": "works", "city-joined": "way",
    "foreigners-turned": "why", "militia-fought": "result", "end-rolled": "over", "game-ended": "why",
}  # fmt: skip
"""For kinds of events with several sentences, the key of the data that selects one."""
_BY_NONE = {"card-lost": "card", "cards-confiscated": "n"}
"""For kinds of events that may have no effect, the key that shows it."""


def private_text(view: Mapping[str, Json], seat: Seat) -> list[Text]:
    """The cards a seat holds in private, one line for each kind."""
    return [
        text("private-card", n=n, card=card, use=Text(f"card-use-{card}"))
        for card, n in Counter(view["hands"][seat]).items()
    ]
