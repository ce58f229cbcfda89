"""Advice about the table: the missions and quests that a choice advances, the foes it beats, and the musketeers it
harms. Nothing face down is named."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.opponents import Change
from fronde.core.types import Name, Seat
from fronde.games.mousquetaires.data import MILADY, MISSIONS
from fronde.games.mousquetaires.model import Mission, State, find_mission, open_challenges, team


def find_changes(before: State, after: State, seat: Seat) -> list[Change]:
    """What a choice changed: missions done, challenges overcome, adversaries beaten, spaces of the quest cleared,
    musketeers out of action or with one life point left. For Milady good and bad are reversed."""
    changes = [*_find_quest(before, after), *_find_missions(before, after), *_find_hurt(before, after)]
    return [_turn(change) for change in changes] if seat == MILADY else [*changes, *_find_arrivals(before, after)]


def _turn(change: Change) -> Change:
    """A change from Milady's point of view: a gain of the musketeers is bad, and has the word `lets-...`."""
    return change._replace(word=f"lets-{change.word}" if change.good else change.word, good=not change.good)


def _find_quest(before: State, after: State) -> Iterator[Change]:
    quest = Name("quest", str(before.quest))
    if after.quest > before.quest:
        yield Change("completes-quest", quest)
        return
    progress = sum(space.is_empty for space in after.board) - sum(space.is_empty for space in before.board)
    if progress > 0:
        yield Change("clears", quest)
    for skill in after.passed:
        if skill not in before.passed:
            yield Change("overcomes", Name("skill", skill))


def _find_missions(before: State, after: State) -> Iterator[Change]:
    for where in ("louvre", "paris"):
        old, now = find_mission(before, where), find_mission(after, where)
        if old is None:
            continue
        name = Name("mission", old.card)
        if now is None or now.card != old.card:
            if before.turn == after.turn and after.phase == before.phase == "musketeers":
                yield Change("completes", name)
            continue
        wins = [foe for foe in old.posted if old.up and foe not in now.posted]
        fewer = len(open_challenges(after, where)) < len(open_challenges(before, where))
        if fewer or (_count_duels(now) > _count_duels(old) and not wins):
            yield Change("advances", name)
        yield from (Change("beats", Name("foe", foe)) for foe in wins)


def _count_duels(mission: Mission) -> int:
    """Duels won for a mission that requires duels; 0 for others."""
    return mission.token if MISSIONS[mission.card].duels else 0


def _find_arrivals(before: State, after: State) -> Iterator[Change]:
    """The missions and quests at places that a musketeer has newly entered."""
    for place in dict.fromkeys(after.place[one] for one in team(after) if after.place[one] != before.place[one]):
        if (mission := find_mission(after, place)) is not None:
            yield Change("reaches", Name("mission", mission.card))
        elif place == "quest":
            yield Change("reaches", Name("quest", str(after.quest)))


def _find_hurt(before: State, after: State) -> Iterator[Change]:
    for seat in team(after):
        if seat in after.down and seat not in before.down:
            yield Change("downs", Name("seat", seat), good=False)
        elif seat in before.down and seat not in after.down:
            yield Change("raises", Name("seat", seat))
        elif after.life[seat] == 1 < before.life[seat]:
            yield Change("weakens", Name("seat", seat), good=False)
        elif after.life[seat] > before.life[seat]:
            yield Change("heals", Name("seat", seat))
