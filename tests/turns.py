"""How many clicks a turn takes: games that machines play through the panels, each with as few clicks as a panel allows.

    python -m tests.turns --games 50 [--game frondeurs]

A machine says what it would do next (`fronde.lab.balance`); whoever plays it looks for the button or menu that does
most of that at once, as somebody would who knows what they want. Counted is every click: opening the panel, turning a
page, each choice, and those of others who have to answer in that turn. A form counts twice, to open it and to send it;
what a turn takes without forms stands beside it. The set-up is counted for each person who has one, by hand and with
*Choose the rest for me*.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from statistics import median, quantiles
from typing import Any, NamedTuple

from cogs import ids
from cogs.clicks import FORMS, ROUTES
from cogs.messages.forms import Fields
from cogs.messages.names import words
from cogs.messages.panel import question_parts
from cogs.messages.questions import make_lists
from cogs.panels.replies import Asker, Reply
from fronde.core.ahead import Chain
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Turn
from fronde.games import GAMES, get_game
from fronde.host.commands.lobby import Join, Start
from fronde.host.people.actors import User
from fronde.host.reader import OF, REST, Reader
from fronde.host.store import Chance
from fronde.host.table import Playing
from fronde.host.tables import Opening, Tables
from fronde.lab.sparring import make_machine as machine_of
from tests.host.memory import MemoryStore

SETUP = {"setup-cubes", "choose-start", "place-third", "lay-tokens", "first-paris", "take-paris", "post"}
"""The questions of a set-up; the first other one ends it."""
LONGEST, LONGEST_GAME = 12, 2000
"""Choices a machine plans ahead; turns of a game."""


class Click(NamedTuple):
    """A button, or what is chosen in a menu, and how many of the choices that are planned it makes."""

    custom_id: str
    picks: list[str]
    does: int
    form: Fields | None = None
    """What is sent, where the button opens a form."""

    @property
    def cost(self) -> int:
        """How many interactions it takes."""
        return 1 if self.form is None else 2


def make_machine(key: str, seed: int) -> Any:
    """The machine of a game."""
    return machine_of(get_game(key), Dice(seed))


def plan(match: Match, machine: Any) -> list[Action]:
    """What the machine would do next, as far as nothing new is seen and nobody else chooses."""
    ahead = match.copy()
    planned: list[Action] = []
    while not ahead.over and len(planned) < LONGEST:
        if planned and not ahead.can_undo(planned[0].seat):
            break
        decided = machine(ahead.state, [d for d in ahead.decisions if ahead.find_sealed_answer(d) is None])
        if planned and decided[0].seat != planned[0].seat:
            break
        for action in decided:
            if action.seat != decided[0].seat:
                return planned
            ahead.submit(action.seat, action.picks, action.step)
            planned.append(action)
            if ahead.over or ahead.held_answers or not ahead.can_undo(action.seat):
                return planned
    return planned


def find_form(parts: Sequence[Any], table: Playing, planned: Sequence[Action]) -> Click | None:
    """The form that makes most of the choices that are planned, and what is chosen in it."""
    forms = [
        one for part in parts for button in part.get("buttons", ()) for one in _forms(button["id"], table, planned)
    ]
    return max(forms, key=lambda click: click.does, default=None)


def _forms(custom_id: str, table: Playing, planned: Sequence[Action]) -> Iterator[Click]:
    if not custom_id.startswith("b:lists:") or (decision := _question_of(custom_id, table, planned)) is None:
        return
    user, key = table.player_of(decision.seat).user or 0, table.record.game
    reader = Reader(table, user)
    lists = make_lists(reader, decision, words(None, key))
    place = {choice.value: n for n, one in enumerate(lists) for choice in one.options}
    chains = {value: _read(value, decision) for value in place}
    for length in range(1, len(planned) + 1):
        fields: dict[str, list[str]] = {}
        picks = _gather(chains, planned[:length]) or []
        for pick in picks:
            fields.setdefault(str(place[pick]), []).append(pick)
        fits = all(len(picked) <= lists[int(n)].most for n, picked in fields.items())
        if fields and fits and sum(OF not in pick for pick in picks) <= reader.most(decision):
            yield Click(custom_id, [], length, fields)


def find_click(parts: Sequence[Any], table: Playing, planned: Sequence[Action]) -> Click | None:
    """The button or menu that does most of what is planned, pages last."""
    clicks = [click for part in parts for click in _clicks(part, table, planned)]
    return max(clicks, key=lambda click: click.does, default=None)


def _clicks(part: Any, table: Playing, planned: Sequence[Action]) -> Iterator[Click]:
    for button in part.get("buttons", ()):
        if _is_nothing(button["id"]):
            if planned[0].step in button["id"].split(":") and not planned[0].picks:
                yield Click(button["id"], [], 1)
            continue
        chain = _chain_of(button["id"], table, planned)
        if chain is not None and _begins(chain, planned):
            yield Click(button["id"], [], 1)
    custom_id = part.get("menu", "")
    if custom_id.startswith("s:pick:") and (decision := _question_of(custom_id, table, planned)) is not None:
        values = [value for value, _, _ in part["options"]]
        if decision.most > 1:
            picks = [str(decision.options.index(pick)) for pick in planned[0].picks]
            if set(picks) <= set(values):
                yield Click(custom_id, picks, 1)
            return
        chains = {value: _read(value, decision) for value in values}
        yield from _of_menu(custom_id, chains, part["most"], planned)


def find_rest(parts: Sequence[Any], planned: Sequence[Action]) -> Click | None:
    """The button that has the rest of a series chosen."""
    ids_there = (one["id"] for part in parts for one in part.get("buttons", ()) if one["id"].startswith("b:fill:"))
    return next((Click(id, [], 0) for id in ids_there if planned[0].step in id.split(":")), None)


def is_worth(table: Playing, form: Click, click: Click | None, planned: Sequence[Action]) -> bool:
    """Whether a form takes fewer interactions than a click and those that have to follow it."""
    if form.does > form.cost * (0.5 if click is None else click.does):
        return True
    clicks, together, speech, nothing = 1, frozenset[str](), table.game.speech, frozenset[str]()
    for action in planned[click.does if click else 0 : form.does]:
        if action.step not in together:
            clicks += 1
            together = speech.along.get(action.step, nothing) | speech.leads.get(action.step, nothing) | {action.step}
    return clicks > form.cost


def _is_nothing(custom_id: str) -> bool:
    """Whether a button chooses nothing at all of a question: it has no option."""
    return custom_id.startswith("b:pick:") and custom_id.count(":") == 6


def _question_of(custom_id: str, table: Playing, planned: Sequence[Action]) -> Any:
    _, _, _, stamp, seat, step, place, *_ = custom_id.split(":")
    action = planned[0]
    if table.seats[int(seat)] != action.seat or step != action.step:
        return None
    question = table.find_question(action.seat, step, int(place))
    is_meant = (
        question is not None and question.stamp == int(stamp) and set(action.picks) <= set(question.decision.options)
    )
    return question.decision if question is not None and is_meant else None


def _chain_of(custom_id: str, table: Playing, planned: Sequence[Action]) -> Chain | None:
    if not custom_id.startswith("b:pick:"):
        return None
    decision = _question_of(custom_id, table, planned)
    return None if decision is None else (decision.options[int(custom_id.rpartition(":")[2])],)


def _read(value: str, decision: Any) -> Chain:
    return (decision.options[int(value)],) if value.isdecimal() else tuple(value.split(">"))


def _begins(chain: Chain, planned: Sequence[Action]) -> bool:
    return chain == tuple(pick for action in planned[: len(chain)] for pick in action.picks)


def _of_menu(custom_id: str, chains: dict[str, Chain], most: int, planned: Sequence[Action]) -> Iterator[Click]:
    for value, chain in chains.items():
        if _begins(chain, planned):
            yield Click(custom_id, [value], len(chain))
    for length in range(2, len(planned) + 1 if most > 1 else 0):
        if (picks := _gather(chains, planned[:length])) is not None and len(picks) <= most:
            yield Click(custom_id, picks, length)


def _gather(chains: dict[str, Chain], planned: Sequence[Action]) -> list[str] | None:
    """Entries of a menu or a form that together are these choices, in whatever order. In a form, the first option of a
    choice for another question carries its step."""
    by_chain = {chain: value for value, chain in chains.items()}
    beside, first = {one.partition(OF)[0] for one in chains if OF in one}, {chain[0] for chain in by_chain}
    picked, own = [pick for action in planned for pick in action.picks], planned[0].step
    full_picks = [(a.step, pick, f"{a.step}{OF}{pick}") for a in planned for pick in a.picks]
    options = [full if full in first or (step in beside and step != own) else pick for step, pick, full in full_picks]
    picks: list[str] = []
    single: Counter[str] = Counter()
    while options:
        start = len(picked) - len(options)
        here = {n: (options[0], *picked[start + 1 : start + n]) for n in range(2, len(options) + 1)}
        chain = next((c for c in chains.values() if len(c) == len({*c}) and c == here.get(len(c))), None)
        if chain is None:
            single[options.pop(0)] += 1
        else:
            picks.append(by_chain[chain])
            del options[: len(chain)]
    for option, times in single.items():
        parts: list[Chain] = [(option, option)] * (times // 2) + [(option,)] * (times % 2)
        if times > 3 or any(chain not in by_chain for chain in parts):
            return None
        picks += [by_chain[chain] for chain in parts]
    return picks


class Game:
    """A game that machines play; `clicks` of each turn."""

    def __init__(self, key: str, seed: int, forms: bool = True) -> None:
        self.key = key
        self.forms = forms
        self.tables = Tables(MemoryStore(), lambda: 0.0, lambda: Chance("", seed))
        self.machine = make_machine(key, seed)
        count = get_game(key).title.player_counts[0]
        self.people = [User(n, f"Player {n}") for n in range(1, count + 1)]
        self.clicks: list[int] = []
        self.turn: Turn | None = None
        self.panel: Reply | None = None
        self.last: int | None = None
        self.rest = False

    async def begin(self) -> None:
        """Open a table for everybody, and start."""
        first, *others = self.people
        await self.tables.open(first, Opening(self.key, 1, guild=2, size=len(self.people)))
        for person in others:
            await self.tables.run(1, person, Join())
        await self.tables.run(1, first, Start())

    async def play(self, turns: int) -> list[int]:
        """Clicks of every turn, one after the other, of so many at most."""
        await self.begin()
        planned: list[Action] = []
        while len(self.clicks) <= turns and isinstance(table := await self.look(), Playing):
            planned = await self.do_next(table, planned)
        return self.clicks[:turns]

    async def set_up(self, *, by_hand: bool) -> list[int]:
        """Interactions of everybody who is asked in the set-up."""
        await self.begin()
        self.rest, dice, counts, planned = not by_hand, Dice(1), Counter[int](), list[Action]()
        while True:
            table = await self.look()
            planned = planned or self.plan_setup(table, dice)
            if planned[0].step not in SETUP:
                return [*counts.values()]
            self.clicks.append(0)
            planned = await self.do_next(table, planned)
            counts[self.last or 0] += sum(self.clicks)
            self.clicks = []

    def plan_setup(self, table: Playing, dice: Dice) -> list[Action]:
        """What the machine would do next; what it would leave to chance, by hand."""
        planned = plan(table.match, self.machine)
        decision = next(d for d in table.match.decisions if (d.seat, d.step) == planned[0][:2])
        option = table.game.rules.pick_at_random(table.match.state, decision, dice)
        return planned if option is None else [Action(decision.seat, decision.step, (option,))]

    async def look(self) -> Any:
        """The table as it is."""
        async with self.tables.hold(1) as table:
            return table

    async def do_next(self, table: Playing, planned: list[Action]) -> list[Action]:
        """One click, and what is left of the plan; a plan that does not fit any more is made anew."""
        if not planned or not _is_open(table, planned[0]):
            planned = plan(table.match, self.machine)
        user = table.player_of(planned[0].seat).user or 0
        if self.panel is None or user != self.last:
            self.panel, self.last = await self.open_panel(table, user), user
        before = len(table.match.log)
        is_rest = self.rest or any(pick.endswith(REST) for pick in planned[0].picks)
        if is_rest and (rest := find_rest(self.panel.parts, planned)) is not None:
            self.panel = await self.click(table, user, rest)
            return []
        click = find_click(self.panel.parts, table, planned)
        form = find_form(self.panel.parts, table, planned) if self.forms else None
        if form is not None and is_worth(table, form, click, planned):
            click = form
        if click is None:
            click = await self.find_page(table, user, planned)
        self.panel = await self.click(table, user, click)
        now = await self.look()
        count = len(now.match.log) - before
        if not count and not table.match.held_answers:
            raise AssertionError((planned[: click.does], self.panel.parts))
        return planned[count:] if count == click.does else []

    async def open_panel(self, table: Playing, user: int) -> Reply:
        """The panel: who is asked out of turn has it in direct messages."""
        turn = table.match.turn.seat
        if turn is not None and user != table.player_of(turn).user:
            letter = question_parts(table, user, words(None, self.key)) or []
            if any(f":{name}:" in str(part) for part in letter for name in ("pick", "page")):
                return Reply(letter)
        return await self.click(table, user, Click(ids.OpenPanel(1).button, [], 0))

    async def find_page(self, table: Playing, user: Any, planned: list[Action]) -> Click:
        """Turn the pages to the one that is needed; only that one is counted."""
        assert self.panel is not None
        for part in self.panel.parts:
            if part.get("menu", "").startswith("s:page:"):
                for value, _, _ in part["options"]:
                    page = await self.handle(user, part["menu"], [value])
                    if (click := find_click(page.parts, table, planned)) is not None:
                        self.count(table)
                        return click
        raise AssertionError((planned, self.panel.parts))

    async def click(self, table: Playing, user: Any, click: Click) -> Reply:
        """A click that counts, or a form that is opened and sent."""
        self.count(table)
        reply = await self.handle(user, click.custom_id, click.picks if click.form is None else [])
        if click.form is None:
            return reply
        assert reply.form is not None
        self.count(table)
        return await self.handle(user, reply.form.custom_id, click.form)

    def count(self, table: Playing) -> None:
        """One click in the turn that is on."""
        if table.match.turn != self.turn:
            self.turn = table.match.turn
            self.clicks.append(0)
        self.clicks[-1] += 1

    async def handle(self, user: int, custom_id: str, picks: list[str] | Fields) -> Reply:
        """What the bot does with a click, or with a form that is sent."""
        person = next(person for person in self.people if person.id == user)
        kind, name, *arguments = custom_id.split(":")
        route = (FORMS if kind == "m" else ROUTES)[name]
        asker = Asker(self.tables, person, 1, 2, None)
        return await route.handler.check_and_run(asker, *route.take(route.kind.read(arguments), picks))


def _is_open(table: Playing, action: Action) -> bool:
    mine = [one.decision for one in table.questions.get(action.seat, ()) if one.decision.step == action.step]
    return any(set(action.picks) <= set(decision.options) for decision in mine)


def count_clicks(key: str, seed: int, turns: int = LONGEST_GAME, forms: bool = True) -> list[int]:
    """Clicks of every turn of one game, of so many at most."""
    return asyncio.run(Game(key, seed, forms).play(turns))


def measure(key: str, games: int, jobs: int = 2, forms: bool = True) -> dict[str, float]:
    """Clicks a turn over so many games."""
    seeds = [(key, seed, LONGEST_GAME, forms) for seed in range(1, games + 1)]
    with Pool(jobs) as pool:
        played = pool.starmap(count_clicks, seeds, chunksize=1)
    turns = [clicks for game in played for clicks in game]
    return {"games": games, "turns": len(turns), "median": median(turns), "p90": round(quantiles(turns, n=10)[8], 1)}


def measure_setup(key: str, games: int, *, by_hand: bool) -> dict[str, float]:
    """Interactions that a person's set-up takes, over so many games; none where there is none."""
    played = [asyncio.run(Game(key, seed).set_up(by_hand=by_hand)) for seed in range(1, games + 1)]
    counts = [count for one in played for count in one]
    return {"games": games, "median": median(counts), "most": max(counts)} if counts else {"games": games, "most": 0}


def main() -> None:
    """Print what a turn takes."""
    parser = argparse.ArgumentParser(prog="python -m tests.turns", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--setup", action="store_true", help="count the set-up alone")
    args = parser.parse_args()
    logging.disable(logging.CRITICAL)
    for key in [args.game] if args.game else sorted(GAMES):
        setup = {word: measure_setup(key, args.games, by_hand=word == "by_hand") for word in ("by_hand", "with_rest")}
        print(json.dumps({key: {"setup": setup}}), flush=True)
        if args.setup:
            continue
        without, figures = measure(key, args.games, forms=False), measure(key, args.games)
        print(json.dumps({key: {"without_forms": without, "with_forms": figures}}), flush=True)


if __name__ == "__main__":
    main()
