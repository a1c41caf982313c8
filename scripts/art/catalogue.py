"""Every picture of the app, by its path below assets/art without the extension."""

from art import actions, country, court, courtiers, covers, frame, heraldry, pieces, subjects, symbols, town, village
from art.ink import Picture
from art.kingsburg import ROOMS as KINGSBURG
from art.paladins import ROOMS as PALADINS
from art.royals import ROOMS as ROYALS

ROOMS = (heraldry, symbols, actions, frame, pieces, courtiers, subjects, court, town, village, country, covers)
PICTURES: dict[str, Picture] = {
    name: picture for room in ROOMS + KINGSBURG + ROYALS + PALADINS for name, picture in room.pictures().items()
}
