"""Where text stands on a picture: every line of type is followed from the mask it is made as, through all that is
pasted, cropped and reduced, to the picture that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image

from images import kit

SAME = ("copy", "convert", "point", "getchannel", "quantize")
"""What gives the same picture in other colours."""
OPAQUE, HIDDEN = 0.5, 0.75
"""How much of a line's box a shape has to cover for the line to be laid with it; to be hidden by it."""
COVERED = 0.15
"""How much of the height of the lower of two lines may stand within the other's box: tails of letters."""


class Label(NamedTuple):
    """A line of text, the box of its ink and the size of its type, in pixels."""

    text: str
    left: float
    top: float
    right: float
    low: float
    size: float = 0.0

    def move(self, x: float, y: float, scale: float = 1) -> Label:
        """The same elsewhere, smaller or larger."""
        return Label(self.text, self.left * scale + x, self.top * scale + y, self.right * scale + x,
                     self.low * scale + y, self.size * scale)  # fmt: skip

    def is_within(self, size: tuple[float, float]) -> bool:
        """Whether any of it is to be seen on a picture of that size."""
        return self.right > 0 and self.low > 0 and self.left < size[0] and self.top < size[1]


def cover(mask: Image.Image | None, label: Label, size: tuple[int, int] | None = None) -> float:
    """How much of the box of a line a shape covers: all it can where there is no mask."""
    box = (round(label.left), round(label.top), round(label.right), round(label.low))
    whole = max(1, (box[2] - box[0]) * (box[3] - box[1]))
    if not label.is_within(mask.size if mask is not None else size or (0, 0)):
        return 0
    if mask is None:
        assert size is not None
        return max(0, min(box[2], size[0]) - max(box[0], 0)) * max(0, min(box[3], size[1]) - max(box[1], 0)) / whole
    image = mask.crop((max(0, box[0]), max(0, box[1]), min(mask.width, box[2]), min(mask.height, box[3])))
    return sum(image.convert("L").histogram()[128:]) / whole


def labels_of(image: Any) -> list[Label]:
    """The lines that stand on a picture."""
    return list(getattr(image, "labels", ()))


def follow_text(patch: pytest.MonkeyPatch) -> None:
    """From now on every picture knows what is written on it at full strength; what has been drawn before does not."""

    def keeping(name: str, place: Callable[..., tuple[float, float, float]]) -> None:
        plain = getattr(Image.Image, name)

        @wraps(plain)
        def wrapper(self: Image.Image, *args: Any, **kwargs: Any) -> Any:
            new = plain(self, *args, **kwargs)
            if labels := labels_of(self):
                others = (label.move(*place(self, new, *args)) for label in labels)
                new.labels = [label for label in others if label.is_within(new.size)]
            return new

        patch.setattr(Image.Image, name, wrapper)

    for name in SAME:
        keeping(name, lambda *_: (0, 0, 1))
    keeping("crop", lambda old, new, box=None: (-box[0], -box[1], 1) if box else (0, 0, 1))
    keeping("reduce", lambda old, new, *_: (0, 0, new.width / old.width))
    keeping("resize", lambda old, new, size, *_, box=None: (0, 0, new.width / old.width))
    paste, compose, fade = Image.Image.paste, Image.Image.alpha_composite, Image.Image.putalpha

    def paste_labels(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        paste(self, im, box, mask)
        x, y = (box[0], box[1]) if box else (0, 0)
        shape = mask if mask is not None else im
        if not isinstance(shape, Image.Image):
            return
        labels = labels_of(mask) or [label for label in labels_of(im) if mask is None or cover(mask, label) > OPAQUE]
        visible = [one for one in labels_of(self) if cover(mask, one.move(-x, -y), shape.size) < HIDDEN]
        self.labels = [*dict.fromkeys([*visible, *(label.move(x, y) for label in labels)])]  # type: ignore[attr-defined]

    def compose_labels(self: Image.Image, im: Image.Image, dest: Any = (0, 0), source: Any = (0, 0)) -> None:
        compose(self, im, dest, source)
        self.labels = [*labels_of(self), *(label.move(*dest) for label in labels_of(im))]  # type: ignore[attr-defined]

    def fade_labels(self: Image.Image, alpha: Any) -> None:
        fade(self, alpha)
        self.labels = [*labels_of(self), *labels_of(alpha)]  # type: ignore[attr-defined]

    write = kit.lettering.text_mask

    def label_mask(text: str, role: Any, size: float) -> tuple[Image.Image, int]:
        mask, rise = write(text, role, size)
        box = mask.getbbox()
        mask.labels = [Label(text, *map(float, box), size * kit.look().scale)] if box and text.strip() else []  # type: ignore[attr-defined]
        return mask, rise

    fade_out = kit.fade

    def faint(image: Image.Image, *args: Any) -> Image.Image:
        new = fade_out(image, *args)
        new.labels = []  # type: ignore[attr-defined]
        return new

    over = Image.alpha_composite

    def over_labels(under: Image.Image, piece: Image.Image) -> Image.Image:
        whole = over(under, piece)
        whole.labels = [*labels_of(under), *labels_of(piece)]  # type: ignore[attr-defined]
        return whole

    patch.setattr(Image.Image, "paste", paste_labels)
    patch.setattr(Image.Image, "alpha_composite", compose_labels)
    patch.setattr(Image.Image, "putalpha", fade_labels)
    patch.setattr(Image, "alpha_composite", over_labels)
    patch.setattr(kit.lettering, "text_mask", label_mask)
    patch.setattr(kit, "text_mask", label_mask)
    patch.setattr(kit, "fade", faint)


def watch_pictures(patch: pytest.MonkeyPatch) -> list[tuple[tuple[int, int], list[Label]]]:
    """Every picture that is packed from now on: its size, and what stands on it."""
    pictures: list[tuple[tuple[int, int], list[Label]]] = []
    save = Image.Image.save

    def note(self: Image.Image, *args: Any, **kwargs: Any) -> None:
        pictures.append((self.size, labels_of(self)))
        save(self, *args, **kwargs)

    patch.setattr(Image.Image, "save", note)
    return pictures


def find_overlaps(labels: list[Label]) -> Iterator[tuple[str, str]]:
    """Pairs of lines one of which stands over the other."""
    for one, other in combinations(sorted(set(labels), key=lambda label: label.top), 2):
        if other.top >= one.low:
            continue
        across = min(one.right, other.right) - max(one.left, other.left)
        down = min(one.low, other.low) - max(one.top, other.top)
        least = min(one.low - one.top, other.low - other.top)
        if across > 2 and down > COVERED * least + 1 and one.text != other.text:
            yield one.text, other.text


def find_clipped_lines(labels: list[Label], size: tuple[int, int]) -> list[str]:
    """Lines that go over an edge of the picture."""
    return [one.text for one in labels if one.left < 0 or one.top < 0 or one.right > size[0] or one.low > size[1]]
