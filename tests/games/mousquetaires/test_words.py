"""What players read: every thing has a name, every action a consequence, every event its sentence."""

from __future__ import annotations

import re

import pytest

from fronde.games.mousquetaires import GAME, words
from fronde.games.mousquetaires.data import (
    ADVENTURE,
    CHARACTERS,
    DESTINATIONS,
    FOES,
    ITEMS,
    MISSIONS,
    MUSKETEERS,
    PARIS,
    PLACES,
    REACHABLE,
    TOKENS,
    TRAPS,
    TREACHERY,
)
from fronde.games.mousquetaires.model import Duel
from fronde.games.mousquetaires.refusals import ACTIONS, BY_STEP
from fronde.tools.fuzz import find_text_ids
from tests.games.mousquetaires.table import WORDS, Table, at, board, mission

NAME_OF = {
    "seat": MUSKETEERS, "place": PLACES, "card": ADVENTURE, "foe": FOES, "trap": TRAPS, "mission": MISSIONS,
    "item": ITEMS, "token": TOKENS, "treachery": TREACHERY, "hint-item": ITEMS, "hint-move": REACHABLE,
    "hint-dest": DESTINATIONS,
    "hint-character": CHARACTERS, "hint-treachery": TREACHERY, "hint-trap": TRAPS, "hint-mission": PARIS,
}  # fmt: skip


@pytest.mark.parametrize("kind", NAME_OF)
def test_everything_has_a_name_or_says_what_it_does(kind: str) -> None:
    assert [id_ for id_ in NAME_OF[kind] if not WORDS.has(f"{kind}-{id_}")] == []


def test_every_ability_is_told_to_milady() -> None:
    abilities = {foe.ability for foe in FOES.values() if foe.ability}
    assert [one for one in abilities if not WORDS.has(f"ability-{one}")] == []


def test_what_names_milady_speaks_to_her_player_too() -> None:
    kinds = {"game-began", *words.ABOUT_MILADY}
    assert {kind for kind in find_text_ids(GAME)["event"] if WORDS.has(f"event-{kind}.you-milady")} == kinds


def test_every_question_has_one_verb_and_every_verb_its_words() -> None:
    answered = [step for steps in GAME.title.verbs.values() for step in steps]
    assert len(answered) == len(set(answered)) and set(answered) == find_text_ids(GAME)["step"]
    assert all(WORDS.has(f"verb-{verb}") and WORDS.has(f"verb-{verb}.option") for verb in GAME.title.verbs)


def test_what_is_asked_though_there_is_one_answer_is_a_question_that_is_never_left_out() -> None:
    """It would tell what is hidden if it were not asked (R36, R46)."""
    assert find_text_ids(GAME)["step"] >= words.ASKED_ALONE >= {"act", "post", "pay-card", "fight"}


def lines(table: Table, *picks: str, seat: str | None = None, dice: str = "") -> list[str]:
    """What a spectator, or a seat, reads of a choice."""
    return table.sentences(table.do(*picks, dice=dice), seat)


def test_a_duel_reads_round_by_round() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "jussac", "lubin"),
                  gear={"athos": ["pistol"]}, hands={"athos": ["combat"]})  # fmt: skip
    text = " ".join(lines(table, "duel:louvre:jussac", "fight:combat", dice="HHHH SXX SSL XX"))
    assert "Athos fights Jussac with Combat." in text
    assert "0⚔ 4🛡️ (+1⚔ 0🛡️) against 1⚔ 0🛡️ 2 crosses (+0⚔ 1🛡️)" in text
    assert "First blood for Athos!" in text and "beats Jussac" in text


def test_nothing_that_is_thrown_is_without_odds_however_long_they_read() -> None:
    """Against whoever has most to say of him, known or face down: in a hundred letters, as menus have them."""
    hands = {"athos": ["combat"] * 3}
    state = Table(active="athos", hands=hands, gear={"athos": ["toledo-sword"]}).state
    for foe in ("biscarat", "cavois", "snare"):
        down = foe == "snare"
        duel = Duel("athos", "" if down else foe, "louvre", -1, sword=True)
        text = WORDS.text(words.tell_chances(state, duel, more=1))
        assert "4 dice, " in text and "with sword" in text and len(text) <= 100
    for people in (1, 5):
        table = Table(people, active="athos", place=at(athos="quest"), quest=3, hands=hands if people > 1 else {},
                     gear={"athos": ["toledo-sword"]})  # fmt: skip
        text = table.hint("return:0")
        assert text.startswith("face down; with 3 dice, ") and len(text) <= 100
        assert text.endswith(" · placed at random" if people == 1 else " · for a random token")


def test_the_panel_says_that_anybody_may_begin() -> None:
    table = Table()
    table.do("dest:paris", "treachery:draw")
    prompts = [WORDS.text(GAME.speech.prompt(table.state, d)) for d in table.match.decisions if d.required]
    assert all(text.startswith("Any musketeer may begin.") for text in prompts)
    table.do("draw", seat="athos")
    (mine,) = [WORDS.text(GAME.speech.prompt(table.state, d)) for d in table.match.decisions if d.required]
    assert mine == "You are in the Vieux-Colombier, with 2 actions left."


def test_actions_say_what_they_bring() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin"), pistoles=5,
                  hands={"athos": ["nobility", "kitty"]}, gear={"athos": ["thoroughbred"]})  # fmt: skip
    assert table.hint("challenge:louvre:nobility") == "your skill is 5; you need 2 cards and hold 1"
    assert table.hint("duel:louvre:lubin") == "with 3 dice, 76% to hurt him, 27% to be hurt · he has 1 life point"
    assert table.hint("move:paris").endswith("free with your thoroughbred")
    assert "location card" in table.hint("character:kitty")
    armed = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "biscarat", "lubin"),
                  gear={"athos": ["toledo-sword"]})  # fmt: skip
    assert armed.hint("duel:louvre:lubin") == (
        "with 3 dice, 76% to hurt, 27% to be hurt; with sword 85% and 17% · he has 1 life point"
    )
    armed.do("duel:louvre:biscarat")
    assert armed.hint("fight:none") == (
        "with 3 dice, 42% to hurt, 69% to be hurt; with sword 55% and 58% · he has 1 life point · he rerolls"
    )
    jailed = Table(active="athos", place=at(athos="bastille"))
    assert jailed.hint("escape") == "with 3 dice, 56% to hurt him, 56% to be hurt · he has 1 life point"


@pytest.mark.parametrize("kind", ACTIONS)
@pytest.mark.parametrize("rest", ["", ":x", ":paris", ":paris:nobility", ":combat", ":athos", ":armor"])
def test_every_action_that_is_refused_is_refused_in_words(kind: str, rest: str) -> None:
    for table in (
        Table(active="athos", hands={"athos": ["combat"]}),
        Table(active="athos", place=at(athos="bastille")),
    ):
        (decision, *_) = [d for d in table.match.decisions if d.step == "act"]
        reason, rule = GAME.speech.explain(table.state, "athos", decision, kind + rest)
        assert WORDS.text(reason) and (rule is None or re.fullmatch(r"[1-9]\.\d+", rule))


@pytest.mark.parametrize("step", BY_STEP)
def test_every_question_refuses_nonsense_in_words(step: str) -> None:
    table = Table(active="athos", hands={"athos": ["combat"]})
    (question, *_) = [d for d in table.match.decisions if d.step == "act"]
    about = {"place": "louvre", "n": 1, "held": 0, "skill": "nobility", "foe": "la-houdiniere"}
    decision = type(question)("athos", step, ("x",), "3.1", about=about)
    for rest in ("x", "paris", "bastille", "lubin", "spies", "balm", "watch", "athos", "porthos", "sword",
                 "combat+combat", "pistol", "nobility", "2"):  # fmt: skip
        pick = f"{BY_STEP[step][0]}:{rest}"
        assert WORDS.text(GAME.speech.explain(table.state, "athos", decision, pick)[0])
    assert GAME.speech.explain(table.state, "athos", None, "draw")[0].id == "refused-not-asked"


def test_drawing_and_an_offer_read_in_words() -> None:
    hands = {"athos": ["kitty"], "porthos": ["combat"]}
    table = Table(active="athos", place=at(porthos="vieux-colombier"), hands=hands)
    drawing = GAME.speech.describe(table.state, table.find("draw"), "draw")
    assert WORDS.text(drawing.label) == "Draw an adventure card"
    acts = table.find("draw")
    assert all(GAME.speech.describe(table.state, acts, option).group is not None for option in acts.options)
    table.do("offer-to:porthos", "offer-give:thing:kitty", "offer-ask:thing:combat", "offer:send")
    decision = table.find("offer:accept")
    assert WORDS.text(GAME.speech.prompt(table.state, decision)) == "Athos offers you Kitty and asks for Combat."


def test_of_an_endless_id_only_the_beginning_is_told() -> None:
    table = Table(active="athos", place=at(athos="louvre"))
    (decision, *_) = [d for d in table.match.decisions if d.step == "act"]
    text = WORDS.text(GAME.speech.explain(table.state, "athos", decision, "buy:" + "x" * 100)[0])
    assert len(max(re.findall("[a-z:]{30,}", text), key=len)) == 60, text
    for pick in ("x" * 100, "duel:louvre:" + "x" * 100, "challenge:" + "x" * 100):
        assert (
            WORDS.text(GAME.speech.explain(table.state, "athos", decision, pick)[0])
            == "That is not one of your choices now."
        )


def test_a_duel_with_somebody_face_down_names_nobody() -> None:
    table = Table(active="athos", place=at(athos="quest"), quest=3, board=board("red-4", "red-2", "red-3"))
    table.do("return:0")
    (decision,) = [d for d in table.match.decisions if d.required]
    assert "foe" not in decision.about
    assert (
        WORDS.text(GAME.speech.prompt(table.state, decision))
        == "Duel with an unknown adversary: which combat cards do you commit?"
    )


def test_pitch_and_players_name_the_solitary_game() -> None:
    assert "together or alone" in WORDS.say("game-pitch") and "If you play alone" in WORDS.say("game-players")
