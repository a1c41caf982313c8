"""Hair and beards, fitted to the heads of `faces`."""

from collections.abc import Sequence

from art.ink import brush, clip, painted, pen, tone


def strands(colour: str, *lines: str) -> str:
    """Locks of hair: every third stroke is lighter than the hair, and the others are darker."""
    dark, light = tone(colour, -0.5), tone(colour, 0.25)
    return "".join(brush(line, (0.6, 2.4, 0.6), light if i % 3 == 2 else dark) for i, line in enumerate(lines))


def mass(d: str, colour: str, lines: Sequence[str] = ()) -> str:
    """A mass of hair with its locks."""
    return painted(d, colour, shade=8, shine=4, inside=strands(colour, *lines))


def page_back(colour: str) -> str:
    """Behind the head: hair cut level at the neck."""
    return mass(
        "M-30 -70C0 -92 54 -84 66 -40C72 -10 72 24 68 54C52 64 30 62 20 56L-10 -20Z",
        colour,
        ("58,-30 62,10 58,54", "48,0 52,30 48,56", "64,-20 67,10 65,50"),
    )


def page(colour: str) -> str:
    """A page's haircut: fringe over the brow, hair over the ear."""
    d = (
        "M-40 -22C-36 -32 -22 -34 -8 -32C10 -32 26 -34 38 -30C38 0 40 28 44 50C54 54 64 52 68 46C72 10 72 -30 60 -56"
        "C44 -86 -4 -94 -28 -74C-44 -60 -46 -38 -40 -22Z"
    )
    return mass(
        d,
        colour,
        (
            "-30,-34 -28,-58 -10,-80",
            "-12,-34 -8,-60 8,-82",
            "8,-34 16,-60 22,-80",
            "28,-36 36,-56 36,-72",
            "46,40 48,0 44,-40",
            "58,46 60,0 52,-44",
            "52,44 54,10 50,-20",
        ),
    )


def wavy_back(colour: str) -> str:
    """Behind the head: long waves down to the shoulders."""
    d = (
        "M-28 -72C6 -96 60 -84 68 -34C74 0 62 16 72 40C82 64 76 92 60 104C44 104 30 96 26 80L-6 70C-22 84 -48 82 -52 66"
        "C-44 54 -52 36 -46 20Z"
    )
    return mass(
        d,
        colour,
        (
            "60,-20 56,20 66,50 62,90",
            "50,10 46,40 56,70 50,96",
            "66,-10 62,20 72,50 70,80",
            "-46,40 -40,56 -46,72",
            "40,30 38,60 46,90",
        ),
    )


def wavy(colour: str) -> str:
    """Parted hair that frames the brow."""
    d = (
        "M-38 -12C-42 -30 -34 -46 -12 -56C4 -48 34 -44 40 -14C42 0 40 12 44 28C56 26 66 8 66 -18C66 -58 44 -84 6 -84"
        "C-28 -84 -50 -58 -46 -30C-45 -22 -42 -14 -38 -12Z"
    )
    return mass(
        d,
        colour,
        (
            "-36,-24 -34,-50 -12,-66",
            "-8,-60 16,-58 40,-34",
            "-2,-70 30,-66 52,-34",
            "46,20 48,-10 42,-30",
            "56,16 58,-12 52,-36",
        ),
    )


def short(colour: str) -> str:
    """Short hair, brushed back."""
    d = (
        "M-38 -26C-38 -44 -28 -56 -12 -60C8 -54 34 -52 42 -22L46 -6C54 -8 58 -20 58 -32C56 -66 34 -84 2 -82"
        "C-28 -80 -48 -58 -38 -26Z"
    )
    return mass(
        d, colour, ("-32,-36 -28,-58 -6,-74", "-10,-62 14,-64 40,-44", "0,-72 30,-68 50,-38", "46,-10 50,-26 46,-42")
    )


def curls(colour: str) -> str:
    """A head of tight curls."""
    d = (
        "M-40 -20C-50 -26 -50 -40 -42 -46C-48 -58 -38 -72 -26 -70C-22 -84 -4 -90 6 -82C18 -92 36 -86 40 -74"
        "C54 -74 62 -60 58 -48C68 -40 66 -24 58 -18C60 -8 54 2 46 0C44 -14 42 -28 36 -38C24 -34 14 -40 8 -46"
        "C0 -38 -14 -38 -20 -44C-26 -36 -34 -34 -36 -30Z"
    )
    return mass(
        d,
        colour,
        (
            "-38,-36 -34,-48 -24,-50",
            "-24,-60 -12,-70 0,-62",
            "-4,-58 8,-66 16,-56",
            "14,-72 28,-76 32,-64",
            "30,-52 42,-60 48,-50",
            "46,-40 54,-36 52,-26",
            "46,-18 52,-16 52,-8",
        ),
    )


def tonsure(colour: str) -> str:
    """A monk's ring of curls below a shaven crown."""
    d = (
        "M-40 -14C-47 -20 -46 -30 -42 -33C-46 -42 -38 -50 -31 -47C-26 -54 -16 -53 -13 -47C-6 -53 4 -52 7 -46C14 "
        "-52 24 -52 27 -46"
        "C34 -54 46 -52 48 -43C57 -43 60 -33 57 -27C64 -20 62 -10 57 -7C60 2 54 9 47 6C44 -4 44 -14 40 -24C30 "
        "-32 20 -28 16 -33"
        "C8 -28 0 -32 -4 -35C-12 -29 -20 -32 -24 -35C-32 -32 -36 -26 -36 -20Z"
    )
    return mass(
        d,
        colour,
        (
            "-38,-28 -34,-38 -26,-40",
            "-20,-38 -14,-44 -8,-38",
            "0,-38 8,-44 14,-38",
            "22,-38 30,-44 36,-38",
            "44,-32 50,-34 52,-26",
            "46,-14 54,-16 54,-8",
        ),
    )


def fringe_ring(colour: str) -> str:
    """A bald man's remaining hair, around the ear."""
    d = "M42 -34C48 -44 58 -40 60 -26C62 -8 60 14 54 26C48 30 44 24 46 14C58 8 58 -14 46 -14C44 -22 42 -28 42 -34Z"
    return mass(d, colour, ("48,-34 54,-26 54,-16", "56,-8 56,8 52,20"))


def centre_parting(colour: str) -> str:
    """A woman's hair, parted and drawn back smoothly."""
    d = "M-40 -2C-46 -30 -38 -50 -14 -58C8 -54 36 -40 42 -4C46 6 52 4 56 -4C64 -40 48 -84 6 -84C-32 -84 -54 -50 -40 -2Z"
    return mass(
        d, colour, ("-40,-16 -38,-44 -14,-62", "-12,-60 20,-52 44,-14", "-10,-68 26,-62 50,-16", "-6,-76 32,-70 54,-24")
    )


def coiled_braids(colour: str) -> str:
    """Plaits coiled over the ear."""
    d = "M34 -24C48 -34 68 -26 70 -4C72 20 60 36 46 34C32 32 26 16 28 0C29 -10 30 -18 34 -24Z"
    coil = mass(
        d, colour, ("36,-14 48,-22 60,-12 62,6", "36,6 44,-8 54,0 54,14", "40,24 54,26 62,12", "34,12 42,18 50,12")
    )
    return centre_parting(colour) + coil


def netted_braids(colour: str, net: str) -> str:
    """Plaits coiled over the ear under a net of gold thread."""
    d = "M34 -24C48 -34 68 -26 70 -4C72 20 60 36 46 34C32 32 26 16 28 0C29 -10 30 -18 34 -24Z"
    threads = "".join(pen(f"M{x} -40L{x + 70} 40M{x + 70} -40L{x} 40", 1.8, net) for x in range(-30, 80, 12))
    return coiled_braids(colour) + clip(d, threads) + pen(d, 5) + pen(d, 2.4, net)


def long_plait(colour: str) -> str:
    """A plait over the shoulder."""
    links = []
    for i in range(5):
        x, y, w = 56 - 3 * i, 40 + 20 * i, 15 - i
        d = (
            f"M{x - w} {y - 8}C{x - 4} {y - 16} {x + w} {y - 12} {x + w} {y}C{x + w - 2} {y + 14} {x - w + 4} "
            f"{y + 16} {x - w} {y + 8}Z"
        )
        links.append(mass(d, colour, (f"{x - w},{y - 4} {x},{y - 2} {x + w - 3},{y + 6}",)))
    return "".join(reversed(links))


def full_beard(colour: str, length: float = 1) -> str:
    """A full beard and moustache; length 1 covers the throat."""
    low = 66 + 30 * length
    d = (
        f"M45 -2C48 26 48 52 32 {low - 14:g}C20 {low - 2:g} 4 {low + 4:g} -9 {low:g}C-28 {low - 6:g} -40 66 -43 42"
        "C-44 32 -44 24 -42 16C-39 26 -36 32 -33 35C-28 30 -20 29 -14 32C-6 28 6 29 14 36C26 32 38 20 45 -2Z"
    )
    lines = (
        f"36,24 36,48 22,{low - 14:g}",
        f"24,38 24,56 10,{low - 6:g}",
        f"8,52 8,66 -2,{low - 6:g}",
        f"-12,56 -12,70 -12,{low - 6:g}",
        f"-28,50 -28,66 -22,{low - 12:g}",
        "-38,36 -38,50 -34,62",
        f"16,50 18,66 6,{low - 10:g}",
    )
    return mass(d, colour, lines) + moustache(colour)


def moustache(colour: str) -> str:
    """A moustache over the upper lip."""
    d = "M-14 31C-22 28 -33 33 -38 44C-29 45 -20 42 -14 38C-6 42 8 45 19 42C12 32 -4 27 -14 31Z"
    return mass(d, colour, ("-18,34 -26,37 -34,42", "-8,34 2,37 14,41"))


def goatee(colour: str) -> str:
    """A pointed chin beard with a moustache."""
    d = "M-24 51C-18 47 -2 47 5 51C8 66 0 84 -11 90C-20 82 -27 66 -24 51Z"
    return mass(d, colour, ("-16,54 -16,70 -12,84", "-4,54 -4,68 -9,82")) + moustache(colour)


def stubble(colour: str) -> str:
    """A close-cropped beard along the jaw."""
    d = (
        "M45 -4C47 24 44 46 30 62C18 74 -2 80 -18 72C-32 62 -40 46 -43 26C-38 34 -34 40 -30 42C-24 36 -20 32 -14 33"
        "C-6 31 4 33 12 40C26 36 38 20 45 -4Z"
    )
    return mass(d, colour, ("34,30 30,48 20,60", "10,56 0,66 -10,70", "-34,42 -30,56 -22,64"))
