"""The four Musketeers (7.5), whose holders may use them at any moment of any Turn (5.22 x)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag, ListOf, Number
from fronde.core.flow import Frame, call, frame, queue
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs.changes import liberate, place, remove, return_musketeer
from fronde.games.frondeurs.data import (
    ARAMIS,
    ATHOS,
    D_ARTAGNAN,
    FACTIONS,
    MUSKETEERS,
    PORTHOS,
    SPACES,
    Spaces,
    names_of,
)
from fronde.games.frondeurs.model import (
    NOBODY,
    SEATS,
    State,
    closed_spaces,
    count_supply,
    empty_spaces,
    get_owner,
    holds_usable,
    occupied_spaces,
)
from fronde.games.frondeurs.steps.affiliates import PLACE, REMOVE
from fronde.games.frondeurs.steps.arrests import PERSON_OPTIONS
from fronde.games.frondeurs.steps.common import (
    SEAT,
    SPACE,
    SPACE_SET,
    STEPS,
    STOP,
    FrondeStep,
    seat_of,
    space_of,
    space_options,
)
from fronde.games.frondeurs.steps.placing import PlaceCubes, about_placing, declare
from fronde.games.frondeurs.steps.removing import protected_spaces

SPACES_EACH = 5
WHICH = Number(0, len(MUSKETEERS) - 1)
WITH_PORTHOS = ":porthos"
KEEP = "keep-block"


def find_musketeer_uses(state: State, seat: int) -> list[str]:
    """Options `musketeer:<id>` and `musketeer:<id>:porthos`: the tokens the seat may discard for an effect now. One a
    Turn, not counting Porthos with it (ruling R90)."""
    if state.musketeer_users >> seat & 1 or (seat == state.active and state.bonus_used):
        return []
    porthos = holds_usable(state, seat, PORTHOS)
    uses = []
    for which in (D_ARTAGNAN, ATHOS, ARAMIS):
        if holds_usable(state, seat, which) and can_take_effect(state, seat, which):
            uses.append(f"musketeer:{MUSKETEERS[which]}")
            if porthos:
                uses.append(f"musketeer:{MUSKETEERS[which]}{WITH_PORTHOS}")
    return uses


def can_take_effect(state: State, seat: int, which: int) -> bool:
    """Whether the Musketeer could have any effect now."""
    if which == D_ARTAGNAN:
        return bool(find_d_artagnan_spaces(state, seat))
    if which == ARAMIS and state.arrests:
        return True
    return any(find_cube_spaces(state, seat, effect_spaces(state, which)))


def use_musketeer(state: State, seat: int, pick: str, ctx: Context) -> None:
    """Discard one token or two, and begin the effect; another player's Porthos may double it first (5.22 x)."""
    _, name, *porthos = pick.split(":")
    which = MUSKETEERS.index(name)
    return_musketeer(state, which)
    state.musketeer_users |= 1 << seat
    state.token_used = state.token_used or seat == state.active
    if porthos:
        return_musketeer(state, PORTHOS)
    ctx.emit("musketeer-used", seat=FACTIONS[seat], musketeer=[name, *porthos])
    call(state, "musketeer-effect", seat=seat, which=which, rounds=1 + len(porthos))
    if not porthos:
        offer_porthos(state, seat, which)


def offer_porthos(state: State, seat: int, which: int) -> None:
    """Ask another holder of Porthos whether he helps (5.22 x, 7.53), unless that player used Gold or Exile this Turn
    (7.66)."""
    holder = state.musketeers[PORTHOS]
    if holder == state.active and state.bonus_used:
        return
    if holder not in (NOBODY, seat) and holds_usable(state, holder, PORTHOS):
        call(state, "double-musketeer", seat=holder, user=seat, which=which)


class DoubleMusketeer(FrondeStep, once=True):
    """Offer Porthos for another player's Musketeer (7.53). Frame: `seat`, `user`, `which`."""

    rule = "7.53"
    memory = {"seat": SEAT, "user": SEAT, "which": WHICH}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return (
            self.question(
                FACTIONS[seat_of(frame)],
                ("decline", "help"),
                seat=FACTIONS[frame["user"]],
                musketeer=MUSKETEERS[frame["which"]],
            ),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == "decline":
            return
        return_musketeer(state, PORTHOS)
        state.token_used = state.token_used or seat_of(frame) == state.active
        ctx.emit("musketeer-used", seat=FACTIONS[seat_of(frame)], musketeer=["porthos"])
        if state.stack[-1]["step"] == "musketeer-effect":
            state.stack[-1]["rounds"] = 2
        else:
            state.block_credit = frame["user"]


class MusketeerEffect(FrondeStep, once=True):
    """Queue the rounds of an effect: two with Porthos (7.53). Frame: `seat`, `which`, `rounds`."""

    memory = {"seat": SEAT, "which": WHICH, "rounds": Number(1, 2)}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        queue(state, *[begin_effect(seat_of(frame), frame["which"], again=bool(i)) for i in range(frame["rounds"])])


def begin_effect(seat: int, which: int, again: bool) -> Frame:
    """The first step of a Musketeer's effect; `again`: in the second round, which Porthos grants."""
    if which == D_ARTAGNAN:
        return frame("d-artagnan-control", seat=seat, again=again)
    if which == ATHOS:
        return frame("musketeer-cubes", seat=seat, which=ATHOS, left=SPACES_EACH, used=0, again=again)
    return frame("aramis-choice", seat=seat, again=again)


# --- d'Artagnan ---


def find_d_artagnan_spaces(state: State, seat: int) -> Spaces:
    """Spaces where the next cube could bring full Control: the current placement allows them, and the Supply has enough
    cubes (7.53 i, ruling R66)."""
    placing = next((f for f in reversed(state.stack) if f["step"] != DArtagnanControl.name), None)
    if seat != state.active or placing is None or placing["step"] != "place-cubes" or placing["seat"] != seat:
        return 0
    step = STEPS["place-cubes"]
    assert isinstance(step, PlaceCubes)
    supply = count_supply(state, seat)
    needs = state.board.needed[seat]
    spaces = step.find_options(state, placing) & ~state.control[seat]
    return sum(
        1 << s
        for s in range(len(SPACES))
        if spaces >> s & 1 and needs[s] <= state.count[s] + supply - step.cost_of(state, placing, s)
    )


class DArtagnanControl(FrondeStep):
    """Gain full Control of a Space by placing one cube there (7.53 i).

    Frame: `seat`, `again`: in the round that Porthos grants, which may be kept as a block for another's Turn (7.53,
    ruling R99). `place-cubes` is below it.
    """

    rule = "7.53"
    memory = {"seat": SEAT, "again": Flag()}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = space_options(find_d_artagnan_spaces(state, seat_of(frame)))
        if not options:
            return ()
        if frame["again"]:
            options.append(KEEP)
        placing = about_placing(state, next(f for f in reversed(state.stack) if f["step"] == "place-cubes"))
        return (self.question(FACTIONS[seat_of(frame)], options, musketeer=MUSKETEERS[D_ARTAGNAN], **placing),)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        if frame["again"]:
            state.block_credit = seat_of(frame)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == KEEP:
            self.finish(state, frame, ctx)
            return
        declare(self, state, frame, space_of(action.picks[0]), ctx)

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context) -> None:
        """Place the cube, and those needed for Control."""
        state.stack.pop()
        placing = next(f for f in reversed(state.stack) if f["step"] == "place-cubes")
        step = STEPS["place-cubes"]
        assert isinstance(step, PlaceCubes)
        state.play.started = True
        cubes = state.board.needed[seat_of(frame)][space] - state.count[space]
        step.carry_out(state, placing, space, ctx, cubes)


# --- Athos and Aramis ---


def effect_spaces(state: State, which: int) -> Spaces:
    """Provinces and Governors for Athos, Retzist affiliates and Religious Orders for Aramis (7.53)."""
    return state.board.classes["province+governor"] if which == ATHOS else state.board.clergy


def find_cube_spaces(state: State, seat: int, spaces: Spaces) -> tuple[Spaces, Spaces]:
    """Spaces where a cube of any Faction may be placed, and where one may be removed, Controlled Spaces included (7.53,
    ruling R67)."""
    blocks = state.blocked if seat == state.active else 0
    held_place = spaces & occupied_spaces(state) & ~closed_spaces(state) & ~blocks
    place_at = spaces & empty_spaces(state) & ~blocks if any(count_supply(state, s) for s in SEATS) else 0
    for other in SEATS:
        if not count_supply(state, other):
            held_place &= ~state.occupancy[other]
    return place_at | held_place, spaces & occupied_spaces(state) & ~protected_spaces(state, seat)


class MusketeerCubes(FrondeStep):
    """Place or remove one cube in each of up to five Spaces (7.53). Frame: `seat`, `which`, `left`, `used`: Spaces
    already chosen, `again`: in the round that Porthos grants, which may be declined."""

    rule = "7.53"
    memory = {"seat": SEAT, "which": WHICH, "left": Number(0, SPACES_EACH), "used": SPACE_SET, "again": Flag()}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if not frame["left"]:
            return ()
        spaces = effect_spaces(state, frame["which"]) & ~frame["used"]
        place_at, remove_at = find_cube_spaces(state, seat_of(frame), spaces)
        options = space_options(place_at, PLACE) + space_options(remove_at, REMOVE)
        if not options:
            return ()
        if frame["left"] < SPACES_EACH or frame["again"]:
            options.append(STOP)
        about = {"musketeer": MUSKETEERS[frame["which"]], "picked": names_of(frame["used"]), "left": frame["left"]}
        return (self.question(FACTIONS[seat_of(frame)], options, **about),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        pick = action.picks[0]
        if pick == STOP:
            state.stack.pop()
            return
        space = space_of(pick)
        if pick.startswith("remove:"):
            self.leave_space(frame, space)
            remove(state, space, ctx)
        else:
            declare(self, state, frame, space, ctx)

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context) -> None:
        """Place the declared cube, of the colour in the Space, or of any colour in an empty Space."""
        self.leave_space(frame, space)
        state.has_placed = state.has_placed or seat_of(frame) == state.active
        owner = get_owner(state, space)
        if owner != NOBODY:
            place(state, owner, space, ctx)
        else:
            call(state, "choose-colour", seat=seat_of(frame), space=space)

    def leave_space(self, frame: Frame, space: int) -> None:
        """Count a Space as one of the five."""
        frame["left"] -= 1
        frame["used"] |= 1 << space


class ChooseColour(FrondeStep, once=True):
    """Choose the colour of a cube for an empty Space (7.53). Frame: `seat`, `space`; `musketeer-cubes` is below it."""

    rule = "7.53"
    memory = {"seat": SEAT, "space": SPACE}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = [f"faction:{FACTIONS[s]}" for s in SEATS if count_supply(state, s)]
        musketeer = MUSKETEERS[state.stack[-2]["which"]]
        return (self.question(FACTIONS[seat_of(frame)], options, musketeer=musketeer, space=SPACES[frame["space"]]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        place(state, FACTIONS.index(action.picks[0].removeprefix("faction:")), frame["space"], ctx)


class AramisChoice(FrondeStep):
    """Release a prisoner, or place and remove cubes among clergy and Retzists (7.53). Frame: `seat`, `again` as in
    `musketeer-cubes`."""

    rule = "7.53"
    memory = {"seat": SEAT, "again": Flag()}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = []
        if state.arrests:
            options.append("release")
        if any(find_cube_spaces(state, seat_of(frame), state.board.clergy)):
            options.append("cubes")
        if options and frame["again"]:
            options.append(STOP)
        return (self.question(FACTIONS[seat_of(frame)], options, musketeer=MUSKETEERS[ARAMIS]),) if options else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == STOP:
            state.stack.pop()
        elif action.picks[0] == "release":
            state.stack.pop()
            call(state, "release-prisoner", seat=seat_of(frame))
        else:
            frame.update(step="musketeer-cubes", which=ARAMIS, left=SPACES_EACH, used=0, again=False)


class ReleasePrisoner(FrondeStep, once=True):
    """Aramis frees any prisoner, Guise included (7.53, 7.28). Frame: `seat`."""

    rule = "7.53"
    memory = {"seat": SEAT}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = space_options(state.arrested, PERSON_OPTIONS)
        return (self.question(FACTIONS[seat_of(frame)], options, musketeer=MUSKETEERS[ARAMIS]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        liberate(state, space_of(action.picks[0]), ctx)


class BlockPlacement(FrondeStep):
    """The holder of d'Artagnan may close the declared Space to the Active Player for this Turn (7.53 ii). Frame:
    `seat`, `others`: the seats to be asked next (ruling R182), `space`."""

    rule = "7.53"
    memory = {"seat": SEAT, "others": ListOf(SEAT), "space": SPACE}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        options = ["allow", "block", "allow-turn"]
        if state.block_credit != seat and holds_usable(state, seat, PORTHOS):
            options.insert(2, "block-porthos")
        return (self.question(FACTIONS[seat], options, space=SPACES[frame["space"]], seat=FACTIONS[state.active]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        pick, space, others = action.picks[0], frame["space"], frame["others"]
        if pick == "allow-turn":
            state.allow_all |= 1 << seat_of(frame)
        if others and not pick.startswith("block"):
            frame.update(seat=others[0], others=others[1:])
            return
        state.stack.pop()
        if pick.startswith("block"):
            self.block(state, seat_of(frame), space, pick == "block-porthos", ctx)
            return
        state.allowed |= 1 << space
        below = state.stack[-1]
        STEPS[below["step"]].carry_out(state, below, space, ctx)

    def block(self, state: State, seat: int, space: int, porthos: bool, ctx: Context) -> None:
        """Close the Space. With Porthos the seat may block once more (7.53)."""
        state.blocked |= 1 << space
        names = []
        if state.block_credit == seat:
            state.block_credit = NOBODY
        else:
            return_musketeer(state, D_ARTAGNAN)
            state.musketeer_users |= 1 << seat
            names.append("d-artagnan")
            if porthos:
                return_musketeer(state, PORTHOS)
                state.block_credit = seat
                names.append("porthos")
        ctx.emit("placement-blocked", seat=FACTIONS[seat], space=SPACES[space], musketeer=names)
        if names:
            offer_porthos(state, seat, D_ARTAGNAN)
