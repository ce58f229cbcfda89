"""What happens to a stored game when its rules change or its stored data is damaged.

(a) Its record replays to the same questions, views and result: it continues without a visible change. (b) Otherwise it
continues under the new rules from its last settled position, with later choices that are still legal. (c) If even that
position cannot be loaded, the game is kept unchanged and its channel becomes free.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from fronde.core.errors import IllegalAction, PlayerError, TableError
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.rng import SEATING
from fronde.core.traces import Difference, Step, Trace, is_met, play_again
from fronde.core.types import Action, Text
from fronde.games import GAMES, get_game
from fronde.host.archive.past import public
from fronde.host.commands.base import Verdict
from fronde.host.commands.play import epoch_of, moves_of, table_after, write_sealed_answers
from fronde.host.notices import kinds
from fronde.host.notices.announcements import Facts, add_notices
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import Actor
from fronde.host.store import Change, Epoch, Move, Patch, Status, Store, TableRecord
from fronde.host.table import BrokenTable, Playing, find_untold, options_of, read_events, setup_of, write_events


class Fate(StrEnum):
    """What happens to a stored game."""

    UNTOUCHED = "untouched"
    NEW_RULES = "new-rules"
    KEPT = "kept"


@dataclass(slots=True, frozen=True)
class Sorting:
    """The result of checking a stored game. `match`: the game, if it continues. `difference`: the first one, unless the
    game is untouched. `loss`: the number of the last choices that are no longer legal. `again`: the legal choices since
    the last settled position, with their draws and traces under the new rules. `epoch`: the one that begins, if any."""

    fate: Fate
    match: Match | None = None
    difference: Difference | None = None
    loss: int = 0
    again: Sequence[Move] = ()
    epoch: Epoch | None = None


def is_outdated(record: TableRecord) -> bool:
    """Whether a game in progress uses other rules than the current ones."""
    game = GAMES.get(record.game)
    return game is not None and record.status == Status.PLAYING and record.version != game.title.version


def is_damaged(record: TableRecord) -> bool:
    """Whether a game in progress that could not be loaded can be replayed from its beginning."""
    return record.game in GAMES and record.status == Status.PLAYING and bool(record.progress.epochs)


def sort_out(record: TableRecord, moves: Sequence[Move]) -> Sorting:
    """Determine what happens to a started game. Changes nothing. `moves`: with draws and traces. Raises UnknownGame."""
    game = get_game(record.game)
    corrupt = Sorting(Fate.KEPT, None, Difference(0, Text("difference-damaged")))
    if record.damage:
        return corrupt
    try:
        match, difference = _replay(game, record, moves)
    except Exception:  # its actions cannot be read
        return corrupt
    if match is not None and difference is None:
        return Sorting(Fate.UNTOUCHED, match)
    if record.progress.position is None:  # of an ended game only the record is left
        return Sorting(Fate.KEPT, None, difference)
    try:
        match, epoch, again = _continue_game(game, record, moves)
    except Exception:  # whatever goes wrong when rules load a position of other rules, the game is kept
        return Sorting(Fate.KEPT, None, difference)
    loss = max(0, len(moves) - len(match.log))
    return Sorting(Fate.NEW_RULES, match, difference, loss, again, epoch)


def _replay(game: Game[Any], record: TableRecord, moves: Sequence[Move]) -> tuple[Match | None, Difference | None]:
    """The game replayed from the start of its last epoch, and the first difference."""
    epoch = record.progress.epochs[-1]
    before = [action_of(move) for move in moves[: epoch["after"]]]
    try:
        match, _ = Match.begin(game, setup_of(record), epoch["position"], before)
    except Exception as error:
        reason = error.reason if isinstance(error, PlayerError) else Text("error-fault")
        return None, Difference(epoch["after"] + 1, Text("difference-beginning", {"reason": reason}))
    if not _is_met(match, record, epoch):
        return match, Difference(epoch["after"], Text("difference-met", {"number": epoch["after"]}))
    steps = [step_of(move) for move in moves[epoch["after"] :]]
    answers = [Step(Action(seat, step, tuple(picks))) for seat, step, *picks in record.progress.sealed]
    try:
        return match, play_again(match, [*steps, *answers])
    except Exception:
        return match, Difference(len(match.log) + 1, Text("difference-failed", {"number": len(match.log) + 1}))


def _is_met(match: Match, record: TableRecord, epoch: Epoch) -> bool:
    """Whether a game at the start of an epoch has the draws and the trace of its record."""
    if epoch["position"] is None:
        due = [draw for draw in record.chance.draws if draw[0] < SEATING]
        return [list(draw) for draw in match.rng.draws] == due and is_met(match, *epoch.get("met", (None, None)))
    return "met" not in epoch or (not match.rng.draws and is_met(match, *epoch["met"]))


def _continue_game(game: Game[Any], record: TableRecord, moves: Sequence[Move]) -> tuple[Match, Epoch, list[Move]]:
    """The game continued from its last settled position; the epoch that begins there, after everything that happens
    without a choice; and the later choices that are still legal, with their new results."""
    before = [action_of(move) for move in moves[: record.progress.settled]]
    match, events = Match.begin(game, setup_of(record), record.progress.position, before)
    epoch = epoch_of(match, match.settled_position()[1])
    epoch |= {"draws": [list(draw) for draw in match.rng.draws], "events": write_events(events)}
    later = [(action_of(move), move.actor) for move in moves[record.progress.settled :]]
    answers = [(Action(seat, step, tuple(picks)), Actor.word) for seat, step, *picks in record.progress.sealed]
    again: list[Move] = []
    for action, word in [*later, *answers]:
        try:
            again += moves_of(match, match.carry_out(action.seat, action.picks, action.step), word)
        except IllegalAction:
            break
    return match, epoch, again


def apply_sorting(record: TableRecord, sorting: Sorting, moves: Sequence[Move]) -> Verdict:
    """The change that stores the result for a game, with the notices to its channel. It does not count as activity: the
    table ages as before. `moves`: in their stored form."""
    version = get_game(record.game).title.version
    change = Change(record.id, record.revision, {"version": version, "updated": record.schedule.updated})
    if sorting.match is None:
        change.values = {"status": Status.KEPT}
        change.notices = [Notice(kinds.Retirement())]
        return Verdict(change, BrokenTable(record, TableError(Text("error-kept"))))
    number, position = sorting.match.settled_position()
    change.values |= {"position": position, "settled": number}
    if sorting.epoch is None:
        change.values |= adopt_rules(record).values
        return Verdict(change, Playing(record, sorting.match, find_untold(record, moves)))
    change.values["options"] = options_of(record)
    change.keep, change.moves = record.progress.settled, list(sorting.again)
    change.values |= {"action_revision": record.revision + 1, "sealed": write_sealed_answers(sorting.match)}
    count = min(record.report.action_count, len(sorting.match.log))
    change.values |= {"epochs": [*record.progress.epochs, sorting.epoch], "action_count": count}
    playing = Playing(record, sorting.match, [])
    change.values["view"] = None if record.report.view is None else playing.write_public_view()
    playing.record = record.copy_with(action_count=count, view=change.values["view"])
    playing.untold = find_untold(playing.record, [*moves[: record.progress.settled], *sorting.again])
    _tell(playing, sorting, change, len(moves))
    return Verdict(change, table_after(playing))


def adopt_rules(record: TableRecord) -> Change:
    """The change that moves a game to the current rules if it plays the same under them."""
    version = get_game(record.game).title.version
    epochs: list[Epoch] = [*record.progress.epochs[:-1], {**record.progress.epochs[-1], "version": version}]
    values: Patch = {"version": version, "updated": record.schedule.updated, "options": options_of(record)}
    return Change(record.id, record.revision, {**values, "epochs": epochs})


def _tell(playing: Playing, sorting: Sorting, change: Change, count: int) -> None:
    """Add the notices of a game that continues under new rules: the events without a choice, which no later post
    reports, then the usual notices. The first `count` choices are not reported again."""
    assert sorting.epoch is not None
    came = read_events(sorting.epoch["events"])
    change.notices.append(Notice(kinds.NewRules(lost=sorting.loss, events=public(came))))
    groups = [read_events(move.events or ()) for move in sorting.again if move.number > count]
    news = [*came, *(event for events in groups for event in events)]
    change.notices += [Notice(kinds.QuestionUpdate(), p.user) for p in playing.record.players if p.user is not None]
    add_notices(playing, Facts([*playing.seats], [*playing.seats], {}), change, Actor(), news, anew=True)


def action_of(move: Move) -> Action:
    """A stored action as an action of the engine."""
    return Action(move.seat, move.step, tuple(move.picks))


def step_of(move: Move) -> Step:
    """A stored action as a step to replay and compare."""
    trace = None if move.options is None else Trace(move.options, move.digest)
    return Step(action_of(move), move.draws, trace)


# --- all of them ---


@dataclass(slots=True, frozen=True)
class Finding:
    """The result of the check of a table's game. `sorting` None: the game is not installed."""

    record: TableRecord
    actions: int
    sorting: Sorting | None

    @property
    def is_changed(self) -> bool:
        """Whether the game plays differently although its rules have the same version."""
        if self.sorting is None or self.sorting.fate == Fate.UNTOUCHED:
            return False
        return self.record.version == get_game(self.record.game).title.version


async def check_tables(store: Store) -> AsyncIterator[Finding]:
    """Yield every started game with the result of its check under the current rules. Changes nothing."""
    for table in await store.all_tables():
        entry = await store.load_table(table, whole=True)
        if entry is None or entry[0].status == Status.LOBBY or not entry[0].progress.epochs:
            continue
        record, moves = entry
        is_known = record.game in GAMES
        yield Finding(record, len(moves), await asyncio.to_thread(sort_out, record, moves) if is_known else None)
