"""What somebody who was away must know stands in every summary, without dice, in recorded games of every title."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from cogs.messages.chapters import names_in
from cogs.messages.names import Words, words
from cogs.messages.stories import STORY, public_story, shorten
from fronde.core.match import Match
from fronde.core.types import Event, Text
from fronde.games import GAMES, get_game
from fronde.host.notices.announcements import public
from tests.corpus import read
from tests.games.documented import rows, text_of

GAMES_A_TITLE, POSTS_A_GAME = 4, 60
AT_ONCE = (1, 3)
"""How many turns a post tells."""
DICE = re.compile(r"⚔|🛡|\[\d\]|\d+[dD]\d|\bdie \d|\bdice:|\bred di|\d against \d|= \d")
RETOLD = {"attack-announced", "battle-rolled"}
"""Kinds of events that are told with the battle that follows."""
every_game = pytest.mark.parametrize("key", sorted(GAMES))


def posts(key: str) -> Iterator[list[Event]]:
    """The public events of each turn of some recorded games."""
    game = get_game(key)
    for record in read(key)[:: 200 // GAMES_A_TITLE]:
        yield from islice(turns(*Match.start(game, game.setup_of(record)), record["actions"]), POSTS_A_GAME)


def turns(match: Match, events: list[Event], actions: Sequence[Sequence[str]]) -> Iterator[list[Event]]:
    turn = match.turn
    for seat, step, *picks in actions:
        for result in match.carry_out(seat, picks, step):
            events = [*events, *result.events]
        if match.turn != turn or match.over:
            yield [event for event in events if event.reaches(None)]
            events, turn = [], match.turn


@every_game
def test_a_post_has_six_lines_or_one_a_headline_and_tells_every_headline_without_dice(key: str) -> None:
    game, english, all_posts, kinds = get_game(key), words(None, key), [*posts(key)], set[str]()
    for length in AT_ONCE:
        for start in range(0, len(all_posts), length):
            events = [event for post in all_posts[start : start + length] for event in post]
            rules = game.speech.headlines.find_rules(events)
            post = public_story(game, public(events), english, STORY)
            assert len(post.split("\n")) <= max(STORY, len({*rules} - {""}))
            assert not DICE.search(post), post
            kinds |= {*rules} - {""}
            untold = [
                event
                for event, rule in zip(events, rules, strict=True)
                if rule and event.kind not in RETOLD and not stands(key, rule, event, post)
            ]
            assert untold == [], post
    assert len(kinds) > len(game.speech.headlines.kinds) // 2, "headlines are met"


def stands(key: str, rule: str, event: Event, post: str) -> bool:
    """Whether a post has a headline, or all names in it where its line is joined with others."""
    game, english = get_game(key), words(None, key)
    tell = game.speech.headlines.tell
    lines = tell(rule, [event], None) if tell else game.speech.story([event], None)
    return all(stands_alone(english, line, post) for line in lines)


def stands_alone(english: Words, line: Text, post: str) -> bool:
    sentence = english.text(shorten(english, line))
    names = {english.name(*name) for name in names_in(line)}
    return sentence in post or all(name in post for name in names if name in sentence)


@every_game
def test_headlines_stand_in_the_rules_and_name_events_of_the_game(key: str) -> None:
    english, described = words("en", key), text_of(key).partition("## The headlines")[2].partition("\n## ")[0]
    headlines = get_game(key).speech.headlines.kinds
    assert headlines.keys() == {*re.findall(r"^- \*\*([\d.]+)\*\*", described, re.MULTILINE)}
    for rule, kinds in headlines.items():
        assert rule in rows(key)
        assert all(f"`{kind}`" in described for kind in kinds)
        assert {f"event-{kind}" for kind in kinds} <= english.ids
