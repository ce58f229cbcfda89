"""The rules as players look them up: passages by number and by word."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fronde.core.rulebook import MOST, find_first, find_passages, find_rules, number_of
from fronde.games.frondeurs import GAME
from fronde.texts import FOLDER, Words, words
from tests.games.frondeurs.test_rules_documented import RULES, numbers

LONGEST = 900
"""Characters of a title and its text together."""


@pytest.fixture(scope="module")
def game_words() -> Words:
    return words("en", "frondeurs")


def passages(game_words: Words) -> list[str]:
    return sorted(id_.removeprefix("rule-") for id_ in game_words.ids if re.match(r"rule-\d", id_))


# --- the passages ---


def test_there_are_enough_to_learn_the_game_from(game_words: Words) -> None:
    assert 60 <= len(passages(game_words)) <= 130


def test_each_has_a_title_and_a_text_that_fit_a_screen(game_words: Words) -> None:
    for id_ in passages(game_words):
        title, text = game_words.say(f"rule-{id_}.title"), game_words.say(f"rule-{id_}")
        assert 3 <= len(title) <= 60, id_
        assert len(text) >= 40 and len(title) + len(text) <= LONGEST, id_
        assert "\n" not in text, id_
        assert text.rstrip("”)").endswith((".", ".)")), id_


def test_each_can_be_looked_up_by_every_word_of_its_title(game_words: Words) -> None:
    for id_ in passages(game_words):
        assert id_ in find_rules(game_words, game_words.say(f"rule-{id_}.title")), id_


def test_rulings_they_name_stand_in_rules_md(game_words: Words) -> None:
    listed = set(re.findall(r"^- \*\*(R\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    for id_ in passages(game_words):
        assert set(re.findall(r"\bR\d+\b", game_words.say(f"rule-{id_}"))) <= listed, id_


def test_numbers_they_answer_to_are_the_rulebooks(game_words: Words) -> None:
    rule_numbers = {number.replace(" ", "") for number in numbers()} | {f"{chapter}.0" for chapter in range(1, 10)}
    for id_ in passages(game_words):
        also = game_words.say(f"rule-{id_}.also").split() if game_words.has(f"rule-{id_}.also") else []
        assert {number_of(id_).replace(" ", ""), *also} <= rule_numbers, id_


# --- by number ---


@pytest.mark.parametrize("number", [n for n in numbers() if "bis" not in n and "(" not in n])
def test_every_number_of_the_rulebook_finds_a_passage_that_answers_to_it(game_words: Words, number: str) -> None:
    rules = find_rules(game_words, number)
    assert 1 <= len(rules) <= MOST
    first = f"rule-{rules[0]}"
    also = game_words.say(f"{first}.also").split() if game_words.has(f"{first}.also") else []
    plain = number.replace(" ", "")
    assert number_of(rules[0]).replace(" ", "") == plain or plain in also, f"{number} leads to {rules}"


@pytest.mark.parametrize(
    ("find", "first"),
    [
        ("6.43", "6-43"),
        ("§6,43", "6-43"),
        ("rule 6.43.", "6-43"),
        ("6.4.10", "6-4-10"),
        ("5.22 viii", "6-4-13"),
        ("5.22(x)", "5-22-x"),
        ("4.12 (11)", "4-12"),
        ("7.53", "7-53"),
    ],
)
def test_a_number_is_found_however_it_is_written(game_words: Words, find: str, first: str) -> None:
    assert find_rules(game_words, find)[0] == first


def test_a_section_gives_what_lies_below_it_in_order(game_words: Words) -> None:
    assert [number_of(id_) for id_ in find_rules(game_words, "6.4")] == ["6.41", "6.43", "6.44", "6.45", "6.46"]
    assert [number_of(id_) for id_ in find_rules(game_words, "7.4")] == ["7.41", "7.43", "7.44", "7.46"]


def test_a_chapter_gives_the_opening_of_each_section(game_words: Words) -> None:
    assert [number_of(id_) for id_ in find_rules(game_words, "7")] == ["7.21", "7.31", "7.41", "7.51", "7.61"]


def test_a_number_there_is_not_leads_to_the_nearest_above(game_words: Words) -> None:
    assert number_of(find_rules(game_words, "7.42")[0]) == "7.41"
    assert all(number_of(id_).startswith("6.") for id_ in find_rules(game_words, "6.97"))


def test_section_ten_has_no_rules(game_words: Words) -> None:
    assert not [id_ for id_ in find_rules(game_words, "10.4") if id_.startswith("1-2")]


def test_a_ruling_is_found_by_its_number(game_words: Words) -> None:
    assert find_rules(game_words, "R43") == ["6-49"]
    assert find_rules(game_words, "r98") == ["7-27"]


# --- by word ---


@pytest.mark.parametrize(
    ("find", "first"),
    [
        ("king", "7-41"),
        ("dashed line", "2-42"),
        ("coin", "6-84"),
        ("crowns", "6-85"),
        ("lovers", "2-43"),
        ("Lovers’ Lane", "2-43"),
        ("d’Artagnan", "7-53-d-artagnan"),
        ("d'artagnan", "7-53-d-artagnan"),
        ("dartagnan", "7-53-d-artagnan"),
        ("PORTHOS", "7-53-porthos"),
        ("guise", "7-28"),
        ("Influence", "1-62"),
        ("what is control", "1-63"),
        ("tie", "1-57"),
        ("battle", "7-32"),
        ("emeutes", "9-23"),
        ("Émeutes!", "9-23"),
        ("move", "6-61"),
        ("removing cubes", "6-51"),
        ("last cube", "6-54"),
        ("hand limit", "6-11"),
        ("end of the game", "5-12"),
        ("affiliate", "2-46"),
        ("army commander", "7-33"),
        ("fortress key", "2-454"),
        ("spanish gold", "7-61"),
        ("under arrest", "7-21"),
        ("two players", "5-31"),
        ("old noll", "9-24"),
        ("how do I play", "1-22"),
        ("liberation", "7-25"),
        ("adjacent", "6-48"),
    ],
)
def test_words_find_what_they_are_about_first(game_words: Words, find: str, first: str) -> None:
    assert find_rules(game_words, find)[0] == first


@pytest.mark.parametrize(("find", "rule"), [("adjaceny", "6-48"), ("musketer", "7-53"), ("porthhos", "7-53-porthos")])
def test_a_misspelt_word_is_understood(game_words: Words, find: str, rule: str) -> None:
    assert rule in find_rules(game_words, find)


@pytest.mark.parametrize("find", ["zzzzqq", "0", "€", "r999", "r12", "x" * 100])
def test_what_is_not_there_is_not_found(game_words: Words, find: str) -> None:
    assert find_passages(game_words, find) == []


@pytest.mark.parametrize("find", ["the", "a", "({[", "%s {0}", "6.", "....", "a" * 5000, "\x00", "٣"])
def test_clumsy_words_do_no_harm(game_words: Words, find: str) -> None:
    assert len(find_passages(game_words, find)) <= MOST


# --- what a word is worth, with passages of our own ---


class Passages:
    """A language of a few passages: `passage={"title": …, "words": …, "text": …}`, all optional."""

    def __init__(self, **passages: dict[str, str]) -> None:
        self.texts = {"rules-noise": "the of"}
        for name, parts in passages.items():
            message = f"rule-{name.removeprefix('p').replace('_', '-')}"
            self.texts[message] = parts.get("text", "")
            self.texts |= {f"{message}.{part}": value for part, value in parts.items() if part != "text"}
        self.ids = {message for message in self.texts if "." not in message}

    def has(self, message: str) -> bool:
        return message in self.texts

    def say(self, message: str, /, **args: Any) -> str:
        return self.texts[message]


def sections_in(find: str, **passages: dict[str, str]) -> list[str]:
    return find_rules(Passages(**passages), find)


def test_a_title_tells_more_than_the_words_to_look_up_by_and_these_more_than_the_text() -> None:
    entries = {"p1_1": {"text": "coin"}, "p1_2": {"words": "coin"}, "p1_3": {"title": "coin"}}
    assert sections_in("coin", **entries) == ["1-3", "1-2", "1-1"]


def test_a_short_title_tells_more_than_a_long_one() -> None:
    entries = {"p1_1": {"title": "coin purse silver"}, "p1_2": {"title": "the coin"}}
    assert sections_in("coin", **entries) == ["1-2", "1-1"]


def test_a_title_however_long_tells_more_than_the_words_to_look_up_by() -> None:
    entries = {"p1_1": {"words": "coin"}, "p1_2": {"title": "coin and crown in hand as token for card"}}
    assert sections_in("coin", **entries) == ["1-2", "1-1"]


def test_more_of_the_words_go_before_a_better_place_of_one() -> None:
    entries = {"p1_1": {"title": "coin"}, "p1_2": {"text": "a crown or a coin"}}
    assert sections_in("coin crown", **entries) == ["1-2", "1-1"]


def test_the_word_itself_goes_before_another_form_of_it() -> None:
    entries = {"p1_1": {"text": "moving"}, "p1_2": {"text": "move"}}
    assert sections_in("move", **entries) == ["1-2", "1-1"]


def test_a_rare_word_tells_more_than_a_common_one() -> None:
    entries = {"p1_1": {"text": "coin"}, "p1_2": {"text": "coin"}, "p1_3": {"text": "lane"}}
    assert sections_in("coin lane", **entries) == ["1-3", "1-1", "1-2"]
    assert sections_in("coining lane", **entries) == ["1-3", "1-1", "1-2"], "nor is a form nobody wrote a rare word"


@pytest.mark.parametrize(
    ("find", "word", "alike"),
    [
        ("coining", "coin", True),
        ("coin", "coining", True),
        ("placement", "place", False),
        ("season", "sea", True),
        ("king", "ki", False),
        ("r14", "r140", False),
        ("r140", "r14", False),
    ],
)
def test_two_words_are_one_where_they_begin_alike_and_end_soon(find: str, word: str, alike: bool) -> None:
    assert sections_in(find, p1_1={"text": word}) == (["1-1"] if alike else [])


def test_a_known_word_is_never_taken_for_another_misspelt() -> None:
    entries = {"p1_1": {"text": "coins"}, "p1_2": {"text": "joins"}}
    assert sections_in("joins", **entries) == ["1-2"]
    assert sections_in("boins", p1_1={"text": "coins"}) == ["1-1"]
    assert sections_in("move", p1_1={"text": "moving"}, p1_2={"text": "mode"}) == ["1-1"]


def test_a_very_long_word_is_not_taken_for_a_misspelt_one() -> None:
    word = "bcdefghijklmnopqrstuv"
    assert sections_in("X" + word[1:20], p1_1={"text": word[:20]}) == ["1-1"]
    assert sections_in("X" + word[1:21], p1_1={"text": word}) == []


def test_a_hundred_characters_of_a_question_are_read() -> None:
    assert sections_in("q" * 96 + " r14", p1_1={"text": "r14"}) == ["1-1"]
    assert sections_in("q" * 97 + " r14", p1_1={"text": "r14"}) == []


def test_words_not_worth_looking_for_are_looked_for_when_there_are_no_others() -> None:
    entries = {"p1_1": {"text": "the king"}, "p1_2": {"text": "of"}}
    assert sections_in("the king", **entries) == ["1-1"]
    assert sections_in("the", **entries) == []


def test_passages_without_a_number_to_answer_to_are_none() -> None:
    assert sections_in("king", p1_1={"text": "king"}, p0_1={"text": "king"}, px={"text": "king"}) == ["1-1"]


# --- what the table is given ---


@pytest.mark.parametrize("find", [None, "", "  "])
def test_asking_for_nothing_gives_how_to_play(game_words: Words, find: str | None) -> None:
    hits = find_passages(game_words, find)
    assert [number_of(id_) for id_ in find_first(game_words)] == [number for number, _, _ in hits]
    assert hits[0][1] == "How to play"


def test_a_passage_comes_with_number_title_and_text(game_words: Words) -> None:
    assert find_passages(game_words, "6.43") == [
        ("6.43", game_words.say("rule-6-43.title"), game_words.say("rule-6-43"))
    ]
    assert find_passages(game_words, "Athos")[0][:2] == ("7.53", "Athos")


def test_at_most_five_passages(game_words: Words) -> None:
    assert all(len(find_passages(game_words, find)) <= MOST for find in ("cube", "space", "card", "1", "9"))


def test_a_language_without_the_passages_reads_them_in_english(game_words: Words) -> None:
    other = Words("xx", [FOLDER, GAME.title.texts])
    assert find_passages(other, "6.43") == find_passages(game_words, "6.43")
