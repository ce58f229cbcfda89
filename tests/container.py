"""The image, built and run: `make container`. It needs podman, buildah, mmdebstrap and a mirror of Debian; no image
registry, and no root: whoever runs it needs ids in /etc/subuid and /etc/subgid.

The base stands in for python:slim: `python` and `pip`, from Debian's packages. The bot in the container is at a fake
Discord on the loopback of the host.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.e2e.fake_discord import TOKEN, Loopback
from tests.e2e.fake_discord.world import Channel, Message
from tests.e2e.inside import Person, crowd_at, open_game, reply_text, until
from tests.siege.players import DONE, read_outcome

ROOT = Path(__file__).parents[1]
OLD = "0709e97"
"""A commit before the wheel. The image of this checkout has to continue its games."""
DEBIAN = "bookworm"
"""What the base is made of: its Python is the oldest that the bot runs on."""
PATIENCE = 60.0
"""Seconds within which a container has to be healthy; a machine may be slow."""
LIMITS = '[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=1000:1000"]\n'
"""podman's own are higher than what some machines allow, even to root."""
RUNC = '[engine]\nruntime = "runc"\n'
"""Unlike crun, runc accepts control groups of both versions side by side."""
OFFLINE = "[global]\nno-index = true\nfind-links = /wheels\n"


def run(*command: str | Path, **how: Any) -> str:
    """What a command prints. Raises AssertionError with all it says if it fails."""
    result: subprocess.CompletedProcess[str] = subprocess.run(command, capture_output=True, text=True, **how)
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"
    return result.stdout


def as_compose_says() -> list[str]:
    """How compose.yaml confines the bot, as options of podman."""
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    [caps], [security] = (
        re.findall(rf"^    {key}: \[(\S+)\]$", compose, re.MULTILINE) for key in ("cap_drop", "security_opt")
    )
    folders = re.findall(r"^      - (/\S+)$", compose, re.MULTILINE)
    assert "\n    read_only: true\n" in compose and "/tmp" in folders
    return [
        "--read-only",
        *(f"--tmpfs={folder}" for folder in folders),
        f"--cap-drop={caps}",
        f"--security-opt={security}",
    ]


def log_of(container: str) -> str:
    """All that a container has said."""
    return run("sh", "-c", f"podman logs {container} 2>&1")


def pip(*arguments: str | Path) -> None:
    """Run pip on this machine, with its settings."""
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments)


class Builder:
    """Builds images without a network, from wheels that were fetched before."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.prefix = folder, f"localhost/fronde-test-{uuid4().hex[:8]}"
        self.wheels = folder / "wheels"
        self.wheels.mkdir()
        (folder / "pip.conf").write_text(OFFLINE, encoding="utf-8")
        self.base = f"{self.prefix}-base"

    def make_base(self) -> None:
        """Debian with `python` and `pip`, which may install beside Debian's packages, as in python:slim."""
        root, base = self.folder / "base.tar", run("buildah", "from", "scratch").strip()
        packages = "--include=python3,python3-pip,python-is-python3"
        unmanaged = '--customize-hook=rm "$1"/usr/lib/python3*/EXTERNALLY-MANAGED'
        run("mmdebstrap", "--variant=minbase", packages, unmanaged, DEBIAN, root)
        run("buildah", "add", base, root, "/")
        run("buildah", "commit", "--rm", "--format=docker", base, self.base)
        root.unlink()

    def fetch(self, *what: str | Path) -> None:
        """Fetch wheels for the Python of the base."""
        version = run("podman", "run", "--rm", "--network=none", self.base, "python", "-V").split()[1]
        of_base = ("--only-binary=:all:", f"--python-version={version}", f"--dest={self.wheels}")
        pip("download", "--quiet", *of_base, *what)

    def build(self, name: str, context: Path, on: str) -> str:
        """The name of an image; `on` says what it is built on, as an option of podman."""
        image = f"{self.prefix}-{name}"
        mounts = (f"--volume={self.wheels}:/wheels:ro", f"--volume={self.folder}/pip.conf:/etc/pip.conf:ro")
        what = ("--format=docker", "--network=none", on, f"--tag={image}")
        run("podman", "build", *what, *mounts, context)
        return image


@pytest.fixture(scope="session", autouse=True)
def podman_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        path = tmp_path_factory.mktemp("settings") / "containers.conf"
        path.write_text(LIMITS + (RUNC if shutil.which("runc") else ""), encoding="utf-8")
        patch.setenv("CONTAINERS_CONF", str(path))
        yield


@pytest.fixture(scope="session")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Builder]:
    builder = Builder(tmp_path_factory.mktemp("images"))
    builder.make_base()
    yield builder
    images = run("podman", "images", "--quiet", f"--filter=reference={builder.prefix}-*").split()
    run("podman", "rmi", "--force", *set(images))


@pytest.fixture(scope="session")
def new(builder: Builder) -> str:
    """The image of this checkout."""
    builder.fetch("--require-hashes", f"--requirement={ROOT}/requirements.lock")
    builder.fetch(*tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"])
    return builder.build("new", ROOT, f"--build-arg=BASE={builder.base}")


@pytest.fixture(scope="session")
def old(builder: Builder) -> str:
    """The image of the older commit."""
    checkout, archive = builder.folder / OLD, builder.folder / "old.tar"
    checkout.mkdir()
    run("git", "-C", ROOT, "archive", f"--output={archive}", OLD)
    run("tar", "-xf", archive, "-C", checkout)
    builder.fetch("--require-hashes", f"--requirement={checkout}/requirements.lock")
    return builder.build("old", checkout, f"--from={builder.base}")


@pytest.fixture
def volume() -> Iterator[str]:
    name = f"fronde-test-{uuid4().hex[:8]}"
    run("podman", "volume", "create", name)
    yield name
    run("podman", "volume", "rm", "--force", name)


class Club:
    """A Discord with a channel and two people, and the bot in a container there."""

    def __init__(self, loopback: Loopback, volume: str, folder: Path) -> None:
        self.loopback, self.volume, self.folder = loopback, volume, folder
        self.channel: Channel = loopback.world.add_channel("games")
        crowd = crowd_at(loopback)
        self.people = [Person(crowd, "Ann"), Person(crowd, "Bob")]

    @property
    def posts(self) -> str:
        """All that stands in the channel."""
        return "\n".join(message.text for message in self.loopback.world.standing(self.channel))

    @asynccontextmanager
    async def bot(self, image: str) -> AsyncIterator[str]:
        """The container, healthy; it has to stop with exit code 0 in the time of compose.yaml."""
        name, identified = f"fronde-test-{uuid4().hex[:8]}", asyncio.Event()
        self.loopback.gateway.on_identify.append(identified.set)
        mounts = (f"--volume={self.volume}:/data", f"--volume={self.folder}:/fake:ro", "--env=PYTHONPATH=/fake")
        where = ("--network=host", "--health-interval=disable", f"--env=DISCORD_TOKEN={TOKEN}")
        try:
            await podman("run", "--detach", f"--name={name}", *where, *as_compose_says(), *mounts, image)
            await asyncio.wait_for(identified.wait(), PATIENCE)
            await until(lambda: self.loopback.world.commands)
            await podman("healthcheck", "run", name)
            yield name
            await podman("stop", "--time=10", name)
            assert await podman("inspect", "--format={{.State.ExitCode}}", name) == "0\n"
            assert "ERROR" not in log_of(name)
        except BaseException:
            print(log_of(name))
            raise
        finally:
            await podman("rm", "--force", name)

    async def check(self, image: str) -> str:
        """What `fronde check` says of the database."""
        return await podman("run", "--rm", "--network=none", f"--volume={self.volume}:/data", image, "check")

    async def open_panel(self) -> tuple[Person, Message]:
        """Somebody, and their panel with a button to choose by; they play until there is one."""
        while True:
            for person in self.people:
                panel = (await person.type(self.channel, "turn")).answer
                if panel and any(part.get("custom_id", "").startswith("b:pick") for part in panel.components):
                    return person, panel
            assert await self.play(1)

    async def play(self, most: int) -> int:
        """Everybody takes one of what is suggested, in turn, at most so many times in all; how many it was."""
        count, before = 0, -1
        while before < count < most:
            before = count
            for person in self.people:
                suggestions = await person.suggest(self.channel, "do", "choice")
                if suggestions and count < most:
                    await person.type(self.channel, "do", choice=person.crowd.rng.choice(suggestions))
                    count += 1
        return count


async def podman(*command: str) -> str:
    """What podman prints, while the Discord of this loop answers."""
    return await asyncio.to_thread(run, "podman", *command)


@pytest.fixture
async def club(volume: str, tmp_path: Path) -> AsyncIterator[Club]:
    loopback = Loopback()
    await loopback.start()
    (tmp_path / "sitecustomize.py").write_text(f"import discord.http\ndiscord.http.Route.BASE = {loopback.base!r}\n")
    tmp_path.chmod(0o755)  # the bot is another user
    yield Club(loopback, volume, tmp_path)
    await loopback.stop()


async def test_a_game_from_start_to_end(new: str, club: Club) -> None:
    async with club.bot(new) as name:
        await open_game(club.people, club.channel)
        assert await club.play(1000) > 20
        await until(lambda: "Game over" in club.posts)
        await until(lambda: any(message.files for message in club.loopback.world.standing(club.channel)))
        assert await podman("exec", name, "id", "-u") == "10001\n"
        with pytest.raises(AssertionError, match="Read-only file system"):
            await podman("exec", name, "touch", "/home/x", "/usr/x")
    assert "No fault found" in await club.check(new)


async def test_a_game_of_an_older_image_goes_on(old: str, new: str, club: Club) -> None:
    async with club.bot(old):
        await open_game(club.people, club.channel)
        assert await club.play(9) == 9
        person, panel = await club.open_panel()
    async with club.bot(new):
        assert read_outcome(reply_text(await person.click(panel, "b:pick"))) == DONE
        assert await club.play(1000) > 10
        await until(lambda: "Game over" in club.posts)
    assert "No fault found" in await club.check(new)


def test_a_game_of_a_strangers_in_an_image_of_your_own(builder: Builder, new: str, tmp_path: Path) -> None:
    """As docs/operating.md tells it."""
    shutil.copytree(ROOT / "fronde/template", tmp_path / "stranger")
    pip("wheel", "--quiet", "--no-deps", f"--wheel-dir={builder.wheels}", tmp_path / "stranger")
    guide = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
    lines = re.search(r"^```\n(FROM fronde\n.+?)^```$", guide, re.MULTILINE | re.DOTALL)
    assert lines is not None
    (tmp_path / "Dockerfile").write_text(lines[1].replace("NAME", "fronde-pebbles"), encoding="utf-8")
    image = builder.build("strangers", tmp_path, f"--from={new}")
    how = ("--rm", "--interactive", "--network=none", *as_compose_says(), "--entrypoint=python", image, "-m", "fronde")
    assert '"pebbles"' in run("podman", "run", *how, input='{"op":"games"}\n')
    assert run("podman", "run", "--rm", "--network=none", "--entrypoint=id", image, "-u") == "10001\n"
