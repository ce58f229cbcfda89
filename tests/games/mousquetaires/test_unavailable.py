"""What is listed under *Why not …?*, and that a sentence says why."""

from __future__ import annotations

from fronde.games.mousquetaires import GAME
from tests.games.mousquetaires.table import WORDS, Table, at, mission

STOCK = {
    "thoroughbred": 2, "pistol": 1, "armor": 0, "toledo-sword": 2, "balm": 2, "improved-manoeuvre": 2,
    **{f"upgrade-{skill}": 2 for skill in ("erudition", "nobility", "gallantry", "panache")},
}  # fmt: skip


def reasons(table: Table, step: str) -> dict[str, str]:
    """What is closed in a question, by its label -> why."""
    decision = next(d for d in table.match.decisions if d.step == step)
    closed_options = GAME.speech.find_unavailable(table.state, decision)
    assert not set(closed_options) & set(decision.options)
    texts = {}
    for option, reads in closed_options.items():
        refusal = GAME.speech.explain(table.state, decision.seat, decision, option)
        texts[WORDS.text(reads.label)] = WORDS.text(refusal.reason)
        assert refusal.rule
    return texts


def test_what_the_arsenal_does_not_sell_is_listed_with_the_reason() -> None:
    table = Table(active="athos", pistoles=2, gear={"athos": ["pistol"]}, stock=STOCK)
    texts = reasons(table, "act")
    assert texts["Thoroughbred, 3 pistoles"] == "Thoroughbred costs 3 pistoles; you have 2 between you."
    assert texts["Armour, 2 pistoles"] == "Armour is sold out."
    assert texts["Pistol, 2 pistoles"] == "You already have Pistol. You cannot own two of the same item."
    assert texts["Balm, 1 pistole"] == "You have all your life points. You cannot save a balm for later."
    assert "Toledo sword, 2 pistoles" not in texts, "it is on offer"


def test_nothing_is_listed_for_who_has_no_action_left() -> None:
    table = Table(active="athos", left={"athos": 0}, pistoles=0, gear={"athos": ["thoroughbred"]})
    assert table.options("act") and not reasons(table, "act")


def test_cards_that_do_not_fit_a_mission_are_listed() -> None:
    table = Table(active="milady", phase="milady", louvre=mission("chancellor", "felton"), paris_hand=["smugglers"])
    table.do("dest:paris", "paris:smugglers")
    texts = reasons(table, "post")
    assert "Cavois has strength 3" in texts["Cavois, strength 3"] and "Felton, strength 3" not in texts, (
        "he is posted elsewhere"
    )
    table.do("post:courtesan")
    assert reasons(table, "post")["Beggars (trap), strength 1"] == "You can post at most one trap at a mission."


def test_where_milady_cannot_go_is_listed() -> None:
    table = Table(active="milady", phase="milady", rochefort=0)
    texts = reasons(table, "choose-destination")
    assert set(texts) == {"Paris", "the Louvre", "the quest"} and all("Rochefort" in why for why in texts.values())


def test_a_question_without_anything_closed_lists_nothing() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "jussac"))
    table.do("duel:louvre:jussac")
    decision = next(d for d in table.match.decisions if d.step == "fight")
    assert GAME.speech.find_unavailable(table.state, decision) == {}


def test_what_is_to_be_done_elsewhere_is_listed_by_itself() -> None:
    table = Table(
        active="athos", place=at(athos="paris"), hands={"athos": ["combat"]}, louvre=mission("chancellor", "jussac"),
        left={"athos": 2},
    )  # fmt: skip
    decision = next(d for d in table.match.decisions if d.step == "act")
    closed_options = GAME.speech.find_unavailable(table.state, decision)
    texts = reasons(table, "act")
    assert texts["Duel with Jussac"] == "You can do that only at the Louvre. Go there first."
    assert WORDS.text(closed_options["duel:louvre:jussac"].group) == "Actions elsewhere"
    assert texts["Place Combat at La Rochelle"].startswith("You can place combat cards only at La Rochelle")
    table.do("move:louvre")
    assert "Duel with Jussac" not in reasons(table, "act")


def test_whoever_is_in_the_bastille_finds_why_no_way_leads_out() -> None:
    table = Table(active="athos", place=at(athos="bastille"), pistoles=0, left={"athos": 2})
    texts = reasons(table, "act")
    assert "in the Bastille" in texts["Go to Paris"]
    assert "no pistole" in next(why for label, why in texts.items() if "ribe" in label)


def test_of_what_is_posted_face_down_nothing_is_listed() -> None:
    """Neither who it is, nor a trap, nor that it makes a challenge harder."""
    posted = mission("chancellor", "laffemas", trap="beggars", up=False)
    down = Table(active="athos", place=at(athos="paris"), louvre=posted, left={"athos": 2})
    bare = Table(active="athos", place=at(athos="paris"), louvre=mission("chancellor", up=False), left={"athos": 2})
    listings = []
    for table in (down, bare):
        decision = next(d for d in table.match.decisions if d.step == "act")
        closed_options = GAME.speech.find_unavailable(table.state, decision)
        listings.append({option: (reads.label, reads.hint) for option, reads in closed_options.items()})
    assert listings[0] == listings[1] and any(option.startswith("challenge:louvre:") for option in listings[0])
    texts = reasons(Table(active="athos", place=at(athos="paris"), louvre={**posted, "up": True}), "act")
    assert "Duel with Laffemas" in texts and any("Beggars" in label for label in texts), "once they are seen"
