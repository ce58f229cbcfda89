"""The queue: from `/play with: people` to the table that starts, or does not, once people have confirmed."""

from __future__ import annotations

from typing import Any

from tests.cogs.story import Place, ids_of, labels_of, reply_text, text_of
from tests.cogs.test_servers import add_administrator


class Club(Place):
    """A server with a queue in a channel of its own."""

    async def furnish(self) -> Club:
        """Eve, who manages the server, names the channel."""
        self.eve = add_administrator(self)
        self.meeting = self.guild.create_text_channel("find-a-game")
        await self.eve.slash(self.channel, "fronde setup", queue=self.meeting)
        return self

    def messages(self) -> list[Any]:
        """What everybody sees in that channel, oldest first."""
        return list(self.meeting.history())

    def find(self, words: str) -> Any:
        """The newest public message there with these words."""
        return next(m for m in reversed(self.messages()) if words in text_of(m))

    async def wait(self, person: Any, pace: str = "brisk", sizes: str = "3", fill: str = "never") -> Any:
        """Somebody takes a ticket as they do in the panel."""
        page = await person.slash(self.channel, "play", **{"with": "people", "game": "toy"})
        for name, values in (("seek-pace", [pace]), ("seek-sizes", sizes.split(".")), ("seek-fill", [fill])):
            menu = next(one for one in ids_of(page.response) if one.startswith(f"s:{name}:"))
            page = await person.select(page.response, values, custom_id=menu)
        return await person.click(page.response, label="Join the queue")

    async def queue(self) -> Any:
        """Who waits."""
        async with self.bot.tables.hold(await self.bot.store.find_queue(self.guild.id)) as table:
            return table.queue


async def test_three_people_who_wait_and_confirm_have_a_table(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    assert "Nobody is waiting yet" in text_of(club.messages()[0])
    for person in club.people[:3]:
        reply = await club.wait(person)
    print(reply_text(reply))
    for m in club.messages():
        print(text_of(m), labels_of(m))
    call = club.find("A table is ready")
    import asyncio
    import sys

    try:
        for person in club.people[:3]:
            print(reply_text(await person.click(call, label="I'm here")))
    except TimeoutError:
        for t in asyncio.all_tasks():
            t.print_stack(file=sys.stdout)
        raise
    for m in club.messages():
        print(text_of(m), labels_of(m))
    print(club.meeting.threads, [text_of(m) for m in club.meeting.threads[0].history()])
    assert 0
