"""Every message of every game keeps Discord's limits, and every option can be reached; no Discord needed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import fronde.games
from cogs.commands import matching
from cogs.messages import panel, posts, questions
from cogs.messages.hands import hand_message
from cogs.messages.parts import LEAST_MARK, build
from cogs.messages.questions import OpenPage, read_chain
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.host.notices import announcements
from fronde.host.notices.kinds import Notice, read_body
from fronde.host.store import Chance, Move, Player, Status, TableRecord, Terms, Venue
from fronde.host.table import FinishedTable, Playing, read_events, write_events
from fronde.host.timekeeping.timing import Times
from fronde.texts import words
from tests.cogs.limits import find_breaches
from tests.cogs.story import walk
from tests.toy import Toy

V2 = 1 << 15
LONG_NAME = "Maximilienne-Élisabeth de la Tour d'Auvergne-Lauraguais 🎲"


def make_table(key: str, seed: int, size: int) -> Playing:
    """A table of people with long names, the game just begun."""
    game = fronde.games.get_game(key)
    people = [Player(10**18 + n, LONG_NAME, f"{LONG_NAME} {n}") for n in range(size)]
    match, events = Match.start(game, Setup(key, tuple(p.token for p in people), seed, {}))
    record = TableRecord(
        key, game.title.version, 1, Terms(size), Venue(1), Chance(seed=seed), status=Status.PLAYING, players=people,
        id=10**6,
    )  # fmt: skip
    return Playing(record, match, [events])


def play(table: Playing, dice: random.Random, most: int = 1500) -> Iterator[int]:
    """Random choices; gives the count after each."""
    match = table.match
    for count in range(most):
        if match.over:
            return
        yield count
        decision = dice.choice(match.decisions)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        table.untold.append(match.submit(decision.seat, picks, decision.step))
        table.record.revision = 10**6 + match.revision
        table.renew_questions()
        if dice.random() < 0.05:
            table.untold = []


def check_message(parts: list[Any], *, classic: bool = False, ping: Sequence[int] = ()) -> list[dict[str, Any]]:
    """The components of a message, its limits kept."""
    body = build(parts, mark=LEAST_MARK, classic=classic)
    components = body["view"].to_components() if body["view"] else []
    flags, mentions = 0 if classic else V2, {"users": list(ping)}
    payload = {"content": body["content"], "components": components, "flags": flags, "allowed_mentions": mentions}
    assert find_breaches("POST", "/channels/1/messages", payload) == []
    return list(walk(components))


def reachable(table: Playing, user: int, decision: Any, most_menus: int) -> set[int]:
    """The numbers of the options a user can get at for a question, by buttons, by so many menus, and pages."""
    english = words(None, table.record.game)
    number = table.seats.index(decision.seat)
    question = next(one for one in table.questions[decision.seat] if one.decision == decision)
    key = f"{table.id}:{question.stamp}:{number}:{decision.step}:{question.place}"
    every = check_message(panel.panel_parts(table, user, english, "Notice", most_menus=most_menus))
    pages = next((c["options"] for c in every if c.get("custom_id", "") == f"s:page:{key}"), [])
    for page in pages:
        open_page = OpenPage(number, decision.step, question.place, int(page["value"]))
        every += check_message(panel.panel_parts(table, user, english, page=open_page, most_menus=most_menus))
    numbers: set[int] = set()
    for part in every:
        custom_id = part.get("custom_id", "")
        if re.fullmatch(rf".:pick:{key}(:\d+)?", custom_id):
            values = [o["value"] for o in part["options"]] if "options" in part else [custom_id.split(":")[-1]]
            chains = [read_chain(decision, int(v) if v.isdecimal() else v) for v in values]
            numbers |= {decision.options.index(chain[0]) for chain in chains if chain[0] in decision.options}
    return numbers


@pytest.mark.parametrize("key", ["toy", "frondeurs"])
@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_message_of_a_game(toy: Toy, key: str, size: int) -> None:
    table, dice = make_table(key, size, size), random.Random(size)
    english, steps = words(None, key), set[str]()
    for count in play(table, dice):
        decision = dice.choice(table.match.decisions)
        responder = table.player_of(decision.seat)
        for player in table.record.players if count % 5 == 0 else (responder,):
            check_message(hand_message(table, player.user, english))
            if player != responder:
                check_message(panel.panel_parts(table, player.user, english, "Notice"))
        is_crowded = decision.step not in steps or count % 4 == 0
        steps.add(decision.step)
        for most_menus in (1, questions.MOST_MENUS) if is_crowded else (questions.MOST_MENUS,):
            assert reachable(table, responder.user, decision, most_menus) == set(range(len(decision.options)))
        if count % 10 == 0:
            check_words(table, table.player_of(decision.seat).user, english)
            check_notices(table, announcements.repost_notices(table))
            debtors = table.match.waiting_for()
            check_notices(table, announcements._question(table, debtors, table.people(debtors), ()))
    check_notices(FinishedTable(table.record, table.match, table.untold), [announcements._make_final_post(table)])


def check_notices(table: Playing | FinishedTable, notices: list[Notice]) -> None:
    """Every message of these notices keeps its limits; the data survives the database."""
    for notice in notices:
        notice.body = read_body(notice.kind, json.loads(json.dumps(notice.body.write())))
        for post in posts.render(notice, table, Times(lambda: 0)):
            components = check_message(post.parts or [{"text": "x"}], classic=post.classic, ping=post.ping)
            assert components or not post.ping, "what pings has a row, for the mark"


def check_words(table: Playing, user: int, english: Any) -> None:
    """Suggestions keep their limits, and each means the option it names."""
    for name, value in matching.suggest(table, user, "", english):
        assert 1 <= len(name) <= 100 and 1 <= len(value) <= 100
        assert matching.read_choice(table, user, value, english).picks == (value,)


def test_events_survive_the_database(toy: Toy) -> None:
    table = make_table("toy", 1, 4)
    move = Move(1, "user:1", "red", "x", [], json.loads(json.dumps(write_events(table.untold[0]))))
    assert read_events(move.events) == table.untold[0]
