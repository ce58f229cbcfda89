"""The process that draws: `images.easel` starts it, and asks for one picture after the other until it asks no more."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from dataclasses import asdict
from typing import BinaryIO

import images
from fronde.core.types import Json
from images import Scene

NICE = 10
"""How far it gives way to everything else on the machine."""


def draw(request: dict[str, Json]) -> tuple[bytes, dict[str, Json]]:
    """The bytes that are asked for, and what is known of them: of a scene a picture, of many a moving one."""
    if "scenes" in request:
        scenes = [Scene.from_json(scene) for scene in request["scenes"]]
        return images.replay(request["game"], scenes, request["locale"]), {}
    try:
        drawn = images.render(request.pop("game"), Scene.from_json(request.pop("scene")), **request)
    except images.NothingToShow:
        return b"-", {"nothing": True}
    facts = asdict(drawn)
    return facts.pop("png"), facts


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer line by line. What cannot be drawn gets no bytes: whoever asked finds out why."""
    for line in requests:
        content: bytes = b""
        facts: dict[str, Json] = {}
        with contextlib.suppress(Exception):
            content, facts = draw(json.loads(line))
        answers.write(json.dumps({**facts, "bytes": len(content)}).encode() + b"\n" + content)
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything else prints is no answer
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers)
    os._exit(0)
