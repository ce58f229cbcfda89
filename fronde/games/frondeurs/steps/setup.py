"""Setting up (4.1) and the options of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field, field_validator, model_validator

from fronde.core.components import TableOptions
from fronde.core.flow import Frame, frame
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.frondeurs import boards
from fronde.games.frondeurs.changes import place
from fronde.games.frondeurs.data import ACTION_CARDS, COIN_VALUES, FACTIONS, SEASON_CARDS, SWAP, TRACKS
from fronde.games.frondeurs.factions import seat_players
from fronde.games.frondeurs.model import SEATS, State, arrest, starting_arrests
from fronde.games.frondeurs.steps.common import STOP, FrondeStep, seat_of, space_options
from fronde.games.frondeurs.steps.placing import PlaceCubes, about_placing, count_placeable_cubes
from fronde.games.frondeurs.steps.turn import SHORT_SEASON, start_turn

PRINCES = next(c.id for c in SEASON_CARDS.values() if c.army_commander)
PARLEMENTAIRES = next(c.id for c in SEASON_CARDS.values() if c.extra)
SETUP_ORDER = tuple(FACTIONS.index(f) for f in TRACKS.order["setup"])
SETUP_CUBES = (2, 2, 2, 1)
"""Cubes placed in each round: seven in total, in addition to the three on the Avatar (ruling R7)."""

EARLIEST_SWAP, SWAP_PLACES = 5, 5
"""The fewest cards above the Faction Swap, and the number of places it may have below them: sixth to tenth (ruling
R10)."""


class Options(TableOptions):
    """The options of a table."""

    setup_placement: bool = Field(True, description="4.12 (11): seven more cubes each before play")
    faction_swap: Literal["eighth", "sixth-to-tenth", "unseeded"] = Field(
        "eighth", description="4.12 (14): where the Faction Swap card lies, and with it mid-game scoring"
    )
    arrest_before_swap: bool = Field(False, description="4.12 (14 iii): Condé's Arrest just above the Faction Swap")
    card_order: Literal["shuffled", "historical", "historical-exact"] = Field(
        "shuffled", description="9.3: the order of the Season Cards, as history had them with its seeding or without"
    )
    short_game: Literal["no", "end-scoring", "midgame-scoring"] = Field(
        "no", description="8.5: play to Spring 1650, scored at the end only (8.52) or at mid-game too (8.53)"
    )
    teams: bool = Field(False, description="8.6: two teams of two, for four players")
    gold_and_exile: bool = Field(True, description="7.6: Spanish Gold and Mazarin's Exile; a short game leaves it out")
    board: dict[str, Json] | None = Field(
        None,
        description="The board: null for the one that comes with the game, or one of your own as plain data, its Spaces"
        " under `space` and its lines under `connector`, as a board file has them (docs/boards.md)",
    )

    @model_validator(mode="before")
    @classmethod
    def _leave_gold_out(cls, data: Json) -> Json:
        """Leave out Gold and Exile in a short game, unless the option is given (8.54)."""
        if isinstance(data, dict) and data.get("short_game", "no") != "no":
            return {"gold_and_exile": False, **data}
        return data

    @field_validator("board", mode="after")
    @classmethod
    def _check_board(cls, board: dict[str, Json] | None) -> dict[str, Json] | None:
        """The custom board in its plain form. Raises TableError with its first fault."""
        return None if board is None else boards.check_plain(board)


def lay_out(state: State, ctx: Context) -> None:
    """Set up the components (4.12, steps 1 to 5, 13 and 14), then begin the placement of cubes."""
    rng = ctx.rng
    for index, space in enumerate(state.board.spaces):
        if space.crowns:
            state.board_crowns[index] = space.crowns
    deal_coins(state, rng.shuffle(COIN_VALUES))
    for person, fortress in starting_arrests().items():
        arrest(state, person, fortress)
    state.action_deck = tuple(rng.shuffle(ACTION_CARDS))
    state.season_deck = build_season_deck(Options(**state.options), rng)
    state.box_seasons = tuple(sorted(set(SEASON_CARDS) - set(state.season_deck)))
    seat_players(state)
    begin_setup(state, ctx)


def deal_coins(state: State, values: list[int]) -> None:
    """Put a random Coin on every Coin icon, and the rest in the box, unseen (4.12, step 3)."""
    for index, space in enumerate(state.board.spaces):
        if space.coins:
            state.board_coins[index] = tuple(values[: space.coins])
            del values[: space.coins]
    state.box_coins = tuple(sorted(values))


def build_season_deck(options: Options, rng: Dice) -> tuple[str, ...]:
    """The Season Deck, top card first (4.12 step 14, 9.3)."""
    if options.short_game != "no":
        return short_deck(options, rng)
    if options.card_order != "shuffled":
        return historical_deck(options, rng)
    if options.faction_swap == "unseeded":
        deck = rng.shuffle(SEASON_CARDS)
    else:
        deck = rng.shuffle(c for c in SEASON_CARDS if c != SWAP)
        deck.insert(7 if options.faction_swap == "eighth" else EARLIEST_SWAP + rng.below(SWAP_PLACES), SWAP)
    if options.arrest_before_swap:
        place_above_swap(deck)
    return tuple(deck)


def short_deck(options: Options, rng: Dice) -> tuple[str, ...]:
    """A short Season Deck: seven cards, with the Faction Swap at the bottom, or under the third if there is mid-game
    scoring (8.52, 8.53). The order of 9.3 and the Princes' Arrest above the Swap apply here too (ruling R161)."""
    if options.card_order == "shuffled":
        cards = rng.shuffle(c for c in SEASON_CARDS if c != SWAP)
    else:
        cards = [c for c in historical_deck(options, rng) if c != SWAP]
    if options.arrest_before_swap:
        cards.sort(key=lambda card: card != PRINCES)
    deck = cards[: SHORT_SEASON - 1]
    deck.insert(3 if options.short_game == "midgame-scoring" else len(deck), SWAP)
    if options.arrest_before_swap:
        place_above_swap(deck)
    return tuple(deck)


def place_above_swap(deck: list[str]) -> None:
    """Put the Princes' Arrest just above the Faction Swap, which keeps its place (4.12, step 14 iii)."""
    at = deck.index(SWAP)
    rest = [c for c in deck if c not in (SWAP, PRINCES)]
    above = max(at - 1, 0)
    deck[:] = [*rest[:above], PRINCES, SWAP, *rest[above:]]


def historical_deck(options: Options, rng: Dice) -> tuple[str, ...]:
    """The order of 9.3, exactly or with its own seeding: the Parlementaires' Arrest among the first three, the Princes'
    Arrest sixth to eighth with the Faction Swap directly below."""
    if options.card_order == "historical-exact":
        return tuple(SEASON_CARDS)
    rest = [c for c in SEASON_CARDS if c not in (PARLEMENTAIRES, PRINCES, SWAP)]
    rest.insert(rng.below(3), PARLEMENTAIRES)
    at = 5 + rng.below(3)
    return (*rest[:at], PRINCES, SWAP, *rest[at:])


def begin_setup(state: State, ctx: Context) -> None:
    """Put three cubes on every Avatar (4.12, step 6), then queue the rounds of step 11 and the deal of one card each
    (step 13)."""
    for seat in SEATS:
        place(state, seat, state.board.avatars[seat], ctx, 3)
    ctx.events.clear()
    ctx.emit("game-began")
    rounds = SETUP_CUBES if state.options["setup_placement"] else ()
    frames = [
        frame("setup-cubes", seat=seat, cubes=cubes, target="all", source="setup")
        for cubes in rounds
        for seat in SETUP_ORDER
    ]
    state.stack = [*reversed([*frames, frame("end-setup")])]


class SetupCubes(PlaceCubes):
    """Place up to two cubes by the rules of placement, in reverse Turn order (4.12, step 11). Each cube can be undone
    until the player ends the placement (ruling R186)."""

    rule = "4.12"
    open_to_others = False

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = [*space_options(self.find_options(state, frame)), STOP]
        return (self.question(FACTIONS[seat_of(frame)], options, **about_placing(state, frame)),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == STOP and (remaining := count_placeable_cubes(state, frame)):
            ctx.emit("setup-passed", seat=action.seat, left=remaining)
        super().answer(state, frame, action, ctx)


class EndSetup(FrondeStep):
    """Deal one card to each seat, then begin the first Turn (4.12, steps 12 and 13)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        for seat in SEATS:
            card, state.action_deck = state.action_deck[0], state.action_deck[1:]
            state.hands[seat] = (card,)
            if seat == state.dummy:
                ctx.emit("cards-shown", seat=FACTIONS[seat], card=[card])
            else:
                ctx.emit("card-dealt", {"card": card}, (FACTIONS[seat],), seat=FACTIONS[seat])
        ctx.no_undo()
        start_turn(state, 0)
