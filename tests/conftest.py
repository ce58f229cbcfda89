"""What every test may ask for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fronde import texts
from tests.toy import Toy, install_toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Toy]:
    """The toy game among the games on offer, with its texts."""
    yield install_toy(monkeypatch)
    texts.words.cache_clear()
