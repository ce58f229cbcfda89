"""Hints about the results of an option: cubes paid, Control gained or lost, tokens, cubes removed. Messages, no
sentences."""

from __future__ import annotations

from fronde.core.types import Decision, Text
from fronde.games.frondeurs.data import FACTIONS, INDEX, MUSKETEERS, SPACES
from fronde.games.frondeurs.model import MUSKETEER_SPACES, NOBODY, State, get_owner, occupied_spaces, prisoners_at
from fronde.games.frondeurs.names import text
from fronde.games.frondeurs.steps.common import STEPS, space_of
from fronde.games.frondeurs.steps.moving import Network, find_way
from fronde.games.frondeurs.steps.placing import PlaceCubes
from fronde.games.frondeurs.steps.reserve import price_of
from fronde.games.frondeurs.steps.seasons import count_losses

NOTHING = Text("outcome-none")
UNREACHABLE = 100
"""More cubes than a Faction has: the Space cannot be Controlled (2.54)."""
PLACING = frozenset({"place-cubes", "setup-cubes", "displace-cubes"})
LOSING = frozenset({"remove-cubes", "lose-cubes", "pay-for-king", "lift-cubes"})


def describe_result(state: State, decision: Decision, option: str) -> Text:
    """The result of choosing a Space."""
    step, seat, space = decision.step, FACTIONS.index(decision.seat), space_of(option)
    kind = option.partition(":")[0]
    if kind == "place" or step in PLACING:
        return after_placing(state, seat, space, 1)
    if step == "d-artagnan-control":
        return after_placing(state, seat, space, state.board.needed[seat][space])
    if step == "spend-reserve":
        return after_placing(state, seat, space, price_of(state, seat, space, state.stack[-1]["visited"])[0])
    if kind == "remove":
        return after_removing(state, space, count_losses(state, seat, space) if step == "old-noll" else 1)
    if step in LOSING:
        return after_removing(state, space, 1)
    if step == "choose-prison":
        people = [SPACES[p] for p in prisoners_at(state, space)]
        return text("outcome-prison", people=people, n=state.count[space])
    return about_moving(state, decision, step, seat, space)


def about_moving(state: State, decision: Decision, step: str, seat: int, space: int) -> Text:
    """The result of a Move, at its destination or at a source, or of the King's Progress."""
    if step == "king-progress":
        return after_progress(state, seat, space)
    if step == "move-cubes":
        return after_removing(state, space, 1 + decision.about["picked"].count(SPACES[space]))
    if step == "move-destination" and get_owner(state, space) not in (NOBODY, seat):
        return text("outcome-drives-out", n=state.count[space] + 1)
    return NOTHING


def after_placing(state: State, seat: int, space: int, cubes: int) -> Text:
    """The Control and the tokens that cubes would win in a Space, or the number of cubes still missing. One cube counts
    for the owner of the Space, if there is one; more cubes replace a rival's (7.64)."""
    owner = get_owner(state, space)
    if owner not in (NOBODY, seat) and cubes == 1:
        seat = owner
    elif owner not in (NOBODY, seat):
        owner = NOBODY
    if state.control[seat] >> space & 1:
        return NOTHING
    missing = state.board.needed[seat][space] - cubes - (state.count[space] if owner == seat else 0)
    prizes = find_prizes(state, space)
    if missing < 1:
        return text("outcome-wins", prizes=prizes) if prizes else Text("outcome-control")
    if prizes and missing < UNREACHABLE:
        return text("outcome-towards", prizes=prizes, n=missing)
    return NOTHING


def find_prizes(state: State, space: int) -> list[Text]:
    """The tokens that Control of a Space wins."""
    prizes = []
    if crowns := state.board_crowns.get(space, 0):
        prizes.append(text("prize-crowns", n=crowns))
    if coins := len(state.board_coins.get(space, ())):
        prizes.append(text("prize-coins", n=coins))
    if MUSKETEER_SPACES >> space & 1:
        prizes.append(text("prize-musketeer", musketeer=MUSKETEERS[state.board.musketeers.index(space)]))
    return prizes


def after_removing(state: State, space: int, cubes: int) -> Text:
    """Whether the last cubes of a Space are removed, and whether Control is lost."""
    owner, remaining = get_owner(state, space), state.count[space] - cubes
    if owner == NOBODY:
        return NOTHING
    ends_control = state.control[owner] >> space & 1 and remaining < state.board.needed[owner][space]
    if remaining < 1:
        return text("outcome-last-of-control" if ends_control else "outcome-last", n=cubes)
    return text("outcome-ends-control", n=cubes) if ends_control else text("outcome-fewer", n=cubes)


def after_progress(state: State, seat: int, space: int) -> Text:
    """The number of cubes the King would remove, and how many of them are the seat's own (7.41)."""
    lines = state.board.lines[space]
    total = state.count[space] + (lines & occupied_spaces(state)).bit_count()
    own = (state.count[space] if state.occupancy[seat] >> space & 1 else 0) + (
        lines & state.occupancy[seat]
    ).bit_count()
    return text("outcome-struck", n=total, own=own)


def cost(state: State, decision: Decision, option: str) -> Text:
    """The cubes a choice uses in addition to the one it places or moves."""
    frame = state.stack[-1] if state.stack else {}
    step, seat, space = decision.step, FACTIONS.index(decision.seat), space_of(option)
    if frame.get("step") != step:
        return Text("cost-none")
    placing = STEPS[step]
    if isinstance(placing, PlaceCubes):
        return Text("cost-more") if placing.cost_of(state, frame, space) else Text("cost-none")
    if step == "spend-reserve":
        return text("cost-reserve", n=sum(price_of(state, seat, space, frame["visited"])))
    if step == "move-destination":
        way = find_way(state, Network.of(state, seat), space, state.board.targets[frame["target"]])
        return Text("cost-none") if way.free else Text("cost-paid")
    if step == "move-cubes":
        way = find_way(state, Network.of(state, seat), frame["to"], state.board.targets[frame["target"]])
        return Text("cost-none") if way.free >> space & 1 else Text("cost-way")
    return Text("cost-none")


def move_hint(state: State) -> Text:
    """The result of the cubes chosen for a Move so far: how many arrive, how many pay."""
    frame = state.stack[-1]
    seat, picks, to = frame["seat"], frame["picked"], frame["to"]
    way = find_way(state, Network.of(state, seat), to, state.board.targets[frame["target"]])
    payment = len(way.cost(picks) or ())
    arriving = len(picks) - payment
    return text("hint-go", n=arriving, paid=payment, outcome=after_arriving(state, seat, to, arriving))


def after_arriving(state: State, seat: int, space: int, cubes: int) -> Text:
    """The Control and tokens that a Move would win, with any rival there displaced."""
    own = state.count[space] if state.occupancy[seat] >> space & 1 else 0
    if state.control[seat] >> space & 1 or own + cubes < state.board.needed[seat][space]:
        return NOTHING
    prizes = find_prizes(state, space)
    return text("outcome-wins", prizes=prizes) if prizes else Text("outcome-control")


def battle_hint(state: State, decision: Decision, cubes: int) -> Text | None:
    """The Control and tokens that the cubes of a battle would win; None if none is placed."""
    seat, space = FACTIONS.index(decision.seat), INDEX[decision.about["space"]]
    if not cubes:
        return None
    return text("hint-supply", n=cubes, outcome=after_arriving(state, seat, space, cubes))


def hint_id(state: State, decision: Decision, name: str) -> str:
    """The message of a hint that concerns no Space. Some differ for the player who has to pay for the King, or has a
    block left."""
    seat = FACTIONS.index(decision.seat)
    if name == "recover-king" and seat == state.king_by:
        return "hint-recover-king-paid"
    if name == "block" and seat == state.block_credit:
        return "hint-block-kept"
    return f"hint-{name}"
