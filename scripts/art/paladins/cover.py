"""The cover of Paladins: three of the twelve in front of the walls they defend, with the workers on the table."""

from art.covers import border, candle
from art.ink import (
    BLACK,
    GULES,
    VERT,
    Picture,
    box,
    brush,
    clip,
    fade,
    glow,
    oval,
    painted,
    path,
    pen,
    place,
    tone,
    turned,
    wash,
)
from art.kingsburg.estate.plots import cross
from art.paladins.people.arms import gonfanon, spear
from art.paladins.people.knights import gerier, oliver, roland
from art.paladins.workers import WORKERS, figure
from art.pieces import lattice
from art.scenery import SLATE, STONE, battlement, turret, window

DAWN = "#E8B45A"


def paladins() -> str:
    """Gérier, Roland and Oliver at dawn, with their host and the city behind them."""
    people = place(turned(gerier()), 142, 274, 1.08) + place(oliver(), 664, 266, 1.08) + place(roland(), 420, 244, 1.18)
    front = _table() + _workers() + candle(56, 486) + candle(744, 486)
    warmth = glow(400, 320, 380, "#FFB84A", 0.12)
    return clip(box(0, 0, 800, 560), _sky() + _city() + _host() + people + front + warmth + border())


def _sky() -> str:
    """A green sky before sunrise."""
    air = wash(box(0, 0, 800, 560), "#123322", tone(VERT, 0.1), "#5A6A34")
    pattern = fade(lattice(800, 560, 40, "#9CC48A"), 0.22)
    return air + pattern + glow(400, 230, 400, DAWN, 0.75) + glow(400, 190, 210, "#FFE9A8", 0.6)


def _city() -> str:
    """The city on its hills: walls, towers and a minster, dark against the light."""
    hills = painted("M-10 330C120 250 260 276 400 290C540 270 680 244 810 320V560H-10Z", "#2F5A36", shade=0, shine=5)
    minster = turret(520, 300, 40, 96, SLATE, 70, STONE) + turret(576, 300, 40, 96, SLATE, 70, STONE)
    minster += battlement(556, 236, 26, 64, 2) + cross(540, 136, 0.6) + cross(596, 136, 0.6)
    wall = (
        battlement(40, 252, 720, 80, 22) + turret(238, 330, 52, 118, SLATE, 58) + turret(470, 330, 46, 104, SLATE, 52)
    )
    lights = "".join(window(x, y, 10, 20) for x, y in ((258, 256), (488, 264), (535, 246), (591, 246)))
    return fade(minster + wall + lights, 0.85) + hills


def _host() -> str:
    """The lances and banners of their followers."""
    poles = "".join(
        place(spear(), x, y, 0.8, angle)
        for x, y, angle in ((50, 300, -4), (330, 290, -2), (536, 300, -2), (600, 296, 2), (752, 296, 4))
    )
    sign = "M0 -18V18M-18 0H18"
    banners = place(place(gonfanon(GULES, sign), flip=True), 352, 258, 1.0, -3) + place(
        gonfanon("#1F4E8C", sign), 552, 252, 1.0, 3
    )
    return poles + banners


def _table() -> str:
    """The edge of the table, and the parchment on which the workers stand."""
    board = wash(box(0, 424, 800, 136), "#6B4426", "#21140C")
    grain = "".join(
        fade(brush(line, (1, 3, 1), "#1B0F08"), 0.6)
        for line in (
            "20,450 100,446 180,452",
            "620,452 700,446 790,452",
            "30,510 90,504 140,510",
            "660,512 730,506 790,512",
        )
    )
    sheet = painted("M136 450L664 450L708 566H92Z", "#EAD9AC", outline=3, shade=0, shine=4)
    lines = pen("M128 476H672M118 506H682", 2, "#B99A5A")
    lights = "".join(glow(x, 490, 190, "#FFB84A", 0.4) for x in (56, 744))
    return board + grain + pen("M0 424H800", 4) + pen("M0 427H800", 2, "#B5803A") + sheet + lines + lights


def _workers() -> str:
    """The six workers in a row."""
    shadows = "".join(fade(path(oval(150 + 100 * i, 525, 42, 9), BLACK), 0.35) for i in range(6))
    return shadows + "".join(place(figure(worker), 98 + 100 * i, 426, 0.82) for i, worker in enumerate(WORKERS))


def pictures() -> dict[str, Picture]:
    """The cover by its file name."""
    return {"covers/paladins": Picture(800, 560, paladins)}
