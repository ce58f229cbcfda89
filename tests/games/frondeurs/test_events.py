"""What the table is told as things happen: everything that changes the position leaves a line, in words and in full."""

from __future__ import annotations

from fronde.core.types import Event
from fronde.games.frondeurs import GAME
from fronde.texts import words
from tests.games.frondeurs.table import Table, card, hold, season, set_up_for

WORDS = words("en", "frondeurs")
PLACE, MORE, REMOVE = card("A"), card("A", nth=1), card("C")
CONDE, RETZ = hold("condeean", "conde", n=3), hold("retzist", "retz", n=3)
HOMES = CONDE | RETZ | hold("cabalist", "duchesse-longueville", n=3) | hold("mazarinist", "mazarin", n=3)
JAILER = CONDE | hold("condeean", "metz", n=4)
HANDS = {"condeean": [PLACE, REMOVE], "retzist": [MORE, card("C", nth=1)]}


def lines(events: list[Event], seat: str | None = None) -> list[str]:
    """How events read to a seat."""
    return [WORDS.text(text) for event in events if (text := GAME.speech.event_text(event, seat)) is not None]


def jail(person: str, fortress: str | None = "metz") -> dict[str, str | None]:
    """An arrest of a position."""
    return {"person": person, "fortress": fortress}


def test_4_12_the_board_is_laid_out_and_nothing_said_of_the_cubes_of_the_avatars() -> None:
    assert lines(set_up_for(4).events) == ["The board is set up."]


def test_7_51_a_musketeer_won() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "athos", n=2), hands={"retzist": [PLACE, REMOVE]})
    assert lines(table.play(PLACE, "a", "athos"))[-2:] == ["Retzist gains Control of Athos.", "Retzist enlists Athos."]


def test_7_53_athos_called_on_and_his_cubes() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [PLACE, REMOVE]}, musketeers={"athos": "retzist"})
    assert lines(table.do("musketeer:athos")) == ["Retzist uses Athos."]
    assert lines(table.do("place:conti", "faction:cabalist")) == ["Cabalist places a cube at Conti (now 1)."]


def test_7_53_porthos_beside_a_musketeer_of_ones_own_or_anothers() -> None:
    own = Table(
        "retzist", cubes=RETZ, hands={"retzist": [PLACE]}, musketeers={"athos": "retzist", "porthos": "retzist"}
    )
    assert lines(own.do("musketeer:athos:porthos"))[0] == "Retzist uses Athos and Porthos."
    other = Table(
        "retzist", cubes=RETZ, hands={"retzist": [PLACE]}, musketeers={"athos": "retzist", "porthos": "cabalist"}
    )
    other.do("musketeer:athos")
    assert WORDS.text(GAME.speech.prompt(other.state, other.decisions("double-musketeer")[0])) == (
        "Retzist uses Athos. Do you add Porthos to double the effect?"
    )
    assert lines(other.do("help", seat="cabalist")) == ["Cabalist uses Porthos."]


def test_7_53_a_placement_blocked_names_who_and_where() -> None:
    table = Table("retzist", cubes=RETZ, hands=HANDS, musketeers={"d-artagnan": "cabalist", "porthos": "cabalist"})
    table.play(MORE, "a", "gondi")
    assert WORDS.text(GAME.speech.prompt(table.state, table.decisions("block-placement")[0])) == (
        "Retzist is about to place at Arch. Gondi. Do you block it with d’Artagnan?"
    )
    events = table.do("block-porthos", seat="cabalist")
    assert lines(events) == [
        "Cabalist blocks Arch. Gondi with d’Artagnan. The Active Player cannot place there until this Turn ends."
    ]
    assert events[0].data["musketeer"] == ["d-artagnan", "porthos"]
    table.place("caumartin")
    again = table.do("block", seat="cabalist")
    assert again[0].data == {"seat": "cabalist", "space": "caumartin", "musketeer": []}


def test_7_25_prisoners_freed_for_a_card() -> None:
    table = Table(cubes=JAILER, hands=HANDS, arrests=[jail("gaston"), jail("mole")])
    assert lines(table.do(f"card:{PLACE}", "liberate"))[-3:] == [
        f"Condéean gives up the Actions of {WORDS.say(f'card-{PLACE}')} to free prisoners.",
        "Condéean loses 4 cubes at Metz (0 left).",
        "Condéean loses Control of Metz.",
    ]
    assert lines(table.do("person:gaston")) == ["Gaston is free."]


def test_7_27_a_prisoner_taken_elsewhere() -> None:
    road = JAILER | hold("condeean", "stenay", n=3) | hold("condeean", "charleville")
    table = Table(cubes=road, hands=HANDS, arrests=[jail("gaston")])
    assert lines(table.do("move-prisoners")) == ["Gaston is moved to Stenay."]


def test_9_26_arrests_and_who_commands_the_army() -> None:
    princes = season("arrest", extra=0)
    table = Table(cubes=HOMES, hands={"condeean": [princes, PLACE]}, arrests=[])
    table.do(f"card:{princes}", "free-last")
    assert (
        WORDS.text(GAME.speech.prompt(table.state, table.decisions("imprison")[0]))
        == "In which Fortress do you put Condé?"
    )
    assert lines(table.do("fortress:metz", "fortress:metz", "fortress:louvre")) == [
        "Condé is Under Arrest, held at Metz.",
        "Conti is Under Arrest, held at Metz.",
        "D. Longueville is Under Arrest, held at Louvre.",
        "Carignan takes command of the army.",
    ]


def test_9_25_a_token_given_in_a_depression() -> None:
    coin = season("economic-depression", token="coin")
    table = Table(cubes=HOMES, hands={"condeean": [coin, PLACE]}, coins={"retzist": [2, 4]})
    table.do(f"card:{coin}", "free-last")
    assert lines(table.do("coin:4", seat="retzist"))[0] == "Retzist gives a Coin worth 4."
    crown = season("economic-depression", token="crown")
    table = Table(
        cubes=HOMES | hold("retzist", "gondi", n=2), hands={"condeean": [crown, PLACE]}, crowns={"retzist": 1}
    )
    table.do(f"card:{crown}", "free-last")
    assert lines(table.do("crown", seat="retzist"))[0] == "Retzist gives a Crown."


def test_9_23_a_season_card_turned_aside() -> None:
    taxes = season("removal", scope="government")
    cubes = HOMES | hold("retzist", "brienne", "d-avaux")
    table = Table(cubes=cubes, hands={"condeean": [taxes, PLACE]}, musketeers={"aramis": "retzist"})
    table.do(f"card:{taxes}", "free-last")
    assert lines(table.do("cancel:aramis", seat="retzist"))[0] == (
        f"Retzist gives Aramis to escape {WORDS.say(f'card-{taxes}')}."
    )


def test_9_24_old_noll_turned_aside() -> None:
    noll = season("old-noll")
    table = Table(cubes=HOMES, hands={"condeean": [noll, PLACE]}, musketeers={"porthos": "cabalist"})
    table.do(f"card:{noll}", "free-last")
    assert lines(table.do("cancel:porthos", seat="cabalist"))[0] == "Cabalist cancels Old Noll with Porthos."


def test_6_4_14_a_cube_taken_up() -> None:
    cubes = hold("retzist", "retz", n=97) | hold("retzist", "gondi", "lyon", "caumartin")
    table = Table("retzist", cubes=cubes, hands={"retzist": [PLACE, MORE]})
    assert lines(table.play(PLACE, "a", "lyon"))[-1] == "Retzist picks up a cube from Lyon."


def test_6_67_cubes_with_nowhere_to_go() -> None:
    cubes = hold("cabalist", "montrond", n=2) | hold("condeean", "conde", n=4) | hold("retzist", "orleans")
    table = Table(cubes=cubes, hands=HANDS)
    table.play(PLACE, "b", "montrond", "conde", "conde", "conde")
    assert lines(table.do("go"))[-2:] == [
        "2 Cabalist cubes from Montrond have nowhere to go and are lost.",
        "Condéean loses Control of Condé.",
    ]


def test_7_44_a_placement_given_up_for_the_king() -> None:
    table = Table("retzist", cubes=RETZ, hands=HANDS, king={"at": "lyon", "placed_by": "retzist"})
    table.play(MORE, "a")
    table.do("recover-king")
    assert lines(table.do("forfeit")) == ["Retzist gives up a placement."]
    assert lines(table.do("forfeit")) == ["Retzist gives up a placement.", "Retzist takes the King’s Pawn."]


def test_7_41_the_king_sent_out_and_what_he_drives_off() -> None:
    table = Table(
        "mazarinist",
        cubes=hold("mazarinist", "mazarin", n=3) | hold("retzist", "anne-of-austria", n=2),
        hands={"mazarinist": [PLACE, REMOVE]},
    )
    table.do("king-progress")
    assert lines(table.place("anne-of-austria")) == [
        "Mazarinist sends the King to Anne.",
        "Retzist loses 2 cubes at Anne (0 left).",
        "Mazarinist loses a cube at Mazarin (2 left).",
        "Mazarinist loses Control of Mazarin.",
    ]


def test_7_6_gold_laid_away_and_brought_out() -> None:
    table = Table(
        "mazarinist",
        cubes=hold("mazarinist", "mazarin", n=3) | hold("retzist", "brienne"),
        hands={"mazarinist": [REMOVE, PLACE]},
        reserve={"mazarinist": 2},
    )
    table.play(REMOVE, "a", "brienne")
    added = table.do("stop") if "stop" in table.options("remove-cubes") else []
    assert not lines(added)
    assert lines(table.do("reserve:add")) == ["Mazarinist adds a cube to the Gold or Exile box (now 3)."]


def test_8_11_the_game_ends_when_no_card_is_left_to_draw() -> None:
    state = set_up_for(4).state
    table = Table(
        "retzist",
        cubes=HOMES,
        hands={"retzist": [PLACE, MORE], "mazarinist": [REMOVE]},
        discard_row=[],
        spent_actions=[
            c for c in (*state.action_deck, *(c for h in state.hands for c in h)) if c not in (PLACE, MORE, REMOVE)
        ],
        spent_seasons=list(state.season_deck),
    )
    table.play(PLACE, "a", "gondi")
    table.do("stop")
    assert lines(table.end_turn())[-1] == "There is no card left to draw. The game is over."
    assert table.match.over
