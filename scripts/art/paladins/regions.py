"""The six regions of Paladins, from the city outwards, as vignettes of 160 × 160."""

from collections.abc import Callable

from art.ink import Picture, box, brush, clip, fade, glow, oval, painted, path, pen, place, tone, wash
from art.kingsburg.estate.plots import FRAME, PATH, cross, flame, floor, stake, wheel
from art.pieces import lattice
from art.royals.cities.towns import arch, boat, house, spire, wall, water
from art.royals.landmarks import fir
from art.scenery import STONE, THATCH, TILES, battlement, bush, cloud, door, pennant, thatch, tree, window

SIZE = 160
DAY, NOON, LEAF_LIGHT, COAST, EVENING, SNOW_LIGHT = "#7FA6B8", "#8FB07A", "#6E9460", "#6FA0A8", "#B58A5A", "#7A86A6"


def _vignette(sky: str, scene: str) -> Picture:
    air = wash(box(0, 0, FRAME, FRAME), tone(sky, 0.05), tone(sky, 0.5))
    haze = fade(lattice(FRAME, FRAME, 32, tone(sky, 0.7)), 0.3)
    drawn = place(clip(box(0, 0, FRAME, FRAME), air + haze + scene), 0, 0, SIZE / FRAME)
    return Picture(SIZE, SIZE, lambda: drawn, "palette")


def _hills(y: float, colour: str) -> str:
    d = f"M-10 {y}C40 {y - 40} 80 {y - 30} 120 {y - 6}C160 {y - 44} 210 {y - 34} 250 {y - 4}V250H-10Z"
    return painted(d, colour, outline=2.6, shade=0, shine=4)


def suburb() -> str:
    """The houses outside the city gate."""
    gate = battlement(104, 66, 150, 130, 5) + arch(178, 196, 48, 66) + pennant(120, 68, "#A6262B")
    road = path("M150 196H206L240 250H90Z", PATH)
    homes = house(14, 200, 46, 54) + house(60, 206, 38, 42, THATCH)
    return cloud(60, 50, 0.8, "#F6F1E4") + _hills(176, "#86A06A") + gate + floor(194) + road + homes


def farmland() -> str:
    """Fields, a mill by the brook and a tree."""
    strips = "".join(
        path(f"M{x} 178L{x + 26} 178L{2.2 * x - 130} 250H{2.2 * x - 200}Z", "#C9A84A" if i % 2 else "#7F9A4A")
        for i, x in enumerate(range(-20, 140, 26))
    )
    mill = wall(126, 110, 66, 196, "#C9B48A") + thatch("M116 114L159 62L202 114Z", (116, 62, 202, 114))
    lights = window(140, 150, 16, 24) + door(164, 196, 20, 36)
    brook = painted(
        "M196 190C226 200 214 226 250 230V250H176C196 230 182 206 196 190Z", "#2E6A86", outline=2.6, shade=0
    )
    return (
        _hills(170, "#93AE6E") + floor(180) + strips + mill + lights + brook + wheel(200, 182, 30) + tree(44, 190, 0.9)
    )


def greenwood() -> str:
    """A hunter's lodge in the deep wood."""
    back = "".join(fir(x, 186, 1.5) for x in (24, 70, 176, 222))
    lodge = "".join(painted(box(82, y, 80, 15, 6), "#8A5A2E", outline=2.6, shade=4) for y in (140, 154, 168, 182))
    roof = thatch("M70 146L122 88L174 146Z", (70, 88, 174, 146), "#8A8A4A")
    antlers = pen(
        "M122 118C112 112 108 104 110 96M122 118C132 112 136 104 134 96M112 106L104 104M132 106L140 104", 4, "#EFE4C8"
    )
    front = fir(206, 232, 1.5) + fir(30, 236, 1.3)
    return (
        _hills(150, "#4C7050") + back + floor(190, "#4C6B3E") + lodge + roof + antlers + door(110, 197, 26, 40) + front
    )


def coast() -> str:
    """A fishing shore with its beacon."""
    cliff = painted("M-10 120C30 110 70 118 84 140C96 160 90 190 104 210L90 250H-10Z", "#A89878", outline=3, shade=10)
    beacon = wall(20, 66, 38, 122) + battlement(12, 54, 54, 24, 3)
    fire = glow(39, 36, 60, opacity=0.8) + flame(39, 56, 0.7)
    grass = painted("M-10 120C30 110 70 118 84 140C60 134 30 132 -10 138Z", "#7F9A5A", outline=2.6, shade=0)
    return cloud(170, 50, 1, "#F6F1E4") + water(158) + boat(160, 196, 1.3) + fire + beacon + cliff + grass


def abbey() -> str:
    """An abbey on its hill."""
    hill = painted(
        "M-10 220C40 170 90 158 124 158C170 158 210 180 250 216V250H-10Z", "#8F9A58", outline=2.8, shade=0, shine=4
    )
    nave = wall(70, 112, 100, 168, "#D3BF98") + painted("M60 116L82 82H158L180 116Z", TILES, outline=2.8, shade=8)
    tower = wall(150, 66, 40, 168, "#D3BF98") + spire(170, 70, 54, 46)
    lights = "".join(window(x, 158, 14, 30) for x in (80, 102, 124)) + window(162, 104, 16, 24)
    path_up = brush("120,250 96,214 124,190 112,170", (34, 22, 14, 9), PATH)
    vines = "".join(bush(x, 234, 0.6, "#5E7A35", "#6A3A7A") for x in (30, 66, 162, 198, 226))
    return _hills(176, "#A89A62") + hill + path_up + tower + nave + lights + cross(82, 84, 0.5) + vines


def marches() -> str:
    """A fort of stakes in the snowy mountains, at the edge of the realm."""
    peaks = "".join(
        painted(f"M{x - 70} 190L{x} {y}L{x + 74} 190Z", "#6E7890", outline=2.8, shade=16)
        + path(
            f"M{x} {y}L{x - 24} {y + 44}L{x - 8} {y + 36}L{x + 4} {y + 50}L{x + 14} {y + 36}L{x + 26} {y + 44}Z",
            "#F6F4EE",
        )
        for x, y in ((50, 56), (190, 44), (120, 24))
    )
    tower = wall(96, 110, 52, 200, STONE) + battlement(88, 92, 68, 28, 4) + pennant(122, 92, "#2E6B3E")
    fence = "".join(stake(x, 216, 160 + i % 2 * 5, 22) for i, x in enumerate(range(12, 240, 24)))
    gate = arch(122, 216, 30, 44)
    snow = painted("M-10 210C70 202 170 202 250 210V250H-10Z", "#E7E7E4", outline=2.6, shade=0, shine=4)
    return peaks + tower + fence + gate + snow + fir(22, 236, 0.9) + path(oval(200, 236, 20, 6), "#C9CDD2")


SCENES: tuple[tuple[Callable[[], str], str], ...] = (
    (suburb, DAY),
    (farmland, NOON),
    (greenwood, LEAF_LIGHT),
    (coast, COAST),
    (abbey, EVENING),
    (marches, SNOW_LIGHT),
)


def pictures() -> dict[str, Picture]:
    """The regions by file name, numbered from the nearest."""
    return {f"paladins/regions/{i}": _vignette(sky, draw()) for i, (draw, sky) in enumerate(SCENES, 1)}
