"""The public interface for pictures of a game: the declarations in its `pictures.py`, and the export of drawings.

`Manifest`, `BoardChange`: the pictures a game has. `Scene` and `Words`: their sources. `Picture`, `pack`, `rgb`, `Box`,
`Inks`: a finished picture, the bytes of an image, a colour by its name, a box, a game's own colours. Everything else in
`images.kit` may change with any release. `fronde.api` is the interface for everything else, and has the version of
both.
"""

from __future__ import annotations

from fronde.texts import Words
from images.kit import Box, Inks, Picture, pack, rgb
from images.manifest import BoardChange, Manifest, Scene

__all__ = ["BoardChange", "Box", "Inks", "Manifest", "Picture", "Scene", "Words", "pack", "rgb"]
