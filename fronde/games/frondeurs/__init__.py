"""Frondeurs et Frondeuses: France 1648-53. Joins the files beside this one, nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fronde.core.errors import TableError
from fronde.core.game import Game, Speech, title_of
from fronde.core.lessons import read_lessons
from fronde.core.step_rules import StepRules
from fronde.core.types import Action, Context, Decision, Seat, Setup, Text, Turn
from fronde.games.frondeurs import boards, factions, position, scoring, words
from fronde.games.frondeurs.changes import tell_control_lost
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.dealing import deal_again, deal_anew
from fronde.games.frondeurs.defaults import choose_default
from fronde.games.frondeurs.model import NOBODY, State
from fronde.games.frondeurs.names import NAMES
from fronde.games.frondeurs.orders import ORDERS
from fronde.games.frondeurs.refusals import explain, find_closed
from fronde.games.frondeurs.steps import STEPS
from fronde.games.frondeurs.steps.any_time import AT_ANY_TIME, USE_MUSKETEER, ask_any_time, do_any_time
from fronde.games.frondeurs.steps.forced import find_forced
from fronde.games.frondeurs.steps.setup import Options, begin_setup, new_state
from fronde.games.frondeurs.summary import sum_up
from fronde.games.frondeurs.turn_sum import sum_up_turn
from fronde.games.frondeurs.view import build_view, to_move, view_beside

TITLE = title_of(
    __name__,
    __file__,
    name="Frondeurs et Frondeuses",
    version=7,
    player_counts=(4, 3, 2),
    verbs=words.VERBS,
    option_files={"board": boards.read_board},
    option_samples={"board": Path(__file__).parent / "data" / "board.toml"},
)


class FrondeursSpeech(Speech[State]):
    """How the game is told."""

    first_steps = words.FIRST_STEPS
    begins = frozenset({"turn-began"})
    names = NAMES
    leads = words.LEADS
    along = words.ALONG
    closing = words.CLOSING
    ends_along = words.ENDS_ALONG
    foremost = words.FOREMOST
    ending = words.ENDING
    unsized = frozenset({"play-card", "use-musketeer", "season-price"})
    count_along = staticmethod(words.count_along)

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(words.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    explain = staticmethod(explain)
    find_closed = staticmethod(find_closed)


class FrondeursRules(StepRules[State, Options]):
    """The rules, as `fronde.core.game.Rules` asks for them."""

    steps = STEPS
    options = Options
    orders = ORDERS
    lessons = read_lessons(Path(__file__).parent / "data" / "lessons.toml")
    asked_alone = frozenset({"end-turn", "setup-cubes", "play-card"})  # R181, R186

    view = staticmethod(build_view)
    view_beside = staticmethod(view_beside)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    dump = staticmethod(position.dump)
    resample = staticmethod(deal_again)
    deal_anew = staticmethod(deal_anew)
    default = staticmethod(choose_default)
    forced = staticmethod(find_forced)

    def takes(self, players: int, options: Mapping[str, Any]) -> bool:
        """Teams and an unseeded Faction Swap go with some numbers of players alone (8.61, 4.12)."""
        return find_misfit(self.read_options(options), players) is None

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """The four Factions in turn order (5.13)."""
        return FACTIONS

    def roles(self, setup: Setup) -> tuple[Seat, ...]:
        """The Faction each player chooses, in the order of `setup.players` (5.31, 4.22)."""
        return factions.role_names(len(setup.players))

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """Who runs the Faction now."""
        return factions.player_name(state, FACTIONS.index(seat))

    def turn(self, state: State) -> Turn:
        """Whose Turn it is; while setting up, who places."""
        return Turn(FACTIONS[to_move(state)], state.turn)

    def is_opening(self, state: State) -> bool:
        """Whether cubes are placed before the first Turn (4.12, step 11)."""
        return not state.turn and not state.over

    def stretch(self, state: State) -> int | None:
        """The Season, once cubes are placed."""
        return state.season if state.turn else None

    def nobodys(self, state: State) -> tuple[Seat, ...]:
        """The Dummy of three players (5.4)."""
        return () if state.dummy == NOBODY else (FACTIONS[state.dummy],)

    def read_options(self, options: Mapping[str, Any]) -> Options:
        """The options of a table, defaults filled in: a short game leaves Gold and Exile out unless they are asked for
        (8.54). Raises TableError naming the one that is wrong."""
        read = super().read_options(options)
        return read if read.board is None else read.model_copy(update={"board": boards.check_plain(read.board)})

    def begin(self, setup: Setup, options: Options, ctx: Context) -> State:
        """The board laid out. Raises TableError where players or options do not fit."""
        refuse_misfits(options, len(setup.players))
        state = new_state(setup.players, options, ctx.rng)
        begin_setup(state, ctx)
        return state

    def take_up(self, data: Mapping[str, Any], setup: Setup, options: Options, ctx: Context) -> State:
        """The state of a position, full or sparse."""
        refuse_misfits(options, len(setup.players))
        return position.load(data, setup.players, options, ctx.rng)

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """The questions of the step, and what may be done at any moment."""
        return (*decisions, *ask_any_time(state))

    def is_same(self, state: State, other: State) -> bool:
        """By the cubes first, in which most positions differ."""
        return state.count == other.count and super().is_same(state, other)

    def apply(self, state: State, action: Action, ctx: Context) -> None:
        """Carry out a choice and what follows, and tell of Control that is lost by it."""
        before = tuple(state.control)
        super().apply(state, action, ctx)
        tell_control_lost(state, before, ctx)

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        """Carry out a choice."""
        if action.step in (AT_ANY_TIME, USE_MUSKETEER):
            do_any_time(state, action, ctx)
        else:
            super().answer(state, action, ctx)


def refuse_misfits(options: Options, players: int) -> None:
    """Raise TableError where options do not go with the number of players."""
    if misfit := find_misfit(options, players):
        raise misfit


def find_misfit(options: Options, players: int) -> TableError | None:
    """What speaks against playing with these options and so many players."""
    if players not in TITLE.player_counts:
        return TableError(Text("setup-players", {"n": players}), "1.21")
    if options.teams and players != 4:
        return TableError(Text("setup-teams"), "8.61")
    if options.faction_swap == "unseeded" and players == 3:
        return TableError(Text("setup-unseeded"), "4.12")
    return None


GAME = Game(TITLE, FrondeursRules(), FrondeursSpeech())
