"""The public door for pictures of a game: what its `pictures.py` declares, and how a drawing leaves.

`Manifest`, `BoardChange`: the pictures a game has. `Scene` and `Words`: what they are drawn from. `Picture`,
`pack`, `rgb`, `Box`, `Inks`: a finished picture, the bytes of an image, a colour of the palette by its name. What else
`images.kit` has may change with any release. `fronde.api` is the door for all else, and has the version of both.
"""

from __future__ import annotations

from fronde.texts import Words
from images.kit import Box, Inks, Picture, pack, rgb
from images.manifest import BoardChange, Manifest, Scene

__all__ = ["BoardChange", "Box", "Inks", "Manifest", "Picture", "Scene", "Words", "pack", "rgb"]
