"""Walls, roofs, windows, trees and ground: the elements of the buildings, in a frame of 320 × 320."""

from collections.abc import Sequence

from art.ink import GLOW, Picture, box, brush, clip, glow, oval, painted, path, pen, place, polygon, tone
from art.people.portraits import SIZE, ground

STONE = "#B9AC96"
PLASTER = "#EBDDBE"
TIMBER = "#5B3A22"
TILES = "#A3452F"
SLATE = "#55606E"
THATCH = "#C79F52"
GRASS = "#5F8148"
WATER = "#2E6A86"
CANDLE = "#F8D779"


def courses(colour: str, left: float, top: float, right: float, bottom: float, step: float = 13) -> str:
    """Rows of cut stone; only some joints are drawn, as a miniaturist would."""
    lines = ""
    for row, y in enumerate(range(int(top), int(bottom), int(step))):
        shift = (row * 17) % 31
        for i, x in enumerate(range(int(left) - shift, int(right), 31)):
            if (row * 5 + i * 3) % 4 != 1:
                lines += f"M{x} {y}h22v{step * 0.9:g}"
    return pen(lines, 1.5, tone(colour, -0.4))


def stone(d: str, frame: tuple[float, float, float, float], colour: str = STONE, shade: float = 10) -> str:
    """A wall of cut stone; `frame` is the left, top, right and bottom of its joints."""
    return painted(d, colour, shade=shade, shine=3, inside=courses(colour, *frame))


def merlons(x: float, y: float, width: float, height: float, teeth: int, depth: float = 14) -> str:
    """The path of a wall with battlements."""
    step = width / (2 * teeth - 1)
    top = "".join(f"h{step:g}v{depth:g}h{step:g}v{-depth:g}" for _ in range(teeth - 1))
    return f"M{x:g} {y + height:g}V{y:g}{top}h{step:g}V{y + height:g}Z"


def battlement(x: float, y: float, width: float, height: float, teeth: int, colour: str = STONE) -> str:
    """A battlemented wall of cut stone."""
    return stone(merlons(x, y, width, height, teeth), (x, y + 16, x + width, y + height), colour)


def tiles(d: str, frame: tuple[float, float, float, float], colour: str = TILES, step: float = 12) -> str:
    """A roof with rows of rounded tiles."""
    left, top, right, bottom = frame
    rows = "".join(
        f"M{left - (step / 2 if row % 2 else 0):g} {y}"
        + f"q{step / 2:g} {step * 0.55:g} {step:g} 0" * int((right - left) / step + 2)
        for row, y in enumerate(range(int(top), int(bottom), int(step * 0.9)))
    )
    return painted(d, colour, shade=9, shine=4, inside=pen(rows, 1.5, tone(colour, -0.42)))


def thatch(d: str, frame: tuple[float, float, float, float], colour: str = THATCH) -> str:
    """A roof of straw."""
    left, top, right, bottom = frame
    straws = "".join(
        brush(f"{x},{y} {x + 3 - (x % 3) * 3},{y + 20}", (0.6, 2.4, 0.6), tone(colour, -0.4 if (x + y) % 2 else 0.4))
        for row, y in enumerate(range(int(top), int(bottom), 15))
        for x in range(int(left) + row % 2 * 6, int(right), 13)
    )
    return painted(d, colour, shade=11, shine=5, inside=straws)


def window(
    x: float, y: float, width: float, height: float, lit: bool = True, arch: bool = True, bars: bool = True
) -> str:
    """A window with its lower left corner at (x, y); lit ones shine."""
    half = width / 2
    d = (
        f"M{x:g} {y:g}v{-(height - half):g}a{half:g} {half * 1.15:g} 0 0 1 {width:g} 0v{height - half:g}Z"
        if arch
        else box(x, y - height, width, height)
    )
    pane = path(d, CANDLE if lit else "#3A3038")
    inner = clip(d, path(box(x, y - height * 1.2, width * 0.3, height * 1.4), "#FFF3C9", opacity=0.8)) if lit else ""
    cross = pen(f"M{x + half:g} {y - height:g}v{height:g}M{x:g} {y - height * 0.5:g}h{width:g}", 1.8) if bars else ""
    light = glow(x + half, y - height / 2, max(width, height) * 1.3, GLOW, 0.45) if lit else ""
    return light + pane + inner + clip(d, cross) + pen(d, 2.6)


def door(x: float, y: float, width: float, height: float, colour: str = "#6B4426") -> str:
    """An arched plank door standing on y."""
    half = width / 2
    d = f"M{x:g} {y:g}v{-(height - half):g}a{half:g} {half * 1.1:g} 0 0 1 {width:g} 0v{height - half:g}Z"
    planks = pen(
        "".join(f"M{x + width * i / 4:g} {y - height - 9:g}v{height + 9:g}" for i in (1, 2, 3)), 1.8, tone(colour, -0.5)
    )
    hinges = pen(f"M{x:g} {y - height * 0.25:g}h{width * 0.6:g}M{x:g} {y - height * 0.62:g}h{width * 0.6:g}", 3)
    return painted(d, colour, shade=5, inside=planks + hinges) + path(
        oval(x + width * 0.8, y - height * 0.4, 2.4), "#E5B93C"
    )


def turret(
    x: float, y: float, width: float, height: float, roof: str = SLATE, peak: float = 46, colour: str = STONE
) -> str:
    """A round tower with a pointed roof, its lower left corner at (x, y)."""
    body = stone(box(x, y - height, width, height), (x, y - height + 8, x + width, y), colour, width * 0.3)
    eaves = width * 0.16
    top = y - height
    cone = (
        f"M{x - eaves:g} {top + 4:g}L{x + width / 2:g} {top - peak:g}L{x + width + eaves:g} "
        f"{top + 4:g}Q{x + width / 2:g} {top + 12:g} {x - eaves:g} {top + 4:g}Z"
    )
    return body + tiles(cone, (x - eaves, top - peak, x + width + eaves, top + 8), roof, 9)


def pennant(x: float, y: float, colour: str, height: float = 34, left: bool = False) -> str:
    """A flag on a staff standing on (x, y)."""
    side = -1 if left else 1
    cloth = painted(
        f"M{x} {y - height}C{x + side * 12} {y - height - 5} {x + side * 18} {y - height + 6} {x + side * 34} "
        f"{y - height + 3}"
        f"C{x + side * 26} {y - height + 9} {x + side * 26} {y - height + 12} {x + side * 32} {y - height + 17}"
        f"C{x + side * 18} {y - height + 19} {x + side * 10} {y - height + 11} {x} {y - height + 16}Z",
        colour,
        outline=2.2,
        shade=3,
    )
    return pen(f"M{x} {y}V{y - height - 4}", 3) + cloth


def frame_house(
    x: float, y: float, width: float, height: float, posts: int, braces: bool = True, colour: str = PLASTER
) -> str:
    """A timber-framed front standing on y."""
    wall = painted(box(x, y - height, width, height), colour, shade=9)
    step = width / posts
    beams = f"M{x:g} {y - height:g}h{width:g}M{x:g} {y:g}h{width:g}M{x:g} {y - height / 2:g}h{width:g}"
    beams += "".join(f"M{x + step * i:g} {y:g}v{-height:g}" for i in range(posts + 1))
    if braces:
        beams += (
            f"M{x:g} {y - height / 2:g}l{step:g} {height / 2:g}M{x + width:g} {y - height / 2:g}l{-step:g} "
            f"{height / 2:g}"
        )
    d = box(x - 3, y - height - 3, width + 6, height + 6)
    return wall + clip(d, pen(beams, 9) + pen(beams, 5.4, tone(TIMBER, 0.12)))


def tree(x: float, y: float, size: float = 1, colour: str = "#4C7A43") -> str:
    """A round tree standing on (x, y)."""
    crown = (
        "M-34 -44C-46 -56 -38 -76 -24 -76C-22 -94 6 -100 16 -86C32 -90 44 -72 36 -60C46 -46 32 -30 18 -36"
        "C8 -26 -12 -26 -18 -36C-26 -32 -34 -36 -34 -44Z"
    )
    leaves = "".join(
        brush(points, (0.6, 3, 0.6), tone(colour, 0.4))
        for points in ("-24,-62 -18,-70 -8,-72", "-8,-50 0,-58 10,-58", "8,-76 16,-78 22,-72")
    )
    leaves += "".join(
        brush(points, (0.6, 3, 0.6), tone(colour, -0.4))
        for points in ("-20,-46 -12,-40 -4,-44", "12,-46 20,-44 28,-50", "-2,-66 6,-66 12,-70")
    )
    trunk = painted("M-6 0L-4 -40H5L7 0Z", TIMBER, outline=2.6, shade=3)
    return place(trunk + painted(crown, colour, shade=9, shine=4, inside=leaves), x, y, size)


def cypress(x: float, y: float, size: float = 1, colour: str = "#3F6B47") -> str:
    """A slender tree standing on (x, y)."""
    lines = "".join(
        brush(points, (0.6, 2.4, 0.6), tone(colour, -0.4))
        for points in ("-8,-24 -4,-44 0,-62", "6,-20 8,-40 4,-58", "-2,-66 0,-84 2,-98")
    )
    body = painted(
        "M0 -122C14 -96 20 -60 16 -26C12 -12 -12 -12 -16 -26C-20 -60 -14 -96 0 -122Z",
        colour,
        shade=7,
        shine=4,
        inside=lines,
    )
    return place(painted(box(-3.5, -20, 7, 20), TIMBER, outline=2.4, shade=2) + body, x, y, size)


def bush(x: float, y: float, size: float = 1, colour: str = "#4C7A43", blooms: str = "") -> str:
    """A bush standing on (x, y), with flowers if a colour is given."""
    d = "M-30 0C-40 -8 -34 -24 -22 -22C-18 -36 4 -38 10 -26C24 -34 38 -20 30 -8C34 -4 32 0 28 0Z"
    dots = (
        "".join(
            painted(oval(px, py, 4.6), blooms, outline=1.6, shade=2, shine=1)
            for px, py in ((-22, -10), (-8, -22), (4, -8), (16, -18), (24, -6))
        )
        if blooms
        else ""
    )
    return place(painted(d, colour, outline=2.6, shade=6) + dots, x, y, size)


def turf(d: str, colour: str = GRASS, tufts: Sequence[tuple[float, float]] = ()) -> str:
    """Ground with some tufts of grass."""
    blades = "".join(
        brush(f"{x},{y} {x - 4},{y - 8}", (2, 0.6), tone(colour, -0.45))
        + brush(f"{x + 2},{y} {x + 3},{y - 10}", (2, 0.6), tone(colour, -0.45))
        + brush(f"{x + 4},{y} {x + 9},{y - 7}", (2, 0.6), tone(colour, -0.45))
        for x, y in tufts
    )
    return painted(d, colour, shade=0, shine=4, inside=blades)


def barrel(x: float, y: float, size: float = 1) -> str:
    """A barrel standing on (x, y)."""
    staves = pen("M-9 -44V0M0 -44V0M9 -44V0", 1.6, "#57361A")
    body = painted(
        "M-16 -42C-22 -28 -22 -14 -16 0H16C22 -14 22 -28 16 -42Z",
        "#9A6A38",
        shade=6,
        inside=staves + pen("M-22 -32H22M-22 -10H22", 5, "#4B4642"),
    )
    return place(body + painted(oval(0, -42, 16, 4.5), "#B5844C", outline=2.4, shade=2), x, y, size)


def hanging_sign(x: float, y: float, emblem: str, colour: str = "#F0E2BE") -> str:
    """A sign on an iron arm reaching to the right from (x, y); the emblem is 40 units wide around its origin."""
    arm = pen(f"M{x} {y}h48M{x} {y + 16}C{x + 14} {y + 14} {x + 24} {y + 8} {x + 28} {y}", 4)
    board = painted(box(x + 10, y + 10, 44, 44, 5), colour, shade=5)
    return arm + pen(f"M{x + 20} {y}v10M{x + 44} {y}v10", 2.4) + board + place(emblem, x + 32, y + 32)


def cloud(x: float, y: float, size: float, colour: str) -> str:
    """A curled cloud, as on old maps."""
    d = "M-46 8C-58 4 -54 -12 -40 -10C-38 -26 -14 -30 -6 -18C6 -30 30 -24 30 -10C46 -14 56 0 44 8Z"
    curl = pen("M-30 2C-34 -8 -22 -12 -20 -4M6 2C0 -10 18 -14 18 -4", 2, tone(colour, -0.35))
    return place(path(d, colour) + curl + pen(d, 2.4), x, y, size)


def stars(colour: str, *spots: tuple[float, float]) -> str:
    """Small gilt stars."""
    star = polygon([(0, -6), (1.5, -1.5), (6, 0), (1.5, 1.5), (0, 6), (-1.5, 1.5), (-6, 0), (-1.5, -1.5)])
    return "".join(place(path(star, colour), x, y) for x, y in spots)


def smoke(x: float, y: float, colour: str = "#A9A9B0") -> str:
    """A wisp of smoke curling up from (x, y)."""
    line, widths = "0,0 5,-12 -5,-24 3,-40 16,-46 20,-38", (5, 8, 11, 10, 7, 2)
    wisp = brush(line, [width + 4 for width in widths]) + brush(line, widths, colour)
    return place(wisp, x, y)


def vignette(colour: str, scene: str) -> Picture:
    """A scene against a diapered sky."""
    return Picture(SIZE, SIZE, lambda: clip(box(0, 0, SIZE, SIZE), ground(colour) + scene))
