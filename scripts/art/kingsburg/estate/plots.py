"""The common parts of Kingsburg's buildings, in a frame of 240 × 240: drawn boldly, because they are shown small."""

from art.ink import GULES, Picture, box, brush, clip, oval, painted, path, pen, place, tone
from art.people.hats import STEEL
from art.people.portraits import ground
from art.people.trades import IRON
from art.scenery import turf

FRAME = 240
GREEN, PATH, DUST = "#5F8148", "#C2A878", "#8E7048"


def plot(colour: str, scene: str) -> Picture:
    """A building against the sky of its row."""
    return Picture(192, 192, lambda: place(clip(box(0, 0, FRAME, FRAME), ground(colour) + scene), 0, 0, 0.8))


def floor(y: float, colour: str = GREEN) -> str:
    """The ground below a building, its horizon at y."""
    tufts = ((22, 232), (206, 230)) if colour == GREEN else ()
    return turf(f"M-10 {y}C70 {y - 7} 170 {y - 7} 250 {y}V250H-10Z", colour, tufts)


def cross(x: float, y: float, size: float = 1) -> str:
    """A gilt cross standing on (x, y)."""
    d = "M-4 0V-14H-13V-22H-4V-34H4V-22H13V-14H4V0Z"
    return place(painted(d, "#E5B93C", outline=2.6, shade=2), x, y, size)


def flame(x: float, y: float, size: float = 1) -> str:
    """A fire burning on (x, y)."""
    outer = "M-24 0C-34 -22 -16 -30 -18 -52C-4 -44 -6 -32 2 -62C18 -44 14 -30 24 -36C32 -18 30 -6 24 0Z"
    inner = "M-12 0C-16 -14 -6 -18 -6 -32C4 -24 4 -16 10 -24C16 -12 14 -4 12 0Z"
    fire = path(outer, "#F08A24", stroke="#2B2118", stroke_width=2.6) + path(inner, "#FBD65A")
    return place(fire, x, y, size)


def shield(x: float, y: float, colour: str, size: float = 1, charge: str = "") -> str:
    """A shield about 40 units wide, hung at (x, y)."""
    d = "M-20 -22H20V0C20 16 10 22 0 28C-10 22 -20 16 -20 0Z"
    return place(painted(d, colour, shade=5, inside=charge), x, y, size)


def blade(size: float = 1) -> str:
    """An upright sword around the origin, about 130 units long."""
    steel = painted("M-6 26V-56L0 -70L6 -56V26Z", STEEL, outline=2.6, shade=4, shine=2)
    hilt = painted(box(-20, 24, 40, 9, 4), "#DDAA33", outline=2.6, shade=3) + painted(
        box(-4.5, 32, 9, 18), "#5B3A22", outline=2.4, shade=2
    )
    return place(steel + hilt + painted(oval(0, 54, 7), "#DDAA33", outline=2.6, shade=3), 0, 0, size)


def stake(x: float, foot: float, top: float, width: float = 26, colour: str = "#9A6A38") -> str:
    """A pointed log, driven into the ground at (x, foot)."""
    half = width / 2
    d = f"M{x - half:g} {foot:g}V{top + width:g}L{x:g} {top:g}L{x + half:g} {top + width:g}V{foot:g}Z"
    grain = brush(
        f"{x - 4:g},{top + 40:g} {x - 6:g},{top + 70:g} {x - 3:g},{foot - 14:g}", (1, 3, 1), tone(colour, -0.45)
    )
    return painted(d, colour, shade=7, shine=4, inside=grain)


def banner(x: float, y: float, colour: str, charge: str = "", width: float = 30, length: float = 62) -> str:
    """A hanging banner with a swallow tail, its rod at (x, y)."""
    half = width / 2
    d = f"M{-half:g} 0H{half:g}V{length:g}L0 {length - 13:g}L{-half:g} {length:g}Z"
    rod = pen(f"M{-half - 5:g} 0H{half + 5:g}", 6) + pen(f"M{-half - 5:g} 0H{half + 5:g}", 2.6, "#DDAA33")
    return place(painted(d, colour, shade=5, inside=charge) + rod, x, y)


def wheel(x: float, y: float, radius: float, spokes: int = 8) -> str:
    """A wooden wheel."""
    rim = pen(oval(0, 0, radius), radius * 0.36) + pen(oval(0, 0, radius), radius * 0.21, "#B5844C")
    spoke = pen(f"M0 0V{-radius:g}", radius * 0.22) + pen(f"M0 0V{-radius:g}", radius * 0.11, "#B5844C")
    hub = painted(oval(0, 0, radius * 0.26), IRON, outline=2.6, shade=3)
    return place("".join(place(spoke, angle=360 * i / spokes) for i in range(spokes)) + rim + hub, x, y)


def red_cross() -> str:
    """A charge for shields and banners: a red cross through the origin."""
    return pen("M0 -80V80M-60 0H60", 10, GULES)
