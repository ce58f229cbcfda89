"""What a seat may know of the position, field by field.

A view is plain data. Seats, cities, provinces, cards and events are ids (`data/*.toml`). Tables by city omit those
without a value.

- `game` "jeanne"; `viewer`: the seat that looks, or None; `players`: list of players; `seats`: `{seat: player}` in the
  printed order; `options`: as the table chose them.
- `round` 1 to 10; `phase`: "setup", one of `steps.plan.PHASES`, or "over"; `active`: the seat whose turn it is (in
  buying one after the other who buys), or None; `turn`: turns begun so far; `order`: seats in order of play.
- `war`: whether this round is war; `truce`: the next is peace without a vote; `storm`: the next income is halved;
  `plague_over`: the plague's counter is out of the game; `events`: those drawn in this round, as they are carried out;
  `ruler`: the seat that rules the sea, or None; `banned`: list of cities nobody may fight for.
- `owner`: `{city: seat or "foreign"}`, free cities left out; `works`: `{city: "castle" or "fortress"}`, also under a
  foreign marker or on a free city; `plundered`: list of cities; `starts`: `{seat: [city]}` it began with; `lost`,
  `lost_before`: `{seat: [city]}` taken from it in this round and in the one before; `built`: `{seat: [city]}` castles
  of this round.
- `money`, `influence`: `{seat: n}`; `garrisons`: `{seat: markers left}`; `castles`, `fortresses`, `plunder`: markers
  left.
- `hands`: `{seat: [card] or n}`, the viewer's own cards, how many others hold; `used`: `{seat: [card]}` cards that have
  won and only defend, for all to see; `discards`: list of cards; `deck`: n; `heroes`: `{seat: active}`.
- `attacked_from`, `attacked`: `{seat: [city]}` in this round; `retreated`, `intrigued`: whether France and Navarre have
  used what the variants give them.
- `battle`: None, or the battle that is being fought, as an event names it: `city`, `way` ("road", "landing", "raid",
  "foreign", "fleet"), `source_city`, `attacker_seat`, `defender_seat`, `foreigner` where there is one of each; a
  landing the ruler of the sea may still forbid too; once the dice are thrown also `attack` and `defence`, what each
  side has laid. `duels`: None, or `event` and `pairs`, lists of two seats.
- `offer`: None, or the open offer, for the two it concerns: `seat`, `partner_seat`, `given`, `asked`, `sent`.
- `provinces`: `{seat: [province]}` held whole; `due`: `{seat: throne points}` these are worth now; `income`:
  `{seat: n}` the cities would pay now; `gained`: `{seat: n}` throne points of this round; `rounds`: `{seat: [n]}`
  throne points of the rounds that are over, the latest last; `score`: `{seat: {"provinces", "duels", "total"}}`;
  `over`.
"""

from __future__ import annotations

from collections.abc import Iterable

from fronde.core.codec import T
from fronde.core.types import Json, Seat
from fronde.games.jeanne.battle import describe_battle, is_thrown, tell_sides
from fronde.games.jeanne.data import CITIES, TABLE
from fronde.games.jeanne.model import (
    CASTLE,
    FOREIGN,
    FORTRESS,
    FREE,
    NOBODY,
    State,
    full_provinces,
    income,
    throne_points,
    works_left,
)
from fronde.games.jeanne.scoring import score_all
from fronde.games.jeanne.steps.buying import find_buyer
from fronde.games.jeanne.steps.common import city_ids, names_of
from fronde.games.jeanne.steps.diplomacy import OFFERS

WORKS = ("", "castle", "fortress")
_STEPS_OF = {
    "setup": ("choose-start", "place-third"),
    "income": ("return-city", "collect-income"),
    "vote": ("vote",),
    "buying": ("buy",),
    "events": (
        "order-events", "revolt", "choose-treaty", "confiscate", "papal-ban", "long-range-attack", "raid-source",
        "duel",
    ),
    "turns": ("forbid-landing", "expand", "fight", "rebel", "court-intrigue"),
}  # fmt: skip
PHASE_OF = {step: phase for phase, steps in _STEPS_OF.items() for step in steps}
"""The phase of each step; that of a battle depends on the kind of attack."""
PHASE_OF_BATTLE = {"raid": "events", "foreign": "intervention", "fleet": "intervention"}


def phase_of(state: State) -> str:
    """The current phase of the round."""
    if state.over:
        return "over"
    top = state.stack[-1]
    if top["step"] == "battle":
        return PHASE_OF_BATTLE.get(top["way"], "turns")
    if top["step"] == "move-garrison":
        return "events" if state.active == NOBODY else "turns"
    return PHASE_OF[top["step"]]


def active_of(state: State) -> int:
    """The player whose turn it is, or who is buying; NOBODY if there is none."""
    if state.stack and state.stack[-1]["step"] == "buy":
        return find_buyer(state)
    return state.active


def seat_or_none(state: State, who: int) -> Seat | None:
    """The seat of a player, None for NOBODY."""
    return None if who == NOBODY else state.seats[who]


def by_seat(state: State, values: Iterable[T]) -> dict[Seat, T]:
    """A value for each seat."""
    return dict(zip(state.seats, values, strict=True))


def build_view(state: State, seat: Seat | None) -> dict[str, Json]:
    """The table as a seat sees it (None: a spectator), with the keys listed above."""
    return {
        "game": "jeanne",
        "viewer": seat,
        "players": list(state.players),
        "seats": by_seat(state, state.players),
        "options": dict(state.options),
        "over": state.over,
        **_view_round(state),
        **_view_map(state),
        **_view_players(state, seat),
        **_view_now(state, seat),
    }


def _view_round(state: State) -> dict[str, Json]:
    return {
        "round": state.round,
        "phase": phase_of(state),
        "active": seat_or_none(state, active_of(state)),
        "turn": state.turn,
        "order": [state.seats[who] for who in state.order],
        **{name: getattr(state, name) for name in ("war", "truce", "storm", "plague_over")},
        "events": list(state.events),
        "ruler": seat_or_none(state, state.ruler),
        "banned": city_ids(state.banned),
    }


def _view_map(state: State) -> dict[str, Json]:
    names = {FOREIGN: "foreign", **dict(enumerate(state.seats))}
    return {
        "owner": {CITIES[city]: names[owner] for city, owner in enumerate(state.owner) if owner != FREE},
        "works": {CITIES[city]: WORKS[works] for city, works in enumerate(state.works) if works},
        "plundered": city_ids(state.plundered),
        **{name: by_seat(state, map(city_ids, getattr(state, name))) for name in _CITY_SETS},
        "castles": works_left(state, CASTLE),
        "fortresses": works_left(state, FORTRESS),
        "plunder": TABLE.pieces.plunder - state.plundered.bit_count(),
    }


_CITY_SETS = ("starts", "lost", "lost_before", "built", "attacked_from", "attacked")


def _view_players(state: State, seat: Seat | None) -> dict[str, Json]:
    everybody = range(len(state.seats))
    hands = by_seat(state, state.hands)
    return {
        "money": by_seat(state, state.money),
        "influence": by_seat(state, state.influence),
        "garrisons": by_seat(state, (TABLE.pieces.garrisons - state.owner.count(who) for who in everybody)),
        "hands": {owner: names_of(hand) if owner == seat else len(hand) for owner, hand in hands.items()},
        "used": by_seat(state, map(names_of, state.used)),
        "discards": names_of(state.discards),
        "deck": len(state.deck),
        "heroes": by_seat(state, state.heroes),
        "retreated": state.retreated,
        "intrigued": state.intrigued,
        "provinces": by_seat(state, (full_provinces(state, who) for who in everybody)),
        "due": by_seat(state, (throne_points(state, who) for who in everybody)),
        "income": by_seat(state, (income(state, who) for who in everybody)),
        "gained": by_seat(state, state.gained),
        "rounds": by_seat(state, map(list, state.by_round)),
        "score": score_all(state),
    }


def _view_now(state: State, seat: Seat | None) -> dict[str, Json]:
    """The current battle or duels, and the offer that this seat knows of."""
    top = state.stack[-1] if state.stack else {}
    frame = next((one for one in state.stack if one["step"] == "battle"), None)
    sides = tell_sides(state, frame) if frame is not None and is_thrown(frame) else {}
    pairs = [[state.seats[who] for who in pair] for pair in top.get("pairs", ())]
    return {
        "battle": None if frame is None else {**describe_battle(state, frame), **sides},
        "duels": {"event": top["event"], "pairs": pairs} if pairs else None,
        "offer": OFFERS.view(state, seat),
    }


def find_attackers(state: State) -> set[int]:
    """The players who have announced an attack that is not resolved yet."""
    attackers = {frame["attacker"] for frame in state.stack if frame["step"] == "battle" and not is_thrown(frame)}
    if any(frame["step"] == "raid-source" for frame in state.stack):
        attackers.add(state.order[0])
    return attackers - {NOBODY}
