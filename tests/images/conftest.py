"""What tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from images import kit
from images.frondeurs.inks import INKS


@pytest.fixture
def faction_inks() -> Iterator[None]:
    """What is drawn piece by piece is drawn as a picture of Frondeurs is."""
    with kit.looking(inks=INKS):
        yield
