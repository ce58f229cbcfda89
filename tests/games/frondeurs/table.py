"""A table laid out for one rule: a sparse position, choices by id, and what is seen afterwards.

table = Table("retzist", cubes={"retz": ("retzist", 3)}, hands={"retzist": [card("A", "all"), card("C", "all")]})
table.do(f"card:{card('A', 'all')}", "action:a", "space:caumartin")
assert table.cubes("caumartin") == ("retzist", 1)
assert table.refused("space:dijon") == "6.48"
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fronde.core.errors import PlayerError
from fronde.core.match import Match
from fronde.core.types import Action, Context, Decision, Event, Setup
from fronde.games.frondeurs import GAME as FRONDEURS
from fronde.games.frondeurs import FrondeursRules
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, FACTIONS, SEASON_CARDS, SPACES
from fronde.games.frondeurs.model import NOBODY, State, count_supply, get_owner
from fronde.texts import words

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")


def card(set_: str, target: str = "all", *, controlled: bool | None = None, nth: int = 0) -> str:
    """An Action Card by its set and target class. Option a is the first named, b the second:
    A place 4, move; B place 3, move; C remove 2, move; D place 2 then remove 1, move; E place 4, remove 2;
    F place 2 then remove 1, remove 2. `controlled`: whether its Remove reaches Controlled Spaces (None: either)."""
    cards = [
        c.id
        for c in ACTION_CARDS.values()
        if c.set == set_ and c.target == target and controlled in (None, c.a.controlled or c.b.controlled)
    ]
    return cards[nth]


def season(kind: str, **fields: object) -> str:
    """A Season Card by kind and, where several are alike, by one of its data: `season("battle", location="metz")`."""
    return next(
        c.id
        for c in SEASON_CARDS.values()
        if c.kind == kind and all(getattr(c, name) == value for name, value in fields.items())
    )


class WatchedRules(FrondeursRules):
    """The game, noting every answer carried out, those nobody was asked for among them."""

    def __init__(self) -> None:
        self.answered: list[str] = []

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        self.answered += action.picks
        super().answer(state, action, ctx)


WATCHED = WatchedRules()
GAME = replace(FRONDEURS, rules=WATCHED)


class Table:
    """One match at a position; every choice is followed by the check of all invariants."""

    def __init__(self, active: str = "condeean", *, seed: int = 1, **position: Any) -> None:
        WATCHED.answered.clear()
        position = {"active": active, **position}
        setup = Setup("frondeurs", PLAYERS, seed, position.get("options", {}))
        self.match, self.events = Match.at(GAME, setup, json.loads(json.dumps(position)))
        WATCHED.check(self.state)

    @classmethod
    def set_up(cls, seed: int = 1, **options: Any) -> Table:
        """A match from its set-up, no position given."""
        WATCHED.answered.clear()
        table = cls.__new__(cls)
        table.match, table.events = Match.start(GAME, Setup("frondeurs", PLAYERS, seed, options))
        WATCHED.check(table.state)
        return table

    # --- choosing ---

    def do(self, *picks: str, seat: str | None = None) -> list[Event]:
        """Make choices one after the other; gives the events of all. Without `seat`, whoever is offered the choice.

        A choice that was none and was made already may be named too; `test_decisions.py` checks that."""
        events: list[Event] = []
        for pick in picks:
            if WATCHED.answered[:1] == [pick]:
                del WATCHED.answered[0]
                continue
            who = seat or self._offered_to(pick)
            WATCHED.answered.clear()
            happened = self.match.submit(who, [pick])
            if WATCHED.answered[:1] == [pick]:
                del WATCHED.answered[0]
            WATCHED.check(self.state)
            events += happened
        self.events += events
        return events

    def _offered_to(self, pick: str) -> str:
        seats = [d.seat for d in self.decisions() if pick in d.options]
        assert len(set(seats)) <= 1, f"{pick} is offered to {seats}: name the seat"
        return seats[0] if seats else self.seat

    def do_all(self, pick: str, limit: int = 50) -> None:
        """Make a choice again and again while it is offered."""
        while limit and pick in self.options():
            self.do(pick)
            limit -= 1

    def place(self, *spaces: str) -> list[Event]:
        """Choose Spaces one after the other; a placement at the opening ends with its last cube."""
        events: list[Event] = []
        for space in spaces:
            events += self.do(f"space:{space}")
            if self.options("setup-cubes") == {"stop"}:
                events += self.do("stop")
        return events

    def play(self, card_: str, action: str | None = None, *spaces: str) -> list[Event]:
        """Play a card, declare "a" or "b", and choose Spaces."""
        events = self.do(f"card:{card_}")
        if action is not None:
            events += self.do(f"action:{action}")
        return events + self.place(*spaces)

    def end_turn(self) -> list[Event]:
        """End the Active Player's Turn."""
        return self.do("end-turn")

    def refusal(self, pick: str, seat: str | None = None, step: str | None = None) -> str | None:
        """The rule by which a choice is refused; fails where it is not, changes anything or has no words."""
        before, log = self.match.position(), len(self.match.log)
        try:
            self.match.submit(seat or self.seat, [pick], step)
        except PlayerError as error:
            assert self.match.position() == before and len(self.match.log) == log, "a refusal left a trace"
            assert words("en", "frondeurs").text(error.reason)
            return error.rule
        raise AssertionError(f"{pick} was accepted")

    # --- what is asked ---

    @property
    def step(self) -> str:
        """The question waited for: its step; "" when the game is over."""
        return next((d.step for d in self.decisions() if d.required), "")

    @property
    def seat(self) -> str:
        """The seat waited for, the first of several."""
        return next((d.seat for d in self.match.decisions if d.required), FACTIONS[self.state.active])

    def decisions(self, step: str | None = None, seat: str | None = None) -> list[Decision]:
        """The questions open now, narrowed to a step or a seat."""
        return [d for d in self.match.decisions if step in (None, d.step) and seat in (None, d.seat)]

    def options(self, step: str | None = None, seat: str | None = None) -> set[str]:
        """Every choice open now, narrowed to a step or a seat; empty where that is not asked."""
        return {option for d in self.decisions(step, seat) for option in d.options}

    def spaces(self, step: str | None = None, seat: str | None = None, kind: str = "space") -> set[str]:
        """The Spaces among the choices: `space:lyon` (or `place:lyon` with that `kind`) gives lyon."""
        return {o.partition(":")[2] for o in self.options(step, seat) if o.startswith(f"{kind}:")}

    # --- what is seen ---

    @property
    def state(self) -> State:
        """The position itself."""
        state: State = self.match.state
        return state

    @property
    def active(self) -> str:
        """Whose Turn it is."""
        return FACTIONS[self.state.active]

    def cubes(self, space: str) -> tuple[str, int] | None:
        """Who stands in a Space and with how many cubes; None where nobody does."""
        at = BOARD.index[space]
        owner = get_owner(self.state, at)
        return None if owner == NOBODY else (FACTIONS[owner], self.state.count[at])

    def control(self, space: str) -> str | None:
        """Who Controls a Space."""
        bit = 1 << BOARD.index[space]
        return next((f for f, mine in zip(FACTIONS, self.state.control, strict=True) if mine & bit), None)

    def on_board(self, faction: str) -> dict[str, int]:
        """A Faction's cubes by Space."""
        holders = {space: self.cubes(space) for space in BOARD.ids}
        return {space: who[1] for space, who in holders.items() if who and who[0] == faction}

    def supply(self, faction: str) -> int:
        """Cubes left in a Faction's Supply."""
        return count_supply(self.state, FACTIONS.index(faction))

    def hand(self, faction: str) -> tuple[str, ...]:
        """The cards in a hand."""
        return self.state.hands[FACTIONS.index(faction)]

    def cards_aside(self, faction: str) -> tuple[str, ...]:
        """Cards drawn with a Crown that wait for the Turn to end."""
        return self.state.crown_cards[FACTIONS.index(faction)]

    def crowns(self, faction: str) -> int:
        """Crowns held."""
        return self.state.crowns[FACTIONS.index(faction)]

    def coins(self, faction: str) -> tuple[int, ...]:
        """Values of the Coins held."""
        return self.state.coins[FACTIONS.index(faction)]

    def musketeer(self, name: str) -> str | None:
        """Who holds a Musketeer's token; None: it is on the board."""
        holder: str = self.match.position()["musketeers"][name]
        return None if holder == "board" else holder

    def prisoners(self) -> dict[str, str | None]:
        """Persons Under Arrest and their Fortress, None for Guise."""
        return {a["person"]: a["fortress"] for a in self.match.position()["arrests"]}

    @property
    def king(self) -> str | None:
        """Who holds the King's Pawn; None: it stands on the board."""
        return None if self.state.king == NOBODY else FACTIONS[self.state.king]

    def events_of(self, kind: str) -> list[Mapping[str, Any]]:
        """The public data of every event of a kind so far."""
        return [event.data for event in self.events if event.kind == kind]

    def score(self, faction: str) -> dict[str, int]:
        """A Faction's points now, item by item."""
        return self.match.score()[faction]


def hold(faction: str, *spaces: str, n: int = 1) -> dict[str, tuple[str, int]]:
    """Cubes of one Faction, `n` in each of some Spaces: for `cubes=`, joined with `|`."""
    return dict.fromkeys(spaces, (faction, n))


def stack(faction: str, cubes: int) -> dict[str, tuple[str, int]]:
    """Cubes of a Faction stacked in its own Avatar: for a Supply of a certain size."""
    avatar = BOARD.ids[BOARD.avatars[FACTIONS.index(faction)]]
    return {avatar: (faction, cubes)}


def placing(active: str, cubes: Mapping[str, object], target: str = "all", set_: str = "A", **more: Any) -> Table:
    """A table at which `active` has just declared a Place action: four cubes, three with set B, two with set D."""
    card_id = card(set_, target)
    table = Table(active, cubes=dict(cubes), hands={active: [card_id, card("C", "all", nth=1)]}, **more)
    table.play(card_id, "a")
    return table


def moving(active: str, cubes: Mapping[str, object], target: str = "all", **more: Any) -> Table:
    """A table at which `active` has just declared a Move action."""
    card_id = card("A", target)
    table = Table(active, cubes=dict(cubes), hands={active: [card_id, card("C", "all", nth=1)]}, **more)
    table.play(card_id, "b")
    return table


def removing(
    active: str, cubes: Mapping[str, object], target: str = "all", *, controlled: bool = False, **more: Any
) -> Table:
    """A table at which `active` has just declared a Remove action: two cubes, anywhere."""
    card_id = card("C", target, controlled=controlled)
    table = Table(active, cubes=dict(cubes), hands={active: [card_id, card("A", "all", nth=1)]}, **more)
    table.play(card_id, "a")
    return table


def cost_of(events: list[Event]) -> int:
    """Cubes discarded for connections over some events."""
    return sum(int(event.data["paid"]) for event in events if "paid" in event.data)


# --- fewer players, teams, other lengths ---


def seat_players(players: int, active: str = "condeean", *, seed: int = 1, **position: Any) -> Table:
    """A table of two players (Ann: Cabalists, Bob: Mazarinists), of three (Ann: Cabalists, Bob: the third player, Cleo:
    Mazarinists) or of four, at a sparse position."""
    WATCHED.answered.clear()
    table = Table.__new__(Table)
    setup = Setup("frondeurs", PLAYERS[:players], seed, position.get("options", {}))
    table.match, table.events = Match.at(GAME, setup, json.loads(json.dumps({"active": active, **position})))
    WATCHED.check(table.state)
    return table


def set_up_for(players: int, seed: int = 1, **options: Any) -> Table:
    """A match of so many players from its set-up."""
    WATCHED.answered.clear()
    table = Table.__new__(Table)
    table.match, table.events = Match.start(GAME, Setup("frondeurs", PLAYERS[:players], seed, options))
    WATCHED.check(table.state)
    return table


def end_season(table: Table, card_: str) -> list[Event]:
    """Play a Season Card held, change nothing by it that need not change, and end the Turn."""
    events = table.do(f"card:{card_}")
    passing = ("free-last", "spend:0", "let-pass", "stop")
    while (step := table.step) not in ("", "end-turn"):
        options = table.options(step)
        events += table.do(next((pick for pick in passing if pick in options), min(options)))
    return events + table.end_turn()


def end_game(players: int, **position: Any) -> Table:
    """A game over: at a position in the last but one Season a battle nobody fights moves the marker on, and the die
    ends the game. `position` should leave the Cabalist's hand alone."""
    lens = season("battle", location="frontier-northeast")
    table = seat_players(players, "cabalist", season=19, hands={"cabalist": [lens, card("B")]}, **position)
    end_season(table, lens)
    assert table.match.over, "the last box of the track always ends the game"
    return table


def worth_exactly(goals: Mapping[str, int], *kinds: str) -> dict[str, tuple[str, int]]:
    """Cubes, one a Space and three in each Avatar worth nothing, that give every Faction exactly so many points of some
    kinds; for a position with `arrests=[]`."""
    remaining, cubes = dict(goals), dict[str, tuple[str, int]]()
    worth = {s.id: sum(getattr(s, kind)[0] for kind in kinds) for s in BOARD.spaces}
    for faction, avatar in zip(FACTIONS, BOARD.avatars, strict=True):
        if not worth[SPACES[avatar]]:
            cubes |= stack(faction, 3)
    homes = {SPACES[avatar] for avatar in BOARD.avatars}
    values = {space: value for space, value in worth.items() if space not in homes}
    for space, value in sorted(values.items(), key=lambda pair: -pair[1]):
        faction = max(remaining, key=lambda f: remaining[f])
        if 0 < value <= remaining[faction]:
            cubes[space] = (faction, 1)
            remaining[faction] -= value
    assert not any(remaining.values()), f"no Spaces for {remaining}"
    return cubes


def final(table: Table) -> dict[str, int]:
    """The final scores, best first, by the Faction each player or team stands under."""
    assert table.match.result is not None
    return {faction: table.match.result.scores[faction]["total"] for faction in table.match.result.ranking}
