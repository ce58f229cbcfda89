"""The action phase: rounds (3.1, 5.5), what a seat may do in one (3, 5), placing, keeping the card, taking cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fronde.core.codec import Flag, Number, Word
from fronde.core.flow import Frame, Step, begin_step, call, prefixed
from fronde.core.types import Action, Context, Decision
from fronde.games.liberte.data import (
    CARDS,
    DISCARD_OF_MANY,
    FACTIONS,
    MANY,
    PLACE,
    PLACES_OF,
    PROVINCE_IDS,
    REGION_OF,
    REGIONS,
)
from fronde.games.liberte.model import (
    State,
    add_blocks,
    can_keep,
    find_rooms,
    free_tokens,
    has_cannon,
    is_faction_card,
    reach_of,
    without,
)
from fronde.games.liberte.steps.common import (
    DECK,
    END_TURN,
    PASS,
    can_draw,
    discard_from_hand,
    draw_to_hand,
    take_open,
)
from fronde.games.liberte.steps.specials import can_play_special
from fronde.games.liberte.steps.turn import end_by_revolt

BATTLES_FROM = 2
"""The first turn with a battle, and with tokens in the Battle Box (3.7, 6.1)."""
KEEP, DISCARD, TAKE = "keep", "discard", "take"
KEEP_AND_END, DISCARD_AND_END = "keep-end", "discard-end"
"""The card into the display, or discarded, and with the same answer the turn is over (R44)."""
REGION = Word(("", *REGIONS), "position-unknown-region")


class ActionRounds(Step[State]):
    """Rounds of one action each in player order, until a supply is empty and the round is finished, or all have passed
    (3.1, 5.5, R15, R16). Frame: `at`, the place in player order of the next to act."""

    memory = {"at": Number(0, 6)}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if frame["at"] == len(state.order) and (state.last_round or state.passes == len(state.order)):
            ctx.emit("action-phase-ended", rounds=state.round, why="supply" if state.last_round else "passes")
            state.last_round, state.round, state.passes = False, 0, 0
            state.stack.pop()
            return
        if frame["at"] in (0, len(state.order)):
            self.begin_round(state, frame, ctx)
        state.active = state.order[frame["at"]]
        frame["at"] += 1
        state.moves += 1
        call(state, "choose-action", played=0, special=False, region="")

    def begin_round(self, state: State, frame: Frame, ctx: Context) -> None:
        """The next round; the only one where a supply is empty before it (R15)."""
        frame["at"], state.passes = 0, 0
        state.round += 1
        for faction in FACTIONS:
            note_exhausted(state, faction, ctx)


def note_exhausted(state: State, faction: str, ctx: Context) -> None:
    """Note that a supply has run out: this round is the last, whatever comes back (5.5, 5.6)."""
    if not state.supply[faction] and not state.last_round:
        state.last_round = True
        ctx.emit("supply-exhausted", faction=faction)


# --- one action ---


class ChooseAction(Step[State]):
    """A seat plays cards, takes cards, or passes (3.1); asks `go-on` once a card was played. Frame: `played`, Clubs and
    Personalities so far; `special`, whether a Special was played; `region` in which a card of value 1 has placed its
    block, "" where a second may not follow."""

    rule = "3.1"
    memory = {"played": Number(0, 2), "special": Flag(), "region": REGION}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = list(find_plays(state, frame))
        if frame["played"] or frame["special"]:
            return (self.question(state.active, (*options, END_TURN), step="go-on", rule="3.8"),)
        return (self.question(state.active, (*options, *find_takes(state), PASS), round=state.round),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        kind, _, card = action.picks[0].partition(":")
        if kind == "place":
            begin_placing(state, frame, card, ctx)
        elif kind == "cannon":
            place_token(state, frame, card, ctx)
        elif kind == "special":
            frame["special"] = True
            begin_card(state, card)
            ctx.emit("special-played", seat=state.active, card=card)
            call(state, "special-target")
        elif kind == TAKE:
            take(state, frame, card, ctx)
        else:
            if kind == PASS:
                state.passes += 1
                ctx.emit("action-passed", seat=state.active)
            state.stack.pop()


def find_plays(state: State, frame: Frame) -> Iterator[str]:
    """The cards that may be played now: to place blocks, in the Battle Box, as a Special (3.2, 3.7, 3.8, 4.1)."""
    hand = state.hands[state.active]
    if not frame["played"]:
        yield from (PLACING[card] for card in hand if card in PLACING)
        if may_use_cannons(state):
            yield from (f"cannon:{card}" for card in hand if has_cannon(card))
    elif frame["region"]:
        yield from (PLACING[card] for card in hand if may_be_second(state, frame["region"], card))
    if not frame["special"]:
        yield from (f"special:{card}" for card in hand if can_play_special(state, state.active, card))


PLACING = {card: f"place:{card}" for card in CARDS if is_faction_card(card)}


def may_use_cannons(state: State) -> bool:
    """Whether the active seat may place a token in the Battle Box: not in turn 1, and only with one free (3.7)."""
    return state.turn >= BATTLES_FROM and free_tokens(state, state.active) > 0


def may_be_second(state: State, region: str, card: str) -> bool:
    """Whether a card may follow one of value 1 that placed in a region: it is of value 1 too, of that region or a Club,
    and there is room for its block (3.8, R9)."""
    data = CARDS[card]
    if data.value != 1 or data.region not in (None, region):
        return False
    return bool(find_rooms(state, state.active, data.faction or "", PLACES_OF[region]))


def find_takes(state: State) -> list[str]:
    """How a card may be taken: with nine or more in hand two are discarded first (5.1, 5.2)."""
    if len(state.hands[state.active]) >= MANY:
        return [TAKE]
    return [*prefixed(TAKE, state.open), *([DECK] if can_draw(state) else [])]


def begin_card(state: State, card: str) -> None:
    """A card out of the active hand, onto the table."""
    state.hands[state.active] = without(state.hands[state.active], card)
    state.playing = card


# --- placing (3.2 to 3.8) ---


def begin_placing(state: State, frame: Frame, card: str, ctx: Context) -> None:
    """Play a card for its blocks."""
    region = frame["region"]
    frame["played"] += 1
    frame["region"] = ""
    begin_card(state, card)
    ctx.emit("card-played", seat=state.active, card=card)
    call(state, "place-blocks", left=CARDS[card].value, region=region)


def place_token(state: State, frame: Frame, card: str, ctx: Context) -> None:
    """Play a card for a token in the Battle Box (3.7)."""
    frame["played"] += 1
    begin_card(state, card)
    state.battle_box[state.active] += 1
    ctx.emit("token-placed", seat=state.active, card=card, n=state.battle_box[state.active])
    call(state, "keep-card")


class PlaceBlocks(Step[State]):
    """Where the blocks of the card go: as many as can be placed, and no fewer (3.3, 3.4). Unasked where there is one
    answer. Frame: `left`, blocks still to place; `region` of the first card where this is a second (3.8)."""

    rule = "3.4"
    memory = {"left": Number(0, 3), "region": REGION}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = find_placings(state, frame)
        if len(options) < 2:
            return ()
        card = state.playing
        return (self.question(state.active, options, card=card, n=frame["left"], faction=CARDS[card].faction),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.place(state, frame, action.picks[0], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Place what can go in one way only; nothing more to place ends it."""
        options = find_placings(state, frame)
        if options:
            self.place(state, frame, options[0], ctx)
        else:
            begin_step(frame, "keep-card")

    def place(self, state: State, frame: Frame, pick: str, ctx: Context) -> None:
        """Blocks into a province."""
        _, province, count = pick.split(":")
        place, card = PLACE[province], CARDS[state.playing]
        faction = card.faction or ""
        add_blocks(state, state.active, faction, place, int(count))
        frame["left"] -= int(count)
        ctx.emit("blocks-placed", seat=state.active, province=province, faction=faction, n=int(count))
        note_exhausted(state, faction, ctx)
        acting = state.stack[-2]
        if card.value == 1 and acting["played"] == 1:
            acting["region"] = REGION_OF[place]


def find_placings(state: State, frame: Frame) -> list[str]:
    """The ways to place in one province next: `blocks:<province>:<how many>`, as many as fit first. In the only
    province with room all go there."""
    if not frame["left"]:
        return []
    card = CARDS[state.playing]
    faction = card.faction or ""
    places = PLACES_OF[frame["region"]] if frame["region"] else reach_of(card.id)
    rooms = find_rooms(state, state.active, faction, places)
    most = min(frame["left"], state.supply[faction])
    least = most if len(rooms) == 1 else 1
    return [
        f"blocks:{PROVINCE_IDS[place]}:{n}"
        for place, room in rooms
        for n in range(min(most, room), min(least, room) - 1, -1)
    ]


class KeepCard(Step[State]):
    """What becomes of a Club or Personality just played: into the display, if there is room, or discarded (3.9, R12).
    Then a counter-revolution is looked for (9.5, R33)."""

    rule = "3.9"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if not can_keep(state.displays[state.active], state.playing):
            return ()
        options = (KEEP, KEEP_AND_END, DISCARD, DISCARD_AND_END)
        return (self.question(state.active, options, card=state.playing),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        put_away(state, ctx, keep=action.picks[0] in (KEEP, KEEP_AND_END))
        if action.picks[0] in (KEEP_AND_END, DISCARD_AND_END) and state.stack:
            state.stack.pop()

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Without room it is discarded."""
        put_away(state, ctx, keep=False)


def put_away(state: State, ctx: Context, *, keep: bool) -> None:
    """The card being played into the display, or onto the discards; no card is being played any more."""
    card, state.playing = state.playing, ""
    if keep:
        state.displays[state.active] += (card,)
        ctx.emit("card-kept", seat=state.active, card=card)
    else:
        state.discard += (card,)
        ctx.emit("card-discarded", seat=state.active, card=card)
    state.stack.pop()
    end_by_revolt(state, ctx)


# --- taking (5.1 to 5.3) ---


def take(state: State, frame: Frame, card: str, ctx: Context) -> None:
    """Take an open card ("" begins with discarding) or one from the deck; an open card of value 1 may be followed by
    another (5.3)."""
    if not card:
        begin_step(frame, "discard-two")
        return
    if card == "deck":
        draw_to_hand(state, state.active, ctx)
        state.stack.pop()
        return
    take_open(state, state.active, card, ctx)
    if CARDS[card].value == 1:
        begin_step(frame, "take-second")
    else:
        state.stack.pop()


class DiscardTwo(Step[State]):
    """With nine or more cards in hand two are discarded before one is taken (5.1, R5)."""

    rule = "5.1"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        hand = state.hands[state.active]
        count = DISCARD_OF_MANY
        return (self.question(state.active, prefixed("discard", hand), least=count, most=count, n=count),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        discard_from_hand(state, action.seat, (pick.partition(":")[2] for pick in action.picks), ctx)
        begin_step(frame, "take-card")


class TakeCard(Step[State]):
    """The card that is taken after two were discarded (5.2)."""

    rule = "5.2"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return (self.question(state.active, [*prefixed(TAKE, state.open), DECK]),) if state.open else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        take(state, frame, action.picks[0].partition(":")[2], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """With no open card there is only the deck."""
        take(state, frame, "deck", ctx)


class TakeSecond(Step[State]):
    """A second open card of value 1 after a first, if there is one (5.3)."""

    rule = "5.3"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        cards = [card for card in state.open if CARDS[card].value == 1]
        return (self.question(state.active, [*prefixed(TAKE, cards), END_TURN]),) if cards else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] != END_TURN:
            take_open(state, state.active, action.picks[0].partition(":")[2], ctx)
        state.stack.pop()
