"""Headwear from around AD 900, fitted to the heads in `faces`."""

from art.ink import GULES, INK, brush, folds, oval, painted, path, pen, place, tone
from art.paladins.people.dress import MAIL, rings
from art.people.hats import LEAF, STEEL, feather, gem
from art.people.trades import IRON

DOME = "M-50 -36C-54 -86 -20 -112 8 -112C46 -112 66 -84 62 -38C30 -24 -22 -24 -50 -36Z"
BRASS = "#B98A3A"
COIF = (
    "M-42 -30C-46 10 -46 40 -34 60C-22 76 10 80 26 62C42 40 46 0 40 -34L60 -40C68 0 66 50 78 86C92 96 100 104 104 112"
    "C60 130 -60 130 -92 110C-76 90 -50 84 -50 60C-54 30 -54 0 -50 -34Z"
)


def _rivets(*spots: tuple[float, float]) -> str:
    return "".join(path(oval(x, y, 2.8), INK) for x, y in spots)


def ridge_helm(metal: str = STEEL, trim: str = LEAF) -> str:
    """A Frankish horseman's round helmet with a high ridge and mail over the nape."""
    nape = painted(
        "M38 -36C64 -44 70 0 72 30C78 66 94 90 106 108C84 122 58 116 42 94C54 44 50 0 38 -36Z",
        MAIL,
        shade=8,
        inside=rings(-40, 128),
    )
    skull = painted(DOME, metal, shade=12, shine=5)
    light = brush("-38,-52 -38,-76 -24,-94", (1, 6, 1), tone(metal, 0.6))
    ridge = painted("M-20 -34C-34 -78 -24 -112 -2 -128C10 -130 22 -126 28 -120C8 -112 -6 -90 -2 -30Z", trim, shade=5)
    band = painted("M-53 -22C-24 -8 30 -8 66 -26L65 -44C30 -28 -22 -28 -52 -40Z", trim, shade=4)
    return nape + skull + light + ridge + band + _rivets((-42, -29), (-24, -22), (4, -19), (28, -22), (52, -32))


def spangenhelm(metal: str = STEEL, plume: str = "") -> str:
    """A pointed helmet of riveted segments with a plate over the cheek."""
    tuft = place(feather(plume), 4, -116, 0.9, 10) if plume else ""
    cheek = painted("M36 -36L64 -42C70 -6 64 26 46 52C34 40 32 12 36 -36Z", metal, shade=7)
    cone = painted(
        "M-50 -34C-52 -82 -20 -106 6 -128C38 -106 66 -80 63 -36C30 -22 -22 -22 -50 -34Z", metal, shade=12, shine=5
    )
    straps = "".join(
        brush(line, (12, 14, 16)) + brush(line, (7, 9, 11), LEAF)
        for line in ("6,-124 -14,-84 -18,-30", "8,-124 36,-86 44,-34")
    )
    band = painted("M-53 -22C-24 -8 30 -8 66 -26L65 -44C30 -28 -22 -28 -52 -40Z", LEAF, shade=4)
    light = brush("-40,-50 -38,-76 -22,-92", (1, 6, 1), tone(metal, 0.6))
    knob = painted(oval(6, -128, 8), LEAF, outline=2.6, shade=3)
    return (
        tuft
        + cheek
        + cone
        + straps
        + light
        + band
        + knob
        + _rivets((-42, -29), (4, -19), (28, -22), (52, -32), (52, 0))
    )


def spectacle_helm() -> str:
    """A Norseman's round helmet with a guard round the eyes."""
    skull = painted(DOME, IRON, shade=12, shine=6)
    bands = painted("M-6 -112H14L18 -28H-8Z", BRASS, outline=2.6, shade=4)
    guard = oval(11, -3, 24, 21) + oval(-29, -3, 15, 20)
    frame = (
        pen(guard, 14)
        + pen(guard, 8.4, tone(IRON, 0.25))
        + pen("M-11 4L-14 24", 15)
        + pen("M-11 4L-14 24", 9, tone(IRON, 0.25))
    )
    brow = painted("M-54 -22C-24 -10 32 -10 66 -26L65 -46C30 -30 -22 -30 -53 -42Z", BRASS, shade=4)
    spike = painted("M-4 -110L5 -132L14 -110Z", IRON, outline=2.6, shade=3)
    return spike + skull + bands + frame + brow + _rivets((-42, -31), (-20, -25), (6, -23), (30, -26), (54, -34))


def horned_helm(horn: str = "#EFE4C8") -> str:
    """A raider's leather cap with iron straps and a small horn on each side."""
    left = painted("M-46 -60C-70 -62 -84 -84 -80 -112C-62 -100 -46 -92 -36 -78Z", horn, shade=5)
    right = painted("M56 -62C82 -64 98 -88 94 -116C76 -102 58 -94 48 -80Z", horn, shade=5)
    skull = painted(DOME, "#7A4E28", shade=12, shine=4)
    straps = painted("M-6 -112H14L18 -28H-8Z", IRON, outline=2.6, shade=4)
    band = painted("M-54 -22C-24 -10 32 -10 66 -26L65 -46C30 -30 -22 -30 -53 -42Z", IRON, shade=4)
    return left + right + skull + straps + band + _rivets((-42, -31), (-20, -25), (6, -23), (30, -26), (54, -34))


def scale_helm(plume: str) -> str:
    """A Byzantine guardsman's gilded helmet with a plume and a curtain of scales."""
    curtain = painted(COIF, BRASS, shade=10, inside=_scales())
    tuft = place(feather(plume), 6, -112, 1.1, -4)
    skull = painted(
        "M-50 -34C-54 -76 -28 -94 -8 -106C0 -112 4 -118 6 -124C10 -118 14 -112 22 -106C46 -92 66 -74 62 -36"
        "C30 -22 -22 -22 -50 -34Z",
        "#C9A24A",
        shade=12,
        shine=5,
    )
    lines = pen("M-24 -30C-30 -64 -10 -94 6 -112M34 -30C44 -62 26 -92 8 -112", 3, tone(BRASS, -0.45))
    band = painted("M-53 -22C-24 -8 30 -8 66 -26L65 -44C30 -28 -22 -28 -52 -40Z", LEAF, shade=4)
    return (
        curtain
        + tuft
        + skull
        + lines
        + brush("-40,-50 -36,-72 -18,-88", (1, 6, 1), "#FBEAB0")
        + band
        + gem(-4, -26, GULES, 7)
    )


def _scales() -> str:
    return "".join(
        pen(f"M{-104 + 6 * (row % 2)} {y}" + "q6 11 12 0" * 18, 1.7, tone(BRASS, -0.5))
        for row, y in enumerate(range(-56, 128, 9))
    )


def brush_helm(crest: str) -> str:
    """A Byzantine officer's steel helmet with an upright brush of hair."""
    hairs = "".join(brush(f"{x},-104 {x * 1.3 - 2:g},-134", (1, 3, 1), tone(crest, -0.45)) for x in range(-30, 48, 12))
    tuft = painted(
        "M-40 -88C-52 -122 -20 -144 8 -144C40 -144 66 -122 56 -86C30 -104 -14 -104 -40 -88Z",
        crest,
        shade=7,
        inside=hairs,
    )
    skull = painted(DOME, STEEL, shade=12, shine=5)
    cheek = painted("M36 -36L64 -42C70 -6 64 26 46 48C34 38 32 12 36 -36Z", STEEL, shade=7)
    band = painted("M-53 -22C-24 -8 30 -8 66 -26L65 -44C30 -28 -22 -28 -52 -40Z", LEAF, shade=4)
    light = brush("-36,-52 -34,-76 -14,-96", (1, 6, 1), tone(STEEL, 0.6))
    return tuft + cheek + skull + light + band + _rivets((52, 0), (50, 22), (-42, -29), (4, -19), (52, -32))


def phrygian_cap(colour: str, trim: str) -> str:
    """A soft cap whose tip falls forwards."""
    d = (
        "M-48 -36C-58 -76 -48 -104 -20 -118C-36 -118 -52 -112 -60 -102C-70 -124 -44 -144 -14 -142C34 -140 70 -96 62 -38"
        "C30 -24 -22 -24 -48 -36Z"
    )
    lines = folds(colour, "-20,-118 0,-122 20,-112", "-30,-40 -36,-70 -18,-96", "30,-36 42,-66 30,-98")
    band = painted("M-51 -26C-24 -14 30 -14 63 -30L63 -46C30 -32 -22 -32 -51 -42Z", trim, shade=4)
    return painted(d, colour, shade=10, inside=lines) + band


def turban_helm(cloth: str) -> str:
    """A Saracen's pointed helmet with mail round the neck and cloth wound round its base."""
    curtain = painted(COIF, MAIL, shade=10, inside=rings(-60, 128))
    cone = painted(
        "M-44 -50C-44 -86 -14 -104 2 -128L6 -150L10 -128C28 -104 56 -86 56 -52C30 -40 -20 -40 -44 -50Z",
        STEEL,
        shade=12,
        shine=5,
    )
    lines = pen("M-20 -46C-24 -80 0 -104 5 -126M32 -46C38 -78 14 -104 7 -126", 2.6, tone(STEEL, -0.45))
    roll = "M-56 -22C-66 -34 -62 -52 -50 -58C-20 -44 34 -46 62 -60C76 -54 78 -34 66 -26C34 -10 -26 -8 -56 -22Z"
    wraps = folds(cloth, "-54,-30 -30,-46 0,-50", "-40,-18 0,-40 50,-52", "0,-14 40,-30 68,-46")
    return curtain + cone + lines + painted(roll, cloth, shade=8, inside=wraps) + gem(-8, -34, GULES, 7)


def head_cloth(colour: str, band: str) -> str:
    """A desert rider's headcloth falling to the shoulders, held by a twisted band."""
    d = (
        "M-44 -14C-58 -64 -22 -104 16 -102C62 -98 80 -50 74 0C72 40 92 78 110 112C80 126 48 116 38 88C50 44 50 0 38 -26"
        "C12 -42 -24 -40 -44 -14Z"
    )
    veil = painted(
        d, colour, shade=10, inside=folds(colour, "56,-20 60,30 70,110", "70,0 70,50 92,106", "46,-30 56,40 52,100")
    )
    line = "-50,-34 -20,-52 24,-56 70,-36"
    twist = brush(line, (12, 15, 15, 12)) + brush(line, (7, 10, 10, 7), band)
    turns = "".join(
        pen(f"M{x} {y - 5}l7 10", 2.4, tone(band, -0.5))
        for x, y in ((-40, -41), (-22, -50), (-2, -54), (18, -55), (38, -51), (56, -43))
    )
    return veil + twist + turns


def fur_cap(colour: str, fur: str) -> str:
    """A cloth cap with a thick fur edge."""
    dome = painted(
        "M-46 -44C-52 -82 -24 -100 8 -100C44 -100 66 -80 58 -46C30 -34 -20 -32 -46 -44Z",
        colour,
        shade=10,
        inside=folds(colour, "-20,-46 -24,-72 -6,-96", "20,-44 28,-70 16,-96"),
    )
    edge = "M-54 -20C-66 -28 -64 -46 -54 -52C-20 -38 34 -40 62 -56C76 -50 78 -32 68 -24C34 -8 -26 -8 -54 -20Z"
    hairs = "".join(
        brush(f"{x},{-44 + x % 4 * 2} {x + 3},-26", (2.6, 0.6), tone(fur, 0.35 if x % 2 else -0.5))
        for x in range(-54, 70, 7)
    )
    return dome + painted(edge, fur, shade=6, inside=hairs)


def mail_hood(metal: str = MAIL) -> str:
    """A hood of mail that covers the head and leaves the face free."""
    crown = "M-42 -8C-56 -60 -24 -92 10 -92C52 -90 70 -50 62 -6L42 -8C40 -30 22 -44 -2 -44C-24 -44 -38 -32 -42 -8Z"
    return painted(COIF, metal, shade=10, inside=rings(-60, 128)) + painted(
        crown, metal, shade=10, inside=rings(-96, 0)
    )
