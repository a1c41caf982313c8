"""Barbarians, goblins and orcs: Kingsburg's enemies from the hills."""

from art.ink import (
    INK,
    Picture,
    box,
    brush,
    clip,
    fade,
    folds,
    glow,
    oval,
    painted,
    path,
    pen,
    place,
    polygon,
    stroke,
    tone,
    wash,
)
from art.kingsburg.court import belongings
from art.people import clothes, hair, tools
from art.people.faces import ROSY, Face
from art.people.hats import LEAF, STEEL
from art.people.portraits import SIZE, person
from art.people.trades import IRON, shaft
from art.pieces import lattice
from art.rival_kings.courtiers import FLAXEN

BONE = "#EFE4C8"
FUR = "#6B4A2C"


def wild(
    sky: str, horizon: str, figure: str, behind: str = "", scale: float = 1.3, x: float = 160, y: float = 160
) -> Picture:
    """An enemy against a darkening sky, with more of its kind in the dusk behind."""

    def draw() -> str:
        field = wash(box(0, 0, SIZE, SIZE), tone(sky, -0.25), horizon)
        pattern = fade(lattice(SIZE, SIZE, 32, tone(sky, 0.5)), 0.2)
        host = "".join(
            place(figure, hx, hy, hs, 0, hf) for hx, hy, hs, hf in ((52, 176, 0.56, False), (272, 172, 0.52, True))
        )
        dusk = path(box(0, 0, SIZE, SIZE), tone(sky, -0.45), opacity=0.5)
        light = glow(160, 120, 190, tone(horizon, 0.55), 0.55)
        scene = field + pattern + behind + fade(host, 0.8) + dusk + light + place(figure, x, y, scale)
        return clip(box(0, 0, SIZE, SIZE), scene)

    return Picture(SIZE, SIZE, draw)


def teeth(left: float, right: float, y: float, count: int, length: float, bend: float = 0) -> str:
    """A row of pointed teeth hanging from y (with a negative length, they point upwards)."""
    step = (right - left) / count
    row = ""
    for i in range(count):
        x = left + step * i
        sag = y + bend * (1 - ((2 * i + 1) / count - 1) ** 2)
        row += polygon([(x, sag - length * 0.2), (x + step, sag - length * 0.2), (x + step / 2, sag + length)])
    return path(row, BONE, stroke=INK, stroke_width=1.6)


def barbarians() -> Picture:
    """A barbarian with a horned helmet, painted face and axe."""
    face = Face(ROSY, "square", "broad", "stern", "stern", FLAXEN, "#2F6A8A", age=1)
    paint = "".join(
        brush(line, (2, 9, 2), "#2F5D9C") for line in ("8,12 22,20 36,16", "10,24 22,32 34,28", "-36,14 -32,20 -26,18")
    )
    bare = "#D9A27C"
    pelt = painted(
        "M-138 170C-140 120 -104 96 -64 84L-48 98L-34 86L-20 104L-4 92L12 106L28 92L44 104L56 86L72 94L84 84"
        "C124 98 146 126 146 170L120 160L104 172L84 158L62 172L40 158L16 172L-8 158L-32 172L-56 158L-80 172L-104 160Z",
        FUR,
        shade=10,
        inside=folds(
            FUR, "-100,110 -94,130 -100,150", "-60,104 -54,124 -60,144", "0,112 4,130 0,150", "60,104 66,126 60,146"
        ),
    )
    figure = person(
        face,
        clothes.tunic("#5A3A22") + pelt,
        back=hair.wavy_back(FLAXEN),
        beard=hair.full_beard(FLAXEN, 1.5) + _braids(),
        front=paint,
        hat=_horned_helm(),
        held=place(place(belongings.axe(), flip=True) + tools.fist(ROSY, bare, FUR), -96, 92, 1.04),
    )
    return wild("#4A5A6B", "#B0713A", figure, scale=1.12, x=184, y=172)


def _braids() -> str:
    plait = painted("M-7 0C-12 10 -10 24 0 34C10 24 12 10 7 0Z", FLAXEN, outline=2.4, shade=4)
    ring = painted(box(-6, -5, 12, 8, 3), LEAF, outline=2.2, shade=2)
    return "".join(place(plait + ring, x, y) for x, y in ((-24, 92), (16, 92)))


def _horned_helm() -> str:
    horn = painted(stroke("-46,-52 -84,-62 -100,-98 -84,-132", (34, 28, 17, 3)), BONE, shade=7) + pen(
        "M-66 -72L-58 -44M-84 -80L-72 -54", 2.4, tone(BONE, -0.5)
    )
    other = painted(stroke("58,-54 92,-66 110,-100 98,-136", (34, 28, 17, 3)), BONE, shade=8) + pen(
        "M72 -76L66 -46M92 -84L80 -58", 2.4, tone(BONE, -0.5)
    )
    dome = painted(
        "M-50 -32C-54 -88 -22 -106 8 -106C44 -106 66 -84 62 -34C30 -22 -22 -22 -50 -32Z", IRON, shade=12, shine=6
    )
    bands = painted("M-2 -106L14 -106L16 -28H-6Z", "#8A6A3A", outline=2.6, shade=4) + painted(
        "M-54 -20C-24 -8 32 -8 66 -24L65 -44C30 -28 -22 -28 -53 -40Z", "#8A6A3A", shade=4
    )
    studs = "".join(path(oval(x, y, 3), INK) for x, y in ((-42, -29), (-20, -23), (6, -21), (30, -24), (54, -32)))
    return horn + other + dome + bands + studs


def goblins() -> Picture:
    """A grinning goblin with long ears and a notched knife."""
    skin = "#7FA03A"
    ear = painted(
        "M-40 -22C-76 -52 -112 -58 -140 -50C-122 -22 -86 10 -40 14Z",
        skin,
        shade=8,
        inside=path("M-54 -14C-82 -34 -108 -42 -124 -42C-106 -22 -82 -2 -54 4Z", tone(skin, -0.35)),
    )
    other = (
        painted(
            "M40 -22C76 -52 112 -58 140 -50C122 -22 86 10 40 14Z",
            skin,
            shade=8,
            inside=path("M54 -14C82 -34 108 -42 124 -42C106 -22 82 -2 54 4Z", tone(skin, -0.35)),
        )
        + pen(oval(112, -30, 8), 5)
        + pen(oval(112, -30, 8), 2.4, LEAF)
    )
    head = painted(
        "M-48 -42C-32 -76 32 -76 48 -42C58 -10 46 30 26 54C12 72 -12 72 -26 54C-46 30 -58 -10 -48 -42Z",
        skin,
        shade=11,
        shine=4,
    )
    figure = (
        painted("M-24 44C-22 66 -26 84 -34 96H34C26 84 22 66 24 44Z", tone(skin, -0.2), shade=8)
        + _goblin_coat()
        + ear
        + other
        + head
        + _goblin_face(skin)
        + _goblin_hood()
        + place(_knife() + tools.fist(skin, "#6B4A2C", "#4A3020"), -92, 92, 1.06)
    )
    return wild("#3A4A2A", "#8A7A2E", figure, scale=1.22, x=164, y=166)


def _goblin_coat() -> str:
    coat = painted(
        "M-112 170C-108 120 -70 96 -30 78H30C72 96 110 120 116 170L92 158L72 172L48 156L24 172L0 156L-24 172"
        "L-48 156L-72 172L-92 158Z",
        "#6B4A2C",
        shade=10,
        inside=folds("#6B4A2C", "-70,112 -62,136 -70,166", "60,110 54,136 62,166"),
    )
    cord = pen("M-34 84C-16 112 18 112 36 84", 5) + pen("M-34 84C-16 112 18 112 36 84", 2.4, "#C9A25E")
    fangs = "".join(
        painted(f"M{x - 5} {y}H{x + 5}L{x} {y + 20}Z", BONE, outline=2, shade=2)
        for x, y in ((-16, 100), (2, 105), (20, 99))
    )
    return coat + cord + fangs


def _goblin_face(skin: str) -> str:
    eye = path("M-40 -12C-32 -28 -14 -26 -6 -8C-16 4 -32 2 -40 -12Z", "#F6D84A", stroke=INK, stroke_width=3)
    eye += path(oval(-21, -11, 4, 7), INK)
    eyes = eye + place(eye, flip=True)
    brows = brush("-46,-34 -26,-34 -4,-14", (2, 11, 4), tone(skin, -0.6)) + brush(
        "46,-34 26,-34 4,-14", (2, 11, 4), tone(skin, -0.6)
    )
    mouth = "M-34 34C-16 46 16 46 34 34C32 62 14 66 0 66C-14 66 -32 62 -34 34Z"
    grin = (
        path(mouth, "#3A1416") + clip(mouth, teeth(-30, 30, 40, 6, 11, 6) + teeth(-22, 22, 66, 5, -10)) + pen(mouth, 3)
    )
    nose = (
        painted("M-2 -16C-10 12 -24 22 -17 35C-6 42 8 42 17 35C24 22 10 12 2 -16Z", tone(skin, 0.1), shade=6)
        + path(oval(-7, 35, 3), INK)
        + path(oval(8, 35, 3), INK)
    )
    warts = "".join(
        painted(oval(x, y, 3.4), tone(skin, -0.2), outline=1.6, shade=1) for x, y in ((32, 16), (-34, 20), (26, -2))
    )
    return grin + eyes + brows + nose + warts


def _goblin_hood() -> str:
    d = (
        "M-54 -30C-58 -84 -20 -102 4 -98C26 -124 52 -122 66 -106C56 -106 50 -98 48 -86C58 -70 58 -48 54 -30"
        "C36 -56 -36 -56 -54 -30Z"
    )
    patch = painted("M8 -84L32 -80L28 -60L6 -64Z", "#9A6A38", outline=2.4, shade=3) + pen(
        "M8 -84l-5 -3M32 -80l5 -3M28 -60l4 4M6 -64l-5 3", 2.4
    )
    return (
        painted(d, "#7E2A2A", shade=9, inside=folds("#7E2A2A", "-30,-50 -34,-72 -12,-92", "44,-46 48,-66 40,-90"))
        + patch
    )


def _knife() -> str:
    blade = painted("M-8 -24L-10 -60L-2 -66L-12 -78L-10 -118C4 -112 16 -90 14 -24Z", STEEL, shade=5, shine=3)
    return (
        blade
        + painted(box(-18, -30, 38, 10, 4), IRON, outline=2.8, shade=3)
        + painted(box(-6, -22, 12, 54, 3), "#4A3020", shade=3)
    )


def orcs() -> Picture:
    """A tusked orc in spiked iron, with a heavy cleaver."""
    skin = "#7C8A62"
    ears = painted("M-50 -14C-66 -26 -80 -26 -88 -20C-82 0 -68 14 -50 14Z", skin, shade=5) + painted(
        "M54 -14C70 -26 84 -26 92 -20C86 0 72 14 54 14Z", skin, shade=6
    )
    head = painted(
        "M-46 -50C-22 -78 26 -78 50 -50C56 -24 58 -2 64 24C68 58 40 84 2 86C-36 84 -64 58 -60 24"
        "C-54 -2 -52 -24 -46 -50Z",
        skin,
        shade=13,
        shine=5,
    )
    figure = (
        painted("M-48 50C-46 76 -56 92 -64 104H70C60 92 52 76 54 50Z", tone(skin, -0.2), shade=10)
        + _orc_armour()
        + ears
        + head
        + _orc_face(skin)
        + _spiked_helm()
        + place(_cleaver() + tools.fist(skin, IRON, "#4A3020"), -104, 92, 1.06)
    )
    return wild("#33403A", "#8A4A2E", figure, scale=1.2, x=170, y=164)


def _orc_armour() -> str:
    body = painted("M-80 96C-40 84 44 84 86 96L96 172H-90Z", "#4A4642", shade=9, inside=pen("M2 86V172M-80 130H90", 3))
    plates = painted("M-150 172C-150 116 -118 88 -76 92C-58 104 -60 140 -72 172Z", IRON, shade=10, shine=5) + painted(
        "M156 172C156 114 124 86 84 90C66 102 68 140 80 172Z", IRON, shade=12, shine=5
    )
    spikes = "".join(
        painted(polygon([(x - 9, y), (x + dx, y - 30), (x + 9, y + 3)]), BONE, outline=2.8, shade=4)
        for x, y, dx in ((-128, 112, -14), (-98, 96, -6), (106, 95, 6), (134, 112, 14))
    )
    return spikes + body + plates


def _orc_face(skin: str) -> str:
    eye = path(
        "M-36 -10C-30 -18 -16 -18 -10 -8C-18 -2 -30 -2 -36 -10Z", "#F0B03A", stroke=INK, stroke_width=2.6
    ) + path(oval(-22, -10, 4), "#7E1414")
    eyes = eye + place(eye, 4, 0, flip=True)
    brow = painted(
        "M-48 -24C-30 -34 -12 -24 2 -10C16 -24 36 -34 52 -24C44 -10 22 -12 2 2C-18 -12 -40 -10 -48 -24Z",
        tone(skin, -0.18),
        outline=2.6,
        shade=4,
    )
    nose = painted(
        "M-8 0C-20 10 -24 24 -16 30C-6 34 12 34 22 30C28 22 24 10 12 0Z", tone(skin, 0.08), outline=2.8, shade=5
    )
    holes = path(oval(-7, 27, 4, 3), INK) + path(oval(13, 27, 4, 3), INK)
    mouth = "M-40 50C-20 42 24 42 44 50C36 64 -32 64 -40 50Z"
    gap = path(mouth, "#2B1414") + clip(mouth, teeth(-18, 22, 46, 4, 9)) + pen(mouth, 3)
    tusk = painted("M-40 58C-44 42 -42 28 -34 18C-26 28 -24 44 -24 58Z", BONE, outline=2.8, shade=4)
    scar = brush("28,4 38,22 36,40", (1, 4, 1), tone(skin, -0.5))
    return eyes + brow + nose + holes + gap + tusk + place(tusk, 4, 0, flip=True) + scar


def _spiked_helm() -> str:
    dome = painted(
        "M-54 -34C-58 -86 -26 -108 2 -108C32 -108 62 -86 58 -34C36 -50 -32 -50 -54 -34Z", IRON, shade=12, shine=6
    )
    spike = painted("M-10 -104L2 -152L14 -104Z", STEEL, shade=4)
    sides = "".join(
        painted(polygon(points), STEEL, shade=4)
        for points in ([(-52, -60), (-86, -88), (-44, -84)], [(56, -60), (90, -88), (48, -84)])
    )
    rim = brush("-55,-34 -30,-48 2,-50 34,-48 59,-34", (8, 13, 14, 13, 8)) + brush(
        "-55,-34 -30,-48 2,-50 34,-48 59,-34", (4, 8, 9, 8, 4), "#8A6A3A"
    )
    return (
        sides + spike + dome + rim + "".join(path(oval(x, y, 2.6), INK) for x, y in ((-36, -44), (2, -50), (40, -44)))
    )


def _cleaver() -> str:
    blade = painted("M-6 -48H34C42 -80 40 -120 30 -146C18 -138 8 -138 -6 -142Z", STEEL, shade=8, shine=4)
    notch = path("M38 -78L28 -84L38 -92ZM36 -112L26 -116L35 -124Z", INK)
    return shaft(-148, 80, 12) + blade + notch + painted(box(-9, -62, 18, 20, 3), IRON, outline=2.6, shade=3)


def pictures() -> dict[str, Picture]:
    """The enemies from the hills by file name."""
    return {f"kingsburg/enemies/{draw.__name__}": draw() for draw in (barbarians, goblins, orcs)}
