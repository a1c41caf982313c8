"""Headwear of people of rank, fitted to the heads of `faces`."""

from art.ink import AZURE, GULES, INK, VELLUM, brush, fade, folds, oval, painted, path, pen, place, polygon, tone

LEAF = "#DDAA33"
STEEL = "#A9B0B5"
ERMINE = "#F3ECDD"


def gem(x: float, y: float, colour: str, size: float = 5) -> str:
    """A cut stone with a glint of light."""
    stone = polygon([(x, y - size), (x + size * 0.8, y), (x, y + size), (x - size * 0.8, y)])
    return path(stone, colour, stroke=INK, stroke_width=1.6) + path(oval(x - 1.2, y - 1.6, 1.3), "#FFFFFF", opacity=0.8)


def pearl(x: float, y: float, size: float = 5) -> str:
    """A pearl centred on (x, y)."""
    return painted(oval(x, y, size), "#EFE6D6", outline=1.8, shade=size * 0.5, shine=1)


def ermine_tails(*spots: tuple[float, float]) -> str:
    """The black tails on ermine."""
    tail = (
        brush("0,-6 0,1", (1.2, 4.6))
        + brush("0,0 -4,6", (3, 0.8))
        + brush("0,0 4,6", (3, 0.8))
        + brush("0,0 0,8", (3, 0.8))
    )
    return "".join(place(tail, x, y, 0.9) for x, y in spots)


def crown(velvet: str = GULES) -> str:
    """A king's crown with pearls on its points, gems on its band and a velvet cap."""
    cap = painted("M-48 -50C-52 -98 60 -102 58 -52Z", velvet, shade=9)
    points = (
        "M-51 -54L-60 -98L-43 -74L-30 -108L-12 -72L4 -114L22 -72L40 -109L52 -75L68 -100L59 -58C30 -44 -24 -44 -51 -54Z"
    )
    teeth = painted(points, LEAF, shade=6)
    balls = "".join(pearl(x, y, 5.4) for x, y in ((-60, -100), (-30, -111), (4, -117), (40, -112), (69, -103)))
    band = painted("M-47 -36C-22 -24 28 -24 56 -40L59 -62C30 -46 -24 -46 -51 -58Z", tone(LEAF, -0.08), shade=5)
    stones = "".join(gem(x, y, c, 6) for x, y, c in ((-33, -43, GULES), (2, -37, AZURE), (36, -42, GULES)))
    beads = "".join(pearl(x, y, 3) for x, y in ((-16, -39), (19, -38), (50, -49)))
    return cap + teeth + balls + band + stones + beads


def coronet() -> str:
    """A count's coronet: pearls on a narrow circlet."""
    tips = (-48, -30, -8, 16, 38, 58)
    base = (-56, -50, -46, -46, -50, -58)
    spikes = "".join(
        painted(polygon([(x - 7, y), (x, y - 20), (x + 7, y)]), LEAF, outline=2.4, shade=3)
        for x, y in zip(tips, base, strict=True)
    )
    balls = "".join(pearl(x, y - 24, 6) for x, y in zip(tips, base, strict=True))
    band = painted("M-47 -38C-22 -27 28 -27 56 -42L58 -60C30 -44 -24 -44 -50 -56Z", LEAF, shade=5)
    return spikes + balls + band + gem(-22, -42, AZURE) + gem(10, -39, GULES) + gem(40, -45, AZURE)


def circlet(colour: str = LEAF) -> str:
    """A plain gold band with one stone."""
    return painted("M-46 -32C-22 -22 28 -22 56 -36L57 -46C30 -32 -24 -32 -48 -42Z", colour, shade=3) + gem(
        -14, -31, GULES, 6
    )


def ducal_cap(colour: str = GULES) -> str:
    """A velvet cap turned up with ermine."""
    dome = painted(
        "M-52 -54C-66 -88 -34 -114 8 -112C54 -110 78 -84 61 -58C30 -44 -26 -44 -52 -54Z",
        colour,
        shade=12,
        inside=folds(colour, "-30,-56 -34,-80 -16,-104", "2,-52 4,-80 12,-108", "34,-54 42,-78 36,-102"),
    )
    fur = "M-51 -30C-24 -16 30 -16 61 -34C68 -46 66 -58 61 -64C30 -48 -26 -48 -53 -60C-58 -50 -56 -38 -51 -30Z"
    spots = ermine_tails((-38, -42), (-20, -34), (0, -36), (20, -33), (40, -38), (56, -48))
    return dome + painted(fur, ERMINE, shade=6) + spots + _finial()


def _finial() -> str:
    return painted("M-2 -108C-6 -118 2 -128 6 -130C12 -126 18 -118 14 -108Z", LEAF, shade=4) + pearl(6, -132, 4)


def feather(colour: str) -> str:
    """An ostrich plume growing from the origin and bending to the right."""
    d = (
        "M0 0C-8 -22 0 -48 22 -60C44 -70 70 -62 76 -44C78 -34 70 -28 64 -32C62 -24 54 -22 50 -28C46 -16 38 -14 34 -22"
        "C30 -8 22 -6 18 -14C14 -4 8 2 0 0Z"
    )
    barbs = folds(colour, "20,-50 24,-34 18,-18", "34,-54 40,-38 34,-24", "50,-54 56,-42 52,-30", "10,-34 14,-22 10,-8")
    quill = brush("0,0 8,-34 34,-52 66,-46", (3, 2.6, 2, 0.8), tone(colour, 0.55))
    return painted(d, colour, shade=6, inside=barbs) + quill


def beret(colour: str, plume: str) -> str:
    """A courtier's soft cap with a plume."""
    cloth = "M-52 -42C-74 -54 -70 -86 -38 -96C0 -108 64 -102 78 -74C84 -56 70 -44 56 -42C30 -30 -26 -30 -52 -42Z"
    top = painted(
        cloth,
        colour,
        shade=11,
        inside=folds(colour, "-40,-48 -44,-66 -28,-88", "-6,-42 -2,-66 6,-94", "30,-46 44,-62 46,-86"),
    )
    band = painted("M-49 -34C-24 -22 28 -22 57 -38L58 -50C30 -36 -24 -36 -52 -47Z", tone(colour, -0.4), shade=3)
    return (
        place(feather(plume), 30, -62, 1.05, -8)
        + top
        + band
        + painted(oval(34, -50, 9), LEAF, shade=4)
        + gem(34, -50, GULES)
    )


def mitre(colour: str = VELLUM, orphrey: str = LEAF) -> str:
    """A bishop's mitre."""
    back = painted("M-30 -60L22 -134C44 -120 66 -104 66 -76L58 -40Z", tone(colour, -0.25), shade=5)
    front = "M-47 -34C-22 -22 30 -22 56 -38L60 -78C52 -100 26 -118 2 -134C-24 -118 -50 -102 -54 -76Z"
    rib = path("M-4 -30C-2 -60 -2 -90 0 -134H10C10 -90 10 -60 14 -28Z", orphrey, stroke=INK, stroke_width=2)
    hem = path("M-60 -56C-24 -40 30 -40 64 -58V-20H-60Z", orphrey, stroke=INK, stroke_width=2)
    body = painted(front, colour, shade=9, inside=rib + hem)
    stones = gem(4, -64, GULES, 7) + gem(-32, -44, AZURE, 6) + gem(4, -36, AZURE, 6) + gem(38, -46, AZURE, 6)
    crosses = _cross(-28, -78) + _cross(34, -80)
    return back + body + stones + crosses


def _cross(x: float, y: float) -> str:
    return pen(f"M{x} {y - 10}V{y + 10}M{x - 8} {y - 3}H{x + 8}", 4, "#B8860B")


def chaperon(colour: str, roll: str) -> str:
    """A padded roll with a cockscomb of cloth and a tail over the shoulder."""
    tail = painted(
        "M52 -58C84 -40 96 10 88 60C86 84 78 100 66 104C62 70 66 10 44 -30Z",
        colour,
        shade=8,
        inside=folds(colour, "66,-30 78,20 74,90"),
    )
    comb = painted(
        "M-36 -62C-66 -92 -30 -124 -8 -102C2 -128 40 -128 44 -104C66 -112 80 -86 60 -66C30 -52 -10 -52 -36 -62Z",
        colour,
        shade=9,
        inside=folds(colour, "-10,-62 -14,-84 -8,-102", "22,-60 30,-84 44,-102", "-26,-64 -36,-82 -28,-98"),
    )
    ring = "M-54 -34C-66 -48 -62 -68 -46 -68C-14 -54 30 -54 58 -72C76 -76 82 -52 66 -38C36 -20 -28 -18 -54 -34Z"
    wraps = folds(
        roll, "-44,-34 -36,-52 -40,-66", "-22,-26 -10,-44 -18,-58", "6,-24 18,-42 8,-56", "34,-26 46,-46 38,-62"
    )
    return tail + comb + painted(ring, roll, shade=8, inside=wraps)


def turban(colour: str, jewel: str = GULES) -> str:
    """Cloth wound round the head, with a brooch."""
    d = "M-52 -30C-70 -64 -48 -106 4 -108C58 -108 82 -70 64 -34C34 -16 -28 -16 -52 -30Z"
    wraps = folds(
        colour,
        "-54,-50 -10,-52 30,-102",
        "-50,-34 10,-40 58,-84",
        "-30,-24 24,-28 68,-60",
        "-56,-66 -30,-72 -4,-106",
        "4,-44 -20,-30 -46,-28",
    )
    light = brush("-40,-80 -24,-92 -6,-98", (1, 6, 1), tone(colour, 0.5))
    brooch = painted(oval(-12, -48, 10), LEAF, shade=4) + gem(-12, -48, jewel, 7)
    return painted(d, colour, shade=11, inside=wraps + light) + brooch


def hennin(colour: str, veil: str = "#F3EBDA") -> str:
    """A lady's tall cap with a veil."""
    cloth = fade(path("M40 -126C84 -100 100 -20 96 80C84 92 68 96 58 92C76 20 66 -60 34 -112Z", veil), 0.9)
    edge = pen("M44 -124C88 -98 102 -20 97 82M60 92C78 20 68 -60 40 -108", 2)
    cone = "M-42 -30C-34 -66 -8 -116 20 -132C30 -136 42 -134 48 -126C60 -96 66 -50 58 -22C30 -44 -14 -48 -42 -30Z"
    net = "".join(
        pen(d, 2, LEAF)
        for d in ("M-34 -52C0 -70 34 -64 64 -46", "M-18 -82C8 -92 36 -88 62 -76", "M2 -112C18 -116 36 -114 54 -106")
    )
    rim = painted(
        "M-44 -26C-18 -48 32 -44 58 -18C62 -8 60 4 56 10C48 -10 36 -22 22 -27C0 -34 -26 -30 -40 -16Z", LEAF, shade=4
    )
    return cloth + edge + painted(cone, colour, shade=9, inside=net) + rim + gem(-8, -34, GULES, 5)


def horned(colour: str, net: str = LEAF) -> str:
    """A lady's heart-shaped headdress under a gold net."""
    d = (
        "M-46 -26C-82 -50 -80 -106 -46 -114C-22 -116 -4 -98 4 -84C14 -100 38 -118 62 -110C94 -98 90 -46 60 -20"
        "C34 -46 -18 -50 -46 -26Z"
    )
    lines = "".join(pen(f"M{x} -130L{x + 70} 0M{x + 70} -130L{x} 0", 2, net) for x in range(-140, 120, 24))
    edge = brush(
        "-74,-74 -62,-106 -40,-108 -8,-92 4,-76 20,-94 58,-106 82,-84 80,-62", (2, 5, 5, 5, 6, 5, 5, 5, 2), net
    )
    rim = painted("M-46 -22C-20 -48 34 -46 60 -16L56 -6C34 -36 -18 -38 -42 -12Z", net, shade=3)
    beads = "".join(pearl(x, y, 3.4) for x, y in ((-30, -31), (-10, -38), (12, -38), (32, -31), (48, -20)))
    return painted(d, colour, shade=10, inside=lines) + edge + rim + beads + gem(4, -68, GULES, 7)


def veil_back(colour: str = "#F0E7D5") -> str:
    """Behind the head: a veil falling to the shoulders."""
    d = "M-40 -60C-20 -92 50 -92 66 -50C80 -10 70 40 96 96C70 112 -50 112 -72 96C-50 60 -56 0 -50 -20Z"
    return painted(
        d, colour, shade=9, inside=folds(colour, "66,-20 66,40 84,96", "56,10 58,60 66,100", "-50,20 -50,60 -60,96")
    )
