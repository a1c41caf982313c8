"""The three cities of Britain in Royals."""

from art.ink import AZURE, Picture, painted, pen, place
from art.kingsburg.estate.plots import floor
from art.royals.cities.towns import arch, boat, city, house, onion, rose_window, wall, water
from art.scenery import SLATE, STONE, battlement, bush, pennant, turret, window
from art.symbols import rose

CHALK = "#D9CDB4"


def london() -> Picture:
    """The White Tower on the Thames."""
    corners = "".join(wall(x, 74, 26, 192, CHALK) + onion(x + 13, 76, 24, SLATE, False) for x in (58, 156))
    keep = battlement(80, 88, 80, 104, 6, CHALK)
    lights = "".join(window(x, y, 11, 24, False) for x in (92, 114, 136) for y in (136, 172))
    outer = battlement(14, 164, 212, 34, 13, STONE)
    flag = pennant(120, 90, "#F3ECDD", 34)
    return city(
        "britain",
        flag + corners + keep + lights + outer + water(194) + boat(62, 222, 0.86) + boat(184, 216, 0.66, "#B5653F"),
    )


def york() -> Picture:
    """The minster behind the city's gate, the white rose over its arch."""
    towers = "".join(battlement(x, 40, 38, 110, 4, CHALK) + window(x + 13, 100, 13, 40) for x in (62, 140))
    nave = painted("M100 150V88L120 66L140 88V150Z", CHALK, shade=6) + rose_window(120, 106, 13)
    ends = battlement(-8, 140, 94, 58, 7) + battlement(154, 140, 94, 58, 7)
    gate = battlement(80, 120, 80, 78, 5) + "".join(turret(x, 198, 22, 80, SLATE, 24) for x in (74, 144))
    badge = place(rose().replace("#FFFFFF", "#F8F2E4").replace("#000000", AZURE), 106, 130, 0.3)
    return city("britain", towers + nave + ends + gate + arch(120, 198, 34, 40) + badge + floor(194))


def edinburgh() -> Picture:
    """The castle on its rock, with houses at its foot."""
    rock = painted(
        "M18 206L40 168L52 132L74 118L160 114L184 136L196 168L224 206Z", "#6E6A6E", shade=12, inside=_clefts()
    )
    curtain = battlement(64, 92, 112, 34, 9)
    keep = battlement(106, 56, 44, 62, 4) + window(122, 96, 12, 24)
    side = turret(76, 120, 24, 44, SLATE, 30) + turret(156, 122, 22, 40, SLATE, 28)
    homes = "".join(house(x, 214, 34, 28, SLATE, CHALK) for x in (8, 54, 150, 196))
    return city(
        "britain", pennant(128, 58, AZURE, 30) + side + keep + curtain + rock + homes + floor(208) + bush(116, 218, 0.8)
    )


def _clefts() -> str:
    return pen(
        "M76 128L66 166L78 200M112 124L104 152L114 190M150 126L160 160L148 196M184 150L176 176L190 200", 4, "#4A464C"
    )


def pictures() -> dict[str, Picture]:
    """The cities by file name."""
    return {f"royals/cities/{draw.__name__}": draw() for draw in (london, york, edinburgh)}
