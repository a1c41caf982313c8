"""Faces in three-quarter view, as in stained glass: few lines and calm eyes.

All heads look to the viewer's left. The origin is between the eyes, the chin at y = 70, the top of the head at y = -75.
"""

from typing import NamedTuple

from art.ink import VELLUM, brush, clip, glow, mix, oval, painted, path, tone

FAIR, ROSY, TAN, OLIVE, BROWN, DARK = "#F1CBA4", "#EDBB95", "#D9A273", "#C68F5E", "#9C6540", "#6F452D"

JAWS = {
    "oval": "C-38 42 -30 57 -17 66C-9 71 2 71 12 66C28 58 38 42 42 20",
    "square": "C-40 44 -36 60 -24 68C-12 73 6 73 18 67C33 58 43 44 44 20",
    "round": "C-44 44 -37 61 -20 68C-8 73 8 73 20 67C38 58 48 40 46 18",
    "narrow": "C-36 40 -27 58 -16 69C-10 74 0 74 7 70C23 60 36 42 41 20",
}
NOSES = {
    "straight": ("-15,-17 -14,-6 -19,8 -24,19 -21,25 -13,26", "-7,16 -3,21 -7,26 -13,25"),
    "long": ("-15,-17 -15,-4 -21,10 -27,21 -24,28 -14,29", "-7,18 -3,23 -7,29 -13,28"),
    "hooked": ("-15,-17 -18,-6 -25,6 -28,20 -23,27 -14,27", "-7,17 -3,22 -7,27 -13,26"),
    "small": ("-14,-14 -14,-4 -18,8 -22,16 -19,22 -12,23", "-7,14 -4,18 -7,23 -12,22"),
    "broad": ("-14,-16 -13,-4 -20,8 -27,18 -25,26 -14,27", "-4,14 2,21 -3,28 -12,26"),
}
MOUTHS = {
    "calm": ("-26,40 -19,41 -14,42.5 -6,41 6,39.5", 40, 39.5),
    "smile": ("-28,38 -20,42 -13,43 -4,42 9,37", 38, 37),
    "stern": ("-25,45 -18,41 -13,42 -5,41 6,46", 45, 46),
}
BROWS = {
    "arched": ("-3,-17 8,-25 22,-26 36,-16", "-18,-18 -26,-25 -34,-24 -41,-16", 4.8),
    "thin": ("0,-18 9,-25 22,-25 34,-17", "-18,-19 -25,-25 -33,-24 -39,-17", 3.2),
    "heavy": ("-4,-15 8,-22 24,-23 38,-14", "-17,-16 -25,-22 -34,-21 -41,-14", 7.5),
    "stern": ("-6,-14 8,-23 24,-27 38,-22", "-17,-15 -25,-22 -34,-25 -41,-21", 6.5),
}


class Face(NamedTuple):
    """The features that distinguish one face from another."""

    skin: str = FAIR
    jaw: str = "oval"
    nose: str = "straight"
    mouth: str = "calm"
    brow: str = "arched"
    hair: str = "#5A3A22"
    eyes: str = "#5B4632"
    lips: str = "#B0594C"
    age: int = 0
    """0 young, 1 lined, 2 old."""
    is_woman: bool = False
    """Whether it is a woman's face, with longer lashes and fuller lips."""


def outline(face: Face) -> str:
    """The path of the face."""
    return (
        f"M-34 -50C-42 -34 -41 -18 -39 -6C-43 4 -44 14 -42 22{JAWS[face.jaw]}"
        "C46 0 48 -30 40 -50C28 -76 -20 -78 -34 -50Z"
    )


def neck(face: Face) -> str:
    """The neck, with the shadow of the chin; clothes are drawn over it."""
    d = "M-16 40C-14 66 -16 84 -30 106L58 108C42 88 38 60 40 30Z"
    under = path("M-22 56C-6 86 30 82 48 34L52 20H-22Z", tone(face.skin, -0.42), opacity=0.6)
    return painted(d, tone(face.skin, -0.12), shade=12, inside=under)


def head(face: Face, beard: str = "", ear: bool = True) -> str:
    """The ear and the face, then the beard, and over it the mouth, the nose and the eyes."""
    skin = face.skin
    lobe = painted("M40 -6C46 -15 57 -11 56 3C55 15 49 22 42 17Z", skin, shade=4)
    lobe += brush("44,-2 51,-5 50,6 45,11", (0.6, 2, 1.6, 0.6), tone(skin, -0.42))
    blush = glow(24, 24, 22, "#C8402F", 0.42) + glow(-33, 24, 15, "#C8402F", 0.42)
    shape = painted(outline(face), skin, shade=12, shine=4, inside=blush)
    return "".join([lobe if ear else "", shape, _lines(face), beard, _mouth(face), _nose(face), _eyes(face)])


def _nose(face: Face) -> str:
    ridge, wing = NOSES[face.nose]
    shadow = tone(face.skin, -0.42)
    side = path("M-12 -12C-11 4 -9 12 -4 18C-4 25 -9 28 -15 27C-11 18 -15 4 -12 -12Z", shadow, opacity=0.55)
    shine = brush("-17,2 -20,11", (1, 3, 1), tone(face.skin, 0.5))
    return side + shine + brush(ridge, (0.8, 2, 2.4, 3.6, 3, 1)) + brush(wing, (0.6, 2.6, 2.8, 1))


def _mouth(face: Face) -> str:
    line, left, right = MOUTHS[face.mouth]
    lips = mix(face.lips, face.skin, 0.25)
    upper = path(f"M-25 {left}C-21 38 -17 36 -14 38C-10 36 -2 37 6 {right}C-4 43 -18 43 -25 {left}Z", lips)
    full = 53 if face.is_woman else 50
    lower = path(f"M-21 42C-16 {full} -4 {full} 2 42C-6 44 -14 44 -21 42Z", tone(lips, 0.15))
    chin = brush("-18,54 -10,56 -3,53", (0.5, 2.2, 0.5), tone(face.skin, -0.42))
    return upper + lower + chin + brush(line, (1, 2.8, 2.2, 2.8, 1))


def _eyes(face: Face) -> str:
    near = _eye("M-2 -1C4 -10 20 -11 27 -1C20 5 6 6 -2 -1Z", 10, 6.6, face.eyes)
    far = _eye("M-37 -1C-33 -9 -24 -10 -17 -2C-23 4 -32 5 -37 -1Z", -28, 5.8, face.eyes)
    lids = brush("-4,1 4,-8 16,-9 30,1", (1.5, 4.6, 4.8, 1.8)) + brush(
        "-39,0 -33,-7 -25,-9 -15,-1", (1.6, 4.2, 4.2, 1.4)
    )
    lower = brush("4,4 14,6 24,2", (0.6, 1.7, 0.6)) + brush("-33,4 -26,5 -20,2", (0.6, 1.5, 0.6))
    crease = brush("2,-11 12,-15 25,-9", (0.5, 1.6, 0.5)) + brush("-36,-10 -28,-14 -20,-9", (0.5, 1.4, 0.5))
    near_brow, far_brow, weight = BROWS[face.brow]
    colour = tone(face.hair, -0.25) if face.age < 2 else face.hair
    brows = brush(near_brow, (1.6, weight, weight * 0.8, 1), colour) + brush(
        far_brow, (1.6, weight * 0.9, weight * 0.7, 1), colour
    )
    return near + far + lids + lower + crease + brows + (_lashes() if face.is_woman else "")


def _lashes() -> str:
    lines = ("26,-3 33,-5 38,-10", "21,-7 28,-10 32,-15", "-35,-4 -41,-6 -44,-10", "-31,-8 -36,-11 -38,-15")
    return "".join(brush(line, (3, 2.2, 0.5)) for line in lines)


def _eye(almond: str, x: float, radius: float, colour: str) -> str:
    iris = path(oval(x, -2.6, radius), colour) + path(oval(x, -2.6, radius * 0.5), "#1B120C")
    shade = path("M-50 -14H40V-5C30 -9 -40 -9 -50 -5Z", "#6B5A4A", opacity=0.4)
    return path(almond, VELLUM) + clip(almond, iris + shade + path(oval(x - 2, -4.4, 1.6), "#FFFFFF"))


def _lines(face: Face) -> str:
    """The wrinkles of age."""
    colour = tone(face.skin, -0.5)
    lines = ""
    if face.age >= 1:
        lines += brush("-1,25 6,33 8,41", (0.8, 2.2, 0.8), colour) + brush(
            "-32,25 -34,33 -31,39", (0.6, 1.8, 0.6), colour
        )
        lines += brush("2,9 12,12 22,8", (0.6, 1.8, 0.6), colour)
    if face.age >= 2:
        lines += brush("-28,-42 0,-46 26,-41", (0.6, 1.8, 0.6), colour) + brush(
            "-24,-50 0,-54 22,-50", (0.6, 1.6, 0.6), colour
        )
        lines += brush("30,-4 38,-8", (1.6, 0.6), colour) + brush("31,1 39,2", (1.6, 0.6), colour)
        lines += brush("-35,9 -28,11 -22,8", (0.6, 1.6, 0.6), colour)
    return lines
