"""The twelve paladins, each with a face and dress of his own, and a sign of what he is good at."""

from art.ink import AZURE, GULES, OR, PURPURE, VELLUM, VERT, Picture, place, tone
from art.kingsburg.court import belongings
from art.kingsburg.court.headwear import crested_helm
from art.paladins.people import arms, dress, headwear
from art.paladins.people.busts import Bust, Sitter, portraits
from art.people import hair, tools, trades
from art.people.caps import hood
from art.people.faces import BROWN, FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import ERMINE, LEAF, STEEL, circlet
from art.people.portraits import person
from art.rival_kings.courtiers import BLACK_HAIR, CHESTNUT, COPPER, FLAXEN, SNOW

MOSS, SLATE, RUST, TEAL, PLUM, CLAY = "#5E7A3E", "#465A70", "#9A4A26", "#1F6B6B", "#5B2F4A", "#A5713A"
STEEL_GLOVE = tone(STEEL, -0.1)
HAND = (-86, 98)


def _held(thing: str, sleeve: str, skin: str, size: float = 0.86) -> str:
    return place(thing + tools.fist(skin, sleeve, LEAF), *HAND, size)


def anseis() -> str:
    """Anséis, who fortifies: a ridge helmet, a blue cloak, a trowel."""
    face = Face(ROSY, "square", "straight", "calm", "heavy", CHESTNUT, "#3F5F73", age=1)
    return person(
        face,
        dress.pinned_cloak(AZURE, VELLUM, dress.byrnie(GULES), GULES),
        beard=hair.stubble(CHESTNUT) + hair.moustache(CHESTNUT),
        hat=headwear.ridge_helm(),
        held=_held(arms.trowel(), dress.MAIL, ROSY, 0.94),
    )


def berengier() -> str:
    """Bérengier, who garrisons: black-bearded, under a banner with a tower on it."""
    face = Face(TAN, "round", "broad", "stern", "stern", BLACK_HAIR, "#3A2C1E", age=1)
    banner = arms.gonfanon(GULES, "M-18 14V-14H-8V-6H0V-14H10V-6H18V14Z")
    return person(
        face,
        dress.pinned_cloak("#8E1F2A", "#E7C26A", dress.byrnie("#E7C26A"), AZURE),
        beard=hair.full_beard(BLACK_HAIR, 1.3),
        ear=False,
        hat=headwear.spangenhelm(),
        held=place(place(banner, flip=True) + tools.fist(TAN, dress.MAIL, LEAF), -84, 104, 0.84),
    )


def engelier() -> str:
    """Engelier, who attacks for silver: a mail hood, a copper moustache and a drawn sword."""
    face = Face(FAIR, "narrow", "hooked", "smile", "stern", COPPER, "#4F6B3A")
    return person(
        face,
        dress.pinned_cloak("#D98A2E", "#5A2A1E", dress.byrnie(AZURE), VERT),
        beard=hair.moustache(COPPER),
        ear=False,
        hat=headwear.mail_hood(),
        held=_held(tools.sword(), dress.MAIL, STEEL_GLOVE, 0.82),
    )


def gerier() -> str:
    """Gérier, who converts: fair, with a gold band in his hair and a cross on his staff."""
    face = Face(FAIR, "oval", "straight", "calm", "arched", FLAXEN, "#3F6A8A")
    return person(
        face,
        dress.pinned_cloak(ERMINE, GULES, dress.byrnie(GULES), GULES),
        back=hair.page_back(FLAXEN),
        beard=hair.goatee(FLAXEN),
        front=hair.page(FLAXEN),
        hat=circlet(),
        held=_held(arms.cross_staff(), dress.MAIL, FAIR, 0.86),
    )


def gerin() -> str:
    """Gérin, who conspires: dark, smiling under his hood, with a sealed letter."""
    face = Face(OLIVE, "narrow", "long", "smile", "thin", BLACK_HAIR, "#3A2C1E")
    violet = "#5B3A7A"
    return person(
        face,
        dress.hooded_cloak(violet),
        beard=hair.goatee(BLACK_HAIR),
        ear=False,
        hat=hood(violet),
        held=_held(tools.scroll(), dress.MAIL, OLIVE, 0.84),
    )


def girard() -> str:
    """Girard, who hunts: old and white-haired, in green and fur, with bow and quiver."""
    face = Face(TAN, "square", "hooked", "calm", "heavy", SNOW, "#4F6B3A", age=2)
    return person(
        face,
        dress.pinned_cloak("#4C7A43", "#8A6A42", dress.embroidered_tunic("#7A5A34", "#B98A3A"), OR),
        back=place(belongings.quiver(), 88, 66, 0.84, 16) + hair.page_back(SNOW),
        beard=hair.full_beard(SNOW, 1.1),
        front=hair.short(SNOW),
        hat=headwear.fur_cap("#3E6638", "#6B4A2C"),
        held=_held(belongings.long_bow(), "#4C7A43", TAN, 0.96),
    )


def ivon() -> str:
    """Ivon, who sends out monks: black-haired and beardless, with a book of hours in front of him."""
    face = Face(BROWN, "oval", "broad", "calm", "arched", BLACK_HAIR, "#2B1D14", "#8A4036")
    return person(
        face,
        dress.pinned_cloak("#2F7A7A", VELLUM, dress.byrnie("#E7C26A"), GULES),
        front=hair.curls(BLACK_HAIR),
        hat=place(circlet("#E7C26A"), 0, 6),
        held=place(tools.closed_book(GULES) + tools.fist(BROWN, dress.MAIL, LEAF), -70, 118, 0.8),
    )


def ivoire() -> str:
    """Ivoire, who absolves: pale as his name, with a white helmet and a jar of oil."""
    face = Face(FAIR, "narrow", "straight", "calm", "thin", "#E4D9BE", "#5F8AA0")
    return person(
        face,
        dress.pinned_cloak("#EDE6D2", AZURE, dress.byrnie(AZURE), AZURE),
        back=hair.wavy_back("#E4D9BE"),
        beard=hair.moustache("#E4D9BE"),
        hat=headwear.ridge_helm("#EFE7D2", LEAF),
        held=_held(arms.jar(), dress.MAIL, FAIR, 0.92),
    )


def oliver() -> str:
    """Oliver, who prays: bareheaded in an olive cloak, his hands folded."""
    auburn = "#7A3A22"
    face = Face(ROSY, "oval", "long", "calm", "arched", auburn, "#4F6B3A", age=1)
    return person(
        face,
        dress.pinned_cloak("#7C8A3A", VELLUM, dress.byrnie(VELLUM), VERT),
        beard=hair.full_beard(auburn, 0.5),
        front=hair.short(auburn),
        held=place(arms.joined_hands(ROSY, dress.MAIL), -74, 104, 0.96),
    )


def otton() -> str:
    """Otton, who trades: stout and fair in a gilded helmet, holding scales."""
    face = Face(ROSY, "round", "broad", "smile", "arched", FLAXEN, "#3F5F73", age=1)
    return person(
        face,
        dress.pinned_cloak("#C9962E", GULES, dress.byrnie(VERT), GULES),
        beard=hair.full_beard(FLAXEN, 0.8),
        hat=headwear.spangenhelm("#C9A24A", "#F3ECDD"),
        held=place(tools.scales() + tools.fist(ROSY, dress.MAIL, LEAF), -96, 110, 0.8),
    )


def roland() -> str:
    """Roland, the strongest: a crested gold helmet, a red cloak, the ivory horn."""
    face = Face(FAIR, "square", "straight", "stern", "stern", CHESTNUT, "#2F5A7A")
    return person(
        face,
        dress.pinned_cloak(GULES, "#E7C26A", dress.byrnie(AZURE), AZURE),
        beard=hair.stubble(CHESTNUT),
        ear=False,
        hat=crested_helm(GULES),
        held=place(arms.oliphant() + tools.fist(STEEL_GLOVE, dress.MAIL, LEAF), -84, 104, 0.96),
    )


def samson() -> str:
    """Samson, who develops: a giant with uncut hair and beard, a great hammer in his fist."""
    face = Face(TAN, "square", "broad", "smile", "heavy", COPPER, "#4F6B3A", age=1)
    return person(
        face,
        dress.pinned_cloak("#7A5230", "#D9C49A", dress.embroidered_tunic("#B5502E", "#3A5A3A"), OR),
        back=hair.wavy_back(COPPER),
        beard=hair.full_beard(COPPER, 1.6),
        front=hair.wavy(COPPER),
        held=place(trades.hammer() + tools.fist(TAN, "#B5502E", LEAF), -102, 104, 0.94),
    )


KNIGHTS = (
    Sitter(anseis, CLAY, Bust(1.06, 168, 178)),
    Sitter(berengier, SLATE, Bust(1.04, 150, 182, True)),
    Sitter(engelier, MOSS, Bust(1.14, 168, 170)),
    Sitter(gerier, GULES, Bust(1.12, 156, 162, True)),
    Sitter(gerin, PLUM, Bust(1.1, 172, 172)),
    Sitter(girard, VERT, Bust(1.08, 162, 168)),
    Sitter(ivon, TEAL, Bust(1.16, 152, 154, True)),
    Sitter(ivoire, AZURE, Bust(1.08, 168, 176, True)),
    Sitter(oliver, OR, Bust(1.16, 170, 156)),
    Sitter(otton, PURPURE, Bust(1.02, 176, 184)),
    Sitter(roland, "#7E1F2A", Bust(1.04, 164, 186)),
    Sitter(samson, RUST, Bust(1.12, 146, 156, True)),
)


def pictures() -> dict[str, Picture]:
    """The twelve paladins by file name."""
    return portraits("paladins", KNIGHTS)
