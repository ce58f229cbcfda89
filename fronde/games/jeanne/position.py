"""The position as plain JSON, complete or sparse, and its invariants. RULES.md documents the keys."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from fronde.core.codec import (
    Bits,
    FieldType,
    Flag,
    Index,
    Keys,
    Later,
    ListBy,
    ListOf,
    Number,
    T,
    Word,
    bad,
    require,
)
from fronde.core.flow import Frame, queue
from fronde.core.offers import FIELDS as FIELDS_OF_OFFERS
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Json, Seat
from fronde.games.jeanne.battle import AFTER_DICE, is_thrown, read_sides, stake_of
from fronde.games.jeanne.data import (
    CITIES,
    CITY,
    COUNTERS,
    DECK,
    EVENTS,
    FOREIGNERS,
    KINDS,
    POWERS,
    RETREAT,
    SIGN,
    TABLE,
    YELLOW,
    bits,
)
from fronde.games.jeanne.model import (
    CASTLE,
    FOREIGN,
    FORTRESS,
    FREE,
    NOBODY,
    Cards,
    State,
    find_attacks,
    find_holdings,
    find_sources,
    find_targets,
    has_marker,
    may_attack_again,
    way_of,
    works_left,
    yellow_of,
)
from fronde.games.jeanne.steps import STEPS
from fronde.games.jeanne.steps.battle import throw
from fronde.games.jeanne.steps.buying import plan_buying
from fronde.games.jeanne.steps.common import NONE
from fronde.games.jeanne.steps.events import plan_events
from fronde.games.jeanne.steps.plan import PHASES, plan_round

CITY_SET = Bits(CITIES, "position-unknown-city")
POINTS = Number(0, 10_000)


class CardList(FieldType[Cards]):
    """Battle cards, in the order of their kinds."""

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
    """The holder of a city: a seat, or a foreign power."""

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
    """The keys of a position with these seats. The function is long because it is one table with a line for each
    key."""
    seat = Index(seats, "position-unknown-seat", nowhere=None)
    cards, yellow = CardList(), CardList(YELLOW)

    def of_each(item: FieldType[T], empty: T) -> ListBy[T]:
        return ListBy(seats, item, empty, "position-unknown-seat")

    return Keys(
        STEPS,
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
            "hands": of_each(cards, ()),
            "used": of_each(yellow, ()),
            "deck": cards,
            "discards": cards,
            "heroes": of_each(Flag(), False),
            **{name: of_each(CITY_SET, 0) for name in ("attacked_from", "attacked")},
            "ruler": seat,
            "retreated": Flag(),
            "intrigued": Flag(),
            **FIELDS_OF_OFFERS,
            "over": Flag(),
        },
        others={"phase": None},
    )


def keys(state: State) -> Keys:
    """The keys of a position."""
    return keys_for(state.seats)


# --- reading ---


def fill_in(state: State, position: Mapping[str, Json], ctx: Context) -> None:
    """Set up the cities of each holder, and complete a sparse position, which is at the beginning of a phase."""
    if "stack" not in position:
        _complete(position, state)
    state.cities = find_holdings(state.owner)


def _complete(position: Mapping[str, Json], state: State) -> None:
    """Complete a sparse position: starting cities, the rest of the cards in the deck, and the rest of the round from
    `phase` on; with the phase "turns" or "buying", from the seat `active` on."""
    if "starts" not in position:
        state.starts = [bits(starts_of(seat)) for seat in state.seats]
    if "owner" not in position:
        for who, seat in enumerate(state.seats):
            for city in starts_of(seat):
                state.owner[city] = who
        state.cities = find_holdings(state.owner)
    if sorted(state.order) != list(range(len(state.seats))):
        raise bad("order", key="order", n=len(state.seats))
    if "deck" not in position:
        counts = Counter([*state.discards, *(card for cards in (*state.hands, *state.used) for card in cards)])
        state.deck = tuple(sorted((Counter(DECK) - counts).elements()))
    phase = Word(PHASES, "position-unknown-phase").read(position.get("phase", "turns"), "phase")
    if not state.over:
        queue(state, *plan_from(state, phase))


def starts_of(seat: Seat) -> list[int]:
    """The starting cities of a power that takes the first ones it may choose (2.3)."""
    data = POWERS[seat]
    return [CITY[id_] for id_ in (*data.fixed, *data.choices[: data.choice_count])]


def plan_from(state: State, phase: str) -> list[Frame]:
    """The rest of the round: from the turn, or the purchase, of the active seat if there is one, or from the named
    events."""
    frames = plan_round(state, phase)
    if phase == "events" and state.events:
        frames = [*plan_events(len(state.events)), *frames[1:]]
    if state.active == NOBODY or phase not in ("turns", "buying"):
        state.active = NOBODY
        return frames
    rest = state.order[state.order.index(state.active) :]
    state.active = NOBODY
    if phase == "buying":
        return [*plan_buying(state, rest), *(one for one in frames if one["step"] != "buy")]
    return [*({"step": "take-turn", "who": who} for who in rest), *frames[1:]]


# --- what can never be ---


def check(state: State) -> None:
    """Check that every component is in exactly one place, and that the current step fits the position. Raises
    InvariantError."""
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
    in_setup = bool(state.stack) and state.stack[0]["step"] == "begin-round"
    for who, seat in enumerate(state.seats):
        require(state.owner.count(who) <= TABLE.pieces.garrisons, "garrisons", seat=seat, n=TABLE.pieces.garrisons)
        require(0 < state.starts[who].bit_count() <= 3 or in_setup, "starts")
        require(state.built[who].bit_count() <= 1, "built")
    require(works_left(state, CASTLE) >= 0 and works_left(state, FORTRESS) >= 0, "works")
    require(state.plundered.bit_count() <= TABLE.pieces.plunder, "plunder", n=TABLE.pieces.plunder)
    require(len(state.events) <= (2 if state.war else 1), "events")
    require(not Counter(state.events) - Counter(COUNTERS), "events")


def _check_cards(state: State) -> None:
    battles = [frame for frame in state.stack if is_thrown(frame)]
    table = [stake_of(state, frame, side).cards for frame in battles for side in ("attacker", "defender")]
    piles = (state.deck, state.discards, *state.hands, *state.used, *table)
    cards = Counter(card for pile in piles for card in pile)
    require(cards == Counter(DECK), "cards", n=len(DECK))


def _check_frame(state: State, frame: Frame) -> None:
    """A frame names existing players and cities."""
    count = len(state.seats)
    players = [frame[name] for name in ("who", "attacker", "defender") if name in frame]
    players += [*frame.get("left", ())] if frame["step"] == "buy" else []
    players += [who for pair in frame.get("pairs", ()) for who in pair]
    require(all(who < count for who in players), "frame")
    for name in ("city", "source"):
        may_miss = name == "source" and frame.get("attacker") == NOBODY
        require(frame.get(name, 0) >= 0 or may_miss, "frame")
    if frame["step"] == "battle":
        _check_battle(state, frame)
    elif frame["step"] == "duel":
        fighters = [who for pair in frame["pairs"] for who in pair]
        require(bool(fighters) and len(fighters) == 2 * len(frame["pairs"]) == len(set(fighters)), "duel")
        require(not frame["answers"], "duel")
    elif frame["step"] == "move-garrison":
        who, city = frame["who"], frame["city"]
        fits = state.owner[city] not in (who, FREE) and not has_marker(state, who)
        require(fits and state.attacked[who] >> city & 1 and who == _find_attacker(state), "moved")
    elif frame["step"] == "run-event":
        will_draw = any(one["step"] == "draw-events" for one in state.stack)
        require(frame["number"] < len(state.events) or will_draw, "events")
    elif frame["step"] == "vote":
        require(not frame["votes"], "frame")


def _check_battle(state: State, frame: Frame) -> None:
    """A battle belongs to a possible attack, and is resolved before anything else continues."""
    who, defender = frame["attacker"], frame["defender"]
    require(state.owner[frame["city"]] == (FOREIGN if defender == NOBODY else defender), "battle")
    steps = [one["step"] for one in state.stack]
    require(steps.index("battle") == len(steps) - 1 - (steps[-1] == "forbid-landing"), "end")
    require(_is_foreign(state, frame) if who == NOBODY else _is_announced(state, frame), "attack")
    if is_thrown(frame):
        require(len(frame["dice"]) == 2 and any(_could_come(state, frame, own) for own in (0, 1)), "thrown")
        return
    require(not frame["answers"], "thrown")
    require(who == NOBODY or len(yellow_of(state.hands[who])) >= TABLE.battle.attacker, "battle")


def _is_foreign(state: State, frame: Frame) -> bool:
    """Whether a foreign power can attack that city (6.8, 6.3.4)."""
    comes = {row.id: "fleet" if row.by_sea else "foreign" for row in FOREIGNERS if CITIES[frame["city"]] in row.cities}
    fits = comes.get(frame["foreigner"]) == frame["way"] and frame["source"] == state.active == NOBODY
    return fits and not state.banned >> frame["city"] & 1


def _is_announced(state: State, frame: Frame) -> bool:
    """Whether a player could have announced this attack before it was marked (7.4, 6.4)."""
    who, source, city = frame["attacker"], frame["source"], frame["city"]
    before = state.copy()
    before.attacked_from[who] ^= 1 << source
    before.attacked[who] ^= 1 << city
    if state.active == NOBODY:
        way, reaches = "raid", bool(find_sources(before, who) >> source & find_targets(before, who) >> city & 1)
    else:
        way, reaches = way_of(source, city), (source, city) in find_attacks(before, who)
    fits = frame["way"] == way and who == _find_attacker(state) and not frame["foreigner"]
    return fits and reaches and may_attack_again(before, who)


def _find_attacker(state: State) -> int:
    """The player who may attack now: the active one, or before the turns the first player."""
    return state.order[0] if state.active == NOBODY else state.active


def _could_come(state: State, frame: Frame, own: int) -> bool:
    """Whether taking back and repeating all commitments of the battle leads to this position. `own`: the number of
    retreats that were France's own (9.5)."""
    before, step = _take_back(state, frame, own), STEPS["battle"]
    battle, answers = before.stack[-1], [answer for answer in frame["answers"] if answer[1] not in AFTER_DICE]
    if not _could_be_laid(step.ask(before, battle), answers):
        return False
    battle["answers"] = tuple(answers)
    throw(before, battle, frame["dice"])
    for answer in frame["answers"][len(answers) :]:
        if not any((one.seat, one.step) == answer[:2] and answer[2] in one.options for one in step.ask(before, battle)):
            return False
        step.answer(before, battle, Action(answer[0], answer[1], answer[2:]), Context(Dice(0)))
    return bool(step.ask(before, battle)) and before == state


def _could_be_laid(decisions: Sequence[Decision], answers: Sequence[Sequence[str]]) -> bool:
    """Whether the answers fit the questions asked before the dice, from public knowledge: red cards that were not
    played and missing yellow cards cannot be checked."""
    offers = {(one.seat, one.step): one.options for one in decisions}
    options = {(seat, step): option for seat, step, option in answers}
    lone = len(options) == len(answers)
    for key in [(one.seat, "battle-support") for one in decisions]:
        if options.get(key, NO_RED) == NO_RED and "support:hero" not in offers.get(key, ()):
            offers.pop(key, None)
            options.pop(key, None)
    no_card = ("defence-cards", "card:none")
    legal = all((key[1], option) == no_card or option in offers.get(key, ()) for key, option in options.items())
    return lone and legal and offers.keys() == options.keys()


NO_RED = f"support:{NONE}"


def _take_back(state: State, frame: Frame, own: int) -> State:
    """The position at the start of a battle whose dice are rolled."""
    before = state.copy()
    before.stack[-1] = {**frame, "answers": (), "dice": ()}
    before.retreated = state.retreated and not own
    for side in read_sides(state, frame):
        who, stake = side.who, side.stake
        if who == NOBODY:
            continue
        retreats = len(side.saved) - own * (state.seats[who] == "france")
        cards = [*stake.reds, *[RETREAT] * retreats, *[SIGN] * (side.sign is not None)]
        before.discards = tuple(sorted((Counter(before.discards) - Counter(cards)).elements()))
        before.used[who] = tuple(sorted((*before.used[who], *stake.cards * stake.used)))
        before.hands[who] = tuple(sorted((*before.hands[who], *cards, *stake.cards * (not stake.used))))
        before.influence[who] += stake.influence
        require(before.influence[who] <= TABLE.pieces.influence, "thrown")
    return before


OWN_TURN = {"expand", "fight", "rebel", "court-intrigue"}


def _check_turn(state: State) -> None:
    """The turn has an active player, and a landing has a ruler of the sea to ask."""
    steps = [frame["step"] for frame in state.stack]
    require(state.active != NOBODY or not set(steps) & OWN_TURN, "active")
    if "forbid-landing" in steps:
        at = steps.index("forbid-landing")
        require(state.ruler != NOBODY and steps[at - 1 : at] == ["battle"], "ruler")
        landing, battle = state.stack[at], state.stack[at - 1]
        same = battle == {**battle, "attacker": landing["who"], "source": landing["source"], "city": landing["city"]}
        require(same and battle["way"] == "landing" and state.ruler != landing["who"], "landing")
    require(not state.stack or steps[0] in ("end-round", "begin-round"), "end")


_THING = re.compile(r"city:([a-z-]+)(\+money:[1-9]\d{0,3})?|money:[1-9]\d{0,3}|promise")


def _check_offer(state: State) -> None:
    """An offer is between two players, and its parts can be offered."""
    offer = state.offer
    if offer is None:
        return
    require(offer.seat in state.seats and offer.partner in state.seats and offer.seat != offer.partner, "offer")
    for thing in filter(None, (offer.gift, offer.price)):
        match = _THING.fullmatch(thing)
        require(match is not None and (not match[1] or match[1] in CITY), "offer")
    kinds = {thing.partition(":")[0] for thing in (offer.gift, offer.price)}
    whole = bool(offer.gift and offer.price)
    require((offer.gift + offer.price).count("+") <= whole, "offer")
    require(kinds in ({"city"}, {"money", "promise"}) if whole else not (offer.sent or offer.price), "offer")
