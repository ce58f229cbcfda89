"""The reason why a Space is not a legal answer: one sentence and the number of a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fronde.core.flow import Frame
from fronde.core.types import PlayerRefusal
from fronde.games.frondeurs import names
from fronde.games.frondeurs.data import DON_CARLOS, FACTIONS, GUISE, MUSKETEERS, SPACES
from fronde.games.frondeurs.hints import UNREACHABLE
from fronde.games.frondeurs.model import (
    NOBODY,
    State,
    adjacent,
    away_musketeers,
    get_owner,
)
from fronde.games.frondeurs.steps.arrests import ARRESTABLE, find_controlled_prisons
from fronde.games.frondeurs.steps.moving import MOST, is_royal
from fronde.games.frondeurs.steps.musketeers import effect_spaces
from fronde.games.frondeurs.steps.placing import CAPPED, count_cubes, find_reach
from fronde.games.frondeurs.steps.removing import protected_spaces

CUBE_KINDS, PERSON, FORTRESS = ("place", "remove"), ("person",), ("fortress",)

Explain = Callable[[State, int, Frame, str, int], PlayerRefusal | None]
"""Takes the position, the seat, the frame of the question, the kind of the id and the Space; returns the refusal, or
None if nothing forbids the Space."""


def refuse(reason: str, rule: str, space: int, /, **args: object) -> PlayerRefusal:
    """A refusal that names a Space."""
    return names.refuse(reason, rule, space=SPACES[space], **args)


def always(reason: str, rule: str) -> Explain:
    """A function that gives the same reason for every Space."""
    return lambda state, seat, frame, kind, space: refuse(reason, rule, space)


# --- what several questions ask ---


def explain_bans(state: State, space: int) -> PlayerRefusal | None:
    """The Space itself is closed (7.21, 7.52)."""
    if state.arrested >> space & 1:
        return refuse("arrested", "7.21", space)
    if away_musketeers(state) >> space & 1:
        return refuse("musketeer-away", "7.52", space)
    return None


def explain_rivals(state: State, seat: int, space: int, rule: str = "6.43") -> PlayerRefusal | None:
    """Cubes of another Faction are there (6.43)."""
    owner = get_owner(state, space)
    return None if owner in (NOBODY, seat) else refuse("occupied", rule, space, seat=FACTIONS[owner])


def explain_block(state: State, seat: int, space: int) -> PlayerRefusal | None:
    """D'Artagnan has closed the Space to the Active Player (7.53)."""
    return refuse("blocked", "7.53", space) if seat == state.active and state.blocked >> space & 1 else None


def explain_spared_cubes(state: State, seat: int, space: int) -> PlayerRefusal | None:
    """The seat may not remove cubes there: its last cube, or the Dummy's (6.54, 5.43)."""
    if not protected_spaces(state, seat) >> space & 1:
        return None
    if state.dummy != NOBODY and state.occupancy[state.dummy] >> space & 1:
        return refuse("dummy", "5.43", space)
    return refuse("last-cube", "6.54", space)


def explain_own(state: State, seat: int, space: int, rule: str) -> PlayerRefusal | None:
    """The seat has no cube to give up there."""
    if not state.occupancy[seat] >> space & 1:
        return refuse("no-own-cube", rule, space)
    return explain_spared_cubes(state, seat, space)


# --- placing (6.4) ---


def explain_placement(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal | None:
    """Why no cube can be placed there (6.43 to 6.49)."""
    refusal = explain_bans(state, space) or explain_rivals(state, seat, space) or explain_block(state, seat, space)
    if refusal:
        return refusal
    bit, cubes = 1 << space, count_cubes(state, frame)
    if cubes < 1:
        return names.refuse("no-cube-left", "4.12" if frame["source"] == "setup" else "6.4")
    if frame["source"] == "last-resort":
        return refuse("not-empty", "6.4.13", space)
    if frame["source"] in CAPPED and state.play.twice & bit:
        return refuse("two-cubes", "6.46", space)
    reach = find_reach(state, seat, frame.get("origins", 0))
    if frame.get("anywhere") or frame["source"] in ("free", "anywhere") or reach.special & bit:
        return None
    if not state.board.targets[frame["target"]] & bit:
        return refuse("class", "6.44", space, target=frame["target"])
    if not (reach.free | reach.costly) & bit:
        return refuse("not-adjacent", "6.48", space)
    return refuse("connection", "6.49", space) if reach.costly & bit and cubes < 2 else None


def explain_control(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why d'Artagnan cannot give full Control there (7.53 i)."""
    if state.control[seat] >> space & 1:
        return refuse("controlled-already", "7.53", space)
    placing = next(f for f in reversed(state.stack) if f["step"] == "place-cubes")
    refusal = explain_placement(state, seat, placing, kind, space)
    if refusal:
        return refusal
    beyond = state.board.needed[seat][space] >= UNREACHABLE
    return refuse("no-control" if beyond else "control-price", "7.53", space)


def explain_lift(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal | None:
    """Why no cube can be lifted there (6.4.14)."""
    if not state.occupancy[seat] >> space & 1:
        return refuse("no-own-cube", "6.4.14", space)
    return explain_bans(state, space)


def explain_entry(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why cubes of the Spanish Gold or Exile box cannot enter (7.64)."""
    return explain_bans(state, space) or explain_block(state, seat, space) or refuse("price", "7.64", space)


# --- removing (6.5), and giving up ---


def explain_removal(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal | None:
    """Why no cube can be removed there (6.5)."""
    bit, owner = 1 << space, get_owner(state, space)
    if owner == NOBODY:
        return refuse("no-cube", "6.51", space)
    if not state.board.targets[frame["target"]] & bit:
        return refuse("class", "6.22", space, target=frame["target"])
    if refusal := explain_spared_cubes(state, seat, space):
        return refusal
    if not frame["anywhere"]:
        if state.arrested & bit & state.occupancy[seat]:
            return refuse("arrested", "7.21", space)
        if not (adjacent(state, state.occupancy[seat]) | state.occupancy[seat]) & bit:
            return refuse("not-adjacent-removal", "6.52", space)
    if owner != seat and state.control[owner] & bit and not frame["controlled"]:
        return refuse("controlled", "6.54", space, seat=FACTIONS[owner])
    return None


def explain_loss(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal | None:
    """Why no cube can be removed there for a Season Card (9.23)."""
    if frame["taken"][seat] >> space & 1:
        return refuse("taken", "9.23", space)
    return explain_own(state, seat, space, "9.23") or refuse("scope", "9.23", space, card=frame["card"])


def explain_payment(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal | None:
    """Why no cube there can pay for the King (7.44)."""
    return explain_own(state, seat, space, "7.44")


# --- moving (6.6) ---


def explain_destination(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why the Move cannot end there (6.6)."""
    if refusal := explain_bans(state, space):
        return refusal
    bit, owner = 1 << space, get_owner(state, space)
    if owner not in (NOBODY, seat) and state.control[owner] & bit:
        return refuse("move-controlled", "6.67", space, seat=FACTIONS[owner])
    royal = is_royal(state, seat, space)
    if not royal and not (adjacent(state, state.occupancy[seat]) | state.occupancy[seat]) & bit:
        return refuse("not-adjacent-move", "6.62", space)
    if not royal and not state.board.targets[frame["target"]] & (bit | state.occupancy[seat]):
        return refuse("class", "6.69", space, target=frame["target"])
    if owner not in (NOBODY, seat):
        return refuse("outnumbered", "6.67", space, n=state.count[space])
    return refuse("move-price", "6.63", space)


def explain_source(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why no cube of the Move can come from there (6.6)."""
    bit, to = 1 << space, frame["to"]
    if not state.occupancy[seat] & bit:
        return refuse("no-own-cube", "6.61", space)
    if space == to:
        return refuse("same-space", "6.61", space)
    if state.arrested & bit:
        return refuse("arrested", "7.21", space)
    if not is_royal(state, seat, to) and not state.board.targets[frame["target"]] & (bit | 1 << to):
        return refuse("class", "6.69", space, target=frame["target"])
    if len(frame["picked"]) >= MOST:
        return names.refuse("most-picked", "6.61", n=MOST)
    if state.count[space] <= frame["picked"].count(space):
        return refuse("all-picked", "6.61", space)
    return refuse("no-way", "6.62", space, to=SPACES[to])


def explain_refuge(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why displaced cubes cannot go there (6.67)."""
    refusal = explain_bans(state, space) or explain_rivals(state, seat, space, "6.67")
    if refusal:
        return refusal
    reason = "refuge-barred" if frame["barred"] >> space & 1 else "refuge-far"
    return refuse(reason, "6.67", space, start=SPACES[frame["start"]])


# --- one cube here and there ---


def explain_cube(state: State, seat: int, kind: str, space: int) -> PlayerRefusal | None:
    """Why no cube of any Faction can be removed, or placed, there."""
    if kind == "remove":
        return explain_spared_cubes(state, seat, space) if state.count[space] else refuse("no-cube", "6.51", space)
    return explain_bans(state, space) or explain_block(state, seat, space)


def explain_affiliate(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why the affiliate cube cannot be used there (2.46)."""
    if not state.board.affiliated[seat] >> space & 1:
        return refuse("no-shield", "2.46", space)
    refusal = explain_rivals(state, seat, space) if kind == "place" else None
    return refusal or explain_cube(state, seat, kind, space) or refuse("supply", "6.4.11", space)


def explain_effect(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why Athos or Aramis has no effect there (7.53)."""
    musketeer = MUSKETEERS[frame["which"]]
    if not effect_spaces(state, frame["which"]) >> space & 1:
        return refuse("musketeer-class", "7.53", space, musketeer=musketeer)
    if frame["used"] >> space & 1:
        return refuse("musketeer-used", "7.53", space, musketeer=musketeer)
    return explain_cube(state, seat, kind, space) or refuse("supply", "6.4.11", space)


def explain_king(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why the King cannot go there (7.43)."""
    if (state.board.closed_to_king | state.arrested) >> space & 1:
        return refuse("king", "7.43", space)
    return refuse("dummy", "5.43", space) if seat == state.dummy else refuse("last-cube", "6.54", space)


# --- Persons and Fortresses (7.2) ---


def explain_arrest(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why that Person cannot be the third to be arrested (9.26)."""
    if state.arrested >> space & 1:
        return refuse("arrested-already", "9.26", space)
    return refuse("arrest-named" if ARRESTABLE >> space & 1 else "arrest-whom", "9.26", space)


def explain_room(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why that prisoner cannot be freed to make room (7.25, 7.28)."""
    if not state.arrested >> space & 1:
        return refuse("no-prisoner", "7.25", space)
    if space == GUISE and state.arrests.get(GUISE) is None and not state.occupancy[seat] >> DON_CARLOS & 1:
        return refuse("guise", "7.28", space)
    return refuse("stays", "7.25", space, card=state.play.card)


def explain_prisoner(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why that Person cannot be freed there (7.25)."""
    if not state.arrested >> space & 1:
        return refuse("no-prisoner", "7.25", space)
    return refuse("elsewhere", "7.25", space, fortress=SPACES[frame["fortress"]])


def explain_prison(state: State, seat: int, frame: Frame, kind: str, space: int) -> PlayerRefusal:
    """Why the prisoners of that Fortress cannot be freed (7.25)."""
    if space in find_controlled_prisons(state, seat):
        return refuse("last-cube", "6.54", space)
    return refuse("prison", "7.25", space)


KINDS: Mapping[str, tuple[str, ...]] = {
    "affiliate-cube": CUBE_KINDS, "musketeer-cubes": CUBE_KINDS, "old-noll": CUBE_KINDS,
    "arrest-third": PERSON, "make-room": PERSON, "liberate-prisoners": PERSON, "release-prisoner": PERSON,
    "imprison": FORTRESS, "choose-prison": FORTRESS,
}  # fmt: skip
"""The kinds of ids that answer a question, by step, if they are not plain Spaces."""
CLOSED: Mapping[str, Explain] = {
    "setup-cubes": explain_placement, "place-cubes": explain_placement, "d-artagnan-control": explain_control,
    "lift-cubes": explain_lift, "spend-reserve": explain_entry, "remove-cubes": explain_removal,
    "lose-cubes": explain_loss, "pay-for-king": explain_payment, "move-destination": explain_destination,
    "move-cubes": explain_source, "displace-cubes": explain_refuge, "affiliate-cube": explain_affiliate,
    "musketeer-cubes": explain_effect, "old-noll": always("zone", "9.24"),
    "king-progress": explain_king,
    "arrest-third": explain_arrest, "make-room": explain_room, "liberate-prisoners": explain_prisoner,
    "release-prisoner": always("no-prisoner", "7.53"), "imprison": always("no-fortress", "7.26"),
    "choose-prison": explain_prison,
}  # fmt: skip
"""The function that explains why a Space does not answer a question, by step."""


def is_asked_for(step: str, kind: str) -> bool:
    """Whether a question takes Spaces named by ids of this kind."""
    return step in CLOSED and kind in KINDS.get(step, ("space",))
