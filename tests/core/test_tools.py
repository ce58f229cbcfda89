"""fuzz, replay, perft and bench, run on the toy; board, and games on a board file."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from fronde.core.errors import InvariantError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Decision, Setup
from fronde.games import GAMES, get_game
from fronde.games.frondeurs.data import BOARD_TEXT
from fronde.tools import bench, board, fuzz, perft, play, replay
from tests.core.toy_referee import FIRM_TOY
from tests.toy import TOY, State, Toy, ToyRules, entitle, retitle


def run(tool: ModuleType, *arguments: str) -> int:
    parser = ArgumentParser()
    tool.add_arguments(parser)
    code: int = tool.run(parser.parse_args(arguments))
    return code


def test_fuzz_plays_every_configuration_and_tells_what_it_reached(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(fuzz, "--games", "6", "--mixed", "3", "--game", "toy", "--jobs", "1", "--every", "1")
    text = capsys.readouterr().out
    rows = {line[:54].strip(): line[54:].split() for line in text.splitlines() if line.startswith("  ")}
    assert [name for name in rows if "rounds: 10" in name] == [f"{n} players, rounds: 10" for n in (4, 3, 2)]
    assert rows["2 players, tokens: false"][0] == "6" and rows["players by seed, mixed options"][0] == "3"
    kinds = list(fuzz.find_configurations(toy))
    assert rows["in all"][0] == str(6 * len(kinds) + 3) and rows["in all"][-1] == "0"
    assert "steps reached: 15 of 15; missed: none" in text
    events = next(line for line in text.splitlines() if "events reached" in line)
    assert "field-won" not in events and code == (not events.endswith("missed: none"))


def missed_steps(text: str) -> list[str]:
    """The steps a fuzz says it has not reached."""
    line = next(line for line in text.splitlines() if "steps reached" in line)
    return line.partition("missed: ")[2].split(", ")


def test_what_is_never_reached_is_a_failure_unless_one_configuration_was_asked_for(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(fuzz, "--games", "2", "--game", "toy", "--jobs", "1", "--options", '{"rounds": 1, "tokens": false}') == 0
    assert "spend-token" in missed_steps(capsys.readouterr().out)
    monkeypatch.setattr(fuzz, "find_configurations", lambda game: [fuzz.Configuration("toy", 2, {"tokens": False})])
    assert run(fuzz, "--games", "2", "--game", "toy", "--jobs", "1") == 1
    assert "spend-token" in missed_steps(capsys.readouterr().out)


def test_configurations_are_those_the_game_takes() -> None:
    kinds = list(fuzz.find_configurations(get_game("frondeurs")))
    assert [kind.players for kind in kinds if kind.options == {"teams": True}] == [4]
    assert [kind.players for kind in kinds if kind.options == {"card_order": "historical"}] == [4, 3, 2]
    assert {"short_game": "no"} not in [kind.options for kind in kinds]
    assert {kind.start for kind in kinds} == {"", *fuzz.find_starts("frondeurs")}
    assert len({kind.name for kind in kinds}) == len(kinds)


def test_tastes_options_together_and_starts_lie_in_the_folder_of_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "data" / "fuzz.toml"
    file.parent.mkdir()
    file.write_text(
        '[tastes.holder]\nlikes = ["* chance:hold"]\n[together.rich]\nbids = true\ntrade = true\n'
        "[starts.late.position]\nround = 2\n",
        encoding="utf-8",
    )
    other = entitle(TOY, retitle(TOY.title, key="other", folder=tmp_path))
    monkeypatch.setitem(GAMES, "other", other)
    assert fuzz.find_starts("other") == {"late": {"round": 2}}
    taste = fuzz.find_tastes("other")["holder"]
    assert taste.weigh("take-chance", "chance:hold") == play.LIKED
    *_, rich, late = fuzz.find_configurations(other)
    assert (late.name, rich.name) == ("2 players, from late", "2 players, rich")
    assert rich.options == {"bids": True, "trade": True} == fuzz.find_together("other")["rich"]
    assert [kind.players for kind in fuzz.find_configurations(other) if kind.together] == [4, 3, 2]
    assert (list(fuzz.find_starts("richelieu")), fuzz.find_tastes("richelieu")) == ([], {})


def test_sealed_questions_are_fuzzed_and_told(toy: Toy, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for seed in range(5):
        outcome = fuzz.play_one(fuzz.Task(fuzz.Configuration("toy", 3, {"bids": True}), seed, every=1))
        assert not outcome.error and {("step", "seal-bid"), ("event", "bid-opened")} <= outcome.reach
    match = Match.start(toy, Setup("toy", ("Ann", "Bob"), 3, {"tokens": False, "bids": True}))[0]
    dice = Dice(3)
    while not (match.held_answers and match.log):
        next(play.play(match, dice))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    assert run(replay, str(file)) == 0
    text = capsys.readouterr().out
    assert f"{len(match.log) + 1:5} " in text and f"Position: {replay.fingerprint(match)}" in text


def test_a_failure_prints_seed_and_log_and_writes_a_record_that_replays(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def check(state: State) -> None:
        if len(state.stack) < 4:
            raise InvariantError("made up")

    monkeypatch.setattr(ToyRules, "check", staticmethod(check))
    assert (
        run(
            fuzz,
            "--games",
            "1",
            "--players",
            "2",
            "--seed",
            "8",
            "--game",
            "toy",
            "--jobs",
            "1",
            "--records",
            str(tmp_path),
        )
        == 1
    )
    text = capsys.readouterr().out
    assert "FAILED toy, seed 8" in text and "made up" in text and "log: [[" in text
    assert run(replay, str(tmp_path / "fuzz-toy-8.json")) == 0
    assert "Waiting for:" in capsys.readouterr().out


def test_a_game_without_an_end_is_found(toy: Toy) -> None:
    outcome = fuzz.play_one(fuzz.Task(fuzz.Configuration("toy"), 1, longest=5))
    assert outcome.error == "InvariantError: no end after 5 choices"
    assert len(outcome.record["actions"]) == 5


def test_a_dead_end_is_found(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyRules, "decisions", lambda self, state: ())
    assert "dead end" in fuzz.play_one(fuzz.Task(fuzz.Configuration("toy"), 1, longest=5)).error


def test_replay_tells_a_game_as_a_seat_read_it(toy: Toy, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = Match.start(toy, Setup("toy", ("Ann", "Bob"), 3))[0]
    play.play_out(match, Dice(3))
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"ok": True, "record": match.record()}), encoding="utf-8")
    assert run(replay, str(file), "--seat", "red") == 0
    text = capsys.readouterr().out
    assert "You lay down Card" in text and "stake-cards: …" in text and "The game is over." in text
    assert run(replay, str(file), "--upto", "1") == 0
    assert "Waiting for:" in capsys.readouterr().out


def test_replay_shows_what_was_taken_unasked_and_hides_another_s(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(GAMES, FIRM_TOY.key, FIRM_TOY)
    match = Match.start(FIRM_TOY, Setup(FIRM_TOY.key, ("Ann", "Bob"), 3))[0]
    play.play_out(match, Dice(3))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    assert run(replay, str(file)) == 0
    lines = capsys.readouterr().out.splitlines()
    at = next(number for number, line in enumerate(lines) if "stake-cards" in line)
    assert lines[at + 1] == "      Red, take-chance: chance:hold (taken unasked)"
    assert run(replay, str(file), "--seat", "blue") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "      Red, take-chance: … (taken unasked)" in lines
    assert "      Blue, take-chance: chance:hold (taken unasked)" in lines


def test_replay_refuses_what_is_no_record(toy: Toy, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run(replay, str(file)) == 2
    for text in ("nonsense", "[]", '{"game": "toy"}'):
        file.write_text(text, encoding="utf-8")
        assert run(replay, str(file)) == 2
    record = {"game": "toy", "players": ["Ann", "Bob"], "seed": 1, "actions": [["red", "choose-field", "field:99"]]}
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(replay, str(file)) == 1
    assert "does not replay" in capsys.readouterr().err


def test_perft_counts_the_lines_of_play(toy: Toy) -> None:
    match = Match.start(toy, Setup("toy", ("Ann", "Bob"), 3, {"tokens": False}))[0]
    stakes = 3 + 3
    assert [perft.count_lines(match, depth) for depth in range(4)] == [1, 60, 60 * stakes, 60 * stakes * 2]
    before = match.position()
    assert sum(perft.count_lines(after, 2) for _, after in perft.branches(match)) == 60 * stakes * 2
    assert match.position() == before


def test_the_random_player_likes_every_option_alike() -> None:
    decisions = [Decision("red", "one", ("a", "b", "c")), Decision("blue", "two", ("d",))]
    dice = Dice(5)
    counts = Counter(play.choose(decisions, dice)[1][0] for _ in range(8_000))
    assert set(counts) == set("abcd") and all(1_800 < n < 2_200 for n in counts.values())


def test_the_random_player_picks_any_number_that_is_allowed() -> None:
    decision = Decision("red", "some", tuple("abcd"), least=0, most=3)
    dice = Dice(5)
    sizes = Counter(len(play.choose([decision], dice)[1]) for _ in range(4_000))
    assert set(sizes) == {0, 1, 2, 3} and all(850 < n < 1_150 for n in sizes.values())
    with pytest.raises(InvariantError):
        play.choose([], dice)


def test_a_player_with_a_taste_takes_what_it_likes_and_leaves_what_it_shuns() -> None:
    decisions = [Decision("red", "one", ("a", "b", "c")), Decision("blue", "two", ("a", "stop"))]
    taste, dice = play.Taste(likes=["one a", "two stop"], shuns=["* stop", "one b"]), Dice(5)
    counts = Counter((d.step, *picks) for d, picks in (taste.choose(decisions, dice) for _ in range(8_000)))
    whole = 2 * play.LIKED + 2 * play.PLAIN + play.SHUNNED
    weights = {("one", "a"): play.LIKED, ("one", "b"): play.SHUNNED, ("one", "c"): play.PLAIN}
    weights |= {("two", "a"): play.PLAIN, ("two", "stop"): play.LIKED}
    assert all(abs(counts[answer] - 8_000 * weight / whole) < 150 for answer, weight in weights.items())
    with pytest.raises(InvariantError):
        taste.choose([], dice)


def test_bench_measures_everything(toy: Toy) -> None:
    figures = bench.measure(toy, {"rounds": 10}, 2)
    assert set(figures) == {*bench.AT_LEAST, *bench.AT_MOST, "choices_per_game"}
    assert all(value > 0 for value in figures.values())


def test_bench_measures_every_class_once() -> None:
    names = [kind.name for kind in bench.find_classes(get_game("frondeurs"))]
    assert {"4 players", "3 players", "2 players", "4 players, teams: true"} <= set(names)
    assert [name for name in names if "end-scoring" in name] == ['4 players, short_game: "end-scoring"']


def test_a_figure_is_within_its_target_from_the_target_on() -> None:
    figures = bench.judge({"fast": 20, "slow": 9, "ms": 10, "late_ms": 40, "n": 3}, {"ms": 10, "late_ms": 20},
                         {"fast": 10, "slow": 10})  # fmt: skip
    assert figures["fast"] == {"value": 20, "target": 10, "ratio": 2.0, "within": True}
    assert figures["ms"] == {"value": 10, "target": 10, "ratio": 1.0, "within": True}
    assert (figures["slow"]["within"], figures["late_ms"]["within"], figures["late_ms"]["ratio"]) == (False, False, 0.5)
    assert figures["n"] == 3


def test_a_stored_match_keeps_the_sealed_answers(toy: Toy) -> None:
    stored_matches = [
        bench.StoredMatch(toy, {"tokens": False, "bids": True}, 4, choices, players=3) for choices in range(15, 30)
    ]
    held_answers = [one.resume().held_answers for one in stored_matches]
    assert any(held_answers) and held_answers == [one.replay().held_answers for one in stored_matches]


def test_a_stored_match_is_the_same_match(toy: Toy) -> None:
    stored_match = bench.StoredMatch(toy, {"rounds": 10}, 4, 60)
    one, other = stored_match.replay(), stored_match.resume()
    assert one.position() == other.position() and one.log == other.log and len(one.log) == 60


# --- board, and options set by a file ---


def test_our_own_board_file_is_shown_and_has_no_fault(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(board, "show") == 0
    file = tmp_path / "mine.toml"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert run(board, "check", str(file)) == 0
    assert capsys.readouterr().out == f"{file}: no fault. 117 Spaces, 214 lines.\n"


def test_every_fault_of_a_board_file_is_a_line_with_its_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = spoilt_board(tmp_path)
    assert run(board, "check", str(file)) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{file}:1: the board has 11 Crowns, not 10")
    place, _, sentence = second.removeprefix(f"{file}:").partition(": ")
    assert file.read_text(encoding="utf-8").splitlines()[int(place) - 1] == "control = 99999"
    assert sentence.startswith("“control” cannot be 99999")


def test_a_board_file_that_cannot_be_read_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(board, "check", str(tmp_path / "none.toml")) == 2
    (tmp_path / "latin.toml").write_bytes(b"a = '\xe9'")
    assert run(board, "check", str(tmp_path / "latin.toml")) == 2
    (tmp_path / "syntax.toml").write_text("\n\n[[space]\n", encoding="utf-8")
    assert run(board, "check", str(tmp_path / "syntax.toml")) == 1
    output = capsys.readouterr()
    assert "syntax.toml:3: this is not TOML" in output.out
    assert [line.partition("none.toml")[1] for line in output.err.splitlines()] == ["none.toml", ""]
    assert "Traceback" not in output.err


def test_games_are_played_on_a_board_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BOARD_TEXT.replace("control = 6", "control = 6  # printed", 1), encoding="utf-8")
    options = ("--games", "1", "--jobs", "1", "--players", "4", "--file", f"board={file}")
    assert run(fuzz, "--game", "frondeurs", *options) == 0
    assert "4 players, board: as given" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="no option “board” that a file sets"):
        run(fuzz, "--game", "richelieu", *options)


def test_a_board_file_with_faults_plays_nothing_and_tells_them(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"mine\.toml:1: the board has 11 Crowns"):
        run(fuzz, "--game", "frondeurs", "--games", "1", "--file", f"board={spoilt_board(tmp_path)}")
    with pytest.raises(SystemExit, match=r"none\.toml"):
        run(bench, "--game", "frondeurs", "--games", "1", "--file", f"board={tmp_path / 'none.toml'}")


def spoilt_board(folder: Path) -> Path:
    """Our board with a Crown more and a Control numeral there is not."""
    file = folder / "mine.toml"
    bad_text = BOARD_TEXT.replace("crowns = 1", "crowns = 2", 1).replace("control = 4", "control = 99999", 1)
    file.write_text(bad_text, encoding="utf-8")
    return file
