"""The townsfolk of Paladins, as busts in front of the warm colours of the town's walls."""

from art.ink import GULES, VELLUM, Picture, place
from art.kingsburg.court.headwear import mail_coif, scarf_mask
from art.paladins.people import arms, dress, headwear
from art.paladins.people.busts import Bust, Sitter, portraits
from art.people import caps, clothes, hair, tools, trades
from art.people.faces import DARK, FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import LEAF, mitre
from art.people.portraits import person
from art.rival_kings.courtiers import BLACK_HAIR, CHESTNUT, COPPER, FLAXEN, GREY, SNOW

PLASTER, BRICK, THATCH, STONE = "#8A7048", "#94573A", "#9A8240", "#6E6A5E"


def abbot() -> str:
    """The abbot in his mitre, with his crook."""
    face = Face(ROSY, "round", "broad", "calm", "heavy", SNOW, "#3F5F73", age=2)
    black = "#3A3640"
    return person(
        face,
        dress.habit(black, LEAF),
        beard=hair.full_beard(SNOW, 0.5),
        front=hair.fringe_ring(SNOW),
        hat=mitre(),
        held=place(trades.crozier() + tools.fist(ROSY, black), -88, 104, 0.84),
    )


def acolyte() -> str:
    """A boy in white linen, carrying a candle."""
    face = Face(FAIR, "round", "small", "calm", "thin", CHESTNUT, "#3F6A4A")
    return person(
        face,
        clothes.cassock(VELLUM, GULES),
        back=hair.page_back(CHESTNUT),
        front=hair.page(CHESTNUT),
        held=place(arms.candle_stick() + tools.fist(FAIR, VELLUM), -86, 98, 0.88),
    )


def architect() -> str:
    """The master builder with her square and plumb line."""
    face = Face(OLIVE, "oval", "straight", "smile", "arched", BLACK_HAIR, "#3A2C1E", is_woman=True)
    return person(
        face,
        dress.embroidered_tunic("#B5763A", "#2F6A8A"),
        front=hair.coiled_braids(BLACK_HAIR),
        hat=caps.headband("#2F6A8A"),
        held=place(place(arms.set_square(), 0, -26) + tools.fist(OLIVE, "#B5763A"), -96, 100, 0.84),
    )


def defender() -> str:
    """A townsman in an iron hat, behind his shield."""
    face = Face(TAN, "square", "broad", "stern", "stern", CHESTNUT, "#4F6B3A", age=1)
    return person(
        face,
        dress.byrnie("#7A5230"),
        beard=hair.full_beard(CHESTNUT, 0.4),
        hat=mail_coif() + caps.kettle_hat(),
        held=place(arms.spear() + tools.fist(TAN, dress.MAIL), -92, 100, 0.78)
        + place(arms.round_shield("#2E6B3E", "#E7C26A"), 72, 138, 0.94),
    )


def gatekeeper() -> str:
    """The keeper of the gate with his ring of keys."""
    face = Face(ROSY, "square", "broad", "calm", "heavy", GREY, "#3F5F73", age=1)
    return person(
        face,
        clothes.apron("#6B4426", "#7E3A2A"),
        beard=hair.moustache(GREY),
        front=hair.fringe_ring(GREY),
        hat=caps.knitted_cap("#7E2F2A", "#C9A24A"),
        held=place(tools.fist(ROSY, "#7E3A2A") + trades.keys(), -84, 34, 0.88),
    )


def missionary() -> str:
    """A monk from the south, holding up a cross."""
    face = Face(DARK, "oval", "broad", "smile", "arched", BLACK_HAIR, "#2B1D14", "#7A3A32")
    return person(
        face,
        dress.habit("#7A5A3A"),
        beard=hair.stubble(BLACK_HAIR),
        front=hair.tonsure(BLACK_HAIR),
        held=place(arms.cross_staff() + tools.fist(DARK, "#7A5A3A", "#6A4C30"), -88, 100, 0.86),
    )


def watchman() -> str:
    """The night watchman in his hood, with a lantern."""
    face = Face(FAIR, "narrow", "hooked", "stern", "heavy", GREY, "#4F6B3A", age=2)
    blue = "#3E4F66"
    return person(
        face,
        dress.hooded_cloak(blue),
        beard=hair.full_beard(GREY, 0.6),
        ear=False,
        hat=caps.hood(blue),
        held=place(tools.fist(FAIR, blue) + trades.lantern(), -84, 22, 0.86),
    )


def conspirator() -> str:
    """A woman hiding her face, with a dagger in her hand."""
    face = Face(FAIR, "narrow", "straight", "calm", "thin", BLACK_HAIR, "#3F6A4A", is_woman=True)
    violet = "#4A2F5A"
    return person(
        face,
        dress.hooded_cloak(violet),
        front=scarf_mask("#7A2A4A"),
        ear=False,
        hat=caps.hood(violet),
        held=place(arms.dagger() + tools.fist(FAIR, violet), -80, 104, 0.92),
    )


def debt_collector() -> str:
    """The collector in a fur cap, with his list in one hand and a purse in the other."""
    face = Face(ROSY, "narrow", "long", "stern", "stern", BLACK_HAIR, "#3A2C1E", age=1)
    green = "#3E5A4A"
    return person(
        face,
        clothes.robe(green, "#D9C49A"),
        beard=hair.goatee(BLACK_HAIR),
        front=hair.short(BLACK_HAIR),
        hat=headwear.fur_cap(green, "#5A4030"),
        held=place(tools.fist(ROSY, green) + tools.purse(), 84, 44, 0.78)
        + place(arms.tally() + tools.fist(ROSY, green), -84, 108, 0.9),
    )


def peddler() -> str:
    """A travelling woman with her wares on her back."""
    face = Face(TAN, "round", "small", "smile", "arched", COPPER, "#4F6B3A", is_woman=True)
    return person(
        face,
        clothes.tunic("#2F7A6A") + clothes.neckerchief("#D98A2E"),
        back=place(arms.pack(), 54, 30, 1),
        front=hair.centre_parting(COPPER),
        hat=caps.kerchief("#B5382C", "#F3E7C8"),
        held=place(trades.basket(), -66, 128, 0.72),
    )


def squire() -> str:
    """A fair youth holding his knight's sword."""
    face = Face(ROSY, "oval", "small", "smile", "thin", FLAXEN, "#3F6A8A")
    return person(
        face,
        dress.embroidered_tunic("#A6262B", "#E7C26A"),
        front=hair.curls(FLAXEN),
        held=place(tools.sword() + tools.fist(ROSY, "#A6262B"), -86, 108, 0.78),
    )


TOWNSFOLK = (
    Sitter(abbot, PLASTER, Bust(1.0, 168, 186)),
    Sitter(acolyte, BRICK, Bust(1.14, 170, 158)),
    Sitter(architect, THATCH, Bust(1.12, 150, 158, True)),
    Sitter(defender, STONE, Bust(1.02, 164, 174)),
    Sitter(gatekeeper, PLASTER, Bust(1.1, 170, 170)),
    Sitter(missionary, THATCH, Bust(1.2, 152, 148, True)),
    Sitter(watchman, STONE, Bust(1.1, 172, 172)),
    Sitter(conspirator, BRICK, Bust(1.1, 150, 172, True)),
    Sitter(debt_collector, PLASTER, Bust(1.06, 166, 168)),
    Sitter(peddler, BRICK, Bust(1.06, 156, 160, True)),
    Sitter(squire, THATCH, Bust(1.12, 170, 164)),
)


def pictures() -> dict[str, Picture]:
    """The townsfolk by file name."""
    return portraits("townsfolk", TOWNSFOLK)
