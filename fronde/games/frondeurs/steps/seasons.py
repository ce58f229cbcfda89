"""Season Cards (6.3, 7.3, 9.2)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag, Later, ListOf, Number, T, Word
from fronde.core.flow import Frame, call, frame, queue
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs.changes import discard_coin, discard_crown, place, remove, return_musketeer
from fronde.games.frondeurs.data import (
    CUBES,
    FACTIONS,
    INDEX,
    MUSKETEERS,
    SEASON_CARDS,
    SPACES,
    SeasonCard,
    Spaces,
    each,
    names_of,
)
from fronde.games.frondeurs.model import (
    NOBODY,
    SEATS,
    State,
    count_supply,
    get_owner,
    usable_coins,
    usable_crowns,
    usable_musketeers,
    value_of,
)
from fronde.games.frondeurs.steps.common import (
    CUBE_COUNT,
    SEAT,
    SPACE,
    SPACE_SET,
    FrondeStep,
    seat_of,
    space_of,
    space_options,
)
from fronde.games.frondeurs.steps.placing import declare
from fronde.games.frondeurs.steps.removing import protected_spaces

FREE_CUBES = 2
SEASON = Word(SEASON_CARDS, "position-unknown-card")


def in_turn_order(state: State) -> list[int]:
    """The four seats, starting with the Active Player (1.55)."""
    return [(state.active + i) % 4 for i in SEATS]


def card_effects(state: State, seat: int, card: SeasonCard) -> list[Frame]:
    """The steps of a Season Card's own effect."""
    if card.kind == "battle":
        return [frame("score-battle", card=card.id)]
    if card.kind in ("removal", "economic-depression"):
        return [frame("begin-losses", card=card.id)]
    if card.kind == "old-noll":
        return [frame("cancel-old-noll", asked=0), frame("old-noll", seat=seat, zones=state.board.classes["frontier"])]
    if card.kind == "arrest":
        names = tuple(INDEX[name] for name in card.arrest)
        third = [frame("arrest-third", seat=seat)] if card.extra else []
        return [*third, frame("make-room", seat=seat, names=names)]
    return [frame("announce-swap")]


class SeasonTiming(FrondeStep):
    """Choose whether the two free cubes come before or after the card's effect (9.21), where that makes a difference.
    Frame: `seat`, `card`."""

    rule = "9.21"
    memory = {"seat": SEAT, "card": SEASON}
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        kind = SEASON_CARDS[frame["card"]].kind
        if kind == "faction-swap" or (kind == "arrest" and not count_supply(state, seat_of(frame))):
            return ()
        return (
            self.question(FACTIONS[seat_of(frame)], ("free-first", "free-last"), card=frame["card"], left=FREE_CUBES),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.lay_out(state, frame, first=action.picks[0] == "free-first")

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        self.lay_out(state, frame, first=True)

    def lay_out(self, state: State, this: Frame, first: bool) -> None:
        """Queue the free cubes and the effect."""
        seat = seat_of(this)
        state.stack.pop()
        free = [frame("place-cubes", seat=seat, cubes=FREE_CUBES, target="all", source="free")]
        effects = card_effects(state, seat, SEASON_CARDS[this["card"]])
        queue(state, *(free + effects if first else effects + free))


class AnnounceSwap(FrondeStep, once=True):
    """Mark the Faction Swap, which scores at the end of the Turn (9.27, ruling R74)."""

    rule = "9.27"

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.play.started = True
        state.swap_due = True


# --- battles and campaigns (7.32, 9.22) ---


def score_orange(state: State) -> list[int]:
    """MP of each seat in orange Spaces: Fortresses and Maréchals (8.31)."""
    return [value_of(state, seat, state.board.orange, "mp") for seat in SEATS]


class ScoreBattle(FrondeStep, once=True):
    """The highest orange score wins the battle; a tie has no effect (1.57, ruling R57). Frame: `card`."""

    rule = "7.32"
    memory = {"card": SEASON}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.play.started = True
        card = SEASON_CARDS[frame["card"]]
        scores = score_orange(state)
        best = [seat for seat in SEATS if scores[seat] == max(scores)]
        score_by_faction = dict(zip(FACTIONS, scores, strict=True))
        if len(best) > 1:
            ctx.emit("battle-tied", card=card.id, scores=score_by_faction)
            return
        ctx.emit("battle-won", seat=FACTIONS[best[0]], card=card.id, scores=score_by_faction)
        assert card.location is not None
        call(state, "battle-cubes", seat=best[0], space=INDEX[card.location], cubes=card.cubes)


class BattleCubes(FrondeStep):
    """Choose how many of the card's cubes the winner uses; opposing cubes are removed first, one for each (7.32, ruling
    R58).

    Frame: `seat`, `space`, `cubes`, and `spent` once it is declared.
    """

    rule = "7.32"
    memory = {"seat": SEAT, "space": SPACE, "cubes": CUBE_COUNT, "spent": Later(CUBE_COUNT)}
    open_to_others = True

    def find_most(self, state: State, frame: Frame) -> tuple[int, int]:
        """(opposing cubes in the Space, the most cubes the winner can use)."""
        seat, space = seat_of(frame), frame["space"]
        hostile = 0 if get_owner(state, space) in (NOBODY, seat) else state.count[space]
        room = count_supply(state, seat)
        if seat == state.active:
            room = 0 if state.blocked >> space & 1 else min(room, state.play.cap - state.play.placed)
        return hostile, min(frame["cubes"], hostile + room)

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        hostile, most = self.find_most(state, frame)
        if not most:
            return ()
        options = [f"spend:{n}" for n in range(most, -1, -1)]
        card, space = state.play.card, SPACES[frame["space"]]
        return (self.question(FACTIONS[seat_of(frame)], options, card=card, space=space, hostile=hostile, left=most),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        space = frame["space"]
        frame["spent"] = int(action.picks[0].removeprefix("spend:"))
        hostile, _ = self.find_most(state, frame)
        if frame["spent"] > hostile:
            declare(self, state, frame, space, ctx)
        else:
            self.carry_out(state, frame, space, ctx)

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context) -> None:
        """Remove opposing cubes, and place the rest of the declared cubes."""
        seat, cubes = seat_of(frame), frame["spent"]
        hostile, _ = self.find_most(state, frame)
        state.stack.pop()
        if hostile and cubes:
            remove(state, space, ctx, min(hostile, cubes))
        if cubes > hostile:
            if seat == state.active:
                state.play.placed += cubes - hostile
                state.has_placed = True
            place(state, seat, space, ctx, cubes - hostile)


# --- cards that take cubes from everyone (9.23, 9.25) ---


def find_debt(state: State, seat: int, card: SeasonCard, exempt: Spaces = 0) -> tuple[int, Spaces]:
    """(cubes the seat must remove, the Spaces they may come from): one from each of the card's Spaces, or from any
    Spaces in an Economic Depression; never the last cube on the board (6.54, ruling R39)."""
    can_lose = max(state.on_board[seat] - 1, 0)
    if card.kind == "economic-depression":
        return min(card.cubes, can_lose), state.occupancy[seat]
    spaces = state.occupancy[seat] & state.board.classes[card.scope or ""] & ~exempt
    return min(spaces.bit_count(), can_lose), spaces


def find_ways_out(state: State, seat: int, card: SeasonCard) -> list[str]:
    """What the seat may give instead of cubes: a Musketeer, or in a Depression a Coin or a Crown (9.23, 9.25); none
    that was won this Turn (5.22 vii)."""
    return [f"cancel:{MUSKETEERS[m]}" for m in usable_musketeers(state, seat)] + find_ransoms(state, seat, card)


def find_ransoms(state: State, seat: int, card: SeasonCard) -> list[str]:
    """The Coins or the Crown the seat may give in a Depression."""
    if card.token == "coin":
        return [f"coin:{value}" for value in usable_coins(state, seat)]
    return ["crown"] if card.token == "crown" and usable_crowns(state, seat) > 0 else []


class BeginLosses(FrondeStep):
    """Compute what every seat owes. Frame: `card`."""

    rule = "9.23"
    memory = {"card": SEASON}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.play.started = True
        card = SEASON_CARDS[frame["card"]]
        debts = tuple(self.owes(state, seat, card) for seat in SEATS)
        frame.update(step="season-losses", left=debts, paying=(False,) * 4, taken=(0,) * 4)

    def owes(self, state: State, seat: int, card: SeasonCard) -> int:
        """Cubes the seat owes; -1 if it can only give a token (ruling R97)."""
        debt, _ = find_debt(state, seat, card)
        if card.spaces is not None:
            debt = min(debt, card.spaces)
        if not debt and find_ransoms(state, seat, card):
            return -1
        return debt


class SeasonLosses(FrondeStep):
    """All seats pay at the same time, in cubes or with a token, because their payments do not affect each other.

    Frame: `card`, and for each seat `left`: cubes owed (-1: only a token), `paying`: whether it chose to pay in cubes,
    `taken`: Spaces that lost a cube. A seat without a choice pays automatically.
    """

    rule = "9.23"
    memory = {
        "card": SEASON,
        "left": ListOf(Number(-1, CUBES), len(SEATS)),
        "paying": ListOf(Flag(), len(SEATS)),
        "taken": ListOf(SPACE_SET, len(SEATS)),
    }
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        card = SEASON_CARDS[frame["card"]]
        questions = []
        for seat in in_turn_order(state):
            if frame["left"][seat]:
                question = self.ask_seat(state, frame, seat, card)
                if question is not None:
                    questions.append(question)
        if len(questions) == sum(bool(cubes) for cubes in frame["left"]):
            return questions
        return ()

    def ask_seat(self, state: State, frame: Frame, seat: int, card: SeasonCard) -> Decision | None:
        """The question for a seat; None if it has no choice."""
        remaining = frame["left"][seat]
        if not frame["paying"][seat]:
            ways = find_ways_out(state, seat, card)
            can_pay = remaining > 0 and not (self.falls_short(state, seat, card) and find_ransoms(state, seat, card))
            if ways and (can_pay or len(ways) > 1):
                options = [*ways, "pay"] if can_pay else ways
                return self.question(FACTIONS[seat], options, step="season-price", card=card.id, left=max(remaining, 0))
            if ways:
                return None
        debt, spaces = find_debt(state, seat, card, frame["taken"][seat])
        if not is_forced(state, seat, min(remaining, debt), debt, spaces, card):
            options, losses = space_options(spaces), names_of(frame["taken"][seat])
            return self.question(
                FACTIONS[seat], options, step="lose-cubes", card=card.id, picked=losses, left=min(remaining, debt)
            )
        return None

    def falls_short(self, state: State, seat: int, card: SeasonCard) -> bool:
        """Whether the seat cannot remove all cubes a Depression requires, so that it must give a token instead (ruling
        R97)."""
        return card.kind == "economic-depression" and state.on_board[seat] - 1 < card.cubes

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        seat, pick = FACTIONS.index(action.seat), action.picks[0]
        if pick == "pay":
            frame["paying"] = _with(frame["paying"], seat, True)
        elif pick.startswith("space:"):
            self.lose(state, frame, seat, space_of(pick), ctx)
        else:
            self.give(state, frame, seat, pick, ctx)

    def give(self, state: State, frame: Frame, seat: int, pick: str, ctx: Context) -> None:
        """Give a token instead of cubes."""
        kind, _, value = pick.partition(":")
        if kind == "cancel":
            return_musketeer(state, MUSKETEERS.index(value))
            ctx.emit("season-cancelled", seat=FACTIONS[seat], musketeer=value, card=frame["card"])
        elif kind == "coin":
            discard_coin(state, seat, int(value))
            ctx.emit("coin-given", seat=FACTIONS[seat], value=int(value))
        else:
            discard_crown(state, seat)
            ctx.emit("crown-given", seat=FACTIONS[seat])
        frame["left"] = _with(frame["left"], seat, 0)

    def lose(self, state: State, frame: Frame, seat: int, space: int, ctx: Context) -> None:
        """Remove one cube."""
        remove(state, space, ctx)
        frame["left"] = _with(frame["left"], seat, frame["left"][seat] - 1)
        frame["taken"] = _with(frame["taken"], seat, frame["taken"][seat] | 1 << space)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Let one seat without a choice pay; end the step when no seat owes anything."""
        card = SEASON_CARDS[frame["card"]]
        for seat in in_turn_order(state):
            if frame["left"][seat] and self.ask_seat(state, frame, seat, card) is None:
                self.pay_without_choice(state, frame, seat, card, ctx)
                return
        state.stack.pop()

    def pay_without_choice(self, state: State, frame: Frame, seat: int, card: SeasonCard, ctx: Context) -> None:
        """Pay in the only possible way."""
        ways = [] if frame["paying"][seat] else find_ways_out(state, seat, card)
        if ways:
            self.give(state, frame, seat, ways[0], ctx)
            return
        debt, spaces = find_debt(state, seat, card, frame["taken"][seat])
        remaining = min(frame["left"][seat], debt)
        frame["left"] = _with(frame["left"], seat, remaining)
        for space in each(spaces):
            while remaining > 0 and (card.kind == "economic-depression" or not frame["taken"][seat] >> space & 1):
                self.lose(state, frame, seat, space, ctx)
                remaining -= 1
                if not state.count[space]:
                    break


def is_forced(state: State, seat: int, remaining: int, debt: int, spaces: Spaces, card: SeasonCard) -> bool:
    """Whether there is only one way to remove the cubes owed."""
    if remaining < 1 or spaces & (spaces - 1) == 0:
        return True
    if card.kind == "economic-depression":
        return False
    return remaining == debt == spaces.bit_count()


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# --- Old Noll (9.24) ---


class CancelOldNoll(FrondeStep):
    """Other players may cancel the card with a Musketeer; they are asked in turn order (ruling R38). Frame: `asked`."""

    rule = "9.24"
    memory = {"asked": Number(0, len(SEATS))}

    def find_next(self, state: State, frame: Frame) -> int:
        """The next seat to ask, or NOBODY."""
        others = in_turn_order(state)[1:]
        return next((s for s in others[frame["asked"] :] if usable_musketeers(state, s)), NOBODY)

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = self.find_next(state, frame)
        if seat == NOBODY:
            return ()
        options = [*(f"cancel:{MUSKETEERS[m]}" for m in usable_musketeers(state, seat)), "let-pass"]
        return (self.question(FACTIONS[seat], options, card=state.play.card, seat=FACTIONS[state.active]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        seat, pick = FACTIONS.index(action.seat), action.picks[0]
        if pick == "let-pass":
            frame["asked"] = in_turn_order(state)[1:].index(seat) + 1
            return
        musketeer = pick.removeprefix("cancel:")
        return_musketeer(state, MUSKETEERS.index(musketeer))
        state.stack.pop()
        state.stack.pop()
        ctx.emit("old-noll-cancelled", seat=FACTIONS[seat], musketeer=musketeer)


def count_losses(state: State, seat: int, zone: int) -> int:
    """Cubes the Active Player removes from a zone: up to two, but never their own last cube on the board."""
    protected_cubes = 1 if get_owner(state, zone) == seat and state.on_board[seat] <= 2 else 0
    return min(2 - protected_cubes, state.count[zone])


class OldNoll(FrondeStep):
    """At each Frontier Zone the Active Player places one cube or removes up to two (9.24). Frame: `seat`, `zones`."""

    rule = "9.24"
    memory = {"seat": SEAT, "zones": SPACE_SET}

    def find_options(self, state: State, frame: Frame) -> list[str]:
        """The options at the next zone that has any."""
        seat = seat_of(frame)
        for zone in each(frame["zones"]):
            owner = get_owner(state, zone)
            if owner in (NOBODY, seat) and state.blocked >> zone & 1:
                continue
            options = []
            if owner in (NOBODY, seat) and count_supply(state, seat) and state.play.placed < state.play.cap:
                options.append(f"place:{SPACES[zone]}")
            if state.count[zone] and not protected_spaces(state, seat) >> zone & 1:
                options.append(f"remove:{SPACES[zone]}")
            if options:
                return options
        return []

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = self.find_options(state, frame)
        if len(options) < 2:
            return ()
        zone = space_of(options[0])
        seat = seat_of(frame)
        cubes = count_losses(state, seat, zone)
        return (self.question(FACTIONS[seat], options, card=state.play.card, space=SPACES[zone], left=cubes),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.settle_zone(state, frame, action.picks[0], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Do the only possible action at a zone; end the step after the last zone."""
        state.play.started = True
        options = self.find_options(state, frame)
        if options:
            self.settle_zone(state, frame, options[0], ctx)
        else:
            state.stack.pop()

    def settle_zone(self, state: State, frame: Frame, pick: str, ctx: Context) -> None:
        """Place or remove at one zone."""
        seat, zone = seat_of(frame), space_of(pick)
        if pick.startswith("remove:"):
            self.leave_zone(frame, zone)
            remove(state, zone, ctx, count_losses(state, seat, zone))
        else:
            declare(self, state, frame, zone, ctx)

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context) -> None:
        """Place the declared cube at a zone."""
        self.leave_zone(frame, space)
        state.play.placed += 1
        state.has_placed = True
        place(state, seat_of(frame), space, ctx)

    def leave_zone(self, frame: Frame, zone: int) -> None:
        """Continue with the zones after this one."""
        frame["zones"] = frame["zones"] >> zone + 1 << zone + 1
