"""The referee protocol over a real process: every operation, every error code, and garbage that must not end it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PLAYERS = ["Ann", "Bob", "Cid"]
FOUR = ["Ann", "Bob", "Cid", "Dee"]
REQUESTS = {
    "seat", "player", "ask", "prompt", "rule", "required", "min", "max", "about", "sealed", "answered", "default",
    "choices",
}  # fmt: skip


class Process:
    """A referee in a process of its own."""

    def __init__(self, module: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, line: bytes) -> dict[str, Any]:
        """The answer to one line; it has to come at once, before anything else is sent."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer.isascii() and answer.endswith(b"\n"), answer
        reply: dict[str, Any] = json.loads(answer)
        return reply

    def ask(self, op: str, **request: Any) -> dict[str, Any]:
        """The answer to a request that must be granted."""
        answer = self.send(json.dumps({"op": op, **request}).encode())
        assert answer["ok"] is True, answer
        return answer

    def refuse(self, request: Any, code: str) -> dict[str, Any]:
        """The error of a request that must be refused with this code."""
        answer = self.send(request if isinstance(request, bytes) else json.dumps(request).encode())
        assert set(answer) == {"ok", "error"} and answer["ok"] is False, answer
        error: dict[str, Any] = answer["error"]
        assert set(error) == {"code", "reason", "rule"}
        assert error["code"] == code, error
        assert error["reason"].strip() and "Traceback" not in error["reason"]
        assert "the fault is ours" not in error["reason"], error
        return error

    def end(self) -> tuple[int, str]:
        """Close the input; exit code and standard error."""
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors.decode()


def referee_for_all() -> Iterator[Process]:
    """A referee that also knows the toys, ended well and with nothing on standard error."""
    process = Process("tests.core.toy_referee")
    yield process
    code, errors = process.end()
    assert (code, errors) == (0, "")


referee = pytest.fixture(referee_for_all, name="referee", scope="module")
"""One for all tests here: each begins a game of its own, if it needs one."""
gameless = pytest.fixture(referee_for_all, name="gameless", scope="module")
"""Another that never has begun a game."""


def claim(referee: Process, seat: str, chance: str = "chance:hold") -> dict[str, Any]:
    referee.ask("act", seat=seat, choice="field:0")
    card = referee.ask("view", seat=seat)["view"]["hands"][seat][0]
    referee.ask("act", seat=seat, choice=[card])
    return referee.ask("act", seat=seat, choice=chance)


def mark(referee: Process) -> list[Any]:
    """All there is to see of the game."""
    return [referee.ask(op) for op in ("position", "record", "waiting", "score")]


# --- every operation ---


def test_games_names_every_game_with_seat_counts_and_options(referee: Process) -> None:
    games = {game["id"]: game for game in referee.ask("games")["games"]}
    assert {"frondeurs", "toy"} <= set(games)
    assert games["frondeurs"]["name"] == "Frondeurs et Frondeuses"
    assert 4 in games["frondeurs"]["seats"] and games["toy"]["seats"] == [2, 3, 4]
    assert games["toy"]["options"]["properties"]["rounds"]["default"] == 2


def test_new_starts_and_says_who_has_to_choose(referee: Process) -> None:
    answer = referee.ask("new", game="toy", players=PLAYERS, seed=5, options={"rounds": 1})
    assert answer["over"] is False
    first, *others = answer["waiting"]
    assert set(first) == REQUESTS
    assert (first["seat"], first["player"], first["ask"], first["rule"]) == ("red", "Ann", "choose-field", "1.1")
    assert (first["required"], first["min"], first["max"], len(first["choices"])) == (True, 1, 1, 60)
    assert first["choices"][0] == {"id": "field:0", "label": "Field 1", "detail": "Row 1, worth 1."}
    assert first["prompt"] == "Choose a free field."
    assert [(o["seat"], o["ask"], o["required"]) for o in others] == [
        (seat, "spend-token", False) for seat in ("red", "blue", "green")
    ]
    assert others[0]["choices"] == [{"id": "token:draw", "label": "Spend your token, draw a card"}]
    assert referee.ask("waiting")["waiting"] == answer["waiting"]


def test_the_same_request_is_the_same_game(referee: Process) -> None:
    positions = []
    for seed in (5, 5, 6):
        referee.ask("new", game="toy", players=PLAYERS, seed=seed)
        positions.append(referee.ask("position")["position"])
    assert positions[0] == positions[1] != positions[2]


def test_act_tells_everybody_and_those_who_may_know_more(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    data = referee.ask("act", seat="blue", choice="token:draw")
    assert [(e["kind"], e.get("only")) for e in data["events"]] == [
        ("token-spent", None),
        ("card-drawn", None),
        ("card-drawn", ["blue"]),
    ]
    public, secret = data["events"][1:]
    assert public == {"kind": "card-drawn", "seat": "blue", "text": "Blue draws a card."}
    assert secret["card"].startswith("card:") and secret["text"].startswith("You draw Card ")
    assert data["waiting"] == referee.ask("waiting")["waiting"] and data["over"] is False


def test_an_offer_is_told_to_the_two_it_concerns_alone(referee: Process) -> None:
    """Made, and declined: nobody else gets as much as an empty line."""
    position = {"active": "athos", "hands": {"athos": ["kitty"], "porthos": ["combat"]}}
    position |= {"place": {"athos": "louvre", "porthos": "louvre"}}
    referee.ask("load", game="mousquetaires", players=list("abcde"), position=position)
    for choice in ("offer-to:porthos", "offer-give:thing:kitty", "offer-ask:thing:combat"):
        referee.ask("act", seat="athos", choice=choice)
    for seat, choice, kind in (
        ("athos", "offer:send", "offer-made"),
        ("porthos", "offer:decline", "offer-declined"),
    ):
        data = referee.ask("act", seat=seat, choice=choice)
        assert [(e["kind"], e.get("only")) for e in data["events"]] == [(kind, ["athos", "porthos"])]


def test_act_takes_one_id_or_a_list(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    referee.ask("act", seat="red", choice=["field:0"])
    cards = referee.ask("view", seat="red")["view"]["hands"]["red"]
    data = referee.ask("act", seat="red", choice=cards[:2])
    assert data["events"][0]["count"] == 2 and "cards" not in data["events"][0]
    assert data["events"][1]["only"] == ["red"] and data["events"][1]["cards"] == cards[:2]


def test_a_reaction_and_a_choice_owed_by_several(referee: Process) -> None:
    referee.ask("new", game="toy", players=["Ann", "Bob"], seed=5, options={"rounds": 1, "tokens": False})
    questions = claim(referee, "red")["waiting"]
    assert [(one["seat"], one["player"], one["ask"]) for one in questions] == [("blue", "Bob", "answer-claim")]
    referee.ask("act", seat="blue", choice="claim:allow")
    referee.ask("act", seat="blue", choice="field:1")
    referee.ask("act", seat="blue", choice=referee.ask("waiting")["waiting"][0]["choices"][0]["id"])
    referee.ask("act", seat="blue", choice="chance:hold")
    questions = referee.ask("act", seat="red", choice="claim:allow")["waiting"]
    assert [one["seat"] for one in questions] == ["red", "blue"]
    for one in reversed(questions):
        end = referee.ask("act", seat=one["seat"], choice=one["choices"][0]["id"])
    assert end["over"] is True and end["waiting"] == []
    assert end["events"][-1]["kind"] == "game-ended"
    assert referee.ask("score")["score"]["red"] == {"fields": 1, "tokens": 0, "total": 1}


def test_a_view_holds_ones_own_secrets_and_nobody_elses(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    assert "head" not in referee.ask("view", seat=None)["view"], "the game alone"
    hands = {seat: referee.ask("view", seat=seat)["view"]["hands"] for seat in ("red", "blue")}
    assert isinstance(hands["red"]["red"], list) and hands["red"]["blue"] == 3
    assert isinstance(hands["blue"]["blue"], list) and hands["blue"]["red"] == 3
    assert referee.ask("view", seat=None)["view"]["hands"] == {"red": 3, "blue": 3, "green": 3}


def test_a_position_is_taken_up_exactly_as_it_was(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    claim(referee, "red")
    position = referee.ask("position")["position"]
    answers = [referee.ask("random", actions=10, seed=3), referee.ask("position")]
    answer = referee.ask("load", game="toy", position=position, players=PLAYERS)
    assert answer["waiting"][0]["seat"] == "blue"
    assert referee.ask("position")["position"] == position
    assert [referee.ask("random", actions=10, seed=3), referee.ask("position")] == answers


def test_a_sparse_position_takes_its_seed_beside_or_inside(referee: Process) -> None:
    sparse = {"active": "blue", "hands": {"blue": ["card:a1"]}}
    positions = []
    for seed in (3, 4):
        referee.ask("load", game="toy", position=sparse, seed=seed, players=["Ann", "Bob"])
        positions.append(referee.ask("position")["position"])
        answer = referee.ask("load", game="toy", position={**sparse, "seed": seed}, players=["Ann", "Bob"])
        assert referee.ask("position")["position"] == positions[-1]
        assert answer["waiting"][0]["seat"] == "blue" and answer["events"][0]["kind"] == "round-begun"
    assert positions[0] != positions[1]
    inside = {**sparse, "players": ["Ann", "Bob"]}
    referee.ask("load", game="toy", position=inside, players=["Ann", "Bob"])
    referee.refuse({"op": "load", "game": "toy", "position": inside, "players": ["Bob", "Ann"]}, "bad-request")
    record = referee.ask("record")["record"]
    assert record["position"]["active"] == "blue"
    referee.ask("random", actions=12, seed=1)
    position = referee.ask("position")["position"]
    referee.ask("replay", record=referee.ask("record")["record"])
    assert referee.ask("position")["position"] == position


def test_options_beside_a_position_are_those_inside_it_where_their_defaults_make_them_the_same(
    referee: Process,
) -> None:
    for key, options, other in (
        ("toy", {"rounds": 1}, {"rounds": 2}),
        ("frondeurs", {"setup_placement": False}, {}),
        ("richelieu", {"first": "queen"}, {"first": "richelieu"}),
    ):
        players = FOUR if key == "frondeurs" else FOUR[:2]
        referee.ask("new", game=key, players=players, seed=5, options=options)
        position = referee.ask("position")["position"]
        referee.ask("load", game=key, position=position, players=players, options=options)
        assert referee.ask("position")["position"] == position
        wrong = {"op": "load", "game": key, "position": position, "players": players, "options": other}
        referee.refuse(wrong, "bad-request")


def test_undo_takes_back_the_last_choice(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    before = mark(referee)
    referee.ask("act", seat="red", choice="field:0")
    assert referee.ask("undo", seat="red")["waiting"] == before[2]["waiting"]
    assert mark(referee) == before
    claim(referee, "red", "chance:roll")
    before = mark(referee)
    error = referee.refuse({"op": "undo", "seat": "red"}, "illegal")
    assert "revealed" in error["reason"]
    referee.refuse({"op": "undo", "seat": "green"}, "illegal")
    assert mark(referee) == before


def test_a_record_replays_wholly_or_in_part(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5, options={"rounds": 3})
    positions = [referee.ask("position")["position"]]
    for number in range(12):
        referee.ask("random", actions=1, seed=number)
        positions.append(referee.ask("position")["position"])
    record = referee.ask("record")["record"]
    assert len(record["actions"]) == 12 and record["options"] == {"rounds": 3}
    for upto, length in ((None, 12), (0, 0), (5, 5), (12, 12), (99, 12)):
        answer = referee.ask("replay", record=record, upto=upto)
        assert answer["actions"] == length
        assert referee.ask("position")["position"] == positions[length]
        assert json.dumps(referee.ask("record")["record"]["actions"]) == json.dumps(record["actions"][:length])


def test_random_plays_in_place(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    assert referee.ask("random", actions=0, seed=1)["actions"] == 0
    assert referee.ask("random", actions=7, seed=1) == {"ok": True, "actions": 7, "over": False}
    assert len(referee.ask("record")["record"]["actions"]) == 7
    answer = referee.ask("random", actions=10**9, seed=2)
    assert answer["over"] is True and 0 < answer["actions"] < 200
    assert referee.ask("random", actions=5, seed=3) == {"ok": True, "actions": 0, "over": True}
    assert referee.ask("waiting") == {"ok": True, "over": True, "waiting": []}


def test_a_whole_game_of_frondeurs_by_hand_and_its_picture(referee: Process, tmp_path: Path) -> None:
    answer = referee.ask("new", game="frondeurs", players=FOUR, seed=11, options={"setup_placement": False})
    for number in range(60):
        one = answer["waiting"][number % len(answer["waiting"])]
        assert set(one) == REQUESTS
        answer = referee.ask("act", seat=one["seat"], choice=one["choices"][0]["id"])
        assert all({"kind", "text"} <= set(event) for event in answer["events"])
    pytest.importorskip("PIL")
    for seat in (None, "retzist"):
        path = tmp_path / f"{seat}.png"
        referee.ask("render", seat=seat, path=str(path))
        assert path.read_bytes().startswith(b"\x89PNG")
    assert referee.ask("random", actions=10**6, seed=4)["over"] is True
    score = referee.ask("score")["score"]
    assert set(score) == {"condeean", "cabalist", "retzist", "mazarinist"}
    assert all(items["total"] == sum(v for k, v in items.items() if k != "total") for items in score.values())


def test_unknown_keys_are_ignored(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5, comment={"deep": [1]}, id=7)
    referee.ask("view", seat=None, why="because")


def test_any_int_is_a_seed(referee: Process) -> None:
    for seed in (0, -1, 2**64 + 3, -(10**40), 10**4000):
        referee.ask("new", game="toy", players=PLAYERS, seed=seed)
        position = referee.ask("position")["position"]
        referee.ask("replay", record=referee.ask("record")["record"])
        assert referee.ask("position")["position"] == position
        referee.ask("random", actions=3, seed=seed)


# --- what a question concerns, what is forced, what is sealed ---


def test_a_question_says_what_it_concerns_and_what_a_clock_would_answer(referee: Process) -> None:
    answer = referee.ask("new", game="toy", players=PLAYERS, seed=5, options={"tokens": False})
    (question,) = answer["waiting"]
    assert (question["about"], question["sealed"], question["answered"], question["default"]) == (
        {},
        False,
        False,
        "field:0",
    )
    (question,) = referee.ask("act", seat="red", choice=question["default"])["waiting"]
    assert question["about"] == {"field": "field:0"} and question["default"] == question["choices"][0]["id"]
    (question,) = referee.ask("act", seat="red", choice=[one["id"] for one in question["choices"][:2]])["waiting"]
    assert question["about"] == {"cards": 2}


@pytest.mark.parametrize("key", ["toy", "firm-toy", "frondeurs", "richelieu"])
def test_what_a_clock_would_answer_is_taken_and_ends_the_game(referee: Process, key: str) -> None:
    players = [FOUR, PLAYERS[:2]][key == "richelieu"]
    options = {"bids": True} if "toy" in key else {}
    answer = referee.ask("new", game=key, players=players, seed=8, options=options)
    while not answer["over"]:
        questions = [one for one in answer["waiting"] if one["required"]]
        for one in questions if questions[0]["sealed"] else questions[:1]:
            assert {type(value) for value in flat(one["about"])} <= {str, int, bool, type(None)}, one["about"]
            answer = referee.ask("act", seat=one["seat"], choice=one["default"])
    assert referee.ask("score")["winners"]


def flat(data: Any) -> Iterator[Any]:
    """Every value inside plain data."""
    if isinstance(data, (list, dict)):
        for value in data.values() if isinstance(data, dict) else data:
            yield from flat(value)
    else:
        yield data


def test_waiting_for_a_seat_gives_its_own_questions(referee: Process) -> None:
    everything = referee.ask("new", game="toy", players=PLAYERS, seed=5)["waiting"]
    for seat in ("red", "blue", "green"):
        answer = referee.ask("waiting", seat=seat)
        assert answer["over"] is False
        assert answer["waiting"] == [one for one in everything if one["seat"] == seat] != []
    assert referee.ask("waiting", seat=None)["waiting"] == everything


def test_forced_choices_are_told_beside_the_events(referee: Process) -> None:
    referee.ask("new", game="firm-toy", players=PLAYERS, seed=5)
    assert referee.ask("act", seat="red", choice="field:0")["taken"] == []
    card = referee.ask("view", seat="red")["view"]["hands"]["red"][0]
    data = referee.ask("act", seat="red", choice=card)
    assert data["taken"] == [{"seat": "red", "ask": "take-chance", "choice": "chance:hold"}]
    assert data["waiting"][0]["ask"] == "answer-claim"
    record = referee.ask("record")["record"]
    assert [step for _, step, *_ in record["actions"]] == ["choose-field", "stake-cards"]


BIDDING = {"rounds": 1, "tokens": False, "bids": True}


def begin_bids(referee: Process) -> list[dict[str, Any]]:
    """A toy of two who owe a sealed bid; the questions."""
    questions: list[dict[str, Any]] = referee.ask("new", game="toy", players=PLAYERS[:2], seed=5, options=BIDDING)[
        "waiting"
    ]
    assert [(one["seat"], one["ask"], one["sealed"], one["required"], one["answered"]) for one in questions] == [
        ("red", "seal-bid", True, True, False), ("blue", "seal-bid", True, True, False),
    ]  # fmt: skip
    return questions


def shown_to_blue(referee: Process) -> list[dict[str, Any]]:
    """All that a spectator and the seat beside may see."""
    views = [referee.ask("view", seat=seat) for seat in (None, "blue")]
    return [*views, referee.ask("waiting"), referee.ask("waiting", seat="blue"), referee.ask("score")]


def test_a_sealed_answer_is_seen_by_its_seat_alone_until_the_last(referee: Process) -> None:
    questions = begin_bids(referee)
    before = shown_to_blue(referee)
    data = referee.ask("act", seat="red", choice="bid:1")
    assert (data["events"], data["taken"], data["waiting"]) == ([], [], questions)
    assert referee.ask("waiting", seat="red")["waiting"] == [
        {**questions[0], "required": False, "answered": True, "answer": "bid:1"}
    ]
    assert referee.ask("view", seat="red")["view"]["sealed"] == [["seal-bid", "bid:1"]]
    assert shown_to_blue(referee) == before
    assert referee.ask("act", seat="red", choice="bid:3")["events"] == []
    data = referee.ask("act", seat="blue", choice="bid:2")
    bids = [(e["seat"], e["bid"]) for e in data["events"] if e["kind"] == "bid-opened"]
    assert bids == [("red", 3), ("blue", 2)]
    assert {one["ask"] for one in data["waiting"]} == {"choose-field", "spend-token"}
    error = referee.refuse({"op": "undo", "seat": "blue"}, "illegal")
    assert error["reason"]


def test_a_sealed_answer_is_in_the_position_and_in_the_record(referee: Process) -> None:
    begin_bids(referee)
    referee.ask("act", seat="red", choice="bid:1")
    position, record = referee.ask("position")["position"], referee.ask("record")["record"]
    assert position["sealed"] == record["sealed"] == [["red", "seal-bid", "bid:1"]]
    for op in ({"op": "replay", "record": record}, {"op": "load", "game": "toy", "position": position}):
        referee.ask(**op)
        (own,) = referee.ask("waiting", seat="red")["waiting"]
        assert own["answered"] is True and referee.ask("position")["position"] == position
    referee.refuse({"op": "load", "game": "toy", "position": {**position, "sealed": 3}}, "bad-position")
    for rows in ([["red"]], 3, [3]):
        referee.refuse({"op": "replay", "record": {**record, "sealed": rows}}, "bad-request")


# --- who has won ---


@pytest.mark.parametrize(
    ("ending", "owner", "winners", "places", "tie_break"),
    [
        ("points", {"field:0": "red"}, ["red"], {"red": 1, "blue": 2}, None),
        ("points", {"field:1": "blue"}, ["blue"], {"blue": 1, "red": 2}, None),
        ("points", {"field:0": "red", "field:7": "blue"}, ["red"], {"red": 1, "blue": 2}, "turn-order"),
        ("together", {}, [], {"red": 1, "blue": 2}, None),
        ("together", {f"field:{n}": "red" for n in range(6)}, ["red", "blue"], {"red": 1, "blue": 2}, None),
    ],
)
def test_the_score_of_a_finished_game_says_who_has_won_and_what_decided(
    referee: Process, ending: str, owner: dict[str, str], winners: list[str], places: dict[str, int], tie_break: str
) -> None:
    setting = {"players": PLAYERS[:2], "options": {"rounds": 1, "tokens": False, "ending": ending}}
    referee.ask("new", game="toy", **setting)
    assert set(referee.ask("score")) == {"ok", "score"}
    position = {**referee.ask("position")["position"], "owner": owner, "stack": [], "over": True}
    assert referee.ask("load", game="toy", position=position, **setting)["over"] is True
    score = referee.ask("score")
    text = "earlier in turn order" if tie_break else None
    assert (score["winners"], score["places"], score["tie_break"]) == (winners, places, text)
    for seat in (None, "red"):
        view = referee.ask("view", seat=seat)["view"]
        assert (view["winners"], view["tie_break"]) == (winners, tie_break)


@pytest.mark.parametrize(
    ("key", "count", "options"),
    [
        ("richelieu", 2, {}), ("richelieu", 4, {}), ("frondeurs", 4, {}), ("frondeurs", 2, {}),
        ("frondeurs", 4, {"teams": True}), ("toy", 3, {}),
    ],
)  # fmt: skip
def test_every_game_says_who_has_won(referee: Process, key: str, count: int, options: dict[str, Any]) -> None:
    referee.ask("new", game=key, players=FOUR[:count], seed=2, options=options)
    assert set(referee.ask("score")) == {"ok", "score"} and "winners" not in referee.ask("view", seat=None)["view"]
    assert referee.ask("random", actions=10**6, seed=4)["over"] is True
    score = referee.ask("score")
    assert score["winners"] and set(score["winners"]) <= set(score["score"])
    assert sorted(score["places"].values())[0] == 1
    assert set(score["winners"]) == {seat for seat, place in score["places"].items() if place == 1}
    assert referee.ask("view", seat=None)["view"]["winners"] == score["winners"]


# --- every error code ---

NOT_JSON = [
    b"",
    b"   ",
    b"nope",
    b"{",
    b'{"op": "games"',
    b"{'op': 'games'}",
    b'{"op": "games"} {"op": "games"}',
    b"\xff\xfe\x00",
    b'{"op": "\xc3\x28"}',
    b"\x00",
    b'\xef\xbb\xbf{"op": "games"}',
    b'{"op": "\\ud800"}',
    b'{"op": "new", "game": "toy", "players": ["Ann", "\\udfff"]}',
    b'{"op": NaN}',
    b'{"op": "new", "game": "toy", "players": ["a", "b"], "seed": Infinity}',
    b'{"op": "random", "actions": -Infinity}',
    b'{"op": "random", "actions": 1e999}',
    b'{"op": "random", "actions": ' + b"9" * 5000 + b"}",
    b"[" * 200_000,
    b'{"a":' * 100_000,
]
BAD_REQUESTS: list[Any] = [
    None,
    True,
    1,
    1.5,
    "games",
    [],
    [{"op": "games"}],
    {},
    {"op": None},
    {"op": 1},
    {"op": 1e300},
    {"op": True},
    {"op": ["games"]},
    {"op": {"op": "games"}},
    {"op": "Games"},
    {"op": "quit"},
    {"op": "new"},
    {"op": "new", "game": "toy"},
    {"op": "new", "game": 1, "players": PLAYERS},
    {"op": "new", "game": None, "players": PLAYERS},
    {"op": "new", "game": "toy", "players": "Ann"},
    {"op": "new", "game": "toy", "players": {"Ann": 1, "Bob": 2}},
    {"op": "new", "game": "toy", "players": []},
    {"op": "new", "game": "toy", "players": ["Ann"]},
    {"op": "new", "game": "toy", "players": ["Ann", 2]},
    {"op": "new", "game": "toy", "players": ["Ann", None]},
    {"op": "new", "game": "toy", "players": ["Ann"] * 5},
    {"op": "new", "game": "frondeurs", "players": [*FOUR, "Eve"]},
    {"op": "new", "game": "toy", "players": PLAYERS, "seed": True},
    {"op": "new", "game": "toy", "players": PLAYERS, "seed": "7"},
    {"op": "new", "game": "toy", "players": PLAYERS, "seed": 7.0},
    {"op": "new", "game": "toy", "players": PLAYERS, "seed": None},
    {"op": "new", "game": "toy", "players": PLAYERS, "seed": [7]},
    {"op": "new", "game": "toy", "players": PLAYERS, "options": []},
    {"op": "new", "game": "toy", "players": PLAYERS, "options": {"rounds": 0}},
    {"op": "new", "game": "toy", "players": PLAYERS, "options": {"rounds": "2"}},
    {"op": "new", "game": "toy", "players": PLAYERS, "options": {"rounds": True}},
    {"op": "new", "game": "toy", "players": PLAYERS, "options": {"colour": "blue"}},
    {"op": "new", "game": "frondeurs", "players": FOUR, "options": {"faction_swap": "never"}},
    {"op": "new", "game": "frondeurs", "players": FOUR, "options": {"setup_placement": 1}},
    {"op": "new", "game": "frondeurs", "players": FOUR, "options": {"no_such": True}},
    {"op": "waiting", "seat": "purple"},
    {"op": "waiting", "seat": 0},
    {"op": "act"},
    {"op": "act", "seat": "red"},
    {"op": "act", "choice": "field:0"},
    {"op": "act", "seat": None, "choice": "field:0"},
    {"op": "act", "seat": 0, "choice": "field:0"},
    {"op": "act", "seat": "red", "choice": None},
    {"op": "act", "seat": "red", "choice": 0},
    {"op": "act", "seat": "red", "choice": {"id": "field:0"}},
    {"op": "act", "seat": "red", "choice": ["field:0", 1]},
    {"op": "act", "seat": "red", "choice": [["field:0"]]},
    {"op": "act", "seat": "purple", "choice": "field:0"},
    {"op": "view"},
    {"op": "view", "seat": 0},
    {"op": "view", "seat": "purple"},
    {"op": "view", "seat": ""},
    {"op": "undo"},
    {"op": "undo", "seat": None},
    {"op": "undo", "seat": "purple"},
    {"op": "load", "game": "toy"},
    {"op": "load", "game": "toy", "position": None},
    {"op": "load", "game": "toy", "position": []},
    {"op": "load", "game": "toy", "position": {}, "seed": "7"},
    {"op": "load", "game": "toy", "position": {}, "seed": True},
    {"op": "load", "game": "toy", "position": {}, "players": "Ann"},
    {"op": "load", "game": "toy", "position": {}, "players": ["Ann"]},
    {"op": "load", "game": "toy", "position": {"seed": 3}, "seed": 4},
    {"op": "replay"},
    {"op": "replay", "record": None},
    {"op": "replay", "record": []},
    {"op": "replay", "record": {"game": "toy"}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": {}}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": [[]]}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": [["red"]]}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": [["red", 1]]}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": ["red"]}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": [], "version": 99}},
    {"op": "replay", "record": {"game": "toy", "players": ["Ann"], "seed": 1, "actions": []}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": [], "options": {"rounds": 0}}},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": []}, "upto": -1},
    {"op": "replay", "record": {"game": "toy", "players": PLAYERS, "seed": 1, "actions": []}, "upto": "1"},
    {"op": "random"},
    {"op": "random", "actions": -1, "seed": 1},
    {"op": "random", "actions": "1", "seed": 1},
    {"op": "random", "actions": 1.0, "seed": 1},
    {"op": "random", "actions": True, "seed": 1},
    {"op": "random", "actions": 1, "seed": "1"},
    {"op": "render", "seat": None},
    {"op": "render", "seat": None, "path": ""},
    {"op": "render", "seat": None, "path": 3},
    {"op": "render", "seat": "purple", "path": "x.png"},
    {"op": "render", "seat": None, "path": "/tmp/no-picture-of-the-toy.png"},
]
BAD_POSITIONS: list[Any] = [
    {"nonsense": 1},
    {"active": "purple"},
    {"active": 3},
    {"active": None},
    {"hands": {"red": ["card:a1"], "blue": ["card:a1"]}},
    {"hands": {"red": ["card:z9"]}},
    {"hands": {"red": "card:a1"}},
    {"hands": []},
    {"deck": ["card:a1", "card:a1"]},
    {"tokens": {"red": 10**30}},
    {"round": "one"},
    {"random": "x"},
    {"random": True},
    {"random": 1.5},
    {"stack": []},
    {"stack": [{"step": "nowhere"}]},
    {"game": "chess"},
    {"players": "Ann"},
    {"seed": "x"},
]


def test_what_is_not_json_is_told_so(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    referee.ask("act", seat="red", choice="field:0")
    before = mark(referee)
    for line in NOT_JSON:
        referee.refuse(line, "bad-json")
    assert mark(referee) == before
    referee.ask("undo", seat="red")


def test_bad_requests_change_nothing(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    referee.ask("act", seat="red", choice="field:0")
    before = mark(referee)
    for request in BAD_REQUESTS:
        referee.refuse(request, "bad-request")
        assert mark(referee) == before, request
    referee.ask("undo", seat="red")


def test_bad_positions_change_nothing(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    before = mark(referee)
    for position in BAD_POSITIONS:
        referee.refuse({"op": "load", "game": "toy", "position": position}, "bad-position")
        assert mark(referee) == before, position


@pytest.mark.parametrize(
    "position",
    [
        {"cubes": {"lyon": ["retzist", 101]}},
        {"cubes": {"lyon": ["retzist", 60], "aix": ["retzist", 60]}},
        {"cubes": {"atlantis": ["retzist", 1]}},
        {"cubes": {"lyon": ["jesuit", 1]}},
        {"cubes": {"lyon": ["retzist", True]}},
        {"hands": {"retzist": ["a01"]}, "discard_row": ["a01"]},
        {"hands": {"retzist": ["a99"]}},
        {"action_deck": ["a01", "a01"]},
        {"season": 21},
        {"season": -1},
        {"crowns": {"retzist": 10**9}},
        {"coins": {"retzist": [99]}},
        {"king": {"holder": "nobody"}},
        {"arrests": [{"person": "lyon", "fortress": None}]},
        {"arrests": 5},
        {"musketeers": {"athos": "jesuit"}},
        {"players": ["Ann"]},
        {"options": {"no_such": 1}},
        {"options": 5},
    ],
)
def test_positions_of_frondeurs_that_cannot_be(gameless: Process, position: dict[str, Any]) -> None:
    gameless.refuse({"op": "load", "game": "frondeurs", "position": position}, "bad-position")
    gameless.refuse({"op": "waiting"}, "no-game")


def test_without_a_game_there_is_nothing_to_ask(gameless: Process, tmp_path: Path) -> None:
    for request in (
        {"op": "waiting"},
        {"op": "act", "seat": "red", "choice": "field:0"},
        {"op": "view", "seat": None},
        {"op": "view", "seat": "red"},
        {"op": "position"},
        {"op": "undo", "seat": "red"},
        {"op": "record"},
        {"op": "score"},
        {"op": "random", "actions": 1, "seed": 1},
        {"op": "render", "seat": None, "path": str(tmp_path / "x.png")},
    ):
        gameless.refuse(request, "no-game")
    gameless.refuse({"op": "new", "game": "chess", "players": PLAYERS}, "unknown-game")
    gameless.refuse({"op": "waiting"}, "no-game")


def test_an_unknown_game_is_named(referee: Process) -> None:
    for name in ("chess", "", "TOY", "toy ", "../toy", "x" * 10_000):
        referee.refuse({"op": "new", "game": name, "players": PLAYERS}, "unknown-game")
        referee.refuse({"op": "load", "game": name, "position": {}}, "unknown-game")
    record = {"game": "chess", "players": PLAYERS, "seed": 1, "actions": []}
    error = referee.refuse({"op": "replay", "record": record}, "unknown-game")
    assert "chess" in error["reason"]


def test_a_choice_that_is_not_ones_own_or_not_legal(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5, options={"tokens": False})
    before = mark(referee)
    error = referee.refuse({"op": "act", "seat": "blue", "choice": "field:0"}, "not-your-decision")
    assert "Blue" in error["reason"]
    for choice in ("field:60", "", [], ["field:0", "field:1"], ["field:0", "field:0"], "field:0 ", "é", "x" * 100_000):
        error = referee.refuse({"op": "act", "seat": "red", "choice": choice}, "illegal")
        assert error["rule"] == "1.1"
    assert mark(referee) == before
    claim(referee, "red")
    referee.ask("act", seat="blue", choice="claim:allow")
    error = referee.refuse({"op": "act", "seat": "blue", "choice": "field:0"}, "illegal")
    assert error == {"code": "illegal", "reason": "Field 1 is taken; choose a free field.", "rule": "1.1"}


def test_a_record_that_does_not_replay_is_refused(referee: Process) -> None:
    referee.ask("new", game="toy", players=PLAYERS, seed=5)
    claim(referee, "red")
    record, before = referee.ask("record")["record"], mark(referee)
    for place, action in ((0, ["red", "choose-field", "field:99"]), (2, ["blue", "take-chance", "chance:hold"])):
        wrong = [*record["actions"][:place], action, *record["actions"][place + 1 :]]
        error = referee.refuse({"op": "replay", "record": {**record, "actions": wrong}}, "illegal")
        assert error["reason"].startswith(f"Choice {place + 1} of the record")
    referee.refuse({"op": "replay", "record": {**record, "position": {"nonsense": 1}}}, "bad-position")
    referee.refuse({"op": "replay", "record": {**record, "position": {"random": []}}}, "bad-position")
    assert mark(referee) == before


def test_a_picture_that_cannot_be_written(referee: Process, tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    referee.ask("new", game="frondeurs", players=FOUR, seed=1)
    before = mark(referee)
    for path in (str(tmp_path), str(tmp_path / "no" / "such" / "folder.png"), "\x00.png", "x" * 5000):
        referee.refuse({"op": "render", "seat": None, "path": path}, "bad-request")
    assert mark(referee) == before


# --- the process ---


def test_the_real_referee_answers_line_by_line_and_ends_with_its_input() -> None:
    referee = Process("fronde")
    assert "frondeurs" in [game["id"] for game in referee.ask("games")["games"]]
    referee.refuse(b"garbage", "bad-json")
    referee.ask("new", game="frondeurs", players=FOUR, seed=1)
    assert referee.end() == (0, "")


def test_a_last_line_without_its_end_is_answered() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "fronde"],
        cwd=ROOT,
        input=b'\n{"op": "games"}',
        capture_output=True,
        timeout=30,
        check=True,
    )
    first, second = map(json.loads, result.stdout.splitlines())
    assert first["error"]["code"] == "bad-json" and second["ok"] is True


def test_nobody_reading_the_answers_is_no_accident() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "fronde"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdout.close()
    process.stdin.write(b'{"op": "games"}\n' * 10)
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.parametrize("tool", [None, "fuzz", "bench", "replay", "perft"])
def test_help_tells_of_the_tools(tool: str | None) -> None:
    command = [sys.executable, "-m", "fronde", *([tool] if tool else []), "--help"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=True)
    parts = ["fuzz", "bench", "replay", "perft", "games"] if tool is None else ["usage:", tool]
    assert all(word in result.stdout for word in parts)
