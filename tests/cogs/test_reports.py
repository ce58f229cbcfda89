"""*Report this text*: the sentence of a message leads to the ids of its text, and a remark to the operator."""

from __future__ import annotations

import csv
import io
import re
from typing import Any

from fronde import texts
from fronde.core.types import Name
from fronde.texts import search
from fronde.texts.entries import parse
from fronde.texts.search import find_messages
from tests.cogs.story import Place, reply_text, restart, text_of
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_servers import add_administrator

REPORT = "Report this text"


def offered_sentences(form: Any) -> list[str]:
    """The sentences that the form offers."""
    assert form.modal is not None, reply_text(form)
    return [one["value"] for one in form.modal["components"][0]["component"]["options"]]


async def report(place: Place, person: Any, message: Any, start: str, **fields: Any) -> str:
    """Report the sentence of a message that begins so. Returns the answer."""
    form = await person.context_menu(place.channel, REPORT, message)
    line = next(line for line in offered_sentences(form) if line.startswith(start))
    return reply_text(await person.submit_modal(form, {"text": line, "remark": "Odd.", "send": [], **fields}))


async def read(place: Place, operator: Any) -> list[dict[str, str]]:
    """What the operator reads."""
    reply = await operator.slash(place.channel, "fronde reports")
    [file] = reply.response.attachments
    return list(csv.DictReader(io.StringIO(bytes(await file.read()).decode())))


async def test_a_text_is_found_and_the_sentence_is_sent_only_if_one_says_so(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await play_round(place)
    eve, (ann, bob) = add_administrator(place), place.people[:2]
    place.bot.owner_id = eve.id
    assert "Nobody has reported" in reply_text(await eve.slash(place.channel, "fronde reports"))
    post = next(post for post in reversed(place.posts()) if "Take your turn" in str(post.components))
    assert "I found the text" in await report(place, ann, post, "Take your turn")
    bot = await restart(place, settings)  # what is said again is found again
    bot.owner_id = eve.id
    start = next(line for line in text_of(post).splitlines() if "wants" in line or "lays" in line)
    assert "I found the text" in await report(place, bob, post, start[:8].strip("-# *"), send=["yes"], remark="=1+1")
    newest, first = await read(place, eve)
    assert (first["messages"], first["line"], first["remark"], first["locale"]) == ("button-turn", "", "Odd.", "en")
    assert newest["messages"].startswith("toy/event-") and newest["line"]
    assert newest["remark"] == "'=1+1", "no formula"
    await bot.store.close()


async def test_ten_a_day_and_a_clear_sentence_for_anything_else(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, post = place.people[0], place.posts()[-1]
    line = offered_sentences(await ann.context_menu(place.channel, REPORT, post))[0]
    assert "write what is wrong" in await report(place, ann, post, line, remark=" ")
    for number in range(11):
        assert ("ten texts today" in await report(place, ann, post, line)) == (number == 10)
    chat = await ann.send(place.channel, "Whose turn is it?")
    assert "no text of mine" in reply_text(await ann.context_menu(place.channel, REPORT, chat))
    help_page = await place.people[1].slash(place.channel, "help")
    form = await place.people[1].click(help_page.response, label="Report a text")
    fields = {"text": "Take your turn", "remark": "Odd.", "send": []}
    assert "I found the text" in reply_text(await place.people[1].submit_modal(form, fields))


async def test_a_text_can_be_reported_without_the_form(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, eve = place.people[0], add_administrator(place)
    place.bot.owner_id = eve.id
    assert "write what is wrong" in reply_text(await ann.slash(place.channel, "help", remark="Odd."))
    assert "I found the text" in reply_text(
        await ann.slash(place.channel, "help", text="Take your turn", remark="Odd.")
    )
    unknown = await ann.slash(place.channel, "help", text="Zyzzyva", remark="Odd.")
    assert "can't find that text" in reply_text(unknown)
    [report] = await read(place, eve)
    assert (report["messages"], report["line"], report["remark"]) == ("button-turn", "", "Odd.")


def test_a_sentence_that_was_not_rendered_lately_is_found_by_the_pattern_of_its_message() -> None:
    plain = texts.Words("fr", texts.words("fr", "richelieu").folders)  # its sentences are in no list of those rendered
    line = plain.say("event-game-began", seat=Name("seat", "richelieu"))
    texts.IN_USE.discard(plain)
    assert find_messages(f"- **{line}**")[0] == ("fr", "richelieu", "event-game-began")
    assert find_messages("Zzz qqq") == []


def test_no_hole_of_a_pattern_is_tried_longer_because_a_later_one_fails() -> None:
    """Else a line that says the same again and again keeps the process busy for seconds."""
    (message,) = parse("x = { $a } takes { $b } from { $c } to { $d }").body
    (pattern,) = search.list_lines(message.value)
    assert pattern.count("(?>(.*?)") == pattern.count("(.*?)") - 1 == 3
    assert re.search(pattern, "takes from " * 7) is None
