"""Kingsburg's advisors 1 to 6, from the jester to the alchemist, on green."""

from art.ink import AZURE, GULES, VELLUM, VERT, Picture, brush, place
from art.kingsburg.court import belongings, dress, headwear
from art.people import clothes, hair, hats, tools
from art.people.faces import BROWN, FAIR, OLIVE, ROSY, TAN, Face
from art.people.portraits import person
from art.rival_kings.courtiers import BLACK_HAIR, CHESTNUT, COPPER, SNOW

MUSTARD = "#D9A62E"


def jester() -> Picture:
    """The jester in cap and bells, with his little double in his hand."""
    face = Face(ROSY, "narrow", "hooked", "smile", "arched", COPPER, "#4F6B3A")
    figure = person(
        face,
        dress.motley(GULES, MUSTARD),
        ear=False,
        hat=headwear.fool_cap(GULES, MUSTARD),
        held=place(belongings.marotte(MUSTARD, AZURE) + tools.fist(ROSY, GULES, MUSTARD), -84, 88, 0.92),
    )
    return dress.medallion(VERT, figure, 1.04, 168, 176)


def squire() -> Picture:
    """A dark-haired boy in a quilted coat, with his knight's pennon."""
    face = Face(BROWN, "round", "small", "smile", "thin", BLACK_HAIR, "#3A2418")
    coat = "#B9A27A"
    figure = person(
        face,
        dress.gambeson(coat, GULES),
        back=hair.page_back(BLACK_HAIR),
        front=hair.page(BLACK_HAIR),
        held=place(place(belongings.pennon(GULES, VELLUM), flip=True) + tools.fist(BROWN, coat), -78, 92),
    )
    return dress.medallion(VERT, figure, 1.06, 148, 160, turn=True)


def architect() -> Picture:
    """The architect with dividers and the plan of a tower."""
    face = Face(TAN, "square", "straight", "calm", "heavy", CHESTNUT, "#3F5F73", age=1)
    robe = "#7A3B2A"
    figure = person(
        face,
        clothes.robe(robe, "#D9C59C", "#4A3020"),
        beard=hair.full_beard(CHESTNUT, 0.5),
        hat=headwear.flat_cap("#8E4A2A"),
        held=place(belongings.dividers() + tools.fist(TAN, robe), -80, 84, 0.95)
        + place(belongings.plan(), 62, 116, 0.8, 8),
    )
    return dress.medallion(VERT, figure, 1.08, 162, 160)


def merchant() -> Picture:
    """A merchant in a rolled hood, weighing an offer."""
    face = Face(OLIVE, "oval", "long", "smile", "arched", BLACK_HAIR, "#3A2C1E", age=1)
    figure = person(
        face,
        clothes.robe("#8A5A1E", "#E7D9B4", "#6B4A2C"),
        beard=hair.goatee(BLACK_HAIR),
        front=hair.short(BLACK_HAIR),
        hat=hats.chaperon("#B5562B", "#E0A23A"),
        held=place(tools.scales() + tools.fist(OLIVE, "#8A5A1E", "#6B4A2C"), -70, 106, 0.92),
    )
    return dress.medallion(VERT, figure, 1.04, 140, 164, turn=True)


def sergeant() -> Picture:
    """The sergeant in mail and nasal helm, axe at the ready."""
    face = Face(ROSY, "square", "broad", "stern", "stern", COPPER, "#4A5A66", age=1)
    figure = person(
        face,
        clothes.tunic(GULES) + headwear.mail_coif(),
        beard=hair.moustache(COPPER),
        ear=False,
        hat=headwear.nasal_helm(),
        held=place(place(belongings.axe(), flip=True) + tools.fist(ROSY, GULES, "#7A4E28"), -82, 92, 0.96),
    )
    return dress.medallion(VERT, figure, 1.08, 170, 172)


def alchemist() -> Picture:
    """The alchemist, bald and bearded, with a glowing retort."""
    face = Face(FAIR, "narrow", "long", "calm", "heavy", SNOW, "#4F6B3A", age=2)
    robe = "#4A3A5E"
    soot = brush("18,22 28,30 22,40", (1, 6, 1), "#6B5A4A") + brush("-6,-54 8,-58 18,-54", (1, 5, 1), "#8A7A66")
    figure = person(
        face,
        clothes.apron("#7A5230", robe),
        beard=hair.full_beard(SNOW, 1.2),
        front=hair.fringe_ring(SNOW) + soot,
        held=place(place(belongings.retort("#8FCB3A"), 4, 10, 0.84) + tools.fist(FAIR, robe, VELLUM), -78, 86, 0.9),
    )
    return dress.medallion(VERT, figure, 1.12, 186, 152)


def pictures() -> dict[str, Picture]:
    """The first six advisors by file name."""
    drawn = (jester, squire, architect, merchant, sergeant, alchemist)
    return {f"kingsburg/advisors/{draw.__name__}": draw() for draw in drawn}
