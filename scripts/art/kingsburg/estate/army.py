"""Kingsburg's army buildings, against a red sky."""

from art.ink import AZURE, GULES, PURPURE, Picture, box, clip, glow, painted, path, pen, place, polygon, tone
from art.kingsburg.estate.plots import DUST, blade, flame, floor, plot, red_cross, shield
from art.people.hats import LEAF
from art.people.trades import IRON, hammer
from art.scenery import SLATE, TIMBER, battlement, door, pennant, stars, stone, tiles, window


def guard_tower() -> Picture:
    """A lone tower with a beacon burning on top."""
    shaft = stone("M74 232L84 96H156L166 232Z", (74, 100, 166, 232), "#B5A588")
    head = battlement(62, 62, 116, 50, 4, "#C9B894")
    braces = painted("M66 112H174L160 126H80Z", "#A3937A", shade=4)
    fire = glow(120, 40, 90, "#FF9A2E", 0.9) + flame(120, 66, 0.95)
    slit = window(110, 168, 20, 40) + door(101, 232, 38, 48)
    return plot(GULES, floor(220, DUST) + fire + shaft + head + braces + slit)


def blacksmith() -> Picture:
    """The smith's anvil and hammer in front of the blazing hearth."""
    hood = stone("M40 232V116C40 90 70 78 92 72V-10H148V72C170 78 200 90 200 116V232Z", (40, 0, 200, 232), "#8E8377")
    mouth = "M62 200V136C62 112 92 100 120 100C148 100 178 112 178 136V200Z"
    fire = path(mouth, "#5A1F12") + clip(
        mouth, glow(120, 190, 90, "#FF9A2E", 1) + flame(94, 196, 1.3) + flame(144, 196, 1.2)
    )
    anvil = painted(
        "M70 176H188V190C172 192 156 198 154 208L164 218V228H96V218L106 208C104 198 84 196 72 194"
        "C54 190 42 184 36 176Z",
        IRON,
        shade=10,
        shine=6,
    )
    block = painted("M94 226H168L172 250H90Z", "#8A5A2E", shade=7)
    tool = place(hammer(), 190, 98, 0.86, -120)
    return plot(GULES, hood + fire + pen(mouth, 5) + floor(222, DUST) + block + anvil + tool)


def barracks() -> Picture:
    """A long guardhouse, hung with shields and swords."""
    wall = painted(
        box(20, 118, 200, 112),
        "#8A6440",
        shade=9,
        inside=pen("".join(f"M{x} 118V230" for x in range(40, 220, 20)), 2.4, "#4F3217"),
    )
    roof = tiles("M2 124L40 54H200L238 124Z", (2, 54, 238, 124), SLATE, 14)
    crossed = place(blade(0.62), 120, 88, 1, 45) + place(blade(0.62), 120, 88, 1, -45)
    beam = painted(box(10, 118, 220, 13), TIMBER, shade=4)
    shields = shield(56, 172, AZURE, 1.25, pen("M-30 0H30", 9, LEAF)) + shield(184, 172, "#F0E2BE", 1.25, red_cross())
    flags = pennant(36, 60, AZURE, 40) + pennant(204, 60, AZURE, 40, left=True)
    return plot(GULES, flags + floor(222, DUST) + wall + roof + beam + crossed + shields + door(95, 230, 50, 78))


def wizards_guild() -> Picture:
    """A crooked wizards' tower under a magic star."""
    wall = "#8E86A8"
    tower = stone("M84 232C92 190 86 150 80 112H160C156 150 152 190 160 232Z", (80, 116, 160, 232), wall)
    side = stone("M148 176H196V142H148Z", (148, 146, 196, 176), wall) + painted(
        "M152 176H194L160 206Z", tone(wall, -0.2), shade=3
    )
    cap = tiles("M138 146L172 92L206 146Z", (138, 92, 206, 146), AZURE, 12)
    roof = tiles(
        "M60 118C88 92 100 62 112 24C118 16 136 20 144 34C134 32 132 40 136 52C146 82 156 100 180 118"
        "C140 130 100 130 60 118Z",
        (60, 20, 180, 130),
        PURPURE,
        13,
    )
    points = [(0, -26), (6, -8), (25, -8), (10, 3), (16, 22), (0, 11), (-16, 22), (-10, 3), (-25, -8), (-6, -8)]
    star = glow(52, 58, 70, "#8FE0F0", 0.9) + place(
        painted(polygon(points), "#CDF3F8", outline=2.8, shade=4), 52, 58, 0.95
    )
    glints = stars("#F6E7B0", (200, 50), (24, 110), (176, 24), (30, 20))
    lights = window(106, 170, 28, 38) + window(162, 170, 18, 22)
    return plot(
        GULES,
        star + glints + floor(220, "#6E7A50") + tower + side + cap + roof + lights + door(101, 232, 38, 50, "#4A3A6B"),
    )


def pictures() -> dict[str, Picture]:
    """All army buildings by file name."""
    return {
        f"kingsburg/buildings/{draw.__name__}": draw() for draw in (guard_tower, blacksmith, barracks, wizards_guild)
    }
