"""The drawing kit of all pictures: looks, palette, paper, type, icons, lines, stamps, and encoding.

A picture is drawn in palette mode. Anything that needs smooth edges is drawn once in full colour over its ground,
converted to the palette, and kept as a `Stamp`. After that, drawing a picture is only pasting.
"""

from images.kit.boxes import Box, Port, around, bounds, meet, rings
from images.kit.colours import INKS, STYLES, Ink, all_inks, blend, contrast, rgb, shade
from images.kit.encoding import Picture, finish, pack
from images.kit.icons import ICONS, icon, icon_mask, shape_mask, sign
from images.kit.lettering import Role, cap_height, fit, font, shrink, text_mask, text_on, text_width, wrap, write
from images.kit.lines import arrow_head, beside, crossings, curve, middle_of, resample, round_corners, stroke
from images.kit.looks import NO_MORE, Colour, Gap, Inks, Look, Point, Size, Style, cache, look, looking, pixels
from images.kit.palettes import blank, coarse, fade, index, palette, resize, to_palette_by_bands
from images.kit.sheets import Sheet, clear, discs, middle, paint, panel, paper, plates, put, sheet
from images.kit.stamps import Stamp, Tile, cut_tile, lay_over, stamp
from images.kit.wording import ALT_LIMIT, capital, minus, shortest, typeset, with_list, with_sign

__all__ = [
    "ALT_LIMIT", "ICONS", "INKS", "NO_MORE", "STYLES", "Box", "Colour", "Gap", "Ink", "Inks", "Look", "Picture",
    "Point", "Port", "Role", "Sheet", "Size", "Stamp", "Style", "Tile", "all_inks", "around", "arrow_head",
    "beside", "blank", "blend", "bounds", "cache", "cap_height", "capital", "clear", "coarse", "contrast",
    "crossings", "curve", "cut_tile", "discs", "fade", "finish", "fit", "font", "icon", "icon_mask", "index",
    "lay_over", "look", "looking", "meet", "middle", "middle_of", "minus", "pack", "paint", "palette", "panel",
    "paper", "pixels", "plates", "put", "resample", "resize", "rgb", "rings", "round_corners", "shade",
    "shape_mask", "sheet", "shortest", "shrink", "sign", "stamp", "stroke", "text_mask", "text_on", "text_width",
    "to_palette_by_bands", "typeset", "with_list", "with_sign", "wrap", "write",
]  # fmt: skip
