"""Clicks: which button or menu leads where. They outlive a restart, since all they know is in their id."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import discord
from discord.ext import commands

from cogs import (
    acting,
    advising,
    analysing,
    caring,
    chronicle,
    files,
    following,
    ids,
    lessons,
    looking,
    ordering,
    pacing,
    planning,
    privacy,
    rewinding,
    seating,
)
from cogs.answering import may_answer
from cogs.messages.lobby import ANY
from cogs.messages.questions import Opened
from cogs.replies import Asker, Reply, answer
from fronde.core.errors import TableError
from fronde.core.types import Text

Handler = Callable[[Asker, Any, list[str]], Awaitable[Reply]]
"""Takes whoever clicked, the id that was clicked, and what was chosen in a menu."""


class Route(NamedTuple):
    """Where an id leads; `slow` ones are put off at once."""

    kind: type[ids.Id]
    handle: Handler
    slow: bool = False


async def _join(asker: Asker, id: ids.JoinTable, chosen: list[str]) -> Reply:
    return await acting.join(asker, id.table, None)


async def _join_as(asker: Asker, id: ids.ChooseRole, chosen: list[str]) -> Reply:
    return await acting.join(asker, id.table, None if chosen[:1] in ([], [ANY]) else chosen[0])


async def _leave(asker: Asker, id: ids.LeaveTable, chosen: list[str]) -> Reply:
    return await acting.leave(asker, id.table)


async def _start(asker: Asker, id: ids.StartTable, chosen: list[str]) -> Reply:
    return await acting.start(asker, id.table)


async def _show_opponents(asker: Asker, id: ids.ShowOpponents, chosen: list[str]) -> Reply:
    return await seating.show(asker, id.table)


async def _seat_opponent(asker: Asker, id: ids.SeatOpponent, chosen: list[str]) -> Reply:
    return await seating.add(asker, id.table, chosen[0] if chosen else "")


async def _unseat_opponent(asker: Asker, id: ids.UnseatOpponent, chosen: list[str]) -> Reply:
    return await seating.remove(asker, id.table, chosen[0] if chosen else "")


async def _take_back(asker: Asker, id: ids.TakeBack, chosen: list[str]) -> Reply:
    return await seating.take_back(asker, id.table)


async def _advise(asker: Asker, id: ids.Advise, chosen: list[str]) -> Reply:
    return await advising.advise(asker, id.table)


async def _set_advice(asker: Asker, id: ids.SetAdvice, chosen: list[str]) -> Reply:
    return await advising.set_advice(asker, id.table, _is_yes(id.answer))


async def _set_room(asker: Asker, id: ids.SetRoom, chosen: list[str]) -> Reply:
    return await seating.set_room(asker, id.table, _is_yes(id.answer))


async def _set_play(asker: Asker, id: ids.SetPlay, chosen: list[str]) -> Reply:
    return await seating.set_pace(asker, id.table, chosen[0] if chosen else "")


async def _show_options(asker: Asker, id: ids.ShowOptions, chosen: list[str]) -> Reply:
    return await acting.show_options(asker, id.table)


async def _set_option(asker: Asker, id: ids.SetOption, chosen: list[str]) -> Reply:
    return await acting.set_option(asker, id.table, id.option, chosen[0] if chosen else "")


async def _set_size(asker: Asker, id: ids.SetSize, chosen: list[str]) -> Reply:
    return await acting.set_size(asker, id.table, ids.read_number(chosen))


async def _set_pace(asker: Asker, id: ids.SetPace, chosen: list[str]) -> Reply:
    return await pacing.choose_pace(asker, id.table, chosen[0] if chosen else "")


async def _set_late(asker: Asker, id: ids.SetLate, chosen: list[str]) -> Reply:
    return await pacing.choose_late(asker, id.table, chosen[0] if chosen else "")


async def _vote_pause(asker: Asker, id: ids.VotePause, chosen: list[str]) -> Reply:
    return await pacing.vote_pause(asker, id.table, id.what == "pause")


async def _answer_back(asker: Asker, id: ids.AnswerBack, chosen: list[str]) -> Reply:
    return await rewinding.answer_back(asker, id.table, _is_yes(id.answer), id.after)


async def _forget(asker: Asker, id: ids.Forget, chosen: list[str]) -> Reply:
    return await privacy.forget(asker, id.user)


async def _give_order(asker: Asker, id: ids.GiveOrder, chosen: list[str]) -> Reply:
    return await ordering.give(asker, id.table, id.seat, id.key)


async def _take_order(asker: Asker, id: ids.TakeOrder, chosen: list[str]) -> Reply:
    return await ordering.take(asker, id.table, id.seat, id.key)


async def _set_order(asker: Asker, id: ids.SetOrder, chosen: list[str]) -> Reply:
    return await ordering.set_value(asker, id.table, id, chosen[0] if chosen else "")


async def _look_since(asker: Asker, id: ids.LookSince, chosen: list[str]) -> Reply:
    return await looking.since_visit(asker, id.table)


async def _look_back(asker: Asker, id: ids.LookBack, chosen: list[str]) -> Reply:
    return await rewinding.look_back(asker, id.table)


async def _try(asker: Asker, id: ids.Try, chosen: list[str]) -> Reply:
    given = ids.read_choices(chosen) if id.option is None else [id.option]
    return await analysing.choose(asker, id.board, id.tried, id.question, given)


async def _try_leaf(asker: Asker, id: ids.TryLeaf, chosen: list[str]) -> Reply:
    return await analysing.turn_page(asker, id.board, id.tried, id.question, ids.read_number(chosen))


async def _try_turn(asker: Asker, id: ids.TryTurn, chosen: list[str]) -> Reply:
    return await analysing.walk_to(asker, id.board, id.tried, id.place)


async def _try_back(asker: Asker, id: ids.TryBack, chosen: list[str]) -> Reply:
    return await analysing.take_back(asker, id.board, id.tried)


async def _look_here(asker: Asker, id: ids.LookHere, chosen: list[str]) -> Reply:
    return await looking.board(asker, id.table, "all")


async def _unfollow(asker: Asker, id: ids.Unfollow, chosen: list[str]) -> Reply:
    return await following.unfollow(asker, id.table)


async def _end(asker: Asker, id: ids.EndTable, chosen: list[str]) -> Reply:
    return await acting.end(asker, id.table, _is_yes(id.answer))


async def _take_seat(asker: Asker, id: ids.TakeSeat, chosen: list[str]) -> Reply:
    return await acting.answer_offer(asker, id.table, id.by, _is_yes(id.answer))


async def _rematch(asker: Asker, id: ids.Rematch, chosen: list[str]) -> Reply:
    return await acting.rematch(asker, id.table)


async def _get_record(asker: Asker, id: ids.GetRecord, chosen: list[str]) -> Reply:
    return await files.export(asker, id.table)


async def _show_plan(asker: Asker, id: ids.ShowPlan, chosen: list[str]) -> Reply:
    return await planning.show(asker, id.table)


async def _drop_plan(asker: Asker, id: ids.DropPlan, chosen: list[str]) -> Reply:
    return await planning.drop(asker, id.table)


async def _plan_choice(asker: Asker, id: ids.PlanChoice, chosen: list[str]) -> Reply:
    return await planning.choose(asker, id.table, id.seat, chosen)


async def _write_note(asker: Asker, id: ids.WriteNote, chosen: list[str]) -> Reply:
    return await planning.open_form(asker, id.table)


async def _keep_note(asker: Asker, id: ids.KeepNote, written: list[str]) -> Reply:
    return await planning.write_note(asker, id.table, "\n".join(written))


async def _confer(asker: Asker, id: ids.Confer, chosen: list[str]) -> Reply:
    return await acting.confer(asker, id.table)


async def _keep(asker: Asker, id: ids.KeepTable, chosen: list[str]) -> Reply:
    return await caring.keep_open(asker, id.table)


async def _agree_to_swap(asker: Asker, id: ids.AgreeToSwap, chosen: list[str]) -> Reply:
    return await caring.agree_to_swap(asker, id.table, id.away, id.to)


def _is_yes(answer: str) -> bool:
    """Raises TableError for what is neither yes nor no."""
    if answer not in ("yes", "no"):
        raise TableError(Text("error-old-button"))
    return answer == "yes"


async def _open_panel(asker: Asker, id: ids.OpenPanel, chosen: list[str]) -> Reply:
    return await acting.open_panel(asker, id.table)


async def _pick(asker: Asker, id: ids.Pick, chosen: list[str]) -> Reply:
    picks = [id.option] if id.option is not None and not chosen else ids.read_choices(chosen)
    reply = await acting.pick(asker, id.table, acting.Picked(id.seat, id.step, id.place, id.stamp, picks))
    return await looking.keep_looking(asker, id.table, reply)


async def _why_not(asker: Asker, id: ids.WhyNot, chosen: list[str]) -> Reply:
    picked = acting.Picked(id.seat, id.step, id.place, id.stamp, ids.read_choices(chosen[:1] or [""]))
    return await acting.tell_why(asker, id.table, picked)


async def _turn_page(asker: Asker, id: ids.Page, chosen: list[str]) -> Reply:
    opened = Opened(id.seat, id.step, id.place, ids.read_number(chosen))
    return await acting.open_panel(asker, id.table, opened)


async def _undo(asker: Asker, id: ids.UndoLast, chosen: list[str]) -> Reply:
    return await acting.undo(asker, id.table, id.stamp)


async def _undo_all(asker: Asker, id: ids.UndoAll, chosen: list[str]) -> Reply:
    return await acting.undo(asker, id.table, id.stamp, everything=True)


async def _stop_coaching(asker: Asker, id: ids.StopCoaching, chosen: list[str]) -> Reply:
    return await acting.stop_coaching(asker, id.table)


async def _read_rule(asker: Asker, id: ids.ReadRule, chosen: list[str]) -> Reply:
    return await acting.read_rule(asker, id.table, id.number)


async def _compare(asker: Asker, id: ids.Compare, chosen: list[str]) -> Reply:
    return await acting.compare(asker, id.table)


async def _whole_turn(asker: Asker, id: ids.WholeTurn, chosen: list[str]) -> Reply:
    return await looking.whole_turn(asker, id.table, id.first, id.end)


async def _turn_log(asker: Asker, id: ids.LogPage, chosen: list[str]) -> Reply:
    return await chronicle.turn_page(asker, id.table, id.page, id.mark)


async def _look_at_board(asker: Asker, id: ids.Look, chosen: list[str]) -> Reply:
    return await looking.look(asker, id.table, id.seat, lambda table, seat: "board")


async def _look_at_choices(asker: Asker, id: ids.Look, chosen: list[str]) -> Reply:
    return await looking.look_at_choices(asker, id.table, id.seat)


async def _look_at_reach(asker: Asker, id: ids.Look, chosen: list[str]) -> Reply:
    return await looking.look(asker, id.table, id.seat, lambda table, seat: f"reach:{seat}")


async def _look_at_hand(asker: Asker, id: ids.Look, chosen: list[str]) -> Reply:
    return await looking.look(asker, id.table, id.seat, lambda table, seat: f"hand:{seat}")


async def _choose_lesson(asker: Asker, id: ids.ChooseLesson, chosen: list[str]) -> Reply:
    return await lessons.open_lesson(asker, id.game, ids.read_number(chosen))


async def _take_lesson(asker: Asker, id: ids.TakeLesson, chosen: list[str]) -> Reply:
    return await lessons.open_lesson(asker, id.game, id.number, id.way)


async def _show_next(asker: Asker, id: ids.ShowNext, chosen: list[str]) -> Reply:
    return await lessons.show_next(asker, id.game, id.number, id.way)


async def _learn(asker: Asker, id: ids.Learn, chosen: list[str]) -> Reply:
    picks = [id.option] if id.option is not None and not chosen else ids.read_choices(chosen)
    return await lessons.answer(asker, id.game, id.number, id.way, id.question, picks)


async def _turn_lesson_page(asker: Asker, id: ids.LearnLeaf, chosen: list[str]) -> Reply:
    return await lessons.open_page(asker, id.game, id.number, id.way, id.question, ids.read_number(chosen))


async def _choose_table(asker: Asker, id: ids.ChooseTable, chosen: list[str]) -> Reply:
    work = AT_TABLE.get(id.what)
    if work is None:
        raise TableError(Text("error-old-button"))
    return replace(await work(asker, ids.read_number(chosen), id.argument), edit=True)


AT_TABLE: Mapping[str, Callable[[Asker, int, str], Awaitable[Reply]]] = {
    "turn": lambda asker, table, typed: acting.open_panel(asker, table),
    "do": lambda asker, table, typed: acting.type_choice(asker, table, typed),
    "undo": lambda asker, table, typed: acting.undo(asker, table),
    "order": lambda asker, table, typed: ordering.show(asker, table),
    "plan": lambda asker, table, typed: planning.show(asker, table),
    "hand": lambda asker, table, typed: looking.hand(asker, table),
    "board": lambda asker, table, typed: looking.board(asker, table, typed),
    "score": lambda asker, table, typed: looking.score(asker, table),
    "log": lambda asker, table, typed: chronicle.log(asker, table, typed),
    "history": lambda asker, table, typed: looking.past_board(asker, table, *looking.read_turn(typed)),
    "move": lambda asker, table, typed: acting.move(asker, table),
    "resume": lambda asker, table, typed: caring.resume(asker, table),
}
"""What may be done at a table that is chosen among several, with what was typed."""


ROUTES: dict[str, Route] = {
    route.kind.name: route
    for route in (
        Route(ids.JoinTable, _join),
        Route(ids.ChooseRole, _join_as),
        Route(ids.LeaveTable, _leave),
        Route(ids.StartTable, _start),
        Route(ids.ShowOptions, _show_options),
        Route(ids.ShowOpponents, _show_opponents),
        Route(ids.SeatOpponent, _seat_opponent),
        Route(ids.UnseatOpponent, _unseat_opponent),
        Route(ids.SetPlay, _set_play),
        Route(ids.SetRoom, _set_room),
        Route(ids.TakeBack, _take_back),
        Route(ids.Advise, _advise, slow=True),
        Route(ids.SetAdvice, _set_advice),
        Route(ids.SetOption, _set_option),
        Route(ids.SetSize, _set_size),
        Route(ids.SetPace, _set_pace),
        Route(ids.SetLate, _set_late),
        Route(ids.VotePause, _vote_pause),
        Route(ids.AnswerBack, _answer_back),
        Route(ids.Forget, _forget),
        Route(ids.GiveOrder, _give_order),
        Route(ids.TakeOrder, _take_order),
        Route(ids.SetOrder, _set_order),
        Route(ids.LookSince, _look_since, slow=True),
        Route(ids.LookBack, _look_back, slow=True),
        Route(ids.Try, _try, slow=True),
        Route(ids.TryLeaf, _try_leaf, slow=True),
        Route(ids.TryTurn, _try_turn, slow=True),
        Route(ids.TryBack, _try_back, slow=True),
        Route(ids.LookHere, _look_here, slow=True),
        Route(ids.Unfollow, _unfollow),
        Route(ids.EndTable, _end),
        Route(ids.TakeSeat, _take_seat),
        Route(ids.Rematch, _rematch),
        Route(ids.GetRecord, _get_record),
        Route(ids.ShowPlan, _show_plan),
        Route(ids.DropPlan, _drop_plan),
        Route(ids.PlanChoice, _plan_choice),
        Route(ids.WriteNote, _write_note),
        Route(ids.KeepNote, _keep_note),
        Route(ids.KeepTable, _keep),
        Route(ids.Confer, _confer),
        Route(ids.AgreeToSwap, _agree_to_swap),
        Route(ids.OpenPanel, _open_panel),
        Route(ids.Pick, _pick),
        Route(ids.WhyNot, _why_not),
        Route(ids.Page, _turn_page),
        Route(ids.UndoLast, _undo),
        Route(ids.UndoAll, _undo_all),
        Route(ids.Compare, _compare),
        Route(ids.StopCoaching, _stop_coaching),
        Route(ids.ReadRule, _read_rule),
        Route(ids.WholeTurn, _whole_turn),
        Route(ids.LogPage, _turn_log, slow=True),
        Route(ids.LookAtBoard, _look_at_board, slow=True),
        Route(ids.LookAtChoices, _look_at_choices, slow=True),
        Route(ids.LookAtReach, _look_at_reach, slow=True),
        Route(ids.LookAtHand, _look_at_hand, slow=True),
        Route(ids.ChooseTable, _choose_table, slow=True),
        Route(ids.ChooseLesson, _choose_lesson, slow=True),
        Route(ids.TakeLesson, _take_lesson, slow=True),
        Route(ids.ShowNext, _show_next, slow=True),
        Route(ids.Learn, _learn, slow=True),
        Route(ids.LearnLeaf, _turn_lesson_page, slow=True),
    )
}


async def follow(interaction: discord.Interaction, id: str, chosen: list[str]) -> None:
    """Answer a click by its route; one that no version of ours knows any more gets a sentence."""
    name, *arguments = id.split(":")
    route = ROUTES.get(name)

    async def work(asker: Asker) -> Reply:
        if route is None:
            raise TableError(Text("error-old-button"))
        return await route.handle(asker, route.kind.read(arguments), chosen)

    await answer(interaction, work, slow=route is not None and route.slow)


ID = re.compile(r"(?s)([bs]:(?P<rest>.*?)(:~\d{10})?|m:(?P<form>.*))")
"""The id of a button, a menu or a form of ours; behind the first two a message may bear its mark."""


async def hear(interaction: discord.Interaction) -> None:
    """Somebody has clicked, chosen, or sent a form: answered by the id alone, so that no message of ours is ever taken
    apart, and none is known to but one process."""
    data: Any = interaction.data or {}
    match = ID.fullmatch(str(data.get("custom_id", "")))
    if match is None or not await may_answer(interaction):
        return
    if match["form"] is None:
        await follow(interaction, match["rest"], list(data.get("values") or ()))
        return
    fields = [part.get("component") or part["components"][0] for part in data["components"]]
    await follow(interaction, match["form"], [str(field.get("value") or "") for field in fields])


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    bot.add_listener(hear, "on_interaction")
