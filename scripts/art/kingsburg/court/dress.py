"""The clothes of Kingsburg's court below the heads of `faces`, and the ground of its medallions."""

from art.ink import (
    INK,
    PURPURE,
    VELLUM,
    Picture,
    box,
    brush,
    clip,
    fade,
    folds,
    oval,
    painted,
    path,
    pen,
    place,
    tone,
    turned,
)
from art.kingsburg.court.headwear import bell
from art.people.clothes import BUST, FOLDS
from art.people.hats import LEAF
from art.people.portraits import SIZE, ground
from art.pieces import lattice


def medallion(
    colour: str, figure: str, scale: float = 1.06, x: float = 166, y: float = 172, turn: bool = False
) -> Picture:
    """A bust whose head and attribute stay within the circle inscribed in the picture."""

    def draw() -> str:
        gilt = fade(lattice(SIZE, SIZE, 32, "#E5B93C"), 0.5) if colour == PURPURE else ""
        body = place(turned(figure) if turn else figure, x, y, scale)
        return place(clip(box(0, 0, SIZE, SIZE), ground(colour) + gilt + body), 0, 0, 0.8)

    return Picture(256, 256, draw)


def motley(one: str, other: str) -> str:
    """A fool's coat in two colours, with bells on the points of its collar."""
    cloth = painted(BUST, one, shade=10, inside=path("M6 60H160V180H6Z", other) + folds(one, *FOLDS))
    collar = painted(
        "M-46 84C-14 104 40 104 62 82L92 112L66 112L58 140L34 120L8 146L-14 120L-42 140L-46 112L-76 114Z",
        "#EBD9A8",
        shade=6,
        inside=path("M8 70H120V160H8Z", tone(one, 0.1)),
    )
    bells = "".join(bell(x, y, 0.62) for x, y in ((-76, 116), (-43, 142), (8, 150), (58, 143), (92, 114)))
    return cloth + collar + bells


def gambeson(colour: str, badge: str) -> str:
    """A quilted coat with a badge on the chest."""
    seams = pen(
        "M-110 110L-90 170M-80 100L-64 170M-48 96L-40 170M58 96L54 170M88 100L78 170M116 112L104 170",
        3,
        tone(colour, -0.4),
    )
    coat = painted(BUST, colour, shade=10, inside=seams)
    collar = painted("M-38 76C-12 98 40 98 56 74L66 94C40 120 -18 122 -48 98Z", tone(colour, -0.15), shade=6)
    shield = painted(
        "M-14 120H28V140C28 156 18 162 7 168C-4 162 -14 156 -14 140Z",
        badge,
        outline=2.8,
        shade=4,
        inside=pen("M7 116V170M-18 138H34", 7, LEAF),
    )
    return coat + collar + shield


def standing_collar(lace: str = VELLUM) -> str:
    """Behind the head: a fan of stiff lace."""
    d = (
        "M-66 100C-92 60 -96 20 -84 -8L-72 4L-66 -16L-54 -4L-46 -20L40 -22L52 -36L62 -20L74 -32L80 -14L94 -22"
        "C106 20 104 64 "
        "82 100Z"
    )
    rays = "".join(
        pen(f"M8 90L{x} {y}", 2, tone(lace, -0.35))
        for x, y in ((-88, 20), (-80, -4), (-62, -10), (72, -24), (92, -12), (100, 20), (-88, 52), (98, 52))
    )
    dots = "".join(
        path(oval(x, y, 3), tone(lace, -0.45))
        for x, y in ((-80, 28), (-72, 10), (-60, 4), (66, -10), (84, 2), (90, 30))
    )
    return painted(d, lace, shade=8, inside=rays + dots)


def ruff() -> str:
    """A pleated ruff round the neck."""
    d = (
        "M-52 82C-60 74 -50 64 -40 70C-20 92 44 92 62 66C74 60 82 72 74 80C80 90 70 98 62 94"
        "C56 106 44 106 40 100C32 112 18 112 "
        "14 104C6 114 -10 112 -12 104C-22 110 -36 104 -36 96C-48 98 -58 90 -52 82Z"
    )
    pleats = "".join(
        brush(line, (0.8, 3, 0.8), "#A99F88")
        for line in ("-40,80 -46,90", "-22,88 -26,100", "-2,92 -4,106", "20,92 22,106", "42,86 48,98", "58,76 68,88")
    )
    return painted(d, VELLUM, shade=6, inside=pleats)


def breastplate(colour: str, sash: str) -> str:
    """A breastplate and shoulder plates, with a sash across the chest."""
    body = painted(
        "M-78 112C-40 96 50 96 92 110L98 170H-88Z",
        colour,
        shade=10,
        shine=5,
        inside=brush("4,104 -2,130 4,168", (1, 4, 1)),
    )
    band = painted("M-86 104L-56 96L74 170H20Z", sash, shade=6, inside=folds(sash, "-60,106 0,136 40,168"))
    left = painted("M-140 168C-140 124 -112 100 -76 102C-62 112 -62 140 -72 168Z", colour, shade=10, shine=5)
    right = painted("M146 168C146 122 118 98 88 100C72 110 74 140 84 168Z", colour, shade=12, shine=5)
    bolts = "".join(path(oval(x, y, 3), INK) for x, y in ((-110, 128), (-92, 116), (104, 118), (122, 132)))
    return body + band + left + right + bolts


def tabard(one: str, other: str) -> str:
    """A champion's quartered tabard."""
    quarters = path("M6 60H170V138H6Z", other) + path("M-170 138H6V190H-170Z", other)
    return painted(BUST, one, shade=11, inside=quarters + pen("M6 60V180M-150 138H150", 3))


def cloak(colour: str, lining: str) -> str:
    """A dark cloak with its collar turned up."""
    cloth = painted(BUST, colour, shade=11, inside=folds(colour, *FOLDS))
    left = painted("M-60 46C-58 80 -34 110 2 132L-34 150C-70 130 -92 100 -84 66Z", lining, shade=6)
    right = painted("M70 34C76 70 50 110 2 132L44 152C86 130 104 90 96 52Z", lining, shade=6)
    return cloth + left + right + painted(oval(4, 134, 10), LEAF, outline=2.6, shade=4)
