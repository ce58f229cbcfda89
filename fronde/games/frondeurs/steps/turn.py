"""The player Turn (5.2) and the play of cards (6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, call, frame, queue
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.frondeurs.changes import discard_coin, discard_crown, draw_for_turn
from fronde.games.frondeurs.data import ACTION_CARDS, ENDS_ON, FACTIONS, LAST_SEASON, ActionCard, ActionData
from fronde.games.frondeurs.factions import is_swapped, pass_dummy_on, player_name, swap_factions
from fronde.games.frondeurs.model import (
    NOBODY,
    SEATS,
    Play,
    State,
    count_supply,
    empty_spaces,
    is_season,
    usable_coins,
    usable_crowns,
    value_of,
)
from fronde.games.frondeurs.steps.affiliates import can_place_affiliate
from fronde.games.frondeurs.steps.arrests import find_own_prisons
from fronde.games.frondeurs.steps.common import SEAT, FrondeStep, seat_of
from fronde.games.frondeurs.steps.moving import can_move
from fronde.games.frondeurs.steps.placing import find_anywhere, find_placements, find_reach
from fronde.games.frondeurs.steps.removing import find_removals
from fronde.games.frondeurs.steps.reserve import find_reserve_uses, use_reserve

SHORT_SEASON = 8
"""The box of the Season Track that ends a short game (8.51)."""


class BeginTurn(FrondeStep):
    """The end-of-game roll, then the draw (5.22 i-iii)."""

    rule = "5.22"

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.turn += 1
        seat = state.active
        if seat == state.dummy:
            pass_dummy_on(state)
        if state.block_credit == seat:
            state.block_credit = NOBODY
        ctx.emit("turn-began", seat=FACTIONS[seat], turn=state.turn, season=str(state.season))
        if state.roll_due and self.roll_ends_game(state, ctx):
            return
        if not draw_for_turn(state, seat, ctx):
            end_game(state, ctx, "decks")
            return
        frame.update(step="play-card", seat=seat)

    def roll_ends_game(self, state: State, ctx: Context) -> bool:
        """Roll the die of 5.12. A roll up to the number in the marker's box ends the game; returns whether it does."""
        state.roll_due = False
        if not ENDS_ON[state.season]:
            return False
        die = ctx.rng.die(6)
        ctx.no_undo()
        ctx.emit("end-rolled", die=die, ends_on=ENDS_ON[state.season], season=str(state.season))
        if die > ENDS_ON[state.season]:
            return False
        end_game(state, ctx, "die")
        return True


def end_game(state: State, ctx: Context, why: str) -> None:
    """Play stops at once; scores are final (8.11)."""
    state.over = True
    state.stack.clear()
    ctx.no_undo()
    ctx.emit("game-ended", why=why)


# --- which cards can be played ---


def can_execute(state: State, seat: int, card: ActionCard, action: ActionData) -> bool:
    """Whether at least a portion of the Action can be done (5.22 iv)."""
    if action.action == "move":
        return can_move(state, seat, card.target)
    if action.action == "remove":
        return bool(find_removals(state, seat, card.target, True, action.controlled))
    if can_place(state, seat, card, action):
        return True
    return action.action == "hybrid" and bool(find_removals(state, seat, card.target, False, False))


def can_place(state: State, seat: int, card: ActionCard, action: ActionData) -> bool:
    """Whether there is any Space for the Action's cubes."""
    if not state.on_board[seat]:
        return bool(find_anywhere(state, seat))
    cubes = min(action.cubes or action.place, count_supply(state, seat))
    if not cubes:
        return may_lift(state, seat)
    return bool(find_placements(find_reach(state, seat), cubes, state.board.targets[card.target]))


def may_lift(state: State, seat: int) -> bool:
    """Whether own cubes may be lifted to be placed: the Supply is empty, and no card in hand or in play can remove a
    cube (6.4.14, ruling R113)."""
    if count_supply(state, seat):
        return False
    cards = action_cards(state, seat)
    if not state.play.is_complete and state.play.card in ACTION_CARDS:
        cards.append(ACTION_CARDS[state.play.card])
    return not any(
        action.action in ("remove", "hybrid")
        and find_removals(state, seat, card.target, action.action == "remove", action.controlled)
        for card in cards
        for action in (card.a, card.b)
    )


def action_cards(state: State, seat: int) -> list[ActionCard]:
    """The Action Cards in a hand."""
    return [ACTION_CARDS[c] for c in state.hands[seat] if not is_season(c)]


def find_playable(state: State, seat: int) -> list[str]:
    """Cards the seat may play now: only Season Cards if all remaining plays are needed for them (6.32), otherwise those
    and every Action Card that can be done in part, or forfeited for Liberation (7.25)."""
    hand = state.hands[seat]
    seasons = [c for c in hand if is_season(c)]
    if len(seasons) >= state.plays_left:
        return seasons
    if find_own_prisons(state, seat):
        return list(hand)
    return [c for c in hand if is_season(c) or is_executable(state, seat, ACTION_CARDS[c])]


def is_executable(state: State, seat: int, card: ActionCard) -> bool:
    """Whether at least a portion of one of a card's Actions can be done."""
    first, second = (card.b, card.a) if card.a.action == "move" else (card.a, card.b)
    return can_execute(state, seat, card, first) or can_execute(state, seat, card, second)


def find_last_resort(state: State, seat: int, playable: Sequence[str]) -> list[str]:
    """Action Cards that may be discarded for one cube in any empty Space: all, if no Action can be done (5.22 viii;
    liberation does not count, ruling R114), or if there is no Space for any that places (6.4.13, ruling R84)."""
    cards = action_cards(state, seat)
    if not cards or sum(is_season(c) for c in state.hands[seat]) >= state.plays_left:
        return []
    if find_own_prisons(state, seat):
        playable = [c.id for c in cards if is_executable(state, seat, c)]
    if not any(not is_season(c) for c in playable):
        return [c.id for c in cards]
    placing = [(c, a) for c in cards for a in (c.a, c.b) if a.action in ("place", "hybrid")]
    if not placing or not state.on_board[seat] or any(can_place(state, seat, c, a) for c, a in placing):
        return []
    return [c.id for c in cards] if count_supply(state, seat) and empty_spaces(state) else []


def about_token(state: State) -> dict[str, Json]:
    """The token discarded with the card that is being played ("" for none), and the value of a Coin."""
    play = state.play
    return {"token": "", "coin": 0} if play.is_complete else {"token": play.token, "coin": play.coin}


def about_card(state: State, card: ActionCard) -> dict[str, Json]:
    """The class a card names, its two Actions, and the token discarded with it."""
    actions = {"a": about_action(card.a), "b": about_action(card.b)}
    return {"card": card.id, "target": card.target, **actions, **about_token(state)}


def about_action(action: ActionData) -> dict[str, Json]:
    """The effect of one Action: its type and its numbers of cubes."""
    cubes = action.cubes or action.place
    return {"action": action.action, "cubes": cubes, "removed": action.remove, "controlled": action.controlled}


class PlayCard(FrondeStep):
    """Choose a card, with or without a Crown or a Coin (5.22 iv, ix, 6.82). Frame: `seat`."""

    rule = "5.22"
    memory = {"seat": SEAT}
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        if not state.plays_left or not state.hands[seat]:
            return ()
        playable = find_playable(state, seat)
        options = [f"card:{c}" for c in playable]
        options += [f"discard:{c}" for c in find_last_resort(state, seat, playable)]
        if not state.play.token or state.play.is_complete:
            options += self.find_tokens(state, seat)
        return (self.question(FACTIONS[seat], options, left=state.plays_left, **about_token(state)),)

    def find_tokens(self, state: State, seat: int) -> list[str]:
        """Tokens that may be discarded with the next card: one for each card (6.82)."""
        tokens = []
        if usable_crowns(state, seat) and len(state.hands[seat]) > state.plays_left:
            tokens.append("crown")
        for value in usable_coins(state, seat):
            tokens += [f"coin:{value}:before", f"coin:{value}:after"]
        return tokens

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        seat = seat_of(frame)
        kind, _, rest = action.picks[0].partition(":")
        if kind == "crown":
            self.use_crown(state, seat, ctx)
        elif kind == "coin":
            self.use_coin(state, seat, rest, ctx)
        else:
            begin_play(state, seat, rest, ctx)
            if kind == "discard":
                play_last_resort(state, seat)
            elif is_season(rest):
                play_season(state, seat, rest)
            else:
                call(state, "choose-action", seat=seat)

    def use_crown(self, state: State, seat: int, ctx: Context) -> None:
        """Discard a Crown: one more card must be played (6.85)."""
        discard_crown(state, seat)
        state.plays_left += 1
        state.play = Play(token="crown")
        ctx.emit("crown-used", seat=FACTIONS[seat])

    def use_coin(self, state: State, seat: int, choice: str, ctx: Context) -> None:
        """Discard a Coin for more cubes with this card, before or after its Action (6.84)."""
        value, when = choice.split(":")
        discard_coin(state, seat, int(value))
        state.play = Play(token=f"coin-{when}", coin=int(value))
        ctx.emit("coin-used", seat=FACTIONS[seat], value=int(value))

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        frame["step"] = "end-turn"


def begin_play(state: State, seat: int, card: str, ctx: Context) -> None:
    """Take the card out of the hand; an Action Card goes to the Discard Row at once (6.31)."""
    if state.play.is_complete or not state.play.token:
        state.play = Play()
    state.play.card = card
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands[seat] = tuple(hand)
    if is_season(card):
        state.spent_seasons += (card,)
    else:
        state.discard_row += (card,)
    ctx.emit("card-played", seat=FACTIONS[seat], card=card)


def with_coin(state: State, seat: int, target: str, frames: list[Frame]) -> None:
    """Queue the steps of a card, with its Coin's cubes before or after them (6.84), and the end of the play."""
    play = state.play
    if play.coin:
        anywhere = not state.on_board[seat]
        coin = frame("place-cubes", seat=seat, cubes=play.coin, target=target, source="coin", anywhere=anywhere)
        frames = [coin, *frames] if play.token == "coin-before" else [*frames, coin]
    queue(state, *frames, frame("end-play"))


def play_last_resort(state: State, seat: int) -> None:
    """Queue one cube in any empty Space (5.22 viii, 6.4.13)."""
    state.play.action = "last-resort"
    last = frame("place-cubes", seat=seat, cubes=1, target="all", source="last-resort")
    with_coin(state, seat, "all", [last])


def play_season(state: State, seat: int, card: str) -> None:
    """Queue a Season Card; the marker moves at the end of the Turn (6.34)."""
    state.play.action = "season"
    state.marker_moved += 1
    with_coin(state, seat, "all", [frame("season-timing", seat=seat, card=card)])


class ChooseAction(FrondeStep):
    """Declare one of the card's two Actions, or forfeit it for Liberation (5.22 iv, 6.21, 7.25). Frame: `seat`."""

    rule = "6.21"
    memory = {"seat": SEAT}
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        card = ACTION_CARDS[state.play.card]
        options = [
            f"action:{name}"
            for name, action in (("a", card.a), ("b", card.b))
            if can_execute(state, seat, card, action)
        ]
        if find_own_prisons(state, seat):
            options.append("liberate")
        return (self.question(FACTIONS[seat], options, **about_card(state, card)),) if options else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        seat = seat_of(frame)
        state.stack.pop()
        card = ACTION_CARDS[state.play.card]
        if action.picks[0] == "liberate":
            state.play.action = "liberate"
            ctx.emit("action-forfeited", seat=FACTIONS[seat], card=card.id)
            with_coin(state, seat, card.target, [{"step": "choose-prison", "seat": seat}])
            return
        name = action.picks[0].removeprefix("action:")
        state.play.action = name
        data = card.a if name == "a" else card.b
        ctx.emit("action-declared", seat=FACTIONS[seat], card=card.id, action=data.action)
        with_coin(state, seat, card.target, action_steps(state, seat, card, data))

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """End the play if another player's Musketeer left no Action possible."""
        state.stack.pop()
        call(state, "end-play")


def action_steps(state: State, seat: int, card: ActionCard, action: ActionData) -> list[Frame]:
    """The steps of a card's Action."""
    target = card.target
    if action.action == "move":
        return [frame("move-destination", seat=seat, target=target)]
    if action.action == "remove":
        return [remove_step(seat, action.cubes, target, True, action.controlled)]
    cubes = action.cubes or action.place
    supply = count_supply(state, seat)
    if not supply and may_lift(state, seat):
        placing = frame("lift-cubes", seat=seat, cubes=cubes, lifted=0, origins=0, target=target)
    else:
        source = "card" if state.on_board[seat] else "anywhere"
        placing = frame("place-cubes", seat=seat, cubes=min(cubes, supply), target=target, source=source)
    if action.action == "place":
        return [placing]
    return [placing, remove_step(seat, action.remove, target, False, False)]


def remove_step(seat: int, cubes: int, target: str, anywhere: bool, ends_control: bool) -> Frame:
    """A frame for the step `remove-cubes`."""
    return frame("remove-cubes", seat=seat, cubes=cubes, target=target, anywhere=anywhere, controlled=ends_control)


class EndPlay(FrondeStep, once=True):
    """The play of one card ends."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.play.is_complete = True
        state.plays_left -= 1


class EndTurn(FrondeStep):
    """The player ends the Turn; then the marker moves (5.22 xii, xiii). Frame: `seat`."""

    rule = "5.22"
    memory = {"seat": SEAT}
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return (
            () if find_dummy_duty(state) else (self.question(FACTIONS[seat_of(frame)], ("end-turn",), turn=state.turn),)
        )

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """First carry out what the Dummy still has to do (5.43)."""
        if find_dummy_duty(state) == "affiliate":
            call(state, "affiliate-cube", seat=state.active)
        else:
            use_reserve(state, state.active, "reserve:add")

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        ctx.no_undo()
        seat = state.active
        ctx.emit("turn-ended", seat=FACTIONS[seat], turn=state.turn)
        state.hands[seat] += state.crown_cards[seat]
        state.crown_cards[seat] = ()
        if state.marker_moved:
            advance_season(state, ctx)
        if state.swap_due:
            score_midgame(state, ctx)
        if state.options["short_game"] != "no" and state.season >= SHORT_SEASON:
            end_game(state, ctx, "short")
        else:
            start_turn(state, (seat + 1) % 4)


def find_dummy_duty(state: State) -> str:
    """What the Dummy must do before its Turn ends: "affiliate" for its affiliate cube, "reserve" to add to its box
    (5.43), otherwise ""."""
    if state.active != state.dummy:
        return ""
    if can_place_affiliate(state, state.active):
        return "affiliate"
    return "reserve" if "reserve:add" in find_reserve_uses(state, state.active) else ""


def start_turn(state: State, seat: int) -> None:
    """Reset the state of the last Turn and begin the next."""
    state.active = seat
    state.plays_left = 1
    state.marker_moved = 0
    state.swap_due = state.affiliate_used = state.token_used = state.bonus_used = False
    state.has_placed = state.king_privilege = state.king_recovered = False
    state.musketeer_users = state.new_musketeers = state.allow_all = 0
    state.blocked = state.allowed = state.moved_prisoners = 0
    state.new_crowns = [0] * 4
    state.new_coins = [()] * 4
    state.play = Play()
    state.stack = [frame("begin-turn")]


def advance_season(state: State, ctx: Context) -> None:
    """Move the Season Marker one box for every Season Card played (6.34); one roll follows (ruling R116)."""
    state.season = min(state.season + state.marker_moved, LAST_SEASON)
    state.roll_due = True
    ctx.emit("season-advanced", season=str(state.season))


def score_midgame(state: State, ctx: Context) -> None:
    """Store the PP of every Faction for the end (8.21, 9.27), and swap Factions if the game does so. A short game with
    scoring at the end has neither (8.52)."""
    if state.options["short_game"] == "end-scoring":
        return
    scores = tuple(value_of(state, seat, state.board.every, "pp") for seat in SEATS)
    state.midgame = scores
    ctx.emit("midgame-scored", scores=dict(zip(FACTIONS, scores, strict=True)))
    if is_swapped(state):
        swap_factions(state)
        ctx.emit("factions-swapped", runs={f: player_name(state, s) for s, f in enumerate(FACTIONS)})
        show_dummy(state, ctx)


def show_dummy(state: State, ctx: Context) -> None:
    """Show the cards of a Faction that has just become the Dummy; they are open from now on (5.42)."""
    if state.dummy != NOBODY and (cards := state.hands[state.dummy] + state.crown_cards[state.dummy]):
        ctx.emit("cards-shown", seat=FACTIONS[state.dummy], card=list(cards))
