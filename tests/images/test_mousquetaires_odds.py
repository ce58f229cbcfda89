"""Pictures of what can be attempted in Mousquetaires du Roy: missions, the quest board, La Rochelle, and exact odds."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

import images
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import FOES, MUSKETEERS, TRAPS
from fronde.games.mousquetaires.fencing import Arms
from fronde.games.mousquetaires.odds import chances_of
from fronde.games.mousquetaires.view import build_view
from fronde.tools.play import play
from images import Scene, kit
from images.mousquetaires import bars, deeds, odds, siege
from tests.games.mousquetaires.table import LIFE, WORDS, Table, at, board, mission, setup_of
from tests.images.mousquetaires_positions import INN, PEOPLE, crowd_table, guard_table, middle, siege_table

FACTS = {
    (3, "red-2"): (0.551, 0.055, 0.211, 0.183), (3, "red-4"): (0.084, 0.575, 0.263, 0.078),
    (4, "red-3"): (0.575, 0.084, 0.263, 0.078), (6, "red-2"): (0.966, 0.000, 0.034, 0.000),
    (6, "red-4"): (0.734, 0.083, 0.180, 0.003),
}  # fmt: skip
"""Of the table of the facts: dice and adversary -> foe, musketeer, both, nobody hurt."""
PLAIN = Arms((("lys", "lys", "lys"),))


def draw_picture(view: Any, show: str, width: int = 390) -> kit.Picture:
    return images.render("mousquetaires", Scene(view, PEOPLE), show=show, width=width)


def ask(table: Table, seat: str, step: str) -> tuple[Any, list[str]]:
    """What a seat sees, and the options of a question it is asked."""
    options = next(d.options for d in table.match.decisions if (d.seat, d.step) == (seat, step))
    return table.view(seat), list(options)


# --- exact odds ---


@pytest.mark.parametrize(("dice", "foe"), FACTS)
def test_without_equipment_odds_are_those_of_the_facts(dice: int, foe: str) -> None:
    """Of whoever has no manoeuvre but three lys: Athos here."""
    plain = Table(active="athos").view("athos")
    chances = odds.odds_of(plain, "athos", foe, dice)
    assert chances == chances_of(dice, foe, Arms((("lys", "lys", "lys"),)))
    assert tuple(chances) == pytest.approx(FACTS[dice, foe], abs=0.0006)


def test_equipment_and_manoeuvres_are_reckoned_by_what_the_view_says() -> None:
    view = guard_table().view()
    arms = Arms((("lys", "lys", "shield"),), pistol=True, sword=True)
    assert odds.odds_of(view, "athos", "cavois", 4) == chances_of(4, "cavois", arms)
    assert odds.odds_of(view, "dartagnan", "cavois", 4) == chances_of(4, "cavois", Arms((("lys", "lys", "sword"),)))


def test_what_may_be_committed_is_what_is_held_or_all_where_nobody_knows() -> None:
    view = guard_table().view("aramis")
    assert [c.dice for c in odds.commits_of(view, "athos", "cavois")] == [3, 4, 5, 6]
    assert [c.cards for c in odds.commits_of(view, "athos", "cavois")][2:] == [
        ("double-combat",), ("combat", "double-combat"),
    ]  # fmt: skip
    assert [c.dice for c in odds.commits_of(view, "athos", "la-houdiniere")] == [3, 4, 5], "one card against him"
    assert [c.dice for c in odds.commits_of(view, "dartagnan", "cavois")] == [3, 4, 5]
    public = guard_table().view()
    assert [c.dice for c in odds.commits_of(public, "porthos", "cavois")] == [3, 4, 5, 6]
    assert [c.dice for c in odds.commits_of(public, "porthos", "la-houdiniere")] == [3, 4, 5]


CAVOIS = mission("queens-message", "cavois", "lubin", done=["nobility"])


def test_a_panel_shows_the_odds_the_hints_of_its_options_tell() -> None:
    table = guard_table(gear={"athos": ["armor", "improved-manoeuvre"]}, paris=CAVOIS)
    table.do("duel:paris:cavois")
    view, options = ask(table, "athos", "fight")
    alt = draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    for option, dice in (("fight:none", 3), ("fight:combat", 4), ("fight:combat+double-combat", 6)):
        chances = odds.odds_of(view, "athos", "cavois", dice)
        assert f" dice, {round(100 * chances.blood)}% to hurt him" in table.hint(option)
        assert "/".join(bars.percent(getattr(chances, name)) for name, *_ in bars.PARTS) in alt


@pytest.mark.parametrize("throw", ["SHLL SSSX", "LLSS HHXX", "HHHH SSSS"])
def test_throwing_a_die_again_has_odds_of_its_own_that_never_beat_the_best_choice(throw: str) -> None:
    table = guard_table(gear={"athos": ["toledo-sword"]}, hands={"athos": ["combat"]}, paris=CAVOIS)
    table.do("duel:paris:cavois", "fight:combat", dice=throw)
    view, options = ask(table, "athos", "reroll")
    show = str(images.targets_of("mousquetaires", view, options))
    assert show == f"deeds:{','.join(options)}" and "keep all " in draw_picture(view, show).alt
    for option in options:
        chances = odds.odds_again(view, option)
        assert sum(chances) == pytest.approx(1)


def test_milady_sees_the_odds_of_a_die_she_may_throw_again() -> None:
    table = guard_table(
        active="aramis", place=at(aramis="paris"), path={}, down=[], life=dict(LIFE), gear={},
        paris=mission("queens-message", "biscarat", "lubin"), hands={"aramis": ["combat"]},
    )  # fmt: skip
    table.do("duel:paris:biscarat", "fight:combat", dice="SHLL SHX")
    view, options = ask(table, "milady", "reroll-red")
    show = str(images.targets_of("mousquetaires", view, options))
    alt = draw_picture(view, show).alt
    assert show == f"deeds:{','.join(options)}" and alt.startswith("Duel: Aramis against Biscarat.")
    assert "keep all 41/28/21/11" in alt and "reroll a shield 52/40/6/2" in alt
    assert table.hint("red:shield") == "42% to hurt the musketeer, 92% to be hurt · once in this duel"
    spectator = {**table.view(), "viewer": None}
    assert images.targets_of("mousquetaires", spectator, options) is None


def test_after_the_first_round_what_has_been_thrown_again_is_reckoned() -> None:
    """A die of Biscarat's is thrown again in the first round or kept for the second; all see which."""
    table = guard_table(paris=mission("queens-message", "biscarat", "lubin"), gear={"athos": ["toledo-sword"]},
                    hands={})  # fmt: skip
    table.do("duel:paris:biscarat", "fight:none", dice="HHH HHH")
    table.do("reroll:keep")
    other = Table.__new__(Table)
    other.match, other.events = table.match.copy(), []
    table.do("red:shield", dice="H HS XX")
    other.do("red:keep", dice="HS XX")
    for one, reroll in ((table, False), (other, True)):
        view, options = ask(one, "athos", "reroll")
        assert view["duel"]["reroll"] is reroll and len(view["duel"]["rounds"]) == 1
        for option in options:
            chances = odds.odds_again(view, option)
            text = one.hint(option)
            assert f"{round(100 * chances.blood)}% to hurt him, {round(100 * chances.wound)}% to be hurt" in text
    assert odds.odds_again(table.view("athos"), "reroll:keep") != odds.odds_again(other.view("athos"), "reroll:keep")


def test_what_lies_face_down_is_reckoned_by_all_that_may_lie_there() -> None:
    face_down = Table(active="athos", place=at(athos="quest"), quest=3, board=board("red-4", "red-2", "red-3"))
    view, options = ask(face_down, "athos", "act")
    alt = draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    assert "Adversary 1 (face down): 3 dice " in alt and "Milady placed it as she liked" in alt
    shares = odds.shares_down(view)
    assert sum(shares.values()) == pytest.approx(1) and set(view["quest"]["unseen"]) == set(shares)
    by_hand = [
        share * (1.0 if token == "snare" else chances_of(3, token, PLAIN).wound) for token, share in shares.items()
    ]
    assert odds.odds_of(view, "athos", "", 3).wound == pytest.approx(sum(by_hand))
    face_down.do("return:0")
    view, options = ask(face_down, "athos", "fight")
    assert "an unknown adversary" in draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    alone = Table(1, active="athos", place=at(athos="quest"), quest=3, board=board("red-4", "red-2", "red-3"))
    view, options = ask(alone, "athos", "act")
    text = draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    assert "every unseen token is equally likely" in text and "Milady placed" not in text


def test_a_step_on_the_board_that_leads_to_no_duel_says_what_it_leads_to() -> None:
    table = middle(active="aramis", path={"aramis": "stables", "dartagnan": "cellar"})
    view, options = ask(table, "aramis", "act")
    alt = draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    assert "Bedrooms: one action to the last cleared stage." in alt and "Stables (face down): 3 dice" in alt
    there = middle(active="aramis")
    view, options = ask(there, "aramis", "act")
    assert "Bedrooms: a snare: it costs 1 life point." in draw_picture(view, f"deeds:{','.join(options)}").alt


def test_rochefort_has_odds_where_he_comes_first_and_the_assassin_is_named() -> None:
    table = guard_table(
        active="aramis", place=at(aramis="paris"), path={}, down=[], life=dict(LIFE), absent=[], destination="paris",
        paris=mission("queens-message", "lubin", trap="assassin"),
    )  # fmt: skip
    view, options = ask(table, "aramis", "act")
    alt = draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    assert "Rochefort (if Milady hides here): 3 dice 4/11/4/81" in alt
    assert "First the Assassin costs 1 life point; then the odds apply." in alt
    assert "The odds include a reroll by Milady" in alt
    passing = guard_table(absent=[], destination="paris")
    view, options = ask(passing, "athos", "act")
    assert "Rochefort" not in draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt


def test_who_has_a_sword_sees_both_numbers_and_the_policy() -> None:
    table = guard_table(gear={"athos": ["toledo-sword"]})
    alt = draw_picture(table.view("athos"), "mission:paris:cavois").alt
    without, with_ = (odds.odds_of(table.view(), "athos", "cavois", 3, sword=sword) for sword in (False, True))
    for label, chances in (("3 dice", without), ("and his sword", with_)):
        shares = "/".join(bars.percent(getattr(chances, name)) for name, *_ in bars.PARTS)
        assert f"{label} {shares}" in alt
    assert "a reroll with his sword where that helps him most" in alt


def test_what_is_no_attempt_has_no_odds() -> None:
    assert images.targets_of("mousquetaires", guard_table().view("milady"), ["duel:paris:cavois"]) is None
    assert images.targets_of("mousquetaires", guard_table().view("athos"), ["draw", "end-turn"]) is None
    assert images.targets_of("mousquetaires", {}, ["draw"]) is None


@pytest.mark.parametrize(("card", "dice"), [("double-combat", 4), ("panache", 4)])
def test_a_card_by_power_is_one_die_whatever_it_is(card: str, dice: int) -> None:
    table = Table(
        active="aramis", place=at(aramis="quest"), quest=3, epic=2, board=board("red-4", "red-2", "red-3"),
        hands={"aramis": [card, "combat"]},
    )  # fmt: skip
    table.do("return:0")
    view, options = ask(table, "aramis", "fight")
    assert f"{dice} dice: his power " in draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    assert f"face down; with {dice} dice, " in table.hint(f"any:{card}")
    table.do(f"any:{card}", "fight:combat")
    view, options = ask(table, "aramis", "add-epic")
    alt = draw_picture(view, str(images.targets_of("mousquetaires", view, options))).alt
    assert view["duel"]["committed"] == 5 and "5 dice" in alt and "6 dice" in alt


def test_the_power_counts_for_odds_while_it_is_not_used() -> None:
    hands = {"aramis": ["combat", "panache"]}
    view = guard_table(hands=hands).view("aramis")
    assert odds.commits_of(view, "aramis", "cavois") == [
        odds.Commit(3), odds.Commit(4, ("combat",)), odds.Commit(5, ("combat",), True)
    ]  # fmt: skip
    after = {**view, "musketeers": {**view["musketeers"], "aramis": {**view["musketeers"]["aramis"], "helped": True}}}
    assert [c.dice for c in odds.commits_of(after, "aramis", "cavois")] == [3, 4]
    needy = Table(active="aramis", hands={"aramis": ["gallantry", "kitty"]}, louvre=mission("duchess", "lubin"))
    assert odds.need_of(needy.view("aramis"), "aramis", "louvre:gallantry") == (5, 3, 2, 1, 1, 0)
    assert "holds 1: enough by his power." in draw_picture(needy.view("aramis"), "mission:louvre:gallantry").alt
    sea = Table(active="aramis", place=at(aramis="quest"), quest=2, epic=2, hands={"aramis": ["gallantry"]})
    assert "Aramis (is there): skill 3, needs 3 cards, holds 1: enough with epic tokens." in draw_picture(
        sea.view("aramis"), "quest:gallantry").alt  # fmt: skip


def test_shares_are_written_so_that_what_is_possible_is_never_none() -> None:
    assert [bars.percent(share) for share in (0, 0.001, 0.005, 0.554, 0.995, 1)] == ["0", "<1", "0", "55", ">99", "100"]


# --- challenges ---


def test_a_challenge_tells_what_each_lacks_and_holds() -> None:
    alt = draw_picture(guard_table().view("athos"), "mission:paris:gallantry").alt
    assert "Odds: Gallantry 6 · challenge." in alt
    assert "Athos (is there): skill 2, needs 4 cards, holds 2: not enough." in alt
    assert (
        "Athos (is there): skill 2, needs 4 cards." in draw_picture(guard_table().view(), "mission:paris:gallantry").alt
    )
    easier = guard_table(gear={"athos": ["upgrade-gallantry"]}, hands={"athos": ["gallantry"] * 3}).view("athos")
    assert "skill 3, needs 3 cards, holds 3." in draw_picture(easier, "mission:paris:gallantry").alt
    able = Table(active="athos", louvre=mission("audience", "lubin"), gear={"athos": ["upgrade-nobility"]})
    assert odds.need_of(able.view(), "athos", "louvre:nobility") == (6, 6, 0, None, 0, 0)
    assert "Athos: skill 6 is enough." in draw_picture(able.view(), "mission:louvre:nobility").alt


# --- what each picture tells ---


def test_a_mission_tells_tasks_posts_and_the_odds_of_everything() -> None:
    alt = draw_picture(guard_table().view("athos"), "mission:paris").alt
    assert alt.startswith("Paris: Message for the Queen, Nobility 7 done, Gallantry 6 open; posted: Lubin 1, La Houdi")
    assert "La Houdinière (3 dice): Athos " in alt and "Odds in percent" in alt
    public_alt = draw_picture(middle().view(), "mission:paris").alt
    assert "An adversary face down, strength 1" in public_alt and "A trap face down, strength 1" in public_alt
    assert "Lubin" in draw_picture(middle().view("milady"), "mission:paris").alt and "Lubin" not in public_alt
    assert (
        "There is no mission here yet."
        in draw_picture({**middle().view(), "missions": {"paris": None}}, "mission:paris").alt
    )


def test_rochefort_is_told_of_as_far_as_the_reader_knows() -> None:
    there = guard_table(destination="paris", absent=[])
    assert "If Milady hides here, Rochefort comes first." in draw_picture(there.view(), "mission:paris").alt
    assert "Milady is here: Rochefort comes first." in draw_picture(there.view("milady"), "mission:paris").alt
    table = guard_table(destination="paris", absent=[], revealed=True)
    assert odds.rochefort_at(table.view(), "paris", "porthos") == "yes"
    assert odds.rochefort_at(table.view(), "louvre", "porthos") == "no"
    assert odds.rochefort_at(table.view(), "paris", "athos") == "no", "he passes"
    brave = guard_table(destination="paris", absent=[], revealed=True, options={"brave_athos": True})
    assert odds.rochefort_at(brave.view(), "paris", "athos") == "yes"
    assert odds.rochefort_at(guard_table(rochefort=0).view(), "paris", "porthos") == "no"


def test_the_quest_board_is_told_token_by_token() -> None:
    alt = draw_picture(middle().view(), "quest").alt
    assert (
        "Bedrooms cleared, snare, face down, face down;" in alt and "Cellar cleared, cleared, face down, 4 dice." in alt
    )
    assert "On the way: d’Artagnan, Cellar, 1 life; Aramis, Bedrooms, 2 life." in alt
    assert "Odds: An adversary (4 dice)." in draw_picture(middle().view(), "quest:11").alt
    assert "chamber 2 (Erudition 8, cleared, 4 dice);" in draw_picture(crowd_table().view(), "quest").alt
    crossing = middle(quest=2, board=[], path={}, passed=["panache"])
    assert "Gallantry 6 open; Panache 6 done" in draw_picture(crossing.view(), "quest").alt
    assert (
        "Nobody is on the way" in draw_picture(middle(path={}, place=at(porthos="vieux-colombier")).view(), "quest").alt
    )
    view = {**middle().view(), "quest": {"n": 5, "board": [], "challenges": []}}
    assert draw_picture(view, "quest").alt == "All four quest boards completed."


def test_la_rochelle_tells_its_dice_and_the_last_throw() -> None:
    view = siege_table().view()
    alt = draw_picture(view, "siege").alt
    assert alt.startswith(
        "La Rochelle: the token is on −2 (the track runs from −6 to 6). 4 blue against 7 red dice now: "
    )
    assert "the clock 3, Smugglers 1, Felton 1, Reinforcements 2." in alt
    assert "Last roll: 1 against 5 swords, 1 life given, net −3. A life point given by Athos." in alt
    (_, blue), (_, red) = siege.throws_of(view)
    assert [face.counts for face in blue] == [True, False, False, False]
    assert [face.is_cancelled for face in red[:5]] == [True, False, False, False, False]
    assert sum(n for _, n in siege.red_parts(view, WORDS)) == view["siege"]["red"]
    assert sum(n for _, n in siege.blue_parts(view, WORDS)) == view["siege"]["blue"]
    assert "Last roll" not in draw_picture(middle().view(), "siege").alt


def test_every_adversary_and_trap_can_say_what_it_does() -> None:
    for foe in FOES.values():
        assert not foe.ability or WORDS.say(f"picture-ability-{foe.ability}")
    assert all(WORDS.say(f"picture-trap-{trap}") for trap in TRAPS)


# --- what may be asked for ---


def test_there_is_a_picture_for_everything_that_can_be_attempted() -> None:
    guarding = guard_table(board=board(*INN), louvre=mission("duchess", "brisemont", up=False)).view()
    offers = images.offers("mousquetaires", guarding)
    assert {show: WORDS.text(text) for show, text in offers.items()} == {
        "mission:paris:gallantry": "Odds: Gallantry in Paris",
        "mission:paris:lubin": "Odds: Lubin in Paris",
        "mission:paris:la-houdiniere": "Odds: La Houdinière in Paris",
        "mission:paris:cavois": "Odds: Cavois in Paris",
        "mission:louvre:gallantry": "Odds: Gallantry at the Louvre",
        "mission:louvre:panache": "Odds: Panache at the Louvre",
        "quest:6": "Odds: an adversary (1 sword, 2 shields) on the quest for the jewels",
        "quest:11": "Odds: an adversary (4 dice) on the quest for the jewels",
    }
    plot = guard_table(paris=mission("plot", "lubin")).view()
    assert "mission:paris:conspirator" in images.offers("mousquetaires", plot)
    galleries = images.offers("mousquetaires", crowd_table().view())
    assert [show for show in galleries if show.startswith("quest:")] == ["quest:erudition", "quest:5"]
    past_inn = middle(quest=2, board=[], path={}, passed=["erudition", "gallantry", "nobility", "panache"]).view()
    assert "quest:de-wardes" in images.offers("mousquetaires", past_inn)


@pytest.mark.parametrize(
    "show",
    [
        "mission:bastille",
        "mission:paris:jussac",
        "mission:paris:nobility",
        "quest:0",
        "quest:99",
        "deeds:",
        "deeds:draw",
    ],
)
def test_what_is_not_there_has_no_picture(show: str) -> None:
    with pytest.raises(DataError):
        draw_picture(guard_table().view("athos"), show)


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (5, 2)])
def test_every_picture_of_a_game_on_the_way_is_drawn_small_and_told(players: int, seed: int) -> None:
    match = Match.start(GAME, setup_of(players, seed))[0]
    kinds: set[str] = set()
    for number, _ in enumerate(play(match, Dice(seed))):
        if number % 60 or match.over:
            continue
        seat = match.decisions[0].seat
        view = build_view(match.state, seat)
        mine = [images.targets_of("mousquetaires", view, d.options) for d in match.decisions if d.seat == seat]
        shows = {*images.offers("mousquetaires", view), *filter(None, mine), "quest", "siege", "mission:paris"}
        for show in sorted(shows):
            picture = draw_picture(view, show)
            with Image.open(io.BytesIO(picture.png)) as image:
                assert image.size == (picture.width, picture.height) and picture.width == 390
            assert 20 < len(picture.alt) <= 1024
        kinds |= {show.partition(":")[0] for show in shows}
    assert kinds == {"mission", "quest", "siege", "deeds"}


def test_what_somebody_can_attempt_looks_the_same_in_every_world_he_holds_possible() -> None:
    for table in (guard_table(), middle(active="aramis"), crowd_table()):
        seat = table.state.active
        view, options = ask(table, seat, "act")
        show = images.targets_of("mousquetaires", view, options)
        twin = table.match.resample(seat, Dice(5)).view(seat)
        assert show is not None and draw_picture(view, show) == draw_picture(twin, show)
        assert seat in MUSKETEERS and deeds.choices(twin, options) == show
