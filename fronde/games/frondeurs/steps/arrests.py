"""Arrests, prisons, liberation and the movement of prisoners (7.2, 9.26)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag, ListOf
from fronde.core.flow import Frame
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs.changes import liberate, remove
from fronde.games.frondeurs.data import (
    DON_CARLOS,
    FACTIONS,
    GUISE,
    INDEX,
    SEASON_CARDS,
    SPACES,
    Spaces,
    each,
    names_of,
    set_of,
)
from fronde.games.frondeurs.model import State, adjacent, arrest, count_free_pairs, prisoners_at
from fronde.games.frondeurs.steps.common import SEAT, SPACE, STOP, FrondeStep, seat_of, space_of, space_options

PERSON_OPTIONS = tuple(f"person:{id_}" for id_ in SPACES)
FORTRESS_OPTIONS = tuple(f"fortress:{id_}" for id_ in SPACES)
ARRESTABLE: Spaces = set_of(name for card in SEASON_CARDS.values() for name in card.arrest)
"""Persons named on Season Cards, whom the Active Player may not choose as the third (9.26, ruling R62)."""


class ArrestThird(FrondeStep, once=True):
    """The Active Player names a third Person (9.26), who is added to the frame below, `make-room`. Frame: `seat`."""

    rule = "9.26"
    memory = {"seat": SEAT}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        persons = state.board.modest & ~ARRESTABLE & ~state.arrested
        card = SEASON_CARDS[state.play.card]
        options = space_options(persons, PERSON_OPTIONS)
        return (
            (self.question(FACTIONS[seat_of(frame)], options, card=card.id, persons=list(card.arrest)),)
            if persons
            else ()
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        below = state.stack[-1]
        below["names"] = (*below["names"], space_of(action.picks[0]))


class MakeRoom(FrondeStep):
    """Free prisoners until there are Arrest Tokens for every named Person (7.25, ruling R60).

    Frame: `seat`, `names`: Persons to be put Under Arrest. The next step is `imprison`.
    """

    rule = "7.25"
    memory = {"seat": SEAT, "names": ListOf(SPACE)}

    def find_missing(self, state: State, frame: Frame) -> int:
        """Missing pairs of tokens."""
        return int(sum(not state.arrested >> p & 1 for p in frame["names"]) - count_free_pairs(state))

    def find_candidates(self, state: State, frame: Frame) -> Spaces:
        """Prisoners who may be freed: those not named on the card; Guise in Spain only with Influence at Don Carlos
        (7.28). If arrested in France, he is an ordinary prisoner (ruling R138)."""
        prisoners: Spaces = state.arrested & ~sum(1 << p for p in set(frame["names"]))
        if state.arrests.get(GUISE) is None and not state.occupancy[seat_of(frame)] >> DON_CARLOS & 1:
            prisoners &= ~(1 << GUISE)
        return prisoners

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        candidates, missing = self.find_candidates(state, frame), self.find_missing(state, frame)
        if missing < 1 or candidates.bit_count() <= missing:
            return ()
        names = [SPACES[p] for p in frame["names"]]
        options = space_options(candidates, PERSON_OPTIONS)
        return (self.question(FACTIONS[seat_of(frame)], options, card=state.play.card, persons=names, left=missing),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        liberate(state, space_of(action.picks[0]), ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if self.find_missing(state, frame) > 0:
            for person in each(self.find_candidates(state, frame)):
                liberate(state, person, ctx)
        frame["step"] = "imprison"


class Imprison(FrondeStep):
    """Choose a Fortress for each arrested Person (7.26, ruling R61). Frame: `seat`, `names`."""

    rule = "7.26"
    memory = {"seat": SEAT, "names": ListOf(SPACE)}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        free = [p for p in frame["names"] if not state.arrested >> p & 1]
        if not free or not count_free_pairs(state):
            return ()
        options = space_options(state.board.classes["fortress"], FORTRESS_OPTIONS)
        return (
            self.question(
                FACTIONS[seat_of(frame)], options, card=state.play.card, person=SPACES[free[0]], left=len(free)
            ),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        person = next(p for p in frame["names"] if not state.arrested >> p & 1)
        fortress = space_of(action.picks[0])
        arrest(state, person, fortress)
        ctx.emit("person-arrested", person=SPACES[person], fortress=SPACES[fortress])

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        successor = SEASON_CARDS[state.play.card].army_commander
        if successor:
            state.commander = INDEX[successor]
            ctx.emit("commander-changed", person=successor)


def find_controlled_prisons(state: State, seat: int) -> list[int]:
    """Fortresses with prisoners that the seat Controls (7.25, 7.27)."""
    if not state.control[seat] & state.board.classes["fortress"]:
        return []
    return [f for f in sorted({f for f in state.arrests.values() if f is not None}) if state.control[seat] >> f & 1]


def find_own_prisons(state: State, seat: int) -> list[int]:
    """Fortresses with prisoners whose cubes the seat can remove to free them, unless these are its last cubes or the
    Dummy's (7.25, 6.54, 5.43)."""
    if seat == state.dummy:
        return []
    return [f for f in find_controlled_prisons(state, seat) if state.on_board[seat] > state.count[f]]


class ChoosePrison(FrondeStep):
    """Choose the Fortress whose prisoners are freed, after the card was forfeited (7.25). Frame: `seat`."""

    rule = "7.25"
    memory = {"seat": SEAT}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        prisons = sum(1 << f for f in find_own_prisons(state, seat_of(frame)))
        options = space_options(prisons, FORTRESS_OPTIONS)
        return (self.question(FACTIONS[seat_of(frame)], options, card=state.play.card),) if prisons else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        fortress = space_of(action.picks[0])
        state.play.started = True
        state.play.executed += 1
        remove(state, fortress, ctx, state.count[fortress])
        frame.update(step="liberate-prisoners", fortress=fortress, freed=False)


class LiberatePrisoners(FrondeStep):
    """Free one or more of the prisoners there (7.25). Frame: `seat`, `fortress`, `freed`."""

    rule = "7.25"
    memory = {"seat": SEAT, "fortress": SPACE, "freed": Flag()}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = [PERSON_OPTIONS[p] for p in prisoners_at(state, frame["fortress"])]
        if not options or (len(options) == 1 and not frame["freed"]):
            return ()
        if frame["freed"]:
            options.append(STOP)
        return (
            self.question(FACTIONS[seat_of(frame)], options, card=state.play.card, fortress=SPACES[frame["fortress"]]),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == STOP:
            state.stack.pop()
            return
        liberate(state, space_of(action.picks[0]), ctx)
        frame["freed"] = True

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        for person in prisoners_at(state, frame["fortress"]):
            liberate(state, person, ctx)


def find_prisoner_moves(state: State, seat: int) -> list[str]:
    """Options `move:<person>:<fortress>`: between Fortresses the seat Controls that are connected by a path of its own
    Influence (7.27); each prisoner once a Turn (ruling R98)."""
    moves = []
    for prison in find_controlled_prisons(state, seat):
        others = state.control[seat] & state.board.classes["fortress"] & ~(1 << prison)
        goals = others & find_path(state, seat, prison) if others else 0
        for person in prisoners_at(state, prison) if goals else ():
            if not state.moved_prisoners >> person & 1:
                moves += [f"move:{SPACES[person]}:{SPACES[f]}" for f in each(goals)]
    return moves


def find_path(state: State, seat: int, start: int) -> Spaces:
    """Spaces connected to `start` through Spaces with the seat's cubes (7.27)."""
    path = frontier = 1 << start
    while frontier:
        frontier = adjacent(state, frontier) & state.occupancy[seat] & ~path
        path |= frontier
    return path


class MovePrisoners(FrondeStep):
    """Move a prisoner to another Fortress (7.27). Frame: `seat`."""

    rule = "7.27"
    memory = {"seat": SEAT}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = find_prisoner_moves(state, seat_of(frame))
        return (
            (self.question(FACTIONS[seat_of(frame)], options, moved=names_of(state.moved_prisoners)),)
            if options
            else ()
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        _, person_id, fortress_id = action.picks[0].split(":")
        person = INDEX[person_id]
        state.stack.pop()
        state.arrests[person] = INDEX[fortress_id]
        state.moved_prisoners |= 1 << person
        ctx.emit("prisoner-moved", person=person_id, fortress=fortress_id)
