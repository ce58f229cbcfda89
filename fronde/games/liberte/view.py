"""What a seat may know of the position, field by field.

The format of a view, the only input of the pictures. Seats are ids ("amber"), cards ids ("c71"), provinces ids
("normandie"), factions "white", "blue", "red":

- `game` "liberte"; `viewer` the seat or None; `players` [player]; `seats` {seat: player} in clockwise order; `options`,
  without `printing` where it is the first;
- `turn` 1 to 4, `year` of its elections; `phase` "refresh", "action", "battle", "elections", "over"; `round` of the
  action phase, `last_round` whether a supply has run out and it is the last; `order` [seat] of the player order;
  `active` the seat that acts or refreshes its hand, None in battle, elections and at the end;
- `provinces` {province: [{seat, faction, n}]}, all 27 in the order of the elections, stacks as they were begun;
- `supply` {faction: n}; `waiting` n of each faction that come back in turn 2; `tokens` {seat: n} free control tokens;
- `deck` {a, below}: cards of set A on top, cards below them; `pool` [card] what those below were shuffled from;
  `open` [card] up to three; `discard` [card], oldest first; `gone` [card] out of the game; `playing` card or None;
- `hands` {seat: [card], or n for the others until the game is over}; `displays` {seat: [card]};
- `points` {seat: {battles, provinces, offices}}; `score` {seat: {item: n, total}};
- `battle_box` {seat: n}; `battles` [{battle, turn, points, leader: seat, "lost" or None, block: whether a white block
  lies on it}];
- `government`, `opposition` faction or None, of the last elections; `presence` [seat];
- `track` {faction: n} votes as the markers stand; `votes` {seat: {faction: n}} held in elections;
- `results` [{province, faction, seat, votes, tied}] of the last elections or of these so far, faction and seat "" where
  a tie was not broken; `province` that is voting now, where a tie there waits for an answer, else None;
- `tie` {seats: [seat] that may still advance in this pass or have, past: how many of these have had their turn in it,
  bids: [{seat, card}]} of a tie that waits, or None;
- `holding` what the viewer advances nothing for: "", "small", "all" (R40); "" for a spectator;
- `revolt` {provinces: [province] with a fleur-de-lis under white control, lost: battles lost, needed: n};
- once over: `end` "turns", "landslide" or "counter-revolution", else "".

Core adds `head`, which is the same in every game (`Match.view`).
"""

from __future__ import annotations

from fronde.core.types import Json, Seat
from fronde.games.liberte.data import BATTLES, FACTIONS, PROVINCE_IDS, REVOLTS, TURN
from fronde.games.liberte.dealing import count_above
from fronde.games.liberte.model import (
    UNDECIDED,
    State,
    count_lost_battles,
    count_waiting,
    find_revolts,
    free_tokens,
    seats_of,
)
from fronde.games.liberte.scoring import VICTORY_ITEMS, score_all

STEP_PHASES = {
    "refresh-hands": "refresh",
    "action-rounds": "action",
    "after-battle": "battle",
    "end-of-turn": "elections",
}
"""The phase of a step; the topmost of these steps on the stack decides the current phase."""


def phase_of(state: State) -> str:
    """The current phase of the game."""
    if state.end:
        return "over"
    names = [frame["step"] for frame in reversed(state.stack)]
    return next(STEP_PHASES[name] for name in names if name in STEP_PHASES)


def build_view(state: State, seat: Seat | None) -> dict[str, Json]:
    """The table as a seat sees it (None: a spectator)."""
    phase = phase_of(state)
    return {
        "game": "liberte",
        "viewer": seat,
        "players": list(state.players),
        "seats": dict(zip(seats_of(state), state.players, strict=True)),
        "options": _see_options(state),
        "turn": state.turn,
        "year": TURN[state.turn].year,
        "phase": phase,
        "round": state.round,
        "last_round": state.last_round,
        "order": list(state.order),
        "active": state.active if phase in ("refresh", "action") else None,
        **_see_map(state),
        **_see_cards(state, seat),
        "points": {own: dict(zip(VICTORY_ITEMS, state.points[own], strict=True)) for own in seats_of(state)},
        "score": score_all(state),
        **_see_battles(state),
        **_see_elections(state, seat),
        "end": state.end,
    }


def _see_options(state: State) -> dict[str, Json]:
    """The options without the first printing, because games begun before the second printing have no such option
    (R45)."""
    return {name: value for name, value in state.options.items() if (name, value) != ("printing", "first")}


def _see_map(state: State) -> dict[str, Json]:
    revolts = [PROVINCE_IDS[place] for place in find_revolts(state)]
    return {
        "provinces": {
            PROVINCE_IDS[place]: [stack._asdict() for stack in stacks] for place, stacks in enumerate(state.map)
        },
        "supply": dict(state.supply),
        "waiting": count_waiting(state),
        "tokens": {seat: free_tokens(state, seat) for seat in seats_of(state)},
        "revolt": {"provinces": revolts, "lost": count_lost_battles(state), "needed": REVOLTS},
    }


def _see_cards(state: State, viewer: Seat | None) -> dict[str, Json]:
    above = count_above(state)
    return {
        "deck": {"a": above, "below": len(state.deck) - above},
        "pool": list(state.pool),
        "open": list(state.open),
        "discard": list(state.discard),
        "gone": list(state.out_of_play),
        "playing": state.playing or None,
        "hands": {seat: list(hand) if state.end or seat == viewer else len(hand) for seat, hand in state.hands.items()},
        "displays": {seat: list(display) for seat, display in state.displays.items()},
    }


def _see_battles(state: State) -> dict[str, Json]:
    losses = [battle for battle, leader in state.battles.items() if leader == "lost"]
    blocks = losses[: state.lost_blocks]
    battles = [
        {
            "battle": battle,
            "turn": data.number,
            "points": data.points,
            "leader": state.battles.get(battle),
            "block": battle in blocks,
        }
        for battle, data in BATTLES.items()
    ]
    return {"battle_box": dict(state.battle_box), "battles": battles}


def _see_elections(state: State, viewer: Seat | None) -> dict[str, Json]:
    top = state.stack[-1] if state.stack else {}
    tie = None
    if "bids" in top:
        tie = {"seats": list(top["seats"]), "past": top["at"], "bids": [bid._asdict() for bid in top["bids"]]}
    return {
        "government": state.government,
        "opposition": state.opposition,
        "presence": list(state.presence),
        "track": dict(state.track),
        "votes": {seat: dict(zip(FACTIONS, votes, strict=True)) for seat, votes in state.votes.items()},
        "results": [{**one._asdict(), "province": PROVINCE_IDS[one.province]} for one in state.results],
        "province": PROVINCE_IDS[top["province"]] if "province" in top else None,
        "tie": tie,
        "holding": state.holding[viewer] if viewer else UNDECIDED,
    }
