"""A deal that a seat could not tell from the real one, made of what it sees alone: the same view and the same dice give
the same deal, whatever lies where it cannot look."""

from __future__ import annotations

from collections.abc import Collection

from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games.frondeurs.data import FACTIONS, SEASON_CARDS, SWAP
from fronde.games.frondeurs.model import SEATS, State, is_season
from fronde.games.frondeurs.steps.setup import PRINCES, Options, build_season_deck

TRIES = 100
"""Season Decks laid until one fits what a seat has seen of it. In a game that was played one in a few does."""


def deal_again(state: State, seat: Seat | None, rng: Dice) -> State:
    """The position with everything that seat cannot see dealt anew: others' cards, both decks but for what everybody
    knows of their order, the Coins still on the board and in the box."""
    new = state.copy_anew()
    hidden = [s for s in SEATS if FACTIONS[s] != seat and s != state.dummy]
    piles = [(pile, s) for pile in (new.hands, new.crown_cards) for s in hidden]
    cards = [card for pile, s in piles for card in pile[s]]
    actions = rng.shuffled(sorted([*new.action_deck, *(card for card in cards if not is_season(card))]))
    seasons = deal_seasons(new, [card for card in cards if is_season(card)], rng)
    for pile, s in piles:
        count = sum(map(is_season, pile[s]))
        cards_back = [actions.pop() for _ in range(len(pile[s]) - count)]
        pile[s] = (*cards_back, *(seasons.pop() for _ in range(count)))
    new.action_deck = tuple(actions)
    deal_hidden_coins(new, rng)
    return new


def deal_anew(state: State, rng: Dice) -> State:
    """The position with what nobody has seen dealt again: both decks, but for what everybody knows of their order, and
    the Coins on the board and in the box."""
    new = state.copy_anew()
    new.action_deck = tuple(rng.shuffled(sorted(new.action_deck)))
    deal_seasons(new, [], rng)
    deal_hidden_coins(new, rng)
    return new


def deal_hidden_coins(state: State, rng: Dice) -> None:
    """Deal anew the Coins that lie on the board and in the box."""
    coins = rng.shuffled(sorted([*state.box_coins, *(v for values in state.board_coins.values() for v in values)]))
    for space, values in sorted(state.board_coins.items()):
        state.board_coins[space] = tuple(coins.pop() for _ in values)
    state.box_coins = tuple(sorted(coins))


def deal_seasons(state: State, cards: Collection[str], rng: Dice) -> list[str]:
    """Deal the Season Deck and those in the box anew, and give as many as others hold, who held these."""
    unseen = {*state.season_deck, *state.box_seasons, *cards}
    deck, cards_out = find_seeded(state, unseen, len(cards), rng)
    rest = rng.shuffled(sorted(unseen.difference(deck, cards_out)))
    state.season_deck = tuple(card or rest.pop() for card in deck)
    cards_out += [rest.pop() for _ in range(len(cards) - len(cards_out))]
    state.box_seasons = tuple(sorted(rest))
    return rng.shuffled(cards_out)


def find_seeded(state: State, unseen: Collection[str], most: int, rng: Dice) -> tuple[list[str | None], list[str]]:
    """Where the cards may lie whose places were chosen at set-up (4.12 step 14, 8.5, 9.3): those in the Season Deck,
    None for any other card, and those drawn that nobody has shown, `most` at most.

    A deck is laid as at set-up until it fits what was seen. A position set up by hand may have come of none: then
    nobody knows where anything lies.
    """
    size, seeded = len(state.season_deck), seeded_cards(state)
    visible = seeded.difference(unseen)
    for _ in range(TRIES if seeded else 0):
        order = build_season_deck(Options.model_construct(**state.options), rng)
        top = len(order) - size
        cards_out = seeded.intersection(order[: max(top, 0)])
        if top >= 0 and visible <= cards_out and len(cards_out - visible) <= most:
            return [card if card in seeded else None for card in order[top:]], sorted(cards_out - visible)
    return [None] * size, []


def seeded_cards(state: State) -> frozenset[str]:
    """The Season Cards that lie where the options say: all of them in the order of 9.3, else the Faction Swap where it
    is seeded, and the Princes' Arrest where it lies just above."""
    options = state.options
    if options["card_order"] != "shuffled":
        return frozenset(SEASON_CARDS)
    if options["arrest_before_swap"]:
        return frozenset((PRINCES, SWAP))
    free = options["faction_swap"] == "unseeded" and options["short_game"] == "no"
    return frozenset(() if free else (SWAP,))
