"""Several choices with one click: what a menu offers, in which order it is carried out, and where it stops."""

from __future__ import annotations

from dataclasses import replace
from statistics import median
from typing import Any

import pytest

import images
from cogs.clicks import FORMS, ROUTES
from cogs.commands import matching
from cogs.messages import questions
from cogs.messages.forms import Fields
from cogs.messages.names import words
from cogs.messages.panel import tell_halt
from cogs.messages.parts import PER_MENU
from cogs.messages.pictures import Shot
from cogs.panels import views
from cogs.panels.replies import Asker, Reply
from fronde.core.ahead import MOST_TOGETHER, Course, find_order
from fronde.core.errors import RuleViolation, TableError
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.games.frondeurs.data import ACTION_CARDS
from fronde.host.commands.lobby import Join, Start
from fronde.host.commands.play import ActTogether
from fronde.host.notices.tips import EVERY_GAME
from fronde.host.people.actors import User
from fronde.host.reader import Choice
from fronde.host.store import Chance
from fronde.host.table import Playing
from fronde.host.tables import Opening, Tables
from images import Picture
from tests.cogs.limits import find_breaches
from tests.games.frondeurs.table import card, hold
from tests.host.memory import MemoryStore
from tests.turns import count_clicks

PEOPLE = [User(n, name) for n, name in enumerate(("Ann", "Bob", "Cy", "Dee"), 1)]
RETZ = hold("retzist", "retz", n=3)
LISTS = "Choose from all lists at once"


class Panel:
    """A game at a position, and the panel of whoever moves."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.tables = Tables(self.store, lambda: 0.0, lambda: Chance("", 1))
        self.reply = Reply([])
        self.clicks = 0

    @classmethod
    async def at(cls, key: str = "frondeurs", **position: Any) -> Panel:
        """A table of four whose game stands there."""
        panel = cls()
        game = get_game(key)
        people = PEOPLE[: game.title.player_counts[0]]
        await panel.tables.open(people[0], Opening(key, 1, guild=2, size=len(people)))
        for person in people[1:]:
            await panel.tables.run(1, person, Join())
        await panel.tables.run(1, people[0], Start())
        if position:
            table = await panel.table()
            tokens = tuple(player.token for player in table.record.players)
            table.match = Match.at(game, Setup(key, tokens, 1), position)[0]
            table.match.revision = table.record.revision
            table.renew_questions()
        await panel.open()
        return panel

    async def have_played_before(self) -> None:
        """Nobody is new to the game from now on."""
        for person in PEOPLE:
            await self.tables.stop_coaching(await self.table(), person.id, EVERY_GAME)
        await self.open()

    async def table(self) -> Playing:
        """The table as it stands."""
        async with self.tables.hold(1) as table:
            assert isinstance(table, Playing)
            return table

    async def click(self, custom_id: str, *picks: str, click: int | None = None, fields: Fields | None = None) -> Reply:
        """What whoever is asked gets for a click, or for a form with these `fields`."""
        table = await self.table()
        user = table.player_of(table.match.waiting_for()[0]).user
        person = replace(next(p for p in PEOPLE if p.id == user), click=click)
        _, name, *arguments = custom_id.split(":")
        route = (ROUTES if fields is None else FORMS)[name]
        asker = Asker(self.tables, person, 1, 2, None)
        values = list(picks) if fields is None else fields
        return await route.handler.check_and_run(asker, *route.take(route.kind.read(arguments), values))

    async def open(self) -> None:
        """Open the panel anew."""
        self.reply = await self.click("b:turn:1")

    def menu(self, step: str) -> Any:
        """The menu of a question."""
        return next(p for p in self.reply.parts if f":{step}:" in p.get("menu", ""))

    def labels(self, step: str) -> dict[str, str]:
        """What the menu lists, and the value of each."""
        return {label: value for value, label, _ in self.menu(step)["options"]}

    async def choose(self, step: str, *labels: str, click: int | None = None) -> str:
        """Choose entries by how they read; gives what the answer says of it."""
        values = [self.labels(step)[label] for label in labels]
        self.reply = await self.click(self.menu(step)["menu"], *values, click=click)
        return note_of(self.reply)

    async def press(self, label: str) -> str:
        """Press the button that reads like this; gives what the answer says of it."""
        buttons = {one["label"]: one["id"] for part in self.reply.parts for one in part.get("buttons", ())}
        self.reply = await self.click(buttons[label])
        return note_of(self.reply)

    async def log(self) -> list[str]:
        """Every choice that stands."""
        return [action.picks[0] for action in (await self.table()).match.log]


def note_of(reply: Reply) -> str:
    """What an answer says of a click: it stands right above the first question, or, where nothing is asked, first."""
    texts = [str(part["text"]) for part in reply.parts if "text" in part]
    indices = (n for n, text in enumerate(texts) if text.startswith("*Optional*") or text[:2] == text[-2:] == "**")
    return texts[max(next(indices, 1) - 1, 0)]


async def placing(target: str = "all", set_: str = "A", **more: Any) -> Panel:
    """The Retzist about to place, their card and Action just chosen."""
    panel = await Panel.at(active="retzist", hands={"retzist": [card(set_, target)]}, **{"cubes": RETZ, **more})
    action = next(label for label in panel.labels("play-card") if "Place" in label)
    await panel.choose("play-card", action)
    return panel


async def test_a_card_and_its_action_are_one_choice_that_tells_what_it_reaches() -> None:
    panel = await Panel.at(active="retzist", cubes=RETZ, hands={"retzist": [card("A"), card("C")]})
    menu = panel.menu("play-card")
    assert len(menu["options"]) == 4 and menu["most"] == 1, "two cards, two Actions each"
    assert any("Place up to 4 cubes" in label for _, label, _ in menu["options"])
    assert menu["options"][0][1:] == [
        "Vive le Roi! · Place up to 4 cubes: any Space",
        "9 choices: Retz, Parl. de Paris, Hôtel de Ville, Arch. Gondi …",
    ]
    label = next(label for _, label, _ in menu["options"] if "Place up to 4 cubes" in label)
    assert await panel.choose("play-card", label) == ""
    assert await panel.log() == [f"card:{card('A')}", "action:a"], "each is logged"
    moves = panel.store.tables[1].moves
    assert [move.step for move in moves] == ["play-card", "choose-action"] and moves[0].digest is None
    assert panel.menu("place-cubes")["most"] == 4


async def test_several_cubes_go_with_one_click_and_are_taken_back_one_by_one() -> None:
    panel = await placing()
    revision = (await panel.table()).record.revision
    assert await panel.choose("place-cubes", "Arch. Gondi ×2", "Caumartin", "then: Done") == ""
    assert (await panel.log())[2:] == ["space:gondi", "space:gondi", "space:caumartin", "stop"]
    assert (await panel.table()).record.revision == revision + 1, "one change"
    undo = next(b for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == "Undo")
    await panel.click(undo["id"])
    assert (await panel.log())[2:] == ["space:gondi", "space:gondi", "space:caumartin"], "each a choice of its own"


async def test_what_lies_in_several_lists_is_chosen_in_one_form() -> None:
    panel = await placing(cubes=hold("retzist", "retz", "metz", "caumartin", "gondi"))
    opener = next(b["id"] for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == LISTS)
    reply = await panel.click(opener)
    assert reply.form is not None and panel.menu("place-cubes"), "the menus are there too"
    payload = reply.form.to_dict()
    assert find_breaches("POST", "/interactions/1/x/callback", {"type": 9, "data": payload}) == []
    lists = {part["label"]: part["component"] for part in payload["components"]}
    assert list(lists) == ["Yours", "Empty", "And then"] and not any(one["required"] for one in lists.values())
    (decision,) = (one.decision for one in (await panel.table()).questions["retzist"] if one.decision.required)
    numbers = {option["value"] for one in lists.values() for option in one["options"]}
    assert {str(n) for n in range(len(decision.options))} <= numbers, "everything that the question offers"
    values = ([option["value"] for option in lists[name]["options"]] for name in ("Yours", "Empty"))
    yours, empty = ([one for one in numbers if one.isdecimal()] for numbers in values)
    revision = (await panel.table()).record.revision
    empty_answer = await panel.click(reply.form.custom_id, fields={})
    assert "Choose" in note_of(empty_answer) and (await panel.table()).record.revision == revision
    fields = {"0": yours[:1], "1": empty[:2], "2": []}
    await panel.click(reply.form.custom_id, click=7, fields=fields)
    picks = [decision.options[int(one)] for one in (*yours[:1], *empty[:2])]
    assert sorted((await panel.log())[2:]) == sorted(picks)
    assert (await panel.table()).record.revision == revision + 1, "one change"
    again = await panel.click(reply.form.custom_id, click=7, fields=fields)
    for late in (again, await panel.click(reply.form.custom_id, fields=fields), await panel.click(opener)):
        assert late.form is None and ("is already settled" in str(late.parts) or "done already" in str(late.parts))
    assert (await panel.table()).record.revision == revision + 1


async def open_turn(panel: Panel) -> tuple[str, dict[str, dict[str, str]]]:
    """The id of the form for the rest of a turn, and what each field lists: how it reads -> its value."""
    reply = await panel.click(
        next(b["id"] for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == LISTS)
    )
    assert reply.form is not None
    payload = reply.form.to_dict()
    assert find_breaches("POST", "/interactions/1/x/callback", {"type": 9, "data": payload}) == []
    parts = payload["components"]
    return reply.form.custom_id, {
        p["label"]: {o["label"]: o["value"] for o in p["component"]["options"]} for p in parts
    }


async def rest_of_turn() -> Panel:
    """The Retzist about to place two cubes and then to remove one; nobody is new to the game."""
    cubes = RETZ | hold("cabalist", "caumartin", "lyon")
    panel = await Panel.at(active="retzist", hands={"retzist": [card("D")]}, cubes=cubes)
    await panel.have_played_before()
    await panel.choose("play-card", next(one for one in panel.labels("play-card") if "then remove" in one))
    return panel


async def test_the_rest_of_a_turn_is_one_form_and_each_choice_enters_as_one() -> None:
    panel = await rest_of_turn()
    form, lists = await open_turn(panel)
    where, which, what, then = lists
    assert where.startswith("Where does the next cube go?") and which.startswith("Where do you remove a cube?")
    assert (what, then) == ("What else you may do this Turn", "And then")
    assert set(lists[which]) == {"Retz", "Caumartin", "Lyon"}, "not what would take back the cube just placed"
    first = "Arch. Gondi" if "Arch. Gondi" in lists[where] else next(iter(lists[where]))
    before, revision = await panel.log(), (await panel.table()).record.revision
    fields = {
        "0": [lists[where][first]],
        "1": [lists[which]["Lyon"]],
        "2": [lists[what]["Affiliate cube · Place at Gaston"]],
        "3": [lists[then]["End turn"]],
    }
    panel.reply = await panel.click(form, fields=fields)
    log = (await panel.log())[len(before) :]
    assert log[2:] == ["space:lyon", "affiliate", "place:gaston", "end-turn"] and len(log) == 6, log
    table = await panel.table()
    assert [a.step for a in table.match.log][len(before) :][:3] == ["place-cubes", "place-cubes", "remove-cubes"]
    assert table.record.revision == revision + 1 and table.match.turn.seat != "retzist"


async def test_a_form_ends_no_turn_before_everything_it_chose() -> None:
    panel = await rest_of_turn()
    form, lists = await open_turn(panel)
    where, which, what, then = lists
    later = next(label for label in lists[where] if label.startswith("then: "))
    before = await panel.log()
    fields = {
        "0": [lists[where]["Arch. Gondi"], lists[where][later]],
        "1": [lists[which]["Lyon"]],
        "2": [lists[what]["Affiliate cube · Place at Gaston"]],
        "3": [lists[then]["End turn"]],
    }
    panel.reply = await panel.click(form, fields=fields)
    assert "end-turn" not in (await panel.log())[len(before) :], "Gondi does not open the other Space"
    assert (await panel.table()).match.turn.seat == "retzist" and later.removeprefix("then: ")[:5] in note_of(
        panel.reply
    )


async def test_a_form_that_can_do_nothing_says_why() -> None:
    panel = await rest_of_turn()
    form, lists = await open_turn(panel)
    where, which, *_, then = lists
    before = await panel.log()
    note = note_of(await panel.click(form, fields={"3": [lists[then]["End turn"]]}))
    assert "used" not in note and "Turn" in note
    many = {"0": [lists[where]["Arch. Gondi"]], "1": [lists[which]["Lyon"]] * 20}
    assert f"up to {2 + MOST_TOGETHER} options" in note_of(await panel.click(form, fields=many))
    assert await panel.log() == before


async def test_a_step_that_a_form_leaves_early_ends_by_itself_and_undo_takes_back_one_choice() -> None:
    panel = await rest_of_turn()
    form, lists = await open_turn(panel)
    where, which, *_ = lists
    before = await panel.log()
    fields = {"0": [lists[where]["Arch. Gondi"]], "1": [lists[which]["Caumartin"]]}
    panel.reply = await panel.click(form, fields=fields)
    assert (await panel.log())[len(before) :] == ["space:gondi", "stop", "space:caumartin"]
    assert note_of(panel.reply) == ""
    await panel.click(next(b["id"] for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == "Undo"))
    assert (await panel.log())[len(before) :] == ["space:gondi", "stop"]


async def test_a_form_says_what_it_could_not_do_and_takes_no_step_it_did_not_ask() -> None:
    panel = await rest_of_turn()
    form, lists = await open_turn(panel)
    where, which, *_ = lists
    before = await panel.log()
    for fakes in (["play-card@card:a01"], ["end-turn@stop"], ["remove-cubes@space:lyon"] * 11, ["nothing@space:lyon"]):
        assert len(note_of(await panel.click(form, fields={"0": fakes}))) > 10
        assert await panel.log() == before
    fields = {"0": [lists[where]["Retz ×2"]], "1": [lists[which]["Lyon"], lists[which]["Caumartin"]]}
    text = note_of(await panel.click(form, fields=fields))
    assert (await panel.log())[len(before) :] == ["space:retz", "space:retz", "space:lyon"]
    assert text.startswith("Not done: Caumartin. ")


async def test_somebody_new_gets_no_form_for_the_rest_of_a_turn() -> None:
    panel = await placing("all", "D")
    assert not any(b["label"] == LISTS for p in panel.reply.parts for b in p.get("buttons", ()))


async def test_the_cheapest_order_in_which_all_are_lawful_is_taken() -> None:
    panel = await placing()
    await panel.choose("place-cubes", "Innocent X", "Arch. Gondi", "Lyon")
    assert "2 left" not in str(panel.reply.parts), "two of the three cost a cube more"
    table = await panel.table()
    courses = [Course(("space:nowhere",), frozenset({"place-cubes"}))]
    assert find_order(table.game, table.match.state, "retzist", courses) == courses


async def test_what_cannot_be_done_as_well_is_named_with_the_reason_and_its_rule() -> None:
    panel = await placing("persons", "B")
    text = await panel.choose("place-cubes", "Arch. Gondi", "Arch. Gondi ×2")
    assert (await panel.log())[2:] == ["space:gondi", "space:gondi"]
    assert text.startswith("Not done: ") and "Arch. Gondi" in text and "6.46" in text


async def test_the_reason_is_that_which_holds_where_the_choice_failed() -> None:
    """What was done before has used up the cubes; that Retz is not Adjacent to itself is no matter."""
    panel = await Panel.at()
    await panel.choose("setup-cubes", "End turn")
    await panel.open()
    text = await panel.choose("setup-cubes", "Retz", "Retz ×2")
    assert (await panel.log())[1:] == ["space:retz", "space:retz"]
    assert text == "Not done: Retz. You have already placed all the cubes you may place now. (rule 4.12)"
    panel = await placing("persons", "B")
    text = await panel.choose("place-cubes", "Caumartin ×2", "Arch. Gondi ×2")
    assert len(await panel.log()) == 5, "three cubes, and no question any more"
    assert text.endswith(f". {words(None, 'frondeurs').say('error-used-up')} (rule 6.4)")


async def test_several_that_are_refused_have_each_its_own_reason() -> None:
    panel = await placing("all", "A", cubes=RETZ | hold("cabalist", "caumartin"))
    table, chains = await panel.table(), (("space:caumartin",), ("space:gondi",), ("space:metz",))
    [question] = [one for one in table.questions["retzist"] if one.decision.step == "place-cubes"]
    person = next(p for p in PEOPLE if p.id == table.player_of("retzist").user)
    outcome = await panel.tables.run(1, person, ActTogether("retzist", "place-cubes", chains, question.stamp))
    assert outcome.halt is not None and (await panel.log())[2:] == ["space:gondi"]
    assert [refusal.rule for refusal in outcome.halt.refusals.values()] == ["6.43", "6.48"]
    names = {"space:caumartin": "Caumartin", "space:metz": "Metz"}
    lines = tell_halt(await panel.table(), outcome.halt, names, words(None, "frondeurs")).splitlines()
    assert [line.partition(". ")[0] for line in lines] == ["Not done: Caumartin", "Not done: Metz"]


async def test_what_only_follows_another_choice_says_what_is_missing_when_it_is_chosen_alone() -> None:
    panel = await Panel.at("liberte", active="amber", hands={"amber": ["c22"]})
    await panel.choose("choose-action", next(iter(panel.labels("choose-action"))))
    then = next(label for label in panel.labels("place-blocks") if label.startswith("then: Keep it in"))
    before = await panel.log()
    text = await panel.choose("place-blocks", then)
    assert text.startswith("First place the ") and "keep" not in text and await panel.log() == before
    panel = await placing()
    await panel.choose("place-cubes", "Arch. Gondi", "then: Done")
    await panel.choose("at-any-time", "then: End turn")
    assert (await panel.log())[-1] == "end-turn", "alone it ends the turn"


async def test_it_stops_where_a_rival_has_to_answer_and_where_something_is_won() -> None:
    panel = await placing(musketeers={"d-artagnan": "cabalist"})
    text = await panel.choose("place-cubes", "Arch. Gondi", "Caumartin")
    assert text == "Not done yet: Caumartin. Cabalist must answer first."
    cubes = RETZ | hold("retzist", "gondi", n=2)
    panel = await placing(cubes=cubes)
    text = await panel.choose("place-cubes", "Arch. Gondi", "Hôtel de Ville ×2", "then: Done")
    assert (await panel.log())[2:] == ["space:hotel-de-ville", "space:hotel-de-ville", "space:gondi"]
    assert text == "", "what wins a Coin comes last; that was enough is no matter"
    both = RETZ | hold("retzist", "gondi", n=2) | hold("retzist", "hotel-de-ville", n=3)
    panel = await placing(cubes=both)
    text = await panel.choose("place-cubes", "Arch. Gondi", "Hôtel de Ville")
    assert text == "Not done yet: Hôtel de Ville. Something new has come up; choose again."


async def test_the_affiliate_cube_and_the_end_of_the_turn_are_one_click() -> None:
    panel = await placing()
    await panel.choose("place-cubes", "Arch. Gondi", "then: Done")
    await panel.choose("at-any-time", "Affiliate cube · Place at Gaston", "then: End turn")
    assert (await panel.log())[-3:] == ["affiliate", "place:gaston", "end-turn"]


async def test_two_cards_of_a_turn_are_chosen_together_in_richelieu() -> None:
    panel = await Panel.at("richelieu")
    assert panel.menu("take-card")["most"] == 1, "just one, in the first turn of the game"
    await panel.choose("take-card", next(iter(panel.labels("take-card"))))
    end = next(b["id"] for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == "End turn")
    await panel.click(end)
    await panel.open()
    assert panel.menu("take-card")["most"] == 1, "somebody new takes one step after the other"
    assert not any(label.startswith("then: ") for label in panel.labels("take-card"))
    await panel.have_played_before()
    later = [label for label in panel.labels("take-card") if label.startswith("then: ")]
    assert "then: End turn" in later and panel.menu("take-card")["most"] == 2
    before = await panel.log()
    await panel.choose("take-card", next(iter(panel.labels("take-card"))), "then: End turn")
    log = (await panel.log())[len(before) :]
    assert len(log) in (1, 2) and (len(log) == 1 or log[1] == "end-turn")


async def test_what_is_delivered_twice_is_done_once() -> None:
    panel = await placing()
    menu, values = panel.menu("place-cubes")["menu"], panel.labels("place-cubes")
    await panel.click(menu, values["Arch. Gondi"], values["Caumartin"], click=7)
    before = await panel.log()
    again = await panel.click(menu, values["Arch. Gondi"], values["Caumartin"], click=7)
    assert "done already" in note_of(again) and await panel.log() == before


async def test_more_than_may_be_chosen_and_forged_chains_are_refused_and_change_nothing() -> None:
    panel = await placing()
    menu, before = panel.menu("place-cubes")["menu"], await panel.log()
    for picks in (["0", "1", "2", "3", "4"], ["space:x>end-turn"], ["end-turn>end-turn"], ["card:a01>card:a01"]):
        reply = await panel.click(menu, *picks)
        assert len(note_of(reply)) > 10 and await panel.log() == before


@pytest.mark.parametrize(("key", "most"), [("frondeurs", 4), ("richelieu", 2)])
def test_a_turn_takes_few_clicks(key: str, most: float) -> None:
    """`make bench` measures 50 games."""
    assert median(count_clicks(key, 2, turns=40)) <= most


async def test_what_is_not_on_offer_is_told_with_its_rule_in_a_menu() -> None:
    panel = await placing("persons", "B")
    menu = panel.menu("place-cubes")
    assert menu["options"][-1][1] == "Why not …?"
    await panel.choose("place-cubes", "Why not …?")
    assert await panel.log() == [f"card:{card('B', 'persons')}", "action:a"], "nothing is chosen by it"
    hints = {label: (value, hint) for p in panel.reply.parts for value, label, hint in p.get("options", ())}
    value, hint = hints["Lyon"]
    assert "6.44" in hint and "Arch. Gondi" not in hints
    why = next(p["menu"] for p in panel.reply.parts if any(v == value for v, *_ in p.get("options", ())))
    reply = await panel.click(why, value)
    assert note_of(reply).startswith("**Lyon**: ") and "6.44" in note_of(reply)
    back = await panel.click(why, "back")
    assert note_of(back) == ""


async def test_the_only_choice_is_a_button_beside_what_is_not_on_offer() -> None:
    panel = await Panel.at(
        "jeanne",
        owner={"calais": "angleterre", "arras": "flandres"},
        active="angleterre",
        war=True,
        hands={"angleterre": ["ram"]},
        used={"angleterre": ["cannon", "cannon"]},
    )
    await panel.choose("expand", "Stop expanding")
    [ends] = [b["id"] for part in panel.reply.parts for b in part.get("buttons", ()) if b["label"] == "End turn"]
    assert list(panel.labels("fight")) == ["Why not …?"]
    await panel.choose("fight", "Why not …?")
    assert any("7.4.1" in hint for part in panel.reply.parts for _, _, hint in part.get("options", ()))
    assert await panel.log() == ["expand:done"]
    await panel.click(ends)
    assert (await panel.log())[-1] == "end-turn"


async def test_what_a_choice_closes_is_said_once() -> None:
    panel = await placing("persons", "B")
    text = await panel.choose("place-cubes", "Arch. Gondi ×2")
    assert text.startswith("-# No longer available: Arch. Gondi") and "6.46" in text
    text = await panel.choose("place-cubes", "Caumartin")
    assert "Arch. Gondi" not in text


async def test_typing_what_is_not_on_offer_gives_the_reason_and_its_rule() -> None:
    panel = await placing("persons", "B")
    table, english = await panel.table(), words(None, "frondeurs")
    user = table.player_of("retzist").user or 0
    name, value = next(one for one in matching.suggest(table, user, "lyon", english) if one[1] == "space:lyon")
    assert name.startswith("Lyon — not now: ")
    for text in (value, "Lyon", "lyon"):
        with pytest.raises(RuleViolation) as refusal:
            matching.read_choice(table, user, text, english)
        assert refusal.value.rule == "6.44"
    with pytest.raises(TableError, match="no-such-choice"):
        matching.read_choice(table, user, "Paradise", english)


async def test_cards_are_compared_and_all_is_taken_back_at_once() -> None:
    panel = await Panel.at(active="retzist", cubes=RETZ, hands={"retzist": [card("A"), card("C")]})
    compare = next(b for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == "Compare")
    note = note_of(await panel.click(compare["id"]))
    assert "**Vive le Roi! · Place up to 4 cubes: any Space**: 9 choices: Hôtel de Ville (+4), Lyon (+4), " in note
    assert "Mme Chevreuse" in note and note.endswith("the points you gain or lose at once.")
    label = next(label for label in panel.labels("play-card") if "Place" in label)
    await panel.choose("play-card", label)
    await panel.choose("place-cubes", "Arch. Gondi", "Caumartin", "then: Done")
    text = "".join(part.get("text", "") for part in panel.reply.parts)
    assert "This turn so far" in text and "- Points: you (+3)" in text and "So far" not in text
    everything = next(b for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == "Undo all")
    panel.reply = await panel.click(everything["id"])
    assert await panel.log() == [] and not panel.store.tables[1].moves
    assert (await panel.table()).untold == []
    stale = await panel.click(everything["id"])
    assert "settled" in note_of(stale)


async def test_opening_cubes_stand_when_their_player_says_so_with_one_click_or_with_two() -> None:
    panel = await Panel.at()
    assert panel.menu("setup-cubes")["most"] == 3 and "End turn" in panel.labels("setup-cubes")
    await panel.choose("setup-cubes", "Villeroy", "Anne", "End turn")
    assert await panel.log() == ["space:villeroy", "space:anne-of-austria", "stop"]
    assert (await panel.table()).match.waiting_for() == ["retzist"]
    await panel.open()
    await panel.choose("setup-cubes", "Arch. Gondi", "Caumartin")
    text = "\n".join(part.get("text", "") for part in panel.reply.parts)
    assert "You place 2 cubes at Arch. Gondi and Caumartin" in text and "Cannot be undone" in text
    assert "Until you end it, Undo takes back your last choice" in text, "the tip is that of an end, too"
    assert (await panel.table()).match.waiting_for() == ["retzist"]
    everything = next(b for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == "Undo all")
    panel.reply = await panel.click(everything["id"])
    assert len(await panel.log()) == 3 and "Arch. Gondi" in panel.labels("setup-cubes")


async def test_as_many_may_be_chosen_at_once_as_the_menu_says_and_one_cube_is_one() -> None:
    panel = await Panel.at()
    assert panel.menu("setup-cubes")["placeholder"].endswith("(choose up to 2)"), "and the end with them"
    await panel.choose("setup-cubes", "Villeroy")
    menu = panel.menu("setup-cubes")
    assert menu["most"] == 1 and "choose up to" not in menu["placeholder"], "two were ticked, and one could be placed"
    panel = await Panel.at("liberte")
    await panel.have_played_before()
    while "place-blocks" not in [one.decision.step for one in (await panel.table()).questions_of(1)]:
        table = await panel.table()
        seat = table.match.waiting_for()[0]
        question = next(d for d in table.match.decisions_of(seat) if d.required)
        table.match.submit(seat, (question.options[0],), question.step)
        table.renew_questions()
    await panel.open()
    menu, n = panel.menu("place-blocks"), (await panel.table()).match.decisions[0].about["n"]
    text = "(choosing one ends the step)" if n == 1 else f"(choose up to {n})"
    assert menu["most"] == n + 1 and menu["placeholder"].endswith(text), "the card is kept or not along with them"


async def test_before_a_turn_ends_the_panel_says_what_it_cost_and_opens_for_others() -> None:
    cubes = RETZ | hold("cabalist", "caumartin") | hold("mazarinist", "charlotte-chevreuse")
    panel = await Panel.at(active="retzist", cubes=cubes, hands={"retzist": [card("D"), card("C")]})
    label = next(label for label in panel.labels("play-card") if "then remove" in label)
    await panel.choose("play-card", label)
    await panel.choose("place-cubes", "Lyon")
    await panel.choose("remove-cubes", "Caumartin")
    lines = [line for part in panel.reply.parts for line in part.get("text", "").splitlines()]
    assert "- Costs: 1 cube for a connection." in lines
    assert "- Opens for others: Caumartin (Mazarinist)." in lines


async def test_what_reveals_something_says_beforehand_that_it_cannot_be_undone() -> None:
    panel = await placing(cubes=RETZ | hold("retzist", "gondi", n=2))
    hints = {label: hint for _, label, hint in panel.menu("place-cubes")["options"]}
    assert hints["Arch. Gondi"].endswith("wins a Coin · cannot be undone") and "undone" not in hints["Caumartin"]


async def test_control_that_is_lost_is_told_and_a_long_turn_whole() -> None:
    cubes = RETZ | hold("cabalist", "gondi", n=3) | hold("retzist", "caumartin")
    reaching = next(c.id for c in ACTION_CARDS.values() if c.b.controlled and c.target == "persons")
    panel = await Panel.at(active="retzist", cubes=cubes, hands={"retzist": [reaching]})
    label = next(label for label in panel.labels("play-card") if "Remove" in label)
    await panel.choose("play-card", label)
    await panel.choose("remove-cubes", "Arch. Gondi")
    events = [event for move in panel.store.tables[1].moves for event in move.events]
    assert ["control-lost", {"seat": "cabalist", "space": "gondi"}] in [event[:2] for event in events]
    reply = await panel.click("b:whole:1:0:9")
    assert "loses Control of Arch. Gondi" in reply.parts[0]["text"]


async def test_what_may_be_chosen_stays_in_sight_for_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    async def draw(shot: Shot, locale: str | None) -> Picture:
        names.append(shot.show)
        return Picture(b"", "What may be chosen", 1, 1)

    monkeypatch.setattr(views, "draw", draw)
    panel = await placing()
    choices = next(b for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == "Show choices")
    panel.reply = await panel.click(choices["id"])
    await panel.choose("place-cubes", "Arch. Gondi")
    assert panel.reply.pictures and len(names) == 2 and names[1].startswith("targets:"), "with the next question too"
    await panel.choose("place-cubes", "Caumartin", "Done")
    reply = await panel.choose("at-any-time", "then: End turn")
    assert not panel.reply.pictures and isinstance(reply, str), "it ends with the turn"


async def test_choices_that_lie_far_apart_are_seen_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    async def draw(shot: Shot, locale: str | None) -> Picture:
        names.append(shot.show)
        return Picture(b"", "What may be chosen", 1, 1)

    def find(label: str) -> str:
        return next(b["id"] for p in panel.reply.parts for b in p.get("buttons", ()) if b["label"] == label)

    monkeypatch.setattr(views, "draw", draw)
    monkeypatch.setattr(images, "parts_of", lambda game, view, show: ["targets:lyon", "targets:aix", "targets:retz"])
    panel = await placing()
    panel.reply = await panel.click(find("Show choices"))
    assert "this is part 1 of 3" in note_of(panel.reply)
    panel.reply = await panel.click(find("Show part 2 of 3"))
    assert "this is part 2 of 3" in note_of(panel.reply)
    await panel.choose("place-cubes", "Arch. Gondi")
    assert names == ["targets:lyon", "targets:aix", "targets:aix"], "the part stays with the next question"
    panel.reply = await panel.click(find("Show part 3 of 3"))
    panel.reply = await panel.click(find("Show part 1 of 3"))
    assert names[-2:] == ["targets:retz", "targets:lyon"]


def test_no_menu_is_opened_for_what_can_be_chosen_once_and_then_again() -> None:
    """A menu more, with a heading that a telephone cuts to the same, for an entry or two that are doubled."""
    single = [Choice(f"{n:02}", (f"{n:02}",), f"Space {n:02}", "", "North") for n in range(20)]
    doubles = [replace(one, value=f"{one.id}>{one.id}", chain=(one.id, one.id)) for one in single[:6]]
    candidates = [*single[:6], *doubles, *single[6:]]
    choices = list(questions._leave_out_doubles(candidates, PER_MENU - 1))
    assert choices == [choice for choice in candidates if choice not in doubles[4:]], "the last are left out"
    many = [replace(one, group="South") for one in single] * 2
    assert list(questions._leave_out_doubles([*many, *doubles], PER_MENU)) == [*many, *doubles], "it needs two anyway"
    titles = [leaf.title for leaf in questions.make_leaves(many, PER_MENU)]
    assert len(titles) == 2 and all(title.endswith(" · South") for title in titles), "what tells them apart comes first"
