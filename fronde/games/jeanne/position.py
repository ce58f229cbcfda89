"""The position as plain JSON, whole or sparse, and what can never be (the keys are documented in RULES.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from fronde.core.codec import (
    Bits,
    FieldType,
    Flag,
    FrameOf,
    Index,
    Keys,
    Later,
    ListBy,
    ListOf,
    Number,
    StackOf,
    Word,
    bad,
    require,
)
from fronde.core.flow import Frame, queue
from fronde.core.offers import FIELDS as FIELDS_OF_OFFERS
from fronde.core.types import Json, Seat
from fronde.games.jeanne.battle import answers_of, cards_in, is_thrown, laid_by
from fronde.games.jeanne.data import (
    CITIES,
    CITY,
    COUNTERS,
    DECK,
    EVENTS,
    KINDS,
    POWERS,
    TABLE,
    YELLOW,
    bits,
    each,
)
from fronde.games.jeanne.model import (
    FOREIGN,
    FREE,
    NOBODY,
    Cards,
    State,
    castles_left,
    find_held,
    fortresses_left,
    has_marker,
)
from fronde.games.jeanne.steps import STEPS
from fronde.games.jeanne.steps.buying import plan_buying
from fronde.games.jeanne.steps.events import plan_events
from fronde.games.jeanne.steps.plan import PHASES, plan_round

OTHER_KEYS = ("game", "players", "options", "phase", "random")
"""Keys read elsewhere, or here one by one."""
CITY_SET = Bits(CITIES, "position-unknown-city")
POINTS = Number(0, 10_000)


class CardList(FieldType[Cards]):
    """Battle cards, kept in the order of their kinds."""

    def __init__(self, kinds: tuple[int, ...] = tuple(range(len(KINDS)))) -> None:
        self._cards = ListOf(Index(KINDS, "position-unknown-card"), len(DECK))
        self._kinds = kinds

    def read(self, value: Json, key: str) -> Cards:
        cards = self._cards.read(value, key)
        if not set(cards) <= set(self._kinds):
            raise bad("only-yellow", key=key)
        return tuple(sorted(cards))

    def write(self, value: Cards) -> Json:
        return self._cards.write(value)


class Holder(FieldType[int]):
    """Who holds a city: a seat, or a foreign power."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._seats = Index((*seats, "foreign"), "position-unknown-seat")
        self._foreign = len(seats)

    def read(self, value: Json, key: str) -> int:
        place = self._seats.read(value, key)
        return FOREIGN if place == self._foreign else place

    def write(self, value: int) -> Json:
        return self._seats.write(self._foreign if value == FOREIGN else value)


@cache
def keys_for(seats: tuple[Seat, ...]) -> Keys:
    """What stands under each key of a position with these seats."""
    seat = Index(seats, "position-unknown-seat", nowhere=None)
    cards, yellow = CardList(), CardList(YELLOW)

    def of_each(item: FieldType[Any], empty: Any) -> ListBy[Any]:
        return ListBy(seats, item, empty, "position-unknown-seat")

    return Keys(
        {
            "round": Number(1, TABLE.end.rounds),
            "order": ListOf(Index(seats, "position-unknown-seat"), len(seats)),
            "active": seat,
            "turn": Number(0, 10_000),
            "war": Flag(),
            "truce": Flag(),
            "storm": Flag(),
            "plague_over": Flag(),
            "events": ListOf(Word(EVENTS, "position-unknown-event"), 2),
            "owner": ListBy(CITIES, Holder(seats), FREE, "position-unknown-city", keep=False),
            "works": ListBy(CITIES, Index(("", "castle", "fortress")), 0, "position-unknown-city", keep=False),
            "plundered": CITY_SET,
            "banned": CITY_SET,
            **{name: of_each(CITY_SET, 0) for name in ("starts", "lost", "lost_before", "built")},
            **{name: of_each(POINTS, 0) for name in ("money", "province_points", "duel_points", "gained")},
            "by_round": Later(of_each(ListOf(POINTS, TABLE.end.rounds), ())),
            "influence": of_each(Number(0, TABLE.pieces.influence), 0),
            "hands": EachOfCards(seats, cards),
            "used": EachOfCards(seats, yellow),
            "deck": cards,
            "discards": cards,
            "heroes": of_each(Flag(), False),
            **{name: of_each(CITY_SET, 0) for name in ("attacked_from", "attacked")},
            "ruler": seat,
            "retreated": Flag(),
            "intrigued": Flag(),
            **FIELDS_OF_OFFERS,
            "over": Flag(),
            "stack": StackOf(FrameOf(STEPS)),
        }
    )


class EachOfCards(ListBy[Cards]):
    """Cards of every seat."""

    def __init__(self, seats: tuple[Seat, ...], cards: CardList) -> None:
        super().__init__(seats, cards, (), "position-unknown-seat")


KEYS = (*OTHER_KEYS[:3], *keys_for(tuple(POWERS)).types, *OTHER_KEYS[3:])
"""Every key a position may have."""


def dump(state: State) -> dict[str, Any]:
    """The whole position; `load` takes it up exactly as it was."""
    first = {"game": "jeanne", "players": list(state.players), "options": dict(state.options)}
    return {**first, **keys_for(state.seats).write(state)}


# --- reading ---


def load(given: Mapping[str, Any], state: State) -> State:
    """Lay out a whole position exactly as it was, or a sparse one at the beginning of a phase, on an empty table.
    Raises PositionError where it names what there is not."""
    keys_for(state.seats).read(given, state, OTHER_KEYS)
    if "stack" not in given:
        _complete(given, state)
    state.held = find_held(state.owner)
    return state


def _complete(given: Mapping[str, Any], state: State) -> None:
    """What a sparse position leaves out: everybody where he began, the rest of the cards in the deck, and what is left
    of the round from `phase` on; with "turns", the turns from that of `active` on."""
    if "starts" not in given:
        state.starts = [bits(starts_of(seat)) for seat in state.seats]
    if "owner" not in given:
        for who, seat in enumerate(state.seats):
            for city in starts_of(seat):
                state.owner[city] = who
        state.held = find_held(state.owner)
    if sorted(state.order) != list(range(len(state.seats))):
        raise bad("order", key="order", n=len(state.seats))
    if "deck" not in given:
        named = Counter([*state.discards, *(card for cards in (*state.hands, *state.used) for card in cards)])
        state.deck = tuple(sorted((Counter(DECK) - named).elements()))
    phase = Word(PHASES, "position-unknown-phase").read(given.get("phase", "turns"), "phase")
    if not state.over:
        queue(state, *plan_from(state, phase))


def starts_of(seat: Seat) -> list[int]:
    """Where a power begins that takes the first cities it may choose (2.3)."""
    data = POWERS[seat]
    return [CITY[id_] for id_ in (*data.fixed, *data.choices[: data.chosen])]


def plan_from(state: State, phase: str) -> list[Frame]:
    """What is left of the round, beginning with the turn, or the buying, of the active seat, where one is named, or
    with the events that are named."""
    frames = plan_round(state, phase)
    if phase == "events" and state.events:
        frames = [*plan_events(len(state.events)), *frames[1:]]
    if state.active == NOBODY or phase not in ("turns", "buying"):
        state.active = NOBODY
        return frames
    left = state.order[state.order.index(state.active) :]
    state.active = NOBODY
    if phase == "buying":
        return [*plan_buying(state, left), *(one for one in frames if one["step"] != "buy")]
    return [*({"step": "take-turn", "who": who} for who in left), *frames[1:]]


# --- what can never be ---


def check(state: State) -> None:
    """Every component is somewhere, once, and what is in the middle of something fits. Raises InvariantError."""
    _check_map(state)
    _check_cards(state)
    require(state.over == (not state.stack), "over-or-not")
    require(len({len(points) for points in state.by_round}) == 1, "rounds")
    require(len(state.by_round[0]) <= state.round - (not state.over), "rounds")
    require(sorted(state.order) == list(range(len(state.seats))), "order")
    for frame in state.stack:
        _check_frame(state, frame)
    _check_turn(state)
    _check_offer(state)


def _check_map(state: State) -> None:
    for who, seat in enumerate(state.seats):
        require(state.owner.count(who) <= TABLE.pieces.garrisons, "garrisons", seat=seat, n=TABLE.pieces.garrisons)
        require(0 < state.starts[who].bit_count() <= 3 or _in_setup(state), "starts")
    require(castles_left(state) >= 0 and fortresses_left(state) >= 0, "works")
    require(state.plundered.bit_count() <= TABLE.pieces.plunder, "plunder", n=TABLE.pieces.plunder)
    for who in range(len(state.seats)):
        built = [state.works[city] for city in each(state.built[who])]
        require(len(built) <= 1, "built")
    require(len(state.events) <= (2 if state.war else 1), "events")
    require(not Counter(state.events) - Counter(COUNTERS), "events")


def _in_setup(state: State) -> bool:
    return bool(state.stack) and state.stack[0]["step"] == "begin-round"


def _check_cards(state: State) -> None:
    table = [laid_by(state, frame, side).cards for frame in state.stack if is_thrown(frame) for side in SIDES]
    piles = (state.deck, state.discards, *state.hands, *state.used, *table)
    cards = Counter(card for pile in piles for card in pile)
    require(cards == Counter(DECK), "cards", n=len(DECK))


def _check_frame(state: State, frame: Frame) -> None:
    """A frame names players and cities that there are."""
    count = len(state.seats)
    players = [frame[name] for name in ("who", "attacker", "defender") if name in frame]
    players += [*frame.get("left", ())] if frame["step"] == "buy" else []
    players += [who for pair in frame.get("pairs", ()) for who in pair]
    require(all(who < count for who in players), "frame")
    for name in ("city", "source"):
        may_miss = name == "source" and frame.get("attacker") == NOBODY
        require(frame.get(name, 0) >= 0 or may_miss, "frame")
    if frame["step"] == "battle":
        owner = FOREIGN if frame["defender"] == NOBODY else frame["defender"]
        require(state.owner[frame["city"]] == owner, "battle")
        require((frame["attacker"] == NOBODY) == bool(frame["foreigner"]), "battle")
        require(frame["attacker"] != frame["defender"], "battle")
        if is_thrown(frame):
            _check_thrown(state, frame)
            return
        require(not frame["answers"], "battle")
        if frame["attacker"] != NOBODY:
            require(len([card for card in state.hands[frame["attacker"]] if card in YELLOW]) > 1, "battle")
    elif frame["step"] == "duel":
        drawn = [who for pair in frame["pairs"] for who in pair]
        require(bool(drawn) and len(drawn) == 2 * len(frame["pairs"]) == len(set(drawn)), "duel")
        require(not frame["answers"], "duel")
    elif frame["step"] == "move-garrison":
        require(state.owner[frame["city"]] != frame["who"] and not has_marker(state, frame["who"]), "frame")
    elif frame["step"] == "run-event":
        require(frame["number"] < len(state.events) or _will_draw(state), "events")
    elif frame["step"] == "vote":
        require(not frame["votes"], "frame")


SIDES = ("attacker", "defender")


def _check_thrown(state: State, frame: Frame) -> None:
    """What lies open in a battle is what may be laid, and what has been played after the dice goes with it."""
    require(len(frame["dice"]) == 2, "battle")
    seats = {state.seats[frame[side]] for side in SIDES if frame[side] != NOBODY}
    keys = [answer[:2] for answer in frame["answers"]]
    require(len(set(keys)) == len(keys) and all(seat in seats for seat, _ in keys), "battle")
    for side, other in zip(SIDES, SIDES[::-1], strict=True):
        laid, who = laid_by(state, frame, side), frame[side]
        played = dict(answers_of(state, frame, who))
        cards = "attack-cards" if side == "attacker" else "defence-cards"
        require(set(played) <= {cards, "battle-influence", "battle-support", "play-sign", "play-retreat"}, "battle")
        most = TABLE.battle.attacker if side == "attacker" else TABLE.battle.defender
        require(len(laid.cards) == most or (side == "defender" and not laid.cards) or who == NOBODY, "battle")
        reds = {"attacker": ("engineer", "traitor"), "defender": ("engineer",)}[side] if frame[other] != NOBODY else ()
        fits = laid.support in ("none", "hero", *reds) and set(laid.cards) <= set(YELLOW)
        require(fits and 0 <= laid.influence <= TABLE.battle.influence, "battle")
        sign, saved = (Counter(cards_in(played.get(step, "x:none"))) for step in ("play-sign", "play-retreat"))
        require(sign.total() < 2 and not (sign - Counter(laid.cards)) + (saved - Counter(laid.cards)), "battle")


def _will_draw(state: State) -> bool:
    return any(frame["step"] == "draw-events" for frame in state.stack)


OWN_TURN = {"expand", "fight", "rebel", "court-intrigue"}


def _check_turn(state: State) -> None:
    """Somebody has the turn where one is under way; the ruler of the sea is there to be asked."""
    steps = [frame["step"] for frame in state.stack]
    require(state.active != NOBODY or not set(steps) & OWN_TURN, "active")
    if "forbid-landing" in steps:
        at = steps.index("forbid-landing")
        require(state.ruler != NOBODY and steps[at - 1 : at] == ["battle"], "ruler")
    require(not state.stack or steps[0] in ("end-round", "begin-round"), "end")


_THING = re.compile(r"city:([a-z-]+)(\+money:[1-9]\d{0,3})?|money:[1-9]\d{0,3}|promise")


def _check_offer(state: State) -> None:
    """An offer is between two that play, of what can be offered."""
    offer = state.offer
    if offer is None:
        return
    require(offer.seat in state.seats and offer.partner in state.seats and offer.seat != offer.partner, "offer")
    for thing in filter(None, (offer.given, offer.asked)):
        found = _THING.fullmatch(thing)
        require(found is not None and (not found[1] or found[1] in CITY), "offer")
    kinds = {thing.partition(":")[0] for thing in (offer.given, offer.asked)}
    whole = bool(offer.given and offer.asked)
    require((offer.given + offer.asked).count("+") <= whole, "offer")
    require(kinds in ({"city"}, {"money", "promise"}) if whole else not (offer.sent or offer.asked), "offer")
