"""People who play by chance: they click what they see, type what is suggested, and note what they were told."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cogs import ids
from cogs.messages.parts import MARKED
from cogs.messages.questions import BACK, WHY
from fronde.bots import LEVELS
from tests.e2e.fake_discord import Loopback
from tests.e2e.fake_discord.world import Channel, Interaction, Message, User
from tests.siege.refusals import apologises, refuses, says_stale, says_stopped

PATIENCE = 4.0
"""Seconds somebody waits for an answer."""
PAUSE, IDLE_PAUSE = 0.02, 0.2
"""Seconds between what somebody does, at most: with something to decide, and without."""
COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
BUTTON, MENU = 2, 3
MACHINES = 0.6
"""The share of new tables at which the host has a machine sit down at once."""
AGAIN = 0.5
"""How probably somebody who gets no answer presses the same button again."""
TWICE = 0.05
"""The share of all that is done which the gateway tells of twice."""
DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"
Json = Any


@dataclass
class Attempt:
    """Something that was to be done at a table, and what the answer said of it. `pick`: what a click carries;
    `typed`: what was written, the game that is moved, or whose seat is taken; `values`: what was chosen in a menu."""

    kind: str
    user: int
    channel: int
    table: int | None = None
    pick: ids.Pick | None = None
    typed: str = ""
    values: tuple[str, ...] = ()
    outcome: str = UNKNOWN
    reply: str = ""

    @property
    def picks(self) -> list[int | str]:
        """The options a click means, by number, or chains of them by their ids."""
        assert self.pick is not None
        return ids.read_choices(list(self.values)) if self.values else [self.pick.option or 0]


@dataclass
class Crowd:
    """Everybody, and what they attempted, in order. `wait_turn` comes before anything is done; `patience`: seconds that
    somebody waits for an answer."""

    loopback: Loopback
    rng: random.Random
    attempts: list[Attempt] = field(default_factory=list)
    alive: bool = False
    on_sent: Callable[[], object] = lambda: None
    on_answered: Callable[[], object] = lambda: None
    wait_turn: Callable[[], Awaitable[object]] = lambda: asyncio.sleep(0)
    apologies: list[str] = field(default_factory=list)
    answered: int = 0
    pressed_again: int = 0
    machines: float = MACHINES
    patience: float = field(default_factory=lambda: PATIENCE)

    def __post_init__(self) -> None:
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._dead: set[str] = set()
        self.loopback.world.changed = self._changed

    def _changed(self, interaction: Interaction) -> None:
        waiting = self._waiting.get(interaction.token)
        if interaction.is_visible and waiting is not None and not waiting.done():
            waiting.set_result("" if interaction.answer is None else interaction.answer.text)
            self.answered += 1
            self.on_answered()

    def bot_died(self) -> None:
        """Nobody is answered any more."""
        self.alive = False
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.cancel()

    def one_died(self, bot: str) -> None:
        """Nobody waits any more for an answer of that bot, unless another heard of it too."""
        self._dead.add(bot)
        for token, waiting in self._waiting.items():
            if not waiting.done() and self._is_hopeless(self.loopback.world.interactions[token]):
                waiting.cancel()

    def _is_hopeless(self, interaction: Interaction) -> bool:
        """Whether nobody lives who heard of it, or will when they are connected again."""
        sessions = self.loopback.gateway.find_sessions(interaction.channel.guild)
        return not (interaction.receivers or {one.bot for one in sessions}) - self._dead

    async def do(
        self, kind: int, user: User, where: Channel, data: Json, on: Message | None, attempt: Attempt | None = None
    ) -> Interaction | None:
        """Do something and wait for the answer; None where there is none."""
        await self.wait_turn()
        interaction = self.loopback.world.interact(kind, user, where, on)
        label = data.get("custom_id") or " ".join(map(str, _words(data)))
        self.loopback.world.note(f"{user.name} in {where.name or 'private'}: {label} {data.get('values', '')}")
        if attempt is not None:
            self.attempts.append(attempt)
        waiting = self._waiting[interaction.token] = asyncio.get_running_loop().create_future()
        await self.loopback.send(interaction, data)
        if self.rng.random() < TWICE:
            await self.loopback.send(interaction, data)
        self.on_sent()
        if self._is_hopeless(interaction):
            waiting.cancel()
        try:
            reply = await asyncio.wait_for(waiting, self.patience)
        except (TimeoutError, asyncio.CancelledError):
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            return None
        finally:
            del self._waiting[interaction.token]
        if attempt is not None:
            attempt.reply = reply
            attempt.outcome = read_outcome(reply)
        if apologises(reply):
            self.apologies.append(reply)
        return interaction


def read_outcome(text: str) -> str:
    """What an answer says of what was attempted. One that comes to something told of twice may say it has been done; of
    what a stop has cut off nobody knows."""
    if apologises(text) or says_stopped(text):
        return UNKNOWN
    return REFUSED if refuses(text) and not says_stale(text) else DONE


def _words(data: Json) -> list[Any]:
    """A command as it would be typed."""
    inner = [word for option in data.get("options", []) for word in _words(option)]
    return [data.get("name"), *([data["value"]] if "value" in data else []), *inner]


@dataclass
class Seating:
    """A channel where a game is played, by how many, and who may sit there; the first sits elsewhere too. `lost`: how
    often people still try to move the table, its channel being deleted."""

    channel: Channel
    game: str
    size: int
    people: list[User]
    lost: int = 0


Way = Callable[[], Awaitable[object]]


class Player:
    """Somebody at one or more tables."""

    def __init__(self, crowd: Crowd, user: User, seatings: list[Seating], rng: random.Random) -> None:
        self.crowd, self.user, self.seatings, self.rng = crowd, user, seatings, rng
        self.panels: dict[int, Message] = {}
        self.old: list[tuple[Channel, Message, dict[str, Json]]] = []

    @property
    def _world(self) -> Any:
        return self.crowd.loopback.world

    async def play(self) -> None:
        """Go on until cancelled, or until the bot is dead."""
        while self.crowd.alive:
            seating = self.rng.choice(self.seatings)
            weights, ways = zip(*self._ways(seating), strict=True)
            await self.rng.choices(ways, weights)[0]()
            panel = self.panels.get(seating.channel.id)
            idle = panel is None or not any(part.get("custom_id", "")[2:6] == "pick" for part in panel.components)
            await asyncio.sleep(self.rng.random() * (IDLE_PAUSE if idle else PAUSE))

    # --- what there is to do ---

    def _ways(self, at: Seating) -> list[tuple[float, Way]]:
        """What may be done at a table, each with its weight."""
        ways: list[tuple[float, Way]] = [
            (0.6, partial(self._open_panel, at)),
            (1.5, partial(self.type, at)),
            (0.3, partial(self.undo, at)),
            (0.1, partial(self._command, at.channel, "hand")),
            (0.1, partial(self._command, at.channel, "score")),
            (0.02, partial(self._command, at.channel, "table", "end")),
            (0.1, partial(self._name_player, at, "hand-over")),
            (0.08, partial(self._command, at.channel, "seat", "opponent", self._machine(at))),
            (0.15, partial(self._command, at.channel, "seat", "take-back")),
            (0.05, partial(self._command, at.channel, "table", "rewind")),
            (0.04, partial(self._command, at.channel, "clock", "pause")),
            (0.04, partial(self._command, at.channel, "clock", "resume")),
            (0.04, partial(self._name_player, at, "replace")),
            (0.05, partial(self._command, at.channel, "settings", "mine", self._pings())),
        ]
        if at.lost and at.people[0] is not self.user:
            ways.append((8.0, partial(self._move, at)))
        if self.old and not (old := self.rng.choice(self.old))[0].deleted:
            ways.append((0.3, partial(self._click, *old)))
        messages = self._world.standing(at.channel)
        ways += self._clicks(at.channel, messages[-6:])
        dm = next((c for c in self._world.channels.values() if c.recipient is self.user), None)
        if dm is not None:
            ways += self._clicks(dm, self._world.standing(dm)[-6:])
        if (panel := self.panels.get(at.channel.id)) is not None:
            ways += self._clicks(at.channel, [panel])
        ways += self._in_lobby(at, messages)
        return ways

    def _in_lobby(self, at: Seating, messages: list[Message]) -> list[tuple[float, Way]]:
        names = [part["custom_id"] for message in messages for part in message.components if "custom_id" in part]
        lobby = any(name.startswith("b:join:") for name in names)
        ways: list[tuple[float, Way]] = [
            (1.0 if lobby else 0.05, partial(self._command, at.channel, "table", "join")),
            (1.0 if lobby else 0.05, partial(self._command, at.channel, "table", "start")),
        ]
        if at.people[0] is self.user and not at.lost:
            game = [{"type": 3, "name": "game", "value": at.game}, {"type": 4, "name": "seats", "value": at.size}]
            ways.append((0.2 if names else 8.0, partial(self._open_table, at, game)))
        return ways

    async def _open_table(self, at: Seating, game: list[Json]) -> None:
        await self._command(at.channel, "table", "new", game)
        if self.rng.random() < self.crowd.machines:
            await self._command(at.channel, "seat", "opponent", self._machine(at)[:1])
            await self._command(at.channel, "table", "start")

    def _machine(self, at: Seating) -> list[Json]:
        """That a machine of some level sits down, or plays on for one of the players."""
        level, seat = self.rng.choice(LEVELS), f"p{self.rng.randint(1, at.size)}"
        return [{"type": 3, "name": "level", "value": level}, {"type": 3, "name": "seat", "value": seat}]

    def _pings(self) -> list[Json]:
        """Where somebody wants to be pinged."""
        return [{"type": 3, "name": "pings", "value": self.rng.choice(("dm", "both", "channel"))}]

    def _clicks(self, where: Channel, messages: list[Message]) -> list[tuple[float, Way]]:
        ways: list[tuple[float, Way]] = []
        for message in messages:
            for part in message.components:
                if weight := _weight(part):
                    ways.append((weight, partial(self._click, where, message, part)))
        return ways

    # --- doing it ---

    async def _click(self, where: Channel, message: Message, part: dict[str, Json]) -> None:
        data: dict[str, Json] = {"component_type": part["type"], "custom_id": part["custom_id"]}
        if part["type"] == MENU:
            values = [option["value"] for option in part["options"]]
            count = self.rng.randint(max(1, part.get("min_values", 1)), max(1, part.get("max_values", 1)))
            data["values"] = self.rng.sample(values, min(count, len(values)))
        while True:
            attempt = read_attempt(self.user, where, part["custom_id"], tuple(data.get("values", ())))
            interaction = await self.crowd.do(COMPONENT, self.user, where, data, message, attempt)
            if interaction is not None or not self.crowd.alive or self.rng.random() >= AGAIN:
                break
            self.crowd.pressed_again += 1
        self._keep(where, interaction)
        if attempt is not None and attempt.kind == "pick" and self.rng.random() < 0.2:
            self.old = [*self.old[-5:], (where, message, part)]

    async def _open_panel(self, at: Seating) -> None:
        self._keep(at.channel, await self.crowd.do(COMMAND, self.user, at.channel, self._data("turn"), None))

    def _keep(self, where: Channel, interaction: Interaction | None) -> None:
        """The panel that was last shown is the one to click."""
        if interaction is not None and interaction.answer is not None and interaction.answer.to is self.user:
            if any("custom_id" in part for part in interaction.answer.components):
                self.panels[where.id] = interaction.answer
            elif self.rng.random() < 0.5:
                self.panels.pop(where.id, None)

    async def type(self, at: Seating) -> None:
        """Begin to type, and take one of the suggestions."""
        typing = self._data("do", options=[{"type": 3, "name": "choice", "value": "", "focused": True}])
        offered = await self.crowd.do(AUTOCOMPLETE, self.user, at.channel, typing, None)
        if offered is None or not offered.choices:
            return
        typed = self.rng.choice(offered.choices)["value"]
        data = self._data("do", options=[{"type": 3, "name": "choice", "value": typed}])
        attempt = Attempt("type", self.user.id, at.channel.id, typed=typed)
        self._keep(at.channel, await self.crowd.do(COMMAND, self.user, at.channel, data, None, attempt))

    async def undo(self, at: Seating) -> None:
        """Take back what was chosen last."""
        attempt = Attempt("undo", self.user.id, at.channel.id)
        await self.crowd.do(COMMAND, self.user, at.channel, self._data("undo"), None, attempt)

    async def _command(self, where: Channel, name: str, sub: str = "", options: Json = ()) -> None:
        inner = [{"type": 1, "name": sub, "options": list(options)}] if sub else list(options)
        attempt = Attempt(f"{name} {sub}", self.user.id, where.id) if name in ("table", "seat") else None
        await self.crowd.do(COMMAND, self.user, where, self._data(name, options=inner), None, attempt)

    async def _move(self, at: Seating) -> None:
        """Bring the table whose channel is gone to where people are now."""
        attempt = Attempt("table move", self.user.id, at.channel.id, typed=at.game)
        data = self._data("table", options=[{"type": 1, "name": "move", "options": []}])
        await self.crowd.do(COMMAND, self.user, at.channel, data, None, attempt)
        at.lost = 0 if attempt.outcome == DONE else max(0, at.lost - (attempt.outcome == REFUSED))

    async def _name_player(self, at: Seating, what: str) -> None:
        """Offer one's seat to somebody, "hand-over", or somebody's to whoever comes first, "replace"."""
        to = self.rng.choice(at.people)
        player = {"type": 6, "name": "player", "value": str(to.id)}
        data = self._data("seat", options=[{"type": 1, "name": what, "options": [player]}])
        member = {key: value for key, value in to.member().items() if key != "user"}
        data["resolved"] = {"users": {str(to.id): to.json()}, "members": {str(to.id): member}}
        attempt = Attempt(f"seat {what}", self.user.id, at.channel.id)
        await self.crowd.do(COMMAND, self.user, at.channel, data, None, attempt)

    def _data(self, name: str, options: Json = ()) -> Json:
        command_id = next((c["id"] for c in self._world.commands if c["name"] == name), "0")
        return {"id": command_id, "name": name, "type": 1, "options": list(options)}


WEIGHTS = {"pick": 3.0, "page": 1.0, "undo": 0.5, "turn": 0.7, "join": 3.0, "role": 1.0, "start": 3.0, "leave": 0.1,
           "options": 0.1, "option": 0.3, "board": 0.05, "choices": 0.05, "reach": 0.02,
           "hand": 0.05, "seat": 2.0, "undo-all": 0.2, "end": 0.3, "back": 0.3, "rest": 0.5, "swap": 1.0,
           "order": 0.0, "ordered": 0.0, "forget": 0.0, "fill": 0.5}  # fmt: skip


def _weight(part: dict[str, Json]) -> float:
    """How gladly something is clicked."""
    match = re.fullmatch(r"[bs]:([\w-]+):.*", part.get("custom_id", ""))
    if match is None or part.get("disabled"):
        return 0.0
    return 0.2 if match[0].endswith(":no") else WEIGHTS.get(match[1], 0.1)


def read_attempt(user: User, where: Channel, custom_id: str, values: tuple[str, ...]) -> Attempt | None:
    """What a click is to do; None where it only shows something."""
    _, name, *arguments = MARKED.sub("", custom_id).split(":")
    if name == "pick" and {WHY, BACK} & set(values):
        return None
    if name in ("pick", "fill"):
        pick = ids.Pick.read(arguments)
        return Attempt(name, user.id, where.id, pick.table, pick, values=values)
    if name == "seat" and arguments[2] == "yes":
        return Attempt("table accept", user.id, where.id, int(arguments[0]), typed=arguments[1])
    if name in ("end", "back", "rest", "swap"):
        return Attempt(f"vote {name}", user.id, where.id, int(arguments[0]), typed=":".join(arguments[1:]))
    kinds = {
        "undo": "undo",
        "undo-all": "undo",
        "join": "table join",
        "role": "table join",
        "leave": "table leave",
        "start": "table start",
    }
    if name in kinds:
        return Attempt(kinds[name], user.id, where.id, int(arguments[0]), values=values)
    return None
