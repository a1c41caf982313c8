"""Kingsburg's defence buildings, against a grey-blue sky."""

from art.ink import AZURE, GLOW, GULES, INK, Picture, box, brush, clip, glow, mix, oval, painted, path, pen, tone
from art.kingsburg.estate.plots import DUST, floor, plot, shield, stake
from art.people.hats import LEAF
from art.scenery import TILES, battlement, cloud, merlons, pennant, thatch, turret, window

SKY = mix(AZURE, "#8A8F96", 0.45)
BAY = "#8A5230"


def palisade() -> Picture:
    """A row of pointed logs, tied to two beams."""
    back = "".join(stake(x, 220, 62, 30, "#7A5230") for x in (4, 40, 76, 112, 148, 184, 220))
    front = "".join(stake(x, 236, y, 36) for x, y in ((22, 70), (61, 56), (100, 68), (140, 54), (179, 66), (218, 58)))
    rail = "".join(painted(box(-8, y, 256, 15), "#6B4426", shade=4) for y in (128, 190))
    ropes = "".join(
        pen(f"M{x - 10} {y - 3}L{x + 10} {y + 18}M{x + 10} {y - 3}L{x - 10} {y + 18}", 5, "#E0C084")
        for x in (61, 140, 218)
        for y in (128, 190)
    )
    return plot(SKY, cloud(56, 34, 0.8, "#D5DCE2") + back + front + rail + ropes + floor(228))


def stable() -> Picture:
    """A stable with a bay horse looking out of its half door."""
    wall = painted(
        box(14, 70, 212, 166),
        "#A9804E",
        shade=8,
        inside=pen("".join(f"M{x} 70V236" for x in range(34, 226, 24)), 2.4, "#6B4A28"),
    )
    roof = thatch("M-12 78L44 10H196L252 78C200 90 40 90 -12 78Z", (-12, 10, 252, 90))
    inside = box(44, 92, 152, 140)
    opening = path(inside, "#2B1A14") + clip(inside, glow(120, 170, 110, GLOW, 0.55))
    posts = pen(inside, 14) + pen(inside, 8, "#6B4426")
    rails = "M48 198L192 236M192 198L48 236"
    half = painted(box(48, 196, 144, 44), "#8A5A2E", shade=6) + pen(rails, 9) + pen(rails, 4.6, "#B5844C")
    return plot(SKY, wall + roof + opening + posts + _horse() + half + floor(230, DUST))


def _horse() -> str:
    """The head and neck of a horse looking to the left."""
    neck = painted("M116 214C112 176 122 140 146 122C174 130 186 168 184 214Z", BAY, shade=10)
    mane = painted(
        "M136 104C160 104 184 130 190 168C192 186 190 204 188 216H168C174 182 164 150 138 130Z", "#D8B070", shade=6
    )
    head = painted(
        "M146 112C124 104 104 116 94 138C82 156 62 172 58 186C56 200 72 208 82 200C96 194 108 192 118 178"
        "C138 172 156 148 146 112Z",
        BAY,
        shade=9,
        shine=4,
    )
    ear = painted("M126 112L132 86L148 108Z", BAY, shade=3)
    blaze = brush("120,122 98,150 76,178", (2, 9, 4), "#F3ECDD")
    bridle = pen("M86 156L106 190M122 116L132 170M96 166L128 146", 5.4, "#DDAA33")
    face = path(oval(118, 138, 5), INK) + path(oval(68, 188, 3.4), INK) + brush("64,198 74,198 84,192", (1, 3, 1))
    return neck + mane + head + ear + blaze + bridle + face


def stone_wall() -> Picture:
    """A wall of large blocks with its merlons."""
    grey = "#A9A9A4"
    back = pennant(60, 76, GULES, 46) + pennant(180, 76, GULES, 46)
    d = merlons(-14, 72, 268, 170, 4, 34)
    joints = (
        "M-20 140H260M-20 174H260M-20 208H260M30 106V140M110 106V140M190 106V140M70 140V174M150 140V174M230 140V174"
    )
    joints += "M30 174V208M110 174V208M190 174V208M70 208V240M150 208V240M-10 140V174"
    tints = path(box(30, 106, 80, 34), tone(grey, 0.18)) + path(box(150, 140, 80, 34), tone(grey, -0.14))
    tints += path(box(30, 174, 80, 34), tone(grey, -0.12)) + path(box(110, 174, 80, 34), tone(grey, 0.16))
    wall = painted(d, grey, shade=10, shine=5, inside=tints + pen(joints, 4, tone(grey, -0.55)))
    slits = "".join(path(box(x, 150, 9, 40, 4), INK) for x in (40, 200))
    return plot(SKY, cloud(120, 32, 0.8, "#D5DCE2") + back + wall + slits + floor(232))


def fortress() -> Picture:
    """A fortress on its rock: keep, towers and gate."""
    light, grey = "#C4BBAA", "#A9A196"
    rock = painted("M-10 250V206C30 190 50 200 80 196H160C190 200 214 190 250 206V250Z", "#6E6658", shade=8)
    towers = turret(8, 214, 52, 104, TILES, 54, grey) + turret(180, 214, 52, 104, TILES, 54, grey)
    keep = battlement(76, 52, 88, 110, 4, light)
    wall = battlement(40, 128, 160, 90, 6, grey)
    gate = path("M98 218V180A22 24 0 0 1 142 180V218Z", INK) + clip(
        "M98 218V180A22 24 0 0 1 142 180V218Z",
        glow(120, 214, 50, GLOW, 0.6) + pen("M108 150V206M120 150V206M132 150V206M90 174H150M90 192H150", 4, "#8A8F96"),
    )
    arms = shield(120, 96, GULES, 0.9, pen("M0 -40V40M-30 -2H30", 8, LEAF))
    lights = window(26, 170, 16, 30) + window(198, 170, 16, 30)
    return plot(SKY, pennant(120, 56, GULES, 40) + keep + arms + towers + wall + gate + lights + rock)


def pictures() -> dict[str, Picture]:
    """All defence buildings by file name."""
    return {f"kingsburg/buildings/{draw.__name__}": draw() for draw in (palisade, stable, stone_wall, fortress)}
