"""Kingsburg's city buildings, against a green sky."""

from art.ink import AZURE, GULES, INK, PURPURE, VERT, Picture, box, brush, oval, painted, path, pen, place, polygon
from art.kingsburg.estate.plots import DUST, PATH, banner, floor, plot, wheel
from art.people.hats import LEAF
from art.scenery import PLASTER, TILES, barrel, door, pennant, stone, tiles, window


def barricade() -> Picture:
    """Crossed stakes, a wheel and barrels, heaped across the street."""
    beam = painted(box(-8, 140, 256, 22, 4), "#7A5230", shade=5)
    spike = painted(
        "M-12 96L-12 -70L0 -96L12 -70V96Z",
        "#A9743C",
        shade=6,
        shine=4,
        inside=brush("-2,-60 -4,0 -2,80", (1, 4, 1), "#6B4426"),
    )
    pair = place(spike, 0, 0, 1, 38) + place(spike, 0, 0, 1, -38)
    crosses = place(pair, 54, 146, 0.98) + place(pair, 186, 146, 0.98)
    bands = "".join(
        painted(oval(x, 148, 15), "#E0C084", shade=4)
        + pen(f"M{x - 8} 140L{x + 8} 156M{x + 8} 140L{x - 8} 156", 3.4, "#8A6430")
        for x in (54, 186)
    )
    return plot(
        VERT,
        floor(196, DUST) + beam + crosses + bands + wheel(120, 178, 44) + barrel(24, 238, 0.95) + barrel(214, 238, 1),
    )


def crane() -> Picture:
    """A builders' crane with its treadwheel, lifting a block."""
    timber = "#9A6A38"
    post = painted(box(66, 60, 20, 176), timber, shade=6)
    braces = pen("M76 150L28 232M76 150L132 232", 17) + pen("M76 150L28 232M76 150L132 232", 10, timber)
    jib = painted("M28 106L196 14L212 24L208 42L44 132Z", timber, shade=7)
    stay = pen("M76 66L150 44", 12) + pen("M76 66L150 44", 6, timber)
    pulley = painted(oval(204, 28, 15), "#6E7276", shade=4) + path(oval(204, 28, 5), INK)
    rope = pen("M216 30V112M200 40L84 178", 4, "#EAD9A8")
    sling = pen("M216 110L190 140M216 110L242 140", 4, "#EAD9A8")
    block = painted("M182 140H236V194H182Z", "#B9B2A6", shade=8, shine=5) + painted(
        "M182 140L194 126H248L236 140Z", "#D8D2C4", shade=0
    )
    foot = painted(box(10, 224, 150, 16, 3), "#7A5230", shade=4)
    wall = stone("M168 244V212H260V244Z", (168, 214, 260, 244), "#C9B894")
    return plot(
        VERT,
        floor(222, PATH)
        + wall
        + braces
        + post
        + jib
        + stay
        + rope
        + pulley
        + sling
        + block
        + wheel(76, 178, 40)
        + foot,
    )


def town_hall() -> Picture:
    """The town hall with arcades, balcony and clock tower."""
    hall = stone(box(22, 128, 196, 104), (22, 132, 218, 232), "#E0D2B0")
    roof = tiles("M8 134L44 90H196L232 134Z", (8, 90, 232, 134), TILES, 13)
    tower = stone(box(90, 62, 60, 120), (90, 66, 150, 130), PLASTER) + tiles(
        "M80 68L120 4L160 68Z", (80, 4, 160, 68), "#4F6B5E", 13
    )
    clock = (
        painted(oval(120, 94, 24), "#F6EFD8", shade=4)
        + pen(oval(120, 94, 24), 4, LEAF)
        + pen("M120 94V80M120 94L131 100", 4.4)
    )
    arcade = "".join(window(x, 230, 34, 48, True, True, False) for x in (32, 174)) + door(100, 232, 40, 54, "#7A4A26")
    upper = "".join(window(x, 166, 24, 28, True, False) for x in (38, 178))
    balcony = painted(box(86, 152, 68, 24, 3), "#C9B894", shade=4) + banner(120, 152, GULES, width=24, length=30)
    return plot(VERT, floor(222, PATH) + hall + roof + tower + clock + arcade + upper + balcony)


def embassy() -> Picture:
    """A palace with the banners of foreign courts over its columns."""
    pale = "#EADFC6"
    house = stone(box(24, 92, 192, 142), (24, 96, 216, 232), pale)
    pediment = painted("M10 98L120 38L230 98Z", pale, shade=6) + painted(
        polygon([(52, 90), (120, 52), (188, 90)]), "#2F5D6B", outline=2.6, shade=4
    )
    sun = painted(oval(120, 78, 9), LEAF, outline=2.4, shade=2)
    cornice = painted(box(8, 94, 224, 15, 2), "#D8C9A8", shade=4)
    columns = "".join(
        painted(box(x, 110, 19, 112), "#F6EFDD", shade=6)
        + painted(box(x - 4, 218, 27, 14, 2), pale, outline=2.8, shade=3)
        for x in (26, 80, 141, 195)
    )
    stripe, disc = pen("M-30 20H30", 13, "#F0E2BE"), path(oval(0, 24, 9), LEAF)
    hung = banner(62, 118, GULES, stripe, 30, 70) + banner(178, 118, AZURE, disc, 30, 70)
    flags = pennant(26, 94, PURPURE, 58) + pennant(214, 94, "#D9A62E", 58, left=True) + pennant(120, 42, AZURE, 26)
    return plot(
        VERT,
        flags
        + floor(224, PATH)
        + house
        + door(103, 232, 34, 78, "#6B3A2A")
        + columns
        + hung
        + pediment
        + sun
        + cornice,
    )


def pictures() -> dict[str, Picture]:
    """All city buildings by file name."""
    return {f"kingsburg/buildings/{draw.__name__}": draw() for draw in (barricade, crane, town_hall, embassy)}
