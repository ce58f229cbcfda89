"""Standing orders: showing, giving and changing them."""

from __future__ import annotations

import json

from cogs import ids
from cogs.messages.names import Markup, Words, inert
from cogs.messages.options import values_of
from cogs.messages.parts import MOST_PARTS, PER_MENU, Part, button, count_parts, menu, row, text
from cogs.panels.handlers import arguments, first, handler
from cogs.panels.replies import Asker, Reply
from fronde.core.errors import TableError
from fronde.core.game import AnyGame, OrderKind
from fronde.core.types import Json, Name, Seat, Text
from fronde.host.commands import orders
from fronde.host.commands.orders import StandingOrder, orders_of
from fronde.host.people.rights import Right
from fronde.host.reader import kinds_of
from fronde.host.table import Playing, get_playing


@handler(Right.PLAYER, slash="order", choices="order")
async def show(asker: Asker, table_id: int, *, edit: bool = False) -> Reply:
    """The asker's orders, and menus to give, change and withdraw them. Raises TableError for a game without orders."""
    async with asker.hold_playing(table_id) as (playing, words):
        if not kinds_of(playing):
            raise TableError(Text("error-no-order", {"title": Text("game-name")}))
        return Reply(_parts(playing, asker.user.id, words), edit=edit)


def _parts(table: Playing, user: int, words: Words) -> list[Part]:
    player = table.record.find_player(user)
    orders_by_key = {} if player is None else {(one.seat, one.key): one for one in orders_of(table, player)}
    parts, room = [text(words.say("orders-title"))], MOST_PARTS - 1
    for seat in table.seats_of(user):
        number = table.seats.index(seat)
        for key, kind in kinds_of(table).items():
            order = orders_by_key.get((seat, key))
            if order is None and kind.ends == "opening":
                continue  # the question itself offers it
            block = _one(table, seat, number, kind, order, words)
            room -= sum(map(count_parts, block))
            parts += block if room >= 0 else []
    return parts


def _one(
    table: Playing, seat: Seat, number: int, kind: OrderKind, order: StandingOrder | None, words: Words
) -> list[Part]:
    name = words.say(f"order-{kind.key}")
    if order is None:
        line = words.say("order-free", seat=Name("seat", seat), name=name)
        return [
            text(line),
            row(button(ids.GiveOrder(table.id, number, kind.key).button, words.say("button-order"), "good")),
        ]
    line = words.say("order-given", seat=Name("seat", seat), name=name, ends=words.say(f"order-ends-{kind.ends}"))
    menus = [part for setting in kind.settings for part in _menus(table, number, kind, setting, order, words)]
    return [
        text(line),
        *menus,
        row(button(ids.TakeOrder(table.id, number, kind.key).button, words.say("button-order-off"))),
    ]


def _menus(table: Playing, seat: int, kind: OrderKind, setting: str, order: StandingOrder, words: Words) -> list[Part]:
    """A menu of a setting's values, or several menus if there are too many."""
    values = [(json.dumps(v), name_value(table.game, kind, setting, v, words), "") for v in _values(kind, setting)]
    current = json.dumps(order.settings.get(setting))
    label = f"order-{kind.key}-{setting}"
    title = words.say(label) if words.has(label) else words.say(f"order-{kind.key}")
    return [
        menu(
            ids.SetOrder(table.id, seat, kind.key, setting, n // PER_MENU).menu,
            title,
            values[n : n + PER_MENU],
            current=current,
        )
        for n in range(0, len(values), PER_MENU)
    ]


def _values(kind: OrderKind, setting: str) -> list[Json]:
    return list(values_of(kind.settings[setting]))


def name_value(game: AnyGame, kind: OrderKind, setting: str, value: Json, words: Words) -> Markup:
    """The text of a value: the order's own name for it, "n" for a number, or the game's name for it."""
    attribute = f"n{value}" if type(value) is int else value
    messages = [
        f"order-{kind.key}-{setting}.{attribute}",
        *(f"{name}-{value}" for name in set(game.speech.names.values())),
    ]
    return next((words.say(message) for message in messages if words.has(message)), inert(str(value)))


@handler(
    orders.GiveOrder,
    clicks={ids.GiveOrder: arguments, ids.TakeOrder: lambda id, picks: (id.table, id.seat, id.key, False)},
)
async def give(asker: Asker, table_id: int, number: int, key: str, is_on: bool = True) -> Reply:
    """Give an order with its default settings, or withdraw it."""
    async with asker.tables.hold(table_id) as table:
        seat, kind = _find(get_playing(table), number, key)
    settings = {name: spec.get("default") for name, spec in kind.settings.items()} if is_on else None
    await asker.tables.run(table_id, asker.user, orders.GiveOrder(seat, key, settings))
    return await show(asker, table_id, edit=True)


@handler(orders.GiveOrder, clicks={ids.SetOrder: lambda id, picks: (id.table, id, first(picks))})
async def set_value(asker: Asker, table_id: int, id: ids.SetOrder, choice: str) -> Reply:
    """Change one setting of an order. Raises TableError for an unknown value."""
    async with asker.tables.hold(table_id) as table:
        playing = get_playing(table)
        seat, kind = _find(playing, id.seat, id.key)
        player = playing.record.find_player(asker.user.id)
        mine = orders_of(playing, player) if player else []
        order = next((one for one in mine if (one.seat, one.key) == (seat, id.key)), None)
    value = [v for v in (_values(kind, id.setting) if id.setting in kind.settings else ()) if json.dumps(v) == choice]
    if order is None or not value:
        raise TableError(Text("error-no-option"))
    settings = {**order.settings, id.setting: value[0]}
    await asker.tables.run(table_id, asker.user, orders.GiveOrder(seat, id.key, settings))
    return await show(asker, table_id, edit=True)


def _find(table: Playing, number: int, key: str) -> tuple[Seat, OrderKind]:
    """The seat and the kind of an order. Raises TableError if either is unknown."""
    seat, kind = dict(enumerate(table.seats)).get(number), kinds_of(table).get(key)
    if seat is None or kind is None:
        raise TableError(Text("error-old-button"))
    return seat, kind
