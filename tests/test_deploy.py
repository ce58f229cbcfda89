"""What is there to run the bot elsewhere agrees with the bot; `make container` builds the image and runs it."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from db import Share
from fronde_bot.bot import LONGEST_STOP, Settings

ROOT = Path(__file__).parents[1]
OTHERS = {"FRONDE_CACHE", "PYTHONUNBUFFERED"}
"""What is no setting of the bot, but is read."""


def read(name: str) -> str:
    """A file of the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def services() -> dict[str, str]:
    """The services of the compose file, by name, in its words."""
    parts = re.split(r"^(?:  )?([a-z]+):", read("compose.yaml").partition("\nservices:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def set_in_compose(service: str = "fronde") -> dict[str, str]:
    """What the compose file sets in a service, whatever .env says."""
    return dict(re.findall(r"^      ([A-Z_]+): (\S+)$", services()[service], re.MULTILINE))


def set_in_image() -> dict[str, str]:
    """What the image sets."""
    env = re.search(r"^ENV (.+?[^\\])$", read("Dockerfile"), re.MULTILINE | re.DOTALL)
    assert env is not None
    return dict(re.findall(r"([A-Z_]+)=(\S+)", env[1]))


def test_only_settings_there_are_are_set() -> None:
    names = {name.upper() for name in Settings.model_fields} | OTHERS
    unit = re.findall(r"(?:^Environment=| )([A-Z_]+)=", read("deploy/fronde.service"), re.MULTILINE)
    assert len(set_in_image()) == 3 and len(set_in_compose()) == 3 and len(unit) == 1
    assert {*set_in_image(), *set_in_compose(), *unit} <= names
    for settings in (set_in_image(), set_in_compose()):
        Settings(_env_file=None, **{name.lower(): value for name, value in settings.items() if name not in OTHERS})


def test_the_bots_of_the_profile_divide_all_shards_on_the_server_beside_them() -> None:
    scaled = [name for name, words in services().items() if "\n    profiles: [scale]\n" in words]
    assert scaled == ["second", "postgresql"]
    lines = re.search(r"```\n(COMPOSE_PROFILES=scale\n.*?)```", read("docs/operating.md"), re.DOTALL)
    assert lines is not None
    env = dict(line.split("=", 1) for line in lines[1].splitlines())
    settings = {name.lower(): value for name, value in env.items() if name.lower() in Settings.model_fields}
    bots = [
        Settings(_env_file=None, **{**settings, **shard})  # type: ignore[arg-type]
        for shard in ({}, {"shard_ids": set_in_compose("second")["SHARD_IDS"]})
    ]
    assert [bot.share for bot in bots] == [Share(2, (0,)), Share(2, (1,))]
    user, password, host = re.split("[:@/]+", env["DATABASE_URL"])[1:4]
    assert (user, password, host) == (
        set_in_compose("postgresql")["POSTGRES_USER"],
        env["POSTGRES_PASSWORD"],
        scaled[1],
    )


def test_a_copy_of_the_example_unsets_nothing_the_image_needs() -> None:
    """An empty line of .env would, but for what the compose file sets itself."""
    empty = set(re.findall(r"^([A-Z_]+)=$", read(".env.example"), re.MULTILINE))
    needed = {name: value for name, value in set_in_image().items() if name in empty}
    assert needed.items() <= set_in_compose().items()
    assert f":{needed['METRICS_PORT']}/healthz" in read("Dockerfile")


def test_the_image_is_built_from_all_that_the_wheel_is_made_of() -> None:
    described = tomllib.loads(read("pyproject.toml"))
    project, packages = described["project"], described["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    needed = {"requirements.lock", "pyproject.toml", project["readme"], *project["license-files"], *packages}
    assert set(read(".dockerignore").split()) == {"*", "**/__pycache__", *(f"!{name}" for name in needed)}


def test_the_unit_runs_where_it_may_write() -> None:
    unit = dict(re.findall(r"^(\w+)=(.*)$", read("deploy/fronde.service"), re.MULTILINE))
    assert unit["WorkingDirectory"] == f"/var/lib/{unit['StateDirectory']}" and unit["ProtectSystem"] == "strict"
    assert unit["ExecStart"] == "/opt/fronde/bin/fronde" and unit["RestartPreventExitStatus"] == "2"


def test_the_unit_may_do_little_beside_what_the_bot_needs() -> None:
    """systemd counts it from 0 (safe) to 10; --threshold is in tenths."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze on this machine (apt install systemd)")
    command = [analyze, "security", "--offline=yes", "--threshold=25", "--no-pager", ROOT / "deploy/fronde.service"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert result.returncode == 0 and "Overall exposure level" in result.stdout, result.stdout + result.stderr


def test_a_start_that_cannot_succeed_is_not_tried_for_ever() -> None:
    assert "RestartPreventExitStatus=2" in read("deploy/fronde.service")


def test_the_bot_has_stopped_before_it_is_killed() -> None:
    [compose] = re.findall(r"stop_grace_period: (\d+)s$", read("compose.yaml"), re.MULTILINE)
    [unit] = re.findall(r"^TimeoutStopSec=(\d+)$", read("deploy/fronde.service"), re.MULTILINE)
    assert min(int(compose), int(unit)) > LONGEST_STOP + 1 and LONGEST_STOP < 5, "docs/operating.md says five seconds"
