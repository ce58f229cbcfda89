"""Who comes back is told what happened meanwhile, once."""

from __future__ import annotations

from typing import Any

from fronde.host.commands.play import Act
from fronde.host.people.actors import Clock
from tests.cogs.story import Place, labels_of, reply_text
from tests.cogs.test_clocks import HOUR, pass_time, seldom  # noqa: F401


async def test_who_comes_back_reads_what_happened_in_the_turns_before(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(3)
    table = await place.table()
    await place.act_by_panel(table.match.waiting_for()[0], "choose-field", ["field:3"])
    away = place.people[2]
    await away.slash(place.channel, "turn")
    await pass_time(place, HOUR)
    await play(place, 8)
    reply = await away.slash(place.channel, "turn")
    assert "Since you were here" in reply_text(reply) and "What has changed" in labels_of(reply.response)
    look = await away.click(reply.response, label="What has changed")
    assert "Since your last visit" in reply_text(look)
    assert "Since you were here" not in reply_text(await away.slash(place.channel, "turn")), "once"


async def test_who_comes_back_sees_what_has_changed_below_the_panel(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    table = await place.table()
    away = place.person(table.player_of(table.match.waiting_for()[0]).user)
    await away.slash(place.channel, "turn")
    await play(place, 1)
    assert not (await away.slash(place.channel, "turn")).followups, "nothing was missed"
    await pass_time(place, HOUR)
    await play(place, 8)
    reply = await away.slash(place.channel, "turn")
    [below] = reply.followups
    [picture] = below.attachments
    assert "Since you were here" in reply_text(reply) and picture.description and below.ephemeral
    assert "What has changed" not in labels_of(reply.response)
    assert not (await away.slash(place.channel, "turn")).followups, "once"


async def play(place: Place, count: int) -> None:
    """The clock plays until so many choices have been told of."""
    with place.env._bot_scope():
        while (table := await place.table()).record.report.action_count < count:
            decision = next(d for d in table.match.decisions if d.required)
            answer = Act(decision.seat, decision.step, table.match.default(decision))
            await place.bot.tables.run(table.id, Clock(), answer)
    await place.env.settle()
