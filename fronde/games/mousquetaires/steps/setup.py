"""Set-up (1), the options of a table, tokens on quest boards (8.1) and cards posted at missions (2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from fronde.core.components import TableOptions
from fronde.core.flow import Frame, Step, call, frame, name_of, queue
from fronde.core.rng import Dice
from fronde.core.types import Context, Json
from fronde.games.mousquetaires.data import (
    ADVENTURE_DECK,
    ADVERSARIES,
    BASTILLE,
    FIGHTING,
    LOUVRE,
    QUESTS,
    SKILLS,
    TABLE,
    TOKENS,
    TREACHERY_DECK,
)
from fronde.games.mousquetaires.model import (
    Mission,
    Space,
    State,
    find_mission,
    get_mission,
    healthy,
    holders,
    items_in,
    milady_of,
    postable,
    put_mission,
    sort_cards,
    strength_left,
    team,
    turn_up,
    unused_paris,
    without,
)
from fronde.games.mousquetaires.steps.common import (
    WHERE,
    MiladyStep,
    earn_one_for_all,
    has_one_hand,
    turn_up_posts,
)

REST = "token:rest"
SIZES = {1: len(QUESTS.paths) * QUESTS.stages, 2: 0, 3: QUESTS.returning, 4: 3 * QUESTS.columns, 5: 0}
"""The number of spaces of each quest board."""
BLANKS = TOKENS["blank"].count


class Options(TableOptions):
    """The options of a table."""

    milady: Literal["player", "nobody"] = Field("player", description="9.6: whether one of you plays Milady")
    absent: Literal["aramis", "athos", "dartagnan", "porthos"] = Field(
        "aramis", description="9.6: who stays away where three people play musketeers"
    )
    easier: bool = Field(False, description="9.7: the musketeers begin with a One for all card")
    mortal_quest: bool = Field(False, description="9.8: whoever falls on the quest may not return to it")
    brave_athos: bool = Field(False, description="9.9: Athos meets Rochefort like anybody")


def lay_out(state: State, ctx: Context) -> None:
    """Set up the table; Milady then places tokens, chooses a Paris card and posts cards (1.1 to 1.7)."""
    deal(state, ctx)
    ctx.emit("game-began", seats=list(state.seats))
    more = [frame("take-paris", left=TABLE.paris_with_six)] if len(state.players) == TABLE.players[1] else []
    queue(state, frame("lay-tokens"), frame("first-paris"), *more, frame("run-turn", next=0))
    if state.options["easier"]:
        earn_one_for_all(state, "start", ctx)


def deal(state: State, ctx: Context) -> None:
    """Shuffle every deck and deal (1.3, 1.6)."""
    state.deck, state.reserve = tuple(ctx.rng.shuffle(ADVENTURE_DECK)), FIGHTING
    for seat in holders(state):
        count = TABLE.hands[len(holders(state))]
        state.hands[seat], state.deck = sort_cards(state.deck[:count]), state.deck[count:]
    state.louvre_deck = tuple(ctx.rng.shuffle(LOUVRE))
    state.treachery_deck = tuple(ctx.rng.shuffle(treachery_cards(state)))
    if milady_of(state):
        count = TABLE.treachery_with_six if len(state.players) == TABLE.players[1] else TABLE.treachery
        state.treachery = tuple(sorted(state.treachery_deck[:count]))
        state.treachery_deck = state.treachery_deck[count:]


def treachery_cards(state: State) -> tuple[str, ...]:
    """The treachery cards in use: without Isolation if all musketeers share one hand (9.6)."""
    return tuple(card for card in TREACHERY_DECK if card != "isolation" or not has_one_hand(state))


# --- tokens on a quest board (8.1) ---


class LayTokens(MiladyStep):
    """Milady places tokens face down on the quest board, space by space; she may place the rest at random."""

    rule = "8.1"

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        if len(state.board) >= SIZES[state.quest]:
            return ()
        return (*(f"token:{kind}" for kind in dict.fromkeys(layable(state))), REST)

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        return {"quest": str(state.quest), "n": len(state.board) + 1, "all": SIZES[state.quest], **spot(state)}

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        if option == REST or not milady_of(state):
            lay_rest(state, ctx)
        else:
            lay(state, name_of(option))

    def leave(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        ctx.emit("board-laid", quest=str(state.quest))
        if state.quest == 4:
            open_column(state, ctx)


def layable(state: State) -> list[str]:
    """Tokens that may be placed on the next space, one entry for each copy."""
    slot = len(state.board)
    if state.quest == 4 and slot % 3 == 0:
        return [skill for skill in SKILLS if all(space.token != skill for space in state.board)]
    blanks = sum(space.token == "blank" for space in state.board)
    if state.quest != 1:
        return list(state.reserve)
    room = QUESTS.inn_adversaries - (slot - blanks)
    return [*["blank"] * (BLANKS - blanks), *(state.reserve if room else ())]


def lay_rest(state: State, ctx: Context) -> None:
    """Fill the remaining spaces at random; at the inn each space is equally likely to have a blank."""
    ctx.no_undo()
    if state.quest == 1:
        blanks = BLANKS - sum(space.token == "blank" for space in state.board)
        others = SIZES[1] - len(state.board) - blanks
        for token in ctx.rng.shuffle(["blank"] * blanks + ctx.rng.shuffle(state.reserve)[:others]):
            lay(state, token)
    while len(state.board) < SIZES[state.quest]:
        lay(state, ctx.rng.shuffle(layable(state))[0])


def lay(state: State, token: str) -> None:
    """Place a token on the next space."""
    state.board = (*state.board, Space(token))
    if token in state.reserve:
        state.reserve = without(state.reserve, token)


def pick_token(state: State, dice: Dice) -> str:
    """A random token for the next space; at the inn each space is equally likely to have a blank."""
    blanks = layable(state).count("blank") if state.quest == 1 else 0
    if blanks and dice.below(SIZES[1] - len(state.board)) < blanks:
        return "blank"
    tokens = [token for token in layable(state) if state.quest != 1 or token != "blank"]
    return tokens[dice.below(len(tokens))]


def spot(state: State) -> dict[str, Json]:
    """The next space, as facts for the question."""
    slot = len(state.board)
    if state.quest == 1:
        return {"path": QUESTS.paths[slot // QUESTS.stages], "stage": slot % QUESTS.stages + 1}
    return {"stage": slot // 3 + 1 if state.quest == 4 else slot + 1}


def open_column(state: State, ctx: Context) -> None:
    """Turn up the three tokens of the next chamber (8.6)."""
    first = 3 * state.column
    for slot in range(first, first + 3):
        turn_up(state, slot)
    ctx.no_undo()
    ctx.emit("chamber-opened", n=state.column + 1, tokens=[space.token for space in state.board[first : first + 3]])


# --- missions (1.7, 2.2, 2.3, 5.7) ---


class FirstParis(MiladyStep):
    """Milady chooses the first Paris card; she posts cards after the Louvre card is turned up too (1.7)."""

    rule = "1.7"

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        return [f"paris:{card}" for card in unused_paris(state)]

    def choose(self, state: State, frame_: Frame, option: str, ctx: Context) -> None:
        state.stack.pop()
        state.stack[:] = [one for one in state.stack if one["step"] != "next-louvre"]  # begun by the rules of version 1
        lay_paris(state, name_of(option), ctx)
        turn_up_louvre(state, ctx)
        queue(state, frame("post", where="paris"), frame("post", where="louvre"))


class NextLouvre(Step[State], once=True):
    """The next Louvre card becomes active at once (5.7)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        turn_up_louvre(state, ctx)
        if state.louvre is not None:
            call(state, "post", where="louvre")


def turn_up_louvre(state: State, ctx: Context) -> None:
    """Move the Louvre token to the top, and turn up the next Louvre card, if any (5.7)."""
    state.louvre_at, state.louvre = 1, None
    if state.louvre_deck:
        state.louvre, state.louvre_deck = Mission(state.louvre_deck[0]), state.louvre_deck[1:]
        ctx.no_undo()
        ctx.emit("mission-begun", place="louvre", mission=state.louvre.card)


def lay_paris(state: State, card: str, ctx: Context) -> None:
    """Put a Paris card into play. Adversaries posted at the old one return to Milady's hand, its trap leaves the game
    (2.2)."""
    clear_mission(state, "paris", ctx)
    state.paris_hand = tuple(one for one in state.paris_hand if one != card)
    state.paris_discards = tuple(sorted((*state.paris_discards, card)))
    state.paris = Mission(card)
    ctx.emit("mission-begun", place="paris", mission=card)


def clear_mission(state: State, where: str, ctx: Context) -> None:
    """Remove a mission and its trap from the game; adversaries posted there return to Milady's hand."""
    mission = find_mission(state, where)
    if mission is not None and mission.trap:
        state.out_of_play = (*state.out_of_play, mission.trap)
    put_mission(state, where, None)


class Post(MiladyStep):
    """Post adversaries, and at most one trap, up to the mission's strength. They are face down if a player plays Milady
    and no musketeer is there (2.3)."""

    rule = "2.3"
    memory = {"where": WHERE}

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        return [f"post:{card}" for card in postable(state, frame["where"])]

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        mission = get_mission(state, frame["where"])
        return {"place": frame["where"], "mission": mission.card, "n": strength_left(mission)}

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        card, mission = name_of(option), get_mission(state, frame["where"])
        more = {"posted": (*mission.posted, card)} if card in ADVERSARIES else {"trap": card}
        put_mission(state, frame["where"], mission._replace(**more))

    def leave(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        where = frame["where"]
        mission = get_mission(state, where)
        ctx.emit("posted", place=where, n=len(mission.posted), traps=int(bool(mission.trap)))
        if milady_of(state) is None or where in state.place.values():
            turn_up_posts(state, where, ctx)


def nameable(state: State, card: str) -> list[str]:
    """Musketeers that Milady may name for a card (2.5, 4.9)."""
    if card == "nemesis":
        return list(team(state))
    if card == "sabotage":
        return [seat for seat in team(state) if items_in(state, seat, "equipment")]
    return [seat for seat in healthy(state) if card != "imprisoned" or state.place[seat] != BASTILLE]
