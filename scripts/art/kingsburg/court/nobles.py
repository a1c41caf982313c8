"""Kingsburg's advisors 13 to 18, from the champion to the king, on purple and gold."""

from art.ink import AZURE, GULES, PURPURE, VELLUM, Picture, place
from art.kingsburg.court import belongings, dress, headwear
from art.people import clothes, hair, tools, trades
from art.people.faces import FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import LEAF, STEEL
from art.people.portraits import person
from art.rival_kings.courtiers import BLACK_HAIR, SNOW

AUBURN, ASH = "#8A3E22", "#B9AD9C"


def champion() -> Picture:
    """The king's champion, his face hidden by the great helmet."""
    tabard = dress.tabard(GULES, "#F0E2BE")
    sword = place(tools.sword() + tools.fist(STEEL, STEEL, LEAF), -88, 96, 0.9)
    return dress.medallion(PURPURE, place(tabard, 0, -15) + headwear.great_helm() + sword, 1.02, 170, 186)


def smuggler() -> Picture:
    """The smuggler, hidden by hat and scarf, with a lantern and a keg."""
    face = Face(OLIVE, "oval", "straight", "calm", "stern", BLACK_HAIR, "#4F6B3A")
    figure = person(
        face,
        dress.cloak("#33303C", "#5A2430"),
        back=hair.wavy_back(BLACK_HAIR),
        front=hair.short(BLACK_HAIR) + headwear.scarf_mask("#7E2A30"),
        hat=headwear.slouch_hat("#2B2830", "#6E7276"),
        held=place(tools.fist(OLIVE, "#33303C", "#7A4E28") + trades.lantern(), -84, 26, 0.92)
        + place(belongings.keg(), 62, 118, 0.72, -8),
    )
    return dress.medallion(PURPURE, figure, 1.1, 168, 166)


def inventor() -> Picture:
    """The inventor in leather cap and goggles, surrounded by wheels."""
    face = Face(TAN, "narrow", "long", "smile", "heavy", ASH, "#3F6A7A", age=1)
    coat = "#5E7A6B"
    wheels = place(belongings.gear(34, 10), 92, 66) + place(belongings.gear(22, 8, "#A9B0B5"), 96, 14)
    figure = person(
        face,
        clothes.apron("#9A6A38", coat),
        back=hair.wavy_back(ASH) + wheels,
        beard=hair.moustache(ASH),
        front=hair.fringe_ring(ASH),
        hat=headwear.goggled_cap("#7A4A26"),
        held=place(belongings.gear(42, 11), -88, 34) + place(tools.fist(TAN, coat), -84, 86, 0.92),
    )
    return dress.medallion(PURPURE, figure, 1.06, 162, 164, turn=True)


def wizard() -> Picture:
    """The wizard with a star-strewn hat and a shining staff."""
    face = Face(ROSY, "narrow", "hooked", "calm", "heavy", SNOW, "#2F6A8A", age=2)
    robe = "#2E3F8A"
    figure = person(
        face,
        clothes.robe(robe, "#1F2A5A"),
        back=hair.wavy_back(SNOW),
        beard=hair.full_beard(SNOW, 2.2),
        front=hair.wavy(SNOW),
        hat=headwear.wizard_hat(robe),
        held=place(belongings.wizard_staff() + tools.fist(ROSY, robe, LEAF), -86, 92, 0.95),
    )
    return dress.medallion(PURPURE, figure, 1, 172, 186)


def queen() -> Picture:
    """The queen under a crown of lilies, a white lily in her hand."""
    face = Face(FAIR, "oval", "straight", "calm", "arched", AUBURN, "#3F6A4A", "#B0393A", is_woman=True)
    red = "#8E1F3A"
    figure = person(
        face,
        clothes.bosom(FAIR) + clothes.gown(red, VELLUM) + clothes.necklace(jewel=AZURE),
        back=hair.wavy_back(AUBURN),
        ear=False,
        front=hair.centre_parting(AUBURN) + hair.long_plait(AUBURN),
        hat=headwear.lily_crown(),
        held=place(belongings.white_lily() + tools.fist(FAIR, red, LEAF), -84, 92, 0.95),
    )
    return dress.medallion(PURPURE, figure, 1.08, 164, 166, turn=True)


def king() -> Picture:
    """The old king in ermine, with crown, sceptre and orb."""
    face = Face(ROSY, "square", "straight", "calm", "heavy", SNOW, "#3F5F73", age=2)
    figure = person(
        face,
        clothes.mantle(GULES, "#3A2F6B") + clothes.chain(AZURE),
        back=hair.wavy_back(SNOW),
        beard=hair.full_beard(SNOW, 1.4),
        front=hair.wavy(SNOW),
        hat=headwear.closed_crown(),
        held=place(tools.sceptre() + tools.fist(ROSY, GULES, LEAF), -86, 88, 0.88) + place(tools.orb(), 84, 122, 0.9),
    )
    return dress.medallion(PURPURE, figure, 1, 162, 184)


def pictures() -> dict[str, Picture]:
    """The last six advisors by file name."""
    drawn = (champion, smuggler, inventor, wizard, queen, king)
    return {f"kingsburg/advisors/{draw.__name__}": draw() for draw in drawn}
