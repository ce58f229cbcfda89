"""What people do, by click or command, when a table ends or moves, or a seat changes hands."""

from __future__ import annotations

from cogs import ids
from cogs.messages.names import link_to
from cogs.panels.handlers import handler, is_yes
from cogs.panels.replies import Asker, Reply, SeveralTables, sentence
from cogs.panels.servers import check_coming
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.life import End, MoveTo
from fronde.host.commands.seats import ANYBODY, FORFEIT, AnswerOffer, AskSubstitute, HandOver
from fronde.host.store import MoveSubject


@handler(End, clicks={ids.EndTable: lambda id, picks: (id.table, is_yes(id.answer))}, slash="table end")
async def end(asker: Asker, table_id: int, agrees: bool = True, as_steward: bool = False) -> Reply:
    """End a table. In a lobby the host decides, in a game the players vote; a steward ends either at once."""
    command = End(agrees, as_steward, await asker.tables.find_presence(table_id))
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    words = asker.words(record.game)
    if not record.is_open:
        return sentence(words.say("table-closed"))
    return sentence(words.say("vote-counted" if agrees else "vote-refused"))


@handler(MoveTo, choices="move")
async def move(asker: Asker, table_id: int) -> Reply:
    """Move a table to the asker's channel. Raises TableError if the server or the table does not allow it."""
    return await _move(asker, table_id, MoveTo(asker.channel, *await check_coming(asker, table_id)))


@handler(MoveTo, clicks=ids.AgreeToMove)
async def agree_to_move(asker: Asker, table_id: int, channel: int) -> Reply:
    """Agree to the proposal to move a table to a channel of another server. Raises TableError if it is no longer open,
    or the bot cannot post there."""
    async with asker.tables.hold(table_id) as table:
        subject = table.record.consent.find_subject(MoveSubject, channel)
    if subject is None:
        raise TableError(Text("error-vote-gone"))
    if not await asker.tables.around.can_post(channel):
        raise TableError(Text("error-move-there"))
    return await _move(asker, table_id, MoveTo(channel, subject.guild, subject.locale))


async def _move(asker: Asker, table_id: int, command: MoveTo) -> Reply:
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    key = "moved" if asker.channel == command.channel else "moved-there"
    key = key if record.venue.channel == command.channel else "move-asked-you"
    return sentence(asker.words(record.game).say(key, link=link_to(command.guild, command.channel)))


@handler(MoveTo, slash="table move")
async def move_here(asker: Asker, table_id: int | None = None) -> Reply:
    """Move a table to this channel, by default the asker's own; if it is already here, post it again. Raises
    TableError, for instance SeveralTables if the asker has several."""
    asker.get_guild()
    if table_id is not None:
        return await move(asker, table_id)
    mine, here = await asker.tables.find_mine(asker.user.id), await asker.tables.find_open(asker.channel)
    if here in mine:
        await asker.tables.show_again(here)
        return sentence(asker.words().say("shown-again"))
    if here is not None:
        raise TableError(Text("error-channel-taken"))
    if len(mine) > 1:
        raise SeveralTables(mine, "move")
    return await move(asker, mine[0])


@handler(HandOver, AskSubstitute, slash="seat hand-over")
async def hand_over(asker: Asker, table_id: int, offer: HandOver) -> Reply:
    """Offer the asker's seat to a user, or withdraw the offer."""
    verdict = await asker.tables.run(table_id, asker.user, offer)
    words = asker.words(verdict.table.record.game)
    if offer.to is None:
        return sentence(words.say("offer-withdrawn"))
    is_offered = verdict.table.record.consent.offers.get(str(asker.user.id)) == offer.to.id
    return sentence(words.say("offer-made" if is_offered else "swap-known", player=offer.to.name))


@handler(AnswerOffer, clicks={ids.TakeSeat: lambda id, picks: (id.table, id.by, is_yes(id.answer))})
async def answer_offer(asker: Asker, table_id: int, by: int, accepts: bool) -> Reply:
    """Take or decline the offered seat of user `by`."""
    command = AnswerOffer(by, accepts, await asker.tables.find_presence(table_id))
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    words, back = asker.words(record.game), record.find_player(by)
    if accepts and back is not None:
        return sentence(words.say("offer-returned", player=back.name))
    return sentence(words.say("offer-accepted" if accepts else "offer-declined"))


@handler(AnswerOffer, slash="seat take")
async def take_seat(asker: Asker, table_id: int, by: int | None) -> Reply:
    """Take the offered seat of user `by`, by default the only seat offered to the asker. Raises TableError if none or
    several are offered."""
    if by is None:
        async with asker.tables.hold(table_id) as table:
            record, fits = table.record, (asker.user.id, ANYBODY, FORFEIT)
            players = [player for player in record.people if record.consent.offers.get(str(player.user)) in fits]
        if not players:
            raise TableError(Text("error-no-offer-yours"))
        if len(players) > 1:
            raise TableError(Text("error-offers-several", {"players": [player.name for player in players]}))
        by = players[0].user
    return await answer_offer(asker, table_id, by or 0, True)
