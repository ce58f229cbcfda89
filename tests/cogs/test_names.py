"""What people chose and typed mentions nobody, links nowhere and is no markup, in every message and every picture."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

import cogs
from cogs.messages.names import Markup, Words, inert, plain, words
from fronde import texts
from fronde.core.types import Name, Text
from images.kit.lettering import legible
from tests.cogs.story import Place, reply_text, text_of

HOSTILE = (
    "<@1> @everyone", "</table end:5> **x**", "<t:0:R> <#9>", "<:a:1> :smile:", "https://evil.example/a", "[a](b) `c`",
    "# Big", "-# small", "> quote", "- item", "1. one", "||spoiler||", "\u202e\u200b", "~~gone~~ __u__", "太郎 😀",
    "\\", "*_`", "discord.gg/abc",
)  # fmt: skip
MEANT = (
    r"<[@#:/at]", r"@(everyone|here)", r"https?://", r":\w+:", r"discord\.gg/", r"(\*\*|__|~~|\|\||`|\]\()",
    r"^(#{1,3}|-#|>|-|\+|\d+[.)])\s",
)  # fmt: skip
"""What Discord would read as more than letters."""


def strip_escapes(text: str) -> str:
    """What is left for Discord to read as markup: every escaped sign taken out."""
    return re.sub(r"\\[^0-9A-Za-z\s]", "\ufffc", text)


@settings(max_examples=500, deadline=None)
@given(st.lists(st.sampled_from([*HOSTILE, "Ann", "a_b", " ", *"\\*_~|`[]()<>@#:/-+.1a"]), max_size=8).map("".join))
def test_an_inert_text_says_itself_and_nothing_more(text: str) -> None:
    safe = inert(text)
    assert not [form for form in MEANT if re.search(form, strip_escapes(safe))]
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", safe) == text
    assert inert(safe) is safe
    assert plain(safe) == text, "on buttons and in menus too"


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab \\*_~|`[]()<>@#:/-+.1!", max_size=30))
def test_markdown_itself_reads_an_inert_text_as_it_stands(text: str) -> None:
    line = " ".join(text.split())
    read = MarkdownIt().enable("strikethrough").parse(f"{inert(line)}")
    tokens = [token for block in read for token in (block.children or [block])]
    assert {t.type for t in tokens} <= {"text", "text_special", "inline", "paragraph_open", "paragraph_close"}
    assert "".join(t.content for t in tokens if t.type in ("text", "text_special")) == line


def test_who_sits_in_a_seat_is_you(tmp_path: Path) -> None:
    """A message about the reader's only seat, alone or inside another, is said with its attribute `you`."""
    for locale, lines in {
        "en": "seat-red = Red\ngain = { $seat } gains { $n }\n    .you = You gain { $n }\n"
        "both = { $first }, { $rest }\n"
        "loss = Loss\n    .all = { $rival } loses all\n    .all-you-rival = You lose all\n",
        "de": "gain = { $seat } gewinnt { $n }\nboth = { $first }, { $rest }\n",
    }.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "own.ftl").write_text(lines, encoding="utf-8")
    english, german = (Words(texts.Words(locale, [tmp_path])) for locale in ("en", "de"))
    red, blue = Name("seat", "red"), Name("seat", "blue")
    one, loss = Text("gain", {"seat": red, "n": 1}), Text("loss.all", {"seat": blue, "rival": red})
    assert english.text(one) == "Red gains 1" == english.to(["red", "blue"]).text(one) == english.to([]).text(one)
    assert english.to(["red"]).text(one) == "You gain 1" and english.to(["blue"]).text(one) == "Red gains 1"
    both = Text("both", {"first": one, "rest": Text("gain", {"seat": blue, "n": 2})})
    assert english.to(["red"]).text(both) == "You gain 1, blue gains 2"
    assert german.to(["red"]).text(one) == "Red gewinnt 1", "no half of it in another language"
    assert [english.to([seat]).text(loss) for seat in ("red", "blue")] == ["You lose all", "Red loses all"]
    alone = Text("loss.all", {"rival": [red]})
    assert [english.to([seat]).text(alone) for seat in ("red", "blue")] == ["You lose all", "Red loses all"]
    assert english.to(["red"]).text(Text("gain", {"seat": Name("hero", "red"), "n": 1})) == "red gains 1"
    assert english.text(one) == "Red gains 1"
    assert english.to(["red"])._cache is english.to(["blue"])._cache, "seats do not multiply what is kept"


def test_among_others_the_reader_is_you() -> None:
    english, french = (words(locale, "liberte").to(["green"]) for locale in ("en", "fr"))
    seats = [Name("seat", seat) for seat in ("violet", "green", "black")]
    order = Text("event-order-set", {"order": seats})
    assert english.text(order) == "Player order: Violet, you, Black."
    assert words("en", "liberte").text(order) == "Player order: Violet, Green, Black."
    tie = Text("event-votes-tied", {"seats": seats[:2], "n": 3, "office": Name("office", "first")})
    assert english.text(tie).startswith("You are tied with Violet for first place")
    assert french.text(tie).startswith("Vous êtes à égalité avec Mauve")
    draw = Text("event-order-drawn", {"seat": Name("seat", "france"), "seats": [Name("seat", "france")] * 2, "n": 1})
    assert words("en", "jeanne").to(["france"]).text(draw) == "Order of play: you, you. You gain 1 influence."


@pytest.mark.parametrize("name", HOSTILE)
def test_plain_strings_are_inert_wherever_they_go_into_a_sentence(name: str) -> None:
    speech = words(None, "toy")
    one = speech.say("lobby-runs", player=name, seats=[name, Markup("**us**")])
    inner = speech.text(Text("refusal", {"rule": "1", "reason": Text("error-no-such-choice", {"typed": name})}))
    assert inert(name) in one and inert(name) in inner and "**us**" in one
    assert isinstance(one, Markup) and speech.say("refusal", reason=one, rule="1").count(one) == 1


def test_nothing_else_in_cogs_finds_words_for_messages() -> None:
    """Who asks `fronde.texts` itself gets words in which names are not inert."""
    folder = Path(cogs.__file__).parent
    asking = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in ("fronde", "fronde.texts")
        if {alias.name for alias in node.names} & {"words", "Words", "texts"}
    }
    assert asking == {"messages/names.py", "commands/translation.py"}, "the latter has what commands are called"


def pieces(request: Any) -> list[str]:
    """Every text a request shows in markup."""
    texts: list[str] = []

    def look(part: Any) -> None:
        if isinstance(part, dict):
            texts.extend(part[key] for key in ("content",) if isinstance(part.get(key), str))
            for value in part.values():
                look(value)
        elif isinstance(part, list):
            for value in part:
                look(value)

    look(request.json)
    return texts


@pytest.mark.parametrize("first", range(0, len(HOSTILE), 3))
async def test_no_name_means_anything_in_a_lobby_a_turn_and_a_vote(simcord_env: Any, first: int) -> None:
    place = Place(simcord_env)
    names = [HOSTILE[(first + n) % len(HOSTILE)] for n in range(3)]
    guild = place.guild
    people = [guild.add_member(simcord_env.create_user(f"user{n}", global_name=name)) for n, name in enumerate(names)]
    place.people = people
    ann, bob, cy = people
    await ann.slash(place.channel, "table new", game="toy", seats=3)
    await ann.slash(place.channel, "table join", role="red")
    refusal = reply_text(await bob.slash(place.channel, "table join", role="red"))
    assert "is taken by" in refusal
    for person in (bob, cy):
        await person.click(place.find_post("At the table"), label="Join")
    await ann.slash(place.channel, "table start")
    table = await place.table()
    decision = table.match.decisions[0]
    await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
    for person in people:
        for command in ("score", "log", "turn"):
            await person.slash(place.channel, command)
        await person.slash(place.channel, "do", choice=names[0])
    await ann.slash(place.channel, "table end")
    await bob.click(place.find_post("without a winner"), label="Play on")
    everything = [text for request in simcord_env.http_requests for text in pieces(request)]
    for text in everything:
        ours = re.sub(r"<([@#]\d{15,}|t:\d{9,}:R|/[a-z -]+:\d{15,})>", "", text)  # the numbers in names are short
        assert not [form for form in (*MEANT[:5],) if re.search(form, strip_escapes(ours))], text
    for name in names:
        player_name = next(p.name for p in table.record.players if p.user == people[names.index(name)].id)
        assert any(inert(player_name) in text for text in everything), (name, player_name)
    assert not any(m.mention_everyone for m in place.posts())
    ids = {person.id for person in people}
    assert {user.id for message in place.posts() for user in message.mentions} <= ids
    assert "\u202e" not in "".join(map(text_of, place.posts()))


def test_no_box_stands_in_a_picture_for_a_letter_its_font_lacks() -> None:
    assert legible("Ann É·…", "italic") == "Ann É·…"
    assert legible("太郎", "italic") == "TaiLang"
    assert legible("Дмитрий", "name") == "Дмитрий" and legible("Дмитрий", "caps") == "Dmitriy"
    assert legible("😀 ★", "bold").isascii()
