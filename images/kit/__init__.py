"""What every picture is drawn with: looks, palette, paper, type, icons, lines, stamps, and the ways out.

A picture is drawn in palette mode. Whatever needs smooth edges is made once in full colour, laid over the ground it
will stand on, brought to the palette, and kept as a `Stamp`; a picture is then nothing but pasting.
"""

from images.kit.colours import INKS, STYLES, Ink, all_inks, blend, contrast, rgb
from images.kit.encoding import Picture, finished, pack
from images.kit.icons import ICONS, icon, icon_mask, shape_mask
from images.kit.lettering import Role, cap_height, fit, font, shrunk, text_mask, text_on, text_width, wrapped, write
from images.kit.lines import arrow_head, crossings, curved, middle_of, resampled, rounded, stroke
from images.kit.looks import NO_MORE, Colour, Gap, Inks, Look, Point, Size, Style, cache, look, looking, pixels
from images.kit.moving import in_one_palette, moving_picture
from images.kit.palettes import blank, faded, index, palette, scaled, to_palette_by_bands
from images.kit.sheets import Sheet, clear, middle, panel, paper, put
from images.kit.stamps import Stamp, stamp
from images.kit.wording import ALT_LIMIT, capital, find_leads, minus, shortest, signed, with_list

__all__ = [
    "ALT_LIMIT",
    "ICONS",
    "INKS",
    "NO_MORE",
    "STYLES",
    "Colour",
    "Gap",
    "Ink",
    "Inks",
    "Look",
    "Picture",
    "Point",
    "Role",
    "Sheet",
    "Size",
    "Stamp",
    "Style",
    "all_inks",
    "arrow_head",
    "blank",
    "blend",
    "cache",
    "cap_height",
    "capital",
    "clear",
    "contrast",
    "crossings",
    "curved",
    "faded",
    "find_leads",
    "finished",
    "fit",
    "font",
    "icon",
    "icon_mask",
    "in_one_palette",
    "index",
    "look",
    "looking",
    "middle",
    "middle_of",
    "minus",
    "moving_picture",
    "pack",
    "palette",
    "panel",
    "paper",
    "pixels",
    "put",
    "resampled",
    "rgb",
    "rounded",
    "scaled",
    "shape_mask",
    "shortest",
    "shrunk",
    "signed",
    "stamp",
    "stroke",
    "text_mask",
    "text_on",
    "text_width",
    "to_palette_by_bands",
    "with_list",
    "wrapped",
    "write",
]  # fmt: skip
