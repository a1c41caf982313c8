"""Kingsburg's advisors 7 to 12, from the astronomer to the duchess, on blue."""

from art.ink import AZURE, GULES, VELLUM, VERT, Picture, brush, place
from art.kingsburg.court import belongings, dress, headwear
from art.people import clothes, hair, hats, tools
from art.people.faces import DARK, FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import LEAF
from art.people.portraits import person
from art.rival_kings.courtiers import BLACK_HAIR, CHESTNUT, COPPER, GREY

LEATHER = "#7A4E28"


def astronomer() -> Picture:
    """The astronomer in a veil of stars, the heavens in her hand."""
    face = Face(DARK, "narrow", "small", "calm", "thin", "#1D1512", "#2A1810", "#8E3A3A", is_woman=True)
    figure = person(
        face,
        clothes.robe("#4B2F6B", "#D9C59C"),
        ear=False,
        hat=headwear.star_veil("#2E3F8A"),
        held=place(belongings.star_globe() + tools.fist(DARK, "#4B2F6B", LEAF), -88, 94, 0.88),
    )
    return dress.medallion(AZURE, figure, 1.08, 176, 164)


def treasurer() -> Picture:
    """The treasurer, stout and careful, with key and chest."""
    face = Face(ROSY, "round", "broad", "stern", "thin", GREY, "#4A5A66", age=1)
    chin = brush("-22,70 0,80 26,68", (1, 3, 1), "#A8705A")
    figure = person(
        face,
        clothes.doublet("#3A3038", "#6B5A46") + dress.ruff(),
        front=hair.fringe_ring(GREY) + chin,
        hat=headwear.steward_hat("#33303C"),
        held=place(belongings.golden_key() + tools.fist(ROSY, "#3A3038"), -86, 76, 0.86)
        + place(belongings.chest(), 40, 118, 0.74),
    )
    return dress.medallion(AZURE, figure, 1.06, 166, 166, turn=True)


def master_hunter() -> Picture:
    """The master hunter in green, bow in hand, quiver on his back."""
    face = Face(TAN, "oval", "straight", "calm", "arched", CHESTNUT, "#4F6B3A")
    green = "#4A6B2E"
    figure = person(
        face,
        clothes.tunic(green, "#8A6A42") + clothes.hood_cape("#5E7A38"),
        back=place(belongings.quiver(), 88, 40, 0.95, 22) + hair.wavy_back(CHESTNUT),
        beard=hair.stubble(CHESTNUT),
        front=hair.short(CHESTNUT),
        hat=headwear.bycocket(green, GULES),
        held=place(belongings.long_bow() + tools.fist(TAN, green, LEATHER), -84, 76, 0.96),
    )
    return dress.medallion(AZURE, figure, 1.04, 166, 168)


def general() -> Picture:
    """The general in his crested helmet, baton in hand."""
    face = Face(OLIVE, "square", "hooked", "stern", "heavy", GREY, "#3A2C1E", age=2)
    figure = person(
        face,
        dress.breastplate("#C9A24A", GULES) + clothes.gorget(),
        beard=hair.moustache(GREY),
        ear=False,
        hat=headwear.crested_helm(GULES),
        held=place(belongings.baton() + tools.fist(hats.STEEL, hats.STEEL, LEAF), -82, 88, 0.95),
    )
    return dress.medallion(AZURE, figure, 1.04, 164, 180, turn=True)


def swordsmith() -> Picture:
    """The swordsmith, red-haired, with a blade hot from the fire."""
    face = Face(FAIR, "square", "straight", "calm", "arched", COPPER, "#3F6A7A", "#B0594C", is_woman=True)
    soot = brush("14,20 26,26 30,36", (1, 5, 1), "#8A6A5A")
    figure = person(
        face,
        clothes.apron(LEATHER, "#8C857B"),
        back=hair.wavy_back(COPPER),
        front=hair.wavy(COPPER) + soot,
        hat=headwear.leather_band("#4A3020"),
        held=place(belongings.glowing_blade() + tools.fist(FAIR, "#8C857B", LEATHER), -80, 92, 0.98),
    )
    return dress.medallion(AZURE, figure, 1.14, 172, 156)


def duchess() -> Picture:
    """The duchess in a lace collar, with her mirror in front of her."""
    face = Face(FAIR, "oval", "small", "smile", "thin", BLACK_HAIR, "#4F6B3A", "#A8343C", is_woman=True)
    figure = person(
        face,
        clothes.bosom(FAIR) + clothes.gown("#2F7A5A", VELLUM) + clothes.necklace(jewel=VERT),
        back=dress.standing_collar(),
        ear=False,
        front=hair.coiled_braids(BLACK_HAIR),
        hat=hats.coronet(),
        held=place(belongings.hand_mirror() + tools.fist(FAIR, "#2F7A5A", LEAF), -84, 92, 0.95),
    )
    return dress.medallion(AZURE, figure, 1.08, 164, 158, turn=True)


def pictures() -> dict[str, Picture]:
    """The middle six advisors by file name."""
    drawn = (astronomer, treasurer, master_hunter, general, swordsmith, duchess)
    return {f"kingsburg/advisors/{draw.__name__}": draw() for draw in drawn}
