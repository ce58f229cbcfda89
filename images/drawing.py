"""The drawing process. `images.worker` starts it and sends requests one after another until it ends."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from dataclasses import asdict
from typing import BinaryIO

import images
from fronde.core.types import Json
from images import Scene, pages


def draw(request: dict[str, Json]) -> tuple[bytes, dict[str, Json]]:
    """The bytes of a request's result, and its description: a picture of one scene, the replay of many, or a page of
    figures."""
    if "scenes" in request:
        scenes = [Scene.from_json(scene) for scene in request["scenes"]]
        return images.write_replay(request["game"], request["story"], scenes, request["record"], request["locale"]), {}
    if "page" in request:
        facts = asdict(pages.draw(pages.Page.from_json(request["page"]), request["width"]))
        return facts.pop("png"), facts
    try:
        picture = images.render(request.pop("game"), Scene.from_json(request.pop("scene")), **request)
    except images.NothingToShow:
        return b"-", {"nothing": True}
    facts = asdict(picture)
    return facts.pop("png"), facts


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests line by line. After a failure the answer has no bytes, and the caller draws to find the
    reason."""
    for line in requests:
        content: bytes = b""
        facts: dict[str, Json] = {}
        with contextlib.suppress(Exception):
            content, facts = draw(json.loads(line))
        answers.write(json.dumps({**facts, "bytes": len(content)}).encode() + b"\n" + content)
        answers.flush()


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing else that prints may reach the answers
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers)
    os._exit(0)
