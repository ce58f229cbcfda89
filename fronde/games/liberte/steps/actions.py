"""The action phase: rounds (3.1, 5.5), a seat's action (3, 5), placing blocks, keeping the card, taking cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fronde.core.codec import Flag, Number, Word
from fronde.core.flow import Frame, Step, begin_step, call, option_ids
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
"""Keep the card in the display, or discard it, and also end the action (R44)."""
REGION = Word(("", *REGIONS), "position-unknown-region")


class ActionRounds(Step[State]):
    """Run rounds with one action each in player order, until a round ends with an empty supply, or all have passed
    (3.1, 5.5, R15, R16). Frame: `at`, the index in player order of the next seat."""

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
        """Begin a round; it is the last if a supply is already empty (R15)."""
        frame["at"], state.passes = 0, 0
        state.round += 1
        for faction in FACTIONS:
            note_empty_supply(state, faction, ctx)


def note_empty_supply(state: State, faction: str, ctx: Context) -> None:
    """Record that a supply has run out: this round is the last, even if blocks return (5.5, 5.6)."""
    if not state.supply[faction] and not state.last_round:
        state.last_round = True
        ctx.emit("supply-exhausted", faction=faction)


# --- one action ---


class ChooseAction(Step[State]):
    """A seat plays cards, takes cards, or passes (3.1); the step is `go-on` after a card was played. Frame: `played`,
    the number of Clubs and Personalities so far; `special`, whether a Special was played; `region` where a card of
    value 1 has placed its block, "" if no second may follow."""

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
    """The cards that may be played now: to place blocks, for the Battle Box, or as a Special (3.2, 3.7, 3.8, 4.1)."""
    hand = state.hands[state.active]
    if not frame["played"]:
        yield from (PLACING[card] for card in hand if card in PLACING)
        if state.turn >= BATTLES_FROM and free_tokens(state, state.active) > 0:
            yield from (f"cannon:{card}" for card in hand if has_cannon(card))
    elif frame["region"]:
        yield from (PLACING[card] for card in hand if may_be_second(state, frame["region"], card))
    if not frame["special"]:
        yield from (f"special:{card}" for card in hand if can_play_special(state, state.active, card))


PLACING = {card: f"place:{card}" for card in CARDS if is_faction_card(card)}


def may_be_second(state: State, region: str, card: str) -> bool:
    """Whether a card may follow one of value 1 that placed in a region: it must have value 1, be of that region or a
    Club, and have room for its block (3.8, R9)."""
    data = CARDS[card]
    if data.value != 1 or data.region not in (None, region):
        return False
    return bool(find_rooms(state, state.active, data.faction or "", PLACES_OF[region]))


def find_takes(state: State) -> list[str]:
    """The ways to take a card; with nine or more in hand two are discarded first (5.1, 5.2)."""
    if len(state.hands[state.active]) >= MANY:
        return [TAKE]
    return [*option_ids(TAKE, state.open), *([DECK] if can_draw(state) else [])]


def begin_card(state: State, card: str) -> None:
    """Move a card from the active hand to `playing`."""
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
    """Choose where the blocks of the card go: as many as can be placed, not fewer (3.3, 3.4). A single answer is not
    asked for. Frame: `left`, blocks still to place; `region` of the first card if this is a second (3.8)."""

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
        """Place blocks that can only go one way; end the step when no blocks can be placed."""
        options = find_placings(state, frame)
        if options:
            self.place(state, frame, options[0], ctx)
        else:
            begin_step(frame, "keep-card")

    def place(self, state: State, frame: Frame, pick: str, ctx: Context) -> None:
        """Place blocks in a province."""
        _, province, count = pick.split(":")
        place, card = PLACE[province], CARDS[state.playing]
        faction = card.faction or ""
        add_blocks(state, state.active, faction, place, int(count))
        frame["left"] -= int(count)
        ctx.emit("blocks-placed", seat=state.active, province=province, faction=faction, n=int(count))
        note_empty_supply(state, faction, ctx)
        acting = state.stack[-2]
        if card.value == 1 and acting["played"] == 1:
            acting["region"] = REGION_OF[place]


def find_placings(state: State, frame: Frame) -> list[str]:
    """The next placements in one province: `blocks:<province>:<n>`, the highest numbers first. If only one province has
    room, all blocks go there."""
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
    """Keep a Club or Personality in the display if there is room, or discard it (3.9, R12). Then a counter-revolution
    is checked for (9.5, R33)."""

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
        """Discard the card if there is no room."""
        put_away(state, ctx, keep=False)


def put_away(state: State, ctx: Context, *, keep: bool) -> None:
    """Move the card being played into the display, or to the discards."""
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
    """Take an open card, or "deck" for the top one; "" begins with discarding. After an open card of value 1 another
    may follow (5.3)."""
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
    """Discard two cards before taking one, with nine or more in hand (5.1, R5)."""

    rule = "5.1"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        hand = state.hands[state.active]
        count = DISCARD_OF_MANY
        return (self.question(state.active, option_ids("discard", hand), least=count, most=count, n=count),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        discard_from_hand(state, action.seat, (pick.partition(":")[2] for pick in action.picks), ctx)
        begin_step(frame, "take-card")


class TakeCard(Step[State]):
    """Take a card after two were discarded (5.2)."""

    rule = "5.2"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return (self.question(state.active, [*option_ids(TAKE, state.open), DECK]),) if state.open else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        take(state, frame, action.picks[0].partition(":")[2], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Without an open card, take one from the deck."""
        take(state, frame, "deck", ctx)


class TakeSecond(Step[State]):
    """Take a second open card of value 1 after a first, if there is one (5.3)."""

    rule = "5.3"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        cards = [card for card in state.open if CARDS[card].value == 1]
        return (self.question(state.active, [*option_ids(TAKE, cards), END_TURN]),) if cards else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] != END_TURN:
            take_open(state, state.active, action.picks[0].partition(":")[2], ctx)
        state.stack.pop()
