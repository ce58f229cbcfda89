"""The pictures of Mousquetaires du Roy: what is in them, what they must never tell, and their alt texts."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

import images
from fronde.core.errors import DataError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import MISSIONS, PLACES, POSTABLE, SKILLS, TOKENS
from fronde.lab.balance import Task, decide, seat_machines
from fronde.tools.play import play
from images import Scene, kit
from images.mousquetaires import duel, measures, missions, people, pieces
from tests.games.mousquetaires.table import MUSKETEERS, WORDS, Table, at, mission, setup_of
from tests.games.mousquetaires.table import board as board_of
from tests.images.legible import forget_pieces, measure
from tests.images.mousquetaires_positions import INN, PEOPLE, crowd_table, duel_table, earlier, middle

ENDS = ("quest", "time", "siege", "honour", "constance", "elimination")
HANDS = tuple(f"hand:{seat}" for seat in ("milady", *MUSKETEERS))
SHOWS = ("board", "score", "duel", "mission:paris", "mission:louvre", "quest", "siege", *HANDS)


def draw_picture(view: dict[str, Any], show: str = "board", width: int = 390, **scene: Any) -> kit.Picture:
    return images.render("mousquetaires", Scene(view, PEOPLE, **scene), show=show, width=width)


def open_picture(picture: kit.Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def turns(players: int, seed: int, **options: Any) -> list[dict[str, Any]]:
    """What everybody sees turn by turn of a game played by machines, and its end."""
    match, machines = seat_machines(Task("mousquetaires", seed, options, players))
    views = [dict(match.view(None))]
    while not match.over:
        for action in decide(match, machines):
            match.submit(action.seat, action.picks, action.step)
        if match.view(None)["turn"] != views[-1]["turn"]:
            views.append(dict(match.view(None)))
    return [*views, dict(match.view(None))]


# --- any moment can be drawn ---


@pytest.mark.parametrize("players", range(1, 7))
def test_every_view_of_a_game_is_drawn_small_and_told(players: int) -> None:
    match = Match.start(GAME, setup_of(players, players))[0]
    for number, _ in enumerate(play(match, Dice(players))):
        if number % 40 and not match.over:
            continue
        for seat in (None, *match.seats[:2]):
            for show in ("board", "score", "duel"):
                picture = draw_picture(match.view(seat), show)
                assert open_picture(picture).size == (picture.width, picture.height) and picture.width == 390
                assert 20 < len(picture.alt) <= 1024 and len(picture.png) < 500 * 1024


@pytest.mark.parametrize("style", kit.STYLES)
@pytest.mark.parametrize("width", [320, 800, 1600])
def test_any_width_in_both_styles(width: int, style: kit.Style) -> None:
    scene = Scene(crowd_table().view(), PEOPLE, before=middle().view())
    picture = images.render("mousquetaires", scene, width=width, style=style)
    assert open_picture(picture).width == width and len(picture.png) < 450 * 1024
    assert picture.height == round(measures.height_of(scene.view) * width / measures.WIDTH) <= 1.3 * width


def test_an_empty_view_warms_up() -> None:
    assert draw_picture({}).width == 390


def test_every_place_mission_token_and_end_has_words() -> None:
    assert set(measures.PLACES) == set(PLACES) == set(pieces.PLACE_PATHS)
    assert all(WORDS.say(f"picture-toll-{card}") for card in MISSIONS)
    for end in ENDS:
        view = {**middle().view(), "over": True, "end": end, "winners": ["milady"], "phase": "over"}
        assert WORDS.say(f"picture-end-{end}") in draw_picture(view).alt
    quest = middle().view()["quest"]
    faces = {token: draw_picture({**middle().view(), "quest": {**quest, "n": 3, "board": [
        {"token": token, "up": True, "gone": False}]}}).png for token in TOKENS}  # fmt: skip
    assert len(set(faces.values())) == len(TOKENS)


def test_no_two_figures_look_alike_without_colour() -> None:
    """Letters of their own, and a pattern of its own for every shield of a musketeer."""
    musketeers = [*MUSKETEERS, "treville"]
    assert len(set(pieces.LETTERS.values())) == len(pieces.LETTERS)
    assert len({pieces.PATTERNS[seat] for seat in musketeers}) == len(musketeers)
    for seat in pieces.LETTERS:
        assert kit.contrast("white", pieces.SEAT_COLOURS[seat]) >= 4.5


def test_all_posts_of_a_mission_stand_in_its_panel() -> None:
    """The most that can be posted: four of strength 1 and more, as Milady sees them and as others do."""
    for is_milady in (False, True):
        backs = [{"trap": one in ("spies", "beggars"), "strength": 1} for one in POSTABLE[:4]]
        data = {"posted": list(POSTABLE[:4]) if is_milady else None, "trap": None, "backs": backs, "up": False}
        posts = missions.find_posts(WORDS, data)
        widths = [kit.text_width(post.text, "bold", kit.Size.LABEL) + 26 for post in posts]
        assert len(posts) == 4 and sum(widths) < 2 * (measures.HALF - 100)


def say_all(view: dict[str, Any]) -> Iterator[str]:
    """All that the board has to say in letters."""
    yield from (WORDS.say(f"picture-place-{place}") for place in PLACES)
    yield from (WORDS.say(f"picture-track-{key}") for key in ("time", "constance", "honour", "rochefort"))
    yield from (WORDS.say(f"picture-stake-{key}") for key in ("time", "constance", "honour"))
    yield from (WORDS.say(f"picture-mark-{key}") for key in ("lost", "treachery", "epic", "one-for-all"))
    for lying in filter(None, view["missions"].values()):
        yield from (WORDS.name("mission", lying["mission"]), WORDS.say(f"picture-toll-{lying['mission']}"))
        yield from (text for text, _ in missions.say_tasks(WORDS, lying))
        yield from (post.text for post in missions.find_posts(WORDS, lying))
    yield from (people.say_where(view, WORDS), *people.say_more(view, WORDS), *people.say_purse(view, WORDS))
    for seat in view["team"]:
        yield from (WORDS.name("seat", seat), *people.say_gear(view, WORDS, seat))
        yield people.say_state(view, WORDS, seat)
    for skill in SKILLS:
        yield from (WORDS.name("skill", skill), WORDS.say("picture-code", skill=skill))


@pytest.mark.parametrize("table", [middle, crowd_table])
@pytest.mark.parametrize("seat", [None, "milady"])
def test_the_board_tells_all_of_it_in_letters(table: Any, seat: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    view, pictures = dict(table().view(seat)), forget_pieces(monkeypatch)
    draw_picture(view)
    sizes = {text: measure(text, pictures[0][1]) for text in say_all(view)}
    assert not [text for text, size in sizes.items() if size < 6], "as small as 6 pixels on a telephone, and whole"


# --- what is hidden ---


@pytest.mark.parametrize("seat", [None, *MUSKETEERS])
def test_where_milady_is_is_in_no_picture_of_others(seat: str | None) -> None:
    for show in SHOWS:
        pictures = {
            draw_picture(middle(destination=place).view(seat), show) for place in ("paris", "quest", "richelieu")
        }
        assert len(pictures) == 1
    own = {draw_picture(middle(destination=place).view("milady")) for place in ("paris", "quest", "richelieu")}
    assert len(own) == 3
    assert "Milady is in hiding" in draw_picture(middle().view(seat)).alt


def test_posts_face_down_look_alike_and_milady_reads_hers() -> None:
    one, other = (middle(paris=mission("queens-message", foe, "cavois", up=False)) for foe in ("lubin", "boisrenard"))
    for seat in (None, "athos"):
        assert draw_picture(one.view(seat)) == draw_picture(other.view(seat))
    assert "Lubin" in draw_picture(one.view("milady")).alt and "Boisrenard" in draw_picture(other.view("milady")).alt


@pytest.mark.parametrize("table", [middle, crowd_table, duel_table])
def test_a_world_dealt_again_gives_the_same_pictures(table: Any) -> None:
    match = table().match
    for seat in (None, *match.seats):
        for show in SHOWS:
            twin = match.resample(seat, Dice(7))
            assert draw_picture(match.view(seat), show) == draw_picture(twin.view(seat), show)


def test_a_hand_is_named_to_those_who_see_it() -> None:
    table = middle(hands={"athos": ["kitty", "combat", "combat"]}, treachery=["ambush", "balm"])
    for seat in ("athos", "aramis"):
        alt = draw_picture(table.view(seat), "hand:athos").alt
        assert "1 × Kitty" in alt and "2 × Combat" in alt
    for seat in (None, "milady"):
        assert "Kitty" not in draw_picture(table.view(seat), "hand:athos").alt
    assert "Ambush" in draw_picture(table.view("milady"), "hand:milady").alt
    assert "Ambush" not in draw_picture(table.view("athos"), "hand:milady").alt
    with pytest.raises(DataError, match="no seat"):
        draw_picture(table.view(), "hand:rochefort")


def test_milady_has_no_hand_where_nobody_plays_her() -> None:
    with pytest.raises(DataError, match="no seat"):
        draw_picture(Table.set_up(1).view(), "hand:milady")


# --- what is said ---


FACE_UP = "Face up: space 2 (snare), space 7 (1 sword + 2 shields), space 12 (4 dice)."
"""What lies open on the board of `middle`: no number of a space runs into that of its token."""


def test_alt_text_of_a_turn() -> None:
    alt = draw_picture(middle().view()).alt
    assert alt.startswith("Cy to move (Athos). Mousquetaires du Roy, turn 6: The musketeers’ phase. Time 7 of 14, ")
    assert "La Rochelle −2, honour 5, Louvre 3 of 4" in alt and "Not at: Louvre" in alt
    assert "Porthos (Eve) Vieux-Colombier, 0 life, out of action" in alt
    assert "Nobility 6 done, Gallantry 5 open; posted: an adversary face down (strength 1) ×3, a trap" in alt
    assert "a trap face down (strength 1)." in alt
    assert f"The Golden Lily Inn: 3 of 12 cleared. {FACE_UP}" in alt
    assert "the quest" in draw_picture(crowd_table().view()).alt


def test_alt_text_tells_of_no_token_face_up_that_only_milady_sees() -> None:
    assert FACE_UP in draw_picture(middle().view("milady")).alt


def test_who_may_begin_is_told_while_nobody_acts() -> None:
    table = Table(active="athos")
    table.do("end-turn")
    alt = draw_picture(table.view()).alt
    assert alt.startswith("To move: Bob, Dee, Eve. ")


@pytest.mark.parametrize("show", ["board", "score"])
@pytest.mark.parametrize(
    ("winners", "text"),
    [
        (["milady"], "Milady wins: Ann. "),
        (list(MUSKETEERS), "The musketeers win: Bob, Cy, Dee, Eve. "),
        ([], "The musketeers have lost. "),
    ],
)
def test_the_end_is_told_first(winners: list[str], text: str, show: str) -> None:
    view = {**middle().view(), "over": True, "end": "time", "winners": winners, "phase": "over"}
    assert draw_picture(view, show).alt.startswith(text) and "time has run out" in draw_picture(view, show).alt


def test_what_changed_is_marked() -> None:
    before, after = earlier(), middle()
    assert draw_picture(after.view(), before=before.view()).png != draw_picture(after.view()).png
    assert draw_picture(after.view(), before=after.view()) == draw_picture(after.view())
    alt = draw_picture(after.view(), before=before.view()).alt
    assert "Since then: d’Artagnan went to Quest; d’Artagnan −2 life; Athos went to Paris; Aramis went to Quest" in alt


# --- a duel ---


def test_a_duel_is_told_round_by_round() -> None:
    alt = draw_picture(duel_table().view(), "duel").alt
    assert alt.startswith("Duel: Athos against Jussac; Jussac loses 1 life. Round 1: ")
    assert "Round 3: 1 sword, 1 shield against 1 cross; life lost 0 and 1." in alt
    assert draw_picture(middle().view(), "duel").alt == "No duel has been fought this turn."


def test_swords_are_cancelled_by_as_many_shields_and_extras_count() -> None:
    view = duel_table().view()
    first, second, last = (duel.faces_of(view, view["duel"], one) for one in view["duel"]["rounds"])
    own, theirs = first
    assert [(one.face, one.is_cancelled) for one in own if one.face == "sword"] == [("sword", True)] * 2, (
        "and the pistol’s"
    )
    assert [one.is_added for one in own] == [False] * 3 + [True, True]
    assert [one.is_cancelled for one in theirs if one.face == "sword"] == [True]
    assert not any(one.is_cancelled for one in last[0]) and any(one.is_cancelled for one in second[1])


def test_the_part_that_has_changed_tells_of_missions_and_the_quest_too() -> None:
    """Where nobody has moved and nobody is hurt: duels won, and a token turned up."""
    before, success = (middle(paris=mission("plot", "lubin", token=n)) for n in (0, 1))
    text = draw_picture(success.view(), "changed", before=before.view()).alt
    assert text.startswith("Paris: Plot, ") and "quest" not in text
    up = middle(paris=before.match.game.rules.dump(before.state)["paris"], board=board_of(*INN[:2], "+red-4", *INN[3:]))
    text = draw_picture(up.view(), "changed", before=before.view()).alt
    assert (
        text.startswith("Quest 1 of 4 · The Golden Lily Inn: 3 of 12 cleared.")
        and "space 3 (4 dice)" in text
        and "Plot" not in text
    )
    none = middle(paris=None)
    assert draw_picture(none.view(), "changed", before=before.view()).alt.startswith(
        "There is no mission left in Paris."
    )


def test_a_manoeuvre_is_gold_and_nothing_else_counts() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "felton"))
    table.do("duel:louvre:felton", "fight:none", dice="LLL SSSS")
    view = table.view()
    own, theirs = duel.faces_of(view, view["duel"], view["duel"]["rounds"][0])
    assert all(one.gold and not one.is_cancelled for one in own) and all(one.is_cancelled for one in theirs)


def test_a_duel_told_of_is_drawn_whatever_has_begun_since() -> None:
    table = duel_table()
    events = [[event.kind, dict(event.data)] for event in table.events]
    view = {**table.view(), "duel": None}
    assert draw_picture(view, "duel:told", events=events) == draw_picture(table.view(), "duel")
    assert draw_picture(view, "duel:told").alt == "No duel has been fought this turn."
    alt = draw_picture(view, "duel:told", events=events).alt
    assert "Swords parried: 2 of the musketeer’s, 1 of the adversary’s." in alt
    assert GAME.speech.apart == {"duel-ended": "duel:told"}


def test_a_sword_that_is_cancelled_faces_the_shield_that_does_it_and_what_does_nothing_is_outmost() -> None:
    view = duel_table().view()
    for one in view["duel"]["rounds"]:
        own, theirs = duel.arrange(*duel.faces_of(view, view["duel"], one))
        for blue, red in zip(own, theirs, strict=False):
            if blue.is_cancelled or red.is_cancelled:
                assert {blue.face, red.face} == {"sword", "shield"}, "one cancels the other"
        for side in (own, theirs):
            at_work = [face.counts or face.is_cancelled for face in side]
            assert at_work == sorted(at_work, reverse=True)


def test_an_open_round_is_shown_as_it_stands_with_armour_and_abilities() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "jussac", "boisrenard"),
                  gear={"athos": ["toledo-sword", "armor"]})  # fmt: skip
    table.do("duel:louvre:jussac", "fight:none", dice="SHL SSX")
    assert table.steps() == ["reroll"]
    alt = draw_picture(table.view(), "duel").alt
    assert "; not decided yet. Round 1: 1 sword, 2 shields, 1 lys against 2 swords, 1 cross, 1 shield; " in alt
    assert "Swords parried: 1 of the musketeer’s, 2 of the adversary’s." in alt


def test_a_foe_face_down_is_not_named_before_he_is_turned_up() -> None:
    tokens = board_of("red-4", "red-2", "red-3")
    table = Table(active="athos", place=at(athos="quest"), quest=3, board=tokens, hands={"athos": ["combat"]})
    table.do("return:0")
    assert draw_picture(table.view(), "duel").alt.startswith(
        "Duel: Athos against an unknown adversary; not decided yet."
    )
