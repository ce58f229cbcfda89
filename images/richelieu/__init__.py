"""Pictures of Richelieu."""

from __future__ import annotations

from images.manifest import Manifest
from images.richelieu.board import picture

MANIFEST = Manifest(board=picture)
