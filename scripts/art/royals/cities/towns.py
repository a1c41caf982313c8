"""Elements of the cities of Royals, in a frame of 240 × 240 whose ground begins at about y = 190."""

from art.ink import INK, Picture, box, brush, clip, fade, oval, painted, path, pen, place, polygon, tone, wash
from art.kingsburg.estate.plots import FRAME, cross
from art.pieces import lattice
from art.royals.arms import COUNTRIES
from art.scenery import PLASTER, SLATE, STONE, TILES, TIMBER, WATER, stone, tiles, window

SIZE = 160
NIGHT = "#2B1D18"


def city(country: str, scene: str) -> Picture:
    """A city against the sky of its country."""
    colour = COUNTRIES[country].colour
    sky = wash(box(0, 0, FRAME, FRAME), tone(colour, 0.3), tone(colour, -0.3))
    drawn = clip(box(0, 0, FRAME, FRAME), sky + fade(lattice(FRAME, FRAME, 32, tone(colour, 0.5)), 0.3) + scene)
    return Picture(SIZE, SIZE, lambda: place(drawn, 0, 0, SIZE / FRAME))


def water(y: float, colour: str = WATER) -> str:
    """A river or the sea, from y down to the bottom of the frame."""
    waves = "".join(
        brush(f"{x},{row + 4} {x + 9},{row - 1} {x + 18},{row + 4}", (0.8, 3.4, 0.8), "#BFE0E6")
        for i, row in enumerate(range(int(y) + 14, 236, 16))
        for x in range(14 + i % 2 * 34, 230, 68)
    )
    return painted(f"M-10 {y}C60 {y - 4} 180 {y - 4} 250 {y}V250H-10Z", colour, shade=0, shine=4, inside=waves)


def arch(x: float, foot: float, width: float, height: float, colour: str = NIGHT) -> str:
    """A dark archway standing on (x, foot)."""
    half = width / 2
    top = foot - height + half
    bow = f"A{half:g} {half * 1.15:g} 0 0 1 {x + half:g} {top:g}"
    d = f"M{x - half:g} {foot:g}V{top:g}{bow}V{foot:g}Z"
    return path(d, colour, stroke=INK, stroke_width=2.8)


def house(x: float, foot: float, width: float, height: float, roof: str = TILES, wall: str = PLASTER) -> str:
    """A gabled house with two windows."""
    top = foot - height
    front = painted(box(x, top, width, height), wall, shade=6)
    gable = f"M{x - 5:g} {top + 2:g}L{x + width / 2:g} {top - width * 0.6:g}L{x + width + 5:g} {top + 2:g}Z"
    cover = tiles(gable, (x - 5, top - width * 0.6, x + width + 5, top + 2), roof, 10)
    lights = "".join(window(x + width * at, foot - height * 0.32, width * 0.2, height * 0.4) for at in (0.2, 0.6))
    return front + cover + lights


def spire(x: float, foot: float, width: float, height: float, roof: str = SLATE, has_cross: bool = True) -> str:
    """A steep pyramid standing on (x, foot); a church's has a cross on top."""
    d = polygon([(x - width / 2, foot), (x, foot - height), (x + width / 2, foot)])
    top = cross(x, foot - height + 4, 0.5) if has_cross else ""
    return top + painted(d, roof, shade=width * 0.3, shine=3)


def onion(x: float, foot: float, width: float, colour: str, has_cross: bool = True) -> str:
    """A round dome that swells and ends in a point; a church's has a cross on top."""
    half = width / 2
    low, high, tip = foot - width * 0.5, foot - width * 0.8, foot - width * 1.25
    d = (
        f"M{x - half * 0.8:g} {foot:g}C{x - half * 1.5:g} {low:g} {x - half * 0.7:g} {high:g} {x:g} {tip:g}"
        f"C{x + half * 0.7:g} {high:g} {x + half * 1.5:g} {low:g} {x + half * 0.8:g} {foot:g}Z"
    )
    ribs = pen(f"M{x:g} {foot - width * 1.2:g}V{foot:g}", 2, tone(colour, -0.4))
    top = cross(x, foot - width * 1.2, 0.42) if has_cross else ""
    return top + painted(d, colour, shade=width * 0.2, shine=3, inside=ribs)


def wall(x: float, top: float, width: float, foot: float, colour: str = STONE) -> str:
    """A plain wall of cut stone."""
    return stone(box(x, top, width, foot - top), (x, top + 6, x + width, foot), colour, 8)


def rose_window(x: float, y: float, radius: float) -> str:
    """A wheel of coloured glass."""
    panes = "".join(
        place(path(oval(0, -radius * 0.55, radius * 0.26), c), x, y, 1, 45 * i)
        for i, c in enumerate(("#A6262B", "#F8D779", "#1F4E8C", "#2E6B3E") * 2)
    )
    return (
        painted(oval(x, y, radius), "#3A3038", outline=3, shade=0) + panes + path(oval(x, y, radius * 0.24), "#F8D779")
    )


def bridge(y: float, arches: int, colour: str = STONE) -> str:
    """A stone bridge across the whole frame, its road at y."""
    step = 260 / arches
    holes = "".join(arch(-10 + step * (i + 0.5), y + 44, step * 0.62, 32, tone(WATER, -0.35)) for i in range(arches))
    return stone(box(-10, y, 260, 44), (-10, y + 6, 250, y + 44), colour, 0) + holes


def boat(x: float, y: float, size: float = 1, sail: str = "#F3ECDD") -> str:
    """A boat with one slanting sail, its waterline at (x, y)."""
    hull = painted("M-34 -12H36C32 0 26 6 18 6H-20C-28 2 -32 -4 -34 -12Z", "#7A4A26", shade=5)
    mast = pen("M0 -10V-66", 4)
    cloth = painted("M-26 -20C-16 -44 -2 -62 8 -72C20 -54 28 -36 30 -18Z", sail, outline=2.8, shade=5)
    return place(mast + cloth + hull, x, y, size)


def timber_crane(x: float, y: float) -> str:
    """A builder's crane standing on (x, y)."""
    beams = f"M{x} {y}V{y - 34}M{x - 14} {y}L{x} {y - 22}L{x + 14} {y}M{x} {y - 34}L{x - 34} {y - 46}"
    return pen(beams, 7) + pen(beams, 3.4, tone(TIMBER, 0.2)) + pen(f"M{x - 32} {y - 45}V{y - 22}", 2.2)
