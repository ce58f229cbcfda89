"""Going back together: what people ask for, agree to, and are told."""

from __future__ import annotations

import asyncio

from cogs.messages.pictures import breathe
from cogs.replies import Asker, Reply, sentence
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.past import find_moments, past_of
from fronde.host.rewinding import AnswerBack, AskBack, Back, check_asked, find_back, find_own_turn
from fronde.host.table import get_playing


async def ask_back(asker: Asker, table_id: int, turn: int | None, may_alone: bool) -> Reply:
    """Ask to go back to where a turn began; without one, to where one's own last did. `may_alone`: whoever asks runs
    the server; who does not play at the table then decides alone. Raises TableError."""
    async with asker.tables.hold(table_id) as table:
        playing = get_playing(table)
        seats, log, past = playing.seats_of(asker.user.id), list(playing.match.log), past_of(playing)
    if turn is None and not seats:
        raise TableError(Text("error-rewind-turn"))
    moments = await asyncio.to_thread(find_moments, past, breathe)
    if turn is None:
        moment = find_own_turn(moments, log, seats)
    else:
        found = [moment for moment in moments if moment.turn == turn]
        if not found:
            raise TableError(Text("error-no-turn", {"first": moments[0].turn, "last": moments[-1].turn}))
        moment = found[0]
    back = await _prepare(asker, table_id, moment.actions, moment.turn)
    command = AskBack(back, everybody=turn is not None, alone=may_alone and not seats)
    outcome = await asker.tables.run(table_id, asker.user, command)
    said = asker.words(outcome.table.record.game)
    return sentence(said.say("rewind-asked-you" if outcome.table.record.asked else "rewind-done-you"))


async def answer_back(asker: Asker, table_id: int, agrees: bool, after: int) -> Reply:
    """Agree to going back to after so many actions, or not."""
    async with asker.tables.hold(table_id) as table:
        asked = check_asked(get_playing(table), asker.user.id, after)
    last = agrees and list(asked["waiting"]) == [asker.user.id]
    back = await _prepare(asker, table_id, asked["after"], asked["turn"]) if last else None
    outcome = await asker.tables.run(table_id, asker.user, AnswerBack(agrees, after, back))
    said = asker.words(outcome.table.record.game)
    return sentence(said.say("vote-noted" if agrees else "rewind-refused-you"))


async def _prepare(asker: Asker, table_id: int, after: int, turn: int) -> Back:
    """The game as it was then, played again in a thread of its own."""
    async with asker.tables.hold(table_id) as table:
        playing = get_playing(table)
        past, drawn, revision = past_of(playing), playing.match.rng.drawn, playing.match.revision
        moves = await asker.tables.store.load_moves(table_id)
    return await asyncio.to_thread(find_back, past, after, turn, drawn, revision, moves)
