"""A pytest plugin: puts one mutant in the place of its module, in this process alone; the file stays as it is."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from types import CodeType

import pytest

SECONDS = 20
"""Seconds of its own that one test, or all imports, may take: ten times what the slowest takes."""
MEMORY = 3 << 30

_get_code = SourceFileLoader.get_code


def put_in_place(path: str, code: str) -> None:
    """Import the code given instead of what the file holds."""

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.get_filename(fullname) == path:
            return compile(code, path, "exec", dont_inherit=True)
        return _get_code(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """End the process where a test does not end: SIGPROF is not caught."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    return (yield)


if "MUTANT_FILE" in os.environ:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    put_in_place(os.environ["MUTANT_FILE"], sys.stdin.read())
