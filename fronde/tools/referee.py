"""The referee: one JSON object per line in, one per line out; docs/referee.md describes the protocol.

The referee ignores unknown keys of a request. It refuses a value of the wrong type and never converts it. Every line
gets exactly one answer, even an empty one.

A `PlayerError` becomes an error code of the protocol (`_code_of`). Any other error is a bug of ours: the answer is
`bad-request` (`bad-position` for a load) and the traceback goes to standard error.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO, TextIO, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fronde.core.codec import impossible_position, show
from fronde.core.errors import (
    IllegalAction,
    InvariantError,
    NotYourTurn,
    PlayerError,
    PositionError,
    ReplayError,
    UndoRefusal,
    UnknownGame,
)
from fronde.core.game import AnyGame
from fronde.core.match import Match, without_head
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Event, Json, Result, Seat, Setup, Text
from fronde.games import GAMES, get_game
from fronde.texts import Words, words
from fronde.tools.input_errors import tell_file_fault, tell_json_fault, tell_shape_fault
from fronde.tools.play import play

Answer = dict[str, Json]
R = TypeVar("R", bound="Request")


class NoGame(PlayerError):
    """The request needs a game, and none has been started."""

    def __init__(self) -> None:
        super().__init__(Text("referee-no-game"))


class Request(BaseModel):
    """The base of every request: strict types, unknown keys ignored."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)


class NewRequest(Request):
    """`new`: players in seat order."""

    game: str
    players: list[str]
    seed: int = 0
    options: dict[str, Json] = {}


class ActRequest(Request):
    """`act`: one option id, or a list of them."""

    seat: str
    choice: str | list[str]


class WaitingRequest(Request):
    """`waiting`: questions of one seat, or of all."""

    seat: str | None = None


class SeatRequest(Request):
    """`undo`: a seat."""

    seat: str


class ViewRequest(Request):
    """`view`: a seat, or null for a spectator."""

    seat: str | None


class RenderRequest(ViewRequest):
    """`render`: whose view to draw, and the path of the file to write."""

    path: str = Field(min_length=1)


class LoadRequest(Request):
    """`load`: a position; seed, players and options may be in it or beside it."""

    game: str
    position: dict[str, Json]
    seed: int | None = None
    players: list[str] | None = None
    options: dict[str, Json] | None = None


class RecordRequest(Request):
    """A game as set-up and choices, as the operation `record` returns it."""

    game: str
    version: int | None = None
    players: list[str]
    seed: int
    options: dict[str, Json] = {}
    position: dict[str, Json] | None = None
    actions: list[list[str]]
    sealed: list[list[str]] = []


class ReplayRequest(Request):
    """`replay`: a record, and the number of its choices to carry out."""

    record: RecordRequest
    upto: int | None = Field(default=None, ge=0)


class RandomRequest(Request):
    """`random`: the number of choices, and the seed for them."""

    actions: int = Field(ge=0)
    seed: int = 0


class Setting(Request):
    """The parts of a set-up that a position may contain."""

    seed: int | None = None
    players: list[str] | None = None
    options: dict[str, Json] | None = None


class Referee:
    """One conversation: at most one match, and an answer to every line."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._ops: dict[str, tuple[type[Request], Callable[[Any], Answer]]] = {
            "games": (Request, self._games),
            "new": (NewRequest, self._new),
            "waiting": (WaitingRequest, self._waiting),
            "act": (ActRequest, self._act),
            "view": (ViewRequest, self._view),
            "position": (Request, self._position),
            "load": (LoadRequest, self._load),
            "undo": (SeatRequest, self._undo),
            "record": (Request, self._record),
            "replay": (ReplayRequest, self._replay),
            "score": (Request, self._score),
            "render": (RenderRequest, self._render),
            "random": (RandomRequest, self._random),
        }

    # --- lines ---

    def answer(self, line: bytes) -> str:
        """The answer to one line: a single line in ASCII, without line end."""
        before = self.match
        request: Json = None
        try:
            request = _parse(line)
            return _write({"ok": True, **self._carry_out(request)})
        except _NotJson as error:
            return _write(_refusal("bad-json", words("en").say("referee-json", problem=error.problem)))
        except Exception as error:  # no request may end the process, whatever we did wrong
            self.match = before
            return _write(self._refuse(error, request))

    def _refuse(self, error: Exception, request: Json) -> Answer:
        """The answer to a failed request: the refusal with its reason, or the statement that the fault is ours."""
        try:
            if isinstance(error, PlayerError):
                return _refusal(_code_of(error), self._words_of(request).text(error.reason), error.rule)
        except Exception as second:
            error = second
        traceback.print_exception(error)
        code = "bad-position" if isinstance(request, dict) and request.get("op") == "load" else "bad-request"
        return _refusal(code, words("en").say("referee-fault"))

    def _words_of(self, request: Json) -> Words:
        """The words of the game that the request names, else of the current game."""
        record = request.get("record") if isinstance(request, dict) else None
        for holder in (request, record):
            key = holder.get("game") if isinstance(holder, dict) else None
            if isinstance(key, str) and key in GAMES:
                return words("en", key)
        return self._words

    def _carry_out(self, request: Json) -> Answer:
        if not isinstance(request, dict):
            raise PlayerError(Text("referee-request", {"where": "request", "problem": Text("shape-fault-table")}))
        op = request.get("op")
        if not isinstance(op, str) or op not in self._ops:
            raise PlayerError(
                Text("referee-op", {"op": op if isinstance(op, str) else show(op), "ops": list(self._ops)})
            )
        shape, carry_out = self._ops[op]
        return carry_out(_validate(shape, request))

    @property
    def _words(self) -> Words:
        return words("en", self.match.game.key if self.match else None)

    # --- operations that begin a match ---

    def _new(self, request: NewRequest) -> Answer:
        game = get_game(request.game)
        _refuse_wrong_count(game.key, game.title.player_counts, request.players)
        self.match, events = Match.start(game, Setup(game.key, tuple(request.players), request.seed, request.options))
        return {"events": self._event_answers(events), **self._decision_answer()}

    def _load(self, request: LoadRequest) -> Answer:
        game = get_game(request.game)
        position = dict(request.position)
        setting = _setting(game, request, position)
        position.pop("seed", None)
        _refuse_unusable(game.key, position)
        if request.players is not None:
            _refuse_wrong_count(game.key, game.title.player_counts, request.players)
        players = setting.players or [f"Player {n + 1}" for n in range(game.title.player_counts[0])]
        setup = Setup(game.key, tuple(players), setting.seed or 0, setting.options or {})
        try:
            self.match, events = Match.at(game, setup, position)
            game.rules.check(self.match.state)
        except InvariantError as error:
            raise impossible_position(error) from error
        return {"events": self._event_answers(events), **self._decision_answer()}

    def _replay(self, request: ReplayRequest) -> Answer:
        record = request.record
        game = get_game(record.game)
        _refuse_wrong_count(game.key, game.title.player_counts, record.players)
        if record.version not in (None, game.title.version):
            raise PlayerError(
                Text("referee-version", {"given": str(record.version), "version": str(game.title.version)})
            )
        _refuse_unusable(game.key, record.position or {})
        for name in ("actions", "sealed"):
            for number, action in enumerate(getattr(record, name)):
                if len(action) < 2:
                    about = {"where": f"record.{name}.{number}", "problem": Text("referee-choice")}
                    raise PlayerError(Text("referee-request", about))
        try:
            self.match = Match.replay(game, record.model_dump(), request.upto)
        except ReplayError as error:
            raise _explain_replay_error(error, words("en", game.key)) from error
        return {"actions": len(self.match.log), **self._decision_answer()}

    # --- operations on the match ---

    def _waiting(self, request: WaitingRequest) -> Answer:
        self._playing(request.seat)
        return self._decision_answer(request.seat)

    def _act(self, request: ActRequest) -> Answer:
        match = self._playing(request.seat)
        picks = (request.choice,) if isinstance(request.choice, str) else request.choice
        results = match.carry_out(request.seat, picks)
        actions = [self._action_answer(action) for one in results for action in one.forced_actions]
        return {
            "events": self._event_answers([e for one in results for e in one.events]),
            "taken": actions,
            **self._decision_answer(),
        }

    def _view(self, request: ViewRequest) -> Answer:
        return {"view": without_head(self._playing(request.seat).view(request.seat))}

    def _position(self, request: Request) -> Answer:
        return {"position": self._playing().position()}

    def _undo(self, request: SeatRequest) -> Answer:
        action = self._playing(request.seat).undo(request.seat)
        return {"undone": [action.seat, _ask(action.step), *action.picks], **self._decision_answer()}

    def _record(self, request: Request) -> Answer:
        return {"record": self._playing().record()}

    def _score(self, request: Request) -> Answer:
        match = self._playing()
        return {"score": match.score(), **(self._outcome(match.result) if match.result else {})}

    def _random(self, request: RandomRequest) -> Answer:
        self.match = self._playing().copy()
        count = sum(1 for _ in play(self.match, Dice(request.seed), request.actions))
        return {"actions": count, "over": self.match.over}

    def _render(self, request: RenderRequest) -> Answer:
        match = self._playing(request.seat)
        # `images` is a layer above the engine, which must work without it: import it by name, only on request.
        images = import_module("images")
        if not images.has_view(match.game.key, "board"):
            raise PlayerError(Text("referee-no-picture"))
        picture = images.render(match.game.key, images.Scene(match.view(request.seat)), locale="en")
        try:
            Path(request.path).write_bytes(picture.png)
        except (OSError, ValueError) as error:
            about = {"path": request.path, "problem": tell_file_fault(error)}
            raise PlayerError(Text("referee-render", about)) from error
        return {"path": request.path, "alt": picture.alt, "width": picture.width, "height": picture.height}

    def _games(self, request: Request) -> Answer:
        return {
            "games": [
                {
                    "id": key,
                    "name": words("en", key).say("game-name"),
                    "seats": list(game.title.player_counts),
                    "options": game.rules.options_schema(),
                }
                for key, game in GAMES.items()
            ]
        }

    # --- parts of answers ---

    def _playing(self, seat: Seat | None = None) -> Match:
        """The match. Raises NoGame if there is none, PlayerError if it has no such seat."""
        if self.match is None:
            raise NoGame
        seats = self.match.game.rules.seats(self.match.setup)
        if seat is not None and seat not in seats:
            raise PlayerError(Text("referee-seat", {"slug": seat, "slugs": list(seats)}))
        return self.match

    def _decision_answer(self, seat: Seat | None = None) -> Answer:
        """The open questions. With a seat: its own, as it sees them; else everybody's, as if nobody had given a sealed
        answer."""
        match = self._playing()
        decisions = match.decisions if seat is None else match.decisions_of(seat)
        return {"over": match.over, "waiting": [self._question(match, decision) for decision in decisions]}

    def _question(self, match: Match, decision: Decision) -> Answer:
        position = match.imagine(decision.seat, Dice(0))
        action = match.find_sealed_answer(decision) if decision.answered else None
        return {
            "seat": decision.seat,
            "player": match.player_of(decision.seat),
            "ask": _ask(decision.step),
            "prompt": self._words.text(match.game.speech.prompt(position, decision)),
            "rule": decision.rule,
            "required": decision.required,
            "min": decision.least,
            "max": decision.most,
            "about": decision.about,
            "sealed": decision.sealed,
            "answered": decision.answered,
            **({} if action is None else {"answer": _choice(action.picks)}),
            "default": _choice(match.default(decision)),
            "choices": [self._offer(match, position, decision, option) for option in decision.options],
        }

    def _offer(self, match: Match, position: object, decision: Decision, option: str) -> Answer:
        text = match.game.speech.describe(position, decision, option)
        detail = {} if text.hint is None else {"detail": self._words.text(text.hint)}
        return {"id": option, "label": self._words.text(text.label), **detail}

    def _action_answer(self, action: Action) -> Answer:
        return {"seat": action.seat, "ask": _ask(action.step), "choice": _choice(action.picks)}

    def _outcome(self, result: Result) -> Answer:
        """The winners, the place of every ranked seat, and what decided between equal scores, as a sentence."""
        sharing = {seat: result.partners.get(seat, (seat,)) for seat in result.ranking}
        return {
            "winners": result.winning_seats(),
            "places": {own: result.place(seat) for seat, seats in sharing.items() for own in seats},
            "tie_break": self._words.say(f"tie-break-{result.tie_break}") if result.tie_break else None,
        }

    def _event_answers(self, events: Sequence[Event]) -> list[Answer]:
        """Each event in its public form, unless it is hidden, and again for the seats in `only` that may read more."""
        entries = []
        for event in events:
            entries += [] if event.is_hidden else [self._event(event, None)]
            readers: dict[str, list[Seat]] = {}
            for seat in event.to:
                readers.setdefault(self._event(event, seat)["text"], []).append(seat)
            entries += [{**self._event(event, seats[0]), "only": seats} for seats in readers.values()]
        return entries

    def _event(self, event: Event, seat: Seat | None) -> Answer:
        text = self._playing().game.speech.event_text(event, seat)
        line = self._words.text(text) if text else ""
        return {**event.data_for(seat), "kind": event.kind, "text": line}


class _NotJson(ValueError):
    """A line that is not JSON in UTF-8, and why."""

    def __init__(self, problem: Text) -> None:
        super().__init__(problem.id)
        self.problem = problem


def _parse(line: bytes) -> Json:
    """The JSON of a line. Raises _NotJson, also for invalid numbers or characters and for excessive nesting."""
    try:
        value = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant, parse_float=_finite)
        if b"\\u" in line:
            json.dumps(value, ensure_ascii=False).encode("utf-8")  # half a surrogate pair is not a character
        return value
    except (ValueError, RecursionError) as error:
        raise _NotJson(tell_json_fault(error)) from error


def _refuse_constant(name: str) -> float:
    raise ValueError(f"{name} is no JSON number")


def _finite(digits: str) -> float:
    value = float(digits)
    if not isfinite(value):
        raise ValueError(f"{digits[:20]} is too large")
    return value


def _write(answer: Answer) -> str:
    return json.dumps(answer, allow_nan=False)


def _refusal(code: str, reason: str, rule: str | None = None) -> Answer:
    return {"ok": False, "error": {"code": code, "reason": reason, "rule": rule}}


def _code_of(error: PlayerError) -> str:
    """The protocol's code for a refusal."""
    if isinstance(error, NotYourTurn):
        return "not-your-decision"
    if isinstance(error, (IllegalAction, UndoRefusal)):
        return "illegal"
    if isinstance(error, PositionError):
        return "bad-position"
    if isinstance(error, UnknownGame):
        return "unknown-game"
    return "no-game" if isinstance(error, NoGame) else "bad-request"


def _validate(shape: type[R], request: Mapping[str, Json]) -> R:
    """The request as a model. Raises PlayerError, which names the first misfit."""
    try:
        return shape.model_validate(request)
    except ValidationError as error:
        wrong = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in wrong["loc"]) or "request"
        raise PlayerError(Text("referee-request", {"where": where, "problem": tell_shape_fault(wrong)})) from error


def _ask(step: str) -> str:
    return step.replace("_", "-")


def _choice(picks: Sequence[str]) -> str | list[str]:
    """An answer in the form `act` takes: one id, or a list of several or none."""
    return picks[0] if len(picks) == 1 else list(picks)


def _refuse_wrong_count(key: str, counts: tuple[int, ...], players: Sequence[str]) -> None:
    if len(players) not in counts:
        name = words("en", key).say("game-name")
        about = {"name": name, "counts": [str(n) for n in sorted(counts)], "given": len(players)}
        raise PlayerError(Text("referee-players", about))


def _refuse_unusable(key: str, position: Mapping[str, Json]) -> None:
    """Raise PositionError if a position belongs to another game."""
    if position.get("game", key) != key:
        raise PositionError(Text("referee-other-game"))


def _setting(game: AnyGame, request: LoadRequest, position: Mapping[str, Json]) -> Setting:
    """Seed, players and options of a load, from beside the position or from inside it. Raises PlayerError if both are
    present and differ; for that comparison, options are filled with their defaults."""
    inside = _read_setting(position)
    values: dict[str, Json] = {}
    for key in Setting.model_fields:
        beside, within = getattr(request, key), getattr(inside, key)
        fill = game.rules.fill_options if key == "options" else _copy
        if beside is not None and within is not None and fill(beside) != fill(within):
            raise PlayerError(Text("referee-twice", {"key": key}))
        values[key] = within if beside is None else beside
    return Setting(**values)


def _read_setting(position: Mapping[str, Json]) -> Setting:
    """Seed, players and options inside a position. Raises PositionError, which names the first of the wrong type."""
    try:
        return Setting.model_validate(position)
    except ValidationError as error:
        key = str(error.errors(include_url=False)[0]["loc"][0])
        raise PositionError(Text(f"referee-takes-{key}")) from error


def _copy(value: Json) -> Json:
    return value


def _explain_replay_error(error: ReplayError, words: Words) -> PlayerError:
    """The refusal of a record that does not replay: the number of the choice that does not fit, and why."""
    cause = error.__cause__
    if not isinstance(cause, PlayerError):
        return PlayerError(Text("referee-fault"))
    about = {"number": str(error.number + 1), "problem": words.text(cause.reason)}
    return IllegalAction(Text("referee-record", about), cause.rule)


def run(source: BinaryIO | None = None, target: TextIO | None = None) -> int:
    """Answer every line until the input ends or nobody reads the answers. Returns the exit code."""
    source, target = source or sys.stdin.buffer, target or sys.stdout
    referee = Referee()
    try:
        for line in source:
            target.write(referee.answer(line) + "\n")
            target.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), target.fileno())  # else the interpreter complains on closing
    except KeyboardInterrupt:
        return 130
    return 0
