"""Kingsburg's religious buildings, against a purple sky."""

from art.ink import GLOW, INK, PURPURE, Picture, box, brush, folds, glow, oval, painted, path, pen, place, tone
from art.kingsburg.estate.plots import cross, floor, plot
from art.people.hats import LEAF
from art.scenery import SLATE, TILES, cypress, door, stone, tiles, turret, window

MARBLE = "#E4DCC8"
PALE = "#D8CDB8"


def statue() -> Picture:
    """The statue of a bearded saint with book and cross, on its pedestal."""
    base = stone("M58 244V222H182V244Z", (58, 224, 182, 244), "#A89C88") + painted(
        "M72 224V202H168V224Z", "#B9AC96", shade=5
    )
    robe = painted(
        "M78 204C90 160 78 124 84 100C94 84 146 84 156 100C164 124 150 160 164 204Z",
        MARBLE,
        shade=12,
        inside=folds(MARBLE, "102,152 104,176 96,200", "120,156 122,180 120,202", "138,160 136,180 144,202"),
    )
    cloak = painted("M82 104C92 120 128 150 158 152L156 168C118 164 92 146 80 128Z", tone(MARBLE, -0.16), shade=5)
    halo = (
        glow(120, 54, 100, GLOW, 0.8) + painted(oval(120, 54, 42), LEAF, shade=0) + pen(oval(120, 54, 34), 2, "#8A5F0C")
    )
    return plot(PURPURE, floor(220) + base + halo + _staff() + robe + cloak + _saint_head() + _book())


def _staff() -> str:
    """A tall staff with a cross."""
    return painted(box(52, 26, 9, 178, 3), LEAF, shade=3) + cross(56.5, 44, 1.3)


def _saint_head() -> str:
    hair = painted(
        "M94 60C90 24 150 24 146 60C148 78 144 86 138 90H102C96 86 92 78 94 60Z", tone(MARBLE, -0.2), shade=6
    )
    face = painted(
        "M101 52C104 42 136 42 139 52C140 78 132 92 120 92C108 92 100 78 101 52Z", MARBLE, outline=2.6, shade=5
    )
    beard = painted(
        "M101 66C106 74 134 74 139 66C142 92 132 110 120 114C108 110 98 92 101 66Z", tone(MARBLE, -0.12), shade=5
    )
    brows = brush("105,54 111,50 117,54", (1, 3.4, 1)) + brush("123,54 129,50 135,54", (1, 3.4, 1))
    return (
        hair
        + face
        + beard
        + brows
        + brush("120,53 118,64 122,66", (1, 2.6, 1))
        + brush("113,77 120,79 127,77", (1, 3, 1))
    )


def _book() -> str:
    """The arm that holds the staff, and the book."""
    arm = painted("M86 104C66 112 50 118 46 112C40 104 46 96 56 98C66 98 74 94 92 92Z", MARBLE, shade=5)
    volume = painted("M126 116L164 108L170 146L132 154Z", "#B9AC96", shade=5) + pen("M148 120V142M138 130H158", 4, LEAF)
    fingers = "".join(painted(box(45, 94 + 6 * i, 22, 7, 3.4), MARBLE, outline=2.2, shade=2) for i in range(4))
    return arm + fingers + volume


def chapel() -> Picture:
    """A small chapel with a bell turret on its gable."""
    nave = stone("M54 226V124L120 66L186 124V226Z", (54, 80, 186, 226), PALE)
    eaves = pen("M40 136L120 64L200 136", 17) + pen("M40 136L120 64L200 136", 10.5, TILES)
    cote = stone("M98 72V30L120 10L142 30V72Z", (98, 30, 142, 72), PALE)
    opening = path("M108 66V44A12 13 0 0 1 132 44V66Z", "#2B1A24") + painted(
        "M113 62C114 46 126 46 127 62Z", LEAF, outline=2.4, shade=3
    )
    entry = (
        door(97, 226, 46, 74) + painted(oval(120, 130, 13), "#F8D779", shade=0) + pen("M120 117V143M107 130H133", 2.6)
    )
    trees = cypress(24, 226, 1.05) + cypress(216, 226, 1.05)
    return plot(PURPURE, floor(218) + trees + nave + eaves + cote + opening + entry)


def church() -> Picture:
    """A parish church with its tower and steeple."""
    nave = stone("M92 228V136H230V228Z", (92, 140, 230, 228), PALE)
    roof = tiles("M84 142L112 92H226L242 142Z", (84, 92, 242, 142), TILES, 14)
    steeple = turret(26, 228, 72, 132, SLATE, 78, PALE)
    lights = "".join(window(x, 206, 24, 46) for x in (116, 156, 196)) + window(48, 146, 28, 40)
    return plot(PURPURE, floor(220) + nave + roof + steeple + cross(62, 22, 0.8) + lights + door(44, 228, 36, 54))


def cathedral() -> Picture:
    """A cathedral with three spires and a great rose window."""
    towers = turret(10, 236, 58, 158, SLATE, 62, PALE) + turret(172, 236, 58, 158, SLATE, 62, PALE)
    middle = turret(96, 130, 48, 62, SLATE, 58, PALE)
    nave = stone("M58 236V124L120 64L182 124V236Z", (58, 70, 182, 236), tone(PALE, 0.15)) + pen(
        "M58 124L120 64L182 124", 5
    )
    rose = glow(120, 138, 60, GLOW, 0.5) + painted(oval(120, 138, 33), "#5C5266", shade=0)
    petal = "M0 -8C-9 -14 -9 -25 0 -30C9 -25 9 -14 0 -8Z"
    rose += "".join(
        place(path(petal, c, stroke=INK, stroke_width=2), 120, 138, 1, 45 * i)
        for i, c in enumerate(("#3F7FC4", "#D8484C", "#F0C24A", "#4FA06A") * 2)
    )
    rose += painted(oval(120, 138, 9), GLOW, outline=2.4, shade=0) + pen(oval(120, 138, 33), 5)
    portal = painted("M84 236V204C84 188 104 182 120 170C136 182 156 188 156 204V236Z", PALE, shade=5) + door(
        99, 236, 42, 48, "#7A4A26"
    )
    lancets = "".join(window(x, y, 18, 46) for x in (30, 192) for y in (148, 212))
    tops = cross(39, 20, 0.6) + cross(201, 20, 0.6) + cross(120, 16, 0.55)
    return plot(PURPURE, middle + towers + tops + nave + rose + portal + lancets)


def pictures() -> dict[str, Picture]:
    """All religious buildings by file name."""
    return {f"kingsburg/buildings/{draw.__name__}": draw() for draw in (statue, chapel, church, cathedral)}
