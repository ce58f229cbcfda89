"""Export and deletion of the data stored about a person."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace

from cogs import ids
from cogs.messages.parts import Upload, attachment, button, row, text
from cogs.panels.guides import hold_guides
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import PlayerError, TableError
from fronde.core.types import Text
from fronde.host.commands.queue import Withdraw
from fronde.host.commands.seats import AnswerOffer
from fronde.host.matchmaking.queues import bring_up_to_date
from fronde.host.people.rights import Right
from fronde.host.store import StaleRevision

CHOICES = ("export", "forget")


@handler(Right.ANYBODY, slash="settings privacy")
async def choose(asker: Asker, choice: str) -> Reply:
    """The data stored about the asker, as a file, or the question whether to delete it. Raises TableError for the
    latter if they still play."""
    return await (_export(asker) if choice == "export" else _ask_forget(asker))


async def _export(asker: Asker) -> Reply:
    """All data stored about the asker, as a file. It contains no secrets of a game, and nothing about others."""
    data = await asker.tables.store.export_person(asker.user.id)
    content = json.dumps(data, indent=1, ensure_ascii=False).encode()
    return Reply([text(asker.words().say("privacy-exported")), attachment()], file=Upload("my-data.json", content, ""))


async def _ask_forget(asker: Asker) -> Reply:
    """A text that says what will be forgotten, and the button for it. Raises TableError if the asker still plays."""
    await _check_free(asker)
    words = asker.words()
    sure = button(ids.Forget(asker.user.id).button, words.say("button-forget"), "bad")
    return Reply([text(words.say("privacy-ask")), row(sure)])


@handler(Right.ANYBODY, clicks=ids.Forget)
async def forget(asker: Asker, user: int) -> Reply:
    """Forget the asker. Every game then lists them as a former player, and nothing else about them is kept. Seats
    offered to them are declined, and they leave every queue. Raises TableError if they still play, or the button is
    somebody else's."""
    if user != asker.user.id:
        raise TableError(Text("error-old-button"))
    await _check_free(asker)
    me = replace(asker.user, click=None)
    for table, by in await asker.tables.store.offers_to(user):
        with contextlib.suppress(PlayerError):  # the offer is gone, or the table cannot be loaded
            await asker.tables.run(table, me, AnswerOffer(by, accepts=False))
    for queue in await asker.tables.store.queues_of(user):
        await asker.tables.run(queue, me, Withdraw())
        await bring_up_to_date(asker.tables, queue)
    try:
        async with hold_guides(user):
            tables = await asker.tables.store.forget_person(user, asker.words().say("former-player"))
    except StaleRevision:  # they have joined a table meanwhile
        await _check_free(asker)
        raise
    for table in tables:
        asker.tables.forget(table)
    asker.tables.analyses.pop(asker.user.id, None)
    asker.tables.languages.pop(asker.user.id, None)
    return sentence(asker.words().say("privacy-forgotten"), edit=True)


async def _check_free(asker: Asker) -> None:
    store = asker.tables.store
    playing = [*await store.open_tables(asker.user.id), *await store.resting_tables(asker.user.id)]
    if playing:
        raise TableError(Text("error-forget-playing", {"count": len(playing)}))
