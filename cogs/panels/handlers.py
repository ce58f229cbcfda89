"""Handlers: functions that carry out what people do, and return the reply. Each is declared once, where it stands. The
declaration states who has the right, and which buttons, menus, forms and slash commands lead to the function.
`cogs.clicks`, `cogs.commands.slash` and the tests read the list."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec

from cogs.ids import Id
from cogs.panels.replies import Asker, Reply
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.base import Command
from fronde.host.people.rights import Right

P = ParamSpec("P")
Run = Callable[Concatenate[Asker, P], Awaitable[Reply]]
Take = Callable[..., tuple[object, ...]]
"""A function that makes the arguments of a handler, after the asker, from the id of the click and the selected values.
By default they are the arguments of the id."""
TakeForm = Callable[..., tuple[object, ...]]
"""A function that makes the arguments of a handler from the form's id and its fields."""

Read = Callable[[str], tuple[object, ...]]
"""A function that makes the arguments of a handler, after the asker and the table, from a typed text. By default there
are none."""


@dataclass(frozen=True)
class Handler:
    """A function that people run, behind the check of `right`: who may run it. If it runs `commands` of the host, they
    declare the right, and the host checks it again. `at_table`: it concerns a table. `clicks`: the ids of the
    buttons and menus that lead to it, and `forms` those of the forms. `choices`: the words in a `ChooseTable` that lead
    to it, with the functions that read the text typed earlier. `slash`: its slash commands. `slow`: the answer is
    deferred at once."""

    check_and_run: Callable[..., Awaitable[Reply]]
    right: Right
    at_table: bool
    commands: tuple[type[Command], ...]
    clicks: Mapping[type[Id], Take]
    forms: Mapping[type[Id], TakeForm]
    choices: Mapping[str, Read]
    slash: Collection[str]
    slow: bool


HANDLERS: list[Handler] = []
"""All declared handlers."""


def arguments(id: Id, picks: list[str]) -> tuple[object, ...]:
    """The arguments of an id in their order, without the picks."""
    return tuple(vars(id).values())


def first(picks: list[str]) -> str:
    """The first selected value, or "" if there is none."""
    return picks[0] if picks else ""


def is_yes(answer: str) -> bool:
    """Whether the answer is "yes". Raises TableError if it is neither "yes" nor "no"."""
    if answer not in ("yes", "no"):
        raise TableError(Text("error-old-button"))
    return answer == "yes"


def handler(
    *by: type[Command] | Right,
    clicks: type[Id] | Mapping[type[Id], Take] | None = None,
    choices: str | Mapping[str, Read] = "",
    forms: Mapping[type[Id], TakeForm] | None = None,
    slash: str | Collection[str] = (),
    slow: bool = False,
) -> Callable[[Run[P]], Run[P]]:
    """Declare a function as a handler. `by`: the commands of the host it runs, whose rights it needs, or a right. If
    its second parameter is `table_id`, the right is checked at that table."""
    routes = clicks if isinstance(clicks, Mapping) else {clicks: arguments} if clicks else {}
    by_word = choices if isinstance(choices, Mapping) else {choices: lambda argument: ()} if choices else {}
    names = (slash,) if isinstance(slash, str) else slash
    commands = tuple(one for one in by if not isinstance(one, Right))
    right = functools.reduce(Right.__or__, (one if isinstance(one, Right) else one.right for one in by))

    def declare(run: Run[P]) -> Run[P]:
        at_table = "table_id" in list(inspect.signature(run).parameters)[:2]
        assert commands or at_table or right in SERVER_RIGHTS, run

        @functools.wraps(run)
        async def check_and_run(asker: Asker, /, *args: P.args, **kwargs: P.kwargs) -> Reply:
            table_id: Any = args[0] if at_table else None
            if right == Right.ADMINISTRATOR and not asker.administers:
                raise TableError(Text("error-administrators"))
            if right == Right.OPERATOR and not await asker.is_operator():
                raise TableError(Text("error-owner-only"))
            if table_id is not None:
                await asker.tables.check_right(table_id, asker.user, right)
            return await run(asker, *args, **kwargs)

        routing = routes, forms or {}, by_word, names
        HANDLERS.append(Handler(check_and_run, right, at_table, commands, *routing, slow))
        return check_and_run

    return declare


SERVER_RIGHTS = (Right.ANYBODY, Right.ADMINISTRATOR, Right.OPERATOR)
"""The rights that need no table."""
