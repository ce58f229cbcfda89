"""The heap as dots, in rows of ten."""

from __future__ import annotations

from PIL import Image, ImageDraw

from images.api import Manifest, Picture, Scene, Words, pack, rgb

ROW, APART = 10, 60


def draw_heap(scene: Scene, words: Words, width: int) -> Picture:
    """The heap, `width` pixels wide."""
    heap = int(scene.view["heap"])
    image = Image.new("RGB", (ROW * APART, 3 * APART), rgb("paper"))
    draw = ImageDraw.Draw(image)
    for n in range(heap):
        x, y = n % ROW * APART + APART // 2, n // ROW * APART + APART // 2
        draw.ellipse((x - 20, y - 20, x + 20, y + 20), fill=rgb("ink"))
    image = image.resize((width, image.height * width // image.width))
    return Picture(pack(image), words.say("picture-alt", n=heap), image.width, image.height)


MANIFEST = Manifest(board=draw_heap)
