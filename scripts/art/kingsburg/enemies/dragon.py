"""The last and strongest enemy of Kingsburg: the dragon."""

from art.ink import (
    GULES,
    INK,
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
    read_points,
    smooth,
    stroke,
    tone,
    wash,
)
from art.kingsburg.enemies.raiders import BONE, teeth
from art.people.portraits import SIZE
from art.pieces import lattice
from art.scenery import stars

SCALE = "#2F7A4A"
BELLY = "#E0B04A"
NECK = "246,352 276,294 266,238 232,196 206,160 206,126 224,104"


def dragons() -> Picture:
    """A dragon breathing fire over a town at night."""

    def draw() -> str:
        sky = wash(box(0, 0, SIZE, SIZE), "#1F1A38", "#5A2438", "#A8482A") + fade(
            lattice(SIZE, SIZE, 32, "#C98A6A"), 0.18
        )
        night = stars("#F6E7B0", (30, 30), (90, 22), (140, 44), (22, 84), (288, 24))
        hills = path(
            "M-10 330V268C30 244 60 262 96 250C140 262 200 244 250 262C290 250 310 256 330 252V330Z", "#241420"
        )
        town = _burning_town()
        parts = (sky, night, hills, town, _wing(), _neck(), _flames(), _head())
        return clip(box(0, 0, SIZE, SIZE), "".join(parts))

    return Picture(SIZE, SIZE, draw)


def _burning_town() -> str:
    roofs = path("M14 300V268L28 248L42 268V282H56V258H64V250H72V258H80V282H96L108 264L120 282V300Z", "#120A12")
    lights = "".join(path(box(x, y, 6, 9), "#F6B84A") for x, y in ((25, 274), (68, 268), (105, 284), (48, 288)))
    return glow(70, 270, 100, "#FF8A1E", 0.8) + roofs + lights


def _wing() -> str:
    d = "M236 210C232 150 244 90 222 34C262 22 300 34 336 66V250C318 232 304 226 290 232C280 216 262 210 250 220Z"
    bones = "M222 34C250 90 262 150 252 216M222 34C272 90 292 160 290 230M222 34C290 80 320 140 336 200"
    claw = painted("M222 38C214 26 214 14 220 6C228 14 230 26 230 36Z", BONE, outline=2.6, shade=3)
    return (
        painted(d, "#7E2A3A", shade=12, shine=5, inside=pen(bones, 8, tone("#7E2A3A", -0.55)))
        + pen("M236 214C234 150 246 90 222 34C262 22 300 34 336 66", 9)
        + pen("M236 214C234 150 246 90 222 34C262 22 300 34 336 66", 4.6, SCALE)
        + claw
    )


def _neck() -> str:
    shape = stroke(NECK, (124, 106, 92, 80, 70, 60, 52))
    plates = "".join(
        brush(line, (3, 5, 3), tone(BELLY, -0.45))
        for line in (
            "196,332 222,324 246,338",
            "216,298 238,292 262,304",
            "220,266 242,258 264,266",
            "212,240 230,228 252,230",
            "196,216 214,202 234,202",
            "178,186 196,174 214,174",
            "168,152 184,146 202,148",
        )
    )
    under = brush("196,352 230,298 222,250 190,212 168,172 176,134 206,116", (56, 52, 48, 44, 40, 34, 28), BELLY)
    scales = "".join(pen(f"M{x} {y}q6 9 12 0", 2.6, tone(SCALE, -0.5)) for x, y in _scale_spots())
    return _spines() + painted(shape, SCALE, shade=14, shine=5, inside=scales + under + plates)


def _scale_spots() -> list[tuple[float, float]]:
    return [
        (290, 300),
        (306, 284),
        (296, 264),
        (276, 250),
        (300, 318),
        (280, 280),
        (258, 216),
        (284, 232),
        (236, 198),
        (262, 238),
        (216, 178),
        (200, 158),
        (206, 136),
        (222, 180),
        (240, 214),
        (310, 306),
    ]


def _spines() -> str:
    """Spikes along the outer side of the neck."""
    curve = smooth(read_points(NECK))
    spikes = ""
    for i, width in ((9, 58), (14, 52), (19, 47), (24, 43), (29, 38), (34, 35), (39, 32)):
        (x0, y0), (x1, y1) = curve[i - 1], curve[i + 1]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        dx, dy = (x1 - x0) / length, (y1 - y0) / length
        x, y = curve[i][0] - dy * width * 0.8, curve[i][1] + dx * width * 0.8
        tip = (x - dy * 34 - dx * 6, y + dx * 34 - dy * 6)
        d = f"M{x - dx * 15:.1f} {y - dy * 15:.1f}L{tip[0]:.1f} {tip[1]:.1f}L{x + dx * 15:.1f} {y + dy * 15:.1f}Z"
        spikes += painted(d, GULES, shade=4)
    return spikes


def _flames() -> str:
    outer = (
        "M128 150C92 142 66 156 40 148C52 162 30 172 -10 170V262C20 266 30 252 44 258C38 244 62 236 78 240"
        "C72 226 96 214 112 216"
        "C108 202 124 190 136 176Z"
    )
    middle = (
        "M126 158C96 156 74 170 44 172C50 182 24 190 -10 190V244C18 246 30 236 48 236C46 226 76 216 92 214"
        "C94 202 114 190 128 176Z"
    )
    inner = "M122 164C98 168 70 182 30 194C20 204 4 206 -10 208V228C30 226 70 212 96 196Z"
    return (
        glow(60, 200, 150, "#FF9A2E", 0.9)
        + path(outer, "#E0501E", stroke=INK, stroke_width=3)
        + path(middle, "#F79A2A")
        + path(inner, "#FFE98A")
    )


def _head() -> str:
    """The head in profile, its jaws open to the lower left."""
    jaw = painted("M196 132C186 158 160 178 128 190C118 190 116 180 122 174C142 164 156 150 168 134Z", SCALE, shade=7)
    throat = path(
        "M190 124C176 146 156 162 128 172L116 146C140 146 160 138 176 116Z", "#5A1418", stroke=INK, stroke_width=2.6
    )
    upper = painted(
        "M248 112C246 78 226 58 196 62C178 64 168 76 156 92C140 106 120 112 106 118C96 124 96 138 104 144"
        "C120 150 146 146 168 136"
        "C182 132 192 136 206 146C230 150 248 138 248 112Z",
        SCALE,
        shade=10,
        shine=5,
    )
    fangs = place(teeth(112, 166, 0, 6, 15), 0, 160, 1, -7) + place(teeth(126, 166, 0, 4, -11), 34, 232, 1, -28)
    horns = painted(stroke("226,72 250,48 286,42 312,18", (24, 21, 13, 2)), BONE, shade=5) + painted(
        stroke("204,66 222,34 250,22 268,-4", (22, 19, 12, 2)), tone(BONE, -0.1), shade=5
    )
    frill = "".join(
        painted(d, GULES, outline=2.8, shade=4)
        for d in ("M240 100L284 92L248 122Z", "M242 118L280 126L238 138Z", "M230 134L258 154L218 148Z")
    )
    eye = glow(190, 92, 30, "#FFE36A", 0.9) + path(
        "M174 98C178 84 194 80 206 88C200 100 186 104 174 98Z", "#FFD84A", stroke=INK, stroke_width=3
    )
    pupil = brush("191,84 190,100", (2, 5, 2))
    brow = painted("M166 88C176 70 204 66 218 84C200 80 184 82 172 94Z", tone(SCALE, -0.2), outline=2.8, shade=3)
    nostril = path(oval(112, 124, 5, 3.4), INK) + painted(
        "M112 118C116 106 126 104 132 108C128 114 120 118 112 118Z", SCALE, outline=2.6, shade=2
    )
    return frill + horns + jaw + throat + upper + fangs + eye + pupil + brow + nostril


def pictures() -> dict[str, Picture]:
    """The dragon by its file name."""
    return {"kingsburg/enemies/dragons": dragons()}
