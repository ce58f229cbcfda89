"""Changes to the position, each with its events: cubes, tokens and cards."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.types import Context, Json
from fronde.games.frondeurs.data import FACTIONS, MUSKETEERS, SPACES, Spaces, each
from fronde.games.frondeurs.model import (
    MUSKETEER_SPACES,
    NOBODY,
    State,
    add_cubes,
    hand_limit,
    is_season,
    release,
    remove_cubes,
)


def place(state: State, seat: int, space: int, ctx: Context, cubes: int = 1, cost: int = 0) -> None:
    """Place cubes and emit the event; `cost`: extra cubes paid for the connection (6.49). Control wins the tokens there
    (5.22 vii)."""
    gains_control = add_cubes(state, seat, space, cubes)
    ctx.emit("cube-placed", seat=FACTIONS[seat], space=SPACES[space], n=cubes, paid=cost, now=state.count[space])
    if gains_control:
        take_control(state, seat, space, ctx)


def remove(state: State, space: int, ctx: Context, cubes: int = 1) -> int:
    """Return cubes of a Space to their owner's Supply (6.51) and emit the event. Returns the owner."""
    owner = remove_cubes(state, space, cubes)
    ctx.emit("cube-removed", seat=FACTIONS[owner], space=SPACES[space], n=cubes, now=state.count[space])
    return owner


def take_control(state: State, seat: int, space: int, ctx: Context) -> None:
    """Report new Control of a Space, and take every token there (6.81, 7.51)."""
    ctx.emit("control-gained", seat=FACTIONS[seat], space=SPACES[space])
    if crowns := state.board_crowns.pop(space, 0):
        _win_crowns(state, seat, crowns, space, ctx)
    if coins := state.board_coins.pop(space, ()):
        state.coins[seat] += coins
        state.new_coins[seat] += coins
        ctx.no_undo()
        ctx.emit("coins-won", seat=FACTIONS[seat], space=SPACES[space], values=list(coins))
    if MUSKETEER_SPACES >> space & 1:
        _win_musketeer(state, seat, space, ctx)


def tell_control_losses(state: State, before: Sequence[Spaces], ctx: Context) -> None:
    """Report every Space that a seat Controlled before and does not Control now."""
    for seat, had in enumerate(before):
        for space in each(had & ~state.control[seat]):
            ctx.emit("control-lost", seat=FACTIONS[seat], space=SPACES[space])


def _win_crowns(state: State, seat: int, crowns: int, space: int, ctx: Context) -> None:
    """Take Crowns, and for each a card that is held aside until the end of the owner's Turn (6.85), while the Action
    Deck lasts (ruling R115)."""
    state.crowns[seat] += crowns
    state.new_crowns[seat] += crowns
    cards = state.action_deck[:crowns]
    state.action_deck = state.action_deck[crowns:]
    state.crown_cards[seat] += cards
    ctx.no_undo()
    data: dict[str, Json] = {"seat": FACTIONS[seat], "space": SPACES[space], "n": crowns, "drawn": len(cards)}
    if seat != state.dummy:
        ctx.emit("crown-won", {"card": list(cards)}, (FACTIONS[seat],), **data)
        return
    ctx.emit("crown-won", **data)
    if cards:
        ctx.emit("cards-shown", seat=FACTIONS[seat], card=list(cards))


def _win_musketeer(state: State, seat: int, space: int, ctx: Context) -> None:
    """Take the token; every cube in its Space returns to the Supply (7.51, ruling R66)."""
    which = state.board.musketeers.index(space)
    state.musketeers[which] = seat
    state.new_musketeers |= 1 << which
    remove_cubes(state, space, state.count[space])
    ctx.emit("musketeer-won", seat=FACTIONS[seat], musketeer=MUSKETEERS[which])


def return_musketeer(state: State, which: int) -> None:
    """Return the token of a used Musketeer to its Space (7.51)."""
    state.musketeers[which] = NOBODY


def liberate(state: State, person: int, ctx: Context) -> None:
    """Free a prisoner (7.25)."""
    release(state, person)
    ctx.emit("prisoner-freed", person=SPACES[person])


def discard_crown(state: State, seat: int) -> None:
    """Remove a seat's Crown from the game (6.86)."""
    state.crowns[seat] -= 1
    state.spent_crowns += 1


def discard_coin(state: State, seat: int, value: int) -> None:
    """Remove a seat's Coin of a value from the game (6.86)."""
    coins = list(state.coins[seat])
    coins.remove(value)
    state.coins[seat] = tuple(coins)
    state.spent_coins += (value,)


def draw_for_turn(state: State, seat: int, ctx: Context) -> bool:
    """Draw up to the hand limit. Season Cards come first if four Action Cards are in the Discard Row (6.11, 6.13), and
    replace Action Cards that run out (6.16). False if both decks are empty, which ends the game (ruling R53)."""
    hand = state.hands[seat]
    missing = hand_limit(state, seat) - len(hand) - len(state.crown_cards[seat])
    cards: list[str] = []
    if len(state.discard_row) >= 4 and state.season_deck:
        cards.append(_draw_season(state))
    while len(cards) < missing and (state.action_deck or state.season_deck):
        if state.action_deck:
            cards.append(state.action_deck[0])
            state.action_deck = state.action_deck[1:]
        else:
            cards.append(_draw_season(state))
    state.hands[seat] = hand + tuple(cards)
    seasons = sum(map(is_season, cards))
    ctx.no_undo()
    if cards:
        faction = FACTIONS[seat]
        if seat == state.dummy:
            ctx.emit("cards-shown", seat=faction, card=cards)
            return len(cards) >= missing
        ctx.emit(
            "cards-drawn", {"card": cards}, (faction,), seat=faction, actions=len(cards) - seasons, seasons=seasons
        )
    return len(cards) >= missing


def _draw_season(state: State) -> str:
    """Draw the top Season Card and clear the Discard Row (6.31). Returns the card."""
    card = state.season_deck[0]
    state.season_deck = state.season_deck[1:]
    state.spent_actions += state.discard_row
    state.discard_row = ()
    return card


def strike(state: State, space: int, ctx: Context) -> None:
    """Carry out the King's Progress: empty his Space, and remove one cube from each Space along the lines leading away
    (7.41)."""
    if state.count[space]:
        remove(state, space, ctx, state.count[space])
    for neighbour in each(state.board.lines[space]):
        if state.count[neighbour]:
            remove(state, neighbour, ctx)
